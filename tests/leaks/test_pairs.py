"""H1: deal everything anew that a reader cannot know, and nothing that he gets changes by a byte."""

from __future__ import annotations

import pytest

from tests.leaks.counts import PAIRS, PAIRS_A_BATTERY
from tests.leaks.eyes import Site
from tests.leaks.pairs import check_pairs

#: The pairs are shared out, so that several processors can work on them.
SHARES = 8


@pytest.mark.measure
@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_tells_two_deals_apart(site: Site, share: int) -> None:
    """Every part of the page, the log, the talk, the options, the view; over HTTP now and then everything."""
    pairs = -(-PAIRS // SHARES)
    tally = check_pairs(share * 1_000_000, pairs, site, PAIRS_A_BATTERY)
    assert tally.pairs >= pairs
    assert tally.different > tally.pairs // 2, "two deals that are the same prove nothing"
    assert tally.batteries >= pairs // PAIRS_A_BATTERY
