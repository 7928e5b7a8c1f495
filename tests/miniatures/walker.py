"""A hidden walker, tracked over many nights.

The walker (seat 0) goes one step every night and lays the place face down on a track; then the seekers go one
step each, openly. A seeker who enters a place finds one trail for every card of the track that names it, and
may search: if the walker is there now, it is caught. Every third night the walker is seen: the track is
turned face up and starts again there. After nine nights the walker has escaped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, ClassVar, Final

import msgspec

from polnoc.engine.actions import Action, ActionTable, Verb
from polnoc.engine.encoding import MOST, Block, Layout, put
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame, Position, slots_of
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions
from polnoc.engine.play import settle
from polnoc.engine.seats import CHANCE_ASKED, EVERYONE, NOBODY_ASKED, ONE, but, only
from polnoc.engine.views import AudienceTable, View, for_all, hide

WALKER: Final = 0
NIGHTS: Final = 9
SEEN_EVERY: Final = 3
#: A wheel: the rim 1…7 and the hub 8, which is joined to every second place of the rim.
ROADS: Final = {
    1: (2, 7, 8), 2: (1, 3), 3: (2, 4, 8), 4: (3, 5), 5: (4, 6, 8), 6: (5, 7), 7: (1, 6, 8), 8: (1, 3, 5, 7),
}  # fmt: skip

ACTIONS: Final = ActionTable(
    [
        Verb("go", tuple(ROADS)),  # the walker in secret, a seeker openly
        Verb("stay"),
        Verb("search"),
        Verb("pass"),
        Verb("start", tuple(ROADS), chance=True),  # the walker is first seen here
    ]
)
STAY, SEARCH, PASS = (ACTIONS.get(verb) for verb in ("stay", "search", "pass"))
GO: Final = {action.arg: action for action in ACTIONS.all("go")}

#: Number of cards on the track, a place, and what was there: trails, or nobody (-1).
Clue = tuple[int, int, int]
NOBODY_THERE: Final = -1


class WalkerOptions(GameOptions, frozen=True):
    """The walker, and one or two seekers."""

    players: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2


class Walk(Position):
    """A walker that nobody sees, and those who look for it."""

    def __init__(self, seekers: int) -> None:
        super().__init__()
        self.night = 0
        self.start = 0
        #: The track as it was revealed when the walker was last seen.
        self.shown: tuple[int, ...] = ()
        self.track: tuple[int, ...] = ()
        self.seekers = [2, 6][:seekers]
        #: What the seekers have learned since then.
        self.clues: tuple[Clue, ...] = ()
        self.caught = False

    __slots__ = slots_of(__init__)

    @property
    def here(self) -> int:
        """Where the walker is."""
        return self.track[-1] if self.track else self.start


@dataclass(slots=True)
class Start(Frame):
    """Chance says where the walker is first seen."""

    def asked(self, position: Walk) -> tuple[int, ...]:
        return NOBODY_ASKED if position.start else CHANCE_ASKED

    def options(self, position: Walk, seat: int) -> Sequence[Action]:
        return ACTIONS.all("start")

    def answer(self, position: Walk, seat: int, action: Action, out: Out) -> None:
        be_seen(position, action.arg, out)

    def run(self, position: Walk, out: Out) -> None:
        position.become(Nights())


@dataclass(slots=True)
class Nights(Frame):
    """Night after night until the walker is caught or has escaped."""

    def run(self, position: Walk, out: Out) -> None:
        if position.caught or position.night == NIGHTS:
            position.end(None, out)
            return
        if position.night and position.night % SEEN_EVERY == 0:
            be_seen(position, position.here, out)
        position.night += 1
        position.call(Seekers(1))
        position.call(Step())


@dataclass(slots=True)
class Step(Frame):
    """The walker goes one step in secret."""

    def asked(self, position: Walk) -> tuple[int, ...]:
        return ONE[WALKER]

    def options(self, position: Walk, seat: int) -> Sequence[Action]:
        return [GO[place] for place in ROADS[position.here]]

    def answer(self, position: Walk, seat: int, action: Action, out: Out) -> None:
        position.track += (action.arg,)
        out.append(Event("you-walk", {"place": action.arg}, only(WALKER)))
        out.append(Event("walks", {}, but(WALKER)))
        position.end(None, out)


@dataclass(slots=True)
class Seekers(Frame):
    """Each seeker goes a step or stays; `seeker` is next."""

    seeker: int

    def asked(self, position: Walk) -> tuple[int, ...]:
        waiting = self.seeker <= len(position.seekers) and not position.caught
        return ONE[self.seeker] if waiting else NOBODY_ASKED

    def options(self, position: Walk, seat: int) -> Sequence[Action]:
        return [STAY, *[GO[place] for place in ROADS[position.seekers[seat - 1]]]]

    def answer(self, position: Walk, seat: int, action: Action, out: Out) -> None:
        if action is STAY:
            out.append(Event("stays", {"seat": seat}, EVERYONE))
        else:
            enter(position, seat, action.arg, out)
        position.become(Seekers(self.seeker + 1))
        position.call(Look(seat))


@dataclass(slots=True)
class Look(Frame):
    """A seeker may search the place where it stands."""

    seeker: int

    def asked(self, position: Walk) -> tuple[int, ...]:
        return ONE[self.seeker]

    def options(self, position: Walk, seat: int) -> Sequence[Action]:
        return (PASS, SEARCH)

    def answer(self, position: Walk, seat: int, action: Action, out: Out) -> None:
        if action is SEARCH:
            search(position, seat, out)
        else:
            out.append(Event("passes", {"seat": seat}, EVERYONE))
        position.end(None, out)


def enter(position: Walk, seeker: int, place: int, out: Out) -> None:
    """Find one trail for every card of the track that names the place."""
    trails = position.track.count(place)
    position.seekers[seeker - 1] = place
    position.clues += ((len(position.track), place, trails),)
    out.append(Event("enters", {"seat": seeker, "place": place, "trails": trails}, EVERYONE))


def search(position: Walk, seeker: int, out: Out) -> None:
    """Catch the walker if it is here, and then reveal its track."""
    place = position.seekers[seeker - 1]
    position.caught = position.here == place
    if position.caught:
        out.append(Event("caught", {"seat": seeker, "track": list(position.track)}, EVERYONE))
    else:
        position.clues += ((len(position.track), place, NOBODY_THERE),)
        out.append(Event("nobody", {"seat": seeker, "place": place}, EVERYONE))


def be_seen(position: Walk, place: int, out: Out) -> None:
    """Reveal the track and start it again."""
    out.append(Event("seen", {"place": place, "track": list(position.track)}, EVERYONE))
    position.start = place
    position.shown = position.track
    position.track = ()
    position.clues = ()


# Views ------------------------------------------------------------------------


def _track(position: Walk, seat: int) -> Sequence[int]:
    """The walker knows its track; whoever has caught it sees all of it."""
    return position.track if seat == WALKER or position.caught else hide(position.track)


AUDIENCE: Final = AudienceTable(
    Walk,
    {**for_all("night start shown seekers clues caught"), "track": _track},
    {Start: "", Nights: "", Step: "", Seekers: "seeker", Look: "seeker"},
)


def tracks(start: int, length: int, clues: Sequence[Clue]) -> list[tuple[int, ...]]:
    """Return every track of this length that fits all clues."""
    return [track for track in _walks((), start, length) if all([_fits(track, clue) for clue in clues])]


def _walks(walked: tuple[int, ...], here: int, left: int) -> Iterator[tuple[int, ...]]:
    if not left:
        yield walked
        return
    for place in ROADS[here]:
        yield from _walks((*walked, place), place, left - 1)


def _fits(track: tuple[int, ...], clue: Clue) -> bool:
    length, place, found = clue
    if found == NOBODY_THERE:
        return track[length - 1] != place
    return track[:length].count(place) == found


#: Places on the track since the walker was seen, which is every third night.
LAYOUT: Final = Layout(
    "walker_v1",
    (
        Block("night", 1, NIGHTS, "of nine"),
        Block("i am the walker", 1, 1, "or a seeker"),
        Block("seen at", len(ROADS), 1, "one-hot: where the walker was last seen"),
        Block(
            "seekers", 2, len(ROADS), "their places, the viewer's own first; the walker sees them in order"
        ),
        Block("track", SEEN_EVERY, len(ROADS), "places that the walker has gone to since; 255: hidden"),
    ),
)


class WalkerGame(Game[Walk]):
    """A hidden walker, tracked over many nights."""

    id: ClassVar[str] = "walker"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options_type: ClassVar[type[GameOptions]] = WalkerOptions
    actions: ClassVar[ActionTable] = ACTIONS
    decision_bound: ClassVar[int] = 60
    layout: ClassVar[Layout] = LAYOUT
    event_keys: ClassVar[tuple[str, ...]] = (
        "seen", "you-walk", "walks", "stays", "enters", "caught", "nobody", "passes",
    )  # fmt: skip

    def side(self, options: GameOptions, seat: int) -> int:
        return min(seat, 1)

    def begin(self, options: GameOptions, out: Out) -> Walk:
        position = Walk(options.players - 1)
        position.call(Start())
        settle(position, out)
        return position

    def view(self, position: Walk, seat: int) -> View:
        return AUDIENCE.view(position, seat)

    def redeal(self, view: View, rng: random.Random) -> Walk:
        position = Walk(len(view["seekers"]))
        AUDIENCE.restore(view, position)
        position.track = tuple(view["track"])
        if view["seat"] != WALKER and not view["caught"]:
            position.track = rng.choice(tracks(position.start, len(position.track), position.clues))
        return position

    def encode(self, view: View) -> bytes:
        seat: int = view["seat"]
        if seat > len(view["seekers"]):
            raise ValueError("the view of a watcher cannot be encoded: it has no seat")
        data = bytearray(LAYOUT.size)
        put(data, 0, (view["night"], seat == WALKER))
        if view["start"]:
            data[LAYOUT.start("seen at") + view["start"] - 1] = 1
        seekers: list[int] = view["seekers"]
        put(data, LAYOUT.start("seekers"), seekers[::-1] if seat == 2 else seekers)
        put(data, LAYOUT.start("track"), [place if place > 0 else MOST for place in view["track"]])
        return bytes(data)

    def winners(self, position: Walk) -> tuple[int, ...]:
        if not position.over:
            return ()
        return tuple(range(1, len(position.seekers) + 1)) if position.caught else ONE[WALKER]

    def check(self, position: Walk) -> None:
        places = (position.start, *position.track)
        for here, there in pairwise(places):
            assert there in ROADS[here], f"no road from {here} to {there}"
        assert all([_fits(position.track, clue) for clue in position.clues]), "a clue was false"
