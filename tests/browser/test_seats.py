"""Seats in real browsers: a lobby, leaving and coming back, a rematch, a table that is open to all."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from starlette.applications import Starlette

from polnoc.engine.game import AnyGame
from polnoc.table import leaving, waiting_room
from tests.browser.conftest import Visit, Visitor, keep_picture, room_of
from tests.browser.quick_play import play_unseen, wait_elsewhere
from tests.browser.test_accessible import Inspector
from tests.browser.test_table import play_on

PHONE: Final = (360, 740)


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots that take no time stand in."""

    def random_level(game: AnyGame) -> str:
        return "random"

    for module in (leaving, waiting_room):
        monkeypatch.setattr(module, "usual_level", random_level)


def prompt_button(person: Visitor, name: str) -> None:
    person.page.locator("#prompt").get_by_role("button", name=name).click()


def leave(person: Visitor) -> None:
    """Leave the table by the drawer “Who plays”."""
    person.open_drawer("people")
    person.page.locator("#people").get_by_role("link", name="Leave").click()
    person.page.locator("main form button").click()
    person.page.wait_for_url(f"{person.site}/")


def test_four_play_bestia_and_one_leaves_and_returns_by_button_and_by_link(
    visit: Visit, app: Starlette
) -> None:
    host, guest, phone = visit("pl"), visit("en"), visit("en", *PHONE)
    host.page.goto(f"{host.site}/new/bestia?way=online&players=4")
    host.page.locator(".game-options summary").click()
    host.page.locator("#set-days").select_option("2")
    host.page.locator("#name-0").fill("Ola")
    host.page.locator(".begin button").first.click()
    host.arrive()
    guest.sit(host.invitations()[0], "Bartek")
    expect(host.page.locator("#people")).to_contain_text("Bartek przy stole")
    host.page.get_by_role("button", name="Zacznij już").click()
    for person in (host, guest):
        person.wait_for_deal()
    table, room = guest.page.url, room_of(app, guest.page)
    guest.page.goto(f"{table}/link/1")
    own_link = guest.page.locator(".invitation a").inner_text()
    guest.page.goto(table)

    leave(guest)
    expect(host.page.locator("#toast")).to_have_text("Bartek odchodzi od stołu. Dalej gra bot.")
    keep_picture(host.page, "seat-left")
    expect(guest.page.locator(f"a[href='{table.removeprefix(guest.site)}']")).to_have_count(0)

    guest.page.goto(table)
    expect(guest.page.locator("#prompt")).to_contain_text("It waits a minute for you")
    keep_picture(guest.page, "stand-in-waits")
    prompt_button(guest, "I am back")
    expect(host.page.locator("#seat-lines")).to_contain_text("Bartek wraca do gry.")
    expect(guest.page.locator("#prompt")).not_to_contain_text("A bot plays for you")
    assert room.seats[1].played_by == "you"

    leave(guest)
    phone.page.goto(own_link)
    phone.wait_for_deal()
    expect(phone.page.locator("#prompt")).to_contain_text("It waits a minute for you")
    keep_picture(phone.page, "stand-in-waits-phone")
    prompt_button(phone, "I am back")
    expect(phone.page.locator("#prompt")).not_to_contain_text("A bot plays for you")
    assert room.seats[1].played_by == "you"

    for person, button in ((host, "Niech bot zagra za mnie"), (phone, "Let a bot play for me")):
        person.open_drawer("people")
        person.page.locator("#people").get_by_role("button", name=button).click()
        expect(person.page.locator("#people").get_by_role("button", name=button)).to_have_count(0)
    wait_elsewhere([host, phone], lambda: room.over)
    for person in (host, phone):
        assert person.over
    expect(phone.page.locator("#end")).to_contain_text("Rematch, sides swapped")
    keep_picture(phone.page, "end-rematch-phone")


@pytest.mark.repeats("tests/browser/test_table.py::test_two_people_online_a_watcher_and_a_lost_line")
def test_a_rematch_takes_both_along_with_sides_swapped(visit: Visit, app: Starlette) -> None:
    host, guest = visit("en"), visit("pl", *PHONE)
    host.begin("online", 2, name_0="Ann", set_points="1")
    guest.sit(host.invitations()[0], "Bartek")
    host.wait_for_deal()
    play_unseen([host, guest], random.Random(2))
    first = room_of(app, host.page)
    host.page.locator("#end").get_by_role("button", name="Rematch, sides swapped").click()
    expect(guest.page.locator("#end")).to_contain_text("Ann chce zagrać jeszcze raz.")
    keep_picture(guest.page, "rematch-offered")
    guest.page.locator("#end").get_by_role("link", name="Dołączam").click()
    for person in (host, guest):
        person.wait_for_deal()
    second = room_of(app, guest.page)
    assert second.id == first.settings.next
    assert [seat.name for seat in second.seats] == ["Bartek", "Ann"]
    assert second.chosen == first.chosen
    play_on([host, guest], random.Random(3), answers=2)
    assert {step.seat for step in second.match.steps} == {0, 1}


def press_until_asked(button: Locator) -> None:
    """Press a button that asks whether one is sure; an update of the list takes the question back."""
    for _ in range(5):
        button.click()
        try:
            expect(button).to_have_text("Press once more if you are sure", timeout=1_000)
        except AssertionError:
            continue
        return
    pytest.fail("it never asked")


def test_a_lobby_in_which_seats_come_and_go(visit: Visit, app: Starlette) -> None:
    host, guest, late, other = visit("en", *PHONE), visit("en"), visit("pl"), visit("en")
    inspector = Inspector(visit)
    host.begin("online", 4, name_0="Ann", joinable="yes")
    old = host.page.url
    invitation = host.invitations()[0]
    guest.sit(invitation, "Bob")
    inspector.look(host, "a lobby of the host")
    inspector.look(guest, "a lobby of a guest")
    late.page.goto(invitation)
    expect(late.page.locator(".lead")).to_contain_text("Siedzi tu: Bob")
    inspector.look(late, "a seat that is taken")
    late.page.get_by_role("button", name="To ja, Bob").click()
    inspector.look(guest, "is it you on another device")
    guest.page.locator("#request").get_by_role("button", name="No, keep them out").click()
    expect(guest.page.locator("#request")).to_be_hidden()

    guest.page.get_by_role("link", name="Change my name").click()
    inspector.look(guest, "another name", ("night",))
    guest.page.locator("#name").fill("Robert")
    guest.page.locator("main form button").click()
    expect(host.page.locator("#people")).to_contain_text("Robert here")
    guest.page.goto(f"{old}/leave")
    inspector.look(guest, "leaving", ("night",))
    guest.page.goto(old)
    expect(host.page.locator("#people")).to_contain_text("Robert here")

    press_until_asked(host.page.locator("#people li").nth(1).locator("form[action$='/free'] button"))
    host.page.locator("#people li").nth(2).get_by_role("button", name="Add a bot").click()
    expect(host.page.locator("#people li").nth(2)).to_contain_text("regular")
    host.page.locator("#people li").nth(3).get_by_role("button", name="Remove the seat").click()
    host.page.wait_for_url(lambda url: url != old)
    guest.page.wait_for_url(host.page.url)
    for person in (host, guest):
        person.wait_for_deal()
    assert len(room_of(app, guest.page).seats) == 3, "now everybody sits"

    other.page.goto(f"{other.site}/open")
    inspector.look(other, "no open table", ("night",))
    host.begin("online", 2, joinable="yes")
    other.page.reload()
    inspector.look(other, "open tables")
    other.page.locator("a[href$='/join']").click()
    expect(other.page.locator(".sit-card")).to_contain_text("Already at the table: Ann.")
    inspector.look(other, "joining", ("night",))
    other.page.goto(host.page.url)
    host.page.get_by_role("link", name="Cancel the table").click()
    inspector.look(host, "cancelling", ("night",))
    host.page.get_by_role("button", name="Cancel the table").click()
    expect(other.page.locator("h1")).to_have_text("The host has cancelled this table.")
    assert [problem for problem in other.problems if "410" not in problem] == []
    other.problems.clear()
    assert inspector.found == []


def test_seats_without_script(visit: Visit, app: Starlette) -> None:
    host, guest = visit("en", script=False), visit("en", script=False)
    host.begin("online", 2, name_0="Ann")
    guest.sit(host.invitations()[0], "Bob")
    host.wait_for_deal()
    guest.page.goto(f"{host.page.url}/leave")
    guest.follow(guest.page.get_by_role("button", name="Leave"))
    guest.page.goto(host.page.url)
    guest.put_card_away()
    guest.follow(guest.page.locator("#prompt").get_by_role("button", name="I am back"))
    assert room_of(app, host.page).seats[1].played_by == "you"
