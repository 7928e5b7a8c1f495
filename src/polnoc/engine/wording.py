"""What the wordings share of games whose phrases depend on the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Generic, Protocol, TypeVar

from polnoc.engine.actions import Action
from polnoc.engine.views import View, top_frame

#: Says a message: its key and arguments.
Say = Callable[..., str]


class Phrased(Protocol):
    """The phrases of one game: names of everything in it, and texts made from effects."""

    def card_text(self, number: int) -> str:
        """The whole text of a card."""

    def card_name(self, number: int) -> str:
        """What a card is called inside a sentence."""

    def title(self, kind: str, id: str) -> str:
        """The name of a thing; one that has none is called by its id."""


P = TypeVar("P", bound=Phrased)


class PhrasedWording(Generic[P]):
    """A wording that names cards and things through the phrases of one game."""

    #: What is added to the key of a verb's label, by the rule that asks.
    by_rule: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    #: The phrases of the game that is being told.
    phrases: P

    def card(self, card: int) -> str:
        """The whole text of a card."""
        return self.phrases.card_text(card)

    def card_name(self, card: int) -> str:
        """What a card is called inside a sentence."""
        return self.phrases.card_name(card)

    def thing(self, option: str, id: str) -> str:
        """What a value of an option is called; `hunter2` is one of the hunters."""
        return self.phrases.title(option.rstrip("123"), id)

    def label_key(self, action: Action, view: View) -> str:
        """The message that is the label of an answer."""
        variants = self.by_rule.get(action.verb)
        variant = variants.get(top_frame(view)["rule"], "") if variants else ""
        return f"action-{action.verb}{variant}"
