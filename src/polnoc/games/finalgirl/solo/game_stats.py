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
    minions_at_once: int = 0
    #: Items drawn that were traps; hazards on the board, and how often she entered one.
    traps_drawn: int = 0
    hazards: int = 0
    hazards_entered: int = 0
    trapped: int = 0
    returned: bool = False
    killer_returned: bool = False
    unlocked: bool = False
    finale: bool = False
    #: What ended the game, if it was not a death: the number of a goal, or -1.
    goal: int = -1
    #: People who came out of hiding, and the most minions on the board at once.
    came_out: int = 0
    minions: int = 0
    most_minions: int = 0
    #: What the last attack was done with: an item, 0 for bare hands, -1 for none yet.
    weapon: int = -1
    #: How often she came into a state such as sleep, and how often she talked her way into a house.
    states_entered: int = 0
    doors: int = 0
    #: The most tenths of its track that any counter has reached, and the largest fall of one.
    peak_tenths: int = 0
    #: How many of those that the killer hides were found, and whether the clock struck.
    hidden_found: int = 0
    clock: bool = False
    soothed: int = 0


def count_events(events: Iterable[Event], terms: Terms) -> GameStats:
    """The statistics of a game, from its events."""
    found = GameStats(health=terms.health, horror=terms.horror)
    for event in events:
        count = _COUNT.get(event.key)
        if count is not None:
            count(found, event.args)
        elif event.key == "plays":
            found.doors += event.args["card"] in terms.enter_cards
        if event.key == "gains-item":
            _hidden(found, event.args, terms)
        elif event.key == "counter":
            _counter(found, event.args, terms)
    return found


def _hidden(found: GameStats, args: dict[str, Any], terms: Terms) -> None:
    found.hidden_found += terms.hidden >> args["item"] & 1


def _counter(found: GameStats, args: dict[str, Any], terms: Terms) -> None:
    most = terms.counters[args["counter"]].most
    found.peak_tenths = max(found.peak_tenths, args["now"] * 10 // most)
    found.soothed = max(found.soothed, -args["n"])


def _turn(found: GameStats, args: dict[str, Any]) -> None:
    found.turns = args["turn"]


def _won(found: GameStats, args: dict[str, Any]) -> None:
    found.over = found.won = True
    found.goal = args.get("goal", -1)


def _lost(found: GameStats, args: dict[str, Any]) -> None:
    found.over = True
    found.goal = args.get("goal", -1)


def _comes_out(found: GameStats, args: dict[str, Any]) -> None:
    found.came_out += 1


def _minions_come(found: GameStats, args: dict[str, Any]) -> None:
    found.minions += args["n"]
    found.most_minions = max(found.most_minions, found.minions)


def _rescues(found: GameStats, args: dict[str, Any]) -> None:
    found.rescued += 1
    found.special_rescued += args["kind"] > 0


def _dies(found: GameStats, args: dict[str, Any]) -> None:
    found.dead += 1


def _gains(found: GameStats, args: dict[str, Any]) -> None:
    found.found += 1


def _new_terror(found: GameStats, args: dict[str, Any]) -> None:
    found.clock = True


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
    found.minions -= args["n"]
    found.minions_at_once = max(found.minions_at_once, args["n"])


def _trap_springs(found: GameStats, args: dict[str, Any]) -> None:
    found.traps_drawn += 1


def _hazard(found: GameStats, args: dict[str, Any]) -> None:
    found.hazards += 1


def _hazard_springs(found: GameStats, args: dict[str, Any]) -> None:
    found.hazards_entered += 1


def _trapped(found: GameStats, args: dict[str, Any]) -> None:
    found.trapped += 1


def _unlocks(found: GameStats, args: dict[str, Any]) -> None:
    found.unlocked = True


def _finale(found: GameStats, args: dict[str, Any]) -> None:
    found.finale = True


def _state(found: GameStats, args: dict[str, Any]) -> None:
    found.states_entered += args["on"]


def _attacks(found: GameStats, args: dict[str, Any]) -> None:
    found.weapon = args["item"]


_COUNT: Final[dict[str, Callable[[GameStats, Any], None]]] = {
    "turn": _turn,
    "won": _won,
    "lost": _lost,
    "comes-out": _comes_out,
    "minions-come": _minions_come,
    "rescues": _rescues,
    "dies": _dies,
    "gains-item": _gains,
    "new-terror": _new_terror,
    "rolls": _rolls,
    "hurt": _hurt,
    "heals": _heals,
    "returns": _returns,
    "horror": _horror,
    "killer-hurt": _killer_hurt,
    "killer-returns": _killer_returns,
    "minions-gone": _minions_gone,
    "trapped": _trapped,
    "trap-springs": _trap_springs,
    "hazard": _hazard,
    "hazard-springs": _hazard_springs,
    "unlocks": _unlocks,
    "finale": _finale,
    "attacks": _attacks,
    "state": _state,
}
