"""The page on packs: its box plays as printed, and mistakes are explained as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.straszydla import PACKAGE, cards
from tests.games.pack_files import without_place
from tests.games.straszydla.walks import walk

DOCS = Path(__file__).parents[3] / "docs"
#: The chapter on Straszydła.
PAGE = (
    (DOCS / "add-a-pack.md").read_text(encoding="utf-8").partition("## Straszydła\n")[2].partition("\n## ")[0]
)
FILE = "night-shift.toml"
#: The box of the page, and its table of mistakes: original text, replacement, message.
BOX = next(block for block in re.findall(r"(?s)```toml\n(.*?)```", PAGE) if "pact_size" in block)
MISTAKES = re.findall(r"(?m)^\| `(.+)` becomes `(.+)` \| `(.+)` \|$", PAGE)


def saved(folder: Path, text: str) -> Path:
    path = folder / FILE
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", ["random", "terrace"])
def test_the_box_of_the_page_plays(players: int, layout: str, tmp_path: Path) -> None:
    game = PACKAGE.make_game_from(saved(tmp_path, BOX))
    for position in walk(players, 1, game, layout=layout):
        game.check(position)
    assert position.victors


def test_the_page_tells_of_some_mistakes() -> None:
    assert len(MISTAKES) >= 8


@pytest.mark.parametrize(("right", "wrong", "told"), MISTAKES, ids=[row[1] for row in MISTAKES])
def test_a_mistake_is_explained_as_the_page_says(right: str, wrong: str, told: str, tmp_path: Path) -> None:
    assert right in BOX
    with pytest.raises(PackError) as error:
        PACKAGE.make_game_from(saved(tmp_path, BOX.replace(right, wrong, 1)))
    assert without_place(error.value).startswith(told.removesuffix(" …"))
    assert str(error.value).startswith(f"{FILE}:")


def test_every_trick_of_imps_is_on_the_page() -> None:
    tricks = {str(kind.__struct_config__.tag) for kind in cards.Trick.__subclasses__()}
    rows = re.findall(r"(?m)^\| `([a-z-]+)` \|", PAGE)
    assert sorted(rows) == sorted(["do", *tricks])  # with the table's header
