"""Bots, stand-ins and hints get the view of their seat and unpredictable random numbers, nothing else."""

from __future__ import annotations

import msgspec
import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.table.room_seats import RoomSeat
from tests.leaks.bots import check_bots
from tests.leaks.counts import CHOICES
from tests.leaks.games import Share, each_game, shared_out
from tests.leaks.readers import Ask, Site, cookies_of
from tests.leaks.recorded_play import NAMES, STAND_IN, Who, World, some_terms


@pytest.mark.measure
@shared_out(CHOICES)
def test_bots_are_shown_their_view_and_nothing_else(site: Site, share: Share) -> None:
    tally = check_bots(site, *share)
    assert tally["choices"] >= share.amount
    assert tally["different"] > 0, "twins that are the same prove nothing"


class Masked(Seed):
    """Seeds that all publish the same promise."""

    @property
    def commitment(self) -> str:
        return "0" * 64


def bot_seeds(site: Site, game: AnyGame, seed: Seed) -> tuple[str, str]:
    """Return the random seed of a bot, and that of a hint, at a table with this seed."""
    terms = site.at_a_table(some_terms(game, 0))
    world = World(terms)
    world.room.match.seed = seed
    world.room.settings = msgspec.structs.replace(world.room.settings, hints=True)
    site.show(world.room)
    seat = world.room.match.asked[0]
    form = {"seat": str(seat), "token": world.room.token(seat)}
    site.answers([Ask(f"/t/{terms.id}/hint", form, json=True)], cookies_of(terms, Who(seat), "pl"))
    hint = site.bots.asked[-1]
    world.room.seats[seat] = RoomSeat(NAMES[seat], STAND_IN)
    site.run(site.tables.bots._let_answer(world.room, seat))
    return msgspec.json.decode(site.bots.asked[-1])[-1], msgspec.json.decode(hint)[-1]


@each_game()
def test_seeds_depend_on_the_seed_that_nobody_knows(site: Site, game: AnyGame) -> None:
    """Whoever could compute it from public data could test what a bot would do with other cards."""
    here, there = bot_seeds(site, game, Masked("sim:1")), bot_seeds(site, game, Masked("sim:2"))
    assert [ours != theirs for ours, theirs in zip(here, there, strict=True)] == [True, True]
