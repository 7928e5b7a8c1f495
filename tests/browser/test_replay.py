"""Replay in a real browser: by links and keyboard, on a phone, without scripting, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games import find_game
from polnoc.records import Seat, encode, take
from tests.browser.conftest import Visitor, keep_picture

DUCHY = find_game("duchy")
NAMES = ("Aleksandra-Wiktoria", "Olek", "Ewa", "Jan")
STEP = {"pl": "Krok {} z {}", "en": "Step {} of {}"}

Visit = Callable[..., Visitor]

#: Whether the page assembled by the script equals the one that the server would send.
SAME = """async () => {
  const sent = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(sent, "text/html");
  const shown = document.cloneNode(true);
  for (const page of [fresh, shown]) for (const hint of page.querySelectorAll(".past-keys")) hint.remove();
  return document.title === fresh.title
    && shown.querySelector("main").isEqualNode(fresh.querySelector("main"))
    && shown.querySelector("header").isEqualNode(fresh.querySelector("header"));
}"""


def finished(players: int, seed: int) -> Match:
    """Return a whole game of random answers."""
    rng = random.Random(seed)
    match = Match(DUCHY, DUCHY.read_options({"players": players}), Seed.simulated(seed))
    while not match.over:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    return match


def bring_in(me: Visitor, match: Match) -> str:
    """Import a game by its page; return the replay's address without step and point of view."""
    raw = encode(take(match, [Seat(name, "you") for name in NAMES[: match.seats]]))
    me.page.goto(f"{me.site}/import")
    me.page.locator("#file").set_input_files(
        {"name": "g.json", "mimeType": "application/json", "buffer": raw}
    )
    me.page.locator("form.import button").click()
    me.page.wait_for_url(re.compile("/replay/0"))
    return me.page.url.split("/0?")[0]


def expect_step(page: Page, language: str, step: int, last: int) -> None:
    expect(page.locator("#moment h1")).to_have_text(STEP[language].format(step, last))
    assert f"/replay/{step}?eyes=" in page.url


def assert_fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= page.viewport_size["width"], "the page must not be wider than the screen"  # type: ignore[index]


@pytest.mark.parametrize(
    ("language", "width", "players"), [pytest.param("pl", 1280, 2, marks=pytest.mark.repeats), ("en", 360, 4)]
)
def test_a_finished_game_step_by_step_by_links(visit: Visit, language: str, width: int, players: int) -> None:
    me = visit(language, width=width, height=860 if width > 500 else 740)
    match = finished(players, players)
    last = len(match.steps)
    bring_in(me, match)
    page = me.page
    expect_step(page, language, 0, last)
    page.evaluate("window.piece = document.getElementById('window-5')")
    for step in range(1, 9):
        page.locator("#to-next").click()
        expect_step(page, language, step, last)
        assert page.locator("#log [aria-current=step]").count() <= 1
        assert page.evaluate(SAME)
    assert page.evaluate("window.piece === document.getElementById('window-5')"), "a piece stays the same"
    keep_picture(page, f"replay-{language}-{width}")
    assert_fits(page)
    page.locator("#to-last").click()
    expect_step(page, language, last, last)
    keep_picture(page, f"replay-last-{language}-{width}")
    page.locator("#log a").first.click()
    expect_step(page, language, 0, last)
    page.locator("#jump").fill("7")
    page.locator("#jump-form button").click()
    expect_step(page, language, 7, last)
    for eyes in ("1", "watcher", "above"):
        page.locator(f"#eyes a[href$='eyes={eyes}']").click()
        page.wait_for_url(re.compile(f"/replay/7.eyes={eyes}$"))
        assert page.locator("#eyes [aria-current]").get_attribute("href") == page.url.removeprefix(me.site)
        assert page.locator(".past-held").count() == (players if eyes == "above" else 0)
        assert_fits(page)


def test_arrow_keys_home_end_and_the_way_back(visit: Visit) -> None:
    me = visit("en")
    match = finished(3, 1)
    last = len(match.steps)
    bring_in(me, match)
    page = me.page
    expect(page.locator(".past-keys")).to_be_visible()
    for key, step in (
        ("ArrowLeft", 0),
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("End", last),
        ("ArrowRight", last),
        ("ArrowLeft", last - 1),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect_step(page, "en", step, last)
    assert page.evaluate(SAME)
    page.go_back()
    expect_step(page, "en", last - 1, last)
    page.go_back()
    expect_step(page, "en", last, last)
    assert page.evaluate(SAME)
    page.reload()
    expect_step(page, "en", last, last)
    page.locator("#jump").focus()
    page.keyboard.press("Home")
    expect_step(page, "en", last, last)
    page.locator("#to-first").focus()
    page.keyboard.press("Enter")
    expect_step(page, "en", 0, last)
    assert page.evaluate("document.activeElement.id") == "to-first", "the keyboard stays where it was"


def test_language_and_theme_change_without_losing_the_place(visit: Visit) -> None:
    me = visit("en")
    match = finished(2, 3)
    bring_in(me, match)
    me.page.keyboard.press("ArrowRight")
    expect_step(me.page, "en", 1, len(match.steps))
    me.page.locator("#tools button[lang=pl]").click()
    expect_step(me.page, "pl", 1, len(match.steps))


def test_a_replay_without_script(visit: Visit) -> None:
    me = visit("pl", script=False)
    match = finished(2, 5)
    last = len(match.steps)
    replayed = bring_in(me, match)
    page = me.page
    page.goto(f"{replayed}/0?eyes=1")
    assert not page.locator(".past-keys").is_visible()
    for step in (1, 2, 3):
        page.locator("#to-next").click()
        expect_step(page, "pl", step, last)
    page.locator("#to-last").click()
    expect_step(page, "pl", last, last)
    page.locator("#jump").fill("4")
    page.locator("#jump-form button").click()
    expect_step(page, "pl", 4, last)
    page.locator("#log a[aria-current=step]").click()
    expect_step(page, "pl", 4, last)
    page.locator(".past-result summary").click()
    expect(page.locator(".past-result code").last).to_have_text("sim:5")


@pytest.mark.parametrize(
    ("language", "width"), [pytest.param("en", 1280, marks=pytest.mark.repeats), ("pl", 360)]
)
def test_a_line_of_the_log_shows_the_board_as_it_was(visit: Visit, language: str, width: int) -> None:
    me = visit(language, width=width, height=800)
    page = me.page
    page.emulate_media(reduced_motion="reduce")  # the page must not move away under the click
    page.goto(me.site)
    page.locator("form[action='/tables'] button").first.click()
    page.locator("#actions button").first.wait_for()
    table = page.url
    me.answer()
    page.locator("#table[data-turn=mine] #actions button").first.wait_for()
    said = page.locator("a[href*='/then/']").last.inner_text()
    page.locator("a[href*='/then/']").last.click()
    expect(page.locator("#moment h1")).to_have_text(said)
    assert page.locator("[data-action]").count() == 0
    keep_picture(page, f"then-{language}-{width}")
    assert_fits(page)
    page.wait_for_load_state()  # the keys are handled by the script
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("/then/1"))
    assert page.evaluate(SAME)
    page.locator("#to-prev").click()
    expect(page.locator("#moment h1")).to_have_text(said)
    page.locator("#steps .button-main").click()
    page.wait_for_url(table)
    page.locator("#actions").wait_for(state="attached")


@pytest.mark.parametrize(
    ("language", "width"), [("pl", 1280), pytest.param("en", 360, marks=pytest.mark.repeats)]
)
def test_the_page_for_bringing_in_a_game(visit: Visit, language: str, width: int) -> None:
    me = visit(language, width=width, height=800)
    me.page.goto(f"{me.site}/import")
    keep_picture(me.page, f"import-{language}-{width}")
    assert_fits(me.page)
    match = finished(2, 8)
    raw = encode(take(match, [Seat(name, "you") for name in NAMES[:2]]))
    me.page.locator("#record").fill(raw.decode())
    me.page.locator("form.import button").click()
    expect_step(me.page, language, 0, len(match.steps))
