"""INV: what always holds, in games that a machine plays with legal and illegal answers."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from polnoc.engine.play import answer, asked, digest, options, why_not
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import HIDDEN, dump
from polnoc.games.straszydla.actions import ACTIONS
from polnoc.games.straszydla.rules.acting import Act
from polnoc.games.straszydla.rules.duels import Bids
from polnoc.games.straszydla.rules.planning import Plans
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.view import FRAMES
from polnoc.words import read_rulebook, rule_ids
from tests.games.straszydla.profiles import PROFILE
from tests.games.straszydla.scene import BOX, GAME
from tests.games.straszydla.walks import position_after, walk


class Play(RuleBasedStateMachine):
    """A game with varied options; answers are drawn, and what is not offered is tried too."""

    position: Straszydla

    @initialize(
        players=st.integers(2, 4),
        refill=st.sampled_from(["period", "round"]),
        recycle=st.booleans(),
        ties=st.sampled_from(["weaker", "first"]),
        seed=st.integers(0, 2**32),
    )
    def begin(self, players: int, refill: str, recycle: bool, ties: str, seed: int) -> None:
        chosen = {"players": players, "refill": refill, "recycle": recycle, "duel_ties": ties, "periods": 4}
        self.position = GAME.begin(GAME.read_options(chosen), [])
        self.rng = random.Random(seed)
        self.stops_before = 0

    @rule(count=st.integers(1, 60))
    def play_on(self, count: int) -> None:
        for _ in range(count):
            if self.position.over:
                return
            self._answer()

    def _answer(self) -> None:
        position = self.position
        seat = self.rng.choice(asked(position))
        offered = options(position, seat)
        meals = [action for action in offered if action.verb.startswith("feed")]
        if isinstance(position.stack[-1], Plans):
            self.stops_before = position.stops
        answer(position, seat, self.rng.choice(meals or offered), [])
        self._check_places()

    def _check_places(self) -> None:
        """STR-INV-02: nobody ends where a STOP was when the round was planned, except who is stuck."""
        position = self.position
        if not position.stack or not isinstance(position.stack[-1], Act):
            return
        for seat in position.terms.seats:
            if self.stops_before >> position.pawn[seat] & 1:
                assert len(position.walked[seat]) == 1, "a pawn stands on a STOP, but it has walked"

    @rule(index=st.integers(0, len(ACTIONS) - 1), seat=st.integers(-1, 4))
    def try_anything(self, index: int, seat: int) -> None:
        position, action = self.position, ACTIONS[index]
        before = digest(position)
        refused = why_not(position, seat, action, position.terms.players)
        legal = seat in asked(position) and action in options(position, seat)
        assert (refused is None) == legal
        assert digest(position) == before

    @invariant()
    def holds(self) -> None:
        """STR-INV-01, -03, -04, -05 and -08 are the game's own check."""
        GAME.check(self.position)
        gone = sum([bits.bit_count() for bits in self.position.gone])
        in_stacks = sum([bits.bit_count() for bits in self.position.pool])
        in_stacks += len([spook for spook in self.position.top if spook])
        held = sum([len(spooks) for spooks in self.position.spooks])
        left = len(BOX.spooks) - 1 - gone - in_stacks - held
        assert 0 <= left <= 4, "only 3/3 spooks leave for good"

    @invariant()
    def keeps_secrets(self) -> None:
        for seat in (*self.position.terms.seats, WATCHER):
            check_secrets(self.position, seat)


def check_secrets(position: Straszydla, seat: int) -> None:
    """STR-INV-06: no pact, plan or bid of another is in a view."""
    view: Any = GAME.view(position, seat)
    if position.over:
        return
    others = [other for other in position.terms.seats if other != seat]
    assert all([view["pact"][other] in (0, HIDDEN) for other in others])
    for frame, shown in zip(position.stack, view["frames"], strict=True):
        if isinstance(frame, Plans):
            assert all([shown["plans"][other] == HIDDEN for other in others])
        if isinstance(frame, Bids):
            bids = zip(frame.fighters, shown["bids"], strict=True)
            assert all([bid in (None, HIDDEN) for fighter, bid in bids if fighter != seat])


@pytest.mark.rules(
    "STR-INV-01", "STR-INV-02", "STR-INV-03", "STR-INV-04", "STR-INV-05", "STR-INV-06", "STR-INV-08"
)
def test_what_always_holds() -> None:
    run_state_machine_as_test(Play, settings=PROFILE)


@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32), steps=st.integers(0, 900))
@PROFILE
def test_a_redeal_looks_the_same_and_is_a_legal_position(players: int, seed: int, steps: int) -> None:
    position = position_after(players, seed, steps)
    for seat in (*range(players), WATCHER):
        view = GAME.view(position, seat)
        dealt = GAME.redeal(view, random.Random(seed))
        GAME.check(dealt)
        assert dump(GAME.view(dealt, seat)) == dump(view)
        assert len(set(dealt.pact)) == len(dealt.pact) or 0 in dealt.pact


@pytest.mark.rules("STR-INV-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_summoned_in_one_time_of_day_eats_at_the_end_of_the_next(players: int) -> None:
    summoned: dict[int, int] = {}
    before: list[tuple[int, ...]] = []
    for position in walk(players, 7):
        if position.stack and type(position.stack[-1]).__name__ == "Plans" and position.spooks != before:
            for seat in position.terms.seats:
                new = set(position.spooks[seat]) - set(before[seat] if before else ())
                summoned |= dict.fromkeys(new, position.period)
            before = list(position.spooks)
        for seat in position.terms.seats:
            for spook in position.spooks[seat]:
                if position.fed[seat] >> spook & 1 and spook in summoned:
                    assert position.period >= summoned[spook]
    assert summoned


@pytest.mark.rules("STR-AMB-52")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends(players: int) -> None:
    for seed in range(3):
        *_, last = walk(players, seed)
        assert last.over
        assert last.period <= 4
        assert GAME.winners(last)


def test_chance_is_asked_for_what_nobody_knows() -> None:
    """A spook that comes up is one of those below; so all who look on agree on the odds."""
    for position in walk(3, 11):
        if asked(position) == (CHANCE,):
            offered = options(position, CHANCE)
            assert len(offered) == len(set(offered)) > 0


def test_every_rule_in_progress_says_which_rule_it_is() -> None:
    known = set(rule_ids(read_rulebook(GAME, "en")))
    for kind in FRAMES.values():
        assert kind(*[0] * len(kind.names())).rule() in known, kind.__name__
