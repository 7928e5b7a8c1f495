"""Finished games as they are stored, the games of one person, and their statistics.

Nothing here depends on the game: who played, who won and how long it took is known for every game. Whatever
else is counted comes from the game's achievements, if it has any.

A game is **listed** for everybody who held a seat, and **counted** if they held one seat and played it to the
end themselves: not at a shared screen, where one browser holds several seats, nor if a bot finished it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.safe_json import NestedTooDeeply, decode_json
from polnoc.engine.stories import Outcome
from polnoc.records.results import Count, Result, Summary, summarise
from polnoc.records.stories import outcome

Key = TypeVar("Key")

Ending = Literal["won", "lost", "drawn"]

#: A person's seat; any other word is the level of a bot.
PERSON: Final = "you"

#: Limits for a stored game.
NAME_CHARS: Final = 80
MOST_PLAYERS: Final = 15
MOST_FACTS: Final = 60
LARGEST_NUMBER: Final = 2**53

_WORD: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


class BadHistory(ValueError):
    """An invalid stored game; the message says what is wrong."""


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One seat of a finished game."""

    name: str
    #: `you`, or the level of a bot.
    played_by: str
    side: int
    ending: Ending
    #: As in `engine.stories.Outcome`.
    groups: dict[str, str] = {}
    figures: dict[str, int] = {}
    achievements: tuple[str, ...] = msgspec.field(name="feats", default=())

    def __post_init__(self) -> None:
        if len(self.name) > NAME_CHARS or not self.name.isprintable():
            raise BadHistory(f"a name has at most {NAME_CHARS} characters, in one line")
        words = [self.played_by, *self.groups, *self.groups.values(), *self.figures, *self.achievements]
        if len(words) > MOST_FACTS or not all([_WORD.fullmatch(word) for word in words]):
            raise BadHistory("groups, figures and feats of a player are words of small letters")
        if not all([0 <= number <= LARGEST_NUMBER for number in (self.side, *self.figures.values())]):
            raise BadHistory("figures of a player are not below zero")


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is stored of a finished game. Times are milliseconds since 1970."""

    id: str
    game: str
    began: int
    ended: int
    #: How many answers stood at the end; 0: unknown.
    answers: int
    players: tuple[Player, ...]
    commitment: str = ""
    #: How many answers were taken back, and how many of them after chance had answered.
    undone: int = 0
    foreseen: int = 0
    #: Whether the dice were known before.
    known: bool = False
    #: The day, if it was a daily game.
    day: str = ""

    def __post_init__(self) -> None:
        if not (_ID.fullmatch(self.id) and _WORD.fullmatch(self.game)):
            raise BadHistory("a game has an id of letters and digits, and a name of small letters")
        if not 1 <= len(self.players) <= MOST_PLAYERS:
            raise BadHistory(f"a game has 1 to {MOST_PLAYERS} players")
        numbers = (self.began, self.ended, self.answers, self.undone, self.foreseen)
        if not all([0 <= number <= LARGEST_NUMBER for number in numbers]) or self.began > self.ended:
            raise BadHistory("a game begins before it ends, and nothing about it is below zero")
        if len(self.commitment) > NAME_CHARS or len(self.day) > 10:
            raise BadHistory("a commitment or a day that is none")

    @property
    def seconds(self) -> int:
        """How long the game took."""
        return (self.ended - self.began) // 1_000


def finished_game(
    match: Match, *, id: str, seats: Sequence[tuple[str, str]], began: int, ended: int, day: str = ""
) -> FinishedGame:
    """What is stored of a finished match; `seats` are names and who plays there."""
    return FinishedGame(
        id=id,
        game=match.game.id,
        began=min(began, ended),
        ended=ended,
        answers=len(match.steps),
        players=tuple([_player(match, seat, *seats[seat]) for seat in range(len(seats))]),
        commitment=match.seed.commitment,
        undone=match.undone,
        foreseen=match.foreseen,
        known=match.seed.is_simulated and not day,
        day=day,
    )


def _player(match: Match, seat: int, name: str, played_by: str) -> Player:
    found = outcome(match, seat) or Outcome(seat in match.winners, {}, {}, ())
    return Player(
        name=name,
        played_by=played_by or PERSON,
        side=match.game.side(match.chosen, seat),
        ending=ending(match, seat),
        groups=found.groups,
        figures=found.figures,
        achievements=found.achievements,
    )


def ending(match: Match, seat: int) -> Ending:
    """How a match ended for a seat.

    With several sides it is drawn if none or all of them have won; with a single side it is won or lost.
    """
    sides = {match.game.side(match.chosen, other) for other in range(match.game.seats(match.chosen))}
    winning = {match.game.side(match.chosen, winner) for winner in match.winners}
    if len(sides) > 1 and len(winning) in (0, len(sides)):
        return "drawn"
    return "won" if seat in match.winners else "lost"


# The games of one person --------------------------------------------------------------


class OwnGame(NamedTuple):
    """A finished game, and which of its seats were one person's."""

    game: FinishedGame
    seats: tuple[int, ...]
    #: By seat: a key for each of the other people, as far as they are known.
    people: Mapping[int, str] = {}
    #: Imported from a file: this server has not seen the game played.
    from_file: bool = False

    @property
    def seat(self) -> int:
        """The first own seat."""
        return self.seats[0]

    @property
    def own(self) -> Player:
        """The player in the first own seat."""
        return self.game.players[self.seats[0]]

    @property
    def at_one_screen(self) -> bool:
        """Whether the person held several seats."""
        return len(self.seats) > 1

    @property
    def counts(self) -> bool:
        """Whether the game is counted as won or lost."""
        return not self.at_one_screen and self.own.played_by == PERSON

    @property
    def opponents(self) -> list[int]:
        """The seats of other sides."""
        own = {self.game.players[seat].side for seat in self.seats}
        return [seat for seat, player in enumerate(self.game.players) if player.side not in own]


@dataclass(slots=True)
class Statistics:
    """The games of one kind that a person has played."""

    #: All listed games; the summary has those that are counted.
    listed: int = 0
    drawn: int = 0
    summary: Summary = field(default_factory=Summary)
    #: Games counted by seat; below, by the levels of bots on other sides, and by people there (key and name).
    seats: dict[int, Count] = field(default_factory=dict)
    levels: dict[str, Count] = field(default_factory=dict)
    people: dict[str, Count] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)


def statistics(game: AnyGame, games: Iterable[OwnGame]) -> Statistics:
    """The statistics of a person's games; `games` are in the order in which they ended."""
    own = [one for one in games if one.game.game == game.id]
    counted = [one for one in own if one.counts]
    found = Statistics(listed=len(own), summary=summarise(game, _results(counted)))
    for one in counted:
        won = one.own.ending == "won"
        found.drawn += one.own.ending == "drawn"
        _add(found.seats, one.seat, won)
        rivals = [(seat, one.game.players[seat]) for seat in one.opponents]
        for level in sorted({rival.played_by for _, rival in rivals} - {PERSON}):
            _add(found.levels, level, won)
        for seat, rival in rivals:
            if rival.played_by == PERSON:
                key = one.people.get(seat, f"name {rival.name.casefold()}")
                found.names[key] = rival.name
                _add(found.people, key, won)
    return found


def _add(counts: dict[Key, Count], key: Key, won: bool) -> None:
    count = counts.setdefault(key, Count())
    count.played += 1
    count.won += won


def _results(games: Sequence[OwnGame]) -> list[Result]:
    """Counted games as results; in a second game with the same seed the dice were known."""
    seen: set[str] = set()
    found = []
    for one in games:
        game, own = one.game, one.own
        known = game.known or (bool(game.commitment) and game.commitment in seen)
        seen.add(game.commitment)
        found.append(
            Result(
                id=game.id,
                game=game.game,
                commitment=game.commitment,
                won=own.ending == "won",
                groups=own.groups,
                figures=own.figures or {"answers": game.answers},
                achievements=own.achievements,
                undone=game.undone,
                foreseen=game.foreseen,
                known=known,
                day=game.day,
            )
        )
    return found


# As a file ----------------------------------------------------------------------------

#: The format of a file of games.
FORMAT: Final = 1


class FileGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in a file, and the seats in it that were one's own."""

    game: FinishedGame
    seats: tuple[int, ...]


class GamesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's games as a file."""

    polnoc_games: int
    games: list[FileGame]


def encode_games(games: Iterable[OwnGame]) -> bytes:
    """The games of a person as indented JSON."""
    file = GamesFile(FORMAT, [FileGame(one.game, one.seats) for one in games])
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def decode_games(raw: bytes) -> list[FileGame]:
    """Decode a file of games, including one from a browser of an earlier version; BadHistory says why not."""
    raw = raw.removeprefix(b"\xef\xbb\xbf").strip()
    try:
        if raw.startswith(b"["):
            return [_from_result(one) for one in decode_json(raw, list[Result])]
        found = decode_json(raw, GamesFile)
    except (msgspec.DecodeError, UnicodeDecodeError, NestedTooDeeply) as error:
        raise BadHistory(str(error)) from None
    if found.polnoc_games != FORMAT:
        raise BadHistory(f"it has format {found.polnoc_games}; this server reads format {FORMAT}")
    for number, one in enumerate(found.games, 1):
        if not one.seats or not set(one.seats) <= set(range(len(one.game.players))):
            raise BadHistory(f"game {number} names own seats that it does not have")
    return found.games


def _from_result(result: Result) -> FileGame:
    """Convert a result of one player, as browsers kept it before servers did."""
    ended = _milliseconds(result.at) if result.at else 0
    player = Player(
        name="",
        played_by=PERSON,
        side=0,
        ending="won" if result.won else "lost",
        groups=result.groups,
        figures=result.figures,
        achievements=result.achievements,
    )
    game = FinishedGame(
        id=result.id,
        game=result.game,
        began=ended,
        ended=ended,
        answers=0,
        players=(player,),
        commitment=result.commitment,
        undone=result.undone,
        foreseen=result.foreseen,
        known=result.known,
        day=result.day,
    )
    return FileGame(game, (0,))


def _milliseconds(at: str) -> int:
    try:
        return int(datetime.fromisoformat(at).astimezone(UTC).timestamp() * 1_000)
    except (ValueError, OverflowError):
        raise BadHistory(f"'{at[:40]}' is no time") from None
