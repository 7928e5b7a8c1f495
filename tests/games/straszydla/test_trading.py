"""TRADE and BUY: the bank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from polnoc.games.straszydla.cards import ELEMENT_NAMES
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.rules.stacks import OpenStacks
from tests.games.straszydla.scene import BOX, GAME, Scene

#: The game with its first rules, which tables of that time still play.
RULES_1: Final = StraszydlaGame(BOX, 1)


@pytest.mark.rules("STR-TRADE-01", "STR-TRADE-03", "STR-TRADE-07")
def test_three_cubes_of_any_kinds_buy_one() -> None:
    scene = Scene(2, purses={"A": {"water": 2, "fire": 1, "energy": 2}}).play("trade")
    assert scene.offers() == ["give 0", "give 2", "give 4"]
    assert scene.refusal("give 1") == ("STR-TRADE-03", "refused-no-such-cube")
    assert scene.refusal("take 1")[1] == "refused-not-now"
    scene.play("give 0", "give 4", "give 2")
    assert scene.offers()[:5] == [f"take {kind}" for kind in range(5)]
    assert scene.refusal("give 0")[1] == "refused-not-now"
    scene.play("take 1")
    assert scene.purse("A") == {"water": 1, "air": 1, "energy": 1}
    assert scene.told("trades") == [{"seat": 0, "paid": [1, 0, 1, 0, 1], "kind": 1}]


@pytest.mark.rules("STR-TRADE-02", "STR-AMB-36")
def test_one_may_trade_among_actions_when_frightening_and_while_feeding() -> None:
    rich = {"A": {"water": 3}}
    assert "trade" in Scene(2, purses=rich).offers()
    assert "trade" in Scene(2, at="feed", purses=rich).offers()
    scared = Scene(2, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik"]}, purses=rich).play("frighten")
    assert "trade" in scared.offers()
    planning = Scene(2, at="plan", purses=rich)
    assert planning.refusal("A: trade") == ("STR-PLAN-01", "refused-not-now")


@pytest.mark.rules("STR-TRADE-02", "STR-AMB-36")
@pytest.mark.parametrize("game", [GAME, RULES_1], ids=["newest rules", "rules 1"])
@pytest.mark.parametrize(
    ("purse", "imps", "top", "offered"),
    [
        ({"water": 3}, [], "psotnik", {"trade"}),
        ({"water": 3}, [], "gwizd", {"trade"}),
        ({"water": 2, "energy": 1}, [], "psotnik", {"trade"}),
        ({"water": 2, "energy": 1}, [], "gwizd", set()),
        ({"energy": 3}, [], "podmuch", {"trade"}),
        ({"energy": 9}, [], "gwizd", set()),
        ({"water": 2}, ["kret"], "gwizd", {"swap"}),
        ({"water": 1}, ["kret"], "gwizd", set()),
        ({"water": 1, "energy": 1}, ["kret"], "psotnik", {"swap"}),
        ({"water": 2}, [], "psotnik", set()),
    ],
)
def test_in_a_duel_one_may_trade_exactly_if_energy_or_a_helpful_imp_can_come_of_it(
    purse: dict[str, int], imps: list[str], top: str, offered: set[str], game: StraszydlaGame
) -> None:
    scene = Scene(
        2,
        game=game,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        purses={"A": purse, "B": {}},
        imps={"A": imps},
        tops={"air-imp": top},
    ).pass_chance()
    asked = scene.frame == "AfterRoll"
    assert asked == bool(offered)
    if asked:
        assert scene.verbs() == {*offered, "skip"}


def test_a_trade_that_could_change_nothing_in_a_duel_was_refused_with_the_reason_by_older_rules() -> None:
    scene = Scene(
        2,
        game=RULES_1,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        purses={"A": {"energy": 9}},
        dread={"A": 1},
        imps={"A": ["kret"]},
        tops={"air-imp": "gwizd"},
    ).pass_chance()
    assert scene.frame == "AfterRoll"
    assert scene.refusal("trade") == ("STR-TRADE-02", "refused-trade-idle")
    assert scene.refusal("swap 12") == ("STR-TRADE-02", "refused-trade-idle")
    scene.position.purse[0] = (0, 0, 0, 0, 3)
    assert scene.refusal("trade") == ("STR-TRADE-02", "refused-trade-idle"), "three cubes would be enough"
    assert scene.refusal("swap 1") == ("STR-IMP-08", "refused-no-such-imp")
    assert scene.refusal("collect")[1] == "refused-not-now"


#: Moments at which a player decides alone, outside actions and feeding: A is asked.
ALONE: Final[dict[str, dict[str, Any]]] = {
    "BeforePlanning": {"at": "plan", "imps": {"A": ["podpalacz"]}, "stops": ["huta"]},
    "AfterMoving": {"at": "moved", "imps": {"A": ["wir"]}},
    "BeforeRoll": {"at": "duels", "imps": {"A": ["zadziora"]}},
    "AfterRoll": {"at": "duels", "dread": {"A": 1}},
    "AfterWinning": {"at": "duels", "imps": {"A": ["kret"]}, "purses": {"B": {"water": 1}}},
    "Retreat": {"at": "duels"},
}


def alone(rule: str, purse: Mapping[str, int], game: StraszydlaGame = GAME) -> Scene:
    """Return a scene in which A decides something alone and has these cubes."""
    given = dict(ALONE[rule])
    purses = {"A": purse, **given.pop("purses", {})}
    pawns = dict.fromkeys("AB", "huta") if given["at"] == "duels" else {}
    scene = Scene(2, **given, pawns=pawns, spooks={"A": ["smok"]}, purses=purses, game=game)
    faces = [6, 6, 6, 1, 1]
    while (scene.frame, scene.asked_names) != (rule, "A"):
        if scene.asked_names == "*":
            scene.step(f"die {faces.pop(0)}")
        else:
            scene.step("bid 0" if scene.frame == "Bids" else "skip")
    return scene


@pytest.mark.parametrize("rule", ALONE)
@pytest.mark.rules("STR-TRADE-02", "STR-BUY-01", "STR-AMB-36")
def test_the_bank_trades_and_sells_spooks_whenever_one_decides_alone(rule: str) -> None:
    scene = alone(rule, {"water": 2, "energy": 7})
    assert {"trade", "buy"} <= scene.verbs()
    scene.play("trade", "give 4", "give 4", "give 0", "take 3")
    assert (scene.frame, scene.asked_names, scene.purse("A")) == (
        rule, "A", {"water": 1, "earth": 1, "energy": 5}
    )  # fmt: skip
    scene.play("buy 2")
    while scene.frame == "Pay":
        scene.play(scene.offers()[0])
    assert "skierka" in scene.spooks("A")
    assert scene.position.bought == 1
    assert scene.position.energy(0) == 5 - 4 + 4, "a water, an earth and 4 energy paid, 4 brought"


@pytest.mark.parametrize("rule", ALONE)
def test_by_older_rules_the_bank_was_open_only_for_actions_feeding_and_dice(rule: str) -> None:
    scene = alone(rule, {"energy": 9}, RULES_1)
    assert "buy" not in scene.verbs()
    assert scene.refusal("buy 0")[1] == "refused-not-now"


def test_the_bank_says_why_it_does_not_trade_or_sell_now() -> None:
    scene = alone("Retreat", {"energy": 2})
    assert scene.refusal("trade") == ("STR-TRADE-03", "refused-too-few-cubes")
    assert scene.refusal("buy 0") == ("STR-BUY-03", "refused-too-few-cubes")
    rich = alone("AfterWinning", {"energy": 9}).play("use 12")
    assert rich.refusal("trade")[1] == rich.refusal("buy 0")[1] == "refused-not-now"


@pytest.mark.rules("STR-BUY-01", "STR-DUEL-08", "STR-DUEL-09")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice"),
    [
        (["strzyga"], ["wodnik", "strzyga"], (3, 2)),  # 3 + 4 against 6
        (["strzyga"], ["smok", "strzyga"], (2, 2)),  # 3 + 4 against 7
    ],
)
def test_a_spook_bought_before_the_roll_counts_for_the_third_die(
    mine: list[str], theirs: list[str], dice: tuple[int, int]
) -> None:
    held = {"A": mine, "B": [spook for spook in theirs if spook != "strzyga"] + ["latarnik"]}
    scene = Scene(2, at="duels", pawns=dict.fromkeys("AB", "huta"), spooks=held, purses={"A": {"water": 6}})
    assert (scene.frame, scene.position.stack[-1].counts) == ("BeforeRoll", (2, 3))  # type: ignore[attr-defined]
    scene.play("buy 1")
    assert scene.spooks("A") == [*mine, "chmurnik"]
    rolled = [event.args["dice"] for event in scene.events if event.key == "rolls"]
    assert tuple([len(thrown) for thrown in rolled]) == dice  # type: ignore[arg-type]


@pytest.mark.rules("STR-BUY-01")
def test_nobody_is_asked_before_the_roll_if_no_purchase_would_change_the_dice() -> None:
    weak = {"B": ["smok", "zmij", "leszy"]}
    pawns, purses = dict.fromkeys("AB", "huta"), {"A": {"energy": 6}}
    assert Scene(2, at="duels", pawns=pawns, spooks=weak, purses=purses).asked_names == "*"


@pytest.mark.rules("STR-DUEL-24")
def test_whoever_has_one_way_to_retreat_is_not_asked_what_to_trade() -> None:
    around = ["fontanna", "spalona-kamienica", "cmentarz", "niespokojny-lasek"]  # and wiatraki
    scene = Scene(2, at="duels", pawns=dict.fromkeys("AB", "huta"), stops=around, purses={"B": {"water": 9}})
    scene.play("B: skip", "die 6", "die 6", "die 1", "die 1", "B: skip", "leave")
    assert scene.offers() == [f"flee {scene.cell('wiatraki')}"]


@pytest.mark.rules("STR-TRADE-02")
def test_a_trade_in_a_duel_brings_energy_to_bid() -> None:
    scene = Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, purses={"A": {"water": 4}}).pass_chance()
    scene.play("trade", "take 4")
    assert (scene.frame, scene.offers("A")) == ("Bids", ["bid 0", "bid 1"])


@pytest.mark.rules("STR-TRADE-04")
def test_trades_can_be_repeated() -> None:
    scene = Scene(2, purses={"A": {"energy": 9}}).play("trade", "take 2")
    for _ in range(2):
        scene.play("trade", "give 4", "give 4", "give 4", "take 2")
    assert scene.purse("A") == {"fire": 3}


@pytest.mark.rules("STR-TRADE-05")
def test_three_cubes_buy_an_imp_of_any_stack() -> None:
    scene = Scene(2, purses={"A": {"energy": 3}}).play("trade", "imp 2")
    assert (scene.imps("A"), scene.purse("A")) == (["iskrzak"], {})
    assert scene.told("trades-for-imp") == [{"seat": 0, "paid": [0, 0, 0, 0, 3]}]
    empty = ["spizarnik", "spizarnik", "przekupien", "przekupien", "kret"]
    without = Scene(2, purses={"A": {"energy": 3}}, imps={"B": empty}).play("trade")
    assert without.refusal("imp 3") == ("STR-AMB-33", "refused-empty-stack")


@pytest.mark.rules("STR-TRADE-06", "STR-BUY-03", "STR-BUY-04")
def test_a_spook_costs_its_two_strengths_and_only_tops_can_be_bought() -> None:
    tops = {"water": "wodnica", "air": "wroniec", "fire": "none"}
    scene = Scene(2, purses={"A": {"water": 4, "energy": 4}}, tops=tops, recycle=False)
    assert [offer for offer in scene.offers() if offer.startswith("buy")] == ["buy 0", "buy 1", "buy 3"]
    assert scene.refusal("buy 2") == ("STR-BUY-04", "refused-empty-stack")
    scene.play("buy 1")
    assert scene.refusal("give 1") == ("STR-BUY-03", "refused-no-such-cube")
    assert scene.refusal("done") == ("STR-BUY-03", "refused-not-now")
    scene.play("give 0", "give 0", "give 4", "give 4", "give 4", "give 4")
    assert scene.spooks("A") == ["wroniec"]
    assert scene.purse("A") == {"water": 1, "energy": 3}
    assert scene.told("buys") == [{"seat": 0, "spook": 17, "paid": [3, 0, 0, 0, 4]}]


@pytest.mark.rules("STR-BUY-05", "STR-AMB-55")
@pytest.mark.parametrize(("night", "energy"), [(0, 2), (1, 4)])
def test_a_bought_spook_brings_its_strength_of_now_in_energy(night: int, energy: int) -> None:
    scene = Scene(2, night=night, purses={"A": {"water": 6}}, tops={"water": "bagiennik"}).play("buy 0")
    assert scene.purse("A") == {"energy": energy}


def test_what_can_be_paid_in_one_way_only_is_paid_without_asking() -> None:
    all_of_it = Scene(2, purses={"A": {"water": 2, "energy": 1}}).play("trade")
    assert all_of_it.verbs() == {"take", "imp"}
    one_kind = Scene(2, purses={"A": {"earth": 9}}, tops={"water": "wodnik"}).play("buy 0")
    assert (one_kind.frame, one_kind.purse("A")) == ("Act", {"earth": 2, "energy": 3})
    rest = Scene(2, purses={"A": {"earth": 3, "water": 1}}).play("trade", "give 0")
    assert (rest.verbs(), rest.purse("A")) == ({"take", "imp"}, {"earth": 1})


@pytest.mark.rules("STR-BUY-01", "STR-BUY-06", "STR-AMB-37")
def test_one_purchase_a_round() -> None:
    scene = Scene(2, purses={"A": {"energy": 40}}).play("buy 0")
    assert "buy" not in scene.verbs()
    assert scene.refusal("buy 1") == ("STR-BUY-06", "refused-bought-already")
    scene.play("done", "done").plan("A", "remiza", "fontanna", "huta")
    scene.plan("B", "kotlownia", "kanaly", "dzialki")
    assert "buy" in scene.verbs(), "a new round"


@pytest.mark.rules("STR-AMB-37")
@pytest.mark.parametrize("at", ["act", "feed"])
def test_a_group_may_allow_any_number_of_purchases(at: str) -> None:
    scene = Scene(2, at=at, purses={"A": {"energy": 40}}, purchases="any").play("buy 0", "buy 1", "buy 0")
    assert scene.spooks("A") == ["brzeginia", "chmurnik", "bagiennik"]
    assert "buy" in scene.verbs()


@pytest.mark.rules("STR-BUY-02", "STR-BUY-06", "STR-AMB-37", "STR-AMB-38")
def test_one_more_while_feeding_and_it_must_eat_too() -> None:
    scene = Scene(2, number=4, purses={"A": {"energy": 14, "water": 6}}, tops={"water": "brzeginia"})
    scene.play("buy 1", *["give 4"] * 6, "done", "done")
    assert (scene.frame, scene.asked_names) == ("Feed", "A")
    assert "buy 0" in scene.offers()
    scene.play("buy 0", *["give 4"] * 6)
    assert scene.refusal("buy 2") == ("STR-BUY-06", "refused-bought-already")
    assert scene.spooks("A") == ["chmurnik", "brzeginia"]
    assert scene.purse("A")["energy"] > 2, "its energy can be used at once"
    scene.play("feed 5", "done")
    assert scene.spooks("A") == ["brzeginia"], "what did not eat has left"


@pytest.mark.rules("STR-TRADE-08", "STR-AMB-34", "STR-AMB-35")
def test_the_bank_gives_energy_and_no_dread_and_players_do_not_trade() -> None:
    scene = Scene(2, purses={"A": {"water": 3}, "B": {"fire": 3}}).play("trade")
    assert {offer.split()[0] for offer in scene.offers()} == {"take", "imp"}
    scene.play("take 4")
    assert (scene.purse("A"), scene.dread("A"), scene.purse("B")) == ({"energy": 1}, 0, {"fire": 3})


@pytest.mark.rules("STR-IMP-05")
@pytest.mark.parametrize("kind", range(4))
def test_the_only_cube_can_be_recoloured_whatever_its_colour(kind: int) -> None:
    purse: dict[str, int] = {ELEMENT_NAMES[kind]: 1}
    scene = Scene(2, pawns={"A": "huta"}, purses={"A": purse}, imps={"A": ["przekupien"]})
    scene.play("use 11", f"give {kind}")
    others = [other for other in range(4) if other != kind]
    assert (scene.asked_names, scene.offers()) == ("A", [f"take {other}" for other in others])
    scene.play(f"take {others[-1]}")
    assert (scene.frame, scene.purse("A")) == ("Recolouring", {ELEMENT_NAMES[others[-1]]: 1})
    assert scene.play("enough").frame == "Act"


@pytest.mark.rules("STR-SETUP-14")
@pytest.mark.parametrize("element", range(4))
def test_of_the_spooks_of_any_stack_each_comes_up_as_likely(element: int) -> None:
    scene = Scene(2)
    scene.position.top[element] = 0
    scene.position.imp_top[element] = 0
    frame = OpenStacks()
    assert frame.asked(scene.position) == (-1,) and frame.weights(scene.position) is None
    wanted = [spook for spook in BOX.spooks_of[element] if scene.position.pool[element] >> spook & 1]
    assert [action.arg for action in frame.options(scene.position, -1)] == wanted
    scene.position.pool[element] = 0
    pool = scene.position.imp_pool[element]
    kinds = [action.arg for action in frame.options(scene.position, -1)]
    assert frame.weights(scene.position) == [pool.count(kind) for kind in kinds]
    assert sum([pool.count(kind) for kind in kinds]) == len(pool)
