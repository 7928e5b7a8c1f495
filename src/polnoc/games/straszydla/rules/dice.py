"""Dice in front of a player, and what may be done to them after the roll, in a duel and when frightening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame, SeatFrame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED
from polnoc.games.straszydla.actions import DIE, ENERGY, LOWER, PICK, RAISE, REROLL, ROLL_AGAIN, SET
from polnoc.games.straszydla.cards import RerollAny
from polnoc.games.straszydla.rules.imps import usable, use_imp, why_no_imp
from polnoc.games.straszydla.rules.trading import pay_dread
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import AFTER_ROLL

Dice = tuple[int, ...]


@dataclass(slots=True)
class Roll(Frame):
    """Chance rolls the dice that show 0; the frame below gets them all."""

    seat: int
    dice: Dice
    #: Whether this is a duel and not frightening.
    duel: bool

    def rule(self) -> str:
        return "STR-DUEL-10" if self.duel else "STR-FRIGHT-04"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return CHANCE_ASKED if 0 in self.dice else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return DIE

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        dice = with_die(self.dice, self.dice.index(0), action.arg)
        position.become(Roll(self.seat, dice, self.duel))

    def run(self, position: Straszydla, out: Out) -> None:
        tell(out, "rolls", seat=self.seat, dice=list(self.dice))
        position.end(self.dice, out)


def with_die(dice: Dice, nth: int, face: int) -> Dice:
    return (*dice[:nth], face, *dice[nth + 1 :])


def dice_tricks(position: Straszydla, seat: int, dice: Dice) -> list[Action]:
    """What may be done to rolled dice before energy is spent: imps, and a re-roll for dread."""
    offered = usable(position, seat, AFTER_ROLL) if position.imps[seat] else []
    if position.dread[seat] >= position.terms.box.pack.dread.reroll:
        offered += REROLL[: len(dice)]
    return offered


def begin_dice_trick(
    position: Straszydla, seat: int, dice: Dice, duel: bool, action: Action, out: Out
) -> None:
    """Call the frame that changes the dice; its result is the dice."""
    if action.verb == "reroll":
        pay_dread(position, seat, position.terms.box.pack.dread.reroll, "reroll", out)
        position.call(Roll(seat, with_die(dice, action.arg, 0), duel))
        return
    use_imp(position, seat, action.arg, out)
    if isinstance(position.terms.tricks[action.arg], RerollAny):
        position.call(PickDice(seat, dice, 0, duel))
    else:
        position.call(SetOne(seat, dice))


def why_no_dice_trick(position: Straszydla, seat: int, dice: Dice, action: Action) -> Refusal:
    """Why an imp or a re-roll is not offered after the roll; `action` is `use` or `reroll`."""
    if action.verb == "use":
        return why_no_imp(position, seat, action.arg)
    if action.arg >= len(dice):
        return Refusal("STR-DREAD-05", "refused-no-such-die")
    return Refusal("STR-DREAD-02", "refused-too-little-dread", {"have": position.dread[seat]})


@dataclass(slots=True)
class PickDice(SeatFrame):
    """An imp: any of one's dice are rolled once more."""

    RULE: ClassVar[str] = "STR-IMP-05"

    seat: int
    dice: Dice
    #: Bits of the dice picked so far.
    picked: int
    duel: bool

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        left = [PICK[nth] for nth in range(len(self.dice)) if not self.picked >> nth & 1]
        return [*left, ROLL_AGAIN] if self.picked else left

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is not ROLL_AGAIN:
            position.become(PickDice(seat, self.dice, self.picked | 1 << action.arg, self.duel))
            return
        dice = tuple([0 if self.picked >> nth & 1 else face for nth, face in enumerate(self.dice)])
        position.become(Roll(seat, dice, self.duel))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "pick":
            picked = action.arg < len(self.dice)
            return Refusal(self.rule(), "refused-picked-already" if picked else "refused-no-such-die")
        if action is ROLL_AGAIN:
            return Refusal(self.rule(), "refused-nothing-picked")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class SetOne(SeatFrame):
    """An imp: one of one's dice shows the face one wants."""

    RULE: ClassVar[str] = "STR-IMP-05"

    seat: int
    dice: Dice

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [
            SET[nth][face - 1] for nth, shown in enumerate(self.dice) for face in range(1, 7) if face != shown
        ]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        nth, face = action.args
        tell(out, "changes-die", seat=seat, old=self.dice[nth], new=face)
        position.end(with_die(self.dice, nth, face), out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb != "set":
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        there = action.arg < len(self.dice)
        return Refusal(self.rule(), "refused-shows-already" if there else "refused-no-such-die")


def changes(dice: Dice) -> list[Action]:
    """FRIGHT-11, DUEL-20: a die may be changed by one, within its faces."""
    offered = [RAISE[nth] for nth, face in enumerate(dice) if face < 6]
    return offered + [LOWER[nth] for nth, face in enumerate(dice) if face > 1]


def why_no_change(dice: Dice, action: Action, rule: str) -> Refusal:
    """Why a die may not be changed though there is energy for it; `action` is `raise` or `lower`."""
    if action.arg >= len(dice):
        return Refusal(rule, "refused-no-such-die")
    return Refusal("STR-AMB-18", "refused-die-limit")


def change_die(seat: int, dice: Dice, action: Action, out: Out) -> Dice:
    """One point up or down, told to all."""
    old = dice[action.arg]
    new = old + 1 if action.verb == "raise" else old - 1
    tell(out, "changes-die", seat=seat, old=old, new=new)
    return with_die(dice, action.arg, new)


def spend_energy(position: Straszydla, seat: int, dice: Dice, action: Action, out: Out) -> Dice:
    """FRIGHT-11: one energy for one point."""
    position.add(seat, ENERGY, -1)
    return change_die(seat, dice, action, out)
