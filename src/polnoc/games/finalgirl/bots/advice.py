"""Advice in Final Girl: a choice, and the reasons for it on the table.

The reasons are computed from what the player sees (`advice_reasons.py`), so they hold whatever is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice, Alternative, Reason
from polnoc.engine.effects import NOTHING
from polnoc.engine.views import View
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.actions import BOUGHT, DONE, KILLER, LATER, MINIONS
from polnoc.games.finalgirl.bots.advice_reasons import PositionReasons, Reasons, because, percent
from polnoc.games.finalgirl.bots.killer_preview import terror_damage
from polnoc.games.finalgirl.bots.learned import Expert
from polnoc.games.finalgirl.bots.lookahead import Trial
from polnoc.games.finalgirl.bots.playout_policy import ARM, CALM_FIRST, FIGHT, GATHER, RESCUE
from polnoc.games.finalgirl.bots.quest import Quest
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.places import APART
from polnoc.games.finalgirl.rules.enemies import attack_value
from polnoc.games.finalgirl.rules.playing import Play
from polnoc.games.finalgirl.rules.rolling import PRICE, successes
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import AFTER_ROLL, EVENT_CARDS, ITEM_CARDS, TERROR_CARDS

#: By the expert's goal for a turn: its name in messages.
PLANS: Final = {GATHER: "gather", ARM: "arm", RESCUE: "rescue", FIGHT: "fight"}
#: Rules in which the heroine is free to pursue the goal of her turn.
FREE: Final = ("ActionPhase", "Moving")
#: Reasons that always count as the cost of a choice; those in `STAYING_COSTS` only if she stays where she is.
COSTS: Final = {
    "advice-place-danger", "advice-place-hazard", "advice-place-closed", "advice-step-danger",
    "advice-more-cards",
}  # fmt: skip
STAYING_COSTS: Final = {"advice-sure-blow", "advice-cards-strike"}
STAYING: Final = ("done", "skip", "stay")
#: At most this many alternatives are named, each tried in at least this many possible turns.
MOST_ALTERNATIVES: Final = 2
MIN_TURNS_TRIED: Final = 8
#: A goal that is reached less often takes more than this turn.
SELDOM: Final = 0.2
#: Differences in the chance of winning up to which a choice is as good, a little worse, clearly worse.
SAME, LITTLE, CLEAR = 0.01, 0.03, 0.08

#: Effects of a card that are worth just as much next turn.
LASTING_GAINS: Final = (
    cards.Horror, cards.Heal, cards.MoreDice, cards.Partials, cards.LowerCounter, cards.SetCounter,
    cards.HalveCounter,
)  # fmt: skip


def advise(
    game: FinalGirlGame,
    view: View,
    options: Sequence[Action],
    rng: random.Random,
    budget: Budget | None = None,
) -> Advice:
    """Give the expert's choice, the goal of the turn, the reasons for the choice, and what else was tried."""
    expert = Expert(game)
    trials = expert.ranked(view, options, rng, budget)
    if not trials:
        return explain(game, view, options, expert.choose(view, options, rng, budget))
    best = trials[0]
    advice = explain(game, view, options, best.option)
    plan = _plan(game, view, best) if view["frames"][-1]["rule"] in FREE else []
    return Advice(advice.action, (*plan, *advice.reasons, *_chance(best)), tuple(_alternatives(trials)))


def explain(game: FinalGirlGame, view: View, options: Sequence[Action], choice: Action) -> Advice:
    """Give a choice with the reasons for it on the table."""
    return Adviser(game.redeal(view, random.Random(0)), options).advice(choice)


def _plan(game: FinalGirlGame, view: View, best: Trial) -> Reasons:
    """What the expert means to do in this turn, and how often that works."""
    if best.option is DONE:
        return []
    position = game.redeal(view, random.Random(0))
    quest, goal = Quest(position.terms), best.goal % CALM_FIRST
    if quest.wanted and quest.has_it(position):
        return [because("advice-plan-leave", card=ITEM_CARDS + min(quest.wanted))]
    if quest.wanted and goal == ARM:
        return [because("advice-plan-seek", card=ITEM_CARDS + min(quest.wanted))]
    if goal == GATHER or best.turns < MIN_TURNS_TRIED:  # strength can be gathered at any time
        return [because("advice-plan", plan=PLANS[goal])]
    if best.reached < SELDOM:
        return [because("advice-plan-later", plan=PLANS[goal])]
    return [
        because("advice-plan", plan=PLANS[goal]),
        because("advice-plan-odds", percent=percent(best.reached)),
    ]


def _chance(best: Trial) -> Reasons:
    """How the expert rates the game after the turns that were tried."""
    return [because("advice-win", percent=percent(best.mean))] if best.turns >= MIN_TURNS_TRIED else []


def _alternatives(trials: Sequence[Trial]) -> Iterator[Alternative]:
    """The best of the other options that were tried often enough, and how much worse they look.

    An option that only does the same things in another order is no alternative.
    """
    best, named = trials[0], [trials[0].option]
    for trial in trials[1:]:
        if trial.option in named or trial.turns < MIN_TURNS_TRIED or len(named) > MOST_ALTERNATIVES:
            continue
        if trial.puts_off(best.option) or (best.turns and best.puts_off(trial.option)):
            continue
        named.append(trial.option)
        yield Alternative(trial.option.text, (_grade(*trial.worse_by(best)),))


def _grade(worse: float, error: float) -> Reason:
    """How much worse the chance of winning looks, in words, and whether that is certain.

    >>> _grade(0.02, 0.03).key, _grade(0.05, 0.03).args, _grade(0.05, 0.01).args
    ('advice-same', {'grade': 'clear', 'wins': 5, 'sure': 'no'}, {'grade': 'clear', 'wins': 5, 'sure': 'yes'})
    """
    if worse <= SAME or worse < error:
        return because("advice-same")
    grade = "little" if worse <= LITTLE else "clear" if worse <= CLEAR else "much"
    sure = "yes" if worse > 2 * error else "no"
    return because("advice-worse-wins", grade=grade, wins=round(100 * worse), sure=sure)


def _price_last(reasons: Reasons, choice: Action) -> Reasons:
    """Put the reasons for a choice first and its costs last, with a label before them."""
    costs = COSTS | STAYING_COSTS if choice.verb in STAYING else COSTS
    price = [reason for reason in reasons if reason.key in costs]
    rest = [reason for reason in reasons if reason.key not in costs]
    return [*rest, because("advice-price"), *price] if price else rest


class Adviser(PositionReasons):
    """The advice for one question."""

    def __init__(self, position: FinalGirl, options: Sequence[Action]) -> None:
        super().__init__(position)
        self.options = options
        self.frame: Any = position.stack[-1]
        self.rule = type(self.frame).__name__

    def advice(self, choice: Action) -> Advice:
        """The choice with its reasons, without duplicates."""
        reasons: Reasons = [because("advice-only")] if len(self.options) == 1 else []
        for reason in REASONS[self.rule](self, choice):
            if reason not in reasons:
                reasons.append(reason)
        return Advice(choice.text, tuple(_price_last(reasons, choice)))

    # The roll ---------------------------------------------------------------------------

    def _row(self, count: int) -> int:
        """The program of the row for this many successes in the current roll; NOTHING if there is none."""
        for frame in reversed(self.position.stack):
            if isinstance(frame, Play):
                card = self.terms.cards[frame.card]
                return card.program_for(count)
        return NOTHING

    def judge(self, choice: Action) -> Reasons:
        """The roll on the table: accept it, or change it."""
        position, count = self.position, successes(self.position)
        now = because("advice-successes", count=count)
        if choice.verb == "convert":
            left = sum(position.hand) - PRICE
            return [now, because("advice-convert", count=count + 1, left=left), *self._better(count)]
        if choice.verb == "discard":
            return [now, *self._program(self._row(count), cards.Time), *self._for_time(choice.arg)]
        if choice.verb in ("play", "use"):
            card = ITEM_CARDS + choice.arg if choice.verb == "use" else choice.arg + 1
            return [now, because("advice-again", card=card), *self._better(count)]
        reasons = [now, *self._program(self._row(count))]
        if count > 1:
            reasons.append(because("advice-best-row"))
        elif len(self.options) > 1 and any([option.verb == "convert" for option in self.options]):
            reasons.append(because("advice-not-worth-two"))
        return reasons

    def _better(self, count: int) -> Reasons:
        """What the next row does."""
        return self._program(self._row(count + 1)) if count < 2 else []

    def pay(self, choice: Action) -> Reasons:
        """Which card to pay: the least valuable one."""
        return self._missed_least(choice.arg)

    def drop_cards(self, choice: Action) -> Reasons:
        """Which card to drop from a hand with too many."""
        limit = because("advice-hand-limit", count=self.terms.core.hand_limit)
        return [limit, *self._missed_least(choice.arg)]

    def _missed_least(self, card: int) -> Reasons:
        reasons = []
        if self._useless_here(card):
            reasons.append(because("advice-useless", card=card + 1))
        if not self.terms.cost[card]:
            reasons.append(because("advice-costs-nothing", card=card + 1))
        elif not reasons:
            reasons.append(because("advice-needed-least", card=card + 1))
        return reasons

    def pick_dice(self, choice: Action) -> Reasons:
        """Which dice to reroll."""
        if choice.verb == "throw":
            return [because("advice-throw", count=self.frame.picked)]
        face = choice.arg
        worth = "success" if face >= 5 else "partial" if face >= 3 else "miss"
        return [because("advice-reroll", face="bought" if face == BOUGHT else str(face), worth=worth)]

    def pick_one(self, choice: Action) -> Reasons:
        """Which of two dice counts: the better one."""
        return [because("advice-count", face=choice.arg)]

    # Fighting ---------------------------------------------------------------------------

    def aim(self, choice: Action) -> Reasons:
        """Whom to attack."""
        position = self.position
        if choice.args[0] == KILLER:
            left = position.killer_health + sum([health for _, health in position.minors])
            return [because("advice-aim-killer", left=left)]
        space = choice.args[1]
        told = {
            "space": space,
            "count": position.minions[space],
            "attack": attack_value(position, MINIONS, space),
        }
        key = "advice-aim-minions" if self.terms.pawn else "advice-aim-pack"
        return [because(key, **told, left=position.killer_health)]

    def wield(self, choice: Action) -> Reasons:
        """Which weapon to use."""
        if not choice.arg:
            return [because("advice-bare")]
        thing = self.terms.items[choice.arg]
        reasons = [because("advice-wield", card=ITEM_CARDS + choice.arg, damage=thing.damage)]
        if thing.uses:
            reasons.append(because("advice-uses", uses=self.position.uses[choice.arg]))
        return reasons

    def strike(self, choice: Action) -> Reasons:
        """Whether to sacrifice victims for damage, or which minor dark power to discard."""
        if choice.verb == "sacrifice":
            key = "advice-sacrifice" if choice.arg else "advice-no-sacrifice"
            return [because(key, n=choice.arg, now=self.frame.n + choice.arg)]
        if choice.verb == "shed":
            return self._minor("advice-shed", choice.arg)
        return [because("advice-keep-blow")]

    def absorb(self, choice: Action) -> Reasons:
        """Which minor dark power takes a point of damage."""
        return self._minor("advice-absorb", choice.arg)

    def _minor(self, key: str, index: int) -> Reasons:
        terror, health = self.position.minors[index]
        return [because(key, card=TERROR_CARDS + terror, health=health)]

    def react(self, choice: Action) -> Reasons:
        """How to react to an attack on her."""
        position = self.position
        blow, health = position.ongoing.blow, position.health
        hurts = because("advice-attacked", blow=blow, health=health, left=health - blow)
        if choice.verb == "accept":
            if not blow:
                return [because("advice-blow-gone")]
            return self._blow_taken(blow, health)
        if choice.verb == "play":
            card = self.terms.cards[choice.arg]
            return [hurts, *self._odds(choice.arg), *self._program(card.two), *self._program(card.one)]
        if choice.verb == "use":
            return [hurts, *self._using(choice.arg)]
        return [hurts, because("advice-shield")]

    def _blow_taken(self, blow: int, health: int) -> Reasons:
        if blow < health:
            return [because("advice-take", blow=blow, left=health - blow), *self._guards_kept()]
        return [because("advice-take-all", blow=blow, health=health)]

    def _guards_kept(self) -> Reasons:
        count = sum([self.position.hand[card] for card in self.terms.reactions])
        return [because("advice-guards-kept", count=count)] if count else []

    def moment(self, choice: Action) -> Reasons:
        """Whether to use an item in the enemy's phase."""
        if choice.verb == "skip":
            item = self.options[-1].arg
            return [*self._killer_phase(), because("advice-keep-item", card=ITEM_CARDS + item)]
        return [*self._killer_phase(), *self._using(choice.arg)]

    # Where to go ------------------------------------------------------------------------

    def moving(self, choice: Action) -> Reasons:
        """Where to step, or whether to stay."""
        if choice.verb == "rescue":
            return self._rescuing()
        if choice.verb == "reward":
            return self._reward(choice.arg)
        if choice.verb == "go":
            return [*self._place(choice.arg), *self._danger_compared(choice.arg)]
        if choice.verb == "discard":
            return self._for_time(choice.arg)
        if not self.frame.left:
            return [because("advice-no-steps")]
        return [*self._place(self.position.heroine), *self._killer_phase()]

    def travel(self, choice: Action) -> Reasons:
        """Where to travel."""
        return [*self._place(choice.arg), *self._danger_compared(choice.arg)]

    def follow(self, choice: Action) -> Reasons:
        """Who comes along."""
        end = self.frame.end
        if choice.verb == "with" and not choice.arg:
            danger = self._place(end) if self.position.enemy_at(end) else []
            return [because("advice-alone"), *danger]
        way = [because("advice-to-exit")] if self.places.exit[end] else self._way_on_to_exit(end)
        left = self._slots_left()
        return [*way, *([because("advice-slots-left", count=left)] if left else [])]

    def _way_on_to_exit(self, start: int) -> Reasons:
        return [because("advice-way-on", **reason.args) for reason in self._way_out(start)]

    # Rescues ----------------------------------------------------------------------------

    def _slots_left(self) -> int:
        if self.position.unlocked:
            return 0
        return len(self.terms.slots) - self.position.slots.bit_count()

    def _rescuing(self) -> Reasons:
        left = self._slots_left()
        if left == 1:
            return [because("advice-rescue-free"), because("advice-rescue-last")]
        key = "advice-rescue-slots" if left else "advice-rescue-later"
        return [because("advice-rescue-free"), because(key, count=left)]

    def pick_slot(self, choice: Action) -> Reasons:
        """Which slot, and so which reward, to take."""
        left = [because("advice-slots-left", count=self._slots_left())]
        return [*self._program(self.terms.slots[choice.arg]), *left]

    def _reward(self, slot: int) -> Reasons:
        program = self.terms.later if slot == LATER else self.terms.slots[slot]
        return [*self._program(program), because("advice-reward-first")]

    def last_rewards(self, choice: Action) -> Reasons:
        """A reward that is still open."""
        return self._reward(choice.arg)

    # The action phase -------------------------------------------------------------------

    def action_phase(self, choice: Action) -> Reasons:
        """Any choice in the action phase."""
        if choice.verb == "play":
            card = self.terms.cards[choice.arg]
            return [*self._program(card.two), *self._odds(choice.arg)]
        if choice.verb == "discard":
            return self._for_time(choice.arg)
        if choice.verb == "use":
            return self._using(choice.arg)
        if choice.verb == "ability":
            return [because("advice-ability"), *self._program(self.terms.abilities[choice.arg].program)]
        if choice.verb == "rescue":
            return self._rescuing()
        if choice.verb == "reward":
            return self._reward(choice.arg)
        return [*self._shopping(), *self._killer_phase()]

    def _for_time(self, card: int) -> Reasons:
        """Discarding a card for time."""
        n = 1 + self.position.mods.discard_time
        now = because("advice-discard", n=n, now=min(self.position.time + n, self.terms.core.most_time))
        useless = [because("advice-useless", card=card + 1)] if self._useless_here(card) else []
        return [now, *self._newly_affordable(n), *useless]

    def time_runs_out(self, choice: Action) -> Reasons:
        """What to do about a loss that takes the marker to red."""
        return self._for_time(choice.arg) if choice.verb == "discard" else [because("advice-time-red")]

    def _shopping(self) -> Reasons:
        """What the remaining time buys."""
        position = self.position
        affordable = [
            (cost, card)
            for card, cost in enumerate(self.terms.cost)
            if position.market[card] and 0 < cost <= position.time
        ]
        if not affordable:
            return [because("advice-no-shopping", time=max(position.time, 0))]
        cost, card = max(affordable)
        return [because("advice-shopping", time=position.time, card=card + 1, cost=cost)]

    def _using(self, item: int) -> Reasons:
        """Using an item."""
        thing = self.terms.items[item]
        assert thing.way is not None
        reasons = [because("advice-use", card=ITEM_CARDS + item)]
        if thing.uses:
            reasons.append(because("advice-uses", uses=self.position.uses[item]))
        if thing.way.time:
            reasons.append(because("advice-use-time", n=thing.way.time))
        return reasons + self._program(thing.way.program)

    def choose_one(self, choice: Action) -> Reasons:
        """One of several alternatives."""
        if choice.verb == "discard":
            return self._for_time(choice.arg)
        return self._program(self.frame.branches[choice.arg - 1])

    # The market -------------------------------------------------------------------------

    def planning_phase(self, choice: Action) -> Reasons:
        """What to buy."""
        position = self.position
        if choice.verb == "done":
            lost = [because("advice-time-lost", time=position.time)] if position.time > 0 else []
            return [*lost, *self._killer_phase()]
        cost = self.terms.cost[choice.arg]
        left = max(position.time, 0) - cost
        paid = because("advice-cost", cost=cost, left=left) if cost else because("advice-free")
        return [paid, *self._for_what(choice.arg)]

    def take(self, choice: Action) -> Reasons:
        """Which free card to take."""
        if choice.verb == "done":
            return []
        cost = self.terms.cost[choice.arg]
        saved = [because("advice-card-saves", card=choice.arg + 1, cost=cost)] if cost else []
        return [*saved, *self._for_what(choice.arg)]

    def _for_what(self, card: int) -> Reasons:
        """What a card is good for next turn."""
        terms, position = self.terms, self.position
        if card in terms.reactions:
            struck = [reason for reason in self._killer_phase() if reason.key in STAYING_COSTS]
            defence = because("advice-defence", count=self._reactions())
            return [defence, *(struck or [because("advice-defence-later")])]
        if terms.cards[card].kind == AFTER_ROLL:
            return [because("advice-luck")]
        if card in terms.attack_cards:
            n = max(
                [op.n for op in terms.programs[terms.cards[card].two] if isinstance(op.effect, cards.Damage)]
            )
            return [because("advice-blows-in-hand", count=self._blows()), *self._blow(card, n)]
        if card in terms.search_cards:
            return [*self._unarmed(), *self._to_search()]
        moves = [op for op in terms.programs[terms.cards[card].two] if isinstance(op.effect, cards.Move)]
        if moves:
            return [because("advice-legs", n=moves[0].n), *self._whereto()]
        heals = [op for op in terms.programs[terms.cards[card].two] if isinstance(op.effect, cards.Heal)]
        if heals and position.health == terms.health:
            return [because("advice-for-later")]
        held = because("advice-in-hand", count=position.hand[card])
        return [held, *self._program(terms.cards[card].two, *LASTING_GAINS)]

    def _reactions(self) -> int:
        return sum([self.position.hand[card] for card in self.terms.reactions])

    def name_card(self, choice: Action) -> Reasons:
        """Which card to name for exact dice."""
        [dice] = [record.n for record in self.terms.heroine.ultimate if isinstance(record, cards.ExactDice)]
        return [because("advice-name", card=choice.arg + 1, dice=dice)]

    # Items ------------------------------------------------------------------------------

    def keep(self, choice: Action) -> Reasons:
        """Which of the items found to keep."""
        if choice.verb == "keep":
            return self._item(choice.arg)
        left = sum([self.position.hand[card] for card in self.terms.search_cards])
        return [because(f"advice-{choice.verb}", card=ITEM_CARDS + choice.arg, count=left)]

    def _item(self, item: int) -> Reasons:
        thing = self.terms.items[item]
        card = {"card": ITEM_CARDS + item}
        if thing.weapon:
            return [because("advice-item-weapon", **card, damage=thing.damage), *self._unarmed()]
        if thing.way is None:
            return [because("advice-item-lasting", **card)]
        reasons = [because("advice-item-way", **card)]
        if thing.uses:
            reasons.append(because("advice-uses", uses=thing.uses))
        return reasons

    def arrange(self, choice: Action) -> Reasons:
        """What to hold, and what to put in the backpack."""
        if choice.verb == "hold":
            return [because("advice-hold", card=ITEM_CARDS + choice.arg), *self._item(choice.arg)]
        if choice.verb == "stow":
            return [because("advice-stow", card=ITEM_CARDS + choice.arg)]
        return [because("advice-arranged")]

    def pick_deck(self, choice: Action) -> Reasons:
        """Which deck to take an item from."""
        return [*self._deck(choice.arg), *self._unarmed()]

    def survey(self, choice: Action) -> Reasons:
        """What to do with a deck that is looked at from afar."""
        kept = [because("advice-leave-item")] if choice.verb == "skip" else []
        return [*self._deck(self.frame.deck), *kept]

    # Rare questions ---------------------------------------------------------------------

    def leave_or_sink(self, choice: Action) -> Reasons:
        """Whether to leave the next terror card or put it at the bottom."""
        terror = self.position.terror_top[0]
        blow = terror_damage(self.position, terror)
        told = {"card": TERROR_CARDS + terror, "n": blow}
        return [because("advice-terror-strikes" if blow else "advice-terror-misses", **told)]

    def panicking(self, choice: Action) -> Reasons:
        """Who panics next."""
        return [because("advice-any-order", count=len(self.frame.groups))]

    def upkeep_effects(self, choice: Action) -> Reasons:
        """Which upkeep effect comes next."""
        return [because("advice-upkeep", count=len(self.frame.effects))]

    def tie(self, choice: Action) -> Reasons:
        """Where an enemy goes."""
        position, space = self.position, choice.arg
        told = {"space": space, "count": position.victims[space]}
        return [because("advice-tie-here" if space == position.heroine else "advice-tie", **told)]

    def tie_victim(self, choice: Action) -> Reasons:
        """Which victim of a space dies or walks."""
        return [because("advice-tie-special" if choice.arg else "advice-tie-ordinary")]

    def assign_dice(self, choice: Action) -> Reasons:
        """Which die is the number of minions that come."""
        other = sum(self.frame.dice) - choice.arg
        return [
            because(
                "advice-assign-few" if choice.arg < other else "advice-assign-many",
                count=choice.arg,
                most=other,
            )
        ]

    def pick_landing(self, choice: Action) -> Reasons:
        """Where minions land."""
        space = choice.arg
        told = {"space": space, "steps": self.places.far[self.position.heroine][space]}
        return [because("advice-landing", count=self.position.victims[space], **told)]

    def place_token(self, choice: Action) -> Reasons:
        """Where to put a token."""
        far = self.places.far[choice.arg]
        steps = min([far[enemy] for enemy in self.position.enemies()], default=APART)
        return [because("advice-token", space=choice.arg, steps=steps)]

    def join_spaces(self, choice: Action) -> Reasons:
        """Where to put an end of a tunnel."""
        told = {"space": choice.arg, "steps": self.places.far[self.position.heroine][choice.arg]}
        return [because("advice-tunnel", **told)]

    def special_comes(self, choice: Action) -> Reasons:
        """Which victim a special one replaces."""
        steps = self.places.far[self.position.heroine][choice.arg]
        told = {"card": EVENT_CARDS + self.frame.event, "space": choice.arg, "steps": steps}
        return [because("advice-special", **told)]


REASONS: Final[dict[str, Callable[[Adviser, Action], Reasons]]] = {
    "Absorb": Adviser.absorb,
    "ActionPhase": Adviser.action_phase,
    "Aim": Adviser.aim,
    "AimItem": Adviser.aim,
    "Arrange": Adviser.arrange,
    "AssignDice": Adviser.assign_dice,
    "ChooseOne": Adviser.choose_one,
    "DropCards": Adviser.drop_cards,
    "Follow": Adviser.follow,
    "JoinSpaces": Adviser.join_spaces,
    "Judge": Adviser.judge,
    "Keep": Adviser.keep,
    "LastRewards": Adviser.last_rewards,
    "LeaveOrSink": Adviser.leave_or_sink,
    "Moment": Adviser.moment,
    "Moving": Adviser.moving,
    "NameCard": Adviser.name_card,
    "Panicking": Adviser.panicking,
    "Pay": Adviser.pay,
    "PickDeck": Adviser.pick_deck,
    "PickDice": Adviser.pick_dice,
    "PickLanding": Adviser.pick_landing,
    "PickOne": Adviser.pick_one,
    "PickSlot": Adviser.pick_slot,
    "PlaceToken": Adviser.place_token,
    "PlanningPhase": Adviser.planning_phase,
    "React": Adviser.react,
    "SpecialComes": Adviser.special_comes,
    "Spread": Adviser.aim,
    "Strike": Adviser.strike,
    "Survey": Adviser.survey,
    "TakeCard": Adviser.take,
    "Tie": Adviser.tie,
    "TieVictim": Adviser.tie_victim,
    "TimeRunsOut": Adviser.time_runs_out,
    "Travel": Adviser.travel,
    "UpkeepEffects": Adviser.upkeep_effects,
    "Wield": Adviser.wield,
}
