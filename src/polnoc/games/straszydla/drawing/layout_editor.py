"""The option `layout` as a form: a board laid by hand before there is a table.

With JavaScript the tiles are pictures that can be exchanged anywhere on the canvas, and the board is written
into one field. Without it there is a list for each of the usual 25 places. Either way the server says
whether the rules allow the board.

>>> from polnoc.games.straszydla import PACKAGE
>>> game = PACKAGE.make_game()
>>> choices(game)
['random', 'old-town']
>>> read(game, {ROWS: laid(game, "old-town")})[:22]
'7 2 14 8 13/20 11 17 5'
>>> why_not(game, read(game, {"lot-0": "7"})).key
'refused-layout-missing'
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.shapes import hidden
from polnoc.engine.refusals import Refusal
from polnoc.engine.wording import Say
from polnoc.games.straszydla.actions import WIDTH
from polnoc.games.straszydla.cards import element_number
from polnoc.games.straszydla.drawing import icons
from polnoc.games.straszydla.drawing import map as game_map
from polnoc.games.straszydla.drawing.elements import element_shapes
from polnoc.games.straszydla.drawing.map import District
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.places import CORNERS, MIDDLE, SQUARE, judge, why_not_random
from polnoc.games.straszydla.words.wording import title

#: The option that is made here, and the script that helps.
OPTION: Final = "layout"
SCRIPT: Final = "layout-editor.js"
#: The field of the whole board in rows, and of one of the usual places.
ROWS: Final = "lots"
LOT: Final = "lot-"
#: The width of the usual board.
SIDE: Final = 5


def choices(game: StraszydlaGame) -> list[str]:
    """The values that have a name."""
    return ["random", *game.box.pack.layouts]


def read(game: StraszydlaGame, form: Mapping[str, str]) -> str:
    """The board that a form describes, as rows; what it does not mention is empty."""
    if form.get(ROWS):
        return form[ROWS]
    words = [form.get(f"{LOT}{number}", ".").strip() or "." for number in range(len(SQUARE))]
    return "/".join([" ".join(words[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)])


def laid(game: StraszydlaGame, how: str) -> str:
    """A board to begin with, as rows: one of the box by its name, or else a random one."""
    named = game.box.pack.layouts
    if how not in named and not why_not_random(game.box):
        return _shuffled(game)
    return "/".join(named[how] if how in named else next(iter(named.values())))


def _shuffled(game: StraszydlaGame) -> str:
    box = game.box
    others = [n for n in range(1, len(box.tiles)) if n != box.centre and n not in box.suburbs]
    suburbs = random.sample(list(box.suburbs), len(box.suburbs))
    random.shuffle(others)
    tiles = {MIDDLE: box.centre, **dict(zip(CORNERS, suburbs, strict=True))}
    words = [str(tiles[cell] if cell in tiles else others.pop()) for cell in SQUARE]
    return "/".join([" ".join(words[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)])


def why_not(game: StraszydlaGame, rows: str) -> Refusal | None:
    """Why the rules do not allow a board; None if they do."""
    return judge(rows.split("/"), game.box)[1]


# The form ------------------------------------------------------------------------------


def field(game: StraszydlaGame, say: Say, rows: str, verdict: Markup) -> Markup:
    """Everything that is needed to lay a board by hand; `verdict` says whether it is allowed."""
    buttons = [_lay("random", say("build-shuffle"))]
    buttons += [_lay(name, _layout_name(game, say, name)) for name in game.box.pack.layouts]
    check = tag("button", say("build-check"), class_="button", name="lay", value="", formaction=_check(game))
    return tag(
        "fieldset",
        tag("legend", say("build-title")),
        tag("p", say("build-how"), class_="help needs-script"),
        _lists(game, say, rows),
        tag("input", type="hidden", name=ROWS, value=rows, disabled=True),
        tag("div", class_="canvas needs-script", role="group", aria_label=say("build-title")),
        tag("p", class_="pointed-at needs-script", aria_hidden="true"),
        _pictures(game, say),
        verdict,
        tag("div", *buttons, tag("noscript", check), class_="go"),
        class_="builder",
        id="builder",
        data_check=_check(game),
        data_place=say("build-place", row="ROW", column="COLUMN"),
        data_free=say("build-free"),
        data_picked=say("build-picked", place="PLACE"),
    )


def _check(game: StraszydlaGame) -> str:
    return f"/new/{game.id}"


def _lay(how: str, said: str) -> Markup:
    return tag("button", said, class_="button", name="lay", value=how, formaction="/new/straszydla")


def _lists(game: StraszydlaGame, say: Say, rows: str) -> Markup:
    """Without JavaScript: what lies where, place by place."""
    layout, _ = judge(rows.split("/"), game.box)
    names = {str(number): _tile_name(game, say, number) for number in range(1, len(game.box.tiles))}
    listed = sorted(names.items(), key=lambda pair: pair[1])
    lots = []
    for number, cell in enumerate(SQUARE):
        here = str(layout[cell]) if layout else "0"
        free = tag("option", say("build-free"), value=".")
        tiles = [tag("option", name, value=tile, selected=tile == here) for tile, name in listed]
        where = say("build-place", row=number // SIDE + 1, column=number % SIDE + 1)
        choice = tag("select", free, *tiles, name=f"{LOT}{number}")
        lots.append(tag("label", tag("span", where), choice))
    return tag("div", *lots, class_="lists")


def _pictures(game: StraszydlaGame, say: Say) -> Markup:
    """All tiles, for the script to lay them."""
    shapes = hidden([*element_shapes(), *icons.sign_shapes(), *game_map.map_shapes()])
    drawn = [_picture(game, say, number) for number in range(1, len(game.box.tiles))]
    return tag("div", shapes, *drawn, class_="tiles", hidden=True, data_width=WIDTH)


def _picture(game: StraszydlaGame, say: Say, number: int) -> Markup:
    printed = game.box.tiles[number]
    element, gives = element_number(printed.element), max(printed.yields)
    marks = (printed.frighten, printed.imp, printed.suburb)
    shown = District(printed.id, element, printed.time, gives, *marks, number)
    return game_map.picture(shown, _tile_name(game, say, number), number)


def _tile_name(game: StraszydlaGame, say: Say, number: int) -> str:
    return title(game.box, say, "tile", game.box.tiles[number].id)


def _layout_name(game: StraszydlaGame, say: Say, name: str) -> str:
    key = f"option-layout-{name}"
    said = say(key)
    return title(game.box, say, "layout", name) if said == key else said
