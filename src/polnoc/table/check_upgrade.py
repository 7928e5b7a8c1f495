"""What this version would do with tables stored by another: each goes on, or is frozen for a reason."""

from __future__ import annotations

from typing import Final

import msgspec

from polnoc.store import Store, StoreError, Table
from polnoc.table.loading import FrozenTable, Why, load

#: The reasons in words, for operators.
REASONS: Final[dict[str, str]] = {
    Why.GAME.value: "the game is not installed",
    Why.RULES.value: "this version of the rules is not played any more",
    Why.CONTENT.value: "the content is not to be had",
    Why.NEWER.value: "written by a newer Północ",
    Why.DIFFERS.value: "it would come out differently",
    Why.FAILS.value: "it cannot be played again",
    "unreadable": "the store cannot read it",
}


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A table, and whether it goes on or is frozen."""

    table: str
    game: str
    status: str
    rules: int
    content: str
    #: One of `REASONS` if it is frozen; empty if it goes on.
    why: str = ""
    detail: str = ""


def examine(store: Store, table: Table) -> Finding:
    """Replay the log of a table with the rules and the content that it began with."""
    why = detail = ""
    try:
        found = load(store.whole(table.id).wait())
    except StoreError as error:
        why, detail = "unreadable", str(error)
    else:
        if isinstance(found, FrozenTable):
            why, detail = found.why.value, found.detail
    return Finding(
        table=table.id,
        game=table.game,
        status=table.status,
        rules=table.rules,
        content=table.content,
        why=why,
        detail=detail,
    )
