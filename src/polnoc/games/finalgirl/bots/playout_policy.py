"""The playout policy: a player with fixed rules, fast and reasonably good.

It follows one goal through a turn: find a weapon, rescue victims, fight, or only gather strength;
it gathers strength either before or after the rest (`CALM_FIRST`). All levels of bots are made of
it, and the lookahead plays turns with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.actions import (
    ACCEPT,
    ANY_ORDER,
    CONVERT,
    DISCARD,
    DONE,
    KILLER,
    LEAVE,
    SKIP,
    STOP,
    THROW,
    WITH,
)
from polnoc.games.finalgirl.bots.evaluation import Evaluation, fuel_costs
from polnoc.games.finalgirl.bots.figures import Figures, usual_figures
from polnoc.games.finalgirl.bots.film_moves import LEAST_TIME, StateAbilities, ways_to
from polnoc.games.finalgirl.places import APART, Places
from polnoc.games.finalgirl.rules.ambiguity import Tie, TieVictim
from polnoc.games.finalgirl.rules.breath import Absorb, guarded
from polnoc.games.finalgirl.rules.choosing import ChooseOne
from polnoc.games.finalgirl.rules.enemies import attack_value
from polnoc.games.finalgirl.rules.event_cards import PlaceToken, SpecialComes
from polnoc.games.finalgirl.rules.fighting import Aim, Spread, Strike, Wield
from polnoc.games.finalgirl.rules.items import Arrange
from polnoc.games.finalgirl.rules.moving import Follow, JoinSpaces, Moving, Travel, is_shut
from polnoc.games.finalgirl.rules.panic import Panicking
from polnoc.games.finalgirl.rules.planning import DropCards, NameCard, PlanningPhase, TakeCard
from polnoc.games.finalgirl.rules.playing import ActionPhase, Play
from polnoc.games.finalgirl.rules.reacting import React
from polnoc.games.finalgirl.rules.rescuing import LastRewards, PickSlot
from polnoc.games.finalgirl.rules.rolling import Judge, Pay, PickDice, PickOne, RollFor, successes
from polnoc.games.finalgirl.rules.searching import Keep, PickDeck, Survey, deck_size
from polnoc.games.finalgirl.rules.targets import AimItem
from polnoc.games.finalgirl.rules.terror import LeaveOrSink, Moment
from polnoc.games.finalgirl.rules.tracks import TimeRunsOut
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Terms, Thing, Way

Options = Sequence[Action]

#: The goals of a turn. With `CALM_FIRST` added to a goal, she calms down first.
GATHER, ARM, RESCUE, FIGHT = range(4)
CALM_FIRST: Final = 4

#: What a space with a hazard costs, in steps.
HAZARD_STEPS: Final = 3
#: The value of a step when she has no target.
STEP_ASIDE: Final = 0.3
#: A trap is laid when the killer is at most this many steps away.
TRAP_NEAR: Final = 2


def failures(position: FinalGirl) -> int:
    """Dice of the roll in progress that are no success."""
    return len(position.ongoing.dice) - successes(position)


class PlayoutPolicy:
    """The playout policy for one game. Set `goal` before it plays a turn."""

    def __init__(self, terms: Terms, weights: Figures | None = None) -> None:
        """`weights`: the figures to judge by, the usual ones if none are given."""
        self.terms = terms
        if weights is None:
            weights = usual_figures()
        self.weights = weights
        #: [dice]: about how much of her force hits the enemy.
        self.dice_force = (weights["force-1"], weights["force-1"], weights["force-2"], weights["force-3"])
        self.evaluation = Evaluation(terms, weights)
        self.step, self.spare, self.price = weights["step"], weights["spare"], weights["time"]
        self.strides = (self.step, weights["step-arm"], self.step, weights["step-fight"])
        self.goal = GATHER
        self.kept: list[float] = [0.0] * len(terms.cards)
        self.far = terms.places.far
        self.exits = tuple([space for space in terms.places.all if terms.places.exit[space]])
        self.moves = (self.evaluation.walk, self.evaluation.sprint)
        self.attacks = terms.attack_cards if self.evaluation.fights else ()
        self.quest = self.evaluation.quest
        self.enters = terms.enter_cards
        self.state_abilities = StateAbilities(terms)
        #: Cards of the film that can be played anywhere, each with the least gain it is played for.
        price = weights["brought-price"]
        self.brought = tuple([(card, price) for card in self.evaluation.brought if card in terms.free_cards])
        #: Cards that calm or heal, each with the least gain it is played for.
        self.strengthening = (
            (self.evaluation.focus, weights["focus-price"]),
            (self.evaluation.distraction, weights["distraction-price"]),
            (self.evaluation.short_rest, weights["short-rest-price"]),
            (self.evaluation.long_rest, weights["long-rest-price"]),
            *self.brought,
        )
        self.traps = [thing.number for thing in terms.items if _is_trap(thing, terms)]
        self.escapes = [number for number, way in enumerate(terms.abilities) if _is_escape(way, terms)]
        #: By the hazards on the board: the steps from space to space, counting detours around them.
        self._around: dict[tuple[tuple[int, int], ...], tuple[tuple[int, ...], ...]] = {}

    def choose(self, position: FinalGirl, options: Options) -> Action:
        """Choose one of the options of the frame that asks."""
        frame = position.stack[-1]
        handler = HANDLERS.get(type(frame))
        return handler(self, position, frame, options) if handler else options[0]

    def sensible_goal(self, position: FinalGirl) -> int:
        """The goal of a turn by rule of thumb."""
        evaluation, hand = self.evaluation, position.hand
        if self.quest.wanted:
            return self._quest_goal(position)
        armed = evaluation.armed(position)
        blows = sum([hand[card] for card in self.attacks])
        force = hand[evaluation.furious] * (2 + armed) + hand[evaluation.critical] * (3 + armed)
        force += hand[evaluation.weak_attack] * (1 + armed)
        sure = self.dice_force[min(self.terms.dice[position.horror], 3)]
        enough = force * sure >= self.weights["fight"] and position.health > 1
        if position.turn > self.weights["patience"]:
            enough = force > 0
        ready = enough or force >= position.killer_health
        if position.killer == position.heroine and force * sure >= self.weights["fight-here"]:
            ready = True
        if blows and ready:
            return FIGHT
        if any(position.victims) and self._rescue_way(position) <= self.weights["rescue-near"]:
            return RESCUE
        if hand[evaluation.search] and armed < 1:
            return ARM
        if any(position.victims):
            return RESCUE
        return GATHER

    def _quest_goal(self, position: FinalGirl) -> int:
        """Carry out what is wanted, or search; without a card for that, rescue whoever can be rescued."""
        if self.quest.has_it(position):
            return RESCUE
        if position.hand[self.evaluation.search]:
            return ARM
        return RESCUE if any(position.victims) else GATHER

    def goals(self, position: FinalGirl) -> list[int]:
        """The goals that make sense now."""
        hand, evaluation = position.hand, self.evaluation
        found = []
        if hand[evaluation.search]:
            found.append(ARM)
        if any(position.victims) and (hand[evaluation.walk] or hand[evaluation.sprint]):
            found.append(RESCUE)
        if any([hand[card] for card in self.attacks]):
            found.append(FIGHT)
        if position.horror > 1 and (hand[evaluation.focus] or hand[evaluation.distraction]):
            found += [goal + CALM_FIRST for goal in found]
        return [GATHER, *found]

    def begin(self, position: FinalGirl) -> None:
        """Judge a position by itself: nothing from an earlier choice counts."""
        self.goal = self.sensible_goal(position)
        self.look(position)
        target = self.target(position)
        if target >= 0 and target != position.heroine:
            steps = self.far[position.heroine][target]
            self.evaluation.step, self.evaluation.steps = self._stride(position), steps
        else:
            self.evaluation.step, self.evaluation.steps = STEP_ASIDE, 1

    # Where to go ------------------------------------------------------------------------

    def target(self, position: FinalGirl) -> int:
        """The space that the goal leads to, or -1."""
        if self.quest.wanted and self.quest.has_it(position):
            return self.quest.exit(position)
        goal = self.goal & 3
        if goal == FIGHT:
            return self._enemy(position)
        if goal == ARM:
            return self._search_space(position)
        if goal == RESCUE:
            return self._rescue_space(position)
        return -1

    def _enemy(self, position: FinalGirl) -> int:
        if position.killer >= 0:
            return position.killer
        far = self.far[position.heroine]
        best, found = -99, -1
        for space, count in enumerate(position.minions):
            if count:
                value = 2 * count - 3 * far[space]
                if value > best:
                    best, found = value, space
        return found

    def _search_space(self, position: FinalGirl) -> int:
        if not position.hand[self.evaluation.search]:
            return -1
        far, items = self.far[position.heroine], self.evaluation.items
        unknown, step = self.weights["unknown-item"], self.weights["search-step"]
        best, found = -99.0, -1
        for deck, space in enumerate(self.terms.places.search):
            if deck_size(position, deck) and self._can_enter(position, space):
                up = position.up[deck]
                value = (items[up[0]] if up else unknown) - step * far[space]
                if self.quest.wanted and not self.quest.is_up(position, deck):
                    value = unknown + 20.0 * self.quest.chance(position, deck) - step * far[space]
                if value > best:
                    best, found = value, space
        return found

    def _rescue_space(self, position: FinalGirl) -> int:
        """An exit if somebody follows, else the nearest victims that are not with the killer."""
        here, places = position.heroine, self.terms.places
        if position.victims[here] and position.ordinary_at(here):
            return self._nearest_exit(position, here)
        far, killer = self.far[here], position.killer
        fetch, many = self.weights["fetch-step"], self.weights["fetch-many"]
        best, found = 99.0, -1
        for space, count in enumerate(position.victims):
            alone = space != killer and space != here and not position.minions[space]
            if count and alone and self._can_enter(position, space):
                exit = self._nearest_exit(position, space)
                if exit < 0:
                    continue
                value = fetch * far[space] + places.far[space][exit] - (many if count > 1 else 0.0)
                if value < best:
                    best, found = value, space
        return found

    def _can_enter(self, position: FinalGirl, space: int) -> bool:
        """Whether she can enter a space in this turn: it is not a house that is shut to her."""
        return not is_shut(position, space) or any([position.hand[card] for card in self.enters])

    def _rescue_way(self, position: FinalGirl) -> float:
        """The steps to the nearest victims and on to an exit."""
        here, far = position.heroine, self.far
        if position.victims[here] and position.ordinary_at(here):
            exit = self._nearest_exit(position, here)
            return far[here][exit] if exit >= 0 else 99.0
        space = self._rescue_space(position)
        if space < 0:
            return 99.0
        return far[here][space] + far[space][self._nearest_exit(position, space)]

    def _nearest_exit(self, position: FinalGirl, start: int) -> int:
        best, found = APART, -1
        far, shut = self.far[start], position.closed
        for space in self.exits:
            if far[space] < best and not shut >> space & 1 and space != position.killer:
                best, found = far[space], space
        return found

    def _danger(self, position: FinalGirl) -> bool:
        """Whether an enemy that can attack her shares her space."""
        here, mods = position.heroine, position.mods
        if position.killer == here and not mods.harmless_killer:
            return True
        return position.minions[here] > 0 and not mods.harmless_minions

    # The action phase -------------------------------------------------------------------

    def act(self, position: FinalGirl, frame: ActionPhase, options: Options) -> Action:
        if position.rewards:
            return self.reward(position, frame, options)
        last = options[-1]
        if last.verb == "rescue":
            return last
        item = self._item_to_use(position, options) or self._escape(position, options)
        if item:
            return item
        self.look(position)
        if position.time >= 1:
            found = self._next(position, options)
            if found:
                return found
        return self._trap(position, options) or self._discard(position) or self._make_room(position) or DONE

    def _next(self, position: FinalGirl, options: Options) -> Action | None:
        """Pursue the goal and gather strength, in their order; when both are done, whatever makes sense."""
        if self.goal >= CALM_FIRST:
            found = self._strengthen(position, options) or self._pursue(position, options)
        else:
            found = self._pursue(position, options) or self._strengthen(position, options)
        if found:
            return found
        sensible = self.sensible_goal(position)
        if sensible == self.goal & 3:
            return None
        self.goal = sensible
        return self._pursue(position, options)

    def _item_to_use(self, position: FinalGirl, options: Options) -> Action | None:
        if not position.held and not position.bag:
            return None
        for option in options:
            if option.verb == "use":
                thing = self.terms.items[option.arg]
                way = thing.way
                assert way is not None
                if way.time and position.time < way.time + 1:
                    continue
                if thing.alone or (not way.time and self._pays(position, way)):
                    return option
        return None

    def _pays(self, position: FinalGirl, way: Way) -> bool:
        """Whether using an item now is worth more than keeping it."""
        return self.evaluation.program(position, way.program) >= self.weights["use-item"]

    def _escape(self, position: FinalGirl, options: Options) -> Action | None:
        """Free herself, if she is held fast and can pay for it."""
        if not position.mods.rooted:
            return None
        for option in options:
            escapes = option.verb == "ability" and option.arg in self.escapes
            if escapes and self.terms.abilities[option.arg].time < position.time:
                return option
        return None

    def _trap(self, position: FinalGirl, options: Options) -> Action | None:
        """Lay a trap where she stands, when the killer is about to come."""
        if position.killer < 0 or not 0 < self.far[position.heroine][position.killer] <= TRAP_NEAR:
            return None
        for option in options:
            if option.verb == "use" and option.arg in self.traps:
                return option
        return None

    def _pursue(self, position: FinalGirl, options: Options) -> Action | None:
        """The next thing to do for the goal."""
        hand, evaluation, goal = position.hand, self.evaluation, self.goal & 3
        playable = [option.arg for option in options if option.verb == "play"]
        changed = self._change_state(position, options)
        if changed:
            return changed
        if goal == FIGHT:
            blows = [card for card in playable if card in self.attacks]
            if blows:
                return self._blow(position, playable, blows, options)
        elif goal == ARM and evaluation.search in playable and self._searches(position):
            return option_with(options, "play", evaluation.search)
        target = self.target(position)
        if goal == FIGHT and not self._stays(position):
            target = -1
        knocks = self._knock(position, target, options)
        if knocks:
            return knocks
        if target >= 0 and target != position.heroine:
            evaluation.step, evaluation.steps = self._stride(position), self.far[position.heroine][target]
            return self._set_out(position, options)
        evaluation.step, evaluation.steps = STEP_ASIDE, 1
        stays = goal == FIGHT and self._stays(position)
        if stays or not self._danger(position):
            return None
        if hand[evaluation.walk] or hand[evaluation.sprint]:  # away from here
            evaluation.step, evaluation.steps = self.step, 1
            return self._set_out(position, options)
        return None

    def _knock(self, position: FinalGirl, target: int, options: Options) -> Action | None:
        """Play a card that lets her into a house next door that is shut."""
        if target < 0 or target not in self.terms.places.next_houses[position.heroine]:
            return None
        if not is_shut(position, target):
            return None
        return next((one for one in options if one.verb == "play" and one.arg in self.enters), None)

    def _change_state(self, position: FinalGirl, options: Options) -> Action | None:
        """To fight where the enemy is, or for anything else, she may have to be in another state."""
        if not self.terms.states or position.time <= LEAST_TIME:
            return None
        if self.goal & 3 == FIGHT:
            meets = self._enemy(position) == position.heroine and self._stays(position)
            wanted = self.state_abilities.to_fight if meets and position.mods.untouchable_killer else ()
        else:
            wanted = self.state_abilities.to_rescue if position.mods.no_rescue else ()
        for ability in wanted:
            option = option_with(options, "ability", ability)
            if option:
                return option
        return None

    def _stride(self, position: FinalGirl) -> float:
        """The value of a step towards the goal."""
        if self.quest.wanted and self.quest.has_it(position):
            return self.weights["out-step"]
        return self.strides[self.goal & 3]

    def _searches(self, position: FinalGirl) -> bool:
        """Whether this is where a search is worth most: not while what is wanted must be elsewhere."""
        if not self.quest.wanted:
            return self.evaluation.armed(position) < 2
        return self.target(position) == position.heroine

    def _stays(self, position: FinalGirl) -> bool:
        """Whether she has anything to do where the enemy is."""
        return any([position.hand[card] for card in self.attacks])

    def _set_out(self, position: FinalGirl, options: Options) -> Action | None:
        """Play the better of the cards that move her."""
        if position.mods.rooted:
            return None
        hand, evaluation, kept = position.hand, self.evaluation, self.kept
        bonus, price = self.weights["set-out"], self.weights["set-out-price"]
        best, found = 0.0, -1
        for card in self.moves:
            if hand[card]:
                value = evaluation.roll(position, card, kept) + bonus - price * kept[card]
                if value > best:
                    best, found = value, card
        return option_with(options, "play", found) if found >= 0 else None

    def _blow(
        self, position: FinalGirl, playable: list[int], blows: list[int], options: Options
    ) -> Action | None:
        """More dice first, then the blow that promises most."""
        evaluation, hand = self.evaluation, position.hand
        several = sum([hand[card] for card in blows]) > 1
        if several and not position.partials and evaluation.improvise in playable and position.time > 1:
            return option_with(options, "play", evaluation.improvise)
        strong = evaluation.critical in blows or evaluation.furious in blows
        if strong and not position.bonus and evaluation.planning in playable and position.time > 1:
            return option_with(options, "play", evaluation.planning)
        if several and evaluation.weak_attack in blows and evaluation.armed(position):
            return option_with(options, "play", evaluation.weak_attack)  # it hardly ever ends the phase
        kept = self.kept
        weapon = position.ongoing.weapon
        position.ongoing = position.ongoing._replace(aim_space=-1, weapon=0)
        best, found = -1.0, -1
        for card in blows:
            value = evaluation.roll(position, card, kept)
            if value > best:
                best, found = value, card
        position.ongoing = position.ongoing._replace(weapon=weapon)
        return option_with(options, "play", found) if found >= 0 else None

    def _strengthen(self, position: FinalGirl, options: Options) -> Action | None:
        """Play a card for calm or health, if that is worth more than keeping it."""
        if position.time < 2:
            return None
        evaluation, hand, kept = self.evaluation, position.hand, self.kept
        calming = hand[evaluation.focus] + hand[evaluation.distraction] if position.horror > 1 else 0
        if calming > 1 and hand[evaluation.improvise] and not position.partials:
            return option_with(options, "play", evaluation.improvise)
        best, found = 0.0, -1
        for card, price in self.strengthening:
            if hand[card]:
                value = evaluation.roll(position, card, kept) - price
                if value > best:
                    best, found = value, card
        return option_with(options, "play", found) if found >= 0 else None

    def _discard(self, position: FinalGirl) -> Action | None:
        """Discard a spare card for time, if one or two of them pay for cards that are worth more."""
        kept, time = self.kept, position.time
        spare = []
        for card, count in enumerate(position.hand):
            if count and kept[card] < self.spare:
                spare += [(kept[card], card)] * min(count, 2)
        spare.sort()
        spare = self._without_last_reaction(position, spare)
        most = min(time + 2, self.terms.core.most_time)
        values = self._baskets(position, kept, most)[0]
        lost = self.weights["discard"]
        for more, (price, _) in enumerate(spare[: most - time], 1):
            lost += price
            if values[time + more] - values[time] > lost:
                return DISCARD[spare[0][1]]
        return None

    def _without_last_reaction(
        self, position: FinalGirl, spare: list[tuple[float, int]]
    ) -> list[tuple[float, int]]:
        """Spare cards, except the last one that can ward off an attack before others are bought."""
        reactions = self.terms.reactions
        most = sum([position.hand[card] for card in reactions]) - 1
        found: list[tuple[float, int]] = []
        for price, card in spare:
            if card not in reactions or most > 0:
                found.append((price, card))
                most -= card in reactions
        return found

    def _make_room(self, position: FinalGirl) -> Action | None:
        """Discard the least valuable card if the hand is full and no card leads to the fight."""
        hand, kept, target = position.hand, self.kept, self.target(position)
        if self.goal & 3 != FIGHT or target == position.heroine or any([hand[card] for card in self.moves]):
            return None
        if sum(hand) < self.terms.core.hand_limit:
            return None
        return DISCARD[min([card for card, count in enumerate(hand) if count], key=lambda card: kept[card])]

    def _wishes(self, position: FinalGirl, kept: list[float]) -> list[int]:
        """Cards of the market that are worth their price, the best first."""
        cost, wish = self.terms.cost, self.weights["wish"]
        found = []
        for card, count in enumerate(position.market):
            if count and cost[card]:
                gain = kept[card] - self.price * cost[card]
                if gain > -wish:
                    found.append((-gain, card))
                    if count > 1:
                        found.append((-gain + wish, card))
        found.sort()
        return [card for _, card in found]

    def look(self, position: FinalGirl) -> None:
        """Set the values of cards and of time: time pays for as many cards as the hand has room for."""
        evaluation = self.evaluation
        kept = self.kept = evaluation.kept(position)
        room = self.terms.core.hand_limit - sum(position.hand) + 1
        wanted = sum([self.terms.cost[card] for card in self._wishes(position, kept)[: max(room, 1)]])
        evaluation.time = self.price if position.time <= wanted else self.weights["surplus"]

    def plan(self, position: FinalGirl, frame: PlanningPhase, options: Options) -> Action:
        """Buy the cards that are worth most together, then free ones; time is lost after this."""
        kept, hand = self.evaluation.kept(position), position.hand
        room = self.terms.core.hand_limit - sum(hand)
        basket = self._baskets(position, kept, max(0, position.time))[1][-1]
        if basket and len(basket) <= room:
            return option_with(options, "buy", basket[0]) or DONE
        best, found = 0.3, DONE
        for option in options:
            if option is not DONE:
                card = option.arg
                gain = kept[card] - 0.3 * hand[card]
                if gain > best:
                    best, found = gain, option
        return found

    def _baskets(
        self, position: FinalGirl, kept: list[float], time: int
    ) -> tuple[list[float], list[list[int]]]:
        """[time]: the value of the market's best cards for that much time, and which they are."""
        cost, hand, twice, each = self.terms.cost, position.hand, self.weights["twice"], self.weights["each"]
        best = [0.0] * (time + 1)
        taken: list[list[int]] = [[] for _ in best]
        for card, count in enumerate(position.market):
            price = cost[card]
            if not price:
                continue
            for copy in range(count):
                gain = kept[card] + each - twice * (hand[card] + copy)
                if gain <= 0:
                    break
                for left in range(time, price - 1, -1):
                    total = best[left - price] + gain
                    if total > best[left]:
                        best[left] = total
                        taken[left] = [*taken[left - price], card]
        return best, taken

    # Moving -----------------------------------------------------------------------------

    def go(self, position: FinalGirl, frame: Moving, options: Options) -> Action:
        last = options[-1]
        if last.verb == "rescue":
            return last
        if position.rewards:
            return self.reward(position, frame, options)
        here = position.heroine
        target = self.target(position)
        if not frame.left:
            return STOP
        if target == here or target < 0:
            stays = self.goal & 3 == FIGHT and self._stays(position)
            if stays or not self._danger(position):
                return STOP
            return self._flee(position, options)
        far, past = self._steps_to(position, target), self.weights["past-killer"]
        best, found = float(far[here]), STOP
        for option in options:
            if option.verb == "go":
                steps = far[option.arg]
                value = steps + (past if option.arg == position.killer and steps else 0.0)
                if position.hazards and self._hazard(position, option.arg):
                    value += HAZARD_STEPS - 1
                if value < best:
                    best, found = value, option
        return found

    def _hazard(self, position: FinalGirl, space: int) -> bool:
        return any([there == space for there, _ in position.hazards])

    def _steps_to(self, position: FinalGirl, target: int) -> Sequence[int]:
        """[space]: the steps from there to a space, around hazards and houses that are shut to her."""
        if self.terms.places.houses:
            return ways_to(position, target)
        return [row[target] for row in self._ways(position)]

    def _ways(self, position: FinalGirl) -> tuple[tuple[int, ...], ...]:
        """[space][space]: the steps between them; a space with a hazard counts as several."""
        hazards = position.hazards
        if not hazards:
            return self.far
        if hazards not in self._around:
            self._around[hazards] = _steps_around(self.terms.places, {space for space, _ in hazards})
        return self._around[hazards]

    def _flee(self, position: FinalGirl, options: Options) -> Action:
        """Step away from the enemies."""
        enemies = position.enemies()
        best, found = -1.0, STOP
        for option in options:
            if option.verb == "go":
                near = min([self.far[option.arg][enemy] for enemy in enemies])
                value = near - 0.2 * position.victims[option.arg]
                if position.hazards and self._hazard(position, option.arg):
                    value -= 1.0
                if value > best:
                    best, found = value, option
        return found

    def follow(self, position: FinalGirl, frame: Follow, options: Options) -> Action:
        """Take along as many as may come, special ones too; but lead nobody into a deadly hazard."""
        if position.hazards and position.deadly >> frame.end & 1:
            return WITH[0]
        last = options[-1]
        if last.verb == "bring":
            return last
        if position.minions[frame.end] and self.goal & 3 != RESCUE:
            return WITH[0]
        return last

    # Rolling ----------------------------------------------------------------------------

    def judge(self, position: FinalGirl, frame: Judge, options: Options) -> Action:
        """Convert and reroll dice as long as that promises more than it costs."""
        values = self._stakes(position)
        full = successes(position)
        top = len(values) - 1
        now = values[min(full, top)]
        if full >= top or values[top] <= now:
            return ACCEPT
        if not failures(position):  # rerolling a success can only lose it
            options = [option for option in options if option.verb not in ("play", "use")]
        kept = self.evaluation.kept(position)
        best, found = 0.05, ACCEPT
        if CONVERT in options:
            part = len([face for face in position.ongoing.dice if face in (3, 4)])
            fuel = fuel_costs(position, kept, -1, self.evaluation.fuel)
            for bought in range(1, min(part, len(fuel) - 1) + 1):
                gain = values[min(full + bought, top)] - now - fuel[bought]
                if gain > best:
                    best, found = gain, CONVERT
        price = self.weights["reroll-price"]
        for option in options:
            if option.verb in ("play", "use"):
                chance = 2 / 3 if position.partials else 1 / 3
                gain = chance * (values[min(full + 1, top)] - now) - price * self._price(option, kept)
                if gain > best:
                    best, found = gain, option
        return found

    def _price(self, option: Action, kept: list[float]) -> float:
        return kept[option.arg] if option.verb == "play" else self.evaluation.items[option.arg]

    def _stakes(self, position: FinalGirl) -> tuple[float, ...]:
        """The values of failure, one success, two and perhaps three in the roll in progress."""
        for frame in reversed(position.stack):
            if isinstance(frame, Play):
                return self.evaluation.rows(position, frame.card)
            if isinstance(frame, RollFor):
                each, success, failure = [self.evaluation.program(position, n) for n in frame.branches]
                return (failure, success + each, success + 2 * each)
        each = self.weights["each-success"]
        return (0.0, each, 2 * each)

    def pay(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        """Pay with the least valuable card."""
        kept = self.evaluation.kept(position)
        return min(options, key=lambda option: kept[option.arg])

    def pick_dice(self, position: FinalGirl, frame: PickDice, options: Options) -> Action:
        """Reroll failures; if there are none, partial successes; successes only if it must be."""
        most = 5 if not frame.picked and not position.partials else 3
        for option in options:
            if option.verb == "reroll" and option.arg < most:
                return option
        return THROW if options[0] is THROW else options[0]

    def pick_one(self, position: FinalGirl, frame: PickOne, options: Options) -> Action:
        return options[-1]

    # Fighting ---------------------------------------------------------------------------

    def aim(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        """Attack the killer; among minions, the larger group."""
        for option in options:
            if option.args[0] == KILLER:
                shielded = position.mods.shield and position.minions[position.killer]
                if not shielded and not (position.killer_health == 1 and guarded(position)):
                    return option
        return max(options, key=lambda option: position.minions[option.args[1]] * option.args[0])

    def wield(self, position: FinalGirl, frame: Wield, options: Options) -> Action:
        """Take the heaviest weapon; among equals, one that lasts."""
        things = self.terms.items
        best, found = -1, options[0]
        for option in options:
            thing = things[option.arg]
            value = 2 * thing.damage + (thing.uses == 0) if option.arg else 0
            if value > best:
                best, found = value, option
        return found

    def strike(self, position: FinalGirl, frame: Strike, options: Options) -> Action:
        return options[-1]

    def react(self, position: FinalGirl, frame: React, options: Options) -> Action:
        """Do whatever saves more than it costs."""
        if not position.ongoing.blow:
            return ACCEPT
        kept = self.evaluation.kept(position)
        health = position.health
        loss = self.evaluation.health[health] - self.evaluation.health[max(health - position.ongoing.blow, 0)]
        spent = self.weights["react-item"]
        best, found = 0.0, ACCEPT
        for option in options:
            if option.verb == "play":
                gain = (
                    self.evaluation.roll(position, option.arg, kept)
                    - self.weights["react-price"] * kept[option.arg]
                )
            elif option.verb == "use":
                way = self.terms.items[option.arg].way
                assert way is not None
                gain = (loss if way.when == "killer" else loss / position.ongoing.blow) - spent
            elif option.verb == "shield":
                gain = loss - spent
            else:
                continue
            if gain > best:
                best, found = gain, option
        return found

    def moment(self, position: FinalGirl, frame: Moment, options: Options) -> Action:
        """End the killer phase if a heavy blow is near and nothing else helps."""
        evaluation, hand = self.evaluation, position.hand
        if hand[evaluation.guard] or hand[evaluation.retaliation] or position.killer != position.heroine:
            return SKIP
        return options[-1] if attack_value(position, KILLER, position.killer) >= 2 else SKIP

    # Choices ----------------------------------------------------------------------------

    def choose_one(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        evaluation = self.evaluation
        rows = [option for option in options if option.verb == "choose"]
        return max(rows, key=lambda o: evaluation.program(position, frame.branches[o.arg - 1]))

    def slot(self, position: FinalGirl, frame: PickSlot, options: Options) -> Action:
        evaluation, slots = self.evaluation, self.terms.slots
        evaluation.step, evaluation.steps = 1.0, 1
        return max(options, key=lambda o: evaluation.program(position, slots[o.arg]))

    def reward(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        for option in options:
            if option.verb == "reward":
                return option
        return options[0]

    def take(self, position: FinalGirl, frame: TakeCard, options: Options) -> Action:
        kept = self.evaluation.kept(position)
        best, found = 0.0, options[0]
        for option in options:
            if option is not DONE and kept[option.arg] > best:
                best, found = kept[option.arg], option
        return found

    def name(self, position: FinalGirl, frame: NameCard, options: Options) -> Action:
        return option_with(options, "name", self.evaluation.furious) or options[0]

    def keep(self, position: FinalGirl, frame: Keep, options: Options) -> Action:
        """Keep the best item; put good ones back on top."""
        items = self.evaluation.items
        if not frame.kept:
            return max(options, key=lambda option: items[option.arg])
        item = options[0].arg
        return (
            options[0] if items[item] >= self.weights["good-item"] and not self.quest.wanted else options[1]
        )

    def deck(self, position: FinalGirl, frame: PickDeck, options: Options) -> Action:
        items, unknown = self.evaluation.items, self.weights["unknown-item"]
        return max(options, key=lambda o: items[position.up[o.arg][0]] if position.up[o.arg] else unknown)

    def survey(self, position: FinalGirl, frame: Survey, options: Options) -> Action:
        up = position.up[frame.deck]
        if self.quest.wanted:
            return SKIP if position.deep[frame.deck] == 0 else options[1]
        return SKIP if up and self.evaluation.items[up[0]] >= self.weights["unknown-item"] else options[1]

    def arrange(self, position: FinalGirl, frame: Arrange, options: Options) -> Action:
        """Put the best weapon in hand, then whatever else is of use there."""
        items, things = self.evaluation.items, self.terms.items
        for option in options:
            if option.verb == "hold":
                return option
        waiting = [item for item in position.bag if things[item].hands and not frame.moved >> item & 1]
        for option in options:
            if option.verb == "stow":
                better = [item for item in waiting if items[item] > items[option.arg] + 1.0]
                if better:
                    return option
        return DONE

    def travel(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        target = self.target(position)
        if target < 0:
            return options[0]
        return min(options, key=lambda option: self.far[option.arg][target])

    def token(self, position: FinalGirl, frame: PlaceToken, options: Options) -> Action:
        return min(options, key=lambda option: self.far[option.arg][max(position.killer, 0)])

    def first(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        return options[0]

    def panic(self, position: FinalGirl, frame: Panicking, options: Options) -> Action:
        return ANY_ORDER

    def leave(self, position: FinalGirl, frame: LeaveOrSink, options: Options) -> Action:
        return LEAVE


def _is_trap(thing: Thing, terms: Terms) -> bool:
    """Whether its use puts a trap on the board."""
    if thing.way is None or thing.way.program == NOTHING:
        return False
    effects = [op.effect for op in terms.programs[thing.way.program]]
    return any([isinstance(effect, cards.PlaceToken) and effect.token == "trap" for effect in effects])


def _is_escape(way: Way, terms: Terms) -> bool:
    """Whether using it ends a status effect."""
    return any([op.kind is cards.EndStatus for op in terms.programs[way.program]])


def _steps_around(places: Places, hazards: set[int]) -> tuple[tuple[int, ...], ...]:
    """[space][space]: the steps, where entering a hazard counts as `HAZARD_STEPS`."""
    far = [[APART * HAZARD_STEPS] * places.size for _ in places.all]
    for space in places.all:
        far[space][space] = 0
        for beside in places.beside[space]:
            far[space][beside] = HAZARD_STEPS if beside in hazards else 1
    for middle in places.all:
        for start in places.all:
            for end in places.all:
                far[start][end] = min(far[start][end], far[start][middle] + far[middle][end])
    return tuple([tuple(row) for row in far])


def option_with(options: Options, verb: str, arg: int) -> Action | None:
    """The option with this verb and number; None if there is none."""
    for option in options:
        if option.verb == verb and option.arg == arg:
            return option
    return None


HANDLERS: Final[dict[type, Callable[[PlayoutPolicy, FinalGirl, Any, Options], Action]]] = {
    ActionPhase: PlayoutPolicy.act,
    PlanningPhase: PlayoutPolicy.plan,
    Moving: PlayoutPolicy.go,
    Follow: PlayoutPolicy.follow,
    Judge: PlayoutPolicy.judge,
    Pay: PlayoutPolicy.pay,
    DropCards: PlayoutPolicy.pay,
    PickDice: PlayoutPolicy.pick_dice,
    PickOne: PlayoutPolicy.pick_one,
    Aim: PlayoutPolicy.aim,
    AimItem: PlayoutPolicy.aim,
    Spread: PlayoutPolicy.aim,
    Wield: PlayoutPolicy.wield,
    Strike: PlayoutPolicy.strike,
    Absorb: PlayoutPolicy.first,
    React: PlayoutPolicy.react,
    Moment: PlayoutPolicy.moment,
    ChooseOne: PlayoutPolicy.choose_one,
    PickSlot: PlayoutPolicy.slot,
    LastRewards: PlayoutPolicy.reward,
    TakeCard: PlayoutPolicy.take,
    NameCard: PlayoutPolicy.name,
    Keep: PlayoutPolicy.keep,
    PickDeck: PlayoutPolicy.deck,
    Survey: PlayoutPolicy.survey,
    Arrange: PlayoutPolicy.arrange,
    Travel: PlayoutPolicy.travel,
    PlaceToken: PlayoutPolicy.token,
    SpecialComes: PlayoutPolicy.first,
    JoinSpaces: PlayoutPolicy.first,
    Tie: PlayoutPolicy.first,
    TieVictim: PlayoutPolicy.first,
    TimeRunsOut: PlayoutPolicy.first,
    Panicking: PlayoutPolicy.panic,
    LeaveOrSink: PlayoutPolicy.leave,
}
