"""A table of any game whose hidden things can be dealt anew: who reads it, and all that he could ask for."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.seats import WATCHER
from polnoc.store import secret_hash
from polnoc.table.layout import Reader
from polnoc.table.rooms import PERSON, Room, RoomSeat, Settings
from tests.leaks.deeds import NAMES, Leak
from tests.leaks.eyes import Ask, Site
from tests.leaks.pairs import all_dealt_anew, compare


def secret(seat: int) -> str:
    """What somebody at a seat holds."""
    return f"the-secret-of-seat-{seat}"


def table_of(site: Site, game: AnyGame, chosen: GameOptions, settings: Settings) -> Room:
    """A table with a person at every seat."""
    names = enumerate(NAMES[: game.seats(chosen)])
    seats = [RoomSeat(name, PERSON, secret_hash(secret(seat))) for seat, name in names]
    room: Room = site.run(site.tables.make(game, chosen, seats, settings)).room
    return room


def reader_of(seat: int, language: str) -> Reader:
    """Who looks at the page of a seat."""
    return Reader(language, "night", seat, () if seat == WATCHER else (seat,))


def cookies(room: Room, seat: int, language: str) -> dict[str, str]:
    """What the browser of a seat holds."""
    return {"lang": language} | ({f"seats-{room.id}": secret(seat)} if seat != WATCHER else {})


def asks(room: Room, seat: int, pieces: Sequence[str]) -> list[Ask]:
    """Everything that a reader could ask for now. Nothing of it changes anything."""
    here, lines = f"/t/{room.id}", len(room.match.log(seat))
    paths = [here, f"{here}?seat={seat}", f"{here}?events=0", f"{here}/then/{lines - 1}", f"{here}/replay"]
    paths += [f"{here}/replay/0?eyes=above", f"{here}/record.json", f"{here}/record.txt", "/"]
    found = [Ask(path) for path in paths]
    found += [replace(ask, json=True) for ask in found]
    found += [Ask(f"{here}/live?seat={seat}&have=", live=True)]
    found += [Ask(f"{here}/why", {"seat": str(seat), "piece": piece}, json=True) for piece in pieces]
    token = room.token(seat) if seat != WATCHER else ""
    return [*found, Ask(f"{here}/hint", {"seat": str(seat), "token": token}, json=True)]


def ask_everything(
    site: Site, room: Room, seat: int, pieces: Sequence[str], redeal: Callable[[Any], Any], rng: random.Random
) -> None:
    """Leak if anything that the server says differs, or tells the seed before the game is over."""
    site.show(room)
    asked, known = asks(room, seat, pieces), cookies(room, seat, rng.choice(("pl", "en")))
    here = site.answers(asked, known)
    with all_dealt_anew(room, seat, redeal):
        there = site.answers(asked, known)
    compare(asked, here, there, seat)
    for ask, said in zip(asked, here, strict=True):
        if not room.match.over and room.match.seed.text.encode() in said:
            raise Leak(f"{ask} tells the seed")
