"""Bots of Straszydła: three levels that differ by what they think of, never by cheating.

- *novice* goes where it gets most, feeds what fits its pact and buys what it can,
  and ignores the other players;
- *regular* predicts where the others want to go, and calculates duels and meals;
- *expert* reckons in chances to win the race to a pact, treats every round as a
  game of simultaneous choices, mixes, and bids by the equilibrium of the duel.

A `Decision` makes one choice. Its evaluator (`evaluators`) gives the values.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.play import answer, options
from polnoc.engine.views import View
from polnoc.games.straszydla.actions import (
    CLEAR,
    COLLECT,
    DONE,
    DREAD_IMP,
    ELEMENTS,
    ENERGY,
    ENOUGH,
    FRIGHTEN,
    GIVE,
    KEEP,
    KINDS,
    LEAVE,
    LOWER,
    RAISE,
    ROLL_AGAIN,
    SKIP,
    SUMMON,
    TAKE,
)
from polnoc.games.straszydla.bots.bid_equilibrium import Dice, points_needed
from polnoc.games.straszydla.bots.evaluators import CubeEvaluator, Evaluator, GreedyEvaluator, RaceEvaluator
from polnoc.games.straszydla.bots.feeding_solver import FeedingPlan, FeedingPlanner
from polnoc.games.straszydla.bots.figures import Figures
from polnoc.games.straszydla.bots.fright_odds import best_scare, reroll_gains
from polnoc.games.straszydla.bots.matrix_games import draw
from polnoc.games.straszydla.bots.reachability import Journey, answers_given, journeys
from polnoc.games.straszydla.bots.round_game import Duel, RoundGame
from polnoc.games.straszydla.bots.win_race import Holdings, purse_of
from polnoc.games.straszydla.cards import ALL_ELEMENTS, Ease, ExtraDice, FewerDice, SetDie, TakeEnergy
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.rules.acting import COLLECTED, FRIGHTENED, Act, ChooseColour, Frighten, aim
from polnoc.games.straszydla.rules.dice import PickDice, SetOne
from polnoc.games.straszydla.rules.duels import (
    AfterRoll,
    AfterWinning,
    BeforeRoll,
    Bids,
    ChangeDice,
    Retreat,
    first_wins_tie,
)
from polnoc.games.straszydla.rules.feeding import ChooseEased, Feed, Summoning
from polnoc.games.straszydla.rules.planning import AfterMoving, BeforePlanning, Plans, Walk
from polnoc.games.straszydla.rules.setup import TakeStarters
from polnoc.games.straszydla.rules.trading import ChooseImp, Pay, Recolouring, TakeCube, Trade
from polnoc.games.straszydla.state import Straszydla

Options = Sequence[Action]
#: Plans to choose from, with their chances.
Goals = list[tuple[Journey, float]]

#: Choices with a lower chance are never made.
MIN_CHANCE: Final = 0.03
#: A place where somebody stands counts only this much, since one has to fight for it.
OCCUPIED_FACTOR: Final = 0.6
#: At most this many blocked places are considered for unblocking, the best ones.
MOST_UNBLOCKED: Final = 3
#: How much an imp adds to the chance to win a duel, by rule of thumb.
IMP_WIN_GAIN: Final = 0.22
#: The least expected gain, in cubes, for which a die is rolled again.
MIN_REROLL_CUBES: Final = 0.02


class Decision:
    """One choice: a position that fits the view, the frame that asks, and an evaluator."""

    def __init__(
        self,
        game: StraszydlaGame,
        view: View,
        options: Options,
        rng: random.Random,
        figures: Figures | None = None,
    ) -> None:
        self.options = options
        #: The figures an expert uses, if not the usual ones.
        self.figures = figures
        self.rng = rng
        self.me: int = view["seat"]
        # Hidden things are re-dealt, always in the same way, and the bot never uses them.
        self.position: Straszydla = game.redeal(view, random.Random(0))
        self.position.pact = [pact if pact > 0 else 0 for pact in view["pact"]]
        self.box = self.position.terms.box
        self.frame: Any = self.position.stack[-1]
        self.last_round = self.position.clock == 0
        self.evaluator = self.make_evaluator()
        self.holdings = self.evaluator.holdings_by_seat[self.me]

    def make_evaluator(self) -> Evaluator:
        return CubeEvaluator(self.position, self.me)

    def choose(self) -> Action:
        handler = HANDLERS.get(type(self.frame))
        return handler(self) if handler else self.rng.choice(self.options)

    def best(self, value_of: Callable[[Action], float], options: Options | None = None) -> Action:
        """Choose the option with the highest value; ties are broken at random."""
        among = self.options if options is None else options
        values = [value_of(option) for option in among]
        top = max(values) - 1e-12
        return self.rng.choice([o for o, value in zip(among, values, strict=True) if value >= top])

    def offered(self, verb: str) -> list[Action]:
        return [option for option in self.options if option.verb == verb]

    @property
    def want(self) -> Sequence[int]:
        return self.box.pact_counts[self.position.pact[self.me]]

    # Set-up ---------------------------------------------------------------------------

    def take_starter(self) -> Action:
        """Take a starter that covers no stack of the pact; all starters are alike otherwise."""
        return self.best(lambda option: -self.want[option.arg])

    # Planning -------------------------------------------------------------------------

    def plan(self, goals: Goals) -> Action:
        """Take the next step to a goal drawn by its chance; start over if no goal lies this way."""
        plan = self.frame.plans[self.me]
        ways = [(journey, chance) for journey, chance in goals if answers_given(plan, journey) >= 0]
        if not ways:
            return CLEAR if CLEAR in self.options else self.rng.choice(self.options)
        journey = ways[draw([chance for _, chance in ways], self.rng)][0]
        return journey.answers[answers_given(plan, journey)]

    def goals(self) -> Goals:
        """List where to go: journeys with their chances."""
        own = journeys(self.position, self.me)
        values = self.evaluator.cells(self.me, self.last_round)
        return [(own[max(own, key=values.__getitem__)], 1.0)]

    def round_game(self, own: dict[int, Journey]) -> RoundGame:
        seats = self.position.terms.seats
        return RoundGame(
            self.evaluator, [own if seat == self.me else journeys(self.position, seat) for seat in seats]
        )

    def before_planning(self) -> Action:
        """Unblock the best place if it is better than any reachable one by more than an imp is worth."""
        values = self.evaluator.cells(self.me, self.last_round)
        if self.frame.unblocking:
            return self.best(lambda option: values[option.arg])
        uses = self.offered("use")
        if not uses:
            return SKIP
        use = uses[0]
        reached = max([values[cell] for cell in journeys(self.position, self.me)])
        stopped = [cell for cell in self.position.map.cells if self.position.stops >> cell & 1]
        best = sorted(stopped, key=values.__getitem__, reverse=True)[:MOST_UNBLOCKED]
        worth_it = reached + self.evaluator.imp(self.me, use.arg)
        return use if any([values[cell] > worth_it and self._leads_to(cell) for cell in best]) else SKIP

    def _leads_to(self, cell: int) -> bool:
        """Whether a way leads to a blocked place once it is unblocked."""
        freed = self.position.clone()
        freed.stops &= ~(1 << cell)
        return cell in journeys(freed, self.me)

    def walk(self) -> Action:
        """Jump, or go on, to where the arrows that are left lead to the best place."""
        values = self.evaluator.cells(self.me, self.last_round)
        return self.best(lambda option: values[self.walked_to(option)])

    def walked_to(self, option: Action) -> int:
        """The cell I arrive at after an answer, if I then walk on."""
        walking = self.position.clone()
        now = answer(walking, self.me, option, [])
        while now == (self.me,) and type(walking.stack[-1]) is Walk:
            offered = options(walking, self.me)
            now = answer(walking, self.me, SKIP if SKIP in offered else offered[0], [])
        return walking.pawn[self.me]

    def after_moving(self) -> Action:
        """Take one more step if there is a better place next to this one."""
        cells = self.evaluator.cells(self.me, self.last_round)
        ways = dict(self.position.map.ways[self.position.pawn[self.me]])
        taken = [cell for seat, cell in enumerate(self.position.pawn) if seat != self.me]

        def value(cell: int) -> float:
            return cells[cell] * (OCCUPIED_FACTOR if cell in taken else 1.0)

        if self.frame.stepping:
            return self.best(lambda option: value(ways[option.arg]))
        uses = self.offered("use")
        if not uses:
            return SKIP
        use = uses[0]
        near = max([value(cell) for cell in ways.values() if not self.position.stops >> cell & 1])
        gain = near - value(self.position.pawn[self.me])
        return use if gain > self.evaluator.imp(self.me, use.arg) else SKIP

    # Duels ----------------------------------------------------------------------------

    def duel(self) -> Duel:
        fighters = self.frame.fighters
        return Duel(self.evaluator, fighters, self.position.pawn[fighters[0]])

    def before_roll(self) -> Action:
        """A spook that is worth buying anyway is bought now, for its die; or an imp."""
        bought = self.buy()
        if bought:
            return bought
        gain = IMP_WIN_GAIN * self.duel().stake(self.me)
        worth_it = [use for use in self.offered("use") if gain > self.evaluator.imp(self.me, use.arg)]
        return worth_it[0] if worth_it else SKIP

    def after_roll(self) -> Action:
        return SKIP

    def pick_dice(self) -> Action:
        """Roll low dice again."""
        low = [option for option in self.offered("pick") if self.frame.dice[option.arg] <= 3]
        if low:
            return low[0]
        return ROLL_AGAIN if ROLL_AGAIN in self.options else self.options[0]

    def set_one(self) -> Action:
        """In a duel the lowest die becomes a six; when frightening, whatever catches most."""
        dice = self.frame.dice
        scare = self.below(Frighten)
        if scare is None:
            low = dice.index(min(dice))
            return next((o for o in self.options if o.args == (low, 6)), self.options[0])

        def value(option: Action) -> float:
            nth, face = option.args
            return self._scare_value((*dice[:nth], face, *dice[nth + 1 :]), scare.element)

        return self.best(value)

    def below(self, kind: type) -> Any:
        """The frame of a kind that is open now or waits below, if there is one."""
        return next((frame for frame in reversed(self.position.stack) if isinstance(frame, kind)), None)

    def bid(self) -> Action:
        nth = self.frame.fighters.index(self.me)
        return self.options[draw(self.duel().bids(self.frame.dice, nth), self.rng)]

    def change_dice(self) -> Action:
        """Make the cheapest change that wins; if none does, keep the dice."""
        nth = self.frame.nth
        mine, theirs = self.frame.dice[nth], self.frame.dice[1 - nth]
        tie = first_wins_tie(self.position, self.frame.fighters) == (nth == 0)
        needed = points_needed(mine, theirs, tie)
        if needed == 0 or needed > self.frame.left:
            return KEEP
        for die, face in enumerate(mine):
            if face < 6:
                raised = (*mine[:die], face + 1, *mine[die + 1 :])
                if points_needed(raised, theirs, tie) < needed:
                    return RAISE[die]
        return KEEP

    def after_winning(self) -> Action:
        """Take the cube that is worth most to both together."""
        if not self.frame.left:
            return (self.offered("use") or [SKIP])[0]
        mine, theirs = self.evaluator.kinds(self.me), self.evaluator.kinds(self.frame.loser)
        return self.best(
            lambda option: mine[option.arg] + theirs[option.arg] if option is not ENOUGH else -1.0
        )

    def retreat(self) -> Action:
        """The winner sends the loser where it is worst, or takes dread; the loser goes where it is best."""
        values = self.evaluator.cells(self.frame.loser, self.last_round)
        taken = [cell for seat, cell in enumerate(self.position.pawn) if seat != self.frame.loser]

        def value(option: Action) -> float:
            return values[option.arg] * (OCCUPIED_FACTOR if option.arg in taken else 1.0)

        ways = self.offered("flee")
        if self.frame.left_to_loser:
            return self.best(value, ways)
        worst = self.best(lambda option: -value(option), ways)
        harm = max([value(option) for option in ways]) - value(worst)
        rivals = self.position.terms.players - 1  # what one of them loses is shared by the others
        return LEAVE if self.evaluator.kinds(self.me)[-1] >= harm / rivals else worst

    # Acting ---------------------------------------------------------------------------

    def act(self) -> Action:
        for action in (COLLECT, SUMMON, FRIGHTEN):
            if action in self.options:
                return action
        return self.buy() or self.dread_imp() or DONE

    def buy(self) -> Action | None:
        """Buy a spook now, if that is better than not buying."""
        clock = self.evaluator.clock
        later = clock._replace(buys=clock.buys - 1)
        best, found = self.evaluator.value(self.me, self.holdings, later), None
        for option in self.offered("buy"):
            value = self.evaluator.value(self.me, self.bought(option.arg), later)
            if value > best + 1e-9:
                best, found = value, option
        return found

    def bought(self, element: int) -> Holdings:
        """What I have after buying the top spook of a stack."""
        spook = self.position.top[element]
        purse = list(self.holdings.purse)
        for _ in range(self.box.price[spook]):
            purse[self.cheapest(purse)] -= 1
        purse[ENERGY] += self.box.strength[self.position.night][spook]
        return self.holdings._replace(purse=purse_of(purse), spooks=(*self.holdings.spooks, spook))

    def cheapest(self, purse: Sequence[int]) -> int:
        """The least valuable kind of cube; energy last among equals."""
        keep = self.needs()
        kinds = [kind for kind in KINDS if purse[kind] > 0]
        return max(kinds, key=lambda k: (purse[k] - keep[k] > 0, k != ENERGY, purse[k] - keep[k]))

    def needs(self) -> list[int]:
        """By kind: the cubes that the spooks of the pact will eat."""
        night = self.position.night
        need = [0, 0, 0, 0, 0]
        for element in ELEMENTS:
            if self.want[element]:
                held = [s for s in self.holdings.spooks if self.box.spook_element[s] == element]
                need[element] = sum([self.box.strength[night][spook] for spook in held])
                need[element] += 3 * max(self.want[element] - len(held), 0)
        return need

    def dread_imp(self) -> Action | None:
        """An imp for dread, if it is worth more."""
        if DREAD_IMP not in self.options:
            return None
        paid = self.holdings._replace(dread=self.holdings.dread - self.box.pack.dread.imp)
        now = self.evaluator.value(self.me, self.holdings, self.evaluator.clock)
        best = max([self._with_imp(paid, imp) for imp in self.position.imp_top if imp])
        return DREAD_IMP if best > now + 1e-9 else None

    def _with_imp(self, holdings: Holdings, imp: int) -> float:
        return self.evaluator.value(
            self.me, holdings._replace(imps=(*holdings.imps, imp)), self.evaluator.clock
        )

    def choose_imp(self) -> Action:
        imps = self.evaluator.imps(self.me)
        return self.best(lambda option: imps[option.arg])

    def colour(self) -> Action:
        """In a district of every element: the colour that is worth most."""
        if self.frame.did == FRIGHTENED:
            return self.best(lambda option: self.evaluator.scare(self.me, option.arg))
        if self.frame.did == COLLECTED:
            kinds = self.evaluator.kinds(self.me)
            return self.best(lambda option: kinds[option.arg])
        return self.choose_imp()

    def summon(self) -> Action:
        return self.best(lambda option: self.evaluator.summoned(self.me, option.arg))

    # Frightening ----------------------------------------------------------------------

    def _scare_value(self, dice: Dice, element: int) -> float:
        prices = self.evaluator.scare_prices(self.me, element)
        strength, energy = aim(self.position, self.me, dice), self.position.energy(self.me)
        return best_scare(dice, strength, energy, self.box.pack.frighten, prices, self.holdings.dread).value

    def frighten(self) -> Action:
        """Roll again, use an imp, or change dice point by point until they are as planned."""
        frame = self.frame
        prices = self.evaluator.scare_prices(self.me, frame.element)
        strength, energy = aim(self.position, self.me, frame.dice), self.position.energy(self.me)
        table, dread = self.box.pack.frighten, self.holdings.dread
        rerolls = self.offered("reroll")
        if rerolls:
            gains = reroll_gains(frame.dice, strength, energy, table, prices, dread)
            best = max(rerolls, key=lambda option: gains[option.arg])
            if gains[best.arg] > MIN_REROLL_CUBES:
                return best
        best_aim = best_scare(frame.dice, strength, energy, table, prices, dread)
        for option in self.offered("use"):
            if self._trick_gain(option.arg, best_aim.value) > 0:
                return option
        for nth, (face, new) in enumerate(zip(frame.dice, best_aim.dice, strict=True)):
            if new != face:
                return RAISE[nth] if new > face else LOWER[nth]
        return KEEP

    def _trick_gain(self, imp: int, now: float) -> float:
        """What an imp that changes a die adds now, less what it is worth otherwise, in cubes."""
        element: int = self.frame.element
        cube = max(self.evaluator.kinds(self.me)[element], 1e-9)
        dice: Dice = self.frame.dice
        setting = isinstance(self.position.terms.tricks[imp], SetDie)
        best = now
        for nth in range(len(dice)):
            faces = [
                self._scare_value((*dice[:nth], face, *dice[nth + 1 :]), element) for face in range(1, 7)
            ]
            best = max(best, max(faces) if setting else sum(faces) / 6)
        return best - now - self.evaluator.imp(self.me, imp) / cube

    # Feeding --------------------------------------------------------------------------
    #
    # Every choice plans the whole meal from scratch. In a frame that the menu has opened, what has been
    # paid in it counts as not yet paid, so the plan comes out the same.

    def feeding_plan(self, holdings: Holdings, recolours: int = 0) -> FeedingPlan | None:
        """The plan of the meal, if it is time to feed."""
        feeding = self.below(Feed)
        return FeedingPlanner(self.evaluator).plan(holdings, feeding.eased, recolours) if feeding else None

    def meal(self) -> Action:
        plan = self.feeding_plan(self.holdings)
        return plan.answers[0] if plan and plan.answers else DONE

    def unpaid(self) -> Holdings:
        """What I had before this payment began."""
        paid = self.frame.paid
        return self.holdings._replace(
            purse=purse_of([a + b for a, b in zip(self.holdings.purse, paid, strict=True)])
        )

    def give(self, planned: Sequence[int]) -> Action:
        """Pay the next cube as planned, or else the least valuable one."""
        left = list(planned)
        for kind in KINDS:
            for _ in range(self.frame.paid[kind]):
                if kind in left:
                    left.remove(kind)
        gives = [GIVE[kind] for kind in left if GIVE[kind] in self.options]
        return gives[0] if gives else GIVE[self.cheapest(self.position.purse[self.me])]

    def pay(self) -> Action:
        plan = self.feeding_plan(self.unpaid())
        return self.give(plan.paid if plan else ())

    def trade(self) -> Action:
        plan = self.feeding_plan(self.unpaid())
        given, taken = plan.trades[0] if plan and plan.trades else ((), -1)
        if self.offered("give"):
            return self.give(given)
        return TAKE[taken] if taken >= 0 else self._take_best()

    def _take_best(self) -> Action:
        kinds = self.evaluator.kinds(self.me)
        return self.best(lambda option: kinds[option.arg], self.offered("take"))

    def take_cube(self) -> Action:
        dread = self.holdings.dread + self.box.pack.dread.cube
        plan = self.feeding_plan(self.holdings._replace(dread=dread))
        return TAKE[plan.taken[0]] if plan and plan.taken else self._take_best()

    def ease(self) -> Action:
        """Ease the spook that the plan eases, or else the one with the most expensive meal."""
        tricks = self.position.terms.tricks
        imps = [
            imp
            for imp, trick in enumerate(tricks)
            if isinstance(trick, Ease) and trick.count == self.frame.less
        ]
        plan = self.feeding_plan(self.holdings._replace(imps=(imps[0], *self.holdings.imps)))
        if plan and plan.eased:
            return next(option for option in self.options if option.arg == plan.eased[0])
        strength = self.box.strength[self.position.night]
        return self.best(lambda option: strength[option.arg])

    def recolour(self) -> Action:
        """Recolour as planned; nothing if the plan recolours nothing."""
        given = self.frame.given
        holdings = self.holdings if given < 0 else self.holdings.plus(given, 1)
        plan = self.feeding_plan(holdings, self.frame.left)
        pairs = plan.recoloured if plan else []
        if given < 0:
            return GIVE[pairs[0][0]] if pairs else ENOUGH
        into = [target for source, target in pairs if source == given]
        return TAKE[into[0]] if into else self._take_best()


#: By frame: how to answer it. Others are answered at random: they hardly matter.
HANDLERS: Final[dict[type, Callable[[Decision], Action]]] = {
    TakeStarters: lambda decision: decision.take_starter(),
    BeforePlanning: lambda decision: decision.before_planning(),
    Plans: lambda decision: decision.plan(decision.goals()),
    Walk: lambda decision: decision.walk(),
    AfterMoving: lambda decision: decision.after_moving(),
    BeforeRoll: lambda decision: decision.before_roll(),
    AfterRoll: lambda decision: decision.after_roll(),
    PickDice: lambda decision: decision.pick_dice(),
    SetOne: lambda decision: decision.set_one(),
    Bids: lambda decision: decision.bid(),
    ChangeDice: lambda decision: decision.change_dice(),
    AfterWinning: lambda decision: decision.after_winning(),
    Retreat: lambda decision: decision.retreat(),
    Act: lambda decision: decision.act(),
    ChooseColour: lambda decision: decision.colour(),
    Frighten: lambda decision: decision.frighten(),
    Trade: lambda decision: decision.trade(),
    Pay: lambda decision: decision.pay(),
    TakeCube: lambda decision: decision.take_cube(),
    ChooseImp: lambda decision: decision.choose_imp(),
    Recolouring: lambda decision: decision.recolour(),
    Feed: lambda decision: decision.meal(),
    ChooseEased: lambda decision: decision.ease(),
    Summoning: lambda decision: decision.summon(),
}


class NoviceDecision(Decision):
    """A player that ignores the others."""

    def make_evaluator(self) -> Evaluator:
        return GreedyEvaluator(self.position, self.me)

    def bid(self) -> Action:
        return self.options[min(self.rng.randrange(2), len(self.options) - 1)]

    def before_planning(self) -> Action:
        return super().before_planning() if self.frame.unblocking else SKIP

    def before_roll(self) -> Action:
        return SKIP


class RegularDecision(Decision):
    """A player that predicts where the others go."""

    #: By number of players: how far others stray from what is best for them, in cubes. With few players
    #: others are easier to predict.
    TEMPERATURE: ClassVar[dict[int, float]] = {2: 0.2, 3: 0.2, 4: 0.6}

    def goals(self) -> Goals:
        own = journeys(self.position, self.me)
        temperature = self.TEMPERATURE[self.position.terms.players]
        return [(own[self.round_game(own).best_reply(temperature)], 1.0)]


class ExpertDecision(Decision):
    """A player that races, mixes, and bids by equilibrium."""

    def make_evaluator(self) -> Evaluator:
        return RaceEvaluator(self.position, self.me, self.figures)

    def goals(self) -> Goals:
        own = journeys(self.position, self.me)
        round_game = self.round_game(own)
        mix = round_game.mix(random.Random(1))
        places = zip(round_game.places[self.me], mix, strict=True)
        return [(own[cell], chance) for cell, chance in places if chance > MIN_CHANCE]

    # Duels ----------------------------------------------------------------------------

    def before_roll(self) -> Action:
        """A purchase that is worth it anyway; or an imp, if it is worth more in this duel than kept."""
        bought = self.buy()
        if bought:
            return bought
        duel, counts, mine = self.duel(), self.frame.counts, self.frame.nth
        stake, now = duel.stake(self.me), duel.chance(counts, mine)
        best, found = 0.0, SKIP
        for option in self.offered("use"):
            chance = duel.chance(self._dice_after(option.arg, counts, mine), mine)
            gain = stake * (chance - now) - self.evaluator.imp(self.me, option.arg)
            if gain > best:
                best, found = gain, option
        return found

    def _dice_after(self, imp: int, counts: tuple[int, int], mine: int) -> tuple[int, int]:
        trick, dice = self.position.terms.tricks[imp], list(counts)
        if isinstance(trick, ExtraDice):
            dice[mine] += trick.count
        elif isinstance(trick, FewerDice):
            dice[1 - mine] = max(dice[1 - mine] - trick.count, 1)
        return dice[0], dice[1]

    def after_roll(self) -> Action:
        """A die rolled again for dread, or an imp, if that is worth it."""
        duel = self.duel()
        dice = self.frame.dice[self.frame.nth]
        stake, now = duel.stake(self.me), self._share(duel, dice)
        dread = self.evaluator.kinds(self.me)[-1] * self.box.pack.dread.reroll
        best, found = 0.0, SKIP
        for option in self.offered("reroll"):
            gain = stake * (self._rerolled(duel, dice, option.arg) - now) - dread
            if gain > best:
                best, found = gain, option
        for option in self.offered("use"):
            gain = stake * (self._tricked(duel, dice, option.arg) - now) - self.evaluator.imp(
                self.me, option.arg
            )
            if gain > best:
                best, found = gain, option
        return found

    def _share(self, duel: Duel, mine: Dice) -> float:
        """The share of the stake I get with these dice."""
        nth = self.frame.nth
        dice = [mine if other == nth else theirs for other, theirs in enumerate(self.frame.dice)]
        return duel.share(dice, nth)

    def _rerolled(self, duel: Duel, dice: Dice, nth: int) -> float:
        return sum([self._share(duel, (*dice[:nth], face, *dice[nth + 1 :])) for face in range(1, 7)]) / 6

    def _tricked(self, duel: Duel, dice: Dice, imp: int) -> float:
        """My share if an imp makes the lowest die a six or rolls it again."""
        low = dice.index(min(dice))
        if isinstance(self.position.terms.tricks[imp], SetDie):
            return self._share(duel, (*dice[:low], 6, *dice[low + 1 :]))
        return self._rerolled(duel, dice, low)

    # Acting ---------------------------------------------------------------------------

    def act(self) -> Action:
        """Energy from imps first: it may turn dice."""
        for option in self.offered("use"):
            if isinstance(self.position.terms.tricks[option.arg], TakeEnergy):
                return option
        return super().act()

    def needs(self) -> list[int]:
        """By kind: what the five spooks needed to win would eat at the end of this period."""
        assert isinstance(self.evaluator, RaceEvaluator)
        need = [0, 0, 0, 0, 0]
        for slot in self.evaluator.win_race.slots(self.holdings, self.want, 0, self.evaluator.clock):
            if slot.element != ALL_ELEMENTS:
                need[slot.element] += round(slot.food)
        return need


class Bot:
    """A level of play. It decides afresh for every choice.

    A plan is requested step by step. The goals are cached until the view changes, only to save
    time: the same view always has the same goals.
    """

    decision: ClassVar[type[Decision]] = Decision

    def __init__(self, game: StraszydlaGame) -> None:
        self.game = game
        self.figures: Figures | None = None
        self._thought: tuple[bytes, Goals] = (b"", [])

    def choose(self, view: View, options: Options, rng: random.Random, budget: object = None) -> Action:
        if len(options) == 1:
            return options[0]
        decision = self.decision(self.game, view, options, rng, self.figures)
        if isinstance(decision.frame, Plans):
            return decision.plan(self._goals(view, decision))
        return decision.choose()

    def _goals(self, view: View, decision: Decision) -> Goals:
        """The goals of a view, whatever has been planned so far."""
        key = msgspec.json.encode({**view, "frames": []})
        thought, goals = self._thought
        if thought != key:
            goals = decision.goals()
            self._thought = (key, goals)
        return goals


class Novice(Bot):
    """Takes what it can get, without regard to the others."""

    decision: ClassVar[type[Decision]] = NoviceDecision


class Regular(Bot):
    """Plans with regard to the others."""

    decision: ClassVar[type[Decision]] = RegularDecision


class Expert(Bot):
    """Plays for the win."""

    decision: ClassVar[type[Decision]] = ExpertDecision


BOTS: Final = {"novice": Novice, "regular": Regular, "expert": Expert}
