"""Spooks, landmarks, signs and elements: each is drawn, closed, and within its square."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from typing import Final

import pytest

from polnoc.drawing.markup import Markup
from polnoc.games.straszydla.drawing.board import shapes
from polnoc.games.straszydla.drawing.elements import ELEMENTS, FORMS, KINDS, heap
from polnoc.games.straszydla.drawing.icons import SIGNS
from polnoc.games.straszydla.drawing.landmarks import LANDMARKS, ROOFS
from polnoc.games.straszydla.drawing.landmarks import STAND_INS as DISTRICT_STAND_INS
from polnoc.games.straszydla.drawing.panels import TALL, Fed, PlayerPanel, player_panel
from polnoc.games.straszydla.drawing.silhouettes import FIGURES
from polnoc.games.straszydla.drawing.silhouettes import STAND_INS as SPOOK_STAND_INS
from polnoc.games.straszydla.drawing.spooks import Spook
from polnoc.games.straszydla.packs import load_box
from tests.drawing.tables import parse, texts, uses
from tests.drawing.test_shapes import SUBPATH

BOX: Final = load_box()

DRAWN: Final = {
    **{f"spook {name}": [*figure.paper, figure.light] for name, figure in FIGURES.items()},
    **{f"landmark {name}": list(landmark) for name, landmark in LANDMARKS.items()},
    **{f"roofs {nth}": list(roofs) for nth, roofs in enumerate(ROOFS)},
    **{f"sign {name}": [path] for name, path in SIGNS.items()},
    **{f"kind {name}": [path] for name, path in FORMS.items()},
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_shape_is_closed_paths_in_its_square(name: str) -> None:
    for path in DRAWN[name]:
        assert SUBPATH.sub("", path) == ""
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
        assert min(numbers) >= -5
        assert max(numbers) <= 105


def test_every_spook_and_every_district_of_the_classic_box_has_its_own_picture() -> None:
    assert {spook.id for spook in BOX.pack.spooks} == FIGURES.keys()
    assert {tile.id for tile in BOX.pack.tiles} == LANDMARKS.keys()
    assert len({figure.paper for figure in FIGURES.values()}) == len(BOX.pack.spooks)
    assert len({landmark.base for landmark in LANDMARKS.values()}) == len(BOX.pack.tiles)


def test_everything_that_imps_do_has_a_sign() -> None:
    assert {str(imp.does.__struct_config__.tag) for imp in BOX.pack.imps} <= SIGNS.keys()


def test_there_is_somebody_to_stand_in_for_every_element() -> None:
    assert len(SPOOK_STAND_INS) == len(DISTRICT_STAND_INS) == len(ELEMENTS) + 1
    assert set(SPOOK_STAND_INS) <= FIGURES.keys()
    assert set(DISTRICT_STAND_INS) <= LANDMARKS.keys()


def test_every_kind_of_cube_has_a_shape_of_its_own() -> None:
    assert set(KINDS) == FORMS.keys()
    assert len(set(FORMS.values())) == len(KINDS)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_up_to_five_cubes_can_be_counted(count: int) -> None:
    district_state = Markup(f"<g>{heap(2, count, 50, 50, 17)}</g>")
    assert uses(district_state) == ["kind-fire"] * count
    assert texts(district_state) == []


def test_more_cubes_are_a_number() -> None:
    district_state = Markup(f"<g>{heap(2, 6, 50, 50, 17)}</g>")
    assert uses(district_state) == ["kind-fire"]
    assert texts(district_state) == ["×6"]


def test_shapes_have_names_of_their_own_and_use_only_each_other() -> None:
    drawn = parse(shapes())
    ids = [element.attrib["id"] for element in drawn.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)) > 90
    assert {element.attrib["href"][1:] for element in drawn.iter("use")} <= set(ids)
    assert ElementTree.tostring(drawn)


@pytest.mark.parametrize(
    ("count", "dark", "named"),
    [(4, False, "ABCD"), (5, False, "ABCDE"), (6, True, "ABCDEF"), (7, False, "G"), (7, True, "A")],
)
def test_in_a_fan_of_cards_names_stand_where_there_is_room(count: int, dark: bool, named: str) -> None:
    spooks = tuple([Fed(Spook("smok", 2, 3, 5, dark), name, fed=False) for name in "ABCDEFG"[:count]])
    shown = PlayerPanel(1, False, 9, spooks, (0,) * 6, (), ())
    drawn = texts(player_panel("player-panel", shown, "?", "", TALL))
    assert sorted([said for said in drawn if said in [*"ABCDEFG"]]) == [*named]
