"""An answer that showed something to anybody can be undone only by consent."""

from __future__ import annotations

import pytest

from polnoc.engine.game import AnyGame
from tests.leaks.counts import UNDOS
from tests.leaks.free_undo import check_undo_over_http, check_undos
from tests.leaks.games import Share, each_game, shared_out
from tests.leaks.readers import Site


@pytest.mark.measure
@shared_out(UNDOS)
def test_free_undo_ends_where_something_was_shown(share: Share) -> None:
    tally = check_undos(*share)
    assert tally["answers"] == share.amount
    assert tally["free"] < tally["answers"]


@each_game()
def test_the_button_takes_nothing_back_that_was_shown(site: Site, game: AnyGame) -> None:
    assert check_undo_over_http(site, game, 0)["pressed"] > 0
