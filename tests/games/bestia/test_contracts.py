"""OBJ, CMP: contracts, and what is in the box."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.bestia.cards import HABITATS
from polnoc.games.bestia.places import APART, Places
from polnoc.games.bestia.state import BEAST_WON, HUNTERS_WON
from tests.games.bestia.scene import GAME, Scene

BOX = GAME.box


@pytest.mark.rules(
    "BES-CMP-01",
    "BES-CMP-02",
    "BES-CMP-03",
    "BES-CMP-04",
    "BES-CMP-05",
    "BES-CMP-06",
    "BES-CMP-10",
    "BES-UPG-07",
    "BES-UPG-08",
)
def test_what_is_in_the_box() -> None:
    assert len(BOX.beasts) == len(BOX.hunters) == 6 and len(BOX.maps) == 2 and len(BOX.contracts) == 4
    assert [len(shelf) for shelf in (BOX.actions, BOX.gear, BOX.talents)] == [16, 25, 25]
    assert sum([len(beast.card) for beast in BOX.beasts.values()]) == 24
    assert sum([len(BOX.abilities) + len(hunter.card) for hunter in BOX.hunters.values()]) == 18
    assert sum([beast.summons.count for beast in BOX.beasts.values()]) == 15
    for beast in BOX.beasts.values():
        assert [better.id for better in beast.upgrade].count("damage") == 1 and len(beast.upgrade) == 7
    assert {len(hunter.upgrade) for hunter in BOX.hunters.values()} == {4}


@pytest.mark.rules("BES-CMP-07", "BES-CMP-09", "BES-CMP-12", "BES-CMP-11", "BES-REQ-08", "BES-SET-03")
@pytest.mark.parametrize(
    ("map", "size", "regions", "folk", "habitats"),
    [
        (
            "drenched-lands",
            45,
            2,
            {"farmer": 1, "noble": 2, "sheep": 17, "boar": 8, "bear": 2},
            (3, 15, 13, 13),
        ),
        (
            "northern-expanse",
            81,
            4,
            {"farmer": 4, "noble": 3, "sheep": 27, "boar": 18, "bear": 4},
            (7, 25, 23, 25),
        ),
    ],
)
def test_the_maps(map: str, size: int, regions: int, folk: dict[str, int], habitats: tuple[int, ...]) -> None:
    record = BOX.maps[map]
    places = Places(record)
    assert places.size == size and places.regions == regions
    assert {kind: places.folk.count(kind) for kind in folk} == folk
    found = [location.habitat for location in record.location]
    assert tuple([found.count(habitat) for habitat in HABITATS]) == habitats
    assert max(places.far[places.start]) < APART
    assert {len(roads) for roads in places.roads} <= {2, 3, 4}
    for place, exits in enumerate(places.exits):
        north, south = exits[0], exits[2]
        rows = [int(places.squares[one][1:]) for one in (north, place, south) if one >= 0]
        assert rows == sorted(rows), "north is up"
    towns = [place for place in places.all if found[place] == "settlement"]
    assert min([places.far[places.start][town] for town in towns]) > 2
    core = BOX.core
    assert (core.directions, core.still) == (10, 8)


def caravan(**made: Any) -> Scene:
    return Scene(contract="last-caravan", **made)


@pytest.mark.rules("BES-SET-16", "BES-OBJ-02")
def test_the_siege_counts_nobles_and_settlers() -> None:
    scene = Scene(
        players=4,
        contract="siege-of-the-hearths",
        beast_at="C3",
        ups={"beast": ["damage"]},
        hurts={"C3": 1},
        at={"helga": "I4", "iona": "I4", "assar": "I4"},
    )
    scene.position.tally[5] = 1
    scene.play("play feed", "choose 2", "hit-folk C3")
    assert scene.position.victor == BEAST_WON


@pytest.mark.rules("BES-OBJ-03", "BES-SET-15")
def test_the_caravan_is_led_to_the_refuge() -> None:
    scene = caravan(turn="helga", at={"helga": "H4", "iona": "I3"}, hands={"iona": ["rush"]})
    assert scene.terms.settlers == 2 and scene.folk("C3") == ["farmer", "noble"]
    position = scene.position
    position.folk[0], position.folk[1] = scene.spot("H4"), scene.spot("I3")
    scene.play("play track", "lead 0 I4")
    assert position.folk[0] == scene.spot("I4")
    scene.play("done", "play rush", "lead 1 I4")
    assert position.victor == HUNTERS_WON


@pytest.mark.rules("BES-OBJ-04")
def test_a_caravan_that_is_late_is_lost() -> None:
    scene = caravan(turn="iona", day=3)
    scene.position.passes = 2
    assert scene.play("pass").position.victor == BEAST_WON


@pytest.mark.rules("BES-OBJ-02")
def test_one_dead_settler_loses_the_caravan() -> None:
    scene = caravan(beast_at="C3", hurts={"C3": 1}, at={"helga": "I4", "iona": "I4"})
    assert scene.play("play feed", "choose 2", "hit-folk C3").position.victor == BEAST_WON


def test_the_other_settlements_are_empty_in_the_caravan() -> None:
    scene = caravan()
    assert scene.folk("G3") == scene.folk("I4") == []


@pytest.mark.rules("BES-NIGHT1-06")
def test_goals_remember_what_happened() -> None:
    scene = Scene(
        turn="helga", at={"helga": "D4"}, hands={"helga": ["outpost"]}, grudges={"helga": 1}, towers=["C3"]
    )
    scene.play("play outpost")
    assert scene.position.tally[12] == 2 and scene.position.tally[13] == 1
    killer = Scene(beast_at="I1", ups={"beast": ["damage"]}).play("play feed", "choose 2", "hit-folk I1")
    assert killer.position.tally[:2] == [1, 1] and killer.of("grudges", "beast") == 3
