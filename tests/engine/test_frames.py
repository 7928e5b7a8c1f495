"""Frames and positions: a few verbs change the stack, and old positions stay as they were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pytest

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.play import answer, asked, digest, options, settle, weights, why_not
from polnoc.engine.refusals import NO_SUCH_SEAT, NOT_ASKED, NOT_NOW, OVER, Refusal
from polnoc.engine.seats import CHANCE, EVERYONE, ONE

TABLE = ActionTable([Verb("pass"), Verb("take", range(1, 4))])
TAKE = TABLE.all("take")


class Heap(Position):
    """A heap of stones, and who took how many."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left
        self.taken = [0, 0]

    __slots__ = slots_of(__init__)


@dataclass(slots=True)
class Rounds(Frame):
    """Seats take stones in turn until none is left; `results` are the results of the turns."""

    seat: int
    results: tuple[object, ...]

    def rule(self) -> str:
        return "HEAP-01"

    def run(self, position: Heap, out: Out) -> None:
        if not position.left:
            position.end(None, out)
            return
        position.become(Rounds(1 - self.seat, self.results))
        position.call(Take(self.seat))

    def resume(self, position: Heap, result: object, out: Out) -> None:
        position.become(Rounds(self.seat, (*self.results, result)))


@dataclass(slots=True)
class Take(Frame):
    """One seat takes stones."""

    seat: int

    def asked(self, position: Heap) -> tuple[int, ...]:
        return ONE[self.seat]

    def options(self, position: Heap, seat: int) -> Sequence[Action]:
        return TAKE[: position.left]

    def answer(self, position: Heap, seat: int, action: Action, out: Out) -> None:
        position.left -= action.arg
        position.taken[seat] += action.arg
        out.append(Event("takes", {"seat": seat, "stones": action.arg}, EVERYONE))
        position.end(action.arg, out)


@dataclass(slots=True)
class Asks(Frame):
    """A frame that asks, and defines nothing more."""

    def asked(self, position: Heap) -> tuple[int, ...]:
        return ONE[0]


@dataclass(slots=True)
class Nothing(Frame):
    """An empty rule: it ends by itself."""


def heap(*frames: Frame, left: int = 4) -> Heap:
    position = Heap(left)
    position.stack = [*frames]
    return position


def test_settle_runs_rules_until_somebody_is_asked() -> None:
    position = heap(Rounds(0, ()))
    assert settle(position, []) == (0,)
    assert position.stack == [Rounds(1, ()), Take(0)]
    assert asked(position) == (0,)


def test_an_answer_ends_a_rule_and_the_rule_below_is_told() -> None:
    position, out = heap(Rounds(0, ())), list[Event]()
    settle(position, out)
    assert answer(position, 0, TAKE[2], out) == (1,)
    assert position.stack == [Rounds(0, (3,)), Take(1)]
    assert answer(position, 1, TAKE[0], out) == ()
    assert position.over
    assert position.taken == [3, 1]
    assert [event.args["stones"] for event in out] == [3, 1]


def test_a_rule_that_does_nothing_ends() -> None:
    position = heap(Nothing())
    assert settle(position, []) == ()
    assert position.over
    assert asked(position) == ()
    assert options(position, 0) == ()


def test_only_who_is_asked_has_options() -> None:
    position = heap(Take(1), left=2)
    assert list(options(position, 1)) == list(TAKE[:2])
    assert options(position, 0) == ()
    assert options(position, CHANCE) == ()
    assert weights(position) is None


def test_a_frame_that_asks_must_list_options_and_take_answers() -> None:
    position = heap(Asks())
    with pytest.raises(NotImplementedError, match="Asks asks, but lists no options"):
        options(position, 0)
    with pytest.raises(NotImplementedError, match="Asks asks, but takes no answer"):
        answer(position, 0, TAKE[0], [])


def test_the_fields_of_a_position_are_what_its_init_sets() -> None:
    assert Heap.SLOTS == Heap.FIELDS == ("stack", "left", "taken")
    assert Position.FIELDS == ("stack",) and Position().data() == ((),)
    with pytest.raises(AttributeError):
        heap().lfet = 3  # type: ignore[attr-defined]


class Counted(Heap):
    """A heap that knows its terms, the number of stones taken, and the last two takes."""

    DERIVED: ClassVar[tuple[str, ...]] = ("total",)

    def __init__(self, terms: object) -> None:
        super().__init__(4)
        self.last = Pair(0, ())
        self.terms = terms
        self.total = 0

    __slots__ = slots_of(__init__)

    def derive(self) -> None:
        self.total = sum(self.taken)


class Pair(NamedTuple):
    first: int
    others: tuple[int, ...]


def test_terms_and_what_is_derived_are_no_fields() -> None:
    assert Counted.FIELDS == ("stack", "left", "taken", "last")
    assert {*Counted.SLOTS} - {*Counted.FIELDS} == {"terms", "total"}


def test_a_clone_has_lists_of_its_own_and_shares_all_else() -> None:
    position = Counted(object())
    position.put({"taken": (2, 1)})
    clone = position.clone()
    assert type(clone) is Counted and clone.data() == position.data() and clone.total == 3
    assert clone.taken is not position.taken and clone.stack is not position.stack
    assert clone.terms is position.terms and clone.last is position.last


def test_fields_are_put_as_they_were_from_tuples_or_lists() -> None:
    position = Counted(object())
    for fields in ({"taken": (3, 4), "last": (1, (2,))}, {"taken": [3, 4], "last": [1, [2]]}):
        position.put(fields)
        assert position.taken == [3, 4] and position.total == 7
        assert position.last == Pair(1, (2,)) and type(position.last) is Pair


def test_a_clone_plays_on_alone() -> None:
    position = heap(Rounds(0, ()))
    settle(position, [])
    before = digest(position)
    clone = position.clone()
    assert digest(clone) == before
    answer(clone, 0, TAKE[0], [])
    assert digest(position) == before
    assert digest(clone) != before


def test_data_names_frames_and_their_fields() -> None:
    position = heap(Rounds(0, (1, (2, 3))), Take(1))
    assert position.data() == ((("Rounds", 0, (1, (2, 3))), ("Take", 1)), 4, (0, 0))
    assert Rounds.names() == ("seat", "results")
    assert Take(1).data() == (1,)


def test_equal_positions_have_equal_digests() -> None:
    assert digest(heap(Take(1))) == digest(heap(Take(1)))
    assert digest(heap(Take(1))) != digest(heap(Take(0)))
    assert digest(heap(Take(1))) != digest(heap(Take(1), left=3))
    assert digest(heap(Nothing())) != digest(heap(Asks()))


def test_why_not() -> None:
    position = heap(Rounds(0, ()), Take(0), left=2)
    assert why_not(position, 0, TAKE[1], 2) is None
    assert why_not(position, 0, TAKE[2], 2) == Refusal("", NOT_NOW, {"action": "take 3"})
    assert why_not(position, 1, TAKE[0], 2) == Refusal("", NOT_ASKED, {"asked": [0]})
    assert why_not(position, 2, TAKE[0], 2) == Refusal("", NO_SUCH_SEAT, {"seat": 2, "seats": 2})
    assert why_not(position, -2, TAKE[0], 2) == Refusal("", NO_SUCH_SEAT, {"seat": -2, "seats": 2})
    assert why_not(position, CHANCE, TAKE[0], 2) == Refusal("", NOT_ASKED, {"asked": [0]})
    assert why_not(heap(), 0, TAKE[0], 2) == Refusal("", OVER)


def test_a_refusal_names_the_rule_in_progress() -> None:
    @dataclass(slots=True)
    class Named(Take):
        def rule(self) -> str:
            return "HEAP-02"

    position = heap(Named(0))
    refusal = why_not(position, 0, TABLE.get("pass"), 2)
    assert refusal == Refusal("HEAP-02", NOT_NOW, {"action": "pass"})


def test_steps_of_a_sequence_happen_in_the_order_in_which_they_are_named() -> None:
    position = heap(Rounds(0, ()), left=3)
    position.sequence(Take(1), None, Take(0), Take(1))
    for seat in (1, 0, 1):
        assert asked(position) == (seat,)
        answer(position, seat, TAKE[0], [])
    assert position.taken == [1, 2]
    assert position.over
