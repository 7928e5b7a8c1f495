"""SETUP: preparing a round for two and three players."""

from __future__ import annotations

import pytest

from polnoc.engine.seats import CHANCE
from polnoc.engine.views import HIDDEN
from tests.games.duchy.scene import NAMES, Scene

TWO_OR_THREE = pytest.mark.parametrize("players", [2, 3])


def dealt(players: int) -> Scene:
    """Return a game with the cards 1, 2, 3 … dealt in turn: A has 1 and 1 + players, and so on."""
    scene = Scene.new(players)
    return scene.play("begin 0", *[f"card {card}" for card in range(1, 2 * players + 1)])


def hidden(players: int) -> Scene:
    """Return a game in which everyone has picked the first of the two cards."""
    return dealt(players).play(*[f"{name}: hide {seat + 1}" for seat, name in enumerate(NAMES[players])])


@pytest.mark.rules("DUE-SETUP-01")
@TWO_OR_THREE
def test_only_one_deck_is_used(players: int) -> None:
    scene = Scene.new(players).step("begin 0")
    assert scene.offers() == [f"card {card}" for card in range(1, 14)]
    assert scene.position.terms.decks == 1


@pytest.mark.rules("DUE-SETUP-02")
@TWO_OR_THREE
def test_everyone_is_dealt_two_cards_and_sees_only_these(players: int) -> None:
    scene = dealt(players)
    for seat, name in enumerate(scene.names):
        (piles,) = [frame["piles"] for frame in scene.view(name)["frames"] if "piles" in frame]
        own = (seat + 1, seat + 1 + players)
        assert piles == [own if other == seat else [HIDDEN, HIDDEN] for other in range(players)]
        assert scene.offers(name) == [f"hide {own[0]}", f"hide {own[1]}"]
    assert scene.told("dealt-card") == [
        {"seat": card % players, "card": card + 1} for card in range(2 * players)
    ]


@pytest.mark.rules("DUE-SETUP-02")
def test_any_card_left_can_be_dealt_next_and_none_twice() -> None:
    scene = Scene.new(2).step("begin 1").step("card 7")
    assert scene.asked == (CHANCE,)
    assert scene.offers() == [f"card {card}" for card in range(1, 14) if card != 7]


@pytest.mark.rules("DUE-SETUP-03", "DUE-SETUP-04")
@TWO_OR_THREE
def test_one_card_becomes_the_lair_and_the_other_the_hand(players: int) -> None:
    scene = dealt(players)
    scene.play(f"A: hide {1 + players}", "B: hide 2")
    assert (scene.lair("A"), scene.hand("A")) == (1 + players, 1)
    assert (scene.lair("B"), scene.hand("B")) == (2, 2 + players)


@pytest.mark.rules("DUE-SETUP-03", "DUE-SETUP-04")
@TWO_OR_THREE
def test_lair_and_hand_lie_hidden_from_the_rivals(players: int) -> None:
    scene = hidden(players)
    for seat, name in enumerate(scene.names):
        view = scene.view(name)
        others = [HIDDEN] * players
        assert view["lair"] == [*others[:seat], seat + 1, *others[seat + 1 :]]
        assert view["hand"] == [*others[:seat], seat + 1 + players, *others[seat + 1 :]]
    assert scene.view("*")["lair"] == scene.view("*")["hand"] == [HIDDEN] * players


@pytest.mark.rules("DUE-AMB-24")
def test_lairs_are_picked_in_secret_and_in_any_order_before_the_first_turn() -> None:
    scene = dealt(3)
    assert scene.asked_names == "ABC"
    scene.play("C: hide 6")
    assert scene.asked_names == "AB"
    assert scene.heard("C") == ["hides-card"]
    assert scene.heard("A") == scene.heard("B") == scene.heard("*") == ["hides"]
    assert scene.view("A")["lair"] == [0, 0, HIDDEN]
    assert scene.turn == ""
    scene.play("A: hide 1", "B: hide 5")
    assert scene.turn == "A"


@pytest.mark.rules("DUE-SETUP-05", "DUE-SETUP-06")
@pytest.mark.parametrize(("players", "left"), [(2, 9), (3, 7)])
def test_the_other_cards_are_the_stack(players: int, left: int) -> None:
    scene = hidden(players)
    assert scene.stack() == left
    stacked = [card for card in range(1, 27) if scene.position.pool[0] >> card & 1]
    assert stacked == list(range(2 * players + 1, 14))
    assert scene.view("A")["stacks"] == [(0, left, 0)]
    assert scene.view("A")["drawers"] == (), "only teams have somebody who draws for them"


@pytest.mark.rules("DUE-SETUP-07")
@TWO_OR_THREE
def test_a_new_round_is_prepared_in_the_same_way(players: int) -> None:
    scene = Scene(
        players,
        lairs={"A": 1, "B": 2},
        hands={"A": 6, "B": 4},
        found="C" if players == 3 else "",
        middle=(5, 13),
        box=(9,),
        bottom=(10,),
        known={"A": [10]},
    )
    scene.play("use", "use", "name 12", "guess", "name 2")
    position = scene.position
    assert position.round == 2
    assert (position.middle, position.laid_by, position.box) == ((), (), ())
    assert (position.facts, position.traces) == ((), ())
    assert (position.found, position.shield) == (0, 0)
    assert (position.lair, position.hand) == ([0] * players, [0] * players)
    assert (position.above, position.below) == ([()], [()])
    assert scene.asked_names == scene.names
    assert [len(scene.offers(name)) for name in scene.names] == [2] * players
    assert scene.stack() == 13 - 2 * players


@pytest.mark.rules("DUE-TURN-01", "DUE-AMB-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_says_who_begins_the_game(players: int) -> None:
    scene = Scene.new(players)
    assert scene.asked == (CHANCE,)
    assert scene.offers() == [f"begin {seat}" for seat in range(players)]
    scene.step(f"begin {players - 1}")
    assert scene.position.starter == players - 1
    assert scene.told("round-begins") == [{"round": 1, "seat": players - 1}]


@pytest.mark.rules("DUE-TURN-01", "DUE-AMB-25")
def test_who_begins_the_game_has_the_first_turn() -> None:
    scene = Scene.new(3).play("begin 2")
    scene.play(*[f"{name}: {scene.offers(name)[0]}" for name in "ABC"])
    assert scene.turn == "C"
