"""What lists show of each table: whether it is over, and who is asked."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping

from polnoc.store import Store, StoreError, Summary
from polnoc.table.background_tasks import BackgroundTasks
from polnoc.table.loading import FrozenTable
from polnoc.table.rooms import Room


class Summaries:
    """Stores who is asked at the tables of this process; rooms in memory are more up to date."""

    def __init__(
        self,
        store: Store,
        owns: Callable[[str], bool],
        background: BackgroundTasks,
        rooms: Mapping[str, Room],
        frozen: Mapping[str, FrozenTable],
    ) -> None:
        self._store = store
        self._owns = owns
        self._background = background
        self._rooms = rooms
        self._frozen = frozen

    def up_to_date(self, listed: list[Summary]) -> list[Summary]:
        """Update summaries from the rooms in memory; nothing is loaded for that."""
        return [self._known(summary) for summary in listed]

    def _known(self, summary: Summary) -> Summary:
        if summary.id in self._frozen:
            return summary._replace(frozen=True, asked=None)
        room = self._rooms.get(summary.id)
        if room is None or not room.begun:
            return summary
        return summary._replace(asked=room.match.asked, status="over" if room.over else summary.status)

    def keep(self, room: Room) -> None:
        """Store who is asked where no log entry does so: the room is new, or is being dropped."""
        if room.begun and not room.over and self._owns(room.id):
            self._background.add(self._keep(room.id, room.version, room.match.asked))

    async def _keep(self, id: str, version: int, asked: tuple[int, ...]) -> None:
        with contextlib.suppress(StoreError):  # then lists show less
            await self._store.keep_summary(id, version, asked)
