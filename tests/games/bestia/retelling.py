"""Could it have happened so? A re-dealt path is replayed from the last reveal on, all else being equal.

From the moment at which the Beast was last seen every answer is given again, but the Beast lays the cards of
another path that fits the hunters' view. If that path could have been the true one, every answer is legal and
the hunters see and hear exactly what they did.
"""

from __future__ import annotations

import random

from polnoc.engine.events import Event, seen_by
from polnoc.engine.play import answer, options
from polnoc.engine.views import dump
from polnoc.games.bestia.actions import LAY
from polnoc.games.bestia.game import BestiaGame
from tests.conformance.lines_of_play import LineOfPlay, Moment


def last_seen(line: LineOfPlay, at: int) -> int:
    """Return the last moment up to `at` at which no card lay on the track."""
    while line.moments[at].position.track:
        at -= 1
    return at


def retell(game: BestiaGame, line: LineOfPlay, at: int, seat: int, rng: random.Random) -> str:
    """Return what does not fit if the Beast took the path re-dealt for `seat`; empty if all does."""
    other = game.redeal(game.view(line.moments[at].position, seat), rng)
    return "" if took_back(line, at) else retell_as(game, line, at, seat, other.track)


def took_back(line: LineOfPlay, at: int) -> bool:
    """Whether cards were taken back since the Beast was last seen: those are no longer known."""
    moments = line.moments[last_seen(line, at) + 1 : at + 1]
    return "takes-back-cards" in [event.key for moment in moments for event in moment.events]


def retell_as(game: BestiaGame, line: LineOfPlay, at: int, seat: int, track: tuple[int, ...]) -> str:
    """Return what does not fit if the Beast laid these cards; empty if all does."""
    start = last_seen(line, at)
    position = line.moments[start].position.clone()
    for number in range(start + 1, at + 1):
        problem = _again(game, line.moments[number], position, track, seat)
        if problem:
            return f"answer {number} (from {start}, to {at}): {problem}; {track} is not true"
    return ""


def _again(game: BestiaGame, moment: Moment, position: object, track: tuple[int, ...], seat: int) -> str:
    assert moment.answer is not None
    actor, action = moment.answer
    if action.verb == "lay":
        action = LAY[track[len(position.track)]]  # type: ignore[attr-defined]
    if action not in options(position, actor):  # type: ignore[arg-type]
        return f"'{action}' is not legal"
    events: list[Event] = []
    answer(position, actor, action, events)  # type: ignore[arg-type]
    if seen_by(events, seat) != seen_by(moment.events, seat):
        return f"seat {seat} is told {seen_by(events, seat)}, not {seen_by(moment.events, seat)}"
    if dump(game.view(position, seat)) != dump(game.view(moment.position, seat)):  # type: ignore[arg-type]
        return f"seat {seat} sees something else"
    return ""
