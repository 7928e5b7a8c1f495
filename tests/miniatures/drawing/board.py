"""The miniatures at the web table: a view is drawn as text, one piece for each of its fields."""

from __future__ import annotations

from collections.abc import Sequence

from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.sheets import BOARD, Drawing, Offer, Piece, Sheet
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.views import View
from polnoc.engine.wording import Say


class Board(CachedBoard[AnyGame]):
    """Everything in a view, as text."""

    def draw(self, view: View, actions: Sequence[Action]) -> Drawing:
        pieces = tuple([_piece(self.cache.prefix, name, value) for name, value in view.items()])
        sheet = Sheet("all", "all", BOARD, (400, 20 * len(pieces)), self.game.id, pieces)
        return Drawing(self.game.id, len(self.names), Markup(""), (sheet,), self.cache.prefix)


def _piece(prefix: str, name: str, value: object) -> Piece:
    return Piece(f"field-{name}", str(tag("text", f"{name}: {value}", id=f"{prefix}field-{name}")))


def offers(game: AnyGame, view: View, actions: Sequence[Action], say: Say) -> list[Offer]:
    """Offer nothing: nothing is chosen on the board."""
    return [Offer()] * len(actions)


def intention(game: AnyGame, view: View, piece: str) -> str:
    """Interpret pointing at a field as some action of the game."""
    return game.actions[len(piece) % len(game.actions)].text if piece.startswith("field-") else ""


def places(game: AnyGame, event: Event) -> list[str]:
    """Return no places: events happen nowhere in particular."""
    return []


def cover(say: Say) -> Markup:
    """Return the picture of the game."""
    return tag("svg", viewBox="0 0 10 10")
