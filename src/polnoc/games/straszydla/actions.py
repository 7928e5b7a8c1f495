"""Every action of Straszydła. Places are cells of the canvas, cubes and elements are numbers."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import ActionTable, Verb

#: The canvas has room for boards of other shapes than five by five.
WIDTH: Final = 7
CELLS: Final = range(WIDTH * WIDTH)
#: 0 is up, then clockwise: 1 up and right, … 7 up and left.
DIRECTIONS: Final = range(8)

#: Kinds of cubes that can be paid: fear of the four elements, then energy.
ELEMENTS: Final = range(4)
ENERGY: Final = 4
KINDS: Final = range(5)

#: The most of each that a pack may hold; the action table is sized for these.
MOST_TILES: Final = 49
MOST_SPOOKS: Final = 60
MOST_IMPS: Final = 24
MOST_PACTS: Final = 40
#: Limits for the dice of one player and for a bid of energy: far more than anybody ever has.
MOST_DICE: Final = 24
MOST_BID: Final = 60

_SPOOKS: Final = range(1, MOST_SPOOKS + 1)
_DICE: Final = range(MOST_DICE)

#: The order of the verbs numbers the actions: learning and exported records go by these numbers.
ACTIONS: Final = ActionTable()

# Set-up
DAY: Final = ACTIONS.plain("day", short="D")
NIGHT: Final = ACTIONS.plain("night", short="N")
SETTLE: Final = ACTIONS.numbered("settle", CELLS, short="S")  # my pawn begins in this suburb
#: The 3/3 spook on top of this stack.
TAKE_STARTER: Final = ACTIONS.numbered("take-starter", ELEMENTS, short="T")

# Planning
STEP: Final = ACTIONS.numbered("step", DIRECTIONS, short="s")
JUMP: Final = ACTIONS.numbered("jump", CELLS, short="j")  # from a suburb just entered to this one
TRANSFER: Final = ACTIONS.numbered("transfer", CELLS, short="t")  # stuck: one arrow takes me to this suburb
CLEAR: Final = ACTIONS.plain("clear", short="c")  # plan again from the beginning
READY: Final = ACTIONS.plain("ready", short="r")

# Windows
USE: Final = ACTIONS.numbered("use", range(1, MOST_IMPS + 1), short="i")  # an imp of mine
SKIP: Final = ACTIONS.plain("skip", short="k")
UNBLOCK: Final = ACTIONS.numbered("unblock", CELLS, short="u")

# Dice
PICK: Final = ACTIONS.numbered("pick", _DICE, short="p")  # this die is rolled again
ROLL_AGAIN: Final = ACTIONS.plain("roll-again", short="R")
#: [die][face - 1]
SET: Final = ACTIONS.rows("set", _DICE, range(1, 7), short="x")  # this die shows that face
REROLL: Final = ACTIONS.numbered("reroll", _DICE, short="d")  # for dread
RAISE: Final = ACTIONS.numbered("raise", _DICE, short="^")
LOWER: Final = ACTIONS.numbered("lower", _DICE, short="v")
KEEP: Final = ACTIONS.plain("keep", short="=")

# Duels
BID: Final = ACTIONS.numbered("bid", range(MOST_BID + 1), short="b")
FLEE: Final = ACTIONS.numbered("flee", CELLS, short="f")  # the loser goes there
LEAVE: Final = ACTIONS.plain("leave", short="l")  # the loser chooses, I take dread
STEAL: Final = ACTIONS.numbered("steal", ELEMENTS, short="z")

# The action step
COLLECT: Final = ACTIONS.plain("collect", short="C")
FRIGHTEN: Final = ACTIONS.plain("frighten", short="F")
SUMMON: Final = ACTIONS.plain("summon", short="I")  # an imp
COLOUR: Final = ACTIONS.numbered("colour", ELEMENTS, short="e")  # in a district of every element: this one
TRADE: Final = ACTIONS.plain("trade", short="h")
GIVE: Final = ACTIONS.numbered("give", KINDS, short="g")
TAKE: Final = ACTIONS.numbered("take", KINDS, short="a")
IMP: Final = ACTIONS.numbered("imp", ELEMENTS, short="m")  # the top imp of this stack
BUY: Final = ACTIONS.numbered("buy", ELEMENTS, short="B")  # the top spook of this stack
SWAP: Final = ACTIONS.numbered("swap", range(1, MOST_IMPS + 1), short="w")  # an imp for a cube of its element
DREAD_CUBE: Final = ACTIONS.plain("dread-cube", short="q")
DREAD_IMP: Final = ACTIONS.plain("dread-imp", short="Q")
ENOUGH: Final = ACTIONS.plain("enough", short="n")
DONE: Final = ACTIONS.plain("done", short=".")

# Feeding
FEED: Final = ACTIONS.numbered("feed", _SPOOKS, short="E")
#: [spook][colour], entry 0 is a stand-in: a spook of all elements, with this colour.
FEED_WITH: Final = ACTIONS.rows("feed-with", _SPOOKS, ELEMENTS, short="W")
FEED_DREAD: Final = ACTIONS.numbered("feed-dread", _SPOOKS, short="G")
EASE: Final = ACTIONS.numbered("ease", _SPOOKS, short="L")  # this spook needs less

# Chance
TILE: Final = ACTIONS.numbered("tile", range(1, MOST_TILES + 1), short="1:", chance=True)
PACT: Final = ACTIONS.numbered("pact", range(1, MOST_PACTS + 1), short="2:", chance=True)
BEGINS: Final = ACTIONS.numbered("begins", range(4), short="3:", chance=True)
TOP_SPOOK: Final = ACTIONS.numbered("top-spook", _SPOOKS, short="4:", chance=True)
TOP_IMP: Final = ACTIONS.numbered("top-imp", range(1, MOST_IMPS + 1), short="5:", chance=True)
DIE: Final = ACTIONS.add(Verb("die", range(1, 7), short="6:", chance=True))
