"""13 Duchów as a game of the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.inspect import Field

from polnoc.engine.actions import ActionTable
from polnoc.engine.encoding import Layout
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame
from polnoc.engine.options import BadOption, GameOptions, check_first, seat_numbers
from polnoc.engine.packs import as_content
from polnoc.engine.play import settle
from polnoc.engine.terms import TermsCache, TermsGame
from polnoc.engine.views import AudienceTable, View
from polnoc.games.duchy.actions import ACTIONS
from polnoc.games.duchy.cards import Deck
from polnoc.games.duchy.encoding import EVENT_KEYS, LAYOUT, encode
from polnoc.games.duchy.options import DuchyOptions
from polnoc.games.duchy.packs import combine
from polnoc.games.duchy.rules.rounds import Rounds
from polnoc.games.duchy.rules.scoring import winning_side
from polnoc.games.duchy.state import Duchy
from polnoc.games.duchy.terms import Terms
from polnoc.games.duchy.view import AUDIENCE, redeal


class DuchyGame(TermsGame[Duchy, Terms]):
    """Thirteen hiding ghosts, thirteen cards; for 2 or 3 players, or 2 teams of 2."""

    id: ClassVar[str] = "duchy"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    takes_turns: ClassVar[bool] = True
    options_type: ClassVar[type[GameOptions]] = DuchyOptions
    actions: ClassVar[ActionTable] = ACTIONS
    audience: ClassVar[AudienceTable] = AUDIENCE
    frames: ClassVar[Mapping[str, type[Frame]]] = AUDIENCE.frames
    decision_bound: ClassVar[int] = 5_000
    layout: ClassVar[Layout] = LAYOUT
    event_keys: ClassVar[tuple[str, ...]] = EVENT_KEYS

    def __init__(self, deck: Deck, rules: int | None = None) -> None:
        super().__init__(rules)
        self.deck = deck
        self.content, self.sources = deck.hash, deck.sources
        self.terms_cache = TermsCache(self.options_type, self._make_terms)

    @classmethod
    def made_from(cls, sources: Sequence[str], rules: int | None = None) -> DuchyGame:
        return cls(combine(as_content(sources)), rules)

    def _make_terms(self, options: GameOptions) -> Terms:
        assert isinstance(options, DuchyOptions)
        return Terms(options, self.deck, self.rules)

    def offered(self, field: Field, players: int) -> list[object]:
        if field.name in ("stop", "double_hit") and players != 3:  # P3-09, P3-10
            return []
        values = super().offered(field, players)
        return seat_numbers(values, players) if field.name == "first" else values

    def side(self, options: GameOptions, seat: int) -> int:
        return self.terms(options).side[seat]

    def cards(self, options: GameOptions) -> Sequence[int]:
        return range(1, self.terms(options).decks * self.deck.size + 1)

    def begin(self, options: GameOptions, out: Out) -> Duchy:
        terms = self.terms(options)
        check_first(terms.options.first, terms.players)
        if self.deck.size <= 2 * terms.players and not terms.teams:
            raise BadOption(
                f"option 'players': a deck of {self.deck.size} cards is too small for {terms.players} players"
            )
        position = Duchy(terms)
        position.call(Rounds())
        settle(position, out)
        return position

    def redeal(self, view: View, rng: random.Random) -> Duchy:
        return redeal(view, self.terms_of(view), rng)

    def winners(self, position: Duchy) -> tuple[int, ...]:
        if not position.over:
            return ()
        side = winning_side(position)
        return tuple([seat for seat in range(position.terms.players) if position.terms.side[seat] == side])

    def check(self, position: Duchy) -> None:
        check(position)

    def encode(self, view: View) -> bytes:
        return encode(view, self.terms_of(view))


def check(position: Duchy) -> None:
    """DUE-INV-01, DUE-INV-02: every card is in one place; hands are filled while cards last."""
    terms = position.terms
    held = [card for card in (*position.lair, *position.hand, *position.middle, *position.box) if card]
    for deck in range(terms.decks):
        held += position.above[deck] + position.below[deck]
        held += [card for card in range(1, 2 * terms.size + 1) if position.pool[deck] >> card & 1]
    for frame in position.stack:
        for pile in getattr(frame, "piles", ()):
            held += pile
    assert sorted(held) == list(range(1, terms.decks * terms.size + 1)), (
        f"cards are lost or doubled: {sorted(held)}"
    )
    if position.stack and type(position.stack[-1]).__name__ == "Turn":
        for seat in range(terms.players):
            empty = position.stack_size(terms.deck_of[seat]) == 0
            assert position.hand[seat] or empty or position.found >> seat & 1, (
                f"seat {seat} should hold a card"
            )
