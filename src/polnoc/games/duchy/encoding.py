"""A view as numbers of a fixed length, for learning.

The layout does not depend on the number of players; empty places are zero.
Seats are counted from the viewer: itself first, then to the left.
"""

from __future__ import annotations

from typing import Final

from polnoc.engine.views import View
from polnoc.games.duchy.cards import MOST_NUMBERS
from polnoc.games.duchy.deduction import candidates, public_candidates
from polnoc.games.duchy.terms import Terms

#: What the viewer can be asked, in the order of the one-hot block.
DECISIONS: Final = (
    "Hide", "TeamsHide", "Turn", "ChooseRun", "ChooseNumbers", "ChooseLowest", "NameLair",
    "NameLairRun", "Arrange", "CopyOrExtra",
)  # fmt: skip

SEATS: Final = 4

#: Block name and length, in order; the total is the length of an encoding.
LAYOUT: Final[tuple[tuple[str, int], ...]] = (
    ("decision", len(DECISIONS)),
    ("own lair", MOST_NUMBERS),
    ("own hand", MOST_NUMBERS),
    ("dealt or passed to me", MOST_NUMBERS),
    ("named so far", MOST_NUMBERS),
    ("face up, my deck", MOST_NUMBERS),
    ("face up, the rivals' deck", MOST_NUMBERS),
    ("possible lairs by seat, as I know", SEATS * MOST_NUMBERS),
    ("possible lairs by seat, as all know", SEATS * MOST_NUMBERS),
    ("known to lie elsewhere", MOST_NUMBERS),
    ("points by seat, share of the target", SEATS),
    ("found by seat", SEATS),
    ("shielded by seat", SEATS),
    ("at the table by seat", SEATS),
    ("left in the stack by deck, share", 2),
)

LENGTH: Final = sum(length for _, length in LAYOUT)


def encode(view: View, terms: Terms) -> list[float]:
    """The view of a player (not of a watcher) as `LENGTH` numbers."""
    me, players = view["seat"], terms.players
    order = [(me + step) % players for step in range(players)]
    mine, theirs = terms.deck_of[me], terms.rival_deck_of[me]
    frame = view["frames"][-1] if view["frames"] and me in view["asked"] else {}
    known, public = candidates(view, terms), public_candidates(view, terms)
    numbers = [0.0] * len(DECISIONS)
    if frame:
        numbers[DECISIONS.index(frame["rule"])] = 1.0
    numbers += _one_hot([view["lair"][me]], terms)
    numbers += _one_hot([view["hand"][me]], terms)
    numbers += _one_hot([card for pile in frame.get("piles", ()) for card in pile if card > 0], terms)
    numbers += _one_hot(list(frame.get("named", ())), terms)
    numbers += _one_hot([card for card in view["middle"] if terms.full[mine] >> card & 1], terms)
    numbers += _one_hot([card for card in view["middle"] if terms.full[theirs] >> card & 1], terms)
    for sets in (known, public):
        for place in range(SEATS):
            numbers += _bits(sets[order[place]] if place < players else 0)
    numbers += _one_hot([card for card, _ in view["knows"]], terms)
    numbers += _by_seat([view["scores"][terms.side[seat]] / terms.target for seat in order])
    numbers += _by_seat([view["found"] >> seat & 1 for seat in order])
    numbers += _by_seat([view["shield"] >> seat & 1 for seat in order])
    numbers += _by_seat([1.0 for _ in order])
    numbers += [sum(view["stacks"][deck]) / terms.size for deck in (mine, theirs)]
    return numbers


def _one_hot(cards: list[int], terms: Terms) -> list[float]:
    block = [0.0] * MOST_NUMBERS
    for card in cards:
        if card > 0:
            block[terms.number[card] - 1] = 1.0
    return block


def _bits(numbers: int) -> list[float]:
    return [float(numbers >> number & 1) for number in range(1, MOST_NUMBERS + 1)]


def _by_seat(values: list[float]) -> list[float]:
    return [float(value) for value in values] + [0.0] * (SEATS - len(values))
