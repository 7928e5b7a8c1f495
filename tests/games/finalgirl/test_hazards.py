"""HAZ, STAT, ITEM-06: hazards on spaces, status effects, items that are traps."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.state import PLANNING_PHASE
from tests.games.finalgirl.scene import Scene

LOOMING = '{ do = "horror", n = 2 }, { do = "act", target = "nearest", steps = "mm" }'
DICE = 'id = "lucky-dice"\nuses = 1\nuse = { when = "roll", what = [{ do = "reroll", which = "any" }] }\n'
PIT = '{ do = "place-hazard", id = "pit", at = "killer-start", what = [{ do = "lose-health", n = 1 }] }'
POISON = (
    '{ do = "status", id = "poisoned", lasting = [{ is = "upkeep", what = [{ do = "lose-health", n = 1 }] }],'
    ' ends = { when = "healed" } }'
)
CAUGHT = (
    '{ do = "status", id = "caught", lasting = [{ is = "rooted" }, { is = "ability", id = "pry-open",'
    ' use = { time = 2, what = [{ do = "end-status", status = "caught" }] } }] }'
)


def text_of(name: str) -> str:
    return (files("polnoc.games.finalgirl") / "content" / name).read_text(encoding="utf-8")


def game_of(folder: Path, text: str) -> FinalGirlGame:
    file = folder / "changed.toml"
    file.write_text(text, encoding="utf-8")
    return PACKAGE.make_game_from(file)


def with_terror(folder: Path, does: str) -> FinalGirlGame:
    """Return the game with another effect of the terror card “looming”."""
    text = text_of("killers/hammer.toml")
    assert text.count(LOOMING) == 1
    return game_of(folder, text.replace(LOOMING, does))


def with_trap(folder: Path, *does: str) -> FinalGirlGame:
    """Return the game in which the lucky dice are a trap."""
    text = text_of("locations/camp.toml")
    assert text.count(DICE) == 1
    return game_of(folder, text.replace(DICE, f'id = "lucky-dice"\ntrap = [{", ".join(does)}]\n'))


def walker(game: FinalGirlGame, hazard: str = "lake", **more: object) -> Scene:
    """Return the heroine on the dock, with a hazard beside her and cards to walk there."""
    scene = Scene(game=game, here="dock", away="shed", hand=["walk", "walk"], horror=3, **more)  # type: ignore[arg-type]
    scene.position.hazards = ((scene.space(hazard), 0),)
    scene.position.derive()
    return scene


# Hazards --------------------------------------------------------------------------------


@pytest.mark.rules("FG-HAZ-01")
def test_a_card_puts_a_hazard_on_a_space_and_it_stays(tmp_path: Path) -> None:
    scene = Scene(
        game=with_terror(tmp_path, PIT), at="terror", here="dock", away="shed", terror=["looming"],
        hand=["walk"], victims={"dock": 1},
    )  # fmt: skip
    start = scene.terms.starts[0].killer
    assert scene.position.hazards == ((start, 0),)
    assert scene.told("hazard") == [{"hazard": 0, "space": start}]
    assert scene.game.view(scene.position, 0)["hazards"] == ((start, 0),)


@pytest.mark.rules("FG-HAZ-01")
def test_a_space_has_one_hazard_and_whoever_is_there_is_safe(tmp_path: Path) -> None:
    here = PIT.replace("killer-start", "heroine")
    scene = Scene(
        game=with_terror(tmp_path, f"{here}, {here.replace('pit', 'saw')}"), at="terror", here="dock",
        away="shed", terror=["looming"], hand=["walk"], victims={"dock": 2},
    )  # fmt: skip
    assert scene.position.hazards == ((scene.space("dock"), 1),)
    assert (scene.victims(), scene.position.health) == ({"dock": 2}, 5)


@pytest.mark.rules("FG-HAZ-02", "FG-HAZ-03")
def test_victims_who_enter_die_and_the_heroine_is_hurt(tmp_path: Path) -> None:
    scene = walker(with_terror(tmp_path, PIT), "south-road", victims={"dock": 2})
    scene.play("play walk", "dice 5 5", "accept", "go south-road", "with 1")
    assert scene.victims() == {"dock": 1}
    assert (scene.position.dead, scene.position.row) == (1, 1)
    assert scene.position.health == 4
    assert len(scene.position.hazards) == 1  # it stays
    scene.play("go dock")
    assert scene.position.health == 4  # leaving it costs nothing


@pytest.mark.rules("FG-HAZ-02")
def test_panic_and_new_victims_meet_a_hazard_too(tmp_path: Path) -> None:
    more = '{ do = "add-victims", n = 2, at = "killer-start" }'
    scene = Scene(
        game=with_terror(tmp_path, f"{PIT}, {more}"), at="terror", here="dock", away="shed",
        terror=["looming"], hand=["walk"],
    ).pass_chance()  # fmt: skip
    assert (scene.victims(), scene.position.dead) == ({}, 2)


@pytest.mark.rules("FG-HAZ-03")
def test_a_heroine_who_is_dragged_or_panics_enters_too(tmp_path: Path) -> None:
    here = PIT.replace("killer-start", "killer")
    scene = Scene(
        game=with_terror(tmp_path, f'{here}, {{ do = "drag", n = 1 }}'), at="terror", here="dock",
        away="south-road", terror=["looming"], hand=["walk"],
    )  # fmt: skip
    assert scene.here == "south-road"
    assert scene.position.health == 4


@pytest.mark.rules("FG-HAZ-02")
def test_enemies_ignore_hazards(tmp_path: Path) -> None:
    act = '{ do = "act", target = "heroine", steps = "m" }'
    scene = Scene(
        game=with_terror(tmp_path, f"{PIT.replace('killer-start', 'heroine')}, {act}"), at="terror",
        here="dock", away="south-road", terror=["looming"], hand=["walk"],
    )  # fmt: skip
    assert scene.position.killer == scene.space("dock")
    assert scene.position.killer_health == scene.terms.killer_health


@pytest.mark.rules("FG-HAZ-04")
def test_a_hazard_that_works_once_is_gone_then(tmp_path: Path) -> None:
    once = PIT.replace(" what", " once = true, what")
    scene = walker(with_terror(tmp_path, once), "south-road", victims={"dock": 2})
    scene.play("play walk", "dice 5 5", "accept", "go south-road", "with 2")
    assert scene.victims() == {"south-road": 1}  # one of the two who followed
    assert scene.position.health == 5
    assert scene.position.hazards == ()


@pytest.mark.rules("FG-HAZ-04")
def test_an_effect_clears_hazards(tmp_path: Path) -> None:
    clear = '{ do = "clear-hazards", at = "heroine", within = 1 }'
    scene = Scene(
        game=with_terror(tmp_path, f"{PIT.replace('killer-start', 'heroine')}, {PIT}, {clear}"),
        at="terror", here="dock", away="shed", terror=["looming"], hand=["walk"],
    )  # fmt: skip
    far = scene.terms.places.far[scene.space("dock")][scene.terms.starts[0].killer]
    assert far > 1
    assert [space for space, _ in scene.position.hazards] == [scene.terms.starts[0].killer]
    assert scene.told("hazard-gone") == [{"hazard": 0, "space": scene.space("dock")}]


# Status effects -------------------------------------------------------------------------


@pytest.mark.rules("FG-STAT-01", "FG-STAT-02")
def test_a_poison_hurts_in_every_upkeep_until_something_heals(tmp_path: Path) -> None:
    scene = Scene(
        game=with_terror(tmp_path, f"{POISON}, {POISON}"), at="terror", here="dock", away="shed",
        terror=["looming"], hand=["short-rest"], horror=3, fields={"terror_left": 4},
    )  # fmt: skip
    assert scene.told("status") == [{"status": 0}]  # not doubled
    assert scene.position.health == 4  # the first upkeep is over
    assert (scene.position.turn, scene.position.statuses) == (2, (0,))
    scene.play("play short-rest", "dice 5 1")
    assert (scene.position.health, scene.position.statuses) == (5, ())
    assert scene.position.mods.upkeep == []
    assert scene.told("status-over") == [{"status": 0}]


@pytest.mark.rules("FG-STAT-02")
@pytest.mark.parametrize(("when", "kept"), [("turn", False), ("finale", True)])
def test_a_status_effect_ends_as_an_event_does(tmp_path: Path, when: str, kept: bool) -> None:
    game = with_terror(tmp_path, POISON.replace("healed", when))
    scene = Scene(game=game, at="terror", here="dock", away="shed", terror=["looming"], hand=["walk"])
    assert scene.position.turn == 2
    assert bool(scene.position.statuses) == kept


@pytest.mark.rules("FG-STAT-02", "FG-ITEM-06")
def test_a_leg_trap_holds_until_time_is_paid(tmp_path: Path) -> None:
    game = with_trap(tmp_path, '{ do = "lose-health", n = 1 }', CAUGHT)
    probe = Scene(game=game, here="dock")
    deck = probe.terms.places.deck[probe.space("dock")]
    scene = Scene(
        game=game, here="dock", away="shed", hand=["search", "walk", "walk"], horror=3, time=4,
        decks={deck: ["lucky-dice", "axe"]},
    )  # fmt: skip
    scene.play("play search", "dice 5 1", "accept")
    assert (scene.position.health, scene.position.bag, scene.position.statuses) == (4, (), (0,))
    assert scene.position.gone >> scene.item("lucky-dice") & 1
    scene.play("play walk", "dice 5 5", "accept")
    assert scene.here == "dock"
    assert "go lake" not in scene.offers()
    time = scene.position.time
    scene.play("ability pry-open")
    assert (scene.position.time, scene.position.statuses) == (time - 2, ())
    assert "ability pry-open" not in scene.offers()
    scene.play("play walk", "dice 5 5", "go lake")
    assert scene.here == "lake"


@pytest.mark.rules("FG-ITEM-06")
def test_a_trap_springs_after_the_other_card_is_kept_and_is_never_kept_itself(tmp_path: Path) -> None:
    gas = ('{ do = "time", n = -12, capped = true }', '{ do = "heal", n = 1 }', '{ do = "end-phase" }')
    game = with_trap(tmp_path, *gas)
    probe = Scene(game=game, here="dock")
    deck = probe.terms.places.deck[probe.space("dock")]
    scene = Scene(
        game=game, here="dock", away="shed", hand=["search"], horror=3, health=3, time=5,
        decks={deck: ["lucky-dice", "knife"]},
    )  # fmt: skip
    scene.play("play search", "dice 5 5").pass_chance()
    assert scene.position.bag == (scene.item("knife"),)
    scene.play("done")
    assert scene.told("trap-springs") == [{"item": scene.item("lucky-dice")}]
    assert (scene.position.health, scene.position.phase) == (4, PLANNING_PHASE)
    assert scene.told("time")[0] == {"n": -5, "now": 0}  # not below; the row of the card costs 1 more


@pytest.mark.rules("FG-ITEM-06")
def test_a_trap_discarded_from_a_deck_does_nothing(tmp_path: Path) -> None:
    game = with_trap(tmp_path, '{ do = "lose-health", n = 1 }')
    scene = Scene(
        game=game, here="dock", away="shed", hand=["walk"], bag=["map"], decks={0: ["lucky-dice", "axe"]}
    )
    scene.play("use map", "remove 0")
    assert scene.position.health == 5


# Packs ----------------------------------------------------------------------------------


def test_a_trap_that_could_be_kept_is_refused(tmp_path: Path) -> None:
    text = text_of("locations/camp.toml").replace(DICE, f"{DICE}trap = [{{ do = 'lose-health', n = 1 }}]\n")
    with pytest.raises(PackError, match="a trap is never kept"):
        game_of(tmp_path, text)


def test_ending_what_never_began_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"status\.caught: nothing brings it into play"):
        with_terror(tmp_path, '{ do = "end-status", status = "caught" }')


def test_a_status_that_ends_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"status\.poisoned\.ends: it is not clear which space"):
        with_terror(tmp_path, POISON.replace("healed", "entered"))
