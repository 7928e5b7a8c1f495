"""CARD, DAY, PASS, FLEE: turns."""

from __future__ import annotations

import pytest

from tests.games.bestia.scene import Scene


@pytest.mark.rules("BES-EX-40", "BES-DAY-03", "BES-DAY-04", "BES-DAY-05", "BES-CARD-01")
def test_one_card_of_each_symbol() -> None:
    hands = {"helga": ["avarice", "bolster", "rush"]}
    scene = Scene(turn="helga", hands=hands).play("play avarice")
    assert not scene.offers("play bolster") and scene.refuses("play bolster") == "BES-DAY-05"
    assert scene.offers("play rush") and scene.offers("done")
    other = Scene(turn="helga", hands=hands).play("play rush", "stop", "play bolster")
    assert other.position.turn == 2, "after both symbols the turn is over"


@pytest.mark.rules("BES-DAY-02", "BES-DAY-06", "BES-FLEE-02")
def test_play_pass_or_flee() -> None:
    scene = Scene(turn="helga", hands={"helga": ["avarice"]})
    assert not scene.offers("done") and scene.refuses("done") == "BES-DAY-06"
    scene.play("play avarice")
    assert not scene.offers("pass") and scene.refuses("pass") == "BES-DAY-02"
    assert not scene.offers("flee track") and scene.refuses("flee track") == "BES-FLEE-02"


@pytest.mark.rules("BES-DAY-01")
def test_turns_go_round_from_the_beast() -> None:
    scene = Scene(turn="iona").play("pass")
    assert scene.position.turn == 0 and scene.asked == (0,)
    assert scene.play("pass").position.turn == 1


@pytest.mark.rules("BES-EX-22", "BES-PASS-01")
def test_only_those_with_fewest_action_cards_may_pass() -> None:
    hands = {"beast": ["rush"], "helga": ["dash"], "iona": ["haste", "avarice"]}
    assert Scene(turn="beast", hands=hands).offers("pass")
    assert Scene(turn="helga", hands=hands).offers("pass")
    iona = Scene(turn="iona", hands=hands)
    assert not iona.offers("pass") and iona.refuses("pass") == "BES-PASS-01"
    iona.play("play avarice", "done")
    assert iona.play("pass").play("pass").offers("pass")


@pytest.mark.rules("BES-EX-23", "BES-PASS-02")
def test_other_cards_do_not_count_for_passing() -> None:
    hands = {"beast": ["mist", "feast"], "helga": ["dash"]}
    assert Scene(turn="beast", hands=hands).offers("pass")
    assert not Scene(turn="helga", hands=hands).offers("pass")


@pytest.mark.rules("BES-PASS-05")
def test_two_hunters_of_one_player_are_compared_one_by_one() -> None:
    hands = {"beast": ["rush", "dash"], "helga": ["charge", "pursuit", "incite"], "iona": ["haste"]}
    assert not Scene(players=2, turn="beast", hands=hands).offers("pass")
    assert Scene(players=2, turn="iona", hands=hands).offers("pass")


@pytest.mark.rules("BES-EX-24", "BES-DAY-07", "BES-PASS-03", "BES-PASS-04", "BES-NIGHT1-01")
def test_the_day_ends_when_all_pass_in_a_row() -> None:
    scene = Scene(turn="beast", hands={"iona": ["avarice"]})
    scene.play("pass", "pass", "play avarice", "done")
    scene.play("pass", "pass")
    assert scene.position.phase == 2
    scene.play("pass")
    assert scene.position.phase == 3 and "night-begins" in scene.heard(1)


@pytest.mark.rules("BES-PASS-04")
def test_a_flight_and_a_played_card_break_the_run_of_passes() -> None:
    fleeing = Scene(turn="iona", hands={"iona": ["avarice"]}, at={"iona": "D3", "helga": "I4"})
    fleeing.position.passes = 2
    fleeing.play("flee avarice")
    while fleeing.top["rule"] == "Moving":
        fleeing.play("stop")
    assert fleeing.position.passes == 0 and fleeing.position.phase == 2
    playing = Scene(turn="iona", hands={"iona": ["avarice"]})
    playing.position.passes = 2
    playing.play("play avarice")
    assert playing.position.passes == 0


@pytest.mark.rules("BES-PASS-06")
def test_whoever_has_no_cards_passes() -> None:
    scene = Scene(turn="helga", spent={"helga": ["track", "hunt", "seer"]}, hands={"beast": ["rush"]})
    assert scene.offered == ["pass"]


@pytest.mark.rules("BES-EX-32", "BES-FLEE-01", "BES-FLEE-04", "BES-INFO-06")
def test_fleeing_costs_any_card_and_nothing_else() -> None:
    scene = Scene(turn="helga", at={"helga": "D4"}, hands={"helga": ["fire-trap"]})
    scene.play("flee fire-trap", "go D3")
    assert scene.at("helga") == "D3" and scene.position.turn == 2
    assert scene.position.gear_shed >> scene.card("fire-trap") & 1
    assert "discards-hidden" in scene.heard(0) and "discards" in scene.heard(2)


@pytest.mark.rules("BES-CARD-02", "BES-CARD-05", "BES-CARD-06", "BES-CARD-07", "BES-GEAR-04")
def test_where_cards_go() -> None:
    scene = Scene(turn="helga", hands={"helga": ["avarice", "aurora-paths"]}, grudges={"helga": 1})
    scene.play("play avarice", "play aurora-paths", "stop")
    position = scene.position
    assert position.discard == 1 << scene.card("avarice") and position.gear_gone == 1 << scene.card(
        "aurora-paths"
    )
    scene.play("play track", "go D3", "done")
    assert position.spent[2] == 1 << scene.card("track", 2)


@pytest.mark.rules("BES-CARD-04")
def test_each_side_has_its_own_half() -> None:
    hunter = Scene(turn="helga", hands={"helga": ["rush"]}).play("play rush")
    assert hunter.top["left"] == 2
    beast = Scene(turn="beast", hands={"beast": ["rush"]}).play("play rush")
    assert beast.top["left"] == 3


@pytest.mark.rules("BES-REQ-01", "BES-REQ-02", "BES-REQ-03")
def test_costs() -> None:
    poor = Scene(turn="helga", hands={"helga": ["aurora-paths", "torch"]})
    assert not poor.offers("play aurora-paths") and poor.refuses("play aurora-paths") == "BES-REQ-03"
    assert poor.offers("play torch")
    rich = Scene(turn="helga", hands={"helga": ["aurora-paths"]}, grudges={"helga": 2})
    assert rich.play("play aurora-paths").of("grudges", "helga") == 1


def test_fleet_paws_and_sprint_flee_further() -> None:
    beast = Scene(beast_at="D4", ups={"beast": ["fleet-paws"]}).play("flee feed", "lay n", "lay n")
    assert beast.place == "D2"
    hunter = Scene(turn="varja", hunters=("varja", "helga"), at={"varja": "D4"}, ups={"varja": ["sprint"]})
    assert hunter.play("flee hunt", "go D3", "go D2").at("varja") == "D2"


def test_a_slowed_hunter_goes_one_step_in_a_turn() -> None:
    scene = Scene(
        beast_at="D4", hands={"beast": ["ensnare"], "helga": ["rush"]}, at={"helga": "D3", "iona": "I4"}
    )
    assert not scene.play("play ensnare").offers("hunter iona")
    scene.play("hunter helga", "done", "play rush", "go D2", "done")
    assert scene.at("helga") == "D2" and scene.position.turn == 2


@pytest.mark.parametrize("card", ["dark-dealings", "requisition"])
def test_unused_action_cards_come_by_chance(card: str) -> None:
    scene = Scene(turn="helga", hands={"helga": [card]}).play(f"play {card}")
    if card == "dark-dealings":
        scene.play("choose 2")
    scene.chance("draw frenzy")
    assert "frenzy" in scene.hand("helga") and "draws-unused" in scene.heard(0)


def test_animate_brings_an_ability_back_but_not_hunt() -> None:
    scene = Scene(turn="helga", hands={"helga": ["animate"]}, spent={"helga": ["hunt", "seer"]})
    scene.play("play animate")
    assert scene.offers("take-back seer") and not scene.offers("take-back hunt")
    assert "seer" in scene.play("take-back seer").hand("helga")
