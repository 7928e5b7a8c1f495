"""The gallery makes complete pages from real games."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.gallery.pages import make
from tools.gallery.scenes import SCENES, find_moment

VOID = ("img", "input", "link", "meta")


class Balance(HTMLParser):
    """Checks that every element is closed by its own end tag."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    "name", ["start-pl", "start-day-en", "curtain-pl", "table-3-names-pl", "table-2-over-pl"]
)
def test_a_page_is_whole_and_needs_nothing_from_outside(name: str, tmp_path: Path) -> None:
    [page] = make(tmp_path, [name])
    balance = Balance()
    balance.feed(page.read_text(encoding="utf-8"))
    assert balance.open == []
    for link in balance.links:
        assert link.startswith(("#", "static/")) or link == "start-pl.html"
    assert (tmp_path / "static" / "polnoc.css").exists()


def test_names_are_escaped_on_the_whole_page(tmp_path: Path) -> None:
    [page] = make(tmp_path, ["table-3-names-pl"])
    assert "<script" not in page.read_text(encoding="utf-8")


def test_a_picture_is_one_file(tmp_path: Path) -> None:
    [picture] = make(tmp_path, ["picture-3-middle-en"])
    source = picture.read_text(encoding="utf-8")
    ElementTree.fromstring(source)
    assert set(re.findall(r"https?://[^\"<]*", source)) == {"http://www.w3.org/2000/svg"}


def test_the_same_gallery_is_made_again_to_the_byte(tmp_path: Path) -> None:
    first = [
        path.read_bytes() for path in make(tmp_path / "a", ["table-2-guessing-en", "picture-3-shield-pl"])
    ]
    again = [
        path.read_bytes() for path in make(tmp_path / "b", ["table-2-guessing-en", "picture-3-shield-pl"])
    ]
    assert len(first) == 2
    assert first == again


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_scene_is_found(scene: object) -> None:
    chosen = next(other for other in SCENES if other is scene)
    assert chosen.when(find_moment(chosen).view(chosen.viewer))
