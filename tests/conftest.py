"""For all tests: which are left to a release run, the order of files, less garbage collection, PostgreSQL."""

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
#: Assumed duration, in seconds, of a file that did not exist when they were measured.
UNKNOWN: Final = 10.0
#: The variable that requests a measurement.
MEASURE: Final = "POLNOC_DURATIONS"
#: The variable that requests tests marked `repeats` too, as a release run does.
REPEATS: Final = "POLNOC_REPEATS"


@pytest.fixture(autouse=True)
def own_time() -> None:
    """Every test starts with this machine's clock, whatever database clock an earlier test's server used."""
    CLOCK.forget()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server. Without one the tests fail, unless they were told to do without."""
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
    """Leave out tests that only repeat others, unless they are requested.

    Workers start with the longest files: a long one at the end would keep all others waiting.
    """
    if not os.environ.get(REPEATS):
        repeated = [item for item in items if item.get_closest_marker("repeats")]
        items[:] = [item for item in items if not item.get_closest_marker("repeats")]
        config.hook.pytest_deselected(items=repeated)
    if hasattr(config, "workerinput"):
        seconds = read_durations(DURATIONS.read_text(encoding="utf-8"))
        items.sort(key=lambda item: -expected(item.nodeid, seconds))


def expected(test: str, seconds: dict[str, float]) -> float:
    """Return the expected duration of a test's file; doctests in sources and pages take no time."""
    file = test.partition("::")[0]
    return seconds.get(file, UNKNOWN if file.startswith("tests/") else 0.0)


def read_durations(text: str) -> dict[str, float]:
    """Return seconds by file."""
    return {file: float(seconds) for seconds, file in [line.split() for line in text.splitlines()]}


def pytest_collection_finish() -> None:
    """Exempt what was imported and collected from garbage collection: it stays to the end."""
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
    """Measure if requested; workers only report to the process that started them."""
    if os.environ.get(MEASURE) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())
