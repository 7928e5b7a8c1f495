"""Tables in play: everything that can happen there, done by one method, written down, and done again.

`play` makes up a game with undo by consent, stand-ins, talk, notes, and people who come and go. The script
that comes of it can be played again by a `World`, or another one that was made from it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.engine.play import options
from polnoc.engine.seats import CHANCE, EVERYONE, WATCHER, only
from polnoc.games import find_game
from polnoc.store import Message, secret_hash
from polnoc.table.parts import note_mark
from polnoc.table.rooms import PERSON, Room, RoomSeat, Settings
from tests.conformance.lines import varied_options

T = TypeVar("T")

DUCHY: Final = find_game("duchy")
NAMES: Final = ("Ala", "Bartek", "Celina <b>", "Dora & Co.")
STAND_IN: Final = "regular"

#: What happens beside answers, and in how many of a hundred cases it is tried.
EXTRAS: Final = {"undo": 6, "say": 3, "team": 3, "note": 3, "stand-in": 2, "return": 4, "come": 2, "leave": 2}


class Leak(AssertionError):
    """Somebody can tell two worlds apart that are alike to him, or was sent what he must not have."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed before a game."""

    chosen: GameOptions
    players: int
    settings: Settings
    seed: Seed
    id: str = "23456789abcdefgh"

    @property
    def eyes(self) -> tuple[int, ...]:
        """Everybody who looks on."""
        return (*range(self.players), WATCHER)

    def secret(self, seat: int) -> str:
        """What holds a seat."""
        return f"secret-of-seat-{seat}-of-{self.id}"


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that happened, what chance answered in consequence, and how many answers it took back."""

    kind: str
    seat: int
    text: str = ""
    chances: tuple[Action, ...] = ()
    back: int = 0


@dataclass(frozen=True, slots=True)
class Script:
    """A game from its beginning. `deal` is what chance answered before anybody did anything."""

    terms: Terms
    deal: tuple[Action, ...]
    deeds: tuple[Deed, ...]


class Fate(Streams):
    """Chance as it is written, or, where nothing is written, as the seed has it; and what it answered."""

    def __init__(self, seed: Seed, written: Sequence[Action] | None) -> None:
        super().__init__(seed)
        self.match: Match
        self.written = None if written is None else list(written)
        self.answered: list[Action] = []

    def pick(self, stream: str, outcomes: int, weights: Sequence[int] | None = None) -> int:
        offered = options(self.match.position, CHANCE)
        if self.written is None:
            picked = super().pick(stream, outcomes, weights)
        else:
            picked = offered.index(self.written.pop(0))
        self.answered.append(offered[picked])
        return picked


def fated_match(terms: Terms, fate: Fate) -> Match:
    """A match whose chance is in the hands of `fate`, from the first card on."""
    match = Match(DUCHY, terms.chosen, terms.seed)
    fate.match = match
    match._streams = fate
    match.events.clear()
    match.chances = 0
    match.position = DUCHY.begin(terms.chosen, match.events)
    match._answer_chance(match.asked)
    return match


class World:
    """A room in which a script is played. Without a deal, chance is free."""

    def __init__(self, terms: Terms, deal: Sequence[Action] | None = None) -> None:
        self.terms = terms
        self.fate = Fate(terms.seed, deal)
        seats = [
            RoomSeat(NAMES[seat], PERSON, secret_hash(terms.secret(seat))) for seat in range(terms.players)
        ]
        self.room = Room(terms.id, fated_match(terms, self.fate), seats, terms.settings)
        self.deal = tuple(self.fate.answered)
        #: Asks a bot for the answer of its seat; without it, its answers are given as people's are.
        self.let_bot: Callable[[Room, Deed], None] | None = None
        self._pages: list[tuple[int, asyncio.Event]] = []

    def do(self, deed: Deed) -> Deed:
        """Let it happen; the same deed with what came of it."""
        if self.fate.written is not None:
            self.fate.written = list(deed.chances)
        self.fate.answered = []
        steps = len(self.room.match.steps)
        DOING[deed.kind](self, deed)
        assert not self.fate.written, f"chance was not asked after {deed}"
        back = steps - len(self.room.match.steps) if deed.kind != "answer" else 0
        return replace(deed, chances=tuple(self.fate.answered), back=back)

    def answer(self, deed: Deed) -> None:
        room, seat = self.room, deed.seat
        if self.let_bot is not None and room.seats[seat].played_by != PERSON:
            self.let_bot(room, deed)
            return
        at_once(room.answer(seat, room.token(seat), room.key(seat), deed.text))

    def undo(self, deed: Deed) -> None:
        if not at_once(self.room.undo(deed.seat, f"u{self.room.key(deed.seat)}")):
            raise Leak(f"{deed} was possible in the first world, and is not in this one")

    def reply(self, deed: Deed) -> None:
        key = f"r{self.room.key(deed.seat)}"
        if not at_once(self.room.reply_to_undo(deed.seat, key, deed.text == "yes")):
            raise Leak(f"{deed} was asked for in the first world, and is not in this one")

    def say(self, deed: Deed) -> None:
        room, number = self.room, len(self.room.messages) + 1
        key = f"{note_mark(room, deed.seat) if deed.kind == 'note' else 'said-'}{number}"
        audience = {"say": EVERYONE, "team": only(*room.side_of(deed.seat)), "note": only(deed.seat)}
        room.messages.append(
            Message(
                kind=deed.kind,
                seat=deed.seat,
                audience=audience[deed.kind],
                text=deed.text,
                seq=number,
                key=key,
                at=number,
            )
        )
        room.tell()

    def seat(self, deed: Deed) -> None:
        """A bot takes a seat over, or gives it back."""
        room, who = self.room, self.room.seats[deed.seat]
        by = STAND_IN if deed.kind == "stand-in" else PERSON
        room.seats[deed.seat] = RoomSeat(who.name, by, who.secret_hash)
        room.tell()

    def come(self, deed: Deed) -> None:
        page = asyncio.Event()
        self.room.listen(deed.seat, page)
        self._pages.append((deed.seat, page))

    def leave(self, deed: Deed) -> None:
        page = next(page for page in self._pages if page[0] == deed.seat)
        self._pages.remove(page)
        self.room.leave(*page)

    @property
    def here(self) -> list[int]:
        """The seats that have a page open."""
        return [seat for seat, _ in self._pages]


DOING: Final = {
    "answer": World.answer,
    "undo": World.undo,
    "reply": World.reply,
    "say": World.say,
    "team": World.say,
    "note": World.say,
    "stand-in": World.seat,
    "return": World.seat,
    "come": World.come,
    "leave": World.leave,
}


def at_once(doing: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that waits for nothing."""
    try:
        doing.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("this had to wait")


# Making up a game -------------------------------------------------------------------


def some_terms(number: int) -> Terms:
    """The terms of game number so and so: two to four players, other options and settings each time."""
    rng = random.Random(f"terms {number}")
    players = 2 + number % 3
    chosen = varied_options(DUCHY, players, rng) if number > 2 else DUCHY.read_options({"players": players})
    settings = Settings(
        way=rng.choice(("online", "online", "phones", "screen")),
        aids=rng.random() < 0.5,
        hints=rng.random() < 0.5,
        listed=True,
    )
    return Terms(chosen, players, settings, Seed.simulated(number))


@dataclass(slots=True)
class Playing:
    """A game that is being made up."""

    world: World
    rng: random.Random
    extras: Mapping[str, int] = field(default_factory=lambda: EXTRAS)
    deeds: list[Deed] = field(default_factory=list)

    def one(self) -> Deed | None:
        """What happens next; None once the game is over."""
        if self.world.room.match.over:
            return None
        wanted = self._extra() or self._answer()
        done = self.world.do(wanted)
        self.deeds.append(done)
        return done

    def script(self) -> Script:
        return Script(self.world.terms, self.world.deal, tuple(self.deeds))

    def _answer(self) -> Deed:
        room, rng = self.world.room, self.rng
        seat = rng.choice(room.match.asked)
        offered = room.match.options(seat)
        # Guesses end rounds: using cards as often as not makes them long enough to be about something.
        using = [action for action in offered if action.verb == "use"]
        action = using[0] if using and rng.random() < 0.6 else rng.choice(offered)
        return Deed("answer", seat, action.short)

    def _extra(self) -> Deed | None:
        kind = self._kind()
        seats = self._who_may(kind)
        if not seats:
            return None
        text = self.rng.choice(("yes", "yes", "no")) if kind == "reply" else f"{kind} {self.rng.random()} <i>"
        return Deed(kind, self.rng.choice(seats), text)

    def _kind(self) -> str:
        if self.world.room.request is not None and self.rng.random() < 0.7:
            return "reply"
        left = self.rng.random() * 100
        for kind, share in self.extras.items():
            left -= share
            if left < 0:
                return kind
        return "answer"

    def _who_may(self, kind: str) -> list[int]:
        room = self.world.room
        seats = range(len(room.seats))
        if kind == "reply":
            return sorted(room.request.waiting) if room.request is not None else []
        if kind == "undo":
            return [seat for seat in seats if room.may_undo(seat) or room.may_ask_undo(seat)]
        if kind == "stand-in":
            others = [seat for seat in seats if room.seats[seat].played_by == PERSON]
            return others if len(others) > 1 else []
        if kind == "return":
            return [seat for seat in seats if room.seats[seat].stands_in]
        if kind in ("come", "leave"):
            return [seat for seat in seats if (seat in self.world.here) == (kind == "leave")]
        return [*seats] if kind != "answer" else []


def play(
    number: int,
    most: int,
    prepare: Callable[[Terms], Terms] | None = None,
    extras: Mapping[str, int] = EXTRAS,
) -> Script:
    """A game made up, at most so many deeds long.

    The answer that ends it is left out: after that nothing is secret any more.
    """
    terms = some_terms(number)
    world = World(prepare(terms) if prepare else terms)
    playing = Playing(world, random.Random(f"deeds {number}"), extras)
    while len(playing.deeds) < most and playing.one() is not None:
        pass
    if world.room.match.over:
        playing.deeds.pop()
    return playing.script()
