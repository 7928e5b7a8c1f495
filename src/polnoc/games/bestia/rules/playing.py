"""CARD, REQ: play a card from hand."""

from __future__ import annotations

from polnoc.engine.events import Out, tell
from polnoc.games.bestia.rules.hands import lose_card
from polnoc.games.bestia.rules.knowledge import learn_habitat
from polnoc.games.bestia.rules.reactions import Offer, window
from polnoc.games.bestia.rules.resolve import effects, program_of
from polnoc.games.bestia.rules.traps import lay, open_regions
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST, DEAREST, NONE


def playable(position: Bestia, actor: int, symbols: int) -> int:
    """DAY-03, REQ-01 to REQ-06: the cards that can be played once these symbols were (1: red, 2: blue)."""
    terms = position.terms
    hand = position.hands[actor]
    has = min(DEAREST, position.grudges[actor])
    dear = terms.too_dear[has]
    traps = hand & terms.traps
    if traps:
        cheaper = terms.too_dear[min(DEAREST, has + position.mods(actor).trap_cheaper)]
        dear = dear & ~terms.traps | cheaper & terms.traps
        if not open_regions(position):
            dear |= terms.traps
    here = position.habitats[position.where(actor)]
    return hand & ~(terms.barred[symbols] | dear | terms.out_of_place[here])


def play(position: Bestia, actor: int, number: int, out: Out) -> None:
    """CARD-04, CARD-05, CARD-09: pay, discard, resolve; the Beast may react to Hunt first."""
    terms = position.terms
    card = terms.cards[number]
    now = position.ongoing
    if now.struck or now.outcome or now.reacted:
        position.ongoing = now.with_next_card()
    if card.symbol == "trap":
        lay(position, actor, number, 0, out)
        return
    position.grudges[actor] -= card.cost
    lose_card(position, actor, number, face_up=True)
    tell(out, "plays", character=actor, card=number, cost=card.cost)
    if card.needs and actor == BEAST:
        learn_habitat(position, card.needs, True)
    mods = position.mods(actor)
    reaction = None
    if card.hunt:
        position.ongoing = position.ongoing.caused_by(actor)
        reaction = window(position, "hunt", (BEAST,), mods.ward)
    step = effects(program_of(position, card, actor), actor)
    if mods.after_card:
        after = [Offer(actor, NONE, program) for id, program in reversed(mods.after_card) if id == card.id]
        position.sequence(reaction, step, *after)
    else:
        position.sequence(reaction, step)
