"""Whole series: symmetric, reproducible, unaffected by a killed worker, and reported in JSON."""

from __future__ import annotations

import json
import multiprocessing
from typing import Any

import msgspec
import pytest
from rich.console import Console

from polnoc.arena import ArenaError, Result, Series, WorkersFailed, run, tables, to_json
from polnoc.arena.figures import Lost
from polnoc.arena.status import Status
from polnoc.batches import LostBatch
from polnoc.batches.processes import ProcessPool

ROUND = {"points": 1}


def without_timing(result: Result) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(to_json(result))
    del told["timing"]
    return told


@pytest.mark.parametrize("seats", [("random",) * 2, ("random",) * 3, ("random",) * 4])
def test_equal_players_share_a_mirrored_series_exactly(seats: tuple[str, ...]) -> None:
    result = run(Series("duchy", seats, 60, mirror=True, options=ROUND), jobs=1)
    for entry in result.entries:
        assert entry.wins.won * len(result.entries) == result.games
        assert entry.paired is not None
        assert (entry.paired.mean, entry.paired.low, entry.paired.high) == (0.0, 0.0, 0.0)
        assert entry.paired.groups_by_wins[1] == entry.paired.groups


def test_swapping_the_seats_of_a_mirrored_series_swaps_the_figures() -> None:
    there = run(Series("duchy", ("novice", "random"), 100, mirror=True, options=ROUND), jobs=1)
    back = run(Series("duchy", ("random", "novice"), 100, mirror=True, options=ROUND), jobs=1)
    assert there.entries == back.entries[::-1]
    assert there.seat_advantage == back.seat_advantage
    assert there.entries[0].wins.won > there.entries[1].wins.won


def test_the_figures_do_not_depend_on_the_number_of_jobs() -> None:
    series = Series("duchy", ("novice", "random", "random"), 120, mirror=True, options=ROUND)
    assert without_timing(run(series, jobs=1)) == without_timing(run(series, jobs=2))


def test_killed_workers_cost_nothing_but_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polnoc.arena.status.REPORT_SECONDS", 0.0)  # a quick machine is done within a second
    series = Series("duchy", ("novice", "random"), 5000, mirror=True, options=ROUND)
    killed: list[int] = []

    def kill_all_once(status: Status) -> None:
        if status.games and not killed:  # there are two workers, and at least one has a batch
            for worker in multiprocessing.active_children():
                worker.kill()
                killed.append(worker.sentinel)

    result = run(series, jobs=2, progress=kill_all_once)
    assert len(killed) == 2
    assert result.lost == ()
    assert without_timing(result) == without_timing(run(series, jobs=1))
    assert multiprocessing.active_children() == []


def test_a_lost_batch_is_reported_and_the_rest_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ProcessPool.run

    def lose_seed_32(self: Any, todo: Any, done: Any, tick: Any) -> list[LostBatch[range]]:
        def all_but_one(batch: range, part: Any) -> None:
            if batch != range(32, 33):
                done(batch, part)

        return [*whole(self, todo, all_but_one, tick), LostBatch(range(32, 33), "a test")]

    monkeypatch.setattr(ProcessPool, "run", lose_seed_32)
    result = run(Series("duchy", ("random",) * 2, 64, mirror=True, options=ROUND), jobs=2)
    assert result.lost == (Lost(32, 32, 2, "a test"),)
    assert (result.planned, result.games) == (64, 62)
    console = Console(width=120)
    with console.capture() as shown:
        console.print(tables(result))
    assert "2 of 64 games are missing (seeds 32 to 32): a test." in shown.get()


def test_a_series_of_lost_batches_only_has_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ProcessPool, "run", lambda self, todo, done, tick: [LostBatch(batch, "a test") for batch in todo]
    )
    with pytest.raises(WorkersFailed, match="not one game could be played: a test"):
        run(Series("duchy", ("random",) * 2, 4), jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_up_to_all_games(jobs: int) -> None:
    told: list[Status] = []
    run(Series("duchy", ("random",) * 2, 40, options=ROUND), jobs, told.append)
    assert {status.planned for status in told} == {40}
    assert (told[0].games, told[0].state) == (0, "playing")
    assert (told[-1].games, told[-1].state) == (40, "done")
    games = [status.games for status in told]
    assert games == sorted(games)


@pytest.mark.parametrize("jobs", [0, -1])
def test_somebody_has_to_play(jobs: int) -> None:
    with pytest.raises(ArenaError, match=f"at least 1 job must play, not {jobs}"):
        run(Series("duchy", ("random",) * 2, 1), jobs)


def test_nothing_is_played_if_the_series_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    with pytest.raises(ArenaError):
        run(Series("duchy", ("random", "nobody"), 1), 1, lambda status: told.append(status.games))
    assert told == []


def test_the_json_is_one_object_with_the_documented_fields() -> None:
    result = run(Series("duchy", ("novice", "random"), 40, mirror=True, options=ROUND), jobs=1)
    text = to_json(result)
    assert msgspec.json.decode(text, type=Result) == result
    told = json.loads(text)
    assert list(told) == [
        "game", "options", "seats", "mirror", "first_seed", "last_seed", "planned", "games", "games_per_seed",
        "entries", "seat_advantage", "undecided", "shared", "stopped", "decisions", "turns", "rounds",
        "balance", "lost", "made", "timing",
    ]  # fmt: skip
    assert list(told["entries"][0]) == ["name", "levels", "wins", "paired"]
    assert list(told["entries"][0]["wins"]) == ["won", "of", "share", "low", "high"]
    assert list(told["entries"][0]["paired"]) == ["mean", "low", "high", "groups", "groups_by_wins"]
    assert list(told["seat_advantage"]) == ["beginner", "by_seat", "even_share"]
    assert list(told["turns"]) == ["mean", "median", "p90", "longest", "counts"]
    assert list(told["made"]) == ["command", "polnoc", "rules_version", "content", "python"]
    assert list(told["timing"]) == ["seconds", "games_per_second", "jobs", "choices"]
    assert list(told["timing"]["choices"][0]) == ["level", "sample", "median_ms", "p99_ms"]
    assert told["options"]["points"] == 1
    assert told["options"]["players"] == 2
    assert sum([games for _, games in told["decisions"]["counts"]]) == told["games"] == 40


def test_what_was_not_mirrored_has_no_pairs() -> None:
    result = run(Series("duchy", ("novice", "random"), 10, options=ROUND), jobs=1)
    assert [entry.paired for entry in result.entries] == [None, None]


def test_the_tables_show_every_entry_seat_length_and_level() -> None:
    result = run(Series("duchy", ("novice", "random"), 40, mirror=True, options=ROUND), jobs=1)
    console = Console(width=120)
    with console.capture() as shown:
        console.print(tables(result))
    text = shown.get().replace("\u00a0", " ")
    assert "duchy: novice · random, 40 games, each seed played 2 times with the seats rotated" in text
    for word in (
        "Games won",
        "95 % interval",
        "whoever begins",
        "seat 2",
        "decisions",
        "turns",
        "rounds",
        "99 % within",
    ):
        assert word in text
    assert f"{100 * result.entries[0].wins.share:.1f} %" in text
