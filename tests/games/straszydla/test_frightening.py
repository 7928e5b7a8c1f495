"""FRIGHT: dice, energy, cubes and dread."""

from __future__ import annotations

import pytest

from tests.games.straszydla.scene import Scene


def scared(
    *dice: int, spooks: tuple[str, ...] = ("wodnik", "smok"), energy: int = 9, dread: int = 0, **more: object
) -> Scene:
    """Return a scene: A frightens by day in a water district; wodnik 3 and smok 4 make 7."""
    scene = Scene(
        2,
        pawns={"A": "plywalnia"},
        spooks={"A": spooks},
        purses={"A": {"energy": energy}},
        dread={"A": dread},
        imps={"A": [str(imp) for imp in more.get("imps", ())]},  # type: ignore[attr-defined]
    )
    return scene.play("frighten", *[f"die {face}" for face in dice])


@pytest.mark.rules("STR-FRIGHT-02", "STR-FRIGHT-03", "STR-FRIGHT-04")
def test_as_many_dice_as_spooks_against_their_strength() -> None:
    scene = Scene(2, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik", "smok", "strzyga"]}).play("frighten")
    assert scene.told("frightens") == [{"seat": 0, "strength": 10, "kind": 0}]
    assert scene.told("rolls") == [{"seat": 0, "dice": [1, 1, 1]}]


@pytest.mark.rules("STR-FRIGHT-05", "STR-FRIGHT-06", "STR-FRIGHT-07", "STR-FRIGHT-08", "STR-FRIGHT-09")
@pytest.mark.parametrize(
    ("dice", "difference", "cubes"),
    [((3, 4), 0, 3), ((4, 4), 1, 2), ((2, 4), 1, 2), ((5, 4), 2, 1), ((3, 2), 2, 1), ((5, 5), 3, 0)],
)
def test_the_difference_says_how_many_cubes(dice: tuple[int, int], difference: int, cubes: int) -> None:
    scene = scared(*dice).play("keep")
    (told,) = scene.told("catches")
    assert (told["difference"], told["count"]) == (difference, cubes)
    assert scene.purse("A").get("water", 0) == cubes


@pytest.mark.rules("STR-FRIGHT-10")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [("plywalnia", "water"), ("kopalnia", "earth"), ("strychy", "air"), ("spalona-kamienica", "fire")],
)
def test_the_cubes_have_the_colour_of_the_district(tile: str, kind: str) -> None:
    scene = Scene(2, pawns={"A": tile}, spooks={"A": ["wodnik"]}).play("frighten", "die 3", "keep")
    assert scene.purse("A") == {kind: 3}


@pytest.mark.rules("STR-FRIGHT-11", "STR-FRIGHT-12", "STR-FRIGHT-13")
def test_each_energy_changes_a_die_by_one_as_often_as_one_can_pay() -> None:
    scene = scared(6, 6, energy=5)
    scene.play("lower 0", "lower 0", "lower 0", "raise 0", "lower 1")
    assert scene.purse("A") == {}
    assert scene.verbs() == {"keep"}
    assert scene.refusal("lower 0") == ("STR-FRIGHT-11", "refused-too-little-energy")
    (told,) = scene.play("keep").told("catches")
    assert (told["sum"], told["count"]) == (9, 1)


@pytest.mark.rules("STR-FRIGHT-14", "STR-FRIGHT-15", "STR-FRIGHT-16")
@pytest.mark.parametrize(
    ("dice", "change"), [((6, 6), 2), ((1, 1), -2), ((6, 1), 0), ((3, 4), 0), ((1, 5), -1)]
)
def test_sixes_bring_dread_and_ones_cost_it(dice: tuple[int, int], change: int) -> None:
    assert scared(*dice, dread=3).play("keep").dread("A") == 3 + change


@pytest.mark.rules("STR-FRIGHT-16")
def test_only_the_last_faces_count() -> None:
    scene = scared(6, 1, dread=1).play("lower 0", "raise 1", "keep")
    assert scene.dread("A") == 1
    assert scared(5, 2, dread=1).play("raise 0", "lower 1", "keep").dread("A") == 1
    assert scared(5, 4, dread=0).play("raise 0", "keep").dread("A") == 1


@pytest.mark.rules("STR-FRIGHT-17", "STR-AMB-17", "STR-AMB-18", "STR-AMB-20")
def test_limits_of_frightening() -> None:
    below = scared(1, 6).play("keep")
    above = scared(2, 6).play("keep")
    assert below.told("catches")[0]["difference"] == 0
    assert above.told("catches")[0]["difference"] == 1
    edge = scared(1, 6)
    assert edge.refusal("lower 0") == edge.refusal("raise 1") == ("STR-AMB-18", "refused-die-limit")
    assert edge.refusal("raise 2") == ("STR-FRIGHT-11", "refused-no-such-die")
    assert scared(1, 1, dread=1).play("keep").dread("A") == 0
    assert scared(6, 1, spooks=("wodnik", "smok"), dread=0).play("keep").dread("A") == 0


@pytest.mark.rules("STR-AMB-19", "STR-AMB-48")
def test_without_spooks_there_is_no_frightening() -> None:
    scene = Scene(2, pawns={"A": "plywalnia"})
    assert scene.refusal("frighten") == ("STR-AMB-19", "refused-no-spooks")


@pytest.mark.rules("STR-DREAD-05")
def test_a_die_is_rolled_again_for_dread_before_energy_is_spent() -> None:
    scene = scared(1, 4, dread=1).play("reroll 0", "die 3")
    assert (scene.dread("A"), scene.told("pays-dread")) == (0, [{"seat": 0, "count": 1, "what": "reroll"}])
    assert scene.refusal("reroll 0") == ("STR-DREAD-02", "refused-too-little-dread")
    assert scene.play("keep").purse("A") == {"water": 3, "energy": 9}
    late = scared(1, 4, dread=2).play("raise 0")
    assert late.refusal("reroll 0") == ("STR-AMB-32", "refused-energy-spent")
    assert late.refusal("collect") == ("STR-FRIGHT-11", "refused-not-now")
    assert scared(1, 4, dread=2).refusal("reroll 2") == ("STR-DREAD-05", "refused-no-such-die")


@pytest.mark.rules("STR-IMP-05")
def test_prankster_rolls_any_dice_again() -> None:
    scene = scared(1, 1, imps=("psotnik",)).play("use 4")
    assert scene.offers() == ["pick 0", "pick 1"]
    assert scene.refusal("roll-again") == ("STR-IMP-05", "refused-nothing-picked")
    scene.play("pick 1")
    assert scene.offers() == ["pick 0", "roll-again"]
    assert scene.refusal("pick 1") == ("STR-IMP-05", "refused-picked-already")
    assert scene.refusal("pick 2") == ("STR-IMP-05", "refused-no-such-die")
    assert scene.refusal("keep")[1] == "refused-not-now"
    scene.play("pick 0", "roll-again", "die 3", "die 4", "keep")
    assert scene.purse("A")["water"] == 3


@pytest.mark.rules("STR-IMP-05")
def test_gust_sets_a_die() -> None:
    scene = scared(1, 4, imps=("podmuch",)).play("use 5")
    assert "set 0 1" not in scene.offers()
    assert scene.refusal("set 0 1") == ("STR-IMP-05", "refused-shows-already")
    assert scene.refusal("set 2 1") == ("STR-IMP-05", "refused-no-such-die")
    assert scene.refusal("keep")[1] == "refused-not-now"
    scene.play("set 0 3")
    assert scene.told("changes-die") == [{"seat": 0, "old": 1, "new": 3}]
    assert scene.play("keep").purse("A")["water"] == 3


@pytest.mark.rules("STR-DREAD-05")
def test_what_dread_buys_waits_until_the_frightening_is_over() -> None:
    scene = scared(1, 4, dread=5)
    assert scene.refusal("dread-cube") == scene.refusal("dread-imp") == ("STR-DREAD-05", "refused-not-now")
    scene.play("keep")
    assert {"buy", "dread-cube", "dread-imp"} <= scene.verbs()
    assert scared(1, 4, energy=2).refusal("trade") == ("STR-TRADE-03", "refused-too-few-cubes")
    assert scared(1, 4).refusal("swap 3") == ("STR-IMP-08", "refused-no-such-imp")


def test_after_energy_no_imp_changes_dice() -> None:
    scene = scared(1, 4, imps=("podmuch",)).play("raise 0")
    assert scene.refusal("use 5") == ("STR-AMB-32", "refused-energy-spent")
    assert scared(1, 4, imps=("podpalacz",)).refusal("use 9") == ("STR-AMB-32", "refused-imp-not-now")


@pytest.mark.rules("STR-BUY-01", "STR-AMB-58")
def test_a_spook_bought_while_frightening_brings_energy_but_neither_a_die_nor_strength() -> None:
    scene = Scene(2, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik"]}, purses={"A": {"earth": 6}})
    scene.play("frighten", "die 5", "buy 0")
    assert (scene.frame, scene.spooks("A"), scene.purse("A")) == (
        "Frighten", ["wodnik", "brzeginia"], {"energy": 4}
    )  # fmt: skip
    assert scene.refusal("buy 1") == ("STR-BUY-06", "refused-bought-already")
    scene.play("lower 0", "lower 0", "keep")
    assert scene.told("catches")[0]["difference"] == 0, "Wodnik alone has strength 3"
    assert scene.purse("A") == {"water": 3, "energy": 2}


@pytest.mark.rules("STR-TRADE-02")
def test_missing_energy_can_be_traded_for_while_frightening() -> None:
    scene = Scene(2, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik"]}, purses={"A": {"earth": 3}})
    scene.play("frighten", "die 4", "trade", "take 4", "lower 0", "keep")
    assert scene.purse("A") == {"water": 3}
    swapped = Scene(2, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik"]}, imps={"A": ["kret"]})
    assert swapped.play("frighten", "die 3", "swap 12", "keep").purse("A") == {"water": 3, "earth": 1}


@pytest.mark.rules("STR-DUEL-10", "STR-FRIGHT-04")
def test_a_roll_says_which_rule_asks_for_it() -> None:
    fright = Scene(2, pawns={"A": "plywalnia"}, spooks={"A": ["smok"]})
    fright.step("frighten")
    duel = Scene(2, at="duels", pawns={"A": "huta", "B": "huta"})
    assert fright.frame == duel.frame == "Roll"
    assert [scene.position.stack[-1].rule() for scene in (fright, duel)] == ["STR-FRIGHT-04", "STR-DUEL-10"]


@pytest.mark.rules("STR-FRIGHT-04", "STR-DUEL-10")
def test_a_die_rolled_again_is_rolled_by_the_rule_of_the_moment() -> None:
    for trick in ("reroll 0", "use 4"):
        scene = scared(1, 4, dread=1, imps=("psotnik",)).step(trick)
        if trick == "use 4":
            scene.step("pick 0").step("roll-again")
        assert scene.position.stack[-1].rule() == "STR-FRIGHT-04"
    fight = Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, dread={"A": 1})
    while fight.frame != "AfterRoll":
        assert fight.position.stack[-1].rule() == "STR-DUEL-10"
        fight.step("die 3")
    assert fight.step("reroll 0").position.stack[-1].rule() == "STR-DUEL-10"


@pytest.mark.rules("STR-IMP-05")
def test_a_die_that_was_not_picked_is_not_rolled_again() -> None:
    scene = scared(1, 4, imps=("psotnik",)).play("use 4", "pick 0", "roll-again", "die 3")
    assert "keep" in scene.offers()
