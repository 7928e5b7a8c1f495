"""Bestia as a game of the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.inspect import Field

from polnoc.engine.actions import ActionTable
from polnoc.engine.encoding import Layout
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame
from polnoc.engine.options import GameOptions
from polnoc.engine.packs import as_content
from polnoc.engine.play import settle
from polnoc.engine.terms import TermsCache, TermsGame
from polnoc.engine.views import AudienceTable, View
from polnoc.games.bestia.actions import ACTIONS, STILL
from polnoc.games.bestia.encoding import EVENT_KEYS, LAYOUT, encode
from polnoc.games.bestia.options import BestiaOptions, options_for
from polnoc.games.bestia.packs import Box, parse_box
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.effects import EFFECTS
from polnoc.games.bestia.rules.resolve import DO
from polnoc.games.bestia.rules.setup import SetUp
from polnoc.games.bestia.rules.traps import Laying
from polnoc.games.bestia.rules.turns import Rounds
from polnoc.games.bestia.state import BEAST_WON, DAWN, HUNTERS_WON, NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST, Terms
from polnoc.games.bestia.view import AUDIENCE, redeal

DO.update(EFFECTS)  # here, to avoid a circular import: the rules themselves import the table


class BestiaGame(TermsGame[Bestia, Terms]):
    """One hidden Beast against a team of hunters; 2 to 4 players."""

    id: ClassVar[str] = "bestia"
    rules_version: ClassVar[int] = 2
    #: 1: some effects of cards could not be ignored; conclusions from facts were lost along with the facts.
    older_rules: ClassVar[tuple[int, ...]] = (1,)
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    actions: ClassVar[ActionTable] = ACTIONS
    audience: ClassVar[AudienceTable] = AUDIENCE
    frames: ClassVar[Mapping[str, type[Frame]]] = AUDIENCE.frames
    decision_bound: ClassVar[int] = 5_000
    layout: ClassVar[Layout] = LAYOUT
    event_keys: ClassVar[tuple[str, ...]] = EVENT_KEYS
    #: Options of a short game, for tests that check every position.
    brief: ClassVar[dict[str, object]] = {"days": 2}

    def __init__(self, box: Box, rules: int | None = None) -> None:
        super().__init__(rules)
        self.box = box
        self.content, self.sources = box.hash, box.sources
        #: The options offer what is in the box.
        self.options_type = options_for(  # type: ignore[misc]
            tuple(box.contracts), tuple(box.beasts), tuple(box.hunters)
        )
        self.terms_cache = TermsCache(self.options_type, self._make_terms)

    @classmethod
    def made_from(cls, sources: Sequence[str], rules: int | None = None) -> BestiaGame:
        return cls(parse_box(as_content(sources, least=2)), rules)

    def _make_terms(self, options: GameOptions) -> Terms:
        assert isinstance(options, BestiaOptions)
        return Terms(options, self.box, self.rules)

    def offered(self, field: Field, players: int) -> list[object]:
        if field.name == "hunter3" and players != 4:
            return []
        values = super().offered(field, players)
        if field.name == "contract":
            fitting = [id for id, contract in self.box.contracts.items() if players in contract.players]
            return [value for value in values if value == "auto" or value in fitting]
        return values

    def side(self, options: GameOptions, seat: int) -> int:
        return min(seat, 1)

    def cards(self, options: GameOptions) -> Sequence[int]:
        return self.terms(options).card_numbers

    def begin(self, options: GameOptions, out: Out) -> Bestia:
        position = Bestia(self.terms(options))
        position.sequence(SetUp(0), Rounds(DAWN))
        settle(position, out)
        return position

    def redeal(self, view: View, rng: random.Random) -> Bestia:
        return redeal(view, self.terms_of(view), rng)

    def winners(self, position: Bestia) -> tuple[int, ...]:
        if position.victor == BEAST_WON:
            return (BEAST,)
        return tuple(position.terms.seats[1:]) if position.victor == HUNTERS_WON else ()

    def check(self, position: Bestia) -> None:
        check(position)

    def encode(self, view: View) -> bytes:
        return encode(view, self.terms_of(view))


def check(position: Bestia) -> None:
    """BES-INV-01 to BES-INV-10: raise AssertionError if an invariant does not hold."""
    _check_way(position)
    _check_cards(position)
    terms = position.terms
    regions = [trap[0] for trap in position.traps]
    assert all([regions.count(region) <= terms.core.traps for region in regions]), "too many traps"
    assert position.towers.bit_count() <= terms.core.towers, "too many watchtowers"
    assert len(position.summons) == terms.summons, "summons are lost"
    assert min(position.grudges) >= 0 and min(position.power) >= 0, "less than nothing"
    for character in terms.characters:
        away = character != BEAST and position.hunters[character] == NOWHERE
        alive = position.wounds[character] < terms.health[character]
        assert alive or away or position.victor, f"{character} should be dead"


def _check_way(position: Bestia) -> None:
    """BES-INV-01 to BES-INV-03, BES-INV-05: the track leads from the pawn to where the Beast is."""
    places, core = position.terms.places, position.terms.core
    cards = len(position.track)
    assert len(position.path) == cards + 1 and len(position.marks) == cards == len(position.steps)
    assert position.path[0] == position.pawn, "the way does not begin at the pawn"
    for card, here, there in zip(position.track, position.path, position.path[1:], strict=False):
        assert places.follow(here, card) == there, f"card {card} does not lead from {here} to {there}"
    if position.terms.options.movement_deck == "finite":
        for card in range(STILL):
            assert position.track.count(card) <= core.directions, "more cards than there are"
        assert position.track.count(STILL) <= core.still, "more cards than there are"
    if not cards:
        assert not any(position.trails) and not position.facts, "a revealed Beast has no trails"


def _check_cards(position: Bestia) -> None:
    """BES-INV-06, BES-INV-07: no card is lost or doubled."""
    terms = position.terms
    piles = [
        *position.hands, *position.spent, *position.packs, position.aside, position.unused, position.discard,
        position.gear_deck, position.gear_market, position.gear_gone, position.gear_shed,
        position.talent_deck, position.talent_market, position.talent_gone, position.talent_shed,
    ]  # fmt: skip
    piles += [1 << trap[1] for trap in position.traps]
    piles += [1 << frame.card for frame in position.stack if isinstance(frame, Laying)]
    everything = terms.actions | terms.gear | terms.talents | terms.abilities
    count = sum([pile.bit_count() for pile in piles])
    together = 0
    for pile in piles:
        together |= pile
    assert together == everything, f"cards are lost: {members(everything & ~together)}"
    assert count == everything.bit_count(), "a card is in two places"
