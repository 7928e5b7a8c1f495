"""The system's Firefox, controlled by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/).

Debian: apt-get install firefox-esr. Playwright controls only its own build of Firefox, which nobody uses; it
makes requests that the real one does not support.
"""

from __future__ import annotations

import base64
import contextlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.table.serving import LIMIT

HOW: Final = "Firefox was not found: install it (Debian: apt-get install firefox-esr) and run this again"

#: A profile that sends no requests to its vendor.
PREFERENCES: Final = """
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""
LISTENING: Final = "WebDriver BiDi listening on "


class Firefox:
    """One window of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked = 0
        self.problems: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self.context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **wanted: object) -> Any:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": wanted}))
        while True:
            told = json.loads(self.socket.recv(timeout=LIMIT))
            if told["type"] == "event":
                self._note(told["params"])
            elif told["id"] == self.asked:
                assert told["type"] == "success", f"{method}: {told}"
                return told["result"]

    def _note(self, said: dict[str, Any]) -> None:
        if said["level"] == "error":
            self.problems.append(f"{said['text']} {said['source'].get('context', '')}")

    def goto(self, address: str) -> None:
        """Open a page and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self.context, viewport=size)

    def run(self, script: str) -> Any:
        """Return the value of an expression on the page, awaiting promises; it must be plain JSON."""
        told = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({script}) ?? null))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", f"{script}: {told}"
        return json.loads(told["result"]["value"])

    def picture(self) -> bytes:
        """Return a screenshot as PNG."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self.context)["data"])


@contextlib.contextmanager
def firefox() -> Iterator[Firefox]:
    """Open a window of Firefox while it is needed; skip the test without Firefox."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        pytest.skip(HOW)
    with tempfile.TemporaryDirectory() as profile:
        (Path(profile) / "user.js").write_text(PREFERENCES, "utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]
        with subprocess.Popen(
            command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        ) as process:
            try:
                with connect(f"{_address(process)}/session", max_size=None) as socket:
                    yield Firefox(socket)
            finally:
                process.terminate()


def _address(process: subprocess.Popen[str]) -> str:
    """Return where Firefox listens, from its own output."""
    assert process.stderr is not None
    for line in process.stderr:
        if line.startswith(LISTENING):
            return line.removeprefix(LISTENING).strip()
    raise AssertionError("Firefox does not start")
