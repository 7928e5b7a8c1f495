"""For all tests: the order in which they are given to workers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
#: Folders whose files take long with few tests each: the last of them would keep the other workers waiting.
SLOW_FIRST: Final = ("proofs", "browser", "leaks", "conformance", "store")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slow folders; within them, and for all others, the order stays."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    return SLOW_FIRST.index(folder) if folder in SLOW_FIRST else len(SLOW_FIRST)
