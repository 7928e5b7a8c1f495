"""PANIC, UPK, FIN, TURN: the last two phases of a turn."""

from __future__ import annotations

import pytest

from tests.games.finalgirl.scene import Scene

DIED = {"killed_turn": 1}


@pytest.mark.rules("FG-PANIC-01")
def test_a_death_anywhere_makes_them_panic() -> None:
    scene = Scene(at="panic", here="shed", away="dock", victims={"dock": 1}, fields=DIED).play("die 5")
    assert scene.victims() == {"south-road": 1}


@pytest.mark.rules("FG-T-74", "FG-PANIC-01")
def test_without_a_death_nobody_panics() -> None:
    scene = Scene(at="panic", here="shed", away="dock", victims={"dock": 3})
    assert (scene.victims(), scene.position.turn) == ({"dock": 3}, 2)


@pytest.mark.rules("FG-T-75", "FG-PANIC-06", "FG-PANIC-09", "FG-PANIC-10", "FG-PANIC-08", "FG-MIN-13")
def test_who_runs_into_an_enemy_does_not_run_again() -> None:
    scene = Scene(
        at="panic",
        killer="parade",
        here="shed",
        away="dock",
        minions={"lake": 1},
        victims={"dock": 1, "lake": 1},
        fields=DIED,
    )
    assert scene.offers() == ["any-order", "panic ordinary dock", "panic ordinary lake"]
    scene.play("panic ordinary dock", "die 1", "die 1")
    assert scene.victims() == {"lake": 2}
    assert scene.position.turn == 2


@pytest.mark.rules("FG-PANIC-05", "FG-PANIC-07")
def test_the_player_chooses_the_order_or_does_not_care() -> None:
    scene = Scene(
        at="terror", here="shed", away="dock", victims={"cabins": 1, "firepit": 1}, terror=["scatter"]
    )
    scene.play("any-order", "die 6", "die 6")
    assert scene.victims() == {"north-road": 1, "lakeside-hut": 1}


@pytest.mark.rules("FG-PANIC-07")
def test_panic_twice() -> None:
    scene = Scene(at="terror", here="shed", away="dock", victims={"dock": 1}, terror=["despair"])
    scene.play("die 1", "die 6")
    assert scene.told("panics")[1]["start"] == scene.space("lake")
    assert [scene.space("lake"), scene.space("cliff")] == [told["end"] for told in scene.told("panics")]


@pytest.mark.rules("FG-T-76", "FG-FIN-01", "FG-FIN-02", "FG-FIN-03", "FG-FIN-04", "FG-DARK-04", "FG-UPK-01")
def test_the_finale_comes_when_the_deck_is_empty() -> None:
    scene = Scene(
        at="terror", here="dock", away="shed", hand=["walk"], terror=["looming"], fields={"terror_left": 1}
    )
    scene.play("finale pitch-dark", "power grudge", "power harvest")
    assert (scene.position.finale, len(scene.position.powers)) == (0, 2)
    scene.play("done", "done")
    assert scene.told("terror") == []
    assert len(scene.told("hunts")) == 1


@pytest.mark.rules("FG-UPK-02")
def test_upkeep_moves_the_closest_victim() -> None:
    scene = Scene(
        at="upkeep", here="shed", away="dock", victims={"cliff": 1, "cabins": 1}, events=["moths-to-a-flame"]
    )
    assert scene.victims() == {"lake": 1, "cabins": 1}


@pytest.mark.rules("FG-UPK-03", "FG-UPK-04", "FG-ITEM-04", "FG-TURN-02")
def test_items_are_rearranged_in_upkeep() -> None:
    scene = Scene(at="upkeep", here="dock", away="shed", hand=["walk"], held=["knife"], bag=["axe"])
    assert scene.offers() == ["done", "stow knife"]
    assert scene.refusal("hold axe") == ("FG-HANDS-01", "refused-hands-full")
    scene.play("stow knife", "hold axe")
    assert (scene.items("held"), scene.items("bag"), scene.position.turn) == (["axe"], ["knife"], 2)
