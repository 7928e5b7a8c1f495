"""What the page of a table shows at one moment, and the difference between two such states.

A page is made of **parts** (each an element with an id) and **rolls** (lists
that only grow: the log, the chat). A browser is sent the difference between two states.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from polnoc.drawing.sheets import Sheet
from polnoc.table.beats import Shown, changed_parts

#: How many log lines a page begins with; the replay has all of them.
LOG_LINES: Final = 60

#: How many last lines are compared to tell two logs apart.
LAST_LINES: Final = 3

LOG: Final = "log-lines"
CHAT: Final = "talk-lines"
#: The roll of seat changes.
SEATS: Final = "seat-lines"

_encode = msgspec.json.Encoder().encode


class LogState(NamedTuple):
    """The log as one reader sees it at one moment."""

    #: How many lines there are, and how often some of this reader's were taken back.
    lines: int = 0
    taken_back: int = 0
    #: The lines that this state has added.
    fresh: tuple[str, ...] = ()
    #: The last lines, to tell two logs apart.
    last: tuple[str, ...] = ()


class PageState:
    """Everything on a page that can change, at one moment.

    Lines of the log are worded again when they are needed: to keep them for every reader would take more
    memory than everything else. `say(first, end)` returns them. In the same way `make_panels` makes the
    panels of the latest state: of an older one only their hash is needed.
    """

    __slots__ = (
        "_version",
        "chat",
        "drawn_from",
        "log",
        "make_panels",
        "notices",
        "panel_hashes",
        "say",
        "sheets",
        "show",
        "steps",
        "turn",
        "undone",
        "view_hash",
    )

    def __init__(
        self,
        panel_hashes: dict[str, int],
        make_panels: Callable[[], dict[str, str]],
        sheets: tuple[Sheet, ...],
        drawn_from: int,
        view_hash: int,
        log: LogState,
        chat: list[str],
        notices: list[str],
        turn: str,
        say: Callable[[int, int], list[str]],
        show: Callable[[PageState, PageState], Shown],
        steps: int,
        undone: int,
    ) -> None:
        self.panel_hashes = panel_hashes
        self.make_panels = make_panels
        self.sheets = sheets
        #: The hash of what the sheets were drawn from.
        self.drawn_from = drawn_from
        #: The hash of the view alone.
        self.view_hash = view_hash
        self.log = log
        self.chat = chat
        self.notices = notices
        self.turn = turn
        self.say = say
        #: Makes the beats between two states.
        self.show = show
        #: How many answers stood at that moment, and how many had been taken back.
        self.steps = steps
        self.undone = undone
        self._version = ""

    @property
    def parts(self) -> dict[str, str]:
        """Every part by its id: panels, and the parts of the sheets."""
        parts = dict(self.make_panels())
        for sheet in self.sheets:
            parts |= sheet.texts
        return parts

    @property
    def rolls(self) -> dict[str, list[str]]:
        """Every line of the lists, the oldest first."""
        return {LOG: self.say(0, self.log.lines), CHAT: self.chat, SEATS: self.notices}

    @property
    def version(self) -> str:
        """A version of what the page shows: two pages of the same version show the same.

        It is valid in this process only; a page that reconnects after a restart is sent everything again. It
        is derived only from what the reader may see, so that it reveals nothing else.
        """
        if not self._version:
            ends = (self.log.lines, self.log.last, len(self.chat), len(self.notices), *self.chat[-3:])
            shown = hash((self.turn, *self.panel_hashes.values(), self.drawn_from, ends))
            self._version = f"{shown & 0xFFFF_FFFF_FFFF_FFFF:x}"
        return self._version

    def since(self, old: PageState) -> dict[str, object]:
        """What to change on a page that shows `old`; empty if nothing."""
        news: dict[str, object] = {}
        shown = self._shown_since(old)
        if shown.beats:
            news["beats"] = shown.beats
        if changed := self._changed(old, shown.sheets):
            news["put"] = changed
        if self.say != old.say:  # somebody's name has changed, in old lines too
            news["all"] = self._last_of_all()
        else:
            self._rolled(old, news)
        if news or self.version != old.version:  # a page must know its version, even if it looks the same
            news["turn"] = self.turn
        return news

    def _shown_since(self, old: PageState) -> Shown:
        """What happened step by step; nothing if something was taken back, or lines were reworded."""
        if self.say != old.say or self.undone != old.undone or self.log.lines <= old.log.lines:
            return Shown([], old.sheets)
        return self.show(old, self)

    def _rolled(self, old: PageState, news: dict[str, object]) -> None:
        """Add what is new in the rolls to `news`; a log from which something was taken back is sent again."""
        added: dict[str, list[str]] = {}
        if self.log.taken_back != old.log.taken_back:
            news["all"] = {LOG: self._last_lines()}
        elif self.log.lines > old.log.lines and "beats" not in news:
            added[LOG] = self.lines_since(old.log.lines)
        if len(self.chat) > len(old.chat):
            added[CHAT] = self.chat[len(old.chat) :]
        if len(self.notices) > len(old.notices):
            added[SEATS] = self.notices[len(old.notices) :]
        if added:
            news["add"] = added

    def lines_since(self, number: int) -> list[str]:
        fresh = self.log.lines - number
        return list(self.log.fresh) if fresh == len(self.log.fresh) else self.say(number, self.log.lines)

    def _last_lines(self) -> list[str]:
        return self.say(max(0, self.log.lines - LOG_LINES), self.log.lines)

    def encoded(self, news: dict[str, object]) -> bytes:
        """The news as sent over the wire; empty if there are none."""
        return _encode({"mark": self.version, **news}) if news else b""

    def _changed(self, old: PageState, sheets: tuple[Sheet, ...]) -> dict[str, str]:
        """The parts that differ from older panels and sheets."""
        before = old.panel_hashes
        keys = [key for key, hashed in self.panel_hashes.items() if before.get(key) != hashed]
        panels = self.make_panels() if keys else {}
        return {key: panels[key] for key in keys} | changed_parts(sheets, self.sheets)

    def whole(self, **more: str) -> dict[str, object]:
        """Everything, for a page of an unknown version, and `more` parts."""
        # Copies: a string caches its UTF-8 encoding, and the originals stay in memory for long.
        parts = {key: text.encode().decode() for key, text in self.parts.items()}
        return {"put": parts | more, "all": self._last_of_all(), "turn": self.turn}

    def _last_of_all(self) -> dict[str, list[str]]:
        return {LOG: self._last_lines(), CHAT: self.chat[-LOG_LINES:], SEATS: self.notices[-LOG_LINES:]}


@lru_cache(8)  # readers of the same states ask one after another
def update(old: PageState, new: PageState) -> bytes:
    """The changes between two states, as sent."""
    return new.encoded(new.since(old))
