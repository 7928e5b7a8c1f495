"""Small changes to rules: where they can be made, how the lines read before and after, the changed code."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Final

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
        elif isinstance(node, ast.UnaryOp) and _figure_below(node) is not None:
            yield node, _set(node, "operand", ast.Constant(_figure_below(node)))
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, _set(node, "value", not node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield node, _set(node, "value", node.value + 1)
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            yield node.test, _set(node, "test", ast.UnaryOp(ast.Not(), node.test))
        yield from _left_out(node)


def _executed(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What runs when the function is called and decides something: no annotations, which are only read, and
    no `strict=True`, which would only matter after a mistake elsewhere."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        yield node
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue
        if isinstance(node, ast.UnaryOp) and _figure_below(node) is not None:
            continue
        noted = getattr(node, "annotation", None)
        waiting += [child for child in ast.iter_child_nodes(node) if child is not noted]


def _figure_below(node: ast.UnaryOp) -> int | None:
    """The number under the sign of a negative constant that is one higher: -1, which mostly means nobody or
    nothing, becomes 0, the first of all; -2 would mean the same as before."""
    written = node.operand
    if not isinstance(node.op, ast.USub) or not isinstance(written, ast.Constant):
        return None
    return written.value - 1 if isinstance(written.value, int) else None


def _set(node: ast.AST, field: str, value: object) -> Change:
    return lambda: setattr(node, field, value)


def _left_out(node: ast.AST) -> Iterator[tuple[ast.AST, Change]]:
    """Calls and changes of the position that can be left out."""
    for part in ("body", "orelse"):
        block = getattr(node, part, None)
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


@dataclass(frozen=True, order=True)
class Place:
    """Where a mutant is: the number of the change in a function, and the lines of the changed statement."""

    module: str
    function: str
    number: int
    lines: range = field(compare=False)


def places_in(module: str, function: str = "") -> Iterator[Place]:
    """The place of every mutant of a module, or of one function of it."""
    for name, source in sources_of(module).items():
        if name == function or not function:
            tree = _parsed(source)
            parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
            for number, (node, _) in enumerate(changes_of(tree)):
                yield Place(module, name, number, _lines(node, parents))


def _lines(node: ast.AST, parents: Mapping[ast.AST, ast.AST]) -> range:
    """The lines of the innermost statement around a node; of a statement with a block, those of its head."""
    while not isinstance(node, ast.stmt):
        node = parents[node]
    block = getattr(node, "body", None)
    after = block[0].lineno if isinstance(block, list) else (node.end_lineno or node.lineno) + 1
    return range(node.lineno, max(after, node.lineno + 1))


@cache
def sources_of(module: str) -> Mapping[str, str]:
    """The functions of a module and of the classes in it, each on the lines where it stands there."""
    text = Path(str(sys.modules[module].__file__)).read_text(encoding="utf-8")
    lines = text.splitlines()
    return {
        name: "\n" * (function.lineno - 1)
        + dedent("\n".join(lines[function.lineno - 1 : function.end_lineno]))
        for name, function in _functions(ast.parse(text))
    }


def _parsed(source: str) -> ast.FunctionDef:
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    return function


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def mutant_at(place: Place) -> Mutant:
    """The mutant at a place."""
    function = _parsed(sources_of(place.module)[place.function])
    node, change = list(changes_of(function))[place.number]
    holder = _around(function, node)
    before, line = _line(holder), getattr(node, "lineno", function.lineno)
    change()
    kept = any(holder is found for found in ast.walk(function))
    return Mutant(place.module, place.function, line, before, _line(holder) if kept else "pass")


def code_at(place: Place) -> CodeType:
    """The changed function at a place, compiled where it stands."""
    file = str(sys.modules[place.module].__file__)
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    list(changes_of(dict(_functions(tree))[place.function]))[place.number][1]()
    return _code_at(compile(ast.fix_missing_locations(tree), file, "exec"), place.function)


def _around(function: ast.FunctionDef, node: ast.AST) -> ast.AST:
    """What shows a change of a node: the node, or whatever a constant or condition is part of."""
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
