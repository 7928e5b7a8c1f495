"""Series whose workers are killed every few seconds, compared with the same series undisturbed.

    python -m bench.arena_kills duchy --games 20000
    python -m bench.arena_kills bestia --games 1000 --engines dask ray --every 5
    python -m bench.arena_kills bestia --games 1000 --engines ray --undisturbed bestia.json

Plays a series with two processes and nobody killed, then on each engine while one worker after another is
killed (`kill -9`), provided that games were played since the last kill, and compares everything but times.
With `--cpu` the time between kills is that of workers with a core each, by the CPU time that they took:
otherwise, on a busy machine, they would be killed before they have begun. `--undisturbed` stores the first
result in a file and reads it from there the next time. Exit status 1 if a figure differs, or a game is
missing or counted twice.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import psutil

#: By engine: the arguments of `polnoc arena`, and a mark in the command line of its workers.
ENGINES: Final = {
    "processes": ((), "spawn_main"),
    "dask": (("--on", "dask"), "spawn_main"),
    "ray": (("--on", "ray"), "carry_at_node"),
}
SEATS: Final = {"finalgirl": "regular"}


class Clock:
    """Seconds since it was made: wall time, or CPU time of a process and all that it has started."""

    def __init__(self, root: int | None, cores: int) -> None:
        self._root = root
        self._cores = cores
        self._began = time.monotonic()
        #: By process, dead ones too: CPU seconds.
        self._cpu: dict[int, float] = {}

    def seconds(self) -> float:
        """The seconds so far."""
        if self._root is None:
            return time.monotonic() - self._began
        with suppress(psutil.NoSuchProcess):
            for process in psutil.Process(self._root).children(recursive=True):
                with suppress(psutil.NoSuchProcess):
                    self._cpu[process.pid] = sum(process.cpu_times()[:2])
        return sum(self._cpu.values()) / self._cores


def play(
    words: list[str], mark: str, every_s: float | None, cores: int = 0
) -> tuple[dict[str, Any], int, int]:
    """The result of a series, how many workers were killed, and how many batches were repeated.

    With `cores` the time is that of the series on this many cores of its own.
    """
    kills = games = 0
    killed = 0.0
    with tempfile.TemporaryDirectory() as folder:
        status, out = Path(folder) / "status.json", Path(folder) / "out.json"
        with out.open("wb") as told:
            series = subprocess.Popen(
                [sys.executable, "-m", "polnoc", "arena", *words, "--json", "--status", str(status)],
                stdout=told,
            )
        clock = Clock(series.pid if cores else None, cores)
        while series.poll() is None:
            time.sleep(0.5)
            if every_s is None or clock.seconds() < killed + every_s or not status.exists():
                continue
            played = json.loads(status.read_bytes())["games"]
            if played > games and kill_one(series.pid, mark):
                kills, games, killed = kills + 1, played, clock.seconds()
        if not out.stat().st_size:
            raise SystemExit(f"the series has ended with status {series.returncode}: {status.read_text()}")
        result: dict[str, Any] = json.loads(out.read_bytes())
        repeated: int = json.loads(status.read_bytes())["repeated"]
    return result, kills, repeated


def undisturbed(words: list[str], kept: Path | None) -> dict[str, Any]:
    """The result of a series in which nobody is killed, without its times; from the file if it exists."""
    if kept is not None and kept.exists():
        before, result = json.loads(kept.read_bytes())
        if before != words:
            raise SystemExit(f"another series is kept in {kept}: {' '.join(before)}")
    else:
        result, _, _ = play(words, "", None)
        del result["timing"]
        if kept is not None:
            kept.write_text(json.dumps([words, result]), encoding="utf-8")
    found: dict[str, Any] = result
    return found


def kill_one(series: int, mark: str) -> bool:
    """Kill the worker with the most CPU time. On a slow machine others are still starting."""
    try:
        children = psutil.Process(series).children(recursive=True)
        workers = [child for child in children if mark in " ".join(child.cmdline())]
        max(workers, key=lambda worker: sum(worker.cpu_times()[:2])).kill()
        return True
    except (psutil.NoSuchProcess, ValueError):
        return False


def main() -> int:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=float, default=5.0, metavar="SECONDS")
    parser.add_argument("--engines", nargs="+", choices=list(ENGINES), default=list(ENGINES))
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--cpu", action="store_true", help="count seconds by CPU time")
    parser.add_argument("--undisturbed", type=Path, metavar="FILE")
    asked = parser.parse_args()
    seats = asked.seats or SEATS.get(asked.game, "regular,regular")
    words = [asked.game, "--seats", seats, "--games", str(asked.games), "--jobs", str(asked.jobs)]
    words += [word for option in asked.set for word in ("--set", option)]
    wanted = undisturbed(words, asked.undisturbed)
    print(f"{asked.game}, {seats}: {wanted['games']} games undisturbed", flush=True)
    failed = False
    for engine in asked.engines:
        on, mark = ENGINES[engine]
        result, kills, repeated = play([*words, *on], mark, asked.every, asked.jobs * asked.cpu)
        seconds = result.pop("timing")["seconds"]
        lost = sum([each["games"] for each in result["lost"]])
        twice = result["games"] + lost - asked.games
        same = "the same figures" if result == wanted else "OTHER FIGURES"
        failed |= result != wanted or lost != 0 or twice != 0
        print(
            f"{engine}: {result['games']} games, {kills} workers killed, {repeated} batches repeated, "
            f"{lost} games lost, {twice} twice, {seconds:.0f} s: {same}",
            flush=True,
        )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
