"""The wording of the miniatures: everything as message keys, in no language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polnoc import contract
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.refusals import Refusal
from polnoc.engine.views import View, top_frame


class Wording(contract.Wording):
    """Any miniature for one reader."""

    def __init__(
        self,
        game: AnyGame,
        say: Callable[..., str],
        names: Sequence[str],
        viewer: int,
        options: GameOptions | None = None,
    ) -> None:
        self.game = game

    def event(self, event: Event) -> str:
        return f"{event.key} {dict(event.args)}"

    def refusal(self, refusal: Refusal) -> str:
        return f"{refusal.key} {dict(refusal.args)}"

    def action(self, action: Action, view: View) -> str:
        return action.text

    def confirm(self, action: Action, view: View) -> str:
        return ""

    def prompt(self, view: View) -> str:
        return str(top_frame(view)["rule"])

    def waiting(self, view: View) -> str:
        return str(top_frame(view)["rule"])

    def card(self, card: int) -> str:
        return str(card)

    def card_name(self, card: int) -> str:
        return str(card)
