"""Statistics of a game of Final Girl, counted from its events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from polnoc.engine.events import Event
from polnoc.games.finalgirl.terms import Terms

#: The least face of a die that is a success.
LEAST_SUCCESS: Final = 5


@dataclass(slots=True)
class GameStats:
    """The statistics of a game, finished or not."""

    turns: int = 0
    over: bool = False
    won: bool = False
    rescued: int = 0
    special_rescued: int = 0
    dead: int = 0
    found: int = 0
    rolls: int = 0
    #: The most dice of a roll that was all successes.
    best_roll: int = 0
    health: int = 0
    blows: int = 0
    horror: int = 0
    hits: int = 0
    minions_killed: int = 0
    trapped: int = 0
    returned: bool = False
    killer_returned: bool = False
    unlocked: bool = False
    finale: bool = False
    #: What the last attack was done with: an item, 0 for bare hands, -1 for none yet.
    weapon: int = -1


def count_events(events: Iterable[Event], terms: Terms) -> GameStats:
    """Count a game."""
    found = GameStats(health=terms.health, horror=terms.horror)
    for event in events:
        count = _COUNT.get(event.key)
        if count is not None:
            count(found, event.args)
    return found


def _turn(found: GameStats, args: dict[str, Any]) -> None:
    found.turns = args["turn"]


def _won(found: GameStats, args: dict[str, Any]) -> None:
    found.over = found.won = True


def _lost(found: GameStats, args: dict[str, Any]) -> None:
    found.over = True


def _rescues(found: GameStats, args: dict[str, Any]) -> None:
    found.rescued += 1
    found.special_rescued += args["kind"] > 0


def _dies(found: GameStats, args: dict[str, Any]) -> None:
    found.dead += 1


def _gains(found: GameStats, args: dict[str, Any]) -> None:
    found.found += 1


def _rolls(found: GameStats, args: dict[str, Any]) -> None:
    dice = args["dice"]
    found.rolls += 1
    if dice and min(dice) >= LEAST_SUCCESS:
        found.best_roll = max(found.best_roll, len(dice))


def _hurt(found: GameStats, args: dict[str, Any]) -> None:
    found.health = args["now"]
    found.blows += 1


def _heals(found: GameStats, args: dict[str, Any]) -> None:
    found.health = args["now"]


def _returns(found: GameStats, args: dict[str, Any]) -> None:
    found.health = args["health"]
    found.returned = True


def _horror(found: GameStats, args: dict[str, Any]) -> None:
    found.horror = args["now"]


def _killer_hurt(found: GameStats, args: dict[str, Any]) -> None:
    found.hits += args["n"]


def _killer_returns(found: GameStats, args: dict[str, Any]) -> None:
    found.killer_returned = True


def _minions_gone(found: GameStats, args: dict[str, Any]) -> None:
    found.minions_killed += args["n"]


def _trapped(found: GameStats, args: dict[str, Any]) -> None:
    found.trapped += 1


def _unlocks(found: GameStats, args: dict[str, Any]) -> None:
    found.unlocked = True


def _finale(found: GameStats, args: dict[str, Any]) -> None:
    found.finale = True


def _attacks(found: GameStats, args: dict[str, Any]) -> None:
    found.weapon = args["item"]


_COUNT: Final[dict[str, Callable[[GameStats, Any], None]]] = {
    "turn": _turn,
    "won": _won,
    "lost": _lost,
    "rescues": _rescues,
    "dies": _dies,
    "gains-item": _gains,
    "rolls": _rolls,
    "hurt": _hurt,
    "heals": _heals,
    "returns": _returns,
    "horror": _horror,
    "killer-hurt": _killer_hurt,
    "killer-returns": _killer_returns,
    "minions-gone": _minions_gone,
    "trapped": _trapped,
    "unlocks": _unlocks,
    "finale": _finale,
    "attacks": _attacks,
}
