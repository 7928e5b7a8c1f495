"""Packs extend their game's box, several at once, or replace it if they say so."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from polnoc.cli import main
from polnoc.engine.game import AnyGame
from polnoc.engine.packs import PackError, PackText
from polnoc.engine.rollout import play_randomly
from polnoc.games import find_game, mistakes_in, pinned_game, with_packs
from polnoc.pack_check import best_fit, mistakes_together
from polnoc.words import Words
from tests.games.pack_files import content_of, example_pack, names_of

GHOST = PackText(
    "ghost.toml",
    """
[[card]]
number = 13
colour = "blue"
effects = [{ do = "ask-at-least", number = 7 }, { do = "shield" }]

[words.pl]
ghost-13 = "Kurz z Belki"

[words.en]
ghost-13 = "Dust"
""",
)
SPOOK = PackText(
    "spook.toml",
    """
spooks = [{ id = "drip", element = "water", day = 2, night = 5 }]
imps = [{ id = "cat", element = "air", copies = 2, does = { do = "nudge" } }]
pacts = [{ water = 3, air = 1, fire = 1 }]

[words.pl]
spook-drip = { is = "Kapek", whom = "Kapka" }
imp-cat = "Kot"

[words.en]
spook-drip = "Drip"
imp-cat = "Cat"
""",
)
GEAR = PackText(
    "gear.toml",
    """
[[gear]]
id = "lantern"
symbol = "trap"
cost = 1
what = [{ do = "slow", who = "beast" }]

[words.pl]
card-lantern = "Latarnia"

[words.en]
card-lantern = "Lantern"
""",
)
WHOLE_DECK = PackText("seven.toml", example_pack("duchy"))


def heroine(id: str) -> PackText:
    text = example_pack("finalgirl").replace("olga", id).replace("fire-iron", f"{id}-iron")
    return PackText(f"{id}.toml", text)


def film(**changes: str) -> str:
    """Return the box's killer with other ids, as one of several in a file."""
    text = content_of(find_game("finalgirl"), "killers/hammer.toml")
    text = text.replace("[killer]", "[[killer]]")
    for old, new in changes.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    return text


def finishes(game: AnyGame, **options: object) -> None:
    position = game.begin(game.read_options(options), [])
    play_randomly(position, random.Random(1), [])
    game.check(position)
    assert position.over


def test_a_card_takes_the_place_of_its_number() -> None:
    game = with_packs("duchy", [GHOST])
    assert game.content != find_game("duchy").content
    assert Words("pl", game, ()).card_name(13) == "13 „Kurz z Belki”"
    assert "Dust" in Words("en", game, ()).card_name(13)
    assert Words("pl", game, ()).card_name(12) == Words("pl", find_game("duchy"), ()).card_name(12)
    finishes(game, players=2)


def test_spooks_imps_and_pacts_are_added() -> None:
    game, box = with_packs("straszydla", [SPOOK]), find_game("straszydla")
    assert len(game.cards(game.read_options({}))) == len(box.cards(box.read_options({}))) + 3
    polish = Words("pl", game, ())
    assert polish.card_name(41) == "Kapek"
    assert "Kot" in polish.card(100 + len(game.box.imps) - 1)  # type: ignore[attr-defined]
    finishes(game, players=2, periods=2)


def test_several_packs_are_played_together_and_made_again_from_their_sources() -> None:
    game = with_packs("finalgirl", [heroine("olga"), heroine("zofia")])
    finishes(game, heroine="zofia")
    again = pinned_game("finalgirl", game.rules, game.content, game.sources)
    assert again.content == game.content
    assert {"olga", "zofia"} <= again.box.heroines.keys()  # type: ignore[attr-defined]


def test_several_killers_stand_in_one_file() -> None:
    two = film(hammer="mallet") + film(hammer="anvil")
    game = with_packs("finalgirl", [PackText("two.toml", two)])
    for killer in ("mallet", "anvil"):
        finishes(game, killer=killer)
    twins = PackText("two.toml", film(hammer="mallet") + film(hammer="mallet"))
    assert "'mallet' stands there twice" in str(mistakes_in("finalgirl", twins, names_of(game))[0])


def test_several_locations_stand_in_one_file() -> None:
    camp = content_of(find_game("finalgirl"), "locations/camp.toml").replace("[location]", "[[location]]", 1)
    two = camp.replace('"camp"', '"woods"', 1) + camp.replace('"camp"', '"shore"', 1)
    game = with_packs("finalgirl", [PackText("two.toml", two)])
    for location in ("woods", "shore"):
        finishes(game, location=location)


def test_every_pack_of_several_is_checked() -> None:
    bad = PackText("bad.toml", GEAR.text.replace("cost = 1", 'cost = 1\nwhen = "attacked"'))
    with pytest.raises(PackError, match=r"bad\.toml"):
        with_packs("bestia", [bad, GEAR])
    finishes(with_packs("bestia", [GEAR]), players=2, days=2)


def test_only_one_pack_replaces_the_box_and_others_add_to_it() -> None:
    small = GHOST._replace(text=GHOST.text.replace("13", "7").replace("number = 7 }", "number = 4 }"))
    game = with_packs("duchy", [small, WHOLE_DECK])
    assert (game.deck.size, Words("en", game, ()).card_name(7).count("Dust")) == (7, 1)  # type: ignore[attr-defined]
    with pytest.raises(PackError, match=r"seven\.toml replaces the box too"):
        with_packs("duchy", [WHOLE_DECK, WHOLE_DECK])
    with pytest.raises(PackError, match="is no number of a deck of 7"):
        with_packs("duchy", [WHOLE_DECK, GHOST])


def test_a_whole_box_that_does_not_say_so_is_told_how() -> None:
    text = content_of(find_game("straszydla"), "classic.toml")
    with pytest.raises(PackError, match='says so on top: replaces = "box"'):
        with_packs("straszydla", [PackText("mine.toml", text)])


@pytest.mark.parametrize(
    ("id", "pack"), [("duchy", GHOST), ("straszydla", SPOOK), ("bestia", GEAR), ("finalgirl", heroine("ewa"))]
)
def test_a_pack_finds_its_game_and_lacks_no_name(id: str, pack: PackText) -> None:
    assert best_fit(pack) == (id, [])
    assert mistakes_together(id, [pack]) == []
    nameless = pack._replace(text=pack.text.partition("[words.pl]")[0])
    missing = [mistake.key for mistake in mistakes_in(id, nameless, names_of(find_game(id)))]
    assert set(missing) == (set() if id == "duchy" else {"words.pl", "words.en"})
    stray = pack._replace(text=pack.text + 'card-nothing = "Nothing"\n')
    assert any(["nothing in this pack" in str(mistake) for mistake in mistakes_together(id, [stray])])


@pytest.mark.parametrize(("id", "name"), [("duchy", "ghost-13"), ("straszydla", "spook-drip")])
def test_the_small_examples_of_the_page_are_in_order(id: str, name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "add-a-pack.md").read_text(encoding="utf-8")
    (pack,) = [pack for pack in re.findall(r"(?s)```toml\n(.*?)```", page) if f"\n{name} =" in pack]
    assert best_fit(PackText("mine.toml", pack)) == (id, [])


@pytest.mark.parametrize("name", ["[/bold] [red]x[/]", "{ $x } <b>", "[link=http://x]y[/link]"])
def test_a_name_is_text_in_the_terminal(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("POLNOC_SAVES", str(tmp_path))
    names = "\n".join([f'ghost-{number} = "{name}"' for number in range(1, 14)])
    pack = tmp_path / "mine.toml"
    pack.write_text(f"{GHOST.text.partition('[words.pl]')[0]}\n[words.en]\n{names}\n", encoding="utf-8")
    game = str(tmp_path / "game.json")
    start = ["play", "duchy", "--seats", "novice,novice", "--seed", "3", "--set", "points=1", "--lang", "en"]
    assert main([*start, "--pack", str(pack), "--save", game]) == 0
    for command in ("verify", "replay", "export"):
        capsys.readouterr()
        assert main([command, game, "--lang", "en"]) == 0
        assert command == "verify" or name in " ".join(capsys.readouterr().out.split())
