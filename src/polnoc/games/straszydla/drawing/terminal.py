"""Straszydła as rows: the time, the city as a grid, one's own things and what they need, the rivals."""

from __future__ import annotations

from typing import Final

from polnoc.engine.terminal_rows import MINE, PLAIN, POSSIBLE, Cell, Row
from polnoc.engine.views import View
from polnoc.games.straszydla.actions import ELEMENTS, ENERGY, WIDTH
from polnoc.games.straszydla.cards import (
    ALL_ELEMENTS,
    IMP_CARDS,
    TILE_CARDS,
    Box,
    Tile,
    element_number,
)
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.rules.rounds import ROUNDS

#: A sign for each element, and one for all of them: open by day, full by night.
DAY_SIGNS: Final = ("~", "›", "△", "□", "◇")
NIGHT_SIGNS: Final = ("≈", "»", "▲", "■", "◆")
SUBURB: Final = "^"
FRIGHTENING: Final = "!"
IMPS: Final = "*"
STOP: Final = "×"
#: Pawns, by seat.
LETTERS: Final = "ABCD"


def rows(game: StraszydlaGame, view: View, aids: bool) -> list[Row]:
    """The table as a viewer sees it; with aids, also what lies on the stacks and where cubes are."""
    box = game.terms_of(view).box
    board = [_time(view), *_city(box, view)]
    if aids:
        board += [Row("board-signs"), *_districts(box, view), *_stacks(box, view)]
    board += [_player(box, view, seat) for seat in range(len(view["pawn"])) if seat != view["seat"]]
    if view["seat"] < len(view["pawn"]):
        board += _own(box, view, view["seat"])
    return board


def _time(view: View) -> Row:
    if view["period"] == 0:
        return Row("board-before")
    told: dict[str, object] = {
        "period": view["period"],
        "night": view["night"],
        "round": ROUNDS - view["clock"],
        "seat": view["starter"],
    }
    return Row("board-time", told)


# The city -----------------------------------------------------------------------------


def _city(box: Box, view: View) -> list[Row]:
    """The rows of the canvas that hold districts, without empty columns."""
    layout = view["layout"]
    laid = [cell for cell, tile in enumerate(layout) if tile]
    if not laid:
        return []
    across = range(min([cell % WIDTH for cell in laid]), max([cell % WIDTH for cell in laid]) + 1)
    down = range(laid[0] // WIDTH, laid[-1] // WIDTH + 1)
    return [
        Row("board-city", {}, [_district(box, view, row * WIDTH + column) for column in across])
        for row in down
    ]


def _district(box: Box, view: View, cell: int) -> Cell:
    """`11■*2×A`: number, element and time, what is there, cubes, STOP, pawns."""
    tile, cubes = view["layout"][cell], view["cubes"][cell]
    if not tile:
        return Cell(" " * 11)
    stop = STOP if view["stops"] >> cell & 1 else ""
    pawns = [seat for seat, place in enumerate(view["pawn"]) if place == cell]
    letters = "".join([LETTERS[seat] for seat in pawns])
    text = f"{tile:>2}{_marks(box.tiles[tile])}{cubes or ''}{stop}{letters}".ljust(9)
    if view["seat"] in pawns:
        return Cell(text, MINE)
    return Cell(f" {text} ", POSSIBLE if cubes and not stop else PLAIN)


def _marks(tile: Tile) -> str:
    """The element, by day or by night, and what can be done there."""
    signs = DAY_SIGNS if tile.time == "day" else NIGHT_SIGNS
    marks = ((tile.suburb, SUBURB), (tile.frighten, FRIGHTENING), (tile.imp, IMPS))
    return signs[element_number(tile.element)] + "".join([mark for there, mark in marks if there])


def _districts(box: Box, view: View) -> list[Row]:
    """Where cubes can be collected."""
    free = [cell for cell, cubes in enumerate(view["cubes"]) if cubes and not view["stops"] >> cell & 1]
    return [_cubes(box, view, cell) for cell in free]


def _cubes(box: Box, view: View, cell: int) -> Row:
    tile = view["layout"][cell]
    told: dict[str, object] = {
        "card": TILE_CARDS + tile,
        "number": tile,
        "element": element_number(box.tiles[tile].element),
        "count": view["cubes"][cell],
    }
    return Row("board-district", told)


def _stacks(box: Box, view: View) -> list[Row]:
    board = []
    for element in ELEMENTS:
        spook, imp = view["top"][element], view["imp_top"][element]
        if spook:
            told: dict[str, object] = {
                "card": spook,
                "element": element,
                "day": box.strength[0][spook],
                "night": box.strength[1][spook],
                "price": box.price[spook],
            }
            board.append(Row("board-top-spook", told))
        if imp:
            board.append(Row("board-top-imp", {"card": IMP_CARDS + imp, "element": element}))
    return board


# Players ------------------------------------------------------------------------------


def _player(box: Box, view: View, seat: int) -> Row:
    purse = view["purse"][seat]
    told: dict[str, object] = {
        "seat": seat,
        "letter": LETTERS[seat],
        "me": "yes" if seat == view["seat"] else "no",
        "water": purse[0],
        "air": purse[1],
        "fire": purse[2],
        "earth": purse[3],
        "energy": purse[ENERGY],
        "dread": view["dread"][seat],
        "spooks": len(view["spooks"][seat]),
        "strength": sum([box.strength[view["night"]][spook] for spook in view["spooks"][seat]]),
        "imps": len(view["imps"][seat]),
    }
    return Row("board-player", told)


def _own(box: Box, view: View, seat: int) -> list[Row]:
    board = [_player(box, view, seat)]
    board += [_spook(box, view, spook, view["fed"][seat] >> spook & 1) for spook in view["spooks"][seat]]
    board += [Row("board-imp", {"card": IMP_CARDS + imp}) for imp in view["imps"][seat]]
    if view["pact"][seat] > 0:
        board.append(_pact(box, view, seat))
    return board


def _spook(box: Box, view: View, spook: int, fed: int) -> Row:
    told: dict[str, object] = {
        "card": spook,
        "element": box.spook_element[spook],
        "needs": box.strength[view["night"]][spook],
        "fed": "yes" if fed else "no",
    }
    return Row("board-spook", told)


def _pact(box: Box, view: View, seat: int) -> Row:
    """What the pact asks for and how many spooks it lacks; one of all elements fills any one place."""
    wanted = box.pact_counts[view["pact"][seat]]
    have = [box.spook_element[spook] for spook in view["spooks"][seat]]
    lacking = sum([max(wanted[element] - have.count(element), 0) for element in ELEMENTS])
    told: dict[str, object] = {
        "water": wanted[0],
        "air": wanted[1],
        "fire": wanted[2],
        "earth": wanted[3],
        "missing": max(lacking - have.count(ALL_ELEMENTS), 0),
    }
    return Row("board-pact", told)
