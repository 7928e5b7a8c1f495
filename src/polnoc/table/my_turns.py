"""The tables of a person: where it is their turn, and where they only wait."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.store import Summary
from polnoc.store.values import is_table_id
from polnoc.table import layout
from polnoc.table.people import person_of
from polnoc.table.requests import reader_of, tables_of
from polnoc.table.room_seats import PERSON

#: At most this many tables of a person are looked at, the most recently changed first; also on the page
#: of all games of a person.
MOST_TABLES: Final = 24
MOST_OF_A_PERSON: Final = 50


class MyTable(NamedTuple):
    """A table at which somebody plays, as a summary, and the seats that are theirs."""

    summary: Summary
    seats: tuple[int, ...]

    @property
    def waits_for_me(self) -> bool:
        """Whether it is this person's turn."""
        asked = self.summary.asked or ()
        mine = [seat for seat in self.seats if self.summary.seats[seat][1] == PERSON]
        return not self.summary.frozen and any([seat in asked for seat in mine])


async def my_tables(connection: HTTPConnection) -> list[MyTable]:
    """The tables at which this browser has a game under way: where it is its turn first, then the latest."""
    seats = await _seats_of_person(connection, MOST_TABLES, with_left=False)
    kept = [id for id in connection.cookies.get("tables", "").split(".")[:MOST_TABLES] if is_table_id(id)]
    mine = await _under_way(connection, seats, [*seats, *kept])
    return sorted(mine, key=lambda table: not table.waits_for_me)


async def all_my_tables(connection: HTTPConnection) -> list[MyTable]:
    """The tables at which this person has a game under way, the latest first, including those they left."""
    seats = await _seats_of_person(connection, MOST_OF_A_PERSON, with_left=True)
    return await _under_way(connection, seats, list(seats))


async def _seats_of_person(
    connection: HTTPConnection, limit: int, with_left: bool
) -> dict[str, tuple[int, ...]]:
    """The requester's seats, by table."""
    seats: dict[str, tuple[int, ...]] = {}
    if person := person_of(connection):
        for sitting in await tables_of(connection).store.sittings(person, finished=False, limit=limit):
            if with_left or not sitting.flags.get("off_list"):
                seats[sitting.table_id] = (*seats.get(sitting.table_id, ()), sitting.seat)
    return seats


async def _under_way(
    connection: HTTPConnection, seats: dict[str, tuple[int, ...]], ids: list[str]
) -> list[MyTable]:
    tables = tables_of(connection)
    known = tables.summaries.up_to_date(await tables.store.summaries(list(dict.fromkeys(ids))))
    return [MyTable(table, seats.get(table.id, ())) for table in known if table.status != "over"]


async def _your_turn(request: Request) -> Response:
    """The tables that wait for this browser, for the badge of a page and the text of a push."""
    waiting = [table.summary for table in await my_tables(request) if table.waits_for_me]
    said = layout.shared_words(reader_of(request)).text("notice-push-waiting", count=len(waiting))
    listed = [{"table": f"/t/{table.id}", "due": table.due} for table in waiting]
    return JSONResponse({"tables": listed, "said": said}, headers={"cache-control": "no-store"})


routes: list[BaseRoute] = [Route("/your-turn", _your_turn)]
