"""Advice in 13 Duchów: the expert's choice, and the figures in favour of it.

The values are those of the expert bot, which here tries every way to name numbers. The
reasons are exact counts (`advice_figures`), so they are true whatever the hidden cards are.

The choice is drawn at random among options about as good as the best, since rivals could
read a habit. The random numbers are tied to what is named, not to the question: with the
same seed, a hint that says which numbers a card should name is followed by hints that name
exactly these.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice, Alternative, Reason
from polnoc.engine.views import View
from polnoc.games.duchy.bots.advice_figures import AdviceFigures
from polnoc.games.duchy.bots.belief import effective_count
from polnoc.games.duchy.bots.bot import (
    CERTAIN,
    SURE_HIT,
    VALUES,
    Evaluator,
    Expert,
    OddsEvaluator,
    TurnsEvaluator,
)
from polnoc.games.duchy.cards import (
    AnyEffect,
    ArrangeTop,
    AskNamedOrHigher,
    CopyOrExtraTurn,
    Guess,
    GuessRun,
    PeekBottom,
    Shield,
)
from polnoc.games.duchy.deduction import numbers_in
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.rules.questions import numbers_from, set_of

#: By number of players: choices up to this much worse than the best are about as good, a little
#: worse, clearly worse; beyond that they are much worse. For two players these are chances to win
#: a round, for more they are turns.
GRADES: Final = {2: (0.01, 0.05, 0.10), 3: (0.02, 0.15, 0.40), 4: (0.02, 0.15, 0.40)}

#: Name at most this many alternatives.
MOST_ALTERNATIVES: Final = 2
#: List at most this many places one by one.
MOST_PLACES_LISTED: Final = 4
#: With at most this many places left for the player's own lair it is time to hurry.
HURRY_PLACES: Final = 4

#: The best use of a card.
ASK: Final = "ask"
GUESS: Final = "guess"
LOOK: Final = "look"
EXTRA: Final = "extra"


def all_ways(evaluator: Evaluator, count: int, named: tuple[int, ...]) -> list[list[int]]:
    """Every way to continue naming numbers."""
    free = [number for number in evaluator.numbers() if number not in named]
    return [list(way) for way in combinations(free, count - len(named))]


class ThoroughOddsEvaluator(OddsEvaluator):
    """The expert's evaluator for two players, trying every way to name numbers."""

    def namings(self, count: int, named: tuple[int, ...]) -> list[list[int]]:
        return all_ways(self, count, named)


class ThoroughTurnsEvaluator(TurnsEvaluator):
    """The expert's evaluator for more players, trying every way to name numbers."""

    def namings(self, count: int, named: tuple[int, ...]) -> list[list[int]]:
        return all_ways(self, count, named)


def advise(
    game: DuchyGame,
    view: View,
    options: Sequence[Action],
    rng: random.Random,
    budget: object = None,
) -> Advice:
    """The expert's choice with its reasons."""
    rule = view["frames"][-1]["rule"]
    if rule in ("Hide", "TeamsHide"):
        return _random_choice(game, view, options, rng)
    return Adviser(game, view, options, rng).advice()


def _random_choice(game: DuchyGame, view: View, options: Sequence[Action], rng: random.Random) -> Advice:
    """Choose at random: all cards are equal as lairs, and in a team it does not matter who holds which."""
    drawn = Reason("advice-lots", {})
    choice = rng.choice(options)
    if choice.verb == "keep":
        return Advice(choice.text, (Reason("advice-keep", {}), drawn))
    terms = game.terms_of(view)
    unseen = terms.size if terms.teams else terms.size - 2
    key = "advice-settle" if choice.verb == "settle" else "advice-hide"
    return Advice(choice.text, (Reason(key, {"count": unseen}), drawn))


# What a choice amounts to -----------------------------------------------------------


class Plan(NamedTuple):
    """A use of a card, or a plain guess (card 0), with its value."""

    kind: str
    value: float
    card: int
    numbers: int = 0
    #: How many cards are looked at first, and whether a shield comes with it.
    looks: int = 0
    shield: bool = False
    #: Whether the card is carried out with card 2.
    copied: bool = False


def best_plan(evaluator: Evaluator, card: int, copied: int = 0) -> Plan:
    """The best use of a card; its value is the one that the bot gives the card."""
    return max(plans_of(evaluator, card, copied), key=_value)


def plans_of(evaluator: Evaluator, card: int, copied: int = 0) -> list[Plan]:
    """Every use of a card; of a card to copy, only the best use."""
    effects = evaluator.terms.deck.card(card).effects
    looks = sum([effect.count for effect in effects if isinstance(effect, PeekBottom | ArrangeTop)])
    shield = any([isinstance(effect, Shield) for effect in effects])
    nothing = Plan(LOOK, evaluator.look(0, card), card, copied=copied > 0)
    return [
        plan for effect in effects for plan in _plans(evaluator, effect, nothing, looks, shield, copied)
    ] or [nothing]


def _plans(
    evaluator: Evaluator, effect: AnyEffect, nothing: Plan, looks: int, shield: bool, copied: int
) -> list[Plan]:
    """Every use of one effect."""
    card = nothing.card
    if isinstance(effect, Guess | GuessRun):
        length = effect.length if isinstance(effect, GuessRun) else 1
        return [
            Plan(GUESS, evaluator.guess(run, card, looks, shield), card, run, looks, shield, copied > 0)
            for run in evaluator.runs(length)
        ]
    if isinstance(effect, CopyOrExtraTurn):
        return [plan for _, plan in _copies_and_extra(evaluator, card, copied)]
    if isinstance(effect, PeekBottom | ArrangeTop):
        return [nothing._replace(value=evaluator.look(looks, card), looks=looks)]
    return [
        Plan(ASK, evaluator.ask(numbers, card), card, numbers, copied=copied > 0)
        for numbers in evaluator.question_sets(effect)
    ]


def _copies_and_extra(evaluator: Evaluator, card: int, copied: int) -> list[tuple[str, Plan]]:
    """The best use for each answer to card 2."""
    plans = []
    for text, value in evaluator.copies_and_extra(card, copied).items():
        target = int(text.partition(" ")[2] or 0)
        plans.append((text, best_plan(evaluator, target, copied + 1) if target else Plan(EXTRA, value, card)))
    return plans


def _value(plan: Plan) -> float:
    return plan.value


# One decision of a seat -------------------------------------------------------------


def sharpen(evaluator: Evaluator, figures: AdviceFigures) -> None:
    """Replace the bot's chances, computed for each rival alone, with those for all rivals together."""
    chances = [figures.chances(seat) for seat in figures.rivals]
    evaluator.belief.chances = chances
    evaluator.squares = [sum([chance * chance for chance in numbers]) for numbers in chances]
    evaluator.counts = [effective_count(1.0, squares) for squares in evaluator.squares]


class Adviser:
    """The advice for one decision of a seat."""

    def __init__(self, game: DuchyGame, view: View, options: Sequence[Action], rng: random.Random) -> None:
        self.view = view
        self.options = options
        self.seed = rng.random()
        self.evaluator = (
            ThoroughOddsEvaluator if view["options"]["players"] == 2 else ThoroughTurnsEvaluator
        )(view, game, rng)
        self.terms = self.evaluator.terms
        self.figures = AdviceFigures(view, self.terms, self.evaluator.belief)
        #: By rival: how likely each number is given what the rival has named, before `sharpen`.
        self.read = self.evaluator.belief.chances
        sharpen(self.evaluator, self.figures)
        self.frame: View = view["frames"][-1]
        self.values = VALUES[self.frame["rule"]](self.evaluator, self.frame, options)

    def advice(self) -> Advice:
        """The choice, the reasons for it, and the closest alternatives."""
        choice = self._choose()
        reasons = _REASONS[self.frame["rule"]](self, choice)
        if len(self.options) == 1:
            return Advice(choice.text, (Reason("advice-only", {}), *reasons))
        if choice.verb == "under":
            return Advice(choice.text, (*reasons, Reason("advice-lots", {})))
        return Advice(choice.text, tuple(reasons), tuple(self._alternatives(choice)))

    def _choose(self) -> Action:
        """Draw one of the best options: a player who never varies is predictable.

        Options that continue a plan are not drawn again: the remaining numbers, the card that card 2 copies.
        """
        rule = self.frame["rule"]
        if rule == "CopyOrExtra":
            plans = _copies_and_extra(self.evaluator, self.frame["card"], self.frame["copied"])
            text, _ = max(plans, key=lambda named: named[1].value)
            return next(option for option in self.options if option.text == text)
        if rule == "ChooseNumbers":
            numbers = numbers_in(self._drawn_set())
            return next(option for option in self.options if option.arg in numbers)
        keys = [self._named(option) or option.text for option in self.options]
        return self.options[self._draw(keys, self.values)]

    def _named(self, option: Action) -> int:
        """The numbers that an option names, as a set; 0 if it names none."""
        if self.frame["rule"] in ("NameLairRun", "ChooseRun"):
            run: int = (1 << self.frame["length"]) - 1
            return run << option.arg
        if self.frame["rule"] == "ChooseLowest":
            return numbers_from(option.arg, self.terms.size)
        return 1 << option.arg if option.verb == "name" else 0

    def _drawn_set(self) -> int:
        """The numbers to ask for: one of the best sets that contain those named already."""
        sets = [set_of(way) for way in all_ways(self.evaluator, self.frame["count"], ())]
        values = [self.evaluator.ask(numbers, self.frame["card"]) for numbers in sets]
        near = max(values) - GRADES[self.terms.players][0]
        named = set_of(self.frame["named"])
        fitting = [at for at, numbers in enumerate(sets) if numbers & named == named]
        good = [at for at in fitting if values[at] >= near] or fitting
        return sets[good[self._draw([sets[at] for at in good], [values[at] for at in good])]]

    def _draw(self, keys: Sequence[object], values: Sequence[float]) -> int:
        """Draw the index of one that is about as good as the best, weighted as the expert does."""
        near = max(values) - GRADES[self.terms.players][0]
        temperature = Expert.TEMPERATURES[self.terms.players]
        good = [at for at, value in enumerate(values) if value >= near]
        return max(good, key=lambda at: values[at] / temperature + self._gumbel_draw(keys[at]))

    def _gumbel_draw(self, key: object) -> float:
        """A draw from the Gumbel distribution (Gumbel-max trick).

        The highest sum of such a draw and the logarithm of a weight wins in proportion to the weights, and
        still wins when others are left out.
        """
        return -math.log(-math.log(random.Random(f"{self.seed}:{key}").random() or 1e-300))

    def _drawn(self, plan: Plan) -> Plan:
        """The same use of a card, with the numbers that will be drawn when they are named."""
        plans = plans_of(self.evaluator, plan.card, int(plan.copied))
        alike = [other for other in plans if other.kind == plan.kind and other.numbers]
        if plan.kind not in (ASK, GUESS) or len(alike) < 2:
            return plan
        return alike[self._draw([other.numbers for other in alike], [other.value for other in alike])]

    # Reasons --------------------------------------------------------------------

    def turn(self, choice: Action) -> list[Reason]:
        """Use the card in hand, or guess?"""
        if choice.verb == "name":
            return self.name_lair(choice)
        if choice.verb == "use":
            return [*self._why_good(self._hand_plan(), self._hand()), *self._hurry()]
        plan = self._best_guess()
        if self.figures.chance(plan.numbers) >= CERTAIN:
            return self._why_good(plan, 0)
        return [*self._why_good(plan, 0), *self._kept(), *self._hurry()]

    def _hand(self) -> int:
        card: int = self.view["hand"][self.figures.me]
        return card

    def _hand_plan(self) -> Plan:
        return self._drawn(best_plan(self.evaluator, self._hand()))

    def _best_guess(self) -> Plan:
        plans = [Plan(GUESS, self.evaluator.guess(run, 0), 0, run) for run in self.evaluator.runs(1)]
        return plans[self._draw([plan.numbers for plan in plans], [plan.value for plan in plans])]

    def name_lair(self, choice: Action) -> list[Reason]:
        """Which number to guess?"""
        return self._guess(1 << choice.arg) + self._named_before()

    def name_lair_run(self, choice: Action) -> list[Reason]:
        """Which numbers in a row to guess?"""
        run = (1 << self.frame["length"]) - 1
        return self._guess(run << choice.arg) + self._named_before()

    def choose_run(self, choice: Action) -> list[Reason]:
        """Which numbers in a row to ask for?"""
        run = (1 << self.frame["length"]) - 1
        return self._ask(run << choice.arg, self.frame["copied"])

    def choose_lowest(self, choice: Action) -> list[Reason]:
        """From which number on to ask?"""
        return self._ask(numbers_from(choice.arg, self.terms.size), self.frame["copied"])

    def choose_numbers(self, choice: Action) -> list[Reason]:
        """Which numbers to ask for, one after another: the set has been drawn as a whole."""
        drawn = self._drawn_set()
        about = Reason("advice-question", {"numbers": numbers_in(drawn)})
        return [about, *self._ask(drawn, self.frame["copied"])]

    def arrange(self, choice: Action) -> list[Reason]:
        """Which card stays on top, which goes under the others?"""
        if choice.verb == "under":
            return [Reason("advice-under", {})]
        if self.terms.teams:
            return [Reason("advice-top-theirs", {})]
        return [
            Reason("advice-top-mine", {}),
            *self._why_good(best_plan(self.evaluator, choice.arg), choice.arg),
        ]

    def copy_or_extra(self, choice: Action) -> list[Reason]:
        """Which card to carry out again, or an extra turn?"""
        return self._why_good(
            self._drawn(self._copy_plan(choice.text)), choice.arg if choice.verb == "copy" else 0
        )

    def _copy_plan(self, text: str) -> Plan:
        return dict(_copies_and_extra(self.evaluator, self.frame["card"], self.frame["copied"]))[text]

    # Why a plan is good ---------------------------------------------------------

    def _why_good(self, plan: Plan, card: int) -> list[Reason]:
        """Why a plan is good, preceded by what it is if it is not just this card."""
        if plan.kind == EXTRA:
            return [Reason("advice-extra", {})]
        which = [Reason("advice-copy", {"card": plan.card})] if plan.card != card else []
        if plan.kind == LOOK:
            return [*which, self._look("advice-look", plan.looks)]
        if plan.kind == ASK:
            return which + self._question(plan) + self._ask(plan.numbers, plan.copied)
        return which + self._naming(plan) + self._guess_with(plan)

    def _question(self, plan: Plan) -> list[Reason]:
        """Which question to ask, if the card has several."""
        effects = self.terms.deck.card(plan.card).effects
        if len([numbers for effect in effects for numbers in self.evaluator.question_sets(effect)]) == 1:
            return []
        numbers = numbers_in(plan.numbers & self.terms.full[0])
        upwards = any([isinstance(effect, AskNamedOrHigher) for effect in effects])
        if upwards and plan.numbers == numbers_from(numbers[0], self.terms.size):
            return [Reason("advice-question-from", {"number": numbers[0]})]
        return [Reason("advice-question", {"numbers": numbers})]

    def _naming(self, plan: Plan) -> list[Reason]:
        """Which lairs to name, unless others are about as good."""
        length = plan.numbers.bit_count()
        near = plan.value - GRADES[self.terms.players][0]
        good = [
            run
            for run in self.evaluator.runs(length)
            if self.evaluator.guess(run, plan.card, plan.looks, plan.shield) >= near
        ]
        return [Reason("advice-name", {"numbers": numbers_in(plan.numbers)})] if len(good) == 1 else []

    def _guess_with(self, plan: Plan) -> list[Reason]:
        """The guess, and what else the card gives."""
        reasons = self._guess(plan.numbers)
        if plan.looks and self.figures.chance(plan.numbers) < CERTAIN:
            reasons = [self._chance("advice-blind", plan), self._look("advice-look-first", plan.looks)]
        if plan.shield:
            reasons.append(Reason("advice-shield", {}))
        return reasons + self._named_before()

    def _chance(self, key: str, plan: Plan) -> Reason:
        return Reason(key, {"percent": percent(self.figures.chance(plan.numbers))})

    def _look(self, key: str, looks: int) -> Reason:
        return Reason(key, {"count": self.figures.can_be_seen(looks)})

    def _ask(self, numbers: int, copied: bool) -> list[Reason]:
        """How many places the answers to a question leave."""
        return [self._answer(seat, numbers, copied) for seat in self.figures.rivals]

    def _answer(self, seat: int, numbers: int, copied: bool) -> Reason:
        if not self.figures.answers(seat, copied):
            return Reason("advice-silent", {"seat": seat})
        yes, no = self.figures.split(seat, numbers)
        if yes and no:
            return Reason("advice-split", {"seat": seat, "count": yes + no, "yes": yes, "no": no})
        return Reason("advice-known", {"seat": seat, "answer": "yes" if yes else "no"})

    def _guess(self, numbers: int) -> list[Reason]:
        """How likely a guess is right, and what is left if it is wrong."""
        chance = {"percent": percent(self.figures.chance(numbers))}
        if len(self.figures.rivals) > 1:
            places = [self._place(seat, numbers) for seat in self.figures.rivals]
            return [Reason("advice-hits", dict(chance)), *places]
        (rival,) = self.figures.rivals
        places_left = self.figures.places(rival)
        _, left = self.figures.split(rival, numbers)
        args: dict[str, object] = {"seat": rival, "numbers": places_left}
        if left == 0:
            return [Reason("advice-sure", args)]
        key = "advice-guess-few" if len(places_left) <= MOST_PLACES_LISTED else "advice-guess"
        return [Reason(key, {**args, **chance, "count": len(places_left), "left": left})]

    def _place(self, seat: int, numbers: int) -> Reason:
        named, others = self.figures.split(seat, numbers)
        if not named:
            return Reason("advice-not-there", {"seat": seat})
        return Reason("advice-place", {"seat": seat, "count": named + others, "named": named})

    def _named_before(self) -> list[Reason]:
        """Rivals who have named possible places themselves: the expert considers those less likely."""
        reasons = []
        for seat, chances in zip(self.figures.rivals, self.read, strict=True):
            places = self.figures.places(seat)
            likely = max([chances[place] for place in places])
            less = [place for place in places if chances[place] < likely * CERTAIN]
            if less:
                args: dict[str, object] = {"seat": seat, "numbers": less, "count": len(less)}
                reasons.append(Reason("advice-named", args))
        return reasons

    def _kept(self) -> list[Reason]:
        """A guess puts the hand card in the box, where nobody sees it."""
        hand = self._hand()
        if not hand or not self.figures.shows(hand):
            return []
        return [Reason("advice-kept-team" if self.terms.teams else "advice-kept", {"card": hand})]

    def _hurry(self) -> list[Reason]:
        places = self.figures.public_places(self.figures.me)
        return [Reason("advice-hurry", {"count": len(places)})] if len(places) <= HURRY_PLACES else []

    # What else comes close ------------------------------------------------------

    def _alternatives(self, choice: Action) -> list[Alternative]:
        """The best of the rest. Numbers that are much worse are not mentioned."""
        best = self.values[list(self.options).index(choice)]
        rest = [
            (best - value, option)
            for value, option in zip(self.values, self.options, strict=True)
            if option is not choice
        ]
        rest.sort(key=_first)
        limit = GRADES[self.terms.players][-1] if choice.verb in ("name", "run", "from") else math.inf
        return [
            Alternative(option.text, (self._grade(worse), *self._because(option)))
            for worse, option in rest[:MOST_ALTERNATIVES]
            if worse <= limit
        ]

    def _grade(self, worse: float) -> Reason:
        """How much worse, in words; with two players also in rounds, with more in turns."""
        same, little, clear = GRADES[self.terms.players]
        if worse <= same:
            return Reason("advice-same", {})
        grade = "little" if worse <= little else "clear" if worse <= clear else "much"
        if self.terms.players > 2:
            told: dict[str, object] = {"grade": grade, "turns": max(round(worse, 1), 0.1)}
            return Reason("advice-worse-turns" if worse < SURE_HIT else "advice-worse", told)
        return Reason("advice-worse-rounds", {"grade": grade, "rounds": max(round(100 * worse), 1)})

    def _because(self, option: Action) -> list[Reason]:
        """What an alternative amounts to, in one sentence, if there is anything to say."""
        if option.verb not in ("use", "guess", "copy"):
            return []
        plan, several = self._plan_of(option), len(self.figures.rivals) > 1
        if plan.kind == GUESS:
            other = "advice-other-hits" if several else "advice-other-guess"
            return [self._chance("advice-blind" if plan.looks else other, plan)]
        if plan.kind != ASK or several:
            return []
        (rival,) = self.figures.rivals
        if not self.figures.answers(rival, plan.copied):
            return [Reason("advice-silent", {"seat": rival})]
        yes, no = self.figures.split(rival, plan.numbers)
        if not (yes and no):
            return [Reason("advice-other-known", {})]
        return [Reason("advice-other-split", {"yes": yes, "no": no})]

    def _plan_of(self, option: Action) -> Plan:
        if option.verb == "copy":
            return self._copy_plan(option.text)
        return best_plan(self.evaluator, self._hand()) if option.verb == "use" else self._best_guess()


def _first(pair: tuple[float, Action]) -> float:
    return pair[0]


def percent(chance: float) -> int:
    """Round a chance to a percentage; only certainties become 0 or 100.

    >>> percent(0.0), percent(0.001), percent(1 / 8), percent(0.999), percent(1.0)
    (0, 1, 13, 99, 100)
    """
    if chance >= CERTAIN:
        return 100
    rounded = int(100 * chance + 0.5 + 1e-9)  # round halves up, whatever the order of summation
    return min(max(rounded, 1), 99) if chance else 0


_REASONS: Final[dict[str, Callable[[Adviser, Action], list[Reason]]]] = {
    "Turn": Adviser.turn,
    "NameLair": Adviser.name_lair,
    "NameLairRun": Adviser.name_lair_run,
    "ChooseRun": Adviser.choose_run,
    "ChooseNumbers": Adviser.choose_numbers,
    "ChooseLowest": Adviser.choose_lowest,
    "Arrange": Adviser.arrange,
    "CopyOrExtra": Adviser.copy_or_extra,
}
