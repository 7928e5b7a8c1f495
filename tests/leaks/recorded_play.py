"""Play at a table with everything that can happen there, recorded so that it can be repeated.

`play` makes up a game of any rules, with undo by consent, stand-ins, chat, notes, marks, and people who come
and go. A `World` can replay the resulting script, or another one made from it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, TypeVar

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.engine.play import options
from polnoc.engine.seats import CHANCE, EVERYONE, WATCHER, only
from polnoc.games import package_of
from polnoc.store import Message, secret_hash
from polnoc.table.layout import Reader, words_for
from polnoc.table.marks import MARKS, markable, marked, marks_key
from polnoc.table.page_folds import note_key_prefix
from polnoc.table.presence import Presence
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from tests.conformance.lines_of_play import brief_options, varied_options

T = TypeVar("T")

NAMES: Final = ("Ala", "Bartek", "Celina <b>", "Dora & Co.")
STAND_IN: Final = "regular"

#: What happens besides answers, and the percentage of cases in which it is tried.
EXTRAS: Final = {
    "undo": 6, "say": 3, "team": 3, "note": 3, "mark": 2, "stand-in": 2, "return": 4, "come": 2, "leave": 2,
}  # fmt: skip


class Leak(AssertionError):
    """Somebody can tell apart two worlds that should be alike to them, or was sent a secret."""


class NotPossible(Exception):
    """An act was possible in the first world and is not in this one."""


class Who(NamedTuple):
    """The reader of a page: at a seat or as a watcher; the host of the table reads a little more."""

    seat: int
    host: bool = False

    def __str__(self) -> str:
        seat = "a watcher" if self.seat == WATCHER else f"seat {self.seat}"
        return f"{seat}, who is the host" if self.host else seat


#: The host's secret at a table that no store has created.
HOST_SECRET: Final = "secret-of-the-host"


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed before a game. The host sits at the seat `host`, or is a watcher."""

    game: AnyGame
    chosen: GameOptions
    players: int
    settings: Settings
    seed: Seed
    host: int
    host_secret: str = HOST_SECRET
    id: str = "23456789abcdefgh"

    @property
    def readers(self) -> tuple[Who, ...]:
        """Every reader: each seat, a stranger who only watches, the host who does not sit."""
        seated = [Who(seat, seat == self.host) for seat in range(self.players)]
        return (*seated, Who(WATCHER), *([Who(WATCHER, True)] if self.host == WATCHER else []))

    def secret(self, seat: int) -> str:
        """Return the secret that holds a seat."""
        return f"secret-of-seat-{seat}-of-{self.id}"

    def seats(self) -> list[RoomSeat]:
        """Return a person for every seat."""
        held = [secret_hash(self.secret(seat)) for seat in range(self.players)]
        return [RoomSeat(NAMES[seat], PERSON, hashed) for seat, hashed in enumerate(held)]


@dataclass(frozen=True, slots=True)
class TableAct:
    """One thing that happened, the chance outcomes that followed, and which answers it undid.

    Those are indices into the answers that stood before.
    """

    kind: str
    seat: int
    text: str = ""
    chances: tuple[Action, ...] = ()
    back: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Script:
    """A game from its beginning. `deal` holds the chance outcomes before anybody acted."""

    terms: Terms
    deal: tuple[Action, ...]
    acts: tuple[TableAct, ...]


class Fate(Streams):
    """Chance as scripted or, beyond the script, from the seed; and its outcomes."""

    def __init__(self, seed: Seed, written: Sequence[Action] | None) -> None:
        super().__init__(seed)
        self.match: Match
        self.written = None if written is None else list(written)
        self.answered: list[Action] = []
        #: All outcomes that were not undone, as indices of options.
        self._picked: list[int] = []

    def again(self, counts: dict[str, int]) -> Streams:
        return RecordedChance(self._picked[counts.get("all", 0) :])

    def pick(self, stream: str, outcomes: int, weights: Sequence[int] | None = None) -> int:
        offered = options(self.match.position, CHANCE)
        if self.written is None:
            picked = super().pick(stream, outcomes, weights)
        else:
            picked = offered.index(self.written.pop(0))
        self.answered.append(offered[picked])
        before = self.counts.get("all", 0)
        self.counts["all"] = before + 1
        self._picked[before:] = [picked]
        return picked


class RecordedChance(Streams):
    """Chance that repeats recorded outcomes."""

    def __init__(self, picked: Sequence[int]) -> None:
        super().__init__(Seed.simulated(0))
        self._picked = iter(picked)

    def pick(self, stream: str, outcomes: int, weights: Sequence[int] | None = None) -> int:
        return next(self._picked)


def fated_match(terms: Terms, fate: Fate) -> Match:
    """Return a match whose chance is controlled by `fate`, from the first card on."""
    match = Match(terms.game, terms.chosen, terms.seed)
    fate.match = match
    match._streams = fate
    match.events.clear()
    match.chances = 0
    match.position = terms.game.begin(terms.chosen, match.events)
    match._answer_chance(match.asked)
    return match


def standing_clock() -> float:
    """A clock that shows the same time in all worlds, however long each takes."""
    return 1_000_000.0


class World:
    """A room in which a script is played. Without a deal, chance is free."""

    def __init__(self, terms: Terms, deal: Sequence[Action] | None = None) -> None:
        self.terms = terms
        self.fate = Fate(terms.seed, deal)
        self.room = Room(terms.id, fated_match(terms, self.fate), terms.seats(), terms.settings)
        # Its clock is frozen: whoever never came is away, whoever left has just left, bots wait.
        self.room.presence = Presence(standing_clock)
        self.room.presence.opened = 0.0
        self.deal = tuple(self.fate.answered)
        #: Asks a bot for its seat's answer; without it, bots' answers are given as people's are.
        self.let_bot: Callable[[Room, TableAct], None] | None = None
        self._pages: list[tuple[int, asyncio.Event]] = []

    def do(self, act: TableAct) -> TableAct:
        """Apply an act; return it with its outcome."""
        if self.fate.written is not None:
            self.fate.written = list(act.chances)
        self.fate.answered = []
        stood = self._standing()
        DOING[act.kind](self, act)
        assert not self.fate.written, f"chance was not asked after {act}"
        back = missing_from(stood, self._standing()) if act.kind != "answer" else ()
        return replace(act, chances=tuple(self.fate.answered), back=back)

    def _standing(self) -> list[tuple[int, Action]]:
        """Return the answers that have not been undone."""
        return [(step.seat, step.action) for step in self.room.match.steps]

    def answer(self, act: TableAct) -> None:
        room, seat = self.room, act.seat
        if self.let_bot is not None and room.seats[seat].played_by != PERSON:
            self.let_bot(room, act)
            return
        at_once(room.answer(seat, room.token(seat), room.key(seat), act.text))

    def undo(self, act: TableAct) -> None:
        if act.text and act.text != self.way_to_undo(act.seat):
            raise NotPossible(act)
        if not at_once(self.room.undo(act.seat, f"u{self.room.key(act.seat)}")):
            raise NotPossible(act)

    def way_to_undo(self, seat: int) -> str:
        """Return how a seat may undo something: freely, by asking the others, or not at all (empty)."""
        return "free" if self.room.may_undo(seat) else "ask" if self.room.may_ask_undo(seat) else ""

    def reply(self, act: TableAct) -> None:
        key = f"r{self.room.key(act.seat)}"
        if not at_once(self.room.reply_to_undo(act.seat, key, act.text == "yes")):
            raise NotPossible(act)

    def say(self, act: TableAct) -> None:
        room, number = self.room, len(self.room.messages) + 1
        key = f"{note_key_prefix(room, act.seat) if act.kind == 'note' else 'said-'}{number}"
        audience = {"say": EVERYONE, "team": only(*room.side_of(act.seat)), "note": only(act.seat)}
        room.messages.append(
            Message(
                kind=act.kind,
                seat=act.seat,
                audience=audience[act.kind],
                text=act.text,
                seq=number,
                key=key,
                at=number,
            )
        )
        room.tell()

    def mark(self, act: TableAct) -> None:
        """Mark a piece for the seat's side, if allowed; all marks of a side are one message."""
        room, pieces = self.room, pieces_to_mark(self.room, act.seat)
        if not pieces:
            return
        new = marked(room, act.seat, act.text or pieces[0])
        key = marks_key(room, act.seat)
        kept = [message.seq for message in room.messages if message.key == key]
        seq = kept[0] if kept else len(room.messages) + 1
        message = Message(
            kind=MARKS, seat=new.seat, audience=new.audience, text=new.text, seq=seq, key=key, at=seq
        )
        room.messages[seq - 1 : seq] = [message]
        room.tell()

    def seat(self, act: TableAct) -> None:
        """Let a bot take a seat over, or give it back."""
        room, who = self.room, self.room.seats[act.seat]
        by = STAND_IN if act.kind == "stand-in" else PERSON
        room.seats[act.seat] = RoomSeat(who.name, by, who.secret_hash)
        room.tell()

    def come(self, act: TableAct) -> None:
        page = asyncio.Event()
        self.room.listen(act.seat, page)
        self._pages.append((act.seat, page))

    def leave(self, act: TableAct) -> None:
        page = next(page for page in self._pages if page[0] == act.seat)
        self._pages.remove(page)
        self.room.leave(*page)

    @property
    def here(self) -> list[int]:
        """Return the seats that have a page open."""
        return [seat for seat, _ in self._pages]


DOING: Final = {
    "answer": World.answer,
    "undo": World.undo,
    "reply": World.reply,
    "say": World.say,
    "team": World.say,
    "note": World.say,
    "mark": World.mark,
    "stand-in": World.seat,
    "return": World.seat,
    "come": World.come,
    "leave": World.leave,
}


def missing_from(before: Sequence[object], after: Sequence[object]) -> tuple[int, ...]:
    """Return the indices of those items in the first list that the second has left out.

    >>> missing_from(["a", "b", "c"], ["a", "c"])
    (1,)
    """
    left, missing = list(after), []
    for number, one in enumerate(before):
        if left and left[0] == one:
            left.pop(0)
        else:
            missing.append(number)
    assert not left, f"{left} was not there before"
    return tuple(missing)


def has_marks(game: AnyGame) -> bool:
    """Whether anything can be marked on a game's board."""
    return package_of(game).marks() is not None


def pieces_to_mark(room: Room, seat: int) -> list[str]:
    """Return the pieces of the board that a seat may mark, in games that have marks."""
    return sorted(markable(room, seat, words_for(room, Reader("en", seat=seat))))


def at_once(doing: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine that waits for nothing."""
    try:
        doing.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("this had to wait")


# Making up a game -------------------------------------------------------------------


def some_terms(game: AnyGame, number: int) -> Terms:
    """Return the terms of the given game: the number selects players, options, settings and host."""
    rng = random.Random(f"terms {game.id} {number}")
    players = game.players[number % len(game.players)]
    chosen = brief_options(game, players)
    if number >= len(game.players):
        chosen = varied_options(game, players, rng)
    settings = Settings(
        way=rng.choice(("online", "online", "phones", "screen")) if players > 1 else "solo",
        aids=rng.random() < 0.5,
        hints=number % 3 < 2,
        listed=True,
        host=secret_hash(HOST_SECRET),
    )
    seed = Seed(rng.randbytes(32).hex())
    return Terms(game, chosen, players, settings, seed, host=rng.choice((*range(players), WATCHER)))


@dataclass(slots=True)
class Playing:
    """A game that is being made up."""

    world: World
    rng: random.Random
    extras: Mapping[str, int] = field(default_factory=lambda: EXTRAS)
    acts: list[TableAct] = field(default_factory=list)

    def one(self) -> TableAct | None:
        """Return what happens next; None once the game is over."""
        if self.world.room.match.over:
            return None
        wanted = self._extra() or self._answer()
        done = self.world.do(wanted)
        self.acts.append(done)
        return done

    def script(self) -> Script:
        return Script(self.world.terms, self.world.deal, tuple(self.acts))

    def _answer(self) -> TableAct:
        room, rng = self.world.room, self.rng
        seat = rng.choice(room.match.asked)
        offered = room.match.options(seat)
        if rng.random() < 0.5:  # many answers of one kind must not crowd out the few that do something else
            verb = rng.choice(sorted({action.verb for action in offered}))
            offered = [action for action in offered if action.verb == verb]
        return TableAct("answer", seat, rng.choice(offered).short)

    def _extra(self) -> TableAct | None:
        kind = self._kind()
        seats = self._who_may(kind)
        if not seats:
            return None
        seat = self.rng.choice(seats)
        return TableAct(kind, seat, self._text(kind, seat))

    def _text(self, kind: str, seat: int) -> str:
        if kind == "reply":
            return self.rng.choice(("yes", "yes", "no"))
        if kind == "undo":
            return self.world.way_to_undo(seat)
        if kind == "mark":
            return self.rng.choice(pieces_to_mark(self.world.room, seat))
        return f"{kind} {self.rng.random()} <i>"

    def _kind(self) -> str:
        if self.world.room.undos.request is not None and self.rng.random() < 0.7:
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
            return sorted(room.undos.request.waiting) if room.undos.request is not None else []
        if kind == "undo":
            return [seat for seat in seats if self.world.way_to_undo(seat)]
        if kind == "stand-in":
            others = [seat for seat in seats if room.seats[seat].played_by == PERSON]
            return others if len(others) > 1 else []
        if kind == "return":
            return [seat for seat in seats if room.seats[seat].stands_in]
        if kind == "mark":
            return [seat for seat in seats if pieces_to_mark(room, seat)]
        if kind in ("come", "leave"):
            return [seat for seat in seats if (seat in self.world.here) == (kind == "leave")]
        return [*seats] if kind != "answer" else []


def play(
    game: AnyGame,
    number: int,
    most: int,
    prepare: Callable[[Terms], Terms] | None = None,
    extras: Mapping[str, int] = EXTRAS,
) -> Script:
    """Make up a game of at most this many acts.

    The answer that ends it is left out, because nothing is secret after that.
    """
    terms = some_terms(game, number)
    world = World(prepare(terms) if prepare else terms)
    playing = Playing(world, random.Random(f"acts {game.id} {number}"), extras)
    while len(playing.acts) < most and playing.one() is not None:
        pass
    if world.room.match.over:
        playing.acts.pop()
    return playing.script()
