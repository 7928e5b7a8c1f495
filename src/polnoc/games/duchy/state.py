"""The whole position of 13 Duchów as plain data."""

from __future__ import annotations

from typing import ClassVar

from polnoc.engine.frames import Frame, Position
from polnoc.games.duchy.terms import Terms

#: A question or a guess and its answers: who asked, with which card (0: no card),
#: about which numbers (bit n for number n), and the seats that said YES and NO.
Fact = tuple[int, int, int, int, int]

#: What a seat has learned about a hidden card: seat, card, and the set of cards
#: (bit n for card n) in one of whose places it lies. A set of just that card
#: means that the seat knows the place.
Trace = tuple[int, int, int]


class Duchy(Position):
    """Cards are ids from 1; 0 is no card. Sets of cards, numbers and seats are bits."""

    __slots__ = (
        "above", "below", "box", "drawers", "facts", "found", "hand", "laid_by", "lair", "middle",
        "pool", "round", "scores", "shield", "starter", "terms", "traces",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "stack", "scores", "round", "starter", "lair", "hand", "found", "shield",
        "middle", "laid_by", "box", "pool", "above", "below", "facts", "traces", "drawers",
    )  # fmt: skip

    def __init__(
        self,
        stack: list[Frame],
        scores: list[int],
        round: int,
        starter: int,
        lair: list[int],
        hand: list[int],
        found: int,
        shield: int,
        middle: tuple[int, ...],
        laid_by: tuple[int, ...],
        box: tuple[int, ...],
        pool: list[int],
        above: list[tuple[int, ...]],
        below: list[tuple[int, ...]],
        facts: tuple[Fact, ...],
        traces: tuple[Trace, ...],
        drawers: tuple[int, ...],
        terms: Terms,
    ) -> None:
        self.stack = stack
        #: Points by side: by seat, or by team with four players.
        self.scores = scores
        #: Rounds begun so far, and who begins this or the next one.
        self.round = round
        self.starter = starter
        #: By seat. A found player's lair is in the box but stays written here.
        self.lair = lair
        self.hand = hand
        #: Seats out of the round, and seats that ignore blue cards.
        self.found = found
        self.shield = shield
        #: Cards face up in the order they were played, and who laid each; cards in the box in order.
        self.middle = middle
        self.laid_by = laid_by
        self.box = box
        #: The stack of each deck, from the top: cards somebody has looked at, cards
        #: nobody knows (an unordered set: they come up by chance), cards looked at.
        self.pool = pool
        self.above = above
        self.below = below
        #: What was asked, guessed and answered this round.
        self.facts = facts
        #: What single seats have learned about hidden cards this round.
        self.traces = traces
        #: With teams: who drew the cards for each team this round.
        self.drawers = drawers
        self.terms = terms

    def clone(self) -> Duchy:
        return Duchy(
            self.stack[:],
            self.scores[:],
            self.round,
            self.starter,
            self.lair[:],
            self.hand[:],
            self.found,
            self.shield,
            self.middle,
            self.laid_by,
            self.box,
            self.pool[:],
            self.above[:],
            self.below[:],
            self.facts,
            self.traces,
            self.drawers,
            self.terms,
        )

    def stack_size(self, deck: int) -> int:
        """How many cards are left in a deck's stack."""
        return len(self.above[deck]) + self.pool[deck].bit_count() + len(self.below[deck])


def first_position(terms: Terms) -> Duchy:
    """Before the first round: an empty table."""
    seats = terms.players
    return Duchy(
        stack=[],
        scores=[0] * (2 if terms.teams else seats),
        round=0,
        starter=terms.options.first - 1,
        lair=[0] * seats,
        hand=[0] * seats,
        found=0,
        shield=0,
        middle=(),
        laid_by=(),
        box=(),
        pool=[terms.full[deck] for deck in range(terms.decks)],
        above=[()] * terms.decks,
        below=[()] * terms.decks,
        facts=(),
        traces=(),
        drawers=(),
        terms=terms,
    )
