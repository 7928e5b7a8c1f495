"""A real server on loopback and a real browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, sync_playwright
from starlette.applications import Starlette

from polnoc.engine.deal import Deal
from polnoc.games import find_game
from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from polnoc.table.rooms import Room
from tests.browser.windows import Window, Windows
from tests.chromium import ARGUMENTS, chromium_path
from tests.dice import Dice, same_dice, thrown_by
from tests.table.serving import running, table_app

__all__ = ["same_dice"]

#: Timeout in milliseconds for whatever must come, however busy the machine is.
LIMIT = 20_000

#: Milliseconds between two polls of a page: polling on every frame would force it to draw frames.
POLLING = 20


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium, shared by all tests here: each has its own context in it."""
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="module", autouse=True)
def dice(request: pytest.FixtureRequest) -> Iterator[Dice]:
    """The dice of a module's server; a module that defines SEED uses it for all its tables.

    Browsers' contributions to the seed are ignored here, for they differ each time; `test_deal` tests them.
    """
    dice = Dice(getattr(request.module, "SEED", None))
    with thrown_by(dice), pytest.MonkeyPatch.context() as patched:
        patched.setattr(Deal, "seed", property(lambda deal: deal.server))
        yield dice


@pytest.fixture(scope="module")
def app() -> Iterator[Starlette]:
    """A table application in which tests can set up positions. Bots do not wait for people to follow."""
    with open_store(":memory:") as store:
        yield table_app(store, UNCOUNTED)


@pytest.fixture(scope="module")
def site(app: Starlette) -> Iterator[str]:
    """The address at which it is served."""
    with running(app, UNCOUNTED) as served:
        yield f"http://127.0.0.1:{served.port}"


#: The answer has been processed, and another question is asked, or none.
ANSWERED = """old => !document.querySelector("#table")?.dataset.busy
    && document.querySelector("#actions [name=key]")?.value !== old"""

#: It is this person's turn, or the game is over.
CALLED = "() => ['mine', 'over'].includes(document.querySelector('#table')?.dataset.turn)"


#: The indices, in the list of choices, of guesses and of numbers whose windows are not boarded up.
BOLD = """() => [...document.querySelectorAll("#actions button")].flatMap(({ value }, nth) => {
    const open = document.querySelector(`.window:not(.is-gone)[data-action="${value}"]`);
    return open || value === "guess" ? [nth] : [];
})"""


#: The table, or the room where people wait for others; not while it is being dealt.
DEALT = "#table:not(:has(#deal[data-full]))"


#: The role card, while it covers the table.
CARD = "#role-card[open]"


class Visitor:
    """One person's browser window, and what went wrong in it."""

    def __init__(self, page: Page, site: str, script: bool = True) -> None:
        self.page = page
        self.site = site
        self.script = script
        self.problems: list[str] = []
        page.set_default_timeout(LIMIT)
        page.on("console", self._heard)
        page.on("pageerror", self._failed)
        page.on("request", self._note)

    def leave(self) -> None:
        """Ignore what happens on the page from now on."""
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._failed)
        self.page.remove_listener("request", self._note)

    def _failed(self, error: object) -> None:
        self.problems.append(str(error))

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.problems.append(f"{said.text} {said.location['url']}")

    def _note(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith((self.site, self.site.replace("http", "ws"), "data:", f"blob:{self.site}")):
            self.problems.append(f"a request leaves the machine: {url}")

    # Getting there --------------------------------------------------------------

    def arrive(self) -> None:
        """Wait until the table and its script are ready; close the role card."""
        self.arrive_at_card()
        self.put_card_away()

    def arrive_at_card(self) -> None:
        """The same, leaving the card open."""
        ready = f"html[data-script] {DEALT}, .curtain" if self.script else DEALT
        self.page.locator(ready).wait_for()

    def put_card_away(self) -> None:
        """Close the role card, if it is open."""
        if self.script:
            self.page.evaluate("card => document.querySelector(card)?.close()", CARD)
        elif self.page.locator(CARD).count():
            self.page.locator(f"{CARD} button").click()

    def wait_for_deal(self) -> None:
        """Wait until everybody sits and the game is dealt; without scripting the page has to be reloaded."""
        if not self.script:
            self.page.reload()
        self.page.locator("#table:not(.waiting)").wait_for()
        self.put_card_away()

    def play_now(self, game: str = "duchy") -> None:
        """Begin a game as by one click on the start page, but faster, without loading that page."""
        found = find_game(game)
        form: dict[str, str | float | bool] = {
            "game": game,
            "seats": ",".join(["you", *["novice"] * (min(found.players) - 1)]),
            "first": "yes" if found.options_type.for_beginners else "no",
            "script": "yes" if self.script else "no",
        }
        made = self.page.request.post(
            f"{self.site}/tables", form=form, headers={"Accept": "application/json"}
        )
        self.page.goto(f"{self.site}{made.json()['table']}")
        self.arrive()

    def choose_to_play_now(self, game: str) -> None:
        """Begin a game against a bot by one click on the start page; the role card stays open."""
        self.page.goto(self.site)
        self.page.locator(f"form[action='/tables']:has([value={game}]) button").first.click()
        self.arrive_at_card()

    def begin(self, way: str, players: int, **chosen: str) -> None:
        """Create a table by its form; `chosen` are values of fields, with `_` for `-`."""
        self.page.goto(f"{self.site}/new/duchy?way={way}&players={players}")
        if "set_points" in chosen:
            self.page.locator(".game-options summary").click()
        for name, value in chosen.items():
            field = self.page.locator(f"#{name.replace('_', '-')}")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.page.locator(".begin .button-main").click()
        self.arrive()

    def invitations(self) -> list[str]:
        """Return the links for the seats that are still free."""
        self.page.locator(".invitation").first.wait_for()
        return self.page.locator(".invitation a").all_inner_texts()

    def sit(self, link: str, name: str) -> None:
        """Take a seat by its link."""
        self.page.goto(link)
        self.page.locator("#name").fill(name)
        self.page.locator(".sit-card button").click()
        self.arrive()

    # Playing --------------------------------------------------------------------

    def answer(self, choose: int = 0) -> None:
        """Click the button of one of the choices, again if it asks to confirm, and wait for the outcome."""
        page = self.page
        self.put_card_away()
        before = self.question
        page.locator("#actions button").nth(choose).click()
        asking = page.locator("#actions .is-asking")
        if asking.count():
            asking.click()
        self.wait_for_answer(before)

    @property
    def question(self) -> str | None:
        """Return what distinguishes the current question from the next one."""
        return self.page.locator("#actions [name=key]").get_attribute("value")

    def wait_for_answer(self, question: str | None) -> None:
        """Wait until this question is no longer asked and the page accepts answers again."""
        self.page.wait_for_function(ANSWERED, arg=question, polling=POLLING)

    def follow(self, link: Locator) -> None:
        """Click what loads another page, as everything does without scripting, and wait for that page."""
        with self.page.expect_navigation():
            link.click()

    def wait_for_turn(self) -> None:
        """Wait until this person is asked, or the game is over; close the card if the game begins."""
        self.page.wait_for_function(CALLED, polling=POLLING)
        self.put_card_away()

    def reach_own_turn(self) -> None:
        """Answer the questions before the first turn, and wait for it."""
        self.wait_for_turn()
        while self.page.locator("#actions [value=guess]").count() == 0:
            assert not self.over, "a rival has won before this person had a turn: begin another game"
            self.answer()
            self.wait_for_turn()

    @property
    def over(self) -> bool:
        return self.page.locator("#table[data-turn=over]").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator("#table[data-turn=mine] #actions button").count() > 0

    @property
    def choices(self) -> int:
        return self.page.locator("#actions button").count()

    def bold_choices(self) -> list[int]:
        """Return the choices of a hasty player: to guess, and to guess what is still possible; else any."""
        bold: list[int] = self.page.evaluate(BOLD)
        return bold or list(range(self.choices))

    def open_drawer(self, name: str) -> None:
        """Open a drawer by its class, closing the one that is open."""
        if self.script:  # before the script runs a drawer opens too, but no key closes it
            self.page.locator("html[data-script]").wait_for()
        self.put_card_away()
        if self.page.locator(f"details.{name}[open]").count() == 0:
            self.page.locator(f"details.{name} summary").click()


Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def windows(browser: Browser, site: str) -> Iterator[Windows]:
    """The windows at the site, reused by one test after another."""
    made = Windows(browser, site)
    with made.noticing_changes():
        yield made
    made.close()


@pytest.fixture
def visit(windows: Windows, site: str) -> Iterator[Visit]:
    """Return a function that opens visitors; at the end none may have had a problem.

    By default nothing is animated, nothing waits and nobody is asked about sound. Most visitors come without
    the installed app's service worker, which would fetch all static files for each of them.
    """
    visitors: list[tuple[Visitor, Window]] = []

    def come(
        language: str = "en",
        width: int = 1280,
        height: int = 860,
        script: bool = True,
        pace: str = "instant",
        asked_about_sound: bool = True,
        **more: Any,
    ) -> Visitor:
        settings: dict[str, Any] = {
            "locale": {"pl": "pl-PL", "en": "en-GB"}[language],
            "java_script_enabled": script,
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        remembered = {"polnoc-pace": pace} | ({"polnoc-sound": "off"} if asked_about_sound else {})
        window = windows.open({**settings, **more}, remembered)
        window.page.set_viewport_size({"width": width, "height": height})
        visitors.append((Visitor(window.page, site, script), window))
        windows.forget_changes(window)
        return visitors[-1][0]

    yield come
    problems = [problem for visitor, _ in visitors for problem in visitor.problems]
    for visitor, window in visitors:
        visitor.leave()
        windows.give_back(window)
    assert problems == []


def room_of(app: Starlette, page: Page) -> Room:
    """Return the room of the table that a page shows, for tests with the server in their process."""
    found: Room = app.state.tables.rooms[page.url.partition("/t/")[2].partition("?")[0]]
    return found


def stand(room: Room, position: Any) -> None:
    """Put a dealt table into a scene's position; open pages have to be reloaded."""
    room.match.position, room.match.chosen = position.clone(), position.terms.options
    room.match.events[:] = []
    room.page_cache.clear()


def keep_picture(page: Page, name: str) -> None:
    """Save a screenshot for people to look at, if POLNOC_PICTURES names a folder."""
    if folder := os.environ.get("POLNOC_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(Path(folder) / f"{name}.png"))
