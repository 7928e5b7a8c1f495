"""Several servers on one PostgreSQL: what is done at one is seen at the other, once, and in order."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection

from polnoc.store import Message, Store, open_store
from polnoc.store.store import find_database
from polnoc.table.rooms import Room
from tests.proofs.browsers import Direct, Wire, wires
from tests.proofs.inside import opened, room_at, run, until
from tests.proofs.open_page import OpenPage, mark_of
from tests.proofs.players import CONFLICT, DONE, Wish, begin, look, new_key, replayed, views_of, wish_of
from tests.proofs.servers import serving
from tests.store.postgres_server import Server as Postgres
from tests.store.test_feed import cut_off_listeners

#: Seconds between two looks at the database, for what must be found by looking, and for what must not.
OFTEN = 0.05
NEVER = 3_600.0


# Two processes ------------------------------------------------------------------------


class Shown:
    """A page at one server, kept up to date by its socket alone."""

    def __init__(self, browser: Wire, page: OpenPage, line: ClientConnection) -> None:
        self.browser = browser
        self.page = page
        self.following = asyncio.ensure_future(self._follow(line))

    async def _follow(self, line: ClientConnection) -> None:
        async for message in line:
            self.page.show(json.loads(message))

    @property
    def turn(self) -> str:
        return self.page.table.attributes["data-turn"]

    async def catches_up(self) -> str:
        """Wait until it shows what a fresh page shows; that page."""
        fresh = (await self.browser.get(self.page.address)).text
        while mark_of(fresh) != self.page.have:
            assert not self.following.done()
            await asyncio.sleep(0.002)
            fresh = (await self.browser.get(self.page.address)).text
        return fresh


@asynccontextmanager
async def shown_to(browsers: list[Wire], table: str) -> AsyncIterator[list[Shown]]:
    """The open pages of a table, each at the server of its reader."""
    async with AsyncExitStack() as stack:
        shown = []
        for browser in browsers:
            page = OpenPage((await browser.get(f"/t/{table}")).text)
            shown.append(Shown(browser, page, await stack.enter_async_context(browser.listen(page.live))))
        yield shown
    await asyncio.gather(*[each.following for each in shown])


@pytest.mark.measure
def test_a_whole_game_between_two_servers_is_seen_live_at_both(postgres: Postgres) -> None:
    """Both answer, one watches; after the beginning nobody loads a page anew."""
    address = postgres.emptied_database()
    with serving(address) as here, serving(address) as there:

        async def proof() -> str:
            with wires([here.port, there.port, there.port]) as (host, guest, watcher):
                made = (await host.post("/tables", {"game": "duchy", "seats": "you,free"})).data
                table = str(made["table"]).removeprefix("/t/")
                await guest.get(made["invitations"]["1"])
                await guest.post(f"/t/{table}/sit", {"whose": "1", "name": "Ola"})
                await hears_of(host, table, "Ola")
                async with shown_to([host, guest, watcher], table) as shown:
                    await play_to_the_end(table, shown)
                    for each in shown:
                        assert each.page.differs_from(await each.catches_up()) == ""
                return table

        table = run(proof())
    with open_store(address) as store:
        log = store.log(table).wait()
        assert replayed(log.table.options, store.seed(table).wait(), log.entries).over
        assert log.table.status == "over"


async def hears_of(browser: Wire, table: str, name: str) -> None:
    """Wait until a server knows who has sat down at another."""
    while name not in [player["name"] for player in (await look(browser, table))["players"]]:
        await asyncio.sleep(0.01)


async def play_to_the_end(table: str, shown: list[Shown]) -> None:
    """Whoever's page says so answers, until all pages say that it is over."""
    rng, players = random.Random(13), shown[:2]

    def is_known() -> bool:
        return any([each.turn == "mine" for each in players]) or all([each.turn == "over" for each in shown])

    while True:
        await until("somebody is asked, or it is over", is_known)
        asked = [seat for seat, each in enumerate(players) if each.turn == "mine"]
        if not asked:
            return
        seat = rng.choice(asked)
        await answer_and_hear(players[seat], table, seat, rng)


async def answer_and_hear(player: Shown, table: str, seat: int, rng: random.Random) -> None:
    """A random answer; then wait until one's own page shows that it has been given."""
    data = await look(player.browser, table, seat)
    wish = Wish(table, "answer", seat, rng.choice(data["options"])["action"], data["token"])
    assert (await player.browser.post(wish.address, wish.form)).status == DONE
    await player.catches_up()


# Two applications in this process, each with a store of its own -------------------------------


@asynccontextmanager
async def app_on(address: str, look_every: float = NEVER) -> AsyncIterator[Starlette]:
    """The table on a database."""
    store = Store(find_database(address), look_every=look_every)
    try:
        async with opened(store) as app:
            yield app
    finally:
        await store.aclose()


@asynccontextmanager
async def two_apps(address: str, look_every: float = NEVER) -> AsyncIterator[tuple[Starlette, Starlette]]:
    """Two of them on one database."""
    async with app_on(address, look_every) as here, app_on(address, look_every) as there:
        yield here, there


async def two_people(here: Starlette, there: Starlette) -> tuple[Direct, Direct, str]:
    """A host at one application, a guest at the other, and their table."""
    host, guest = Direct(here), Direct(there)
    made = (await host.post("/tables", {"game": "duchy", "seats": "you,free"})).data
    table = str(made["table"]).removeprefix("/t/")
    await guest.get(made["invitations"]["1"])
    assert (await guest.post(f"/t/{table}/sit", {"whose": "1", "name": "Ola"})).status == 303
    room = await room_at(here, table)
    await until("the host hears who has come", lambda: room.ready)
    return host, guest, table


async def answer(browser: Direct, table: str, seat: int, choice: int = 0) -> int:
    """One of the legal answers of a seat; the status."""
    seen = await look(browser, table, seat)
    wish = Wish(table, "answer", seat, seen["options"][choice]["action"], seen["token"])
    return (await browser.post(wish.address, wish.form)).status


def stop_following(app: Starlette) -> None:
    """From now on an application hears nothing of the others."""
    for chore in app.state.tables._chores:
        chore.cancel()


async def agree(first: Room, second: Room) -> None:
    """Wait until two rooms know the same."""
    await until("both know the same", lambda: first.version == second.version)
    assert views_of(first.match) == views_of(second.match)


def test_bots_that_two_servers_wake_answer_once(postgres: Postgres) -> None:
    address = postgres.emptied_database()

    async def proof() -> str:
        async with two_apps(address) as (here, there):
            person, watcher = Direct(here), Direct(there)
            table = await begin(person, "you,novice,novice")
            rooms = [await room_at(app, table) for app in (here, there)]
            async with watcher.listen(f"/t/{table}/live?seat=15&have="):
                for _ in range(15):
                    await until("the bots have answered", lambda: rooms[0].match.asked in ((), (0,)))
                    if not rooms[0].match.over:
                        assert await answer(person, table, 0) == DONE
                await until("the bots have answered", lambda: rooms[0].match.asked in ((), (0,)))
                await agree(*rooms)
            return table

    table = run(proof())
    with open_store(address) as store:
        log = store.log(table).wait()
        assert [entry.seq for entry in log.entries] == list(range(1, len(log.entries) + 1))
        assert {entry.seat for entry in log.entries} == {0, 1, 2}
        assert replayed(log.table.options, store.seed(table).wait(), log.entries).asked in ((), (0,))


def test_a_notice_that_is_lost_only_delays(postgres: Postgres) -> None:
    """S6: whoever listens is cut off again and again; a look at the database finds what it missed."""
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address, OFTEN) as (here, there):
            person, rng = Direct(here), random.Random(13)
            table = await begin(person, "you,you")
            rooms = [await room_at(app, table) for app in (here, there)]
            for _ in range(10):
                await asyncio.to_thread(cut_off_listeners, address)
                wish = await wish_of(person, table, rng)
                assert wish is not None
                assert (await person.post(wish.address, wish.form)).status == DONE
                await agree(*rooms)

    run(proof())


async def answer_and_agree(person: Direct, table: str, rooms: list[Room]) -> None:
    """An answer that both servers have heard of: nothing older is told after it."""
    assert await answer(person, table, 0) == DONE
    await agree(*rooms)


def test_a_server_goes_on_following_when_postgresql_comes_back(postgres: Postgres) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address, OFTEN) as (here, there):
            person = Direct(here)
            table = await begin(person, "you,you")
            rooms = [await room_at(app, table) for app in (here, there)]
            there_log = there.state.tables.store.log
            crashed = asyncio.Event()

            async def fail_once(*arguments: Any) -> Any:
                if not crashed.is_set():
                    crashed.set()
                    await asyncio.to_thread(postgres.crash)
                    try:
                        return await there_log(*arguments)
                    finally:
                        await asyncio.to_thread(postgres.start)
                return await there_log(*arguments)

            await answer_and_agree(person, table, rooms)
            there.state.tables.store.log = fail_once
            assert await answer(person, table, 1) == DONE
            await crashed.wait()
            await agree(*rooms)

    run(proof())


def test_a_bot_answers_when_postgresql_comes_back(postgres: Postgres) -> None:
    async def proof() -> None:
        async with app_on(postgres.emptied_database(), OFTEN) as app:
            person, pool = Direct(app), app.state.tables.pool
            choose, crashed = pool.choose, asyncio.Event()

            async def think_while_it_crashes(*arguments: Any) -> str:
                if not crashed.is_set():
                    crashed.set()
                    await asyncio.to_thread(postgres.crash)
                    asyncio.get_running_loop().call_later(1, start.set)
                return str(await choose(*arguments))

            start = asyncio.Event()
            pool.choose = think_while_it_crashes
            table = await begin(person, "you,novice")
            room = await room_at(app, table)
            await start.wait()
            await asyncio.to_thread(postgres.start)
            await until("the bot answers", lambda: room.version > 0)

    run(proof())


def test_what_changes_while_a_room_is_loaded_is_not_missed(postgres: Postgres) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            person = Direct(here)
            table = await begin(person, "you,you")
            store = there.state.tables.store
            messages = store.messages

            async def slowly(*arguments: Any) -> list[Message]:
                async with store.changes() as changes:
                    assert await answer(person, table, 0) == DONE
                    assert await anext(changes) == table
                store.messages = messages
                return list(await messages(*arguments))

            store.messages = slowly
            room = await room_at(there, table)
            await agree(await room_at(here, table), room)

    run(proof())


def test_an_answer_that_comes_too_late_is_refused_and_everybody_there_catches_up(postgres: Postgres) -> None:
    """The room has not heard of the other answer but by being refused; its open pages hear of it too."""
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            person = Direct(here)
            table = await begin(person, "you,you")
            twin, watcher = Direct(there, person.cookies), Direct(there)
            late = await room_at(there, table)
            seen = await look(twin, table, 0)
            stop_following(there)
            async with watcher.listen(f"/t/{table}/live?seat=15&have=") as line:
                assert await line.opened()
                assert "put" in await line.next()
                assert await answer(person, table, 0) == DONE
                wish = Wish(table, "answer", 0, seen["options"][1]["action"], seen["token"])
                assert (await twin.post(wish.address, wish.form)).status == CONFLICT
                await agree(await room_at(here, table), late)
                assert "prompt" in (await line.next())["put"]

    run(proof())


def test_a_server_that_is_behind_takes_an_answer_that_is_right(postgres: Postgres) -> None:
    """Whoever has seen the question at one server may answer it at the other at once."""
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            person, rng = Direct(here), random.Random(13)
            table = await begin(person, "you,you")
            twin = Direct(there, person.cookies)
            behind = await room_at(there, table)
            stop_following(there)
            for browser in (person, person, person, twin):
                wish = await wish_of(person, table, rng)
                assert wish is not None
                assert (await browser.post(wish.address, wish.form)).status == DONE
            await agree(await room_at(here, table), behind)

    run(proof())


def test_consent_talk_and_seats_cross_over(postgres: Postgres) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            host, guest, table = await two_people(here, there)
            ours, theirs = await room_at(here, table), await room_at(there, table)
            await answer_until_told(host, guest, ours, theirs, table)
            await take_back_by_consent(host, guest, ours, theirs, table)
            await talk(host, guest, ours, theirs, table)
            await change_seats(host, guest, ours, theirs, table)

    run(proof())


async def answer_until_told(host: Direct, guest: Direct, ours: Room, theirs: Room, table: str) -> None:
    """Play until the host has given an answer that told the guest something."""
    while not any([step.seat == 0 for step in ours.match.steps]) or ours.may_undo(0):
        seat = ours.match.asked[0]
        assert await answer((host, guest)[seat], table, seat) == DONE
        await agree(ours, theirs)


async def take_back_by_consent(host: Direct, guest: Direct, ours: Room, theirs: Room, table: str) -> None:
    before = sum([step.seat == 0 for step in ours.match.steps])
    assert (await host.post(f"/t/{table}/undo", {"seat": "0", "key": new_key()})).status == DONE
    await until("the guest is asked", lambda: theirs.request is not None)
    reply = {"seat": "1", "key": new_key(), "allow": "yes"}
    assert (await guest.post(f"/t/{table}/undo-reply", reply)).status == DONE
    await agree(ours, theirs)
    assert sum([step.seat == 0 for step in ours.match.steps]) == before - 1


async def talk(host: Direct, guest: Direct, ours: Room, theirs: Room, table: str) -> None:
    for browser, seat, kind in ((host, "0", "say"), (guest, "1", "say"), (host, "0", "note")):
        said = await browser.post(f"/t/{table}/{kind}", {"seat": seat, "text": f"{kind} {seat}"})
        assert said.status == DONE
        await until("all know what was said", lambda: len(ours.messages) == len(theirs.messages))
    page = (await guest.get(f"/t/{table}")).text
    assert "say 0" in page
    assert "say 1" in page
    assert "note 0" not in page


async def change_seats(host: Direct, guest: Direct, ours: Room, theirs: Room, table: str) -> None:
    assert (await guest.post(f"/t/{table}/stand-in", {"seat": "1", "whose": "1"})).status == DONE
    await until("a bot stands in", lambda: ours.seats[1].stands_in)
    assert (await guest.post(f"/t/{table}/return", {"seat": "1"})).status == DONE
    await until("the guest is back", lambda: not ours.seats[1].stands_in)
    async with guest.listen(f"/t/{table}/live?seat=1&have=") as line:
        assert await line.opened()
        assert (await host.post(f"/t/{table}/free", {"seat": "0", "whose": "1"})).status == 303
        while "go" not in (told := await line.next()):
            pass
        assert told == {"go": f"/t/{table}"}
    assert (await look(guest, table))["seat"] is None
    assert await answer_as(guest, table, 1) == 404


async def answer_as(browser: Direct, table: str, seat: int) -> int:
    """Try to answer for a seat that one does not hold."""
    wish = Wish(table, "answer", seat, "use")
    return (await browser.post(wish.address, wish.form)).status
