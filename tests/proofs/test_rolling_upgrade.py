"""Two versions on one PostgreSQL at the same time, as in an upgrade without downtime.

The new version adds to the schema while the old one serves. Nothing acknowledged is lost, nobody is told a
different story, and a server freezes, for itself only, what it does not understand, and says so.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from polnoc.store import StoreError, open_store
from polnoc.store.store import find_database
from tests import versions
from tests.proofs import counts
from tests.proofs.browsers import JSON, LIMIT, HttpBrowser, http_browsers
from tests.proofs.cases import CASES, SMALLEST, Case
from tests.proofs.in_process import run
from tests.proofs.players import CONFLICT, DONE, KEY_LETTERS, Wish, begin_online
from tests.proofs.servers import REAL, serving
from tests.proofs.stories import story_of
from tests.proofs.test_upgrades import PEOPLE, SOURCES
from tests.store.postgres_server import Server as Postgres
from tests.versions import Edit, planted

#: A migration that only adds, as all do.
MIGRATION: Final = Edit(
    "store/schema.py",
    "NEWEST: Final = MIGRATIONS[-1].number",
    'ADDED: Final = Migration(len(MIGRATIONS) + 1, "planted", ("CREATE TABLE planted (x BIGINT)",))\n'
    "MIGRATIONS = (*MIGRATIONS, ADDED)  # type: ignore[misc]\n"
    "NEWEST: Final = MIGRATIONS[-1].number",
)

#: How many answers are given at each table, at one server or the other.
ANSWERS: Final = counts.ROLLING_ANSWERS


@dataclass
class Crossed:
    """A table between two servers: 0 is the old one, 1 the new one."""

    id: str
    case: Case
    begun_at: int
    #: The keys of acknowledged answers, and the servers that have accepted any.
    acknowledged: set[str] = field(default_factory=set)
    accepted: set[int] = field(default_factory=set)
    #: Which servers have frozen it for themselves, and why.
    frozen: dict[int, str] = field(default_factory=dict)
    over: bool = False

    @property
    def game(self) -> str:
        return self.case.game.id


class Crossing:
    """People who move back and forth between the servers and remember what was acknowledged."""

    def __init__(self, old: Sequence[HttpBrowser], new: Sequence[HttpBrowser]) -> None:
        self.servers = (old, new)
        self.rng = random.Random(13)
        self.tables: list[Crossed] = []

    async def play(self, case: Case, begun_at: int) -> None:
        """Play a table that begins at one server at both, as far as they can."""
        host, *guests = self.servers[begun_at][: case.players]
        table = Crossed(await begin_online(host, guests, case), case, begun_at)
        self.tables.append(table)
        for server in (0, 1):
            await asyncio.wait_for(self._arrive(server, table), LIMIT)
        for _ in range(ANSWERS):
            await asyncio.wait_for(self._answer_somewhere(table), LIMIT)
        await asyncio.wait_for(self._agree(table), LIMIT)

    async def _arrive(self, server: int, table: Crossed) -> None:
        """Wait until a server knows that everybody sits, or finds that it cannot read the table."""
        seen = await self._seen(server, 0, table)
        while not (seen.get("frozen") or seen["ready"]):
            await asyncio.sleep(0.01)
            seen = await self._seen(server, 0, table)

    async def _seen(self, server: int, seat: int, table: Crossed) -> Any:
        """Return the table as data."""
        answer = await self.servers[server][seat].get(f"/t/{table.id}", JSON)
        assert answer.status == 200, answer.text
        if frozen := answer.data.get("frozen"):
            table.frozen[server] = str(frozen["why"])
        table.over = answer.data["over"]
        return answer.data

    async def _answer_somewhere(self, table: Crossed) -> None:
        """Answer at one of the servers; retry if it had not yet received the other's answers."""
        server = self.rng.randrange(2)
        while await self._answer(server, table) == CONFLICT:
            await asyncio.sleep(0.01)

    async def _answer(self, server: int, table: Crossed) -> int:
        """Let somebody who is asked answer; return the status, or 0 if nobody can answer there any more."""
        for seat in self.rng.sample(range(table.case.players), table.case.players):
            seen = await self._seen(server, seat, table)
            if seen["over"] or server in table.frozen:
                return 0
            if seen["options"]:
                action = self.rng.choice(seen["options"])["action"]
                wish = Wish(table.id, "answer", seat, action, seen["token"])
                answer = await self.servers[server][seat].post(wish.address, wish.form)
                assert answer.status in (DONE, CONFLICT), answer.text
                if answer.status == DONE:
                    table.acknowledged.add(wish.key)
                    table.accepted.add(server)
                return answer.status
        return CONFLICT  # it does not know yet who is asked

    async def _agree(self, table: Crossed) -> None:
        """Wait until both servers tell everybody the same, whether or not they can play on."""
        for old, new in list(zip(*self.servers, strict=True))[: table.case.players]:
            while (await story_of(old, table.id)).told != (await story_of(new, table.id)).told:
                await asyncio.sleep(0.01)
            for person in (old, new):
                assert (await person.get(f"/t/{table.id}")).status == 200


async def cross(ports: tuple[int, int], cases: Sequence[Case]) -> Crossing:
    """Play at two servers; half of the tables begin at each."""
    with http_browsers([ports[0]] * PEOPLE) as old, http_browsers([ports[1]] * PEOPLE) as new:
        for here, there in zip(old, new, strict=True):
            there.cookies = here.cookies  # the same person, at both servers
        crossing = Crossing(old, new)
        for case in cases:
            for begun_at in (0, 1):
                await crossing.play(case, begun_at)
        for people in crossing.servers:
            for path in ("/", "/watch", "/health"):
                assert (await people[0].get(path)).status == 200
        return crossing


def nothing_is_lost(address: str, crossing: Crossing) -> None:
    """Everything acknowledged is in the log, once; the old version can no longer open the store."""
    with pytest.raises(StoreError, match="newer"):
        open_store(address)
    connection = find_database(address).connect_reader()
    for table in crossing.tables:
        rows = connection.rows(
            "SELECT key FROM entries WHERE table_id = :id AND kind = 'answer'", {"id": table.id}
        )
        assert sorted([key[-KEY_LETTERS:] for (key,) in rows]) == sorted(table.acknowledged)
    connection.close()


@pytest.mark.parametrize("rotation", range(counts.UPGRADE_ROTATIONS))
def test_an_old_and_a_new_server_on_one_store(postgres: Postgres, rotation: int, tmp_path: Path) -> None:
    address, kinds = postgres.new_database(), versions.upgrade(rotation)
    new = planted(tmp_path / "src", [MIGRATION, *versions.edits_of(kinds)], SOURCES)
    cases = CASES if counts.ROLLING_ALL else SMALLEST
    with (
        serving(address, REAL, sources=SOURCES) as old_server,
        serving(address, REAL, sources=new) as new_server,
    ):
        crossing = run(cross((old_server.port, new_server.port), cases))
    assert not [line for line in (*old_server.log, *new_server.log) if "Traceback" in line]
    nothing_is_lost(address, crossing)
    for table in crossing.tables:
        EXPECTED[kinds.get(table.game, "content")](table)


def played_at_both(table: Crossed) -> None:
    """Content travels with the table, so both servers have it."""
    assert not table.frozen
    assert table.accepted == {0, 1}
    assert table.over or len(table.acknowledged) == ANSWERS


def played_where_it_began(table: Crossed) -> None:
    """The new server no longer plays the old rules, and the old one does not know the new ones."""
    assert table.frozen == ({1: "rules"} if table.begun_at == 0 else {0: "newer"})
    assert table.accepted == {table.begun_at}


def never_falsified(table: Crossed) -> None:
    """Wherever the difference matters, the server that would play it differently freezes the table."""
    assert set(table.frozen.values()) <= {"differs", "fails"}
    assert table.acknowledged


EXPECTED: Final = {
    "content": played_at_both,
    "raised": played_where_it_began,
    "forgotten": never_falsified,
}
