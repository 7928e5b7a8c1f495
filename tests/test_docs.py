"""The pages for developers: their links resolve, and the files they name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SOURCES = {
    path.name for folder in ("src", "tests", "bench", "tools") for path in (ROOT / folder).rglob("*.py")
}

#: This page names files that a new game will have.
FILES_OF_A_NEW_GAME = "add-a-game.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_a_file_and_a_heading(page: Path) -> None:
    text = re.sub(r"`[^`\n]*`", "", page.read_text(encoding="utf-8"))  # patterns look like links
    for link in re.findall(r"\]\((?!https?:)([^)]+)\)", text):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"(?m)^#+ (.*)$", target.read_text(encoding="utf-8"))
            assert anchor in [_anchor_of(heading) for heading in headings], link


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != FILES_OF_A_NEW_GAME], ids=lambda page: page.name
)
def test_source_files_that_are_named_exist(page: Path) -> None:
    named = re.findall(r"`[\w/]*?(\w+\.py)`", page.read_text(encoding="utf-8"))
    assert set(named) - SOURCES == set()


def test_every_module_of_the_table_is_on_its_map() -> None:
    page = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
    listed = re.findall(r"\w+\.py", page.split("```")[1])
    modules = sorted(path.name for path in (ROOT / "src/polnoc/table").glob("[!_]*.py"))
    assert sorted(listed) == modules, "each once"


def _anchor_of(heading: str) -> str:
    """Return the anchor that the usual sites give a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
