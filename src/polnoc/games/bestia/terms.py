"""The constants of a game: its map, its cards by number, its programs.

A *program* is a sequence of effects: half a card, a branch of a choice, an upgrade, a reward. Every program
and every effect (`Op`) gets a number when the terms are made, so that a frame can store its position as two
numbers. Sets of cards are bit masks of card numbers. `mods` adds up a character's unlocked upgrades, once for
every combination that occurs.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from polnoc.engine import effects
from polnoc.engine.actions import Action
from polnoc.engine.cards import Effect, Lasting
from polnoc.engine.effects import NOTHING
from polnoc.engine.options import BadOption
from polnoc.games.bestia import actions, cards
from polnoc.games.bestia.cards import KINDS, Contract, FirstGame
from polnoc.games.bestia.options import BestiaOptions
from polnoc.games.bestia.packs import Box
from polnoc.games.bestia.places import HABITAT_BIT, bits_of, members

BEAST: Final = 0
#: Actors from here on are summons.
SUMMONS: Final = 4
#: No upgrade.
NONE: Final = -1

#: Kinds of cards.
ACTION, GEAR, TALENT, ABILITY = range(4)
#: Kinds of folk; settlers come first.
FARMER, NOBLE, SHEEP, BOAR, BEAR = range(5)

#: Targets of attacks as one number: folk by their own numbers, then hunters, watchtowers, summons, the Beast.
TO_HUNTER: Final = actions.MOST_FOLK
TO_TOWER: Final = actions.MOST_FOLK + 4
TO_SUMMON: Final = TO_TOWER + actions.MOST_PLACES
TO_BEAST: Final = TO_SUMMON + 8
#: The action that aims at a target.
AIM: Final[tuple[Action, ...]] = (
    *actions.HIT_FOLK, *actions.HIT_HUNTER, *actions.HIT_TOWER, *actions.HIT_SUMMON, *[actions.HIT_BEAST] * 5,
)  # fmt: skip

#: The target by the index of the action that aims at it.
TARGET_OF: Final[dict[int, int]] = {action.index: target for target, action in enumerate(AIM)}

#: The highest cost of a card or an upgrade.
DEAREST: Final = 9
#: How many sets of actions are cached.
TURNS_CACHE_SIZE: Final = 8192


class Op(effects.Op):
    """An effect ready to run, with a number of its own."""

    __slots__ = ("habitats", "number")

    def __init__(self, number: int, effect: Effect, branches: tuple[int, ...]) -> None:
        super().__init__(effect, getattr(effect, "n", 0), branches)
        self.number = number
        names = getattr(effect, "enter", ()) or getattr(effect, "habitats", ())
        #: Habitats of a condition, or of the locations that may be entered, as bits.
        self.habitats = sum([HABITAT_BIT[name] for name in names])


class Card:
    """A card of the game. `variant`: the field of `Mods` that makes it run `other` instead of `program`."""

    __slots__ = (
        "beast", "bit", "cost", "hunt", "id", "kind", "needs", "number", "other", "owner", "program",
        "symbol", "up_to", "variant", "when",
    )  # fmt: skip

    def __init__(self, number: int, id: str, kind: int, symbol: str, program: int) -> None:
        self.number = number
        self.bit = 1 << number
        self.id = id
        self.kind = kind
        self.symbol = symbol
        #: What a hunter does with it; for talents and abilities of the Beast, what the Beast does.
        self.program = program
        #: The Beast's half of an action card.
        self.beast = program
        self.cost = 0
        self.needs = 0
        self.hunt = False
        self.when = ""
        self.up_to = DEAREST
        self.owner = NONE
        self.variant = ""
        self.other = NOTHING


class Upgrade:
    """An upgrade of a character."""

    __slots__ = ("cost", "id", "lasting", "number", "program")

    def __init__(self, number: int, id: str, cost: int, program: int, lasting: Lasting | None) -> None:
        self.number = number
        self.id = id
        self.cost = cost
        self.program = program
        self.lasting = lasting


class Mods:
    """The sum of a character's unlocked upgrades. Fields ending in `_by` hold the number of the upgrade."""

    __slots__ = (
        "after_attack", "after_card", "after_kill", "all_options", "arrow_beast", "attack", "attack_hunt",
        "attack_last", "attack_settlement", "beside_hunters", "beside_settlers", "flee", "fog", "foresight",
        "fury", "hunter_grudges", "last_bite", "long_hunt", "long_step", "long_step_by", "more_targets",
        "night_heal", "place_anywhere", "place_both", "quiet_by", "rob_gear", "shift_more", "steadfast",
        "talent_choice", "thorns", "thorns_by", "tower_grudge", "track_more", "trap_alarm", "trap_cheaper",
        "trap_guard", "trap_guard_by", "trap_guard_first", "trap_harm", "ward", "wild", "wound_guard_by",
        "wounded_grudge", "wounded_grudge_by",
    )  # fmt: skip

    def __init__(self, upgrades: list[Upgrade], programs: dict[int, int]) -> None:
        self.attack = self.attack_hunt = self.attack_settlement = self.attack_last = 0
        self.flee = self.fury = self.hunter_grudges = self.last_bite = self.night_heal = 0
        self.shift_more = self.thorns = self.tower_grudge = self.track_more = self.trap_cheaper = 0
        self.trap_guard = self.trap_guard_first = self.trap_harm = self.ward = 0
        self.wounded_grudge = self.long_step = 0
        self.long_step_by = self.quiet_by = self.thorns_by = self.trap_guard_by = NONE
        self.wound_guard_by = self.wounded_grudge_by = NONE
        self.trap_alarm = NOTHING
        self.all_options = self.arrow_beast = self.beside_hunters = self.beside_settlers = False
        self.fog = self.foresight = self.long_hunt = self.more_targets = self.place_anywhere = False
        self.place_both = self.rob_gear = self.steadfast = self.talent_choice = self.wild = False
        #: (upgrade, program)
        self.after_kill: tuple[tuple[int, int], ...] = ()
        self.after_attack: tuple[tuple[int, int], ...] = ()
        #: (card id, program)
        self.after_card: tuple[tuple[str, int], ...] = ()
        for upgrade in upgrades:
            self._add(upgrade.lasting, upgrade.number, programs.get(upgrade.number, NOTHING))

    def _add(self, lasting: Any, number: int, program: int) -> None:
        match lasting:
            case cards.AttackMore(n=n, when=when):
                name = {"always": "attack", "last-health": "attack_last"}.get(when, f"attack_{when}")
                setattr(self, name, getattr(self, name) + n)
            case cards.AfterKill():
                self.after_kill += ((number, program),)
            case cards.AfterAttack():
                self.after_attack += ((number, program),)
            case cards.AfterCard(card=card):
                self.after_card += ((card, program),)
            case cards.TrapGuard(n=n, once=once):
                if once:
                    self.trap_guard_first, self.trap_guard_by = n, number
                else:
                    self.trap_guard += n
            case cards.Thorns(n=n):
                self.thorns, self.thorns_by = n, number
            case cards.StayBeside(who=who):
                setattr(self, f"beside_{who}", True)
            case cards.LongStep(habitat=habitat):
                self.long_step, self.long_step_by = HABITAT_BIT[habitat], number
            case cards.QuietFirst():
                self.quiet_by = number
            case cards.WoundGuard():
                self.wound_guard_by = number
            case cards.WoundedGrudge(n=n):
                self.wounded_grudge, self.wounded_grudge_by = n, number
            case cards.TrapAlarm():
                self.trap_alarm = program
            case None:
                pass
            case _:
                self._add_simple(lasting)

    def _add_simple(self, lasting: Any) -> None:
        name = _SIMPLE[type(lasting)]
        now = getattr(self, name)
        setattr(self, name, True if now is False or now is True else now + lasting.n)


#: Lasting effects that are a flag or a number, and the field of `Mods` that holds them.
_SIMPLE: Final[dict[type[Lasting], str]] = {
    cards.FleeMore: "flee",
    cards.WildSummons: "wild",
    cards.SummonFury: "fury",
    cards.TowerGrudge: "tower_grudge",
    cards.TalentChoice: "talent_choice",
    cards.RobGear: "rob_gear",
    cards.MoreTargets: "more_targets",
    cards.NightHeal: "night_heal",
    cards.LastBite: "last_bite",
    cards.PlaceBoth: "place_both",
    cards.PlaceAnywhere: "place_anywhere",
    cards.ShiftMore: "shift_more",
    cards.Fog: "fog",
    cards.HunterGrudges: "hunter_grudges",
    cards.Steadfast: "steadfast",
    cards.AllOptions: "all_options",
    cards.Ward: "ward",
    cards.Foresight: "foresight",
    cards.LongHunt: "long_hunt",
    cards.ArrowBeast: "arrow_beast",
    cards.TrackMore: "track_more",
    cards.TrapCheaper: "trap_cheaper",
    cards.TrapHarm: "trap_harm",
}


class Terms:
    """The options of a game and everything that follows from them."""

    def __init__(self, options: BestiaOptions, box: Box, rules: int) -> None:
        self.options = options
        #: The version of the rules.
        self.rules = rules
        self.shown: dict[str, Any] = msgspec.to_builtins(options)
        self.box = box
        self.core = box.core
        self.first_game = _first_game(options, box)
        self.contract = _contract(options, box, self.first_game)
        self.players = options.players
        #: The number of hunters; characters are 0 (the Beast) and 1 to this number.
        self.hunters = 3 if options.players == 4 else 2
        self.characters = range(self.hunters + 1)
        self.seats = range(options.players)
        #: By actor: the seat that decides. Summons belong to the Beast.
        own = [BEAST, 1, 2, 3] if options.players > 2 else [BEAST, 1, 1, 1]
        self.seat_of = (*own, *[BEAST] * 8)
        self.team = bits_of([seat for seat in self.seats if seat])
        self.days = options.days or self.contract.days
        self.places = box.places(self.contract.map)
        self.beast = box.beasts[self.first_game.beast if self.first_game else options.beast]
        self.cast = [box.hunters[id] for id in _hunters(options, self.first_game, self.hunters)]
        self.habitat = HABITAT_BIT[self.beast.habitat]
        self.health = (self.beast.health, *[hunter.health for hunter in self.cast])
        self.programs: list[tuple[Op, ...]] = []
        self.ops: list[Op] = []
        self.cards: list[Card] = [Card(0, "", ACTION, "", NOTHING)] * actions.CARDS_END
        #: A move of one location without any condition.
        self.plain_move = self._op(cards.Move(n=1))
        self._make_folk()
        self._make_cards()
        self._make_sets()
        self._make_upgrades()
        self._make_contract()
        summons = self.beast.summons
        self.summons = summons.count
        self.summon_first = self.program(summons.first)
        self.summon_program = self.program(summons.what)
        self._mods: list[dict[int, Mods]] = [{} for _ in self.characters]
        self._turns: dict[tuple[int, int, Action | None], tuple[Action, ...]] = {}

    # Programs -------------------------------------------------------------------------

    def program(self, what: cards.Effects) -> int:
        """Register a sequence of effects and return its number."""
        if not what:
            return NOTHING
        number = len(self.programs)
        self.programs.append(())
        self.programs[number] = tuple([self._op(effect) for effect in what])
        return number

    def _op(self, effect: Any) -> Op:
        match effect:
            case cards.AnyOrder(of=branches) | cards.Choose(one_of=branches):
                made = tuple([self.program(branch) for branch in branches])
            case cards.If(then=then, otherwise=otherwise):
                made = (self.program(then), self.program(otherwise))
            case cards.Then(first=first, next=following):
                made = (self.program(first), self.program(following))
            case cards.Other(what=what) | cards.Each(what=what):
                made = (self.program(what),)
            case _:
                made = ()
        op = Op(len(self.ops), effect, made)
        self.ops.append(op)
        return op

    # Folk -----------------------------------------------------------------------------

    def _make_folk(self) -> None:
        """Settlers come first, so that their numbers are small."""
        places, core = self.places, self.core
        escort = self.contract.escort
        found = [(place, kind) for place, kind in enumerate(places.folk) if kind]
        settlers = [(place, kind) for place, kind in found if kind in ("farmer", "noble")]
        if escort:
            origin = places.number[escort.origin]
            settlers = [(origin, kind) for kind in escort.settlers]
        animals = [(place, kind) for place, kind in found if kind not in ("farmer", "noble")]
        folk = [*settlers, *animals]
        self.settlers = len(settlers)
        self.folk_start = tuple([place for place, _ in folk])
        self.folk_kind = tuple([KINDS.index(kind) for _, kind in folk])
        self.folk_health = tuple([core.folk[kind].health for _, kind in folk])
        self.folk_grudges = tuple([core.folk[kind].grudges for _, kind in folk])
        #: [place]: the animal that lives there, or -1; animals never move.
        self.animal_at = tuple(
            [
                next((one for one in range(len(settlers), len(folk)) if folk[one][0] == place), NONE)
                for place in places.all
            ]
        )
        self.refuge = places.number[escort.refuge] if escort else NONE
        self.origin = places.number[escort.origin] if escort else NONE

    # Cards ----------------------------------------------------------------------------

    def _make_cards(self) -> None:
        box = self.box
        for number, action in enumerate(box.actions.values(), start=actions.ACTION_CARDS):
            made = Card(number, action.id, ACTION, action.symbol, self.program(action.hunter))
            made.beast = self.program(action.beast)
            self.cards[number] = made
        for first, kind, stock in (
            (actions.GEAR_CARDS, GEAR, box.gear),
            (actions.TALENT_CARDS, TALENT, box.talents),
        ):
            for number, thing in enumerate(stock.values(), start=first):
                made = Card(number, thing.id, kind, thing.symbol, self.program(thing.what))
                made.cost, made.when, made.up_to = thing.cost, thing.when or "", thing.up_to
                self.cards[number] = made
        for number, ability in enumerate(self.beast.card, start=actions.BEAST_CARDS):
            self.cards[number] = self._ability(number, ability, BEAST, self.beast.upgrade)
        for hunter, record in enumerate(self.cast, start=1):
            start = actions.HUNTER_CARDS + actions.HUNTER_SLOTS * (hunter - 1)
            for number, ability in enumerate((*box.abilities.values(), *record.card), start=start):
                self.cards[number] = self._ability(number, ability, hunter, record.upgrade)
        self.action_number = {id: number for number, id in enumerate(box.actions, start=actions.ACTION_CARDS)}

    def _ability(
        self, number: int, ability: cards.Ability, owner: int, upgrades: tuple[cards.Upgrade, ...]
    ) -> Card:
        made = Card(number, ability.id, ABILITY, ability.symbol, self.program(ability.what))
        made.needs = HABITAT_BIT[ability.needs] if ability.needs else 0
        made.hunt = ability.hunt
        made.owner = owner
        for upgrade in upgrades:
            match upgrade.lasting:
                case cards.MoreTargets(card=id) if id == ability.id:
                    made.variant = "more_targets"
                    made.other = self.program((*ability.what, ability.what[-1]))
                case cards.AllOptions(card=id) if id == ability.id:
                    made.variant = "all_options"
                    made.other = self.program(tuple([_all_options(effect) for effect in ability.what]))
                case cards.TrackMore(n=n) if ability.track:
                    made.variant = "track_more"
                    made.other = self.program(tuple([_longer(effect, n) for effect in ability.what]))
                case _:
                    pass
        return made

    def _make_sets(self) -> None:
        known = [card for card in self.cards if card.number]
        self.actions = bits_of([card.number for card in known if card.kind == ACTION])
        self.gear = bits_of([card.number for card in known if card.kind == GEAR])
        self.talents = bits_of([card.number for card in known if card.kind == TALENT])
        self.abilities = bits_of([card.number for card in known if card.kind == ABILITY])
        self.traps = bits_of([card.number for card in known if card.symbol == "trap"])
        self.hunts = bits_of([card.number for card in known if card.hunt])
        #: [character]: its abilities.
        self.own = tuple(
            [bits_of([card.number for card in known if card.owner == one]) for one in self.characters]
        )
        #: By symbols played (1: red, 2: blue, 3: both): the cards that cannot be played; always reactions.
        red = bits_of([card.number for card in known if card.symbol in ("red", "trap")])
        blue = bits_of([card.number for card in known if card.symbol == "blue"])
        reactions = bits_of([card.number for card in known if card.symbol == "reaction"])
        self.red = red
        self.barred = (reactions, reactions | red, reactions | blue, reactions | red | blue)
        #: [grudges]: the cards that cost more.
        self.too_dear = tuple(
            [bits_of([card.number for card in known if card.cost > has]) for has in range(DEAREST + 1)]
        )
        #: [habitat bits of a location]: the cards that cannot be played there.
        self.out_of_place = tuple(
            [bits_of([c.number for c in known if c.needs and not c.needs & here]) for here in range(16)]
        )
        #: By trigger: the reactions.
        self.reactions: dict[str, tuple[Card, ...]] = {
            when: tuple([card for card in known if card.when == when])
            for when in sorted({card.when for card in known})
            if when
        }

    def _make_upgrades(self) -> None:
        self.upgrades: list[tuple[Upgrade, ...]] = []
        self._lasting_programs: list[dict[int, int]] = []
        for upgrades in (self.beast.upgrade, *[hunter.upgrade for hunter in self.cast]):
            made, programs = [], {}
            for number, upgrade in enumerate(upgrades):
                what = getattr(upgrade.lasting, "what", ())
                programs[number] = self.program(what)
                program = self.program(upgrade.what)
                made.append(Upgrade(number, upgrade.id, upgrade.cost, program, upgrade.lasting))
            self.upgrades.append(tuple(made))
            self._lasting_programs.append(programs)

    def _make_contract(self) -> None:
        nights = self.contract.night
        self.beast_rewards = tuple([self.program(night.beast_reward) for night in nights])
        #: [night]: (program, how many characters; 0: all)
        self.hunter_rewards = tuple(
            [
                tuple([(self.program(reward.what), reward.characters) for reward in night.hunters_reward])
                for night in nights
            ]
        )
        first = self.first_game
        #: [character]: the action cards of a first game.
        self.first_hands = (
            tuple(
                [
                    bits_of([self.action_number[id] for id in hand])
                    for hand in (first.beast_cards, *first.hunter_cards)
                ]
            )
            if first
            else ()
        )

    @property
    def card_numbers(self) -> tuple[int, ...]:
        """The numbers of all cards of the game."""
        return tuple([card.number for card in self.cards if card.number])

    # Lookups with a cache -------------------------------------------------------------

    def mods(self, character: int, unlocked: int) -> Mods:
        """The combined effect of a character's unlocked upgrades, cached."""
        found = self._mods[character].get(unlocked)
        if found is None:
            chosen = [self.upgrades[character][number] for number in members(unlocked)]
            found = self._mods[character][unlocked] = Mods(chosen, self._lasting_programs[character])
        return found

    def turn_options(self, plays: int, flees: int, ending: Action | None) -> tuple[Action, ...]:
        """The actions of a turn: play one of `plays`, discard one of `flees` to flee, or `ending`; cached."""
        key = (plays, flees, ending)
        found = self._turns.get(key)
        if found is None:
            if len(self._turns) >= TURNS_CACHE_SIZE:
                self._turns.clear()
            offered = [actions.PLAY[card] for card in members(plays)] + [
                actions.FLEE[card] for card in members(flees)
            ]
            found = self._turns[key] = tuple([*offered, ending] if ending else offered)
        return found


def _all_options(effect: Any) -> Any:
    return cards.AnyOrder(of=effect.one_of) if isinstance(effect, cards.Choose) else effect


def _longer(effect: Any, n: int) -> Any:
    if isinstance(effect, cards.Then):
        return msgspec.structs.replace(effect, first=tuple([_longer(one, n) for one in effect.first]))
    return msgspec.structs.replace(effect, n=effect.n + n) if isinstance(effect, cards.Move) else effect


def _first_game(options: BestiaOptions, box: Box) -> FirstGame | None:
    if not options.first_game:
        return None
    return next(first for first in box.core.first_game if options.players in first.players)


def _contract(options: BestiaOptions, box: Box, first: FirstGame | None) -> Contract:
    if first:
        return box.contracts[first.contract]
    if options.contract == "auto":
        suggested = next(first for first in box.core.first_game if options.players in first.players)
        return box.contracts[suggested.contract]
    contract = box.contracts.get(options.contract)
    if contract is None:
        known = ", ".join(box.contracts)
        raise BadOption(f"option 'contract': there is no '{options.contract}'; there are: {known}")
    if options.players not in contract.players:
        meant = " or ".join([str(count) for count in contract.players])
        raise BadOption(f"option 'contract': '{contract.id}' is for {meant} players, not {options.players}")
    return contract


def _hunters(options: BestiaOptions, first: FirstGame | None, count: int) -> tuple[str, ...]:
    if first:
        return first.hunters
    chosen = (options.hunter1, options.hunter2, options.hunter3)[:count]
    if len(set(chosen)) != count:
        twice = next(id for id in chosen if chosen.count(id) > 1)
        raise BadOption(f"option 'hunter2': '{twice}' was chosen twice; choose different hunters")
    return chosen
