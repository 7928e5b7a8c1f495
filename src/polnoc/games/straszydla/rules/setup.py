"""SETUP: the city, pacts, the time of day, suburbs to begin in, and a first spook for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE, only
from polnoc.games.straszydla.actions import (
    BEGINS,
    CELLS,
    DAY,
    ELEMENTS,
    NIGHT,
    PACT,
    SETTLE,
    TAKE_STARTER,
    TILE,
)
from polnoc.games.straszydla.places import CORNERS, MIDDLE, SQUARE
from polnoc.games.straszydla.rules.stacks import open_stacks, take_spook
from polnoc.games.straszydla.state import Straszydla

_FIXED: Final = (*CORNERS, MIDDLE)
#: Chance lays the suburbs in the corners, then the other tiles row by row.
DEALT: Final = (*CORNERS, *[cell for cell in SQUARE if cell not in _FIXED])
TIMES: Final = (DAY, NIGHT)


@dataclass(slots=True)
class SetUp(Frame):
    """The steps of the set-up, one after another."""

    RULE: ClassVar[str] = "STR-SETUP-01"

    step: int

    def run(self, position: Straszydla, out: Out) -> None:
        steps = (BuildCity(()), DealPacts(), ChooseFirst(), ChooseTime(), Settle(0), TakeStarters(0))
        if self.step == len(steps):
            position.end(None, out)
            return
        position.become(SetUp(self.step + 1))
        position.call(steps[self.step])


@dataclass(slots=True)
class BuildCity(Frame):
    """SETUP-01 to SETUP-04: a random board; the centre in the middle, suburbs in the corners."""

    RULE: ClassVar[str] = "STR-SETUP-04"

    laid: tuple[int, ...]

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return NOBODY_ASKED if position.layout or len(self.laid) == len(DEALT) else CHANCE_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        box = position.terms.box
        suburb = len(self.laid) < len(CORNERS)
        tiles = [tile for tile in range(1, len(box.tiles)) if tile not in self.laid and tile != box.centre]
        return [TILE[tile] for tile in tiles if box.tiles[tile].suburb == suburb]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.become(BuildCity((*self.laid, action.arg)))

    def run(self, position: Straszydla, out: Out) -> None:
        if not position.layout:
            layout = [0] * len(CELLS)
            for cell, tile in zip(DEALT, self.laid, strict=True):
                layout[cell] = tile
            layout[MIDDLE] = position.terms.box.centre
            position.layout = tuple(layout)
        tell(out, "city")
        position.end(None, out)


@dataclass(slots=True)
class DealPacts(Frame):
    """SETUP-07, SETUP-08: everybody gets a pact, in secret."""

    RULE: ClassVar[str] = "STR-SETUP-07"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return CHANCE_ASKED if 0 in position.pact else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        dealt = position.pact
        return [PACT[pact] for pact in range(1, len(position.terms.box.pacts)) if pact not in dealt]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        owner = position.pact.index(0)
        position.pact[owner] = action.arg
        out.append(Event("pact-dealt", {"seat": owner, "pact": action.arg}, only(owner)))

    def run(self, position: Straszydla, out: Out) -> None:
        position.end(None, out)
        open_stacks(position)


@dataclass(slots=True)
class ChooseFirst(Frame):
    """SETUP-17: chance says who begins, unless the group has."""

    RULE: ClassVar[str] = "STR-SETUP-17"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return CHANCE_ASKED if position.starter < 0 else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return BEGINS[: position.terms.players]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.starter = action.arg

    def run(self, position: Straszydla, out: Out) -> None:
        tell(out, "begins", seat=position.starter)
        position.end(None, out)


@dataclass(slots=True)
class ChooseTime(Frame):
    """SETUP-18: the starting player chooses whether the game begins by day or by night."""

    RULE: ClassVar[str] = "STR-SETUP-18"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[position.starter]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return TIMES

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.night = 1 if action is NIGHT else 0
        tell(out, "first-time", seat=seat, night=position.night)
        position.end(None, out)


@dataclass(slots=True)
class Settle(Frame):
    """SETUP-05, SETUP-06: in turn order everybody begins in a suburb of their own."""

    RULE: ClassVar[str] = "STR-SETUP-06"

    nth: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        if self.nth == position.terms.players:
            return NOBODY_ASKED
        return ONE[position.seats_from(position.starter)[self.nth]]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [SETTLE[cell] for cell in position.map.suburbs if cell not in position.pawn]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.arrive(seat, action.arg)
        tell(out, "settles", seat=seat, cell=action.arg, tile=position.layout[action.arg])
        position.become(Settle(self.nth + 1))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb != "settle":
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        if action.arg not in position.map.suburbs:
            return Refusal("STR-SETUP-05", "refused-no-suburb")
        return Refusal(self.rule(), "refused-suburb-taken")


@dataclass(slots=True)
class TakeStarters(Frame):
    """SETUP-20 to SETUP-23: in turn order everybody takes a 3/3 spook with its energy, and a dread cube."""

    RULE: ClassVar[str] = "STR-SETUP-20"

    nth: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        if self.nth == position.terms.players:
            return NOBODY_ASKED
        return ONE[position.seats_from(position.starter)[self.nth]]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        starters = position.terms.box.starters
        return [TAKE_STARTER[element] for element in ELEMENTS if position.top[element] in starters]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.become(TakeStarters(self.nth + 1))
        take_spook(position, seat, action.arg, out)
        position.dread[seat] += 1
        tell(out, "takes-dread", seat=seat, count=1)
        open_stacks(position)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb != "take-starter":
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        return Refusal("STR-SETUP-21", "refused-starter-taken")
