"""Silhouettes, shapes and icons."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from importlib.resources import files
from typing import Final

import pytest

from polnoc.drawing.icons import icon, icon_names
from polnoc.drawing.shapes import common_shapes, emblem_picture
from polnoc.drawing.silhouettes import EMBLEMS, GHOSTS, LANTERN, MARKS, TOKEN
from polnoc.games.duchy.drawing.board import shapes
from polnoc.games.duchy.packs import load_deck

#: Path data as we write it: absolute moves, lines and curves, and closed.
SUBPATH: Final = re.compile(r"M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+|C-?[\d.]+(?: -?[\d.]+){5})+Z")

DRAWN: Final = {
    **{f"ghost {number}": ghost.paper + ghost.light for number, ghost in enumerate(GHOSTS)},
    **{f"emblem {seat}": emblem.paper + emblem.light for seat, emblem in enumerate(EMBLEMS)},
    **{f"mark {name}": path for name, path in MARKS.items()},
    "token": TOKEN,
    "lantern": LANTERN.paper + LANTERN.light,
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_silhouette_is_closed_paths_in_its_square(name: str) -> None:
    path = DRAWN[name]
    assert SUBPATH.sub("", path) == ""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    assert min(numbers) >= -3
    assert max(numbers) <= 103


def test_there_is_a_ghost_for_every_number_and_all_differ() -> None:
    assert len(GHOSTS) == 14
    assert len({ghost.paper for ghost in GHOSTS}) == 14
    assert all(ghost.light for ghost in GHOSTS)


def test_there_is_an_emblem_for_every_seat() -> None:
    assert len({emblem.paper for emblem in EMBLEMS}) == 4


def test_shapes_have_names_of_their_own_and_use_only_each_other() -> None:
    drawn = ElementTree.fromstring(shapes(load_deck()))
    ids = [element.attrib["id"] for element in drawn.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)) > len(common_shapes())
    assert {element.attrib["href"][1:] for element in drawn.iter("use")} <= set(ids)


def test_an_emblem_stands_alone() -> None:
    assert "<use" not in emblem_picture(2)
    assert ElementTree.fromstring(emblem_picture(2)).attrib["aria-hidden"] == "true"


def test_every_icon_can_be_put_into_a_page() -> None:
    assert len(icon_names()) > 20
    for name in icon_names():
        drawn = ElementTree.fromstring(icon(name))
        assert drawn.attrib["aria-hidden"] == "true"
        assert drawn.find("path") is not None


@pytest.mark.parametrize("name", ["favicon.svg", "favicon-turn.svg", "icons.svg"])
def test_static_pictures_are_whole_and_ours(name: str) -> None:
    source = (files("polnoc") / "static" / name).read_text(encoding="utf-8")
    ElementTree.fromstring(source)
    assert re.findall(r"https?://[^\"]*", source) == ["http://www.w3.org/2000/svg"]
    assert "<script" not in source
