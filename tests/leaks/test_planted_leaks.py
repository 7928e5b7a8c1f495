"""Leaks are planted one at a time, and the checks must catch each of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest

from polnoc.drawing import sheets
from polnoc.engine.game import AnyGame
from tests.leaks.bots import check_bots
from tests.leaks.comparison import Twins, check_twins, make_twins
from tests.leaks.counts import Tally
from tests.leaks.free_undo import check_undos
from tests.leaks.games import GAMES, OPEN
from tests.leaks.planted import PLANTED, Planted, a_part_is_as_long_as_what_is_hidden
from tests.leaks.readers import open_site
from tests.leaks.recorded_play import Leak
from tests.leaks.redeals import check_pairs
from tests.miniatures import MINIATURES
from tests.miniatures.package import known
from tests.repeats import once_each

pytestmark = pytest.mark.measure


def pairs(game: AnyGame) -> None:
    check_pairs(game, 0, 3_000)


def pairs_over_http(game: AnyGame) -> None:
    with open_site() as site:
        check_pairs(game, 0, 2_000, site, 20)


#: Games for which no check was written, and in which something is hidden.
SECRETIVE: Final = [game for game in MINIATURES if game.id not in OPEN]
#: How many games get twins before anything is planted; 13 Duchów has the most leaks.
MADE: Final = {game.id: 8 if game.id == "duchy" else 3 for game in GAMES}


@cache
def twins_made_honestly(game: AnyGame) -> list[Twins]:
    return [twins for number in range(MADE[game.id]) for twins in make_twins(game, number)]


def twins(game: AnyGame) -> None:
    for one in twins_made_honestly(game):
        check_twins(one, Tally(), random.Random(1))


def twins_over_http(game: AnyGame) -> None:
    with open_site() as site:
        for one in twins_made_honestly(game):
            check_twins(one, Tally(), random.Random(1), site, asked=8)


def undo(game: AnyGame) -> None:
    check_undos(game, 0, 4_000)


def bots(game: AnyGame) -> None:
    with open_site() as site:
        check_bots(site, game, 0, 60)


CHECKS: Final[dict[str, Callable[[AnyGame], None]]] = {
    "pairs": pairs,
    "pairs over HTTP": pairs_over_http,
    "twins": twins,
    "twins over HTTP": twins_over_http,
    "undo": undo,
    "bots": bots,
}


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    """Clear the drawings shared between tables: those of other tests, and those made with a leak."""
    sheets._drawn.clear()
    sheets._named.clear()
    yield
    sheets._drawn.clear()
    sheets._named.clear()


#: On every run, each check has something to find in each game.
ONCE_A_CHECK: Final = once_each(PLANTED, kind=lambda planted: (planted.game.id, planted.check))


@pytest.mark.parametrize("planted", ONCE_A_CHECK, ids=str)
def test_a_planted_leak_is_caught(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted.check.startswith("twins"):
        twins_made_honestly(planted.game)
    planted.plant(monkeypatch)
    with pytest.raises(Leak):
        CHECKS[planted.check](planted.game)


@pytest.mark.parametrize("game", SECRETIVE, ids=[game.id for game in SECRETIVE])
def test_a_leak_of_a_game_that_nobody_has_heard_of_is_caught(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_part_is_as_long_as_what_is_hidden(monkeypatch)
    with known(game), pytest.raises(Leak):
        pairs(game)


def test_there_are_enough_of_them() -> None:
    found = Counter([planted.game.id for planted in PLANTED])
    assert found["duchy"] >= 35
    assert min([found[game.id] for game in GAMES]) >= 8
