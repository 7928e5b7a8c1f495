"""Edge cases: the cell with the number 0, the last of two paths, nowhere to jump to, who is next."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from polnoc.engine.moments import Recording
from polnoc.engine.play import answer
from polnoc.engine.seats import CHANCE
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.actions import IMP, SKIP, UNBLOCK
from polnoc.games.straszydla.rules.dice import Roll, SetOne
from polnoc.games.straszydla.rules.planning import BeforePlanning
from polnoc.games.straszydla.rules.rounds import begin_round
from polnoc.games.straszydla.rules.setup import BuildCity
from tests.games.pack_files import write
from tests.games.straszydla.packs import classic
from tests.games.straszydla.scene import BOX, Scene
from tests.games.straszydla.test_planning import CORNER

WINS = ("die 6", "die 6", "die 1", "die 1")


def at_huta(**made: Any) -> Scene:
    """Return a scene in which A and B duel in Huta."""
    return Scene(2, at="duels", pawns=dict.fromkeys("AB", "huta"), **made)


# Paths ----------------------------------------------------------------------------------------


@pytest.mark.rules("STR-MOVE-09")
def test_nobody_is_transferred_to_the_suburb_that_was_reached_last() -> None:
    scene = Scene(2, at="plan", pawns={"A": "kotlownia"}, stops=["kopalnia", "kanaly", "kotlownia"])
    scene.play("A: step 0")
    refused = scene.refusal(f"A: transfer {scene.cell('kamieniolom')}")
    assert refused == ("STR-MOVE-09", "refused-already-there")


@pytest.mark.rules("STR-PLAN-03")
def test_a_step_is_refused_for_where_the_plan_has_led() -> None:
    scene = Scene(2, at="plan", pawns={"A": "centrum"}).play("A: step 0", "A: step 0")
    assert scene.refusal("A: step 0") == ("STR-PLAN-03", "refused-off-board")


@pytest.mark.rules("STR-MOVE-09", "STR-MOVE-10", "STR-AMB-03")
def test_a_transfer_to_the_corner_of_the_canvas_is_walked_while_jumps_are_chosen() -> None:
    around = ["stary-port", "zaulek-neonow", "bulwary"]
    pawns = {"A": "cegielnia", "B": "centrum"}
    scene = Scene(2, at="plan", layout=CORNER, pawns=pawns, stops=around, jumps="moving")
    assert scene.cell("stawy") == 0
    scene.play("A: transfer 0", "A: step 3", "A: step 2", "A: ready")
    scene.plan("B", "strychy", "wieza", "strychy")
    assert (scene.asked_names, scene.pawn("A")) == ("A", "kamieniolom"), "not asked in Stawy: it is no step"
    scene.play("skip")
    assert scene.position.walked[0] == (40, 100, 8, 9)


@pytest.mark.rules("STR-IMP-05", "STR-MOVE-03")
def test_seep_passes_the_only_stop_in_the_corner_of_the_canvas() -> None:
    pawns = {"A": "kamieniolom", "B": "centrum"}
    scene = Scene(2, at="plan", layout=CORNER, pawns=pawns, stops=["stawy"], imps={"A": ["przeciek"]})
    assert scene.position.stops == 1 and "stawy" not in scene.steps("A")
    assert "stawy" in scene.play("A: use 2").steps("A")


@pytest.mark.rules("STR-AMB-03", "STR-MOVE-12")
def test_whoever_has_nowhere_to_jump_to_walks_on_without_being_asked() -> None:
    shut = ["stawy", "kamieniolom", "cegielnia"]
    pawns = {"A": "huta", "B": "centrum"}
    scene = Scene(2, at="plan", pawns=pawns, stops=shut, jumps="moving")
    scene.plan("A", "wiatraki", "niespokojny-lasek", "cmentarz").plan("B", "lotnisko", "dachy", "bulwary")
    assert (scene.frame, scene.pawn("A"), scene.pawn("B")) == ("Act", "cmentarz", "bulwary")


@pytest.mark.rules("STR-AMB-03", "STR-IMP-05")
@pytest.mark.parametrize("seeping", ["A", "B"])
def test_whoever_has_planned_with_seep_walks_through_stops(seeping: str) -> None:
    ways = {"A": ("cmentarz", "lotnisko", "stary-port"), "B": ("strychy", "wieza", "kopalnia")}
    stop = ways[seeping][0]
    pawns = {"A": "huta", "B": "centrum"}
    scene = Scene(2, at="plan", pawns=pawns, stops=[stop], imps={seeping: ["przeciek"]}, jumps="moving")
    scene.step(f"{seeping}: use 2")
    scene.plan("A", *ways["A"]).plan("B", *ways["B"])
    assert (scene.frame, scene.pawn("A"), scene.pawn("B")) == ("Act", "stary-port", "kopalnia")


@pytest.mark.rules("STR-IMP-05")
def test_of_several_with_a_firebug_one_after_the_other_is_asked() -> None:
    scene = Scene(3, at="plan", starter="B", imps={"B": ["podpalacz"]}, stops=["huta", "metro"])
    position, asked = scene.position, BeforePlanning((1, 2, 0), False)
    position.become(asked)
    asked.answer(position, 1, SKIP, scene.events)
    assert position.stack[-1] == BeforePlanning((2, 0), False)
    position.imps = [(), (), ()]
    BeforePlanning((1, 2, 0), True).answer(position, 1, UNBLOCK[scene.cell("huta")], scene.events)
    assert position.stack[-1] == BeforePlanning((2, 0), False), "the next one chooses anew whether to use it"


# Duels ----------------------------------------------------------------------------------------


@pytest.mark.rules("STR-BUY-01", "STR-DUEL-08", "STR-DUEL-09")
def test_a_bought_spook_takes_the_third_die_from_whoever_was_stronger_by_one() -> None:
    held = {"A": ["wodnik"], "B": ["smok"]}
    scene = at_huta(spooks=held, purses={"A": {"water": 6}})
    assert scene.position.stack[-1].counts == (2, 3)  # type: ignore[attr-defined]
    assert [len(dice) for dice in rolled(scene.play("buy 1"))] == [3, 2], "3 + 4 against 4"


@pytest.mark.rules("STR-BUY-01", "STR-IMP-05")
def test_a_single_die_stays_single_when_the_other_grows_stronger() -> None:
    scene = at_huta(imps={"A": ["gwizd"]}, purses={"A": {"water": 6}}).play("use 6", "buy 1")
    assert [len(dice) for dice in rolled(scene)] == [3, 1], "Whistle has taken a die; 4 against 0"


def rolled(scene: Scene) -> list[list[int]]:
    """Return the dice of both."""
    return [list(event.args["dice"]) for event in scene.events if event.key == "rolls"]  # type: ignore[call-overload]


@pytest.mark.rules("STR-IMP-05")
def test_mischief_rolls_only_the_dice_that_were_picked() -> None:
    scene = at_huta(imps={"A": ["psotnik"]}).play("die 3", "die 4", "die 1", "die 1", "use 4", "pick 1")
    assert scene.offers() == ["pick 0", "roll-again"]
    scene.step("roll-again")
    assert scene.position.stack[-1] == Roll(0, (3, 0), True)


@pytest.mark.rules("STR-IMP-05")
def test_a_die_can_be_set_to_every_other_face() -> None:
    scene = at_huta(imps={"A": ["podmuch"]}).play("die 1", "die 6", "die 1", "die 1", "use 5")
    assert scene.position.stack[-1] == SetOne(0, (1, 6))
    assert scene.offers() == [
        *[f"set 0 {face}" for face in (2, 3, 4, 5, 6)],
        *[f"set 1 {face}" for face in (1, 2, 3, 4, 5)],
    ]


@pytest.mark.rules("STR-IMP-05", "STR-IMP-06")
@pytest.mark.parametrize(
    ("answers", "imps", "stolen"),
    [(["skip"], ["kret"], {}), (["use 12", "enough"], [], {}), (["use 12", "steal 0"], [], {"water": 1})],
)
def test_after_mole_was_used_or_not_the_loser_retreats(
    answers: list[str], imps: list[str], stolen: Mapping[str, int]
) -> None:
    scene = at_huta(imps={"A": ["kret"]}, purses={"B": {"water": 1}}).play(*WINS)
    assert scene.frame == "AfterWinning"
    scene.play(*answers)
    assert (scene.frame, scene.imps("A"), scene.purse("A")) == ("Retreat", imps, stolen)


@pytest.mark.rules("STR-TRADE-02", "STR-DUEL-24")
def test_whoever_may_say_where_or_leave_it_may_trade_too() -> None:
    around = ["fontanna", "spalona-kamienica", "cmentarz", "niespokojny-lasek"]  # and Wiatraki
    scene = at_huta(stops=around, purses={"A": {"energy": 3}}, tops={"air-imp": "gwizd"})
    scene.play(*WINS, "A: bid 0")
    assert scene.offers() == [f"flee {scene.cell('wiatraki')}", "leave", "trade"]


# Beginning and end ----------------------------------------------------------------------------


@pytest.mark.rules("STR-SETUP-04")
def test_every_district_but_the_centre_is_laid_at_random(tmp_path: Path) -> None:
    """A box whose first district is not the centre."""
    before, first, *others = classic().split("[[tiles]]")
    assert "centre = true" in first
    layout = before.replace("7 2 14", "7 1 14").replace("3 23 1 9", "3 23 2 9")
    box = "[[tiles]]".join([layout, *others[:1], first, *others[1:]])
    position = Scene.new(2, game=PACKAGE.make_game_from(write(tmp_path, box))).position
    tiles = position.terms.box.tiles
    assert position.terms.box.centre == 2 and not tiles[1].suburb
    suburbs = [number for number in range(1, len(tiles)) if tiles[number].suburb]
    assert [action.arg for action in BuildCity(()).options(position, CHANCE)] == suburbs
    others_laid = [number for number in range(1, len(tiles)) if number not in (2, *suburbs)]
    assert [action.arg for action in BuildCity(tuple(suburbs)).options(position, CHANCE)] == others_laid


@pytest.mark.rules("STR-GOAL-03", "STR-SUMMON-07", "STR-TIME-04")
def test_the_time_does_not_change_any_more_once_somebody_has_won() -> None:
    five = [BOX.spooks[spook].id for spook in winning(1)]
    scene = Scene(3, at="win", pacts={"A": 1}, spooks={"A": five}, fed={"A": five})
    assert (scene.winners, scene.position.night, scene.position.starter) == ("A", 0, 0)
    assert "time-changes" not in [event.key for event in scene.events]


def winning(pact: int) -> list[int]:
    """Return spooks that a pact asks for."""
    return [
        spook
        for element, count in enumerate(BOX.pact_counts[pact])
        for spook in BOX.spooks_of[element][:count]
    ]


# Moments --------------------------------------------------------------------------------------


@pytest.mark.rules("STR-TRADE-05")
def test_cubes_for_an_imp_are_seen_to_go_before_it_comes() -> None:
    scene = Scene(2, purses={"A": {"energy": 3}}).play("trade")
    seen = Recording(scene.position)
    answer(scene.position, 0, IMP[2], seen)
    first = seen.moments[0]
    assert (first.events, seen[0].key) == (1, "trades-for-imp")
    assert (first.position.purse[0], first.position.imps[0]) == ((0,) * 5, ())  # type: ignore[attr-defined]


@pytest.mark.rules("STR-TIME-01", "STR-TIME-07")
def test_a_round_is_seen_to_begin_before_its_stops_are_cleared() -> None:
    scene = Scene(3, at="plan", stops=["huta"])
    seen = Recording(scene.position)
    clock = scene.position.clock
    begin_round(scene.position, 1, seen)
    assert [event.key for event in seen] == ["round-begins", "stops-cleared", "refilled"]
    assert [moment.events for moment in seen.moments] == [1, 2, 3]
    first: Any = seen.moments[0].position
    assert (first.clock, first.stops) == (clock - 1, 1 << scene.cell("huta"))
