"""Bots of Straszydła: three levels that differ by what they think of, never by cheating.

- *novice* goes where most is to be had, feeds what fits its pact and buys what
  it can, without a look at the others;
- *regular* minds where the others want to go, reckons duels and meals;
- *expert* counts in chances to win the race to a pact, treats every round as a
  game of simultaneous choices, mixes, and bids by the equilibrium of the duel.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.straszydla.actions import (
    BUY,
    CLEAR,
    COLLECT,
    DONE,
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
from polnoc.games.straszydla.bidding import best_bids, odds, points_needed, share, turning_point
from polnoc.games.straszydla.cards import ALL_ELEMENTS, ExtraDice, FewerDice, SetDie, TakeEnergy
from polnoc.games.straszydla.contests import Contest
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.journeys import Journey, answered, journeys
from polnoc.games.straszydla.judging import Greedy, Judge, Racing, Thrifty
from polnoc.games.straszydla.meals import Mouth, Recipe, covers, recipes
from polnoc.games.straszydla.mixing import draw
from polnoc.games.straszydla.rules.acting import COLLECTED, FRIGHTENED, SUMMONED
from polnoc.games.straszydla.rules.duels import first_wins_tie
from polnoc.games.straszydla.rules.feeding import appetite
from polnoc.games.straszydla.scaring import best_scare, reroll_gains
from polnoc.games.straszydla.state import Purse, Straszydla
from polnoc.games.straszydla.valuing import Hoard

Options = Sequence[Action]
#: Plans to choose from, with their chances.
Goals = list[tuple[Journey, float]]

#: Choices that are less likely are not made at all.
SELDOM: Final = 0.03


class Mind:
    """One choice: a position that fits the view, the frame that asks, and a judge."""

    def __init__(self, game: StraszydlaGame, view: View, options: Options, rng: random.Random) -> None:
        self.view = view
        self.options = options
        self.rng = rng
        self.me: int = view["seat"]
        self.position: Straszydla = game.redeal(view, random.Random(0))
        self.position.pact = [pact if pact > 0 else 0 for pact in view["pact"]]
        self.box = self.position.terms.box
        self.frame: Any = self.position.stack[-1]
        self.judge = self.make_judge()
        self.hoard = self.judge.hoards[self.me]

    def make_judge(self) -> Judge:
        return Thrifty(self.position, self.me)

    def choose(self) -> Action:
        handler: Callable[[Mind], Action] | None = HANDLERS.get(type(self.frame).__name__)
        return handler(self) if handler else self.rng.choice(self.options)

    def best(self, worth: Callable[[Action], float], options: Options | None = None) -> Action:
        """The option that is worth most; among equals any."""
        among = self.options if options is None else options
        worths = [worth(option) for option in among]
        top = max(worths) - 1e-12
        return self.rng.choice([o for o, value in zip(among, worths, strict=True) if value >= top])

    @property
    def want(self) -> Sequence[int]:
        return self.box.pact_counts[self.position.pact[self.me]]

    # Set-up ---------------------------------------------------------------------------

    def take_starter(self) -> Action:
        """All starters are alike: take one from a stack that the pact does not need, and leave those on top."""
        return self.best(lambda option: -self.want[option.arg])

    # Planning ---------------------------------------------------------------------------

    def plan(self, goals: Goals) -> Action:
        """The next step to one of the goals, as likely as they are; begins anew if none lies this way."""
        plan = self.frame.plans[self.me]
        ways = [(journey, chance) for journey, chance in goals if answered(plan, journey) >= 0]
        if not ways:
            return CLEAR if CLEAR in self.options else self.rng.choice(self.options)
        journey = ways[draw([chance for _, chance in ways], self.rng)][0]
        return journey.answers[answered(plan, journey)]

    def goals(self) -> Goals:
        """Where to go: journeys with their chances."""
        own = journeys(self.position, self.me)
        worths = self.judge.cells(self.me, self.position.clock == 0)
        return [(own[max(own, key=lambda cell: worths[cell])], 1.0)]

    def contest(self, own: dict[int, Journey]) -> Contest:
        ends = [
            list(own if seat == self.me else journeys(self.position, seat))
            for seat in self.position.terms.seats
        ]
        return Contest(self.judge, ends)

    def before_planning(self) -> Action:
        if self.frame.digging:
            worths = self.judge.cells(self.me, self.position.clock == 0)
            return self.best(lambda option: worths[option.arg])
        return SKIP

    def after_moving(self) -> Action:
        cells = self.judge.cells(self.me, self.position.clock == 0)
        ways = dict(self.position.map.ways[self.position.pawn[self.me]])
        taken = [cell for seat, cell in enumerate(self.position.pawn) if seat != self.me]

        def worth(cell: int) -> float:
            return cells[cell] * (0.6 if cell in taken else 1.0)

        if self.frame.stepping:
            return self.best(lambda option: worth(ways[option.arg]))
        here = worth(self.position.pawn[self.me])
        near = [worth(cell) for cell in ways.values() if not self.position.stops >> cell & 1]
        use = self.options[0]
        if max(near) - here > 1.5 * self.judge.imp(self.me, use.arg):
            return use
        return SKIP

    # Duels -------------------------------------------------------------------------------

    def stake(self, seat: int, cell: int) -> float:
        """What a seat loses that is driven out of a cell."""
        worths = self.judge.cells(seat, self.position.clock == 0)
        shut = self.position.stops | self.position.beaten[seat]
        near = [worths[there] for _, there in self.position.map.ways[cell] if not shut >> there & 1]
        away = (min(near) + sum(near) / len(near)) / 2 if near else 0.0
        return max(worths[cell] - away, 0.0)

    def before_roll(self) -> Action:
        use = self.options[0]
        stake = self.stake(self.me, self.position.pawn[self.me])
        return use if 0.22 * stake > self.judge.imp(self.me, use.arg) else SKIP

    def after_roll(self) -> Action:
        return SKIP

    def pick_dice(self) -> Action:
        """The lowest dice are rolled again in a duel; otherwise those farthest from the strength."""
        dice, picked = self.frame.dice, self.frame.picked
        low = [nth for nth, face in enumerate(dice) if face <= 3 and not picked >> nth & 1]
        if low and self.options[0].verb == "pick":
            return next(option for option in self.options if option.verb == "pick" and option.arg == low[0])
        return ROLL_AGAIN if ROLL_AGAIN in self.options else self.options[0]

    def set_one(self) -> Action:
        duel = any([type(frame).__name__ == "AfterRoll" for frame in self.position.stack])
        dice = self.frame.dice
        if duel:
            low = min(range(len(dice)), key=dice.__getitem__)
            return next(option for option in self.options if option.args == (low, 6))
        scare = self._scare_frame()

        def worth(option: Action) -> float:
            nth, face = option.args
            return self._scare_value((*dice[:nth], face, *dice[nth + 1 :]), scare.element)

        return self.best(worth)

    def bid(self) -> Action:
        turning, energy, prices, mine = self.bid_terms()
        mixes = best_bids(turning, energy, prices)
        return self.options[draw(mixes[mine], self.rng)]

    def bid_terms(self) -> tuple[int, tuple[int, int], tuple[float, float], int]:
        """The duel as figures: from which difference the first wins, energy, prices; and who I am."""
        first, second = self.frame.fighters
        cell = self.position.pawn[first]
        turning = turning_point(*self.frame.dice, first_wins_tie(self.position, self.frame.fighters))
        energy = (self.position.energy(first), self.position.energy(second))
        prices = [
            self.judge.kinds(seat)[ENERGY] / max(self.stake(seat, cell), 1e-9) for seat in (first, second)
        ]
        return turning, energy, (prices[0], prices[1]), self.frame.fighters.index(self.me)

    def change_dice(self) -> Action:
        """The cheapest change that wins; if none does, keep."""
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
        if self.frame.left:
            kinds = self.judge.kinds(self.me)
            theirs = self.judge.kinds(self.frame.loser)
            return self.best(lambda o: kinds[o.arg] + theirs[o.arg] if o is not ENOUGH else -1.0)
        return self.options[0]

    def retreat(self) -> Action:
        """The winner sends the loser where it is worst, or takes dread; the loser goes where it is best."""
        worths = self.judge.cells(self.frame.loser, self.position.clock == 0)
        taken = [cell for seat, cell in enumerate(self.position.pawn) if seat != self.frame.loser]

        def worth(option: Action) -> float:
            return worths[option.arg] * (0.6 if option.arg in taken else 1.0)

        ways = [option for option in self.options if option is not LEAVE]
        if self.frame.left_to_loser:
            return self.best(worth)
        worst = self.best(lambda option: -worth(option), ways)
        gain = max([worth(option) for option in ways]) - worth(worst)
        share = 1 / (len(self.position.terms.seats) - 1)
        return LEAVE if self.judge.kinds(self.me)[-1] >= share * gain else worst

    # Acting --------------------------------------------------------------------------------

    def act(self) -> Action:
        for action in (COLLECT, SUMMON, FRIGHTEN):
            if action in self.options:
                return action
        return self.buy() or DONE

    def buy(self) -> Action | None:
        """A spook to buy now, if that is better than not to."""
        offered = [option for option in self.options if option.verb == "buy"]
        if not offered:
            return None
        clock = self.judge.clock
        later = clock._replace(buys=clock.buys - 1)
        best, found = self.judge.worth(self.me, self.hoard, later), None
        for option in offered:
            worth = self.judge.worth(self.me, self.bought(option.arg), later)
            if worth > best + 1e-9:
                best, found = worth, option
        return found

    def bought(self, element: int) -> Hoard:
        """What I have after buying the top spook of a stack."""
        spook = self.position.top[element]
        purse = list(self.hoard.purse)
        for _ in range(self.box.price[spook]):
            purse[self._cheapest(purse)] -= 1
        purse[ENERGY] += self.box.strength[self.position.night][spook]
        return self.hoard._replace(purse=_purse(purse), spooks=(*self.hoard.spooks, spook))

    def _cheapest(self, purse: Sequence[int]) -> int:
        """The kind of cube that is missed least; energy last among equals."""
        keep = self.needs()
        return max(
            [kind for kind in KINDS if purse[kind] > 0],
            key=lambda kind: (purse[kind] - keep[kind] > 0, kind != ENERGY, purse[kind] - keep[kind]),
        )

    def needs(self) -> list[int]:
        """By kind: cubes that the spooks of the pact will eat."""
        night = self.position.night
        need = [0, 0, 0, 0, 0]
        for spook in self.hoard.spooks:
            element = self.box.spook_element[spook]
            if element != ALL_ELEMENTS and self.want[element]:
                need[element] += self.box.strength[night][spook]
        for element in ELEMENTS:
            held = [s for s in self.hoard.spooks if self.box.spook_element[s] == element]
            need[element] += 3 * max(self.want[element] - len(held), 0)
        return need

    def pay(self) -> Action:
        return GIVE[self._cheapest(self.position.purse[self.me])]

    def colour(self) -> Action:
        """In a district of every element: the colour that is worth most."""
        did = self.frame.did
        if did == SUMMONED:
            imps = self.judge.imps(self.me)
            return self.best(lambda option: imps[option.arg])
        if did == FRIGHTENED:
            return self.best(lambda option: self.judge.scare(self.me, option.arg))
        assert did == COLLECTED
        kinds = self.judge.kinds(self.me)
        return self.best(lambda option: kinds[option.arg])

    def summon(self) -> Action:
        return self.best(lambda option: self.judge.summoned(self.me, option.arg))

    def choose_imp(self) -> Action:
        imps = self.judge.imps(self.me)
        return self.best(lambda option: imps[option.arg])

    # Frightening ---------------------------------------------------------------------------

    def _scare_frame(self) -> Any:
        return next(frame for frame in reversed(self.position.stack) if type(frame).__name__ == "Frighten")

    def _scare_value(self, dice: tuple[int, ...], element: int) -> float:
        prices = self.judge.scare_prices(self.me, element)
        strength, energy = self.position.strength(self.me), self.position.energy(self.me)
        return best_scare(dice, strength, energy, self.box.pack.frighten, prices, self.hoard.dread).value

    def frighten(self) -> Action:
        frame = self.frame
        prices = self.judge.scare_prices(self.me, frame.element)
        strength, energy = self.position.strength(self.me), self.position.energy(self.me)
        table, dread = self.box.pack.frighten, self.hoard.dread
        rerolls = [option for option in self.options if option.verb == "reroll"]
        if rerolls:
            gains = reroll_gains(frame.dice, strength, energy, table, prices, dread)
            best = max(rerolls, key=lambda option: gains[option.arg])
            if gains[best.arg] > 0.02:
                return best
        aim = best_scare(frame.dice, strength, energy, table, prices, dread)
        for option in self.options:
            if option.verb == "use" and self._trick_gain(option.arg, aim.value) > 0:
                return option
        for nth, (face, new) in enumerate(zip(frame.dice, aim.dice, strict=True)):
            if new != face:
                return RAISE[nth] if new > face else LOWER[nth]
        return KEEP

    def _trick_gain(self, imp: int, now: float) -> float:
        """What an imp that sets a die adds now, less what it is worth otherwise, in cubes."""
        cube = max(self.judge.kinds(self.me)[self.frame.element], 1e-9)
        dice = self.frame.dice
        best = now
        for nth in range(len(dice)):
            faces = [
                self._scare_value((*dice[:nth], face, *dice[nth + 1 :]), self.frame.element)
                for face in range(1, 7)
            ]
            setting = "SetDie" in type(self.position.terms.tricks[imp]).__name__
            best = max(best, max(faces) if setting else sum(faces) / 6)
        return best - now - self.judge.imp(self.me, imp) / cube

    # Feeding ---------------------------------------------------------------------------------

    def mouths(self, eased: Sequence[Sequence[int]]) -> list[Mouth]:
        pairs = tuple([(pair[0], pair[1]) for pair in eased])
        return [
            Mouth(spook, self.box.spook_element[spook], appetite(self.position, spook, pairs))
            for spook in self.position.hungry(self.me)
        ]

    def eaten(self) -> list[int]:
        """The elements of those that have eaten."""
        fed = self.position.fed[self.me]
        return [self.box.spook_element[spook] for spook in self.position.spooks[self.me] if fed >> spook & 1]

    def meal(self) -> Action:
        frame = next(frame for frame in reversed(self.position.stack) if type(frame).__name__ == "Feed")
        buying, recipe = self.feast(self.with_paid(), self.mouths(frame.eased))
        if buying >= 0 and self.frame is frame:
            return BUY[buying]
        return self._follow(recipe)

    def with_paid(self) -> Hoard:
        """What I have, with what I have begun to pay for a trade."""
        paid = getattr(self.frame, "paid", (0, 0, 0, 0, 0))
        purse = [have + gone for have, gone in zip(self.hoard.purse, paid, strict=True)]
        return self.hoard._replace(purse=_purse(purse))

    def feast(self, hoard: Hoard, mouths: list[Mouth]) -> tuple[int, Recipe | None]:
        """How to win now, if that can be; else how to feed those who are worth it. -1: buy nothing."""
        fed = self.eaten()
        if self._fulfilled(fed):
            return self._feed_most(hoard, mouths)
        for chosen in covers(self.want, mouths, fed):
            for recipe in recipes(self.position.terms, hoard, chosen):
                return -1, recipe
        buying, recipe = self._buy_and_win(hoard, mouths, fed)
        if recipe is not None:
            return buying, recipe
        return -1, self._feed_best(hoard, mouths)

    def _fulfilled(self, fed: Sequence[int]) -> bool:
        left = list(self.want)
        for element in fed:
            if element != ALL_ELEMENTS and left[element]:
                left[element] -= 1
        return sum(left) <= fed.count(ALL_ELEMENTS)

    def _buy_and_win(self, hoard: Hoard, mouths: list[Mouth], fed: list[int]) -> tuple[int, Recipe | None]:
        for element, mouth in self.for_sale(hoard):
            price = self.box.price[mouth.spook]
            for chosen in covers(self.want, [*mouths, mouth], fed):
                if mouth in chosen:
                    for recipe in recipes(self.position.terms, hoard, chosen, price, mouth.needs):
                        return element, recipe
        return -1, None

    def _feed_most(self, hoard: Hoard, mouths: list[Mouth]) -> tuple[int, Recipe | None]:
        """The pact is fulfilled: whoever else can eat counts if several win at once."""
        for mouth in sorted(mouths, key=lambda mouth: -mouth.needs):
            for recipe in recipes(self.position.terms, hoard, [mouth]):
                return -1, recipe
        for element, mouth in self.for_sale(hoard):
            price = self.box.price[mouth.spook]
            for recipe in recipes(self.position.terms, hoard, [mouth], price, mouth.needs):
                return element, recipe
        return -1, None

    def for_sale(self, hoard: Hoard) -> list[tuple[int, Mouth]]:
        """Spooks that can be bought now: the element of the stack, and what they eat."""
        if self.position.bought >> self.me & 1:
            return []
        strength, cubes = self.box.strength[self.position.night], sum(hoard.purse)
        return [
            (element, Mouth(spook, self.box.spook_element[spook], strength[spook]))
            for element, spook in enumerate(self.position.top)
            if spook and self.box.price[spook] <= cubes
        ]

    def _feed_best(self, hoard: Hoard, mouths: list[Mouth]) -> Recipe | None:
        """The meals after which I am best off."""
        fed = self.position.fed[self.me]
        eaten = tuple([spook for spook in hoard.spooks if fed >> spook & 1])
        best, found = self.worth_at_dawn(hoard._replace(spooks=eaten)), None
        for number in range(1, 1 << min(len(mouths), 6)):
            chosen = [mouth for nth, mouth in enumerate(mouths) if number >> nth & 1]
            for recipe in recipes(self.position.terms, hoard, chosen):
                after = recipe.hoard._replace(spooks=(*eaten, *recipe.hoard.spooks))
                worth = self.worth_at_dawn(after)
                if worth > best + 1e-9:
                    best, found = worth, recipe
        return found

    def worth_at_dawn(self, hoard: Hoard) -> float:
        """What it is worth to begin the next period with this, and with the spook that comes then."""
        position = self.position
        element = position.map.element[position.pawn[self.me]]
        elements: Sequence[int] = ELEMENTS if element == ALL_ELEMENTS else (element,)
        worths = []
        for stack in elements:
            spook = position.top[stack]
            if spook:
                more = hoard.plus(ENERGY, self.box.strength[position.night][spook])
                more = more._replace(spooks=(*hoard.spooks, spook))
                worths.append(self.judge.worth(self.me, more, self.judge.dawn))
        return max(worths) if worths else self.judge.worth(self.me, hoard, self.judge.dawn)

    def _follow(self, recipe: Recipe | None) -> Action:
        """The next step of a recipe, in the menu or in a frame that the menu opened."""
        name = type(self.frame).__name__
        if name == "Feed":
            return recipe.answers[0] if recipe and recipe.answers else DONE
        if recipe is not None:
            step = self._inner_step(recipe, name)
            if step is not None and step in self.options:
                return step
        return self._make_do(name)

    def _inner_step(self, recipe: Recipe, name: str) -> Action | None:
        if name == "Trade" and recipe.trades:
            given, taken = recipe.trades[0]
            if sum(self.frame.paid) == len(given):
                return TAKE[taken]
            left = list(given)
            for kind in KINDS:
                for _ in range(self.frame.paid[kind]):
                    if kind in left:
                        left.remove(kind)
            return GIVE[left[0]] if left else None
        return None

    def _make_do(self, name: str) -> Action:
        """Somebody else began this: make the best of it."""
        kinds = self.judge.kinds(self.me)
        if name in ("Trade", "Recolouring"):
            gives = [option for option in self.options if option.verb == "give"]
            if gives:
                return GIVE[self._cheapest(self.position.purse[self.me])]
        return self.best(lambda option: kinds[option.arg] if option.verb == "take" else 0.0)

    def take_cube(self) -> Action:
        """A cube for dread, while feeding: as if the dread were not paid yet."""
        kinds = self.judge.kinds(self.me)
        feeding = any([type(frame).__name__ == "Feed" for frame in self.position.stack])
        if feeding:
            menu = self.box.pack.dread
            before = self.hoard._replace(dread=self.hoard.dread + menu.cube)
            frame = next(f for f in reversed(self.position.stack) if type(f).__name__ == "Feed")
            recipe = self.feast(before, self.mouths(frame.eased))[1]
            if recipe is not None and recipe.taken:
                return TAKE[recipe.taken[0]]
        return self.best(lambda option: kinds[option.arg])

    def trade(self) -> Action:
        feeding = any([type(frame).__name__ == "Feed" for frame in self.position.stack])
        return self.meal() if feeding else self._make_do("Trade")

    def eased(self) -> Action:
        """The spook that needs less: the one with the dearest meal that fits."""
        frame = next(f for f in reversed(self.position.stack) if type(f).__name__ == "Feed")
        mouths = {mouth.spook: mouth for mouth in self.mouths(frame.eased)}
        purse = self.hoard.purse

        def worth(option: Action) -> float:
            mouth = mouths[option.arg]
            if mouth.element == ALL_ELEMENTS:
                return mouth.needs - max(purse[:ENERGY]) + 0.5
            return (mouth.needs - purse[mouth.element]) + (0.25 if self.want[mouth.element] else -9.0)

        return self.best(worth)

    def recolour(self) -> Action:
        """From the colour of which there is most to spare into the one that is missing most."""
        frame = next((f for f in reversed(self.position.stack) if type(f).__name__ == "Feed"), None)
        if frame is None:
            return self._make_do("Recolouring")
        left = list(self.hoard.purse[:ENERGY])
        for mouth in self.mouths(frame.eased):
            if mouth.element != ALL_ELEMENTS and self.want[mouth.element]:
                left[mouth.element] -= mouth.needs
        if self.frame.given >= 0:
            return self.best(lambda option: -left[option.arg])
        gives = [option for option in self.options if option is not ENOUGH]
        give = max(gives, key=lambda option: left[option.arg])
        return give if left[give.arg] > 0 and min(left) < 0 else ENOUGH


def _purse(counts: Sequence[int]) -> Purse:
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


HANDLERS: Final[dict[str, Callable[[Any], Action]]] = {
    "TakeStarters": Mind.take_starter,
    "BeforePlanning": lambda mind: mind.before_planning(),
    "AfterMoving": lambda mind: mind.after_moving(),
    "BeforeRoll": lambda mind: mind.before_roll(),
    "AfterRoll": lambda mind: mind.after_roll(),
    "PickDice": lambda mind: mind.pick_dice(),
    "SetOne": lambda mind: mind.set_one(),
    "Bids": lambda mind: mind.bid(),
    "ChangeDice": lambda mind: mind.change_dice(),
    "AfterWinning": lambda mind: mind.after_winning(),
    "Retreat": lambda mind: mind.retreat(),
    "Act": lambda mind: mind.act(),
    "ChooseColour": lambda mind: mind.colour(),
    "Frighten": lambda mind: mind.frighten(),
    "Trade": lambda mind: mind.trade(),
    "Pay": lambda mind: mind.pay(),
    "TakeCube": lambda mind: mind.take_cube(),
    "ChooseImp": lambda mind: mind.choose_imp(),
    "Recolouring": lambda mind: mind.recolour(),
    "Feed": lambda mind: mind.meal(),
    "ChooseEased": lambda mind: mind.eased(),
    "Summoning": lambda mind: mind.summon(),
}


class NoviceMind(Mind):
    """Does not look at the others."""

    def make_judge(self) -> Judge:
        return Greedy(self.position, self.me)

    def bid(self) -> Action:
        return self.options[min(self.rng.randrange(2), len(self.options) - 1)]

    def before_roll(self) -> Action:
        return SKIP


class RegularMind(Mind):
    """Minds the others."""

    def goals(self) -> Goals:
        own = journeys(self.position, self.me)
        return [(own[self.contest(own).best_reply(heat=0.6)], 1.0)]


class ExpertMind(RegularMind):
    """Races, mixes, and bids by equilibrium."""

    def make_judge(self) -> Judge:
        return Racing(self.position, self.me)

    def goals(self) -> Goals:
        own = journeys(self.position, self.me)
        contest = self.contest(own)
        mix = contest.mix(random.Random(1))
        return [
            (own[cell], chance)
            for cell, chance in zip(contest.places[self.me], mix, strict=True)
            if chance > SELDOM
        ]

    # Duels -----------------------------------------------------------------------------------

    def duel_prices(self, fighters: tuple[int, int]) -> tuple[float, float]:
        """What an energy costs each fighter, in shares of its stake."""
        cell = self.position.pawn[fighters[0]]
        one, two = [
            self.judge.kinds(seat)[ENERGY] / max(self.stake(seat, cell), 1e-9) for seat in fighters
        ]
        return one, two

    def before_roll(self) -> Action:
        """An imp for more dice, or fewer for the rival, if it is worth more in this duel than kept."""
        fighters, counts, mine = self.frame.fighters, self.frame.counts, self.frame.nth
        tie = first_wins_tie(self.position, fighters)
        energy = (self.position.energy(fighters[0]), self.position.energy(fighters[1]))
        prices = self.duel_prices(fighters)
        stake = self.stake(self.me, self.position.pawn[self.me])

        def chance(dice: tuple[int, int]) -> float:
            wins = odds(dice, tie, energy, prices)[0]
            return wins if mine == 0 else 1 - wins

        best, found, now = 0.0, SKIP, chance(counts)
        for option in self.options:
            if option is not SKIP:
                dice = self._dice_after(option.arg, counts, mine)
                gain = stake * (chance(dice) - now) - self.judge.imp(self.me, option.arg)
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
        stake = self.stake(self.me, self.position.pawn[self.me])
        mine = self.frame.nth
        dice = self.frame.dice[mine]
        now = self._duel_share(dice)
        best, found = 0.0, SKIP
        dread = self.judge.kinds(self.me)[-1]
        for option in self.options:
            if option.verb == "reroll":
                gain = stake * (self._rerolled(dice, option.arg) - now) - dread
            elif option.verb == "use":
                gain = stake * (self._tricked(dice, option.arg) - now) - self.judge.imp(self.me, option.arg)
            else:
                continue
            if gain > best:
                best, found = gain, option
        return found

    def _duel_share(self, dice: tuple[int, ...]) -> float:
        """What I get of the stake if my dice lie like this."""
        fighters, mine = self.frame.fighters, self.frame.nth
        pair = [tuple(sorted(d, reverse=True)) for d in self.frame.dice]
        pair[mine] = tuple(sorted(dice, reverse=True))
        turning = turning_point(pair[0], pair[1], first_wins_tie(self.position, fighters))
        energy = (self.position.energy(fighters[0]), self.position.energy(fighters[1]))
        return share(turning, energy, self.duel_prices(fighters), mine)

    def _rerolled(self, dice: tuple[int, ...], nth: int) -> float:
        return sum([self._duel_share((*dice[:nth], face, *dice[nth + 1 :])) for face in range(1, 7)]) / 6

    def _tricked(self, dice: tuple[int, ...], imp: int) -> float:
        """With an imp: the lowest die is a six, or it is rolled again."""
        low = dice.index(min(dice))
        if isinstance(self.position.terms.tricks[imp], SetDie):
            return self._duel_share((*dice[:low], 6, *dice[low + 1 :]))
        return self._rerolled(dice, low)

    # Acting ----------------------------------------------------------------------------------

    def act(self) -> Action:
        """Energy from imps first: it may turn dice."""
        for option in self.options:
            if option.verb == "use" and isinstance(self.position.terms.tricks[option.arg], TakeEnergy):
                return option
        return super().act()

    def needs(self) -> list[int]:
        """What the five that win would eat at the end of this period."""
        assert isinstance(self.judge, Racing)
        need = [0, 0, 0, 0, 0]
        for slot in self.judge.outlook.slots(self.hoard, self.want, 0, self.judge.clock):
            if slot.element != ALL_ELEMENTS:
                need[slot.element] += round(slot.food)
        return need


class Bot:
    """A level. It makes up its mind anew for every choice.

    A plan is asked for step by step. The goals of a view are kept until
    another view comes, only to save time: the same view has the same goals.
    """

    mind: type[Mind] = Mind

    def __init__(self, game: StraszydlaGame) -> None:
        self.game = game
        self._thought: tuple[bytes, Goals] = (b"", [])

    def choose(self, view: View, options: Options, rng: random.Random, budget: object = None) -> Action:
        if len(options) == 1:
            return options[0]
        mind = self.mind(self.game, view, options, rng)
        if view["frames"][-1]["rule"] == "Plans":
            return mind.plan(self._goals(view, mind))
        return mind.choose()

    def _goals(self, view: View, mind: Mind) -> Goals:
        """The goals of a view, whatever has been planned so far."""
        key = msgspec.json.encode({**view, "frames": []})
        thought, goals = self._thought
        if thought != key:
            goals = mind.goals()
            self._thought = (key, goals)
        return goals


class Novice(Bot):
    """Takes what it can get."""

    mind = NoviceMind


class Regular(Bot):
    """Plans with a look at the others."""

    mind = RegularMind


class Expert(Bot):
    """Plays for the win."""

    mind = ExpertMind


LEVELS: Final = {"novice": Novice, "regular": Regular, "expert": Expert}
