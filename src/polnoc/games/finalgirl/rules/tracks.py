"""TIME, HORR, REST: the tracks of the player board."""

from __future__ import annotations

from polnoc.engine.events import Out, tell
from polnoc.games.finalgirl.rules.bloodlust import raise_bloodlust
from polnoc.games.finalgirl.rules.breath import hurt_heroine
from polnoc.games.finalgirl.state import ACTION_PHASE, RED, FinalGirl
from polnoc.games.finalgirl.terms import Op


def change_time(position: FinalGirl, n: int, out: Out) -> None:
    """TIME-01 to TIME-05: nothing lifts the marker from red, nothing is lost below it."""
    before = position.time
    if before == RED:
        return
    most = position.terms.core.most_time
    now = position.time = max(RED, min(before + n, most))
    if now != before:
        tell(out, "time", n=now - before, now=now)


def change_horror(position: FinalGirl, n: int, out: Out) -> None:
    """HORR-01 to HORR-04: off the lower end there is time, off the upper end bloodlust."""
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
    """REST-01 to REST-03: never above the starting value."""
    healed = min(n, position.terms.health - position.health)
    if healed > 0 and position.health > 0:
        position.health += healed
        tell(out, "heals", n=healed, now=position.health)


def time(position: FinalGirl, op: Op, out: Out) -> None:
    change_time(position, op.n, out)


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
