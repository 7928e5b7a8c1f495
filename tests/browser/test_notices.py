"""Notices shown by the browser itself: from a page in the background, and by push."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit, Visitor
from tests.browser.test_accessible import THEMES, too_wide, violations

#: Records a page's notifications, and puts it in the background.
STAGED = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  static async requestPermission() { return "granted"; }
  constructor(title, { body }) { told.push(`${title} ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => localStorage.getItem("lies-behind") === "yes" });
"""


def is_asked(person: Visitor) -> bool:
    return bool(person.page.evaluate("document.querySelector('#table')?.dataset.turn === 'mine'"))


def answer_if_asked(person: Visitor) -> None:
    if is_asked(person):
        person.answer()
    else:
        person.page.wait_for_timeout(20)


def test_a_page_in_the_background_tells_that_it_is_ones_turn(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    host.page.add_init_script(STAGED)
    host.begin("online", 2, name_0="Ann")
    guest.sit(host.invitations()[0], "Ben")
    table = host.page.url
    for person in (host, guest):
        person.page.goto(table)
        person.wait_for_deal()
    for person in (host, guest):  # both hide at once; then it is the turn of one of them
        person.page.keyboard.press("Escape")
        person.answer()
    assert host.page.evaluate("told") == [], "nobody asked for it"
    host.page.goto(f"{host.site}/notices")
    host.page.locator("#browser-switch").click()
    host.page.locator("#browser-state", has_text="On").wait_for()
    host.page.evaluate("localStorage.setItem('lies-behind', 'yes')")
    host.page.goto(table)
    host.arrive()
    while not is_asked(guest):  # whoever is not asked waits for the other's answer
        answer_if_asked(host)
    before = host.page.evaluate("told.length")
    while host.page.evaluate("told.length") == before:
        answer_if_asked(guest)
    assert "13 Duchów" in host.page.evaluate("told.at(-1)")
    assert host.problems == guest.problems == []


def test_a_push_tells_what_waits(visit: Visit) -> None:
    person = visit("pl", service_workers="allow")
    page = person.page
    page.context.grant_permissions(["notifications"])
    page.goto(f"{person.site}/notices")
    devtools = page.context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend([one["registrationId"] for one in event["registrations"]]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    while not registered:
        page.wait_for_timeout(20)
    pushed = {"origin": person.site, "registrationId": registered[0], "data": ""}
    devtools.send("ServiceWorker.deliverPushMessage", pushed)
    page.wait_for_function(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            const told = await worker.getNotifications();
            return told.some(({ body, data }) => body.startsWith("Coś się") && data.url === "/#your-turn");
        }"""
    )
    assert person.problems == []


@pytest.mark.parametrize(
    ("language", "size"),
    [("pl", (360, 740)), pytest.param("en", (1280, 800), marks=pytest.mark.repeats)],
)
def test_the_page_is_accessible(visit: Visit, language: str, size: tuple[int, int]) -> None:
    person = visit(language, *size)
    person.page.goto(f"{person.site}/notices")
    for theme in THEMES:
        assert violations(person.page, theme, whole=True) == []
    assert not too_wide(person.page)
    for place in ("/", "/notices"):
        person.page.goto(f"{person.site}{place}")
        person.page.locator(".bar [href='/notices']").click()
        person.page.wait_for_url("**/notices")
    assert person.problems == []
