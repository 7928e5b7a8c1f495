"""Metrics for operators: correct, readable by Prometheus, and with nothing about people."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from polnoc.store import Figures, Store, open_store
from polnoc.table.cpu_time import USES_FOR_ONE_TIMED
from polnoc.table.limits import Limits
from polnoc.table.metrics import BUCKETS, CONTENT_TYPE, Metrics
from polnoc.table.reports import Reports, StoreFailures
from tests.table.serving import table_app

JSON = {"accept": "application/json"}
#: A line of Prometheus' text format: a comment, or a name with labels and a value.
LABEL = r'[a-z]+="[^"\\]*"'
LINE = re.compile(
    r"# HELP [a-z_]+ \S.*|# TYPE [a-z_]+ (counter|gauge|histogram)"
    rf"|[a-z_]+(\{{{LABEL}(,{LABEL})*\}})? [0-9.]+"
)


def at_home(store: Store, limits: Limits | None = None, metrics: Metrics | None = None) -> TestClient:
    """Return a client on the server's own machine."""
    app = table_app(store, limits or Limits(), metrics)
    return TestClient(app, base_url="http://localhost", client=("127.0.0.1", 5000))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(str(tmp_path / "tables.db")) as opened:
        yield opened


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with at_home(store) as opened:
        yield opened


def figures(client: TestClient) -> dict[str, float]:
    """Return every metric by name and labels; check each line on the way."""
    answer = client.get("/metrics")
    assert answer.headers["content-type"] == CONTENT_TYPE
    lines = answer.text.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    assert len({name for name, _ in pairs}) == len(pairs)
    return {name: float(value) for name, value in pairs}


def play(client: TestClient) -> str:
    """Create a table of two at one screen, and answer once; return its path."""
    made = client.post("/tables", data={"game": "duchy", "seats": "you,you"}, follow_redirects=False)
    table = str(made.headers["location"])
    seen = client.get(table, headers=JSON, params={"seat": "0"}).json()
    form = {"seat": "0", "token": seen["token"], "key": "k", "action": seen["options"][0]["action"]}
    assert client.post(f"{table}/answer", data=form, headers=JSON).status_code == 200
    assert client.post(f"{table}/answer", data={**form, "key": "l"}, headers=JSON).status_code == 409
    return table


def test_what_happens_is_counted_by_route_and_status(client: TestClient) -> None:
    table = play(client)
    client.get("/nothing")
    client.request("BREW", "/")
    told = figures(client)
    assert told['polnoc_requests_total{route="/tables",method="POST",status="303"}'] == 1
    assert told['polnoc_requests_total{route="/t/{id}",method="GET",status="200"}'] == 1
    assert told['polnoc_requests_total{route="/t/{id}/answer",method="POST",status="200"}'] == 1
    assert told['polnoc_requests_total{route="/t/{id}/answer",method="POST",status="409"}'] == 1
    assert told['polnoc_requests_total{route="",method="GET",status="404"}'] == 1
    assert told['polnoc_requests_total{route="/",method="other",status="405"}'] == 1
    assert told["polnoc_rooms"] == 1
    assert told["polnoc_store_writes_total"] >= 2
    assert told["polnoc_store_failures_total"] == told["polnoc_store_waiting"] == 0
    assert told["polnoc_store_commit_seconds_total"] > 0
    assert told["polnoc_store_slow_commits_total"] <= told["polnoc_store_commits_total"]
    assert told["process_resident_memory_bytes"] > 10_000_000
    assert told["process_open_fds"] > 5
    assert table[3:] not in client.get("/metrics").text


def test_only_acknowledged_answers_are_timed(client: TestClient) -> None:
    play(client)
    told = figures(client)
    classes = [told[f'polnoc_answer_seconds_bucket{{le="{end}"}}'] for end in (*BUCKETS, "+Inf")]
    assert classes == sorted(classes)
    assert classes[-1] == told["polnoc_answer_seconds_count"] == 1
    assert told["polnoc_answer_seconds_sum"] > 0


def test_what_the_games_cost_is_told_apart(client: TestClient) -> None:
    before = figures(client)
    for _ in range(USES_FOR_ONE_TIMED):
        client.get(f"{play(client)}?seat=1")
    after = figures(client)
    for cost in ("rules", "drawing"):
        name = f"polnoc_{cost}_seconds_total"
        assert after[name] > before[name]


def test_a_time_falls_into_its_class() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.0011, 99.0):
        metrics.answered(seconds)
    assert metrics.answers == [2, 1, *[0] * (len(BUCKETS) - 2), 1]


def test_live_sockets_are_counted_while_they_are_open(client: TestClient) -> None:
    table = play(client)
    with client.websocket_connect(f"ws://localhost{table}/live?seat=0&have=no") as live:
        live.receive()
        assert figures(client)["polnoc_live_sockets"] == 1
    assert figures(client)["polnoc_live_sockets"] == 0


def test_refusals_are_counted_by_limit(store: Store) -> None:
    with at_home(store, Limits(local=True, burst=1)) as client:
        assert [client.post("/preferences").status_code for _ in range(3)] == [400, 400, 429]
        assert figures(client)['polnoc_refused_total{limit="submits"}'] == 1


def test_metrics_are_for_the_machine_itself_unless_they_are_public(store: Store) -> None:
    for public in (False, True):
        with at_home(store, metrics=Metrics(public=public)) as client:
            assert client.get("/metrics").status_code == 200
            from_afar = client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
            assert from_afar.status_code == (200 if public else 404)


# Health


def test_a_server_that_is_well_says_so(client: TestClient) -> None:
    assert client.get("/health").json() == {"status": "ok", "rooms": 0, "bot_failures": 0}


def test_a_server_without_its_store_is_not_well(client: TestClient, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as other:
        other.execute("ALTER TABLE tables RENAME TO gone")
    other.close()
    ill = client.get("/health")
    assert ill.status_code == 503
    assert "no such table" in ill.json()["reason"]
    from_afar = client.get("/health", headers={"x-forwarded-for": "203.0.113.7"})
    assert (from_afar.status_code, from_afar.json()["reason"]) == (503, "nothing can be stored")


def test_a_store_that_does_not_answer_in_time_is_not_well(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polnoc.table.health.PATIENCE_SECONDS", 0.0)
    ill = client.get("/health")
    assert (ill.status_code, ill.json()["reason"]) == (503, "the store has not answered within 0 seconds")


# What is refused or slow, once a minute


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, object]]:
    return [(record.levelname, record.getMessage(), record.__dict__["told"]) for record in caplog.records]


def test_refusals_and_slow_commits_are_told_by_kind_with_how_many(caplog: pytest.LogCaptureFixture) -> None:
    refused, failures, figures = Counter({"submits": 3}), StoreFailures(), Figures()
    reports = Reports(refused, failures, figures)
    reports.write()
    assert logged(caplog) == [], "what was before is not told again"
    refused.update({"submits": 1_000, "body": 2})
    figures.slow_commits, figures.failures = 4, 5
    reports.write()
    assert logged(caplog) == [
        ("WARNING", "refused", {"limit": "body", "count": 2}),
        ("WARNING", "refused", {"limit": "submits", "count": 1_000}),
        ("WARNING", "slow commits", {"count": 4}),
        ("ERROR", "writes failed", {"count": 5}),
    ]
    caplog.clear()
    reports.write()
    assert logged(caplog) == []


def test_a_store_that_fails_is_told_at_once_and_then_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = [0.0]
    failures = StoreFailures(lambda: clock[0])
    for second in range(120):
        clock[0] = float(second)
        failures.add("the disk is full")
    assert failures.count == 120
    assert (
        logged(caplog) == [("ERROR", "the store fails, nothing is stored", {"why": "the disk is full"})] * 2
    )


def test_a_flood_of_refusals_is_one_line_in_the_log(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    with at_home(store, Limits(local=True, burst=1)) as client:
        statuses = [client.post("/preferences").status_code for _ in range(40)]
        assert logged(caplog) == []
    assert logged(caplog) == [("WARNING", "refused", {"limit": "submits", "count": statuses.count(429)})], (
        "and once more when the server ends"
    )
