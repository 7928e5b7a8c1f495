"""Other people's engines, driven from Python as their manuals do.

Each peer is optional. Games differ in weight: read a row as an order of
magnitude, and compare our figures only with figures of the same run.
"""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

from bench.timing import Subject, Work, over

#: How many positions a time is averaged over; deep copies are slow, so they get fewer.
SAMPLES = 200
FEW_SAMPLES = 20

CPP, PYTHON = "OpenSpiel, C++", "OpenSpiel, Python"
RLCARD, RLCARD_RULES = "RLCard", "RLCard, rules alone"
CATANATRON = "Catanatron"

# OpenSpiel ------------------------------------------------------------------------

OPEN_SPIEL_GAMES = {
    CPP: ("leduc_poker", "liars_dice", "hanabi", "crazy_eights"),
    PYTHON: ("python_kuhn_poker", "python_liars_poker", "python_block_dominoes"),
}
#: Those of them that have `resample_from_infostate`.
REDEALING = ("leduc_poker",)


def open_spiel() -> Iterator[Subject]:
    """C++ games and games written in Python, both driven from Python."""
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    for framework, names in OPEN_SPIEL_GAMES.items():
        for name in names:
            yield _open_spiel_game(pyspiel.load_game(name), framework, name)
    yield from open_spiel_learning()


def open_spiel_learning() -> Iterator[Subject]:
    """The same games with a tensor and a mask before each decision."""
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    for framework, names in OPEN_SPIEL_GAMES.items():
        for name in names:
            yield _open_spiel_learning(pyspiel.load_game(name), framework, name)


def _open_spiel_game(game: Any, framework: str, name: str) -> Subject:
    rng = random.Random(1)
    states = _open_spiel_sample(game, rng)

    def play() -> int:
        return _open_spiel_play(game.new_initial_state(), rng)

    def clone(state: Any) -> Any:
        return state.clone()

    def view(state: Any) -> Any:
        return state.observation_tensor(state.current_player())

    def redeal(state: Any) -> Any:
        return state.resample_from_infostate(state.current_player(), rng.random)

    def rollout(state: Any) -> int:
        return _open_spiel_play(redeal(state) if name in REDEALING else clone(state), rng)

    times = {"clone": over(states, clone), "view": over(states, view), "rollout": over(states, rollout)}
    note = f"{version('open_spiel')}; view is a tensor"
    if name in REDEALING:
        times["redeal"] = over(states, redeal)
    else:
        note += "; roll-out of a clone"
    return Subject(framework, f"{name}, {game.num_players()} players", note, Work(play), times)


def _open_spiel_learning(game: Any, framework: str, name: str) -> Subject:
    """Random play in which every decision has the tensor of the player to move and an action mask."""
    rng = random.Random(1)

    def play() -> int:
        return _open_spiel_play(game.new_initial_state(), rng, learning=True)

    note = f"{version('open_spiel')}; {game.observation_tensor_size():,} numbers"
    return Subject(framework, f"{name}, {game.num_players()} players, for learning", note, Work(play))


def _open_spiel_play(state: Any, rng: random.Random, learning: bool = False) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_outcome(state.chance_outcomes(), rng))
        else:
            if learning:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def _outcome(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    left = rng.random()
    for action, chance in outcomes:
        left -= chance
        if left < 0:
            return action
    return outcomes[-1][0]


def _open_spiel_sample(game: Any, rng: random.Random) -> list[Any]:
    states: list[Any] = []
    while len(states) < SAMPLES:
        state, met = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_outcome(state.chance_outcomes(), rng))
            else:
                met.append(state.clone())
                state.apply_action(rng.choice(state.legal_actions()))
        states += rng.sample(met, min(5, len(met)))
    return states


# RLCard ---------------------------------------------------------------------------


def rlcard() -> Iterator[Subject]:
    """Environments as agents see them; then the rules inside, without the encoding for agents."""
    module: Any = importlib.import_module("rlcard")
    for name in ("leduc-holdem", "uno"):
        played, viewed, rules = [module.make(name, config={"seed": 1}) for _ in range(3)]
        yield _rlcard_game(played, viewed, name)
        yield _rlcard_rules(rules.game, name)


def _rlcard_game(env: Any, viewed: Any, name: str) -> Subject:
    rng = random.Random(1)

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    viewed.reset()
    times = {"view": over([0, 1] * SAMPLES, viewed.get_state)}
    return Subject(
        RLCARD,
        f"{name}, 2 players",
        f"{version('rlcard')}; each step brings the encoded state; view after the deal",
        Work(play),
        times,
    )


def _rlcard_rules(game: Any, name: str) -> Subject:
    rng = random.Random(1)

    def play_on(game: Any) -> int:
        decisions = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    def play() -> int:
        game.init_game()
        return play_on(game)

    def rollout(game: Any) -> int:
        return play_on(copy.deepcopy(game))

    games = []
    for _ in range(FEW_SAMPLES):
        game.init_game()
        games.append(copy.deepcopy(game))
    times = {"clone": over(games, copy.deepcopy), "rollout": over(games, rollout)}
    note = f"{version('rlcard')}; clone is deepcopy after the deal; roll-out of a clone"
    return Subject(RLCARD_RULES, f"{name}, 2 players", note, Work(play), times)


# Catanatron -----------------------------------------------------------------------


def catanatron() -> Iterator[Subject]:
    """Random players at a table of two and of four."""
    module: Any = importlib.import_module("catanatron")
    for players in (2, 4):
        yield _catanatron_game(module, players)


def _catanatron_game(module: Any, players: int) -> Subject:
    colours = list(module.Color)[:players]

    def begin() -> Any:
        return module.Game([module.RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game = begin()
        game.play()
        return len(game.state.actions)

    def clone(game: Any) -> Any:
        return game.copy()

    def rollout(game: Any) -> Any:
        return game.copy().play()

    games = []
    for number in range(FEW_SAMPLES):
        game = begin()
        for _ in range(25 * (number + 1)):
            if game.winning_color() is None:
                game.play_tick()
        games.append(game)
    times = {"clone": over(games, clone), "rollout": over(games, rollout)}
    note = f"{version('catanatron')}; roll-out of a clone"
    return Subject(CATANATRON, f"Catan, {players} players", note, Work(play), times)


# python-chess ---------------------------------------------------------------------


def chess() -> Iterator[Subject]:
    """Random legal moves until the game is over."""
    module: Any = importlib.import_module("chess")
    rng = random.Random(1)

    def play_on(board: Any) -> int:
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    def play() -> int:
        return play_on(module.Board())

    def clone(board: Any) -> Any:
        return board.copy(stack=False)

    def rollout(board: Any) -> int:
        return play_on(clone(board))

    boards = [_chess_opening(module.Board(), length, rng) for length in range(FEW_SAMPLES)]
    times = {"clone": over(boards, clone), "rollout": over(boards, rollout)}
    note = f"{version('chess')}; copy without history; roll-out of a clone"
    yield Subject("python-chess", "chess", note, Work(play), times)


def _chess_opening(board: Any, length: int, rng: random.Random) -> Any:
    for _ in range(length):
        board.push(rng.choice(list(board.legal_moves)))
    return board


#: Those of them that are made for learners, with what these need before each decision.
LEARNING: dict[str, Callable[[], Iterator[Subject]]] = {"openspiel": open_spiel_learning, "rlcard": rlcard}

#: By name on the command line.
PEERS: dict[str, Callable[[], Iterator[Subject]]] = {
    "openspiel": open_spiel,
    "rlcard": rlcard,
    "catanatron": catanatron,
    "chess": chess,
}


def subjects(name: str, learning: bool = False) -> list[Subject]:
    """Everything of a peer that is measured, or one line that says what is not installed."""
    try:
        return list(LEARNING[name]() if learning else PEERS[name]())
    except ModuleNotFoundError as error:
        return [Subject(name, "", f"not installed: {error.name}")]
