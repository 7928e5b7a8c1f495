"""The cost of tests is added up by files and folders."""

from __future__ import annotations

from tools.test_cost import file_of, folder_of, sums, table

SPENT = {
    "tests/browser/test_table.py::test_a[pl-1280]": 2.0,
    "tests/browser/test_show.py::test_b": 1.5,
    "tests/games/duchy/test_bots.py::test_c[a::b]": 0.25,
    "tests/test_docs.py::test_d": 0.5,
    "src/polnoc/engine/chance.py::polnoc.engine.chance": 0.125,
}


def test_costs_are_added_up() -> None:
    assert sums(SPENT, file_of)["tests/games/duchy/test_bots.py"] == 0.25
    assert sums(SPENT, folder_of) == {
        "tests/browser": 3.5,
        "tests/games": 0.25,
        "tests": 0.5,
        "src": 0.125,
    }


def test_the_dearest_come_first() -> None:
    assert table(SPENT, 2).splitlines() == [
        "   2.0 tests/browser/test_table.py::test_a[pl-1280]",
        "   1.5 tests/browser/test_show.py::test_b",
    ]
