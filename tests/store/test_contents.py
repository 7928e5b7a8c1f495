"""What games were played with, stored by fingerprint."""

from __future__ import annotations

import msgspec
import pytest

from polnoc.engine.packs import content_hash
from polnoc.store import BadValue, NewSeat, NewTable, Store, open_store
from polnoc.store.archive import decode

SOURCES = ("core = 1\n", "name = 'żółw'\n", "")
CONTENT = content_hash(*SOURCES)


def new_table(content: str = CONTENT, sources: tuple[str, ...] = SOURCES) -> NewTable:
    return NewTable(
        game="duchy",
        rules=1,
        content=content,
        sources=sources,
        seed="sim:1",
        commitment="…",
        seats=[NewSeat(), NewSeat()],
    )


def test_content_is_kept_with_the_table(store: Store) -> None:
    store.create(new_table()).wait()
    store.create(new_table()).wait()
    assert store.content("duchy", CONTENT).wait() == SOURCES


def test_content_of_another_game_is_not_found(store: Store) -> None:
    store.create(new_table()).wait()
    assert store.content("bestia", CONTENT).wait() == ()
    assert store.content("duchy", "f" * 16).wait() == ()


def test_content_survives(address: str) -> None:
    with open_store(address) as store:
        store.keep_content("duchy", CONTENT, SOURCES).wait()
        store.keep_content("duchy", CONTENT, SOURCES).wait()
    with open_store(address) as store:
        assert store.content("duchy", CONTENT).wait() == SOURCES


def test_other_texts_for_a_fingerprint_are_refused(store: Store) -> None:
    with pytest.raises(BadValue, match="fingerprint"):
        new_table(sources=(*SOURCES, "more"))
    with pytest.raises(BadValue, match="fingerprint"):
        store.keep_content("duchy", CONTENT, SOURCES[:1])
    with pytest.raises(BadValue, match="the most is"):
        store.keep_content("duchy", content_hash("a" * 2_000_000), ("a" * 2_000_000,))
    assert store.content("duchy", CONTENT).wait() == ()


def test_a_table_without_texts_keeps_none(store: Store) -> None:
    store.create(new_table(sources=())).wait()
    assert store.content("duchy", CONTENT).wait() == ()


def test_an_archive_carries_its_content(store: Store, tmp_path: object) -> None:
    table = store.create(new_table()).wait()
    raw = store.export_table(table).wait()
    assert decode(raw).sources == SOURCES
    with open_store(":memory:") as elsewhere:
        elsewhere.import_table(raw).wait()
        assert elsewhere.content("duchy", CONTENT).wait() == SOURCES


def test_an_archive_from_before_has_no_content(store: Store) -> None:
    table = store.create(new_table()).wait()
    old = msgspec.json.decode(store.export_table(table).wait())
    del old["sources"]
    assert decode(msgspec.json.encode(old)).sources == ()
