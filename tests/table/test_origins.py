"""What comes from the rulebook and what is ours: marked, complete, and shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.engine.game import AnyGame
from polnoc.engine.origins import count_parts, fits, part_of, paths_of, read_origins
from polnoc.games import all_games, find_game, package_of
from polnoc.table.layout import Reader
from polnoc.table.learning import origins_page, rules_page
from polnoc.words import LANGUAGES
from tools.origins import PAGE, page

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_content_has_a_part_and_every_mark_names_one(game: AnyGame) -> None:
    parts, paths = read_origins(package_of(game).folder), paths_of(game.sources)
    assert parts and paths
    assert [path for path in paths if part_of(parts, path) is None] == []
    for part in parts:
        idle = [pattern for pattern in part.paths if not any([fits(pattern, path) for path in paths])]
        assert idle == [], f"{part.id}: the content has no {idle}"
    assert sum([counted.values for counted in count_parts(parts, game.sources)]) == len(paths)


def test_marks_say_what_the_rulebook_of_straszydla_gives_and_what_it_does_not() -> None:
    game = find_game("straszydla")
    parts = read_origins(package_of(game).folder)

    def source(path: str) -> str:
        part = part_of(parts, path)
        assert part is not None
        return part.source

    assert [source(f"frighten.{difference}") for difference in range(3)] == ["rulebook", "ours", "rulebook"]
    assert (source("dread.feed"), source("dread.imp")) == ("rulebook", "ours")
    assert (source("spooks.wroniec.night"), source("spooks.wroniec.day")) == ("rulebook", "ours")
    assert source("imps.kret.does.do") == source("pacts.0.water") == source("tiles.huta.yields.0") == "ours"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_linked_from_the_rulebook_and_names_every_part(game: AnyGame, language: str) -> None:
    reader = Reader(language)
    assert f'href="/rules/{game.id}/origins"' in rules_page(game, reader)
    shown = origins_page(game, reader)
    assert "origin-" not in shown
    parts = [each for each in count_parts(read_origins(package_of(game).folder), game.sources) if each.values]
    assert shown.count("<li>") >= len(parts)


def test_the_document_is_up_to_date() -> None:
    assert Path(PAGE).read_text(encoding="utf-8") == page(), "run `python -m tools.origins`"
