"""Bestia: what a reader gets follows from what it may know, and from nothing else.

For the Beast, every hunter and those who watch, everything that they cannot know is dealt anew: the track's
faces, hands, traps, decks. Their page, its fragments and the data for programs must stay the same, byte for
byte. Games are rich in cards, traps and reactions, played by people who would rather act.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import load_box
from polnoc.games.bestia.view import AUDIENCE
from polnoc.table.rooms import Room, Settings
from tests.games.bestia.soak import EAGER, PACK
from tests.leaks import pairs
from tests.leaks.counts import count
from tests.leaks.deeds import Leak
from tests.leaks.eyes import Ask, Site
from tests.leaks.pairs import check_deals
from tests.leaks.tables import ask_everything, asks, cookies, reader_of, table_of

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


def make_room(site: Site, number: int) -> Room:
    """A table of a rich hunt."""
    players = 2 + (number + 1) % 3
    beasts = list(GAME.box.beasts)
    chosen = {
        "players": players,
        "contract": CONTRACTS[players],
        "beast": beasts[number % len(beasts)],
    }
    settings = Settings(way="online", aids=number % 2 == 0)
    return table_of(site, GAME, GAME.read_options(chosen), settings)


def readers(room: Room) -> tuple[int, ...]:
    return (*range(len(room.seats)), WATCHER)


def hidden(position: Any) -> tuple[object, ...]:
    """What some reader does not know."""
    return (position.track, position.hands, position.traps, position.unused, position.gear_deck)


def redealing(seat: int, rng: random.Random) -> Callable[[Any], Any]:
    """Deals a position anew in everything that a reader cannot know."""
    return lambda position: GAME.redeal(GAME.view(position, seat), rng)


@dataclass(slots=True)
class Tally(pairs.Tally):
    """What was tried, and what was decided meanwhile."""

    decided: set[str] = field(default_factory=set)


def check_hunt(site: Site, number: int, tally: Tally) -> None:
    """Play a hunt; Leak if two worlds that a reader may not tell apart can be told apart."""
    room, rng = make_room(site, number), random.Random(f"hunt {number}")
    match = room.match
    for answers in range(ANSWERS):
        seat = rng.choice(readers(room))
        redeal = redealing(seat, rng)
        dealt = [redeal(match.position) for _ in range(DEALS)]
        check_deals(room, reader_of(seat, rng.choice(("pl", "en"))), dealt, hidden, rng, tally)
        if answers % APART == 0:
            ask_everything(site, room, seat, PIECES, redeal, rng)
            tally.batteries += 1
        if match.over:
            return
        tally.decided.add(type(match.position.stack[-1]).__name__)
        asked = rng.choice(match.asked)
        offered = match.options(asked)
        match.answer(asked, rng.choices(offered, [EAGER.get(action.verb, 1) for action in offered])[0])
        room.stamp += 1


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
    before = [site.answers(asks(room, seat, PIECES), cookies(room, seat, "pl")) for seat in others]
    marking = [Ask(f"/t/{room.id}/mark", {"seat": "1", "piece": "place-4"}, json=True)]
    assert b"200" in site.answers(marking, cookies(room, 1, "pl"))[0][:40]
    after = [site.answers(asks(room, seat, PIECES), cookies(room, seat, "pl")) for seat in others]
    assert after == before
    partner = site.answers([Ask(f"/t/{room.id}")], cookies(room, 2, "pl"))[0]
    assert b'data-pieces="place-4"' in partner


def test_a_page_that_tells_the_seed_is_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    room = make_room(site, 0)
    monkeypatch.setattr(room.seats[0], "name", room.match.seed.text)
    with pytest.raises(Leak, match="tells the seed"):
        ask_everything(site, room, 0, PIECES, redealing(0, random.Random(1)), random.Random(1))
