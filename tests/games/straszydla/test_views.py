"""What each seat sees, and positions that fit a view."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from polnoc.engine.events import Event, seen_by
from polnoc.engine.play import answer
from polnoc.engine.views import HIDDEN, dump
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.actions import READY
from tests.games.straszydla.scene import GAME, Scene

FIELDS = {
    "seat", "asked", "frames", "options", "pact", "layout", "period", "night", "clock", "starter", "stops",
    "cubes", "pawn", "walked", "order", "beaten", "purse", "dread", "spooks", "imps", "fed", "bought", "top",
    "pool", "gone", "imp_top", "imp_pool", "imp_below", "victors",
}  # fmt: skip


@pytest.mark.rules("STR-SETUP-24", "STR-AMB-51", "STR-INV-06")
def test_everything_but_pacts_plans_and_bids_is_open() -> None:
    scene = Scene(3, imps={"B": ["kret"]}, purses={"B": {"water": 2}}, dread={"B": 1}, spooks={"B": ["smok"]})
    for name in "ABC*":
        view = scene.view(name)
        assert set(view) == FIELDS
        assert (view["imps"][1], view["purse"][1], view["dread"][1]) == ((12,), (2, 0, 0, 0, 0), 1)
        assert view["spooks"][1] == (25,)
    assert [scene.view(name)["pact"] for name in "ABC*"] == [
        [1, HIDDEN, HIDDEN], [HIDDEN, 2, HIDDEN], [HIDDEN, HIDDEN, 3], [HIDDEN] * 3,
    ]  # fmt: skip


def frame_dealt(scene: Scene, name: str, seed: int) -> Any:
    """Return the top frame of a position dealt from a player's view."""
    return GAME.redeal(scene.view(name), random.Random(seed)).stack[-1]


def test_rivals_pacts_are_dealt_anew_each_as_likely_as_the_next() -> None:
    view = Scene(2).view("A")
    rng = random.Random(3)
    counts = Counter(GAME.redeal(view, rng).pact[1] for _ in range(4400))
    assert set(counts) == set(range(2, 13))
    assert all(300 < count < 500 for count in counts.values())


def test_a_hidden_plan_is_dealt_as_a_whole_one_and_an_unfinished_one_as_not_begun() -> None:
    scene = Scene(3, at="plan", imps={"B": ["kaluznik"]}).plan("B", "kotlownia", "kanaly", "wieza")
    scene.play("C: step 0")
    dealt = [frame_dealt(scene, "A", number).plans for number in range(60)]
    assert len({plans[1][2][-1] for plans in dealt}) > 8
    assert {plans[1][0] for plans in dealt} == {0}
    assert {plans[2] for plans in dealt} == {(3, (), (36,))}


def test_a_hidden_bid_is_dealt_within_what_there_is() -> None:
    scene = Scene(
        2,
        at="duels",
        pawns=dict.fromkeys("AB", "huta"),
        purses={"A": {"energy": 2}, "B": {"energy": 90}},
        tops={"air-imp": "gwizd"},
    ).pass_chance()
    scene.play("B: skip", "B: bid 60")
    bids = {frame_dealt(scene, "A", number).bids[1] for number in range(300)}
    assert (min(bids), max(bids)) == (0, 60)
    assert len(scene.offers("A")) == 3


@pytest.mark.rules("STR-PLAN-05", "STR-AMB-03")
def test_whoever_is_told_the_same_when_plans_are_shown_sees_the_same() -> None:
    """Jumps are chosen while moving: B's plan, which A could not know, is in the view at once."""
    scene = Scene(2, at="plan", pawns={"A": "huta", "B": "centrum"}, jumps="moving")
    scene.plan("B", "lotnisko", "dachy", "bulwary")
    scene.step("A: step 4").step("A: step 1").step("A: step 0")
    known = set[tuple[str, bytes]]()
    for number in range(20):
        dealt, told = GAME.redeal(scene.view("A"), random.Random(number)), list[Event]()
        answer(dealt, 0, READY, told)
        known.add((repr(seen_by(told, 0)), dump(GAME.view(dealt, 0))))
    assert len(known) == len({told for told, _ in known}) == len({seen for _, seen in known}) > 10


def test_a_view_is_all_that_another_table_needs() -> None:
    scene = Scene(3, at="plan", duel_ties="first").play("A: step 4")
    view = scene.view("A")
    elsewhere = PACKAGE.make_game()
    assert elsewhere.view(elsewhere.redeal(view, random.Random(1)), 0) == view
