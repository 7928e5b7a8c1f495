"""The outcome of a finished game of Final Girl, and its achievements.

An achievement is a condition on the statistics of a game; the messages `feat-…` and `feat-…-how` are its name
and how it is earned. Only a game that was won without foresight (see `polnoc.records.stories`) counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.options import GameOptions
from polnoc.engine.stories import Outcome, Series
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.options import FinalGirlOptions
from polnoc.games.finalgirl.solo.game_stats import GameStats, count_events
from polnoc.games.finalgirl.terms import DIALS, Terms

#: A win within this many turns is quick; with this many rescued it is great.
QUICK_TURNS: Final = 8
MANY_RESCUED: Final = 10
#: Dice of a lucky roll, all successes; minions destroyed in one game.
LUCKY_DICE: Final = 3
SWARM_MINIONS: Final = 10
#: Falling asleep this often is a lot; so is talking one's way into this many houses.
MANY_NAPS: Final = 4
MANY_DOORS: Final = 4
#: Counters that stay below this many tenths of their tracks are calm.
FURY_TENTHS: Final = 7
#: A counter that falls by this much at once is a great relief.
GREAT_SOOTHING: Final = 5
#: Minions destroyed at once.
CLEAN_CUT_MINIONS: Final = 3

#: How many can be in hiding; the share of the board's room for minions from which they are a great danger.
MOST_SHELTERED: Final = 3
BLACK_SKY: Final = 0.75


def _room(terms: Terms) -> int:
    """How many minions the board holds."""
    return terms.most_minions * terms.places.size


ACHIEVEMENTS: Final[dict[str, Callable[[GameStats, Terms], bool]]] = {
    "dawn": lambda game, terms: True,
    "everybody-lives": lambda game, terms: game.dead == 0,
    "untouched": lambda game, terms: game.blows == 0,
    "by-a-thread": lambda game, terms: game.health == 1,
    "back-from-the-dead": lambda game, terms: game.returned,
    "stay-down": lambda game, terms: game.killer_returned,
    "white-knuckles": lambda game, terms: game.horror == terms.reddest,
    "bare-hands": lambda game, terms: game.weapon == 0,
    "short-film": lambda game, terms: game.turns <= QUICK_TURNS,
    "last-reel": lambda game, terms: game.finale,
    "lifeguard": lambda game, terms: game.rescued >= MANY_RESCUED,
    "true-self": lambda game, terms: game.unlocked,
    "somebody-special": lambda game, terms: game.special_rescued > 0,
    "snap": lambda game, terms: game.trapped > 0,
    "loaded-dice": lambda game, terms: game.best_roll >= LUCKY_DICE,
    "extreme": lambda game, terms: terms.options.board == "extreme",
    "swarm": lambda game, terms: game.minions_killed >= SWARM_MINIONS,
    "clean-cut": lambda game, terms: game.minions_at_once >= CLEAN_CUT_MINIONS,
    "curiosity": lambda game, terms: game.traps_drawn > 0,
    "mind-your-step": lambda game, terms: game.hazards > 0 and game.hazards_entered == 0,
    "nobody-left-behind": lambda game, terms: game.came_out > 0 and len(terms.sheltered) == MOST_SHELTERED,
    "black-sky": lambda game, terms: terms.still and game.most_minions >= BLACK_SKY * _room(terms),
    "do-not-feed": lambda game, terms: terms.still and game.minions_killed == 0,
    "one-nap": lambda game, terms: game.states_entered == 1,
    "deep-sleeper": lambda game, terms: game.states_entered >= MANY_NAPS,
    "door-to-door": lambda game, terms: game.doors >= MANY_DOORS,
    "calm-waters": lambda game, terms: bool(terms.counters) and game.peak_tenths < FURY_TENTHS,
    "in-the-eye": lambda game, terms: game.peak_tenths >= 10,
    "by-the-hand": lambda game, terms: game.hidden_found == 1,
    "both-of-them": lambda game, terms: (
        game.hidden_found > 1 and game.hidden_found == terms.hidden.bit_count()
    ),
    "before-the-last-stroke": lambda game, terms: game.clock,
    "peace-offering": lambda game, terms: game.soothed >= GREAT_SOOTHING,
}

#: Achievements that take more than one game.
SERIES: Final = (
    Series("all-films", "film", 6),
    Series("many-faces", "heroine", 5),
    Series("trilogy", "", 3),
)


def groups(chosen: GameOptions) -> dict[str, str]:
    """What games are grouped by."""
    assert isinstance(chosen, FinalGirlOptions)
    extreme = "-extreme" if chosen.board == "extreme" else ""
    return {
        "film": f"{chosen.killer}-{chosen.location}",
        "heroine": chosen.heroine,
        "difficulty": f"{chosen.difficulty}{extreme}",
    }


def group_values(game: FinalGirlGame) -> dict[str, tuple[str, ...]]:
    """Every value of every group."""
    box = game.box
    films = [f"{killer}-{location}" for killer in box.killers for location in box.locations]
    difficulties = [f"{dial}{board}" for board in ("", "-extreme") for dial in DIALS]
    return {"film": tuple(films), "heroine": tuple(box.heroines), "difficulty": tuple(difficulties)}


def outcome(game: FinalGirlGame, chosen: GameOptions, events: Sequence[Event], seat: int) -> Outcome:
    """Sum up a game that is over; there is one seat."""
    terms = game.terms(chosen)
    found = count_events(events, terms)
    return Outcome(
        won=found.won,
        groups=groups(chosen),
        figures={"turns": found.turns, "rescued": found.rescued, "killed": found.dead},
        achievements=tuple([id for id, done in ACHIEVEMENTS.items() if found.won and done(found, terms)]),
        rank=(int(found.won), found.rescued - found.dead, -found.turns if found.won else found.turns),
    )
