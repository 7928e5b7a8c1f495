"""SET: markets, what the contract gives, and where everybody starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import DRAW, SETTLE
from polnoc.games.bestia.places import SETTLEMENT, members
from polnoc.games.bestia.rules.hands import DrawTop, draw_from_deck, has_deck
from polnoc.games.bestia.rules.moving import begin_move
from polnoc.games.bestia.rules.trails import hunter_arrives
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST

#: Whose market: character 1 stands for all hunters.
TALENTS_OF, GEAR_OF = BEAST, 1
#: How many locations the Beast may move before the hunters are placed (SET-20).
OPENING: Final = 2


@dataclass(slots=True)
class SetUp(Frame):
    """SET-05 to SET-21, one step after another."""

    RULE: ClassVar[str] = "BES-SET-15"

    step: int

    def run(self, position: Bestia, out: Out) -> None:
        terms = position.terms
        contract = terms.contract
        position.become(SetUp(self.step + 1))
        if self.step == 0:
            position.sequence(Refreshing(TALENTS_OF), Refreshing(GEAR_OF))
        elif self.step == 1:
            position.grudges = [contract.beast_grudges, *[contract.hunter_grudges] * terms.hunters]
            position.sequence(
                *[DrawTop(BEAST)] * contract.beast_talents,
                *[DrawTop(hunter) for hunter in terms.characters[1:] for _ in range(contract.hunter_gear)],
            )
        elif self.step == 2:
            tell(out, "beast-begins", place=position.pawn)
            begin_move(position, terms.plain_move, BEAST, OPENING)
        elif self.step == 3:
            position.sequence(*[Settling(hunter) for hunter in terms.characters[1:]])
        else:
            position.end(None, out)


@dataclass(slots=True)
class Refreshing(Frame):
    """SET-05, SET-06, NIGHT2-03, NIGHT2-04: turn up new cards for a market."""

    side: int

    def rule(self) -> str:
        return "BES-NIGHT2-04" if self.side == TALENTS_OF else "BES-NIGHT2-03"

    def asked(self, position: Bestia) -> tuple[int, ...]:
        market = position.talent_market if self.side == TALENTS_OF else position.gear_market
        if market.bit_count() < position.terms.core.market and has_deck(position, self.side):
            return CHANCE_ASKED
        return NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        if self.side == TALENTS_OF:
            cards = position.talent_deck or position.talent_gone | position.talent_shed
        else:
            cards = position.gear_deck or position.gear_gone | position.gear_shed
        return [DRAW[card] for card in members(cards)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        draw_from_deck(position, self.side, action.arg)
        if self.side == TALENTS_OF:
            position.talent_market |= 1 << action.arg
        else:
            position.gear_market |= 1 << action.arg
        tell(out, "turned-up", card=action.arg)

    def run(self, position: Bestia, out: Out) -> None:
        position.end(None, out)


@dataclass(slots=True)
class Settling(Frame):
    """SET-21, DIE-07: a hunter is placed in any settlement; without one, on the start location."""

    RULE: ClassVar[str] = "BES-SET-21"

    hunter: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[position.terms.seat_of[self.hunter]]

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        found = [SETTLE[place] for place, habitat in enumerate(position.habitats) if habitat & SETTLEMENT]
        return found or [SETTLE[position.terms.places.start]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        place = action.arg
        position.hunters[self.hunter] = place
        position.wounds[self.hunter] = 0
        tell(out, "settles", hunter=self.hunter, place=place)
        position.end(None, out)
        hunter_arrives(position, place, out)
