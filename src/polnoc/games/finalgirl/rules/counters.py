"""CNT: counters of killers and locations rise, fall and are unleashed."""

from __future__ import annotations

from polnoc.engine.events import Out, tell
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.rules.choosing import ChooseOne
from polnoc.games.finalgirl.rules.resolve import perform
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import NO_COUNTER, Op


def counter_after(position: FinalGirl, op: Op) -> int:
    """The value that the counter of an effect has after it; never off its track (CNT-01)."""
    counter, now = position.terms.counters[op.at], position.counters[op.at]
    effect = op.effect
    if isinstance(effect, cards.RaiseCounter):
        now += op.n * _victims_among(position, effect.among)
    elif isinstance(effect, cards.LowerCounter):
        now -= op.n
    elif isinstance(effect, cards.SetCounter):
        now = op.n
    elif isinstance(effect, cards.HalveCounter):
        now //= 2
    return max(counter.least, min(now, counter.most))


def _victims_among(position: FinalGirl, among: tuple[str, ...]) -> int:
    """CNT-05: how many victims are in these spaces; 1 if none are named."""
    places = position.terms.places
    return sum([position.victims[places.number[id]] for id in among]) if among else 1


def change_counter(position: FinalGirl, op: Op, out: Out) -> None:
    """CNT-03: of several counters of a kind the player chooses one; then the effect is done for it alone."""
    if op.branches:
        position.call(ChooseOne(op.branches))
    if op.at == NO_COUNTER:
        return
    before, now = position.counters[op.at], counter_after(position, op)
    if now != before:
        values = list(position.counters)
        values[op.at] = now
        position.counters = tuple(values)
        tell(out, "counter", counter=op.at, n=now - before, now=now)


def unleash(position: FinalGirl, op: Op, out: Out) -> None:
    """CNT-04: the level that it has reached; the counter stays where it is."""
    if op.branches:
        position.call(ChooseOne(op.branches))
    if op.at == NO_COUNTER:
        return
    value = position.counters[op.at]
    level = position.terms.counters[op.at].level(value)
    tell(out, "unleashed", counter=op.at, now=value)
    if level >= 0:
        perform(position, position.terms.level_program[op.at][level])
