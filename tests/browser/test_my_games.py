"""My games in real browsers: with and without scripting, by keyboard, on another device."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect
from starlette.applications import Starlette

from tests.browser.conftest import Visit, keep_picture, room_of
from tests.browser.quick_play import play_unseen
from tests.browser.test_accessible import Inspector


@pytest.mark.parametrize("language", ["en", pytest.param("pl", marks=pytest.mark.repeats)])
def test_a_game_is_there_after_its_end_and_goes_to_other_devices(
    app: Starlette, visit: Visit, language: str
) -> None:
    person = visit(language, width=360, height=740)
    person.play_now()
    play_unseen([person], random.Random(13))
    page, room, inspector = person.page, room_of(app, person.page), Inspector(visit)
    page.locator(".new-achievements a[href='/mine']").click()
    rows = page.locator(".played-games li")
    expect(rows).to_have_count(1)
    expect(rows.locator(f"a[href='/t/{room.id}/replay']")).to_be_visible()
    won = 0 in room.match.winners
    for path in ("/mine", "/mine/statistics", "/mine/achievements", "/mine/device", "/mine/load", "/friends"):
        inspector.open(person, path)
        keep_picture(page, f"memory-{path.strip('/').replace('/', '-')}-{language}")
    page.goto(f"{person.site}/mine/statistics")
    ratio = {"en": f"{int(won)} of 1", "pl": f"{int(won)} z 1"}[language]
    assert ratio in page.locator("main").inner_text()

    for other in (visit(language), visit(language, script=False)):
        page.goto(f"{person.site}/mine/device")
        page.locator("main form button").press("Enter")
        code = page.locator(".device-code").inner_text()
        other.page.goto(f"{person.site}/device")
        other.page.locator("#code").fill(code.upper())
        other.page.locator("#code").press("Enter")
        other.page.locator("form [name=sure]").wait_for(state="attached")
        if other.script:
            inspector.look(other, "before one becomes another person")
        other.page.locator("main form button").press("Enter")
        other.page.locator(".played-games li").first.wait_for()
        assert other.page.url == f"{person.site}/mine"
        other.page.locator("#result").select_option("lost" if won else "won")
        other.page.locator(".shelf-filter button").click()
        expect(other.page.locator(".played-games li")).to_have_count(0)
        other.page.goto(f"{person.site}/mine")
        other.follow(other.page.locator(f"form[action='/t/{room.id}/again'] button"))
        assert re.search(r"/t/\w+$", other.page.url) and room.id not in other.page.url, (
            "a rematch from the list"
        )
    assert inspector.found == []


#: A result as browsers of earlier versions stored it.
OLD = {
    "id": "abcdefghjkmnpqrs",
    "game": "finalgirl",
    "commitment": "c1",
    "won": True,
    "groups": {"film": "hammer-camp", "heroine": "laurie", "difficulty": "standard"},
    "figures": {"turns": 9, "rescued": 4, "killed": 2},
    "feats": ["dawn"],
    "rank": [1, 2, 3],
    "undone": 0,
    "foreseen": 0,
    "known": False,
    "day": "",
    "at": "2026-03-14T21:07:00.000Z",
}


def test_what_browsers_kept_before_is_shown_and_can_be_added(visit: Visit) -> None:
    person = visit("en")
    page = person.page
    page.goto(f"{person.site}/mine")
    assert page.locator("#local").is_hidden()
    page.evaluate("text => localStorage.setItem('polnoc-results', text)", json.dumps([OLD]))
    page.reload()
    page.locator("#local").wait_for()
    assert "2026-03-14" in page.locator("#local-games").inner_text()
    inspector = Inspector(visit)
    inspector.look(person, "what this browser has kept")
    assert inspector.found == []
    page.locator("#local button").click()
    page.locator(".played-games li").wait_for()
    row = page.locator(".played-games li").inner_text()
    assert "won" in row and "2026-03-14" in row and "not seen this game" in row
    assert page.locator("#local").is_hidden()
    assert page.evaluate("localStorage.getItem('polnoc-results')") is None
    page.goto(f"{person.site}/mine/achievements")
    assert "Dawn" in page.locator(".achievements .is-done").first.inner_text()
