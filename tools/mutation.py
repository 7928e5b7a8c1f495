"""Break rules on purpose, one place at a time, and see whether the tests of the rules notice.

    python -m tools.mutation GAME [--sample N] [--seed N] [--jobs N] [--report FILE]

A mutant is one small change inside one function of `games/GAME/rules/`: a comparison turned round, a figure
one higher, a condition negated, a statement left out. Every mutant runs in a process of its own, forked after
all tests were collected, against those tests of `tests/games/GAME` that call the function. Tests of bots,
advice and whole recorded games are left out: a rule must be held by the test that names it. A mutant that
survives is printed with its place and its change; the report lists all survivors.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import os
import pickle
import pkgutil
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Final

import pytest

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
#: Seconds of CPU time after which a mutant counts as noticed: the rule no longer ends.
PATIENCE: Final = 120
QUIET: Final = ["--no-header", "--no-summary", "-p", "no:cacheprovider", "-n", "0"]

COMPARISONS: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[Mapping[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, and how the line reads before and after."""

    module: str
    function: str
    line: int
    before: str
    after: str
    code: CodeType

    def __str__(self) -> str:
        place = f"{self.module.removeprefix('polnoc.games.')}:{self.line}"
        return f"{place} {self.function}: `{self.before}` → `{self.after}`"


Change = Callable[[], None]


def changes_of(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, Change]]:
    """Every small change of a function: the node it is about, and what makes it."""
    yield from _left_out(function)
    for node in _executed(function):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield node, _set(node, "ops", [COMPARISONS[type(node.ops[0])]()])
        elif isinstance(node, ast.BoolOp):
            yield node, _set(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
            yield node, _set(node, "op", OPERATORS[type(node.op)]())
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, _set(node, "value", not node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield node, _set(node, "value", node.value + 1)
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            yield node.test, _set(node, "test", ast.UnaryOp(ast.Not(), node.test))
        yield from _left_out(node)


def _executed(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What runs when the function is called: everything but annotations, which are only read."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        yield node
        noted = getattr(node, "annotation", None)
        waiting += [child for child in ast.iter_child_nodes(node) if child is not noted]


def _set(node: ast.AST, field: str, value: object) -> Change:
    return lambda: setattr(node, field, value)


def _left_out(node: ast.AST) -> Iterator[tuple[ast.AST, Change]]:
    """Calls and changes of the position that can be left out."""
    for field in ("body", "orelse"):
        block = getattr(node, field, None)
        if not isinstance(block, list):
            continue
        for place, step in enumerate(block):
            if _does_something(step):
                yield step, _put(block, place, ast.copy_location(ast.Pass(), step))


def _put(block: list[ast.stmt], place: int, step: ast.stmt) -> Change:
    def change() -> None:
        block[place] = step

    return change


def _does_something(step: ast.stmt) -> bool:
    if isinstance(step, ast.Expr):
        return isinstance(step.value, ast.Call)
    if isinstance(step, ast.AugAssign):
        return True
    return isinstance(step, ast.Assign) and not all(isinstance(target, ast.Name) for target in step.targets)


def text_of(module: str) -> str:
    """The source of a module."""
    return Path(str(sys.modules[module].__file__)).read_text(encoding="utf-8")


#: Where a mutant is: the module, the function, the number of the change in it.
Place = tuple[str, str, int]


def places_in(module: str) -> Iterator[Place]:
    """The place of every mutant of a module."""
    for name, function in _functions(ast.parse(text_of(module))):
        for number, _ in enumerate(changes_of(function)):
            yield module, name, number


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def mutant_at(module: str, name: str, number: int) -> Mutant:
    """The mutant at a place."""
    tree = ast.parse(text_of(module))
    function = dict(_functions(tree))[name]
    node, change = list(changes_of(function))[number]
    holder = _around(function, node)
    before, line = _line(holder), getattr(node, "lineno", function.lineno)
    change()
    kept = any(holder is found for found in ast.walk(function))
    code = compile(ast.fix_missing_locations(tree), str(sys.modules[module].__file__), "exec")
    return Mutant(module, name, line, before, _line(holder) if kept else "pass", _code_at(code, name))


def _around(function: ast.FunctionDef, node: ast.AST) -> ast.AST:
    """What shows a change of a node: the node, or what a figure or condition is part of."""
    if isinstance(node, ast.stmt):
        return node
    return next(parent for parent in ast.walk(function) if node in ast.iter_child_nodes(parent))


def _line(node: ast.AST) -> str:
    return ast.unparse(node).split("\n")[0]


def _code_at(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(
            inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part
        )
    return code


def function_of(module: str, name: str) -> FunctionType | None:
    """The function of a module or of a class in it, as it is called in play."""
    found: object = sys.modules[module]
    for part in name.split("."):
        found = vars(found).get(part)
    for wrapping in ("fget", "__func__", "__wrapped__", "fget", "__wrapped__"):
        found = getattr(found, wrapping, None) or found
    return found if isinstance(found, FunctionType) else None


class Watch:
    """Notes for each test which functions of the rules it calls, and how long it takes."""

    def __init__(self, codes: Mapping[CodeType, str]) -> None:
        self.codes = codes
        self.called: dict[str, set[str]] = {}
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        seen: set[str] = set()
        codes = self.codes

        def look(frame: FrameType, what: str, _: object) -> None:
            if what == "call" and frame.f_code in codes:
                seen.add(codes[frame.f_code])

        sys.setprofile(look)
        began = time.perf_counter()
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.seconds[item.nodeid] = time.perf_counter() - began
            self.called[item.nodeid] = seen

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


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


def survives(mutant: Mutant, tests: Sequence[str]) -> bool:
    """Whether all these tests pass with the changed rule."""

    def run() -> int:
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        function = function_of(mutant.module, mutant.function)
        assert function is not None
        function.__code__ = mutant.code
        return int(pytest.main([*QUIET, "-x", *tests]))

    return in_child(run) == 0


def main() -> None:
    """Sample mutants, run them, print how many were noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time")
    parser.add_argument("--report", type=Path)
    wanted = parser.parse_args()
    os.chdir(ROOT)
    files = _test_files(wanted.game)
    modules = _rules(wanted.game)
    pytest.main([*QUIET, "--collect-only", *files])
    codes = {
        function.__code__: f"{module}:{name}"
        for module in modules
        for name, _ in _functions(ast.parse(text_of(module)))
        if (function := function_of(module, name)) is not None
    }
    gc.freeze()
    watch = _watched(codes, files)
    drawn = _sample(modules, wanted.sample, wanted.seed, set(codes.values()))
    survivors = _run_all(drawn, watch, wanted.jobs)
    _report(wanted, len(drawn), survivors)


def _test_files(game: str) -> list[str]:
    folder = Path("tests/games") / game
    return [str(file) for file in sorted(folder.glob("test_*.py")) if file.stem not in LEFT_OUT]


def _rules(game: str) -> list[str]:
    package = importlib.import_module(f"polnoc.games.{game}.rules")
    names = [f"{package.__name__}.{found.name}" for found in pkgutil.iter_modules(package.__path__)]
    for name in names:
        importlib.import_module(name)
    return names


def _watched(codes: Mapping[CodeType, str], files: Sequence[str]) -> Watch:
    """Run all tests once as they are."""

    def run() -> tuple[dict[str, set[str]], dict[str, float], list[str]]:
        watch = Watch(codes)
        pytest.main([*QUIET, *files], plugins=[watch])
        return watch.called, watch.seconds, watch.failed

    told = in_child(run)
    assert isinstance(told, tuple), "the tests of the rules did not end"
    watch = Watch(codes)
    watch.called, watch.seconds, watch.failed = told
    assert watch.called, "no test of the rules was run"
    if watch.failed:
        raise SystemExit(f"these fail before anything is changed: {watch.failed}")
    return watch


def _sample(modules: Sequence[str], count: int, seed: int, known: set[str]) -> list[Place]:
    places = [place for module in modules for place in places_in(module) if f"{module}:{place[1]}" in known]
    count = min(count, len(places))
    print(f"{len(places)} mutants in {len(modules)} files, {count} drawn", flush=True)
    return random.Random(seed).sample(places, count)


def _run_all(places: Sequence[Place], watch: Watch, jobs: int) -> list[Mutant]:
    """Run the mutants at these places, several at a time; those that no test notices."""
    survivors = []
    # Forked, so that no worker has to collect the tests again.
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        tried = [(place, _tests_of(place, watch)) for place in places]
        for number, (place, survived) in enumerate(pool.imap_unordered(_try, tried), 1):
            if survived:
                survivors.append(mutant_at(*place))
                print(f"{number}: {survivors[-1]} ({len(_tests_of(place, watch))} tests)", flush=True)
            elif number % 20 == 0:
                print(f"{number}: {len(survivors)} survivors so far", flush=True)
    return survivors


def _tests_of(place: Place, watch: Watch) -> list[str]:
    """The tests that call the function at a place, the shortest first."""
    module, function, _ = place
    tests = [test for test, called in watch.called.items() if f"{module}:{function}" in called]
    return sorted(tests, key=lambda test: watch.seconds[test])


def _try(tried: tuple[Place, list[str]]) -> tuple[Place, bool]:
    place, tests = tried
    return place, not tests or survives(mutant_at(*place), tests)


def _report(wanted: argparse.Namespace, drawn: int, survivors: Sequence[Mutant]) -> None:
    killed = drawn - len(survivors)
    line = f"{wanted.game}: {killed} of {drawn} noticed ({100 * killed / drawn:.1f} %)"
    print(line)
    if wanted.report:
        wanted.report.write_text("\n".join([line, "", *[f"- {mutant}" for mutant in survivors], ""]))


if __name__ == "__main__":
    main()
