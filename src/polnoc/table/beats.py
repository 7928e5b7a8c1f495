"""Beats: what has happened between two states of a page, one thing after another.

A **beat** is what a reader is told at one moment (lines of the log), and the parts of the board that look
different then. A page plays the beats of an update before it shows the new state, so nobody sees the result
before its cause. A beat is made of the reader's own events and of his own view when he was told them, and of
nothing else.
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

#: Whoever has missed more than this gets the new state at once.
MOST_BEATS: Final = 80

#: What goes over the wire: `lines`, `put`, `kind` and `card`, each only if there is something.
Beat = dict[str, object]


class Shown(NamedTuple):
    """Some beats, and the sheets as the last of them leaves them."""

    beats: list[Beat]
    sheets: tuple[Sheet, ...]


@lru_cache(32)  # all readers of a table ask for the same, one after another
def _moments(match: Match, answers: int, undone: int) -> list[Moment]:
    return match.moments(answers)


def scenes_between(
    match: Match, first: int, last: int, is_told: Callable[[Event], bool]
) -> list[tuple[int, Scene]]:
    """The scenes of some answers, by their numbers, with the number of the answer."""
    return [
        (answers, scene)
        for answers in range(first, last + 1)
        if any(map(is_told, events := match.events_of(answers)))
        for scene in scenes_of(_moments(match, answers, match.undone), events, is_told)
    ]


def changed_parts(old: Sequence[Sheet], new: Sequence[Sheet]) -> dict[str, str]:
    """What differs between two states of the sheets, by its id."""
    changed: dict[str, str] = {}
    for was, now in zip(old, new, strict=True):
        if now is not was:
            changed |= now.since(was)
    return changed


def views_shown(board: CachedBoard[AnyGame], view: View, events: Sequence[Event]) -> list[View]:
    """What is shown of a moment, one after another: places on the way of whoever walks, then the moment."""
    return [*[then for event in events for then in board.on_the_way(view, event)], view]


def beat(
    board: CachedBoard[AnyGame],
    view: View,
    events: Sequence[Event],
    lines: Sequence[str],
    put: dict[str, str],
    lost: bool,
) -> Beat:
    """A beat; `lost`: the game is over, and whoever sees this has not won it."""
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
    """Whether a game is over that a seat has not won; whoever watches loses nothing."""
    return match.over and seat != WATCHER and seat not in match.winners
