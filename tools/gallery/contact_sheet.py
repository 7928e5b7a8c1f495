"""Pictures of screens side by side: `python -m tools.gallery.contact_sheet PAGE AFTER [BEFORE]`.

AFTER and BEFORE are folders that `tests/browser/test_readable.py` has filled (POLNOC_PICTURES). A picture
is shown beside the one of the same name from before; without BEFORE there is only one of each.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from polnoc.drawing.markup import Markup, tag

_STYLE: Final = (
    "body{margin:8px;font:14px sans-serif;background:#888;columns:2}"
    "figure{display:flex;flex-wrap:wrap;gap:4px;margin:0 0 12px;break-inside:avoid}"
    "img{width:49%;background:#333}figcaption{width:100%}"
)


def contact_sheet(page: Path, after: Path, before: Path | None = None) -> int:
    """Write a page with all pictures; return the number of screens."""
    names = sorted([path.name for path in after.glob("*.png")])
    figures = [_figure(name, [folder for folder in (before, after) if folder]) for name in names]
    head = tag("head", tag("meta", charset="utf-8"), tag("title", "Północ"), tag("style", _STYLE))
    whole = Markup("<!doctype html>\n") + tag("html", head, tag("body", *figures))
    page.write_text(whole, encoding="utf-8")
    return len(names)


def _figure(name: str, folders: list[Path]) -> Markup:
    """A screen, before and after."""
    paths = [folder.resolve() / name for folder in folders if (folder / name).is_file()]
    pictures = [tag("img", src=path.as_uri(), alt=str(path), loading="lazy") for path in paths]
    return tag("figure", tag("figcaption", name), *pictures)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit("usage: python -m tools.gallery.contact_sheet PAGE AFTER [BEFORE]")
    count = contact_sheet(*[Path(argument) for argument in sys.argv[1:]])
    sys.stdout.write(f"{count} screens: {sys.argv[1]}\n")
