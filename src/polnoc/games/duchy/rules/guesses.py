"""GUESS: name a lair, by putting the hand card in the box or by a red card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out, mark_moment
from polnoc.engine.frames import ActorFrame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import EVERYONE
from polnoc.games.duchy.actions import NAMES, RUN
from polnoc.games.duchy.rules.events import ANSWERS_NO, ANSWERS_YES, GUESSES
from polnoc.games.duchy.rules.scoring import lairs_found
from polnoc.games.duchy.state import Duchy


def namable(position: Duchy, guesser: int) -> tuple[Action, ...]:
    """The numbers that may be named: all, or without bluff all that are not face up (DUE-GUESS-05)."""
    terms = position.terms
    if terms.options.bluff:
        return NAMES[terms.size]
    shown = open_numbers(position, guesser)
    return tuple([action for action in NAMES[terms.size] if action.arg not in shown])


def open_numbers(position: Duchy, guesser: int) -> set[int]:
    """The numbers of the rivals' deck that lie face up."""
    terms = position.terms
    rival_deck = terms.full[terms.rival_deck_of[guesser]]
    return {terms.number[card] for card in position.middle if rival_deck >> card & 1}


def guess(position: Duchy, guesser: int, card: int, lowest: int, length: int, out: Out) -> None:
    """Name `length` lairs from `lowest` on; every rival answers truthfully (DUE-GUESS-02, -03, -07)."""
    terms = position.terms
    numbers = ((1 << length) - 1) << lowest
    if card:
        named = [*range(lowest, lowest + length)]
        out.append(Event("guesses", {"seat": guesser, "card": card, "numbers": named}, EVERYONE))
    else:
        out.append(GUESSES[guesser][lowest])
    mark_moment(out)
    yes = no = 0
    for rival in terms.rivals[guesser]:
        if position.found >> rival & 1:
            continue
        if numbers >> terms.number[position.lair[rival]] & 1:
            yes |= 1 << rival
            out.append(ANSWERS_YES[rival])
        else:
            no |= 1 << rival
            out.append(ANSWERS_NO[rival])
    position.facts = (*position.facts, (guesser, card, numbers, yes, no))
    if yes:
        mark_moment(out)
        lairs_found(position, guesser, yes, out)


@dataclass(slots=True)
class NameLair(ActorFrame):
    """CARD-04, CARD-08: a red card names one number."""

    RULE: ClassVar[str] = "DUE-GUESS-02"

    actor: int
    card: int

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return namable(position, seat)

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        guess(position, self.actor, self.card, action.arg, 1, out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        return why_no_name(position, action, self.rule())


def why_no_name(position: Duchy, action: Action, rule: str) -> Refusal:
    """Why a lair cannot be named with this action."""
    if action.verb != "name":
        return Refusal(rule, NOT_NOW, {"action": action.text})
    if action.arg > position.terms.size:
        return Refusal("DUE-COMP-03", "refused-number", {"number": action.arg, "last": position.terms.size})
    return Refusal("DUE-AMB-13", "refused-open-number", {"number": action.arg})


@dataclass(slots=True)
class NameLairRun(ActorFrame):
    """CARD-11: one guess with consecutive numbers."""

    RULE: ClassVar[str] = "DUE-CARD-11"

    actor: int
    card: int
    length: int

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        runs = RUN[1 : position.terms.size - self.length + 2]
        if position.terms.options.bluff:
            return runs
        shown = open_numbers(position, seat)
        return [run for run in runs if not shown.issuperset(range(run.arg, run.arg + self.length))]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        guess(position, self.actor, self.card, action.arg, self.length, out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        if action.verb == "run" and action.arg + self.length - 1 <= position.terms.size:
            return Refusal("DUE-AMB-13", "refused-open-number", {"number": action.arg})
        return why_no_run(position, action, self.length, self.rule())


def why_no_run(position: Duchy, action: Action, length: int, rule: str) -> Refusal:
    """Why a run of numbers is not among the options (DUE-CARD-14: no wrap)."""
    if action.verb != "run":
        return Refusal(rule, NOT_NOW, {"action": action.text})
    return Refusal("DUE-CARD-14", "refused-run", {"length": length, "last": position.terms.size - length + 1})
