"""Whole games in WebKit, the engine of every iPhone: by the page's buttons, with the show and sound."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.quick_play import WHOLE_GAMES
from tests.browser.webkit import Refused, WebKit, webkit

#: Two phones, a tablet and a laptop.
SCREENS: Final = {
    "duchy": ("pl", 360, 740),
    "finalgirl": ("en", 390, 844),
    "bestia": ("pl", 820, 1180),
    "straszydla": ("en", 1280, 800),
}
#: Outside a release run, the shortest game.
GAMES: Final = tuple(SCREENS) if WHOLE_GAMES else ("duchy",)

#: No game takes more presses.
MOST: Final = 1500
#: Shows watched from beginning to end; the following ones are skipped with their button.
WATCHED: Final = 40 if WHOLE_GAMES else 5

#: What a person would press now, why, and what distinguishes this moment from the next; null while there is
#: only something to watch.
NEXT: Final = """(() => {
  const found = (which) => [...document.querySelectorAll(which)];
  const { turn, show, stale, busy, have } = document.getElementById("table").dataset;
  const moment = [have, show, stale, busy, found("#actions [name=key]")[0]?.value].join();
  const told = (what, things = []) => ({ what, things, moment });
  const [dialog] = found("dialog[open] .button-main");
  const [sound] = found("#sound-offer:not([hidden]) [value=yes]");
  const [asking] = found("#actions .is-asking");
  const [skip] = found("#show:not([hidden]) #show-skip");
  if (dialog) return told("dialog", [dialog]);
  if (sound) return told("sound", [sound]);
  if (asking && !stale && !busy) return told("sure", [asking]);
  if (skip && arguments[0]) return told("skip", [skip]);
  if (turn === "over" && !show) return told("over");
  const choices = found("#table[data-turn=mine] #actions button").filter((one) => one.checkVisibility());
  return choices.length && !stale && !busy ? told("choose", choices) : null;
})()"""

#: A dealt table with its script running.
DEALT: Final = "document.querySelector('html[data-script] #table:not(:has(#deal[data-full]))') !== null"


@pytest.fixture(scope="module")
def opened() -> Iterator[WebKit]:
    with webkit() as window:
        yield window


def keep_picture(window: WebKit, name: str) -> None:
    """Save a picture for people to look at, if POLNOC_PICTURES names a folder."""
    if folder := os.environ.get("POLNOC_PICTURES"):
        (Path(folder) / f"webkit-{name}.png").write_bytes(window.picture())


def one(window: WebKit, which: str) -> dict[str, str]:
    """Return the first element that a selector finds."""
    found: dict[str, str] = window.wait_for("document.querySelector(arguments[0])", which)
    return found


def begin(window: WebKit, site: str, game: str, language: str) -> None:
    """Begin a game against novices from the start page; outside a release run a short one."""
    window.goto(site)
    window.run("localStorage.clear(); localStorage['polnoc-pace'] = 'brisk'")
    if window.run("return document.documentElement.lang") != language:
        window.press(one(window, f"button[lang={language}]"))
        window.wait_for("document.documentElement.lang === arguments[0]", language)
    start = f"form[action='/tables']:has([value={game}]) button"
    if not WHOLE_GAMES:
        window.goto(f"{site}/new/{game}?way=solo&players=2")
        window.run("for (const id of ['seat-1', 'set-points']) document.getElementById(id).selectedIndex = 0")
        start = ".begin .button-main"
    window.press(one(window, start))
    window.wait_for(DEALT)
    window.watch()


class Player:
    """Presses what the page offers, until the game is over."""

    def __init__(self, window: WebKit, seed: int) -> None:
        self.window = window
        self.rng = random.Random(seed)
        self.shows = 0
        self.pressed: list[str] = []

    def play(self) -> None:
        """Play to the end."""
        for _ in range(MOST):
            now = self.window.wait_for(NEXT, self.shows > WATCHED)
            if now["what"] == "over":
                return
            self.press(now)
        raise AssertionError("the game does not end")

    def press(self, now: dict[str, Any]) -> None:
        """Press one of the things. Whatever cannot be pressed must be disappearing just then."""
        try:
            self.window.press(self.rng.choice(now["things"]))
        except Refused:
            later = self.window.wait_for(NEXT, False)
            if later["moment"] == now["moment"]:
                keep_picture(self.window, f"refused-{len(self.pressed)}")
                raise
            return
        self.pressed.append(now["what"])
        self.shows += now["what"] == "choose"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.repeats("tests/browser/test_table.py::test_a_game_against_a_bot_by_clicking")
def test_a_whole_game_in_webkit(opened: WebKit, site: str, game: str) -> None:
    language, width, height = SCREENS[game]
    opened.resize(width, height)
    begin(opened, site, game, language)
    keep_picture(opened, f"{game}-begin")
    player = Player(opened, seed=1)
    player.play()
    keep_picture(opened, f"{game}-end")
    assert opened.run("return document.getElementById('end').checkVisibility()")
    assert opened.run("return document.documentElement.scrollWidth") <= width
    assert {"sound", "choose"} <= set(player.pressed)
    assert opened.problems() == []
