"""Reused windows: no test leaves anything in the window of the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.windows import Windows

SETTINGS: Final = {"java_script_enabled": True, "service_workers": "block"}

LEAVE: Final = "localStorage.left = sessionStorage.left = document.cookie = 'left=here'"
LEFT: Final = (
    "[localStorage.left, sessionStorage.left, document.cookie].filter((kept) => kept?.includes('left'))"
)


def test_a_window_is_handed_on_as_if_it_were_new(windows: Windows, site: str) -> None:
    window = windows.open(SETTINGS, {"known": "before"})
    window.page.goto(f"{site}/offline")
    window.page.evaluate(LEAVE)
    assert len(window.page.evaluate(LEFT)) == 3
    windows.give_back(window)
    again = windows.open(SETTINGS, {"known": "before"})
    assert again is window
    again.page.goto(f"{site}/offline")
    assert again.page.evaluate(LEFT) == []
    assert again.page.evaluate("localStorage.known") == "before"
    windows.give_back(again)


@pytest.mark.parametrize(
    "change",
    [
        lambda page: page.add_init_script("window.mine = 1"),
        lambda page: page.route("**/none", lambda route: route.abort()),
        lambda page: page.on("dialog", lambda dialog: dialog.dismiss()),
        lambda page: page.context.set_offline(False),
        lambda page: page.clock.install(),
    ],
    ids=["script", "route", "listener", "context", "clock"],
)
def test_a_window_that_was_changed_for_good_is_closed(
    windows: Windows, change: Callable[[Page], object]
) -> None:
    window = windows.open(SETTINGS, {})
    change(window.page)
    windows.give_back(window)
    assert window.page.is_closed()
    assert windows.open(SETTINGS, {}) is not window


def test_a_window_with_unusual_settings_is_closed(windows: Windows) -> None:
    window = windows.open({**SETTINGS, "color_scheme": "dark"}, {})
    windows.give_back(window)
    assert window.page.is_closed()
