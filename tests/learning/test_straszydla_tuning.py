"""Tuning the figures of Straszydła's expert, and best responses evolved from an expert."""

from __future__ import annotations

import pytest

from polnoc.engine.options import BadOption
from polnoc.games.straszydla import PACKAGE, tuning
from polnoc.games.straszydla.bots.evaluators import RaceEvaluator
from polnoc.games.straszydla.bots.figures import usual_figures
from polnoc.learning import commands
from polnoc.learning.commands import Asked, exploit
from polnoc.learning.evolution import Plan
from tests.games.straszydla.scene import Scene

GAME = PACKAGE.make_game()


def test_the_same_seed_gives_the_same_game_of_straszydla() -> None:
    own = tuning.figures(GAME, tuning.TARGET)
    assert own == usual_figures()._asdict()
    score = tuning.score(GAME, tuning.TARGET, own, 3, "novice")
    assert score in (0.0, 0.5, 1.0)
    assert score == tuning.score(GAME, tuning.TARGET, own, 3, "novice")


def test_figures_change_what_the_expert_of_straszydla_thinks() -> None:
    position = Scene(2, at="plan").position
    usual = usual_figures()
    poor, rich = [
        RaceEvaluator(position, 0, figures)
        for figures in (usual._replace(income=0.5), usual._replace(income=2.0))
    ]
    chances = [sum(one.standing(one.clock)[0]) for one in (poor, rich)]
    assert chances[0] < chances[1]


def test_a_best_response_is_evolved_where_experts_are_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SLOW", Plan(pairs=1, games=1))
    told = exploit(Asked("straszydla", {}, 0.0001, 1, 1, None), "novice", 2)
    assert "straszydla: figures 'any' evolved against 'novice'" in told
    assert "2 games) win" in told and "% (" in told


def test_nobody_can_exploit_a_game_that_is_played_alone() -> None:
    with pytest.raises(BadOption, match="played alone"):
        exploit(Asked("finalgirl", {}, 0.0001, 1, 1, None), "expert", 2)
