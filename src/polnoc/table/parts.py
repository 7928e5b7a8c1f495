"""The page of a table, for one kind of reader: whole at first, then only what has changed.

A page is made of **parts** (each an element with an id) and **rolls** (lists
that only grow: the log, the talk). `Sight.look()` gives all of them as they
are now; what a browser has to be sent is the difference between two looks.

A sight is kept with the room and shared by everybody who sees the same: a
seat, or the watchers, in one language.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.views import View
from polnoc.store import Message
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form, tool, tool_link
from polnoc.table.rooms import FREE, PERSON, Room, RoomSeat
from polnoc.words import Words

#: With more options than this, they are numbers in a grid rather than sentences.
LISTED: Final = 4
#: How much of the log a page begins with; the whole of it is in the replay.
LOG_LINES: Final = 60

LOG: Final = "log-lines"
TALK: Final = "talk-lines"


@dataclass(slots=True, frozen=True, eq=False)
class Look:
    """Everything on a page that can change, at one moment."""

    parts: dict[str, str]
    rolls: dict[str, list[str]]
    turn: str

    @property
    def mark(self) -> str:
        """Names what the page shows: two pages with the same mark show the same."""
        found = hashlib.blake2b(self.turn.encode(), digest_size=9)
        for text in self.parts.values():
            found.update(text.encode())
        for lines in self.rolls.values():
            found.update("".join(lines[-LOG_LINES:]).encode())
        return found.hexdigest()

    def since(self, old: Look) -> dict[str, object]:
        """What to change on a page that shows `old`; empty if nothing."""
        news: dict[str, object] = {}
        changed = {key: text for key, text in self.parts.items() if old.parts.get(key) != text}
        if changed:
            news["put"] = changed
        for key, lines in self.rolls.items():
            before = old.rolls[key]
            if lines[: len(before)] != before:
                news.setdefault("all", {})[key] = lines[-LOG_LINES:]  # type: ignore[index]
            elif len(lines) > len(before):
                news.setdefault("add", {})[key] = lines[len(before) :]  # type: ignore[index]
        if news or self.turn != old.turn:
            news["turn"] = self.turn
        return news

    def whole(self) -> dict[str, object]:
        """Everything, for a page that shows something unknown."""
        rolls = {key: lines[-LOG_LINES:] for key, lines in self.rolls.items()}
        return {"put": self.parts, "all": rolls, "turn": self.turn}


def sight_of(room: Room, reader: Reader) -> Sight:
    """The sight of a room that a reader has."""
    names = tuple([seat.name for seat in room.seats])
    which = (reader.language, reader.seat, reader.host)
    kept = room.sights.get(which)
    if isinstance(kept, Sight) and kept.words.names == names and kept.aids == room.settings.aids:
        return kept
    fresh = room.sights[which] = Sight(room, reader)
    return fresh


class Sight:
    """A room as one kind of reader sees it."""

    def __init__(self, room: Room, reader: Reader) -> None:
        self.room = room
        self.seat = reader.seat
        self.host = reader.host
        self.aids = room.settings.aids
        self.words = layout.words_for(room, reader)
        self.drawer = layout.drawer_of(room.match.game)
        self.board: Any = self.drawer.Board(
            room.match.game, self.words.text, self.words.names, reader.seat, aids=self.aids
        )
        self._stamp = -1
        self._look: Look
        self._drawing: Drawing
        self._events: list[Event] = []
        self._log: list[str] = []
        self._heard = 0
        self._talk: list[str] = []

    def look(self) -> Look:
        """Everything that can change, as it is now."""
        if self._stamp != self.room.stamp:
            self._look = self._fresh()
            self._stamp = self.room.stamp
        return self._look

    def _fresh(self) -> Look:
        view, options = self.room.view(self.seat), list(self.room.options(self.seat))
        self._drawing = self.board.draw(view, options)
        parts = {
            "prompt": prompt(self.room, view, self.words),
            "actions": actions(self.room, self.seat, view, options, self.words),
            "undo": undo_tools(self.room, self.seat, self.words),
            "request": undo_request(self.room, self.seat, self.words),
            "people": people(self.room, self.seat, self.host, self.words),
            "end": end(self.room, self.words),
            **self._drawing.pieces,
        }
        rolls = {LOG: self._log_lines(), TALK: self._talk_lines()}
        return Look({key: str(text) for key, text in parts.items()}, rolls, turn_of(self.room, self.seat))

    def _log_lines(self) -> list[str]:
        """The log in words; lines that were there before are not said again."""
        events = self.room.match.log(self.seat)
        same = 0
        for old, new in zip(self._events, events, strict=False):
            if old is not new:
                break
            same += 1
        fresh = [self._log_line(number, events[number]) for number in range(same, len(events))]
        self._events = events
        self._log = self._log[:same] + fresh
        return self._log

    def _log_line(self, number: int, event: Event) -> str:
        """A line of the log: it leads to the board as it was then, and names the pieces it is about."""
        seat = "" if self.seat == WATCHER else f"?seat={self.seat}"
        link = tag("a", self.words.event(event), href=f"/t/{self.room.id}/then/{number}{seat}")
        about = " ".join(self.drawer.places(self.room.match.game, event))
        heading = "is-round" if event.key == "round-begins" else None
        return str(tag("li", link, class_=heading, data_at=about or None))

    def _talk_lines(self) -> list[str]:
        """What was said in the hearing of this seat."""
        fresh = [
            talk_line(message, self.words)
            for message in self.room.messages[self._heard :]
            if message.kind != "note" and may_see(message.audience, self.seat)
        ]
        self._heard = len(self.room.messages)
        self._talk = self._talk + fresh
        return self._talk

    # The whole page -------------------------------------------------------------

    def page(self, reader: Reader) -> str:
        """The whole page of a table."""
        room, words, look = self.room, self.words, self.look()
        put = {key: Markup(text) for key, text in look.parts.items()}
        drawing = self._drawing
        hand = tag("section", drawing.at(TRAY), put["end"], class_="hand")
        side = tag(
            "aside",
            _log(look.rolls[LOG], words),
            talk(room, self.seat, look.rolls[TALK], words),
            notes(room, self.seat, words),
            put["people"],
            cards(room, words),
            class_="side",
        )
        main = tag(
            "main",
            tag("h1", words.text("game-name"), class_="visually-hidden"),
            tag("div", put["prompt"], hand, class_="tray"),
            tag("div", put["request"], put["actions"], class_="asked"),
            tag("section", drawing.at(BOARD), invitations(room, reader), class_="board"),
            side,
            class_="table",
            id="table",
            data_turn=look.turn,
            data_way=room.settings.way if self.seat == WATCHER else None,
            data_live=f"/t/{room.id}/live?seat={self.seat}",
            data_why=f"/t/{room.id}/why" if self.seat != WATCHER else None,
            data_have=look.mark,
            data_mine=words.text("page-your-turn"),
            data_failed=words.text("page-failed"),
            data_sure=words.text("page-sure"),
        )
        turn = tag("div", drawing.at(TURN), class_="turn")
        header = tag("header", layout.brand(), turn, self._tools(put["undo"]), class_="bar")
        skip = tag("a", words.text("page-skip"), href="#actions", class_="skip-link")
        body = (skip, drawing.shapes, header, main)
        return layout.document(reader, words.text("game-name"), *body, scripts=("table.js",))

    def _tools(self, undo: Markup) -> Markup:
        room, words = self.room, self.words
        link = None
        if self.seat != WATCHER:
            link = tool_link(f"/t/{room.id}/link/{self.seat}", "phone", words.text("page-seat-link"))
        return tag(
            "nav",
            undo,
            tool_link(f"/rules/{room.match.game.id}", "rules", words.text("page-rules")),
            link,
            tool("silence", words.text("page-sound"), id="sound", type="button", aria_pressed="false"),
            *layout.preferences(words, f"/t/{room.id}"),
            class_="tools",
            aria_label=words.text("page-tools"),
        )


def turn_of(room: Room, seat: int) -> str:
    """`mine`, `theirs` or `over`."""
    if room.match.over:
        return "over"
    return "mine" if seat in room.match.asked and room.options(seat) else "theirs"


# Parts ----------------------------------------------------------------------------


def prompt(room: Room, view: View, words: Words) -> Markup:
    """Who has to do what, and why."""
    asked, head, line, seat = room.match.asked, "", words.prompt(view), words.viewer
    if not room.ready:
        free = [words.text("name-person", number=n + 1) for n, s in enumerate(room.seats) if not s.played_by]
        head, line, seat = words.text("page-waiting"), words.text("page-free-seats", names=free), 0
    elif room.match.over:
        head, seat = words.text("page-over"), 0
    elif words.viewer not in asked:
        head, seat = words.text("page-to-play", names=[words.name(number) for number in asked]), asked[0]
    elif room.seats[words.viewer].stands_in:
        head = words.text("page-bot-for-you")
    heading = tag("strong", head, class_="prompt-head") if head else None
    said = tag("div", heading, tag("p", line, class_="prompt-line"))
    return tag("section", emblem_picture(seat), said, class_="prompt", role="status", id="prompt")


def actions(room: Room, seat: int, view: View, options: Sequence[Action], words: Words) -> Markup:
    """Every legal answer as a real button."""
    buttons = [
        tag(
            "li",
            tag(
                "button",
                words.action(action, view),
                class_="choice",
                name="action",
                value=action.text,
                data_confirm=words.confirm(action, view) or None,
            ),
        )
        for action in options
    ]
    shape = "choice-list is-numbers" if len(options) > LISTED else "choice-list"
    return post_form(
        f"/t/{room.id}/answer",
        tag("ul", *buttons, class_=shape),
        class_="actions",
        id="actions",
        seat=str(seat),
        token=room.token(seat) if options else "",
        key=room.key(seat),
    )


def undo_tools(room: Room, seat: int, words: Words) -> Markup:
    """Take back, or ask to; ask an expert."""
    fields = {"seat": str(seat), "key": f"u{room.key(seat)}"}
    shown = []
    if seat != WATCHER and room.may_undo(seat):
        shown.append(post_form(f"/t/{room.id}/undo", tool("undo", words.text("page-undo")), **fields))
    elif seat != WATCHER and room.may_ask_undo(seat):
        shown.append(post_form(f"/t/{room.id}/undo", tool("undo", words.text("page-ask-undo")), **fields))
    if room.settings.hints and seat != WATCHER and room.options(seat):
        hint = tool("hint", words.text("page-hint"))
        shown.append(post_form(f"/t/{room.id}/hint", hint, seat=str(seat), token=room.token(seat)))
    return tag("span", *shown, class_="tools-now", id="undo")


def undo_request(room: Room, seat: int, words: Words) -> Markup:
    """Somebody asks to take back what others have seen; empty if nobody does."""
    asking = room.request
    if asking is None:
        return tag("div", id="request", hidden=True)
    name = words.name(asking.seat)
    if seat not in asking.waiting:
        waiting = [words.name(other) for other in sorted(asking.waiting)]
        said = tag("p", words.text("page-undo-waits", name=name, names=waiting))
        return tag("section", said, class_="panel request", role="status", id="request")
    fields = {"seat": str(seat), "key": f"r{room.key(seat)}"}
    where = f"/t/{room.id}/undo-reply"
    return tag(
        "section",
        tag("p", words.text("page-undo-asked", name=name)),
        post_form(where, button(words.text("page-undo-allow"), main=True), allow="yes", **fields),
        post_form(where, button(words.text("page-undo-refuse")), allow="no", **fields),
        class_="panel request",
        role="alert",
        id="request",
    )


def people(room: Room, seat: int, host: bool, words: Words) -> Markup:
    """Who sits where, who is away, and what the host or oneself may do about it."""
    rows = [_person(room, number, seat, host, words) for number in range(len(room.seats))]
    return tag(
        "details",
        tag("summary", icon("players"), tag("span", words.text("page-people"))),
        tag("ul", *rows),
        class_="people",
        id="people",
    )


def _person(room: Room, number: int, seat: int, host: bool, words: Words) -> Markup:
    who = room.seats[number]
    forms = []
    if number == seat and who.stands_in:
        forms.append(_seat_form(room, "return", number, words.text("page-take-back-seat")))
    elif number == seat and not room.match.over and len(room.people) > 1:
        forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-for-me")))
    elif host and who.secret_hash and who.played_by != FREE and not room.match.over:
        if who.played_by == PERSON:
            forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-instead")))
        forms.append(_seat_form(room, "free", number, words.text("page-free-seat")))
    said = [tag("strong", words.name(number)), " ", tag("small", _state(room, number, who, words))]
    return tag("li", emblem_picture(number), tag("span", *said), *forms)


def _state(room: Room, number: int, who: RoomSeat, words: Words) -> str:
    if who.played_by == FREE:
        return words.text("page-seat-free")
    if who.stands_in:
        return words.text("page-seat-stand-in", level=words.text(f"level-{who.played_by}"))
    if who.played_by != PERSON:
        return words.text(f"level-{who.played_by}")
    away = room.settings.way in ("online", "phones") and not room.present[number]
    return words.text("page-seat-away" if away else "page-seat-here")


def _seat_form(room: Room, what: str, number: int, said: str) -> Markup:
    return post_form(f"/t/{room.id}/{what}", button(said), seat=str(number), whose=str(number))


def end(room: Room, words: Words) -> Markup:
    """The end of the game, unmissable; before it an empty place."""
    if not room.match.over:
        return tag("div", id="end", hidden=True)
    winners = room.match.winners
    names = [words.name(seat) for seat in winners]
    won = words.viewer in winners
    head = words.text("page-you-win") if won else words.text("play-won", names=names, count=len(names))
    undone = tag("p", words.text("page-undone", count=room.match.undone)) if room.match.undone else None
    said = tag(
        "div",
        tag("h2", head),
        tag("p", words.event(room.match.events[-1])),
        undone,
        tag("p", words.text("page-seed"), " ", tag("code", room.match.seed.text)),
        class_="banner-words",
    )
    if room.settings.next:
        again = tag("a", words.text("page-next"), class_="button button-main", href=f"/t/{room.id}/next")
    else:
        again = post_form(
            f"/t/{room.id}/again", button(words.text("page-again"), main=True), seat=str(words.viewer)
        )
    links = tag(
        "div",
        again if words.viewer != WATCHER or room.settings.next else None,
        tag("a", words.text("page-replay"), class_="button", href=f"/t/{room.id}/replay"),
        tag("a", words.text("page-record"), class_="button", href=f"/t/{room.id}/record.json"),
        class_="go",
    )
    who = tag("div", *[emblem_picture(seat) for seat in winners], class_="who")
    return tag("div", who, said, links, class_="banner", role="alert", id="end")


# What does not change part by part ----------------------------------------------------


def _log(lines: list[str], words: Words) -> Markup:
    """What happened, the newest first."""
    shown = join(*[Markup(line) for line in reversed(lines[-LOG_LINES:])])
    return tag(
        "section",
        tag("h2", words.text("page-log")),
        tag("div", tag("ol", shown, id=LOG), role="log", tabindex="0", aria_label=words.text("page-log")),
        class_="log",
        id="log",
    )


def talk_line(message: Message, words: Words) -> str:
    """Something that somebody said."""
    to = tag("small", f" ({words.text('page-to-team')})") if message.kind == "team" else None
    who = tag("span", words.name(message.seat), to, ":", class_="who")
    return str(tag("li", who, " ", message.text, class_="is-team" if to else None))


def talk(room: Room, seat: int, lines: list[str], words: Words) -> Markup | None:
    """What is said at the table, and a line to say something; nothing where one person plays alone."""
    if len(room.people) < 2 or room.settings.way == "screen":
        return None
    shown = join(*[Markup(line) for line in reversed(lines[-LOG_LINES:])])
    form = None
    if seat != WATCHER:
        team = len([other for other in room.side_of(seat) if room.seats[other].secret_hash]) > 1
        to = {"table": words.text("page-to-table-all"), "team": words.text("page-to-team")}
        choice = layout.picks("to", "table", to) if team else None
        text = tag("input", name="text", maxlength=500, autocomplete="off", aria_label=words.text("page-say"))
        send = button(words.text("page-send"))
        form = post_form(f"/t/{room.id}/say", choice, text, send, class_="say", seat=str(seat))
    return tag(
        "details",
        tag("summary", icon("chat"), tag("span", words.text("page-talk"))),
        tag("ol", shown, id=TALK, role="log", tabindex="0", aria_label=words.text("page-talk")),
        form,
        class_="chat",
        open=True,
    )


def notes(room: Room, seat: int, words: Words) -> Markup | None:
    """One's own notes, for nobody else's eyes."""
    if seat == WATCHER or room.settings.way == "screen":
        return None
    kept = [message.text for message in room.messages if message.kind == "note" and message.seat == seat]
    field = tag("textarea", kept[-1] if kept else "", name="text", maxlength=2000, rows=4, id="notes-text")
    label = tag("label", words.text("page-notes-how"), for_="notes-text")
    save = button(words.text("page-save"))
    return tag(
        "details",
        tag("summary", icon("save"), tag("span", words.text("page-notes"))),
        post_form(f"/t/{room.id}/note", label, field, save, class_="notes-form", seat=str(seat)),
        class_="notes",
    )


def cards(room: Room, words: Words) -> Markup | None:
    """What every card of the game does."""
    ids = room.match.game.cards(room.match.chosen)
    if not ids:
        return None
    texts = [tag("li", words.card(card)) for card in ids]
    return tag(
        "details",
        tag("summary", icon("rules"), tag("span", words.text("page-cards"))),
        tag("ul", *texts),
        class_="cards",
    )


def invitations(room: Room, reader: Reader) -> Markup:
    """For the host: links and codes of the seats that are still free. Changes with who has sat down."""
    if not reader.invitations:
        return tag("div", id="invitations", hidden=True)
    words = layout.words_for(room, reader)
    rows = []
    for number, secret in reader.invitations.items():
        link = f"{reader.site}t/{room.id}/sit/{secret}"
        code = tag(
            "span", layout.qr_code(link), role="img", aria_label=words.text("page-code", number=number + 1)
        )
        shown = tag("a", link, href=link)
        rows.append(
            tag(
                "li",
                emblem_picture(number),
                tag("strong", words.name(number)),
                code,
                shown,
                class_="invitation",
            )
        )
    how = tag("p", words.text("page-invite-how"))
    title = tag("h2", words.text("page-invite"))
    return tag(
        "section",
        title,
        how,
        tag("ul", *rows, class_="invitations"),
        class_="panel inviting",
        id="invitations",
    )
