"""INV: the rules are compared, step by step, with an independent implementation of the game.

A state machine gives legal and illegal answers; after each the position must match `model.Model`, and every
view must contain what its seat has learned and no more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from polnoc.engine.play import answer, asked, digest, options, why_not
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import HIDDEN, View
from polnoc.games.duchy.actions import ACTIONS
from polnoc.games.duchy.options import DuchyOptions
from polnoc.games.duchy.state import Duchy
from tests.conformance.cases import soak
from tests.games.duchy.model import CHANCE, Model
from tests.games.duchy.profiles import PROFILE
from tests.games.duchy.scene import GAME, NAMES, VIEW_FIELDS, cards_of


class Pair:
    """The game and the model, given the same answers."""

    def __init__(self, chosen: DuchyOptions) -> None:
        self.events: list[Any] = []
        self.position: Duchy = GAME.begin(chosen, self.events)
        self.model = Model(chosen)

    @property
    def over(self) -> bool:
        return self.position.over

    def answer(self, seat: int, text: str) -> None:
        before = len(self.events)
        answer(self.position, seat, ACTIONS.parse(text), self.events)
        self.model.answer(seat, text)
        self._check_answers(before)
        self.check()

    def sharp(self) -> tuple[int, str] | None:
        """If a lair is being named: the answer that finds somebody."""
        (seat, *_) = self.model.request
        verbs = {text.split()[0] for text in self.model.request[seat]}
        if verbs == {"name"}:
            lairs = [self.position.terms.number[self.model.lairs[rival]] for rival in self.model.rivals(seat)]
            return seat, f"name {lairs[0]}" if f"name {lairs[0]}" in self.model.request[seat] else ""
        return None

    # Invariants ------------------------------------------------------------------

    def check(self) -> None:
        """Compare everything."""
        position, model = self.position, self.model
        assert set(asked(position)) == set(model.request)
        for seat, texts in model.request.items():
            assert sorted(action.text for action in options(position, seat)) == sorted(texts)
        assert position.scores == model.scores
        assert position.round == model.round
        if position.over:
            assert {position.terms.side[seat] for seat in GAME.winners(position)} == {model.winner()}
        self._check_cards()
        self._check_facts()
        for seat in (*range(model.players), WATCHER):
            check_view(GAME.view(position, seat), model)

    def _check_cards(self) -> None:
        """DUE-INV-01 and -02: each card in one place; a hand is empty only with an empty stack."""
        position, model = self.position, self.model
        GAME.check(position)
        cards = cards_of(position)
        assert sorted(cards) == list(range(1, 13 * len(model.stacks) + 1))
        assert (position.lair, position.hand) == (model.lairs, model.hands)
        assert (list(position.middle), list(position.box)) == (model.middle, model.box)
        assert list(position.laid_by) == model.laid_by
        for deck, stack in enumerate(model.stacks):
            pool = {card for card in range(1, 27) if position.pool[deck] >> card & 1}
            places = [*position.above[deck], *[None] * len(pool), *position.below[deck]]
            assert pool == model.pools[deck]
            assert places == stack
        if model.request and "guess" in next(iter(model.request.values())):
            for seat in set(range(model.players)) - model.found:
                assert bool(model.hands[seat]) or not model.stacks[model.deck(seat)]

    def _check_facts(self) -> None:
        """DUE-INV-04: all answers are the truth; DUE-INV-06: found players say nothing any more."""
        position, model = self.position, self.model
        assert {seat for seat in range(4) if position.found >> seat & 1} == model.found
        assert {seat for seat in range(4) if position.shield >> seat & 1} == model.shields
        assert [_readable(fact) for fact in position.facts] == model.spoken
        assert not model.found & set(model.request)

    def _check_answers(self, since: int) -> None:
        """DUE-INV-04, in the events: whoever says YES hides there, whoever says NO does not."""
        numbers: set[int] = set()
        for event in self.events[since:]:
            if event.key == "asks-even":
                numbers = {2, 4, 6, 8, 10, 12}
            elif event.key == "asks-at-least":
                numbers = set(range(event.args["number"], 14))
            elif event.key in ("asks-among", "guesses"):
                numbers = set(event.args["numbers"])
            elif event.key in ("answers-yes", "answers-no") and self.model.lairs[event.args["seat"]]:
                number = self.position.terms.number[self.model.lairs[event.args["seat"]]]
                assert (number in numbers) == (event.key == "answers-yes")


def _readable(fact: tuple[int, ...]) -> tuple[int, frozenset[int], frozenset[int], frozenset[int]]:
    asker, _, numbers, yes, no = fact
    return asker, _set(numbers, range(1, 14)), _set(yes, range(4)), _set(no, range(4))


def _set(bits: int, within: range) -> frozenset[int]:
    return frozenset(number for number in within if bits >> number & 1)


def check_view(view: View, model: Model) -> None:
    """DUE-INV-03: a view contains what its seat has seen, all of it, and nothing more."""
    seat = view["seat"]
    seen = model.seen[seat] if seat != WATCHER else set()
    over = not view["frames"]
    shown = {card for card in _shown_cards(view) if card > 0}
    assert shown <= seen | set(model.middle) | (set(model.lairs) if over else set())
    at_hand = set(model.middle)
    if seat != WATCHER:
        assert (view["lair"][seat], view["hand"][seat]) == (model.lairs[seat], model.hands[seat])
        at_hand |= {model.lairs[seat], model.hands[seat]}
    for other in range(model.players):
        if other != seat:
            assert view["lair"][other] == (
                model.lairs[other] if over else HIDDEN if model.lairs[other] else 0
            )
            assert view["hand"][other] == (HIDDEN if model.hands[other] else 0)
    piles = {card for frame in view["frames"] for pile in frame.get("piles", ()) for card in pile}
    known = dict(view["knows"])
    assert known.keys() == seen - at_hand - piles
    for card, places in known.items():
        assert model.place(card) in places
        if card in model.placed[seat]:
            assert places == [model.place(card)]


def _shown_cards(view: View) -> Iterator[int]:
    yield from (*view["lair"], *view["hand"], *(card for card, _ in view["knows"]))
    for frame in view["frames"]:
        yield from (card for pile in frame.get("piles", ()) for card in pile)
        if "top" in frame:
            yield from (frame["top"], *frame["under"])


class Table(RuleBasedStateMachine):
    """Answers of all kinds, at any moment of a game."""

    @initialize(
        chosen=st.builds(
            DuchyOptions,
            players=st.sampled_from([2, 3, 4]),
            stop=st.sampled_from(["at_once", "round_end"]),
            double_hit=st.sampled_from([1, 2]),
            shield_stops_copies=st.booleans(),
            bluff=st.booleans(),
        ),
        seed=st.integers(0, 2**16),
    )
    def sit_down(self, chosen: DuchyOptions, seed: int) -> None:
        self.pair = Pair(chosen)
        chance = random.Random(seed)
        while "use" not in next(iter(self.pair.model.request.values())):
            self._play(chance.randrange(1000))

    def _play(self, pick: int) -> None:
        request = self.pair.model.request
        seat = list(request)[pick % len(request)]
        texts = request[seat]
        self.pair.answer(seat, texts[pick // len(request) % len(texts)])

    @precondition(lambda self: not self.pair.over)
    @rule(pick=st.integers(0, 999))
    def answer(self, pick: int) -> None:
        self._play(pick)

    @precondition(lambda self: not self.pair.over and self.pair.sharp())
    @rule()
    def name_somebodys_lair(self) -> None:
        seat, text = self.pair.sharp() or (0, "")
        if text:
            self.pair.answer(seat, text)

    @rule(seat=st.integers(-1, 5), index=st.integers(0, len(ACTIONS) - 1))
    def answer_anything(self, seat: int, index: int) -> None:
        action, position = ACTIONS[index], self.pair.position
        if action.text in self.pair.model.request.get(seat, ()):
            self.pair.answer(seat, action.text)
            return
        before = digest(position)
        refusal = why_not(position, seat, action, len(NAMES[self.pair.model.players]))
        assert refusal is not None
        assert refusal.key.startswith("refused-")
        assert not refusal.rule or refusal.rule.startswith("DUE-")
        assert digest(position) == before

    @invariant()
    def nothing_else_is_in_a_view(self) -> None:
        for seat in range(self.pair.model.players):
            assert set(GAME.view(self.pair.position, seat)) == VIEW_FIELDS


Table.TestCase.settings = PROFILE

TestTable = pytest.mark.rules(
    "DUE-INV-01", "DUE-INV-02", "DUE-INV-03", "DUE-INV-04", "DUE-INV-06", "DUE-AMB-27"
)(Table.TestCase)


OPTION_SETS: list[dict[str, object]] = [
    {},
    {"stop": "round_end", "double_hit": 1},
    {"shield_stops_copies": False, "bluff": False, "points": 2},
    {"first": 2},
]


@pytest.mark.rules("DUE-INV-01", "DUE-INV-02", "DUE-INV-03", "DUE-INV-04", "DUE-INV-06")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", OPTION_SETS, ids=str)
def test_whole_games_agree_with_the_model(players: int, chosen: dict[str, object]) -> None:
    for seed in range(soak(4)):
        pair = Pair(DuchyOptions(**{"players": players, **chosen}))  # type: ignore[arg-type]
        rng = random.Random(seed)
        while not pair.over:
            sharp = pair.sharp()
            if sharp and sharp[1] and rng.random() < 0.15:
                pair.answer(*sharp)
                continue
            seat = rng.choice(sorted(pair.model.request))
            pair.answer(seat, rng.choice(pair.model.request[seat]))
        assert pair.model.request == {}


@pytest.mark.rules("DUE-INV-05", "DUE-AMB-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_ends_if_everyone_goes_through_the_numbers(players: int) -> None:
    """From any moment on, players who guess number after number are done after thirteen turns."""
    for seed in range(10):
        pair = Pair(DuchyOptions(players=players, points=20))
        rng = random.Random(seed)
        while pair.model.round < 1 or "use" not in next(iter(pair.model.request.values())):
            seat = rng.choice(sorted(pair.model.request))
            pair.answer(seat, rng.choice(pair.model.request[seat]))
        turns = 0
        named = [0] * players
        while pair.model.round == 1:
            (seat,) = pair.model.request
            texts = pair.model.request[seat]
            if seat == CHANCE:
                pair.answer(seat, rng.choice(texts))
            elif "guess" in texts:
                turns += 1
                pair.answer(seat, "guess")
            else:
                named[seat] += 1
                pair.answer(seat, f"name {named[seat]}")
        assert max(named) <= 13
        assert turns <= 13 * players
