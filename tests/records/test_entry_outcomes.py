"""The outcomes of answers are stored, and a game can be read from them without its rules."""

from __future__ import annotations

import random

import msgspec
import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal
from polnoc.engine.events import Event
from polnoc.engine.match import Match, Step
from polnoc.engine.play import digest
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import dump
from polnoc.games import all_games, find_game
from polnoc.records import Seat, encode, take
from polnoc.records.entry_outcomes import (
    FORMAT,
    BadOutcome,
    StoredHistory,
    entry_outcome,
    from_scratch,
    read_outcome,
    same_outcome,
)
from polnoc.records.stored_games import Header, StoredMatch, stored_record

CASES = [(game.id, players) for game in all_games() for players in game.players]
ANSWERS = 150


def begun(id: str, players: int) -> Match:
    game = find_game(id)
    return Match(game, game.read_options({"players": players}), Seed.simulated(players))


def plainly(events: list[Event]) -> list[Event]:
    """Return events as they come back from JSON."""
    return [
        Event(event.key, msgspec.json.decode(msgspec.json.encode(event.args)), event.audience)
        for event in events
    ]


def played_history(match: Match, rng: random.Random, answers: int) -> StoredHistory:
    """Play at random, with occasional undos; return the story that the outcomes tell."""
    story, before = StoredHistory(), list[Step]()
    for number in range(answers):
        if match.over:
            break
        if number % 9 == 8:
            match.take_back(match.steps[-1].seat)
        else:
            seat = rng.choice(match.asked)
            match.answer(seat, rng.choice(match.options(seat)))
        story.take_in(read_outcome(entry_outcome(match, before if number else None)))
        before = match.steps[:]
    return story


@pytest.mark.parametrize(("id", "players"), CASES)
def test_a_story_has_every_position_and_every_event(id: str, players: int) -> None:
    match = begun(id, players)
    story = played_history(match, random.Random(players), ANSWERS)
    again = StoredMatch(match.game, match.chosen, match.seed, story)
    assert again.events == plainly(match.events)
    assert [(step.seat, step.action, step.events) for step in again.steps] == [
        (step.seat, step.action, step.events) for step in match.steps
    ]
    positions = [*[step.before for step in match.steps], match.position]
    restored = [*[step.before for step in again.steps], again.position]
    assert [digest(position) for position in restored] == [digest(position) for position in positions]
    for seat in (*range(match.seats), WATCHER):
        assert dump(again.view(seat)) == dump(match.view(seat))
        assert again.log(seat) == plainly(match.log(seat))
        assert not again.options(seat)
    assert (again.over, again.winners, again.undone) == (match.over, match.winners, match.undone)
    assert again.asked == ()


@pytest.mark.parametrize(("id", "players"), CASES)
def test_the_record_of_a_story_is_that_of_the_match(id: str, players: int) -> None:
    match = begun(id, players)
    story = played_history(match, random.Random(players), ANSWERS)
    seats = [Seat(f"P{seat}", "you") for seat in range(match.seats)]
    record = take(match, seats)
    game, options = match.game, msgspec.to_builtins(match.chosen)
    header = Header(id, game.rules, game.content, game.sources, options, seats, Deal(match.seed))
    assert encode(stored_record(header, story, game)) == encode(record)


def test_a_story_can_begin_late() -> None:
    match = begun("duchy", 2)
    played_history(match, random.Random(1), 40)
    story = StoredHistory()
    story.take_in(read_outcome(from_scratch(match, most=5)))
    assert story.answers_before == len(match.steps) - 1
    again = StoredMatch(match.game, match.chosen, match.seed, story)
    assert digest(again.position) == digest(match.position)
    assert again.events == plainly(match.events)
    header = Header("duchy", 1, match.game.content, (), {}, [], None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="beginning"):
        stored_record(header, story, match.game)


NO_OUTCOMES = (b"", b"[]", b"{}", b"null", b"\xff", b"[" * 5_000, b'[1,0,0,null,[[1,"a"]],true,[],0]')


@pytest.mark.parametrize("raw", NO_OUTCOMES)
def test_what_is_no_outcome_is_refused(raw: bytes) -> None:
    with pytest.raises(BadOutcome):
        read_outcome(raw)


def test_outcomes_that_do_not_fit_are_refused() -> None:
    match = begun("duchy", 2)
    match.answer(0, match.options(0)[0])
    raw = entry_outcome(match, [])
    with pytest.raises(BadOutcome, match="does not go on"):
        StoredHistory().take_in(read_outcome(raw))
    with pytest.raises(BadOutcome, match="format 2"):
        read_outcome(raw.replace(b"[%d," % FORMAT, b"[2,", 1))


@pytest.mark.parametrize(("id", "players"), CASES)
def test_positions_of_another_form_are_not_compared(
    id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Renamed fields do not make another game; events and winners are compared in any form."""
    match = begun(id, players)
    played_history(match, random.Random(players), ANSWERS)
    stored = from_scratch(match, 10_000)
    kind = type(match.position)
    monkeypatch.setattr(
        kind, "FIELDS", tuple([f"new_{name}" if number else name for number, name in enumerate(kind.FIELDS)])
    )
    monkeypatch.setattr(kind, "data", lambda position: kind.FIELDS)
    monkeypatch.setattr("polnoc.records.entry_outcomes.changes", lambda before, after: {"renamed": 1})
    assert not same_outcome(stored, from_scratch(match, 10_000)), "fields differ under the same form"
    monkeypatch.setattr(kind, "FORM", kind.FORM + 1)
    assert same_outcome(stored, from_scratch(match, 10_000))
    match.events[-1] = Event("another", {}, 0)
    assert not same_outcome(stored, from_scratch(match, 10_000)), "something else was told"
