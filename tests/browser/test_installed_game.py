"""The game that `docs/add-a-game.md` builds, installed as a package and played in a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from starlette.applications import Starlette

from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from tests.browser.conftest import Visit, Visitor, keep_picture
from tests.browser.test_accessible import PHONE, Inspector
from tests.outside.installing import install, installed
from tests.repeats import first_only
from tests.table.serving import table_app


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starlette]:
    """A table application that finds the game by its entry point."""
    folder = tmp_path_factory.mktemp("coin")
    install(folder / "project", folder / "installed")
    with installed(folder / "installed"), open_store(":memory:") as store:
        yield table_app(store, UNCOUNTED)


def begin(me: Visitor) -> None:
    """Begin a game against the bot, by one click on the start page."""
    me.page.goto(me.site)
    me.page.locator("form[action='/tables']:has([value=coin]) button").first.click()
    me.arrive()


@pytest.mark.parametrize("language", first_only("pl", "en"))
def test_a_whole_game_by_clicks_on_the_board(visit: Visit, language: str) -> None:
    me = visit(language)
    begin(me)
    asked, told = {
        "pl": ("W której ręce", "Moneta była w"),
        "en": ("In which hand", "The coin was in"),
    }[language]
    while True:
        me.wait_for_turn()
        if me.over:
            break
        expect(me.page.locator("#prompt")).to_contain_text(asked)
        before = me.question
        me.page.locator(".sheet #hand-1[data-action]").click()
        me.wait_for_answer(before)
    keep_picture(me.page, f"coin-{language}")
    expect(me.page.locator("#log")).to_contain_text(told)


def test_its_style_its_script_and_its_picture_are_at_work(visit: Visit) -> None:
    me = visit()
    begin(me)
    coin = me.page.locator("#coin")
    assert coin.locator("image").evaluate("image => image.getBBox().width") == 40
    loaded = me.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert f"{me.site}/static/games/coin/coin.svg" in loaded
    coin.hover()
    expect(me.page.locator("#coin.is-spinning image")).to_have_css("opacity", "0.6")
    me.page.locator("#hand-1").hover()
    expect(me.page.locator("#coin.is-spinning")).to_have_count(0)


def test_the_lesson_and_the_pages_are_there_for_everybody(visit: Visit) -> None:
    inspector, me = Inspector(visit), visit("pl", *PHONE)
    for step, answer, told in ((1, "hide 1", "Tylko ty"), (2, "guess 2", "Była tam")):
        me.page.goto(f"{me.site}/learn/coin/guess/{step}")
        me.page.locator(f'.sheet [data-action="{answer}"]').click()
        expect(me.page.locator("#lesson")).to_contain_text(told)
    for address in ("/new/coin", "/learn/coin", "/learn/coin/guess/1", "/rules/coin"):
        inspector.open(me, address)
    begin(me)
    inspector.look(me, "the table")
    assert inspector.found == []
