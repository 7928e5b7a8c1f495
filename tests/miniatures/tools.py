"""Helpers shared by the miniatures."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `values` with another value at `index`."""
    return (*values[:index], value, *values[index + 1 :])
