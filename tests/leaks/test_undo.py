"""H6: without consent nothing is taken back that showed anybody anything."""

from __future__ import annotations

import pytest

from tests.leaks.counts import UNDOS
from tests.leaks.eyes import Site
from tests.leaks.undos import check_undo_over_http, check_undos

SHARES = 4


@pytest.mark.measure
@pytest.mark.parametrize("share", range(SHARES))
def test_free_undo_ends_where_something_was_shown(share: int) -> None:
    answers = -(-UNDOS // SHARES)
    tally = check_undos(share * 1_000_000, answers)
    assert tally.answers == answers
    assert 0 < tally.free < tally.answers


@pytest.mark.parametrize("number", range(3))
def test_the_button_takes_nothing_back_that_was_shown(site: Site, number: int) -> None:
    assert check_undo_over_http(site, number) > 0
