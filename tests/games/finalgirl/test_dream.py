"""FILM: the dream (Dr Dreszcz), and the lane with its houses, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.engine.play import options
from polnoc.games.finalgirl.bots.advice_reasons import PositionReasons
from polnoc.games.finalgirl.bots.playout_policy import FIGHT, RESCUE, PlayoutPolicy
from tests.games.finalgirl.scene import GAME, Scene


def dream(asleep: bool = False, **more: Any) -> Scene:
    """Return Dr Dreszcz at the lane; the heroine stands at the crossing, he at the canal bridge."""
    given: dict[str, Any] = {
        "killer": "dream",
        "location": "lane",
        "here": "crossing",
        "away": "canal-bridge",
    }
    given |= more
    if asleep:
        terms = GAME.terms(GAME.read_options({"killer": "dream", "location": given["location"]}))
        given["fields"] = {"states": 1, "lasting": terms.states[0].on} | dict(given.get("fields", {}))
    return Scene(**given)


def terror(card: str, asleep: bool = False, **more: Any) -> Scene:
    """Return a scene in which a terror card is drawn."""
    return dream(asleep, at="terror", terror=[card], **more)


def is_asleep(scene: Scene) -> bool:
    return scene.position.states == 1


# Awake and asleep --------------------------------------------------------------------------


def test_awake_nobody_attacks_anybody_and_asleep_both_do() -> None:
    people: Any = {"here": "lane-west", "away": "lane-west", "hand": ["weak-attack"]}
    awake = dream(**people)
    assert "play weak-attack" not in awake.offers()
    assert dream(at="killer", **people).position.health == 5
    assert "play weak-attack" in dream(True, **people).offers()
    struck = dream(True, at="killer", terror=["scratching"], **people)
    assert struck.told("attacked")[0]["n"] == 1


def test_to_lie_down_costs_time_and_is_done_once() -> None:
    scene = dream(hand=["walk"], time=5).play("ability lie-down")
    assert (scene.position.time, is_asleep(scene)) == (2, True)
    assert "ability lie-down" not in scene.offers()


def test_pinching_herself_may_wake_her() -> None:
    assert not is_asleep(
        dream(True, hand=["walk"], horror=3).play("ability pinch-yourself", "dice 5 1", "accept")
    )
    failed = dream(True, hand=["walk"], horror=3).play("ability pinch-yourself", "dice 1 1", "accept")
    assert (is_asleep(failed), failed.position.horror, failed.position.time) == (True, 4, 4)


def test_asleep_he_comes_for_her_and_awake_for_the_nearest_victim() -> None:
    people: Any = {"here": "lane-west", "away": "canal-bridge", "victims": {"lane-west": 1}, "at": "killer"}
    awake = dream(terror=["scratching"], **people)
    assert (awake.victims(), awake.position.health) == ({}, 5)
    asleep = dream(True, terror=["scratching"], **people)
    assert (asleep.victims(), asleep.told("attacked")[0]["n"]) == ({"lane-west": 1}, 1)


def test_beyond_the_top_she_falls_asleep_or_the_stairs_begin_again() -> None:
    people: Any = {
        "at": "killer",
        "away": "lane-west",
        "victims": {"lane-west": 1, "lane-bus-stop": 3},
        "row": 10,
    }
    assert is_asleep(dream(terror=["counting-sheep"], **people))
    used = {"own_pool": (1, 1, 0, 0, 0, 0, 0)}
    people["here"] = "lane-west"
    again = dream(True, terror=["under-the-bed"], fields=used, **people)
    assert again.told("deck-shuffled") == [{"own_deck": 0}]
    assert again.position.own_pool == (1, 2, 2, 1, 1, 1, 2)


# The stairs --------------------------------------------------------------------------------


def stairs(card: str, **more: Any) -> Scene:
    """Return a scene in which a card of the stairs is resolved, asleep."""
    scene = dream(True, at="terror", finale="no-morning", fields={"terror_left": 0}, **more)
    lasting = scene.terms.states[0].on
    assert set(lasting) <= set(scene.position.lasting)
    number = next(own.number for own in scene.terms.own_cards if own.id == card)
    return scene.step(f"own-card {number}")


def test_every_card_of_the_stairs() -> None:
    assert not is_asleep(stairs("door-ajar"))
    assert stairs("footsteps-below").away == "lane-west"
    assert stairs("loose-step", horror=3).play("dice 1 2").position.health == 4
    assert stairs("loose-step", horror=3).play("dice 5 2").position.health == 5
    whispers = stairs("whispers", horror=3)
    assert whispers.position.horror == 4
    assert [event.key for event in whispers.events][:2] == ["own-card", "horror"]
    assert stairs("quiet-landing", horror=3).position.horror == 2
    assert stairs("grasping-hands", hand=["walk"]).pass_chance().pile("hand") == {}
    waiting = stairs("he-waits")
    assert (waiting.away, waiting.position.health) == ("crossing", 4)


# Terror ------------------------------------------------------------------------------------


def test_terror_that_puts_her_to_sleep() -> None:
    assert is_asleep(terror("heavy-eyelids", horror=3).play("dice 1 1"))
    assert not is_asleep(terror("heavy-eyelids", horror=3).play("dice 5 1"))
    sheep = terror("counting-sheep", horror=3)
    assert (is_asleep(sheep), sheep.position.horror) == (True, 4)


def test_terror_that_hunts() -> None:
    people: Any = {"victims": {"lane-west": 2}, "horror": 3}
    creak = terror("creaking-floor", **people)
    assert (creak.position.horror, creak.victims()) == (5, {"lane-west": 1})
    assert terror("under-the-bed", victims={"crossing": 1}).victims() == {}
    assert terror("he-knows-your-name").away == "crossing"
    beside = terror("he-knows-your-name", victims={"crossing": 1})
    assert (beside.victims(), beside.position.health) == ({}, 5)
    named = terror("he-knows-your-name", True)
    assert named.told("attacked")[0]["n"] == 1
    assert terror("scratching", **people).position.horror == 5
    two = terror("in-two-places", victims={"lane-bus-stop": 1}, fields={"terror_left": 1})
    assert two.away == "lane-bus-stop"
    scream = terror("scream-next-door", **people)
    assert (scream.victims(), scream.position.horror) == ({}, 6)
    assert terror("cold-sweat", horror=3).position.horror == 4
    assert terror("cold-sweat", True, here="lane-bus-stop").position.health == 4


def test_minor_powers_of_the_dream() -> None:
    claws = terror("claws")
    assert (claws.position.minors[0][1], claws.position.mods.attack_killer) == (2, 1)
    assert terror("long-shadow").position.mods.move_killer == 1


# Powers and finales ------------------------------------------------------------------------


def test_dark_powers_of_the_dream() -> None:
    assert dream(powers=["dream-eater"]).position.mods.kill_heals == 1
    assert dream(powers=["recurring-dream"]).position.mods.fixation
    sung = dream(at="upkeep", powers=["lullaby"], horror=3).play("dice 1 1")
    assert is_asleep(sung)


def test_clammy_touch_hurts_only_the_sleeping() -> None:
    scene = dream(
        at="terror", terror=["scratching"], powers=["clammy-touch"], here="lane-west", hand=["walk"]
    )
    assert scene.position.health == 5
    asleep = dream(at="action", powers=["clammy-touch"], here="lane-west", time=5, hand=["walk"])
    asleep.play("ability lie-down", "done").pass_chance()
    while asleep.asked == (0,) and asleep.position.phase < 4:
        asleep.play(asleep.offers()[0])
        asleep.pass_chance()
    assert asleep.position.health < 5


@pytest.mark.parametrize("finale", ["no-morning", "dream-within-a-dream", "white-night"])
def test_no_finale_lets_her_stay_awake(finale: str) -> None:
    scene = dream(at="killer", finale=finale, away="lane-bus-stop")
    if finale == "no-morning":
        scene = dream(at="upkeep", finale=finale)
    if scene.frame == "DrawOwnCard":
        scene.step("own-card 3")
    assert is_asleep(scene)
    assert (scene.position.row == 1) == (finale == "white-night")


# The lane ----------------------------------------------------------------------------------


@pytest.mark.rules("FG-FILM-HOUSE-02")
def test_convince_lets_her_into_a_house() -> None:
    people: Any = {"here": "lane-west", "victims": {"blue-house": 2}, "hand": ["convince"], "time": 5}
    assert dream(**people).play("play convince", "dice 5 5", "space blue-house").position.time == 5
    once = dream(**people).play("play convince", "dice 5 1", "space blue-house")
    assert (once.here, once.position.time) == ("blue-house", 4)
    failed = dream(**people).play("play convince", "dice 1 1", "choose 2")
    assert (failed.here, failed.position.time) == ("lane-west", 4)
    insisting = dream(**people, horror=3).play("play convince", "dice 1 1", "choose 1", "space blue-house")
    assert (insisting.here, insisting.position.time, insisting.position.horror) == ("blue-house", 3, 4)
    nowhere = dream(here="crossing", hand=["convince"])
    assert nowhere.refusal("play convince") == ("FG-FILM-HOUSE-02", "refused-no-house")


def test_spare_keys_open_any_house() -> None:
    scene = dream(here="lane-west", victims={"blue-house": 1}, bag=["spare-keys"], hand=["walk"], time=5)
    assert scene.play("use spare-keys", "space blue-house").here == "blue-house"
    assert "use spare-keys" not in dream(bag=["spare-keys"], hand=["walk"]).offers()


def test_weapons_of_the_lane() -> None:
    thing = {each.id: each for each in dream().terms.items[1:]}
    assert [thing[id].damage for id in ("splitting-axe", "golf-club", "garden-shears", "nail-gun")] == [
        2,
        1,
        1,
        1,
    ]
    assert thing["golf-club"].sheds and thing["nail-gun"].nearest == 1
    assert dream(held=["home-pharmacy"]).position.mods.heal_more == 1


def test_items_against_attacks() -> None:
    blow: Any = {"asleep": True, "at": "killer", "away": "crossing", "row": 4, "terror": ["scratching"]}
    cushion = dream(held=["sofa-cushion"], **blow).play("use sofa-cushion", "accept")
    assert cushion.position.health == 4
    hose = dream(held=["garden-hose"], **blow)
    assert "use garden-hose" in hose.offers()
    assert hose.play("use garden-hose").position.health == 5
    spray = dream(held=["hairspray"], **blow)
    assert spray.play("use hairspray").position.health == 5


def test_items_that_help() -> None:
    assert (
        dream(bag=["black-coffee"], hand=["walk"], time=3).play("use black-coffee", "choose 1").position.time
        == 5
    )
    calm = dream(bag=["grandmas-drops"], hand=["walk"], horror=3).play("use grandmas-drops", "choose 1")
    assert calm.position.horror == 1
    coin = dream(bag=["silver-thimble"], hand=["focus"], horror=3).play("play focus", "dice 1 1")
    assert "use silver-thimble" in coin.offers()
    box = dream(bag=["snow-globe"], hand=["walk"], horror=3, time=3).play(
        "use snow-globe", "dice 5 1", "accept", "choose 1"
    )
    assert box.position.time == 5
    wire = dream(bag=["tripwire"], hand=["walk"], time=5).play("use tripwire")
    assert wire.position.tokens[0] == wire.space("crossing")
    candles = dream(bag=["roman-candles"], hand=["walk"], time=5).play("use roman-candles", "space lane-west")
    assert candles.position.tokens[1] == candles.space("lane-west")
    ride = dream(bag=["bicycle"], hand=["walk"], time=5).play(
        "use bicycle", "go lane-east", "go lane-bus-stop"
    )
    assert ride.here == "lane-bus-stop"
    assert "use night-lamp" in dream(bag=["night-lamp"], hand=["walk"]).offers()
    assert "use letter-box-key" in dream(bag=["letter-box-key"], hand=["walk"]).offers()


def test_terror_of_the_lane() -> None:
    quiet: Any = {"fields": {"event_pool": 0}, "horror": 3}
    bus = terror("last-bus", **quiet)
    assert (bus.victims(), bus.position.horror) == ({"lane-bus-stop": 2}, 4)
    assert terror("power-failure", **quiet).position.horror == 4
    found = terror("open-cellar", decks={0: ["splitting-axe"], 1: [], 2: [], 3: []})
    assert "splitting-axe" in [*found.items("bag"), *found.items("held")]
    callers = terror("late-callers", **quiet)
    assert callers.victims() == {"crossing": 2}
    gas = terror("smell-of-gas", victims={"blue-house": 2}).step("die 1")
    assert gas.victims() == {}
    works = terror("road-works", horror=3).step("die 2")
    assert works.position.closed == 1 << works.space("lane-bus-stop")
    moved = terror("curtains-move", victims={"blue-house": 1})
    assert moved.victims() == {"lane-west": 1}
    out = terror("everybody-out", victims={"blue-house": 1})
    assert out.told("panics") or out.frame == "Run"


def test_events_of_the_lane() -> None:
    party = dream(at="action", events=["garden-party"])
    assert party.position.events
    assert dream(events=["curfew"]).position.mods.followers == -1
    neighbours = dream(events=["good-neighbours"])
    assert neighbours.position.mods.dice_of[neighbours.terms.card_number["convince"]] == 1
    leaves = dream(events=["wet-leaves"])
    assert leaves.position.mods.slow[leaves.terms.card_number["sprint"]] == 1
    rode = dream(here="lane-bus-stop", events=["school-bus"], hand=["walk"]).play(
        "ability school-bus", "space school-road"
    )
    assert rode.here == "school-road"
    window = dream(at="upkeep", events=["light-in-the-window"], victims={"lane-west": 1})
    assert window.victims() == {"canal-bridge": 1}
    assert dream(events=["grateful-parents"]).position.mods.rescue_gives == 1
    special = [event for event in dream().terms.events if event.kind]
    assert [event.id for event in special] == ["little-brother", "night-watchman", "the-dreamer"]
    assert [event.dice for event in special] == [1, 0, 0] and special[2].last and special[1].shields


@pytest.mark.parametrize(
    "start", ["after-dusk", "summer-holidays", "street-lamps-go-out", "sleepover", "first-frost"]
)
def test_set_ups_of_the_lane(start: str) -> None:
    scene = Scene.new(killer="dream", location="lane").step(f"start {start}")
    assert sum(scene.position.victims) == 10 and not is_asleep(scene)
    shut = [n for n in scene.terms.places.all if scene.terms.places.house[n] and scene.position.victims[n]]
    assert len(shut) >= 4


def test_the_lane_is_four_quarters_of_three_houses() -> None:
    places = dream().terms.places
    assert (places.size, sum(places.exit), sum(places.house), len(places.search)) == (21, 4, 12, 4)
    links = sum([len(row) for row in places.beside]) // 2
    assert links == 32 and max([max(row) for row in places.far]) == 4


# Bots and hints ----------------------------------------------------------------------------


def choice(scene: Scene, goal: int) -> str:
    """Return what a bot does for a goal."""
    policy = PlayoutPolicy(scene.terms)
    policy.goal = goal
    action = policy.choose(scene.position, options(scene.position, 0))
    return f"{action.verb} {scene.terms.ability_ids[action.arg] if action.verb == 'ability' else action.arg}"


def test_bots_fall_asleep_to_fight_and_wake_up_to_rescue() -> None:
    met: Any = {"here": "lane-west", "away": "lane-west", "hand": ["furious-strike", "walk"], "time": 6}
    assert choice(dream(**met), FIGHT) == "ability lie-down"
    assert choice(dream(True, **met), FIGHT).startswith("play")
    assert choice(dream(True, victims={"lane-south": 2}, **met), RESCUE) == "ability pinch-yourself"


def test_bots_talk_their_way_into_a_house() -> None:
    people: Any = {"here": "lane-west", "victims": {"blue-house": 2}, "time": 6}
    scene = dream(hand=["convince", "walk"], **people)
    assert choice(scene, RESCUE) == f"play {scene.terms.card_number['convince']}"


def test_hints_say_what_sleeping_and_waking_change() -> None:
    def reasons(scene: Scene, ability: str) -> list[str]:
        program = scene.terms.abilities[scene.terms.ability_ids.index(ability)].program
        return [reason.key for reason in PositionReasons(scene.position)._program(program)]

    assert reasons(dream(), "lie-down") == [
        "advice-state-attack", "advice-state-danger", "advice-state-no-rescue",
    ]  # fmt: skip
    assert reasons(dream(True), "pinch-yourself") == [
        "advice-state-no-attack", "advice-state-safe", "advice-state-rescue",
    ]  # fmt: skip
    assert reasons(dream(True), "lie-down") == []
