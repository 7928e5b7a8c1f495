"""Makes the pictures of the documentation from the real program: `python docs/pictures/make.py`."""

from __future__ import annotations

import contextlib
import io
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from polnoc.bots import make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games import find_game
from polnoc.terminal.screen import Screen
from polnoc.words import Words

HERE = Path(__file__).parent

NIGHT = TerminalTheme(
    (0x12, 0x14, 0x1C),
    (0xEC, 0xE7, 0xDC),
    [
        (0x12, 0x14, 0x1C), (0xE5, 0x60, 0x4D), (0x6F, 0xBF, 0x8B), (0xF2, 0xB8, 0x4B),
        (0x5A, 0xA9, 0xE6), (0xB6, 0x9A, 0xE8), (0x7F, 0x87, 0xA3), (0xEC, 0xE7, 0xDC),
    ],
    [
        (0x7F, 0x87, 0xA3), (0xF0, 0x8A, 0x4B), (0x7C, 0xC0, 0x6C), (0xF2, 0xB8, 0x4B),
        (0x5A, 0xA9, 0xE6), (0xB6, 0x9A, 0xE8), (0xA9, 0xAD, 0xBB), (0xFF, 0xFF, 0xFF),
    ],
)  # fmt: skip

#: The frame around the letters: system fonts only, nothing fetched from anywhere.
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>A game of 13 Duchów in the terminal</title>
<style>{styles}
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#12141c" />
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def terminal(moves: int) -> str:
    """What a player sees in the middle of a game against an expert."""
    game = find_game("duchy")
    match = Match(game, game.read_options({"players": 3, "first": 1}), Seed.simulated(8))
    bot, rng = make_bot(game, "regular"), random.Random(8)
    while len(match.steps) < moves or match.asked != (0,):
        seat = match.asked[0]
        match.answer(seat, bot.choose(match.view(seat), match.options(seat), rng))
    console = Console(
        record=True, width=96, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    screen = Screen(console)
    words = Words("en", game, ["You", "Owl", "Moth"], viewer=0)
    view = match.view(0)
    screen.title("13 Duchów")
    screen.log(words, match.log(0)[-9:])
    screen.board(game, words, view)
    screen.say(words.prompt(view), style="bold")
    screen.options(words, match.options(0), view)
    return console.export_svg(theme=NIGHT, code_format=FRAME, title="13 Duchów", unique_id="polnoc")


@contextlib.contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server of our own."""
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if chromium is None:
        raise SystemExit("no Chromium: install it to make the pictures of the table")
    command = [sys.executable, "-m", "polnoc", "serve", "--port", "0", "--store", ":memory:"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server, sync_playwright() as play:
        assert server.stderr is not None
        site = server.stderr.readline().split()[1]
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield browser, site
        browser.close()
        server.terminate()


def look(browser: Browser, width: int = 1280, height: int = 860, locale: str = "en-GB") -> Page:
    """A window; calm, so that nothing is caught in the middle of a movement."""
    size: ViewportSize = {"width": width, "height": height}
    return browser.new_context(locale=locale, viewport=size, reduced_motion="reduce").new_page()


def keep(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")  # whatever is being told has been read
    page.wait_for_timeout(600)
    page.locator("#caption").wait_for(state="hidden")
    page.screenshot(path=str(HERE / f"{name}.png"))


def play_until(page: Page, wanted: str, count: int = 1) -> None:
    """Take the first choice, and once more if it asks, until there is enough to see."""
    for _ in range(400):
        mine = page.locator("#table[data-turn=mine] #actions button")
        seen = page.locator(wanted).count() >= count
        if seen and (mine.count() or page.locator("#end:not([hidden])").count()):
            return
        if mine.count():
            mine.first.click()
        page.wait_for_timeout(200)


def table(browser: Browser, site: str) -> None:
    """The start page, then a game against two bots on a desktop, and one on a phone."""
    for name, width in (("table", 1280), ("phone", 360)):
        page = look(browser, width, 860 if width > 360 else 740)
        page.goto(site)
        if name == "table":
            keep(page, "start")
        page.goto(f"{site}new/duchy?way=solo&players={3 if width > 360 else 2}")
        page.locator("form.new-table button.button-main").click()
        play_until(page, ".window.is-open", 4)
        keep(page, name)


def polish(browser: Browser, site: str) -> None:
    """The start page and a lesson, as somebody in Poland sees them."""
    page = look(browser, locale="pl-PL")
    page.goto(site)
    keep(page, "start-pl")
    page.goto(f"{site}learn/duchy")
    page.locator("main a[href*='/learn/duchy/']").nth(1).click()
    keep(page, "lesson-pl")


def lesson(browser: Browser, site: str) -> None:
    """A step of a lesson."""
    page = look(browser)
    page.goto(f"{site}learn/duchy")
    page.locator("main a[href*='/learn/duchy/']").nth(1).click()
    keep(page, "lesson")


def replayed(browser: Browser, site: str) -> None:
    """A finished game from above."""
    page = look(browser)
    page.goto(site)
    page.locator("form[action='/tables'] button").first.click()
    page.locator("#actions button").first.wait_for()
    play_until(page, "#end:not([hidden])")
    page.goto(f"{page.url.partition('?')[0]}/replay/9?eyes=above")
    keep(page, "replay")


#: What is answered first in Straszydła, so that the game goes on and the spooks eat.
ON = ("collect", "feed", "ready", "done", "keep", "skip", "night", "settle", "take-starter")


def roam(page: Page, wanted: str, answers: int = 300) -> None:
    """Go through the city at random until something is to be seen on one's turn."""
    rng = random.Random(3)
    for _ in range(answers):
        page.locator("#table[data-turn=mine] #actions button").first.wait_for(timeout=120_000)
        if page.locator(wanted).count():
            return
        buttons = page.locator("#actions button")
        values: list[str] = buttons.evaluate_all("found => found.map(({ value }) => value)")
        steps = [value for value in values if value.startswith("step")]
        good = [value for verb in ON for value in values if value.startswith(verb)]
        before = page.locator("#actions [name=key]").get_attribute("value")
        page.locator(f'#actions [value="{(good or [rng.choice(steps or values)])[0]}"]').dblclick()
        page.wait_for_function(
            "old => document.querySelector('#actions [name=key]').value !== old", arg=before
        )
    raise SystemExit(f"{wanted} never came")


def city(browser: Browser, site: str) -> None:
    """Straszydła: a plan of three arrows, and a duel."""
    page = look(browser)
    page.goto(f"{site}new/straszydla?way=solo&players=4")
    page.locator("form.new-table button.button-main").click()
    roam(page, "#ending.push-ready")
    keep(page, "plan")
    roam(page, ".push-bid")
    keep(page, "duel")


def film(browser: Browser, site: str) -> None:
    """Final Girl: a roll that two cards could better."""
    page = look(browser)
    rng = random.Random(2)
    page.goto(f"{site}new/finalgirl")
    page.locator("form.new-table button.button-main").click()
    while not (page.locator("#convert.may").count() and page.locator(".crowd").count() > 3):
        page.locator("#table[data-turn=mine] #actions button").first.wait_for()
        choices = page.locator("#actions button")
        values: list[str] = choices.evaluate_all("all => all.map(({ value }) => value)")
        good = [value for value in values if not value.startswith(("done", "discard"))]
        before = page.locator("#actions [name=key]").get_attribute("value")
        page.locator(f'#actions [value="{rng.choice(good or values)}"]').click()
        page.wait_for_function(
            "old => document.querySelector('#actions [name=key]').value !== old", arg=before
        )
    keep(page, "film")


def hunt(browser: Browser, site: str) -> None:
    """Bestia from the eyes of a hunter: the cloud of where the Beast can be."""
    page = look(browser)
    rng = random.Random(4)
    page.goto(f"{site}new/bestia?way=solo&players=3&me=1")
    page.locator("form.new-table button.button-main").click()
    while not (page.locator(".cloud").count() > 2 and page.locator(".held-card.may").count() > 3):
        page.locator("#table[data-turn=mine] #actions button").first.wait_for(timeout=120_000)
        choices = page.locator("#actions button")
        values: list[str] = choices.evaluate_all("all => all.map(({ value }) => value)")
        good = [value for value in values if not value.startswith(("pass", "flee", "skip", "stop"))]
        before = page.locator("#actions [name=key]").get_attribute("value")
        page.locator(f'#actions [value="{rng.choice(good or values)}"]').dblclick()
        page.wait_for_function(
            "old => document.querySelector('#actions [name=key]').value !== old", arg=before
        )
    keep(page, "hunt")


if __name__ == "__main__":
    (HERE / "terminal.svg").write_text(terminal(8), encoding="utf-8")
    with browsing() as (browser, site):
        table(browser, site)
        polish(browser, site)
        lesson(browser, site)
        replayed(browser, site)
        city(browser, site)
        film(browser, site)
        hunt(browser, site)
