"""Every action of Bestia. Locations, cards, folk, hunters and summons are numbers."""

from __future__ import annotations

from typing import Final

from polnoc.engine.actions import ActionTable, Verb

#: The most of each that packs may hold; the action table is made for these.
MOST_PLACES: Final = 96
MOST_FOLK: Final = 80
MOST_SETTLERS: Final = 12
MOST_HUNTERS: Final = 3
MOST_SUMMONS: Final = 4
MOST_REGIONS: Final = 4
MOST_TRAPS: Final = 6
MOST_POWER: Final = 12
MOST_UPGRADES: Final = 8

#: Numbers of cards: each kind begins where the one before can end.
ACTION_CARDS, GEAR_CARDS, TALENT_CARDS, BEAST_CARDS, HUNTER_CARDS = 1, 31, 71, 111, 121
#: Abilities of one hunter.
HUNTER_SLOTS: Final = 6
MOST_ACTIONS: Final = GEAR_CARDS - ACTION_CARDS
MOST_GEAR: Final = TALENT_CARDS - GEAR_CARDS
MOST_TALENTS: Final = BEAST_CARDS - TALENT_CARDS
MOST_BEAST_CARDS: Final = HUNTER_CARDS - BEAST_CARDS
CARDS_END: Final = HUNTER_CARDS + HUNTER_SLOTS * MOST_HUNTERS

#: Directions of movement cards, with the clock; then the card that stays.
NORTH, EAST, SOUTH, WEST, STILL = range(5)
#: Habitats by number, in the order of `cards.HABITATS`.
HABITAT_NUMBERS: Final = range(4)

_CARDS: Final = range(1, CARDS_END)
_PLACES: Final = range(MOST_PLACES)

ACTIONS: Final = ActionTable(
    [
        # Dawn and the beginning
        Verb("keep", _CARDS, short="k"),
        Verb("give", _CARDS, short="v"),  # to the second hunter of one player
        Verb("settle", _PLACES, short="S"),  # a hunter begins here
        # A turn
        Verb("play", _CARDS, short="p"),
        Verb("flee", _CARDS, short="f"),  # by discarding this card
        Verb("pass", short="="),
        Verb("done", short="."),
        # Moving
        Verb("lay", range(5), short="l"),  # 0 north, 1 east, 2 south, 3 west, 4 no movement
        Verb("go", _PLACES, short="g"),
        Verb("lead", range(MOST_SETTLERS), _PLACES, short="L"),  # go, and take this settler along
        Verb("stop", short="!"),
        # Attacking
        Verb("power", range(MOST_POWER + 1), short="P"),  # so many tokens of ancient power
        Verb("hit-folk", range(MOST_FOLK), short="a"),
        Verb("hit-hunter", range(1, MOST_HUNTERS + 1), short="b"),
        Verb("hit-tower", _PLACES, short="c"),
        Verb("hit-summon", range(MOST_SUMMONS), short="d"),
        Verb("hit-beast", short="e"),
        # Summons
        Verb("act", range(MOST_SUMMONS), short="A"),  # this summon is next
        Verb("ability", short="B"),
        Verb("bite", range(MOST_FOLK + MOST_HUNTERS + 1 + MOST_PLACES), short="V"),  # and leave the map
        # Choosing
        Verb("choose", range(1, 5), short="/"),
        Verb("yes", short="y"),
        Verb("skip", short="z"),
        Verb("place", _PLACES, short="@"),
        Verb("hunter", range(1, MOST_HUNTERS + 1), short="H"),
        Verb("summon", range(MOST_SUMMONS), short="s"),
        Verb("region", range(MOST_REGIONS), short="r"),
        Verb("habitat", HABITAT_NUMBERS, short="h"),
        Verb("trap-at", range(MOST_REGIONS), range(MOST_TRAPS), short="x"),
        # Cards
        Verb("take", _CARDS, short="t"),  # a face-up one
        Verb("top", short="T"),  # of the deck
        Verb("take-back", _CARDS, short="K"),
        Verb("copy", _CARDS, short="C"),
        Verb("discard", _CARDS, short="D"),
        Verb("trap", _CARDS, short="X"),  # this one is laid
        Verb("react", _CARDS, short="R"),
        Verb("buy", range(MOST_UPGRADES), short="U"),
        # Chance
        Verb("deal", _CARDS, short="1:", chance=True),
        Verb("draw", _CARDS, short="2:", chance=True),
        Verb("lose", _CARDS, short="3:", chance=True),  # this card leaves a hand
        Verb("show", _CARDS, short="4:", chance=True),
    ]
)


PASS: Final = ACTIONS.get("pass")
DONE: Final = ACTIONS.get("done")
STOP: Final = ACTIONS.get("stop")
HIT_BEAST: Final = ACTIONS.get("hit-beast")
ABILITY: Final = ACTIONS.get("ability")
YES: Final = ACTIONS.get("yes")
SKIP: Final = ACTIONS.get("skip")
TOP: Final = ACTIONS.get("top")

KEEP: Final = ACTIONS.by_number("keep", 1)
GIVE: Final = ACTIONS.by_number("give", 1)
SETTLE: Final = ACTIONS.by_number("settle")
PLAY: Final = ACTIONS.by_number("play", 1)
FLEE: Final = ACTIONS.by_number("flee", 1)
LAY: Final = ACTIONS.by_number("lay")
GO: Final = ACTIONS.by_number("go")
#: [settler][place]
LEAD: Final = ACTIONS.in_rows("lead")
POWER: Final = ACTIONS.by_number("power")
HIT_FOLK: Final = ACTIONS.by_number("hit-folk")
HIT_HUNTER: Final = ACTIONS.by_number("hit-hunter", 1)
HIT_TOWER: Final = ACTIONS.by_number("hit-tower")
HIT_SUMMON: Final = ACTIONS.by_number("hit-summon")
ACT: Final = ACTIONS.by_number("act")
BITE: Final = ACTIONS.by_number("bite")
CHOOSE: Final = ACTIONS.by_number("choose", 1)
PLACE: Final = ACTIONS.by_number("place")
HUNTER: Final = ACTIONS.by_number("hunter", 1)
SUMMON: Final = ACTIONS.by_number("summon")
REGION: Final = ACTIONS.by_number("region")
HABITAT: Final = ACTIONS.by_number("habitat")
#: [region][number]
TRAP_AT: Final = ACTIONS.in_rows("trap-at")
TAKE: Final = ACTIONS.by_number("take", 1)
TAKE_BACK: Final = ACTIONS.by_number("take-back", 1)
COPY: Final = ACTIONS.by_number("copy", 1)
DISCARD: Final = ACTIONS.by_number("discard", 1)
TRAP: Final = ACTIONS.by_number("trap", 1)
REACT: Final = ACTIONS.by_number("react", 1)
BUY: Final = ACTIONS.by_number("buy")
DEAL: Final = ACTIONS.by_number("deal", 1)
DRAW: Final = ACTIONS.by_number("draw", 1)
LOSE: Final = ACTIONS.by_number("lose", 1)
SHOW: Final = ACTIONS.by_number("show", 1)
