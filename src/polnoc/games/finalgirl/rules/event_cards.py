"""EVT, SPEC, TOK: events, special victims, tokens, closed exits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import EVENT, SPACE
from polnoc.games.finalgirl.rules.ambiguity import best_space
from polnoc.games.finalgirl.rules.deaths import die_on_entry, where
from polnoc.games.finalgirl.rules.resolve import effects, perform
from polnoc.games.finalgirl.rules.states import in_state
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import NO_PLACE, EventTerms, Op


def draw_event(position: FinalGirl, op: Op, out: Out) -> None:
    """EVT-02, EVT-07: the next event; without one the symbol is ignored."""
    position.call(DrawEvent())


@dataclass(slots=True)
class DrawEvent(Frame):
    """EVT-01 to EVT-05: chance says which event it is; then it happens."""

    RULE: ClassVar[str] = "FG-EVT-02"
    STREAM: ClassVar[str] = "events"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return CHANCE_ASKED if position.event_pool else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        pool = position.event_pool
        return [EVENT[event.number] for event in position.terms.events if pool >> event.number & 1]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        event = position.terms.events[action.arg]
        position.event_pool &= ~(1 << event.number)
        if event.kind in position.terms.sheltered:  # its pawn is in hiding
            tell(out, "event-skipped", event=event.number)
            return
        tell(out, "event", event=event.number)
        position.end(None, out)
        coming = special_comes(position, event, out) if event.kind else None
        if event.stays and not event.kind:
            position.events = (*position.events, event.number)
        position.add_lasting(event.lasting)
        position.sequence(effects(event.program), coming)


def special_comes(position: FinalGirl, event: EventTerms, out: Out) -> SpecialComes | None:
    """SPEC-01, EVT-05: it takes the place of an ordinary victim; with none to replace nothing happens.

    Or it is added at a place; if that place is nowhere, nothing happens.
    """
    places, space = position.terms.places, where(position, event.at)
    if space >= 0:
        position.events = (*position.events, event.number)
        return SpecialComes(event.number, (space,))
    spaces = [space for space in places.all if position.ordinary_at(space)]
    if not spaces or event.at != NO_PLACE:
        tell(out, "event-ignored", event=event.number)
        return None
    if event.near:
        far = places.far[position.heroine]
        wanted = min([far[space] for space in spaces])
    else:
        enemies = position.enemies() or [position.terms.starts[position.start].killer]
        far = tuple([min([places.far[space][enemy] for enemy in enemies]) for space in places.all])
        wanted = max([far[space] for space in spaces])
    position.events = (*position.events, event.number)
    return SpecialComes(event.number, tuple([space for space in spaces if far[space] == wanted]))


@dataclass(slots=True)
class SpecialComes(Frame):
    """SPEC-01: which victim is replaced; of several equally near the player chooses, unless evil does."""

    RULE: ClassVar[str] = "FG-SPEC-01"

    event: int
    spaces: tuple[int, ...]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        harmful = position.terms.events[self.event].marked and position.terms.principle == 0
        return NOBODY_ASKED if len(self.spaces) == 1 or harmful else ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SPACE[space] for space in self.spaces]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._come(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        self._come(position, best_space(position, self.spaces, 0), out)

    def _come(self, position: FinalGirl, space: int, out: Out) -> None:
        event = position.terms.events[self.event]
        kind, added = event.kind, event.at != NO_PLACE
        specials = list(position.specials)
        specials[kind] = space
        position.specials = tuple(specials)
        position.victims[space] += added
        position.supply += not added
        tell(out, "special-comes", kind=kind, space=space, event=self.event)
        position.end(None, out)
        if added and position.deadly >> space & 1:
            die_on_entry(position, space, kind, out)


def close_exit(position: FinalGirl, op: Op, out: Out) -> None:
    """Nobody is rescued there until the next killer phase."""
    position.closed |= 1 << op.at
    tell(out, "closed", space=op.at)


# Tokens ---------------------------------------------------------------------------------


def place_token(position: FinalGirl, op: Op, out: Out) -> None:
    """TOK-01: where the card says; the player chooses if there are several spaces."""
    places, here = position.terms.places, position.heroine
    at = op.effect.at
    if at == "here":
        spaces: tuple[int, ...] = (here,)
    elif at == "here-or-next":
        spaces = tuple([space for space in (here, *places.beside[here]) if not places.deep[space]])
    elif at != "nearest-water":
        space = where(position, op.at)
        spaces = (space,) if space >= 0 else ()
    elif not places.water:
        spaces = ()
    else:
        wanted = min([places.far[here][space] for space in places.water])
        spaces = tuple([space for space in places.water if places.far[here][space] == wanted])
    if spaces:
        position.call(PlaceToken(op.n, spaces))


@dataclass(slots=True)
class PlaceToken(Frame):
    """TOK-01: a token is put on one of these spaces."""

    RULE: ClassVar[str] = "FG-TOK-01"

    token: int
    spaces: tuple[int, ...]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self.spaces) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SPACE[space] for space in self.spaces]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._place(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        self._place(position, self.spaces[0], out)

    def _place(self, position: FinalGirl, space: int, out: Out) -> None:
        tokens = list(position.tokens)
        tokens[self.token] = space
        position.tokens = tuple(tokens)
        tell(out, "token", token=self.token, space=space)
        position.end(None, out)


def condition(position: FinalGirl, op: Op, out: Out) -> None:
    """One branch or the other."""
    perform(position, op.branches[0 if holds(position, op) else 1])


def holds(position: FinalGirl, op: Op) -> bool:
    """Whether the case of an `if` holds."""
    case, n = op.effect.case, op.n
    far = position.terms.places.far[position.heroine]
    if case == "victims":
        return any(position.victims)
    if case == "row":
        return position.row + 1 >= n
    if case == "killer-within":
        return position.killer >= 0 and far[position.killer] <= n
    if case == "minion-within":
        return any([count and far[space] <= n for space, count in enumerate(position.minions)])
    if case == "minions-here":
        return position.minions[position.heroine] >= max(1, n)
    if case == "finale":
        return position.finale >= 0
    if case == "state":
        return in_state(position, n)
    if case == "counter":
        named = position.terms.counters_named(op.effect.counter)
        return any([position.counters[counter.number] >= n for counter in named])
    return TRACKS[case](position) >= n


def minions_around(position: FinalGirl) -> int:
    """The minions in her space and in those next to it."""
    here = position.heroine
    return sum([position.minions[space] for space in (here, *position.terms.places.beside[here])])


#: What an `if` can compare with its `n`.
TRACKS: Final[dict[str, Callable[[FinalGirl], int]]] = {
    "horror": lambda position: position.horror,
    "time": lambda position: position.time,
    "health": lambda position: position.health,
    "killer-health": lambda position: position.killer_health,
    "dead": lambda position: position.dead,
    "rescued": lambda position: position.rescued,
    "minions": lambda position: sum(position.minions),
    "turn": lambda position: position.turn,
    "minions-around": minions_around,
    "specials": lambda position: len([space for space in position.specials if space >= 0]),
}
