"""Bots of Final Girl: three levels that differ by how far they think, never by cheating.

- *novice* follows the playout policy with a random goal, and errs often;
- *regular* follows the playout policy with the goal that makes sense, and errs at times;
- *expert* follows the playout policy and never errs, and deviates from it where a net has learned to
  (`learned.py`); for a hint it also tries the other options in many possible turns. Lookahead has not been
  shown to win more games than the policy alone, so it decides nothing.

Budgets count turns that are tried, not time, so the same random numbers give the same hint everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.finalgirl.bots.figures import Figures, film_figures, usual_figures
from polnoc.games.finalgirl.bots.lookahead import Lookahead, Trial, Worlds
from polnoc.games.finalgirl.bots.playout_policy import PlayoutPolicy
from polnoc.games.finalgirl.bots.swarm_policy import policy_for
from polnoc.games.finalgirl.bots.win_model import WinModel
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.rules.choosing import ChooseOne
from polnoc.games.finalgirl.rules.event_cards import PlaceToken
from polnoc.games.finalgirl.rules.moving import Moving, Travel
from polnoc.games.finalgirl.rules.planning import PlanningPhase
from polnoc.games.finalgirl.rules.playing import ActionPhase
from polnoc.games.finalgirl.rules.reacting import React
from polnoc.games.finalgirl.rules.rolling import Judge, successes
from polnoc.games.finalgirl.rules.searching import Keep
from polnoc.games.finalgirl.rules.terror import LeaveOrSink, Moment
from polnoc.games.finalgirl.rules.tracks import TimeRunsOut
from polnoc.games.finalgirl.state import ACTION_PHASE, FinalGirl
from polnoc.games.finalgirl.terms import Terms

Options = Sequence[Action]

#: The usual budget for a hint; with a smaller one, fewer turns are tried.
USUAL_SECONDS: Final = 0.6
#: About how many turns are tried for a hint in the action phase.
HINT_TURNS: Final = 160
#: How often novices and regulars choose at random instead.
NOVICE_ERROR_RATE: Final = 0.12
REGULAR_ERROR_RATE: Final = 0.09

#: Frames for which a hint names alternatives, and the share of the budget that they get.
HINT_SHARES: Final[dict[type, float]] = {
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
    TimeRunsOut: 0.3,
}
#: The share of the budget that goes into comparing goals, before options are compared.
GOAL_SHARE: Final = 0.4
#: Turns in which every option is tried at first, and how many of the best options go on.
FIRST_ROUND_TURNS: Final = 4
MOST_FINALISTS: Final = 4
#: The choice itself is tried at least this often.
LEAST_COMPARED: Final = 24
#: Of the cards that could be discarded for time, at most this many are tried, the cheapest ones.
MOST_DISCARDS: Final = 2


class Bot:
    """A level. Between two choices it keeps only what depends on nothing but the options of the game."""

    def __init__(self, game: FinalGirlGame) -> None:
        self.game = game
        self._lookaheads: dict[Terms, Lookahead] = {}

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        """Choose one of the options; no level takes long, so `budget` changes nothing."""
        if len(options) == 1:
            return options[0]
        # This re-deals the item decks; the lookahead deals them again for every world.
        position = self.game.redeal(view, random.Random(0))
        return self.think(self._begun(position), position, options, rng)

    def _begun(self, position: FinalGirl) -> Lookahead:
        """The lookahead, made ready for a position: nothing is left over from earlier ones."""
        terms = position.terms
        found = self._lookaheads.get(terms)
        if found is None:
            found = self._lookaheads[terms] = Lookahead(
                policy_for(terms, self.figures(terms)), WinModel(terms)
            )
        found.policy.begin(position)
        return found

    def figures(self, terms: Terms) -> Figures | None:
        """The figures that this level judges by; None: the usual ones."""
        return None

    def think(
        self, lookahead: Lookahead, position: FinalGirl, options: Options, rng: random.Random
    ) -> Action:
        """Choose an option in a position that fits the view."""
        return lookahead.policy.choose(position, options)


class Novice(Bot):
    """Follows a random goal, and errs often."""

    def think(
        self, lookahead: Lookahead, position: FinalGirl, options: Options, rng: random.Random
    ) -> Action:
        if rng.random() < NOVICE_ERROR_RATE:
            return options[int(rng.random() * len(options))]
        policy = lookahead.policy
        goals = policy.goals(position)
        policy.goal = goals[int(rng.random() * len(goals))]
        return policy.choose(position, options)


class Regular(Bot):
    """Follows the sensible goal, and errs at times."""

    def think(
        self, lookahead: Lookahead, position: FinalGirl, options: Options, rng: random.Random
    ) -> Action:
        if rng.random() < REGULAR_ERROR_RATE:
            return options[int(rng.random() * len(options))]
        return super().think(lookahead, position, options, rng)


class PlainExpert(Bot):
    """Follows the policy without error, by the figures of the film, and can rank the other options."""

    def figures(self, terms: Terms) -> Figures:
        return film_figures(terms)

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        return self.decide(view, options, super().choose(view, options, rng, budget))

    def decide(self, view: View, options: Options, usual: Action) -> Action:
        """The answer where the policy would give `usual`."""
        return usual

    def ranked(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> list[Trial]:
        """List the choice first, then the other options that were tried; empty where a hint names none."""
        position = self.game.redeal(view, random.Random(0))
        if len(options) == 1 or not hint_share(position):
            return []
        turns = HINT_TURNS if budget is None else int(HINT_TURNS * budget.seconds / USUAL_SECONDS)
        lookahead = self._begun(position)
        ideas = one_idea_per_goal(lookahead.policy, position, options)
        choice = _with_its_goal(self.decide(view, options, ideas[0].option), ideas)
        return self._weigh(lookahead, position, options, choice, ideas, Worlds(position, rng), turns)

    def _weigh(
        self,
        lookahead: Lookahead,
        position: FinalGirl,
        options: Options,
        choice: Trial,
        ideas: list[Trial],
        worlds: Worlds,
        turns: int,
    ) -> list[Trial]:
        """List the choice, then other ideas, the best first."""
        if len(ideas) > 1:
            ideas = lookahead.best(position, ideas, int(GOAL_SHARE * turns), worlds)
        others = other_ideas(lookahead.policy, position, options, ideas)
        if others:
            lookahead.try_out(position, others, FIRST_ROUND_TURNS, worlds)
            others.sort(key=lambda trial: -trial.mean)
            left = int((1 - GOAL_SHARE) * hint_share(position) * turns)
            ideas = lookahead.best(position, ideas[:2] + others[:MOST_FINALISTS], left, worlds)
        # The advice is compared with every other idea, so it must be tried as often as they are.
        most = max([LEAST_COMPARED, *[idea.turns for idea in ideas]])
        lookahead.try_out(position, [choice], max(min(most, turns // 2) - choice.turns, 0), worlds)
        return [choice, *[idea for idea in ideas if idea is not choice]]


def _with_its_goal(choice: Action, ideas: Sequence[Trial]) -> Trial:
    """The idea that is chosen: that of the most sensible goal for which the policy would do so too."""
    for idea in ideas:
        if idea.option is choice:
            return idea
    return Trial(choice, ideas[0].goal)


def hint_share(position: FinalGirl) -> float:
    """The share of the budget that the choice is worth."""
    frame = position.stack[-1]
    if isinstance(frame, Judge) and successes(position) > 1:
        return 0.0
    return HINT_SHARES.get(type(frame), 0.0)


def one_idea_per_goal(policy: PlayoutPolicy, position: FinalGirl, options: Options) -> list[Trial]:
    """List what the policy would do for every goal, the most sensible goal first."""
    goals = [policy.sensible_goal(position)]
    if position.phase == ACTION_PHASE:
        goals += [goal for goal in policy.goals(position) if goal != goals[0]]
    trials = []
    for goal in goals:
        policy.goal = goal
        trials.append(Trial(policy.choose(position.clone(), options), goal))
    return trials


def other_ideas(
    policy: PlayoutPolicy, position: FinalGirl, options: Options, trials: list[Trial]
) -> list[Trial]:
    """List all other options worth trying, with the best goal so far."""
    goal = trials[0].goal
    tried = [trial.option for trial in trials if trial.goal == goal]
    return [
        Trial(option, goal)
        for option in _worth_trying(policy, position, options)
        if option not in tried
    ]  # fmt: skip


def _worth_trying(policy: PlayoutPolicy, position: FinalGirl, options: Options) -> list[Action]:
    """List all options except some discards: in a roll they can wait unless time is short."""
    frame = position.stack[-1]
    if isinstance(frame, Judge):
        return [option for option in options if option.verb != "discard" or position.time <= 2]
    discards = [option for option in options if option.verb == "discard"]
    if not discards:
        return list(options)
    kept = policy.evaluation.kept(position)
    discards.sort(key=lambda option: kept[option.arg])
    return [option for option in options if option.verb != "discard"] + discards[:MOST_DISCARDS]


class HandMade(PlainExpert):
    """The plain expert by the usual figures, which are the same for every film."""

    def figures(self, terms: Terms) -> Figures:
        return usual_figures(bool(terms.still))
