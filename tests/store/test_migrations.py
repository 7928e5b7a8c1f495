"""Databases of earlier versions: their games continue and are told as before."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette

from polnoc import records
from polnoc.cli import main
from polnoc.engine.events import seen_by
from polnoc.engine.seats import WATCHER
from polnoc.store import open_store
from polnoc.store.schema import MIGRATIONS, NEWEST
from polnoc.store.store import find_database
from polnoc.table.frozen_pages import EVENTS_LIMIT
from polnoc.table.loading import FrozenTable
from polnoc.table.loading import load as load_table
from tests.proofs.browsers import JSON, Direct
from tests.proofs.cases import SMALLEST
from tests.proofs.in_process import opened, room_at, run
from tests.proofs.players import DONE, wish_of
from tests.proofs.stories import stories_at
from tests.repeats import in_both_stores
from tests.store import fixtures
from tests.store.fixtures import COMMAND, FIRST, NOTED, SAID, Fixture, KeptTable, load

#: A released migration is never edited: its fingerprint is recorded here; new ones are only added.
TAKEN = {
    1: "3b0aa36b4c449dbe",  # tables, seats and entries
    2: "979a4fb4fbb84322",  # messages
    3: "5ee0aaaf1439e8fc",  # snapshots
    4: "4e1b0101a2486f86",  # labels
    5: "33fa70a296ae132b",  # results
    6: "276323ea908f2be4",  # summaries
    7: "010190824397a4c5",  # contents
    8: "20850927a8c3cdea",  # people
    9: "066f6de5064e8bf2",  # deadlines
    10: "c7e2b8d5dd160fa2",  # memory
    11: "1c793a846e27006a",  # notices
    12: "97ad5997e1f8c703",  # packs
    13: "7658dadff07343cf",  # servers
}


#: What to do if tables of an earlier schema are frozen though their version of the rules is still played.
REMEDY = (
    "stored games do not come out as they did. If only the form of positions has changed, raise FORM of the "
    "position; if the rules have, raise rules_version of the game"
)


def fingerprint(statements: tuple[str, ...]) -> str:
    words = " ".join(" ".join(statements).split())
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def test_no_step_is_ever_edited() -> None:
    assert {step.number: fingerprint(step.statements) for step in MIGRATIONS} == TAKEN


def test_there_is_a_database_of_every_schema() -> None:
    lacking = set(range(FIRST, NEWEST + 1)) - set(fixtures.kept_schemas())
    assert not lacking, f"no database of the schemas {lacking} is kept: run `{COMMAND}`"


@pytest.mark.parametrize(
    ("address", "schema"),
    in_both_stores(fixtures.kept_schemas()),
    indirect=["address"],
)
def test_tables_of_an_earlier_schema_are_told_as_they_were_and_go_on(address: str, schema: int) -> None:
    fixture = fixtures.read(schema)
    load(fixture, address)

    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                await see_everything(app, fixture)
            assert await store.faults() == []

    run(proof())


async def see_everything(app: Starlette, fixture: Fixture) -> None:
    holder, watcher = Direct(app, fixture.cookies), Direct(app)
    assert (await watcher.get("/")).status == 200
    assert (await watcher.get("/watch")).status == 200
    for table, kept in fixture.tables.items():
        data = (await holder.get(f"/t/{table}", JSON)).data
        if data["frozen"]:
            assert data["frozen"]["why"] == "rules", f"{data['game']}, {data['frozen']['why']}: {REMEDY}"
        elif kept.waiting:
            assert data["ready"] is False
        else:
            assert await stories_at(holder, watcher, table, kept.seats) == kept.stories
            texts = [message.text for message in (await room_at(app, table)).messages]
            assert texts == [SAID, NOTED]
            await go_on(app, holder, table, kept)
    standings = (await watcher.get(f"/daily/{fixture.day}", JSON)).data["games"][0]["standings"]
    assert fixture.daily in str(standings)


async def go_on(app: Starlette, holder: Direct, table: str, kept: KeptTable) -> None:
    """Replay a finished game; in any other, somebody answers."""
    if kept.stories[0].over:
        assert (await holder.get(f"/t/{table}/replay/0")).status == 200
        record = records.decode((await holder.get(f"/t/{table}/record.json")).body)
        assert records.verify(record).honest
        assert record.winners == kept.stories[0].winners
        return
    version = (await room_at(app, table)).version
    wish = await wish_of(holder, table, random.Random(13))
    assert wish is not None
    assert (await holder.post(wish.address, wish.form)).status == DONE
    assert (await room_at(app, table)).version == version + 1


@pytest.mark.parametrize("schema", [schema for schema in fixtures.kept_schemas() if schema <= FIRST])
def test_games_of_an_earlier_schema_can_be_read_without_their_rules_once_repaired(
    address: str, schema: int
) -> None:
    """Those versions stored answers only; one that has the rules writes down their outcomes."""
    fixture = fixtures.read(schema)
    load(fixture, address)
    assert main(["admin", "repair", "--store", address]) == 0
    connection = find_database(address).connect()
    connection.run("UPDATE tables SET rules = 99")
    connection.close()
    with open_store(address) as store:
        for table, kept in fixture.tables.items():
            found = load_table(store.whole(table).wait())
            assert isinstance(found, FrozenTable)
            assert found.sources
            for story, seat in zip(kept.stories, (*range(kept.seats), WATCHER), strict=False):
                told = [(event.key, event.args) for event in seen_by(found.story.events, seat)]
                assert msgspec.json.encode(told[:EVENTS_LIMIT]) == msgspec.json.encode(story.told)
                assert (found.over, found.story.winners) == (story.over, story.winners)


def test_a_database_is_kept_by_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fixtures, "FOLDER", tmp_path)
    monkeypatch.setattr(fixtures, "CASES", SMALLEST[1:2])
    monkeypatch.setattr(fixtures, "SMALLEST", ())
    assert fixtures.main(["--add"]) == 0
    assert (
        capsys.readouterr().out == f"databases are kept of the schemas [{NEWEST}]; the newest is {NEWEST}\n"
    )
    assert len(fixtures.read(NEWEST).tables) == 3
