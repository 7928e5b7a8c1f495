"""Many writers, several connections, one log: no duplicates, no losses, no gaps.

Each writer below has its own store, so only the database can keep them apart. For a longer run:
POLNOC_RACES=20000 pytest tests/store/test_order.py
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from polnoc.store import Appended, NewEntry, Seat, Stale, Store, open_store, secret_hash
from tests.store.tools import a_table, a_word, an_answer

RACES = int(os.environ.get("POLNOC_RACES", "50"))
STORES = 4
WRITERS = 8


@pytest.fixture
def stores(address: str) -> Iterator[list[Store]]:
    """Several stores on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(open_store(address)) for _ in range(STORES)]


def at_once(work: Callable[[int], object]) -> list[object]:
    """Let all writers do something at the same time."""
    with ThreadPoolExecutor(WRITERS) as threads:
        return list(threads.map(work, range(WRITERS)))


def test_of_colliding_answers_exactly_one_wins_each_number(stores: list[Store]) -> None:
    table_id = stores[0].create(a_table()).wait()
    won: list[tuple[int, str]] = []
    lost: Counter[int] = Counter()

    def play(writer: int) -> None:
        seq = 0
        while seq < RACES:
            key = f"w{writer}-{seq}"
            try:
                appended = stores[writer % STORES].append(table_id, seq, key, an_answer(key)).wait()
            except Stale as stale:
                assert stale.current > seq
                lost[writer] += 1
                seq = stale.current
            else:
                assert appended == Appended(seq + 1, repeated=False)
                won.append((appended.seq, key))
                seq = appended.seq

    at_once(play)
    entries = stores[0].log(table_id).wait().entries
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert sorted(won) == [(entry.seq, entry.key) for entry in entries]
    assert [entry.text for entry in entries] == [entry.key for entry in entries]
    assert sum(lost.values()) > 0, "nobody ever collided: this test has proved nothing"


def test_the_same_wish_from_many_sides_is_stored_once(stores: list[Store]) -> None:
    table_id = stores[0].create(a_table()).wait()
    chance = random.Random(13)
    for seq in range(RACES):
        copies = chance.randint(2, 5)
        waiting = [
            chance.choice(stores).append(table_id, seq, f"click-{seq}", an_answer(f"n{seq}"))
            for _ in range(copies)
        ]
        answers = [pending.wait() for pending in waiting]
        assert {answer.seq for answer in answers} == {seq + 1}
        assert sorted([answer.repeated for answer in answers]) == [False] + [True] * (copies - 1)
    entries = stores[0].log(table_id).wait().entries
    assert [entry.key for entry in entries] == [f"click-{seq}" for seq in range(RACES)]


def test_one_empty_seat_goes_to_one_of_many(stores: list[Store]) -> None:
    table_id = stores[0].create(a_table()).wait()

    def sit_down(writer: int) -> bool:
        seat = Seat(number=1, name=f"w{writer}", played_by="you", secret_hash=secret_hash(str(writer)))
        try:
            return stores[writer % STORES].change_seat(table_id, seat).wait() == 1
        except Stale:
            return False

    sat = at_once(sit_down)
    assert sat.count(True) == 1
    assert stores[0].log(table_id).wait().seats[1].opened_by(str(sat.index(True)))


def test_everybody_may_speak_at_once(stores: list[Store]) -> None:
    table_id = stores[0].create(a_table()).wait()
    words = max(2, RACES // 10)

    def talk(writer: int) -> None:
        for number in range(words):
            key = f"w{writer}-{number}"
            stores[writer % STORES].say(table_id, key, a_word(key)).wait()

    at_once(talk)
    said = stores[0].messages(table_id).wait()
    assert [word.seq for word in said] == list(range(1, WRITERS * words + 1))
    for writer in range(WRITERS):
        own = [word.text for word in said if word.text.startswith(f"w{writer}-")]
        assert own == [f"w{writer}-{number}" for number in range(words)], "each in the order it was said"


def test_groups_that_touch_the_same_tables_in_any_order_do_not_lock_each_other_out(
    stores: list[Store],
) -> None:
    tables = [stores[0].create(a_table()).wait() for _ in range(10)]
    rounds = max(2, RACES // 20)

    def play(writer: int) -> None:
        chance = random.Random(writer)
        for number in range(rounds):
            waiting = [
                stores[writer % STORES].say(table_id, f"w{writer}-{number}", a_word())
                for table_id in chance.sample(tables, len(tables))
            ]
            for pending in waiting:
                pending.wait()

    at_once(play)
    assert [len(stores[0].messages(table_id).wait()) for table_id in tables] == [WRITERS * rounds] * 10
    assert [store.figures.failures for store in stores] == [0] * STORES


def test_the_database_itself_refuses_a_second_entry(stores: list[Store]) -> None:
    """Whatever the program does, the unique keys hold."""
    table_id = stores[0].create(a_table()).wait()
    entry = NewEntry(kind="answer", seat=0, text="h5")
    stores[0].append(table_id, 0, "k", entry).wait()
    connection = stores[0]._database.connect()
    insert = (
        "INSERT INTO entries (table_id, seq, key, kind, seat, text, outcome, at) "
        "VALUES (:id, :seq, :key, 'answer', 0, 'h5', :outcome, 0)"
    )
    try:
        for seq, key in ((1, "other"), (2, "k")):
            with pytest.raises(Exception, match=r"(?i)unique"):
                connection.run(insert, {"id": table_id, "seq": seq, "key": key, "outcome": b""})
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            connection.run(insert, {"id": "2" * 16, "seq": 1, "key": "k", "outcome": b""})
    finally:
        connection.close()
