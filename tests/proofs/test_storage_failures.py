"""While nothing can be stored, people are told so and `/health` fails; then play goes on."""

from __future__ import annotations

import resource
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from polnoc.store import Store, open_store
from polnoc.table.app import create_app
from tests.proofs.browsers import LIMIT
from tests.proofs.servers import Server, serving
from tests.store.postgres_server import Server as Postgres
from tests.table.serving import wait_until
from tests.table.tools import until

JSON = {"accept": "application/json"}
POLISH = {"accept-language": "pl"}


class Person:
    """Somebody who plays both seats of a two-player table, over real sockets or in this process."""

    def __init__(self, client: httpx2.Client | TestClient) -> None:
        self.client = client
        made = client.post("/tables", data={"game": "duchy", "seats": "you,you"}, headers=JSON)
        assert made.status_code == 201, made.text
        self.table = str(made.json()["table"])
        self.stored = 0

    def form(self) -> dict[str, str]:
        """Return the next answer, under a key that it keeps until it is stored."""
        for seat in ("0", "1"):
            seen = self.client.get(self.table, params={"seat": seat}, headers=JSON).json()
            if seen["options"] and seen["seat"] == int(seat):
                action = str(seen["options"][0]["action"])
                key = f"answer-{self.stored}"
                return {"seat": seat, "token": str(seen["token"]), "key": key, "action": action}
        raise AssertionError("nobody is asked")

    def answer(self) -> int:
        """Answer once; return the status."""
        done = self.client.post(f"{self.table}/answer", data=self.form(), headers=JSON)
        self.stored += done.status_code == 200
        return done.status_code

    def refused(self) -> None:
        """Everything that would have to be stored is refused with a message."""
        form = self.form()
        told = self.client.post(f"{self.table}/answer", data=form, headers=JSON)
        assert told.status_code == 503 and "none are accepted" in told.json()["problem"]
        assert "retry-after" in told.headers
        page = self.client.post(f"{self.table}/answer", data=form, headers=POLISH)
        assert page.status_code == 503 and "nie da się teraz zapisać" in page.text
        for path, data in (
            ("/tables", {"game": "bestia", "seats": "you,you"}),
            (f"{self.table}/say", {"seat": "0", "key": "word", "text": "hej"}),
            ("/daily/2026-01-01", {"name": "Ola"}),
        ):
            assert self.client.post(path, data=data, headers=JSON).status_code == 503, path


def health(client: httpx2.Client | TestClient) -> tuple[int, str]:
    told = client.get("/health")
    return told.status_code, str(told.json().get("reason", ""))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Probe the store on every health request."""
    monkeypatch.setattr("polnoc.table.health.PROBE_SECONDS", 0.0)


# A full disk -----------------------------------------------------------------------------


def allow_files_of(server: Server, size: int) -> None:
    """Limit the size of files that a running server writes (enforced by the operating system)."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_disk_that_takes_no_more_refuses_answers_and_goes_on_later(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    with (
        serving(address) as server,
        httpx2.Client(base_url=f"http://localhost:{server.port}", timeout=LIMIT) as client,
    ):
        person = Person(client)
        assert person.answer() == 200
        assert health(client) == (200, "")
        allow_files_of(server, 1)
        person.refused()
        wait_until(lambda: health(client)[0] == 503)
        assert "the disk refuses" in health(client)[1]
        person.refused()
        allow_files_of(server, resource.RLIM_INFINITY)
        assert person.answer() == 200
        assert person.answer() == 200
        wait_until(lambda: health(client) == (200, ""))
        server.stop()
    told = [line for line in server.log if " ERROR " in line]
    assert len([line for line in told if "the store fails, nothing is stored" in line]) == 1
    assert [line for line in told if "requests without the store count=10" in line], server.log
    assert not [line for line in server.log if "failed id=" in line], "no failure of ours"
    with open_store(address) as store:
        [table] = store.tables().wait()
        assert [entry.seq for entry in store.log(table.id).wait().entries] == [1, 2, 3]
        assert store.messages(table.id).wait() == []
        assert store.faults().wait() == []


# A file that disappears -----------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def client(file: Path, at_once: None) -> Iterator[TestClient]:
    with open_store(str(file)) as store, TestClient(application(store)) as opened:
        opened.base_url = httpx2.URL("http://localhost")
        yield opened


def application(store: Store) -> Starlette:
    return create_app(store, pace=0.0, workers=1)


def test_answers_to_a_file_that_was_removed_are_refused(
    client: TestClient, file: Path, tmp_path: Path
) -> None:
    person = Person(client)
    assert person.answer() == 200
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for part in list(tmp_path.glob("tables.db*")):
        shutil.move(part, elsewhere / part.name)
    person.refused()
    assert health(client)[0] == 503
    assert not file.exists(), "an empty file in its place would hide what has happened"
    for part in list(elsewhere.iterdir()):
        shutil.move(part, tmp_path / part.name)
    assert person.answer() == 200
    assert health(client)[0] == 200


def test_the_store_is_probed_once_however_many_ask(file: Path) -> None:
    with open_store(str(file)) as store, TestClient(application(store)) as client:
        before = store.figures.groups
        assert {client.get("/health").status_code for _ in range(20)} == {200}
        assert store.figures.groups == before + 1


# A database that stops ------------------------------------------------------------------


def test_a_postgresql_that_stops_refuses_answers_and_goes_on_later(postgres: Postgres, at_once: None) -> None:
    with open_store(postgres.emptied_database()) as store, TestClient(application(store)) as client:
        person = Person(client)
        assert person.answer() == 200
        form = person.form()
        postgres.crash()
        try:
            told = client.post(f"{person.table}/answer", data=form, headers=JSON)
            assert told.status_code == 503 and "none are accepted" in told.json()["problem"]
            assert health(client)[0] == 503
        finally:
            postgres.start()
        until(lambda: health(client)[0] == 200)  # the notification listener has to reconnect first
        assert person.answer() == 200
        [table] = store.tables().wait()
        assert [entry.seq for entry in store.log(table.id).wait().entries] == [1, 2]
