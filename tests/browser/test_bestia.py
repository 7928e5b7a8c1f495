"""Bestia in a real browser: a whole hunt by clicks, a turn of each side, marks, keys, a phone, why not."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from starlette.applications import Starlette

from polnoc import records
from polnoc.table.rooms import Room
from tests.browser.conftest import Visit, Visitor, keep_picture, room_of, stand
from tests.browser.quick_play import play_unseen
from tests.browser.test_accessible import PHONE, Inspector, too_wide
from tests.browser.test_finalgirl import BY_HAND, MOST, PLAY, press
from tests.games.bestia.scene import Scene

#: The seed of every table here: decks are the same each time.
SEED = 3
JSON = {"Accept": "application/json"}


def gather(app: Starlette, people: list[Visitor], scene: Scene | None = None, **chosen: str) -> Room:
    """Seat everybody at a table, the first one as the Beast; optionally in a scene's position."""
    first = people[0]
    form: dict[str, Any] = {"game": "bestia", "seats": ",".join(["free"] * len(people))}
    form |= {f"set-{name}": value for name, value in chosen.items()}
    made = first.page.request.post(f"{first.site}/tables", form=form, headers=JSON).json()
    room: Room = app.state.tables.rooms[made["table"].removeprefix("/t/")]
    for number, (person, link) in enumerate(zip(people, made["invitations"].values(), strict=True)):
        person.sit(f"{person.site}{link}", ["Ania", "Bartek", "Celina", "Dominik"][number])
    for person in people:
        person.wait_for_deal()
    if scene:
        stand(room, scene.position)
        for person in people:
            person.page.reload()
            person.arrive()
    return room


def choose(person: Visitor, *actions: str) -> None:
    """Click the pieces of the board that give these answers, and wait for the outcome of each."""
    for action in actions:
        before = person.question
        piece = person.page.locator(f'.sheet [data-action="{action}"]')
        band = piece.locator(".hide-band")  # only the bands of the cards in a large hand are visible
        (band if band.count() else piece).click()
        person.wait_for_answer(before)


# A whole hunt ---------------------------------------------------------------------------


def test_a_whole_hunt_by_clicks_and_what_is_left_of_it(visit: Visit, app: Starlette, tmp_path: Path) -> None:
    inspector, me = Inspector(visit), visit("pl")
    page = me.page
    page.goto(f"{me.site}/new/bestia?way=screen&players=2")
    page.locator("#seat-0").select_option("novice")
    page.locator(".game-options summary").click()
    page.locator("#set-days").select_option("1")
    inspector.look(me, "a new table", ("night",))
    page.locator(".begin .button-main").first.click()
    me.arrive()
    me.wait_for_turn()
    inspector.look(me, "placing hunters")
    played = page.evaluate(PLAY, BY_HAND)
    assert played["answers"] < MOST, "the hunt does not end"
    off_board = [value for value in played["homeless"] if not value.startswith("flee")]
    assert off_board == [], "every answer is a piece of the board; a large hand has no room for fleeing"
    if not room_of(app, page).match.over:
        play_unseen([me], random.Random(3))
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#den-head .own-head")).to_be_visible()
    keep_picture(page, "bestia-end-pl-1280")
    inspector.look(me, "the end of a hunt")

    table = page.url.partition("?")[0]
    path = tmp_path / "hunt.json"
    path.write_bytes(page.request.get(f"{table}/record.json").body())
    assert records.verify(records.read(path)).honest
    page.goto(f"{table}/replay/9")
    expect(page.locator(".sheet-map").first).to_be_visible()
    keep_picture(page, "bestia-replay-pl-1280")
    inspector.look(me, "the replay of a hunt", ("night",))
    assert inspector.found == []


@pytest.mark.rules("BES-FIRST-01")
def test_a_first_game_begins_by_one_click(visit: Visit, app: Starlette) -> None:
    me = visit("en")
    page = me.page
    page.goto(f"{me.site}/new/bestia?way=online&players=2")
    page.get_by_role("button", name="Start a first game").click()
    me.arrive()
    chosen = room_of(app, page).chosen
    assert chosen.first_game is True  # type: ignore[attr-defined]


# A turn of each side --------------------------------------------------------------------


@pytest.mark.rules("BES-MOVE-01")
def test_both_sides_have_a_turn_and_the_way_stays_hidden(visit: Visit, app: Starlette) -> None:
    inspector, beast, hunter = Inspector(visit), visit("en"), visit("pl")
    scene = Scene(players=2, beast_at="E5", hands={"beast": ["dash"], "helga": ["rush"]})
    gather(app, [beast, hunter], scene)
    beast.page.locator(f"#card-{scene.card('dash', 0)}.may").wait_for()
    inspector.look(beast, "the turn of the Beast")
    choose(beast, f"play {scene.card('dash', 0)}")
    spot = scene.terms.places.exits[scene.spot("E5")][0]
    expect(beast.page.locator(f"#place-{spot}.may")).to_be_visible()
    choose(beast, "lay 0")
    expect(beast.page.locator("#track .step-paper")).to_have_count(1)
    expect(hunter.page.locator("#track .step-back")).to_have_count(1)
    expect(hunter.page.locator(".cloud")).not_to_have_count(0)
    for hidden in (".own-way", "#track .step-paper", ".small-dot"):
        expect(hunter.page.locator(hidden)).to_have_count(0)
    expect(beast.page.locator(".small-dot")).not_to_have_count(0)
    keep_picture(beast.page, "bestia-way-en-1280")
    while beast.page.locator("#table[data-turn=mine]").count():
        choose(beast, beast.page.locator("#ending.may").get_attribute("data-action") or "")
    hunter.wait_for_turn()
    inspector.look(hunter, "the turn of a hunter")
    choose(hunter, f"play {scene.card('rush', 1)}")
    expect(hunter.page.locator(".spot.may").first).to_be_visible()
    before = scene.position.hunters[1]
    hunter.page.locator(".spot.may").first.click()
    hunter.page.wait_for_function("() => !document.querySelector('#table').dataset.busy")
    expect(beast.page.locator("#log-lines")).to_contain_text("Helga")
    assert room_of(app, hunter.page).match.position.hunters[1] != before
    assert inspector.found == []


def test_hunters_mark_the_map_for_each_other(visit: Visit, app: Starlette) -> None:
    people = [visit("en"), visit("en"), visit("pl")]
    beast, hunter, partner = [person.page for person in people]
    gather(app, people)
    people[1].open_drawer("marks")
    hunter.locator("#marking").click()
    for place in ("#place-0", "#place-9"):
        hunter.locator(place).click()
        expect(partner.locator(f"{place} .mark-flag")).to_be_visible()
    keep_picture(hunter, "bestia-marks-en-1280")
    hunter.locator("#place-0").click()
    expect(partner.locator("#place-0 .mark-flag")).to_have_count(0)
    hunter.keyboard.press("Escape")
    people[2].open_drawer("marks")
    partner.locator("#marks button").click()
    expect(hunter.locator(".mark-flag")).to_have_count(0)
    partner.locator("#piece").select_option("place-7")
    partner.locator("details.marks > .mark-form button").click()
    expect(hunter.locator("#place-7 .mark-flag")).to_be_visible()
    expect(beast.locator(".mark-flag, details.marks")).to_have_count(0)


# Keys, undo, why not ---------------------------------------------------------------------


@pytest.mark.repeats("tests/browser/test_keyboard.py::test_a_game_by_keyboard_alone_on_a_narrow_screen")
def test_a_move_by_keys_and_taken_back(visit: Visit, app: Starlette) -> None:
    people = [visit("en"), visit("en")]
    room, page = gather(app, people), people[0].page
    page.locator(".spot.may").first.focus()
    focused = page.evaluate("document.activeElement.id")
    assert focused.startswith("place-")
    press(people[0], "Enter")
    expect(page.locator("#track .step-paper")).to_have_count(1)
    assert len(room.match.position.track) == 1
    press(people[0], "0")  # go no further: the answer that ends something has this key
    people[1].wait_for_turn()
    expect(people[1].page.locator(".spot.may").first).to_be_visible()


@pytest.mark.rules("BES-SET-21")
def test_why_not_names_the_rule(visit: Visit, app: Starlette) -> None:
    people = [visit("en"), visit("en")]
    gather(app, people)
    people[0].page.locator("#ending.may").click()
    people[1].wait_for_turn()
    page, bubble = people[1].page, people[1].page.locator("#bubble")
    page.locator("#place-0").click()
    expect(bubble.get_by_role("link")).to_have_attribute("href", "/rules/bestia#BES-SET-21")


# A phone, and no script ------------------------------------------------------------------


@pytest.mark.repeats("test_a_night_on_a_phone")
def test_a_large_map_on_a_phone(visit: Visit, app: Starlette) -> None:
    inspector = Inspector(visit)
    people = [visit(language, *PHONE, has_touch=True) for language in ("pl", "en", "pl", "en")]
    gather(app, people)
    page = people[0].page
    assert page.locator(".spot").count() == 81
    for spot in page.locator(".spot.may").all():
        expect(spot).to_be_in_viewport(ratio=1)
    keep_picture(page, "bestia-move-pl-360")
    inspector.look(people[0], "the first move on a phone", ("day",))
    people[0].page.locator("#ending.may").tap()
    for person in people[1:]:
        person.wait_for_turn()
        person.page.locator(".spot.may").first.tap()
    people[1].page.locator("#choice .pick.may").first.wait_for()
    for pick in people[1].page.locator("#choice .pick.may").all():
        expect(pick).to_be_in_viewport(ratio=1)
    inspector.look(people[1], "the draft on a phone", ("night",))
    keep_picture(people[1].page, "bestia-draft-en-360")
    for person in people[:2]:
        assert not too_wide(person.page)
    assert inspector.found == []


def test_a_night_on_a_phone(visit: Visit, app: Starlette) -> None:
    inspector, people = Inspector(visit), [visit("pl", *PHONE), visit("en", *PHONE)]
    scene = Scene(turn=None, players=2, grudges={"beast": 9, "helga": 9})
    scene.resolve_chance()
    assert scene.top["rule"] == "Upgrading"
    gather(app, people, scene)
    asked = people[scene.asked[0]]
    expect(asked.page.locator("#forge .upgrade.may").first).to_be_in_viewport(ratio=1)
    inspector.look(asked, "upgrades on a phone")
    keep_picture(asked.page, "bestia-night-360")
    assert not too_wide(asked.page)
    assert inspector.found == []


def test_a_hunt_without_script(visit: Visit, app: Starlette) -> None:
    people = [visit("pl", script=False), visit("en", script=False)]
    room, me = gather(app, people), people[0]
    me.page.reload()
    me.follow(me.page.locator("#actions [value='lay 0']"))
    expect(me.page.locator("#track .step-paper")).to_have_count(1)
    me.follow(me.page.locator("#actions [value=stop]"))
    people[1].page.reload()
    people[1].follow(people[1].page.locator("#actions button").first)
    assert len(room.match.steps) == 3
    partner = people[1].page
    partner.locator("details.marks summary").click()
    people[1].follow(partner.locator("details.marks > .mark-form button"))
    expect(partner.locator("#marks li")).to_have_count(1)


@pytest.mark.repeats("tests/browser/test_accessible.py::test_a_table_enlarged")
@pytest.mark.parametrize("zoomed", [(640, 430), (320, 430)])
def test_a_hunt_enlarged(visit: Visit, app: Starlette, zoomed: tuple[int, int]) -> None:
    people = [visit("pl", *zoomed), visit("pl", *zoomed)]
    gather(app, people)
    assert not too_wide(people[0].page)
    people[0].page.locator("#ending.may").click()
    people[1].wait_for_turn()
    assert not too_wide(people[1].page)
