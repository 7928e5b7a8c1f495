"""Marked secrets (canaries) are searched for in everything that a real server sends, in every game."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from polnoc.games import all_games
from polnoc.store import open_store
from tests.leaks.canaries import Searched, check_game, play_game
from tests.leaks.counts import CANARIES
from tests.proofs.cases import CASES, Case
from tests.table.processes import serving

#: Reports how much was searched; show it with `--log-cli-level info`.
figures: Final = logging.getLogger(__name__)

#: Games per server; they are shared out so that several processors can work on them.
GAMES_A_SERVER: Final = 25
SHARES: Final = max(2, CANARIES // GAMES_A_SERVER)
DEEDS: Final = 20


def cases_to_play(count: int) -> list[Case]:
    """Return this many games of each game, its numbers of players in turn; neighbours are different games."""
    by_game = [
        itertools.islice(itertools.cycle([case for case in CASES if case.game.id == game.id]), count)
        for game in all_games()
    ]
    return [case for turn in zip(*by_game, strict=True) for case in turn]


@pytest.mark.measure
@pytest.mark.parametrize("share", range(SHARES))
def test_no_canary_is_heard_where_it_must_not_be(tmp_path: Path, share: int) -> None:
    cases, searched = cases_to_play(CANARIES), Searched()
    numbers = range(share * len(cases) // SHARES, (share + 1) * len(cases) // SHARES)
    for start in range(0, len(numbers), GAMES_A_SERVER):
        folder = tmp_path / str(start)
        folder.mkdir()
        mine = numbers[start : start + GAMES_A_SERVER]
        check_games(folder, [(number, cases[number]) for number in mine], searched)
    figures.info("%s", searched)
    assert searched.games == len(numbers) > 0
    assert searched.songs >= len(numbers)
    assert searched.withheld >= len(numbers)


def check_games(folder: Path, games: Sequence[tuple[int, Case]], searched: Searched) -> None:
    """Play games on a server of their own, and search everything that was sent in them."""
    address = str(folder / "tables.db")
    with serving(address, folder, "--bots", "1", "--log", "debug") as server:
        # This number decides whether the host sits: otherwise all games of a share would, or none.
        played = [
            asyncio.run(play_game(server.address, case, number + number // 2, DEEDS))
            for number, case in games
        ]
        log = server.log
    with open_store(address) as store:
        for game in played:
            game.learn(store)
    for game in played:
        check_game(game, log, searched)
        silent = [person.role for person in game.people if not person.frames]
        assert silent == ["stranger"], "somebody was told nothing"
