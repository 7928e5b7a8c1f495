"""Who may know what in 13 Duchów, and positions that fit a view."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.views import HIDDEN, OWNER, AudienceTable, View, for_all, hide, owned
from polnoc.games.duchy.deduction import lairs_by_answers
from polnoc.games.duchy.rules.guesses import NameLair, NameLairRun
from polnoc.games.duchy.rules.knowledge import known_by_others, known_places
from polnoc.games.duchy.rules.questions import ChooseLowest, ChooseNumbers, ChooseRun, set_of
from polnoc.games.duchy.rules.rounds import Round, Rounds
from polnoc.games.duchy.rules.setup import Deal, Hide, TeamsHide
from polnoc.games.duchy.rules.stack import Arrange, Draw, LookAtBottom, LookAtTop
from polnoc.games.duchy.rules.turns import CarryOut, CopyOrExtra, ExtraTurn, Turn
from polnoc.games.duchy.state import Duchy, Trace
from polnoc.games.duchy.terms import Terms


def _options(position: Duchy, seat: int) -> dict[str, object]:
    return position.terms.shown.copy()


def _lairs(position: Duchy, seat: int) -> list[Any]:
    """A seat's own lair; once a round is over, everybody's (DUE-AMB-30)."""
    stack = position.stack
    if not stack or type(stack[-1]) is Rounds:
        return position.lair[:]
    return owned(position.lair, seat)


def _box(position: Duchy, seat: int) -> list[int]:
    """The deck of each card in the box; which card it is stays hidden (DUE-GUESS-06)."""
    terms = position.terms
    if not terms.teams:
        return [0] * len(position.box)
    return [0 if card <= terms.size else 1 for card in position.box]


def _stacks(position: Duchy, seat: int) -> list[tuple[int, int, int]]:
    """By deck, from the top: cards looked at, cards nobody knows, cards looked at."""
    above, pool, below = position.above, position.pool, position.below
    return [
        (len(above[deck]), pool[deck].bit_count(), len(below[deck])) for deck in range(position.terms.decks)
    ]


def _dealt(position: Duchy, frame: Deal, seat: int) -> list[Any]:
    return [
        pile if owner == seat else hide(pile) for owner, pile in zip(frame.owners, frame.piles, strict=True)
    ]


def _team_piles(position: Duchy, frame: TeamsHide, seat: int) -> list[Any]:
    """The member who drew sees the pile, the partner only once it is passed on (DUE-P4-07)."""
    return [
        pile if seat == drawer or (len(pile) == 2 and seat == position.terms.partner(drawer)) else hide(pile)
        for drawer, pile in zip(frame.drawers, frame.piles, strict=True)
    ]


def _guessing(position: Duchy, frame: Turn, seat: int) -> bool:
    return frame.guessing and seat == frame.actor


def _named(position: Duchy, frame: ChooseNumbers, seat: int) -> tuple[int, ...]:
    return frame.named if seat == frame.actor else ()


def _top(position: Duchy, frame: Arrange, seat: int) -> int:
    return frame.top if seat == frame.actor else 0


def _under(position: Duchy, frame: Arrange, seat: int) -> tuple[int, ...]:
    return frame.under if seat == frame.actor else ()


AUDIENCE: Final = AudienceTable(
    Duchy,
    {
        **for_all("scores round starter drawers found shield middle laid_by facts"),
        "lair": _lairs,
        "hand": OWNER,
        "options": _options,
        "box": _box,
        "stacks": _stacks,
        "knows": known_places,
        "known_by_others": known_by_others,
    },
    {
        Arrange: {**for_all("actor deck count"), "top": _top, "under": _under},
        CarryOut: "actor card step copied", ChooseLowest: "actor card copied",
        ChooseNumbers: {**for_all("actor card copied count"), "named": _named},
        ChooseRun: "actor card copied length", CopyOrExtra: "actor card copied",
        Deal: {**for_all("owners each"), "piles": _dealt}, Draw: "actor", ExtraTurn: "actor",
        Hide: {"piles": OWNER}, LookAtBottom: "actor deck count", LookAtTop: "actor deck count",
        NameLair: "actor card", NameLairRun: "actor card length", Round: "seat", Rounds: "",
        TeamsHide: {**for_all("drawers"), "piles": _team_piles},
        Turn: {**for_all("seat actor"), "guessing": _guessing},
    },
)  # fmt: skip

#: The most attempts at a deal. Most views take one, the worst a few dozen.
TRIES: Final = 10_000

#: The first position of a game, cached.
_first: Final = lru_cache(16)(Duchy)


def redeal(view: View, terms: Terms, rng: random.Random) -> Duchy:
    """A position that fits `view`, drawn uniformly from all that do."""
    table = _Table(view, terms)
    table.deal(rng)
    return table.position()


class _Table:
    """The places of one view: some cards are known, the others are dealt."""

    def __init__(self, view: View, terms: Terms) -> None:
        self.view = view
        self.terms = terms
        self.at: dict[str, int] = {}
        self.hidden: list[list[str]] = [[] for _ in range(terms.decks)]
        self.hidden_lairs: list[list[tuple[str, int]]] = [[] for _ in range(terms.decks)]
        self.unsure = [(card, places) for card, places in view["knows"] if len(places) > 1]
        self._known = {places[0]: card for card, places in view["knows"] if len(places) == 1}
        self._lay_lairs()
        self._lay_rest()
        seen = {*view["middle"], *self.at.values()}
        self.unseen = [
            [card for card in range(deck * terms.size + 1, (deck + 1) * terms.size + 1) if card not in seen]
            for deck in range(terms.decks)
        ]
        self.pool: list[int] = []

    def _lay_lairs(self) -> None:
        open_numbers = lairs_by_answers(self.view["facts"], self.terms)
        for seat, card in enumerate(self.view["lair"]):
            place = f"lair:{seat}"
            card = self._known.get(place, card)
            if card > 0:
                self.at[place] = card
            elif card == HIDDEN:
                deck = self.terms.deck_of[seat]
                self.hidden_lairs[deck].append((place, open_numbers[seat] << deck * self.terms.size))

    def _lay_rest(self) -> None:
        for seat, card in enumerate(self.view["hand"]):
            self._lay(f"hand:{seat}", card, self.terms.deck_of[seat])
        for index, deck in enumerate(self.view["box"]):
            self._lay(f"box:{index}", HIDDEN, deck)
        for deck, (above, pool, below) in enumerate(self.view["stacks"]):
            if above or below:
                for depth in (*range(above), *range(above + pool, above + pool + below)):
                    self._lay(f"stack:{deck}:{depth}", HIDDEN, deck)
        for index, pile in enumerate(self._piles()):
            for nth, card in enumerate(pile):
                self._lay(f"pile:{index}:{nth}", card, self._pile_deck(index))

    def _lay(self, place: str, card: int, deck: int) -> None:
        card = self._known.get(place, card)
        if card > 0:
            self.at[place] = card
        elif card == HIDDEN:
            self.hidden[deck].append(place)

    def _piles(self) -> Iterable[Any]:
        for frame in self.view["frames"]:
            if "piles" in frame:
                return frame["piles"]  # type: ignore[no-any-return]
        return ()

    def _pile_deck(self, index: int) -> int:
        return index if self.terms.teams else 0

    def deal(self, rng: random.Random) -> None:
        """Put a card in every hidden place; the rest is the unordered part of the stack."""
        known = dict(self.at)
        for _ in range(TRIES):
            self.at = dict(known)
            self.pool = []
            if all([self._deal_deck(deck, rng) for deck in range(self.terms.decks)]) and self._unsure_fit():
                return
        raise ValueError("no position fits this view: it contradicts itself")

    def _deal_deck(self, deck: int, rng: random.Random) -> bool:
        unseen = self.unseen[deck]
        taken: set[int] = set()
        for place, allowed in self.hidden_lairs[deck]:
            possible = [card for card in unseen if allowed >> card & 1]
            if not possible:
                return False
            card = rng.choice(possible)
            if card in taken:
                return False
            taken.add(card)
            self.at[place] = card
        rest = [card for card in unseen if card not in taken]
        rng.shuffle(rest)
        for place in self.hidden[deck]:
            self.at[place] = rest.pop()
        self.pool.append(sum([1 << card for card in rest]))
        return True

    def _unsure_fit(self) -> bool:
        return all([any([self.at[place] == card for place in places]) for card, places in self.unsure])

    def position(self) -> Duchy:
        """The position that results from this deal."""
        view, terms, at = self.view, self.terms, self.at
        above, below = [], []
        for deck, (upper, pool, lower) in enumerate(view["stacks"]):
            above.append(tuple([at[f"stack:{deck}:{depth}"] for depth in range(upper)]))
            start = upper + pool
            below.append(tuple([at[f"stack:{deck}:{depth}"] for depth in range(start, start + lower)]))
        position = _first(terms).clone()
        AUDIENCE.restore(view, position, dict.fromkeys((Deal, Hide, TeamsHide), self._dealt_again))
        seats = range(terms.players)
        position.lair = [at.get(f"lair:{seat}", 0) for seat in seats]
        position.hand = [at.get(f"hand:{seat}", 0) for seat in seats]
        position.box = tuple([at[f"box:{index}"] for index in range(len(view["box"]))])
        position.pool = self.pool
        position.above = above
        position.below = below
        position.traces = self._traces()
        return position

    def _traces(self) -> tuple[Trace, ...]:
        seat, at = self.view["seat"], self.at
        own = [(seat, card, set_of([at[place] for place in places])) for card, places in self.view["knows"]]
        others = [(other, at[place], 1 << at[place]) for other, place in self.view["known_by_others"]]
        return tuple(own + others)

    def _dealt_again(self, shown: View) -> dict[str, Any]:
        """The piles of a frame with the cards of this deal."""
        piles = [
            tuple([self.at[f"pile:{index}:{nth}"] for nth in range(len(pile))])
            for index, pile in enumerate(shown["piles"])
        ]
        return {"piles": tuple(piles)}
