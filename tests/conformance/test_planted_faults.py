"""The kit catches what it is meant to: faults are planted in the miniatures, one at a time."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from polnoc.engine import recall
from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, made_copy
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import EVERYONE, NOBODY_ASKED, ONE
from polnoc.engine.views import View
from tests.conformance import kit, lines_of_play
from tests.conformance.kit import CHECKS, nonsense_is_refused, notation_reads_back, sample_line
from tests.conformance.lines_of_play import Failure
from tests.miniatures import ambush, sealed_duels, walker
from tests.miniatures.ambush import Ambush, AmbushGame
from tests.miniatures.sealed_duels import Bid, Duels, Fights, Nights, Plans, Roll, SealedDuels
from tests.miniatures.tools import put
from tests.miniatures.walker import Walk, WalkerGame


def faults(game: AnyGame, players: int) -> dict[str, str]:
    """Return the checks that fail on some lines of a game, and their messages."""
    found: dict[str, str] = {}
    for number in range(3):
        line = sample_line(game, players, "random", number)
        for name, check in CHECKS.items():
            try:
                check(line)
            except Failure as failure:
                assert failure.trace.check == name
                found[name] = failure.problem
    return found


@pytest.mark.parametrize(
    ("game", "players"), [(SealedDuels(), 4), (AmbushGame(), 3), (WalkerGame(), 3)], ids=["a", "b", "c"]
)
def test_without_a_fault_nothing_is_found(game: AnyGame, players: int) -> None:
    assert faults(game, players) == {}


# Leaks ------------------------------------------------------------------------


def test_a_secret_in_the_view() -> None:
    class Leaky(SealedDuels):
        def view(self, position: Duels, seat: int) -> View:
            return {**super().view(position, seat), "hint": sum(position.pact)}

    found = faults(Leaky(), 3)
    assert "sees a difference: hint" in found["redeal_fits"]
    assert "nothing_leaks" in found


def test_a_prompt_that_depends_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(self: ambush.React, position: Ambush) -> tuple[int, ...]:
        return ONE[ambush.BEAST] if ambush.FLEE_CARD in position.hand else NOBODY_ASKED

    monkeypatch.setattr(ambush.React, "asked", asked)
    found = faults(AmbushGame(), 2)
    assert "who is asked tells seat 1 something" in found["nothing_leaks"]
    assert "sees a difference: asked" in found["redeal_fits"]


def test_options_that_depend_on_what_a_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: ambush.Hunt, position: Ambush, seat: int) -> Sequence[Action]:
        return [action for action in ambush.SEARCH if action.arg != position.lair]

    monkeypatch.setattr(ambush.Hunt, "options", options)
    assert "options tell seat 1 something" in faults(AmbushGame(), 2)["nothing_leaks"]


def test_a_refusal_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: ambush.Hunt, position: Ambush, seat: int, action: Action) -> Refusal:
        return Refusal(self.rule(), "refused-not-now", {"lair": position.lair})

    monkeypatch.setattr(ambush.Hunt, "why_not", why_not)
    assert "tells seat 1" in faults(AmbushGame(), 2)["nothing_leaks"]


def test_an_event_for_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay(position: Ambush, card: int, out: Out) -> None:
        honest(position, card, out)
        out.append(Event("left", {"cards": list(position.hand)}, EVERYONE))

    honest = ambush.lay
    monkeypatch.setattr(ambush, "lay", lay)
    assert "sees the same but is told" in faults(AmbushGame(), 2)["nothing_leaks"]


def test_something_shown_that_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def enter(position: Walk, seeker: int, place: int, out: Out) -> None:
        honest(position, seeker, place, [])

    honest = walker.enter
    monkeypatch.setattr(walker, "enter", enter)
    assert "is told the same but sees" in faults(WalkerGame(), 2)["nothing_leaks"]


def test_a_deal_that_does_not_fit_the_view() -> None:
    class Careless(WalkerGame):
        def redeal(self, view: View, rng: random.Random) -> Walk:
            return super().redeal({**view, "clues": []}, rng)

    assert "sees a difference: clues" in faults(Careless(), 2)["redeal_fits"]


def test_a_deal_that_breaks_an_invariant() -> None:
    class Careless(AmbushGame):
        def redeal(self, view: View, rng: random.Random) -> Ambush:
            position = super().redeal(view, rng)
            if view["lair"] == -1:
                position.lair = rng.choice(ambush.DENS)
            return position

    assert "it hides where they looked" in faults(Careless(), 2)["redeal_fits"]


def test_a_deal_that_cannot_read_a_view_sent_as_json() -> None:
    class Choosy(WalkerGame):
        def redeal(self, view: View, rng: random.Random) -> Walk:
            assert isinstance(view["clues"], tuple), "lists are beneath me"
            return super().redeal(view, rng)

    assert "lists are beneath me" in faults(Choosy(), 2)["redeal_fits"]


def test_a_bot_with_a_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful:
        turns = itertools.count()

        def choose(self, view: View, options: Sequence[Action], *given: object) -> Action:
            return options[next(self.turns) % len(options)]

    monkeypatch.setattr(kit, "make_bot", lambda game, level: Forgetful())
    assert "random of seat" in faults(WalkerGame(), 2)["bots_are_blind"]


# Copies -----------------------------------------------------------------------


def test_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: Duels) -> Duels:
        copy = made_copy(self)(self)
        copy.energy = self.energy
        return copy

    monkeypatch.setattr(Duels, "clone", clone)
    found = faults(SealedDuels(), 4)
    assert "the clone shares ['energy']" in found["clones_are_apart"]
    assert "this position has changed" in found["history_stands"]


def test_a_clone_that_forgets_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: Duels) -> Duels:
        copy = made_copy(self)(self)
        copy.energy = [4] * 3
        return copy

    monkeypatch.setattr(Duels, "clone", clone)
    assert "the clone is not equal" in faults(SealedDuels(), 3)["clones_are_apart"]


def test_a_field_that_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Duels, "FIELDS", tuple(name for name in Duels.FIELDS if name != "night"))
    assert "'night' is not in FIELDS, but it changes" in faults(SealedDuels(), 2)["clones_are_apart"]


def test_a_frame_that_changes_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(self: Plans, position: Duels, seat: int, action: Action, out: Out) -> None:
        honest(replace(self), position, seat, action, out)
        if position.stack and type(position.stack[-1]) is Plans:
            self.plans = put(self.plans, seat, action.arg)

    honest = Plans.answer
    monkeypatch.setattr(Plans, "answer", answer)
    found = faults(SealedDuels(), 3)
    assert "this position has changed" in found["history_stands"]


def test_a_frame_that_holds_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Fights, position: Duels, out: Out) -> None:
        honest(self, position, out)
        if position.stack and isinstance(position.stack[-1], Roll):
            position.become(replace(position.stack[-1], fighters=list(position.stack[-1].fighters)))  # type: ignore[arg-type]

    honest = Fights.run
    monkeypatch.setattr(Fights, "run", run)
    assert ".fighters']" in faults(SealedDuels(), 4)["clones_are_apart"]


def test_a_position_that_is_no_plain_data(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Nights, position: Duels, out: Out) -> None:
        honest(self, position, out)
        position.crowd = [{*()} for _ in position.crowd]  # type: ignore[misc]

    honest = Nights.run
    monkeypatch.setattr(Nights, "run", run)
    monkeypatch.setattr(SealedDuels, "check", lambda self, position: None)
    monkeypatch.setattr(sealed_duels, "enter", lambda position, seat, place: None)
    assert "is no plain data: set" in faults(SealedDuels(), 2)["clones_are_apart"]


def test_a_view_that_is_the_position_itself() -> None:
    class Careless(SealedDuels):
        def view(self, position: Duels, seat: int) -> View:
            return {**super().view(position, seat), "score": position.score}

    assert "is the position's own score" in faults(Careless(), 2)["views_are_apart"]


def test_two_views_that_share_a_list() -> None:
    class Careless(SealedDuels):
        shared: list[int] = []

        def view(self, position: Duels, seat: int) -> View:
            return {**super().view(position, seat), "shared": self.shared}

    assert "two views share" in faults(Careless(), 2)["views_are_apart"]


# Rules ------------------------------------------------------------------------


def test_a_rule_with_a_memory_outside_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    nights = itertools.count()

    def turn_order(position: Duels) -> list[int]:
        players = len(position.score)
        first = next(nights)
        return [(first + step) % players for step in range(players)]

    monkeypatch.setattr(sealed_duels, "turn_order", turn_order)
    found = faults(SealedDuels(), 4)
    assert "has drifted" in found["forks_agree"]
    assert "replay_agrees" in found


def offering(*offered: Action) -> Any:
    def options(self: Frame, position: Duels, seat: int) -> Sequence[Action]:
        return offered

    return options


def test_an_option_that_stands_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bid, "options", offering(sealed_duels.BID[0], sealed_duels.BID[0]))
    assert "stands twice" in faults(SealedDuels(), 4)["rules_hold"]


def test_an_option_of_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    foreign = ActionTable([Verb("bid", range(5))])
    monkeypatch.setattr(Bid, "options", offering(foreign[0]))
    assert "is no member of the action table" in faults(SealedDuels(), 4)["rules_hold"]


def test_a_verb_of_chance_offered_to_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedDuels.actions.verbs["roll"], "chance", False)
    assert "'roll' is answered by seat -1" in faults(SealedDuels(), 4)["chance_has_its_own_verbs"]


def test_weights_that_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Roll, "weights", lambda self, position: [1, 1, 1, 1, 1, 0])
    assert "an outcome that never comes" in faults(SealedDuels(), 4)["rules_hold"]


def test_a_winner_before_the_end() -> None:
    class Hasty(SealedDuels):
        def winners(self, position: Duels) -> tuple[int, ...]:
            return (0,)

    assert "(0,) have won, but the game goes on" in faults(Hasty(), 2)["rules_hold"]


def test_encodings_of_different_lengths() -> None:
    class Varying(WalkerGame):
        def encode(self, view: View) -> bytes:
            return bytes(len(view["frames"]))

    assert "bytes" in faults(Varying(), 2)["encodings_follow_the_view"]


def test_an_encoding_that_depends_on_more_than_the_view() -> None:
    class Forgetful(WalkerGame):
        calls = itertools.count()

        def encode(self, view: View) -> bytes:
            return bytes([next(self.calls) % 2]) + super().encode(view)[1:]

    assert "an encoding depends on secrets" in faults(Forgetful(), 2)["encodings_follow_the_view"]


def test_a_mask_with_too_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    true = ActionTable.mask
    monkeypatch.setattr(ActionTable, "mask", lambda self, offered: b"\1" + true(self, offered)[1:])
    assert "the mask of seat" in faults(WalkerGame(), 2)["encodings_follow_the_view"]


def test_a_recall_that_hears_what_is_not_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "may_see", lambda audience, seat: True)
    assert "remembers" in faults(WalkerGame(), 2)["recall_is_perfect"]


def test_an_event_without_a_place() -> None:
    class Unlisted(WalkerGame):
        event_keys = WalkerGame.event_keys[1:]

    assert "seen has no place" in faults(Unlisted(), 2)["recall_is_perfect"]


# Matches ----------------------------------------------------------------------


class Loose:
    """A match with one faulty method: what is not overridden is left to the match."""

    def __init__(self, *given: Any) -> None:
        self.match = Match(*given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)


def test_undo_that_is_offered_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    class Generous(Loose):
        def can_undo(self, seat: int) -> bool:
            return bool(self.match.steps[-1].seat == seat)

    monkeypatch.setattr(lines_of_play, "Match", Generous)
    assert "undo is offered, but" in faults(WalkerGame(), 2)["undo_restores"]


def test_undo_of_another_seats_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rude(Loose):
        def can_undo(self, seat: int) -> bool:
            return seat == 1

    monkeypatch.setattr(lines_of_play, "Match", Rude)
    assert "undo is offered to seat 1, which has not answered" in faults(WalkerGame(), 2)["undo_restores"]


def test_undo_that_forgets_something(monkeypatch: pytest.MonkeyPatch) -> None:
    class Careless(Loose):
        def undo(self) -> Action:
            chances = self.match.chances
            action = self.match.undo()
            self.match.chances = chances
            return action

    monkeypatch.setattr(lines_of_play, "Match", Careless)
    assert "undo has not brought everything back" in faults(SealedDuels(), 4)["undo_restores"]


def test_a_match_that_takes_any_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lax(Loose):
        def answer(self, seat: int, action: Action) -> None:
            if self.match.why_not(seat, action) is None:
                self.match.answer(seat, action)

    monkeypatch.setattr(lines_of_play, "Match", Lax)
    assert "was allowed" in faults(WalkerGame(), 2)["hostile_input_is_refused"]


def test_a_refusal_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sloppy(Loose):
        def answer(self, seat: int, action: Action) -> None:
            if self.match.why_not(seat, action) is not None:
                self.match.chances += 1
            self.match.answer(seat, action)

    monkeypatch.setattr(lines_of_play, "Match", Sloppy)
    assert "has changed something" in faults(WalkerGame(), 2)["hostile_input_is_refused"]


# Notation ---------------------------------------------------------------------


def test_a_table_that_cannot_be_read_back() -> None:
    class Forgetful(ActionTable):
        def parse(self, text: str) -> Action:
            return self[0]

    with pytest.raises(AssertionError):
        notation_reads_back(Forgetful([Verb("pass"), Verb("step", range(3))]))


def test_a_table_that_reads_nonsense() -> None:
    class Lenient:
        verbs: dict[str, Verb] = {}

        def parse(self, text: str) -> str:
            return "whatever you say"

    with pytest.raises(AssertionError, match="was read as an action"):
        nonsense_is_refused(Lenient())  # type: ignore[arg-type]
