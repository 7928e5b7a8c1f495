"""ASK and the blue cards: questions put to all rivals."""

from __future__ import annotations

import pytest

from tests.games.duchy.scene import Scene, b

#: Fixed questions: the lairs that answer YES.
YES_TO = {
    3: {2, 4, 6, 8, 10, 12},
    5: {1, 2, 3, 4},
    6: {8, 9, 10, 11, 12, 13},
    7: {5, 6, 8, 9},
    9: {10, 11, 12, 13},
}


def answer_of(lair: int, card: int, *lines: str) -> str:
    """Return what B, hiding in `lair`, answers when A uses `card`."""
    scene = Scene(2, lairs={"B": lair}, hands={"A": card}).play("use", *lines)
    assert set(scene.answers) == {"B"}
    return scene.answers["B"]


@pytest.mark.rules("DUE-CARD-03", "DUE-CARD-05", "DUE-CARD-06", "DUE-CARD-07", "DUE-CARD-09", "DUE-AMB-27")
@pytest.mark.parametrize("card", sorted(YES_TO))
def test_truth_of_the_fixed_questions_for_every_lair(card: int) -> None:
    """Four players, because then the rival can hide under the number of the card that asks."""
    yes = set()
    for lair in range(1, 14):
        scene = Scene(4, lairs={"2": b(lair)}, hands={"1": card}).play("use")
        yes |= {lair} if scene.answers["2"] == "YES" else set()
    assert yes == YES_TO[card]


@pytest.mark.rules("DUE-CARD-03")
def test_card_3_asks_for_even_numbers() -> None:
    scene = Scene(2, hands={"A": 3}).play("use")
    assert scene.told("asks-even") == [{"seat": 0, "card": 3}]


@pytest.mark.rules("DUE-CARD-05", "DUE-CARD-07", "DUE-CARD-09")
@pytest.mark.parametrize(("card", "numbers"), [(5, [1, 2, 3, 4]), (7, [5, 6, 8, 9]), (9, [10, 11, 12, 13])])
def test_cards_5_7_and_9_ask_for_their_four_numbers(card: int, numbers: list[int]) -> None:
    scene = Scene(2, hands={"A": card}).play("use")
    assert scene.told("asks-among") == [{"seat": 0, "card": card, "numbers": numbers}]
    assert scene.view("A")["facts"][-1][2] == sum(1 << number for number in numbers)


@pytest.mark.rules("DUE-CARD-06")
def test_card_6_asks_for_8_or_higher() -> None:
    scene = Scene(2, hands={"A": 6}).play("use")
    assert scene.told("asks-at-least") == [{"seat": 0, "card": 6, "number": 8}]
    assert scene.view("A")["facts"][-1][2] == sum(1 << number for number in range(8, 14))


@pytest.mark.rules("DUE-ASK-01", "DUE-ASK-02", "DUE-ASK-03")
@pytest.mark.parametrize(("asker", "rivals"), [("A", "BC"), ("B", "CA"), ("C", "AB")])
def test_every_rival_answers_for_his_own_lair_in_turn(asker: str, rivals: str) -> None:
    lairs = {"A": 2, "B": 7, "C": 4}
    truth = {"A": "YES", "B": "NO", "C": "YES"}
    scene = Scene(3, lairs=lairs, hands={asker: 5}, turn=asker).play("use")
    assert list(scene.answers.items()) == [(name, truth[name]) for name in rivals]


@pytest.mark.rules("DUE-ASK-02")
def test_the_asker_does_not_answer_and_neither_does_a_found_player() -> None:
    scene = Scene(3, lairs={"A": 2, "B": 7, "C": 4}, hands={"A": 5}, found="B").play("use")
    assert scene.answers == {"C": "YES"}


@pytest.mark.rules("DUE-ASK-04")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        (1, ["run 1"]),
        (3, []),
        (5, []),
        (6, []),
        (7, []),
        (9, []),
        (12, ["name 1", "name 2", "name 3"]),
        (13, ["from 1"]),
    ],
)
def test_a_shielded_rival_does_not_answer_a_blue_card(card: int, lines: list[str]) -> None:
    scene = Scene(3, lairs={"A": 11, "B": 10, "C": 8}, hands={"A": card, "B": 2}, shields="B")
    scene.play("use", *lines)
    assert scene.answers["B"] == "SILENT"
    assert scene.answers["C"] in ("YES", "NO")
    (_, _, _, yes, no) = scene.view("A")["facts"][-1]
    assert (yes | no) == 1 << scene.seat("C")


@pytest.mark.rules("DUE-CARD-01")
@pytest.mark.parametrize("first", range(1, 11))
def test_card_1_asks_for_four_consecutive_numbers(first: int) -> None:
    for lair in range(2, 14):
        expected = "YES" if first <= lair <= first + 3 else "NO"
        assert answer_of(lair, 1, f"run {first}") == expected


@pytest.mark.rules("DUE-CARD-01", "DUE-CARD-14", "DUE-AMB-14")
def test_card_1_starts_at_1_to_10_and_does_not_wrap() -> None:
    scene = Scene(2, hands={"A": 1}).play("use")
    assert scene.offers() == [f"run {first}" for first in range(1, 11)]
    assert scene.refusal("run 11") == ("DUE-CARD-14", "refused-run")


@pytest.mark.rules("DUE-CARD-01")
def test_card_1_tells_its_four_numbers() -> None:
    scene = Scene(2, hands={"A": 1}).play("use", "run 10")
    assert scene.told("asks-among") == [{"seat": 0, "card": 1, "numbers": [10, 11, 12, 13]}]


@pytest.mark.rules("DUE-CARD-12")
def test_card_12_asks_for_three_numbers_of_choice() -> None:
    for lair in (*range(1, 12), 13):
        expected = "YES" if lair in (2, 5, 11) else "NO"
        assert answer_of(lair, 12, "name 2", "name 5", "name 11") == expected


@pytest.mark.rules("DUE-CARD-12", "DUE-CARD-14", "DUE-AMB-14")
def test_card_12_takes_three_different_numbers_in_any_order() -> None:
    scene = Scene(2, hands={"A": 12}).play("use")
    assert scene.offers() == [f"name {number}" for number in range(1, 14)]
    scene.play("name 11")
    assert scene.offers() == [f"name {number}" for number in range(1, 14) if number != 11]
    scene.play("name 2")
    assert scene.offers() == [f"name {number}" for number in range(1, 14) if number not in (2, 11)]
    scene.play("name 5")
    assert scene.told("asks-among") == [{"seat": 0, "card": 12, "numbers": [2, 5, 11]}]
    assert scene.turn == "B"


@pytest.mark.rules("DUE-CARD-12")
def test_the_numbers_for_card_12_are_told_together() -> None:
    scene = Scene(2, hands={"A": 12}).play("use", "name 11")
    assert "asks-among" not in scene.heard("B")
    assert scene.view("A")["frames"][-1]["named"] == (11,)
    assert scene.view("B")["frames"][-1]["named"] == ()


@pytest.mark.rules("DUE-CARD-13")
@pytest.mark.parametrize("lowest", range(1, 14))
def test_card_13_asks_for_a_number_or_higher(lowest: int) -> None:
    for lair in range(1, 13):
        expected = "YES" if lair >= lowest else "NO"
        assert answer_of(lair, 13, f"from {lowest}") == expected


@pytest.mark.rules("DUE-CARD-13", "DUE-CARD-14", "DUE-AMB-14")
def test_card_13_takes_any_number() -> None:
    scene = Scene(2, hands={"A": 13}).play("use")
    assert scene.offers() == [f"from {number}" for number in range(1, 14)]
    scene.play("from 6")
    assert scene.told("asks-at-least") == [{"seat": 0, "card": 13, "number": 6}]
