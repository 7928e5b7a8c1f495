"""`polnoc admin`: manage the tables of a store from the command line.

A running server keeps its tables in memory. With SQLite, stop it before you
repair or remove anything; with PostgreSQL it follows the changes made here.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
from rich.console import Console, Group, RenderableType
from rich.progress import track

from polnoc import records
from polnoc.engine.options import BadOption
from polnoc.store import Age, Seat, Status, Store, StoreError, Table, UnknownTable, open_store
from polnoc.store.archive import MOST_ARCHIVE_BYTES, Archive, decode
from polnoc.store.backup import back_up, restore
from polnoc.store.file_lock import InUse, hold_file_lock, in_use
from polnoc.store.temporary_copy import temporary_copy
from polnoc.store.values import AGES, now
from polnoc.table.check_upgrade import REASONS, Finding, examine
from polnoc.table.cluster_watch import Rates, ServersPart, lines, plain, watch
from polnoc.table.loading import FrozenTable, Why, load, untold, whole_of
from polnoc.table.quotas import BadRetention, Retention, read_retention
from polnoc.table.room_seats import FREE, PERSON
from polnoc.table.rooms import Room
from polnoc.terminal.saves import tables_file

#: Exit status when something is wrong that could not be repaired.
FAILED: Final = 1

#: Reasons for freezing a table that are due to what is installed here, not to the table.
NOT_HERE: Final = (Why.GAME, Why.RULES, Why.CONTENT, Why.NEWER)

#: How many tables are fetched at once.
PAGE: Final = 500

Command: TypeAlias = Callable[[Store, argparse.Namespace], int]


class Unsound(Exception):
    """A table that cannot be continued. The message says where and why; `why` is set if it is frozen."""

    def __init__(self, message: str, why: Why | None = None) -> None:
        super().__init__(message)
        self.why = why


def run(asked: argparse.Namespace) -> int:
    """Run the subcommand `asked.admin` and return the exit status."""
    address = asked.store or str(tables_file())
    try:
        if asked.admin in WHOLE:
            return WHOLE[asked.admin](address, asked)
        with _alone(address, asked), open_store(address) as store:
            return COMMANDS[asked.admin](store, asked)
    except StoreError as problem:
        raise BadOption(str(problem)) from None


@contextmanager
def _alone(address: str, asked: argparse.Namespace) -> Iterator[None]:
    """Make sure that no server has tables of a file in memory that are about to be changed."""
    if asked.admin == "import" and in_use(address):
        _warn("a server uses this file; it finds the table once somebody opens its address")
    if asked.admin not in ("repair", "remove") or getattr(asked, "dry_run", False):
        yield
        return
    try:
        with hold_file_lock(address, wait_seconds=0.0) as warning:
            if warning:
                _warn(warning)
            yield
    except InUse:
        raise BadOption(
            f"a server uses {address} and has its tables in memory: stop it, then {asked.admin} again"
        ) from None


def _warn(line: str) -> None:
    sys.stderr.write(f"polnoc: warning: {line}\n")


def _print(line: str) -> None:
    """Print a line without control characters: names come from strangers and must not steer the terminal."""
    sys.stdout.write("".join([letter if letter.isprintable() else "�" for letter in line]) + "\n")


# Inspection -----------------------------------------------------------------------


def _list(store: Store, asked: argparse.Namespace) -> int:
    _print(f"{'table':16}  {'game':10}  {'status':7}  entries  {'last change':16}  who")
    for table in every_table(store, asked.status):
        if asked.game in (None, table.game):
            who = ", ".join([_who(seat) for seat in store.log(table.id, table.seq).wait().seats])
            facts = f"{table.id}  {table.game:10}  {table.status:7}  {table.seq:7}  {_when(table.changed)}"
            _print(f"{facts}  {who}")
    return 0


def every_table(store: Store, status: Status | None = None) -> Iterator[Table]:
    """All tables, the newest first."""
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
    settings = {name: value for name, value in table.settings.items() if name not in ("host", "creator")}
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


# Export, import -------------------------------------------------------------------


def _export(store: Store, asked: argparse.Namespace) -> int:
    raw = store.export_table(asked.id).wait()
    if asked.output is None:
        sys.stdout.write(raw.decode())
        return 0
    try:
        asked.output.touch(0o600)
        asked.output.chmod(0o600)  # for the owner only: it holds the seed
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
            return file.read(MOST_ARCHIVE_BYTES + 1)  # one too many, to detect longer files
    except OSError as error:
        raise BadOption(f"{path} cannot be read: {error.strerror}") from None


# Repair ---------------------------------------------------------------------------


def archive_of(store: Store, table_id: str) -> Archive:
    """A whole table; raise Unsound if what the store holds is not a valid one."""
    try:
        return decode(store.export_table(table_id).wait())
    except UnknownTable:
        raise
    except StoreError as error:
        raise Unsound(str(error)) from None


def replayed(archive: Archive) -> Room:
    """Replay the log of a table under the rules; Unsound names the entry that fails."""
    found = load(whole_of(archive))
    if isinstance(found, FrozenTable):
        raise Unsound(found.detail, found.why)
    return found


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
            if problem.why in NOT_HERE:
                _print(f"{table.id}: frozen, it can only be read here: {problem}")
                continue
            _print(f"{table.id}: {problem}; restore it from a backup, or export and remove it")
            beyond.add(table.id)
    done = "would be mended" if asked.dry_run else "mended"
    _print(f"{len(tables)} checked, {len(mended)} {done}, {len(beyond)} beyond repair")
    return FAILED if beyond else 0


def _mend_database(store: Store, asked: argparse.Namespace) -> tuple[set[str], set[str]]:
    """Check the database itself; return the ids of repaired tables, and of those beyond repair."""
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
    """Replay a table's log and correct its status by the result; return 1 if it was wrong, else 0."""
    room = replayed(archive_of(store, table.id))
    if not dry_run:
        _write_down(store, room)
    status: Status = "over" if room.over else "playing" if room.ready and room.begun else "open"
    if table.status == status:
        return 0
    if not dry_run:
        store.change_table(table.id, table.revision, status=status).wait()
    _print(f"{table.id}: marked as {table.status}, but it is {status}{'' if dry_run else ': set right'}")
    return 1


def _write_down(store: Store, room: Room) -> None:
    """Store what an earlier version did not store of a game, so that later versions can read it."""
    if (told := untold(room)) is not None:
        store.keep_content(room.game.id, room.game.content, room.game.sources).wait()
        store.keep_snapshot(room.id, told).wait()


def _remove(store: Store, asked: argparse.Namespace) -> int:
    table = store.table(asked.id).wait()
    if not asked.yes:
        what = f"table {table.id} of {table.game}, {table.status}, with {table.seq} entries"
        raise BadOption(f"{what} would be erased for good: add --yes, and export it first if in doubt")
    store.remove_table(asked.id).wait()
    _print(f"table {asked.id} is gone")
    return 0


def _expire(store: Store, asked: argparse.Namespace) -> int:
    try:
        retention = read_retention(asked.keep)
    except BadRetention as problem:
        raise BadOption(f"--keep: {problem}") from None
    for age in AGES:
        before, gone = retention.before(age, now()), 0
        for table_id in _expired(store, age, before) if before else ():
            if asked.dry_run:
                _print(f"{table_id}: {age}")
            gone += asked.dry_run or store.expire_table(table_id, before).wait()
        _print(f"{age}: {gone} {'to be removed' if asked.dry_run else 'removed'}{_kept(retention, age)}")
    before = retention.before("packs", now())
    if before and not asked.dry_run:
        _print(f"packs: {store.packs.expire(before).wait()} removed{_kept(retention, 'packs')}")
    return 0


def _expired(store: Store, age: Age, before: int) -> Iterator[str]:
    """The tables of a kind that have not changed since `before`, the oldest first."""
    last = (-1, "")
    while page := store.expired(age, before, limit=PAGE, after=last).wait():
        yield from [table_id for _, table_id in page]
        last = page[-1]


def _kept(retention: Retention, age: Age | Literal["packs"]) -> str:
    days: int = getattr(retention, age)
    return f" (kept for {days} days)" if days else " (kept for good)"


# The whole store ------------------------------------------------------------------


def _backup(address: str, asked: argparse.Namespace) -> int:
    back_up(address, asked.file, overwrite=asked.force)
    _print(f"{asked.file}: complete and checked. It holds secret seeds: keep it safe")
    return 0


def _restore(address: str, asked: argparse.Namespace) -> int:
    with hold_file_lock(address, wait_seconds=0.0):
        count = restore(address, asked.file, overwrite=asked.force)
    _print(f"{count} tables are here again; check them with: polnoc admin repair --dry-run")
    return 0


def _check_upgrade(address: str, asked: argparse.Namespace) -> int:
    """Try this version on a copy of the store, which itself is only read."""
    console = Console(stderr=True)
    with temporary_copy(address) as store:
        tables = list(every_table(store))
        shown = track(tables, "replaying", console=console, transient=True, disable=not console.is_terminal)
        findings = [examine(store, table) for table in shown]
    frozen = [found for found in findings if found.why]
    if asked.json:
        told = {"tables": len(findings), "goes_on": len(findings) - len(frozen), "frozen": frozen}
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    else:
        _tell_findings(findings, frozen)
    return FAILED if frozen else 0


def _tell_findings(findings: list[Finding], frozen: list[Finding]) -> None:
    _print(f"{len(findings)} tables: {len(findings) - len(frozen)} go on, {len(frozen)} would be frozen")
    for why, reason in REASONS.items():
        if ours := [found for found in frozen if found.why == why]:
            _print(f"\n{reason}: {len(ours)}")
        for found in ours:
            facts = f"  {found.table}  {found.game:10}  {found.status:7}  rules {found.rules}"
            _print(f"{facts}  {found.detail}")


# Servers and series ---------------------------------------------------------------


def _watch(address: str, asked: argparse.Namespace) -> int:
    """Show servers, series, or both on one page."""
    is_shared = address.startswith(("postgresql://", "postgres://"))
    if not is_shared and not asked.series:
        raise BadOption(
            "servers can be watched that share a PostgreSQL, and series of the arena: "
            "name them with --store postgresql://… or --series FILE"
        )
    with open_store(address) if is_shared else contextlib.nullcontext() as store:
        if asked.once:
            told = [] if store is None else lines(store.servers.known().wait(), Rates())
            for line in [*told, *[line for path in asked.series for line in _series_in_words(path)]]:
                _print(line)
            return 0
        parts: list[Callable[[], RenderableType]] = [] if store is None else [ServersPart(store).drawn]
        parts += [partial(_series_part, path) for path in asked.series]
        with contextlib.suppress(KeyboardInterrupt):
            watch(parts, Console())
    return 0


def _series_in_words(path: Path) -> list[str]:
    """The progress of a series, or why it is not known: the series may not have begun."""
    from polnoc import arena  # slow to load

    try:
        return arena.in_words(arena.read_status(path), time.time())
    except arena.ArenaError as problem:
        return [str(problem)]


def _series_part(path: Path) -> RenderableType:
    return Group("", *[plain(line) for line in _series_in_words(path)])


#: Commands that work on the store as a whole and do not need it to be opened.
WHOLE: Final[dict[str, Callable[[str, argparse.Namespace], int]]] = {
    "backup": _backup,
    "restore": _restore,
    "check-upgrade": _check_upgrade,
    "watch": _watch,
}


COMMANDS: Final[dict[str, Command]] = {
    "list": _list,
    "show": _show,
    "export": _export,
    "import": _import,
    "repair": _repair,
    "remove": _remove,
    "expire": _expire,
}
