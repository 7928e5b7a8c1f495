"""Straszydła in a real browser: boards laid out by hand, whole games, secret plans, rulebook examples."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from starlette.applications import Starlette

from polnoc.table.rooms import Room
from tests.browser.conftest import Visit, Visitor, keep_picture, room_of, stand
from tests.browser.quick_play import play_unseen
from tests.browser.test_accessible import PHONE, Inspector
from tests.browser.test_finalgirl import BY_HAND, MOST
from tests.games.straszydla.scene import Scene
from tests.games.straszydla.test_examples import FOUR, frightening

PEOPLE = ("Ania", "Bartek", "Celina", "Dorota")


def begin(person: Visitor, way: str, players: int, **chosen: str) -> None:
    """Create a table by its form; `chosen` are values of fields, with `_` for `-`."""
    page = person.page
    page.goto(f"{person.site}/new/straszydla?way={way}&players={players}")
    page.locator(".game-options summary").click()
    for name, value in chosen.items():
        page.locator(f"#{name.replace('_', '-')}").select_option(value)
    page.locator(".begin .button-main").click()
    person.arrive()


# Boards laid out by hand ---------------------------------------------------------------


def build(person: Visitor) -> None:
    """Go to the board editor, starting with the Old Town."""
    person.page.goto(f"{person.site}/new/straszydla?way=screen&players=3")
    person.page.locator(".game-options summary").click()
    person.page.locator("#set-layout").select_option("own")


def lot(page: Page, row: int, column: int) -> Any:
    return page.locator(".lot").nth(row * 7 + column)


def test_a_board_laid_by_hand(visit: Visit, app: Starlette) -> None:
    me = visit("pl")
    build(me)
    page, verdict = me.page, me.page.locator("#verdict")
    expect(verdict).to_have_text("Ta plansza jest dozwolona.")
    page.locator("#name-2").fill("Celina")
    lot(page, 3, 3).click()
    lot(page, 1, 2).click()
    expect(verdict).to_contain_text("Centrum musi mieć dzielnice ze wszystkich stron")
    expect(verdict.get_by_role("link")).to_have_attribute("href", "/rules/straszydla#STR-SETUP-02")
    keep_picture(page, "builder-refused-pl-1280")

    page.locator(".begin .button-main").click()
    expect(page.get_by_role("alert")).to_contain_text("Centrum musi mieć dzielnice")
    assert "400" in me.problems.pop()
    assert page.locator("#name-2").input_value() == "Celina", "nothing that was entered is lost"
    expect(lot(page, 1, 2)).to_have_attribute("aria-label", "Rząd 2, kolumna 3: Centrum")

    lot(page, 1, 2).focus()  # back by keyboard, and a tile outside the square
    for key in ("Enter", "ArrowDown", "ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(verdict).to_have_text("Ta plansza jest dozwolona.")
    lot(page, 1, 3).drag_to(lot(page, 0, 3))
    expect(verdict).to_have_text("Ta plansza jest dozwolona.")
    page.locator(".begin .button-main").click()
    me.arrive()
    rows = room_of(app, page).match.chosen.layout.split("/")  # type: ignore[attr-defined]
    assert [row.split()[1:6] for row in rows[:3]] == [
        [".", ".", "14", ".", "."],
        ["7", "2", ".", "8", "13"],
        ["20", "11", "17", "5", "24"],
    ]


def test_a_shuffled_board_on_a_phone(visit: Visit, app: Starlette) -> None:
    me = visit("en", *PHONE, has_touch=True)
    build(me)
    page, field = me.page, me.page.locator("input[name=lots]")
    before = field.input_value()
    page.locator("[name=lay][value=random]").tap()
    expect(field).not_to_have_value(before)
    shuffled = field.input_value()
    expect(page.locator("#verdict")).to_have_text("This board is allowed.")
    lot(page, 1, 2).tap()
    lot(page, 1, 3).tap()
    expect(field).not_to_have_value(shuffled)
    keep_picture(page, "builder-en-360")

    laid = field.input_value()
    page.locator("#name-1").fill("Bob")
    page.get_by_role("button", name="4", exact=True).tap()
    expect(page.locator("#name-3")).to_have_value("")
    expect(field).to_have_value(laid)
    page.locator("#name-1").press("Enter")  # begins, and clicks no other button of the form
    me.arrive()
    assert [seat.name for seat in room_of(app, page).seats][1::2] == ["Bob", "Player 4"]
    assert len(room_of(app, page).match.position.map.cells) == 25


def test_a_board_laid_without_script(visit: Visit, app: Starlette) -> None:
    me = visit("en", script=False)
    build(me)
    page = me.page
    page.get_by_label("Row 1, column 2").select_option(label="Fountain")
    page.get_by_role("button", name="Check the board").click()
    expect(page.locator("#verdict")).to_contain_text("“Fountain” is there twice")
    page.get_by_label("Row 3, column 1").select_option(label="City Baths")
    page.locator(".begin .button-main").click()
    me.arrive()
    assert room_of(app, page).match.chosen.layout.startswith("7 3 14 8 13/")  # type: ignore[attr-defined]


def test_the_pages_before_a_game_are_accessible(visit: Visit) -> None:
    inspector = Inspector(visit)
    me, phone = visit("pl"), visit("en", *PHONE)
    for person, themes in ((me, ("day", "night")), (phone, ("night",))):  # on a phone only sizes differ
        build(person)
        inspector.look(person, "laying a board", themes)
    assert inspector.found == []


# A whole game ---------------------------------------------------------------------------

#: Plays on with the page's own buttons until the game is over, or a number of answers are given: takes what a
#: district gives, feeds spooks, and trades nothing.
PLAY = """async most => {
    const table = document.getElementById("table");
    const key = () => document.querySelector("#actions [name=key]")?.value;
    const until = (done) => new Promise((found) => {
        const look = () => (done() ? found() : setTimeout(look, 20));
        look();
    });
    const good = ["collect", "feed", "frighten", "step", "ready", "done", "keep", "skip", "bid", "settle"];
    for (let answers = 0; answers < most; answers += 1) {
        await until(() => table.dataset.turn === "over"
            || (table.dataset.turn === "mine" && document.querySelector("#actions button")));
        if (table.dataset.turn === "over") return answers;
        const buttons = [...document.querySelectorAll("#actions button")];
        const found = good.map((verb) => buttons.filter(({ value }) => value.startsWith(verb)));
        const choices = found.find((some) => some.length) || buttons;
        const before = key();
        const button = choices[(answers * 7) % choices.length];
        button.click();
        if (button.matches(".is-asking")) button.click();
        await until(() => !table.dataset.busy && key() !== before);
    }
    return most;
}"""


def test_a_whole_game_against_a_bot_and_what_is_left_of_it(visit: Visit) -> None:
    inspector = Inspector(visit)
    me = visit("pl")
    begin(me, "solo", 2, seat_1="novice", set_periods="2")
    page = me.page
    assert page.evaluate(PLAY, BY_HAND) < MOST, "the game does not end"
    if not me.over:
        play_unseen([me], random.Random(3))
    expect(page.locator("#end")).to_be_visible()
    keep_picture(page, "straszydla-end-pl-1280")
    inspector.look(me, "the end", ("day",))
    table = page.url.partition("?")[0]
    page.locator("#log-lines a").last.click()
    expect(page.locator("#city")).to_be_visible()
    page.goto(f"{table}/replay/9?eyes=above")
    expect(page.locator("#city")).to_be_visible()
    assert page.locator(".past-line").count() > 0
    keep_picture(page, "straszydla-replay-pl-1280")
    inspector.look(me, "the replay", ("night",))
    assert inspector.found == []


@pytest.mark.repeats("tests/browser/test_interaction.py::test_a_hint_says_what_and_why_and_can_be_followed")
def test_an_expert_is_asked_for_a_hint(visit: Visit) -> None:
    me = visit("en")
    begin(me, "solo", 2, seat_1="novice", set_first="1")
    me.page.keyboard.press("h")
    me.page.locator("#hint .button-main").wait_for()
    assert me.page.locator(".sheet .is-pointed").count() == 1
    me.page.locator("#hint .button-main").click()
    expect(me.page.locator("#log-lines")).to_contain_text("You")


# Secret plans ---------------------------------------------------------------------------


def everything(page: Page) -> str:
    """Return everything on a page, visible or not."""
    whole: str = page.evaluate("document.documentElement.outerHTML")
    return whole


def test_a_plan_stays_with_its_owner_until_all_are_ready(visit: Visit, app: Starlette) -> None:
    host, guest, watcher = visit("en"), visit("en"), visit("en")
    begin(host, "online", 2)
    link = host.invitations()[0]
    guest.sit(link, "Bob")
    host.wait_for_deal()
    guest.wait_for_deal()
    stand(room_of(app, host.page), Scene(2, at="plan").position)
    heard: list[str] = []
    guest.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda told: heard.append(str(told)))
    )
    watcher.page.goto(host.page.url)
    for person in (host, guest):
        person.page.reload()
    for person in (host, guest, watcher):
        person.arrive()
    for person in (host, guest):
        person.wait_for_turn()
        expect(person.page.locator(".step.may")).not_to_have_count(0)
    heard.clear()
    before = [everything(page) for page in (guest.page, watcher.page)]

    for _ in range(3):
        lay_arrow(host)
    expect(host.page.locator("#plan .chalk-line")).to_have_count(3)
    host.page.locator("#again").click()
    expect(host.page.locator("#plan .chalk-line")).to_have_count(0)
    for _ in range(3):
        lay_arrow(host)
    assert [everything(page) for page in (guest.page, watcher.page)] == before
    assert heard == [], "not even that somebody plans"

    host.page.locator("#ending").click()
    expect(guest.page.locator("#log-lines")).to_contain_text("has a plan")
    assert guest.page.locator("#plan .chalk-line").count() == 0
    assert str(room_of(app, host.page).match.position.stack[-1].plans[0][2]) not in everything(guest.page)
    for _ in range(3):
        lay_arrow(guest)
    guest.page.locator("#ending").click()
    for person in (host, guest, watcher):
        expect(person.page.locator("#log-lines")).to_contain_text("→")


def lay_arrow(person: Visitor) -> None:
    """Click a district that the next step may lead to."""
    page = person.page
    before = person.question
    page.locator(".step.may").first.click()
    person.wait_for_answer(before)


# The examples of the rulebook -----------------------------------------------------------


def put(person: Visitor, app: Starlette, scene: Scene) -> None:
    """Sit down at one screen with everybody at a table in a scene's position."""
    page, people = person.page, PEOPLE[: len(scene.names)]
    form: dict[str, Any] = {"game": "straszydla", "way": "screen", "seats": ",".join(["you"] * len(people))}
    form |= {f"name-{seat}": name for seat, name in enumerate(people)}
    made = page.request.post(f"{person.site}/tables", form=form, headers={"Accept": "application/json"})
    table = made.json()["table"]
    stand(app.state.tables.rooms[table.removeprefix("/t/")], scene.position)
    page.goto(f"{person.site}{table}")
    uncover(person)


def uncover(person: Visitor) -> None:
    """Whoever is asked now uncovers the screen."""
    person.page.locator(".curtain .button").click()
    person.arrive()


def choose(person: Visitor, *actions: str) -> None:
    """Click what gives these answers on the board, or their buttons, and wait for the outcome of each."""
    page = person.page
    for action in actions:
        before = person.question
        pressed = page.locator(f'.sheet [data-action="{action}"], #actions [value="{action}"]').first
        pressed.click()
        if page.locator("#actions .is-asking").count():
            pressed.click()
        person.wait_for_answer(before)


def cubes(page: Page) -> str:
    """Return one's cubes as written on the purse: water, air, fire, earth, energy."""
    return "".join(page.locator(".purse-count").all_text_contents()[:5])


@pytest.mark.rules("STR-EX-02")
@pytest.mark.repeats("test_the_duel_of_three")
def test_a_way_around_a_stop_is_laid_by_clicking(visit: Visit, app: Starlette) -> None:
    me = visit("en")
    scene = Scene(3, at="plan", starter="B", pawns={"B": "fontanna"}, stops=["cmentarz"])
    scene.plan("A", "remiza", "metro", "strychy").plan("C", "huta", "fontanna", "remiza")
    put(me, app, scene)
    me.page.locator(f"#place-{scene.cell('cmentarz')}").click()
    expect(me.page.locator("#bubble")).to_contain_text("STR-MOVE-03")
    choose(me, "step 4", "step 4", "step 2")
    expect(me.page.locator("#prompt")).to_contain_text("The plan ends here: Restless Grove")
    keep_picture(me.page, "straszydla-plan-en-1280")
    me.page.locator("#ending").click()
    way = "Fountain → Steelworks → Windmill Suburb → Restless Grove"
    expect(me.page.locator("#log-lines")).to_contain_text(way)


def test_a_destination_is_one_press_and_so_is_the_end(visit: Visit, app: Starlette) -> None:
    me = visit("en")
    put(me, app, Scene(2, at="plan"))
    page, chalk = me.page, me.page.locator("#plan .chalk-line")
    goal = page.locator(".place.may").first
    goal.hover()
    assert page.locator(".place.is-pointed").count() >= 2, "the way is pointed at before it is chosen"
    before = me.question
    goal.click()
    me.wait_for_answer(before)
    assert chalk.count() >= 3
    keep_picture(page, "straszydla-way-en-1280")
    expect(page.locator("#actions .is-proposed .choice").first).to_contain_text("Another route")
    expect(page.locator("#actions .is-ending .choice")).to_be_in_viewport(ratio=1)
    before = me.question
    page.keyboard.press("u")
    me.wait_for_answer(before)
    expect(chalk).to_have_count(0)
    page.locator(".places summary").click()  # the same without the board
    before = me.question
    page.locator(".is-places .choice").last.click()
    me.wait_for_answer(before)
    assert chalk.count() >= 3
    page.keyboard.press("0")
    expect(page.locator(".curtain")).to_be_visible()


def test_whoever_has_said_so_sets_off_with_one_press(visit: Visit, app: Starlette) -> None:
    me = visit("en", *PHONE)
    put(me, app, Scene(2, at="plan"))
    page, switch = me.page, me.page.locator("#at-once")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    me.arrive()
    expect(switch).to_be_checked()
    page.locator(".place.may").first.click()
    expect(page.locator(".curtain")).to_be_visible()
    assert room_of(app, page).match.position.stack[-1].ready == 1, "planned, and ready"
    uncover(me)
    expect(switch).to_be_checked()
    switch.uncheck()
    before = me.question
    page.locator(".place.may").first.focus()
    page.keyboard.press("Enter")
    me.wait_for_answer(before)
    expect(page.locator("#actions [value=ready]")).to_be_visible()
    expect(switch).not_to_be_checked()


@pytest.mark.rules("STR-EX-06", "STR-EX-07", "STR-EX-07a", "STR-EX-08")
def test_the_duel_of_three(visit: Visit, app: Starlette) -> None:
    me, inspector = visit("en"), Inspector(visit)
    scene = Scene(
        3,
        at="moved",
        starter="B",
        pawns=dict.fromkeys("ABC", "centrum"),
        spooks={"A": ["strzyga", "bebok"], "B": ["latarnik", "smok"], "C": ["dusiol"]},
        purses={"A": {"energy": 4}, "B": {"energy": 4}},
        imps={"C": ["wir"]},
        tops={"air-imp": "gwizd"},
    )
    scene.position.order = (1, 0, 2)
    scene.step("C: skip").play("die 3", "die 5", "die 3", "die 6", "die 5")
    put(me, app, scene)
    page = me.page
    expect(page.locator("#prompt")).to_contain_text(
        "Your dice: 5, 3, 3. Your rival’s dice: 6, 5. Successes 1:2."
    )
    inspector.look(me, "a duel", ("night",))
    keep_picture(page, "straszydla-duel-en-1280")
    page.locator("#chip-3").click()
    uncover(me)
    assert page.locator("#high-hand").text_content() == "", "the other bid is in a closed hand"
    page.locator("#chip-2").click()
    uncover(me)
    expect(page.locator("#prompt")).to_contain_text("points left: 1")
    page.locator("#up-0").click()
    uncover(me)
    expect(page.locator("#log-lines")).to_contain_text("1:1")
    expect(page.locator("#verdict-of")).to_contain_text("Winner: Ania. Has to go: Bartek.")
    expect(page.locator(".place.may")).to_have_count(8)
    inspector.look(me, "after a duel", ("day",))
    assert inspector.found == []


@pytest.mark.rules("STR-EX-10", "STR-EX-11", "STR-EX-12")
@pytest.mark.repeats("test_the_duel_of_three")
def test_frightening_with_fourteen(visit: Visit, app: Starlette) -> None:
    me, inspector = visit("en", *PHONE), Inspector(visit)
    put(me, app, frightening())
    page = me.page
    expect(page.locator("#prompt")).to_contain_text("Dice: 6, 1, 5, 4. Sum 16, strength 14, difference 2")
    expect(page.locator("#actions [value=keep]")).to_be_in_viewport(ratio=1)
    inspector.look(me, "frightening", ("day",))
    choose(me, "raise 1", "lower 2", "lower 2", "lower 3")
    expect(page.locator("#prompt")).to_contain_text("Dice: 6, 2, 3, 3. Sum 14, strength 14, difference 0")
    assert page.locator("#above text").all_text_contents()[:4] == ["14", "sum", "14", "strength"]
    choose(me, "keep")
    assert cubes(page) == "03002"
    expect(page.locator("#dread")).to_have_attribute("aria-label", "Dread: 3.")
    assert inspector.found == []


@pytest.mark.rules("STR-EX-13", "STR-EX-14", "STR-EX-15", "STR-EX-16")
@pytest.mark.repeats("test_the_duel_of_three")
def test_a_feeding_saved_by_dread(visit: Visit, app: Starlette) -> None:
    me, inspector = visit("en", *PHONE), Inspector(visit)
    purse = {"earth": 4, "air": 5, "fire": 3, "water": 2, "energy": 1}
    put(me, app, Scene(3, at="feed", night=1, spooks={"A": FOUR}, purses={"A": purse}, dread={"A": 4}))
    page = me.page
    for piece in ("#pact", "#purse-3", "#feed-element-2-1", "#actions [value=done]"):
        expect(page.locator(piece)).to_be_in_viewport(ratio=1)
    inspector.look(me, "feeding", ("night",))
    choose(me, "feed 35", "feed-with 1 1", "feed-with 2 2")
    assert cubes(page) == "22001"
    page.locator("#dish-0").click()
    expect(page.locator("#bubble")).to_contain_text("STR-FEED-04")
    page.keyboard.press("Escape")
    choose(me, "trade", "give 0", "give 0", "give 4", "take 1")
    assert cubes(page) == "03000"
    choose(me, "feed-dread 17")
    expect(page.locator("#dread")).to_have_attribute("aria-label", "Dread: 0.")
    expect(page.locator(".spook.is-fed")).to_have_count(4)
    keep_picture(page, "straszydla-fed-en-360")
    assert inspector.found == []


# Undo while others plan -------------------------------------------------------------------


def plan_of(room: Room, seat: int) -> tuple[int, ...]:
    """Return the path that a seat has planned so far."""
    way: tuple[int, ...] = room.match.position.stack[-1].plans[seat][2]
    return way


def step(person: Visitor, steps: int) -> None:
    for _ in range(steps):
        before = person.question
        person.page.locator("#actions button[value^=step]").first.click()
        person.wait_for_answer(before)


def test_taking_back_while_the_rival_plans(visit: Visit, app: Starlette) -> None:
    host, guest = visit("pl"), visit("en")
    begin(host, "online", 2)
    guest.sit(host.invitations()[0], "Bob")
    host.arrive()
    room, people = room_of(app, host.page), [host, guest]
    while room.match.options(room.match.asked[0])[0].verb != "step":
        asked = people[room.match.asked[0]]
        asked.wait_for_turn()
        asked.answer()
    for person in people:
        person.wait_for_turn()
    undo = host.page.locator("#undo [formaction$='/undo']")

    step(host, 2)
    step(guest, 2)
    planned = plan_of(room, 1)
    expect(undo).to_have_text("Cofnij")
    keep_picture(host.page, "undo-while-planning-pl-1280")
    before = host.question
    undo.click()
    host.wait_for_answer(before)
    assert (len(plan_of(room, 0)), plan_of(room, 1)) == (2, planned), (
        "a step back, and the rival's plan as it was"
    )

    step(host, 2)
    host.page.locator("#actions button[value=ready]").click()
    expect(undo).to_have_text("Poproś innych o zgodę na cofnięcie")
    undo.click()
    asking = guest.page.locator("#request[role=alert]")
    expect(asking).to_contain_text("asks to take back the last move")
    expect(asking).not_to_contain_text("If you agree")
    step(guest, 1)
    expect(asking).to_be_visible()
    planned = plan_of(room, 1)
    keep_picture(guest.page, "undo-consent-en-1280")
    asking.locator("button").first.click()
    host.wait_for_turn()
    expect(host.page.locator("#actions button[value=ready]")).to_be_visible()
    expect(guest.page.locator("#actions button[value=ready]")).to_be_visible()
    assert plan_of(room, 1) == planned, "who has agreed keeps a finished plan"
    keep_picture(guest.page, "undo-agreed-en-1280")
