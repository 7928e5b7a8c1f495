"""A game as a story and as a result: what a game's `solo/story.py` and `achievements.py` give, as plain data.

A game that can be told as a story has a function `tell`, one whose results can be kept and compared has a
function `outcome`; `polnoc.records.stories` calls them. Both get the events that a reader may know, and
nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from polnoc.engine.events import Event

#: What a scene can be: the title card, who plays, a scene, the last one, the credits, and a game under way.
TITLE, CAST, SCENE, ENDING, CREDITS, PAUSE = "title", "cast", "scene", "ending", "credits", "pause"


class ScenePicture(NamedTuple):
    """What the picture of a scene shows. The game that tells the story draws it."""

    #: Where it happens, by the id of the place; empty: nowhere in particular.
    place: str
    #: What happens: a word of the game.
    mood: str
    #: To how many it happens.
    n: int = 0


class Scene(NamedTuple):
    """A part of a story, in words."""

    kind: str
    title: str
    #: When and where, in a few words; may be empty.
    slug: str
    lines: tuple[str, ...]
    #: How many of the events it and the scenes before it tell.
    until: int
    picture: ScenePicture | None = None


class Outcome(msgspec.Struct, frozen=True):
    """What is kept of a finished game for one seat. Groups, figures and achievements are keys of messages."""

    won: bool
    #: What games are grouped by, such as film and heroine: `outcome-film`, `film-hammer-camp`.
    groups: dict[str, str]
    #: Figures about a game: `outcome-turns`. The first is how long it was.
    figures: dict[str, int]
    #: The achievements earned in it: `feat-untouched`, `feat-untouched-how`.
    achievements: tuple[str, ...] = msgspec.field(name="feats")
    #: The better of two games has the larger rank; for games of the day.
    rank: tuple[int, ...] = ()


class Series(NamedTuple):
    """An achievement that takes several games: won in a row, or with this many values of a group."""

    id: str
    #: The group of an outcome, or empty: in a row.
    group: str
    games: int


def number_of(event: Event, name: str) -> int:
    """A number that an event carries; 0 if it has none of this name."""
    value = event.args.get(name, 0)
    assert isinstance(value, int)
    return value


def own_counts(events: Sequence[Event], seat: int) -> Counter[str]:
    """How often each kind of event names a seat as the one that did it."""
    return Counter([event.key for event in events if event.args.get("seat") == seat])


class SeatGame(Protocol):
    """What achievements are judged by: a game of one seat, summed up."""

    won: bool


Stats = TypeVar("Stats", bound=SeatGame)


def earned(achievements: Mapping[str, Callable[[Stats], bool]], game: Stats) -> tuple[str, ...]:
    """The achievements of a game, by their conditions; there are none in a game that was not won."""
    return tuple([id for id, is_done in achievements.items() if game.won and is_done(game)])
