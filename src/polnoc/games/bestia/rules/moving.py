"""MOVE, HMOV: movement cards of the Beast, steps of hunters and summons, and moving others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, mark_moment, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import GO, HUNTER, LAY, LEAD, PLACE, REGION, SKIP, STILL, STOP
from polnoc.games.bestia.deduction import Clues
from polnoc.games.bestia.places import HABITAT_BIT, NO_EXIT, bits_of, members
from polnoc.games.bestia.rules.asking import ActorFrame, BeastFrame
from polnoc.games.bestia.rules.ending import settler_led
from polnoc.games.bestia.rules.events import tell_others, tell_side
from polnoc.games.bestia.rules.knowledge import learn, learn_region
from polnoc.games.bestia.rules.trails import beast_moved, hunter_arrives
from polnoc.games.bestia.state import (
    AT,
    CLEAR,
    IN_REGION,
    NOWHERE,
    QUIET,
    STAYED,
    STRAIGHT,
    UNDERTOW,
    UNLEASHED,
    Bestia,
    Fact,
)
from polnoc.games.bestia.terms import BEAST, NONE, SUMMONS, Op

#: No step has been made yet.
NO_WAY: Final = -1


def move(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """MOVE-11, HMOV-01: move up to `n` locations."""
    return begin_move(position, op, actor, op.n)


def begin_move(position: Bestia, op: Op, actor: int, n: int) -> bool | None:
    """Begin to move up to `n` locations; False if there is nothing to decide."""
    step = moving(position, op, actor, n)
    if step is None:
        return False
    position.call(step)
    return None


def moving(position: Bestia, op: Op, actor: int, n: int) -> Moving | None:
    """A move of up to `n` locations under the conditions of an effect; None if there is nothing to decide."""
    if actor == BEAST:
        if position.slowed & 1:
            position.slowed &= ~1
            n = 1
    elif actor == position.turn:
        n = min(n, position.leash)
    if n < 1 or (op.effect.starting and not position.habitats[position.where(actor)] & op.habitats):
        return None
    return Moving(actor, op.number, n, 0, NO_WAY)


@dataclass(slots=True)
class Moving(Frame):
    """MOVE-02, HMOV-01: `left` more locations; `laid`: cards or steps so far; `way`: the last direction."""

    actor: int
    op: int
    left: int
    laid: int
    way: int

    def rule(self) -> str:
        return "BES-MOVE-02" if self.actor == BEAST else "BES-HMOV-01"

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if self.left or (self.actor == BEAST and self.laid and may_step_on(position)):
            return ONE[position.terms.seat_of[self.actor]]
        return NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        if self.actor == BEAST:
            return self._cards(position)
        return [STOP, *self._steps(position)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is STOP:
            self.run(position, out)
        elif self.actor == BEAST:
            self._lay(position, action.args[0], out)
        else:
            self._go(position, action, out)

    def run(self, position: Bestia, out: Out) -> None:
        """The move is over."""
        if self.actor == BEAST and self.laid:
            beast_moved(position, len(position.track) - self.laid, out)
        position.end(self.laid > 0, out)

    # The Beast ------------------------------------------------------------------------

    def _cards(self, position: Bestia) -> list[Action]:
        offered = [STOP]
        places, terms, track = position.terms.places, position.terms, position.track
        effect = terms.ops[self.op].effect
        here = position.path[-1]
        if not self.left and not steps_on(position):
            return offered
        straight = effect.straight and self.laid
        regions = self._regions(position) if effect.in_region else -1
        into = terms.ops[self.op].habitats or 15
        for way, there in places.ways[here]:
            if straight and way != track[-1]:
                continue
            if not places.region[there] & regions or not position.habitats[there] & into:
                continue
            if not runs_out(position, way, terms.core.directions):
                offered.append(LAY[way])
        if may_stay(position, here) and not effect.straight:
            offered.append(LAY[STILL])
        return offered

    def _regions(self, position: Bestia) -> int:
        """REQ-11, REQ-12: the regions that contain all of this move so far, as bits."""
        regions = -1
        for place in position.path[len(position.path) - 1 - self.laid :]:
            regions &= position.terms.places.region[place]
        return regions

    def _lay(self, position: Bestia, card: int, out: Out) -> None:
        effect = position.terms.ops[self.op].effect
        flags = IN_REGION if effect.in_region else 0
        if effect.straight:
            flags |= STRAIGHT
        if effect.quiet:
            flags |= QUIET
        left = self.left - 1
        if not self.left:
            flags |= UNDERTOW
            step_on(position, out)
            left = 0
        since = len(position.track) - self.laid
        lay_card(position, card, since, flags, self._entered(position), out)
        position.become(Moving(BEAST, self.op, left, self.laid + 1, NO_WAY))

    def _entered(self, position: Bestia) -> int:
        into = position.terms.ops[self.op].habitats
        if not into:
            return position.terms.places.everywhere
        return bits_of([place for place, habitat in enumerate(position.habitats) if habitat & into])

    # Hunters and summons --------------------------------------------------------------

    def _steps(self, position: Bestia) -> list[Action]:
        here = position.where(self.actor)
        op = position.terms.ops[self.op]
        if op.effect.straight:
            return [GO[there] for way, there in position.terms.places.ways[here] if self.way in (NO_WAY, way)]
        roads = position.terms.places.roads[here]
        if op.habitats:
            roads = tuple([there for there in roads if position.habitats[there] & op.habitats])
        steps = [GO[there] for there in roads]
        if position.terms.contract.escort and self.actor < SUMMONS:
            for settler in range(position.terms.settlers):
                if position.folk[settler] == here:
                    steps += [LEAD[settler][there] for there in roads]
        return steps

    def _go(self, position: Bestia, action: Action, out: Out) -> None:
        there = action.args[-1]
        here = position.where(self.actor)
        way = position.terms.places.exits[here].index(there)
        position.become(Moving(self.actor, self.op, self.left - 1, self.laid + 1, way))
        if self.actor >= SUMMONS:
            move_summon(position, self.actor - SUMMONS, there, out)
            return
        if self.actor == position.turn and position.leash != UNLEASHED:
            position.leash -= 1
        go(position, self.actor, there, out)
        if action.verb == "lead":
            settler_led(position, action.arg, there, out)

    def why_not(self, position: Bestia, seat: int, action: Action) -> Refusal:
        if action.verb != "lay" or self.actor != BEAST:
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        card = action.arg
        here = position.path[-1]
        if card == STILL:
            straight = position.terms.ops[self.op].effect.straight
            return Refusal("BES-CARD-01", "refused-straight") if straight else why_not_stay(position)
        if position.terms.places.exits[here][card] == NO_EXIT:
            return Refusal("BES-MOVE-05", "refused-no-road", {"place": here, "way": card})
        if runs_out(position, card, position.terms.core.directions):
            return Refusal("BES-MOVE-13", "refused-no-card", {"way": card})
        return Refusal("BES-REQ-11", "refused-this-way", {"way": card})


def lay_card(position: Bestia, card: int, since: int, flags: int, entered: int, out: Out) -> None:
    """MOVE-02, MOVE-03: lay one more card on the track; the pawn stays where it is."""
    mods = position.mods(BEAST)
    if mods.quiet_by != NONE and not position.once[BEAST] >> mods.quiet_by & 1:
        position.once[BEAST] |= 1 << mods.quiet_by
        flags |= QUIET
    there = position.terms.places.follow(position.path[-1], card)
    position.steps += ((since, flags, not_alone(position), entered),)
    position.track += (card,)
    position.path += (there,)
    position.marks += (NOWHERE if card == STILL or flags & QUIET else there,)
    tell_side(position, out, BEAST, "you-lay", way=card, place=there)
    tell_others(position, out, BEAST, "beast-lays", n=len(position.track))


def runs_out(position: Bestia, card: int, cards: int) -> bool:
    """MOVE-13: whether all `cards` of a kind are on the track, if they can run out."""
    return position.track.count(card) >= cards and position.terms.options.movement_deck == "finite"


def not_alone(position: Bestia) -> int:
    """MOVE-08, MOVE-09: the locations on which No Movement cannot be laid, as bits."""
    mods = position.mods(BEAST)
    places = 0 if mods.beside_hunters else position.hunters_on()
    return places if mods.beside_settlers else places | position.settlers_on()


def may_stay(position: Bestia, here: int) -> bool:
    """MOVE-07 to MOVE-09, MOVE-13: whether No Movement can be laid."""
    if runs_out(position, STILL, position.terms.core.still):
        return False
    return not not_alone(position) >> here & 1


def why_not_stay(position: Bestia) -> Refusal:
    """Why No Movement cannot be laid."""
    here = position.path[-1]
    if not_alone(position) >> here & 1:
        return Refusal("BES-MOVE-08", "refused-not-alone", {"place": here})
    if runs_out(position, STILL, position.terms.core.still):
        return Refusal("BES-MOVE-13", "refused-no-card", {"way": STILL})
    return Refusal("BES-MOVE-02", NOT_NOW, {"action": LAY[STILL].text})


def may_step_on(position: Bestia) -> bool:
    """Whether, by public knowledge, the Beast could have one more step after this move."""
    mods = position.mods(BEAST)
    return mods.long_step_by != NONE and not position.once[BEAST] >> mods.long_step_by & 1


def steps_on(position: Bestia) -> bool:
    """Whether the Beast's last step was within the habitat that gives it one more step."""
    habitat = position.mods(BEAST).long_step
    before, here = position.path[-2:]
    return bool(position.track[-1] != STILL and position.habitats[before] & position.habitats[here] & habitat)


def step_on(position: Bestia, out: Out) -> None:
    """Take one more step, which reveals the habitat of the last one."""
    mods = position.mods(BEAST)
    position.once[BEAST] |= 1 << mods.long_step_by
    tell(out, "upgrade-used", character=BEAST, upgrade=mods.long_step_by)
    here = bits_of([p for p, habitat in enumerate(position.habitats) if habitat & mods.long_step])
    cards = len(position.track)
    if cards > 1:
        position.facts = (*position.facts, (AT, cards - 1, 0, here))
    learn(position, here)


def go(position: Bestia, hunter: int, there: int, out: Out) -> None:
    """HMOV-01, TRAIL-01: a hunter enters a location."""
    tell(out, "goes", hunter=hunter, place=there)
    position.hunters[hunter] = there
    mark_moment(out)
    hunter_arrives(position, there, out)


def move_summon(position: Bestia, summon: int, there: int, out: Out) -> None:
    """SUM-08, SUM-10: a summon moves along a road, into any habitat."""
    tell(out, "summon-goes", summon=summon, place=there)
    position.summons[summon] = there


# No Movement, backtracking ----------------------------------------------------------------


def stay(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    position.call(Staying(op.n, 0))
    return None


@dataclass(slots=True)
class Staying(Frame):
    """MOVE-07: lay up to `left` more No Movement cards."""

    RULE: ClassVar[str] = "BES-MOVE-07"

    left: int
    laid: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST] if self.left else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (STOP, LAY[STILL]) if may_stay(position, position.path[-1]) else (STOP,)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is STOP:
            self.run(position, out)
            return
        since = len(position.track) - self.laid
        lay_card(position, STILL, since, STAYED, position.terms.places.everywhere, out)
        position.become(Staying(self.left - 1, self.laid + 1))

    def run(self, position: Bestia, out: Out) -> None:
        if self.laid:
            beast_moved(position, len(position.track) - self.laid, out)
        position.end(self.laid > 0, out)

    def why_not(self, position: Bestia, seat: int, action: Action) -> Refusal:
        if action is LAY[STILL]:
            return why_not_stay(position)
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


def backtrack(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Take back the last movement cards; what was learned while they lay on the track no longer holds."""
    taken = min(op.n, len(position.track))
    if not taken:
        return False
    cards = len(position.track) - taken
    facts = facts_until(position, cards)
    position.track = position.track[:cards]
    position.path = position.path[: cards + 1]
    position.marks = position.marks[:cards]
    position.steps = position.steps[:cards]
    position.facts = facts
    position.stale = bits_of([place for place, count in enumerate(position.trails) if count])
    tell(out, "takes-back-cards", n=taken)
    if not cards:
        forget_way(position)
    return True


def facts_until(position: Bestia, cards: int) -> tuple[Fact, ...]:
    """Public knowledge about the first cards of the track once the others are taken back.

    Facts learned later are kept as far as they concern the first cards: where the Beast can have been then,
    and where none of these cards has left trails.
    """
    kept = [fact for fact in position.facts if fact[1] <= cards]
    if not cards or position.terms.rules < 2:
        return tuple(kept)
    for kind, when, first, what in position.facts:
        if kind == CLEAR and first < cards < when:
            kept.append((CLEAR, cards, first, what))
    clues = Clues(position.terms.places, position.pawn, position.steps, position.facts)
    before = Clues(position.terms.places, position.pawn, position.steps[:cards], tuple(kept))
    if clues.near[cards] != before.near[cards]:
        kept.append((AT, cards, 0, clues.near[cards]))
    return tuple(kept)


def forget_way(position: Bestia) -> None:
    """REV-05, REV-07, INV-05: clear trails and facts, as without a card on the track there are none."""
    position.facts = ()
    position.oldest = False
    position.stale = 0
    position.trails = [0] * position.terms.places.size


# Travelling, moving others ----------------------------------------------------------------


def travel(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    position.call(Travelling(op.number, actor))
    return None


@dataclass(slots=True)
class Travelling(ActorFrame):
    """A hunter goes to any location of a habitat in the region."""

    RULE: ClassVar[str] = "BES-HMOV-01"

    op: int
    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        places = position.terms.places
        here = position.hunters[self.actor]
        bit = HABITAT_BIT[position.terms.ops[self.op].effect.habitat]
        if position.turn == self.actor and position.leash < 1:
            return [SKIP]
        found = [
            PLACE[place]
            for place in places.all
            if place != here and position.habitats[place] & bit and places.region[place] & places.region[here]
        ]
        return [SKIP, *found]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        if self.actor == position.turn and position.leash != UNLEASHED:
            position.leash -= 1
        position.end(True, out)
        go(position, self.actor, action.arg, out)


def shift_hunter(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The Beast moves a hunter, but none who stands with a steadfast one."""
    if actor != BEAST and not [h for h in position.alive() if position.hunters[h] == position.where(actor)]:
        return False
    position.call(PickShifted(op.number, actor))
    return None


def may_be_shifted(position: Bestia, hunter: int) -> bool:
    """Whether no hunter on the same location is steadfast."""
    there = position.hunters[hunter]
    return not any([position.mods(other).steadfast for other in position.hunters_at(there)])


@dataclass(slots=True)
class PickShifted(BeastFrame):
    """Choose the hunter to move."""

    RULE: ClassVar[str] = "BES-CARD-01"

    op: int
    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        far = position.terms.places.far[position.where(self.actor)]
        within = position.terms.ops[self.op].effect.within
        return [
            SKIP,
            *[
                HUNTER[hunter]
                for hunter in position.alive()
                if far[position.hunters[hunter]] <= within and may_be_shifted(position, hunter)
            ],
        ]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        op = position.terms.ops[self.op]
        n = op.n
        if self.actor == BEAST:
            learn(position, position.terms.places.within[op.effect.within][position.hunters[action.arg]])
        else:
            n += position.mods(BEAST).shift_more
        position.become(Shifting(action.arg, n))


@dataclass(slots=True)
class Shifting(Frame):
    """The Beast moves a hunter up to `left` locations."""

    RULE: ClassVar[str] = "BES-CARD-01"

    hunter: int
    left: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST] if self.left else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [STOP, *[GO[there] for there in position.terms.places.roads[position.hunters[self.hunter]]]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is STOP:
            position.end(True, out)
            return
        position.become(Shifting(self.hunter, self.left - 1))
        go(position, self.hunter, action.arg, out)

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)


# Regions ----------------------------------------------------------------------------------


def beast_regions(position: Bestia) -> tuple[int, ...]:
    """REQ-10, REQ-12: the regions that count as the Beast's."""
    return members(position.terms.places.region[position.path[-1]])


@dataclass(slots=True)
class PickRegion(Frame):
    """REQ-12: the Beast names its region; on the start location it chooses any."""

    RULE: ClassVar[str] = "BES-REQ-12"

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if position.track or len(beast_regions(position)) > 1:
            return ONE[BEAST]
        return NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [REGION[region] for region in beast_regions(position)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        tell(out, "names-region", region=action.arg)
        learn_region(position, 1 << action.arg)
        position.end((action.arg,), out)

    def run(self, position: Bestia, out: Out) -> None:
        position.end((beast_regions(position)[0],), out)


@dataclass(slots=True)
class MayNameRegion(PickRegion):
    """REQ-12, RES-01: a hidden Beast may decline to name its region, and then nothing happens there."""

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [*PickRegion.options(self, position, seat), SKIP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(None, out)
        else:
            PickRegion.answer(self, position, seat, action, out)
