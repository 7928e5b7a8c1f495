"""What a seat can deduce about lairs from its view: the deduction sheet."""

from __future__ import annotations

from collections.abc import Sequence

from polnoc.engine.views import View
from polnoc.games.duchy.terms import Terms


def lairs_by_answers(facts: Sequence[Sequence[int]], terms: Terms) -> list[int]:
    """By seat: the set of numbers that its answers leave open, by public knowledge alone."""
    every = terms.full[0]
    open_numbers = [every] * terms.players
    for asker, _, numbers, yes, no in facts:
        for seat in terms.rivals[asker]:
            if yes >> seat & 1:
                open_numbers[seat] &= numbers
            elif no >> seat & 1:
                open_numbers[seat] &= ~numbers
    return open_numbers


def public_candidates(view: View, terms: Terms) -> list[int]:
    """By seat: where it can hide by public knowledge, as a set of numbers."""
    candidates = lairs_by_answers(view["facts"], terms)
    for card in view["middle"]:
        for seat in range(terms.players):
            if terms.full[terms.deck_of[seat]] >> card & 1:
                candidates[seat] &= ~(1 << terms.number[card])
    return _apart(candidates, terms)


def seen_cards(view: View, terms: Terms) -> set[int]:
    """The cards whose place the viewer knows and that are nobody else's lair."""
    seat = view["seat"]
    seen: set[int] = set(view["middle"])
    if seat < terms.players:
        seen.update((view["hand"][seat], view["lair"][seat]))
    for card, places in view["knows"]:
        if not any(place.startswith("lair:") for place in places):
            seen.add(card)
    for frame in view["frames"]:
        for pile in frame.get("piles", ()):
            seen.update(card for card in pile if card > 0)
    seen.discard(0)
    seen.discard(-1)
    return seen


def candidates(view: View, terms: Terms, seen: set[int] | None = None) -> list[int]:
    """By seat: where it can hide by the viewer's knowledge, as a set of numbers.

    The viewer's own entry is its own lair. `seen`: the result of `seen_cards`, if the caller has it.
    """
    sets = lairs_by_answers(view["facts"], terms)
    for card in seen_cards(view, terms) if seen is None else seen:
        for seat in range(terms.players):
            if seat != view["seat"] and terms.full[terms.deck_of[seat]] >> card & 1:
                sets[seat] &= ~(1 << terms.number[card])
    for card, places in view["knows"]:
        if len(places) == 1 and places[0].startswith("lair:"):
            owner = int(places[0][5:])
            sets = [
                1 << terms.number[card] if seat == owner else _without(sets[seat], card, seat, terms)
                for seat in range(terms.players)
            ]
    if view["seat"] < terms.players and view["lair"][view["seat"]]:
        sets[view["seat"]] = 1 << terms.number[view["lair"][view["seat"]]]
    return _apart(sets, terms)


def _apart(sets: list[int], terms: Terms) -> list[int]:
    """Remove numbers taken by a seat that can hide nowhere else: no two lairs of one deck are the same."""
    if terms.players == 2:
        return sets
    settled = 0
    for _ in range(terms.players):
        for seat, numbers in enumerate(sets):
            if numbers.bit_count() == 1 and not settled >> seat & 1:
                settled |= 1 << seat
                for other in range(terms.players):
                    if other != seat and terms.deck_of[other] == terms.deck_of[seat]:
                        sets[other] &= ~numbers
    return sets


def _without(numbers: int, card: int, seat: int, terms: Terms) -> int:
    if terms.full[terms.deck_of[seat]] >> card & 1:
        return numbers & ~(1 << terms.number[card])
    return numbers


def numbers_in(numbers: int) -> list[int]:
    """A set of numbers as a list, in order."""
    return [number for number in range(1, numbers.bit_length()) if numbers >> number & 1]
