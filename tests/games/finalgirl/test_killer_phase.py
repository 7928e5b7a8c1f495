"""KPH, TERR, TGT, KMOV, KATK, BLOOD, DARK, MINOR: what the killer does."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.rules.enemies import attack_value, move_value
from tests.games.finalgirl.scene import EARLIER, Scene


def told(scene: Scene, key: str) -> list[Any]:
    """Return the arguments of all events of one kind."""
    return [event.args for event in scene.events if event.key == key]


@pytest.mark.rules("FG-T-65", "FG-TGT-01", "FG-TGT-03", "FG-TGT-04", "FG-SYM-12")
def test_a_group_of_victims_goes_before_the_heroine() -> None:
    scene = Scene(at="terror", here="cliff", away="lake", victims={"dock": 2}, terror=["steady-advance"])
    assert scene.away == "dock"
    assert scene.victims() == {"dock": 1}


@pytest.mark.rules("FG-T-66", "FG-KATK-09", "FG-SYM-14")
def test_attacks_are_used_on_the_way() -> None:
    scene = Scene(
        at="terror",
        here="cabins",
        away="cliff",
        victims={"north-forest": 2, "camp-gate": 2},
        row=1,
        terror=["personal-hunt"],
    )
    assert scene.away == "camp-gate"
    assert scene.victims() == {"north-forest": 2, "camp-gate": 1}


@pytest.mark.rules("FG-T-67", "FG-KATK-03", "FG-KATK-07", "FG-SYM-13")
def test_the_second_attack_finds_the_heroine() -> None:
    scene = Scene(at="terror", here="dock", away="lake", victims={"dock": 1}, terror=["hammer-charge"])
    assert (scene.victims(), scene.position.health) == ({}, 5 - 2)


@pytest.mark.rules("FG-T-68", "FG-KATK-03", "FG-KATK-01")
def test_the_heroine_is_attacked_if_she_is_named() -> None:
    scene = Scene(at="terror", here="dock", away="lake", victims={"dock": 2}, terror=["personal-hunt"])
    assert (scene.victims(), scene.position.health) == ({"dock": 2}, 3)


@pytest.mark.rules("FG-T-69", "FG-KMOV-07", "FG-KATK-13")
def test_without_a_move_symbol_he_stays() -> None:
    scene = Scene(
        at="killer", here="dock", away="cabins", victims={"north-road": 1}, fields={"terror_left": 0}
    )
    assert (scene.away, scene.victims()) == ("cabins", {"north-road": 1})


@pytest.mark.rules("FG-T-70", "FG-KATK-12", "FG-KATK-02", "FG-BLOOD-01")
def test_a_death_between_two_attacks_makes_the_second_stronger() -> None:
    scene = Scene(
        at="terror",
        here="dock",
        away="lake",
        row=8,
        heroine="barbara",
        victims={"dock": 1},
        terror=["hammer-charge"],
        powers=["harvest"],
    )
    assert scene.position.health == 7 - 4


@pytest.mark.rules("FG-KMOV-03", "FG-TGT-02")
def test_he_does_not_move_if_the_target_is_with_him() -> None:
    scene = Scene(at="terror", here="dock", away="lake", victims={"lake": 1}, terror=["long-hunt"])
    assert scene.away == "lake"
    assert told(scene, "enemy-steps") == []


@pytest.mark.rules("FG-TGT-06")
def test_every_target_symbol_looks_anew() -> None:
    scene = Scene(
        at="terror", here="cabins", away="dock", victims={"lake": 1, "cliff": 1}, terror=["double-hunt"]
    )
    assert scene.victims() == {}
    assert scene.away == "cliff"


@pytest.mark.rules("FG-TGT-07")
def test_without_any_victim_there_is_no_movement() -> None:
    scene = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="car-park",
        away="big-tent",
        terror=["next-show"],
        fields={"supply": 0},
    )
    assert scene.away == "big-tent"
    assert told(scene, "enemy-steps") == []


@pytest.mark.rules("FG-TERR-02", "FG-TERM-03")
def test_a_card_that_needs_victims_is_replaced() -> None:
    scene = Scene(at="terror", here="dock", away="shed", terror=["long-hunt", "late-sleeper"])
    assert [event["terror"] for event in told(scene, "terror-skipped")] == [
        scene.number("terror", "long-hunt")
    ]
    assert scene.victims() == {"cabins": 1}
    assert scene.position.terror_left == 8


@pytest.mark.rules("FG-KPH-03", "FG-KPH-06", "FG-KPH-04", "FG-FIN-05", "FG-FIN-06")
def test_no_terror_card_after_the_finale_or_from_an_empty_deck() -> None:
    empty = Scene(at="killer", here="dock", away="shed", fields={"terror_left": 0})
    assert told(empty, "terror") == []
    after = Scene(at="killer", here="dock", away="swamp", finale="red-night", powers=["harvest"])
    assert told(after, "terror") == []
    assert after.away == "dock"


@pytest.mark.rules("FG-TERR-01", "FG-SYM-15", "FG-SYM-16", "FG-SYM-18", "FG-EVT-02")
def test_cards_of_the_location() -> None:
    scene = Scene(at="terror", here="dock", away="shed", horror=3, terror=["the-curious"])
    assert scene.victims() == {"swamp": 2}
    assert (scene.position.horror, scene.frame) == (4, "DrawEvent")


@pytest.mark.rules("FG-TERR-01")
def test_he_appears_with_the_farthest_victim() -> None:
    scene = Scene(
        at="terror",
        here="dock",
        away="shed",
        victims={"cabins": 1, "cliff": 1},
        terror=["sudden-appearance", "late-sleeper"],
    )
    assert scene.away == "cabins"
    assert len(told(scene, "terror")) == 2


@pytest.mark.rules("FG-TERR-05", "FG-SYM-17")
def test_trophies_and_the_wake() -> None:
    scene = Scene(at="terror", here="shed", away="dock", victims={"dock": 3}, terror=["trophies"])
    assert (scene.position.dead, scene.position.row) == (2, 4)
    wake = Scene(
        at="terror",
        here="shed",
        away="dock",
        killer_health=5,
        terror=["wake"],
        fields={"dead": 3, "supply": 18},
    )
    assert wake.position.killer_health == 8


# Bloodlust ------------------------------------------------------------------------------


@pytest.mark.rules("FG-T-81", "FG-BLOOD-05", "FG-BOARD-14", "FG-BLOOD-07")
def test_beyond_the_top_row_the_final_effect() -> None:
    scene = Scene(
        at="killer",
        here="shed",
        away="dock",
        row=11,
        killer_health=5,
        victims={"dock": 1},
        powers=["grudge"],
        terror=["looming", "looming"],
    )
    assert (scene.position.row, scene.position.killer_health) == (10, 6)
    assert len(told(scene, "terror-discarded")) == 1
    assert scene.position.terror_left == 8


@pytest.mark.rules("FG-BLOOD-06", "FG-KATK-08")
def test_bloodlust_comes_before_everything_else() -> None:
    scene = Scene(
        at="terror", here="shed", away="cliff", row=4, horror=3, victims={"dock": 2}, terror=["blaze"]
    )
    scene.play("die 5", "power harvest")
    keys = [
        event.key for event in scene.events if event.key in ("bloodlust", "horror", "dark-power", "deck-gone")
    ]
    assert keys[:4] == ["bloodlust", "horror", "bloodlust", "dark-power"]
    assert scene.position.row == 5


@pytest.mark.rules("FG-DARK-02")
def test_dark_powers() -> None:
    swing = Scene(
        at="killer",
        here="dock",
        away="dock",
        powers=["wide-swing"],
        victims={"dock": 3},
        fields={"terror_left": 0},
    )
    assert (swing.victims(), swing.position.health) == ({}, 3)
    grudge = Scene(
        at="killer", here="dock", away="dock", powers=["grudge"], heroine="barbara", fields={"terror_left": 0}
    )
    assert grudge.position.health == 7 - 2 - 2
    harvest = Scene(
        at="killer", here="shed", away="dock", powers=["harvest"], victims={"dock": 1}, killer_health=7
    )
    assert harvest.position.killer_health == 8
    rapture = Scene(at="killer", here="shed", away="dock", powers=["rapture"], victims={"dock": 1}, epic=True)
    assert rapture.position.row == 2


@pytest.mark.rules(
    "FG-T-79", "FG-MINOR-04", "FG-MINOR-05", "FG-MINOR-06", "FG-ATK-05", "FG-ATK-06", "FG-SYM-05"
)
def test_damage_goes_through_a_minor_dark_power() -> None:
    scene = Scene(
        here="dock",
        away="dock",
        horror=4,
        killer_health=5,
        minors=["rage"],
        held=["knife"],
        hand=["critical-blow"],
    )
    assert attack_value(scene.position, 0, 0) == 3
    scene.play("play critical-blow", "wield knife", "dice 5 5")
    assert (scene.position.minors, scene.position.killer_health) == ((), 3)
    assert attack_value(scene.position, 0, 0) == 2


@pytest.mark.rules("FG-MINOR-01", "FG-MINOR-02", "FG-MINOR-03", "FG-TERR-04", "FG-BOARD-15")
def test_a_minor_dark_power_stays() -> None:
    scene = Scene(at="terror", here="dock", away="shed", terror=["long-stride"])
    assert scene.position.minors == ((scene.number("terror", "long-stride"), 2),)
    assert move_value(scene.position, 0) == 2


@pytest.mark.rules("FG-MINOR-07")
def test_the_player_chooses_among_minor_dark_powers() -> None:
    scene = Scene(here="dock", away="dock", horror=4, minors=["rage", "long-stride"], hand=["furious-strike"])
    scene.play("play furious-strike", "dice 5 5")
    assert scene.offers() == ["absorb 0", "absorb 1"]
    scene.play("absorb 0", "absorb 1")
    assert [health for _, health in scene.position.minors] == [1, 1]
    assert scene.position.killer_health == 12


# Reactions ------------------------------------------------------------------------------


@pytest.mark.rules("FG-T-71", "FG-REACT-02", "FG-REACT-05", "FG-REACT-06", "FG-REACT-10")
def test_two_guards_against_one_attack() -> None:
    scene = Scene(at="killer", here="dock", away="dock", row=5, horror=4, hand=["guard", "guard"])
    assert scene.offers() == ["accept", "play guard"]
    scene.play("play guard", "dice 5 1", "play guard", "dice 5 1")
    assert [event["now"] for event in scene.told("blow")] == [1, 0]
    assert scene.position.health == 5


@pytest.mark.rules("FG-REACT-07", "FG-REACT-09")
def test_each_attack_needs_its_own_reaction() -> None:
    scene = Scene(
        at="killer",
        here="dock",
        away="dock",
        horror=4,
        hand=["guard"],
        finale="red-night",
        powers=["harvest"],
    )
    scene.play("play guard", "dice 5 5")
    assert scene.position.health == 3
    victims = Scene(
        at="killer", here="dock", away="dock", hand=["guard"], victims={"dock": 1}, terror=["late-sleeper"]
    )
    assert victims.victims() == {"cabins": 1}


@pytest.mark.rules("FG-T-72", "FG-REACT-08", "FG-SYM-02", "FG-LAST-11")
def test_no_reaction_to_lost_health() -> None:
    scene = Scene(here="dock", horror=4, hand=["walk", "guard"]).play(
        "play walk", "dice 1 1", "accept", "choose 1", "stop"
    )
    assert scene.position.health == 4


@pytest.mark.rules("FG-REACT-03", "FG-REACT-04", "FG-REACT-12")
def test_retaliation_with_a_weapon() -> None:
    scene = Scene(
        at="killer",
        here="dock",
        away="dock",
        horror=4,
        hand=["retaliation"],
        held=["knife", "old-revolver"],
        fields={"terror_left": 0},
    )
    scene.play("play retaliation")
    assert scene.offers() == ["wield bare", "wield knife"]
    scene.play("wield knife", "dice 5 5")
    assert (scene.position.health, scene.position.killer_health) == (5, 12 - 3)


@pytest.mark.rules("FG-REACT-05")
def test_a_guard_that_fails_leaves_at_least_one_damage() -> None:
    scene = Scene(at="killer", here="dock", away="dock", horror=4, hand=["guard"], fields={"terror_left": 0})
    scene.play("play guard", "dice 1 1")
    assert scene.position.health == 4
