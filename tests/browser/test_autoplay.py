"""Automatic replays, and the film of a game's highlights."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, Visitor, keep_picture
from tests.browser.test_replay import bring_in, finished

#: Records each caption, and the step whose line is marked meanwhile.
WATCH = """() => {
  window.told = [];
  new MutationObserver(() => {
    const said = document.querySelector("#show:not([hidden]) #caption span")?.firstChild?.textContent;
    const here = document.querySelector("#log [aria-current]")?.getAttribute("href");
    const step = here?.match(/replay\\/(\\d+)/)[1];
    if (said && window.told.at(-1)?.[0] !== said) window.told.push([said, Number(step)]);
  }).observe(document.querySelector("main"), { childList: true, subtree: true, attributes: true });
}"""


def at_step(page: Page, step: int) -> None:
    """Wait until the page shows the whole of a step."""
    page.wait_for_url(re.compile(f"/replay/{step}.eyes=above$"))
    expect(page.locator("#moment h1")).to_contain_text(f" {step} ")


def replaying(visit: Visit, width: int = 1280) -> tuple[Visitor, int]:
    """Return somebody at the replay of a finished game, and its number of steps."""
    me = visit("en", width=width, height=800)
    match = finished(2, 5)
    bring_in(me, match)
    me.page.locator("#autoplay").wait_for()
    return me, len(match.steps)


def test_a_replay_plays_by_itself_at_any_speed(visit: Visit) -> None:
    me, last = replaying(visit)
    page = me.page
    page.evaluate(WATCH)
    page.locator("#speed").select_option("4")
    page.locator("#autoplay").click()
    page.wait_for_function("() => window.told.length > 5")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#show")).to_be_hidden()
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")
    told = page.evaluate("window.told")
    at_step(page, told[-1][1])
    steps = [step for _, step in told]
    assert steps == sorted(steps) and 0 < steps[-1] < last
    board = page.locator(".board").inner_html()
    page.reload()
    page.locator("#autoplay").wait_for()
    assert page.locator(".board .window.is-gone").count() == board.count("is-gone"), (
        "the board is that of the step"
    )
    expect(page.locator("#speed")).to_have_value("4")
    page.locator("#to-last").click()
    at_step(page, last)
    page.locator("#to-prev").click()
    at_step(page, last - 1)
    page.locator("#autoplay").click()
    at_step(page, last)
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")


def test_highlights_become_a_film_or_a_picture(visit: Visit, tmp_path: Path) -> None:
    me, _ = replaying(visit)
    page = me.page
    page.locator("#make-film").evaluate("button => { button.dataset.each = 80; }")
    page.locator("#make-film").click()
    keep = page.locator("#film-result a[download]")
    keep.wait_for()
    page.wait_for_function("() => document.querySelector('#film-result video').readyState > 0")
    with page.expect_download() as kept:
        keep.click()
    film = tmp_path / "film"
    kept.value.save_as(film)
    assert kept.value.suggested_filename == "duchy.webm"
    assert film.read_bytes()[:4] == b"\x1aE\xdf\xa3", "a webm"
    page.locator("#film .dialog-go button").click()
    page.locator("#make-picture").click()
    page.wait_for_function("() => document.querySelector('#film-result img')?.naturalWidth > 0")
    wide, high, colours = page.evaluate("""() => {
      const picture = document.querySelector("#film-result img");
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      const context = canvas.getContext("2d");
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, 600);
      const found = new Set();
      for (let at = 0; at < data.length; at += 400) found.add(data.slice(at, at + 3).join());
      return [canvas.width, canvas.height, found.size];
    }""")
    assert wide == 1280 and high % 720 == 0
    assert colours > 20, "the board is on it"
    keep_picture(page, "highlights")


def test_without_a_recorder_there_is_still_the_picture(visit: Visit) -> None:
    me = visit("pl", width=360, height=740)
    me.page.add_init_script("delete window.MediaRecorder;")
    bring_in(me, finished(2, 5))
    expect(me.page.locator("#make-picture")).to_be_visible()
    expect(me.page.locator("#make-film")).to_be_hidden()
