"""Every action of 13 Duchów."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.games.duchy.cards import MOST_NUMBERS

NUMBERS: Final = range(1, MOST_NUMBERS + 1)
CARDS: Final = range(1, 2 * MOST_NUMBERS + 1)

#: Actions are numbered in the order of these definitions, and learning and exported records use the numbers:
#: keep the order.
ACTIONS: Final = ActionTable()

HIDE: Final = ACTIONS.numbered("hide", CARDS, short="h")  # this card is my lair
SETTLE: Final = ACTIONS.numbered("settle", CARDS, short="s")  # this card is my partner's lair
KEEP: Final = ACTIONS.numbered("keep", CARDS, short="k")  # of the two cards passed to me I keep this one
USE: Final = ACTIONS.plain("use", short="u")  # lay my hand card in the middle and carry it out
GUESS: Final = ACTIONS.plain("guess", short="g")  # put my hand card in the box and name a lair
#: Somebody hides here, or one of the numbers I ask for.
NAME: Final = ACTIONS.numbered("name", NUMBERS, short="n")
RUN: Final = ACTIONS.numbered("run", NUMBERS, short="r")  # consecutive numbers from here on
FROM: Final = ACTIONS.numbered("from", NUMBERS, short="f")  # this number or higher
COPY: Final = ACTIONS.numbered("copy", CARDS, short="c")  # carry out this card of the middle
EXTRA: Final = ACTIONS.plain("extra", short="x")  # draw and take an extra turn
TOP: Final = ACTIONS.numbered("top", CARDS, short="t")  # this card stays on top of the stack
UNDER: Final = ACTIONS.numbered("under", CARDS, short="d")  # this card goes to the very bottom
CARD: Final = ACTIONS.numbered("card", CARDS, short="C", chance=True)  # this card comes up
BEGIN: Final = ACTIONS.add(Verb("begin", range(4), short="B", chance=True))  # this seat begins


#: The options of a turn.
USE_OR_GUESS: Final = (USE, GUESS)
ONLY_GUESS: Final = (GUESS,)
#: `NAMES[size]`: every number of a deck of that size.
NAMES: Final = tuple(NAME[1 : size + 1] for size in range(MOST_NUMBERS + 1))

_in_pool: dict[int, tuple[Action, ...]] = {}


def cards_in(pool: int) -> tuple[Action, ...]:
    """Chance's actions for a set of cards (bit *n* for card *n*), cached."""
    actions = _in_pool.get(pool)
    if actions is None:
        actions = tuple([CARD[card] for card in CARDS if pool >> card & 1])
        _in_pool[pool] = actions
    return actions
