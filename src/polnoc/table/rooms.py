"""Rooms: the tables that are in the memory of this process.

Every answer takes the same path: it is checked, then **stored durably, then
applied and shown**. A room has one lock, so answers are taken one by one; the
store's unique numbers and keys are the real guard if there are several processes.

A room is determined by its log: loading a table, following another process and
playing live all apply entries by the same method, `recall`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

from polnoc.engine.actions import Action, NotationError
from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal, promise_of
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Bookmark, Match, Step
from polnoc.engine.options import GameOptions
from polnoc.engine.refusals import Refused
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.records.entry_outcomes import entry_outcome
from polnoc.store import Message
from polnoc.store.values import now
from polnoc.table.clocks import NOBODY, TIME_CONTROLS, Clocks, Pause
from polnoc.table.cpu_time import RULES
from polnoc.table.log_entries import Entry, Kind
from polnoc.table.presence import Listener, Presence
from polnoc.table.presses import MOST_ANSWERS, SEPARATOR, LoggedPresses, continued_key
from polnoc.table.room_seats import FREE, PERSON, SEAT, RoomSeat
from polnoc.table.seed_parts import BadPromise, SeedParts, adding_seats, seating_of
from polnoc.table.table_settings import Settings
from polnoc.table.undo_requests import Undos, ask_take_back, has_answered, take_back

#: How many times an answer is attempted while other processes are faster.
TRIES: Final = 5


class Stale(Exception):
    """The question has changed since the page was shown. Nothing was done."""


class BadAnswer(ValueError):
    """An answer that cannot be read. Nothing was done."""

    def __init__(self, error: NotationError) -> None:
        super().__init__(str(error))
        self.error = error


class Stopped(Exception):
    """Only the first of several answers of one press could be given; `why` is about the next one."""

    def __init__(self, given: int, count: int, why: Stale | Refused) -> None:
        super().__init__(f"{given} of {count} answers were given")
        self.given = given
        self.count = count
        self.why = why


class NotPlayable(Exception):
    """The game at this table has not begun."""


@dataclass(slots=True)
class Setup:
    """A game that has not begun: nothing is dealt. `server` is the server's part of the seed."""

    game: AnyGame
    chosen: GameOptions
    server: Seed


class Course(NamedTuple):
    """The state of a room's game: everything that applying an entry can change."""

    playing: Match | Setup
    match: Bookmark | None
    undos: Undos
    seed_parts: SeedParts


#: Catches up with what other processes have stored; returns whether there was anything. Needs the lock.
Renew = Callable[["Room"], Awaitable[bool]]

#: Stores an entry durably; False if it was already stored, and the room has caught up with it.
#: Raises Stale, after catching up, if another process was first.
Persist = Callable[["Room", Entry], Awaitable[bool]]


async def forget(room: Room, entry: Entry) -> bool:
    """For tests: keep nothing."""
    return True


async def nothing_new(room: Room) -> bool:
    """The default where no other process can have stored anything."""
    return False


def no_reaction(room: Room) -> None:
    """The default where nothing has to react."""


@lru_cache(64)  # after a change, pages, buttons and bots of a table use the same view, one after another
def _view(match: Match, position: Position, viewer: int) -> View:
    """A view of a match at `position`, which is part of the cache key."""
    return match.view(viewer)


@dataclass(slots=True, eq=False)
class Room:
    """One table: the match, the seats, the messages, and the listeners."""

    id: str
    #: The game under way, or what is settled about it before it begins.
    playing: Match | Setup
    seats: list[RoomSeat]
    settings: Settings = field(default_factory=Settings)
    persist: Persist = forget
    renew: Renew = nothing_new
    #: Called whenever something was done: bots that are asked now answer, deadlines are kept.
    react: Callable[[Room], None] = no_reaction
    #: The revision of the table's settings in the store.
    revision: int = 0
    #: The number of entries in the log.
    version: int = 0
    #: Grows with every visible change.
    stamp: int = 0
    #: What was done under each key; every seat has its own keys.
    keys: dict[str, tuple[Kind, str]] = field(default_factory=dict)
    #: The number of log entries by each seat.
    acted: Counter[int] = field(default_factory=Counter)
    messages: list[Message] = field(default_factory=list)
    undos: Undos = field(default_factory=Undos)
    presses: LoggedPresses = field(default_factory=LoggedPresses)
    #: Whether the log already has the match's outcomes in the current form, so that the next continues them.
    told: bool = False
    #: Whether the log can no longer be replayed here: nothing may be done, and pages must reload.
    frozen: bool = False
    seed_parts: SeedParts = field(init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    presence: Presence = field(default_factory=Presence)
    #: How many entries each seat has made since the last event that a watcher was told.
    without_progress: Counter[int] = field(default_factory=Counter)
    #: How many answers stood when that last happened: to take one back and give it again is no progress.
    _reached: int = 0
    #: How long each seat may still take, where that is limited.
    clocks: Clocks | None = None
    #: By seat: the deadline that has passed and been handled. Below: the next one that the store has.
    handled_due: dict[int, int] = field(default_factory=dict)
    kept_due: int | None = None
    #: By seat: the version since which it has been asked. Below: the turn for which a notice was made.
    _asked_since: dict[int, int] = field(default_factory=dict)
    noticed: dict[int, int] = field(default_factory=dict)
    #: What pages cache for each kind of reader.
    page_cache: dict[object, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        playing = self.playing
        self.seed_parts = SeedParts(Deal(playing.seed if isinstance(playing, Match) else playing.server))

    # State --------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return self.playing.game

    @property
    def chosen(self) -> GameOptions:
        """The options of the game."""
        return self.playing.chosen

    @property
    def begun(self) -> bool:
        """Whether the game has been dealt."""
        return isinstance(self.playing, Match)

    @property
    def match(self) -> Match:
        """The game under way; raises NotPlayable if there is none."""
        if not isinstance(self.playing, Match):
            raise NotPlayable
        return self.playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        playing = self.playing
        return isinstance(playing, Match) and not playing.position.stack

    def view(self, viewer: int) -> View:
        """What a seat or a watcher may know. The object is shared, so it must not be changed."""
        match = self.match
        return _view(match, match.position, viewer)

    def options(self, seat: int) -> Sequence[Action]:
        """What a person in this seat may answer now."""
        if seat == WATCHER or self.seats[seat].played_by != PERSON or not (self.ready and self.begun):
            return ()
        return self.match.options(seat)

    def token(self, seat: int) -> str:
        """Identifies the question that a seat is asked now; it changes when the question does.

        Other seats' answers to the same question do not change it.
        """
        offered = " ".join([action.short for action in self.match.options(seat)])
        return hashlib.sha256(f"{self.acted[seat]}:{offered}".encode()).hexdigest()[:12]

    def key(self, seat: int) -> str:
        """A key for the next action of a seat: what is posted twice from one page is done once."""
        return f"{seat}-{self.acted[seat]}"

    @property
    def people(self) -> list[int]:
        """The seats that people hold or may take."""
        return [number for number, seat in enumerate(self.seats) if seat.secret_hash]

    @property
    def ready(self) -> bool:
        """Whether every seat is taken."""
        return all([seat.played_by != FREE for seat in self.seats])

    @property
    def watched(self) -> bool:
        """Whether anybody has a page of this table open."""
        return bool(self.presence.listeners)

    def side_of(self, seat: int) -> list[int]:
        """The seats that play for the same side."""
        game, chosen = self.game, self.chosen
        side = game.side(chosen, seat)
        return [other for other in range(len(self.seats)) if game.side(chosen, other) == side]

    @property
    def peopled(self) -> bool:
        """Whether a person plays here, or a seat waits for one."""
        return any([seat.played_by in (PERSON, FREE) for seat in self.seats])

    def hear(self, messages: Sequence[Message]) -> bool:
        """Take new and changed messages from the store; returns whether there were any."""
        changed = False
        for message in messages:
            if message.seq > len(self.messages):
                self.messages.append(message)
            elif self.messages[message.seq - 1] != message:
                self.messages[message.seq - 1] = message
            else:
                continue
            self._restart_clock(message)
            changed = True
        return changed

    def start_clocks(self, made: int, pauses: Sequence[Pause] = ()) -> None:
        """Start the clocks, if time is limited; `made`: when the table was made, in milliseconds."""
        control = TIME_CONTROLS.get(self.settings.time_control, TIME_CONTROLS["none"])
        if control.move:
            self.clocks = Clocks(control, len(self.seats), pauses)
            self.clocks.follow(made, self.match.asked if self.begun else ())

    def restart_clocks(self) -> None:
        """After a replay of the log, let nobody's clock count the time before they sat down."""
        for message in self.messages:
            self._restart_clock(message)

    def _restart_clock(self, message: Message) -> None:
        if self.clocks and message.kind == SEAT and message.text.startswith(("back ", "takes-over ")):
            self.clocks.restart(message.seat, message.at)

    def due(self, seat: int) -> int:
        """When the time of a person is up, in milliseconds since 1970; 0 if it does not run."""
        if self.clocks is None or not self.ready or self.seats[seat].played_by != PERSON:
            return 0
        return self.clocks.due(seat)

    def next_due(self) -> int:
        """The next deadline that has not been handled; 0 if there is none."""
        dues = [(seat, self.due(seat)) for seat in range(len(self.seats))]
        return min([due for seat, due in dues if due and self.handled_due.get(seat) != due], default=0)

    def turn(self, seat: int) -> int:
        """Identifies the turn of a seat that is asked by the version at which it began; survives restarts.

        A turn lasts as long as the seat is asked, however many questions it answers meanwhile.
        """
        return self._asked_since.get(seat, 0)

    def listen(self, seat: int, listener: Listener) -> None:
        """Set `listener` whenever something has changed, until it leaves."""
        if self.presence.open(seat, listener) and seat != WATCHER:
            if self.seats[seat].stands_in:
                self.wait_for_return(seat)
            self.tell()

    def leave(self, seat: int, listener: Listener) -> None:
        """Stop listening."""
        if self.presence.close(seat, listener) and seat != WATCHER:
            self._later(self.presence.away_seconds, self.tell)
            if self.presence.stop_waiting(seat):
                self.go_on()
            else:
                self.tell()

    def follow_presence(self, closed: Iterable[int], resumes: bool) -> None:
        """Note pages opened or closed at other servers; `resumes`: a bot there has stopped waiting."""
        for seat in closed:
            self.presence.note_closed(seat)
            self._later(self.presence.away_seconds, self.tell)
        if resumes:
            self.go_on()
        else:
            self.tell()

    def is_away(self, seat: int) -> bool:
        """Whether the person in a seat has had no page open for a while."""
        return self.seats[seat].played_by == PERSON and self.presence.is_away(seat)

    # Coming back ----------------------------------------------------------------

    def wait_for_return(self, seat: int) -> None:
        """Let a bot that stands in for a seat, or is about to, wait for the person who has its page open."""
        if self.presence.pages[seat] and not self.seats[seat].flags.resigned:
            until = self.presence.wait(seat)
            self._later(self.presence.return_seconds, self._stop_waiting, seat, until)

    def waits_for(self, seat: int) -> bool:
        """Whether the bot of a seat waits for a decision of the person for whom it stands in."""
        who = self.seats[seat]
        return self.presence.waits(seat) and who.stands_in and not who.flags.resigned

    def let_play_on(self, seat: int) -> None:
        """Let the bot that stands in for a seat stop waiting."""
        self.presence.stop_waiting(seat)
        self.go_on()

    def _stop_waiting(self, seat: int, until: float) -> None:
        if self.presence.waits_until(seat, until):
            self.let_play_on(seat)

    def _later(self, seconds: float, call: Callable[..., object], *given: object) -> None:
        with contextlib.suppress(RuntimeError):  # there is no event loop where rooms are only read
            asyncio.get_running_loop().call_later(seconds, call, *given)

    def tell(self) -> None:
        """Notify all listeners of a change."""
        self.stamp += 1
        for listener in self.presence.listeners:
            listener.set()

    def go_on(self) -> None:
        """Notify all listeners of an action, and call `react`."""
        self.tell()
        self.react(self)

    # Acting -------------------------------------------------------------------

    async def answer(self, seat: int, token: str, key: str, text: str) -> None:
        """Take a seat's answer, or several of one press (`a; b; c`) one after another.

        The same key again is the same press, not another. Of several answers each must be possible when its
        turn comes; Stopped says which one was not, and those before it stand.
        """
        actions, key = self._read_press(text), f"{seat}.{key}"
        before = self.version
        async with self.lock:
            try:
                for number, action in enumerate(actions):
                    entry = Entry("answer", seat, action.short, continued_key(key, number))
                    follows = continued_key(key, number - 1) if number else ""
                    try:
                        await self._take_answer(entry, token, follows)
                    except (Stale, Refused) as problem:
                        if not number:
                            raise
                        raise Stopped(number, len(actions), problem) from None
            finally:
                if self.version != before:
                    self.go_on()

    async def _take_answer(self, entry: Entry, token: str, follows: str) -> None:
        """Store an answer to the question of `token`, or one that `follows` another of its press."""
        for _ in range(TRIES):
            if self._done(entry.key, ("answer",), entry.text):
                return
            try:
                if (
                    follows != self.presses.last_key(entry.seat)
                    if follows
                    else token != self.token(entry.seat)
                ):
                    raise Stale
                after = self._tried_out(entry)
            except (Stale, Refused):
                if not await self.renew(self):
                    raise
                continue
            with contextlib.suppress(Stale):  # another process was first: try again
                await self._store(entry, after)
                return
        raise Stale

    def _read_press(self, text: str) -> list[Action]:
        """The answers of one press."""
        return [self._read(part.strip()) for part in text.split(SEPARATOR)[:MOST_ANSWERS]]

    async def undo(self, seat: int, key: str) -> bool:
        """Undo the seat's last press; if that has told others something, ask them first.

        False if there is nothing to undo, or a request was just refused.
        """
        key = f"{seat}.{key}"
        async with self.lock:
            if self._done(key, ("take-back", "ask-take-back")):
                return True
            answers = self.presses.last(seat)
            if self.may_undo(seat):
                await self._commit(take_back(seat, key, answers))
            elif self.may_ask_undo(seat):
                await self._commit(ask_take_back(seat, key, self._others(seat), answers))
            else:
                return False
        self.go_on()
        return True

    async def reply_to_undo(self, seat: int, key: str, allow: bool) -> bool:
        """Agree to an undo request, or refuse it; False if this seat is not asked."""
        kind: Kind = "allow-undo" if allow else "refuse-undo"
        key = f"{seat}.{key}"
        async with self.lock:
            if self._done(key, (kind,)):
                return True
            request = self.undos.request
            if request is None or seat not in request.waiting:
                return False
            await self._commit(Entry(kind, seat, "", key))
        self.go_on()
        return True

    # Taking over a seat ---------------------------------------------------------

    def voters(self, seat: int) -> list[int]:
        """Who must agree before somebody else takes over a seat in the middle of a game.

        These are all others who hold a seat, including those for whom a bot stands in: otherwise the host
        could let one stand in for everybody who might object.
        """
        return [number for number in self._others(seat) if self.seats[number].played_by != FREE]

    def can_be_agreed(self, seat: int) -> bool:
        """Whether any player other than the host could object to somebody else in a seat."""
        voters = [self.seats[number] for number in self.voters(seat)]
        return any([voter.played_by == PERSON and not voter.flags.of_host for voter in voters])

    # Dealing ------------------------------------------------------------------

    @property
    def deal(self) -> Deal:
        """How the seed of the game was made, or what is known about it before the deal."""
        return self.seed_parts.deal

    @property
    def seating(self) -> str:
        """Identifies who sits where: parts of the seed that were meant for another seating do not count."""
        return seating_of(self.seats)

    @property
    def adding(self) -> list[int]:
        """The seats whose browsers contribute a part to the seed."""
        return adding_seats(self.seats)

    def shown(self) -> dict[int, str]:
        """By seat: the parts that browsers have revealed for the people who sit here now."""
        return self.seed_parts.shown(self.seating)

    def promises_now(self) -> dict[int, str]:
        """Each browser's commitment to its part of the seed, also once the game has begun."""
        return self.seed_parts.dealt_promises() if self.begun else self.seed_parts.promised(self.seating)

    def deal_step(self, seat: int) -> str:
        """What the browser of a seat has to do for the deal now: `promise`, `part`, or nothing."""
        if self.begun or not self.ready:
            return ""
        return self.seed_parts.step(seat, self.seating, self.adding)

    def can_begin(self) -> bool:
        """Whether everybody sits and every part of the seed is there."""
        complete = self.ready and len(self.shown()) == len(self.adding)
        return complete and not self.begun and not self.settings.closed

    async def add_to_deal(self, seat: int, step: str, text: str, seating: str) -> None:
        """Take a browser's promise or part; BadPromise if it is not due, or does not match its promise."""
        async with self.lock:
            if self.begun and text in self.deal.parts[seat : seat + 1]:
                return  # it came twice
            if self.begun or seating != self.seating:
                raise Stale
            kind: Kind = "part" if step == "part" else "promise"
            promised = self.seed_parts.promised(seating)
            if (self.shown() if kind == "part" else promised).get(seat) == text:
                return  # it came twice
            if self.deal_step(seat) != kind:
                raise BadPromise(kind)
            if kind == "part" and len(self.adding) > 1 and promise_of(text) != promised[seat]:
                raise BadPromise(kind)
            await self._commit(Entry(kind, seat, f"{text} {seating}", f"{seat}.{kind}-{self.version}"))
        self.go_on()

    async def begin(self) -> bool:
        """Deal if everybody sits and every part is there; returns whether that has begun the game."""
        async with self.lock:
            if not self.can_begin():
                return False
            shown, number = self.shown(), self.deal.number
            parts = ",".join([shown.get(seat, "") for seat in range(len(self.seats))])
            await self._commit(Entry("begin", -1, f"{number} {parts}", f"begin-{number}"))
        self.go_on()
        return True

    @property
    def may_discard_deal(self) -> bool:
        """Whether no person has answered yet: then a change of seats means a re-deal."""
        if not (self.settings.waits and self.begun):
            return False
        answered = [self.seats[step.seat] for step in self.match.steps]
        return not any([seat.secret_hash or seat.flags.had_person for seat in answered])

    async def discard_deal(self) -> None:
        """Discard the deal, which is never used. The change of seats that follows notifies pages of it.

        A page that was notified earlier would start to contribute to the seed for a seat that is about to be
        freed.
        """
        async with self.lock:
            if self.may_discard_deal:
                await self._commit(Entry("deal-anew", -1, "", f"deal-anew-{self.deal.number}"))

    def _done(self, key: str, kinds: tuple[Kind, ...], text: str | None = None) -> bool:
        """Whether this was done before under this key; raises Stale if something else was."""
        if key not in self.keys:
            return False
        kind, done = self.keys[key]
        if kind not in kinds or text not in (None, done):
            raise Stale
        return True

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may undo: up to the last new information; alone against bots any answer (marked)."""
        answers = self.presses.last(seat)
        if not answers or self.match.can_undo(seat, answers):
            return bool(answers)
        return not self._others(seat) and has_answered(self.match, seat)

    def may_ask_undo(self, seat: int) -> bool:
        """Whether a seat may ask the others to let it undo its last answer."""
        return bool(self.presses.last(seat)) and self.undos.may_ask(self.match, seat)

    def lost_by_undo(self, seat: int) -> int:
        """How many of its own answers a seat would lose if it agreed to the current undo request."""
        return self.undos.lost(self.match, seat) if self.undos.request else 0

    def _others(self, seat: int) -> list[int]:
        """The other people at the table, including those for whom a bot stands in: they may be watching.

        A player who has resigned no longer has a say.
        """
        return [number for number in self.people if number != seat and not self.seats[number].flags.resigned]

    def _read(self, text: str) -> Action:
        try:
            return self.game.actions.parse(text)
        except NotationError as error:
            raise BadAnswer(error) from None

    async def _commit(self, entry: Entry) -> None:
        """Store an entry with its outcome, then apply it; a rule that fails leaves no trace."""
        await self._store(entry, self._tried_out(entry))

    async def _store(self, entry: Entry, after: Course) -> None:
        """Store an entry that was tried out, then move to the state it leads to."""
        if self.frozen:
            raise Stale
        entry.at = now()
        if await self.persist(self, entry):
            self._go_to(after)
            self.told = self.told or bool(entry.outcome)
            self._note(entry)

    def _tried_out(self, entry: Entry) -> Course:
        """The state after an entry, which gets its outcome; the room's own state does not change.

        This is where legality is checked: raises Refused if the rules do not allow the entry.
        """
        with RULES:
            before = self._copied()
            try:
                self._carry_out(entry)
                steps = before.match.steps if before.match else None
                entry.outcome = self.caused(steps, from_scratch=not self.told)
                entry.asked = self.match.asked if self.begun and not self.over else None
                return self._course()
            finally:
                self._go_to(before)

    def _course(self) -> Course:
        """The current state; it shares objects that playing on will change."""
        playing = self.playing
        return Course(
            playing,
            playing.bookmark() if isinstance(playing, Match) else None,
            self.undos,
            self.seed_parts,
        )

    def _copied(self) -> Course:
        """A copy of the current state, independent of whatever happens from now on."""
        course = self._course()
        return course._replace(
            match=course.match and course.match.copied(),
            undos=self.undos.copied(),
            seed_parts=self.seed_parts.copied(),
        )

    def _go_to(self, course: Course) -> None:
        self.playing = course.playing
        if isinstance(self.playing, Match) and course.match is not None:
            self.playing.go_to(course.match)
        self.undos, self.seed_parts = course.undos, course.seed_parts

    def steps(self) -> list[Step] | None:
        """The answers that stand; None if nothing is dealt."""
        return self.match.steps[:] if self.begun else None

    def changed_since(self, before: list[Step] | None) -> bool:
        """Whether the game differs from when these answers stood; None: nothing was dealt."""
        if not self.begun:
            return False
        now = self.match.steps
        return before is None or len(before) != len(now) or (bool(now) and before[-1] is not now[-1])

    def caused(self, before: list[Step] | None, from_scratch: bool) -> bytes:
        """The outcome of an entry that changed the game since `before`; `from_scratch`: of the whole game."""
        if not self.changed_since(before):
            return b""
        return entry_outcome(self.match, None if from_scratch else before)

    def recall(self, entry: Entry) -> None:
        """Apply an entry that is in the log."""
        self._carry_out(entry)
        self._note(entry)

    def _carry_out(self, entry: Entry) -> None:
        if entry.kind in ("promise", "part", "begin", "deal-anew"):
            self._carry_out_deal(entry)
        elif entry.kind == "answer":
            self.match.answer(entry.seat, self._read(entry.text))
            self.undos.follow_answer(self.match, entry.seat)
        else:
            self.undos.carry_out(self.match, entry)

    def _carry_out_deal(self, entry: Entry) -> None:
        self.seed_parts.carry_out(entry)
        if entry.kind == "begin":
            self.playing = Match(self.game, self.chosen, self.deal.seed)
        elif entry.kind == "deal-anew":
            self.playing = Setup(self.game, self.chosen, self.deal.server)
            self.undos.request = None

    def _note(self, entry: Entry) -> None:
        """Count an entry that was applied."""
        if entry.kind in ("begin", "deal-anew"):
            self.page_cache.clear()
        self.version += 1
        self.acted[entry.seat] += 1
        self.keys[entry.key] = (entry.kind, entry.text)
        self.presses.follow(self.match if self.begun else None, entry)
        progress = entry.kind == "answer" and self._made_progress()
        if progress:
            self.without_progress.clear()
        else:
            self.without_progress[entry.seat] += 1
        asked = self.match.asked if self.begun else ()
        self._asked_since = {seat: self._asked_since.get(seat, self.version) for seat in asked}
        if self.clocks is not None:
            self.clocks.follow(entry.at, asked, entry.seat if progress else NOBODY)

    def _made_progress(self) -> bool:
        """Whether watchers were told something with the last answer, and for the first time."""
        answers = len(self.match.steps)
        if answers <= self._reached or not self.match.news(WATCHER, self.match.steps[-1].events):
            return False
        self._reached = answers
        return True
