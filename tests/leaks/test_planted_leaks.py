"""H3: checks are worth something only if they catch leaks. Each of these is planted and must be caught."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest

from polnoc.drawing import sheets
from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from polnoc.table.logs import OneLine
from tests.leaks.alike import Tally, Twins, check_twins, make_twins
from tests.leaks.bots import check_bots
from tests.leaks.canaries import check_game, play_game
from tests.leaks.deeds import Leak
from tests.leaks.eyes import open_site
from tests.leaks.pairs import check_pairs
from tests.leaks.planted import PLANTED, every
from tests.leaks.undos import check_undos
from tests.table.serving import running, table_app

pytestmark = pytest.mark.measure


def pairs() -> None:
    check_pairs(0, 3_000)


def pairs_over_http() -> None:
    with open_site() as site:
        check_pairs(0, 2_000, site, 40)


@cache
def twins_made_honestly() -> list[Twins]:
    return [twins for number in range(8) for twins in make_twins(number)]


def twins() -> None:
    for one in twins_made_honestly():
        check_twins(one, Tally(), random.Random(1))


def twins_over_http() -> None:
    with open_site() as site:
        for one in twins_made_honestly():
            check_twins(one, Tally(), random.Random(1), site, asked=8)


def undo() -> None:
    check_undos(0, 4_000)


def bots() -> None:
    with open_site() as site:
        check_bots(site, 0, 60)


def canaries() -> None:
    """The same people as with a server of its own, at one in this process, where a leak can be planted."""
    with open_store(":memory:") as store, Written() as log:
        app = table_app(store, UNCOUNTED)
        with running(app, UNCOUNTED) as server:
            game = asyncio.run(play_game(f"http://127.0.0.1:{server.port}", 0, 30, rarely=True))
        game.seed = store.seed(game.table.removeprefix("/t/")).wait()
        check_game(game, log.text)


CHECKS: Final[dict[str, Callable[[], None]]] = {
    "pairs": pairs,
    "pairs over HTTP": pairs_over_http,
    "twins": twins,
    "twins over HTTP": twins_over_http,
    "undo": undo,
    "bots": bots,
    "canaries": canaries,
}


class Written(logging.Handler):
    """What the server in this process writes down."""

    def __enter__(self) -> Written:
        self.setFormatter(OneLine(words=True))
        self.lines: list[str] = []
        logging.getLogger("polnoc").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("polnoc").removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    """Drawings are shared between tables: forget those of other tests, and those made with a leak."""
    sheets._drawn.clear()
    sheets._named.clear()
    yield
    sheets._drawn.clear()
    sheets._named.clear()


@pytest.mark.parametrize(("check", "name"), every())
def test_a_planted_leak_is_caught(check: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    twins_made_honestly()
    PLANTED[check][name](monkeypatch)
    with pytest.raises(Leak):
        CHECKS[check]()


def test_there_are_enough_of_them() -> None:
    assert len(every()) >= 20
