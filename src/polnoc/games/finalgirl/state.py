"""The whole position of a game of Final Girl: whole numbers, tuples, and five short lists."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from polnoc.engine.frames import Position, slots_of
from polnoc.games.finalgirl.terms import Terms

NOWHERE: Final = -1
#: In place of a space, for special victims who have not come out of hiding, and for those rescued.
HIDING: Final = -2
SAFE: Final = -3
#: Phases.
SET_UP, ACTION_PHASE, PLANNING_PHASE, KILLER_PHASE, PANIC_PHASE, UPKEEP_PHASE = range(6)
#: Who has won.
NOBODY_YET, WON, LOST = range(3)
#: The time marker below 0 (FG-TIME-03).
RED: Final = -1
#: Bits of `white`: whose last-breath token is a white one.
HEROINE_BIT, KILLER_BIT = 1, 2


class Ongoing(NamedTuple):
    """The action in progress; views keep showing it until the next one or the next phase begins.

    `dice` of the roll; `aim_kind`, `aim_space` and `weapon` of her attack; `blow`: damage about to be
    done to her.
    """

    dice: tuple[int, ...] = ()
    aim_kind: int = NOWHERE
    aim_space: int = NOWHERE
    weapon: int = 0
    blow: int = 0


NOTHING_ONGOING: Final = Ongoing()


class FinalGirl(Position):
    """What lies on the table."""

    FORM: ClassVar[int] = 4
    DERIVED: ClassVar[tuple[str, ...]] = ("mods", "deadly")

    def __init__(self, terms: Terms) -> None:
        """The table before anything is drawn."""
        super().__init__()
        size, core, decks = terms.places.size, terms.core, len(terms.places.search)
        starting = [card.copies if card.cost == 0 else 0 for card in terms.cards]
        self.turn = 0
        self.phase = SET_UP
        #: The set-up card, -1 before it is drawn.
        self.start: int = NOWHERE
        self.victor = NOBODY_YET
        #: Their spaces.
        self.heroine: int = NOWHERE
        self.killer: int = NOWHERE
        #: By space: all victims there, special ones too. Where the special victims of kinds 1 to 3 are.
        self.victims = [0] * size
        self.specials: tuple[int, ...] = tuple(
            [HIDING if kind in terms.sheltered else NOWHERE for kind in range(4)]
        )
        #: Minions by space; those not in play, ready or exhausted.
        self.minions = [0] * size
        #: Minions that are hurt and not destroyed, as (space, damage).
        self.wounds: tuple[tuple[int, int], ...] = ()
        self.ready = terms.minions.tokens if terms.minions else 0
        self.exhausted = 0
        self.horror = terms.horror
        #: -1: red.
        self.time = terms.time
        #: The row of bloodlust, from 0.
        self.row = 0
        #: Both include the last-breath token; whose token is a white one; by health from 0 to 3, how
        #: many tokens nobody has seen.
        self.health = terms.health
        self.killer_health = terms.killer_health
        self.white = 0
        self.breath: tuple[int, ...] = core.breath
        #: How many action cards of each kind; spent ones were played or discarded.
        self.hand = starting
        self.market = [card.copies - kept for card, kept in zip(terms.cards, starting, strict=True)]
        self.spent = [0] * len(terms.cards)
        #: Victims: killed, not yet in play, ordinary ones on the heroine's card, all rescued so far.
        self.dead = 0
        self.supply = core.victims
        self.saved = 0
        self.rescued = 0
        #: Slots covered, as bits; the ultimate ability; rewards still to be resolved.
        self.slots = 0
        self.unlocked = False
        self.rewards: tuple[int, ...] = ()
        #: Victims killed in this turn, phase, killer action.
        self.killed_turn = 0
        self.killed_phase = 0
        self.killed_now = 0
        #: Terror cards: how many are left; of each kind, how many nobody has seen; those known on top and at
        #: the bottom, both from the top.
        self.terror_left = core.terror_deck
        self.terror_pool: tuple[int, ...] = tuple([card.copies for card in terms.terror])
        self.terror_top: tuple[int, ...] = ()
        self.terror_bottom: tuple[int, ...] = ()
        #: Minor dark powers as (terror card, health); dark powers; the finale (-1: hidden).
        self.minors: tuple[tuple[int, int], ...] = ()
        self.powers: tuple[int, ...] = ()
        self.finale: int = NOWHERE
        #: The numbers of all lasting effects in play.
        self.lasting: tuple[int, ...] = (*terms.killer_lasting, *terms.location_lasting)
        #: The states she is in, as bits; of each card of the film's own decks, how many are still there.
        self.states = 0
        self.own_pool: tuple[int, ...] = tuple([card.copies for card in terms.own_cards])
        #: In play, and those nobody has seen, as bits.
        self.events: tuple[int, ...] = ()
        self.event_pool = (1 << len(terms.events)) - 1
        #: Items in hands and backpack; uses left by item.
        self.held: tuple[int, ...] = ()
        self.bag: tuple[int, ...] = ()
        self.uses: tuple[int, ...] = tuple([thing.uses for thing in terms.items])
        #: By item deck: cards face up on top, how many are unknown, cards known to be at the bottom, and
        #: which the unknown ones are (as bits: hidden from everybody).
        self.up: tuple[tuple[int, ...], ...] = ((),) * decks
        self.deep: tuple[int, ...] = (0,) * decks
        self.low: tuple[tuple[int, ...], ...] = ((),) * decks
        self.stock: tuple[int, ...] = (0,) * decks
        #: Items nobody has seen, and discarded ones.
        self.unseen = sum([1 << item for item in terms.item_numbers])
        self.gone = 0
        #: Where trap, lure and boat are; spaces joined by a tunnel; closed exits as bits.
        self.tokens: tuple[int, ...] = (NOWHERE,) * 3
        self.joined: tuple[int, ...] = ()
        self.closed = 0
        #: What can be used only once in a phase, as bits.
        self.used = 0
        #: For rolls: extra dice, and whether partial successes count (1: next roll, 2: this phase).
        self.bonus = 0
        self.partials = 0
        #: How many there were in this phase.
        self.rescues = 0
        #: The action phase ends after this.
        self.ending = False
        #: The time for the next turn instead of the usual; 0: the usual.
        self.next_time = 0
        self.ongoing = NOTHING_ONGOING
        #: Bloodlust still to rise.
        self.rising = 0
        #: The heroine's last row; she was the last one attacked; the card for exact dice.
        self.dying = False
        self.hunted = False
        self.expert: int = NOWHERE
        #: Hazards on the board, as (space, hazard); status effects in play.
        self.hazards: tuple[tuple[int, int], ...] = ()
        self.statuses: tuple[int, ...] = ()
        #: The values of the counters of killer and location.
        self.counters: tuple[int, ...] = tuple([counter.start for counter in terms.counters])
        self.terms = terms
        for state in terms.states:
            self.states |= state.start << state.number
            self.lasting += state.on if state.start else state.off
        #: The sum of all lasting effects in play.
        self.mods = terms.mods(self.lasting)
        #: The spaces where victims who enter die, as bits.
        self.deadly = self.mods.deadly

    __slots__ = slots_of(__init__)

    def derive(self) -> None:
        self.mods = self.terms.mods(self.lasting)
        self.deadly = self.mods.deadly
        for space, hazard in self.hazards:
            if self.terms.hazards[hazard].kills:
                self.deadly |= 1 << space

    @property
    def place(self) -> str:
        """The id of the heroine's space."""
        return self.terms.places.ids[self.heroine]

    def special_at(self, space: int) -> list[int]:
        """The kinds of special victims in a space."""
        specials = self.specials
        if space not in specials:
            return []
        return [kind for kind in (1, 2, 3) if specials[kind] == space]

    def ordinary_at(self, space: int) -> int:
        """How many ordinary victims are in a space."""
        return self.victims[space] - self.specials.count(space)

    def prey_at(self, space: int) -> int:
        """How many victims in a space can be attacked: nobody attacks those who were in hiding."""
        untouched = [kind for kind in self.terms.sheltered if self.specials[kind] == space]
        return self.victims[space] - len(untouched)

    def enemy_at(self, space: int) -> bool:
        """Whether any enemy is in a space."""
        return self.killer == space or self.minions[space] > 0

    def enemies(self) -> list[int]:
        """The spaces with enemies, in order."""
        killer = self.killer
        return [space for space, count in enumerate(self.minions) if count or space == killer]

    def move_minion(self, start: int, end: int) -> None:
        """A minion goes elsewhere; of several, the hurt ones stay as long as others can go."""
        self.minions[start] -= 1
        self.minions[end] += 1
        if self.wounds:
            hurt = [wound for wound in self.wounds if wound[0] == start]
            if len(hurt) > self.minions[start]:
                left = list(self.wounds)
                left.remove(hurt[-1])
                self.wounds = tuple(sorted([*left, (end, hurt[-1][1])]))

    def add_lasting(self, numbers: tuple[int, ...]) -> None:
        """Lasting effects come into play."""
        if numbers:
            self._set_lasting(tuple(sorted((*self.lasting, *numbers))))

    def drop_lasting(self, numbers: tuple[int, ...]) -> None:
        """Lasting effects leave play."""
        if numbers:
            self._set_lasting(tuple([number for number in self.lasting if number not in numbers]))

    def _set_lasting(self, numbers: tuple[int, ...]) -> None:
        self.lasting = numbers
        self.derive()
        if self.wounds:  # minions that are no longer hardened do not die of that alone
            most = self.minion_health - 1
            self.wounds = tuple([(space, min(damage, most)) for space, damage in self.wounds if most])

    @property
    def minion_health(self) -> int:
        """The damage that destroys one minion in this turn."""
        return self.terms.minion_health + self.mods.hardened
