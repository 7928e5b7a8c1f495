"""REACT: reactions."""

from __future__ import annotations

import pytest

from tests.games.bestia.scene import Scene


@pytest.mark.rules("BES-REACT-05")
def test_one_reaction_for_each_card() -> None:
    scene = Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "I4", "helga": "I4"},
        hands={"beast": ["intuition", "vanish"], "iona": ["torch"]},
        grudges={"beast": 9},
    )
    scene.play("play torch", "place I4", "react vanish", "lay e")
    assert scene.asked == (2,)


@pytest.mark.rules("BES-REACT-05")
def test_one_hunter_reacts_once_to_a_card_and_another_may_too() -> None:
    scene = Scene(
        beast_at="D4",
        way="n",
        at={"helga": "D3", "iona": "D3"},
        hands={"helga": ["sudden-march", "shield-wall"], "iona": ["torch"]},
        grudges={"helga": 9, "iona": 9},
    )
    scene.play("play feed", "choose 2", "hit-folk D3", "react sudden-march", "stop")
    assert scene.asked == (2,), "Helga has reacted to Feed already, Iona has not"
    scene.play("skip")
    assert "attacks" in scene.heard(1) and "shield-wall" in scene.hand("helga")


@pytest.mark.rules("BES-REACT-05")
def test_a_trap_is_a_card_of_its_own() -> None:
    scene = Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "D4", "helga": "I4"},
        traps=[("hoarfrost-march", "net-trap", "swamp", "helga")],
        hands={"beast": ["intuition", "disarm"]},
        grudges={"beast": 9},
    )
    scene.play("play hunt", "react intuition", "stop", "react disarm", "hit-beast")
    assert scene.of("wounds", "beast") == 1 and scene.position.slowed == 0


@pytest.mark.rules("BES-REACT-01")
def test_hunters_do_not_react_in_their_own_turn() -> None:
    scene = Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "D4", "helga": "C3"},
        hands={"helga": ["sudden-march"]},
        grudges={"helga": 1},
    )
    scene.play("play hunt")
    assert not scene.hidden and scene.asked == (2,) and scene.offers("hit-beast")


@pytest.mark.rules("BES-REACT-02")
def test_the_window_opens_by_what_everybody_knows() -> None:
    unrelated = Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "I4"},
        hands={"beast": ["mist"]},
        grudges={"beast": 1},
    )
    assert unrelated.play("play hunt").asked == (0,) and unrelated.offered == ["skip"]
    poor = Scene(turn="iona", beast_at="D5", way="n", at={"iona": "I4"}, hands={"beast": ["intuition"]})
    assert poor.play("play hunt").asked == (2,), "everybody sees that it cannot pay"
    known = Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "I4"},
        hands={"beast": ["mist"]},
        grudges={"beast": 1},
    )
    known.position.open = 1 << known.card("mist")
    assert known.play("play hunt").asked == (2,), "everybody knows its only talent"


@pytest.mark.rules("BES-REACT-02")
def test_shield_wall_and_sudden_march() -> None:
    wall = Scene(
        beast_at="D4",
        at={"helga": "D4", "iona": "I4"},
        hands={"helga": ["shield-wall"]},
        grudges={"helga": 1},
    )
    wall.play("play feed", "choose 2", "hit-hunter helga", "react shield-wall")
    assert wall.of("wounds", "helga") == 0
    march = Scene(
        beast_at="D4",
        way="n",
        at={"helga": "C3", "iona": "I4"},
        hands={"helga": ["sudden-march"]},
        grudges={"helga": 1},
    )
    march.play("play feed", "choose 2", "hit-folk D3", "react sudden-march", "go D3", "stop")
    assert march.at("helga") == "D3"


def test_counterblow_disarm_and_panic() -> None:
    blow = Scene(
        turn="iona", beast_at="D4", at={"iona": "D4"}, hands={"beast": ["counterblow"]}, grudges={"beast": 1}
    )
    blow.play("play hunt", "skip", "hit-beast", "react counterblow")
    assert blow.of("wounds", "iona") == 1
    disarm = Scene(
        beast_at="D4",
        way="n",
        traps=[("hoarfrost-march", "net-trap", "forest", "helga")],
        at={"helga": "I4", "iona": "I4"},
        hands={"beast": ["disarm"]},
        grudges={"beast": 1},
    )
    disarm.play("play feed", "choose 2", "hit-folk D3", "react disarm")
    assert disarm.position.slowed == 0 and disarm.folk("D3") == ["boar"]
    panic = Scene(turn="helga", at={"helga": "D4", "iona": "I4"}, summons=["D3"], hands={"beast": ["panic"]})
    panic.play("flee track", "react panic", "discard seer", "go D5")
    assert panic.hand("helga") == ["hunt"] and panic.at("helga") == "D5"


def test_rune_ward_makes_reactions_dearer() -> None:
    scene = Scene(
        turn="helga",
        beast_at="D5",
        way="n",
        at={"helga": "I4"},
        hands={"beast": ["intuition"]},
        grudges={"beast": 1},
        ups={"helga": ["rune-ward"]},
    )
    assert scene.play("play hunt").asked == (1,)


def test_a_hushed_beast_does_not_react() -> None:
    scene = Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "I4"},
        hands={"beast": ["intuition"]},
        grudges={"beast": 1},
    )
    scene.position.hushed = True
    assert scene.play("play hunt").asked == (2,)
