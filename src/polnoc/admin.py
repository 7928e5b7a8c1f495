"""`polnoc admin`: looking after the tables of a store, from the command line.

A running server keeps its tables in memory. With SQLite, stop it before you
repair or remove something; over PostgreSQL it follows what is changed here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias, get_args

import msgspec

from polnoc import records
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption
from polnoc.engine.refusals import Refused
from polnoc.games import UnknownGame, find_game
from polnoc.store import Seat, Status, Store, StoreError, Table, UnknownTable, open_store
from polnoc.store.archive import LARGEST_ARCHIVE, Archive, decode
from polnoc.table.rooms import FREE, PERSON, BadAnswer, Entry, Kind, Room, RoomSeat, Settings
from polnoc.terminal.saves import tables_file

#: Exit status when something is wrong that could not be mended.
FAILED: Final = 1

#: How many tables are asked for at once.
PAGE: Final = 500

Command: TypeAlias = Callable[[Store, argparse.Namespace], int]


class Unsound(Exception):
    """A table that cannot be played on. The message says where and why."""


def run(asked: argparse.Namespace) -> int:
    """Do what was asked, which `asked.admin` names; the exit status."""
    try:
        with open_store(asked.store or str(tables_file())) as store:
            return COMMANDS[asked.admin](store, asked)
    except StoreError as problem:
        raise BadOption(str(problem)) from None


def _print(line: str) -> None:
    """A line for a terminal: names are chosen by strangers, and must not steer it."""
    sys.stdout.write("".join([letter if letter.isprintable() else "�" for letter in line]) + "\n")


# Looking --------------------------------------------------------------------------


def _list(store: Store, asked: argparse.Namespace) -> int:
    _print(f"{'table':16}  {'game':10}  {'status':7}  entries  {'last change':16}  who")
    for table in every_table(store, asked.status):
        if asked.game in (None, table.game):
            who = ", ".join([_who(seat) for seat in store.log(table.id, table.seq).wait().seats])
            facts = f"{table.id}  {table.game:10}  {table.status:7}  {table.seq:7}  {_when(table.changed)}"
            _print(f"{facts}  {who}")
    return 0


def every_table(store: Store, status: Status | None = None) -> Iterator[Table]:
    """All tables, the youngest first."""
    last: Table | None = None
    while page := store.tables(status, limit=PAGE, before=last).wait():
        yield from page
        last = page[-1]


def _who(seat: Seat) -> str:
    if seat.played_by == FREE:
        return "(free)"
    return seat.name if seat.played_by == PERSON else f"{seat.name} ({seat.played_by})"


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


def _show(store: Store, asked: argparse.Namespace) -> int:
    log = store.log(asked.id).wait()
    table = log.table
    settings = {name: value for name, value in table.settings.items() if name != "host"}
    for name, value in (
        ("table", table.id),
        ("game", f"{table.game}, rules {table.rules}, content {table.content}"),
        ("status", table.status),
        ("made", _when(table.created)),
        ("last change", _when(table.changed)),
        ("entries", f"{table.seq} ({_kinds([entry.kind for entry in log.entries])})"),
        ("options", _pairs(table.options)),
        ("settings", _pairs(settings)),
        ("promise", table.commitment),
        ("seed", store.seed(asked.id).wait() if asked.reveal else "(hidden; --reveal shows it)"),
    ):
        _print(f"{name:12}{value}")
    for seat in log.seats:
        _print(f"{f'seat {seat.number + 1}':12}{_who(seat)}{_held(seat)}")
    if asked.log:
        _tell(store, asked.id, asked.lang)
    return 0


def _kinds(kinds: list[str]) -> str:
    counted = [f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds)]
    return ", ".join(counted) or "nothing yet"


def _pairs(values: dict[str, object]) -> str:
    return ", ".join([f"{name}={value}" for name, value in values.items()]) or "none"


def _held(seat: Seat) -> str:
    if not seat.secret_hash:
        return ""
    return "" if seat.played_by in (PERSON, FREE) else ", for the person who holds this seat"


def _tell(store: Store, table_id: str, language: str) -> None:
    try:
        match = (room := replayed(archive_of(store, table_id))).match
    except Unsound as problem:
        raise BadOption(f"the game cannot be told: {problem}") from None
    record = records.take(match, [records.Seat(seat.name, seat.played_by or PERSON) for seat in room.seats])
    _print("")
    for line in records.as_text(match, record, language).splitlines():
        _print(line)


# Out and in -----------------------------------------------------------------------


def _export(store: Store, asked: argparse.Namespace) -> int:
    raw = store.export_table(asked.id).wait()
    if asked.output is None:
        sys.stdout.write(raw.decode())
        return 0
    try:
        asked.output.touch(0o600)  # for the owner only: it holds the seed
        asked.output.write_bytes(raw)
    except OSError as error:
        raise BadOption(f"--output {asked.output}: {error.strerror}") from None
    return 0


def _import(store: Store, asked: argparse.Namespace) -> int:
    raw = _read(asked.file)
    try:
        replayed(decode(raw))
    except Unsound as problem:
        raise BadOption(f"{asked.file} is not taken in: {problem}") from None
    _print(f"table {store.import_table(raw).wait()} is here now")
    return 0


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_ARCHIVE + 1)  # one more than is allowed, so that it is refused
    except OSError as error:
        raise BadOption(f"{path} cannot be read: {error.strerror}") from None


# Mending --------------------------------------------------------------------------


def archive_of(store: Store, table_id: str) -> Archive:
    """A whole table; Unsound if the store holds something that is none."""
    try:
        return decode(store.export_table(table_id).wait())
    except UnknownTable:
        raise
    except StoreError as error:
        raise Unsound(str(error)) from None


def replayed(archive: Archive) -> Room:
    """The table again, its log carried out under the rules; Unsound names the entry that fails."""
    match = _begun(archive)
    seats = [RoomSeat(seat.name, seat.played_by, seat.secret_hash, seat.revision) for seat in archive.seats]
    room = Room(archive.id, match, seats)
    try:
        room.settings = msgspec.convert(archive.settings, Settings)
    except msgspec.ValidationError as error:
        raise Unsound(f"its settings do not hold: {error}") from None
    for entry in archive.entries:
        if entry.kind not in get_args(Kind):
            raise Unsound(f"entry {entry.seq} is a '{entry.kind}', which nobody knows")
        try:
            room.recall(Entry(entry.kind, entry.seat, entry.text, entry.key))  # type: ignore[arg-type]
        except (Refused, BadAnswer, ValueError) as error:
            raise Unsound(f"entry {entry.seq} cannot be carried out: {error}") from None
    return room


def _begun(archive: Archive) -> Match:
    """The game before the first answer."""
    game = _game_of(archive)
    try:
        match = Match(game, game.read_options(archive.options), Seed(archive.seed))
    except (BadOption, ValueError) as error:
        raise Unsound(f"its beginning does not hold: {_without(archive.seed, str(error))}") from None
    if match.seed.commitment != archive.commitment:
        raise Unsound("its seed is not the one that was promised")
    if match.seats != len(archive.seats):
        raise Unsound(f"it has {len(archive.seats)} seats, but its options are for {match.seats}")
    return match


def _without(secret: str, text: str) -> str:
    return text.replace(secret, "…")


def _game_of(archive: Archive) -> AnyGame:
    try:
        game = find_game(archive.game)
    except UnknownGame as error:
        raise Unsound(str(error)) from None
    if archive.rules != game.rules_version:
        raise Unsound(
            f"it is played by version {archive.rules} of the rules of '{game.id}', "
            f"here is version {game.rules_version}"
        )
    if archive.content != game.content:
        raise Unsound(f"it is played with other content ({archive.content}) than here ({game.content})")
    return game


def _repair(store: Store, asked: argparse.Namespace) -> int:
    tables = [store.table(asked.id).wait()] if asked.id else list(every_table(store))
    mended, beyond = _mend_database(store, asked)
    for table in tables:
        if table.id in beyond:
            continue
        try:
            if _mend_status(store, table, asked.dry_run):
                mended.add(table.id)
        except Unsound as problem:
            _print(f"{table.id}: {problem}; restore it from a backup, or export and remove it")
            beyond.add(table.id)
    done = "would be mended" if asked.dry_run else "mended"
    _print(f"{len(tables)} checked, {len(mended)} {done}, {len(beyond)} beyond repair")
    return FAILED if beyond else 0


def _mend_database(store: Store, asked: argparse.Namespace) -> tuple[set[str], set[str]]:
    """Look at the database itself; the tables that were mended, and those that are beyond that."""
    mended, beyond = set[str](), set[str]()
    for fault in store.faults().wait():
        id = fault.table_id
        if asked.id and id not in ("", asked.id):
            continue
        if "snapshot" in fault.what and _exists(store, id):
            if not asked.dry_run:
                store.forget_snapshot(id).wait()
            _print(f"{id}: {fault.what}: {'to be dropped' if asked.dry_run else 'dropped'}")
            mended.add(id)
        else:
            _print(f"{id or 'the database'}: {fault.what}; {fault.remedy}")
            beyond.add(id)
    return mended, beyond


def _exists(store: Store, table_id: str) -> bool:
    try:
        store.table(table_id).wait()
    except UnknownTable:
        return False
    return True


def _mend_status(store: Store, table: Table, dry_run: bool) -> int:
    """Play a table's log again, and set its status by what came of it; whether there was anything to mend."""
    room = replayed(archive_of(store, table.id))
    status: Status = "over" if room.match.over else "playing" if room.ready else "open"
    if table.status == status:
        return 0
    if not dry_run:
        store.change_table(table.id, table.revision, status=status).wait()
    _print(f"{table.id}: marked as {table.status}, but it is {status}{'' if dry_run else ': set right'}")
    return 1


def _remove(store: Store, asked: argparse.Namespace) -> int:
    table = store.table(asked.id).wait()
    if not asked.yes:
        what = f"table {table.id} of {table.game}, {table.status}, with {table.seq} entries"
        raise BadOption(f"{what} would be erased for good: add --yes, and export it first if in doubt")
    store.remove_table(asked.id).wait()
    _print(f"table {asked.id} is gone")
    return 0


COMMANDS: Final[dict[str, Command]] = {
    "list": _list,
    "show": _show,
    "export": _export,
    "import": _import,
    "repair": _repair,
    "remove": _remove,
}
