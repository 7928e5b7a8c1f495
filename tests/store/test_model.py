"""The store behaves like a small model for any order of requests (a state machine test)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from polnoc.store import Appended, KeyTaken, Seat, Snapshot, Stale, open_store
from tests.proofs.counts import count
from tests.store.tools import a_table, a_word, an_answer

TABLES = st.integers(0, 1)
KEYS = st.sampled_from(["a", "b", "c", "d", "e", "f"])
TEXTS = st.sampled_from(["h5", "u"])
SEATS = st.integers(0, 1)


@dataclass
class Model:
    """The expected state of a table."""

    entries: list[tuple[str, int, str]] = field(default_factory=list)
    messages: list[tuple[str, int, str]] = field(default_factory=list)
    status: str = "open"
    revision: int = 0
    seats: list[tuple[str, int]] = field(default_factory=lambda: [("", 0), ("", 0)])
    snapshot: int | None = None


class TwoTables(RuleBasedStateMachine):
    """Writes at two tables, one after the other."""

    @initialize()
    def open(self) -> None:
        self.store = open_store(":memory:")
        self.ids = [self.store.create(a_table()).wait() for _ in range(2)]
        self.models = [Model(), Model()]

    def teardown(self) -> None:
        self.store.close()

    @rule(
        table=TABLES,
        late=st.integers(-1, 2),
        key=KEYS,
        text=TEXTS,
        seat=SEATS,
        status=st.sampled_from([None, "playing", "over"]),
    )
    def append(self, table: int, late: int, key: str, text: str, seat: int, status: Any) -> None:
        model = self.models[table]
        expected = max(0, len(model.entries) - late)
        seen = outcome_of(model.entries, expected, (key, seat, text))
        pending = self.store.append(self.ids[table], expected, key, an_answer(text, seat), status=status)
        assert answer(pending) == seen
        if seen == Appended(expected + 1, repeated=False):
            model.entries.append((key, seat, text))
            if status and status != model.status:
                model.status, model.revision = status, model.revision + 1

    @rule(table=TABLES, key=KEYS, text=TEXTS, seat=SEATS)
    def say(self, table: int, key: str, text: str, seat: int) -> None:
        model = self.models[table]
        expected = len(model.messages)
        seen = outcome_of(model.messages, expected, (key, seat, text))
        assert answer(self.store.say(self.ids[table], key, a_word(text, seat))) == seen
        if seen == Appended(expected + 1, repeated=False):
            model.messages.append((key, seat, text))

    @rule(table=TABLES, seat=SEATS, revision=st.integers(0, 3), name=TEXTS)
    def change_seat(self, table: int, seat: int, revision: int, name: str) -> None:
        model = self.models[table]
        current = model.seats[seat][1]
        pending = self.store.change_seat(self.ids[table], Seat(number=seat, name=name, revision=revision))
        if revision != current:
            assert answer(pending) == ("stale", current)
        else:
            assert answer(pending) == revision + 1
            model.seats[seat] = (name, revision + 1)

    @rule(table=TABLES, revision=st.integers(0, 3), status=st.sampled_from(["open", "playing", "over"]))
    def change_table(self, table: int, revision: int, status: Any) -> None:
        model = self.models[table]
        pending = self.store.change_table(self.ids[table], revision, status=status)
        if revision != model.revision:
            assert answer(pending) == ("stale", model.revision)
        else:
            assert answer(pending) == revision + 1
            model.status, model.revision = status, revision + 1

    @rule(table=TABLES, seq=st.integers(0, 6))
    def keep_snapshot(self, table: int, seq: int) -> None:
        model = self.models[table]
        is_newest = seq <= len(model.entries) and (model.snapshot is None or seq > model.snapshot)
        kept = self.store.keep_snapshot(self.ids[table], Snapshot(seq=seq, data=b"s")).wait()
        assert kept == is_newest
        if is_newest:
            model.snapshot = seq

    @rule(table=TABLES)
    def move_out_and_in(self, table: int) -> None:
        raw = self.store.export_table(self.ids[table]).wait()
        self.store.remove_table(self.ids[table]).wait()
        assert self.store.import_table(raw).wait() == self.ids[table]
        self.models[table].revision = 0
        self.models[table].snapshot = None

    @invariant()
    def the_store_is_as_the_model_says(self) -> None:
        for table_id, model in zip(self.ids, self.models, strict=True):
            log, said = self.store.log(table_id).wait(), self.store.messages(table_id).wait()
            numbered = [(entry.seq, entry.key, entry.seat, entry.text) for entry in log.entries]
            assert numbered == [(number, *entry) for number, entry in enumerate(model.entries, 1)]
            numbered = [(word.seq, word.key, word.seat, word.text) for word in said]
            assert numbered == [(number, *word) for number, word in enumerate(model.messages, 1)]
            assert (log.table.status, log.table.revision) == (model.status, model.revision)
            assert [(seat.name, seat.revision) for seat in log.seats] == model.seats
            snapshot = self.store.snapshot(table_id).wait()
            assert (snapshot and snapshot.seq) == model.snapshot
        assert self.store.faults().wait() == []


def outcome_of(stored: list[tuple[str, int, str]], expected: int, wish: tuple[str, int, str]) -> object:
    """Return the expected outcome of a write of the next entry."""
    keys = [key for key, _, _ in stored]
    if wish[0] in keys:
        number = keys.index(wish[0])
        return Appended(number + 1, repeated=True) if stored[number] == wish else "taken"
    return Appended(expected + 1, repeated=False) if expected == len(stored) else ("stale", len(stored))


def answer(pending: Any) -> object:
    """Return the outcome of a write."""
    try:
        return pending.wait()
    except KeyTaken:
        return "taken"
    except Stale as stale:
        return "stale", stale.current


TwoTables.TestCase.settings = settings(
    max_examples=count("POLNOC_EXAMPLES", 10), stateful_step_count=30, deadline=None
)
TestTwoTables = TwoTables.TestCase
