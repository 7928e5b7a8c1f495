"""Moments of real games for the gallery: fixed seeds, played by the real bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polnoc.bots import make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.games.duchy import make_game
from polnoc.games.duchy.game import DuchyGame

GAME: Final = make_game()

NAMES: Final = {
    "pl": ("Ania", "Kot", "Ćma Wieczorna", "Zając"),
    "en": ("Olive", "Cat", "Evening Moth", "Hare"),
    "hard": (
        "Bożydar-Wszemił Chrząszczyżewoszycki",
        "<script>alert(1)</script>",
        "Święcichna & Synowie",
        "Ż",
    ),
}


@dataclass(frozen=True, slots=True)
class Scene:
    """A table on a page: who looks at which moment of a game, and how it is shown."""

    name: str
    players: int
    language: str
    #: Whether a moment is the one; it gets the view of the one who looks.
    when: Callable[[View], bool]
    viewer: int = 0
    aids: bool = True
    theme: str = "night"
    names: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names by seat."""
        return NAMES[self.names or self.language][: self.players]


def find_moment(scene: Scene, game: DuchyGame = GAME) -> Match:
    """The first game, by seed, that has the moment of a scene, stopped there."""
    bot = make_bot(game, "regular")
    for seed in range(1, 200):
        match = Match(game, game.read_options({"players": scene.players, "first": 1}), Seed.simulated(seed))
        rng = random.Random(seed)
        while not scene.when(match.view(scene.viewer)) and not match.over:
            seat = match.asked[0]
            match.answer(seat, bot.choose(match.view(seat), match.options(seat), rng))
        if scene.when(match.view(scene.viewer)):
            return match
    raise LookupError(f"no game has the moment '{scene.name}'")


def _frame(view: View) -> View:
    frames = view["frames"]
    return frames[-1] if frames else {"rule": "Over"}


def _asked(rule: str, cards: int = 0) -> Callable[[View], bool]:
    """The viewer is asked by this rule, with so many cards open."""

    def when(view: View) -> bool:
        return view["seat"] in view["asked"] and _frame(view)["rule"] == rule and len(view["middle"]) >= cards

    return when


_my_turn = _asked("Turn", 3)


def _guessing(view: View) -> bool:
    return _my_turn(view) and bool(_frame(view)["guessing"])


def _third_number(view: View) -> bool:
    return _asked("ChooseNumbers", 2)(view) and len(_frame(view)["named"]) == 2


def _waiting(view: View) -> bool:
    return _frame(view)["rule"] == "Turn" and view["seat"] not in view["asked"] and len(view["middle"]) > 2


def _shielded(view: View) -> bool:
    return _my_turn(view) and view["shield"] & ~1 > 0


def _found(view: View) -> bool:
    return _my_turn(view) and view["found"] > 0 and not view["found"] & 1


def _over(view: View) -> bool:
    return not view["asked"]


SCENES: Final = (
    Scene("2-lair-pl", 2, "pl", _asked("Hide")),
    Scene("2-early-pl", 2, "pl", _asked("Turn", 1)),
    Scene("2-guessing-en", 2, "en", _guessing),
    Scene("2-late-en", 2, "en", _asked("Turn", 6)),
    Scene("2-over-pl", 2, "pl", _over),
    Scene("2-watcher-en", 2, "en", _waiting, viewer=WATCHER),
    Scene("2-early-day-pl", 2, "pl", _asked("Turn", 2), theme="day"),
    Scene("3-middle-en", 3, "en", _asked("Turn", 4)),
    Scene("3-waiting-pl", 3, "pl", _waiting, aids=False),
    Scene("3-shield-pl", 3, "pl", _shielded),
    Scene("3-found-en", 3, "en", _found),
    Scene("3-run-pl", 3, "pl", _asked("ChooseRun", 2)),
    Scene("3-lowest-en", 3, "en", _asked("ChooseLowest", 2)),
    Scene("3-numbers-day-en", 3, "en", _third_number, theme="day"),
    Scene("3-copy-en", 3, "en", _asked("CopyOrExtra", 3)),
    Scene("3-arrange-pl", 3, "pl", _asked("Arrange", 2)),
    Scene("3-names-pl", 3, "pl", _asked("Turn", 4), names="hard"),
    Scene("4-lairs-en", 4, "en", _asked("TeamsHide")),
    Scene("4-middle-pl", 4, "pl", _asked("Turn", 6)),
    Scene("4-guessing-en", 4, "en", _guessing),
    Scene("4-found-day-pl", 4, "pl", _found, theme="day"),
    Scene("4-names-pl", 4, "pl", _waiting, names="hard"),
)
