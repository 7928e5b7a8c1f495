"""ACT, COLLECT, IMP and DREAD: actions in a district."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.games.straszydla import PACKAGE
from tests.games.pack_files import write
from tests.games.straszydla.packs import classic
from tests.games.straszydla.scene import Scene

PAWNS = {"A": "huta", "B": "metro", "C": "plywalnia"}


@pytest.mark.rules("STR-ACT-02", "STR-ACT-03", "STR-ACT-04", "STR-ACT-05")
def test_everywhere_one_may_collect_trade_and_buy_in_any_order() -> None:
    scene = Scene(3, pawns=PAWNS, cubes={"huta": 2}, purses={"A": {"energy": 12}})
    assert scene.verbs() == {"collect", "trade", "buy", "done"}
    scene.play("trade", "take 0", "buy 0")
    assert scene.frame == "Pay"
    scene.play("give 0")
    assert scene.spooks("A") == ["brzeginia"]
    assert scene.play("collect").purse("A") == {"fire": 2, "energy": 8}
    assert scene.verbs() == {"trade", "done"}


@pytest.mark.rules("STR-ACT-06", "STR-IMP-01", "STR-IMP-02", "STR-IMP-04")
def test_imps_are_summoned_where_their_sign_is() -> None:
    scene = Scene(3, pawns=PAWNS)
    assert scene.refusal("summon") == ("STR-IMP-01", "refused-no-imps")
    scene.play("done")
    assert scene.verbs() == {"summon", "done"}
    scene.play("summon")
    assert scene.imps("B") == ["spizarnik"], "metro is earth"
    assert scene.view("A")["imps"] == [(), (10,), ()]
    assert scene.refusal("summon") == ("STR-ACT-11", "refused-done-already")


@pytest.mark.rules("STR-ACT-07", "STR-FRIGHT-01")
def test_frightening_is_possible_where_its_sign_is() -> None:
    scene = Scene(3, pawns=PAWNS, spooks={"A": ["smok"], "C": ["wodnik"]})
    assert scene.refusal("frighten") == ("STR-FRIGHT-01", "refused-no-frightening")
    scene.play("done", "done")
    assert "frighten" in scene.offers()


@pytest.mark.rules("STR-ACT-11", "STR-AMB-14")
def test_players_act_one_after_the_other_from_the_starting_player_on() -> None:
    scene = Scene(3, starter="B", pawns=PAWNS)
    order = ""
    while scene.frame == "Act":
        order += scene.asked_names
        scene.play("done")
    assert order == "BCA"


@pytest.mark.rules("STR-ACT-11", "STR-AMB-15")
def test_each_use_of_a_district_is_possible_once(tmp_path: Path) -> None:
    scary = classic().replace("centre = true", "centre = true\nfrighten = true")
    game = PACKAGE.make_game_from(write(tmp_path, scary))
    scene = Scene(2, game=game, pawns={"A": "centrum"}, cubes={"centrum": 1}, spooks={"A": ["smok"]})
    scene.play("collect", "colour 1", "summon", "colour 1", "frighten", "colour 3", "keep")
    assert scene.verbs() == {"swap", "done"}
    for line in ("collect", "summon", "frighten"):
        assert scene.refusal(line) == ("STR-ACT-11", "refused-done-already")


@pytest.mark.rules("STR-COLLECT-01")
def test_whoever_is_alone_takes_everything() -> None:
    scene = Scene(2, pawns={"A": "bulwary"}, cubes={"bulwary": 5}).play("collect")
    assert (scene.purse("A"), scene.lying("bulwary")) == ({"water": 5}, 0)
    assert scene.told("collects") == [{"seat": 0, "kind": 0, "count": 5}]


def test_an_empty_district_has_nothing_to_collect() -> None:
    assert Scene(2).refusal("collect") == ("STR-COLLECT-01", "refused-nothing-here")


@pytest.mark.rules("STR-COLLECT-02", "STR-COLLECT-03")
def test_nothing_is_taken_before_the_duels_are_over() -> None:
    scene = Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, cubes={"huta": 2})
    assert scene.pass_chance().frame == "Retreat"
    assert scene.refusal("collect")[1] == "refused-not-now"
    scene.play("flee 30")
    assert scene.play("collect").purse("A") == {"fire": 2}


@pytest.mark.rules("STR-COLLECT-04", "STR-AMB-16")
def test_what_is_left_can_be_taken_at_the_other_time_of_day() -> None:
    scene = Scene(2, night=1, pawns={"A": "huta"}, cubes={"huta": 1})
    assert scene.play("collect").purse("A") == {"fire": 1}


@pytest.mark.rules("STR-AMB-16")
def test_one_may_frighten_at_the_other_time_of_day_with_the_strength_of_now() -> None:
    scene = Scene(2, night=1, pawns={"A": "plywalnia"}, spooks={"A": ["utopiec"]}).play("frighten")
    assert scene.told("frightens") == [{"seat": 0, "strength": 5, "kind": 0}]


@pytest.mark.rules("STR-AMB-53")
def test_in_the_centre_one_says_which_element_it_is() -> None:
    scene = Scene(2, pawns={"A": "centrum"}, cubes={"centrum": 2}, tops={"water": "none"})
    scene.play("collect")
    assert scene.offers() == [f"colour {element}" for element in range(4)]
    assert scene.refusal("done") == ("STR-AMB-53", "refused-not-now")
    assert scene.play("colour 3").purse("A") == {"earth": 2}
    assert scene.play("summon", "colour 1").imps("A") == ["psotnik"]


@pytest.mark.rules("STR-IMP-03")
def test_there_is_no_limit_to_imps() -> None:
    all_of_earth = ["spizarnik", "spizarnik", "przekupien", "przekupien"]
    scene = Scene(2, pawns={"A": "metro"}, imps={"A": all_of_earth}).play("summon")
    assert scene.imps("A") == [*all_of_earth, "kret"]


@pytest.mark.rules("STR-IMP-06")
def test_a_used_imp_goes_to_the_bottom_and_comes_up_last() -> None:
    scene = Scene(2, purses={"A": {"energy": 60}}, imps={"A": ["iskrzak"]}).play("use 7")
    assert scene.position.imp_below[2] == (7,)
    taken = []
    for _ in range(5):
        taken.append(scene.top_imp("fire"))
        scene.play("trade", "imp 2")
    assert taken[-1] == "iskrzak"
    assert scene.top_imp("fire") == ""


def test_an_imp_that_comes_back_to_an_empty_stack_lies_on_top() -> None:
    imps = ["iskrzak", "iskrzak", "zadziora", "zadziora", "podpalacz"]
    scene = Scene(2, imps={"A": imps})
    assert scene.top_imp("fire") == ""
    assert scene.play("swap 8").top_imp("fire") == "zadziora"


@pytest.mark.rules("STR-IMP-07")
@pytest.mark.parametrize(("night", "tile"), [(1, "fontanna"), (0, "metro")])
def test_imps_come_at_any_time_of_day(night: int, tile: str) -> None:
    assert len(Scene(2, night=night, pawns={"A": tile}).play("summon").imps("A")) == 1


@pytest.mark.rules("STR-IMP-08", "STR-AMB-31")
def test_an_imp_can_be_given_back_for_a_cube_of_its_element() -> None:
    scene = Scene(2, imps={"A": ["wir", "kret"]}).play("swap 3", "swap 12")
    assert (scene.purse("A"), scene.imps("A")) == ({"water": 1, "earth": 1}, [])
    assert scene.refusal("swap 3") == ("STR-IMP-08", "refused-no-such-imp")


@pytest.mark.rules("STR-AMB-33")
def test_from_an_empty_stack_no_imp_comes() -> None:
    imps = ["spizarnik", "spizarnik", "przekupien", "przekupien", "kret"]
    scene = Scene(2, pawns={"A": "metro", "B": "centrum"}, imps={"A": imps}, dread={"B": 3})
    assert scene.refusal("summon") == ("STR-AMB-33", "refused-empty-stack")
    scene.play("done", "summon")
    assert scene.offers() == ["colour 0", "colour 1", "colour 2"]
    assert scene.refusal("colour 3") == ("STR-AMB-33", "refused-empty-stack")
    scene.play("colour 0", "dread-imp")
    assert scene.refusal("imp 3") == ("STR-AMB-33", "refused-empty-stack")


@pytest.mark.rules("STR-DREAD-01", "STR-DREAD-02", "STR-DREAD-05")
def test_dread_buys_cubes_and_imps_among_actions_and_while_feeding() -> None:
    for at in ("act", "feed"):
        scene = Scene(2, at=at, dread={"A": 5})
        scene.play("dread-cube", "take 2")
        assert (scene.purse("A"), scene.dread("A")) == ({"fire": 1}, 3)
        scene.play("dread-imp", "imp 1")
        assert (scene.imps("A"), scene.dread("A")) == (["psotnik"], 0)
        assert scene.refusal("dread-cube") == ("STR-DREAD-02", "refused-too-little-dread")
        assert scene.refusal("dread-imp") == ("STR-DREAD-02", "refused-too-little-dread")


@pytest.mark.rules("STR-DREAD-02", "STR-AMB-33")
def test_two_dread_buy_a_cube_but_no_imp_and_empty_stacks_sell_none() -> None:
    scene = Scene(2, dread={"A": 2})
    assert "dread-cube" in scene.offers()
    assert scene.refusal("dread-imp") == ("STR-DREAD-02", "refused-too-little-dread")
    scene.position.imp_top = [0, 0, 0, 0]
    scene.position.dread[0] = 3
    assert scene.refusal("dread-imp") == ("STR-AMB-33", "refused-empty-stack")


@pytest.mark.rules("STR-DREAD-05")
def test_for_dread_one_takes_a_cube_of_fear_and_no_energy() -> None:
    scene = Scene(2, dread={"A": 2}).play("dread-cube")
    assert scene.offers() == ["take 0", "take 1", "take 2", "take 3"]
    assert scene.refusal("take 4")[1] == "refused-not-now"


def test_dread_buys_no_imp_if_all_stacks_are_empty() -> None:
    everything = [kind for kind, copies in COPIES.items() for _ in range(copies)]
    scene = Scene(2, dread={"A": 3}, imps={"B": everything})
    assert "dread-imp" not in scene.offers()
    assert scene.refusal("dread-imp") == ("STR-AMB-33", "refused-empty-stack")


COPIES = {
    "kaluznik": 2, "przeciek": 2, "wir": 1, "psotnik": 2, "podmuch": 2, "gwizd": 1, "iskrzak": 2,
    "zadziora": 2, "podpalacz": 1, "spizarnik": 2, "przekupien": 2, "kret": 1,
}  # fmt: skip


@pytest.mark.rules("STR-DREAD-04")
def test_dread_pays_for_nothing_else() -> None:
    scene = Scene(2, dread={"A": 20}, purses={"A": {"energy": 2}})
    assert scene.verbs() == {"dread-cube", "dread-imp", "done"}
    assert scene.refusal("trade") == ("STR-TRADE-03", "refused-too-few-cubes")
    assert scene.refusal("buy 0") == ("STR-BUY-03", "refused-too-few-cubes")


# Imps among actions -------------------------------------------------------------------


@pytest.mark.rules("STR-IMP-05")
@pytest.mark.parametrize("at", ["act", "feed"])
def test_sparky_brings_energy(at: str) -> None:
    scene = Scene(2, at=at, imps={"A": ["iskrzak"]}).play("use 7")
    assert (scene.purse("A"), scene.imps("A")) == ({"energy": 1}, [])


@pytest.mark.rules("STR-IMP-05")
@pytest.mark.parametrize("at", ["act", "feed"])
def test_huckster_turns_up_to_three_cubes(at: str) -> None:
    scene = Scene(2, at=at, imps={"A": ["przekupien"]}, purses={"A": {"water": 2, "earth": 1, "energy": 1}})
    scene.play("use 11")
    assert scene.offers() == ["give 0", "give 3", "enough"]
    assert scene.refusal("give 1") == ("STR-IMP-05", "refused-no-such-cube")
    scene.play("give 0")
    assert scene.offers() == ["take 1", "take 2", "take 3"]
    assert scene.refusal("take 0") == ("STR-IMP-05", "refused-same-colour")
    assert scene.refusal("give 3") == ("STR-IMP-05", "refused-not-now"), "one at a time"
    assert scene.refusal("enough")[1] == "refused-not-now"
    scene.play("take 1")
    assert scene.told("recolours") == [{"seat": 0, "kind": 0, "into": 1}]
    scene.play("give 0", "take 1", "give 3", "take 2")
    assert scene.purse("A") == {"air": 2, "fire": 1, "energy": 1}
    assert scene.frame in ("Act", "Feed")


def test_huckster_may_turn_fewer() -> None:
    scene = Scene(2, imps={"A": ["przekupien"]}, purses={"A": {"water": 3}})
    scene.play("use 11", "give 0", "take 3", "enough")
    assert (scene.purse("A"), scene.frame) == ({"water": 2, "earth": 1}, "Act")


def test_imps_that_have_nothing_to_work_on_are_not_offered() -> None:
    scene = Scene(2, at="feed", imps={"A": ["przekupien", "spizarnik"]}, purses={"A": {"energy": 2}})
    assert scene.verbs() == {"swap", "done"}
    assert scene.refusal("use 11") == ("STR-AMB-32", "refused-imp-not-now")


@pytest.mark.rules("STR-AMB-32")
def test_imps_of_other_windows_are_refused() -> None:
    scene = Scene(2, imps={"A": ["kret", "gwizd", "spizarnik", "kaluznik"]})
    assert scene.verbs() == {"swap", "done"}
    for number in (12, 6, 10, 1):
        assert scene.refusal(f"use {number}") == ("STR-AMB-32", "refused-imp-not-now")
    assert scene.refusal("use 2") == ("STR-IMP-05", "refused-no-such-imp")
    assert scene.refusal("ready") == ("STR-ACT-02", "refused-not-now")
