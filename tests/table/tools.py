"""Requests that programs make at the table, for tests."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from typing import Any, Final

from starlette.testclient import TestClient

#: No game in a test takes longer than this, in seconds, even on a busy machine.
LIMIT: Final = 120.0
JSON: Final = {"accept": "application/json"}


class Hours:
    """The time of day, which a test can advance."""

    def __init__(self) -> None:
        self.ahead = 0

    def pass_by(self, milliseconds: int) -> None:
        self.ahead += milliseconds * 1_000_000


def until(happens: Callable[[], object]) -> None:
    """Wait until something happens."""
    end = time.monotonic() + 60
    while not happens():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def begin(client: TestClient, seats: str, game: str = "duchy", **fields: str) -> str:
    """Create a table; return its path. No question passes automatically, unless `passes` is yes."""
    data = {"game": game, "seats": seats, "passes": "no", **fields}
    made = client.post("/tables", data=data, follow_redirects=False)
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


def look(client: TestClient, table: str, seat: int | None = None) -> Any:
    """Return the table as data."""
    params = {} if seat is None else {"seat": str(seat)}
    return client.get(table, headers=JSON, params=params).json()


def answer(client: TestClient, table: str, seen: Any, action: str, key: str) -> Any:
    """Post an answer as a program would."""
    form = {"seat": str(seen["seat"]), "token": seen["token"], "key": key, "action": action}
    return client.post(f"{table}/answer", data=form, headers=JSON)


def play_on(client: TestClient, table: str, seats: tuple[int | None, ...], rng: random.Random) -> Any:
    """Give random answers for these seats until the game is over; return the table's last state."""
    end = time.monotonic() + LIMIT
    for number in itertools.count():
        assert time.monotonic() < end, "the game does not end"
        for seat in seats:
            seen = look(client, table, seat)
            if seen["over"]:
                return seen
            if seen["options"]:
                action = rng.choice(seen["options"])["action"]
                reply = answer(client, table, seen, action, f"k{number}")
                if reply.status_code != 200:  # it has passed automatically meanwhile
                    assert look(client, table, seat)["token"] != seen["token"], reply.text
            else:
                time.sleep(0.002)  # a bot is thinking
    raise AssertionError("numbers do not end")


def entries(client: TestClient, table: str) -> list[Any]:
    """Return the durable log of a table."""
    room = table.rpartition("/")[2]
    app: Any = client.app
    found: list[Any] = app.state.tables.store.log(room).wait().entries
    return found
