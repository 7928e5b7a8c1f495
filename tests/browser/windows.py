"""Windows reused by one test of a file after another: a new one costs half as much as its table.

A window is handed on as good as new, without cookies and storage; lasting changes to it are detected, and
then it is closed instead.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

#: A page of a few words, on which nothing moves.
SMALL_PAGE: Final = "/health"

#: Methods, by prefix of their names, that change a page for good, or give access to such methods.
LASTING: Final = (
    *("add_", "clock", "close", "context", "emulate_", "expose_", "on", "route", "set_default", "set_extra"),
)

#: Settings with which windows are reused; with any others they are used once.
USUAL: Final = {"locale", "java_script_enabled", "reduced_motion", "service_workers", "has_touch"}

#: Puts remembered values into storage, unless the page has changed them since.
REMEMBER: Final = "Object.assign(localStorage, { ...%s, ...localStorage });"


class Window:
    """A page in its own context, at a site."""

    def __init__(
        self, browser: Browser, site: str, settings: dict[str, Any], remembered: dict[str, str]
    ) -> None:
        self.kind = repr((settings, remembered))
        self.usual = settings.keys() <= USUAL and settings["service_workers"] == "block"
        self._site = site
        self._context: BrowserContext = browser.new_context(**settings)
        self._context.add_init_script(REMEMBER % json.dumps(remembered))
        self.page: Page = self._context.new_page()
        self._devtools: CDPSession = self._context.new_cdp_session(self.page)

    def clear(self) -> None:
        """Reset: nothing on the page, in storage or under the pointer."""
        self.page.goto(f"{self._site}{SMALL_PAGE}")
        self.page.mouse.move(0, 0)
        for other in [page for page in self._context.pages if page is not self.page]:
            other.close()
        self.page.evaluate("sessionStorage.clear()")
        self._devtools.send("Storage.clearDataForOrigin", {"origin": self._site, "storageTypes": "all"})
        self._context.clear_cookies()

    def close(self) -> None:
        if not self.page.is_closed():
            self.page.goto("about:blank")  # Chromium occasionally never closes a page that is still busy
        self._context.close()


class Windows:
    """The windows of a file of tests."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser = browser
        self._site = site
        self._free: defaultdict[str, list[Window]] = defaultdict(list)
        self._changed: set[Page] = set()

    def open(self, settings: dict[str, Any], remembered: dict[str, str]) -> Window:
        """Return an unused window with these settings, of a browser that remembers this from before."""
        free = self._free[repr((settings, remembered))]
        return free.pop() if free else Window(self._browser, self._site, settings, remembered)

    def give_back(self, window: Window) -> None:
        """Keep it for another test, unless something about it has been changed for good."""
        if window.usual and window.page not in self._changed:
            window.clear()
            self._free[window.kind].append(window)
        else:
            window.close()

    def forget_changes(self, window: Window) -> None:
        """Ignore what has been done to it so far."""
        self._changed.discard(window.page)

    def close(self) -> None:
        for window in [each for free in self._free.values() for each in free]:
            window.close()

    @contextmanager
    def noticing_changes(self) -> Iterator[None]:
        """Detect lasting changes to pages."""
        with pytest.MonkeyPatch.context() as patched:
            for name in [name for name in dir(Page) if name.startswith(LASTING)]:
                patched.setattr(Page, name, self._noticed(getattr(Page, name)))
            yield

    def _noticed(self, real: Any) -> Any:
        if isinstance(real, property):
            return property(self._noticed(real.fget))

        def noticed(page: Page, *args: Any, **more: Any) -> Any:
            self._changed.add(page)
            return real(page, *args, **more)

        return noticed
