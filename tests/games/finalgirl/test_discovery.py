"""Every card of every pack is tried by a test: a new card without one is found here."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from polnoc.games.finalgirl.packs import Box
from tests.games.finalgirl.scene import GAME


def cards(box: Box) -> dict[str, list[str]]:
    """Return the ids of everything printed, by kind."""
    killers, locations = box.killers.values(), box.locations.values()
    return {
        "action": [card.id for card in box.core.cards],
        "terror": [
            *[card.id for killer in killers for card in killer.terror],
            *[card.id for location in locations for card in location.terror],
        ],
        "finale": [card.id for killer in killers for card in killer.finales],
        "power": [card.id for killer in killers for card in killer.powers],
        "event": [card.id for location in locations for card in location.events],
        "item": [card.id for location in locations for card in location.items],
        "personal": [heroine.personal.id for heroine in box.heroines.values() if heroine.personal],
        "heroine": list(box.heroines),
        "start": [start.id for location in locations for start in location.starts],
    }


CARDS = cards(GAME.box)


@cache
def tried() -> frozenset[str]:
    """Return all words in the code and parameters of tests with assertions; comments do not count."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and _asserts(node):
                found |= _words([*node.decorator_list, *node.body[ast.get_docstring(node) is not None :]])
    return frozenset(found)


def _asserts(test: ast.FunctionDef) -> bool:
    return any([isinstance(part, ast.Assert) for part in ast.walk(test)])


def _words(nodes: Sequence[ast.AST]) -> set[str]:
    parts = [part for node in nodes for part in ast.walk(node)]
    texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return {word for text in texts for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)*", text)}


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_is_tried_by_a_test(kind: str) -> None:
    assert [card for card in CARDS[kind] if card not in tried()] == []
