"""The whole position of a game of Final Girl: whole numbers, tuples, and five short lists."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from polnoc.engine.frames import Frame, Position
from polnoc.games.finalgirl.terms import Terms

NOWHERE: Final = -1
#: Phases.
SET_UP, ACTION_PHASE, PLANNING_PHASE, KILLER_PHASE, PANIC_PHASE, UPKEEP_PHASE = range(6)
#: Who has won.
NOBODY_YET, WON, LOST = range(3)
#: The time marker below 0 (FG-TIME-03).
RED: Final = -1
#: Bits of `white`: whose last-breath token is a white one.
HER, ITS = 1, 2


class Ongoing(NamedTuple):
    """The action in progress; views go on showing it until the next one or the next phase begins.

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
    """What lies on the table.

    - `turn`, `phase`, `start` (the set-up card, -1 before it is drawn), `victor`
    - `heroine`, `killer`: their spaces. `victims[space]`: all victims there, special ones too;
      `specials[kind]`: where a special victim is, kinds 1 to 3. `minions[space]`; `ready`, `exhausted` ones
    - `horror`, `time` (-1: red), `row` of bloodlust from 0, `health` and `killer_health` with the
      last-breath token counted, `white`, `breath`: how many tokens of 0, 1, 2, 3 health nobody has seen
    - `hand`, `market`, `spent` (played or discarded): how many action cards of each kind
    - `dead`, `supply`: victims; `saved`: ordinary ones on the heroine's card; `rescued`: all so far;
      `slots` covered, as bits; `unlocked`: the ultimate ability; `rewards` still to be resolved
    - `killed_turn`, `killed_phase`, `killed_now`: victims killed in this turn, phase, killer action
    - `terror_left` cards; `terror_pool`: how many of each kind nobody has seen; those known on
      `terror_top` and at the `terror_bottom`, both from the top
    - `minors`: minor dark powers as (terror card, health); `powers`, `finale` (-1: hidden); `lasting`:
      numbers of all lasting effects in play; `events` in play, `event_pool` as bits
    - `held`, `bag`: items in hands and backpack; `uses[item]` left; by item deck: cards face up on top
      (`up`), how many nobody knows (`deep`), cards known to be at the bottom (`low`), and which the
      unknown ones are (`stock`, as bits: no eyes see that); `unseen`: items nobody has seen; `gone`:
      discarded ones
    - `tokens`: where trap, lure and boat are; `joined` by a tunnel; `closed` exits as bits
    - `used`: what can be used only once in a phase, as bits; `bonus` dice and `partials` (1: next roll,
      2: this phase) for rolls; `rescues` in this phase; `ending`: the action phase ends after this;
      `next_time` instead of the usual
    - `ongoing`: the action in progress; `rising`: bloodlust still to rise; `dying`: the heroine's last
      row; `hunted`: she was the last one attacked; `expert`: the card for exact dice

    `mods` is the sum of all lasting effects in play; it follows from `lasting`.
    """

    __slots__ = (
        "bag", "bonus", "breath", "closed", "dead", "deep", "dying",
        "ending", "event_pool", "events", "exhausted", "expert", "finale", "gone", "hand", "health", "held",
        "heroine", "horror", "hunted", "joined", "killed_now", "killed_phase", "killed_turn", "killer",
        "killer_health", "lasting", "low", "market", "minions", "minors", "mods", "next_time", "ongoing",
        "partials", "phase", "powers", "ready", "rescued", "rescues", "rewards", "rising", "row", "saved",
        "slots", "specials", "spent", "start", "stock", "supply", "terms", "terror_bottom", "terror_left",
        "terror_pool", "terror_top", "time", "tokens", "turn", "unlocked", "unseen", "up", "used", "uses",
        "victims", "victor", "white",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "stack", "turn", "phase", "start", "victor", "heroine", "killer", "victims", "specials", "minions",
        "ready", "exhausted", "horror", "time", "row", "health", "killer_health", "white", "breath", "hand",
        "market", "spent", "dead", "supply", "saved", "rescued", "slots", "unlocked", "rewards",
        "killed_turn", "killed_phase", "killed_now", "terror_left", "terror_pool", "terror_top",
        "terror_bottom", "minors", "powers", "finale", "lasting", "events", "event_pool", "held", "bag",
        "uses", "up", "deep", "low", "stock", "unseen", "gone", "tokens", "joined", "closed", "used", "bonus",
        "partials", "rescues", "ending", "next_time", "ongoing", "rising", "dying", "hunted", "expert",
    )  # fmt: skip
    FORM: ClassVar[int] = 2
    DERIVED: ClassVar[tuple[str, ...]] = ("mods",)

    def __init__(
        self,
        stack: list[Frame],
        turn: int,
        phase: int,
        start: int,
        victor: int,
        heroine: int,
        killer: int,
        victims: list[int],
        specials: tuple[int, ...],
        minions: list[int],
        ready: int,
        exhausted: int,
        horror: int,
        time: int,
        row: int,
        health: int,
        killer_health: int,
        white: int,
        breath: tuple[int, ...],
        hand: list[int],
        market: list[int],
        spent: list[int],
        dead: int,
        supply: int,
        saved: int,
        rescued: int,
        slots: int,
        unlocked: bool,
        rewards: tuple[int, ...],
        killed_turn: int,
        killed_phase: int,
        killed_now: int,
        terror_left: int,
        terror_pool: tuple[int, ...],
        terror_top: tuple[int, ...],
        terror_bottom: tuple[int, ...],
        minors: tuple[tuple[int, int], ...],
        powers: tuple[int, ...],
        finale: int,
        lasting: tuple[int, ...],
        events: tuple[int, ...],
        event_pool: int,
        held: tuple[int, ...],
        bag: tuple[int, ...],
        uses: tuple[int, ...],
        up: tuple[tuple[int, ...], ...],
        deep: tuple[int, ...],
        low: tuple[tuple[int, ...], ...],
        stock: tuple[int, ...],
        unseen: int,
        gone: int,
        tokens: tuple[int, ...],
        joined: tuple[int, ...],
        closed: int,
        used: int,
        bonus: int,
        partials: int,
        rescues: int,
        ending: bool,
        next_time: int,
        ongoing: Ongoing,
        rising: int,
        dying: bool,
        hunted: bool,
        expert: int,
        terms: Terms,
    ) -> None:
        self.stack = stack
        self.turn = turn
        self.phase = phase
        self.start = start
        self.victor = victor
        self.heroine = heroine
        self.killer = killer
        self.victims = victims
        self.specials = specials
        self.minions = minions
        self.ready = ready
        self.exhausted = exhausted
        self.horror = horror
        self.time = time
        self.row = row
        self.health = health
        self.killer_health = killer_health
        self.white = white
        self.breath = breath
        self.hand = hand
        self.market = market
        self.spent = spent
        self.dead = dead
        self.supply = supply
        self.saved = saved
        self.rescued = rescued
        self.slots = slots
        self.unlocked = unlocked
        self.rewards = rewards
        self.killed_turn = killed_turn
        self.killed_phase = killed_phase
        self.killed_now = killed_now
        self.terror_left = terror_left
        self.terror_pool = terror_pool
        self.terror_top = terror_top
        self.terror_bottom = terror_bottom
        self.minors = minors
        self.powers = powers
        self.finale = finale
        self.lasting = lasting
        self.events = events
        self.event_pool = event_pool
        self.held = held
        self.bag = bag
        self.uses = uses
        self.up = up
        self.deep = deep
        self.low = low
        self.stock = stock
        self.unseen = unseen
        self.gone = gone
        self.tokens = tokens
        self.joined = joined
        self.closed = closed
        self.used = used
        self.bonus = bonus
        self.partials = partials
        self.rescues = rescues
        self.ending = ending
        self.next_time = next_time
        self.ongoing = ongoing
        self.rising = rising
        self.dying = dying
        self.hunted = hunted
        self.expert = expert
        self.terms = terms
        self.mods = terms.mods(lasting)

    def clone(self) -> FinalGirl:
        return FinalGirl(
            self.stack[:],
            self.turn,
            self.phase,
            self.start,
            self.victor,
            self.heroine,
            self.killer,
            self.victims[:],
            self.specials,
            self.minions[:],
            self.ready,
            self.exhausted,
            self.horror,
            self.time,
            self.row,
            self.health,
            self.killer_health,
            self.white,
            self.breath,
            self.hand[:],
            self.market[:],
            self.spent[:],
            self.dead,
            self.supply,
            self.saved,
            self.rescued,
            self.slots,
            self.unlocked,
            self.rewards,
            self.killed_turn,
            self.killed_phase,
            self.killed_now,
            self.terror_left,
            self.terror_pool,
            self.terror_top,
            self.terror_bottom,
            self.minors,
            self.powers,
            self.finale,
            self.lasting,
            self.events,
            self.event_pool,
            self.held,
            self.bag,
            self.uses,
            self.up,
            self.deep,
            self.low,
            self.stock,
            self.unseen,
            self.gone,
            self.tokens,
            self.joined,
            self.closed,
            self.used,
            self.bonus,
            self.partials,
            self.rescues,
            self.ending,
            self.next_time,
            self.ongoing,
            self.rising,
            self.dying,
            self.hunted,
            self.expert,
            self.terms,
        )

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

    def enemy_at(self, space: int) -> bool:
        """Whether any enemy is in a space."""
        return self.killer == space or self.minions[space] > 0

    def enemies(self) -> list[int]:
        """The spaces with enemies, in order."""
        killer = self.killer
        return [space for space, count in enumerate(self.minions) if count or space == killer]

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
        self.mods = self.terms.mods(numbers)


def first_position(terms: Terms) -> FinalGirl:
    """The table before anything is drawn."""
    size, core = terms.places.size, terms.core
    starting = [card.copies if card.cost == 0 else 0 for card in terms.cards]
    return FinalGirl(
        stack=[],
        turn=0,
        phase=SET_UP,
        start=NOWHERE,
        victor=NOBODY_YET,
        heroine=NOWHERE,
        killer=NOWHERE,
        victims=[0] * size,
        specials=(NOWHERE,) * 4,
        minions=[0] * size,
        ready=terms.minions.tokens if terms.minions else 0,
        exhausted=0,
        horror=terms.horror,
        time=terms.time,
        row=0,
        health=terms.health,
        killer_health=terms.killer_health,
        white=0,
        breath=core.breath,
        hand=starting,
        market=[card.copies - kept for card, kept in zip(terms.cards, starting, strict=True)],
        spent=[0] * len(terms.cards),
        dead=0,
        supply=core.victims,
        saved=0,
        rescued=0,
        slots=0,
        unlocked=False,
        rewards=(),
        killed_turn=0,
        killed_phase=0,
        killed_now=0,
        terror_left=core.terror_deck,
        terror_pool=tuple([card.copies for card in terms.terror]),
        terror_top=(),
        terror_bottom=(),
        minors=(),
        powers=(),
        finale=NOWHERE,
        lasting=(),
        events=(),
        event_pool=(1 << len(terms.events)) - 1,
        held=(),
        bag=(),
        uses=tuple([thing.uses for thing in terms.items]),
        up=((), (), ()),
        deep=(0, 0, 0),
        low=((), (), ()),
        stock=(0, 0, 0),
        unseen=sum([1 << item for item in terms.item_numbers]),
        gone=0,
        tokens=(NOWHERE,) * 3,
        joined=(),
        closed=0,
        used=0,
        bonus=0,
        partials=0,
        rescues=0,
        ending=False,
        next_time=0,
        ongoing=NOTHING_ONGOING,
        rising=0,
        dying=False,
        hunted=False,
        expert=NOWHERE,
        terms=terms,
    )
