"""Every game counts once, in any order, and results can be saved to a file and continued."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from polnoc.arena import ArenaError, Series, run
from polnoc.arena.counts import Counts
from polnoc.arena.cutting import MOST_SEEDS, Batches
from polnoc.arena.play import Players
from polnoc.arena.played import Played
from polnoc.arena.series import Plan
from polnoc.arena.status import Status
from polnoc.batches import remote
from tests.arena.test_runs import without_timing

ROUND = {"points": 1}
SERIES = {
    "duchy": Series("duchy", ("novice", "random"), 40, mirror=True, options=ROUND),
    "straszydla": Series("straszydla", ("random", "random"), 8),
    "finalgirl": Series("finalgirl", ("random",), 16),
    "bestia": Series("bestia", ("random", "random"), 8),
}


@pytest.mark.parametrize("game", SERIES)
def test_the_order_of_batches_changes_nothing(game: str) -> None:
    plan = Plan(SERIES[game])
    play = Players(plan)
    parts = [(plan.seeds[n : n + 3], play(plan.seeds[n : n + 3])) for n in range(0, len(plan.seeds), 3)]
    random.Random(5).shuffle(parts)
    played = Played(plan.seeds)
    for seeds, counts in parts:
        played.take(seeds, counts)
    assert played.missing() == []
    assert in_order(played.counts()) == in_order(play(plan.seeds))


def in_order(counts: Counts) -> str:
    """Return everything but times, with names in order: reports show the order, and it affects float sums."""
    counts.spent_ns = 0
    counts.choices.clear()
    return repr(counts)


def test_no_seed_counts_twice() -> None:
    played = Played(range(1, 100))
    played.take(range(10, 20), Counts(games=10))
    for again in (range(10, 20), range(5, 11), range(19, 30), range(12, 13), range(5, 30)):
        with pytest.raises(ValueError, match="counted before"):
            played.take(again, Counts(games=1))
    played.take(range(20, 25), Counts(games=5))
    played.take(range(5, 10), Counts(games=5))
    assert (played.games, played.missing()) == (20, [range(1, 5), range(25, 100)])


@pytest.mark.parametrize("game", SERIES)
def test_a_stopped_series_goes_on_from_its_file(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polnoc.arena.cutting.MOST_SEEDS", 3)
    monkeypatch.setattr("polnoc.arena.status.REPORT_SECONDS", 0.0)
    series, file = SERIES[game], tmp_path / "series.kept"

    def stop_early(status: Status) -> None:
        if status.games and status.state == "playing":
            raise KeyboardInterrupt

    stopped = run(series, 1, stop_early, keep=file)
    assert 0 < stopped.games < stopped.planned
    assert stopped.games + sum([lost.games for lost in stopped.lost]) == stopped.planned
    assert {lost.reason for lost in stopped.lost} == {"the series was stopped before they were played"}
    told: list[int] = []
    whole = run(series, 1, lambda status: told.append(status.games), keep=file)
    assert told[0] == stopped.games
    assert without_timing(whole) == without_timing(run(series, 1))
    assert without_timing(run(series, 1, keep=file)) == without_timing(whole)


def test_a_file_of_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "series.kept"
    series = Series("duchy", ("random", "random"), 2, options=ROUND)
    run(series, 1, keep=file)
    other = Series("duchy", ("random", "novice"), 2, options=ROUND)
    with pytest.raises(ArenaError, match=r"another series is kept in .*--seats random,random"):
        run(other, 1, keep=file)
    mine = remote.needs_of("duchy")
    monkeypatch.setattr("polnoc.arena.played.needs_of", lambda game: mine._replace(code="0" * 16))
    with pytest.raises(ArenaError, match="played by another version of Północ or Python"):
        run(series, 1, keep=file)
    monkeypatch.undo()
    for text in (b"", b"{}", b"nonsense", file.read_bytes()[:-9]):
        file.write_bytes(text)
        with pytest.raises(ArenaError, match="is no file in which a series was kept"):
            run(series, 1, keep=file)


@pytest.mark.parametrize("seconds", [0.0, 1e-6, 0.004, 3.0])
@pytest.mark.parametrize(
    "rows", [[range(1, 2)], [range(7, 4000)], [range(3, 5), range(9, 800), range(900, 901)]]
)
def test_batches_hold_every_seed_once_and_take_about_a_second(rows: list[range], seconds: float) -> None:
    batches = Batches(rows, lambda: 4)
    given: list[range] = []
    for batch in batches:
        given.append(batch)
        batches.learn(len(batch), round(len(batch) * seconds * 1e9))
    assert [seed for batch in given for seed in batch] == [seed for row in rows for seed in row]
    assert all([len(batch) <= MOST_SEEDS and len(batch) * seconds <= max(1.1, seconds) for batch in given])
    assert len(given[0]) == len(given[-1]) == 1


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "polnoc": ({"polnoc": "0.0.1"}, "it has Północ .*, and 0.0.1 is needed"),
    "python": ({"python": "3.9"}, r"it has Python 3\.\d+, and 3.9 is needed"),
    "rules": ({"rules": 999}, r"it has rules version \d+ of duchy, and 999 is needed"),
    "content": ({"content": "f" * 64}, r"it has content \w+ of duchy, and f{16} is needed"),
    "code": ({"code": "0" * 16}, r"its files differ \(fingerprint \w{16}, and 0{16} is needed\)"),
    "game": ({"game": "nosuch"}, "it has no game 'nosuch'"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_worker_that_has_something_else_refuses_and_says_what(what: str) -> None:
    changes, told = WRONG[what]
    needs = remote.needs_of("duchy")
    assert remote.difference(needs) == ""
    kind, reason = remote.worker_function()(tuple(needs._replace(**changes)), b"never opened", b"")
    assert kind == remote.REFUSED

    assert re.fullmatch(told, reason), reason


def test_every_file_that_decides_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "polnoc"
    for folder in remote.DECISIVE:
        (package / folder).mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "bots" / "one.py").write_text("a")
    (package / "games" / "deep").mkdir()
    monkeypatch.setattr("polnoc.__file__", str(package / "__init__.py"))
    seen = {remote.fingerprint("duchy")}
    for name, text in [
        ("bots/one.py", "b"),
        ("bots/two.py", "b"),
        ("games/deep/weights.net", ""),
        ("games/deep/cards.toml", "x = 1"),
    ]:
        (package / name).write_text(text)
        seen.add(remote.fingerprint("duchy"))
    assert len(seen) == 5
    (package / "engine" / "notes.txt").write_text("decides nothing")
    assert remote.fingerprint("duchy") in seen
