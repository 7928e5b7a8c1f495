"""Which seeds of a series have been played, and their counts, in whatever order they arrive.

Neighbours are added up in the order of their seeds: names come in the order in which a single process would
have met them, and fractions are summed in that order too. So the figures do not depend on who played what.

>>> played = Played(range(1, 11))
>>> played.take(range(7, 9), Counts(games=2))
>>> played.take(range(1, 4), Counts(games=3))
>>> played.games, played.missing()
(5, [range(4, 7), range(9, 11)])
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from polnoc.arena.balance import NoteTotals
from polnoc.arena.counts import Counts
from polnoc.arena.series import ArenaError, Series
from polnoc.batches.remote import Needs, needs_of

#: The version of the file format; files of another version are not read.
FORM: Final = 1


class Played:
    """Rows of seeds that were played, with their counts."""

    def __init__(self, seeds: range) -> None:
        self._seeds = seeds
        #: Rows that do not touch each other, in order; and the counts of each.
        self._rows: list[range] = []
        self._counts: list[Counts] = []

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum([counts.games for counts in self._counts])

    def take(self, seeds: range, counts: Counts) -> None:
        """Add the counts of some seeds. ValueError if one of them has been counted before."""
        place = bisect_left(self._rows, seeds.start, key=lambda row: row.start)
        if place and self._rows[place - 1].stop > seeds.start:
            raise ValueError(f"seeds {seeds} were counted before")
        if place < len(self._rows) and self._rows[place].start < seeds.stop:
            raise ValueError(f"seeds {seeds} were counted before")
        self._rows.insert(place, seeds)
        self._counts.insert(place, counts)
        self._join(place)
        if place:
            self._join(place - 1)

    def _join(self, place: int) -> None:
        """Merge two neighbours that touch."""
        if place + 1 < len(self._rows) and self._rows[place].stop == self._rows[place + 1].start:
            self._rows[place] = range(self._rows[place].start, self._rows.pop(place + 1).stop)
            self._counts[place].add(self._counts.pop(place + 1))

    def missing(self) -> list[range]:
        """The seeds that have not been played."""
        ends = [self._seeds.start, *[row.stop for row in self._rows]]
        starts = [*[row.start for row in self._rows], self._seeds.stop]
        return [range(end, start) for end, start in zip(ends, starts, strict=True) if end < start]

    def counts(self) -> Counts:
        """Everything that was counted."""
        total = Counts()
        for counts in self._counts:
            total.add(counts)
        return total

    # Kept in a file ---------------------------------------------------------------------

    def keep(self, path: Path, series: Series) -> None:
        """Write down what was played; an old file stays until the new one is complete."""
        rows = [
            (row.start, row.stop, _plain(counts))
            for row, counts in zip(self._rows, self._counts, strict=True)
        ]
        part = path.with_name(path.name + ".part")
        try:
            part.write_bytes(msgspec.json.encode(_Kept(FORM, needs_of(series.game), series, rows)))
            part.replace(path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise ArenaError(f"what was played cannot be kept in '{path}': {error.strerror}") from error

    def read(self, path: Path, series: Series) -> None:
        """Resume from a file written by `keep`. ArenaError if it belongs to something else."""
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
            rows = [(range(start, stop), _from_plain(plain)) for start, stop, plain in kept.rows]
        except (OSError, msgspec.DecodeError, ValueError, TypeError, AttributeError):
            raise ArenaError(f"'{path}' is no file in which a series was kept; name another one") from None
        if kept.form != FORM or kept.series != series:
            raise ArenaError(
                f"another series is kept in '{path}' ({kept.series.command()}); name another file"
            )
        if kept.needs != needs_of(series.game):
            raise ArenaError(
                f"the games in '{path}' were played by another version of Północ or Python; "
                "they cannot be counted with new ones: name another file"
            )
        for seeds, counts in rows:
            self.take(seeds, counts)


class _Kept(msgspec.Struct, frozen=True):
    form: int
    needs: Needs
    series: Series
    rows: list[tuple[int, int, dict[str, Any]]]


Plain: TypeAlias = Any


def _plain(counts: Counts | NoteTotals) -> dict[str, Plain]:
    """Counts as JSON can hold them: a counter is a list of pairs."""
    return {each.name: _plain_value(getattr(counts, each.name)) for each in fields(counts)}


def _plain_value(value: object) -> Plain:
    if isinstance(value, NoteTotals):
        return _plain(value)
    if isinstance(value, Counter):
        return {"pairs": list(value.items())}
    if isinstance(value, dict):
        return {"named": [(name, _plain_value(inner)) for name, inner in value.items()]}
    return value


def _from_plain(plain: dict[str, Plain]) -> Counts:
    counts = Counts(**{name: _value(value) for name, value in plain.items() if name != "note_totals"})
    counts.note_totals = NoteTotals(**{name: _value(value) for name, value in plain["note_totals"].items()})
    return counts


def _value(plain: Plain) -> Plain:
    if not isinstance(plain, dict):
        return plain
    if "pairs" in plain:
        return Counter({tuple(key) if isinstance(key, list) else key: times for key, times in plain["pairs"]})
    return {name: _value(inner) for name, inner in plain["named"]}
