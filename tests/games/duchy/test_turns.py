"""TURN and USE: what a turn is, and how a hand card is used."""

from __future__ import annotations

import pytest

from polnoc.engine.views import HIDDEN
from tests.games.duchy.scene import GAME, Scene, b


@pytest.mark.rules("DUE-TURN-02", "DUE-TURN-04")
@pytest.mark.parametrize(("players", "order"), [(2, "ABABA"), (3, "ABCABC"), (4, "12341234")])
def test_turns_go_round_to_the_left(players: int, order: str) -> None:
    lairs = {"1": 1, "2": b(1), "3": 2, "4": b(2)} if players == 4 else {}
    scene = Scene(players, lairs=lairs)
    actors = ""
    for _ in order:
        actors += scene.turn
        scene.play("guess", "name 13")
    assert actors == order


@pytest.mark.rules("DUE-TURN-04")
def test_the_turn_passes_on_after_using_a_card_too() -> None:
    scene = Scene(3, hands={"A": 3, "B": 5, "C": 6})
    assert scene.turn == "A"
    assert scene.play("use").turn == "B"
    assert scene.play("use").turn == "C"
    assert scene.play("use").turn == "A"


@pytest.mark.rules("DUE-TURN-03")
def test_a_turn_offers_using_the_card_or_guessing_and_nothing_else() -> None:
    scene = Scene(2, hands={"A": 3, "B": 5})
    assert scene.asked_names == "A"
    assert scene.offers() == ["use", "guess"]
    assert scene.offers("B") == []


@pytest.mark.rules("DUE-TURN-03")
def test_a_turn_is_exactly_one_of_the_two_actions() -> None:
    used = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 3}).play("use")
    assert (used.turn, used.middle, used.box) == ("B", (3,), ())
    guessed = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 3}).play("guess", "name 4")
    assert (guessed.turn, guessed.middle, guessed.box) == ("B", (), (3,))


@pytest.mark.rules("DUE-TURN-03")
def test_having_said_guess_one_cannot_use_the_card_any_more() -> None:
    scene = Scene(2, hands={"A": 3}).play("guess")
    assert scene.offers() == [f"name {number}" for number in range(1, 14)]


@pytest.mark.rules("DUE-TURN-05", "DUE-AMB-26")
def test_without_a_card_one_must_guess_and_nothing_is_boxed() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 0, "B": 0}, rest="box")
    box = scene.box
    for actor in "ABABAB":
        assert scene.turn == actor
        assert scene.offers() == ["guess"]
        scene.play("guess", "name 13")
        assert scene.box == box
        assert "boxes" not in scene.heard("*")
    scene.play("guess", "name 2")
    assert scene.scores == [1, 0]


@pytest.mark.rules("DUE-TURN-05")
def test_with_a_card_one_may_use_it_though_the_stack_is_empty() -> None:
    scene = Scene(2, hands={"A": 3, "B": 0}, rest="box")
    assert scene.offers() == ["use", "guess"]
    scene.play("use")
    assert scene.offers() == ["guess"]


@pytest.mark.rules("DUE-USE-01", "DUE-USE-04")
def test_used_cards_lie_side_by_side_face_up_in_the_middle() -> None:
    scene = Scene(3, hands={"A": 9, "B": 5, "C": 6})
    for expected in ((9,), (9, 5), (9, 5, 6)):
        user = scene.turn
        scene.play("use")
        assert [scene.view(name)["middle"] for name in "ABC*"] == [expected] * 4
        assert [scene.view(name)["laid_by"] for name in "ABC*"] == [(0, 1, 2)[: len(expected)]] * 4
        assert scene.told("uses") == [{"seat": scene.seat(user), "card": expected[-1]}]
        assert scene.heard("*")[0] == "uses"


@pytest.mark.rules("DUE-USE-02")
def test_the_effect_of_the_used_card_is_carried_out() -> None:
    scene = Scene(2, lairs={"B": 10}, hands={"A": 9}).play("use")
    assert scene.told("asks-among") == [{"seat": 0, "card": 9, "numbers": [10, 11, 12, 13]}]
    assert scene.answers == {"B": "YES"}


@pytest.mark.rules("DUE-USE-03")
def test_after_the_effect_a_card_is_drawn_unseen_by_the_rivals() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 3, "B": 4}).play("use", "card 11")
    assert scene.hand("A") == 11
    assert scene.stack() == 8
    assert scene.told("draws-card") == [{"seat": 0, "card": 11}]
    assert scene.heard("A")[-2:] == ["draws-card", "turn"]
    assert scene.heard("B")[-2:] == scene.heard("*")[-2:] == ["draws", "turn"]
    assert scene.view("B")["hand"] == [HIDDEN, 4]


@pytest.mark.rules("DUE-USE-03")
def test_the_card_drawn_is_the_top_of_the_stack() -> None:
    scene = Scene(2, hands={"A": 3, "B": 5}, top=(7, 8), bottom=(12, 13))
    assert scene.play("use").hand("A") == 7
    assert scene.play("use").hand("B") == 8
    scene = Scene(2, hands={"A": 3, "B": 5}, bottom=(12, 13), rest="box")
    assert scene.play("use").hand("A") == 12
    assert scene.play("use").hand("B") == 13


@pytest.mark.rules("DUE-USE-05")
@pytest.mark.parametrize("players", [2, 3])
def test_a_number_in_the_middle_is_nobodys_lair(players: int) -> None:
    scene = Scene(players, hands={"A": 5}).play("use")
    assert 5 in scene.middle
    assert 5 not in scene.position.lair
    for name in scene.names:
        scene.play("guess", "name 5")
        assert set(scene.answers.values()) == {"NO"}, f"{name} guesses in vain"


@pytest.mark.rules("DUE-USE-06")
def test_from_an_empty_stack_no_card_is_drawn() -> None:
    scene = Scene(2, hands={"A": 3, "B": 5}, rest="box").play("use")
    assert scene.hand("A") == 0
    assert "draws" not in scene.heard("*")
    assert scene.turn == "B"


@pytest.mark.rules("DUE-INV-02")
def test_the_games_own_check_misses_a_hand_card_while_the_stack_lasts() -> None:
    position = Scene(2, hands={"A": 3, "B": 5}).position
    position.box, position.hand[1] = (5,), 0
    with pytest.raises(AssertionError, match="seat 1 should hold a card"):
        GAME.check(position)


@pytest.mark.rules("DUE-USE-06")
def test_the_last_card_of_the_stack_is_still_drawn() -> None:
    scene = Scene(2, hands={"A": 3, "B": 5}, top=(13,), rest="box").play("use")
    assert (scene.hand("A"), scene.stack()) == (13, 0)
    assert scene.play("use").hand("B") == 0
