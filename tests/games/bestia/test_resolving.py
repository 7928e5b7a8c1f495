"""RES, REQ: the terms on cards, and what cards require."""

from __future__ import annotations

import pytest

from polnoc.games.bestia.places import SETTLEMENT
from polnoc.games.bestia.rules.hands import Gaining
from tests.games.bestia.scene import Scene


@pytest.mark.rules("BES-RES-01")
def test_effects_can_be_ignored() -> None:
    scene = Scene(beast_at="D3").play("play feed", "skip")
    assert not scene.hidden and scene.folk("D3") == ["boar"] and scene.offers("done")


@pytest.mark.rules("BES-RES-01")
def test_the_settlement_of_a_palisade_can_be_ignored() -> None:
    made = {"turn": "helga", "at": {"helga": "D4"}, "hands": {"helga": ["palisade"]}, "grudges": {"helga": 1}}
    before = Scene(**made).habitat("D4")  # type: ignore[arg-type]
    ignored = Scene(**made).play("play palisade", "skip", "go D3")  # type: ignore[arg-type]
    assert ignored.habitat("D4") == before and ignored.at("helga") == "D3"
    built = Scene(**made).play("play palisade", "yes", "go D3")  # type: ignore[arg-type]
    assert built.habitat("D4") == SETTLEMENT and built.at("helga") == "D3"


@pytest.mark.rules("BES-RES-01")
def test_the_search_of_hunt_can_be_ignored_where_a_summon_can_be_attacked() -> None:
    made = {"turn": "iona", "beast_at": "D4", "way": "n", "at": {"iona": "D3", "helga": "I4"}}
    ignored = Scene(**made, summons=["D3"]).play("play hunt", "skip")  # type: ignore[arg-type]
    assert ignored.hidden and "searches" not in ignored.heard(1)
    assert ignored.play("hit-summon 0").position.summons[0] == -1
    found = Scene(**made, summons=["D3"]).play("play hunt", "yes")  # type: ignore[arg-type]
    assert not found.hidden and found.offers("hit-beast")
    assert not Scene(**made).play("play hunt").hidden, "there is nothing else to do with it"  # type: ignore[arg-type]


@pytest.mark.rules("BES-RES-01", "BES-RES-02")
def test_gear_need_not_be_taken_but_after_then_it_must() -> None:
    made = {"turn": "helga", "hands": {"helga": ["ensnare", "fire-trap"]}}
    ignored = Scene(**made).play("play ensnare", "skip")  # type: ignore[arg-type]
    assert ignored.hand("helga").count("fire-trap") == 1 and ignored.offers("trap fire-trap")
    assert Scene(**made).play("play ensnare").offers("top")  # type: ignore[arg-type]
    must = Scene(turn="helga")
    must.position.call(Gaining(1, 1, False))
    assert not must.offers("skip"), "a reward is taken"


def test_by_older_rules_these_effects_could_not_be_ignored() -> None:
    scene = Scene(turn="iona", beast_at="D4", way="n", at={"iona": "D3", "helga": "I4"}, summons=["D3"])
    scene.terms.rules = 1
    try:
        assert not scene.play("play hunt").hidden
    finally:
        scene.terms.rules = 2


@pytest.mark.rules("BES-RES-02", "BES-RES-06")
def test_what_follows_then_cannot_be_ignored_and_needs_the_first_part() -> None:
    scene = Scene(beast_at="D4", hands={"beast": ["charge"]}, at={"helga": "I4", "iona": "I4"})
    scene.play("play charge", "lay n")
    assert not scene.offers("skip") and scene.offers("hit-folk D3")
    ignored = Scene(beast_at="D3", hands={"beast": ["charge"]}).play("play charge", "stop")
    assert ignored.offers("done") and ignored.folk("D3") == ["boar"]


@pytest.mark.rules("BES-RES-04")
def test_choose_one() -> None:
    scene = Scene(turn="krim", hunters=("krim", "helga"), grudges={"krim": 1}, hands={"krim": ["fire-trap"]})
    scene.play("play snare-smith", "choose 2", "trap fire-trap", "region elkwold", "habitat cave")
    assert scene.of("grudges", "krim") == 0 and len(scene.position.traps) == 1 and scene.offers("done")


@pytest.mark.rules("BES-RES-05")
def test_if() -> None:
    trails = Scene(turn="iona", beast_at="D5", way="n e", at={"iona": "C4", "helga": "I4"})
    trails.play("play track", "go D4")
    assert trails.offers("go E4")
    none = Scene(turn="iona", beast_at="D5", way="n e", at={"iona": "C4", "helga": "I4"})
    none.play("play track", "go C5")
    assert none.offers("done")


@pytest.mark.rules("BES-RES-05")
def test_a_secret_condition_is_asked_for_in_any_case() -> None:
    forest = Scene(beast_at="D4", hands={"beast": ["prowl"]}).play("play prowl", "lay n")
    assert forest.offered == ["yes", "skip"]
    assert forest.play("yes", "lay n", "stop").place == "D2"
    cave = Scene(beast_at="D4", hands={"beast": ["prowl"]}).play("play prowl", "lay w")
    assert cave.offered == ["skip"], "the hunters cannot tell the two apart"
    assert [frame["rule"] for frame in forest.view(1)["frames"][:2]] == ["Rounds", "Turns"]


@pytest.mark.rules("BES-RES-05")
@pytest.mark.parametrize(("way", "offered"), [("n", ["yes", "skip"]), ("w", ["skip"])])
def test_bolster_asks_a_hidden_beast_in_secret(way: str, offered: list[str]) -> None:
    """Whether it gains a grudge would tell the hunters in which habitat it is."""
    scene = Scene(beast_at="D4", way=way, hands={"beast": ["bolster"]}, wounds={"beast": 1})
    scene.play("play bolster")
    assert scene.offered == offered
    facts = scene.position.facts
    scene.play("skip")
    assert scene.position.facts == facts and scene.of("grudges", "beast") == 0


@pytest.mark.rules("BES-REQ-10")
def test_a_hidden_beast_may_keep_its_region_to_itself() -> None:
    scene = Scene(beast_at="D3", summons=["D2", "A2"], at={"helga": "I4", "iona": "I4"})
    scene.play("play call-of-the-pack", "lay s")
    facts = scene.position.facts
    scene.play("skip")
    assert scene.position.facts == facts and "names-region" not in scene.heard(1)
    assert [scene.square(place) for place in scene.position.summons[:2]] == ["D2", "A2"]
    assert scene.offers("done")


@pytest.mark.rules("BES-RES-07", "BES-RES-08")
def test_copy() -> None:
    scene = Scene(turn="helga", hands={"helga": ["adapt"]}, spent={"helga": ["seer"]}, at={"helga": "D4"})
    scene.play("play adapt")
    assert scene.offers("copy silver-arrow") and not scene.offers("copy hunt")
    scene.play("copy silver-arrow", "choose 2", "go D3")
    assert scene.at("helga") == "D3" and "silver-arrow" in scene.hand("iona")
    beast = Scene(beast_at="D4", hands={"beast": ["adapt"]}, spent={"beast": ["feed", "moonlit-ambush"]})
    beast.play("play adapt")
    assert beast.offers("copy feed") and not beast.offers("copy moonlit-ambush"), "it needs a forest"


@pytest.mark.rules("BES-EX-10", "BES-REQ-10", "BES-SUM-10")
def test_the_pack_moves_in_the_region() -> None:
    scene = Scene(beast_at="D3", summons=["D2", "A2", "H3"], at={"helga": "I4", "iona": "I4"})
    scene.play("play call-of-the-pack", "lay s", "region hoarfrost-march", "go D1", "go A1")
    assert [scene.square(place) for place in scene.position.summons] == ["D1", "A1", "H3"]


def test_hidden_passage_from_cave_to_cave() -> None:
    scene = Scene(turn="helga", at={"helga": "B3"}, hands={"helga": ["hidden-passage"]})
    scene.play("play hidden-passage")
    assert scene.offers("place C4") and not scene.offers("place E4"), "in the own region"
    assert scene.play("place C4").at("helga") == "C4"


def test_dash_goes_further_through_settlements_and_forests() -> None:
    scene = Scene(turn="helga", at={"helga": "C3"}, hands={"helga": ["dash"]}).play("play dash", "choose 2")
    assert not scene.offers("go B3") and scene.play("go D3", "go D2", "go E2").at("helga") == "E2"


def test_haste_commander_and_incite_move_others() -> None:
    haste = Scene(turn="helga", hands={"helga": ["haste"]}, at={"helga": "D4", "iona": "C3"})
    haste.play("play haste", "go D3", "hunter iona")
    assert haste.asked == (2,)
    assert haste.play("go C2").at("iona") == "C2"
    rally = Scene(
        turn="assar", hunters=("assar", "helga"), at={"assar": "D4", "helga": "C3"}, ups={"assar": ["rally"]}
    )
    rally.play("play commander", "hunter helga", "go C2", "stop", "yes", "go D3")
    assert rally.at("assar") == "D3" and rally.at("helga") == "C2"


def test_third_eye_does_both() -> None:
    scene = Scene(turn="helga", beast_at="D5", way="n e", ups={"helga": ["third-eye"]}, at={"iona": "I4"})
    scene.play("play seer", "choose 1", "habitat cave")
    assert {"says-habitat", "oldest-card"} <= set(scene.heard(1))


def test_fen_walk_enters_swamps_only() -> None:
    scene = Scene(beast="bolgin", beast_at="D4", at={"helga": "I4", "iona": "I4"})
    scene.play("play fen-walk", "lay n", "lay e")
    assert scene.place == "E3" and not scene.offers("lay n") and scene.offers("lay e")


def test_burrow_is_quiet_and_needs_a_cave() -> None:
    scene = Scene(
        beast_at="E4", hands={"beast": ["burrow"]}, grudges={"beast": 1}, at={"helga": "E3", "iona": "I4"}
    )
    scene.play("play burrow", "yes", "lay n", "lay n")
    assert scene.trails == {} and scene.place == "E2"


@pytest.mark.rules("BES-RES-07", "BES-UPG-10")
def test_a_copied_card_is_as_good_as_its_upgrades_made_it() -> None:
    hydra = Scene(
        beast="raaga",
        beast_at="D4",
        at={"helga": "D4", "iona": "D4"},
        towers=["D4"],
        hands={"beast": ["adapt"]},
        spent={"beast": ["hydra"]},
        ups={"beast": ["third-head"]},
    )
    hydra.play("play adapt", "copy hydra", "hit-hunter helga", "hit-hunter iona", "hit-tower D4")
    assert [hydra.of("wounds", name) for name in ("helga", "iona")] == [1, 1]
    assert hydra.position.towers == 0


@pytest.mark.rules("BES-RES-07")
def test_adapt_offers_every_ability_once() -> None:
    scene = Scene(turn="helga", players=4, hands={"helga": ["adapt"]}).play("play adapt")
    copied = [scene.terms.cards[int(text.split()[1])].id for text in scene.offered if text != "skip"]
    assert copied == ["track", "seer", "silver-arrow", "commander"], "Hunt is not to be copied"
