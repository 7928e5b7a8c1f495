"""Possible worlds, enumerated from the rules without the game's own deduction.

A world gives every seat of a deck a lair. It fits a view if the viewer sees none of those cards elsewhere and
every answer so far is as it should be.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from polnoc.engine.views import View
from polnoc.games.duchy.cards import AskNamed, AskRun
from polnoc.games.duchy.terms import Terms

World = dict[int, int]

#: The weight of a number that its owner has named, in a guess or in a question of choice.
GUESSED: Final = 0.15
CHOSEN: Final = 0.5


def worlds(view: View, terms: Terms, seats: Sequence[int]) -> list[World]:
    """Return every way in which some seats of one deck can hide, as far as the viewer knows."""
    seen = seen_numbers(view, terms, terms.deck_of[seats[0]])
    free = [number for number in range(1, terms.size + 1) if number not in seen]
    ways = [dict(zip(seats, lairs, strict=True)) for lairs in permutations(free, len(seats))]
    return [world for world in ways if fits(view, world)]


def seen_numbers(view: View, terms: Terms, deck: int) -> set[int]:
    """Return the numbers of a deck whose cards the viewer sees, or has seen, outside lairs."""
    seat = view["seat"]
    cards = [*view["middle"]]
    if seat < terms.players:
        cards += [view["hand"][seat], view["lair"][seat]]
    cards += [card for card, places in view["knows"] if not places[0].startswith("lair")]
    for frame in view["frames"]:
        cards += [card for pile in frame.get("piles", ()) for card in pile]
    first = deck * terms.size
    return {card - first for card in cards if first < card <= first + terms.size}


def fits(view: View, world: World) -> bool:
    """Whether all answers of this round would have been the same."""
    for _, _, numbers, yes, no in view["facts"]:
        for seat, lair in world.items():
            said = "yes" if yes >> seat & 1 else "no" if no >> seat & 1 else ""
            if said and said != ("yes" if numbers >> lair & 1 else "no"):
                return False
    return True


def rivals(view: View, terms: Terms) -> list[int]:
    """Return the rivals that are not found yet."""
    return [seat for seat in terms.rivals[view["seat"]] if not view["found"] >> seat & 1]


def places(view: View, terms: Terms, seat: int) -> list[int]:
    """Return where a rival can hide."""
    return sorted({world[seat] for world in worlds(view, terms, terms.rivals[view["seat"]])})


def public_places(watched: View, terms: Terms, seat: int) -> list[int]:
    """Return where a seat can hide as far as a watcher knows."""
    together = [other for other in range(terms.players) if terms.deck_of[other] == terms.deck_of[seat]]
    return sorted({world[seat] for world in worlds(watched, terms, together)})


def chance(view: View, terms: Terms, numbers: int) -> float:
    """Return the probability that these numbers find somebody, worlds weighted by what rivals have named."""
    total = hits = 0.0
    hidden = rivals(view, terms)
    for world in worlds(view, terms, terms.rivals[view["seat"]]):
        weight = 1.0
        for seat in hidden:
            weight *= likelihood(view, terms, seat, world[seat])
        total += weight
        hits += weight if any(numbers >> world[seat] & 1 for seat in hidden) else 0.0
    return hits / total


def likelihood(view: View, terms: Terms, seat: int, lair: int) -> float:
    """Return the weight of a lair of a seat, given what the seat has named of its own choice."""
    likely = 1.0
    for asker, card, numbers, _, _ in view["facts"]:
        if asker == seat and numbers >> lair & 1 and not terms.teams:
            likely *= _factor(terms, card)
    return likely


def _factor(terms: Terms, card: int) -> float:
    if card == 0 or terms.deck.card(card).colour == "red":
        return GUESSED
    by_choice = any(isinstance(effect, AskNamed | AskRun) for effect in terms.deck.card(card).effects)
    return CHOSEN if by_choice else 1.0
