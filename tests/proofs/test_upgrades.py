"""A new version opens the tables of the one before: no game changes, and nobody gets an error.

A server plays tables of all games; then one with a planted change starts on the same store. Everybody is
told what they were told before, and either plays on or is told why not. A release run has larger numbers,
tries every kind of change on every game, and does it on both databases:
POLNOC_UPGRADE_OPEN=200 POLNOC_UPGRADE_FINISHED=200 POLNOC_UPGRADE_ROTATIONS=3 POLNOC_UPGRADE_POSTGRES=1

POLNOC_UPGRADE_SOURCES names the sources of another version, used for both servers: this shows what happens
without pinned rules.
"""

from __future__ import annotations

import json
import logging
import os
import random
import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import unescape
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from tests import versions
from tests.proofs import counts
from tests.proofs.browsers import JSON, Answer, Browser, HttpBrowser, http_browsers
from tests.proofs.cases import CASES, Case, rotation
from tests.proofs.in_process import run
from tests.proofs.players import CONFLICT, DONE, Wish, begin_online, look
from tests.proofs.servers import REAL, serving
from tests.proofs.stories import Story, story_of
from tests.store.postgres_server import Server as Postgres
from tests.versions import Edit, planted

#: Reports what a run measured; show it with pytest --log-cli-level=INFO.
figures = logging.getLogger(__name__)

SOURCES: Final = Path(os.environ.get("POLNOC_UPGRADE_SOURCES", str(versions.SOURCES)))

#: Answers given at a table that is not played to its end.
ANSWERS: Final = 30
PEOPLE: Final = max([case.players for case in CASES])


@dataclass
class Left:
    """A table as its people left it: what each seat and then a watcher had been told, and its record."""

    case: Case
    stories: list[Story]
    record: dict[str, Any]


@dataclass
class Evening:
    """People, each with a browser, and the tables at which they have played."""

    cookies: list[dict[str, str]] = field(default_factory=lambda: [{} for _ in range(PEOPLE)])
    tables: dict[str, Left] = field(default_factory=dict)

    def of(self, game: str) -> Evening:
        """Return only the tables of a game."""
        ours = {table: left for table, left in self.tables.items() if left.case.game.id == game}
        return Evening(self.cookies, ours)


# The version before -------------------------------------------------------------------


async def spend(port: int) -> Evening:
    """Play at a server."""
    evening = Evening()
    with http_browsers([port] * (PEOPLE + 1)) as (*people, watcher):
        for number, case in enumerate(islice(rotation(), counts.UPGRADE_OPEN + counts.UPGRADE_FINISHED)):
            finish = number >= counts.UPGRADE_OPEN
            fields = case.short if finish else {}
            table = await begin_online(people[0], people[1 : case.players], case, listed="yes", **fields)
            await play(people, table, None if finish else ANSWERS, random.Random(number))
            evening.tables[table] = await leave(people, watcher, table, case)
        evening.cookies = [person.cookies for person in people]
    return evening


async def play(people: Sequence[Browser], table: str, most: int | None, rng: random.Random) -> None:
    """Give `most` random answers, each from its seat's browser; None: until the game is over."""
    given = 0
    while most is None or given < most:
        asked = (await look(people[0], table))["view"]["asked"]
        if not asked:
            return
        seat = rng.choice(asked)
        assert (await answer(people[seat], table, seat, rng)).status == DONE
        given += 1


async def answer(person: Browser, table: str, seat: int, rng: random.Random) -> Answer:
    """Give a random answer of a seat."""
    seen = await look(person, table, seat)
    wish = Wish(table, "answer", seat, rng.choice(seen["options"])["action"], seen["token"])
    return await person.post(wish.address, wish.form)


async def leave(people: Sequence[Browser], watcher: Browser, table: str, case: Case) -> Left:
    """Record what everybody knows of a table."""
    stories = [await story_of(person, table) for person in (*people[: case.players], watcher)]
    found = await watcher.get(f"/t/{table}/record.json")
    return Left(case, stories, found.data if stories[0].over else {})


@dataclass
class Frozen:
    """Why a table is frozen: a code for programs, and a text in the reader's language."""

    why: str
    say: str


async def why_frozen(browser: Browser, table: str) -> Frozen | None:
    """Return what a server says about a table that it does not continue; None if it does."""
    told = (await browser.get(f"/t/{table}", JSON)).data.get("frozen")
    return Frozen(**told) if told else None


# The next version ---------------------------------------------------------------------


class Return:
    """The same people at a server of another version. Everything they find is checked."""

    def __init__(self, people: Sequence[HttpBrowser], stranger: HttpBrowser, evening: Evening) -> None:
        self.people = people
        self.stranger = stranger
        self.evening = evening
        #: Tables per game that go on, and that are frozen.
        self.goes_on: Counter[str] = Counter()
        self.frozen: Counter[str] = Counter()

    async def look_around(self) -> None:
        """Look at the lists and pages that everybody has."""
        for browser in (self.people[0], self.stranger):
            for path in ("/", "/watch", "/health", "/mine"):
                assert (await browser.get(path)).status == 200, path

    async def look_at_all(self) -> None:
        """Look at every table as everybody."""
        for number, (table, left) in enumerate(self.evening.tables.items()):
            frozen = [await self._look(*reader, table, left) for reader in self._readers(table, left)]
            assert len(set(frozen)) == 1, "some are told that it is frozen, and some are not"
            (self.frozen if frozen[0] else self.goes_on)[left.case.game.id] += 1
            if left.record:
                await self._look_back(table, left)
            else:
                await self._try_to_answer(table, left, bool(frozen[0]), random.Random(number))

    def _readers(self, table: str, left: Left) -> Iterable[tuple[HttpBrowser, Story]]:
        """Yield all players, the host first, and a watching stranger, with what each had been told."""
        return zip((*self.people[: left.case.players], self.stranger), left.stories, strict=True)

    async def _look(self, browser: HttpBrowser, before: Story, table: str, left: Left) -> str:
        """Read the table as data, as a page and over its socket; return why it is frozen, if it is."""
        story = await story_of(browser, table)
        assert story.told == before.told, f"{left.case}: another story"
        assert (story.over, story.winners) == (before.over, before.winners), f"{left.case}: another end"
        page = await browser.get(f"/t/{table}")
        assert page.status == 200
        frozen = await why_frozen(browser, table)
        assert story.options == ([] if frozen else before.options), f"{left.case}: other options"
        async with browser.listen(f"/t/{table}/live?have=") as socket:
            news = json.loads(await socket.recv())
        if frozen:
            assert news == {"go": f"/t/{table}"}
            assert frozen.say in unescape(page.text)
        else:
            assert "put" in news
        return frozen.why if frozen else ""

    async def _try_to_answer(self, table: str, left: Left, frozen: bool, rng: random.Random) -> None:
        asked = [seat for seat, story in enumerate(left.stories[:-1]) if story.options]
        seat = rng.choice(asked)
        if not frozen:
            assert (await answer(self.people[seat], table, seat, rng)).status == DONE
            return
        wish = Wish(table, "answer", seat, left.stories[seat].options[0], "token")
        refused = await self.people[seat].post(wish.address, wish.form)
        assert refused.status == CONFLICT
        assert refused.data["problem"]

    async def _look_back(self, table: str, left: Left) -> None:
        """Check that a finished game's result is unchanged."""
        for person in (self.people[0], self.stranger):
            record = await person.get(f"/t/{table}/record.json")
            assert record.status == 200, record.text
            given = {name: value for name, value in record.data.items() if name != "sources"}
            assert given == left.record
            for path in ("replay/0", "replay/3?eyes=0", "record.txt?lang=pl", "film"):
                found = await person.get(f"/t/{table}/{path}")
                assert found.status in (200, 303, 404, 409), f"{path}: {found.status}"


async def come_back(port: int, evening: Evening) -> Return:
    """Look at everything at a server of the next version."""
    with http_browsers([port] * (PEOPLE + 1)) as (*people, stranger):
        for person, cookies in zip(people, evening.cookies, strict=True):
            person.cookies = dict(cookies)
        back = Return(people, stranger, evening)
        await back.look_around()
        await back.look_at_all()
        await back.look_around()
        return back


def upgraded(address: str, evening: Evening, folder: Path, edits: Iterable[Edit]) -> Return:
    """Return what people find at a server of a version with a planted change."""
    with serving(address, REAL, sources=planted(folder / "src", edits, SOURCES)) as server:
        back = run(come_back(server.port, evening))
    problems = [line for line in server.log if "Traceback" in line or "Error" in line]
    assert not problems, server.log
    figures.info("go on: %s, frozen: %s", dict(back.goes_on), dict(back.frozen))
    return back


# Planted changes ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Evening]:
    """An evening, and the file that stores it."""
    file = tmp_path_factory.mktemp("evening") / "tables.db"
    with serving(str(file), REAL, sources=SOURCES) as server:
        return file, run(spend(server.port))


@pytest.fixture(scope="module")
def on_postgres(postgres: Postgres) -> tuple[str, Evening]:
    """An evening, and the database that stores it."""
    address = postgres.new_database()
    with serving(address, REAL, sources=SOURCES) as server:
        return address, run(spend(server.port))


@pytest.fixture(params=["sqlite", "postgresql"] if counts.UPGRADE_POSTGRES else ["sqlite"])
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Evening]:
    """An evening in its own store."""
    if request.param == "sqlite":
        file, spent = request.getfixturevalue("on_sqlite")
        return str(shutil.copy(file, tmp_path / "tables.db")), spent
    address, spent = request.getfixturevalue("on_postgres")
    return request.getfixturevalue("postgres").copy_of(address), spent


@pytest.mark.parametrize("rotation", range(counts.UPGRADE_ROTATIONS))
def test_no_upgrade_changes_a_game(evening: tuple[str, Evening], rotation: int, tmp_path: Path) -> None:
    kinds = versions.upgrade(rotation)
    back = upgraded(*evening, tmp_path, versions.edits_of(kinds))
    for game, kind in kinds.items():
        assert (kind != "raised") or not back.goes_on[game], f"{game}: played on by other rules"
        assert (kind != "content") or not back.frozen[game], f"{game}: frozen, though its content is stored"
        assert (kind != "forgotten") or back.frozen[game], f"{game}: nothing was found out"


def test_tables_by_earlier_rules_go_on_where_these_are_still_played(
    evening: tuple[str, Evening], tmp_path: Path
) -> None:
    address, spent = evening
    back = upgraded(address, spent.of("straszydla"), tmp_path, versions.BEHIND_THE_VERSION)
    assert back.goes_on["straszydla"] == len(spent.of("straszydla").tables)
    assert not back.frozen


@pytest.mark.repeats("test_no_upgrade_changes_a_game")
def test_two_cards_that_change_places_in_the_program_falsify_nothing(
    evening: tuple[str, Evening], tmp_path: Path
) -> None:
    address, spent = evening
    back = upgraded(address, spent.of("duchy"), tmp_path, versions.SWAPPED_IN_CODE)
    assert set(back.frozen) == {"duchy"}
