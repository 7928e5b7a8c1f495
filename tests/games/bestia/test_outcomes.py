"""What rules remember of the latest actions, and their initial state."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.state import HIT_A_HUNTER, HIT_A_SUMMON, KILLED, SURVIVED, Bestia
from polnoc.games.bestia.terms import DEAREST, TO_BEAST, TO_HUNTER, TO_SUMMON, TO_TOWER
from tests.games.bestia.scene import GAME, Scene
from tests.games.bestia.test_choices import choices
from tests.games.bestia.test_done import begun

FAR = {"helga": "I4", "iona": "I4"}


@pytest.mark.rules("BES-ATK-13", "BES-RES-02")
@pytest.mark.parametrize(
    ("target", "struck", "outcome", "made"),
    [
        ("hit-folk D2", None, KILLED, {"beast_at": "D2"}),
        ("hit-folk D3", None, SURVIVED, {"beast_at": "D3"}),
        ("hit-hunter helga", TO_HUNTER + 1, SURVIVED | HIT_A_HUNTER, {"at": {**FAR, "helga": "D4"}}),
        (
            "hit-hunter helga",
            TO_HUNTER + 1,
            KILLED | HIT_A_HUNTER,
            {"at": {**FAR, "helga": "D4"}, "wounds": {"helga": 2}},
        ),
        ("hit-tower D4", None, 0, {"towers": ["D4"]}),
    ],
)
def test_what_an_attack_of_the_beast_has_done(
    target: str, struck: int | None, outcome: int, made: dict[str, Any]
) -> None:
    scene = Scene(**{"beast_at": "D4", "at": FAR, **made})
    number = scene.spot("D4") + TO_TOWER if "tower" in target else struck
    number = scene.action(target).arg if number is None else number
    scene.play("play feed", "choose 2", target)
    ongoing = scene.position.ongoing
    assert (ongoing.struck, ongoing.outcome, ongoing.blow) == ((number,), outcome, 1)


@pytest.mark.rules("BES-ATK-13", "BES-ATK-04")
def test_what_an_attack_of_a_hunter_has_done() -> None:
    made: dict[str, Any] = {"turn": "helga", "at": {**FAR, "helga": "D4"}, "hands": {"helga": ["frenzy"]}}
    summon = Scene(**made, summons=["D4"]).play("play frenzy", "hit-summon 0")
    assert summon.position.ongoing.struck == (TO_SUMMON,)
    assert summon.position.ongoing.outcome == KILLED | HIT_A_SUMMON
    beast = Scene(**made, beast_at="D4").play("play frenzy", "hit-beast")
    assert beast.position.ongoing[:2] == ((TO_BEAST,), SURVIVED) and beast.position.ongoing.culprit == 1
    guarded = Scene(beast_at="D4", hunters=("grimgier", "iona"), at={"grimgier": "D4", "iona": "D4"})
    guarded.position.bulwark = 1
    guarded.play("play feed", "choose 2", "hit-hunter iona")
    assert guarded.position.ongoing.struck == (TO_HUNTER + 2,), "Iona was the target"


@pytest.mark.rules("BES-SUM-08")
def test_the_ability_of_a_summon_has_struck_nobody_yet() -> None:
    scene = Scene(beast_at="E5", at=FAR, summons=["D3", "D4"])
    scene.play("play summon-wolf", "choose 2", "choose 2", "act 0", "hit-folk D3")
    before = scene.position.ongoing
    scene.play("act 1", "ability")
    assert len(before.struck) == 1 and not scene.position.ongoing.struck


@pytest.mark.rules("BES-RES-02", "BES-RES-06")
@pytest.mark.parametrize(("answers", "done"), [("stop", False), ("lay n; skip", True)])
def test_a_then_is_carried_out_with_its_first_part(answers: str, done: bool) -> None:
    """The second part of Charge finds nobody to attack on D4."""
    scene = begun("then", "beast", False, {}, beast_at="D5")
    assert scene.play(*answers.split("; ")).position.hushed == done


@pytest.mark.rules("BES-REQ-11", "BES-REQ-12")
def test_only_this_move_keeps_to_a_region() -> None:
    made: dict[str, Any] = {"beast_at": "D5", "way": "e", "hands": {"beast": ["rush"]}}
    assert choices("play rush", **made) == ["stop", "lay n", "lay e", "lay w", "lay still"]
    north = choices("play rush; lay n", **made)
    assert north == ["stop", "lay n", "lay e", "lay s", "lay still"], "D4 is in the other region"
    assert choices("play rush; lay w", **made) == ["stop", "lay n", "lay e", "lay w", "lay still"]


@pytest.mark.rules("BES-CARD-07", "BES-UPG-10")
def test_an_evil_eye_finds_no_gear() -> None:
    scene = Scene(
        beast="bolgin",
        beast_at="E5",
        summons=["D4", "A1"],
        at={"helga": "D4", "iona": "I4"},
        ups={"beast": ["evil-eye"]},
        hands={"helga": ["rush"]},
    )
    scene.events.clear()
    scene.play("play summon-imp", "choose 2", "choose 2", "act 0", "ability", "hunter helga")
    assert scene.choices == ["act 1", "stop"] and "rush" in scene.hand("helga")
    assert scene.log[1:] == ["summon-ability summon 0", "loses-grudges character helga n 0"]


@pytest.mark.rules("BES-CARD-07", "BES-UPG-10")
def test_an_evil_eye_takes_one_gear() -> None:
    scene = Scene(
        beast="bolgin",
        beast_at="E5",
        summons=["D4", "A1"],
        at={"helga": "D4", "iona": "I4"},
        ups={"beast": ["evil-eye"]},
        hands={"helga": ["torch", "salve", "rush"]},
    )
    scene.play("play summon-imp", "choose 2", "choose 2", "act 0", "ability", "hunter helga")
    assert scene.choices == ["lose torch", "lose salve"]
    scene.play("lose torch")
    assert scene.choices == ["act 1", "stop"] and "salve" in scene.hand("helga")


@pytest.mark.rules("BES-DIE-10", "BES-RES-02")
def test_who_is_not_on_the_map_does_nothing_more() -> None:
    scene = begun("remove-self", "summon", False, {}, beast="esmeria", summons=["D4"])
    assert not scene.position.hushed and scene.position.summons == [-1, -1]


@pytest.mark.rules("BES-TRAP-02")
def test_a_trap_for_nothing_may_have_any_cost() -> None:
    scene = Scene(turn="helga", at=FAR, hands={"helga": ["ensnare", "fire-trap"]})
    scene.play("play ensnare", "skip", "trap fire-trap", "region elkwold", "habitat cave")
    assert scene.position.traps[0][5:] == (0, DEAREST) and scene.of("grudges", "helga") == 0
    krim = Scene(
        turn="krim",
        hunters=("krim", "iona"),
        at={"krim": "I4", "iona": "I4"},
        hands={"krim": ["fire-trap"]},
        ups={"krim": ["quick-hands"]},
    )
    krim.play("play snare-smith", "choose 2", "trap fire-trap", "region elkwold", "habitat cave")
    assert krim.position.traps[0][5:] == (0, 2), "two less, and nothing was paid"


@pytest.mark.rules("BES-NIGHT1-02")
def test_nights_after_the_last_goal_bring_nothing() -> None:
    scene = Scene(turn="iona", at=FAR, day=3, days=4)
    scene.position.tally = [9] * len(GOALS)
    scene.position.passes = 2
    scene.play("pass").resolve_chance()
    assert "goal-met" not in scene.heard(0) and scene.position.phase == 3


@pytest.mark.rules("BES-SET-12", "BES-SET-15")
@pytest.mark.parametrize(
    ("contract", "players", "grudges", "talents", "gear"),
    [
        ("great-cleansing", 3, [1, 3, 3], 0, [0, 0]),
        ("last-caravan", 2, [0, 5, 5], 0, [2, 2]),
        ("northern-assault", 4, [2, 1, 1, 1], 1, [2, 2, 2]),
        ("siege-of-the-hearths", 4, [0, 1, 1, 1], 2, [2, 2, 2]),
    ],
)
def test_what_a_contract_gives(
    contract: str, players: int, grudges: list[int], talents: int, gear: list[int]
) -> None:
    match = Match(GAME, GAME.read_options({"players": players, "contract": contract}), Seed.simulated(5))
    position: Bestia = match.position
    terms = position.terms
    assert position.grudges == grudges
    assert (position.hands[0] & terms.talents).bit_count() == talents
    assert [(hand & terms.gear).bit_count() for hand in position.hands[1:]] == gear
    assert position.talent_market.bit_count() == position.gear_market.bit_count() == 3
    frame = position.stack[-1]
    assert match.asked == (0,) and getattr(frame, "left", None) == 2, (
        "then the Beast goes up to two locations"
    )


@pytest.mark.rules("BES-UPG-10", "BES-TRAP-07")
def test_barbs_and_lines_belong_to_the_owner_of_a_trap() -> None:
    trap = ("hoarfrost-march", "fire-trap", "forest", "iona")
    made: dict[str, Any] = {"hunters": ("krim", "iona"), "beast_at": "D4", "way": "n", "traps": [trap]}
    scene = Scene(**made, at={"krim": "D2", "iona": "D1"}, ups={"krim": ["barbs", "alarm-lines"]})
    scene.play("play feed", "choose 2", "hit-folk D3")
    assert scene.of("wounds", "beast") == 1 and scene.asked == (0,)
    own = ("hoarfrost-march", "fire-trap", "forest", "krim")
    lines = Scene(**{**made, "traps": [own]}, at={"krim": "D2", "iona": "I4"}, ups={"krim": ["alarm-lines"]})
    lines.play("play feed", "choose 2", "hit-folk D3")
    assert lines.asked == (1,) and lines.of("wounds", "beast") == 0, "first the hunters of the region move"
    assert lines.play("stop").of("wounds", "beast") == 1 and lines.asked == (0,), "Iona is elsewhere"


@pytest.mark.rules("BES-UPG-10")
def test_a_cauldron_is_for_talents_of_ones_choice() -> None:
    made: dict[str, Any] = {"beast": "bolgin", "at": FAR, "hands": {"beast": ["avarice"]}}
    scene = Scene(**made, ups={"beast": ["cauldron"]}).play("play avarice", "choose 2")
    market = 1 << scene.card("mist")
    scene.position.talent_market, scene.position.talent_deck = market, scene.position.talent_deck & ~market
    scene.events.clear()
    scene.play("take mist", "draw leap")
    assert scene.choices == ["discard mist", "discard leap"]
    scene.play("discard mist")
    assert "done" in scene.choices, "one of the two is enough"
    assert scene.log == [
        "takes character beast card mist",
        "draws character beast card leap",
        "draws-hidden character beast",
        "discards character beast card mist",
        "discards-hidden character beast",
    ]


@pytest.mark.rules("BES-TRAIL-09", "BES-WT-04")
def test_a_tower_that_is_built_shows_trails_to_whoever_is_there() -> None:
    made: dict[str, Any] = {"beast_at": "E5", "way": "n n w", "turn": "helga", "grudges": {"helga": 1}}
    here = Scene(**made, at={**FAR, "helga": "D4"}, hands={"helga": ["outpost"]}).play("play outpost")
    assert here.trails == {"E4": 1, "D3": 1}
    hunters = {"hunters": ("grimgier", "iona"), "turn": None, "grudges": {"grimgier": 1}}
    way: dict[str, Any] = {"beast_at": "D5", "way": "n n w e", **hunters}
    watched = Scene(**way, at={"grimgier": "I4", "iona": "C3"}).resolve_chance().play("buy mason", "place C3")
    assert watched.trails == {"C3": 1, "D3": 2}
    empty = Scene(**way, at={"grimgier": "I4", "iona": "I4"}).resolve_chance().play("buy mason", "place C3")
    assert empty.trails == {"C3": 1}, "a settler has seen it pass, but nobody stands on the tower"


@pytest.mark.rules("BES-UPG-10")
@pytest.mark.parametrize("used", [False, True])
def test_bloodlust_is_offered_once_a_day(used: bool) -> None:
    scene = Scene(beast_at="D2", at=FAR, ups={"beast": ["bloodlust"]})
    scene.position.once[0] = 1 << scene.upgrade("bloodlust", 0) if used else 0
    scene.play("play moonlit-ambush", "hit-folk D2")
    assert (scene.choices == ["yes", "skip"]) == (not used)
