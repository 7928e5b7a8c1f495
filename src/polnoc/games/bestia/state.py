"""The whole position of a game of Bestia as plain data."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from polnoc.engine.frames import Frame, Position
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

    def dealing(self, blow: int) -> Ongoing:
        """So many wounds are about to be dealt."""
        return Ongoing(self.struck, self.outcome, blow, self.scene, self.disarmed, self.culprit, self.reacted)

    def caused_by(self, hunter: int) -> Ongoing:
        """This hunter is the cause of a reaction."""
        return Ongoing(self.struck, self.outcome, self.blow, self.scene, self.disarmed, hunter, self.reacted)


class Bestia(Position):
    """Characters are 0 (the Beast) and the hunters from 1; lists are by character. Sets are bits.

    - `day`, `phase`; whose `turn` it is; `passes` in a row; `victor`
    - the Beast: its `pawn`; by card of the `track` where it led (`path`, which begins with the pawn's
      location) and where it left trails (`marks`, -1: nowhere). `steps`, `facts`: what everybody knows about
      that; `oldest`: the hunters have seen the oldest card; `last_track`, `last_path`, `last_traps`:
      the way that was revealed last, and the traps that it triggered
    - by location: `trails` (`stale` where cards may have been taken back since), `habitats`; `towers`
    - by number: where `folk` are (settlers first) and their wounds (`hurts`); where `hunters` are (entry 0 is
      nobody) and `summons`
    - `wounds`, `hands`, `spent` abilities, `power`, `grudges`, unlocked upgrades (`ups`), those used today
      (`once`)
    - the draft: `packs` and sealed `picks` by seat, the card set `aside`, `unused` ones and those the hunters
      have seen; the `discard` pile
    - what is known about hands: `open` cards everybody knows, `shown` cards of the Beast the hunters know,
      `groups` of hunters' cards the Beast knows about
    - gear and talents: deck, face up, discarded after everybody had seen them (`gone`) or face down (`shed`)
    - `traps` on the map
    - `slowed` characters; how far the acting one may still go (`leash`); the Beast is `hushed`; the hunter
      who is a `bulwark`
    - what is `ongoing`; an animal died this turn (`fed`)
    - `tally` of everything that goals ask for, in the order of `cards.GOALS`
    """

    __slots__ = (
        "aside", "bulwark", "day", "discard", "facts", "fed", "folk",
        "gear_deck", "gear_gone", "gear_market", "gear_shed", "groups", "grudges", "habitats", "hands",
        "hunters", "hurts", "hushed", "last_path", "last_track", "last_traps", "leash",
        "marks", "oldest", "once", "ongoing", "open", "packs", "passes", "path", "pawn", "phase",
        "picks", "power", "shown", "slowed", "spent", "stale", "steps",
        "summons", "talent_deck", "talent_gone", "talent_market", "talent_shed", "tally", "terms", "towers",
        "track", "trails", "traps", "turn", "unused", "unused_seen", "ups", "victor", "wounds",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "stack", "day", "phase", "turn", "passes", "victor", "pawn", "track", "path", "marks", "steps",
        "facts", "oldest", "last_track", "last_path", "last_traps", "trails", "stale", "habitats",
        "towers", "folk", "hurts", "hunters", "wounds", "summons", "hands", "spent", "power", "grudges",
        "ups", "once", "packs", "picks", "aside", "unused", "unused_seen", "discard", "open", "shown",
        "groups", "gear_deck", "gear_market", "gear_gone", "gear_shed", "talent_deck", "talent_market",
        "talent_gone", "talent_shed", "traps", "slowed", "leash", "hushed", "bulwark",
        "ongoing", "fed", "tally",
    )  # fmt: skip
    FORM: ClassVar[int] = 2

    def __init__(
        self,
        stack: list[Frame],
        day: int,
        phase: int,
        turn: int,
        passes: int,
        victor: int,
        pawn: int,
        track: tuple[int, ...],
        path: tuple[int, ...],
        marks: tuple[int, ...],
        steps: tuple[Step, ...],
        facts: tuple[Fact, ...],
        oldest: bool,
        last_track: tuple[int, ...],
        last_path: tuple[int, ...],
        last_traps: tuple[Trap, ...],
        trails: list[int],
        stale: int,
        habitats: tuple[int, ...],
        towers: int,
        folk: list[int],
        hurts: list[int],
        hunters: list[int],
        wounds: list[int],
        summons: list[int],
        hands: list[int],
        spent: list[int],
        power: list[int],
        grudges: list[int],
        ups: list[int],
        once: list[int],
        packs: tuple[int, ...],
        picks: tuple[int, ...],
        aside: int,
        unused: int,
        unused_seen: int,
        discard: int,
        open: int,
        shown: int,
        groups: tuple[Group, ...],
        gear_deck: int,
        gear_market: int,
        gear_gone: int,
        gear_shed: int,
        talent_deck: int,
        talent_market: int,
        talent_gone: int,
        talent_shed: int,
        traps: tuple[Trap, ...],
        slowed: int,
        leash: int,
        hushed: bool,
        bulwark: int,
        ongoing: Ongoing,
        fed: bool,
        tally: list[int],
        terms: Terms,
    ) -> None:
        self.stack = stack
        self.day = day
        self.phase = phase
        self.turn = turn
        self.passes = passes
        self.victor = victor
        self.pawn = pawn
        self.track = track
        self.path = path
        self.marks = marks
        self.steps = steps
        self.facts = facts
        self.oldest = oldest
        self.last_track = last_track
        self.last_path = last_path
        self.last_traps = last_traps
        self.trails = trails
        self.stale = stale
        self.habitats = habitats
        self.towers = towers
        self.folk = folk
        self.hurts = hurts
        self.hunters = hunters
        self.wounds = wounds
        self.summons = summons
        self.hands = hands
        self.spent = spent
        self.power = power
        self.grudges = grudges
        self.ups = ups
        self.once = once
        self.packs = packs
        self.picks = picks
        self.aside = aside
        self.unused = unused
        self.unused_seen = unused_seen
        self.discard = discard
        self.open = open
        self.shown = shown
        self.groups = groups
        self.gear_deck = gear_deck
        self.gear_market = gear_market
        self.gear_gone = gear_gone
        self.gear_shed = gear_shed
        self.talent_deck = talent_deck
        self.talent_market = talent_market
        self.talent_gone = talent_gone
        self.talent_shed = talent_shed
        self.traps = traps
        self.slowed = slowed
        self.leash = leash
        self.hushed = hushed
        self.bulwark = bulwark
        self.ongoing = ongoing
        self.fed = fed
        self.tally = tally
        self.terms = terms

    def clone(self) -> Bestia:
        return Bestia(
            self.stack[:],
            self.day,
            self.phase,
            self.turn,
            self.passes,
            self.victor,
            self.pawn,
            self.track,
            self.path,
            self.marks,
            self.steps,
            self.facts,
            self.oldest,
            self.last_track,
            self.last_path,
            self.last_traps,
            self.trails[:],
            self.stale,
            self.habitats,
            self.towers,
            self.folk[:],
            self.hurts[:],
            self.hunters[:],
            self.wounds[:],
            self.summons[:],
            self.hands[:],
            self.spent[:],
            self.power[:],
            self.grudges[:],
            self.ups[:],
            self.once[:],
            self.packs,
            self.picks,
            self.aside,
            self.unused,
            self.unused_seen,
            self.discard,
            self.open,
            self.shown,
            self.groups,
            self.gear_deck,
            self.gear_market,
            self.gear_gone,
            self.gear_shed,
            self.talent_deck,
            self.talent_market,
            self.talent_gone,
            self.talent_shed,
            self.traps,
            self.slowed,
            self.leash,
            self.hushed,
            self.bulwark,
            self.ongoing,
            self.fed,
            self.tally[:],
            self.terms,
        )

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


def first_position(terms: Terms) -> Bestia:
    """The table before anything is drawn."""
    places = terms.places
    everyone = terms.hunters + 1
    return Bestia(
        stack=[],
        day=0,
        phase=SET_UP,
        turn=BEAST,
        passes=0,
        victor=NOBODY_YET,
        pawn=places.start,
        track=(),
        path=(places.start,),
        marks=(),
        steps=(),
        facts=(),
        oldest=False,
        last_track=(),
        last_path=(),
        last_traps=(),
        trails=[0] * places.size,
        stale=0,
        habitats=places.habitat,
        towers=0,
        folk=list(terms.folk_start),
        hurts=[0] * len(terms.folk_start),
        hunters=[NOWHERE] * (terms.hunters + 1),
        wounds=[0] * everyone,
        summons=[NOWHERE] * terms.summons,
        hands=list(terms.own),
        spent=[0] * everyone,
        power=[0] * everyone,
        grudges=[0] * everyone,
        ups=[0] * everyone,
        once=[0] * everyone,
        packs=(),
        picks=(),
        aside=0,
        unused=terms.actions,
        unused_seen=0,
        discard=0,
        open=0,
        shown=0,
        groups=(),
        gear_deck=terms.gear,
        gear_market=0,
        gear_gone=0,
        gear_shed=0,
        talent_deck=terms.talents,
        talent_market=0,
        talent_gone=0,
        talent_shed=0,
        traps=(),
        slowed=0,
        leash=UNLEASHED,
        hushed=False,
        bulwark=0,
        ongoing=Ongoing(),
        fed=False,
        tally=[0] * len(GOALS),
        terms=terms,
    )
