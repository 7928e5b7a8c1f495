"""What is to be played: a series, checked, with its entries and line-ups.

A *place* is a position in the list of seats that was given, a *seat* is a
position at the table. Without mirroring the two are the same. With mirroring
each seed is played once for every rotation of the places over the seats.

An *entry* is what a win is counted for: the places that form one side of the
game. With two players that is each player, with two teams each team.

>>> plan = Plan(Series("duchy", ("expert", "regular"), games=1000, mirror=True))
>>> plan.entries
(Entry(name='expert', places=(0,)), Entry(name='regular', places=(1,)))
>>> plan.lineups, plan.seeds
(((0, 1), (1, 0)), range(1, 501))
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from polnoc.bots import Bot, UnknownLevel, make_bot
from polnoc.bots.advice import HintFollower
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption, GameOptions
from polnoc.engine.packs import PackError
from polnoc.games import UnknownGame, with_pack_files

#: Simulation seeds have at most 20 digits.
LAST_SEED: Final = 10**20 - 1


#: A seat that asks for a hint at every choice and follows it; not a level to play against.
FOLLOWER: Final = "hints"


class ArenaError(ValueError):
    """A series that cannot be played as asked; the message says what would be right."""


class Series(msgspec.Struct, frozen=True):
    """What is asked for, as plain values. `Plan` checks it."""

    #: The id of the game.
    game: str
    #: The level of the bot at each place.
    seats: tuple[str, ...]
    #: How many games, mirrored ones included; rounded up to whole groups of a seed.
    games: int
    #: Play each seed once for every rotation of the seats.
    mirror: bool = False
    #: Options of the game, as plain values; `players` follows from the seats.
    options: Mapping[str, object] = {}
    #: The first simulation seed; the next seeds follow one by one.
    seed: int = 1
    #: Files of content packs; the game's own content without any.
    packs: tuple[str, ...] = ()

    def command(self) -> str:
        """The command that plays this series again."""
        words = ["polnoc", "arena", self.game, "--seats", ",".join(self.seats), "--games", str(self.games)]
        if self.mirror:
            words.append("--mirror")
        for pack in self.packs:
            words += ["--pack", pack]
        for name, value in self.options.items():
            words += ["--set", f"{name}={written(value)}"]
        words += ["--seed", str(self.seed)]
        return shlex.join(words)


def written(value: object) -> str:
    """The value of an option as it is written after `--set NAME=`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Entry:
    """What wins are counted for: one side of the game, by the places it was given."""

    name: str
    places: tuple[int, ...]


class Plan:
    """A checked series: no ArenaError is raised after this."""

    def __init__(self, series: Series, game: AnyGame | None = None) -> None:
        """`game`: the game with the packs of the series, for where their files cannot be read."""
        self.series: Final = series
        self.game: Final = game or _game(series)
        self.options: Final = _options(series, self.game)
        _check_levels(series, self.game)
        sides = [self.game.side(self.options, seat) for seat in range(len(series.seats))]
        rotations = _rotations(len(sides)) if series.mirror else (tuple(range(len(sides))),)
        #: How many sides play; an even share is one in this many games.
        self.sides: Final = len(set(sides))
        self.entries: Final = _entries(series.seats, sides, rotations)
        #: `entry_of[place]`: the index of the entry that the place belongs to.
        self.entry_of: Final = _entry_of(self.entries, len(sides))
        #: `lineups[n][seat]`: the place that sits at a seat in the n-th game of each seed.
        self.lineups: Final = self._different(rotations)
        self.seeds: Final = _seeds(series, len(self.lineups))

    @property
    def games(self) -> int:
        """How many games are played: whole groups of mirrored games."""
        return len(self.seeds) * len(self.lineups)

    def levels(self, lineup: Sequence[int]) -> tuple[str, ...]:
        """The level at each seat in a line-up."""
        return tuple([self.series.seats[place] for place in lineup])

    def _different(self, rotations: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
        """Rotations that put another entry or another level at some seat.

        Two teams of equal partners rotate into themselves; a game played twice
        would count for two and prove nothing.
        """
        seen: dict[object, tuple[int, ...]] = {}
        for lineup in rotations:
            entries = tuple([self.entry_of[place] for place in lineup])
            seen.setdefault((entries, self.levels(lineup)), lineup)
        return tuple(seen.values())


def _game(series: Series) -> AnyGame:
    try:
        return with_pack_files(series.game, [Path(pack) for pack in series.packs])
    except (UnknownGame, PackError) as error:
        raise ArenaError(str(error)) from None


def _options(series: Series, game: AnyGame) -> GameOptions:
    seats = len(series.seats)
    if "players" not in series.options and seats not in game.players:
        numbers = ", ".join(map(str, game.players))
        raise ArenaError(f"{game.id} is for {numbers} players, but {seats} seats were given")
    try:
        options = game.read_options({"players": seats, **series.options})
        game.begin(options, [])
    except BadOption as error:
        raise ArenaError(str(error)) from None
    if game.seats(options) != seats:
        given = ",".join(series.seats)
        raise ArenaError(
            f"these options are for {game.seats(options)} seats, but {seats} were given: {given}"
        )
    return options


def player(game: AnyGame, level: str) -> Bot:
    """The player for a seat of this level: a bot, or one that follows every hint."""
    return HintFollower(game) if level == FOLLOWER else make_bot(game, level)


def _check_levels(series: Series, game: AnyGame) -> None:
    for level in series.seats:
        try:
            player(game, level)
        except UnknownLevel as error:
            raise ArenaError(str(error)) from None


def _seeds(series: Series, lineups: int) -> range:
    if series.games < 1:
        raise ArenaError(f"at least 1 game must be played, not {series.games}")
    seeds = -(-series.games // lineups)
    if series.seed < 0 or series.seed + seeds - 1 > LAST_SEED:
        raise ArenaError(f"seeds go from 0 to {LAST_SEED}; {seeds} seeds from {series.seed} on do not fit")
    return range(series.seed, series.seed + seeds)


def _rotations(seats: int) -> tuple[tuple[int, ...], ...]:
    """`_rotations(r)[seat]`: the place at a seat after moving everybody r seats on."""
    return tuple([tuple([(seat + shift) % seats for seat in range(seats)]) for shift in range(seats)])


def _entries(
    levels: Sequence[str], sides: Sequence[int], rotations: Sequence[tuple[int, ...]]
) -> tuple[Entry, ...]:
    """One entry per side; one per place if rotating breaks sides up (one against three, say)."""
    groups = _partners(sides, rotations[0])
    if any([_partners(sides, lineup) != groups for lineup in rotations]):
        groups = {(place,) for place in range(len(sides))}
    places = sorted(groups)
    return tuple(map(Entry, _names([_name(levels, group) for group in places]), places))


def _partners(sides: Sequence[int], lineup: Sequence[int]) -> set[tuple[int, ...]]:
    """The places that are on one side in a line-up, as sorted groups."""
    groups: dict[int, list[int]] = {}
    for seat, place in enumerate(lineup):
        groups.setdefault(sides[seat], []).append(place)
    return {tuple(sorted(group)) for group in groups.values()}


def _name(levels: Sequence[str], places: Sequence[int]) -> str:
    return " + ".join(dict.fromkeys([levels[place] for place in places]))


def _names(names: list[str]) -> list[str]:
    """Make names unique: two experts become expert 1 and expert 2."""
    seen: Counter[str] = Counter()
    told: list[str] = []
    for name in names:
        seen[name] += 1
        told.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return told


def _entry_of(entries: Sequence[Entry], places: int) -> tuple[int, ...]:
    owner = {place: index for index, entry in enumerate(entries) for place in entry.places}
    return tuple([owner[place] for place in range(places)])
