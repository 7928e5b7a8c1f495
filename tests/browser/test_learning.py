"""The tutorial in a real browser, to its end: by clicks, by keyboard, on a phone, without scripting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import expect

from polnoc.games import find_game
from polnoc.lessons import Lesson, Stage, read_lessons
from tests.browser.conftest import LIMIT, Visitor, keep_picture
from tests.proofs.counts import count

Visit = Callable[..., Visitor]

LESSONS = read_lessons(find_game("duchy"))
#: Lessons clicked through one after another, and half as many by keyboard; then comes the last.
#: That all can be played is tested over HTTP (`tests/table/test_learning.py`).
PLAYED = count("POLNOC_BROWSER_LESSONS", 1)
#: Whether the focus is on what gives this answer, a button of the list or a piece of the board.
FOCUSED = """wanted => {
    const at = document.activeElement;
    return at.id === wanted || at.value === wanted || at.dataset?.action === wanted;
}"""


def steps(lessons: Sequence[Lesson]) -> Iterator[tuple[str, Stage]]:
    """Yield the path and the stage of every step of some lessons, in order."""
    for lesson in lessons:
        for number, stage in enumerate(lesson.stages, 1):
            yield f"/learn/duchy/{lesson.id}/{number}", stage


def right_answer(stage: Stage) -> str:
    return next(iter(stage.right)).text


def press_on(me: Visitor, wanted: str) -> None:
    """Move with Tab to the element with this id or answer, and press Enter."""
    for _ in range(120):
        if me.page.evaluate(FOCUSED, wanted):
            with me.page.expect_navigation():
                me.page.keyboard.press("Enter")
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"'{wanted}' cannot be reached by keyboard")


def fits(me: Visitor, width: int) -> bool:
    """Whether nothing is wider than the screen."""
    wide: int = me.page.evaluate("document.documentElement.scrollWidth")
    return wide <= width


def learn_by_clicking(me: Visitor, width: int) -> None:
    """Click through the first lessons, starting from the list of all of them."""
    me.page.goto(f"{me.site}/learn/duchy")
    assert fits(me, width)
    me.page.locator(".lesson-card a").first.click()
    click_through(me, width, LESSONS[:PLAYED])


def click_through(me: Visitor, width: int, lessons: Sequence[Lesson]) -> None:
    """Click through lessons from the first step on, answering on the board and in the list in turn."""
    for number, (address, stage) in enumerate(steps(lessons)):
        me.page.wait_for_url(f"**{address}")
        assert fits(me, width)
        where = f'[data-action="{right_answer(stage)}"]' if number % 2 else f'[value="{right_answer(stage)}"]'
        me.page.locator(where).click()
        if not stage.step.quick:
            me.page.locator(".verdict.is-right").wait_for()
            assert fits(me, width)
            if me.page.locator("#on").count():
                me.page.locator("#on").click()


def test_the_tutorial_to_its_end_by_clicking(visit: Visit) -> None:
    me = visit("pl", width=1280, height=800)
    learn_by_clicking(me, 1280)
    if len(LESSONS) > PLAYED:
        me.page.goto(f"{me.site}/learn/duchy/{LESSONS[-1].id}/1")
        click_through(me, 1280, LESSONS[-1:])
    keep_picture(me.page, "learnt-pl-1280")
    me.page.locator("form[action='/tables'] button").click()
    me.page.wait_for_url("**/t/**")
    me.page.locator("#table .prompt").wait_for()


@pytest.mark.repeats("test_the_tutorial_to_its_end_by_clicking")
def test_the_tutorial_on_a_phone(visit: Visit) -> None:
    me = visit("en", width=360, height=800)
    learn_by_clicking(me, 360)
    keep_picture(me.page, "learnt-en-360")


@pytest.mark.repeats("test_the_board_can_be_played_by_keyboard")
def test_the_tutorial_by_keyboard_alone(visit: Visit) -> None:
    me = visit("en")
    me.page.goto(f"{me.site}/learn/duchy/{LESSONS[0].id}/1")
    lessons = max(1, PLAYED // 2)
    for address, stage in steps(LESSONS[:lessons]):
        me.page.wait_for_url(f"**{address}")
        expect(me.page.locator("#lesson")).to_be_focused(timeout=LIMIT)  # browsers do it a moment later
        press_on(me, right_answer(stage))
        if not stage.step.quick and me.page.locator("#on").count():
            press_on(me, "on")
    assert me.page.url.endswith(f"/learn/duchy/{LESSONS[lessons].id}/1")


@pytest.mark.repeats("test_the_tutorial_to_its_end_by_clicking")
def test_a_fight_is_learned_on_the_fullest_board(visit: Visit) -> None:
    """Final Girl: answers are pieces of the map, of the hand and of the scene in its middle."""
    me = visit("pl")
    [fight] = [lesson for lesson in read_lessons(find_game("finalgirl")) if lesson.id == "fight"]
    me.page.goto(f"{me.site}/learn/finalgirl/fight/1")
    for number, stage in enumerate(fight.stages, 1):
        me.page.wait_for_url(f"**/learn/finalgirl/fight/{number}")
        me.page.locator(f'[data-action="{right_answer(stage)}"]').click()
        if not stage.step.quick:
            me.page.locator(".verdict.is-right").wait_for()
            me.page.locator("#on").click()
    me.page.wait_for_url("**/learn/finalgirl/killer/1")


def test_the_board_can_be_played_by_keyboard(visit: Visit) -> None:
    me = visit("pl")
    for address, stage in steps(LESSONS[:1]):
        me.page.goto(f"{me.site}{address}")
        me.page.locator(f'[data-action="{right_answer(stage)}"]').focus()
        with me.page.expect_navigation():
            me.page.keyboard.press("Enter")
        assert stage.step.quick or me.page.locator(".verdict.is-right").is_visible()


def test_without_script_the_buttons_do_everything(visit: Visit) -> None:
    me = visit("pl", script=False)
    me.page.goto(f"{me.site}/learn/duchy/{LESSONS[0].id}/1")
    for address, stage in steps(LESSONS[:1]):
        assert me.page.url.endswith(address)
        me.follow(me.page.locator(f'[value="{right_answer(stage)}"]'))
        if not stage.step.quick:
            me.follow(me.page.locator("#on"))
    assert me.page.url.endswith(f"/learn/duchy/{LESSONS[1].id}/1")


def test_a_wrong_answer_is_explained_and_back_and_reload_work(visit: Visit) -> None:
    me = visit("en")
    me.page.goto(f"{me.site}/learn/duchy/hiding/2")
    me.page.locator('[data-action="guess"]').click()
    me.page.locator(".verdict.is-wrong").wait_for()
    keep_picture(me.page, "learn-wrong")
    me.page.reload()
    assert me.page.locator(".verdict.is-wrong").is_visible()
    me.page.locator('[data-action="use"]').click()
    me.page.locator(".verdict.is-right").wait_for()
    me.page.go_back()
    assert me.page.locator(".verdict.is-wrong").is_visible()
    me.page.go_back()
    assert me.page.locator(".verdict").count() == 0


def test_a_piece_that_cannot_be_chosen_says_why_and_one_that_means_nothing_stays_quiet(visit: Visit) -> None:
    me = visit("en")
    me.page.goto(f"{me.site}/learn/duchy/questions/3")
    with me.page.expect_response(lambda response: response.status == 204):
        me.page.locator("#lair").click()
    assert me.page.url.endswith("/learn/duchy/questions/3")
    me.page.locator("#window-12").click()
    refused = me.page.locator(".verdict.is-impossible")
    refused.wait_for()
    refused.locator("a").click()
    me.page.wait_for_url("**/rules/duchy#DUE-CARD-14")
    assert me.page.locator("[id='DUE-CARD-14']").is_visible()


@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.repeats), 360])
def test_searching_the_rules(visit: Visit, width: int) -> None:
    me = visit("pl", width=width)
    me.page.goto(f"{me.site}/rules/duchy")
    assert fits(me, width)
    me.page.get_by_role("searchbox").fill("oslona")
    me.page.keyboard.press("Enter")
    me.page.locator("mark").first.wait_for()
    assert fits(me, width)
    keep_picture(me.page, f"rules-found-{width}")
    found = me.page.locator(".rule-list .rule-id").first
    id = found.inner_text().strip("[]")
    found.click()
    me.page.wait_for_url(f"**/rules/duchy#{id}")
    assert me.page.locator(f"[id='{id}']").is_visible()
