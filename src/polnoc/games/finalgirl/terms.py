"""What never changes in a game: its cards with numbers for names, its programs, its map.

A *program* is a sequence of effects: a row of a card, a branch of a choice, a reward, a line of
the killer. Each gets a number when the terms are made, so that a frame can say where it is by two
numbers. A *lasting* effect has a number too; the position holds those in play, and `mods` adds
them up once for every combination that occurs.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from polnoc.engine import effects
from polnoc.engine.cards import Effect, Lasting, parts
from polnoc.engine.effects import NOTHING
from polnoc.engine.options import BadOption
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.options import FinalGirlOptions
from polnoc.games.finalgirl.packs import Box
from polnoc.games.finalgirl.places import Places

#: Places that are not always the same space, as numbers below any space.
AT_HEROINE, AT_KILLER, HEROINE_START, KILLER_START, NEAREST_ENEMY, NO_PLACE = -2, -3, -4, -5, -6, -9
_NAMED: Final = {
    "heroine": AT_HEROINE,
    "killer": AT_KILLER,
    "heroine-start": HEROINE_START,
    "killer-start": KILLER_START,
    "nearest-enemy": NEAREST_ENEMY,
}
NO_LEASH: Final = -1
#: Places where minions come that are not a line (1 to 6) of their table: the first of `cards.SPAWN_PLACES`.
SPAWN_PLACE: Final = 10
ON_HEROINE: Final = SPAWN_PLACE + cards.SPAWN_PLACES.index("heroine")
NO_COUNTER: Final = -1

#: Kinds of action cards.
ACTION, REACTION, AFTER_ROLL = 0, 1, 2
_CARD_KINDS: Final = {"action": ACTION, "reaction": REACTION, "roll": AFTER_ROLL}

#: Whom a killer action is aimed at.
VICTIM, HEROINE, NEAREST = 0, 1, 2
_TARGETS: Final = {"victim": VICTIM, "heroine": HEROINE, "nearest": NEAREST}

#: Principles of ambiguity.
EVIL, REALISM, LAUGHS, ASK = 0, 1, 2, 3
_PRINCIPLES: Final = {"evil": EVIL, "realism": REALISM, "laughs": LAUGHS, "ask": ASK}

#: What the difficulties change: the killer's health and the horror to begin with.
DIALS: Final = {"first": (-2, 0), "story": (-2, 0), "standard": (0, 0), "hard": (0, 1), "harder": (2, 0)}

#: The same for an enemy without health.
HORROR_DIALS: Final = {"first": -1, "story": -1, "standard": 0, "hard": 1, "harder": 2}

#: Everything printed has a number for looking it up: action cards from 1, then the others.
ITEM_CARDS, TERROR_CARDS, EVENT_CARDS, POWER_CARDS, FINALE_CARDS, START_CARDS = 100, 200, 300, 400, 450, 500
HEROINE_CARD, COUNTER_CARDS, OWN_CARDS = 600, 700, 800

#: Effects that name a counter.
ON_COUNTERS: Final = (
    cards.RaiseCounter, cards.LowerCounter, cards.SetCounter, cards.HalveCounter, cards.Unleash,
)  # fmt: skip

#: How many sums of lasting effects are cached; in a long series there is no end of combinations.
MODS_CACHE_SIZE: Final = 4096


class Op(effects.Op):
    """An effect ready to run, with the space or counter it names and its action card (-1: none)."""

    __slots__ = ("at", "card")

    def __init__(self, effect: Effect, n: int, at: int, branches: tuple[int, ...], card: int) -> None:
        super().__init__(effect, n, branches)
        self.card = card
        self.at = at


class KillerAct:
    """A killer action: target, steps as booleans (True: attack), and who acts."""

    __slots__ = ("attacks", "by_killer", "by_minions", "moves", "steps", "target")

    def __init__(self, act: cards.Act) -> None:
        self.target = _TARGETS[act.target]
        self.steps = tuple([step == "a" for step in act.steps])
        self.moves = act.steps.count("m")
        self.attacks = act.steps.count("a")
        self.by_killer = act.by != "minions"
        self.by_minions = act.by != "killer"


class Card:
    """An action card."""

    __slots__ = (
        "attacks",
        "copies",
        "cost",
        "enters",
        "fail",
        "id",
        "kind",
        "number",
        "one",
        "searches",
        "three",
        "two",
        "what",
    )

    def __init__(self, number: int, card: cards.ActionCard, terms: Terms) -> None:
        self.number = number
        self.id = card.id
        self.copies = card.copies
        self.cost = card.cost
        self.kind = _CARD_KINDS[card.kind]
        self.two = terms.program(card.two, number)
        #: That of two successes, if three are not worth more.
        self.three = terms.program(card.three, number) if card.three else self.two
        self.one = terms.program(card.one, number)
        self.fail = terms.program(card.fail, number)
        self.what = terms.program(card.what, number)
        self.attacks = bool([effect for effect in card.two if isinstance(effect, cards.Damage)])
        self.searches = bool([effect for effect in card.two if isinstance(effect, cards.Search)])
        self.enters = bool([effect for effect in card.two if isinstance(effect, cards.EnterHouse)])

    def program_for(self, successes: int) -> int:
        """The program for this many successes."""
        if successes > 1:
            return self.three if successes > 2 else self.two
        return self.one if successes else self.fail


class Counter:
    """A counter of the killer or the location."""

    __slots__ = ("by_killer", "id", "kind", "least", "levels", "most", "number", "start")

    def __init__(self, number: int, counter: cards.Counter, by_killer: bool) -> None:
        self.number = number
        self.id = counter.id
        self.kind = counter.kind
        self.by_killer = by_killer
        self.start, self.least, self.most = counter.start, counter.least, counter.most
        self.levels = counter.levels

    def level(self, value: int) -> int:
        """The number of the level that a value has reached; -1: none."""
        return len([level for level in self.levels if level.value <= value]) - 1


class Way:
    """How something is used."""

    __slots__ = ("among", "health", "mark", "needs", "once", "program", "time", "when")

    def __init__(self, use: cards.Use, mark: int, terms: Terms) -> None:
        self.when = use.when
        self.time = use.time
        self.health = use.health
        self.once = use.once
        self.needs = use.needs or ""
        self.program = terms.program(use.what)
        #: The bit that says that it was used in this action phase.
        self.mark = mark
        self.among = tuple(
            [terms.places.number[id] for effect in use.what for id in getattr(effect, "among", ())]
        )


class Thing:
    """An item."""

    __slots__ = (
        "alone", "cards", "damage", "farthest", "gained", "hands", "id", "lasting", "nearest", "number",
        "sheds", "spread", "trap", "uses", "way", "weapon",
    )  # fmt: skip

    def __init__(self, number: int, item: cards.Item, terms: Terms) -> None:
        self.number = number
        self.id = item.id
        self.hands = item.hands
        self.uses = item.uses
        self.gained = terms.program(item.gained)
        #: What it does when it is drawn; NOTHING if it is not a trap.
        self.trap = terms.program(item.trap)
        self.lasting = terms.lasting_of(item.lasting)
        self.way = Way(item.use, 1 << number, terms) if item.use else None
        weapon = item.weapon or cards.Weapon()
        #: Whether it can be added to an attack with a card.
        self.weapon = item.weapon is not None and not weapon.alone
        self.alone = weapon.alone
        self.nearest, self.farthest, self.damage = weapon.nearest, weapon.farthest, weapon.damage
        self.cards = tuple([terms.card_number[id] for id in weapon.cards])
        self.spread, self.sheds = weapon.spread, weapon.sheds_minor


class TerrorCard:
    """A terror card."""

    __slots__ = ("copies", "health", "id", "lasting", "needs_victims", "number", "program")

    def __init__(self, number: int, card: cards.Terror, terms: Terms) -> None:
        self.number = number
        self.id = card.id
        self.copies = card.copies
        self.needs_victims = card.needs_victims
        self.program = terms.program(card.what)
        #: That of a minor dark power; 0 for any other card.
        self.health = card.minor.health if card.minor else 0
        self.lasting = terms.lasting_of(card.minor.lasting if card.minor else ())


#: In place of the number of an event, for special victims in hiding: no event brings them.
NO_EVENT: Final = -1


class EventTerms:
    """An event card, prepared for a game. `kind` is that of its special victim, or 0."""

    __slots__ = (
        "at", "death", "death_here", "dice", "dreaded", "end_at", "ends", "fearless", "id", "kind", "last",
        "lasting", "marked", "near", "number", "program", "shields", "stays",
    )  # fmt: skip

    def __init__(self, number: int, event: cards.EventCard, terms: Terms) -> None:
        self.number = number
        self.id = event.id
        self.program = terms.program(event.what)
        self.lasting = terms.lasting_of(event.lasting)
        self.stays = event.stays or bool(event.lasting)
        special = event.special
        self.kind = cards.COLOURS.index(special.colour) + 1 if special else 0
        self.near = special is not None and special.takes == "closest-to-heroine"
        #: Where the special victim is added; NO_PLACE: it takes the place of another.
        self.at = terms.place(special.at) if special and special.at else NO_PLACE
        self.ends = event.ends.when if event.ends else ""
        self.end_at = terms.place(event.ends.at) if event.ends and event.ends.at else NO_PLACE
        self.fearless = special is not None and special.fearless
        self.dice = special.dice if special else 0
        self.marked = special is not None and special.marked
        self.last = special is not None and special.rescued_last
        self.shields = special is not None and special.shields
        self.dreaded = special is not None and special.dreaded
        self.death = terms.program(special.death) if special else NOTHING
        self.death_here = terms.program(special.death_here) if special else NOTHING


class HeroineState:
    """A state of the heroine: the lasting effects while she is in it, and while she is not."""

    __slots__ = ("id", "number", "off", "on", "start")

    def __init__(self, number: int, state: cards.State, terms: Terms) -> None:
        self.number = number
        self.id = state.id
        self.start = state.start
        self.on = terms.lasting_of(state.on)
        self.off = terms.lasting_of(state.off)


class OwnCard:
    """A card of a deck that comes with the killer or the location; `deck` is the number of the deck."""

    __slots__ = ("copies", "deck", "id", "number", "program")

    def __init__(self, number: int, deck: int, card: cards.OwnCard, terms: Terms) -> None:
        self.number = number
        self.deck = deck
        self.id = card.id
        self.copies = card.copies
        self.program = terms.program(card.what)


class StatusTerms:
    """A status effect: its lasting effects, and when they end."""

    __slots__ = ("effect", "end_at", "ends", "id", "lasting")

    def __init__(self, effect: cards.Status, terms: Terms) -> None:
        self.effect = effect
        self.id = effect.id
        self.lasting = terms.lasting_of(effect.lasting)
        self.ends = effect.ends.when if effect.ends else ""
        self.end_at = terms.place(effect.ends.at) if effect.ends and effect.ends.at else NO_PLACE


class HazardTerms:
    """A kind of hazard: whether it kills victims, what it does to the heroine, whether it works once."""

    __slots__ = ("id", "kills", "once", "program")

    def __init__(self, effect: cards.PlaceHazard, program: int) -> None:
        self.id = effect.id
        self.kills = effect.kills
        self.once = effect.once
        self.program = program


class Goal:
    """What ends the game: `wins` or loses; `finale`: only while it is revealed (-1: always)."""

    __slots__ = ("case", "finale", "item", "n", "number", "wins")

    def __init__(self, number: int, ending: cards.Ending, wins: bool, terms: Terms) -> None:
        self.number = number
        self.wins = wins
        self.case = ending.case
        self.n = ending.n
        #: 0: none.
        self.item = next((thing.number for thing in terms.items[1:] if thing.id == ending.item), 0)
        finales = [finale.id for finale in terms.killer.finales]
        self.finale = finales.index(ending.finale) if ending.finale else -1


class Beginning:
    """A set-up card. The second den is the space farthest from the first and from the heroine."""

    __slots__ = ("den", "heroine", "id", "killer", "victims")

    def __init__(self, start: cards.Start, places: Places) -> None:
        self.id = start.id
        self.heroine = places.number[start.heroine]
        self.killer = places.number[start.killer]
        self.victims = tuple([start.victims.get(id, 0) for id in places.ids])
        far = places.far
        #: Of several equally far away the one nearest to the heroine, then the first (infinite evil).
        self.den = max(
            places.all,
            key=lambda s: (min(far[s][self.killer], far[s][self.heroine]), -far[s][self.heroine], -s),
        )


class Mods:
    """The sum of lasting effects in play."""

    __slots__ = (
        "abilities", "after_killer", "attack_killer", "attack_minions", "card_damage", "close_damage",
        "couples", "deadly", "dice", "dice_of", "discard_time", "draw_more", "exact", "fixation",
        "follow_anywhere", "followers", "free_cost", "guarded", "guarded_exits", "hardened",
        "harmless_killer", "harmless_minions", "heal_more", "kill_heals", "kill_thrills", "move_killer",
        "move_minions", "no_followers", "no_leash", "no_rescue", "pack_kills", "pick_die",
        "rebirth", "rescue_costs", "rescue_gives", "rooted", "sacrifice", "shield", "slow", "spawn_here",
        "spawn_more", "swarm_costs", "sweep", "toll", "understudies", "untouchable_killer",
        "untouchable_minions", "upkeep",
    )  # fmt: skip

    def __init__(self, terms: Terms, numbers: tuple[int, ...]) -> None:
        size = len(terms.cards)
        self.followers = self.dice = self.exact = self.close_damage = self.heal_more = self.discard_time = 0
        self.draw_more = self.attack_killer = self.attack_minions = self.move_killer = self.move_minions = 0
        self.kill_heals = self.kill_thrills = self.rescue_costs = self.rescue_gives = self.shield = 0
        self.rebirth = self.hardened = self.free_cost = 0
        self.pick_die = self.sacrifice = self.follow_anywhere = self.sweep = self.fixation = False
        self.couples = self.no_leash = self.understudies = self.pack_kills = self.guarded = False
        self.harmless_killer = self.harmless_minions = self.no_followers = self.no_rescue = False
        self.untouchable_killer, self.untouchable_minions = not terms.mortal, False
        self.rooted = False
        self.spawn_here = self.spawn_more = self.guarded_exits = False
        self.swarm_costs = 0
        #: [card]
        self.dice_of = [0] * size
        self.card_damage = [0] * size
        self.slow = [0] * size
        #: Spaces as bits.
        self.deadly = 0
        #: [space]
        self.toll = [0] * terms.places.size
        #: Programs, each with the number of its lasting effect.
        self.upkeep: list[tuple[int, int]] = []
        self.after_killer: list[int] = []
        #: Numbers of abilities.
        self.abilities: list[int] = []
        for number in numbers:
            record = terms.lasting[number]
            _ADD[type(record)](self, record, number, terms)


def _both(mods: Mods, field: str, record: Any) -> None:
    for side in ("killer", "minions"):
        if record.by in (side, "all"):
            name = f"{field}_{side}"
            setattr(mods, name, getattr(mods, name) + record.n)


def _add_dice(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    if record.card is None:
        mods.dice += record.n
    else:
        mods.dice_of[terms.card_number[record.card]] += record.n


def _add_attack(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    _both(mods, "attack", record)


def _add_move(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    _both(mods, "move", record)


def _add_harmless(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.harmless_killer |= record.by != "minions"
    mods.harmless_minions |= record.by != "killer"


def _add_untouchable(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.untouchable_killer |= record.by != "minions"
    mods.untouchable_minions |= record.by != "killer"


def _add_card_damage(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.card_damage[terms.card_number[record.card]] += record.n


def _add_slow(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.slow[terms.card_number[record.card]] += record.n


def _add_toll(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.toll[terms.places.number[record.at]] += record.n


def _add_deadly(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.deadly |= 1 << terms.places.number[record.at]


def _add_upkeep(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.upkeep.append((number, terms.lasting_program[number]))


def _add_after_killer(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.after_killer.append(terms.lasting_program[number])


def _add_ability(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.abilities.append(terms.ability_of[number])


def _add_rebirth(mods: Mods, record: Any, number: int, terms: Terms) -> None:
    mods.rebirth = record.most


class _Sum:
    """Adds the figure of a lasting effect to a field."""

    def __init__(self, field: str) -> None:
        self.field = field

    def __call__(self, mods: Mods, record: Any, number: int, terms: Terms) -> None:
        setattr(mods, self.field, getattr(mods, self.field) + record.n)


class _Flag:
    """Sets a field."""

    def __init__(self, field: str) -> None:
        self.field = field

    def __call__(self, mods: Mods, record: Any, number: int, terms: Terms) -> None:
        setattr(mods, self.field, True)


#: How each kind of lasting effect is added to the sum.
_ADD: Final[dict[type[Lasting], Any]] = {
    cards.Followers: _Sum("followers"),
    cards.Dice: _add_dice,
    cards.ExactDice: _Sum("exact"),
    cards.PickDie: _Flag("pick_die"),
    cards.CloseDamage: _Sum("close_damage"),
    cards.CardDamage: _add_card_damage,
    cards.Sacrifice: _Flag("sacrifice"),
    cards.FollowAnywhere: _Flag("follow_anywhere"),
    cards.HealMore: _Sum("heal_more"),
    cards.DiscardTime: _Sum("discard_time"),
    cards.FreeCardsCost: _Sum("free_cost"),
    cards.DrawMore: _Sum("draw_more"),
    cards.AttackMore: _add_attack,
    cards.MoveMore: _add_move,
    cards.KillHeals: _Sum("kill_heals"),
    cards.KillThrills: _Sum("kill_thrills"),
    cards.Sweep: _Flag("sweep"),
    cards.Fixation: _Flag("fixation"),
    cards.Couples: _Flag("couples"),
    cards.DeadlySpace: _add_deadly,
    cards.RescueCosts: _Sum("rescue_costs"),
    cards.RescueGives: _Sum("rescue_gives"),
    cards.NoLeash: _Flag("no_leash"),
    cards.Understudies: _Flag("understudies"),
    cards.Shield: _Sum("shield"),
    cards.Guarded: _Flag("guarded"),
    cards.Hardened: _Sum("hardened"),
    cards.PackKills: _Flag("pack_kills"),
    cards.Rebirth: _add_rebirth,
    cards.SpawnHere: _Flag("spawn_here"),
    cards.SpawnMore: _Flag("spawn_more"),
    cards.SwarmCosts: _Sum("swarm_costs"),
    cards.GuardedExits: _Flag("guarded_exits"),
    cards.SlowCard: _add_slow,
    cards.Toll: _add_toll,
    cards.Upkeep: _add_upkeep,
    cards.AfterKiller: _add_after_killer,
    cards.Ability: _add_ability,
    cards.Harmless: _add_harmless,
    cards.Untouchable: _add_untouchable,
    cards.NoFollowers: _Flag("no_followers"),
    cards.NoRescue: _Flag("no_rescue"),
    cards.Rooted: _Flag("rooted"),
}


class Terms:
    """The constants of one game."""

    def __init__(self, options: FinalGirlOptions, box: Box, rules: int) -> None:
        self.options = options
        #: The version of the rules.
        self.rules = rules
        self.box = box
        self.shown: dict[str, Any] = msgspec.to_builtins(options)
        core = self.core = box.core
        killer: cards.Killer = _chosen(box.killers, options.killer, "killer")
        location: cards.Location = _chosen(box.locations, options.location, "location")
        heroine: cards.Heroine = _chosen(box.heroines, options.heroine, "heroine")
        self.killer, self.location, self.heroine = killer, location, heroine
        self.places = Places(location)
        self.principle = _PRINCIPLES[options.ambiguity]

        self.programs: list[tuple[Op, ...]] = []
        self.acts: list[KillerAct] = []
        self.lasting: list[Lasting] = []
        #: [lasting effect]: its program, if it has one.
        self.lasting_program: list[int] = []
        #: By lasting effect: the number of its ability.
        self.ability_of: dict[int, int] = {}
        self.abilities: list[Way] = []
        self.ability_ids: list[str] = []
        self.trap_damage = 0
        self.statuses: list[StatusTerms] = []
        self.hazards: list[HazardTerms] = []
        self._sums: dict[tuple[int, ...], Mods] = {}

        states = (*killer.states, *location.states)
        #: By id; the first with that id counts.
        self.state_number = {state.id: number for number, state in reversed([*enumerate(states)])}
        decks = (*killer.decks, *location.decks)
        self.deck_number = {deck.id: number for number, deck in reversed([*enumerate(decks)])}
        self.deck_ids = tuple([deck.id for deck in decks])
        self.counters = tuple(
            [
                Counter(number, counter, number < len(killer.counters))
                for number, counter in enumerate((*killer.counters, *location.counters))
            ]
        )
        brought = {card.id: card for card in (*location.cards, *killer.cards)}
        #: The core's, then those that come with the killer and the location.
        self.action_cards = (*core.cards, *brought.values())
        self.card_number = {card.id: number for number, card in enumerate(self.action_cards)}
        self.cards = tuple([Card(number, card, self) for number, card in enumerate(self.action_cards)])
        self.kinds = range(len(self.cards))
        self.cost = tuple([card.cost for card in self.cards])
        #: [time]: the cards that this much time buys.
        self.within = tuple(
            [
                tuple([card.number for card in self.cards if card.cost <= purse])
                for purse in range(core.most_time + 1)
            ]
        )
        of_kind = [[card for card in self.cards if card.kind == kind] for kind in range(3)]
        #: Action cards by what they need to be played.
        self.free_cards = tuple(
            [c.number for c in of_kind[ACTION] if not (c.attacks or c.searches or c.enters)]
        )
        self.attack_cards = tuple([c.number for c in of_kind[ACTION] if c.attacks])
        self.search_cards = tuple([c.number for c in of_kind[ACTION] if c.searches])
        self.enter_cards = tuple([c.number for c in of_kind[ACTION] if c.enters])
        self.reactions = tuple([card.number for card in of_kind[REACTION]])
        self.roll_cards = tuple([card.number for card in of_kind[AFTER_ROLL]])
        side = core.normal if options.board == "normal" else core.extreme
        self.dice, self.time, self.reddest = side.dice, side.time, len(side.dice) - 1

        health, horror = DIALS[options.difficulty]
        #: Whether the enemy has health: an enemy without cannot be attacked.
        self.mortal = killer.health is not None
        self.killer_health = 0
        if killer.health is not None:
            self.killer_health = killer.health_at.get(location.id, killer.health) + health
        else:
            horror = HORROR_DIALS[options.difficulty]
        self.horror = min(killer.horror + horror, self.reddest)
        self.health = heroine.health
        self.pawn = killer.pawn
        self.minions = killer.minions
        #: The damage that destroys one minion.
        self.minion_health = killer.minions.health if killer.minions else 1
        #: Whether all minions of a space make one attack, once all of them have moved.
        self.together = killer.minions is not None and killer.minions.together
        #: Whether they never move, and dice bring them.
        self.still = killer.minions is not None and killer.minions.still
        #: How many a space holds; 0: any number.
        self.most_minions = (killer.minions.most or 0) if killer.minions else 0
        #: How far from the killer minions may be; -1: anywhere.
        leash = killer.minions.leash if killer.minions else None
        self.leash = NO_LEASH if leash is None else leash
        self.attack = tuple([row.attack for row in killer.rows])
        self.move = tuple([row.move for row in killer.rows])
        self.row_program = tuple([self.program(row.what) for row in killer.rows])
        self.final = self.program(killer.final)
        self.phase = self.program(killer.phase)
        self.finale_reveal = tuple([self.program(finale.reveal) for finale in killer.finales])
        self.finale_phase = tuple([self.program(finale.phase) for finale in killer.finales])
        self.finale_lasting = tuple([self.lasting_of(finale.lasting) for finale in killer.finales])
        self.power_lasting = tuple([self.lasting_of(power.lasting) for power in killer.powers])
        #: What holds from the beginning.
        self.killer_lasting = self.lasting_of(killer.lasting)
        self.location_lasting = self.lasting_of(location.lasting)
        #: Dark powers that take part in the draw.
        self.drawn_powers = tuple(
            [n for n, power in enumerate(killer.powers) if options.epic or not power.epic]
        )
        terror = (*killer.terror, *location.terror)
        self.terror = tuple([TerrorCard(number, card, self) for number, card in enumerate(terror)])
        self.starts = tuple([Beginning(start, self.places) for start in location.starts])
        self.events = tuple([EventTerms(number, event, self) for number, event in enumerate(location.events)])
        self.states = tuple([HeroineState(number, state, self) for number, state in enumerate(states)])
        own = [(number, card) for number, deck in enumerate(decks) for card in deck.cards]
        self.own_cards = tuple([OwnCard(n, deck, card, self) for n, (deck, card) in enumerate(own)])
        #: [kind of special victim]: its event.
        self.special: list[EventTerms | None] = [None] * 4
        for event in self.events:
            if event.kind:
                self.special[event.kind] = event
        #: The kinds of special victims who hide at the start and whom nobody attacks.
        self.sheltered = self._shelter(killer.sheltered, options.difficulty)
        #: The killer action by which a swarm attacks, wherever it does.
        self.acts.append(KillerAct(cards.Act(target="nearest", steps="a")))
        self.swarm_act = len(self.acts) - 1
        items = [*location.items]
        if options.personal and heroine.personal:
            items.append(heroine.personal)
        #: Items that the killer hides in the decks, as bits.
        self.hidden = sum([1 << len(items) + 1 + nth for nth in range(len(killer.hidden))])
        items += killer.hidden
        #: Items have numbers from 1; entry 0 is a placeholder. As they are printed, and ready for use.
        self.item_cards = (items[0], *items)
        self.items = tuple([Thing(number, item, self) for number, item in enumerate(self.item_cards)])
        self.item_numbers = range(1, len(self.items))
        ends = [*[(end, True) for end in killer.wins], *[(end, False) for end in killer.loses]]
        #: What ends the game besides a death: first what wins.
        self.goals = tuple([Goal(number, end, wins, self) for number, (end, wins) in enumerate(ends)])
        self.slots = tuple([self.program(slot) for slot in heroine.slots])
        #: [slot]: the first with the same reward.
        self.alike = tuple([heroine.slots.index(slot) for slot in heroine.slots])
        self.later = self.program(heroine.later)
        self.unlock = self.program(heroine.unlock)
        #: By space: the counter that rises with the victims there.
        self.feeds = self._feeds()
        #: [counter][level]: what it does when it is unleashed.
        self.level_program = tuple(
            [tuple([self.program(level.what) for level in counter.levels]) for counter in self.counters]
        )
        self.ultimate = self.lasting_of(heroine.ultimate)
        #: Whether any event or status effect has an end of its own.
        self.any_ends = any([card.ends for card in self.events] + [status.ends for status in self.statuses])

    def _shelter(self, sheltered: cards.Sheltered | None, difficulty: str) -> tuple[int, ...]:
        """Special victims in hiding: they replace events that need the same pawn."""
        people = sheltered.people if sheltered else ()
        count = len(people)
        for level, printed in sheltered.count.items() if sheltered else ():
            if level == difficulty:
                count = min(printed, count)
        kinds = []
        for victim in people[:count]:
            special = cards.Special(colour=victim.colour, takes="nobody")
            event = EventTerms(NO_EVENT, cards.EventCard(id=victim.id, special=special), self)
            self.special[event.kind] = event
            kinds.append(event.kind)
        return tuple(kinds)

    def spawn_place(self, place: int) -> str:
        """Where minions come: a line of their table, or a place of its own."""
        if place >= SPAWN_PLACE:
            return cards.SPAWN_PLACES[place - SPAWN_PLACE]
        assert self.minions is not None
        return self.minions.table[place - 1]

    def program(self, what: cards.Effects, card: int = -1) -> int:
        """The number of a sequence of effects, on an action card or elsewhere; `NOTHING` for an empty one."""
        if not what:
            return NOTHING
        ops = tuple([self._op(effect, card) for effect in what])
        self.programs.append(ops)
        return len(self.programs) - 1

    def _op(self, effect: Any, card: int) -> Op:
        n: int = getattr(effect, "n", 0) or 0
        named = getattr(effect, "at", None)
        at = self.place(named) if isinstance(named, str) else NO_PLACE
        if isinstance(effect, cards.Act):
            self.acts.append(KillerAct(effect))
            n = len(self.acts) - 1
        elif isinstance(effect, cards.PlaceToken):
            n = cards.TOKENS.index(effect.token)
            self.trap_damage = max(self.trap_damage, effect.damage)
        elif isinstance(effect, cards.VictimsMove):
            at = self.place(effect.toward)
        elif isinstance(effect, cards.SetState | cards.If) and effect.state is not None:
            n = self.state_number[effect.state]
        elif isinstance(effect, cards.DrawFrom | cards.RestartDeck):
            n = self.deck_number[effect.deck]
        elif isinstance(effect, cards.SpawnDice):
            n = effect.again
        elif isinstance(effect, cards.SpawnDie):
            at = SPAWN_PLACE + cards.SPAWN_PLACES.index(effect.at)
        elif isinstance(effect, cards.Status):
            n = self._status(effect)
        elif isinstance(effect, cards.PlaceHazard):
            self.hazards.append(HazardTerms(effect, self.program(effect.what, card)))
            n = len(self.hazards) - 1
        elif isinstance(effect, ON_COUNTERS):
            counters = self.counters_named(effect.counter)
            at = counters[0].number if len(counters) == 1 else NO_COUNTER
        return Op(effect, n, at, self._branches(effect, card), card)

    def _status(self, effect: cards.Status) -> int:
        """The number of a status effect; cards with the same status share it."""
        for number, status in enumerate(self.statuses):
            if status.effect == effect:
                return number
        self.statuses.append(StatusTerms(effect, self))
        return len(self.statuses) - 1

    def _feeds(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for number in (*self.killer_lasting, *self.location_lasting):
            for part in parts(self.lasting[number]):
                if isinstance(part, cards.RaiseCounter):
                    counters = self.counters_named(part.counter)
                    found |= {self.places.number[id]: counters[0].number for id in part.among}
        return found

    def counters_named(self, name: str) -> list[Counter]:
        """The counters that a name means: one by its id, or all of a kind."""
        return [counter for counter in self.counters if name in (counter.id, counter.kind)]

    def _branches(self, effect: Any, card: int) -> tuple[int, ...]:
        if isinstance(effect, ON_COUNTERS):
            named = self.counters_named(effect.counter)
            return (
                tuple([self.program(_only(effect, counter), card) for counter in named]) if named[1:] else ()
            )
        if isinstance(effect, cards.Choose):
            return tuple([self.program(branch, card) for branch in effect.one_of])
        if isinstance(effect, cards.If):
            return (self.program(effect.then, card), self.program(effect.otherwise, card))
        if isinstance(effect, cards.Per):
            return (self.program(effect.what, card),)
        if isinstance(effect, cards.SwarmAttack):
            return (self.program(effect.otherwise, card),)
        if isinstance(effect, cards.HorrorRoll):
            return (
                self.program(effect.each, card),
                self.program(effect.success, card),
                self.program(effect.failure, card),
            )
        if isinstance(effect, cards.DieTable):
            rows = [self.program(row.what, card) for row in effect.rows]
            by_face = [NOTHING] * 7
            for program, row in zip(rows, effect.rows, strict=True):
                for face in row.faces:
                    by_face[face] = program
            return tuple(by_face)
        return ()

    def place(self, name: str) -> int:
        """The number of a space or of a place such as `killer-start`."""
        return self.places.number.get(name, _NAMED.get(name, NO_PLACE))

    def lasting_of(self, records: cards.Lastings) -> tuple[int, ...]:
        """Numbers for lasting effects of one card."""
        numbers = []
        for record in records:
            number = len(self.lasting)
            self.lasting.append(record)
            what = record.what if isinstance(record, cards.Upkeep | cards.AfterKiller) else ()
            self.lasting_program.append(NOTHING)
            self.lasting_program[number] = self.program(what)
            if isinstance(record, cards.Ability):
                ability = len(self.abilities)
                self.ability_of[number] = ability
                self.abilities.append(Way(record.use, 1 << 64 + ability, self))
                self.ability_ids.append(record.id)
            numbers.append(number)
        return tuple(numbers)

    @property
    def card_numbers(self) -> tuple[int, ...]:
        """The numbers of everything printed."""
        kinds = (
            (1, len(self.cards)),
            (ITEM_CARDS + 1, len(self.items) - 1),
            (TERROR_CARDS, len(self.terror)),
            (EVENT_CARDS, len(self.events)),
            (POWER_CARDS, len(self.power_lasting)),
            (FINALE_CARDS, len(self.finale_phase)),
            (START_CARDS, len(self.starts)),
            (HEROINE_CARD, 1),
            (OWN_CARDS, len(self.own_cards)),
            (COUNTER_CARDS, len(self.counters)),
        )
        return tuple([number for first, count in kinds for number in range(first, first + count)])

    def mods(self, numbers: tuple[int, ...]) -> Mods:
        """The sum of these lasting effects."""
        found = self._sums.get(numbers)
        if found is None:
            if len(self._sums) >= MODS_CACHE_SIZE:
                self._sums.clear()
            found = self._sums[numbers] = Mods(self, numbers)
        return found

    def strikes_back(self, card: int, mods: Mods) -> bool:
        """Whether a reaction card can hurt the attacker, by itself or by something that lasts."""
        return self.cards[card].attacks or mods.card_damage[card] > 0


def _only(effect: Any, counter: Counter) -> cards.Effects:
    """An effect on counters of a kind, for one of them."""
    return (msgspec.structs.replace(effect, counter=counter.id),)


def _chosen(things: dict[str, Any], id: str, option: str) -> Any:
    if id not in things:
        raise BadOption(f"option '{option}': there is no '{id}'; there are: {', '.join(things)}")
    return things[id]
