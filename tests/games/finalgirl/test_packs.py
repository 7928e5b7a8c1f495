"""Packs: a file adds a killer, a location or heroines; a mistake in it is explained."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from polnoc.cli import main
from polnoc.engine.events import Event
from polnoc.engine.options import BadOption
from polnoc.engine.pack_types import nearest
from polnoc.engine.packs import PackError, read_pack_file
from polnoc.engine.rollout import play_randomly
from polnoc.games import mistakes_in, with_pack_files
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.cards import AnyEffect, AnyLasting
from polnoc.games.finalgirl.packs import FILES
from polnoc.games.finalgirl.terms import HEROINE_CARD, TERROR_CARDS
from polnoc.words import LANGUAGES, Words
from tests.games.finalgirl.scene import GAME
from tests.games.pack_files import content_of, mistakes_found, names_of, without_place, write


def text_of(name: str) -> str:
    return content_of(GAME, name)


def mistake(folder: Path, text: str) -> PackError:
    with pytest.raises(PackError) as caught:
        PACKAGE.make_game_from(write(folder, text))
    assert str(caught.value).startswith("mine.toml:")
    return caught.value


@pytest.mark.parametrize("name", FILES)
def test_every_file_of_the_box_can_be_given_as_a_pack(name: str, tmp_path: Path) -> None:
    game = PACKAGE.make_game_from(write(tmp_path, text_of(name)))
    assert game.box.heroines.keys() == GAME.box.heroines.keys()


@pytest.mark.rules("FG-GEN-02", "FG-GEN-09")
def test_a_new_film_needs_no_code(tmp_path: Path) -> None:
    text = (
        text_of("killers/hammer.toml")
        .replace('id = "hammer"', 'id = "mallet"', 1)
        .replace("health = 12", "health = 3", 1)
    )
    game = with_pack_files("finalgirl", [write(tmp_path, text)])
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
            "no effect is called",
        ),
        (
            HAMMER,
            'steps = "mmaa"',
            'steps = "mmax"',
            "killer.finales[2].phase[0].steps",
            "'mmax' is not allowed here",
        ),
        (HAMMER, "horror = 4\n", "", "killer", "`horror` is missing"),
        (HAMMER, 'id = "wake"', 'id = "rage"', "killer.terror", "'rage' stands there twice"),
        (HAMMER, "epic = true", "epic = 3", "killer.powers[3].epic", "a number is not allowed here"),
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
        (CAMP, "search = true\n", "", "location.spaces", "0 search spaces"),
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
        (HEROINES, "health = 5\n", "health = 50\n", "heroine[0].health", "50 is not allowed here"),
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


# polnoc check ---------------------------------------------------------------------------


def found(folder: Path, text: str) -> list[tuple[str, str]]:
    return mistakes_found(PACKAGE.check_pack, GAME, write(folder, text))


@pytest.mark.parametrize("name", FILES)
def test_the_files_of_the_box_are_in_order(name: str, tmp_path: Path) -> None:
    assert found(tmp_path, text_of(name)) == []


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = (
        text_of(CAMP)
        .replace('panic = { cliff = "3-6" }', 'panic = { cliff = "3-6", cabins = "1" }')
        .replace('heroine = "swamp"', 'heroine = "bog"')
        .replace('colour = "blue"', 'colour = "white"')
        .replace('at = "killer-start"', 'at = "killers-start"')
        .replace("nearest = 1, farthest = 2", "nearest = 3, farthest = 2")
        .replace("exit = true\n", "")
    )
    assert found(tmp_path, text) == [
        ("location.spaces", "there is no exit"),
        ("location.spaces.meeting-point.panic", "'cabins' does not lead back"),
        ("location.starts.by-the-fire", "no space is called 'bog'"),
        ("location.terror.the-curious", "no space is called 'killers-start'"),
        ("location.events", "two special victims are white"),
        ("location.items.bow", "its range ends before it begins"),
    ]


HEROINE = """
[[heroine]]
id = "reiko"
health = 5
slots = [[{ do = "heal", n = 1 }]]
later = [SLOT]
[heroine.personal]
id = "revolver"
use = { when = "action", what = [USE] }
"""


@pytest.mark.parametrize(
    ("slot", "use", "key", "problem"),
    [
        ("", '{ do = "reroll", which = "one" }', "personal.use.what[0]", "'reroll' cannot stand in what she"),
        ("", '{ do = "ignore-attack" }', "personal.use.what[0]", "'ignore-attack' cannot stand in"),
        ('{ do = "search", n = 1 }', "", "later[0]", "'search' cannot stand in what she gains"),
        ('{ do = "spawn-dice" }', "", "later[0]", "'spawn-dice' cannot stand in what she gains"),
        ('{ do = "take-card" }', "", "later[0]", "it is not clear which card she takes"),
        ('{ do = "close-exit", at = "heroine" }', "", "", "no space is called 'heroine'"),
        (
            '{ do = "die-table", rows = [{ faces = [1, 2], what = [] }] }',
            "",
            "later[0].rows",
            "not every face of the die leads to one row",
        ),
        (
            '{ do = "choose", one-of = [[], [{ do = "end-phase" }, { do = "reduce-attack", n = 1 }]] }',
            "",
            "later[0].one-of[1][1]",
            "'reduce-attack' cannot stand in what she gains",
        ),
    ],
)
def test_an_effect_stands_where_the_rules_can_carry_it_out(
    slot: str, use: str, key: str, problem: str, tmp_path: Path
) -> None:
    text = HEROINE.replace("SLOT", slot).replace("USE", use)
    place = f"heroine.reiko.{key}" if key else "heroine.reiko"
    assert [told for where, told in found(tmp_path, text) if where == place and told.startswith(problem)]


def test_a_counter_cannot_unleash_itself(tmp_path: Path) -> None:
    text = text_of("killers/wrath.toml")
    level = text.index("what = [", text.index("levels"))
    endless = f'{text[:level]}what = [{{ do = "unleash", counter = "wrath" }}, {text[level + 8 :]}'
    assert [told for _, told in found(tmp_path, endless) if told.startswith("'unleash' cannot stand in")]


def test_too_few_and_too_many(tmp_path: Path) -> None:
    head, _, _ = text_of(CAMP).partition("# Items ---")
    item = '\n[[location.items]]\nid = "stone"\n'
    assert found(tmp_path, head + item)[0] == ("location.items", "there are 1")
    many = "".join([item.replace("stone", f"stone-{n}") for n in range(41)])
    assert ("location.items", "there are 41") in found(tmp_path, head + many)
    powers = text_of(HAMMER).replace("[[killer.powers]]", "[[killer.powers]]\nepic = true", 3)
    assert found(tmp_path, powers) == [("killer.powers", "all are epic")]


NEAREST = nearest("heal-kiler", [kind.__struct_config__.tag for kind in get_args(AnyEffect)])


def test_an_unknown_effect_is_compared_with_those_there_are(tmp_path: Path) -> None:
    error = mistake(tmp_path, text_of(HAMMER).replace('do = "heal-killer"', 'do = "heal-kiler"', 1))
    assert (error.key, error.remedy) == ("killer.final[0].do", NEAREST)
    error = mistake(tmp_path, text_of(HAMMER).replace('is = "sweep"', 'is = "xyz"', 1))
    assert error.key == "killer.powers[0].lasting[0].is"
    assert error.remedy.startswith("There are: followers, dice, ")


def test_an_island_is_found_among_other_mistakes(tmp_path: Path) -> None:
    island = '\n[[location.spaces]]\nid = "island"\nat = [50, 50]\npanic = {}\n'
    keys = [key for key, _ in found(tmp_path, text_of(CAMP) + island)]
    assert keys == ["location.spaces.island", "words.pl", "words.en"]


MALLET = text_of(HAMMER).replace('id = "hammer"', 'id = "mallet"').replace('id = "rage"', 'id = "fever"')
NAMES = """
[words.pl]
killer-mallet = { is = "Młot", whom = "Młota" }
terror-fever = "Gorączka"

[words.en]
killer-mallet = "The Mallet"
"""


def test_names_that_a_language_lacks(tmp_path: Path) -> None:
    nameless = [("words.pl", "'killer-mallet' has no name"), ("words.pl", "'terror-fever' has no name")]
    assert found(tmp_path, MALLET)[:2] == nameless
    assert found(tmp_path, MALLET + NAMES) == [("words.en", "'terror-fever' has no name")]
    stray = MALLET + NAMES + 'terror-fevr = "Fever"\n'
    assert found(tmp_path, stray)[-1] == ("words.en.terror-fevr", "nothing in this pack is called so")
    assert mistake(tmp_path, MALLET + "[words.de]\n").key == "words.de"


def test_names_of_a_pack_are_read_in_the_game(tmp_path: Path) -> None:
    game = PACKAGE.make_game_from(write(tmp_path, MALLET + NAMES + 'terror-fever = "Fever"\n'))
    chosen = game.read_options({"killer": "mallet"})
    polish, english = [Words(language, game, ("Ania",), 0, chosen) for language in LANGUAGES]
    number = TERROR_CARDS + next(card.number for card in game.terms(chosen).terror if card.id == "fever")
    assert "Gorączka" in polish.card(number)
    assert "Fever" in english.card(number)
    hurt = Event("killer-hurt", {"n": 2, "now": 3}, -1)
    assert "Młot" in polish.event(hurt)
    assert "The Mallet" in english.event(hurt)
    assert [words.option_value("killer", "mallet") for words in (polish, english)] == ["Młot", "The Mallet"]


def test_the_command_explains_and_says_whether_all_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path, text_of(HAMMER))
    assert main(["check", str(good)]) == 0
    assert capsys.readouterr().out == "mine.toml: in order, for finalgirl\n"
    bad = write(tmp_path, text_of(HAMMER).replace("epic = true", "epic = 3"))
    assert main(["check", str(bad), "--game", "finalgirl"]) == 1
    told = capsys.readouterr().out
    assert told.startswith(
        "mine.toml:50: killer.powers[3].epic: a number is not allowed here. Write true or false"
    )
    missing = tmp_path / "none.toml"
    assert main(["check", str(missing)]) == 1
    assert "there is no file" in capsys.readouterr().out


def test_the_command_finds_the_game_of_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = (files("polnoc.games.duchy") / "content" / "classic.toml").read_text(encoding="utf-8")
    assert main(["check", str(write(tmp_path, deck))]) == 0
    assert capsys.readouterr().out == "mine.toml: in order, for duchy\n"
    wrong = write(tmp_path, deck.replace("number = 13", "number = 14"))
    assert main(["check", str(wrong)]) == 1
    assert "card[12]" in capsys.readouterr().out


# The page about packs -------------------------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "add-a-pack.md").read_text(encoding="utf-8")
ABOUT = PAGE.partition("\n## Final Girl\n")[2].partition("\n## ")[0]


def test_the_pack_of_the_page_is_in_order_and_can_be_played(tmp_path: Path) -> None:
    pack = ABOUT.partition("```toml\n")[2].partition("```")[0]
    assert found(tmp_path, pack) == []
    game = PACKAGE.make_game_from(write(tmp_path, pack))
    chosen = game.read_options({"heroine": "olga", "personal": True})
    position = game.begin(chosen, [])
    play_randomly(position, random.Random(2), [])
    assert position.over
    assert Words("pl", game, ("Ania",), 0, chosen).card_name(HEROINE_CARD) == "Olga"


def test_the_page_names_every_effect() -> None:
    tags = [kind.__struct_config__.tag for union in (AnyEffect, AnyLasting) for kind in get_args(union)]
    assert [tag for tag in tags if f"| `{tag}` |" not in ABOUT] == []


def test_the_page_says_what_is_said(tmp_path: Path) -> None:
    rows = re.findall(r"\| `(.*?)` becomes `(.*?)` \| `(.*)` \|", ABOUT)
    assert len(rows) == 5
    for right, wrong, said in rows:
        text = next(text for text in map(text_of, FILES) if right in text)
        file = write(tmp_path, text.replace(right, wrong, 1))
        mistakes = mistakes_in("finalgirl", read_pack_file(file), names_of(GAME))
        assert without_place(mistakes[0]).startswith(said.removesuffix(" …"))
