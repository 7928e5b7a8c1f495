"""Yellow cards: 2 copies a card or gives an extra turn, 10 arranges the top of the stack."""

from __future__ import annotations

import pytest

from tests.games.duchy.scene import Scene, b

# Card 2 ---------------------------------------------------------------------------


@pytest.mark.rules("DUE-CARD-02")
def test_card_2_offers_the_open_cards_and_an_extra_turn() -> None:
    scene = Scene(2, hands={"A": 2}, middle=(5, 10, 4)).play("use")
    assert scene.offers() == ["copy 5", "copy 10", "copy 4", "extra"]


@pytest.mark.rules("DUE-CARD-02")
def test_a_copied_card_is_carried_out_and_stays_in_the_middle() -> None:
    scene = Scene(2, lairs={"B": 12}, hands={"A": 2}, middle=(5, 9)).play("use", "copy 9")
    assert scene.told("copies") == [{"seat": 0, "card": 9}]
    assert scene.told("asks-among") == [{"seat": 0, "card": 9, "numbers": [10, 11, 12, 13]}]
    assert scene.answers == {"B": "YES"}
    assert scene.middle == (5, 9, 2)
    assert scene.turn == "B"


@pytest.mark.rules("DUE-CARD-02", "DUE-GUESS-07")
@pytest.mark.parametrize(
    ("card", "lines", "key"),
    [
        (1, ["run 3"], "asks-among"),
        (3, [], "asks-even"),
        (6, [], "asks-at-least"),
        (12, ["name 1", "name 4", "name 7"], "asks-among"),
        (13, ["from 7"], "asks-at-least"),
        (4, ["name 13"], "guesses"),
        (8, ["name 13"], "guesses"),
        (11, ["run 12"], "guesses"),
    ],
)
def test_any_other_card_can_be_copied_with_its_choices(card: int, lines: list[str], key: str) -> None:
    scene = Scene(2, lairs={"A": 5, "B": 10}, hands={"A": 2}, middle=(card,))
    scene.play("use", f"copy {card}", *lines)
    (told,) = scene.told(key)
    assert (told["seat"], told["card"]) == (0, card)
    assert set(scene.answers) == {"B"}
    assert scene.turn == "B"


@pytest.mark.rules("DUE-CARD-02", "DUE-CARD-10")
def test_card_10_can_be_copied_too() -> None:
    scene = Scene(2, hands={"A": 2}, middle=(10,), top=(6, 7, 8)).play("use", "copy 10")
    scene.play("top 8", "under 6")
    assert scene.hand("A") == 8
    assert scene.position.below[0] == (7, 6)


@pytest.mark.rules("DUE-CARD-02", "DUE-USE-03")
def test_after_a_copy_one_card_is_drawn_as_usual() -> None:
    scene = Scene(2, lairs={"A": 4, "B": 12}, hands={"A": 2, "B": 3}, middle=(9,))
    left = scene.stack()
    scene.play("use", "copy 9", "card 7")
    assert scene.hand("A") == 7
    assert scene.stack() == left - 1


@pytest.mark.rules("DUE-CARD-02", "DUE-CARD-02a", "DUE-AMB-06")
def test_the_extra_turn_draws_at_once_and_again_at_its_end_but_not_a_third_time() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 2, "B": 3})
    left = scene.stack()
    scene.play("use", "extra", "card 9")
    assert scene.turn == "A"
    assert scene.hand("A") == 9
    assert scene.stack() == left - 1
    assert scene.heard("*") == ["uses", "extra-turn", "draws", "turn"]
    scene.play("use", "card 13")
    assert scene.heard("*") == ["uses", "asks-among", "answers-no", "draws", "turn"]
    assert scene.hand("A") == 13
    assert scene.stack() == left - 2
    assert scene.turn == "B"


@pytest.mark.rules("DUE-CARD-02a")
def test_the_extra_turn_is_an_ordinary_turn_with_both_actions() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 2, "B": 3}).play("use", "extra", "card 9")
    assert scene.offers() == ["use", "guess"]
    scene.play("guess", "name 13", "card 12")
    assert scene.box == (9,)
    assert scene.hand("A") == 12
    assert scene.turn == "B"


@pytest.mark.rules("DUE-CARD-02a", "DUE-P3-04")
def test_a_hit_in_the_extra_turn_counts_as_any_other() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 4, "C": 5}, hands={"A": 2})
    scene.play("use", "extra", "guess", "name 4")
    assert scene.scores == [1, 0, 1]
    assert scene.turn == "C"
    assert scene.hand("A")


@pytest.mark.rules("DUE-CARD-02a", "DUE-P2-02")
def test_a_hit_in_the_extra_turn_ends_the_round_of_two_at_once() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 2}).play("use", "extra", "guess", "name 4")
    assert scene.scores == [1, 0]
    assert scene.position.round == 2
    assert scene.told("round-begins") == [{"round": 2, "seat": 1}]


@pytest.mark.rules("DUE-AMB-06", "DUE-USE-06")
def test_the_extra_turn_may_take_the_last_card() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 2, "B": 3}, top=(9,), rest="box")
    scene.play("use", "extra")
    assert (scene.hand("A"), scene.stack()) == (9, 0)
    scene.play("use")
    assert scene.hand("A") == 0
    assert scene.turn == "B"


@pytest.mark.rules("DUE-AMB-06", "DUE-CARD-02b")
def test_the_extra_turn_draws_the_top_card_even_if_known() -> None:
    scene = Scene(2, hands={"A": 2}, top=(7, 13), bottom=(11,)).play("use", "extra")
    assert scene.hand("A") == 7
    assert scene.play("use").hand("A") == 13


@pytest.mark.rules("DUE-CARD-02b", "DUE-AMB-05")
def test_with_nothing_open_only_the_extra_turn_is_offered() -> None:
    scene = Scene(2, hands={"A": 2}).play("use")
    assert scene.middle == (2,)
    assert scene.offers() == ["extra"]


@pytest.mark.rules("DUE-CARD-02b", "DUE-AMB-05")
def test_with_an_empty_stack_only_copies_are_offered() -> None:
    scene = Scene(2, hands={"A": 2}, middle=(5, 9), rest="box").play("use")
    assert scene.offers() == ["copy 5", "copy 9"]
    assert scene.refusal("extra") == ("DUE-AMB-05", "refused-empty-stack")
    scene.play("copy 9")
    assert scene.hand("A") == 0


@pytest.mark.rules("DUE-CARD-02b", "DUE-AMB-05")
def test_with_neither_card_2_serves_only_for_a_guess() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 2, "B": 3}, rest="box")
    assert scene.offers() == ["guess"]
    assert scene.refusal("use") == ("DUE-AMB-05", "refused-nothing-to-copy")
    scene.play("guess", "name 13")
    assert scene.box[-1] == 2
    assert scene.turn == "B"


@pytest.mark.rules("DUE-CARD-02b", "DUE-AMB-04")
def test_card_2_cannot_copy_itself() -> None:
    scene = Scene(2, hands={"A": 2}, middle=(5,)).play("use")
    assert 2 in scene.middle
    assert "copy 2" not in scene.offers()
    assert scene.refusal("copy 2") == ("DUE-AMB-04", "refused-copy-of-copy")


@pytest.mark.rules("DUE-CARD-02b", "DUE-AMB-04")
def test_the_other_decks_2_can_be_copied_but_then_no_2_any_more() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"1": 2}, middle=(b(2), 6)).play("use")
    assert scene.offers() == [f"copy {b(2)}", "copy 6", "extra"]
    scene.play(f"copy {b(2)}")
    assert scene.offers() == ["copy 6", "extra"]
    assert scene.refusal("copy 2") == ("DUE-AMB-04", "refused-copy-of-copy")
    assert scene.refusal(f"copy {b(2)}") == ("DUE-AMB-04", "refused-copy-of-copy")
    scene.play("copy 6")
    assert scene.answers == {"2": "NO", "4": "YES"}
    assert scene.middle == (b(2), 6, 2)
    assert scene.turn == "2"


@pytest.mark.rules("DUE-CARD-02b", "DUE-AMB-04", "DUE-AMB-06", "DUE-AMB-07")
def test_the_extra_turn_of_a_copied_2_draws_from_ones_own_stack_and_only_twice() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"1": 2}, middle=(b(2),))
    own, theirs = scene.stack(0), scene.stack(1)
    scene.play("use", f"copy {b(2)}", "extra", "card 5")
    assert (scene.turn, scene.hand("1")) == ("1", 5)
    scene.play("use", "card 13")
    assert (scene.turn, scene.hand("1")) == ("2", 13)
    assert (scene.stack(0), scene.stack(1)) == (own - 2, theirs)


@pytest.mark.rules("DUE-AMB-07")
@pytest.mark.parametrize(("player", "deck"), [("1", 0), ("2", 1), ("3", 0), ("4", 1)])
def test_with_teams_card_2_draws_from_the_own_stack(player: str, deck: int) -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    card = b(2) if deck else 2
    scene = Scene(4, lairs=lairs, hands={player: card}, turn=player)
    before = (scene.stack(0), scene.stack(1))
    scene.play("use", "extra")
    after = (scene.stack(0), scene.stack(1))
    assert (before[deck] - after[deck], before[1 - deck] - after[1 - deck]) == (1, 0)
    assert (scene.hand(player) > 13) == bool(deck)


@pytest.mark.rules("DUE-AMB-05", "DUE-AMB-07")
def test_with_teams_an_empty_own_stack_gives_no_extra_turn_though_the_rivals_have_cards() -> None:
    first_deck_left = [card for card in range(1, 14) if card not in (1, 3, 2, 4, 6)]
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"1": 2, "3": 4}, middle=(6,), box=first_deck_left)
    assert (scene.stack(0), scene.stack(1)) == (0, 9)
    assert scene.play("use").offers() == ["copy 6"]


@pytest.mark.rules("DUE-AMB-04", "DUE-AMB-05")
def test_a_2_with_nothing_to_do_is_not_worth_copying() -> None:
    """Own stack empty and nothing open but the other deck's 2: copying it would lead nowhere."""
    first_deck_left = [card for card in range(1, 14) if card not in (1, 3, 2, 4)]
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"1": 2, "3": 4}, middle=(b(2),), box=first_deck_left)
    assert scene.offers() == ["guess"]
    assert scene.refusal("use") == ("DUE-AMB-05", "refused-nothing-to-copy")


@pytest.mark.rules("DUE-CARD-02a", "DUE-P4-12")
def test_an_extra_turn_of_a_proxy_is_played_by_the_proxy() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"4": b(2)}, found="2", turn="2")
    scene.play("use", "extra")
    assert scene.turn == "4"
    assert scene.play("guess", "name 13").turn == "3"


# Card 10 --------------------------------------------------------------------------


@pytest.mark.rules("DUE-CARD-10")
def test_card_10_looks_at_three_leaves_one_on_top_and_puts_two_at_the_bottom() -> None:
    scene = Scene(4, lairs={"2": b(1)}, hands={"1": 10}, top=(b(5), b(6), b(7)), bottom=(b(12),))
    scene.play("use")
    assert scene.offers() == [f"top {b(5)}", f"top {b(6)}", f"top {b(7)}"]
    scene.play(f"top {b(6)}")
    assert scene.offers() == [f"under {b(5)}", f"under {b(7)}"]
    scene.play(f"under {b(5)}")
    assert scene.position.above[1] == (b(6),)
    assert scene.position.below[1] == (b(12), b(7), b(5))
    assert scene.turn == "2"


@pytest.mark.rules("DUE-CARD-10")
def test_card_10_takes_cards_from_the_unknown_part_as_they_come_up() -> None:
    scene = Scene(4, lairs={"2": b(1)}, hands={"1": 10}, top=(b(5),))
    scene.play("use", f"card {b(13)}", f"card {b(11)}")
    assert scene.offers() == [f"top {b(5)}", f"top {b(13)}", f"top {b(11)}"]
    scene.play(f"top {b(13)}", f"under {b(11)}")
    assert scene.position.above[1] == (b(13),)
    assert scene.position.below[1] == (b(5), b(11))
    assert not scene.position.pool[1] >> b(11) & 1


@pytest.mark.rules("DUE-CARD-10")
def test_card_10_leaves_known_cards_below_the_three_where_they_are() -> None:
    scene = Scene(4, lairs={"2": b(1)}, hands={"1": 10}, top=(b(5), b(6), b(7), b(8)))
    scene.play("use", f"top {b(7)}", f"under {b(6)}")
    assert scene.position.above[1] == (b(7), b(8))
    assert scene.position.below[1] == (b(5), b(6))


@pytest.mark.rules("DUE-CARD-10")
def test_card_10_reaches_into_the_known_bottom_when_nothing_unknown_is_left() -> None:
    stack = {"top": (b(5),), "bottom": (b(6), b(7), b(8))}
    scene = Scene(4, lairs={"2": b(1)}, hands={"1": 10}, rest="box", **stack)  # type: ignore[arg-type]
    scene.play("use")
    assert scene.offers() == [f"top {b(5)}", f"top {b(6)}", f"top {b(7)}"]
    scene.play(f"top {b(7)}", f"under {b(5)}")
    assert scene.position.above[1] + scene.position.below[1] == (b(7), b(8), b(6), b(5))


@pytest.mark.rules("DUE-CARD-10a")
@pytest.mark.parametrize("kept", [6, 7, 8])
def test_with_two_or_three_players_the_card_left_on_top_is_drawn_next(kept: int) -> None:
    other = 7 if kept != 7 else 8
    for players in (2, 3):
        scene = Scene(players, hands={"A": 10}, top=(6, 7, 8))
        scene.play("use", f"top {kept}", f"under {other}")
        assert scene.hand("A") == kept
        assert scene.position.above[0] == ()


@pytest.mark.rules("DUE-CARD-10b", "DUE-AMB-11")
def test_card_10_with_two_cards_leaves_one_on_top_and_one_below() -> None:
    scene = Scene(4, hands={"1": 10}, top=(b(5),), bottom=(b(6),), rest="box").play("use")
    assert scene.offers() == [f"top {b(5)}", f"top {b(6)}"]
    scene.play(f"top {b(6)}")
    assert scene.position.above[1] + scene.position.below[1] == (b(6), b(5))
    assert scene.turn == "2"


@pytest.mark.rules("DUE-CARD-10b", "DUE-AMB-11")
def test_card_10_with_one_card_is_only_a_look() -> None:
    scene = Scene(4, hands={"1": 10}, top=(b(5),), rest="box").play("use")
    assert scene.told("peeks-top-cards") == [{"seat": 0, "deck": 1, "count": 1, "cards": [b(5)]}]
    assert scene.known("1") == {b(5): ["stack:1:0"]}
    assert scene.turn == "2"


@pytest.mark.rules("DUE-CARD-10b", "DUE-AMB-11")
def test_card_10_without_a_card_does_nothing() -> None:
    scene = Scene(2, hands={"A": 10, "B": 3}, rest="box").play("use")
    assert scene.told("peeks-top") == [{"seat": 0, "deck": 0, "count": 0}]
    assert scene.known("A") == {}
    assert (scene.hand("A"), scene.turn) == (0, "B")


@pytest.mark.rules("DUE-CARD-10b", "DUE-AMB-11")
@pytest.mark.parametrize("lowest", [7, 8])
def test_the_order_at_the_bottom_is_the_players_choice(lowest: int) -> None:
    scene = Scene(2, hands={"A": 10}, top=(6, 7, 8)).play("use", "top 6", f"under {lowest}")
    assert scene.position.below[0][-1] == lowest
    assert set(scene.position.below[0]) == {7, 8}


@pytest.mark.rules("DUE-CARD-10b", "DUE-AMB-11")
def test_what_card_10_shows_and_the_order_chosen_stay_secret() -> None:
    scene = Scene(3, hands={"A": 10}, top=(6, 7, 8)).play("use", "top 6")
    assert scene.heard("A")[1:] == ["peeks-top-cards"]
    for other in "BC*":
        assert scene.heard(other) == ["uses", "peeks-top"]
        assert scene.view(other)["frames"][-1]["top"] == 0, "not even that a choice was made"
    assert scene.view("A")["frames"][-1]["top"] == 6
    scene.play("under 8")
    assert scene.heard("A") == ["arranges-cards", "draws-card", "turn"]
    assert scene.told("arranges-cards") == [{"seat": 0, "deck": 0, "count": 2, "top": 6, "under": [7, 8]}]
    for other in "BC*":
        assert scene.heard(other)[0] == "arranges"
        assert scene.known(other) == {}
    assert scene.told("arranges") == [{"seat": 0, "deck": 0, "count": 2}]


@pytest.mark.rules("DUE-CARD-10b", "DUE-CARD-08")
@pytest.mark.parametrize("seeker", "ABC")
def test_whoever_looks_into_the_stack_is_the_only_one_to_hear_what_is_there(seeker: str) -> None:
    arranging = Scene(3, hands={seeker: 10}, top=(6, 7, 8), turn=seeker).play("use", "top 6", "under 8")
    peeking = Scene(3, lairs={"A": 1, "B": 2, "C": 3}, hands={seeker: 8}, bottom=(6, 7), turn=seeker)
    peeking.play("use", "name 13")
    for name in "ABC*":
        own = name == seeker
        looked = ["peeks-top-cards", "arranges-cards"] if own else ["peeks-top", "arranges"]
        assert [key for key in arranging.heard(name) if key.startswith(("peeks", "arranges"))] == looked
        looked = ["peeks-bottom-cards"] if own else ["peeks-bottom"]
        assert [key for key in peeking.heard(name) if key.startswith("peeks")] == looked
