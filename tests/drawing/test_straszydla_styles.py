"""The style sheet of Straszydła: tokens only, every class drawn and painted, and legible text."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

import pytest

from polnoc.engine.seats import WATCHER
from polnoc.games.straszydla.drawing.board import cover, shapes
from polnoc.games.straszydla.drawing.layout_editor import ROWS, SCRIPT, laid
from polnoc.games.straszydla.drawing.posters import pact_picture
from polnoc.table.layout import Reader
from polnoc.table.new_table import new_page
from tests.drawing.test_straszydla_pieces import drawn, moments, words
from tests.drawing.test_straszydla_scenes import RARE, look
from tests.drawing.test_tokens import CODED, NAMED, THEMES, bare, blocks
from tests.games.straszydla.scene import GAME
from tools.gallery.colours import Theme, contrast, read_tokens, style_sheet

#: Start of the part of the style sheet that is not about drawings of a table.
BY_HAND: Final = "/* Laying a board by hand"
#: Classes that only name something and need no paint of their own.
STRUCTURE: Final = {
    "deal", "gauge", "is-enough", "is-have", "is-left", "is-open", "is-sun", "is-waits",
    "cover", "pact", "sheet-cover", "stage", "supply",
}  # fmt: skip


def own_sheet() -> str:
    return (files("polnoc.games.straszydla") / "static" / "board.css").read_text(encoding="utf-8")


def declarations() -> list[tuple[str, str, str]]:
    """Return selector, property and value of everything in the style sheet."""
    listed = []
    for selector, body in blocks(bare(own_sheet())):
        for declaration in filter(None, [part.strip() for part in body.split(";")]):
            name, colon, value = declaration.partition(":")
            assert colon, f"{selector}: {declaration!r} is no declaration"
            listed.append((selector, name.strip(), value.strip()))
    return listed


def test_colours_are_tokens() -> None:
    assert len(declarations()) > 200
    for selector, name, value in declarations():
        assert not CODED.search(value), f"{selector}: {name}: {value}"
        assert not NAMED.search(re.sub(r"var\([^)]*\)?", "", value)), f"{selector}: {name}: {value}"


def test_every_property_that_is_used_is_defined() -> None:
    known = set(re.findall(r"(--[a-z0-9-]+):", style_sheet())) | {name for _, name, _ in declarations()}
    used = {name for _, _, value in declarations() for name in re.findall(r"var\((--[a-z0-9-]+)", value)}
    assert used <= known, used - known


def test_nothing_is_fetched_from_anywhere() -> None:
    assert "url(" not in own_sheet()
    assert "@import" not in own_sheet()


# Classes ---------------------------------------------------------------------------


def classes_of(sheet: str) -> set[str]:
    selectors = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", sheet, flags=re.S)
    return set(re.findall(r"\.([a-z][a-z0-9-]*)", selectors))


@cache
def drawn_classes() -> frozenset[str]:
    """Return every class in many tables, rare moments among them."""
    pages = [shapes(), cover(words(0, 2).text), pact_picture(GAME.box, 1)]
    for players in (2, 3, 4):
        for match in moments(players, players, every=25):
            pages += [drawn(match, viewer).markup() for viewer in (*match.asked, WATCHER)]
    pages += [look(make()).markup() for make in RARE]
    found = {
        name for page in pages for classes in re.findall(r'class="([^"]*)"', page) for name in classes.split()
    }
    return frozenset(found)


def test_every_class_that_is_drawn_is_painted() -> None:
    painted = classes_of(own_sheet()) | classes_of(style_sheet())
    plain = {name for name in drawn_classes() if name.startswith("push-")}
    assert drawn_classes() - painted - plain - STRUCTURE == set()


def test_every_class_that_is_painted_is_drawn() -> None:
    pages_and_scripts = {
        "actions", "asked", "choice", "choice-list", "is-asking", "is-elsewhere", "is-pointed", "is-zoomed",
        "may", "past", "past-hands", "past-held", "prompt-line", "table", "tray",
    }  # fmt: skip
    drawings = own_sheet().partition(BY_HAND)[0]
    assert classes_of(drawings) - drawn_classes() - pages_and_scripts == set()


def test_what_is_painted_for_a_board_laid_by_hand_is_on_its_page() -> None:
    page = new_page(GAME, Reader("en"), {"set-layout": "own", ROWS: laid(GAME, "old-town")})
    script = (files("polnoc.games.straszydla") / "static" / SCRIPT).read_text(encoding="utf-8")
    used = {name for classes in re.findall(r'class="([^"]*)"', page) for name in classes.split()}
    used |= set(re.findall(r"[\w-]+", script))
    assert classes_of(own_sheet().partition(BY_HAND)[2]) - used == set()


# Contrast --------------------------------------------------------------------------


def mixed(value: str, known: dict[str, str]) -> str:
    """Return a colour as the browser mixes it; `known` are custom properties."""
    value = value.strip()
    if value.startswith("#"):
        return value
    if value.startswith("var("):
        return mixed(known[value[6:-1]], known)
    first, share, second = _parts(value)
    one, two = mixed(first, known), mixed(second, known)
    parts = [(int(one[n : n + 2], 16), int(two[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join([f"{round(a * share + b * (1 - share)):02x}" for a, b in parts])


def _parts(value: str) -> tuple[str, float, str]:
    """Parse `color-mix(in srgb, A 30%, B)`."""
    found = re.fullmatch(r"color-mix\(in srgb, (.*?) (\d+)%, (.*)\)", value)
    assert found, value
    return found[1], int(found[2]) / 100, found[3]


def properties(theme: Theme, selectors: list[str], element: str) -> dict[str, str]:
    """Return tokens, and the custom properties set by rules with these selectors, later ones over earlier."""
    known = {**read_tokens(theme), "el": f"var(--{element})"}
    for selector, name, value in declarations():
        if name.startswith("--") and selector in selectors:
            known[name[2:]] = value
    return known


DAY: Final = [".district", ".city-time", ".city-time.is-day ~ *"]
NIGHT: Final = [*DAY[:2], ".city-time.is-night", ".city-time.is-night ~ *", ".city-time.is-night ~ .district"]
TIMES: Final = {
    "by day, asleep": DAY,
    "by day": [*DAY, ".city-time.is-day ~ :is(.by-day, .by-both)"],
    "by night, asleep": NIGHT,
    "by night": [*NIGHT, ".city-time.is-night ~ :is(.by-night, .by-both)"],
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("element", ["water", "air", "fire", "earth"])
def test_names_and_the_clock_can_be_read(theme: Theme, time: str, element: str) -> None:
    known = properties(theme, TIMES[time], element)
    for ink, paper in (("d-ink", "d-band"), ("strip-ink", "street")):
        assert contrast(mixed(known[ink], known), mixed(known[paper], known)) >= 4.5, (ink, paper)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("time", ["by day", "by night"])
@pytest.mark.parametrize("element", ["water", "air", "fire", "earth"])
def test_a_district_that_gives_now_stands_out(theme: Theme, time: str, element: str) -> None:
    lit, asleep = [properties(theme, TIMES[name], element) for name in (time, f"{time}, asleep")]
    bright, dim = mixed(lit["d-ground"], lit), mixed(asleep["d-ground"], asleep)
    assert contrast(bright, dim) > 1.15


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("element", ["water", "air", "fire", "earth"])
def test_the_name_of_a_spook_can_be_read(theme: Theme, element: str) -> None:
    known = properties(theme, [".spook-face"], element)
    assert contrast(known["paper-ink"], mixed(known["band"], known)) >= 4.5
