"""Bots at the table are shown what their seat may see, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from polnoc.engine.game import AnyGame
from polnoc.engine.views import dump
from polnoc.games import pin_of
from polnoc.table.room_seats import RoomSeat
from polnoc.table.rooms import Room
from tests.leaks.counts import Tally
from tests.leaks.readers import Site
from tests.leaks.recorded_play import NAMES, STAND_IN, Leak, Script, TableAct, World, play
from tests.leaks.twins import script_of, twin_of

#: Bots neither talk nor undo.
NO_EXTRAS: dict[str, int] = {}


def check_bots(site: Site, game: AnyGame, first: int, choices: int) -> Tally:
    """Play games and twins in which the reader is a bot; return how many of its choices were compared.

    Leak if the table tells it anything in one of the two that it does not tell it in the other.
    """
    tally, number = Tally(), first
    while tally["choices"] < choices:
        rng = random.Random(f"bots {game.id} {number}")
        script = play(game, number, 100, extras=NO_EXTRAS)
        for seat in range(script.terms.players):
            twin = script_of(script, twin_of(script, seat, rng))
            tally["choices"] += _compared(seat, _shown(site, script, seat), _shown(site, twin, seat))
            tally["different"] += twin != script
        tally["games"] += 1
        number += 1
    return tally


def _compared(seat: int, here: Sequence[bytes], there: Sequence[bytes]) -> int:
    for ours, theirs in zip(here, there, strict=True):
        if ours != theirs:
            raise Leak(f"the bot of seat {seat} is shown {ours!r} or {theirs!r}")
    return len(here)


def _shown(site: Site, script: Script, seat: int) -> list[bytes]:
    """Return all that a seat's bot is shown in a game in which it answers as the script says."""
    world = World(script.terms, script.deal)
    world.room.seats[seat] = RoomSeat(NAMES[seat], STAND_IN)
    shown: list[bytes] = []

    def let_bot(room: Room, act: TableAct) -> None:
        site.bots.asked.clear()
        site.bots.choices = [room.game.actions.parse(act.text).text]
        expected = only_the_view(room, seat)
        site.run(site.tables.bots._let_answer(room, seat))
        if not site.bots.asked[0].startswith(expected):
            raise Leak(f"the bot of seat {seat} is shown {site.bots.asked[0]!r}, not {expected!r}")
        shown.extend(site.bots.asked)

    world.let_bot = let_bot
    for act in script.acts:
        world.do(act)
    return shown


def only_the_view(room: Room, seat: int) -> bytes:
    """Return what a bot may be given, except its random numbers."""
    offered = [action.text for action in room.match.options(seat)]
    given: Any = (pin_of(room.game), room.seats[seat].played_by, dump(room.view(seat)).decode(), offered)
    return msgspec.json.encode(given)[:-1]
