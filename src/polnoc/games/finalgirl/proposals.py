"""Several answers at once, and what nobody needs to be asked: all free cards, a payment, a perfect roll."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from polnoc.contract import Proposal, Proposer
from polnoc.engine.actions import Action
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Say
from polnoc.games.finalgirl.actions import ACCEPT, BUY, CONVERT, DONE, PAY
from polnoc.games.finalgirl.bots.evaluation import Evaluation
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.rules.playing import Play
from polnoc.games.finalgirl.rules.rolling import PRICE, successes
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.words.phrases import Phrases

#: More successes than this change nothing about the result of a card.
BEST_RESULT = 2
#: A success takes at most this much time: with more left, cards can still be discarded for time afterwards.
MOST_TIME_LOST = 2
#: How much less each further copy of a card is worth, as bots see it.
COPY_VALUE_LOSS = 0.3


class Proposals(Proposer["FinalGirlGame"]):
    """What Final Girl offers to save presses."""

    def propose(self, game: FinalGirlGame, view: View, options: Sequence[Action], say: Say) -> list[Proposal]:
        rule = top_frame(view)["rule"]
        if rule == "PlanningPhase":
            return list(_free_cards(game, view, options, say))
        if rule == "Pay" or CONVERT in options:
            return list(_payment(game, view, options, say))
        return []

    def obvious(self, game: FinalGirlGame, view: View, options: Sequence[Action]) -> Action | None:
        """The only answer, or to accept a roll that cannot get better or an attack that does no damage."""
        if len(options) == 1:
            return options[0]
        if ACCEPT not in options:
            return None
        position = game.redeal(view, random.Random(0))
        if top_frame(view)["rule"] == "Judge":
            return ACCEPT if _is_best(position, options) else None
        return ACCEPT if _is_harmless(position, options) else None

    def is_open(self, game: FinalGirlGame, view: View) -> bool:
        """Always true: there is nobody to hide anything from."""
        return True


def _free_cards(game: FinalGirlGame, view: View, options: Sequence[Action], say: Say) -> Iterator[Proposal]:
    """All cards that cost nothing; if the hand has no room for all, those that are worth most in it."""
    position = game.redeal(view, random.Random(0))
    terms, market = position.terms, position.market
    room = terms.core.hand_limit - sum(position.hand)
    count = sum([market[card] for card in terms.kinds if not terms.cost[card]])
    taken = _best_free_cards(position, min(room, count))
    if len(taken) < 2:
        return
    key = "propose-free" if count <= room else "propose-free-some"
    named, buys = _named(taken, Phrases(say, terms)), tuple([BUY[card] for card in taken])
    yield Proposal(say(key, cards=named), buys)
    if len(taken) < room and [option for option in options if terms.cost[max(option.arg, 0)]]:
        yield Proposal(say("propose-free-done", cards=named), (*buys, DONE))


def _best_free_cards(position: FinalGirl, count: int) -> list[int]:
    """Pick `count` free cards, each time the most valuable; a card is worth less the more copies are held."""
    cost, left, hand = position.terms.cost, list(position.market), list(position.hand)
    kept = Evaluation(position.terms).kept(position)
    taken = []
    for _ in range(count):
        free = [card for card in position.terms.kinds if left[card] and not cost[card]]
        card = max(free, key=lambda card: kept[card] - COPY_VALUE_LOSS * hand[card])
        left[card] -= 1
        hand[card] += 1
        taken.append(card)
    return taken


def _named(cards: Sequence[int], phrases: Phrases) -> list[str]:
    counted = Counter(cards).items()
    return [phrases.say("propose-copies", card=phrases.card(card), count=count) for card, count in counted]


def _payment(game: FinalGirlGame, view: View, options: Sequence[Action], say: Say) -> Iterator[Proposal]:
    """Buy a success with the cards that are worth least."""
    terms, position = game.terms_of(view), game.redeal(view, random.Random(0))
    left = PRICE if CONVERT in options else top_frame(view)["left"]
    kept = Evaluation(terms).kept(position)
    spare = [card for card, count in enumerate(position.hand) for _ in range(count)]
    paid = sorted(spare, key=lambda card: kept[card])[:left]
    named = _named(paid, Phrases(say, terms))
    if len(paid) == left:
        first = (CONVERT,) if CONVERT in options else ()
        key = "propose-convert" if first else "propose-pay"
        yield Proposal(say(key, cards=named), (*first, *_asked_for(position, paid)))


def _asked_for(position: FinalGirl, paid: Sequence[int]) -> list[Action]:
    """The payments that are asked for: the rules pay by themselves when only one kind of card is left."""
    hand, asked = list(position.hand), list[Action]()
    for card in paid:
        if len([count for count in hand if count]) > 1:
            asked.append(PAY[card])
        hand[card] -= 1
    return asked


def _is_best(position: FinalGirl, options: Sequence[Action]) -> bool:
    """Whether neither cards nor items can make the roll in progress better."""
    full = successes(position)
    best = full == len(position.ongoing.dice)
    if isinstance(position.stack[-2], Play):
        best = best or full >= BEST_RESULT
    discards = any([option.verb == "discard" for option in options])
    return best and (not discards or position.time > MOST_TIME_LOST)


def _is_harmless(position: FinalGirl, options: Sequence[Action]) -> bool:
    """Whether an attack no longer does damage, and no card in hand would strike back."""
    if position.ongoing.blow:
        return False
    terms, mods = position.terms, position.mods
    others = [option for option in options if option is not ACCEPT]
    return not [option for option in others if option.verb != "play" or terms.strikes_back(option.arg, mods)]
