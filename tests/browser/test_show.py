"""The show: events appear on the board beat by beat, in order, the result last, at one's own pace."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit, Visitor
from tests.repeats import first_only

#: What a page shows at each moment: the caption, the newest line, where the first window is, who is asked.
WATCH: Final = """() => {
  window.seen = [];
  const look = () => {
    const said = document.querySelector("#show:not([hidden]) #caption span")?.firstChild?.textContent ?? "";
    const [line] = document.querySelectorAll("#log-lines li");
    const now = [
      said,
      line.textContent,
      document.getElementById("window-1").getAttribute("transform"),
      document.querySelector(".prompt-line").textContent,
      [...document.querySelectorAll(".effect")].map(({ className }) => className).join(),
    ];
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
}"""

#: Records what is animated, and with which keyframes.
MOTIONS: Final = """() => {
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    window.motions.push([this.id || this.className, frames.map(({ transform }) => transform)]);
    return animate.call(this, frames, ...more);
  };
}"""

#: All kinds of beats, with words.
KINDS: Final = (
    "walk", "roll", "card", "reveal", "hit", "death", "gain", "pay", "clock", "night", "day", "round", "ask",
    "say", "win",
)  # fmt: skip


class Stage:
    """A table of 13 Duchów whose socket is controlled by the test."""

    def __init__(self, visit: Visit, pace: str, **more: Any) -> None:
        self.me: Visitor = visit("en", pace=pace, **more)
        self.page = self.me.page
        self.sockets: list[WebSocketRoute] = []
        self.page.route_web_socket(re.compile("/live"), self._connect)
        self.me.play_now()
        self.page.locator("#log-lines li", has_text="has a lair").wait_for()  # the bot has finished
        self.page.keyboard.press("Escape")
        self.page.wait_for_function("() => !document.getElementById('table').dataset.show")
        self.page.evaluate(WATCH)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.connect_to_server()

    def tell(self, beats: Sequence[Mapping[str, object]], prompt: str = "All is done", **put: str) -> None:
        """Send a message as the server would, with the same question again at its end."""
        actions = self.page.locator("#actions").evaluate("form => form.outerHTML")
        said = f'<p class="prompt-line">{prompt}</p>'
        line = f'<section class="prompt" role="status" id="prompt"><div>{said}</div></section>'
        news = {"beats": beats, "put": {"actions": actions, "prompt": line, **put}, "turn": "mine"}
        self.sockets[-1].send(json.dumps(news))

    def wait_for_end(self) -> None:
        """Wait until the show is over and its result is there."""
        self.page.locator("#table:not([data-show]):not([data-stale]) .prompt-line").wait_for()
        expect(self.page.locator("#prompt")).to_contain_text("All is done")

    def seen(self) -> list[list[str]]:
        """Return what the page has shown, in order."""
        found: list[list[str]] = self.page.evaluate("window.seen")
        return found


def beat(nth: int, kind: str = "say", **more: object) -> dict[str, object]:
    """Return a beat that moves the first window aside and says its number."""
    line = f'<li data-at="window-{nth % 13 + 1} door-1"><a href="#">beat {nth}</a></li>'
    return {"lines": [line], "kind": kind, "put": {"window-1": window(nth)}, **more}


def window(nth: int) -> str:
    return f'<g id="window-1" class="window" transform="translate({nth * 10} 50)"></g>'


def all_kinds() -> list[dict[str, object]]:
    beats = [beat(nth, kind) for nth, kind in enumerate(KINDS)]
    drawn = '<svg class="sheet" viewBox="0 0 10 10"><path id="window-2" d="M0 0L9 9"></path></svg>'
    beats[2]["card"] = f'<div class="shown-card duchy">{drawn}<p>what it says</p></div>'
    leaf = '<rect class="opens" width="60" height="90"></rect>'
    opened = f'<g id="door-1" class="door" transform="translate(10 10)">{leaf}</g>'
    beats[3] = beat(3, KINDS[3], put={"door-1": opened, "window-1": window(3)})
    return beats


@pytest.mark.parametrize("motion", first_only("no-preference", "reduce"))
def test_beats_are_seen_in_order_and_the_result_last(visit: Visit, motion: str) -> None:
    stage = Stage(visit, "brisk", reduced_motion=motion)
    focused = stage.page.locator("#actions button").first
    focused.focus()
    status = stage.page.locator("#prompt").element_handle()
    stage.tell([*all_kinds(), {"put": beat(15)["put"], "kind": "walk"}])
    stage.wait_for_end()
    seen = stage.seen()
    told = list(dict.fromkeys([said for said, *_ in seen if said]))
    assert told == [f"beat {nth}" for nth in range(len(KINDS))], "each is told once, in order"
    for said, line, place, prompt, _ in seen:
        if said:  # the board and the log are at the same beat as the words, and the result is not there yet
            assert prompt != "All is done"
            nth = int(said.split()[1])
            assert f"translate({nth * 10} 50)" in [now for beat_said, _, now, *_ in seen if beat_said == said]
            assert line in (said, f"beat {nth - 1}") or not nth
            assert (
                place in (f"translate({nth * 10} 50)", f"translate({nth * 10 - 10} 50)", "translate(150 50)")
                or not nth
            )
    effects = " ".join([effect for *_, effect in seen])
    for name in ("card", "wing", "blow", "dark", "cube", "title", "ring"):
        assert f"effect-{name}" in effects, f"{name} was never seen"
    expect(stage.page.locator(".effect")).to_have_count(0)  # nothing stays on top of the board
    assert stage.page.evaluate("() => document.activeElement.closest('#actions') !== null"), (
        "the keyboard stays"
    )
    assert status is not None and status.evaluate("node => node.isConnected"), (
        "the status is changed, not replaced"
    )
    assert stage.page.locator("[id=window-2]").count() == 1, "a card that is shown has no ids"


def test_each_pace_skipping_and_a_hidden_tab_lose_nothing(visit: Visit) -> None:
    stage = Stage(visit, "wait")
    page = stage.page
    caption, skip = page.locator("#caption"), page.locator("#show-skip")
    lines = page.locator("#log-lines li", has_text=re.compile(r"^beat \d+$"))

    stage.tell([beat(nth) for nth in range(3)])
    expect(caption).to_contain_text("beat 0")
    assert page.locator("#table[data-stale] .may").count() == 0, "what was answered cannot be chosen"
    page.locator("#show-next").click()
    expect(caption).to_contain_text("beat 1")
    page.keyboard.press("Escape")
    stage.wait_for_end()
    assert lines.all_inner_texts() == ["beat 2", "beat 1", "beat 0"], "who skips misses nothing"
    expect(page.locator(".may").first).to_be_visible()

    page.locator("#pace").click()
    page.locator("[name=pace][value=calm]").check()
    page.locator("#settings .button-main").click()
    stage.tell([beat(nth, "win") for nth in range(3, 9)])
    expect(caption).to_contain_text("beat 3")
    expect(page.locator("#show-next")).to_be_hidden()
    skip.focus()
    skip.press("Enter")
    stage.wait_for_end()
    assert lines.count() == 9
    assert page.evaluate("() => document.activeElement.closest('#actions') !== null"), "the focus is not lost"

    stage.tell([beat(nth, "card") for nth in range(9, 12)])
    expect(caption).to_contain_text("beat 9")
    hide = """hidden => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(hide, True)
    stage.wait_for_end()
    stage.tell([beat(12)])
    expect(lines).to_have_count(13)
    page.evaluate(hide, False)

    page.locator("#pace").click()
    page.locator("[name=pace][value=instant]").check()
    page.locator("#settings .button-main").click()
    page.evaluate("window.seen = []")
    stage.tell([beat(nth) for nth in range(13, 20)])
    expect(lines).to_have_count(20)
    assert lines.first.inner_text() == "beat 19"
    assert not [said for said, *_ in stage.seen() if said], "at once: nothing is told over the board"
    page.reload()
    stage.me.arrive()
    page.locator("#pace").click()
    expect(page.locator("[name=pace]:checked")).to_have_value("instant")


def test_a_live_question_can_be_answered_while_others_are_shown(visit: Visit) -> None:
    stage = Stage(visit, "calm", width=360, height=740)
    page = stage.page
    before = stage.me.question
    stage.sockets[-1].send(json.dumps({"beats": [beat(0, "card"), beat(1, "card")], "turn": "mine"}))
    expect(page.locator("#caption")).to_contain_text("beat 0")
    choice = page.locator("#actions button").first
    shown, covered = choice.bounding_box(), page.locator("#show").bounding_box()
    assert shown and covered and covered["y"] + covered["height"] <= shown["y"], "words cover no choice"
    choice.click()
    page.locator("#table[data-stale]").wait_for()
    page.locator("#show-skip").click()
    stage.me.wait_for_answer(before)


def test_things_move_only_for_those_who_do_not_mind(visit: Visit) -> None:
    for wish, moves in (("reduce", False), ("no-preference", True)):
        stage = Stage(visit, "wait", reduced_motion=wish)
        stage.page.evaluate(MOTIONS)
        stage.tell([beat(0, "reveal")])
        line, window = stage.page.locator("#caption span"), stage.page.locator("#window-7")
        expect(line).to_be_visible()
        assert (line.evaluate("line => getComputedStyle(line).animationDuration") != "0s") == moves
        duration = window.evaluate("piece => getComputedStyle(piece).transitionDuration")
        assert (duration.replace("0s", "").strip(", ") != "") == moves
        assert bool(stage.page.evaluate("window.motions.length")) == moves


def test_a_pawn_walks_by_the_way_of_its_places(visit: Visit) -> None:
    stage = Stage(visit, "wait", reduced_motion="no-preference")
    stage.page.evaluate("""() => {
      const board = document.getElementById("window-1").parentElement;
      [[0, 0], [100, 0], [100, 100]].forEach(([x, y], nth) => {
        const place = document.createElementNS(board.namespaceURI, "g");
        place.id = `place-${nth}`;
        place.setAttribute("transform", `translate(${x} ${y})`);
        board.append(place);
      });
    }""")
    stage.page.evaluate(MOTIONS)
    way = '<li data-at="place-0 place-1 place-2 window-1"><a href="#">it walks</a></li>'
    pawn = '<g id="window-1" class="window" transform="translate(110 130) scale(2)"></g>'
    stage.tell([{"lines": [way], "kind": "walk", "put": {"window-1": pawn}}])
    expect(stage.page.locator("#caption")).to_contain_text("it walks")
    [frames] = [frames for what, frames in stage.page.evaluate("window.motions") if what == "window-1"]
    at = "translate({}px, {}px) scale(2, 2)"
    assert frames[1:] == [at.format(10, 30), at.format(110, 30), at.format(110, 130)]
