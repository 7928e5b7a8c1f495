"""A finished game as beats, for automatic replay, in the same format as in updates.

Between two steps everything that the reader was told is shown with the board of that moment; at the end of a
step the board is the same as on the step's own page.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.markup import text
from polnoc.drawing.sheets import TRAY, Sheet
from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.moments import Scene
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.records import Record
from polnoc.records.export import ABOVE, told_to, words_for
from polnoc.table import layout
from polnoc.table.beats import Beat, beat, changed_parts, has_lost, scenes_between, views_shown
from polnoc.table.replay_pages import step_address
from polnoc.table.rooms import Room

#: At most this many steps are in one response, and about this many beats of key moments.
STEPS_AT_ONCE: Final = 24
KEY_BEATS_AT_ONCE: Final = 40


class ReplayBoards:
    """The boards of a replay page: one, and from above every seat's hand."""

    def __init__(
        self, room: Room, record: Record, language: str, eyes: int, tells_story: bool = False
    ) -> None:
        self.room = room
        #: Whether every moment shows the story so far.
        self.tells_story = tells_story
        self.eyes = eyes
        self.match: Match = room.match
        self.words = words_for(room.match, record, language, eyes)
        drawer = layout.drawer_of(room.game)
        self._viewer = drawer.Board.above if eyes == ABOVE else eyes
        make = partial(drawer.Board, room.game, self.words.text, self.words.names, aids=room.settings.aids)
        self.board: CachedBoard[AnyGame] = make(self._viewer)
        self._hands = [make(seat, prefix=f"of-{seat}-") for seat in range(len(room.seats)) if eyes == ABOVE]
        self._shown: list[tuple[str, tuple[Sheet, ...]]] = []

    def go_to(self, position: Position) -> dict[str, str]:
        """Draw a position; returns the parts that have changed since the last drawing."""
        view = self.view(position)
        if position is self.match.position:  # the game is over
            view = self.board.story(view, self.match.events)
        return self._show(view, position)

    def parts(self) -> dict[str, str]:
        """All parts of the last drawing."""
        return {key: part for sheet in self._shown[0][1] for key, part in sheet.texts.items()}

    def view(self, position: Position) -> View:
        """The view of a position that the board of the page shows."""
        return self.room.game.view(position, self._viewer)

    def _show(self, view: View, position: Position) -> dict[str, str]:
        before, self._shown = self._shown, self._draw(view, position)
        changed: dict[str, str] = {}
        for (prefix, was), (_, now) in zip(before, self._shown, strict=False):
            parts = changed_parts(was, now)
            changed |= {prefix + key: part for key, part in parts.items() if not (prefix and "title-" in key)}
        return changed

    def _draw(self, view: View, position: Position) -> list[tuple[str, tuple[Sheet, ...]]]:
        sheets = self.board.draw(view, []).sheets
        if self.eyes != ABOVE:
            return [("", sheets)]
        held = [
            (board.cache.prefix, board.draw(self.room.game.view(position, seat), []).sheets)
            for seat, board in enumerate(self._hands)
        ]
        return [
            ("", tuple([sheet for sheet in sheets if sheet.place != TRAY])),
            *[(prefix, tuple([sheet for sheet in drawn if sheet.place == TRAY])) for prefix, drawn in held],
        ]

    def scene(self, step: int, scene: Scene) -> Iterator[Beat]:
        """The beats of one moment of a step."""
        lines = [self._line(event, step) for event in scene.events]
        lost = has_lost(self.match, WATCHER if self.eyes == ABOVE else self.eyes)
        seen = self.view(scene.position)
        if self.tells_story:
            seen = self.board.story(seen, self._events_until(step, scene))
        for view in views_shown(self.board, seen, scene.events):
            put = self._show(view, scene.position)
            yield {**beat(self.board, view, scene.events, lines, put, lost), "step": step}
            lines = []

    def _events_until(self, step: int, scene: Scene) -> list[Event]:
        """All events up to the end of a scene of a step."""
        first, last = self.match.steps[step - 1].events, scene.events[-1]
        own = [nth for nth, event in enumerate(self.match.events_of(step)) if event is last]
        return self.match.events[: first + own[-1] + 1]

    def _line(self, event: Event, step: int) -> str:
        game = self.room.game
        about = " ".join(layout.drawer_of(game).places(game, event))
        at = f' data-at="{about}"' if about else ""
        heading = ' class="is-round"' if layout.heads(game, event) else ""
        return self._said(self.words.event(event), step, heading + at)

    def _said(self, said: str, step: int, attributes: str = "") -> str:
        return f'<li{attributes}><a href="{step_address(self.room, step, self.eyes)}">{text(said)}</a></li>'

    def rest(self, step: int, position: Position, told: bool) -> Beat:
        """The beat at the end of a step, with the answer itself for its own seat if there were no events."""
        made: Beat = {}
        given = self.match.steps[step - 1]
        if not told and self.eyes in (ABOVE, given.seat):
            action = self.words.action(given.action, self.room.game.view(given.before, given.seat))
            said = self.words.text("replay-answer", name=self.words.name(given.seat), action=action)
            made["lines"] = [self._said(said, step)]
        if put := self.go_to(position):
            made["put"] = put
        return made


def position_after(match: Match, answers: int) -> Position:
    """The position after a number of answers."""
    before: list[Position] = [step.before for step in match.steps[answers : answers + 1]]
    return before[0] if before else match.position


def replay_beats(
    room: Room, record: Record, language: str, first: int, eyes: int, only_key: bool = False
) -> dict[str, object]:
    """The beats that follow step `first`, and the step to continue from; None at the end.

    With `only_key`, a summary of the game: the moments that its board calls `key_moments`, each with the
    story so far, and the board at the start.
    """
    boards = ReplayBoards(room, record, language, eyes, only_key)
    boards.go_to(position_after(room.match, first))
    if only_key:
        begin: list[Beat] = [] if first else [{"put": boards.parts(), "step": 0}]
        told, last = _key_beats(boards, first)
        told = begin + told
    else:
        last = min(first + STEPS_AT_ONCE, len(room.match.steps))
        told = list(_told(boards, first, last))
    return {"beats": told, "next": last if last < len(room.match.steps) else None}


def _key_beats(boards: ReplayBoards, first: int) -> tuple[list[Beat], int]:
    """The beats of key moments after a step, and the last step that was searched."""
    match, key_moments = boards.match, boards.board.key_moments
    told: list[Beat] = []
    step = first
    while step < len(match.steps) and len(told) < KEY_BEATS_AT_ONCE:
        step += 1
        if not any([event.key in key_moments for event in match.events_of(step)]):
            continue
        for _, scene in scenes_between(match, step, step, partial(told_to, viewer=boards.eyes)):
            if any([event.key in key_moments for event in scene.events]):
                told += boards.scene(step, scene)
    return told, step


def _told(boards: ReplayBoards, first: int, last: int) -> Iterator[Beat]:
    match, is_told = boards.match, partial(told_to, viewer=boards.eyes)
    for step in range(first + 1, last + 1):
        scenes = scenes_between(match, step, step, is_told)
        for _, scene in scenes:
            yield from boards.scene(step, scene)
        if rest := boards.rest(step, position_after(match, step), bool(scenes)):
            yield {**rest, "step": step}
