"""Boxes as packs: a good one plays, a bad one is refused with file, key, problem and remedy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.straszydla import PACKAGE
from polnoc.words import Words
from tests.games.pack_files import write
from tests.games.straszydla.packs import classic
from tests.games.straszydla.scene import BOX
from tests.games.straszydla.walks import walk


def without(id: str) -> str:
    """Return the classic box without one thing."""
    parts = re.split(r"(?m)^(?=\[\[)", classic())
    return "".join([part for part in parts if f'id = "{id}"' not in part])


def changed(old: str, new: str) -> str:
    text = classic()
    assert old in text
    return text.replace(old, new, 1)


def table(kind: str, **fields: str) -> str:
    return f"\n[[{kind}]]\n" + "".join([f"{name} = {value}\n" for name, value in fields.items()])


BAD = {
    "not TOML": ("frighten = ", "file", "not TOML", "Correct this line"),
    "nothing": ("", "file", "nothing is in it", "Write any of"),
    "unknown": (
        changed("pact_size = 5", "pact_size = 5\nrain = 1"),
        "rain",
        "no such field",
        "There are: replaces, frighten, dread, pact_size",
    ),
    "element": (
        changed('element = "water"', 'element = "wood"'),
        "tiles[1].element",
        "'wood' is none of the words",
        "There are: air",
    ),
    "strength": (
        changed("day = 4", "day = 12"),
        "spooks[4].day",
        "12 is not allowed here",
        "Write a whole number from 1 to 9",
    ),
    "trick": (
        changed('do = "nudge"', 'do = "dance"'),
        "imps[2].does.do",
        "no effect is called 'dance'",
        "There are",
    ),
    "count": (
        changed('"take-energy", count = 1', '"take-energy", count = 30'),
        "imps[6].does.count",
        "30 is not allowed here",
        "Write a whole number from 1 to 9",
    ),
    "two centres": (
        changed('id = "plywalnia"', 'id = "plywalnia"\ncentre = true'),
        "tiles",
        "2 districts are the centre",
        "Mark exactly one: centre = true",
    ),
    "centre in a suburb": (
        changed("centre = true", "centre = true\nsuburb = true"),
        "tiles.centrum",
        "the centre is a suburb",
        "A suburb lies on the rim",
    ),
    "three suburbs": (without("stawy"), "tiles", "there are 3 suburbs", "Four players need four to begin in"),
    "too few tiles": (without("huta"), "tiles", "there are 24 districts", "Sixteen STOPs need at least 25"),
    "twice": (
        classic() + table("tiles", id='"huta"', element='"fire"', time='"day"', yields="[1, 1, 1]"),
        "tiles",
        "'huta' stands there twice",
        "Give each its own id",
    ),
    "too many": (
        classic() + "".join([table("pacts", water="5") for _ in range(40)]),
        "pacts",
        "there are 52",
        "A box has 1 to 40 of them",
    ),
    "starters": (
        without("wargin"),
        "spooks",
        "3 spooks have all elements",
        "One lies on each of the four stacks",
    ),
    "no imps": (
        re.sub(r'(?s)\[\[imps\]\]\nid = "spizarnik".*?(?=\[\[pacts\]\])', "", classic()),
        "imps",
        "there is no imp of earth",
        "Each stack needs some",
    ),
    "no spooks": (
        re.sub(r'(?s)\[\[spooks\]\]\nid = "krasnal".*?(?=\[\[imps\]\])', "", classic()),
        "spooks",
        "there is no spook of earth",
        "Each stack needs some",
    ),
    "pact size": (
        changed("water = 1\nair = 2", "water = 2\nair = 2"),
        "pacts[0]",
        "it asks for 6 spooks",
        "A pact asks",
    ),
    "few pacts": (
        classic().partition("[[pacts]]")[0] + table("pacts", water="5"),
        "pacts",
        "there are 1 pacts",
        "Four players need four",
    ),
    "table": (
        changed("frighten = [3, 2, 1]", "frighten = []"),
        "frighten",
        "the table is empty",
        "frighten = [3",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_pack_is_refused_with_what_is_wrong_and_what_would_be_right(name: str, tmp_path: Path) -> None:
    text, key, problem, remedy = BAD[name]
    with pytest.raises(PackError) as error:
        PACKAGE.make_game_from(write(tmp_path, text))
    assert (error.value.file, error.value.key) == ("mine.toml", key)
    assert problem in error.value.problem
    assert remedy in error.value.remedy


def test_a_pack_of_ones_own_plays_and_its_things_have_names(tmp_path: Path) -> None:
    text = (
        classic()
        .replace('id = "huta"', 'id = "nocny-targ"')
        .replace("frighten = [3, 2, 1]", "frighten = [5]")
    )
    game = PACKAGE.make_game_from(write(tmp_path, text))
    assert game.content != BOX.hash
    assert (game.box.catch(0), game.box.catch(1)) == (5, 0)
    *_, last = walk(2, 1, game)
    assert last.over
    assert Words("pl", game, ()).card_name(221) == "Nocny targ"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no file"):
        PACKAGE.make_game_from(tmp_path / "nowhere.toml")


def test_everything_printed_has_a_number_for_looking_it_up() -> None:
    assert len(BOX.cards) == len(set(BOX.cards)) == 40 + 12 + 25 + 12
    assert (BOX.cards[0], BOX.cards[40], BOX.cards[52], BOX.cards[-1]) == (1, 101, 201, 312)
