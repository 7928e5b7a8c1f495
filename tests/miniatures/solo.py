"""One player against a script, with dice that are bought by discarding cards.

A corridor of five rooms, the exit at one end, a killer at the other, victims between. A turn: play cards from
a hand of six, each with a roll of two dice; a die that shows "almost" may be turned into a success for one
more card. Then the script says what the killer does. At any time of the turn, also in the middle of a walk or
of a roll, victims in the exit room may be let out.

Wound the killer three times before it has wounded you three times and before the script of ten cards runs
out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Final

import msgspec

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions
from polnoc.engine.play import settle
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE, CHANCE_ASKED, EVERYONE, NOBODY_ASKED, ONE
from polnoc.engine.views import AudienceTable, View, for_all

HEROINE: Final = 0
EXIT, LAST_ROOM = 1, 5
WALK, STRIKE, REST = CARDS = (1, 2, 3)
HAND: Final = (WALK, WALK, STRIKE, STRIKE, REST, REST)
#: Faces of a die and how often each is on it.
NOTHING, ALMOST, SUCCESS = 0, 1, 2
FACES: Final = (3, 2, 1)
#: The script: prowl, rage, rest; and how many cards of each.
PROWL, RAGE, LULL = 0, 1, 2
SCRIPT: Final = (5, 3, 2)

ACTIONS: Final = ActionTable(
    [
        Verb("end"),
        Verb("enough"),
        Verb("stop"),
        Verb("rescue"),  # at any time, in the exit room
        Verb("play", CARDS),
        Verb("pay", CARDS),  # discard this card for a success
        Verb("step", range(EXIT, LAST_ROOM + 1)),
        Verb("die", range(len(FACES)), chance=True),
        Verb("script", range(len(SCRIPT)), chance=True),
    ]
)
END, ENOUGH, STOP, RESCUE = (ACTIONS.get(verb) for verb in ("end", "enough", "stop", "rescue"))
STEP: Final = {action.arg: action for action in ACTIONS.all("step")}


class SoloOptions(GameOptions, frozen=True):
    """Options of a game for one."""

    players: Annotated[int, msgspec.Meta(ge=1, le=1)] = 1


class Solo(Position):
    """A house with victims in it, and a killer."""

    def __init__(self) -> None:
        super().__init__()
        self.room = 2
        self.health = 3
        self.hand: tuple[int, ...] = ()
        self.killer: int = LAST_ROOM
        self.killer_health = 3
        #: The number of victims in each room.
        self.victims = [0, 0, 1, 2, 1, 0]
        self.rescued = 0
        #: Cards left of each kind: the script has no order until drawn.
        self.script = list(SCRIPT)

    __slots__ = slots_of(__init__)

    @property
    def decided(self) -> bool:
        return self.health == 0 or self.killer_health == 0


class AtAnyTime(Frame):
    """A rule of the heroine's turn: besides its own `choices` it always offers the rescue."""

    __slots__ = ()

    def asked(self, position: Solo) -> tuple[int, ...]:
        return ONE[HEROINE]

    def options(self, position: Solo, seat: int) -> Sequence[Action]:
        at_exit = position.room == EXIT and position.victims[EXIT]
        return [*self.choices(position), RESCUE] if at_exit else self.choices(position)

    def answer(self, position: Solo, seat: int, action: Action, out: Out) -> None:
        if action is RESCUE:
            position.victims[EXIT] -= 1
            position.rescued += 1
            out.append(Event("rescues", {}, EVERYONE))
        else:
            self.chosen(position, action, out)

    def why_not(self, position: Solo, seat: int, action: Action) -> Refusal:
        if action is RESCUE:
            return Refusal("SOLO-RESCUE", "refused-nobody-at-exit", {"room": position.room})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})

    def choices(self, position: Solo) -> list[Action]:
        raise NotImplementedError

    def chosen(self, position: Solo, action: Action, out: Out) -> None:
        raise NotImplementedError


@dataclass(slots=True)
class Turns(Frame):
    """The heroine, then the killer, until the game is decided."""

    def run(self, position: Solo, out: Out) -> None:
        if position.decided or not any(position.script):
            position.end(None, out)
            return
        position.hand = HAND
        position.call(KillerTurn())
        position.call(HeroineTurn())


@dataclass(slots=True)
class HeroineTurn(AtAnyTime):
    """Play cards, one after another."""

    def asked(self, position: Solo) -> tuple[int, ...]:
        return NOBODY_ASKED if position.decided else ONE[HEROINE]

    def choices(self, position: Solo) -> list[Action]:
        cards = set(position.hand)
        if position.killer != position.room:
            cards.discard(STRIKE)
        return [END, *[ACTIONS.get("play", card) for card in sorted(cards)]]

    def chosen(self, position: Solo, action: Action, out: Out) -> None:
        if action is END:
            position.end(None, out)
            return
        discard(position, action.arg)
        out.append(Event("plays", {"card": action.arg}, EVERYONE))
        position.call(Effect(action.arg))
        position.call(Roll(2, ()))


@dataclass(slots=True)
class Roll(Frame):
    """Dice, one by one; then the ones that are almost a success may be bought."""

    left: int
    dice: tuple[int, ...]

    def asked(self, position: Solo) -> tuple[int, ...]:
        return CHANCE_ASKED if self.left else NOBODY_ASKED

    def options(self, position: Solo, seat: int) -> Sequence[Action]:
        return ACTIONS.all("die")

    def weights(self, position: Solo) -> Sequence[int]:
        return FACES

    def answer(self, position: Solo, seat: int, action: Action, out: Out) -> None:
        out.append(Event("rolls", {"face": action.arg}, EVERYONE))
        position.become(Roll(self.left - 1, (*self.dice, action.arg)))

    def run(self, position: Solo, out: Out) -> None:
        position.become(Buy(self.dice.count(SUCCESS), self.dice.count(ALMOST)))


@dataclass(slots=True)
class Buy(AtAnyTime):
    """Pay a card for any die that is `almost` a success, as often as one likes."""

    successes: int
    almost: int

    def asked(self, position: Solo) -> tuple[int, ...]:
        return ONE[HEROINE] if self.almost and position.hand else NOBODY_ASKED

    def choices(self, position: Solo) -> list[Action]:
        return [ENOUGH, *[ACTIONS.get("pay", card) for card in sorted(set(position.hand))]]

    def chosen(self, position: Solo, action: Action, out: Out) -> None:
        if action is ENOUGH:
            position.end(self.successes, out)
            return
        discard(position, action.arg)
        out.append(Event("pays", {"card": action.arg}, EVERYONE))
        position.become(Buy(self.successes + 1, self.almost - 1))

    def run(self, position: Solo, out: Out) -> None:
        position.end(self.successes, out)


@dataclass(slots=True)
class Effect(Frame):
    """What a card does with this many successes."""

    card: int

    def resume(self, position: Solo, result: object, out: Out) -> None:
        assert isinstance(result, int)
        if self.card == WALK:
            position.become(Walk(max(1, result)))
            return
        if self.card == STRIKE:
            position.killer_health = max(0, position.killer_health - result)
        else:
            position.health = min(3, position.health + result)
        out.append(Event("does", {"card": self.card, "successes": result}, EVERYONE))
        position.end(None, out)


@dataclass(slots=True)
class Walk(AtAnyTime):
    """Up to this many steps; one victim comes along, but never to the killer."""

    steps: int

    def asked(self, position: Solo) -> tuple[int, ...]:
        return ONE[HEROINE] if self.steps else NOBODY_ASKED

    def choices(self, position: Solo) -> list[Action]:
        rooms = (position.room - 1, position.room + 1)
        return [STOP, *[STEP[room] for room in rooms if room in STEP]]

    def chosen(self, position: Solo, action: Action, out: Out) -> None:
        if action is STOP:
            position.end(None, out)
            return
        if position.victims[position.room] and action.arg != position.killer:
            position.victims[position.room] -= 1
            position.victims[action.arg] += 1
        position.room = action.arg
        out.append(Event("steps", {"room": action.arg}, EVERYONE))
        position.become(replace(self, steps=self.steps - 1))


@dataclass(slots=True)
class KillerTurn(Frame):
    """The next card of the script; the killer hurts whoever it meets."""

    def asked(self, position: Solo) -> tuple[int, ...]:
        return NOBODY_ASKED if position.decided else CHANCE_ASKED

    def options(self, position: Solo, seat: int) -> Sequence[Action]:
        return [action for action in ACTIONS.all("script") if position.script[action.arg]]

    def weights(self, position: Solo) -> Sequence[int]:
        return [position.script[action.arg] for action in self.options(position, CHANCE)]

    def answer(self, position: Solo, seat: int, action: Action, out: Out) -> None:
        position.script[action.arg] -= 1
        out.append(Event("script", {"card": action.arg}, EVERYONE))
        for _ in range({PROWL: 1, RAGE: 2, LULL: 0}[action.arg]):
            prowl(position, out)
        position.end(None, out)


def prowl(position: Solo, out: Out) -> None:
    """Move one room towards the heroine; if the killer is already there, wound her."""
    if position.killer == position.room:
        position.health = max(0, position.health - 1)
        out.append(Event("wounds", {}, EVERYONE))
        return
    position.killer += 1 if position.room > position.killer else -1
    lost, position.victims[position.killer] = position.victims[position.killer], 0
    out.append(Event("prowls", {"room": position.killer, "victims": lost}, EVERYONE))


def discard(position: Solo, card: int) -> None:
    hand = list(position.hand)
    hand.remove(card)
    position.hand = tuple(hand)


AUDIENCE: Final = AudienceTable(
    Solo,
    for_all("room health hand killer killer_health victims rescued script"),
    {
        Turns: "",
        HeroineTurn: "",
        Roll: "left dice",
        Buy: "successes almost",
        Effect: "card",
        Walk: "steps",
        KillerTurn: "",
    },
)


class SoloGame(Game[Solo]):
    """One player against a script."""

    id: ClassVar[str] = "solo"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (1,)
    options_type: ClassVar[type[GameOptions]] = SoloOptions
    actions: ClassVar[ActionTable] = ACTIONS
    decision_bound: ClassVar[int] = 400

    def begin(self, options: GameOptions, out: Out) -> Solo:
        position = Solo()
        position.call(Turns())
        settle(position, out)
        return position

    def view(self, position: Solo, seat: int) -> View:
        return AUDIENCE.view(position, seat)

    def redeal(self, view: View, rng: random.Random) -> Solo:
        """Nothing is hidden: what has not been drawn is not decided yet."""
        position = Solo()
        AUDIENCE.restore(view, position)
        return position

    def winners(self, position: Solo) -> tuple[int, ...]:
        return ONE[HEROINE] if position.over and position.killer_health == 0 else ()

    def check(self, position: Solo) -> None:
        assert 0 <= position.health <= 3, f"health {position.health}"
        assert position.room in STEP, f"there is no room {position.room}"
        assert position.killer in STEP, f"there is no room {position.killer}"
        assert min(*position.victims, *position.script) >= 0, "less than nothing"
