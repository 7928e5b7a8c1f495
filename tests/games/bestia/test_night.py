"""NIGHT1, NIGHT2, NIGHT3, UPG, GEAR: nights, markets and upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.bestia.cards import GOALS, Contract
from polnoc.games.bestia.places import SETTLEMENT
from polnoc.games.bestia.state import HUNTERS_WON
from tests.games.bestia.scene import GAME, Scene


def night(tally: dict[str, int] | None = None, **made: Any) -> Scene:
    """Return the evening before a night: everybody may pass, and only then does the night begin."""
    scene = Scene(turn="iona", **made)
    for what, n in (tally or {}).items():
        scene.position.tally[GOALS.index(what)] = n
    scene.position.passes = 2
    return scene


@pytest.mark.rules(
    "BES-EX-28",
    "BES-NIGHT1-02",
    "BES-NIGHT1-03",
    "BES-NIGHT1-04",
    "BES-NIGHT1-05",
    "BES-NIGHT1-06",
    "BES-NIGHT1-07",
    "BES-NIGHT1-08",
)
def test_goals_and_rewards() -> None:
    scene = night({"animals": 5, "wounds": 2}, day=2, contract="last-caravan").play("pass")
    assert scene.top["actor"] == 0, "the Beast chooses its talent first"
    assert not scene.offers("skip"), "a reward is taken"
    assert [line for line in scene.log if line.startswith("goal-met")] == ["goal-met character beast night 1"]
    scene.play("top").resolve_chance()
    assert scene.of("grudges", "beast") == 1, "only the goal of this night"
    scene.play("hunter iona")
    assert scene.of("power", "iona") == 1 and scene.of("power", "helga") == 0
    assert scene.of("grudges", "helga") == scene.of("grudges", "iona") == 1


@pytest.mark.rules("BES-NIGHT1-03")
def test_no_goal_no_reward() -> None:
    scene = night().play("pass").resolve_chance()
    assert scene.position.grudges == [0, 0, 0] and "goal-met" not in scene.heard(0)


@pytest.mark.rules("BES-NIGHT1-09", "BES-DIE-06", "BES-DIE-07", "BES-NIGHT3-02")
def test_the_dead_get_nothing_but_come_back() -> None:
    scene = night({"wounds": 1}, at={"helga": None, "iona": "C3"}, wounds={"helga": 3})
    scene.position.passes = 1
    scene.play("pass").resolve_chance()
    assert scene.of("grudges", "helga") == 0 and scene.of("grudges", "iona") == 1
    scene.play("top").resolve_chance()
    settlements = {place for place, habitat in enumerate(scene.position.habitats) if habitat == SETTLEMENT}
    assert set(scene.offered) == {f"settle {place}" for place in settlements}
    assert len(settlements) > 1
    scene.play("settle G3")
    assert scene.at("helga") == "G3" and scene.of("wounds", "helga") == 0


@pytest.mark.rules("BES-NIGHT2-01", "BES-NIGHT2-02", "BES-NIGHT2-03", "BES-NIGHT2-04", "BES-NIGHT2-05")
def test_discarding_and_refreshing() -> None:
    scene = night(hands={"beast": ["mist"], "iona": ["torch"]}, spent={"iona": ["track"], "beast": ["feed"]})
    position = scene.position
    for card in ("dread", "leap"):
        position.talent_market |= 1 << scene.card(card)
        position.talent_deck &= ~(1 << scene.card(card))
    position.hands[1] |= 1 << scene.card("rush")
    position.unused &= ~(1 << scene.card("rush"))
    scene.play("pass").resolve_chance()
    assert (
        "rush" not in scene.hand("helga") and "track" in scene.hand("iona") and "feed" in scene.hand("beast")
    )
    assert "mist" in scene.hand("beast") and "torch" in scene.hand("iona")
    assert position.gear_market.bit_count() == position.talent_market.bit_count() == 3
    assert position.talent_gone == 1 << scene.card("dread") | 1 << scene.card("leap")


@pytest.mark.rules("BES-NIGHT2-06")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    scene = Scene(turn="helga", hands={"helga": ["ensnare"]})
    position = scene.position
    position.gear_gone, position.gear_deck = position.gear_deck, 0
    scene.play("play ensnare", "top").chance("draw torch")
    assert "torch" in scene.hand("helga") and position.gear_gone == 0
    assert position.gear_deck.bit_count() == 24


@pytest.mark.rules("BES-EX-27", "BES-NIGHT3-01", "BES-NIGHT3-03")
def test_healing_overnight() -> None:
    scene = night(hurts={"C3": 2}, wounds={"iona": 1, "beast": 2}).play("pass").resolve_chance()
    assert scene.position.hurts == [0] * len(scene.position.hurts)
    assert scene.of("wounds", "iona") == 1 and scene.of("wounds", "beast") == 2
    rested = night(wounds={"iona": 1}, night_rest=True).play("pass").resolve_chance()
    assert rested.of("wounds", "iona") == 0
    grown = (
        night(beast="raaga", wounds={"beast": 2}, ups={"beast": ["regrowth"]}).play("pass").resolve_chance()
    )
    assert grown.of("wounds", "beast") == 1


@pytest.mark.rules("BES-EX-39", "BES-UPG-06", "BES-UPG-08")
def test_an_upgrade_for_nothing_must_be_unlocked_too() -> None:
    locked = Scene(
        beast="bolgin", hunters=("assar", "helga"), beast_at="D4", at={"assar": "D3", "helga": "D3"}
    )
    assert locked.play("play bewitch").offers("hunter helga")
    banner = Scene(
        beast="bolgin",
        hunters=("assar", "helga"),
        beast_at="D4",
        at={"assar": "D3", "helga": "D3"},
        ups={"assar": ["banner"]},
    )
    assert not banner.play("play bewitch").offers("hunter helga")


@pytest.mark.rules("BES-UPG-12")
def test_damage_does_not_make_summons_stronger() -> None:
    scene = Scene(beast_at="H3", summons=["D3"], ups={"beast": ["damage"]}, at={"helga": "I4", "iona": "I4"})
    scene.play("play summon-wolf", "choose 2", "choose 2", "act 0", "hit-folk D3")
    assert scene.folk("D3") == ["boar"]


@pytest.mark.rules("BES-EX-33", "BES-GEAR-01", "BES-GEAR-03")
def test_the_market_is_not_filled_up() -> None:
    scene = Scene(turn="helga", hands={"helga": ["dark-dealings"], "iona": ["ensnare"]})
    position = scene.position
    for card in ("torch", "salve", "outpost"):
        position.gear_market |= 1 << scene.card(card)
        position.gear_deck &= ~(1 << scene.card(card))
    scene.play("play dark-dealings", "choose 1", "take salve", "done")
    assert "salve" in [scene.terms.cards[card].id for card in scene.view(0)["hands"][1] if card > 0]
    scene.play("play ensnare")
    assert scene.offers("take torch") and scene.offers("take outpost") and scene.offers("top")
    assert not scene.offers("take salve")


@pytest.mark.rules("BES-GEAR-02")
def test_the_beast_gains_talents() -> None:
    scene = Scene(hands={"beast": ["avarice"]}).play("play avarice", "choose 2", "top").chance("draw leap")
    assert "leap" in scene.hand("beast") and scene.view(1)["hands"][0].count(-3) == 1


@pytest.mark.rules("BES-ROUND-01")
@pytest.mark.parametrize("contract", GAME.box.contracts.values(), ids=lambda contract: contract.id)
def test_a_game_lasts_as_many_days_as_its_contract_says(contract: Contract) -> None:
    players = contract.players[-1]
    made: dict[str, Any] = {"players": players, "contract": contract.id}

    def after(day: int) -> Scene:
        scene = Scene(turn="beast", day=day, **made)
        scene.position.passes = len(scene.terms.characters) - 1
        return scene.play("pass")

    assert after(contract.days).position.victor != 0
    before = after(contract.days - 1)
    assert before.position.victor == 0 and before.position.phase == 3
    shorter = Scene(turn="beast", day=2, days=2, **made)
    shorter.position.passes = len(shorter.terms.characters) - 1
    assert shorter.play("pass").position.victor != 0, "or as the group wants"


@pytest.mark.rules("BES-OBJ-04", "BES-OBJ-05")
def test_after_the_last_day_the_hunters_have_won() -> None:
    scene = night({"settlers": 1, "animals": 9}, day=3).play("pass")
    assert scene.position.victor == HUNTERS_WON and "goal-met" not in scene.heard(0)


def test_cauldron_looks_one_card_deeper() -> None:
    scene = Scene(beast="bolgin", hands={"beast": ["avarice"]}, ups={"beast": ["cauldron"]})
    scene.play("play avarice", "choose 2", "top").chance("draw leap")
    scene.chance("draw mist")
    assert scene.play("discard mist").hand("beast").count("leap") == 1


def test_omen_shows_talents_and_foresight_an_unused_card() -> None:
    scene = (
        night(hands={"beast": ["mist", "leap", "dread"]}, grudges={"helga": 1}).play("pass").resolve_chance()
    )
    while not scene.offers("buy omen"):
        scene.play("done")
    scene.play("buy omen").resolve_chance()
    assert scene.view(1)["hands"][0].count(-3) == 1 and scene.view(15)["hands"][0].count(-3) == 3


def test_stolen_gear_pays_for_every_card() -> None:
    scene = (
        night(beast="esmeria", grudges={"beast": 2}, hands={"helga": ["torch"]}).play("pass").resolve_chance()
    )
    scene.play("buy stolen-gear", "discard torch")
    assert scene.of("grudges", "beast") == 1 and "torch" not in scene.hand("helga")


def test_mason_builds_in_any_settlement_and_vengeance_asks_for_a_dead_settler() -> None:
    scene = Scene(turn="varja", hunters=("grimgier", "varja"), grudges={"grimgier": 1, "varja": 1})
    scene.position.passes = 2
    scene.position.tally[GOALS.index("settlers")] = 1
    scene.play("pass").resolve_chance()
    while not scene.offers("buy mason"):
        scene.play("done")
    scene.play("buy mason", "place G3", "done", "buy vengeance")
    assert scene.position.towers == 1 << scene.spot("G3") and scene.of("grudges", "varja") == 3
