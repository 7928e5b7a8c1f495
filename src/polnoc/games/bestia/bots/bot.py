"""Bots of Bestia: three levels that differ in how far they look ahead; none of them cheats.

- *novice* looks one card ahead, hardly considers where the Beast may be, and often errs;
- *regular* uses all public knowledge and looks two cards ahead, but its values are noisy;
- *expert* searches whole turns.

Budgets count the positions tried, not time, so the same random numbers give the same choice everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.bestia.bots.belief import Way
from polnoc.games.bestia.bots.figures import (
    Drafted,
    Figures,
    expert_drafted,
    expert_figures,
    usual_figures,
)
from polnoc.games.bestia.bots.habits import Habits, shipped_habits
from polnoc.games.bestia.bots.search import SearchContext, TurnSearch, draft_values, split_values
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.rules.draft import Drafting, Splitting
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST, Terms

Options = Sequence[Action]

#: The budget that allows all of `nodes`; with another one, `nodes` are scaled accordingly.
USUAL_SECONDS: Final = 0.6
#: Positions tried for each answer of a line.
LINE_NODES: Final = 400


class Judgement(NamedTuple):
    """What a bot judges by: figures of its evaluation, the Beast's habits, and what drafted cards bring."""

    figures: Figures
    habits: Habits | None = None
    drafted: Drafted | None = None


class Bot:
    """A level. Between choices it keeps nothing but caches."""

    #: Try at most this many positions for a choice.
    nodes: ClassVar[int] = 600
    #: Consider at most this many possible paths of the Beast.
    ways: ClassVar[int] = 12
    #: Search this many options to the end of the turn, the others to the end of a card.
    deep_options: ClassVar[int] = 0
    #: How often an option is chosen at random, and the standard deviation of the noise on values.
    error_rate: ClassVar[float] = 0.0
    noise: ClassVar[float] = 0.0

    def __init__(self, game: BestiaGame) -> None:
        self.game = game
        self._contexts: dict[tuple[Terms, bool], SearchContext] = {}

    def judgement(self, beast: bool) -> Judgement:
        """What it judges by as the Beast or as a hunter."""
        return Judgement(usual_figures())

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        """Choose one of the options; `budget` limits the positions tried; no clock is read."""
        if len(options) == 1:
            return options[0]
        if self.error_rate and rng.random() < self.error_rate:
            return options[int(rng.random() * len(options))]
        values = self.values(view, options, rng, budget)
        if self.noise:
            values = [value + rng.gauss(0.0, self.noise) for value in values]
        return options[max(range(len(options)), key=values.__getitem__)]

    def values(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> list[float]:
        """The value of each option to the side that decides."""
        position, possible_ways = self.sample(view, rng)
        context = self.context(position.terms, view["seat"])
        seat: int = view["seat"]
        frame = position.stack[-1]
        if isinstance(frame, Drafting):
            return draft_values(context, position, seat, options)
        if isinstance(frame, Splitting):
            return split_values(context, position, options)
        nodes = self.nodes if budget is None else int(self.nodes * budget.seconds / USUAL_SECONDS)
        return TurnSearch(context, position, seat, possible_ways, rng, nodes).values(
            options, self.deep_options
        )

    def line(
        self, view: View, option: Action, rng: random.Random, most: int
    ) -> tuple[list[Action], Bestia, Bestia]:
        """The answers that follow an option until its card is done, with the positions before and after."""
        position, possible_ways = self.sample(view, rng)
        context = self.context(position.terms, view["seat"])
        search = TurnSearch(context, position, view["seat"], possible_ways, rng, self.nodes)
        line, after = search.line(option, most, LINE_NODES)
        return line, position, after

    def sample(self, view: View, rng: random.Random) -> tuple[Bestia, list[Way]]:
        """Draw a position that fits the view, and possible paths of the Beast."""
        dealt = random.Random(0)
        if view["seat"] == BEAST or not view["steps"] or view["victor"]:
            return self.game.redeal(view, dealt), []
        context = self.context(self.game.terms_of(view), view["seat"])
        possible_ways = context.belief_of(view).draw(rng, self.ways)
        if possible_ways:  # any of them will do, and saves the game the search for one
            view = {**view, "track": list(possible_ways[0].track), "path": list(possible_ways[0].path)}
        return self.game.redeal(view, dealt), possible_ways

    def context(self, terms: Terms, seat: int) -> SearchContext:
        """What is cached between choices of a side in games with these terms."""
        beast = seat == BEAST
        found = self._contexts.get((terms, beast))
        if found is None:
            if len(self._contexts) >= 32:
                self._contexts.clear()
            found = self._contexts[terms, beast] = SearchContext(terms, *self.judgement(beast))
        return found


class Novice(Bot):
    """Looks one card ahead, hardly follows trails, and often errs."""

    nodes = 150
    ways = 2
    error_rate = 0.2
    noise = 1.5


class Regular(Bot):
    """Knows where the Beast may be, looks two cards ahead, with noisy values."""

    nodes = 500
    ways = 10
    deep_options = 2
    error_rate = 0.05
    noise = 0.5


class HandMade(Bot):
    """Searches whole turns, with hand-made figures and a plain model of the Beast."""

    nodes = 3000
    ways = 24
    deep_options = 4


class Expert(HandMade):
    """Searches whole turns by what was learned: figures, habits of the Beast, what drafted cards bring."""

    #: The standard deviation of the noise on the ways that a Beast may go: whoever has studied a Beast that
    #: always goes the best way knows where it is.
    wander: ClassVar[float] = 0.2

    def judgement(self, beast: bool) -> Judgement:
        if beast:
            return Judgement(expert_figures("beast"), None, expert_drafted())
        return Judgement(expert_figures("hunters"), shipped_habits(self.game), expert_drafted())

    def values(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> list[float]:
        found = super().values(view, options, rng, budget)
        if view["seat"] == BEAST and any([option.verb == "lay" for option in options]):
            return [value + rng.gauss(0.0, self.wander) for value in found]
        return found


BOTS: Final = {"novice": Novice, "regular": Regular, "expert": Expert}
#: More opponents that commands can name, for comparison.
SPARRING: Final = {"hand-made": HandMade}
