"""Seats and audiences.

A seat is a number from 0. Two more parties have seat numbers of their own:
`CHANCE` answers for dice and decks, `WATCHER` only looks.

An audience is a set of seats in one integer, bit *n* for seat *n*. `EVERYONE`
has every bit set, so it holds for any seat and for watchers:

>>> may_see(only(2), 2), may_see(only(2), 0), may_see(but(2), WATCHER)
(True, False, True)
"""

from typing import Final

CHANCE: Final = -1
WATCHER: Final = 15

NOBODY_ASKED: Final[tuple[int, ...]] = ()
CHANCE_ASKED: Final[tuple[int, ...]] = (CHANCE,)
#: `ONE[seat]` is the tuple `(seat,)`, made once.
ONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(8))

EVERYONE: Final = -1
NOBODY: Final = 0


def only(*seats: int) -> int:
    """The audience of just these seats."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def but(*seats: int) -> int:
    """Everyone, watchers included, except these seats."""
    return ~only(*seats)


def may_see(audience: int, seat: int) -> bool:
    """Whether `seat` belongs to `audience`."""
    return audience >> seat & 1 == 1
