"""All tables of this process: made, loaded from the store, kept up to date, and kept going by bots."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.games import find_game
from polnoc.records import Record, take
from polnoc.records import Seat as RecordSeat
from polnoc.store import (
    BadValue,
    NewEntry,
    NewMessage,
    NewSeat,
    NewTable,
    Seat,
    Status,
    Store,
    StoreError,
    UnknownTable,
    secret_hash,
)
from polnoc.store import Entry as StoredEntry
from polnoc.store import Stale as StoreStale
from polnoc.store.values import anything, check_table_id
from polnoc.table.botpool import BotPool
from polnoc.table.rooms import FREE, PERSON, Entry, Kind, Room, RoomSeat, Settings, Stale

#: People can follow a bot that takes at least this long over a choice, in seconds.
PACE: Final = 0.7
#: A room that nobody looks at is let go of after so many seconds; it comes back from the store.
IDLE: Final = 900.0

#: Seconds after which a bot tries again if the store did not answer.
RETRY: Final = 1.0

_KINDS: Final[dict[str, Kind]] = {
    "answer": "answer",
    "undo": "undo",
    "ask-undo": "ask-undo",
    "allow-undo": "allow-undo",
    "refuse-undo": "refuse-undo",
}


def new_secret() -> str:
    """A secret that holds a seat: 192 bits from the operating system."""
    return secrets.token_urlsafe(24)


@dataclass(slots=True)
class Made:
    """A new table, and its secrets: the host's, and those of the seats. They are told once and never kept."""

    room: Room
    host: str
    secrets: dict[int, str]


class Tables:
    """Finds rooms by id, makes new ones, follows what other processes do, and lets bots answer."""

    def __init__(
        self, store: Store, pool: BotPool, pace: float = PACE, owns: Callable[[str], bool] = anything
    ) -> None:
        self.store = store
        self.pool = pool
        self.pace = pace
        #: Whether a table lives in this process, where several divide them.
        self.owns = owns
        self.rooms: dict[str, Room] = {}
        #: What pages keep about tables that are not rooms now.
        self.kept: dict[object, Any] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to tidy up, and where the store is shared to follow the other processes."""
        self._chores.append(asyncio.ensure_future(self._tidy()))
        if self.store.shared:
            self._chores.append(asyncio.ensure_future(self._follow()))

    async def close(self) -> None:
        """Stop everything; the store is closed by its owner."""
        tasks = [*self._chores, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()

    # Tables -------------------------------------------------------------------

    async def make(
        self,
        game: AnyGame,
        options: GameOptions,
        seats: list[RoomSeat],
        settings: Settings | None = None,
        seed: Seed | None = None,
    ) -> Made:
        """A new table. Every seat for a person gets a secret, taken or not, unless it has one already.

        Its seed is secret, unless a public one is given.
        """
        seed, host = seed or Seed.live(), new_secret()
        settings = msgspec.structs.replace(settings or Settings(), host=secret_hash(host))
        held = {
            number: new_secret()
            for number, seat in enumerate(seats)
            if seat.played_by in (PERSON, FREE) and not seat.secret_hash
        }
        for number, secret in held.items():
            seats[number].secret_hash = secret_hash(secret)
        stored = NewTable(
            game=game.id,
            rules=game.rules_version,
            content=game.content,
            seed=seed.text,
            commitment=seed.commitment,
            options=msgspec.to_builtins(options),
            settings=msgspec.to_builtins(settings),
            status="playing" if all([seat.played_by for seat in seats]) else "open",
            seats=[
                NewSeat(name=seat.name, played_by=seat.played_by, secret_hash=seat.secret_hash)
                for seat in seats
            ],
        )
        id = await self.store.create(stored, self.owns)
        room = Room(id, Match(game, options, seed), seats, settings)
        self._bind(room)
        self._open(room)
        return Made(room, host, held)

    async def find(self, id: str) -> Room | None:
        """The room with this id, loaded from the store if need be; None if there is none.

        A table that lives in another process is shown as it is now, and not kept.
        """
        if not is_table_id(id):
            return None
        if not self.owns(id):
            with contextlib.suppress(UnknownTable):
                return await self._load(id)
            return None
        self._used[id] = time.monotonic()
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load_to_keep(id))
        try:
            return await asyncio.shield(self._loading[id])
        except UnknownTable:
            self._used.pop(id, None)
            return None
        finally:
            self._loading.pop(id, None)

    async def _load_to_keep(self, id: str) -> Room:
        room = await self._load(id)
        self._open(room)
        return room

    async def _load(self, id: str) -> Room:
        log = await self.store.log(id)
        seed = Seed(await self.store.seed(id))
        game = find_game(log.table.game)
        match = Match(game, game.read_options(log.table.options), seed)
        room = Room(id, match, [])
        self._bind(room)
        room.messages = await self.store.messages(id)
        self._take_over(room, log.table.settings, log.table.revision, log.seats)
        for entry in log.entries:
            room.recall(recalled(entry))
        return room

    def _take_over(self, room: Room, settings: object, revision: int, seats: list[Seat]) -> None:
        """Who sits where and how the table is run, as the store has it."""
        room.settings = msgspec.convert(settings, Settings)
        room.revision = revision
        room.seats = [RoomSeat(seat.name, seat.played_by, seat.secret_hash, seat.revision) for seat in seats]

    def _bind(self, room: Room) -> None:
        """Whatever happens in this room is stored."""
        room.persist = self._persist
        if self.store.shared:
            room.renew = self._catch_up

    def _open(self, room: Room) -> None:
        self.rooms[room.id] = room
        self._used[room.id] = time.monotonic()
        self.wake(room)

    async def _persist(self, room: Room, entry: Entry) -> bool:
        """Store an entry; called with the room's lock held."""
        stored = NewEntry(kind=entry.kind, seat=entry.seat, text=entry.text)
        try:
            done = await self.store.append(room.id, room.version, entry.key, stored)
        except StoreStale:
            await self._catch_up(room)
            raise Stale from None
        if done.repeated:
            await self._catch_up(room)
        return not done.repeated

    # Other processes ------------------------------------------------------------

    async def _follow(self) -> None:
        """Bring rooms up to date when another process has changed their tables."""
        while True:
            try:
                async with self.store.changes() as changes:
                    await asyncio.gather(*[self._refresh(id) for id in list(self.rooms)])
                    async for id in changes:
                        await self._refresh(id)
                return  # the store is closed
            except StoreError:
                await asyncio.sleep(RETRY)

    async def _refresh(self, id: str) -> None:
        """Bring a room up to date, also one that is just being loaded."""
        if id in self._loading:
            await asyncio.gather(self._loading[id], return_exceptions=True)
        room = self.rooms.get(id)
        if room is not None:
            with contextlib.suppress(UnknownTable):
                async with room.lock:
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        """Carry out what the log has and the room has not, and tell; whether there was anything.

        Needs the lock.
        """
        log = await self.store.log(room.id, room.version)
        said = await self.store.messages(room.id, len(room.messages))
        before = (room.version, room.settings, room.seats, len(room.messages))
        for entry in log.entries:
            room.recall(recalled(entry))
        room.messages += said
        self._take_over(room, log.table.settings, log.table.revision, log.seats)
        changed = before != (room.version, room.settings, room.seats, len(room.messages))
        if changed:
            room.tell()
            self.wake(room)
        return changed

    async def _tidy(self) -> None:
        """Let go of rooms that nobody looks at."""
        while True:
            await asyncio.sleep(IDLE / 10)
            self.let_go(time.monotonic() - IDLE)

    def let_go(self, before: float) -> None:
        """Forget the rooms that nobody has used since a moment (of `time.monotonic`) or looks at now."""
        for id, room in list(self.rooms.items()):
            driven = self._driving.get(id)
            busy = room.watched or room.lock.locked() or (driven is not None and not driven.done())
            if not busy and self._used.get(id, 0.0) < before:
                del self.rooms[id]
                self._used.pop(id, None)
                self._driving.pop(id, None)

    # Seats and settings ---------------------------------------------------------

    async def change_seat(self, room: Room, number: int, changed: RoomSeat) -> bool:
        """Somebody sits down, leaves or comes back; False if somebody else was faster.

        `changed` has the revision of the seat that was looked at for the decision.
        """
        async with room.lock:
            try:
                changed.revision = await self.store.change_seat(room.id, _stored_seat(number, changed))
            except StoreStale:
                await self._catch_up(room)
                return False
            room.seats[number] = changed
        room.tell()
        self.wake(room)
        if room.ready and not room.match.over:
            await self._mark(room, "playing")
        return True

    async def change_settings(self, room: Room, revision: int, settings: Settings) -> bool:
        """Run the table otherwise from now on; False if it is no longer at `revision`."""
        async with room.lock:
            try:
                room.revision = await self.store.change_table(
                    room.id, revision, settings=msgspec.to_builtins(settings)
                )
            except StoreStale:
                await self._catch_up(room)
                return False
            room.settings = settings
        room.tell()
        return True

    async def say(self, room: Room, key: str, message: NewMessage) -> None:
        """Somebody says something, or notes it down."""
        async with room.lock:
            await self.store.say(room.id, key, message)
            room.messages += await self.store.messages(room.id, len(room.messages))
        room.tell()

    # Bots ---------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Let bots answer for as long as they are asked; keep the result of a game that is over."""
        if not room.match.over and not self._bots_asked(room):
            return
        running = self._driving.get(room.id)
        if running is None or running.done():
            self._driving[room.id] = asyncio.ensure_future(self._drive(room))

    def _bots_asked(self, room: Room) -> list[int]:
        """The seats of bots that are to answer now."""
        if not room.ready:
            return []
        return [seat for seat in room.match.asked if room.seats[seat].played_by not in (PERSON, FREE)]

    async def _drive(self, room: Room) -> None:
        while not room.match.over:
            bots = self._bots_asked(room)
            if not bots:
                return
            try:
                await self._let_answer(room, bots[0])
            except Stale:
                continue  # the table has moved on; look again
            except StoreError:
                await asyncio.sleep(RETRY)
        if room.match.over:
            await self._mark(room, "over")

    async def _let_answer(self, room: Room, seat: int) -> None:
        version, token = room.version, room.token(seat)
        offered = [action.text for action in room.match.options(seat)]
        luck = _luck(room, seat)
        choice, _ = await asyncio.gather(
            self.pool.choose(room.match.game.id, room.seats[seat].played_by, room.view(seat), offered, luck),
            asyncio.sleep(self.pace),
        )
        if room.token(seat) == token and room.seats[seat].played_by != PERSON:
            await room.answer(seat, token, f"bot-{seat}-{version}", choice)

    async def _mark(self, room: Room, status: Status) -> None:
        """Keep how far a table is, for lists of tables."""
        with contextlib.suppress(StoreStale):
            async with room.lock:
                table = await self.store.table(room.id)
                if table.status != status:
                    room.revision = await self.store.change_table(room.id, table.revision, status=status)

    def record(self, room: Room) -> Record:
        """The record of a room's game."""
        return take(room.match, [RecordSeat(seat.name, seat.played_by or PERSON) for seat in room.seats])


def _luck(room: Room, seat: int) -> str:
    """A bot's luck: the same for the same question, and known to nobody, since rivals could use it."""
    return hashlib.sha256(f"{room.match.seed.text}:bot:{seat}:{room.version}".encode()).hexdigest()


def is_table_id(id: str) -> bool:
    """Whether this can be the id of a table at all."""
    try:
        return bool(check_table_id(id))
    except BadValue:
        return False


def recalled(entry: StoredEntry) -> Entry:
    """An entry of the store as a room carries it out."""
    return Entry(_KINDS[entry.kind], entry.seat, entry.text, entry.key)


def _stored_seat(number: int, seat: RoomSeat) -> Seat:
    return Seat(
        number=number,
        name=seat.name,
        played_by=seat.played_by,
        secret_hash=seat.secret_hash,
        revision=seat.revision,
    )
