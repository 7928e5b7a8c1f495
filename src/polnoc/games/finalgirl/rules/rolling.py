"""ROLL: the horror roll, partial successes bought with cards, rerolled dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import (
    ACCEPT,
    BOUGHT,
    CONVERT,
    COUNT,
    DIE,
    DISCARD,
    PAY,
    PLAY,
    REROLL,
    THROW,
    USE,
)
from polnoc.games.finalgirl.rules.items import usable_items, use_item
from polnoc.games.finalgirl.rules.resolve import effects, perform
from polnoc.games.finalgirl.rules.tracks import discard_for_time, may_discard
from polnoc.games.finalgirl.state import FinalGirl, Ongoing
from polnoc.games.finalgirl.terms import Op

#: No action card is rolled for.
NO_CARD: Final = -1
#: Cards that turn a partial success into a success.
PRICE: Final = 2


def dice_count(position: FinalGirl, card: int) -> int:
    """ROLL-01, ROLL-09, ROLL-11, ADR: how many dice a horror roll has now."""
    terms, mods = position.terms, position.mods
    if mods.exact and card == position.expert and card != NO_CARD:
        return mods.exact
    n = terms.dice[position.horror] + position.bonus + mods.dice
    n += (position.health == 1) + (position.killer_health == 1)
    if card != NO_CARD:
        n += mods.dice_of[card]
    for kind in position.special_at(position.heroine):
        event = terms.special[kind]
        assert event is not None
        n += event.dice
    return max(1, n)


def roll_odds(position: FinalGirl, card: int) -> tuple[float, float, float]:
    """The chances of no success, of one, and of two or more in a horror roll, with the dice it has now."""
    dice = dice_count(position, card)
    miss = 1 / 3 if position.partials else 2 / 3
    if dice == 1 and position.mods.pick_die:
        return miss**2, 1 - miss**2, 0.0
    none, one = miss**dice, dice * (1 - miss) * miss ** (dice - 1)
    return none, one, 1 - none - one


def successes(position: FinalGirl) -> int:
    """ROLL-02 to ROLL-04: 5 and 6 are successes, bought ones too; 3 and 4 if something says so."""
    least = 3 if position.partials else 5
    return len([face for face in position.ongoing.dice if face >= least])


def set_dice(position: FinalGirl, dice: tuple[int, ...]) -> None:
    """The roll in progress shows these dice now."""
    now = position.ongoing  # not `_replace`, which takes three times as long: this is done for every die
    position.ongoing = Ongoing(dice, now.aim_kind, now.aim_space, now.weapon, now.blow)


def roll(position: FinalGirl, card: int, then: Frame | None = None) -> None:
    """ROLL-01: throw the dice; the frame that comes `then`, or the one below, gets the successes."""
    n = dice_count(position, card)
    set_dice(position, ())
    position.bonus = 0
    if n == 1 and position.mods.pick_die:
        position.sequence(Throw(2), PickOne(), Judge(), then)
    else:
        position.sequence(Throw(n), Judge(), then)


@dataclass(slots=True)
class Throw(ChanceFrame):
    """ROLL-12: roll `left` more dice."""

    RULE: ClassVar[str] = "FG-ROLL-01"
    STREAM: ClassVar[str] = "dice"

    left: int

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return DIE

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        dice = (*position.ongoing.dice, action.args[0])
        if self.left > 1:
            set_dice(position, dice)
            position.become(Throw(self.left - 1))
            return
        dice = tuple(sorted(dice))
        set_dice(position, dice)
        tell(out, "rolls", dice=dice)
        position.end(None, out)


@dataclass(slots=True)
class PickOne(Frame):
    """One of two dice counts."""

    RULE: ClassVar[str] = "FG-ULT-02"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(set(position.ongoing.dice)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [COUNT[face] for face in position.ongoing.dice]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        set_dice(position, (action.arg,))
        tell(out, "counts", face=action.arg)
        position.end(None, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        set_dice(position, position.ongoing.dice[:1])
        position.end(None, out)


@dataclass(slots=True)
class Judge(Frame):
    """ROLL-05 to ROLL-10, ROLL-13, TIME-09: change the dice or accept them; ends with the successes."""

    RULE: ClassVar[str] = "FG-ROLL-13"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        if may_discard(position) and any(position.hand):
            return ONE[0]
        return ONE[0] if len(self.options(position, 0)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        offered = [ACCEPT]
        hand = position.hand
        if not position.partials and sum(hand) >= PRICE and _partial(position.ongoing.dice):
            offered.append(CONVERT)
        if not position.rewards or position.terms.rules < 2:  # RESC-09
            offered += [PLAY[card] for card in position.terms.roll_cards if hand[card]]
        if position.held or position.bag:
            offered += [USE[item] for item in usable_items(position, "roll")]
        if may_discard(position):
            offered += [DISCARD[card] for card, count in enumerate(hand) if count]
        return offered

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        verb = action.verb
        if verb == "accept":
            self.run(position, out)
        elif verb == "discard":
            discard_for_time(position, action.arg, out)
        elif verb == "convert":
            position.call(Pay(PRICE))
        elif verb == "use":
            use_item(position, action.arg, out)
        else:
            card = action.arg
            position.hand[card] -= 1
            position.spent[card] += 1
            tell(out, "plays", card=card)
            perform(position, position.terms.cards[card].what)

    def run(self, position: FinalGirl, out: Out) -> None:
        result = successes(position)
        if position.partials == 1:
            position.partials = 0
        tell(out, "result", successes=result)
        position.end(result, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action is CONVERT:
            if not _partial(position.ongoing.dice):
                return Refusal("FG-ROLL-05", "refused-no-partial")
            return Refusal("FG-ROLL-06", "refused-two-cards")
        if action.verb == "play":
            held_back = action.arg in position.terms.roll_cards and position.hand[action.arg]
            if position.rewards and held_back:
                return Refusal("FG-RESC-09", "refused-rewards-first", {"card": action.arg})
            return Refusal("FG-ROLL-17", "refused-not-in-roll", {"card": action.arg})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


def _partial(dice: tuple[int, ...]) -> int:
    """A die that shows a partial success, or 0."""
    return 3 if 3 in dice else 4 if 4 in dice else 0


@dataclass(slots=True)
class Pay(Frame):
    """ROLL-05, ROLL-14: cards for a success; they give no time."""

    RULE: ClassVar[str] = "FG-ROLL-05"

    left: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        if self.left and len([count for count in position.hand if count]) > 1:
            return ONE[0]
        return NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [PAY[card] for card, count in enumerate(position.hand) if count]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._pay(position, action.arg, out)

    def _pay(self, position: FinalGirl, card: int, out: Out) -> None:
        position.hand[card] -= 1
        position.spent[card] += 1
        tell(out, "pays", card=card)
        position.become(Pay(self.left - 1))

    def run(self, position: FinalGirl, out: Out) -> None:
        if self.left:
            self._pay(position, next(card for card, count in enumerate(position.hand) if count), out)
            return
        dice = list(position.ongoing.dice)
        face = _partial(position.ongoing.dice)
        dice.remove(face)
        set_dice(position, (*dice, BOUGHT))
        tell(out, "converts", face=face)
        position.end(None, out)


# Rolling again --------------------------------------------------------------------------


def reroll(position: FinalGirl, op: Op, out: Out) -> None:
    """ROLL-10: reroll dice of the roll in progress; a bought success is lost (ROLL-15)."""
    which = op.effect.which
    if which == "all":
        n = len(position.ongoing.dice)
        set_dice(position, ())
        position.call(Throw(n))
    else:
        position.call(PickDice(0, which == "one"))


@dataclass(slots=True)
class PickDice(Frame):
    """ROLL-10: which dice are rerolled; `picked` of them have been taken up."""

    RULE: ClassVar[str] = "FG-ROLL-10"

    picked: int
    only_one: bool

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        dice = position.ongoing.dice
        if not dice or (self.only_one and len(set(dice)) == 1):
            return NOBODY_ASKED
        return ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        faces = [REROLL[face] for face in sorted(set(position.ongoing.dice))]
        return [THROW, *faces] if self.picked else faces

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action is THROW:
            position.become(Throw(self.picked))
            return
        self._pick(position, action.arg)

    def _pick(self, position: FinalGirl, face: int) -> None:
        dice = list(position.ongoing.dice)
        dice.remove(face)
        set_dice(position, tuple(dice))
        picked = self.picked + 1
        position.become(Throw(picked) if self.only_one else PickDice(picked, False))

    def run(self, position: FinalGirl, out: Out) -> None:
        if position.ongoing.dice:
            self._pick(position, position.ongoing.dice[0])
        else:
            position.become(Throw(self.picked))


# Rolls asked for by cards ---------------------------------------------------------------


def horror_roll(position: FinalGirl, op: Op, out: Out) -> None:
    """ROLL-16: a roll that a card asks for."""
    roll(position, NO_CARD, then=RollFor(op.branches))


@dataclass(slots=True)
class RollFor(Frame):
    """ROLL-16: programs for each success, for success, for failure."""

    RULE: ClassVar[str] = "FG-ROLL-16"

    branches: tuple[int, ...]

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if not isinstance(result, int):
            return
        each, success, failure = self.branches
        position.end(None, out)
        position.sequence(*[effects(each)] * result, effects(success if result else failure))


def die_table(position: FinalGirl, op: Op, out: Out) -> None:
    """A die decides."""
    position.call(TableDie(op.branches))


@dataclass(slots=True)
class TableDie(ChanceFrame):
    """One die; a program for each face."""

    RULE: ClassVar[str] = "FG-TERR-01"
    STREAM: ClassVar[str] = "tables"

    branches: tuple[int, ...]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return DIE

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        tell(out, "table-die", face=action.arg)
        position.end(None, out)
        perform(position, self.branches[action.arg])
