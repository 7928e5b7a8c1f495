"""Recently used boards are kept, others are dropped."""

from __future__ import annotations

import time
import weakref

import pytest

from polnoc.table.page_renderer import BOARD_SECONDS, RecentBoards


class Board:
    """Stands for a board that remembers what it has drawn."""


def test_a_board_that_has_not_drawn_for_long_is_let_go_of(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    recent, quiet, busy = RecentBoards(), Board(), Board()
    boards = [weakref.ref(quiet), weakref.ref(busy)]
    recent.keep(busy)
    recent.keep(quiet)
    now += BOARD_SECONDS / 2
    recent.keep(busy)
    del quiet, busy
    assert [board() is not None for board in boards] == [True, True]
    now += BOARD_SECONDS / 2 + 1
    recent.keep(Board())
    assert [board() is not None for board in boards] == [False, True]
