"""INV: invariants, in games that a state machine plays with legal and illegal answers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from polnoc.engine.actions import Action
from polnoc.engine.play import answer, asked, digest, options, why_not
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import HIDDEN, dump
from polnoc.games.straszydla.actions import ACTIONS, DREAD_IMP, SUMMON
from polnoc.games.straszydla.rules.acting import Act
from polnoc.games.straszydla.rules.duels import Bids
from polnoc.games.straszydla.rules.feeding import Feed, Summoning
from polnoc.games.straszydla.rules.planning import Plans
from polnoc.games.straszydla.state import Straszydla
from polnoc.words import read_rulebook, rule_ids
from tests.games.straszydla.profiles import PROFILE
from tests.games.straszydla.scene import BOX, GAME
from tests.games.straszydla.walks import position_after, walk

#: Rules that a refusal may name; "" before and after the game.
RULES = {"", *rule_ids(read_rulebook(GAME, "en"))}


def _dread_price(action: Action) -> int:
    menu = BOX.pack.dread
    return {"reroll": menu.reroll, "dread-cube": menu.cube, "dread-imp": menu.imp}.get(action.verb, menu.feed)


def _is_empty(position: Straszydla, action: Action) -> bool:
    if action in (SUMMON, DREAD_IMP):
        return not all(position.imp_top)
    top = position.top[action.arg], position.imp_top[action.arg]
    return not all(top)


#: For how many questions of each kind every answer is tried.
LOOKS = 4

#: By the reason of a refusal: whether it is true.
TRUE_IF: dict[str, Callable[[Straszydla, int, Action, dict[str, Any]], bool]] = {
    "refused-too-few-cubes": lambda now, seat, _, told: sum(now.purse[seat]) == told["have"] < told["needed"],
    "refused-too-little-dread": lambda now, seat, action, told: (
        now.dread[seat] == told["have"] < _dread_price(action)
    ),
    "refused-too-little-energy": lambda now, seat, action, told: (
        now.energy(seat) == told["have"] < max(action.arg, 1)
    ),
    "refused-empty-stack": lambda now, _, action, __: _is_empty(now, action),
    "refused-no-such-imp": lambda now, seat, action, _: action.arg not in now.imps[seat],
    "refused-imp-not-now": lambda now, seat, action, told: told["imp"] == action.arg in now.imps[seat],
    "refused-imp-first": lambda now, seat, action, _: action.arg in now.imps[seat],
    "refused-blocked": lambda now, _, __, told: bool(now.stops >> now.layout.index(told["tile"]) & 1),
    "refused-no-suburb": lambda now, _, action, __: action.arg not in now.map.suburbs,
    "refused-suburb-taken": lambda now, _, action, __: action.arg in now.pawn,
    "refused-nothing-here": lambda now, seat, _, __: now.cubes[now.pawn[seat]] == 0,
    "refused-no-spooks": lambda now, seat, _, __: not now.spooks[seat],
    "refused-no-frightening": lambda now, seat, _, __: not now.map.frightening >> now.pawn[seat] & 1,
    "refused-no-imps": lambda now, seat, _, __: not now.map.imp >> now.pawn[seat] & 1,
    "refused-stuck": lambda now, seat, _, __: bool(now.stops >> now.pawn[seat] & 1),
    "refused-bought-already": lambda now, seat, _, __: bool(now.bought >> seat & 1),
    "refused-not-your-spook": lambda now, seat, action, _: action.arg not in now.spooks[seat],
    "refused-fed-already": lambda now, seat, action, _: bool(now.fed[seat] >> action.arg & 1),
    "refused-beaten-there": lambda now, seat, action, _: any([bits >> action.arg & 1 for bits in now.beaten]),
}


def check_answer(position: Straszydla, seat: int, action: Action) -> None:
    """What is not offered is refused, by a rule of the rulebook and for a true reason."""
    refused = why_not(position, seat, action, position.terms.players)
    legal = seat in asked(position) and action in options(position, seat)
    assert (refused is None) == legal
    if refused is not None:
        assert refused.rule in RULES, f"{action} is refused by {refused.rule}"
        truth = TRUE_IF.get(refused.key)
        assert truth is None or truth(position, seat, action, refused.args), f"{action}: {refused}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_names_a_rule_and_a_true_reason(players: int) -> None:
    seen: Counter[str] = Counter()
    for position in walk(players, 5):
        now = asked(position)
        rule_in_progress = type(position.stack[-1]).__name__ if position.stack else ""
        if CHANCE in now or seen[rule_in_progress] == LOOKS:
            continue
        seen[rule_in_progress] += 1
        for seat in now[:1]:
            for index in range(len(ACTIONS)):
                check_answer(position, seat, ACTIONS[index])
    assert len(seen) > 10


class Play(RuleBasedStateMachine):
    """A game with varied options; answers are random, and what is not offered is tried too."""

    position: Straszydla

    @initialize(
        players=st.integers(2, 4),
        refill=st.sampled_from(["period", "round"]),
        recycle=st.booleans(),
        duel_ties=st.sampled_from(["weaker", "newcomer", "first"]),
        purchases=st.sampled_from(["one", "any"]),
        shared_victory=st.sampled_from(["dread", "strength", "feeding", "shared"]),
        centre=st.sampled_from(["every", "one"]),
        jumps=st.sampled_from(["planned", "moving"]),
        plan_imps=st.sampled_from(["one", "any"]),
        seed=st.integers(0, 2**32),
    )
    def begin(self, seed: int, **chosen: object) -> None:
        self.position = GAME.begin(GAME.read_options({**chosen, "periods": 4}), [])
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
        """STR-INV-02: nobody ends where a STOP was when the round was planned, except when stuck."""
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
        check_answer(position, seat, action)
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
    """STR-INV-06: no pact, plan or bid of another player is in a view."""
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
    came: dict[int, int] = {}
    before: set[int] = set()
    fed_later = 0
    for position in walk(players, 7):
        if isinstance(position.stack[-1] if position.stack else None, Feed):
            position.dread = [4] * players  # so that some are fed
        held = {spook for spooks in position.spooks for spook in spooks}
        if any([isinstance(frame, Summoning) for frame in position.stack]):
            came |= dict.fromkeys(held - before, position.period)
        eaten = {spook for spook in came if any([fed >> spook & 1 for fed in position.fed])}
        assert not [spook for spook in eaten if came[spook] >= position.period]
        fed_later += len(eaten)
        before = held
    assert came
    assert fed_later


@pytest.mark.rules("STR-AMB-52")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends(players: int) -> None:
    for seed in range(3):
        *_, last = walk(players, seed)
        assert last.over
        assert last.period <= 4
        assert GAME.winners(last)


def test_chance_is_asked_for_what_nobody_knows() -> None:
    """A spook that comes up is one of those below; so all observers agree on the odds."""
    for position in walk(3, 11):
        if asked(position) == (CHANCE,):
            offered = options(position, CHANCE)
            assert len(offered) == len(set(offered)) > 0


def test_every_rule_in_progress_says_which_rule_it_is() -> None:
    known = set(rule_ids(read_rulebook(GAME, "en")))
    for kind in GAME.frames.values():
        assert kind(*[0] * len(kind.names())).rule() in known, kind.__name__
