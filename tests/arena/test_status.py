"""Progress of a series: speed, estimate, repeated and lost batches, in its file and in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc import cli
from polnoc.arena import ArenaError
from polnoc.arena.status import Meter, Status, in_words, read_status, watch, write_status
from polnoc.batches import Tally

BEGIN = 1_000_000.0


class Clock:
    now = BEGIN

    def __call__(self) -> float:
        return self.now


def followed() -> tuple[Meter, Clock, list[Status]]:
    told: list[Status] = []
    clock = Clock()
    return Meter("duchy: expert, regular", 1000, told.append, clock), clock, told


def test_the_speed_is_that_of_the_last_minute() -> None:
    meter, clock, told = followed()
    meter.report(0, Tally(workers=2))
    assert (told[-1].games_per_second, told[-1].seconds_left) == (0.0, None)
    for second in range(1, 201):
        clock.now = BEGIN + second
        games = min(second, 100) + max(0, second - 100) * 2  # twice as fast in the second half
        meter.report_if_due(games, Tally(workers=2))
    assert told[-1].games_per_second == pytest.approx(2.0)
    assert told[-1].seconds_left == pytest.approx(350.0)


def test_it_is_told_once_a_second_however_often_something_happens() -> None:
    meter, clock, told = followed()
    for hundredth in range(1000):
        clock.now = BEGIN + hundredth / 100
        meter.report_if_due(hundredth, Tally())
    assert len(told) == 10


def status_of_a_bad_day() -> Status:
    meter, clock, told = followed()
    tally = Tally(
        4, 3, "tcp://10.0.0.9:1 is gone", 1, {"tcp://10.0.0.8:1": "it has Python 3.9, and 3.11 is needed"}
    )
    meter.report(0, tally)
    clock.now += 10
    meter.report(250, tally, lost_games=2)
    return told[-1]


def test_an_operator_reads_everything_in_words() -> None:
    status = status_of_a_bad_day()
    assert in_words(status, BEGIN + 11) == [
        "duchy: expert, regular: playing",
        "250 of 1,000 games (25.0 %), 25.0 games a second, 4 workers",
        "batches repeated: 3, lost: 1",
        "games missing: 2",
        "last repeated because: tcp://10.0.0.9:1 is gone",
        "about 0:00:30 to the end",
        "refused: tcp://10.0.0.8:1: it has Python 3.9, and 3.11 is needed",
    ]
    assert "nothing was heard of it for 0:02:00: it may have been killed" in in_words(status, BEGIN + 130)


def test_a_file_is_watched_until_the_series_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, meter = tmp_path / "status.json", Meter("t", 10, lambda status: write_status(status, file))
    meter.report(3, Tally(workers=1))
    shown: list[list[str]] = []
    for lines in watch(file, lambda seconds: meter.report(10, Tally(workers=1), "done")):
        shown.append(lines)
    assert [lines[0] for lines in shown] == ["t: playing", "t: done"]
    assert read_status(file).games == 10
    assert list(tmp_path.iterdir()) == [file]
    assert cli.main(["arena", "--watch", str(file)]) == 0
    assert "10 of 10 games (100.0 %)" in capsys.readouterr().out


def test_a_file_that_is_no_status_is_explained(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="a series writes one with --status FILE"):
        read_status(tmp_path / "none")
    (tmp_path / "other").write_text("{}")
    with pytest.raises(ArenaError, match="is no status of a series"):
        read_status(tmp_path / "other")
    with pytest.raises(ArenaError, match="cannot be written"):
        write_status(status_of_a_bad_day(), tmp_path / "no" / "folder")
