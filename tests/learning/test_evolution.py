"""Evolution finds better weights, and the weights of every film can be played."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from polnoc.batches import read_place
from polnoc.engine.options import BadOption
from polnoc.games.finalgirl import PACKAGE, tuning
from polnoc.games.finalgirl.bots.figures import film_figures, usual_figures
from polnoc.learning.commands import Asked, task_of, train_figures_of
from polnoc.learning.evolution import Plan, as_toml, evolve

GAME = PACKAGE.make_game()


class TargetScorer:
    """Games that are won more often the closer two weights are to 3 and 0.5."""

    def scores(
        self, target: str, candidates: Sequence[Mapping[str, float]], seeds: range
    ) -> list[list[float]]:
        return [[self.score(figures, seed) for seed in seeds] for figures in candidates]

    def score(self, figures: Mapping[str, float], seed: int) -> float:
        off = abs(figures["a"] - 3.0) / 3 + abs(figures["b"] - 0.5)
        return float(random.Random(seed).random() > off / 2)


def test_evolution_gets_nearer_to_what_wins() -> None:
    clock = iter(range(1000))
    scorer: Any = TargetScorer()
    start, told = {"a": 1.5, "b": 1.0}, list[str]()
    found, generations, games = evolve(
        scorer, "x", start, 30, 1, told.append, Plan(8, 40), lambda: next(clock)
    )
    assert games == generations * 16 * 40
    seeds = range(10**6, 10**6 + 2000)
    before, after = [sum(row) for row in scorer.scores("x", [start, found], seeds)]
    assert after > before + 200


def test_every_enemy_has_figures_of_its_own() -> None:
    assert set(tuning.targets(GAME)) == set(GAME.box.killers)
    for killer in GAME.box.killers:
        terms = GAME.terms(GAME.read_options({"killer": killer}))
        usual, own = usual_figures(bool(terms.still)), film_figures(terms)
        assert own.keys() == usual.keys()
        assert own != usual
        assert tuning.score(GAME, killer, own, 1) in (0.0, 1.0)


def test_the_same_seed_gives_the_same_game() -> None:
    own = tuning.figures(GAME, "hammer")
    scores = [tuning.score(GAME, "hammer", own, seed) for seed in range(4)]
    assert scores == [tuning.score(GAME, "hammer", own, seed) for seed in range(4)]


def test_figures_are_written_as_a_table() -> None:
    text = as_toml("killer.hammer", {"walk": 0.8, "focus": -1.25})
    assert tomllib.loads(text) == {"killer": {"hammer": {"walk": 0.8, "focus": -1.25}}}


def test_mistakes_in_what_is_asked_are_explained() -> None:
    asked = Asked("finalgirl", {}, 1.0, 1, 1, None)
    with pytest.raises(BadOption, match="'hans' has no figures; there are: hammer"):
        train_figures_of(asked, "hans", 1.0, 1, read_place(None, 1))
    with pytest.raises(BadOption, match="played alone"):
        task_of(asked, "expert")
