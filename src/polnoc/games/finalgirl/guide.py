"""The hand-made expert as a guide: a net starts out as this expert and learns where to deviate."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from polnoc.engine.actions import Action
from polnoc.engine.options import GameOptions
from polnoc.games.finalgirl.bots.figures import film_figures
from polnoc.games.finalgirl.bots.playout_policy import PlayoutPolicy
from polnoc.games.finalgirl.bots.swarm_policy import policy_for
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Terms
from polnoc.games.finalgirl.tuning import HOMES, targets

__all__ = ["BLOCK", "choose", "options", "targets"]

#: How many films stay cached while a net learns: hundreds are played at once, and a film takes longer to
#: make than a choice in it.
FILMS_CACHE_SIZE: Final = 1024

#: The block of the layout that says who the enemy is.
BLOCK: Final = "killer chosen"


def options(game: FinalGirlGame, target: str, seed: int) -> GameOptions:
    """The film of a seed. A target is an enemy, perhaps with a location and a heroine: `hammer/camp/iga`.

    If the target is only an enemy, Laurie plays half of the games at its home and a quarter at any location;
    in the last quarter any heroine plays at any location. If only the heroine is missing, it is Laurie.
    """
    game.terms_cache.size = FILMS_CACHE_SIZE
    box = game.box
    killer, *fixed = target.split("/")
    location, heroine = HOMES.get(killer, next(iter(box.locations))), next(iter(box.heroines))
    drawn = random.Random(f"film:{seed}")
    if fixed:
        location, heroine = fixed[0], fixed[1] if len(fixed) > 1 else heroine
    elif seed % 4 >= 2:
        location = drawn.choice(list(box.locations))
        if seed % 4 == 3:
            heroine = drawn.choice(list(box.heroines))
    return game.read_options({"killer": killer, "location": location, "heroine": heroine})


@lru_cache(FILMS_CACHE_SIZE)
def _player(terms: Terms) -> PlayoutPolicy:
    return policy_for(terms, film_figures(terms))


def choose(game: FinalGirlGame, position: FinalGirl, options: Sequence[Action]) -> Action:
    """What the hand-made expert would answer; it uses nothing that the heroine does not know."""
    player = _player(position.terms)
    player.begin(position)
    return player.choose(position, options)
