"""Write `docs/origins.md`: what is from the rulebooks and what is ours. `python -m tools.origins`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from polnoc.engine.game import AnyGame
from polnoc.engine.origins import SOURCES, count_parts, read_origins
from polnoc.games import all_games, package_of
from polnoc.words import Words

HEAD: Final = """\
# What is from the rulebooks and what is ours

Made by `python -m tools.origins` from `origins.toml` of each game; the table shows it at
`/rules/GAME/origins`. Texts, drawings, sounds and examples are ours throughout. Rules follow the rulebooks;
where these are silent or can be read in two ways, the last chapter of each game's rulebook says how we play.
"""
PAGE: Final = Path(__file__).parents[1] / "docs" / "origins.md"


def page() -> str:
    """The page, made from the marks in the content of all games."""
    return "\n".join([line for game in [None, *all_games()] for line in _lines(game)])


def _lines(game: AnyGame | None) -> Iterator[str]:
    if game is None:
        yield HEAD
        return
    words = Words("en", game, [])
    counted = count_parts(read_origins(package_of(game).folder), game.sources)
    yield f"## {words.text('game-name')}"
    yield ""
    for source in SOURCES:
        rows = [each for each in counted if each.part.source == source and each.values]
        if rows:
            yield f"{words.text(f'origins-{source}')}:"
            yield ""
            yield from [f"- {words.text(f'origin-{each.part.id}')} ({each.values})" for each in rows]
            yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
