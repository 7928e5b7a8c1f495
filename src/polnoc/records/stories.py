"""A game as a story in scenes, and its outcome: both are provided by the game, if it has them.

- `scenes(match, words, viewer)`   the game so far, from what this viewer may know
- `outcome(match, seat)`           the outcome of a finished game for a seat

**Foresight**: a player who takes back an answer after chance has answered knows what is
coming; so does one who chose the seed by hand. Such games are kept, but they count for no achievements.
"""

from __future__ import annotations

from polnoc.drawing.markup import Markup
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.stories import Outcome, Scene, Series
from polnoc.games import package_of
from polnoc.words import Words


def has_story(game: AnyGame) -> bool:
    """Whether a game can be told as a story."""
    return package_of(game).story() is not None


def scenes(match: Match, words: Words, viewer: int) -> list[Scene]:
    """The game told in scenes, from the events that a viewer may read; empty if the game cannot be told."""
    story = package_of(match.game).story()
    if story is None:
        return []
    return story.tell(match.game, match.chosen, match.log(viewer), words.text, words.names)


def picture_of(game: AnyGame, chosen: GameOptions, scene: Scene) -> Markup | None:
    """The picture of a scene of a game's story; None if there is none."""
    story = package_of(game).story()
    return story.picture(game, chosen, scene.picture) if story and scene.picture else None


def events_told(match: Match, viewer: int, scene: Scene) -> int:
    """How many of all events have happened by the end of a scene."""
    own = [number for number, event in enumerate(match.events, 1) if may_see(event.audience, viewer)]
    return own[scene.until - 1] if scene.until else 0


def keeps_outcomes(game: AnyGame) -> bool:
    """Whether a game has outcomes."""
    return package_of(game).achievements() is not None


def outcome(match: Match, seat: int = 0) -> Outcome | None:
    """The outcome of a game for a seat, from public information; None if it is not over or has none."""
    achievements = package_of(match.game).achievements()
    if achievements is None or not match.over:
        return None
    return achievements.outcome(match.game, match.chosen, match.log(WATCHER), seat)


def achievement_ids(game: AnyGame) -> tuple[str, ...]:
    """The achievements of a single game."""
    achievements = package_of(game).achievements()
    return tuple(achievements.ACHIEVEMENTS) if achievements else ()


def achievement_series(game: AnyGame) -> tuple[Series, ...]:
    """The achievements that take several games."""
    achievements = package_of(game).achievements()
    return achievements.SERIES if achievements else ()


def outcome_groups(game: AnyGame, chosen: GameOptions) -> dict[str, str]:
    """The groups by which a game with these options is counted."""
    achievements = package_of(game).achievements()
    return achievements.groups(chosen) if achievements else {}


def group_values(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """All groups by which games are counted, each with its possible values."""
    achievements = package_of(game).achievements()
    return achievements.group_values(game) if achievements else {}


def group_text(words: Words, group: str, value: str) -> str:
    """The name of a group's value, including values added by packs."""
    for key in (f"outcome-{group}-{value}", f"{group}-{value}"):
        if words.has(key):
            return words.text(key, case="is")
    counted = f"outcome-{group}-value"
    if words.has(counted):
        return words.text(counted, value=int(value) if value.isdecimal() else value)
    return words.option_value(group, value)


def as_lines(told: list[Scene]) -> list[str]:
    """Scenes as plain lines, for a terminal or a file."""
    lines: list[str] = []
    for scene in told:
        lines += ["", scene.title.upper() if scene.kind == "title" else scene.title]
        lines += [f"({scene.slug})"] if scene.slug else []
        lines += [f"  {line}" for line in scene.lines]
    return lines
