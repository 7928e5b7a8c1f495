"""Bots of Bestia: three levels that differ by how far they think, never by cheating.

- *novice* looks one card ahead, hardly considers where the Beast may be, and errs often;
- *regular* knows what everybody can know and looks two cards ahead, but its values are noisy;
- *expert* searches whole turns.

Budgets count positions that are tried, not time, so the same random numbers give the same choice everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Final

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.bestia.bots.belief import Way
from polnoc.games.bestia.bots.figures import Figures, expert_figures, usual_figures
from polnoc.games.bestia.bots.habits import Habits, shipped_habits
from polnoc.games.bestia.bots.search import SearchContext, TurnSearch, draft_values, split_values
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.rules.draft import Drafting, Splitting
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST, Terms

Options = Sequence[Action]

#: The usual budget for a choice; with a smaller one, fewer positions are tried.
USUAL_SECONDS: Final = 0.6
#: Positions that are tried for each answer of a line.
LINE_NODES: Final = 400


class Bot:
    """A level. Between two choices it keeps only what depends on the options of the game alone."""

    #: At most this many positions are tried for a choice.
    nodes: ClassVar[int] = 600
    #: At most this many possible ways of the Beast are considered.
    ways: ClassVar[int] = 12
    #: This many options are searched to the end of the turn, the others to the end of a card.
    deep_options: ClassVar[int] = 0
    #: How often an option is chosen at random, and the standard deviation added to values.
    error_rate: ClassVar[float] = 0.0
    noise: ClassVar[float] = 0.0

    def __init__(self, game: BestiaGame) -> None:
        self.game = game
        self._contexts: dict[tuple[Terms, bool], SearchContext] = {}

    def judgement(self, beast: bool) -> tuple[Figures, Habits | None]:
        """What it judges by as the Beast or as a hunter: figures, and the Beast's habits if it knows any."""
        return usual_figures(), None

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        """Choose one of the options; `budget` limits the positions that are tried, no clock is read."""
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
        """The value of each option to the side that is asked."""
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
        """What follows an option until its card is done, in a position that fits the view, and after it."""
        position, possible_ways = self.sample(view, rng)
        context = self.context(position.terms, view["seat"])
        search = TurnSearch(context, position, view["seat"], possible_ways, rng, self.nodes)
        line, after = search.line(option, most, LINE_NODES)
        return line, position, after

    def sample(self, view: View, rng: random.Random) -> tuple[Bestia, list[Way]]:
        """Draw a position that fits the view, and possible ways of the Beast."""
        dealt = random.Random(0)
        if view["seat"] == BEAST or not view["steps"] or view["victor"]:
            return self.game.redeal(view, dealt), []
        context = self.context(self.game.terms_of(view), view["seat"])
        possible_ways = context.belief_of(view).draw(rng, self.ways)
        if possible_ways:  # one of them is as good as any that the game would have to look for
            view = {**view, "track": list(possible_ways[0].track), "path": list(possible_ways[0].path)}
        return self.game.redeal(view, dealt), possible_ways

    def context(self, terms: Terms, seat: int) -> SearchContext:
        """What is kept between choices of a seat in games with these terms."""
        beast = seat == BEAST
        found = self._contexts.get((terms, beast))
        if found is None:
            if len(self._contexts) >= 32:
                self._contexts.clear()
            found = self._contexts[terms, beast] = SearchContext(terms, *self.judgement(beast))
        return found


class Novice(Bot):
    """Looks one card ahead, hardly follows trails, and errs often."""

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
    """Searches whole turns, by figures and habits of the Beast that were thought out, not learned."""

    nodes = 3000
    ways = 24
    deep_options = 4


class Expert(HandMade):
    """Searches whole turns, by figures that were evolved and habits of the Beast that were learned."""

    def judgement(self, beast: bool) -> tuple[Figures, Habits | None]:
        if beast:
            return expert_figures("beast"), None
        return expert_figures("hunters"), shipped_habits(self.game)


BOTS: Final = {"novice": Novice, "regular": Regular, "expert": Expert}
#: What commands can name besides, to compare with.
SPARRING: Final = {"hand-made": HandMade}
