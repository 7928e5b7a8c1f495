"""Everything that each person at a table is told, which no upgrade may change."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.proofs.browsers import JSON, Browser


class Story(NamedTuple):
    """What somebody has been told since the beginning, their current choices, and how it ended."""

    told: list[tuple[str, dict[str, Any]]]
    options: list[str]
    over: bool
    winners: list[int]


async def story_of(browser: Browser, table: str, seat: int | None = None) -> Story:
    """Return the story of a seat that the browser holds, or without a seat the browser's own."""
    named = "" if seat is None else f"&seat={seat}"
    answer = await browser.get(f"/t/{table}?events=0{named}", JSON)
    assert answer.status == 200, answer.text
    data = answer.data
    return Story(
        [(event["key"], event["args"]) for event in data["log"]],
        sorted([option["action"] for option in data["options"]]),
        data["over"],
        data["winners"],
    )


async def stories_at(holder: Browser, watcher: Browser, table: str, seats: int) -> list[Story]:
    """Return the story of each seat, all held by one browser, and then a watcher's."""
    return [
        *[await story_of(holder, table, seat) for seat in range(seats)],
        await story_of(watcher, table),
    ]
