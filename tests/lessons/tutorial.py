"""A game's tutorial, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.lessons import Moment, Stage, read_lessons


class Tutorial:
    """All lessons of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.lessons = read_lessons(game)

    def stages(self) -> list[Stage]:
        return [stage for lesson in self.lessons for stage in lesson.stages]

    def stage(self, lesson: str, step: str) -> Stage:
        [found] = [taught for taught in self.lessons if taught.id == lesson]
        [one] = [stage for stage in found.stages if stage.step.id == step]
        return one

    def moments(self) -> Iterator[Moment]:
        for stage in self.stages():
            yield stage.moment
            yield from stage.outcomes.values()

    def told(self) -> list[Event]:
        """Return what the reader is told anywhere in the lessons."""
        return [event for moment in self.moments() for event in moment.log(0)]
