"""The same answer sent many times counts once; of conflicting answers sent at once, one wins.

A release run:
POLNOC_DOUBLE_MOVES=200000 POLNOC_CONFLICTS=100000 pytest tests/proofs/test_concurrent_answers.py
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette

from polnoc.store import Store, open_store
from polnoc.table.rooms import Room
from tests.proofs import counts
from tests.proofs.browsers import Browser, Direct, http_browsers
from tests.proofs.cases import CASES, LARGEST, SMALLEST, TOGETHER, Case, rotation
from tests.proofs.in_process import opened, room_at, run, until
from tests.proofs.players import (
    CONFLICT,
    DONE,
    SAID_ONE_IN,
    History,
    Wish,
    begin,
    judge,
    look,
    new_key,
    wish_of,
)
from tests.proofs.servers import REAL, serving
from tests.store.postgres_server import Server as Postgres

WRITERS = 8
#: One in this many answers is the last at its table, so that all games get a turn.
LEAVE_ONE_IN = 10


async def send_again_and_again(connections: Sequence[Browser], moves: int) -> History:
    """Play at one table after another, sending every answer two to five times at once."""
    rng, history, table, copies, cases = random.Random(13), History(), "", connections, rotation()
    while history.acknowledged < moves:
        # Whoever has seen the last answer knows the question.
        stays = table and rng.randrange(LEAVE_ONE_IN)
        wish = await wish_of(rng.choice(copies), table, rng) if stays else None
        if wish is None:
            table, copies = await begin(connections[0], next(cases)), connections[:1]
            share_cookies(connections)
            continue
        history.submits(wish)
        copies = rng.sample(connections, rng.randint(2, 5))
        answers = await asyncio.gather(*[said_or_posted(copy, wish, rng) for copy in copies])
        assert set(answers) == {(DONE, b'{"done":true}')}
        history.hears(wish, DONE)
    return history


async def collide(connections: Sequence[Browser], questions: int) -> History:
    """Play with many people answering every question at once, each with a different wish."""
    rng, history, table, winner, cases = random.Random(13), History(), "", connections[0], rotation()
    while history.acknowledged < questions:
        stays = table and rng.randrange(LEAVE_ONE_IN)
        wish = await wish_of(winner, table, rng) if stays else None
        if wish is None:
            table, winner = await begin(connections[0], next(cases)), connections[0]
            share_cookies(connections)
            continue
        wishes = [wish, *[await rival_of(winner, wish, rng) for _ in connections[1:]]]
        for each in wishes:
            history.submits(each)
        pairs = list(zip(rng.sample(connections, len(connections)), wishes, strict=True))
        answers = await asyncio.gather(*[said_or_posted(who, each, rng) for who, each in pairs])
        statuses = [status for status, _ in answers]
        assert sorted(statuses) == [DONE] + [CONFLICT] * (len(connections) - 1)
        winner = pairs[statuses.index(DONE)][0]
        for each, status in zip(wishes, statuses, strict=True):
            history.hears(each, status)
    return history


async def said_or_posted(browser: Browser, wish: Wish, rng: random.Random) -> tuple[int, bytes]:
    """Send an answer over the socket or by POST; return the status, and the wish's answer if accepted."""
    if rng.randrange(SAID_ONE_IN):
        answer = await browser.post(wish.address, wish.form)
        return answer.status, answer.body.strip() if answer.status == DONE else b""
    return (DONE, b'{"done":true}') if await browser.say(wish.live, wish.form) else (CONFLICT, b"")


async def rival_of(browser: Browser, wish: Wish, rng: random.Random) -> Wish:
    """Return another wish at the same question: the same or another answer, under a different key."""
    options = (await look(browser, wish.table, wish.seat))["options"]
    return Wish(wish.table, "answer", wish.seat, rng.choice(options)["action"], wish.token)


def share_cookies(connections: Sequence[Browser]) -> None:
    """Make several connections one person."""
    for connection in connections:
        connection.cookies = connections[0].cookies


def verdict_on(store: Store, history: History) -> tuple[int, int, int, int]:
    """Return the log's faults, including entries that were not acknowledged."""
    for table, played in history.tables.items():
        assert len(store.log(table).wait().entries) == len(played.acknowledged)
    return judge(store, history, history.tables).faults


# In one process ---------------------------------------------------------------------


@pytest.mark.measure
def test_the_same_answer_from_many_connections_is_one_answer(store: Store) -> None:
    async def proof() -> History:
        async with opened(store) as app:
            return await send_again_and_again([Direct(app) for _ in range(5)], counts.DOUBLE_MOVES)

    assert verdict_on(store, run(proof())) == (0, 0, 0, 0)


@pytest.mark.measure
def test_of_conflicting_answers_exactly_one_wins(store: Store) -> None:
    async def proof() -> History:
        async with opened(store) as app:
            return await collide([Direct(app) for _ in range(WRITERS)], counts.CONFLICTS)

    assert verdict_on(store, run(proof())) == (0, 0, 0, 0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_different_answers_under_one_key_are_not_both_done(store: Store, case: Case) -> None:
    """Two tabs of one seat have the same key on their pages."""

    async def proof() -> None:
        async with opened(store) as app:
            person, rng = Direct(app), random.Random(13)
            table = await begin(person, case)
            seen = await asked_to_choose(person, table, rng)
            before = len((await store.log(table)).entries)
            wishes = [
                Wish(table, "answer", seen["seat"], o["action"], seen["token"], seen["key"])
                for o in rng.sample(seen["options"], 2)
            ]
            answers = await asyncio.gather(*[person.twin().post(w.address, w.form) for w in wishes])
            assert sorted([answer.status for answer in answers]) == [DONE, CONFLICT]
            assert len((await store.log(table)).entries) == before + 1

    run(proof())


async def asked_to_choose(person: Browser, table: str, rng: random.Random) -> Any:
    """Play until somebody has a choice; return the table as that seat sees it."""
    while True:
        wish = await wish_of(person, table, rng)
        assert wish is not None
        seen = await look(person, table, wish.seat)
        if len(seen["options"]) > 1:
            return seen
        assert (await person.post(wish.address, wish.form)).status == DONE


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_nobody_can_use_up_the_keys_of_another_seat(store: Store, case: Case) -> None:
    """Whatever key a player sends, another seat can use the same one when it is asked."""

    async def proof() -> None:
        async with opened(store) as app:
            person, rng, keys = Direct(app), random.Random(13), set[tuple[int, str]]()
            table = await begin(person, case)
            while len({seat for seat, _ in keys}) < 2:
                seen = await asked_to_choose(person, table, rng)
                before = len((await store.log(table)).entries)
                action = rng.choice(seen["options"])["action"]
                used = {key for seat, key in keys if seat != seen["seat"]}
                key = used.pop() if used else "a-key"
                wish = Wish(table, "answer", seen["seat"], action, seen["token"], key)
                if (seen["seat"], key) in keys:
                    wish = Wish(table, "answer", seen["seat"], action, seen["token"])
                assert (await person.post(wish.address, wish.form)).status == DONE
                keys.add((seen["seat"], wish.key))
                assert len((await store.log(table)).entries) == before + 1

    run(proof())


@pytest.mark.parametrize("case", [case for case in SMALLEST if case in TOGETHER], ids=str)
def test_nobody_can_use_up_the_keys_of_a_bot(store: Store, case: Case) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            person, rng = Direct(app), random.Random(13)
            room = await room_against_a_bot(app, person, case)
            for _ in range(6):
                if room.match.over:  # some games are short
                    room = await room_against_a_bot(app, person, case)
                seen = await look(person, room.id, 0)
                key = f"bot-1-{room.version + 1}"
                wish = Wish(room.id, "answer", 0, rng.choice(seen["options"])["action"], seen["token"], key)
                assert (await person.post(wish.address, wish.form)).status == DONE
                await until("the bot answers", partial(person_asked, room))

    run(proof())


async def room_against_a_bot(app: Starlette, person: Browser, case: Case) -> Room:
    """Create a table of one person and bots, at which the person is asked."""
    room = await room_at(app, await begin(person, case, case.with_bots))
    await until("the bot answers", partial(person_asked, room))
    return room


def person_asked(room: Room) -> bool:
    """Return whether the first seat is asked, or the game is over."""
    return 0 in room.match.asked or room.match.over


@pytest.mark.parametrize("case", [case for case in TOGETHER if case.players == 2], ids=str)
@pytest.mark.parametrize("kind", ["undo", "undo-reply"])
def test_taking_back_twice_at_once_is_taking_back_once(store: Store, kind: str, case: Case) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            person = Direct(app)
            table = await begin(person, case)
            room = await room_at(app, table)
            seat = await answer_that_told_something(person, room)
            form = {"seat": str(seat), "key": new_key()}
            if kind == "undo-reply":
                assert (await person.post(f"/t/{table}/undo", form)).status == DONE
                form = {"seat": str(1 - seat), "key": new_key(), "allow": "yes"}
            before, answered = room.version, count_answers(room, seat)
            copies = [person.twin().post(f"/t/{table}/{kind}", form) for _ in range(5)]
            assert {answer.status for answer in await asyncio.gather(*copies)} == {DONE}
            assert room.version == before + 1 == len((await store.log(table)).entries)
            assert answered - count_answers(room, seat) == (kind == "undo-reply")

    run(proof())


async def answer_that_told_something(person: Browser, room: Room) -> int:
    """Play until an answer can be undone only by consent; return the seat that gave it."""
    rng = random.Random(13)
    while True:
        wish = await wish_of(person, room.id, rng)
        assert wish is not None
        assert (await person.post(wish.address, wish.form)).status == DONE
        if not room.may_undo(wish.seat) and room.may_ask_undo(wish.seat):
            return wish.seat


def count_answers(room: Room, seat: int) -> int:
    """Count the answers of a seat that stand."""
    return sum([step.seat == seat for step in room.match.steps])


# Seats and tables -------------------------------------------------------------------


async def claim(table: str, link: str, claimants: Sequence[Browser]) -> int:
    """Let everybody claim the same free seat at once; return how many of them then hold it."""
    for claimant in claimants:
        assert (await claimant.get(link)).status == 303
    taken = await asyncio.gather(
        *[who.post(f"/t/{table}/sit", {"whose": "1", "name": f"n{n}"}) for n, who in enumerate(claimants)]
    )
    told = [answer.status < 400 for answer in taken]
    sits = [(await look(who, table))["seat"] == 1 for who in claimants]
    assert told == sits, "who is told to sit, sits; who does not sit, is told so"
    return sits.count(True)


def invitation_in(page: str) -> str:
    """Return the link of a free seat on the host's page."""
    found = re.search(r"/t/\w+/sit/[\w-]+", page)
    assert found is not None
    return found.group()


#: Cases with a host and one guest.
PAIRS = tuple([case for case in TOGETHER if case.players == 2])


def test_one_invitation_seats_one_of_many(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            cases = rotation(PAIRS)
            for _ in range(counts.CLAIMS):
                host = Direct(app)
                table = await begin(host, next(cases), "you,free")
                link = invitation_in((await host.get(f"/t/{table}")).text)
                assert await claim(table, link, [Direct(app) for _ in range(WRITERS)]) == 1

    run(proof())


def test_a_seat_that_is_freed_while_a_bot_is_called_in(store: Store) -> None:
    """Whichever comes first, the old secret must not return with the bot."""

    async def proof() -> None:
        async with opened(store) as app:
            cases = rotation(PAIRS)
            for _ in range(counts.CLAIMS):
                host, guest = Direct(app), Direct(app)
                table = await begin(host, next(cases), "you,free")
                await claim(table, invitation_in((await host.get(f"/t/{table}")).text), [guest])
                wishes = [
                    host.post(f"/t/{table}/free", {"seat": "0", "whose": "1"}),
                    guest.post(f"/t/{table}/stand-in", {"seat": "1", "whose": "1"}),
                ]
                freed, stands_in = await asyncio.gather(*wishes)
                assert (freed.status, stands_in.status) in ((303, CONFLICT), (CONFLICT, DONE), (303, DONE))
                held = (await look(guest, table))["seat"]
                assert held == (None if freed.status == 303 else 1)

    run(proof())


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_two_who_play_again_at_once_meet_at_one_table(store: Store, case: Case) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            person, rng = Direct(app), random.Random(13)
            table = await begin(person, case, **case.short)
            while (wish := await wish_of(person, table, rng)) is not None:
                assert (await person.post(wish.address, wish.form)).status == DONE
            seats = (0, case.players - 1)
            again = [person.twin().post(f"/t/{table}/again", {"seat": str(seat)}) for seat in seats]
            tables = {answer.header("location") for answer in await asyncio.gather(*again)}
            shown = (await person.get(f"/t/{table}/next")).header("location")
            assert tables <= {shown, f"/t/{table}/next"}

    run(proof())


# Two servers on one PostgreSQL ----------------------------------------------------------


class TwoServers(NamedTuple):
    """The address of a database, and the ports of two servers on it."""

    address: str
    here: int
    there: int


@pytest.fixture(scope="module")
def two_servers(postgres: Postgres) -> Iterator[TwoServers]:
    """Two servers on one database, shared by all tests that need them."""
    address = postgres.emptied_database()
    many = (REAL, "--limit", "address_unfinished=0")  # a table for each claim, and nobody plays at it
    with serving(address, *many) as here, serving(address, *many) as there:
        yield TwoServers(address, here.port, there.port)


@pytest.mark.measure
def test_the_same_answer_at_two_servers_is_one_answer(two_servers: TwoServers) -> None:
    address, here, there = two_servers

    async def proof() -> History:
        with http_browsers([here, there, here, there, here]) as connections:
            return await send_again_and_again(connections, counts.DOUBLE_MOVES_APART)

    history = run(proof())
    with open_store(address) as store:
        assert verdict_on(store, history) == (0, 0, 0, 0)


@pytest.mark.measure
def test_of_conflicting_answers_at_two_servers_exactly_one_wins(two_servers: TwoServers) -> None:
    address, here, there = two_servers

    async def proof() -> History:
        with http_browsers([here, there] * (WRITERS // 2)) as connections:
            return await collide(connections, counts.CONFLICTS_APART)

    history = run(proof())
    with open_store(address) as store:
        assert verdict_on(store, history) == (0, 0, 0, 0)


def test_one_invitation_seats_one_of_many_at_two_servers(two_servers: TwoServers) -> None:
    _, here, there = two_servers

    async def proof() -> None:
        cases = rotation(PAIRS)
        for _ in range(counts.CLAIMS):
            with http_browsers([here, there] * (WRITERS // 2)) as (host, *claimants):
                table = await begin(host, next(cases), "you,free")
                link = invitation_in((await host.get(f"/t/{table}")).text)
                assert await claim(table, link, claimants) == 1

    run(proof())
