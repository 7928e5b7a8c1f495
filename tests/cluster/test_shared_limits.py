"""Hourly limits are counted by all servers of a store together, and a browser is the same at each."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace

from polnoc.store import open_store
from polnoc.table.limits import COOKIE, HOURLY, UNCOUNTED
from tests.proofs.browsers import Direct
from tests.proofs.cases import SMALLEST
from tests.proofs.in_process import run
from tests.store.postgres_server import Server as Postgres
from tests.table.serving import table_app

FORM = {"game": SMALLEST[0].game.id, "seats": SMALLEST[0].people}
TOO_MUCH = 429


def test_what_one_server_counts_the_other_counts_too(postgres: Postgres) -> None:
    address = postgres.emptied_database()
    limits = replace(UNCOUNTED, local=True, address_tables=3, tables=100)

    async def proof() -> None:
        async with AsyncExitStack() as stack:
            apps = []
            for _ in range(2):
                app = table_app(stack.enter_context(open_store(address)), limits)
                await stack.enter_async_context(app.router.lifespan_context(app))
                apps.append(app)
            here, there = Direct(apps[0]), Direct(apps[1])
            for _ in range(2):
                assert (await here.post("/tables", FORM)).status == 201
            statuses = [201]
            while statuses[-1] == 201:  # it learns of the others in a moment
                statuses.append((await there.post("/tables", FORM)).status)
            assert statuses[-1] == TOO_MUCH
            assert len(statuses) <= 2 + 3, "never more than a server would allow that is alone"
            assert (await here.post("/tables", FORM)).status == TOO_MUCH
            passes = here.cookies[COOKIE]
            stranger = Direct(apps[1], {COOKIE: passes})
            assert COOKIE not in [
                value.partition("=")[0]
                for name, value in (await stranger.get("/rules")).headers
                if name == "set-cookie"
            ], "a browser that one server knows is known to the other"

    run(proof())


def test_only_limits_of_an_hour_are_shared() -> None:
    assert "address_codes" in HOURLY
    assert not {"requests", "submits", "sockets", "connections"} & HOURLY
