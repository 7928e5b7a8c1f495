"""A real table whose show is checked frame by frame, with a clock that only the test advances.

It is not written for one game: what a page must show is what the server sent it, beat by beat.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from starlette.applications import Starlette

from polnoc.bots import make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.table.bot_driver import bots_asked
from polnoc.table.rooms import Room
from tests.browser.conftest import Visit, Visitor
from tests.table.serving import wait_until

#: Milliseconds between two samples of a page: about a frame of a usual screen.
FRAME: Final = 20
#: No show takes more samples than this.
MOST_FRAMES: Final = 1_500

#: Records what comes over the socket, and whether anything on the page has changed since the last sample.
LISTEN: Final = """
  window.news = [];
  window.changed = true;
  const opened = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...opened,
    set(heard) {
      opened.set.call(this, (message) => { window.news.push(JSON.parse(message.data)); heard(message); });
    },
  });
  new MutationObserver(() => { window.changed = true; }).observe(document, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
"""

#: What a page shows now; null: the same as before. `pieces` has the appearance of every piece of the board,
#: whether or not it can be chosen or pointed at.
LOOK: Final = """() => {
  if (!window.changed) return null;
  window.changed = false;
  const OURS = ["is-pointed", "is-asking", "may"];
  const WRITTEN = ["transform", "d", "x", "y", "cx", "cy", "r", "href", "width", "height", "points"];
  window.tree ??= (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    if (["title", "desc"].includes(node.tagName) || node.matches(".may-sign, .mark-flag")) return "";
    const isOurs = (name) => OURS.includes(name) || name.startsWith("may-");
    const names = [...node.classList].filter((name) => !isOurs(name)).sort();
    const where = WRITTEN.map((name) => node.getAttribute(name) ?? "");
    const inside = [...node.childNodes].map(window.tree).join("");
    return `<${[node.tagName, ...names, ...where].join(" ")}>${inside}`;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const table = document.getElementById("table");
  const prompt = document.getElementById("prompt");
  const said = document.querySelector("#show:not([hidden]) #caption span");
  const on = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    return width && middle[1] > 0 && middle[1] < innerHeight ? document.elementFromPoint(...middle) : null;
  };
  const shows = ({ effect }) => effect.target?.closest(".board, .effects, #show");
  return {
    said: said?.firstChild?.textContent ?? "",
    kind: document.getElementById("caption").dataset.kind ?? "",
    readable: !said || Boolean(on(said)?.closest("#show")),
    asked: getComputedStyle(prompt).opacity > 0 ? prompt.textContent.trim() : "",
    lines: all("#log-lines li").map((line) => line.textContent.trim()).slice(0, 90),
    pieces: Object.fromEntries(all(".sheet > [id]").map((piece) => [piece.id, window.tree(piece)])),
    question: document.querySelector("#actions [name=key]")?.value ?? "",
    end: text("#end h2"),
    covered: all("#actions button").filter((one) => on(one)?.closest("#show, .effects")).length,
    moving: document.getAnimations().filter(shows).length,
    playing: Boolean(table.dataset.show || table.dataset.stale),
  };
}"""

#: What came over the socket: beats as they must look, their minimum durations, and what comes after them.
TOLD: Final = """async () => {
  const { squeezeOf, usualTime } = await import("/static/pace.js");
  const made = (markup, before = "", after = "") => {
    const shell = document.createElement("template");
    shell.innerHTML = `${before}${markup}${after}`;
    return shell.content.firstElementChild;
  };
  const drawn = (markup) => window.tree(made(markup, '<svg class="sheet">', "</svg>").firstElementChild);
  const pieces = (put) => Object.fromEntries(Object.entries(put ?? {})
    .filter(([id]) => document.getElementById(id)?.closest(".sheet"))
    .map(([id, markup]) => [id, drawn(markup)]));
  const read = ({ lines = [], put, kind = "say", card }) => {
    const all = lines.map((line) => made(line));
    const told = all.filter(({ dataset }) => !("quiet" in dataset)).map((line) => line.textContent.trim());
    const about = all.flatMap(({ dataset }) => (dataset.at ?? "").split(" "));
    return {
      kind, card, words: lines.length ? told.join(" ") : null, pieces: pieces(put),
      lines: all.map((line) => line.textContent.trim()), way: about.filter((id) => id.startsWith("place-")),
    };
  };
  const told = window.news.map(({ beats = [], put, add, turn }) => ({
    beats: beats.map(read), rest: pieces(put), turn: turn ?? "",
    lines: (add?.["log-lines"] ?? []).map((line) => made(line).textContent.trim()),
  }));
  const all = told.flatMap(({ beats }) => beats);
  const squeeze = squeezeOf(all.map((beat) => ({ ...beat, way: [] })), 0);
  for (const beat of all) beat.time = squeeze * usualTime({ ...beat, way: [] });
  return told;
}"""

#: Answers the question on the page, as its form would.
POST: Final = """async (action) => {
  const form = document.getElementById("actions");
  const body = new URLSearchParams(new FormData(form));
  body.set("action", action);
  const headers = { Accept: "application/json" };
  return (await fetch(form.getAttribute("action"), { method: "POST", body, headers })).status;
}"""


# Setting the stage ----------------------------------------------------------------------


#: The whole page as the server would send it now.
PAGE_NOW: Final = "async () => (await fetch(location.href)).text()"


class Scene(NamedTuple):
    """A match just before an answer of a seat, and the answer."""

    match: Match
    seat: int
    action: str


#: Whether the wanted scene happened after an answer of the seat, before the seat is asked again.
IsIt = Callable[[list[Event], Match], bool]


def find_scene(game: AnyGame, options: dict[str, Any], is_it: IsIt, seat: int = 0) -> Scene:
    """Return a game of bots up to the answer of a seat after which the wanted scene happens."""
    for seed in range(1, 60):
        match = Match(game, game.read_options(options), Seed.simulated(seed))
        own = _answer_that_leads_to(match, is_it, seat, random.Random(seed))
        if own is not None:
            return Scene(_played_again(match, own), seat, match.steps[own].action.short)
    raise AssertionError(f"{game.id}: nothing like that has ever happened")


def _played_again(match: Match, answers: int | None = None) -> Match:
    """Replay a match independently, up to some number of answers or completely."""
    again = Match(match.game, match.chosen, match.seed)
    for step in match.steps[:answers]:
        again.answer(step.seat, step.action)
    return again


def _answer_that_leads_to(match: Match, is_it: IsIt, seat: int, luck: random.Random) -> int | None:
    """Play until it has happened; return the number of the seat's last answer before it, or None."""
    bots = [make_bot(match.game, "novice") for _ in range(match.seats)]
    own = -1
    while not match.over:
        asked = next((bot for bot in match.asked if bot != seat), seat)
        own = len(match.steps) if asked == seat else own
        match.answer(asked, bots[asked].choose(match.view(asked), match.options(asked), luck))
        if own >= 0 and is_it(match.events[match.steps[own].events :], match):
            return own
    return None


def sit_at(visit: Visit, app: Starlette, scene: Scene, **how: Any) -> tuple[Visitor, Room]:
    """Seat somebody at a table of bots in a scene's position; the scene itself is not changed."""
    person = visit(**how)
    page, match = person.page, _played_again(scene.match)
    page.add_init_script(LISTEN)
    seats = ["you" if number == scene.seat else "novice" for number in range(match.seats)]
    form: dict[str, Any] = {"game": match.game.id, "seats": ",".join(seats)}
    headers = {"Accept": "application/json"}
    made = page.request.post(f"{person.site}/tables", form=form, headers=headers).json()
    room: Room = app.state.tables.rooms[made["table"].removeprefix("/t/")]
    wait_until(lambda: not bots_asked(room))
    room.playing = match
    room.page_cache.clear()
    page.goto(f"{person.site}{made['table']}")
    person.arrive()
    return person, room


# Sampling --------------------------------------------------------------------------------


class Watched(NamedTuple):
    """What came over the socket, and what the page showed at each sample; the first precedes all that."""

    told: list[dict[str, Any]]
    frames: list[dict[str, Any]]


def watch(person: Visitor, room: Room, scene: Scene, picture: Callable[[int], object] = id) -> Watched:
    """Answer, wait until the server has nothing more to send, and sample what the page makes of it."""
    page, seat = person.page, scene.seat
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.evaluate("() => { window.news.length = 0; window.changed = true; }")
    frames = [page.evaluate(LOOK)]
    assert page.evaluate(POST, scene.action) == 200
    wait_until(lambda: room.over or (seat in room.match.asked and not bots_asked(room)))
    newest = re.search(r'data-have="([^"]*)"', page.evaluate(PAGE_NOW))
    assert newest
    page.wait_for_function("newest => window.news.at(-1)?.mark === newest", arg=newest[1], polling=50)
    for nth in range(MOST_FRAMES):
        frames.append(page.evaluate(LOOK) or frames[-1])
        picture(nth)
        if not frames[-1]["playing"]:
            return Watched(page.evaluate(TOLD), frames)
        page.clock.run_for(FRAME)
    raise AssertionError("the show does not end")


# Expectations -----------------------------------------------------------------------------


class Expected(NamedTuple):
    """How a page must look at a beat, or at the end; `touched` are the pieces that change at all."""

    said: str
    lines: list[str]
    pieces: dict[str, str]
    #: The minimum duration in milliseconds; 0: from now on.
    time: float
    name: str

    def fits(self, frame: dict[str, Any]) -> bool:
        """Whether a frame looks like this."""
        return (
            frame["said"] == self.said
            and frame["lines"][: len(self.lines)] == self.lines[::-1]
            and all(frame["pieces"].get(id) == look for id, look in self.pieces.items())
        )


def _expected(told: list[dict[str, Any]], before: dict[str, Any]) -> Iterator[Expected]:
    """Yield every beat in order, then the final state."""
    beats = [beat for message in told for beat in message["beats"]]
    touched = {
        id for part in (*[beat["pieces"] for beat in beats], *[m["rest"] for m in told]) for id in part
    }
    pieces = {id: look for id, look in before["pieces"].items() if id in touched}
    lines, said = list[str](), ""
    for message in told:
        for beat in message["beats"]:
            said = beat["words"] or said
            lines, pieces = [*lines, *beat["lines"]], {**pieces, **beat["pieces"]}
            yield Expected(said, lines, pieces, beat["time"], f"{beat['kind']}: {beat['words']}")
        lines, pieces = [*lines, *message["lines"]], {**pieces, **message["rest"]}
    yield Expected("", lines, pieces, 0, "the end of the show")


def problems(watched: Watched, still: bool = False) -> list[str]:
    """Return what is wrong with a show: each beat must be shown for its time, in order, the result last."""
    told, frames = watched
    expected = list(_expected(told, frames[0]))
    found, at = list[str](), 0
    for nth, beat in enumerate(expected):
        first = at
        while at + 1 < len(frames) and beat.fits(frames[at + 1]):
            at += 1
        if at == first:
            found.append(f"frame {at + 1} is not “{beat.name}”: {_difference(beat, frames[at + 1])}")
            return found
        if (at - first) * FRAME < beat.time - FRAME:
            found.append(f"“{beat.name}” was there for {(at - first) * FRAME} ms instead of {beat.time:.0f}")
        if nth < len(expected) - 1:
            found += _said_early(frames[0], frames[first + 1 : at + 1], told, beat)
    if at + 1 < len(frames):
        found.append(f"after the end came {len(frames) - at - 1} frames more")
    return found + _blemishes(frames, still)


def _difference(beat: Expected, frame: dict[str, Any]) -> str:
    if frame["said"] != beat.said:
        return f"it says “{frame['said']}”, not “{beat.said}”"
    other = [id for id, look in beat.pieces.items() if frame["pieces"].get(id) != look]
    return f"pieces {other[:5]} look otherwise" if other else f"the log says {frame['lines'][:2]}"


def _said_early(
    before: dict[str, Any], frames: list[dict[str, Any]], told: list[dict[str, Any]], beat: Expected
) -> list[str]:
    """Check that the next question and the result do not appear early."""
    early = [name for name in ("end",) if any(frame[name] != before[name] for frame in frames)]
    if len(told) == 1:
        early += ["question"] if any(frame["question"] != before["question"] for frame in frames) else []
    return [f"“{beat.name}”: the {name} is there already" for name in early]


def _blemishes(frames: list[dict[str, Any]], still: bool) -> list[str]:
    """Check for faults that no frame may have."""
    found = []
    for nth, frame in enumerate(frames):
        if not frame["said"] and not frame["asked"] and not frame["end"]:
            found.append(f"frame {nth}: neither words nor a question")
        if not frame["readable"]:
            found.append(f"frame {nth}: something lies over “{frame['said']}”")
        if frame["covered"]:
            found.append(f"frame {nth}: “{frame['said']}” covers {frame['covered']} choices")
        if still and frame["moving"]:
            found.append(f"frame {nth}: {frame['moving']} things move")
    return found
