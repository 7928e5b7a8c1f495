"""A game and its twin side by side: whatever the reader gets must be the same, and nothing else may come."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from polnoc.engine.events import seen_by
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.views import dump
from polnoc.table import live
from polnoc.table.parts import Sight, sight_of
from polnoc.table.rooms import Room
from tests.leaks.deeds import Deed, Leak, Script, World, play
from tests.leaks.eyes import Site, battery, cookies_of, reader_of
from tests.leaks.pairs import apart, compare
from tests.leaks.twins import Line, noisy, twin_of

#: The longest game that is played beside its twin, in deeds.
LONGEST: Final = 110
#: After so many deeds of a hundred, the whole page is made, and everything is asked for.
LOOKED: Final = 4
ASKED: Final = 1


@dataclass(slots=True)
class Tally:
    """What was played: games, deeds, deeds that the reader must not notice, frames, all requests made."""

    games: int = 0
    #: Games whose twin had other answers or other cards.
    different: int = 0
    deeds: int = 0
    noise: int = 0
    frames: int = 0
    batteries: int = 0


@dataclass(frozen=True, slots=True)
class Twins:
    """Two games that are alike to a seat. They are made before anything is looked at."""

    seat: int
    language: str
    script: Script
    lines: list[Line]

    @property
    def different(self) -> bool:
        return [line.deed for line in self.lines[1:] if not line.noise] != [*self.script.deeds]


def make_twins(number: int, site: Site | None = None) -> Iterator[Twins]:
    """Game number so and so with a twin for each reader."""
    rng = random.Random(f"twins {number}")
    script = play(number, rng.randint(LONGEST // 5, LONGEST), site.at_a_table if site else None)
    for seat in script.terms.eyes:
        lines = noisy(twin_of(script, seat, rng), seat, rng)
        yield Twins(seat, rng.choice(("pl", "en")), script, lines)


class Reading:
    """An open page in one of the two worlds."""

    def __init__(self, world: World, seat: int, language: str) -> None:
        self.world = world
        self.seat = seat
        self.reader = reader_of(world.terms, seat, language)
        self.page = live.Page(world.room, self.reader)
        self.first = self.page.first("")
        self.seen = self._visible()

    def do(self, deed: Deed) -> bytes:
        """Let something happen; what the page is sent then. Leak if it is sent something for nothing."""
        self.world.do(deed)
        frame = self.page.news()
        seen = self._visible()
        if frame and seen == self.seen:
            raise Leak(f"seat {self.seat} sees nothing new after {deed}, but is sent {frame!r}")
        self.seen = seen
        return frame

    def whole(self) -> dict[str, object]:
        """The page, what it may take back, and what a page that was away is told."""
        room, sight = self.world.room, sight_of(self.world.room, self.reader)
        self._remembers_rightly()
        again = live.Page(room, self.reader).first("")
        return {
            "page": sight.page(self.reader),
            "may undo": self.seat != WATCHER and room.may_undo(self.seat),
            "may ask": self.seat != WATCHER and room.may_ask_undo(self.seat),
            "again": again,
            "up to date": live.Page(room, self.reader).first(json.loads(again)["mark"]),
        }

    def _remembers_rightly(self) -> None:
        """A page that nobody looked at for a while is what it would be if it were made now."""
        seldom = reader_of(self.world.terms, self.seat, "pl" if self.reader.language == "en" else "en")
        kept, fresh = sight_of(self.world.room, seldom), Sight(self.world.room, seldom)
        if kept.page(seldom) != fresh.page(seldom):
            shown = apart(kept.page(seldom), fresh.page(seldom))
            raise Leak(f"the page of seat {self.seat} shows what is not so any more:\n{shown}")

    def _visible(self) -> tuple[object, ...]:
        """Everything that this reader may see of the table."""
        room, seat = self.world.room, self.seat
        said = [message for message in room.messages if message.kind != "note"]
        return (
            dump(room.view(seat)),
            [(event.key, event.args) for event in seen_by(room.match.events, seat)],
            [message.text for message in said if may_see(message.audience, seat)],
            [(who.name, who.played_by) for who in room.seats],
            [bool(room.present[number]) for number in range(len(room.seats))],
            (room.request.seat, sorted(room.request.waiting)) if room.request else None,
            _own_affairs(room, seat),
        )


def _own_affairs(room: Room, seat: int) -> tuple[object, ...]:
    """What only a seat itself is concerned with: what it may take back, and how often it has acted."""
    if seat == WATCHER:
        return ()
    return room.may_undo(seat), room.may_ask_undo(seat), room.acted[seat], [*room.options(seat)]


def check_twins(
    twins: Twins, tally: Tally, rng: random.Random, site: Site | None = None, asked: int = ASKED
) -> None:
    """Play both games; Leak if the reader can tell them apart at any moment.

    With a site, after `asked` of a hundred deeds everything is asked for over HTTP.
    """
    seat, script = twins.seat, twins.script
    first = Reading(World(script.terms, script.deal), seat, twins.language)
    second = Reading(World(script.terms, twins.lines[0].deed.chances), seat, twins.language)
    _same(seat, "the first page", first.first, second.first)
    deeds = iter(script.deeds)
    tally.games += 1
    tally.different += twins.different
    for line in twins.lines[1:]:
        _play(first, second, line, deeds, tally)
        if rng.random() * 100 < LOOKED:
            there = second.whole()
            for name, here in first.whole().items():
                _same(seat, name, here, there[name])
        if site is not None and rng.random() * 100 < asked:
            _ask_everything(site, first, second, rng)
            tally.batteries += 1


def _play(first: Reading, second: Reading, line: Line, deeds: Iterator[Deed], tally: Tally) -> None:
    frame = second.do(line.deed)
    tally.deeds += 1
    if line.noise:
        tally.noise += 1
        _same(first.seat, f"what comes after {line.deed}", b"", frame)
        return
    sent = first.do(next(deeds))
    tally.frames += bool(sent)
    _same(first.seat, f"what comes after {line.deed}", sent, frame)
    _same(first.seat, f"the data after {line.deed}", first.seen, second.seen)


def _same(seat: int, what: str, here: object, there: object) -> None:
    if here != there:
        raise Leak(f"seat {seat} can tell by {what}:\n{apart(here, there)}")


def _ask_everything(site: Site, first: Reading, second: Reading, rng: random.Random) -> None:
    terms, room = first.world.terms, first.world.room
    asks = battery(terms, room, first.seat, rng)
    cookies = cookies_of(terms, first.seat, first.reader.language)
    site.show(room)
    here = site.answers(asks, cookies)
    site.show(second.world.room)
    compare(asks, here, site.answers(asks, cookies), first.seat)
