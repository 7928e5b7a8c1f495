"""What the playout policy needs for films with states of the heroine and with houses."""

from __future__ import annotations

from typing import Final

from polnoc.engine.cards import Lasting, parts
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.places import APART
from polnoc.games.finalgirl.rules.moving import is_shut
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Terms

#: Time that must be left before she changes her state.
LEAST_TIME: Final = 1


class StateAbilities:
    """The abilities that end a lasting effect of a state."""

    def __init__(self, terms: Terms) -> None:
        #: So that she can attack; so that she can rescue.
        self.to_fight = _abilities_ending(terms, cards.Untouchable)
        self.to_rescue = _abilities_ending(terms, cards.NoRescue)


def _abilities_ending(terms: Terms, lasting: type[Lasting]) -> tuple[int, ...]:
    """Abilities that take her out of a state, or into one, and so end a lasting effect."""
    found = []
    for state in terms.states:
        for side, leads_on in ((state.on, False), (state.off, True)):
            if not [number for number in side if isinstance(terms.lasting[number], lasting)]:
                continue
            for number in side:
                record = terms.lasting[number]
                if isinstance(record, cards.Ability) and _sets(record, state.id, leads_on):
                    found.append(terms.ability_of[number])
    return tuple(found)


def _sets(ability: cards.Ability, state: str, on: bool) -> bool:
    """Whether an ability can begin a state, or end it."""
    changes = [part for part in parts(ability) if isinstance(part, cards.SetState)]
    return bool([change for change in changes if change.state == state and change.on == on])


def ways_to(position: FinalGirl, target: int) -> tuple[int, ...]:
    """[space]: the steps from there to a space, avoiding houses that are shut to her."""
    places = position.terms.places
    if not places.houses:
        return tuple([row[target] for row in places.far])
    steps = [APART] * places.size
    steps[target] = 0
    front = [target]
    while front:
        ahead = []
        for here in front:
            for there in places.all:
                if steps[there] == APART and here in places.beside[there]:
                    steps[there] = steps[here] + 1
                    if not is_shut(position, there):
                        ahead.append(there)
        front = ahead
    return tuple(steps)
