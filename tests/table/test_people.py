"""Persons: a browser's secret finds its own seats again, and opens nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from polnoc.games import find_game
from polnoc.store import Store, secret_hash
from polnoc.table import tables as all_tables
from polnoc.table.bot_pool import BotPool
from polnoc.table.devices import move_person
from polnoc.table.people import COOKIE
from polnoc.table.room_seats import RoomSeat
from polnoc.table.tables import Tables
from tests.table.test_seating import act, invitations, online, sit
from tests.table.tools import LIMIT, begin, look

Other = Callable[[], TestClient]


def second_device(client: TestClient, other: Other) -> TestClient:
    """Return another browser that has only the secret of this one's person."""
    device = other()
    device.cookies.set(COOKIE, client.cookies[COOKIE])
    return device


def test_whoever_sits_down_becomes_a_person(client: TestClient, other: Other) -> None:
    assert COOKIE not in client.cookies
    table, guest = online(client, other)
    assert client.cookies[COOKIE] != guest.cookies[COOKIE]
    for browser, seat in ((client, 0), (guest, 1)):
        assert look(second_device(browser, other), table)["seat"] == seat
    assert begin(client, "you,novice") and client.cookies[COOKIE], "one secret for all tables"


def test_a_person_is_the_same_at_every_table(client: TestClient, other: Other) -> None:
    first = begin(client, "you,novice")
    known = client.cookies[COOKIE]
    second = begin(client, "novice,you")
    assert client.cookies[COOKIE] == known
    device = second_device(client, other)
    assert [look(device, table)["seat"] for table in (first, second)] == [0, 1]


@pytest.mark.parametrize("cookie", ["", "short", "a" * 32, "a" * 5_000, "../../etc/passwd"])
def test_a_wrong_secret_opens_nothing(client: TestClient, other: Other, cookie: str) -> None:
    table = begin(client, "you,novice")
    stranger = other()
    stranger.cookies.set(COOKIE, cookie)
    assert look(stranger, table)["seat"] is None


def test_the_hash_that_is_stored_opens_nothing(client: TestClient, other: Other) -> None:
    table = begin(client, "you,novice")
    thief = other()
    thief.cookies.set(COOKIE, secret_hash(client.cookies[COOKIE])[:32])
    assert look(thief, table)["seat"] is None


def test_a_free_seat_belongs_to_no_person(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    device = second_device(guest, other)
    assert act(client, table, "free", 1) == 303
    assert look(device, table)["seat"] is None, "the seat is free, and the person no longer sits there"
    newcomer = other()
    sit(newcomer, invitations(client, table)[0], "Czesia")
    assert look(device, table)["seat"] is None
    assert look(newcomer, table)["seat"] == 1
    assert look(second_device(newcomer, other), table)["seat"] == 1


def test_the_seats_of_a_person_are_found(client: TestClient, other: Other, store: Store) -> None:
    table, guest = online(client, other)
    alone = begin(guest, "you,novice")
    found = store.sittings(secret_hash(guest.cookies[COOKIE]), finished=False).wait()
    assert {(f"/t/{one.table_id}", one.seat) for one in found} == {(table, 1), (alone, 0)}


def test_another_process_hears_that_a_person_has_become_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where processes divide the tables of one file, nothing else tells them."""
    monkeypatch.setattr(all_tables, "PEOPLE_SECONDS", 0.01)
    old, new = secret_hash("old"), secret_hash("new")

    async def proof() -> None:
        here, there = [Tables(store, BotPool(1), owns=lambda id: True) for _ in range(2)]
        await there.start()
        game = find_game("duchy")
        seats = [RoomSeat("Ola", "you", person=old), RoomSeat("Jan", "you", person=old)]
        made = await there.make(game, game.read_options({"players": 2}), seats)
        await move_person(here, old, new)
        while [seat.person for seat in made.room.seats] != [new, new]:
            await asyncio.sleep(0.01)
        await move_person(here, new, "")
        while any([seat.person for seat in made.room.seats]):
            await asyncio.sleep(0.01)
        assert all([seat.secret_hash for seat in made.room.seats]), "the secrets of the seats still hold"
        await there.close()
        await here.close()

    asyncio.run(asyncio.wait_for(proof(), LIMIT))
