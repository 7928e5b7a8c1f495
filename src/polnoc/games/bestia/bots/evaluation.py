"""Evaluate cards, upgrades, and whole positions as the Beast or the hunters see them.

Values of positions are from the Beast's point of view; the hunters want them small. A finished game counts
`GAME_OVER`, or its negative if the hunters have won.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from polnoc.engine.cards import Effect, Lasting
from polnoc.engine.effects import NOTHING
from polnoc.games.bestia import cards
from polnoc.games.bestia.bots.figures import Figures
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.ending import amount as amount_of
from polnoc.games.bestia.rules.ending import is_met
from polnoc.games.bestia.state import BEAST_WON, NOWHERE, Bestia
from polnoc.games.bestia.terms import ABILITY, ACTION, BEAST, NOBLE, TALENT, Card, Terms

GAME_OVER: Final = 100.0
EffectValue = Callable[[Any], float]
#: The value of an effect of a card to the Beast and to hunters.
EFFECTS: Final[dict[type[Effect], tuple[EffectValue, EffectValue]]] = {
    cards.Move: (lambda e: 0.35 * e.n + 0.15 * e.quiet, lambda e: 0.3 * e.n),
    cards.Travel: (lambda e: 0.5, lambda e: 0.5),
    cards.Stay: (lambda e: 0.25, lambda e: 0.0),
    cards.Backtrack: (lambda e: 0.4, lambda e: 0.0),
    cards.MoveSummons: (lambda e: 0.25, lambda e: 0.0),
    cards.ShiftHunter: (lambda e: 0.4, lambda e: 0.0),
    cards.Attack: (
        lambda e: 1.2 + 0.8 * e.more + 0.4 * (e.reach == "near"),
        lambda e: 0.7 + 0.3 * (e.reach == "near"),
    ),
    cards.Search: (lambda e: 0.0, lambda e: 0.9),
    cards.ShowTrails: (lambda e: 0.0, lambda e: 0.4),
    cards.AskHabitat: (lambda e: 0.0, lambda e: 0.5),
    cards.LookOldest: (lambda e: 0.0, lambda e: 0.25),
    cards.Grudges: (lambda e: 0.6 * e.n, lambda e: 0.45 * e.n),
    cards.Power: (lambda e: 1.2, lambda e: 1.0),
    cards.Heal: (lambda e: 0.6 * e.n, lambda e: 0.3 * e.n),
    cards.Gain: (lambda e: 0.8 * e.n, lambda e: 0.6 * e.n),
    cards.TakeUnused: (lambda e: 0.6, lambda e: 0.5),
    cards.TakeBack: (lambda e: 0.9, lambda e: 0.5),
    cards.Discard: (lambda e: 0.5, lambda e: 0.6),
    cards.LoseGrudges: (lambda e: 0.3, lambda e: 0.5),
    cards.StealGear: (lambda e: 0.6, lambda e: 0.0),
    cards.Tower: (lambda e: 0.0, lambda e: 0.6),
    cards.Topple: (lambda e: 0.3, lambda e: 0.0),
    cards.Transform: (lambda e: 0.3, lambda e: 0.2),
    cards.ClearTrails: (lambda e: 0.4, lambda e: 0.0),
    cards.Summon: (lambda e: 0.6, lambda e: 0.0),
    cards.PlaceSummons: (lambda e: 0.7, lambda e: 0.0),
    cards.ActSummons: (lambda e: 0.7, lambda e: 0.0),
    cards.Slow: (lambda e: 0.4, lambda e: 0.7),
    cards.Hush: (lambda e: 0.0, lambda e: 0.3),
    cards.Bulwark: (lambda e: 0.0, lambda e: 0.4),
    cards.Prevent: (lambda e: 0.0, lambda e: 0.7),
    cards.HurtHunter: (lambda e: 0.5, lambda e: 0.0),
    cards.Disarm: (lambda e: 0.6, lambda e: 0.0),
    cards.LookHand: (lambda e: 0.1, lambda e: 0.0),
    cards.LookTrap: (lambda e: 0.3, lambda e: 0.0),
    cards.ReturnTrap: (lambda e: 0.4, lambda e: 0.0),
    cards.ShowTalents: (lambda e: 0.0, lambda e: 0.2),
    cards.LayTrap: (lambda e: 0.0, lambda e: 0.4),
    cards.Deal: (lambda e: 0.0, lambda e: 1.2 * e.n),
}  # fmt: skip

#: The value of upgrades for which the price is no good measure.
LASTING: Final[dict[type[Lasting], float]] = {
    cards.AttackMore: 5.0, cards.NightHeal: 2.0, cards.AfterKill: 1.6, cards.AfterAttack: 2.2,
    cards.MoreTargets: 2.0, cards.QuietFirst: 2.0, cards.StayBeside: 1.4, cards.WoundGuard: 1.5,
    cards.LongHunt: 3.0, cards.Fog: 1.2, cards.Thorns: 1.4,
}  # fmt: skip


class Evaluation:
    """The values in games with the same terms."""

    def __init__(self, terms: Terms, figures: Figures) -> None:
        self.terms = terms
        self.figures = figures
        #: [steps]: how well a hunter that far away guards a settler.
        self.guards = (figures.guard_here, figures.guard_beside, figures.guard_two_steps_away)
        self.far = terms.places.far
        #: [place][place]: the factor by which the distance reduces a value.
        self.near = [[figures.step_decay ** min(steps, 20) for steps in far] for far in self.far]
        longest = max([goal.n for goal in terms.contract.wins])
        self.victory = figures.victory + figures.victory_per_settler * longest
        self._lures: dict[object, Lures] = {}
        sides = (BEAST, 1)
        #: [side][card]
        self.card = tuple([[self._card(card, side) for card in terms.cards] for side in sides])
        #: The Beast's cards that attack, as bits.
        self.attacks = self._having(cards.Attack, BEAST)
        #: [card]: how far a hunter gets with it; how far away a hunter can strike or search with it, or -1.
        self.steps = [self._steps(card) for card in terms.cards]
        self.strikes = [self._reach(card, cards.Attack) for card in terms.cards]
        self.searches = [self._reach(card, cards.Search) for card in terms.cards]
        #: [card]: the wounds that a trap deals, and its value apart from them.
        self.harm = [self._wounds(card.program) if card.symbol == "trap" else 0 for card in terms.cards]
        self.harmless = [
            0.0 if self.harm[card.number] else self._sum(card.program, 1) for card in terms.cards
        ]
        self._hands: dict[tuple[int, int], float] = {}
        self._reaches: dict[int, tuple[int, int]] = {}
        self._ups: dict[tuple[int, int], float] = {}
        self.damage_price = min(
            [b.cost for b in terms.upgrades[BEAST] if isinstance(b.lasting, cards.AttackMore)], default=0
        )
        self.damage_up = sum(
            [1 << b.number for b in terms.upgrades[BEAST] if isinstance(b.lasting, cards.AttackMore)]
        )

    # Cards ----------------------------------------------------------------------------

    def _program(self, card: Card, side: int) -> int:
        return card.beast if side == BEAST and card.kind == ACTION else card.program

    def _card(self, card: Card, side: int) -> float:
        if not card.number:
            return 0.0
        value = self._sum(self._program(card, side), side)
        if card.symbol == "trap":
            value = 0.3 + 0.7 * self._sum(card.program, 1)
        value -= 0.3 * card.cost
        if card.needs:
            value *= 0.7
        return max(0.15, value)

    def _sum(self, program: int, side: int) -> float:
        if program == NOTHING:
            return 0.0
        total = 0.0
        for op in self.terms.programs[program]:
            branches = [self._sum(branch, side) for branch in op.branches]
            match op.effect:
                case cards.Choose():
                    total += 1.1 * max(branches)
                case cards.If():
                    total += max(0.6 * branches[0], branches[1])
                case cards.Copy():
                    total += 0.8
                case cards.Other() | cards.Each():
                    total += 0.9 * sum(branches)
                case cards.AnyOrder() | cards.Then():
                    total += sum(branches)
                case effect:
                    figures = EFFECTS.get(type(effect))
                    total += figures[side](effect) if figures else 0.0
        return total

    def _wounds(self, program: int) -> int:
        if program == NOTHING:
            return 0
        return sum([op.n for op in self.terms.programs[program] if isinstance(op.effect, cards.Deal)])

    def _having(self, kind: type, side: int) -> int:
        found = 0
        for card in self.terms.cards:
            if card.number and self.has_effect(self._program(card, side), kind):
                found |= card.bit
        return found

    def has_effect(self, program: int, kind: type) -> bool:
        """Whether a program has an effect of this kind."""
        if program == NOTHING:
            return False
        return any(
            [
                isinstance(op.effect, kind) or any([self.has_effect(branch, kind) for branch in op.branches])
                for op in self.terms.programs[program]
            ]
        )

    def _steps(self, card: Card) -> int:
        return self._moves(card.program) if card.symbol == "blue" else 0

    def _moves(self, program: int) -> int:
        if program == NOTHING:
            return 0
        most = 0
        for op in self.terms.programs[program]:
            if isinstance(op.effect, cards.Other):
                continue
            n = op.n if isinstance(op.effect, cards.Move) else 0
            inner = [self._moves(branch) for branch in op.branches]
            n += sum(inner) if isinstance(op.effect, cards.Then) else max(inner, default=0)
            most = max(most, n)
        return most

    def _reach(self, card: Card, kind: type) -> int:
        """How far away a hunter can attack or search with a card; -1: not at all."""
        if not card.number or card.symbol not in ("red", "blue") or card.kind == TALENT:
            return -1
        if card.kind == ABILITY and card.owner == BEAST:
            return -1
        return self._farthest(card.program, kind)

    def _farthest(self, program: int, kind: type) -> int:
        if program == NOTHING:
            return -1
        found, gone = -1, 0
        for op in self.terms.programs[program]:
            effect = op.effect
            if isinstance(effect, cards.Other):
                continue
            if isinstance(effect, cards.Move):
                gone += op.n
            elif isinstance(effect, kind) and getattr(effect, "targets", "") != "summons":
                near = getattr(effect, "reach", "") == "near" or getattr(effect, "where", "") == "near"
                found = max(found, gone + near)
            elif isinstance(effect, cards.Then):
                inner = self._farthest(op.branches[1], kind)
                if inner >= 0:
                    found = max(found, gone + self._moves(op.branches[0]) + inner)
            elif isinstance(effect, cards.AnyOrder):
                inner = max([self._farthest(branch, kind) for branch in op.branches])
                if inner >= 0:
                    found = max(found, gone + inner + max([self._moves(branch) for branch in op.branches]))
            else:
                inner = max([self._farthest(branch, kind) for branch in op.branches], default=-1)
                if inner >= 0:
                    found = max(found, gone + inner)
        return found

    def hand(self, character: int, hand: int) -> float:
        """The value of the cards of a hand to its holder."""
        side = min(character, 1)
        key = (side, hand)
        found = self._hands.get(key)
        if found is None:
            found = sum([self.card[side][card] for card in members(hand)])
            if len(self._hands) > 20_000:
                self._hands.clear()
            self._hands[key] = found
        return found

    def reach(self, hand: int) -> tuple[int, int]:
        """How far away a hunter with this hand can strike a revealed Beast, or search; -1: not at all."""
        found = self._reaches.get(hand)
        if found is None:
            held = members(hand)
            gone = max([self.steps[card] for card in held], default=0)
            strike = max([self.strikes[card] for card in held], default=-1)
            search = max([self.searches[card] for card in held], default=-1)
            found = (gone + strike if strike >= 0 else -1, gone + search if search >= 0 else -1)
            if len(self._reaches) > 20_000:
                self._reaches.clear()
            self._reaches[hand] = found
        return found

    # Upgrades -------------------------------------------------------------------------

    def upgrades(self, character: int, unlocked: int) -> float:
        """The value of a character's unlocked upgrades."""
        key = (character, unlocked)
        found = self._ups.get(key)
        if found is None:
            found, figures = 0.0, self.figures
            for upgrade in self.terms.upgrades[character]:
                if unlocked >> upgrade.number & 1 and upgrade.lasting is not None:
                    usual = figures.upgrade + figures.upgrade_price * upgrade.cost
                    found += LASTING.get(type(upgrade.lasting), usual)
            if character != BEAST:
                found *= figures.hunters_upgrades
            self._ups[key] = found
        return found

    # Public values --------------------------------------------------------------------

    def over(self, position: Bestia) -> float:
        """The value of a game that has ended."""
        return GAME_OVER if position.victor == BEAST_WON else -GAME_OVER

    def loss(self, left: int, wounds: float) -> float:
        """The cost of wounds to a Beast with this much health left."""
        if wounds <= 0:
            return 0.0
        whole = int(wounds)
        if whole >= left:
            return self.figures.death
        health = self.figures.health
        lost = health / (left - whole) - health / left
        part = wounds - whole
        if part:
            rest = left - whole
            one = health / (rest - 1) - health / rest if rest > 1 else self.figures.death - lost
            lost += part * one
        return lost

    def health_factor(self, position: Bestia) -> float:
        """How much wounds count: a Beast that loses after the last day need not save its health by then."""
        if self.terms.contract.escort:
            return 1.0
        left = self.terms.days - position.day
        if left >= 2:
            return 1.0
        return self.figures.health_on_last_day_but_one if left == 1 else self.figures.health_on_last_day

    def progress(self, position: Bestia) -> float:
        """How far the Beast is on its way to victory, from 0 to 1."""
        return _furthest([self._share(position, goal, 0) for goal in self.terms.contract.wins])

    def _share(self, position: Bestia, goal: cards.Goal, more: int) -> float:
        return min(1.0, (amount_of(position, cards.GOALS.index(goal.what)) + more) / goal.n)

    def settler_value(self, position: Bestia, settler: int) -> float:
        """What the death of a settler adds to the value of a position."""
        kind = "nobles" if self.terms.folk_kind[settler] == NOBLE else "farmers"
        wins = self.terms.contract.wins
        after = [self._share(position, goal, goal.what in ("settlers", kind)) for goal in wins]
        return self.victory * max(0.0, _furthest(after) - self.progress(position))

    def open_value(self, position: Bestia) -> float:
        """The value of everything public, wherever the Beast is."""
        terms, figures = self.terms, self.figures
        last = position.day >= terms.days
        value = self.victory * self.progress(position)
        value -= (
            self.health_factor(position)
            * figures.health
            / max(0.5, terms.health[BEAST] - position.wounds[BEAST])
        )
        value += self._grudges_value(position, last)
        value += figures.power * position.power[BEAST] + self.upgrades(BEAST, position.ups[BEAST])
        value += figures.hand * self.hand(BEAST, position.hands[BEAST])
        value += figures.beast_card * (position.hands[BEAST] & terms.actions).bit_count()
        if not position.track:
            value -= figures.revealed
        for hunter in terms.characters[1:]:
            value -= self._hunter(position, hunter, last)
        value -= figures.tower * position.towers.bit_count()
        value += self._goals(position)
        for place in position.summons:
            if place != NOWHERE:
                value += figures.summon + 0.5 * self._near_settler(position, place)
        if terms.contract.escort:
            far = self.far[terms.refuge]
            steps = [far[place] for place in position.folk[: terms.settlers] if place != NOWHERE]
            value += figures.caravan_step * sum(steps)
        for trap in position.traps:
            value -= self.trap(position, trap[0], trap[2], trap[1])
        value += 0.5 * bool(position.slowed & ~1) - 0.6 * (position.slowed & 1) - 0.3 * position.hushed
        return value

    def _grudges_value(self, position: Bestia, last: bool) -> float:
        has = position.grudges[BEAST]
        if last:
            return 0.25 * has
        if position.ups[BEAST] & self.damage_up == self.damage_up:
            return self.figures.grudge * has
        dear = min(has, self.damage_price)
        return self.figures.needed_grudge * dear + self.figures.grudge * (has - dear)

    def _hunter(self, position: Bestia, hunter: int, last: bool) -> float:
        """The value of what a hunter has."""
        figures = self.figures
        value = figures.hand * self.hand(hunter, position.hands[hunter])
        value += (0.15 if last else figures.hunters_grudge) * position.grudges[hunter]
        value += figures.power * 0.8 * position.power[hunter] + self.upgrades(hunter, position.ups[hunter])
        if position.hunters[hunter] == NOWHERE:
            return value - figures.hunter_dead
        value += figures.hunters_card * (position.hands[hunter] & self.terms.actions).bit_count()
        left = self.terms.health[hunter] - position.wounds[hunter]
        return value - figures.hunter_wound * position.wounds[hunter] - (0.4 if left == 1 else 0.0)

    def _goals(self, position: Bestia) -> float:
        nights = self.terms.contract.night
        night = position.day - 1
        if not 0 <= night < len(nights):
            return 0.0
        met = self._met(position, nights[night].beast) - self._met(position, nights[night].hunters)
        return self.figures.goal * met

    def _met(self, position: Bestia, goals: tuple[cards.Goal, ...]) -> float:
        if is_met(position, goals):
            return 1.0
        shares = [amount_of(position, cards.GOALS.index(goal.what)) / goal.n for goal in goals]
        return 0.6 * max(shares)

    def _near_settler(self, position: Bestia, place: int) -> float:
        near = self.near[place]
        return max(
            [near[p] ** 2 for p in position.folk[: self.terms.settlers] if p != NOWHERE],
            default=0.0,
        )

    def trap(self, position: Bestia, region: int, habitat: int, card: int) -> float:
        """The value of a trap to the hunters, by how much of the prey lives where it triggers."""
        places, terms = self.terms.places, self.terms
        inside = places.region_bits[region]
        there, everywhere = 0.3, 1.0
        for one, place in enumerate(position.folk):
            if place != NOWHERE:
                weight = self.figures.settler_bait if one < terms.settlers else self.figures.animal_bait
                everywhere += weight
                if inside >> place & 1 and position.habitats[place] & habitat:
                    there += weight
        return self.figures.trap * self._snap(position, card) * there / everywhere

    def _snap(self, position: Bestia, card: int) -> float:
        """The value to the hunters of a trap being triggered."""
        if card <= 0:
            return 1.0
        left = self.terms.health[BEAST] - position.wounds[BEAST]
        return 0.3 + self.harmless[card] + self.health_factor(position) * self.loss(left, self.harm[card])

    # Where the Beast is ---------------------------------------------------------------

    def guard(self, position: Bestia, place: int) -> float:
        """The factor by which hunters nearby make a settler on a location less tempting."""
        far = self.far[place]
        factor = 1.0
        for there in position.hunters:
            if there != NOWHERE and far[there] < 3:
                factor *= 1.0 - self.guards[far[there]]
        return factor

    def lures(self, position: Bestia) -> Lures:
        """What attracts the Beast: locations and how good they are."""
        damage = 1 + position.mods(BEAST).attack
        ready = (position.hands[BEAST] & self.attacks).bit_count()
        key = (
            tuple(position.folk), tuple(position.hurts), tuple(position.hunters), damage, ready,
            position.day < self.terms.days,
        )  # fmt: skip
        found = self._lures.get(key)
        if found is None:
            if len(self._lures) > 2000:
                self._lures.clear()
            found = self._lures[key] = Lures(
                self._bait(position, damage, ready), self.near, self.figures.second_lure
            )
        return found

    def _bait(self, position: Bestia, damage: int, ready: int) -> list[tuple[int, float]]:
        terms = self.terms
        figures = self.figures
        later = figures.unkillable_prey if position.day < terms.days else figures.unkillable_prey_last_day
        found: list[tuple[int, float]] = []
        for one in range(terms.settlers):
            place = position.folk[one]
            if place == NOWHERE:
                continue
            hits = -(-(terms.folk_health[one] - position.hurts[one]) // damage)
            chance = figures.prey_share * figures.blow_factor**hits if hits <= ready else later
            found.append((place, self.settler_value(position, one) * chance * self.guard(position, place)))
        if position.day < terms.days:
            for one in range(terms.settlers, len(position.folk)):
                place = position.folk[one]
                if place != NOWHERE:
                    hits = -(-(terms.folk_health[one] - position.hurts[one]) // damage)
                    if hits <= ready:
                        found.append((place, figures.animal * terms.folk_grudges[one] / hits))
        return found

    def started_kills(self, position: Bestia) -> float:
        """The value of wounded settlers who can still be killed today."""
        terms = self.terms
        value = 0.0
        for one in range(terms.settlers):
            if position.hurts[one] and position.folk[one] != NOWHERE:
                damage = 1 + position.mods(BEAST).attack
                ready = (position.hands[BEAST] & self.attacks).bit_count()
                hits = -(-(terms.folk_health[one] - position.hurts[one]) // damage)
                if hits <= ready:
                    value += self.settler_value(position, one) * self.figures.started_kill * 0.55**hits
        return value

    def damage(self, position: Bestia, hunter: int) -> int:
        """The approximate wounds that a hunter deals with one attack."""
        mods = position.mods(hunter)
        return 1 + mods.attack + mods.attack_hunt + min(1, position.power[hunter])

    def danger(self, position: Bestia, place: int, chances: Mapping[int, float]) -> float:
        """Wounds that a Beast at `place` must expect before its next turn if hunters believe `chances`."""
        wounds = 0.0
        far = self.far[place]
        revealed = not position.track
        for hunter, there in enumerate(position.hunters):
            if there == NOWHERE:
                continue
            strike, search = self.reach(position.hands[hunter])
            if position.slowed >> hunter & 1:
                strike, search = min(strike, 1), min(search, 1)
            if revealed:
                if 0 <= far[there] <= strike:
                    wounds += self.figures.strike_chance * self.damage(position, hunter)
                elif far[there] == strike + 1:
                    wounds += 0.15
            elif far[there] <= search:
                around = self.far[there]
                total = sum([c * c for p, c in chances.items() if around[p] <= search])
                mine = chances.get(place, 0.0)
                if total:
                    wounds += self.figures.search_chance * self.damage(position, hunter) * mine * mine / total
        return wounds

    def nearby(self, position: Bestia, place: int) -> float:
        """The value of who is near a Beast at `place`, besides prey and danger."""
        figures = self.figures
        far = self.far[place]
        value = 0.0
        for there in position.hunters:
            if there != NOWHERE and far[there] <= 2:
                value -= figures.hunter_beside if far[there] <= 1 else figures.hunter_two_steps_away
        for there in position.folk[: self.terms.settlers]:
            if there != NOWHERE and far[there] <= 1:
                return value + figures.settler_beside
        return value

    def beast(self, position: Bestia, chances: Mapping[int, float]) -> float:
        """The value as the Beast sees it, knowing where it is; `chances`: what the hunters believe."""
        if position.victor:
            return self.over(position)
        place = position.path[-1]
        value = self.open_value(position) + self.started_kills(position) + self.lures(position).at(place)
        value += self.nearby(position, place) - self.figures.expected_place * chances.get(place, 0.0)
        left = self.terms.health[BEAST] - position.wounds[BEAST]
        danger = self.loss(left, self.danger(position, place, chances))
        value -= self.figures.danger * self.health_factor(position) * danger
        return value + self.figures.bit * entropy(chances)

    def team(self, position: Bestia, chances: Mapping[int, float]) -> float:
        """The value to the Beast as the hunters see it."""
        if position.victor:
            return self.over(position)
        lures = self.lures(position)
        value = self.open_value(position) + self.started_kills(position)
        for place, chance in chances.items():
            value += chance * (lures.at(place) + self.nearby(position, place))
            value -= self.figures.expected_place * chance * chance
        left = self.terms.health[BEAST] - position.wounds[BEAST]
        value -= self.health_factor(position) * self.loss(left, self.expected_wounds(position, chances))
        value += self.figures.bit * entropy(chances)
        return value + self.figures.apart_per_step * self._apart(position, chances)

    def _apart(self, position: Bestia, chances: Mapping[int, float]) -> float:
        """The expected distance of the hunters from the Beast: twice the nearest, plus the average."""
        there = [place for place in position.hunters if place != NOWHERE]
        if not there:
            return 8.0
        value = 0.0
        for place, chance in chances.items():
            far = self.far[place]
            steps = [far[hunter] for hunter in there]
            value += chance * (2 * min(steps) + sum(steps) / len(steps))
        return value

    def expected_wounds(self, position: Bestia, chances: Mapping[int, float]) -> float:
        """The wounds that the hunters can expect to deal soon."""
        wounds = 0.0
        left = dict(chances)
        revealed = not position.track
        strike_chance = self.figures.strike_chance
        strike_chance_after_turn = self.figures.strike_chance_after_turn
        for hunter, there in enumerate(position.hunters):
            if there == NOWHERE:
                continue
            strike, search = self.reach(position.hands[hunter])
            share = strike_chance if hunter > position.turn > BEAST else strike_chance_after_turn
            far = self.far[there]
            if revealed:
                if 0 <= far[position.pawn] <= strike:
                    wounds += share * self.damage(position, hunter)
                continue
            best, at = 0.0, -1
            if search >= 0:
                for place, chance in left.items():
                    if chance > best and far[place] <= search:
                        best, at = chance, place
            if at >= 0:
                left[at] = 0.0
                wounds += share * best * self.damage(position, hunter)
        return wounds


class Lures:
    """What attracts the Beast, and how well each location is placed for it."""

    def __init__(self, found: list[tuple[int, float]], near: list[list[float]], second: float) -> None:
        self.found = found
        self._second = second
        self._near = near
        self._at: dict[int, float] = {}

    def at(self, place: int) -> float:
        """The best lure seen from a place, plus a share of the second best."""
        value = self._at.get(place)
        if value is None:
            near = self._near[place]
            best = second = 0.0
            for there, good in self.found:
                value = good * near[there]
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
            value = self._at[place] = best + self._second * second
        return value


def _furthest(shares: list[float]) -> float:
    """The joint progress of several ways to win: the furthest, plus a little of the others."""
    return max(shares) + 0.1 * (sum(shares) - max(shares))


def entropy(chances: Mapping[int, float]) -> float:
    """The entropy of the Beast's place, in bits."""
    return -sum([chance * math.log2(chance) for chance in chances.values() if chance > 0])
