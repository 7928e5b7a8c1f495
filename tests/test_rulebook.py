"""The rulebooks and the tests name the same rules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, package_of
from polnoc.words import LANGUAGES
from tests.rulebook_ids import ids_of_rulebook, ids_of_tests

EVERY_GAME = all_games()
GAMES = [pytest.param(game, id=game.id) for game in EVERY_GAME]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: AnyGame) -> None:
    named = ids_of_tests()
    untested = [id for id in ids_of_rulebook(game) if id not in named]
    assert not untested, f"no test names these rules of {game.id}: {', '.join(untested)}"


def test_no_test_names_an_unknown_rule() -> None:
    known = {id for game in EVERY_GAME for id in ids_of_rulebook(game)}
    unknown = {id: places for id, places in ids_of_tests().items() if id not in known}
    assert not unknown, f"no rulebook has these rules: {unknown}"


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_state_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    rulebooks = [ids_of_rulebook(game, language) for language in LANGUAGES]
    assert rulebooks[0]
    assert all(ids == rulebooks[0] for ids in rulebooks)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_once(game: AnyGame) -> None:
    ids = ids_of_rulebook(game)
    assert [id for id in ids if ids.count(id) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_refers_to_is_in_the_rulebook(game: AnyGame) -> None:
    known = set(ids_of_rulebook(game))
    prefix = ids_of_rulebook(game)[0].partition("-")[0]
    folder = package_of(game).folder
    assert isinstance(folder, Path)
    referred = {
        id
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for id in re.findall(rf"\b{prefix}-[A-Z0-9]+-[0-9]+[a-z]?\b", node.value)
    }
    assert referred
    assert referred - known == set()


def test_markers_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_sample.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rules('X-A-01')\n"
        "@pytest.mark.rules('X-A-02', 'X-A-03')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rules('X-A-04a'))])\n"
        "def test_it(n): assert n\n"
    )
    (tmp_path / "helper.py").write_text("pytest.mark.rules('X-A-05')\n")
    assert ids_of_tests(tmp_path) == {
        "X-A-01": ["deep/test_sample.py:2"],
        "X-A-02": ["deep/test_sample.py:3"],
        "X-A-03": ["deep/test_sample.py:3"],
        "X-A-04a": ["deep/test_sample.py:4"],
    }


def test_ids_must_be_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text("import pytest\npytestmark = pytest.mark.rules(*IDS)\n")
    with pytest.raises(ValueError, match=r"test_sample\.py:2: write the ids out"):
        ids_of_tests(tmp_path)
