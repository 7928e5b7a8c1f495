"""Real browsers contribute to a game's seed, and see afterwards that their contributions were used."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from starlette.applications import Starlette

from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal, promise_of
from tests.browser.conftest import Visit, keep_picture, room_of
from tests.browser.test_table import play_on

REAL_SEED = Deal.seed


@pytest.fixture(autouse=True)
def mixed(dice: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use browsers' contributions here; other modules need the same game each time."""
    monkeypatch.setattr(Deal, "seed", REAL_SEED)


@pytest.mark.parametrize("game", ["duchy", "straszydla", "bestia", "finalgirl"])
def test_a_browser_alone_adds_its_part_at_once(visit: Visit, app: Starlette, game: str) -> None:
    me = visit("en")
    me.page.goto(me.site)
    me.page.locator(f"form[action='/tables']:has([value={game}]) button").first.click()
    me.arrive()
    deal = room_of(app, me.page).deal
    kept = me.page.evaluate(
        "JSON.parse(Object.entries(localStorage).find(([key]) => key.includes('part'))[1]).part"
    )
    assert deal.parts[0] == kept
    assert deal.seed != deal.server


def test_two_browsers_mix_the_seed_and_find_their_parts_in_the_replay(visit: Visit, app: Starlette) -> None:
    host, guest = visit("pl"), visit("en", width=360, height=740)
    host.begin("online", 2, name_0="Ania", set_points="1")
    keep_picture(host.page, "waiting-room")
    guest.sit(host.invitations()[0], "Bob")
    host.page.locator("#actions button").first.wait_for()
    host.put_card_away()
    deal = room_of(app, host.page).deal
    assert len({*deal.parts}) == 2
    host.open_drawer("deal")
    for promise in (deal.server.commitment, *[promise_of(part) for part in deal.parts]):
        expect(host.page.locator("details.deal")).to_contain_text(promise)
    host.page.keyboard.press("Escape")
    expect(host.page.locator("details.deal")).not_to_have_attribute("open", "")
    play_on([host, guest], random.Random(2))
    assert room_of(app, host.page).match.seed == Seed(deal.seed.text)
    for person, mine, part in ((host, "dołożyła ją ta przeglądarka", 0), (guest, "added by this browser", 1)):
        person.page.goto(f"{person.page.url}/replay")
        person.page.locator(".past-result summary").click()
        rows = person.page.locator("#parts li")
        expect(rows.nth(part)).to_contain_text(mine)
        expect(rows.nth(1 - part)).not_to_contain_text(mine)
    keep_picture(host.page, "replay-parts")


def test_who_leaves_before_the_first_answer_means_another_deal(visit: Visit, app: Starlette) -> None:
    host, guest, late = visit("en"), visit("en"), visit("pl")
    host.begin("online", 2, name_0="Ann")
    guest.sit(host.invitations()[0], "Bob")
    host.page.locator("#actions button").first.wait_for()
    host.put_card_away()
    first = room_of(app, host.page).deal
    host.open_drawer("people")
    free = host.page.get_by_role("button", name="Free this seat")
    free.click()
    expect(host.page.locator("#bubble")).to_have_text("Press once more if you are sure")
    free.click()
    [link] = host.invitations()
    expect(guest.page.locator("#table.waiting")).to_be_visible()
    late.sit(link, "Celina")
    host.page.locator("#actions button").first.wait_for()
    host.put_card_away()
    second = room_of(app, host.page).deal
    assert second.number == 1
    assert {*second.parts}.isdisjoint(first.parts)
    expect(late.page.locator("#seat-lines")).to_contain_text("Gospodarz zwalnia miejsce 2 (Bob)")
