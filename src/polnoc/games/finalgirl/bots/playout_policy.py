"""The playout policy: a fixed player, fast and not bad.

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
from polnoc.games.finalgirl.bots.evaluation import (
    EACH_SUCCESS,
    PATIENCE_TURNS,
    WEIGHTS,
    Evaluation,
    fuel_costs,
)
from polnoc.games.finalgirl.places import APART
from polnoc.games.finalgirl.rules.ambiguity import Tie, TieVictim
from polnoc.games.finalgirl.rules.breath import Absorb
from polnoc.games.finalgirl.rules.choosing import ChooseOne
from polnoc.games.finalgirl.rules.enemies import attack_value
from polnoc.games.finalgirl.rules.event_cards import PlaceToken, SpecialComes
from polnoc.games.finalgirl.rules.fighting import Aim, Spread, Strike, Wield
from polnoc.games.finalgirl.rules.items import Arrange
from polnoc.games.finalgirl.rules.moving import Follow, JoinSpaces, Moving, Travel
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
from polnoc.games.finalgirl.terms import Terms, Thing

Options = Sequence[Action]

#: What a turn is for. Added to a goal: first she calms down.
GATHER, ARM, RESCUE, FIGHT = range(4)
CALM_FIRST: Final = 4

#: [dice]: about how much of her force hits the enemy.
DICE_FORCE: Final[tuple[float, ...]] = (0.3, 0.3, 0.5, 0.75)
#: The value from which an item is left on top of its deck for the next search.
GOOD_ITEM: Final = 5.0
#: A trap is laid when the killer is at most this many steps away.
TRAP_NEAR: Final = 2


class PlayoutPolicy:
    """The fixed player of one game. Set `goal` before it plays a turn."""

    def __init__(self, terms: Terms, weights: dict[str, float] = WEIGHTS) -> None:
        self.terms = terms
        self.weights = weights
        self.evaluation = Evaluation(terms, weights)
        self.step, self.spare, self.price = weights["step"], weights["spare"], weights["time"]
        self.strides = (self.step, weights["step-arm"], self.step, weights["step-fight"])
        self.goal = GATHER
        self.kept: list[float] = [0.0] * len(terms.cards)
        self.far = terms.places.far
        self.exits = tuple([space for space in terms.places.all if terms.places.exit[space]])
        self.moves = (self.evaluation.walk, self.evaluation.sprint)
        self.attacks = terms.attack_cards
        self.traps = [thing.number for thing in terms.items if _is_trap(thing, terms)]

    def choose(self, position: FinalGirl, options: Options) -> Action:
        """Choose one of the options of the frame that asks."""
        frame = position.stack[-1]
        handler = HANDLERS.get(type(frame))
        return handler(self, position, frame, options) if handler else options[0]

    def sensible_goal(self, position: FinalGirl) -> int:
        """The goal of a turn by rule of thumb."""
        evaluation, hand = self.evaluation, position.hand
        armed = evaluation.armed(position)
        blows = sum([hand[card] for card in self.attacks])
        force = hand[evaluation.furious] * (2 + armed) + hand[evaluation.critical] * (3 + armed)
        force += hand[evaluation.weak_attack] * (1 + armed)
        sure = DICE_FORCE[min(self.terms.dice[position.horror], 3)]
        enough = force * sure >= self.weights["fight"] and position.health > 1
        if position.turn > PATIENCE_TURNS:
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

    # Where to go ------------------------------------------------------------------------

    def target(self, position: FinalGirl) -> int:
        """The space that the goal leads to, or -1."""
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
        best, found = -99.0, -1
        for deck, space in enumerate(self.terms.places.search):
            if deck_size(position, deck):
                up = position.up[deck]
                value = (items[up[0]] if up else 4.0) - 1.5 * far[space]
                if value > best:
                    best, found = value, space
        return found

    def _rescue_space(self, position: FinalGirl) -> int:
        """An exit if somebody follows, else the nearest victims that are not with the killer."""
        here, places = position.heroine, self.terms.places
        if position.victims[here] and position.ordinary_at(here):
            return self._nearest_exit(position, here)
        far, killer = self.far[here], position.killer
        best, found = 99.0, -1
        for space, count in enumerate(position.victims):
            if count and space != killer and space != here and not position.minions[space]:
                exit = self._nearest_exit(position, space)
                if exit < 0:
                    continue
                value = 1.3 * far[space] + places.far[space][exit] - (0.9 if count > 1 else 0.0)
                if value < best:
                    best, found = value, space
        return found

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
        """Whether an enemy shares her space."""
        return position.killer == position.heroine or position.minions[position.heroine] > 0

    # The action phase -------------------------------------------------------------------

    def act(self, position: FinalGirl, frame: ActionPhase, options: Options) -> Action:
        if position.rewards:
            return self.reward(position, frame, options)
        last = options[-1]
        if last.verb == "rescue":
            return last
        item = self._item_to_use(position, options)
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
                if thing.alone or (not way.time and self.evaluation.program(position, way.program) >= 2.0):
                    return option
        return None

    def _trap(self, position: FinalGirl, options: Options) -> Action | None:
        """A trap where she stands, when the killer is about to come."""
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
        if goal == FIGHT:
            blows = [card for card in playable if card in self.attacks]
            if blows:
                return self._blow(position, playable, blows, options)
        elif goal == ARM and evaluation.search in playable and evaluation.armed(position) < 2:
            return _option(options, "play", evaluation.search)
        target = self.target(position)
        if goal == FIGHT and not self._stays(position):
            target = -1
        if target >= 0 and target != position.heroine:
            evaluation.step, evaluation.steps = self.strides[goal], self.far[position.heroine][target]
            return self._set_out(position, options)
        evaluation.step, evaluation.steps = 0.3, 1
        stays = goal == FIGHT and self._stays(position)
        if stays or not self._danger(position):
            return None
        if hand[evaluation.walk] or hand[evaluation.sprint]:  # away from here
            evaluation.step, evaluation.steps = self.step, 1
            return self._set_out(position, options)
        return None

    def _stays(self, position: FinalGirl) -> bool:
        """Whether she has anything to do where the enemy is."""
        return any([position.hand[card] for card in self.attacks])

    def _set_out(self, position: FinalGirl, options: Options) -> Action | None:
        """The better of the cards that move her."""
        hand, evaluation, kept = position.hand, self.evaluation, self.kept
        best, found = 0.0, -1
        for card in self.moves:
            if hand[card]:
                value = evaluation.roll(position, card, kept) + 1.0 - 0.3 * kept[card]
                if value > best:
                    best, found = value, card
        return _option(options, "play", found) if found >= 0 else None

    def _blow(
        self, position: FinalGirl, playable: list[int], blows: list[int], options: Options
    ) -> Action | None:
        """More dice first, then the blow that promises most."""
        evaluation, hand = self.evaluation, position.hand
        several = sum([hand[card] for card in blows]) > 1
        if several and not position.partials and evaluation.improvise in playable and position.time > 1:
            return _option(options, "play", evaluation.improvise)
        strong = evaluation.critical in blows or evaluation.furious in blows
        if strong and not position.bonus and evaluation.planning in playable and position.time > 1:
            return _option(options, "play", evaluation.planning)
        if several and evaluation.weak_attack in blows and evaluation.armed(position):
            return _option(options, "play", evaluation.weak_attack)  # it hardly ever ends the phase
        kept = self.kept
        weapon = position.ongoing.weapon
        position.ongoing = position.ongoing._replace(aim_space=-1, weapon=0)
        best, found = -1.0, -1
        for card in blows:
            value = evaluation.roll(position, card, kept)
            if value > best:
                best, found = value, card
        position.ongoing = position.ongoing._replace(weapon=weapon)
        return _option(options, "play", found) if found >= 0 else None

    def _strengthen(self, position: FinalGirl, options: Options) -> Action | None:
        """Play a card for calm or health, if that is worth more than keeping it."""
        if position.time < 2:
            return None
        evaluation, hand, kept = self.evaluation, position.hand, self.kept
        calming = hand[evaluation.focus] + hand[evaluation.distraction] if position.horror > 1 else 0
        if calming > 1 and hand[evaluation.improvise] and not position.partials:
            return _option(options, "play", evaluation.improvise)
        best, found = 0.0, -1
        for card, price in (
            (evaluation.focus, 0.5),
            (evaluation.distraction, 0.5),
            (evaluation.short_rest, 0.8),
            (evaluation.long_rest, 2.5),
        ):
            if hand[card]:
                value = evaluation.roll(position, card, kept) - price
                if value > best:
                    best, found = value, card
        return _option(options, "play", found) if found >= 0 else None

    def _discard(self, position: FinalGirl) -> Action | None:
        """Discard a spare card for time, if one or two of them pay for cards that are worth more."""
        kept, time = self.kept, position.time
        spare = []
        for card, count in enumerate(position.hand):
            if count and kept[card] < self.spare:
                spare += [(kept[card], card)] * min(count, 2)
        spare.sort()
        most = min(time + 2, self.terms.core.most_time)
        values = self._baskets(position, kept, most)[0]
        lost = self.weights["discard"]
        for more, (price, _) in enumerate(spare[: most - time], 1):
            lost += price
            if values[time + more] - values[time] > lost:
                return DISCARD[spare[0][1]]
        return None

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
        cost = self.terms.cost
        found = []
        for card, count in enumerate(position.market):
            if count and cost[card]:
                gain = kept[card] - self.price * cost[card]
                if gain > -0.3:
                    found.append((-gain, card))
                    if count > 1:
                        found.append((-gain + 0.3, card))
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
            return _option(options, "buy", basket[0]) or DONE
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
        far = self.far
        best, found = float(far[here][target]), STOP
        for option in options:
            if option.verb == "go":
                steps = far[option.arg][target]
                value = steps + (0.5 if option.arg == position.killer and steps else 0.0)
                if value < best:
                    best, found = value, option
        return found

    def _flee(self, position: FinalGirl, options: Options) -> Action:
        """Away from the enemies."""
        enemies = position.enemies()
        best, found = -1.0, STOP
        for option in options:
            if option.verb == "go":
                near = min([self.far[option.arg][enemy] for enemy in enemies])
                value = near - 0.2 * position.victims[option.arg]
                if value > best:
                    best, found = value, option
        return found

    def follow(self, position: FinalGirl, frame: Follow, options: Options) -> Action:
        """As many as may come, special ones too."""
        last = options[-1]
        if last.verb == "bring":
            return last
        if position.minions[frame.end] and self.goal & 3 != RESCUE:
            return WITH[0]
        return last

    # Rolling ----------------------------------------------------------------------------

    def judge(self, position: FinalGirl, frame: Judge, options: Options) -> Action:
        """Conversions and re-rolls, as long as they promise more than they cost."""
        values = self._stakes(position)
        full = successes(position)
        now = values[full if full < 2 else 2]
        if full >= 2 or values[2] <= now:
            return ACCEPT
        kept = self.evaluation.kept(position)
        best, found = 0.05, ACCEPT
        if CONVERT in options:
            part = len([face for face in position.ongoing.dice if face in (3, 4)])
            fuel = fuel_costs(position, kept, -1, self.evaluation.fuel)
            for bought in range(1, min(part, len(fuel) - 1) + 1):
                gain = values[min(full + bought, 2)] - now - fuel[bought]
                if gain > best:
                    best, found = gain, CONVERT
        for option in options:
            if option.verb in ("play", "use"):
                chance = 2 / 3 if position.partials else 1 / 3
                gain = chance * (values[min(full + 1, 2)] - now) - 0.7 * self._price(option, kept)
                if gain > best:
                    best, found = gain, option
        return found

    def _price(self, option: Action, kept: list[float]) -> float:
        return kept[option.arg] if option.verb == "play" else self.evaluation.items[option.arg]

    def _stakes(self, position: FinalGirl) -> tuple[float, float, float]:
        """What failure, one success and two are worth in the roll in progress."""
        for frame in reversed(position.stack):
            if isinstance(frame, Play):
                return self.evaluation.rows(position, frame.card)
            if isinstance(frame, RollFor):
                each, success, failure = [self.evaluation.program(position, n) for n in frame.branches]
                return (failure, success + each, success + 2 * each)
        return (0.0, EACH_SUCCESS, 2 * EACH_SUCCESS)

    def pay(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        """Pay with the least valuable card."""
        kept = self.evaluation.kept(position)
        return min(options, key=lambda option: kept[option.arg])

    def pick_dice(self, position: FinalGirl, frame: PickDice, options: Options) -> Action:
        """Failures are thrown again; if there is none, partial successes."""
        for option in options:
            if option.verb == "reroll" and option.arg < (3 if frame.picked else 5):
                return option
        return THROW if options[0] is THROW else options[0]

    def pick_one(self, position: FinalGirl, frame: PickOne, options: Options) -> Action:
        return options[-1]

    # Fighting ---------------------------------------------------------------------------

    def aim(self, position: FinalGirl, frame: Any, options: Options) -> Action:
        """The killer; of minions the larger group."""
        for option in options:
            if option.args[0] == KILLER:
                shielded = position.mods.shield and position.minions[position.killer]
                if not shielded:
                    return option
        return max(options, key=lambda option: position.minions[option.args[1]] * option.args[0])

    def wield(self, position: FinalGirl, frame: Wield, options: Options) -> Action:
        """The heaviest weapon; of equals one that lasts."""
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
        """Whatever saves more than it costs."""
        if not position.ongoing.blow:
            return ACCEPT
        kept = self.evaluation.kept(position)
        health = position.health
        loss = self.evaluation.health[health] - self.evaluation.health[max(health - position.ongoing.blow, 0)]
        best, found = 0.0, ACCEPT
        for option in options:
            if option.verb == "play":
                gain = self.evaluation.roll(position, option.arg, kept) - 0.8 * kept[option.arg]
            elif option.verb == "use":
                way = self.terms.items[option.arg].way
                assert way is not None
                gain = (loss if way.when == "killer" else loss / position.ongoing.blow) - 2.0
            elif option.verb == "shield":
                gain = loss - 2.0
            else:
                continue
            if gain > best:
                best, found = gain, option
        return found

    def moment(self, position: FinalGirl, frame: Moment, options: Options) -> Action:
        """The killer phase is ended if a heavy blow is near and nothing else helps."""
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
        return _option(options, "name", self.evaluation.furious) or options[0]

    def keep(self, position: FinalGirl, frame: Keep, options: Options) -> Action:
        """The best item; good ones go back on top."""
        items = self.evaluation.items
        if not frame.kept:
            return max(options, key=lambda option: items[option.arg])
        item = options[0].arg
        return options[0] if items[item] >= GOOD_ITEM else options[1]

    def deck(self, position: FinalGirl, frame: PickDeck, options: Options) -> Action:
        items = self.evaluation.items
        return max(options, key=lambda o: items[position.up[o.arg][0]] if position.up[o.arg] else 4.0)

    def survey(self, position: FinalGirl, frame: Survey, options: Options) -> Action:
        up = position.up[frame.deck]
        return SKIP if up and self.evaluation.items[up[0]] >= 4.0 else options[1]

    def arrange(self, position: FinalGirl, frame: Arrange, options: Options) -> Action:
        """The best weapon in hand, then whatever else is of use there."""
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


def _option(options: Options, verb: str, arg: int) -> Action | None:
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
