"""Test cases that only repeat what others show: they are left to a release run."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

import pytest

Case = TypeVar("Case")


def once_each(cases: Iterable[Case], kind: Callable[[Case], Hashable]) -> list[object]:
    """Cases for `parametrize`: the first of each kind, and the others marked as repeating it.

    A plain tuple has a value for each argument of the test; anything else, even a named tuple, is one value.

    >>> [bool(case.marks) for case in once_each(["a1", "a2", "b1"], kind=lambda case: case[0])]
    [False, True, False]
    """
    seen = set[Hashable]()
    made: list[object] = []
    for case in cases:
        values: tuple[object, ...] = (case,)
        if isinstance(case, tuple) and type(case) is tuple:
            values = case
        marks = (pytest.mark.repeats,) if kind(case) in seen else ()
        made.append(pytest.param(*values, marks=marks))
        seen.add(kind(case))
    return made


def first_only(*cases: object) -> list[object]:
    """Cases for `parametrize`: the first on every run, the others only in a release run."""
    return once_each(cases, kind=lambda case: None)


def in_both_stores(values: Iterable[object]) -> list[object]:
    """Cases for `address` or `store` and one more argument: each value on SQLite on every run; on PostgreSQL
    the first on every run, and the others in a release run."""
    cases = [(kind, value) for value in values for kind in ("sqlite", "postgresql")]
    return once_each(cases, kind=lambda case: case if case[0] == "sqlite" else case[0])
