"""Every action of Bestia. Locations, cards, folk, hunters and summons are numbers."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import ActionTable

#: Upper limits on what packs may hold; the action table has room for this many of each.
MOST_PLACES: Final = 96
MOST_FOLK: Final = 80
MOST_SETTLERS: Final = 12
MOST_HUNTERS: Final = 3
MOST_SUMMONS: Final = 4
MOST_REGIONS: Final = 4
MOST_TRAPS: Final = 6
MOST_POWER: Final = 12
MOST_UPGRADES: Final = 8

#: The first card number of each kind; the numbers below the next kind's first are reserved for it.
ACTION_CARDS, GEAR_CARDS, TALENT_CARDS, BEAST_CARDS, HUNTER_CARDS = 1, 31, 71, 111, 121
#: Abilities of one hunter.
HUNTER_SLOTS: Final = 6
MOST_ACTIONS: Final = GEAR_CARDS - ACTION_CARDS
MOST_GEAR: Final = TALENT_CARDS - GEAR_CARDS
MOST_TALENTS: Final = BEAST_CARDS - TALENT_CARDS
MOST_BEAST_CARDS: Final = HUNTER_CARDS - BEAST_CARDS
CARDS_END: Final = HUNTER_CARDS + HUNTER_SLOTS * MOST_HUNTERS

#: Directions of movement cards, clockwise; then No Movement.
NORTH, EAST, SOUTH, WEST, STILL = range(5)
#: Habitats by number, in the order of `cards.HABITATS`.
HABITAT_NUMBERS: Final = range(4)

_CARDS: Final = range(1, CARDS_END)
_PLACES: Final = range(MOST_PLACES)

#: Actions are numbered in the order of these definitions, and learning and exported records use the numbers:
#: keep the order.
ACTIONS: Final = ActionTable()

# Dawn and set-up
KEEP: Final = ACTIONS.numbered("keep", _CARDS, short="k")
GIVE: Final = ACTIONS.numbered("give", _CARDS, short="v")  # to the second hunter of one player
SETTLE: Final = ACTIONS.numbered("settle", _PLACES, short="S")  # a hunter starts here

# A turn
PLAY: Final = ACTIONS.numbered("play", _CARDS, short="p")
FLEE: Final = ACTIONS.numbered("flee", _CARDS, short="f")  # by discarding this card
PASS: Final = ACTIONS.plain("pass", short="=")
DONE: Final = ACTIONS.plain("done", short=".")

# Moving
LAY: Final = ACTIONS.numbered("lay", range(5), short="l")  # 0 north, 1 east, 2 south, 3 west, 4 no movement
GO: Final = ACTIONS.numbered("go", _PLACES, short="g")
#: [settler][place]: go, and take this settler along.
LEAD: Final = ACTIONS.rows("lead", range(MOST_SETTLERS), _PLACES, short="L")
STOP: Final = ACTIONS.plain("stop", short="!")

# Attacking
POWER: Final = ACTIONS.numbered("power", range(MOST_POWER + 1), short="P")  # tokens of ancient power
HIT_FOLK: Final = ACTIONS.numbered("hit-folk", range(MOST_FOLK), short="a")
HIT_HUNTER: Final = ACTIONS.numbered("hit-hunter", range(1, MOST_HUNTERS + 1), short="b")
HIT_TOWER: Final = ACTIONS.numbered("hit-tower", _PLACES, short="c")
HIT_SUMMON: Final = ACTIONS.numbered("hit-summon", range(MOST_SUMMONS), short="d")
HIT_BEAST: Final = ACTIONS.plain("hit-beast", short="e")

# Summons
ACT: Final = ACTIONS.numbered("act", range(MOST_SUMMONS), short="A")  # this summon is next
ABILITY: Final = ACTIONS.plain("ability", short="B")
#: Attack, and leave the map.
BITE: Final = ACTIONS.numbered("bite", range(MOST_FOLK + MOST_HUNTERS + 1 + MOST_PLACES), short="V")

# Choosing
CHOOSE: Final = ACTIONS.numbered("choose", range(1, 5), short="/")
YES: Final = ACTIONS.plain("yes", short="y")
SKIP: Final = ACTIONS.plain("skip", short="z")
PLACE: Final = ACTIONS.numbered("place", _PLACES, short="@")
HUNTER: Final = ACTIONS.numbered("hunter", range(1, MOST_HUNTERS + 1), short="H")
SUMMON: Final = ACTIONS.numbered("summon", range(MOST_SUMMONS), short="s")
REGION: Final = ACTIONS.numbered("region", range(MOST_REGIONS), short="r")
HABITAT: Final = ACTIONS.numbered("habitat", HABITAT_NUMBERS, short="h")
#: [region][number]
TRAP_AT: Final = ACTIONS.rows("trap-at", range(MOST_REGIONS), range(MOST_TRAPS), short="x")

# Cards
TAKE: Final = ACTIONS.numbered("take", _CARDS, short="t")  # a face-up one
TOP: Final = ACTIONS.plain("top", short="T")  # of the deck
TAKE_BACK: Final = ACTIONS.numbered("take-back", _CARDS, short="K")
COPY: Final = ACTIONS.numbered("copy", _CARDS, short="C")
DISCARD: Final = ACTIONS.numbered("discard", _CARDS, short="D")
TRAP: Final = ACTIONS.numbered("trap", _CARDS, short="X")  # this one is laid
REACT: Final = ACTIONS.numbered("react", _CARDS, short="R")
BUY: Final = ACTIONS.numbered("buy", range(MOST_UPGRADES), short="U")

# Chance
DEAL: Final = ACTIONS.numbered("deal", _CARDS, short="1:", chance=True)
DRAW: Final = ACTIONS.numbered("draw", _CARDS, short="2:", chance=True)
LOSE: Final = ACTIONS.numbered("lose", _CARDS, short="3:", chance=True)  # this card leaves a hand
SHOW: Final = ACTIONS.numbered("show", _CARDS, short="4:", chance=True)
