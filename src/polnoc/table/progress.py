"""What a browser has begun and learned: games that were played, lessons that were finished.

It is stored in one cookie, `progress`, and nowhere else: marks separated by dots, the oldest first. The
mark `duchy` says that a game of 13 Duchów was begun here, `duchy:hiding` that its lesson `hiding` is done.
A reader who deletes the cookie is new again. Marks of games that are not installed are kept but have no
effect. `requests.add_progress` adds marks; a `Reader` has them.

>>> read_progress("duchy.duchy:hiding")
['duchy', 'duchy:hiding']
>>> with_marks("duchy", ["duchy", "duchy:hiding"])
'duchy.duchy:hiding'
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from polnoc.engine.game import AnyGame
from polnoc.lessons import lesson_ids

COOKIE: Final = "progress"
#: A longer one loses its oldest marks: browsers keep at most 4096 bytes.
COOKIE_CHARS: Final = 3_000

#: The marks of a browser.
Progress = Collection[str]


def read_progress(cookie: str) -> list[str]:
    """The marks in a cookie."""
    return [mark for mark in cookie[:COOKIE_CHARS].split(".") if mark]


def with_marks(cookie: str, marks: Iterable[str]) -> str:
    """The cookie with more marks, without duplicates."""
    both = [*dict.fromkeys([*read_progress(cookie), *marks])]
    while len(".".join(both)) > COOKIE_CHARS:
        del both[0]
    return ".".join(both)


def lesson_mark(game: AnyGame, lesson: str) -> str:
    """The mark of a finished lesson."""
    return f"{game.id}:{lesson}"


def has_begun(game: AnyGame, progress: Progress) -> bool:
    """Whether a game of this kind was begun before."""
    return game.id in progress


def is_done(game: AnyGame, lesson: str, progress: Progress) -> bool:
    """Whether a lesson was finished before."""
    return lesson_mark(game, lesson) in progress


def to_learn(game: AnyGame, progress: Progress) -> list[str]:
    """The ids of the unfinished lessons."""
    return [lesson for lesson in lesson_ids(game) if not is_done(game, lesson, progress)]
