"""Results of finished games: stored when a game ends, found again for the people who played.

A result is computed from the log, by the rules: nothing that a browser says is trusted. Games that were
imported as records are not stored, nor those played in lessons.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from polnoc.records.history import FinishedGame, OwnGame, finished_game
from polnoc.store.people import KeptResult
from polnoc.table import daily
from polnoc.table.loading import FrozenTable, load
from polnoc.table.rooms import Room
from polnoc.table.stories import day_at
from polnoc.table.tables import Tables

#: At most this many of a person's latest games are looked at.
MOST_GAMES: Final = 1_000
#: At most this many missing results are computed at a time.
MISSING_AT_ONCE: Final = 20


async def keep_results(tables: Tables, room: Room) -> None:
    """Store the result of a finished game: for everybody who played, and for the game of the day."""
    await daily.keep_result(tables, room)
    await keep_game(tables, room)


async def keep_game(tables: Tables, room: Room) -> None:
    """Store the result of a finished game once, with the people who held seats at its end."""
    if room.settings.imported or not room.over:
        return
    began, ended = await tables.store.people.span_of_game(room.id)
    game = finished_game(
        room.match,
        id=room.id,
        seats=[(seat.name, seat.played_by) for seat in room.seats],
        began=began,
        ended=ended,
        day=day_at(room),
    )
    people = [(number, seat.person) for number, seat in enumerate(room.seats) if seat.person]
    await tables.store.people.keep_result(
        KeptResult(
            id=room.id,
            game=game.game,
            ended=game.ended,
            result=msgspec.to_builtins(game),
            people=tuple(people),
        )
    )


async def games_of(tables: Tables, person: str) -> list[OwnGame]:
    """The finished games of a person, the latest first."""
    if not person:
        return []
    await _keep_just_ended(tables, person)
    await _find_missing(tables, person)
    kept = await tables.store.people.results(person, limit=MOST_GAMES)
    return [own_game(one, person) for one in kept]


def own_game(kept: KeptResult, person: str) -> OwnGame:
    """A result as one of a person's games."""
    others = {seat: who for seat, who in kept.people if who != person}
    own = tuple([seat for seat, who in kept.people if who == person])
    return OwnGame(read_game(kept), own, others, kept.from_file)


def read_game(kept: KeptResult) -> FinishedGame:
    """The game that a result is of."""
    return msgspec.convert(kept.result, FinishedGame)


async def _keep_just_ended(tables: Tables, person: str) -> None:
    """Store results of games that ended a moment ago, in case somebody looks before that was done."""
    ended = [room for room in tables.rooms.values() if room.over and _sits(room, person)]
    for room in ended:
        if not await tables.store.people.has_result(room.id):
            await keep_game(tables, room)


def _sits(room: Room, person: str) -> bool:
    return any(seat.person == person for seat in room.seats)


async def _find_missing(tables: Tables, person: str) -> None:
    """Compute results of a person's tables that an earlier version did not store when they ended."""
    for id in await tables.store.people.tables_without_result(person, limit=MISSING_AT_ONCE):
        if ("no result", id) in tables.kept:
            continue
        room = await asyncio.to_thread(load, await tables.store.whole(id))
        if isinstance(room, FrozenTable) or not room.over or room.settings.imported:
            tables.kept["no result", id] = True
        else:
            await keep_game(tables, room)
