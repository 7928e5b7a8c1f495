"""Many games in several processes for one learner, over shared memory.

Each process plays `games` games in each of two groups. While the learner looks at one group, the processes
play on in the other. What the learner reads and writes are plain arrays: encodings, masks of legal
answers, who is asked, what has ended, and the answers.
"""

from __future__ import annotations

import os
import threading
import traceback
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np

from polnoc.engine.encoding import Layout
from polnoc.learning.episodes import NO_END, Episode, Episodes, Task

#: Groups of games: one is played on while the learner looks at the other.
GROUPS: Final = 2
#: The mask value of the answer that a guide would give.
GUIDED: Final = 2


class RunnerFailed(RuntimeError):
    """A process with games broke down; the message says how."""


class Shape(NamedTuple):
    """How large the arrays are."""

    workers: int
    games: int
    numbers: int
    actions: int
    seats: int


class Arrays:
    """The shared arrays of one group, over a piece of memory; the first index is the game."""

    def __init__(self, memory: memoryview, shape: Shape) -> None:
        rows = shape.workers * shape.games
        self.size = 0
        self._memory = memory
        #: What the seat that is asked sees, as `Game.encode` gives it, and what it may answer: 1 in the mask,
        #: `GUIDED` for what a guide would answer.
        self.encodings = self._array((rows, shape.numbers), np.uint8)
        self.masks = self._array((rows, shape.actions), np.uint8)
        #: Who is asked (-1: nobody, no more games), and whether that side learns.
        self.seats = self._array((rows,), np.int8)
        self.learns = self._array((rows,), np.uint8)
        #: Which episode is played.
        self.numbers = self._array((rows,), np.int64)
        #: Games that have ended since the answer before, what the first brought each seat, and how many the
        #: learner has won.
        self.ended = self._array((rows,), np.uint8)
        self.rewards = self._array((rows, shape.seats), np.float32)
        self.won = self._array((rows,), np.float32)
        #: The learner's answers, as places among the actions of players.
        self.answers = self._array((rows,), np.int32)

    def release(self) -> None:
        """Release the memory, so that it can be freed."""
        self.encodings = self.masks = self.seats = self.learns = self.numbers = None
        self.ended = self.rewards = self.won = self.answers = None
        self._memory.release()

    def _array(self, shape: tuple[int, ...], kind: Any) -> Any:
        count = int(np.prod(shape)) * np.dtype(kind).itemsize
        start = self.size
        self.size += -(-count // 64) * 64
        if not len(self._memory):
            return None
        return np.frombuffer(self._memory[start : start + count], kind).reshape(shape)


def _bytes_needed(shape: Shape) -> int:
    return Arrays(memoryview(b""), shape).size


def _part(memory: SharedMemory, group: int, size: int) -> memoryview:
    assert memory.buf is not None
    return memory.buf[group * size : (group + 1) * size]


class Runner:
    """Processes that play games. Use it in a `with` statement.

    The learner's loop: `arrays = runner.wait(group)`, write `arrays.answers`, `runner.go(group)`.
    """

    def __init__(
        self, task: Task, workers: int, games: int, salt: int = 0, first: int = 0, end: int = NO_END
    ) -> None:
        """`salt` makes the games differ from those of other runs; `first` and `end`: which episodes."""
        game, chosen = task.make()
        if game.layout is None:
            raise ValueError(f"'{game.id}' has no layout: views cannot be learned from")
        self.layout: Layout = game.layout
        self.game = game
        self.shape = Shape(
            workers, games, game.layout.size, len(game.actions.player_actions), game.seats(chosen)
        )
        self.rows = workers * games
        size = _bytes_needed(self.shape)
        self._memory = SharedMemory(create=True, size=GROUPS * size)
        self.groups = [Arrays(_part(self._memory, group, size), self.shape) for group in range(GROUPS)]
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for worker in range(workers):
            mine, theirs = context.Pipe()
            arguments = (theirs, self._memory.name, task, self.shape, worker, first, salt, end)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def __enter__(self) -> Runner:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def wait(self, group: int) -> Arrays:
        """The arrays of a group, once every process has come to a choice in all of its games."""
        for pipe in self._pipes:
            try:
                said = pipe.recv()
            except EOFError:
                raise RunnerFailed("a process with games has died") from None
            if isinstance(said, str):
                raise RunnerFailed(said)
            if said != group:
                raise RunnerFailed(f"group {group} was awaited, group {said} came")
        return self.groups[group]

    def go(self, group: int) -> None:
        """Let the processes take the answers of a group and play on."""
        for pipe in self._pipes:
            pipe.send(group)

    def close(self) -> None:
        """End all processes and free the memory."""
        for process, pipe in zip(self._processes, self._pipes, strict=True):
            process.kill()
            process.join()
            pipe.close()
        self._processes, self._pipes = [], []
        for arrays in self.groups:
            arrays.release()
        self._memory.close()
        self._memory.unlink()


# In a process of its own ----------------------------------------------------------------


def _work(
    pipe: Connection, name: str, task: Task, shape: Shape, worker: int, first: int, salt: int, end: int
) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    memory = SharedMemory(name)
    try:
        size = _bytes_needed(shape)
        game_groups = []
        for group in range(GROUPS):
            arrays = Arrays(_part(memory, group, size), shape)
            place, places = worker * GROUPS + group, shape.workers * GROUPS
            episodes = Episodes(task, first + place, places, salt, end)
            game_groups.append(
                _GameGroup(episodes, arrays, range(worker * shape.games, (worker + 1) * shape.games))
            )
        for group, game_group in enumerate(game_groups):
            game_group.begin()
            pipe.send(group)
        while True:
            group = pipe.recv()
            game_groups[group].go_on()
            pipe.send(group)
    except (EOFError, ConnectionError):
        return  # the learner has gone
    except Exception:
        pipe.send(traceback.format_exc())


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class _GameGroup:
    """The games of one process in one group."""

    def __init__(self, episodes: Episodes, arrays: Arrays, rows: range) -> None:
        self.episodes = episodes
        self.arrays = arrays
        self.rows = rows
        self.games: list[Episode | None] = []
        self.actions = episodes.game.actions
        self._rest = bytes([1]) + bytes(len(self.actions.player_actions) - 1)

    def begin(self) -> None:
        """Begin all games."""
        for row in self.rows:
            self.arrays.ended[row] = 0
            self.arrays.won[row] = 0.0
            self.games.append(None)
            self._fresh(row)

    def go_on(self) -> None:
        """Take the learner's answers and play on."""
        arrays, answer = self.arrays, self.episodes.answer
        actions = self.actions.player_actions
        answers = arrays.answers[self.rows.start : self.rows.stop].tolist()
        arrays.ended[self.rows.start : self.rows.stop] = 0
        arrays.won[self.rows.start : self.rows.stop] = 0.0
        for row, episode, given in zip(self.rows, self.games, answers, strict=True):
            if episode is None:
                continue
            answer(episode, actions[given])
            if episode.seat < 0:
                arrays.rewards[row] = self.episodes.rewards(episode)
                self._count(row, episode)
                self._fresh(row)
            else:
                self._show(row, episode)

    def _count(self, row: int, episode: Episode) -> None:
        self.arrays.ended[row] += 1
        self.arrays.won[row] += self.episodes.won(episode)

    def _fresh(self, row: int) -> None:
        """A new game in this row; one that ends without a choice for the learner is only counted."""
        episode = self.episodes.begin()
        while episode is not None and episode.seat < 0:
            self._count(row, episode)
            episode = self.episodes.begin()
        self.games[row - self.rows.start] = episode
        if episode is None:
            self._show_rest(row)
        else:
            self._show(row, episode)

    def _show(self, row: int, episode: Episode) -> None:
        arrays, game = self.arrays, self.episodes.game
        seat = episode.seat
        arrays.encodings[row] = memoryview(game.encode(game.view(episode.position, seat)))
        arrays.masks[row] = memoryview(self.actions.mask(episode.options))
        guided = self.episodes.guided(episode)
        if guided is not None:
            arrays.masks[row, self.actions.player_index(guided)] = GUIDED
        arrays.numbers[row] = episode.number
        arrays.seats[row] = seat
        arrays.learns[row] = episode.side in (-1, self.episodes.sides[seat])

    def _show_rest(self, row: int) -> None:
        """No more games here: whatever the learner answers is ignored."""
        arrays = self.arrays
        arrays.encodings[row] = 0
        arrays.masks[row] = memoryview(self._rest)
        arrays.seats[row] = -1
        arrays.learns[row] = 0
