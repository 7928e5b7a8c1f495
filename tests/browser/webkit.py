"""WebKit, the engine of every iPhone, controlled by its own WebDriver on a virtual screen.

Debian: apt-get install webkit2gtk-driver xvfb. The protocol is that of https://www.w3.org/TR/webdriver2/.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.table.serving import LIMIT

HOW: Final = (
    "WebKit was not found: install it (Debian: apt-get install webkit2gtk-driver xvfb) and run this again"
)

#: The browser without toolbars: its page is as wide as its window, however narrow that is.
ARGUMENTS: Final = ("--automation", "--full-screen")

#: The key that marks an element in a response (WebDriver).
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"

#: Records errors on a page. The driver can neither report them nor run anything before a page's scripts.
WATCH: Final = """
if (!window.problems) {
  const problems = window.problems = [];
  const complain = console.error;
  console.error = (...said) => { problems.push(said.join(" ")); complain(...said); };
  const named = ({ message, target }) => message ?? `not loaded: ${target.src ?? target.href}`;
  addEventListener("error", (event) => problems.push(named(event)), true);
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => problems.push(violatedDirective));
}
"""


class Programs(NamedTuple):
    """Programs that have to be installed."""

    screen: str
    driver: str
    browser: str


def programs() -> Programs:
    """Return where WebKit is; skip the test without it."""
    screen, driver = shutil.which("Xvfb"), shutil.which("WebKitWebDriver")
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not (screen and driver and browsers):
        pytest.skip(HOW)
    return Programs(screen, driver, str(browsers[-1]))


class Refused(Exception):
    """The driver's error when it cannot do something."""


class Gone(Refused):
    """An element has left the page before the driver could identify or reach it."""


class WebKit:
    """One window of WebKit."""

    def __init__(self, address: str, browser: str) -> None:
        self.address = address
        options = {"binary": browser, "args": ARGUMENTS}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = self._ask("POST", "/session", wanted)["sessionId"]

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=LIMIT) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as refusal:
            told = json.load(refusal)["value"]
            kind = Gone if told["error"] == "stale element reference" else Refused
            raise kind(f"{told['error']}: {told['message']}") from None

    def _post(self, path: str, **body: object) -> Any:
        return self._ask("POST", f"/session/{self.session}{path}", body)

    def goto(self, address: str) -> None:
        """Open a page and wait until it is loaded."""
        self._post("/url", url=address)
        self.watch()

    def watch(self) -> None:
        """Record errors on this page from now on."""
        self.run(WATCH)

    def problems(self) -> list[str]:
        """Return the errors on this page since `watch`."""
        return list(self.run("return window.problems ?? ['this page was not watched']"))

    def resize(self, width: int, height: int) -> None:
        self._post("/window/rect", width=width, height=height)

    def run(self, script: str, *arguments: object) -> Any:
        """Return what a function with this body returns on the page."""
        return self._post("/execute/sync", script=script, args=arguments)

    def wait_for(self, script: str, *arguments: object) -> Any:
        """Wait until an expression is true on the page, and return its value."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            with contextlib.suppress(Gone):
                if found := self.run(f"return {script}", *arguments):
                    return found
            time.sleep(0.02)
        raise AssertionError(f"it never came: {script}")

    def press(self, element: dict[str, str]) -> None:
        """Scroll to an element and click at its position: something that covers it would get the click."""
        self.run(
            "arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })", element
        )
        self._post(f"/element/{element[ELEMENT]}/click")

    def picture(self) -> bytes:
        """Return a screenshot as PNG."""
        taken: str = self._ask("GET", f"/session/{self.session}/screenshot")
        return base64.b64decode(taken)

    def close(self) -> None:
        self._ask("DELETE", f"/session/{self.session}")


@contextlib.contextmanager
def screen(program: str, size: str = "1400x1300x24") -> Iterator[str]:
    """A virtual screen; yields its name."""
    heard, told = os.pipe()
    command = [program, "-displayfd", str(told), "-screen", "0", size, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[told], stderr=subprocess.DEVNULL) as process:
        os.close(told)
        try:
            with os.fdopen(heard) as names:
                yield f":{names.readline().strip()}"
        finally:
            process.terminate()


@contextlib.contextmanager
def driver(program: str, display: str) -> Iterator[str]:
    """A running driver; yields its address."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    environment = {**os.environ, "DISPLAY": display}
    with subprocess.Popen([program, "-p", str(port)], env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for_port(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_for_port(port: int) -> None:
    """Wait until something listens there."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.02)
    raise AssertionError("the driver of WebKit does not start")


@contextlib.contextmanager
def webkit() -> Iterator[WebKit]:
    """A window of WebKit, while it is needed."""
    found = programs()
    with screen(found.screen) as display, driver(found.driver, display) as address:
        opened = WebKit(address, found.browser)
        try:
            yield opened
        finally:
            opened.close()
