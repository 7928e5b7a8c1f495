"""Small background tasks started by a request: the response does not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class BackgroundTasks:
    """Tasks that are kept until they are done."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def add(self, work: Coroutine[object, object, None]) -> None:
        """Start a task; it has to handle its own failures."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Wait for all of them."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
