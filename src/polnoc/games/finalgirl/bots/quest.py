"""What bots know about films that are won by carrying something to an exit."""

from __future__ import annotations

from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Terms


class Quest:
    """What must be found and carried out; in most films, nothing."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        goals = [goal for goal in terms.goals if goal.wins and goal.case == "carried"]
        self.wanted = frozenset([goal.item for goal in goals if goal.item])

    def has_it(self, position: FinalGirl) -> bool:
        """Whether she carries what is wanted."""
        return any([item in position.bag or item in position.held for item in self.wanted])

    def seeks(self, position: FinalGirl) -> bool:
        """Whether she still has to find it."""
        return bool(self.wanted) and not self.has_it(position)

    def is_up(self, position: FinalGirl, deck: int) -> bool:
        """Whether it is seen on top of a deck."""
        return bool(position.up[deck]) and position.up[deck][0] in self.wanted

    def chance(self, position: FinalGirl, deck: int) -> float:
        """The chance that it is one of the cards of a deck that nobody has seen."""
        left = [item for item in self.wanted if position.unseen >> item & 1]
        return position.deep[deck] / max(1, sum(position.deep)) if left else 0.0

    def exit(self, position: FinalGirl) -> int:
        """The nearest open exit, or -1."""
        far, exits = self.terms.places.far[position.heroine], self.terms.places.exit
        spaces = [
            space for space in self.terms.places.all if exits[space] and not position.closed >> space & 1
        ]
        return min(spaces, key=lambda space: far[space], default=-1)
