"""Every test that is left to a release run repeats one that every run has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
MARKER = "pytest.mark.repeats"


def repeating(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the tests of a file that are marked as a whole, and the test that each says it repeats."""
    text = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if MARKER in text else ():
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                written = ast.unparse(mark)
                if written.startswith(MARKER):
                    yield node.name, written.removeprefix(MARKER).strip("()'")


def test_a_test_that_is_left_out_names_one_that_is_not() -> None:
    for file in sorted(TESTS.rglob("test_*.py")):
        found = dict(repeating(file))
        for name, repeated in found.items():
            elsewhere, _, test = repeated.rpartition("::")
            other = TESTS.parent / elsewhere if elsewhere else file
            assert f"def {test}(" in other.read_text("utf-8"), f"{file}: {name} repeats nothing that is there"
            assert test not in dict(repeating(other)), f"{file}: {name} repeats what is left out itself"


def test_marks_are_found(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text("@pytest.mark.repeats('test_one')\ndef test_two(): ...\n\ndef test_one(): ...\n")
    assert list(repeating(file)) == [("test_two", "test_one")]
