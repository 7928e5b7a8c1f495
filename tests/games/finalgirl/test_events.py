"""EVT, SPEC, AMB: events of both locations, special victims, the principles of ambiguity."""

from __future__ import annotations

import pytest

from polnoc.games.finalgirl.rules.rolling import dice_count
from tests.games.finalgirl.scene import EARLIER, Scene


def drawing(event: str, **more: object) -> Scene:
    """Return a scene in which a terror card draws this event."""
    scene = Scene(at="terror", terror=["the-faithful"], hand=["walk"], **more)  # type: ignore[arg-type]
    return scene.play(f"event {event}")


@pytest.mark.rules("FG-EVT-03", "FG-EVT-04")
def test_lasting_events_add_up() -> None:
    scene = drawing("stubborn-youth", here="dock", away="shed", events=["sweethearts"])
    assert [scene.terms.events[number].id for number in scene.position.events] == [
        "sweethearts",
        "stubborn-youth",
    ]
    assert scene.position.mods.couples
    assert scene.position.mods.followers == -1


@pytest.mark.rules("FG-T-86", "FG-EVT-05")
def test_an_event_that_needs_a_victim_is_ignored() -> None:
    scene = drawing("best-friend", here="dock", away="shed", fields={"supply": 0})
    assert scene.told("event-ignored") == [{"event": scene.number("event", "best-friend")}]
    assert scene.position.events == ()
    assert scene.frame != "DrawEvent"  # and no other is drawn
    assert scene.position.event_pool.bit_count() == len(scene.terms.events) - 1


@pytest.mark.rules("FG-EVT-07")
def test_without_events_the_symbol_is_ignored() -> None:
    scene = Scene(
        at="terror",
        here="dock",
        away="shed",
        terror=["the-faithful"],
        hand=["walk"],
        fields={"event_pool": 0},
    )
    assert scene.position.turn == 2


def test_sweethearts() -> None:
    scene = Scene(at="killer", here="shed", away="dock", victims={"dock": 2}, events=["sweethearts"])
    assert (scene.victims(), scene.position.row) == ({}, 2)
    three = Scene(at="killer", here="shed", away="dock", victims={"dock": 3}, events=["sweethearts"])
    assert three.victims() == {"dock": 2}


def test_newcomers_to_a_deadly_space_die_once_each() -> None:
    scene = Scene(
        at="terror",
        here="shed",
        away="dock",
        terror=["the-curious"],
        events=["sweethearts", "black-water"],
        fields={"start": 2},
    )
    scene.pass_chance()
    assert (scene.victims(), scene.position.dead, scene.position.row) == ({}, 2, 2)


@pytest.mark.rules("FG-SPEC-01", "FG-EVT-06")
def test_beloved() -> None:
    scene = drawing(
        "beloved", here="dock", away="shed", victims={"lake": 1, "cabins": 1}, fields={"supply": 0}
    )
    assert scene.position.specials[3] == scene.space("lake")
    dies = Scene(
        at="killer",
        here="dock",
        away="dock",
        victims={"dock": 1},
        specials={"blue": "dock"},
        hand=["walk"],
        fields={"terror_left": 0},
    )
    assert dies.position.events == ()
    dies.play("finale red-night", "power harvest")
    assert dies.position.time == 12


def test_best_friend() -> None:
    scene = Scene(
        here="dock", away="lake", horror=4, victims={"dock": 1}, specials={"white": "dock"}, hand=["walk"]
    )
    assert dice_count(scene.position, -1) == 3
    scene.play("play walk", "dice 5 1 1", "go lake", "bring white")
    assert scene.victims() == {"lake": 1}
    grief = Scene(
        at="killer",
        here="dock",
        away="dock",
        horror=1,
        victims={"dock": 1},
        specials={"white": "dock"},
        fields={"terror_left": 0},
    )
    assert grief.position.horror == 6


@pytest.mark.parametrize("location", ["camp", "fair"])
def test_the_damned_and_the_chosen_one(location: str) -> None:
    here, away, near, far = (
        ("shed", "dock", "lake", "cliff")
        if location == "camp"
        else ("car-park", "carousel", "ticket-row", "food-alley")
    )
    scene = Scene(
        game=EARLIER,
        at="killer",
        location=location,
        here=here,
        away=away,
        victims={near: 3, far: 1},
        specials={"orange": far},
        finale="red-night",
        powers=["harvest"],
    )
    assert (scene.away, scene.position.row) == (far, 3)
    gate = "camp-gate" if location == "camp" else "main-gate"
    held = Scene(
        game=EARLIER,
        location=location,
        here=gate,
        hand=["walk"],
        victims={gate: 2},
        specials={"orange": gate},
    )
    assert held.refusal("rescue orange") == ("FG-SPEC-01", "refused-rescued-last")
    alone = Scene(
        game=EARLIER,
        location=location,
        here=gate,
        hand=["walk"],
        victims={gate: 1},
        specials={"orange": gate},
    )
    assert "rescue orange" in alone.offers()


@pytest.mark.rules("FG-SPEC-04")
def test_the_supply_is_limited() -> None:
    scene = drawing("new-arrivals", here="dock", away="shed", fields={"supply": 5})
    assert (sum(scene.position.victims), scene.position.supply) == (5, 0)


def test_clinging_crowd() -> None:
    scene = Scene(here="camp-gate", hand=["walk"], victims={"camp-gate": 3}, events=["clinging-crowd"])
    scene.play("rescue ordinary", "slot 0")
    assert scene.position.health == 5
    assert scene.play("rescue ordinary", "slot 1").position.health == 4


def test_black_water() -> None:
    scene = drawing("black-water", here="dock", away="shed", victims={"lake": 2})
    assert (scene.position.dead, scene.position.row) == (2, 2)
    led = Scene(here="dock", horror=4, hand=["walk", "walk"], victims={"dock": 2}, events=["black-water"])
    led.play("play walk", "dice 5 1", "accept", "go lake", "with 2")
    assert (led.victims(), led.position.dead) == ({}, 2)


def test_hidden_tunnel() -> None:
    scene = drawing("hidden-tunnel", here="cabins", away="firepit").play("space cabins", "space shed")
    assert scene.position.joined == (scene.space("cabins"), scene.space("shed"))
    dug = Scene(here="cabins", horror=4, hand=["walk"], fields={"joined": scene.position.joined})
    assert "go shed" in dug.play("play walk", "dice 5 1").offers()


# The fair -------------------------------------------------------------------------------


def fair(**more: object) -> Scene:
    return Scene(location="fair", hand=["walk", "walk"], horror=4, **more)  # type: ignore[arg-type]


def test_second_show() -> None:
    scene = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="car-park",
        away="big-tent",
        terror=["lights-flicker"],
    )
    assert scene.play("event second-show").victims() == {"carousel": 2, "food-alley": 2}


@pytest.mark.parametrize(("event", "kind"), [("lost-child", 1), ("bouncer", 3)])
def test_somebody_near_turns_out_to_be_special(event: str, kind: int) -> None:
    scene = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="midway",
        away="big-tent",
        hand=["walk"],
        victims={"ticket-row": 1, "car-park": 1},
        terror=["lights-flicker"],
    )
    scene.play(f"event {event}")
    assert scene.position.specials[kind] == scene.space("ticket-row")


def test_lost_child() -> None:
    scene = fair(here="carousel", victims={"carousel": 1}, specials={"white": "carousel"})
    assert dice_count(scene.position, -1) == 3


def test_bouncer() -> None:
    scene = Scene(
        at="killer",
        location="fair",
        here="midway",
        away="midway",
        victims={"midway": 1},
        specials={"blue": "midway"},
        finale="red-night",
        powers=["harvest"],
    )
    assert scene.victims() == {}
    named = Scene(
        at="terror",
        location="fair",
        here="midway",
        away="ticket-row",
        victims={"midway": 1},
        specials={"blue": "midway"},
        terror=["personal-hunt"],
    )
    assert named.offers() == ["accept", "shield blue"]
    named.play("shield blue")
    assert (named.position.health, named.position.dead, named.position.row) == (5, 1, 1)


def test_dense_crowd_and_power_cut() -> None:
    assert fair(events=["dense-crowd"]).position.mods.followers == -1
    scene = Scene(location="fair", here="midway", horror=4, hand=["sprint"], events=["power-cut"])
    scene.play("play sprint", "dice 5 1", "go ticket-row")
    assert scene.frame == "PlanningPhase"


def test_free_ride() -> None:
    scene = fair(here="carousel", events=["free-ride"]).play("ability free-ride")
    assert (scene.here, scene.position.time) == ("ferris-wheel", 5)
    assert "ability free-ride" not in scene.offers()


def test_lucky_night() -> None:
    scene = fair(here="main-gate", victims={"main-gate": 1}, events=["lucky-night"]).play(
        "rescue ordinary", "slot 0"
    )
    assert scene.position.time == 7


def test_onlookers() -> None:
    scene = Scene(
        game=EARLIER,
        at="upkeep",
        location="fair",
        here="car-park",
        away="big-tent",
        victims={"midway": 2},
        events=["onlookers"],
    )
    assert scene.victims() == {"midway": 1, "hall-of-mirrors": 1}


def test_maze() -> None:
    scene = fair(here="midway", events=["maze"]).play(
        "play walk", "dice 5 5", "accept", "go hall-of-mirrors", "go dodgems"
    )
    assert scene.position.time == 6 - 1 - 1 - 1


# Terror of the fair ---------------------------------------------------------------------


def test_a_gate_is_locked_until_the_next_killer_phase() -> None:
    scene = Scene(
        at="terror",
        location="fair",
        here="main-gate",
        away="back-lot",
        hand=["walk"],
        victims={"main-gate": 1},
        terror=["locked-gate"],
    )
    scene.play("die 1")
    assert scene.refusal("rescue ordinary") == ("FG-RESC-01", "refused-exit-closed")
    scene.play("done", "done")
    assert scene.position.closed == 0


def test_short_circuit() -> None:
    scene = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="prop-store",
        away="prop-store",
        victims={"prop-store": 1},
        decks={1: ["knife", "axe"]},
        terror=["short-circuit"],
    )
    scene.play("die 3")
    assert (scene.position.health, scene.position.killer_health, scene.victims()) == (4, 11, {})
    assert (scene.position.up[1], scene.position.deep[1]) == ((), 1)


def test_main_attraction() -> None:
    scene = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="car-park",
        away="animal-pens",
        victims={"carousel": 2},
        terror=["main-attraction"],
    )
    assert scene.victims() == {"big-tent": 2}


# Ambiguity ------------------------------------------------------------------------------


def tied(ambiguity: str) -> Scene:
    """Return Hans on the sports court, two groups of two at the same distance."""
    return Scene(
        at="terror",
        here="firepit",
        away="sports-court",
        ambiguity=ambiguity,
        terror=["long-hunt"],
        victims={"cabins": 2, "south-road": 2},
        fields={"hunted": True},
    )


@pytest.mark.rules("FG-AMB-01", "FG-TGT-05")
def test_infinite_evil_stays_near_the_heroine() -> None:
    assert tied("evil").away == "south-road"


@pytest.mark.rules("FG-AMB-02")
def test_realism_prefers_the_crowd_then_the_heroines_side() -> None:
    assert tied("realism").away == "south-road"
    crowd = Scene(
        at="terror",
        here="firepit",
        away="sports-court",
        ambiguity="realism",
        terror=["long-hunt"],
        victims={"cabins": 2, "south-road": 2, "north-road": 1},
    )
    assert crowd.away == "cabins"


@pytest.mark.rules("FG-AMB-03", "FG-AMB-05")
def test_laughs_leave_it_to_chance_and_ask_to_the_player() -> None:
    laughs = tied("laughs")
    assert (laughs.asked, laughs.offers()) == ((-1,), ["lot cabins", "lot south-road"])
    assert laughs.play("lot cabins").away == "cabins"
    asks = tied("ask")
    assert (asks.asked, asks.offers()) == ((0,), ["space cabins", "space south-road"])
    assert asks.play("space cabins").away == "cabins"


@pytest.mark.rules("FG-KMOV-08")
def test_a_way_is_asked_for_as_well() -> None:
    far = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="food-alley",
        away="coaster-queue",
        ambiguity="ask",
        terror=["personal-hunt"],
    )
    assert far.offers() == ["space carousel", "space ferris-wheel"]
    assert far.play("space ferris-wheel").away == "food-alley"
