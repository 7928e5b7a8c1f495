"""How a table is run: the values that are settled when it is made, and what changes later."""

from __future__ import annotations

from typing import Final

import msgspec

#: The ways to play: against bots, at one screen, online, one screen for all and hands on phones.
WAYS: Final = ("solo", "screen", "online", "phones")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is run. Kept in the store; fields that are missing there have these defaults."""

    way: str = "solo"
    #: Whether the deduction sheet is drawn.
    aids: bool = True
    #: Whether one may ask an expert.
    hints: bool = True
    #: Whether the start page offers the table to watchers.
    listed: bool = False
    #: Whether anybody may take a free seat before the game, without an invitation, and finds it in a list.
    joinable: bool = False
    #: The language of whoever made the table, for those who look for one.
    language: str = ""
    #: Hash of the secret of whoever made the table.
    host: str = ""
    #: The table on which the same people play again, or to which they have moved before the game.
    next: str = ""
    #: The seat, at this table, of whoever wants to play again.
    next_by: int = -1
    #: Whether it was cancelled, or left for another table, before its game began: nothing happens here.
    closed: bool = False
    #: Whether the game came in as a record: its seed was never secret.
    imported: bool = False
    #: Whether it was made with other content than that of the box.
    pack: bool = False
    #: What the packs are called of which it was made; empty where nobody knows.
    pack_names: tuple[str, ...] = ()
    #: Whether it is dealt once everybody sits; otherwise it was dealt when the table was made.
    waits: bool = False
    #: What lists find the table by, such as `daily:finalgirl:2026-03-14`; it never changes.
    label: str = ""
    #: Who made the table, as a hash that nobody can turn back; lists and bots share fairly by it.
    creator: str = ""
    #: How long a seat may take (`clocks.TIME_CONTROLS`), and what happens when its time is up.
    time_control: str = "none"
    late: str = "nothing"
    #: Whether questions pass by themselves that nobody needs to be asked (`passing`). Tables of earlier
    #: versions, and those that programs make, ask everything.
    passes: bool = False
    #: Who plays the game of a day, as far as that is known: a hash.
    player: str = ""
