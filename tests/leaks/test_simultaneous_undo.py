"""For every game: what others do in secret changes nothing that one is offered, and nobody's undo removes
what somebody else has answered at the same time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from polnoc.engine.game import AnyGame
from polnoc.engine.play import digest
from polnoc.games import all_games, find_game
from polnoc.records import Seat, replay, take
from polnoc.table.log_entries import Entry, Kind
from polnoc.table.room_seats import PERSON
from polnoc.table.rooms import Room
from tests.conformance.lines_of_play import varied_options
from tests.leaks.counts import TAKEN_BACK
from tests.leaks.simultaneous_undo import Table, play, table_of

STRASZYDLA = find_game("straszydla")
CASES = [(game, players) for game in all_games() for players in game.players]

#: The most acts in a made-up game.
LONGEST = 150
#: The number of steps in a plan.
STEPS = 3


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{n}" for game, n in CASES])
def test_secret_steps_change_nothing_for_others_and_no_undo_takes_theirs(game: AnyGame, players: int) -> None:
    acts = 0
    while acts < TAKEN_BACK:
        chosen = varied_options(game, players, random.Random(f"taking back {players} {acts}"))
        acts += play(game, chosen, acts, min(TAKEN_BACK - acts, LONGEST)).acts


def planners(players: int = 2) -> Table:
    """Return Straszydła in the middle of planning: nobody has a step yet."""
    table = table_of(STRASZYDLA, STRASZYDLA.read_options({"players": players}), 3)
    while any([table.room.match.options(seat)[0].verb != "step" for seat in table.room.match.asked]):
        seat = table.room.match.asked[0]
        table.answer(seat, table.room.match.options(seat)[0])
    return table


def plan(table: Table, seat: int, steps: int = STEPS) -> None:
    for _ in range(steps):
        table.answer(seat, table.room.match.options(seat)[0])


def be_ready(table: Table, seat: int) -> None:
    table.answer(seat, STRASZYDLA.actions.parse("ready"))


def mine_of(table: Table, seat: int) -> tuple[object, ...]:
    """Return the plan of a seat, and what it may add to it."""
    return table.room.match.position.stack[-1].plans[seat], table.room.options(seat)


def test_a_rivals_plan_leaves_the_button_as_it_is() -> None:
    table = planners()
    plan(table, 0, 1)
    plan(table, 1, 1)
    assert table.room.may_undo(0), "the rival has answered since, but in secret"
    assert table.room.may_undo(1)
    assert table.tally.unnoticed > 0


def test_taking_back_a_step_leaves_the_rivals_plan() -> None:
    table = planners()
    plan(table, 0, 2)
    plan(table, 1, 2)
    theirs = table.room.view(1), table.room.options(1)
    table.take_back(0)
    assert [step.seat for step in table.room.match.steps[-3:]] == [0, 1, 1]
    assert (table.room.view(1), table.room.options(1)) == theirs
    table.take_back(0)
    assert not table.room.may_undo(0) or table.room.match.steps[-3].seat == 0
    assert (table.room.view(1), table.room.options(1)) == theirs
    assert (table.room.match.undone, table.room.match.foreseen) == (2, 0)


def test_who_agrees_to_an_undo_keeps_his_own_plan() -> None:
    table = planners()
    plan(table, 0)
    be_ready(table, 0)
    plan(table, 1)
    mine = mine_of(table, 1)
    table.take_back(0)
    assert table.room.undos.request is not None
    table.reply(1, allow=True)
    assert mine_of(table, 1) == mine
    assert 0 in table.room.match.asked, "the one who asked plans again"
    assert table.room.match.undone == 1


def test_an_undo_by_consent_reaches_back_beyond_the_end_of_planning() -> None:
    table = planners()
    plan(table, 0)
    be_ready(table, 0)
    plan(table, 1)
    be_ready(table, 1)
    table.take_back(0)
    assert table.room.lost_by_undo(1) == 0
    table.reply(1, allow=True)
    assert table.room.match.asked == (0,), "the rival is still ready"


@pytest.mark.parametrize("who", [0, 1, 2])
def test_a_request_survives_secret_steps_and_keeps_its_aim(who: int) -> None:
    table = planners(3)
    plan(table, 0)
    be_ready(table, 0)
    plan(table, 1, 2)
    table.take_back(0)
    if who:
        plan(table, who, 1)
    table.take_back(1)
    assert table.room.undos.request is not None
    assert table.room.undos.request.waiting == {1, 2}
    table.reply(1, allow=True)
    table.reply(2, allow=True)
    own = [step.action.verb for step in table.room.match.steps if step.seat == 0]
    assert own[-STEPS:] == ["step"] * STEPS, "it was ready that was taken back, and nothing else"
    assert 0 in table.room.match.asked


def test_what_somebody_would_lose_is_said_where_he_is_asked() -> None:
    game = find_game("duchy")
    table = table_of(game, game.read_options({"players": 2, "first": 1}), 5)
    for seat in (0, 1, 0, 1):
        table.answer(seat, table.room.match.options(seat)[0])
        while table.room.match.asked == (seat,):
            table.answer(seat, table.room.match.options(seat)[0])
    table.take_back(0)
    lost = table.room.lost_by_undo(1)
    assert lost > 0
    said = {"pl": "przepadn", "en": "go with it"}[table.pages[1].reader.language]
    assert said in table.known[1].shown["request"]
    table.reply(1, allow=True)
    assert table.tally.lost == lost


def test_a_record_of_answers_that_stand_again_replays() -> None:
    table = planners()
    plan(table, 0)
    plan(table, 1)
    table.take_back(0)
    match = table.room.match
    record = take(match, [Seat(f"Player {seat}", PERSON) for seat in range(match.seats)])
    again = replay(record)
    assert digest(again.position) == digest(match.position)
    assert (again.undone, len(again.steps)) == (1, len(match.steps))


# Logs of earlier versions ---------------------------------------------------------------


#: An entry of a log: its kind, the seat, its text.
LogEntry = tuple[Kind, int, str]


def room_of(entries: Sequence[LogEntry]) -> Room:
    """Return the table of a log."""
    table = table_of(STRASZYDLA, STRASZYDLA.read_options({"players": 2}), 3)
    for number, (kind, seat, text) in enumerate(entries):
        table.room.recall(Entry(kind, seat, text, f"k{number}"))
    return table.room


def log_of(room: Room) -> list[LogEntry]:
    """Return the answers that stand, as log entries."""
    return [("answer", step.seat, step.action.short) for step in room.match.steps]


def test_an_undo_of_an_earlier_version_takes_back_all_that_came_after() -> None:
    table = planners()
    beginning = log_of(table.room)
    plan(table, 0, 2)
    plan(table, 1, 2)
    entries = log_of(table.room)
    old, new = room_of([*entries, ("undo", 0, "")]), room_of([*entries, ("take-back", 0, "")])
    assert log_of(old) == entries[: len(beginning) + 1]
    assert (old.match.undone, old.undos.count) == (3, 1)
    assert log_of(new) == [*entries[: len(beginning) + 1], *entries[-2:]]
    assert (new.match.undone, new.undos.count) == (1, 1)


def test_a_request_of_an_earlier_version_takes_back_all_that_came_after() -> None:
    table = planners()
    plan(table, 0)
    before = log_of(table.room)
    be_ready(table, 0)
    plan(table, 1, 1)
    asked: list[LogEntry] = [*log_of(table.room), ("ask-undo", 0, "1")]
    secret: LogEntry = ("answer", 1, table.room.match.options(1)[0].short)
    room = room_of([*asked, secret])
    assert room.undos.request is not None, "half a choice does not end it"
    assert room.lost_by_undo(1) == 2
    room = room_of([*asked, secret, ("allow-undo", 1, "")])
    assert log_of(room) == before
    assert (room.match.undone, room.undos.count) == (3, 1)
    assert room_of([*asked, secret, ("refuse-undo", 1, "")]).undos.refused == {0}
