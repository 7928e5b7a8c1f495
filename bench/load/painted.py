"""From a click to pixels: 13 Duchów in a real Chromium, against a real server on this machine.

A person clicks the buttons of legal answers; the rival answers by itself. The
time runs from the click, as the browser stamps it, to the end of the first
frame after the page has changed, and to the first frame in which something
moves. While anything moves, frames are counted: a frame that comes more than
half a frame late counts as dropped. CPU x4 is Chromium's own throttle, about
a slow phone.

    python -m bench.load.painted --clicks 60
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.async_api import Browser as Chromium
from playwright.async_api import Page, async_playwright
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bench.load import ours
from bench.load.measure import spread
from bench.load.ours import OurTable
from bench.load.play import Side
from bench.load.wire import HOST

#: How much slower the processor is made.
SLOWDOWNS: Final = (1, 4)
#: The bar for a click to be painted, and for the first motion, in ms, for 95 % of clicks.
BAR: Final = 50
#: How often the page is drawn while something moves.
FRAMES_A_SECOND: Final = 60
PATIENCE_MS: Final = 30_000
LOOK_MS: Final = 1_000

#: Notes when the page changed after each click and when that was painted, in ms.
PROBE: Final = """
localStorage["polnoc-sound"] = "off"; // so that the first click is not answered by the question about it
(() => {
  let clicked = 0;
  window.painted = [];
  addEventListener("click", (event) => { clicked = event.timeStamp; }, true);
  const own = (change) => change.target.id === "table" && change.attributeName === "data-busy";
  new MutationObserver((changes) => {
    if (!clicked || changes.every(own)) return;
    const begun = clicked, changed = performance.now();
    clicked = 0;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => window.painted.push([changed - begun, performance.now() - begun]);
      after.port2.postMessage("");
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
(() => {
  let clicked = 0, before = 0;
  window.moved = [];
  window.frames = [];
  addEventListener("click", (event) => { clicked = event.timeStamp; }, true);
  const look = (now) => {
    const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
    if (isMoving && clicked) window.moved.push(performance.now() - clicked);
    if (isMoving) clicked = 0;
    if (isMoving && before) window.frames.push(now - before);
    before = isMoving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
#: Whether the page asks what the server asks, and is ready for a click.
ASKS: Final = """
token => document.querySelector("#actions [name=token]")?.value === token
    && !document.getElementById("table").dataset.busy
"""
#: Answers that need no confirmation.
BUTTONS: Final = "#actions button[name=action]:not([data-confirm])"


@dataclass
class Figures:
    """What was measured, in ms."""

    #: From a click to the change, and to its paint.
    painted: list[tuple[float, float]] = field(default_factory=list)
    #: From a click to the first frame in which something moves.
    moved: list[float] = field(default_factory=list)
    #: From frame to frame while something moves.
    frames: list[float] = field(default_factory=list)

    async def add_motion(self, page: Page) -> None:
        """Take what a page has noted about motion."""
        self.moved += await page.evaluate("window.moved.splice(0)")
        self.frames += await page.evaluate("window.frames.splice(0)")

    def frame_rate(self) -> tuple[float, float]:
        """Frames a second while something moves, and the share of frames that were dropped."""
        due = 1000 / FRAMES_A_SECOND
        dropped = sum([round(time / due) - 1 for time in self.frames if time > 1.5 * due])
        return 1000 * len(self.frames) / sum(self.frames), dropped / (len(self.frames) + dropped)


async def measure(side: Side, chromium: Chromium, clicks: int, slowdown: int) -> Figures:
    """Make `clicks` clicks on a fresh page."""
    table = await _new_table(side, slowdown)
    page = await _open(chromium, table, side.process.port, slowdown)
    figures = Figures()
    found = figures.painted
    while len(found) < clicks:
        seat = await table.whose()
        if seat is None:
            await figures.add_motion(page)
            table.close()
            await page.context.close()
            table = await _new_table(side, 100 * slowdown + len(found))
            page = await _open(chromium, table, side.process.port, slowdown)
        elif table.asks(0):
            found += await _click(page, table)
        else:
            await table.answer(seat)
    await figures.add_motion(page)
    table.close()
    await page.context.close()
    return figures


async def _new_table(side: Side, number: int) -> OurTable:
    table = side.make(number)
    assert isinstance(table, OurTable)
    await table.open()
    return table


async def _open(chromium: Chromium, table: OurTable, port: int, slowdown: int) -> Page:
    """Open the page of the first seat, in a browser that holds its secret."""
    site = f"http://{HOST}:{port}"
    context = await chromium.new_context(viewport={"width": 1280, "height": 860}, locale="pl")
    await context.add_cookies(
        [{"name": name, "value": value, "url": site} for name, value in table.people[0].cookies.items()]
    )
    await context.add_init_script(PROBE)
    page = await context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    await page.goto(f"{site}{table.path}?seat=0")
    await page.evaluate("document.getElementById('role-card')?.close()")  # it covers a game that begins
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    return page


async def _is_asked(page: Page, table: OurTable) -> bool:
    """Wait until the page asks what the server asks; False if the server does not ask any more."""
    for _ in range(PATIENCE_MS // LOOK_MS):
        if not table.asks(0):
            return False
        with contextlib.suppress(PlaywrightTimeout):  # the question may have become another one meanwhile
            await page.wait_for_function(ASKS, arg=table.token(0), timeout=LOOK_MS)
            return True
    raise TimeoutError("the page does not ask what the server asks")


async def _click(page: Page, table: OurTable) -> list[tuple[float, float]]:
    """Click one of the answers; empty if the question has passed by itself, or all need confirmation."""
    if not await _is_asked(page, table):
        return []
    buttons = await page.locator(BUTTONS).all()
    if not buttons:
        await table.answer(0)
        return []
    before = await page.evaluate("window.painted.length")
    button = table.luck.choice(buttons)
    table.forget(0)
    await button.click()
    await page.wait_for_function("before => window.painted.length > before", arg=before)
    changed, painted = await page.evaluate("window.painted.at(-1)")
    return [(float(changed), float(painted))]


def chromium_path() -> str | None:
    """The system's browser; None: the one that comes with Playwright."""
    names = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


async def run(clicks: int) -> dict[str, dict[str, float]]:
    """All figures, printed as they come."""
    found = {}
    with tempfile.TemporaryDirectory(dir=".", prefix=".bench-") as folder:
        side = ours.side(Path(folder))
        await side.process.start()
        try:
            async with async_playwright() as playwright:
                chromium = await playwright.chromium.launch(executable_path=chromium_path())
                print(f"Chromium {chromium.version}, {clicks} clicks; ms, median and 95th percentile")
                for slowdown in SLOWDOWNS:
                    figures = await measure(side, chromium, clicks, slowdown)
                    changed = spread([one for one, _ in figures.painted])
                    painted = spread([two for _, two in figures.painted])
                    moved, (rate, dropped) = spread(figures.moved), figures.frame_rate()
                    found[f"cpu x{slowdown}"] = painted
                    found[f"cpu x{slowdown} motion"] = {**moved, "rate": rate, "dropped": dropped}
                    print(
                        f"CPU x{slowdown}: changed {changed['p50']:.1f} / {changed['p95']:.1f}, "
                        f"painted {painted['p50']:.1f} / {painted['p95']:.1f}, "
                        f"first motion {moved['p50']:.1f} / {moved['p95']:.1f}; "
                        f"{rate:.1f} frames a second over {len(figures.frames)} frames, {dropped:.1%} dropped"
                    )
                await chromium.close()
        finally:
            side.process.kill()
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.painted", description=__doc__)
    parser.add_argument("--clicks", type=int, default=60, help="for each row (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    chosen = parser.parse_args(arguments)
    load = os.getloadavg()[0]
    found = asyncio.run(run(chosen.clicks))
    for what, times in (("painted", found["cpu x1"]), ("first motion", found["cpu x1 motion"])):
        print(f"bar: {what} ≤ {BAR} ms p95 at x1: {'yes' if times['p95'] <= BAR else 'NO'}")
    print(f"load {load:.1f} before, {os.getloadavg()[0]:.1f} after")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
