"""Lets the bots of rooms answer, at a pace that people can follow and that tells nothing."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Final
from weakref import WeakValueDictionary

from polnoc.games import pin_of
from polnoc.store import StoreError
from polnoc.table.bot_pool import BotPool
from polnoc.table.cpu_time import RULES
from polnoc.table.loading import Frozen
from polnoc.table.room_seats import FREE, PERSON
from polnoc.table.rooms import Room, Stale

#: Bots show what they do this long after the last thing that was shown, so that people can follow them.
#: Whoever is later than that waits for the double of it, and so on: the later, the less does the time tell.
PACE_SECONDS: Final = 0.7

#: Where only bots play: at most this many tables of one creator move at the same time.
UNPEOPLED_AT_ONCE: Final = 4

#: After this long a bot tries again if the store did not answer.
RETRY_SECONDS: Final = 1.0


class BotDriver:
    """Drives the bots of rooms, each room in a task of its own.

    `attended` says whether anybody waits for the bots of a room; `ended` is called once a game is over.
    """

    def __init__(
        self,
        pool: BotPool,
        pace: float,
        attended: Callable[[Room], bool],
        ended: Callable[[Room], Awaitable[None]],
    ) -> None:
        self.pool = pool
        self.pace = pace
        self._attended = attended
        self._ended = ended
        #: By the id of a room: the task that drives its bots.
        self._tasks: dict[str, asyncio.Task[None]] = {}
        #: By creator: how many tables where only bots play may move at once.
        self._unpeopled: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def wake(self, room: Room) -> None:
        """Let bots answer for as long as they are asked; keep the result of a game that is over."""
        if room.frozen or (not room.over and not (self._attended(room) and bots_asked(room))):
            return
        running = self._tasks.get(room.id)
        if running is None or running.done():
            self._tasks[room.id] = asyncio.ensure_future(self._drive(room))

    def is_driving(self, room: Room) -> bool:
        """Whether a bot of a room is about to answer."""
        task = self._tasks.get(room.id)
        return task is not None and not task.done()

    def forget(self, id: str) -> None:
        """A room is no longer kept."""
        self._tasks.pop(id, None)

    async def close(self) -> None:
        """Stop driving, and the workers."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, room: Room) -> None:
        while room.begun and not room.over and not room.frozen:
            bots = bots_asked(room)
            if not bots or not self._attended(room):
                return
            try:
                async with self._turn_of(room):
                    await self._let_act(room, bots[0])
            except Stale:
                continue  # the table has moved on; look again
            except Frozen:
                return
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)
        if room.over:
            await self._ended(room)

    def _turn_of(self, room: Room) -> AbstractAsyncContextManager[object]:
        """Where only bots play, tables of one creator take turns; where people do, nobody waits."""
        if room.peopled:
            return contextlib.nullcontext()
        owner = owner_of(room)
        turns = self._unpeopled.get(owner)
        if turns is None:
            turns = self._unpeopled[owner] = asyncio.Semaphore(UNPEOPLED_AT_ONCE)
        return turns

    async def _let_act(self, room: Room, seat: int) -> None:
        """Let a bot answer up to the first answer that others can see, which it shows on a tick.

        What is secret it answers without a pause. So the time tells neither how many secret answers there
        were nor how long the bot has thought, as long as all that is done before the first tick.
        """
        began = asyncio.get_running_loop().time()
        while seat in bots_asked(room) and not await self._let_answer(room, seat, began):
            pass

    async def _let_answer(self, room: Room, seat: int, began: float | None = None) -> bool:
        """Let a bot give one answer; whether that is all for now: others can see it, or it is not wanted.

        Ticks are counted from the moment when it `began`, by default now.
        """
        began = asyncio.get_running_loop().time() if began is None else began
        version, token = room.version, room.token(seat)
        action = room.game.actions.parse(await self._chosen(room, seat))
        if not self._still_asked(room, seat, token):
            return True
        with RULES:
            shown = room.match.would_tell(seat, action)
        if shown:
            await self._next_tick(began)
            if not self._still_asked(room, seat, token):
                return True
        await room.answer(seat, token, f"bot-{seat}-{version}", action.short)
        return shown

    def _still_asked(self, room: Room, seat: int, token: str) -> bool:
        """Whether a bot is still to answer the question that it has thought about."""
        return seat in bots_asked(room) and room.token(seat) == token

    async def _chosen(self, room: Room, seat: int) -> str:
        return await self.pool.choose(
            pin_of(room.game),
            room.seats[seat].played_by,
            room.view(seat),
            [action.text for action in room.match.options(seat)],
            _luck(room, seat),
            owner=owner_of(room),
            table=room.id,
        )

    async def _next_tick(self, began: float) -> None:
        now, tick = asyncio.get_running_loop().time(), self.pace
        while 0.0 < tick < now - began:
            tick *= 2
        await asyncio.sleep(began + tick - now)


def bots_asked(room: Room) -> list[int]:
    """The seats of bots that are to answer now; one that waits for its person is not."""
    if not (room.ready and room.begun):
        return []
    bots = [seat for seat in room.match.asked if room.seats[seat].played_by not in (PERSON, FREE)]
    return [seat for seat in bots if not room.waits_for(seat)]


def owner_of(room: Room) -> str:
    """Whose bots play at a table: they share the workers with the bots of other owners."""
    return room.settings.creator or room.id


def _luck(room: Room, seat: int) -> str:
    """A bot's luck: the same for the same question, and known to nobody, since rivals could use it."""
    return hashlib.sha256(f"{room.match.seed.text}:bot:{seat}:{room.version}".encode()).hexdigest()
