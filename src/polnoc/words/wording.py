"""What a game says about itself."""

from __future__ import annotations

from typing import Protocol

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.refusals import Refusal
from polnoc.engine.views import View


class Wording(Protocol):
    """What a game says about itself. The class `Wording` in its `wording.py` is one.

    It is made with the game, a function that says a message (`Words.text`),
    the names by seat, the seat that reads, and the options of the game told,
    if there is one: in some games they say what the numbers of events mean.
    A game may name `endings`: verbs of answers that stand last in a list.
    """

    def event(self, event: Event) -> str:
        """One line of the log."""

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, as a sentence."""

    def action(self, action: Action, view: View) -> str:
        """An answer, as the label of a button."""

    def confirm(self, action: Action, view: View) -> str:
        """What to ask before an answer that a slip of the hand makes costly; empty: nothing."""

    def prompt(self, view: View) -> str:
        """What the reader is asked, and why."""

    def waiting(self, view: View) -> str:
        """What the others are asked."""

    def card(self, card: int) -> str:
        """The whole text of a card."""

    def card_name(self, card: int) -> str:
        """What a card is called inside a sentence."""

    def place(self, space: int) -> dict[str, object]:
        """A place as arguments of a message; only games whose advice speaks of places have this."""

    def thing(self, option: str, id: str) -> str:
        """What a value of an option is called that a pack brings; only games with such packs have this."""
