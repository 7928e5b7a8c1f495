"""Re-deals: compare the table with one where everything the reader cannot know is re-dealt."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View, dump
from polnoc.table.layout import Reader
from polnoc.table.page_renderer import renderer_of
from polnoc.table.rooms import Room
from tests.leaks.counts import Tally
from tests.leaks.readers import Ask, Site, battery, cookies_of, reader_of
from tests.leaks.recorded_play import Leak, Playing, Who, World, some_terms

#: How often a reader's world is re-dealt after one act.
REDEALS: Final = 5
#: The possible numbers of acts, chosen at random, before a game is checked; then the number of acts for which
#: it is checked before the next one begins.
UNSEEN: Final = (0, 0, 80, 300)
LONGEST: Final = 120
#: Log lines that are worded again in every world: this many of the newest, and as many random older ones.
SAID: Final = 3

Glance = dict[str, object]


def check_pairs(game: AnyGame, first: int, pairs: int, site: Site | None = None, apart: int = 1_000) -> Tally:
    """Play games from number `first` on until this many pairs were compared; Leak if two of them differ.

    With a site, everything is requested over HTTP after every `apart` pairs.
    """
    tally, number = Tally(), first
    while tally["pairs"] < pairs:
        _check_game(game, number, tally, pairs, site, apart)
        number += 1
    return tally


def _check_game(game: AnyGame, number: int, tally: Tally, pairs: int, site: Site | None, apart: int) -> None:
    terms = some_terms(game, number)
    if site is not None:
        terms = site.at_a_table(terms)
    playing = Playing(World(terms), random.Random(f"acts {game.id} {number}"))
    rng = random.Random(f"pairs {game.id} {number}")
    unseen = rng.choice(UNSEEN)
    while playing.one() is not None and not playing.world.room.match.over and tally["pairs"] < pairs:
        if len(playing.acts) <= unseen:
            continue
        if len(playing.acts) > unseen + LONGEST:
            return
        who = rng.choice(terms.readers)
        _check_reader(playing.world, who, rng, tally)
        if site is not None and tally["pairs"] // apart > tally["batteries"]:
            tally["asked"] += ask_everything(site, playing.world, who, rng)
            tally["batteries"] += 1


def _check_reader(world: World, who: Who, rng: random.Random, tally: Tally) -> None:
    """Leak if a reader can tell the table from the one with another position."""
    room, reader = world.room, reader_of(world.terms, who, rng.choice(("pl", "en")))
    lines, true = lines_to_say(room, who.seat, rng), room.match.position.data()
    view, here = room.view(who.seat), glance(room, reader, lines)
    for _ in range(REDEALS):
        position = room.game.redeal(view, rng)
        tally["pairs"] += 1
        tally["different"] += position.data() != true
        with dealt_anew(room, position):
            there = glance(room, reader, lines)
        if here != there:
            raise Leak(difference(who, here, there))


def lines_to_say(room: Room, seat: int, rng: random.Random) -> list[int]:
    """Return the numbers of the log lines to check: over many checks even a long log is covered."""
    told = len(room.match.log(seat))
    older = range(max(0, told - SAID))
    return [*rng.sample(older, min(SAID, len(older))), *range(len(older), told)]


def glance(room: Room, reader: Reader, lines: Sequence[int]) -> Glance:
    """Return what a reader's page is made of, with these lines of the log, and what programs get."""
    renderer = renderer_of(room, reader)
    board = renderer.board()
    if not isinstance(board, DrawnOnce):
        once: Any = DrawnOnce(board or renderer._new_board())
        renderer.board = lambda: once
    renderer._shown = 0  # reusing the state for an equal view would hide leaks elsewhere in it
    state = renderer.state()
    asked = reader.seat != WATCHER
    return {
        **state.make_panels(),
        "sheets": state.sheets,
        "mark": state.version,
        "talk": state.chat,
        "notices": state.notices,
        "log": [state.log.lines, *[state.say(line, line + 1) for line in lines]],
        "turn": state.turn,
        "data: view": dump(room.view(reader.seat)),
        "data: options": [action.text for action in room.options(reader.seat)],
        "data: asked": room.match.asked,
        "data: token": room.token(reader.seat) if asked else "",
        "data: key": room.key(reader.seat) if asked else "",
    }


class DrawnOnce:
    """A board that draws each view once. It is given only the view, so this hides no leak."""

    def __init__(self, board: Any) -> None:
        self._board = board
        self.common = board.common
        self._given: tuple[bytes, list[Action]] | None = None
        self._drawing: Any = None

    def draw(self, view: View, offered: list[Action]) -> Any:
        given = (dump(view), offered)
        if given != self._given:
            self._given, self._drawing = given, self._board.draw(view, offered)
        return self._drawing


def difference(who: Who, here: Glance, there: Glance) -> str:
    """Describe where a reader can tell two worlds apart."""
    names = [name for name in {**here, **there} if here.get(name) != there.get(name)]
    shown = [f"{name}:\n{apart(here.get(name), there.get(name))}" for name in names]
    return f"{who} sees the difference in " + "\n".join(shown)


@contextmanager
def dealt_anew(room: Room, position: Any) -> Iterator[None]:
    """Give the room another position.

    Whether an answer may be undone compares this moment with the one before, which is not re-dealt; so that
    is kept as it is here, and left to the twins.
    """
    match, true = room.match, room.match.position
    offered = {seat: room.may_undo(seat) for seat in range(match.seats)}
    match.can_undo = lambda seat, answers=1: offered[seat]  # type: ignore[method-assign]
    match.position = position
    room.stamp += 1
    try:
        yield
    finally:
        match.position = true
        del match.can_undo
        room.stamp += 1


def ask_everything(site: Site, world: World, who: Who, rng: random.Random) -> int:
    """Request everything over HTTP and the live socket; Leak if any response to a reader differs.

    No response may reveal the seed, either. Return how many requests were made.
    """
    room, terms, game = world.room, world.terms, world.terms.game
    asks = battery(terms, room, who, rng)
    cookies = cookies_of(terms, who, rng.choice(("pl", "en")))
    site.show(room)
    here = site.answers(asks, cookies)
    with all_dealt_anew(room, lambda position: game.redeal(game.view(position, who.seat), rng)):
        there = site.answers(asks, cookies)
    compare(asks, here, there, who)
    for ask, said in zip(asks, here, strict=True):
        if terms.seed.text.encode() in said:
            raise Leak(f"{ask} tells {who} the seed")
    return len(asks)


def compare(asks: list[Ask], here: list[bytes], there: list[bytes], who: Who) -> None:
    """Leak if two worlds gave different responses."""
    for ask, ours, theirs in zip(asks, here, there, strict=True):
        if ours != theirs:
            raise Leak(f"{who} can tell by {ask}:\n{apart(ours, theirs)}")


def apart(ours: object, theirs: object) -> str:
    """Describe where two things differ."""
    here, there = (
        str(thing, errors="replace") if isinstance(thing, bytes) else repr(thing) for thing in (ours, theirs)
    )
    same = next((at for at, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), 0)
    since = max(same - 80, 0)
    return f"  …{here[since : same + 200]}\n  …{there[since : same + 200]}"


@contextmanager
def all_dealt_anew(room: Room, redeal: Callable[[Any], Any]) -> Iterator[None]:
    """Give the room another position, and re-deal every earlier moment too."""
    true = room.match.steps
    with dealt_anew(room, redeal(room.match.position)):
        room.match.steps = [replace(step, before=redeal(step.before)) for step in true]
        try:
            yield
        finally:
            room.match.steps = true
