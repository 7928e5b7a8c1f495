"""Events with audiences, and seats as bits."""

from __future__ import annotations

import pytest

from polnoc.engine.events import Event, seen_by
from polnoc.engine.refusals import NOT_NOW, Refusal, Refused
from polnoc.engine.seats import EVERYONE, NOBODY, ONE, WATCHER, but, may_see, only
from polnoc.engine.terminal_rows import MINE, PLAIN, Cell, Row

PUBLIC = Event("turn", {"seat": 1}, EVERYONE)
SECRET = Event("draws-card", {"card": 7}, only(1))
RUMOUR = Event("draws", {"seat": 1}, but(1))


def test_audiences() -> None:
    assert [seat for seat in (0, 1, 2, WATCHER) if may_see(only(0, 2), seat)] == [0, 2]
    assert [seat for seat in (0, 1, 2, WATCHER) if may_see(but(0, 2), seat)] == [1, WATCHER]
    assert all(may_see(EVERYONE, seat) for seat in (0, 7, WATCHER))
    assert not any(may_see(NOBODY, seat) for seat in (0, 7, WATCHER))
    assert only() == NOBODY
    assert but() == EVERYONE
    assert ONE[3] == (3,)


def test_everyone_reads_what_is_for_him_in_order() -> None:
    told = [PUBLIC, SECRET, RUMOUR]
    assert seen_by(told, 1) == [PUBLIC, SECRET]
    assert seen_by(told, 0) == [PUBLIC, RUMOUR]
    assert seen_by(told, WATCHER) == [PUBLIC, RUMOUR]


def test_events_are_compared_by_what_they_say() -> None:
    assert Event("turn", {"seat": 1}, EVERYONE) == PUBLIC
    assert Event("turn", {"seat": 2}, EVERYONE) != PUBLIC
    assert Event("turn", {"seat": 1}, only(1)) != PUBLIC
    assert PUBLIC != "turn"
    assert repr(PUBLIC) == "Event('turn', {'seat': 1}, -1)"
    with pytest.raises(TypeError):
        hash(PUBLIC)


def test_a_refusal_carries_a_rule_and_a_message() -> None:
    refusal = Refusal("DUE-TURN-03", NOT_NOW)
    assert refusal.args == {}
    refused = Refused(refusal)
    assert refused.refusal is refusal
    assert str(refused) == "DUE-TURN-03: refused-not-now {}"


def test_rows_of_a_board_share_nothing() -> None:
    one, other = Row("hand"), Row("hand")
    one.cells.append(Cell("7", MINE))
    one.args["seat"] = 1
    assert other == Row("hand", {}, [])
    assert Cell("7").tone == PLAIN
