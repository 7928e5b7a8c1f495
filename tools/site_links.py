"""Used by `mkdocs.yml`: links to files outside `docs/` become plain text, as the site has no such files."""

from __future__ import annotations

import re
from typing import Final

_OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?!\w[\w-]*\.md|pictures/)[^)]*\)")
_BESIDE_DOCS: Final = re.compile(r"\[([^\]]+)\]\(\.\./[A-Z_]+(?:\.\w+)?(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, **_about: object) -> str:
    """The text of a page without such links.

    >>> on_page_markdown("[lessons](../src/polnoc/lessons.py), [bots](../bots.md), [how](../CONTRIBUTING.md)")
    'lessons, [bots](../bots.md), how'
    """
    return _OUTSIDE.sub(r"\1", _BESIDE_DOCS.sub(r"\1", markdown))
