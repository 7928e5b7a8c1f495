"""Hints: what the best bot of a game would do, with reasons in words.

A game gives reasons in the part `advice` of its package. For a game without one,
the hint is the choice of its strongest bot. Like a bot, advice gets the view and the
options and nothing else, so it cannot reveal anything that the seat may not know.

>>> import random
>>> from polnoc.engine.chance import Seed
>>> from polnoc.engine.match import Match
>>> from polnoc.games import find_game
>>> game = find_game("duchy")
>>> match = Match(game, game.read_options({"players": 2, "first": 1}), Seed.simulated(5))
>>> advice = advise(game, match.view(0), match.options(0), random.Random(1))
>>> for sentence in in_words(advice, Words("en", game, ["Ania", "Bartek"], 0), match.view(0))[1:]:
...     print(sentence)
To a rival who has asked nothing yet, 11 lairs are equally likely, so no lair is safer than another.
The expert draws lots here: a habit could be read.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import groupby

from polnoc.bots import Budget, levels, make_bot
from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice, Alternative, Mark, Reason
from polnoc.engine.game import AnyGame
from polnoc.engine.views import View
from polnoc.games import package_of
from polnoc.words import Words

__all__ = ["Advice", "Alternative", "HintFollower", "Mark", "Reason", "advise", "in_words", "lasting_seed"]


def advise(
    game: AnyGame,
    view: View,
    options: Sequence[Action],
    rng: random.Random,
    budget: Budget | None = None,
) -> Advice:
    """What to choose from `options`, and why. The same `rng` state gives the same advice."""
    budget = budget or Budget()
    adviser = package_of(game).advice()
    if adviser is not None:
        return adviser.advise(game, view, options, rng, budget)
    level = levels(game)[-1]
    choice = make_bot(game, level).choose(view, options, rng, budget)
    return Advice(choice.text, (Reason("advice-any", {}),) if level == "random" else ())


class HintFollower:
    """A player who follows the hint for every choice, to measure how good hints are."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: Budget | None = None
    ) -> Action:
        """Choose what the hint says."""
        return self.game.actions.parse(advise(self.game, view, options, rng, budget).action)


def lasting_seed(answered: Sequence[int], seat: int) -> int:
    """A seed for hints that is constant while a seat keeps answering: the number of answers before.

    `answered` are the seats of all answers so far, in order.

    >>> [lasting_seed([0, 1, 1, 0, 0][:now], 0) for now in range(6)]
    [0, 0, 2, 3, 3, 3]
    """
    now = len(answered)
    while now and answered[now - 1] == seat:
        now -= 1
    return now


def in_words(advice: Advice, words: Words, view: View) -> list[str]:
    """Advice as sentences: what to do, why, and the closest alternatives."""
    said = [words.text("advice-do", action=_label(advice.action, words, view))]
    said += _sentences(advice.reasons, words)
    for reasons, alike in groupby(advice.alternatives, key=lambda other: other.reasons):
        labels = "; ".join([_label(other.action, words, view) for other in alike])
        how_good, *why = reasons
        compared = words.text(how_good.key, actions=labels, **how_good.args)
        said.append(" ".join([compared, *_sentences(why, words)]))
    return said


def _label(action: str, words: Words, view: View) -> str:
    return words.action(words.game.actions.parse(action), view)


def _sentences(reasons: Iterable[Reason], words: Words) -> list[str]:
    return [words.text(reason.key, **_shown(reason, words)) for reason in reasons]


def _shown(reason: Reason, words: Words) -> dict[str, object]:
    """Arguments for messages: names for seats and cards, a place in all its grammatical cases."""
    shown = dict(reason.args)
    if isinstance(seat := shown.get("seat"), int):
        shown["seat"] = words.name(seat)
    if isinstance(seats := shown.get("seats"), list):
        shown["seats"] = [words.name(one) for one in seats]
    if isinstance(card := shown.get("card"), int):
        shown["card"] = words.card_name(card)
    if isinstance(cards := shown.get("cards"), list):
        shown["cards"] = [words.card_name(card) for card in cards]
    if isinstance(space := shown.get("space"), int):
        shown |= words.place(space)
    return shown
