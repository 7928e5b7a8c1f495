"""A drawing as keyed pieces on a few sheets.

A **piece** is one thing with an identity: a window, a door, a card. It is a
well-formed element whose id is its key, and a function of what its reader may
see. The keys of a table stay the same for the whole game, so an update replaces
each changed piece by its id.

A **sheet** is one `<svg>` with its pieces. Sheets flow on the page as its width
allows; `place` says where they belong: `turn` (always in view), `board`, `tray`
(what one holds; a drawer on phones).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from polnoc.drawing.markup import Markup, join, tag

M = TypeVar("M", bound=Hashable)
V = TypeVar("V")

TURN: Final = "turn"
BOARD: Final = "board"
TRAY: Final = "tray"

#: What lies at the edges may be cut off, or what lies below.
CROPPED: Final = "xMidYMid slice"
CUT_BELOW: Final = "xMidYMin slice"


class Piece(NamedTuple):
    """A key, and the element with that id as plain text."""

    key: str
    text: str

    @property
    def svg(self) -> Markup:
        """The element."""
        return Markup(self.text)


class Offer(NamedTuple):
    """How the page shows a choice on the board.

    `piece` is the key of the piece that stands for it (empty: none), `sign` a word to write on it, in this
    `size` if it is not the usual one, `reach` a class that it gets meanwhile.
    """

    piece: str = ""
    sign: str = ""
    size: float = 0
    reach: str = ""


class Sheet(NamedTuple):
    """One `<svg>`: its kind is its class, its title says what it is."""

    key: str
    kind: str
    place: str
    size: tuple[int, int]
    title: str
    pieces: tuple[Piece, ...]
    #: The key of the piece that says in words what the sheet shows.
    about: str = ""
    #: How it fills a space of another shape: `CROPPED`, `CUT_BELOW`; empty: all of it is shown.
    fit: str = ""
    #: Whether one can zoom in on a part of it: a map.
    zooms: bool = False

    @property
    def texts(self) -> dict[str, str]:
        """Everything on the sheet that can change, by its id: its title (it holds names) and its pieces."""
        return {**self._titled(), **{piece.key: piece.text for piece in self.pieces}}

    def since(self, old: Sheet) -> dict[str, str]:
        """What differs from an older state of the same sheet, by its id."""
        changed = self._titled() if self.title != old.title else {}
        for piece, was in zip(self.pieces, old.pieces, strict=True):
            if piece is not was and piece.text != was.text:
                changed[piece.key] = piece.text
        return changed

    def _titled(self) -> dict[str, str]:
        id = f"title-{self.key}"
        return {id: str(tag("title", self.title, id=id))}

    def markup(self, prefix: str = "", at: tuple[int, int, int, int] | None = None) -> Markup:
        """The whole `<svg>`; inside another one, `at` is its place and size."""
        width, height = self.size
        x, y, shown_width, shown_height = at or (None, None, None, None)
        label = f"{prefix}title-{self.key}"
        return tag(
            "svg",
            tag("title", self.title, id=label),
            *[piece.svg for piece in self.pieces],
            id=f"{prefix}{self.key}",
            class_=f"sheet sheet-{self.kind}" + (" can-zoom" if self.zooms else ""),
            viewBox=f"0 0 {width} {height}",
            x=x,
            y=y,
            width=shown_width,
            height=shown_height,
            preserveAspectRatio=self.fit or None,
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


class TwoGenerationCache(Generic[V]):
    """A cache of recently used values: at least the last `most`, and at most twice that number."""

    def __init__(self, most: int) -> None:
        self._most = most
        #: The younger generation; read directly where a call would be too slow.
        self.young: dict[Hashable, V] = {}
        self._old: dict[Hashable, V] = {}

    def __len__(self) -> int:
        return len(self.young) + len(self._old)

    def get(self, key: Hashable) -> V | None:
        """The value of a key, or None; a value of the old generation becomes young again."""
        found = self.young.get(key)
        if found is None:
            found = self._old.pop(key, None)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, value: V) -> V:
        """Store a value; when the young generation is full, the old one is dropped."""
        if len(self.young) >= self._most:
            self._old, self.young = self.young, {}
        self.young[key] = value
        return value

    def clear(self) -> None:
        """Forget everything."""
        self.young, self._old = {}, {}


#: Recently drawn pieces of all tables: most tables show the same things.
_drawn: Final[TwoGenerationCache[Piece]] = TwoGenerationCache(5_000)
#: The same for pieces that only the readers of one table share, since they hold names.
_named: Final[TwoGenerationCache[Piece]] = TwoGenerationCache(8_000)


class Memo:
    """Results by key and inputs, for the last few inputs of each key.

    Between two questions a board is drawn at several moments, for one reader after another, so it goes back
    and forth between a few states.
    """

    STATES: Final = 4

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[str, list[tuple[object, Any]]] = {}

    def recall(self, key: str, shown: object, make: Callable[[], V]) -> V:
        """The result for `shown`, all that it depends on."""
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = []
        found: V
        for inputs, found in made:
            if inputs == shown:
                return found
        fresh = make()
        made.insert(0, (shown, fresh))
        del made[self.STATES :]
        return fresh


class PieceCache(Memo):
    """Draws a piece or a sheet again only if what it shows has changed.

    `style` is everything else that a piece may depend on: game, language, aids. What depends on names or
    on the viewer has them in `shown`. So caches of the same style share their pieces.
    """

    __slots__ = ("_last", "_style", "prefix")

    def __init__(self, prefix: str = "", style: Hashable = None) -> None:
        super().__init__()
        self.prefix = prefix
        #: As text, whose hash is computed once; None: the pieces are not shared.
        self._style = None if style is None else f"{prefix} {style!r}"
        self._last: dict[str, tuple[Hashable, Piece]] = {}

    def share_within(self, which: Hashable) -> None:
        """From now on share pieces only with caches that were given the same `which`."""
        if self._style is not None:
            self._style += f" {which!r}"

    #: The sheet `key`; made again only if `shown`, which is all that it depends on, has changed.
    sheet = Memo.recall

    def piece(self, key: str, shown: M, draw: Callable[[str, M], Markup], *, own: bool = False) -> Piece:
        """The piece `key` showing `shown`; `draw` gets its id and `shown` and nothing else that changes.

        What other tables will hardly ever show, such as a name, is this table's `own`.
        """
        if self._style is None:
            return self._unshared(key, shown, draw)
        which, kept = (self._style, key, shown), _named if own else _drawn
        found = kept.young.get(which)  # the usual case, dozens of times a page
        if found is not None:
            return found
        return kept.get(which) or kept.put(which, Piece(key, str(draw(self.prefix + key, shown))))

    def _unshared(self, key: str, shown: M, draw: Callable[[str, M], Markup]) -> Piece:
        last = self._last.get(key)
        if last is not None and last[0] == shown:
            return last[1]
        piece = Piece(key, str(draw(self.prefix + key, shown)))
        self._last[key] = (shown, piece)
        return piece
