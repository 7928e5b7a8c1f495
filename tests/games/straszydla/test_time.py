"""TIME, REFILL and VAR2: the clock, STOP markers and new cubes."""

from __future__ import annotations

import pytest

from tests.games.straszydla.scene import BOX, Scene
from tests.games.straszydla.walks import lead_on, to_round

DAY = {tile.id for tile in BOX.tiles[1:] if tile.time in ("day", "both")}
NIGHT = {tile.id for tile in BOX.tiles[1:] if tile.time in ("night", "both")}
OUTSKIRTS = {"A": "metro", "B": "kanaly", "C": "cmentarz", "D": "stary-port"}


def filled(scene: Scene) -> set[str]:
    return {scene.tile_at(cell) for cell, count in enumerate(scene.position.cubes) if count}


@pytest.mark.rules("STR-TIME-01", "STR-TIME-02", "STR-TIME-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_round_takes_a_cube_from_the_card(number: int) -> None:
    scene = Scene(3, at="round")
    to_round(scene, number)
    assert scene.position.clock == 4 - number
    (told,) = [event.args for event in scene.events if event.key == "round-begins"][-1:]
    assert told == {"period": 1, "night": 0, "round": number, "seat": 0}


@pytest.mark.rules("STR-TIME-04", "STR-TIME-05", "STR-TIME-06", "STR-TIME-09", "STR-TIME-10", "STR-AMB-54")
def test_when_the_card_is_empty_it_is_turned_filled_and_passed_on() -> None:
    scene = Scene(3, at="summon", number=4, night=0, starter="C")
    scene.position.bought = 0b111
    scene.play()
    assert scene.position.bought == 0, "whoever bought while feeding may buy again"
    assert scene.position.night == 1
    assert scene.position.starter == 0, "clockwise from C is A"
    assert scene.position.clock == 3, "four cubes, and one is taken for round 1 at once"
    assert scene.position.period == 2


@pytest.mark.rules("STR-TIME-07", "STR-AMB-13")
@pytest.mark.parametrize("players", [3, 4])
def test_after_a_change_of_time_all_stops_go(players: int) -> None:
    scene = Scene(players, at="summon", number=4, stops=["huta", "metro"])
    assert scene.play().stops == set()
    keys = [event.key for event in scene.events]
    assert keys.index("time-changes") < keys.index("round-begins") < keys.index("stops-cleared")
    assert keys.index("stops-cleared") < keys.index("refilled")


@pytest.mark.rules("STR-ACT-10")
def test_stops_stay_from_round_to_round() -> None:
    scene = Scene(3, at="round", period=2, number=2, stops=["huta", "metro"])
    assert scene.stops == {"huta", "metro"}


@pytest.mark.rules("STR-TIME-08", "STR-VAR2-01", "STR-AMB-49")
@pytest.mark.parametrize(("period", "left"), [(1, {"huta", "metro"}), (2, set()), (3, {"huta", "metro"})])
def test_with_two_players_stops_go_after_a_day_and_a_night(period: int, left: set[str]) -> None:
    scene = Scene(2, at="summon", number=4, period=period, stops=["huta", "metro"])
    assert scene.play().stops == left


@pytest.mark.rules("STR-VAR2-02", "STR-INV-03")
def test_two_players_can_leave_sixteen_stops() -> None:
    scene = Scene(2, at="round", pawns=OUTSKIRTS)
    to_round(scene, 4, period=2)
    assert len(scene.stops) == 14
    while scene.frame != "Feed":
        lead_on(scene)
    assert len(scene.stops) == 16
    to_round(scene, 1, period=3)
    assert scene.stops == set()


@pytest.mark.rules("STR-REFILL-01", "STR-REFILL-02", "STR-REFILL-05")
@pytest.mark.parametrize(("night", "districts"), [(0, DAY), (1, NIGHT)])
def test_only_districts_of_this_time_of_day_produce(night: int, districts: set[str]) -> None:
    scene = Scene(3, at="round", night=night)
    assert filled(scene) == districts
    other = next(iter(DAY - NIGHT if night else NIGHT - DAY))
    kept = Scene(3, at="round", night=night, cubes={other: 2})
    assert kept.lying(other) == 2


@pytest.mark.rules("STR-REFILL-03")
@pytest.mark.parametrize(("players", "cubes", "grove"), [(2, 13, 1), (3, 15, 1), (4, 15, 1)])
def test_each_district_gets_its_own_number(players: int, cubes: int, grove: int) -> None:
    scene = Scene(players, at="round")
    assert sum(scene.position.cubes) == cubes
    assert scene.lying("niespokojny-lasek") == grove


@pytest.mark.rules("STR-REFILL-04")
def test_new_cubes_are_added_to_old_ones() -> None:
    assert Scene(3, at="round", cubes={"huta": 4}).lying("huta") == 6


@pytest.mark.rules("STR-REFILL-06", "STR-AMB-01")
@pytest.mark.parametrize(("refill", "cubes"), [("period", 0), ("round", 15)])
def test_districts_produce_once_in_a_time_of_day_or_in_every_round(refill: str, cubes: int) -> None:
    scene = Scene(3, at="round", number=2, refill=refill)
    assert sum(scene.position.cubes) == cubes
    assert sum(Scene(3, at="round", number=1, refill=refill).position.cubes) == 15


@pytest.mark.rules("STR-ACT-08", "STR-ACT-09")
def test_at_the_end_of_a_round_everybody_leaves_a_stop() -> None:
    scene = Scene(3, at="act", pawns=OUTSKIRTS).play("done", "done")
    assert scene.stops == set()
    scene.play("done")
    assert scene.stops == {"metro", "kanaly", "cmentarz"}
    assert scene.told("stops-laid") == [{"tiles": [11, 5, 12]}]
    assert (scene.position.clock, scene.frame) == (2, "Plans")


@pytest.mark.rules("STR-AMB-53", "STR-GOAL-07", "STR-REFILL-02")
def test_the_centre_has_every_element_or_one_as_the_group_likes() -> None:
    """In the basic rule every district has one element and one time of day."""
    every = [Scene(2, at="round", night=night).lying("centrum") for night in (0, 1)]
    assert every == [1, 1]
    one = [Scene(2, at="round", night=night, centre="one").lying("centrum") for night in (0, 1)]
    assert one == [1, 0]
    scene = Scene(2, at="act", pawns={"A": "centrum"}, cubes={"centrum": 2}, centre="one").play("collect")
    assert (scene.frame, scene.purse("A")) == ("Act", {"fire": 2}), "nobody is asked which element"
    summoned = Scene(2, at="summon", pawns={"A": "centrum"}, centre="one")
    assert summoned.spooks("A") == ["skierka"]
