"""The registry: games are found by their folders and by entry points."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from polnoc import games
from polnoc.bots import UnknownLevel, levels, make_bot
from polnoc.engine.packs import PackError
from polnoc.games import UnknownGame, all_games, find_game, with_pack
from tests.miniatures import MINIATURES
from tests.miniatures.walker import WalkerGame


@pytest.fixture
def fresh_registry() -> Iterator[None]:
    """Nothing remembered before the test, nothing kept after it."""
    games._makers.cache_clear()
    find_game.cache_clear()
    yield
    games._makers.cache_clear()
    find_game.cache_clear()


def test_a_game_is_made_once() -> None:
    assert find_game("duchy") is find_game("duchy")
    assert find_game("duchy").id == "duchy"
    assert find_game("duchy") in all_games()


def test_an_unknown_game_names_the_ones_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*duchy.* did you mean 'duchy'\?"):
        find_game("duchi")
    with pytest.raises(UnknownGame) as raised:
        find_game("x" * 1000)
    assert "did you mean" not in str(raised.value)
    assert len(str(raised.value)) < 300


@pytest.mark.usefixtures("fresh_registry")
def test_other_packages_bring_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("walker", "tests.miniatures.walker:WalkerGame", games.GROUP)
    monkeypatch.setattr(games, "entry_points", lambda group: [entry] if group == games.GROUP else [])
    assert isinstance(find_game("walker"), WalkerGame)
    assert [game.id for game in all_games()] == sorted([*(game.id for game in all_games())])
    assert "walker" in [game.id for game in all_games()]


def test_a_game_without_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find_game", lambda id: MINIATURES[0])
    with pytest.raises(PackError, match="'sealed_duels' has no packs"):
        with_pack("sealed_duels", Path("mine.toml"))


def test_a_game_without_bots_has_random_ones() -> None:
    for game in MINIATURES:
        assert levels(game) == ("random",)
        make_bot(game, "random")


def test_an_unknown_level_names_the_ones_there_are() -> None:
    duchy = find_game("duchy")
    with pytest.raises(UnknownLevel, match=r"there are: random, .*did you mean 'expert'"):
        make_bot(duchy, "exprt")
    with pytest.raises(UnknownLevel, match="no bot is called 'zzz'"):
        make_bot(duchy, "zzz")
