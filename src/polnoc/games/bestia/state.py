"""The whole position of a game of Bestia as plain data."""

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
#: As many steps as a card allows.
UNLEASHED: Final = 99
#: What the last attack did, as bits.
KILLED, SURVIVED, HIT_A_HUNTER, HIT_A_SUMMON = 1, 2, 4, 8

#: What everybody knows about one card on the track: the number of the first card of the same move, flags, the
#: locations on which it cannot be No Movement, the locations to which it can lead; both as bits.
Step = tuple[int, int, int, int]
#: Flags of a step: the move keeps to one region; goes straight on; leaves no trails; is No Movement; follows
#: a step from the habitat of Undertow to the same habitat.
IN_REGION, STRAIGHT, QUIET, STAYED, UNDERTOW = 1, 2, 4, 8, 16

#: What everybody knows about the Beast's way: a kind, how many cards lay on the track then, and two numbers.
#: AT: it was on one of these locations. CLEAR: no card from the first number on left trails on any of these.
#: TRAILS: at the location of the first number the second number of cards had left trails.
Fact = tuple[int, int, int, int]
AT, CLEAR, TRAILS = range(3)

#: What the Beast knows about hunters' cards: each of these cards is held by one of these holders, one each. A
#: holder is a hunter, 0 for any of them, or IN_PACK and the seat that holds a pack of the draft.
Group = tuple[int, tuple[int, ...]]
IN_PACK: Final = 8

#: A trap: region, card, habitat bit, owner, whether the Beast has seen it, and what its cost can be.
Trap = tuple[int, int, int, int, bool, int, int]


class Ongoing(NamedTuple):
    """The card, attack or trap in progress; views go on showing it until the next one begins.

    Targets this card has `struck`; the `outcome` of its last attack; wounds about to be dealt (`blow`); the
    region of the trap (`scene`), and whether it was `disarmed`; the hunter who caused a reaction (`culprit`);
    who has `reacted` to this card.
    """

    struck: tuple[int, ...] = ()
    outcome: int = 0
    blow: int = 0
    scene: int = 0
    disarmed: bool = False
    culprit: int = 0
    reacted: int = 0

    # What changes often, without `_replace`, which takes three times as long.

    def with_next_card(self) -> Ongoing:
        """Another card is played: it has struck nobody yet, and nobody has reacted to it."""
        return Ongoing((), 0, self.blow, self.scene, self.disarmed, self.culprit, 0)

    def dealing(self, blow: int) -> Ongoing:
        """So many wounds are about to be dealt."""
        return Ongoing(self.struck, self.outcome, blow, self.scene, self.disarmed, self.culprit, self.reacted)

    def caused_by(self, hunter: int) -> Ongoing:
        """This hunter is the cause of a reaction."""
        return Ongoing(self.struck, self.outcome, self.blow, self.scene, self.disarmed, hunter, self.reacted)


class Bestia(Position):
    """Characters are 0 (the Beast) and the hunters from 1; lists are by character. Sets are bits."""

    FORM: ClassVar[int] = 2

    def __init__(self, terms: Terms) -> None:
        """The table before anything is drawn."""
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
        #: What everybody knows about that; the hunters have seen the oldest card.
        self.steps: tuple[Step, ...] = ()
        self.facts: tuple[Fact, ...] = ()
        self.oldest = False
        #: The way that was revealed last, and the traps that it triggered.
        self.last_track: tuple[int, ...] = ()
        self.last_path: tuple[int, ...] = ()
        self.last_traps: tuple[Trap, ...] = ()
        #: By location: how many trails, stale where cards may have been taken back since; habitats; towers.
        self.trails = [0] * places.size
        self.stale = 0
        self.habitats: tuple[int, ...] = places.habitat
        self.towers = 0
        #: Where settlers and then animals are, and their wounds.
        self.folk = list(terms.folk_start)
        self.hurts = [0] * len(terms.folk_start)
        #: Where the hunters are (entry 0 is nobody), wounds, and where the summons are.
        self.hunters = [NOWHERE] * everyone
        self.wounds = [0] * everyone
        self.summons = [NOWHERE] * terms.summons
        self.hands = list(terms.own)
        #: Abilities used up.
        self.spent = [0] * everyone
        self.power = [0] * everyone
        self.grudges = [0] * everyone
        #: Unlocked upgrades, and those used today.
        self.ups = [0] * everyone
        self.once = [0] * everyone
        #: The draft: packs and sealed picks by seat, the card set aside, unused ones, those the hunters saw.
        self.packs: tuple[int, ...] = ()
        self.picks: tuple[int, ...] = ()
        self.aside = 0
        self.unused = terms.actions
        self.unused_seen = 0
        self.discard = 0
        #: Cards in hands that everybody knows, those of the Beast that the hunters know, and what the Beast
        #: knows about hunters' cards.
        self.open = 0
        self.shown = 0
        self.groups: tuple[Group, ...] = ()
        #: Gear and talents: deck, face up, discarded after everybody had seen them, discarded face down.
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
        #: The hunter who is one.
        self.bulwark = 0
        self.ongoing = Ongoing()
        #: An animal died this turn.
        self.fed = False
        #: Everything that goals ask for, in the order of `cards.GOALS`.
        self.tally = [0] * len(GOALS)
        self.terms = terms

    __slots__ = slots_of(__init__)

    @property
    def place(self) -> int:
        """Where the Beast really is."""
        return self.path[-1]

    @property
    def hidden(self) -> bool:
        """Whether the Beast is hidden (REV-07)."""
        return bool(self.track)

    def mods(self, character: int) -> Mods:
        """What a character's upgrades add up to."""
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
