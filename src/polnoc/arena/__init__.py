"""The arena: thousands of games between bots, and what they show.

>>> series = Series("duchy", ("random", "random"), games=20, mirror=True, options={"points": 1})
>>> result = run(series, jobs=1)
>>> result.games, [entry.wins.won for entry in result.entries]
(20, [10, 10])

- `series`        what is to be played, checked
- `play`          one game, a batch of seeds
- `cutting`       seeds cut into batches, for the executors of `polnoc.batches`
- `played`        which seeds have been played, and with what counts
- `status`        how far a running series is
- `stopping`      Ctrl-C between two batches
- `counts`        what is counted over many games
- `balance`       what the game itself counts
- `statistics`    rates, intervals, lengths
- `figures`       the result
- `runs`          a whole series, from the plan to the figures
- `wording`       figures as people read them
- `result_tables` the result as tables of words
- `terminal`      the same for the terminal
- `markdown`      the same for a document
- `plots`         the layout of plots
- `report`        the result as a page with plots, or as a document
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polnoc.arena.figures import Result
from polnoc.arena.play import GameFailed
from polnoc.arena.report import check_report, write_report
from polnoc.arena.runs import check, place_of, run, to_json, was_interrupted
from polnoc.arena.series import ArenaError, Series
from polnoc.arena.status import Status, in_words, read_status, watch, write_status
from polnoc.batches import BatchFailed, WorkersFailed

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = [
    "ArenaError",
    "BatchFailed",
    "GameFailed",
    "Result",
    "Series",
    "Status",
    "WorkersFailed",
    "check",
    "check_report",
    "in_words",
    "place_of",
    "read_status",
    "run",
    "tables",
    "to_json",
    "was_interrupted",
    "watch",
    "write_report",
    "write_status",
]


def tables(result: Result) -> RenderableType:
    """The result as tables for the terminal."""
    from polnoc.arena import terminal  # worker processes do not need it, and it is slow to import

    return terminal.tables(result)
