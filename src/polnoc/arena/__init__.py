"""The arena: thousands of games between bots, and what they show.

>>> series = Series("duchy", ("random", "random"), games=20, mirror=True, options={"points": 1})
>>> result = run(series, jobs=1)
>>> result.games, [entry.wins.won for entry in result.entries]
(20, [10, 10])

- `series`   what is to be played, checked
- `play`     one game, a batch of seeds
- `workers`  many processes, each fed one batch at a time
- `tally`    what is counted
- `figures`  rates, intervals, lengths: the result
- `tables`   the result for the terminal
- `report`   the result as a page with plots
"""

from polnoc.arena.figures import Result
from polnoc.arena.play import GameFailed
from polnoc.arena.report import check_report, write_report
from polnoc.arena.runs import run, to_json
from polnoc.arena.series import ArenaError, Series
from polnoc.arena.tables import tables
from polnoc.arena.workers import WorkersFailed

__all__ = [
    "ArenaError",
    "GameFailed",
    "Result",
    "Series",
    "WorkersFailed",
    "check_report",
    "run",
    "tables",
    "to_json",
    "write_report",
]
