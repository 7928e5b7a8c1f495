"""A real server on loopback and a real browser."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

HOW = (
    "no Chromium was found: install it (Debian: apt-get install chromium) "
    "or name it in POLNOC_CHROMIUM, then run these tests again"
)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium of the system."""
    path = os.environ.get("POLNOC_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not path:
        pytest.skip(HOW)
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own; it is stopped by its id."""
    store = tmp_path_factory.mktemp("site") / "tables.db"
    command = [sys.executable, "-m", "polnoc", "serve", "--port", "0", "--store", str(store)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    address = server.stderr.readline().split()[1]
    _wait_for(address)
    yield address.rstrip("/")
    server.terminate()
    assert server.wait(timeout=10) in (0, -signal.SIGTERM)
    server.stderr.close()


def _wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}health", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


#: The answer has come back, and the choices are others than before.
ANSWERED = """old => !document.querySelector("#table").dataset.busy
    && document.querySelector("#actions")?.innerHTML !== old"""


class Visitor:
    """A browser window of one person, and what went wrong in it."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.problems: list[str] = []
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", self._note)

    def _note(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith((self.site, self.site.replace("http", "ws"), "data:")):
            self.problems.append(f"a request leaves the machine: {url}")

    def answer(self, choose: int = 0) -> None:
        """Take one of the choices by clicking its button, and wait for what comes of it."""
        page = self.page
        before = page.locator("#actions").inner_html()
        page.locator("#actions button").nth(choose).click()
        page.wait_for_function(ANSWERED, arg=before)

    @property
    def over(self) -> bool:
        return self.page.locator("#table[data-turn=over]").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator("#table[data-turn=mine] #actions button").count() > 0


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[object]:
    """Makes visitors; at the end nobody may have had a problem."""
    visitors: list[Visitor] = []

    def come(language: str = "en", width: int = 1280, height: int = 860, script: bool = True) -> Visitor:
        locale = {"pl": "pl-PL", "en": "en-GB"}[language]
        context = browser.new_context(
            locale=locale, viewport={"width": width, "height": height}, java_script_enabled=script
        )
        visitors.append(Visitor(context.new_page(), site))
        return visitors[-1]

    yield come
    for visitor in visitors:
        assert visitor.problems == []
        visitor.page.context.close()


def keep_picture(page: Page, name: str) -> None:
    """A screenshot for people to look at, if POLNOC_PICTURES names a folder."""
    if folder := os.environ.get("POLNOC_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(Path(folder) / f"{name}.png"))
