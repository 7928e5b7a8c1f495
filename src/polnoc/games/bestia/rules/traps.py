"""TRAP: lay traps, and what happens when the Beast is revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, mark_moment, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import HABITAT, REGION, SKIP, TRAP, TRAP_AT, YES
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.asking import BeastFrame
from polnoc.games.bestia.rules.ending import FOUND, TRAPS
from polnoc.games.bestia.rules.events import tell_others, tell_side
from polnoc.games.bestia.rules.hands import blur, lose_card
from polnoc.games.bestia.rules.knowledge import learn_region
from polnoc.games.bestia.rules.moving import beast_regions, forget_way
from polnoc.games.bestia.rules.reactions import Window, window
from polnoc.games.bestia.rules.resolve import effects, whole
from polnoc.games.bestia.rules.wounds import hurt_beast
from polnoc.games.bestia.state import Bestia, Trap
from polnoc.games.bestia.terms import BEAST, DEAREST, NONE, Op

#: No region has been chosen yet.
NO_REGION: Final = -1


def open_regions(position: Bestia) -> list[int]:
    """TRAP-04: the regions that have room for another trap."""
    laid = [trap[0] for trap in position.traps]
    return [r for r in range(position.terms.places.regions) if laid.count(r) < position.terms.core.traps]


def trap_cost(position: Bestia, hunter: int, card: int, less: int) -> int:
    """What a trap costs a hunter when it is laid for `less` fewer grudges."""
    return max(0, position.terms.cards[card].cost - less - position.mods(hunter).trap_cheaper)


def lay(position: Bestia, hunter: int, card: int, less: int, out: Out) -> None:
    """TRAP-02: pay for a trap and lay it; the Beast is not told which one."""
    paid = trap_cost(position, hunter, card, less)
    position.grudges[hunter] -= paid
    less = min(DEAREST, less + position.mods(hunter).trap_cheaper)
    blur(position, hunter, position.terms.traps)
    lose_card(position, hunter, card)
    position.gear_shed &= ~(1 << card)
    tell_side(position, out, hunter, "lays-trap", hunter=hunter, card=card, cost=paid)
    tell_others(position, out, hunter, "lays-trap-hidden", hunter=hunter, cost=paid)
    low, high = (paid + less, paid + less) if paid else (0, less)
    position.call(Laying(hunter, NO_REGION, low, high, card))


@dataclass(slots=True)
class Laying(Frame):
    """TRAP-02 to TRAP-04: choose a region, then a habitat that only the hunters know.

    `low` and `high`: limits of the trap's printed cost by public knowledge; `card`: the trap.
    """

    RULE: ClassVar[str] = "BES-TRAP-02"

    hunter: int
    region: int
    low: int
    high: int
    card: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[position.terms.seat_of[self.hunter]]

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        if self.region == NO_REGION:
            return [REGION[region] for region in open_regions(position)]
        return HABITAT

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if self.region == NO_REGION:
            position.become(replace(self, region=action.arg))
            return
        card, habitat = self.card, 1 << action.arg
        trap: Trap = (self.region, card, habitat, self.hunter, False, self.low, self.high)
        position.traps = tuple(sorted((*position.traps, trap), key=_region))
        position.tally[TRAPS] += 1
        tell_side(position, out, self.hunter, "trap-laid", region=self.region, card=card, habitat=action.arg)
        tell_others(position, out, self.hunter, "trap-laid-hidden", hunter=self.hunter, region=self.region)
        position.end(True, out)


def _region(trap: Trap) -> int:
    return trap[0]


def lay_trap(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Lay a trap from hand for fewer grudges; skipped if, by public knowledge, there can be none."""
    if not position.hands[actor] & position.terms.gear or not open_regions(position):
        return False
    less = op.effect.less if op.effect.less is not None else DEAREST
    position.call(LayFromHand(actor, less))
    return None


@dataclass(slots=True)
class LayFromHand(Frame):
    """TRAP-02: choose a trap from hand, to be laid for `less` fewer grudges."""

    RULE: ClassVar[str] = "BES-TRAP-02"

    hunter: int
    less: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[position.terms.seat_of[self.hunter]]

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        has = position.grudges[self.hunter]
        return [
            SKIP,
            *[
                TRAP[card]
                for card in members(position.hands[self.hunter] & position.terms.traps)
                if trap_cost(position, self.hunter, card, self.less) <= has
            ],
        ]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.end(action is not SKIP, out)
        if action is not SKIP:
            lay(position, self.hunter, action.arg, self.less, out)


# Revealing ----------------------------------------------------------------------------------


def reveal(position: Bestia, found: bool, out: Out) -> None:
    """REV-03 to REV-06, TRAP-06: reveal the Beast; matching traps are triggered."""
    place = position.path[-1]
    tell(out, "revealed", place=place, track=list(position.track), path=list(position.path))
    position.last_track, position.last_path = position.track, position.path
    position.pawn = place
    position.track = ()
    position.path = (place,)
    position.marks = ()
    position.steps = ()
    forget_way(position)
    position.tally[FOUND] += found
    mark_moment(out)
    sprung = tuple([trap for trap in position.traps if matches(position, trap, place)])
    position.last_traps = sprung
    if sprung:
        for (_, number), trap in zip(numbered(position), position.traps, strict=True):
            if trap in sprung:
                tell_trap(out, trap, number)
                position.gear_gone |= 1 << trap[1]
        position.traps = tuple([trap for trap in position.traps if trap not in sprung])
    reaction = None if found else _window_near(position, place)
    position.sequence(Triggered(sprung) if sprung else None, reaction)


def _window_near(position: Bestia, place: int) -> Window | None:
    """REACT-01: when the Beast reveals itself in its own turn, the hunters in its region may react."""
    region = position.terms.places.region
    near = [hunter for hunter in position.alive() if region[position.hunters[hunter]] & region[place]]
    return window(position, "revealed", tuple(near))


def tell_trap(out: Out, trap: Trap, number: int) -> None:
    """TRAP-07: tell everybody a trap and its habitat; `number`: its place among the traps of its region."""
    region, card, habitat, hunter, *_ = trap
    told = {"region": region, "n": number, "card": card, "hunter": hunter}
    tell(out, "trap-triggered", **told, habitat=habitat.bit_length() - 1)


def matches(position: Bestia, trap: Trap, place: int) -> bool:
    """TRAP-06, TRAP-11, TRAP-12: whether a trap matches the region and the habitat of a location."""
    return bool(position.terms.places.region[place] >> trap[0] & 1 and position.habitats[place] & trap[2])


@dataclass(slots=True)
class Triggered(Frame):
    """TRAP-07, TRAP-10: the hunters choose the order of triggered traps."""

    RULE: ClassVar[str] = "BES-TRAP-10"

    traps: tuple[Trap, ...]

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[chooser(position)] if len(self.traps) > 1 else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [TRAP[trap[1]] for trap in self.traps]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        chosen = next(trap for trap in self.traps if trap[1] == action.arg)
        self._spring(position, chosen)

    def run(self, position: Bestia, out: Out) -> None:
        if self.traps:
            self._spring(position, self.traps[0])
        else:
            position.end(None, out)

    def _spring(self, position: Bestia, trap: Trap) -> None:
        position.become(Triggered(tuple([other for other in self.traps if other != trap])))
        card, owner = position.terms.cards[trap[1]], trap[3]
        position.ongoing = position.ongoing._replace(disarmed=False, scene=trap[0])
        reaction = window(position, "trap", (BEAST,), position.mods(owner).ward, card.cost)
        position.sequence(reaction, Springing(card.number, owner))


@dataclass(slots=True)
class Springing(Frame):
    """TRAP-07: a triggered trap takes effect, unless it was disarmed."""

    RULE: ClassVar[str] = "BES-TRAP-07"

    card: int
    owner: int

    def run(self, position: Bestia, out: Out) -> None:
        if position.ongoing.disarmed:
            tell(out, "trap-disarmed", card=self.card)
            position.end(None, out)
            return
        mods = position.mods(self.owner)
        position.ongoing = position.ongoing.dealing(mods.trap_harm)
        position.become(whole(position.terms.cards[self.card].program, BEAST, True))
        hunters = hunters_in(position, position.ongoing.scene)
        position.sequence(*[effects(mods.trap_alarm, hunter) for hunter in hunters])


def hunters_in(position: Bestia, region: int) -> list[int]:
    """The hunters in a region."""
    regions = position.terms.places.region
    return [hunter for hunter in position.alive() if regions[position.hunters[hunter]] >> region & 1]


def chooser(position: Bestia) -> int:
    """The seat that decides for the hunters: the one whose turn it is, or the first one alive."""
    turn = position.turn
    if turn != BEAST:
        return position.terms.seat_of[turn]
    alive = position.alive()
    return position.terms.seat_of[alive[0]] if alive else 1


def deal(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """TRAP-13: a trap wounds the Beast, less what its upgrades absorb."""
    mods = position.mods(BEAST)
    n = max(0, op.n + position.ongoing.blow - mods.trap_guard)
    if n and mods.trap_guard_by != NONE and not position.once[BEAST] >> mods.trap_guard_by & 1:
        position.once[BEAST] |= 1 << mods.trap_guard_by
        tell(out, "upgrade-used", character=BEAST, upgrade=mods.trap_guard_by)
        n = max(0, n - mods.trap_guard_first)
    if n:
        hurt_beast(position, n, out)
    return True


# The Beast and traps --------------------------------------------------------------------------


def look_trap(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if not position.traps:
        return False
    position.call(LookTrap(op.number))
    return None


@dataclass(slots=True)
class LookTrap(BeastFrame):
    """The Beast looks at a trap."""

    RULE: ClassVar[str] = "BES-INFO-05"

    op: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        anywhere = position.terms.ops[self.op].effect.where == "any"
        here = beast_regions(position)
        return [SKIP, *[TRAP_AT[r][n] for r, n in numbered(position) if anywhere or r in here]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        effect = position.terms.ops[self.op].effect
        at = numbered(position).index((action.args[0], action.args[1]))
        if effect.where == "region":
            learn_region(position, 1 << action.args[0])
        region, card, habitat, owner, _, low, high = position.traps[at]
        seen: Trap = (region, card, habitat, owner, True, low, high)
        position.traps = (*position.traps[:at], seen, *position.traps[at + 1 :])
        tell_side(
            position, out, BEAST, "you-see-trap", region=region, card=card, habitat=habitat.bit_length() - 1
        )
        tell_others(position, out, BEAST, "sees-trap", region=region, n=action.args[1])
        price = effect.discard_for
        if price is not None and position.grudges[BEAST] >= price:
            position.become(RidOfTrap(at, price))
        else:
            position.end(True, out)


def numbered(position: Bestia) -> list[tuple[int, int]]:
    """The region of every trap and its number within the region, in order."""
    found: list[tuple[int, int]] = []
    for trap in position.traps:
        found.append((trap[0], len([region for region, _ in found if region == trap[0]])))
    return found


@dataclass(slots=True)
class RidOfTrap(BeastFrame):
    """The Beast may pay to discard the trap it has seen."""

    RULE: ClassVar[str] = "BES-TRAP-05"

    at: int
    price: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (YES, SKIP)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is YES:
            region, card, *_ = position.traps[self.at]
            number = numbered(position)[self.at][1]
            position.grudges[BEAST] -= self.price
            position.traps = (*position.traps[: self.at], *position.traps[self.at + 1 :])
            position.gear_gone |= 1 << card
            tell(out, "trap-discarded", region=region, n=number, card=card)
        position.end(True, out)


def return_trap(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if not position.traps:
        return False
    position.call(ReturnTrap())
    return None


@dataclass(slots=True)
class ReturnTrap(BeastFrame):
    """A trap of the Beast's choice goes back to its owner's hand, unseen."""

    RULE: ClassVar[str] = "BES-TRAP-05"

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [SKIP, *[TRAP_AT[region][number] for region, number in numbered(position)]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is not SKIP:
            at = numbered(position).index((action.args[0], action.args[1]))
            region, card, _, owner, seen, *_ = position.traps[at]
            position.traps = (*position.traps[:at], *position.traps[at + 1 :])
            position.hands[owner] |= 1 << card
            if seen:
                position.groups = (*position.groups, (1 << card, (owner,)))
            tell(out, "trap-returned", region=region, n=action.args[1], hunter=owner)
        position.end(action is not SKIP, out)
