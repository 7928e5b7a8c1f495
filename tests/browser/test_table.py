"""Games in a real browser: by clicks, by keyboard, on a phone, without scripting, online, at one screen."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from polnoc.table.layout import qr_code
from tests.browser.conftest import Visit, Visitor, keep_picture
from tests.browser.quick_play import WHOLE_GAMES, play_unseen
from tests.repeats import first_only

#: No game in these tests takes more answers.
MOST = 400

#: Answers given by hand where games are not played in full; the rest are given with no page open.
BY_HAND = MOST if WHOLE_GAMES else 6


def play_on(people: list[Visitor], rng: random.Random, answers: int = MOST) -> None:
    """Let whoever is asked click boldly, until the game is over for everyone or `answers` are given.

    Afterwards a page asks, or all say that the game is over: all have received the last answer.
    """
    for _ in range(answers):
        asked = asked_of(people)
        if not asked:
            return
        person = rng.choice(asked)
        person.answer(rng.choice(person.bold_choices()))
    assert answers < MOST, "the game does not end"
    asked_of(people)


def asked_of(people: list[Visitor]) -> list[Visitor]:
    """Return those whose page asks them, as soon as there are any; nobody if the game is over for all."""
    for _ in range(MOST):
        asked = [person for person in people if person.asked]
        if asked or all([person.over for person in people]):
            return asked
        people[0].page.wait_for_timeout(50)  # somebody's page is about to receive it
    raise AssertionError("nobody is asked, and the game is not over")


# Alone ------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "width"), first_only(("en", 360), ("pl", 1280)))
def test_a_game_against_a_bot_by_clicking(visit: Visit, language: str, width: int) -> None:
    me = visit(language, width=width, height=800, reduced_motion="no-preference")
    me.page.goto(me.site)
    keep_picture(me.page, f"start-{language}-{width}")
    me.choose_to_play_now("duchy")
    me.put_card_away()
    me.page.locator("#actions button").first.wait_for()
    keep_picture(me.page, f"table-{language}-{width}")
    rng = random.Random(1)
    for _ in range(BY_HAND):
        if me.over:
            break
        me.answer(rng.choice(me.bold_choices()))
        me.wait_for_turn()
    if not me.over:
        play_unseen([me], rng)
    keep_picture(me.page, f"end-{language}-{width}")
    end = me.page.locator("#end")
    assert end.is_visible()
    end.locator(".proof summary").click()
    assert re.fullmatch("[0-9a-f]{64}", end.locator(".proof code").inner_text())
    assert me.page.locator(".hand .sheets-tray").is_hidden(), "the end takes the place of the hand"
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, "the page must not be wider than the screen"
    me.page.locator(".theme button:visible").click()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "night")


@pytest.mark.repeats("tests/browser/test_keyboard.py::test_a_game_by_keyboard_alone_on_a_narrow_screen")
def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    me, rng = visit("en"), random.Random(4)
    me.page.goto(me.site)
    press_until(me, "Tab", "button.button-main")
    me.page.keyboard.press("Enter")
    me.arrive()
    press_until(me, "Tab", "a.skip-link")
    me.page.keyboard.press("Enter")
    press_until(me, "Tab", "#actions button")
    for _ in range(BY_HAND):
        me.wait_for_turn()
        if me.over:
            break
        # The focus is kept.
        me.page.wait_for_function("() => document.activeElement.matches('#actions button')")
        before = me.question
        for _ in range(rng.randrange(2)):
            me.page.keyboard.press("Shift+Tab" if at_the_last_choice(me) else "Tab")
        me.page.keyboard.press("Enter")
        if me.page.locator("#actions .is-asking").count():
            me.page.keyboard.press("Enter")
        me.wait_for_answer(before)
    if not me.over:
        play_unseen([me], rng)
    press_until(me, "Tab", "#end button")
    me.page.keyboard.press("Enter")
    me.page.locator("#actions button").first.wait_for()


def at_the_last_choice(person: Visitor) -> bool:
    return bool(person.page.evaluate("document.activeElement.matches('#actions li:last-child button')"))


def press_until(person: Visitor, key: str, reached: str, most: int = 60) -> None:
    """Press a key until something has the focus."""
    for _ in range(most):
        person.page.keyboard.press(key)
        if person.page.evaluate("which => document.activeElement.matches(which)", reached):
            return
    raise AssertionError(f"the keyboard does not reach {reached}")


def test_pieces_of_the_board_are_chosen_by_keyboard_too(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    target = me.page.locator("[data-action]").first
    target.focus()
    before = me.question
    me.page.keyboard.press("Enter")
    me.wait_for_answer(before)


@pytest.mark.repeats("test_without_script_one_takes_back_and_asks_an_expert")
def test_a_game_without_script(visit: Visit) -> None:
    me, rng = visit("en", script=False), random.Random(6)
    me.begin("solo", 2, set_points="1")
    table = me.page.url
    for _ in range(MOST):
        if me.over:
            break
        if me.asked:
            me.follow(me.page.locator("#actions button").nth(rng.randrange(me.choices)))
        else:
            me.follow(me.page.get_by_role("link", name="Refresh"))
        assert me.page.url == table
    assert me.page.locator("#end").is_visible()
    assert me.page.locator("#sound").is_hidden()
    me.follow(me.page.get_by_role("button", name="Rematch, same sides"))
    assert me.page.url != table
    assert me.page.locator("#actions").count() == 1


def test_without_script_one_takes_back_and_asks_an_expert(visit: Visit) -> None:
    me = visit("en", script=False)
    me.play_now()
    for name in ("Ask an expert", "Do that", "Undo"):
        me.follow(me.page.get_by_role("button", name=name))
    assert me.asked


# Online -----------------------------------------------------------------------------


def test_two_people_online_a_watcher_and_a_lost_line(visit: Visit) -> None:
    host, guest, watcher = visit("pl"), visit("en"), visit("en")
    host.begin("online", 2, name_0="Ania", set_points="1")
    [link] = host.invitations()
    guest.sit(link, "Bob <b>")
    assert "/sit/" not in guest.page.url
    watcher.page.goto(host.page.url)
    watcher.arrive()
    host.page.locator("#actions button").first.wait_for()
    assert host.page.locator(".invitation").count() == 0, "nobody is waited for any more"
    play_on([host, guest], random.Random(2), answers=6)
    assert watcher.page.locator("#actions button").count() == 0

    guest.page.context.set_offline(True)
    guest.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")  # the connection goes down
    while host.asked:
        host.answer()
    guest.page.context.set_offline(False)
    guest.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    guest.wait_for_turn()
    play_on([host, guest], random.Random(2), answers=BY_HAND)
    if not host.over:
        play_unseen([host, guest], random.Random(2), [watcher])
    watcher.page.locator("#table[data-turn=over]").wait_for()
    assert watcher.page.locator("#end").is_visible()
    assert watcher.page.locator("#end").get_by_role("button").count() == 0, "a watcher begins nothing"
    assert watcher.page.locator(".plate", has_text="Bob <b>").count() == 1

    guest.page.get_by_role("button", name="Rematch, same sides").click()
    expect(guest.page.locator("#prompt")).to_contain_text("Ania")  # it is dealt when both are there
    host.page.get_by_role("link", name="Dołączam").click()
    for person in (guest, host):
        person.page.locator("#actions button").first.wait_for()
    assert host.page.url == guest.page.url


@pytest.mark.repeats(
    "tests/browser/test_seats.py::test_four_play_bestia_and_one_leaves_and_returns_by_button_and_by_link"
)
def test_a_seat_on_another_device(visit: Visit) -> None:
    host, guest, phone = visit("en"), visit("en"), visit("en", width=360, height=740)
    host.begin("online", 2)
    guest.sit(host.invitations()[0], "Bob")
    guest.page.get_by_role("link", name="This seat on another device").click()
    link = guest.page.locator(".invitation a").inner_text()
    phone.page.goto(link)
    phone.page.locator("#actions button").first.wait_for()
    assert "/sit/" not in phone.page.url
    guest.page.get_by_role("link", name="Back to the table").click()
    phone.answer()
    expect(guest.page.locator("#log-lines")).to_contain_text("You hide")


@pytest.mark.repeats("tests/browser/test_interaction.py::test_keys_press_choices_take_back_and_show_help")
def test_alone_one_takes_back_freely_and_it_is_marked(visit: Visit) -> None:
    me = visit("en")
    me.begin("solo", 2, set_points="1")
    offered = me.page.locator("#actions button").all_inner_texts()
    me.answer()
    me.page.get_by_role("button", name="Undo").click()
    expect(me.page.locator("#actions button")).to_have_text(offered)
    play_unseen([me], random.Random(8))
    expect(me.page.locator("#end")).to_contain_text("taken back.")


def test_what_others_have_learned_from_is_taken_back_only_if_they_agree(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    host.begin("online", 2, name_0="Ann")
    guest.sit(host.invitations()[0], "Bob")
    host.page.locator("#actions button").first.wait_for()
    guest.answer()
    host.answer()
    expect(host.page.locator("#log-lines")).to_contain_text(re.compile("Your turn|Bob to play"))
    expect(guest.page.locator("#log-lines")).to_contain_text(re.compile("Your turn|Ann to play"))
    first, other = (host, guest) if host.asked else (guest, host)

    guess_a_number(first)
    told = first.page.locator("#log-lines li").count()
    ask = first.page.get_by_role("button", name="Ask the others to let you undo")
    ask.click()
    expect(first.page.locator("#request")).to_contain_text("Waiting for")
    other.page.get_by_role("button", name="No, play on").click()
    expect(first.page.locator("#request")).to_be_hidden()
    assert first.page.locator("#log-lines li").count() == told
    expect(ask).to_have_count(0)  # whoever was refused does not ask again at once

    guess_a_number(other)
    other.page.get_by_role("button", name="Ask the others to let you undo").click()
    first.page.get_by_role("button", name="Yes, take it back").click()
    expect(other.page.locator("#actions button").first).to_have_text(NUMBER)


#: A choice that is just a number.
NUMBER = re.compile(r"^\d+$")


def guess_a_number(person: Visitor) -> None:
    """Give up the card in hand for a guess that cannot be right: the number of one's own lair."""
    person.page.locator("#actions [value=guess]").click()
    expect(person.page.locator("#actions button").first).to_have_text(NUMBER)
    said = person.page.locator("#lair").get_attribute("aria-label") or ""
    offered = person.page.locator("#actions button").all_inner_texts()
    [own] = re.findall(r"card (\d+)", said, re.I)
    person.answer(offered.index(own))


def test_talk_to_all_to_the_team_and_notes(visit: Visit) -> None:
    host, partner, rival = visit("en"), visit("pl"), visit("en")
    host.begin("online", 4, name_0="Ann", seat_3="regular")
    links = host.invitations()
    rival.sit(links[0], "Rita")
    partner.sit(links[1], "Piotr")
    host.page.locator(".sheets-board").wait_for()

    say(host, "<b>Hello</b> all")
    for person in (host, partner, rival):
        expect(person.page.locator("#talk-lines")).to_contain_text("<b>Hello</b> all")
    say(partner, "tylko my", to="team")
    expect(host.page.locator("#talk-lines")).to_contain_text("tylko my")
    say(rival, "I hear nothing")
    expect(rival.page.locator("#talk-lines")).to_contain_text("I hear nothing")
    expect(rival.page.locator("#talk-lines")).not_to_contain_text("tylko my")

    host.open_drawer("notes")
    host.page.locator("#notes-text").fill("Rita: not 7")
    host.page.get_by_role("button", name="Save").click()
    expect(host.page.locator(".notes-form button")).to_have_text("Saved")
    say(rival, "still here")
    expect(host.page.locator("details.chat")).to_have_class(re.compile("has-news"))
    host.page.reload()
    assert host.page.locator("#notes-text").input_value() == "Rita: not 7"
    assert "Rita: not 7" not in partner.page.content()


def say(person: Visitor, text: str, to: str = "table") -> None:
    person.open_drawer("chat")
    form = person.page.locator("form.say")
    if form.locator("select").count():
        form.locator("select").select_option(to)
    form.locator("[name=text]").fill(text)
    form.locator("[name=text]").press("Enter")
    expect(form.locator("[name=text]")).to_have_value("")


def test_a_bot_stands_in_and_hands_back_and_the_host_frees_a_seat(visit: Visit) -> None:
    host, guest, third, late = visit("en"), visit("en"), visit("en"), visit("en")
    host.begin("online", 3, name_0="Ann")
    links = host.invitations()
    guest.sit(links[0], "Bob")
    third.sit(links[1], "Dan")
    host.page.locator("#actions button").first.wait_for()

    guest.open_drawer("people")
    guest.page.get_by_role("button", name="Let a bot play for me").click()
    expect(guest.page.locator("#people")).to_contain_text("a bot plays for now")
    assert guest.choices == 0
    host.answer()
    guest.page.locator("#prompt").get_by_role("button", name="I am back").click()
    expect(guest.page.locator("#people")).not_to_contain_text("a bot plays for now")

    host.open_drawer("people")
    free = host.page.get_by_role("button", name="Free this seat").first
    free.click()
    expect(host.page.locator("#bubble")).to_have_text("Press once more if you are sure")
    assert host.page.locator(".invitation").count() == 0, "a costly press is asked for twice"
    free.click()
    [link] = host.invitations()
    guest.page.locator("#table:not([data-why])").wait_for()
    late.sit(link, "Cid")
    for person in (host, third):
        expect(person.page.locator("#request")).to_contain_text("Cid asks to take over seat 2")
        person.page.get_by_role("button", name="Yes, let them play").click()
    expect(host.page.locator("#people")).to_contain_text("Cid")
    for person in (host, third, late):
        expect(person.page.locator("#seat-lines")).to_contain_text("Cid has taken over seat 2")
    play_on([host, third, late], random.Random(3), answers=4)


# At one screen, and one screen for all -----------------------------------------------


@pytest.mark.repeats("tests/browser/test_straszydla.py::test_the_duel_of_three")
def test_two_people_at_one_screen_with_a_curtain(visit: Visit) -> None:
    both, rng = visit("pl"), random.Random(5)
    both.begin("screen", 2, name_0="Ania", name_1="Wojtek", set_points="1")
    seen = list[str]()
    for _ in range(MOST):
        if both.over or len(seen) > BY_HAND:
            break
        if both.page.locator("main.curtain").count():
            assert both.page.locator(".choice, .sheet").count() == 0
            seen.append(both.page.locator("h1").inner_text())
            both.page.locator(".curtain a").click()
            both.page.locator("html[data-script] #actions button").first.wait_for()
            continue
        both.answer(rng.choice(both.bold_choices()))
        both.page.wait_for_load_state()
        both.page.locator(".curtain, #actions button, #table[data-turn=over]").first.wait_for()
    assert both.over or not WHOLE_GAMES
    assert set(seen) == {f"{name}: twoja kolej. Reszta nie patrzy." for name in ("Ania", "Wojtek")}


@pytest.mark.repeats("tests/browser/test_accessible.py::test_one_screen_and_one_screen_for_all")
def test_one_big_screen_and_two_phones(visit: Visit) -> None:
    screen = visit("en")
    phones = [visit("pl", 360, 740, has_touch=True), visit("en", 360, 740, has_touch=True)]
    screen.begin("phones", 2, set_points="1")
    links = screen.invitations()
    drawn = screen.page.locator(".invitation .code svg path").evaluate_all(
        "paths => paths.map((path) => path.getAttribute('d'))"
    )
    assert [d for link in links for d in re.findall(r' d="([^"]+)"', qr_code(link))] == drawn
    for phone, link, name in zip(phones, links, ("Ola", "Max"), strict=True):
        phone.sit(link, name)
    screen.page.locator(".sheets-board").wait_for()
    play_on(phones, random.Random(7), answers=8)
    keep_picture(screen.page, "big-screen")
    assert screen.page.locator("#table[data-way=phones]").count() == 1
    assert screen.page.locator(".asked").is_hidden()
    assert screen.page.locator("#hand, #lair").count() == 0, "a shared screen shows nobody's cards"
    size = screen.page.locator(".prompt-head").evaluate("head => parseFloat(getComputedStyle(head).fontSize)")
    assert size >= 36, "whose turn it is can be read from afar"
    if not WHOLE_GAMES:
        play_unseen(phones, random.Random(7))
    play_on(phones, random.Random(7))
    screen.page.locator("#table[data-turn=over]").wait_for()
    assert screen.page.locator("#end").is_visible()
