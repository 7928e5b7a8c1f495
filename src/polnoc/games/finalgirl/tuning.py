"""What evolution needs of Final Girl: the figures of a film's playout policy, and games played with them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.play import asked, settle
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE
from polnoc.games.finalgirl.bots.figures import film_figures
from polnoc.games.finalgirl.bots.swarm_policy import policy_for
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.terms import Terms

#: The home location of each enemy.
HOMES: Final = {
    "hammer": "camp", "parade": "fair", "haunting": "manor", "wrath": "groves", "dream": "lane",
    "sky": "harbour", "pack": "camp",
}  # fmt: skip
#: Of this many games one is played anywhere by anybody, one at home by anybody, the others at home by Laurie.
MIX: Final = 4


def targets(game: FinalGirlGame) -> Sequence[str]:
    """The enemies, each with figures of its own."""
    return tuple(game.box.killers)


def table(target: str) -> str:
    """The name of the table in `figures.toml` for the figures against an enemy."""
    return f"killer.{target}"


def figures(game: FinalGirlGame, target: str) -> Mapping[str, float]:
    """The figures that the expert uses now."""
    return film_figures(_terms(game, target, 0))


def score(
    game: FinalGirlGame, target: str, figures: Mapping[str, float], seed: int, against: str = ""
) -> float:
    """Play the game of a seed with these figures: 1 if it is won, 0 if not."""
    terms = _terms(game, target, seed)
    policy = policy_for(terms, figures)
    rng = random.Random(seed)
    told: list[Event] = []
    position = game.begin(terms.options, told)
    now = asked(position)
    left = game.decision_bound
    while now and left:
        seat = now[0]
        frame = position.stack[-1]
        options = frame.options(position, seat)
        if seat == CHANCE:
            action = options[pick(rng, len(options), frame.weights(position))]
        elif len(options) == 1:
            action = options[0]
        else:
            left -= 1
            policy.begin(position)
            action = policy.choose(position, options)
        frame.answer(position, seat, action, told)
        now = settle(position, told)
        told.clear()
    return 1.0 if game.winners(position) else 0.0


def _terms(game: FinalGirlGame, target: str, seed: int) -> Terms:
    """The film of a seed."""
    location, heroine = HOMES.get(target, next(iter(game.box.locations))), next(iter(game.box.heroines))
    drawn = random.Random(f"film:{seed}")
    if seed % MIX >= MIX - 2:
        heroine = drawn.choice(list(game.box.heroines))
    if seed % MIX == MIX - 1:
        location = drawn.choice(list(game.box.locations))
    return game.terms(game.read_options({"killer": target, "location": location, "heroine": heroine}))
