"""A stored game and its replay: equal in everything that anybody is told or sees, or where they differ.

Two digests are stored for each moment. What is *told* (events, whose turn it is, options, winners) is the
game itself: if it differs, stored games would be falsified. What is *seen* are the views, whose fields are
named after those of the position: they may also change because a field was renamed or moved. Neither depends
on positions themselves, so those may be rewritten freely.
"""

from __future__ import annotations

import base64
import hashlib
import lzma
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from polnoc.engine.actions import NotationError
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption
from polnoc.engine.refusals import Refused
from polnoc.engine.seats import WATCHER

FOLDER: Final = Path(__file__).parent / "games"

#: Marks in the list of answers that the last one was undone.
UNDO: Final = "undo"

#: Length of a moment's check in characters: 24 bits of its digest.
CHECK: Final = 4

Kind = Literal["told", "seen"]
KINDS: Final[tuple[Kind, ...]] = ("told", "seen")


class StoredGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was played once."""

    game: str
    rules: int
    content: str
    #: All options, so that a change of defaults has no effect here.
    options: dict[str, object]
    seed: str
    #: The level of the bots that played it.
    played_by: str
    #: `0:h5 1:h9 undo`: the seat and its answer in short notation, or that the last one was undone.
    answers: str
    #: The check of each moment from the beginning on, and the digest of all of them.
    told: str
    seen: str
    digests: dict[Kind, str]
    finished: bool
    winners: tuple[int, ...]

    @property
    def steps(self) -> list[str]:
        """The answers, one by one."""
        return self.answers.split()

    def __str__(self) -> str:
        return f"{self.game} by rules {self.rules}, content {self.content}, {self.seed}, {self.options}"


class Difference(NamedTuple):
    """Where a replay departs from the stored game: after how many steps (0: at the beginning), and how."""

    stored: StoredGame
    step: int
    #: What differs, or what went wrong.
    what: str

    @property
    def is_of_views(self) -> bool:
        """Whether everything that is told is the same."""
        return self.what == "seen"

    def __str__(self) -> str:
        after = f"step {self.step} ('{self.stored.steps[self.step - 1]}')" if self.step else "the beginning"
        how = {"told": "something else is told or offered", "seen": "something else is seen"}
        return f"{self.stored}\n  first difference after {after}: {how.get(self.what, self.what)}"


class Witness:
    """Observes a match after each step, as everybody at the table does."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.checks: dict[Kind, list[str]] = {kind: [] for kind in KINDS}
        self._digests = {kind: hashlib.sha256() for kind in KINDS}
        self._look(0)

    def carry_out(self, step: str) -> None:
        """Give an answer or undo the last one, and observe."""
        since = len(self.match.events)
        if step == UNDO:
            self.match.undo()
            since = 0
        else:
            seat, _, text = step.partition(":")
            self.match.answer(int(seat), self.match.game.actions.parse(text))
        self._look(since)

    def _look(self, since: int) -> None:
        looks: dict[Kind, object] = {"told": self._told(since), "seen": self._seen()}
        for kind, looked in looks.items():
            raw = hashlib.sha256(msgspec.json.encode(looked, order="sorted")).digest()
            self._digests[kind].update(raw)
            self.checks[kind].append(base64.b64encode(raw).decode()[:CHECK])

    def _told(self, since: int) -> object:
        match = self.match
        return [
            [
                [(event.key, event.args) for event in match.news(observer, since)]
                for observer in self._observers()
            ],
            [(seat, sorted([action.short for action in match.options(seat)])) for seat in match.asked],
            (match.over, match.winners),
        ]

    def _seen(self) -> object:
        return [self.match.view(observer) for observer in self._observers()]

    def _observers(self) -> Iterable[int]:
        return (*range(self.match.seats), WATCHER)

    def digests(self) -> dict[Kind, str]:
        """The digests of everything so far."""
        return {kind: digest.hexdigest() for kind, digest in self._digests.items()}


def store(witness: Witness, steps: Iterable[str], played_by: str) -> StoredGame:
    """Return a game that was just played, with all that was told and seen."""
    match = witness.match
    return StoredGame(
        game=match.game.id,
        rules=match.game.rules_version,
        content=match.game.content,
        options=msgspec.to_builtins(match.chosen),
        seed=match.seed.text,
        played_by=played_by,
        answers=" ".join(steps),
        told="".join(witness.checks["told"]),
        seen="".join(witness.checks["seen"]),
        digests=witness.digests(),
        finished=match.over,
        winners=match.winners,
    )


def difference(stored: StoredGame, game: AnyGame) -> Difference | None:
    """Return how a stored game differs when replayed; None if not at all."""
    failed = ""
    try:
        witness = Witness(Match(game, game.read_options(stored.options), Seed(stored.seed)))
    except BadOption as error:
        return Difference(stored, 0, f"it cannot begin: {error}")
    try:
        for step in stored.steps:
            witness.carry_out(step)
    except (Refused, NotationError, IndexError) as error:
        failed = f"the answer is refused: {error}"
    reached = len(witness.checks["told"])
    told, seen = [_first_difference(witness, stored, kind) for kind in KINDS]
    if told < reached:
        return Difference(stored, min(told, seen), "told")
    if failed:
        return Difference(stored, reached, failed)
    return Difference(stored, seen, "seen") if seen < reached else _hidden_difference(witness, stored)


def _first_difference(witness: Witness, stored: StoredGame, kind: Kind) -> int:
    """Return the first step after which a check differs; if none does, the number of steps."""
    found, expected = witness.checks[kind], getattr(stored, kind)
    differing = [at for at, check in enumerate(found) if check != expected[CHECK * at : CHECK * (at + 1)]]
    return differing[0] if differing else len(found)


def _hidden_difference(witness: Witness, stored: StoredGame) -> Difference | None:
    """Find what the short checks have missed: one difference in sixteen million."""
    differing = [kind for kind in KINDS if witness.digests()[kind] != stored.digests[kind]]
    return Difference(stored, len(stored.steps), differing[0]) if differing else None


def views_anew(stored: StoredGame, game: AnyGame) -> StoredGame:
    """Return a stored game with its present views, if it differs in nothing else."""
    found = difference(stored, game)
    if found is None or not found.is_of_views:
        return stored
    witness = Witness(Match(game, game.read_options(stored.options), Seed(stored.seed)))
    for step in stored.steps:
        witness.carry_out(step)
    return msgspec.structs.replace(stored, seen="".join(witness.checks["seen"]), digests=witness.digests())


# Files --------------------------------------------------------------------------------


def file_of(game: str, rules: int, content: str) -> str:
    """Return the name of the file for games of these rules and this content."""
    return f"{game}-{rules}-{content}.xz"


class Volume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file: games with the same rules and content, and the texts of that content."""

    sources: tuple[str, ...]
    games: list[StoredGame]

    @property
    def name(self) -> str:
        """The name of its file."""
        [name] = {file_of(game.game, game.rules, game.content) for game in self.games}
        return name


def read_all(game: str, folder: Path = FOLDER) -> list[Volume]:
    """Return all stored games of a game."""
    return [read(file) for file in sorted(folder.glob(f"{game}-*.xz"))]


def read(file: Path) -> Volume:
    """Read the games in a file."""
    return msgspec.json.decode(lzma.decompress(file.read_bytes()), type=Volume)


def write(folder: Path, volume: Volume) -> None:
    """Write games to their file, replacing its contents."""
    raw = lzma.compress(msgspec.json.encode(volume), preset=9 | lzma.PRESET_EXTREME)
    (folder / volume.name).write_bytes(raw)
