"""All tables of this process: made, loaded from the store, and kept going by bots."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

import msgspec

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.games import find_game
from polnoc.records import Record, take
from polnoc.records import Seat as RecordSeat
from polnoc.store import NewEntry, NewSeat, NewTable, Seat, Store, UnknownTable, secret_hash
from polnoc.table.botpool import BotPool
from polnoc.table.rooms import FREE, PERSON, Entry, Room, RoomSeat

#: People can follow a bot that takes at least this long over a choice.
PACE: Final = 0.7


def new_secret() -> str:
    """A secret that holds a seat: 192 bits from the operating system."""
    return secrets.token_urlsafe(24)


@dataclass(slots=True)
class Made:
    """A new table, and the secrets of its seats; they are told once and never kept."""

    room: Room
    secrets: dict[int, str]


class Tables:
    """Finds rooms by id, makes new ones, and lets bots answer."""

    def __init__(self, store: Store, pool: BotPool, pace: float = PACE) -> None:
        self.store = store
        self.pool = pool
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}

    async def make(self, game: AnyGame, options: GameOptions, seats: list[RoomSeat], aids: bool) -> Made:
        """A new table. Every seat for a person gets a secret, taken or not."""
        seed = Seed.live()
        match = Match(game, options, seed)
        held = {number: new_secret() for number, seat in enumerate(seats) if seat.played_by in (PERSON, FREE)}
        for number, secret in held.items():
            seats[number].secret_hash = secret_hash(secret)
        stored = NewTable(
            game=game.id,
            rules=game.rules_version,
            content=game.content,
            seed=seed.text,
            commitment=seed.commitment,
            options=msgspec.to_builtins(options),
            settings={"aids": aids},
            seats=[
                NewSeat(name=seat.name, played_by=seat.played_by, secret_hash=seat.secret_hash)
                for seat in seats
            ],
        )
        id = await self.store.create(stored)
        room = Room(id, match, seats, aids=aids)
        self._open(room)
        return Made(room, held)

    async def find(self, id: str) -> Room | None:
        """The room with this id, loaded from the store if need be; None if there is none."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await self._loading[id]
        except UnknownTable:
            return None
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        log = await self.store.log(id)
        seed = Seed(await self.store.seed(id))
        game = find_game(log.table.game)
        match = Match(game, game.read_options(log.table.options), seed)
        seats = [RoomSeat(seat.name, seat.played_by, seat.secret_hash) for seat in log.seats]
        room = Room(id, match, seats, aids=bool(log.table.settings.get("aids", True)))
        for entry in log.entries:
            room.recall(
                Entry("undo" if entry.kind == "undo" else "answer", entry.seat, entry.text, entry.key)
            )
        self._open(room)
        return room

    def _open(self, room: Room) -> None:
        async def persist(number: int, entry: Entry) -> None:
            stored = NewEntry(kind=entry.kind, seat=entry.seat, text=entry.text)
            await self.store.append(room.id, number - 1, entry.key, stored)

        room.persist = persist
        self.rooms[room.id] = room
        self.wake(room)

    async def sit(self, room: Room, number: int, name: str) -> None:
        """A person takes a free seat."""
        seat = room.seats[number]
        await self._change_seat(room, number, RoomSeat(name, PERSON, seat.secret_hash))

    async def _change_seat(self, room: Room, number: int, changed: RoomSeat) -> None:
        log = await self.store.log(room.id, room.version)
        kept = log.seats[number]
        await self.store.change_seat(
            room.id,
            Seat(
                number=number,
                name=changed.name,
                played_by=changed.played_by,
                secret_hash=changed.secret_hash,
                revision=kept.revision,
            ),
        )
        room.seats[number] = changed
        room.tell()
        self.wake(room)

    # Bots ---------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Let bots answer for as long as they are asked."""
        running = self._driving.get(room.id)
        if running is None or running.done():
            self._driving[room.id] = asyncio.ensure_future(self._drive(room))

    async def _drive(self, room: Room) -> None:
        while room.ready and not room.match.over:
            bots = [seat for seat in room.match.asked if room.seats[seat].played_by not in (PERSON, FREE)]
            if not bots:
                return
            await self._let_answer(room, bots[0])

    async def _let_answer(self, room: Room, seat: int) -> None:
        version, token = room.version, room.token(seat)
        offered = [action.text for action in room.match.options(seat)]
        luck = f"{room.match.seed.commitment}:{seat}:{version}"
        choice, _ = await asyncio.gather(
            self.pool.choose(room.match.game.id, room.seats[seat].played_by, room.view(seat), offered, luck),
            asyncio.sleep(self.pace),
        )
        if room.token(seat) == token:
            await room.answer(seat, token, f"bot-{seat}-{version}", choice)

    def record(self, room: Room) -> Record:
        """The record of a room's game."""
        return take(room.match, [RecordSeat(seat.name, seat.played_by or PERSON) for seat in room.seats])

    async def close(self) -> None:
        """Stop bots; the store is closed by its owner."""
        for task in self._driving.values():
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        self.pool.close()
