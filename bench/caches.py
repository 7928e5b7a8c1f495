"""What each cache on the way from an answer to the frames of its table brings: CPU time with it and without.

Two people and two watchers sit at each of many tables of 13 Duchów, as in `bench.load`, but without network
or disk. Random legal answers are given at the tables in turn; after each, every open page is told what
has changed. `python -m bench.caches` prints, for each cache, how much longer a move takes without it.
"""

from __future__ import annotations

import asyncio
import random
from time import process_time
from typing import Final

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game
from polnoc.table.layout import Reader
from polnoc.table.live import Page
from polnoc.table.protocol import frame_of
from polnoc.table.rooms import PERSON, Room, RoomSeat

#: The window that browsers let us pack with, as a power of two.
WINDOW_BITS: Final = 15


class Table:
    """A table with its pages: two seats and two watchers."""

    def __init__(self, number: int, game: str, players: int) -> None:
        self.luck = random.Random(number)
        found = find_game(game)
        match = Match(found, found.read_options({"players": players}), Seed.simulated(number))
        seats = [RoomSeat(f"Player {number}.{seat}", PERSON, f"{seat}") for seat in range(match.seats)]
        self.room = Room(f"table{number}", match, seats)
        self.moves = 0
        viewers = [*range(match.seats), WATCHER, WATCHER]
        self.pages = [Page(self.room, _reader(seat)) for seat in viewers]
        self.frames = [page.catch_up("") for page in self.pages]

    async def move(self) -> int:
        """One answer, and what each page is sent; how many bytes that is."""
        room = self.room
        seat = self.luck.choice(room.match.asked)
        action = self.luck.choice(room.options(seat))
        self.moves += 1
        await room.answer(seat, room.token(seat), f"{self.moves}", action.text)
        return sum([len(frame_of(news, WINDOW_BITS)) for page in self.pages if (news := page.news())])


def _reader(seat: int) -> Reader:
    reader = Reader("en", "night")
    reader.seat = seat
    return reader


async def play(tables: int, moves: int, game: str, players: int) -> float:
    """Milliseconds of CPU time for a move, by so many moves at each table."""
    live = [Table(number, game, players) for number in range(tables)]
    done, began = 0, process_time()
    for _ in range(moves):
        for table in live:
            if not table.room.over:
                await table.move()
                done += 1
    return 1000 * (process_time() - began) / done


if __name__ == "__main__":
    best = min(asyncio.run(play(40, 25, "duchy", 2)) for _ in range(5))
    print(f"{best:.3f} ms")
