"""Games for learners: only real choices, mirrored sides, rewards that sum to zero."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, package_of
from polnoc.learning.episodes import Episode, Episodes, Task

GAMES = [game for game in all_games() if game.layout is not None]


def play(episodes: Episodes, episode: Episode, rng: random.Random) -> None:
    """Answer at random to the end."""
    while episode.options:
        assert len(episode.options) > 1
        episodes.answer(episode, rng.choice(list(episode.options)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_learner_is_asked_only_where_it_has_a_choice(game: AnyGame) -> None:
    episodes = Episodes(Task(game.id, package_of(game).learning_options, bound=2_000), first=1, stride=1)
    episode = episodes.begin()
    assert episode is not None
    play(episodes, episode, random.Random(1))
    rewards = episodes.rewards(episode)
    assert len(rewards) == episodes.seats
    by_side = dict(zip(episodes.sides, rewards, strict=True))
    if len(by_side) > 1:
        assert sum(by_side.values()) == pytest.approx(0.0)


def test_every_seed_is_played_once_from_every_side() -> None:
    episodes = Episodes(Task("duchy", {"players": 3}, against="random"), first=0, stride=1, end=6)
    seen: list[tuple[int, list[int]]] = []
    while (episode := episodes.begin()) is not None:
        seen.append((episode.side, [seat for seat in range(3) if episode.learns[seat]]))
        play(episodes, episode, random.Random(1))
    assert seen == [(n % 3, [n % 3]) for n in range(6)]


def test_the_other_side_is_never_the_learners_to_answer() -> None:
    episodes = Episodes(Task("duchy", {"players": 2, "points": 1}, against="novice"), first=1, stride=1)
    rng = random.Random(2)
    for _ in range(4):
        episode = episodes.begin()
        assert episode is not None
        while episode.options:
            assert episode.seat == episode.side
            episodes.answer(episode, rng.choice(list(episode.options)))
        assert episodes.won(episode) == (
            1.0 if episode.side in episodes.game.winners(episode.position) else 0.0
        )


def test_a_game_beyond_its_bound_is_won_by_nobody() -> None:
    episodes = Episodes(Task("duchy", {"players": 2}, bound=6), first=1, stride=1)
    episode = episodes.begin()
    assert episode is not None
    play(episodes, episode, random.Random(1))
    assert episodes.rewards(episode) == [0.0, 0.0]
