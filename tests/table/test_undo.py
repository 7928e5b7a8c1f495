"""Undo: free up to the last new information, by consent beyond it, marked when playing alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.table.test_seating import online
from tests.table.tools import JSON, answer, begin, entries, look

Other = Callable[[], TestClient]


def post(client: TestClient, table: str, what: str, seat: int, key: str, **fields: str) -> Any:
    return client.post(f"{table}/{what}", data={"seat": str(seat), "key": key, **fields}, headers=JSON)


def hide_all(table: str, *browsers: TestClient) -> None:
    """Let everybody choose a lair: from then on answers tell the others something."""
    for number, browser in enumerate(browsers):
        seen = look(browser, table)
        assert answer(browser, table, seen, seen["options"][0]["action"], f"hide{number}").status_code == 200


def first_turn(table: str, *browsers: TestClient) -> tuple[TestClient, int, Any]:
    """Return who is asked now, their seat and what it sees."""
    for number, browser in enumerate(browsers):
        seen = look(browser, table)
        if seen["options"]:
            return browser, number, seen
    raise AssertionError("nobody is asked")


def test_an_answer_that_told_nobody_anything_is_taken_back_at_once(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    seen = look(client, table)
    answer(client, table, seen, seen["options"][0]["action"], "one")
    # The other player sees that a choice was made: undoing it needs consent (see below).
    assert post(client, table, "undo", 0, "u").status_code == 200
    assert "page" not in look(guest, table)


@pytest.mark.parametrize("allow", ["yes", "no"])
def test_beyond_new_information_the_others_must_agree(client: TestClient, other: Other, allow: str) -> None:
    table, guest = online(client, other)
    hide_all(table, client, guest)
    who, seat, seen = first_turn(table, client, guest)
    rival = guest if seat == 0 else client
    answer(who, table, seen, seen["options"][0]["action"], "turn")
    before = len(entries(client, table))
    assert post(who, table, "undo", seat, "ask").status_code == 200
    assert look(who, table)["view"] != seen["view"], "nothing is taken back yet"
    assert 'role="alert" id="request"' in rival.get(table).text
    assert post(who, table, "undo-reply", seat, "self", allow="yes").status_code == 409
    assert post(rival, table, "undo-reply", 1 - seat, "reply", allow=allow).status_code == 200
    assert post(rival, table, "undo-reply", 1 - seat, "reply", allow=allow).status_code == 200
    assert len(entries(client, table)) == before + 2
    taken_back = look(who, table)["view"] == seen["view"]
    assert taken_back == (allow == "yes")
    if allow == "no":
        assert post(who, table, "undo", seat, "again").status_code == 409, "not to be asked twice in a row"


def test_an_answer_ends_the_request(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    hide_all(table, client, guest)
    who, seat, seen = first_turn(table, client, guest)
    answer(who, table, seen, seen["options"][0]["action"], "turn")
    post(who, table, "undo", seat, "ask")
    rival = guest if seat == 0 else client
    shown = look(rival, table)["view"]["facts"]
    for step in range(10):  # half a choice reveals nothing yet, and does not end it
        next_one, _, now = first_turn(table, client, guest)
        answer(next_one, table, now, now["options"][0]["action"], f"next-{step}")
        if look(rival, table)["view"]["facts"] != shown:
            break
    assert post(rival, table, "undo-reply", 1 - seat, "late", allow="yes").status_code == 409


def test_alone_it_is_free_and_marked(client: TestClient) -> None:
    table = begin(client, "you,novice")
    seen = look(client, table)
    assert post(client, table, "undo", 0, "u0").status_code == 409
    answer(client, table, seen, seen["options"][0]["action"], "one")
    assert post(client, table, "undo", 0, "u1").status_code == 200
    again = look(client, table)
    assert again["options"] == seen["options"]
    assert again["key"] != seen["key"], "the same question asked again is another one"
    answer(client, table, again, again["options"][1]["action"], again["key"])
    assert client.app.state.tables.rooms[table[3:]].match.undone == 1  # type: ignore[attr-defined]
