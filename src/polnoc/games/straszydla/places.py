"""The city: where the districts lie, which are neighbours, and which layouts are allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polnoc.engine.options import BadOption
from polnoc.engine.packs import PackError, refuse
from polnoc.engine.refusals import Refusal
from polnoc.games.straszydla.actions import CELLS, WIDTH
from polnoc.games.straszydla.cards import Box, element_number

#: Row and column of each direction: up, then clockwise.
STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
NO_CELL: Final = -1

#: The cells of the usual board, five by five in the middle of the canvas, row by row.
SQUARE: Final = tuple([row * WIDTH + column for row in range(1, 6) for column in range(1, 6)])
CORNERS: Final = (SQUARE[0], SQUARE[4], SQUARE[20], SQUARE[24])
MIDDLE: Final = SQUARE[12]

Layout = tuple[int, ...]

#: What is wrong with a layout: the sentence of an error, for programs and the command line.
_REASONS: Final = {
    "refused-layout-size": "{height} rows of {width}; there is room for {most} by {most}",
    "refused-layout-word": "'{word}' is no tile; they have numbers from 1 to {count}, '.' is none",
    "refused-layout-twice": "tile {tile} lies there twice; there is one of each",
    "refused-layout-missing": "tile {tile} is missing; all {count} are laid",
    "refused-layout-centre": "the centre must be surrounded by districts on all sides (STR-SETUP-02)",
    "refused-layout-suburb": "suburb {tile} lies inside; suburbs lie on the edge (STR-SETUP-03)",
    "refused-layout-pieces": "the board falls into pieces; every district must touch another",
}


def _beside(cell: int, direction: int) -> int:
    row, column = divmod(cell, WIDTH)
    down, right = STEPS[direction]
    row, column = row + down, column + right
    return row * WIDTH + column if 0 <= row < WIDTH and 0 <= column < WIDTH else NO_CELL


#: [cell][direction]: the cell there, or NO_CELL.
BESIDE: Final = tuple([tuple([_beside(cell, direction) for direction in range(8)]) for cell in CELLS])


class City:
    """A layout with everything that follows from it. Shared by all positions of a game."""

    __slots__ = (
        "cells", "element", "frightening", "imp", "layout", "neighbours", "suburbs", "ways", "yields",
    )  # fmt: skip

    def __init__(self, layout: Layout, box: Box, players: int) -> None:
        self.layout = layout
        self.cells = tuple([cell for cell in CELLS if layout[cell]])
        #: [cell]: pairs of direction and cell for every step that stays on the board.
        self.ways = tuple([_ways(layout, cell) for cell in CELLS])
        #: [cell]: the neighbours as bits.
        self.neighbours = tuple([sum([1 << there for _, there in ways]) for ways in self.ways])
        tiles = [box.tiles[tile] for tile in layout]
        self.element = tuple([element_number(tile.element) for tile in tiles])
        self.suburbs = tuple([cell for cell in self.cells if tiles[cell].suburb])
        self.frightening = sum([1 << cell for cell in self.cells if tiles[cell].frighten])
        self.imp = sum([1 << cell for cell in self.cells if tiles[cell].imp])
        #: [night]: pairs of cell and cubes for a refill.
        self.yields = tuple(
            [
                tuple(
                    [(c, tiles[c].yields[players - 2]) for c in self.cells if tiles[c].time in (time, "both")]
                )
                for time in ("day", "night")
            ]
        )


def _ways(layout: Layout, cell: int) -> tuple[tuple[int, int], ...]:
    if not layout[cell]:
        return ()
    return tuple([(way, there) for way, there in enumerate(BESIDE[cell]) if there >= 0 and layout[there]])


# Layouts --------------------------------------------------------------------------


def read_layout(text: str, box: Box) -> Layout:
    """A layout from the option's text; empty for `random`. BadOption says what is not allowed and why."""
    if text == "random":
        problem = why_not_random(box)
        layout: Layout = ()
    else:
        layout, refusal = judge(box.pack.layouts.get(text) or _rows(text, box), box)
        problem = _said(refusal)
    if problem:
        raise BadOption(f"option 'layout': {problem}")
    return layout


def checked(box: Box, file: str) -> Box:
    """The box itself; PackError if it has a named layout that the rules do not allow."""
    refusals = {name: judge(rows, box)[1] for name, rows in box.pack.layouts.items()}
    refuse(
        [
            PackError(file, f"layouts.{name}", _said(refusal), "Lay the tiles as the rules allow")
            for name, refusal in refusals.items()
            if refusal
        ],
        "".join(box.sources),
    )
    return box


def _said(refusal: Refusal | None) -> str:
    return _REASONS[refusal.key].format(**refusal.args) if refusal else ""


def why_not_random(box: Box) -> str:
    """Why these tiles cannot be laid at random, five by five; empty if they can."""
    tiles = len(box.tiles) - 1
    if tiles == len(SQUARE) and len(box.suburbs) == len(CORNERS):
        return ""
    return (
        f"this box has {tiles} tiles, {len(box.suburbs)} of them suburbs; a random board has 25 and 4,"
        " so name a layout or write one"
    )


def _rows(text: str, box: Box) -> Sequence[str]:
    if any([letter.isdigit() for letter in text]):
        return text.split("/")
    known = ", ".join(["random", *box.pack.layouts])
    raise BadOption(f"option 'layout': no layout is called '{text[:40]}'; there are: {known}")


def judge(rows: Sequence[str], box: Box) -> tuple[Layout, Refusal | None]:
    """Rows of tile numbers in the middle of the canvas, and why they are not allowed."""
    grid = [row.split() for row in rows]
    height, width = len(grid), max([len(row) for row in grid], default=0)
    if height > WIDTH or width > WIDTH:
        size: dict[str, object] = {"height": height, "width": width, "most": WIDTH}
        return (), Refusal("STR-SETUP-01", "refused-layout-size", size)
    layout = [0] * len(CELLS)
    top, left = (WIDTH - height) // 2, (WIDTH - width) // 2
    for row, words in enumerate(grid):
        for column, word in enumerate(words):
            tile = _tile(word, box)
            if tile < 0:
                told: dict[str, object] = {"word": word[:20], "count": len(box.tiles) - 1}
                return (), Refusal("STR-SETUP-01", "refused-layout-word", told)
            layout[(top + row) * WIDTH + left + column] = tile
    return tuple(layout), why_no_layout(tuple(layout), box)


def _tile(word: str, box: Box) -> int:
    """The number of a tile; 0 for none, -1 for no number of a tile."""
    if word == ".":
        return 0
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
    return number if 1 <= number < len(box.tiles) else -1


def why_no_layout(layout: Layout, box: Box) -> Refusal | None:
    """SETUP-01 to SETUP-03: why a layout is not allowed; None if it is."""
    laid = [tile for tile in layout if tile]
    twice = sorted({tile for tile in laid if laid.count(tile) > 1})
    if twice:
        return Refusal("STR-SETUP-01", "refused-layout-twice", {"tile": twice[0]})
    missing = [tile for tile in range(1, len(box.tiles)) if tile not in laid]
    if missing:
        told: dict[str, object] = {"tile": missing[0], "count": len(box.tiles) - 1}
        return Refusal("STR-SETUP-01", "refused-layout-missing", told)
    if len(_ways(layout, layout.index(box.centre))) < len(STEPS):
        return Refusal("STR-SETUP-02", "refused-layout-centre")
    for tile in box.suburbs:
        if not _on_edge(layout, layout.index(tile)):
            return Refusal("STR-SETUP-03", "refused-layout-suburb", {"tile": tile})
    if not _in_one_piece(layout):
        return Refusal("STR-SETUP-01", "refused-layout-pieces")
    return None


def _on_edge(layout: Layout, cell: int) -> bool:
    """Whether one of the four sides of a tile is free."""
    sides = [BESIDE[cell][direction] for direction in (0, 2, 4, 6)]
    return any([there < 0 or not layout[there] for there in sides])


def _in_one_piece(layout: Layout) -> bool:
    cells = [cell for cell in CELLS if layout[cell]]
    reached, to_look_at = {cells[0]}, [cells[0]]
    while to_look_at:
        for _, there in _ways(layout, to_look_at.pop()):
            if there not in reached:
                reached.add(there)
                to_look_at.append(there)
    return len(reached) == len(cells)
