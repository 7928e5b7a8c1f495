"""Every card of the poltergeist and of the haunted manor does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.rules.rolling import dice_count
from tests.games.finalgirl.scene import Scene


def haunted(**more: object) -> Scene:
    """Return the poltergeist at the manor."""
    return Scene(**{"killer": "haunting", "location": "manor", "hand": ["walk"], **more})  # type: ignore[arg-type]


def terror(card: str, **more: object) -> Scene:
    """Draw a terror card; chance answers with its first outcomes."""
    return haunted(at="terror", terror=[card], **more)


# Terror cards ---------------------------------------------------------------------------


@pytest.mark.rules("FG-TERR-01")
def test_cards_that_frighten() -> None:
    steps = terror("steps-above", here="drive", away="gallery")
    assert (steps.position.horror, steps.away) == (4, "drive")
    whispers = terror("whispers", here="drive", away="rafters")
    assert (whispers.position.horror, whispers.away) == (5, "rafters")
    song = terror("a-childs-song", here="drive", away="rafters").play("event candlelight")
    assert (song.position.horror, len(song.position.events)) == (4, 1)


def test_cards_that_hunt() -> None:
    hands = terror("invisible-hands", here="drive", away="rafters", victims={"hall": 2})
    assert (hands.away, hands.victims()) == ("hall", {"hall": 1})
    alone = terror("invisible-hands", here="drive", away="rafters")
    assert alone.told("terror-skipped")
    behind = terror("behind-you", here="drive", away="rafters")
    assert (behind.away, behind.position.health) == ("drive", behind.terms.health - 1)
    mirror = terror("face-in-the-mirror", here="drive", away="drive", victims={"roof": 1})
    assert (mirror.away, mirror.position.horror) == ("roof", 4)
    dragged = terror("dragged-along", here="drive", away="grand-staircase")
    assert (dragged.here, dragged.position.health) == ("grand-staircase", dragged.terms.health - 1)


def test_cards_that_scatter() -> None:
    scream = terror("the-scream", here="drive", away="crypt", victims={"nursery": 1})
    scream.play("die 3")
    assert scream.victims() == {"upper-landing": 1}
    come = terror("come-to-me", here="drive", away="nursery", victims={"guest-room": 1, "library": 1})
    assert come.victims() == {"upper-landing": 1, "hall": 1}
    dark = terror("lost-in-the-dark", here="hall", away="crypt").play("die 5")
    assert dark.here == "drive"
    out = terror("lights-out", here="drive", away="rafters", hand=["walk", "focus", "focus"])
    assert sum(out.pass_chance().position.hand) == 1


def test_cards_of_the_house() -> None:
    lights = terror("headlights", here="hall", away="rafters").play("event candlelight")
    assert (lights.victims(), lights.position.horror) == ({"drive": 2}, 4)
    mourners = terror("the-mourners", here="hall", away="rafters").play("event candlelight")
    assert mourners.victims() == {"drive": 2}
    heirloom = terror("heirloom", here="hall", away="rafters", decks={3: ["laudanum"]})
    assert heirloom.items("bag") == ["laudanum"]
    chandelier = (
        terror("chandelier", here="gallery", away="rafters", victims={"gallery": 2})
        .play("die 3")
        .pass_chance()
    )
    assert (chandelier.victims(), chandelier.position.health) == ({}, chandelier.terms.health - 1)
    shutters = terror("shutters", here="hall", away="rafters").play("die 4")
    assert shutters.position.closed == 1 << shutters.space("drive")
    gong = terror("the-gong", here="drive", away="rafters", victims={"hall": 1})
    assert gong.victims() == {"grand-staircase": 1}
    draught = terror("icy-draught", here="drive", away="rafters", victims={"bathroom": 1}).play("die 1")
    assert draught.victims() == {"grand-staircase": 1}
    rot = terror("rot-and-damp", here="hall", away="rafters", decks={1: ["poker", "laudanum"]}).play("die 3")
    assert rot.position.gone == 1 << rot.item("poker")


# Finales and dark powers ----------------------------------------------------------------


@pytest.mark.rules("FG-FIN-05")
@pytest.mark.parametrize(("finale", "lost"), [("the-house-wakes", 1), ("every-door-opens", 2)])
def test_in_the_finale_it_is_beside_her(finale: str, lost: int) -> None:
    scene = haunted(at="killer", here="crypt", away="roof", finale=finale, hand=[])
    assert (scene.away, scene.position.health) == ("crypt", scene.terms.health - lost)


def test_thirteen_strokes() -> None:
    scene = haunted(
        at="killer", here="crypt", away="roof", finale="thirteen-strokes", terror=["whispers"],
        fields={"terror_left": 3},
    )  # fmt: skip
    assert (scene.position.terror_left, scene.position.horror) == (2, 5)


@pytest.mark.rules("FG-DARK-02")
def test_dark_powers() -> None:
    cold = haunted(
        at="killer", here="drive", away="grand-staircase", powers=["cold-breath"], fields={"terror_left": 0}
    )
    assert (cold.away, cold.position.horror) == ("drive", 4)
    doors = haunted(here="drive", away="roof", powers=["slamming-doors"], hand=["sprint"])
    assert doors.position.mods.slow[doors.terms.card_number["sprint"]] == 1
    flying = haunted(
        at="killer", here="hall", away="hall", victims={"hall": 2}, powers=["flying-furniture"], hand=[],
        fields={"terror_left": 0},
    )  # fmt: skip
    assert (flying.victims(), flying.position.health) == ({}, flying.terms.health - 1)
    plain, epic = haunted(here="drive", away="roof", horror=0), haunted(
        here="drive", away="roof", horror=0, epic=True, powers=["dead-of-night"]
    )  # fmt: skip
    walk = plain.terms.card_number["walk"]
    assert dice_count(plain.position, walk) - dice_count(epic.position, walk) == 1


# Events ---------------------------------------------------------------------------------


def event(card: str, **more: object) -> Scene:
    """Return a scene in which the song draws this event."""
    return terror("a-childs-song", **more).play(f"event {card}")


@pytest.mark.rules("FG-EVT-03")
def test_events_of_the_house() -> None:
    helicopter = haunted(here="roof", away="crypt", events=["helicopter"])
    helicopter.play("ability helicopter")
    assert (helicopter.here, helicopter.position.time) == ("drive", 5)
    late = event("late-guests", here="drive", away="crypt")
    assert late.victims() == {"hall": 2, "library": 2, "gallery": 2}
    stairs = event("creaking-stairs", here="drive", away="crypt")
    assert stairs.position.mods.toll[stairs.space("grand-staircase")] == 1
    ladder = event("rusty-ladder", here="drive", away="crypt")
    assert ladder.position.mods.toll[ladder.space("roof")] == 1
    passage = event("secret-passage", here="drive", away="crypt").play("space nursery", "space library")
    assert passage.position.joined == (passage.space("nursery"), passage.space("library"))
    candles = event("candlelight", here="drive", away="crypt")
    assert candles.position.mods.rescue_gives == 1
    sleepers = haunted(at="upkeep", here="drive", away="crypt", events=["sleepwalkers"], victims={"hall": 1})
    assert sleepers.victims() == {"wine-cellar": 1}


@pytest.mark.rules("FG-SPEC-01")
def test_people_of_the_house() -> None:
    nanny = event("old-nanny", here="drive", away="crypt", victims={"hall": 1})
    assert nanny.position.specials[1] == nanny.space("hall")
    butler = event("the-butler", here="drive", away="crypt", victims={"hall": 1})
    assert butler.position.specials[3] == butler.space("hall")
    heir = event("the-heir", here="drive", away="crypt", victims={"hall": 1, "trunk-room": 1})
    assert heir.position.specials[2] == heir.space("trunk-room")


# Items ----------------------------------------------------------------------------------


def against_hans(**more: object) -> Scene:
    """Return Hans at the manor: he can be hurt."""
    return Scene(**{"killer": "hammer", "location": "manor", "hand": ["walk"], **more})  # type: ignore[arg-type]


@pytest.mark.rules("FG-WPN-01")
@pytest.mark.parametrize(("weapon", "left"), [("poker", 10), ("halberd", 9)])
def test_weapons_of_the_house(weapon: str, left: int) -> None:
    scene = against_hans(here="hall", away="hall", hand=["weak-attack"], held=[weapon], horror=4)
    scene.play("play weak-attack", f"wield {weapon}", "dice 6 6")
    assert scene.position.killer_health == left


def test_duelling_pistol() -> None:
    scene = against_hans(
        here="hall", away="library", hand=["weak-attack"], held=["duelling-pistol"], horror=4
    )
    scene.play("play weak-attack", "dice 6 6")
    assert (scene.position.killer_health, scene.position.uses[scene.item("duelling-pistol")]) == (10, 1)


@pytest.mark.rules("FG-ITEM-05")
@pytest.mark.parametrize(
    ("item", "lines", "field", "change"),
    [
        ("smelling-salts", ["choose 1"], "horror", -1),
        ("smelling-salts", ["choose 2"], "health", 2),
        ("pocket-watch", [], "time", 3),
        ("laudanum", [], "health", 2),
    ],
)
def test_things_that_help_at_once(item: str, lines: list[str], field: str, change: int) -> None:
    scene = haunted(here="hall", away="roof", bag=[item], health=1, horror=4, time=2)
    before: Any = getattr(scene.position, field)
    scene.play(f"use {item}", *lines)
    assert getattr(scene.position, field) - before == change
    assert scene.items("bag") == []


def test_things_that_last() -> None:
    candles = haunted(here="hall", away="roof", held=["candelabrum"])
    assert candles.position.mods.dice_of[candles.terms.card_number["search"]] == 1
    bag = haunted(here="hall", away="roof", held=["doctors-bag"])
    assert bag.position.mods.heal_more == 1
    music = haunted(here="hall", away="crypt", bag=["music-box"], victims={"library": 1, "wine-cellar": 1})
    assert music.position.mods.followers == 1
    assert music.play("use music-box").victims() == {"hall": 2}


def test_things_that_move_her() -> None:
    boots = haunted(here="library", away="crypt", bag=["riding-boots"], time=3)
    boots.play("use riding-boots", "go east-garden")
    assert (boots.here, boots.position.time) == ("east-garden", 2)
    lift = haunted(here="dining-room", away="crypt", bag=["dumbwaiter-crank"], time=3)
    lift.play("use dumbwaiter-crank", "space trunk-room")
    assert (lift.here, lift.position.time) == ("trunk-room", 2)


def test_things_that_see() -> None:
    board = haunted(here="hall", away="roof", bag=["planchette"], terror=["whispers"]).play("use planchette")
    assert board.told("sees-terror")
    plan = haunted(here="hall", away="roof", bag=["floor-plan"], decks={1: ["poker", "lily"]})
    plan.play("use floor-plan", "remove 1").pass_chance()
    assert plan.position.up[1] == (plan.item("lily"),)
    rags = haunted(here="hall", away="roof", bag=["mister-rags"], decks={1: ["poker", "lily"]})
    rags.play("use mister-rags", "remove 1").pass_chance()
    assert rags.position.uses[rags.item("mister-rags")] == 1


def test_things_that_protect() -> None:
    tray = haunted(at="killer", here="hall", away="hall", held=["silver-tray"], hand=[])
    tray.play("use silver-tray")
    assert tray.position.health == tray.terms.health
    water = haunted(at="killer", here="hall", away="hall", held=["holy-water"]).play("use holy-water")
    assert water.told("phase-cut")
    rosary = haunted(here="hall", away="roof", bag=["silver-rosary"], horror=4)
    rosary.play("play walk", "dice 1 1", "use silver-rosary")
    assert "reroll 1" in rosary.offers()
    trap = against_hans(here="hall", away="roof", bag=["bear-trap"]).play("use bear-trap")
    assert trap.position.tokens[0] == trap.space("hall")
    lure = haunted(here="crypt", away="roof", bag=["fireworks"]).play("use fireworks", "space crypt")
    assert lure.position.tokens[1] == lure.space("crypt")


@pytest.mark.rules("FG-SET-12a")
@pytest.mark.parametrize(
    "start", ["house-warming", "seance", "reading-of-the-will", "power-cut", "hide-and-seek"]
)
def test_set_ups(start: str) -> None:
    scene = Scene.new(killer="haunting", location="manor").play(f"start {start}")
    assert sum(scene.position.victims) == 10
    assert scene.here != scene.away
