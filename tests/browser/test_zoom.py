"""Zooming in on a map, and drawers over the page: the board keeps its size and place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessible import PHONE


def part_shown(sheet: Locator) -> list[float]:
    return [float(number) for number in (sheet.get_attribute("viewBox") or "").split()]


def test_a_map_is_looked_at_closely(visit: Visit) -> None:
    me = visit("en")
    me.play_now("straszydla")
    me.wait_for_turn()
    page, city = me.page, me.page.locator("#city")
    whole, place = part_shown(city), city.bounding_box()
    assert place is not None
    page.locator(".tools [data-zoom=in]").click()
    page.keyboard.press("+")
    closer = part_shown(city)
    assert closer[2] < whole[2] / 1.5
    assert city.bounding_box() == pytest.approx(place, abs=0.5), "the board keeps its size"

    me.answer()
    assert part_shown(city) == closer, "parts that are replaced change nothing about it"
    before = me.question
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 4, place["y"] + place["height"] / 4, steps=4)
    page.mouse.up()
    assert part_shown(city)[:2] > closer[:2]
    assert me.question == before, "a drag chooses nothing"

    page.keyboard.press("z")
    assert part_shown(city) == whole
    expect(page.locator(".tools [data-zoom=out]")).to_be_disabled()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect(city).to_have_class("sheet sheet-city can-zoom is-zoomed")


def test_two_fingers_look_closer(visit: Visit) -> None:
    me = visit("en", *PHONE, has_touch=True, is_mobile=True)
    me.play_now("straszydla")
    me.wait_for_turn()
    page, city = me.page, me.page.locator("#city")
    city.scroll_into_view_if_needed()
    whole, box, before = part_shown(city), city.bounding_box(), me.question
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 300) / 2
    chrome = page.context.new_cdp_session(page)

    def touch(kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": at[0], "y": at[1], "id": finger} for finger, at in enumerate(places)]
        chrome.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def spread(*apart: float) -> None:
        touch("touchStart", (x - apart[0], y))
        touch("touchStart", (x - apart[0], y), (x + apart[0], y))
        for far in apart[1:]:
            touch("touchMove", (x - far, y), (x + far, y))
        touch("touchEnd")

    spread(30, 45, 60, 75, 90)
    page.wait_for_function("() => document.querySelector('#city').classList.contains('is-zoomed')")
    closer = part_shown(city)
    assert closer[2] < whole[2] / 1.5, "two fingers that go apart look closer"
    assert closer[0] < whole[0] + whole[2] / 2 < closer[0] + closer[2], "at what lies between them"
    assert page.evaluate("() => visualViewport.scale") == 1, "the page itself does not grow"
    assert me.question == before, "fingers choose nothing on their way"
    spread(90, 60, 40, 20, 15)
    page.wait_for_function("() => !document.querySelector('#city').classList.contains('is-zoomed')")
    assert part_shown(city) == whole


def test_drawers_open_over_the_page(visit: Visit) -> None:
    for person in (visit("pl"), visit("en", *PHONE)):
        person.play_now("bestia")
        page = person.page
        board = page.locator("#map").bounding_box()
        for name in ("people", "cards"):
            person.open_drawer(name)
            drawer = page.locator(f"details.{name}[open]")
            expect(drawer).to_have_count(1)
            expect(drawer).to_be_in_viewport(ratio=0.99)
            expect(page.locator(".folds > details[open]")).to_have_count(1)
        if person.page.viewport_size == {"width": 1280, "height": 860}:
            assert page.locator("#map").bounding_box() == board
        page.keyboard.press("Escape")
        expect(page.locator(".folds > details[open]")).to_have_count(0)
