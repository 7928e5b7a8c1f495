"""XSS payloads in a real browser: none runs, none becomes anything but text.

A release run: POLNOC_PAYLOADS=10000 pytest tests/proofs/test_payloads.py
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, sync_playwright

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.lessons import read_lessons
from polnoc.records import Record, Seat, encode, take
from polnoc.store import open_store
from polnoc.table.chat import NOTE_CHARS
from polnoc.table.limits import UNCOUNTED
from polnoc.table.names import NAME_CHARS
from polnoc.table.page_state import CHAT, LOG_LINES
from tests.chromium import ARGUMENTS, chromium_path
from tests.conformance.lines_of_play import brief_options
from tests.proofs import counts
from tests.proofs.cases import LARGEST, TOGETHER, Case, rotation
from tests.proofs.payloads import ELEMENTS, PAYLOADS
from tests.table.serving import running, table_app

#: Notes every payload script that runs, and every violation that the browser reports.
WATCH = """
    window.seen = [];
    window.xss = () => seen.push('a script has run');
    window.alert = window.xss;
    addEventListener('securitypolicyviolation', (e) => seen.push(`${e.violatedDirective}: ${e.blockedURI}`));
"""

#: What a payload would have to leave in a page: handlers, scripts, frames, strange addresses.
TRACES = r"""() => {
    const found = [...window.seen];
    for (const element of document.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
            if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
            const leads = /href|src|action|^data$/.test(name);
            if (leads && /^[\s\x00-\x20]*(javascript|vbscript|data:text)/i.test(value))
                found.push(`${element.tagName} ${name}=${value}`);
        }
    }
    const strange = 'iframe, object, embed, base, meta[http-equiv], style, marquee, video, audio, math';
    const scripts = 'script:not([src^="/static/"])';
    for (const element of document.querySelectorAll(`${strange}, ${scripts}`)) found.push(element.outerHTML);
    return found;
}"""

#: Posts a form from a page, as a click on its button does.
SUBMIT = """([path, form]) => {
    const made = document.body.appendChild(document.createElement('form'));
    Object.assign(made, { method: 'post', action: path });
    for (const [name, value] of Object.entries(form))
        made.appendChild(Object.assign(document.createElement('textarea'), { name, value }));
    made.submit();
}"""

CONTROLS = ("<img src=x onerror=xss()>", "<a href=javascript:xss()>x</a>", "<x onclick=xss()>", "<iframe>")


def payloads() -> list[str]:
    """Return about as many as requested, of all kinds; mixtures of two if there are not enough."""
    if len(PAYLOADS) > counts.PAYLOADS:
        return list(PAYLOADS[:: -(-len(PAYLOADS) // counts.PAYLOADS)])
    rng = random.Random(13)
    more = [rng.choice(PAYLOADS) + rng.choice(PAYLOADS) for _ in range(counts.PAYLOADS - len(PAYLOADS))]
    return [*PAYLOADS, *more]


class Window:
    """A page in Chromium that records what has happened to it."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.problems: list[str] = []
        page.add_init_script(WATCH)
        page.on("dialog", self._dialog)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if "Security" in said.text else None)
        page.on("request", lambda request: self._asked(request.url))

    def _dialog(self, dialog: Any) -> None:
        self.problems.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def _asked(self, url: str) -> None:
        if not url.startswith((self.site, self.site.replace("http", "ws"), "data:image")):
            self.problems.append(f"a request for {url}")

    def go(self, path: str) -> None:
        """Open a page and check that it is sound."""
        self.page.goto(f"{self.site}{path}", wait_until="load")
        self.check()

    def check(self) -> None:
        """Check that nothing has run, been created or been reported."""
        assert self.page.evaluate(TRACES) == []
        assert self.problems == []

    def post(self, path: str, **form: str) -> str:
        """Post a form without leaving the page; return where the response leads."""
        fields: dict[str, str | float | bool] = {**form}
        answer = self.page.request.post(f"{self.site}{path}", form=fields, max_redirects=0)
        assert answer.status < 500
        return answer.headers.get("location", "")

    def begin_online(self, case: Case) -> str:
        """Create a table with guests from other browsers, so that its game has begun and people can chat."""
        form: dict[str, str | float | bool] = {"game": case.game.id, "seats": case.online}
        asked = self.page.request
        made = asked.post(f"{self.site}/tables", form=form, headers={"accept": "application/json"}).json()
        for seat, link in made["invitations"].items():
            guest = self.page.context.browser.new_context()  # type: ignore[union-attr]
            assert guest.request.get(f"{self.site}{link}").ok
            assert guest.request.post(f"{self.site}{made['table']}/sit", form={"whose": seat}).ok
            guest.close()
        return str(made["table"])

    def submit(self, path: str, **form: str) -> None:
        """Post a form as a page does and check that the response is sound."""
        self.page.goto(f"{self.site}/health")
        with self.page.expect_navigation():
            self.page.evaluate(SUBMIT, [path, form])
        self.check()


Look = Callable[[Window], None]


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Run a server for these tests."""
    with open_store(":memory:") as store, running(table_app(store, UNCOUNTED), UNCOUNTED) as served:
        yield f"http://localhost:{served.port}"


@pytest.fixture(scope="module")
def show(site: str) -> Iterator[Callable[[Look], None]]:
    """Return a function that opens a window and passes it to the given callback."""
    path = chromium_path()
    with ThreadPoolExecutor(1) as thread:  # Playwright leaves an event loop running in its thread
        play = thread.submit(sync_playwright().start).result()
        browser = thread.submit(play.chromium.launch, executable_path=path, args=ARGUMENTS).result()

        def show_to(look: Look) -> None:
            with browser.new_page(reduced_motion="reduce", service_workers="block") as page:
                look(Window(page, site))

        yield lambda look: thread.submit(show_to, look).result()
        thread.submit(browser.close).result()
        thread.submit(play.stop).result()


Show = Callable[[Look], None]


@pytest.mark.measure
def test_pages_that_take_a_text_for_more_are_found_out(show: Show) -> None:
    """Where a content policy would stop it, its traces are there; where there is none, it runs."""

    def look(window: Window) -> None:
        for payload in CONTROLS:
            window.page.goto(f"{window.site}/health")
            window.page.evaluate("markup => { document.body.innerHTML = markup; }", payload)
            assert window.page.evaluate(TRACES) != []
        window.page.goto("about:blank")
        window.page.evaluate("markup => { document.body.innerHTML = markup; }", CONTROLS[0])
        window.page.wait_for_function("() => window.seen.includes('a script has run')")

    show(look)


@pytest.mark.measure
def test_what_is_said_at_the_table(show: Show) -> None:
    """Chat arrives over the live socket, and is on the page when it is reloaded."""

    def look(window: Window) -> None:
        said, cases = payloads(), rotation(TOGETHER)
        batch = min(LOG_LINES - 1, -(-len(said) // len(LARGEST)))
        for first in range(0, len(said), batch):
            table = window.begin_online(next(cases))
            window.go(table)
            for payload in said[first : first + batch]:
                window.post(f"{table}/say", seat="0", text=payload)
            window.post(f"{table}/say", seat="0", text=f"{first} <b>")
            newest = window.page.locator(f"#{CHAT} li").first.filter(has_text=f"{first} <b>")
            newest.wait_for(state="attached")
            window.check()
            window.go(table)
            assert newest.count() == 1

    show(look)


@pytest.mark.measure
def test_names(show: Show) -> None:
    """On the curtain, on the table, and on the start page."""
    short = list(dict.fromkeys([payload[:NAME_CHARS] for payload in payloads() if payload.isprintable()]))

    def look(window: Window) -> None:
        cases = rotation(LARGEST)
        for first in range(0, len(short) // 6, 4):
            names = {f"name-{number}": name for number, name in enumerate(short[first : first + 4])}
            case = next(cases)
            table = window.post("/tables", game=case.game.id, seats=case.people, **names)
            window.go(table)
            if case.players > 1:
                behind = window.page.locator(".curtain a").get_attribute("href")
                assert behind is not None
                window.go(behind)
        window.go("/")

    show(look)


@pytest.mark.measure
def test_notes(show: Show) -> None:
    def look(window: Window) -> None:
        cases, notes = rotation(LARGEST), payloads()
        for note in pages_of(notes, min(NOTE_CHARS, len("".join(notes)) // len(LARGEST))):
            case = next(cases)
            table = window.post("/tables", game=case.game.id, seats=case.with_bots)
            window.post(f"{table}/note", seat="0", text=note)
            window.go(table)
            assert window.page.locator("#notes-text").input_value()[-20:].strip() == note[-20:].strip()

    show(look)


def pages_of(texts: list[str], most: int) -> Iterator[str]:
    """Group texts, as many together as fit."""
    page = ""
    for text in [text for text in texts if text.isprintable()]:
        if len(page) + len(text) + 1 > most:
            yield page
            page = ""
        page += f"{text}\n"
    yield page


@pytest.mark.measure
def test_records_from_elsewhere(show: Show) -> None:
    """The names in an imported record, and files that are no records."""
    long = [payload[:80] for payload in payloads() if payload.isprintable() and payload.strip()]
    rng = random.Random(13)

    def look(window: Window) -> None:
        for case in LARGEST:
            record = encode(a_record(case, rng.sample(long, case.players)))
            kind = {"content-type": "application/json"}
            asked = window.page.request
            answer = asked.post(f"{window.site}/import", data=record, headers=kind, max_redirects=0)
            assert answer.status == 303, answer.text()
            replay = answer.headers["location"]
            window.go(replay)
            window.go(f"{replay.removesuffix('/replay')}/record.txt")
        for payload in rng.sample(long, 5):
            window.submit("/import", record=payload)

    show(look)


def a_record(case: Case, names: list[str]) -> Record:
    """Return a finished game."""
    game, rng = case.game, random.Random(13)
    match = Match(game, brief_options(game, case.players), Seed.simulated(13))
    while not match.over:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    return take(match, [Seat(name, "you") for name in names])


@pytest.mark.measure
def test_addresses(show: Show) -> None:
    """Requested paths are echoed in the response."""

    def look(window: Window) -> None:
        rng = random.Random(13)
        for payload, case in zip(rng.sample(ELEMENTS, len(LARGEST)), LARGEST, strict=True):
            game, lesson = case.game.id, read_lessons(case.game)[0].id
            table = window.post("/tables", game=game, seats=case.people)
            text = quote(rng.choice(('">', "'>", "</title>", "")) + payload, safe="")
            window.go(f"/rules/{game}?q={text}")
            window.go(f"/rules/{text}")
            window.go(f"/new/{game}?way={text}&players={text}")
            window.go(f"/learn/{game}/{text}/1")
            window.go(f"/learn/{game}/{lesson}/1?said={text}")
            window.go(f"/t/{text}")
            window.go(f"{table}?seat={text}")
            window.go(f"{table}/then/{text}")
            window.go(f"/{text}")

    show(look)


@pytest.mark.measure
def test_options_of_a_table(show: Show) -> None:
    """Invalid choices in a form are echoed in the response."""

    def look(window: Window) -> None:
        rng = random.Random(13)
        for payload, case in zip(rng.sample(PAYLOADS, len(LARGEST)), LARGEST, strict=True):
            chosen = {"game": case.game.id, "seats": case.people}
            table = window.post("/tables", **chosen)
            option = case.game.options_type.__struct_fields__[-1]
            window.submit("/tables", game=payload)
            window.submit("/tables", game=case.game.id, seats=payload)
            window.submit("/tables", **{**chosen, f"set-{payload[:20]}": payload})
            window.submit("/tables", **{**chosen, f"set-{option}": payload})
            window.submit("/preferences", lang=payload, back=payload)
            window.submit(f"{table}/answer", seat="0", token=payload, key="k", action=payload)

    show(look)
