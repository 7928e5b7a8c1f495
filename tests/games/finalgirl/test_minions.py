"""ENEMY, MIN: puppets with their master, and hounds without one."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.rules.enemies import attack_value, move_value
from polnoc.games.finalgirl.state import WON
from tests.games.finalgirl.scene import EARLIER, Scene


def told(scene: Scene, key: str) -> list[Any]:
    return [event.args for event in scene.events if event.key == key]


def parade(**more: object) -> Scene:
    return Scene(game=EARLIER, killer="parade", **{"horror": 4, **more})  # type: ignore[arg-type]


def pack(**more: object) -> Scene:
    return Scene(killer="pack", **{"horror": 4, **more})  # type: ignore[arg-type]


@pytest.mark.rules(
    "FG-T-82", "FG-MIN-07", "FG-MIN-08", "FG-MIN-06", "FG-MIN-09", "FG-ENEMY-01", "FG-ENEMY-02", "FG-ENEMY-03"
)
@pytest.mark.parametrize(("weapon", "left"), [("bare", 1), ("axe", 0)])
def test_damage_to_minions_is_not_shared_with_the_killer(weapon: str, left: int) -> None:
    scene = parade(here="dock", away="dock", minions={"dock": 3}, hand=["furious-strike"], held=["axe"])
    scene.play("play furious-strike")
    assert scene.offers() == ["aim killer dock", "aim minions dock"]
    scene.play("aim minions dock", f"wield {weapon}", "dice 5 5")
    assert (sum(scene.position.minions), scene.position.killer_health) == (left, 12)
    assert scene.position.exhausted == 3 - left


@pytest.mark.rules("FG-T-83", "FG-MIN-05", "FG-MIN-04")
def test_beyond_the_tokens_nothing_appears() -> None:
    scene = parade(at="killer", here="shed", away="dock", minions={"dock": 4}, fields={"terror_left": 0})
    assert sum(scene.position.minions) == 4
    assert scene.position.ready == 0


@pytest.mark.rules("FG-T-84", "FG-MIN-12", "FG-MIN-15", "FG-MIN-16", "FG-MIN-01")
def test_minions_act_before_the_killer() -> None:
    scene = parade(
        at="terror",
        here="cliff",
        away="dock",
        minions={"dock": 1, "lake": 1},
        terror=["march"],
        fields={"ready": 2},
    )
    kinds = [step["kind"] for step in told(scene, "enemy-steps")]
    assert kinds == [1, 1, 0]
    assert told(scene, "attacked")[0] == {"kind": 1, "space": scene.space("cliff"), "n": 1}
    assert told(scene, "enemy-steps")[0]["start"] == scene.space("lake")


@pytest.mark.rules("FG-MIN-02", "FG-MIN-10", "FG-MIN-11")
def test_the_lines_of_the_parade() -> None:
    scene = parade(
        at="killer", here="shed", away="dock", victims={"dock": 1, "cliff": 1}, fields={"terror_left": 0}
    )
    assert told(scene, "minions-come") == [{"n": 1, "space": scene.space("dock")}]
    assert scene.victims() == {"cliff": 1}  # the puppet stayed with its victim, the master killed it
    assert attack_value(scene.position, 1, 0) == 1
    assert move_value(scene.position, 1) == 1


def test_puppets_stay_near_their_master() -> None:
    scene = parade(at="terror", here="cabins", away="dock", minions={"cliff": 1}, terror=["fetch-her"])
    assert scene.minions() == {"cliff": 1}
    loose = parade(
        at="terror",
        here="cabins",
        away="dock",
        minions={"cliff": 1},
        terror=["fetch-her"],
        minors=["long-strings"],
    )
    assert loose.minions() != {"cliff": 1}


@pytest.mark.rules("FG-REACT-11")
def test_a_minion_killed_by_retaliation_stops_acting() -> None:
    scene = parade(
        at="terror", here="dock", away="shed", minions={"dock": 1}, terror=["fetch-her"], hand=["retaliation"]
    )
    scene.play("play retaliation", "dice 5 5")
    assert (scene.minions(), scene.position.health) == ({}, 5)


def test_powers_of_the_parade() -> None:
    under = parade(
        here="dock", away="shed", minions={"dock": 1}, powers=["understudies"], hand=["weak-attack"]
    )
    under.play("play weak-attack", "dice 5 5")
    assert (under.position.ready, under.position.exhausted) == (4, 0)
    razor = parade(at="killer", here="lake", away="dock", powers=["razor-strings"], fields={"terror_left": 0})
    assert razor.position.health == 4
    shield = parade(
        here="dock", away="dock", minions={"dock": 1}, powers=["human-shield"], hand=["furious-strike"]
    )
    shield.play("play furious-strike", "aim killer dock", "dice 5 5")
    assert shield.position.killer_health == 11
    line = parade(
        at="killer",
        here="dock",
        away="dock",
        minions={"dock": 3},
        powers=["join-the-line"],
        epic=True,
        heroine="barbara",
        fields={"terror_left": 0},
    )
    assert line.position.health == 7 - 1 - 3


def test_finales_of_the_parade() -> None:
    revealed = parade(
        at="upkeep",
        here="cabins",
        away="dock",
        minions={"cliff": 2},
        powers=["understudies"],
        fields={"terror_left": 0},
    )
    revealed.play("finale grand-parade")
    assert revealed.minions() == {"dock": 2}
    encore = parade(
        at="killer", here="lake", away="dock", finale="encore", powers=["understudies"], heroine="barbara"
    )
    assert encore.position.health == 7 - 1 - 1 - 1
    cut = parade(
        at="killer",
        here="cabins",
        away="dock",
        minions={"cliff": 1},
        finale="cut-strings",
        powers=["understudies"],
    )
    assert cut.minions() == {"north-forest": 1}


def test_terror_of_the_parade() -> None:
    cast = parade(at="terror", here="shed", away="dock", terror=["full-cast"])
    assert cast.minions() == {"dock": 4}
    swap = parade(at="terror", here="shed", away="dock", minions={"lake": 1}, terror=["change-of-places"])
    assert swap.away == "lake"
    pulled = parade(at="terror", here="cliff", away="dock", minions={"cliff": 1}, terror=["pulled-strings"])
    assert pulled.here == "lake"
    drums = parade(at="terror", here="shed", away="dock", minions={"dock": 1}, terror=["drum-roll"])
    assert (drums.position.horror, drums.away) == (6, "dock")
    rush = parade(
        at="terror", here="shed", away="dock", minions={"lake": 1}, victims={"lake": 1}, terror=["stampede"]
    )
    assert rush.play("die 6").victims() == {"cliff": 1}
    guests = parade(at="terror", here="shed", away="dock", terror=["late-guests"])
    assert (guests.victims(), guests.frame) == ({"swamp": 2}, "DrawEvent")
    crowd = parade(
        at="terror",
        here="shed",
        away="dock",
        minions={"dock": 1},
        victims={"lake": 2},
        terror=["into-the-crowd"],
    )
    assert crowd.victims() == {}
    assert attack_value(parade(minors=["blades"]).position, 1, 0) == 2


# The pack -------------------------------------------------------------------------------


@pytest.mark.rules("FG-MIN-03", "FG-END-01")
def test_every_hound_killed_costs_the_pack_health() -> None:
    scene = pack(here="dock", minions={"dock": 3}, killer_health=3, hand=["critical-blow"])
    scene.play("play critical-blow", "dice 5 5", "breath 0")
    assert scene.position.victor == WON


def test_the_pack_begins_at_two_dens() -> None:
    scene = Scene.new(killer="pack")
    scene.step("start night-swim")
    start = scene.terms.starts[scene.position.start]
    assert scene.position.minions[start.killer] == 2
    assert scene.position.minions[start.den] == 1
    assert scene.position.killer == -1


def test_hounds_attack_together() -> None:
    scene = pack(
        at="terror", here="dock", minions={"dock": 1, "lake": 1, "south-road": 1}, terror=["on-her-heels"]
    )
    assert [blow["n"] for blow in told(scene, "attacked")] == [3]
    jaws = pack(at="terror", here="dock", minions={"dock": 2}, terror=["on-her-heels"], powers=["jaws"])
    assert [blow["n"] for blow in told(jaws, "attacked")] == [3]


def test_against_victims_one_dies_per_attack() -> None:
    scene = pack(at="terror", here="shed", minions={"dock": 3}, victims={"dock": 3}, terror=["easy-prey"])
    assert scene.victims() == {"dock": 2}
    frenzy = pack(
        at="terror",
        here="shed",
        minions={"dock": 3},
        victims={"dock": 3},
        terror=["easy-prey"],
        powers=["feeding-frenzy"],
    )
    assert frenzy.victims() == {}


def test_the_spawn_of_the_pack() -> None:
    scene = pack(at="killer", here="dock", fields={"terror_left": 0})
    assert sum(scene.position.minions) == 1
    later = pack(at="killer", here="dock", row=3, powers=["jaws"], fields={"terror_left": 0})
    assert sum(later.position.minions) == 2
    moon = pack(at="killer", here="dock", finale="blood-moon", powers=["encircled"])
    assert sum(moon.position.minions) == 3
    howl = pack(at="killer", here="dock", finale="howl", powers=["encircled"])
    assert sum(howl.position.minions) == 2
    hunt = pack(at="killer", here="dock", finale="the-hunt", powers=["encircled"])
    assert sum(hunt.position.minions) == 1


def test_powers_and_terror_of_the_pack() -> None:
    ring = pack(
        at="killer", here="dock", minions={"dock": 1}, powers=["encircled"], fields={"terror_left": 0}
    )
    assert ring.position.horror == 5
    endless = pack(here="dock", minions={"dock": 1}, powers=["endless"], epic=True, hand=["weak-attack"])
    endless.play("play weak-attack", "dice 5 5", "die 1")
    assert sum(endless.position.minions) == 1
    gone = pack(here="dock", minions={"dock": 1}, powers=["endless"], epic=True, hand=["weak-attack"])
    gone.play("play weak-attack", "dice 5 5", "die 2")
    assert sum(gone.position.minions) == 0
    hide = pack(here="dock", minions={"dock": 2}, minors=["thick-hide"], hand=["furious-strike"])
    hide.play("play furious-strike", "dice 5 5")
    assert (hide.position.killer_health, hide.position.minors) == (18, ())
    eyes = pack(at="terror", here="dock", terror=["more-eyes"])
    assert sum(eyes.position.minions) == 2
    scent = pack(at="terror", here="dock", terror=["blood-scent"])
    assert (scent.position.row, sum(scent.position.minions)) == (1, 1)
    near = pack(at="terror", here="dock", minions={"cliff": 1}, terror=["closing-in"])
    assert near.position.health == 4
    trail = pack(at="terror", here="dock", minions={"cliff": 1}, terror=["scent"])
    assert (trail.minions(), trail.position.horror) == ({"dock": 1}, 6)
    rush = pack(at="terror", here="shed", minions={"dock": 1}, victims={"dock": 1}, terror=["rush"])
    assert rush.play("die 6").victims() == {"south-east-exit": 1}
    helped = pack(at="terror", here="shed", terror=["help-arrives"])
    assert helped.victims() == {"sports-court": 2}
    howling = pack(
        at="terror", here="shed", minions={"dock": 1}, victims={"cabins": 1}, terror=["far-howling"]
    )
    assert howling.frame == "DrawEvent"


@pytest.mark.rules("FG-BLOOD-05", "FG-BLOOD-08")
def test_the_packs_final_effect_never_sets_itself_off() -> None:
    scene = pack(
        at="killer",
        here="shed",
        row=7,
        horror=7,
        minions={"dock": 1},
        powers=["jaws"],
        victims={"dock": 1},
        finale="howl",
    )
    assert (scene.position.horror, scene.position.row) == (7, 6)


def test_a_trap_kills_one_hound() -> None:
    scene = pack(here="dock", hand=["walk"])
    sprung = pack(
        at="terror",
        here="dock",
        minions={"cliff": 2},
        terror=["on-her-heels"],
        fields={"tokens": (scene.space("lake"), -1, -1)},
    )
    assert (sprung.minions(), sprung.position.killer_health, sprung.position.health) == ({"dock": 1}, 17, 4)


def test_pepper_spray_works_on_hounds() -> None:
    scene = pack(at="killer", here="dock", minions={"dock": 1}, held=["pepper-spray"], terror=["closing-in"])
    assert scene.play("use pepper-spray").position.health == 5


def test_the_pack_is_tougher_on_the_fair() -> None:
    assert Scene(killer="pack", location="fair").terms.killer_health == 24
