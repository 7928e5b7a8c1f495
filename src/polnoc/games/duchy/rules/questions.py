"""ASK: blue cards ask all rivals a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out, mark_moment
from polnoc.engine.frames import ActorFrame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import EVERYONE
from polnoc.games.duchy.actions import FROM, NAMES, RUN
from polnoc.games.duchy.rules.events import ANSWERS_NO, ANSWERS_YES, IGNORES
from polnoc.games.duchy.rules.guesses import why_no_run
from polnoc.games.duchy.state import Duchy

EVEN_NUMBERS = sum(1 << number for number in range(2, 32, 2))


def numbers_from(lowest: int, size: int) -> int:
    """The set of `lowest` and everything higher in a deck of `size`."""
    return (1 << size + 1) - (1 << lowest)


def set_of(numbers: Sequence[int]) -> int:
    """Numbers as a set, bit n for number n."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def ask(
    position: Duchy, actor: int, card: int, copied: bool, numbers: int, question: Event, out: Out
) -> None:
    """Ask a question to which the set `numbers` answers YES (DUE-ASK-01 to -04)."""
    terms = position.terms
    out.append(question)
    mark_moment(out)
    shield = 0 if copied and not terms.options.shield_stops_copies else position.shield
    yes = no = 0
    for rival in terms.rivals[actor]:
        if position.found >> rival & 1:
            continue
        if shield >> rival & 1:
            out.append(IGNORES[rival])
        elif numbers >> terms.number[position.lair[rival]] & 1:
            yes |= 1 << rival
            out.append(ANSWERS_YES[rival])
        else:
            no |= 1 << rival
            out.append(ANSWERS_NO[rival])
    position.facts = (*position.facts, (actor, card, numbers, yes, no))


def ask_even(position: Duchy, actor: int, card: int, copied: bool, out: Out) -> None:
    """CARD-03: is your number even?"""
    question = Event("asks-even", {"seat": actor, "card": card}, EVERYONE)
    ask(position, actor, card, copied, EVEN_NUMBERS, question, out)


def ask_among(position: Duchy, actor: int, card: int, copied: bool, numbers: Sequence[int], out: Out) -> None:
    """CARD-01, -05, -07, -09, -12: is your number one of these?"""
    question = Event("asks-among", {"seat": actor, "card": card, "numbers": sorted(numbers)}, EVERYONE)
    ask(position, actor, card, copied, set_of(numbers), question, out)


def ask_at_least(position: Duchy, actor: int, card: int, copied: bool, number: int, out: Out) -> None:
    """CARD-06, CARD-13: is your number this one or higher?"""
    question = Event("asks-at-least", {"seat": actor, "card": card, "number": number}, EVERYONE)
    ask(position, actor, card, copied, numbers_from(number, position.terms.size), question, out)


@dataclass(slots=True)
class ChooseRun(ActorFrame):
    """CARD-01: name consecutive numbers."""

    RULE: ClassVar[str] = "DUE-CARD-01"

    actor: int
    card: int
    copied: bool
    length: int

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return RUN[1 : position.terms.size - self.length + 2]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        numbers = range(action.arg, action.arg + self.length)
        ask_among(position, self.actor, self.card, self.copied, numbers, out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        return why_no_run(position, action, self.length, self.rule())


@dataclass(slots=True)
class ChooseNumbers(ActorFrame):
    """CARD-12: name different numbers, one after another; secret until all are named."""

    RULE: ClassVar[str] = "DUE-CARD-12"

    actor: int
    card: int
    copied: bool
    count: int
    named: tuple[int, ...]

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        every = NAMES[position.terms.size]
        if not self.named:
            return every
        return [action for action in every if action.arg not in self.named]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        named = (*self.named, action.arg)
        if len(named) < self.count:
            position.become(ChooseNumbers(self.actor, self.card, self.copied, self.count, named))
            return
        position.end(None, out)
        ask_among(position, self.actor, self.card, self.copied, named, out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        if action.verb != "name":
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        if action.arg in self.named:
            return Refusal("DUE-CARD-14", "refused-named-twice", {"number": action.arg})
        return Refusal("DUE-COMP-03", "refused-number", {"number": action.arg, "last": position.terms.size})


@dataclass(slots=True)
class ChooseLowest(ActorFrame):
    """CARD-13: name a number to ask for it or higher."""

    RULE: ClassVar[str] = "DUE-CARD-13"

    actor: int
    card: int
    copied: bool

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return FROM[1 : position.terms.size + 1]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        ask_at_least(position, self.actor, self.card, self.copied, action.arg, out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        if action.verb != "from":
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        return Refusal("DUE-COMP-03", "refused-number", {"number": action.arg, "last": position.terms.size})
