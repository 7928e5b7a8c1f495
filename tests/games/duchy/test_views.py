"""INV-03: what a seat has learned stays in its view, and nothing else ever shows."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polnoc.engine.chance import Seed
from polnoc.engine.frames import Frame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import HIDDEN, dump
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.rules.knowledge import learn, place_of
from polnoc.games.duchy.rules.setup import Deal, Hide, TeamsHide
from polnoc.games.duchy.rules.stack import Arrange
from polnoc.games.duchy.state import Duchy
from tests.games.duchy.profiles import PROFILE
from tests.games.duchy.scene import GAME, VIEW_FIELDS, Scene, b
from tests.games.duchy.walks import SEVEN, position_after

pytestmark = pytest.mark.rules("DUE-INV-03")


def test_a_view_has_these_fields_and_no_others() -> None:
    for players in (2, 3, 4):
        scene = Scene(players)
        assert [set(scene.view(name)) for name in (*scene.names, "*")] == [VIEW_FIELDS] * (players + 1)


def test_a_watcher_sees_the_table_and_no_secret() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 10, "B": 5}, top=(6, 7, 8), known={"B": [7]})
    view = scene.view("*")
    assert (view["lair"], view["hand"]) == ([HIDDEN, HIDDEN], [HIDDEN, HIDDEN])
    assert view["knows"] == []
    assert view["stacks"] == [(3, 6, 0)]
    assert view["known_by_others"] == [(1, "stack:0:1")]


# Retained knowledge ------------------------------------------------------------------


@pytest.mark.rules("DUE-CARD-08")
def test_cards_seen_with_card_8_are_followed_as_the_stack_shrinks() -> None:
    scene = Scene(2, hands={"A": 8, "B": 3}, top=(5, 6), bottom=(11, 12), rest="box").play("use", "name 13")
    assert scene.hand("A") == 5
    assert scene.known("A") == {11: ["stack:0:1"], 12: ["stack:0:2"]}
    scene.play("use")
    assert scene.hand("B") == 6
    assert scene.known("A") == {11: ["stack:0:0"], 12: ["stack:0:1"]}
    scene.play("guess", "name 13")
    assert scene.hand("A") == 11
    assert scene.known("A") == {5: [f"box:{len(scene.box) - 1}"], 12: ["stack:0:0"]}
    scene.play("use")
    assert scene.hand("B") == 12
    assert scene.known("A")[12] == ["hand:1"], "A knows what B has drawn"
    assert (1, "hand:1") not in scene.view("A")["known_by_others"]


@pytest.mark.rules("DUE-CARD-08")
def test_a_known_card_is_followed_into_the_box_and_out_to_the_middle() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 3, "B": 6}, top=(7, 9), known={"B": [7, 9]})
    scene.play("use")
    assert scene.known("B") == {7: ["hand:0"], 9: ["stack:0:0"]}
    scene.play("use")
    assert scene.known("B") == {7: ["hand:0"]}
    boxed = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 7, "B": 6}, known={"B": [7]})
    boxed.play("guess", "name 13")
    assert boxed.known("B") == {7: ["box:0"]}
    assert boxed.known("A") == {7: ["box:0"]}
    played = Scene(2, lairs={"A": 1, "B": 4}, hands={"A": 7, "B": 6}, known={"B": [7]})
    assert played.play("use").known("B") == {}


@pytest.mark.rules("DUE-CARD-10")
def test_who_arranged_the_stack_knows_all_three_places() -> None:
    scene = Scene(2, hands={"A": 10}, top=(6, 7, 8)).play("use", "top 7", "under 6")
    size = scene.stack()
    assert scene.hand("A") == 7
    assert scene.known("A") == {8: [f"stack:0:{size - 2}"], 6: [f"stack:0:{size - 1}"]}
    assert scene.view("B")["known_by_others"] == [(0, f"stack:0:{size - 2}"), (0, f"stack:0:{size - 1}")]


@pytest.mark.rules("DUE-GUESS-06", "DUE-AMB-15")
def test_a_player_remembers_what_went_to_the_box_from_his_own_hand() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 2, "C": 3}, hands={"A": 5, "B": 6, "C": 7})
    scene.play("guess", "name 13", "guess", "name 3")
    assert scene.known("A") == {5: ["box:0"]}
    assert scene.known("B") == {6: ["box:1"]}
    assert scene.known("C") == {7: ["box:2"]}
    assert scene.view("A")["known_by_others"] == [(1, "box:1"), (2, "box:2")]


@pytest.mark.rules("DUE-P4-07")
def test_partners_remember_the_cards_passed_at_the_setup() -> None:
    scene = Scene.new(4).play("begin 0")
    scene.play("1: hide 1", "1: settle 2", "3: keep 3")
    scene.play(f"2: hide {b(1)}", f"2: settle {b(2)}", f"4: keep {b(3)}")
    scene.play("guess", "name 13", "guess", "name 13", "use")
    assert scene.known("1") == {2: ["lair:2"], 4: ["box:0"]}, "3 has used card 3"
    assert scene.known("3") == {4: ["box:0"]}
    assert scene.known("4") == {b(4): ["box:1"]}
    assert (0, "lair:2") in scene.view("2")["known_by_others"]


def test_a_new_round_begins_without_memories() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 8}, bottom=(11, 12)).play("use", "name 2")
    assert scene.position.round == 2
    assert [scene.known(name) for name in "AB"] == [{}, {}]


def test_every_place_of_a_card_has_a_name() -> None:
    scene = Scene(
        2, lairs={"A": 1, "B": 2}, hands={"A": 3, "B": 4}, middle=(5,), box=(6,), top=(7, 8), bottom=(9, 10)
    )
    places = [place_of(scene.position, card) for card in range(1, 12)]
    assert places == [
        *("lair:0", "lair:1", "hand:0", "hand:1", "middle", "box:0"),
        *("stack:0:0", "stack:0:1", "stack:0:5", "stack:0:6", "unseen"),
    ]
    teams = Scene(4, lairs={"1": 1, "2": b(2), "3": 3, "4": b(4)}, top=(b(5),), bottom=(b(6),))
    assert place_of(teams.position, b(5)) == "stack:1:0"
    assert place_of(teams.position, b(6)) == "stack:1:8"


# Uncertain knowledge -----------------------------------------------------------------


def mixed() -> Scene:
    """Return a scene: A knows 7 and 8 in the stack 6, 7, 8; B's card 10 puts 7 on top, 8 at the bottom."""
    scene = Scene(
        2,
        lairs={"A": 1, "B": 2},
        hands={"A": 3, "B": 10},
        top=(6, 7, 8),
        known={"A": [7, 8]},
        rest="box",
        turn="B",
    )
    return scene.play("use", "top 7", "under 8")


@pytest.mark.rules("DUE-AMB-11")
def test_after_another_players_card_10_a_known_card_lies_in_one_of_three_places() -> None:
    scene = mixed()
    assert scene.hand("B") == 7
    anywhere = ["hand:1", "stack:0:0", "stack:0:1"]
    assert scene.known("A") == {7: anywhere, 8: anywhere}
    assert scene.known("B") == {6: ["stack:0:0"], 8: ["stack:0:1"]}


@pytest.mark.rules("DUE-AMB-11")
def test_uncertainty_shrinks_when_one_of_the_places_shows_its_card() -> None:
    scene = mixed().play("use")
    assert scene.hand("A") == 6
    assert scene.known("A") == {7: ["hand:1", "stack:0:0"], 8: ["hand:1", "stack:0:0"]}
    scene.play("use")
    assert scene.middle == (10, 3, 7)
    assert scene.known("A") == {8: ["hand:1"]}, "only one place is left for card 8"


@pytest.mark.rules("DUE-AMB-11")
def test_cards_outside_the_arranged_three_stay_certain() -> None:
    known = {"A": [6, 12, 4]}
    scene = Scene(2, hands={"B": 10}, top=(6, 7, 8), bottom=(12,), box=(4,), known=known, turn="B").play(
        "use", "top 8", "under 6"
    )
    size = scene.stack()
    assert scene.known("A")[12] == [f"stack:0:{size - 3}"]
    assert scene.known("A")[4] == ["box:0"]
    assert scene.known("A")[6] == ["hand:1", f"stack:0:{size - 2}", f"stack:0:{size - 1}"]


@pytest.mark.rules("DUE-AMB-11")
def test_a_place_that_is_certainly_another_cards_is_none_of_the_three() -> None:
    scene = Scene(2, hands={"B": 10}, top=(6, 7, 8), known={"A": [8, 6]}, turn="B").play(
        "use", "top 7", "under 6"
    )
    size = scene.stack()
    learn(scene.position, 0, 6)  # she looks at the last card
    assert scene.view("A")["knows"] == [
        (6, [f"stack:0:{size - 1}"]),
        (8, ["hand:1", f"stack:0:{size - 2}"]),
    ], "in the order of the cards, whatever was seen first"


@pytest.mark.rules("DUE-AMB-11", "DUE-CARD-08")
def test_looking_again_makes_certain() -> None:
    scene = Scene(3, hands={"B": 10, "C": 8, "A": 5}, top=(6, 7, 9), known={"C": [7]}, rest="box", turn="B")
    scene.play("use", "top 6", "under 9")
    assert len(scene.known("C")[7]) == 3
    scene.play("use", "name 13")
    assert scene.known("C") == {9: ["stack:0:0"]}, "C saw 7 and 9 at the bottom and has drawn 7"
    assert scene.hand("C") == 7


@pytest.mark.rules("DUE-AMB-11")
def test_two_mixings_make_the_places_of_both_possible() -> None:
    lairs = {"1": 1, "2": b(1), "3": 3, "4": b(9)}
    scene = Scene(
        4,
        lairs=lairs,
        hands={"1": 10, "2": b(8), "3": 2, "4": b(11)},
        top=(b(2), b(3), b(4), b(5)),
        known={"2": [b(2)]},
        rest="box",
    )
    scene.play("use", f"top {b(3)}", f"under {b(2)}")
    assert scene.position.above[1] + scene.position.below[1] == (b(3), b(5), b(4), b(2))
    assert scene.known("2") == {b(2): ["stack:1:0", "stack:1:2", "stack:1:3"]}
    scene.play("guess", "name 13")
    assert scene.hand("2") == b(3)
    assert scene.known("2")[b(2)] == ["stack:1:1", "stack:1:2"]
    scene.play("use", "copy 10", f"top {b(5)}", f"under {b(4)}")
    assert scene.known("2")[b(2)] == ["stack:1:0", "stack:1:1", "stack:1:2"]


# Nothing else ------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, SEVEN], ids=["classic", "seven"])
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32), steps=st.integers(0, 90))
@PROFILE
def test_swapping_two_cards_that_a_seat_has_never_seen_changes_nothing_for_it(
    game: DuchyGame, players: int, seed: int, steps: int
) -> None:
    position = position_after(players, seed, steps, game)
    rng = random.Random(seed)
    for seat in (*range(players), WATCHER):
        view = game.view(position, seat)
        hidden = _never_seen(position, seat)
        for cards in hidden:
            if len(cards) < 2:
                continue
            other_world = _swapped(position, *rng.sample(cards, 2))
            game.check(other_world)
            assert dump(game.view(other_world, seat)) == dump(view)


def _never_seen(position: Duchy, seat: int) -> list[list[int]]:
    """Return, by deck, the cards that a seat has not seen this round, from the position itself."""
    terms = position.terms
    seen = {*position.middle, *(position.lair if position.over else ())}
    if seat != WATCHER:
        seen |= {position.lair[seat], position.hand[seat]}
    seen |= {card for owner, card, _ in position.traces if owner == seat}
    for frame in position.stack:
        for index, pile in enumerate(getattr(frame, "piles", ())):
            if seat in _readers(position, frame, index, len(pile)):
                seen |= set(pile)
    return [
        [card for card in range(deck * terms.size + 1, (deck + 1) * terms.size + 1) if card not in seen]
        for deck in range(terms.decks)
    ]


def _readers(position: Duchy, frame: Frame, index: int, cards: int) -> tuple[int, ...]:
    """Return who has seen a pile during setup: its owner, or both partners for the two cards passed on."""
    if not isinstance(frame, TeamsHide):
        return (frame.owners[index] if isinstance(frame, Deal) else index,)
    drawer = position.drawers[index]
    return (drawer, position.terms.partner(drawer)) if cards == 2 else (drawer,)


def _swapped(position: Duchy, one: int, other: int) -> Duchy:
    """Return the position with two cards swapped."""
    to = {one: other, other: one}

    def card(value: int) -> int:
        return to.get(value, value)

    def row(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card(value) for value in values)

    def bits(values: int) -> int:
        return sum(1 << card(value) for value in range(values.bit_length()) if values >> value & 1)

    def frame(value: Frame) -> Frame:
        fields = dict(zip(value.names(), value.data(), strict=True))
        if isinstance(value, Deal | Hide | TeamsHide):
            fields["piles"] = tuple(row(pile) for pile in value.piles)
        elif isinstance(value, Arrange):
            fields["top"], fields["under"] = card(value.top), row(value.under)
        return type(value)(*fields.values())

    world = position.clone()
    world.stack = [frame(value) for value in world.stack]
    world.lair = [card(value) for value in world.lair]
    world.hand = [card(value) for value in world.hand]
    world.box = row(world.box)
    world.pool = [bits(values) for values in world.pool]
    world.above = [row(values) for values in world.above]
    world.below = [row(values) for values in world.below]
    world.traces = tuple((seat, card(known), bits(group)) for seat, known, group in world.traces)
    return world


@pytest.mark.rules("DUE-AMB-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lairs_are_hidden_until_the_round_is_over(players: int) -> None:
    match = Match(GAME, GAME.read_options({"players": players}), Seed.simulated(players))
    rng, rounds = random.Random(players), 0
    while not match.over:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
        for scene in match.scenes(len(match.steps), WATCHER):
            lairs = match.game.view(scene.position, WATCHER)["lair"]
            ended = scene.events[-1].key in ("round-over", "game-over")
            assert all([card > 0 if ended else card in (0, HIDDEN) for card in lairs])
            rounds += ended
    assert rounds > 1
