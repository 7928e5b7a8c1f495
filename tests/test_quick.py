"""`make quick` runs the tests of the files that have changed."""

from __future__ import annotations

import pytest

from tools.quick import ROOT
from tools.quick import tests_for as fitting


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (["src/polnoc/engine/frames.py"], ["tests/engine"]),
        (
            ["src/polnoc/games/duchy/rules/scoring.py", "src/polnoc/store/sqlite.py"],
            ["tests/games/duchy", "tests/store"],
        ),
        (["src/polnoc/admin.py"], ["tests/test_admin.py"]),
        (["tests/store/tools.py", "tests/store/test_archive.py"], ["tests/store"]),
        (["tests/store/test_archive.py"], ["tests/store/test_archive.py"]),
        (["docs/engine.md", "README.md", "docs/pictures/table.png"], ["docs/engine.md"]),
        (["tests/engine/test_that_is_gone.py"], []),
    ],
)
def test_tests_fit_the_files_that_have_changed(changed: list[str], tests: list[str]) -> None:
    assert fitting(changed) == tests


def test_what_a_game_draws_says_and_thinks_is_tested_beside_that_of_other_games() -> None:
    for room in ("bots", "drawing", "words"):
        found = fitting([f"src/polnoc/games/bestia/{room}/__init__.py"])
        assert [test for test in found if test.startswith(f"tests/{room}/test_bestia")]


def test_every_count_of_a_release_run_is_read_by_some_test() -> None:
    """A variable that nothing reads would make a release run smaller than it claims."""
    listed = [
        line for line in (ROOT / "tests" / "release-counts.env").read_text().splitlines() if line[0] != "#"
    ]
    sources = "".join([file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("*.py")])
    assert [line for line in listed if f'"{line.partition("=")[0]}"' not in sources] == []
    assert all(line.partition("=")[2].isdigit() for line in listed)
