"""Random play: to the end, by the rules, with weighted chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.play import asked, digest
from polnoc.engine.rollout import pick, play_randomly
from polnoc.engine.seats import CHANCE, CHANCE_ASKED, EVERYONE, NOBODY_ASKED
from polnoc.games import find_game

ACTIONS = ActionTable([Verb("face", range(1, 4)), Verb("say", range(1, 4))])


class Toss(Position):
    """Chance rolls once, then three seats say a number, all at once."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[tuple[int, int]] = []

    __slots__ = slots_of(__init__)


@dataclass(slots=True)
class TossFrame(Frame):
    waiting: tuple[int, ...]

    def asked(self, position: Toss) -> tuple[int, ...]:
        return self.waiting if position.answers else CHANCE_ASKED

    def options(self, position: Toss, seat: int) -> Sequence[Action]:
        return ACTIONS.all("face" if seat == CHANCE else "say")

    def weights(self, position: Toss) -> Sequence[int]:
        return (1, 0, 3)

    def answer(self, position: Toss, seat: int, action: Action, out: Out) -> None:
        out.append(Event(action.verb, {"seat": seat, "number": action.arg}, EVERYONE))
        position.answers.append((seat, action.arg))
        if seat != CHANCE:
            position.become(TossFrame(tuple([other for other in self.waiting if other != seat])))


def toss(rng: random.Random) -> tuple[int, Toss, Out]:
    out: Out = []
    position = Toss()
    position.call(TossFrame((0, 1, 2)))
    return play_randomly(position, rng, out), position, out


def test_only_answers_of_players_count_and_all_seats_are_heard() -> None:
    decisions, position, out = toss(random.Random(1))
    assert decisions == 3
    assert [seat for seat, _ in position.answers] == [CHANCE, 0, 1, 2]
    assert [event.key for event in out] == ["face", "say", "say", "say"]
    assert asked(position) == NOBODY_ASKED


def test_chance_goes_by_its_weights_and_players_find_all_options_alike() -> None:
    rng = random.Random(2)
    games = [toss(rng)[1].answers for _ in range(4000)]
    faces = Counter(answers[0][1] for answers in games)
    said = Counter(number for answers in games for _, number in answers[1:])
    assert faces[2] == 0
    assert faces[3] == pytest.approx(3000, abs=150)
    assert [said[number] for number in (1, 2, 3)] == pytest.approx([4000] * 3, abs=250)


@pytest.mark.parametrize(("at", "picked"), [(0.0, 0), (0.249, 0), (0.25, 2), (0.999, 2)])
def test_pick_is_as_likely_as_the_weight(at: float, picked: int) -> None:
    class Fixed(random.Random):
        def random(self) -> float:
            return at

    assert pick(Fixed(), 3, (1, 0, 3)) == picked
    assert pick(Fixed(), 4, None) == int(at * 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_real_game_comes_to_its_end_and_repeats_with_the_same_numbers(players: int) -> None:
    game = find_game("duchy")
    ends = []
    for _ in range(2):
        out: Out = []
        position = game.begin(game.read_options({"players": players}), out)
        decisions = play_randomly(position, random.Random(3), out)
        assert position.over and game.winners(position)
        assert 0 < decisions <= game.decision_bound
        ends.append((decisions, digest(position), out))
    assert ends[0] == ends[1]
