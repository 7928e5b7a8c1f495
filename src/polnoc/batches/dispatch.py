"""Executors of batches: what they promise, and what all with several workers share.

Every batch is worked through, whatever happens to workers, unless several of them die of it: then it is given
up and named. Each result is handed over exactly once.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Generic, Protocol, TypeVar

#: How often a batch is tried before it is given up.
MOST_TRIES: Final = 3
#: Seconds that a batch may take before its worker is taken to hang.
BATCH_TIMEOUT_S: Final = 600.0
#: Seconds between two checks of the clock while nothing happens.
POLL_SECONDS: Final = 0.5

B = TypeVar("B")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
#: Called in a worker: returns the function that works through a batch.
Maker = Callable[[], Callable[[B], R]]


class WorkersFailed(RuntimeError):
    """There are no workers; the message says why, and what helps."""


class BatchFailed(RuntimeError):
    """The work itself raised an error; the message says how to reproduce it."""


@dataclass(frozen=True, slots=True)
class LostBatch(Generic[B]):
    """A batch that was given up because every worker died while working on it."""

    batch: B
    reason: str


@dataclass
class Tally:
    """What an operator wants to know about workers."""

    #: Batches that can be worked on at the same time.
    workers: int = 0
    #: How often a batch had to be given out again, and why it was the last time.
    repeated: int = 0
    last_repeat: str = ""
    #: Batches that were given up.
    lost: int = 0
    #: By worker: why it gets no batch.
    refused: dict[str, str] = field(default_factory=dict)


def nothing() -> None:
    """Do nothing."""


class Executor(Protocol[B, R_co]):
    """Works through batches."""

    tally: Tally

    def run(
        self, batches: Iterable[B], done: Callable[[B, R_co], None], tick: Callable[[], None] = nothing
    ) -> list[LostBatch[B]]:
        """Work through all batches and hand each result to `done`, in any order; return what was lost.

        A batch is taken from `batches` only when a worker is free for it. `tick` is called regularly.
        BatchFailed if the work breaks down, WorkersFailed if nobody can work.
        """

    def close(self) -> None:
        """End all workers that were started for this."""


class InThisProcess(Generic[B, R]):
    """Works in this process alone."""

    def __init__(self, make: Maker[B, R]) -> None:
        self.tally = Tally(workers=1)
        self._make = make

    def run(
        self, batches: Iterable[B], done: Callable[[B, R], None], tick: Callable[[], None] = nothing
    ) -> list[LostBatch[B]]:
        """Work through all batches, one after the other."""
        work = self._make()
        for batch in batches:
            done(batch, work(batch))
            tick()
        return []

    def close(self) -> None:
        """Do nothing: nothing was started."""


# Several workers ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Done(Generic[R]):
    """A result."""

    ticket: int
    result: R


@dataclass(frozen=True, slots=True)
class Failed:
    """The work raised an error, or could not be made."""

    message: str
    trace: str


@dataclass(frozen=True, slots=True)
class Died:
    """The worker is gone, and the batch may be why."""

    ticket: int
    reason: str


@dataclass(frozen=True, slots=True)
class Returned:
    """The batch comes back through no fault of its own: the connection broke, say."""

    ticket: int
    reason: str


@dataclass(frozen=True, slots=True)
class Refused:
    """The worker must not work on this: it has another version, say."""

    ticket: int
    worker: str
    reason: str


Outcome = Done[R] | Failed | Died | Returned | Refused


@dataclass(slots=True)
class _Flight(Generic[B]):
    """A batch under way, or waiting to be given out again."""

    batch: B
    tries: int = 0
    #: When it was given out.
    since: float = 0.0


class Dispatcher(ABC, Generic[B, R]):
    """Gives batches to workers, and to others when those are gone. Subclasses know how to reach
    workers."""

    #: Seconds without any worker before this is given up.
    patience_s: float = 60.0

    def __init__(
        self, timeout_s: float = BATCH_TIMEOUT_S, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.tally = Tally()
        self._timeout_s = timeout_s
        self._clock = clock
        self._tickets = count(1)
        self._flights: dict[int, _Flight[B]] = {}
        self._again: deque[_Flight[B]] = deque()

    def run(
        self, batches: Iterable[B], done: Callable[[B, R], None], tick: Callable[[], None] = nothing
    ) -> list[LostBatch[B]]:
        """Work through all batches, handing each result to `done`; return what was lost."""
        todo, lost = _Source(batches), list[LostBatch[B]]()
        alone_since = self._clock()
        while self._again or self._flights or not todo.is_empty:
            self._give_out(todo)
            if self._flights:
                alone_since = self._clock()
            elif self._clock() - alone_since > self.patience_s:
                raise WorkersFailed(self._why_nobody_works())
            for outcome in self._outcomes(POLL_SECONDS):
                self._settle(outcome, done, lost)
            self._give_up_the_overdue(lost)
            tick()
        return lost

    @abstractmethod
    def close(self) -> None:
        """End all workers that were started for this."""

    @abstractmethod
    def _has_room(self) -> bool:
        """Whether a worker is free for a batch."""

    @abstractmethod
    def _submit(self, ticket: int, batch: B) -> None:
        """Give a batch to a free worker."""

    @abstractmethod
    def _outcomes(self, seconds: float) -> list[Outcome[R]]:
        """What has become of batches; waits up to `seconds` for the first. Abandoned tickets may be among
        them."""

    @abstractmethod
    def _abandon(self, ticket: int) -> None:
        """Its time is up: end the worker if that is possible, and give it nothing more while it hangs."""

    @abstractmethod
    def _why_nobody_works(self) -> str:
        """What an operator is told when there has been no worker for too long."""

    def _give_out(self, todo: _Source[B]) -> None:
        while (self._again or not todo.is_empty) and self._has_room():
            flight = self._again.popleft() if self._again else todo.take()
            if flight is None:
                return
            ticket = next(self._tickets)
            flight.since = self._clock()
            self._flights[ticket] = flight
            self._submit(ticket, flight.batch)

    def _settle(self, outcome: Outcome[R], done: Callable[[B, R], None], lost: list[LostBatch[B]]) -> None:
        if isinstance(outcome, Failed):
            failure = BatchFailed(outcome.message)
            failure.add_note(outcome.trace)
            raise failure
        flight = self._flights.pop(outcome.ticket, None)
        if flight is None:
            return  # its time was up: another worker has the batch now
        if isinstance(outcome, Done):
            done(flight.batch, outcome.result)
        elif isinstance(outcome, Died):
            self._try_again(flight, outcome.reason, lost)
        else:
            if isinstance(outcome, Refused):
                self.tally.refused[outcome.worker] = outcome.reason
            self._repeat(flight, outcome.reason)

    def _try_again(self, flight: _Flight[B], reason: str, lost: list[LostBatch[B]]) -> None:
        flight.tries += 1
        if flight.tries < MOST_TRIES:
            self._repeat(flight, reason)
        else:
            self.tally.lost += 1
            lost.append(LostBatch(flight.batch, f"{MOST_TRIES} workers died of it, the last one: {reason}"))

    def _repeat(self, flight: _Flight[B], reason: str) -> None:
        self.tally.repeated += 1
        self.tally.last_repeat = reason
        self._again.append(flight)

    def _give_up_the_overdue(self, lost: list[LostBatch[B]]) -> None:
        now = self._clock()
        late = [ticket for ticket, flight in self._flights.items() if now - flight.since > self._timeout_s]
        for ticket in late:
            self._abandon(ticket)
            self._try_again(self._flights.pop(ticket), f"no answer within {self._timeout_s:g} s", lost)


class _Source(Generic[B]):
    """Batches that nobody has had yet."""

    def __init__(self, batches: Iterable[B]) -> None:
        self._left: Iterator[B] = iter(batches)
        self.is_empty = False

    def take(self) -> _Flight[B] | None:
        for batch in self._left:
            return _Flight(batch)
        self.is_empty = True
        return None
