"""Load a table from its log: the game goes on from there, or the table is frozen, but never falsified.

A log is replayed under the rules and with the content that the table began with, and every outcome
is compared with what was stored when it happened. If anything is missing or comes out differently, the
table is **frozen**: nobody can answer, nothing is written, but what was stored can be read by everyone who
could read it then.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar, get_args

import msgspec

from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal
from polnoc.engine.game import AnyGame, OtherRules
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.games import NoContent, UnknownGame, find_game, pinned_game
from polnoc.records import Record
from polnoc.records import Seat as RecordSeat
from polnoc.records.entry_outcomes import (
    FORMAT,
    BadOutcome,
    StoredHistory,
    from_scratch,
    is_from_scratch,
    read_outcome,
    same_outcome,
)
from polnoc.records.stored_games import Header, StoredMatch, stored_record
from polnoc.store import Entry as StoredEntry
from polnoc.store import Json, Message, Seat, Snapshot, Table, TableLog, WholeTable
from polnoc.store.archive import Archive
from polnoc.table.clocks import Pause
from polnoc.table.log_entries import Entry, Kind
from polnoc.table.room_seats import PERSON, RoomSeat, room_seat
from polnoc.table.rooms import Room, Setup
from polnoc.table.table_settings import Settings

T = TypeVar("T")

#: While a log is replayed, the event loop gets a turn after this many entries, or this many seconds.
REPLAY_ENTRIES: Final = 16
REPLAY_SECONDS: Final = 0.005

#: A snapshot stored apart from the log is written out answer by answer if it has at most this many.
SNAPSHOT_ANSWERS: Final = 5_000

#: How much of an error's message is kept, in characters.
DETAIL_CHARS: Final = 300


class Why(enum.Enum):
    """Why a table is frozen."""

    #: Its game is not installed.
    GAME = "game"
    #: The version of the rules that it began with can no longer be played.
    RULES = "rules"
    #: The content that it began with is missing.
    CONTENT = "content"
    #: Something in it was written by a newer Północ.
    NEWER = "newer"
    #: A replay gives a different outcome.
    DIFFERS = "differs"
    #: A replay fails: an answer is refused, or a rule raises an error.
    FAILS = "fails"


class Freeze(Exception):
    """A log that cannot be replayed here. `detail` is for operators."""

    def __init__(self, why: Why, detail: str, entry: int = 0) -> None:
        super().__init__(f"{why.value}: {detail}"[:DETAIL_CHARS])
        self.why = why
        self.detail = detail[:DETAIL_CHARS]
        #: The number of the entry at which it stopped; 0: before the first.
        self.entry = entry


# Loading --------------------------------------------------------------------------


def load(whole: WholeTable) -> Room | FrozenTable:
    """The table as a room in which the game goes on, or frozen."""
    work = loading(whole)
    try:
        while True:
            next(work)
    except Freeze as freeze:
        return frozen(whole, freeze)
    except StopIteration as done:
        room: Room = done.value
        return room


def loading(whole: WholeTable, pauses: Sequence[Pause] = ()) -> Generator[None, None, Room]:
    """Load the room of a table, yielding after each entry so that others get their turns; raises Freeze.

    `pauses`: when no server ran; clocks do not count that time.
    """
    room = _room(whole)
    room.start_clocks(whole.log.table.created, pauses)
    yield from following(room, whole.log.entries)
    room.restart_clocks()
    return room


async def in_slices(work: Generator[None, None, T]) -> T:
    """Do some work in slices, so that others get their turns however long it takes."""
    began, done = time.perf_counter(), 0
    while True:
        try:
            next(work)
        except StopIteration as finished:
            result: T = finished.value
            return result
        done += 1
        if done == REPLAY_ENTRIES or time.perf_counter() - began > REPLAY_SECONDS:
            await asyncio.sleep(0)
            began, done = time.perf_counter(), 0


def following(room: Room, entries: Sequence[StoredEntry]) -> Generator[None, None, None]:
    """Replay entries of the log, yielding after each; raises Freeze at the first that cannot be replayed."""
    for entry in entries:
        carry_out(room, entry)
        yield


def untold(room: Room) -> Snapshot | None:
    """A snapshot of a game whose log has no outcomes, because a version that stored only answers wrote it."""
    if not room.begun or not room.version or room.told:
        return None
    return Snapshot(seq=room.version, data=from_scratch(room.match, SNAPSHOT_ANSWERS))


def whole_of(archive: Archive) -> WholeTable:
    """A table from an archive file, as the store would return it."""
    entries = archive.entries
    table = Table(
        id=archive.id,
        created=archive.created,
        changed=archive.created,
        game=archive.game,
        rules=archive.rules,
        content=archive.content,
        options=archive.options,
        commitment=archive.commitment,
        settings=archive.settings,
        status=archive.status,
        revision=0,
        seq=len(entries),
    )
    return WholeTable(
        log=TableLog(table=table, seats=archive.seats, entries=entries),
        seed=archive.seed,
        messages=archive.messages,
        sources=archive.sources,
        snapshot=None,
    )


def _room(whole: WholeTable) -> Room:
    """The table before its first entry."""
    table = whole.log.table
    game = _game(whole)
    try:
        settings = msgspec.convert(table.settings, Settings)
        seats = [room_seat(seat) for seat in whole.log.seats]
    except msgspec.ValidationError as error:
        raise Freeze(Why.FAILS, f"its settings do not hold: {error}") from None
    try:
        options, seed = game.read_options(table.options), Seed(whole.seed)
        playing = Setup(game, options, seed) if settings.waits else Match(game, options, seed)
        if len(seats) != game.seats(options):
            raise ValueError(f"it has {len(seats)} seats, but its options are for {game.seats(options)}")
    except Exception as error:
        raise Freeze(Why.FAILS, _said(whole, f"its beginning does not hold: {error}")) from error
    if seed.commitment != table.commitment:
        raise Freeze(Why.FAILS, "its seed is not the one that was promised")
    room = Room(table.id, playing, seats, settings)
    room.revision, room.messages = table.revision, list(whole.messages)
    return room


def has_installed_content(whole: WholeTable) -> bool:
    """Whether a table is played with the installed content, so that its game is already made."""
    try:
        return find_game(whole.log.table.game).content == whole.log.table.content
    except UnknownGame:
        return True


def prepare(whole: WholeTable) -> None:
    """Make the game of a table in advance of loading the table; may be called in a thread."""
    with contextlib.suppress(Freeze):
        _game(whole)


def _game(whole: WholeTable) -> AnyGame:
    table = whole.log.table
    try:
        return pinned_game(table.game, table.rules, table.content, whole.sources)
    except UnknownGame as error:
        raise Freeze(Why.GAME, str(error)) from None
    except OtherRules as other:
        why = Why.NEWER if other.version > other.newest else Why.RULES
        raise Freeze(why, str(other)) from None
    except NoContent as error:
        raise Freeze(Why.CONTENT, str(error)) from None


def carry_out(room: Room, entry: StoredEntry) -> None:
    """Replay an entry of the log; raises Freeze if it fails or gives a different outcome."""
    if entry.kind not in get_args(Kind):
        raise Freeze(Why.NEWER, f"entry {entry.seq} is a '{entry.kind}', which is not known here", entry.seq)
    before = room.steps()
    try:
        room.recall(Entry(entry.kind, entry.seat, entry.text, entry.key, at=entry.at))  # type: ignore[arg-type]
        found = room.caused(before, is_from_scratch(entry.outcome)) if entry.outcome else b""
    except Exception as error:
        detail = f"entry {entry.seq} cannot be carried out: {type(error).__name__}: {error}"
        raise Freeze(Why.FAILS, detail, entry.seq) from error
    if entry.outcome and (why := _why_other(entry.outcome, found)):
        raise Freeze(why, f"entry {entry.seq} comes out differently", entry.seq)
    if room.changed_since(before):
        room.told = bool(found) and entry.outcome == found


def _why_other(stored: bytes, found: bytes) -> Why | None:
    """Why a stored outcome differs from the one found now; None if it does not."""
    try:
        return None if same_outcome(stored, found) else Why.DIFFERS
    except BadOutcome:
        newest = msgspec.json.encode(FORMAT)
        return Why.DIFFERS if stored.startswith(b"[" + newest + b",") else Why.NEWER


def _said(whole: WholeTable, text: str) -> str:
    return text.replace(whole.seed, "…")


def with_outcomes(room: Room, entries: list[StoredEntry]) -> list[StoredEntry]:
    """Entries with their outcomes, for a log that is written as a whole."""
    told = []
    for entry in entries:
        before = room.steps()
        room.recall(Entry(entry.kind, entry.seat, entry.text, entry.key))  # type: ignore[arg-type]
        found = room.caused(before, from_scratch=not room.told)
        room.told = room.told or bool(found)
        told.append(msgspec.structs.replace(entry, outcome=found))
    return told


# Frozen -----------------------------------------------------------------------------


@dataclass(slots=True)
class FrozenTable:
    """A read-only table, from what was stored when it was played."""

    table: Table
    why: Why
    #: For operators; it may contain answers, and is never shown to players.
    detail: str
    #: The number of the entry at which the replay stopped; 0: before the first.
    entry: int
    seats: list[RoomSeat]
    settings: Settings
    messages: list[Message]
    story: StoredHistory
    #: How its seed came about; None if it has none.
    deal: Deal | None
    #: The texts of its content.
    sources: tuple[str, ...]
    #: The game with the table's content, for its words and boards; its rules may be of another version.
    game: AnyGame | None
    options: GameOptions | None
    #: What pages cache.
    page_cache: dict[object, object] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<FrozenTable {self.why.value}>"

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def over(self) -> bool:
        """Whether the game had ended, by its own rules."""
        return self.story.over

    def match(self) -> StoredMatch:
        """The game as it was stored; raises whatever goes wrong if it can no longer be read."""
        if self.game is None or self.options is None or self.deal is None or self.story.base is None:
            raise ValueError("no position of this game can be read")
        return StoredMatch(self.game, self.options, self.deal.seed, self.story)

    def record(self) -> Record:
        """The record of the game with its own rules, content and result; ValueError if it is incomplete."""
        table = self.table
        if self.deal is None:
            raise ValueError("the game has no seed")
        seats = [RecordSeat(seat.name, seat.played_by or PERSON) for seat in self.seats]
        header = Header(table.game, table.rules, table.content, self.sources, table.options, seats, self.deal)
        return stored_record(header, self.story, self.game)


class Frozen(Exception):
    """The table is read-only."""

    def __init__(self, table: FrozenTable) -> None:
        super().__init__(table.why.value)
        self.table = table


def frozen(whole: WholeTable, freeze: Freeze) -> FrozenTable:
    """What can be read of a table that cannot be played on."""
    table = whole.log.table
    game = _game_to_read(whole)
    options: GameOptions | None = None
    try:
        options = game.read_options(table.options) if game else None
    except Exception:
        game = None
    return FrozenTable(
        table=table,
        why=freeze.why,
        detail=freeze.detail,
        entry=freeze.entry,
        seats=[_readable_seat(seat) for seat in whole.log.seats],
        settings=readable_settings(table.settings),
        messages=list(whole.messages),
        story=_read_story(whole),
        deal=_read_deal(whole),
        sources=whole.sources,
        game=game,
        options=options,
    )


def _read_story(whole: WholeTable) -> StoredHistory:
    """The game as told by its stored outcomes, as far as they can be read."""
    story, told, snapshot = StoredHistory(), 0, whole.snapshot
    for entry in whole.log.entries:
        if entry.kind == "deal-anew":
            story = StoredHistory()
        if entry.outcome and not _goes_on(story, entry.outcome):
            break
        told = entry.seq if entry.outcome else told
    kept = StoredHistory()
    if snapshot is not None and snapshot.seq > told and _goes_on(kept, snapshot.data):
        return kept
    return story


def _goes_on(story: StoredHistory, raw: bytes) -> bool:
    """Add an outcome to the story; False if it cannot be read."""
    try:
        story.take_in(read_outcome(raw))
    except BadOutcome:
        return False
    return True


def _read_deal(whole: WholeTable) -> Deal | None:
    """How the seed of the game came about."""
    try:
        deal = Deal(Seed(whole.seed))
        for entry in whole.log.entries:
            if entry.kind == "begin":
                number, _, parts = entry.text.partition(" ")
                deal = Deal(deal.server, int(number), tuple(parts.split(",")))
    except ValueError:
        return None
    return deal


def _game_to_read(whole: WholeTable) -> AnyGame | None:
    """The game with the content of a table, under any available rules; None if that is impossible."""
    table = whole.log.table
    try:
        return pinned_game(table.game, find_game(table.game).rules_version, table.content, whole.sources)
    except LookupError:
        return None


def _readable_seat(seat: Seat) -> RoomSeat:
    return RoomSeat(seat.name, seat.played_by, seat.secret_hash, seat.revision)


def readable_settings(settings: Json) -> Settings:
    """Stored settings for reading only; those of a newer version may have another form."""
    try:
        return msgspec.convert(settings, Settings)
    except msgspec.ValidationError:
        return Settings()
