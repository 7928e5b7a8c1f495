"""Packs at real servers: from a folder, in two processes, on both stores, across a restart."""

from __future__ import annotations

import random
import signal
from pathlib import Path
from typing import Any

import httpx2
import pytest

from polnoc.records import decode, verify
from tests.games.test_combined_packs import GHOST, heroine
from tests.store.postgres_server import Server
from tests.table.processes import JSON, Process, serving
from tests.table.serving import LIMIT


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()


def post(server: Process, cookies: dict[str, str], path: str, **given: Any) -> httpx2.Response:
    """Post on a new connection: whichever process accepts it answers."""
    with httpx2.Client(base_url=server.address, timeout=LIMIT, cookies=cookies) as client:
        reply = client.post(path, headers=JSON, **given)
        cookies |= {cookie.name: cookie.value or "" for cookie in client.cookies.jar}
        return reply


def get(server: Process, cookies: dict[str, str], path: str) -> httpx2.Response:
    with httpx2.Client(base_url=server.address, timeout=LIMIT, cookies=cookies) as client:
        return client.get(path, headers=JSON)


def test_packs_of_a_folder_and_of_people_in_two_processes(address: str, tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "ghost.toml").write_text(GHOST.text, encoding="utf-8")
    (folder / "bad.toml").write_text(GHOST.text.replace('"blue"', '"green"'), encoding="utf-8")
    arguments = ("--processes", "2", "--bots", "2", "--packs", str(folder))
    cookies: dict[str, str] = {}
    with serving(address, tmp_path, *arguments) as server:
        assert "bad.toml:4: card[0].colour" in server.log
        file = {"file": ("olga.toml", heroine("olga").text.encode())}
        added = post(server, cookies, "/packs", data={"game": "finalgirl"}, files=file)
        assert added.status_code == 201, added.text
        for _ in range(8):  # reaches both processes
            names = [pack["name"] for pack in get(server, cookies, "/packs").json()["packs"]]
            assert names == ["ghost.toml", "olga.toml"]
            assert [pack["name"] for pack in get(server, {}, "/packs").json()["packs"]] == ["ghost.toml"]
        form = {"game": "finalgirl", "seats": "you", "packs": added.json()["pack"], "set-heroine": "olga"}
        table = post(server, cookies, "/tables", data=form).json()["table"]
        assert server.stop(signal.SIGTERM) == 0
    with serving(address, tmp_path, "--uploads", "off") as server:
        again = post(server, cookies, "/packs", data={"game": "duchy"}, files=file)
        assert again.status_code == 403
        record = played(server, cookies, table)
        assert verify(decode(record)).honest
        server.stop(signal.SIGTERM)


def played(server: Process, cookies: dict[str, str], table: str) -> bytes:
    """Play a table to its end with random answers; return its record."""
    rng = random.Random(1)
    with httpx2.Client(base_url=server.address, timeout=LIMIT, cookies=cookies, headers=JSON) as client:
        for number in range(5_000):
            seen = client.get(table).json()
            if seen["over"]:
                return client.get(f"{table}/record.json").content
            action = rng.choice(seen["options"])["action"]
            form = {"seat": "0", "token": seen["token"], "key": f"k{number}", "action": action}
            assert client.post(f"{table}/answer", data=form).status_code in (200, 409)
    raise AssertionError("the game does not end")
