"""The page of a table, for one kind of reader: whole at first, then only what has changed.

A page is made of **parts** (each an element with an id) and **rolls** (lists
that only grow: the log, the talk). `Sight.look()` gives all of them as they
are now; what a browser has to be sent is the difference between two looks.

A sight is kept with the room and shared by everybody who sees the same: a
seat, or the watchers, in one language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Markup, join, tag, text
from polnoc.drawing.shapes import emblem_picture, emblem_sign
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing, Offer, Sheet
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.views import View
from polnoc.games import package_of
from polnoc.store import Message
from polnoc.table import layout, stories
from polnoc.table.cpu_time import LOOKS
from polnoc.table.layout import Reader, button, post_form, tool, tool_link
from polnoc.table.marks import MARK, MARKS, markable, marks_fold, marks_list, marks_of
from polnoc.table.rooms import FREE, PERSON, SEAT, Room, RoomSeat
from polnoc.words import Words

#: With more options than this, short ones stand in a grid rather than one under another.
LISTED: Final = 4
#: The letters of an answer that is just a number, and of one that is no sentence.
SHORT: Final = 3
MEDIUM: Final = 20
#: How much of the log a page begins with; the whole of it is in the replay.
LOG_LINES: Final = 60

#: So many lines tell one log from another.
LAST_LINES: Final = 3

LOG: Final = "log-lines"
TALK: Final = "talk-lines"
#: Who has sat down, left or come back.
SEATS: Final = "seat-lines"


_encode = msgspec.json.Encoder().encode

NO_REQUEST: Final = str(tag("div", id="request", hidden=True))
NO_END: Final = str(tag("div", id="end", hidden=True))
#: Stands for the id of the table in what is made once for all tables.
_TABLE: Final = "{table}"


class Told(NamedTuple):
    """The log as one reader has it at one moment."""

    #: How many lines there are, and how often some of this reader's were taken back.
    lines: int = 0
    taken_back: int = 0
    #: The lines that this look has added.
    fresh: tuple[str, ...] = ()
    #: The last lines of all, to tell one log from another.
    last: tuple[str, ...] = ()


class Look:
    """Everything on a page that can change, at one moment.

    Lines of the log are said again when somebody needs them: to keep them for every reader would take more
    memory than everything else. `say(first, end)` says them.
    """

    __slots__ = ("_mark", "log", "notices", "panels", "say", "sheets", "talk", "turn")

    def __init__(
        self,
        panels: dict[str, str],
        sheets: tuple[Sheet, ...],
        log: Told,
        talk: list[str],
        notices: list[str],
        turn: str,
        say: Callable[[int, int], list[str]],
    ) -> None:
        self.panels = panels
        self.sheets = sheets
        self.log = log
        self.talk = talk
        self.notices = notices
        self.turn = turn
        self.say = say
        self._mark = ""

    @property
    def parts(self) -> dict[str, str]:
        """Every part by its id: panels, and what is on the sheets."""
        parts = dict(self.panels)
        for sheet in self.sheets:
            parts |= sheet.texts
        return parts

    @property
    def rolls(self) -> dict[str, list[str]]:
        """Every line of the lists, the oldest first."""
        return {LOG: self.say(0, self.log.lines), TALK: self.talk, SEATS: self.notices}

    @property
    def mark(self) -> str:
        """Names what the page shows: two pages with the same mark show the same.

        It holds for this process only; a page that comes back after a restart is sent everything anew. It is
        made of what is shown and of nothing else: whoever reads it must not learn more than the page tells.
        """
        if not self._mark:
            ends = (self.log.lines, self.log.last, len(self.talk), len(self.notices), *self.talk[-3:])
            shown = hash((self.turn, *self.panels.values(), self.sheets, ends))
            self._mark = f"{shown & 0xFFFF_FFFF_FFFF_FFFF:x}"
        return self._mark

    def since(self, old: Look) -> dict[str, object]:
        """What to change on a page that shows `old`; empty if nothing."""
        news: dict[str, object] = {}
        if changed := self._changed(old):
            news["put"] = changed
        if self.say != old.say:  # somebody has another name now, in old lines too
            news["all"] = self._last_of_all()
        else:
            self._rolled(old, news)
        if news or self.turn != old.turn:
            news["turn"] = self.turn
        return news

    def _rolled(self, old: Look, news: dict[str, object]) -> None:
        """What has been added to the lists; a log of which something was taken back comes anew."""
        added: dict[str, list[str]] = {}
        if self.log.taken_back != old.log.taken_back:
            news["all"] = {LOG: self._last_lines()}
        elif self.log.lines > old.log.lines:
            added[LOG] = self._lines_since(old.log.lines)
        if len(self.talk) > len(old.talk):
            added[TALK] = self.talk[len(old.talk) :]
        if len(self.notices) > len(old.notices):
            added[SEATS] = self.notices[len(old.notices) :]
        if added:
            news["add"] = added

    def _lines_since(self, number: int) -> list[str]:
        fresh = self.log.lines - number
        return list(self.log.fresh) if fresh == len(self.log.fresh) else self.say(number, self.log.lines)

    def _last_lines(self) -> list[str]:
        return self.say(max(0, self.log.lines - LOG_LINES), self.log.lines)

    def sent(self, news: dict[str, object]) -> bytes:
        """News as they go over the wire; empty if there are none."""
        return _encode({"mark": self.mark, **news}) if news else b""

    def _changed(self, old: Look) -> dict[str, str]:
        before = old.panels
        changed = {key: text for key, text in self.panels.items() if before.get(key) != text}
        for sheet, was in zip(self.sheets, old.sheets, strict=True):
            if sheet is not was:
                changed |= sheet.since(was)
        return changed

    def whole(self, **more: str) -> dict[str, object]:
        """Everything, for a page that shows something unknown, and `more` parts of its own."""
        # Copies: a text that has been encoded keeps what came of it, and these will lie here for long.
        parts = {key: text.encode().decode() for key, text in self.parts.items()}
        return {"put": parts | more, "all": self._last_of_all(), "turn": self.turn}

    def _last_of_all(self) -> dict[str, list[str]]:
        return {LOG: self._last_lines(), TALK: self.talk[-LOG_LINES:], SEATS: self.notices[-LOG_LINES:]}


@lru_cache(8)  # those who ask the same ask one after another
def update(old: Look, new: Look) -> bytes:
    """What has changed between two looks, as it is sent."""
    return new.sent(new.since(old))


def sight_of(room: Room, reader: Reader) -> Sight:
    """The sight of a room that a reader has."""
    which = (reader.language, reader.seat, reader.host)
    kept = room.sights.get(which)
    if isinstance(kept, Sight):
        if kept.holds():
            return kept
        del room.sights[which]
        kept.let_go()
    fresh = room.sights[which] = Sight(room, reader)
    return fresh


def _common(room: Room, language: str) -> dict[str, Any]:
    """What is drawn alike for everybody who reads this language at a table."""
    for kept in room.sights.values():
        if isinstance(kept, Sight) and kept.words.language == language and kept.holds():
            return kept.common
    return {}


class Sight:
    """A room as one kind of reader sees it."""

    def __init__(self, room: Room, reader: Reader) -> None:
        self.room = room
        self.seat = reader.seat
        self.host = reader.host
        self.aids = room.settings.aids
        self.words = layout.words_for(room, reader)
        self.drawer = layout.drawer_of(room.game)
        #: Says which pieces the page lights, in games whose boards can draw choices apart.
        self._offers = package_of(room.game).offers()
        self.common = _common(room, reader.language)
        self.board = self.drawer.Board(
            room.game,
            self.words.text,
            self.words.names,
            reader.seat,
            aids=self.aids,
            style=reader.language,
            apart=self._offers is not None,
            common=self.common if self._offers else None,
        )
        self._stamp = -1
        self._look: Look
        #: What all of the last look depends on, as one number.
        self._shown = 0
        self._drawing: Drawing
        self._panels: dict[str, tuple[object, str]] = {}
        self._markable = markable(room, reader.seat, self.words)
        self._read = 0
        self._undone = 0
        self._events: list[Event] = []
        self._log = Told()
        self._heard = 0
        self._talk: list[str] = []
        self._notices: list[str] = []

    def holds(self) -> bool:
        """Whether people still have the names, and the table the aids, that it was made for."""
        names = tuple([seat.name for seat in self.room.seats])
        return self.words.names == names and self.aids == self.room.settings.aids

    def let_go(self) -> None:
        """Nobody will look through it again. Its last look knows it, so it would stay until a collection."""
        self.__dict__.clear()

    def look(self) -> Look:
        """Everything that can change, as it is now."""
        if self._stamp != self.room.stamp:
            with LOOKS:
                self._look = self._fresh()
            self._stamp = self.room.stamp
        return self._look

    def _fresh(self) -> Look:
        """The look now: the same as before if nothing that this reader sees has changed."""
        room, words, seat = self.room, self.words, self.seat
        view, options = room.view(seat), words.listed(room.options(seat))
        log, talk = self._heard_of(), self._talk_lines()
        undo, seats = undo_shown(room, seat, options), _seats_shown(room)
        marks = marks_of(room, seat) if self._markable else ()
        state = (room.key(seat), _request_shown(room, seat), room.over, room.undos, room.settings.next)
        said = (len(talk), len(self._notices))
        shown = hash((_encode(view), tuple(options), undo, seats, state, marks, log, said))
        if shown == self._shown:
            return self._look
        self._shown = shown
        self._drawing = self.board.draw(view, options)
        panels = {
            "prompt": prompt(room, view, words),
            "actions": actions(room, seat, view, options, self._offered(view, options), words),
            "undo": self._panel("undo", undo, lambda: undo_tools(room, undo, words)),
            "request": request(room, seat, words),
            "people": self._panel("people", seats, lambda: str(people(room, seat, self.host, words))),
            "end": end(room, words),
        }
        if self._markable:
            panels["marks"] = str(marks_list(room, seat, marks, self._markable, words))
        turn = turn_of(room, options)
        return Look(panels, self._drawing.sheets, log, talk, self._notices, turn, self.lines)

    def _offered(self, view: View, options: list[Action]) -> list[Offer]:
        """Which pieces stand for the options."""
        if self._offers is None or not options:
            return [Offer()] * len(options)
        return self._offers.offers(self.room.game, view, options, self.words.text)

    def _panel(self, key: str, shown: object, make: Callable[[], str]) -> str:
        """A part of the page; made again only if what it shows has changed."""
        kept = self._panels.get(key)
        if kept is None or kept[0] != shown:
            kept = self._panels[key] = (shown, make())
        return kept[1]

    def lines(self, first: int, end: int) -> list[str]:
        """Lines of the log in words, by their numbers."""
        return [self._log_line(number, self._events[number]) for number in range(first, end)]

    def _heard_of(self) -> Told:
        """The log as it is now; lines that were there before are not said again."""
        match = self.room.match
        if self._undone != match.undone:
            self._forget_undone()
        if self._read == len(match.events):
            return self._log
        news = [event for event in match.events[self._read :] if may_see(event.audience, self.seat)]
        self._read = len(match.events)
        if news:
            before = len(self._events)
            self._events += news
            fresh = tuple(self.lines(before, before + len(news)))
            last = (*self._log.last, *fresh)[-LAST_LINES:]
            self._log = Told(len(self._events), self._log.taken_back, fresh, last)
        return self._log

    def _forget_undone(self) -> None:
        """Drop what was taken back; nothing has changed if nothing of it was for this reader."""
        match = self.room.match
        told, same = match.log(self.seat), 0
        for old, new in zip(self._events, told, strict=False):
            if old is not new and old != new:
                break
            same += 1
        if same < len(self._events):
            del self._events[same:]
            last = tuple(self.lines(max(0, same - LAST_LINES), same))
            self._log = Told(same, self._log.taken_back + 1, (), last)
        self._undone = match.undone
        places = [at for at, event in enumerate(match.events, 1) if may_see(event.audience, self.seat)]
        self._read = places[same - 1] if same else 0

    def _log_line(self, number: int, event: Event) -> str:
        """A line of the log: it leads to the board as it was then, and names the pieces it is about."""
        seat = "" if self.seat == WATCHER else f"?seat={self.seat}"
        about = " ".join(self.drawer.places(self.room.game, event))
        heading = ' class="is-round"' if event.key in self.drawer.Board.headings else ""
        at = f' data-at="{about}"' if about else ""
        quiet = " data-quiet" if event.key in self.drawer.Board.quiet else ""
        said = text(self.words.event(event))
        return f'<li{heading}{at}{quiet}><a href="/t/{self.room.id}/then/{number}{seat}">{said}</a></li>'

    def _talk_lines(self) -> list[str]:
        """What was said in the hearing of this seat; what happened to seats is kept apart from it."""
        unheard = self.room.messages[self._heard :]
        fresh = [
            talk_line(message, self.words)
            for message in unheard
            if _is_chat(message) and may_see(message.audience, self.seat)
        ]
        notices = [seat_notice(message, self.words) for message in unheard if message.kind == SEAT]
        self._heard = len(self.room.messages)
        if notices:
            self._notices = self._notices + notices
        if fresh:
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
            _log(look._last_lines(), look.notices, words),
            tag(
                "div",
                talk(room, self.seat, look.talk, words),
                notes(room, self.seat, words),
                marks_fold(room, self.seat, put["marks"], self._markable, words) if self._markable else None,
                fold_of_people(put["people"], words),
                cards(room, words),
                deal_fold(room, words),
                class_="folds",
            ),
            class_="side",
        )
        asked = tag(
            "div", put["request"], hint_panel(words), put["actions"], self._look_again(), class_="asked"
        )
        caption = tag("p", id="caption", class_="caption-line", aria_hidden="true", hidden=True)
        main = tag(
            "main",
            tag("h1", words.text("game-name"), class_="visually-hidden"),
            tag("div", put["prompt"], asked, hand, class_="tray"),
            tag(
                "section",
                *layout.origin(room, words),
                drawing.at(BOARD),
                caption,
                invitations(room, reader),
                class_="board",
            ),
            side,
            help_with_keys(words),
            class_="table",
            id="table",
            data_turn=look.turn,
            data_way=room.settings.way if self.seat == WATCHER else None,
            data_live=f"/t/{room.id}/live?seat={self.seat}",
            data_why=f"/t/{room.id}/why" if self.seat != WATCHER else None,
            data_have=look.mark,
            data_mine=words.text("page-your-turn"),
            data_failed=words.text("page-failed"),
            data_lost=words.text("page-lost"),
            data_found=words.text("page-found"),
            data_gone=words.text("page-gone"),
            data_rule=words.text("page-rule"),
            data_thinking=words.text("page-thinking"),
            data_copied=words.text("page-copied"),
            data_kept=words.text("page-kept"),
        )
        turn = tag("div", drawing.at(TURN), class_="turn")
        header = tag("header", layout.brand(), turn, self._tools(put["undo"]), class_="bar")
        skip = tag("a", words.text("page-skip"), href="#actions", class_="skip-link")
        body = (skip, drawing.shapes, header, main)
        games = (room.game.id,)
        scripts = ("table.js", *stories.scripts_for(room))
        return layout.document(reader, words.text("game-name"), *body, scripts=scripts, games=games)

    def _look_again(self) -> Markup | None:
        """Without script nothing comes by itself: a link to look what has happened meanwhile."""
        if self._look.turn != "theirs":
            return None
        here = f"/t/{self.room.id}"
        again = tag("a", self.words.text("page-look-again"), class_="button", href=here)
        return tag("noscript", again)

    def _tools(self, undo: Markup) -> Markup:
        room, words = self.room, self.words
        link = None
        if self.seat != WATCHER:
            link = tool_link(f"/t/{room.id}/link/{self.seat}", "phone", words.text("page-seat-link"))
        return tag(
            "nav",
            undo,
            tool_link(f"/rules/{room.game.id}", "rules", words.text("page-rules")),
            link,
            script_tool(("silence", "sound"), words.text("page-sound"), id="sound", aria_pressed="false"),
            script_tool(("keys",), words.text("page-keys"), id="keys", aria_haspopup="dialog"),
            *layout.preferences(words, f"/t/{room.id}"),
            class_="tools",
            aria_label=words.text("page-tools"),
        )


def turn_of(room: Room, options: Sequence[Action]) -> str:
    """`mine`, `theirs` or `over`."""
    return "over" if room.over else "mine" if options else "theirs"


def _seats_shown(room: Room) -> tuple[object, ...]:
    """All that the list of people depends on."""
    seats = [(who.name, who.played_by, bool(who.secret_hash)) for who in room.seats]
    here = [room.present[number] > 0 for number in range(len(seats))]
    return (*seats, *here, room.over)


def _request_shown(room: Room, seat: int) -> tuple[object, ...]:
    """Who asks to take something back or to take over a seat, who has not agreed, what a seat would lose."""
    asking = room.request
    undo = () if asking is None else (asking.seat, *sorted(asking.waiting), room.lost_by_undo(seat))
    return undo, tuple([seat.flags for seat in room.seats if seat.flags.claim_hash])


# Parts ----------------------------------------------------------------------------


def prompt(room: Room, view: View, words: Words) -> str:
    """Who has to do what, and why."""
    asked, head, line = room.match.asked, "", words.prompt(view)
    shown: Sequence[int] = (words.viewer,)
    if not room.ready:
        free = [words.text("name-person", number=n + 1) for n, s in enumerate(room.seats) if not s.played_by]
        head, line, shown = words.text("page-waiting"), words.text("page-free-seats", names=free), ()
    elif room.over:
        head, shown = words.text("page-over"), room.match.winners
    elif words.viewer not in asked:
        head, shown = words.text("page-to-play", names=[words.name(number) for number in asked]), asked
    elif room.seats[words.viewer].stands_in:
        head = words.text("page-bot-for-you")
    return _prompt(head, line, shown[:1])


def _prompt(head: str, line: str, shown: Sequence[int]) -> str:
    heading = f'<strong class="prompt-head">{text(head)}</strong>' if head else ""
    signs = "".join([emblem_sign(seat) for seat in shown])
    said = f'<div>{heading}<p class="prompt-line">{text(line)}</p></div>'
    return f'<section class="prompt" role="status" id="prompt">{signs}{said}</section>'


def actions(
    room: Room, seat: int, view: View, options: Sequence[Action], offers: Sequence[Offer], words: Words
) -> str:
    """Every legal answer as a real button; it says which piece of the board stands for it."""
    labels = [words.action(action, view) for action in options]
    buttons = [
        _choice(label, action.text, words.confirm(action, view), offer)
        for action, label, offer in zip(options, labels, offers, strict=True)
    ]
    longest = max([len(label) for label in labels], default=0)
    many = ""
    if len(options) > LISTED and longest <= MEDIUM:
        many = " is-numbers" if longest <= SHORT else " is-many"
    token = room.token(seat) if options else ""
    return (  # neither ids nor tokens nor keys hold anything to be escaped
        f'<form method="post" action="/t/{room.id}/answer" class="actions" id="actions">'
        f'<input type="hidden" name="seat" value="{seat}"><input type="hidden" name="token" value="{token}">'
        f'<input type="hidden" name="key" value="{room.key(seat)}">'
        f'<ul class="choice-list{many}">{"".join(buttons)}</ul></form>'
    )


@lru_cache(10_000)
def _choice(label: str, action: str, confirm: str, offer: Offer) -> str:
    shown = tag(
        "button",
        label,
        class_="choice",
        name="action",
        value=action,
        data_confirm=confirm or None,
        data_piece=offer.piece or None,
        data_sign=offer.sign or None,
        data_size=offer.size or None,
        data_reach=offer.reach or None,
    )
    return str(tag("li", shown))


def undo_shown(room: Room, seat: int, options: Sequence[Action]) -> tuple[str, bool]:
    """What the undo part shows: the words of its button, and whether an expert can be asked."""
    if seat == WATCHER:
        return "", False
    said = "page-undo" if room.may_undo(seat) else "page-ask-undo" if room.may_ask_undo(seat) else ""
    return said, room.settings.hints and bool(options)


def undo_tools(room: Room, show: tuple[str, bool], words: Words) -> str:
    """Take back, or ask to; ask an expert. The form of the answers has all that they need."""
    said, hint = show
    tools = _tools_now(words.text(said) if said else "", words.text("page-hint") if hint else "")
    return tools.replace(_TABLE, room.id)


@lru_cache(50)
def _tools_now(undo: str, hint: str) -> str:
    """The tools at any table; empty words: there is no such tool."""
    shown = [
        tool(sign, said, form="actions", formaction=f"/t/{_TABLE}/{sign}")
        for sign, said in (("undo", undo), ("hint", hint))
        if said
    ]
    return str(tag("span", *shown, class_="tools-now", id="undo"))


def request(room: Room, seat: int, words: Words) -> str:
    """What somebody asks of the others: to take something back, or to take over a seat."""
    if room.request is not None:
        return undo_request(room, seat, words)
    claimed = [number for number, other in enumerate(room.seats) if other.flags.claim_hash]
    return seat_request(room, claimed[0], seat, words) if claimed else NO_REQUEST


def seat_request(room: Room, claimed: int, seat: int, words: Words) -> str:
    """Somebody asks for a seat in the middle of the game."""
    flags = room.seats[claimed].flags
    waiting = [number for number in room.voters(claimed) if number not in flags.agreed]
    if seat not in waiting:
        names = [words.name(number) for number in waiting]
        said = tag("p", words.text("page-seat-waits", name=flags.claim_name, names=names))
        return str(tag("section", said, class_="panel request", role="status", id="request"))
    fields = {"seat": str(seat), "whose": str(claimed), "claim": flags.claim_hash[:12]}
    where = f"/t/{room.id}/agree"
    return str(
        tag(
            "section",
            tag("p", words.text("page-seat-asked", name=flags.claim_name, number=claimed + 1)),
            post_form(where, button(words.text("page-seat-allow"), main=True), allow="yes", **fields),
            post_form(where, button(words.text("page-seat-refuse")), allow="no", **fields),
            class_="panel request",
            role="alert",
            id="request",
        )
    )


def undo_request(room: Room, seat: int, words: Words) -> str:
    """Somebody asks to take back what others have seen; empty if nobody does."""
    asking = room.request
    if asking is None:
        return NO_REQUEST
    name = words.name(asking.seat)
    if seat not in asking.waiting:
        waiting = [words.name(other) for other in sorted(asking.waiting)]
        said = tag("p", words.text("page-undo-waits", name=name, names=waiting))
        return str(tag("section", said, class_="panel request", role="status", id="request"))
    fields = {"seat": str(seat), "key": f"r{room.key(seat)}"}
    where = f"/t/{room.id}/undo-reply"
    lost = room.lost_by_undo(seat)
    shown = tag(
        "section",
        tag("p", words.text("page-undo-asked", name=name)),
        tag("p", words.text("page-undo-loses", count=lost)) if lost else None,
        post_form(where, button(words.text("page-undo-allow"), main=True), allow="yes", **fields),
        post_form(where, button(words.text("page-undo-refuse")), allow="no", **fields),
        class_="panel request",
        role="alert",
        id="request",
    )
    return str(shown)


def people(room: Room, seat: int, host: bool, words: Words) -> Markup:
    """Who sits where, who is away, and what the host or oneself may do about it."""
    return tag(
        "ul",
        *[_person(room, number, seat, host, words) for number in range(len(room.seats))],
        id="people",
    )


def _person(room: Room, number: int, seat: int, host: bool, words: Words) -> Markup:
    who = room.seats[number]
    forms = []
    if number == seat and who.stands_in:
        forms.append(_seat_form(room, "return", number, words.text("page-take-back-seat")))
    elif number == seat and not room.over and len(room.people) > 1:
        forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-for-me")))
    elif host and who.secret_hash and who.played_by != FREE and not room.over:
        if who.played_by == PERSON:
            forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-instead")))
        forms.append(_seat_form(room, "free", number, words.text("page-free-seat"), words.text("page-sure")))
    elif host and who.played_by == FREE and room.begun:
        forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-instead")))
    said = [tag("strong", words.name(number)), " ", tag("small", _state(room, number, who, words))]
    done = tag("div", *forms, class_="go") if forms else None
    return tag("li", emblem_sign(number), tag("span", *said), done)


def _state(room: Room, number: int, who: RoomSeat, words: Words) -> str:
    if who.played_by == FREE:
        return words.text("page-seat-free")
    if who.stands_in:
        return words.text("page-seat-stand-in", level=words.text(f"level-{who.played_by}"))
    if who.played_by != PERSON:
        return words.text(f"level-{who.played_by}")
    away = room.settings.way in ("online", "phones") and not room.present[number]
    return words.text("page-seat-away" if away else "page-seat-here")


def _seat_form(room: Room, what: str, number: int, said: str, sure: str | None = None) -> Markup:
    press = tag("button", said, class_="button", data_confirm=sure)
    return post_form(f"/t/{room.id}/{what}", press, seat=str(number), whose=str(number))


def end(room: Room, words: Words) -> str:
    """The end of the game, unmissable; before it an empty place."""
    if not room.over:
        return NO_END
    winners = room.match.winners
    names = [words.name(seat) for seat in winners]
    won = words.viewer in winners
    if won:
        head = words.text("page-you-win")
    elif winners:
        head = words.text("play-won", names=names, count=len(names))
    else:
        head = words.text("play-lost")
    undone = tag("p", words.text("page-undone", count=room.undos)) if room.undos else None
    said = tag(
        "div",
        tag("h2", head),
        tag("p", words.event(_last_word(room.match.events))),
        undone,
        stories.end_result(room, words),
        class_="banner-words",
    )
    proof = tag("p", words.text("page-seed"), " ", tag("code", room.match.seed.text), class_="proof")
    if room.settings.next:
        again = tag("a", words.text("page-next"), class_="button button-main", href=f"/t/{room.id}/next")
    else:
        again = post_form(
            f"/t/{room.id}/again", button(words.text("page-again"), main=True), seat=str(words.viewer)
        )
    links = tag(
        "div",
        again if words.viewer != WATCHER or room.settings.next else None,
        *stories.end_links(room, words),
        tag("a", words.text("page-replay"), class_="button", href=f"/t/{room.id}/replay"),
        tag("a", words.text("page-record"), class_="button", href=f"/t/{room.id}/record.json"),
        class_="go",
    )
    who = tag("div", *[emblem_sign(seat) for seat in winners], class_="who") if winners else None
    class_ = "banner" if winners else "banner is-lost"
    return str(tag("div", who, said, links, proof, class_=class_, role="alert", id="end"))


def _last_word(events: Sequence[Event]) -> Event:
    """What says how the game ended; in some games something is told after it."""
    return next((event for event in reversed(events) if event.key == "game-over"), events[-1])


# What does not change part by part ----------------------------------------------------


def script_tool(signs: Sequence[str], said: str, **attributes: str) -> Markup:
    """A small button that does something only with script, and is not there without."""
    word = tag("span", said, class_="visually-hidden")
    shown = [icon(sign) for sign in signs]
    return tag("button", *shown, word, class_="tool needs-script", title=said, type="button", **attributes)


def hint_panel(words: Words) -> Markup:
    """Where an expert's hint is shown; without script it comes as a page of its own."""
    return tag(
        "section",
        tag("h2", words.text("advice-title"), class_="visually-hidden"),
        tag("div", role="status", class_="hint-says"),
        tag(
            "div",
            tag("button", words.text("advice-follow"), class_="button button-main", type="button"),
            tag("button", words.text("page-close"), class_="button", type="button", value="close"),
            class_="go",
        ),
        class_="panel hint",
        id="hint",
        hidden=True,
    )


def help_with_keys(words: Words) -> Markup:
    """What the keys do."""
    keys = (
        ("1 … 9", "number"),
        ("U", "undo"),
        ("H", "hint"),
        ("← ↑ ↓ →", "walk"),
        ("Enter", "enter"),
        ("Esc", "escape"),
        ("?", "help"),
    )
    rows = [
        tag("div", tag("dt", tag("kbd", key)), tag("dd", words.text(f"page-key-{what}")))
        for key, what in keys
    ]
    listen = tag("input", type="checkbox", id="keys-on", checked=True)
    return tag(
        "dialog",
        tag("h2", words.text("page-keys"), id="keys-title"),
        tag("dl", *rows, class_="keys-list"),
        tag("label", listen, words.text("page-keys-on"), class_="pick"),
        tag("form", button(words.text("page-close"), main=True), method="dialog", class_="dialog-go"),
        class_="dialog",
        id="help",
        aria_labelledby="keys-title",
    )


def seat_notice(message: Message, words: Words) -> str:
    """What has happened to a seat, and when: a line of everybody's log."""
    what, _, name = message.text.partition(" ")
    at = datetime.fromtimestamp(message.at / 1000, UTC)
    when = tag("time", f"{at:%H:%M} UTC", datetime=f"{at:%Y-%m-%dT%H:%M:%SZ}")
    said = words.text(f"seat-{what}", name=name, number=message.seat + 1)
    return str(tag("li", when, " ", said))


def seat_notices(room: Room, words: Words) -> list[str]:
    """Everything that has happened to seats, the oldest first."""
    return [seat_notice(message, words) for message in room.messages if message.kind == SEAT]


def seat_lines(lines: list[str]) -> Markup:
    """Who has sat down, left or come back, the newest first."""
    shown = join(*[Markup(line) for line in reversed(lines[-LOG_LINES:])])
    return tag("ol", shown, class_="seat-lines", id=SEATS, tabindex="0")


def promises(room: Room, words: Words) -> Markup:
    """What was promised about the seed: by the server, and by every browser that adds a part."""
    rows = [tag("li", words.text("deal-server"), " ", tag("code", room.deal.server.commitment))]
    rows += [
        tag("li", words.text("deal-browser", name=words.name(seat)), " ", tag("code", promise))
        for seat, promise in sorted(room.promises_now().items())
    ]
    return tag("ul", *rows, class_="promises")


def deal_fold(room: Room, words: Words) -> Markup:
    """How the seed of this game came about, and what was promised about it."""
    again = tag("p", words.text("deal-again", count=room.deal.number)) if room.deal.number else None
    return tag(
        "details",
        tag("summary", icon("eye"), tag("span", words.text("deal-title"))),
        tag("p", words.text("deal-how" if room.deal.parts else "deal-how-server"), class_="quiet"),
        promises(room, words),
        again,
        class_="deal",
        name="side",
    )


def _log(lines: list[str], notices: list[str], words: Words) -> Markup:
    """What happened, the newest first."""
    shown = join(*[Markup(line) for line in reversed(lines[-LOG_LINES:])])
    return tag(
        "section",
        tag("h2", words.text("page-log")),
        seat_lines(notices),
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
        label = tag("label", words.text("page-say-to"), for_="to", class_="visually-hidden")
        choice = join(label, layout.picks("to", "table", to)) if team else None
        text = tag("input", name="text", maxlength=500, autocomplete="off", aria_label=words.text("page-say"))
        send = button(words.text("page-send"))
        form = post_form(f"/t/{room.id}/say", choice, text, send, class_="say", seat=str(seat))
    return tag(
        "details",
        tag("summary", icon("chat"), tag("span", words.text("page-talk"))),
        tag("div", tag("ol", shown, id=TALK), role="log", tabindex="0", aria_label=words.text("page-talk")),
        form,
        class_="chat",
        id="talk",
        name="side",
        open=seat != WATCHER,
    )


#: The kind of message that is a note.
NOTE: Final = "note"


def _is_chat(message: Message) -> bool:
    return message.kind not in (NOTE, MARK, MARKS, SEAT)


def chat_of(room: Room) -> list[Message]:
    """What was said at a table, to whomever: not notes, not marks."""
    return [message for message in room.messages if _is_chat(message)]


def note_mark(room: Room, seat: int) -> str:
    """What the key of a seat's note begins with: whoever takes a seat does not get another's notes."""
    return f"note-{seat}-{room.seats[seat].secret_hash[:12]}-"


def notes(room: Room, seat: int, words: Words) -> Markup | None:
    """One's own notes, for nobody else's eyes."""
    if seat == WATCHER or room.settings.way == "screen":
        return None
    mine = note_mark(room, seat)
    kept = [said.text for said in room.messages if said.kind == "note" and said.key.startswith(mine)]
    field = tag("textarea", kept[-1] if kept else "", name="text", maxlength=2000, rows=4, id="notes-text")
    label = tag("label", words.text("page-notes-how"), for_="notes-text")
    save = button(words.text("page-save"))
    return tag(
        "details",
        tag("summary", icon("note"), tag("span", words.text("page-notes"))),
        post_form(f"/t/{room.id}/note", label, field, save, class_="notes-form", seat=str(seat)),
        class_="notes",
        name="side",
    )


def fold_of_people(listed: Markup, words: Words) -> Markup:
    """The fold around the list of people."""
    summary = tag("summary", icon("players"), tag("span", words.text("page-people")))
    return tag("details", summary, listed, class_="people", name="side")


def cards(room: Room, words: Words) -> Markup | None:
    """What every card of the game does."""
    ids = room.game.cards(room.chosen)
    if not ids:
        return None
    texts = [tag("li", words.card(card)) for card in ids]
    return tag(
        "details",
        tag("summary", icon("rules"), tag("span", words.text("page-cards"))),
        tag("ul", *texts),
        class_="cards",
        name="side",
    )


def invitations(room: Room, reader: Reader) -> Markup:
    """For the host: links and codes of the seats that are still free. Changes with who has sat down."""
    if not reader.invitations:
        return tag("div", id="invitations", hidden=True)
    words = layout.words_for(room, reader)
    rows = [_invitation(room, reader, number, words) for number in reader.invitations]
    local = (urlsplit(reader.site).hostname or "") in ("localhost", "127.0.0.1", "::1")
    return tag(
        "section",
        tag("h2", words.text("page-invite")),
        tag("p", words.text("page-invite-how")),
        tag("p", words.text("page-only-here"), class_="quiet") if local else None,
        tag("ul", *rows, class_="invitations"),
        class_="inviting",
        id="invitations",
    )


def _invitation(room: Room, reader: Reader, number: int, words: Words) -> Markup:
    link = f"{reader.site}t/{room.id}/sit/{reader.invitations[number]}"
    said = words.text("page-code", number=number + 1)
    copy = tag(
        "button",
        icon("copy"),
        tag("span", words.text("page-copy")),
        class_="button needs-script",
        type="button",
        data_copy=link,
    )
    return tag(
        "li",
        tag("div", emblem_picture(number), tag("strong", words.name(number)), class_="chip"),
        layout.role(words, room, number),
        tag("span", layout.qr_code(link), role="img", aria_label=said, class_="code"),
        tag("a", link, href=link),
        copy,
        class_="invitation",
    )
