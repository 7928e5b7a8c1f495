"""DUEL: where several stand, they fight two by two until one is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE, but, only
from polnoc.games.straszydla.actions import (
    BID,
    ELEMENTS,
    ENERGY,
    ENOUGH,
    FLEE,
    KEEP,
    LEAVE,
    MOST_BID,
    MOST_DICE,
    SKIP,
    STEAL,
)
from polnoc.games.straszydla.cards import ExtraDice, FewerDice, Rob
from polnoc.games.straszydla.rules.dice import (
    Dice,
    Roll,
    begin_dice_trick,
    change_die,
    changes,
    dice_tricks,
    why_no_change,
    why_no_dice_trick,
)
from polnoc.games.straszydla.rules.imps import usable, use_imp, why_no_imp
from polnoc.games.straszydla.rules.trading import (
    BANK,
    RATE,
    bank,
    begin_offer,
    exchanges,
    purchases,
    why_no_bank,
    why_no_exchange,
)
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import AFTER_ROLL, BEFORE_ROLL, WON


@dataclass(slots=True)
class Duels(Frame):
    """DUEL-01, DUEL-02: as long as two stand in one district, they fight."""

    RULE: ClassVar[str] = "STR-DUEL-02"

    def run(self, position: Straszydla, out: Out) -> None:
        for first in position.seats_from(position.starter):  # STR-AMB-26
            crowd = position.crowd(position.pawn[first])
            if len(crowd) > 1 and crowd[0] == first:
                begin_duel(position, crowd[0], crowd[1], out)
                return
        position.end(None, out)


def begin_duel(position: Straszydla, first: int, second: int, out: Out) -> None:
    """DUEL-05 to DUEL-09: two dice each, a third for the stronger."""
    one, two = position.strength(first), position.strength(second)
    tell(out, "duel", seat=first, by=second, tile=position.layout[position.pawn[first]], strengths=[one, two])
    position.call(BeforeRoll((first, second), dice_for(one, two), 0))


def dice_for(first: int, second: int) -> tuple[int, int]:
    """DUEL-06 to DUEL-09: how many dice two of these strengths roll."""
    return 2 + (first > second), 2 + (second > first)


@dataclass(slots=True)
class BeforeRoll(Frame):
    """IMP-05, BUY-01: imps and new spooks change how many dice are rolled; first the earlier entrant."""

    RULE: ClassVar[str] = "STR-DUEL-06"

    fighters: tuple[int, int]
    counts: tuple[int, int]
    #: Whose window it is; 2: over.
    nth: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        if self.nth == 2:
            return NOBODY_ASKED
        seat = self.fighters[self.nth]
        asks = usable(position, seat, BEFORE_ROLL) or self._purchase_matters(position, seat)
        return ONE[seat] if asks else NOBODY_ASKED

    def _purchase_matters(self, position: Straszydla, seat: int) -> bool:
        """Whether a spook that the seat could buy now would change how many dice are rolled."""
        if not position.terms.bank_always:
            return False
        now, spooks = self._dice(position, 0), [position.top[buy.arg] for buy in purchases(position, seat)]
        return any([self._dice(position, self._strength_of(position, spook)) != now for spook in spooks])

    def _strength_of(self, position: Straszydla, spook: int) -> int:
        return position.terms.box.strength[position.night][spook]

    def _dice(self, position: Straszydla, more: int) -> tuple[int, int]:
        """The dice of both by their strengths, if whoever is asked were `more` stronger; without imps."""
        strengths = [
            position.strength(seat) + more * (nth == self.nth) for nth, seat in enumerate(self.fighters)
        ]
        return dice_for(strengths[0], strengths[1])

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [*usable(position, seat, BEFORE_ROLL), SKIP, *bank(position, seat)]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.become(replace(self, nth=self.nth + 1))
            return
        if action.verb in BANK:
            begin_offer(position, seat, action, out)
            return
        use_imp(position, seat, action.arg, out)
        trick, counts = position.terms.tricks[action.arg], list(self.counts)
        if isinstance(trick, ExtraDice):
            counts[self.nth] = min(counts[self.nth] + trick.count, MOST_DICE)
        elif isinstance(trick, FewerDice):
            counts[1 - self.nth] = max(counts[1 - self.nth] - trick.count, 1)
        position.become(replace(self, counts=(counts[0], counts[1])))

    def resume(self, position: Straszydla, result: int | None, out: Out) -> None:
        """A bought spook is about to arrive: the stronger of the two gets the third die."""
        if result is None:
            return
        before, after = self._dice(position, 0), self._dice(position, self._strength_of(position, result))
        changed = [
            max(count - old + new, 1) for count, old, new in zip(self.counts, before, after, strict=True)
        ]
        position.become(replace(self, counts=(changed[0], changed[1])))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "use":
            return why_no_imp(position, seat, action.arg)
        return why_no_bank(position, seat, action, self.rule())

    def run(self, position: Straszydla, out: Out) -> None:
        if self.nth < 2:
            position.become(replace(self, nth=self.nth + 1))
            return
        position.become(RollBoth(self.fighters, self.counts, ()))


@dataclass(slots=True)
class RollBoth(Frame):
    """DUEL-10: both roll."""

    RULE: ClassVar[str] = "STR-DUEL-10"

    fighters: tuple[int, int]
    counts: tuple[int, int]
    rolled: tuple[Dice, ...]

    def run(self, position: Straszydla, out: Out) -> None:
        nth = len(self.rolled)
        if nth < 2:
            position.call(Roll(self.fighters[nth], (0,) * self.counts[nth], True))
        else:
            position.become(AfterRoll(self.fighters, self.rolled, 0))

    def resume(self, position: Straszydla, result: Dice, out: Out) -> None:
        position.become(RollBoth(self.fighters, self.counts, (*self.rolled, result)))


@dataclass(slots=True)
class AfterRoll(Frame):
    """Imps, dread and trades before energy is bid; first the earlier entrant, then the other."""

    RULE: ClassVar[str] = "STR-DUEL-15"

    fighters: tuple[int, int]
    dice: tuple[Dice, ...]
    nth: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        if self.nth == 2 or not self._offered(position):
            return NOBODY_ASKED
        return ONE[self.fighters[self.nth]]

    def _offered(self, position: Straszydla) -> list[Action]:
        seat = self.fighters[self.nth]
        offered = dice_tricks(position, seat, self.dice[self.nth])
        matters = trade_matters(position, seat)
        if matters or offered:
            offered += bank(position, seat)
        if matters and not position.terms.bank_always:
            offered += exchanges(position, seat)
        return offered

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [*self._offered(position), SKIP]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.become(replace(self, nth=self.nth + 1))
        elif action.verb in BANK:
            begin_offer(position, seat, action, out)
        else:
            begin_dice_trick(position, seat, self.dice[self.nth], True, action, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb in ("use", "reroll"):
            return why_no_dice_trick(position, seat, self.dice[self.nth], action)
        if action.verb in ("trade", "swap"):
            return why_no_exchange(position, seat, action)
        return why_no_bank(position, seat, action, self.rule())

    def resume(self, position: Straszydla, result: Dice | int | None, out: Out) -> None:
        if isinstance(result, tuple):
            dice = tuple([result if nth == self.nth else kept for nth, kept in enumerate(self.dice)])
            position.become(replace(self, dice=dice))

    def run(self, position: Straszydla, out: Out) -> None:
        if self.nth < 2:
            position.become(replace(self, nth=self.nth + 1))
            return
        paired = tuple([tuple(sorted(dice, reverse=True)) for dice in self.dice])
        position.become(Bids(self.fighters, paired, (None, None)))


def trade_matters(position: Straszydla, seat: int) -> bool:
    """TRADE-02: in a duel cubes matter as energy, or for an imp on top of a stack that changes dice.

    Three cubes of fear make an energy; energy for energy is no trade. Imps can be swapped for cubes first.
    """
    purse, imps = position.purse[seat], len(position.imps[seat])
    if sum(purse[:ENERGY]) + imps >= RATE:
        return True
    helpful = position.terms.windows[AFTER_ROLL]
    return sum(purse) + imps >= RATE and any([imp in helpful for imp in position.imp_top])


@dataclass(slots=True)
class Bids(Frame):
    """DUEL-15 to DUEL-19: energy is bid in secret and shown together; all of it is paid."""

    RULE: ClassVar[str] = "STR-DUEL-15"

    fighters: tuple[int, int]
    #: Sorted from the highest; dice in the same place are a pair.
    dice: tuple[Dice, ...]
    bids: tuple[int | None, ...]

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        waiting = [
            seat
            for seat, bid in zip(self.fighters, self.bids, strict=True)
            if bid is None and position.energy(seat)
        ]
        return tuple(waiting)

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return BID[: min(position.energy(seat), MOST_BID) + 1]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        out.append(Event("bids-energy", {"seat": seat, "energy": action.arg}, only(seat)))
        out.append(Event("bids", {"seat": seat}, but(seat)))
        mine = self.fighters.index(seat)
        bids = tuple([action.arg if nth == mine else bid for nth, bid in enumerate(self.bids)])
        position.become(replace(self, bids=bids))

    def run(self, position: Straszydla, out: Out) -> None:
        """Whoever has no energy bids nothing without being asked."""
        paid = [bid or 0 for bid in self.bids]
        for seat, energy in zip(self.fighters, paid, strict=True):
            position.add(seat, ENERGY, -energy)
        tell(out, "bids-shown", seats=list(self.fighters), bids=paid)
        higher = 0 if paid[0] > paid[1] else 1
        position.become(ChangeDice(self.fighters, self.dice, higher, abs(paid[0] - paid[1])))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "bid":
            return Refusal(self.rule(), "refused-too-little-energy", {"have": position.energy(seat)})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class ChangeDice(Frame):
    """DUEL-18, DUEL-20: the higher bid changes its owner's dice by the difference; pairs stay as they are."""

    RULE: ClassVar[str] = "STR-DUEL-18"

    fighters: tuple[int, int]
    dice: tuple[Dice, ...]
    nth: int
    left: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.fighters[self.nth]] if self.left else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [*changes(self.dice[self.nth]), KEEP]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is KEEP:
            position.become(replace(self, left=0))
            return
        fresh = change_die(seat, self.dice[self.nth], action, out)
        dice = tuple([fresh if nth == self.nth else kept for nth, kept in enumerate(self.dice)])
        position.become(replace(self, dice=dice, left=self.left - 1))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb in ("raise", "lower"):
            return why_no_change(self.dice[self.nth], action, self.rule())
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})

    def run(self, position: Straszydla, out: Out) -> None:
        winner, loser = decide(position, self.fighters, self.dice, out)
        cell = position.pawn[loser]
        beaten = list(position.beaten)
        beaten[loser] |= 1 << cell
        position.beaten = tuple(beaten)
        position.become(Retreat(winner, loser, False))
        if any(position.purse[loser][:ENERGY]) and usable(position, winner, WON):
            position.call(AfterWinning(winner, loser, 0))


def successes(dice: tuple[Dice, ...]) -> tuple[int, int]:
    """DUEL-11 to DUEL-14: pairs from the highest down; a die alone is a success, equal ones are none."""
    one, two = dice
    pairs = list(zip(one, two, strict=False))
    first = sum([a > b for a, b in pairs]) + max(len(one) - len(two), 0)
    second = sum([b > a for a, b in pairs]) + max(len(two) - len(one), 0)
    return first, second


def decide(
    position: Straszydla, fighters: tuple[int, int], dice: tuple[Dice, ...], out: Out
) -> tuple[int, int]:
    """DUEL-21, DUEL-22: who wins, and who loses."""
    first, second = successes(dice)
    wins = first > second if first != second else first_wins_tie(position, fighters)
    winner, loser = fighters if wins else (fighters[1], fighters[0])
    tell(
        out,
        "wins-duel",
        seat=winner,
        by=loser,
        won=first if wins else second,
        lost=second if wins else first,
        seats=list(fighters),
        dice=[list(mine) for mine in dice],
    )
    return winner, loser


def first_wins_tie(position: Straszydla, fighters: tuple[int, int]) -> bool:
    """DUEL-22: whether equal successes go to the first of the fighters, who entered earlier."""
    strengths = position.strength(fighters[0]), position.strength(fighters[1])
    return tie_goes_to_first(position.terms.options.duel_ties, *strengths)


def tie_goes_to_first(rule: str, first: int, second: int) -> bool:
    """Whether the first of two with these strengths wins a tie.

    The weaker wins it; of equals the earlier entrant, or the newcomer.

    >>> tie_goes_to_first("weaker", 3, 3), tie_goes_to_first("newcomer", 3, 3)
    (True, False)
    >>> tie_goes_to_first("newcomer", 3, 5), tie_goes_to_first("first", 5, 3)
    (True, True)
    """
    if rule == "first":
        return True
    return first < second or (first == second and rule == "weaker")


@dataclass(slots=True)
class AfterWinning(Frame):
    """An imp takes fear cubes from the loser; `left` is how many it may still take."""

    RULE: ClassVar[str] = "STR-IMP-05"

    winner: int
    loser: int
    left: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.winner]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        if not self.left:
            return [*usable(position, seat, WON), SKIP, *bank(position, seat)]
        purse = position.purse[self.loser]
        return [*[STEAL[kind] for kind in ELEMENTS if purse[kind]], ENOUGH]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action in (SKIP, ENOUGH):
            position.end(None, out)
        elif action.verb in BANK:
            begin_offer(position, seat, action, out)
        elif action.verb == "use":
            trick = position.terms.tricks[action.arg]
            assert isinstance(trick, Rob)
            use_imp(position, seat, action.arg, out)
            position.become(replace(self, left=trick.count))
        else:
            self._steal(position, action.arg, out)

    def _steal(self, position: Straszydla, kind: int, out: Out) -> None:
        position.add(self.loser, kind, -1)
        position.add(self.winner, kind, 1)
        tell(out, "steals", seat=self.winner, by=self.loser, kind=kind)
        left = self.left - 1
        if left and any(position.purse[self.loser][:ENERGY]):
            position.become(replace(self, left=left))
        else:
            position.end(None, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "steal" and self.left:
            return Refusal(self.rule(), "refused-no-such-cube", {"kind": action.arg})
        if action.verb == "use" and not self.left:
            return why_no_imp(position, seat, action.arg)
        return why_no_bank(position, seat, action, self.rule())


@dataclass(slots=True)
class Retreat(Frame):
    """DUEL-23 to DUEL-29: the winner says where the loser goes, or lets them choose for a dread cube."""

    RULE: ClassVar[str] = "STR-DUEL-24"

    winner: int
    loser: int
    left_to_loser: bool

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.loser if self.left_to_loser else self.winner]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        ways = [FLEE[cell] for cell in retreats(position, self.loser)]
        if not self.left_to_loser:
            ways.append(LEAVE)
        # With only one way there is nobody to ask: the bank is open again in one's action step.
        return [*ways, *bank(position, seat)] if len(ways) > 1 else ways

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is LEAVE:
            position.dread[seat] += 1
            tell(out, "leaves-choice", seat=seat, by=self.loser)
            position.become(replace(self, left_to_loser=True))
            return
        if action.verb in BANK:
            begin_offer(position, seat, action, out)
            return
        position.arrive(self.loser, action.arg)
        tell(out, "retreats", seat=self.loser, cell=action.arg, tile=position.layout[action.arg])
        position.end(None, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb != "flee":
            return why_no_bank(position, seat, action, self.rule())
        if not position.layout[action.arg]:
            return Refusal(self.rule(), "refused-off-board")
        if position.stops >> action.arg & 1:
            return Refusal("STR-MOVE-03", "refused-blocked", {"tile": position.layout[action.arg]})
        if position.beaten[self.loser] >> action.arg & 1:
            return Refusal("STR-AMB-28", "refused-beaten-there")
        if not open_neighbours(position, self.loser):
            return Refusal("STR-AMB-27", "refused-other-refuge")
        return Refusal(self.rule(), "refused-not-adjacent")


def open_neighbours(position: Straszydla, loser: int) -> list[int]:
    """The districts around a loser that may be entered, except where he has lost this round."""
    shut = position.stops | position.beaten[loser]
    return [there for _, there in position.map.ways[position.pawn[loser]] if not shut >> there & 1]


def retreats(position: Straszydla, loser: int) -> list[int]:
    """Where a loser may go; never where he has lost this round (STR-AMB-28)."""
    near = open_neighbours(position, loser)
    if near:
        return near
    shut, city = position.stops | position.beaten[loser], position.map
    taken = sum([1 << cell for cell in set(position.pawn)])  # STR-AMB-27
    for cells, bar in ((city.suburbs, shut | taken), (city.suburbs, shut), (city.cells, shut | taken)):
        found = [cell for cell in cells if not bar >> cell & 1]
        if found:
            return found
    raise AssertionError("there are more districts than STOPs and pawns")
