"""The full position of a game of Bestia, as plain data."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from polnoc.engine.frames import Position, slots_of
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.terms import BEAST, SUMMONS, Mods, Terms

NOWHERE: Final = -1
#: Phases.
SET_UP, DAWN, DAY, NIGHT = range(4)
#: Who has won.
NOBODY_YET, BEAST_WON, HUNTERS_WON = range(3)
#: No limit besides the card's own.
UNLEASHED: Final = 99
#: What the last attack did, as bits.
KILLED, SURVIVED, HIT_A_HUNTER, HIT_A_SUMMON = 1, 2, 4, 8

#: Public knowledge about one card on the track: the number of the first card of the same move, flags, the
#: locations on which it cannot be No Movement, the locations to which it can lead (both as bits).
Step = tuple[int, int, int, int]
#: Flags of a step: the move stays in one region; goes straight; leaves no trails; is No Movement; follows a
#: step from the habitat of Undertow to the same habitat.
IN_REGION, STRAIGHT, QUIET, STAYED, UNDERTOW = 1, 2, 4, 8, 16

#: Public knowledge about the Beast's path: a kind, how many cards lay on the track at the time, two numbers.
#: AT: it was on one of these locations. CLEAR: no card from the first number on left trails on any of these.
#: TRAILS: on the location with the first number, the second number of cards had left trails.
Fact = tuple[int, int, int, int]
AT, CLEAR, TRAILS = range(3)

#: What the Beast knows about hunters' cards: these cards are held by these holders, one card each. A holder
#: is a hunter, 0 for any hunter, or IN_PACK plus the seat that holds a pack of the draft.
Group = tuple[int, tuple[int, ...]]
IN_PACK: Final = 8

#: A trap: region, card, habitat bit, owner, whether the Beast has seen it, and the lowest and highest cost
#: that it can have by public knowledge.
Trap = tuple[int, int, int, int, bool, int, int]


class Ongoing(NamedTuple):
    """The card, attack or trap in progress; views keep showing it until the next one begins.

    `struck`: targets that this card has attacked; `outcome`: what its last attack did; `blow`: wounds about
    to be dealt; `scene`: the region of the trap; `disarmed`: whether the trap was disarmed; `culprit`: the
    hunter who caused a reaction; `reacted`: who has reacted to this card.
    """

    struck: tuple[int, ...] = ()
    outcome: int = 0
    blow: int = 0
    scene: int = 0
    disarmed: bool = False
    culprit: int = 0
    reacted: int = 0

    # Frequent changes avoid `_replace`, which takes three times as long.

    def with_next_card(self) -> Ongoing:
        """Another card is played: it has attacked nobody yet, and nobody has reacted to it."""
        return Ongoing((), 0, self.blow, self.scene, self.disarmed, self.culprit, 0)

    def dealing(self, blow: int) -> Ongoing:
        """`blow` wounds are about to be dealt."""
        return Ongoing(self.struck, self.outcome, blow, self.scene, self.disarmed, self.culprit, self.reacted)

    def caused_by(self, hunter: int) -> Ongoing:
        """This hunter is the cause of a reaction."""
        return Ongoing(self.struck, self.outcome, self.blow, self.scene, self.disarmed, hunter, self.reacted)


class Bestia(Position):
    """Character 0 is the Beast, from 1 the hunters. Lists are by character; sets are bit masks."""

    FORM: ClassVar[int] = 2

    def __init__(self, terms: Terms) -> None:
        """The position before anything is drawn."""
        super().__init__()
        places = terms.places
        everyone = terms.hunters + 1
        self.day = 0
        self.phase = SET_UP
        #: Whose turn it is, and how many have passed in a row.
        self.turn = BEAST
        self.passes = 0
        self.victor = NOBODY_YET
        #: Where the Beast was last seen.
        self.pawn = places.start
        #: By card on the track: where it led (beginning with the pawn's location), and where it left trails
        #: (-1: nowhere).
        self.track: tuple[int, ...] = ()
        self.path: tuple[int, ...] = (places.start,)
        self.marks: tuple[int, ...] = ()
        #: Public knowledge about the path, and whether the hunters have seen the oldest card.
        self.steps: tuple[Step, ...] = ()
        self.facts: tuple[Fact, ...] = ()
        self.oldest = False
        #: The path that was revealed last, and the traps that it triggered.
        self.last_track: tuple[int, ...] = ()
        self.last_path: tuple[int, ...] = ()
        self.last_traps: tuple[Trap, ...] = ()
        #: Trails by location; locations whose trails are stale, as cards may have been taken back since;
        #: habitats by location; watchtowers.
        self.trails = [0] * places.size
        self.stale = 0
        self.habitats: tuple[int, ...] = places.habitat
        self.towers = 0
        #: Locations of the settlers, then of the animals; and their wounds.
        self.folk = list(terms.folk_start)
        self.hurts = [0] * len(terms.folk_start)
        #: Locations of the hunters (entry 0 is unused), wounds, locations of the summons.
        self.hunters = [NOWHERE] * everyone
        self.wounds = [0] * everyone
        self.summons = [NOWHERE] * terms.summons
        self.hands = list(terms.own)
        #: Abilities that have been used.
        self.spent = [0] * everyone
        self.power = [0] * everyone
        self.grudges = [0] * everyone
        #: Unlocked upgrades, and those of them used today.
        self.ups = [0] * everyone
        self.once = [0] * everyone
        #: The draft: packs and sealed picks by seat, the card set aside, unused cards, those the hunters saw.
        self.packs: tuple[int, ...] = ()
        self.picks: tuple[int, ...] = ()
        self.aside = 0
        self.unused = terms.actions
        self.unused_seen = 0
        self.discard = 0
        #: Cards in hands that are public, the Beast's cards that the hunters know, and what the Beast knows
        #: about hunters' cards.
        self.open = 0
        self.shown = 0
        self.groups: tuple[Group, ...] = ()
        #: Gear and talents: deck, face-up cards, cards discarded face up, cards discarded face down.
        self.gear_deck = terms.gear
        self.gear_market = 0
        self.gear_gone = 0
        self.gear_shed = 0
        self.talent_deck = terms.talents
        self.talent_market = 0
        self.talent_gone = 0
        self.talent_shed = 0
        #: On the map.
        self.traps: tuple[Trap, ...] = ()
        self.slowed = 0
        #: How far the acting character may still go.
        self.leash: int = UNLEASHED
        self.hushed = False
        #: The hunter who is a bulwark; 0: nobody.
        self.bulwark = 0
        self.ongoing = Ongoing()
        #: Whether an animal has died this turn.
        self.fed = False
        #: The counters that goals use, in the order of `cards.GOALS`.
        self.tally = [0] * len(GOALS)
        self.terms = terms

    __slots__ = slots_of(__init__)

    @property
    def place(self) -> int:
        """Where the Beast actually is."""
        return self.path[-1]

    @property
    def hidden(self) -> bool:
        """Whether the Beast is hidden (REV-07)."""
        return bool(self.track)

    def mods(self, character: int) -> Mods:
        """The combined effect of a character's upgrades."""
        return self.terms.mods(character, self.ups[character])

    def where(self, actor: int) -> int:
        """The location of the Beast, a hunter or a summon."""
        if actor == BEAST:
            return self.path[-1]
        return self.hunters[actor] if actor < SUMMONS else self.summons[actor - SUMMONS]

    def alive(self) -> list[int]:
        """The hunters on the map."""
        return [hunter for hunter, place in enumerate(self.hunters) if place != NOWHERE]

    def hunters_at(self, place: int) -> list[int]:
        """The hunters on a location."""
        return [hunter for hunter, there in enumerate(self.hunters) if there == place]

    def hunters_on(self) -> int:
        """The locations with hunters, as bits."""
        found = 0
        for place in self.hunters:
            if place != NOWHERE:
                found |= 1 << place
        return found

    def settlers_on(self) -> int:
        """The locations with settlers, as bits."""
        found = 0
        for place in self.folk[: self.terms.settlers]:
            if place != NOWHERE:
                found |= 1 << place
        return found

    def folk_at(self, place: int) -> list[int]:
        """The settlers and animals on a location."""
        terms = self.terms
        found = [one for one in range(terms.settlers) if self.folk[one] == place]
        animal = terms.animal_at[place]
        if animal >= 0 and self.folk[animal] == place:
            found.append(animal)
        return found
