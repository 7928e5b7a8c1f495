"""Our games as the table plays them: events written, options listed, chance answered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bench.timing import Subject, Work, over
from polnoc.engine import frames
from polnoc.engine.events import Out
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.play import answer, asked
from polnoc.engine.rollout import pick, play_randomly
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import View
from polnoc.games import find_game
from polnoc.games.finalgirl.tuning import HOMES

NAME = "Północ"
#: The row that peers are compared with.
MAIN = "13 Duchów, 2 players"
#: How the rows of Straszydła begin; the slowest of them counts for its bars.
STRASZYDLA = "Straszydła"
#: How the rows of Final Girl begin; the slowest film counts for its bars.
FINAL_GIRL = "Final Girl"
#: How the rows of Bestia begin; the slowest of them counts for its bars.
BESTIA = "Bestia"
#: How rows end that include, for each decision, what a learner needs.
LEARNING = "for learning"
#: How many positions a time is averaged over.
SAMPLES = 200


def compiled() -> bool:
    """Whether the engine runs compiled by mypyc."""
    return str(frames.__file__).endswith((".so", ".pyd"))


def build() -> str:
    """Whether the engine runs compiled or as plain Python."""
    return "compiled" if compiled() else "plain Python"


def subjects() -> Iterator[Subject]:
    """Everything of ours that is measured."""
    yield from duchy()
    yield from straszydla()
    yield from finalgirl()
    yield from bestia()
    yield from learning()


def learning() -> Iterator[Subject]:
    """All games with what a learner needs before each decision."""
    for id, name, given in (
        ("duchy", "13 Duchów, 2 players", {"players": 2}),
        ("duchy", "13 Duchów, 3 players", {"players": 3}),
        ("duchy", "13 Duchów, 4 players", {"players": 4}),
        ("straszydla", f"{STRASZYDLA}, 2 players", {"players": 2}),
        ("straszydla", f"{STRASZYDLA}, 4 players", {"players": 4}),
        ("finalgirl", f"{FINAL_GIRL}, hammer, camp", {"players": 1}),
        ("bestia", f"{BESTIA}, 3 players, small map", {"players": 3}),
    ):
        game = find_game(id)
        yield for_learning(game, game.read_options(given), name)


def duchy() -> Iterator[Subject]:
    """Cards and deduction: light decisions, short games."""
    game = find_game("duchy")
    for players in (2, 3, 4):
        yield subject(game, game.read_options({"players": players}), f"13 Duchów, {players} players")
    yield subject(game, game.read_options({"players": 2, "points": 1}), f"{MAIN}, one round")
    yield with_views(game, game.read_options({"players": 2}), f"{MAIN}, with a view each")


def straszydla() -> Iterator[Subject]:
    """A board, plans, dice and trades: heavier decisions, games that random players never win early."""
    game = find_game("straszydla")
    for players in (2, 3, 4):
        yield subject(game, game.read_options({"players": players}), f"{STRASZYDLA}, {players} players")
    yield with_views(game, game.read_options({"players": 2}), f"{STRASZYDLA}, 2 players, with a view each")


def finalgirl() -> Iterator[Subject]:
    """Alone against a script: dice, cards, and enemies that act many times between two decisions."""
    game = find_game("finalgirl")
    for killer, location in HOMES.items():
        options = game.read_options({"killer": killer, "location": location})
        yield subject(game, options, f"{FINAL_GIRL}, {killer}, {location}")
    yield with_views(game, game.read_options({}), f"{FINAL_GIRL}, hammer, camp, with a view each")


def bestia() -> Iterator[Subject]:
    """One against all: cards that do many things, a hidden way, and what everybody knows about it."""
    game = find_game("bestia")
    for players, map in ((2, "small map"), (3, "small map"), (4, "large map")):
        yield subject(game, game.read_options({"players": players}), f"{BESTIA}, {players} players, {map}")
    yield with_views(game, game.read_options({"players": 3}), f"{BESTIA}, 3 players, with a view each")


def subject(game: AnyGame, options: GameOptions, name: str) -> Subject:
    """Random play from the deal, and single steps at random points of random games."""
    rng = random.Random(1)
    positions = sample(game, options, random.Random(2))
    seated = [(position, asked(position)[0]) for position in positions]
    views = [game.view(position, seat) for position, seat in seated]

    def play() -> int:
        out: Out = []
        return play_randomly(game.begin(options, out), rng, out)

    def look(at: tuple[Any, int]) -> View:
        return game.view(at[0], at[1])

    def redeal(view: View) -> Any:
        return game.redeal(view, rng)

    def rollout(view: View) -> int:
        return play_randomly(game.redeal(view, rng), rng, [])

    times = {
        "clone": over(positions, type(positions[0]).clone),
        "view": over(seated, look),
        "encode": over(views, game.encode),
        "redeal": over(views, redeal),
        "rollout": over(views, rollout),
    }
    return Subject(NAME, name, build(), Work(play), times)


def with_views(game: AnyGame, options: GameOptions, name: str) -> Subject:
    """Random play in which the seat asked gets its view before each decision, as bots do."""
    rng = random.Random(1)

    def play() -> int:
        decisions = 0
        for position, seat in walk(game, options, rng):
            game.view(position, seat)
            decisions += 1
        return decisions

    return Subject(NAME, name, build(), Work(play))


def for_learning(game: AnyGame, options: GameOptions, name: str) -> Subject:
    """Random play in which the seat asked gets its view, the encoding and a mask before each decision."""
    rng = random.Random(1)
    mask = game.actions.mask

    def play() -> int:
        decisions = 0
        for position, seat in walk(game, options, rng):
            game.encode(game.view(position, seat))
            mask(position.stack[-1].options(position, seat))
            decisions += 1
        return decisions

    return Subject(NAME, f"{name}, {LEARNING}", build(), Work(play))


def walk(game: AnyGame, options: GameOptions, rng: random.Random) -> Iterator[tuple[Any, int]]:
    """One random game: the position (it changes) and the seat asked, before each decision."""
    out: Out = []
    position = game.begin(options, out)
    now = asked(position)
    while now:
        seat = now[0]
        frame = position.stack[-1]
        offered = frame.options(position, seat)
        if seat == CHANCE:
            picked = pick(rng, len(offered), frame.weights(position))
        else:
            yield position, seat
            picked = pick(rng, len(offered), None)
        now = answer(position, seat, offered[picked], out)


def sample(game: AnyGame, options: GameOptions, rng: random.Random) -> list[Any]:
    """Positions where a player decides, a few from each of some forty random games."""
    positions: list[Any] = []
    while len(positions) < SAMPLES:
        met = [position.clone() for position, _ in walk(game, options, rng)]
        positions += rng.sample(met, min(5, len(met)))
    return positions
