"""DAWN: deal and draft action cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import DEAL, GIVE, KEEP, SHOW
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.events import HUNTERS, tell_others, tell_side
from polnoc.games.bestia.state import IN_PACK, Bestia, Group
from polnoc.games.bestia.terms import BEAST

#: By number of players: cards dealt to each seat.
DEALT: Final = {2: 6, 3: 4, 4: 3}


def begin_dawn(position: Bestia, out: Out) -> None:
    """DAWN-01, FIRST-01: draft; in a first game the first hands are given instead."""
    terms = position.terms
    tell(out, "dawn", day=position.day)
    if position.day == 1 and terms.first_hands:
        for character, cards in enumerate(terms.first_hands):
            position.hands[character] |= cards
            position.unused &= ~cards
        tell(out, "first-hands")
        return
    position.sequence(Dealing(0), Drafting(0), AfterDraft(0))


@dataclass(slots=True)
class Dealing(Frame):
    """DAWN-02, DAWN-06, DAWN-11 to DAWN-13: deal card number `at`; with four players one is set aside."""

    RULE: ClassVar[str] = "BES-DAWN-02"

    at: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        players = position.terms.players
        return CHANCE_ASKED if self.at < DEALT[players] * players + (players == 4) else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [DEAL[card] for card in members(position.unused)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        players = position.terms.players
        bit = 1 << action.arg
        position.unused &= ~bit
        packs = list(position.packs) or [0] * players
        if players == 4 and not self.at:
            position.aside = bit
        else:
            packs[(self.at - (players == 4)) // DEALT[players]] |= bit
        position.packs = tuple(packs)
        position.become(Dealing(self.at + 1))

    def run(self, position: Bestia, out: Out) -> None:
        position.picks = (0,) * position.terms.players
        tell_packs(position, out)
        position.end(None, out)


def tell_packs(position: Bestia, out: Out) -> None:
    """INFO-08: both sides are told the cards in their packs."""
    for seat, pack in enumerate(position.packs):
        if pack:
            tell_side(position, out, seat, "gets-pack", seat=seat, cards=list(members(pack)))


def keeps(position: Bestia, seat: int) -> int:
    """DAWN-04, DAWN-07: how many cards a seat keeps in one step."""
    each = 2 if position.terms.players == 2 and seat != BEAST else 1
    return min(each, position.packs[seat].bit_count())


@dataclass(slots=True)
class Drafting(Frame):
    """DAWN-04, DAWN-05: everybody keeps a card at the same time, then the packs are passed on."""

    RULE: ClassVar[str] = "BES-DAWN-04"

    step: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        picks, packs = position.picks, position.packs
        # A seat with a pack and no picks always has to answer: skip the count.
        return tuple(
            [
                seat
                for seat in position.terms.seats
                if packs[seat] and (not picks[seat] or picks[seat].bit_count() < keeps(position, seat))
            ]
        )

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [KEEP[card] for card in members(position.packs[seat] & ~position.picks[seat])]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        picks = list(position.picks)
        picks[seat] |= 1 << action.arg
        position.picks = tuple(picks)
        tell_side(position, out, seat, "keeps", seat=seat, card=action.arg)
        tell_others(position, out, seat, "keeps-hidden", seat=seat)

    def run(self, position: Bestia, out: Out) -> None:
        if not any(position.packs):
            position.packs = position.picks = ()
            position.end(None, out)
            return
        terms = position.terms
        last = terms.players - 1
        if self.step:
            position.shown |= position.picks[BEAST]
        rest = [pack & ~pick for pack, pick in zip(position.packs, position.picks, strict=True)]
        position.groups = _groups(position, rest)
        for seat, pick in enumerate(position.picks):
            position.hands[seat] |= pick
        position.packs = (rest[last], *rest[:last])
        position.picks = (0,) * terms.players
        position.become(Drafting(self.step + 1))
        tell_packs(position, out)


def _groups(position: Bestia, rest: list[int]) -> tuple[Group, ...]:
    """INFO-08: what the Beast knows about hunters' cards, after a step that leaves `rest` in the packs."""
    made: list[Group] = []
    for cards, holders in position.groups:
        packed = [holder for holder in holders if holder >= IN_PACK]
        if packed:
            seat = packed[0] - IN_PACK
            taken = keeps(position, seat)
            others = [holder for holder in holders if holder < IN_PACK]
            after = (seat + 1) % position.terms.players
            left = [IN_PACK + after] * (len(packed) - taken)
            if after == BEAST:
                cards &= ~rest[seat]
                left = []
            holders = (*others, *[seat] * taken, *left)
        if holders:
            made.append((cards, holders))
    if rest[BEAST]:
        made.append((rest[BEAST], (IN_PACK + 1,) * rest[BEAST].bit_count()))
    return tuple(made)


@dataclass(slots=True)
class AfterDraft(Frame):
    """DAWN-08, DAWN-14: the card set aside; one player's hunters share cards; a look at an unused card."""

    RULE: ClassVar[str] = "BES-DAWN-14"

    step: int

    def run(self, position: Bestia, out: Out) -> None:
        position.become(AfterDraft(self.step + 1))
        if self.step == 0:
            position.hands[BEAST] |= position.aside
            position.aside = 0
            if position.terms.players == 2:
                any_hunter = [(cards, (0,) * len(holders)) for cards, holders in position.groups]
                position.groups = tuple(any_hunter)
                position.call(Splitting(DEALT[2] * 2 // 3))
        elif self.step == 1:
            looking = [hunter for hunter in position.alive() if position.mods(hunter).foresight]
            if looking and position.unused:
                position.call(Foreseeing())
        else:
            position.end(None, out)


@dataclass(slots=True)
class Splitting(Frame):
    """DAWN-08: give half of the cards to the second hunter; `left` are still to be given."""

    RULE: ClassVar[str] = "BES-DAWN-08"

    left: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[1] if self.left else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [GIVE[card] for card in members(position.hands[1] & position.terms.actions)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        bit = 1 << action.arg
        position.hands[1] &= ~bit
        position.hands[2] |= bit
        tell_side(position, out, HUNTERS, "gives", card=action.arg)
        tell_others(position, out, HUNTERS, "gives-hidden")
        position.become(Splitting(self.left - 1))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(None, out)


@dataclass(slots=True)
class Foreseeing(ChanceFrame):
    """The hunters look at one unused action card."""

    RULE: ClassVar[str] = "BES-DAWN-03"

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [SHOW[card] for card in members(position.unused)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.unused_seen |= 1 << action.arg
        tell_side(position, out, HUNTERS, "foresees", card=action.arg)
        tell_others(position, out, HUNTERS, "foresees-hidden")
        position.end(None, out)
