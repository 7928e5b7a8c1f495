"""Every kind of page in Firefox, in both languages, on a laptop and on a phone. Part of a release run."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from polnoc.engine.game import AnyGame
from polnoc.games import all_games
from polnoc.lessons import lesson_outlines
from tests.browser.firefox import Firefox, firefox
from tests.browser.quick_play import WHOLE_GAMES
from tests.browser.test_readable import PAGES, played

pytestmark = pytest.mark.skipif(
    not WHOLE_GAMES, reason="Firefox is part of a release run: POLNOC_WHOLE_GAMES=1"
)

SIZES: Final = ((1280, 800), (360, 740))

#: Creates a table by the form that the pages use; returns its address and the links of its free seats.
NEW_TABLE: Final = """(async () => {
  const body = new URLSearchParams({ game: "%s", seats: "%s" });
  const reply = await fetch("/tables", { method: "POST", body, headers: { Accept: "application/json" } });
  const { table, invitations } = await reply.json();
  return [table, Object.values(invitations ?? {})];
})()"""

#: Imports a finished game; returns its table.
BRING_IN: Final = """(async () => {
  const headers = { "content-type": "application/json" };
  const reply = await fetch("/import", { method: "POST", body: %s, headers });
  return new URL(reply.url).pathname.split("/").slice(0, 3).join("/");
})()"""

SPEAK: Final = """(async () => {
  await fetch("/preferences", { method: "POST", body: new URLSearchParams({ lang: "%s", back: "/" }) });
})()"""

#: Whether the table is there with its script running; pages without a table need nothing.
READY: Final = "document.querySelector('html[data-script], :root:not(:has(#table[data-live]:not(.waiting)))')"

TOO_WIDE: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def opened() -> Iterator[Firefox]:
    with firefox() as window:
        yield window


class Tour:
    """Opens pages in all sizes and records what is wrong with them."""

    def __init__(self, window: Firefox, site: str, language: str) -> None:
        self.window = window
        self.site = site
        self.language = language
        self.wrong: list[str] = []
        window.problems.clear()
        window.goto(site)
        window.run(SPEAK % language)

    def open(self, address: str, name: str, after: str = "0") -> None:
        """Open a page, do something there, and check it."""
        self.window.goto(address if address.startswith("http") else f"{self.site}{address}")
        self.window.run(f"(async () => {{ while (!({READY})) await new Promise(requestAnimationFrame); }})()")
        self.window.run(f"(document.querySelector('#role-card[open]')?.close(), {after})")
        for width, height in SIZES:
            self.window.resize(width, height)
            self.look(f"{name}-{self.language}-{width}")

    def look(self, name: str) -> None:
        """Save a picture, and record what went wrong."""
        if folder := os.environ.get("POLNOC_PICTURES"):
            (Path(folder) / f"firefox-{name}.png").write_bytes(self.window.picture())
        if wider := self.window.run(TOO_WIDE):
            self.wrong.append(f"{name}: {wider} pixels wider than the screen")
        self.wrong += [f"{name}: {problem}" for problem in self.window.problems]
        self.window.problems.clear()


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_pages_of_a_game_in_firefox(opened: Firefox, site: str, game: AnyGame, language: str) -> None:
    tour = Tour(opened, site, language)
    tour.open(f"/new/{game.id}?way=solo&players={game.players[0]}", f"{game.id}-new")
    bots = ",".join(["you", *["novice"] * (game.players[0] - 1)])
    table, _ = opened.run(NEW_TABLE % (game.id, bots))
    tour.open(table, f"{game.id}-table")
    tour.open(table, f"{game.id}-settings", "document.getElementById('pace').click()")
    tour.open(table, f"{game.id}-drawer", "document.querySelector('.folds summary').click()")
    if max(game.players) > 1:
        table, [seat, *_] = opened.run(NEW_TABLE % (game.id, "you,free"))
        tour.open(table, f"{game.id}-lobby")
        tour.open(seat, f"{game.id}-seat")
    tour.open(f"/learn/{game.id}", f"{game.id}-lessons")
    tour.open(f"/learn/{game.id}/{lesson_outlines(game)[0].id}/1", f"{game.id}-lesson")
    tour.open(f"/rules/{game.id}", f"{game.id}-rules")
    record = played(game, max(game.players)).decode()
    table = opened.run(BRING_IN % json.dumps(record))
    tour.open(table, f"{game.id}-end")
    tour.open(f"{table}/replay/9", f"{game.id}-replay")
    if game.id == "finalgirl":
        tour.open(f"{table}/film", f"{game.id}-film")
    assert tour.wrong == []


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_other_pages_in_firefox(opened: Firefox, site: str, language: str) -> None:
    tour = Tour(opened, site, language)
    for address in PAGES:
        tour.open(address, f"page{address.replace('/', '-')}")
    assert tour.wrong == []
