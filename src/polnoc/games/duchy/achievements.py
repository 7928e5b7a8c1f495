"""The record kept of a finished game of 13 Duchów, and its achievements.

An achievement is a condition on a game that was won; the messages `feat-…` and `feat-…-how` give its name and
what it takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.options import GameOptions
from polnoc.engine.stories import Outcome, Series, earned, number_of, own_counts
from polnoc.games.duchy.game import DuchyGame

#: Questions in one game for the achievement of an inquisitor; peeks for that of a spy.
MANY_QUESTIONS: Final = 8
MANY_PEEKS: Final = 3
#: For a win from behind: at least this many points.
FAR_BEHIND: Final = 2

_QUESTIONS: Final = ("asks-even", "asks-among", "asks-at-least")


@dataclass(slots=True)
class SeatStats:
    """One seat's game."""

    won: bool = False
    rounds: int = 0
    #: Lairs that the seat found, and how often its own was found.
    finds: int = 0
    found: int = 0
    questions: int = 0
    peeks: int = 0
    copies: int = 0
    #: Blue cards that the seat did not have to answer.
    ignored: int = 0
    #: Whether it found a lair with its first guess of a round; two lairs with one guess.
    at_once: bool = False
    double: bool = False
    #: The most points that it was behind, by how many it won, and the points of the others.
    behind: int = 0
    margin: int = 0
    rivals: int = 0


ACHIEVEMENTS: Final[dict[str, Callable[[SeatStats], bool]]] = {
    "midnight": lambda game: True,
    "silence": lambda game: game.rivals == 0,
    "never-found": lambda game: game.found == 0,
    "sixth-sense": lambda game: game.at_once,
    "two-at-once": lambda game: game.double,
    "no-questions": lambda game: game.questions == 0,
    "inquisitor": lambda game: game.questions >= MANY_QUESTIONS,
    "behind-the-screen": lambda game: game.ignored > 0,
    "echo": lambda game: game.copies > 0,
    "keyhole": lambda game: game.peeks >= MANY_PEEKS,
    "from-behind": lambda game: game.behind >= FAR_BEHIND,
    "photo-finish": lambda game: game.margin == 1,
}

#: Achievements earned over several games.
SERIES: Final = (Series("every-table", "table", 3), Series("thirteenth-hour", "", 3))

_TABLES: Final = {2: "duel", 3: "three", 4: "teams"}


def groups(chosen: GameOptions) -> dict[str, str]:
    """The groups that a game counts towards."""
    return {"table": _TABLES[chosen.players]}


def group_values(game: DuchyGame) -> dict[str, tuple[str, ...]]:
    """Every value that each group can take."""
    return {"table": tuple(_TABLES.values())}


def outcome(game: DuchyGame, chosen: GameOptions, events: Sequence[Event], seat: int) -> Outcome:
    """Sum up a finished game from the point of view of a seat."""
    found = _stats(events, seat, game.side(chosen, seat))
    return Outcome(
        won=found.won,
        groups=groups(chosen),
        figures={"rounds": found.rounds, "finds": found.finds, "questions": found.questions},
        achievements=earned(ACHIEVEMENTS, found),
    )


def _stats(events: Sequence[Event], seat: int, side: int) -> SeatStats:
    own = own_counts(events, seat)
    found = SeatStats(
        rounds=len([event for event in events if event.key == "round-begins"]),
        finds=len([event for event in events if event.key == "found" and event.args["by"] == seat]),
        found=own["found"],
        questions=sum([own[key] for key in _QUESTIONS]),
        peeks=own["peeks-top"] + own["peeks-bottom"],
        copies=own["copies"],
        ignored=own["ignores"],
    )
    _note_guesses(found, events, seat)
    _note_scores(found, events, side)
    return found


def _note_guesses(found: SeatStats, events: Sequence[Event], seat: int) -> None:
    """Note what the individual guesses of a seat have hit."""
    guesses = hits = 0
    for event in events:
        if event.key == "round-begins":
            guesses = 0
        elif event.key == "guesses":
            hits = 0
            guesses += event.args["seat"] == seat
        elif event.key == "found" and event.args["by"] == seat:
            hits += 1
            found.at_once = found.at_once or guesses == 1
            found.double = found.double or hits > 1


def _note_scores(found: SeatStats, events: Sequence[Event], side: int) -> None:
    totals: Counter[int] = Counter()
    for event in events:
        if event.key == "scores":
            totals[number_of(event, "side")] = number_of(event, "total")
            best = max([points for other, points in totals.items() if other != side], default=0)
            found.behind = max(found.behind, best - totals[side])
        elif event.key == "game-over":
            found.won = event.args["side"] == side
    others = [points for other, points in totals.items() if other != side]
    found.rivals = sum(others)
    found.margin = totals[side] - max(others, default=0)
