"""TRANS: transforming locations."""

from __future__ import annotations

import pytest

from polnoc.games.bestia.places import CAVE, SETTLEMENT, SWAMP, members
from tests.games.bestia.scene import Scene


@pytest.mark.rules("BES-TRANS-03")
def test_hunters_make_settlements() -> None:
    scene = Scene(turn="helga", at={"helga": "D4"}, hands={"helga": ["palisade"]}, grudges={"helga": 1})
    assert scene.play("play palisade", "yes").habitat("D4") == SETTLEMENT


@pytest.mark.rules("BES-TRANS-04")
def test_the_newest_token_counts_and_the_start_stays() -> None:
    scene = Scene(beast="hogbad", beast_at="D5", habitats={"D4": "swamp", "C5": "settlement"})
    scene.play("play scorched-earth")
    assert not scene.offers("place E5") and not scene.offers("place D5"), (
        "the start, and what is a cave already"
    )
    assert scene.play("place D4").habitat("D4") == CAVE


def test_a_changed_settlement_is_none() -> None:
    scene = Scene(
        turn=None,
        at={"helga": None, "iona": "C3"},
        wounds={"helga": 3},
        habitats={"G3": "swamp", "D4": "settlement"},
    ).resolve_chance()
    assert not scene.offers("settle G3") and scene.offers("settle D4") and scene.folk("G3") == ["farmer"]


def test_flood_and_deep_waters() -> None:
    flood = Scene(beast="raaga", beast_at="D5").play("play flood", "place D5", "stop", "stop")
    assert flood.habitat("D5") == SWAMP


@pytest.mark.rules("BES-TRANS-01")
def test_beside_means_near_any_location_of_the_habitat() -> None:
    scene = Scene(
        turn=None, beast="raaga", grudges={"beast": 3}, at={"helga": "C3", "iona": "C3"}
    ).resolve_chance()
    scene.play("buy deep-waters")
    places, habitats = scene.terms.places, scene.position.habitats
    swamps = [place for place, habitat in enumerate(habitats) if habitat & SWAMP]
    near = {place for swamp in swamps for place in members(places.near_bits[swamp])}
    wanted = {place for place in near if habitats[place] != SWAMP and place != places.start}
    assert wanted and set(scene.offered) == {"stop", *[f"place {place}" for place in wanted]}
