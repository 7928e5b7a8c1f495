"""H7 at the table: bots, stand-ins and hints get the view of their seat, and luck that nobody can guess."""

from __future__ import annotations

import msgspec
import pytest

from polnoc.engine.chance import Seed
from polnoc.table.rooms import RoomSeat
from tests.leaks.bots import check_bots
from tests.leaks.counts import CHOICES
from tests.leaks.deeds import NAMES, World, some_terms
from tests.leaks.eyes import Ask, Site, cookies_of


@pytest.mark.measure
def test_bots_are_shown_their_view_and_nothing_else(site: Site) -> None:
    assert check_bots(site, 0, CHOICES) > 0


class Masked(Seed):
    """Seeds that all promise the same."""

    @property
    def commitment(self) -> str:
        return "0" * 64


def luck(site: Site, seed: Seed) -> tuple[str, str]:
    """The luck of a bot, and that of a hint, at a table with this seed."""
    terms = site.at_a_table(some_terms(0))
    world = World(terms)
    world.room.match.seed = seed
    world.room.settings = msgspec.structs.replace(world.room.settings, hints=True)
    site.show(world.room)
    form = {"seat": "0", "token": world.room.token(0)}
    site.answers([Ask(f"/t/{terms.id}/hint", form, json=True)], cookies_of(terms, 0, "pl"))
    hint = site.bots.asked[-1]
    world.room.seats[1] = RoomSeat(NAMES[1], "expert")
    site.run(site.tables._let_answer(world.room, 1))
    return msgspec.json.decode(site.bots.asked[-1])[-1], msgspec.json.decode(hint)[-1]


def test_luck_hangs_on_the_seed_that_nobody_knows(site: Site) -> None:
    """Who could compute it from what is public could try out what a bot would have done with other cards."""
    here, there = luck(site, Masked("sim:1")), luck(site, Masked("sim:2"))
    assert [ours != theirs for ours, theirs in zip(here, there, strict=True)] == [True, True]
