"""ITEM, HANDS, USE, WPN, SRCH, TOK: every item of both locations, and every personal item."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.games.finalgirl.cards import TOKENS
from polnoc.games.finalgirl.rules.enemies import attack_value
from tests.games.finalgirl.scene import EARLIER, GAME, Scene

DECKS = {0: ["knife", "axe", "map"], 1: ["bow", "whistle"], 2: ["old-revolver"]}


def fighting(*held: str, card: str = "weak-attack", dice: str = "5 5", **more: object) -> Scene:
    """Return a scene: she stands with the killer, armed, and has played a card."""
    scene = Scene(here="dock", away="dock", horror=4, hand=[card], held=held, **more)  # type: ignore[arg-type]
    return scene.play(f"play {card}")


# Searching ------------------------------------------------------------------------------


@pytest.mark.rules("FG-SRCH-03", "FG-ITEM-02", "FG-ITEM-03", "FG-TERM-05")
def test_an_item_found_goes_to_the_backpack_and_everything_may_be_rearranged() -> None:
    scene = Scene(here="cabins", horror=4, hand=["search"], decks=DECKS, held=["metal-bat"])
    scene.play("play search", "dice 5 1")
    assert scene.items("bag") == ["knife"]
    scene.play("stow metal-bat", "hold knife")
    assert (scene.items("held"), scene.items("bag")) == (["knife"], ["metal-bat"])


@pytest.mark.rules("FG-SRCH-04")
def test_a_card_put_back_on_top_lies_open() -> None:
    scene = Scene(here="cabins", horror=4, hand=["search", "walk"], decks=DECKS)
    scene.play(
        "play search", "dice 5 5", "accept", f"item {scene.item('axe')}", "keep axe", "done", "top knife"
    )
    assert scene.position.up[0] == (scene.item("knife"),)


def test_no_item_is_lost_while_she_lives_and_what_she_was_about_to_keep_goes_with_her() -> None:
    scene = Scene(here="cabins", horror=4, hand=["search", "walk"], decks=DECKS)
    scene.play("play search", "dice 5 5", "accept", f"item {scene.item('axe')}", "keep axe")
    position = scene.position.clone()
    position.stack.clear()  # she dies before the knife is put back
    GAME.check(position)
    position.bag = (*position.bag, position.bag[0])
    with pytest.raises(AssertionError, match="lost or doubled"):
        GAME.check(position)
    scene.position.bag = ()
    with pytest.raises(AssertionError, match="lost or doubled"):
        GAME.check(scene.position)


@pytest.mark.rules("FG-SRCH-06", "FG-SRCH-07")
def test_a_deck_with_one_card_and_an_empty_one() -> None:
    scene = Scene(here="dock", horror=4, hand=["search", "search"], decks=DECKS)
    scene.play("play search", "dice 5 5", "accept", "done")
    assert scene.items("bag") == ["old-revolver"]
    assert scene.refusal("play search") == ("FG-ACT-08", "refused-no-search")


@pytest.mark.rules("FG-SRCH-03")
def test_a_failed_search_can_still_find_something() -> None:
    scene = Scene(here="shed", horror=4, hand=["search"], decks=DECKS).play(
        "play search", "dice 1 1", "choose 1", "done"
    )
    assert (scene.items("bag"), scene.position.horror) == (["bow"], 6)


def test_the_top_item_of_any_deck() -> None:
    scene = Scene(at="terror", here="shed", away="firepit", decks=DECKS, terror=["lucky-find"])
    scene.play("deck 2", "done")
    assert scene.items("bag") == ["old-revolver"]


# Weapons --------------------------------------------------------------------------------


@pytest.mark.rules("FG-ATK-01", "FG-ATK-02", "FG-ATK-03", "FG-ATK-07", "FG-WPN-05")
def test_axe_and_knife() -> None:
    assert fighting("axe").play("wield axe", "dice 5 5").position.killer_health == 12 - 3
    assert fighting("knife").play("wield knife", "dice 5 5").position.killer_health == 12 - 2
    assert fighting("axe").play("wield bare", "dice 5 5").position.killer_health == 12 - 1


def test_metal_bat() -> None:
    scene = fighting("metal-bat", minors=["rage"]).play("wield metal-bat", "dice 5 5")
    assert scene.offers() == ["skip", "shed 0"]
    scene.play("shed 0")
    assert (scene.position.minors, scene.position.killer_health) == ((), 10)


@pytest.mark.rules("FG-WPN-04", "FG-WPN-07", "FG-WPN-09")
def test_old_revolver() -> None:
    scene = Scene(
        here="dock", away="lake", horror=4, held=["old-revolver"], hand=["weak-attack", "furious-strike"]
    )
    assert "play furious-strike" not in scene.offers()
    scene.play("play weak-attack", "dice 5 5", "accept")
    assert scene.position.killer_health == 10


@pytest.mark.rules("FG-WPN-10", "FG-T-88", "FG-USE-03", "FG-USE-04")
def test_bow() -> None:
    scene = Scene(here="dock", away="cliff", held=["bow"], hand=["walk"], time=12)
    for left in (2, 1, 0):
        scene.play("use bow")
        assert scene.position.uses[scene.item("bow")] == left
    assert (scene.position.killer_health, scene.position.time, scene.items("held")) == (9, 6, [])
    assert scene.position.gone >> scene.item("bow") & 1
    near = Scene(here="dock", away="dock", held=["bow"], hand=["walk"])
    assert near.refusal("use bow") == ("FG-USE-01", "refused-no-use-now")


def test_throwing_knives() -> None:
    scene = Scene(
        killer="parade",
        location="fair",
        here="midway",
        away="ticket-row",
        minions={"midway": 1},
        horror=4,
        held=["throwing-knives"],
        hand=["weak-attack"],
    )
    scene.play("play weak-attack", "aim killer ticket-row", "dice 5 5")
    assert scene.offers() == ["hit killer ticket-row", "hit minions midway"]
    scene.play("hit minions midway")
    assert (scene.minions(), scene.position.killer_health) == ({}, 11)
    assert scene.position.uses[scene.item("throwing-knives")] == 3


# Other items ----------------------------------------------------------------------------


def test_first_aid_kit() -> None:
    scene = Scene(horror=4, health=1, held=["first-aid-kit"], hand=["short-rest"]).play(
        "play short-rest", "dice 5 1 1"
    )
    assert scene.position.health == 3


@pytest.mark.rules("FG-TURN-03", "FG-USE-02")
def test_pepper_spray() -> None:
    scene = Scene(at="killer", here="dock", away="dock", held=["pepper-spray"], terror=["looming"])
    scene.play("use pepper-spray")
    assert (scene.position.health, scene.position.terror_left, scene.items("held")) == (5, 10, [])
    attacked = Scene(at="terror", here="dock", away="lake", held=["pepper-spray"], terror=["personal-hunt"])
    assert attacked.offers() == ["accept", "use pepper-spray"]
    assert attacked.play("use pepper-spray").position.health == 5


def test_bin_lid() -> None:
    scene = Scene(at="killer", here="dock", away="dock", held=["bin-lid"], fields={"terror_left": 0})
    scene.play("use bin-lid", "accept")
    assert (scene.position.health, scene.position.uses[scene.item("bin-lid")]) == (4, 2)


def test_energy_drink_and_pills() -> None:
    assert Scene(hand=["walk"], bag=["energy-drink"]).play("use energy-drink", "choose 1").position.time == 9
    moved = Scene(here="dock", hand=["walk"], bag=["energy-drink"]).play(
        "use energy-drink", "choose 2", "go lake"
    )
    assert (moved.here, moved.items("bag")) == ("lake", [])
    assert (
        Scene(hand=["walk"], bag=["mysterious-pills"])
        .play("use mysterious-pills", "choose 1")
        .position.horror
        == 3
    )
    pills = Scene(hand=["walk"], health=2, bag=["mysterious-pills"]).play("use mysterious-pills", "choose 2")
    assert pills.position.health == 4


@pytest.mark.rules("FG-ROLL-10", "FG-ITEM-05")
def test_lucky_dice() -> None:
    scene = Scene(horror=1, hand=["focus", "walk"], bag=["lucky-dice"]).play(
        "play focus", "dice 1 2 6", "use lucky-dice"
    )
    scene.play("reroll 1", "reroll 2", "throw", "dice 5 5", "accept")
    assert scene.told("result") == [{"successes": 3}]


def test_rabbit_foot() -> None:
    scene = Scene(horror=4, here="dock", hand=["walk"], bag=["rabbit-foot"])
    scene.play("use rabbit-foot", "dice 5 5", "accept", "choose 1", "choose 3")
    assert (scene.position.time, scene.position.horror) == (8, 3)


@pytest.mark.rules("FG-TOK-01", "FG-TOK-02")
def test_bear_trap() -> None:
    scene = Scene(here="lake", away="shed", hand=["walk"], bag=["bear-trap"])
    assert "use bear-trap" not in scene.offers()
    placed = Scene(here="cliff", away="shed", hand=["walk"], bag=["bear-trap"]).play("use bear-trap")
    assert placed.position.tokens[TOKENS.index("trap")] == placed.space("cliff")
    tokens = (placed.space("north-forest"), -1, -1)
    sprung = Scene(
        at="terror", here="cliff", away="camp-gate", fields={"tokens": tokens}, terror=["personal-hunt"]
    )
    assert (sprung.away, sprung.position.killer_health, sprung.position.health) == ("north-forest", 10, 5)
    assert sprung.position.tokens[0] == -1


def test_fireworks() -> None:
    scene = Scene(here="cliff", away="shed", hand=["walk"], bag=["fireworks"]).play("use fireworks")
    assert scene.offers() == ["space cliff", "space north-forest", "space meeting-point"]
    scene.play("space north-forest")
    drawn = Scene(
        at="terror",
        here="east-road",
        away="camp-gate",
        victims={"camp-gate": 1},
        terror=["steady-advance"],
        fields={"tokens": (-1, scene.space("north-forest"), -1)},
    )
    assert (drawn.away, drawn.victims(), drawn.position.tokens) == (
        "north-forest",
        {"camp-gate": 1},
        (-1, -1, -1),
    )


@pytest.mark.parametrize(("location", "item"), [("camp", "whistle"), ("fair", "megaphone")])
def test_whistle_and_megaphone(location: str, item: str) -> None:
    here, beside, away = (
        ("dock", "lake", "shed") if location == "camp" else ("midway", "ticket-row", "big-tent")
    )
    scene = Scene(location=location, here=here, away=away, hand=["walk"], bag=[item], victims={beside: 2})
    scene.play(f"use {item}")
    assert (scene.victims(), scene.position.time) == ({here: 2}, 5)
    assert scene.away != away
    assert f"use {item}" not in scene.offers()


@pytest.mark.parametrize("item", ["flashlight", "torch"])
def test_flashlight_and_torch(item: str) -> None:
    scene = Scene(heroine="selena", personal=True, hand=["walk"], bag=[item])
    scene.play(f"use {item}", "terror looming", "sink")
    looming = scene.number("terror", "looming")
    assert (scene.position.terror_left, scene.position.terror_bottom) == (10, (looming,))
    assert scene.position.terror_pool[looming] == 1
    left = Scene(heroine="selena", personal=True, hand=["walk"], bag=[item]).play(
        f"use {item}", "terror looming", "leave"
    )
    assert left.position.terror_top == (looming,)


def test_map() -> None:
    scene = Scene(hand=["walk"], bag=["map"], decks={0: ["knife", "axe"], 2: ["old-revolver"]}).play(
        "use map"
    )
    assert scene.offers() == ["skip", "remove 0"]
    scene.play("remove 0", f"item {scene.item('axe')}", "skip")
    assert scene.position.up == ((scene.item("axe"),), (), (scene.item("old-revolver"),))
    covered = Scene(hand=["walk"], bag=["map"], decks={0: ["knife", "axe"]})
    knife = covered.item("knife")
    covered = Scene(
        hand=["walk"],
        bag=["map"],
        decks={0: ["knife", "axe"]},
        fields={"up": ((), (), ()), "low": ((knife,), (), ())},
    )
    covered.play("use map", "reveal 0", f"item {covered.item('axe')}")
    assert covered.position.up[0] == (covered.item("axe"),)


def test_boat_keys() -> None:
    scene = Scene(
        here="dock", horror=4, hand=["search", "walk"], decks={2: ["boat-keys"]}, victims={"dock": 1}
    )
    scene.play("play search", "dice 5 1", "accept")
    assert scene.position.tokens[TOKENS.index("boat")] == scene.space("dock")
    scene.play("use boat-keys", "space cabins", "with 1")
    assert (scene.here, scene.victims()) == ("cabins", {"cabins": 1})
    assert scene.position.tokens[TOKENS.index("boat")] == scene.space("cabins")


def test_staff_keys() -> None:
    scene = Scene(
        game=EARLIER, location="fair", here="prop-store", hand=["walk"], bag=["staff-keys"], time=6
    ).play("use staff-keys")
    assert scene.offers() == ["space main-gate", "space service-gate"]
    assert scene.play("space service-gate").here == "service-gate"


# Personal items -------------------------------------------------------------------------


def test_hunting_bow() -> None:
    scene = Scene(personal=True, here="dock", away="north-forest", held=["hunting-bow"], hand=["walk"]).play(
        "use hunting-bow"
    )
    assert (scene.position.killer_health, scene.position.time) == (11, 5)


def test_hatchet() -> None:
    scene = fighting("hatchet", personal=True, heroine="reiko").play("wield hatchet", "dice 5 5 1")
    assert scene.position.killer_health == 9


def test_club_and_lid() -> None:
    scene = Scene(
        at="killer",
        personal=True,
        heroine="adelaide",
        here="dock",
        away="dock",
        horror=4,
        hand=["guard"],
        held=["club-and-lid"],
        fields={"terror_left": 0},
    )
    scene.play("play guard", "dice 5 1")
    assert (scene.position.health, scene.position.killer_health) == (6, 11)


def test_rifle() -> None:
    scene = Scene(
        personal=True,
        heroine="barbara",
        here="dock",
        away="east-road",
        horror=4,
        held=["rifle"],
        hand=["weak-attack"],
    ).play("play weak-attack", "dice 5 5")
    assert (scene.position.killer_health, scene.position.uses[scene.item("rifle")]) == (10, 3)


def test_slingshot() -> None:
    scene = Scene(
        personal=True, heroine="iga", here="dock", away="lake", horror=4, held=["slingshot"], hand=["walk"]
    )
    scene.play("use slingshot", "dice 5 1", "accept")
    assert (scene.position.killer_health, scene.position.time) == (11, 5)


@pytest.mark.rules("FG-ITEM-01", "FG-USE-01")
def test_every_item_is_named_by_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    source = "".join([file.read_text(encoding="utf-8") for file in files])
    items = [item.id for location in GAME.box.locations.values() for item in location.items]
    items += [heroine.personal.id for heroine in GAME.box.heroines.values() if heroine.personal]
    assert [item for item in items if f'"{item}"' not in source and f"use {item}" not in source] == []


def test_attack_values_know_minor_powers() -> None:
    assert attack_value(Scene(minors=["rage"], row=5).position, 0, 0) == 4
