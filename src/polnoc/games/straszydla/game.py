"""Straszydła as a game of the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.inspect import Field

from polnoc.engine.actions import ActionTable
from polnoc.engine.encoding import Layout
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame
from polnoc.engine.options import GameOptions, check_first, seat_numbers
from polnoc.engine.packs import as_content
from polnoc.engine.play import settle
from polnoc.engine.terms import TermsCache, TermsGame
from polnoc.engine.views import AudienceTable, View
from polnoc.games.straszydla.actions import ACTIONS, ELEMENTS
from polnoc.games.straszydla.cards import Box
from polnoc.games.straszydla.encoding import EVENT_KEYS, LAYOUT, encode
from polnoc.games.straszydla.options import StraszydlaOptions
from polnoc.games.straszydla.packs import combine
from polnoc.games.straszydla.places import checked
from polnoc.games.straszydla.rules.acting import ActionStep
from polnoc.games.straszydla.rules.feeding import Feeding, Summoning
from polnoc.games.straszydla.rules.rounds import Periods
from polnoc.games.straszydla.rules.setup import SetUp
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import Terms
from polnoc.games.straszydla.view import AUDIENCE, redeal


class StraszydlaGame(TermsGame[Straszydla, Terms]):
    """Secret movement, fear cubes, duels, hungry spooks and a secret pact; 2 to 4 players."""

    id: ClassVar[str] = "straszydla"
    rules_version: ClassVar[int] = 3
    #: 1: spooks were bought only among one's actions and while feeding, and the bank traded at fewer moments.
    #: 2: when jumps were chosen while moving, plans were not shown, nor a way before its walker had arrived.
    older_rules: ClassVar[tuple[int, ...]] = (1, 2)
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options_type: ClassVar[type[GameOptions]] = StraszydlaOptions
    actions: ClassVar[ActionTable] = ACTIONS
    audience: ClassVar[AudienceTable] = AUDIENCE
    frames: ClassVar[Mapping[str, type[Frame]]] = AUDIENCE.frames
    decision_bound: ClassVar[int] = 60_000
    layout: ClassVar[Layout] = LAYOUT
    event_keys: ClassVar[tuple[str, ...]] = EVENT_KEYS
    #: Options of a short game, for going through every position of one.
    brief: ClassVar[dict[str, object]] = {"periods": 2}

    def __init__(self, box: Box, rules: int | None = None) -> None:
        super().__init__(rules)
        self.box = box
        self.content, self.sources = box.hash, box.sources
        self.terms_cache = TermsCache(self.options_type, self._make_terms)

    @classmethod
    def made_from(cls, sources: Sequence[str], rules: int | None = None) -> StraszydlaGame:
        return cls(checked(combine(as_content(sources)), "content"), rules)

    def _make_terms(self, options: GameOptions) -> Terms:
        assert isinstance(options, StraszydlaOptions)
        return Terms(options, self.box, self.rules)

    def offered(self, field: Field, players: int) -> list[object]:
        values = super().offered(field, players)
        return seat_numbers(values, players) if field.name == "first" else values

    def cards(self, options: GameOptions) -> Sequence[int]:
        return self.box.cards

    def begin(self, options: GameOptions, out: Out) -> Straszydla:
        terms = self.terms(options)
        check_first(terms.options.first, terms.players)
        position = Straszydla(terms)
        position.sequence(SetUp(0), Periods())
        settle(position, out)
        return position

    def redeal(self, view: View, rng: random.Random) -> Straszydla:
        return redeal(view, self.terms_of(view), rng)

    def winners(self, position: Straszydla) -> tuple[int, ...]:
        return tuple([seat for seat in position.terms.seats if position.victors >> seat & 1])

    def check(self, position: Straszydla) -> None:
        check(position)

    def encode(self, view: View) -> bytes:
        return encode(view, self.terms_of(view))


def check(position: Straszydla) -> None:
    """STR-INV-01, STR-INV-03 to STR-INV-05, STR-INV-08: raise AssertionError if one does not hold."""
    assert min(position.dread) >= 0, f"dread below zero: {position.dread}"
    assert min([min(purse) for purse in position.purse]) >= 0, f"cubes below zero: {position.purse}"
    assert min(position.cubes) >= 0, f"cubes below zero: {position.cubes}"
    most = 16 if position.terms.players == 2 else 4 * position.terms.players
    assert position.stops.bit_count() <= most, f"{position.stops.bit_count()} STOP markers"
    if any([isinstance(frame, ActionStep | Feeding | Summoning) for frame in position.stack]):
        assert len(set(position.pawn)) == len(position.pawn), f"two pawns in one district: {position.pawn}"
    _check_spooks(position)
    _check_imps(position)


def _check_spooks(position: Straszydla) -> None:
    box = position.terms.box
    held = [spook for spooks in position.spooks for spook in spooks]
    held += [spook for spook in position.top if spook]
    for element in ELEMENTS:
        assert not position.pool[element] & position.gone[element], "a spook fled and is in its stack"
        away = position.pool[element] | position.gone[element]
        assert not [spook for spook in box.starters if away >> spook & 1], "a 3/3 spook is in a stack"
        held += [spook for spook in box.spooks_of[element] if away >> spook & 1]
    assert len(held) == len(set(held)), f"a spook is in two places: {sorted(held)}"
    lost = set(range(1, len(box.spooks))) - set(held)
    assert lost <= set(box.starters), f"spooks are lost: {sorted(lost)}"


def _check_imps(position: Straszydla) -> None:
    box = position.terms.box
    imps = [imp for mine in position.imps for imp in mine] + [imp for imp in position.imp_top if imp]
    for element in ELEMENTS:
        imps += position.imp_pool[element] + position.imp_below[element]
    copies = [imp for imp in range(1, len(box.imps)) for _ in range(box.imps[imp].copies)]
    assert sorted(imps) == copies, f"imps are lost or doubled: {sorted(imps)}"
