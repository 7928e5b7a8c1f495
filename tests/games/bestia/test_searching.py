"""SRCH, REV: searching and revealing."""

from __future__ import annotations

import pytest

from tests.games.bestia.scene import Scene


@pytest.mark.rules("BES-EX-05", "BES-SRCH-03")
def test_a_search_in_vain() -> None:
    scene = Scene(turn="iona", beast_at="D5", way="n e", at={"iona": "D4", "helga": "I4"})
    before = scene.position.track, scene.trails
    scene.play("play hunt")
    assert scene.hidden and (scene.position.track, scene.trails) == before
    assert scene.of("wounds", "beast") == 0 and "found-nothing" in scene.heard(1)


@pytest.mark.rules("BES-REV-01", "BES-REV-08", "BES-ATK-01")
def test_an_attack_reveals_only_once() -> None:
    scene = Scene(beast_at="D5", way="n", hands={"beast": ["frenzy"]}, at={"helga": "D4", "iona": "I4"})
    scene.play("play frenzy", "hit-hunter helga")
    assert not scene.hidden and scene.pawn == "D4"
    scene.play("hit-hunter helga")
    assert scene.heard(1).count("revealed") == 1 and scene.of("wounds", "helga") == 2


@pytest.mark.rules("BES-REV-08")
def test_a_torch_searches_nearby_and_spyglass_shows_trails() -> None:
    scene = Scene(
        turn="iona",
        beast_at="D5",
        way="n e",
        at={"iona": "E3", "helga": "I4"},
        hands={"iona": ["torch", "spyglass"]},
    )
    scene.play("play spyglass", "place D4")
    assert scene.trails == {"D4": 1}
    scene.play("play torch", "place E4")
    assert not scene.hidden and scene.pawn == "E4"


@pytest.mark.rules("BES-INFO-04", "BES-INV-02")
def test_the_pawn_is_where_it_was_last_seen() -> None:
    scene = Scene(beast_at="D5", way="n e n")
    assert scene.pawn == "D5" and scene.place == "E3"


@pytest.mark.rules("BES-REQ-05", "BES-REQ-07")
def test_the_seer_asks_for_a_habitat_or_sees_the_oldest_card() -> None:
    scene = Scene(turn="helga", beast_at="D5", way="n e", at={"helga": "I4", "iona": "I4"})
    scene.play("play seer", "choose 1", "habitat cave")
    assert scene.event("says-habitat") == {"habitat": 3, "holds": True}
    other = Scene(turn="helga", beast_at="D5", way="n e", at={"helga": "I4", "iona": "I4"})
    other.play("play seer", "choose 2")
    assert other.view(1)["track"] == [0, -1] and other.view(2)["track"] == [0, -1]
    assert other.view(15)["track"] == [-1, -1]
