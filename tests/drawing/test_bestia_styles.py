"""The style sheet of Bestia: it parses, paints with tokens only, and paints everything that is drawn."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from polnoc.games.bestia.drawing import posters
from polnoc.games.bestia.drawing.board import cover, shapes
from polnoc.games.bestia.drawing.map import whole_way
from polnoc.games.bestia.drawing.panels import LOW_CHOICES, LOW_STAGES, LOW_UPGRADES
from tests.drawing.test_bestia_pieces import GAME, asked, begin, boards, moments, words
from tests.drawing.test_straszydla_styles import classes_of
from tests.drawing.test_tokens import CODED, NAMED, bare, blocks
from tools.gallery.colours import style_sheet

#: Classes that only name something and need no paint of their own.
STRUCTURE: Final = re.compile(
    r"wilds|track|small-map|last-way|hunt-.*|is-.*|goals|goal-words|ups|worth|line|pick|ware|stock|step|sheet-.*|emblem.*|seat-."
    r"|trail|lair|den|tower|region|trap|lodge|upgrade|scene|market-sign|worth-sign|cover"
)
#: Classes set by pages and scripts.
PAGES: Final = {
    "actions", "asked", "banner", "bestia", "board", "caption-line", "choice", "choice-list", "hand",
    "is-ending", "is-numbers", "is-pointed", "lesson", "may", "past-hands", "past-scene", "players-4",
    "sheets-board", "sheets-tray", "table",
}  # fmt: skip


def sheet() -> str:
    return (files("polnoc.games.bestia") / "static" / "board.css").read_text(encoding="utf-8")


def test_colours_are_tokens_or_mixed_of_them() -> None:
    found = 0
    known = set(re.findall(r"(--[a-z0-9-]+):", style_sheet() + sheet()))
    for selector, body in blocks(bare(sheet())):
        for declaration in filter(None, [part.strip() for part in body.split(";")]):
            _, colon, value = declaration.partition(":")
            assert colon, f"{selector}: {declaration!r} is no declaration"
            plain = value.replace("color-mix(in srgb,", "")
            assert not CODED.search(plain), f"{selector}: {declaration}"
            assert not NAMED.search(re.sub(r"var\([^)]*\)?", "", plain)), f"{selector}: {declaration}"
            assert set(re.findall(r"var\((--[a-z0-9-]+)", value)) <= known, declaration
            found += 1
    assert found > 200


def test_nothing_is_fetched_from_anywhere() -> None:
    assert "url(" not in sheet() and "@import" not in sheet()


#: A poster of each kind.
CHOICES: Final = (("contract", "last-caravan"), ("beast", "mara"), ("hunter1", "helga"))


@cache
def drawn_classes() -> frozenset[str]:
    """Return every class in some tables."""
    pages = [shapes()]
    for players in (2, 3, 4):
        kept = boards(begin(players, 3, rich=True))
        for match in moments(players, 3, every=12, rich=True):
            pages += [board.draw(match.view(v), asked(match, v)).markup() for v, board in kept.items()]
        pages.append(cover(words(match, 0).text))
    pages.append(whole_way("whole-way", [[(0, 0), (9, 9)]] * 4, "The way"))
    pages += [posters.picture(GAME, option, value) for option, value in CHOICES]
    found = re.findall(r'class="([^"]*)"', "".join(pages))
    return frozenset({name for classes in found for name in classes.split()})


def test_every_class_that_is_drawn_is_painted() -> None:
    painted = classes_of(sheet()) | classes_of(style_sheet())
    assert {name for name in drawn_classes() - painted if not STRUCTURE.fullmatch(name)} == set()


def test_every_class_that_is_painted_is_drawn() -> None:
    rare = {"refuge", "tile-turned", "is-changed", "is-away", "lodge-grave", "pawn-heart", "pawn-left"}
    rare |= {
        *[f"is-high-{high}" for high in (*LOW_STAGES, *LOW_CHOICES, LOW_UPGRADES)],
        "is-hunter-3",
        "trap-habitat",
        "is-known",
        "tower",
        "tower-sign",
        "is-land-2",
        "is-owned",
        "upgrade-star",
    }
    assert classes_of(sheet()) - drawn_classes() - PAGES - rare == set()
