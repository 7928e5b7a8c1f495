"""Views: built up from an audience table, never cut down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.seats import ONE, WATCHER
from polnoc.engine.views import ALL, HIDDEN, OWNER, AudienceTable, View, dump, for_all, hide, owned


class Table(Position):
    """A position with every kind of field."""

    def __init__(self, *stack: Frame) -> None:
        super().__init__()
        self.night = 3
        self.scores = [5, 0]
        self.hands: list[tuple[int, ...]] = [(7, 9), (4,)]
        self.deck = (1, 2, 3)
        self.forgotten = 42
        self.stack.extend(stack)

    __slots__ = slots_of(__init__)


@dataclass(slots=True)
class Open(Frame):
    """A frame without secrets."""

    seat: int

    def asked(self, position: Table) -> tuple[int, ...]:
        return ONE[self.seat]


@dataclass(slots=True)
class Sealed(Frame):
    """A frame with every kind of secret."""

    place: int
    bids: tuple[int, ...]
    plot: int
    nobody: int


def _deck(position: Table, seat: int) -> int:
    return len(position.deck)


def _plot(position: Table, frame: Sealed, seat: int) -> int:
    return frame.plot + position.night if seat == 1 else HIDDEN


AUDIENCE = AudienceTable(
    Table,
    {**for_all("night scores"), "hands": OWNER, "deck": _deck},
    {Open: "seat", Sealed: {"place": ALL, "bids": OWNER, "plot": _plot}},
)


def view(seat: int) -> View:
    return AUDIENCE.view(Table(Sealed(6, (3, 0), 10, 99), Open(1)), seat)


def test_what_everyone_may_know() -> None:
    for seat in (0, 1, WATCHER):
        shown = view(seat)
        assert (shown["seat"], shown["asked"], shown["night"], shown["scores"]) == (seat, (1,), 3, [5, 0])
        assert shown["deck"] == 3
        assert shown["frames"][1] == {"rule": "Open", "seat": 1}


def test_what_owners_alone_may_know() -> None:
    assert view(0)["hands"] == [(7, 9), [HIDDEN]]
    assert view(1)["hands"] == [[HIDDEN, HIDDEN], (4,)]
    assert view(WATCHER)["hands"] == [[HIDDEN, HIDDEN], [HIDDEN]]


def test_secrets_in_frames() -> None:
    assert view(0)["frames"][0] == {"rule": "Sealed", "place": 6, "bids": [3, 0], "plot": HIDDEN}
    assert view(1)["frames"][0] == {"rule": "Sealed", "place": 6, "bids": [HIDDEN, 0], "plot": 13}


def test_what_is_in_no_audience_is_in_no_view() -> None:
    for seat in (0, 1, WATCHER):
        assert "forgotten" not in view(seat)
        assert b"42" not in dump(view(seat))
        assert b"99" not in dump(view(seat))


def test_a_frame_that_is_not_listed_is_shown_to_nobody() -> None:
    table = AudienceTable(Table, {"night": ALL}, {})
    assert table.open == ("night",)
    with pytest.raises(LookupError, match="Open is not in the audience table"):
        table.view(Table(Open(0)), 1)


def test_all_classes_of_frames_by_their_names() -> None:
    assert AUDIENCE.frames == {"Open": Open, "Sealed": Sealed}


@pytest.mark.parametrize(
    ("fields", "frames", "why"),
    [
        ({"nigth": ALL}, {}, "lists 'nigth', but Table has no such field"),
        ({"stack": ALL}, {}, "lists 'stack', but Table has no such field"),
        ({"hands": "owners"}, {}, "says 'owners' for 'hands' of Table: no audience is called so"),
        ({}, {Open: "seat chair"}, "lists 'chair', but Open has no such field"),
        ({}, {Sealed: {"plan": _plot}}, "lists 'plan', but Sealed has no such field"),
        ({}, {Sealed: {"plot": "hidden"}}, "says 'hidden' for 'plot' of Sealed: no audience is called so"),
        ({}, {Table: "night"}, "lists Table as a frame, but it is none"),
    ],
)
def test_a_table_names_only_what_there_is(fields: Any, frames: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        AudienceTable(Table, fields, frames)


def test_a_view_is_not_the_position() -> None:
    position = Table()
    shown = AUDIENCE.view(position, 0)
    shown["scores"][0] = 100
    assert position.scores == [5, 0]
    assert shown["asked"] == ()


@pytest.mark.parametrize(
    ("value", "hidden"),
    [
        (0, 0),
        (7, HIDDEN),
        (None, None),
        ((), []),
        ((1, 2), [HIDDEN, HIDDEN]),
        ([0, 3], [0, HIDDEN]),
        (((1,), ()), [[HIDDEN], []]),
    ],
)
def test_hiding_leaves_what_can_be_counted(value: object, hidden: object) -> None:
    assert hide(value) == hidden


def test_owned_entries() -> None:
    assert owned([1, 2, 0], 1) == [HIDDEN, 2, 0]
    assert owned((1, 2, 0), WATCHER) == [HIDDEN, HIDDEN, 0]


def test_a_dump_is_the_same_for_lists_and_tuples_in_any_order() -> None:
    one: dict[str, Sequence[int]] = {"a": (1, 2), "b": [3]}
    other: dict[str, Sequence[int]] = {"b": (3,), "a": [1, 2]}
    assert dump(one) == dump(other)
    assert msgspec.json.decode(dump(one)) == {"a": [1, 2], "b": [3]}
