"""ITEM, HANDS, USE: items in hands and backpack, what they need, and using them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import DONE, HOLD, STOW
from polnoc.games.finalgirl.cards import TOKENS
from polnoc.games.finalgirl.rules.breath import hurt_heroine
from polnoc.games.finalgirl.rules.endings import may_end
from polnoc.games.finalgirl.rules.resolve import effects, perform
from polnoc.games.finalgirl.rules.targets import AimItem, in_range
from polnoc.games.finalgirl.rules.tracks import change_time
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Thing, Way

BOAT = TOKENS.index("boat")
HANDS = 2


def ready_items(position: FinalGirl) -> list[int]:
    """HANDS-04, HANDS-05: those in hands, and those in the backpack that need no hand."""
    things = position.terms.items
    return [*position.held, *[item for item in position.bag if not things[item].hands]]


def usable_items(position: FinalGirl, when: str) -> list[int]:
    """The items that can be used at this kind of moment."""
    things = position.terms.items
    found = []
    for item in ready_items(position):
        way = things[item].way
        if way is not None and way.when == when and may_use(position, way, things[item]):
            found.append(item)
    return found


def may_use(position: FinalGirl, way: Way, thing: Thing | None) -> bool:
    """Whether there is anything to use it on, and it was not used in this phase if it works only once."""
    if way.once and position.used & way.mark:
        return False
    needs = way.needs
    if not needs:
        return True
    here = position.heroine
    if needs == "killer-here":
        return position.killer == here or (not position.terms.pawn and position.minions[here] > 0)
    if needs == "enemy-here":
        return position.enemy_at(here)
    if needs == "enemy-near":
        return _enemy_near(position, 2)
    if needs == "enemy-in-range":
        return thing is not None and bool(in_range(position, thing.nearest, thing.farthest))
    if needs == "terror":
        return position.terror_left > 0
    if needs == "boat":
        return position.tokens[BOAT] == here
    if needs == "among":
        return here in way.among
    if needs == "house":
        return bool(position.terms.places.next_houses[here])
    return not position.terms.places.deep[here]


def _enemy_near(position: FinalGirl, within: int) -> bool:
    far = position.terms.places.far[position.heroine]
    return any([0 < far[space] <= within for space in position.enemies()])


def use_item(position: FinalGirl, item: int, out: Out) -> None:
    """ITEM-05, USE-01 to USE-04: one use less; with the last one the item is gone."""
    thing = position.terms.items[item]
    assert thing.way is not None
    tell(out, "uses", item=item)
    spend_use(position, item, out)
    use(position, thing.way, out)
    if thing.way.needs == "enemy-in-range":
        position.call(AimItem(thing.nearest, thing.farthest))


def use(position: FinalGirl, way: Way, out: Out) -> None:
    """Pay for it, then do it: both are one effect."""
    position.used |= way.mark if way.once else 0
    perform(position, way.program)
    if way.time:
        change_time(position, -way.time, out)
    hurt_heroine(position, way.health, out)


def spend_use(position: FinalGirl, item: int, out: Out) -> None:
    """USE-04: a use marker goes; with the last one the item."""
    if not position.terms.items[item].uses:
        return
    uses = list(position.uses)
    uses[item] -= 1
    position.uses = tuple(uses)
    if not uses[item]:
        lose_item(position, item)
        tell(out, "item-gone", item=item)


def lose_item(position: FinalGirl, item: int) -> None:
    """An item is discarded."""
    position.held = tuple([other for other in position.held if other != item])
    position.bag = tuple([other for other in position.bag if other != item])
    position.gone |= 1 << item
    position.drop_lasting(position.terms.items[item].lasting)


def gain_item(position: FinalGirl, item: int, out: Out) -> None:
    """ITEM-02, ITEM-03, USE-03: into the backpack with all its uses; then everything may be rearranged."""
    thing = position.terms.items[item]
    position.bag = tuple(sorted((*position.bag, item)))
    tell(out, "gains-item", item=item)
    if not thing.hands:
        position.add_lasting(thing.lasting)
    position.sequence(effects(thing.gained), Arrange(0))
    may_end(position)


@dataclass(slots=True)
class Arrange(Frame):
    """ITEM-03, ITEM-04: what is in hands and what in the backpack. Each item is moved at most once."""

    RULE: ClassVar[str] = "FG-ITEM-03"

    moved: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self.options(position, 0)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        things, moved = position.terms.items, self.moved
        free = HANDS - sum([things[item].hands for item in position.held])
        fits = [
            HOLD[item]
            for item in position.bag
            if 0 < things[item].hands <= free and not moved >> item & 1
        ]  # fmt: skip
        return [DONE, *fits, *[STOW[item] for item in position.held if not moved >> item & 1]]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action is DONE:
            position.end(None, out)
            return
        item = action.arg
        things = position.terms.items
        if action.verb == "hold":
            position.bag = tuple([other for other in position.bag if other != item])
            position.held = tuple(sorted((*position.held, item)))
            position.add_lasting(things[item].lasting)
            tell(out, "holds", item=item)
        else:
            position.held = tuple([other for other in position.held if other != item])
            position.bag = tuple(sorted((*position.bag, item)))
            position.drop_lasting(things[item].lasting)
            tell(out, "stows", item=item)
        position.become(Arrange(self.moved | 1 << item))

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action.verb == "hold" and action.arg in position.bag:
            if not position.terms.items[action.arg].hands:
                return Refusal("FG-HANDS-05", "refused-needs-no-hand", {"item": action.arg})
            return Refusal("FG-HANDS-01", "refused-hands-full", {"item": action.arg})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})
