"""Every action of Final Girl. Spaces, cards, items and victims are numbers."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import ActionTable, Verb

#: The most of each that packs may hold; the action table is made for these.
MOST_SPACES: Final = 32
MOST_CARDS: Final = 24
MOST_ITEMS: Final = 40
MOST_TERROR: Final = 64
MOST_EVENTS: Final = 24
MOST_POWERS: Final = 12
MOST_FINALES: Final = 8
MOST_STARTS: Final = 12
MOST_ABILITIES: Final = 16
MOST_MINORS: Final = 8
MOST_FOLLOWERS: Final = 8
MOST_BREATH: Final = 6

#: Kinds of victims: ordinary, then the special ones.
KINDS: Final = range(4)
#: Kinds of enemies.
KILLER: Final = 0
MINIONS: Final = 1
DECKS: Final = range(3)
#: The number of the reward for rescues after the ultimate ability is unlocked.
LATER: Final = 8
#: A die turned into a success by two cards shows this.
BOUGHT: Final = 7

_SPACES: Final = range(MOST_SPACES)
_CARDS: Final = range(MOST_CARDS)
_ITEMS: Final = range(1, MOST_ITEMS + 1)

ACTIONS: Final = ActionTable(
    [
        # The action phase
        Verb("play", _CARDS, short="p"),
        Verb("discard", _CARDS, short="d"),  # for time
        Verb("use", _ITEMS, short="u"),
        Verb("ability", range(MOST_ABILITIES), short="a"),
        Verb("rescue", KINDS, short="R"),
        Verb("slot", range(LATER), short="s"),  # the rescued victim goes there
        Verb("reward", range(LATER + 1), short="r"),
        Verb("done", short="."),
        # Moving
        Verb("go", _SPACES, short="g"),
        Verb("with", range(MOST_FOLLOWERS + 1), short="w"),  # so many ordinary victims follow
        Verb("bring", range(1, 4), short="b"),  # this special victim follows
        Verb("stop", short="!"),
        # Attacking
        Verb("aim", range(2), _SPACES, short="A"),
        Verb("wield", range(MOST_ITEMS + 1), short="W"),  # 0: bare hands
        Verb("hit", range(2), _SPACES, short="h"),  # one damage goes there
        Verb("absorb", range(MOST_MINORS), short="m"),  # this minor dark power takes one damage
        Verb("shed", range(MOST_MINORS), short="M"),  # this minor dark power is discarded
        Verb("sacrifice", range(MOST_FOLLOWERS + 1), short="x"),
        # Rolling
        Verb("accept", short="="),
        Verb("convert", short="c"),
        Verb("pay", _CARDS, short="P"),
        Verb("reroll", range(1, BOUGHT + 1), short="o"),
        Verb("throw", short="O"),  # the dice picked so far
        Verb("count", range(1, 7), short="n"),  # of two dice this one counts
        # Choosing
        Verb("choose", range(1, 7), short="/"),
        Verb("space", _SPACES, short="@"),
        Verb("deck", DECKS, short="D"),
        Verb("take", _CARDS, short="t"),
        Verb("drop", _CARDS, short="_"),  # too many in hand
        Verb("name", _CARDS, short="N"),
        Verb("skip", short="z"),
        # Items
        Verb("keep", _ITEMS, short="k"),
        Verb("top", _ITEMS, short="^"),
        Verb("bottom", _ITEMS, short="v"),
        Verb("hold", _ITEMS, short="H"),
        Verb("stow", _ITEMS, short="S"),
        Verb("reveal", DECKS, short="e"),
        Verb("remove", DECKS, short="E"),
        Verb("leave", short="l"),
        Verb("sink", short="L"),
        # Other phases
        Verb("buy", _CARDS, short="B"),
        Verb("shield", range(1, 4), short="X"),
        Verb("panic", KINDS, _SPACES, short="q"),
        Verb("any-order", short="Q"),
        Verb("upkeep", range(MOST_EVENTS), short="y"),
        # Chance
        Verb("die", range(1, 7), short="1:", chance=True),
        Verb("start", range(MOST_STARTS), short="2:", chance=True),
        Verb("item", _ITEMS, short="3:", chance=True),
        Verb("event", range(MOST_EVENTS), short="4:", chance=True),
        Verb("terror", range(MOST_TERROR), short="5:", chance=True),
        Verb("power", range(MOST_POWERS), short="6:", chance=True),
        Verb("finale", range(MOST_FINALES), short="7:", chance=True),
        Verb("breath", range(MOST_BREATH), short="8:", chance=True),
        Verb("lot", range(MOST_SPACES), short="9:", chance=True),  # this space, of several as good
        Verb("lose", _CARDS, short="0:", chance=True),  # this card leaves the hand
    ]
)


DONE: Final = ACTIONS.get("done")
STOP: Final = ACTIONS.get("stop")
ACCEPT: Final = ACTIONS.get("accept")
CONVERT: Final = ACTIONS.get("convert")
THROW: Final = ACTIONS.get("throw")
SKIP: Final = ACTIONS.get("skip")
LEAVE: Final = ACTIONS.get("leave")
SINK: Final = ACTIONS.get("sink")
ANY_ORDER: Final = ACTIONS.get("any-order")

PLAY: Final = ACTIONS.by_number("play")
DISCARD: Final = ACTIONS.by_number("discard")
USE: Final = ACTIONS.by_number("use", 1)
ABILITY: Final = ACTIONS.by_number("ability")
RESCUE: Final = ACTIONS.by_number("rescue")
SLOT: Final = ACTIONS.by_number("slot")
REWARD: Final = ACTIONS.by_number("reward")
GO: Final = ACTIONS.by_number("go")
WITH: Final = ACTIONS.by_number("with")
BRING: Final = ACTIONS.by_number("bring", 1)
#: [kind of enemy][space]
AIM: Final = ACTIONS.in_rows("aim")
HIT: Final = ACTIONS.in_rows("hit")
WIELD: Final = ACTIONS.by_number("wield")
ABSORB: Final = ACTIONS.by_number("absorb")
SHED: Final = ACTIONS.by_number("shed")
SACRIFICE: Final = ACTIONS.by_number("sacrifice")
PAY: Final = ACTIONS.by_number("pay")
REROLL: Final = ACTIONS.by_number("reroll", 1)
COUNT: Final = ACTIONS.by_number("count", 1)
CHOOSE: Final = ACTIONS.by_number("choose", 1)
SPACE: Final = ACTIONS.by_number("space")
DECK: Final = ACTIONS.by_number("deck")
TAKE: Final = ACTIONS.by_number("take")
DROP: Final = ACTIONS.by_number("drop")
NAME: Final = ACTIONS.by_number("name")
KEEP: Final = ACTIONS.by_number("keep", 1)
TOP: Final = ACTIONS.by_number("top", 1)
BOTTOM: Final = ACTIONS.by_number("bottom", 1)
HOLD: Final = ACTIONS.by_number("hold", 1)
STOW: Final = ACTIONS.by_number("stow", 1)
REVEAL: Final = ACTIONS.by_number("reveal")
REMOVE: Final = ACTIONS.by_number("remove")
BUY: Final = ACTIONS.by_number("buy")
SHIELD: Final = ACTIONS.by_number("shield", 1)
#: [kind of victim][space]
PANIC: Final = ACTIONS.in_rows("panic")
UPKEEP: Final = ACTIONS.by_number("upkeep")
DIE: Final = ACTIONS.all("die")
START: Final = ACTIONS.by_number("start")
ITEM: Final = ACTIONS.by_number("item", 1)
EVENT: Final = ACTIONS.by_number("event")
TERROR: Final = ACTIONS.by_number("terror")
POWER: Final = ACTIONS.by_number("power")
FINALE: Final = ACTIONS.by_number("finale")
BREATH: Final = ACTIONS.by_number("breath")
LOT: Final = ACTIONS.by_number("lot")
LOSE: Final = ACTIONS.by_number("lose")
