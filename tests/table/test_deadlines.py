"""Clocks stand still while no server runs, and while nothing can be stored."""

from __future__ import annotations

import asyncio

import pytest

from polnoc.store import Pending, Unavailable, open_store
from polnoc.store.values import anything
from polnoc.table import deadlines
from polnoc.table.clocks import Pause
from polnoc.table.deadlines import HEARTBEAT_MILLISECONDS, PAUSE_MILLISECONDS, Deadlines
from polnoc.table.rooms import Room
from tests.store.tools import a_table

FAR = 10**12


async def nobody(id: str) -> Room | None:
    """Find no such table in memory."""
    return None


async def never(room: Room, seat: int) -> None:
    """Do nothing about a late seat."""


def away(*asked: object, **also: object) -> Pending[list[tuple[int, str]]]:
    """Act as a store that does not answer."""
    raise Unavailable("away")


async def yes(id: str) -> bool:
    """Confirm that this server owns the table."""
    return True


@pytest.mark.parametrize("is_alone", [True, False], ids=["alone", "with another server"])
def test_clocks_stand_still_while_nothing_can_be_stored(
    monkeypatch: pytest.MonkeyPatch, is_alone: bool
) -> None:
    """The database was away. If another server has said that it runs, people could answer there."""
    time = [1_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: time[0])

    async def proof() -> None:
        with open_store(":memory:") as store:
            await store.keep_deadline(await store.create(a_table()), FAR)
            ours = Deadlines(store, anything, nobody, never, yes)
            await ours.begin()
            time[0] += HEARTBEAT_MILLISECONDS
            await ours.heartbeat()
            assert ours.pauses == []
            before = time[0]
            with monkeypatch.context() as cut:
                cut.setattr(store, "deadlines", away)
                time[0] += HEARTBEAT_MILLISECONDS
                await ours.try_to_look()
            time[0] += 2 * PAUSE_MILLISECONDS
            if not is_alone:
                await store.heartbeat(time[0] - 1)
            await ours.try_to_look()
            assert ours.pauses == ([Pause(before, time[0])] if is_alone else [])

    asyncio.run(proof())
