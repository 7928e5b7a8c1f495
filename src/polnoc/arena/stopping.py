"""Ctrl-C and SIGTERM end a series between two batches, so that nothing is half counted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def heeding_signals() -> Iterator[Callable[[], None]]:
    """Yield a function that raises KeyboardInterrupt once a signal has come; nothing else raises it.

    Only the main thread can handle signals; in any other nothing changes.
    """
    asked = threading.Event()

    def note(number: int, frame: FrameType | None) -> None:
        asked.set()

    def check() -> None:
        if asked.is_set():
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield check
        return
    before = {number: signal.signal(number, note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield check
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
