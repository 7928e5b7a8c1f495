"""The cards as data: the rules run their effects, and the card texts are generated from them.

Cards have ids from 1: the first deck is 1…N, the second deck (four players)
continues from N+1. `number_of` gives the lair number of an id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal

import msgspec

from polnoc.engine.cards import Effect
from polnoc.engine.packs import Names, content_hash

#: The most numbers that a deck may have; the action table has room for these.
MOST_NUMBERS: Final = 13


class AskEven(Effect, frozen=True):
    """Is your number even?"""


class AskAmong(Effect, frozen=True):
    """Is your number one of these?"""

    numbers: tuple[int, ...]


class AskAtLeast(Effect, frozen=True):
    """Is your number this one or higher?"""

    number: int


class AskRun(Effect, frozen=True):
    """Is your number among some consecutive numbers that I name?"""

    length: int


class AskNamed(Effect, frozen=True):
    """Is your number among some different numbers that I name?"""

    count: int


class AskNamedOrHigher(Effect, frozen=True):
    """Is your number the one I name, or higher?"""


class Guess(Effect, frozen=True):
    """Name a lair."""


class GuessRun(Effect, frozen=True):
    """Name some consecutive lairs at once."""

    length: int


class Shield(Effect, frozen=True):
    """Until my next turn I ignore blue cards."""


class PeekBottom(Effect, frozen=True):
    """Look at the bottom cards of the stack."""

    count: int


class ArrangeTop(Effect, frozen=True):
    """Look at the top cards; leave one on top, put the others at the bottom."""

    count: int


class CopyOrExtraTurn(Effect, frozen=True):
    """Carry out a card in the middle, or draw and take an extra turn."""


AnyEffect = (
    AskEven
    | AskAmong
    | AskAtLeast
    | AskRun
    | AskNamed
    | AskNamedOrHigher
    | Guess
    | GuessRun
    | Shield
    | PeekBottom
    | ArrangeTop
    | CopyOrExtraTurn
)

Colour = Literal["blue", "yellow", "red"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ghost: its lair number, its colour and its effects in order."""

    number: int
    colour: Colour
    effects: tuple[AnyEffect, ...]

    @property
    def copies(self) -> bool:
        """Whether this card can carry out another one."""
        return any(isinstance(effect, CopyOrExtraTurn) for effect in self.effects)


class DeckPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack file: cards that replace those with the same numbers, or a whole deck."""

    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    #: With `box`, the cards are a whole deck, 1…N, each once.
    replaces: Literal["box"] | None = None
    card: tuple[Card, ...] = ()
    #: By language: the names of ghosts, such as `ghost-7`.
    words: dict[Literal["pl", "en"], Names] = {}


class Deck:
    """A checked deck. `cards[number]` is the card with that lair number."""

    def __init__(
        self,
        cards: Sequence[Card],
        sources: tuple[str, ...],
        words: Mapping[str, Names] = {},
    ) -> None:
        self.sources: Final = sources
        self.hash: Final = content_hash(*sources)
        self.size: Final = len(cards)
        #: By language: the names that packs provide.
        self.words: Final = words
        ordered = sorted(cards, key=_number)
        #: By number; entry 0 is a filler and never looked up.
        self.cards: Final[tuple[Card, ...]] = (ordered[0], *ordered)

    def number_of(self, card: int) -> int:
        """The lair number of a card id of either deck."""
        return card if card <= self.size else card - self.size

    def card(self, card: int) -> Card:
        """The card with this id."""
        return self.cards[self.number_of(card)]


def _number(card: Card) -> int:
    return card.number
