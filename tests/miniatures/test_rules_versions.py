"""A game whose rules have changed is played by the rules version that it began with."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from polnoc import games
from polnoc.engine.chance import Seed
from polnoc.engine.game import OtherRules
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.games import find_game, pinned_game
from polnoc.records import OutdatedRecord, Seat, replay, take
from polnoc.store import NewEntry, NewSeat, NewTable, open_store
from polnoc.table.loading import FrozenTable, Why, load
from polnoc.table.rooms import Room
from tests.miniatures.heap import HeapGame
from tests.miniatures.package import MiniaturePackage

#: The second seat lays the seventh stone.
ANSWERS = ("lay 2", "lay 2", "lay 2", "lay 1")
SEATS = [Seat("Ania", "you"), Seat("Olek", "you")]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games._packages, "heap", MiniaturePackage(HeapGame()))
    yield
    find_game.cache_clear()
    games._made_from.cache_clear()


def played(rules: int) -> Match:
    match = Match(pinned_game("heap", rules, ""), GameOptions(), Seed.simulated(1))
    for text in ANSWERS:
        match.answer(match.asked[0], match.game.actions.parse(text))
    assert match.over
    return match


def stored(rules: int, kind: str = "answer") -> Room | FrozenTable:
    seed = Seed.simulated(1)
    table = NewTable(
        game="heap", rules=rules, content="", seed=seed.text, commitment=seed.commitment,
        seats=[NewSeat(name=seat.name, played_by=seat.played_by) for seat in SEATS],
    )  # fmt: skip
    with open_store(":memory:") as store:
        id = store.create(table).wait()
        for number, text in enumerate(ANSWERS):
            store.append(id, number, f"k{number}", NewEntry(kind=kind, seat=number % 2, text=text)).wait()
        return load(store.whole(id).wait())


def test_the_newest_rules_are_played_unless_others_are_wanted() -> None:
    assert find_game("heap").rules == 2
    assert pinned_game("heap", 2, "") is find_game("heap")
    assert pinned_game("heap", 1, "").rules == 1


@pytest.mark.parametrize(("rules", "winner"), [(1, 0), (2, 1)])
def test_each_version_has_its_own_winner(rules: int, winner: int) -> None:
    match = played(rules)
    assert match.winners == (winner,)
    record = take(match, SEATS)
    assert record.rules == rules
    assert replay(record).winners == (winner,)
    room = stored(rules)
    assert isinstance(room, Room)
    assert room.match.winners == (winner,)
    other = msgspec.structs.replace(record, rules=3 - rules)
    with pytest.raises(ValueError, match=r"differs|another position"):
        replay(other)


@pytest.mark.parametrize(("rules", "why"), [(0, Why.RULES), (3, Why.NEWER)])
def test_a_version_that_is_not_played_is_named(rules: int, why: Why) -> None:
    with pytest.raises(OtherRules):
        pinned_game("heap", rules, "")
    with pytest.raises(OutdatedRecord):
        replay(msgspec.structs.replace(take(played(1), SEATS), rules=rules))
    found = stored(rules)
    assert isinstance(found, FrozenTable)
    assert found.why is why


def test_an_entry_of_a_newer_version_is_named() -> None:
    found = stored(2, "swap-stones")
    assert isinstance(found, FrozenTable)
    assert (found.why, found.entry) == (Why.NEWER, 1)
