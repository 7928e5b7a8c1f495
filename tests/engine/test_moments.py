"""The moments of a step: what happened between two questions, event by event."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.chance import Seed, Streams
from polnoc.engine.events import Event, mark_moment, seen_by, tell
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.moments import Moment, Recording, moments_of, scenes_of
from polnoc.engine.play import digest
from polnoc.engine.seats import EVERYONE, WATCHER, only
from polnoc.games import find_game
from tests.conformance.cases import GAMES

ANSWERS = 60


def played(game: AnyGame, players: int, seed: int, answers: int) -> Match:
    match, rng = (
        Match(game, game.read_options({"players": players}), Seed.simulated(seed)),
        random.Random(seed),
    )
    while not match.over and len(match.steps) < answers:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    return match


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_an_answer_carried_out_again_leads_through_the_same(game: AnyGame) -> None:
    for players in game.players:
        match = played(game, players, players, ANSWERS)
        ends = [step.before for step in match.steps[1:]] + [match.position]
        before, reached = [digest(step.before) for step in match.steps], 0
        for answers, end in enumerate(ends, 1):
            told = match.events_of(answers)
            moments = match.moments(answers)
            assert [moment.events for moment in moments] == sorted([moment.events for moment in moments])
            assert (moments[-1].events if moments else 0) == len(told)
            for seat in (*range(match.seats), WATCHER):
                scenes = match.scenes(answers, seat)
                said = [event for scene in scenes for event in scene.events]
                assert said == seen_by(told, seat)
                for scene in scenes:
                    game.view(scene.position, seat)
            if told and told[-1].key == "game-over":
                assert moments[-1].position is end
            if moments and moments[-1].position is end:
                reached += 1
                assert _end_of(match, answers).data() == end.data()
        assert reached, "some answers end with what is told last"
        assert [digest(step.before) for step in match.steps] == before, "nothing of the match has changed"


def _end_of(match: Match, answers: int) -> Position:
    """Return the last moment of an answer, as replaying it leaves it."""
    step, nowhere = match.steps[answers - 1], match.steps[0].before.clone()
    streams = Streams(match.seed).again(step.streams)
    position = step.before.clone()
    assert moments_of(position, step.seat, step.action, streams, nowhere)[-1].position is nowhere
    return position


def test_the_deal_has_moments_too() -> None:
    match = played(find_game("duchy"), 2, 1, 0)
    scenes = match.scenes(0, 0)
    assert [scene.events[0].key for scene in scenes] == ["round-begins", "dealt-card", "dealt-card"]
    assert [len(scene.position.pool) for scene in scenes]  # type: ignore[attr-defined]


def test_a_round_of_ghosts_ends_before_the_next_is_dealt() -> None:
    match = played(find_game("duchy"), 2, 3, 200)
    over = [
        scene
        for answers in range(1, len(match.steps) + 1)
        for scene in match.scenes(answers, WATCHER)
        if scene.events[0].key == "round-over"
    ]
    assert over
    assert all([scene.position.middle or scene.position.facts for scene in over])  # type: ignore[attr-defined]


def test_what_others_are_told_in_between_changes_nothing() -> None:
    """A seat sees the board when it is told something; others' secret events make no moment for it."""
    position = played(find_game("duchy"), 2, 1, 0).position
    public, secret = Event("a", {}, EVERYONE), Event("b", {}, only(1))
    first, second, third = position.clone(), position.clone(), position.clone()
    loud = [Moment(1, first, False), Moment(2, second, False), Moment(2, third, True)]
    quiet = [Moment(1, first, False), Moment(1, third, True)]
    for moments, events in ((loud, [public, secret]), (quiet, [public])):
        scenes = scenes_of(moments, events, lambda event: event.audience == EVERYONE)
        assert [scene.position for scene in scenes] == [third]
    assert [scene.position for scene in scenes_of(loud, [public, secret], lambda event: True)] == [
        first,
        third,
    ]


def test_events_are_marked_when_they_are_told() -> None:
    out = Recording(played(find_game("duchy"), 2, 1, 0).position)
    tell(out, "a")
    out.append(Event("b", {}, EVERYONE))
    out.append(Event("c", {}, EVERYONE))
    mark_moment(out)
    out.settle(0)
    assert [(moment.events, moment.settled) for moment in out.moments] == [(1, False), (3, False), (3, True)]
    plain: list[Event] = []
    tell(plain, "a")
    mark_moment(plain)
    assert [event.key for event in plain] == ["a"]
