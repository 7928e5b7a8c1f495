"""FEED, WIN and SUMMON: the end of a time of day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame, SeatFrame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.straszydla.actions import (
    COLOUR,
    DONE,
    EASE,
    ELEMENTS,
    FEED,
    FEED_DREAD,
    FEED_WITH,
)
from polnoc.games.straszydla.cards import ALL_ELEMENTS, Ease
from polnoc.games.straszydla.rules.imps import use_imp
from polnoc.games.straszydla.rules.stacks import let_flee, open_stacks, take_spook
from polnoc.games.straszydla.rules.trading import begin_imp, begin_offer, offers, pay_dread, why_no_offer
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import FEEDING

#: Spooks that need less, and how much less.
Eased = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Feeding(Frame):
    """FEED-01: after round 4 everybody feeds, the starting player first."""

    RULE: ClassVar[str] = "STR-FEED-01"

    nth: int

    def run(self, position: Straszydla, out: Out) -> None:
        seats = position.seats_from(position.starter)
        if self.nth == len(seats) or (self.nth and is_first(position, seats[self.nth - 1])):
            position.end(None, out)
            return
        position.become(Feeding(self.nth + 1))
        position.call(Feed(seats[self.nth], ()))


def is_first(position: Straszydla, fed: int) -> bool:
    """STR-AMB-45: whether a seat that has just fed wins before the others feed, if that is agreed."""
    feeding = position.terms.options.shared_victory == "feeding"
    return feeding and not missing(position, fed, position.fed[fed])


@dataclass(slots=True)
class Feed(SeatFrame):
    """FEED-02 to FEED-10: which spook eats what is a free choice; spooks that have not eaten flee."""

    RULE: ClassVar[str] = "STR-FEED-02"

    seat: int
    eased: Eased

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [*meals(position, seat, self.eased), *offers(position, seat, FEEDING), DONE]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is DONE:
            position.end(None, out)
            let_flee(position, seat, out)
        elif action.verb in ("feed", "feed-with"):
            element = position.terms.box.spook_element[action.arg]
            colour = action.args[1] if element == ALL_ELEMENTS else element
            eat(position, seat, action.arg, colour, self.eased, out)
        elif action.verb == "feed-dread":
            pay_dread(position, seat, position.terms.box.pack.dread.feed, "feed", out)
            position.fed[seat] |= 1 << action.arg
            tell(out, "eats-free", seat=seat, spook=action.arg)
        elif action.verb == "use":
            self._use_imp(position, action.arg, out)
        else:
            begin_offer(position, seat, action, out)

    def _use_imp(self, position: Straszydla, imp: int, out: Out) -> None:
        trick = position.terms.tricks[imp]
        if isinstance(trick, Ease):
            use_imp(position, self.seat, imp, out)
            position.call(ChooseEased(self.seat, trick.count))
        else:
            begin_imp(position, self.seat, imp, out)

    def resume(self, position: Straszydla, result: tuple[int, int] | int | None, out: Out) -> None:
        if isinstance(result, tuple):
            position.become(Feed(self.seat, (*self.eased, result)))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb in ("feed", "feed-with", "feed-dread"):
            return why_no_meal(position, seat, action, self.eased)
        return why_no_offer(position, seat, action, self.rule())


def appetite(position: Straszydla, spook: int, eased: Eased) -> int:
    """FEED-04: as many cubes as its strength now."""
    needs = position.terms.box.strength[position.night][spook]
    for easier, less in eased:
        if easier == spook:
            needs = max(needs - less, 1)
    return needs


def meals(position: Straszydla, seat: int, eased: Eased) -> list[Action]:
    """Every meal that a seat can pay for."""
    purse, elements = position.purse[seat], position.terms.box.spook_element
    offered = []
    free = position.dread[seat] >= position.terms.box.pack.dread.feed
    for spook in position.hungry(seat):
        needs, element = appetite(position, spook, eased), elements[spook]
        if element == ALL_ELEMENTS:
            offered += [FEED_WITH[spook][colour] for colour in ELEMENTS if purse[colour] >= needs]
        elif purse[element] >= needs:
            offered.append(FEED[spook])
        if free:
            offered.append(FEED_DREAD[spook])
    return offered


def eat(position: Straszydla, seat: int, spook: int, colour: int, eased: Eased, out: Out) -> None:
    """FEED-03, FEED-05: a spook eats its own colour; one of all elements any single colour."""
    needs = appetite(position, spook, eased)
    position.add(seat, colour, -needs)
    position.fed[seat] |= 1 << spook
    tell(out, "eats", seat=seat, spook=spook, kind=colour, count=needs)


def why_no_meal(position: Straszydla, seat: int, action: Action, eased: Eased) -> Refusal:
    spook = action.arg
    if spook not in position.spooks[seat]:
        return Refusal("STR-FEED-02", "refused-not-your-spook")
    if position.fed[seat] >> spook & 1:
        return Refusal("STR-FEED-02", "refused-fed-already")
    if action.verb == "feed-dread":
        return Refusal("STR-DREAD-03", "refused-too-little-dread", {"have": position.dread[seat]})
    whole = position.terms.box.spook_element[spook] == ALL_ELEMENTS
    if whole != (action.verb == "feed-with"):
        return Refusal("STR-FEED-05" if whole else "STR-FEED-03", "refused-other-food")
    told: dict[str, object] = {"spook": spook, "needed": appetite(position, spook, eased)}
    return Refusal("STR-FEED-04", "refused-too-little-food", told)


@dataclass(slots=True)
class ChooseEased(SeatFrame):
    """An imp: one spook needs less."""

    RULE: ClassVar[str] = "STR-IMP-05"

    seat: int
    less: int

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [EASE[spook] for spook in position.hungry(seat)]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        tell(out, "eases", seat=seat, spook=action.arg, count=self.less)
        position.end((action.arg, self.less), out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb != "ease":
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        mine = action.arg in position.spooks[seat]
        return Refusal(self.rule(), "refused-fed-already" if mine else "refused-not-your-spook")


# Winning ------------------------------------------------------------------------------


def missing(position: Straszydla, seat: int, eaten: int) -> int:
    """How many spooks a seat's pact still lacks, counting only these (as bits)."""
    box = position.terms.box
    have = [0, 0, 0, 0, 0]
    for spook in position.spooks[seat]:
        if eaten >> spook & 1:
            have[box.spook_element[spook]] += 1
    wanted = box.pact_counts[position.pact[seat]]
    lacking = sum([max(wanted[element] - have[element], 0) for element in ELEMENTS])
    return max(lacking - have[ALL_ELEMENTS], 0)


def check_victory(position: Straszydla, out: Out) -> None:
    """WIN-01 to WIN-06: whoever has fed the spooks of their pact wins."""
    lacks = [missing(position, seat, position.fed[seat]) for seat in position.terms.seats]
    if min(lacks) and position.period < position.terms.options.periods:
        return
    done = [seat for seat in position.terms.seats if lacks[seat] == min(lacks)]  # STR-AMB-52 if it is not 0
    decided = "least" if min(lacks) else decided_by(position, done)
    if position.terms.options.shared_victory != "shared":
        done = [min(done, key=lambda seat: rank(position, seat))]
    position.victors = sum([1 << seat for seat in done])
    for seat in position.terms.seats:
        tell(out, "pact-shown", seat=seat, pact=position.pact[seat])
    tell(out, "game-over", seats=done, decided=decided)


#: By option: what decides between several who fulfil their pacts together, in the order of `rank`.
DECIDES: Final = {
    "dread": ("fed", "dread", "later"),
    "strength": ("fed", "strength", "dread", "cubes", "turn"),
}


def decided_by(position: Straszydla, done: Sequence[int]) -> str:
    """STR-AMB-45: what lets one of these win before the others; `pact` if there is only one."""
    if len(done) == 1:
        return "pact"
    rule = position.terms.options.shared_victory
    if rule == "shared":
        return "shared"
    best, next_best = sorted([rank(position, seat) for seat in done])[:2]
    return next(name for name, a, b in zip(DECIDES[rule], best, next_best, strict=True) if a != b)


def rank(position: Straszydla, seat: int) -> tuple[int, ...]:
    """STR-AMB-45: the order of several who fulfil their pacts together; the smallest wins."""
    eaten = [spook for spook in position.spooks[seat] if position.fed[seat] >> spook & 1]
    if position.terms.options.shared_victory == "dread":
        return (-len(eaten), -position.dread[seat], -position.first_place(seat))
    turn = position.seats_from(position.starter).index(seat)
    if position.terms.options.shared_victory == "feeding":
        return (turn,)
    strength = position.terms.box.strength[position.night]
    return (
        -len(eaten),
        -sum([strength[spook] for spook in eaten]),
        -position.dread[seat],
        -position.payable(seat),
        turn,
    )


# Summoning ----------------------------------------------------------------------------


@dataclass(slots=True)
class Summoning(Frame):
    """SUMMON-01 to SUMMON-05: a spook of the element of one's district, the starting player first."""

    RULE: ClassVar[str] = "STR-SUMMON-01"

    nth: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        seat = self._seat(position)
        chooses = (
            seat >= 0 and position.map.element[position.pawn[seat]] == ALL_ELEMENTS and any(position.top)
        )
        return ONE[seat] if chooses else NOBODY_ASKED

    def _seat(self, position: Straszydla) -> int:
        if self.nth == position.terms.players:
            return -1
        return position.seats_from(position.starter)[self.nth]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [COLOUR[element] for element in ELEMENTS if position.top[element]]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        self._summon(position, seat, action.arg, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "colour":
            return Refusal("STR-SUMMON-08", "refused-empty-stack")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})

    def run(self, position: Straszydla, out: Out) -> None:
        seat = self._seat(position)
        if seat < 0:
            position.end(None, out)
            return
        element = position.map.element[position.pawn[seat]]
        self._summon(position, seat, element if element != ALL_ELEMENTS else 0, out)

    def _summon(self, position: Straszydla, seat: int, element: int, out: Out) -> None:
        position.become(Summoning(self.nth + 1))
        if not position.top[element]:
            tell(out, "summons-none", seat=seat)
            return
        take_spook(position, seat, element, out)
        open_stacks(position)
