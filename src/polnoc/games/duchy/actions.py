"""Every action of 13 Duchów."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.games.duchy.cards import MOST_NUMBERS

NUMBERS: Final = range(1, MOST_NUMBERS + 1)
CARDS: Final = range(1, 2 * MOST_NUMBERS + 1)

ACTIONS: Final = ActionTable(
    [
        Verb("hide", CARDS, short="h"),  # this card is my lair
        Verb("settle", CARDS, short="s"),  # this card is my partner's lair
        Verb("keep", CARDS, short="k"),  # of the two cards passed to me I keep this one
        Verb("use", short="u"),  # lay my hand card in the middle and carry it out
        Verb("guess", short="g"),  # put my hand card in the box and name a lair
        Verb("name", NUMBERS, short="n"),  # somebody hides here, or one of the numbers I ask for
        Verb("run", NUMBERS, short="r"),  # consecutive numbers, beginning here
        Verb("from", NUMBERS, short="f"),  # this number or higher
        Verb("copy", CARDS, short="c"),  # carry out this card of the middle
        Verb("extra", short="x"),  # draw and take an extra turn
        Verb("top", CARDS, short="t"),  # this card stays on top of the stack
        Verb("under", CARDS, short="d"),  # this card goes to the very bottom
        Verb("card", CARDS, short="C", chance=True),  # this card comes up
        Verb("begin", range(4), short="B", chance=True),  # this seat begins
    ]
)


HIDE: Final = ACTIONS.by_number("hide", 1)
SETTLE: Final = ACTIONS.by_number("settle", 1)
KEEP: Final = ACTIONS.by_number("keep", 1)
USE: Final = ACTIONS.get("use")
GUESS: Final = ACTIONS.get("guess")
NAME: Final = ACTIONS.by_number("name", 1)
RUN: Final = ACTIONS.by_number("run", 1)
FROM: Final = ACTIONS.by_number("from", 1)
COPY: Final = ACTIONS.by_number("copy", 1)
EXTRA: Final = ACTIONS.get("extra")
TOP: Final = ACTIONS.by_number("top", 1)
UNDER: Final = ACTIONS.by_number("under", 1)
CARD: Final = ACTIONS.by_number("card", 1)
BEGIN: Final = ACTIONS.all("begin")

#: What a turn offers.
USE_OR_GUESS: Final = (USE, GUESS)
ONLY_GUESS: Final = (GUESS,)
#: `NAMES[size]`: every number of a deck of that size.
NAMES: Final = tuple(NAME[1 : size + 1] for size in range(MOST_NUMBERS + 1))

_in_pool: dict[int, tuple[Action, ...]] = {}


def cards_in(pool: int) -> tuple[Action, ...]:
    """Chance's actions for a set of cards (bit *n* for card *n*), made once a set."""
    actions = _in_pool.get(pool)
    if actions is None:
        actions = tuple([CARD[card] for card in CARDS if pool >> card & 1])
        _in_pool[pool] = actions
    return actions
