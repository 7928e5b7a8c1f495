"""Bots of Final Girl: three levels that differ by how far they think, never by cheating.

- *novice* follows her instinct, but changes her mind about what the turn is for, and errs;
- *regular* follows her instinct with the goal that makes sense, and errs at times;
- *expert* follows her instinct and never errs; for a hint she also tries in many possible turns what else
  could be done. Looking ahead has not been seen to win more than instinct alone, so it decides nothing.

Budgets count turns that are tried, not time, so the same luck makes the same hint everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.finalgirl.bots.lookahead import Foresight, Trial, Worlds
from polnoc.games.finalgirl.bots.playout_policy import Instinct
from polnoc.games.finalgirl.bots.win_model import Outlook
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.rules.event_cards import PlaceToken
from polnoc.games.finalgirl.rules.moving import Moving, Travel
from polnoc.games.finalgirl.rules.planning import PlanningPhase
from polnoc.games.finalgirl.rules.playing import ActionPhase
from polnoc.games.finalgirl.rules.reacting import React
from polnoc.games.finalgirl.rules.resolve import ChooseOne
from polnoc.games.finalgirl.rules.rolling import Judge, successes
from polnoc.games.finalgirl.rules.searching import Keep
from polnoc.games.finalgirl.rules.terror import LeaveOrSink, Moment
from polnoc.games.finalgirl.state import ACTION_PHASE, FinalGirl
from polnoc.games.finalgirl.terms import Terms

Options = Sequence[Action]

#: The seconds that a hint may usually take; with less, fewer turns are tried.
USUAL: Final = 0.6
#: Turns that are tried for a hint in the action phase, about.
TURNS: Final = 160
#: How often novices and regulars do something else than they meant to.
NOVICE_ERRS: Final = 0.12
REGULAR_ERRS: Final = 0.09

#: Choices for which a hint names alternatives, and how long they are thought about.
THOUGHT: Final[dict[type, float]] = {
    ActionPhase: 1.0,
    PlanningPhase: 0.6,
    Judge: 0.4,
    React: 0.5,
    Moving: 0.5,
    Keep: 0.4,
    ChooseOne: 0.3,
    LeaveOrSink: 0.3,
    Moment: 0.3,
    Travel: 0.3,
    PlaceToken: 0.3,
}
#: Of the budget, what goes into comparing goals before options are compared.
GOALS_FIRST: Final = 0.4
#: Options are tried in so many turns each; the best few go on.
FIRST_LOOK: Final = 4
FEW: Final = 4
#: Of the cards that could be discarded for time only the cheapest few are thought of.
DISCARDS: Final = 2


class Bot:
    """A level. It keeps nothing between two choices but what belongs to all games with the same options."""

    def __init__(self, game: FinalGirlGame) -> None:
        self.game = game
        self._minds: dict[Terms, Foresight] = {}

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        """One of the options; none of the levels takes long, so `budget` changes nothing."""
        if len(options) == 1:
            return options[0]
        # What lies in the item decks is dealt anew; looking ahead deals it again for every world.
        position = self.game.redeal(view, random.Random(0))
        return self.think(self._mind(position.terms), position, options, rng)

    def _mind(self, terms: Terms) -> Foresight:
        found = self._minds.get(terms)
        if found is None:
            found = self._minds[terms] = Foresight(Instinct(terms), Outlook(terms))
        return found

    def think(self, mind: Foresight, position: FinalGirl, options: Options, rng: random.Random) -> Action:
        """The answer in a position that fits the view."""
        mind.instinct.goal = mind.instinct.sensible_goal(position)
        return mind.instinct.choose(position, options)


class Novice(Bot):
    """Means well, errs often."""

    def think(self, mind: Foresight, position: FinalGirl, options: Options, rng: random.Random) -> Action:
        if rng.random() < NOVICE_ERRS:
            return options[int(rng.random() * len(options))]
        instinct = mind.instinct
        goals = instinct.goals(position)
        instinct.goal = goals[int(rng.random() * len(goals))]
        return instinct.choose(position, options)


class Regular(Bot):
    """Knows what to do by rule of thumb, and errs at times."""

    def think(self, mind: Foresight, position: FinalGirl, options: Options, rng: random.Random) -> Action:
        if rng.random() < REGULAR_ERRS:
            return options[int(rng.random() * len(options))]
        return super().think(mind, position, options, rng)


class Expert(Bot):
    """Instinct without error, and what else could be done."""

    def ranked(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> list[Trial]:
        """The choice first, then what else was tried; nothing where there is nothing to think about."""
        position = self.game.redeal(view, random.Random(0))
        if len(options) == 1 or not thought(position):
            return []
        turns = TURNS if budget is None else int(TURNS * budget.seconds / USUAL)
        return self._weigh(self._mind(position.terms), position, options, rng, turns)

    def _weigh(
        self, mind: Foresight, position: FinalGirl, options: Options, rng: random.Random, turns: int
    ) -> list[Trial]:
        """What instinct would do, then other ideas, the best first."""
        worlds = Worlds(position, rng)
        ideas = first_ideas(mind.instinct, position, options)
        usual = ideas[0]
        if len(ideas) > 1:
            ideas = mind.best(position, ideas, int(GOALS_FIRST * turns), worlds)
        others = more_ideas(mind.instinct, position, options, ideas)
        if others:
            mind.try_out(position, others, FIRST_LOOK, worlds)
            others.sort(key=lambda trial: -trial.mean)
            left = int((1 - GOALS_FIRST) * thought(position) * turns)
            ideas = mind.best(position, ideas[:2] + others[:FEW], left, worlds)
        return [usual, *[idea for idea in ideas if idea is not usual]]


def thought(position: FinalGirl) -> float:
    """How much of the budget the choice is worth."""
    frame = position.stack[-1]
    if isinstance(frame, Judge) and successes(position) > 1:
        return 0.0
    return THOUGHT.get(type(frame), 0.0)


def first_ideas(instinct: Instinct, position: FinalGirl, options: Options) -> list[Trial]:
    """What instinct would do for every goal: first for the one that makes most sense, then for others."""
    goals = [instinct.sensible_goal(position)]
    if position.phase == ACTION_PHASE:
        goals += [goal for goal in instinct.goals(position) if goal != goals[0]]
    trials = []
    for goal in goals:
        instinct.goal = goal
        trials.append(Trial(instinct.choose(position.clone(), options), goal))
    return trials


def more_ideas(instinct: Instinct, position: FinalGirl, options: Options, trials: list[Trial]) -> list[Trial]:
    """Everything else that can be done now, with the best goal so far."""
    goal = trials[0].goal
    tried = [trial.option for trial in trials if trial.goal == goal]
    return [
        Trial(option, goal)
        for option in _worth_trying(instinct, position, options)
        if option not in tried
    ]  # fmt: skip


def _worth_trying(instinct: Instinct, position: FinalGirl, options: Options) -> list[Action]:
    """All options but some discards: in a roll they can wait unless time is short."""
    frame = position.stack[-1]
    if isinstance(frame, Judge):
        return [option for option in options if option.verb != "discard" or position.time <= 2]
    if isinstance(frame, ActionPhase):
        kept = instinct.worth.kept(position)
        discards = [option for option in options if option.verb == "discard"]
        discards.sort(key=lambda option: kept[option.arg])
        return [option for option in options if option.verb != "discard"] + discards[:DISCARDS]
    return list(options)


LEVELS: Final = {"novice": Novice, "regular": Regular, "expert": Expert}
