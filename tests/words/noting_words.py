"""Words that record which messages they were asked for, and random games to describe."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.words import Words

NAMES = ("Ania", "Bartek", "Celina", "Darek")


class NotingWords(Words):
    """Strict words; `said` has the key of every message so far."""

    def __init__(self, language: str, game: AnyGame, names: Sequence[str], viewer: int) -> None:
        self.said: set[str] = set()
        super().__init__(language, game, names, viewer, strict=True)

    def text(self, key: str, **args: object) -> str:
        self.said.add(key)
        return super().text(key, **args)


def random_game(game: AnyGame, options: Mapping[str, object], number: int) -> Iterator[Match]:
    """Yield a game between players who answer at random: the match before each answer, and at the end."""
    rng = random.Random(number)
    match = Match(game, game.read_options(options), Seed.simulated(number))
    while not match.over:
        yield match
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    yield match
