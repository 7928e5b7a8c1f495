"""axe-core finds no violation on any page, in the dark and the light theme.

Every visitor in these tests also watches the console and the requests: an error, or a request that leaves
the machine, fails the test.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.proofs.counts import count

PHONE: Final = (360, 740)
#: Whether to check the form for a new table with every number of players, for every way to play.
ALL_FORMS: Final = count("POLNOC_ALL_FORMS", 0)

#: Whether to check every page in both themes; otherwise they alternate.
BOTH_THEMES: Final = count("POLNOC_BOTH_THEMES", 0)

#: Whether axe checks every page of a test; otherwise every third, beginning with the first.
EVERY_LOOK: Final = count("POLNOC_EVERY_LOOK", 0)

THEMES: Final = ("day", "night")
#: What axe checks, with all rules (True) or not: between themes only colours differ.
ASKED: Final[dict[bool, dict[str, Any]]] = {
    True: {"resultTypes": ["violations"]},
    False: {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}

#: Violations of the selected rules.
VIOLATIONS: Final = "async asked => (await axe.run(asked)).violations"


def violations(page: Page, theme: str, whole: bool) -> list[dict[str, Any]]:
    """Return what axe finds on a page in a theme, by all rules or about colours; load axe once per page."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS, ASKED[whole])
    return found


class Inspector:
    """Checks pages in both themes, or alternately in one, and records what is wrong with them."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.looks = 0
        self.found: list[str] = []

    def look(self, person: Visitor, what: str, themes: tuple[str, ...] = ("day", "night")) -> None:
        """Check what a page shows now: all rules once, and the colours of the given themes."""
        turn, is_passed_over = divmod(self.looks, 1 if EVERY_LOOK else 3)
        self.looks += 1
        if not BOTH_THEMES:
            themes = (themes[turn % len(themes)],)
        for theme in () if is_passed_over else themes:
            for violation in violations(person.page, theme, whole=theme == themes[-1]):
                where = [node["html"][:120] for node in violation["nodes"]]
                self.found.append(f"{what}, {theme}: {violation['id']}: {where}")
        if too_wide(person.page):
            self.found.append(f"{what}: the page is wider than the screen")

    def open(self, person: Visitor, address: str, themes: tuple[str, ...] = ("day", "night")) -> None:
        """Open a page and check it."""
        person.page.goto(f"{person.site}{address}")
        self.look(person, address, themes)


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.fixture
def inspector(visit: Visit) -> Inspector:
    return Inspector(visit)


def test_getting_in(inspector: Inspector) -> None:
    me, phone = inspector.visit("pl"), inspector.visit("en", *PHONE)
    inspector.open(me, "/")
    inspector.open(phone, "/")
    for nth, way in enumerate(("solo", "screen", "online", "phones")):
        for players in (2, 3, 4) if ALL_FORMS else (2 + nth % 3,):  # changes fields, not colours
            inspector.open(me, f"/new/duchy?way={way}&players={players}", ("night",))
    me.page.locator(".game-options summary").click()
    me.page.locator("#packs summary").click()
    inspector.look(me, "the options of a game, and packs")
    inspector.open(phone, "/new/duchy?way=screen&players=4")
    inspector.open(me, "/offline")
    inspector.open(phone, "/offline/start")
    inspector.open(me, "/nothing/here")
    assert len(me.problems) == 1 and "404" in me.problems.pop()
    assert inspector.found == []


def test_a_table_alone_and_its_end(inspector: Inspector) -> None:
    me = inspector.visit("pl", *PHONE)
    me.begin("solo", 3, set_points="1")
    inspector.look(me, "the first question")
    me.reach_own_turn()
    inspector.look(me, "a turn")
    me.page.locator("#actions [value=guess]").click()
    expect(me.page.locator("#actions .is-numbers button")).to_have_count(13)
    inspector.look(me, "many choices")
    me.page.locator("#actions button").first.click()
    inspector.look(me, "a question whether one is sure")
    while not me.over:
        me.answer(me.bold_choices()[0])
        me.wait_for_turn()
    inspector.look(me, "the end")
    assert inspector.found == []


def test_a_table_online(inspector: Inspector) -> None:
    host, guest, watcher = inspector.visit("en"), inspector.visit("pl", *PHONE), inspector.visit("pl")
    host.begin("online", 2, name_0="Ann", listed="yes")
    inspector.look(host, "a table that waits")
    guest.page.goto(host.invitations()[0])
    inspector.look(guest, "taking a seat")
    guest.page.locator("#name").fill("Konstantynopolitańczykiewicz")
    guest.page.locator(".sit-card button").click()
    guest.arrive()
    host.wait_for_turn()
    watcher.page.goto(host.page.url)
    inspector.look(watcher, "a watcher")
    inspector.open(watcher, "/")
    host.answer()
    expect(guest.page.locator("#log-lines")).to_contain_text("Ann")
    for person in (host, guest):
        person.open_drawer("chat")
        person.page.locator("form.say [name=text]").fill("Hm & <hm>")
        person.page.locator("form.say [name=text]").press("Enter")
        expect(person.page.locator("#talk-lines")).to_contain_text("Hm & <hm>")
        inspector.look(person, "talk")
    for person, drawer in ((host, "notes"), (guest, "notes"), (host, "people"), (guest, "cards")):
        person.open_drawer(drawer)
        inspector.look(person, f"the drawer {drawer}")
    host.page.locator("#undo [formaction$='/undo']").click()
    guest.page.locator("#request[role=alert]").wait_for()
    inspector.look(guest, "a request to take back")
    inspector.look(host, "waiting for consent")
    guest.page.locator("#request button").first.click()
    host.page.locator("#actions button").first.wait_for()
    inspector.open(host, f"{host.page.url.removeprefix(host.site)}/link/0")
    assert inspector.found == []


def test_a_table_for_four_with_everything_open(inspector: Inspector) -> None:
    me = inspector.visit("en")
    me.begin("solo", 4)
    me.reach_own_turn()
    me.page.keyboard.press("h")
    me.page.locator("#hint button.button-main").wait_for()
    inspector.look(me, "a hint")
    me.page.keyboard.press("?")
    inspector.look(me, "the list of keys")
    me.page.keyboard.press("Escape")
    me.page.locator("#window-5").click()
    me.page.locator("#bubble.is-pinned").wait_for()
    inspector.look(me, "why not")
    assert inspector.found == []


def test_one_screen_and_one_screen_for_all(inspector: Inspector) -> None:
    me, screen, phone = inspector.visit("pl"), inspector.visit("en"), inspector.visit("en", *PHONE)
    me.begin("screen", 2)
    inspector.look(me, "the curtain")
    screen.begin("phones", 2, seat_1="regular")
    inspector.look(screen, "codes on the big screen")
    phone.sit(screen.invitations()[0], "Ola")
    phone.wait_for_turn()
    inspector.look(phone, "a hand on a phone")
    screen.page.locator(".sheets-board").wait_for()
    inspector.look(screen, "the big screen")
    assert inspector.found == []


def test_what_is_played_alone(inspector: Inspector) -> None:
    people = [inspector.visit("en", *PHONE), *[inspector.visit("pl") for _ in range(EVERY_LOOK)]]
    for person in people:
        inspector.open(person, "/daily")
        inspector.open(person, "/mine")
        inspector.open(person, "/notices")
        person.page.goto(person.site)
        person.page.locator("form:has([value=finalgirl]) button").click()
        person.arrive()
        for _ in range(3):
            person.answer()
        inspector.open(person, f"{person.page.url.removeprefix(person.site).partition('?')[0]}/film")
    assert inspector.found == []


#: The effective colour scheme of a page, whatever determined it.
SHOWN = "getComputedStyle(document.documentElement).colorScheme"


@pytest.mark.parametrize(
    ("system", "chosen"), [("dark", "light"), pytest.param("light", "dark", marks=pytest.mark.repeats)]
)
def test_the_theme_is_the_systems_until_one_is_chosen_and_kept(
    visit: Visit, system: str, chosen: str
) -> None:
    me = visit("en", color_scheme=system)
    me.page.goto(me.site)
    assert me.page.evaluate(SHOWN) == system
    me.follow(me.page.get_by_role("button", name="Day and night"))
    assert me.page.evaluate(SHOWN) == chosen
    me.play_now()
    assert me.page.evaluate(SHOWN) == chosen
    me.follow(me.page.get_by_role("button", name="Day and night"))
    assert me.page.evaluate(SHOWN) == system


def test_a_table_without_script_has_its_names_too(visit: Visit) -> None:
    me = visit("en", script=False)
    me.play_now()
    labelled = me.page.locator("svg.sheet[role=group]")
    assert labelled.count() > 3
    names = [sheet.get_attribute("aria-labelledby") or "" for sheet in labelled.all()]
    assert all([me.page.locator(f"#{name}").count() == 1 for name in names])


@pytest.mark.parametrize("zoomed", [pytest.param((640, 430), marks=pytest.mark.repeats), (320, 430)])
def test_a_table_enlarged(visit: Visit, zoomed: tuple[int, int]) -> None:
    me = visit("pl", *zoomed)
    me.begin("solo", 3)
    assert not too_wide(me.page)
    parts = [me.page.locator(part).bounding_box() for part in ("#prompt", "#actions", ".board")]
    order = [part["y"] for part in parts if part]
    assert len(order) == 3 and order == sorted(order), "what there is to do comes first"
