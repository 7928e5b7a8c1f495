"""The events of killers and minions: every step, blow and death, in order."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from polnoc.games.finalgirl.rules.enemies import move_value
from tests.games.finalgirl.scene import EARLIER, Scene

TRAP_AT, LURE_AT = 0, 1


def puppets(**more: Any) -> Scene:
    return Scene(**{"game": EARLIER, "killer": "parade", "at": "terror", "horror": 4, **more})


def hounds(**more: Any) -> Scene:
    return Scene(**{"killer": "pack", "at": "terror", "horror": 3, **more})


def token(which: int, id: str) -> dict[str, Any]:
    tokens = [-1, -1, -1]
    tokens[which] = Scene().space(id)
    return {"tokens": tuple(tokens)}


# Puppets --------------------------------------------------------------------------------


@pytest.mark.rules("FG-MIN-12", "FG-MIN-15", "FG-KPH-05", "FG-KATK-08")
def test_puppets_act_first_then_their_master() -> None:
    scene = puppets(
        here="shed", away="dock", minions={"cliff": 1, "lake": 1}, victims={"cliff": 1, "south-road": 2},
        terror=["march"],
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=march",
        "horror n=1 now=5",
        "dies kind=ordinary space=cliff by=2",
        "bloodlust row=2 attack=1 move=1",
        "hunts kind=minions space=lake target=south-road",
        "enemy-steps kind=minions start=lake end=dock",
        "hunts kind=killer space=dock target=south-road",
        "enemy-steps kind=killer start=dock end=south-road",
        "dies kind=ordinary space=south-road by=1",
        "bloodlust row=3 attack=1 move=1",
        "horror n=1 now=6",
    ]
    assert (scene.position.killed_turn, scene.position.dead) == (2, 2)


@pytest.mark.rules("FG-MIN-15", "FG-AMB-05")
def test_the_player_decides_target_after_target() -> None:
    """Both puppets are two steps from a victim: which acts first, and for the second whom it hunts."""
    scene = puppets(
        here="shed", away="dock", ambiguity="ask", minions={"cliff": 1, "lake": 1},
        victims={"south-road": 1, "meeting-point": 1}, terror=["march"],
    )  # fmt: skip
    assert scene.offers() == ["space meeting-point", "space south-road"]
    assert scene.story()[-1] == "enemy-steps kind=minions start=meeting-point end=cliff"  # back on its leash
    scene.play("space south-road")
    assert scene.story()[:4] == [
        "tie space=south-road",
        "hunts kind=minions space=lake target=south-road",
        "enemy-steps kind=minions start=lake end=dock",
        "hunts kind=killer space=dock target=south-road",
    ]


@pytest.mark.rules("FG-MIN-04", "FG-MIN-05")
def test_tokens_come_back_ready_and_appear() -> None:
    ready = puppets(
        at="killer", here="dock", away="shed", fields={"terror_left": 0, "ready": 1, "exhausted": 3}
    )
    assert ready.story() == ["minions-come n=1 space=shed", "minions-ready n=3"]
    assert (ready.position.ready, ready.position.exhausted) == (3, 0)
    none = puppets(at="killer", here="dock", away="shed", fields={"terror_left": 0, "ready": 4})
    assert none.story() == ["minions-come n=1 space=shed"]
    cast = puppets(here="dock", away="shed", minions={"cliff": 1}, terror=["full-cast"])
    assert cast.story()[1:] == ["minions-come n=3 space=shed", "horror n=1 now=5"]
    again = puppets(here="dock", away="shed", minions={"cliff": 4}, terror=["full-cast"])
    assert again.story()[1:] == ["horror n=1 now=5"]


@pytest.mark.rules("FG-MIN-04")
def test_the_grand_parade_gathers_them() -> None:
    scene = puppets(
        at="upkeep", here="dock", away="shed", minions={"cliff": 1, "lake": 2}, powers=["understudies"],
        fields={"terror_left": 0},
    )  # fmt: skip
    scene.play("finale grand-parade")
    assert scene.story()[:2] == ["finale finale=grand-parade", "minions-gather n=3 space=shed"]
    assert scene.minions() == {"shed": 3}


@pytest.mark.rules("FG-TERR-01", "FG-AMB-01")
def test_the_master_changes_places_with_the_puppet_nearest_to_her() -> None:
    scene = puppets(
        here="dock", away="shed", minions={"cliff": 1, "south-road": 1}, terror=["change-of-places"]
    )
    assert (scene.story()[1], scene.away) == ("appears space=south-road", "south-road")
    alone = puppets(here="dock", away="shed", terror=["change-of-places"])
    assert (alone.story(), alone.away) == (["terror terror=change-of-places"], "shed")
    asks = puppets(
        here="dock", away="shed", minions={"lake": 1, "south-road": 1}, ambiguity="ask",
        terror=["change-of-places"],
    )  # fmt: skip
    assert asks.offers() == ["space lake", "space south-road"]
    assert asks.play("space lake").story() == ["tie space=lake", "appears space=lake"]


# Hounds ---------------------------------------------------------------------------------


@pytest.mark.rules("FG-MIN-09", "FG-MIN-15", "FG-MIN-16")
def test_hounds_move_one_by_one_and_attack_together() -> None:
    scene = hounds(
        here="dock", minions={"lake": 2, "cliff": 1}, victims={"dock": 1}, terror=["closing-in"],
        hand=["guard"],
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=closing-in",
        "horror n=1 now=4",
        "hunts kind=minions space=lake target=dock",
        "enemy-steps kind=minions start=lake end=dock",
        "hunts kind=minions space=lake target=dock",
        "enemy-steps kind=minions start=lake end=dock",
        "hunts kind=minions space=cliff target=dock",
        "enemy-steps kind=minions start=cliff end=lake",
        "enemy-steps kind=minions start=lake end=dock",
        "dies kind=ordinary space=dock by=2",  # one attack for all three, and victims come first
        "bloodlust row=2 attack=1 move=2",
        "horror n=1 now=5",
    ]
    alone = hounds(here="dock", minions={"dock": 3}, terror=["closing-in"], hand=["guard"])
    assert alone.story()[2:] == ["attacked kind=minions space=dock n=3"]


@pytest.mark.rules("FG-MIN-09", "FG-DARK-02")
def test_in_a_frenzy_every_hound_kills() -> None:
    scene = hounds(
        here="shed", minions={"dock": 2, "cliff": 1}, victims={"dock": 3, "cliff": 2},
        terror=["easy-prey"], powers=["feeding-frenzy"],
    )  # fmt: skip
    deaths = [line for line in scene.story() if line.startswith("dies")]
    assert deaths == ["dies kind=ordinary space=cliff by=2", *["dies kind=ordinary space=dock by=2"] * 2]
    assert scene.victims() == {"dock": 1, "cliff": 1}


@pytest.mark.rules("FG-MIN-04", "FG-MIN-05")
def test_dens_get_hounds_as_long_as_there_are_some() -> None:
    scene = hounds(here="dock", minions={"cliff": 7}, terror=["more-eyes"], horror=2)
    assert scene.story()[1:] == ["minions-come n=1 space=swamp", "horror n=1 now=3"]


# Traps and lures ------------------------------------------------------------------------


@pytest.mark.rules("FG-TOK-01", "FG-KMOV-05")
def test_a_trap_hurts_the_killer_and_ends_his_phase() -> None:
    scene = Scene(
        at="terror", here="dock", away="cliff", terror=["personal-hunt"], hand=["walk"],
        fields=token(TRAP_AT, "lake"),
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=personal-hunt",
        "hunts kind=killer space=cliff target=dock",
        "enemy-steps kind=killer start=cliff end=lake",
        "trapped kind=killer space=lake",
        "phase-cut phase=3",
        "killer-hurt n=2 now=10",
    ]
    assert scene.position.tokens == (-1, -1, -1)


@pytest.mark.rules("FG-TOK-01", "FG-MIN-15")
def test_a_trap_takes_one_hound_and_the_others_go_on() -> None:
    scene = hounds(
        here="dock", minions={"cliff": 2, "lake": 1}, terror=["on-her-heels"], hand=["guard"],
        fields=token(TRAP_AT, "lake"),
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=on-her-heels",
        "hunts kind=minions space=lake target=dock",
        "enemy-steps kind=minions start=lake end=dock",
        "hunts kind=minions space=cliff target=dock",
        "enemy-steps kind=minions start=cliff end=lake",
        "trapped kind=minions space=lake",
        "minions-gone n=1 space=lake",
        "killer-hurt n=1 now=17",
        "hunts kind=minions space=cliff target=dock",
        "enemy-steps kind=minions start=cliff end=lake",
        "enemy-steps kind=minions start=lake end=dock",
        "attacked kind=minions space=dock n=2",
    ]
    puppet = puppets(
        here="dock", away="shed", minions={"lake": 1}, terror=["fetch-her"], hand=["guard"],
        minors=["long-strings"], fields=token(TRAP_AT, "dock"),
    )  # fmt: skip
    assert puppet.minions() == {"dock": 1}  # puppets are too light for it
    assert puppet.position.tokens[TRAP_AT] == puppet.space("dock")


@pytest.mark.rules("FG-TOK-01", "FG-TGT-01")
def test_a_lure_draws_the_killer_once() -> None:
    def hunt(lure: str) -> Scene:
        return Scene(
            at="terror", here="dock", away="cliff", terror=["personal-hunt"], hand=["guard"],
            fields=token(LURE_AT, lure),
        )  # fmt: skip

    assert hunt("meeting-point").story()[1:] == [
        "hunts kind=killer space=cliff target=meeting-point",
        "enemy-steps kind=killer start=cliff end=meeting-point",
        "lure-gone space=meeting-point",
    ]
    assert hunt("cliff").story()[1:] == [
        "lure-gone space=cliff",  # he stands there already, and hunts her
        "hunts kind=killer space=cliff target=dock",
        "enemy-steps kind=killer start=cliff end=lake",
        "enemy-steps kind=killer start=lake end=dock",
        "attacked kind=killer space=dock n=2",
    ]


@pytest.mark.rules("FG-TOK-01", "FG-MIN-15")
def test_the_first_hound_at_a_lure_uses_it_up() -> None:
    scene = hounds(
        here="dock", minions={"cliff": 1, "lake": 1}, terror=["on-her-heels"], hand=["guard"],
        fields=token(LURE_AT, "cliff"),
    )  # fmt: skip
    assert scene.story()[1:] == [
        "lure-gone space=cliff",
        "hunts kind=minions space=cliff target=dock",
        "enemy-steps kind=minions start=cliff end=lake",
        "enemy-steps kind=minions start=lake end=dock",
        "hunts kind=minions space=lake target=dock",
        "enemy-steps kind=minions start=lake end=dock",
        "attacked kind=minions space=dock n=2",
    ]


@pytest.mark.rules("FG-TOK-01", "FG-MIN-12")
def test_a_lure_draws_the_master_and_not_his_puppets() -> None:
    scene = puppets(
        here="dock", away="shed", minions={"swamp": 1}, terror=["march"], hand=["guard"],
        fields=token(LURE_AT, "east-road"),
    )  # fmt: skip
    assert scene.story()[2:] == [
        "hunts kind=minions space=swamp target=dock",
        "enemy-steps kind=minions start=swamp end=south-east-exit",
        "enemy-steps kind=minions start=south-east-exit end=swamp",  # on its leash
        "hunts kind=killer space=shed target=east-road",
        "enemy-steps kind=killer start=shed end=east-road",
        "lure-gone space=east-road",
    ]


# The killer -----------------------------------------------------------------------------


@pytest.mark.rules("FG-KMOV-02", "FG-MIN-02")
def test_nothing_makes_a_move_shorter_than_no_space() -> None:
    scene = puppets(at="action", here="dock", away="shed", minions={"lake": 1}, hand=["walk"])
    assert [move_value(scene.position, kind) for kind in (0, 1)] == [1, 1]
    for less in (-1, -2):
        scene.position.mods = copy(scene.position.mods)
        scene.position.mods.move_killer = scene.position.mods.move_minions = less
        assert [move_value(scene.position, kind) for kind in (0, 1)] == [0, 0]


@pytest.mark.rules("FG-TERR-01", "FG-AMB-01")
def test_he_appears_at_the_victim_farthest_from_him() -> None:
    scene = Scene(
        at="terror", here="dock", away="shed", victims={"cabins": 1, "lake": 1}, hand=["walk"],
        terror=["sudden-appearance", "late-sleeper"], horror=0,
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=sudden-appearance",
        "appears space=cabins",
        "horror n=1 now=1",
        "terror terror=late-sleeper",
        "victims-come n=1 space=cabins",
        "horror n=2 now=3",
    ]
    nobody = Scene(
        at="terror", here="dock", away="shed", hand=["walk"], terror=["sudden-appearance", "late-sleeper"]
    )
    assert (nobody.story()[:2], nobody.away) == (
        ["terror terror=sudden-appearance", "horror n=1 now=5"],
        "shed",
    )


@pytest.mark.rules("FG-KATK-10", "FG-DARK-02")
def test_a_grudge_strikes_her_once_more() -> None:
    scene = Scene(
        at="killer", here="dock", away="dock", powers=["grudge"], hand=["guard"], fields={"terror_left": 0}
    )
    scene.play("accept", "accept")
    assert scene.story() == ["hurt n=2 now=3", "attacked kind=killer space=dock n=2", "hurt n=2 now=1"]
    other = Scene(
        at="killer", here="dock", away="dock", powers=["grudge"], hand=["guard"], victims={"dock": 2},
        fields={"terror_left": 0},
    )  # fmt: skip
    assert other.story() == ["dies kind=ordinary space=dock by=1", "bloodlust row=2 attack=2 move=1"]


@pytest.mark.rules("FG-KATK-12", "FG-BLOOD-06", "FG-KATK-03")
def test_a_wide_swing_hits_everybody_and_her_last() -> None:
    scene = Scene(
        at="killer", here="dock", away="dock", heroine="barbara", row=4, victims={"dock": 2},
        powers=["wide-swing"], hand=["guard"], fields={"terror_left": 0},
    )  # fmt: skip
    assert scene.story() == [
        "dies kind=ordinary space=dock by=1",
        "dies kind=ordinary space=dock by=1",
        "bloodlust row=5 attack=3 move=1",
        "horror n=1 now=5",
        "bloodlust row=6 attack=3 move=2",
        "attacked kind=killer space=dock n=3",
    ]


# Victims who walk and panic -------------------------------------------------------------


@pytest.mark.rules("FG-AMB-01", "FG-UPK-02")
def test_all_victims_go_one_space_towards_the_tent() -> None:
    scene = Scene(
        game=EARLIER, at="terror", location="fair", here="back-lot", away="service-gate",
        victims={"shooting-gallery": 2, "big-tent": 1, "midway": 1}, terror=["main-attraction"],
        hand=["guard"],
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=main-attraction",
        "victims-go kind=ordinary start=midway end=hall-of-mirrors n=1",
        "victims-go kind=ordinary start=shooting-gallery end=midway n=2",
        "hunts kind=killer space=service-gate target=back-lot",
        "enemy-steps kind=killer start=service-gate end=back-lot",
    ]
    assert scene.victims() == {"midway": 2, "hall-of-mirrors": 1, "big-tent": 1}


@pytest.mark.rules("FG-UPK-02")
def test_one_victim_wanders_to_the_enemy() -> None:
    def wandering(**more: Any) -> Scene:
        return Scene(at="upkeep", here="shed", hand=["walk"], events=["moths-to-a-flame"], **more)

    scene = wandering(away="cliff", victims={"dock": 2, "cabins": 1})
    assert scene.story()[1:2] == ["victims-go kind=ordinary start=dock end=lake n=1"]
    assert scene.victims() == {"cabins": 1, "dock": 1, "lake": 1}
    with_him = wandering(away="cliff", victims={"cliff": 1})
    assert with_him.told("victims-go") == []
    special = wandering(away="lake", victims={"dock": 1}, specials={"blue": "dock"})
    assert special.story()[1] == "victims-go kind=blue start=dock end=lake n=1"
    assert special.position.specials[3] == special.space("lake")


@pytest.mark.rules("FG-PANIC-01", "FG-PANIC-03", "FG-PANIC-05")
def test_whoever_saw_a_death_panics() -> None:
    scene = Scene(
        at="killer", here="shed", away="dock", victims={"dock": 4, "cliff": 1}, specials={"white": "dock"},
        hand=["walk"], fields={"terror_left": 0},
    )  # fmt: skip
    assert scene.story()[0] == "dies kind=white space=dock by=1"
    assert scene.frame == "Run"  # three ordinary ones, one group
    scene.play("die 1", "die 5", "die 6")
    assert scene.story()[:3] == [
        "panics kind=ordinary start=dock end=lake face=1",
        "panics kind=ordinary start=dock end=south-road face=5",
        "panics kind=ordinary start=dock end=south-east-exit face=6",
    ]
    assert scene.victims() == {"lake": 1, "south-road": 1, "south-east-exit": 1, "cliff": 1}


@pytest.mark.rules("FG-PANIC-05")
def test_the_player_says_who_panics_first() -> None:
    scene = Scene(
        at="terror", here="shed", away="dock", victims={"dock": 3, "cliff": 1}, specials={"blue": "dock"},
        terror=["scatter"], hand=["walk"],
    )  # fmt: skip
    assert scene.offers() == ["any-order", "panic ordinary dock", "panic blue dock", "panic ordinary cliff"]
    scene.play("panic blue dock", "die 6", "any-order", "die 1", "die 5", "die 6")
    assert scene.story()[:4] == [
        "panics kind=blue start=dock end=south-east-exit face=6",
        "panics kind=ordinary start=dock end=lake face=1",
        "panics kind=ordinary start=dock end=south-road face=5",
        "panics kind=ordinary start=cliff end=north-forest face=6",
    ]


@pytest.mark.rules("FG-PANIC-07", "FG-HAZ-02")
def test_despair_makes_them_run_twice_unless_the_first_way_kills() -> None:
    def despair(*events: str) -> Scene:
        return Scene(
            at="terror", here="shed", away="dock", victims={"dock": 1}, terror=["despair"], events=events,
            hand=["walk"],
        )  # fmt: skip

    scene = despair().play("die 1", "die 6")
    assert scene.story()[:2] == [
        "panics kind=ordinary start=dock end=lake face=1",
        "panics kind=ordinary start=lake end=cliff face=6",
    ]
    stays = despair().play("die 1", "die 1")
    assert stays.story()[1] == "panics kind=ordinary start=lake end=lake face=1"
    drowned = despair("black-water").play("die 1")
    assert drowned.story()[:2] == [
        "panics kind=ordinary start=dock end=lake face=1",
        "dies kind=ordinary space=lake by=0",
    ]
    assert drowned.frame != "Run"


@pytest.mark.rules("FG-TERR-01", "FG-END-03")
def test_a_blaze_kills_and_hurts_whoever_is_there() -> None:
    scene = Scene(
        at="terror", here="dock", away="dock", terror=["blaze"], horror=2, victims={"dock": 1},
        hand=["walk"],
    )  # fmt: skip
    scene.play("die 5")
    assert scene.story() == [
        "table-die face=5",
        "dies kind=ordinary space=dock by=0",
        "bloodlust row=2 attack=2 move=1",
        "hurt n=1 now=4",
        "killer-hurt n=1 now=11",
    ]
    hound = hounds(here="shed", minions={"dock": 2}, terror=["blaze"], hand=["walk"]).play("die 5")
    assert hound.story() == ["table-die face=5", "minions-gone n=2 space=dock", "killer-hurt n=2 now=16"]
    circuit = puppets(
        location="fair", here="main-gate", away="ghost-ride", minions={"ghost-ride": 1},
        terror=["short-circuit"], hand=["walk"],
    )  # fmt: skip
    circuit.play("die 6")  # it hurts the killer only
    assert (circuit.story(), circuit.minions()) == (
        ["table-die face=6", "killer-hurt n=1 now=11"],
        {"ghost-ride": 1},
    )
