"""Red cards: 4, 8 and 11 are guesses with an additional effect."""

from __future__ import annotations

import pytest

from tests.games.duchy.scene import Scene, b

# Card 4 ---------------------------------------------------------------------------


@pytest.mark.rules("DUE-CARD-04")
def test_card_4_guesses_a_number_and_then_shields() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"A": 4}).play("use")
    assert scene.offers() == [f"name {number}" for number in range(1, 14)]
    assert not scene.is_shielded("A")
    scene.play("name 6")
    assert scene.told("guesses") == [{"seat": 0, "card": 4, "numbers": [6]}]
    assert scene.heard("*")[:4] == ["guesses", "answers-no", "answers-no", "shields"]
    assert scene.is_shielded("A")
    assert scene.box == ()
    assert scene.middle == (4,)


@pytest.mark.rules("DUE-CARD-04", "DUE-ASK-04")
def test_the_shield_lasts_until_ones_own_next_turn() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"A": 4, "B": 5, "C": 6}, top=(7, 8, 13))
    scene.play("use", "name 12")
    assert scene.play("use").answers == {"C": "YES", "A": "SILENT"}
    assert scene.play("use").answers == {"A": "SILENT", "B": "YES"}
    assert scene.turn == "A"
    assert not scene.is_shielded("A")
    scene.play("use", "guess", "name 12", "use", "from 2")
    assert scene.answers == {"A": "NO", "B": "YES"}


@pytest.mark.rules("DUE-CARD-04")
def test_ones_own_blue_cards_work_behind_the_shield_of_another() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 5}, shields="B").play("use")
    assert scene.answers == {"B": "SILENT"}
    assert scene.told("ignores") == [{"seat": 1}]


@pytest.mark.rules("DUE-CARD-04a", "DUE-AMB-08")
def test_a_shield_also_stops_a_copied_blue_card() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"B": 2}, middle=(5,), shields="A", turn="B")
    scene.play("use", "copy 5")
    assert scene.answers == {"C": "YES", "A": "SILENT"}


@pytest.mark.rules("DUE-CARD-04a", "DUE-AMB-09")
@pytest.mark.parametrize(
    ("card", "lines"),
    [(5, ["guess", "name 1"]), (8, ["use", "name 1"]), (11, ["use", "run 1"]), (4, ["use", "name 1"])],
)
def test_a_shield_does_not_stop_guesses_and_red_cards(card: int, lines: list[str]) -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"B": card}, shields="A", turn="B")
    scene.play(*lines)
    assert scene.answers == {"C": "NO", "A": "YES"}
    assert scene.is_found("A")
    assert not scene.is_shielded("A")


@pytest.mark.rules("DUE-CARD-04a")
def test_card_4_can_be_copied_with_its_shield() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 2, "B": 5}, middle=(4,))
    scene.play("use", "copy 4", "name 13")
    assert scene.is_shielded("A")
    assert scene.play("use").answers == {"A": "SILENT"}


@pytest.mark.rules("DUE-AMB-10")
def test_with_teams_the_shield_covers_only_its_owner() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"1": 4, "2": b(5)}).play("use", "name 13", "use")
    assert scene.answers == {"3": "YES", "1": "SILENT"}


@pytest.mark.rules("DUE-AMB-10")
def test_with_teams_a_proxy_turn_ends_the_shield() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    hands = {"1": 4, "2": b(5), "4": b(6)}
    scene = Scene(4, lairs=lairs, hands=hands, found="3").play("use", "name 13")
    assert scene.is_shielded("1")
    scene.play("use")
    assert scene.answers == {"1": "SILENT"}
    assert scene.turn == "1", "1 plays for 3"
    assert not scene.is_shielded("1")
    scene.play("guess", "name 13", "use")
    assert scene.answers == {"1": "NO"}


@pytest.mark.rules("DUE-AMB-10")
def test_with_teams_the_partners_turn_does_not_end_the_shield() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"1": 4, "4": b(5)}).play("use", "name 13")
    scene.play("guess", "name 13", "guess", "name 13", "use")
    assert scene.answers == {"1": "SILENT", "3": "YES"}


@pytest.mark.rules("DUE-AMB-23")
def test_card_4_shields_also_after_a_hit_if_the_round_goes_on() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"A": 4, "B": 5}).play("use", "name 3")
    assert scene.is_found("C")
    assert scene.is_shielded("A")
    assert scene.hand("A")
    assert scene.play("use").answers == {"A": "SILENT"}


@pytest.mark.rules("DUE-AMB-23")
def test_card_4_that_ends_the_round_leaves_no_shield() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"A": 4}, found="C").play("use", "name 9")
    assert scene.position.round == 2
    assert scene.position.shield == 0
    assert scene.told("shields") == []


# Card 8 ---------------------------------------------------------------------------


@pytest.mark.rules("DUE-CARD-08", "DUE-AMB-23")
def test_card_8_looks_at_the_two_bottom_cards_first_and_then_guesses() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 8}).play("use", "card 12", "card 10")
    assert scene.told("peeks-bottom-cards") == [{"seat": 0, "deck": 0, "count": 2, "cards": [10, 12]}]
    assert scene.told("guesses") == []
    assert scene.known("A") == {10: ["stack:0:7"], 12: ["stack:0:8"]}
    assert scene.offers() == [f"name {number}" for number in range(1, 14)]
    scene.play("name 9")
    assert scene.told("guesses") == [{"seat": 0, "card": 8, "numbers": [9]}]
    assert scene.scores == [1, 0]


@pytest.mark.rules("DUE-CARD-08")
def test_card_8_shows_its_cards_to_its_user_only() -> None:
    scene = Scene(3, lairs={"B": 9}, hands={"A": 8}, bottom=(10, 12)).play("use")
    assert "peeks-bottom-cards" in scene.heard("A")
    assert scene.told("peeks-bottom") == [{"seat": 0, "deck": 0, "count": 2}]
    for other in "BC*":
        assert scene.heard(other) == ["uses", "peeks-bottom"]
        assert scene.known(other) == {}
        assert scene.view(other)["known_by_others"] == [(0, "stack:0:5"), (0, "stack:0:6")]


@pytest.mark.rules("DUE-CARD-08", "DUE-CARD-08a", "DUE-AMB-12")
def test_card_8_leaves_the_order_unchanged() -> None:
    scene = Scene(2, lairs={"B": 9}, hands={"A": 8}, top=(3,), bottom=(5, 10, 12))
    scene.play("use", "name 13")
    assert scene.position.below[0] == (5, 10, 12)
    assert scene.hand("A") == 3
    assert set(scene.known("A")) == {10, 12}


@pytest.mark.rules("DUE-CARD-08")
def test_card_8_looks_past_a_known_bottom_card_into_the_unknown() -> None:
    scene = Scene(2, lairs={"B": 9}, hands={"A": 8}, bottom=(12,)).play("use", "card 10")
    assert scene.told("peeks-bottom-cards") == [{"seat": 0, "deck": 0, "count": 2, "cards": [10, 12]}]


@pytest.mark.rules("DUE-CARD-08")
def test_card_8_looks_up_to_the_known_top_when_nothing_unknown_is_left() -> None:
    scene = Scene(2, lairs={"B": 9}, hands={"A": 8}, top=(5, 10), bottom=(12,), rest="box").play("use")
    assert scene.told("peeks-bottom-cards") == [{"seat": 0, "deck": 0, "count": 2, "cards": [10, 12]}]
    assert scene.play("name 13").hand("A") == 5


@pytest.mark.rules("DUE-CARD-08a", "DUE-AMB-12")
def test_card_8_with_one_card_looks_at_it_and_guesses() -> None:
    scene = Scene(2, lairs={"B": 9}, hands={"A": 8}, bottom=(12,), rest="box").play("use")
    assert scene.told("peeks-bottom-cards") == [{"seat": 0, "deck": 0, "count": 1, "cards": [12]}]
    assert scene.play("name 13").hand("A") == 12


@pytest.mark.rules("DUE-CARD-08a", "DUE-AMB-12")
def test_card_8_without_a_card_is_only_a_guess() -> None:
    scene = Scene(2, lairs={"B": 9}, hands={"A": 8, "B": 3}, rest="box").play("use")
    assert scene.told("peeks-bottom") == [{"seat": 0, "deck": 0, "count": 0}]
    assert scene.known("A") == {}
    assert scene.play("name 9").scores == [1, 0]


# Card 11 --------------------------------------------------------------------------


@pytest.mark.rules("DUE-CARD-11")
def test_card_11_guesses_two_consecutive_numbers() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 11}).play("use", "run 2")
    assert scene.told("guesses") == [{"seat": 0, "card": 11, "numbers": [2, 3]}]
    assert scene.answers == {"B": "NO"}
    assert scene.turn == "B"


@pytest.mark.rules("DUE-CARD-11", "DUE-CARD-14", "DUE-AMB-14")
def test_card_11_starts_at_1_to_12_and_does_not_wrap() -> None:
    scene = Scene(2, hands={"A": 11}).play("use")
    assert scene.offers() == [f"run {first}" for first in range(1, 13)]
    assert scene.refusal("run 13") == ("DUE-CARD-14", "refused-run")


@pytest.mark.rules("DUE-CARD-11a")
@pytest.mark.parametrize(("first", "found"), [(7, False), (8, True), (9, True), (10, False)])
def test_a_rival_in_either_number_answers_yes_and_is_found(first: int, found: bool) -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"A": 11}).play("use", f"run {first}")
    assert scene.answers == {"B": "YES" if found else "NO", "C": "NO"}
    assert scene.is_found("B") == found
    assert not scene.is_found("C")
    assert scene.scores == ([1, 0, 1] if found else [0, 0, 0])
