"""A game whose rules have changed: two players take turns adding one or two stones to a heap.

In version 2 of the rules, whoever lays the seventh stone wins; in version 1 that player lost. Both can be
played: the rule asks the terms for the version, as rules ask for options.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import msgspec

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions
from polnoc.engine.play import settle
from polnoc.engine.seats import EVERYONE, ONE
from polnoc.engine.terms import TermsCache
from polnoc.engine.views import AudienceTable, View, for_all

ACTIONS: Final = ActionTable([Verb("lay", range(1, 3))])
LAST: Final = 7


class Terms:
    """What never changes during a game."""

    def __init__(self, options: GameOptions, rules: int) -> None:
        self.shown: dict[str, Any] = msgspec.to_builtins(options)
        self.rules = rules


class Heap(Position):
    """Two players lay stones in turn."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        #: The number of stones laid so far.
        self.stones = 0
        #: -1 before the end.
        self.winner = -1
        self.terms = terms

    __slots__ = slots_of(__init__)


@dataclass(slots=True)
class Turn(Frame):
    """Lay one stone or two."""

    seat: int

    def asked(self, position: Heap) -> tuple[int, ...]:
        return ONE[self.seat]

    def options(self, position: Heap, seat: int) -> Sequence[Action]:
        return [action for action in ACTIONS.all("lay") if position.stones + action.arg <= LAST]

    def answer(self, position: Heap, seat: int, action: Action, out: Out) -> None:
        position.stones += action.arg
        out.append(Event("lays", {"seat": seat, "stones": action.arg}, EVERYONE))
        if position.stones < LAST:
            position.become(Turn(1 - seat))
            return
        position.winner = seat if position.terms.rules >= 2 else 1 - seat
        out.append(Event("wins", {"seat": position.winner}, EVERYONE))
        position.end(None, out)


def _options(position: Heap, seat: int) -> dict[str, Any]:
    return dict(position.terms.shown)


AUDIENCE: Final = AudienceTable(Heap, {**for_all("stones winner"), "options": _options}, {Turn: "seat"})


class HeapGame(Game[Heap]):
    """Seven stones."""

    id: ClassVar[str] = "heap"
    rules_version: ClassVar[int] = 2
    older_rules: ClassVar[tuple[int, ...]] = (1,)
    players: ClassVar[tuple[int, ...]] = (2,)
    actions: ClassVar[ActionTable] = ACTIONS
    frames: ClassVar[Mapping[str, type[Frame]]] = AUDIENCE.frames

    def __init__(self, rules: int | None = None) -> None:
        super().__init__(rules)
        self._terms_cache = TermsCache(self.options_type, self._make_terms)

    def _make_terms(self, options: GameOptions) -> Terms:
        return Terms(options, self.rules)

    def begin(self, options: GameOptions, out: Out) -> Heap:
        position = Heap(self._terms_cache.of(options))
        position.call(Turn(0))
        settle(position, out)
        return position

    def view(self, position: Heap, seat: int) -> View:
        return AUDIENCE.view(position, seat)

    def redeal(self, view: View, rng: random.Random) -> Heap:
        position = Heap(self._terms_cache.seen_in(view))
        AUDIENCE.restore(view, position)
        return position

    def winners(self, position: Heap) -> tuple[int, ...]:
        return (position.winner,) if position.winner >= 0 else ()
