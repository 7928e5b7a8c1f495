"""SUM: summons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bestia.scene import Scene


def wolves(scene: Scene) -> list[str]:
    return [scene.square(place) for place in scene.position.summons if place >= 0]


@pytest.mark.rules("BES-SUM-12")
def test_the_start_is_good_for_any_summon() -> None:
    scene = Scene(beast_at="D5").play("play summon-wolf", "choose 2", "choose 1")
    assert scene.offers("place E5")


@pytest.mark.rules("BES-SUM-06", "BES-SUM-07", "BES-CMP-03")
def test_a_fourth_wolf_is_one_of_the_three() -> None:
    scene = Scene(beast_at="D3", summons=["A1", "A2", "A5"]).play("play summon-wolf", "choose 2", "choose 1")
    assert scene.offered == ["summon 0", "summon 1", "summon 2", "skip"]
    assert wolves(scene.play("summon 1", "place D2")) == ["A1", "D2", "A5"]
    reserve = Scene(beast_at="D3", summons=["A1", "A2"]).play("play summon-wolf", "choose 2", "choose 1")
    assert wolves(reserve.play("place D2")) == ["A1", "A2", "D2"]


@pytest.mark.rules("BES-SUM-08", "BES-SUM-09", "BES-DIE-10")
def test_summons_act_one_by_one() -> None:
    scene = Scene(beast_at="D3", summons=["A1", "D2", "G4"], at={"helga": "G4", "iona": "I4"})
    scene.play("play summon-wolf", "choose 2", "choose 2")
    scene.play("act 2", "hit-hunter helga", "act 0", "go A2", "stop")
    assert scene.of("wounds", "helga") == 1 and wolves(scene) == ["A2", "D2", "G4"]
    assert scene.position.stack[-1].__class__.__name__ == "Moving", "Summon Wolf also moves the Beast"


@pytest.mark.rules("BES-SUM-08")
def test_pounce_needs_a_forest_and_with_alpha_only_no_settlement() -> None:
    def act(**made: Any) -> Scene:
        scene = Scene(beast_at="D3", at={"helga": "I4", "iona": "I4"}, **made)
        return scene.play("play summon-wolf", "choose 2", "choose 2", "act 0", "ability")

    forest = act(summons=["D2"]).play("go C2")
    assert forest.offers("hit-folk C2")
    cave = act(summons=["C2"]).play("go B2")
    assert not cave.offers("hit-folk B2")
    wild = act(summons=["C2"], ups={"beast": ["alpha"]}).play("go B2")
    assert wild.offers("hit-folk B2")
    town = act(summons=["C2"], ups={"beast": ["alpha"]}).play("go C3")
    assert not town.offers("hit-folk C3")


@pytest.mark.rules("BES-SUM-08")
@pytest.mark.parametrize(
    ("beast", "card", "answers", "expected"),
    [
        ("hogbad", "summon-ember-boar", ["go D3", "go D2"], "moves"),
        ("bolgin", "summon-imp", ["hunter helga"], "robs"),
        ("raaga", "summon-basilisk", ["hunter helga"], "slows"),
        ("esmeria", "summon-echo", ["hit-hunter helga"], "strikes"),
        ("mara", "summon-nightmare", ["hunter helga", "go C4"], "drives"),
    ],
)
def test_the_abilities_of_other_summons(beast: str, card: str, answers: list[str], expected: str) -> None:
    scene = Scene(
        beast=beast, beast_at="D5", summons=["D4"], at={"helga": "D4", "iona": "I4"}, grudges={"helga": 2}
    )
    scene.play(f"play {card}", "choose 2", "choose 2", "act 0", "ability", *answers)
    found = {
        "moves": wolves(scene) == ["D2"],
        "robs": scene.of("grudges", "helga") == 1,
        "slows": scene.position.slowed == 0b10,
        "strikes": scene.of("wounds", "helga") == 1 and wolves(scene) == [],
        "drives": scene.at("helga") == "C4",
    }
    assert found[expected]


def test_a_nightmare_drives_whoever_is_with_it_and_asks_nothing_if_nobody_is() -> None:
    ability = ("play summon-nightmare", "choose 2", "choose 2", "act 0", "ability")
    both = Scene(beast="mara", beast_at="D5", summons=["D4"], at={"helga": "D4", "iona": "D4"})
    both.play(*ability)
    assert both.offers("hunter helga") and both.offers("hunter iona")
    alone = Scene(beast="mara", beast_at="D5", summons=["D4"], at={"helga": "I4", "iona": "I4"})
    alone.play(*ability)
    assert type(alone.position.stack[-1]).__name__ != "PickShifted"


def test_stampede_goes_straight() -> None:
    scene = Scene(beast="hogbad", beast_at="D5", summons=["D4"], at={"helga": "I4", "iona": "I4"})
    scene.play("play summon-ember-boar", "choose 2", "choose 2", "act 0", "ability", "go D3")
    assert scene.offers("go D2") and not scene.offers("go C3")


def test_evil_eye_sleepwalk_herd_fury_and_venom() -> None:
    eye = Scene(
        beast="bolgin",
        beast_at="D5",
        summons=["D4"],
        at={"helga": "D4", "iona": "I4"},
        ups={"beast": ["evil-eye"]},
        grudges={"helga": 1},
        hands={"helga": ["torch"]},
    )
    eye.play("play summon-imp", "choose 2", "choose 2", "act 0", "ability", "hunter helga").chance(
        "lose torch"
    )
    assert "torch" not in eye.hand("helga")
    walk = Scene(
        beast="mara",
        beast_at="D5",
        summons=["D4"],
        at={"helga": "D4", "iona": "I4"},
        ups={"beast": ["sleepwalk"]},
    )
    walk.play(
        "play summon-nightmare", "choose 2", "choose 2", "act 0", "ability", "hunter helga", "go C4", "go C5"
    )
    assert walk.at("helga") == "C5"
    fury = Scene(
        beast="hogbad",
        beast_at="D5",
        summons=["D3"],
        at={"helga": "I4", "iona": "I4"},
        ups={"beast": ["herd-fury"]},
    )
    fury.play("play summon-ember-boar", "choose 2", "choose 2", "act 0", "hit-folk D3")
    assert fury.folk("D3") == []
    venom = Scene(
        beast="raaga",
        beast_at="D5",
        summons=["D4"],
        at={"helga": "D4", "iona": "I4"},
        ups={"beast": ["venom"]},
    )
    venom.play("play summon-basilisk", "choose 2", "choose 2", "act 0", "bite 81")
    assert venom.of("wounds", "helga") == 2 and wolves(venom) == []


def test_twin_echo_and_lullaby() -> None:
    scene = Scene(beast="esmeria", beast_at="D5", ups={"beast": ["twin-echo", "lullaby"]})
    scene.play("play summon-echo", "choose 2", "choose 1", "place D4", "place C5")
    assert wolves(scene) == ["D4", "C5"]


def test_call_kin_frantic_kin_and_sacrifice() -> None:
    kin = Scene(beast_at="D3", hands={"beast": ["call-kin"]}, grudges={"beast": 1})
    assert wolves(kin.play("play call-kin", "place D2", "place C2")) == ["D2", "C2"]
    frantic = Scene(
        beast_at="I1",
        hands={"beast": ["frantic-kin"]},
        grudges={"beast": 1},
        summons=["D2"],
        at={"helga": "D3", "iona": "I4"},
    )
    frantic.play("play frantic-kin", "act 0", "go D3")
    assert not frantic.offers("go D4"), "no action twice"
    assert frantic.play("hit-hunter helga").of("wounds", "helga") == 1
    gift = Scene(hands={"beast": ["sacrifice"]}, summons=["D2"]).play("play sacrifice", "summon 0")
    assert wolves(gift) == [] and gift.of("power", "beast") == 1
