"""Games in a real browser: by clicking, by keyboard, on a phone, without script, online, at one screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.conftest import Visitor, keep_picture

Visit = Callable[..., Visitor]


def play_to_the_end(people: list[Visitor], rng: random.Random, clicks: int = 400) -> None:
    """Whoever is asked clicks something, until the game is over for everyone."""
    for _ in range(clicks):
        if all(person.over for person in people):
            return
        asked = [person for person in people if person.asked]
        if not asked:
            people[0].page.wait_for_timeout(100)
            continue
        person = rng.choice(asked)
        person.answer(rng.randrange(person.page.locator("#actions button").count()))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("language", "width"), [("pl", 1280), ("en", 360)])
def test_a_game_against_a_bot_by_clicking(visit: Visit, language: str, width: int) -> None:
    me = visit(language, width=width, height=800)
    me.page.goto(me.site)
    keep_picture(me.page, f"start-{language}-{width}")
    me.page.locator("form[action='/tables'] button").first.click()
    me.page.locator("#actions button").first.wait_for()
    keep_picture(me.page, f"table-{language}-{width}")
    play_to_the_end([me], random.Random(1))
    keep_picture(me.page, f"end-{language}-{width}")
    banner = me.page.locator("#end")
    assert banner.is_visible()
    assert banner.locator("code").inner_text()
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, "the page must not be wider than the screen"


def test_the_board_itself_can_be_played_by_keyboard(visit: Visit) -> None:
    me = visit("en")
    me.page.goto(me.site)
    me.page.locator("form[action='/tables'] button").first.click()
    target = me.page.locator("[data-action]").first
    target.wait_for()
    before = me.page.locator("#actions").inner_html()
    target.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("old => document.querySelector('#actions').innerHTML !== old", arg=before)


def test_without_script_forms_do_everything(visit: Visit) -> None:
    me = visit("en", script=False)
    me.page.goto(me.site)
    me.page.locator("form[action='/tables'] button").first.click()
    table = me.page.url
    for _ in range(3):
        for _ in range(100):
            me.page.goto(table)
            if me.page.locator("#actions button").count():
                break
            me.page.wait_for_timeout(100)
        me.page.locator("#actions button").first.click()
        me.page.wait_for_load_state()
        assert me.page.url == table


def test_two_people_online_and_a_watcher(visit: Visit) -> None:
    host, guest, watcher = visit("pl"), visit("en"), visit("en")
    host.page.goto(host.site)
    host.page.get_by_role("button", name="Zaproś kogoś").click()
    link = host.page.locator(".invitation a").inner_text()
    guest.page.goto(link)
    assert "/sit/" not in guest.page.url
    host.page.locator("main a.button-main").click()
    watcher.page.goto(host.page.url)
    host.page.locator("#actions button").first.wait_for()
    guest.page.locator("#actions button").first.wait_for()
    assert watcher.page.locator("#actions button").count() == 0
    host.answer()
    guest.page.context.set_offline(True)
    guest.page.wait_for_timeout(200)
    guest.page.context.set_offline(False)
    guest.page.reload()
    guest.problems.clear()
    play_to_the_end([host, guest], random.Random(2))
    watcher.page.locator("#table[data-turn=over]").wait_for()
    assert watcher.page.locator("#end").is_visible()


def test_two_people_at_one_screen_with_a_curtain(visit: Visit) -> None:
    both = visit("pl")
    both.page.goto(both.site)
    both.page.get_by_role("button", name="Przy jednym ekranie").click()
    seen = []
    for _ in range(6):
        curtain = both.page.locator("main.curtain")
        curtain.wait_for()
        assert both.page.locator(".choice").count() == 0
        seen.append(curtain.locator("h1").inner_text())
        curtain.locator("a").click()
        while both.asked:
            here = both.page.url
            both.page.locator("#actions button").first.click()
            both.page.wait_for_function(
                "old => location.href !== old || !document.querySelector('#table').dataset.busy", arg=here
            )
            both.page.wait_for_timeout(100)
    assert len(set(seen)) == 2
