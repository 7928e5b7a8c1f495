"""Positions from play: random walks, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from polnoc.engine.play import answer, asked, options
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.actions import NAME
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.state import Duchy
from tests.games.duchy.scene import GAME

#: A game with the small deck of seven cards.
SEVEN: Final = PACKAGE.make_game_from(Path(__file__).with_name("seven.toml"))


def walk(players: int, seed: int, game: DuchyGame = GAME) -> Iterator[Duchy]:
    """Yield every position of a random game as one mutable object; sometimes a guess is right."""
    rng = random.Random(seed)
    position = game.begin(game.read_options({"players": players}), [])
    while not position.over:
        yield position
        seat = rng.choice(asked(position))
        offered = options(position, seat)
        action = rng.choice(offered)
        if action.verb == "name" and rng.random() < 0.15:
            rival = rng.choice(position.terms.rivals[seat])
            right = NAME[position.terms.number[position.lair[rival]]]
            action = right if right in offered else action
        answer(position, seat, action, [])
    yield position


def position_after(players: int, seed: int, steps: int, game: DuchyGame = GAME) -> Duchy:
    """Return the position after some answers of a random game, or its end."""
    for count, position in enumerate(walk(players, seed, game)):
        if count == steps:
            return position
    return position
