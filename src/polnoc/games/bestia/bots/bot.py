"""Bots of Bestia: three levels that differ by how far they think, never by cheating.

- *novice* looks at one card, hardly sees where the Beast may be, and errs a lot;
- *regular* knows what everybody can know and thinks of a second card, but misjudges things;
- *expert* thinks whole turns through.

Budgets count positions that are tried, not time, so the same luck makes the same choice everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Final

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.bestia.bots.belief import Way
from polnoc.games.bestia.bots.search import Mind, Thought, draft_values, split_values
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.rules.draft import Drafting, Splitting
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST, Terms

Options = Sequence[Action]

#: The seconds that a choice may usually take; with less, fewer positions are tried.
USUAL: Final = 0.6


class Bot:
    """A level. It keeps nothing between two choices but what belongs to all games with the same options."""

    #: Positions that are tried for a choice, at most.
    nodes: ClassVar[int] = 600
    #: Ways of the Beast that hunters think of at once.
    ways: ClassVar[int] = 12
    #: So many answers are thought through to the end of the turn, the others to the end of a card.
    few: ClassVar[int] = 0
    #: How often something else is done than was meant, and how far values are misjudged.
    errs: ClassVar[float] = 0.0
    blur: ClassVar[float] = 0.0

    def __init__(self, game: BestiaGame) -> None:
        self.game = game
        self._minds: dict[Terms, Mind] = {}

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        """One of the options; `budget` is reckoned in positions that are tried, not measured."""
        if len(options) == 1:
            return options[0]
        if rng.random() < self.errs:
            return options[int(rng.random() * len(options))]
        values = self.values(view, options, rng, budget)
        if self.blur:
            values = [value + rng.gauss(0.0, self.blur) for value in values]
        return options[max(range(len(options)), key=values.__getitem__)]

    def values(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> list[float]:
        """What each option is worth to the side that is asked."""
        position, crowd = self.imagine(view, rng)
        mind = self._mind(position.terms)
        seat: int = view["seat"]
        frame = position.stack[-1]
        if isinstance(frame, Drafting):
            return draft_values(mind, position, seat, options)
        if isinstance(frame, Splitting):
            return split_values(mind, position, options)
        nodes = self.nodes if budget is None else int(self.nodes * budget.seconds / USUAL)
        return Thought(mind, position, seat, crowd, rng, nodes).values(options, self.few)

    def imagine(self, view: View, rng: random.Random) -> tuple[Bestia, list[Way]]:
        """A position that fits the view, and ways of the Beast that hunters think of."""
        dealt = random.Random(0)
        if view["seat"] == BEAST or not view["steps"] or view["victor"]:
            return self.game.redeal(view, dealt), []
        mind = self._mind(self.game.terms_of(view))
        crowd = mind.belief_of(view).draw(rng, self.ways)
        if crowd:  # one of them is as good as any that the game would have to look for
            view = {**view, "track": list(crowd[0].track), "path": list(crowd[0].path)}
        return self.game.redeal(view, dealt), crowd

    def _mind(self, terms: Terms) -> Mind:
        found = self._minds.get(terms)
        if found is None:
            if len(self._minds) >= 32:
                self._minds.clear()
            found = self._minds[terms] = Mind(terms)
        return found


class Novice(Bot):
    """Sees one card far, hardly follows trails, and errs."""

    nodes = 150
    ways = 2
    errs = 0.2
    blur = 1.5


class Regular(Bot):
    """Knows where the Beast may be, thinks of a second card, and misjudges things at times."""

    nodes = 500
    ways = 10
    few = 2
    errs = 0.05
    blur = 0.5


class Expert(Bot):
    """Thinks turns through."""

    nodes = 3000
    ways = 24
    few = 4


LEVELS: Final = {"novice": Novice, "regular": Regular, "expert": Expert}
