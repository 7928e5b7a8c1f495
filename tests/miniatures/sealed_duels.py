"""Sealed plans, and a chain of duels.

Three nights, six places in a ring. Every night all players plan in secret where to go; the plans are revealed
together. Where several meet, the first to come fights the second: both roll two dice, both add energy by a
sealed bid, and all energy bid is paid. The loser is pushed on to the next place of the ring, where another
fight may be waiting; the winner fights the next player there. Whoever stays scores as many points as the
number of the place. At the very end everybody reveals the pact dealt at the beginning: standing there is
worth six.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Final

import msgspec

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions
from polnoc.engine.play import settle
from polnoc.engine.seats import CHANCE_ASKED, EVERYONE, NOBODY_ASKED, but, only
from polnoc.engine.views import HIDDEN, SEALED, AudienceTable, View, for_all, owned, sealed
from tests.miniatures.tools import put

PLACES: Final = range(1, 7)
NIGHTS: Final = 3
ENERGY: Final = 4
PACT_WORTH: Final = 6

ACTIONS: Final = ActionTable(
    [
        Verb("go", PLACES),  # sealed: this is where I go tonight
        Verb("bid", range(ENERGY + 1)),  # sealed: this much energy
        Verb("roll", range(1, 7), chance=True),
        Verb("pact", PLACES, chance=True),
    ]
)
GO, BID, ROLL, PACT = (ACTIONS.all(verb) for verb in ACTIONS.verbs)


class DuelsOptions(GameOptions, frozen=True):
    """Two to four players."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2


class Duels(Position):
    """Seats that go to places and fight for them."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.night = 0
        self.energy = [ENERGY] * seats
        self.score = [0] * seats
        self.pact = [0] * seats
        #: By place: the seats that stand there, in the order in which they came.
        self.crowd: list[tuple[int, ...]] = []

    __slots__ = slots_of(__init__)

    @property
    def seats(self) -> range:
        return range(len(self.score))


@dataclass(slots=True)
class Pacts(Frame):
    """Everybody gets a different pact, in secret."""

    def asked(self, position: Duels) -> tuple[int, ...]:
        return CHANCE_ASKED if 0 in position.pact else NOBODY_ASKED

    def options(self, position: Duels, seat: int) -> Sequence[Action]:
        return [action for action in PACT if action.arg not in position.pact]

    def answer(self, position: Duels, seat: int, action: Action, out: Out) -> None:
        owner = position.pact.index(0)
        position.pact[owner] = action.arg
        out.append(Event("your-pact", {"place": action.arg}, only(owner)))

    def run(self, position: Duels, out: Out) -> None:
        position.become(Nights())


@dataclass(slots=True)
class Nights(Frame):
    """Plans, then fights, three times; then the pacts are revealed."""

    def run(self, position: Duels, out: Out) -> None:
        if position.night == NIGHTS:
            show_pacts(position, out)
            position.end(None, out)
            return
        position.night += 1
        position.crowd = [()] * (len(PLACES) + 1)
        position.call(Fights())
        position.call(Plans((None,) * len(position.score)))


@dataclass(slots=True)
class Plans(Frame):
    """All plan at once and in secret."""

    plans: tuple[int | None, ...]

    def asked(self, position: Duels) -> tuple[int, ...]:
        return tuple([seat for seat in position.seats if self.plans[seat] is None])

    def options(self, position: Duels, seat: int) -> Sequence[Action]:
        return GO

    def answer(self, position: Duels, seat: int, action: Action, out: Out) -> None:
        plans = put(self.plans, seat, action.arg)
        out.append(Event("you-plan", {"place": action.arg}, only(seat)))
        out.append(Event("plans", {"seat": seat}, but(seat)))
        if None in plans:
            position.become(Plans(plans))
            return
        out.append(Event("plans-shown", {"places": list(plans)}, EVERYONE))
        for mover in turn_order(position):
            enter(position, mover, plans[mover] or 0)
        position.end(None, out)


@dataclass(slots=True)
class Fights(Frame):
    """As long as two stand in one place, they fight; then whoever stays scores."""

    def run(self, position: Duels, out: Out) -> None:
        for place in PLACES:
            if len(position.crowd[place]) > 1:
                first, second = position.crowd[place][:2]
                position.call(Roll(place, (first, second), ()))
                return
        for place in PLACES:
            for seat in position.crowd[place]:
                position.score[seat] += place
                out.append(Event("collects", {"seat": seat, "points": place}, EVERYONE))
        position.end(None, out)

    def resume(self, position: Duels, result: object, out: Out) -> None:
        if isinstance(result, Lost):
            push_on(position, result, out)


@dataclass(slots=True)
class Lost:
    """The end of a duel: who has to leave which place."""

    seat: int
    place: int


@dataclass(slots=True)
class Roll(Frame):
    """Both fighters roll two dice, openly."""

    place: int
    fighters: tuple[int, int]
    dice: tuple[int, ...]

    def asked(self, position: Duels) -> tuple[int, ...]:
        return CHANCE_ASKED

    def options(self, position: Duels, seat: int) -> Sequence[Action]:
        return ROLL

    def answer(self, position: Duels, seat: int, action: Action, out: Out) -> None:
        dice = (*self.dice, action.arg)
        roller = self.fighters[len(self.dice) // 2]
        out.append(Event("rolls", {"seat": roller, "die": action.arg}, EVERYONE))
        if len(dice) < 4:
            position.become(replace(self, dice=dice))
        else:
            position.become(Bid(self.place, self.fighters, (sum(dice[:2]), sum(dice[2:])), (None, None)))


@dataclass(slots=True)
class Bid(Frame):
    """Both fighters bid energy at once and in secret; the first to come wins ties."""

    place: int
    fighters: tuple[int, int]
    rolled: tuple[int, int]
    bids: tuple[int | None, ...]

    def asked(self, position: Duels) -> tuple[int, ...]:
        return tuple([seat for seat, bid in zip(self.fighters, self.bids, strict=True) if bid is None])

    def options(self, position: Duels, seat: int) -> Sequence[Action]:
        return BID[: position.energy[seat] + 1]

    def answer(self, position: Duels, seat: int, action: Action, out: Out) -> None:
        bids = put(self.bids, self.fighters.index(seat), action.arg)
        out.append(Event("you-bid", {"energy": action.arg}, only(seat)))
        out.append(Event("bids", {"seat": seat}, but(seat)))
        if None in bids:
            position.become(replace(self, bids=bids))
            return
        paid = [bid or 0 for bid in bids]
        out.append(Event("bids-shown", {"seats": list(self.fighters), "bids": paid}, EVERYONE))
        for fighter, energy in zip(self.fighters, paid, strict=True):
            position.energy[fighter] -= energy
        first, second = self.rolled[0] + paid[0], self.rolled[1] + paid[1]
        position.end(Lost(self.fighters[1] if first >= second else self.fighters[0], self.place), out)


def turn_order(position: Duels) -> list[int]:
    """Every night the next player moves first."""
    players = len(position.score)
    return [(position.night + step) % players for step in range(players)]


def enter(position: Duels, seat: int, place: int) -> None:
    position.crowd[place] += (seat,)


def push_on(position: Duels, lost: Lost, out: Out) -> None:
    """Move the loser to the next place of the ring."""
    position.crowd[lost.place] = tuple([seat for seat in position.crowd[lost.place] if seat != lost.seat])
    onward = lost.place % len(PLACES) + 1
    enter(position, lost.seat, onward)
    out.append(Event("pushed-on", {"seat": lost.seat, "place": onward}, EVERYONE))


def show_pacts(position: Duels, out: Out) -> None:
    for seat in position.seats:
        out.append(Event("pact", {"seat": seat, "place": position.pact[seat]}, EVERYONE))
        if seat in position.crowd[position.pact[seat]]:
            position.score[seat] += PACT_WORTH


# Views ------------------------------------------------------------------------


def _pact(position: Duels, seat: int) -> list[int]:
    return position.pact[:] if position.over else owned(position.pact, seat)


def _bids(position: Duels, frame: Bid, seat: int) -> list[int | None]:
    return sealed(frame.bids, seat, frame.fighters)


AUDIENCE: Final = AudienceTable(
    Duels,
    {**for_all("night energy score crowd"), "pact": _pact},
    {
        Pacts: "",
        Nights: "",
        Plans: {"plans": SEALED},
        Fights: "",
        Roll: "place fighters dice",
        Bid: {**for_all("place fighters rolled"), "bids": _bids},
    },
)


class SealedDuels(Game[Duels]):
    """Sealed plans, and a chain of duels."""

    id: ClassVar[str] = "sealed_duels"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options_type: ClassVar[type[GameOptions]] = DuelsOptions
    actions: ClassVar[ActionTable] = ACTIONS
    decision_bound: ClassVar[int] = 200

    def begin(self, options: GameOptions, out: Out) -> Duels:
        position = Duels(options.players)
        position.call(Pacts())
        settle(position, out)
        return position

    def view(self, position: Duels, seat: int) -> View:
        return AUDIENCE.view(position, seat)

    def redeal(self, view: View, rng: random.Random) -> Duels:
        def plans(frame: View) -> dict[str, Any]:
            return {"plans": [rng.choice(PLACES) if plan == HIDDEN else plan for plan in frame["plans"]]}

        def bids(frame: View) -> dict[str, Any]:
            bids = zip(frame["fighters"], frame["bids"], strict=True)
            return {
                "bids": [rng.randint(0, view["energy"][seat]) if bid == HIDDEN else bid for seat, bid in bids]
            }

        free = [place for place in PLACES if place not in view["pact"]]
        rng.shuffle(free)
        position = Duels(len(view["pact"]))
        AUDIENCE.restore(view, position, {Plans: plans, Bid: bids})
        position.pact = [free.pop() if place == HIDDEN else place for place in view["pact"]]
        return position

    def winners(self, position: Duels) -> tuple[int, ...]:
        if not position.over:
            return ()
        best = max(position.score)
        return tuple([seat for seat in position.seats if position.score[seat] == best])

    def check(self, position: Duels) -> None:
        dealt = [place for place in position.pact if place]
        assert len(dealt) == len(set(dealt)), f"two seats share a pact: {position.pact}"
        assert min(position.energy) >= 0, f"energy below zero: {position.energy}"
        standing = sorted(seat for seats in position.crowd for seat in seats)
        assert standing in ([], [*position.seats]), f"seats are lost or doubled: {position.crowd}"
