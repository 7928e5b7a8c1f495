"""Packs: a file adds a killer, a location or heroines; a mistake in it is explained."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path

import pytest

from polnoc.engine.options import BadOption
from polnoc.engine.packs import PackError
from polnoc.engine.rollout import play_randomly
from polnoc.games import with_pack
from polnoc.games.finalgirl import make_game_from
from polnoc.games.finalgirl.packs import FILES
from tests.games.finalgirl.scene import GAME

CONTENT = files("polnoc.games.finalgirl") / "content"


def text_of(name: str) -> str:
    return (CONTENT / name).read_text(encoding="utf-8")


def write(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def mistake(folder: Path, text: str) -> PackError:
    with pytest.raises(PackError) as caught:
        make_game_from(write(folder, text))
    assert str(caught.value).startswith("mine.toml: ")
    return caught.value


@pytest.mark.parametrize("name", FILES)
def test_every_file_of_the_box_can_be_given_as_a_pack(name: str, tmp_path: Path) -> None:
    game = make_game_from(write(tmp_path, text_of(name)))
    assert game.box.heroines.keys() == GAME.box.heroines.keys()


@pytest.mark.rules("FG-GEN-02", "FG-GEN-09")
def test_a_new_film_needs_no_code(tmp_path: Path) -> None:
    text = (
        text_of("killers/hammer.toml")
        .replace('id = "hammer"', 'id = "mallet"', 1)
        .replace("health = 12", "health = 3", 1)
    )
    game = with_pack("finalgirl", write(tmp_path, text))
    position = game.begin(game.read_options({"killer": "mallet", "location": "fair"}), [])
    assert position.killer_health == 3
    play_randomly(position, random.Random(1), [])
    assert position.over


def test_what_is_not_in_the_box_cannot_be_chosen() -> None:
    with pytest.raises(BadOption, match="option 'killer'"):
        GAME.read_options({"killer": "nobody"})


HAMMER, CAMP, HEROINES = "killers/hammer.toml", "locations/camp.toml", "heroines.toml"


@pytest.mark.parametrize(
    ("name", "right", "wrong", "key", "problem"),
    [
        (
            HAMMER,
            'do = "place-killer"',
            'do = "place-the-killer"',
            "killer.terror[3].what[0].do",
            "Invalid value",
        ),
        (HAMMER, 'steps = "mmaa"', 'steps = "mmax"', "killer.finales[2].phase[0].steps", "regex"),
        (HAMMER, "horror = 4\n", "", "killer", "missing required field `horror`"),
        (HAMMER, 'id = "wake"', 'id = "rage"', "killer.terror", "'rage' stands there twice"),
        (HAMMER, "epic = true", "epic = 3", "killer.powers[3].epic", "Expected `bool`"),
        (
            HAMMER,
            '{ do = "bloodlust", n = 1 }, ',
            '{ do = "spawn", n = 1, at = "killer" }, ',
            "killer.minions",
            "minions are to appear",
        ),
        (HAMMER, '{ do = "heal-killer", n = 1 }', '{ do = "horror", n = 1 }', "killer.final", "without end"),
        (
            HAMMER,
            'minor = { health = 2, lasting = [{ is = "attack-more", n = 1 }] }',
            "",
            "killer.terror.rage",
            "either effects or a minor",
        ),
        (
            CAMP,
            'panic = { cliff = "3-6" }',
            'panic = { cliff = "3-6", cabins = "1" }',
            "location.spaces.meeting-point",
            "'cabins' does not lead back",
        ),
        (
            CAMP,
            'panic = { cliff = "3-6" }',
            'panic = { clif = "3-6" }',
            "location.spaces.meeting-point",
            "'clif'",
        ),
        (
            CAMP,
            'panic = { lake = "1-4", south-road = "5"',
            'panic = { lake = "1-5", south-road = "5"',
            "location.spaces.dock",
            "face 5 leads to two spaces",
        ),
        (CAMP, "search = true\nwater = true\n", "water = true\n", "location.spaces", "three search spaces"),
        (CAMP, "exit = true\n", "", "location.spaces", "there is no exit"),
        (CAMP, 'heroine = "swamp"', 'heroine = "bog"', "location.starts.by-the-fire", "'bog'"),
        (CAMP, "firepit = 6", "firepit = 26", "location.starts.by-the-fire", "30 victims"),
        (
            CAMP,
            'at = "killer-start"',
            'at = "killers-start"',
            "location.terror.the-curious",
            "'killers-start'",
        ),
        (CAMP, 'colour = "blue"', 'colour = "white"', "location.events", "two special victims are white"),
        (
            CAMP,
            'cards = ["weak-attack"]',
            'cards = ["weak-atack"]',
            "location.items.old-revolver",
            "'weak-atack'",
        ),
        (
            CAMP,
            "nearest = 1, farthest = 2",
            "nearest = 3, farthest = 2",
            "location.items.bow",
            "range ends before",
        ),
        (HEROINES, 'card = "planning"', 'card = "plannning"', "heroine.reiko", "'plannning'"),
        (HEROINES, "health = 5\n", "health = 50\n", "heroine[0].health", "<= 12"),
    ],
)
def test_a_mistake_is_explained(
    name: str, right: str, wrong: str, key: str, problem: str, tmp_path: Path
) -> None:
    text = text_of(name)
    assert right in text
    error = mistake(tmp_path, text.replace(right, wrong))
    assert error.key.startswith(key)
    assert problem in error.problem
    assert error.remedy


def test_an_empty_pack_is_refused(tmp_path: Path) -> None:
    assert mistake(tmp_path, "").problem == "nothing is in it"
    assert "not TOML" in mistake(tmp_path, "[killer").problem


def test_a_space_without_a_way_is_refused(tmp_path: Path) -> None:
    lonely = '\n[[location.spaces]]\nid = "island"\nat = [50, 50]\npanic = {}\n'
    error = mistake(tmp_path, text_of(CAMP) + lonely)
    assert (error.key, error.problem) == ("location.spaces.island", "no way leads there")
