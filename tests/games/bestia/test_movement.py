"""MOVE, HMOV: how the Beast and the hunters move."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.engine.play import why_not
from polnoc.games.bestia.actions import LAY, STILL
from polnoc.games.bestia.deduction import ways_to
from polnoc.games.bestia.rules.knowledge import learn, learn_clear
from polnoc.games.bestia.rules.moving import facts_until
from polnoc.games.bestia.state import AT, CLEAR
from tests.games.bestia.scene import Scene

RICH = Path(__file__).parent / "rich.toml"
FAR = {"helga": "I4", "iona": "I4"}


@pytest.mark.rules("BES-MOVE-04", "BES-MOVE-05")
def test_only_roads_can_be_taken() -> None:
    scene = Scene(beast_at="B4", hands={"beast": ["dash"]}).play("play dash")
    assert not scene.offers("lay e") and scene.offers("lay n") and scene.offers("lay s")
    assert scene.refuses("lay e") == "BES-MOVE-05"
    assert scene.play("lay w").place == "A4"


@pytest.mark.rules("BES-MOVE-06", "BES-EX-35")
def test_a_bent_road_needs_another_card_back() -> None:
    scene = Scene(
        pack=RICH,
        contract="rich-hollow",
        beast_at="A3",
        at={"helga": "C1", "iona": "C1"},
        hands={"beast": ["dash"]},
    )
    scene.play("play dash", "lay s")
    assert scene.place == "B3" and not scene.offers("lay w"), "the way back is not the straight one"
    assert scene.play("lay s").place == "A3"


@pytest.mark.rules("BES-MOVE-08", "BES-MOVE-09", "BES-EX-31")
def test_no_movement_needs_to_be_alone() -> None:
    beside_a_settler = Scene(beast_at="G3", at={"helga": "C3", "iona": "C3"}, hands={"beast": ["dash"]})
    beside_a_settler.play("play dash")
    assert not beside_a_settler.offers("lay still")
    assert beside_a_settler.refuses("lay still") == "BES-MOVE-08"
    assert beside_a_settler.play("lay s").offers("lay still")
    beside_a_hunter = Scene(beast_at="D4", at={"helga": "D4"}, hands={"beast": ["dash"]}).play("play dash")
    assert not beside_a_hunter.offers("lay still")


@pytest.mark.rules("BES-MOVE-11")
def test_fewer_cards_may_be_laid() -> None:
    scene = Scene(hands={"beast": ["dash"]}).play("play dash", "stop")
    assert not scene.position.track and not scene.hidden


@pytest.mark.rules("BES-MOVE-12")
def test_any_location_can_be_entered() -> None:
    scene = Scene(beast_at="D3", at={"helga": "C3", "iona": "G3"}, hands={"beast": ["dash"]})
    assert scene.play("play dash", "lay w").place == "C3"


@pytest.mark.rules("BES-MOVE-13", "BES-CMP-11", "BES-INV-03")
def test_cards_run_out_unless_the_group_says_otherwise() -> None:
    way = "n s " * 10
    scene = Scene(beast_at="D4", way=way.strip(), hands={"beast": ["dash"]}).play("play dash")
    assert not scene.offers("lay n") and scene.refuses("lay n") == "BES-MOVE-13"
    assert scene.offers("lay e")
    endless = Scene(beast_at="D4", way=way.strip(), hands={"beast": ["dash"]}, movement_deck="endless")
    assert endless.play("play dash").offers("lay n")
    still = Scene(beast_at="D4", way="still " * 8, hands={"beast": ["dash"]}).play("play dash")
    assert not still.offers("lay still")


@pytest.mark.rules("BES-MOVE-14", "BES-FLEE-03")
def test_the_beast_flees_with_movement_cards() -> None:
    scene = Scene(beast_at="D4").play("flee feed", "lay n")
    assert scene.pawn == "D4" and scene.place == "D3" and scene.position.turn == 1


@pytest.mark.rules("BES-MOVE-15", "BES-REV-07", "BES-REV-09", "BES-INV-01")
def test_one_card_hides_the_beast() -> None:
    scene = Scene(beast_at="D4", hands={"beast": ["dash"]})
    assert not scene.hidden
    assert scene.play("play dash", "lay still", "stop").hidden


@pytest.mark.rules("BES-REQ-12")
def test_from_the_centre_any_region_can_be_chosen() -> None:
    scene = Scene(hands={"beast": ["rush"]}).play("play rush")
    assert scene.offers("lay w") and scene.offers("lay e") and scene.offers("lay n")
    scene.play("lay w")
    assert scene.offers("lay e") and scene.offers("lay w")
    assert not scene.play("lay e").offers("lay n")


@pytest.mark.rules("BES-HMOV-01", "BES-HMOV-03", "BES-TRAIL-11")
def test_hunters_move_openly_step_by_step() -> None:
    scene = Scene(turn="helga", at={"helga": "C3", "iona": "D3"}, hands={"helga": ["rush"]})
    scene.play("play rush", "go D3")
    assert scene.at("helga") == scene.at("iona") == "D3"
    scene.play("go D4")
    assert scene.at("helga") == "D4" and scene.offers("done")


@pytest.mark.rules("BES-HMOV-02", "BES-CARD-09")
def test_a_move_is_not_interrupted() -> None:
    scene = Scene(turn="helga", hands={"helga": ["rush"]}).play("play rush", "go D3")
    assert not scene.offers("play hunt")
    assert scene.play("stop").offers("play hunt")


def test_undertow_is_asked_for_whether_it_is_possible_or_not() -> None:
    moved = Scene(beast="raaga", beast_at="A4", ups={"beast": ["undertow"]})
    moved.play("flee hydra", "lay n")
    assert moved.place == "A3" and moved.offers("lay n") and moved.asked == (0,)
    assert moved.play("lay n").place == "A2"
    dry = Scene(beast="raaga", beast_at="D4", ups={"beast": ["undertow"]}).play("flee hydra", "lay n")
    assert dry.asked == (0,) and dry.offered == ["stop"]


def test_backtrack_takes_cards_back() -> None:
    scene = Scene(beast_at="D4", way="n n e", hands={"beast": ["backtrack"]}, grudges={"beast": 1}).play(
        "play backtrack"
    )
    assert scene.place == "D3" and len(scene.position.track) == 1
    assert scene.play("lay e", "stop").place == "E3"


def test_the_first_card_of_a_day_is_quiet_with_light_step() -> None:
    scene = Scene(
        beast="esmeria",
        beast_at="D4",
        ups={"beast": ["light-step"]},
        at={"helga": "D3", "iona": "D2"},
        hands={"beast": ["dash"]},
    )
    scene.play("play dash", "lay n", "lay n")
    assert scene.trails == {"D2": 1}


def test_old_trails_of_cards_taken_back_tell_nothing() -> None:
    scene = Scene(
        beast_at="D4",
        way="n n",
        at={"helga": "D2", "iona": "I4"},
        hands={"beast": ["backtrack"]},
        grudges={"beast": 1},
    )
    assert scene.trails == {"D2": 1}
    scene.play("play backtrack", "lay still", "stop")
    assert scene.trails == {} and not scene.position.stale, "no card was left, so no trail was left either"
    longer = Scene(
        beast_at="D5",
        way="n n n",
        at={"helga": "D2", "iona": "I4"},
        hands={"beast": ["backtrack"]},
        grudges={"beast": 1},
    )
    longer.play("play backtrack", "lay still", "stop")
    assert longer.trails == {"D2": 1}, "the token stays, though the Beast has not been there"
    assert [fact for fact in longer.position.facts if fact[1] == 2 and fact[3] >> longer.spot("D2") & 1] == []


@pytest.mark.rules("BES-INFO-04")
def test_what_was_known_later_is_not_forgotten_with_the_cards_that_go_back() -> None:
    """All knew that it had come to D2 with three cards: so after the first it was on D4."""
    scene = Scene(beast_at="D5", way="n n n", hands={"beast": ["backtrack"]}, grudges={"beast": 1}, at=FAR)
    learn(scene.position, 1 << scene.spot("D2"))
    scene.play("play backtrack")
    position = scene.position
    assert scene.place == "D4" and len(position.track) == 1
    found = ways_to(scene.terms.places, position.pawn, position.steps, position.facts)
    assert [scene.square(place) for place in found] == ["D4"]


def test_what_is_learned_twice_at_a_time_is_one_fact() -> None:
    scene = Scene(beast_at="D5", way="n n", at=FAR)
    begun = len(scene.position.facts)
    first, both = scene.spot("D3"), scene.spot("D4")
    learn(scene.position, 1 << first | 1 << both)
    learn(scene.position, 1 << first)
    assert scene.position.facts[begun:] == ((AT, 2, 0, 1 << first),)


def test_facts_about_the_last_card_that_is_kept_are_kept() -> None:
    scene = Scene(beast_at="D5", way="n n n", at=FAR)
    clear = (CLEAR, 1, 0, 1 << scene.spot("C5"))
    scene.position.facts = (clear,)
    assert facts_until(scene.position, 1)[0] == clear
    assert facts_until(scene.position, 0) == ()


def test_locations_that_were_shown_clear_stay_clear_for_the_cards_that_are_left() -> None:
    scene = Scene(beast_at="D5", way="n n n", hands={"beast": ["backtrack"]}, grudges={"beast": 1}, at=FAR)
    learn_clear(scene.position, 0, 1 << scene.spot("C5"))
    before = len(scene.position.facts)
    scene.play("play backtrack")
    position = scene.position
    assert before and position.facts
    assert scene.spot("C5") not in ways_to(scene.terms.places, position.pawn, position.steps, position.facts)


def refusal_of(scene: Scene) -> tuple[str, str]:
    """Return why the Beast cannot lay No Movement: the rule, and the reason given."""
    refused = why_not(scene.position, 0, LAY[STILL], 3)
    assert refused is not None
    return refused.rule, refused.key


@pytest.mark.rules("BES-MOVE-08", "BES-MOVE-13")
def test_no_movement_is_refused_for_the_true_reason() -> None:
    eight = " ".join(["still"] * 8)
    beside = Scene(beast_at="D3", hands={"beast": ["rush"]}, at={**FAR, "helga": "D3"}).play("play rush")
    assert refusal_of(beside) == ("BES-MOVE-08", "refused-not-alone")
    spent = Scene(beast_at="D4", way=eight, hands={"beast": ["rush"]}, at=FAR).play("play rush")
    assert refusal_of(spent) == ("BES-MOVE-13", "refused-no-card")
    straight = Scene(beast="hogbad", beast_at="D4", at=FAR).play("play war-charge")
    assert refusal_of(straight) == ("BES-CARD-01", "refused-straight")
    stays = Scene(beast_at="D4", way=eight, hands={"beast": ["false-scent"]}, at=FAR)
    assert refusal_of(stays.play("play false-scent")) == ("BES-MOVE-13", "refused-no-card")
