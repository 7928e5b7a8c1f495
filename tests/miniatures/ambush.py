"""A reaction inside a search that reveals a hider and springs a trap before an attack.

The Beast (seat 0) hides in one of five dens and holds two cards; the hunters lay one trap under a den. They
search den after den. Before anybody looks, the Beast may react: flee to another den, or leap at the searcher
if this is its den. Before a leaping Beast bites, the hunters may spring their trap if it lies here. A Beast
that was found runs away to another den.

Both windows open by public facts alone: the Beast is asked as long as it holds a card, the hunters as long as
their trap is not sprung. Passing comes first.

Two wounds lose the game for the Beast; two bites, or a tenth search, win it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

import msgspec

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions
from polnoc.engine.play import settle
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE_ASKED, EVERYONE, NOBODY_ASKED, ONE, but, only
from polnoc.engine.views import HIDDEN, AudienceTable, View, for_all, hide

BEAST: Final = 0
DENS: Final = range(1, 6)
SEARCHES: Final = 10
FLEE_CARD, LEAP_CARD, MOON_CARD = CARDS = (1, 2, 3)
#: How many of each card there are; a moon has no use.
COPIES: Final = 2

ACTIONS: Final = ActionTable(
    [
        Verb("pass"),
        Verb("hide", DENS),  # the Beast: in this den, in secret
        Verb("trap", DENS),  # the hunters: under this den, in secret
        Verb("search", DENS),
        Verb("flee", DENS),  # lay a flee card and go to this den, in secret
        Verb("leap"),  # lay a leap card and attack the searcher
        Verb("spring"),  # the trap closes
        Verb("deal", CARDS, chance=True),  # this card for the Beast
    ]
)
PASS, LEAP, SPRING = (ACTIONS.get(verb) for verb in ("pass", "leap", "spring"))
HIDE, TRAP, SEARCH, FLEE = (ACTIONS.all(verb) for verb in ("hide", "trap", "search", "flee"))


class AmbushOptions(GameOptions, frozen=True):
    """The Beast, and one or two hunters."""

    players: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2


class Ambush(Position):
    """A Beast in one of several dens, and hunters who look for it."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.lair = 0
        self.trap = 0
        self.sprung = False
        self.hand: tuple[int, ...] = ()
        self.laid: tuple[int, ...] = ()
        #: The dens found empty since the Beast last moved, bit n for den n.
        self.searched = 0
        self.searches = 0
        self.wounds = 0
        self.bites = 0

    __slots__ = slots_of(__init__)


@dataclass(slots=True)
class Deal(Frame):
    """The Beast gets two cards."""

    def asked(self, position: Ambush) -> tuple[int, ...]:
        return CHANCE_ASKED if len(position.hand) < 2 else NOBODY_ASKED

    def options(self, position: Ambush, seat: int) -> Sequence[Action]:
        return [action for action in ACTIONS.all("deal") if unseen(position, action.arg)]

    def weights(self, position: Ambush) -> Sequence[int]:
        return [unseen(position, action.arg) for action in self.options(position, BEAST)]

    def answer(self, position: Ambush, seat: int, action: Action, out: Out) -> None:
        position.hand = tuple(sorted((*position.hand, action.arg)))
        out.append(Event("you-get", {"card": action.arg}, only(BEAST)))

    def run(self, position: Ambush, out: Out) -> None:
        position.become(Hunt())
        position.call(Prepare())


@dataclass(slots=True)
class Prepare(Frame):
    """The Beast hides and the hunters lay their trap, both at once and in secret."""

    def asked(self, position: Ambush) -> tuple[int, ...]:
        ready = (position.lair, position.trap)
        return tuple([seat for seat, place in enumerate(ready) if not place])

    def options(self, position: Ambush, seat: int) -> Sequence[Action]:
        return HIDE if seat == BEAST else TRAP

    def answer(self, position: Ambush, seat: int, action: Action, out: Out) -> None:
        if seat == BEAST:
            go_to(position, action.arg, out)
        else:
            position.trap = action.arg
            out.append(Event("lay-trap-at", {"den": action.arg}, hunters(position)))
            out.append(Event("lay-trap", {}, ~hunters(position)))


@dataclass(slots=True)
class Hunt(Frame):
    """The hunters search in turn until one side has won."""

    RULE: ClassVar[str] = "AMBUSH-HUNT"

    def asked(self, position: Ambush) -> tuple[int, ...]:
        return NOBODY_ASKED if has_ended(position) else ONE[searcher(position)]

    def options(self, position: Ambush, seat: int) -> Sequence[Action]:
        return SEARCH

    def answer(self, position: Ambush, seat: int, action: Action, out: Out) -> None:
        position.searches += 1
        out.append(Event("searches", {"seat": seat, "den": action.arg}, EVERYONE))
        position.call(Search(seat, action.arg))
        position.call(React(seat, action.arg))


@dataclass(slots=True)
class Search(Frame):
    """After the reaction somebody looks, unless the Beast has revealed itself by leaping."""

    hunter: int
    den: int

    def resume(self, position: Ambush, result: object, out: Out) -> None:
        if result == "leapt":
            meet(position, self.den, out)
        elif position.lair == self.den:
            position.wounds += 1
            out.append(Event("found", {"den": self.den}, EVERYONE))
            meet(position, self.den, out)
        else:
            position.searched |= 1 << self.den
            out.append(Event("empty", {"den": self.den}, EVERYONE))


@dataclass(slots=True)
class React(Frame):
    """The Beast may lay a card before anybody looks."""

    RULE: ClassVar[str] = "AMBUSH-REACT"

    hunter: int
    den: int

    def asked(self, position: Ambush) -> tuple[int, ...]:
        return ONE[BEAST] if position.hand else NOBODY_ASKED

    def options(self, position: Ambush, seat: int) -> Sequence[Action]:
        offered = [PASS]
        if FLEE_CARD in position.hand:
            offered += [action for action in FLEE if action.arg not in (position.lair, self.den)]
        if LEAP_CARD in position.hand and position.lair == self.den:
            offered.append(LEAP)
        return offered

    def answer(self, position: Ambush, seat: int, action: Action, out: Out) -> None:
        if action is LEAP:
            lay(position, LEAP_CARD, out)
            position.become(Leap(self.hunter, self.den))
            position.call(TrapWindow(self.hunter, self.den))
            return
        if action is not PASS:
            lay(position, FLEE_CARD, out)
            position.searched = 0
            go_to(position, action.arg, out)
        position.end("waited", out)

    def why_not(self, position: Ambush, seat: int, action: Action) -> Refusal:
        if action is LEAP and LEAP_CARD in position.hand:
            return Refusal(self.rule(), "refused-elsewhere", {"den": position.lair})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class Leap(Frame):
    """The Beast reveals itself and bites, unless the trap stops it."""

    hunter: int
    den: int

    def resume(self, position: Ambush, result: object, out: Out) -> None:
        if result == "sprung":
            position.wounds += 1
            out.append(Event("trapped", {"den": self.den}, EVERYONE))
        else:
            position.bites += 1
            out.append(Event("bites", {"seat": self.hunter}, EVERYONE))
        position.end("leapt", out)


@dataclass(slots=True)
class TrapWindow(Frame):
    """The attacked hunter may spring the trap if it lies here."""

    RULE: ClassVar[str] = "AMBUSH-TRAP"

    hunter: int
    den: int

    def asked(self, position: Ambush) -> tuple[int, ...]:
        return NOBODY_ASKED if position.sprung else ONE[self.hunter]

    def options(self, position: Ambush, seat: int) -> Sequence[Action]:
        return (PASS, SPRING) if position.trap == self.den else (PASS,)

    def answer(self, position: Ambush, seat: int, action: Action, out: Out) -> None:
        if action is SPRING:
            position.sprung = True
        position.end("sprung" if action is SPRING else "waited", out)


@dataclass(slots=True)
class RunAway(Frame):
    """A Beast that was found hides in another den."""

    den: int

    def asked(self, position: Ambush) -> tuple[int, ...]:
        return ONE[BEAST]

    def options(self, position: Ambush, seat: int) -> Sequence[Action]:
        return [action for action in HIDE if action.arg != self.den]

    def answer(self, position: Ambush, seat: int, action: Action, out: Out) -> None:
        position.searched = 1 << self.den
        go_to(position, action.arg, out)
        position.end(None, out)


def meet(position: Ambush, den: int, out: Out) -> None:
    if not has_ended(position):
        position.become(RunAway(den))


def go_to(position: Ambush, den: int, out: Out) -> None:
    position.lair = den
    out.append(Event("you-hide", {"den": den}, only(BEAST)))
    out.append(Event("hides", {}, but(BEAST)))


def lay(position: Ambush, card: int, out: Out) -> None:
    hand = list(position.hand)
    hand.remove(card)
    position.hand = tuple(hand)
    position.laid += (card,)
    out.append(Event("lays", {"card": card}, EVERYONE))


def searcher(position: Ambush) -> int:
    return 1 + position.searches % (position.players - 1)


def hunters(position: Ambush) -> int:
    """Return the hunters as an audience."""
    return only(*range(1, position.players))


def unseen(position: Ambush, card: int) -> int:
    return COPIES - position.hand.count(card) - position.laid.count(card)


def beast_wins(position: Ambush) -> bool:
    return position.bites >= 2 or (position.searches >= SEARCHES and position.wounds < 2)


def has_ended(position: Ambush) -> bool:
    return position.wounds >= 2 or beast_wins(position)


# Views ------------------------------------------------------------------------


def _lair(position: Ambush, seat: int) -> int:
    return position.lair if seat == BEAST or not position.lair else HIDDEN


def _hand(position: Ambush, seat: int) -> Sequence[int]:
    return position.hand if seat == BEAST else hide(position.hand)


def _trap(position: Ambush, seat: int) -> int:
    known = position.sprung or not position.trap or 0 < seat < position.players
    return position.trap if known else HIDDEN


AUDIENCE: Final = AudienceTable(
    Ambush,
    {
        **for_all("players sprung laid searched searches wounds bites"),
        "lair": _lair,
        "trap": _trap,
        "hand": _hand,
    },
    {
        Deal: "",
        Prepare: "",
        Hunt: "",
        Search: "hunter den",
        React: "hunter den",
        Leap: "hunter den",
        TrapWindow: "hunter den",
        RunAway: "den",
    },
)


class AmbushGame(Game[Ambush]):
    """A reaction inside a search that reveals a hider and springs a trap before an attack."""

    id: ClassVar[str] = "ambush"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options_type: ClassVar[type[GameOptions]] = AmbushOptions
    actions: ClassVar[ActionTable] = ACTIONS
    decision_bound: ClassVar[int] = 60

    def side(self, options: GameOptions, seat: int) -> int:
        return min(seat, 1)

    def begin(self, options: GameOptions, out: Out) -> Ambush:
        position = Ambush(options.players)
        position.call(Deal())
        settle(position, out)
        return position

    def view(self, position: Ambush, seat: int) -> View:
        return AUDIENCE.view(position, seat)

    def redeal(self, view: View, rng: random.Random) -> Ambush:
        position = Ambush(view["players"])
        AUDIENCE.restore(view, position)
        position.put(view, ("lair", "trap", "hand"))
        if view["lair"] == HIDDEN:
            position.lair = rng.choice([den for den in DENS if not view["searched"] >> den & 1])
        if view["trap"] == HIDDEN:
            position.trap = rng.choice(DENS)
        if HIDDEN in view["hand"]:
            deck = [card for card in CARDS for _ in range(COPIES - view["laid"].count(card))]
            position.hand = tuple(sorted(rng.sample(deck, len(view["hand"]))))
        return position

    def winners(self, position: Ambush) -> tuple[int, ...]:
        if not position.over:
            return ()
        return ONE[BEAST] if beast_wins(position) else tuple(range(1, position.players))

    def check(self, position: Ambush) -> None:
        assert not position.searched >> position.lair & 1 or not position.lair, "it hides where they looked"
        assert all([unseen(position, card) >= 0 for card in CARDS]), f"too many cards: {position.hand}"
        if position.sprung:
            assert position.trap, "a trap that was never laid has sprung"
