"""All tables of this process: makes them, loads them, keeps them up to date, and lets bots play on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from polnoc.bots import usual_level
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import BEGINS_ENDLESSLY, Match
from polnoc.engine.options import BadOption, GameOptions
from polnoc.engine.refusals import ENDLESS, Endless
from polnoc.engine.seats import EVERYONE
from polnoc.games import all_games, is_installed
from polnoc.records import Record, take
from polnoc.records import Seat as RecordSeat
from polnoc.store import (
    Declined,
    NewEntry,
    NewMessage,
    NewTable,
    Seat,
    Snapshot,
    Status,
    Store,
    StoreError,
    UnknownTable,
    new_secret,
    secret_hash,
)
from polnoc.store import Stale as StoreStale
from polnoc.store.values import anything, is_table_id, now
from polnoc.table.background_tasks import BackgroundTasks
from polnoc.table.bot_driver import PACE_SECONDS, RETRY_SECONDS, BotDriver
from polnoc.table.bot_pool import BotPool
from polnoc.table.deadlines import Deadlines
from polnoc.table.driving import Driving
from polnoc.table.expiry import Expiry
from polnoc.table.frozen_tables import FrozenTables
from polnoc.table.loading import (
    Freeze,
    Frozen,
    following,
    frozen,
    has_installed_content,
    in_slices,
    loading,
    prepare,
    untold,
)
from polnoc.table.log_entries import Entry
from polnoc.table.notices import Notices, NotifySettings
from polnoc.table.quotas import DAY_MILLISECONDS, KEEP_ALL, SLOW_SECONDS, OverQuota, Pace, Quotas, Retention
from polnoc.table.room_memory import RoomMemory
from polnoc.table.room_seats import FREE, PERSON, SEAT, RoomSeat, new_seat, room_seat, stored_seat
from polnoc.table.rooms import Room, Setup, Stale
from polnoc.table.shared_presence import PagesElsewhere, SharedPresence
from polnoc.table.summaries import Summaries
from polnoc.table.table_settings import Settings

#: Bots play on among themselves only while somebody watches, or did so at most this long ago.
ATTENDED_SECONDS: Final = 60.0

#: How long the check of an added pack may take, in seconds.
CHECK_SECONDS: Final = 4.0

#: At most this many tables are loaded from the store at the same time.
LOADS_AT_ONCE: Final = 4

#: How often a server checks whether the database is back, in seconds; and how many rooms are then brought up
#: to date at the same time.
BACK_SECONDS: Final = 0.2
REFRESHES_AT_ONCE: Final = 8

#: The prefix of messages by which servers share what was counted against a limit (`limits.Visits`).
VISIT: Final = "="

#: How often a process checks whether people have changed at tables of another process.
PEOPLE_SECONDS: Final = 2.0

logger = logging.getLogger("polnoc.table")


async def nothing(tables: Tables, room: Room) -> None:
    """Do nothing when a game is over."""


class ForeignTable(Exception):
    """The table lives in another process: it cannot be changed or followed here."""


class Closed(Exception):
    """The table was cancelled, or left for another one, before its game began."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.id)
        self.room = room


@dataclass(slots=True)
class Made:
    """A new table, and the secrets of the host and of the seats, which are returned once and never stored."""

    room: Room
    host: str
    secrets: dict[int, str]


class Tables:
    """Finds rooms by id, makes new ones, follows what other processes do, and lets bots answer."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        pace: float = PACE_SECONDS,
        owns: Callable[[str], bool] = anything,
        quotas: Quotas = Quotas(),  # noqa: B008 (it never changes)
        retention: Retention = KEEP_ALL,
        notify: NotifySettings = NotifySettings(),  # noqa: B008 (it never changes)
    ) -> None:
        self.store = store
        #: The name of this server among those that share the store.
        self.server = secrets.token_hex(4)
        #: Returns what this server reports to operators about itself.
        self.describe: Callable[[], Mapping[str, object]] = dict
        #: How many entries this server has stored.
        self.moves = 0
        self.quotas = quotas
        #: Whether a table lives in this process, where several processes divide them.
        self.owns = owns
        #: Called once a game is over, before its table is marked so; may be called again after a failure.
        self.at_end: Callable[[Tables, Room], Awaitable[None]] = nothing
        self.memory = RoomMemory(quotas.rooms, self._is_busy, self._let_go_of)
        self.rooms = self.memory.rooms
        self.frozen = FrozenTables(store)
        #: What pages cache about tables that are not in memory.
        self.kept: dict[object, Any] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._background = BackgroundTasks()
        self.driving = Driving(
            store,
            self.server,
            self.rooms,
            self._attended,
            self._wake,
            lambda: self.describe(),
            self._background,
        )
        self.bots = BotDriver(pool, pace, self._attended, self._end, self.driving.drives)
        self.summaries = Summaries(store, owns, self._background, self.rooms, self.frozen.by_id)
        self.expiry = Expiry(store, retention, self._may_remove)
        #: Seats beyond their quota of answers without progress.
        self._slow = Pace(1, SLOW_SECONDS, 1)
        self._loads = asyncio.Semaphore(LOADS_AT_ONCE)
        self.deadlines = Deadlines(store, owns, self.find, self._time_up, self.driving.claim)
        self.notices = Notices(store, owns, self._find_alive, self.driving.claim, notify)
        #: Checks packs that people add; its worker starts with the first one.
        self.pack_checks = BotPool(1, CHECK_SECONDS)
        #: Where the store is shared: called with what other servers have counted against limits; below, who
        #: has pages open there.
        self.hear_visit: Callable[[str], object] = anything
        self.presence = SharedPresence(store.tell_servers, self.rooms, server=self.server)

    async def start(self) -> None:
        """Start to tidy up, to watch clocks and, where the store is shared, to follow other processes."""
        with contextlib.suppress(StoreError):  # then clocks count the time while no server ran
            await self.deadlines.begin()
        self._chores.append(asyncio.ensure_future(self.deadlines.run()))
        self._chores.append(asyncio.ensure_future(self.notices.run()))
        self._background.add(self._keep_contents())
        self._chores.append(asyncio.ensure_future(self.memory.run()))
        if self.expiry.retention != KEEP_ALL:
            self._chores.append(asyncio.ensure_future(self.expiry.run()))
        if self.store.shared:
            self._chores.append(asyncio.ensure_future(self._follow()))
            self._chores.append(asyncio.ensure_future(self.presence.run()))
            self._chores.append(asyncio.ensure_future(self.driving.run()))
        elif self.owns is not anything:
            self._chores.append(asyncio.ensure_future(self._follow_people()))

    async def _keep_contents(self) -> None:
        """Store the installed content for tables made by versions that did not store it."""
        with contextlib.suppress(StoreError):  # retried at the next start
            missing = await self.store.missing_contents()
            for game in all_games():
                if game.sources and (game.id, game.content) in missing:
                    await self.store.keep_content(game.id, game.content, game.sources)

    async def close(self) -> None:
        """Stop everything; the store is closed by its owner."""
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self.deadlines.heartbeat()
        await self.bots.close()
        if self.store.shared:
            await self.presence.leave()
            await self.driving.leave()
        for room in self.rooms.values():
            self.summaries.keep(room)
        await self._background.finish()
        self.bots.pool.close()
        self.pack_checks.close()

    # Tables -------------------------------------------------------------------

    async def make(
        self,
        game: AnyGame,
        options: GameOptions,
        seats: list[RoomSeat],
        settings: Settings | None = None,
        seed: Seed | None = None,
        creator: str = "",
    ) -> Made:
        """A new table. Every seat for a person gets a secret, taken or not, unless it has one already.

        It is dealt at once if everybody sits and no browser contributes to the seed, otherwise once that is
        so and every part is there. Its seed is secret, unless a public one is given. Raises BadOption if no
        game can begin with these options, OverQuota if its creator has too many tables.
        """
        await self.check_unfinished(creator)
        waits = seed is None and any([seat.played_by == FREE or seat.flags.adds_part for seat in seats])
        seed, host = seed or Seed.live(), new_secret()
        playing = _set_up(game, options, seed) if waits else Match(game, options, seed)
        settings = msgspec.structs.replace(
            settings or Settings(),
            host=secret_hash(host),
            creator=creator,
            waits=waits,
            pack=not is_installed(game),
        )
        held = {
            number: new_secret()
            for number, seat in enumerate(seats)
            if seat.played_by in (PERSON, FREE) and not seat.secret_hash
        }
        for number, secret in held.items():
            seats[number].secret_hash = secret_hash(secret)
        stored = NewTable(
            game=game.id,
            rules=game.rules,
            content=game.content,
            sources=game.sources,
            seed=seed.text,
            commitment=seed.commitment,
            options=msgspec.to_builtins(options),
            settings=msgspec.to_builtins(settings),
            status="playing" if not waits and all([seat.played_by for seat in seats]) else "open",
            seats=[new_seat(seat) for seat in seats],
        )
        id = await self.store.create(stored, self.owns)
        room = Room(id, playing, seats, settings)
        if settings.time_control != "none":
            room.start_clocks((await self.store.table(id)).created, self.deadlines.pauses)
        self._bind(room)
        self._open(room)
        self._react(room)
        if len(room.people) > 1:
            self.summaries.keep(room)
        return Made(room, host, held)

    async def check_unfinished(self, creator: str) -> None:
        """Raise OverQuota if a creator has too many unfinished tables."""
        most = self.quotas.address_unfinished
        if most and creator and await self.store.unfinished(creator, now() - DAY_MILLISECONDS) >= most:
            raise OverQuota("address_unfinished", 3_600)

    async def find(self, id: str) -> Room | None:
        """The room with this id, loaded from the store if need be; None if there is none.

        Raises Frozen if the table is read-only, Closed if it was given up before its game, ForeignTable if
        it lives in another process.
        """
        room = await self._found(id)
        if room is not None and room.settings.closed:
            raise Closed(room)
        return room

    async def _found(self, id: str) -> Room | None:
        if not is_table_id(id):
            return None
        self._check_owned(id)
        self.memory.use(id)
        if (room := self.rooms.get(id)) is not None:
            if not room.peopled:
                self.bots.wake(room)  # bots wait until somebody watches
            return room
        try:
            await self.frozen.check(id)
            if id not in self._loading:
                self._loading[id] = asyncio.ensure_future(self._load_to_keep(id))
            return await asyncio.shield(self._loading[id])
        except UnknownTable:
            self.memory.unuse(id)
            return None
        except Frozen:
            self.memory.unuse(id)
            raise
        finally:
            self._loading.pop(id, None)

    def _check_owned(self, id: str) -> None:
        """Raise ForeignTable; a second check, since requests are handed over by their address before."""
        if not self.owns(id):
            raise ForeignTable(id)

    async def _load_to_keep(self, id: str) -> Room:
        room = await self._load(id)
        self._open(room)
        return room

    async def _load(self, id: str) -> Room:
        async with self._loads:
            return await self._loaded(id)

    async def _loaded(self, id: str) -> Room:
        """Load the room of a table; raises Frozen if it is read-only."""
        whole = await self.store.whole(id)
        if not has_installed_content(whole):
            await asyncio.to_thread(prepare, whole)  # reading a pack takes a while
        try:
            found = await in_slices(loading(whole, self.deadlines.pauses))
        except Freeze as freeze:
            known = await asyncio.to_thread(frozen, whole, freeze)  # it may be a long game
            self.frozen.keep(known)
            raise Frozen(known) from None
        self._bind(found)
        if (told := untold(found)) is not None:
            self._background.add(self._keep_story(found.id, told))
        return found

    async def _keep_story(self, id: str, told: Snapshot) -> None:
        """Store the outcomes missing from a log whose version stored only answers."""
        with contextlib.suppress(StoreError):  # retried when the table is loaded next
            await self.store.keep_snapshot(id, told)

    def _freeze(self, room: Room, freeze: Freeze) -> None:
        """Stop the use of a room: what another process has stored cannot be replayed here."""
        told = {"table": room.id, "why": freeze.why.value, "detail": freeze.detail}
        logger.warning("a table cannot be followed", extra={"told": told})
        room.frozen = True
        self.memory.drop(room.id)
        room.tell()

    def _take_over(self, room: Room, settings: object, revision: int, seats: list[Seat]) -> None:
        """Take the seats and settings from the store."""
        room.settings = msgspec.convert(settings, Settings)
        room.revision = revision
        room.seats = [room_seat(seat) for seat in seats]

    def _bind(self, room: Room) -> None:
        """Connect a room to the store, and to what reacts to it."""
        room.persist = self._persist
        room.react = self._react
        if self.store.shared:
            room.renew = self._catch_up
            room.presence.elsewhere = PagesElsewhere(self.presence, room.id)

    def _wake(self, room: Room) -> None:
        self.bots.wake(room)

    def _react(self, room: Room) -> None:
        """React to a change in a room: wake bots, store the next deadline, notify people."""
        self.bots.wake(room)
        if self.deadlines.unkept(room) is not None:
            self._background.add(self._keep_deadline(room))
        if notices := self.notices.wanted(room):
            self._background.add(self.notices.enqueue(notices))

    async def _find_alive(self, id: str) -> Room | None:
        """The room with this id if anything can still happen there."""
        try:
            return await self.find(id)
        except (Closed, Frozen, ForeignTable):
            return None

    async def _keep_deadline(self, room: Room) -> None:
        with contextlib.suppress(StoreError):  # stored with the next change, or found at the next start
            await self.deadlines.keep(room)

    async def _time_up(self, room: Room, number: int) -> None:
        """Do what was agreed for a person whose time is up."""
        seat = room.seats[number]
        await self.notices.enqueue(self.notices.late(room, number))
        if room.settings.late == "stand-in":
            given = replace(seat, played_by=usual_level(room.game))
            await self.change_seat(room, number, given, f"late {seat.name}")
        elif room.settings.late == "remind":
            told = NewMessage(kind=SEAT, seat=number, audience=EVERYONE, text=f"reminded {seat.name}")
            await self.say(room, f"late-{number}-{room.due(number)}", told)

    def _open(self, room: Room) -> None:
        self.memory.add(room)
        self.bots.wake(room)

    async def _persist(self, room: Room, entry: Entry) -> bool:
        """Store an entry; called with the room's lock held."""
        self._check_owned(room.id)
        stored = NewEntry(kind=entry.kind, seat=entry.seat, text=entry.text, outcome=entry.outcome)
        try:
            asked = entry.asked if len(room.people) > 1 else None  # lists say whom others wait for
            done = await self.store.append(room.id, room.version, entry.key, stored, at=entry.at, asked=asked)
        except StoreStale:
            await self._catch_up(room)
            raise Stale from None
        self.moves += not done.repeated
        if done.repeated:
            await self._catch_up(room)
        if self.rooms.get(room.id, room) is not room:  # it was dropped while somebody was still using it
            self._background.add(self.refresh(room.id))
        return not done.repeated

    # Other processes ------------------------------------------------------------

    async def _follow(self) -> None:
        """Bring rooms up to date when another process has changed their tables."""
        while True:
            try:
                async with self.store.changes(self._hear, own=False) as changes:
                    await self._refresh_all()
                    async for id in changes:
                        await self.refresh(id)
                return  # the store is closed
            except StoreError:
                await self._until_back()

    def _hear(self, message: str) -> None:
        """Handle a message that a server sent to all."""
        server, *words = message.split()
        visits = [word.removeprefix(VISIT) for word in words if word.startswith(VISIT)]
        if not visits:
            self.presence.hear(message)
        elif server != self.server:
            for visit in visits:
                self.hear_visit(visit)

    def tell_visit(self, word: str) -> None:
        """Tell other servers, in the background, what was counted here."""
        if self.store.shared:
            self._background.add(self._tell_servers(f"{self.server} {VISIT}{word}"))

    async def _tell_servers(self, message: str) -> None:
        with contextlib.suppress(StoreError):  # then they do not count it
            await self.store.tell_servers(message)

    async def _refresh_all(self) -> None:
        """Bring all rooms up to date, those first that somebody has open."""
        ids = sorted(self.rooms, key=lambda id: not self.rooms[id].watched)
        for first in range(0, len(ids), REFRESHES_AT_ONCE):
            await asyncio.gather(*[self.refresh(id) for id in ids[first : first + REFRESHES_AT_ONCE]])

    async def _until_back(self) -> None:
        """Wait until the database answers."""
        while True:
            await asyncio.sleep(BACK_SECONDS)
            with contextlib.suppress(StoreError):
                await self.store.look()
                return

    async def _follow_people(self) -> None:
        """Where processes divide the tables of one file: bring rooms up to date once a person has changed.

        Everything else happens in the process that has the table.
        """
        heard = ""
        while True:
            with contextlib.suppress(StoreError):
                now = await self.store.people.last_change()
                if now != heard:
                    await asyncio.gather(*[self.refresh(id) for id in list(self.rooms)])
                heard = now
            await asyncio.sleep(PEOPLE_SECONDS)

    async def refresh(self, id: str) -> None:
        """Bring a room up to date, including one that is being loaded."""
        if id in self._loading:
            await asyncio.gather(self._loading[id], return_exceptions=True)
        room = self.rooms.get(id)
        if room is not None:
            try:
                async with room.lock:
                    await self._catch_up(room)
            except UnknownTable:  # it has been removed
                self.memory.forget(id)
            except (Frozen, Stale):  # it is read-only from now on
                pass

    async def _catch_up(self, room: Room) -> bool:
        """Apply what the log has and the room has not, and notify listeners; returns whether there was any.

        Needs the lock.
        """
        log = await self.store.log(room.id, room.version)
        said = await self.store.messages(room.id, len(room.messages))
        before = (room.version, room.settings, room.seats)
        try:
            await in_slices(following(room, log.entries))
        except Freeze as freeze:
            self._freeze(room, freeze)
            await self._loaded(room.id)  # Frozen says the rest
            raise Stale from None
        heard = room.hear(said)
        self._take_over(room, log.table.settings, log.table.revision, log.seats)
        changed = heard or before != (room.version, room.settings, room.seats)
        if changed:
            room.go_on()
        return changed

    def _is_busy(self, room: Room) -> bool:
        return room.watched or room.lock.locked() or self.bots.is_driving(room)

    def _let_go_of(self, room: Room) -> None:
        self.bots.forget(room.id)
        self.summaries.keep(room)

    def _may_remove(self, id: str) -> bool:
        """Whether this process may remove an old table: it owns the table, and nobody uses it here."""
        return self.owns(id) and id not in self.rooms and id not in self._loading

    def check_answers(self, room: Room, seat: int) -> None:
        """Raise OverQuota if a seat may not add to the log of its table now."""
        if 0 < self.quotas.seat_answers <= room.acted[seat]:
            raise OverQuota("seat_answers")
        if 0 < self.quotas.answers_without_progress <= room.without_progress[seat]:
            seconds = self._slow.wait(f"{room.id}.{seat}", time.monotonic())
            if seconds:
                raise OverQuota("answers_without_progress", math.ceil(seconds))

    # Seats and settings ---------------------------------------------------------

    async def change_seat(self, room: Room, number: int, changed: RoomSeat, notice: str = "") -> bool:
        """Store that somebody sits down, leaves or comes back; False if somebody else was faster.

        `changed` has the revision of the seat on which the decision was based. `notice` says what has
        happened, for everybody's log: the rest of a `seat-…` key of the texts, and a name.
        """
        self._check_owned(room.id)
        told = NewMessage(kind=SEAT, seat=number, audience=EVERYONE, text=notice) if notice else None
        async with room.lock:
            if room.settings.closed:
                return False
            try:
                changed.revision = await self.store.change_seat(room.id, stored_seat(number, changed), told)
            except StoreStale:
                await self._catch_up(room)
                return False
            room.seats[number] = changed
            if told is not None:
                room.hear(await self.store.messages(room.id, len(room.messages)))
        room.go_on()
        await self.begin(room)
        return True

    async def add_no_part(self, room: Room, number: int) -> None:
        """Note that the browser of a seat contributes nothing to the seed after all."""
        seat = room.seats[number]
        flags = msgspec.structs.replace(seat.flags, adds_part=False)
        if not await self.change_seat(room, number, replace(seat, flags=flags)):
            raise Stale

    async def discard_deal(self, room: Room) -> None:
        """Discard the deal if no person has answered yet: somebody else will sit at the table."""
        with contextlib.suppress(Stale):  # another process was faster, and the room has caught up
            await room.discard_deal()
        if not room.begun:
            await self._mark(room, "open")

    async def begin(self, room: Room) -> None:
        """Deal if everybody sits and every browser has contributed its part to the seed."""
        try:
            await room.begin()
        except Stale:  # another process was faster
            return
        if room.begun and room.ready and not room.over:
            with contextlib.suppress(StoreError):  # the game has begun anyway; the status is for lists only
                await self._mark(room, "playing")

    async def change_settings(self, room: Room, revision: int, settings: Settings) -> bool:
        """Change the settings of a table; False if it is no longer at `revision`."""
        self._check_owned(room.id)
        async with room.lock:
            return await self._keep_settings(room, revision, settings)

    async def _keep_settings(
        self, room: Room, revision: int, settings: Settings, status: Status | None = None
    ) -> bool:
        """Store settings, and notify listeners; needs the lock."""
        try:
            room.revision = await self.store.change_table(
                room.id, revision, settings=msgspec.to_builtins(settings), status=status
            )
        except StoreStale:
            await self._catch_up(room)
            return False
        room.settings = settings
        room.tell()
        return True

    # Another table for the same people ------------------------------------------

    async def cancel(self, room: Room) -> bool:
        """Cancel a table before its game begins; False if it has begun meanwhile."""
        async with room.lock:
            return await self._close(room, room.settings)

    async def _close(self, room: Room, settings: Settings) -> bool:
        """Close a table before its game begins; False if that is too late; needs the lock."""
        self._check_owned(room.id)
        closed = msgspec.structs.replace(settings, closed=True)
        while not room.begun and not room.settings.closed:
            if await self._keep_settings(room, room.revision, closed, "over"):
                return True
        return False

    async def move(
        self, room: Room, options: GameOptions, seated: Callable[[], list[RoomSeat]], creator: str
    ) -> Made | None:
        """Move everybody to a table with other options and seats before the game; None if it has begun.

        Nobody can sit down or leave between the call of `seated` and the end of the old table.
        """
        async with room.lock:
            if room.begun or room.settings.closed:
                return None
            made = await self.make(room.game, options, seated(), room.settings, creator=creator)
            if await self._close(room, msgspec.structs.replace(room.settings, next=made.room.id)):
                return made
        await self.discard(made.room)
        return None

    async def lead_on(self, room: Room, following: Room, seat: int) -> bool:
        """Link a finished table to its rematch; False if it already has another one.

        `seat` is that of the person who offers it.
        """
        while not room.settings.next:
            settings = msgspec.structs.replace(room.settings, next=following.id, next_by=seat)
            await self.change_settings(room, room.revision, settings)
        if room.settings.next == following.id:
            return True
        await self.discard(following)
        return False

    async def discard(self, room: Room) -> None:
        """Remove a table that nobody has seen."""
        room.frozen = True  # its bots stop
        self.memory.drop(room.id)
        self.bots.forget(room.id)
        with contextlib.suppress(StoreError):
            await self.store.remove_table(room.id)

    async def say(self, room: Room, key: str, message: NewMessage) -> None:
        """Store a new message or note."""
        self._check_owned(room.id)
        async with room.lock:
            await self.store.say(room.id, key, message)
            room.hear(await self.store.messages(room.id, len(room.messages)))
        room.tell()

    async def revise(self, room: Room, key: str, written: Callable[[], NewMessage]) -> None:
        """Replace a note or markers by what `written` returns once the room is up to date."""
        self._check_owned(room.id)
        async with room.lock:
            await room.renew(room)
            await self.store.revise(room.id, key, written())
            room.hear(await self.store.messages(room.id, len(room.messages)))
        room.tell()

    # Bots ---------------------------------------------------------------------

    def _attended(self, room: Room) -> bool:
        """Whether anybody waits for the bots of a table."""
        if room.peopled or room.watched:
            return True
        return self.memory.used_within(room.id, ATTENDED_SECONDS)

    async def _end(self, room: Room) -> None:
        """Store that a game is over, and its result, retrying for as long as the store does not answer."""
        while True:
            try:
                if (await self.store.table(room.id)).status != "over":
                    await self.at_end(self, room)
                    await self._mark(room, "over")
                elif not await self.store.people.has_result(room.id):  # an earlier version stored none
                    await self.at_end(self, room)
                return
            except Declined:  # the table is gone
                return
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)

    async def _mark(self, room: Room, status: Status) -> None:
        """Store the status of a table, for lists of tables."""
        with contextlib.suppress(StoreStale):
            async with room.lock:
                table = await self.store.table(room.id)
                if table.status != status:
                    room.revision = await self.store.change_table(room.id, table.revision, status=status)

    def record(self, room: Room) -> Record:
        """The record of a room's game."""
        seats = [RecordSeat(seat.name, seat.played_by or PERSON) for seat in room.seats]
        return take(room.match, seats, room.deal)


def _set_up(game: AnyGame, options: GameOptions, server: Seed) -> Setup:
    """Set up a game that begins later; raises BadOption at once if it never could begin."""
    try:
        game.begin(options, [])
    except Endless as endless:
        raise BadOption(BEGINS_ENDLESSLY, ENDLESS) from endless
    return Setup(game, options, server)
