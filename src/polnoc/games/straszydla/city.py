"""The city: where the districts lie, which are neighbours, and which layouts are allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polnoc.engine.options import BadOption
from polnoc.games.straszydla.actions import CELLS, WIDTH
from polnoc.games.straszydla.cards import Box, element_number

#: Row and column of each direction: up, then with the clock.
STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
NO_CELL: Final = -1

#: The cells of the usual board, five by five in the middle of the canvas, row by row.
SQUARE: Final = tuple([row * WIDTH + column for row in range(1, 6) for column in range(1, 6)])
CORNERS: Final = (SQUARE[0], SQUARE[4], SQUARE[20], SQUARE[24])
MIDDLE: Final = SQUARE[12]

Layout = tuple[int, ...]


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
        "cells", "element", "frightening", "imp", "layout", "neighbours", "suburbs", "tile_cell", "ways",
        "yields",
    )  # fmt: skip

    def __init__(self, layout: Layout, box: Box, players: int) -> None:
        self.layout = layout
        self.cells = tuple([cell for cell in CELLS if layout[cell]])
        self.tile_cell = {layout[cell]: cell for cell in self.cells}
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
        return ()
    named = box.pack.layouts.get(text)
    if named is None and not any([letter.isdigit() for letter in text]):
        known = ", ".join(["random", *box.pack.layouts])
        raise BadOption(f"option 'layout': no layout is called '{text[:40]}'; there are: {known}")
    layout = _placed(named or text.split("/"), box)
    check_layout(layout, box)
    return layout


def _placed(rows: Sequence[str], box: Box) -> Layout:
    """Rows of tile numbers on the canvas, in the middle of it."""
    grid = [row.split() for row in rows]
    height, width = len(grid), max([len(row) for row in grid])
    if height > WIDTH or width > WIDTH:
        raise BadOption(f"option 'layout': {height} rows of {width}; there is room for {WIDTH} by {WIDTH}")
    layout = [0] * len(CELLS)
    top, left = (WIDTH - height) // 2, (WIDTH - width) // 2
    for row, words in enumerate(grid):
        for column, word in enumerate(words):
            if word != ".":
                layout[(top + row) * WIDTH + left + column] = _tile(word, box)
    return tuple(layout)


def _tile(word: str, box: Box) -> int:
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
    if not 1 <= number < len(box.tiles):
        raise BadOption(
            f"option 'layout': '{word[:20]}' is no tile; they have numbers from 1 to {len(box.tiles) - 1}"
        )
    return number


def check_layout(layout: Layout, box: Box) -> None:
    """SETUP-02, SETUP-03: refuse a board that the rules do not allow."""
    problem = why_no_layout(layout, box)
    if problem:
        raise BadOption(f"option 'layout': {problem}")


def why_no_layout(layout: Layout, box: Box) -> str:
    """What is wrong with a layout; empty if it is allowed."""
    laid = [tile for tile in layout if tile]
    twice = sorted({tile for tile in laid if laid.count(tile) > 1})
    if twice:
        return f"tile {twice[0]} lies there twice; there is one of each"
    missing = [tile for tile in range(1, len(box.tiles)) if tile not in laid]
    if missing:
        return f"tile {missing[0]} is missing; all {len(box.tiles) - 1} are laid"
    centre = layout.index(box.centre)
    if sum([1 for there in BESIDE[centre] if there >= 0 and layout[there]]) < 8:
        return "the centre must be surrounded by districts on all sides (STR-SETUP-02)"
    for tile in box.suburbs:
        if all([there >= 0 and layout[there] for there in BESIDE[layout.index(tile)]]):
            return f"suburb {tile} lies inside; suburbs lie on the edge (STR-SETUP-03)"
    if not _in_one_piece(layout):
        return "the board falls into pieces; every district must touch another"
    return ""


def _in_one_piece(layout: Layout) -> bool:
    cells = [cell for cell in CELLS if layout[cell]]
    reached, open_cells = {cells[0]}, [cells[0]]
    while open_cells:
        for there in BESIDE[open_cells.pop()]:
            if there >= 0 and layout[there] and there not in reached:
                reached.add(there)
                open_cells.append(there)
    return len(reached) == len(cells)
