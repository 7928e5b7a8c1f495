"""What each cache between an answer and the frames of its table saves: CPU time without and with it.

Several people and watchers sit at each of many tables, as in `bench.load`, but without network or disk: at
13 Duchów with two watchers, unless a cache is made for something else. Random legal answers are given at the
tables in turn; after each, every open page is told what has changed. Every run plays other games, so that
what was drawn for one does not help the next. Half of the tables play with all caches and half without one:
each half makes a move at all its tables, then the other half, so that a busy machine disturbs both alike. A
cache that saves nothing has no place in the program.

Two caches are measured on their own: what a board is drawn from when nothing of it is cached, in
milliseconds per board, and what undo uses while others change their minds. Functions that requests use
follow, in microseconds per call.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from functools import partial
from itertools import count
from time import process_time
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from polnoc.drawing import lettering, shapes, sheets, wrapping
from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.sheets import Memo, PieceCache, TwoGenerationCache
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game, package_of
from polnoc.games.duchy.drawing import board
from polnoc.table import beats, connections, live, loopback, page_renderer, panels, quotas, rooms
from polnoc.table.layout import Reader
from polnoc.table.page_renderer import CommonState, PageRenderer
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.words import Words, words

#: The compression window that browsers allow, as a power of two.
WINDOW_BITS: Final = 15


_last_frame: Final = connections.LastFrame()

#: The numbers of tables, each of which plays a game of its own.
_numbers: Final = count()


class Played(NamedTuple):
    """What is played at all tables of a run."""

    game: str = "duchy"
    players: int = 2
    watchers: int = 2


DUCHY: Final = Played()
#: A game that many watch.
AUDIENCE: Final = Played(watchers=12)


class Table:
    """A table with its pages: one for each seat, and those of watchers."""

    def __init__(self, played: Played) -> None:
        number, game = next(_numbers), find_game(played.game)
        match = Match(game, game.read_options({"players": played.players}), Seed.simulated(number))
        seats = [RoomSeat(f"Player {number}.{seat}", PERSON, f"{seat}") for seat in range(match.seats)]
        self.room = Room(f"table{number}", match, seats)
        self._luck = random.Random(number)
        self._moves = 0
        readers = [Reader("en", seat=seat) for seat in (*range(match.seats), *[WATCHER] * played.watchers)]
        self._pages = [live.Page(self.room, reader) for reader in readers]
        for page in self._pages:
            page.catch_up("")

    async def move(self) -> list[bytes]:
        """Give one answer, make the frame for each page, and return the updates before compression."""
        room = self.room
        seat = self._luck.choice(room.match.asked)
        action = self._luck.choice(room.options(seat))
        self._moves += 1
        await room.answer(seat, room.token(seat), f"{self._moves}", action.text)
        told = [page.news() for page in self._pages]
        for news in told:
            if news:
                _last_frame.frame_of(news, WINDOW_BITS)
        return told


async def play(played: Played, tables: int, moves: int) -> float:
    """Milliseconds of CPU time per move."""
    live = [Table(played) for _ in range(tables)]
    done, began = 0, process_time()
    for _ in range(moves):
        for table in live:
            if not table.room.over:
                await table.move()
                done += 1
    return 1000 * (process_time() - began) / done


# Without a cache ------------------------------------------------------------------------


class _Forgetful(TwoGenerationCache[Any]):
    """A cache that remembers nothing."""

    def put(self, key: object, value: Any) -> Any:
        return value


def _uncached(module: object, name: str) -> Callable[[], Any]:
    """Without the cache around a function."""
    return lambda: patch.object(module, name, getattr(module, name).__wrapped__)


def _uncached_property(owner: type, name: str) -> Callable[[], Any]:
    """Without what a property remembers."""
    return lambda: patch.object(owner, name, property(vars(owner)[name].func))


def _replaced(owner: object, name: str, other: object) -> Callable[[], Any]:
    return lambda: patch.object(owner, name, other)


def _without_attribute(
    owner: type, method: str, attribute: str, empty: Callable[[], object]
) -> Callable[[], Any]:
    """Without what a method remembers in an attribute: it is emptied before each call."""
    honest = getattr(owner, method)

    def forgetful(self: Any, *given: Any, **named: Any) -> Any:
        setattr(self, attribute, empty())
        return honest(self, *given, **named)

    return lambda: patch.object(owner, method, forgetful)


@contextmanager
def _patched_everywhere(name: str, function: Any) -> Iterator[None]:
    bare = function.__wrapped__
    with ExitStack() as stack:
        for module in [*sys.modules.values()]:
            if vars(module).get(name) is function:
                stack.enter_context(patch.object(module, name, bare))
        yield


def _everywhere(name: str, function: Any) -> Callable[[], Any]:
    """Without the cache around a function that many modules import by its name."""
    return lambda: _patched_everywhere(name, function)


def _always_made(self: PieceCache, key: str, shown: object, make: Callable[[], Any], kept: Any = None) -> Any:
    return make()


class Cache(NamedTuple):
    """How to do without a cache, and where it matters most."""

    without: Callable[[], Any]
    played: Played = DUCHY


#: Each cache: where it lives, and how to do without it.
CACHES: Final[dict[str, Cache]] = {
    "sentences: words.bundles.say": Cache(_uncached(words, "say")),
    "pieces of all tables: drawing.sheets": Cache(_replaced(sheets, "_drawn", _Forgetful(1))),
    "pieces with names: drawing.sheets": Cache(_replaced(sheets, "_named", _Forgetful(1))),
    "sheets of a board: PieceCache.sheet": Cache(_replaced(PieceCache, "sheet", _always_made)),
    "alike for all readers: CachedBoard.together": Cache(
        _replaced(CachedBoard, "together", lambda self, key, shown, make: make())
    ),
    "states of a move, not only the last: Memo": Cache(_replaced(Memo, "STATES", 1)),
    "what a seat may know: rooms._view": Cache(_uncached(rooms, "_view")),
    "moments of an answer: beats._moments": Cache(_uncached(beats, "_moments")),
    "same state as before: PageRenderer": Cache(_without_attribute(PageRenderer, "_render", "_shown", int)),
    "panels of a page: PageRenderer": Cache(
        _replaced(page_renderer, "_panel", lambda kept, key, shown, make: make())
    ),
    "buttons of answers: panels.choice_button": Cache(_uncached(panels, "choice_button")),
    "undo and hint: panels._tools_now": Cache(_uncached(panels, "_tools_now")),
    "update for all watchers: page_state.update": Cache(_uncached(live, "update"), AUDIENCE),
    "frame for all watchers: LastFrame": Cache(
        _without_attribute(connections.LastFrame, "frame_of", "_text", bytes), AUDIENCE
    ),
    "Duchów, shapes": Cache(_uncached(board, "shapes")),
    "alike for all readers: CommonState": Cache(
        _without_attribute(CommonState, "renew", "_stamp", lambda: -1)
    ),
    "Duchów, conclusions: Board.conclusions": Cache(
        _without_attribute(board.Board, "conclusions", "_concluded", Memo)
    ),
    "Duchów, titles of doors: Board.door_titles": Cache(_uncached_property(board.Board, "door_titles")),
}

#: What a board is drawn from when nothing of it is cached.
BOARDS: Final[dict[str, Callable[[], Any]]] = {
    "shapes in use: shapes.use": _everywhere("use", shapes.use),
    "lines of text: lettering": _everywhere("lettering", lettering.lettering),
    "broken lines: wrapping.split": _everywhere("split", wrapping.split),
}

#: What undo needs: the game without an answer, while somebody else goes on answering in secret.
BRANCHES: Final = {
    "without an answer: Match._branches": _without_attribute(Match, "_branch", "_branches", dict)
}

#: Cached functions that requests use, with their arguments.
FUNCTIONS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "one household: quotas.network": (quotas.network, ("2001:db8::17",)),
    "this machine: loopback._is_other_loopback": (loopback._is_other_loopback, ("::1",)),
}


@contextmanager
def without(cache: str) -> Iterator[None]:
    """Do without a cache."""
    with CACHES[cache].without():
        yield


def calls(played: Played, tables: int, moves: int) -> float:
    """How many functions are called per move: much the same on any machine, however busy."""
    profile = cProfile.Profile()
    profile.runcall(asyncio.run, play(played, tables, moves))
    return sum([entry.callcount for entry in profile.getstats()])


class Half:
    """Some tables that play in turn with others, with all caches or without one."""

    def __init__(self, played: Played, tables: int, doing: Callable[[], Any]) -> None:
        self._doing = doing
        self._spent, self._done = 0.0, 0
        with doing():
            self._tables = [Table(played) for _ in range(tables)]

    async def move(self) -> None:
        """A move at each table whose game is not over."""
        going_on = [table for table in self._tables if not table.room.over]
        with self._doing():
            began = process_time()
            for table in going_on:
                await table.move()
            self._spent += process_time() - began
        self._done += len(going_on)

    @property
    def milliseconds(self) -> float:
        """CPU time of a move so far."""
        return 1000 * self._spent / self._done


async def compare(cache: Cache, tables: int, moves: int) -> tuple[float, float]:
    """Milliseconds per move without a cache and with it, alternately."""
    await play(cache.played, tables, moves)  # warm up what is made only once
    halves = [Half(cache.played, tables, doing) for doing in (cache.without, nullcontext)]
    for _ in range(moves):
        for half in halves:
            await half.move()
    slow, fast = halves
    return slow.milliseconds, fast.milliseconds


def fastest(without_it: Callable[[], Any], measure: Callable[[], float], rounds: int) -> tuple[float, float]:
    """The shortest time without a cache and with it, over some rounds."""
    measure()  # warm up what is made only once
    slow, fast = [], []
    for _ in range(rounds):
        fast.append(measure())
        with without_it():
            slow.append(measure())
    return min(slow), min(fast)


def drawn(game_id: str, players: int, tables: int) -> float:
    """Milliseconds for a board of which nothing is cached."""
    game, rng = find_game(game_id), random.Random(1)
    board, names = package_of(game).drawing().Board, [f"Player {seat}" for seat in range(players)]
    say, taken = Words("en", game, names).text, 0.0
    for number in range(tables):
        match = Match(game, game.read_options({"players": players}), Seed.simulated(number))
        for _ in range(15):
            seat = rng.choice(match.asked)
            match.answer(seat, rng.choice(match.options(seat)))
        began = process_time()
        board.once(game, match.view(0), match.options(0) if 0 in match.asked else (), say, names)
        taken += process_time() - began
    return 1000 * taken / tables


def changed_minds(answers: int) -> float:
    """Milliseconds to say after each of many secret answers whether another seat may undo its last."""
    game, rng = find_game("straszydla"), random.Random(1)
    match = Match(game, game.read_options({"players": 4}), Seed.simulated(1))
    while len(match.asked) < 2 or not _secret_answers(match, 0) or not _secret_answers(match, 1):
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    match.answer(1, _secret_answers(match, 1)[0])
    taken = 0.0
    for _ in range(answers):
        match.answer(0, rng.choice(_secret_answers(match, 0)))
        began = process_time()
        match.can_undo(1)
        taken += process_time() - began
    return 1000 * taken / answers


def _secret_answers(match: Match, seat: int) -> list[Action]:
    return [action for action in match.options(seat) if not match.would_tell(seat, action)]


def microseconds(function: Callable[..., object], given: Sequence[str], calls: int = 20_000) -> float:
    """CPU microseconds per call."""
    began = process_time()
    for _ in range(calls):
        function(*given)
    return 1_000_000 * (process_time() - began) / calls


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each cache."""
    parser = argparse.ArgumentParser(prog="python -m bench.caches", description=__doc__)
    parser.add_argument("caches", nargs="*", help="a part of the names of those to compare (default: all)")
    parser.add_argument("--tables", type=int, default=40, help="default: %(default)s")
    parser.add_argument("--moves", type=int, default=40, help="at each table (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="of boards and branches (default: %(default)s)")
    chosen = parser.parse_args(arguments)

    def is_chosen(cache: str) -> bool:
        return not chosen.caches or any([part in cache for part in chosen.caches])

    print(f"{'CPU for a move, ms':<46}{'game':<12}{'without':>9}{'with':>9}{'ratio':>8}{'calls':>8}")
    for cache in filter(is_chosen, CACHES):
        played = CACHES[cache].played
        slow, fast = asyncio.run(compare(CACHES[cache], chosen.tables, chosen.moves))
        called = calls(played, chosen.tables, chosen.moves)
        with without(cache):
            more = calls(played, chosen.tables, chosen.moves) / called
        figures = f"{slow:>9.3f}{fast:>9.3f}{slow / fast:>8.2f}{more:>8.2f}"
        print(f"{cache:<46}{played.game:<12}{figures}", flush=True)
    print(f"{'CPU for a board, ms':<58}{'without':>9}{'with':>9}{'ratio':>8}")
    for cache in filter(is_chosen, BOARDS):
        for game, players in (("straszydla", 4), ("finalgirl", 1), ("bestia", 4)):
            draw = partial(drawn, game, players, chosen.tables)
            slow, fast = fastest(BOARDS[cache], draw, chosen.rounds)
            print(f"{cache:<46}{game:<12}{slow:>9.3f}{fast:>9.3f}{slow / fast:>8.2f}", flush=True)
    print(f"{'CPU after 100 secret answers, ms':<58}{'without':>9}{'with':>9}{'ratio':>8}")
    for cache in filter(is_chosen, BRANCHES):
        slow, fast = fastest(BRANCHES[cache], lambda: changed_minds(100), chosen.rounds)
        print(f"{cache:<46}{'straszydla':<12}{slow:>9.3f}{fast:>9.3f}{slow / fast:>8.2f}", flush=True)
    print(f"{'CPU for a call, µs':<58}{'without':>9}{'with':>9}")
    for cache in filter(is_chosen, FUNCTIONS):
        function, given = FUNCTIONS[cache]
        slow, fast = microseconds(function.__wrapped__, given), microseconds(function, given)
        print(f"{cache:<58}{slow:>9.2f}{fast:>9.2f}", flush=True)


if __name__ == "__main__":
    main()
