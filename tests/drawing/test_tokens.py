"""The style sheet: it parses, paints with tokens only, and tokens have contrast in both themes."""

from __future__ import annotations

import itertools
import re
from typing import Final

import pytest

from tools.gallery.colours import Theme, contrast, game_sheet, luminance, read_tokens, style_sheet

THEMES: Final[tuple[Theme, ...]] = ("night", "day")

#: Text on its ground: at least 4.5 to 1.
TEXT: Final = (
    *itertools.product(("text", "muted", "lamp", "danger", "safe"), ("ground", "table", "card")),
    ("lamp-ink", "lamp"), ("danger-ink", "danger"), ("safe-ink", "safe"),
    ("sky-ink", "sky"), ("glass-ink", "glass"), ("planks-ink", "planks"), ("ghost", "glow"),
    ("ghost", "light"), ("kind-ink", "blue"), ("kind-ink", "red"), ("kind-ink", "yellow"),
    ("paper-ink", "paper"), ("paper-ink", "paper-dim"), ("wood-ink", "wood"),
    ("pane-ink", "pane"), ("pane-gone-ink", "pane-gone"), ("pane-ink", "glow"),
)  # fmt: skip

#: Meaningful shapes on their ground: at least 3 to 1.
SHAPES: Final = (
    *itertools.product(("edge", "seat-0", "seat-1", "seat-2", "seat-3"), ("ground", "table")),
    *itertools.product(("water", "air", "fire", "earth", "edge"), ("card",)),
    *itertools.product(("glow", "light", "moon"), ("walls", "glass")),
    ("lamp", "ground"), ("lamp", "table"), ("safe", "ground"), ("danger", "ground"), ("glow", "planks"),
    ("ghost-light", "ghost"), ("ghost", "paper-dim"), ("back-ink", "back"), ("glass-ink", "walls"),
    ("pane", "wood"), ("glow", "wood"), ("brass", "wood"),
)  # fmt: skip

#: Colour names that are not tokens.
NAMED: Final = re.compile(r"\b(?:white|black|red|green|blue|yellow|orange|gr[ae]y|gold|silver|brown|navy)\b")
CODED: Final = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(")


def bare(css: str) -> str:
    """Return the style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", css, flags=re.S)


def blocks(css: str) -> list[tuple[str, str]]:
    """Return every rule with its declarations, also inside `@media`. Raise if braces do not match."""
    found, stack, start = [], [], 0
    for match in re.finditer(r"[{}]", css):
        between = css[start : match.start()].strip()
        if match[0] == "{":
            stack.append(between)
        elif between or not stack[-1].startswith("@"):
            found.append((stack.pop(), between))
        else:
            stack.pop()
        start = match.end()
    assert not stack, f"not closed: {stack}"
    assert not css[start:].strip()
    return found


def declarations() -> list[tuple[str, str, str]]:
    """Return selector, property and value of everything in the style sheet."""
    listed = []
    for selector, body in blocks(bare(style_sheet() + game_sheet("duchy"))):
        for declaration in filter(None, [part.strip() for part in body.split(";")]):
            name, colon, value = declaration.partition(":")
            assert colon, f"{selector}: {declaration!r} is no declaration"
            listed.append((selector, name.strip(), value.strip()))
    return listed


def test_the_style_sheet_parses() -> None:
    assert len(declarations()) > 500
    for selector, name, value in declarations():
        assert re.fullmatch(r"-{0,2}[a-z][a-z0-9-]*", name), f"{selector}: {name}"
        assert value, f"{selector}: {name} has no value"
        assert value.count("(") == value.count(")"), f"{selector}: {name}: {value}"
        assert re.fullmatch(r"[^{};]+", selector)


def test_colours_are_tokens() -> None:
    for selector, name, value in declarations():
        if name.startswith("--") and selector.startswith(":root"):
            continue
        assert not CODED.search(value), f"{selector}: {name}: {value}"
        assert not NAMED.search(re.sub(r"var\([^)]*\)?", "", value)), f"{selector}: {name}: {value}"


def test_every_property_that_is_used_is_defined() -> None:
    defined = {name for _, name, _ in declarations() if name.startswith("--")}
    used = {name for _, _, value in declarations() for name in re.findall(r"var\((--[a-z0-9-]+)", value)}
    assert used <= defined, used - defined


def test_day_is_the_same_by_choice_and_by_the_system() -> None:
    by_choice, by_system = [
        re.findall(r"(--[a-z0-9-]+):\s*(#[0-9a-f]+)", body)
        for selector, body in blocks(bare(style_sheet()))
        if selector in (':root[data-theme="day"]', ":root:not([data-theme])")
    ]
    assert by_choice == by_system


def test_both_themes_have_the_same_tokens() -> None:
    assert list(read_tokens("night")) == list(read_tokens("day"))


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: Theme) -> None:
    tokens = read_tokens(theme)
    weak = {(ink, paper): contrast(tokens[ink], tokens[paper]) for ink, paper in TEXT}
    assert not {pair: ratio for pair, ratio in weak.items() if ratio < 4.5}


@pytest.mark.parametrize("theme", THEMES)
def test_shapes_can_be_seen(theme: Theme) -> None:
    tokens = read_tokens(theme)
    weak = {(ink, paper): contrast(tokens[ink], tokens[paper]) for ink, paper in SHAPES}
    assert not {pair: ratio for pair, ratio in weak.items() if ratio < 3}


@pytest.mark.parametrize("theme", THEMES)
def test_seats_differ_in_lightness_too(theme: Theme) -> None:
    tokens = read_tokens(theme)
    lights = sorted([luminance(tokens[f"seat-{seat}"]) for seat in range(4)])
    for darker, lighter in itertools.pairwise(lights):
        assert (lighter + 0.05) / (darker + 0.05) > 1.15


def test_motion_can_be_switched_off() -> None:
    calm = bare(style_sheet()).partition("prefers-reduced-motion: reduce")[2]
    assert "transition-duration: 0s !important" in calm


def test_nothing_is_fetched_from_anywhere() -> None:
    assert "url(" not in style_sheet()
    assert "@import" not in style_sheet()
