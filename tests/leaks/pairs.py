"""Re-deals: the table as it is, and with everything dealt anew that a reader cannot know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.views import View, dump
from polnoc.table.layout import Reader
from polnoc.table.parts import sight_of
from polnoc.table.rooms import Room
from tests.leaks.deeds import DUCHY, Leak, Playing, World, some_terms
from tests.leaks.duchy import lie_of_the_cards
from tests.leaks.eyes import Ask, Site, battery, cookies_of, reader_of

#: How often each reader's world is dealt anew after one deed.
REDEALS: Final = 5
#: A game is looked at for so many deeds; then the next one begins.
LONGEST: Final = 150
#: Lines of the log that are said anew in every world: so many of the newest, and as many older ones by lot.
SAID: Final = 10

Glance = dict[str, object]


@dataclass(slots=True)
class Tally:
    """What was tried: pairs of worlds, how many differed at all, how often everything was asked for."""

    pairs: int = 0
    different: int = 0
    batteries: int = 0


def check_pairs(first: int, pairs: int, site: Site | None = None, apart: int = 1_000) -> Tally:
    """Play games from number `first` on until there were so many pairs; Leak if two of them differ.

    With a site, after every `apart` pairs everything is asked for over HTTP.
    """
    tally, number = Tally(), first
    while tally.pairs < pairs:
        _check_game(number, tally, pairs, site, apart)
        number += 1
    return tally


def _check_game(number: int, tally: Tally, pairs: int, site: Site | None, apart: int) -> None:
    terms = some_terms(number)
    if site is not None:
        terms = site.at_a_table(terms)
    playing = Playing(World(terms), random.Random(f"deeds {number}"))
    rng = random.Random(f"pairs {number}")
    while playing.one() is not None and len(playing.deeds) < LONGEST and not playing.world.room.match.over:
        for seat in terms.eyes:
            _check_reader(playing.world, seat, rng, tally)
            if site is not None and tally.pairs // apart > tally.batteries:
                ask_everything(site, playing.world, seat, rng)
                tally.batteries += 1
        if tally.pairs >= pairs:
            return


def _check_reader(world: World, seat: int, rng: random.Random, tally: Tally) -> None:
    room, reader = world.room, reader_of(world.terms, seat, rng.choice(("pl", "en")))
    view = room.view(seat)
    dealt = [DUCHY.redeal(view, rng) for _ in range(REDEALS)]
    check_deals(room, reader, dealt, lie_of_the_cards, rng, tally)


def check_deals(
    room: Room,
    reader: Reader,
    dealt: Sequence[Any],
    hidden: Callable[[Any], object],
    rng: random.Random,
    tally: Tally,
) -> None:
    """Leak if a reader can tell the table from what it would be with another position.

    `hidden` is what the positions differ in, or the pair proves nothing.
    """
    lines, true = lines_to_say(room, reader.seat, rng), hidden(room.match.position)
    here = glance(room, reader, lines)
    for position in dealt:
        tally.pairs += 1
        tally.different += hidden(position) != true
        with dealt_anew(room, reader.seat, position):
            there = glance(room, reader, lines)
        if here != there:
            raise Leak(difference(reader.seat, here, there))


def lines_to_say(room: Room, seat: int, rng: random.Random) -> list[int]:
    """The numbers of the lines of a seat's log to look at: a long log is said in full by many looks."""
    told = len(room.match.log(seat))
    older = range(max(0, told - SAID))
    return [*rng.sample(older, min(SAID, len(older))), *range(len(older), told)]


def glance(room: Room, reader: Reader, lines: Sequence[int]) -> Glance:
    """What the page of a reader is made of, with these lines of the log, and what programs get."""
    sight = sight_of(room, reader)
    if not isinstance(sight.board, DrawnOnce):
        sight.board = DrawnOnce(sight.board)
    sight._shown = 0  # a look that is reused because the view is the same would hide what else it tells
    look = sight.look()
    return {
        **look.parts,
        "talk": look.talk,
        "log": [look.log.lines, *[look.say(line, line + 1) for line in lines]],
        "turn": look.turn,
        "data: view": dump(room.view(reader.seat)),
        "data: options": [action.text for action in room.options(reader.seat)],
        "data: asked": room.match.asked,
    }


class DrawnOnce:
    """A board that draws the same view once. It is given nothing but the view, so that hides no leak."""

    def __init__(self, board: Any) -> None:
        self._board = board
        self._given: tuple[bytes, list[Action]] | None = None
        self._drawing: Any = None

    def draw(self, view: View, offered: list[Action]) -> Any:
        given = (dump(view), offered)
        if given != self._given:
            self._given, self._drawing = given, self._board.draw(view, offered)
        return self._drawing


def difference(seat: int, here: Glance, there: Glance) -> str:
    """Where a reader can tell two worlds apart."""
    names = [name for name in {**here, **there} if here.get(name) != there.get(name)]
    shown = [f"{name}:\n{apart(here.get(name), there.get(name))}" for name in names]
    return f"seat {seat} sees the difference in " + "\n".join(shown)


@contextmanager
def dealt_anew(room: Room, seat: int, position: Any) -> Iterator[None]:
    """The room with another position.

    Whether one may take back an answer compares this moment with the one before,
    which is not dealt anew; so that is kept as it is here, and left to the twins.
    """
    match, true = room.match, room.match.position
    offered = {other: match.can_undo(other) for other in range(match.seats)}
    match.can_undo = offered.__getitem__  # type: ignore[assignment,method-assign]
    match.position = position
    room.stamp += 1
    try:
        yield
    finally:
        match.position = true
        del match.can_undo
        room.stamp += 1


def ask_everything(site: Site, world: World, seat: int, rng: random.Random) -> None:
    """Leak if anything that the server says to a reader differs, over HTTP and the live socket."""
    room, terms, language = world.room, world.terms, rng.choice(("pl", "en"))
    asks, cookies = battery(terms, room, seat, rng), cookies_of(terms, seat, language)
    site.show(room)
    here = site.answers(asks, cookies)
    with all_dealt_anew(room, seat, lambda position: DUCHY.redeal(DUCHY.view(position, seat), rng)):
        there = site.answers(asks, cookies)
    compare(asks, here, there, seat)


def compare(asks: list[Ask], here: list[bytes], there: list[bytes], seat: int) -> None:
    """Leak if two worlds gave different answers."""
    for ask, ours, theirs in zip(asks, here, there, strict=True):
        if ours != theirs:
            raise Leak(f"seat {seat} can tell by {ask}:\n{apart(ours, theirs)}")


def apart(ours: object, theirs: object) -> str:
    """The places where two things part."""
    here, there = (
        str(thing, errors="replace") if isinstance(thing, bytes) else repr(thing) for thing in (ours, theirs)
    )
    same = next((at for at, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), 0)
    since = max(same - 80, 0)
    return f"  …{here[since : same + 200]}\n  …{there[since : same + 200]}"


@contextmanager
def all_dealt_anew(room: Room, seat: int, redeal: Callable[[Any], Any]) -> Iterator[None]:
    """The room with another position, and every earlier moment dealt anew too."""
    true = room.match.steps
    with dealt_anew(room, seat, redeal(room.match.position)):
        room.match.steps = [replace(step, before=redeal(step.before)) for step in true]
        try:
            yield
        finally:
            room.match.steps = true
