"""Renders the page of a table for one kind of reader: the whole page first, then only changes.

A renderer is cached with the room and shared by everybody who sees the same: a
seat, or the watchers, in one language.
"""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable
from typing import Final

import msgspec

from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.markup import Markup, tag, text
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing, Memo, Offer
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.moments import Scene
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.views import View
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table.beats import (
    MOST_BEATS,
    Beat,
    Shown,
    beat,
    changed_parts,
    has_lost,
    scenes_between,
    views_shown,
)
from polnoc.table.cpu_time import DRAWING
from polnoc.table.layout import Reader, tool_link
from polnoc.table.marks import Marks, markable, marks_fold, marks_list, marks_of
from polnoc.table.page_folds import (
    cards,
    chat_fold,
    chat_line,
    deal_fold,
    fold_of_people,
    help_with_keys,
    hint_panel,
    invitations,
    is_chat,
    log_section,
    notes,
    script_tool,
    seat_notice,
    show_settings,
    show_strip,
    sound_offer,
    zoom_tools,
)
from polnoc.table.page_state import LAST_LINES, LogState, PageState
from polnoc.table.panels import (
    actions,
    clock,
    dues_shown,
    end,
    people,
    prompt,
    request,
    request_shown,
    seats_shown,
    turn_of,
    undo_shown,
    undo_tools,
)
from polnoc.table.passing import shown_options
from polnoc.table.role_card import role_dialog, role_tool
from polnoc.table.room_seats import SEAT
from polnoc.table.rooms import Room

_encode = msgspec.json.Encoder().encode


def renderer_of(room: Room, reader: Reader) -> PageRenderer:
    """The renderer of a room for a reader."""
    which = (reader.language, reader.seat, reader.host)
    kept = room.page_cache.get(which)
    if isinstance(kept, PageRenderer):
        if kept.holds():
            return kept
        del room.page_cache[which]
        kept.let_go()
    fresh = room.page_cache[which] = PageRenderer(room, reader)
    return fresh


class CommonState:
    """What is the same for all readers of a table, computed once after each change."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._stamp = -1
        #: Who sits where, who is present, and whose time runs.
        self.seats: tuple[object, ...] = ()
        self.dues: tuple[tuple[int, int], ...] = ()

    def renew(self) -> None:
        """Update from the room if anything has changed."""
        room = self._room
        if self._stamp != room.stamp:
            self._stamp = room.stamp
            self.seats, self.dues = seats_shown(room), dues_shown(room)


def _common_state(room: Room) -> CommonState:
    kept = room.page_cache.get(CommonState)
    if not isinstance(kept, CommonState):
        kept = room.page_cache[CommonState] = CommonState(room)
    return kept


#: A board that has not drawn for this long is dropped: it takes 2 to 5 kB for each open page, and drawing
#: with a new one takes 0.1 to 2.5 ms more, depending on the game. The panels as text take 4 kB.
BOARD_SECONDS: Final = 60.0


class RecentBoards:
    """The boards that have drawn lately; each drawing drops those that have not."""

    def __init__(self) -> None:
        #: When each one last drew, the longest ago first.
        self._drawn: dict[object, float] = {}

    def keep(self, board: object) -> None:
        """Keep a board that has just drawn."""
        now = time.monotonic()
        self._drawn.pop(board, None)
        self._drawn[board] = now
        while self._drawn[oldest := next(iter(self._drawn))] < now - BOARD_SECONDS:
            del self._drawn[oldest]


_recent: Final = RecentBoards()


def _common(room: Room, language: str) -> Memo:
    """The memo of what is drawn the same for all readers of this language at a table."""
    for kept in room.page_cache.values():
        if isinstance(kept, PageRenderer) and kept.words.language == language and kept.holds():
            board = kept.board()
            if board is not None:
                return board.common
    return Memo()


class PanelTexts:
    """The panels of the last state as text, and the inputs of some of them."""

    __slots__ = ("__weakref__", "made", "texts")

    def __init__(self) -> None:
        self.made: dict[str, tuple[object, str]] = {}
        self.texts: dict[str, str] = {}


def _nothing_kept() -> None:
    """Replaces the weak reference to a board or texts that a renderer does not keep."""


def _panel(kept: PanelTexts, key: str, shown: object, make: Callable[[], str]) -> str:
    """A part of the page; made again only if its input has changed."""
    made = kept.made.get(key)
    if made is None or made[0] != shown:
        made = kept.made[key] = (shown, make())
    return made[1]


class PageRenderer:
    """Renders a room for one kind of reader."""

    def __init__(self, room: Room, reader: Reader) -> None:
        self.room = room
        self.seat = reader.seat
        self.host = reader.host
        self.aids = room.settings.aids
        self.words = layout.words_for(room, reader)
        self.drawer = layout.drawer_of(room.game)
        self._common = _common_state(room)
        #: The board, while it is kept.
        self.board: Callable[[], CachedBoard[AnyGame] | None] = _nothing_kept
        #: The panels, while they are kept.
        self.panel_texts: Callable[[], PanelTexts | None] = _nothing_kept
        self._stamp = -1
        self._state: PageState
        #: A number for everything that the last state depends on.
        self._shown = 0
        self._drawing: Drawing
        self._markable = markable(room, reader.seat, self.words)
        self._read = 0
        self._undone = 0
        self._events: list[Event] = []
        self._log = LogState()
        self._heard = 0
        self._chat: list[str] = []
        self._notices: list[str] = []

    def holds(self) -> bool:
        """Whether the renderer still fits: names and aids have not changed since it was made."""
        names = tuple([seat.name for seat in self.room.seats])
        return self.words.names == names and self.aids == self.room.settings.aids

    def let_go(self) -> None:
        """Break the reference cycle with the last state, so that the renderer is freed at once."""
        self.__dict__.clear()

    def state(self) -> PageState:
        """Everything that can change, as it is now."""
        if self._stamp != self.room.stamp:
            with DRAWING:
                self._state = self._render()
            self._stamp = self.room.stamp
        return self._state

    def _render(self) -> PageState:
        """The current state: the same object as before if nothing that this reader sees has changed."""
        room, words, seat, common = self.room, self.words, self.seat, self._common
        common.renew()
        view, options = room.view(seat), words.listed(shown_options(room, seat))
        log, chat = self._log_state(), self._chat_lines()
        undo, seats, dues = undo_shown(room, seat, options), common.seats, common.dues
        marks = marks_of(room, seat) if self._markable else ()
        state = (room.key(seat), request_shown(room, seat), room.over, room.undos.count, room.settings.next)
        said = (len(chat), len(self._notices))
        seen = hash(_encode(view))
        drawn_from = hash((seen, tuple(options), words.names, self.aids))
        shown = hash((drawn_from, undo, seats, state, marks, log, said, dues))
        if shown == self._shown:
            return self._state
        self._shown = shown
        self._drawing = self._draw(view, options, is_whole=room.over)
        panels = self._make_panels(view, options, undo, marks)
        turn = turn_of(room, options)
        sheets = self._drawing.sheets
        match = room.match
        return PageState(
            {key: hash(text) for key, text in panels.items()},
            self.panels,
            sheets,
            drawn_from,
            seen,
            log,
            chat,
            self._notices,
            turn,
            self.lines,
            self.show,
            len(match.steps),
            match.undone,
        )

    def panels(self) -> dict[str, str]:
        """The panels of the last state."""
        kept = self.panel_texts()
        if kept is not None:
            return kept.texts
        room, seat = self.room, self.seat
        options = self.words.listed(shown_options(room, seat))
        marks = marks_of(room, seat) if self._markable else ()
        return self._make_panels(room.view(seat), options, undo_shown(room, seat, options), marks)

    def _make_panels(
        self, view: View, options: list[Action], undo: tuple[str, bool], marks: Marks
    ) -> dict[str, str]:
        """Make every panel, by id. They are kept once somebody has answered, as boards are."""
        room, words, seat, host = self.room, self.words, self.seat, self.host
        seats, dues, kept = self._common.seats, self._common.dues, self.panel_texts() or PanelTexts()
        panels = {
            "prompt": prompt(room, view, host, words),
            "actions": actions(room, seat, view, options, self._offered(view, options), words),
            "undo": _panel(kept, "undo", undo, lambda: undo_tools(room, undo, words)),
            "request": request(room, seat, words),
            "people": _panel(kept, "people", seats, lambda: str(people(room, seat, host, words))),
            "end": end(room, words),
        }
        if room.clocks is not None:
            panels["deadlines"] = _panel(kept, "deadlines", dues, lambda: clock(dues, words))
        if self._markable:
            panels["marks"] = str(marks_list(room, seat, marks, self._markable, words))
        kept.texts = panels
        if room.match.steps:
            _recent.keep(kept)
            self.panel_texts = weakref.ref(kept)
        return panels

    def show(self, old: PageState, new: PageState) -> Shown:
        """What happened between two states, step by step, as this reader may see it."""
        with DRAWING:
            return self._show(old, new)

    def _show(self, old: PageState, new: PageState) -> Shown:
        match, lines = self.room.match, new.lines_since(old.log.lines)
        if match.undone != new.undone or len(lines) > MOST_BEATS:
            return Shown([], old.sheets)
        options: list[Action] = []
        same_question = old.panel_hashes["actions"] == new.panel_hashes["actions"]
        if same_question:  # it stays on the board while the beats are played
            options = self.words.listed(self.room.options(self.seat))
        board, lost, sheets = self.board() or self._new_board(), has_lost(match, self.seat), old.sheets
        sheets_of, beats = {old.view_hash: old.sheets, new.view_hash: new.sheets}, list[Beat]()
        for scene in self._scenes(old, new, len(lines)):
            said, lines = lines[: len(scene.events)], lines[len(scene.events) :]
            is_now = scene.position is match.position
            view = self.room.view(self.seat) if is_now else match.game.view(scene.position, self.seat)
            for then in views_shown(board, view, scene.events):
                seen = new.view_hash if is_now and then is view else hash(_encode(then))
                if seen not in sheets_of:
                    sheets_of[seen] = board.draw(then, options).sheets
                put = changed_parts(sheets, sheets_of[seen])
                beats.append(beat(board, then, scene.events, said, put, lost))
                sheets, said = sheets_of[seen], []
        return Shown(beats, sheets)

    def _scenes(self, old: PageState, new: PageState, lines: int) -> list[Scene]:
        match, seat = self.room.match, self.seat
        if lines == 1:  # the current board shows everything that was told
            return [Scene(self._events[new.log.lines - 1 : new.log.lines], match.position)]
        told = scenes_between(match, old.steps + 1, new.steps, lambda event: may_see(event.audience, seat))
        return [scene for _, scene in told]

    def _draw(self, view: View, options: list[Action], is_whole: bool = False) -> Drawing:
        """Draw the current state; if `is_whole`, the story of the finished game is drawn over the board.

        A board is kept once somebody has answered: at many tables nobody does.
        """
        board = self.board() or self._new_board()
        drawing = board.draw(board.story(view, self.room.match.events) if is_whole else view, options)
        if self.room.match.steps:
            _recent.keep(board)
            self.board = weakref.ref(board)
        return drawing

    def _new_board(self) -> CachedBoard[AnyGame]:
        language = self.words.language
        return self.drawer.Board(
            self.room.game,
            self.words.text,
            self.words.names,
            self.seat,
            aids=self.aids,
            style=language,
            common=_common(self.room, language),
        )

    def _offered(self, view: View, options: list[Action]) -> list[Offer]:
        """The pieces that offer the options."""
        return self.drawer.offers(self.room.game, view, options, self.words.text) if options else []

    def lines(self, first: int, end: int) -> list[str]:
        """The lines of the log from `first` up to `end`."""
        return [self._log_line(number, self._events[number]) for number in range(first, end)]

    def _log_state(self) -> LogState:
        """The current log; existing lines are not worded again."""
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
            self._log = LogState(len(self._events), self._log.taken_back, fresh, last)
        return self._log

    def _forget_undone(self) -> None:
        """Drop what was taken back; the log is unchanged if none of it was visible to this reader."""
        match = self.room.match
        told, same = match.log(self.seat), 0
        for old, new in zip(self._events, told, strict=False):
            if old is not new and old != new:
                break
            same += 1
        if same < len(self._events):
            del self._events[same:]
            last = tuple(self.lines(max(0, same - LAST_LINES), same))
            self._log = LogState(same, self._log.taken_back + 1, (), last)
        self._undone = match.undone
        places = [at for at, event in enumerate(match.events, 1) if may_see(event.audience, self.seat)]
        self._read = places[same - 1] if same else 0

    def _log_line(self, number: int, event: Event) -> str:
        """A line of the log: it links to the board as it was then, and names the pieces it is about."""
        seat = "" if self.seat == WATCHER else f"?seat={self.seat}"
        where, said = f"/t/{self.room.id}/then/{number}{seat}", text(self.words.event(event))
        return f'<li{self._line_attributes(event)}><a href="{where}">{said}</a></li>'

    def _line_attributes(self, event: Event) -> str:
        """The attributes of a line: whether it begins a section, and which pieces it is about."""
        board = self.drawer.Board
        about = " ".join(self.drawer.places(self.room.game, event))
        heading = ' class="is-round"' if event.key in board.headings else ""
        at = f' data-at="{about}"' if about else ""
        return f"{heading}{at}{' data-quiet' if event.key in board.quiet else ''}"

    def _chat_lines(self) -> list[str]:
        """The chat lines that this seat may read, without seat changes."""
        unheard = self.room.messages[self._heard :]
        fresh = [
            chat_line(message, self.words)
            for message in unheard
            if is_chat(message) and may_see(message.audience, self.seat)
        ]
        notices = [seat_notice(message, self.words) for message in unheard if message.kind == SEAT]
        self._heard = len(self.room.messages)
        if notices:
            self._notices = self._notices + notices
        if fresh:
            self._chat = self._chat + fresh
        return self._chat

    # The whole page -------------------------------------------------------------

    def page(self, reader: Reader) -> str:
        """The whole page of a table."""
        room, words, state = self.room, self.words, self.state()
        put = {key: Markup(text) for key, text in state.parts.items()}
        drawing = self._drawing
        hand = tag("section", drawing.at(TRAY), put["end"], class_="hand")
        side = tag(
            "aside",
            log_section(layout.origin(room, words), state._last_lines(), state.notices, words),
            tag(
                "div",
                chat_fold(room, self.seat, state.chat, words),
                notes(room, self.seat, words),
                marks_fold(room, self.seat, put["marks"], self._markable, words) if self._markable else None,
                fold_of_people(put["people"], words),
                cards(room, words),
                deal_fold(room, words),
                class_="folds",
            ),
            self._narrow_theme(reader.theme),
            class_="side",
        )
        asked = tag(
            "div",
            put.get("deadlines"),
            put["request"],
            hint_panel(words),
            put["actions"],
            self._look_again(),
            class_="asked",
        )
        main = tag(
            "main",
            tag("h1", words.text("game-name"), class_="visually-hidden"),
            tag(
                "div",
                tag("div", put["prompt"], show_strip(words), class_="telling"),
                asked,
                hand,
                class_="tray",
            ),
            tag(
                "section",
                drawing.at(BOARD),
                zoom_tools(words),
                invitations(room, reader),
                class_="board",
            ),
            side,
            help_with_keys(words),
            show_settings(words),
            sound_offer(words),
            role_dialog(room, reader, words),
            class_="table",
            id="table",
            data_turn=state.turn,
            data_game=room.game.id,
            data_way=room.settings.way if self.seat == WATCHER else None,
            data_live=f"/t/{room.id}/live?seat={self.seat}",
            data_why=f"/t/{room.id}/why" if self.seat != WATCHER else None,
            data_have=state.version,
            data_now=str(now()) if room.clocks is not None else None,
            data_mine=words.text("page-your-turn"),
            data_failed=words.text("page-failed"),
            data_waits=words.text("page-answer-waits"),
            data_dropped=words.text("page-answer-dropped"),
            data_lost=words.text("page-lost"),
            data_found=words.text("page-found"),
            data_gone=words.text("page-gone"),
            data_rule=words.text("page-rule"),
            data_thinking=words.text("page-thinking"),
            data_copied=words.text("page-copied"),
            data_kept=words.text("page-kept"),
        )
        turn = tag("div", drawing.at(TURN), class_="turn")
        tools = self._tools(put["undo"], reader.theme)
        header = tag("header", layout.brand(), layout.turns_link(words), turn, tools, class_="bar")
        skip = tag("a", words.text("page-skip"), href="#actions", class_="skip-link")
        body = (skip, drawing.shapes, header, main)
        games = (room.game.id,)
        scripts = ("table.js", "zoom.js", "drawers.js", *(("clock.js",) if room.clocks else ()))
        return layout.document(reader, words.text("game-name"), *body, scripts=scripts, games=games)

    def _look_again(self) -> Markup | None:
        """A reload link for browsers without scripts, where updates do not arrive by themselves."""
        if self._state.turn != "theirs":
            return None
        here = f"/t/{self.room.id}"
        again = tag("a", self.words.text("page-look-again"), class_="button", href=here)
        return tag("noscript", again)

    def _narrow_theme(self, theme: str) -> Markup:
        """The theme switch for narrow screens, where the bar has no room for it."""
        switch = layout.button(self.words.text("page-theme"))
        forms = layout.theme_forms(switch, f"/t/{self.room.id}", theme)
        return tag("div", *forms, class_="narrow-theme")

    def _tools(self, undo: Markup, theme: str) -> Markup:
        room, words = self.room, self.words
        link = bell = None
        if self.seat != WATCHER:
            link = tool_link(f"/t/{room.id}/link/{self.seat}", "phone", words.text("page-seat-link"))
            if len(room.people) > 1:  # bots do not keep anybody waiting
                bell = tool_link("/notices", "bell", words.text("notices-title"))
        return tag(
            "nav",
            undo,
            role_tool(room, self.seat, words),
            tool_link(f"/rules/{room.game.id}", "rules", words.text("page-rules")),
            link,
            bell,
            script_tool(("silence", "sound"), words.text("page-sound"), id="sound", aria_pressed="false"),
            script_tool(("clock",), words.text("show-settings"), id="pace", aria_haspopup="dialog"),
            script_tool(("keys",), words.text("page-keys"), id="keys", aria_haspopup="dialog"),
            zoom_tools(words),
            *layout.preferences(words, f"/t/{room.id}", theme),
            class_="tools",
            aria_label=words.text("page-tools"),
        )
