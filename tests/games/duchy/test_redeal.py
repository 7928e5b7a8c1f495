"""Re-deals: positions that fit a view, all equally likely."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polnoc.engine.seats import WATCHER
from polnoc.engine.views import dump
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.rules.stack import Arrange
from polnoc.games.duchy.state import Duchy
from tests.games.duchy.profiles import PROFILE
from tests.games.duchy.scene import GAME, Scene, b, cards_of
from tests.games.duchy.walks import SEVEN, position_after

DEALS = 4000


def frequencies(scene: Scene, name: str, what: Callable[[Duchy], Hashable]) -> Counter[Hashable]:
    """Return how often each outcome occurs in repeated re-deals of a player's view."""
    rng = random.Random(7)
    view = scene.view(name)
    return Counter(what(GAME.redeal(view, rng)) for _ in range(DEALS))


def assert_even(counts: Counter[Hashable], expected: Iterable[Hashable]) -> None:
    """Every expected outcome occurs within five standard deviations of its share, and no other does."""
    outcomes = set(expected)
    assert set(counts) == outcomes
    share = DEALS / len(outcomes)
    spread = 5 * (share * (1 - 1 / len(outcomes))) ** 0.5
    assert all(abs(count - share) < spread for count in counts.values())


def test_with_nothing_asked_every_unseen_card_is_equally_likely_the_lair() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 5}, middle=(3, 4), box=(11,), known={"A": [11]})
    counts = frequencies(scene, "A", lambda position: position.lair[1])
    assert_even(counts, {2, 6, 7, 8, 9, 10, 12, 13})


def test_answers_narrow_two_lairs_and_every_pair_is_equally_likely() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 2, "C": 8}, hands={"A": 5, "B": 12, "C": 13})
    scene.play("use", "use", "name 1", "name 4", "name 8")
    assert scene.answers == {"C": "YES", "A": "YES"}
    drawn = scene.hand("A")
    pairs = {
        (own, other)
        for own, other in itertools.product((1, 2, 3, 4), (8,))
        if own not in (1, drawn) and own != other
    }
    counts = frequencies(scene, "A", lambda position: (position.lair[1], position.lair[2]))
    assert_even(counts, pairs)


def test_two_hidden_lairs_share_the_unseen_cards_evenly() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 5}, middle=(3, 6, 7, 8), box=(10, 11))
    unseen = set(range(1, 14)) - {1, 5, 3, 6, 7, 8}
    counts = frequencies(scene, "A", lambda position: (position.lair[1], position.lair[2]))
    assert_even(counts, itertools.permutations(unseen, 2))


def test_uncertain_knowledge_is_dealt_as_all_arrangements_that_fit() -> None:
    """A knew 7 and 8 in the stack 6, 7, 8, then B arranged it: compare with every arrangement."""
    scene = Scene(
        2,
        lairs={"A": 1, "B": 2},
        hands={"A": 3, "B": 10},
        middle=(4, 5, 9, 11),
        top=(6, 7, 8),
        known={"A": [7, 8]},
        rest="box",
        turn="B",
    )
    scene.play("use", "top 7", "under 8")
    places = ("hand", "first", "second")
    unseen = (2, 6, 7, 8, 12, 13)
    fitting = {
        (lair, *arranged)
        for lair, *arranged in itertools.permutations(unseen, 1 + len(places))
        if {7, 8} <= set(arranged)
    }

    def what(position: Duchy) -> Hashable:
        return position.lair[1], position.hand[1], *position.above[0], *position.below[0]

    assert_even(frequencies(scene, "A", what), fitting)


def test_what_somebody_chooses_while_arranging_the_stack_shows_to_nobody() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 10, "B": 3}, top=(6, 7, 8), rest="box")
    before = scene.play("use").view("B")
    assert scene.play("top 7").view("B") == before
    assert GAME.redeal(before, random.Random(1)).stack[-1] == Arrange(0, 0, 3, 0, ())


def test_cards_that_somebody_else_arranges_can_be_any_unseen_ones() -> None:
    open_cards = (4, 5, 9, 11, 12, 13)
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 10, "B": 3}, middle=open_cards, top=(6, 7, 8))
    scene.play("use", "top 7")
    counts = frequencies(scene, "B", lambda position: (position.lair[0], *position.above[0]))
    assert_even(counts, itertools.permutations((1, 6, 7, 8)))


def test_who_arranges_the_stack_deals_it_as_he_knows_it() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 10, "B": 3}, top=(6, 7, 8), rest="box")
    frame = GAME.redeal(scene.play("use", "top 7").view("A"), random.Random(1)).stack[-1]
    assert frame == Arrange(0, 0, 3, 7, ())


def test_with_teams_each_deck_is_dealt_by_itself() -> None:
    scene = Scene(4, lairs={"1": 1, "2": b(7), "3": 3, "4": b(9)}, middle=(5, b(6)))
    counts = frequencies(scene, "1", lambda position: position.lair[1])
    assert_even(counts, {b(number) for number in range(1, 14) if number != 6})
    partner = frequencies(scene, "1", lambda position: position.lair[2])
    assert_even(partner, set(range(2, 14)) - {5, scene.hand("1")})


@pytest.mark.parametrize("game", [GAME, SEVEN], ids=["classic", "seven"])
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32), steps=st.integers(0, 120))
@PROFILE
def test_a_redeal_looks_the_same_and_is_a_legal_position(
    game: DuchyGame, players: int, seed: int, steps: int
) -> None:
    position = position_after(players, seed, steps, game)
    for seat in (*range(players), WATCHER):
        view = game.view(position, seat)
        dealt = game.redeal(view, random.Random(seed))
        assert dump(game.view(dealt, seat)) == dump(view)
        assert sorted(cards_of(dealt)) == sorted(cards_of(position))
        game.check(dealt)
        for asker, _, numbers, yes, no in dealt.facts:
            for rival in range(players):
                hides = numbers >> dealt.terms.number[dealt.lair[rival]] & 1
                assert hides or not yes >> rival & 1, f"{asker} got a YES that fits"
                assert not hides or not no >> rival & 1, f"{asker} got a NO that fits"


def test_a_view_is_all_that_another_table_needs() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 5}, double_hit=1, points=9).play("use")
    view = scene.view("A")
    elsewhere = PACKAGE.make_game()
    assert elsewhere.view(elsewhere.redeal(view, random.Random(1)), 0) == view


def test_a_view_that_contradicts_itself_cannot_be_dealt() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 5}).play("guess", "name 13")
    view = scene.view("A")
    view["facts"] = (*view["facts"], (0, 0, 1 << 13, 1 << 1, 0))
    with pytest.raises(ValueError, match="no position fits this view"):
        GAME.redeal(view, random.Random(1))
