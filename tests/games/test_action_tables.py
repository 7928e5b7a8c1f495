"""The number, the notation and the short notation of every action stay as in stored games."""

from __future__ import annotations

import hashlib

import pytest

from polnoc.games import find_game


@pytest.mark.parametrize(
    ("name", "count", "digest"),
    [
        ("bestia", 3816, "7db2d47113584daa"),
        ("duchy", 228, "a13d55e14ab66956"),
        ("finalgirl", 1143, "26ae71308e4a6d3d"),
        ("straszydla", 1251, "5bee8a15e2b6e9b3"),
    ],
)
def test_every_action_keeps_its_number_and_notation(name: str, count: int, digest: str) -> None:
    table = find_game(name).actions
    actions = [table[index] for index in range(count)]  # later ones may have been added since
    lines = "\n".join([f"{action.index} {action.text} {action.short}" for action in actions])
    assert hashlib.sha256(lines.encode()).hexdigest()[:16] == digest
