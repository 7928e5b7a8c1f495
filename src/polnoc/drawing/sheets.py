"""A drawing as keyed pieces on a few sheets.

A **piece** is one thing with an identity: a window, a door, a card. It is a
well-formed element whose id is its key, and a function of what its reader may
see. The keys of a table stay the same for the whole game, so an update is: put
each changed piece in the place of the old one with the same id.

A **sheet** is one `<svg>` with its pieces. Sheets flow on the page as its width
allows; `place` says where they belong: `turn` (always in view), `board`, `tray`
(what one holds; a drawer on phones).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from polnoc.drawing.markup import Markup, join, tag

M = TypeVar("M", bound=Hashable)

TURN: Final = "turn"
BOARD: Final = "board"
TRAY: Final = "tray"


class Piece(NamedTuple):
    """A key, and as plain text the element that has it as its id."""

    key: str
    text: str

    @property
    def svg(self) -> Markup:
        """The element."""
        return Markup(self.text)


@dataclass(frozen=True)
class Sheet:
    """One `<svg>`: its kind is its class, its title says what it is."""

    key: str
    kind: str
    place: str
    size: tuple[int, int]
    title: str
    pieces: tuple[Piece, ...]
    #: The key of the piece that says in words what the sheet shows.
    about: str = ""
    #: Whether what lies at the edge may be cut off to fill the space.
    crops: bool = False

    @cached_property
    def texts(self) -> dict[str, str]:
        """Everything on the sheet that can change, by its id: its title (it holds names) and its pieces."""
        title = f"title-{self.key}"
        said = {title: str(tag("title", self.title, id=title))}
        return said | {piece.key: piece.text for piece in self.pieces}

    @cached_property
    def mark(self) -> int:
        """Sheets with the same mark show the same."""
        return hash(tuple(self.texts.values()))

    def markup(self, prefix: str = "", at: tuple[int, int, int, int] | None = None) -> Markup:
        """The whole `<svg>`; inside another one it is `at` a place and has a size there."""
        width, height = self.size
        x, y, shown_width, shown_height = at or (None, None, None, None)
        label = f"{prefix}title-{self.key}"
        return tag(
            "svg",
            tag("title", self.title, id=label),
            *[piece.svg for piece in self.pieces],
            id=f"{prefix}{self.key}",
            class_=f"sheet sheet-{self.kind}",
            viewBox=f"0 0 {width} {height}",
            x=x,
            y=y,
            width=shown_width,
            height=shown_height,
            preserveAspectRatio="xMidYMid slice" if self.crops else None,
            role="group",
            aria_labelledby=label,
            aria_describedby=f"{prefix}{self.about}" if self.about else None,
        )


class Drawing(NamedTuple):
    """Everything that one reader sees of a table.

    `shapes` must stand once in the page, before the sheets; it never changes.
    """

    game: str
    players: int
    shapes: Markup
    sheets: tuple[Sheet, ...]
    prefix: str = ""

    @property
    def pieces(self) -> dict[str, Markup]:
        """Every piece by its key, in the order in which they stand."""
        return {piece.key: piece.svg for sheet in self.sheets for piece in sheet.pieces}

    def at(self, place: str) -> Markup:
        """The sheets of one place, in a box that lays them out."""
        shown = [sheet.markup(self.prefix) for sheet in self.sheets if sheet.place == place]
        return tag("div", *shown, class_=f"sheets sheets-{place} {self.game} players-{self.players}")

    def markup(self) -> Markup:
        """Shapes and all sheets, place after place."""
        return join(self.shapes, *[self.at(place) for place in (TURN, BOARD, TRAY)])


#: Pieces that were drawn lately, at any table: most tables show the same things.
_drawn: dict[Hashable, Piece] = {}
MOST_DRAWN: Final = 20_000


class Easel:
    """Draws a piece again only if what it shows has changed.

    `style` is everything else that a piece may depend on: game, language, viewer, aids. What depends on
    names has them in `shown`. So easels of the same style share their pieces.
    """

    def __init__(self, prefix: str = "", style: Hashable = None) -> None:
        self.prefix = prefix
        self.style = style
        self._last: dict[str, tuple[Hashable, Piece]] = {}
        self._sheets: dict[str, tuple[object, Sheet]] = {}

    def sheet(self, key: str, shown: object, make: Callable[[], Sheet]) -> Sheet:
        """The sheet `key`; made again only if `shown`, which is all that it depends on, has changed."""
        last = self._sheets.get(key)
        if last is not None and last[0] == shown:
            return last[1]
        sheet = make()
        self._sheets[key] = (shown, sheet)
        return sheet

    def piece(self, key: str, shown: M, draw: Callable[[str, M], Markup], *, own: bool = False) -> Piece:
        """The piece `key` showing `shown`; `draw` gets its id and `shown` and nothing else that changes.

        What other tables will hardly ever show, such as a name, is this table's `own`.
        """
        last = self._last.get(key)
        if last is not None and last[0] == shown:
            return last[1]
        if own or self.style is None:
            piece = Piece(key, str(draw(self.prefix + key, shown)))
        else:
            piece = self._shared(key, shown, draw)
        self._last[key] = (shown, piece)
        return piece

    def _shared(self, key: str, shown: M, draw: Callable[[str, M], Markup]) -> Piece:
        """A piece as it was drawn at any table."""
        which = (self.style, self.prefix, key, shown)
        piece = _drawn.get(which)
        if piece is None:
            if len(_drawn) >= MOST_DRAWN:
                del _drawn[next(iter(_drawn))]
            piece = _drawn[which] = Piece(key, str(draw(self.prefix + key, shown)))
        return piece
