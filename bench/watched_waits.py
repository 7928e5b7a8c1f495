"""How long a person waits in a browser for bots: from an answer until the next question can be answered.

    python -m bench.watched_waits [--waits N] [--pace PACE] [--only GAME]

A real server with its usual pauses and bots, a real Chromium at a pace of the show. One person answers
at random, all others are bots of the usual level, as many as the game allows. Waits without any show are left
out: nobody else did anything.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from bench.load.painted import chromium_path
from polnoc.engine.game import AnyGame
from polnoc.games import all_games

PORT: Final = 8_977
SITE: Final = f"http://127.0.0.1:{PORT}"
LEVEL: Final = "regular"
#: Nobody waits longer than this, in milliseconds.
PATIENCE_MS: Final = 60_000

#: Answers at random: milliseconds until the next question can be answered, whether there was a show, whether
#: it is over.
ANSWER: Final = """async () => {
  const table = document.getElementById("table");
  const form = document.getElementById("actions");
  const buttons = [...form.querySelectorAll("button[name=action]")];
  const body = new URLSearchParams(new FormData(form));
  body.set("action", buttons[Math.floor(Math.random() * buttons.length)].value.split(";")[0].trim());
  const before = body.get("key");
  const began = performance.now();
  let shown = false;
  const headers = { Accept: "application/json" };
  const reply = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
  if (reply.status === 429) {  // who changes his mind all the time has to wait
    await new Promise((done) => setTimeout(done, 10_000));
    return [0, false, false];
  }
  const key = () => document.querySelector("#actions [name=key]")?.value;
  const isReady = () => table.dataset.turn === "over"
    || (table.dataset.turn === "mine" && key() !== before && document.querySelector("#actions button"));
  await new Promise((done) => {
    const look = () => {
      shown ||= Boolean(table.dataset.show);
      if (isReady() && !table.dataset.show && !table.dataset.stale) done();
      else requestAnimationFrame(look);
    };
    look();
  });
  return [performance.now() - began, shown, table.dataset.turn === "over"];
}"""


def waits(chromium: Browser, game: AnyGame, pace: str, wanted: int) -> list[float]:
    """Measure this many waits in seconds, at as many tables as it takes."""
    found: list[float] = []
    while len(found) < wanted:
        context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
        context.add_init_script(
            f'localStorage["polnoc-pace"] = "{pace}"; localStorage["polnoc-sound"] = "off";'
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        found += _waits_of_a_game(page, game, wanted - len(found))
        context.close()
    return found


def _waits_of_a_game(page: Page, game: AnyGame, wanted: int) -> list[float]:
    seats = ",".join(["you", *[LEVEL] * (max(game.players) - 1)])
    made = page.request.post(
        f"{SITE}/tables", form={"game": game.id, "seats": seats}, headers={"Accept": "application/json"}
    )
    page.goto(f"{SITE}{made.json()['table']}")
    page.evaluate("document.getElementById('role-card')?.close()")
    found: list[float] = []
    while len(found) < wanted:
        page.wait_for_function(
            "() => document.querySelector('#table[data-turn=over], #table[data-turn=mine] #actions button')"
        )
        if page.locator("#table[data-turn=over]").count():
            break
        took, shown, is_over = page.evaluate(ANSWER)
        found += [took / 1000] if shown else []
        if is_over:
            break
    return found


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--waits", type=int, default=20)
    parser.add_argument("--pace", default="brisk")
    parser.add_argument("--only", default="", help="the id of one game")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        command = [sys.executable, "-m", "polnoc", "serve", "--port", str(PORT)]
        served = subprocess.Popen([*command, "--store", str(Path(folder) / "tables.db")])
        chromium = play.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        try:
            _wait_for_server()
            print("| game, players | waits | median s | 95 % s | longest s |")
            print("| --- | ---: | ---: | ---: | ---: |")
            for game in all_games():
                if wanted.only in ("", game.id):
                    _print_row(game, waits(chromium, game, wanted.pace, wanted.waits))
        finally:
            chromium.close()
            served.terminate()
            served.wait()


def _wait_for_server() -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(SITE, timeout=1):
                return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError("the server does not answer")


def _print_row(game: AnyGame, found: list[float]) -> None:
    late = statistics.quantiles(found, n=20)[-1]
    row = f"{len(found)} | {statistics.median(found):.1f} | {late:.1f} | {max(found):.1f}"
    print(f"| {game.id}, {max(game.players)} | {row} |", flush=True)


if __name__ == "__main__":
    main()
