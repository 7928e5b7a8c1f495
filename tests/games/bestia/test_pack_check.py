"""`polnoc check` for packs of Bestia, and the page about them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_args

import pytest

from polnoc.cli import main
from polnoc.engine.packs import PackText
from polnoc.engine.rollout import play_randomly
from polnoc.games import mistakes_in
from polnoc.games.bestia import PACKAGE
from polnoc.games.bestia.cards import AnyEffect, AnyLasting
from polnoc.games.bestia.packs import FILES
from polnoc.words import LANGUAGES, Words
from tests.games.bestia.scene import GAME
from tests.games.pack_files import content_of, mistakes_found, names_of, without_place, write


def text_of(name: str) -> str:
    return content_of(GAME, name)


def found(folder: Path, text: str) -> list[tuple[str, str]]:
    return mistakes_found(PACKAGE.check_pack, GAME, write(folder, text))


@pytest.mark.parametrize("name", FILES)
def test_the_files_of_the_box_are_in_order(name: str, tmp_path: Path) -> None:
    assert found(tmp_path, text_of(name)) == []


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    hunters = (
        text_of("hunters.toml")
        .replace('card = "commander"', 'card = "comander"')
        .replace('id = "veteran"', 'id = "rally"')
        .replace('cost = 2, lasting = { is = "wound-guard" }', "cost = 2")
    )
    assert found(tmp_path, hunters) == [
        ("hunter.assar.upgrade", "'rally' stands there twice"),
        ("hunter.assar.upgrade.rally.lasting.card", "no card of this mat is called 'comander'"),
        ("hunter.grimgier.upgrade.iron-skin", "it needs either a lasting effect or effects"),
    ]
    contracts = (
        text_of("contracts.toml")
        .replace('wins = [{ what = "settlers", n = 2 }]', 'wins = [{ what = "settlers", n = 4 }]')
        .replace("players = [4]", "players = [4, 5]", 1)
        .replace('refuge = "ostervik"', 'refuge = "oslo"')
    )
    assert found(tmp_path, contracts) == [
        ("contract.great-cleansing.wins", "the Beast could not win"),
        ("contract.northern-assault.players", "5 players"),
        ("contract.last-caravan", "no location is called 'oslo'"),
    ]


def test_mistakes_in_maps(tmp_path: Path) -> None:
    maps = text_of("maps.toml").partition('[[map]]\nid = "northern-expanse"')[0]
    two_wrong = maps.replace('id = "needlewood", at = "A2"', 'id = "needlewood", at = "A3"').replace(
        'region = "elkwold", exits = { E = "G1"', 'region = "elkwald", exits = { E = "G1"'
    )
    assert ("map.drenched-lands.silverfir-stand", "no region is called 'elkwald'") in found(
        tmp_path, two_wrong
    )
    assert ("map.drenched-lands.needlewood", "square A3 is taken") in found(tmp_path, two_wrong)
    one_way = maps.replace('exits = { E = "B1", S = "A2" }', 'exits = { E = "B1" }')
    assert ("map.drenched-lands.frostmane-wood", "no way back to 'needlewood'") in found(tmp_path, one_way)
    assert found(tmp_path, maps.replace('habitat = "start", ', 'habitat = "cave", region = "elkwold", '))[
        0
    ] == (
        "map.drenched-lands",
        "there are 0 start locations",
    )
    folk = maps.replace(' }, folk = "sheep" }', ' }, folk = "farmer" }')
    assert ("map.drenched-lands", "too many settlers") in found(tmp_path, folk)


def stock(kind: str, what: str, symbol: str = "red", more: str = "") -> str:
    """Return a pack with a card from the box, which therefore has a name."""
    id = "torch" if kind == "gear" else "leap"
    return f'[[{kind}]]\nid = "{id}"\nsymbol = "{symbol}"\n{more}\nwhat = [{what}]\n'


def upgrades(owner: str, *lasting: str) -> str:
    """Return the box's hunter or Beast with other upgrades."""
    file = text_of("hunters.toml" if owner == "hunter" else "beasts.toml")
    entry = file[file.index(f"[[{owner}]]") :]
    head = entry[: entry.index("upgrade = [")]
    ids = ["banner", "rally"] if owner == "hunter" else ["damage", "alpha"]
    lines = [f'{{ id = "{id}", cost = 1, {what} }}' for id, what in zip(ids, lasting, strict=False)]
    return f"{head}upgrade = [\n" + ",\n".join(lines) + "\n]\n"


MISPLACED = {
    "discard who": (
        stock("talent", '{ do = "discard", n = 1, who = "target" }'),
        "talent.leap.what[0]",
        "nobody knows whether a hunter was attacked",
    ),
    "gear that wounds": (
        stock("gear", '{ do = "search" }, { do = "deal", n = 1 }'),
        "gear.torch.what[1]",
        "'deal' cannot stand on a hunter's card",
    ),
    "gear that asks the Beast": (
        stock("gear", '{ do = "transform", where = "near" }'),
        "gear.torch.what[0]",
        "'transform' with where = \"near\" cannot stand on a hunter's card",
    ),
    "a trap that moves the Beast": (
        stock("gear", '{ do = "move", n = 1 }', "trap"),
        "gear.torch.what[0]",
        "'move' cannot stand on a trap",
    ),
    "a talent that is a trap": (
        stock("talent", '{ do = "grudges", n = 1 }', "trap"),
        "talent.leap.symbol",
        "the Beast has no traps",
    ),
    "a reaction of the other side": (
        stock("gear", '{ do = "grudges", n = 1 }', "reaction", 'when = "hunt"'),
        "gear.torch.when",
        "'hunt' does not ask hunters",
    ),
    "what the last attack did": (
        stock("talent", '{ do = "if", case = "killed", then = [{ do = "grudges", n = 1 }] }'),
        "talent.leap.what[0]",
        "'killed' asks for an attack that this card has not made",
    ),
    "a secret that is told": (
        stock(
            "talent",
            '{ do = "if", case = "own-habitat", secret = true, then = [{ do = "summon" }],'
            ' otherwise = [{ do = "summon" }] }',
        ),
        "talent.leap.what[0]",
        "what happens otherwise would tell the secret",
    ),
    "inside a branch": (
        stock(
            "talent",
            '{ do = "choose", one-of = [[{ do = "summon" }], [{ do = "attack" }, { do = "search" }]] }',
        ),
        "talent.leap.what[0].one-of[1][1]",
        "'search' cannot stand on a card of the Beast",
    ),
    "an upgrade of the other side": (
        upgrades("hunter", 'lasting = { is = "thorns", n = 1 }'),
        "hunter.assar.upgrade.banner.lasting",
        "'thorns' is no upgrade of a hunter",
    ),
    "an upgrade at night": (
        upgrades("beast", 'what = [{ do = "attack" }]'),
        "beast.fangrir.upgrade.damage.what[0]",
        "'attack' cannot stand on a reward or yellow upgrade of the Beast",
    ),
    "an upgrade without its card": (
        upgrades("beast", 'lasting = { is = "more-targets", card = "feed" }'),
        "beast.fangrir.upgrade.damage.lasting.card",
        "'feed' has nothing for this upgrade",
    ),
    "wins of animals": (
        text_of("contracts.toml").replace(
            'wins = [{ what = "settlers", n = 2 }]', 'wins = [{ what = "animals" }]'
        ),
        "contract.great-cleansing.wins[0]",
        "'animals' does not end a game: only the death of settlers does",
    ),
}


@pytest.mark.parametrize("name", MISPLACED)
def test_an_effect_stands_where_the_rules_can_carry_it_out(name: str, tmp_path: Path) -> None:
    text, key, problem = MISPLACED[name]
    assert (key, problem) in found(tmp_path, text)
    assert all([one.line for one in PACKAGE.check_pack(PackText("mine.toml", text), names_of(GAME))])


def test_an_empty_pack_and_one_that_is_none(tmp_path: Path) -> None:
    assert found(tmp_path, "") == [("file", "nothing is in it")]
    (mistake,) = mistakes_in("bestia", PackText("mine.toml", "[[gear"), names_of(GAME))
    assert "not TOML" in mistake.problem


def test_names_that_a_language_lacks(tmp_path: Path) -> None:
    lantern = '[[gear]]\nid = "lantern"\nsymbol = "red"\nwhat = [{ do = "search" }]\n'
    nameless = [("words.pl", "'card-lantern' has no name"), ("words.en", "'card-lantern' has no name")]
    assert found(tmp_path, lantern) == nameless
    half = lantern + '[words.pl]\ncard-lantern = "Latarnia"\n'
    assert found(tmp_path, half) == nameless[1:]
    stray = half + '[words.en]\ncard-lantern = "Lantern"\ncard-latern = "Lantern"\n'
    assert found(tmp_path, stray) == [("words.en.card-latern", "nothing in this pack is called so")]


def test_the_command_says_that_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(write(tmp_path, text_of("gear.toml")))]) == 0
    assert capsys.readouterr().out == "mine.toml: in order, for bestia\n"
    bad = write(tmp_path, text_of("gear.toml").replace("cost = 2", 'cost = "two"', 1))
    assert main(["check", str(bad)]) == 1
    assert "mine.toml:6: gear[0].cost: a text is not allowed here" in capsys.readouterr().out


# The page about packs -----------------------------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "add-a-pack.md").read_text(encoding="utf-8")
ABOUT = PAGE.partition("\n## Bestia\n")[2].partition("\n## ")[0]


def test_the_pack_of_the_page_is_in_order_and_can_be_played(tmp_path: Path) -> None:
    pack = ABOUT.partition("```toml\n")[2].partition("```")[0]
    assert found(tmp_path, pack) == []
    game = PACKAGE.make_game_from(write(tmp_path, pack))
    chosen = game.read_options({"hunter1": "sigrid"})
    position = game.begin(chosen, [])
    play_randomly(position, random.Random(2), [])
    assert position.over
    own = next(card.number for card in position.terms.cards if card.id == "snow-sight")
    names = [Words(language, game, ("Ania",), 0, chosen).card_name(own) for language in LANGUAGES]
    assert names == ["Wzrok śnieżny", "Snow Sight"]


def test_the_page_names_every_effect() -> None:
    tags = [kind.__struct_config__.tag for union in (AnyEffect, AnyLasting) for kind in get_args(union)]
    assert [tag for tag in tags if f"| `{tag}` |" not in ABOUT] == []


def test_the_page_says_what_is_said(tmp_path: Path) -> None:
    rows = re.findall(r"\| `(.*?)` becomes `(.*?)` \| `(.*)` \|", ABOUT)
    assert len(rows) == 5
    for right, wrong, said in rows:
        text = next(text for text in map(text_of, FILES) if right in text)
        pack = PackText("mine.toml", text.replace(right, wrong, 1))
        told = without_place(mistakes_in("bestia", pack, names_of(GAME))[0])
        assert told.startswith(said.removesuffix(" …"))
