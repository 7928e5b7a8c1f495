"""The installed app: what it shows without a connection, and that no answer is lost when one is cut."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.applications import Starlette

from polnoc.engine.game import AnyGame
from polnoc.games import all_games
from polnoc.store import open_store
from polnoc.store.values import TableLog
from polnoc.table.presses import SEPARATOR
from tests.browser.conftest import LIMIT, Visit, Visitor, keep_picture, room_of
from tests.browser.faulty_proxy import FaultyProxy, State
from tests.chromium import ARGUMENTS, chromium_path
from tests.proofs.counts import count
from tests.proofs.servers import Server
from tests.table.serving import wait_until
from tests.table.tools import JSON

#: Answers per game during which the connection is cut, each in a different way: two in each of four games
#: cover every way. A release run plays games to their end.
CUT_ANSWERS = count("POLNOC_CUT_ANSWERS", 2)

#: Milliseconds. A killed server takes a while to restart, and the page retries ever less often: with a busy
#: machine that may take longer than anything else here.
RETRY_LIMIT = 4 * LIMIT

#: It is this person's turn, the game is over, or the page shows another state.
MOVES_ON = """have => {
    const { turn, have: now } = document.querySelector("#table")?.dataset ?? {};
    return ["mine", "over"].includes(turn) || (now && now !== have);
}"""

CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"

#: The address and the text of everything cached.
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            found.push([request.url, await (await cache.match(request)).text()]);
        }
    }
    return found;
}"""


@pytest.fixture
def proxy(site: str) -> Iterator[FaultyProxy]:
    """A connection to this module's server that can be cut."""
    proxy = FaultyProxy(int(site.rpartition(":")[2]))
    yield proxy
    proxy.close()


def come(visit: Visit, proxy: FaultyProxy, language: str = "en", **more: Any) -> Visitor:
    """Open a visitor's window over a connection that can be cut."""
    me = visit(language, service_workers="allow", **more)
    me.site = proxy.site
    return me


def begin(me: Visitor, game: str) -> None:
    """Begin a game against bots by one click, and close the role card."""
    me.page.goto(me.site)
    me.page.locator(f"form[action='/tables']:has([value={game}]) button").first.click()
    arrive(me)


def begin_being_asked(me: Visitor, game: AnyGame) -> None:
    """Begin where no question passes automatically: whatever is in the log was clicked."""
    seats = ",".join(["you", "novice", "novice", "novice"][: game.players[0]])
    form: dict[str, str | float | bool] = {"game": game.id, "seats": seats, "passes": "no"}
    made = me.page.request.post(f"{me.site}/tables", form=form, headers=JSON)
    me.page.goto(me.site + made.json()["table"])
    arrive(me)


def arrive(me: Visitor) -> None:
    """Wait until the table is there and asks something."""
    me.arrive()
    me.wait_for_turn()
    if me.page.locator("#role-card[open]").count():
        me.page.keyboard.press("Escape")


def forgive(me: Visitor) -> None:
    """Ignore console messages about an unreachable or refusing server; nothing else may be wrong."""
    expected = ("net::ERR_", "WebSocket connection to", "status of 409")
    me.problems[:] = [said for said in me.problems if not any([part in said for part in expected])]


# Without a connection -------------------------------------------------------------------


def test_it_starts_without_a_connection_and_goes_on_by_itself(visit: Visit, proxy: FaultyProxy) -> None:
    me = come(visit, proxy)
    page = me.page
    page.goto(me.site)
    page.wait_for_function(CONTROLLED)
    for address in ("/learn/duchy", "/learn/duchy/hiding/1", "/rules/bestia"):
        page.goto(f"{me.site}{address}")
    begin(me, "duchy")
    table = page.url.partition("?")[0]

    proxy.cut()
    page.reload()
    expect(page.locator("h1")).to_have_text("No connection")
    expect(page.get_by_text("Your table is safe on the server")).to_be_visible()
    keep_picture(page, "offline-en")
    seen = page.locator(".seen-game a:visible")
    assert seen.all_inner_texts() == ["Rules", "All lessons", "Lesson: The first night"]
    seen.last.click()
    expect(page.locator("#lesson, .lesson").first).to_be_visible()
    page.goto(me.site)
    expect(page.get_by_role("status").filter(has_text="copy of the start page")).to_be_visible()
    page.locator("form[action='/tables'] button").first.click()
    expect(page.locator("h1")).to_have_text("No connection")
    assert page.url == f"{me.site}/offline", "what was posted is not posted again by itself"
    page.goto(table)
    expect(page.locator("h1")).to_have_text("No connection")

    proxy.state = State.UP
    arrive(me)
    assert page.url == table, "the page has gone on by itself"
    page.goto(me.site)
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.wait_for_function(
        "() => caches.match('/offline').then(kept => kept.text()).then(text => text.includes('Brak'))"
    )
    page.context.set_offline(True)
    page.goto(f"{me.site}/mine")
    expect(page.locator("h1")).to_have_text("Brak połączenia")
    keep_picture(page, "offline-pl")
    page.goto(f"{me.site}/rules/bestia?q=trop")
    expect(page.locator("h1")).to_contain_text("Bestia")
    page.context.set_offline(False)
    forgive(me)
    check_caches(page, table.rpartition("/")[2])


def check_caches(page: Page, table: str) -> None:
    """Nothing of a table is cached, nor its address, nor any page that could be somebody's."""
    kept: list[list[str]] = page.evaluate(KEPT)
    paths = ["/" + url.split("/", 3)[3] for url, _ in kept]
    assert "/static/polnoc.css" in paths and "/offline" in paths
    assert [
        path for path in paths if not path.startswith(("/static/", "/offline", "/learn/", "/rules/"))
    ] == []
    assert [path for path, (_, text) in zip(paths, kept, strict=True) if table in text] == []


def test_it_can_be_installed_in_both_languages(browser: Browser, site: str, tmp_path: Path) -> None:
    opened = browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=chromium_path(), args=ARGUMENTS, locale="pl-PL"
    )
    page = opened.pages[0]
    page.goto(site)
    page.wait_for_function(CONTROLLED)
    devtools = opened.new_cdp_session(page)
    for language in ("pl", "en"):
        told = devtools.send("Page.getAppManifest")
        assert told["errors"] == []
        assert f"lang={language}" in told["url"] and f'"lang":"{language}"' in told["data"]
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        page.get_by_role("button", name="EN" if language == "pl" else "PL", exact=True).click()
        expect(page.locator("html")).not_to_have_attribute("lang", language)
    opened.close()


# Answers ------------------------------------------------------------------------------------


class Game:
    """A game against bots at a server that may be killed, over a connection that may be cut."""

    def __init__(self, me: Visitor, proxy: FaultyProxy, server: Server, address: str) -> None:
        self.me, self.proxy, self.server, self.address = me, proxy, server, address
        self.pressed: list[str] = []

    def press(self, rng: random.Random) -> str | None:
        """Click one of the choices; return the name of the question."""
        page, before = self.me.page, self.me.question
        buttons = page.locator(f"#actions button:not([value*='{SEPARATOR}']):visible")  # one answer each
        button = buttons.nth(rng.randrange(buttons.count()))
        self.pressed.append(button.get_attribute("value") or "")
        button.click()
        asking = page.locator("#actions .is-asking")
        if asking.count():
            asking.click()
        return before

    def waits(self) -> None:
        """Check that the page says that the answer waits for the connection."""
        self.me.page.locator("#answer-waits").wait_for()
        assert self.me.page.locator("#actions .is-waiting").get_attribute("value") == self.pressed[-1]

    def reload(self) -> None:
        """Reload the page while the connection is down; once it is up, the page recovers by itself."""
        self.proxy.cut()
        self.me.page.reload()
        self.me.page.locator("h1", has_text="No connection").wait_for()
        self.proxy.state = State.UP
        arrive(self.me)

    def wait_for_turn(self) -> None:
        """Wait for this person's turn for as long as bots move: each shows its moves tick after tick."""
        page = self.me.page
        while not page.locator("#table:is([data-turn=mine], [data-turn=over])").count():
            have = page.locator("#table").get_attribute("data-have")
            page.wait_for_function(MOVES_ON, arg=have)
        self.me.put_card_away()

    # What may happen to an answer

    def as_usual(self, rng: random.Random) -> str | None:
        return self.press(rng)

    def answer_lost(self, rng: random.Random) -> str | None:
        self.proxy.state = State.LOSES_ANSWERS
        question = self.press(rng)
        self.waits()
        self.proxy.state = State.UP
        return question

    def reply_lost(self, rng: random.Random) -> str | None:
        self.proxy.state = State.LOSES_REPLIES
        before = self.proxy.answers
        question = self.press(rng)
        wait_until(lambda: self.proxy.answers > before)
        self.proxy.state = State.UP
        return question

    def server_killed(self, rng: random.Random) -> str | None:
        """The answer has reached a server that does not get to read it."""
        before = self.proxy.answers
        os.kill(self.server.process.pid, signal.SIGSTOP)
        question = self.press(rng)
        wait_until(lambda: self.proxy.answers > before)
        self.server.kill()
        self.waits()
        self.server = Server(self.address)
        self.proxy.server_port = self.server.port
        return question

    def browser_offline(self, rng: random.Random) -> str | None:
        self.me.page.context.set_offline(True)
        question = self.press(rng)
        self.waits()
        self.me.page.context.set_offline(False)
        return question

    def page_reloaded(self, rng: random.Random) -> str | None:
        self.proxy.cut()
        question = self.press(rng)
        self.waits()
        self.reload()
        return question

    def reply_lost_and_page_reloaded(self, rng: random.Random) -> str | None:
        self.proxy.state = State.LOSES_REPLIES
        before = self.proxy.answers
        question = self.press(rng)
        wait_until(lambda: self.proxy.answers > before)
        self.reload()
        return question


FATES: tuple[Callable[[Game, random.Random], str | None], ...] = (
    Game.as_usual,
    Game.answer_lost,
    Game.reply_lost,
    Game.server_killed,
    Game.browser_offline,
    Game.page_reloaded,
    Game.reply_lost_and_page_reloaded,
)


@pytest.mark.parametrize(
    ("nth", "game"), [*enumerate(all_games())], ids=lambda value: getattr(value, "id", value)
)
def test_no_answer_is_lost_or_doubled_when_the_line_is_cut(
    visit: Visit, tmp_path: Path, nth: int, game: AnyGame
) -> None:
    address, rng = str(tmp_path / "tables.db"), random.Random(7)
    server = Server(address)
    proxy = FaultyProxy(server.port)
    me = come(visit, proxy)
    me.page.set_default_timeout(RETRY_LIMIT)
    played = Game(me, proxy, server, address)
    try:
        begin_being_asked(me, game)
        me.page.wait_for_function(CONTROLLED)
        for number in range(CUT_ANSWERS):
            if me.over:
                break
            question = FATES[(2 * nth + number) % len(FATES)](played, rng)
            me.wait_for_answer(question)
            played.wait_for_turn()
        me.page.locator("#answer-waits").wait_for(state="hidden")
        assert (
            me.page.evaluate("Object.keys(sessionStorage).filter(name => name.startsWith('polnoc-answer'))")
            == []
        )
        table = me.page.url.partition("/t/")[2].partition("?")[0]
    finally:
        me.page.context.close()
        played.server.stop()
        proxy.close()
    forgive(me)
    assert answers_in_log(address, table) == [game.actions.parse(text).short for text in played.pressed]


def answers_in_log(address: str, table: str) -> list[str]:
    """Return the stored answers of a table's only person; in a thread, as this one belongs to the browser."""

    def read() -> TableLog:
        with open_store(address) as store:
            return store.log(table).wait()

    with ThreadPoolExecutor() as threads:
        log = threads.submit(read).result()
    people = [number for number, seat in enumerate(log.seats) if seat.played_by == "you"]
    return [entry.text for entry in log.entries if entry.kind == "answer" and entry.seat in people]


def test_an_answer_that_comes_too_late_is_dropped_in_words(
    visit: Visit, proxy: FaultyProxy, app: Starlette, site: str
) -> None:
    me = come(visit, proxy)
    begin(me, "duchy")
    room = room_of(app, me.page)
    fields = {
        name: me.page.locator(f"#actions [name={name}]").first.input_value()
        for name in ("seat", "token", "key")
    }
    choices = me.page.locator("#actions button")
    mine, other = [choices.nth(number).get_attribute("value") or "" for number in (0, 1)]
    proxy.cut()
    choices.first.click()
    expect(me.page.locator("#answer-waits")).to_be_visible()
    choices.nth(1).click()
    expect(me.page.locator("#toast")).to_contain_text("Your move is kept")
    elsewhere = me.page.request.post(
        f"{site}/t/{room.id}/answer", form={**fields, "action": other}, max_redirects=0
    )
    assert elsewhere.status == 303
    proxy.state = State.UP
    expect(me.page.locator("#toast")).to_contain_text("was not played")
    expect(me.page.locator("#answer-waits")).to_be_hidden()
    given = [entry for entry in room.keys.values() if entry[0] == "answer"]
    assert room.game.actions.parse(mine).short not in [text for _, text in given]
    forgive(me)
