"""What servers on one database tell each other about open pages: short messages that expire."""

from __future__ import annotations

import asyncio

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games import find_game
from polnoc.table.presence import Presence
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.shared_presence import (
    EVERYTHING_SECONDS,
    LEASE_SECONDS,
    MESSAGE_CHARS,
    PagesElsewhere,
    SharedPresence,
)


class MessageBus:
    """What one server says, all receive."""

    def __init__(self) -> None:
        self.servers: list[SharedPresence] = []
        self.said: list[str] = []

    async def send(self, message: str) -> None:
        self.said.append(message)
        for server in self.servers:
            server.hear(message)


class Servers:
    """Two servers with a clock that the test moves."""

    def __init__(self) -> None:
        self.now = 100.0
        self.bus = MessageBus()
        self.rooms: list[dict[str, Room]] = [{}, {}]
        self.here, self.there = [
            SharedPresence(self.bus.send, rooms, lambda: self.now) for rooms in self.rooms
        ]
        self.bus.servers += [self.here, self.there]

    def table(self, id: str) -> tuple[Room, Room]:
        """Return the same table at both."""
        game = find_game("duchy")
        made = []
        for rooms, shared in zip(self.rooms, (self.here, self.there), strict=True):
            seats = [RoomSeat(name, PERSON, secret_hash=name) for name in ("Ola", "Jan")]
            playing = Match(game, game.read_options({"players": 2}), Seed.simulated(1))
            room = Room(id, playing, seats, presence=Presence(clock=lambda: self.now))
            room.presence.elsewhere = PagesElsewhere(shared, id)
            rooms[id] = room
            made.append(room)
        return made[0], made[1]


def tell(server: SharedPresence) -> None:
    asyncio.run(server.tell())


def test_what_opens_and_closes_is_told_once_and_again_after_a_while() -> None:
    servers = Servers()
    here, there = servers.table("a" * 16)
    page, stamp = asyncio.Event(), there.stamp
    here.listen(1, page)
    tell(servers.here)
    assert there.presence.is_present(1) and not there.presence.is_present(0)
    assert there.stamp > stamp, "open pages there are told"
    said = len(servers.bus.said)
    tell(servers.here)
    assert len(servers.bus.said) == said
    servers.now += EVERYTHING_SECONDS
    tell(servers.here)
    assert len(servers.bus.said) == said + 1
    here.leave(1, page)
    tell(servers.here)
    assert not there.presence.is_present(1)
    assert not there.is_away(1), "a page that is loaded anew closes for a moment"
    servers.now += there.presence.away_seconds
    assert there.is_away(1)


def test_a_server_that_says_nothing_is_forgotten_and_one_that_leaves_at_once() -> None:
    servers = Servers()
    here, there = servers.table("a" * 16)
    here.listen(0, asyncio.Event())
    tell(servers.here)
    servers.now += LEASE_SECONDS + 1
    stamp = there.stamp
    assert not there.presence.is_present(0)
    servers.there.lapse()
    assert there.stamp > stamp
    tell(servers.here)
    assert there.presence.is_present(0)
    asyncio.run(servers.here.leave())
    assert not there.presence.is_present(0)


def test_whoever_asks_is_told_everything() -> None:
    servers = Servers()
    here, _ = servers.table("a" * 16)
    here.listen(0, asyncio.Event())
    tell(servers.here)
    late = SharedPresence(servers.bus.send, {})
    servers.bus.servers.append(late)
    servers.here.hear(f"{late.server} ?")
    tell(servers.here)
    assert [pages.seats for pages in late.at("a" * 16)] == [frozenset({0})]


def test_a_bot_waits_wherever_its_person_is_and_goes_on_by_a_word() -> None:
    servers = Servers()
    here, there = servers.table("a" * 16)
    for room in (here, there):
        room.seats[1].played_by = "novice"
    woken: list[Room] = []
    there.react = woken.append
    here.listen(1, asyncio.Event())
    tell(servers.here)
    assert there.waits_for(1) and not woken
    here.let_play_on(1)
    tell(servers.here)
    assert not there.waits_for(1) and woken == [there]
    assert there.presence.is_present(1)


def test_many_tables_go_in_messages_that_are_not_too_long() -> None:
    servers = Servers()
    ids = [f"{number:016}" for number in range(1_000)]
    for id in ids:
        servers.table(id)[0].listen(0, asyncio.Event())
    tell(servers.here)
    assert len(servers.bus.said) > 2
    assert max([len(said) for said in servers.bus.said]) <= MESSAGE_CHARS
    assert all([servers.there.at(id) for id in ids])


def test_what_makes_no_sense_is_ignored() -> None:
    servers = Servers()
    _, there = servers.table("a" * 16)
    for nonsense in ("other", "other x", "other aaaaaaaaaaaaaaaa:x,y", "other :", "other ::w"):
        servers.there.hear(nonsense)
    assert not there.presence.is_present(0)
