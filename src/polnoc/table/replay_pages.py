"""The pages of a replay: a step, an earlier board, and the import of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing
from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.views import View
from polnoc.records import Record, Verdict, verdict_lines
from polnoc.records.export import ABOVE, chapters, words_for
from polnoc.records.stories import has_story
from polnoc.table import layout
from polnoc.table.layout import Reader
from polnoc.table.page_folds import show_strip
from polnoc.table.rooms import Room
from polnoc.words import Words

#: The largest record that can be imported, in bytes.
RECORD_BYTES: Final = 64_000

#: How many lines of the log are shown around the one whose board is shown.
NEAR: Final = 40

#: The links from step to step: relation and sign.
_WAYS: Final = (("first", "first"), ("prev", "back"), ("next", "next"), ("last", "last"))
#: Their labels in a replay; below, in the log of a game under way.
_STEPS: Final = ("replay-first", "replay-back", "replay-on", "replay-last")
_LINES: Final = ("then-first", "then-earlier", "then-later", "then-last")


@dataclass(slots=True, frozen=True)
class Past:
    """A table at an earlier moment."""

    room: Room
    position: Position

    def view(self, seat: int) -> View:
        """The view of a seat or a watcher at that moment."""
        return self.room.game.view(self.position, seat)

    def draw(self, seat: int, words: Words, prefix: str = "") -> Drawing:
        """Draw the table as a seat saw it; nothing in it can be chosen."""
        game, match = self.room.game, self.room.match
        aids = self.room.settings.aids
        board = layout.drawer_of(game).Board(game, words.text, words.names, seat, aids=aids, prefix=prefix)
        view = self.view(seat)
        is_end = match.over and self.position is match.position
        return board.draw(board.story(view, match.events) if is_end else view, [])


class Proof(NamedTuple):
    """The record of a game, and the verdict on its honesty."""

    record: Record
    #: None if it cannot be checked here: the game is frozen.
    verdict: Verdict | None


class Stop(NamedTuple):
    """A place to go to: its lines of text and its address."""

    number: int
    lines: list[Markup]
    address: str


def step_address(room: Room, step: int, eyes: int) -> str:
    """The permanent address of a step in somebody's view."""
    return f"/t/{room.id}/replay/{step}?eyes={eyes_text(eyes)}"


def eyes_text(eyes: int) -> str:
    """How an address names whose view a page shows."""
    return {WATCHER: "watcher", ABOVE: "above"}.get(eyes, str(eyes))


def line_address(room: Room, line: int, seat: int) -> str:
    """The address of the board after a line of a seat's own log."""
    whose = "" if seat == WATCHER else f"?seat={seat}"
    return f"/t/{room.id}/then/{line}{whose}"


def own_lines(room: Room, seat: int) -> list[tuple[int, Event]]:
    """The events that a seat may read, each with its number among all events."""
    return [(n, event) for n, event in enumerate(room.match.events) if may_see(event.audience, seat)]


# A step of a replay -------------------------------------------------------------------


def replay_page(past: Past, proof: Proof, reader: Reader, step: int, eyes: int) -> str:
    """The page of a finished game at a step."""
    room = past.room
    words = words_for(room.match, proof.record, reader.language, eyes)
    last, here = len(room.match.steps), step_address(room, step, eyes)
    stops = [
        Stop(number, _step_lines(room.match, number, events, eyes, words), step_address(room, number, eyes))
        for number, events in chapters(room.match, eyes)
    ]
    nothing = words.text("replay-unseen" if step else "replay-before")
    heading = tag("h1", words.text("replay-step", step=step, last=last))
    ways = _ways(
        step,
        [stop.address for stop in stops],
        words.text("replay-steps"),
        [words.text(key) for key in _STEPS],
    )
    jump = _jump(room, step, eyes, words)
    return past_page(
        past,
        reader,
        words,
        title=words.text("replay-title", game=words.text("game-name"), step=step, last=last),
        here=here,
        moment=[heading, *(stops[step].lines or [tag("span", nothing, class_="past-line quiet")])],
        ways=[ways],
        player=_player(room, words),
        eyes=_whose_eyes(room, step, eyes, words),
        hands=_hands(past, words) if eyes == ABOVE else None,
        side=[
            _log([stop for stop in stops if stop.lines], step, words.text("replay-log"), jump),
            _result(room, proof, words),
            _film_dialog(words),
        ],
    )


#: Speed factors of a replay, compared with a calm table.
SPEEDS: Final = {"0.5": "× ½", "1": "× 1", "2": "× 2", "4": "× 4"}


def _player(room: Room, words: Words) -> Markup:
    """A button that plays the replay automatically, and its speed; both need a script."""
    play = tag(
        "button",
        icon("play"),
        tag("span", words.text("replay-play")),
        class_="button",
        type="button",
        id="autoplay",
        aria_pressed="false",
        data_replay=f"/t/{room.id}/replay",
        data_last=str(len(room.match.steps)),
        data_failed=words.text("page-failed"),
    )
    label = tag("label", words.text("replay-speed"), for_="speed", class_="visually-hidden")
    short = tag("input", type="checkbox", id="in-short")
    return tag(
        "div",
        play,
        label,
        layout.picks("speed", "1", SPEEDS),
        tag("label", short, words.text("replay-short"), class_="pick"),
        class_="past-player needs-script",
    )


def _film_tools(room: Room, words: Words) -> list[Markup]:
    """Buttons that make something to share from the game's best moments, in the reader's own browser."""
    film = tag(
        "button",
        words.text("film-make"),
        class_="button needs-script",
        type="button",
        id="make-film",
        data_replay=f"/t/{room.id}/replay",
        data_game=room.game.id,
        data_making=words.text("film-making"),
        data_failed=words.text("film-failed"),
        data_keep=words.text("film-keep"),
        data_share=words.text("film-share"),
        data_said=words.text("film-picture"),
    )
    picture = tag(
        "button", words.text("film-picture"), class_="button needs-script", type="button", id="make-picture"
    )
    return [film, picture]


def _film_dialog(words: Words) -> Markup:
    """The dialog that shows the film once it is made."""
    return tag(
        "dialog",
        tag("h2", words.text("film-title"), id="film-title"),
        tag("p", words.text("film-how"), class_="quiet"),
        tag("p", role="status", id="film-state"),
        tag("div", id="film-result", class_="film-result"),
        tag("form", layout.button(words.text("page-close")), method="dialog", class_="dialog-go"),
        class_="dialog film-dialog",
        id="film",
        aria_labelledby="film-title",
    )


def _step_lines(match: Match, number: int, events: Sequence[Event], eyes: int, words: Words) -> list[Markup]:
    """What happened at a step. For a partial choice, which has no events, the answer itself is shown."""
    if events or not number:
        return [_line(event, words) for event in events]
    step = match.steps[number - 1]
    if eyes not in (ABOVE, step.seat):
        return []
    action = words.action(step.action, match.game.view(step.before, step.seat))
    said = words.text("replay-answer", name=words.name(step.seat), action=action)
    return [tag("span", said, class_="past-line")]


def _line(event: Event, words: Words) -> Markup:
    heading = "is-round" if layout.heads(words.game, event) else None
    return tag("span", words.event(event), class_=f"past-line {heading}" if heading else "past-line")


def _jump(room: Room, step: int, eyes: int, words: Words) -> Markup:
    """A form that leads to any step."""
    number = tag(
        "input",
        type="number",
        name="step",
        id="jump",
        min=0,
        max=len(room.match.steps),
        value=str(step),
        required=True,
    )
    return tag(
        "form",
        tag("label", words.text("replay-jump"), for_="jump"),
        number,
        tag("input", type="hidden", name="eyes", value=eyes_text(eyes)),
        layout.button(words.text("replay-go")),
        class_="past-jump",
        id="jump-form",
        data_fresh=True,
        action=f"/t/{room.id}/replay",
    )


def _whose_eyes(room: Room, step: int, eyes: int, words: Words) -> Markup:
    """Links to the same step in somebody else's view."""
    choices = [(ABOVE, icon("eye"), words.text("replay-above"))]
    choices += [(seat, emblem_picture(seat), words.name(seat)) for seat in range(len(room.seats))]
    choices.append((WATCHER, icon("players"), words.text("replay-watcher")))
    links = [
        tag(
            "a",
            sign,
            tag("span", said),
            class_="pick",
            href=step_address(room, step, whose),
            aria_current="true" if whose == eyes else None,
        )
        for whose, sign, said in choices
    ]
    label = words.text("replay-eyes")
    heading, picks = tag("h2", label), tag("div", *links, class_="picks")
    return tag("nav", heading, picks, class_="past-eyes", aria_label=label, id="eyes", data_fresh=True)


def _hands(past: Past, words: Words) -> Markup:
    """From above: what each seat holds, as it sees it."""
    shown = []
    for seat in range(len(past.room.seats)):
        drawing = past.draw(seat, words, prefix=f"of-{seat}-")
        name = tag("h3", emblem_picture(seat), tag("span", words.name(seat)))
        shown.append(tag("div", name, drawing.at(TRAY), class_="past-held"))
    label = tag("h2", words.text("replay-held"), class_="visually-hidden")
    return tag("section", label, *shown, class_=f"past-hands is-{len(shown)}")


def _result(room: Room, proof: Proof, words: Words) -> Markup:
    """Who won, who played, and whether the game was honest."""
    names = [words.name(seat) for seat in room.match.winners]
    won = words.text("replay-won", names=names, count=len(names)) if names else words.text("play-lost")
    record_text = f"/t/{room.id}/record.txt?lang={words.language}"
    film = None
    if has_story(room.game):
        film = tag("a", words.text("story-watch"), class_="button", href=f"/t/{room.id}/film")
    return tag(
        "section",
        tag("h2", words.text("replay-result"), class_="visually-hidden"),
        tag(
            "p", *[emblem_picture(seat) for seat in room.match.winners], tag("strong", won), class_="past-won"
        ),
        _honesty(room, proof, words),
        tag(
            "div",
            film,
            tag("a", words.text("page-record"), class_="button", href=f"/t/{room.id}/record.json"),
            tag("a", words.text("replay-text"), class_="button", href=record_text),
            *_film_tools(room, words),
            class_="picks",
        ),
        class_="past-result",
    )


def _honesty(room: Room, proof: Proof, words: Words) -> Markup:
    """Who played, and what can be said about the honesty of the game."""
    record, verdict = proof
    if verdict is None:
        return tag("p", words.text("replay-stored"))
    seats = [f"{seat.name} ({words.text('level-' + seat.played_by)})" for seat in record.seats]
    lines = [tag("li", line) for line in verdict_lines(verdict, record, words)]
    return tag(
        "details",
        tag("summary", words.text("replay-verified" if verdict.honest else "replay-not-verified")),
        tag("p", words.text("record-seats", seats=seats)),
        tag("ul", *lines),
        tag("p", words.text("replay-imported")) if room.settings.imported else None,
        tag("p", words.text("replay-promised"), " ", tag("code", record.commitment)),
        *_parts(record, words),
        tag("p", words.text("replay-seed"), " ", tag("code", record.seed)),
    )


def _parts(record: Record, words: Words) -> list[Markup]:
    """The parts of the seed; the script marks the one that this browser contributed."""
    if not record.server:
        return []
    rows = [
        tag(
            "li",
            words.text("deal-part", name=seat.name) if part else words.text("deal-no-part", name=seat.name),
            " ",
            tag("code", part, data_part=str(number)) if part else None,
        )
        for number, (seat, part) in enumerate(zip(record.seats, record.parts, strict=False))
    ]
    return [
        tag("p", words.text("deal-secret"), " ", tag("code", record.server)),
        tag("ul", *rows, class_="promises", id="parts", data_mine=words.text("deal-mine")),
    ]


# Earlier boards -------------------------------------------------------------------------


def then_page(past: Past, reader: Reader, line: int) -> str:
    """The board right after a line of the reader's own log."""
    room, words = past.room, layout.words_for(past.room, reader)
    lines = own_lines(room, reader.seat)
    addresses = [line_address(room, number, reader.seat) for number in range(len(lines))]
    near = [
        Stop(number, [_line(lines[number][1], words)], addresses[number])
        for number in range(max(line - NEAR, 0), min(line + NEAR + 1, len(lines)))
    ]
    count = tag("p", words.text("then-line", line=line + 1, last=len(lines)), class_="quiet")
    table = f"/t/{room.id}" if len(reader.held) < 2 else f"/t/{room.id}?seat={reader.seat}"
    back = tag("a", words.text("replay-table"), class_="button button-main", href=table)
    ways = _ways(line, addresses, words.text("then-lines"), [words.text(key) for key in _LINES])
    return past_page(
        past,
        reader,
        words,
        title=words.text("then-title"),
        here=addresses[line],
        moment=[count, tag("h1", _line(lines[line][1], words))],
        ways=[ways, back],
        eyes=None,
        hands=None,
        side=[_log(near, line, words.text("page-log"))],
    )


# Shared by both------------------------------------------------------------------------


def past_page(
    past: Past,
    reader: Reader,
    words: Words,
    *,
    title: str,
    here: str,
    moment: Sequence[Child],
    ways: Sequence[Child],
    eyes: Markup | None,
    hands: Markup | None,
    side: Sequence[Child],
    player: Markup | None = None,
    keys: bool = True,
) -> str:
    """An earlier board, with what happened beside it, and links onward, by arrow `keys` too."""
    board = layout.drawer_of(past.room.game).Board
    drawing = past.draw(words.viewer if hands is None else board.above, words)
    table = layout.tool_link(f"/t/{past.room.id}", "back", words.text("replay-table"))
    tools = tag(
        "nav",
        table,
        *layout.preferences(words, here, reader.theme),
        class_="tools",
        aria_label=words.text("page-tools"),
        id="tools",
        data_fresh=True,
    )
    # On a phone the row of several players is swiped; here no piece in it can take the keyboard focus.
    who = words.text("page-people")
    turn = tag("div", drawing.at(TURN), class_="turn", role="group", tabindex="0", aria_label=who)
    now = tag(
        "div",
        tag("div", *ways, class_="past-steps", id="steps", data_fresh=True),
        player,
        tag("p", words.text("replay-keys"), class_="quiet past-keys", hidden=True) if keys else None,
        tag(
            "div",
            # It scrolls on small screens, so it must be reachable by keyboard.
            tag(
                "div",
                tag("div", *moment, id="moment", data_fresh=True),
                class_="past-moment",
                role="status",
                tabindex=0,
            ),
            show_strip(words) if player else None,
            class_="telling",
        ),
        class_="past-now",
    )
    scene = tag(
        "div",
        *layout.origin(past.room, words),
        eyes,
        tag("section", drawing.at(BOARD), class_="board"),
        hands or tag("section", drawing.at(TRAY)),
        class_="past-scene",
    )
    main = tag("main", now, scene, tag("aside", *side, class_="past-story"), class_="past", id="past")
    skip = tag("a", words.text("page-skip"), href="#steps", class_="skip-link")
    header = tag("header", layout.brand(), turn, tools, class_="bar")
    body, games = (skip, drawing.shapes, header, main), (past.room.game.id,)
    keyed = ("replay.js",) if keys else ()
    scripts = (*keyed, "zoom.js", *(("autoplay.js", "film.js") if player else ()))
    return layout.document(reader, title, *body, scripts=scripts, games=games)


def _ways(number: int, addresses: Sequence[str], label: str, called: Sequence[str]) -> Markup:
    """First, back, next, last: real links, also for the arrow keys."""
    last = len(addresses) - 1
    targets = {"first": 0, "prev": number - 1, "next": number + 1, "last": last}
    links = []
    for (relation, sign), said in zip(_WAYS, called, strict=True):
        target = targets[relation]
        leads = 0 <= target <= last and target != number
        links.append(
            tag(
                "a",
                icon(sign),
                tag("span", said, class_="visually-hidden"),
                class_="button",
                id=f"to-{relation}",
                title=said,
                rel=relation if leads else None,
                href=addresses[target] if leads else None,
                role=None if leads else "link",
                aria_disabled=None if leads else "true",
                tabindex=None if leads else -1,
                data_step=leads,
            )
        )
    return tag("nav", *links, class_="past-ways", aria_label=label)


def _log(stops: Sequence[Stop], number: int, title: str, jump: Markup | None = None) -> Markup:
    """Everything that happened, oldest first; each line links to the board after it."""
    links = [
        tag(
            "li",
            tag(
                "a",
                *stop.lines,
                href=stop.address,
                aria_current="step" if stop.number == number else None,
                data_step=True,
            ),
        )
        for stop in stops
    ]
    lines = tag("ol", *links, id="log", data_fresh=True)
    box = tag("div", lines, class_="past-lines", tabindex="0", role="region", aria_label=title)
    head = tag("div", tag("h2", title), jump, class_="past-head")
    return tag("section", head, box, class_="past-log")


# Importing a record -------------------------------------------------------------------------


def import_page(reader: Reader, problem: str = "", text: str = "") -> str:
    """The form to import a file or a text, with what was wrong with the last one."""
    words = layout.shared_words(reader)
    alarm = None
    if problem:
        # Problems of a record are reported in English only: they name fields and answers of the file.
        said = tag("span", problem, lang="en", class_="past-line")
        alarm = tag("div", tag("strong", words.text("import-refused")), said, class_="problem", role="alert")
    file = tag("input", type="file", name="file", id="file", accept=".json,application/json")
    pasted = tag("textarea", text, name="record", id="record", rows=8, spellcheck="false")
    size = words.text("import-size", kilobytes=RECORD_BYTES // 1000)
    form = tag(
        "form",
        tag("div", tag("label", words.text("import-file"), for_="file"), file, class_="field"),
        tag("div", tag("label", words.text("import-text"), for_="record"), pasted, class_="field"),
        tag("p", size, class_="quiet"),
        layout.button(words.text("import-go"), main=True),
        method="post",
        action="/import",
        enctype="multipart/form-data",
        class_="import",
    )
    how = tag("p", words.text("import-how"))
    return layout.simple_page(reader, words.text("import-title"), how, alarm, form, back="/import")
