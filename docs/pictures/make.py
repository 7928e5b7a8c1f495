"""Makes the pictures of the documentation from the real program: `python docs/pictures/make.py`."""

from __future__ import annotations

import io
import random
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
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


def table() -> None:
    """The table in a browser, in the middle of a game against two bots."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("no Chromium: install it to make the picture of the table")
    command = [sys.executable, "-m", "polnoc", "serve", "--port", "0", "--store", ":memory:"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server, sync_playwright() as play:
        assert server.stderr is not None
        site = server.stderr.readline().split()[1]
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 860})
        page.goto(site)
        page.get_by_role("button", name="Three players").click()
        page.locator("#actions button").first.click()
        for _ in range(200):  # use the card while there is one, until some windows are lit
            mine = page.locator("#table[data-turn=mine] #actions button")
            if mine.count() and page.locator(".window.is-open, [class*='is-lit']").count() >= 4:
                break
            if mine.count():
                mine.first.click()
            page.wait_for_timeout(300)
        page.mouse.move(0, 0)
        page.wait_for_timeout(600)
        page.screenshot(path=str(HERE / "table.png"))
        browser.close()
        server.terminate()


if __name__ == "__main__":
    (HERE / "terminal.svg").write_text(terminal(8), encoding="utf-8")
    table()
