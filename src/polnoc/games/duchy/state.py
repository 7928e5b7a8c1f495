"""The full position of 13 Duchów, as plain data."""

from __future__ import annotations

from polnoc.engine.frames import Position, slots_of
from polnoc.games.duchy.terms import Terms

#: A question or a guess and its answers: who asked, with which card (0: no card),
#: about which numbers (bit n for number n), and the seats that said YES and NO.
Fact = tuple[int, int, int, int, int]

#: What a seat has learned about a hidden card: seat, card, and a set of cards (bit n for card n): the card is
#: in the place of one of these. A set of just the card itself means that the seat knows its place.
Trace = tuple[int, int, int]


class Duchy(Position):
    """Cards have ids from 1; 0 is no card. Sets of cards, numbers and seats are bit masks."""

    def __init__(self, terms: Terms) -> None:
        """The position before the first round: an empty table."""
        super().__init__()
        seats, decks = terms.players, terms.decks
        #: Points by side: by seat, or by team with four players.
        self.scores = [0] * (2 if terms.teams else seats)
        #: Rounds begun so far, and the seat that begins this or the next one.
        self.round = 0
        self.starter = terms.options.first - 1
        #: By seat. The lair of a found player is in the box but is still recorded here.
        self.lair = [0] * seats
        self.hand = [0] * seats
        #: Seats out of the round, and seats that ignore blue cards.
        self.found = 0
        self.shield = 0
        #: Face-up cards in the order in which they were played, who laid each, and cards in the box in order.
        self.middle: tuple[int, ...] = ()
        self.laid_by: tuple[int, ...] = ()
        self.box: tuple[int, ...] = ()
        #: The stack of each deck, from the top: cards that somebody has looked at, cards that
        #: nobody knows (an unordered set: they come up by chance), cards looked at.
        self.pool = [terms.full[deck] for deck in range(decks)]
        self.above: list[tuple[int, ...]] = [()] * decks
        self.below: list[tuple[int, ...]] = [()] * decks
        #: What was asked, guessed and answered this round.
        self.facts: tuple[Fact, ...] = ()
        #: What individual seats have learned about hidden cards this round.
        self.traces: tuple[Trace, ...] = ()
        #: With teams: who drew the cards for each team this round.
        self.drawers: tuple[int, ...] = ()
        self.terms = terms

    __slots__ = slots_of(__init__)

    def stack_size(self, deck: int) -> int:
        """How many cards are left in a deck's stack."""
        return len(self.above[deck]) + self.pool[deck].bit_count() + len(self.below[deck])
