"""Several servers on one PostgreSQL: what is done at one appears at the other, once and in order."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection

from polnoc.engine.seats import WATCHER
from polnoc.store import Message, NoticeTarget, Store, open_store, secret_hash
from polnoc.store.store import find_database
from polnoc.store.values import now
from polnoc.table import notices
from polnoc.table.people import COOKIE
from polnoc.table.rooms import Room
from tests.proofs import counts
from tests.proofs.browsers import Direct, HttpBrowser, http_browsers
from tests.proofs.cases import CASES, LARGEST, SMALLEST, TOGETHER, Case
from tests.proofs.in_process import opened, room_at, run, until
from tests.proofs.open_page import OpenPage, version_of
from tests.proofs.players import (
    CONFLICT,
    DONE,
    Wish,
    begin,
    begin_online,
    look,
    new_key,
    replayed,
    views_of,
    wish_of,
)
from tests.proofs.servers import serving
from tests.store.postgres_server import Server as Postgres
from tests.store.test_change_feed import cut_off_listeners

#: Seconds between two polls of the database, for what polling must find and for what it must not.
OFTEN = 0.05
NEVER = 3_600.0


# Two processes ------------------------------------------------------------------------


class Shown:
    """A page at one server, updated by its socket alone."""

    def __init__(self, browser: HttpBrowser, page: OpenPage, socket: ClientConnection) -> None:
        self.browser = browser
        self.page = page
        self.following = asyncio.ensure_future(self._follow(socket))

    async def _follow(self, socket: ClientConnection) -> None:
        async for message in socket:
            self.page.show(json.loads(message))

    @property
    def turn(self) -> str:
        return self.page.table.attributes["data-turn"]

    async def catches_up(self) -> str:
        """Wait until it shows what a fresh page shows; return that page."""
        fresh = (await self.browser.get(self.page.address)).text
        while version_of(fresh) != self.page.shown_version:
            assert not self.following.done()
            await asyncio.sleep(0.002)
            fresh = (await self.browser.get(self.page.address)).text
        return fresh


@asynccontextmanager
async def shown_to(browsers: list[HttpBrowser], table: str) -> AsyncIterator[list[Shown]]:
    """Open the pages of a table, each at its reader's server."""
    async with AsyncExitStack() as stack:
        shown = []
        for browser in browsers:
            page = OpenPage((await browser.get(f"/t/{table}")).text)
            shown.append(Shown(browser, page, await stack.enter_async_context(browser.listen(page.live))))
        yield shown
    await asyncio.gather(*[each.following for each in shown])


def live_cases() -> Iterator[Case]:
    """Yield one case per game: the smallest for a change; all of them in a release run (to the end)."""
    return iter(SMALLEST if counts.LIVE_ANSWERS else CASES)


@pytest.mark.measure
def test_whole_games_between_two_servers_are_seen_live_at_both(postgres: Postgres) -> None:
    """The seats alternate between the servers, one watches; after the start nobody reloads a page."""
    address = postgres.emptied_database()
    with serving(address) as here, serving(address) as there:

        async def proof(case: Case) -> str:
            ports = [here.port, there.port] * case.players
            with http_browsers(ports[: case.players + 1]) as (*people, watcher):
                table = await begin_online(people[0], people[1:], case, **case.short)
                for person in (*people, watcher):
                    await hears_of_everybody(person, table)
                async with shown_to([*people, watcher], table) as shown:
                    await play_on(table, shown, counts.LIVE_ANSWERS)
                    for each in shown:
                        assert each.page.differs_from(await each.catches_up()) == ""
                return table

        tables = [run(proof(case)) for case in live_cases()]
    with open_store(address) as store:
        for table in tables:
            assert is_played(store, table, counts.LIVE_ANSWERS)


def is_played(store: Store, table: str, answers: int) -> bool:
    """Return whether a table's log reaches the end of its game, or at least this many answers."""
    match, status = replayed(store, table), store.log(table).wait().table.status
    return status == "over" if match.over else 0 < answers <= len(match.steps)


async def hears_of_everybody(browser: HttpBrowser, table: str) -> None:
    """Wait until a server knows who sits at the other one, and that the game has begun."""
    while not (await look(browser, table))["view"]:
        await asyncio.sleep(0.01)


async def play_on(table: str, shown: list[Shown], answers: int) -> None:
    """Let whoever's page asks answer, this many times or (0) until all pages say that it is over."""
    rng, players, given = random.Random(13), shown[:-1], 0

    def is_known() -> bool:
        return any([each.turn == "mine" for each in players]) or all([each.turn == "over" for each in shown])

    while not answers or given < answers:
        await until("somebody is asked, or it is over", is_known)
        asked = [seat for seat, each in enumerate(players) if each.turn == "mine"]
        if not asked:
            return
        seat = rng.choice(asked)
        await answer_and_hear(players[seat], table, seat, rng)
        given += 1


async def answer_and_hear(player: Shown, table: str, seat: int, rng: random.Random) -> None:
    """Give a random answer, then wait until the player's own page shows it."""
    data = await look(player.browser, table, seat)
    wish = Wish(table, "answer", seat, rng.choice(data["options"])["action"], data["token"])
    assert (await player.browser.post(wish.address, wish.form)).status == DONE
    await player.catches_up()


# Two applications in this process, each with its own store --------------------------------------


@asynccontextmanager
async def app_on(address: str, poll_seconds: float = NEVER) -> AsyncIterator[Starlette]:
    """Open the application on a database."""
    store = Store(find_database(address), poll_seconds=poll_seconds)
    try:
        async with opened(store) as app:
            yield app
    finally:
        await store.aclose()


@asynccontextmanager
async def two_apps(address: str, poll_seconds: float = NEVER) -> AsyncIterator[tuple[Starlette, Starlette]]:
    """Open two of them on one database."""
    async with app_on(address, poll_seconds) as here, app_on(address, poll_seconds) as there:
        yield here, there


async def two_people(
    here: Starlette, there: Starlette, case: Case, **fields: str
) -> tuple[Direct, Direct, str]:
    """Return a host at one application, a guest at the other, and their table."""
    host, guest = Direct(here), Direct(there)
    table = await begin_online(host, [guest], case, **fields)
    for app in (here, there):
        room = await room_at(app, table)
        await until("everybody hears that the game has begun", lambda room=room: room.begun)  # type: ignore[misc]
    return host, guest, table


async def answer(browser: Direct, table: str, seat: int, rng: random.Random) -> int:
    """Give a legal answer of a seat; return the status."""
    seen = await look(browser, table, seat)
    wish = Wish(table, "answer", seat, rng.choice(seen["options"])["action"], seen["token"])
    return (await browser.post(wish.address, wish.form)).status


async def somebody_answers(browser: Direct, table: str, rng: random.Random) -> int:
    """Answer for somebody who is asked, if the browser holds all seats; return the status."""
    wish = await wish_of(browser, table, rng)
    assert wish is not None
    return (await browser.post(wish.address, wish.form)).status


def stop_following(app: Starlette) -> None:
    """Cut an application off from the others' notices."""
    for chore in app.state.tables._chores:
        chore.cancel()


async def agree(first: Room, second: Room) -> None:
    """Wait until two rooms know the same."""
    await until("both know the same", lambda: first.version == second.version)
    assert views_of(first.match) == views_of(second.match)


@pytest.mark.parametrize("case", [case for case in LARGEST if case in TOGETHER], ids=str)
def test_bots_that_two_servers_wake_answer_once(postgres: Postgres, case: Case) -> None:
    address = postgres.emptied_database()

    async def proof() -> str:
        async with two_apps(address) as (here, there):
            person, watcher, rng = Direct(here), Direct(there), random.Random(13)
            table = await begin(person, case, case.with_bots)
            rooms = [await room_at(app, table) for app in (here, there)]

            def bots_have_answered() -> bool:
                return not set(rooms[0].match.asked) - {0}

            async with watcher.listen(f"/t/{table}/live?seat=15&have="):
                for _ in range(10):
                    await until("the bots have answered", bots_have_answered)
                    if not rooms[0].match.over:
                        assert await answer(person, table, 0, rng) == DONE
                await until("the bots have answered", bots_have_answered)
                await agree(*rooms)
            return table

    table = run(proof())
    with open_store(address) as store:
        log = store.log(table).wait()
        assert [entry.seq for entry in log.entries] == list(range(1, len(log.entries) + 1))
        assert len({entry.seat for entry in log.entries}) > 1
        assert not set(replayed(store, table).asked) - {0}


def test_a_notice_that_is_lost_only_delays(postgres: Postgres) -> None:
    """The listener is cut off again and again; polling finds what it missed."""
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address, OFTEN) as (here, there):
            person, rng = Direct(here), random.Random(13)
            for case in LARGEST:
                table = await begin(person, case)
                rooms = [await room_at(app, table) for app in (here, there)]
                for _ in range(4):
                    await asyncio.to_thread(cut_off_listeners, address)
                    assert await somebody_answers(person, table, rng) == DONE
                    await agree(*rooms)

    run(proof())


def test_a_server_goes_on_following_when_postgresql_comes_back(postgres: Postgres) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address, OFTEN) as (here, there):
            person, rng = Direct(here), random.Random(13)
            tables = [await begin(person, case) for case in LARGEST]
            rooms = [[await room_at(app, table) for app in (here, there)] for table in tables]
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

            for table, both in zip(tables, rooms, strict=True):  # nothing older is sent after this
                assert await somebody_answers(person, table, rng) == DONE
                await agree(*both)
            there.state.tables.store.log = fail_once
            for table, both in zip(tables, rooms, strict=True):
                assert await somebody_answers(person, table, rng) == DONE
                await crashed.wait()
                await agree(*both)

    run(proof())


def test_bots_answer_when_postgresql_comes_back(postgres: Postgres) -> None:
    async def proof() -> None:
        async with app_on(postgres.emptied_database(), OFTEN) as app:
            person, pool = Direct(app), app.state.tables.bots.pool
            choose, sat_down, crashed = pool.choose, asyncio.Event(), asyncio.Event()

            async def think_while_it_crashes(*arguments: Any, **whose: str) -> str:
                await sat_down.wait()
                choice = str(await choose(*arguments, **whose))
                await crashed.wait()
                return choice

            pool.choose = think_while_it_crashes
            tables = [await begin(person, case, case.bots) for case in LARGEST]
            rooms = [await room_at(app, table) for table in tables]
            sat_down.set()
            await asyncio.to_thread(postgres.crash)
            crashed.set()
            await asyncio.sleep(1)  # bots try to store their answers meanwhile
            await asyncio.to_thread(postgres.start)
            await until("all bots answer", lambda: all([room.version > 0 for room in rooms]))

    run(proof())


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_what_changes_while_a_room_is_loaded_is_not_missed(postgres: Postgres, case: Case) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            person, rng = Direct(here), random.Random(13)
            table = await begin(person, case)
            store = there.state.tables.store
            messages = store.messages

            async def slowly(*arguments: Any) -> list[Message]:
                async with store.changes() as changes:
                    assert await somebody_answers(person, table, rng) == DONE
                    assert await anext(changes) == table
                store.messages = messages
                return list(await messages(*arguments))

            store.messages = slowly
            room = await room_at(there, table)
            await agree(await room_at(here, table), room)

    run(proof())


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_an_answer_that_comes_too_late_is_refused_and_everybody_there_catches_up(
    postgres: Postgres, case: Case
) -> None:
    """The room learns of the other answer only by being refused; so do its open pages."""
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            person, rng = Direct(here), random.Random(13)
            table = await begin(person, case)
            twin, watcher = Direct(there, person.cookies), Direct(there)
            early, late = await room_at(here, table), await room_at(there, table)
            wish = await wish_of(twin, table, rng)
            assert wish is not None
            stop_following(there)
            async with watcher.listen(f"/t/{table}/live?seat=15&have=") as socket:
                assert await socket.opened()
                assert "put" in await socket.next()
                assert await answer(person, table, wish.seat, rng) == DONE
                while early.match.log(WATCHER) == late.match.log(WATCHER):  # not every step shows on a page
                    assert await somebody_answers(person, table, rng) == DONE
                assert (await twin.post(wish.address, wish.form)).status == CONFLICT
                await agree(early, late)
                assert {"put", "beats"} & (await socket.next()).keys()

    run(proof())


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_a_server_that_is_behind_takes_an_answer_that_is_right(postgres: Postgres, case: Case) -> None:
    """Whoever has seen the question at one server may answer it at the other at once."""
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            person, rng = Direct(here), random.Random(13)
            table = await begin(person, case)
            twin = Direct(there, person.cookies)
            behind = await room_at(there, table)
            stop_following(there)
            for browser in (person, person, person, twin):
                wish = await wish_of(person, table, rng)
                assert wish is not None
                assert (await browser.post(wish.address, wish.form)).status == DONE
            await agree(await room_at(here, table), behind)

    run(proof())


@pytest.mark.parametrize("case", [case for case in SMALLEST if case.players == 2], ids=str)
def test_consent_talk_and_seats_cross_over(postgres: Postgres, case: Case) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            host, guest, table = await two_people(here, there, case)
            ours, theirs = await room_at(here, table), await room_at(there, table)
            await answer_until_told(host, guest, ours, theirs, table)
            await take_back_by_consent(host, guest, ours, theirs, table)
            await talk(host, guest, ours, theirs, table)
            await answer_until_told(host, guest, ours, theirs, table)
            await change_seats(host, guest, ours, theirs, table)

    run(proof())


@pytest.mark.parametrize("case", [case for case in SMALLEST if case.players == 2], ids=str)
def test_a_seat_that_is_freed_before_the_first_answer_is_free_at_both(postgres: Postgres, case: Case) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            host, guest, table = await two_people(here, there, case)
            theirs = await room_at(there, table)
            async with guest.listen(f"/t/{table}/live?seat=1&have=") as socket:
                assert await socket.opened()
                assert (await host.post(f"/t/{table}/free", {"seat": "0", "whose": "1"})).status == 303
                while "go" not in (told := await socket.next()):
                    pass
                assert told == {"go": f"/t/{table}"}
            await until("the cards are gathered in", lambda: not theirs.begun)
            await until("the seat is free", lambda: not theirs.ready)
            assert await answer_as(guest, table, 1) == 404

    run(proof())


async def answer_until_told(host: Direct, guest: Direct, ours: Room, theirs: Room, table: str) -> None:
    """Play until the host has given an answer that told the guest something."""
    rng = random.Random(13)
    while not any([step.seat == 0 for step in ours.match.steps]) or ours.may_undo(0):
        seat = rng.choice(ours.match.asked)
        assert await answer((host, guest)[seat], table, seat, rng) == DONE
        await agree(ours, theirs)


async def take_back_by_consent(host: Direct, guest: Direct, ours: Room, theirs: Room, table: str) -> None:
    before = sum([step.seat == 0 for step in ours.match.steps])
    assert (await host.post(f"/t/{table}/undo", {"seat": "0", "key": new_key()})).status == DONE
    await until("the guest is asked", lambda: theirs.undos.request is not None)
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
    freed = await host.post(f"/t/{table}/free", {"seat": "0", "whose": "1"})
    assert freed.status == 409, "only the others could agree to somebody else, and there are none"
    assert (await look(guest, table, 1))["seat"] == 1


async def answer_as(browser: Direct, table: str, seat: int) -> int:
    """Try to answer for a seat that the browser does not hold."""
    wish = Wish(table, "answer", seat, "x")
    return (await browser.post(wish.address, wish.form)).status


# Presence ---------------------------------------------------------------------------------


#: What a page shows at a seat whose person is away.
AWAY = ">away<"


def test_a_page_open_at_one_server_is_known_at_the_other_and_nobody_there_gets_a_notice(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.emptied_database()
    monkeypatch.setattr(notices, "LOOK_SECONDS", NEVER)  # only the test polls the outbox

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            host, guest, table = await two_people(here, there, TOGETHER[0], way="online")
            room = await room_at(here, table)
            asked = await asked_guest(host, guest, table, room)
            person = secret_hash(guest.cookies[COOKIE])
            target = NoticeTarget(person, "webhook", "json://nowhere.invalid", "en", "http://x/", "on")
            await here.state.tables.store.keep_target(target)
            room.noticed.clear()
            [notice, *_] = here.state.tables.notices.wanted(room)
            assert notice.seat == asked
            await here.state.tables.notices.enqueue([notice])
            assert (await host.get(f"/t/{table}")).text.count(AWAY) == 2
            async with guest.listen(f"/t/{table}/live?seat={asked}&have="):
                await until("the other server knows", lambda: room.presence.is_present(asked))
                assert (await host.get(f"/t/{table}")).text.count(AWAY) == 1
                room.noticed.clear()
                assert here.state.tables.notices.wanted(room) == [], "whoever looks needs no notice"
                later = now() + notices.DELAY_MILLISECONDS + notices.GAP_MILLISECONDS
                monkeypatch.setattr(notices, "now", lambda: later)
                await here.state.tables.notices.flush()
                assert await here.state.tables.store.latest_notices(person, limit=9) == []
            await until("the other server knows", lambda: not room.presence.is_present(asked))
            assert here.state.tables.notices.wanted(room) != []

    run(proof())


async def asked_guest(host: Direct, guest: Direct, table: str, room: Room) -> int:
    """Play until the guest is asked and the host is not; return the guest's seat."""
    rng = random.Random(3)
    while room.match.asked != (1,):
        browser, seat = (host, 0) if 0 in room.match.asked else (guest, 1)
        version = room.version
        assert await answer(browser, table, seat, rng) == DONE
        await until("the room has heard", lambda version=version: room.version > version)  # type: ignore[misc]
    return 1


def test_a_bot_waits_at_both_servers_for_whoever_comes_back_at_one(postgres: Postgres) -> None:
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            _, guest, table = await two_people(here, there, TOGETHER[0])
            rooms = [await room_at(app, table) for app in (here, there)]
            assert (await guest.post(f"/t/{table}/leave", {"seat": "1"})).status == 200
            await until(
                "both know that a bot plays", lambda: all([room.seats[1].stands_in for room in rooms])
            )
            async with guest.listen(f"/t/{table}/live?seat=1&have="):
                await until("both bots wait", lambda: all([room.waits_for(1) for room in rooms]))
                assert (await guest.post(f"/t/{table}/play-on", {"seat": "1"})).status == 200
                await until("neither waits", lambda: not any([room.waits_for(1) for room in rooms]))

    run(proof())
