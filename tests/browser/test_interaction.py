"""The page during play: messages, questions, focus, keyboard, touch, and lost connections."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Visit, Visitor

BUBBLE = "#bubble"
CAPTION = "#caption"


def guess(person: Visitor) -> None:
    """Go as far as guessing a lair: thirteen numbers, each of which ends the turn."""
    person.reach_own_turn()
    person.page.locator("#actions [value=guess]").click()
    expect(person.page.locator("#actions button").first).to_have_text(re.compile(r"^\d+$"))


def spoken(person: Visitor) -> Locator:
    """Return what a screen reader announces besides the page's content."""
    return person.page.locator("#spoken[role=status]")


# Beats ------------------------------------------------------------------------------


def test_what_happened_is_told_in_order_and_points_at_its_pieces(visit: Visit) -> None:
    me = visit("en", pace="brisk")
    me.play_now()
    me.page.locator("#log-lines li", has_text="has a lair").wait_for()  # the bot has finished
    expect(me.page.locator(CAPTION)).to_be_hidden(timeout=20_000)
    me.page.evaluate("""() => {
      window.told = [];
      window.pointed = 0;
      new MutationObserver(() => {
        const said = document.querySelector("#caption span")?.firstChild?.textContent;
        if (said && window.told.at(-1) !== said) window.told.push(said);
        window.pointed += document.querySelectorAll(".sheet .is-pointed").length;
      }).observe(document.getElementById("caption"), { childList: true, attributes: true });
    }""")
    seen = me.page.locator("#log-lines li").count()
    me.page.locator("#actions button").first.click()
    caption = me.page.locator(CAPTION)
    expect(caption).to_be_visible()
    assert caption.get_attribute("aria-hidden") == "true", "screen readers have the log"
    expect(caption).to_be_hidden(timeout=20_000)
    lines = me.page.locator("#log-lines li").all_inner_texts()
    fresh = lines[: len(lines) - seen][::-1]
    assert me.page.evaluate("window.told") == fresh
    assert me.page.evaluate("window.pointed") > 0
    assert me.page.locator("#log-lines .is-new").count() == len(fresh)
    me.page.reload()
    told_again = me.page.locator(f"{CAPTION}, #log-lines .is-new").locator("visible=true")
    assert told_again.count() == 0, "nothing is told again after loading"


# Tips -------------------------------------------------------------------------------


def test_a_tip_comes_by_hovering_and_goes_by_itself(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    window = me.page.locator("#window-7")
    window.hover()
    expect(me.page.locator(BUBBLE)).to_contain_text("7")
    assert me.page.locator("svg.sheet title, [title]").count() == 0, "the browser shows no tip beside ours"
    assert "7" in (window.get_attribute("aria-label") or "")
    me.page.locator("#window-8").hover()
    expect(me.page.locator(BUBBLE)).to_contain_text("8")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(BUBBLE)).to_be_hidden()


def test_tips_by_keyboard_walk_from_piece_to_piece(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    me.page.locator("#window-1").focus()
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("document.activeElement.id") == "window-2"
    expect(me.page.locator(BUBBLE)).to_contain_text("2")
    me.page.keyboard.press("ArrowUp")
    assert me.page.evaluate("document.activeElement.id") == "window-6"
    expect(me.page.locator(BUBBLE)).to_contain_text("6")
    me.page.locator("#sound").focus()
    expect(me.page.locator(BUBBLE)).to_have_text("Sound")
    me.page.locator("form.notes-form, .brand").first.focus()
    expect(me.page.locator(BUBBLE)).to_be_hidden()


def test_a_long_press_shows_a_tip_and_presses_nothing(visit: Visit) -> None:
    me = visit("en", 360, 740, has_touch=True)
    me.play_now()
    before = me.question
    card = me.page.locator("#choice-0")
    box = card.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = me.page.context.new_cdp_session(me.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    bubble = me.page.locator(BUBBLE)
    expect(bubble).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shown = bubble.bounding_box()
    assert shown and shown["x"] >= 0 and shown["x"] + shown["width"] <= 360 and shown["y"] >= 0
    assert me.question == before
    me.page.locator("#choice-0").tap()
    me.wait_for_answer(before)


def test_a_choice_and_its_piece_point_at_each_other(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    me.page.locator("#actions button").nth(1).hover()
    action = me.page.locator("#actions button").nth(1).get_attribute("value")
    expect(me.page.locator(f"[data-action='{action}']")).to_have_class(re.compile("is-pointed"))
    me.page.locator(".brand").hover()
    expect(me.page.locator(f"[data-action='{action}']")).not_to_have_class(re.compile("is-pointed"))


# Why not ----------------------------------------------------------------------------


def test_choosing_what_is_impossible_tells_why_and_cites_the_rule(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    me.page.locator("#window-7").click()
    bubble = me.page.locator(f"{BUBBLE}.is-pinned")
    expect(bubble).to_contain_text("Not now.")
    expect(spoken(me)).to_contain_text("Not now.")
    me.page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    me.answer()
    me.wait_for_turn()
    me.page.locator("#stack-0").focus()
    me.page.keyboard.press("Enter")
    expect(bubble.locator("p")).not_to_be_empty()
    me.page.keyboard.press("Escape")


def test_the_link_to_the_rule_is_reached_by_keyboard(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    answer = '{"say": "No, because.", "rule": "/rules/duchy#DUE-TURN-03", "id": "DUE-TURN-03"}'
    me.page.route("**/why", lambda route: route.fulfill(content_type="application/json", body=answer))
    me.page.locator("#window-7").focus()
    me.page.keyboard.press("Enter")
    link = me.page.locator(f"{BUBBLE} a")
    expect(link).to_have_text("Rule DUE-TURN-03")
    expect(spoken(me)).to_have_text("No, because. Rule DUE-TURN-03")
    me.page.keyboard.press("Tab")
    expect(link).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#window-7")).to_be_focused()
    me.page.keyboard.press("Enter")
    link.click()
    me.page.wait_for_url("**/rules/duchy#DUE-TURN-03")


def test_a_piece_that_means_nothing_is_described(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    me.page.locator("#door-1").click()
    expect(me.page.locator(BUBBLE)).to_contain_text("Cat")
    question = me.question
    me.page.locator(BUBBLE).click()  # it may cover the choices: a click only closes it
    expect(me.page.locator(BUBBLE)).to_be_hidden()
    assert me.question == question


# Sure? ------------------------------------------------------------------------------


def test_a_costly_answer_is_asked_for_twice_in_the_list(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    guess(me)
    before = me.question
    five, six = [me.page.locator(f"#actions button[value='name {number}']") for number in (5, 6)]
    five.click()
    expect(five).to_have_class(re.compile("is-asking"))
    expect(me.page.locator(f"{BUBBLE}.is-pinned")).to_contain_text("Press once more")
    expect(spoken(me)).to_contain_text("Press once more")
    me.page.keyboard.press("Escape")
    expect(five).not_to_have_class(re.compile("is-asking"))
    five.click()
    me.page.keyboard.press("Tab")
    expect(five).not_to_have_class(re.compile("is-asking"))
    five.click()
    six.click()
    expect(five).not_to_have_class(re.compile("is-asking"))
    assert me.question == before
    six.click()
    me.wait_for_answer(before)


def test_a_costly_answer_is_asked_for_twice_on_the_board(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    guess(me)
    before = me.question
    window = me.page.locator("[data-action='name 5']")
    window.click()
    expect(window).to_have_class(re.compile("is-asking"))
    expect(me.page.locator(f"{BUBBLE}.is-pinned")).to_contain_text("Press once more")
    assert me.question == before
    window.click()
    me.wait_for_answer(before)


# Hints ------------------------------------------------------------------------------


#: Clicks one thing and, as the second click of a double click, another; returns whether the second may act.
CLICKED_TWICE = """([first, second]) => {
  const click = (which, detail) => document.querySelector(which).dispatchEvent(
    new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
  click(first, 1);
  return click(second, 2);
}"""


def test_the_second_click_of_a_double_click_never_means_something_else(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    me.reach_own_turn()
    question, choice = me.question, "#actions [value=guess]"
    assert not me.page.evaluate(CLICKED_TWICE, ["#prompt", choice]), "it stands there only now"
    assert not me.page.evaluate(CLICKED_TWICE, ["#prompt", "#log-lines a"]), "nor is a link followed"
    assert me.question == question
    assert me.page.evaluate(CLICKED_TWICE, [".people summary", ".people summary"]), "opened and closed again"
    me.page.locator(choice).click()
    me.wait_for_answer(question)


def test_a_hint_says_what_and_why_and_can_be_followed(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    before = me.question
    me.page.keyboard.press("h")
    panel = me.page.locator("#hint")
    expect(panel).to_be_visible()
    follow = panel.get_by_role("button", name="Do that")
    expect(follow).to_be_visible()
    assert panel.locator("[role=status] p").count() >= 2
    expect(me.page.locator(".sheet .is-pointed")).to_have_count(1)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    expect(me.page.locator(".sheet .is-pointed")).to_have_count(0)
    me.page.get_by_role("button", name="Ask an expert").click()
    follow.click()
    me.wait_for_answer(before)
    expect(panel).to_be_hidden()


# The connection to the server ---------------------------------------------------------


class PageSockets:
    """A page's sockets, controlled by a test."""

    def __init__(self, person: Visitor) -> None:
        self.is_open = True
        self.routes: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.routes.append(socket)
        if self.is_open:
            socket.connect_to_server()
        else:
            socket.close(code=1012)

    def cut(self, code: int) -> None:
        """Let nothing through any more."""
        self.is_open = False
        self.routes[-1].close(code=code)


def test_a_lost_connection_is_said_and_comes_back_without_a_gap(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    sockets = PageSockets(guest)
    host.begin("online", 2, name_0="Ann")
    guest.sit(host.invitations()[0], "Bob")
    host.page.locator("#actions button").first.wait_for()
    guest.page.wait_for_function("() => !document.querySelector('#table').dataset.offline")
    sockets.cut(1012)
    expect(guest.page.locator("#offline")).to_contain_text("Trying again")
    expect(spoken(guest)).to_contain_text("Trying again")
    host.answer()
    sockets.is_open = True
    expect(guest.page.locator("#offline")).to_be_hidden()
    expect(guest.page.locator("#log-lines")).to_contain_text("Ann has a lair.")


def test_an_answer_goes_by_the_socket_and_is_posted_only_where_that_does_not_take_it(visit: Visit) -> None:
    me = visit("en")
    heard: list[str] = []
    deaf = [False]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            heard.append(str(text))
            if deaf[0]:
                socket.send(json.dumps({"replies": [{"key": json.loads(text)["key"], "done": False}]}))
            else:
                server.send(text)

        socket.on_message(said)

    me.page.route_web_socket(re.compile("/live"), between)
    me.play_now()
    posted: list[str] = []
    me.page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)
    before = me.question
    me.page.locator("#actions button").first.click()
    me.wait_for_answer(before)
    assert (len(heard), posted) == (1, [])
    me.reach_own_turn()
    deaf[0], before = True, me.question
    heard.clear()
    me.page.locator("#actions [value=guess]").click()
    me.wait_for_answer(before)
    assert len(heard) == 1
    assert [url.rpartition("/")[2] for url in posted] == ["answer"]


def test_an_answer_given_while_the_socket_is_down_is_seen_all_the_same(visit: Visit) -> None:
    me = visit("en")
    sockets = PageSockets(me)
    me.play_now()
    sockets.cut(1011)
    me.page.wait_for_function("() => document.querySelector('#table').dataset.offline")
    before = me.question
    me.page.locator("#actions button").first.click()
    me.wait_for_answer(before)


def test_a_table_that_is_gone_is_not_asked_for_again(visit: Visit) -> None:
    me = visit("en")
    sockets = PageSockets(me)
    me.play_now()
    tried = len(sockets.routes)
    sockets.cut(4404)
    expect(me.page.locator("#offline")).to_have_text("This table is no longer here.")
    me.page.evaluate("dispatchEvent(new Event('online'))")
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    me.page.wait_for_timeout(1500)
    assert len(sockets.routes) == tried


# Keys and focus -----------------------------------------------------------------------


def test_keys_press_choices_take_back_and_show_help(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    offered = me.page.locator("#actions button").all_inner_texts()
    before = me.question
    me.page.keyboard.press("2")
    me.wait_for_answer(before)
    me.page.get_by_role("button", name="Undo").wait_for()
    me.page.keyboard.press("u")
    expect(me.page.locator("#actions button")).to_have_text(offered)
    me.page.keyboard.press("?")
    dialog = me.page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    dialog.get_by_role("checkbox").uncheck()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    before = me.question
    me.page.keyboard.press("1")
    me.page.reload()
    me.arrive()
    me.page.keyboard.press("1")
    assert me.question == before, "keys are switched off"


def test_a_key_means_the_number_where_choices_are_numbers(visit: Visit) -> None:
    me = visit("en")
    me.play_now()
    guess(me)
    me.page.keyboard.press("7")
    expect(me.page.locator("#actions .is-asking")).to_have_attribute("value", "name 7")


def test_letters_typed_into_a_field_are_letters(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    host.begin("online", 2)
    guest.sit(host.invitations()[0], "Bob")
    host.wait_for_turn()
    before = host.question
    host.open_drawer("chat")
    field = host.page.locator("form.say [name=text]")
    field.click()
    host.page.keyboard.type("hu 1?")
    guest.answer()
    expect(host.page.locator("#log-lines")).to_contain_text("Bob has a lair.")
    expect(field).to_be_focused()
    assert field.input_value() == "hu 1?"
    assert host.question == before
    assert host.page.locator("dialog[open], #hint:visible").count() == 0


def test_the_focus_is_kept_when_parts_are_replaced(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    host.begin("online", 2)
    guest.sit(host.invitations()[0], "Bob")
    host.wait_for_turn()
    host.open_drawer("people")
    host.page.locator("#people button").last.focus()
    said = host.page.evaluate("document.activeElement.textContent")
    guest.page.reload()  # leave and come back: the panel is rendered again
    expect(host.page.locator("#people li").last).to_contain_text("here")
    assert host.page.evaluate("document.activeElement.textContent") == said
    assert host.page.locator(".people[open]").count() == 1

    host.page.locator("#actions button").first.focus()
    host.page.keyboard.press("Enter")
    expect(host.page.locator("#actions button")).to_have_count(0)
    assert host.page.evaluate("document.activeElement.id") == "actions"
