"""Bots outside the event loop: a few worker processes, each answering one question at a time.

A question is a choice for a bot or advice for a person. A worker that takes too long,
uses too much memory or processor time, dies, raises or answers nonsense costs only
that answer: the process is killed, the next question gets a fresh one, and
the answer is replaced by a random legal choice, or by no advice.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from polnoc.bots import advice as hints
from polnoc.bots import make_bot
from polnoc.bots.advice import Advice, Alternative, Mark, Reason
from polnoc.engine.packs import PackError, PackText
from polnoc.engine.views import View
from polnoc.games import Pin, pinned_game
from polnoc.table.fair_queue import FairQueue

if sys.platform != "win32":
    import resource

T = TypeVar("T")

#: Seconds that one answer may take, not counting the start of a worker; and seconds for that start.
ANSWER_SECONDS: Final = 5.0
START_SECONDS: Final = 60.0
#: If more questions than this wait, the newest of the owner with the most get no answer.
QUEUE_LIMIT: Final = 1_000
#: The largest answer that is read, in bytes.
ANSWER_BYTES: Final = 64_000

#: How many mistakes of a pack are reported, and how many characters of each of their parts.
MISTAKES_TOLD: Final = 50
MISTAKE_CHARS: Final = 250

#: The name of worker processes.
WORKER: Final = "bot-worker"
#: What a worker sends when it is ready, and when it has no answer.
READY: Final = b"ready"
FAILED: Final = b""


class Bounds(NamedTuple):
    """Resource limits of a worker, where the system can enforce them."""

    #: Bytes of memory, for the whole process.
    memory: int = 512 << 20
    #: Seconds of processor time, for one answer.
    processor: int = 4

    def hold_memory(self) -> None:
        """Limit the memory from now on. A worker that is killed leaves no core file."""
        if sys.platform != "win32":
            _limit(resource.RLIMIT_AS, self.memory)
            _limit(resource.RLIMIT_CORE, 0)

    def allow_processor(self) -> None:
        """Allow a further share of processor time; the system kills a worker that exceeds it."""
        if sys.platform != "win32":
            _limit(resource.RLIMIT_CPU, math.ceil(time.process_time()) + self.processor)


def _limit(what: int, most: int) -> None:
    if sys.platform != "win32":
        _, hard = resource.getrlimit(what)
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):  # not every system knows every limit
            resource.setrlimit(what, (wanted, hard))


# In a worker ----------------------------------------------------------------------


def choose(pin: Pin, level: str, view: View, offered: list[str], seed: str) -> str:
    """Return a bot's choice, in notation."""
    game = pinned_game(*pin)
    options = [game.actions.parse(text) for text in offered]
    return make_bot(game, level).choose(view, options, random.Random(seed)).text


def advise(pin: Pin, view: View, offered: list[str], seed: str) -> Advice:
    """Advice for a person."""
    game = pinned_game(*pin)
    options = [game.actions.parse(text) for text in offered]
    return hints.advise(game, view, options, random.Random(seed))


class Mistake(NamedTuple):
    """A mistake in a pack, as reported to its author."""

    file: str
    #: From 1; 0 if it is not known.
    line: int
    key: str
    problem: str
    remedy: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.problem}. {self.remedy}."


def check_packs(game: str, packs: Sequence[PackText]) -> list[Mistake]:
    """The mistakes in packs for a game, at most as many as anybody would read."""
    from polnoc.pack_check import mistakes_together  # only workers that check packs need all texts

    told: list[Mistake] = []
    for mistake in mistakes_together(game, packs)[:MISTAKES_TOLD]:
        told.append(_mistake(mistake))
        if len(msgspec.json.encode(told)) > ANSWER_BYTES:
            return told[:-1]
    return told


def _mistake(mistake: PackError) -> Mistake:
    texts = [text[:MISTAKE_CHARS] for text in (mistake.file, mistake.key, mistake.problem, mistake.remedy)]
    return Mistake(texts[0], mistake.line or 0, *texts[1:])


def check_content(pin: Pin) -> str:
    """Say what is wrong with the content of a game; empty if it can be played."""
    try:
        pinned_game(*pin)
    except LookupError as problem:
        return str(problem)[:MISTAKE_CHARS]
    return ""


class Minds(NamedTuple):
    """The functions that answer questions. Workers import them by name."""

    choose: Callable[[Pin, str, View, list[str], str], object] = choose
    advise: Callable[[Pin, View, list[str], str], object] = advise
    check_packs: Callable[[str, Sequence[PackText]], object] = check_packs
    check_content: Callable[[Pin], object] = check_content


#: The name of the function in `Minds`, and its arguments.
Question = tuple[str, tuple[object, ...]]


def _work(pipe: Connection, minds: Minds, bounds: Bounds) -> None:
    """Answer questions until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its workers
    with contextlib.suppress(EOFError, ConnectionError):  # the server has gone
        bounds.hold_memory()
        pipe.send_bytes(READY)
        while True:
            mind, arguments = pipe.recv()
            bounds.allow_processor()
            pipe.send_bytes(_answer(getattr(minds, mind), arguments))


def _answer(mind: Callable[..., object], arguments: tuple[object, ...]) -> bytes:
    """An answer as JSON. Errors are not passed on: they could reveal what the view shows."""
    try:
        return msgspec.json.encode(mind(*arguments))
    except Exception:
        return FAILED


# Outside --------------------------------------------------------------------------


class _Worker:
    def __init__(self, minds: Minds, bounds: Bounds) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        self._ready = False
        self._process: SpawnProcess = multiprocessing.get_context("spawn").Process(
            target=_work, args=(theirs, minds, bounds), name=WORKER, daemon=True
        )
        self._process.start()
        theirs.close()

    def ask(self, question: Question, seconds: float) -> bytes | None:
        """Ask and return the answer, or None if it did not come in time. Blocks: call it from a thread."""
        try:
            if not self._ready and not self._get_ready():
                return None
            self._pipe.send(question)
            return self._pipe.recv_bytes(ANSWER_BYTES) if self._pipe.poll(seconds) else None
        except (EOFError, OSError):
            return None

    def _get_ready(self) -> bool:
        self._ready = self._pipe.poll(START_SECONDS) and self._pipe.recv_bytes(len(READY)) == READY
        return self._ready

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        """Kill the process; anyone waiting for its answer gets None."""
        self._process.kill()

    def stop(self) -> None:
        """End the process and free its resources."""
        self._process.kill()
        self._process.join(timeout=2)
        self._pipe.close()


class BotPool:
    """A few workers, a thread to wait for each of them, and a queue of questions.

    `owner` says whose question it is and `table` where it was asked: workers serve owners in turn, and each
    owner's tables in turn, so that one owner's many tables do not keep others waiting.
    """

    def __init__(
        self,
        size: int = 2,
        deadline: float = ANSWER_SECONDS,
        *,
        line: int = QUEUE_LIMIT,
        bounds: Bounds | None = None,
        minds: Minds | None = None,
    ) -> None:
        self.deadline = deadline
        self._bounds = bounds or Bounds()
        self._minds = minds or Minds()
        self._threads = ThreadPoolExecutor(size, "bots")
        self._queue = FairQueue(size, line)
        #: Held while workers are started, returned and stopped, which happens in threads.
        self._lock = threading.Lock()
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._closed = False
        #: Questions that are being answered or are queued.
        self.open = 0
        #: Questions put to bots; those without an answer because a bot failed, or because the queue was full.
        self.asked = 0
        self.failures = 0
        self.turned_away = 0

    async def choose(
        self,
        pin: Pin,
        level: str,
        view: View,
        offered: list[str],
        seed: str,
        *,
        owner: str = "",
        table: str = "",
    ) -> str:
        """A bot's choice; if the bot fails, a random legal one."""

        def read(answer: bytes) -> str | None:
            choice = msgspec.json.decode(answer, type=str)
            return choice if choice in offered else None

        choice = await self._ask(("choose", (pin, level, view, offered, seed)), read, owner, table)
        return random.Random(seed).choice(offered) if choice is None else choice

    async def advise(
        self, pin: Pin, view: View, offered: list[str], seed: str, *, owner: str = "", table: str = ""
    ) -> Advice | None:
        """Advice for a person who is asked; None if there is none."""

        def read(answer: bytes) -> Advice | None:
            advice = read_advice(answer)
            choices = [advice.action, *[other.action for other in advice.alternatives]]
            return advice if all([choice in offered for choice in choices]) else None

        return await self._ask(("advise", (pin, view, offered, seed)), read, owner, table)

    async def check_packs(
        self, game: str, packs: Sequence[PackText], *, owner: str = ""
    ) -> list[Mistake] | None:
        """The mistakes in packs for a game; None if they cannot be checked within the bounds of a worker."""

        def read(answer: bytes) -> list[Mistake]:
            return msgspec.json.decode(answer, type=list[Mistake])

        return await self._ask(("check_packs", (game, tuple(packs))), read, owner, "")

    async def check_content(self, pin: Pin, *, owner: str = "") -> str | None:
        """What is wrong with the content of a game; None if it cannot be checked within a worker's bounds."""

        def read(answer: bytes) -> str:
            return msgspec.json.decode(answer, type=str)

        return await self._ask(("check_content", (pin,)), read, owner, "")

    async def _ask(
        self, question: Question, read: Callable[[bytes], T | None], owner: str, table: str
    ) -> T | None:
        """The answer as parsed by `read`; None if there is none."""
        self.open += 1
        try:
            if self._closed or not await self._queue.enter(owner, table):
                self.turned_away += 1
                return None
            return await self._answered(question, read)
        finally:
            self.open -= 1

    async def _answered(self, question: Question, read: Callable[[bytes], T | None]) -> T | None:
        self.asked += 1
        try:
            if self._closed:
                return None
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._exchange, question, read)
        finally:
            self._queue.leave()

    def _exchange(self, question: Question, read: Callable[[bytes], T | None]) -> T | None:
        """Put a question to a worker; the worker is kept only if its answer was valid."""
        try:
            worker = self._take()
        except OSError:  # the system cannot start another process now
            self.failures += 1
            return None
        if worker is None:
            return None
        raw = worker.ask(question, self.deadline)
        answer = None
        with contextlib.suppress(msgspec.DecodeError):
            answer = read(raw) if raw else None
        with self._lock:
            if answer is not None:
                self._idle.append(worker)
                return answer
            self.failures += 1
            self._dismiss(worker)
            return None

    def _take(self) -> _Worker | None:
        """Take an idle worker, or start one; None once the pool is closed."""
        with self._lock:
            if self._closed:
                return None
            while self._idle:
                worker = self._idle.pop()
                if worker.alive:
                    return worker
                self._dismiss(worker)
            worker = _Worker(self._minds, self._bounds)
            self._workers.add(worker)
            return worker

    def _dismiss(self, worker: _Worker) -> None:
        """Discard a worker that can no longer be trusted; the caller holds the lock."""
        self._workers.discard(worker)
        worker.stop()

    def close(self) -> None:
        """Stop all workers. Open questions get no answer."""
        with self._lock:
            self._closed = True
            for worker in self._workers:
                worker.kill()
        self._threads.shutdown()
        for worker in [*self._workers]:
            self._dismiss(worker)


#: Advice as it comes from a worker.
_Told = tuple[str, dict[str, Any]]
_Advice = tuple[str, list[_Told], list[tuple[str, list[_Told]]], list[str], list[tuple[str, str]]]


def read_advice(answer: bytes) -> Advice:
    """Parse advice from JSON; raises `msgspec.DecodeError` if it is not advice.

    >>> read_advice(msgspec.json.encode(Advice("pass", (Reason("why", {"count": 2}),))))
    Advice(action='pass', reasons=(Reason(key='why', args={'count': 2}),), alternatives=(), then=(), marks=())
    """
    action, why, others, then, marks = msgspec.json.decode(answer, type=_Advice)
    alternatives = [Alternative(other, _reasons(reasons)) for other, reasons in others]
    shown = [Mark(piece, label) for piece, label in marks]
    return Advice(action, _reasons(why), tuple(alternatives), tuple(then), tuple(shown))


def _reasons(told: list[_Told]) -> tuple[Reason, ...]:
    return tuple([Reason(key, args) for key, args in told])
