"""With everything re-dealt that a reader cannot know, nothing the reader gets changes by a byte."""

from __future__ import annotations

import pytest

from polnoc.engine.game import AnyGame
from tests.leaks.counts import PAIRS, PAIRS_A_BATTERY, SMALL_PAIRS
from tests.leaks.games import FURTHER, OPEN, Share, shared_out
from tests.leaks.readers import Site
from tests.leaks.redeals import check_pairs
from tests.miniatures.package import known


@pytest.mark.measure
@shared_out(PAIRS)
def test_nothing_tells_two_deals_apart(site: Site, share: Share) -> None:
    """Every part of the page, the log, the chat, the options, the view; over HTTP now and then everything."""
    game, first, pairs = share
    tally = check_pairs(game, first, pairs, site, PAIRS_A_BATTERY)
    assert tally["pairs"] >= pairs
    assert tally["different"] > tally["pairs"] // 2, "two deals that are the same prove nothing"
    assert tally["batteries"] >= pairs // PAIRS_A_BATTERY


@pytest.mark.parametrize("game", FURTHER, ids=[game.id for game in FURTHER])
def test_a_game_that_nobody_has_heard_of_is_tried_too(site: Site, game: AnyGame) -> None:
    with known(game):
        tally = check_pairs(game, 0, SMALL_PAIRS, site, SMALL_PAIRS // 4)
    assert tally["batteries"] >= 4
    assert tally["different"] > 0 or game.id in OPEN, "two deals that are the same prove nothing"
