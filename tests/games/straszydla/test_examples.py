"""EX: the examples of the rulebook, number by number. Bartek is B, Ania is A, Celina is C."""

from __future__ import annotations

import pytest

from tests.games.straszydla.scene import BOX, Scene

#: By night Crowling 4, Forest Warden 4, Striga 3, Lamplighter 3: 14.
FOUR = ["wroniec", "borowy", "strzyga", "latarnik"]
DAY = {tile.id for tile in BOX.tiles[1:] if tile.time != "night"}


@pytest.mark.rules("STR-EX-01")
def test_a_day_begins() -> None:
    scene = Scene(3, at="round", starter="B", period=2, stops=["metro", "huta"])
    assert scene.position.clock == 3
    assert scene.stops == set()
    assert {scene.tile_at(cell) for cell, count in enumerate(scene.position.cubes) if count} == DAY


@pytest.mark.rules("STR-EX-02")
def test_a_way_around_a_stop() -> None:
    scene = Scene(3, at="plan", starter="B", pawns={"B": "fontanna"}, stops=["cmentarz"])
    assert scene.refusal("B: step 3") == ("STR-MOVE-03", "refused-blocked")
    scene.plan("B", "huta", "wiatraki", "niespokojny-lasek")
    scene.plan("A", "remiza", "metro", "strychy").plan("C", "huta", "fontanna", "remiza")
    (walk,) = [event.args for event in scene.events if event.key == "walks" and event.args["seat"] == 1]
    assert walk == {"seat": 1, "tiles": [3, 21, 16, 10], "way": [22, 29, 36, 37]}
    assert scene.pawn("B") == "niespokojny-lasek"


@pytest.mark.rules("STR-EX-03")
def test_alone_in_the_restless_grove() -> None:
    scene = Scene(3, starter="B", pawns={"B": "niespokojny-lasek"}, cubes={"niespokojny-lasek": 2})
    scene.play("collect")
    assert scene.purse("B") == {"earth": 2}
    assert scene.lying("niespokojny-lasek") == 0


@pytest.fixture
def duel() -> Scene:
    """Return the duel of three up to the first dice."""
    scene = Scene(
        3,
        at="moved",
        starter="B",
        pawns={"A": "centrum", "B": "centrum", "C": "centrum"},
        spooks={"A": ["strzyga", "bebok"], "B": ["latarnik", "smok"], "C": ["dusiol"]},
        purses={"A": {"energy": 4}, "B": {"energy": 4}},
        imps={"C": ["wir"]},
        cubes={"spalona-kamienica": 1},
        tops={"air-imp": "gwizd"},
    )
    scene.position.order = (1, 0, 2)
    return scene.step("C: skip")


@pytest.mark.rules("STR-EX-04", "STR-EX-05")
def test_the_order_of_duels_and_the_third_die(duel: Scene) -> None:
    (told,) = [event.args for event in duel.events if event.key == "duel"]
    assert told == {"seat": 1, "by": 0, "tile": 1, "strengths": [7, 5]}
    duel.play("die 3", "die 5", "die 3", "die 6", "die 5")
    rolled = [event.args for event in duel.events if event.key == "rolls"]
    assert rolled == [{"seat": 1, "dice": [3, 5, 3]}, {"seat": 0, "dice": [6, 5]}]


@pytest.mark.rules("STR-EX-06", "STR-EX-07", "STR-EX-07a")
def test_comparison_bids_and_the_best_that_bartek_can_do(duel: Scene) -> None:
    duel.play("die 3", "die 5", "die 3", "die 6", "die 5")
    assert duel.view("*")["frames"][-1]["dice"] == ((5, 3, 3), (6, 5))
    duel.duel_bids("A 2", "B 3")
    assert (duel.purse("A"), duel.purse("B")) == ({"energy": 2}, {"energy": 1})
    assert duel.asked_names == "B"
    duel.play("raise 0")
    (told,) = duel.told("wins-duel")
    assert (told["seat"], told["won"], told["lost"]) == (0, 1, 1), "5 is less than 7"
    assert told["dice"] == [[6, 3, 3], [6, 5]]


@pytest.mark.rules("STR-EX-06", "STR-EX-07")
def test_without_a_change_ania_wins_two_to_one(duel: Scene) -> None:
    duel.play("die 3", "die 5", "die 3", "die 6", "die 5").duel_bids("A 2", "B 3").play("keep")
    (told,) = duel.told("wins-duel")
    assert (told["seat"], told["won"], told["lost"]) == (0, 2, 1)


@pytest.mark.rules("STR-EX-08", "STR-EX-09")
def test_bartek_chooses_where_to_go_and_celina_is_next(duel: Scene) -> None:
    duel.play("die 3", "die 5", "die 3", "die 6", "die 5").duel_bids("A 2", "B 3").play("keep", "leave")
    assert duel.dread("A") == 1
    assert duel.asked_names == "B"
    assert len(duel.places("flee")) == 8
    duel.play(f"flee {duel.cell('spalona-kamienica')}", "die 6", "die 6", "die 6", "die 1", "die 1")
    (told,) = duel.told("duel")
    assert (told["seat"], told["by"], told["strengths"]) == (0, 2, [5, 3])
    assert [args["dice"] for args in duel.told("rolls")] == [[6, 6, 6], [1, 1]]
    assert duel.pawn("B") == "spalona-kamienica"


def frightening() -> Scene:
    scene = Scene(
        3,
        night=1,
        pawns={"A": "strychy"},
        spooks={"A": FOUR},
        purses={"A": {"energy": 6}},
        dread={"A": 2},
    )
    return scene.play("frighten", "die 6", "die 1", "die 5", "die 4")


@pytest.mark.rules("STR-EX-10", "STR-EX-11")
def test_fourteen_and_what_was_rolled() -> None:
    scene = frightening()
    assert scene.told("frightens") == [{"seat": 0, "strength": 14, "kind": 1}]
    assert scene.told("rolls") == [{"seat": 0, "dice": [6, 1, 5, 4]}]
    scene.play("keep")
    (told,) = scene.told("catches")
    assert (told["sum"], told["difference"], told["count"], told["dread"]) == (16, 2, 1, 0)
    assert scene.dread("A") == 2, "one more for the 6, one less for the 1"


@pytest.mark.rules("STR-EX-12")
def test_four_energy_hit_fourteen_exactly() -> None:
    scene = frightening().play("raise 1", "lower 2", "lower 2", "lower 3")
    assert scene.view("A")["frames"][-1]["dice"] == (6, 2, 3, 3)
    scene.play("keep")
    assert scene.purse("A") == {"air": 3, "energy": 2}
    assert scene.dread("A") == 3


@pytest.mark.rules("STR-EX-13", "STR-EX-14", "STR-EX-15", "STR-EX-16")
def test_ania_feeds_and_is_saved_by_dread() -> None:
    purse = {"earth": 4, "air": 5, "fire": 3, "water": 2, "energy": 1}
    scene = Scene(3, at="feed", night=1, spooks={"A": FOUR}, purses={"A": purse}, dread={"A": 4})
    assert scene.position.strength(0) == 14
    scene.play("feed 35", "feed-with 1 1", "feed-with 2 2")
    assert [told["count"] for told in scene.told("eats")] == [4, 3, 3]
    assert scene.purse("A") == {"air": 2, "water": 2, "energy": 1}
    assert scene.refusal("feed 17") == ("STR-FEED-04", "refused-too-little-food")
    scene.play("trade", "give 0", "give 0", "give 4", "take 1")
    assert scene.purse("A") == {"air": 3}
    assert scene.refusal("feed 17") == ("STR-FEED-04", "refused-too-little-food")
    scene.play("feed-dread 17", "done")
    assert (scene.spooks("A"), scene.dread("A"), scene.purse("A")) == (FOUR, 0, {"air": 3})


@pytest.mark.rules("STR-EX-17")
@pytest.mark.parametrize(("change", "face"), [("raise 0", 6), ("lower 0", 4)])
def test_a_five_becomes_a_four_or_a_six(change: str, face: int) -> None:
    scene = Scene(2, pawns={"A": "strychy"}, spooks={"A": ["smok"]}, purses={"A": {"energy": 1}})
    scene.play("frighten", "die 5", change)
    assert scene.told("changes-die") == [{"seat": 0, "old": 5, "new": face}]
    assert scene.purse("A") == {}


@pytest.mark.rules("STR-EX-18", "STR-FEED-06")
def test_a_starter_eats_one_colour_now_and_another_next_time() -> None:
    for colour, kind in ((2, "fire"), (1, "air")):
        scene = Scene(2, at="feed", spooks={"A": ["strzyga"]}, purses={"A": {kind: 3}})
        assert scene.play(f"feed-with 1 {colour}").purse("A") == {}
    mixed = Scene(2, at="feed", spooks={"A": ["strzyga"]}, purses={"A": {"fire": 2, "air": 1}})
    assert "feed" not in " ".join(mixed.offers())


@pytest.mark.rules("STR-EX-19")
@pytest.mark.parametrize("energy", [0, 1, 3])
def test_equal_bids_change_nothing(energy: int) -> None:
    scene = Scene(
        2,
        at="duels",
        pawns=dict.fromkeys("AB", "huta"),
        purses={"A": {"energy": 3}, "B": {"energy": 3}},
        tops={"air-imp": "gwizd"},
    )
    scene.play("die 4", "die 2", "die 3", "die 3", f"A: bid {energy}", f"B: bid {energy}")
    assert scene.told("changes-die") == []
    assert scene.told("wins-duel")[0]["dice"] == [[4, 2], [3, 3]]
    assert scene.purse("A") == scene.purse("B") == ({"energy": 3 - energy} if energy < 3 else {})


@pytest.mark.rules("STR-EX-20")
def test_the_clock_of_a_time_of_day() -> None:
    left = [Scene(3, at="round", number=number).position.clock for number in (1, 2, 3, 4)]
    assert left == [3, 2, 1, 0]
    turned = Scene(3, at="summon", number=4, starter="A").pass_chance()
    assert (turned.position.clock, turned.position.night, turned.position.starter) == (3, 1, 1)
