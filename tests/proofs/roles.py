"""A table with every role (player, host, watcher, stranger, …) and the secrets that each role holds."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette

from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games
from polnoc.lessons import read_lessons
from polnoc.table.rooms import Room, Stale
from polnoc.table.rulebook import rulebook_of
from tests.proofs.browsers import Browser, Direct
from tests.proofs.cases import Case
from tests.proofs.in_process import room_at
from tests.proofs.players import new_key

#: The roles:
#: a stranger; somebody who has viewed the table; the holder of another seat; the holder of the seat in
#: question; the host, who sits on the first seat; somebody who has opened an invitation (to a seat taken
#: since, or, if the table is open, to a free one); somebody who held a seat until the host freed it; and the
#: seat's holder whose browser acts on behalf of another site's page.
#: At a table for one the host does not sit, and at one for two or fewer nobody holds another seat.
ROLES: Final = ("stranger", "watcher", "wrong", "right", "host", "invited", "ended", "elsewhere")

FORGED: Final = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}

GAMES: Final = tuple(all_games())
#: Games in which a seat can stay free while others are taken.
OPEN_GAMES: Final = tuple([game for game in GAMES if max(game.players) > 1])


#: Tables whose last seat is free: reserved for an invited guest, or open to anybody.
WAITING: Final = ("open", "joinable")


def playing_seats(game: AnyGame) -> int:
    """Return the number of seats in a cast: three if the game allows it, else two or one."""
    return next(count for count in (3, 2, 1) if count in game.players)


def games_for(kind: str) -> tuple[AnyGame, ...]:
    """Return the games that can have such a table."""
    return OPEN_GAMES if kind in WAITING else GAMES


@dataclass
class Cast:
    """A table and its people."""

    room: Room
    browsers: dict[str, Direct]
    #: The seat in question, and how many seats are taken.
    seat: int
    taken: int
    #: The link of the seat that is still free, if any.
    free_link: str
    #: The links with which the seats were first taken.
    used_links: tuple[str, ...]

    @property
    def table(self) -> str:
        return f"/t/{self.room.id}"

    @property
    def game(self) -> AnyGame:
        return self.room.game

    def seat_of(self, role: str) -> int:
        """Return the seat that a role holds; WATCHER if none."""
        seats = {"right": self.seat, "elsewhere": self.seat}
        if self.taken > 1:
            seats["host"] = 0
        if self.taken > 2:
            seats["wrong"] = 2
        return seats.get(role, WATCHER)

    @property
    def facts(self) -> dict[str, str]:
        """Everything that a request at this table may have to name."""
        options = self.room.match.options(self.seat) if self.room.begun and not self.room.over else []
        lesson = read_lessons(self.game)[0]
        return {
            "id": self.room.id,
            "game": self.game.id,
            "seats": ",".join(["you"] * min(self.game.players)),
            "seat": str(self.seat),
            "free": str(len(self.room.seats) - 1),
            "secret": self.free_link.rpartition("/")[2],
            "token": self.room.token(self.seat) if self.room.begun else "none",
            "seating": self.room.seating,
            "action": (options[0] if options else self.game.actions[0]).text,
            "key": new_key(),
            "lesson": lesson.id,
            "rule": next(iter(rulebook_of(self.game, "en").rules)),
        }


async def cast_of(app: Starlette, kind: str = "playing", game: AnyGame | None = None) -> Cast:
    """Create a table: `playing` (the seat is asked), one of WAITING (its last seat is free) or `over`."""
    game = game or games_for(kind)[0]
    people = {role: Direct(app) for role in ROLES}
    host, taken = people["host"], playing_seats(game)
    if kind in WAITING and taken + 1 not in game.players:
        taken -= 1
    case = Case(game, taken + (kind in WAITING))
    seats = case.online if taken > 1 else "free"
    form = {"game": game.id, "seats": seats, "joinable": "yes" if kind == "joinable" else "no"}
    made = (await host.post("/tables", {**form, **case.short})).data
    table, links = made["table"], made["invitations"]
    seat, last = min(1, taken - 1), taken - 1
    await people["invited"].get(links[str(taken)] if kind in WAITING else links[str(seat)])
    if taken > 2:
        await sit(people["right"], table, links[str(seat)], seat, "Prawa")
    await sit(people["ended"], table, links[str(last)], last, "Dawna")
    assert (await host.post(f"{table}/free", {"seat": "0", "whose": str(last)})).status == 303
    page = (await host.get(table)).text
    [fresh] = set(re.findall(r"/t/\w+/sit/[\w-]+", page)) - set(links.values())
    await sit(people["wrong" if taken > 2 else "right"], table, fresh, last, "Lewa")
    await people["watcher"].get(table)
    people["elsewhere"].cookies = people["right"].cookies
    people["elsewhere"].headers = FORGED
    room = await room_at(app, table.removeprefix("/t/"))
    if kind not in WAITING:
        await play_until(room, lambda: room.over if kind == "over" else seat in room.match.asked)
    await asyncio.gather(*app.state.tables.bots._tasks.values())  # the result is stored a moment later
    return Cast(room, people, seat, taken, links.get(str(taken), ""), tuple(links.values()))


async def sit(browser: Browser, table: str, link: str, seat: int, name: str) -> None:
    """Take a free seat with its link."""
    assert (await browser.get(link)).status == 303
    taken = await browser.post(f"{table}/sit", {"whose": str(seat), "name": name})
    assert taken.status == 303, taken.text


async def play_until(room: Room, enough: Callable[[], bool]) -> None:
    """Play random answers of whoever is asked."""
    rng = random.Random(13)
    while not enough():
        seat = rng.choice(room.match.asked)
        action = rng.choice(room.match.options(seat))
        with contextlib.suppress(Stale):  # a window for reactions may have closed meanwhile
            await room.answer(seat, room.token(seat), new_key(), action.text)
