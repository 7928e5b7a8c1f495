"""Bots of 13 Duchów: three levels that differ in what they consider; none of them cheats.

- *novice* names only numbers that are still possible, and plays its card or
  guesses at random;
- *regular* takes the move that tells it most, in bits, about where rivals hide;
- *expert* evaluates every move by the chance to win the race, infers from what
  rivals choose to name, accounts for what its own moves give away, and **samples**
  among good moves: a strong player who always takes the best one is predictable.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.duchy import cards
from polnoc.games.duchy.bots.belief import Belief, effective_count, naming_factor
from polnoc.games.duchy.bots.win_table import WINS, WINS_GUESSING, win_chance
from polnoc.games.duchy.deduction import numbers_in, public_candidates
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.rules.questions import EVEN_NUMBERS, numbers_from, set_of

#: Try at most this many ways to name several numbers, for each count of possible ones among them.
MOST_NAMINGS: Final = 8

#: The value of a shield, in turns.
SHIELD_TURNS: Final = 0.3

#: The extra value of a guess that cannot miss, in turns, so that it is always taken.
SURE_HIT: Final = 3.0

#: Chances from here on count as certain, to allow for rounding errors.
CERTAIN: Final = 1 - 1e-9


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Values of moves for one view. Higher is better; every evaluator has its own scale."""

    #: Whether to infer anything from what rivals chose to name.
    reads_rivals = False

    def __init__(self, view: View, game: DuchyGame, rng: random.Random) -> None:
        self.view = view
        self.terms = game.terms_of(view)
        self.rng = rng
        self.belief = Belief(view, self.terms, self.reads_rivals)
        self.size = self.terms.size
        chances = self.belief.chances
        self.squares = [sum([chance * chance for chance in numbers]) for numbers in chances]
        self.counts = [effective_count(1.0, squares) for squares in self.squares]

    # What an evaluator must provide -------------------------------------------

    def ask(self, numbers: int, card: int) -> float:
        """The value of asking for a set of numbers with a card."""
        raise NotImplementedError

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        """The value of naming lairs after looking at `looks` cards, with or without a shield afterwards."""
        raise NotImplementedError

    def look(self, looks: int, card: int) -> float:
        """The value of looking at `looks` cards of the stack and doing nothing else."""
        raise NotImplementedError

    def extra_turn(self, card: int) -> float:
        """The value of another turn."""
        raise NotImplementedError

    # Cards --------------------------------------------------------------------

    def card(self, card: int, copied: int = 0) -> float:
        """The value of the best use of a card."""
        effects = self.terms.deck.card(card).effects
        looks = sum(
            [effect.count for effect in effects if isinstance(effect, cards.PeekBottom | cards.ArrangeTop)]
        )
        shield = any([isinstance(effect, cards.Shield) for effect in effects])
        values = [self.effect(effect, card, looks, shield, copied) for effect in effects]
        return max([value for value in values if value is not None], default=self.look(0, card))

    def effect(
        self, effect: cards.AnyEffect, card: int, looks: int, shield: bool, copied: int
    ) -> float | None:
        """The value of the best use of an effect; None if it has no value of its own."""
        if isinstance(effect, cards.Guess):
            return max([self.guess(1 << number, card, looks, shield) for number in self.numbers()])
        if isinstance(effect, cards.GuessRun):
            return max([self.guess(run, card, looks, shield) for run in self.runs(effect.length)])
        if isinstance(effect, cards.CopyOrExtraTurn):
            return max(self.copies_and_extra(card, copied).values(), default=None)
        if isinstance(effect, cards.PeekBottom | cards.ArrangeTop):
            return self.look(looks, card)
        sets = self.question_sets(effect)
        return max([self.ask(numbers, card) for numbers in sets]) if sets else None

    def question_sets(self, effect: cards.AnyEffect) -> list[int]:
        """The questions that an effect can ask, as sets of numbers that answer YES; a sample if many."""
        if isinstance(effect, cards.AskEven):
            return [EVEN_NUMBERS]
        if isinstance(effect, cards.AskAmong):
            return [set_of(effect.numbers)]
        if isinstance(effect, cards.AskAtLeast):
            return [numbers_from(effect.number, self.size)]
        if isinstance(effect, cards.AskRun):
            return self.runs(effect.length)
        if isinstance(effect, cards.AskNamed):
            return [set_of(numbers) for numbers in self.namings(effect.count, ())]
        if isinstance(effect, cards.AskNamedOrHigher):
            return [numbers_from(number, self.size) for number in self.numbers()]
        return []

    def numbers(self) -> range:
        """Every number of the deck."""
        return range(1, self.size + 1)

    def runs(self, length: int) -> list[int]:
        """Every run of consecutive numbers, as sets."""
        run = (1 << length) - 1
        return [run << lowest for lowest in range(1, self.size - length + 2)]

    def namings(self, count: int, named: tuple[int, ...]) -> list[list[int]]:
        """Random ways to continue naming numbers: with no possible lair among them, with one, and so on."""
        open_sets = [self.belief.sets[seat] for seat in self.belief.rivals]
        inside = [n for n in numbers_in(_union(open_sets)) if n not in named]
        outside = [n for n in self.numbers() if n not in inside and n not in named]
        left = count - len(named)
        ways: list[list[int]] = []
        for within in range(left + 1):
            if within <= len(inside) and left - within <= len(outside):
                for _ in range(MOST_NAMINGS):
                    ways.append(self.rng.sample(inside, within) + self.rng.sample(outside, left - within))
        return ways

    def copies_and_extra(self, card: int, copied: int) -> dict[str, float]:
        """The value of each answer to card 2, by its notation."""
        values: dict[str, float] = {}
        for target in self.view["middle"]:
            if target != card and (copied == 0 or not self.terms.copies[target]):
                values[f"copy {target}"] = self.card(target, copied + 1)
        if sum(self.view["stacks"][self.terms.deck_of[self.belief.me]]):
            values["extra"] = self.extra_turn(card)
        return values

    def shielded(self, rival: int) -> bool:
        """Whether a rival ignores questions."""
        return bool(self.view["shield"] >> self.belief.rivals[rival] & 1)

    def after_looking(self, count: float, looks: int) -> float:
        """The expected number of possible lairs after looking at cards of the stack."""
        unseen = max(self.belief.unseen - 1, 1)
        return max(count - min(looks, unseen) * (count - 1) / unseen, 1.0)

    def after_miss(self, rival: int, mass: float, squares: float, looks: int) -> float:
        """The expected number of a rival's possible lairs after a wrong guess."""
        return self.after_looking(effective_count(1 - mass, self.squares[rival] - squares), looks)


class BitsEvaluator(Evaluator):
    """Values moves by the information they give, in bits."""

    def ask(self, numbers: int, card: int) -> float:
        return sum(
            [
                0.0 if self.shielded(rival) else entropy(_mass(chances, numbers))
                for rival, chances in enumerate(self.belief.chances)
            ]
        )

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        hits = [_mass(chances, numbers) for chances in self.belief.chances]
        # A guess may also hit: the chance counts as bits, and a sure hit is always taken.
        bonus = 10.0 if max(hits) > 0.999 else max(hits)
        return sum([entropy(hit) for hit in hits]) + bonus + self.look(looks, card)

    def look(self, looks: int, card: int) -> float:
        return sum(
            [math.log2(count / self.after_looking(count, looks)) for count in self.counts if count > 1]
        )

    def extra_turn(self, card: int) -> float:
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class OddsEvaluator(Evaluator):
    """Two players: values moves by the chance to win the race, less what they reveal."""

    reads_rivals = True

    def exposed(self, card: int, numbers: int) -> float:
        """The effective number of the viewer's lairs that the rival cannot rule out after this move."""
        factor = naming_factor(self.terms, card)
        total = squares = 0.0
        for number, weight in enumerate(self.belief.exposure):
            if number == card:  # it will lie face up
                continue
            if factor < 1.0 and numbers >> number & 1:
                weight *= factor
            total += weight
            squares += weight * weight
        return effective_count(total, squares)

    def ask(self, numbers: int, card: int) -> float:
        theirs = self.exposed(card, numbers)
        if self.shielded(0):
            return 1 - win_chance(theirs, self.counts[0])
        mass, squares = _sums(self.belief.chances[0], numbers)
        value = mass * (1 - win_chance(theirs, effective_count(mass, squares)))
        if mass < CERTAIN:
            value += (1 - mass) * (
                1 - win_chance(theirs, effective_count(1 - mass, self.squares[0] - squares))
            )
        return value

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        mass, squares = _sums(self.belief.chances[0], numbers)
        if mass > CERTAIN:
            return 1.0
        left = self.after_miss(0, mass, squares, looks)
        miss = 1 - win_chance(self.exposed(card, numbers), left, WINS_GUESSING if shield else WINS)
        return mass + (1 - mass) * miss

    def look(self, looks: int, card: int) -> float:
        return 1 - win_chance(self.exposed(card, 0), self.after_looking(self.counts[0], looks))

    def extra_turn(self, card: int) -> float:
        return win_chance(self.after_looking(self.counts[0], 1), self.exposed(card, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnsEvaluator(Evaluator):
    """More than one rival: values moves by the turns they save on the way to all lairs.

    A card played shows that nobody on the player's side hides there; the information given away is a cost.
    """

    reads_rivals = True

    #: The value of an extra turn, in turns.
    EXTRA_TURN: Final = 0.9

    def __init__(self, view: View, game: DuchyGame, rng: random.Random) -> None:
        super().__init__(view, game, rng)
        side = self.terms.side[self.belief.me]
        #: Where the players on the viewer's side can hide, by public knowledge.
        self.own_side = [
            numbers
            for seat, numbers in enumerate(public_candidates(view, self.terms))
            if self.terms.side[seat] == side and not view["found"] >> seat & 1
        ]

    def revealed_bits(self, card: int) -> float:
        """The bits that laying this card face up gives away about the player's own side."""
        mine = self.terms.full[self.terms.deck_of[self.belief.me]] >> card & 1
        if not mine or card in self.view["middle"]:
            return 0.0
        number = self.terms.number[card]
        counts = [numbers.bit_count() for numbers in self.own_side if numbers >> number & 1]
        return sum([math.log2(count / (count - 1)) for count in counts if count > 1])

    def ask(self, numbers: int, card: int) -> float:
        bits = [
            0.0 if self.shielded(rival) else entropy(_mass(chances, numbers))
            for rival, chances in enumerate(self.belief.chances)
        ]
        return sum(bits) - self.revealed_bits(card)

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        value = (SHIELD_TURNS if shield else 0.0) - self.revealed_bits(card)
        sure = False
        for rival, chances in enumerate(self.belief.chances):
            mass, squares = _sums(chances, numbers)
            sure = sure or mass >= CERTAIN
            bits = math.log2(max(self.counts[rival], 1.0))
            value += mass * (1 + bits)
            if mass < CERTAIN:
                left = self.after_miss(rival, mass, squares, looks)
                value += (1 - mass) * (bits - math.log2(left))
        return value + SURE_HIT if sure else value

    def look(self, looks: int, card: int) -> float:
        bits = [math.log2(max(count, 1.0) / self.after_looking(count, looks)) for count in self.counts]
        return sum(bits) - self.revealed_bits(card)

    def extra_turn(self, card: int) -> float:
        return self.EXTRA_TURN - self.revealed_bits(card)


def entropy(chance: float) -> float:
    """The entropy of a YES or NO with this chance, in bits."""
    if chance <= 0.0 or chance >= 1.0:
        return 0.0
    return -chance * math.log2(chance) - (1 - chance) * math.log2(1 - chance)


def _union(sets: Iterable[int]) -> int:
    union = 0
    for numbers in sets:
        union |= numbers
    return union


def _mass(chances: Sequence[float], numbers: int) -> float:
    return sum([chance for number, chance in enumerate(chances) if numbers >> number & 1])


def _sums(chances: Sequence[float], numbers: int) -> tuple[float, float]:
    mass = squares = 0.0
    for number, chance in enumerate(chances):
        if chance and numbers >> number & 1:
            mass += chance
            squares += chance * chance
    return mass, squares


# Levels ---------------------------------------------------------------------------


class Novice:
    """Names only possible numbers, and otherwise moves at random."""

    def __init__(self, game: DuchyGame) -> None:
        self.game = game

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: object = None
    ) -> Action:
        if options[0].verb != "name" or view["frames"][-1]["rule"] == "ChooseNumbers":
            return rng.choice(options)
        belief = Belief(view, self.game.terms_of(view), reads_rivals=False)
        possible = _union([belief.sets[seat] for seat in belief.rivals])
        return rng.choice([action for action in options if possible >> action.arg & 1] or options)


class EvaluatingBot:
    """A bot that evaluates every option and picks one by the values."""

    def __init__(self, game: DuchyGame) -> None:
        self.game = game

    def evaluator(self, view: View, rng: random.Random) -> Evaluator:
        """Make the evaluator of this level."""
        raise NotImplementedError

    def pick(self, options: Sequence[Action], values: Sequence[float], evaluator: Evaluator) -> Action:
        """Pick one of the options by their values."""
        raise NotImplementedError

    def hide(self, view: View, options: Sequence[Action], rng: random.Random) -> Action:
        """The card to hide under."""
        return rng.choice(options)

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: object = None
    ) -> Action:
        if len(options) == 1:
            return options[0]
        frame = view["frames"][-1]
        if frame["rule"] in ("Hide", "TeamsHide"):
            return self.hide(view, options, rng)
        evaluator = self.evaluator(view, rng)
        return self.pick(options, VALUES[frame["rule"]](evaluator, frame, options), evaluator)


class Regular(EvaluatingBot):
    """Picks the most informative move; among equals, a random one."""

    def evaluator(self, view: View, rng: random.Random) -> Evaluator:
        return BitsEvaluator(view, self.game, rng)

    def pick(self, options: Sequence[Action], values: Sequence[float], evaluator: Evaluator) -> Action:
        best = max(values) - 1e-9
        return evaluator.rng.choice(
            [option for option, value in zip(options, values, strict=True) if value >= best]
        )


class Expert(EvaluatingBot):
    """Plays for the win, and samples among moves that are nearly as good as the best."""

    #: Softmax temperatures by number of players: in chances to win with two players,
    #: in turns with more.
    TEMPERATURES: Final = {2: 0.012, 3: 0.02, 4: 0.02}

    def evaluator(self, view: View, rng: random.Random) -> Evaluator:
        return (OddsEvaluator if view["options"]["players"] == 2 else TurnsEvaluator)(view, self.game, rng)

    def pick(self, options: Sequence[Action], values: Sequence[float], evaluator: Evaluator) -> Action:
        best, temperature = max(values), self.TEMPERATURES[evaluator.terms.players]
        weights = [math.exp((value - best) / temperature) for value in values]
        return evaluator.rng.choices(options, weights)[0]


Values = Callable[[Evaluator, View, Sequence[Action]], list[float]]


def _turn(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    if options[0].verb == "name":
        return _name_lair(evaluator, {"card": 0}, options)
    hand = evaluator.view["hand"][evaluator.belief.me]
    best_guess = max([evaluator.guess(1 << number, 0) for number in evaluator.numbers()])
    return [evaluator.card(hand) if option.verb == "use" else best_guess for option in options]


def _name_lair(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    return [evaluator.guess(1 << option.arg, frame["card"]) for option in options]


def _name_lair_run(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    run = (1 << frame["length"]) - 1
    return [evaluator.guess(run << option.arg, frame["card"]) for option in options]


def _choose_run(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    run = (1 << frame["length"]) - 1
    return [evaluator.ask(run << option.arg, frame["card"]) for option in options]


def _choose_lowest(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    return [evaluator.ask(numbers_from(option.arg, evaluator.size), frame["card"]) for option in options]


def _choose_numbers(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    """The value of each number: that of the best naming tried that contains it."""
    named = tuple(frame["named"])
    best = dict.fromkeys([option.arg for option in options], -math.inf)
    for way in evaluator.namings(frame["count"], named):
        value = evaluator.ask(set_of((*named, *way)), frame["card"])
        for number in way:
            best[number] = max(best[number], value)
    return [best[option.arg] for option in options]


def _arrange(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    """The values of cards to leave on top: the player draws it next, or, with teams, the rivals do."""
    if frame["top"]:
        return [0.0 for _ in options]
    sign = -1.0 if evaluator.terms.teams else 1.0
    return [sign * evaluator.card(option.arg) for option in options]


def _copy_or_extra(evaluator: Evaluator, frame: View, options: Sequence[Action]) -> list[float]:
    values = evaluator.copies_and_extra(frame["card"], frame["copied"])
    return [values[option.text] for option in options]


VALUES: Final[dict[str, Values]] = {
    "Turn": _turn,
    "NameLair": _name_lair,
    "NameLairRun": _name_lair_run,
    "ChooseRun": _choose_run,
    "ChooseNumbers": _choose_numbers,
    "ChooseLowest": _choose_lowest,
    "Arrange": _arrange,
    "CopyOrExtra": _copy_or_extra,
}
