"""The benchmark of hints tells hints that are the expert's choice from hints that are not."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from bench import hints
from bench.hints import Choices, Deal, Differing, Task, choices, deals, summary, told_choices
from polnoc.bots import make_bot
from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame

DEALS = Task("duchy", 2, (("points", 1),), range(1, 5))


class Same:
    """Advises what the expert does with the same random numbers."""

    def __init__(self, game: AnyGame) -> None:
        self.expert = make_bot(game, "expert")

    def choose(self, view: Any, options: Sequence[Action], luck: random.Random) -> Action:
        return self.expert.choose(view, options, luck)


class Last(Same):
    """Advises the last option."""

    def choose(self, view: Any, options: Sequence[Action], luck: random.Random) -> Action:
        luck.random()
        return options[-1]


def test_hints_with_the_expert_s_luck_are_the_expert_s_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HintFollower", Same)
    found = choices(DEALS)
    assert found.asked > 8
    assert found.games_alike == 4
    assert not found.differing


def test_other_hints_are_counted_where_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """They change nothing: the games are those of the experts, whatever is advised."""
    monkeypatch.setattr(hints, "HintFollower", Same)
    usual = choices(DEALS).asked
    monkeypatch.setattr(hints, "HintFollower", Last)
    found = choices(DEALS)
    assert found.asked == usual
    assert 0 < found.differing.total() <= usual
    assert {kind.rule for kind in found.differing} >= {"Turn"}
    assert found.games_alike < 4
    lines = told_choices([found, found]).splitlines()
    assert f"{2 * usual} choices, {2 * found.differing.total()} differ" in lines[0]
    assert len(lines) == 1 + len(found.differing)
    assert isinstance(next(iter(found.differing)), Differing)
    assert told_choices([Choices(3, 1, found.differing - found.differing)]).strip().startswith("3 choices, 0")


def test_a_difference_is_one_of_pairs() -> None:
    played = [Deal(1.0, 0.5), Deal(0.5, 0.5), Deal(0.5, 0.5), Deal(0.5, 0.5)]
    assert summary(played).split() == ["62.5", "%", "50.0", "%", "+12.5", "(-12.0", "to", "+37.0)"]
    assert {deal.experts for deal in deals(DEALS)} == {0.5}
