"""Which rules a game's rulebook states, and which rules the tests name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from polnoc.engine.game import AnyGame
from polnoc.words import read_rulebook, rule_ids

TESTS = Path(__file__).parent
MARKER = "pytest.mark.rules"


def ids_of_rulebook(game: AnyGame, language: str = "en") -> list[str]:
    """Return the ids that a game's rulebook states, in order."""
    return rule_ids(read_rulebook(game, language))


@cache
def ids_of_tests(folder: Path = TESTS) -> dict[str, list[str]]:
    """Return each id that a test names with `@pytest.mark.rules(…)`, and where: `file:line`."""
    places: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for id, line in _ids_in(file):
            places.setdefault(id, []).append(f"{file.relative_to(folder)}:{line}")
    return places


def _ids_in(file: Path) -> Iterator[tuple[str, int]]:
    text = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if MARKER in text else ():
        if isinstance(node, ast.Call) and _is_marker(node.func):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"{file.name}:{node.lineno}: write the ids out as plain strings")
                yield argument.value, node.lineno


def _is_marker(function: ast.expr) -> bool:
    return ast.unparse(function) == MARKER
