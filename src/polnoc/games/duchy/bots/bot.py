"""Bots of 13 Duchów: three levels that differ by what they know, never by cheating.

- *novice* names only numbers that are still possible, and plays its card or
  guesses as the fancy takes it;
- *regular* takes the move that tells it most, in bits, about where rivals hide;
- *expert* weighs every move by the chance to win the race, reads what rivals
  choose to name, minds what its own moves give away, and **samples** among
  good moves: a strong player who always takes the best one can be read.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from polnoc.contract import Bot
from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.duchy.bots.belief import Belief, effective, naming_factor
from polnoc.games.duchy.bots.win_table import WINS, WINS_GUESSING, race
from polnoc.games.duchy.cards import (
    AnyEffect,
    ArrangeTop,
    AskAmong,
    AskAtLeast,
    AskEven,
    AskNamed,
    AskNamedOrHigher,
    AskRun,
    CopyOrExtraTurn,
    Guess,
    GuessRun,
    PeekBottom,
    Shield,
)
from polnoc.games.duchy.deduction import numbers_in, public_candidates
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.rules.questions import EVEN_NUMBERS, numbers_from, set_of

#: How many ways to name several numbers an expert or regular thinks through.
SAMPLES: Final = 8

#: Turns that a shield is worth.
SHIELD: Final = 0.3

#: From this chance on a thing is certain; the rest is rounding.
SURE: Final = 1 - 1e-9


class Judge:
    """Values of moves for one view. Higher is better; the scale is the judge's own."""

    #: Whether to draw conclusions from what rivals chose to name.
    reading = False

    def __init__(self, view: View, game: DuchyGame, rng: random.Random) -> None:
        self.view = view
        self.terms = game.terms_of(view)
        self.rng = rng
        self.belief = Belief(view, self.terms, self.reading)
        self.size = self.terms.size
        chances = self.belief.chances
        self.squares = [sum([chance * chance for chance in numbers]) for numbers in chances]
        self.counts = [effective(1.0, squares) for squares in self.squares]

    # What a judge must know ---------------------------------------------------

    def ask(self, numbers: int, card: int) -> float:
        """The value of asking for a set of numbers with a card."""
        raise NotImplementedError

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        """The value of naming lairs, after looking at some cards, with or without a shield after it."""
        raise NotImplementedError

    def look(self, looks: int, card: int) -> float:
        """The value of looking at cards of the stack and doing nothing else."""
        raise NotImplementedError

    def extra_turn(self, card: int) -> float:
        """The value of another turn."""
        raise NotImplementedError

    # Cards --------------------------------------------------------------------

    def card(self, card: int, copied: int = 0) -> float:
        """The value of carrying out a card at its best."""
        effects = self.terms.deck.card(card).effects
        looks = sum([effect.count for effect in effects if isinstance(effect, PeekBottom | ArrangeTop)])
        shield = any([isinstance(effect, Shield) for effect in effects])
        values = [self.effect(effect, card, looks, shield, copied) for effect in effects]
        return max([value for value in values if value is not None], default=self.look(0, card))

    def effect(self, effect: AnyEffect, card: int, looks: int, shield: bool, copied: int) -> float | None:
        """The value of an effect at its best; None if it has none of its own."""
        if isinstance(effect, Guess):
            return max([self.guess(1 << number, card, looks, shield) for number in self.numbers()])
        if isinstance(effect, GuessRun):
            return max([self.guess(run, card, looks, shield) for run in self.runs(effect.length)])
        if isinstance(effect, CopyOrExtraTurn):
            return max(self.copies_and_extra(card, copied).values(), default=None)
        if isinstance(effect, PeekBottom | ArrangeTop):
            return self.look(looks, card)
        sets = self.question_sets(effect)
        return max([self.ask(numbers, card) for numbers in sets]) if sets else None

    def question_sets(self, effect: AnyEffect) -> list[int]:
        """The questions that an effect can put, as sets that answer YES; a sample of many."""
        if isinstance(effect, AskEven):
            return [EVEN_NUMBERS]
        if isinstance(effect, AskAmong):
            return [set_of(effect.numbers)]
        if isinstance(effect, AskAtLeast):
            return [numbers_from(effect.number, self.size)]
        if isinstance(effect, AskRun):
            return self.runs(effect.length)
        if isinstance(effect, AskNamed):
            return [set_of(numbers) for numbers in self.namings(effect.count, ())]
        if isinstance(effect, AskNamedOrHigher):
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
        """Ways to go on naming numbers: some with one possible lair, some with two, and so on."""
        open_sets = [self.belief.sets[seat] for seat in self.belief.rivals]
        inside = [n for n in numbers_in(_union(open_sets)) if n not in named]
        outside = [n for n in self.numbers() if n not in inside and n not in named]
        left = count - len(named)
        ways: list[list[int]] = []
        for within in range(left + 1):
            if within <= len(inside) and left - within <= len(outside):
                for _ in range(SAMPLES):
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
        """How many lairs stay possible, on average, after looking at cards of the stack."""
        unseen = max(self.belief.unseen - 1, 1)
        return max(count - min(looks, unseen) * (count - 1) / unseen, 1.0)

    def after_miss(self, rival: int, mass: float, squares: float, looks: int) -> float:
        """How many lairs of a rival stay possible after a wrong guess."""
        return self.after_looking(effective(1 - mass, self.squares[rival] - squares), looks)


class Bits(Judge):
    """Values moves by how much they tell, in bits."""

    def ask(self, numbers: int, card: int) -> float:
        return sum(
            [
                0.0 if self.shielded(rival) else entropy(_mass(chances, numbers))
                for rival, chances in enumerate(self.belief.chances)
            ]
        )

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        hits = [_mass(chances, numbers) for chances in self.belief.chances]
        # A guess may also hit: a likely hit is worth a bit by itself, a sure one is always taken.
        bonus = 10.0 if max(hits) > 0.999 else max(hits)
        return sum([entropy(hit) for hit in hits]) + bonus + self.look(looks, card)

    def look(self, looks: int, card: int) -> float:
        return sum(
            [math.log2(count / self.after_looking(count, looks)) for count in self.counts if count > 1]
        )

    def extra_turn(self, card: int) -> float:
        return 1.0


class Odds(Judge):
    """Two players: values moves by the chance to win the race, minding what they tell about oneself."""

    reading = True

    def exposed(self, card: int, numbers: int) -> float:
        """How many lairs of mine stay possible for the rival after this move."""
        factor = naming_factor(self.terms, card)
        total = squares = 0.0
        for number, weight in enumerate(self.belief.exposure):
            if number == card:  # it will lie open
                continue
            if factor < 1.0 and numbers >> number & 1:
                weight *= factor
            total += weight
            squares += weight * weight
        return effective(total, squares)

    def ask(self, numbers: int, card: int) -> float:
        theirs = self.exposed(card, numbers)
        if self.shielded(0):
            return 1 - race(theirs, self.counts[0])
        mass, squares = _sums(self.belief.chances[0], numbers)
        value = mass * (1 - race(theirs, effective(mass, squares)))
        if mass < SURE:
            value += (1 - mass) * (1 - race(theirs, effective(1 - mass, self.squares[0] - squares)))
        return value

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        mass, squares = _sums(self.belief.chances[0], numbers)
        if mass > SURE:
            return 1.0
        left = self.after_miss(0, mass, squares, looks)
        miss = 1 - race(self.exposed(card, numbers), left, WINS_GUESSING if shield else WINS)
        return mass + (1 - mass) * miss

    def look(self, looks: int, card: int) -> float:
        return 1 - race(self.exposed(card, 0), self.after_looking(self.counts[0], looks))

    def extra_turn(self, card: int) -> float:
        return race(self.after_looking(self.counts[0], 1), self.exposed(card, 0))


class Turns(Judge):
    """More than one rival: values moves by the turns they save on the way to all lairs.

    A card played shows that nobody of one's side hides there; that costs what it tells.
    """

    reading = True

    #: How many turns an extra turn is worth.
    EXTRA: Final = 0.9

    def __init__(self, view: View, game: DuchyGame, rng: random.Random) -> None:
        super().__init__(view, game, rng)
        side = self.terms.side[self.belief.me]
        #: Where those of one's own side can hide, as far as everybody knows.
        self.own_side = [
            numbers
            for seat, numbers in enumerate(public_candidates(view, self.terms))
            if self.terms.side[seat] == side and not view["found"] >> seat & 1
        ]

    def told(self, card: int) -> float:
        """The bits that laying this card open tells about one's own side."""
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
        return sum(bits) - self.told(card)

    def guess(self, numbers: int, card: int, looks: int = 0, shield: bool = False) -> float:
        value = (SHIELD if shield else 0.0) - self.told(card)
        for rival, chances in enumerate(self.belief.chances):
            mass, squares = _sums(chances, numbers)
            bits = math.log2(max(self.counts[rival], 1.0))
            value += mass * (1 + bits)
            if mass < SURE:
                left = self.after_miss(rival, mass, squares, looks)
                value += (1 - mass) * (bits - math.log2(left))
        return value

    def look(self, looks: int, card: int) -> float:
        bits = [math.log2(max(count, 1.0) / self.after_looking(count, looks)) for count in self.counts]
        return sum(bits) - self.told(card)

    def extra_turn(self, card: int) -> float:
        return self.EXTRA - self.told(card)


def entropy(chance: float) -> float:
    """The bits in a YES or NO of this chance."""
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
    """Names only what is possible; which move to make is a matter of mood."""

    def __init__(self, game: DuchyGame) -> None:
        self.game = game

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: object = None
    ) -> Action:
        if options[0].verb != "name" or view["frames"][-1]["rule"] == "ChooseNumbers":
            return rng.choice(options)
        belief = Belief(view, self.game.terms_of(view), reading=False)
        possible = _union([belief.sets[seat] for seat in belief.rivals])
        return rng.choice([action for action in options if possible >> action.arg & 1] or options)


class Thinker:
    """A bot that values every option and takes one by its values."""

    def __init__(self, game: DuchyGame) -> None:
        self.game = game

    def judge(self, view: View, rng: random.Random) -> Judge:
        """The judge of this level."""
        raise NotImplementedError

    def take(self, options: Sequence[Action], values: Sequence[float], judge: Judge) -> Action:
        """One of the options, by their values."""
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
        judge = self.judge(view, rng)
        return self.take(options, VALUES[frame["rule"]](judge, frame, options), judge)


class Regular(Thinker):
    """Takes the move that tells most; among equals, any."""

    def judge(self, view: View, rng: random.Random) -> Judge:
        return Bits(view, self.game, rng)

    def take(self, options: Sequence[Action], values: Sequence[float], judge: Judge) -> Action:
        best = max(values) - 1e-9
        return judge.rng.choice(
            [option for option, value in zip(options, values, strict=True) if value >= best]
        )


class Expert(Thinker):
    """Plays for the win, and draws lots among moves that are nearly as good as the best."""

    #: Options this much worse than the best are taken e times less often: in chances
    #: to win with two players, in turns with more.
    TEMPERATURES: Final = {2: 0.012, 3: 0.02, 4: 0.02}

    def judge(self, view: View, rng: random.Random) -> Judge:
        return (Odds if view["options"]["players"] == 2 else Turns)(view, self.game, rng)

    def take(self, options: Sequence[Action], values: Sequence[float], judge: Judge) -> Action:
        best, temperature = max(values), self.TEMPERATURES[judge.terms.players]
        weights = [math.exp((value - best) / temperature) for value in values]
        return judge.rng.choices(options, weights)[0]


Values = Callable[[Judge, View, Sequence[Action]], list[float]]


def _turn(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    if options[0].verb == "name":
        return _name_lair(judge, {"card": 0}, options)
    hand = judge.view["hand"][judge.belief.me]
    best_guess = max([judge.guess(1 << number, 0) for number in judge.numbers()])
    return [judge.card(hand) if option.verb == "use" else best_guess for option in options]


def _name_lair(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    return [judge.guess(1 << option.arg, frame["card"]) for option in options]


def _name_lair_run(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    run = (1 << frame["length"]) - 1
    return [judge.guess(run << option.arg, frame["card"]) for option in options]


def _choose_run(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    run = (1 << frame["length"]) - 1
    return [judge.ask(run << option.arg, frame["card"]) for option in options]


def _choose_lowest(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    return [judge.ask(numbers_from(option.arg, judge.size), frame["card"]) for option in options]


def _choose_numbers(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    """A number is as good as the best way to go on from it that came to mind."""
    named = tuple(frame["named"])
    best = dict.fromkeys([option.arg for option in options], -math.inf)
    for way in judge.namings(frame["count"], named):
        value = judge.ask(set_of((*named, *way)), frame["card"])
        for number in way:
            best[number] = max(best[number], value)
    return [best[option.arg] for option in options]


def _arrange(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    """The card on top is mine next; with teams it is the rivals', so leave them the worst."""
    if frame["top"]:
        return [0.0 for _ in options]
    sign = -1.0 if judge.terms.teams else 1.0
    return [sign * judge.card(option.arg) for option in options]


def _copy_or_extra(judge: Judge, frame: View, options: Sequence[Action]) -> list[float]:
    values = judge.copies_and_extra(frame["card"], frame["copied"])
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

LEVELS: Final[Mapping[str, Callable[[DuchyGame], Bot]]] = {
    "novice": Novice,
    "regular": Regular,
    "expert": Expert,
}
