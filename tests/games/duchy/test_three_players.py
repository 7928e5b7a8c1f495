"""P3: the results of a guess with three players."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest

from tests.games.duchy.scene import Scene

LAIRS = {"A": 1, "B": 2, "C": 3}
TOKENS = 17


def scene_at(scores: tuple[int, ...] = (0, 0, 0), turn: str = "A", found: str = "") -> Scene:
    """Return a scene with A in 1, B in 2, C in 3, all with an ordinary card in hand."""
    hands = {name: card for name, card in (("A", 5), ("B", 6), ("C", 7)) if name not in found}
    return Scene(3, lairs=LAIRS, hands=hands, scores=scores, turn=turn, found=found)


def hit(scene: Scene, guesser: str, target: str) -> Scene:
    """Let the others guess in vain until it is the guesser's turn; then the guesser finds the target."""
    while scene.turn != guesser:
        scene.play("guess", "name 13")
    return scene.play("guess", f"name {LAIRS[target]}")


@pytest.mark.rules("DUE-P3-01", "DUE-INV-06")
def test_a_found_player_is_out_of_the_round() -> None:
    scene = hit(scene_at(), "A", "C")
    assert scene.is_found("C")
    for _ in range(6):
        assert scene.turn in ("A", "B")
        scene.play("guess", "name 13")
        assert "C" not in scene.answers


@pytest.mark.rules("DUE-P3-02", "DUE-AMB-15")
def test_hand_card_and_lair_of_a_found_player_leave_the_round_unseen() -> None:
    scene = hit(scene_at(), "A", "C")
    assert scene.hand("C") == 0
    assert scene.box == (5, 7)
    assert scene.known("C") == {7: ["box:1"]}
    for other in "AB*":
        view = scene.view(other)
        assert view["box"] == [0, 0]
        assert 7 not in scene.known(other)
        assert view["hand"][2] == 0
    assert all(event.args.get("card") != 7 for event in scene.news)
    # The lair cannot return either: no card 3 is left to draw.
    assert not scene.position.pool[0] >> 3 & 1


@pytest.mark.rules("DUE-P3-02")
def test_a_found_player_without_a_card_boxes_none() -> None:
    scene = Scene(3, lairs=LAIRS, hands={"A": 5, "B": 6, "C": 0}, rest="box")
    before = scene.box
    assert hit(scene, "A", "C").box == (*before, 5)


@pytest.mark.rules("DUE-P3-03")
@pytest.mark.parametrize(("guesser", "target"), list(itertools.permutations("ABC", 2)))
def test_the_first_hit_gives_both_others_a_point(guesser: str, target: str) -> None:
    scene = hit(scene_at(), guesser, target)
    assert scene.scores == [0 if name == target else 1 for name in "ABC"]


@pytest.mark.rules("DUE-P3-04")
@pytest.mark.parametrize(("guesser", "target"), list(itertools.permutations("ABC", 2)))
def test_after_the_first_hit_the_remaining_opponent_is_next(guesser: str, target: str) -> None:
    (remaining,) = {"A", "B", "C"} - {guesser, target}
    scene = hit(scene_at(), guesser, target)
    assert scene.position.round == 1
    assert scene.turn == remaining
    assert scene.play("guess", "name 13").turn == guesser


@pytest.mark.rules("DUE-P3-05", "DUE-P3-06")
@pytest.mark.parametrize(
    ("first", "target", "last"),
    [(g, t, last) for g, t in itertools.permutations("ABC", 2) for last in "ABC" if last != t],
)
def test_the_second_hit_gives_its_maker_a_point_and_ends_the_round(
    first: str, target: str, last: str
) -> None:
    scene = hit(scene_at(), first, target)
    (other,) = {"A", "B", "C"} - {target, last}
    hit(scene, last, other)
    expected = {target: 0, other: 1, last: 2}
    assert scene.scores == [expected[name] for name in "ABC"]
    assert scene.position.round == 2
    left_of_last = "ABC"[(scene.seat(last) + 1) % 3]
    assert scene.told("round-begins") == [{"round": 2, "seat": scene.seat(left_of_last)}]


@pytest.mark.rules("DUE-P3-07")
@pytest.mark.parametrize(("guesser", "left"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_after_a_miss_the_player_on_the_left_is_next(guesser: str, left: str) -> None:
    scene = scene_at(turn=guesser).play("guess", "name 13")
    assert scene.turn == left
    assert scene.scores == [0, 0, 0]


@pytest.mark.rules("DUE-P3-08")
def test_six_points_or_more_end_the_game() -> None:
    scene = hit(scene_at((3, 4, 2), found="C"), "B", "A")
    assert scene.scores == [3, 5, 2]
    assert not scene.position.over
    scene = hit(scene_at((3, 5, 2), found="C"), "B", "A")
    assert scene.scores == [3, 6, 2]
    assert scene.position.over
    assert scene.winners == "B"
    scene = Scene(3, lairs={"A": 1, "B": 5, "C": 4}, hands={"A": 11}, scores=[5, 2, 2])
    scene.play("use", "run 4")
    assert scene.scores == [7, 2, 2]
    assert scene.winners == "A"


@pytest.mark.rules("DUE-P3-09", "DUE-AMB-01")
def test_the_sixth_point_ends_the_game_in_the_middle_of_a_round() -> None:
    scene = hit(scene_at((2, 5, 2)), "A", "C")
    assert scene.scores == [3, 6, 2]
    assert scene.position.over
    assert scene.winners == "B"
    assert scene.told("round-over") == [{"round": 1, "by": 0, "scores": [3, 6, 2]}]


@pytest.mark.rules("DUE-P3-09", "DUE-AMB-02")
@pytest.mark.parametrize(("winner", "loser"), [("A", "B"), ("B", "A")])
def test_two_who_reach_six_together_play_on_for_the_next_hit(winner: str, loser: str) -> None:
    scene = hit(scene_at((5, 5, 2)), "A", "C")
    assert scene.scores == [6, 6, 2]
    assert not scene.position.over
    assert scene.position.round == 1
    hit(scene, winner, loser)
    assert sorted(scene.scores) == [2, 6, 7]
    assert scene.winners == winner


@pytest.mark.rules("DUE-P3-10", "DUE-AMB-03")
def test_finding_both_with_card_11_gives_two_points_to_the_guesser_alone() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 5, "C": 4}, hands={"A": 11}, scores=[1, 1, 1])
    scene.play("use", "run 4")
    assert scene.answers == {"B": "YES", "C": "YES"}
    assert scene.scores == [3, 1, 1]
    assert scene.told("found") == [{"seat": 1, "by": 0}, {"seat": 2, "by": 0}]
    assert scene.told("round-begins") == [{"round": 2, "seat": 1}]


@pytest.mark.rules("DUE-P3-10")
def test_card_11_as_the_second_hit_gives_one_point() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 5, "C": 4}, hands={"A": 11}, found="C").play("use", "run 4")
    assert scene.answers == {"B": "YES"}
    assert scene.scores == [1, 0, 0]


@pytest.mark.rules("DUE-AMB-16")
def test_the_guesser_draws_after_the_first_hit() -> None:
    scene = scene_at().play("guess", "name 3", "card 12")
    assert scene.is_found("C")
    assert scene.hand("A") == 12
    empty = Scene(3, lairs=LAIRS, hands={"A": 5}, rest="box").play("guess", "name 3")
    assert empty.hand("A") == 0


@pytest.mark.rules("DUE-COMP-02", "DUE-P3-11")
def test_seventeen_tokens_suffice_but_for_playing_on_from_6_6_5() -> None:
    """Every course of points from 0:0:0, round by round, with every pair of hits and the double hit."""
    most, beyond = 0, set()
    begun, waiting = {(0, 0, 0)}, [(0, 0, 0)]
    while waiting:
        for before, scene in _hits_of_a_round(waiting.pop()):
            after = _ordered(scene.scores)
            most = max(most, sum(after))
            if sum(after) > TOKENS:
                beyond.add(before)
            if scene.position.round == 2 and after not in begun:
                begun.add(after)
                waiting.append(after)
    assert (5, 5, 5) in begun
    assert most == 18
    assert beyond == {(5, 6, 6)}


def _ordered(scores: Sequence[int]) -> tuple[int, int, int]:
    low, middle, high = sorted(scores)
    return low, middle, high


def _hits_of_a_round(start: tuple[int, int, int]) -> Iterator[tuple[tuple[int, int, int], Scene]]:
    """Yield every hit that a round from these points can bring: the points before, the scene after."""
    for guesser, one, other in (("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")):
        both = Scene(3, lairs={one: 4, other: 5}, hands={guesser: 11}, scores=start, turn=guesser)
        yield start, both.play("use", "run 4")
        first = hit(scene_at(start), guesser, other)
        yield start, first
        if first.position.over:
            continue
        for last, found in ((guesser, one), (one, guesser)):
            yield _ordered(first.scores), hit(hit(scene_at(start), guesser, other), last, found)


@pytest.mark.rules("DUE-P3-11")
def test_an_ordinary_round_hands_out_three_tokens() -> None:
    scene = hit(hit(scene_at(), "B", "A"), "C", "B")
    assert scene.position.round == 2
    assert sum(scene.scores) == 3
