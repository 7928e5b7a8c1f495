"""The constants of a game, derived from its options and deck."""

from __future__ import annotations

from typing import Final

import msgspec

from polnoc.games.duchy.cards import AskNamed, AskNamedOrHigher, AskRun, Card, Deck, Guess, GuessRun
from polnoc.games.duchy.options import DuchyOptions

#: Effects for which the player names numbers.
NAMING: Final = (AskNamed, AskNamedOrHigher, AskRun, Guess, GuessRun)

#: Points to win by number of players.
TARGETS: Final = {2: 3, 3: 6, 4: 3}

#: `RIVALS[players][seat]`: who answers this seat, in turn order.
RIVALS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((1,), (0,)),
    3: ((1, 2), (2, 0), (0, 1)),
    4: ((1, 3), (2, 0), (3, 1), (0, 2)),
}


class Terms:
    """The constants of a game, shared by all its positions."""

    def __init__(self, options: DuchyOptions, deck: Deck, rules: int) -> None:
        self.options: Final = options
        #: The version of the rules.
        self.rules: Final = rules
        self.deck: Final = deck
        self.players: Final = options.players
        self.size: Final = deck.size
        self.teams: Final = options.players == 4
        self.decks: Final = 2 if options.players == 4 else 1
        self.target: Final = options.points or TARGETS[options.players]
        self.rivals: Final = RIVALS[options.players]
        seats = range(options.players)
        #: By seat: the side that it scores for (itself, or its team), the deck of its cards, and
        #: the deck through whose stack its cards look: the rivals' (DUE-P4-13).
        self.side: Final = tuple([seat % 2 if self.teams else seat for seat in seats])
        self.deck_of: Final = tuple([seat % 2 if self.teams else 0 for seat in seats])
        self.rival_deck_of: Final = tuple([1 - seat % 2 if self.teams else 0 for seat in seats])
        #: The options as plain data, for views.
        self.shown: Final[dict[str, object]] = msgspec.to_builtins(options)
        #: `full[deck]`: every card of a deck as a set, bit n for card n.
        full = ((1 << self.size) - 1) << 1
        self.full: Final = (full, full << self.size)
        #: `copies[card]`: whether the card can carry out another one.
        self.copies: Final = tuple([False] + [deck.card(card).copies for card in range(1, 2 * self.size + 1)])
        #: `asks_by_choice[card]`: whether the asker picks the numbers of its question.
        self.asks_by_choice: Final = tuple(
            [False] + [_by_choice(deck.card(card)) for card in range(1, 2 * self.size + 1)]
        )
        #: `names_by_choice[card]`: whether whoever plays it picks the numbers named.
        self.names_by_choice: Final = tuple(
            [False] + [_names(deck.card(card)) for card in range(1, 2 * self.size + 1)]
        )
        #: `number[card]`: the lair number of a card of either deck.
        self.number: Final = tuple([0] + [deck.number_of(card) for card in range(1, 2 * self.size + 1)])

    def partner(self, seat: int) -> int:
        """The other member of a team (DUE-P4-02)."""
        return (seat + 2) % 4


def _by_choice(card: Card) -> bool:
    return any([isinstance(effect, AskNamed | AskRun) for effect in card.effects])


def _names(card: Card) -> bool:
    return any([isinstance(effect, NAMING) for effect in card.effects])
