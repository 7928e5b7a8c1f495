"""COMP and GOAL: what is in the box, and what the game is about."""

from __future__ import annotations

import pytest

from tests.games.duchy.scene import GAME, Scene, b, cards_of

DECK = GAME.deck
BLUE = (1, 3, 5, 6, 7, 9, 12, 13)
YELLOW = (2, 10)
RED = (4, 8, 11)


@pytest.mark.rules("DUE-COMP-01")
def test_there_are_two_decks_of_thirteen_with_each_ghost_once() -> None:
    position = Scene.new(4).position
    numbers = [DECK.number_of(card) for card in cards_of(position)]
    assert len(numbers) == 26
    assert sorted(numbers) == sorted([*range(1, 14), *range(1, 14)])
    assert list(GAME.cards(position.terms.options)) == list(range(1, 27))
    assert list(GAME.cards(Scene.new(3).position.terms.options)) == list(range(1, 14))


@pytest.mark.rules("DUE-COMP-03")
def test_each_card_has_a_number_from_1_to_13_and_an_effect() -> None:
    cards = [DECK.card(card) for card in range(1, 27)]
    assert [card.number for card in cards] == [*range(1, 14), *range(1, 14)]
    assert all(card.effects for card in cards)


@pytest.mark.rules("DUE-COMP-04")
def test_the_back_of_a_boxed_card_tells_its_deck_and_nothing_more() -> None:
    scene = Scene(4, lairs={"1": 1, "2": b(1), "3": 3, "4": b(3)}, hands={"1": 5, "2": b(6)})
    scene.play("guess", "name 13", "guess", "name 13")
    assert scene.box == (5, b(6))
    assert [scene.view(name)["box"] for name in "1234*"] == [[0, 1]] * 5


@pytest.mark.rules("DUE-COMP-05")
def test_colours() -> None:
    colours = {number: DECK.card(number).colour for number in range(1, 14)}
    assert tuple(number for number in colours if colours[number] == "blue") == BLUE
    assert tuple(number for number in colours if colours[number] == "yellow") == YELLOW
    assert tuple(number for number in colours if colours[number] == "red") == RED


@pytest.mark.rules("DUE-GOAL-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_ends_when_the_lairs_of_all_rivals_are_named(players: int) -> None:
    scene = Scene(players, lairs={"1": 1, "2": b(2), "3": 3, "4": b(4)} if players == 4 else {})
    rivals = {2: "B", 3: "BC", 4: "24"}[players]
    for nth, rival in enumerate(rivals):
        assert scene.position.round == 1
        number = DECK.number_of(scene.lair(rival))
        scene.play("guess", f"name {number}")
        while nth < len(rivals) - 1 and scene.turn != scene.names[0]:
            scene.play("guess", "name 13")
    assert scene.position.round == 2


@pytest.mark.rules("DUE-GOAL-02")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        (1, ["run 2"]),
        (3, []),
        (5, []),
        (6, []),
        (7, []),
        (9, []),
        (12, ["name 2", "name 4", "name 10"]),
        (13, ["from 4"]),
    ],
)
def test_blue_cards_question_both_rivals_and_find_nobody(card: int, lines: list[str]) -> None:
    scene = Scene(3, lairs={"A": 11, "B": 10, "C": 4}, hands={"A": card, "B": 2, "C": 8})
    scene.play("use", *lines)
    assert set(scene.answers) == {"B", "C"}
    assert scene.scores == [0, 0, 0]
    assert scene.position.found == 0


@pytest.mark.rules("DUE-GOAL-03")
def test_a_found_lair_brings_a_point_and_a_missed_one_none() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 6})
    scene.play("guess", "name 7")
    assert scene.scores == [0, 0]
    scene.play("guess", "name 1")
    assert scene.scores == [0, 1]


@pytest.mark.rules("DUE-GOAL-04")
@pytest.mark.parametrize(("players", "target"), [(2, 3), (3, 6), (4, 3)])
def test_points_to_win(players: int, target: int) -> None:
    assert not _after_the_last_hit(players, target - 1).position.over
    scene = _after_the_last_hit(players, target)
    assert scene.position.over
    assert scene.winners == ("13" if players == 4 else "A")


def _after_the_last_hit(players: int, points: int) -> Scene:
    """Return a scene in which the first player finds the last rival and then has `points`."""
    scores = [points - 1, *[0] * (1 if players == 4 else players - 1)]
    found = {2: "", 3: "C", 4: "4"}[players]
    scene = Scene(players, scores=scores, found=found)
    return scene.play("guess", f"name {DECK.number_of(scene.lair(scene.names[1]))}")


@pytest.mark.rules("DUE-GOAL-05", "DUE-ASK-03")
def test_played_cards_questions_and_answers_are_known_to_everybody() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 3})
    scene.play("use")
    even = sum(1 << number for number in range(2, 14, 2))
    for name in "ABC*":
        view = scene.view(name)
        assert view["middle"] == (3,)
        (asker, card, numbers, yes, no) = view["facts"][0]
        assert (asker, card, yes, no) == (0, 3, 1 << 2, 1 << 1)
        assert numbers & (1 << 14) - 1 == even
        assert scene.heard(name)[:4] == ["uses", "asks-even", "answers-no", "answers-yes"]
