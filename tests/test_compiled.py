"""What `make compile` compiles fits what stays interpreted. Only a C compiler can tell whether it loads."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from polnoc.games import OWN
from tools.compile_native import compiled_files

SOURCES: Final = Path(__file__).parents[1] / "src"
GAMES: Final = [package.id for package in OWN]


@cache
def classes_of(file: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)]


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts)


def allows_plain_subclasses(found: ast.ClassDef) -> bool:
    return any(["allow_interpreted_subclasses" in ast.unparse(mark) for mark in found.decorator_list])


@cache
def imported_names(file: Path) -> dict[str, tuple[str, str]]:
    """Return for each imported name in a module: where it comes from, and its name there."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


@pytest.mark.parametrize("games", [[], *[[game] for game in GAMES], GAMES], ids=" ".join)
def test_a_compiled_class_allows_the_subclasses_that_plain_modules_make_of_it(games: list[str]) -> None:
    compiled = frozenset(compiled_files(games, SOURCES / "polnoc"))
    closed = {
        (module_of(file), found.name)
        for file in compiled
        for found in classes_of(file)
        if not allows_plain_subclasses(found)
    }
    refused = []
    for file in set((SOURCES / "polnoc").rglob("*.py")) - compiled:
        imported = imported_names(file)
        refused += [
            f"{module_of(file)}.{found.name} inherits from {'.'.join(imported[ast.unparse(base)])}"
            for found in classes_of(file)
            for base in found.bases
            if imported.get(ast.unparse(base)) in closed
        ]
    assert ("polnoc.engine.actions", "Action") in closed
    assert not refused
