"""Every action of Final Girl. Spaces, cards, items and victims are numbers."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import ActionTable, Verb

#: The maximum of each that packs may hold; the action table is made for these.
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
MOST_STATES: Final = 8
MOST_OWN_CARDS: Final = 48
#: Counters of a killer and a location together, and action cards that either of them may add.
MOST_COUNTERS: Final = 6
MOST_BROUGHT: Final = 4
MOST_DECKS: Final = 6
MOST_HIDDEN: Final = 3

#: Kinds of victims: ordinary, then the special ones.
KINDS: Final = range(4)
#: Kinds of enemies.
KILLER: Final = 0
MINIONS: Final = 1
#: The number of the reward for rescues after the ultimate ability is unlocked.
LATER: Final = 8
#: A die turned into a success by two cards shows this.
BOUGHT: Final = 7

_SPACES: Final = range(MOST_SPACES)
_CARDS: Final = range(MOST_CARDS)
#: The item decks of the first edition; further ones come at the end of the table.
_FIRST_DECKS: Final = range(3)
_ITEMS: Final = range(1, MOST_ITEMS + 1)

#: The order of the verbs numbers the actions: learning and exported records go by these numbers.
ACTIONS: Final = ActionTable()

# The action phase
PLAY: Final = ACTIONS.numbered("play", _CARDS, short="p")
DISCARD: Final = ACTIONS.numbered("discard", _CARDS, short="d")  # for time
USE: Final = ACTIONS.numbered("use", _ITEMS, short="u")
ABILITY: Final = ACTIONS.numbered("ability", range(MOST_ABILITIES), short="a")
RESCUE: Final = ACTIONS.numbered("rescue", KINDS, short="R")
SLOT: Final = ACTIONS.numbered("slot", range(LATER), short="s")  # the rescued victim goes there
REWARD: Final = ACTIONS.numbered("reward", range(LATER + 1), short="r")
DONE: Final = ACTIONS.plain("done", short=".")

# Moving
GO: Final = ACTIONS.numbered("go", _SPACES, short="g")
#: This many ordinary victims follow.
WITH: Final = ACTIONS.numbered("with", range(MOST_FOLLOWERS + 1), short="w")
BRING: Final = ACTIONS.numbered("bring", range(1, 4), short="b")  # this special victim follows
STOP: Final = ACTIONS.plain("stop", short="!")

# Attacking
#: [kind of enemy][space]
AIM: Final = ACTIONS.rows("aim", range(2), _SPACES, short="A")
WIELD: Final = ACTIONS.numbered("wield", range(MOST_ITEMS + 1), short="W")  # 0: bare hands
HIT: Final = ACTIONS.rows("hit", range(2), _SPACES, short="h")  # one damage goes there
#: This minor dark power takes one damage.
ABSORB: Final = ACTIONS.numbered("absorb", range(MOST_MINORS), short="m")
SHED: Final = ACTIONS.numbered("shed", range(MOST_MINORS), short="M")  # this minor dark power is discarded
SACRIFICE: Final = ACTIONS.numbered("sacrifice", range(MOST_FOLLOWERS + 1), short="x")

# Rolling
ACCEPT: Final = ACTIONS.plain("accept", short="=")
CONVERT: Final = ACTIONS.plain("convert", short="c")
PAY: Final = ACTIONS.numbered("pay", _CARDS, short="P")
REROLL: Final = ACTIONS.numbered("reroll", range(1, BOUGHT + 1), short="o")
THROW: Final = ACTIONS.plain("throw", short="O")  # the dice picked so far
COUNT: Final = ACTIONS.numbered("count", range(1, 7), short="n")  # this one of two dice counts

# Choosing
CHOOSE: Final = ACTIONS.numbered("choose", range(1, 7), short="/")
SPACE: Final = ACTIONS.numbered("space", _SPACES, short="@")
_DECK: Final = ACTIONS.numbered("deck", _FIRST_DECKS, short="D")
TAKE: Final = ACTIONS.numbered("take", _CARDS, short="t")
DROP: Final = ACTIONS.numbered("drop", _CARDS, short="_")  # too many in hand
NAME: Final = ACTIONS.numbered("name", _CARDS, short="N")
SKIP: Final = ACTIONS.plain("skip", short="z")

# Items
KEEP: Final = ACTIONS.numbered("keep", _ITEMS, short="k")
TOP: Final = ACTIONS.numbered("top", _ITEMS, short="^")
BOTTOM: Final = ACTIONS.numbered("bottom", _ITEMS, short="v")
HOLD: Final = ACTIONS.numbered("hold", _ITEMS, short="H")
STOW: Final = ACTIONS.numbered("stow", _ITEMS, short="S")
_REVEAL: Final = ACTIONS.numbered("reveal", _FIRST_DECKS, short="e")
_REMOVE: Final = ACTIONS.numbered("remove", _FIRST_DECKS, short="E")
LEAVE: Final = ACTIONS.plain("leave", short="l")
SINK: Final = ACTIONS.plain("sink", short="L")

# Other phases
BUY: Final = ACTIONS.numbered("buy", _CARDS, short="B")
SHIELD: Final = ACTIONS.numbered("shield", range(1, 4), short="X")
#: [kind of victim][space]
PANIC: Final = ACTIONS.rows("panic", KINDS, _SPACES, short="q")
ANY_ORDER: Final = ACTIONS.plain("any-order", short="Q")
UPKEEP: Final = ACTIONS.numbered("upkeep", range(MOST_EVENTS), short="y")

# Chance
DIE: Final = ACTIONS.add(Verb("die", range(1, 7), short="1:", chance=True))
START: Final = ACTIONS.numbered("start", range(MOST_STARTS), short="2:", chance=True)
ITEM: Final = ACTIONS.numbered("item", _ITEMS, short="3:", chance=True)
EVENT: Final = ACTIONS.numbered("event", range(MOST_EVENTS), short="4:", chance=True)
TERROR: Final = ACTIONS.numbered("terror", range(MOST_TERROR), short="5:", chance=True)
POWER: Final = ACTIONS.numbered("power", range(MOST_POWERS), short="6:", chance=True)
FINALE: Final = ACTIONS.numbered("finale", range(MOST_FINALES), short="7:", chance=True)
BREATH: Final = ACTIONS.numbered("breath", range(MOST_BREATH), short="8:", chance=True)
#: This space, among several that are equally good.
DRAWN_SPACE: Final = ACTIONS.numbered("lot", range(MOST_SPACES), short="9:", chance=True)
LOSE: Final = ACTIONS.numbered("lose", _CARDS, short="0:", chance=True)  # this card leaves the hand

# Since rules version 2
#: This kind of victim, among several in a space: chosen, or drawn at random.
VICTIM: Final = ACTIONS.numbered("victim", KINDS, short="V")
DRAWN_VICTIM: Final = ACTIONS.numbered("lot-victim", KINDS, short="V:", chance=True)

# Locations with more than three item decks
_FURTHER_DECKS: Final = range(len(_FIRST_DECKS), MOST_DECKS)
DECK: Final = (*_DECK, *ACTIONS.extend("deck", _FURTHER_DECKS))
REVEAL: Final = (*_REVEAL, *ACTIONS.extend("reveal", _FURTHER_DECKS))
REMOVE: Final = (*_REMOVE, *ACTIONS.extend("remove", _FURTHER_DECKS))

# Films with decks of their own
OWN_CARD: Final = ACTIONS.numbered("own-card", range(MOST_OWN_CARDS), short="O:", chance=True)
