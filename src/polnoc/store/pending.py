"""The result of a request to the store: await it, or block until it is there."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Pending(Generic[T]):
    """A future for a request to the store. The server awaits it; tools and tests call `wait()`."""

    __slots__ = ("_future", "_loop")

    def __init__(self) -> None:
        self._loop = _running_loop()
        self._future: asyncio.Future[T] | Future[T] = self._loop.create_future() if self._loop else Future()

    def __await__(self) -> Generator[Any, None, T]:
        if isinstance(self._future, asyncio.Future):
            return self._future.__await__()
        return asyncio.wrap_future(self._future).__await__()

    def wait(self) -> T:
        """Block until the result is there. Not in an event loop: await it there."""
        if isinstance(self._future, asyncio.Future) or _running_loop():
            raise RuntimeError("this would stop the event loop: await it instead")
        return self._future.result()

    def run(self, work: Callable[[], T]) -> None:
        """Do the work in this thread, and set the result."""
        try:
            settle([(self, work())])
        except BaseException as error:
            settle([(self, error)])


def _running_loop() -> AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def settle(outcomes: Iterable[tuple[Pending[Any], object]]) -> None:
    """Deliver results to many callers, values or exceptions. Each event loop is woken once."""
    loops: dict[AbstractEventLoop, list[tuple[asyncio.Future[Any], object]]] = {}
    for pending, outcome in outcomes:
        if isinstance(pending._future, asyncio.Future):
            assert pending._loop is not None
            loops.setdefault(pending._loop, []).append((pending._future, outcome))
        else:
            _set(pending._future, outcome)
    for loop, told in loops.items():
        with suppress(RuntimeError):  # the loop has ended, and the caller with it
            loop.call_soon_threadsafe(_set_all, told)


def _set_all(told: Iterable[tuple[asyncio.Future[Any], object]]) -> None:
    for future, outcome in told:
        if not future.done():  # it may have been cancelled
            _set(future, outcome)


def _set(future: asyncio.Future[Any] | Future[Any], outcome: object) -> None:
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
