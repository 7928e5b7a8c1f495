"""SETUP: everything before the first round."""

from __future__ import annotations

import pytest

from polnoc.engine.options import BadOption
from polnoc.games.straszydla.places import CORNERS, MIDDLE, SQUARE
from tests.games.straszydla.scene import BOX, GAME, IMPS, Scene


def dealt(players: int = 3, first: int = 1) -> Scene:
    """Return a game with the city built, pacts dealt, and the starting player known."""
    return Scene.new(players, first=first, layout="old-town").pass_chance()


def settled(players: int = 3) -> Scene:
    scene = dealt(players).play("day")
    for _ in range(players):
        scene.play(scene.offers()[0])
    return scene


@pytest.mark.rules("STR-SETUP-01", "STR-SETUP-04")
def test_chance_lays_all_tiles() -> None:
    scene = Scene.new(2).pass_chance()
    assert sorted(scene.position.layout[cell] for cell in SQUARE) == list(range(1, 26))
    assert sum(1 for tile in scene.position.layout if tile) == 25
    assert scene.events[0].key == "city"


@pytest.mark.rules("STR-SETUP-02", "STR-SETUP-03")
def test_on_a_random_board_the_centre_is_in_the_middle_and_suburbs_in_the_corners() -> None:
    scene = Scene.new(2)
    first = scene.offers()
    assert first == [f"tile {tile}" for tile in BOX.suburbs]
    for tile in reversed(BOX.suburbs):
        scene.step(f"tile {tile}")
    assert len(scene.offers()) == 20
    layout = scene.pass_chance().position.layout
    assert [layout[cell] for cell in CORNERS] == list(reversed(BOX.suburbs))
    assert layout[MIDDLE] == BOX.centre


@pytest.mark.rules("STR-SETUP-05", "STR-SETUP-06", "STR-AMB-10")
def test_everybody_begins_in_a_suburb_of_his_own() -> None:
    scene = dealt(3, first=2)
    assert [event.args for event in scene.events if event.key == "begins"] == [{"seat": 1}]
    scene.play("day")
    assert scene.told("first-time") == [{"seat": 1, "night": 0}]
    assert scene.asked_names == "B"
    assert scene.places("settle") == {"stawy", "kamieniolom", "wiatraki", "cegielnia"}
    scene.play("settle 8")
    assert scene.asked_names == "C"
    assert scene.places("settle") == {"kamieniolom", "wiatraki", "cegielnia"}
    assert scene.refusal("settle 8") == ("STR-SETUP-06", "refused-suburb-taken")
    assert scene.refusal("settle 24") == ("STR-SETUP-05", "refused-no-suburb")
    scene.play("settle 40", "settle 12")
    assert [scene.pawn(name) for name in "ABC"] == ["kamieniolom", "stawy", "cegielnia"]
    settled_in = [event.args for event in scene.events if event.key == "settles"]
    assert settled_in[0] == {"seat": 1, "cell": 8, "tile": 7}
    assert [told["seat"] for told in settled_in] == [1, 2, 0]


@pytest.mark.rules("STR-SETUP-07", "STR-SETUP-08")
def test_each_is_dealt_a_pact_in_secret() -> None:
    scene = Scene.new(2, layout="old-town")
    assert len(scene.offers()) == 12
    scene.step("pact 7")
    assert "pact 7" not in scene.offers()
    scene.step("pact 2").pass_chance()
    assert scene.position.pact == [7, 2]
    assert scene.view("A")["pact"] == [7, -1]
    assert scene.view("*")["pact"] == [-1, -1]
    dealt_to = [(event.args["pact"], event.audience) for event in scene.events if event.key == "pact-dealt"]
    assert dealt_to == [(7, 1), (2, 2)]


@pytest.mark.rules("STR-SETUP-09", "STR-PLAN-07")
def test_a_plan_has_three_arrows() -> None:
    scene = Scene(2, at="plan")
    for left in (3, 2, 1):
        assert scene.position.stack[-1].plans[0][0] == left  # type: ignore[attr-defined]
        assert scene.refusal("A: ready") == ("STR-PLAN-07", "refused-plan-unfinished")
        scene.play(f"A: {scene.offers('A')[0]}")
    assert "ready" in scene.offers("A")


@pytest.mark.rules("STR-SETUP-11", "STR-SETUP-12", "STR-SETUP-13", "STR-SETUP-14", "STR-AMB-11")
def test_a_starter_lies_on_each_stack_of_nine() -> None:
    position = dealt(2).position
    assert position.top == list(BOX.starters)
    for element in range(4):
        stack = [n for n in range(1, 41) if position.pool[element] >> n & 1]
        assert stack == list(BOX.spooks_of[element])
        assert len(stack) == 9
        assert [BOX.spook_element[spook] for spook in stack] == [element] * 9


@pytest.mark.rules("STR-SETUP-14", "STR-SETUP-21", "STR-AMB-11")
def test_what_lies_under_the_top_comes_up_by_chance_and_every_card_is_as_likely() -> None:
    scene = settled(2).step("take-starter 2")
    assert scene.asked_names == "*"
    assert scene.offers() == [f"top-spook {spook}" for spook in BOX.spooks_of[2]]
    assert scene.position.stack[-1].weights(scene.position) is None
    scene.step("top-spook 28")
    assert scene.top("fire") == "zjawa"
    assert scene.view("*")["top"] == [1, 2, 28, 4]


@pytest.mark.rules("STR-SETUP-14")
@pytest.mark.parametrize("element", range(4))
def test_whatever_stack_is_taken_from_its_next_card_comes_up_before_anything_else(element: int) -> None:
    scene = settled(2).step(f"take-starter {element}")
    assert scene.asked_names == "*"
    scene.step(f"top-spook {BOX.spooks_of[element][4]}")
    assert scene.position.top[element] == BOX.spooks_of[element][4]
    assert scene.asked_names == "B"


@pytest.mark.rules("STR-SETUP-15")
def test_imps_make_four_stacks_with_the_top_one_open() -> None:
    scene = Scene.new(2, layout="old-town", first=1).step("pact 1").step("pact 2")
    assert scene.offers() == ["top-imp 1", "top-imp 2", "top-imp 3"]
    assert scene.position.stack[-1].weights(scene.position) == [2, 2, 1]
    scene.step("top-imp 3").step("top-imp 5").step("top-imp 8").step("top-imp 12")
    assert scene.position.imp_top == [3, 5, 8, 12]
    assert scene.position.imp_pool[0] == (1, 1, 2, 2)


@pytest.mark.rules("STR-SETUP-16")
def test_the_board_is_empty_and_nobody_has_cubes_before_the_game() -> None:
    scene = dealt(4)
    assert sum(scene.position.cubes) == 0
    assert [scene.purse(name) for name in "ABCD"] == [{}] * 4


@pytest.mark.rules("STR-SETUP-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_says_who_begins_unless_the_group_does(players: int) -> None:
    scene = Scene.new(players, layout="old-town")
    while not scene.offers()[0].startswith("begins"):
        scene.step(scene.offers()[0])
    assert scene.offers() == [f"begins {seat}" for seat in range(players)]
    scene.step(f"begins {players - 1}")
    assert scene.asked_names == "ABCD"[players - 1]
    assert dealt(players, first=players).asked_names == "ABCD"[players - 1]


def test_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="option 'first': player 3 of 2; 0 lets chance decide"):
        GAME.begin(GAME.read_options({"players": 2, "first": 3}), [])


@pytest.mark.rules("STR-SETUP-18")
@pytest.mark.parametrize(("choice", "night"), [("day", 0), ("night", 1)])
def test_the_starting_player_chooses_day_or_night(choice: str, night: int) -> None:
    scene = dealt(3, first=3)
    assert (scene.asked_names, scene.offers()) == ("C", ["day", "night"])
    assert scene.refusal("ready") == ("STR-SETUP-18", "refused-not-now")
    assert scene.play(choice).position.night == night


@pytest.mark.rules("STR-SETUP-19", "STR-TIME-01")
def test_of_four_cubes_on_the_card_the_first_round_leaves_three() -> None:
    scene = settled(2)
    scene.play("take-starter 0", "take-starter 1")
    assert (scene.position.clock, scene.position.period) == (3, 1)


@pytest.mark.rules("STR-SETUP-20", "STR-SETUP-21", "STR-SETUP-22", "STR-SETUP-23", "STR-AMB-12")
def test_everybody_takes_a_starter_with_energy_and_dread() -> None:
    scene = settled(3)
    assert scene.offers() == [f"take-starter {element}" for element in range(4)]
    scene.play("take-starter 3")
    assert (scene.spooks("A"), scene.purse("A"), scene.dread("A")) == (["wargin"], {"energy": 3}, 1)
    assert scene.told("takes-dread") == [{"seat": 0, "count": 1}]
    assert scene.asked_names == "B"
    assert scene.refusal("take-starter 3") == ("STR-SETUP-21", "refused-starter-taken")
    assert scene.refusal("done") == ("STR-SETUP-20", "refused-not-now")
    scene.play("take-starter 0", "take-starter 1")
    assert scene.top("fire") == "dusiol", "the one that nobody took stays"


@pytest.mark.rules("STR-SETUP-24", "STR-SETUP-25", "STR-AMB-55")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_setting_up_all_own_the_same_and_all_see_it(players: int) -> None:
    scene = settled(players)
    for element in range(players):
        scene.play(f"take-starter {element}")
    for name in (*scene.names, "*"):
        view = scene.view(name)
        assert [len(spooks) for spooks in view["spooks"]] == [1] * players
        assert view["purse"] == [(0, 0, 0, 0, 3)] * players
        assert view["dread"] == [1] * players
        assert view["imps"] == [()] * players
    assert len(IMPS) == 12


@pytest.mark.rules("STR-SETUP-06", "STR-SETUP-18")
def test_what_belongs_elsewhere_is_refused_while_setting_up() -> None:
    scene = dealt(2)
    assert scene.refusal("B: day") == ("STR-SETUP-18", "refused-not-asked")
    scene.play("day")
    assert scene.refusal("day") == ("STR-SETUP-06", "refused-not-now")
    waiting = Scene.new(2)
    assert waiting.refusal("A: day") == ("STR-SETUP-04", "refused-not-asked")
    assert waiting.refusal("tile 1") == ("STR-SETUP-04", "refused-not-now")
