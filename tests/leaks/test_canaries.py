"""H2: secrets that sing, through a server in a process of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from polnoc.store import open_store
from tests.leaks.canaries import Game, check_game, play_game
from tests.leaks.counts import CANARIES
from tests.table.processes import serving

#: The games are shared out, so that several processors can work on them; one server sees so many of them.
SHARES = 2
GAMES_A_SERVER = 25
DEEDS = 20


@pytest.mark.measure
@pytest.mark.parametrize("share", range(SHARES))
def test_no_canary_is_heard_where_it_must_not_be(tmp_path: Path, share: int) -> None:
    numbers = range(share, CANARIES, SHARES)
    songs = 0
    for start in range(0, len(numbers), GAMES_A_SERVER):
        folder = tmp_path / str(start)
        folder.mkdir()
        for game in checked_games(folder, numbers[start : start + GAMES_A_SERVER]):
            songs += len(game.songs)
            assert all([person.frames for person in game.people]), "somebody was told nothing"
    assert songs >= len(numbers)


def checked_games(folder: Path, numbers: range) -> list[Game]:
    """Games on a server of their own, and everything searched that was sent in them."""
    store = str(folder / "tables.db")
    with serving(store, folder, "--bots", "1", "--log", "debug") as server:
        games = [asyncio.run(play_game(server.address, number, DEEDS)) for number in numbers]
        log = server.log
    learn_seeds(store, games)
    for game in games:
        assert check_game(game, log) > 0
    return games


def learn_seeds(store: str, games: list[Game]) -> None:
    """The seeds, from the store, once nobody plays any more."""
    with open_store(store) as opened:
        for game in games:
            game.seed = opened.seed(game.table.removeprefix("/t/")).wait()
