"""The data behind lists of tables, notes that are updated in place, and tables that expire."""

from __future__ import annotations

import msgspec
import pytest

from polnoc.store import (
    Age,
    BadValue,
    NewMessage,
    NewSeat,
    Stale,
    Store,
    UnknownTable,
    open_store,
    secret_hash,
)
from polnoc.store.schema import migrate
from polnoc.store.store import find_database
from polnoc.store.values import now
from tests.store.tools import a_table, a_word, an_answer, insert_table

DAY = 86_400_000


def make(store: Store, creator: str = "", listed: bool = True, status: str = "playing") -> str:
    """Create a table; return its id."""
    settings: dict[str, object] = {"creator": creator, "listed": listed}
    new = msgspec.structs.replace(a_table(), settings=settings, status=status)
    return store.create(new).wait()


def set_changed(store: Store, table_id: str, changed: int) -> None:
    """Set the time of a table's last change."""
    connection = store._database.connect()
    values: dict[str, object] = {"id": table_id, "changed": changed}
    assert connection.run("UPDATE pulses SET changed = :changed WHERE table_id = :id", values) == 1
    connection.close()


def listed(store: Store, limit: int = 100, offset: int = 0) -> list[str]:
    found = store.listed(since=now() - DAY, limit=limit, offset=offset).wait()
    return [summary.id for summary in found]


# Notes


def a_note(text: str) -> NewMessage:
    return NewMessage(kind="note", seat=0, audience=1, text=text)


def test_a_revised_message_keeps_its_place_however_often_it_changes(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    store.say(table_id, "before", a_word("hello")).wait()
    for number in range(50):
        assert store.revise(table_id, "note-0", a_note(f"note {number}")).wait().seq == 2
    store.say(table_id, "after", a_word("bye")).wait()
    said = store.messages(table_id).wait()
    assert [(word.seq, word.text) for word in said] == [(1, "hello"), (2, "note 49"), (3, "bye")]
    assert store.faults().wait() == []
    raw = store.export_table(table_id).wait()
    store.remove_table(table_id).wait()
    store.import_table(raw).wait()
    assert store.messages(table_id).wait() == said


def test_who_asks_for_what_is_new_hears_of_a_note_that_has_changed(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    store.revise(table_id, "note-0", a_note("one")).wait()
    store.say(table_id, "k", a_word("hello")).wait()
    assert [word.text for word in store.messages(table_id, 2).wait()] == ["one"]
    store.revise(table_id, "note-0", a_note("two")).wait()
    assert [word.text for word in store.messages(table_id, 2).wait()] == ["two"]


def test_nothing_is_noted_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownTable):
        store.revise("a" * 16, "note-0", a_note("one")).wait()


# Lists


def joinable(store: Store) -> list[str]:
    return [summary.id for summary in store.listed(since=now() - DAY, joinable=True).wait()]


def test_tables_open_to_all_are_listed_while_they_wait_and_as_long_as_they_are(store: Store) -> None:
    seeking = {"joinable": True, "creator": "c"}
    new = msgspec.structs.replace(a_table(), settings=seeking, status="open")
    first = store.create(new).wait()
    both = store.create(msgspec.structs.replace(new, settings={**seeking, "listed": True})).wait()
    quiet = store.create(msgspec.structs.replace(new, settings={"creator": "c"})).wait()
    assert {*joinable(store)} == {first, both}
    assert listed(store) == [], "nobody watches a game that has not begun"
    store.change_table(quiet, 0, settings=seeking).wait()
    store.change_table(first, 0, settings={"creator": "c"}).wait()
    assert {*joinable(store)} == {quiet, both}, "settings that change change the lists"
    store.change_table(both, 0, status="playing").wait()
    assert (joinable(store), listed(store)) == ([quiet], [both])
    assert store.unfinished("c", 0).wait() == 3, "who made them is still known"


def test_a_hundred_new_tables_of_one_creator_hide_nobody_elses(store: Store) -> None:
    early = [make(store, f"visitor {number}") for number in range(4)]
    many = [make(store, "crowd") for _ in range(100)]
    first = listed(store, limit=6)
    assert set(early) < set(first)
    assert len(set(first) & set(many)) == 2
    everything = [table_id for page in range(7) for table_id in listed(store, 16, 16 * page)]
    assert sorted(everything) == sorted(early + many), "pages have every table once"


def test_of_those_that_nobody_is_known_to_have_made_none_hides_another(store: Store) -> None:
    tables = [make(store) for _ in range(5)]
    assert listed(store) == tables[::-1] or set(listed(store)) == set(tables)


def test_lists_have_only_what_is_listed_and_under_way_and_has_changed_lately(store: Store) -> None:
    shown = make(store, "a")
    make(store, "b", listed=False)
    make(store, "c", status="over")
    make(store, "d", status="open")
    set_changed(store, make(store, "e"), now() - 2 * DAY)
    assert listed(store) == [shown]


def test_a_table_that_has_just_changed_comes_first(store: Store) -> None:
    first, second = make(store, "a"), make(store, "b")
    set_changed(store, first, now() - 5_000)
    set_changed(store, second, now() - 4_000)
    assert listed(store) == [second, first]
    store.append(first, 0, "k", an_answer()).wait()
    assert listed(store) == [first, second]


def test_who_is_asked_is_told_only_as_long_as_nothing_has_happened_since(store: Store) -> None:
    table_id = make(store, "a")
    assert store.summaries([table_id]).wait()[0].asked is None
    store.append(table_id, 0, "k", an_answer()).wait()
    before = store.table(table_id).wait().changed
    store.keep_summary(table_id, 1, (0, 2)).wait()
    summary = store.summaries([table_id]).wait()[0]
    assert (summary.asked, summary.status, summary.seats) == ((0, 2), "playing", (("", ""), ("", "")))
    assert summary.changed == before, "a summary is no change"
    store.append(table_id, 1, "l", an_answer()).wait()
    assert store.summaries([table_id]).wait()[0].asked is None
    store.keep_summary(table_id, 0, (1,)).wait()
    assert store.summaries([table_id]).wait()[0].asked is None, "an older summary does not win"


def test_who_is_asked_is_kept_with_the_entry_or_not_at_all(store: Store) -> None:
    table_id = make(store, "a")
    store.append(table_id, 0, "k", an_answer(), asked=(1,)).wait()
    assert store.summaries([table_id]).wait()[0].asked == (1,)
    store.append(table_id, 0, "k", an_answer(), asked=(0,)).wait()
    with pytest.raises(Stale):
        store.append(table_id, 0, "l", an_answer(), asked=(0,)).wait()
    assert store.summaries([table_id]).wait()[0].asked == (1,), "nothing was stored, so nothing was asked"
    store.append(table_id, 1, "m", an_answer(), asked=()).wait()
    assert store.summaries([table_id]).wait()[0].asked == ()


def test_summaries_come_in_the_order_asked_for_without_those_that_are_not_there(store: Store) -> None:
    one, two = make(store), make(store)
    assert [summary.id for summary in store.summaries([two, "a" * 16, one, two]).wait()] == [two, one]
    assert store.summaries([]).wait() == []


def sat(store: Store, person: str, finished: bool, limit: int = 100) -> list[tuple[str, int]]:
    found = store.sittings(person, finished=finished, limit=limit).wait()
    return [(sitting.table_id, sitting.seat) for sitting in found]


def test_the_seats_of_a_person_are_listed_where_something_happened_last_first(store: Store) -> None:
    ola, ala = secret_hash("Ola"), secret_hash("Ala")

    def seated(*persons: str, status: str = "playing") -> str:
        seats = [NewSeat(name="x", played_by="you", person=person) for person in persons]
        return store.create(msgspec.structs.replace(a_table(), seats=seats, status=status)).wait()

    first, second, finished = seated(ola, ala), seated(ola, ola), seated(ala, ola, status="over")
    for age, table_id in enumerate([second, finished, first]):
        set_changed(store, table_id, now() - age * 1_000)
    assert sat(store, ola, finished=False) == [(second, 0), (second, 1), (first, 0)]
    assert sat(store, ola, finished=True) == [(second, 0), (second, 1), (finished, 1), (first, 0)]
    assert sat(store, ola, finished=True, limit=1) == [(second, 0)]
    assert store.sittings(secret_hash("nobody"), finished=True).wait() == []
    [seat, _] = store.log(first).wait().seats
    store.change_seat(first, msgspec.structs.replace(seat, person="")).wait()
    assert (first, 0) not in sat(store, ola, finished=True)
    with pytest.raises(BadValue, match="64 hexadecimal"):
        store.sittings("Ola", finished=True)


def test_unfinished_tables_are_counted_by_creator(store: Store) -> None:
    for status in ("open", "playing", "over"):
        make(store, "a", status=status)
    set_changed(store, make(store, "a"), now() - 2 * DAY)
    make(store, "b")
    assert store.unfinished("a", now() - DAY).wait() == 2


def test_tables_listed_before_there_were_summaries_are_listed_after(address: str) -> None:
    old = find_database(address).connect()
    migrate(old, upto=4)
    old.begin_write([])
    shown = insert_table(old, {"way": "solo", "listed": True, "aids": True})
    insert_table(old, {"listed": False, "label": ""})
    old.commit()
    old.close()
    with open_store(address) as store:
        assert listed(store) == [shown]


# Age


def by_age(store: Store, before: int) -> dict[Age, list[str]]:
    kinds: tuple[Age, ...] = ("finished", "empty", "abandoned")
    return {kind: [id for _, id in store.expired(kind, before).wait()] for kind in kinds}


def test_old_tables_are_told_apart_by_whether_anybody_ever_answered(store: Store) -> None:
    finished, empty, bots_only, abandoned = [make(store) for _ in range(4)]
    store.append(finished, 0, "0.k", an_answer(), status="over").wait()
    store.append(bots_only, 0, "1.bot-1-0", an_answer()).wait()
    store.append(abandoned, 0, "1.bot-1-0", an_answer()).wait()
    store.append(abandoned, 1, "0.k", an_answer()).wait()
    for number, table_id in enumerate((finished, empty, bots_only, abandoned)):
        set_changed(store, table_id, 1_000 + number)
    assert by_age(store, 2_000) == {
        "finished": [finished],
        "empty": [empty, bots_only],
        "abandoned": [abandoned],
    }
    assert by_age(store, 1_000) == {"finished": [], "empty": [], "abandoned": []}
    assert store.expired("empty", 2_000, limit=1, after=(1_001, empty)).wait() == [(1_002, bots_only)]


def test_a_table_at_which_something_has_happened_meanwhile_is_not_removed(store: Store) -> None:
    table_id, limit = make(store, "a"), now() - DAY
    set_changed(store, table_id, limit - 1)
    store.append(table_id, 0, "k", an_answer()).wait()
    assert not store.expire_table(table_id, limit).wait()
    set_changed(store, table_id, limit - 1)
    assert store.expire_table(table_id, limit).wait()
    assert not store.expire_table(table_id, limit).wait()
    with pytest.raises(UnknownTable):
        store.table(table_id).wait()
    assert store.faults().wait() == []
