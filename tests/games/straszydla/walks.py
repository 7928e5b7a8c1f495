"""Random games, and scenes played on with arbitrary answers."""

from __future__ import annotations

import random
from collections.abc import Iterator

from polnoc.engine.play import answer, asked, options
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.state import Straszydla
from tests.games.straszydla.scene import GAME, Scene

#: Answers that advance the game, preferred if there are others.
ONWARD = ("ready", "done", "skip", "bid 0", "keep", "enough")


def walk(players: int, seed: int, game: StraszydlaGame = GAME, **chosen: object) -> Iterator[Straszydla]:
    """Yield every position of a random game as one mutable object; feeding is tried first."""
    rng = random.Random(seed)
    position = game.begin(game.read_options({"players": players, "periods": 4, **chosen}), [])
    while not position.over:
        yield position
        seat = rng.choice(asked(position))
        offered = options(position, seat)
        meals = [action for action in offered if action.verb.startswith("feed")]
        answer(position, seat, rng.choice(meals or offered), [])
    yield position


def position_after(players: int, seed: int, steps: int) -> Straszydla:
    """Return the position after some answers of a random game, or its end."""
    for count, position in enumerate(walk(players, seed)):
        if count == steps:
            return position
    return position


def lead_on(scene: Scene) -> None:
    """Give one answer that leads on: whoever plans goes straight, everybody else is done."""
    name = scene.asked_names[0]
    offered = scene.offers(name)
    onward = [answer for answer in ONWARD if answer in offered]
    scene.play(f"{name}: {onward[0] if onward else offered[0]}")


def to_round(scene: Scene, number: int, period: int = 1) -> None:
    """Play on until this round is being planned."""
    while (scene.position.period, 4 - scene.position.clock) != (period, number) or scene.frame != "Plans":
        lead_on(scene)
