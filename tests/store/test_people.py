"""Results, codes and groups of people, on both databases."""

from __future__ import annotations

import msgspec
import pytest

from polnoc.store import BadValue, Store, open_store, secret_hash
from polnoc.store.people import (
    MOST_GROUPS,
    MOST_MEMBERS,
    MOST_RESULT_BYTES,
    DeviceCode,
    KeptResult,
    Member,
)
from polnoc.store.values import now
from tests.store.tools import a_table

OLA, JAN, EWA = [secret_hash(name) for name in ("ola", "jan", "ewa")]


def kept(id: str, *people: tuple[int, str], ended: int = 1, from_file: bool = False) -> KeptResult:
    return KeptResult(id=id, game="duchy", ended=ended, result={"id": id}, people=people, from_file=from_file)


def ids(store: Store, person: str) -> list[str]:
    return [one.id for one in store.people.results(person, limit=100).wait()]


def test_a_result_is_kept_once_and_outlives_its_table(address: str) -> None:
    with open_store(address) as store:
        table = store.create(a_table()).wait()
        first = kept(table, (0, OLA), (1, JAN))
        assert store.people.keep_result(first).wait() == 1
        assert store.people.keep_result(kept(table, (0, EWA))).wait() == 0, "it never changes"
        assert store.people.has_result(table).wait()
        store.remove_table(table).wait()
    with open_store(address) as store:
        assert (
            store.people.results(OLA, limit=9).wait() == [first] == store.people.results(JAN, limit=9).wait()
        )
        assert ids(store, EWA) == []
        assert store.faults().wait() == []


def test_the_result_of_nobody_goes_with_its_table(store: Store) -> None:
    table = store.create(a_table()).wait()
    store.people.keep_result(kept(table)).wait()
    store.remove_table(table).wait()
    assert not store.people.has_result(table).wait()


def test_the_latest_results_come_first(store: Store) -> None:
    for number in (2, 3, 1):
        store.people.keep_result(kept(f"r{number}", (0, OLA), ended=number)).wait()
    assert ids(store, OLA) == ["r3", "r2", "r1"]
    assert len(store.people.results(OLA, limit=2).wait()) == 2


def test_one_person_becomes_another(store: Store) -> None:
    for one in (kept("a", (0, OLA)), kept("b", (0, OLA), (1, JAN)), kept("c", (0, EWA), from_file=True)):
        store.people.keep_result(one).wait()
    group = store.people.make_group("Czwartki", Member(OLA, "Ola")).wait()
    store.people.move(OLA, JAN).wait()
    assert (ids(store, OLA), sorted(ids(store, JAN)), ids(store, EWA)) == ([], ["a", "b"], ["c"])
    found = store.people.group(group).wait()
    assert found is not None and found.members == (Member(JAN, "Ola"),)
    both = next(one for one in store.people.results(JAN, limit=9).wait() if one.id == "b")
    assert both.people == ((0, JAN), (1, JAN)), "that person sat on both seats"


def test_whoever_is_forgotten_leaves_to_others_what_is_theirs(store: Store) -> None:
    store.people.keep_result(kept("own", (0, OLA))).wait()
    store.people.keep_result(kept("both", (0, OLA), (1, JAN))).wait()
    alone = store.people.make_group("A", Member(OLA, "Ola")).wait()
    shared = store.people.make_group("B", Member(OLA, "Ola")).wait()
    assert store.people.join(shared, 0, Member(JAN, "Jan")).wait()
    store.people.keep_code(DeviceCode("h" * 64, OLA, "sealed", now() + 60_000)).wait()
    store.people.forget(OLA).wait()
    assert ids(store, OLA) == [] and not store.people.has_result("own").wait()
    assert [one.people for one in store.people.results(JAN, limit=9).wait()] == [((1, JAN),)]
    assert store.people.group(alone).wait() is None
    assert [one.id for one in store.people.groups(JAN).wait()] == [shared]
    assert store.people.take_code("h" * 64).wait() is None


def test_loaded_results_are_those_of_whoever_loads_them(store: Store) -> None:
    loaded = kept("file-1", (0, OLA), from_file=True)
    assert store.people.keep_result(loaded).wait() == 1
    assert store.people.keep_result(loaded).wait() == 0
    assert store.people.keep_result(msgspec.structs.replace(loaded, people=((0, JAN),))).wait() == 1
    assert store.people.loaded_results(OLA).wait() == store.people.loaded_results(JAN).wait() == 1


def test_finished_tables_without_a_result_are_found(store: Store) -> None:
    seats = [msgspec.structs.replace(seat, person=OLA) for seat in a_table().seats[:1]]
    new = msgspec.structs.replace(a_table(), seats=[*seats, *a_table().seats[1:]])
    under_way, over = [store.create(new).wait() for _ in range(2)]
    store.change_table(over, 0, status="over").wait()
    assert store.people.tables_without_result(OLA, limit=9).wait() == [over]
    assert store.people.tables_without_result(JAN, limit=9).wait() == []
    store.people.keep_result(kept(over)).wait()
    assert store.people.tables_without_result(OLA, limit=9).wait() == []
    assert not store.people.has_result(under_way).wait()


def test_a_code_is_used_once_and_within_its_time(store: Store) -> None:
    code = DeviceCode("a" * 64, OLA, "sealed", now() + 60_000)
    assert store.people.keep_code(code).wait()
    assert store.people.code("a" * 64).wait() == code, "to look at it costs nothing"
    assert store.people.code("b" * 64).wait() is None
    taken = store.people.take_code("a" * 64).wait()
    assert taken is not None and taken.sealed == "sealed"
    assert store.people.take_code("a" * 64).wait() is None
    assert store.people.keep_code(code._replace(expires=now() - 1)).wait()
    assert store.people.code("a" * 64).wait() is None and store.people.take_code("a" * 64).wait() is None


def test_a_person_has_one_code_at_a_time(store: Store) -> None:
    for letter in "ab":
        store.people.keep_code(DeviceCode(letter * 64, OLA, letter, now() + 60_000)).wait()
    assert store.people.take_code("a" * 64).wait() is None
    assert store.people.take_code("b" * 64).wait() is not None


def test_groups_have_members_names_and_links(store: Store) -> None:
    id = store.people.make_group("Czwartki", Member(OLA, "Ola")).wait()
    assert store.people.join(id, 0, Member(JAN, "Jan")).wait()
    assert store.people.join(id, 0, Member(JAN, "Janek")).wait(), "another name"
    assert not store.people.join(id, 1, Member(EWA, "Ewa")).wait(), "there is no such link"
    assert store.people.change_group(id, name="Piątki", new_link=True).wait()
    assert not store.people.join(id, 0, Member(EWA, "Ewa")).wait(), "the link is void"
    found = store.people.group(id).wait()
    assert found is not None
    assert (found.name, found.generation) == ("Piątki", 1)
    assert [member.name for member in found.members] == ["Ola", "Janek"]
    for person in (OLA, JAN):
        store.people.leave(id, person).wait()
    assert store.people.group(id).wait() is None, "a group of nobody is gone"
    assert not store.people.change_group(id, name="x").wait()


def test_a_group_sees_games_of_two_members_at_this_server(store: Store) -> None:
    id = store.people.make_group("Czwartki", Member(OLA, "Ola")).wait()
    store.people.join(id, 0, Member(JAN, "Jan")).wait()
    for one in (
        kept("both", (0, OLA), (1, JAN)),
        kept("one", (0, OLA), (1, EWA)),
        kept("same", (0, OLA), (1, OLA)),
        kept("file", (0, OLA), (1, JAN), from_file=True),
    ):
        store.people.keep_result(one).wait()
    assert [one.id for one in store.people.group_results(id, limit=9).wait()] == ["both"]


def test_groups_and_members_are_limited(store: Store) -> None:
    made = [store.people.make_group(f"g{n}", Member(OLA, "Ola")).wait() for n in range(MOST_GROUPS + 1)]
    assert all(made[:-1]) and not made[-1]
    everybody = [Member(secret_hash(f"p{number}"), f"p{number}") for number in range(MOST_MEMBERS)]
    joined = [store.people.join(made[0], 0, member).wait() for member in everybody]
    assert joined == [True] * (MOST_MEMBERS - 1) + [False]
    assert store.people.join(made[0], 0, Member(OLA, "Olka")).wait(), "who is in may change the name"


def test_what_cannot_be_kept_is_refused() -> None:
    for bad in (
        {"people": ((0, "nobody"),)},
        {"people": ((-1, OLA),)},
        {"ended": -1},
        {"result": {"text": "x" * MOST_RESULT_BYTES}},
        {"id": ""},
    ):
        fields: dict[str, object] = {"id": "a", "game": "duchy", "ended": 1, "result": {}, **bad}
        with pytest.raises(BadValue):
            KeptResult(**fields)  # type: ignore[arg-type]
