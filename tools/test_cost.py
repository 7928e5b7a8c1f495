"""CPU seconds of tests by file and folder, with all processes they start: servers, databases, browsers.

python -m tools.test_cost [--each FILE] [--dearest N] [what pytest takes: tests/browser -k replay ...]

`time` does not see Chromium's processes, since nobody waits for their end; a control group does. One is made
for the run, so this needs Linux and the right to make one (usually root). What a server or a browser that
several tests share does is counted for the test that runs at the time.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

#: Where control groups are: the folder, the file that tells the CPU time, and how to read seconds from it.
KINDS: Final[tuple[tuple[Path, str, Callable[[str], float]], ...]] = (
    (Path("/sys/fs/cgroup/cpuacct"), "cpuacct.usage", lambda text: int(text) / 1e9),
    (Path("/sys/fs/cgroup"), "cpu.stat", lambda text: int(text.split()[1]) / 1e6),
)

COLLECTING: Final = "(starting and collecting)"


@contextmanager
def control_group() -> Iterator[Callable[[], float]]:
    """Put this process, and so all it starts, into a new group; yield a function for its CPU seconds."""
    above, file, seconds = next(kind for kind in KINDS if (kind[0] / kind[1]).exists())
    group = above / f"polnoc-tests-{os.getpid()}"
    group.mkdir()
    (group / "cgroup.procs").write_text(str(os.getpid()))
    try:
        yield lambda: seconds((group / file).read_text())
    finally:
        for process in (group / "cgroup.procs").read_text().split():
            (above / "cgroup.procs").write_text(process)
        group.rmdir()


class Meter:
    """A plugin of pytest that writes down what each test costs."""

    def __init__(self, usage: Callable[[], float], each: Path | None) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._usage = usage
        self._each = each
        self._before = usage()

    def _take(self, name: str) -> None:
        now = self._usage()
        self.spent[name] += now - self._before
        if self._each:
            with self._each.open("a", encoding="utf-8") as lines:
                lines.write(f"{now - self._before:8.3f} {name}\n")
        self._before = now

    def pytest_collection_finish(self) -> None:
        self._take(COLLECTING)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        done = yield
        self._take(item.nodeid)
        return done


def file_of(test: str) -> str:
    """The file of a test."""
    return test.partition("::")[0]


def folder_of(test: str) -> str:
    """The folder below `tests` of a test; of everything else the first folder."""
    parts = PurePosixPath(file_of(test)).parts
    return "/".join(parts[:2] if parts[0] == "tests" and len(parts) > 2 else parts[:1])


def sums(spent: Mapping[str, float], group: Callable[[str], str]) -> dict[str, float]:
    """What each group of tests has cost."""
    found: defaultdict[str, float] = defaultdict(float)
    for test, seconds in spent.items():
        found[group(test)] += seconds
    return found


def table(spent: Mapping[str, float], most: int | None = None) -> str:
    """Lines as in `tests/durations.txt`, the most expensive first."""
    dearest = sorted(spent.items(), key=lambda each: (-each[1], each[0]))
    return "".join([f"{seconds:6.1f} {name}\n" for name, seconds in dearest[:most]])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.test_cost", description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=Path, help="add a line for each test to this file as soon as it ends")
    parser.add_argument("--dearest", type=int, default=20, help="how many tests are named")
    own, for_pytest = parser.parse_known_args(arguments)
    # As in the Makefile: no process should recompile all sources, whatever the environment says.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    with control_group() as usage:
        meter = Meter(usage, own.each)
        failed = pytest.main(for_pytest, plugins=[meter])
    print(table(meter.spent, own.dearest))
    print(table(sums(meter.spent, file_of)))
    print(table(sums(meter.spent, folder_of)))
    print(table({"all": sum(meter.spent.values())}), end="")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
