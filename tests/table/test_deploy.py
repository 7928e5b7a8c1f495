"""The files in `deploy/`: unit, alerts and dashboard name nothing that the program does not know."""

from __future__ import annotations

import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from examples.client import Site, choose
from starlette.applications import Starlette
from starlette.testclient import TestClient
from websockets.sync.client import connect

from polnoc.settings import Settings, variable
from polnoc.store import Store, open_store
from polnoc.table.limits import UNCOUNTED
from polnoc.table.metrics import Metrics
from tests.table.serving import LIMIT, table_app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
#: Variables that are not server settings: the folder of saved games; the compose file's site name.
OTHERS = {"POLNOC_SAVES", "POLNOC_SITE"}


@pytest.fixture(scope="module")
def figures() -> set[str]:
    """Return the names of all metrics that a server reports."""
    with open_store(":memory:") as store, TestClient(app_of(store)) as client:
        text = client.get("/metrics").text
    named = set(re.findall(r"^# TYPE (\w+) (?:counter|gauge)", text, re.MULTILINE))
    histograms = re.findall(r"^# TYPE (\w+) histogram", text, re.MULTILINE)
    return named | {f"{name}_{part}" for name in histograms for part in ("bucket", "sum", "count")}


def app_of(store: Store) -> Starlette:
    return table_app(store, UNCOUNTED, Metrics(public=True))


def named_in(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:polnoc|process)_\w+", re.sub(r"\{[^}]*\}", "", expression)))


def test_alerts_name_figures_that_exist(figures: set[str]) -> None:
    [group] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 5
    for rule in rules:
        assert named_in(rule["expr"]) <= figures, rule["alert"]
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("critical", "warning", "info")


def test_the_dashboard_shows_figures_that_exist(figures: set[str]) -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    shown = {name for expression in expressions for name in named_in(expression)}
    assert shown <= figures
    counted = {name for name in figures if not name.endswith(("_sum", "_count", "commit_seconds_total"))}
    assert counted - shown == set(), "a figure that nobody is shown"


@pytest.mark.parametrize("file", ["Containerfile", "deploy/compose.yaml", "deploy/polnoc.service"])
def test_files_set_nothing_that_is_no_setting(file: str) -> None:
    known = {variable(one.name) for one in fields(Settings)} | OTHERS
    set_there = set(re.findall(r"POLNOC_\w+", (ROOT / file).read_text(encoding="utf-8")))
    assert set_there
    assert set_there <= known


def test_the_container_takes_only_what_it_needs_and_is_not_root() -> None:
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = {word for line in lines if line.startswith("COPY ") for word in line.split()[1:-1]}
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    for name in copied - {"--from=build", "/opt/polnoc"}:
        assert (ROOT / name).exists()
        assert f"!{name}" in ignored
    assert "USER polnoc" in lines
    assert "VOLUME /data" in lines
    assert any([line.startswith("HEALTHCHECK") and "/health" in line for line in lines])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"notify", "postgres"} <= project["optional-dependencies"].keys()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_takes_the_unit_and_finds_it_well_closed(tmp_path: Path) -> None:
    for name in ("polnoc.service", "polnoc.socket"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("/opt/polnoc/bin/polnoc", sys.executable), encoding="utf-8")
    unit = str(tmp_path / "polnoc.service")
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit],
        capture_output=True,
        text=True,
    )
    assert judged.returncode == 0, judged.stdout[-300:]


def test_a_restart_behind_a_waiting_socket_loses_nobody(tmp_path: Path) -> None:
    """systemd keeps listening: whoever connects while no server runs waits, and open pages reconnect."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        site = f"http://127.0.0.1:{listening.getsockname()[1]}"
        first = _activated(listening, tmp_path)
        player = Site(site)
        table = player.post("/tables", game="duchy", seats="you,you")["table"]
        live = f"{site.replace('http', 'ws')}{table}/live?seat=-1&have="
        with connect(live, open_timeout=LIMIT) as page:
            mark = json.loads(page.recv(LIMIT))["mark"]
            first.send_signal(signal.SIGTERM)
            assert first.wait(LIMIT) == 0
        early = socket.create_connection(listening.getsockname(), timeout=LIMIT)
        early.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        second = _activated(listening, tmp_path)
        try:
            with connect(live + mark, open_timeout=LIMIT) as page:
                looks = [player.get(f"{table}?seat={seat}") for seat in range(2)]
                for seen in looks:
                    answer = {"seat": seen["seat"], "token": seen["token"], "key": seen["key"]}
                    player.post(f"{table}/answer", action=choose(seen), **answer)
                news = json.loads(page.recv(LIMIT))
            assert news["mark"] != mark
            assert "prompt" in news["put"], "the page is up to date again"
            assert b" 200 " in early.recv(1_000), "whoever came while no server ran was only kept waiting"
        finally:
            early.close()
            second.send_signal(signal.SIGTERM)
            assert second.wait(LIMIT) == 0


#: Take a socket as systemd passes it, then serve.
_HANDED = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
from polnoc.cli import main
sys.exit(main(["serve", "--store", sys.argv[2]]))
"""


def _activated(listening: socket.socket, folder: Path) -> subprocess.Popen[bytes]:
    handle = listening.fileno()
    store = str(folder / "tables.db")
    return subprocess.Popen([sys.executable, "-c", _HANDED, str(handle), store], pass_fds=[handle])
