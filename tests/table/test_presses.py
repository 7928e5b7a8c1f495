"""Several answers with one click: stored singly, given once, undone together; automatic passes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from starlette.testclient import TestClient

from polnoc.contract import Proposer
from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games import find_package
from polnoc.table.passing import LEAST_SECONDS, MOST_SECONDS, passing_seconds
from polnoc.table.rooms import Room
from tests.table.test_seating import invitations, sit
from tests.table.test_undo import post
from tests.table.tools import answer, begin, entries, look, until

Other = Callable[[], TestClient]


def planning(client: TestClient, other: Other) -> tuple[str, TestClient]:
    """Return Straszydła for two people, at the point where both plan."""
    table = begin(client, "you,free", "straszydla")
    guest = other()
    assert sit(guest, invitations(client, table)[0], "Bartek") == table
    for number in range(10):
        for browser in (client, guest):
            seen = look(browser, table)
            if seen["options"] and not seen["options"][0]["action"].startswith("step"):
                answer(browser, table, seen, seen["options"][0]["action"], f"setup-{number}")
    assert all(
        [look(browser, table)["options"][0]["action"].startswith("step") for browser in (client, guest)]
    )
    return table, guest


def room_at(client: TestClient, table: str) -> Room:
    app: Any = client.app
    found: Room = app.state.tables.rooms[table.rpartition("/")[2]]
    return found


def way(client: TestClient, table: str) -> str:
    """Return a whole plan as the page offers it."""
    page = client.get(table).text
    return page.partition('data-shows="place-')[0].rpartition('value="')[2].partition('"')[0]


def test_a_way_is_one_press(client: TestClient, other: Other) -> None:
    table, guest = planning(client, other)
    seen, steps = look(client, table), way(client, table)
    assert steps.count(";") >= 2
    before, theirs = len(entries(client, table)), look(guest, table)
    assert answer(client, table, seen, steps, "plan").status_code == 200
    stored = entries(client, table)[before:]
    assert [entry.kind for entry in stored] == ["answer"] * (steps.count(";") + 1)
    assert answer(client, table, seen, steps, "plan").status_code == 200, "the same press again"
    assert len(entries(client, table)) == before + len(stored)
    assert "ready" in [option["action"] for option in look(client, table)["options"]]
    assert look(guest, table) == theirs, "nobody else sees anything of it"


def test_one_undo_takes_back_the_whole_press_also_after_a_restart(client: TestClient, other: Other) -> None:
    table, _ = planning(client, other)
    seen = look(client, table)
    answer(client, table, seen, way(client, table), "plan")
    app: Any = client.app
    app.state.tables.memory.drop(table.rpartition("/")[2])
    assert post(client, table, "undo", 0, "undo").status_code == 200
    assert look(client, table)["options"] == seen["options"]
    assert room_at(client, table).undos.count == 1


def test_it_stops_at_what_is_not_possible(client: TestClient, other: Other) -> None:
    table, _ = planning(client, other)
    seen = look(client, table)
    first = seen["options"][0]["action"]
    reply = answer(client, table, seen, f"{first}; ready; clear", "plan")
    assert reply.status_code == 409
    assert "1 of 3" in reply.json()["problem"] or "1 z 3" in reply.json()["problem"]
    assert "STR-PLAN-07" in reply.json()["problem"]
    assert "clear" in [option["action"] for option in look(client, table)["options"]], "the first one stands"


def test_a_press_that_was_cut_off_goes_on_but_not_after_something_else(
    client: TestClient, other: Other
) -> None:
    table, _ = planning(client, other)
    seen, steps = look(client, table), way(client, table)
    first = steps.partition(";")[0]
    assert answer(client, table, seen, first, "plan").status_code == 200  # as if the server had stopped here
    assert answer(client, table, seen, steps, "plan").status_code == 200
    assert "ready" in [option["action"] for option in look(client, table)["options"]]
    answer(client, table, look(client, table), "clear", "clear")
    assert answer(client, table, seen, f"{steps}; clear; clear", "plan").status_code == 409


def test_nonsense_is_refused_before_anything_is_done(client: TestClient, other: Other) -> None:
    table, _ = planning(client, other)
    seen, before = look(client, table), len(entries(client, table))
    first = seen["options"][0]["action"]
    assert answer(client, table, seen, f"{first}; fly", "plan").status_code == 400
    assert len(entries(client, table)) == before


class _Unasked(Proposer[Any]):
    """A proposer with an obvious answer to everything; `knows` says whether everybody can tell."""

    knows = True

    def obvious(self, game: Any, view: View, options: Sequence[Action]) -> Action | None:
        return options[0]

    def is_open(self, game: Any, view: View) -> bool:
        return self.knows


def test_what_nobody_needs_to_be_asked_passes_by_itself(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_package("duchy"), "proposals", _Unasked)
    table = begin(client, "you,novice", passes="yes")
    until(lambda: look(client, table)["over"])
    kinds = {entry.kind for entry in entries(client, table)}
    assert kinds <= {"promise", "part", "begin", "answer"}, "they are ordinary answers"
    assert post(client, table, "undo", 0, "undo").status_code == 409, "nothing was pressed"


def test_where_others_cannot_tell_it_passes_after_a_while(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_package("duchy"), "proposals", _Unasked)
    monkeypatch.setattr(_Unasked, "knows", False)
    waited: list[float] = []

    def soon(room: Room, seat: int) -> float:
        waited.append(passing_seconds(room, seat))
        return 0.0

    monkeypatch.setattr("polnoc.table.bot_driver.passing_seconds", soon)
    table = begin(client, "you,novice", passes="yes")
    until(lambda: look(client, table)["over"])
    assert all([LEAST_SECONDS <= seconds <= MOST_SECONDS for seconds in waited])
    assert len(set(waited)) == len(waited) > 3
