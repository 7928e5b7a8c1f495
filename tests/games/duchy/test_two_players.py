"""P2: the results of a guess with two players."""

from __future__ import annotations

import pytest

from tests.games.duchy.scene import Scene


@pytest.mark.rules("DUE-P2-01", "DUE-P2-02", "DUE-P2-03")
@pytest.mark.parametrize(("guesser", "other"), [("A", "B"), ("B", "A")])
def test_a_hit_gives_a_point_ends_the_round_and_the_opponent_begins_the_next(
    guesser: str, other: str
) -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, turn=guesser)
    scene.play("guess", f"name {scene.lair(other)}")
    assert scene.scores[scene.seat(guesser)] == 1
    assert scene.scores[scene.seat(other)] == 0
    assert scene.told("scores") == [{"side": scene.seat(guesser), "points": 1, "total": 1}]
    assert scene.told("round-over") == [{"round": 1, "by": scene.seat(guesser), "scores": scene.scores}]
    assert scene.told("round-begins") == [{"round": 2, "seat": scene.seat(other)}]
    scene.play(*[f"{name}: {scene.offers(name)[0]}" for name in "AB"])
    assert scene.turn == other


@pytest.mark.rules("DUE-P2-02")
def test_nothing_more_happens_in_a_round_that_is_over() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 4, "B": 5}, scores=[2, 0])
    scene.play("use", "name 2")
    assert scene.heard("*") == [
        "uses",
        "guesses",
        "answers-yes",
        "found",
        "scores",
        "round-over",
        "game-over",
    ]
    assert scene.hand("A") == 0
    assert not scene.is_shielded("A")


@pytest.mark.rules("DUE-P2-04")
def test_a_miss_goes_on_with_the_opponents_turn() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}).play("guess", "name 3")
    assert scene.position.round == 1
    assert scene.turn == "B"
    assert scene.scores == [0, 0]


@pytest.mark.rules("DUE-P2-05")
def test_the_game_ends_with_the_third_point() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, scores=[1, 2]).play("guess", "name 2")
    assert not scene.position.over
    assert scene.winners == ""
    assert scene.scores == [2, 2]
    scene = Scene(2, lairs={"A": 1, "B": 2}, scores=[2, 2]).play("guess", "name 2")
    assert scene.position.over
    assert scene.asked == ()
    assert scene.winners == "A"
    assert scene.told("game-over") == [{"side": 0, "scores": [3, 2]}]
    assert scene.told("round-begins") == []
