"""Final Girl in a real browser: a whole film by clicks, victory, keys, a phone, no scripting, why not."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from starlette.applications import Starlette

from polnoc import records
from tests.browser.conftest import Visit, Visitor, keep_picture, room_of, stand
from tests.browser.quick_play import WHOLE_GAMES, play_unseen
from tests.browser.test_accessible import PHONE, Inspector, too_wide
from tests.games.finalgirl.scene import GAME, Scene

#: The seed of every table here: dice and decks are the same each time.
SEED = 3


def play_now(person: Visitor) -> None:
    """Begin a film by one click on the start page."""
    person.page.goto(person.site)
    person.page.locator("form:has([value=finalgirl]) button").click()
    person.arrive()


def set_option(page: Page, option: str, value: str) -> None:
    """Choose a value of an option, on a poster or from a list."""
    poster = page.locator(f"input[name=set-{option}][value={value}]")
    if poster.count():
        poster.check()
    else:
        page.locator(f"#set-{option}").select_option(value)


def begin(person: Visitor, **chosen: str) -> None:
    """Begin a film by the form; `chosen` are options."""
    page = person.page
    page.goto(f"{person.site}/new/finalgirl")
    for name, value in chosen.items():
        set_option(page, name, value)
    page.locator(".begin .button-main").click()
    person.arrive()


def put(person: Visitor, app: Starlette, scene: Scene) -> None:
    """Sit down at a table in a scene's position."""
    form: dict[str, Any] = {"game": "finalgirl", "seats": "you"}
    page = person.page
    made = page.request.post(f"{person.site}/tables", form=form, headers={"Accept": "application/json"})
    table = made.json()["table"]
    stand(app.state.tables.rooms[table.removeprefix("/t/")], scene.position)
    page.goto(f"{person.site}{table}")
    person.arrive()


def press(person: Visitor, key: str) -> None:
    """Press a key that answers or undoes, and wait for the outcome."""
    before = person.question
    person.page.keyboard.press(key)
    person.wait_for_answer(before)


def choose(person: Visitor, *actions: str) -> None:
    """Click what gives these answers on the board, and wait for the outcome of each."""
    page = person.page
    for action in actions:
        before = person.question
        page.locator(f'.sheet [data-action="{action}"]').click()
        person.wait_for_answer(before)


# A whole film ---------------------------------------------------------------------------

#: No game takes more answers. Where games are not played in full, BY_HAND are given by clicks, and the
#: rest with no page open.
MOST = 400
BY_HAND = MOST if WHOLE_GAMES else 12

#: Plays on by clicking pieces of the board, until the film is over or `most` answers are given: time is spent
#: on what is in the hand, and every answer without a piece is recorded.
PLAY = """async most => {
    const table = document.getElementById("table");
    const key = () => document.querySelector("#actions [name=key]")?.value;
    const until = (done) => new Promise((found) => {
        const look = () => (done() ? found() : setTimeout(look, 20));
        look();
    });
    const homeless = [];
    for (let answers = 0; answers < most; answers += 1) {
        await until(() => table.dataset.turn === "over"
            || (table.dataset.turn === "mine" && document.querySelector("#actions button")));
        if (table.dataset.turn === "over") return { answers, homeless };
        const values = [...document.querySelectorAll("#actions button")].map(({ value }) => value)
            .filter((value) => !value.includes(";"));
        const good = values.filter((value) => !/^(done|discard|stop|convert)/.test(value));
        const choices = good.length ? good : values;
        const before = key();
        const value = choices[(answers * 7) % choices.length];
        const piece = document.querySelector(`.sheet [data-action="${value}"]`);
        if (!piece || !piece.getBoundingClientRect().width) homeless.push(value);
        const pressed = piece || document.querySelector(`#actions [value="${value}"]`);
        const click = { bubbles: true, cancelable: true };
        const press = () => pressed.dispatchEvent(new MouseEvent("click", click));
        press();
        if (document.querySelector("#actions .is-asking")) press();  // it asks whether one is sure
        await until(() => !table.dataset.busy && key() !== before);
    }
    return { answers: most, homeless };
}"""


def test_a_whole_film_by_clicks_and_what_is_left_of_it(visit: Visit, app: Starlette, tmp_path: Path) -> None:
    inspector, me = Inspector(visit), visit("pl")
    begin(me, board="extreme", killer="parade", location="fair", heroine="reiko")
    page, room = me.page, room_of(app, me.page)
    played = page.evaluate(PLAY, BY_HAND)
    assert played["answers"] < MOST, "the film does not end"
    assert played["homeless"] == [], "every answer is a piece of the board"
    if not room.match.over:
        play_unseen([me], random.Random(3))
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#stage .take.is-over")).to_be_visible()
    keep_picture(page, "finalgirl-end-pl-1280")
    inspector.look(me, "the end of a film", ("day",))

    table = page.url.partition("?")[0]
    kept = page.request.get(f"{table}/record.json").body()
    path = tmp_path / "film.json"
    path.write_bytes(kept)
    record = records.read(path)
    assert records.verify(record).honest
    assert record.options["heroine"] == "reiko"
    page.goto(f"{me.site}/import")
    page.locator("[type=file]").set_input_files(path)
    page.locator("main form button").click()
    expect(page.locator("#plan")).to_be_visible()
    page.goto(f"{table}/replay/9")
    expect(page.locator("#plan")).to_be_visible()
    keep_picture(page, "finalgirl-replay-pl-1280")
    inspector.look(me, "the replay of a film", ("night",))
    assert inspector.found == []


def test_a_film_is_won(visit: Visit, app: Starlette) -> None:
    inspector, me = Inspector(visit), visit("en")
    scene = Scene(
        here="dock",
        away="dock",
        horror=3,
        killer_health=1,
        hand=["weak-attack", "walk", "focus"],
        fields={"breath": (1, 0, 0, 0)},
    )
    put(me, app, scene.play("play weak-attack", "dice 5 4 1"))
    page = me.page
    expect(page.locator("#prompt")).to_contain_text("Dice: 1, 4, 5. Successes: 1.")
    inspector.look(me, "a roll", ("night",))
    choose(me, "convert", "pay 0")
    expect(page.locator("#end h2")).to_have_text("You win!")
    expect(page.locator("#end.is-lost")).to_have_count(0)
    expect(page.locator("#last.is-won")).to_be_visible()
    keep_picture(page, "finalgirl-won-en-1280")
    inspector.look(me, "a victory", ("night",))
    assert inspector.found == []


# Choosing the film ----------------------------------------------------------------------


@pytest.mark.rules("FG-SET-01", "FG-SET-02")
def test_the_film_is_chosen_or_drawn(visit: Visit, app: Starlette) -> None:
    inspector, me = Inspector(visit), visit("pl", *PHONE)
    page = me.page
    page.goto(me.site)
    card = page.locator(".game-card", has=page.locator("[value=finalgirl]"))
    expect(card.locator(".game-go a")).to_have_count(3)
    card.locator(".game-go a").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Final Girl: solo")
    expect(page.get_by_role("radio", name="Wanda")).to_be_visible()
    inspector.look(me, "choosing a film")
    assert inspector.found == []
    for name in ("killer", "location", "heroine"):
        set_option(page, name, "lot")
    set_option(page, "ambiguity", "ask")
    page.locator(".begin .button-main").click()
    me.arrive()
    chosen: Any = room_of(app, page).match.chosen
    assert chosen.killer in GAME.box.killers and chosen.location in GAME.box.locations
    assert chosen.heroine in GAME.box.heroines
    assert chosen.ambiguity == "ask"


# Keys, undo, why not ---------------------------------------------------------------------


@pytest.mark.repeats("tests/browser/test_interaction.py::test_keys_press_choices_take_back_and_show_help")
def test_a_turn_by_keys_and_taken_back(visit: Visit, app: Starlette) -> None:
    me = visit("en")
    play_now(me)
    page, room = me.page, room_of(app, me.page)
    page.locator(".held-deed.may").first.focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.id")
    assert focused.startswith("hand-") and focused != "hand-0"
    press(me, "Enter")
    expect(page.locator("#stage .take.is-on")).to_be_visible()
    press(me, "u")
    expect(page.locator("#stage .take.is-on")).to_have_count(0)
    expect(page.locator(f"#{focused}.may")).to_be_visible()
    assert room.undos.count == 1, "taking back is free, but counted"
    page.locator("#actions button").last.focus()  # the answer that ends the phase is last
    press(me, "Enter")
    expect(page.locator("#pulse")).to_contain_text("Planning")
    expect(page.locator("#market .market-sign.is-on")).to_have_count(1)


@pytest.mark.rules("FG-ACT-08", "FG-MKT-02")
def test_why_not_names_the_rule(visit: Visit, app: Starlette) -> None:
    me = visit("en")
    put(me, app, Scene(here="dock", hand=["weak-attack", "walk"], time=2))
    page, bubble = me.page, me.page.locator("#bubble")
    page.locator("#hand-2").click()
    expect(bubble).to_contain_text("no enemy is in reach")
    expect(bubble.get_by_role("link")).to_have_attribute("href", "/rules/finalgirl#FG-ACT-08")
    page.keyboard.press("Escape")
    choose(me, "done")
    page.locator("#shop-9").click()
    expect(bubble).to_contain_text("FG-MKT-02")
    bubble.get_by_role("link").click()
    expect(page.locator("#FG-MKT-02")).to_be_in_viewport()


@pytest.mark.repeats("tests/browser/test_interaction.py::test_a_hint_says_what_and_why_and_can_be_followed")
def test_a_hint_can_be_asked_for(visit: Visit, app: Starlette) -> None:
    me = visit("en")
    put(me, app, Scene(here="dock", hand=["walk"]))
    me.page.keyboard.press("h")
    me.page.locator("#hint .button-main").wait_for()
    me.page.locator("#hint .button-main").click()
    expect(me.page.locator("#hint")).to_be_hidden()


# A phone, and no script ------------------------------------------------------------------


def test_hand_market_dice_and_blow_on_a_phone(visit: Visit, app: Starlette) -> None:
    inspector, me = Inspector(visit), visit("en", *PHONE, has_touch=True)
    page = me.page
    scene = Scene(here="dock", away="shed", time=6, hand=["walk", "guard", "focus"], victims={"firepit": 6})
    put(me, app, scene)
    crowd = page.locator(f"#crowd-{scene.space('firepit')}")
    expect(crowd).to_have_attribute("aria-label", "6 victims")
    inspector.look(me, "the action phase on a phone", ("day",))
    crowd.scroll_into_view_if_needed()
    choose(me, "play 0")
    expect(page.locator("#accept")).to_be_in_viewport(ratio=1)
    for die in ("#bone-0", "#bone-1"):
        expect(page.locator(die)).to_be_in_viewport(ratio=1)

    put(me, app, Scene(at="planning", time=6, hand=["walk", "guard"]))
    for piece in ("#shop-0", "#hand-0", "#ending"):
        expect(page.locator(piece)).to_be_in_viewport(ratio=1)
    # With text of 11 px it needs a little more than the screen.
    expect(page.locator("#shop-14")).to_be_in_viewport(ratio=0.9)
    inspector.look(me, "the market on a phone", ("night",))
    keep_picture(page, "finalgirl-market-en-360")

    put(me, app, Scene(at="killer", here="dock", away="dock", hand=["guard", "retaliation"]))
    expect(page.locator("#accept")).to_be_in_viewport(ratio=1)
    expect(page.locator("#blow")).to_contain_text("2")
    inspector.look(me, "a blow on a phone", ("day",))
    assert not too_wide(page)
    assert inspector.found == []


def test_a_film_without_script(visit: Visit, app: Starlette) -> None:
    me = visit("pl", script=False)
    play_now(me)
    page, room = me.page, room_of(app, me.page)
    for _ in range(6):
        answers = len(room.match.steps)
        me.follow(page.locator("#actions button").first)
        assert len(room.match.steps) == answers + 1
    expect(page.locator("#plan")).to_be_visible()
    me.follow(page.locator("#undo [formaction$='/undo']"))
    assert (len(room.match.steps), room.undos.count) == (5, 1)


@pytest.mark.repeats("tests/browser/test_accessible.py::test_a_table_enlarged")
@pytest.mark.parametrize("zoomed", [(640, 430), (320, 430)])
def test_a_film_enlarged(visit: Visit, app: Starlette, zoomed: tuple[int, int]) -> None:
    me = visit("pl", *zoomed)
    put(me, app, Scene(here="dock", hand=["walk", "focus"], victims={"firepit": 3}))
    assert not too_wide(me.page)
    choose(me, "play 0")
    expect(me.page.locator("#accept")).to_be_visible()
    assert not too_wide(me.page)
