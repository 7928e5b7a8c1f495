"""SWARM: birds that never move and come by dice, and people who come out of hiding."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.state import HIDING, LOST, NOBODY_YET, SAFE, WON
from polnoc.games.finalgirl.terms import DIALS
from tests.games.finalgirl.scene import GAME, Scene
from tests.games.pack_files import content_of, write

SKY = "killers/sky.toml"


def sky(**given: Any) -> Scene:
    given.setdefault("location", "harbour")
    given.setdefault("difficulty", "hard")  # two are in hiding
    return Scene(**{"killer": "sky", "here": "tavern", **given})


def told(scene: Scene, key: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in scene.events if event.key == key]


def full_board(but: str) -> dict[str, int]:
    spaces = [space.id for space in GAME.box.locations["harbour"].spaces]
    return {id: 2 if id == but else 3 for id in spaces}


@pytest.mark.rules("FG-SWARM-01")
def test_three_begin_where_the_killer_would() -> None:
    scene = Scene.new(killer="sky", location="harbour")
    scene.step("start auction-day")
    assert scene.minions() == {"breakwater": 3}
    assert scene.position.killer == -1


@pytest.mark.rules("FG-SWARM-01")
def test_a_film_may_begin_with_some_on_every_empty_space() -> None:
    more = 'start = [{ at = "killer", n = 3 }, { at = "empty", n = 1 }]'
    sources = [source.replace('start = [{ at = "killer", n = 3 }]', more) for source in GAME.sources]
    scene = Scene.new(FinalGirlGame.made_from(sources), killer="sky", location="harbour")
    scene.step("start auction-day")
    birds, victims = scene.position.minions, scene.position.victims
    for id, expected in {"breakwater": 3, "lighthouse": 1, "fish-hall": 0, "tavern": 0}.items():
        assert birds[scene.space(id)] == expected, id
    assert sum(birds) == 3 + len([count for count in victims if not count]) - 2, "not where the heroine is"


@pytest.mark.rules("FG-SWARM-02")
def test_what_does_not_fit_goes_on_to_the_nearest_room() -> None:
    scene = sky(at="killer", minions={"tavern": 2, "chandlery": 3}, fields={"terror_left": 0})
    scene.play("dice 6 6")
    birds = scene.minions()
    assert (birds["tavern"], birds["chandlery"]) == (3, 3)
    assert sum(birds.values()) == 5 + 6
    near = {id for id in birds if scene.terms.places.far[scene.space("tavern")][scene.space(id)] > 2}
    assert near == set(), "all of them are as near as they can be"


@pytest.mark.rules("FG-SWARM-02", "FG-AMB-05")
def test_the_player_may_have_to_choose_where_the_rest_lands() -> None:
    scene = sky(at="killer", minions={"tavern": 2}, ambiguity="ask", health=5, fields={"terror_left": 0})
    scene.play("dice 6 6")
    assert (scene.frame, set(scene.offers())) == (
        "Tie",
        {"space chandlery", "space market-square", "space dune-path"},
    )
    scene.play("space dune-path", "space chandlery")
    assert scene.minions() == {"tavern": 3, "dune-path": 3, "chandlery": 2}


@pytest.mark.rules("FG-SWARM-03")
def test_the_player_says_which_die_is_the_number() -> None:
    few = sky(at="killer", fields={"terror_left": 0}).play("dice 6 3")
    assert few.offers() == ["count 3", "count 6"]
    few.play("count 3")
    assert few.minions() == {"tavern": 3}, "three of them, and the 6 says: her space"
    many = sky(at="killer", fields={"terror_left": 0}).play("dice 6 3", "count 6")
    assert (many.minions()["chandlery"], sum(many.minions().values())) == (3, 6), (
        "six at the nearest search space"
    )


@pytest.mark.rules("FG-SWARM-03")
def test_of_two_equal_dice_nobody_chooses() -> None:
    scene = sky(at="killer", fields={"terror_left": 0}).play("dice 4 4")
    assert scene.minions()["dune-path"] == 3


@pytest.mark.rules("FG-SWARM-04")
@pytest.mark.parametrize(
    ("place", "space"), [(3, "chandlery"), (4, "dune-path"), (5, "school"), (6, "tavern")]
)
def test_the_other_die_says_where(place: int, space: str) -> None:
    scene = sky(at="killer", victims={"school": 1}, fields={"terror_left": 0})
    scene.play(f"dice {place} 1" if place > 1 else "dice 1 2", "count 1")
    assert scene.minions() == {space: 1}


@pytest.mark.rules("FG-SWARM-04")
def test_with_1_and_2_the_player_chooses_the_spaces() -> None:
    spread = sky(at="killer", fields={"terror_left": 0})
    spread.play("dice 1 2", "count 2", "space chapel", "space slipway")
    assert spread.minions() == {"chapel": 1, "slipway": 1}
    together = sky(at="killer", fields={"terror_left": 0})
    together.play("dice 1 2", "count 1", "space chapel")
    assert together.minions() == {"chapel": 1}
    assert "space basin" in sky(at="killer", fields={"terror_left": 0}).play("dice 2 3", "count 3").offers()


@pytest.mark.rules("FG-SWARM-04")
def test_without_a_victim_they_come_to_her() -> None:
    assert sky(at="killer", fields={"terror_left": 0}).play("dice 5 1", "count 1").minions() == {"tavern": 1}


@pytest.mark.rules("FG-SWARM-05")
def test_birds_attack_in_her_space_and_in_full_ones() -> None:
    scene = sky(
        at="killer",
        minions={"tavern": 2, "school": 3, "chapel": 2},
        victims={"school": 2, "chapel": 1},
        fields={"terror_left": 0},
    )
    assert scene.position.health == 5 - 2
    assert scene.victims() == {"school": 1, "chapel": 1}, "two birds at the chapel are not enough"


@pytest.mark.rules("FG-SWARM-05")
def test_ordinary_victims_are_attacked_before_her() -> None:
    scene = sky(at="killer", minions={"tavern": 3}, victims={"tavern": 1}, fields={"terror_left": 0})
    assert (scene.victims(), scene.position.health) == ({}, 5)


@pytest.mark.rules("FG-SWARM-05")
def test_all_at_once_is_wherever_they_outnumber_victims() -> None:
    scene = sky(
        at="terror",
        minions={"school": 2, "chapel": 2},
        victims={"school": 1, "chapel": 2},
        terror=["all-at-once"],
    )
    assert scene.victims() == {"chapel": 2}
    nobody = sky(at="terror", terror=["all-at-once"], row=2)
    assert nobody.position.row == 2, "bloodlust rises instead"


@pytest.mark.rules("FG-SWARM-06")
def test_one_die_for_a_card_that_says_where() -> None:
    scene = sky(at="terror", terror=["through-the-shutters"], horror=3)
    scene.play("dice 2")
    assert scene.minions() == {"chandlery": 2}


def test_too_few_come_again() -> None:
    scene = sky(at="terror", terror=["where-do-they-come-from"])
    scene.play("dice 1 1", "space chapel")
    assert scene.frame == "SpawnRoll"
    enough = sky(at="terror", terror=["where-do-they-come-from"])
    enough.play("dice 2 2", "space chapel")
    assert enough.frame != "SpawnRoll"


@pytest.mark.rules("FG-SWARM-07")
def test_a_move_symbol_of_the_location_brings_new_ones() -> None:
    scene = sky(at="terror", terror=["day-trippers"])
    assert (scene.frame, scene.victims()) == ("SpawnRoll", {"bus-stop": 2})
    assert scene.play("dice 6 6").minions()["tavern"] == 3
    both = sky(at="terror", terror=["storm-bell"], victims={"tavern": 1}, minions={"tavern": 1})
    assert both.victims() == {}, "an attack symbol is an attack where they are"


@pytest.mark.rules("FG-SWARM-07")
def test_a_lure_draws_them_and_a_trap_destroys_some() -> None:
    lured = sky(at="killer", fields={"terror_left": 0, "tokens": (-1, 3, -1)}).play("dice 6 6")
    assert lured.minions()["coast-road"] == 3
    assert lured.position.tokens == (-1, -1, -1)
    spaces = [space.id for space in GAME.box.locations["harbour"].spaces]
    trap = (spaces.index("tavern"), -1, -1)
    snapped = sky(at="killer", fields={"terror_left": 0, "tokens": trap}).play("dice 6 3", "count 3")
    assert snapped.minions() == {"tavern": 1}


@pytest.mark.rules("FG-SWARM-08")
def test_people_come_out_when_the_ability_is_unlocked() -> None:
    slots = (1 << 5) - 1
    scene = sky(
        here="ferry-ramp", victims={"ferry-ramp": 1, "school": 1}, hand=["walk"], fields={"slots": slots}
    )
    assert scene.position.specials.count(HIDING) == 2
    scene.play("rescue ordinary")
    assert scene.position.unlocked
    out = {scene.terms.places.ids[space] for space in scene.position.specials if space >= 0}
    assert out == {"lighthouse", "chandlery"}, "at the search spaces farthest from her"


@pytest.mark.rules("FG-SWARM-08")
def test_people_come_out_when_nobody_else_is_left() -> None:
    scene = sky(here="dune-path", victims={"dune-path": 1}, hand=["walk"])
    scene.play("rescue ordinary")
    assert len(told(scene, "comes-out")) == 2
    died = sky(at="killer", row=2, minions={"tavern": 1}, victims={"tavern": 1}, fields={"terror_left": 0})
    assert len(told(died, "comes-out")) == 2


@pytest.mark.rules("FG-SWARM-08")
def test_nobody_attacks_them_and_nothing_kills_them() -> None:
    out = (-1, 10, -1, HIDING)
    scene = sky(
        at="killer", minions={"tavern": 3}, fields={"terror_left": 0, "specials": out, "victims": one_at(10)}
    )
    assert (scene.position.health, scene.victims()) == (5 - 3, {"tavern": 1})
    fire = sky(
        at="terror", terror=["spilled-fuel"], fields={"specials": (-1, 16, -1, HIDING), "victims": one_at(16)}
    )
    assert fire.play("die 5").victims() == {"smokehouse": 1}
    pair = sky(
        at="killer",
        minions={"tavern": 3},
        events=["brothers-in-nets"],
        fields={"terror_left": 0, "specials": out, "victims": one_at(10, 2)},
    )
    assert pair.victims() == {"tavern": 1}


def one_at(space: int, n: int = 1) -> list[int]:
    return [n if number == space else 0 for number in range(18)]


@pytest.mark.rules("FG-SWARM-08", "FG-EVT-02")
def test_an_event_that_needs_their_pawn_is_skipped() -> None:
    scene = sky(at="terror", terror=["late-ferry"], victims={"school": 1})
    scene.play("event the-pilot")
    assert (scene.frame, scene.position.events) == ("DrawEvent", ())
    scene.play("event wet-cobbles")
    assert len(scene.position.events) == 1


@pytest.mark.rules("FG-SWARM-09")
def test_a_curtain_of_wings_closes_exits_until_enough_birds_are_dead() -> None:
    scene = sky(
        here="dune-path",
        victims={"dune-path": 1, "school": 1},
        minions={"dune-path": 1},
        minors=["curtain-of-wings"],
        hand=["weak-attack"],
    )
    assert scene.refusal("rescue ordinary") == ("FG-SWARM-09", "refused-exit-guarded")
    scene.play("play weak-attack", "dice 5 5")
    assert "rescue ordinary" in scene.offers(), "no bird is left at this exit"
    assert scene.position.minors[0][1] == 4
    torn = sky(
        here="dune-path", minions={"dune-path": 3}, minors=["curtain-of-wings"], hand=["critical-blow"]
    )
    torn.position.minors = tuple([(number, 3) for number, _ in torn.position.minors])
    torn.play("play critical-blow", "dice 5 5")
    assert not torn.position.minors
    assert torn.position.victor == NOBODY_YET


@pytest.mark.rules("FG-SWARM-10", "FG-END-06")
def test_saving_all_of_them_wins() -> None:
    out = (-1, 17, -1, SAFE)
    scene = sky(here="dune-path", hand=["walk"], fields={"specials": out, "victims": one_at(17)})
    assert scene.play("rescue white").position.victor == WON
    two = [first + last for first, last in zip(one_at(17), one_at(0), strict=True)]
    one = sky(here="dune-path", hand=["walk"], fields={"specials": (-1, 17, -1, 0), "victims": two})
    assert one.play("rescue white").position.victor == NOBODY_YET


@pytest.mark.rules("FG-SWARM-10")
def test_the_difficulty_says_how_many_are_in_hiding() -> None:
    counts = {level: len(sky(difficulty=level).terms.sheltered) for level in DIALS}
    assert counts == {"first": 1, "story": 1, "standard": 1, "hard": 2, "harder": 3}


@pytest.mark.rules("FG-SWARM-10", "FG-END-06")
def test_a_board_full_of_birds_loses() -> None:
    scene = sky(
        at="killer", here="long-pier", minions=full_board("chapel"), health=5, fields={"terror_left": 0}
    )
    assert scene.position.victor == NOBODY_YET
    assert scene.play("dice 1 1").position.victor == LOST
    assert told(scene, "lost")[0]["goal"] == 1


def test_killing_birds_is_no_victory() -> None:
    scene = sky(minions={"tavern": 3}, hand=["critical-blow"])
    scene.play("play critical-blow", "dice 5 5")
    assert (sum(scene.position.minions), scene.position.victor) == (0, NOBODY_YET)


def test_finales_of_the_flock() -> None:
    falls = sky(at="killer", finale="the-sky-falls", powers=["they-are-waiting"], health=5)
    falls.play("dice 2")
    assert falls.position.health == 5 - 2, "two come to her and attack"
    assert falls.frame == "SpawnRoll"
    more = sky(at="killer", finale="no-end-of-wings", powers=["they-are-waiting"], heroine="barbara")
    more.play("dice 3 6")
    assert sum(more.minions().values()) == 6
    wall = sky(
        finale="wall-of-beaks",
        powers=["they-are-waiting"],
        minions={"chandlery": 3, "dune-path": 2},
        hand=["walk"],
    )
    wall.play("play walk", "dice 5 5", "go dune-path")
    assert wall.position.health == 5
    wall.play("go tavern")
    beaks = sky(finale="wall-of-beaks", powers=["they-are-waiting"], minions={"chandlery": 3}, hand=["walk"])
    assert beaks.play("play walk", "dice 5 5", "go chandlery").position.health == 4


def test_powers_of_the_flock() -> None:
    waiting = sky(at="upkeep", minions={"tavern": 3}, powers=["they-are-waiting"], horror=2)
    assert waiting.position.horror == 4
    funnel = {"tavern": 3, "chandlery": 3, "dune-path": 3, "market-square": 1}
    assert sky(at="upkeep", minions=funnel, powers=["funnel-of-feathers"]).position.health == 3
    funnel["market-square"] = 0
    assert sky(at="upkeep", minions=funnel, powers=["funnel-of-feathers"]).position.health == 5
    assert len(sky(powers=["between-you-and-them"]).position.lasting) == 1
    quiet = sky(at="terror", terror=["too-quiet"], horror=1)
    assert (quiet.position.horror, quiet.minions()) == (2, {})
    out = {"specials": (-1, 10, -1, HIDING), "victims": one_at(10)}
    joined = sky(at="terror", terror=["too-quiet"], fields=out)
    assert joined.frame == "SpawnRoll", "somebody has come out of hiding"


def test_the_top_of_bloodlust() -> None:
    hidden = sky(
        at="killer", row=5, powers=["they-are-waiting"], minions={"tavern": 1}, victims={"tavern": 1}
    )
    assert told(hidden.play("terror too-quiet"), "terror-discarded")
    late = sky(
        at="killer",
        row=5,
        powers=["hooked-beaks"],
        epic=True,
        finale="no-end-of-wings",
        minions={"tavern": 1},
        victims={"tavern": 1},
    )
    late.play("dice 2 2", "space chapel")
    assert late.position.health < 5


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('table = ["spread", ', "table = [", "not to six places"),
        ("together = true\n", "", "a swarm without a killer"),
        ('colour = "blue"', 'colour = "white"', "two are of one colour"),
        ('at = "killer", n = 3', 'at = "killer", n = 4', "a space does not hold 4"),
    ],
)
def test_swarms_that_cannot_be_are_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    text = content_of(GAME, SKY)
    assert old in text
    with pytest.raises(PackError) as caught:
        PACKAGE.make_game_from(write(tmp_path, text.replace(old, new, 1)))
    assert any([said in mistake.problem for mistake in caught.value.all])


def test_nobody_in_hiding_cannot_be_saved(tmp_path: Path) -> None:
    text = content_of(GAME, SKY)
    begin, end = text.index("[killer.sheltered]"), text.index("[[killer.finales]]")
    with pytest.raises(PackError, match="nobody is in hiding"):
        PACKAGE.make_game_from(write(tmp_path, text[:begin] + text[end:]))
