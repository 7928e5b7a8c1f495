"""Boards: random, named, laid out by hand; and why some are not allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.engine.options import BadOption
from polnoc.engine.packs import PackError
from polnoc.engine.terms import TERMS_CACHE_SIZE
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.places import read_layout
from polnoc.games.straszydla.terms import CITIES_CACHE_SIZE
from tests.games.pack_files import write
from tests.games.straszydla.packs import classic
from tests.games.straszydla.scene import BOX, GAME, Scene

ROWS = list(BOX.pack.layouts["old-town"])
#: The same board with a corner moved elsewhere: 7 wide, 5 high.
WIDE = "7 2 14 8 13 . . / . 20 11 17 5 24 . / . 3 23 1 9 18 21 / . . 12 15 6 25 . / 16 10 19 4 22 . ."


def refused(layout: str) -> str:
    with pytest.raises(BadOption) as error:
        GAME.begin(GAME.read_options({"layout": layout}), [])
    return str(error.value).removeprefix("option 'layout': ")


def swapped(one: str, other: str) -> str:
    """Return the named board with two tiles swapped."""
    words = " / ".join(ROWS).split()
    return " ".join([other if word == one else one if word == other else word for word in words])


def test_the_named_board_is_allowed_and_lies_in_the_middle() -> None:
    layout = read_layout("old-town", BOX)
    assert layout[8:13] == (7, 2, 14, 8, 13)
    assert layout[24] == 1
    assert not any(layout[:8])


@pytest.mark.rules("STR-SETUP-01", "STR-SETUP-04")
def test_a_board_laid_by_hand() -> None:
    assert read_layout("/".join(ROWS), BOX) == read_layout("old-town", BOX)
    scene = Scene.new(2, layout=WIDE, first=1).pass_chance()
    assert scene.asked_names == "A"
    assert scene.position.layout[28] == 0
    assert scene.tile_at(27) == "huta"


@pytest.mark.rules("STR-SETUP-02")
def test_the_centre_must_be_surrounded() -> None:
    problem = refused(swapped("1", "2"))
    assert problem == "the centre must be surrounded by districts on all sides (STR-SETUP-02)"
    open_corner = "7 2 14 8 . / 20 11 17 5 13 / 3 23 12 9 18 24 / 21 15 1 6 25 / 16 10 19 . 22 4"
    assert "STR-SETUP-02" in refused(open_corner)


@pytest.mark.rules("STR-SETUP-03")
def test_suburbs_lie_on_the_edge() -> None:
    assert refused(swapped("7", "11")) == "suburb 7 lies inside; suburbs lie on the edge (STR-SETUP-03)"
    only_corners_free = "7 2 14 8 . . / 20 11 17 5 24 . / 3 23 1 9 13 18 / 21 12 15 6 25 . / 16 10 19 4 22 ."
    assert "suburb 13 lies inside" in refused(only_corners_free)


@pytest.mark.parametrize(
    ("layout", "problem"),
    [
        ("nowhere", "no layout is called 'nowhere'; there are: random, old-town"),
        ("", "no layout is called ''; there are: random, old-town"),
        ("7 7", "tile 7 lies there twice; there is one of each"),
        ("7 2 14", "tile 1 is missing; all 25 are laid"),
        ("7 99", "'99' is no tile; they have numbers from 1 to 25, '.' is none"),
        ("7 x2", "'x2' is no tile; they have numbers from 1 to 25, '.' is none"),
        ("7 0", "'0' is no tile; they have numbers from 1 to 25, '.' is none"),
        ("1 2 3 4 5 6 7 8", "1 rows of 8; there is room for 7 by 7"),
        ("/".join("12345678"), "8 rows of 1; there is room for 7 by 7"),
    ],
)
def test_a_board_that_is_not_allowed_is_refused_with_its_reason(layout: str, problem: str) -> None:
    assert refused(layout) == problem


def test_a_board_in_pieces_is_refused() -> None:
    pieces = "7 2 14 8 . . 13 / 20 11 17 5 . . . / 3 23 1 9 18 . . / 21 12 15 6 25 . . / 16 10 19 4 22 24 ."
    assert refused(pieces) == "the board falls into pieces; every district must touch another"


def test_a_longer_text_than_any_board_is_refused() -> None:
    with pytest.raises(BadOption, match="option 'layout'"):
        GAME.read_options({"layout": "1 " * 300})


def test_the_layouts_of_a_pack_are_checked_when_it_is_loaded(tmp_path: Path) -> None:
    bad = classic().replace('"7 2 14 8 13"', '"7 2 14 8 8"')
    with pytest.raises(PackError, match=r"mine\.toml:\d+: layouts\.old-town: tile 8 lies there twice"):
        PACKAGE.make_game_from(write(tmp_path, bad))
    assert PACKAGE.make_game_from(write(tmp_path, classic())).box.pack.layouts == BOX.pack.layouts


def test_a_box_with_more_tiles_has_no_random_board(tmp_path: Path) -> None:
    tile = '[[tiles]]\nid = "park"\nelement = "air"\ntime = "day"\nyields = [1, 1, 1]\n'
    more = (
        classic()
        .replace('"16 10 19 4 22"', '"16 10 19 4 22 26"')
        .replace("[[spooks]]", f"{tile}[[spooks]]", 1)
    )
    game = PACKAGE.make_game_from(write(tmp_path, more))
    with pytest.raises(
        BadOption, match="this box has 26 tiles, 4 of them suburbs; a random board has 25 and 4"
    ):
        game.begin(game.read_options({}), [])
    position = game.begin(game.read_options({"layout": "old-town"}), [])
    assert len(position.map.cells) == 26


def boards(count: int) -> list[str]:
    """Return this many different allowed boards."""
    inner = [word for word in " / ".join(ROWS).split() if word not in ("/", "1", "7", "13", "16", "22")]
    pairs = [(one, other) for one in inner for other in inner if int(one) < int(other)]
    return [swapped(one, other) for one, other in pairs[:count]]


def test_boards_and_options_are_not_kept_for_ever() -> None:
    game = StraszydlaGame(BOX)
    for board in boards(TERMS_CACHE_SIZE + 20):
        game.begin(game.read_options({"layout": board}), [])
    assert 0 < len(game.terms_cache._by_options) <= TERMS_CACHE_SIZE
    terms = game.terms(game.read_options({}))
    layouts = [read_layout(board, BOX) for board in boards(CITIES_CACHE_SIZE + 20)]
    assert len({terms.city(layout) for layout in layouts}) == CITIES_CACHE_SIZE + 20
    assert 0 < len(terms._cities) <= CITIES_CACHE_SIZE
    assert terms.city(layouts[-1]) is terms.city((*layouts[-1][:9], *layouts[-1][9:]))
