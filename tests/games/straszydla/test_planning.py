"""PLAN and MOVE: secret plans, steps, STOPs, jumps, and pawns that are stuck."""

from __future__ import annotations

from typing import Any, Final

import pytest

from polnoc.engine.views import HIDDEN
from polnoc.games.straszydla.actions import SKIP
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.rules.planning import AfterMoving, BeforePlanning, Walk, may_unblock
from tests.games.straszydla.scene import BOX, SUBURBS, Scene

AROUND_CENTRE = {
    "metro", "strychy", "kanaly", "spalona-kamienica", "dzialki", "cmentarz", "lotnisko", "stary-port",
}  # fmt: skip
AROUND_STAWY = ("plywalnia", "metro", "remiza")
OTHER_SUBURBS = ("kamieniolom", "wiatraki", "cegielnia")


def plans(scene: Scene) -> Any:
    """Return the plans so far: arrows left, imps, and the path of each seat."""
    frame: Any = scene.position.stack[-1]
    return frame.plans


@pytest.mark.rules("STR-PLAN-01", "STR-INV-06", "STR-AMB-51")
def test_all_plan_at_once_and_nobody_sees_how_far_the_others_are() -> None:
    scene = Scene(3, at="plan")
    assert scene.asked_names == "ABC"
    before = scene.view("B")
    scene.play("A: step 4", "A: step 4")
    assert scene.view("B") == before
    assert scene.heard("B") == scene.heard("*") == []
    assert scene.view("B")["frames"][-1]["plans"] == [HIDDEN, (3, (), (12,)), HIDDEN]
    assert scene.view("*")["frames"][-1]["plans"] == [HIDDEN] * 3


@pytest.mark.rules("STR-PLAN-02", "STR-MOVE-02")
def test_steps_are_walked_in_the_order_in_which_they_were_planned() -> None:
    scene = Scene(2, at="plan").play("A: step 2", "A: step 3", "A: step 4")
    assert plans(scene)[0] == (0, (), (8, 9, 17, 24))
    scene.play("A: ready")
    scene.plan("B", "kotlownia", "dzwonnica", "zaulek-neonow")
    walked = [event.args for event in scene.events if event.key == "walks"]
    assert walked[0] == {"seat": 0, "tiles": [7, 2, 17, 1], "way": [8, 9, 17, 24]}
    assert scene.pawn("A") == "centrum"
    assert scene.position.walked[0] == (8, 9, 17, 24)


@pytest.mark.rules("STR-PLAN-03", "STR-DUEL-28")
def test_steps_go_in_eight_directions() -> None:
    scene = Scene(2, at="plan", pawns={"A": "centrum"})
    assert scene.steps("A") == AROUND_CENTRE
    assert [offer for offer in scene.offers("A") if offer.startswith("step")] == [
        f"step {direction}" for direction in range(8)
    ]
    assert Scene(2, at="plan").steps("A") == set(AROUND_STAWY)
    assert Scene(2, at="plan").refusal("A: step 0") == ("STR-PLAN-03", "refused-off-board")


@pytest.mark.rules("STR-PLAN-04", "STR-AMB-09")
def test_up_is_the_same_for_all() -> None:
    scene = Scene(2, at="plan", pawns={"A": "centrum", "B": "centrum"})
    assert plans(scene.play("A: step 0", "B: step 0"))[0] == plans(scene)[1] == (2, (), (24, 17))


@pytest.mark.rules("STR-PLAN-05", "STR-PLAN-06", "STR-AMB-06")
def test_plans_are_shown_when_all_are_ready_and_cannot_be_changed_then() -> None:
    scene = Scene(2, at="plan").plan("A", "remiza", "fontanna", "huta")
    assert scene.asked_names == "B"
    assert scene.refusal("A: clear") == ("STR-PLAN-01", "refused-not-asked")
    assert scene.pawn("A") == "stawy", "nobody moves before all are ready"
    scene.plan("B", "kotlownia", "kanaly", "wieza")
    assert (scene.pawn("A"), scene.pawn("B")) == ("huta", "wieza")
    assert scene.refusal("clear")[1] == "refused-not-now"


def test_a_plan_can_be_made_anew_until_it_is_ready() -> None:
    scene = Scene(2, at="plan")
    assert "clear" not in scene.offers("A")
    scene.play("A: step 4", "A: step 4", "A: clear")
    assert plans(scene)[0] == (3, (), (8,))


@pytest.mark.rules("STR-PLAN-07", "STR-AMB-02")
def test_a_plan_has_exactly_three_steps() -> None:
    scene = Scene(2, at="plan").play("A: step 4", "A: step 4")
    assert scene.refusal("A: ready") == ("STR-PLAN-07", "refused-plan-unfinished")
    scene.play("A: step 4")
    assert scene.refusal("A: step 4") == ("STR-PLAN-07", "refused-no-arrows")
    assert scene.verbs("A") == {"clear", "ready"}


@pytest.mark.rules("STR-MOVE-01", "STR-DUEL-05")
def test_the_starting_player_walks_first() -> None:
    scene = Scene(3, at="plan", starter="B")
    scene.plan("A", "remiza", "metro", "plywalnia")
    scene.plan("C", "huta", "cmentarz", "lotnisko").plan("B", "kotlownia", "dzialki", "kanaly")
    assert [event.args["seat"] for event in scene.events if event.key == "walks"] == [1, 2, 0]
    assert scene.position.order == (1, 2, 0)


@pytest.mark.rules("STR-MOVE-03", "STR-MOVE-04")
def test_a_stop_can_neither_be_entered_nor_passed() -> None:
    scene = Scene(2, at="plan", pawns={"A": "centrum"}, stops=["strychy", "lotnisko"])
    assert scene.steps("A") == AROUND_CENTRE - {"strychy", "lotnisko"}
    assert scene.refusal("A: step 0") == ("STR-MOVE-03", "refused-blocked")


@pytest.mark.rules("STR-MOVE-05", "STR-MOVE-06", "STR-MOVE-07", "STR-AMB-03")
def test_a_step_into_a_suburb_may_be_followed_by_a_jump() -> None:
    scene = Scene(2, at="plan", pawns={"A": "remiza"}).play("A: step 0")
    assert scene.places("jump", "A") == set(OTHER_SUBURBS)
    assert "step" in scene.verbs("A"), "nobody has to jump"
    scene.play(f"A: jump {scene.cell('cegielnia')}")
    assert plans(scene)[0] == (2, (), (15, 8, 140)), "the jump has cost no step"
    assert "jump" not in scene.verbs("A")
    assert scene.steps("A") == {"bulwary", "stary-port", "zaulek-neonow"}
    assert scene.refusal(f"A: jump {scene.cell('stawy')}") == ("STR-MOVE-05", "refused-not-in-suburb")


@pytest.mark.rules("STR-MOVE-12", "STR-AMB-04", "STR-AMB-05")
def test_where_and_when_one_may_jump() -> None:
    scene = Scene(2, at="plan", pawns={"A": "metro", "B": "wiatraki"}, stops=["cegielnia"])
    scene.play("A: step 4", "A: step 0", "A: step 7")
    assert scene.places("jump", "A") == {"kamieniolom", "wiatraki"}, "a pawn does not block, a STOP does"
    assert scene.refusal(f"A: jump {scene.cell('cegielnia')}") == ("STR-MOVE-12", "refused-blocked")
    assert scene.refusal(f"A: jump {scene.cell('stawy')}") == ("STR-MOVE-05", "refused-already-there")
    assert scene.refusal("A: jump 24") == ("STR-MOVE-05", "refused-no-suburb")
    assert "ready" in scene.offers("A"), "after the last step one may jump or not"
    scene.play(f"A: jump {scene.cell('kamieniolom')}")
    assert scene.verbs("A") == {"clear", "ready"}
    beginning = Scene(2, at="plan")
    assert "jump" not in beginning.verbs("A"), "not before the first step"


@pytest.mark.rules("STR-MOVE-08")
def test_districts_with_pawns_can_be_passed() -> None:
    scene = Scene(2, at="plan", pawns={"A": "stawy", "B": "metro"})
    scene.plan("A", "metro", "spalona-kamienica", "fontanna").plan("B", "strychy", "kanaly", "dzialki")
    assert (scene.pawn("A"), scene.pawn("B")) == ("fontanna", "dzialki")
    assert scene.told("duel") == []


@pytest.mark.rules("STR-MOVE-09", "STR-MOVE-10", "STR-AMB-07")
def test_a_pawn_that_is_stuck_moves_to_a_suburb_for_an_arrow() -> None:
    scene = Scene(2, at="plan", stops=[*AROUND_STAWY, "stawy"])
    assert scene.places("transfer", "A") == set(OTHER_SUBURBS)
    assert scene.verbs("A") == {"transfer"}
    assert scene.refusal(f"A: transfer {scene.cell('stawy')}") == ("STR-MOVE-09", "refused-already-there")
    assert scene.refusal("A: transfer 24") == ("STR-MOVE-09", "refused-no-suburb")
    scene.play(f"A: transfer {scene.cell('wiatraki')}")
    assert plans(scene)[0] == (2, (), (8, 136))
    assert "jump" not in scene.verbs("A"), "a transfer is no step into a suburb"
    assert scene.refusal(f"A: transfer {scene.cell('cegielnia')}") == ("STR-MOVE-09", "refused-not-stuck")
    scene.play("A: step 0", "A: step 0")
    assert scene.refusal(f"A: transfer {scene.cell('cegielnia')}") == ("STR-MOVE-10", "refused-no-arrows")
    closed = Scene(2, at="plan", stops=[*AROUND_STAWY, "wiatraki"])
    assert closed.refusal(f"A: transfer {closed.cell('wiatraki')}") == ("STR-MOVE-12", "refused-blocked")


@pytest.mark.rules("STR-AMB-07")
def test_a_pawn_can_get_stuck_on_its_way() -> None:
    around_kamieniolom = ["kopalnia", "kanaly", "kotlownia"]
    scene = Scene(2, at="plan", pawns={"A": "kotlownia"}, stops=around_kamieniolom)
    scene.play("A: step 0")
    assert scene.places("transfer", "A") == scene.places("jump", "A") == {"stawy", "wiatraki", "cegielnia"}
    scene.play(f"A: transfer {scene.cell('stawy')}", "A: step 4")
    assert plans(scene)[0] == (0, (), (19, 12, 108, 15))


@pytest.mark.rules("STR-MOVE-13", "STR-AMB-08", "STR-INV-02")
def test_a_pawn_that_can_go_nowhere_stays_and_does_not_use_its_district() -> None:
    closed = [*AROUND_STAWY, "stawy", *OTHER_SUBURBS]
    scene = Scene(
        2, at="plan", pawns={"B": "centrum"}, stops=closed, cubes={"stawy": 2}, purses={"A": {"energy": 8}}
    )
    assert scene.offers("A") == ["ready"]
    scene.play("A: ready").plan("B", "dzialki", "kanaly", "wieza")
    assert [event.args for event in scene.events if event.key == "stays"] == [{"seat": 0}]
    assert scene.verbs("A") == {"trade", "buy", "done"}
    assert scene.refusal("collect") == ("STR-MOVE-13", "refused-stuck")
    assert scene.play("done", "done").stops == {*closed, "wieza"}, "no second STOP"


@pytest.mark.rules("STR-AMB-08")
def test_a_pawn_that_is_stuck_on_its_way_simply_ends_there() -> None:
    around_remiza = ["stawy", "plywalnia", "metro", "spalona-kamienica", "fontanna"]
    scene = Scene(
        2,
        at="plan",
        pawns={"A": "metro", "B": "centrum"},
        stops=[*around_remiza, *OTHER_SUBURBS],
        cubes={"remiza": 1},
    )
    scene.play("A: step 6")
    assert scene.offers("A") == ["ready", "clear"]
    assert scene.refusal(f"A: transfer {scene.cell('stawy')}") == ("STR-MOVE-12", "refused-blocked")
    scene.play("A: ready").plan("B", "dzialki", "kanaly", "wieza")
    assert (scene.pawn("A"), scene.play("collect").purse("A")) == ("remiza", {"fire": 1})


# Imps in a plan -----------------------------------------------------------------------


@pytest.mark.rules("STR-IMP-05", "STR-AMB-32")
def test_puddler_is_one_step_more_and_goes_with_the_plan() -> None:
    scene = Scene(2, at="plan", imps={"A": ["kaluznik", "kaluznik"]})
    assert "use 1" in scene.offers("A")
    before = scene.view("B")
    scene.play("A: use 1")
    assert scene.view("B") == before, "that an imp is planned is secret"
    assert "use 1" not in scene.offers("A"), "each kind once"
    assert scene.refusal("A: use 1")[1] == "refused-imp-not-now"
    scene.play("A: step 4", "A: step 4", "A: step 4")
    assert scene.refusal("A: ready")[1] == "refused-plan-unfinished"
    assert scene.refusal("A: use 2") == ("STR-IMP-05", "refused-no-such-imp")
    assert scene.refusal("A: use 1") == ("STR-AMB-32", "refused-imp-first")
    scene.play("A: step 4", "A: ready")
    assert scene.imps("A") == ["kaluznik", "kaluznik"], "nothing leaves before all are ready"
    scene.plan("B", "kotlownia", "dzwonnica", "zaulek-neonow")
    assert (scene.pawn("A"), scene.imps("A")) == ("wiatraki", ["kaluznik"])
    assert [event.args for event in scene.events if event.key == "uses-imp"] == [{"seat": 0, "imp": 1}]


@pytest.mark.rules("STR-AMB-32")
def test_an_imp_joins_a_plan_only_before_its_first_step() -> None:
    scene = Scene(2, at="plan", imps={"A": ["kaluznik", "przeciek"]}).play("A: use 1", "A: step 4")
    assert scene.refusal("A: use 2") == ("STR-AMB-32", "refused-imp-first")
    scene.play("A: clear", "A: use 2", "A: use 1")
    assert plans(scene)[0] == (4, (2, 1), (8,))


def test_an_imp_is_left_out_by_planning_anew() -> None:
    scene = Scene(2, at="plan", imps={"A": ["kaluznik"]}).play("A: use 1", "A: clear")
    assert plans(scene)[0] == (3, (), (8,))


@pytest.mark.rules("STR-IMP-05")
def test_seep_passes_stops_but_does_not_end_in_one() -> None:
    scene = Scene(2, at="plan", imps={"A": ["przeciek"]}, stops=[*AROUND_STAWY, "stawy"])
    assert scene.verbs("A") == {"transfer", "use"}
    scene.play("A: use 2")
    assert scene.steps("A") == set(AROUND_STAWY)
    scene.play("A: step 3", "A: step 0")
    assert scene.steps("A") == {"strychy", "wieza", "stawy"}, "an open district, or a suburb to jump from"
    assert scene.refusal("A: step 4") == ("STR-MOVE-03", "refused-blocked")
    scene.play("A: step 2")
    assert "ready" in scene.offers("A")


def test_seep_offers_only_ways_out() -> None:
    ring = ["remiza", "metro", "plywalnia", "fontanna", "spalona-kamienica", "strychy", "wieza"]
    scene = Scene(2, at="plan", imps={"A": ["przeciek"]}, stops=[*ring, "stawy", *OTHER_SUBURBS])
    scene.play("A: use 2", "A: step 3")
    assert scene.steps("A") == {"wieza", "strychy", "fontanna", "spalona-kamienica", "centrum"}


def test_seep_can_leave_a_closed_suburb_by_a_jump() -> None:
    stops = [
        *AROUND_STAWY,
        "stawy",
        "fontanna",
        "spalona-kamienica",
        "strychy",
        "wieza",
        "kopalnia",
        "kanaly",
    ]
    scene = Scene(2, at="plan", pawns={"A": "metro"}, imps={"A": ["przeciek"]}, stops=stops)
    scene.play("A: use 2", "A: step 0", "A: step 4")
    assert "stawy" in scene.steps("A"), "the last step may lead into a closed suburb with a jump out of it"
    scene.play("A: step 7")
    assert scene.verbs("A") == {"jump", "clear"}
    assert scene.refusal("A: ready") == ("STR-MOVE-03", "refused-ends-blocked")
    scene.play(f"A: jump {scene.cell('wiatraki')}")
    assert scene.verbs("A") == {"clear", "ready"}


# Before planning and after moving -----------------------------------------------------


@pytest.mark.rules("STR-IMP-05", "STR-IMP-06")
def test_firebug_takes_a_stop_off_before_planning() -> None:
    scene = Scene(3, at="plan", starter="B", imps={"A": ["podpalacz"]}, stops=["huta", "metro"])
    assert (scene.frame, scene.asked_names) == ("BeforePlanning", "A")
    assert scene.offers() == ["use 9", "skip", "swap 9"]
    assert scene.refusal("use 1") == ("STR-IMP-05", "refused-no-such-imp")
    assert scene.refusal("unblock 29")[1] == "refused-not-now"
    scene.play("use 9")
    assert scene.places("unblock") == {"huta", "metro"}
    assert scene.refusal("unblock 8") == ("STR-IMP-05", "refused-no-stop")
    assert scene.refusal("skip")[1] == "refused-not-now"
    scene.play(f"unblock {scene.cell('huta')}")
    assert (scene.stops, scene.imps("A"), scene.frame) == ({"metro"}, [], "Plans")
    assert scene.told("unblocks") == [{"seat": 0, "cell": 29, "tile": 21}]


def test_firebug_may_wait() -> None:
    scene = Scene(2, at="plan", imps={"B": ["podpalacz"]}, stops=["huta"]).play("skip")
    assert (scene.frame, scene.imps("B"), scene.stops) == ("Plans", ["podpalacz"], {"huta"})
    assert Scene(2, at="plan", imps={"B": ["podpalacz"]}).frame == "Plans", "without a STOP nobody is asked"


@pytest.mark.rules("STR-IMP-05")
def test_firebug_is_asked_for_in_every_round_with_a_stop() -> None:
    scene = Scene(2, at="round", number=2, imps={"B": ["podpalacz"]}, stops=["huta"])
    assert (scene.frame, scene.asked_names, scene.offers()) == (
        "BeforePlanning",
        "B",
        ["use 9", "skip", "swap 9"],
    )


def test_several_firebugs_clear_the_way_one_after_the_other_while_there_are_stops() -> None:
    scene = Scene(3, at="plan", starter="B", imps={"A": ["podpalacz"]}, stops=["huta", "metro", "dachy"])
    scene.position.imps = [(9,), (9, 9), ()]
    assert may_unblock(scene.position) == (1, 0)
    left = BeforePlanning((1, 0), True)
    assert left._left(scene.position, 1) == (1, 0), "B has another one"
    assert left._left(scene.position, 0) == (1, 0)
    scene.position.imps = [(9,), (), ()]
    assert left._left(scene.position, 1) == (0,)
    scene.position.stops = 0
    assert left._left(scene.position, 1) == ()


def test_the_last_stop_gone_nobody_else_is_asked() -> None:
    scene = Scene(2, at="plan", imps={"A": ["podpalacz"]}, stops=["huta"]).play("use 9", "unblock 29")
    assert scene.frame == "Plans"


@pytest.mark.rules("STR-IMP-05")
def test_whirl_is_one_step_more_when_all_have_moved() -> None:
    scene = Scene(3, at="moved", pawns={"B": "centrum"}, imps={"B": ["wir"]}, stops=["strychy"])
    assert (scene.frame, scene.asked_names, scene.offers()) == (
        "AfterMoving",
        "B",
        ["use 3", "skip", "swap 3"],
    )
    assert scene.refusal("use 2") == ("STR-IMP-05", "refused-no-such-imp")
    assert scene.refusal("step 2")[1] == "refused-not-now"
    scene.play("use 3")
    assert "step 0" not in scene.offers()
    assert scene.refusal("step 0") == ("STR-MOVE-03", "refused-blocked")
    assert scene.refusal("ready")[1] == "refused-not-now"
    scene.play("step 2")
    assert (scene.pawn("B"), scene.imps("B"), scene.frame) == ("dzialki", [], "Act")
    assert scene.position.order == (0, 2, 1), "who steps on comes last"
    assert Scene(2, at="moved", imps={"B": ["wir"]}).play("skip").imps("B") == ["wir"]


@pytest.mark.rules("STR-IMP-05")
def test_of_several_with_a_whirl_one_after_the_other_is_asked() -> None:
    scene = Scene(3, at="moved", starter="B", imps={"B": ["wir"]})
    for stepping in (False, True):
        scene.position.become(AfterMoving((1, 2, 0), stepping))
        action = scene.options(1)[0] if stepping else SKIP
        assert scene.asked_names == "B"
        scene.position.stack[-1].answer(scene.position, 1, action, scene.events)
        assert scene.position.stack[-1] == AfterMoving((2, 0), False)


def test_whirl_is_not_offered_where_there_is_no_step() -> None:
    scene = Scene(2, at="moved", imps={"A": ["wir"]}, stops=list(AROUND_STAWY))
    assert scene.frame == "Act"


@pytest.mark.rules("STR-PLAN-01")
def test_what_belongs_elsewhere_is_refused_while_planning() -> None:
    assert Scene(2, at="plan").refusal("A: collect") == ("STR-PLAN-01", "refused-not-now")


# Jumps that are chosen while moving ------------------------------------------------------


def walking(**more: Any) -> Scene:
    """Return a scene with A beside the suburb Wiatraki, and B in the centre."""
    pawns = {"A": "huta", "B": "centrum"}
    return Scene(2, at="plan", pawns=pawns, jumps="moving", **more)


@pytest.mark.rules("STR-AMB-03", "STR-MOVE-05", "STR-MOVE-06", "STR-MOVE-07")
def test_a_jump_may_be_chosen_while_moving_and_the_arrows_go_on_from_there() -> None:
    scene = walking()
    scene.step("A: step 4")
    assert "jump" not in scene.verbs("A"), "a plan has only arrows"
    scene.step("A: step 2").step("A: step 1").step("A: ready")
    scene.plan("B", "lotnisko", "dachy", "bulwary")
    assert (scene.frame, scene.asked_names, scene.pawn("A")) == ("Walk", "A", "wiatraki")
    assert scene.places("jump") == {"stawy", "kamieniolom", "cegielnia"}
    assert scene.refusal(f"jump {scene.cell('centrum')}") == ("STR-MOVE-05", "refused-no-suburb")
    assert scene.refusal(f"jump {scene.cell('wiatraki')}") == ("STR-MOVE-05", "refused-already-there")
    assert scene.refusal("ready")[1] == "refused-not-now"
    scene.play(f"jump {scene.cell('stawy')}")
    assert (scene.frame, scene.asked_names) == ("Walk", "A"), (
        "two arrows: right to Pływalnia, then off the board"
    )
    assert scene.pawn("A") == "plywalnia"
    assert scene.refusal("jump 8")[1] in ("refused-not-now", "refused-already-there")
    scene.play(f"transfer {scene.cell('cegielnia')}")
    assert (scene.pawn("A"), scene.pawn("B")) == ("cegielnia", "bulwary")
    assert scene.position.walked[0] == (29, 36, 108, 9, 140)


#: Version 2 of the rules, with its own events; tables that began with it still use it.
RULES_2: Final = StraszydlaGame(BOX, 2)


def ways_told(scene: Scene, key: str) -> list[str]:
    """Return the plans that were revealed, or the paths walked: whose, and from place to place."""
    ways: list[Any] = [event.args for event in scene.events if event.key == key]
    return [
        " ".join([scene.names[told["seat"]], *[BOX.tiles[tile].id for tile in told["tiles"]]])
        for told in ways
    ]


#: The plans of `around_wiatraki`.
OF_A: Final = "A huta wiatraki niespokojny-lasek cmentarz"
OF_B: Final = "B centrum lotnisko dachy bulwary"


def around_wiatraki(**more: Any) -> Scene:
    """Return a scene in which both have planned: A walks into the suburb by its first step, B into none."""
    scene = walking(**more)
    for plan in (OF_A, OF_B):
        name, _, *way = plan.split()
        assert ways_told(scene, "plan-shown") == [], "plans are secret until all are ready"
        scene.plan(name, *way)
    return scene


@pytest.mark.rules("STR-PLAN-05", "STR-MOVE-01", "STR-AMB-03")
def test_plans_that_lie_open_are_told_before_anybody_walks() -> None:
    scene = around_wiatraki(starter="B")
    assert ways_told(scene, "plan-shown") == [OF_B, OF_A]
    assert scene.heard("*") == [*["plan-ready"] * 2, *["plan-shown"] * 2, *["walks"] * 2]
    jumped = ["A wiatraki stawy plywalnia", "A plywalnia cegielnia"]
    scene.play(f"jump {scene.cell('stawy')}", f"transfer {scene.cell('cegielnia')}")
    assert ways_told(scene, "plan-shown") == [OF_B, OF_A]
    assert ways_told(scene, "walks") == [OF_B, "A huta wiatraki", *jumped]


@pytest.mark.rules("STR-PLAN-05", "STR-AMB-03")
def test_whoever_is_asked_in_a_suburb_has_been_seen_to_walk_there() -> None:
    scene = around_wiatraki()
    assert (scene.asked_names, ways_told(scene, "walks")) == ("A", ["A huta wiatraki"])
    assert scene.position.walked == ((29, 36), (24,)), "B has not walked yet"
    assert scene.position.order == (1, 0), "A has come to Wiatraki after B came to the centre"
    scene.play("skip")
    assert ways_told(scene, "walks")[1:] == ["A wiatraki niespokojny-lasek cmentarz", OF_B]
    last = walking().plan("A", "fontanna", "huta", "wiatraki").plan("B", "lotnisko", "dachy", "bulwary")
    last.play("skip")
    assert ways_told(last, "walks") == ["A huta fontanna huta wiatraki", OF_B], "nothing is told twice"


@pytest.mark.rules("STR-PLAN-05", "STR-AMB-03", "STR-MOVE-10")
def test_the_next_part_of_a_way_begins_where_the_pawn_stands() -> None:
    scene = around_wiatraki(stops=["plywalnia"])
    scene.play(f"jump {scene.cell('stawy')}")
    told = scene.told("walks")
    assert (scene.asked_names, [walk["way"] for walk in told]) == ("A", [[36, 108]]), "Pływalnia is closed"
    scene.play(f"transfer {scene.cell('kamieniolom')}")
    assert scene.told("walks")[0]["way"][:2] == [8, 100 + scene.cell("kamieniolom")]


@pytest.mark.rules("STR-PLAN-05", "STR-AMB-03")
def test_by_older_rules_a_way_was_told_when_its_walker_had_arrived() -> None:
    scene = around_wiatraki(game=RULES_2)
    assert (scene.pawn("A"), scene.heard("*"), scene.position.walked) == (
        "wiatraki",
        ["plan-ready"] * 2,
        ((), ()),
    )
    scene.play(f"jump {scene.cell('stawy')}", f"transfer {scene.cell('cegielnia')}")
    assert ways_told(scene, "walks") == ["A huta wiatraki stawy plywalnia cegielnia", OF_B]
    assert ways_told(scene, "plan-shown") == []


@pytest.mark.rules("STR-AMB-03", "STR-IMP-06")
def test_an_imp_in_a_plan_is_used_up_when_jumps_are_chosen_while_moving() -> None:
    scene = walking(imps={"A": ["kaluznik"]})
    scene.step("A: use 1")
    scene.plan("A", "cmentarz", "lotnisko", "stary-port", "bulwary")
    scene.plan("B", "strychy", "wieza", "kopalnia")
    assert (scene.imps("A"), scene.pawn("A"), scene.pawn("B")) == ([], "bulwary", "kopalnia")
    assert [event.args for event in scene.events if event.key == "uses-imp"] == [{"seat": 0, "imp": 1}]
    assert scene.position.order == (0, 1)


@pytest.mark.rules("STR-AMB-03", "STR-MOVE-13")
def test_whoever_cannot_follow_any_arrow_nor_be_transferred_stays() -> None:
    scene = walking()
    scene.plan("A", "cmentarz", "lotnisko", "stary-port")
    around = ("fontanna", "spalona-kamienica", "cmentarz", "niespokojny-lasek", *SUBURBS)
    scene.position.stops = sum([1 << scene.cell(tile) for tile in around])
    scene.plan("B", "strychy", "wieza", "kopalnia")
    assert [event.args["seat"] for event in scene.events if event.key == "stays"] == [0]
    assert (scene.pawn("A"), scene.pawn("B"), scene.position.walked[0]) == ("huta", "kopalnia", (29,))


@pytest.mark.rules("STR-AMB-03", "STR-MOVE-02")
def test_whoever_does_not_jump_while_moving_walks_the_plan_as_it_is() -> None:
    scene = walking()
    scene.plan("A", "wiatraki", "niespokojny-lasek", "cmentarz").plan("B", "lotnisko", "dachy", "bulwary")
    scene.play("skip")
    assert (scene.pawn("A"), scene.pawn("B"), scene.frame) == ("cmentarz", "bulwary", "Act")
    assert [told["seat"] for told in scene.told("walks")] == [0, 1]
    assert scene.position.walked[0] == (29, 36, 37, 30)


@pytest.mark.rules("STR-AMB-03", "STR-MOVE-12")
def test_jumps_while_moving_lead_to_open_suburbs_only_and_after_the_last_arrow_too() -> None:
    scene = walking(stops=["stawy", "kamieniolom"])
    scene.plan("A", "fontanna", "remiza", "fontanna").plan("B", "lotnisko", "bulwary", "cegielnia")
    assert (scene.asked_names, scene.places("jump")) == ("B", {"wiatraki"})
    assert scene.refusal(f"jump {scene.cell('stawy')}") == ("STR-MOVE-12", "refused-blocked")
    assert scene.play(f"jump {scene.cell('wiatraki')}").pawn("B") == "wiatraki"


@pytest.mark.rules("STR-AMB-03", "STR-MOVE-09", "STR-MOVE-13")
def test_an_arrow_that_cannot_be_followed_and_no_suburb_to_go_to_is_lost() -> None:
    frame = Walk((0,), ((0,), ()), 0, (0,), (8,), False)
    scene = walking(stops=["kamieniolom", "wiatraki", "cegielnia"])
    scene.position.stack[-1:] = [frame]
    scene.position.pawn[0], scene.position.walked = 8, ((8,), ())
    frame.run(scene.position, scene.events)
    assert scene.position.stack[-1].arrows == ()  # type: ignore[attr-defined]
    assert scene.position.pawn[0] == 8


def seeping(
    stops: list[str], arrows: tuple[int, ...], here: str, jumps: bool = False, passing: int = 1
) -> Scene:
    """Return A walking on from a district with arrows left, through STOPs, choosing jumps while moving."""
    scene = walking(stops=stops)
    cell = scene.cell(here)
    frame = Walk((0,), (arrows, ()), passing, arrows, (cell,), jumps)
    scene.position.stack[-1:] = [frame]
    scene.position.pawn[0], scene.position.walked = cell, ((cell,), ())
    return scene


@pytest.mark.rules("STR-IMP-05", "STR-AMB-03")
def test_seep_passes_a_stop_while_moving_and_ends_in_one_only_in_a_suburb_with_a_way_on() -> None:
    last = seeping(["wiatraki"], (4,), "huta")
    assert last.offers("A") == [], "Wiatraki is closed, but one may jump on from there"
    closed = seeping(["wiatraki", "stawy", "kamieniolom", "cegielnia"], (4,), "huta")
    closed.position.stack[-1].run(closed.position, closed.events)
    assert closed.pawn("A") == "huta", "nowhere to jump to: the arrow is lost"
    through = seeping(["niespokojny-lasek"], (2, 1), "wiatraki")
    through.position.stack[-1].run(through.position, through.events)
    assert through.pawn("A") == "niespokojny-lasek", "another arrow leads out again"
    ends = seeping(["niespokojny-lasek"], (2,), "wiatraki")
    assert ends.places("transfer", "A") == {"stawy", "kamieniolom", "cegielnia"}
    without = seeping(["niespokojny-lasek"], (2, 4, 4), "wiatraki", passing=0)
    assert without.places("transfer", "A") == {"stawy", "kamieniolom", "cegielnia"}, "no Seep, no way through"
    without.play(f"transfer {without.cell('stawy')}")
    assert without.pawn("A") == "fontanna", "the transfer costs one arrow, the two others are followed"


#: A suburb in the very corner of the canvas: its cell has the number 0.
CORNER: Final = (
    "7 . . . . . ./. 13 2 14 8 . ./. 20 11 17 5 24 ./. 3 23 1 9 18 ./. 21 12 15 6 25 ./. 16 10 19 4 22 ."
)


@pytest.mark.rules("STR-PLAN-03", "STR-MOVE-03", "STR-AMB-03")
def test_the_corner_of_the_canvas_is_a_place_like_any_other() -> None:
    scene = Scene(2, at="plan", layout=CORNER, pawns={"A": "kamieniolom", "B": "centrum"}, jumps="moving")
    assert scene.cell("stawy") == 0
    scene.plan("A", "stawy", "kamieniolom", "plywalnia").plan("B", "lotnisko", "dachy", "bulwary")
    assert (scene.asked_names, scene.pawn("A")) == ("A", "stawy"), "there, and free to jump on"
    scene.play("skip", "skip")
    assert scene.position.walked[0] == (8, 0, 8, 9)
    closed = Scene(2, at="plan", layout=CORNER, stops=["stawy"], pawns={"A": "kamieniolom"})
    assert closed.refusal("A: step 7") == ("STR-MOVE-03", "refused-blocked")


@pytest.mark.rules("STR-MOVE-02", "STR-AMB-03")
def test_whoever_stands_in_a_closed_suburb_at_the_end_must_jump_on() -> None:
    assert "skip" not in seeping(["wiatraki"], (), "wiatraki", jumps=True).offers("A")
    assert "skip" in seeping(["wiatraki"], (2,), "wiatraki", jumps=True).offers("A")
    assert "skip" in seeping([], (), "wiatraki", jumps=True).offers("A")


@pytest.mark.rules("STR-AMB-32")
def test_two_imps_of_a_kind_in_one_plan_if_the_group_plays_so() -> None:
    puddlers = {"A": ["kaluznik", "kaluznik"]}
    once = Scene(2, at="plan", imps=puddlers).step("A: use 1")
    assert "use 1" not in once.offers("A")
    both = Scene(2, at="plan", imps=puddlers, plan_imps="any").step("A: use 1").step("A: use 1")
    assert "use 1" not in both.offers("A"), "there is no third"
    assert both.position.stack[-1].plans[0][0] == 5  # type: ignore[attr-defined]
