"""The record kept of a finished game of Bestia, and its achievements.

An achievement is a condition on a game that was won; the messages `feat-…` and `feat-…-how` give its name and
what it takes. The Beast and the hunters have achievements of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.options import GameOptions
from polnoc.engine.stories import Outcome, Series, earned, number_of
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.state import BEAST_WON, HUNTERS_WON
from polnoc.games.bestia.terms import BEAST, Terms

#: A Beast that wins by this day is quick; one that was revealed at most this many times is a shadow.
QUICK_DAY: Final = 2
SHADOW_REVEALS: Final = 2
#: The `grown` achievement takes at least this many unlocked upgrades.
MANY_UPGRADES: Final = 3


@dataclass(slots=True)
class SeatStats:
    """One seat's game: what happened, and what the seat's own characters did."""

    is_beast: bool
    won: bool = False
    reason: str = ""
    days: int = 0
    settlers_dead: int = 0
    hunters_dead: int = 0
    wounds: int = 0
    reveals: int = 0
    #: Traps that the Beast triggered, and those among them that the seat's own hunters had laid.
    traps: int = 0
    own_traps: int = 0
    towers: int = 0
    #: Searches of the seat's own hunters that found the Beast.
    found: int = 0
    upgrades: int = 0


_FOR_THE_BEAST: Final[dict[str, Callable[[SeatStats], bool]]] = {
    "feast": lambda game: True,
    "thick-hide": lambda game: game.wounds == 0,
    "shadow": lambda game: game.reveals <= SHADOW_REVEALS,
    "quick-feast": lambda game: game.days <= QUICK_DAY,
    "hunter-hunted": lambda game: game.hunters_dead > 0,
    "out-of-the-trap": lambda game: game.traps > 0,
    "grown": lambda game: game.upgrades >= MANY_UPGRADES,
}
_FOR_HUNTERS: Final[dict[str, Callable[[SeatStats], bool]]] = {
    "hunt": lambda game: True,
    "slain": lambda game: game.reason == "beast-died",
    "help-arrives": lambda game: game.reason == "days-over",
    "caravan": lambda game: game.reason == "caravan-arrived",
    "shepherds": lambda game: game.settlers_dead == 0,
    "all-standing": lambda game: game.hunters_dead == 0,
    "trapper": lambda game: game.own_traps > 0,
    "tracker": lambda game: game.found > 0,
    "builders": lambda game: game.towers > 0,
}
ACHIEVEMENTS: Final = (*_FOR_THE_BEAST, *_FOR_HUNTERS)

#: Achievements earned over several games.
SERIES: Final = (
    Series("both-sides", "role", 2),
    Series("many-beasts", "beast", 3),
    Series("bestiary", "against", 3),
    Series("three-contracts", "", 3),
)


def groups(chosen: GameOptions) -> dict[str, str]:
    """The groups that a game counts towards whichever side was played."""
    return {"table": str(chosen.players)}


def group_values(game: BestiaGame) -> dict[str, tuple[str, ...]]:
    """Every value that each group can take."""
    box = game.box
    return {
        "role": ("beast", "hunters"),
        "beast": tuple(box.beasts),
        "against": tuple(box.beasts),
        "hunter": tuple(box.hunters),
        "contract": tuple(box.contracts),
        "table": tuple([str(count) for count in game.players]),
    }


def outcome(game: BestiaGame, chosen: GameOptions, events: Sequence[Event], seat: int) -> Outcome:
    """Sum up a finished game from the point of view of a seat."""
    terms = game.terms(chosen)
    found = _stats(events, seat, terms)
    achievable = _FOR_THE_BEAST if found.is_beast else _FOR_HUNTERS
    return Outcome(
        won=found.won,
        groups=_seat_groups(terms, seat) | groups(chosen),
        figures={"days": found.days, "settlers": found.settlers_dead, "wounds": found.wounds},
        achievements=earned(achievable, found),
    )


def _seat_groups(terms: Terms, seat: int) -> dict[str, str]:
    """The side, the contract, the Beast played or fought, and the hunter of a seat that plays just one."""
    contract = {"contract": terms.contract.id}
    if seat == BEAST:
        return {"role": "beast", "beast": terms.beast.id, **contract}
    own = [hunter.id for number, hunter in enumerate(terms.cast, 1) if terms.seat_of[number] == seat]
    hunter = {"hunter": own[0]} if len(own) == 1 else {}
    return {"role": "hunters", "against": terms.beast.id, **hunter, **contract}


def _stats(events: Sequence[Event], seat: int, terms: Terms) -> SeatStats:
    found = SeatStats(is_beast=seat == BEAST)
    own = [number for number in terms.characters if terms.seat_of[number] == seat]
    searching: object = None
    for event in events:
        told = event.args
        if event.key == "searches":
            searching = told["hunter"]
        elif event.key in ("found-nothing", "turn"):
            searching = None
        elif event.key == "revealed":
            found.reveals += 1
            found.found += searching in own
            searching = None
        else:
            _note(found, event, own, terms)
    return found


def _note(found: SeatStats, event: Event, own: Sequence[int], terms: Terms) -> None:
    told = event.args
    match event.key:
        case "dawn":
            found.days = number_of(event, "day")
        case "folk-died":
            found.settlers_dead += number_of(event, "folk") < terms.settlers
        case "hunter-died":
            found.hunters_dead += 1
        case "beast-wounded":
            found.wounds += number_of(event, "n")
        case "trap-triggered":
            found.traps += 1
            found.own_traps += told["hunter"] in own
        case "tower-built":
            found.towers += 1
        case "unlocks":
            found.upgrades += told["character"] in own
        case "game-over":
            found.won = told["victor"] == (BEAST_WON if found.is_beast else HUNTERS_WON)
            found.reason = str(told["reason"])
