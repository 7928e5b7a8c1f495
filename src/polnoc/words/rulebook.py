"""The rulebook of a game, and the ids of its rules."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from polnoc.engine.game import AnyGame
from polnoc.games import package_of

#: A line of a rulebook that states a rule ends with its id: `… [DUE-TURN-03]`.
RULE: Final = re.compile(r"(?m)^(?:- )?(.*\S) \[([A-Z]+(?:-[A-Z0-9]+)*-[0-9]+[a-z]?)\]$")


def read_rulebook(game: AnyGame, language: str) -> str:
    """Read the rulebook of a game in a language, as Markdown."""
    return _rulebook(package_of(game).name, language)


@cache
def _rulebook(package: str, language: str) -> str:
    return (files(package) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def rule_ids(rulebook: str) -> list[str]:
    """The ids of the rules that a rulebook states, in order.

    >>> rule_ids("# Turns\\n\\nTo the left. [X-TURN-01]\\n\\n- Draw a card (X-USE-02). [X-USE-01a]\\n")
    ['X-TURN-01', 'X-USE-01a']
    """
    return [id for _, id in RULE.findall(rulebook)]
