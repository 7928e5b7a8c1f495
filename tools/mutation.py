"""Break rules on purpose, one place at a time, and see whether the tests of the rules notice.

    python -m tools.mutation GAME [--sample N | --all] [--seed N] [--jobs N] [--report FILE] [--again FILE]
        [--tests FILE ...]

A mutant is one small change inside one function of `games/GAME/rules/`: a comparison reversed, a constant
increased by one, a condition negated, a statement left out. Every mutant runs in a process of its own, forked
after all tests were collected, against those tests of `tests/games/GAME` that run the changed statement.
Tests of bots, advice and whole recorded games are left out: a rule must be held by the test that names it.
A mutant that survives is printed with its place and its change; the report lists all survivors, and
`--again` runs those of an earlier report that are still in the rules, wherever their lines are now.

Changes that nobody can notice are listed in `judged_mutants.toml` with the reason. They are run like all
others, but do not count; if a test notices one, the judgement is wrong, and the tool says so and fails.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import pickle
import pkgutil
import random
import resource
import sys
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest

from tools.mutants import Mutant, Place, code_at, function_of, mutant_at, places_in

ROOT: Final = Path(__file__).resolve().parent.parent
#: Not tests of rules: how well bots play, what they advise, recorded games, words and pictures.
LEFT_OUT: Final = (
    "test_bots",
    "test_advice",
    "test_finished",
    "test_words",
    "test_layouts",
    "test_pack_page",
)
#: Seconds of CPU time that a test may take beyond ten times what it takes with the unchanged rules; beyond
#: that, or beyond this much memory, a mutant counts as noticed: the rule no longer ends.
PATIENCE: Final = 10
MEMORY: Final = 4 << 30
#: The plug-ins the tests need; no headers and no capturing, since the tool prints while tests are collected.
QUIET: Final = ["-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-n", "0"]
JUDGED: Final = Path(__file__).with_name("judged_mutants.toml")


@dataclass(frozen=True)
class Judgement:
    """A change that nobody can notice, and why. Without `before` it is about every change of the function."""

    game: str
    rule: str
    reason: str
    before: str = ""
    after: str = ""

    def fits(self, mutant: Mutant) -> bool:
        """Whether this is about that change."""
        rules = f"polnoc.games.{self.game}.rules."
        if f"{mutant.module}.{mutant.function}" != rules + self.rule:
            return False
        return not self.before or (self.before, self.after) == (mutant.before, mutant.after)


def judgements(text: str, game: str) -> list[Judgement]:
    """The judgements about the rules of a game."""
    return [Judgement(**entry) for entry in tomllib.loads(text)["judged"] if entry["game"] == game]


#: A line of the rules: its file and number.
Line = tuple[str, int]


@dataclass
class Watch:
    """The lines of the rules that each test runs, and how long it takes; which tests failed."""

    lines: dict[str, set[Line]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def look(self, items: Sequence[pytest.Item], files: set[str]) -> None:
        """Run all tests once as they are."""
        for item, after in zip(items, [*items[1:], None], strict=True):
            seen: set[Line] = set()
            began = time.perf_counter()
            sys.settrace(_noting(seen, files))
            try:
                failed = not passes(item, after)
            finally:
                sys.settrace(None)
            self.seconds[item.nodeid] = time.perf_counter() - began
            self.lines[item.nodeid] = seen
            if failed:
                self.failed.append(item.nodeid)

    def tests_of(self, place: Place) -> dict[str, float]:
        """The tests that run the statement at a place, with their seconds, the shortest first."""
        file = str(sys.modules[place.module].__file__)
        changed = {(file, line) for line in place.lines}
        tests = [test for test, lines in self.lines.items() if not changed.isdisjoint(lines)]
        return {test: self.seconds[test] for test in sorted(tests, key=lambda test: self.seconds[test])}


Tracer = Callable[[FrameType, str, Any], Any]


def _noting(seen: set[Line], files: set[str]) -> Tracer:
    """A tracer that notes every line executed in these files."""

    def line(frame: FrameType, _: str, __: object) -> Tracer:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, _: str, __: object) -> Tracer | None:
        return line if frame.f_code.co_filename in files else None

    return call


def passes(item: pytest.Item, after: pytest.Item | None) -> bool:
    """Run a test and say whether it passes; fixtures shared with the next one stay."""
    before = item.session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
    return item.session.testsfailed == before


def in_child(work: Callable[[], object]) -> object:
    """What a function returns in a forked process; None if it died."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        with os.fdopen(write, "wb") as out:
            pickle.dump(work(), out)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as told:
        got = told.read()
    os.waitpid(child, 0)
    return pickle.loads(got) if got else None


def survives(place: Place, tests: Mapping[pytest.Item, float], changed: bool = True) -> bool:
    """Whether all these tests pass with the changed rule; `tests` gives the usual seconds of each."""

    def run() -> bool:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        function = function_of(place.module, place.function)
        assert function is not None
        if changed:
            function.__code__ = code_at(place)
        items = list(tests)
        return all(
            _allow(tests[item]) and passes(item, after)
            for item, after in zip(items, [*items[1:], None], strict=True)
        )

    return in_child(run) is True


def check_trial(place: Place, tests: Mapping[pytest.Item, float]) -> None:
    """Fail if tests fail without a change, which would make every mutant look noticed."""
    if not survives(place, dict(list(tests.items())[:20]), changed=False):
        raise SystemExit("tests fail in a trial although nothing is changed")


def _allow(seconds: float) -> bool:
    """Limit the CPU time of the process to what a test that usually takes `seconds` may need."""
    last = int(time.process_time() + PATIENCE + 10 * seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (last, resource.RLIM_INFINITY))
    return True


class Trial:
    """Replaces pytest's own loop: all tests are collected once, then run for each mutant."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.wrong = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Sample mutants, run them, print how many were noticed."""
        wanted = self.wanted
        modules = rules_of(wanted.game)
        gc.freeze()
        watch = _watched(session.items, {str(sys.modules[module].__file__) for module in modules})
        if wanted.again:
            places = listed(modules, wanted.again.read_text(encoding="utf-8"))
        else:
            places = drawn(modules, None if wanted.all else wanted.sample, wanted.seed)
        tests = {item.nodeid: item for item in session.items}
        tried = [
            (place, {tests[name]: seconds for name, seconds in watch.tests_of(place).items()})
            for place in places
        ]
        check_trial(*tried[0])
        result = Result(
            wanted.game,
            judgements(JUDGED.read_text(encoding="utf-8"), wanted.game),
            _run_all(tried, wanted.jobs),
        )
        report = result.report()
        print(report)
        self.wrong = bool(result.wrongly_judged)
        if wanted.report:
            wanted.report.write_text(report, encoding="utf-8")
        return True


def main() -> None:
    """Collect the tests of a game and try changes of its rules on them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--all", action="store_true", help="every mutant instead of a sample")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--again", type=Path, help="only the survivors of this report")
    parser.add_argument("--tests", nargs="*", default=[], help="only these files of tests")
    wanted = parser.parse_args()
    os.chdir(ROOT)
    trial = Trial(wanted)
    ended = pytest.main([*QUIET, *(wanted.tests or _test_files(wanted.game))], plugins=[trial])
    raise SystemExit(int(ended) or trial.wrong)


def _test_files(game: str) -> list[str]:
    folder = Path("tests/games") / game
    return [str(file) for file in sorted(folder.glob("test_*.py")) if file.stem not in LEFT_OUT]


def rules_of(game: str) -> list[str]:
    """The modules with the rules of a game."""
    package = importlib.import_module(f"polnoc.games.{game}.rules")
    names = [f"{package.__name__}.{found.name}" for found in pkgutil.iter_modules(package.__path__)]
    for name in names:
        importlib.import_module(name)
    return names


def _watched(items: Sequence[pytest.Item], files: set[str]) -> Watch:
    """What all tests do as they are, found in a separate process: nothing they cache may help a mutant."""

    def run() -> Watch:
        watch = Watch()
        watch.look(items, files)
        return watch

    watch = in_child(run)
    assert isinstance(watch, Watch), "the tests of the rules did not end"
    assert watch.lines, "no test of the rules was run"
    if watch.failed:
        raise SystemExit(f"these fail before anything is changed: {watch.failed}")
    return watch


def drawn(modules: Sequence[str], count: int | None, seed: int) -> list[Place]:
    """A random sample of `count` mutants; None: all of them."""
    places = [
        place
        for module in modules
        for place in places_in(module)
        if function_of(module, place.function) is not None
    ]
    count = len(places) if count is None else min(count, len(places))
    print(f"{len(places)} mutants in {len(modules)} files, {count} drawn", flush=True)
    return random.Random(seed).sample(places, count)


def listed(modules: Sequence[str], report: str) -> list[Place]:
    """The mutants of a report, by what they change, since lines may have moved."""
    named = {_without_line(line[2:]) for line in report.splitlines() if line.startswith("- ")}
    functions = {line.split(" ")[1].removesuffix(":") for line in named}
    found = {
        place: _without_line(str(mutant_at(place)))
        for module in modules
        for place in places_in(module)
        if place.function in functions
    }
    places = [place for place, text in found.items() if text in named]
    for gone in sorted(named - set(found.values())):
        print(f"no longer there: {gone}")
    print(f"{len(places)} mutants for {len(named)} lines of the report", flush=True)
    return places


def _without_line(text: str) -> str:
    place, _, change = text.partition(" ")
    return f"{place.partition(':')[0]} {change}"


Tried = tuple[Place, Mapping[pytest.Item, float]]

#: What the workers try, by number: tests cannot be pickled, but are there when they are forked.
_waiting: list[Tried] = []


def _run_all(tried: Sequence[Tried], jobs: int) -> list[tuple[Mutant, bool]]:
    """Run mutants, several at a time: each with whether it survived."""
    ended = []
    _waiting[:] = tried
    survivors = 0
    # Forked, so that no worker has to collect the tests again.
    with get_context("fork").Pool(jobs, maxtasksperchild=20) as pool:
        for count, (number, survived) in enumerate(pool.imap_unordered(_try, range(len(tried))), 1):
            place, tests = tried[number]
            ended.append((mutant_at(place), survived))
            survivors += survived
            if survived:
                print(f"{count}: {ended[-1][0]} ({len(tests)} tests)", flush=True)
            elif count % 20 == 0:
                print(f"{count}: {survivors} survivors so far", flush=True)
    return ended


def _try(number: int) -> tuple[int, bool]:
    place, tests = _waiting[number]
    return number, not tests or survives(place, tests)


@dataclass(frozen=True)
class Result:
    """The outcomes of the mutants of a game, and the earlier judgements."""

    game: str
    judged: Sequence[Judgement]
    ended: Sequence[tuple[Mutant, bool]]

    @property
    def survivors(self) -> list[Mutant]:
        """The mutants that no test notices although one could."""
        return [mutant for mutant, survived in self.ended if survived and not self._judged(mutant)]

    @property
    def wrongly_judged(self) -> list[Mutant]:
        """The mutants judged unnoticeable that a test notices."""
        return [mutant for mutant, survived in self.ended if not survived and self._judged(mutant)]

    def _judged(self, mutant: Mutant) -> bool:
        return any(judgement.fits(mutant) for judgement in self.judged)

    def report(self) -> str:
        """One line with the figures, then all survivors, then the wrong judgements."""
        judged = sum(survived and self._judged(mutant) for mutant, survived in self.ended)
        counted = len(self.ended) - judged
        noticed = counted - len(self.survivors)
        share = 100 * noticed / counted if counted else 100
        lines = [
            f"{self.game}: {noticed} of {counted} that can be noticed ({share:.1f} %), {judged} judged",
            "",
            *[f"- {mutant}" for mutant in self.survivors],
        ]
        if self.wrongly_judged:
            lines += ["", "wrongly judged, for a test notices them:", ""]
            lines += [f"* {mutant}" for mutant in self.wrongly_judged]
        return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
