"""Final Girl has one player and watchers: nobody learns which items lie face down where, nor the seed.

All other decks are pools until somebody looks: there is nothing in the position that could leak.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

import pytest

from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.games import find_game
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.view import AUDIENCE
from polnoc.store import secret_hash
from polnoc.table.layout import Reader
from polnoc.table.rooms import PERSON, Room, RoomSeat, Settings
from tests.leaks.counts import count
from tests.leaks.deeds import Leak
from tests.leaks.eyes import Ask, Site
from tests.leaks.pairs import compare, dealt_anew, difference, glance, lines_to_say

GAME: Final = find_game("finalgirl")
SECRET: Final = "the-secret-of-the-only-seat"
#: Games played, deals compared after an answer, and after how many answers everything is asked for.
GAMES: Final = count("POLNOC_LEAK_FILMS", 2)
DEALS: Final = 3
APART: Final = 40
#: Pieces of the board that one can ask about.
PIECES: Final = (
    "deck-0",
    "deck-1",
    "deck-2",
    "space-3",
    "hand-0",
    "item-4",
    "power-0",
    "finale",
    "hunter-of",
)


def make_room(site: Site, number: int) -> Room:
    """A table of a film of its own."""
    rng = random.Random(f"film {number}")
    chosen = {
        "killer": rng.choice(["hammer", "parade", "pack"]),
        "location": rng.choice(["camp", "fair"]),
        "heroine": rng.choice(["laurie", "selena", "adelaide"]),
        "ambiguity": rng.choice(["evil", "ask"]),
    }
    seats = [RoomSeat("Ania", PERSON, secret_hash(SECRET))]
    made = site.run(site.tables.make(GAME, GAME.read_options(chosen), seats, Settings()))
    room: Room = made.room
    return room


def dealt_otherwise(position: Any, rng: random.Random) -> Any:
    """The same position with other items face down: those in decks and those left in the box, shuffled."""
    unseen = [item for item in position.terms.item_numbers if position.unseen >> item & 1]
    rng.shuffle(unseen)
    other, stock = position.clone(), []
    for deep in position.deep:
        stock.append(sum([1 << item for item in unseen[:deep]]))
        del unseen[:deep]
    other.stock = tuple(stock)
    return other


def reader_of(seat: int, language: str) -> Reader:
    return Reader(language, "night", seat, () if seat == WATCHER else (seat,))


def asks(room: Room, seat: int) -> list[Ask]:
    """Everything that a reader could ask for now. Nothing of it changes anything."""
    here, lines = f"/t/{room.id}", len(room.match.log(seat))
    paths = [here, f"{here}?seat={seat}", f"{here}?events=0", f"{here}/then/{lines - 1}", f"{here}/replay"]
    paths += [f"{here}/replay/0?eyes=above", f"{here}/record.json", f"{here}/record.txt", "/"]
    found = [Ask(path) for path in paths]
    found += [replace(ask, json=True) for ask in found]
    found += [Ask(f"{here}/live?seat={seat}&have=", live=True)]
    found += [Ask(f"{here}/why", {"seat": str(seat), "piece": piece}, json=True) for piece in PIECES]
    token = room.token(seat) if seat != WATCHER else ""
    return [*found, Ask(f"{here}/hint", {"seat": str(seat), "token": token}, json=True)]


@contextmanager
def past_dealt_otherwise(room: Room, rng: random.Random) -> Iterator[None]:
    """Every earlier moment dealt otherwise too."""
    true = room.match.steps
    room.match.steps = [replace(step, before=dealt_otherwise(step.before, rng)) for step in true]
    try:
        yield
    finally:
        room.match.steps = true


class Tally:
    """What was tried: pairs of deals, how many differed at all, how often everything was asked for."""

    def __init__(self) -> None:
        self.pairs = self.different = self.batteries = 0


def check_film(site: Site, number: int, tally: Tally) -> None:
    """Play a film by lot; Leak if two deals that nobody may tell apart can be told apart."""
    room, rng = make_room(site, number), random.Random(f"answers {number}")
    for answers in range(400):
        for seat in (0, WATCHER):
            check_reader(room, seat, rng, tally)
            if answers % APART == 0:
                ask_everything(site, room, seat, rng)
                tally.batteries += 1
        if room.match.over:
            return
        room.match.answer(0, rng.choice(room.match.options(0)))
        room.stamp += 1


def check_reader(room: Room, seat: int, rng: random.Random, tally: Tally) -> None:
    """Leak if what a reader has before him depends on what lies face down."""
    reader, true = reader_of(seat, rng.choice(("pl", "en"))), room.match.position
    lines = lines_to_say(room, seat, rng)
    here = glance(room, reader, lines)
    for _ in range(DEALS):
        other = dealt_otherwise(true, rng)
        tally.pairs += 1
        tally.different += other.stock != true.stock
        with dealt_anew(room, seat, other):
            there = glance(room, reader, lines)
        if here != there:
            raise Leak(difference(seat, here, there))


def ask_everything(site: Site, room: Room, seat: int, rng: random.Random) -> None:
    """Leak if anything that the server says differs, or tells the seed before the film is over."""
    site.show(room)
    cookies = {"lang": rng.choice(("pl", "en"))} | ({f"seats-{room.id}": SECRET} if seat != WATCHER else {})
    asked = asks(room, seat)
    here = site.answers(asked, cookies)
    with dealt_anew(room, seat, dealt_otherwise(room.match.position, rng)), past_dealt_otherwise(room, rng):
        there = site.answers(asked, cookies)
    compare(asked, here, there, seat)
    for ask, said in zip(asked, here, strict=True):
        if not room.match.over and room.match.seed.text.encode() in said:
            raise Leak(f"{ask} tells the seed")


def test_nothing_tells_two_deals_of_the_items_apart(site: Site) -> None:
    tally = Tally()
    for number in range(GAMES):
        check_film(site, number, tally)
    assert tally.different > tally.pairs // 2, "two deals that are the same prove nothing"
    assert tally.batteries >= 2 * GAMES


def test_a_view_that_tells_the_decks_is_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(game: FinalGirlGame, position: Any, seat: int) -> View:
        return {**AUDIENCE.view(position, seat), "stock": position.stock}

    monkeypatch.setattr(FinalGirlGame, "view", telling)
    with pytest.raises(Leak, match="stock"):
        check_film(site, 0, Tally())


def test_a_page_that_tells_the_seed_is_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    room = make_room(site, 0)
    monkeypatch.setattr(room.seats[0], "name", room.match.seed.text)
    with pytest.raises(Leak, match="tells the seed"):
        ask_everything(site, room, 0, random.Random(1))
