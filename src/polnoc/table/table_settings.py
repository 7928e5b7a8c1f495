"""How a table is run: the settings that are fixed when it is made, and those that change later."""

from __future__ import annotations

from typing import Final

import msgspec

#: The ways to play: against bots, at a shared screen, online, a shared screen with hands on phones.
WAYS: Final = ("solo", "screen", "online", "phones")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is run. Stored; fields that are missing in the store have these defaults."""

    way: str = "solo"
    #: Whether the deduction sheet is drawn.
    aids: bool = True
    #: Whether one may ask an expert.
    hints: bool = True
    #: Whether the start page offers the table to watchers.
    listed: bool = False
    #: Whether the table is listed as open: anybody may take a free seat before the game, without invitation.
    joinable: bool = False
    #: The language of the creator, for those who look for a table.
    language: str = ""
    #: Hash of the host's secret.
    host: str = ""
    #: The table at which the same people play again, or to which they have moved before the game.
    next: str = ""
    #: The seat, at this table, of the person who offered the rematch.
    next_by: int = -1
    #: Whether it was cancelled, or left for another table, before its game began: nothing happens here.
    closed: bool = False
    #: Whether the game was imported as a record: its seed was never secret.
    imported: bool = False
    #: Whether it was made with other content than that of the box.
    pack: bool = False
    #: The names of the packs it was made with; empty where they are unknown.
    pack_names: tuple[str, ...] = ()
    #: Whether it is dealt once everybody sits; otherwise it was dealt when the table was made.
    waits: bool = False
    #: The label by which lists find the table, such as `daily:finalgirl:2026-03-14`; it never changes.
    label: str = ""
    #: Who made the table, as an irreversible hash; lists and bots are shared fairly by it.
    creator: str = ""
    #: How long a seat may take (`clocks.TIME_CONTROLS`), and what happens when its time is up.
    time_control: str = "none"
    late: str = "nothing"
    #: Whether questions without a choice pass by themselves (`passing`). Tables of earlier versions, and
    #: those that programs make, ask everything.
    passes: bool = False
    #: Who plays the game of a day, as a hash, if that is known.
    player: str = ""
