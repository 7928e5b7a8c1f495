"""The record of a finished game of Straszydła, and its achievements.

An achievement is a condition on a won game; its name and how to earn it are the messages `feat-…` and
`feat-…-how`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.options import GameOptions
from polnoc.engine.stories import Outcome, Series, earned, number_of, own_counts
from polnoc.games.straszydla.game import StraszydlaGame

#: A win within at most this many periods is quick.
QUICK_PERIODS: Final = 3
#: From these numbers on, one game counts as having many of something.
MANY_CUBES: Final = 25
MANY_CAUGHT: Final = 10
MANY_DUELS: Final = 3
MANY_IMPS: Final = 4
MANY_BOUGHT: Final = 6


@dataclass(slots=True)
class SeatStats:
    """One seat's game."""

    won: bool = False
    #: The number of the pact, as it was shown at the end.
    pact: int = 0
    periods: int = 0
    #: Whether somebody fulfilled a pact; otherwise whoever lacked least won.
    fulfilled: bool = False
    #: Fear cubes collected in the city and caught by frightening.
    collected: int = 0
    caught: int = 0
    spooks: int = 0
    bought: int = 0
    fled: int = 0
    imps: int = 0
    traded: int = 0
    dread: int = 0
    duels_won: int = 0
    duels_lost: int = 0
    #: Whether it won a duel against greater strength.
    upset: bool = False


ACHIEVEMENTS: Final[dict[str, Callable[[SeatStats], bool]]] = {
    "sealed": lambda game: game.fulfilled,
    "least-missing": lambda game: not game.fulfilled,
    "swift": lambda game: game.periods <= QUICK_PERIODS,
    "harvest": lambda game: game.collected >= MANY_CUBES,
    "terror": lambda game: game.caught >= MANY_CAUGHT,
    "unbeaten": lambda game: game.duels_won > 0 and game.duels_lost == 0,
    "duellist": lambda game: game.duels_won >= MANY_DUELS,
    "david": lambda game: game.upset,
    "full-bowls": lambda game: game.fled == 0,
    "imp-charmer": lambda game: game.imps >= MANY_IMPS,
    "patron": lambda game: game.bought >= MANY_BOUGHT,
    "no-bank": lambda game: game.traded == 0,
    "fearless": lambda game: game.dread == 0,
}

#: Achievements that take more than one game.
SERIES: Final = (Series("many-pacts", "pact", 4), Series("three-nights", "", 3))


def groups(chosen: GameOptions) -> dict[str, str]:
    """The groups by which games are counted, whoever has which pact."""
    return {"table": str(chosen.players)}


def group_values(game: StraszydlaGame) -> dict[str, tuple[str, ...]]:
    """Every value of every group."""
    pacts = [str(number) for number in range(1, len(game.box.pacts))]
    return {"pact": tuple(pacts), "table": tuple([str(count) for count in game.players])}


def outcome(game: StraszydlaGame, chosen: GameOptions, events: Sequence[Event], seat: int) -> Outcome:
    """Sum up a game that is over for a seat."""
    found = _stats(events, seat)
    return Outcome(
        won=found.won,
        groups={"pact": str(found.pact), **groups(chosen)},
        figures={"periods": found.periods, "spooks": found.spooks, "duels": found.duels_won},
        achievements=earned(ACHIEVEMENTS, found),
    )


def _stats(events: Sequence[Event], seat: int) -> SeatStats:
    own = [event for event in events if event.args.get("seat") == seat]
    counts = own_counts(events, seat)
    found = SeatStats(
        periods=max([number_of(event, "period") for event in events], default=0),
        collected=_sum(own, "collects"),
        caught=_sum(own, "catches"),
        dread=_sum(own, "pays-dread"),
        spooks=counts["spook-comes"],
        bought=counts["buys"],
        fled=counts["flees"],
        imps=counts["uses-imp"],
        traded=counts["trades"] + counts["trades-for-imp"],
        duels_won=counts["wins-duel"],
        duels_lost=len([event for event in events if event.key == "wins-duel" and event.args["by"] == seat]),
        pact=sum([number_of(event, "pact") for event in own if event.key == "pact-shown"]),
    )
    _note_end(found, events, seat)
    found.upset = _has_upset(events, seat)
    return found


def _sum(events: Sequence[Event], key: str) -> int:
    return sum([number_of(event, "count") for event in events if event.key == key])


def _note_end(found: SeatStats, events: Sequence[Event], seat: int) -> None:
    for event in events:
        if event.key == "game-over":
            winners = event.args["seats"]
            found.won = isinstance(winners, list) and seat in winners
            found.fulfilled = event.args["decided"] != "least"


def _has_upset(events: Sequence[Event], seat: int) -> bool:
    """Whether a seat has won a duel against greater strength."""
    strengths: dict[object, int] = {}
    for event in events:
        told = event.args
        if event.key == "duel" and isinstance(told["strengths"], list):
            strengths = dict(zip((told["seat"], told["by"]), told["strengths"], strict=True))
        elif event.key != "wins-duel" or told["seat"] != seat:
            continue
        elif strengths.get(seat, 0) < strengths.get(told["by"], 0):
            return True
    return False
