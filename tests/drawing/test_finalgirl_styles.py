"""The style sheet of Final Girl: it parses, paints with tokens only, and its texts can be worded."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Final

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games import package_of
from polnoc.games.finalgirl.drawing.board import Board, cover
from polnoc.words import LANGUAGES
from tests.drawing.test_tokens import CODED, NAMED, bare, blocks
from tests.words.noting_words import NotingWords
from tests.words.test_messages import messages_of
from tools.gallery.colours import style_sheet
from tools.gallery.finalgirl_pages import GAME, careless


def sheet() -> str:
    return (files("polnoc.games.finalgirl") / "static" / "board.css").read_text(encoding="utf-8")


def declarations() -> list[tuple[str, str, str]]:
    """Return selector, property and value of everything in the sheet."""
    listed = []
    for selector, body in blocks(bare(sheet())):
        for declaration in filter(None, [part.strip() for part in body.split(";")]):
            name, colon, value = declaration.partition(":")
            assert colon, f"{selector}: {declaration!r} is no declaration"
            listed.append((selector, name.strip(), value.strip()))
    return listed


def test_colours_are_tokens_or_mixed_of_them() -> None:
    found = declarations()
    assert len(found) > 200
    for selector, name, value in found:
        assert not CODED.search(value.replace("color-mix(", "")), f"{selector}: {name}: {value}"
        assert not NAMED.search(re.sub(r"var\([^)]*\)?", "", value)), f"{selector}: {name}: {value}"


def test_every_property_that_is_used_is_defined() -> None:
    both = bare(style_sheet()) + bare(sheet())
    used = set(re.findall(r"var\((--[a-z0-9-]+)\s*\)", bare(sheet())))
    defined = set(re.findall(r"(--[a-z0-9-]+)\s*:", both))
    assert used <= defined, used - defined


def test_nothing_is_fetched_from_anywhere() -> None:
    assert "url(" not in sheet()
    assert "@import" not in sheet()


#: Words for moments that a few careless games need not have.
RARE: Final = (
    "draw-sacrifice", "draw-wield", "draw-upkeep", "draw-won", "draw-exit-closed", "draw-slot-later",
    "draw-do-bare", "draw-do-wield", "draw-do-leave", "draw-do-sink", "draw-do-top", "draw-do-bottom",
    "draw-do-skip", "draw-do-throw", "draw-horror-roll", "draw-found", "draw-do-use", "draw-do-stow",
    "draw-follow", "draw-deadly", "draw-do-hold", "draw-by-card", "draw-no-events",
    "draw-hurt", "draw-time-runs-out", "draw-hazard", "draw-row-two", "draw-row-three",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_drawing_can_be_said_and_every_message_is_needed(language: str) -> None:
    said: set[str] = set()
    for seed, (killer, location) in enumerate(
        [
            ("hammer", "camp"),
            ("parade", "fair"),
            ("pack", "camp"),
            ("hammer", "fair"),
            ("wrath", "groves"),
            ("haunting", "manor"),
            ("sky", "harbour"),
            ("dream", "lane"),
        ]
    ):
        reader = NotingWords(language, GAME, ["Ania"], 0)
        kept = Board(GAME, reader.text, ["Ania"], 0)
        cover(reader.text)
        options = GAME.read_options({"killer": killer, "location": location, "ambiguity": "ask"})
        match, rng = Match(GAME, options, Seed.simulated(seed)), random.Random(seed)
        while not match.over:
            kept.draw(match.view(0), match.options(0))
            match.answer(0, careless(match.options(0), rng))
        kept.draw(match.view(0), [])
        said |= reader.said
    messages = {key for key in messages_of(package_of(GAME).name, language) if key.startswith("draw-")}
    assert {key for key in said if key.startswith("draw-")} <= messages
    assert messages - said <= set(RARE)
