"""What an eavesdropper can learn from the length, number and timing of encrypted messages.

Many deals are made that look alike to a watcher. For each of them the real application is sent every request
that readers make, and only the lengths, number and times of its responses are recorded. Then a classifier
learns from half of the deals which hidden value goes with which length or time, and has to name it in the
other half. It must not be right more often than always naming the most frequent value.

Hidden is whatever differs between two deals in the view of any seat. No check is written for one game.
"""

from __future__ import annotations

import asyncio
import math
import random
import re
import sys
import time
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any, Final, NamedTuple

import msgspec
from starlette.applications import Starlette

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import dump
from polnoc.store import secret_hash
from polnoc.table import connections
from polnoc.table.live import least_frame
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from tests.conformance.lines_of_play import brief_options
from tests.proofs.browsers import JSON, Direct, Socket
from tests.proofs.cases import Case

TABLE: Final = "23456789abcdefgh"
HOST: Final = "the-secret-of-the-host"
#: The compression window for frames sent to browsers.
WINDOW: Final = 15
#: Public states with fewer deals than this are ignored.
FEWEST: Final = 8
#: The least number of nearest neighbours in time; with many deals it is the square root of their number.
NEIGHBOURS: Final = 3
#: Turns of the event loop after which every page has been sent what it has to be sent.
LOOP_TURNS: Final = 20
#: The confidence required to say that something is named better than blindly. Lengths are the same in every
#: run; times are not, and a check that fails by chance in one of twenty runs would be trusted by nobody.
CERTAINTY: Final = {"length": 0.95, "time": 0.999}
#: The confidence of reported intervals.
USUAL: Final = 0.95
#: There are fewer states than this, so each deal of each state has its own seed.
SEEDS_APART: Final = 1_000_000

#: The clock for all measured times.
clock = time.perf_counter

_IDS: Final = re.compile(r' id="([\w-]+)"')

#: Hidden values by their path: `seat 1: hand.0`.
Secrets = dict[str, str]


class Seen(NamedTuple):
    """What came back for one request: the lengths of everything sent, and how long it took."""

    lengths: tuple[int, ...]
    seconds: float


@dataclass(slots=True)
class Sample:
    """One deal: what everybody may know, what is hidden, and each reader's traffic by request."""

    public: bytes
    secrets: Secrets
    seen: dict[tuple[str, str], Seen] = field(default_factory=dict)


# Deals that look alike ----------------------------------------------------------------


def public_of(match: Match) -> bytes:
    """Return all that a watcher knows."""
    told = [(event.key, event.args) for event in match.log(WATCHER)]
    return dump(match.view(WATCHER)) + msgspec.json.encode(told)


def secrets_of(match: Match) -> Secrets:
    """Return everything in the seats' views that a watcher does not have, piece by piece."""
    open_to_all = dict(_leaves(match.view(WATCHER)))
    return {
        f"seat {seat}: {path}": sys.intern(value)
        for seat in range(match.seats)
        for path, value in _leaves(match.view(seat))
        if open_to_all.get(path) != value
    }


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the pieces of a view, and every composite part as a whole too."""
    if path:
        yield path, msgspec.json.encode(value).decode()
    items = value.items() if isinstance(value, Mapping) else enumerate(value) if _is_list(value) else ()
    for name, item in items:
        yield from _leaves(item, f"{path}.{name}" if path else str(name))


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


@dataclass(frozen=True, slots=True)
class State:
    """A moment of a game, reached after a number of answers and re-dealt repeatedly."""

    game: AnyGame
    chosen: GameOptions
    number: int
    answers: int

    def deals(self, count: int) -> Iterator[Match]:
        """Yield matches that look alike to a watcher.

        At the start of a game they have their own seeds, if those look alike; otherwise everything hidden is
        re-dealt, and what was told in secret before stays.
        """
        first = self._reached()
        public, rng = public_of(first), random.Random(f"deals {self.number}")
        yield first
        for deal in range(1, count):
            other = Match(self.game, self.chosen, Seed.simulated(self.number + deal * SEEDS_APART))
            if self.answers or public_of(other) != public:
                other = self._reached()
                other.position = self.game.redeal(other.view(WATCHER), rng)
            yield other

    def _reached(self) -> Match:
        match, rng = Match(self.game, self.chosen, Seed.simulated(self.number)), random.Random(self.number)
        while not match.over and len(match.steps) < self.answers:
            seat = rng.choice(match.asked)
            match.answer(seat, rng.choice(match.options(seat)))
        while match.over:
            match.undo()
        return match


def states_of(case: Case, first: int, middles: Sequence[int]) -> list[State]:
    """Return the start of a game, and moments in the middle, each of a different game."""
    chosen = brief_options(case.game, case.players)
    return [State(case.game, chosen, first + at, answers) for at, answers in enumerate((0, *middles))]


# Traffic ------------------------------------------------------------------------------


def _secret(seat: int) -> str:
    return f"the-secret-of-seat-{seat}"


class Listening:
    """Readers of a table, and an eavesdropper on each of their connections."""

    def __init__(self, app: Starlette, state: State, frames_only: bool = False) -> None:
        self.app = app
        self.state = state
        self.frames_only = frames_only
        seats = state.game.seats(state.chosen)
        held = {f"seat {seat}": _secret(seat) for seat in range(seats)} | {"host": HOST}
        self.readers = {name: Direct(app, {f"seats-{TABLE}": secret}) for name, secret in held.items()}
        self.readers |= {"watcher": Direct(app), "stranger": Direct(app)}
        for reader in self.readers.values():
            reader.cookies["lang"] = "en"
        self._pieces: list[str] = []

    async def samples(self, match: Match) -> list[Sample]:
        """Return the traffic of a deal: for those who load the page, and then for one answer."""
        room = self.app.state.tables.rooms[TABLE] = _room(match)
        before = Sample(public_of(match), secrets_of(match))
        async with AsyncExitStack() as stack:
            sockets = await self._open(stack, before)
            for name, reader in () if self.frames_only else self.readers.items():
                await self._look(name, reader, before)
            await self._settle(sockets.values())
            mover, reply = await self._answer(room)
            after = Sample(b"answered " + public_of(match), secrets_of(match))
            after.seen[f"seat {mover}", "answer"] = reply
            for name, socket in sockets.items():
                frames = await self._settle([socket])
                after.seen[name, "news"] = Seen(tuple(frames), reply.seconds)
        return [before, after]

    async def _open(self, stack: AsyncExitStack, sample: Sample) -> dict[str, Socket]:
        sockets = {}
        for name, reader in self.readers.items():
            if name == "stranger":
                continue
            seat = name.removeprefix("seat ") if name.startswith("seat") else str(WATCHER)
            began = clock()
            socket = await stack.enter_async_context(reader.listen(f"/t/{TABLE}/live?seat={seat}&have="))
            assert await socket.opened()
            message = await asyncio.wait_for(socket.received.get(), 60)
            sample.seen[name, "first"] = Seen((_framed(self.state.game, message),), clock() - began)
            sockets[name] = socket
        return sockets

    async def _look(self, name: str, reader: Direct, sample: Sample) -> None:
        here, seat = f"/t/{TABLE}", name.removeprefix("seat ")
        if name == "stranger":
            sample.seen[name, "list"] = await _asked(reader, "/watch")
            return
        sample.seen[name, "page"] = await _asked(reader, here)
        sample.seen[name, "data"] = await _asked(reader, here, JSON)
        sample.seen[name, "log"] = await _asked(reader, f"{here}?events=0", JSON)
        if name.startswith("seat"):
            for piece in await self._some_pieces():
                form = {"seat": seat, "piece": piece}
                sample.seen[name, f"why {piece}"] = await _posted(reader, f"{here}/why", form)
            form = {"seat": seat, "token": "old", "key": "k", "action": "x"}
            sample.seen[name, "refusal"] = await _posted(reader, f"{here}/answer", form)

    async def _some_pieces(self) -> list[str]:
        """Return pieces of the board that everybody sees, the same at every deal."""
        if not self._pieces:
            page = (await self.readers["watcher"].get(f"/t/{TABLE}")).text
            found = sorted(set(_IDS.findall(page)))
            self._pieces = random.Random(self.state.number).sample(found, min(2, len(found)))
        return self._pieces

    async def _settle(self, sockets: Iterable[Socket]) -> list[int]:
        """Let pages be sent whatever is due; return the lengths of the frames that came."""
        for _ in range(LOOP_TURNS):
            await asyncio.sleep(0)
        told = [socket.received.get_nowait() for socket in sockets for _ in range(socket.received.qsize())]
        return [_framed(self.state.game, message) for message in told]

    async def _answer(self, room: Room) -> tuple[int, Seen]:
        """Let somebody who is asked answer; return who, and the response."""
        match, rng = room.match, random.Random(f"next {self.state.number}")
        seat = rng.choice(match.asked)
        options = match.options(seat)
        action = options[int(rng.random() * len(options))]
        form = {"seat": str(seat), "token": room.token(seat), "key": "next", "action": action.text}
        return seat, await _posted(self.readers[f"seat {seat}"], f"/t/{TABLE}/answer", form)


def _room(match: Match) -> Room:
    seats = [RoomSeat(f"Gracz {seat}", PERSON, secret_hash(_secret(seat))) for seat in range(match.seats)]
    return Room(TABLE, match, seats, Settings(way="online", listed=True, host=secret_hash(HOST)))


def _framed(game: AnyGame, message: Mapping[str, Any]) -> int:
    """Return the length of a frame as it is sent."""
    return len(connections.frame_of(message["text"].encode(), WINDOW, least_frame(game)))


async def _asked(reader: Direct, path: str, headers: Mapping[str, str] | None = None) -> Seen:
    began = clock()
    answer = await reader.get(path, headers)
    return Seen((_sent(answer.headers, answer.body),), clock() - began)


async def _posted(reader: Direct, path: str, form: Mapping[str, str]) -> Seen:
    began = clock()
    answer = await reader.post(path, form)
    return Seen((_sent(answer.headers, answer.body),), clock() - began)


def _sent(headers: Iterable[tuple[str, str]], body: bytes) -> int:
    return len(body) + sum([len(name) + len(value) + 4 for name, value in headers])


async def samples_of(app: Starlette, state: State, count: int, frames_only: bool = False) -> list[Sample]:
    """Return this many deals of a state with their traffic; none if nothing is hidden."""
    listening, deals = Listening(app, state, frames_only), list(state.deals(count))
    if not _hidden([Sample(b"", secrets_of(match)) for match in deals]):
        return []
    return [sample for match in deals for sample in await listening.samples(match)]


# Classification -----------------------------------------------------------------------


@dataclass(slots=True)
class Score:
    """How often hidden values were named correctly, and how often naming the most frequent one would be."""

    tried: int = 0
    right: int = 0
    blind: float = 0.0

    def add(self, named: Sequence[str], true: Sequence[str], most: float) -> None:
        """Add predictions for what was hidden. `most`: the frequency of the most frequent value."""
        self.tried += len(true)
        self.right += sum([one == other for one, other in zip(named, true, strict=True)])
        self.blind += most * len(true)

    def tells(self, certainty: float) -> bool:
        """Whether it is named more often than blindly: the confidence interval lies above that rate."""
        return self.tried > 0 and self.interval(certainty)[0] * self.tried > self.blind

    def interval(self, certainty: float) -> tuple[float, float]:
        """Return Wilson's interval for the rate of correct predictions."""
        z, n = NormalDist().inv_cdf((1 + certainty) / 2), self.tried
        rate = self.right / n
        middle, wide = rate + z * z / (2 * n), z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
        return (middle - wide) / (1 + z * z / n), (middle + wide) / (1 + z * z / n)

    def __str__(self) -> str:
        if not self.tried:
            return "nothing is hidden"
        low, high = self.interval(USUAL)
        rates = (
            f"{self.right / self.tried:.1%} ({low:.1%} to {high:.1%}), blindly {self.blind / self.tried:.1%}"
        )
        return f"{self.right:,} of {self.tried:,}: {rates}"


#: Scores by reader, request, way of naming (`length` or `time`) and hidden value.
Scores = dict[tuple[str, str, str, str], Score]


def scores_of(samples: Iterable[Sample]) -> Scores:
    """Return how well every hidden value is predicted from every observation."""
    alike: dict[bytes, list[Sample]] = defaultdict(list)
    for sample in samples:
        alike[sample.public].append(sample)
    scores: Scores = defaultdict(Score)
    for group in alike.values():
        if len(group) >= FEWEST:
            _score(group, scores)
    return dict(scores)


def _score(group: list[Sample], scores: Scores) -> None:
    lines = {line for sample in group for line in sample.seen}
    for path, values in _hidden(group).items():
        learned, true = values[::2], values[1::2]
        most = max(Counter(values).values()) / len(values)
        for reader, kind in sorted(lines):
            seen = [sample.seen.get((reader, kind), Seen((), 0.0)) for sample in group]
            lengths = [one.lengths for one in seen]
            named = _by_length(lengths[::2], learned, lengths[1::2])
            scores[reader, kind, "length", path].add(named, true, most)
            seconds = [one.seconds for one in seen]
            named = _by_time(seconds[::2], learned, seconds[1::2])
            scores[reader, kind, "time", path].add(named, true, most)


def _hidden(group: list[Sample]) -> dict[str, list[str]]:
    """Return what differs between deals that look alike; values that always differ together appear once."""
    found: dict[str, list[str]] = {}
    known: set[tuple[int, ...]] = set()
    for path in dict.fromkeys([path for sample in group for path in sample.secrets]):
        values = [sample.secrets.get(path, "") for sample in group]
        first = {value: at for at, value in reversed(list(enumerate(values)))}
        pattern = tuple([first[value] for value in values])
        if len(first) > 1 and pattern not in known:
            known.add(pattern)
            found[path] = values
    return found


def _by_length(
    learned: Sequence[tuple[int, ...]], values: Sequence[str], asked: Sequence[tuple[int, ...]]
) -> list[str]:
    """For each length, return the value that went with it, or with the nearest length, most often."""
    by_length: dict[tuple[int, ...], Counter[str]] = defaultdict(Counter)
    for lengths, value in zip(learned, values, strict=True):
        by_length[lengths][value] += 1
    known = {lengths: counted.most_common(1)[0][0] for lengths, counted in by_length.items()}
    sums = {lengths: (len(lengths), sum(lengths)) for lengths in known}
    named = []
    for lengths in asked:
        if lengths not in known:
            size = (len(lengths), sum(lengths))
            nearest = min(sums, key=lambda one: (abs(sums[one][0] - size[0]), abs(sums[one][1] - size[1])))
            known[lengths] = known[nearest]
        named.append(known[lengths])
    return named


def _by_time(learned: Sequence[float], values: Sequence[str], asked: Sequence[float]) -> list[str]:
    """Return the most frequent value among the observations that took about as long."""
    ordered = sorted(zip(learned, values, strict=True))
    times, near = [seconds for seconds, _ in ordered], max(NEIGHBOURS, math.isqrt(len(ordered)))
    named = []
    for seconds in asked:
        at = max(0, min(bisect_left(times, seconds) - near // 2, len(times) - near))
        named.append(Counter([value for _, value in ordered[at : at + near]]).most_common(1)[0][0])
    return named


def findings(scores: Scores) -> list[str]:
    """Describe what can be named better than blindly, one by one or all together."""
    found = []
    for way, certainty in CERTAINTY.items():
        named = {of: score for of, score in scores.items() if of[2] == way}
        each = 1 - (1 - certainty) / max(len(named), 1)  # Bonferroni: of many tests some succeed by chance
        found += [
            f"{path}: {kind} of {reader}: {s}"
            for (reader, kind, _, path), s in named.items()
            if s.tells(each)
        ]
        if together(scores, way).tells(certainty):
            found.append(f"all by {way}: {together(scores, way)}")
    return found


def together(scores: Scores, way: str) -> Score:
    """Return the sum of all predictions made in one way."""
    every = [score for (_, _, named_by, _), score in scores.items() if named_by == way]
    return Score(sum([s.tried for s in every]), sum([s.right for s in every]), sum([s.blind for s in every]))
