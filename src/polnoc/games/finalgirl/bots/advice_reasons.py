"""Reasons for and against a choice in Final Girl, computed from a position.

They are the odds of a roll, what effects would do, what time buys, who is where, and the coming killer
phase, which is played out for every terror card nobody has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polnoc.engine.advice import Reason
from polnoc.engine.cards import Effect, Lasting
from polnoc.engine.effects import NOTHING
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.actions import KILLER, MINIONS
from polnoc.games.finalgirl.bots.killer_preview import KillerPreview, preview_killer_phase
from polnoc.games.finalgirl.bots.quest import Quest
from polnoc.games.finalgirl.places import APART
from polnoc.games.finalgirl.rules.counters import counter_after
from polnoc.games.finalgirl.rules.enemies import attack_value
from polnoc.games.finalgirl.rules.playing import playable
from polnoc.games.finalgirl.rules.rolling import PRICE, dice_count, roll_odds
from polnoc.games.finalgirl.rules.searching import deck_size
from polnoc.games.finalgirl.rules.targets import weapons_for
from polnoc.games.finalgirl.state import ACTION_PHASE, KILLER_BIT, RED, FinalGirl
from polnoc.games.finalgirl.terms import COUNTER_CARDS, ITEM_CARDS, NO_COUNTER, Op

Reasons = list[Reason]

#: A chance this high is certain; what is missing is rounding error.
SURE: Final = 1 - 1e-9


def because(key: str, **args: object) -> Reason:
    """A reason with its arguments."""
    return Reason(key, args)


class PositionReasons:
    """What can be said about one position."""

    def __init__(self, position: FinalGirl) -> None:
        self.position = position
        self.terms = position.terms
        self.places = position.terms.places
        self.quest = Quest(position.terms)
        #: Whether attacks do anything at all.
        self.fights = position.terms.mortal or position.terms.minions is not None

    # The roll --------------------------------------------------------------------------

    def _odds(self, card: int) -> Reasons:
        """The odds of a roll for a card, and what converting a die with two cards could add."""
        position = self.position
        dice = dice_count(position, card)
        none, _, two = roll_odds(position, card)
        reasons = [because("advice-odds", dice=dice, percent=percent(1 - none), two=percent(two))]
        thrown = 2 if dice == 1 and position.mods.pick_die else dice
        spare = sum(position.hand) - (1 if card >= 0 and position.hand[card] else 0)
        if not position.partials and spare >= PRICE:
            reasons.append(because("advice-mend", percent=percent(1 - (1 / 3) ** thrown)))
        return reasons

    def _useless_here(self, card: int) -> bool:
        """Whether a card for the action phase cannot be played where she is."""
        position = self.position
        needs_a_place = (*self.terms.attack_cards, *self.terms.search_cards)
        if card not in needs_a_place:
            return False
        return card not in [action.arg for action in playable(position)]

    # Effects ---------------------------------------------------------------------------

    def _program(self, number: int, *only: type[Effect]) -> Reasons:
        """What a sequence of effects, or only those of some kinds, would mean now."""
        if number == NOTHING:
            return []
        reasons = []
        for op in self.terms.programs[number]:
            kind = type(op.effect)
            if kind in EFFECTS and (not only or kind in only):
                reasons += EFFECTS[kind](self, op)
        return reasons

    def time(self, op: Op) -> Reasons:
        """Time gained or lost, and what it buys."""
        if self.position.time == RED:
            return []
        now = self.position.time + op.n
        if now < 0:
            return [because("advice-red", n=-op.n)]
        now = min(now, self.terms.core.most_time)
        if op.n < 0:
            return [because("advice-lose-time", n=-op.n, now=now)]
        return [because("advice-gain-time", n=op.n, now=now), *self._newly_affordable(op.n)]

    def _newly_affordable(self, more: int) -> Reasons:
        """The most expensive card of the market that this much more time pays for."""
        before, after = self.position.time, self.position.time + more
        found = [
            (cost, card)
            for card, cost in enumerate(self.terms.cost)
            if self.position.market[card] and before < cost <= after
        ]
        return [because("advice-affords", card=max(found)[1] + 1, cost=max(found)[0])] if found else []

    def counter(self, op: Op) -> Reasons:
        """A counter that changes, and whether its level does; for several of a kind, each."""
        if op.branches:
            return [reason for branch in op.branches for reason in self._program(branch)]
        if op.at == NO_COUNTER:
            return []
        counter, before = self.terms.counters[op.at], self.position.counters[op.at]
        now = counter_after(self.position, op)
        title = COUNTER_CARDS + op.at
        if now == before:
            return [because("advice-counter-same", card=title, now=now)]
        key = "advice-counter-falls" if now < before else "advice-counter-rises"
        if counter.level(now) != counter.level(before):
            key += "-level"
        return [because(key, card=title, before=before, now=now)]

    def set_state(self, op: Op) -> Reasons:
        """What another state of hers allows and forbids, if it is a change."""
        state, on = self.terms.states[op.n], op.effect.on
        if bool(self.position.states >> state.number & 1) == on:
            return []
        before, after = (state.off, state.on) if on else (state.on, state.off)
        reasons = []
        for kind, begins, ends in STATE_REASONS:
            had, has = self._lasts(before, kind), self._lasts(after, kind)
            if had != has:
                reasons.append(because(begins if has else ends))
        return reasons

    def _lasts(self, numbers: tuple[int, ...], kind: type[Lasting]) -> bool:
        return any([isinstance(self.terms.lasting[number], kind) for number in numbers])

    def state_roll(self, op: Op) -> Reasons:
        """What a success of a roll would change about her state."""
        return self._program(op.branches[1], cards.SetState)

    def enter_house(self, op: Op) -> Reasons:
        """How many people are in the houses next to her."""
        houses = self.places.next_houses[self.position.heroine]
        count = sum([self.position.victims[space] for space in houses])
        return [because("advice-house", count=count)] if count else []

    def horror(self, op: Op) -> Reasons:
        """Fear, and how many dice it leaves."""
        position, dice = self.position, self.terms.dice
        level = position.horror + op.n
        if level < 0:
            return [because("advice-calmest", n=-level)]
        if level > self.terms.reddest:
            return [because("advice-reddest", n=level - self.terms.reddest)]
        key = "advice-less-horror" if op.n < 0 else "advice-more-horror"
        now, before = dice[level], dice[position.horror]
        if now != before:
            return [because(key, level=level, dice=now, before=before)]
        if op.n > 0:
            return [because(f"{key}-same", level=level)]
        better = [lower for lower in range(level) if dice[lower] > now]
        if not better:
            return [because(f"{key}-most", level=level)]
        return [because(f"{key}-same", level=level, next=max(better))]

    def heal(self, op: Op) -> Reasons:
        """Health gained."""
        health, most = self.position.health, self.terms.health
        if health == most:
            return [because("advice-healthy", most=most)]
        n = op.n + (self.position.mods.heal_more if op.card >= 0 else 0)
        return [because("advice-heal", health=health, now=min(health + n, most), most=most)]

    def end_status(self, op: Op) -> Reasons:
        """She is free again."""
        return [because("advice-freed")] if self.position.mods.rooted else []

    def lose_health(self, op: Op) -> Reasons:
        """Health lost."""
        left = self.position.health - op.n
        return [because("advice-lose-health" if left > 0 else "advice-lose-last", n=op.n, left=left)]

    def move(self, op: Op) -> Reasons:
        """Steps, and where they could lead."""
        return [because("advice-steps", n=op.n), *self._whereto()]

    def damage(self, op: Op) -> Reasons:
        """A blow with the best weapon for it."""
        return self._blow(op.card, op.n)

    def end_phase(self, op: Op) -> Reasons:
        """The action phase would be over."""
        return [because("advice-ends-phase")]

    def search(self, op: Op) -> Reasons:
        """Items to find in this space."""
        deck = self.places.deck[self.position.heroine]
        return [*self._deck(deck), *self._sought(deck), *self._unarmed()] if deck >= 0 else []

    def take_item(self, op: Op) -> Reasons:
        """An item from any deck."""
        return [because("advice-any-item"), *self._unarmed()]

    def take_card(self, op: Op) -> Reasons:
        """A free card."""
        if op.effect.card is None:
            return [because("advice-card-up-to", cost=op.effect.up_to)]
        card = self.terms.card_number[op.effect.card]
        if not self.position.market[card]:
            return [because("advice-card-missing", card=card + 1)]
        return [because("advice-card-saves", card=card + 1, cost=self.terms.cost[card])]

    def take_cards(self, op: Op) -> Reasons:
        """Several free cards."""
        return [because("advice-card-up-to", cost=op.effect.budget)]

    def more_dice(self, op: Op) -> Reasons:
        """More dice for the next roll."""
        dice = dice_count(self.position, -1)
        return [because("advice-more-dice", dice=dice, now=dice + op.n), *self._rolls_to_come()]

    def partials(self, op: Op) -> Reasons:
        """Every 3 and 4 counts."""
        return [because("advice-partials", span=op.effect.span), *self._rolls_to_come()]

    def _rolls_to_come(self) -> Reasons:
        position = self.position
        if position.phase != ACTION_PHASE:
            return []
        count = sum([position.hand[action.arg] for action in playable(position)])
        return [because("advice-rolls-to-come", count=count)] if count else []

    def ignore_attack(self, op: Op) -> Reasons:
        """Ignoring the whole blow."""
        blow = self.position.ongoing.blow
        return [because("advice-ignore", blow=blow)] if blow else []

    def reroll(self, op: Op) -> Reasons:
        """Rerolling dice."""
        return [because("advice-rerolled")]

    def reduce_attack(self, op: Op) -> Reasons:
        """Ignoring part of the blow."""
        blow = self.position.ongoing.blow
        if not blow:
            return []
        left = max(min(op.effect.least, blow), blow - op.n)
        return [because("advice-reduce", blow=blow, left=left)]

    # Blows -----------------------------------------------------------------------------

    def _weapon(self, card: int) -> int:
        """The most that a weapon in her hands adds to a card, in her own space or as it is aimed."""
        position = self.position
        if position.ongoing.weapon:
            return self.terms.items[position.ongoing.weapon].damage
        far = self.places.far[position.heroine]
        distance = far[position.ongoing.aim_space] if position.ongoing.aim_space >= 0 else 0
        found = [self.terms.items[item].damage for item in weapons_for(position, card, distance) if item]
        return max(found, default=0)

    def _blow(self, card: int, n: int) -> Reasons:
        """What a blow does to the enemy that it would hit."""
        position = self.position
        if not self.fights:
            return []
        weapon = self._weapon(card)
        damage = n + weapon
        if position.ongoing.aim_space in (position.heroine, -1):
            damage += position.mods.close_damage
        if position.ongoing.aim_kind == MINIONS or not self.terms.pawn:
            return self._blow_at_minions(damage)
        left = position.killer_health + sum([health for _, health in position.minors])
        key = "advice-blow-armed" if weapon else "advice-blow"
        reasons = [because(key, damage=damage, left=left, weapon=weapon)]
        return [*reasons, self._breath()] if damage >= left else reasons

    def _blow_at_minions(self, damage: int) -> Reasons:
        position = self.position
        space = position.ongoing.aim_space if position.ongoing.aim_kind == MINIONS else position.heroine
        count = position.minions[space]
        if not count:
            return [because("advice-blow-each", damage=damage)]
        return [because("advice-blow-minions", damage=min(damage, count), count=count)]

    def _breath(self) -> Reason:
        """How likely the enemy stays down."""
        breath = self.position.breath
        chance = 1.0 if self.position.white & KILLER_BIT else breath[0] / sum(breath)
        return because("advice-falls", percent=percent(chance))

    def _sought(self, deck: int) -> Reasons:
        """How likely it is that what the film is about lies in a deck."""
        if not self.quest.seeks(self.position) or not deck_size(self.position, deck):
            return []
        told = {"card": ITEM_CARDS + min(self.quest.wanted), "space": self.places.search[deck]}
        if self.quest.is_up(self.position, deck):
            return [because("advice-sought-up", **told)]
        return [because("advice-sought", percent=percent(self.quest.chance(self.position, deck)), **told)]

    def _blows(self) -> int:
        if not self.fights:
            return 0
        return sum([self.position.hand[card] for card in self.terms.attack_cards])

    def _armed(self) -> int:
        """The damage of the best weapon in her hands that fits any attack."""
        things = [self.terms.items[item] for item in self.position.held]
        return max([thing.damage for thing in things if thing.weapon and not thing.cards], default=0)

    def _unarmed(self) -> Reasons:
        return [] if self._armed() or not self.fights else [because("advice-unarmed")]

    # The coming killer phase -----------------------------------------------------------

    def _killer_phase(self) -> Reasons:
        """What the enemies would do to her here."""
        preview = preview_killer_phase(self.position)
        reasons = []
        if preview.sure:
            reasons.append(because("advice-sure-blow", n=preview.sure))
        elif not preview.cards:
            reasons.append(because("advice-no-blow"))
        return reasons + self._terror_cards(preview)

    def _terror_cards(self, preview: KillerPreview) -> Reasons:
        if not preview.cards:
            return []
        if not preview.hits:
            return [because("advice-no-card-strikes", cards=preview.cards)]
        return [because("advice-cards-strike", count=preview.hits, cards=preview.cards, worst=preview.worst)]

    def _danger_compared(self, end: int) -> Reasons:
        """Whether a step leads into danger or out of it."""
        here, there = preview_killer_phase(self.position), preview_killer_phase(self._moved(end))
        told = {"here": here.hits, "there": there.hits, "cards": here.cards, "space": end}
        if there.sure != here.sure:
            key = "advice-step-safe" if there.sure < here.sure else "advice-step-danger"
            return [because(key, here=here.sure, there=there.sure)]
        if not here.cards or there.cards != here.cards or here.hits == there.hits:
            return []
        return [because("advice-fewer-cards" if there.hits < here.hits else "advice-more-cards", **told)]

    def _moved(self, end: int) -> FinalGirl:
        position = self.position.clone()
        position.heroine = end
        return position

    # Where to go -----------------------------------------------------------------------

    def _whereto(self) -> Reasons:
        """Where it is worth going, the most urgent first."""
        position = self.position
        here = position.heroine
        if self.quest.wanted and self.quest.has_it(position):
            return self._carry_out()
        if position.enemy_at(here) and not self._blows():
            return [because("advice-flee", n=self._attack_here())]
        if position.victims[here] and not self.places.exit[here]:
            return self._way_out(here)
        if self._blows() > 1 and self._armed():
            return self._to_enemy()
        if any([position.hand[card] for card in self.terms.search_cards]):
            return self._to_search()
        return self._to_victims() or self._to_search()

    def _carry_out(self) -> Reasons:
        """The way to the nearest open exit, if she carries what the film is about."""
        space = self.quest.exit(self.position)
        if space < 0:
            return []
        steps = self.places.far[self.position.heroine][space]
        return [
            because("advice-carry-out", card=ITEM_CARDS + min(self.quest.wanted), space=space, steps=steps)
        ]

    def _attack_here(self) -> int:
        position = self.position
        here = position.heroine
        kind = KILLER if position.killer == here else MINIONS
        return attack_value(position, kind, here)

    def _way_out(self, start: int) -> Reasons:
        """The way from victims to the nearest open exit."""
        count = self.position.victims[start]
        exits = [s for s in self.places.all if self.places.exit[s] and not self.position.closed >> s & 1]
        if not exits:
            return []
        nearest = min(exits, key=lambda space: self.places.far[start][space])
        steps = self.places.far[start][nearest]
        return [because("advice-way-out", count=count, space=nearest, steps=steps)]

    def _to_enemy(self) -> Reasons:
        position = self.position
        far = self.places.far[position.heroine]
        nearest = min(position.enemies(), key=lambda space: far[space], default=-1)
        if nearest < 0:
            return []
        told = {"space": nearest, "steps": far[nearest], "count": self._blows(), "damage": self._armed()}
        return [because("advice-to-enemy", **told)]

    def _to_search(self) -> Reasons:
        """The nearest item deck, and what lies on it."""
        far = self.places.far[self.position.heroine]
        decks = [deck for deck in range(len(self.places.search)) if deck_size(self.position, deck)]
        if not decks:
            return []
        nearest = min(decks, key=lambda deck: far[self.places.search[deck]])
        space = self.places.search[nearest]
        way = because("advice-to-search", space=space, steps=far[space])
        return [way, *self._deck(nearest), *self._sought(nearest)]

    def _deck(self, deck: int) -> Reasons:
        """What is known of an item deck."""
        up = self.position.up[deck]
        count = deck_size(self.position, deck)
        if not count:
            return []
        if up:
            return [because("advice-item-up", card=ITEM_CARDS + up[0], count=count)]
        return [because("advice-items-hidden", count=count)]

    def _to_victims(self) -> Reasons:
        """The nearest victims without an enemy in their space."""
        position = self.position
        far = self.places.far[position.heroine]
        spaces = [s for s in self.places.all if position.victims[s] and not position.enemy_at(s)]
        spaces = [space for space in spaces if 0 < far[space] < APART]
        if not spaces:
            return []
        nearest = min(spaces, key=lambda space: (far[space], -position.victims[space]))
        told = {"space": nearest, "steps": far[nearest], "count": position.victims[nearest]}
        return [because("advice-to-victims", **told)]

    def _place(self, space: int) -> Reasons:
        """What a space has to offer."""
        position = self.position
        reasons: list[Reason] = []
        hazards = [hazard for there, hazard in position.hazards if there == space]
        if hazards:
            reasons.append(because("advice-place-hazard", space=space))
            reasons += self._program(self.terms.hazards[hazards[0]].program)
        if position.enemy_at(space):
            told = {"space": space, "count": self._blows(), "damage": self._armed()}
            reasons.append(because("advice-place-enemy" if self._blows() else "advice-place-danger", **told))
        if position.victims[space]:
            reasons.append(because("advice-place-victims", space=space, count=position.victims[space]))
        if self.places.exit[space]:
            closed = position.closed >> space & 1
            reasons.append(because("advice-place-closed" if closed else "advice-place-exit", space=space))
        deck = self.places.deck[space]
        if deck >= 0 and deck_size(position, deck):
            reasons += [because("advice-place-search", space=space), *self._deck(deck), *self._sought(deck)]
        return reasons or self._way_on(space)

    def _way_on(self, space: int) -> Reasons:
        """Where it is worth going on to from an empty space."""
        return PositionReasons(self._moved(space))._whereto()


def percent(chance: float) -> int:
    """Round a chance to percent; only certainty is 0 or 100.

    >>> percent(0.0), percent(0.001), percent(4 / 9), percent(0.999), percent(1.0)
    (0, 1, 44, 99, 100)
    """
    if chance >= SURE:
        return 100
    rounded = int(100 * chance + 0.5 + 1e-9)
    return min(max(rounded, 1), 99) if chance > 1 - SURE else 0


#: Lasting effects of states: the messages that one begins and that it ends.
STATE_REASONS: Final[tuple[tuple[type[Lasting], str, str], ...]] = (
    (cards.Untouchable, "advice-state-no-attack", "advice-state-attack"),
    (cards.Harmless, "advice-state-safe", "advice-state-danger"),
    (cards.NoRescue, "advice-state-no-rescue", "advice-state-rescue"),
)

EFFECTS: Final[dict[type[Effect], Callable[[PositionReasons, Op], Reasons]]] = {
    cards.SetState: PositionReasons.set_state,
    cards.HorrorRoll: PositionReasons.state_roll,
    cards.EnterHouse: PositionReasons.enter_house,
    cards.Time: PositionReasons.time,
    cards.Horror: PositionReasons.horror,
    cards.RaiseCounter: PositionReasons.counter,
    cards.LowerCounter: PositionReasons.counter,
    cards.SetCounter: PositionReasons.counter,
    cards.HalveCounter: PositionReasons.counter,
    cards.Heal: PositionReasons.heal,
    cards.EndStatus: PositionReasons.end_status,
    cards.LoseHealth: PositionReasons.lose_health,
    cards.Move: PositionReasons.move,
    cards.Damage: PositionReasons.damage,
    cards.EndPhase: PositionReasons.end_phase,
    cards.Search: PositionReasons.search,
    cards.TakeItem: PositionReasons.take_item,
    cards.TakeCard: PositionReasons.take_card,
    cards.TakeCards: PositionReasons.take_cards,
    cards.MoreDice: PositionReasons.more_dice,
    cards.Partials: PositionReasons.partials,
    cards.IgnoreAttack: PositionReasons.ignore_attack,
    cards.ReduceAttack: PositionReasons.reduce_attack,
    cards.Reroll: PositionReasons.reroll,
}
