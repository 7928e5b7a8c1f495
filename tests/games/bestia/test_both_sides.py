"""Conditions of attacks, summons, reactions and rewards, each tried just inside and just outside."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.rules.attacks import strength
from polnoc.games.bestia.rules.resolve import _holds
from polnoc.games.bestia.state import HIT_A_HUNTER, HIT_A_SUMMON, KILLED, SURVIVED, Ongoing
from polnoc.games.bestia.terms import SUMMONS, TO_HUNTER, TO_SUMMON, TO_TOWER
from tests.games.bestia.scene import Scene
from tests.games.bestia.test_done import effect

FAR = {"helga": "I4", "iona": "I4"}
FIRE = ("hoarfrost-march", "fire-trap", "forest", "helga")


# Attacks ------------------------------------------------------------------------------------


@pytest.mark.rules("BES-ATK-02", "BES-UPG-09", "BES-UPG-12")
@pytest.mark.parametrize(
    ("hunter", "upgrade", "made", "wounds"),
    [
        ("assar", "veteran", {"play": "hunt"}, 2),
        ("assar", "veteran", {"play": "frenzy"}, 1),
        ("grimgier", "hammerfall", {"at": "C3"}, 2),
        ("grimgier", "hammerfall", {"at": "D4"}, 1),
        ("varja", "berserk", {"wounds": 2}, 2),
        ("varja", "berserk", {"wounds": 1}, 1),
        ("varja", "berserk", {"wounds": 0}, 1),
    ],
)
def test_when_hunters_strike_harder(hunter: str, upgrade: str, made: dict[str, Any], wounds: int) -> None:
    at = made.get("at", "D4")
    scene = Scene(
        turn=hunter,
        hunters=(hunter, "iona"),
        beast_at=at,
        at={hunter: at, "iona": "I4"},
        ups={hunter: [upgrade]},
        wounds={hunter: made.get("wounds", 0)},
        hands={hunter: ["frenzy"]},
    )
    scene.play(f"play {made.get('play', 'frenzy')}", "hit-beast")
    assert scene.of("wounds", "beast") == wounds


@pytest.mark.rules("BES-UPG-12")
def test_fury_is_for_animals_and_towers() -> None:
    scene = Scene(beast="hogbad", ups={"beast": ["herd-fury", "damage"]}, towers=["D4"], summons=["D4"])
    bite = effect(scene, "attack", {"more": 0})
    settlers, folk = scene.terms.settlers, len(scene.terms.folk_start)
    assert [strength(scene.position, bite, SUMMONS, target) for target in range(folk)] == [
        *[1] * settlers,
        *[2] * (folk - settlers),
    ]
    targets = [TO_HUNTER, TO_HUNTER + 1, TO_TOWER - 1, TO_TOWER, TO_SUMMON - 1, TO_SUMMON]
    assert [strength(scene.position, bite, SUMMONS, target) for target in targets] == [1, 1, 1, 2, 2, 1]
    assert strength(scene.position, bite, 0, TO_HUNTER + 1) == 2, "the Beast has damage, but no fury"


@pytest.mark.rules("BES-AP-03", "BES-ATK-09")
def test_tokens_are_gone_only_with_an_attack() -> None:
    made: dict[str, Any] = {"beast_at": "D3", "at": FAR, "power": {"beast": 2}}
    scene = Scene(**made).play("play feed", "choose 2")
    assert scene.choices == ["power 0", "power 1", "power 2"]
    scene.events.clear()
    scene.play("power 1", "hit-folk D3")
    assert scene.log[:2] == ["uses-power character beast n 1", "attacks by beast target boar place D3 n 2"]
    assert scene.of("power", "beast") == 1
    saved = Scene(**made).play("play feed", "choose 2", "power 2", "skip")
    assert saved.of("power", "beast") == 2
    plain = Scene(**made).play("play feed", "choose 2", "power 0", "hit-folk D3")
    assert "uses-power" not in plain.heard(1) and plain.of("power", "beast") == 2
    summon = Scene(**made, summons=["D3"]).play("play summon-wolf", "choose 2", "choose 2", "act 0")
    assert "hit-folk D3" in summon.choices, "summons have no ancient power"


@pytest.mark.rules("BES-ATK-05", "BES-ATK-06", "BES-UPG-10")
@pytest.mark.parametrize(
    ("plays", "ups", "expected"),
    [
        ("play hunt", [], "skip; hit-summon 0"),
        ("play hunt", ["longbow"], "skip; hit-summon 0; hit-beast"),
        ("play silver-arrow; choose 1", [], "skip; hit-summon 0; hit-summon 1"),
        ("play silver-arrow; choose 1", ["keen-eye"], "skip; hit-summon 0; hit-summon 1; hit-beast"),
        ("play frenzy", ["longbow", "keen-eye"], "skip; hit-summon 0"),
    ],
)
def test_how_far_iona_reaches(plays: str, ups: list[str], expected: str) -> None:
    """She stands beside the Beast and one of its wolves; another wolf is with her."""
    scene = Scene(
        turn="iona",
        at={"iona": "D4", "helga": "I4"},
        beast_at="D3",
        summons=["D4", "D5", "D2"],
        ups={"iona": ups},
        hands={"iona": ["frenzy"]},
    )
    assert scene.play(*plays.split("; ")).choices == expected.split("; ")


@pytest.mark.rules("BES-ATK-06")
def test_a_hidden_beast_is_no_target() -> None:
    scene = Scene(turn="iona", at={"iona": "D5", "helga": "I4"}, beast_at="D5", way="n", summons=["D5"])
    scene.play("play hunt", "yes")
    assert scene.choices == ["skip", "hit-summon 0"], "its pawn is not the Beast"


@pytest.mark.rules("BES-ATK-13")
def test_a_bulwark_stands_before_settlers_and_hunters_here() -> None:
    made: dict[str, Any] = {"hunters": ("grimgier", "iona"), "beast_at": "C3"}

    def struck(target: str, at: str = "C3", **more: Any) -> list[str]:
        scene = Scene(**made, at={"grimgier": at, "iona": "C3"}, **more)
        scene.position.bulwark = 1
        scene.events.clear()
        scene.play("play feed", "choose 2", target)
        return [line for line in scene.log if "wounded" in line or "destroyed" in line]

    him = ["hunter-wounded hunter grimgier n 1 by beast"]
    assert struck("hit-hunter iona") == struck("hit-folk C3") == struck("hit-hunter grimgier") == him
    assert struck("hit-hunter iona", at="D3") == ["hunter-wounded hunter iona n 1 by beast"]
    assert struck("hit-folk C3", at="D3") == ["folk-wounded folk noble n 1 by beast"]
    assert struck("hit-tower C3", towers=["C3"]) == ["tower-destroyed place C3 by beast"]


@pytest.mark.rules("BES-UPG-10")
def test_wounds_that_are_prevented_or_avenged_once_a_day() -> None:
    made: dict[str, Any] = {"hunters": ("grimgier", "iona"), "beast": "raaga", "beast_at": "D4"}
    both = Scene(**made, at={"grimgier": "D4", "iona": "I4"}, ups={"grimgier": ["iron-skin", "old-feud"]})
    both.events.clear()
    both.play("play hydra", "hit-hunter grimgier")
    assert both.log[2:] == ["wound-prevented hunter grimgier"] and both.of("grudges", "grimgier") == 0
    again = Scene(**made, at={"grimgier": "D4", "iona": "I4"}, ups={"grimgier": ["iron-skin", "old-feud"]})
    again.position.once[1] = 1 << again.upgrade("iron-skin", 1)
    again.play("play hydra", "hit-hunter grimgier")
    assert again.of("wounds", "grimgier") == 1 and again.of("grudges", "grimgier") == 1
    often = Scene(**made, at={"grimgier": "D4", "iona": "I4"}, ups={"grimgier": ["old-feud"]})
    often.position.once[1] = 1 << often.upgrade("old-feud", 1)
    assert often.play("play hydra", "hit-hunter grimgier").of("grudges", "grimgier") == 0
    wolf = Scene(
        hunters=("grimgier", "iona"),
        at={"grimgier": "D4", "iona": "I4"},
        summons=["D4"],
        ups={"grimgier": ["old-feud"]},
    )
    wolf.play("play summon-wolf", "choose 2", "choose 2", "act 0", "hit-hunter grimgier")
    assert wolf.of("grudges", "grimgier") == 0, "the feud is with the Beast"


@pytest.mark.rules("BES-UPG-10", "BES-TRAP-13")
@pytest.mark.parametrize(
    ("beast", "upgrade", "trap", "used", "wounds"),
    [
        ("fangrir", "thick-pelt", "iron-jaws", False, 1),
        ("fangrir", "thick-pelt", "iron-jaws", True, 2),
        ("esmeria", "trap-sense", "iron-jaws", False, 1),
        ("esmeria", "trap-sense", "fire-trap", False, 0),
    ],
)
def test_hides_against_traps(beast: str, upgrade: str, trap: str, used: bool, wounds: int) -> None:
    laid = ("hoarfrost-march", trap, "forest", "helga")
    scene = Scene(
        beast=beast,
        beast_at="D4",
        way="n",
        at=FAR,
        traps=[laid],
        ups={"beast": [upgrade]},
        hands={"beast": ["leap"]},
        grudges={"beast": 1},
    )
    number = scene.upgrade(upgrade, 0)
    scene.position.once[0] = 1 << number if used else 0
    scene.play("play leap", "hit-folk D3")
    assert scene.of("wounds", "beast") == wounds
    assert ("beast-wounded" in scene.heard(1)) == (wounds > 0)
    assert scene.position.once[0] == (1 << number if beast == "fangrir" else 0)


@pytest.mark.rules("BES-TRAP-10")
@pytest.mark.parametrize(
    ("turn", "helga", "chooser"), [("beast", "I4", 1), ("beast", None, 2), ("iona", "I4", 2)]
)
def test_who_chooses_the_order_of_traps(turn: str, helga: str | None, chooser: int) -> None:
    traps = [FIRE, ("hoarfrost-march", "salt-trap", "forest", "iona")]
    at = {"helga": helga, "iona": "D3"}
    scene = Scene(turn=turn, beast_at="D4", way="n", traps=traps, at=at)
    scene.play(*(["play feed", "choose 2", "hit-folk D3"] if turn == "beast" else ["play hunt"]))
    assert scene.asked == (chooser,) and scene.choices == ["trap fire-trap", "trap salt-trap"]
    assert scene.play("trap salt-trap").position.hushed and scene.of("wounds", "beast") == 1
    assert [trap[1] for trap in scene.position.last_traps] == [
        scene.card("fire-trap"),
        scene.card("salt-trap"),
    ]


# Conditions ---------------------------------------------------------------------------------


@pytest.mark.rules("BES-RES-02", "BES-TRAIL-05")
@pytest.mark.parametrize(
    ("case", "outcome", "holds"),
    [
        ("killed", KILLED, True),
        ("killed", SURVIVED, False),
        ("killed", HIT_A_SUMMON, False),
        ("killed-summon", KILLED | HIT_A_SUMMON, True),
        ("killed-summon", KILLED, False),
        ("killed-summon", HIT_A_SUMMON, False),
        ("survived", SURVIVED, True),
        ("survived", KILLED, False),
        ("hit-hunter", HIT_A_HUNTER, True),
        ("hit-hunter", KILLED, False),
    ],
)
def test_conditions_of_an_attack(case: str, outcome: int, holds: bool) -> None:
    beast = {"killed": "hogbad", "hit-hunter": "bolgin"}.get(case, "fangrir")
    scene = Scene(beast=beast)
    scene.position.ongoing = Ongoing(outcome=outcome)
    assert _holds(scene.position, effect(scene, "if", {"case": case}), 0) is holds


@pytest.mark.rules("BES-RES-02", "BES-TRAIL-05")
def test_conditions_of_the_table() -> None:
    made: dict[str, Any] = {"hunters": ("varja", "iona")}

    def holds(case: str, scene: Scene, actor: int = 1) -> bool:
        return _holds(scene.position, effect(scene, "if", {"case": case}), actor)

    here = {"varja": "D4", "iona": "I4"}
    assert holds("beast-here", Scene(**made, at=here, beast_at="D4"))
    assert not holds("beast-here", Scene(**made, at=here, beast_at="D5"))
    assert not holds("beast-here", Scene(**made, at=here, beast_at="D4", way="n")), "it has gone"
    assert not holds("beast-here", Scene(**made, at=here, beast_at="D5", way="n")), "nobody knows"
    assert holds("trails", Scene(**made, at=here, beast_at="D4")), "the pawn counts as trails"
    assert holds("trails", Scene(**made, at=here, beast_at="D5", way="n"))
    assert not holds("trails", Scene(**made, at=here, beast_at="D5"))
    dead = Scene(**made)
    assert not holds("settler-died", dead)
    dead.position.tally[GOALS.index("settlers")] = 1
    assert holds("settler-died", dead)
    fed = Scene(**made)
    assert not holds("animal-died", fed, 0)
    fed.position.fed = True
    assert holds("animal-died", fed, 0)
    assert holds("own-habitat", Scene(**made, beast_at="D3"), 0)
    assert not holds("own-habitat", Scene(**made, beast_at="D4"), 0)
    assert holds("own-habitat", Scene(**made, beast_at="E5"), 0), "the start is wild"


@pytest.mark.rules("BES-RES-05")
def test_only_a_hidden_beast_is_asked_in_secret() -> None:
    open_ = Scene(beast_at="D3", at=FAR, hands={"beast": ["bolster"]}).play("play bolster")
    assert open_.of("grudges", "beast") == 1 and open_.asked == (0,) and "done" in open_.choices
    away = Scene(beast_at="D4", at=FAR, hands={"beast": ["bolster"]}).play("play bolster")
    assert away.of("grudges", "beast") == 0 and "done" in away.choices
    hidden = Scene(beast_at="D4", way="n", at=FAR, hands={"beast": ["bolster"]}).play("play bolster")
    assert hidden.choices == ["yes", "skip"]


# Reactions ----------------------------------------------------------------------------------


@pytest.mark.rules("BES-REACT-02", "BES-REACT-03")
@pytest.mark.parametrize(
    ("asked", "made"),
    [
        (True, {}),
        (False, {"grudges": 0}),
        (False, {"hushed": True}),
        (False, {"open": ["mist"]}),
        (True, {"open": ["vanish"], "hand": ["vanish"]}),
        (True, {"open": ["leap"], "hand": ["mist", "leap"]}),
        (False, {"market": "vanish"}),
        (False, {"gone": "vanish"}),
        (False, {"way": ""}),
    ],
)
def test_when_the_beast_is_asked_for_a_reaction(asked: bool, made: dict[str, Any]) -> None:
    """A torch is held up; Vanish costs one grudge, and the Beast holds a talent."""
    scene = Scene(
        turn="helga",
        beast_at="D5",
        way=made.get("way", "n"),
        at={"helga": "D3", "iona": "I4"},
        hands={"helga": ["torch"], "beast": made.get("hand", ["mist"])},
        grudges={"beast": made.get("grudges", 1)},
    )
    position = scene.position
    position.hushed = made.get("hushed", False)
    position.open = sum([1 << scene.card(id) for id in made.get("open", ())])
    for pile in ("market", "gone"):
        if pile in made:
            bit = 1 << scene.card(made[pile])
            setattr(position, f"talent_{pile}", bit)
            position.talent_deck &= ~bit
    scene.play("play torch", "place D2")
    assert (scene.asked == (0,)) == asked
    assert scene.position.ongoing.culprit == (1 if made.get("way", "n") else 0)


@pytest.mark.rules("BES-REACT-02", "BES-REACT-03")
def test_reactions_to_traps_are_for_cheap_ones() -> None:
    def sprung(trap: str, **made: Any) -> Scene:
        laid = ("hoarfrost-march", trap, "forest", "helga")
        hands = {"beast": ["disarm"]}
        scene = Scene(beast_at="D4", way="n", at=FAR, traps=[laid], hands=hands, **made)
        return scene.play("play feed", "choose 2", "hit-folk D3")

    assert "react disarm" in sprung("net-trap").choices
    assert "react disarm" in sprung("bell-trap").choices
    assert sprung("fire-trap").of("wounds", "beast") == 1
    poor = sprung("net-trap", ups={"helga": ["rune-ward"]})
    assert poor.event("slowed") == {"character": 0}, "it has no grudge to pay"
    warded = sprung("net-trap", ups={"helga": ["rune-ward"]}, grudges={"beast": 1}).play("react disarm")
    assert warded.of("grudges", "beast") == 0 and warded.event("reacts")["cost"] == 1


@pytest.mark.rules("BES-REACT-01", "BES-REACT-04")
def test_hunters_in_the_region_react_one_after_the_other() -> None:
    hands = {"helga": ["sudden-march"], "iona": ["torch"]}
    made: dict[str, Any] = {"beast_at": "D4", "way": "n", "hands": hands, "grudges": {"helga": 1, "iona": 1}}
    near = Scene(**made, at={"helga": "A1", "iona": "B1"}).play("play feed", "choose 2", "hit-folk D3")
    assert near.asked == (1,) and near.choices == ["skip", "react sudden-march"]
    assert near.play("skip").asked == (2,) and near.choices == ["skip"]
    assert "attacks" in near.play("skip").heard(15)
    away = Scene(**made, at={"helga": "I4", "iona": "B1"}).play("play feed", "choose 2", "hit-folk D3")
    assert away.asked == (2,), "Helga is in another region"
    dead = Scene(**made, at={"helga": None, "iona": "I4"}).play("play feed", "choose 2", "hit-folk D3")
    assert "attacks" in dead.heard(15)


# Summons ------------------------------------------------------------------------------------


@pytest.mark.rules("BES-SUM-06")
def test_twins_come_together_only_from_the_reserve() -> None:
    made: dict[str, Any] = {"beast": "esmeria", "beast_at": "D4", "at": FAR}
    call = ("play summon-echo", "choose 2", "choose 1", "place D3")
    both = Scene(**made, ups={"beast": ["twin-echo"]}).play(*call)
    assert both.choices[:2] == ["skip", "place D2"]
    one = Scene(**made).play(*call)
    assert one.choices[0] == "stop", "the move of the card is next"
    second = Scene(**made, ups={"beast": ["twin-echo"]}, summons=["A1"]).play(*call)
    assert second.choices[0] == "stop" and second.position.summons == [0, second.spot("D3")]


@pytest.mark.rules("BES-SUM-08")
def test_summons_of_a_region_march_in_order() -> None:
    scene = Scene(beast_at="D2", at=FAR, summons=["D4", "H3", "B1"])
    scene.events.clear()
    scene.play("play call-of-the-pack", "lay s", "region hoarfrost-march")
    assert scene.choices == ["stop", "go D3", "go E4", "go D5", "go C4"], "the first of the region"
    scene.play("stop")
    assert scene.choices == ["stop", "go C1", "go B2", "go A1"], "the one on H3 is elsewhere"
    scene.play("go A1")
    assert scene.log[-2:] == ["names-region region hoarfrost-march", "summon-goes summon 2 place A1"]


@pytest.mark.rules("BES-REQ-12")
def test_which_region_the_beast_names() -> None:
    def marching(at: str, way: str = "") -> Scene:
        scene = Scene(beast_at=at, way=way, at=FAR, summons=["D1"])
        return scene.play("play call-of-the-pack", "lay still")

    assert marching("D3").choices == ["region hoarfrost-march", "skip"]
    assert marching("E5").choices == ["region hoarfrost-march", "region elkwold", "skip"]
    dread = Scene(
        beast_at="D3", at={"helga": "A1", "iona": "I4"}, hands={"beast": ["dread"]}, grudges={"beast": 1}
    )
    dread.play("play dread")
    assert dread.asked == (1,) and "names-region" not in dread.heard(1), "everybody sees where it is"
    start = Scene(at={"helga": "A1", "iona": "I4"}, hands={"beast": ["dread"]}, grudges={"beast": 1})
    assert start.play("play dread").choices == ["region hoarfrost-march", "region elkwold"]


@pytest.mark.rules("BES-WT-01", "BES-WT-07")
def test_the_seventh_tower() -> None:
    made: dict[str, Any] = {"turn": "helga", "at": {**FAR, "helga": "D4"}, "hands": {"helga": ["outpost"]}}
    five = Scene(**made, towers=["A1", "B1", "C1", "D1", "E1"], grudges={"helga": 1})
    five.events.clear()
    assert five.play("play outpost").log[1:] == ["tower-built place D4"]
    six = Scene(**made, towers=["A1", "B1", "C1", "D1", "E1", "F1"], grudges={"helga": 1})
    six.events.clear()
    six.play("play outpost", "place E1")
    assert six.log[1:] == ["tower-moved place E1", "tower-built place D4"]
    mason = Scene(
        turn=None,
        hunters=("grimgier", "iona"),
        at={"grimgier": "I4", "iona": "I4"},
        towers=["I4"],
        grudges={"grimgier": 1},
    )
    mason.resolve_chance().play("buy mason")
    assert mason.choices == ["skip", "place C3", "place G3"]
    moved = Scene(
        turn=None,
        hunters=("grimgier", "iona"),
        at={"grimgier": "I4", "iona": "I4"},
        towers=["A1", "B1", "C1", "D1", "E1", "F1"],
        grudges={"grimgier": 1},
    )
    moved.resolve_chance().play("buy mason", "place B1")
    assert moved.choices == ["skip", "place C3", "place G3", "place I4"]
    assert moved.play("place G3").squares(moved.position.towers) == {"A1", "C1", "D1", "E1", "F1", "G3"}


@pytest.mark.rules("BES-NIGHT1-08")
def test_hunters_share_out_a_reward() -> None:
    """On the second night two of the hunters get a token of ancient power."""
    scene = Scene(turn="iona", at=FAR, day=2)
    scene.position.tally[GOALS.index("wounds")] = 2
    scene.position.passes = 2
    scene.play("pass")
    assert scene.asked == (1,) and scene.choices == ["hunter helga", "hunter iona"]
    assert scene.play("hunter iona").choices == ["hunter helga"]
    scene.play("hunter helga")
    assert scene.position.power == [0, 1, 1] and scene.position.grudges == [0, 1, 1]
    alone = Scene(turn="iona", at={"helga": None, "iona": "I4"}, day=2)
    alone.position.tally[GOALS.index("wounds")] = 2
    alone.position.passes = 1
    assert alone.play("pass").asked == (2,) and alone.choices == ["hunter iona"]
    assert alone.play("hunter iona").position.power == [0, 0, 1]


@pytest.mark.rules("BES-INFO-08")
def test_omen_shows_what_is_not_known_first() -> None:
    scene = Scene(
        turn=None, at=FAR, hands={"beast": ["mist", "leap", "dread"]}, grudges={"helga": 1}
    ).resolve_chance()
    scene.position.open = 1 << scene.card("dread")
    scene.position.shown = 1 << scene.card("mist")
    scene.events.clear()
    scene.play("buy omen")
    assert scene.choices == ["show leap"], "the other two are known"
    scene.play("show leap")
    assert sorted(scene.choices) == ["show leap", "show mist"]
    scene.play("show mist")
    assert scene.log[1:] == ["beast-shows card leap"] * 2 + ["beast-shows card mist"] * 2
    assert [event.audience for event in scene.events[1:3]] == [scene.terms.team, 1]


@pytest.mark.rules("BES-SET-21", "BES-DIE-07")
def test_without_a_settlement_hunters_begin_at_the_start() -> None:
    none = {"C3": "forest", "G3": "forest", "I4": "forest"}
    scene = Scene(
        turn=None, at={"helga": None, "iona": "A1"}, habitats=none, wounds={"helga": 3}
    ).resolve_chance()
    assert scene.choices == ["settle E5"]
    assert scene.play("settle E5").of("wounds", "helga") == 0


@pytest.mark.rules("BES-NIGHT3-01", "BES-ATK-10")
def test_who_heals_near_a_grave() -> None:
    scene = Scene(
        turn="helga",
        at={"helga": "D3", "iona": "I4"},
        hands={"helga": ["hunters-grave"]},
        grudges={"helga": 1},
        wounds={"helga": 2, "iona": 2},
        hurts={"C3": 2, "G3": 1, "I4": 2, "D3": 1},
    )
    scene.events.clear()
    scene.play("play hunters-grave")
    assert scene.log[1:] == [
        "gains-power character helga n 1",
        "heals character helga n 1",
        "folk-heals folk noble n 1",
    ]
    assert [hurt for hurt in scene.position.hurts if hurt] == [1, 1, 2, 1]
    beside = Scene(
        turn="helga",
        at={"helga": "F3", "iona": "I4"},
        hands={"helga": ["hunters-grave"]},
        grudges={"helga": 1},
        hurts={"G3": 1, "C3": 1},
    )
    assert beside.play("play hunters-grave").position.hurts[:2] == [1, 0]
    west = Scene(
        turn="helga",
        at={"helga": "B3", "iona": "I4"},
        hands={"helga": ["hunters-grave"]},
        grudges={"helga": 1},
        hurts={"C3": 1},
    )
    assert west.play("play hunters-grave").position.hurts[0] == 0
    under = Scene(
        turn="helga",
        at={"helga": "H4", "iona": "I4"},
        hands={"helga": ["hunters-grave"]},
        grudges={"helga": 1},
        hurts={"I4": 1, "G3": 1},
    )
    assert under.play("play hunters-grave").position.hurts[1:3] == [1, 0]


@pytest.mark.rules("BES-ATK-10", "BES-GRU-03")
def test_the_first_animal_is_no_settler() -> None:
    scene = Scene(beast_at="A1", at=FAR).play("play feed", "choose 2", "hit-folk A1")
    assert scene.position.tally[GOALS.index("settler-wounded")] == 0 and scene.position.hurts[3] == 1
    town = Scene(beast_at="I4", at={"helga": "A1", "iona": "A1"}).play("play feed", "choose 2", "hit-folk I4")
    assert town.position.tally[GOALS.index("settler-wounded")] == 1
