"""A newcomer's first minute: one click, the role card, and a simple first question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import CARD, Visit, Visitor, keep_picture
from tests.browser.test_accessible import PHONE, Inspector
from tests.proofs.counts import count

#: Whether each game is tried at a desktop and on a phone; otherwise they alternate.
BOTH_SCREENS = count("POLNOC_ALL_SCREEN_SIZES", 0)

#: What the game begun by Play now may ask first, in English and Polish.
FIRST = {
    "duchy": ("Choose one of the two cards as your lair", "Wybierz jedną z dwóch kart na swoją kryjówkę"),
    "straszydla": (
        "suburb do you put your pawn|day or night",
        "przedmieściu staje twój pionek|dzień czy noc",
    ),
    "finalgirl": ("Turn 1, .* What do you do", "Tura 1, .* Co robisz"),
    "bestia": ("Where do you go", "Dokąd idziesz"),
}


def in_sight(what: Locator) -> bool:
    """Return whether all of an element is on the screen, once it is shown, without scrolling."""
    try:
        expect(what).to_be_in_viewport(ratio=1)
    except AssertionError:
        return False
    return True


def meet_card(me: Visitor, inspector: Inspector, game: str, first: str) -> None:
    """Read the card, close it by keyboard, and be asked something simple."""
    page, card = me.page, me.page.locator("#role-card")
    expect(card).to_have_attribute("open", "")
    assert all([in_sight(card.locator(part)) for part in ("h2", "button", "a.teach")])
    expect(card.locator("button")).to_be_focused()
    inspector.look(me, f"the card of {game}", ("day", "night") if game == "duchy" else ("night",))
    keep_picture(page, f"card-{game}-{page.evaluate('document.documentElement.lang')}")
    question = me.question
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_count(0)
    me.wait_for_turn()
    assert me.question == question or not question, "while the card is there no key answers"
    expect(page.locator("#prompt")).to_contain_text(re.compile(first))


@pytest.mark.parametrize("game", FIRST)
def test_one_click_leads_to_a_card_and_a_plain_question(visit: Visit, game: str) -> None:
    inspector = Inspector(visit)
    at_desk, on_phone = FIRST[game]
    screens = [(at_desk, ("en",)), (on_phone, ("pl", *PHONE))]
    if not BOTH_SCREENS:
        screens = [screens[list(FIRST).index(game) % 2]]
    for first, screen in screens:
        me = inspector.visit(*screen)
        me.choose_to_play_now(game)
        meet_card(me, inspector, game, first)
    me.page.reload()
    me.arrive_at_card()
    expect(me.page.locator(CARD)).to_have_count(0)
    me.page.locator("#who-am-i").press("Enter")
    expect(me.page.locator("#role-card button")).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(CARD)).to_have_count(0)
    expect(me.page.locator("#who-am-i")).to_be_focused()
    assert inspector.found == []


def test_the_card_without_script(visit: Visit) -> None:
    me = visit("en", script=False)
    me.choose_to_play_now("finalgirl")
    card = me.page.locator(CARD)
    expect(card).to_contain_text("You are Laurie")
    card.locator("button").click()
    expect(card).to_have_count(0)
    me.follow(me.page.locator("#actions button").first)
    expect(card).to_have_count(0)
    me.follow(me.page.locator("#who-am-i"))
    expect(card).to_contain_text("You are Laurie")


def test_friends_are_invited_and_told_who_they_are(visit: Visit) -> None:
    inspector = Inspector(visit)
    host, guest = inspector.visit("pl"), inspector.visit("en", *PHONE)
    for person in (host, guest):
        person.page.goto(f"{person.site}/new/bestia?way=online&players=2")
        person.page.locator(".begin .button-main").first.click()
        person.arrive()
        assert in_sight(person.page.locator("[data-copy]").first), "the link can be copied at once"
        expect(person.page.locator(".role-card h2")).to_contain_text("Fangrir")
        inspector.look(person, "a table that waits, with a card")
    guest.page.goto(host.invitations()[0])
    assert in_sight(guest.page.locator(".sit-card button"))
    expect(guest.page.locator(".role-card h2")).to_have_text("You lead both hunters: Helga and Assar")
    inspector.look(guest, "taking a seat, with a card")
    with guest.page.context.expect_page() as opened:
        guest.page.locator(".role-card .teach").click()
    expect(opened.value.locator("#lesson h1")).to_have_text("Reading trails")
    assert inspector.found == []
