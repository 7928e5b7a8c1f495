"""Cut seeds into batches of a good length: long enough that sending one costs next to nothing, short enough
that little has to be played again when a worker dies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

#: A batch should take about this many seconds.
BATCH_SECONDS: Final = 1.0
#: No batch has more seeds, however fast games are.
MOST_SEEDS: Final = 2000
#: Towards the end batches get shorter: at least this many are left for each worker.
LEFT_FOR_EACH: Final = 2


class Batches:
    """Gives out batches one by one, sized by the speed known at that moment."""

    def __init__(self, rows: Sequence[range], workers: Callable[[], int]) -> None:
        """`rows`: the seeds; `workers`: how many batches can be played at a time, just now."""
        self._rows = list(rows)
        self._workers = workers
        self._left = sum([len(row) for row in rows])
        self._seconds_a_seed = BATCH_SECONDS

    def learn(self, seeds: int, nanoseconds: int) -> None:
        """Note how long a batch took."""
        took = nanoseconds / 1e9 / seeds
        first = self._seconds_a_seed == BATCH_SECONDS
        self._seconds_a_seed = took if first else 0.7 * self._seconds_a_seed + 0.3 * took

    def __iter__(self) -> Iterator[range]:
        while self._rows:
            row = self._rows[0]
            size = min(self._size(), len(row))
            if size == len(row):
                self._rows.pop(0)
            else:
                self._rows[0] = row[size:]
            self._left -= size
            yield row[:size]

    def _size(self) -> int:
        by_time = int(BATCH_SECONDS / max(self._seconds_a_seed, BATCH_SECONDS / MOST_SEEDS))
        by_share = self._left // (LEFT_FOR_EACH * max(1, self._workers()))
        return max(1, min(by_time, by_share))
