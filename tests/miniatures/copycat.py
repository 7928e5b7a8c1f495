"""A card that copies a card, which may copy a card; effects as data.

Everybody holds two cards. A turn: lay one face up in the row, carry it out, draw back to two. Whoever has
eight coins after a turn wins; when all cards are gone, whoever has most. What a card does is the TOML below:
coins, theft, drawing, "if … then … else", "choose one", and copying any card of the row that was not yet used
in the same turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.cards import Effect, complete
from polnoc.engine.effects import Program
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions
from polnoc.engine.packs import content_hash, parse_pack
from polnoc.engine.play import settle
from polnoc.engine.seats import CHANCE, CHANCE_ASKED, EVERYONE, NOBODY_ASKED, ONE, but, only
from polnoc.engine.views import OWNER, AudienceTable, View, for_all

COPIES: Final = 3
HAND: Final = 2
COINS_TO_WIN: Final = 8

PACK: Final = """
[[card]]
name = "purse"
effects = [{ do = "gain", coins = 2 }]

[[card]]
name = "thief"
effects = [{ do = "choose", one-of = [
    [{ do = "steal", coins = 2 }],
    [{ do = "gain", coins = 1 }, { do = "draw", cards = 1 }],
] }]

[[card]]
name = "beggar"
effects = [
    { do = "if", is = "poorest", then = [{ do = "gain", coins = 3 }], else = [{ do = "gain", coins = 1 }] },
]

[[card]]
name = "echo"
effects = [{ do = "copy" }]

[[card]]
name = "mirror"
effects = [{ do = "gain", coins = 1 }, { do = "copy" }]

[[card]]
name = "fox"
effects = [{ do = "choose", one-of = [
    [{ do = "if", is = "empty-handed", then = [{ do = "draw", cards = 2 }], else = [{ do = "copy" }] }],
    [{ do = "steal", coins = 1 }],
] }]
"""


class Gain(Effect, frozen=True):
    """Take coins from the bank."""

    coins: int


class Steal(Effect, frozen=True):
    """Take coins from a player of your choice."""

    coins: int


class Draw(Effect, frozen=True):
    """Draw cards."""

    cards: int


class Copy(Effect, frozen=True):
    """Carry out a card of the row."""


class Choose(Effect, frozen=True):
    """Do one of these."""

    one_of: tuple[tuple[AnyEffect, ...], ...]


class If(Effect, frozen=True):
    """Do the first if it is so, otherwise the second."""

    condition: Literal["poorest", "empty-handed"] = msgspec.field(name="is")
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = msgspec.field(name="else")


AnyEffect = Gain | Steal | Draw | Copy | Choose | If


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, and effects in order."""

    name: str
    effects: tuple[AnyEffect, ...]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards."""

    card: tuple[Card, ...]


#: Cards are numbers from 1 on.
CARDS: Final = dict(enumerate(parse_pack(PACK, Pack, "copycat.toml").card, start=1))

ACTIONS: Final = ActionTable(
    [
        Verb("play", tuple(CARDS)),
        Verb("copy", tuple(CARDS)),
        Verb("choose", range(1, 3)),
        Verb("from", range(3)),  # steal from this seat
        Verb("card", tuple(CARDS), chance=True),  # this card is drawn
    ]
)
CHOOSE: Final = ACTIONS.all("choose")


class CopycatOptions(GameOptions, frozen=True):
    """Two or three players."""

    players: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2


class Copycat(Position):
    """A row of cards, and what the seats hold."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.hands: list[tuple[int, ...]] = [()] * seats
        #: Face up, in order.
        self.row: tuple[int, ...] = ()
        self.coins = [0] * seats
        #: Whose turn is next.
        self.next = 0

    __slots__ = slots_of(__init__)

    def undrawn(self, card: int) -> int:
        """Return how many copies of a card are still in the deck, whose order is not decided in advance."""
        return COPIES - self.row.count(card) - sum([hand.count(card) for hand in self.hands])


@dataclass(slots=True)
class Turns(Frame):
    """Turn after turn until somebody is rich or all cards are gone."""

    def run(self, position: Copycat, out: Out) -> None:
        if max(position.coins) >= COINS_TO_WIN or not any(position.hands):
            position.end(None, out)
            return
        seat = position.next
        position.next = (seat + 1) % len(position.coins)
        if position.hands[seat]:
            position.call(Turn(seat))


@dataclass(slots=True)
class Turn(Frame):
    """Lay a card and carry it out; then draw."""

    seat: int

    def asked(self, position: Copycat) -> tuple[int, ...]:
        return ONE[self.seat]

    def options(self, position: Copycat, seat: int) -> Sequence[Action]:
        return [ACTIONS.get("play", card) for card in sorted(set(position.hands[seat]))]

    def answer(self, position: Copycat, seat: int, action: Action, out: Out) -> None:
        card = action.arg
        hand = list(position.hands[seat])
        hand.remove(card)
        position.hands[seat] = tuple(hand)
        position.row += (card,)
        out.append(Event("plays", {"seat": seat, "card": card}, EVERYONE))
        position.become(DrawUp(seat))
        position.call(CarryOut(seat, card, (card,), (), 0))


@dataclass(slots=True)
class CarryOut(Program):
    """The effects of a card one by one, number `at` next; `used` are the cards of this turn so far.

    `block` says which effects: () the card's own, (2, 0) branch 0 of its effect 2.
    """

    actor: int
    card: int
    used: tuple[int, ...]
    block: tuple[int, ...]
    at: int

    def ops(self, position: Copycat) -> tuple[AnyEffect, ...]:
        return block_of(self.card, self.block)

    def further(self, at: int) -> CarryOut:
        return replace(self, at=at)

    def do(self, position: Copycat, op: AnyEffect, out: Out) -> None:
        EFFECTS[type(op)](position, op, self, out)

    def resume(self, position: Copycat, result: object, out: Out) -> None:
        if isinstance(result, int):
            position.call(self.branch(self.ops(position)[self.at - 1], result))

    def branch(self, effect: AnyEffect, number: int) -> CarryOut:
        """Return the effects in a branch of one of these effects."""
        at = block_of(self.card, self.block).index(effect)
        return replace(self, block=(*self.block, at, number), at=0)


def block_of(card: int, block: tuple[int, ...]) -> tuple[AnyEffect, ...]:
    """Return the effects that a path through "if" and "choose" leads to."""
    effects = CARDS[card].effects
    for step, branch in zip(block[::2], block[1::2], strict=True):
        effect = effects[step]
        if isinstance(effect, Choose):
            effects = effect.one_of[branch]
        elif isinstance(effect, If):
            effects = (effect.then, effect.otherwise)[branch]
    return effects


def holds(condition: str, position: Copycat, actor: int) -> bool:
    if condition == "poorest":
        return position.coins[actor] == min(position.coins)
    return not position.hands[actor]


def gain(position: Copycat, seat: int, coins: int, out: Out) -> None:
    position.coins[seat] += coins
    out.append(Event("gains", {"seat": seat, "coins": coins}, EVERYONE))


@dataclass(slots=True)
class ChooseOne(Frame):
    """The actor chooses a branch; the card goes on with it."""

    actor: int
    branches: int

    def asked(self, position: Copycat) -> tuple[int, ...]:
        return ONE[self.actor]

    def options(self, position: Copycat, seat: int) -> Sequence[Action]:
        return CHOOSE[: self.branches]

    def answer(self, position: Copycat, seat: int, action: Action, out: Out) -> None:
        out.append(Event("chooses", {"seat": seat, "branch": action.arg}, EVERYONE))
        position.end(action.arg - 1, out)


@dataclass(slots=True)
class CopyCard(Frame):
    """The actor carries out a card of the row that was not used this turn; without one, nothing."""

    actor: int
    used: tuple[int, ...]

    def asked(self, position: Copycat) -> tuple[int, ...]:
        return ONE[self.actor] if self.options(position, self.actor) else NOBODY_ASKED

    def options(self, position: Copycat, seat: int) -> Sequence[Action]:
        return [ACTIONS.get("copy", card) for card in sorted(set(position.row) - set(self.used))]

    def answer(self, position: Copycat, seat: int, action: Action, out: Out) -> None:
        out.append(Event("copies", {"seat": seat, "card": action.arg}, EVERYONE))
        position.become(CarryOut(seat, action.arg, (*self.used, action.arg), (), 0))


@dataclass(slots=True)
class StealFrom(Frame):
    """The actor takes coins from somebody who has any; if nobody has, nothing."""

    actor: int
    coins: int

    def asked(self, position: Copycat) -> tuple[int, ...]:
        return ONE[self.actor] if self.options(position, self.actor) else NOBODY_ASKED

    def options(self, position: Copycat, seat: int) -> Sequence[Action]:
        return [
            ACTIONS.get("from", rival)
            for rival, coins in enumerate(position.coins)
            if rival != seat and coins
        ]  # fmt: skip

    def answer(self, position: Copycat, seat: int, action: Action, out: Out) -> None:
        taken = min(self.coins, position.coins[action.arg])
        position.coins[action.arg] -= taken
        out.append(Event("steals", {"seat": seat, "from": action.arg, "coins": taken}, EVERYONE))
        gain(position, seat, taken, out)
        position.end(None, out)


@dataclass(slots=True)
class DrawCards(Frame):
    """Chance gives the actor cards, as long as there are any."""

    actor: int
    count: int

    def asked(self, position: Copycat) -> tuple[int, ...]:
        return CHANCE_ASKED if self.count and self.options(position, CHANCE) else NOBODY_ASKED

    def options(self, position: Copycat, seat: int) -> Sequence[Action]:
        return [action for action in ACTIONS.all("card") if position.undrawn(action.arg)]

    def weights(self, position: Copycat) -> Sequence[int]:
        return [position.undrawn(action.arg) for action in self.options(position, CHANCE)]

    def answer(self, position: Copycat, seat: int, action: Action, out: Out) -> None:
        position.hands[self.actor] = tuple(sorted((*position.hands[self.actor], action.arg)))
        out.append(Event("you-draw", {"card": action.arg}, only(self.actor)))
        out.append(Event("draws", {"seat": self.actor}, but(self.actor)))
        position.become(replace(self, count=self.count - 1))


@dataclass(slots=True)
class DrawUp(Frame):
    """Draw back to a full hand."""

    seat: int

    def run(self, position: Copycat, out: Out) -> None:
        position.become(DrawCards(self.seat, max(0, HAND - len(position.hands[self.seat]))))


# Effects ----------------------------------------------------------------------

Do = Callable[[Copycat, Any, CarryOut, Out], None]

EFFECTS: Final[dict[type[Any], Do]] = complete(
    AnyEffect,
    {
        Gain: lambda position, effect, card, out: gain(position, card.actor, effect.coins, out),
        Steal: lambda position, effect, card, out: position.call(StealFrom(card.actor, effect.coins)),
        Draw: lambda position, effect, card, out: position.call(DrawCards(card.actor, effect.cards)),
        Copy: lambda position, effect, card, out: position.call(CopyCard(card.actor, card.used)),
        Choose: lambda position, effect, card, out: position.call(ChooseOne(card.actor, len(effect.one_of))),
        If: lambda position, effect, card, out: position.call(
            card.branch(effect, 0 if holds(effect.condition, position, card.actor) else 1)
        ),
    },
)

# Views ------------------------------------------------------------------------

AUDIENCE: Final = AudienceTable(
    Copycat,
    {"hands": OWNER, **for_all("row coins next")},
    {
        Turns: "",
        Turn: "seat",
        CarryOut: "actor card used block at",
        ChooseOne: "actor branches",
        CopyCard: "actor used",
        StealFrom: "actor coins",
        DrawCards: "actor count",
        DrawUp: "seat",
    },
)


class CopycatGame(Game[Copycat]):
    """A card that copies a card, which may copy a card."""

    id: ClassVar[str] = "copycat"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options_type: ClassVar[type[GameOptions]] = CopycatOptions
    actions: ClassVar[ActionTable] = ACTIONS
    decision_bound: ClassVar[int] = 150

    content = content_hash(PACK)

    def begin(self, options: GameOptions, out: Out) -> Copycat:
        seats = options.players
        position = Copycat(seats)
        position.call(Turns())
        for seat in range(seats):
            position.call(DrawUp(seat))
        settle(position, out)
        return position

    def view(self, position: Copycat, seat: int) -> View:
        return AUDIENCE.view(position, seat)

    def redeal(self, view: View, rng: random.Random) -> Copycat:
        seen = [*view["row"], *(view["hands"][view["seat"]] if view["seat"] < len(view["hands"]) else ())]
        unseen = [card for card in CARDS for _ in range(COPIES - seen.count(card))]
        rng.shuffle(unseen)
        position = Copycat(len(view["hands"]))
        AUDIENCE.restore(view, position)
        position.hands = [
            tuple(hand) if seat == view["seat"] else tuple(sorted([unseen.pop() for _ in hand]))
            for seat, hand in enumerate(view["hands"])
        ]
        return position

    def winners(self, position: Copycat) -> tuple[int, ...]:
        if not position.over:
            return ()
        best = max(position.coins)
        return tuple([seat for seat, coins in enumerate(position.coins) if coins == best])

    def check(self, position: Copycat) -> None:
        assert all([position.undrawn(card) >= 0 for card in CARDS]), "there are more cards than were printed"
        assert min(position.coins) >= 0, f"coins below zero: {position.coins}"
