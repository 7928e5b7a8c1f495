"""A game as a story: what a game's `solo/story.py` and `solo/achievements.py` give, as plain data.

A game that can be told as a story brings a function `tell`, one whose results can be kept and compared a
function `outcome`; `polnoc.records.stories` calls them. Both get the events that a reader may know, and
nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

#: What a scene can be: the title card, who plays, a scene, the last one, the credits, and a game under way.
TITLE, CAST, SCENE, ENDING, CREDITS, PAUSE = "title", "cast", "scene", "ending", "credits", "pause"


class Scene(NamedTuple):
    """A part of a story, in words."""

    kind: str
    title: str
    #: When and where, in a few words; may be empty.
    slug: str
    lines: tuple[str, ...]
    #: How many of the events have been told by its end.
    until: int


class Outcome(msgspec.Struct, frozen=True):
    """What is kept of a finished game. Names of groups, figures and feats are keys of messages."""

    won: bool
    #: What games are counted by, such as film and heroine: `outcome-film`, `outcome-film-hammer-camp`.
    groups: dict[str, str]
    #: What is told about a game: `outcome-turns`. The first is how long it was.
    figures: dict[str, int]
    #: The feats done in it: `feat-untouched`, `feat-untouched-how`.
    feats: tuple[str, ...]
    #: Of two games the better one has the larger rank.
    rank: tuple[int, ...]


class Series(NamedTuple):
    """A feat that takes several games: so many won in a row, or won with so many values of a group."""

    id: str
    #: The group of an outcome, or empty: in a row.
    group: str
    games: int
