"""KATK-10, REACT: an attack on the heroine, and what she can do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import ACCEPT, PLAY, SHIELD, USE
from polnoc.games.finalgirl.rules.breath import hurt_heroine
from polnoc.games.finalgirl.rules.deaths import BY_KILLER, kill
from polnoc.games.finalgirl.rules.fighting import Wield
from polnoc.games.finalgirl.rules.items import usable_items, use_item
from polnoc.games.finalgirl.rules.playing import Play, RollOnce
from polnoc.games.finalgirl.rules.targets import take_aim
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def attack_heroine(position: FinalGirl, kind: int, space: int, n: int, out: Out) -> None:
    """KATK-10: `n` damage is about to be done to her."""
    tell(out, "attacked", kind=kind, space=space, n=n)
    set_blow(position, n)
    position.call(React(kind, space, n))


def set_blow(position: FinalGirl, n: int) -> None:
    """Set the damage about to be done to her."""
    position.ongoing = position.ongoing._replace(blow=n)


@dataclass(slots=True)
class React(Frame):
    """REACT-01 to REACT-12: reaction cards one at a time, items; then the damage that is left.

    `n` is the damage of the attack before any reaction.
    """

    RULE: ClassVar[str] = "FG-REACT-01"

    kind: int
    space: int
    n: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self.options(position, 0)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        hand = position.hand
        offered = [ACCEPT, *[PLAY[card] for card in position.terms.reactions if hand[card]]]
        if position.held or position.bag:
            offered += [USE[item] for item in usable_items(position, "killer")]
            if position.ongoing.blow:
                offered += [USE[item] for item in usable_items(position, "attack")]
        if position.ongoing.blow:
            for kind in position.special_at(position.heroine):
                event = position.terms.special[kind]
                if event is not None and event.shields:
                    offered.append(SHIELD[kind])
        return offered

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        verb = action.verb
        if verb == "accept":
            self.run(position, out)
        elif verb == "play":
            self._play(position, action.arg, out)
        elif verb == "use":
            use_item(position, action.arg, out)
        else:
            set_blow(position, 0)
            tell(out, "shielded", kind=action.arg)
            kill(position, position.heroine, action.arg, BY_KILLER, out)

    def _play(self, position: FinalGirl, card: int, out: Out) -> None:
        position.hand[card] -= 1
        position.spent[card] += 1
        tell(out, "plays", card=card)
        take_aim(position, self.kind, self.space)
        attacks = position.terms.cards[card].attacks
        position.sequence(Wield(card) if attacks else None, RollOnce(card), Play(card))

    def run(self, position: FinalGirl, out: Out) -> None:
        """REACT-10: what is left of the damage is done."""
        blow = position.ongoing.blow
        set_blow(position, 0)
        position.end(None, out)
        if blow:
            hurt_heroine(position, blow, out)
        else:
            tell(out, "unhurt")

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action.verb == "play":
            return Refusal(self.rule(), "refused-only-reactions", {"card": action.arg})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


def ignore_attack(position: FinalGirl, op: Op, out: Out) -> None:
    """All damage of the attack is ignored."""
    set_blow(position, 0)
    tell(out, "blow", now=0)


def reduce_attack(position: FinalGirl, op: Op, out: Out) -> None:
    """`n` less damage, but at least as much as the card says."""
    blow = position.ongoing.blow
    left = max(min(op.effect.least, blow), blow - op.n)
    set_blow(position, left)
    tell(out, "blow", now=left)
