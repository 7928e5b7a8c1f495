"""ACT, AEND: the action phase, cards played for their effect, abilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import ABILITY, DISCARD, DONE, PLAY, USE
from polnoc.games.finalgirl.rules.fighting import Aim, StrikeBack
from polnoc.games.finalgirl.rules.items import may_use, usable_items, use, use_item
from polnoc.games.finalgirl.rules.rescuing import (
    rescue,
    rescue_options,
    reward_options,
    take_reward,
    why_no_rescue,
)
from polnoc.games.finalgirl.rules.resolve import Resolve, perform
from polnoc.games.finalgirl.rules.rolling import roll
from polnoc.games.finalgirl.rules.searching import deck_size
from polnoc.games.finalgirl.rules.targets import reachable
from polnoc.games.finalgirl.rules.tracks import discard_for_time
from polnoc.games.finalgirl.state import NOWHERE, RED, FinalGirl
from polnoc.games.finalgirl.terms import ACTION, REACTION


def begin_action_phase(position: FinalGirl, out: Out) -> None:
    """TIME-10: with the marker below 0 the whole phase is skipped."""
    position.used = 0
    position.rescues = 0
    position.ending = False
    if position.next_time:
        position.time = min(position.next_time, position.terms.core.most_time)
        position.next_time = 0
        tell(out, "time-set", now=position.time)
    if position.time == RED:
        tell(out, "phase-skipped")
        return
    position.call(ActionPhase())


def can_search(position: FinalGirl) -> bool:
    """SRCH-01, SRCH-06: on a search space with cards left."""
    deck = position.terms.places.deck[position.heroine]
    return deck >= 0 and deck_size(position, deck) > 0


def playable(position: FinalGirl) -> list[Action]:
    """ACT-01, ACT-06, ACT-08: the cards that can be played for their effect now."""
    terms, hand = position.terms, position.hand
    offered = [PLAY[card] for card in terms.free_cards if hand[card]]
    here = position.heroine
    mods = position.mods
    killer_here = position.killer == here and not mods.untouchable_killer
    if killer_here or (position.minions[here] and not mods.untouchable_minions):
        offered += [PLAY[card] for card in terms.attack_cards if hand[card]]
    elif position.held:
        offered += [PLAY[card] for card in terms.attack_cards if hand[card] and reachable(position, card)]
    if terms.places.deck[here] >= 0 and can_search(position):
        offered += [PLAY[card] for card in terms.search_cards if hand[card]]
    if terms.enter_cards and terms.places.next_houses[here]:
        offered += [PLAY[card] for card in terms.enter_cards if hand[card]]
    return offered


def abilities(position: FinalGirl) -> list[Action]:
    """ULT-02: what she and events allow, besides cards and items."""
    ways = position.terms.abilities
    return [ABILITY[n] for n in position.mods.abilities if may_use(position, ways[n], None)]


@dataclass(slots=True)
class ActionPhase(Frame):
    """ACT-01, AEND: play, discard, use, rescue, as long as nothing ends the phase."""

    RULE: ClassVar[str] = "FG-ACT-01"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        if position.ending or position.time == RED:
            return NOBODY_ASKED
        if any(position.hand) or len(self.options(position, 0)) > 1:
            return ONE[0]
        return NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        offered = [DONE]
        if position.rewards:  # RESC-09
            offered += reward_options(position)
        else:
            offered += playable(position)
        offered += [DISCARD[card] for card, count in enumerate(position.hand) if count]
        if position.bag or position.held:
            offered += [USE[item] for item in usable_items(position, "action")]
        if position.mods.abilities:
            offered += abilities(position)
        if position.victims[position.heroine]:
            offered += rescue_options(position)
        return offered

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        verb = action.verb
        if verb == "play":
            play(position, action.arg, out)
        elif verb == "discard":
            discard_for_time(position, action.arg, out)
        elif verb == "done":
            position.ending = True
        elif verb == "use":
            use_item(position, action.arg, out)
        elif verb == "rescue":
            rescue(position, action.arg, out)
        elif verb == "reward":
            take_reward(position, action.arg, out)
        else:
            tell(out, "ability", ability=action.arg)
            use(position, position.terms.abilities[action.arg], out)

    def run(self, position: FinalGirl, out: Out) -> None:
        """AEND-01 to AEND-05."""
        position.end(None, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        verb = action.verb
        if verb == "play" and action.arg in position.terms.kinds:
            return self._why_no_play(position, action.arg)
        if verb == "rescue":
            return why_no_rescue(position, action)
        if verb == "discard":
            return Refusal("FG-TIME-07", "refused-no-such-card", {"card": action.arg})
        if verb == "use":
            return self._why_no_use(position, action.arg)
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})

    def _why_no_play(self, position: FinalGirl, number: int) -> Refusal:
        card = position.terms.cards[number]
        args: dict[str, object] = {"card": number}
        if not position.hand[number]:
            return Refusal("FG-ACT-01", "refused-no-such-card", args)
        if position.rewards:
            return Refusal("FG-RESC-09", "refused-rewards-first", args)
        if card.kind == REACTION:
            return Refusal("FG-ACT-06", "refused-reaction", args)
        if card.kind != ACTION:
            return Refusal("FG-ROLL-17", "refused-after-roll", args)
        if card.enters:
            return Refusal("FG-FILM-HOUSE-02", "refused-no-house", args)
        if card.attacks and position.killer == position.heroine and not position.terms.mortal:
            return Refusal("FG-HAUNT-01", "refused-no-health", args)
        return Refusal("FG-ACT-08", "refused-no-search" if card.searches else "refused-no-enemy", args)

    def _why_no_use(self, position: FinalGirl, item: int) -> Refusal:
        args: dict[str, object] = {"item": item}
        if item in position.bag and position.terms.items[item].hands:
            return Refusal("FG-HANDS-04", "refused-not-held", args)
        if item in position.bag or item in position.held:
            return Refusal("FG-USE-01", "refused-no-use-now", args)
        return Refusal("FG-ITEM-05", "refused-no-such-item", args)


def play(position: FinalGirl, card: int, out: Out) -> None:
    """ACT-04, ACT-07: the card leaves the hand at once; then aim, roll, row."""
    position.hand[card] -= 1
    position.spent[card] += 1
    tell(out, "plays", card=card)
    now = position.ongoing
    if now.aim_kind != NOWHERE:
        position.ongoing = now._replace(aim_kind=NOWHERE, weapon=0)
    if position.terms.cards[card].attacks:
        position.sequence(Aim(card), RollOnce(card), Play(card))
    else:
        roll(position, card, then=Play(card))


@dataclass(slots=True)
class RollOnce(Frame):
    """Throw the dice of an attack once its target is known."""

    RULE: ClassVar[str] = "FG-ATK-02"

    card: int

    def run(self, position: FinalGirl, out: Out) -> None:
        roll(position, self.card)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            position.end(result, out)


@dataclass(slots=True)
class Play(Frame):
    """ROW-01, ROW-06: a card that is rolled for; the row of the result is resolved."""

    RULE: ClassVar[str] = "FG-ROW-01"

    card: int

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if not isinstance(result, int):
            return
        card = position.terms.cards[self.card]
        program = card.program_for(result)
        extra = position.mods.card_damage[self.card] if result else 0
        if extra:
            position.become(StrikeBack(extra))
            perform(position, program)
        elif program == NOTHING:
            position.end(None, out)
        else:
            position.become(Resolve(program, 0))
