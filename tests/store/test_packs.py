"""Uploaded packs: private to their owner, limited, and deleted once nobody needs them."""

from __future__ import annotations

from polnoc.engine.packs import content_hash
from polnoc.store import NewSeat, NewTable, Store, secret_hash
from polnoc.store.values import now

ANIA, OLEK = secret_hash("ania"), secret_hash("olek")
DAY = 86_400_000
TEXTS = ("core = 1\n", "mine = 'żółw'\n")


def table(*texts: str) -> NewTable:
    content = content_hash(*texts)
    return NewTable(
        game="duchy",
        rules=1,
        content=content,
        sources=texts,
        seed="sim:1",
        commitment="…",
        seats=[NewSeat()],
    )


def test_a_pack_belongs_to_whoever_brought_it(store: Store) -> None:
    assert store.packs.keep(ANIA, "duchy", "mine.toml", "a = 1").wait() == "kept"
    assert store.packs.keep(ANIA, "bestia", "other.toml", "b = 1").wait() == "kept"
    assert [pack.name for pack in store.packs.of(ANIA, "duchy").wait()] == ["mine.toml"]
    assert {pack.name for pack in store.packs.of(ANIA).wait()} == {"mine.toml", "other.toml"}
    assert store.packs.of(OLEK).wait() == []
    found = store.packs.pack(ANIA, content_hash("a = 1")).wait()
    assert found is not None
    assert (found.game, found.text) == ("duchy", "a = 1")
    assert store.packs.pack(OLEK, content_hash("a = 1")).wait() is None
    assert store.packs.remove(OLEK, found.fingerprint).wait() is False
    assert store.packs.remove(ANIA, found.fingerprint).wait() is True
    assert store.packs.pack(ANIA, found.fingerprint).wait() is None


def test_packs_are_bounded_for_a_person_and_for_all(store: Store) -> None:
    for text in ("a = 1", "b = 1"):
        assert store.packs.keep(ANIA, "duchy", "mine.toml", text, most=2).wait() == "kept"
    assert store.packs.keep(ANIA, "duchy", "mine.toml", "c = 1", most=2).wait() == "many"
    assert store.packs.keep(ANIA, "duchy", "again.toml", "a = 1", most=2).wait() == "kept"
    assert store.packs.bytes_kept().wait() == 10
    assert store.packs.keep(OLEK, "duchy", "mine.toml", "ż = 1", most_bytes=15).wait() == "full"
    assert store.packs.keep(OLEK, "duchy", "mine.toml", "c = 1", most_bytes=15).wait() == "kept"
    store.create(table(*TEXTS)).wait()
    assert store.packs.bytes_kept().wait() > 15 + len("".join(TEXTS))


def test_packs_move_and_go_with_their_person(store: Store) -> None:
    store.packs.keep(ANIA, "duchy", "mine.toml", "a = 1").wait()
    store.packs.keep(OLEK, "duchy", "mine.toml", "a = 1").wait()
    store.packs.keep(ANIA, "duchy", "more.toml", "b = 1").wait()
    store.people.move(ANIA, OLEK).wait()
    assert store.packs.of(ANIA).wait() == []
    assert len(store.packs.of(OLEK).wait()) == 2
    store.people.forget(OLEK).wait()
    assert store.packs.of(OLEK).wait() == []


def test_what_nobody_needs_any_more_goes(store: Store) -> None:
    store.packs.keep(ANIA, "duchy", "mine.toml", "a = 1").wait()
    used, unused = store.create(table(*TEXTS)).wait(), store.create(table("gone = 1")).wait()
    store.remove_table(unused).wait()
    assert store.packs.expire(now() - DAY).wait() == 0
    assert store.packs.expire(now() + DAY).wait() == 2
    assert store.packs.of(ANIA).wait() == []
    assert store.content("duchy", content_hash("gone = 1")).wait() == ()
    assert store.whole(used).wait().sources == TEXTS
    store.create(table("gone = 1")).wait()
    assert store.content("duchy", content_hash("gone = 1")).wait() == ("gone = 1",)


def test_playing_with_a_pack_keeps_it(store: Store) -> None:
    store.packs.keep(ANIA, "duchy", "mine.toml", "a = 1").wait()
    before = now() + 1
    while now() < before:
        pass
    for done in store.packs.use(ANIA, [content_hash("a = 1")]):
        done.wait()
    assert store.packs.expire(before).wait() == 0
