"""The games in the corpus: every number of players, every value of every option, every level of bots."""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from polnoc.bots import Budget, levels, make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption
from tests.corpus.stored import UNDO, StoredGame, Witness, store

#: At least this many games of each game are recorded, evenly divided among the numbers of players.
GAMES: Final = int(os.environ.get("POLNOC_CORPUS_GAMES", "24"))

#: One in this many games stops after STOPPED answers. No game has more than MOST answers, or with random bots
#: MOST_RANDOM.
STOPS_ONE_IN: Final = 3
STOPPED: Final = 50
MOST: Final = 900
MOST_RANDOM: Final = 200

#: One in this many answers is undone, half of these together with the one before.
UNDO_ONE_IN: Final = 15

#: Of this many choices of options, the one is taken that covers most of what is missing.
TRIES: Final = 40

#: An option and one of its values.
Choice = tuple[str, object]


def choices(game: AnyGame) -> list[Choice]:
    """Return every value that an option can have; of a free text, the values that the game has names for."""
    info: Any = msgspec.inspect.type_info(game.options_type)
    return [(field.name, value) for field in info.fields for value in _values(game, field)]


def _values(game: AnyGame, field: Any) -> Iterable[object]:
    kind = field.type
    if isinstance(kind, msgspec.inspect.LiteralType):
        return kind.values
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(kind, msgspec.inspect.IntType):
        assert kind.ge is not None and kind.le is not None, f"{field.name} has no bounds"
        return range(kind.ge, kind.le + 1)
    return (field.default, *_texts(game, field.name))


def _texts(game: Any, option: str) -> list[str]:
    """Return values of a text option: a city by its name, and laid out by hand, upside down."""
    assert (game.id, option) == ("straszydla", "layout"), f"say which values '{option}' of {game.id} can have"
    cities: dict[str, list[str]] = game.box.pack.layouts
    return [*cities, *["/".join(reversed(rows)) for rows in cities.values()]]


def missing(game: AnyGame, stored: Iterable[StoredGame]) -> list[Choice]:
    """Return the choices that no stored game has; a number of players once per game missing with it."""
    have = [name_and_value for each in stored for name_and_value in each.options.items()]
    lacking = [choice for choice in choices(game) if choice not in have]
    each = GAMES // len(game.players)
    few = [("players", count) for count in game.players for _ in range(each - have.count(("players", count)))]
    return [*[choice for choice in lacking if choice[0] != "players"], *few]


def record(game: AnyGame, wanted: Iterable[Choice], first: int = 0) -> Iterator[StoredGame]:
    """Play games that together have all the wanted choices; number them from `first`."""
    lacking = list(wanted)
    number = first
    while lacking:
        match = _begin(game, lacking, number)
        for choice in msgspec.to_builtins(match.chosen).items():
            if choice in lacking:
                lacking.remove(choice)
        yield play(match, number)
        number += 1


def _begin(game: AnyGame, lacking: list[Choice], number: int) -> Match:
    """Begin a game with the first of the missing choices, and with many others of them."""
    rng = random.Random(f"{game.id} {number}")
    every, (name, value) = choices(game), lacking[0]
    best: tuple[int, dict[str, object]] | None = None
    for _ in range(TRIES):
        given = dict(rng.sample(every, len(every)))
        given |= dict(rng.sample(lacking, len(lacking)))
        given[name] = value
        if _allowed(game, given):
            covered = sum([choice in lacking for choice in given.items()])
            best = max(best or (0, given), (covered, given), key=lambda found: found[0])
    assert best is not None, f"no game of {game.id} can have {name}={value}"
    return Match(game, game.read_options(best[1]), Seed.simulated(number))


def _allowed(game: AnyGame, given: dict[str, object]) -> bool:
    try:
        game.begin(game.read_options(given), [])
    except BadOption:
        return False
    return True


def play(match: Match, number: int) -> StoredGame:
    """Let bots play a game, to its end or not, with occasional undos."""
    rng = random.Random(f"{match.game.id} {number}")
    level = levels(match.game)[number % len(levels(match.game))]
    bot = make_bot(match.game, level)
    most = STOPPED if number % STOPS_ONE_IN == 0 else MOST_RANDOM if level == "random" else MOST
    witness, steps = Witness(match), list[str]()

    def carry_out(step: str) -> None:
        witness.carry_out(step)
        steps.append(step)

    while not match.over and len(steps) < most:
        seat = rng.choice(match.asked)
        chosen = bot.choose(match.view(seat), match.options(seat), rng, Budget(seconds=0.02))
        carry_out(f"{seat}:{chosen.short}")
        while match.steps and rng.randrange(UNDO_ONE_IN) == 0:
            carry_out(UNDO)
    return store(witness, steps, level)
