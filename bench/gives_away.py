"""How much a bot's play gives away about what it hides: by its first move, its plans, a bid, a hidden way.

A table is learned from many games: what everybody has seen → the most frequent secret. It is tested on as
many others, and compared with guessing any of the secrets that the rules leave possible. What pauses give
away is measured elsewhere (docs/bots.md lists where).

    python -m bench.gives_away --games 30000 --clue first-move
    python -m bench.gives_away --games 400
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from polnoc.bots import levels, make_bot
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE
from polnoc.games import find_game, package_of
from polnoc.games.bestia.deduction import ways_to
from polnoc.games.straszydla.rules.planning import JUMPED
from polnoc.records.rates import Rate, in_words, wilson


class Observation(NamedTuple):
    """What everybody has seen, the secret behind it, and the secrets that the rules leave possible."""

    public: Hashable
    secret: int
    possible: Sequence[int]


#: What a seat has shown, found in the position and all events so far; None: nothing yet.
Observer = Callable[[Any, Sequence[Event], int], "Observation | None"]


class Clue(NamedTuple):
    """Something that a bot shows, and in which games: against whom, and at which seats."""

    name: str
    game: str
    hidden: str
    observe: Observer
    chosen: Mapping[str, object]
    seats: Sequence[int]
    rival: str = "regular"


class GuessRates(NamedTuple):
    """How often the table names the secret, and how often any possible one would be right."""

    named: Rate
    blind: float


# Clues -------------------------------------------------------------------------------------


def first_move(position: Any, told: Sequence[Event], seat: int) -> Observation | None:
    """13 Duchów: who asked first, with which card, about which numbers; and the lair."""
    for asker, card, numbers, *_ in position.facts:
        if asker == seat:
            lairs = [number for number in LAIRS if number != card]
            return Observation((seat, card, numbers), position.lair[seat], lairs)
    return None


def first_plans(position: Any, told: Sequence[Event], seat: int) -> Observation | None:
    """Straszydła: the elements of the places to which the plans of the first period led; and the pact."""
    ways = [_list(event.args["way"]) for event in told if event.key == "walks" and event.args["seat"] == seat]
    if len(ways) < PLANS_SEEN:
        return None
    elements = [position.map.element[way[-1] % JUMPED] for way in ways]
    return Observation(tuple(sorted(elements)), *_pact(position, seat))


def first_bid(position: Any, told: Sequence[Event], seat: int) -> Observation | None:
    """Straszydła: the first bid, the element of the place that was fought for; and the pact."""
    shown = [event for event in told if event.key == "bids-shown" and seat in _list(event.args["seats"])]
    if not shown:
        return None
    seats, bids = _list(shown[0].args["seats"]), _list(shown[0].args["bids"])
    duel = [event for event in told[: told.index(shown[0])] if event.key == "duel"][-1]
    cell = position.layout.index(duel.args["tile"])
    return Observation((bids[seats.index(seat)], position.map.element[cell]), *_pact(position, seat))


def _pact(position: Any, seat: int) -> tuple[int, range]:
    return position.pact[seat], range(1, len(position.terms.box.pacts))


def _list(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value


def first_way(position: Any, told: Sequence[Event], seat: int) -> Observation | None:
    """Bestia: where the Beast hid, and by how many cards, when a hunter first had to look for it."""
    turns = [event.args["character"] for event in told if event.key == "turn"]
    if not turns or not turns[-1] or not position.track:
        return None
    found = ways_to(position.terms.places, position.pawn, position.steps, position.facts)
    return Observation((position.pawn, len(position.track)), position.path[-1], tuple(found))


#: The numbers of lairs.
LAIRS: Final = range(1, 14)
#: The rounds of a period.
PLANS_SEEN: Final = 4

CLUES: Final = (
    Clue("first-move", "duchy", "lair", first_move, {"players": 2, "points": 1, "first": 1}, (0, 1)),
    Clue("first-plans", "straszydla", "pact", first_plans, {"players": 2}, (0, 1)),
    Clue("first-bid", "straszydla", "pact", first_bid, {"players": 2}, (0, 1)),
    Clue("first-way", "bestia", "place", first_way, {"players": 2}, (0,), "novice"),
)


# Measuring ---------------------------------------------------------------------------------


def guess_rates(clue: Clue, level: str, games: int) -> GuessRates:
    """How often a table learned from `games` games names the secrets of as many others."""
    learned: defaultdict[Hashable, Counter[int]] = defaultdict(Counter)
    for observation in observations(clue, level, range(1_000_000, 1_000_000 + games)):
        learned[observation.public][observation.secret] += 1
    tested = list(observations(clue, level, range(2_000_000, 2_000_000 + games)))
    named = [_guess(learned[one.public], one.possible) == one.secret for one in tested]
    return GuessRates(
        wilson(sum(named), len(tested)), sum([1 / len(one.possible) for one in tested]) / len(tested)
    )


def _guess(known: Counter[int], possible: Sequence[int]) -> int:
    """The most frequent of the possible secrets."""
    return max(possible, key=known.__getitem__)


def observations(clue: Clue, level: str, seeds: range) -> Iterator[Observation]:
    """What a bot of this level shows in the games of these seeds, at each of its seats in turn."""
    game: AnyGame = find_game(clue.game)
    watched, rival = make_bot(game, level), make_bot(game, clue.rival)
    chosen = game.read_options(clue.chosen)
    for seed in seeds:
        seat = clue.seats[seed % len(clue.seats)]
        bots = [watched if own == seat else rival for own in range(game.seats(chosen))]
        found = _play(clue, game, chosen, bots, seat, seed)
        if found is not None:
            yield found


def _play(
    clue: Clue, game: AnyGame, chosen: Any, bots: Sequence[Any], seat: int, seed: int
) -> Observation | None:
    """Play until the seat has shown it; None if the game was over before."""
    pick, told = Streams(Seed.simulated(seed)).pick, list[Event]()
    rngs = [random.Random(f"sim:{seed}:seat:{own}") for own in range(len(bots))]
    position = game.begin(chosen, told)
    now = asked(position)
    while now:
        own = now[0]
        frame, offered = position.stack[-1], options(position, own)
        if own == CHANCE:
            action = offered[pick(frame.stream(position), len(offered), frame.weights(position))]
        else:
            action = bots[own].choose(game.view(position, own), offered, rngs[own])
        now = answer(position, own, action, told)
        found = clue.observe(position, told, seat)
        if found is not None:
            return found
    return None


def watched_levels(game: str) -> list[str]:
    """All levels but random play, and those that can only be named in commands."""
    found = find_game(game)
    return list(dict.fromkeys((*levels(found)[1:-1], *package_of(found).sparring(), levels(found)[-1])))


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="games to learn from, and to try it on")
    parser.add_argument("--clue", default="", choices=["", *[clue.name for clue in CLUES]])
    parser.add_argument("--level", default="", help="one level; without it all")
    given = parser.parse_args()
    print("| game | level | seen | hidden | named by it | blind |\n| --- | --- | --- | --- | --- | --- |")
    for clue in CLUES:
        if given.clue not in ("", clue.name):
            continue
        for level in [given.level] if given.level else watched_levels(clue.game):
            rates = guess_rates(clue, level, given.games)
            cells = (clue.game, level, clue.name, clue.hidden, in_words(rates.named), f"{rates.blind:.1%}")
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
