"""OpenSpiel's own tests on all games, and its exploitability of the miniatures against our solver's."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, generate_playthrough

from polnoc.bots.solver import Plan, Solver, Tree, even, grow
from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import View, dump
from polnoc.envs.open_spiel import Line, register
from polnoc.games import all_games, find_game
from tests.miniatures import ambush, copycat, heap, sealed_duels, walker

#: Options that keep random games short.
SHORT = {"duchy": "points=1", "straszydla": "periods=2"}
#: OpenSpiel examines everybody's knowledge in every state: random games stop after this many decisions.
DECISIONS = int(os.environ.get("POLNOC_SPIEL_DECISIONS", "120"))
CASES = [(game.id, players) for game in all_games() for players in game.players]


def name_of(game: str, players: int) -> str:
    """Return a game with its options, as OpenSpiel writes it."""
    return f"polnoc_{game}({','.join([f'players={players}', *filter(None, [SHORT.get(game)])])})"


@pytest.mark.parametrize(("game", "players"), CASES)
def test_random_simulations(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game(game)), "decision_bound", DECISIONS)
    pyspiel.random_sim_test(
        pyspiel.load_game(name_of(game, players)), num_sims=1, serialize=False, verbose=False
    )


def test_states_are_serialized() -> None:
    game = pyspiel.load_game("polnoc_duchy(points=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = at_random(game, 12)
    same = pickle.loads(pickle.dumps(state))
    assert str(same) == str(state)
    assert same.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game", ["duchy", "finalgirl"])
def test_a_playthrough_plays_the_same_again(game: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    players = 2 if game == "duchy" else 1
    file.write_text(generate_playthrough.playthrough(name_of(game, players), None, seed=7), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert len(original) > 10_000
    assert again == original


def test_a_process_that_has_loaded_a_game_ends_in_order() -> None:
    """OpenSpiel frees its registrations after Python has shut down."""
    code = "import polnoc.envs.open_spiel, pyspiel; pyspiel.load_game('polnoc_duchy').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def at_random(game: Any, decisions: int) -> Any:
    """Return a state after this many answers."""
    rng, state = random.Random(decisions), game.new_initial_state()
    while state.line.decisions < decisions and not state.is_terminal():
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        state.apply_action(rng.choice([outcome for outcome, _ in outcomes] or state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), CASES)
def test_information_states_are_those_of_a_match(game: str, players: int) -> None:
    """A clone is independent, and what a seat knows is what it would know at a table."""
    spiel = pyspiel.load_game(name_of(game, players))
    state = at_random(spiel, 15)
    known = [state.information_state_string(seat) for seat in range(players)]
    clone = state.clone()
    while not clone.is_terminal() and clone.line.decisions < 20:
        clone.apply_action(
            clone.chance_outcomes()[0][0] if clone.is_chance_node() else clone.legal_actions()[0]
        )
    assert [state.information_state_string(seat) for seat in range(players)] == known
    for seat in range(players):
        assert known[seat].endswith(dump(state.line.view(seat)).decode())
        assert len(state.information_state_tensor(seat)) == spiel.information_state_tensor_size()


@pytest.mark.parametrize(("game", "players"), [case for case in CASES if case[1] > 1])
def test_no_information_state_tells_what_the_seat_cannot_know(game: str, players: int) -> None:
    rng = random.Random(1)
    state = at_random(pyspiel.load_game(name_of(game, players)), 12)
    line = state.line
    for seat in range(players):
        told = state.information_state_string(seat), state.information_state_tensor(seat)
        true = line.position
        line.position = line.rules.redeal(line.view(seat), rng)
        assert (state.information_state_string(seat), state.information_state_tensor(seat)) == told
        line.position = true


def test_sealed_answers_are_in_nobody_elses_information_state() -> None:
    """Seat 0 has chosen a lair: whichever it was, seat 1 knows the same."""
    state = at_random(pyspiel.load_game("polnoc_duchy(first=1)"), 0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    first, second = [state.child(action) for action in state.legal_actions()]
    assert first.current_player() == second.current_player() == 1
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)


# Exploitability ---------------------------------------------------------------------


def shrink(monkeypatch: pytest.MonkeyPatch, module: ModuleType, **constants: object) -> None:
    """Make a miniature small enough to be searched exhaustively."""
    for name, value in constants.items():
        monkeypatch.setattr(module, name, value)


def small_heap(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    return heap.HeapGame()


def small_duels(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Two places, one night, one energy, dice with two faces: sealed plans and bids."""
    parts = {name: getattr(sealed_duels, name)[:2] for name in ("GO", "PACT", "ROLL")}
    shrink(monkeypatch, sealed_duels, NIGHTS=1, ENERGY=1, **parts)
    return sealed_duels.SealedDuels()


def small_walk(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Two nights of a hidden walker."""
    shrink(monkeypatch, walker, NIGHTS=2)
    return walker.WalkerGame()


def small_ambush(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Two dens, one search: a hidden place, a trap, and reactions."""
    parts = {name: getattr(ambush, name)[:2] for name in ("HIDE", "TRAP", "SEARCH", "FLEE")}
    shrink(monkeypatch, ambush, SEARCHES=1, **parts)
    return ambush.AmbushGame()


def small_copycat(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The purse, the thief and the mirror, one card in hand, three coins to win."""
    deck = [copycat.ACTIONS.get("card", card) for card in (1, 2, 5)]
    monkeypatch.setattr(
        copycat.DrawCards,
        "options",
        lambda frame, position, seat: [draw for draw in deck if position.undrawn(draw.arg)],
    )
    shrink(monkeypatch, copycat, COPIES=1, HAND=1, COINS_TO_WIN=3)
    return copycat.CopycatGame()


def habit(view: View, options: Sequence[Action]) -> Sequence[float]:
    """A nonsensical policy that depends on what is seen, with different odds everywhere."""
    weights = [1 + zlib.crc32(dump(view) + option.text.encode()) % 7 for option in options]
    return [weight / sum(weights) for weight in weights]


class SpielPolicy(policy.Policy):  # type: ignore[misc]
    """Our solver's policy in OpenSpiel."""

    def __init__(self, game: Any, ours: Any) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.ours = ours

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        line = state.line
        options, number = line.options(), line.rules.actions.player_index
        odds = self.ours(line.view(line.asked[0]), options)
        return {number(option): share for option, share in zip(options, odds, strict=True)}


SMALL = [small_heap, small_duels, small_walk, small_ambush, small_copycat]


@pytest.mark.parametrize("make", SMALL, ids=lambda make: make.__name__)
def test_openspiel_finds_the_exploitability_that_our_solver_finds(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make(monkeypatch)
    tree = grow(game, [game.begin(game.read_options({"players": 2}), [])])
    spiel = pyspiel.load_game(register(game))
    for ours in (even, habit):
        plans = [tree.plan(seat, ours) for seat in (0, 1)]
        theirs = exploitability.nash_conv(spiel, SpielPolicy(spiel, ours), return_only_nash_conv=False)
        assert theirs.nash_conv / 2 == pytest.approx(tree.exploitability(plans), abs=1e-9)
        gains = [tree.best_response(seat, plans[1 - seat]) for seat in (0, 1)]
        value = tree.value(plans)
        assert list(theirs.player_improvements) == pytest.approx(
            [gains[0] - value, gains[1] + value], abs=1e-9
        )


class Planned:
    """Our solver's plans as a policy: a seat's previous answers matter, too."""

    def __init__(self, tree: Tree, plans: Sequence[Plan]) -> None:
        self.plans = plans
        self.choices = [{(choice.before, choice.view): choice for choice in choices} for choices in tree.sets]

    def odds(self, line: Line) -> list[float]:
        """Return the probability of each answer of whoever is asked."""
        now = Line(line.rules, line.chosen)
        done = [0, 0]
        for index in [*line.history, None]:
            seat = now.asked[0]
            if seat != CHANCE and len(now.options()) > 1:
                choice = self.choices[seat][done[seat], dump(now.view(seat))]
                if index is None:
                    return choice.odds(self.plans[seat])
                done[seat] = choice.sequences[choice.options.index(line.rules.actions[index])]
            if index is not None:
                now.take(line.rules.actions[index])
        return [1.0]


class PlannedPolicy(SpielPolicy):
    """The same in OpenSpiel."""

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        number = state.line.rules.actions.player_index
        return dict(zip(map(number, state.line.options()), self.ours.odds(state.line), strict=True))


@pytest.mark.parametrize("make", [small_duels, small_ambush], ids=lambda make: make.__name__)
def test_what_our_solver_has_solved_cannot_be_exploited_in_openspiel(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make(monkeypatch)
    solver = Solver(grow(game, [game.begin(game.read_options({"players": 2}), [])]))
    solver.run(300)
    plans = solver.average()
    spiel = pyspiel.load_game(register(game))
    theirs = exploitability.nash_conv(spiel, PlannedPolicy(spiel, Planned(solver.tree, plans))) / 2
    assert theirs == pytest.approx(solver.tree.exploitability(plans), abs=1e-9)
    assert theirs < 0.001
