"""GUESS: naming a lair instead of using the card."""

from __future__ import annotations

import pytest

from tests.games.duchy.scene import Scene, b

ALL_NUMBERS = [f"name {number}" for number in range(1, 14)]


@pytest.mark.rules("DUE-GUESS-01", "DUE-GUESS-06")
def test_the_hand_card_goes_to_the_box_unseen_by_the_others() -> None:
    scene = Scene(3, lairs={"B": 9, "C": 8}, hands={"A": 5}).play("guess", "name 4")
    assert scene.box == (5,)
    assert scene.middle == ()
    assert scene.told("boxes-card") == [{"seat": 0, "card": 5}]
    assert "boxes-card" in scene.heard("A")
    for other in "BC*":
        assert "boxes-card" not in scene.heard(other)
        assert "boxes" in scene.heard(other)
        assert scene.view(other)["box"] == [0]
        assert 5 not in scene.known(other)


@pytest.mark.rules("DUE-GUESS-01")
def test_that_one_is_going_to_guess_shows_only_with_the_number() -> None:
    scene = Scene(2, hands={"A": 5}).play("guess")
    assert scene.news == []
    assert scene.view("A")["frames"][-1]["guessing"] is True
    assert scene.view("B")["frames"][-1]["guessing"] is False
    assert scene.view("*")["frames"][-1]["guessing"] is False
    assert scene.hand("A") == 5


@pytest.mark.rules("DUE-GUESS-02")
def test_one_number_is_named_aloud() -> None:
    scene = Scene(3, lairs={"B": 9, "C": 8}, hands={"A": 5}).play("guess", "name 4")
    assert scene.told("guesses") == [{"seat": 0, "card": 0, "numbers": [4]}]
    assert "guesses" in scene.heard("*")


@pytest.mark.rules("DUE-GUESS-03", "DUE-AMB-27")
def test_every_rival_answers_the_guess_truthfully() -> None:
    for number in range(1, 14):
        scene = Scene(3, lairs={"A": 12, "B": 9, "C": 4}, hands={"A": 5})
        scene.play("guess", f"name {number}")
        assert scene.answers == {"B": "YES" if number == 9 else "NO", "C": "YES" if number == 4 else "NO"}


@pytest.mark.rules("DUE-GUESS-04")
def test_after_the_guess_a_card_is_drawn() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 5, "B": 6}).play("guess", "name 4", "card 13")
    assert scene.hand("A") == 13
    assert scene.stack() == 8
    keys = scene.heard("B")
    assert keys == ["boxes", "guesses", "answers-no", "draws", "turn"]


@pytest.mark.rules("DUE-GUESS-04")
def test_a_guess_draws_the_card_known_to_lie_on_top() -> None:
    assert Scene(2, top=(8, 9)).play("guess", "name 13").hand("A") == 8


@pytest.mark.rules("DUE-GUESS-05", "DUE-AMB-13")
def test_any_number_may_be_named_also_ones_own_and_open_ones() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 5}, middle=(3, 4)).play("guess")
    assert scene.offers() == ALL_NUMBERS
    for own_or_open in (1, 5, 3):
        again = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 5}, middle=(3, 4))
        again.play("guess", f"name {own_or_open}")
        assert again.answers == {"B": "NO"}


@pytest.mark.rules("DUE-GUESS-06", "DUE-AMB-29")
def test_a_boxed_card_stays_secret_to_the_end_of_the_round_and_beyond() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 5, "B": 6}, scores=[0, 2])
    scene.play("guess", "name 13", "guess", "name 1")
    assert scene.position.over
    for event in scene.events:
        assert not (event.args.get("card") == 5 and event.audience >> 1 & 1)
    assert scene.view("B")["box"] == [0, 0, 0]
    assert 5 not in scene.known("B")
    assert scene.known("A")[5] == ["box:0"]


@pytest.mark.rules("DUE-GUESS-07")
@pytest.mark.parametrize(
    ("card", "lines"),
    [(0, ["guess", "name 9"]), (4, ["use", "name 9"]), (8, ["use", "name 9"]), (11, ["use", "run 8"])],
)
def test_a_guess_by_a_red_card_has_the_same_consequences(card: int, lines: list[str]) -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"A": card or 5}).play(*lines)
    assert scene.answers == {"B": "YES", "C": "NO"}
    assert scene.told("found") == [{"seat": 1, "by": 0}]
    assert scene.is_found("B")
    assert scene.hand("B") == 0
    assert scene.scores == [1, 0, 1]
    assert scene.turn == "C"


@pytest.mark.rules("DUE-GUESS-03")
def test_found_players_do_not_answer_a_guess() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, found="B").play("guess", "name 9")
    assert scene.answers == {"C": "NO"}


@pytest.mark.rules("DUE-GUESS-02")
def test_what_was_guessed_and_answered_is_kept_for_all() -> None:
    scene = Scene(4, lairs={"1": 1, "2": b(7), "3": 3, "4": b(9)}).play("guess", "name 7")
    fact = (0, 0, 1 << 7, 1 << 1, 1 << 3)
    assert [scene.view(name)["facts"] for name in "1234*"] == [(fact,)] * 5
