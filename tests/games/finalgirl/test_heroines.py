"""ULT: the ultimate ability of every heroine."""

from __future__ import annotations

import pytest

from polnoc.games.finalgirl.rules.rolling import dice_count
from tests.games.finalgirl.scene import GAME, Scene


def ready(heroine: str, **more: object) -> Scene:
    given = {"here": "dock", "horror": 4, "hand": ["walk"], "unlocked": True, **more}
    return Scene(heroine=heroine, **given)  # type: ignore[arg-type]


def unlocking(heroine: str) -> Scene:
    """Return a scene with one slot free and somebody at the gate."""
    slots = (1 << len(GAME.box.heroines[heroine].slots) - 1) - 1
    saved = slots.bit_count()
    scene = Scene(
        heroine=heroine,
        here="camp-gate",
        hand=["walk"],
        health=2,
        victims={"camp-gate": 1},
        fields={"slots": slots, "saved": saved, "supply": 20 - saved},
    )
    return scene.play("rescue ordinary")


@pytest.mark.rules("FG-ULT-02")
def test_reiko() -> None:
    scene = ready("reiko", away="cliff").play("ability leap")
    assert scene.here == "cliff"
    assert "ability leap" not in scene.offers()
    assert "ability leap" not in ready("reiko", away="north-forest").offers()


def test_selena() -> None:
    scene = ready("selena")
    assert dice_count(scene.position, scene.terms.card_number["search"]) == 4
    assert dice_count(scene.position, scene.terms.card_number["walk"]) == 2


def test_adelaide() -> None:
    assert unlocking("adelaide").play("choose 1").position.health == 6
    rich = unlocking("adelaide").play("choose 2", "take furious-strike", "take sprint")
    assert rich.pile("hand") == {"walk": 1, "furious-strike": 1, "sprint": 1}
    assert rich.offers() == ["done", "take walk", "take focus", "take weak-attack", "take short-rest"]
    assert rich.play("done").frame == "ActionPhase"


def test_barbara() -> None:
    scene = ready("barbara", away="dock", victims={"dock": 3}, hand=["weak-attack"])
    scene.play("play weak-attack", "dice 5 5", "sacrifice 2")
    assert (scene.position.killer_health, scene.victims(), scene.position.row) == (9, {"dock": 1}, 0)
    led = ready("barbara", away="lake", victims={"dock": 2}).play(
        "play walk", "dice 5 1", "go lake", "with 2"
    )
    assert led.victims() == {"lake": 2}


def test_iga() -> None:
    scene = unlocking("iga").play("name furious-strike")
    assert dice_count(scene.position, scene.terms.card_number["furious-strike"]) == 5
    assert dice_count(scene.position, scene.terms.card_number["walk"]) == 2


def test_wanda() -> None:
    scene = ready("wanda").play("ability last-effort")
    assert (scene.position.health, scene.pile("hand")) == (4, {"walk": 1, "critical-blow": 1})


def test_dorota() -> None:
    assert ready("dorota").play("discard walk").told("time") == [{"n": 2, "now": 8}]


def test_sabina() -> None:
    scene = ready("sabina", killer="parade", away="dock", minions={"dock": 1}).play("ability fury")
    assert scene.offers() == ["hit killer dock", "hit minions dock"]
    scene.play("hit killer dock", "hit minions dock")
    assert (scene.position.health, scene.position.killer_health, scene.minions()) == (4, 11, {})


def test_nina() -> None:
    scene = ready("nina", horror=7).play("play walk", "dice 2 5")
    assert scene.offers() == ["count 2", "count 5"]
    assert scene.play("count 5").told("result") == [{"successes": 1}]


def test_hana() -> None:
    scene = ready("hana", hand=["search"], decks={2: ["knife", "axe"]}).play("play search", "dice 5 1")
    assert scene.pass_chance().offers() == ["keep knife", "keep axe"]


def test_every_heroine_is_tested() -> None:
    tests = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert set(GAME.box.heroines) - tests == {"laurie"}  # hers is a worked example
