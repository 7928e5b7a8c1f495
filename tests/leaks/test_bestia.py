"""Bestia: what a reader gets follows from what it may know, and from nothing else.

For the Beast, every hunter and those who watch, everything that they cannot know is dealt anew: the track's
faces, hands, traps, decks. Their page, its fragments and the data for programs must stay the same, byte for
byte. Games are rich in cards, traps and reactions, played by people who would rather act.
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
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import load_box
from polnoc.games.bestia.view import AUDIENCE
from polnoc.store import secret_hash
from polnoc.table.layout import Reader
from polnoc.table.rooms import PERSON, Room, RoomSeat, Settings
from tests.games.bestia.soak import EAGER, PACK
from tests.leaks.counts import count
from tests.leaks.deeds import NAMES, Leak
from tests.leaks.eyes import Ask, Site
from tests.leaks.pairs import compare, dealt_anew, difference, glance, lines_to_say

GAME: Final = BestiaGame(load_box(PACK))
CONTRACTS: Final = {2: "rich-caravan", 3: "rich-hollow", 4: "rich-large"}
#: Hunts played, answers of each at most, how often a reader's world is dealt anew after an answer, and
#: after how many answers everything is asked for over HTTP.
HUNTS: Final = count("POLNOC_LEAK_HUNTS", 2)
ANSWERS: Final = count("POLNOC_LEAK_HUNT_ANSWERS", 130)
DEALS: Final = 2
APART: Final = 50
#: Pieces of the board that one can ask about.
PIECES: Final = ("place-4", "card-3", "pick-2", "lair", "trap-0-0", "plate-1", "gear-0", "talent-1", "den")


def secret(seat: int) -> str:
    return f"the-secret-of-seat-{seat}"


def make_room(site: Site, number: int) -> Room:
    """A table of a rich hunt."""
    players = 2 + (number + 1) % 3
    beasts = list(GAME.box.beasts)
    chosen = {
        "players": players,
        "contract": CONTRACTS[players],
        "beast": beasts[number % len(beasts)],
    }
    seats = [RoomSeat(NAMES[seat], PERSON, secret_hash(secret(seat))) for seat in range(players)]
    settings = Settings(way="online", aids=number % 2 == 0)
    made = site.run(site.tables.make(GAME, GAME.read_options(chosen), seats, settings))
    room: Room = made.room
    return room


def readers(room: Room) -> tuple[int, ...]:
    return (*range(len(room.seats)), WATCHER)


def hidden(position: Any) -> tuple[object, ...]:
    """What some reader does not know."""
    return (position.track, position.hands, position.traps, position.unused, position.gear_deck)


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


def cookies(room: Room, seat: int, language: str) -> dict[str, str]:
    return {"lang": language} | ({f"seats-{room.id}": secret(seat)} if seat != WATCHER else {})


@contextmanager
def past_dealt_anew(room: Room, seat: int, rng: random.Random) -> Iterator[None]:
    """Every earlier moment dealt anew too, for one reader."""
    true = room.match.steps
    before: list[Any] = [step.before for step in true]
    dealt = [GAME.redeal(GAME.view(one, seat), rng) for one in before]
    room.match.steps = [replace(step, before=one) for step, one in zip(true, dealt, strict=True)]
    try:
        yield
    finally:
        room.match.steps = true


class Tally:
    """What was tried: pairs of deals, how many differed at all, and what was decided meanwhile."""

    def __init__(self) -> None:
        self.pairs = self.different = self.batteries = 0
        self.decided: set[str] = set()


def check_hunt(site: Site, number: int, tally: Tally) -> None:
    """Play a hunt; Leak if two worlds that a reader may not tell apart can be told apart."""
    room, rng = make_room(site, number), random.Random(f"hunt {number}")
    match = room.match
    for answers in range(ANSWERS):
        seat = rng.choice(readers(room))
        check_reader(room, seat, rng, tally)
        if answers % APART == 0:
            ask_everything(site, room, seat, rng)
            tally.batteries += 1
        if match.over:
            return
        tally.decided.add(type(match.position.stack[-1]).__name__)
        asked = rng.choice(match.asked)
        offered = match.options(asked)
        match.answer(asked, rng.choices(offered, [EAGER.get(action.verb, 1) for action in offered])[0])
        room.stamp += 1


def check_reader(room: Room, seat: int, rng: random.Random, tally: Tally) -> None:
    """Leak if what a reader has before him depends on what he cannot know."""
    reader, true = reader_of(seat, rng.choice(("pl", "en"))), room.match.position
    lines = lines_to_say(room, seat, rng)
    here = glance(room, reader, lines)
    for _ in range(DEALS):
        other = GAME.redeal(room.view(seat), rng)
        tally.pairs += 1
        tally.different += hidden(other) != hidden(true)
        with dealt_anew(room, seat, other):
            there = glance(room, reader, lines)
        if here != there:
            raise Leak(difference(seat, here, there))


def ask_everything(site: Site, room: Room, seat: int, rng: random.Random) -> None:
    """Leak if anything that the server says differs, or tells the seed before the hunt is over."""
    site.show(room)
    asked, known = asks(room, seat), cookies(room, seat, rng.choice(("pl", "en")))
    here = site.answers(asked, known)
    other = GAME.redeal(room.view(seat), rng)
    with dealt_anew(room, seat, other), past_dealt_anew(room, seat, rng):
        there = site.answers(asked, known)
    compare(asked, here, there, seat)
    for ask, said in zip(asked, here, strict=True):
        if not room.match.over and room.match.seed.text.encode() in said:
            raise Leak(f"{ask} tells the seed")


def test_nobody_learns_what_lies_face_down(site: Site) -> None:
    tally = Tally()
    for number in range(HUNTS):
        check_hunt(site, number, tally)
    assert tally.different > tally.pairs // 2, "two deals that are the same prove nothing"
    assert tally.batteries >= HUNTS
    assert {"Window", "Moving", "Attacking", "Laying", "Drafting"} <= tally.decided


@pytest.mark.parametrize("field", ["track", "hands", "traps"])
def test_a_view_that_tells_too_much_is_found(site: Site, monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    def telling(game: BestiaGame, position: Any, seat: int) -> View:
        return {**AUDIENCE.view(position, seat), f"all {field}": getattr(position, field)}

    monkeypatch.setattr(BestiaGame, "view", telling)
    with pytest.raises(Leak, match=f"all {field}"):
        check_hunt(site, 0, Tally())


def test_marks_tell_nothing_to_the_others(site: Site) -> None:
    room = make_room(site, 0)
    site.show(room)
    others = (0, WATCHER)
    before = [site.answers(asks(room, seat), cookies(room, seat, "pl")) for seat in others]
    marking = [Ask(f"/t/{room.id}/mark", {"seat": "1", "piece": "place-4"}, json=True)]
    assert b"200" in site.answers(marking, cookies(room, 1, "pl"))[0][:40]
    after = [site.answers(asks(room, seat), cookies(room, seat, "pl")) for seat in others]
    assert after == before
    partner = site.answers([Ask(f"/t/{room.id}")], cookies(room, 2, "pl"))[0]
    assert b'data-pieces="place-4"' in partner


def test_a_page_that_tells_the_seed_is_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    room = make_room(site, 0)
    monkeypatch.setattr(room.seats[0], "name", room.match.seed.text)
    with pytest.raises(Leak, match="tells the seed"):
        ask_everything(site, room, 0, random.Random(1))
