"""The store: tables, seats, entries and messages, durable before anybody hears of them.

It knows no rules: an entry is a short text and some bytes. Its guarantees:

- **An acknowledged entry is durable**, whatever crashes next. SQLite syncs
  the disk at each commit; a PostgreSQL that would not is refused.
- **One entry for each number and for each key.** The unique keys of the database
  decide that, so it holds for any number of threads, processes and machines.
- **Entries never change.** An undo is an entry too.
- **The event loop never blocks.** One thread writes, and all writes that
  queue up meanwhile share the next commit; a few other threads read.

>>> with open_store(":memory:") as store:
...     table = store.create(NewTable(game="duchy", rules=1, content="c0ffee", seed="sim:1",
...                                   commitment="…", seats=[NewSeat(), NewSeat()])).wait()
...     entry = NewEntry(kind="answer", seat=0, text="h5")
...     print(store.append(table, 0, "click-1", entry).wait())
...     print(store.append(table, 0, "click-1", entry).wait())  # a double click
...     try:
...         store.append(table, 0, "click-2", entry).wait()
...     except Stale as stale:
...         print(stale)
Appended(seq=1, repeated=False)
Appended(seq=1, repeated=True)
the table is at 1, not at 0: read again, then decide again

In the server, the same calls are awaited: `await store.append(…)`.
"""

from polnoc.store.change_feed import Changes
from polnoc.store.errors import (
    BadValue,
    Declined,
    KeyTaken,
    Stale,
    StoreError,
    TableExists,
    Unavailable,
    Uncertain,
    UnknownSeat,
    UnknownTable,
)
from polnoc.store.notices import Notice, NoticeTarget
from polnoc.store.packs import KeptPack
from polnoc.store.pending import Pending
from polnoc.store.people import DeviceCode, Group, KeptResult, Member
from polnoc.store.servers import KnownServer
from polnoc.store.store import Store, open_store
from polnoc.store.values import (
    Age,
    Appended,
    DailyResult,
    Entry,
    Fault,
    Json,
    Message,
    NewEntry,
    NewMessage,
    NewSeat,
    NewTable,
    Seat,
    Sitting,
    Snapshot,
    Status,
    Summary,
    Table,
    TableLog,
    WholeTable,
    new_secret,
    secret_hash,
)
from polnoc.store.writer import Figures

__all__ = [
    "Age",
    "Appended",
    "BadValue",
    "Changes",
    "DailyResult",
    "Declined",
    "DeviceCode",
    "Entry",
    "Fault",
    "Figures",
    "Group",
    "Json",
    "KeptPack",
    "KeptResult",
    "KeyTaken",
    "KnownServer",
    "Member",
    "Message",
    "NewEntry",
    "NewMessage",
    "NewSeat",
    "NewTable",
    "Notice",
    "NoticeTarget",
    "Pending",
    "Seat",
    "Sitting",
    "Snapshot",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "Summary",
    "Table",
    "TableExists",
    "TableLog",
    "Unavailable",
    "Uncertain",
    "UnknownSeat",
    "UnknownTable",
    "WholeTable",
    "new_secret",
    "open_store",
    "secret_hash",
]
