"""SETUP-07 and GOAL: rounds, each with a new set-up, until somebody has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, EVERYONE, NOBODY_ASKED
from polnoc.games.duchy.actions import BEGIN
from polnoc.games.duchy.rules.scoring import winning_side
from polnoc.games.duchy.rules.setup import Deal
from polnoc.games.duchy.rules.turns import Turn, begin_turn
from polnoc.games.duchy.state import Duchy


@dataclass(slots=True)
class Rounds(Frame):
    """The bottom of the frame stack: another round, or the end of the game."""

    RULE: ClassVar[str] = "DUE-GOAL-04"

    def asked(self, position: Duchy) -> tuple[int, ...]:
        return CHANCE_ASKED if position.starter < 0 else NOBODY_ASKED

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return BEGIN[: position.terms.players]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.starter = action.arg  # DUE-TURN-01, DUE-AMB-25

    def run(self, position: Duchy, out: Out) -> None:
        side = winning_side(position)
        if side < 0:
            begin_round(position, out)
            return
        out.append(Event("game-over", {"side": side, "scores": position.scores[:]}, EVERYONE))
        position.end(None, out)


def begin_round(position: Duchy, out: Out) -> None:
    """Prepare a round (SETUP-01 to -05, P4-01 to -03)."""
    terms = position.terms
    seats, starter = terms.players, position.starter
    position.round += 1
    position.lair = [0] * seats
    position.hand = [0] * seats
    position.found = position.shield = 0
    position.middle = position.laid_by = position.box = ()
    position.pool = [terms.full[deck] for deck in range(terms.decks)]
    position.above = [()] * terms.decks
    position.below = [()] * terms.decks
    position.facts = ()
    position.traces = ()
    if terms.teams:
        position.drawers = next_drawers(position)
    out.append(Event("round-begins", {"round": position.round, "seat": starter}, EVERYONE))
    if terms.teams:
        deal = Deal(position.drawers, 4, ((), ()))
    else:
        deal = Deal(tuple(range(seats)), 2, ((),) * seats)
    position.sequence(deal, Round(starter))


def next_drawers(position: Duchy) -> tuple[int, ...]:
    """Who draws for each team: the member earlier in turn order, then alternately (DUE-AMB-17)."""
    if position.drawers:
        return tuple([position.terms.partner(seat) for seat in position.drawers])
    return tuple(sorted([position.starter, (position.starter + 1) % 4], key=lambda seat: seat % 2))


@dataclass(slots=True)
class Round(Frame):
    """TURN-02, TURN-04: turns pass to the left; `seat` is next."""

    RULE: ClassVar[str] = "DUE-TURN-02"

    seat: int

    def run(self, position: Duchy, out: Out) -> None:
        seats, seat = position.terms.players, self.seat
        found = position.found
        if position.terms.teams:
            actor = position.terms.partner(seat) if found >> seat & 1 else seat  # DUE-P4-12
        else:
            while found >> seat & 1:  # DUE-P3-04
                seat = (seat + 1) % seats
            actor = seat
        position.become(Round((seat + 1) % seats))
        position.call(Turn(seat, actor, False))
        begin_turn(position, seat, actor, out)
