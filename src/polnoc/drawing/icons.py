"""Small icons for buttons, from `static/icons.svg`, inlined in a page.

>>> icon("undo")[:70]
Markup('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="fa')
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from polnoc.drawing.markup import Markup, tag

_SYMBOL: Final = re.compile(r'<symbol id="([a-z-]+)" viewBox="([0-9 ]+)">(.*?)</symbol>')


@cache
def _symbols() -> dict[str, tuple[str, Markup]]:
    source = (files("polnoc") / "static" / "icons.svg").read_text(encoding="utf-8")
    return {name: (box, Markup(drawn)) for name, box, drawn in _SYMBOL.findall(source)}


def icon_names() -> tuple[str, ...]:
    """The name of every icon."""
    return tuple(_symbols())


@cache
def icon(name: str) -> Markup:
    """An icon in the colour of the text around it. Screen readers skip it: the button needs a word too."""
    box, drawn = _symbols()[name]
    return tag("svg", drawn, class_="icon", viewBox=box, aria_hidden="true", focusable="false")
