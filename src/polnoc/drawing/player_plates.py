"""The row of players: who they are, how many points they have, whose turn it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.parts import group, piece, tokens
from polnoc.drawing.shapes import emblem, mark
from polnoc.drawing.wrapping import name

HEIGHT: Final = 60
#: How wide a plate is, by the number of players.
WIDTHS: Final = {1: 240, 2: 210, 3: 184, 4: 150, 5: 130}


class Plate(NamedTuple):
    """What the plate of a player shows."""

    seat: int
    players: int
    #: `active`: to play now. `won`. `found` or otherwise out. `waits`.
    state: str
    #: Whether several play at the same time, so that no single plate has the lamp.
    together: bool
    shield: bool
    points: int
    target: int
    #: Which of two decks the player's team has; -1: there are no teams.
    deck: int


def plate(id: str, shown: Plate, said: str, label: str) -> Markup:
    """A player's plate at its place in the row."""
    width, size = WIDTHS[shown.players], 38 if shown.players < 4 else 30
    left = size + (16 if shown.players < 4 else 11)
    below = left + (20 if shown.deck >= 0 else 0)
    return piece(
        id,
        f"plate is-{shown.state}" + (" is-together" if shown.together else ""),
        label,
        tag("rect", x=3, y=3, width=width - 6, height=HEIGHT - 6, rx=10, class_="plate-paper"),
        emblem(shown.seat, 10 if shown.players < 4 else 7, 30 - size / 2, size),
        name(said, left, 20, 18, "plate-name", width=width - left - 7),
        mark(f"deck-{shown.deck}", left - 1, 37, 17, "plate-deck") if shown.deck >= 0 else None,
        tokens(shown.points, shown.target, below, 38, 15, width - below - 8),
        _corner(shown, size),
        at=(shown.seat * width, 0),
    )


def _corner(shown: Plate, size: int) -> Markup | None:
    """What happened to a player, at the corner of the emblem."""
    sign = {"won": "crown", "found": "found"}.get(shown.state, "shield" if shown.shield else "")
    return mark(sign, size - 8, 33, 20, f"plate-sign plate-{sign}") if sign else None


def turn_light(id: str, seat: int, players: int) -> Markup:
    """The lamp behind the plate of the player whose turn it is; it glides. Seat -1: it is out."""
    width = WIDTHS[players]
    lamp = tag("rect", x=3, y=3, width=width - 6, height=HEIGHT - 6, rx=10)
    return group(id, "turn-light" if seat >= 0 else "turn-light is-out", lamp, at=(max(seat, 0) * width, 0))
