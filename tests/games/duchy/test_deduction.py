"""The deduction sheet and the encoding of a view: what follows from a view, never more than is true."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polnoc.engine.play import asked
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.games.duchy.deduction import (
    candidates,
    lairs_by_answers,
    numbers_in,
    public_candidates,
    seen_cards,
)
from polnoc.games.duchy.encoding import DECISIONS, LAYOUT
from polnoc.games.duchy.game import DuchyGame
from tests.games.duchy.profiles import PROFILE
from tests.games.duchy.scene import GAME, Scene, b
from tests.games.duchy.walks import SEVEN, position_after

GAMES = pytest.mark.parametrize("game", [GAME, SEVEN], ids=["classic", "seven"])
MOMENTS = given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32), steps=st.integers(0, 120))


def sheet(scene: Scene, name: str) -> list[list[int]]:
    """Return where each player can hide, as one player knows."""
    view = scene.view(name)
    return [numbers_in(numbers) for numbers in candidates(view, scene.position.terms)]


def public_sheet(scene: Scene) -> list[list[int]]:
    """Return where each player can hide, as everybody knows."""
    return [numbers_in(numbers) for numbers in public_candidates(scene.view("*"), scene.position.terms)]


@GAMES
@MOMENTS
@PROFILE
def test_the_true_lair_is_never_excluded(game: DuchyGame, players: int, seed: int, steps: int) -> None:
    position = position_after(players, seed, steps, game)
    terms = position.terms
    for viewer in (*range(players), WATCHER):
        view = game.view(position, viewer)
        known, public = candidates(view, terms), public_candidates(view, terms)
        for seat in range(players):
            assert known[seat] & ~public[seat] == 0, "everybody knows less than one viewer"
            assert known[seat] <= terms.full[0]
            if position.lair[seat]:
                true = 1 << terms.number[position.lair[seat]]
                assert known[seat] & true
                assert public[seat] & true
        if viewer < players and position.lair[viewer]:
            assert known[viewer] == 1 << terms.number[position.lair[viewer]]


@pytest.mark.rules("DUE-USE-05")
def test_answers_and_open_cards_exclude_lairs_for_everybody() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 5}, middle=(3,)).play("use")
    assert public_sheet(scene) == [
        [1, 2, 4, 6, 7, 8, 9, 10, 11, 12, 13],
        [6, 7, 8, 9, 10, 11, 12, 13],
        [1, 2, 4],
    ]


def test_a_viewer_also_excludes_his_own_cards_and_what_he_has_seen() -> None:
    scene = Scene(
        3,
        lairs={"A": 1, "B": 9, "C": 4},
        hands={"A": 5, "B": 6},
        top=(13,),
        bottom=(10, 12),
        box=(11,),
        known={"A": [10, 12, 11]},
    )
    assert sheet(scene, "A")[0] == [1]
    assert sheet(scene, "A")[1] == [2, 3, 4, 6, 7, 8, 9, 13]
    assert seen_cards(scene.view("A"), scene.position.terms) == {1, 5, 10, 11, 12}
    assert sheet(scene, "B")[2] == [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13]


@pytest.mark.rules("DUE-AMB-21")
def test_with_teams_cards_say_something_about_their_own_deck_only() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, hands={"1": 6, "3": 8}, middle=(5, b(6)))
    everything = set(range(1, 14))
    assert set(public_sheet(scene)[1]) == everything - {6}
    assert set(sheet(scene, "1")[1]) == everything - {6}
    assert set(sheet(scene, "1")[2]) == everything - {1, 5, 6}
    assert set(sheet(scene, "2")[0]) == everything - {5}


def test_the_drawer_knows_where_his_partner_hides() -> None:
    scene = Scene.new(4).play("begin 0", "1: hide 1", "1: settle 2", "3: keep 3")
    scene.play(f"2: hide {b(1)}", f"2: settle {b(2)}", f"4: keep {b(3)}")
    assert sheet(scene, "1")[0] == [1]
    assert sheet(scene, "1")[2] == [2]
    assert sheet(scene, "3")[2] == [2]
    assert 2 not in sheet(scene, "3")[0]
    assert 4 not in sheet(scene, "3")[0], "3 gave this card back"
    assert sheet(scene, "1")[1] == list(range(1, 14))


def test_dealt_cards_are_seen_before_one_has_chosen() -> None:
    scene = Scene.new(2).play("begin 0", "card 4", "card 5", "card 6", "card 7")
    assert seen_cards(scene.view("A"), scene.position.terms) == {4, 6}
    assert not {4, 6} & set(sheet(scene, "A")[1])


def test_a_silent_rival_gives_nothing_away() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 6}, shields="B").play("use")
    terms = scene.position.terms
    assert lairs_by_answers(scene.view("A")["facts"], terms) == [terms.full[0], terms.full[0]]


def test_sets_of_numbers_read_as_lists() -> None:
    assert numbers_in(0) == []
    assert numbers_in(1 << 1 | 1 << 13) == [1, 13]


# Encoding ------------------------------------------------------------------------------


def blocks(view: View) -> dict[str, list[float]]:
    """Return an encoding, cut into its named blocks."""
    return LAYOUT.named(GAME.encode(view))


def ones(block: list[float]) -> list[int]:
    """Return which places of a block are set, counted from 1."""
    return [place for place, value in enumerate(block, 1) if value]


@GAMES
@MOMENTS
@PROFILE
def test_an_encoding_has_the_same_length_and_shape_at_every_moment(
    game: DuchyGame, players: int, seed: int, steps: int
) -> None:
    position = position_after(players, seed, steps, game)
    for seat in range(players):
        numbers = game.encode(game.view(position, seat))
        assert len(numbers) == LAYOUT.size
        assert sum(numbers[: len(DECISIONS)]) == (1 if seat in asked(position) else 0)


def test_what_the_blocks_of_an_encoding_hold() -> None:
    scene = Scene(
        3,
        lairs={"A": 1, "B": 9, "C": 4},
        hands={"A": 12, "B": 8, "C": 11},
        middle=(5, 3),
        bottom=(10,),
        scores=[3, 0, 6],
        shields="C",
        known={"B": [10]},
        turn="B",
        points=6,
        found="A",
    )
    seen = blocks(scene.view("B"))
    assert ones(seen["decision"]) == [DECISIONS.index("Turn") + 1]
    assert ones(seen["own lair"]) == [9]
    assert ones(seen["own hand"]) == [8]
    assert ones(seen["dealt or passed to me"]) == ones(seen["named so far"]) == []
    assert ones(seen["face up, my deck"]) == ones(seen["face up, the rivals' deck"]) == [3, 5]
    mine = seen["possible lairs by seat, as I know"]
    assert ones(mine[:13]) == [9]
    assert ones(mine[13:26]) == [1, 2, 4, 6, 7, 11, 12, 13]
    assert ones(mine[39:]) == []
    everybodys = seen["possible lairs by seat, as all know"]
    assert ones(everybodys[:13]) == ones(everybodys[26:39]) == [1, 2, 4, *range(6, 14)]
    assert ones(seen["known to lie elsewhere"]) == [10]
    assert seen["points by seat, share of the target"] == [0, 1, 0.5, 0]
    assert seen["found by seat"] == [0, 0, 1, 0]
    assert seen["shielded by seat"] == [0, 1, 0, 0]
    assert seen["at the table by seat"] == [1, 1, 1, 0]
    assert seen["left in the stack by deck, share"] == [5 / 13, 5 / 13]
    assert ones(blocks(scene.view("C"))["decision"]) == []


def test_the_blocks_while_hiding_and_while_naming() -> None:
    scene = Scene.new(2).play("begin 0", "card 4", "card 5", "card 6", "card 7")
    hiding = blocks(scene.view("B"))
    assert ones(hiding["decision"]) == [DECISIONS.index("Hide") + 1]
    assert ones(hiding["dealt or passed to me"]) == [5, 7]
    naming = blocks(Scene(2, hands={"A": 12}).play("use", "name 3", "name 9").view("A"))
    assert ones(naming["decision"]) == [DECISIONS.index("ChooseNumbers") + 1]
    assert ones(naming["named so far"]) == [3, 9]


def test_with_teams_the_two_decks_have_their_own_blocks() -> None:
    scene = Scene(4, lairs={"1": 1, "2": b(7), "3": 3, "4": b(9)}, middle=(5, b(6)), scores=[1, 2])
    first, second = blocks(scene.view("1")), blocks(scene.view("2"))
    assert (ones(first["face up, my deck"]), ones(first["face up, the rivals' deck"])) == ([5], [6])
    assert (ones(second["face up, my deck"]), ones(second["face up, the rivals' deck"])) == ([6], [5])
    assert ones(second["own lair"]) == [7]
    assert first["points by seat, share of the target"] == [1 / 3, 2 / 3, 1 / 3, 2 / 3]
    assert first["at the table by seat"] == [1, 1, 1, 1]
