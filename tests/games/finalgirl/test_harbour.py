"""The fishing harbour: its setups, terror, events and items."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.finalgirl.scene import GAME, Scene


def harbour(**given: Any) -> Scene:
    return Scene(**{"location": "harbour", "here": "tavern", "away": "lighthouse", **given})


@pytest.mark.parametrize(
    "start", ["auction-day", "last-bell", "blessing-of-the-boats", "low-tide", "off-season"]
)
def test_ten_victims_and_a_safe_distance(start: str) -> None:
    scene = Scene.new(location="harbour")
    scene.step(f"start {start}")
    position = scene.position
    assert sum(position.victims) == 10
    assert scene.terms.places.far[position.heroine][position.killer] >= 2


def test_the_harbour_is_as_large_as_the_others() -> None:
    places = Scene(location="harbour").terms.places
    assert (places.size, sum(places.exit), len(places.search)) == (18, 3, 3)
    assert max([max(row) for row in places.far]) <= 7


def test_terror_of_the_harbour() -> None:
    ferry = harbour(at="terror", terror=["late-ferry"])
    assert (ferry.victims(), ferry.frame) == ({"ferry-ramp": 2}, "DrawEvent")
    trippers = harbour(at="terror", terror=["day-trippers"], away="chapel")
    assert (trippers.victims(), trippers.away) == ({"bus-stop": 2}, "bus-stop")
    bell = harbour(at="terror", terror=["storm-bell"], victims={"school": 1}, away="coast-road")
    assert bell.play("die 1").victims() == {"bus-stop": 1}
    locker = harbour(at="terror", terror=["open-locker"], decks={0: ["rum"]})
    assert locker.position.bag == (locker.item("rum"),)
    fog = harbour(at="terror", terror=["sea-fog"], horror=3).play("die 3")
    assert (fog.position.closed, fog.position.horror) == (1 << fog.space("ferry-ramp"), 4)
    crowd = harbour(at="terror", terror=["crowd-on-the-square"], victims={"tavern": 1, "chapel": 1})
    assert crowd.victims() == {"market-square": 1, "net-loft": 1}
    fuel = harbour(at="terror", terror=["spilled-fuel"], here="smokehouse", victims={"smokehouse": 2})
    fuel.play("die 6")
    assert (fuel.victims(), fuel.position.health) == ({}, 4)
    dead = harbour(at="terror", terror=["dead-line"], hand=["walk"], horror=3)
    assert (sum(dead.pass_chance().position.hand), dead.position.horror) == (0, 5)


def test_events_of_the_harbour() -> None:
    drawn = {"at": "terror", "terror": ["late-ferry"], "away": "lighthouse"}
    sea = harbour(**drawn, victims={"basin": 1}).play("event rough-sea")
    assert sea.victims() == {"ferry-ramp": 2}
    trip = harbour(**drawn).play("event school-trip")
    assert trip.victims() == {"ferry-ramp": 2, "school": 2, "market-square": 2}
    cobbles = harbour(events=["wet-cobbles"], hand=["sprint"]).play("play sprint", "dice 5 5")
    assert cobbles.position.stack[-1].data() == (2,)
    pilot = harbour(**drawn, victims={"school": 1}).play("event the-pilot")
    assert pilot.position.specials[1] == pilot.space("school")
    skipper = harbour(**drawn, victims={"school": 1}).play("event old-skipper")
    assert skipper.position.specials[3] == skipper.space("school")
    smuggler = harbour(**drawn, victims={"school": 1}).play("event the-smuggler")
    assert smuggler.position.specials[2] == smuggler.space("ferry-ramp"), "far from the killer"
    rope = harbour(events=["tow-rope"], victims={"tavern": 4}, hand=["walk"])
    rope.play("play walk", "dice 5 5", "go chandlery")
    assert rope.offers() == ["with 0", "with 1", "with 2", "with 3"]
    cellar = harbour(**drawn).play("event smugglers-cellar", "space lighthouse", "space smokehouse")
    assert cellar.position.joined == (cellar.space("lighthouse"), cellar.space("smokehouse"))
    curious = harbour(at="upkeep", events=["the-curious-ones"], victims={"school": 1})
    assert curious.victims() != {"school": 1}
    pair = harbour(at="killer", away="school", events=["brothers-in-nets"], victims={"school": 2})
    assert pair.victims() == {}


@pytest.mark.rules("FG-WPN-01")
@pytest.mark.parametrize(("weapon", "away", "left"), [
    ("fire-axe", "tavern", 12 - 4), ("gaff", "tavern", 12 - 3), ("boat-hook", "chandlery", 12 - 3),
    ("oar", "tavern", 12 - 3), ("harpoon", "school", 12 - 3),
])  # fmt: skip
def test_weapons_of_the_harbour(weapon: str, away: str, left: int) -> None:
    scene = harbour(away=away, held=[weapon], hand=["furious-strike"]).play("play furious-strike")
    if scene.frame == "Wield":
        scene.play(f"wield {weapon}")
    assert scene.play("dice 5 5").position.killer_health == left


def test_the_oar_reaches_several_enemies() -> None:
    scene = harbour(killer="pack", away="", held=["oar"], minions={"tavern": 3}, hand=["furious-strike"])
    scene.play("play furious-strike", "wield oar", "dice 5 5")
    assert sum(scene.position.minions) == 0


@pytest.mark.rules("FG-ITEM-01", "FG-USE-01")
def test_things_of_the_harbour() -> None:
    gun = harbour(away="school", held=["flare-gun"], time=3).play("use flare-gun")
    assert (gun.position.killer_health, gun.position.time) == (10, 2)
    coat = harbour(at="killer", away="tavern", bag=["oilskin"], fields={"terror_left": 0})
    assert coat.play("use oilskin", "accept").position.health == 4
    kit = harbour(held=["ships-medkit"], hand=["short-rest"], health=2)
    assert kit.play("play short-rest", "dice 5 5").position.health == 5
    horn = harbour(at="killer", away="tavern", held=["foghorn"], fields={"terror_left": 0})
    assert horn.play("use foghorn").position.health == 5
    coffee = harbour(bag=["strong-coffee"], hand=["walk"], time=3).play("use strong-coffee", "choose 1")
    assert coffee.position.time == 6
    rum = harbour(bag=["rum"], hand=["walk"], horror=4).play("use rum", "choose 1")
    assert rum.position.horror == 2
    coin = harbour(bag=["lucky-coin"], hand=["walk"]).play("play walk", "dice 1 1")
    assert "use lucky-coin" in coin.offers()
    ring = harbour(bag=["life-ring"], hand=["walk"], victims={"chandlery": 2}).play("use life-ring")
    assert ring.victims() == {"tavern": 2}
    glass = harbour(bag=["spyglass"], hand=["walk"], terror=["dead-line"]).play("use spyglass")
    assert glass.frame == "LeaveOrSink"
    chart = harbour(bag=["sea-chart"], hand=["walk"], decks={0: ["rum", "gaff"]}).play("use sea-chart")
    assert chart.frame == "Survey"
    net = harbour(bag=["fishing-net"], hand=["walk"]).play("use fishing-net")
    assert net.position.tokens[0] == net.space("tavern")
    flare = harbour(bag=["distress-flare"], hand=["walk"]).play("use distress-flare", "space chandlery")
    assert flare.position.tokens[1] == flare.space("chandlery")
    keys = harbour(here="slipway", hand=["search"], bag=["dinghy-keys"], time=6)
    keys.position.tokens = (-1, -1, keys.space("slipway"))
    assert keys.play("use dinghy-keys", "space lighthouse").here == "lighthouse"


@pytest.mark.rules("FG-GEN-02")
def test_six_locations_can_be_had() -> None:
    assert "harbour" in GAME.box.locations
