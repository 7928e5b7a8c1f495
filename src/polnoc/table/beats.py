"""Beats: what has happened between two states of a page, step by step.

A **beat** is what a reader is told at one moment (lines of the log), and the parts of the board that change
with it. A page plays the beats of an update before it shows the new state, so nobody sees the result
before its cause. A beat is made only of events that the reader may see, and of the reader's view at that
moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.kinds import LOSE, SAY, WIN
from polnoc.drawing.sheets import Sheet
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.moments import Moment, Scene, scenes_of
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View

#: A reader who has missed more beats than this gets the new state at once.
MOST_BEATS: Final = 80

#: What goes over the wire: `lines`, `put`, `kind` and `card`, each only if there is something.
Beat = dict[str, object]


class Shown(NamedTuple):
    """Some beats, and the sheets as they are after the last one."""

    beats: list[Beat]
    sheets: tuple[Sheet, ...]


@lru_cache(32)  # all readers of a table ask for the same scenes in turn
def _moments(match: Match, answers: int, undone: int) -> list[Moment]:
    return match.moments(answers)


def scenes_between(
    match: Match, first: int, last: int, is_told: Callable[[Event], bool]
) -> list[tuple[int, Scene]]:
    """The scenes of some answers, each with the number of its answer."""
    return [
        (answers, scene)
        for answers in range(first, last + 1)
        if any(map(is_told, events := match.events_of(answers)))
        for scene in scenes_of(_moments(match, answers, match.undone), events, is_told)
    ]


def changed_parts(old: Sequence[Sheet], new: Sequence[Sheet]) -> dict[str, str]:
    """The parts that differ between two states of the sheets, by id."""
    changed: dict[str, str] = {}
    for was, now in zip(old, new, strict=True):
        if now is not was:
            changed |= now.since(was)
    return changed


def views_shown(board: CachedBoard[AnyGame], view: View, events: Sequence[Event]) -> list[View]:
    """The views that show a moment, in order: places along the path of anyone who moves, then the moment."""
    return [*[then for event in events for then in board.on_the_way(view, event)], view]


def beat(
    board: CachedBoard[AnyGame],
    view: View,
    events: Sequence[Event],
    lines: Sequence[str],
    put: dict[str, str],
    lost: bool,
) -> Beat:
    """Make a beat; `lost`: the game is over and this reader has not won."""
    made: Beat = {}
    if lines:
        made["lines"] = lines
    if put:
        made["put"] = put
    for event in events:
        if (kind := board.kind(event)) != SAY:
            made["kind"] = LOSE if kind == WIN and lost else kind
            break
    for event in events:
        if (card := board.turned_card(view, event)) is not None:
            made["card"] = str(card)
            break
    return made


def has_lost(match: Match, seat: int) -> bool:
    """Whether the game is over and this seat has not won; a watcher never loses."""
    return match.over and seat != WATCHER and seat not in match.winners
