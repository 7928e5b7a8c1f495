"""What the bots of Straszydła compute, against plain enumeration and an independent solver."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

from bench.first_period import chances_by_turn_order
from polnoc.bots.solver import InfoSet, Solver, Tree
from polnoc.engine.play import answer
from polnoc.games.straszydla.actions import BID
from polnoc.games.straszydla.bots.bid_equilibrium import (
    NEVER,
    best_bids,
    bid_game,
    duel_odds,
    points_needed,
    turning_point,
    turning_points,
)
from polnoc.games.straszydla.bots.fright_odds import Prices, best_scare, expected_scare, reroll_gains, rolls
from polnoc.games.straszydla.bots.matrix_games import Mix, draw, exploitability, regret_matching, solve
from polnoc.games.straszydla.rules.duels import Retreat, successes
from tests.games.straszydla.scene import GAME, Scene

#: Allowed error of bids, as a fraction of the stake.
ERROR = 0.01

Dice = tuple[int, ...]


# Mixed choices ------------------------------------------------------------------


def test_a_game_with_a_safe_best_choice_is_not_mixed() -> None:
    rows, columns, value = solve([[3, 1, 4], [2, 0, 1]])
    assert (rows, columns, value) == ([1.0, 0.0], [0.0, 1.0, 0.0], 1.0)


def test_mixes_of_random_games_are_equilibria() -> None:
    rng = random.Random(4)
    for _ in range(60):
        rows, columns = rng.randint(1, 9), rng.randint(1, 9)
        matrix = [[rng.choice((-2.0, -1.0, 0.0, 0.5, 3.0)) for _ in range(columns)] for _ in range(rows)]
        mine, theirs, value = solve(matrix)
        assert sum(mine) == pytest.approx(1) and sum(theirs) == pytest.approx(1)
        assert min(mine) >= 0 and min(theirs) >= 0
        assert exploitability(matrix, mine, theirs) == pytest.approx(0, abs=1e-9)
        won = [a * b * matrix[i][j] for i, a in enumerate(mine) for j, b in enumerate(theirs)]
        assert sum(won) == pytest.approx(value)


def test_several_players_learn_to_stay_out_of_each_others_way() -> None:
    """Three places, three players: worth 3, 2 and 1, and nothing to players who meet."""

    def gains(player: int, drawn: Sequence[int]) -> list[float]:
        others = [place for seat, place in enumerate(drawn) if seat != player]
        return [0.0 if place in others else 3.0 - place for place in range(3)]

    mixes = regret_matching([3, 3, 3], gains, 400, random.Random(2))
    assert [sum(mix) for mix in mixes] == pytest.approx([1, 1, 1])
    assert sorted([max(range(3), key=mix.__getitem__) for mix in mixes]) == [0, 1, 2]
    assert min([max(mix) for mix in mixes]) > 0.6


def test_draws_follow_the_mix() -> None:
    rng = random.Random(3)
    drawn = [draw([0.5, 0.0, 0.5], rng) for _ in range(400)]
    assert drawn.count(1) == 0
    assert 150 < drawn.count(0) < 250


# Duels --------------------------------------------------------------------------


def wins(mine: Dice, theirs: Dice, wins_tie: bool) -> bool:
    first, second = successes((mine, theirs))
    return first > second or (first == second and wins_tie)


def points_by_force(mine: Dice, theirs: Dice, wins_tie: bool) -> int:
    """Try every change of every die."""
    best = NEVER
    for faces in itertools.product(range(1, 7), repeat=len(mine)):
        if wins(faces, theirs, wins_tie):
            best = min(best, sum([abs(new - old) for new, old in zip(faces, mine, strict=True)]))
    return best


@pytest.mark.rules("STR-DUEL-18", "STR-DUEL-20")
@pytest.mark.parametrize("wins_tie", [False, True])
@pytest.mark.parametrize("counts", [(2, 2), (3, 2), (2, 3)])
def test_the_points_that_win_a_duel(counts: tuple[int, int], wins_tie: bool) -> None:
    for mine, _ in rolls(counts[0]):
        for theirs, _ in rolls(counts[1]):
            pair = (mine[::-1], theirs[::-1])
            assert points_needed(*pair, wins_tie) == points_by_force(*pair, wins_tie), pair


def test_chances_of_turning_points_add_up() -> None:
    for counts in ((2, 2), (3, 2), (1, 3)):
        assert sum([chance for _, chance in turning_points(*counts, True)]) == pytest.approx(1)


def duel_tree(won: Sequence[Sequence[bool]], prices: tuple[float, float]) -> Tree:
    """Return a duel as a tree for the solver: both bid what they like, knowing nothing of the other."""
    tree = Tree()
    sizes = (len(won), len(won[0]))
    for seat in (0, 1):
        tree.sets[seat].append(InfoSet(0, 1, BID[: sizes[seat]], b"{}"))
        tree.sequences[seat] += sizes[seat]
    for mine, theirs in itertools.product(range(sizes[0]), range(sizes[1])):
        tree.ends[0].append(1 + mine)
        tree.ends[1].append(1 + theirs)
        tree.gains.append(won[mine][theirs] - prices[0] * mine + prices[1] * theirs)
    return tree


def whole(mix: Mix, energy: int) -> list[float]:
    """Return a mix of bids as a plan for the solver: bids that are never made have no weight."""
    return [1.0, *mix, *[0.0] * (energy + 1 - len(mix))]


@pytest.mark.parametrize("prices", [(0.1, 0.1), (0.05, 0.3), (0.6, 0.12), (0.0, 0.2)])
@pytest.mark.parametrize("turning", [-3, -1, 0, 1, 2, 4, NEVER])
@pytest.mark.parametrize("energy", [(3, 3), (6, 2), (0, 5), (8, 8)])
def test_bids_are_an_equilibrium_of_the_whole_duel(
    turning: int, energy: tuple[int, int], prices: tuple[float, float]
) -> None:
    won = [[mine - theirs >= turning for theirs in range(energy[1] + 1)] for mine in range(energy[0] + 1)]
    tree = duel_tree(won, prices)
    first, second = best_bids(turning, energy, prices)
    plans = (whole(first, energy[0]), whole(second, energy[1]))
    assert sum(first) == pytest.approx(1) and sum(second) == pytest.approx(1)
    assert tree.exploitability(plans) <= ERROR


def test_another_solver_finds_the_same_value() -> None:
    turning, energy, prices = 1, (4, 3), (0.15, 0.2)
    won = [[mine - theirs >= turning for theirs in range(energy[1] + 1)] for mine in range(energy[0] + 1)]
    tree = duel_tree(won, prices)
    solver = Solver(tree)
    solver.run(400)
    assert tree.exploitability(solver.average()) <= ERROR
    assert solve(bid_game(turning, energy, prices))[2] == pytest.approx(
        tree.value(solver.average()), abs=ERROR
    )


@pytest.mark.rules("STR-DUEL-15", "STR-DUEL-18")
@pytest.mark.parametrize("faces", [(4, 2, 5, 3, 1), (6, 6, 2, 1, 1), (3, 3, 5, 5, 2), (1, 1, 6, 6, 6)])
def test_the_duel_that_is_solved_is_the_duel_that_is_played(faces: Dice) -> None:
    """Every pair of bids is played out on the engine; the expert's bids fit the results."""
    energy, prices = (3, 3), (0.12, 0.2)
    scene = Scene(
        2,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        spooks={"A": ["zmora"], "B": ["leszy"]},
        tops={"air-imp": "gwizd"},  # no imp to buy that changes dice: straight to the bids
        purses={"A": {"energy": energy[0]}, "B": {"energy": energy[1]}},
    )
    for face in faces:
        scene.step(f"die {face}")
    first, second, tie = faces[:2], faces[2:], True  # B is stronger by day: it rolls three, A wins ties
    pair = (tuple(sorted(first, reverse=True)), tuple(sorted(second, reverse=True)))
    won = [
        [first_wins(scene, mine, theirs) for theirs in range(energy[1] + 1)] for mine in range(energy[0] + 1)
    ]
    turning = turning_point(*pair, tie)
    assert won == [[i - j >= turning for j in range(energy[1] + 1)] for i in range(energy[0] + 1)]
    mixes = best_bids(turning, energy, prices)
    tree = duel_tree(won, prices)
    assert tree.exploitability((whole(mixes[0], energy[0]), whole(mixes[1], energy[1]))) <= ERROR


def first_wins(scene: Scene, mine: int, theirs: int) -> bool:
    """Play two bids on a copy of a scene; the higher bidder tries every change until one wins."""
    position = scene.position.clone()
    answer(position, 0, BID[mine], [])
    answer(position, 1, BID[theirs], [])
    open_ends = [position]
    lost: set[int] = set()
    while open_ends:
        at = open_ends.pop()
        frame: Any = at.stack[-1]
        if isinstance(frame, Retreat):
            lost.add(frame.loser)
            continue
        for change in frame.options(at, frame.nth):
            after = at.clone()
            answer(after, frame.nth, change, [])
            open_ends.append(after)
    return 1 in lost if mine > theirs else 0 not in lost


def test_odds_before_the_roll_are_those_of_the_dice_if_nobody_has_energy() -> None:
    for counts, tie in itertools.product(((2, 2), (3, 2), (2, 3)), (True, False)):
        rolled = itertools.product(*[itertools.product(range(1, 7), repeat=count) for count in counts])
        fair = [wins(tuple(sorted(a, reverse=True)), tuple(sorted(b, reverse=True)), tie) for a, b in rolled]
        chance, *spent = duel_odds(counts, tie, (0, 0), (0.2, 0.2))
        assert chance == pytest.approx(sum(fair) / len(fair))
        assert spent == [0.0, 0.0]


# Frightening --------------------------------------------------------------------


def scare_by_force(dice: Dice, strength: int, energy: int, prices: Prices) -> float:
    """Try every change of every die."""
    table = (3, 2, 1)
    best = -99.0
    for faces in itertools.product(range(1, 7), repeat=len(dice)):
        spent = sum([abs(new - old) for new, old in zip(faces, dice, strict=True)])
        if spent <= energy:
            off = abs(sum(faces) - strength)
            caught = table[off] if off < len(table) else 0
            dread = faces.count(6) - faces.count(1)
            best = max(best, caught + prices.dread * dread - prices.energy * spent)
    return best


@pytest.mark.rules("STR-FRIGHT-11")
@pytest.mark.parametrize("prices", [Prices(0.4, 0.3), Prices(1.0, 0.0), Prices(0.0, 0.7)])
def test_frightening_is_exact(prices: Prices) -> None:
    rng = random.Random(5)
    for _ in range(60):
        dice = tuple([rng.randint(1, 6) for _ in range(rng.randint(1, 4))])
        strength, energy = rng.randint(2, 18), rng.randint(0, 4)
        found = best_scare(dice, strength, energy, (3, 2, 1), prices)
        assert found.value == pytest.approx(scare_by_force(dice, strength, energy, prices))


def test_what_frightening_promises_is_the_mean_over_all_rolls() -> None:
    prices = Prices(0.5, 0.25)
    every = [scare_by_force(dice, 8, 2, prices) for dice in itertools.product(range(1, 7), repeat=2)]
    assert expected_scare(2, 8, 2, (3, 2, 1), prices) == pytest.approx(sum(every) / len(every))


def test_only_a_bad_die_is_rolled_again() -> None:
    gains = reroll_gains((1, 6, 5), 17, 0, (3, 2, 1), Prices(1.0, 0.2), 3)
    assert gains[0] > 0 > max(gains[1:])


# The first period -----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_after_the_first_period_everybody_has_a_share_of_one_victory(players: int) -> None:
    shares = chances_by_turn_order(GAME, players, games=1)
    assert len(shares) == players
    assert all(0 < share < 1 for [share] in shares)
    assert sum(share for [share] in shares) == pytest.approx(1)
