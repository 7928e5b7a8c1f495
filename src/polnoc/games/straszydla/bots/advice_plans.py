"""The plan that a hint in Straszydła advises: complete, and kept to once begun.

The expert mixes its destinations and draws one at random. A hint names the one that the expert chooses most
often: none is worth more, the same view gets the same hint, and asking again in the middle of a plan leads to
the same place.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from polnoc.engine.actions import Action
from polnoc.games.straszydla.actions import CLEAR, READY
from polnoc.games.straszydla.bots.bot import MIN_CHANCE, Decision
from polnoc.games.straszydla.bots.reachability import Journey, answers_given, completions, journeys
from polnoc.games.straszydla.bots.round_game import WeighedPlace
from polnoc.games.straszydla.rules.planning import JUMPED, planned

#: A plan that has begun is kept if no other place is worth this much more, in chances to win.
WORTH_STARTING_OVER: Final = 0.01


class AdvisedPlan(NamedTuple):
    """Where to go, and how."""

    goal: WeighedPlace
    #: All answers from now on; the last one says that the plan is ready.
    answers: tuple[Action, ...]
    #: The whole way in the notation of plans, including what has been planned so far.
    way: tuple[int, ...]
    #: Other places that the expert goes to as well, the most frequent first.
    others: tuple[WeighedPlace, ...]
    #: How much acting there adds to the chance to win; by rival who can come: the chance to win a duel.
    gain: float
    duels: tuple[tuple[int, float], ...]

    @property
    def cells(self) -> list[int]:
        """The places on the way, one after another, without the first."""
        return [place % JUMPED for place in self.way[1:]]


def advised_plan(decision: Decision) -> AdvisedPlan:
    """Continue what has been planned with the best plan; start a new one if that leads nowhere good."""
    position, me = decision.position, decision.me
    plan = decision.frame.plans[me]
    own = journeys(position, me)
    game = decision.round_game(own)
    # The same seed as the expert's: the same view has the same places.
    weighed = sorted(game.weigh(random.Random(1)), key=_often, reverse=True)
    begun = len(plan[2]) > 1 or bool(plan[1])
    goal, answers = weighed[0], own[weighed[0].cell].answers
    way = own[goal.cell].way
    if begun:
        ends = completions(position, me, plan)
        kept = [place for place in weighed if place.cell in ends and _good_enough(place, goal)]
        if kept:
            goal = kept[0]
            answers, way = _rest(decision, own.get(goal.cell), ends[goal.cell])
        elif CLEAR in decision.options:
            answers = (CLEAR, *answers)
    others = [place for place in weighed if place.chance > MIN_CHANCE and place is not goal]
    rivals = [seat for seat in position.terms.seats if seat != me and goal.cell in journeys(position, seat)]
    duels = [(rival, game.win_chance(rival, goal.cell)) for rival in rivals]
    return AdvisedPlan(goal, answers, way, tuple(others), game.now[me][goal.cell], tuple(duels))


def _rest(
    decision: Decision, journey: Journey | None, ending: tuple[Action, ...]
) -> tuple[tuple[Action, ...], tuple[int, ...]]:
    """The rest of a plan and its whole way: those of the first hint's journey if the plan has begun it."""
    plan = decision.frame.plans[decision.me]
    given = answers_given(plan, journey) if journey else -1
    if journey and given >= 0:
        return journey.answers[given:], journey.way
    for action in ending:
        plan = planned(decision.position, decision.me, plan, action)
    return (*ending, READY), plan[2]


def _often(place: WeighedPlace) -> float:
    return place.chance


def _good_enough(place: WeighedPlace, best: WeighedPlace) -> bool:
    return place.chance > MIN_CHANCE or place.value >= best.value - WORTH_STARTING_OVER
