"""The worked examples of the rulebook, as scripted scenes with exact numbers."""

from __future__ import annotations

import pytest

from polnoc.games.bestia.actions import EAST, NORTH, STILL
from polnoc.games.bestia.places import FOREST
from polnoc.games.bestia.state import DAWN
from tests.games.bestia.scene import Scene

#: Locations of hunters who are not involved.
FAR = {"helga": "I4", "iona": "I4"}


@pytest.mark.rules("BES-EX-01", "BES-MOVE-01", "BES-MOVE-02", "BES-MOVE-03", "BES-MOVE-07", "BES-INFO-03")
def test_rush_with_three_movement_cards() -> None:
    scene = Scene(beast_at="C5", at=FAR, hands={"beast": ["rush"]})
    scene.play("play rush", "lay still", "lay e", "lay n")
    assert scene.pawn == "C5" and scene.place == "D4", "two locations away, and the pawn has not moved"
    assert scene.position.track == (STILL, EAST, NORTH) and scene.hidden
    assert scene.offers("done"), "the move is over after three cards"
    assert scene.view(1)["track"] == [-1, -1, -1] and scene.view(1)["path"] == []
    assert scene.view(0)["path"] == [scene.spot(square) for square in ("C5", "C5", "D5", "D4")]


@pytest.mark.rules("BES-EX-02", "BES-TRAIL-01", "BES-TRAIL-02", "BES-TRAIL-03")
def test_two_trails_on_the_hunters_way() -> None:
    scene = Scene(turn="iona", beast_at="D5", way="n e n", at={**FAR, "iona": "C4"}, hands={"iona": ["rush"]})
    assert scene.play("play rush", "go D4").trails == {"D4": 1}, "one to the right"
    assert scene.play("go E4").trails == {"D4": 1, "E4": 1}, "and one more to the right"
    assert scene.hidden and scene.at("iona") == "E4" and not scene.offers("go F4")


@pytest.mark.rules(
    "BES-EX-04", "BES-REV-02", "BES-REV-03", "BES-REV-04", "BES-REV-06", "BES-SRCH-01", "BES-SRCH-02",
    "BES-SRCH-04", "BES-CARD-08",
)  # fmt: skip
def test_search_and_reveal_by_hunt() -> None:
    scene = Scene(turn="iona", beast_at="D5", way="n e n", at={**FAR, "iona": "E5"}, hands={"iona": ["rush"]})
    scene.play("play rush", "go E4", "go E3")
    assert scene.trails == {"E4": 1, "E3": 1}
    scene.play("play hunt")
    assert scene.event("revealed")["track"] == [NORTH, EAST, NORTH]
    assert not scene.hidden and scene.pawn == scene.at("iona") == "E3"
    assert scene.position.track == () and scene.trails == {}
    assert scene.play("hit-beast").of("wounds", "beast") == 1
    assert scene.position.turn == 0, "one red and one blue card are a turn"


@pytest.mark.rules("BES-EX-06", "BES-RES-03")
def test_silver_arrow_in_any_order() -> None:
    scene = Scene(turn="iona", beast_at="I1", at={**FAR, "iona": "D2"}, summons=["B2"])
    scene.play("play silver-arrow", "choose 2", "go C2", "hit-summon 0")
    assert scene.at("iona") == "C2" and scene.position.summons == [-1, -1, -1]
    first = Scene(turn="iona", beast_at="I1", at={**FAR, "iona": "D3"}, summons=["C3"])
    assert first.play("play silver-arrow", "choose 1", "hit-summon 0", "go D4").at("iona") == "D4"


@pytest.mark.rules("BES-EX-07", "BES-WT-01", "BES-WT-02", "BES-WT-03", "BES-WT-04", "BES-NEAR-01")
def test_the_outpost_shows_two_trails() -> None:
    scene = Scene(
        turn="iona",
        beast_at="E5",
        way="n n w",
        at={**FAR, "iona": "D4"},
        hands={"iona": ["outpost"]},
        grudges={"iona": 1},
    )
    assert len(scene.position.track) == 3 and scene.trails == {}
    scene.play("play outpost")
    assert scene.position.towers == 1 << scene.spot("D4") and scene.of("grudges", "iona") == 0
    assert scene.trails == {"D3": 1, "E4": 1} and scene.hidden, "the third card led to no nearby location"


@pytest.mark.rules("BES-EX-08", "BES-REQ-08", "BES-REQ-09", "BES-REQ-11")
def test_rush_keeps_to_the_region() -> None:
    scene = Scene(beast_at="D4", hands={"beast": ["rush"]}).play("play rush")
    assert not scene.offers("lay e") and scene.refuses("lay e") == "BES-REQ-11"
    scene.play("lay s", "lay e")
    assert scene.place == "E5", "the middle of the map is inside"
    assert not scene.offers("lay e"), "but no way leads through it into the other region"
    assert scene.play("lay w").offers("done")


@pytest.mark.rules("BES-EX-09", "BES-REQ-04", "BES-REQ-05", "BES-REQ-06", "BES-REQ-07")
def test_call_of_the_pack_needs_a_forest() -> None:
    swamp = Scene(beast_at="D3", way="s", at=FAR)
    assert not swamp.offers("play call-of-the-pack")
    assert swamp.refuses("play call-of-the-pack") == "BES-REQ-04", "the pawn is in a forest, the Beast is not"
    forest = Scene(beast_at="D4", way="n", at=FAR).play("play call-of-the-pack")
    seen = forest.view(1)["facts"][-1]
    assert seen[0] == 0 and seen[3] >> forest.spot("D3") & 1 and not seen[3] >> forest.spot("D4") & 1
    assert Scene().offers("play call-of-the-pack"), "the start counts as forest"


@pytest.mark.rules("BES-EX-11", "BES-SUM-01", "BES-SUM-02", "BES-SUM-04", "BES-SUM-05", "BES-SUM-11")
def test_the_wolf_is_summoned_in_the_forest() -> None:
    scene = Scene(beast_at="D4", way="n", at=FAR).play("play summon-wolf", "choose 2", "choose 1")
    places = [scene.square(int(text.split()[1])) for text in scene.offered if text.startswith("place")]
    assert sorted(places) == ["C2", "D2", "D3", "E2"], "forests at most two away from where it really is"
    scene.play("place C2")
    assert [scene.square(place) for place in scene.position.summons if place >= 0] == ["C2"]
    assert scene.hidden and scene.pawn == "D4" and len(scene.position.track) == 1


@pytest.mark.rules("BES-EX-12", "BES-TRAP-06", "BES-TRAP-07", "BES-TRAP-08", "BES-ATK-13")
def test_the_fire_trap_springs_before_the_attack() -> None:
    traps = [("hoarfrost-march", "fire-trap", "forest", "helga")]
    scene = Scene(beast_at="D4", way="n", traps=traps, at=FAR)
    scene.play("play feed", "choose 2", "hit-folk D3")
    shown = ("revealed", "trap-triggered", "beast-wounded", "attacks", "folk-wounded")
    assert [key for key in scene.heard(1) if key in shown] == list(shown)
    assert scene.of("wounds", "beast") == 1 and scene.position.traps == ()
    assert scene.position.gear_gone >> scene.card("fire-trap") & 1
    assert scene.position.hurts[scene.position.folk_at(scene.spot("D3"))[0]] == 1


@pytest.mark.rules("BES-EX-15", "BES-REACT-01", "BES-REACT-02", "BES-REACT-03", "BES-REACT-04")
def test_intuition_before_hunt() -> None:
    scene = Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={**FAR, "iona": "D4"},
        hands={"beast": ["intuition"]},
        grudges={"beast": 1},
    )
    assert scene.trails == {"D4": 1} and scene.view(2)["track"] == [-1]
    assert scene.play("play hunt").asked == (0,)
    scene.play("react intuition", "lay e")
    assert "found-nothing" in scene.heard(1) and scene.of("grudges", "beast") == 0
    assert scene.hidden and scene.place == "E4" and scene.view(2)["track"] == [-1, -1]
    assert scene.of("wounds", "beast") == 0


@pytest.mark.rules("BES-EX-16", "BES-TRANS-01", "BES-TRANS-02", "BES-TRANS-05")
def test_the_growth_turns_every_nearby_place_into_forest() -> None:
    scene = Scene(
        beast_at="D5", way="n n", hands={"beast": ["treacherous-growth"]}, grudges={"beast": 1}, at=FAR
    )
    before = scene.position.habitats
    scene.play("play treacherous-growth")
    near = ("D3", "D2", "E3", "D4", "C3")
    assert [scene.habitat(square) for square in near] == [FOREST] * 5
    changed = [place for place, habitat in enumerate(scene.position.habitats) if habitat != before[place]]
    assert {scene.square(place) for place in changed} == {"E3", "D4", "C3"}, "two were forests before"
    assert scene.hidden and scene.of("grudges", "beast") == 0


@pytest.mark.rules("BES-EX-17", "BES-ATK-02", "BES-ATK-04", "BES-UPG-09", "BES-UPG-07", "BES-GRU-03")
def test_the_damage_upgrade() -> None:
    before = Scene(beast_at="D3").play("play feed", "choose 2", "hit-folk D3")
    assert before.folk("D3") == ["boar"] and before.of("grudges", "beast") == 0
    assert before.event("folk-wounded")["n"] == 1
    after = Scene(beast_at="D3", ups={"beast": ["damage"]}).play("play feed", "choose 2", "hit-folk D3")
    assert after.folk("D3") == [] and after.of("grudges", "beast") == 2
    assert after.event("folk-wounded")["n"] == 2


@pytest.mark.rules(
    "BES-EX-18", "BES-UPG-01", "BES-UPG-02", "BES-UPG-03", "BES-UPG-04", "BES-UPG-05", "BES-UPG-10",
    "BES-UPG-11",
)  # fmt: skip
def test_bloodlust_and_hunting_grounds() -> None:
    scene = Scene(turn=None, grudges={"beast": 3}).resolve_chance()
    assert scene.asked == (0,)
    scene.play("buy bloodlust")
    assert scene.of("grudges", "beast") == 1
    assert not scene.offers("buy damage") and scene.refuses("buy damage") == "BES-UPG-03"
    assert scene.refuses("buy bloodlust") == "BES-UPG-05"
    scene.play("buy hunting-grounds", "place D4", "stop")
    assert scene.habitat("D4") == FOREST and scene.of("grudges", "beast") == 0
    assert scene.position.ups[0] == 1 << scene.upgrade("bloodlust", 0) | 1 << scene.upgrade(
        "hunting-grounds", 0
    )
    assert scene.asked == (1,), "Helga has an upgrade that costs nothing"
    scene.play("done")
    assert scene.position.phase == DAWN and scene.position.day == 2
