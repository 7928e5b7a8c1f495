"""LAST, END: health lost, the last breath, the return from death, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import ABSORB, BREATH
from polnoc.games.finalgirl.cards import Damage
from polnoc.games.finalgirl.rules.resolve import Resolve
from polnoc.games.finalgirl.state import HEROINE_BIT, KILLER_BIT, LOST, SET_UP, WON, FinalGirl


def hurt_heroine(position: FinalGirl, n: int, out: Out) -> None:
    """LAST-03, LAST-04, LAST-11: she loses health; without any, her token is revealed."""
    if n <= 0 or position.health <= 0:
        return
    position.health = max(0, position.health - n)
    tell(out, "hurt", n=n, now=position.health)
    if position.health == 0:
        position.call(LastBreath(HEROINE_BIT))


def hurt_killer(position: FinalGirl, n: int, out: Out) -> None:
    """ATK-05, ATK-06, HAUNT-01: minor dark powers lose health first, then a killer who has any."""
    if n <= 0:
        return
    if position.minors:
        position.call(Absorb(n))
        return
    if not position.terms.mortal:
        return
    least = min(position.killer_health, 1) if guarded(position) else 0
    position.killer_health = max(least, position.killer_health - n)
    tell(out, "killer-hurt", n=n, now=position.killer_health)
    if position.killer_health == 0:
        position.call(LastBreath(KILLER_BIT))


def guarded(position: FinalGirl) -> bool:
    """Whether the killer cannot die now: all its minions are on the board."""
    kind = position.terms.minions
    return position.mods.guarded and kind is not None and sum(position.minions) == kind.tokens


def heal_killer(position: FinalGirl, n: int, out: Out) -> None:
    """The killer recovers, up to its initial health."""
    healed = min(n, position.terms.killer_health - position.killer_health)
    if healed > 0:
        position.killer_health += healed
        tell(out, "killer-heals", n=healed, now=position.killer_health)


def drop_minor(position: FinalGirl, index: int, out: Out) -> None:
    """MINOR-05: a minor dark power leaves play, and its ability ends."""
    number = position.minors[index][0]
    position.minors = position.minors[:index] + position.minors[index + 1 :]
    position.drop_lasting(position.terms.terror[number].lasting)
    tell(out, "minor-gone", terror=number)


@dataclass(slots=True)
class Absorb(Frame):
    """MINOR-04 to MINOR-07: damage goes to minor dark powers, point by point; the player chooses which."""

    RULE: ClassVar[str] = "FG-MINOR-07"

    n: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if self.n and len(position.minors) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return ABSORB[: len(position.minors)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        position.become(Absorb(self.n - 1))
        self._take(position, action.arg, 1, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        taken = min(self.n, position.minors[0][1]) if position.minors else 0
        position.end(None, out)
        if taken:
            self._take(position, 0, taken, out)
        hurt_killer(position, self.n - taken, out)

    def _take(self, position: FinalGirl, index: int, n: int, out: Out) -> None:
        number, health = position.minors[index]
        tell(out, "minor-hurt", terror=number, n=n, now=health - n)
        if health == n:
            drop_minor(position, index, out)
            return
        minors = list(position.minors)
        minors[index] = (number, health - n)
        position.minors = tuple(minors)


@dataclass(slots=True)
class LastBreath(Frame):
    """LAST-04 to LAST-10: the token of the heroine or of the killer is revealed."""

    RULE: ClassVar[str] = "FG-LAST-04"

    who: int

    def stream(self, position: FinalGirl) -> str:
        return "breath-heroine" if self.who == HEROINE_BIT else "breath-killer"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return NOBODY_ASKED if position.white & self.who else CHANCE_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [BREATH[health] for health, count in enumerate(position.breath) if count]

    def weights(self, position: FinalGirl) -> Sequence[int]:
        return [count for count in position.breath if count]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        shown = action.arg
        breath = list(position.breath)
        breath[shown] -= 1
        position.breath = tuple(breath)
        tell(out, "breath" if self.who == HEROINE_BIT else "killer-breath", health=shown)
        if shown:
            self._return(position, shown, out)
        else:
            self._die(position, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        self._die(position, out)

    def _return(self, position: FinalGirl, health: int, out: Out) -> None:
        position.white |= self.who
        if self.who == HEROINE_BIT:
            health = min(health, position.terms.health)
            position.health = health
        else:
            position.killer_health = health
        tell(out, "returns" if self.who == HEROINE_BIT else "killer-returns", health=health)
        if self.who == KILLER_BIT and position.health == 0 and not position.dying:
            position.become(LastBreath(HEROINE_BIT))  # one effect has hit both
        else:
            cut_phase(position, out)

    def _die(self, position: FinalGirl, out: Out) -> None:
        if self.who == KILLER_BIT:
            finish(position, WON, out)
        elif position.dying or not self._row_goes_on(position):
            finish(position, LOST, out)
        else:
            self._last_row(position, out)

    def _row_goes_on(self, position: FinalGirl) -> bool:
        """END-05: whether the row that killed her does damage further on."""
        stack = position.stack
        below = stack[-2] if len(stack) > 1 else None
        if not isinstance(below, Resolve):
            return False
        return any([op.kind is Damage for op in position.terms.programs[below.program][below.at :]])

    def _last_row(self, position: FinalGirl, out: Out) -> None:
        position.dying = True
        position.end(None, out)
        row = position.stack[-1]
        position.become(Doom())
        position.call(row)


@dataclass(slots=True)
class Doom(Frame):
    """END-05: her last row is over, and she is dead."""

    RULE: ClassVar[str] = "FG-END-05"

    def run(self, position: FinalGirl, out: Out) -> None:
        finish(position, LOST, out)


def cut_phase(position: FinalGirl, out: Out) -> None:
    """TURN-03, LAST-08: the phase ends at once, the next one begins."""
    if position.dying:
        finish(position, LOST, out)
    elif position.phase == SET_UP:
        position.end(None, out)
    else:
        tell(out, "phase-cut", phase=position.phase)
        position.unwind(1)


def finish(position: FinalGirl, victor: int, out: Out, goal: int | None = None) -> None:
    """END-04: the game stops here; `goal`: what ended it, if it was not a death."""
    position.victor = victor
    key = "won" if victor == WON else "lost"
    if goal is None:
        tell(out, key, turn=position.turn)
    else:
        tell(out, key, turn=position.turn, goal=goal)
    position.unwind(0)
