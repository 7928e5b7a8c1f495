"""EX: the worked examples of the rulebook, and a few more, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.duchy.scene import GAME, Scene, b


@pytest.mark.rules("DUE-EX-01")
def test_card_3_asked_by_the_first_player() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 3}).play("use", "card 13")
    assert scene.middle == (3,)
    assert scene.answers == {"B": "NO", "C": "YES"}
    assert scene.hand("A") == 13
    assert scene.turn == "B"


@pytest.mark.rules("DUE-EX-02")
def test_guessing_4() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 2, "C": 4}, hands={"B": 3}, turn="B")
    scene.play("guess", "name 4", "card 13")
    assert scene.box[0] == 3
    assert scene.middle == ()
    assert scene.answers == {"C": "YES", "A": "NO"}
    assert scene.hand("B") == 13


@pytest.mark.rules("DUE-EX-03")
@pytest.mark.parametrize("players", [2, 3])
def test_card_5_in_the_middle_means_no_lair_5(players: int) -> None:
    scene = Scene(players, hands={"A": 5}).play("use")
    assert 5 not in scene.position.lair
    with pytest.raises(ValueError, match="card 5 is already somewhere else"):
        Scene(players, lairs={"B": 5}, middle=(5,))
    scene.position.lair[1] = 5
    with pytest.raises(AssertionError, match="lost or doubled"):
        GAME.check(scene.position)


@pytest.mark.rules("DUE-EX-04")
def test_two_players_a_hit_with_6() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 6}).play("guess", "name 6")
    assert scene.answers == {"B": "YES"}
    assert scene.scores == [1, 0]
    assert scene.position.round == 2
    assert scene.asked_names == "AB", "both choose a lair from two new cards"
    scene.play(*[f"{name}: {scene.offers(name)[0]}" for name in "AB"])
    assert (scene.turn, scene.stack()) == ("B", 9)


@pytest.mark.rules("DUE-EX-05")
def test_two_players_a_miss_with_6() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 7}, hands={"A": 3, "B": 5}).play("guess", "name 6", "card 13")
    assert scene.answers == {"B": "NO"}
    assert scene.hand("A") == 13
    assert scene.turn == "B"
    assert scene.offers() == ["use", "guess"]


@pytest.mark.rules("DUE-EX-06")
def test_card_12_with_4_7_8() -> None:
    scene = Scene(3, lairs={"B": 9, "C": 4}, hands={"A": 12})
    scene.play("use", "name 4", "name 7", "name 8")
    assert scene.answers == {"B": "NO", "C": "YES"}
    assert scene.position.found == 0
    assert scene.scores == [0, 0, 0]


@pytest.mark.rules("DUE-EX-07")
def test_card_13_with_4() -> None:
    scene = Scene(3, lairs={"B": 9, "C": 4}, hands={"A": 13}).play("use", "from 4")
    assert scene.answers == {"B": "YES", "C": "YES"}


@pytest.mark.rules("DUE-EX-08")
def test_card_2_pointing_at_card_5() -> None:
    scene = Scene(3, lairs={"B": 9, "C": 4}, hands={"A": 2}, middle=(5,)).play("use", "copy 5")
    assert scene.told("asks-among") == [{"seat": 0, "card": 5, "numbers": [1, 2, 3, 4]}]
    assert scene.answers == {"B": "NO", "C": "YES"}
    assert scene.middle == (5, 2)


@pytest.mark.rules("DUE-EX-09", "DUE-EX-10")
def test_card_4_with_6_and_then_card_5_against_the_shield() -> None:
    """The example puts C in lair 4, which A is just playing; here C hides in 3."""
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 3}, hands={"A": 4, "B": 5}).play("use", "name 6")
    assert scene.answers == {"B": "NO", "C": "NO"}
    assert scene.turn == "B"
    scene.play("use")
    assert scene.told("asks-among") == [{"seat": 1, "card": 5, "numbers": [1, 2, 3, 4]}]
    assert scene.answers == {"C": "YES", "A": "SILENT"}


@pytest.mark.rules("DUE-AMB-28")
def test_the_printed_example_of_card_4_cannot_be_laid_out_with_one_deck() -> None:
    with pytest.raises(ValueError, match="card 4 is already somewhere else"):
        Scene(3, lairs={"B": 9, "C": 4}, hands={"A": 4})


@pytest.mark.rules("DUE-AMB-28", "DUE-EX-09", "DUE-EX-10")
def test_the_printed_answers_of_card_4_hold_with_two_decks() -> None:
    scene = Scene(4, lairs={"1": 1, "2": b(9), "3": 7, "4": b(4)}, hands={"1": 4, "3": 5})
    scene.play("use", "name 6")
    assert scene.answers == {"2": "NO", "4": "NO"}
    scene.play("guess", "name 13", "use")
    assert scene.answers == {"4": "YES", "2": "NO"}


@pytest.mark.rules("DUE-EX-11")
def test_card_11_with_4_and_5() -> None:
    scene = Scene(3, lairs={"B": 9, "C": 4}, hands={"A": 11}).play("use", "run 4")
    assert scene.answers == {"B": "NO", "C": "YES"}
    assert scene.is_found("C")
    assert scene.scores == [1, 1, 0]
    assert scene.turn == "B"


@pytest.mark.rules("DUE-EX-12")
def test_the_order_of_turns_after_player_3_has_found_player_2() -> None:
    scene = Scene(4, lairs={"1": 1, "2": b(7), "3": 3, "4": b(9)})
    actors = ""
    for number in (13, 13, 7, 13, 13, 13, 13, 13):
        actors += scene.turn
        scene.play("guess", f"name {number}")
    assert actors == "12341434"
    turns = [event.args for event in scene.events if event.key == "turn"]
    assert turns[5] == {"seat": 1, "actor": 3}, "player 4 plays for player 2"


@pytest.mark.rules("DUE-EX-13")
@pytest.mark.parametrize(
    ("card", "lines", "key", "numbers"),
    [
        (1, ["run 2"], "asks-among", [2, 3, 4, 5]),
        (12, ["name 2", "name 5", "name 11"], "asks-among", [2, 5, 11]),
        (11, ["run 2"], "guesses", [2, 3]),
    ],
)
def test_the_sets_of_numbers_named_in_the_rulebook(
    card: int, lines: list[str], key: str, numbers: list[int]
) -> None:
    scene = Scene(2, lairs={"A": 6, "B": 9}, hands={"A": card}).play("use", *lines)
    assert scene.told(key) == [{"seat": 0, "card": card, "numbers": numbers}]


@pytest.mark.rules("DUE-EX-13")
def test_the_number_for_card_13_named_in_the_rulebook() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 13}).play("use", "from 6")
    assert scene.told("asks-at-least") == [{"seat": 0, "card": 13, "number": 6}]


@pytest.mark.rules("DUE-EX-14")
def test_with_an_empty_stack_and_hand_only_guessing_is_offered() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 0, "B": 3}, rest="box")
    before = scene.box
    assert scene.offers() == ["guess"]
    assert scene.refusal("use") == ("DUE-TURN-05", "refused-no-card")
    scene.play("guess", "name 13")
    assert scene.box == before
    assert scene.turn == "B"


@pytest.mark.rules("DUE-EX-15")
def test_a_full_round_of_three() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 2, "C": 3}).play("guess", "name 3")
    assert scene.turn == "B"
    scene.play("guess", "name 1")
    assert scene.scores == [1, 2, 0]
    assert scene.told("round-begins") == [{"round": 2, "seat": scene.seat("C")}]


@pytest.mark.rules("DUE-EX-16")
def test_six_points_from_5_2_2() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 2, "C": 3}, scores=[5, 2, 2]).play("guess", "name 3")
    assert scene.scores == [6, 3, 2]
    assert scene.position.over
    assert scene.winners == "A"


@pytest.mark.rules("DUE-EX-16a")
def test_two_at_six_from_5_5_2() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 2, "C": 3}, scores=[5, 5, 2]).play("guess", "name 3")
    assert scene.scores == [6, 6, 2]
    assert (scene.position.over, scene.position.round, scene.turn) == (False, 1, "B")
    scene.play("guess", "name 13", "guess", "name 2")
    assert scene.scores == [7, 6, 2]
    assert scene.winners == "A"


@pytest.mark.rules("DUE-EX-17")
def test_finding_5_and_4_with_one_card_11() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 5, "C": 4}, hands={"A": 11}).play("use", "run 4")
    assert scene.answers == {"B": "YES", "C": "YES"}
    assert scene.scores == [2, 0, 0]
    assert scene.position.round == 2
