"""Learning from days of Bestia: games come back; forecasts, drafted cards and figures are found."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

from polnoc.engine.actions import Action
from polnoc.games.bestia.bots.figures import expert_drafted, usual_figures
from polnoc.games.bestia.bots.habits import shipped_habits
from polnoc.games.bestia.rules.draft import Drafting
from polnoc.games.bestia.state import BEAST_WON, Bestia
from polnoc.games.bestia.tuning import Candidate
from tools import bestia_days
from tools.bestia_days import (
    Forecast,
    Held,
    Recorded,
    Search,
    Stage,
    Trial,
    dawn_facts,
    dawn_of,
    days_held,
    days_of,
    drafts,
    fit_drafted,
    fit_forecast,
    record_answers,
    replay,
)
from tools.bestia_habits import bestia

GAME = bestia()
EVEN = Forecast((0.0,) * 22, 0.0)


class AtRandom:
    """Answers at random, so that games take no time."""

    def choose(self, view: Any, options: Any, rng: random.Random, budget: object = None) -> Action:
        chosen: Action = options[int(rng.random() * len(options))]
        return chosen


def recorded(seed: int) -> Recorded:
    """Return a game of random answers."""
    return record_answers(GAME, seed, (AtRandom(), AtRandom()), 0.0, lambda position, seat: None)


@pytest.fixture(scope="module")
def games() -> list[Recorded]:
    """Games of every contract, some of which last more than a day."""
    return [recorded(seed) for seed in range(12)]


def test_a_recorded_game_comes_back(games: list[Recorded]) -> None:
    for one in games[:4]:
        last = replay(GAME, one)
        assert (last.victor == BEAST_WON) == one.beast_won and last.victor


def test_slips_are_answers_at_random() -> None:
    class First:
        def choose(self, view: Any, options: Any, rng: random.Random, budget: object = None) -> Action:
            first: Action = options[0]
            return first

    never, always = [
        record_answers(GAME, 3, (First(), First()), slips, lambda position, seat: None)
        for slips in (0.0, 1.0)
    ]
    assert never.answers != always.answers


def test_a_dawn_is_where_the_draft_of_its_day_begins(games: list[Recorded]) -> None:
    seen = 0
    for one in games:
        for day in (1, 2, 3, 4):
            position = dawn_of(GAME, one, day)
            if position is not None:
                seen += 1
                assert position.day == day and isinstance(position.stack[-1], Drafting)
                assert drafts(position, day) and not drafts(position, day + 1)
                assert not any(position.picks), "nobody has kept a card yet"
    assert seen > len(games)
    assert len([day for one in games for day in days_of(GAME, one)]) == seen


def test_a_forecast_gives_back_the_chances_that_games_were_drawn_from() -> None:
    rng = random.Random(1)
    true = Forecast((2.0, -1.0, 0.0), 0.5)
    rows = []
    for _ in range(4000):
        facts = [rng.gauss(0, 1) for _ in true.weights]
        rows.append((facts, rng.random() < true.of(facts)))
    found = fit_forecast(rows)
    assert found.weights == pytest.approx(true.weights, abs=0.2)
    assert found.start == pytest.approx(true.start, abs=0.2)


def test_a_dawn_has_as_many_facts_as_a_forecast_has_weights(games: list[Recorded]) -> None:
    for one in games:
        for day in days_of(GAME, one):
            assert len(day.facts) == len(EVEN.weights)
            assert all(math.isfinite(fact) for fact in day.facts)


def test_facts_tell_a_wounded_beast_from_a_healthy_one(games: list[Recorded]) -> None:
    position = dawn_of(GAME, games[0], 1)
    assert position is not None
    before = dawn_facts(position)
    position.wounds[0] += 1
    assert dawn_facts(position) != before


def test_days_say_what_was_held_and_how_the_chance_changed(games: list[Recorded]) -> None:
    for one in games:
        days = days_held(days_of(GAME, one), one.beast_won, EVEN)
        assert sum([day.change for day in days]) == pytest.approx(float(one.beast_won) - 0.5)
        for day in days:
            assert day.beast and day.hunters
            assert not set(day.beast) & set(day.hunters), "nobody holds a card of another"


def test_drafted_cards_bring_what_days_were_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bestia_days, "DRAFT_RIDGE", 1.0)
    rng = random.Random(2)
    cards = [f"card {number}" for number in range(6)]
    days = []
    for _ in range(3000):
        rng.shuffle(cards)
        beast, hunters = tuple(cards[:2]), tuple(cards[2:4])
        change = 0.2 * ("card 1" in beast) - 0.1 * ("card 2" in hunters) + rng.gauss(0, 0.05)
        days.append(Held(change, beast, hunters))
    found = fit_drafted(days)
    assert found["beast"]["card 1"] - found["beast"]["card 3"] == pytest.approx(2.0, abs=0.1)
    assert found["hunters"]["card 2"] - found["hunters"]["card 3"] == pytest.approx(1.0, abs=0.1)


def test_a_search_finds_where_scores_are_best() -> None:
    search = Search({"one": 2.0, "two": 1.0, "three": 0.0})
    best = np.array([0.5, -0.5, 0.0])
    rng = random.Random(3)

    def score(place: Any) -> float:
        return 0.5 - bestia_days.CURVATURE / 2 * float(((place - best) ** 2).sum()) + rng.gauss(0, 0.003)

    for number in range(1, 2001):
        centre, way = search.centre, search.draw_way(rng)
        search.take(centre, way, (score(centre + way), score(centre - way)))
        if not number % 500:
            search.move()
    assert len(search) == 2000
    assert search.centre == pytest.approx(best, abs=0.1)
    assert search.best()["one"] == pytest.approx(2.0 * math.exp(0.5), rel=0.1)
    assert search.average(100) == pytest.approx(0.5, abs=0.05)


def test_a_few_pairs_move_little() -> None:
    search = Search({"one": 1.0})
    search.take(np.zeros(1), np.array([1.0]), (1.0, 0.0))
    search.move()
    assert 0 < search.centre[0] < 0.01


def test_a_trial_plays_the_same_days_with_both_candidates(
    games: list[Recorded], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("nodes", 8), ("deep_options", 0)):
        monkeypatch.setattr("polnoc.games.bestia.bots.bot.HandMade." + name, value)
    habits = shipped_habits(GAME)
    assert habits is not None
    stage = Stage(GAME, games, EVEN, habits, expert_drafted())
    usual = usual_figures()._asdict()
    for side in ("beast", "hunters"):
        first, second = stage.scores(Trial(side, (usual, usual), 5))
        assert first == second and 0 <= first <= 1
    assert stage.scores(Trial("beast", (usual, usual), 5)) == stage.scores(Trial("beast", (usual, usual), 5))


def test_a_day_is_scored_from_the_side_of_the_candidate(
    games: list[Recorded], monkeypatch: pytest.MonkeyPatch
) -> None:
    habits = shipped_habits(GAME)
    assert habits is not None
    stage = Stage(GAME, games, EVEN, habits, expert_drafted())
    played: list[str] = []

    def play(self: Stage, dawn: Bestia, beast: object, hunters: object, seed: int) -> float:
        played.append("beast" if isinstance(beast, Candidate) else "hunters")
        return 0.75

    monkeypatch.setattr(Stage, "_play", play)
    usual = usual_figures()._asdict()
    assert stage.scores(Trial("beast", (usual, usual), 1)) == (0.75, 0.75)
    assert stage.scores(Trial("hunters", (usual, usual), 1)) == (0.25, 0.25)
    assert set(played[:4]) == {"beast"} and set(played[4:]) == {"hunters"}
