"""Packs: bad ones are refused with a reason, and every card of the box does what it says."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, get_args

import pytest

from polnoc.engine.cards import parts
from polnoc.engine.packs import PackError
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE
from polnoc.games.bestia import PACKAGE, cards
from polnoc.games.bestia.actions import PLAY
from polnoc.games.bestia.options import BestiaOptions
from polnoc.games.bestia.rules.turns import Turn
from tests.games.bestia.scene import GAME, Scene
from tests.games.bestia.soak import EAGER

BOX = GAME.box
ABILITIES = [(beast.id, card.id) for beast in BOX.beasts.values() for card in beast.card]
OWN = [(hunter.id, card.id) for hunter in BOX.hunters.values() for card in hunter.card]
TALENTS = [card.id for card in BOX.talents.values() if card.symbol != "reaction"]
GEAR = [card.id for card in BOX.gear.values() if card.symbol != "reaction"]


def carry_out(scene: Scene, card: str, seed: int) -> None:
    """Play a card and give eager answers until the turn goes on."""
    position = scene.position
    actor = position.turn
    number = scene.card(card, actor)
    answer(position, scene.asked[0], PLAY[number], scene.events)
    rng = random.Random(f"{card} {seed}")
    while position.stack and not isinstance(position.stack[-1], Turn):
        scene.check()
        seat = asked(position)[0]
        offered = options(position, seat)
        weights = None if seat == CHANCE else [EAGER.get(action.verb, 1) for action in offered]
        answer(position, seat, rng.choices(offered, weights)[0], scene.events)
    scene.check()
    assert not position.hands[actor] >> number & 1, "the card was played"


def crowded(turn: str, **made: Any) -> Scene:
    """Return a scene in which everybody is near, so that every effect finds something to do."""
    given: dict[str, Any] = {
        "summons": ["D2", "C3"],
        "towers": ["D2", "C3"],
        "grudges": {"beast": 9, turn: 9},
        "power": {"beast": 1, turn: 1},
        "traps": [("hoarfrost-march", "net-trap", "swamp", "helga")],
        "at": {"helga": "C3", "iona": "D2"},
    }
    return Scene(turn=turn, beast_at="D4", way="n", **{**given, **made})


@pytest.mark.parametrize("card", [*BOX.actions, *TALENTS])
def test_every_card_of_the_beast(card: str) -> None:
    for seed in range(3):
        carry_out(crowded("beast", hands={"beast": [card]}, spent={"beast": ["feed"]}), card, seed)


@pytest.mark.parametrize("card", [*BOX.actions, *GEAR, *BOX.abilities])
def test_every_card_of_a_hunter(card: str) -> None:
    held = {"helga": [card]} if card not in BOX.abilities else {}
    traps = [] if card == "net-trap" else [("hoarfrost-march", "net-trap", "swamp", "helga")]
    for seed in range(3):
        scene = Scene(
            turn="helga",
            beast_at="D4",
            way="n",
            summons=["D2", "C3"],
            grudges={"helga": 9},
            at={"helga": "C3", "iona": "D3"},
            hands=held,
            spent={"helga": ["seer"]},
            traps=traps,
        )
        carry_out(scene, card, seed)


@pytest.mark.parametrize(("beast", "card"), ABILITIES)
def test_every_ability_of_a_beast(beast: str, card: str) -> None:
    habitats = {"D3": BOX.beasts[beast].habitat}
    for seed in range(3):
        carry_out(crowded("beast", beast=beast, habitats=habitats), card, seed)


@pytest.mark.parametrize(("hunter", "card"), OWN)
def test_every_ability_of_a_hunter(hunter: str, card: str) -> None:
    other = "iona" if hunter != "iona" else "krim"
    for seed in range(3):
        scene = Scene(
            turn=hunter,
            hunters=(hunter, other),
            beast_at="D3",
            summons=["D2", "C3"],
            grudges={hunter: 3},
            at={hunter: "C3", other: "D3"},
            hands={hunter: ["bell-trap"]},
        )
        carry_out(scene, card, seed)


BETTER = [(beast.id, better.id) for beast in BOX.beasts.values() for better in beast.upgrade]
BETTER += [(hunter.id, better.id) for hunter in BOX.hunters.values() for better in hunter.upgrade]


@pytest.mark.parametrize(("who", "upgrade"), BETTER)
def test_every_upgrade_can_be_unlocked(who: str, upgrade: str) -> None:
    is_beast = who in BOX.beasts
    name = "beast" if is_beast else who
    hunters = ("helga", "iona") if is_beast or who in ("helga", "iona") else (who, "helga")
    scene = Scene(
        turn=hunters[1],
        hunters=hunters,
        beast=who if is_beast else "fangrir",
        grudges={name: 9},
        wounds={"beast": 2},
        traps=[("elkwold", "net-trap", "swamp", "helga")],
    )
    scene.position.passes = 2
    scene.play("pass").resolve_chance()
    while scene.actor != scene.names.index(name):
        scene.play("done")
    number = scene.upgrade(upgrade, scene.names.index(name))
    scene.play(f"buy {upgrade}")
    assert scene.position.ups[scene.names.index(name)] == 1 << number
    assert "unlocks" in scene.heard(15)


def test_the_box_uses_every_kind_of_effect() -> None:
    shelves = (BOX.actions, BOX.beasts, BOX.abilities, BOX.hunters, BOX.gear, BOX.talents, BOX.contracts)
    used = {type(part) for shelf in shelves for thing in shelf.values() for part in parts(thing)}
    known = {*get_args(cards.AnyEffect), *get_args(cards.AnyLasting)}
    assert known <= used, f"nothing does {[kind.__name__ for kind in known - used]}"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[gear]]\nid = "x"\nsymbol = "reaction"\nwhat = [{ do = "hush" }]', "only reactions have a time"),
        ('[[talent]]\nid = "x"\nsymbol = "red"\nwhat = [{ do = "fly" }]', "no effect is called 'fly'"),
        (
            '[[contract]]\nid = "x"\nmap = "moon"\nplayers = [2]\ndays = 1\nwins = []\nnight = []',
            "no map is called",
        ),
        (
            '[[contract]]\nid = "x"\nmap = "drenched-lands"\nplayers = [2]\ndays = 3\nwins = []\nnight = []',
            "0 nights",
        ),
        (
            '[[gear]]\nid = "x"\nsymbol = "red"\nwhat = [{ do = "hush" }]\n'
            '[[gear]]\nid = "x"\nsymbol = "red"\nwhat = [{ do = "hush" }]',
            "twice",
        ),
        (
            '[[map]]\nid = "m"\nregions = ["r"]\nlocation = [\n'
            '{ id = "a", at = "A1", habitat = "start", exits = { E = "B1" } },\n'
            '{ id = "b", at = "B1", habitat = "cave", region = "r", exits = { W = "A1", E = "C1" } },\n'
            '{ id = "c", at = "C1", habitat = "cave", region = "r", exits = { E = "D1" } },\n'
            '{ id = "d", at = "D1", habitat = "cave", region = "r", exits = { W = "C1" } },\n]',
            "no way back",
        ),
        (
            '[[hunter]]\nid = "x"\nhealth = 3\n'
            'card = [{ id = "y", symbol = "red", what = [{ do = "hush" }] }]\n'
            'upgrade = [{ id = "z", cost = 1 }]',
            "either a lasting effect or effects",
        ),
    ],
)
def test_bad_packs_are_refused(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PackError, match=problem):
        PACKAGE.make_game_from(file)


def test_options_are_asked_for_in_the_order_of_their_record() -> None:
    assert GAME.options_type.__struct_fields__ == BestiaOptions.__struct_fields__
