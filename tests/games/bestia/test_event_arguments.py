"""Events keep their arguments when the rules are compiled."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from polnoc.games.bestia.rules import events

RULES = sorted(Path(events.__file__).parent.glob("*.py"))
TELLERS = {name: found for name, found in vars(events).items() if name.startswith("tell")}


@pytest.mark.parametrize("file", RULES, ids=[file.stem for file in RULES])
def test_no_argument_is_called_like_a_parameter(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLERS:
            parameters = inspect.signature(TELLERS[node.func.id]).parameters
            clash = [word.arg for word in node.keywords if word.arg in parameters]
            assert not clash, f"line {node.lineno}: mypyc would lose {clash}"
