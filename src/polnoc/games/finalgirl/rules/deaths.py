"""KATK-04 to KATK-08, SPEC: victims die, come and go; special victims have their own fate."""

from __future__ import annotations

from typing import Final

from polnoc.engine.events import Out, tell
from polnoc.games.finalgirl.rules.bloodlust import raise_bloodlust
from polnoc.games.finalgirl.rules.breath import heal_killer
from polnoc.games.finalgirl.rules.endings import may_end
from polnoc.games.finalgirl.rules.resolve import effects
from polnoc.games.finalgirl.rules.statuses import end_these
from polnoc.games.finalgirl.state import NOWHERE, SAFE, FinalGirl
from polnoc.games.finalgirl.terms import AT_HEROINE, AT_KILLER, HEROINE_START, KILLER_START, Op

#: Who or what kills: an accident, the killer, minions, the heroine herself.
ACCIDENT, BY_KILLER, BY_MINIONS, SACRIFICED = range(4)
#: Kinds of victims.
ORDINARY: Final = 0


def kill(position: FinalGirl, space: int, kind: int, by: int, out: Out) -> None:
    """A victim dies; bloodlust rises whoever did it (KATK-08), but not for a sacrifice.

    SWARM-08: nothing kills those who were in hiding.
    """
    if kind in position.terms.sheltered:
        return
    pair = position.victims[space] == 2 and position.mods.couples
    _kill_one(position, space, kind, by, out)
    if pair and position.prey_at(space):
        _kill_one(position, space, _left(position, space), by, out)


def _left(position: FinalGirl, space: int) -> int:
    specials = position.special_at(space)
    return specials[0] if specials else ORDINARY


def _kill_one(position: FinalGirl, space: int, kind: int, by: int, out: Out) -> None:
    mods = position.mods
    position.victims[space] -= 1
    position.dead += 1
    position.killed_turn += 1
    position.killed_phase += 1
    position.killed_now += 1
    tell(out, "dies", kind=kind, space=space, by=by)
    may_end(position)
    end_events(position, "death", out)
    if kind:
        _special_dies(position, kind, space, out)
    if by == BY_KILLER and mods.kill_heals:
        heal_killer(position, mods.kill_heals, out)
    if by != SACRIFICED:
        raise_bloodlust(position, 1 + (mods.kill_thrills if by == BY_KILLER else 0), out)


def _special_dies(position: FinalGirl, kind: int, space: int, out: Out) -> None:
    event = position.terms.special[kind]
    assert event is not None
    leave_board(position, kind)
    here = effects(event.death_here) if space == position.heroine else None
    position.sequence(here, effects(event.death))


def leave_board(position: FinalGirl, kind: int) -> None:
    """A special victim is dead or rescued: the event that brought it is over (EVT-06).

    Those who were in hiding stay marked as safe.
    """
    event = position.terms.special[kind]
    assert event is not None
    specials = list(position.specials)
    specials[kind] = SAFE if kind in position.terms.sheltered else NOWHERE
    position.specials = tuple(specials)
    position.events = tuple([number for number in position.events if number != event.number])


def end_events(position: FinalGirl, when: str, out: Out, space: int = NOWHERE) -> None:
    """EVT-06, STAT-02: end the events and status effects that end now; `space`: where the heroine is."""
    terms = position.terms
    if not terms.any_ends:
        return
    ended = []
    for number in position.statuses:
        status = terms.statuses[number]
        if status.ends == when and (when != "entered" or status.end_at == space):
            ended.append(number)
    end_these(position, ended, out)
    for number in position.events:
        event = terms.events[number]
        if event.ends == when and (when != "entered" or event.end_at == space):
            position.events = tuple([other for other in position.events if other != number])
            position.drop_lasting(event.lasting)
            tell(out, "event-over", event=number)


def move_victim(position: FinalGirl, kind: int, start: int, end: int, out: Out) -> None:
    """A victim goes to another space; a deadly one kills it."""
    position.victims[start] -= 1
    position.victims[end] += 1
    if kind:
        specials = list(position.specials)
        specials[kind] = end
        position.specials = tuple(specials)
    if position.deadly >> end & 1:
        die_on_entry(position, end, kind, out)


def die_on_entry(position: FinalGirl, space: int, kind: int, out: Out) -> None:
    """HAZ-02: a victim who has entered a deadly space; a hazard that works once is gone then."""
    for there in position.hazards:
        if there[0] == space and position.terms.hazards[there[1]].once:
            position.hazards = tuple([other for other in position.hazards if other != there])
            position.derive()
    kill(position, space, kind, ACCIDENT, out)


def where(position: FinalGirl, at: int) -> int:
    """The space that a place such as `killer-start` is now; -1 if it is nowhere."""
    if at >= 0:
        return at
    if at == AT_HEROINE:
        return position.heroine
    if at == AT_KILLER:
        return position.killer
    start = position.terms.starts[position.start]
    return {HEROINE_START: start.heroine, KILLER_START: start.killer}.get(at, NOWHERE)


def add_victims(position: FinalGirl, op: Op, out: Out) -> None:
    """SPEC-04: as many as the supply has."""
    space = where(position, op.at)
    n = min(op.n, position.supply)
    if n <= 0 or space < 0:
        return
    position.supply -= n
    position.victims[space] += n
    tell(out, "victims-come", n=n, space=space)
    for _ in range(n):
        if position.deadly >> space & 1 and position.ordinary_at(
            space
        ):  # it may have died together with a companion
            die_on_entry(position, space, ORDINARY, out)


def kill_victims(position: FinalGirl, op: Op, out: Out) -> None:
    """All victims in a space die, and those near it."""
    middle = where(position, op.at)
    if middle < 0:
        return
    far = position.terms.places.far[middle]
    for space in position.terms.places.all:
        if far[space] <= op.effect.within:
            _kill_all(position, space, out)


def _kill_all(position: FinalGirl, space: int, out: Out) -> None:
    for kind in position.special_at(space):
        if position.specials[kind] == space:  # it may have died with its companion
            kill(position, space, kind, ACCIDENT, out)
    while position.ordinary_at(space):
        kill(position, space, ORDINARY, ACCIDENT, out)
