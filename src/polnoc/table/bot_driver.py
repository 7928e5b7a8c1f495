"""Lets the bots of rooms answer, at a pace that people can follow and that reveals nothing.

Questions that a person need not be asked are answered here too.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final
from weakref import WeakValueDictionary

from polnoc.engine.actions import Action
from polnoc.engine.match import Match
from polnoc.engine.refusals import Endless, Refused
from polnoc.games import pin_of
from polnoc.store import StoreError
from polnoc.table.bot_pool import BotPool
from polnoc.table.clocks import NOBODY
from polnoc.table.cpu_time import RULES
from polnoc.table.loading import Frozen
from polnoc.table.passing import is_open, obvious_answer, obvious_answers, passing_seconds, people_asked
from polnoc.table.presses import passing_key
from polnoc.table.room_seats import FREE, PERSON
from polnoc.table.rooms import Room, Stale

log = logging.getLogger("polnoc.table")

#: A bot shows its answer this long after the last thing that was shown, so that people can follow.
#: A bot that needs longer waits for twice the time, and so on: the later it is, the less its timing reveals.
PACE_SECONDS: Final = 0.5
#: Answers that follow directly, by the same bot or without a log line, need only this share of it: pages
#: show everything at their reader's own pace.
FOLLOWING_PACE: Final = 0.25
#: So does every answer once people have waited for this many paces since one of them was last asked.
PATIENT_PACES: Final = 6.0

#: Where only bots play: at most this many tables of one creator move at the same time.
UNPEOPLED_AT_ONCE: Final = 4

#: How long a bot waits before it tries again if the store did not answer.
RETRY_SECONDS: Final = 1.0


def here(room: Room) -> bool:
    """Every room is driven here: the default where there is only one server."""
    return True


class BotDriver:
    """Drives the bots of rooms, each room in a task of its own.

    `attended` says whether anybody waits for the bots of a room; `ended` is called once a game is over.
    `drives` says whether a room is driven by this server; if it is not, and that changes, the room is woken.
    """

    def __init__(
        self,
        pool: BotPool,
        pace: float,
        attended: Callable[[Room], bool],
        ended: Callable[[Room], Awaitable[None]],
        drives: Callable[[Room], bool] = here,
    ) -> None:
        self.pool = pool
        self.pace = pace
        self._attended = attended
        self._ended = ended
        self._drives = drives
        #: By the id of a room: the task that drives its bots.
        self._tasks: dict[str, asyncio.Task[None]] = {}
        #: By room and seat: the question that is about to pass by itself; below, the tasks that pass it.
        self._passing: dict[tuple[str, int], str] = {}
        self._passes: set[asyncio.Task[None]] = set()
        #: By the id of a room: how many paces people have waited for bots since the last of them was asked.
        self._waited: dict[str, float] = {}
        #: By creator: how many tables where only bots play may move at once.
        self._unpeopled: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def wake(self, room: Room) -> None:
        """Let bots answer for as long as they are asked, and pass for people who need not be asked.

        Once the game is over, report that instead (`ended`).
        """
        if room.frozen:
            return
        obvious = obvious_answers(room)
        passes_now = bool(obvious) and is_open(room)
        if not passes_now:
            self._let_pass_later(room, [seat for seat, _ in obvious])
        awaited = self._attended(room) and (passes_now or bool(bots_asked(room)))
        if not room.over and not (awaited and self._drives(room)):
            return
        running = self._tasks.get(room.id)
        if running is None or running.done():
            self._tasks[room.id] = asyncio.ensure_future(self._drive(room))

    def is_driving(self, room: Room) -> bool:
        """Whether a bot of a room is about to answer."""
        task = self._tasks.get(room.id)
        return task is not None and not task.done()

    def forget(self, id: str) -> None:
        """Drop what is kept for a room that is no longer in memory."""
        self._tasks.pop(id, None)
        self._waited.pop(id, None)

    async def close(self) -> None:
        """Stop driving, and wait for the tasks to end."""
        tasks = [*self._tasks.values(), *self._passes]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, room: Room) -> None:
        before = NOBODY
        self._waited[room.id] = 0.0
        while room.begun and not room.over and not room.frozen:
            passing, bots = open_answer(room), bots_asked(room)
            if not (passing or bots) or not self._attended(room) or not self._drives(room):
                return
            try:
                async with self._turn_of(room):
                    if passing is not None:
                        await self._let_pass(room, *passing)
                    else:
                        await self._let_act(room, bots[0], follows=bots[0] == before)
                        before = bots[0]
            except Stale:
                continue  # the table has moved on; look again
            except Frozen:
                return
            except Refused as endless:  # a pack whose effects never end, whatever the answer
                log.error(
                    "no answer can be carried out", extra={"told": {"table": room.id}}, exc_info=endless
                )
                return
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)
        if room.over:
            await self._ended(room)

    async def _let_pass(self, room: Room, seat: int, action: Action) -> None:
        """Answer for a person who need not be asked."""
        await room.answer(seat, room.token(seat), passing_key(room.version), action.short)

    def _let_pass_later(self, room: Room, seats: Sequence[int]) -> None:
        """Answer after a delay for people who need not be asked, so that nobody else can tell."""
        for seat in seats:
            token = room.token(seat)
            if self._passing.get((room.id, seat)) == token:
                continue
            if not self._drives(room):
                return
            self._passing[room.id, seat] = token
            task = asyncio.ensure_future(self._pass_later(room, seat, token))
            self._passes.add(task)
            task.add_done_callback(self._passes.discard)

    async def _pass_later(self, room: Room, seat: int, token: str) -> None:
        await asyncio.sleep(passing_seconds(room, seat))
        self._passing.pop((room.id, seat), None)
        with contextlib.suppress(Stale, Refused, Frozen, StoreError):  # the person has answered meanwhile
            action = obvious_answer(room, seat)
            is_asked = action is not None and seat in people_asked(room) and room.token(seat) == token
            if action is not None and is_asked and self._drives(room):
                await self._let_pass(room, seat, action)

    def _turn_of(self, room: Room) -> AbstractAsyncContextManager[object]:
        """Let tables of one creator take turns if only bots play there; where people play, nobody waits."""
        if room.peopled:
            return contextlib.nullcontext()
        owner = owner_of(room)
        turns = self._unpeopled.get(owner)
        if turns is None:
            turns = self._unpeopled[owner] = asyncio.Semaphore(UNPEOPLED_AT_ONCE)
        return turns

    async def _let_act(self, room: Room, seat: int, follows: bool) -> None:
        """Let a bot answer up to the first answer that others can see, which it shows on a tick.

        Secret answers are given without a pause. So the timing reveals neither how many secret answers there
        were nor how long the bot has thought, as long as everything is done before the first tick.
        """
        began = asyncio.get_running_loop().time()
        while seat in bots_asked(room) and not await self._let_answer(room, seat, began, follows):
            pass

    async def _let_answer(
        self, room: Room, seat: int, began: float | None = None, follows: bool = False
    ) -> bool:
        """Let a bot give one answer; true if it is done for now: others see the answer, or it is obsolete.

        Ticks are counted from when it `began`, by default now. They are shorter for a bot that
        `follows` itself, for an answer that adds no log line, and when people have waited for long.
        """
        began = asyncio.get_running_loop().time() if began is None else began
        version, token = room.version, room.token(seat)
        chosen = room.game.actions.parse(await self._chosen(room, seat))
        if not self._still_asked(room, seat, token):
            return True
        with RULES:
            action, shown = first_that_ends(room.match, seat, chosen)
            says = shown and room.match.would_say(seat, action)
        if shown:
            waited = self._waited.get(room.id, 0.0)
            paces = paces_before(says and not follows, waited)
            self._waited[room.id] = waited + paces
            await self._next_tick(began, self.pace * paces)
            if not self._still_asked(room, seat, token):
                return True
        await room.answer(seat, token, f"bot-{seat}-{version}", action.short)
        return shown

    def _still_asked(self, room: Room, seat: int, token: str) -> bool:
        """Whether the question that a bot has thought about is still open."""
        return seat in bots_asked(room) and room.token(seat) == token

    async def _chosen(self, room: Room, seat: int) -> str:
        return await self.pool.choose(
            pin_of(room.game),
            room.seats[seat].played_by,
            room.view(seat),
            [action.text for action in room.match.options(seat)],
            _bot_seed(room, seat),
            owner=owner_of(room),
            table=room.id,
        )

    async def _next_tick(self, began: float, tick: float) -> None:
        now = asyncio.get_running_loop().time()
        while 0.0 < tick < now - began:
            tick *= 2
        await asyncio.sleep(began + tick - now)


def first_that_ends(match: Match, seat: int, chosen: Action) -> tuple[Action, bool]:
    """The answer that a bot has chosen, or another if its effects never end; and whether others can see it.

    Raises Endless if no answer can be carried out.
    """
    for action in (chosen, *match.options(seat)):
        with contextlib.suppress(Endless):
            return action, match.would_tell(seat, action)
    return chosen, match.would_tell(seat, chosen)


def paces_before(is_new: bool, waited: float) -> float:
    """The pause, in paces, before a bot's answer that others can see; `waited`: how long people have waited.

    It is longer before something new. Everybody can count what was shown, so the pause reveals nothing.
    """
    return 1.0 if is_new and waited < PATIENT_PACES else FOLLOWING_PACE


def bots_asked(room: Room) -> list[int]:
    """The seats of bots that are to answer now, except those that wait for their person."""
    if not (room.ready and room.begun):
        return []
    bots = [seat for seat in room.match.asked if room.seats[seat].played_by not in (PERSON, FREE)]
    return [seat for seat in bots if not room.waits_for(seat)]


def open_answer(room: Room) -> tuple[int, Action] | None:
    """The seat and answer of a person who need not be asked, if everybody can tell so; else None."""
    obvious = obvious_answers(room)
    return obvious[0] if obvious and is_open(room) else None


def owner_of(room: Room) -> str:
    """The owner of a table's bots, by which workers are shared out fairly."""
    return room.settings.creator or room.id


def _bot_seed(room: Room, seat: int) -> str:
    """A bot's random seed: the same for the same question, and secret, since rivals could use it."""
    return hashlib.sha256(f"{room.match.seed.text}:bot:{seat}:{room.version}".encode()).hexdigest()
