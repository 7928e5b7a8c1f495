"""Bots outside the event loop: a few worker processes, each answering one question at a time.

A bot that takes too long or dies costs only its move: its process is killed,
a fresh one takes its place, and a random legal answer is given instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from polnoc.engine.views import View

#: Seconds that one choice may take, starting a worker not included.
DEADLINE: Final = 5.0

Question = tuple[str, str, View, list[str], str]


def choose(game_id: str, level: str, view: View, offered: list[str], luck: str) -> str:
    """A bot's choice, in notation. Runs in a worker."""
    from polnoc.bots import make_bot
    from polnoc.games import find_game

    game = find_game(game_id)
    options = [game.actions.parse(text) for text in offered]
    return make_bot(game, level).choose(view, options, random.Random(luck)).text


def _work(pipe: Connection) -> None:
    """Answer questions until the pipe closes."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            pipe.send(choose(*pipe.recv()))


class _Worker:
    def __init__(self) -> None:
        ours, theirs = multiprocessing.Pipe()
        self.pipe = ours
        self.process: SpawnProcess = multiprocessing.get_context("spawn").Process(
            target=_work, args=(theirs,), daemon=True
        )
        self.process.start()
        theirs.close()

    def ask(self, question: Question, seconds: float) -> str | None:
        """The answer, or None if it did not come in time. Blocks: called from a thread."""
        try:
            self.pipe.send(question)
            return str(self.pipe.recv()) if self.pipe.poll(seconds) else None
        except (EOFError, OSError):
            return None

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join(timeout=2)


class BotPool:
    """A few workers and a queue of those that are free."""

    def __init__(self, size: int = 2, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._workers: set[_Worker] = set()
        self._size = size
        #: How many answers had to be made up because a bot failed.
        self.failures = 0

    async def choose(self, game_id: str, level: str, view: View, offered: list[str], luck: str) -> str:
        """A bot's choice; if the bot fails, a random legal one."""
        worker = await self._take()
        question = (game_id, level, view, offered, luck)
        answer = await asyncio.to_thread(worker.ask, question, self.deadline)
        if answer in offered:
            self._free.put_nowait(worker)
            return answer
        self.failures += 1
        await asyncio.to_thread(self._replace, worker)
        return random.Random(luck).choice(offered)

    async def _take(self) -> _Worker:
        if self._free.empty() and len(self._workers) < self._size:
            worker = await asyncio.to_thread(_Worker)
            self._workers.add(worker)
            return worker
        return await self._free.get()

    def _replace(self, worker: _Worker) -> None:
        self._workers.discard(worker)
        worker.stop()

    def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            worker.stop()
        self._workers.clear()
