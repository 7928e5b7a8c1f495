"""The worked examples of the rulebook, as scripted scenes with exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.rules.rolling import dice_count
from polnoc.games.finalgirl.state import KILLER_BIT, PLANNING_PHASE, WON
from tests.games.finalgirl.scene import GAME, Scene


def _told(scene: Scene, key: str) -> list[Any]:
    """Return all events of one kind."""
    return [event for event in scene.events if event.key == key]


@pytest.mark.rules("FG-T-01", "FG-T-02", "FG-SET-14")
def test_health_is_markers_and_a_token() -> None:
    scene = Scene.new(heroine="laurie", killer="hammer")
    assert scene.position.health == 5
    assert scene.position.killer_health == 12
    assert scene.position.white == 0


@pytest.mark.rules("FG-T-03", "FG-BOARD-16")
def test_spaces_are_adjacent_only_along_a_line() -> None:
    scene = Scene(here="meeting-point", hand=["walk"])
    scene.play("play walk", "dice 5 5")
    assert scene.offers() == ["stop", "go cliff"]
    assert scene.refusal("go cabins") == ("FG-MOVE-03", "refused-not-adjacent")


@pytest.mark.rules("FG-T-04", "FG-T-05", "FG-ROLL-01", "FG-BOARD-02", "FG-HORR-05", "FG-HORR-06")
def test_horror_says_how_many_dice() -> None:
    normal, extreme = Scene(), Scene(board="extreme")
    counts = []
    for scene in (normal, extreme):
        for level in range(8):
            scene.position.horror = level
            counts.append(dice_count(scene.position, -1))
    assert counts == [3, 3, 2, 2, 2, 2, 2, 1, 3, 2, 2, 2, 2, 1, 1, 1]


@pytest.mark.rules("FG-T-06", "FG-ROLL-02", "FG-ROLL-03", "FG-ROLL-07", "FG-ROW-05", "FG-REST-01")
def test_reiko_rests_and_is_content_with_one_success() -> None:
    scene = Scene(heroine="reiko", horror=3, health=2, hand=["short-rest", "walk", "focus"])
    scene.play("play short-rest", "dice 5 4", "accept")
    assert (scene.position.health, scene.position.time) == (3, 5)
    assert scene.pile("hand") == {"walk": 1, "focus": 1}


@pytest.mark.rules("FG-T-07", "FG-ROLL-05", "FG-ROLL-14", "FG-ROW-01")
def test_reiko_buys_a_success_with_two_cards() -> None:
    scene = Scene(heroine="reiko", horror=3, health=2, hand=["short-rest", "walk", "focus"])
    scene.play("play short-rest", "dice 5 4", "convert", "pay walk")
    assert scene.told("converts") == [{"face": 4}]
    assert (scene.position.health, scene.position.time) == (4, 6)
    assert scene.pile("spent") == {"short-rest": 1, "walk": 1, "focus": 1}


@pytest.mark.rules(
    "FG-T-08", "FG-T-09", "FG-T-10", "FG-MOVE-01", "FG-FOLLOW-01", "FG-RESC-02", "FG-RESC-07", "FG-RESC-08"
)
def test_laurie_runs_rescues_two_and_goes_on_to_the_dock() -> None:
    scene = Scene(
        heroine="laurie",
        here="firepit",
        horror=3,
        hand=["sprint"],
        victims={"south-road": 1, "south-east-exit": 1},
    )
    scene.play("play sprint", "dice 5 1")
    assert scene.offers() == ["stop", "go south-road", "go lakeside-hut"]
    scene.play("go south-road", "go south-east-exit", "with 1")
    assert scene.victims() == {"south-east-exit": 2}
    assert scene.offers() == ["stop", "rescue ordinary"]
    scene.play("rescue ordinary", "slot 0", "rescue ordinary", "slot 5", "stop")
    assert (scene.position.time, scene.position.rescued) == (5, 2)
    scene.play("reward 0", "reward 5", "go dock")
    assert scene.position.horror == 2
    assert scene.here == "dock"


@pytest.mark.rules("FG-T-11", "FG-T-12", "FG-SRCH-01", "FG-SRCH-02", "FG-SRCH-03", "FG-SRCH-04", "FG-SRCH-05")
def test_laurie_searches_the_dock() -> None:
    deck = ["old-revolver", "energy-drink", "axe", "map"]
    scene = Scene(here="dock", horror=3, hand=["search"], decks={2: deck})
    scene.play("play search", "dice 5 6", f"item {scene.item('energy-drink')}")
    assert scene.offers() == ["keep old-revolver", "keep energy-drink"]
    scene.play("keep old-revolver", "hold old-revolver")
    assert scene.offers() == ["top energy-drink", "bottom energy-drink"]
    scene.play("bottom energy-drink")
    assert scene.position.time == 5
    assert scene.position.up[2] == ()
    assert scene.position.low[2] == (scene.item("energy-drink"),)
    assert scene.items("held") == ["old-revolver"]


@pytest.mark.rules("FG-T-13", "FG-REST-02", "FG-REST-03")
@pytest.mark.parametrize("before", [4, 5])
def test_laurie_never_has_more_than_five_health(before: int) -> None:
    scene = Scene(heroine="laurie", horror=3, health=before, hand=["short-rest"])
    scene.play("play short-rest", "dice 5 5")
    assert scene.position.health == 5


@pytest.mark.rules(
    "FG-T-14", "FG-T-15", "FG-T-16", "FG-PLAN-01", "FG-PLAN-02", "FG-PLAN-05", "FG-PLAN-03", "FG-MKT-06"
)
def test_selena_plans() -> None:
    start = ["weak-attack", "short-rest"]
    scene = Scene(heroine="selena", at="planning", time=4, hand=start, spent=["walk", "focus"])
    assert "buy furious-strike" in scene.offers()
    scene.play("buy search", "buy sprint")
    assert scene.position.time == 0
    assert scene.offers() == ["done", "buy walk", "buy focus"]
    scene.play("buy walk", "buy focus")
    assert scene.told("time-set") == [{"now": 6}]
    hand = {"walk": 1, "focus": 1, "weak-attack": 1, "short-rest": 1, "search": 1, "sprint": 1}
    assert scene.pile("hand") == hand
    assert scene.pile("spent") == {}
    assert (scene.pile("market")["walk"], scene.pile("market")["focus"]) == (1, 1)
    assert [event.args["phase"] for event in scene.events if event.key == "phase"] == [3]


@pytest.mark.rules("FG-T-17", "FG-KMOV-01", "FG-KMOV-02", "FG-KMOV-04", "FG-KMOV-05")
def test_two_move_symbols_are_twice_the_movement() -> None:
    scene = Scene(at="terror", here="south-west-exit", away="shed", row=11, terror=["personal-hunt"])
    assert scene.terms.places.far[scene.space("shed")][scene.space("south-west-exit")] == 7
    assert len(_told(scene, "enemy-steps")) == 6
    near = Scene(at="terror", here="cliff", away="shed", row=11, terror=["personal-hunt"])
    assert len(_told(near, "enemy-steps")) == 3


@pytest.mark.rules("FG-T-18", "FG-KATK-04", "FG-KATK-06")
def test_excess_damage_on_a_victim_is_lost() -> None:
    scene = Scene(at="killer", here="cabins", away="dock", victims={"dock": 2}, row=5)
    assert scene.victims() == {"dock": 1}
    assert scene.position.dead == 1


@pytest.mark.rules("FG-T-19", "FG-KATK-10", "FG-KATK-11")
def test_two_attacks_of_two_cost_four_health() -> None:
    scene = Scene(
        at="killer", here="dock", away="dock", heroine="barbara", finale="red-night", powers=["harvest"]
    )
    assert scene.position.health == 7 - 4


@pytest.mark.rules(
    "FG-T-20",
    "FG-T-21",
    "FG-T-22",
    "FG-T-23",
    "FG-T-24",
    "FG-T-25",
    "FG-KPH-01",
    "FG-KPH-02",
    "FG-TGT-04",
    "FG-KMOV-06",
    "FG-TERR-03",
    "FG-TERR-05",
    "FG-BLOOD-03",
    "FG-BLOOD-04",
    "FG-DARK-01",
    "FG-KATK-05",
)
def test_hans_and_the_crowd_of_three() -> None:
    scene = Scene(
        at="killer",
        here="lakeside-hut",
        away="sports-court",
        row=4,
        horror=3,
        victims={"sports-court": 1, "cabins": 2, "firepit": 3},
        terror=["hammer-charge"],
    )
    assert scene.frame == "DrawPower"
    attacks = [
        (event.args["row"], event.args["attack"], event.args["move"]) for event in _told(scene, "bloodlust")
    ]
    assert attacks[0] == (5, 3, 1)
    assert [event.args["now"] for event in _told(scene, "horror")] == [4]
    assert scene.away == "firepit"
    assert [event.args["end"] for event in _told(scene, "enemy-steps")] == [
        scene.space("lakeside-hut"),
        scene.space("firepit"),
    ]
    scene.play("power harvest")
    assert scene.victims() == {"cabins": 2, "firepit": 1}
    assert (scene.position.dead, scene.position.row + 1, scene.position.horror) == (3, 7, 6)
    assert scene.position.health == 5


@pytest.mark.rules(
    "FG-T-26", "FG-T-27", "FG-PANIC-01", "FG-PANIC-02", "FG-PANIC-03", "FG-PANIC-04", "FG-BOARD-21"
)
def test_panic_at_the_fire() -> None:
    scene = Scene(
        at="panic",
        here="firepit",
        away="firepit",
        victims={"firepit": 3, "south-road": 1},
        fields={"killed_turn": 2},
    )
    scene.play("die 3", "die 6", "die 1")
    assert scene.victims() == {"firepit": 1, "south-road": 2, "lakeside-hut": 1}
    assert scene.here == "firepit"


@pytest.mark.rules(
    "FG-T-28", "FG-HANDS-01", "FG-HANDS-02", "FG-HANDS-03", "FG-HANDS-04", "FG-HANDS-05", "FG-BOARD-04"
)
def test_what_adelaide_can_use() -> None:
    scene = Scene(
        heroine="adelaide",
        here="dock",
        away="dock",
        hand=["weak-attack"],
        held=["first-aid-kit", "pepper-spray"],
        bag=["mysterious-pills", "lucky-dice", "axe"],
    )
    assert "use mysterious-pills" in scene.offers()
    assert scene.refusal("use axe") == ("FG-HANDS-04", "refused-not-held")
    scene.play("play weak-attack", "dice 1 1")
    assert "use lucky-dice" in scene.offers()
    assert scene.told("attacks") == [{"kind": 0, "space": scene.space("dock"), "item": 0}]
    killer = Scene(
        at="killer", heroine="adelaide", here="dock", away="dock", held=["first-aid-kit", "pepper-spray"]
    )
    assert killer.offers() == ["skip", "use pepper-spray"]


@pytest.mark.rules(
    "FG-T-29", "FG-WPN-01", "FG-WPN-02", "FG-WPN-03", "FG-WPN-04", "FG-WPN-06", "FG-WPN-07", "FG-WPN-08"
)
def test_selena_has_a_revolver_and_a_knife() -> None:
    scene = Scene(
        heroine="selena",
        here="dock",
        away="dock",
        horror=3,
        hand=["furious-strike"],
        spent=["weak-attack"],
        held=["old-revolver", "knife"],
    )
    scene.play("play furious-strike")
    assert scene.offers() == ["wield bare", "wield knife"]
    scene.play("wield knife", "dice 5 5")
    assert scene.position.killer_health == 12 - 2 - 1
    assert scene.position.horror == 2


@pytest.mark.rules("FG-T-30", "FG-LAST-03", "FG-LAST-04", "FG-LAST-06", "FG-LAST-09", "FG-LAST-07")
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_excess_damage_does_not_reach_a_heroine_who_returns(shown: int) -> None:
    scene = Scene(at="killer", here="dock", away="dock", health=2, row=11)
    scene.play(f"breath {shown}")
    assert scene.position.health == shown
    assert scene.position.breath[shown] == 0


@pytest.mark.rules("FG-T-31", "FG-LAST-08", "FG-LAST-01", "FG-TURN-03")
def test_hans_returns_after_barbaras_blow() -> None:
    scene = Scene(
        heroine="barbara", here="dock", away="dock", horror=3, killer_health=2, hand=["critical-blow", "walk"]
    )
    scene.play("play critical-blow", "dice 5 5", "accept", "breath 3")
    assert scene.position.killer_health == 3
    assert scene.position.white == KILLER_BIT
    assert scene.position.phase == PLANNING_PHASE
    assert scene.pile("hand") == {"walk": 1}
    assert scene.told("phase-cut") == [{"phase": 1}]


@pytest.mark.rules("FG-T-32", "FG-ULT-02", "FG-ATK-04", "FG-ATK-08")
def test_lauries_ultimate_ability_needs_the_same_space_and_damage() -> None:
    near = Scene(here="dock", away="dock", horror=3, hand=["weak-attack"], unlocked=True, held=["knife"])
    near.play("play weak-attack", "wield bare", "dice 5 5")
    assert near.position.killer_health == 10
    armed = Scene(here="dock", away="dock", horror=3, hand=["weak-attack"], unlocked=True, held=["knife"])
    armed.play("play weak-attack", "wield knife", "dice 5 5")
    assert armed.position.killer_health == 9
    far = Scene(
        here="dock", away="lake", horror=3, hand=["weak-attack"], unlocked=True, held=["old-revolver"]
    )
    far.play("play weak-attack", "dice 5 5")
    assert far.position.killer_health == 12 - 1 - 1
    missed = Scene(here="dock", away="dock", horror=3, hand=["weak-attack"], unlocked=True, held=["knife"])
    missed.play("play weak-attack", "wield knife", "dice 1 1")
    assert missed.position.killer_health == 12


@pytest.mark.rules("FG-T-33", "FG-ROW-04", "FG-ROW-07", "FG-MOVE-02")
def test_walking() -> None:
    def walk(dice: str) -> Scene:
        return Scene(here="dock", horror=3, hand=["walk"]).play("play walk", f"dice {dice}")

    two = walk("5 6").play("go lake", "go cliff")
    assert (two.here, two.position.time, two.frame) == ("cliff", 5, "PlanningPhase")
    assert [e.args["n"] for e in two.events if e.key == "time"] == [-1]
    stays = walk("5 6").play("stop")
    assert stays.here == "dock"
    one = walk("5 1").play("go lake")
    assert (one.here, one.frame) == ("lake", "PlanningPhase")
    failure = walk("1 2")
    assert failure.offers() == ["choose 1", "choose 2"]
    moved = failure.play("choose 1", "go lake")
    assert (moved.position.health, [e.args["n"] for e in moved.events if e.key == "time"]) == (4, [-2])
    still = walk("1 2").play("choose 2")
    assert (still.here, still.position.health) == ("dock", 5)
    assert [e.args["n"] for e in still.events if e.key == "time"] == [-2]


@pytest.mark.rules("FG-T-34", "FG-PLAN-04", "FG-TURN-01", "FG-UPK-01", "FG-UPK-02", "FG-UPK-03")
def test_the_order_of_a_turn() -> None:
    scene = Scene(
        at="planning",
        time=0,
        hand=[],
        spent=["walk"],
        bag=["knife"],
        events=["moths-to-a-flame"],
        victims={"cabins": 1},
        away="dock",
        here="shed",
        fields={"terror_left": 0},
    )
    scene.play("done", "finale red-night", "power harvest")
    keys = [event.key for event in scene.events]
    order = ["time-set", "cards-return", "phase", "phase", "phase", "finale", "dark-power", "upkeep"]
    assert [key for key in keys if key in order] == order
    assert scene.frame == "Arrange"
    phases = [event.args["phase"] for event in scene.events if event.key == "phase"]
    assert phases == [3, 4, 5]
    scene.play("done")
    assert scene.position.turn == 2


@pytest.mark.rules("FG-END-01", "FG-GEN-06", "FG-LAST-05")
def test_a_blank_token_ends_the_game() -> None:
    scene = Scene(here="dock", away="dock", killer_health=1, hand=["weak-attack"], horror=3)
    scene.play("play weak-attack", "dice 5 5 5", "breath 0")
    assert scene.position.over
    assert scene.position.victor == WON
    assert GAME.winners(scene.position) == (0,)
