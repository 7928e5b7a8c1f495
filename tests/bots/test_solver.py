"""The solver, checked against games with known solutions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import msgspec
import pytest

from polnoc.bots.solver import InfoSet, Plan, Solver, Tree, even, grow
from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions
from polnoc.engine.play import settle
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.engine.views import ALL, OWNER, AudienceTable, View

# Kuhn's poker: three cards, one bet. Solved in 1950; the first player loses 1/18 a game.

ACTIONS: Final = ActionTable([Verb("card", range(1, 4)), Verb("pass"), Verb("bet")])
PASS, BET = ACTIONS.get("pass"), ACTIONS.get("bet")


class Kuhn(Position):
    def __init__(self, frame: Frame, cards: list[int], said: str) -> None:
        super().__init__()
        self.cards = cards
        #: `p` for each pass and `b` for each bet, alternately by player.
        self.said = said
        self.call(frame)

    __slots__ = slots_of(__init__)


@dataclass(slots=True)
class DealKuhn(Frame):
    def asked(self, position: Kuhn) -> tuple[int, ...]:
        return CHANCE_ASKED if 0 in position.cards else NOBODY_ASKED

    def options(self, position: Kuhn, seat: int) -> Sequence[Action]:
        return [action for action in ACTIONS.all("card") if action.arg not in position.cards]

    def answer(self, position: Kuhn, seat: int, action: Action, out: Out) -> None:
        position.cards[position.cards.index(0)] = action.arg

    def run(self, position: Kuhn, out: Out) -> None:
        position.become(Bets())


@dataclass(slots=True)
class Bets(Frame):
    def asked(self, position: Kuhn) -> tuple[int, ...]:
        return (
            NOBODY_ASKED if position.said in ("pp", "bp", "bb", "pbp", "pbb") else ONE[len(position.said) % 2]
        )

    def options(self, position: Kuhn, seat: int) -> Sequence[Action]:
        return (PASS, BET)

    def answer(self, position: Kuhn, seat: int, action: Action, out: Out) -> None:
        position.said += "b" if action is BET else "p"


class KuhnGame(Game[Kuhn]):
    audience: ClassVar = AudienceTable(Kuhn, {"cards": OWNER, "said": ALL}, {DealKuhn: "", Bets: ""})

    def begin(self, options: GameOptions, out: Out) -> Kuhn:
        position = Kuhn(DealKuhn(), [0, 0], "")
        settle(position, out)
        return position

    def view(self, position: Kuhn, seat: int) -> View:
        return self.audience.view(position, seat)


def chips(position: Kuhn) -> float:
    """Return what seat 0 has won."""
    if position.said == "bp":
        return 1
    if position.said == "pbp":
        return -1
    stake = 1 if position.said == "pp" else 2
    return stake if position.cards[0] > position.cards[1] else -stake


def kuhn() -> Tree:
    game = KuhnGame()
    return grow(game, [game.begin(GameOptions(), [])], gain=chips)


def betting(tree: Tree, seat: int, plan: Plan) -> dict[tuple[int, str], float]:
    """Return how often a plan bets, by own card and the betting so far."""
    odds = {}
    for choice in tree.sets[seat]:
        view = msgspec.json.decode(choice.view)
        odds[view["cards"][seat], view["said"]] = choice.odds(plan)[1]
    return odds


def test_kuhn_has_twelve_choices_and_thirty_ends() -> None:
    tree = kuhn()
    assert [len(choices) for choices in tree.sets] == [6, 6]
    assert tree.sequences == [13, 13]
    assert len(tree.gains) == len(tree.ends[0]) == len(tree.ends[1]) == 30


def test_plan_of_a_policy_is_measured_exactly() -> None:
    """Uniform play of Kuhn's poker: worth 1/8 to the first seat, NashConv 11/12."""
    tree = kuhn()
    plans = [tree.plan(seat, even) for seat in (0, 1)]
    assert tree.value(plans) == pytest.approx(1 / 8)
    assert tree.exploitability(plans) == pytest.approx(11 / 24)


def test_policy_sees_views_and_options() -> None:
    def only_kings_bet(view: View, options: Sequence[Action]) -> Sequence[float]:
        betting = view["cards"][view["seat"]] == 3
        return [betting == (option.verb == "bet") for option in options]

    tree = kuhn()
    plan = tree.plan(0, only_kings_bet)
    assert betting(tree, 0, plan)[3, ""] == 1
    assert betting(tree, 0, plan)[1, ""] == betting(tree, 0, plan)[2, "pb"] == 0


def test_solver_finds_the_value_of_kuhn() -> None:
    solver = Solver(kuhn())
    solver.run(1000)
    plans = solver.average()
    assert solver.iterations == 1000
    assert solver.tree.exploitability(plans) < 0.0005
    assert solver.tree.value(plans) == pytest.approx(-1 / 18, abs=0.0005)


def test_solver_plays_kuhn_as_the_theory_says() -> None:
    solver = Solver(kuhn())
    solver.run(1000)
    first, second = [betting(solver.tree, seat, plan) for seat, plan in enumerate(solver.average())]
    assert first[2, ""] == pytest.approx(0, abs=0.01)
    assert first[3, ""] == pytest.approx(3 * first[1, ""], abs=0.03)
    assert first[2, "pb"] == pytest.approx(first[1, ""] + 1 / 3, abs=0.03)
    assert second[1, "p"] == pytest.approx(1 / 3, abs=0.01)
    assert second[2, "b"] == pytest.approx(1 / 3, abs=0.01)
    assert [second[3, "p"], second[3, "b"]] == pytest.approx([1, 1], abs=0.01)


def test_running_on_is_the_same_as_running_longer() -> None:
    stepwise, at_once = Solver(kuhn()), Solver(kuhn())
    stepwise.run(20)
    stepwise.run(30)
    at_once.run(50)
    assert stepwise.average() == at_once.average()


def test_pruned_options_are_no_branches() -> None:
    def never_bet_a_queen(view: View, options: Sequence[Action]) -> Sequence[Action]:
        return [PASS] if view["cards"][view["seat"]] == 2 else options

    game = KuhnGame()
    tree = grow(game, [game.begin(GameOptions(), [])], never_bet_a_queen, chips)
    assert [len(choices) for choices in tree.sets] == [4, 4]
    assert all([view_of(choice)["cards"][0] != 2 for choice in tree.sets[0]])


def test_several_starts_are_equally_likely() -> None:
    """Seat 0 must answer a bet, with the king (it wins 2) or the jack (it gives up 1)."""
    game = KuhnGame()
    starts = [Kuhn(Bets(), cards, "pb") for cards in ([3, 2], [1, 2])]
    tree = grow(game, starts, gain=chips)
    solver = Solver(tree)
    solver.run(100)
    assert tree.value(solver.average()) == pytest.approx((2 - 1) / 2, abs=0.001)


def test_odds_where_a_plan_never_comes_are_even() -> None:
    choice = InfoSet(0, 1, [PASS, BET], b"")
    assert choice.odds([1.0, 0.0, 0.0]) == [0.5, 0.5]
    assert choice.odds([1.0, 0.1, 0.3]) == pytest.approx([0.25, 0.75])


def view_of(choice: InfoSet) -> View:
    view: View = msgspec.json.decode(choice.view)
    return view


# Cups: chance hides a stone under one of three cups, three times as often under the
# first as under the second, never under the third. Seat 0 looks under one.

CUPS: Final = ActionTable([Verb("hide", range(1, 4)), Verb("look", range(1, 4))])


class Cups(Position):
    def __init__(self) -> None:
        super().__init__()
        self.stone = 0
        self.looked = 0
        self.call(HideAndLook())

    __slots__ = slots_of(__init__)


@dataclass(slots=True)
class HideAndLook(Frame):
    def asked(self, position: Cups) -> tuple[int, ...]:
        if not position.stone:
            return CHANCE_ASKED
        return NOBODY_ASKED if position.looked else ONE[0]

    def options(self, position: Cups, seat: int) -> Sequence[Action]:
        return CUPS.all("look" if position.stone else "hide")

    def weights(self, position: Cups) -> Sequence[int]:
        return (3, 1, 0)

    def answer(self, position: Cups, seat: int, action: Action, out: Out) -> None:
        if position.stone:
            position.looked = action.arg
        else:
            position.stone = action.arg


class CupsGame(Game[Cups]):
    def view(self, position: Cups, seat: int) -> View:
        return {"looked": position.looked}

    def winners(self, position: Cups) -> tuple[int, ...]:
        return (0,) if position.stone == position.looked else (1,)


def test_chance_goes_by_its_weights_and_winning_counts_one() -> None:
    tree = grow(CupsGame(), [Cups()])
    assert len(tree.gains) == 2 * 3
    assert tree.value([tree.plan(0, even), [1.0]]) == pytest.approx(-1 / 3)
    assert tree.best_response(0, [1.0]) == pytest.approx(3 / 4 - 1 / 4)
    assert tree.best_response(1, tree.plan(0, even)) == pytest.approx(1 / 3)
