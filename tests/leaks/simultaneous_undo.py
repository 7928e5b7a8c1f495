"""People who answer, undo and agree at a table of any game: what others notice and lose by it.

No check is written for one game. After every act, everybody who saw nothing of it must be sent nothing and
offered the same as before; an undo leaves all others what they had.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import dump
from polnoc.store import secret_hash
from polnoc.table import live
from polnoc.table.layout import Reader
from polnoc.table.page_renderer import renderer_of
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from polnoc.table.undo_requests import UndoRequest
from tests.leaks.recorded_play import Leak, at_once


@dataclass(slots=True)
class Tally:
    """Acts; those that somebody noticed nothing of, and how many of them during a request; undos."""

    acts: int = 0
    unnoticed: int = 0
    during_request: int = 0
    free: int = 0
    #: Free undos after which another player had answered in secret.
    free_later: int = 0
    consented: int = 0
    #: Other players' answers that stand after an undo by consent, and those removed, as announced.
    kept: int = 0
    lost: int = 0


@dataclass(slots=True)
class Known:
    """Everything that somebody may know of a table, and what they are offered and shown."""

    view: bytes
    told: list[tuple[str, object]]
    request: tuple[int, frozenset[int]] | None
    offered: tuple[object, ...]
    shown: dict[str, str]

    @property
    def facts(self) -> tuple[object, ...]:
        return self.view, self.told, self.request


@dataclass(slots=True)
class Table:
    """A table of people, with an open page for every reader."""

    room: Room
    rng: random.Random
    tally: Tally = field(default_factory=Tally)
    pages: dict[int, live.Page] = field(default_factory=dict)
    known: dict[int, Known] = field(default_factory=dict)

    @property
    def observers(self) -> tuple[int, ...]:
        return (*range(len(self.room.seats)), WATCHER)

    def begin(self) -> None:
        for seat in self.observers:
            self.pages[seat] = live.Page(self.room, self._reader(seat))
            self.pages[seat].catch_up("")
            self.known[seat] = self._known_of(seat)

    def _reader(self, seat: int) -> Reader:
        return Reader(self.rng.choice(("pl", "en")), seat=seat, held=() if seat == WATCHER else (seat,))

    # Acts ------------------------------------------------------------------------

    def one(self) -> bool:
        """Let somebody do something; return False once the game is over."""
        room, rng = self.room, self.rng
        if room.undos.request is not None and rng.random() < 0.25:
            self.reply(rng.choice(sorted(room.undos.request.waiting)), allow=rng.random() < 0.8)
        elif rng.random() < 0.2 and (
            may := [seat for seat in self.observers[:-1] if self._may_take_back(seat)]
        ):
            self.take_back(rng.choice(may))
        else:
            seat = rng.choice(room.match.asked)
            self.answer(seat, self._some_answer(seat))
        return not room.over

    def _may_take_back(self, seat: int) -> bool:
        return self.room.may_undo(seat) or self.room.may_ask_undo(seat)

    def _some_answer(self, seat: int) -> Action:
        """Return an answer, preferably one that ends nothing, so that several choices are pending at once."""
        offered = self.room.match.options(seat)
        return self.rng.choice(offered[: max(1, len(offered) - 2)] if self.rng.random() < 0.5 else offered)

    def answer(self, seat: int, action: Action) -> None:
        room = self.room
        at_once(room.answer(seat, room.token(seat), room.key(seat), action.short))
        self._look_round(seat, f"the answer {action.text} of seat {seat}")

    def take_back(self, seat: int) -> None:
        room, free = self.room, self.room.may_undo(seat)
        others = {other: _held(room, other) for other in self.observers if other != seat}
        self.tally.free += free
        self.tally.free_later += free and room.match.steps[-1].seat != seat
        assert at_once(room.undo(seat, f"u{room.key(seat)}"))
        alone = len(room.seats) == 1  # then watchers see what is removed
        if free and not alone and {other: _held(room, other) for other in others} != others:
            raise Leak(f"seat {seat} took back an answer, and others have lost something by it")
        self._look_round(seat, f"an undo of seat {seat}")

    def reply(self, seat: int, allow: bool) -> None:
        room, asking = self.room, self.room.undos.request
        assert asking is not None
        before = {other: _answers(room, other) for other in self.observers[:-1] if other != asking.seat}
        announced, later = room.lost_by_undo(seat), _answered_since(room, asking)
        agreed = allow and asking.waiting == {seat}
        assert at_once(room.reply_to_undo(seat, f"r{room.key(seat)}", allow))
        after = {other: _answers(room, other) for other in before}
        for other, answers in before.items():
            if after[other] != answers[: len(after[other])]:
                raise Leak(f"other answers of seat {other} stand than it gave: {answers}, {after[other]}")
        lost = {other: len(answers) - len(after[other]) for other, answers in before.items()}
        if lost[seat] != announced * agreed:
            raise Leak(f"seat {seat} has lost {lost[seat]} answers, and {announced} were announced")
        if agreed:
            self.tally.lost += sum(lost.values())
            self.tally.kept += later - sum(lost.values())
        self.tally.consented += agreed
        self._look_round(seat, f"a reply of seat {seat}")

    # What others notice -----------------------------------------------------------

    def _look_round(self, actor: int, what: str) -> None:
        self.tally.acts += 1
        for seat in self.observers:
            old, new = self.known[seat], self._known_of(seat)
            sent = self.pages[seat].news()
            self.known[seat] = new
            if seat == actor or old.facts != new.facts:
                continue
            self.tally.unnoticed += 1
            self.tally.during_request += self.room.undos.request is not None
            if sent:
                raise Leak(f"seat {seat} noticed nothing of {what}, but is sent {sent!r}")
            if old.offered != new.offered:
                raise Leak(
                    f"seat {seat} is offered something else after {what}: {old.offered}, {new.offered}"
                )
            if old.shown != new.shown:
                raise Leak(f"seat {seat} is shown something else after {what}")

    def _known_of(self, seat: int) -> Known:
        room, request, offered = self.room, self.room.undos.request, tuple[object, ...]()
        if seat != WATCHER:
            offered = (
                room.may_undo(seat),
                room.may_ask_undo(seat),
                room.token(seat),
                room.key(seat),
                room.lost_by_undo(seat),
                [action.text for action in room.options(seat)],
            )
        return Known(
            dump(room.view(seat)),
            _told(room.match.log(seat)),
            (request.seat, frozenset(request.waiting)) if request else None,
            offered,
            dict(renderer_of(room, self.pages[seat].reader).state().parts),
        )


def _told(events: list[Event]) -> list[tuple[str, object]]:
    return [(event.key, event.args) for event in events]


def _held(room: Room, seat: int) -> tuple[object, ...]:
    """Return what a seat sees, was told and may answer."""
    return dump(room.view(seat)), _told(room.match.log(seat)), [*room.match.options(seat)]


def _answers(room: Room, seat: int) -> list[str]:
    """Return the answers of a seat that stand."""
    return [step.action.short for step in room.match.steps if step.seat == seat]


def _answered_since(room: Room, asking: UndoRequest) -> int:
    """Return how many answers others have given since the one that somebody asks to undo."""
    steps = room.match.steps
    own = [number for number, step in enumerate(steps) if step.seat == asking.seat]
    return len([step for step in steps[own[asking.answer - 1] :] if step.seat != asking.seat])


def table_of(game: AnyGame, chosen: GameOptions, number: int) -> Table:
    """Create a table at which people sit, with everybody's page open."""
    match = Match(game, chosen, Seed.simulated(number))
    seats = [RoomSeat(f"Player {seat}", PERSON, secret_hash(f"secret {seat}")) for seat in range(match.seats)]
    room = Room("23456789abcdefgh", match, seats, Settings(way="online"))
    table = Table(room, random.Random(f"taking back {game.id} {number}"))
    table.begin()
    return table


def play(game: AnyGame, chosen: GameOptions, number: int, acts: int) -> Tally:
    """Make up a game; Leak if anybody is sent or offered anything for what they cannot know of."""
    table = table_of(game, chosen, number)
    for _ in range(acts):
        if not table.one():
            break
    return table.tally
