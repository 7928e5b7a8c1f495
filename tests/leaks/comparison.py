"""Play a game and its twin side by side: the reader must get exactly the same from both."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from polnoc.engine.events import seen_by
from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.views import dump
from polnoc.table import live
from polnoc.table.page_renderer import PageRenderer, renderer_of
from polnoc.table.rooms import Room
from tests.leaks.counts import Tally
from tests.leaks.games import Share
from tests.leaks.readers import Site, battery, cookies_of, reader_of
from tests.leaks.recorded_play import Leak, NotPossible, Script, TableAct, Who, World, play
from tests.leaks.redeals import apart, compare
from tests.leaks.twins import TwinAct, differing, noisy, twin_of

#: The most acts for which a game is played beside its twin.
LONGEST: Final = 110
#: How many readers of a game have a twin.
READERS: Final = 3
#: Percentage of acts after which the whole page is rendered and everything is requested.
LOOKED: Final = 2
ASKED: Final = 0.3


@dataclass(frozen=True, slots=True)
class Twins:
    """Two games that are alike to a reader. Both are made before anything is checked."""

    who: Who
    language: str
    script: Script
    acts: list[TwinAct]
    #: After how many acts the two hide different things.
    different: int


def make_twins(game: AnyGame, number: int, site: Site | None = None) -> Iterator[Twins]:
    """Yield the given game with a twin for each of some of its readers."""
    rng = random.Random(f"twins {game.id} {number}")
    script = play(game, number, rng.randint(LONGEST // 5, LONGEST), site.at_a_table if site else None)
    for who in rng.sample(script.terms.readers, min(READERS, len(script.terms.readers))):
        trail = twin_of(script, who.seat, rng)
        acts = noisy(script, trail, who.seat, rng)
        yield Twins(who, rng.choice(("pl", "en")), script, acts, differing(script, trail, who.seat))


class Reading:
    """An open page in one of the two worlds."""

    def __init__(self, world: World, who: Who, language: str) -> None:
        self.world = world
        self.who = who
        self.seat = who.seat
        self.reader = reader_of(world.terms, who, language)
        self.page = live.Page(world.room, self.reader)
        self.first = self.page.catch_up("")
        #: The last act, and its outcome.
        self.done = TableAct("deal", WATCHER)
        self.seen = self._visible()

    def do(self, act: TableAct) -> bytes:
        """Apply an act and return what the page is then sent. Leak if it is sent something for nothing."""
        self.done = self.world.do(act)
        frame = self.page.news()
        seen = self._visible()
        if frame and seen == self.seen:
            raise Leak(f"{self.who} sees nothing new after {act}, but is sent {frame!r}")
        self.seen = seen
        return frame

    def whole(self) -> dict[str, object]:
        """Return the page, what may be undone, and what a page that was away is sent."""
        room, renderer = self.world.room, renderer_of(self.world.room, self.reader)
        self._remembers_rightly()
        again = live.Page(room, self.reader).catch_up("")
        return {
            "page": renderer.page(self.reader),
            "may undo": self.seat != WATCHER and room.may_undo(self.seat),
            "may ask": self.seat != WATCHER and room.may_ask_undo(self.seat),
            "again": again,
            "up to date": live.Page(room, self.reader).catch_up(json.loads(again)["mark"]),
        }

    def _remembers_rightly(self) -> None:
        """Check that a page that was not rendered for a while equals one rendered from scratch."""
        seldom = reader_of(self.world.terms, self.who, "pl" if self.reader.language == "en" else "en")
        kept, fresh = renderer_of(self.world.room, seldom), PageRenderer(self.world.room, seldom)
        if kept.page(seldom) != fresh.page(seldom):
            shown = apart(kept.page(seldom), fresh.page(seldom))
            raise Leak(f"the page of {self.who} shows what is not so any more:\n{shown}")

    def _visible(self) -> tuple[object, ...]:
        """Return everything that this reader may see of the table."""
        room, seat = self.world.room, self.seat
        said = [message for message in room.messages if message.kind != "note"]
        return (
            dump(room.view(seat)),
            [(event.key, event.args) for event in seen_by(room.match.events, seat)],
            [message.text for message in said if may_see(message.audience, seat)],
            [(who.name, who.played_by) for who in room.seats],
            [bool(room.presence.pages[number]) for number in range(len(room.seats))],
            (room.undos.request.seat, sorted(room.undos.request.waiting)) if room.undos.request else None,
            _own_affairs(room, seat),
        )


def _own_affairs(room: Room, seat: int) -> tuple[object, ...]:
    """Return what concerns only the seat itself: what it may undo, and how often it has acted."""
    if seat == WATCHER:
        return ()
    return room.may_undo(seat), room.may_ask_undo(seat), room.acted[seat], [*room.options(seat)]


def check_share(share: Share, site: Site) -> Tally:
    """Play games until this many twins were compared; Leak if a reader can tell two of them apart."""
    tally, number = Tally(), share.first
    while tally["twins"] < share.amount:
        for twins in make_twins(share.game, number, site):
            check_twins(twins, tally, random.Random(f"looks {number}"), site)
        number += 1
    return tally


def check_twins(
    twins: Twins, tally: Tally, rng: random.Random, site: Site | None = None, asked: float = ASKED
) -> None:
    """Play both games; Leak if the reader can tell them apart at any moment.

    With a site, everything is requested over HTTP after `asked` percent of the acts.
    """
    who, script = twins.who, twins.script
    first = Reading(World(script.terms, script.deal), who, twins.language)
    second = Reading(World(script.terms, twins.acts[0].act.chances), who, twins.language)
    _same(who, "the first page", first.first, second.first)
    acts = iter(script.acts)
    tally["twins"] += 1
    tally["different"] += twins.different > 0
    for twin_act in twins.acts[1:]:
        try:
            _play(first, second, twin_act, acts, tally)
        except NotPossible:
            if twin_act.act.seat == who.seat:
                raise Leak(f"{who} can tell by what is possible: {twin_act.act}") from None
            tally["cut short"] += 1  # what others may do is none of this reader's business
            return
        if rng.random() * 100 < LOOKED:
            there = second.whole()
            for name, here in first.whole().items():
                _same(who, name, here, there[name])
        if site is not None and rng.random() * 100 < asked:
            tally["asked"] += _ask_everything(site, first, second, rng)
            tally["batteries"] += 1
    if site is not None and not tally["batteries"]:
        tally["asked"] += _ask_everything(site, first, second, rng)
        tally["batteries"] += 1


def _play(first: Reading, second: Reading, twin_act: TwinAct, acts: Iterator[TableAct], tally: Tally) -> None:
    frame = second.do(twin_act.act)
    tally["acts"] += 1
    if twin_act.noise:
        tally["secret"] += 1
        _same(first.who, f"what comes after {twin_act.act}", b"", frame)
        return
    sent = first.do(next(acts))
    tally["frames"] += bool(sent)
    beats = json.loads(sent or b"{}").get("beats", ())
    tally["beats"] += len(beats)
    tally["updates with beats"] += bool(beats)
    _same(first.who, f"what comes after {twin_act.act}", sent, frame)
    _same(first.who, f"the data after {twin_act.act}", first.seen, second.seen)
    if second.done.back != twin_act.act.back:  # what an undo removes depends on what others have hidden
        raise NotPossible(twin_act.act)


def _same(who: Who, what: str, here: object, there: object) -> None:
    if here != there:
        raise Leak(f"{who} can tell by {what}:\n{apart(here, there)}")


def _ask_everything(site: Site, first: Reading, second: Reading, rng: random.Random) -> int:
    terms, room = first.world.terms, first.world.room
    asks = battery(terms, room, first.who, rng)
    cookies = cookies_of(terms, first.who, first.reader.language)
    site.show(room)
    here = site.answers(asks, cookies)
    site.show(second.world.room)
    compare(asks, here, site.answers(asks, cookies), first.who)
    return len(asks)
