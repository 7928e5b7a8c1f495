"""P4: two teams of two, each with its own deck."""

from __future__ import annotations

import pytest

from polnoc.engine.seats import CHANCE
from polnoc.engine.views import HIDDEN
from tests.games.duchy.scene import GAME, Scene, b

LAIRS = {"1": 1, "2": b(7), "3": 3, "4": b(9)}


def dealt() -> Scene:
    """Return a scene: 1 has drawn 1, 2, 3, 4, and 2 the same numbers of the other deck."""
    cards = [card for number in range(1, 5) for card in (number, b(number))]
    return Scene.new(4).play("begin 0", *[f"card {card}" for card in cards])


def prepared() -> Scene:
    """1 hides in 1, 3 in 2, hands 4 and 3; 2 hides in 4, 4 in 3, hands 2 and 1 of the other deck."""
    scene = dealt().play("1: hide 1", "1: settle 2", "3: keep 3")
    return scene.play(f"2: hide {b(4)}", f"2: settle {b(3)}", f"4: keep {b(1)}")


@pytest.mark.rules("DUE-P4-01", "DUE-P4-03")
def test_both_decks_are_used_and_kept_apart() -> None:
    scene = Scene.new(4).step("begin 0")
    assert scene.offers() == [f"card {card}" for card in range(1, 14)]
    scene.step("card 5")
    assert scene.asked == (CHANCE,)
    assert scene.offers() == [f"card {card}" for card in range(14, 27)]
    scene.step(f"card {b(5)}")
    assert scene.offers() == [f"card {card}" for card in range(1, 14) if card != 5]


@pytest.mark.rules("DUE-P4-03", "DUE-P4-10")
def test_each_team_has_its_own_stack_of_nine() -> None:
    scene = prepared()
    assert (scene.stack(0), scene.stack(1)) == (9, 9)
    scene.play("guess", "name 13")
    assert (scene.stack(0), scene.stack(1)) == (8, 9)
    assert scene.hand("1") <= 13
    scene.play("guess", "name 13")
    assert (scene.stack(0), scene.stack(1)) == (8, 8)
    assert scene.hand("2") > 13


@pytest.mark.rules("DUE-P4-02")
def test_teams_sit_alternately() -> None:
    scene = prepared()
    terms = scene.position.terms
    assert [GAME.side(terms.options, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [terms.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    order = ""
    for _ in range(4):
        order += scene.turn
        scene.play("guess", "name 13")
    assert order == "1234"


@pytest.mark.rules("DUE-P4-04", "DUE-P4-09")
def test_one_member_of_each_team_draws_four_cards() -> None:
    scene = dealt()
    assert scene.asked_names == "12"
    assert scene.offers("1") == ["hide 1", "hide 2", "hide 3", "hide 4"]
    assert scene.offers("2") == [f"hide {b(number)}" for number in range(1, 5)]
    drawn = {name: scene.view(name)["frames"][-1]["piles"] for name in "1234*"}
    assert drawn["1"] == [(1, 2, 3, 4), [HIDDEN] * 4]
    assert drawn["2"] == [[HIDDEN] * 4, (b(1), b(2), b(3), b(4))]
    assert drawn["3"] == drawn["4"] == drawn["*"] == [[HIDDEN] * 4, [HIDDEN] * 4]


@pytest.mark.rules("DUE-P4-05")
def test_the_drawer_lays_one_lair_before_himself_and_one_before_his_partner() -> None:
    scene = dealt().play("1: hide 2")
    assert scene.offers("1") == ["settle 1", "settle 3", "settle 4"]
    assert scene.heard("1") == ["hides-card"]
    assert scene.heard("3") == scene.heard("4") == ["hides"]
    scene.play("1: settle 4")
    assert (scene.lair("1"), scene.lair("3")) == (2, 4)
    assert (scene.lair("2"), scene.lair("4")) == (0, 0)


@pytest.mark.rules("DUE-P4-06")
def test_the_partner_looks_at_his_lair_unseen_by_the_rivals() -> None:
    scene = dealt().play("1: hide 2", "1: settle 4")
    assert scene.told("settles-card") == [{"seat": 2, "by": 0, "card": 4}]
    assert scene.told("hides") == [{"seat": 0}, {"seat": 2}]
    assert scene.told("passed-cards") == [{"seat": 2, "by": 0, "cards": [1, 3]}]
    assert scene.heard("3")[-1] == "passed-cards"
    assert scene.heard("1") == ["hides-card", "settles-card"]
    assert scene.view("3")["lair"][2] == 4
    assert "settles-card" in scene.heard("3")
    for rival in "24*":
        assert scene.heard(rival) == ["hides", "hides"]
        assert scene.view(rival)["lair"][2] == HIDDEN
    assert scene.known("1") == {4: ["lair:2"]}
    assert scene.view("3")["lair"][0] == HIDDEN
    assert scene.known("3") == {}


@pytest.mark.rules("DUE-P4-07", "DUE-P4-08")
def test_the_partner_keeps_one_of_the_two_other_cards_and_returns_one() -> None:
    scene = dealt().play("1: hide 2", "1: settle 4")
    assert scene.asked_names == "32"
    assert scene.offers("3") == ["keep 1", "keep 3"]
    assert scene.view("3")["frames"][-1]["piles"] == [(1, 3), [HIDDEN] * 4]
    assert scene.view("1")["frames"][-1]["piles"] == [(1, 3), [HIDDEN] * 4]
    assert scene.view("2")["frames"][-1]["piles"][0] == [HIDDEN] * 2
    scene.play("3: keep 3")
    assert (scene.hand("3"), scene.hand("1")) == (3, 1)
    assert scene.told("shares-cards") == [{"seat": 2, "partner": 0, "kept": 3, "returned": 1}]
    assert scene.heard("1") == scene.heard("3") == ["shares-cards"]
    assert scene.heard("2") == scene.heard("4") == scene.heard("*") == ["shares"]


@pytest.mark.rules("DUE-P4-07")
def test_both_partners_know_the_passed_cards_and_the_drawer_both_lairs() -> None:
    scene = prepared()
    assert scene.known("1") == {2: ["lair:2"], 3: ["hand:2"]}
    assert scene.known("3") == {4: ["hand:0"]}
    assert scene.known("2") == {b(3): ["lair:3"], b(1): ["hand:3"]}
    assert scene.known("4") == {b(2): ["hand:1"]}
    assert scene.known("*") == {}


@pytest.mark.rules("DUE-P4-08", "DUE-P4-09")
def test_after_the_setup_all_four_hold_a_lair_and_a_card() -> None:
    scene = prepared()
    assert scene.position.lair == [1, b(4), 2, b(3)]
    assert scene.position.hand == [4, b(2), 3, b(1)]
    assert scene.turn == "1"


@pytest.mark.rules("DUE-P4-10")
def test_the_two_lairs_of_a_team_are_always_different() -> None:
    for first in range(1, 5):
        scene = dealt().play(f"1: hide {first}")
        assert f"settle {first}" not in scene.offers("1")


@pytest.mark.rules("DUE-P4-11")
@pytest.mark.parametrize(("asker", "rivals"), [("1", "24"), ("2", "31"), ("3", "42"), ("4", "13")])
def test_both_rivals_and_nobody_else_answer_questions_and_guesses(asker: str, rivals: str) -> None:
    card = 5 if asker in "13" else b(5)
    lairs = {"1": 1, "2": b(2), "3": 7, "4": b(8)}
    truth = {"1": "YES", "2": "YES", "3": "NO", "4": "NO"}
    asked = Scene(4, lairs=lairs, hands={asker: card}, turn=asker).play("use")
    assert list(asked.answers.items()) == [(name, truth[name]) for name in rivals]
    guessed = Scene(4, lairs=lairs, hands={asker: card}, turn=asker).play("guess", "name 13")
    assert guessed.answers == dict.fromkeys(rivals, "NO")


@pytest.mark.rules("DUE-P4-12", "DUE-AMB-19", "DUE-INV-06")
def test_the_partner_plays_for_a_found_player_with_his_own_card() -> None:
    scene = Scene(4, lairs=LAIRS, hands={"2": b(3), "4": b(5)}).play("guess", "name 7")
    assert scene.is_found("2")
    assert scene.box[-1] == b(3)
    assert scene.hand("2") == 0
    assert scene.turn == "4"
    assert scene.told("turn") == [{"seat": 1, "actor": 3}]
    scene.play("use", f"card {b(12)}")
    assert scene.middle == (b(5),)
    assert scene.view("1")["laid_by"] == (3,)
    assert scene.hand("4") == b(12)
    assert scene.hand("2") == 0
    assert scene.play("guess", "name 13").turn == "4"
    assert "2" not in scene.answers


@pytest.mark.rules("DUE-P4-12")
def test_the_round_goes_on_without_a_point_after_the_first_found_rival() -> None:
    scene = Scene(4, lairs=LAIRS).play("guess", "name 7")
    assert scene.scores == [0, 0]
    assert scene.position.round == 1
    assert scene.told("found") == [{"seat": 1, "by": 0}]


@pytest.mark.rules("DUE-P4-13", "DUE-CARD-08", "DUE-CARD-10")
@pytest.mark.parametrize(("seeker", "deck"), [("1", 1), ("2", 0), ("3", 1), ("4", 0)])
def test_cards_8_and_10_look_through_the_rivals_stack(seeker: str, deck: int) -> None:
    def rivals(number: int) -> int:
        return b(number) if deck else number

    def own(number: int) -> int:
        return number if deck else b(number)

    bottom = (rivals(10), rivals(12))
    scene = Scene(4, lairs=LAIRS, hands={seeker: own(8)}, bottom=bottom, turn=seeker).play("use")
    assert scene.told("peeks-bottom-cards") == [
        {"seat": scene.seat(seeker), "deck": deck, "count": 2, "cards": list(bottom)}
    ]
    top = (rivals(10), rivals(12), rivals(13))
    scene = Scene(4, lairs=LAIRS, hands={seeker: own(10)}, top=top, turn=seeker).play("use")
    assert scene.told("peeks-top-cards") == [
        {"seat": scene.seat(seeker), "deck": deck, "count": 3, "cards": list(top)}
    ]


@pytest.mark.rules("DUE-P4-14")
@pytest.mark.parametrize("second", ["1", "3"])
def test_the_team_that_finds_both_rivals_takes_one_point(second: str) -> None:
    scene = Scene(4, lairs=LAIRS).play("guess", "name 7")
    while scene.turn != second or scene.told("found"):
        scene.play("guess", "name 13")
    scene.play("guess", "name 9")
    assert scene.scores == [1, 0]
    assert scene.told("scores") == [{"side": 0, "points": 1, "total": 1}]
    assert scene.position.round == 2


@pytest.mark.rules("DUE-P4-14")
def test_one_found_in_each_team_does_not_end_the_round() -> None:
    scene = Scene(4, lairs=LAIRS).play("guess", "name 7", "guess", "name 1")
    assert scene.is_found("1")
    assert scene.is_found("2")
    assert scene.scores == [0, 0]
    assert scene.position.round == 1
    assert scene.turn == "3"
    scene.play("guess", "name 9")
    assert scene.scores == [1, 0]


@pytest.mark.rules("DUE-P4-14")
def test_card_11_that_finds_both_rivals_brings_the_team_one_point() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(8)}
    scene = Scene(4, lairs=lairs, hands={"1": 11}).play("use", "run 7")
    assert scene.scores == [1, 0]
    assert scene.position.round == 2


@pytest.mark.rules("DUE-P4-15")
def test_three_points_of_a_team_end_the_game_for_both_members() -> None:
    scene = Scene(4, lairs=LAIRS, found="4", scores=[2, 2]).play("guess", "name 7")
    assert scene.position.over
    assert scene.scores == [3, 2]
    assert scene.winners == "13"
    scene = Scene(4, lairs=LAIRS, found="1", scores=[2, 2], turn="4").play("guess", "name 3")
    assert scene.winners == "24"


@pytest.mark.rules("DUE-P4-16")
def test_otherwise_a_turn_is_as_with_two_or_three_players() -> None:
    scene = Scene(4, lairs=LAIRS, hands={"1": 5})
    assert scene.offers() == ["use", "guess"]
    used = scene.play("use", "card 13")
    assert (used.middle, used.hand("1"), used.turn) == ((5,), 13, "2")
    scene = Scene(4, lairs=LAIRS, hands={"1": 5}).play("guess", "name 13", "card 12")
    assert (scene.box, scene.hand("1"), scene.turn) == ((5,), 12, "2")


@pytest.mark.rules("DUE-AMB-17", "DUE-P4-17")
@pytest.mark.parametrize(
    ("starter", "drawers", "later"), [(0, "12", "34"), (1, "32", "14"), (2, "34", "12"), (3, "14", "32")]
)
def test_the_earlier_in_turn_order_draws_then_the_partner(starter: int, drawers: str, later: str) -> None:
    scene = Scene.new(4).play(f"begin {starter}")
    assert scene.asked_names == drawers
    for expected in (later, drawers):
        _play_a_round(scene)
        assert scene.asked_names == expected


def _play_a_round(scene: Scene) -> None:
    """Set up with the first cards offered, then find everybody who can be found."""
    number = scene.position.round
    while not scene.turn:
        name = scene.asked_names[0]
        scene.play(f"{name}: {scene.offers(name)[0]}")
    while scene.position.round == number:
        seat = scene.seat(scene.turn)
        hidden = [
            rival for rival in scene.position.terms.rivals[seat] if not scene.position.found >> rival & 1
        ]
        lair = scene.position.lair[hidden[0]]
        scene.play("guess", f"name {scene.position.terms.number[lair]}")


@pytest.mark.rules("DUE-AMB-18", "DUE-P4-17")
def test_partners_share_nothing_after_the_setup() -> None:
    scene = prepared()
    scene.play("guess", "name 13", "card 12")
    assert scene.view("1")["hand"][0] == 12
    assert scene.view("3")["hand"][0] == HIDDEN
    assert "draws-card" not in scene.heard("3")
    # 3 returned card 4 to 1, so 3 knows what 1 has boxed; the rivals do not.
    assert scene.known("3") == {4: ["box:0"]}
    assert scene.known("2").keys() == {b(3), b(1)}
    assert set(scene.game.actions.verbs) == {
        *("hide", "settle", "keep", "use", "guess", "name", "run", "from"),
        *("copy", "extra", "top", "under", "card", "begin"),
    }, "there is no way to tell or show a partner anything"


@pytest.mark.rules("DUE-AMB-18")
def test_what_a_partner_looks_at_stays_his_own() -> None:
    scene = Scene(4, lairs=LAIRS, hands={"1": 8}, bottom=(b(10), b(12))).play("use", "name 13")
    assert scene.known("1") == {b(10): ["stack:1:7"], b(12): ["stack:1:8"]}
    assert scene.known("3") == {}
    assert "peeks-bottom-cards" not in scene.heard("3")


@pytest.mark.rules("DUE-AMB-20", "DUE-P4-17")
@pytest.mark.parametrize(("guesser", "left"), [("1", "2"), ("3", "4")])
def test_the_next_round_is_begun_left_of_the_winning_guesser(guesser: str, left: str) -> None:
    scene = Scene(4, lairs=LAIRS, found="2", turn=guesser).play("guess", "name 9")
    assert scene.told("round-begins") == [{"round": 2, "seat": scene.seat(left)}]


@pytest.mark.rules("DUE-AMB-20")
def test_a_winning_proxy_counts_where_he_sits_himself() -> None:
    scene = Scene(4, lairs=LAIRS, found="21", turn="2")
    assert scene.turn == "4"
    scene.play("guess", "name 3")
    assert scene.told("round-over") == [{"round": 1, "by": 3, "scores": [0, 1]}]
    assert scene.told("round-begins") == [{"round": 2, "seat": 0}]


@pytest.mark.rules("DUE-AMB-21", "DUE-USE-05")
def test_an_open_number_proves_something_only_about_its_own_deck() -> None:
    scene = Scene(4, lairs={"1": 1, "2": b(5), "3": 3, "4": b(9)}, hands={"1": 5}).play("use")
    assert scene.middle == (5,)
    assert scene.answers == {"2": "NO", "4": "NO"}
    scene.play("guess", "name 13", "guess", "name 5")
    assert scene.answers == {"2": "YES", "4": "NO"}


@pytest.mark.rules("DUE-AMB-22", "DUE-P4-17")
def test_card_2_may_copy_a_card_of_the_rivals() -> None:
    scene = Scene(4, lairs=LAIRS, hands={"1": 2}, middle=(6, b(13), b(5))).play("use")
    assert scene.offers() == ["copy 6", f"copy {b(13)}", f"copy {b(5)}", "extra"]
    scene.play(f"copy {b(5)}")
    assert scene.told("asks-among") == [{"seat": 0, "card": b(5), "numbers": [1, 2, 3, 4]}]
    assert scene.answers == {"2": "NO", "4": "NO"}
    assert scene.middle == (6, b(13), b(5), 2)


@pytest.mark.rules("DUE-P4-04", "DUE-SETUP-02")
def test_each_deal_names_its_own_rule() -> None:
    rules = [Scene.new(players).step("begin 0").position.stack[-1].rule() for players in (2, 3, 4)]
    assert rules == ["DUE-SETUP-02", "DUE-SETUP-02", "DUE-P4-04"]
