"""Evaluate effects, cards and items for the heroine, in units of time, by rule of thumb.

An `Evaluation` is made once for a game. It gives the value of a row of effects in a position, of the
cards in hand if kept, and the expected value of playing a card, over all classes of dice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from polnoc.engine.cards import Effect
from polnoc.engine.effects import NOTHING
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.bots.figures import Figures, usual_figures
from polnoc.games.finalgirl.bots.quest import Quest
from polnoc.games.finalgirl.rules.counters import counter_after
from polnoc.games.finalgirl.rules.rolling import PRICE, dice_count
from polnoc.games.finalgirl.state import ACTION_PHASE, FinalGirl
from polnoc.games.finalgirl.terms import Op, Terms, Thing

#: [health]: the value of that much health; at 0 the breath token may still save her.
HEALTH: Final[tuple[float, ...]] = (-9.0, 0.0, 4.0, 7.0, 9.2, 10.8, 12.0, 12.9, 13.7, 14.4, 15.0, 15.5, 16.0)
#: The value of drawing a trap.
TRAP_VALUE: Final = -4.0

#: Successes, partial successes, and the chance of that.
RollClass = tuple[int, int, float]


def _classes(dice: int) -> tuple[RollClass, ...]:
    """List the classes of a roll: each die is a success, a partial success or a failure, equally likely."""
    counts = {(0, 0): 1.0}
    for _ in range(dice):
        more: dict[tuple[int, int], float] = {}
        for (full, part), chance in counts.items():
            for end in ((full + 1, part), (full, part + 1), (full, part)):
                more[end] = more.get(end, 0.0) + chance / 3
        counts = more
    return tuple([(full, part, chance) for (full, part), chance in counts.items()])


#: [dice]: the classes of such a roll.
CLASSES: Final = tuple([_classes(dice) for dice in range(13)])


#: Gives the value of an effect in a position.
EffectValue = Callable[["Evaluation", FinalGirl, Op], float]


class Evaluation:
    """The values of effects, cards and items in one game."""

    def __init__(self, terms: Terms, weights: Figures | None = None) -> None:
        """`weights`: the figures to judge by, the usual ones if none are given."""
        self.terms = terms
        if weights is None:
            weights = usual_figures()
        self.weights = weights
        most = max(terms.dice)
        #: [horror]: what that much horror costs.
        calm, die = weights["calm"], weights["die"]
        horror = [calm * level + die * (most - dice) for level, dice in enumerate(terms.dice)]
        horror[-1] += weights["red"]  # from there bloodlust rises
        self.horror = tuple(horror)
        #: The value of a point of time now; set again when the market is examined.
        self.time = weights["time"]
        number = terms.card_number
        self.walk, self.sprint = number["walk"], number["sprint"]
        self.focus, self.distraction = number["focus"], number["distraction"]
        self.short_rest, self.long_rest = number["short-rest"], number["long-rest"]
        self.search = number["search"]
        self.guard, self.retaliation = number["guard"], number["retaliation"]
        self.improvise, self.planning = number["improvise"], number["planning"]
        self.weak_attack, self.furious = number["weak-attack"], number["furious-strike"]
        self.critical = number["critical-blow"]
        self.base = [weights.get(card.id, weights["brought"]) for card in terms.cards]
        #: Cards that come with the killer and the location.
        self.brought = tuple([card.number for card in terms.cards if card.id not in weights])
        self.health = tuple([weights["health"] * value for value in HEALTH])
        self.damage = weights["damage"]
        self.fuel = weights["fuel"]
        self.end = weights["end"]
        self.item = weights["item"]
        self.quest = Quest(terms)
        #: Whether attacks do anything at all.
        self.fights = terms.mortal or terms.minions is not None
        values = [_item(thing, terms, self.fights, weights) for thing in terms.items]
        wanted = weights["wanted"]
        self.items = tuple([wanted if n in self.quest.wanted else value for n, value in enumerate(values)])
        #: The value of a step, and how many steps count; set when a target is chosen.
        self.step = 0.2
        self.steps = 0
        self._of = {kind: _EFFECTS.get(kind, _nothing) for kind in get_args(cards.AnyEffect)}
        #: [counter][value]: what it costs to have the counter there.
        self.counters = tuple(
            [
                tuple([self._counter_cost(counter.number, value) for value in range(counter.most + 1)])
                for counter in terms.counters
            ]
        )

    def _counter_cost(self, number: int, value: int) -> float:
        """What it costs to have a counter at a value: its unleashing, and each step that it has risen."""
        level = self.terms.counters[number].level(value)
        program = self.terms.level_program[number][level] if level >= 0 else NOTHING
        ops = self.terms.programs[program] if program != NOTHING else ()
        harm = sum([_HARM.get(op.kind, _no_harm)(self.terms, op) for op in ops])
        return self.weights["counter"] * harm + self.weights["counter-step"] * value

    # Effects ----------------------------------------------------------------------------

    def program(self, position: FinalGirl, number: int) -> float:
        """The value of a sequence of effects now."""
        if number == NOTHING:
            return 0.0
        total = 0.0
        for op in self.terms.programs[number]:
            total += self._of[op.kind](self, position, op)
        return total

    def rows(self, position: FinalGirl, card: int) -> tuple[float, ...]:
        """The values of failure, one success and two successes with a card; of three if that is a row."""
        faced = self.terms.cards[card]
        values = (
            self.program(position, faced.fail),
            self.program(position, faced.one),
            self.program(position, faced.two),
        )
        return values if faced.three == faced.two else (*values, self.program(position, faced.three))

    def roll(self, position: FinalGirl, card: int, kept: list[float]) -> float:
        """The expected value of playing a card: exact over the classes of dice, with conversions that pay."""
        values = self.rows(position, card)
        fuel = fuel_costs(position, kept, card, self.fuel)
        bought = position.partials
        total = 0.0
        for full, part, chance in CLASSES[min(dice_count(position, card), 12)]:
            if bought:
                full += part
                part = 0
            total += chance * settle_for(values, full, part, fuel)
        return total

    # Cards ------------------------------------------------------------------------------

    def kept(self, position: FinalGirl) -> list[float]:
        """[card]: the value of keeping it in hand for the next turns."""
        weights, hand = self.weights, position.hand
        missing = self.terms.health - position.health
        armed = self.armed(position)
        mass = hand[self.furious] + hand[self.critical]
        values = self.base[:]
        if position.horror > 1:
            values[self.distraction] += weights["distraction-horror"]
        values[self.short_rest] += weights["short-rest-hurt"] * (missing if missing < 2 else 2)
        values[self.long_rest] += weights["long-rest-hurt"] * (missing if missing < 4 else 4)
        values[self.improvise] += weights["improvise-mass"] * mass
        for card in self.brought:
            values[card] += weights["brought-row"] * self.program(position, self.terms.cards[card].two)
        values[self.search] -= weights["search-armed"] * armed
        if not armed and position.turn >= weights["bare-turn"]:
            values[self.search] -= weights["bare-search"]
        shield = weights["guard-attack"] * (self.terms.attack[position.row] - 2)
        values[self.guard] += shield
        blow = self._blow(position, armed)
        values[self.retaliation] += shield + blow
        values[self.weak_attack] += weights["weak-blow"] * blow
        values[self.furious] += blow
        values[self.critical] += weights["critical-share"] * blow
        if mass + armed > 1 and mass and self._is_far(position):
            values[self.walk] += weights["chase"]
            values[self.sprint] += weights["chase"]
        if self.quest.wanted:
            self._add_quest(position, values)
        return values

    def _add_quest(self, position: FinalGirl, values: list[float]) -> None:
        """What is wanted must first be searched for and then carried out."""
        if self.quest.has_it(position):
            values[self.search] -= 2.5
            values[self.walk] += self.weights["out-walk"]
            values[self.sprint] += self.weights["out-sprint"]
        else:
            values[self.search] += self.weights["seek"]
            values[self.walk] += self.weights["seek-walk"]
            values[self.sprint] += self.weights["seek-sprint"]
        if not self.fights:
            for card in self.terms.attack_cards:
                values[card] = 0.2
            values[self.improvise] += 1.0

    def _is_far(self, position: FinalGirl) -> bool:
        """Whether the killer is neither here nor next door."""
        return position.killer >= 0 and self.terms.places.far[position.heroine][position.killer] > 1

    def _blow(self, position: FinalGirl, armed: int) -> float:
        """The extra value of attacks: for a weapon, many dice, the finale, or no hope of a weapon."""
        weights = self.weights
        blow = weights["armed"] * armed
        if self.terms.dice[position.horror] > 2:
            blow += weights["steady"]
        if position.finale >= 0:
            blow += weights["late"]
        if not armed and position.turn >= weights["bare-turn"]:
            blow += weights["bare-blow"]
        if position.turn > weights["patience"]:  # so that no game goes on forever
            blow += weights["late-blow"]
        return blow

    def armed(self, position: FinalGirl) -> int:
        """The best damage that a weapon for any attack adds."""
        best = 0
        for item in position.held:
            thing = self.terms.items[item]
            if thing.weapon and not thing.cards and thing.damage > best:
                best = thing.damage
        return best


def fuel_costs(position: FinalGirl, kept: list[float], card: int, least: float) -> list[float]:
    """[n]: the cost of n conversions, paid with the least valuable cards; `card` is being played.

    A card costs at least `least`.
    """
    prices = []
    for number, count in enumerate(position.hand):
        if number == card:
            count -= 1
        if count > 0:
            price = kept[number]
            prices.append(price if price > least else least)
            if count > 1:
                prices.append(price if price > least else least)
    prices.sort()
    costs = [0.0]
    for nth in range(PRICE, len(prices) + 1, PRICE):
        costs.append(costs[-1] + sum(prices[nth - PRICE : nth]))
        if nth == 2 * PRICE:
            break
    return costs


def settle_for(values: tuple[float, ...], full: int, part: int, fuel: list[float]) -> float:
    """The best value of a roll: as it is, or with some partial successes converted."""
    top = len(values) - 1
    best = values[full if full < top else top]
    for bought in range(1, min(part, len(fuel) - 1) + 1):
        value = values[full + bought if full + bought < top else top] - fuel[bought]
        if value > best:
            best = value
    return best


def _item(thing: Thing, terms: Terms, fights: bool, weights: Figures) -> float:
    """The value of an item; nobody wants a trap."""
    if thing.trap != NOTHING:
        return TRAP_VALUE
    if (thing.weapon or thing.alone) and not fights:
        return 0.5
    if terms.mods(thing.lasting).close_damage and fights:
        return weights["weapon"] + weights["weapon-damage"] * terms.mods(thing.lasting).close_damage
    if thing.weapon:
        value = weights["weapon"] + weights["weapon-damage"] * thing.damage
        return value - (weights["weapon-cards"] if thing.cards else 0.0)
    if thing.alone:
        return weights["lone-weapon"]
    way = thing.way
    if way is None:
        return 2.0
    return weights[{"killer": "thing-killer", "attack": "thing-attack"}.get(way.when, "thing")]


# Effects --------------------------------------------------------------------------------


def _nothing(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return 0.0


def _set_state(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    """Ending a state in which nobody follows her or can be rescued is worth something."""
    state = evaluation.terms.states[op.n]
    changes = bool(position.states >> state.number & 1) != op.effect.on
    lonely = [n for n in state.on if isinstance(evaluation.terms.lasting[n], cards.NoRescue)]
    waking = evaluation.weights["waking"]
    return (-waking if op.effect.on else waking) if changes and lonely else 0.0


def _enter_house(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    """A house with people in it is worth getting into."""
    houses = evaluation.terms.places.next_houses[position.heroine]
    return evaluation.weights["house"] if any([position.victims[space] for space in houses]) else 0.5


def _time(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    now = position.time + op.n
    if now < 0:
        return -evaluation.time * position.time - 2.0
    most = evaluation.terms.core.most_time
    return evaluation.time * ((now if now < most else most) - position.time)


def _horror(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    before, wanted = position.horror, position.horror + op.n
    if wanted < 0:
        return evaluation.horror[before] - 1.0 * wanted
    top = evaluation.terms.reddest
    if wanted > top:
        return evaluation.horror[before] - evaluation.horror[top] - 3.0 * (wanted - top)
    return evaluation.horror[before] - evaluation.horror[wanted]


def _heal(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    n = op.n + (position.mods.heal_more if op.card >= 0 else 0)
    cured = [number for number in position.statuses if evaluation.terms.statuses[number].ends == "healed"]
    return (
        evaluation.health[min(position.health + n, evaluation.terms.health)]
        - evaluation.health[position.health]
        + evaluation.weights["cure"] * len(cured)
    )


def _lose_health(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return evaluation.health[max(position.health - op.n, 0)] - evaluation.health[position.health]


def _damage(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    if not evaluation.fights:
        return 0.0
    n = op.n + (position.mods.close_damage if position.ongoing.aim_space in (position.heroine, -1) else 0)
    if position.ongoing.weapon:
        n += evaluation.terms.items[position.ongoing.weapon].damage
    elif position.ongoing.aim_space < 0:
        n += evaluation.armed(position)
    if not evaluation.terms.mortal:  # only minions can be hurt: each of them counts, and nothing more
        aim = position.ongoing.aim_space
        return evaluation.damage * min(n, position.minions[aim if aim >= 0 else position.heroine])
    left = position.killer_health + sum([health for _, health in position.minors])
    return evaluation.damage * min(n, left) + (evaluation.weights["kill"] if n >= left else 0.0)


def _move(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    n = op.n - (position.mods.slow[op.card] if op.card >= 0 else 0)
    useful = min(n, evaluation.steps)
    return evaluation.step * useful


def _end_phase(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return -evaluation.end if position.phase == ACTION_PHASE else 2.0


def _search(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    if evaluation.quest.seeks(position):
        return 2.0 + 3.0 * op.n
    item = evaluation.item if evaluation.armed(position) < 1 else 0.6 * evaluation.item
    return item + float(op.n - 1)


def _survey(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    if evaluation.quest.wanted:
        return 6.0 if evaluation.quest.seeks(position) else 0.0
    return 0.0 if evaluation.armed(position) else 3.0


def _take_item(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return evaluation.weights["take-item"]


def _take_card(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    kept = evaluation.kept(position)
    if op.effect.card is None:
        return evaluation.weights["take-card"]
    card = evaluation.terms.card_number[op.effect.card]
    return kept[card] if position.market[card] else 0.0


def _take_cards(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return evaluation.weights["take-cards"]


def _more_dice(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return evaluation.weights["more-dice"] * op.n


def _partials(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    """If it lasts for the phase, the value grows with the rolls ahead that matter; attacks count twice."""
    if op.effect.span != "phase":
        return evaluation.weights["partials"]
    hand = position.hand
    ahead = hand[evaluation.focus] + hand[evaluation.distraction] if position.horror > 1 else 0
    if position.killer == position.heroine:
        ahead += 2 * (hand[evaluation.furious] + hand[evaluation.critical])
    return evaluation.weights["partials"] * (ahead if ahead > 1 else 1)


def _ignore(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return (
        evaluation.health[position.health]
        - evaluation.health[max(position.health - position.ongoing.blow, 0)]
    )


def _reduce(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    now: int = max(min(op.effect.least, position.ongoing.blow), position.ongoing.blow - op.n)
    health = position.health
    return evaluation.health[max(health - now, 0)] - evaluation.health[max(health - position.ongoing.blow, 0)]


def _choose(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    return max([evaluation.program(position, branch) for branch in op.branches])


def _counter(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    """What changing a counter saves; of several of a kind, the one that saves most."""
    if op.branches:
        return _choose(evaluation, position, op)
    if op.at < 0:
        return 0.0
    costs = evaluation.counters[op.at]
    return costs[position.counters[op.at]] - costs[counter_after(position, op)]


def _no_harm(terms: Terms, op: Op) -> float:
    return 0.0


#: About what an effect of a level costs her.
_HARM: Final[dict[type[Effect], Callable[[Terms, Op], float]]] = {
    cards.Act: lambda terms, op: 1.2 * terms.acts[op.n].attacks + 0.6 * terms.acts[op.n].moves,
    cards.Horror: lambda terms, op: 2.5 * op.n,
    cards.LoseHealth: lambda terms, op: 3.0 * op.n,
    cards.HealKiller: lambda terms, op: 2.5 * op.n,
    cards.Panic: lambda terms, op: 1.0,
    cards.Time: lambda terms, op: -1.2 * op.n,
}


def _horror_roll(evaluation: Evaluation, position: FinalGirl, op: Op) -> float:
    each, success, failure = [evaluation.program(position, branch) for branch in op.branches]
    return 0.8 * each + 0.6 * success + 0.4 * failure


_EFFECTS: Final[dict[type[Effect], EffectValue]] = {
    cards.Time: _time,
    cards.Horror: _horror,
    cards.Heal: _heal,
    cards.LoseHealth: _lose_health,
    cards.Damage: _damage,
    cards.Move: _move,
    cards.EndPhase: _end_phase,
    cards.Search: _search,
    cards.Survey: _survey,
    cards.SetState: _set_state,
    cards.EnterHouse: _enter_house,
    cards.TakeItem: _take_item,
    cards.TakeCard: _take_card,
    cards.TakeCards: _take_cards,
    cards.MoreDice: _more_dice,
    cards.Partials: _partials,
    cards.IgnoreAttack: _ignore,
    cards.ReduceAttack: _reduce,
    cards.Choose: _choose,
    cards.HorrorRoll: _horror_roll,
    cards.RaiseCounter: _counter,
    cards.LowerCounter: _counter,
    cards.SetCounter: _counter,
    cards.HalveCounter: _counter,
}
