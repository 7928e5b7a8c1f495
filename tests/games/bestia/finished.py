"""Whole games of Bestia as records, one for each number of players, each with a different ending.

The players are steered: they know where everybody is and go there, so that the games end as they should.
A change of rules or of content makes the records outdated; regenerate them with

    python -m tests.games.bestia.finished
"""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Final

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games.bestia.state import BEAST_WON, Bestia
from polnoc.games.bestia.terms import BEAST
from polnoc.records import Record, Seat, replay, take, write
from tests.games.bestia.scene import GAME
from tests.games.bestia.soak import EAGER

FOLDER: Final = Path(__file__).parent / "finished"
NAMES: Final = ("Ania", "Bartek", "Celina", "Darek")
#: By number of players: how the game ends, and who is steered (0: the Beast, 1: the hunters), if anybody.
ENDS: Final = {2: ("beast-died", 1), 3: ("settlers-died", 0), 4: ("days-over", None)}


def path_of(players: int) -> Path:
    """Return the file of the game for this many players."""
    return FOLDER / f"{players}.json"


def play(players: int, seed: int) -> Record:
    """Play a game to its end."""
    match = Match(GAME, GAME.read_options({"players": players}), Seed.simulated(seed))
    rng = random.Random(seed)
    while match.asked:
        seat = match.asked[0]
        directed = ENDS[players][1] == min(seat, 1)
        offered = match.options(seat)
        weights = [_weight(match.position, action, directed) for action in offered]
        match.answer(seat, rng.choices(offered, weights)[0])
    return take(match, [Seat(name, "random") for name in NAMES[:players]])


def _weight(position: Bestia, action: Action, directed: bool) -> float:
    """Return the weight of an action; a steered player takes the step nearest to the prey."""
    eager = EAGER.get(action.verb, 1.0)
    if not directed:
        return eager
    places = position.terms.places
    if action.verb == "lay":
        there = places.follow(position.place, action.arg)
        prey = [place for place in position.folk[: position.terms.settlers] if place >= 0]
        return 1000.0 ** -min([places.far[there][place] for place in prey])
    if action.verb in ("go", "settle"):
        return 1000.0 ** -places.far[action.args[-1]][position.place]
    if action.verb == "stop":
        return 1e-60
    settler = action.verb == "hit-folk" and action.arg < position.terms.settlers
    return eager * 1000 if settler or action.verb == "hit-beast" else eager


def end_of(position: Bestia) -> str:
    """Return how a game ended."""
    if position.victor == BEAST_WON:
        return "settlers-died"
    return "beast-died" if position.wounds[BEAST] >= position.terms.health[BEAST] else "days-over"


def finished(players: int) -> Record:
    """Return the first game that ends as it should."""
    return next(
        record
        for record in map(play, itertools.repeat(players), itertools.count(100))
        if end_of(replay(record).position) == ENDS[players][0]
    )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in ENDS:
        write(finished(count), path_of(count))
