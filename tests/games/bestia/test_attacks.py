"""ATK, AP, GRU, DIE: attacks, wounds, grudges, deaths."""

from __future__ import annotations

import pytest

from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.deduction import ways_to
from polnoc.games.bestia.rules.attacks import Blow
from polnoc.games.bestia.rules.wounds import hurt
from polnoc.games.bestia.state import BEAST_WON, HUNTERS_WON, NOWHERE
from polnoc.games.bestia.terms import BEAST
from tests.games.bestia.scene import Scene


@pytest.mark.rules("BES-ATK-03")
def test_a_blow_at_somebody_who_is_gone_misses() -> None:
    scene = Scene(beast_at="C3", at={"helga": "I4", "iona": "I4"})
    scene.position.folk[0] = NOWHERE
    Blow(BEAST, 0, True, 1, False).run(scene.position, scene.events)
    assert scene.log[-1].startswith("attack-misses")


@pytest.mark.rules("BES-ATK-10")
def test_a_settler_and_an_animal_are_gone_when_the_last_wound_is_dealt() -> None:
    scene = Scene(beast_at="C3", at={"helga": "I4", "iona": "I4"})
    settler, animal = 0, len(scene.position.folk) - 1
    assert settler < scene.terms.settlers <= animal
    for one in (settler, animal):
        health = scene.terms.folk_health[one]
        assert not hurt(scene.position, BEAST, one, 0, scene.events), "no wound, nobody dies"
        assert health == 1 or not hurt(scene.position, BEAST, one, health - 1, scene.events)
        assert hurt(scene.position, BEAST, one, 1, scene.events)


@pytest.mark.rules("BES-EX-37", "BES-AP-03", "BES-AP-04", "BES-AP-02")
def test_ancient_power() -> None:
    scene = Scene(
        beast_at="C3", ups={"beast": ["damage"]}, power={"beast": 1}, at={"helga": "I4", "iona": "I4"}
    )
    scene.play("play feed", "choose 2", "power 1", "hit-folk C3")
    assert scene.folk("C3") == [] and scene.of("power", "beast") == 0
    kept = Scene(beast_at="C3", power={"beast": 1}, at={"helga": "I4", "iona": "I4"})
    kept.play("play feed", "choose 2", "power 1", "skip")
    assert kept.of("power", "beast") == 1


@pytest.mark.rules("BES-AP-05", "BES-EX-26", "BES-ATK-07", "BES-ATK-10", "BES-OBJ-06", "BES-SUM-03")
def test_a_summon_kills_without_grudges_and_without_ancient_power() -> None:
    scene = Scene(
        beast_at="H3", summons=["G3"], hurts={"G3": 1}, power={"beast": 2}, at={"helga": "C3", "iona": "C3"}
    )
    scene.play("play summon-wolf", "choose 2", "choose 2", "act 0", "hit-folk G3")
    assert scene.folk("G3") == [] and scene.of("grudges", "beast") == 0
    assert scene.position.tally[3] == 1, "a dead settler"
    own = Scene(beast_at="H3", summons=["G3"], hurts={"G3": 1}, kills="own", at={"helga": "C3", "iona": "C3"})
    own.play("play summon-wolf", "choose 2", "choose 2", "act 0", "hit-folk G3")
    assert own.position.tally[3] == 0


@pytest.mark.rules("BES-ATK-03", "BES-ATK-05", "BES-ATK-06")
def test_hunters_attack_summons_and_a_revealed_beast() -> None:
    hidden = Scene(
        turn="iona",
        beast_at="D4",
        way="n",
        at={"iona": "D3", "helga": "I4"},
        summons=["D3"],
        hands={"iona": ["frenzy"]},
    )
    assert hidden.hidden and hidden.place == "D3", "beside the Beast, which nobody sees"
    assert hidden.folk("D3") == ["boar"], "beside an animal too"
    hidden.play("play frenzy")
    assert hidden.offered == ["skip", "hit-summon 0"]
    hidden.play("hit-summon 0")
    assert hidden.position.summons[0] == -1
    at = {"iona": "D3", "helga": "I4"}
    gone = Scene(turn="iona", beast_at="D3", way="n", at=at, summons=["D3"], hands={"iona": ["frenzy"]})
    assert gone.play("play frenzy").offered == ["skip", "hit-summon 0"], (
        "where it was seen last it is no more"
    )
    shown = Scene(turn="iona", beast_at="D3", at={"iona": "D3", "helga": "I4"}, hands={"iona": ["frenzy"]})
    shown.play("play frenzy", "hit-beast")
    assert shown.of("wounds", "beast") == 1


@pytest.mark.rules("BES-ATK-09", "BES-ATK-08")
def test_targets_are_on_the_own_location() -> None:
    scene = Scene(beast_at="D4", at={"helga": "D4", "iona": "D3"}, towers=["D4"])
    scene.play("play feed", "choose 2")
    assert sorted(scene.offered) == ["hit-hunter 1", f"hit-tower {scene.spot('D4')}", "skip"]
    near = Scene(beast_at="D3", at={"helga": "D4", "iona": "I4"}).play("play moonlit-ambush")
    assert near.offers("hit-hunter helga") and near.offers("hit-folk C3") and near.offers("hit-folk D3")


@pytest.mark.rules("BES-ATK-12")
def test_without_a_target_nothing_is_revealed() -> None:
    scene = Scene(beast_at="D5", way="n", hands={"beast": ["charge"]}, at={"helga": "I4", "iona": "I4"})
    scene.play("play charge", "lay w")
    assert scene.place == "C4" and scene.offered == [
        f"hit-folk {scene.position.folk_at(scene.spot('C4'))[0]}"
    ]
    empty = Scene(beast_at="D5", way="n", hands={"beast": ["charge"]}, at={"helga": "I4", "iona": "I4"})
    empty.play("play charge", "lay still")
    assert empty.offered == ["skip"] and empty.play("skip").hidden


@pytest.mark.rules("BES-ATK-13", "BES-OBJ-02")
def test_the_last_settler_decides_at_once() -> None:
    scene = Scene(beast_at="G3", hurts={"G3": 1}, at={"helga": "C3", "iona": "C3"})
    scene.position.tally[3] = 1
    scene.play("play feed", "choose 2", "hit-folk G3")
    assert scene.position.victor == BEAST_WON and scene.game.winners(scene.position) == (0,)


@pytest.mark.rules("BES-DIE-01", "BES-OBJ-03", "BES-OBJ-01")
def test_the_death_of_the_beast_ends_the_game() -> None:
    scene = Scene(turn="iona", beast_at="D3", at={"iona": "D3"}, wounds={"beast": 3})
    scene.play("play hunt", "hit-beast")
    assert scene.position.victor == HUNTERS_WON and scene.position.over
    assert scene.game.winners(scene.position) == (1, 2)


@pytest.mark.rules("BES-EX-25", "BES-DIE-02", "BES-DIE-03", "BES-DIE-04", "BES-DIE-09")
def test_killing_a_hunter() -> None:
    scene = Scene(
        beast_at="D4",
        at={"helga": "D4", "iona": "I4"},
        wounds={"helga": 2},
        hands={"helga": ["rush", "haste", "torch"]},
        grudges={"helga": 3},
        power={"helga": 1},
    )
    scene.play("play feed", "choose 2", "hit-hunter helga", "skip")
    assert scene.offered == [f"lose {scene.card('rush')}", f"lose {scene.card('haste')}"]
    scene.chance("lose haste")
    assert scene.at("helga") is None and scene.of("grudges", "helga") == 0
    assert "torch" not in scene.hand("helga") and scene.hand("helga")[0] == "rush"
    assert "haste" in scene.hand("beast") and scene.of("grudges", "beast") == 1
    assert scene.of("power", "helga") == 1
    assert "haste" in [scene.terms.cards[card].id for card in scene.view(2)["hands"][0] if card > 0]


@pytest.mark.rules("BES-DIE-05")
def test_a_hunter_killed_by_a_summon_gives_nothing() -> None:
    scene = Scene(
        beast_at="H3",
        summons=["D4"],
        at={"helga": "D4", "iona": "I4"},
        wounds={"helga": 2},
        hands={"helga": ["rush"]},
    )
    scene.play("play summon-wolf", "choose 2", "choose 2", "act 0", "hit-hunter helga")
    assert scene.at("helga") is None and scene.of("grudges", "beast") == 0
    assert scene.hand("beast") == ["call-of-the-pack", "feed", "moonlit-ambush"]


@pytest.mark.rules("BES-DIE-08")
def test_a_dead_hunter_takes_no_turns_and_is_not_compared() -> None:
    scene = Scene(turn="beast", at={"helga": None, "iona": "I4"}, hands={"beast": ["rush"], "iona": ["dash"]})
    assert scene.offers("pass"), "Helga's empty hand does not count"
    scene.play("pass")
    assert scene.position.turn == 2


@pytest.mark.rules("BES-GRU-01", "BES-GRU-02", "BES-GRU-04", "BES-GRU-05")
def test_everybody_has_a_pool_of_their_own() -> None:
    scene = Scene(turn="helga", hands={"helga": ["avarice"]}, at={"helga": "C3"})
    scene.play("play avarice")
    assert scene.of("grudges", "helga") == 2 and scene.of("grudges", "iona") == 0


@pytest.mark.rules("BES-AP-01")
def test_dark_rituals_turn_a_grudge_into_ancient_power() -> None:
    scene = Scene(turn="helga", hands={"helga": ["dark-rituals"]}, grudges={"helga": 1}).play(
        "play dark-rituals"
    )
    assert scene.of("grudges", "helga") == 0 and scene.of("power", "helga") == 1
    poor = Scene(turn="helga", hands={"helga": ["dark-rituals"]}).play("play dark-rituals")
    assert poor.of("power", "helga") == 0
    beast = Scene(wounds={"beast": 3}, hands={"beast": ["dark-rituals"]}).play(
        "play dark-rituals", "choose 1"
    )
    assert beast.of("power", "beast") == 0 and beast.of("wounds", "beast") == 3


def test_a_bulwark_takes_wounds_for_others() -> None:
    scene = Scene(
        turn="grimgier", hunters=("grimgier", "iona"), beast_at="C3", at={"grimgier": "C3", "iona": "C3"}
    )
    scene.play("play bulwark", "yes", "hit-beast", "done")
    scene.play("flee track", "stop", "play feed", "choose 2", "hit-hunter iona")
    assert scene.of("wounds", "grimgier") == 1 and scene.of("wounds", "iona") == 0


def test_frenzy_strikes_a_survivor_again() -> None:
    scene = Scene(beast_at="D3", hands={"beast": ["frenzy"]}).play("play frenzy", "hit-folk D3")
    assert scene.offered == [f"hit-folk {scene.position.folk_at(scene.spot('D3'))[0]}"], (
        "it cannot be ignored"
    )
    scene.play("hit-folk D3")
    assert scene.folk("D3") == [] and scene.of("grudges", "beast") == 2


def test_rampage_goes_on_with_another_target() -> None:
    scene = Scene(beast="hogbad", beast_at="E4", at={"helga": "E4", "iona": "I4"})
    scene.play("play rampage", "hit-folk E4")
    assert scene.offered == ["hit-hunter 1"]


def test_hydra_hits_two_and_with_third_head_three() -> None:
    two = Scene(beast="raaga", beast_at="F3", at={"helga": "F3", "iona": "F3"})
    two.play("play hydra", "hit-folk F3", "hit-hunter helga")
    assert two.offers("done")
    three = Scene(
        beast="raaga", beast_at="F3", at={"helga": "F3", "iona": "F3"}, ups={"beast": ["third-head"]}
    )
    three.play("play hydra", "hit-folk F3", "hit-hunter helga", "hit-hunter iona")
    assert three.of("wounds", "iona") == 1


def test_longbow_and_keen_eye_reach_a_revealed_beast() -> None:
    plain = Scene(turn="iona", beast_at="D3", at={"iona": "D4"}).play("play hunt")
    assert not plain.offers("hit-beast")
    long = Scene(turn="iona", beast_at="D3", at={"iona": "D4"}, ups={"iona": ["longbow"]}).play("play hunt")
    assert long.play("hit-beast").of("wounds", "beast") == 1
    keen = Scene(turn="iona", beast_at="D3", at={"iona": "D4"}, ups={"iona": ["keen-eye"]})
    assert keen.play("play silver-arrow", "choose 1", "hit-beast").of("wounds", "beast") == 1


@pytest.mark.parametrize(
    ("hunter", "upgrade", "square", "wounds", "dealt"),
    [
        ("assar", "veteran", "D4", 0, 2),
        ("grimgier", "hammerfall", "C3", 0, 2),
        ("grimgier", "hammerfall", "D4", 0, 1),
        ("varja", "berserk", "D4", 2, 2),
        ("varja", "berserk", "D4", 1, 1),
    ],
)
def test_upgrades_that_make_hunters_strike_harder(
    hunter: str, upgrade: str, square: str, wounds: int, dealt: int
) -> None:
    scene = Scene(
        turn=hunter,
        hunters=(hunter, "helga"),
        beast="raaga",
        beast_at=square,
        at={hunter: square},
        wounds={hunter: wounds},
        ups={hunter: [upgrade]},
    )
    assert scene.play("play hunt", "hit-beast").of("wounds", "beast") == dealt


def test_iron_skin_and_old_feud() -> None:
    scene = Scene(
        hunters=("grimgier", "helga"),
        beast_at="D4",
        at={"grimgier": "D4"},
        ups={"grimgier": ["iron-skin", "old-feud"]},
        hands={"beast": ["frenzy"]},
    )
    scene.play("play frenzy", "hit-hunter grimgier", "hit-hunter grimgier")
    assert scene.of("wounds", "grimgier") == 1 and scene.of("grudges", "grimgier") == 1


def test_molten_hide_burns_once_a_day() -> None:
    scene = Scene(
        turn="iona", beast="hogbad", beast_at="D4", at={"iona": "D4"}, ups={"beast": ["molten-hide"]}
    )
    scene.play("play hunt", "hit-beast")
    assert scene.of("wounds", "iona") == 1


def test_bloodlust_and_trail_of_ash_move_on() -> None:
    scene = Scene(beast_at="D2", ups={"beast": ["bloodlust"]}, at={"helga": "I4", "iona": "I4"})
    scene.play("play feed", "choose 2", "hit-folk D2", "yes", "lay s")
    assert scene.hidden and scene.place == "D3"
    ash = Scene(
        beast="hogbad", beast_at="D3", ups={"beast": ["trail-of-ash"]}, at={"helga": "I4", "iona": "I4"}
    )
    assert ash.play("play rampage", "hit-folk D3", "yes", "lay s").place == "D4"


@pytest.mark.rules("BES-WT-06")
def test_an_attack_without_wounds_leaves_the_target_as_it_was() -> None:
    hands, grudges = {"helga": ["shield-wall"]}, {"helga": 1}
    at = {"helga": "C3", "iona": "I4"}
    tower = Scene(beast_at="C3", towers=["C3"], at=at, hands=hands, grudges=grudges)
    tower.play("play feed", "choose 2", "hit-tower C3", "react shield-wall")
    assert tower.position.towers == 1 << tower.spot("C3")
    noble = Scene(beast_at="C3", at=at, hands=hands, grudges=grudges)
    noble.play("play feed", "choose 2", "hit-folk C3", "react shield-wall")
    assert not any(noble.position.hurts) and "folk-wounded" not in noble.heard(0)
    assert noble.position.tally[GOALS.index("settler-wounded")] == 0


@pytest.mark.rules("BES-WT-06", "BES-RES-05")
def test_a_watchtower_is_destroyed_and_not_killed() -> None:
    maul = Scene(
        beast_at="D4",
        towers=["D4"],
        at={"helga": "I4", "iona": "I4"},
        hands={"beast": ["maul"]},
        grudges={"beast": 2},
    )
    maul.play("play maul", "hit-tower D4")
    assert maul.position.towers == 0 and maul.of("grudges", "beast") == 0 and not maul.offers("lay n")
    frenzy = Scene(beast_at="C3", towers=["C3"], at={"helga": "I4"}, hands={"beast": ["frenzy"]})
    frenzy.play("play frenzy", "hit-tower C3")
    assert frenzy.offers("done"), "there is nothing that survived"


@pytest.mark.rules("BES-ATK-12", "BES-INFO-04")
def test_whoever_cannot_strike_the_same_target_again_tells_nothing_false() -> None:
    """After its first blow it slipped away to other prey: that it does not attack there is no clue."""
    scene = Scene(
        beast="hogbad", beast_at="D3", ups={"beast": ["trail-of-ash"]}, hands={"beast": ["frenzy"]},
        at={"helga": "I4", "iona": "I4"},
    )  # fmt: skip
    scene.play("play frenzy", "hit-folk D3", "yes", "lay n")
    while scene.offers("stop") or scene.offers("skip"):
        scene.play("stop" if scene.offers("stop") else "skip")
    position = scene.position
    assert scene.place == "D2" and scene.folk("D2") == ["sheep"]
    assert position.place in ways_to(scene.terms.places, position.pawn, position.steps, position.facts)
