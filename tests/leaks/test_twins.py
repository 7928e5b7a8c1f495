"""Whole games that differ only in what a reader cannot see look the same to that reader."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.game import AnyGame
from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from tests.leaks.comparison import check_share
from tests.leaks.counts import SOCKET_TWINS, TWINS
from tests.leaks.games import OPEN, Share, each_game, share_out, shared_out
from tests.leaks.readers import Site
from tests.leaks.recorded_play import play
from tests.leaks.sockets import check_over_sockets
from tests.leaks.twins import differing, noisy, script_of, twin_of
from tests.miniatures import MINIATURES
from tests.miniatures.package import known
from tests.table.serving import running, table_app


@pytest.mark.measure
@shared_out(TWINS)
def test_a_reader_cannot_tell_a_game_from_its_twin(site: Site, share: Share) -> None:
    """Frame by frame: the same frames come with the same bytes, and none for what the reader may not see."""
    tally = check_share(share, site)
    assert tally["different"] > tally["twins"] // 3, "twins that are the same prove nothing"
    assert tally["secret"] > tally["acts"] // 20
    assert tally["frames"] > tally["twins"]
    assert tally["batteries"] > 0


@pytest.mark.parametrize("game", MINIATURES, ids=[game.id for game in MINIATURES])
def test_a_game_that_nobody_has_heard_of_has_twins_too(site: Site, game: AnyGame) -> None:
    with known(game):
        tally = check_share(Share(game, 0, 4), site)
    assert tally["different"] > 0 or game.id in OPEN


@pytest.mark.measure
def test_the_same_over_real_sockets() -> None:
    with open_store(":memory:") as store:
        app = table_app(store, UNCOUNTED)
        with running(app, UNCOUNTED) as server:
            app.state.tables.bots.wake = lambda room: None
            address = f"http://127.0.0.1:{server.port}"
            for game, first, count in share_out(SOCKET_TWINS):
                for number in range(first, first + count):
                    assert check_over_sockets(address, app, game, number)["frames"] > 0


@each_game()
def test_twins_hide_other_things_and_ask_the_same_seats(game: AnyGame) -> None:
    """Who is asked, and when, is public: a twin has other secrets and the same questions."""
    rng, others = random.Random(game.id), 0
    script = play(game, 1, 60)
    for who in script.terms.readers:
        trail = twin_of(script, who.seat, rng)
        others += differing(script, trail, who.seat)
        assert [act.seat for act in script_of(script, trail).acts] == [act.seat for act in script.acts]
        assert any([act.noise for act in noisy(script, trail, who.seat, rng)]) or script.terms.players == 1
    assert others > len(script.acts) // 2, "the twins hide the same things"
