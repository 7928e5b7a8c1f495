"""H1, silence, timing: whole games that are alike to a reader, whatever happens where he never looks."""

from __future__ import annotations

import random

import pytest

from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from tests.leaks.alike import Tally, check_twins, make_twins
from tests.leaks.counts import SOCKET_TWINS, TWINS
from tests.leaks.deeds import play
from tests.leaks.duchy import lie_of_the_cards
from tests.leaks.eyes import Site
from tests.leaks.sockets import check_over_sockets
from tests.leaks.twins import noisy, retold, twin_of
from tests.table.serving import running, table_app

#: The games are shared out, so that several processors can work on them.
SHARES = 4


@pytest.mark.measure
@pytest.mark.parametrize("share", range(SHARES))
def test_a_reader_cannot_tell_a_game_from_its_twin(site: Site, share: int) -> None:
    """Frame by frame: the same ones come, of the same bytes, and none for what is none of his business."""
    tally, rng, number = Tally(), random.Random(share), share
    while tally.games * SHARES < TWINS:
        for twins in make_twins(number, site):
            check_twins(twins, tally, rng, site)
        number += SHARES
    assert tally.different > tally.games // 2, "twins that are the same prove nothing"
    assert tally.noise > tally.deeds // 10
    assert tally.frames > tally.games
    assert tally.batteries > 0


@pytest.mark.measure
def test_the_same_over_real_sockets() -> None:
    with open_store(":memory:") as store:
        app = table_app(store, UNCOUNTED)
        with running(app, UNCOUNTED) as server:
            app.state.tables.wake = lambda room: None
            address = f"http://127.0.0.1:{server.port}"
            frames = [check_over_sockets(address, app, number) for number in range(SOCKET_TWINS)]
    assert all(frames)


@pytest.mark.parametrize("number", range(3))
def test_twins_hide_other_cards_and_ask_the_same_seats(number: int) -> None:
    """Who is asked, and when, hangs on what all can see: a twin has other secrets and the same questions."""
    rng, others = random.Random(number), 0
    script = play(number, 60)
    for seat in script.terms.eyes:
        twin = twin_of(script, seat, rng)
        for here, there in zip(retold(script), retold(twin), strict=True):
            others += lie_of_the_cards(here.node.position) != lie_of_the_cards(there.node.position)
        assert [deed.seat for deed in twin.deeds] == [deed.seat for deed in script.deeds]
        assert any([line.noise for line in noisy(twin, seat, rng)])
    assert others > len(script.deeds), "the twins hide the same cards"
