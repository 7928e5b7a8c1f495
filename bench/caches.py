"""What each cache on the way from an answer to the frames of its table brings: CPU time without and with it.

Two people and two watchers sit at each of many tables of 13 Duchów, as in `bench.load`, but without network
or disk. Random legal answers are given at the tables in turn; after each, every open page is told what has
changed. Runs with all caches and runs without one alternate, and the fastest of each count, so that a busy
machine disturbs little; the number of calls is the same in every run. A cache that brings nothing has no
place in the program.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import process_time
from typing import Any, Final
from unittest.mock import patch

from polnoc.drawing import sheets
from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.sheets import PieceCache, TwoGenerationCache
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game
from polnoc.games.duchy.drawing import board
from polnoc.games.duchy.words.wording import Wording
from polnoc.records import entry_outcomes
from polnoc.table import connections, live, panels
from polnoc.table.layout import Reader
from polnoc.table.page_renderer import PageRenderer
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.words import words

#: The window that browsers let us pack with, as a power of two.
WINDOW_BITS: Final = 15


class Table:
    """A table with its pages: one for each seat, and two watchers."""

    def __init__(self, number: int) -> None:
        game = find_game("duchy")
        match = Match(game, game.read_options({"players": 2}), Seed.simulated(number))
        seats = [RoomSeat(f"Player {number}.{seat}", PERSON, f"{seat}") for seat in range(match.seats)]
        self.room = Room(f"table{number}", match, seats)
        self._luck = random.Random(number)
        self._moves = 0
        readers = [Reader("en", seat=seat) for seat in (*range(match.seats), WATCHER, WATCHER)]
        self._pages = [live.Page(self.room, reader) for reader in readers]
        for page in self._pages:
            page.catch_up("")

    async def move(self) -> None:
        """One answer, and the frame that each page is sent."""
        room = self.room
        seat = self._luck.choice(room.match.asked)
        action = self._luck.choice(room.options(seat))
        self._moves += 1
        await room.answer(seat, room.token(seat), f"{self._moves}", action.text)
        for page in self._pages:
            if news := page.news():
                connections.frame_of(news, WINDOW_BITS)


async def play(tables: int, moves: int) -> float:
    """Milliseconds of CPU time for a move."""
    live = [Table(number) for number in range(tables)]
    done, began = 0, process_time()
    for _ in range(moves):
        for table in live:
            if not table.room.over:
                await table.move()
                done += 1
    return 1000 * (process_time() - began) / done


# Without a cache ------------------------------------------------------------------------


class _Forgetful(TwoGenerationCache[Any]):
    """Remembers nothing."""

    def put(self, key: object, value: Any) -> Any:
        return value


def _uncached(module: object, name: str) -> Callable[[], Any]:
    """Without the cache around a function."""
    return lambda: patch.object(module, name, getattr(module, name).__wrapped__)


def _replaced(owner: object, name: str, other: object) -> Callable[[], Any]:
    return lambda: patch.object(owner, name, other)


def _without_attribute(
    owner: type, method: str, attribute: str, empty: Callable[[], object]
) -> Callable[[], Any]:
    """Without what a method remembers in an attribute: that is emptied before each call."""
    honest = getattr(owner, method)

    def forgetful(self: Any, *given: Any, **named: Any) -> Any:
        setattr(self, attribute, empty())
        return honest(self, *given, **named)

    return lambda: patch.object(owner, method, forgetful)


def _always_made(self: PieceCache, key: str, shown: object, make: Callable[[], Any], kept: Any = None) -> Any:
    return make()


#: Each cache: where it lives, and how to do without it.
CACHES: Final[dict[str, Callable[[], Any]]] = {
    "sentences: words.bundles.say": _uncached(words, "say"),
    "pieces of all tables: drawing.sheets": _replaced(sheets, "_drawn", _Forgetful(1)),
    "pieces with names: drawing.sheets": _replaced(sheets, "_named", _Forgetful(1)),
    "sheets of a board: PieceCache.sheet": _replaced(PieceCache, "sheet", _always_made),
    "alike for all readers: CachedBoard.together": _replaced(
        CachedBoard, "together", lambda self, key, shown, make: make()
    ),
    "same state as before: PageRenderer": _without_attribute(PageRenderer, "_render", "_shown", int),
    "panels of a page: PageRenderer": _without_attribute(PageRenderer, "_panel", "_panels", dict),
    "buttons of answers: panels.choice_button": _uncached(panels, "choice_button"),
    "undo and hint: panels._tools_now": _uncached(panels, "_tools_now"),
    "update for all watchers: page_state.update": _uncached(live, "update"),
    "frame for all watchers: connections.frame_of": _uncached(connections, "frame_of"),
    "fields of a position: records.entry_outcomes": _uncached(entry_outcomes, "_values_of"),
    "Duchów, shapes": _uncached(board, "shapes"),
    "Duchów, names of cards": _without_attribute(Wording, "card_name", "_card_names", dict),
}


@contextmanager
def without(cache: str) -> Iterator[None]:
    """Do without a cache."""
    with CACHES[cache]():
        yield


def calls(tables: int, moves: int) -> int:
    """How many functions are called in a game at each table: the same on any machine, however busy."""
    profile = cProfile.Profile()
    profile.runcall(asyncio.run, play(tables, moves))
    return sum([entry.callcount for entry in profile.getstats()])


def compare(cache: str, tables: int, moves: int, rounds: int) -> tuple[float, float]:
    """Milliseconds for a move without a cache and with it: the fastest of some rounds."""
    without_it, with_it = [], []
    for _ in range(rounds):
        with_it.append(asyncio.run(play(tables, moves)))
        with without(cache):
            without_it.append(asyncio.run(play(tables, moves)))
    return min(without_it), min(with_it)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each cache."""
    parser = argparse.ArgumentParser(prog="python -m bench.caches", description=__doc__)
    parser.add_argument("caches", nargs="*", help="a part of the names of those to compare (default: all)")
    parser.add_argument("--tables", type=int, default=40, help="default: %(default)s")
    parser.add_argument("--moves", type=int, default=20, help="at each table (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="default: %(default)s")
    chosen = parser.parse_args(arguments)
    asyncio.run(play(chosen.tables, chosen.moves))  # what is made once for all is made
    called = calls(chosen.tables, chosen.moves)
    print(f"{'CPU for a move, ms':<46}{'without':>9}{'with':>9}{'ratio':>8}{'calls':>8}")
    for cache in CACHES:
        if not chosen.caches or any([part in cache for part in chosen.caches]):
            slow, fast = compare(cache, chosen.tables, chosen.moves, chosen.rounds)
            with without(cache):
                more = calls(chosen.tables, chosen.moves) / called
            print(f"{cache:<46}{slow:>9.3f}{fast:>9.3f}{slow / fast:>8.2f}{more:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
