"""Unused tables leave memory, expire from the store as configured, and are loaded in slices."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from polnoc.bots import levels
from polnoc.cli import main
from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games, find_game
from polnoc.store import NewEntry, Store, UnknownTable, open_store
from polnoc.store.values import now
from polnoc.table import expiry, room_memory
from polnoc.table import tables as tables_module
from polnoc.table.bot_driver import UNPEOPLED_AT_ONCE
from polnoc.table.bot_pool import BotPool
from polnoc.table.loading import REPLAY_ENTRIES
from polnoc.table.log_entries import Entry
from polnoc.table.quotas import BadRetention, Quotas, Retention, read_retention
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.tables import LOADS_AT_ONCE, Tables
from tests.store.test_lists_and_age import DAY, set_changed

T = TypeVar("T")
GAMES = all_games()
IDS = [game.id for game in GAMES]


class Pool(BotPool):
    """Bots that choose the first option in no time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.owners: list[str] = []

    async def choose(self, *question: Any, owner: str = "", table: str = "") -> str:
        self.owners.append(owner)
        await asyncio.sleep(0)
        return str(question[3][0])


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def make(tables: Tables, game: AnyGame, person: bool = True, creator: str = "") -> Room:
    """Create a table for one person and bots, or for bots alone."""
    bots = [RoomSeat(f"B{number}", levels(game)[0]) for number in range(min(game.players) - person)]
    people = [RoomSeat("Ania", PERSON)] if person else []
    chosen = game.read_options({"players": len(people + bots)})
    return (await tables.make(game, chosen, people + bots, creator=creator)).room


async def settled(tables: Tables) -> None:
    """Wait until no bot has anything to do."""
    while running := [task for task in tables.bots._tasks.values() if not task.done()]:
        await asyncio.wait(running)
    await asyncio.gather(*tables._background.tasks)


async def finish(tables: Tables, room: Room) -> None:
    """Play a table to the end."""
    number = 0
    while not room.over:
        await settled(tables)
        if not room.over:
            options = room.match.options(0)
            await room.answer(0, room.token(0), f"k{number}", options[number % len(options)].text)
            number += 1
    await settled(tables)


# Memory


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_room_that_nobody_uses_leaves_memory_and_comes_back_as_it_was(store: Store, game: AnyGame) -> None:
    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        room = await make(tables, game)
        await settled(tables)
        tables.memory.let_go(time.monotonic() + 1)
        assert tables.rooms == {}
        again = await tables.find(room.id)
        assert again is not None
        assert again is not room
        assert again.view(0) == room.view(0)
        await settled(tables)
        await tables.close()

    run(play())


def test_a_finished_game_leaves_memory_before_others_do_unless_somebody_looks(store: Store) -> None:
    async def play() -> None:
        tables, duchy = Tables(store, Pool(), 0.0), find_game("duchy")
        over, watched, going_on = [await make(tables, duchy) for _ in range(3)]
        await finish(tables, over)
        await finish(tables, watched)
        watched.listen(WATCHER, asyncio.Event())
        tables.memory.let_go(before=0.0, over_before=time.monotonic() + 1)
        assert set(tables.rooms) == {watched.id, going_on.id}
        await tables.close()

    run(play())


def test_while_there_are_too_many_rooms_the_least_recently_used_go_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_memory, "JUST_USED_SECONDS", -1.0)

    async def play() -> None:
        tables, duchy = Tables(store, Pool(), 0.0, quotas=Quotas(rooms=4)), find_game("duchy")
        rooms = []
        for number in range(4):
            rooms.append(await make(tables, duchy))
            await settled(tables)
            tables.memory._used[rooms[-1].id] = float(number)
        rooms[0].listen(WATCHER, asyncio.Event())
        await tables.find(rooms[1].id)  # used again
        new = await make(tables, duchy)
        assert set(tables.rooms) == {rooms[0].id, rooms[1].id, rooms[3].id, new.id}
        await settled(tables)
        await tables.close()

    run(play())


def test_a_room_that_was_just_asked_for_stays_however_many_there_are(store: Store) -> None:
    async def play() -> None:
        tables = Tables(store, Pool(), 0.0, quotas=Quotas(rooms=1))
        rooms = [await make(tables, find_game("duchy")) for _ in range(3)]
        await settled(tables)
        assert set(tables.rooms) == {room.id for room in rooms}
        await tables.close()

    run(play())


def test_an_answer_at_a_room_that_was_let_go_of_meanwhile_reaches_the_one_that_took_its_place(
    store: Store,
) -> None:
    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        held = await make(tables, find_game("finalgirl"))
        tables.memory.let_go(time.monotonic() + 1)
        shown = await tables.find(held.id)
        assert shown is not None
        await held.answer(0, held.token(0), "k", held.match.options(0)[0].text)
        await settled(tables)
        assert (shown.version, shown.view(0)) == (held.version, held.view(0))
        await tables.close()

    run(play())


def test_a_table_that_another_process_has_removed_leaves_memory(store: Store) -> None:
    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        room = await make(tables, find_game("finalgirl"))
        await store.remove_table(room.id)
        await tables.refresh(room.id)
        assert tables.rooms == {}
        assert await tables.find(room.id) is None
        await tables.close()

    run(play())


# Loading


async def fill(store: Store, room: Room, entries: int) -> None:
    """Write a log of this length: one answer, given and undone again and again."""
    text = room.match.options(0)[0].short
    start = room.version
    pending = [
        store.append(
            room.id,
            start + number,
            f"0.f{number}",
            NewEntry(kind="undo" if number % 2 else "answer", seat=0, text="" if number % 2 else text),
        )
        for number in range(entries)
    ]
    for one in pending:
        await one


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_while_a_long_game_is_loaded_everybody_else_gets_their_turns(
    store: Store, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted, not timed: how many entries are replayed between two turns of the event loop."""
    recall, since, most, total = Room.recall, 0, 0, 0

    def counted(room: Room, entry: Entry) -> None:
        nonlocal since, most, total
        recall(room, entry)
        since, total = since + 1, total + 1
        most = max(most, since)

    async def turns() -> None:
        nonlocal since
        while True:
            since = 0
            await asyncio.sleep(0)

    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        room = await make(tables, game)
        await settled(tables)
        await fill(store, room, 600)
        tables.memory.let_go(time.monotonic() + 1)
        monkeypatch.setattr(Room, "recall", counted)
        ticking = asyncio.ensure_future(turns())
        assert await tables.find(room.id) is not None
        ticking.cancel()
        await tables.close()

    run(play())
    assert total >= 600
    assert most <= REPLAY_ENTRIES


def test_only_a_few_tables_are_loaded_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    loading, most = 0, 0
    load = Tables._loaded

    async def counted(tables: Tables, id: str) -> Room:
        nonlocal loading, most
        loading += 1
        most = max(most, loading)
        await asyncio.sleep(0)
        room = await load(tables, id)
        loading -= 1
        return room

    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        rooms = [await make(tables, find_game("finalgirl")) for _ in range(3 * LOADS_AT_ONCE)]
        tables.memory.let_go(time.monotonic() + 1)
        monkeypatch.setattr(Tables, "_loaded", counted)
        found = await asyncio.gather(*[tables.find(room.id) for room in rooms])
        assert all(found)
        await tables.close()

    run(play())
    assert most == LOADS_AT_ONCE


# Bots among themselves


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_bots_among_themselves_wait_until_somebody_looks(
    store: Store, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "ATTENDED_SECONDS", -1.0)

    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        room = await make(tables, game, person=False)
        await settled(tables)
        assert room.version == 0, "nobody looks"
        page = asyncio.Event()
        room.listen(WATCHER, page)
        await tables.find(room.id)
        while room.version < 3 and not room.over:
            await asyncio.sleep(0)
        room.leave(WATCHER, page)
        await settled(tables)
        stood, done = room.version, room.over
        await tables.find(room.id)
        await settled(tables)
        assert room.version == stood
        assert stood >= 3 or done
        await tables.close()

    run(play())


def test_whoever_has_just_looked_sees_bots_play_on(store: Store) -> None:
    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        room = await make(tables, find_game("duchy"), person=False)
        while room.version < 3:
            await asyncio.sleep(0)
        await tables.close()

    run(play())


def test_bots_of_a_table_with_people_do_not_wait_for_anybody_to_look(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "ATTENDED_SECONDS", -1.0)

    async def play() -> None:
        tables = Tables(store, Pool(), 0.0)
        room = await make(tables, find_game("duchy"))
        await settled(tables)
        assert room.version == 1, "the bot has chosen its lair"
        await tables.close()

    run(play())


def test_of_one_creators_tables_of_bots_only_a_few_move_at_once(store: Store) -> None:
    class Slow(Pool):
        """Bots that think until they are released."""

        def __init__(self) -> None:
            super().__init__()
            self.thinking: list[str] = []
            self.go = asyncio.Event()

        async def choose(self, *question: Any, owner: str = "", table: str = "") -> str:
            self.thinking.append(owner)
            await self.go.wait()
            return str(question[3][0])

    async def play() -> None:
        pool = Slow()
        tables, duchy = Tables(store, pool, 0.0), find_game("duchy")
        for _ in range(20):
            await make(tables, duchy, person=False, creator="crowd")
        await make(tables, duchy, person=False, creator="visitor")
        await make(tables, duchy, creator="crowd")
        expected = UNPEOPLED_AT_ONCE + 1  # and the one with a person
        while pool.thinking.count("crowd") < expected or "visitor" not in pool.thinking:
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert pool.thinking.count("crowd") == expected
        await tables.close()

    run(play())


# The store


def test_old_tables_leave_the_store_as_the_host_wants_and_are_counted(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "EXPIRE_BATCH", 2)
    monkeypatch.setattr(expiry, "EXPIRE_PAUSE_SECONDS", 0.0)

    async def play() -> None:
        tables, game = Tables(store, Pool(), 0.0, retention=Retention()), find_game("finalgirl")
        empty = [(await make(tables, game)).id for _ in range(5)]
        played, finished = await make(tables, game), await make(tables, game)
        young, here = await make(tables, game), await make(tables, game)
        for room in (played, finished):
            await room.answer(0, room.token(0), "k", room.match.options(0)[0].text)
        await store.change_table(finished.id, finished.revision, status="over")
        await settled(tables)
        tables.memory.let_go(time.monotonic() + 1)
        assert await tables.find(here.id) is not None
        await settled(tables)
        old = [*empty, played.id, finished.id, here.id]
        for id in old:
            await asyncio.to_thread(set_changed, store, id, now() - 91 * DAY)
        with caplog.at_level(logging.WARNING, "polnoc.table"):
            assert await tables.expiry.expire() == {"finished": 0, "empty": 5, "abandoned": 0, "packs": 0}
        kept = {table.id for table in await store.tables()}
        assert kept == {played.id, finished.id, young.id, here.id}
        told: Any = caplog.records[-1]
        assert told.told == {"finished": 0, "empty": 5, "abandoned": 0, "packs": 0}
        tables.expiry.retention = Retention(finished=30, empty=0, abandoned=30)
        assert await tables.expiry.expire() == {"finished": 1, "empty": 0, "abandoned": 1, "packs": 0}
        await tables.close()

    run(play())


def test_a_running_server_removes_old_tables_by_itself(store: Store) -> None:
    async def play() -> None:
        tables = Tables(store, Pool(), 0.0, retention=Retention())
        room = await make(tables, find_game("finalgirl"))
        tables.memory.let_go(time.monotonic() + 1)
        await settled(tables)
        await asyncio.to_thread(set_changed, store, room.id, now() - 91 * DAY)
        await tables.start()
        while await store.tables():
            await asyncio.sleep(0.01)
        await tables.close()

    run(play())


def test_the_host_removes_old_tables_by_hand(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    address = str(tmp_path / "tables.db")

    async def prepare(store: Store) -> str:
        tables = Tables(store, Pool(), 0.0)
        room = await make(tables, find_game("finalgirl"))
        await tables.close()
        return room.id

    with open_store(address) as store:
        id = run(prepare(store))
        set_changed(store, id, now() - 91 * DAY)
        expire = ["admin", "expire", "--store", address]
        assert main([*expire, "--dry-run"]) == 0
        assert f"{id}: empty\nempty: 1 to be removed (kept for 90 days)" in capsys.readouterr().out
        assert main([*expire, "--keep", "empty=100"]) == 0
        assert store.table(id).wait().id == id
        assert main(expire) == 0
        assert (
            "empty: 1 removed (kept for 90 days)\nabandoned: 0 removed (kept for good)"
            in capsys.readouterr().out
        )
        with pytest.raises(UnknownTable):
            store.table(id).wait()
        assert main([*expire, "--keep", "empty=soon"]) == 2
        assert "--keep: keep empty: write a number of days" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words"),
    [("old=3", "tables are finished, empty, abandoned"), ("empty", "a number of days"), ("empty=-1", "days")],
)
def test_a_time_that_cannot_be_set_is_explained(text: str, words: str) -> None:
    with pytest.raises(BadRetention, match=words):
        read_retention([text])
