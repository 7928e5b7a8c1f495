"""For all tests: what is left to a release run, the order of files, less garbage, and a PostgreSQL server."""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from polnoc.store.values import CLOCK
from tests.store.postgres_server import WITHOUT, NoServer, Server, running_server

#: Seconds that the tests of each file take, the longest first: `make durations` measures and writes them.
DURATIONS: Final = Path(__file__).with_name("durations.txt")
#: What a file is taken to need that was not there when they were measured.
UNKNOWN: Final = 10.0
#: The variable that asks for a measurement.
MEASURE: Final = "POLNOC_DURATIONS"
#: The variable that asks for tests marked `repeats` too, as a release run does.
REPEATS: Final = "POLNOC_REPEATS"


@pytest.fixture(autouse=True)
def own_time() -> None:
    """Every test begins by this machine's clock, whatever database a server of an earlier test has asked."""
    CLOCK.forget()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server. Without one the tests fail, unless somebody has asked to do without."""
    if os.environ.get("POLNOC_WITHOUT_POSTGRES"):
        pytest.skip(WITHOUT)
    problem = ""
    try:
        with running_server() as server:
            yield server
    except NoServer as error:
        problem = str(error)
    if problem:
        pytest.fail(problem, pytrace=False)


# Fewer tests, and the longest files first -----------------------------------------------


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that only repeat others are left out, unless somebody asks for them.

    Workers begin with the longest files: a long one at the end would keep all others waiting for it.
    """
    if not os.environ.get(REPEATS):
        repeated = [item for item in items if item.get_closest_marker("repeats")]
        items[:] = [item for item in items if not item.get_closest_marker("repeats")]
        config.hook.pytest_deselected(items=repeated)
    if hasattr(config, "workerinput"):
        seconds = read_durations(DURATIONS.read_text(encoding="utf-8"))
        items.sort(key=lambda item: -expected(item.nodeid, seconds))


def expected(test: str, seconds: dict[str, float]) -> float:
    """How long the file of a test will take; the examples in sources and pages take no time."""
    file = test.partition("::")[0]
    return seconds.get(file, UNKNOWN if file.startswith("tests/") else 0.0)


def read_durations(text: str) -> dict[str, float]:
    """Seconds by file."""
    return {file: float(seconds) for seconds, file in [line.split() for line in text.splitlines()]}


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: the garbage collector need not look at it again."""
    gc.collect()
    gc.freeze()


class Stopwatch:
    """Adds up how long the tests of each file take, and writes it down at the end."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid.partition("::")[0]] += report.duration

    def pytest_sessionfinish(self) -> None:
        longest_first = sorted(self._seconds.items(), key=lambda each: (-each[1], each[0]))
        lines = [f"{time:6.1f} {file}\n" for file, time in longest_first if file.startswith("tests/")]
        DURATIONS.write_text("".join(lines), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Measure, if somebody wants to know; workers only report to the process that has started them."""
    if os.environ.get(MEASURE) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())
