"""TRAIL, WT: trails and watchtowers."""

from __future__ import annotations

import pytest

from tests.games.bestia.scene import Scene


@pytest.mark.rules("BES-EX-03", "BES-TRAIL-04", "BES-TRAIL-05", "BES-MOVE-10")
def test_no_movement_leaves_no_trails_but_the_pawn_counts_as_trails() -> None:
    scene = Scene(turn="iona", beast_at="D4", way="still e n", at={"iona": "D3", "helga": "I4"})
    scene.play("play track", "go D4")
    assert scene.trails == {}
    assert scene.offers("go D5"), "the pawn counts as trails, so Track goes on"


@pytest.mark.rules("BES-EX-29", "BES-TRAIL-08")
def test_one_token_for_every_card_and_never_more() -> None:
    scene = Scene(
        turn="iona",
        beast_at="D5",
        way="n s n still s n e",
        at={"iona": "C4", "helga": "I4"},
        hands={"iona": ["rush", "haste"]},
    )
    scene.play("play rush", "go D4")
    assert scene.trails == {"D4": 3}
    assert scene.play("go C4").trails == {"D4": 3}
    assert scene.position.trails[scene.spot("C4")] == 0


@pytest.mark.rules("BES-EX-30", "BES-TRAIL-06", "BES-TRAIL-07")
def test_trails_where_the_beast_passes_people_after_the_whole_move() -> None:
    scene = Scene(
        beast_at="F3",
        at={"helga": "I4", "iona": "H3"},
        hands={"beast": ["long-stride"]},
        grudges={"beast": 1},
    )
    scene.play("play long-stride", "lay e")
    assert scene.trails == {}, "not before the move is over"
    assert scene.play("lay e", "lay n").trails == {"G3": 1, "H3": 1}


@pytest.mark.rules("BES-TRAIL-09", "BES-SET-21")
def test_placing_a_hunter_is_like_entering() -> None:
    scene = Scene(turn=None, beast_at="G4", way="n s", at={"helga": None, "iona": "C3"}, wounds={"helga": 3})
    assert scene.trails == {"G3": 1}, "the settler saw it pass"
    scene.position.trails[scene.spot("G3")] = 0
    assert scene.resolve_chance().play("settle G3").trails == {"G3": 1}


@pytest.mark.rules("BES-TRAIL-10", "BES-REV-05", "BES-INV-05")
def test_trails_stay_until_the_beast_is_revealed() -> None:
    scene = Scene(turn="iona", beast_at="D5", way="n e", at={"iona": "D4", "helga": "I4"})
    assert scene.trails == {"D4": 1}
    scene.play("play track", "go E4")
    assert scene.trails == {"D4": 1, "E4": 1}
    scene.play("stop", "play hunt", "hit-beast")
    assert scene.trails == {}


@pytest.mark.rules("BES-WT-05")
def test_an_empty_tower_shows_nothing() -> None:
    scene = Scene(beast_at="D5", towers=["D3"], at={"helga": "I4", "iona": "I4"}, hands={"beast": ["dash"]})
    assert scene.play("play dash", "lay n", "stop").trails == {}
    manned = Scene(beast_at="D5", towers=["D3"], at={"helga": "D3", "iona": "I4"}, hands={"beast": ["dash"]})
    assert manned.play("play dash", "lay n", "stop").trails == {"D4": 1}


@pytest.mark.rules("BES-WT-06", "BES-ATK-08")
def test_any_wound_destroys_a_tower() -> None:
    scene = Scene(beast_at="D4", towers=["D4"]).play("play feed", "choose 2", "hit-tower D4")
    assert not scene.position.towers


@pytest.mark.rules("BES-WT-07", "BES-WT-08", "BES-CMP-08")
def test_a_seventh_tower_is_one_of_the_six() -> None:
    squares = ["A1", "B1", "C1", "D1", "E1", "F1"]
    scene = Scene(
        turn="iona", towers=squares, at={"iona": "D4"}, hands={"iona": ["outpost"]}, grudges={"iona": 1}
    )
    scene.play("play outpost", "place F1")
    assert scene.position.towers == sum([1 << scene.spot(square) for square in [*squares[:5], "D4"]])


def test_fog_hides_what_is_near_a_tower() -> None:
    scene = Scene(
        beast="mara",
        beast_at="D5",
        towers=["D3"],
        at={"helga": "D3", "iona": "I4"},
        ups={"beast": ["fog-bank"]},
        hands={"beast": ["dash"]},
    )
    assert scene.play("play dash", "lay n", "stop").trails == {}


def test_quiet_cards_leave_no_trails() -> None:
    scene = Scene(beast="esmeria", beast_at="D3", at={"helga": "D2", "iona": "C3"})
    scene.play("play borrowed-face", "lay n", "lay e")
    assert scene.trails == {}
    assert not Scene(beast="esmeria", beast_at="D4").offers("play borrowed-face"), "it needs a forest"


@pytest.mark.rules("BES-NEAR-02")
def test_the_beast_can_clear_trails_and_they_can_be_shown_again() -> None:
    scene = Scene(
        beast="mara", beast_at="D5", way="n n", at={"helga": "D4", "iona": "D3"}, hands={"beast": ["mist"]}
    )
    assert scene.trails == {"D4": 1, "D3": 1}
    scene.play("play mist", "lay e", "place D4", "stop")
    assert scene.trails == {"D3": 1}
