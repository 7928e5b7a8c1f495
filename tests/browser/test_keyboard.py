"""Games by keyboard alone, in Polish, on a screen as narrow as a phone: the focus is never hidden or lost."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from polnoc.games import all_games
from tests.browser.conftest import CARD, Visit, Visitor, keep_picture
from tests.browser.quick_play import WHOLE_GAMES

#: No game takes more answers.
MOST: Final = 1500
#: Answers given in each game; in a release run the games are played to their ends.
ANSWERS: Final = 3
#: How often to end what can be ended: in a long list of paths "Ready" is not among the next few buttons.
ENDS: Final = 0.4
#: Answers watched before the pace is changed.
WATCHED: Final = 1
#: An answer is cleared away before the next thing is drawn: the focus may be on nothing visible that long.
SETTLED_MS: Final = 2_000
#: No path from one place of the page to another is longer, in presses of Tab.
LONGEST_WAY: Final = 60

#: What is wrong with the focused element; null if it is visible, on the screen and not covered.
#: What was chosen is cleared away while its show goes on: then the show has the frame.
LOST: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return "the focus is lost";
  const isStale = document.querySelector("#table[data-stale]") && at.closest("#actions");
  const seen = isStale ? document.querySelector("#show:not([hidden])") : at;
  const name = `${at.tagName} ${at.id} ${at.textContent.trim().slice(0, 40)}`;
  if (!seen) return null;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `out of sight: ${name}`;
  const { outlineStyle } = getComputedStyle(seen);
  if (outlineStyle === "none" && !seen.matches(".may")) return `not marked: ${name}`;
  const within = (at, most) => Math.min(Math.max(at, 1), most - 1);
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const head = [left + Math.min(12, (right - left) / 2), top + Math.min(12, (bottom - top) / 2)];
  const thingAt = ([x, y]) => document.elementFromPoint(within(x, innerWidth), within(y, innerHeight));
  const there = [middle, head].map(thingAt);
  const isFree = there.some((one) => seen.contains(one) || one?.contains(seen) || one?.closest(".sheet"));
  return isFree ? null : `covered by ${there[0]?.id || there[0]?.className}: ${name}`;
}"""


#: How far the focus is on its way to an element; between the end of a page and its start it is nowhere.
AT: Final = """which => {
  const at = document.activeElement;
  if (at === document.body) return "between";
  return at.matches(which) ? "there" : "elsewhere";
}"""

#: Whether the focus is past the choices.
IS_PAST: Final = """() => {
  const place = document.getElementById("actions").compareDocumentPosition(document.activeElement);
  return place === Node.DOCUMENT_POSITION_FOLLOWING;
}"""

#: The answer is shown to all, or another question is there.
ANSWERED: Final = """old => {
  const { busy, stale } = document.getElementById("table").dataset;
  return !busy && (stale || document.querySelector("#actions [name=key]")?.value !== old);
}"""

#: This person is asked, or the game is over, and everything has been shown.
SHOWN: Final = """() => {
  const { turn, show, stale } = document.getElementById("table").dataset;
  return !show && !stale && ["mine", "over"].includes(turn);
}"""


class Keys:
    """Somebody who has only a keyboard."""

    def __init__(self, me: Visitor, game: str, seed: int) -> None:
        self.me = me
        self.game = game
        self.page = me.page
        self.rng = random.Random(seed)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, which: str, key: str = "Tab") -> None:
        """Move to an element; on the way the focus must be visible at each step."""
        for _ in range(LONGEST_WAY):
            at = self.page.evaluate(AT, which)
            if at != "between":
                self.check()
            if at == "there":
                return
            self.press(key)
        raise AssertionError(f"the keyboard does not reach {which}")

    def check(self) -> None:
        """Check that the focus is visible, once the answered question is cleared away."""
        lost = self.page.evaluate(LOST)
        if lost:
            with suppress(PlaywrightError):
                self.page.wait_for_function(f"() => ({LOST})() === null", timeout=SETTLED_MS)
            lost = self.page.evaluate(LOST)
        if lost:
            keep_picture(self.page, f"keyboard-lost-{self.game}")
        assert lost is None, lost

    def begin(self) -> None:
        """Go from the start page to the first question."""
        self.page.goto(self.me.site)
        self.reach(f"form[action='/tables']:has([value={self.game}]) button")
        self.press("Enter")
        self.me.arrive_at_card()
        expect(self.page.locator(f"{CARD} .button-main")).to_be_focused()
        self.check()
        self.press("Enter")
        expect(self.page.locator("#prompt")).to_be_focused()

    def reach_choices(self) -> None:
        """Move to the choices, or back to them.

        A question may pass automatically on the way: then there is nothing to choose until the next one.
        """
        for _ in range(LONGEST_WAY):
            self.wait_for_turn()
            if self.me.over or self.page.evaluate(AT, "#actions button") == "there":
                return
            self.press("Shift+Tab" if self.page.evaluate(IS_PAST) else "Tab")
        raise AssertionError("the keyboard does not reach the choices")

    def answer(self) -> None:
        """Sometimes end, by its key, what can be ended; else choose something near."""
        self.reach_choices()
        if self.me.over:
            return
        before = self.me.question
        if self.rng.random() < ENDS and self.page.locator("#actions .is-ending button").count():
            self.press("0")
        else:
            self._choose()
        if self.page.locator("#actions .is-asking").count():
            self.press("Enter")
        self.page.wait_for_function(ANSWERED, arg=before)
        self.check()

    def _choose(self) -> None:
        for _ in range(self.rng.randrange(max(1, min(self.me.choices, 5)))):
            self.press("Tab")
        if not self.page.evaluate("document.activeElement.matches('#actions button')"):
            self.reach("#actions button", "Shift+Tab")
        self.check()
        self.press("Enter")

    def wait_for_turn(self) -> None:
        """Wait until something is asked and shown; meanwhile the focus is somewhere on the page."""
        self.page.wait_for_function(SHOWN)
        self.check()

    def change_pace(self) -> None:
        """Show everything at once from now on."""
        self.reach("#pace", "Shift+Tab")
        self.press("Enter")
        self.reach("#settings [name=pace]")
        for _ in range(4):
            if self.page.locator("[name=pace][value=instant]:checked").count():
                break
            self.press("ArrowDown")
        self.press("Escape")
        expect(self.page.locator("#pace")).to_be_focused()

    def open_drawers(self) -> None:
        """Open each drawer, go into it and close it."""
        drawers = self.page.locator(".folds > details > summary").count()
        for nth in range(drawers):
            self.reach(f".folds > details:nth-of-type({nth + 1}) > summary")
            self.press("Enter")
            expect(self.page.locator(".folds > details[open]")).to_have_count(1)
            self.press("Tab")  # into it, or past it: then it closes
            self.check()
            self.press("Escape")
            expect(self.page.locator(".folds > details[open]")).to_have_count(0)
            self.check()

    def zoom(self) -> None:
        """Zoom in on a map, and out again."""
        for key in ("+", "+", "-", "z"):
            self.press(key)
            self.check()


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_game_by_keyboard_alone_on_a_narrow_screen(visit: Visit, game: str) -> None:
    me = visit("pl", 360, 740, pace="brisk", reduced_motion="no-preference")
    keys = Keys(me, game, seed=4)
    keys.begin()
    status = me.page.locator("#prompt[role=status]").element_handle()
    for nth in range(MOST if WHOLE_GAMES else ANSWERS):
        keys.wait_for_turn()
        if me.over:
            break
        if nth == WATCHED:
            keys.change_pace()
            keys.open_drawers()
            keys.zoom()
        keys.answer()
    assert me.over or not WHOLE_GAMES, "the game does not end"
    assert status is not None and status.evaluate("node => node.isConnected"), (
        "what screen readers listen to is changed, not replaced"
    )
    keep_picture(me.page, f"keyboard-{game}")
    if me.over:
        keys.reach("#end button, #end a")
