"""Final Girl as a game of the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from polnoc.engine.actions import ActionTable
from polnoc.engine.encoding import Layout
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame
from polnoc.engine.options import GameOptions
from polnoc.engine.packs import as_content
from polnoc.engine.play import settle
from polnoc.engine.terms import TERMS_CACHE_SIZE, TermsCache, TermsGame
from polnoc.engine.views import AudienceTable, View
from polnoc.games.finalgirl.actions import ACTIONS
from polnoc.games.finalgirl.encoding import EVENT_KEYS, LAYOUT, encode
from polnoc.games.finalgirl.options import FinalGirlOptions, options_for
from polnoc.games.finalgirl.packs import Box, parse_box
from polnoc.games.finalgirl.rules.effects import EFFECTS
from polnoc.games.finalgirl.rules.phases import Turns
from polnoc.games.finalgirl.rules.resolve import DO
from polnoc.games.finalgirl.rules.searching import DrawItems, Keep
from polnoc.games.finalgirl.rules.setup import SetUp
from polnoc.games.finalgirl.state import ACTION_PHASE, RED, WON, FinalGirl
from polnoc.games.finalgirl.terms import Terms
from polnoc.games.finalgirl.view import AUDIENCE, redeal

DO.update(EFFECTS)  # only here, where all rules have been imported: they import the table themselves


class FinalGirlGame(TermsGame[FinalGirl, Terms]):
    """One heroine against a killer who acts by script; any killer, any location, any heroine."""

    id: ClassVar[str] = "finalgirl"
    rules_version: ClassVar[int] = 2
    older_rules: ClassVar[tuple[int, ...]] = (1,)
    players: ClassVar[tuple[int, ...]] = (1,)
    actions: ClassVar[ActionTable] = ACTIONS
    audience: ClassVar[AudienceTable] = AUDIENCE
    frames: ClassVar[Mapping[str, type[Frame]]] = AUDIENCE.frames
    decision_bound: ClassVar[int] = 20_000
    layout: ClassVar[Layout] = LAYOUT
    event_keys: ClassVar[tuple[str, ...]] = EVENT_KEYS

    def __init__(self, box: Box, rules: int | None = None) -> None:
        super().__init__(rules)
        self.box = box
        self.content, self.sources = box.hash, box.sources
        #: The options know what is in the box.
        self.options_type = options_for(  # type: ignore[misc]
            tuple(box.killers), tuple(box.locations), tuple(box.heroines)
        )
        self.terms_cache = TermsCache(self.options_type, self._make_terms)
        #: How games with these options begin.
        self._first: dict[GameOptions, FinalGirl] = {}

    @classmethod
    def made_from(cls, sources: Sequence[str], rules: int | None = None) -> FinalGirlGame:
        return cls(parse_box(as_content(sources, least=2)), rules)

    def _make_terms(self, options: GameOptions) -> Terms:
        assert isinstance(options, FinalGirlOptions)
        return Terms(options, self.box, self.rules)

    def cards(self, options: GameOptions) -> Sequence[int]:
        return self.terms(options).card_numbers

    def begin(self, options: GameOptions, out: Out) -> FinalGirl:
        first = self._first.get(options)
        if first is None:
            if len(self._first) >= TERMS_CACHE_SIZE:
                self._first.clear()
            first = self._first[options] = FinalGirl(self.terms(options))
            first.sequence(SetUp(0), Turns(ACTION_PHASE))
            settle(first, [])  # nothing has happened yet: chance is asked for the set-up card
        return first.clone()

    def redeal(self, view: View, rng: random.Random) -> FinalGirl:
        return redeal(view, self.terms_of(view), rng)

    def winners(self, position: FinalGirl) -> tuple[int, ...]:
        return (0,) if position.victor == WON else ()

    def check(self, position: FinalGirl) -> None:
        check(position)

    def encode(self, view: View) -> bytes:
        return encode(view, self.terms_of(view))


def check(position: FinalGirl) -> None:
    """Assert that nothing is lost or duplicated, and that every marker is on its track."""
    terms = position.terms
    assert 0 <= position.horror <= terms.reddest, f"horror {position.horror}"
    assert RED <= position.time <= terms.core.most_time, f"time {position.time}"
    assert 0 <= position.row < len(terms.attack), f"bloodlust {position.row}"
    assert 0 <= position.health <= terms.health, f"health {position.health}"
    assert 0 <= position.killer_health <= terms.killer_health, f"killer's health {position.killer_health}"
    for card in terms.cards:
        number = card.number
        piles = (position.hand[number], position.market[number], position.spent[number])
        assert min(piles) >= 0 and sum(piles) == card.copies, f"{card.id}: {piles}"
    for counter, value in zip(terms.counters, position.counters, strict=True):
        assert counter.least <= value <= counter.most, f"{counter.id}: {value}"
    _check_people(position)
    _check_items(position)
    _check_terror(position)


def _check_people(position: FinalGirl) -> None:
    terms = position.terms
    assert min(position.victims) >= 0 and min(position.minions) >= 0, "fewer than none"
    away = [kind for kind in (1, 2, 3) if position.specials[kind] >= 0]
    for kind in away:
        assert position.victims[position.specials[kind]] > 0, f"special victim {kind} is not where it is"
    pawns = sum(position.victims) - len(away) + position.supply + position.saved
    assert pawns <= terms.core.victims, f"{pawns} victims"
    if terms.minions:
        tokens = sum(position.minions) + position.ready + position.exhausted
        assert tokens == terms.minions.tokens, f"{tokens} minions"
        most = terms.most_minions
        assert not most or max(position.minions) <= most, f"minions by space: {position.minions}"
        for space, damage in position.wounds:
            hurt = len([wound for wound in position.wounds if wound[0] == space])
            assert hurt <= position.minions[space], "more hurt minions than there are"
            assert 0 < damage < position.minion_health, f"damage {damage}"
    if position.start >= 0:
        assert position.heroine >= 0 and (position.killer >= 0) == terms.pawn, "nobody is nowhere"


def _check_items(position: FinalGirl) -> None:
    seen = [*position.held, *position.bag]
    for deck in range(len(position.deep)):
        seen += [*position.up[deck], *position.low[deck]]
        assert position.stock[deck].bit_count() == position.deep[deck], "a deck of another size"
        assert not position.stock[deck] & ~position.unseen, "an item that was seen is hidden"
    for frame in position.stack:
        if isinstance(frame, DrawItems):
            seen += frame.drawn
        elif isinstance(frame, Keep):
            seen += frame.items
    seen += [item for item in position.terms.item_numbers if position.gone >> item & 1]
    seen += [item for item in position.terms.item_numbers if position.unseen >> item & 1]
    there = list(position.terms.item_numbers)
    if position.over:  # what she was about to keep when she died is nowhere
        there = [item for item in there if item in seen]
    assert sorted(seen) == there, f"items are lost or doubled: {sorted(seen)}"
    hands = [position.terms.items[item].hands for item in position.held]
    assert sum(hands) <= 2 and 0 not in hands, f"in hands: {position.held}"


def _check_terror(position: FinalGirl) -> None:
    known = len(position.terror_top) + len(position.terror_bottom)
    assert known <= position.terror_left, f"{position.terror_left} terror cards, {known} known"
    assert sum(position.terror_pool) >= position.terror_left - known, "more terror cards than there are"
