"""HAZ: hazards that lie on spaces: they kill victims and hurt a heroine who enters; enemies ignore them."""

from __future__ import annotations

from polnoc.engine.events import Out, tell
from polnoc.games.finalgirl.rules.deaths import end_events, where
from polnoc.games.finalgirl.rules.resolve import perform
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def place_hazard(position: FinalGirl, op: Op, out: Out) -> None:
    """HAZ-01: a new one replaces another; whoever is there already is safe from it."""
    space = where(position, op.at)
    if space < 0 or position.terms.places.deep[space]:
        return
    others = [there for there in position.hazards if there[0] != space]
    position.hazards = tuple(sorted([*others, (space, op.n)]))
    position.derive()
    tell(out, "hazard", hazard=op.n, space=space)


def clear_hazards(position: FinalGirl, op: Op, out: Out) -> None:
    """HAZ-04: those in a space and near it are removed."""
    space = where(position, op.at)
    if space < 0:
        return
    far = position.terms.places.far[space]
    for there in position.hazards:
        if far[there[0]] <= op.effect.within:
            remove_hazard(position, there)
            tell(out, "hazard-gone", hazard=there[1], space=there[0])


def remove_hazard(position: FinalGirl, there: tuple[int, int]) -> None:
    """One leaves the board."""
    position.hazards = tuple([other for other in position.hazards if other != there])
    position.derive()


def enter(position: FinalGirl, space: int, out: Out) -> None:
    """HAZ-03, EVT-06: the heroine has come to a space: what waits there for her happens."""
    end_events(position, "entered", out, space)
    for there in position.hazards:
        if there[0] == space:
            hazard = position.terms.hazards[there[1]]
            tell(out, "hazard-springs", hazard=there[1], space=space)
            if hazard.once:
                remove_hazard(position, there)
            perform(position, hazard.program)
