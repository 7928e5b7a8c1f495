"""TIME, HORR, REST: the tracks of the player board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import ACCEPT, DISCARD
from polnoc.games.finalgirl.rules.bloodlust import raise_bloodlust
from polnoc.games.finalgirl.rules.breath import hurt_heroine
from polnoc.games.finalgirl.rules.deaths import end_events
from polnoc.games.finalgirl.state import ACTION_PHASE, RED, FinalGirl
from polnoc.games.finalgirl.terms import Op


def change_time(position: FinalGirl, n: int, out: Out) -> None:
    """TIME-01 to TIME-05: nothing lifts the marker from red, nothing is lost below it."""
    if position.terms.rules > 1 and _can_prevent(position, -n):
        position.call(TimeRunsOut(-n))
    else:
        _set_time(position, n, out)


def _set_time(position: FinalGirl, n: int, out: Out) -> None:
    before = position.time
    if before == RED:
        return
    most = position.terms.core.most_time
    now = position.time = max(RED, min(before + n, most))
    if now != before:
        tell(out, "time", n=now - before, now=now)


def change_horror(position: FinalGirl, n: int, out: Out) -> None:
    """HORR-01 to HORR-04: steps off the lower end give time, steps off the upper end bloodlust."""
    before = position.horror
    wanted = before + n
    now = position.horror = max(0, min(wanted, position.terms.reddest))
    if now != before:
        tell(out, "horror", n=now - before, now=now)
    if wanted < 0:
        change_time(position, -wanted, out)
    elif wanted > now:
        raise_bloodlust(position, wanted - now, out)


def recover(position: FinalGirl, n: int, out: Out) -> None:
    """REST-01 to REST-03, STAT-02: never above the starting value; what heals her also ends a poison."""
    healed = min(n, position.terms.health - position.health)
    if healed > 0 and position.health > 0:
        position.health += healed
        tell(out, "heals", n=healed, now=position.health)
    if n > 0:
        end_events(position, "healed", out)


def time(position: FinalGirl, op: Op, out: Out) -> None:
    change_time(position, max(op.n, -position.time) if op.effect.capped else op.n, out)


def horror(position: FinalGirl, op: Op, out: Out) -> None:
    n = op.n
    if op.effect.capped:
        n = max(-position.horror, min(n, position.terms.reddest - position.horror))
    change_horror(position, n, out)


def heal(position: FinalGirl, op: Op, out: Out) -> None:
    recover(position, op.n + (position.mods.heal_more if op.card >= 0 else 0), out)


def lose_health(position: FinalGirl, op: Op, out: Out) -> None:
    hurt_heroine(position, op.n, out)


def next_time(position: FinalGirl, op: Op, out: Out) -> None:
    position.next_time = op.n
    tell(out, "next-time", n=op.n)


def more_dice(position: FinalGirl, op: Op, out: Out) -> None:
    position.bonus += op.n
    tell(out, "more-dice", n=op.n)


def partials(position: FinalGirl, op: Op, out: Out) -> None:
    """The longer span wins."""
    position.partials = max(position.partials, 2 if op.effect.span == "phase" else 1)
    tell(out, "partials", phase=op.effect.span == "phase")


def discard_for_time(position: FinalGirl, card: int, out: Out) -> None:
    """TIME-07: +1 time for a card."""
    position.hand[card] -= 1
    position.spent[card] += 1
    tell(out, "discards", card=card)
    change_time(position, 1 + position.mods.discard_time, out)


def may_discard(position: FinalGirl) -> bool:
    """TIME-05, TIME-07: only before the action phase ends, and not from red."""
    return position.phase == ACTION_PHASE and position.time != RED


def discards(position: FinalGirl) -> list[Action]:
    """TIME-07: the cards that can be discarded for time in the middle of an action."""
    if position.terms.rules < 2 or not may_discard(position):
        return []
    return [DISCARD[card] for card, count in enumerate(position.hand) if count]


def _can_prevent(position: FinalGirl, n: int) -> bool:
    """Whether losing `n` time takes the marker to red, and the cards in hand can prevent that."""
    lacking = n - position.time
    if lacking <= 0 or not may_discard(position):
        return False
    return sum(position.hand) * (1 + position.mods.discard_time) >= lacking


@dataclass(slots=True)
class TimeRunsOut(Frame):
    """TIME-07: before the marker goes to red by a loss of `n`, cards may be discarded for time."""

    RULE: ClassVar[str] = "FG-TIME-07"

    n: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if _can_prevent(position, self.n) else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [ACCEPT, *discards(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action is ACCEPT:
            self.run(position, out)
        else:
            discard_for_time(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
        _set_time(position, -self.n, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action.verb == "discard":
            return Refusal(self.rule(), "refused-no-such-card", {"card": action.arg})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})
