"""Every action of Straszydła. Places are cells of the canvas, cubes and elements are numbers."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import ActionTable, Verb

#: The canvas has room for boards of other shapes than five by five.
WIDTH: Final = 7
CELLS: Final = range(WIDTH * WIDTH)
#: 0 is up, then with the clock: 1 up and right, … 7 up and left.
DIRECTIONS: Final = range(8)

#: Kinds of cubes that can be paid: fear of the four elements, then energy.
ELEMENTS: Final = range(4)
ENERGY: Final = 4
KINDS: Final = range(5)

#: The most of each that a pack may hold; the action table is made for these.
MOST_TILES: Final = 49
MOST_SPOOKS: Final = 60
MOST_IMPS: Final = 24
MOST_PACTS: Final = 40
#: Dice in front of one player, and energy that can be bid at once: far more than anybody ever has.
MOST_DICE: Final = 24
MOST_BID: Final = 60

_SPOOKS: Final = range(1, MOST_SPOOKS + 1)
_DICE: Final = range(MOST_DICE)

ACTIONS: Final = ActionTable(
    [
        # Set-up
        Verb("day", short="D"),
        Verb("night", short="N"),
        Verb("settle", CELLS, short="S"),  # my pawn begins in this suburb
        Verb("take-starter", ELEMENTS, short="T"),  # the 3/3 spook on top of this stack
        # Planning
        Verb("step", DIRECTIONS, short="s"),
        Verb("jump", CELLS, short="j"),  # from a suburb just entered to this one
        Verb("transfer", CELLS, short="t"),  # stuck: one arrow takes me to this suburb
        Verb("clear", short="c"),  # plan again from the beginning
        Verb("ready", short="r"),
        # Windows
        Verb("use", range(1, MOST_IMPS + 1), short="i"),  # an imp of mine
        Verb("skip", short="k"),
        Verb("unblock", CELLS, short="u"),
        # Dice
        Verb("pick", _DICE, short="p"),  # this die is rolled again
        Verb("roll-again", short="R"),
        Verb("set", _DICE, range(1, 7), short="x"),  # this die shows that face
        Verb("reroll", _DICE, short="d"),  # for dread
        Verb("raise", _DICE, short="^"),
        Verb("lower", _DICE, short="v"),
        Verb("keep", short="="),
        # Duels
        Verb("bid", range(MOST_BID + 1), short="b"),
        Verb("flee", CELLS, short="f"),  # there the loser goes
        Verb("leave", short="l"),  # the loser chooses, I take dread
        Verb("steal", ELEMENTS, short="z"),
        # The action step
        Verb("collect", short="C"),
        Verb("frighten", short="F"),
        Verb("summon", short="I"),  # an imp
        Verb("colour", ELEMENTS, short="e"),  # in a district of every element: this one
        Verb("trade", short="h"),
        Verb("give", KINDS, short="g"),
        Verb("take", KINDS, short="a"),
        Verb("imp", ELEMENTS, short="m"),  # the top imp of this stack
        Verb("buy", ELEMENTS, short="B"),  # the top spook of this stack
        Verb("swap", range(1, MOST_IMPS + 1), short="w"),  # an imp for a cube of its element
        Verb("dread-cube", short="q"),
        Verb("dread-imp", short="Q"),
        Verb("enough", short="n"),
        Verb("done", short="."),
        # Feeding
        Verb("feed", _SPOOKS, short="E"),
        Verb("feed-with", _SPOOKS, ELEMENTS, short="W"),  # a spook of all elements, with this colour
        Verb("feed-dread", _SPOOKS, short="G"),
        Verb("ease", _SPOOKS, short="L"),  # this spook needs less
        # Chance
        Verb("tile", range(1, MOST_TILES + 1), short="1:", chance=True),
        Verb("pact", range(1, MOST_PACTS + 1), short="2:", chance=True),
        Verb("begins", range(4), short="3:", chance=True),
        Verb("top-spook", _SPOOKS, short="4:", chance=True),
        Verb("top-imp", range(1, MOST_IMPS + 1), short="5:", chance=True),
        Verb("die", range(1, 7), short="6:", chance=True),
    ]
)


DAY: Final = ACTIONS.get("day")
NIGHT: Final = ACTIONS.get("night")
CLEAR: Final = ACTIONS.get("clear")
READY: Final = ACTIONS.get("ready")
SKIP: Final = ACTIONS.get("skip")
ROLL_AGAIN: Final = ACTIONS.get("roll-again")
KEEP: Final = ACTIONS.get("keep")
LEAVE: Final = ACTIONS.get("leave")
COLLECT: Final = ACTIONS.get("collect")
FRIGHTEN: Final = ACTIONS.get("frighten")
SUMMON: Final = ACTIONS.get("summon")
TRADE: Final = ACTIONS.get("trade")
DREAD_CUBE: Final = ACTIONS.get("dread-cube")
DREAD_IMP: Final = ACTIONS.get("dread-imp")
ENOUGH: Final = ACTIONS.get("enough")
DONE: Final = ACTIONS.get("done")

SETTLE: Final = ACTIONS.by_number("settle")
TAKE_STARTER: Final = ACTIONS.by_number("take-starter")
STEP: Final = ACTIONS.by_number("step")
JUMP: Final = ACTIONS.by_number("jump")
TRANSFER: Final = ACTIONS.by_number("transfer")
USE: Final = ACTIONS.by_number("use", 1)
UNBLOCK: Final = ACTIONS.by_number("unblock")
PICK: Final = ACTIONS.by_number("pick")
REROLL: Final = ACTIONS.by_number("reroll")
RAISE: Final = ACTIONS.by_number("raise")
LOWER: Final = ACTIONS.by_number("lower")
BID: Final = ACTIONS.by_number("bid")
FLEE: Final = ACTIONS.by_number("flee")
STEAL: Final = ACTIONS.by_number("steal")
COLOUR: Final = ACTIONS.by_number("colour")
GIVE: Final = ACTIONS.by_number("give")
TAKE: Final = ACTIONS.by_number("take")
IMP: Final = ACTIONS.by_number("imp")
BUY: Final = ACTIONS.by_number("buy")
SWAP: Final = ACTIONS.by_number("swap", 1)
FEED: Final = ACTIONS.by_number("feed", 1)
FEED_DREAD: Final = ACTIONS.by_number("feed-dread", 1)
EASE: Final = ACTIONS.by_number("ease", 1)
#: [spook][colour]; entry 0 is a stand-in.
FEED_WITH: Final = ACTIONS.in_rows("feed-with", 1)
#: [die][face - 1]
SET: Final = ACTIONS.in_rows("set")
TILE: Final = ACTIONS.by_number("tile", 1)
PACT: Final = ACTIONS.by_number("pact", 1)
BEGINS: Final = ACTIONS.by_number("begins")
TOP_SPOOK: Final = ACTIONS.by_number("top-spook", 1)
TOP_IMP: Final = ACTIONS.by_number("top-imp", 1)
DIE: Final = ACTIONS.all("die")
