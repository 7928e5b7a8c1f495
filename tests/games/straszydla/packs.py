"""The classic box as text, to be changed in tests."""

from __future__ import annotations

from polnoc.games import find_game
from tests.games.pack_files import content_of


def classic() -> str:
    """Return the text of the classic box, as a pack that replaces it."""
    return 'replaces = "box"\n' + content_of(find_game("straszydla"), "classic.toml")
