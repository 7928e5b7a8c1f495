"""Everything that each person at a table is told, which no upgrade may change."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.proofs.browsers import JSON, Browser


class Story(NamedTuple):
    """What somebody was told from the beginning on, what they may answer now, and how it ended."""

    told: list[tuple[str, dict[str, Any]]]
    options: list[str]
    over: bool
    winners: list[int]


async def story_of(browser: Browser, table: str, seat: int | None = None) -> Story:
    """What a seat that the browser holds is told; without a seat, what the browser is told."""
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
    """What each seat is told, all of which one browser holds, and then what a watcher is told."""
    return [
        *[await story_of(holder, table, seat) for seat in range(seats)],
        await story_of(watcher, table),
    ]
