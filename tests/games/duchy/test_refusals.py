"""Impossible answers are refused with the rule that says so, and nothing changes."""

from __future__ import annotations

import pytest

from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NO_SUCH_SEAT, NOT_ASKED, NOT_NOW, OVER
from polnoc.games.duchy.actions import ACTIONS
from polnoc.games.duchy.rules.rounds import Round
from polnoc.games.duchy.rules.stack import Draw
from polnoc.games.duchy.rules.turns import CarryOut, CopyOrExtra, ExtraTurn
from tests.games.duchy.scene import Scene, b
from tests.games.duchy.walks import SEVEN


def dealt(players: int) -> Scene:
    """Everybody has cards, nobody has hidden."""
    return Scene.new(players).play("begin 0")


@pytest.mark.parametrize(
    ("line", "rule", "key"),
    [
        ("A: use", "DUE-SETUP-03", NOT_NOW),
        ("A: keep 1", "DUE-SETUP-03", NOT_NOW),
        ("A: hide 2", "DUE-SETUP-03", "refused-not-dealt"),
        ("B: hide 13", "DUE-SETUP-03", "refused-not-dealt"),
    ],
)
@pytest.mark.rules("DUE-SETUP-03")
def test_while_hiding(line: str, rule: str, key: str) -> None:
    assert dealt(2).refusal(line) == (rule, key)


@pytest.mark.rules("DUE-SETUP-03")
def test_a_lair_is_picked_once() -> None:
    assert dealt(2).play("A: hide 1").refusal("A: hide 3") == ("DUE-SETUP-03", NOT_ASKED)


@pytest.mark.rules("DUE-P4-05", "DUE-P4-07")
def test_while_a_team_hides() -> None:
    scene = dealt(4)
    assert scene.refusal("1: settle 1") == ("DUE-P4-05", NOT_NOW)
    assert scene.refusal("1: hide 5") == ("DUE-P4-05", "refused-not-dealt")
    assert scene.refusal(f"1: hide {b(1)}") == ("DUE-P4-05", "refused-not-dealt")
    assert scene.refusal("3: keep 1") == ("DUE-P4-05", NOT_ASKED)
    scene.play("1: hide 1")
    assert scene.refusal("1: hide 2") == ("DUE-P4-05", NOT_NOW)
    assert scene.refusal("1: settle 1") == ("DUE-P4-05", "refused-not-dealt")
    scene.play("1: settle 2")
    assert scene.refusal("1: keep 3") == ("DUE-P4-05", NOT_ASKED)
    assert scene.refusal("3: settle 3") == ("DUE-P4-07", NOT_NOW)
    assert scene.refusal("3: keep 1") == ("DUE-P4-07", "refused-not-dealt")


@pytest.mark.rules("DUE-TURN-03", "DUE-TURN-05", "DUE-AMB-05")
def test_in_a_turn() -> None:
    scene = Scene(2, hands={"A": 3, "B": 5})
    assert scene.refusal("name 4") == ("DUE-TURN-03", NOT_NOW)
    assert scene.refusal("extra") == ("DUE-TURN-03", NOT_NOW)
    assert scene.refusal("B: use") == ("DUE-TURN-03", NOT_ASKED)
    scene.play("guess")
    assert scene.refusal("use") == ("DUE-TURN-03", NOT_NOW)
    assert scene.refusal("guess") == ("DUE-TURN-03", NOT_NOW)
    empty = Scene(2, hands={"A": 0, "B": 0}, rest="box")
    assert empty.refusal("use") == ("DUE-TURN-05", "refused-no-card")
    assert Scene(2, hands={"A": 2}, rest="box").refusal("use") == ("DUE-AMB-05", "refused-nothing-to-copy")


@pytest.mark.rules("DUE-CARD-01", "DUE-CARD-12", "DUE-CARD-13", "DUE-CARD-14")
def test_while_choosing_what_to_ask() -> None:
    run = Scene(2, hands={"A": 1}).play("use")
    assert run.refusal("name 4") == ("DUE-CARD-01", NOT_NOW)
    assert run.refusal("run 11") == ("DUE-CARD-14", "refused-run")
    three = Scene(2, hands={"A": 12}).play("use", "name 4")
    assert three.refusal("run 4") == ("DUE-CARD-12", NOT_NOW)
    assert three.refusal("name 4") == ("DUE-CARD-14", "refused-named-twice")
    lowest = Scene(2, hands={"A": 13}).play("use")
    assert lowest.refusal("name 4") == ("DUE-CARD-13", NOT_NOW)


@pytest.mark.rules("DUE-GUESS-02", "DUE-CARD-11", "DUE-CARD-14")
def test_while_guessing_with_a_red_card() -> None:
    for card in (4, 8):
        scene = Scene(2, hands={"A": card}).play("use")
        assert scene.refusal("run 4") == ("DUE-GUESS-02", NOT_NOW)
        assert scene.refusal("guess") == ("DUE-GUESS-02", NOT_NOW)
    pair = Scene(2, hands={"A": 11}).play("use")
    assert pair.refusal("name 4") == ("DUE-CARD-11", NOT_NOW)
    assert pair.refusal("run 13") == ("DUE-CARD-14", "refused-run")


@pytest.mark.rules("DUE-CARD-02", "DUE-AMB-04", "DUE-AMB-05")
def test_with_card_2() -> None:
    scene = Scene(2, hands={"A": 2}, middle=(5,), rest="box").play("use")
    assert scene.refusal("use") == ("DUE-CARD-02", NOT_NOW)
    assert scene.refusal("copy 6") == ("DUE-CARD-02", "refused-not-in-middle")
    assert scene.refusal("copy 2") == ("DUE-AMB-04", "refused-copy-of-copy")
    assert scene.refusal("extra") == ("DUE-AMB-05", "refused-empty-stack")


@pytest.mark.rules("DUE-CARD-10", "DUE-CARD-10b")
def test_with_card_10() -> None:
    scene = Scene(2, hands={"A": 10}, top=(6, 7, 8)).play("use")
    assert scene.refusal("under 6") == ("DUE-CARD-10", NOT_NOW)
    assert scene.refusal("top 9") == ("DUE-CARD-10", "refused-not-looked-at")
    scene.play("top 7")
    assert scene.refusal("top 6") == ("DUE-CARD-10b", NOT_NOW)
    assert scene.refusal("under 7") == ("DUE-CARD-10b", "refused-not-looked-at")


@pytest.mark.rules("DUE-COMP-03")
def test_numbers_that_the_deck_does_not_have() -> None:
    def hand(card: int) -> Scene:
        scene = Scene.new(2, SEVEN).play("begin 0", f"card {card}", "card 1", "card 3")
        return scene.play("A: hide 3", f"B: {scene.offers('B')[0]}")

    assert hand(5).play("guess").refusal("name 8") == ("DUE-COMP-03", "refused-number")
    assert hand(4).play("use").refusal("name 8") == ("DUE-COMP-03", "refused-number")
    assert hand(5).play("use").refusal("name 8") == ("DUE-COMP-03", "refused-number")
    assert hand(7).play("use").refusal("from 8") == ("DUE-COMP-03", "refused-number")
    assert hand(7).play("use", "from 1").refusal("run 7") == ("DUE-CARD-14", "refused-run")


@pytest.mark.rules("DUE-SETUP-02", "DUE-USE-03", "DUE-CARD-08", "DUE-CARD-10")
def test_while_chance_is_asked_every_seat_waits() -> None:
    begin = Scene.new(2)
    assert begin.refusal("A: use")[1] == NOT_ASKED
    assert begin.refusal("begin 2")[1] == NOT_NOW
    deal = Scene.new(2).step("begin 0").step("card 1")
    assert deal.refusal("A: hide 1") == ("DUE-SETUP-02", NOT_ASKED)
    assert deal.refusal("card 1") == ("DUE-SETUP-02", NOT_NOW)
    draw = Scene(2, hands={"A": 3}).step("use")
    assert draw.refusal("B: use") == ("DUE-USE-03", NOT_ASKED)
    assert draw.refusal("card 3") == ("DUE-USE-03", NOT_NOW)
    for card, rule in ((8, "DUE-CARD-08"), (10, "DUE-CARD-10")):
        look = Scene(2, hands={"A": card}).step("use")
        assert look.refusal("A: name 4") == (rule, NOT_ASKED)
        assert look.refusal(f"card {card}") == (rule, NOT_NOW)


def test_every_rule_in_progress_says_which_rule_it_is() -> None:
    frames: list[tuple[Frame, str]] = [
        (Round(0), "DUE-TURN-02"),
        (CarryOut(0, 4, 1, 0), "DUE-USE-02"),
        (CopyOrExtra(0, 2, 0), "DUE-CARD-02"),
        (ExtraTurn(0), "DUE-CARD-02a"),
        (Draw(0), "DUE-USE-03"),
    ]
    assert [frame.rule() for frame, _ in frames] == [rule for _, rule in frames]


def test_nobody_answers_after_the_end_or_from_a_seat_that_is_not_there() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, scores=[2, 0])
    missing = scene.why_not(2, ACTIONS.parse("use"))
    assert missing is not None
    assert missing.key == NO_SUCH_SEAT
    scene.play("guess", "name 2")
    assert scene.refusal("A: use") == ("", OVER)


def test_a_refused_run_tells_how_long_it_is_and_where_it_may_begin_at_the_latest() -> None:
    told = Scene(2, hands={"A": 11}).play("use").why_not(0, ACTIONS.parse("run 13"))
    assert told is not None
    assert told.args == {"length": 2, "last": 12}
    told = Scene(2, hands={"A": 1}).play("use").why_not(0, ACTIONS.parse("run 12"))
    assert told is not None
    assert told.args == {"length": 4, "last": 10}
