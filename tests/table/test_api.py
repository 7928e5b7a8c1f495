"""The API description matches what is sent, and whatever it allows is safe."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import schemathesis
from examples import client as example_client
from examples.client import Site, play
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from starlette.testclient import TestClient

from polnoc.store import open_store
from polnoc.table import api
from polnoc.table.app import create_app
from polnoc.table.limits import Limits
from tests.table.serving import running_table
from tests.table.tools import JSON, begin, look, play_on

#: How many requests each operation is tried with; a release run raises it.
CASES = int(os.environ.get("POLNOC_API_CASES", "3"))
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def test_every_operation_that_is_described_exists(client: TestClient) -> None:
    known = {
        (method.lower(), route.path)
        for route in client.app.routes  # type: ignore[attr-defined]
        for method in getattr(route, "methods", None) or ()
    }
    assert {(operation.method, operation.path) for operation in api.OPERATIONS} <= known


def test_the_page_and_the_document_are_served(client: TestClient) -> None:
    page = client.get("/api").text
    document = client.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    for operation in api.OPERATIONS:
        assert f"{operation.method.upper()} {operation.path}" in page
        assert operation.method in document["paths"][operation.path]


def test_what_is_sent_is_what_is_described(client: TestClient) -> None:
    table = begin(client, "you,novice")
    for path in (table, f"{table}?events=0"):
        raw = client.get(path, headers=JSON).content
        seen = msgspec.json.decode(raw, type=api.TableData, strict=True)
        assert seen.seat == 0
        assert bool(seen.log) == ("events" in path)
    play_on(client, table, (None,), random.Random(1))
    assert look(client, table)["seed"]


def test_a_program_is_told_where_its_table_is(client: TestClient) -> None:
    made = client.post("/tables", data={"game": "duchy", "seats": "you,free"}, headers=JSON)
    assert made.status_code == 201
    told = msgspec.json.decode(made.content, type=api.Made)
    assert client.get(told.invitations["1"], follow_redirects=False).status_code == 303
    assert look(client, told.table)["ready"] is False


@pytest.fixture(scope="module")
def visited() -> Iterator[tuple[Any, dict[str, str], dict[str, str]]]:
    """The description, ids of an unfinished table and of a group, and the cookies of somebody in both.

    Schemathesis reads the description, and searches all sources for constants to try, once per load.
    """
    with open_store(":memory:") as store:
        app = create_app(store, pace=0.0, workers=1)
        with TestClient(app) as client:
            table = begin(client, "you,you,random")
            form = {"group": "Sowy", "name": "Ola"}
            group = client.post("/friends", data=form, headers=JSON).json()["group"]
            ids = {path.split("/")[1]: path.split("/")[2] for path in (table, group)}
            described = schemathesis.openapi.from_asgi("/api/openapi.json", app)
            yield described, ids, dict(client.cookies.items())


#: Every operation, for a stranger, and for somebody who plays at a table and is in a group.
TRIED = [
    pytest.param(operation, known, id=f"{operation.method} {operation.path} {which}")
    for operation in api.OPERATIONS
    for known, which in ((False, "anything"), (True, "what is ours"))
]


@pytest.mark.parametrize(("operation", "known"), TRIED)
def test_whatever_the_description_allows_is_answered_as_described(
    visited: tuple[Any, dict[str, str], dict[str, str]], operation: api.Operation, known: bool
) -> None:
    described, ids, cookies = visited
    checks = [CHECKS.get_one(name) for name in CHECKED]

    @given(case=described[operation.path][operation.method].as_strategy(), seat=st.sampled_from("0123"))
    @settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def holds(case: Any, seat: str) -> None:
        if known:
            case.cookies = cookies
        if known and "{id}" in operation.path:
            case.path_parameters["id"] = ids.get(operation.path.split("/")[1], "")
            if isinstance(case.body, dict):
                case.body = {**case.body, "seat": seat, "whose": seat}
        case.call_and_validate(checks=checks, headers={"Accept": "application/json"})

    holds()


def test_the_example_client_plays_a_whole_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "polnoc", "serve", "--port", "0", "--store", str(tmp_path / "tables.db")]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    try:
        address = next(word for word in server.stderr.readline().split() if word.startswith("http"))
        seen = play(Site(address), "duchy", "you,random", {"points": "1"})
        assert seen["over"]
        assert seen["winners"] in ([0], [1])
    finally:
        server.terminate()
        server.wait(timeout=10)
        server.stderr.close()


def test_the_example_client_waits_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    sleeps: list[float] = []

    def sleep(seconds: float) -> None:
        sleeps.append(seconds)
        time.sleep(seconds)

    monkeypatch.setattr(example_client, "time", SimpleNamespace(sleep=sleep))
    with running_table(Limits(local=True, submits=10, burst=3, address_tables=1)) as server:
        site = Site(f"http://127.0.0.1:{server.port}")
        assert play(site, "duchy", "you,random", {"points": "1"})["over"]
        assert max(sleeps) >= 1, "it was told to wait, and came again"
        with pytest.raises(SystemExit, match="/tables: "):
            site.post("/tables", game="duchy", seats="you,random")  # an hour is too long
