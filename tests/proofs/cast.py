"""A table at which everybody is who could want something there, with what each of them holds."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette

from polnoc.table.rooms import Room
from tests.proofs.browsers import Browser, Direct
from tests.proofs.inside import room_at
from tests.proofs.players import new_key

#: The seat that everything is about.
SEAT: Final = 1

#: Who there is:
#: a stranger; somebody who has looked at the table; who holds seat 2; who holds seat 1; who made the
#: table and holds seat 0; who has opened an invitation (to a seat that somebody else has taken since, or,
#: if the table is open, to one that is free); who held seat 2 until the host freed it; and who holds seat 1,
#: but whose browser is told what to do by a page of another site.
ROLES: Final = ("stranger", "watcher", "wrong", "right", "host", "invited", "ended", "elsewhere")

FORGED: Final = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}


@dataclass
class Cast:
    """A table and its people."""

    room: Room
    browsers: dict[str, Direct]
    #: The link of the seat that is still free, if one is.
    free_link: str
    #: The links by which seats 1 and 2 were first taken.
    used_links: tuple[str, str]

    @property
    def table(self) -> str:
        return f"/t/{self.room.id}"

    @property
    def facts(self) -> dict[str, str]:
        """What a request at this table may have to name."""
        options = self.room.match.options(SEAT)
        return {
            "id": self.room.id,
            "game": "duchy",
            "seat": str(SEAT),
            "secret": self.free_link.rpartition("/")[2],
            "token": self.room.token(SEAT),
            "action": options[0].text if options else "use",
            "key": new_key(),
        }


async def cast_of(app: Starlette, kind: str = "playing") -> Cast:
    """A new table: `playing`, `open` (its last seat is free) or `over`."""
    people = {role: Direct(app) for role in ROLES}
    host = people["host"]
    seats = "you,free,free,free" if kind == "open" else "you,free,free"
    made = (await host.post("/tables", {"game": "duchy", "seats": seats, "set-points": "1"})).data
    table, links = made["table"], made["invitations"]
    await people["invited"].get(links["3"] if kind == "open" else links["1"])
    await sit(people["right"], table, links["1"], 1, "Prawa")
    await sit(people["ended"], table, links["2"], 2, "Dawna")
    assert (await host.post(f"{table}/free", {"seat": "0", "whose": "2"})).status == 303
    page = (await host.get(table)).text
    [fresh] = set(re.findall(r"/t/\w+/sit/[\w-]+", page)) - set(links.values())
    await sit(people["wrong"], table, fresh, 2, "Lewa")
    await people["watcher"].get(table)
    people["elsewhere"].cookies = people["right"].cookies
    people["elsewhere"].headers = FORGED
    room = await room_at(app, table.removeprefix("/t/"))
    if kind == "over":
        await play_out(room)
    return Cast(room, people, links.get("3", ""), (links["1"], links["2"]))


async def sit(browser: Browser, table: str, link: str, seat: int, name: str) -> None:
    """Take a free seat by its link."""
    assert (await browser.get(link)).status == 303
    taken = await browser.post(f"{table}/sit", {"whose": str(seat), "name": name})
    assert taken.status == 303, taken.text


async def play_out(room: Room) -> None:
    """Random answers to the end."""
    rng = random.Random(13)
    while not room.match.over:
        seat = rng.choice(room.match.asked)
        action = rng.choice(room.match.options(seat))
        await room.answer(seat, room.token(seat), new_key(), action.text)
