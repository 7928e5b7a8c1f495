"""The events of swarms, dark powers, last-breath tokens, event cards, and the phases."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.rules.rolling import roll_odds
from polnoc.games.finalgirl.state import LOST, NOBODY_YET, WON
from tests.games.finalgirl.scene import EARLIER, GAME, Scene

NO_TERROR = {"terror_left": 0}


def sky(**more: Any) -> Scene:
    """Two people are in hiding; an ordinary victim in the boatyard keeps them there."""
    given = {"killer": "sky", "location": "harbour", "difficulty": "hard", "here": "tavern", **more}
    given.setdefault("victims", {"boatyard": 1})
    return Scene(**given)


# Swarms ---------------------------------------------------------------------------------


@pytest.mark.rules("FG-SWARM-03", "FG-SWARM-04", "FG-AMB-05")
def test_birds_come_by_two_dice() -> None:
    def coming(*lines: str, **more: Any) -> Scene:
        return sky(at="killer", fields=NO_TERROR, **more).play(*lines)

    people = {"chandlery": 1, "dune-path": 1}
    evil = coming("dice 5 2", "count 2", victims=people)
    assert evil.story() == [
        "swarm-dice one_face=5 other_face=2",
        "swarm-assigned n=2 line=5",
        "minions-come n=2 space=chandlery",
    ]
    asks = coming("dice 2 5", "count 2", victims=people, ambiguity="ask")
    assert asks.offers() == ["space chandlery", "space dune-path"]
    asks.play("space dune-path")
    assert asks.story() == ["tie space=dune-path", "minions-come n=2 space=dune-path"]
    assert asks.minions() == {"dune-path": 2}
    alike = coming("dice 6 6")
    assert alike.story()[:3] == [
        "swarm-dice one_face=6 other_face=6",
        "swarm-assigned n=6 line=6",
        "minions-come n=3 space=tavern",
    ]


@pytest.mark.rules("FG-SWARM-03", "FG-SWARM-06")
def test_one_die_and_dice_again() -> None:
    one = sky(at="terror", terror=["through-the-shutters"]).play("dice 2")
    assert one.story() == ["swarm-die face=2", "minions-come n=2 space=chandlery"]
    again = sky(at="terror", terror=["where-do-they-come-from"])
    again.play("dice 1 1", "space chapel", "dice 6 2", "count 2")
    assert again.story() == [
        "swarm-dice one_face=1 other_face=1",
        "swarm-assigned n=1 line=1",
        "minions-come n=1 space=chapel",
        "swarm-dice one_face=6 other_face=2",
        "swarm-assigned n=2 line=6",
        "minions-come n=2 space=tavern",
    ]
    more = sky(at="killer", finale="no-end-of-wings", powers=["they-are-waiting"], heroine="barbara")
    more.play("dice 3 6")  # the larger one is the number
    assert more.story()[:4] == [
        "swarm-dice one_face=3 other_face=6",
        "swarm-assigned n=6 line=3",
        "minions-come n=3 space=chandlery",
        "minions-come n=3 space=tavern",
    ]


@pytest.mark.rules("FG-SWARM-02", "FG-SWARM-07")
def test_birds_at_a_lure_and_in_a_trap() -> None:
    spaces = sky().terms.places.number
    lured = sky(at="killer", fields={**NO_TERROR, "tokens": (-1, spaces["coast-road"], -1)})
    lured.play("dice 6 2", "count 2")
    assert lured.story()[2:] == ["lure-gone space=coast-road", "minions-come n=2 space=coast-road"]
    caught = sky(at="killer", fields={**NO_TERROR, "tokens": (spaces["tavern"], -1, -1)})
    caught.play("dice 6 4", "count 4")
    assert caught.story()[2:] == [
        "minions-come n=3 space=tavern",
        "trapped kind=minions space=tavern",
        "minions-gone n=2 space=tavern",
        "minions-come n=1 space=chandlery",
    ]
    assert caught.minions() == {"tavern": 1, "chandlery": 1}


@pytest.mark.rules("FG-SWARM-08", "FG-AMB-05")
def test_they_come_out_where_she_is_farthest_away() -> None:
    def last_one(here: str, **more: Any) -> Scene:
        return sky(
            at="killer", here=here, minions={here: 1}, victims={here: 1}, hand=["walk"], row=2,
            difficulty="harder", fields=NO_TERROR, **more,
        )  # fmt: skip

    assert last_one("chapel").story() == [
        "dies kind=ordinary space=chapel by=2",
        "bloodlust row=3 attack=0 move=0",
        "comes-out kind=white space=smokehouse",
        "comes-out kind=orange space=chandlery",
        "comes-out kind=blue space=lighthouse",
    ]
    assert last_one("bus-stop").story()[3:] == [  # evil: equally far, the first of them
        "comes-out kind=orange space=lighthouse",
        "comes-out kind=blue space=chandlery",
    ]
    asks = last_one("school", ambiguity="ask")
    assert asks.offers() == ["space lighthouse", "space smokehouse"]
    asks.play("space smokehouse")
    assert asks.story() == [
        "tie space=smokehouse",
        "comes-out kind=white space=smokehouse",
        "comes-out kind=orange space=lighthouse",
        "comes-out kind=blue space=chandlery",
    ]
    assert asks.victims() == {"smokehouse": 1, "lighthouse": 1, "chandlery": 1}


@pytest.mark.rules("FG-SWARM-10", "FG-END-06")
def test_only_a_full_board_loses() -> None:
    ids = [space.id for space in GAME.box.locations["harbour"].spaces]

    def filled(n: int) -> Scene:
        minions = {id: 3 for id in ids if id != "chapel"}
        scene = sky(
            at="killer", here="long-pier", heroine="barbara", minions=minions, victims={}, fields=NO_TERROR
        )
        return scene.play("dice 1 3", f"count {n}")

    scene = filled(3)
    assert scene.story() == [
        "swarm-dice one_face=1 other_face=3",
        "swarm-assigned n=3 line=1",
        "minions-come n=3 space=chapel",
        "lost turn=1 goal=1",
    ]
    assert (scene.position.victor, scene.position.stack) == (LOST, [])
    assert filled(1).position.victor == NOBODY_YET


# Special victims ------------------------------------------------------------------------


@pytest.mark.rules("FG-SPEC-01", "FG-AMB-05")
def test_the_marked_one_dies_first_and_nobody_is_asked() -> None:
    scene = Scene(
        at="killer", here="shed", away="dock", ambiguity="ask", victims={"dock": 3},
        specials={"orange": "dock"}, fields=NO_TERROR,
    )  # fmt: skip
    assert scene.story() == [
        "dies kind=orange space=dock by=1",
        "bloodlust row=2 attack=2 move=1",
        "bloodlust row=3 attack=2 move=1",
        "horror n=1 now=5",
        "bloodlust row=4 attack=2 move=1",
    ]
    hunted = Scene(
        at="terror", here="dock", away="cliff", victims={"lake": 3, "north-forest": 1},
        specials={"orange": "north-forest"}, terror=["long-hunt"],
    )  # fmt: skip
    assert hunted.story()[1:4] == [
        "hunts kind=killer space=cliff target=north-forest",
        "enemy-steps kind=killer start=cliff end=north-forest",
        "dies kind=orange space=north-forest by=1",
    ]


@pytest.mark.rules("FG-SPEC-01", "FG-EVT-02", "FG-EVT-05")
def test_who_becomes_special() -> None:
    def drawn(event: str, victims: dict[str, int], **more: Any) -> Scene:
        scene = Scene(
            at="terror", here="dock", away="cliff", terror=["the-curious"], victims=victims, hand=["walk"],
            **{"fields": {"supply": 0}, **more},
        )  # fmt: skip
        return scene.play(f"event {event}")

    friend = drawn("best-friend", {"lake": 1, "south-road": 1, "swamp": 1})
    assert friend.offers() == ["space lake", "space south-road"]
    friend.play("space south-road")
    assert friend.story() == ["special-comes kind=white space=south-road event=best-friend"]
    assert (friend.position.supply, friend.position.specials[1]) == (1, friend.space("south-road"))
    far = {"cabins": 1, "lakeside-hut": 1, "lake": 1}  # both four spaces from the killer
    evil = drawn("the-damned", far)
    assert evil.story()[0] == "event event=the-damned"
    assert evil.story()[1].startswith("special-comes kind=orange")
    asks = drawn("the-damned", far, ambiguity="ask")
    assert (asks.frame, set(asks.offers())) == ("SpecialComes", {"space cabins", "space lakeside-hut"})
    nobody = drawn("beloved", {})
    assert nobody.story() == ["event event=beloved", "event-ignored event=beloved"]
    assert nobody.position.events == ()


@pytest.mark.rules("FG-SWARM-08", "FG-EVT-02")
def test_an_event_of_somebody_in_hiding_is_skipped() -> None:
    scene = sky(at="terror", terror=["late-ferry"]).play("event the-pilot")
    assert scene.story() == ["event-skipped event=the-pilot"]


@pytest.mark.rules("FG-TERR-01", "FG-RESC-01")
def test_a_gate_is_locked() -> None:
    scene = Scene(
        game=EARLIER, location="fair", at="terror", here="car-park", away="midway", terror=["locked-gate"],
        victims={"car-park": 1}, hand=["walk"],
    )  # fmt: skip
    scene.play("die 5")
    assert scene.story() == ["table-die face=5", "closed space=car-park", "horror n=1 now=5"]
    assert scene.refusal("rescue ordinary") == ("FG-RESC-01", "refused-exit-closed")


# Powers and last breaths ----------------------------------------------------------------


@pytest.mark.rules("FG-MINOR-04", "FG-MINOR-05", "FG-MINOR-07")
def test_minor_powers_take_the_damage() -> None:
    scene = Scene(
        here="dock", away="dock", minors=["rage", "long-stride"], hand=["critical-blow", "walk"], horror=4
    )
    scene.play("play critical-blow", "dice 5 5", "accept", "absorb 0", "absorb 1", "absorb 0")
    assert scene.story()[4:] == [
        "minor-hurt terror=rage n=1 now=1",
        "minor-hurt terror=long-stride n=1 now=1",
        "minor-hurt terror=rage n=1 now=0",
        "minor-gone terror=rage",
        "horror n=-1 now=3",
    ]
    assert scene.position.mods.attack_killer == 0
    rest = Scene(here="dock", away="dock", minors=["rage"], hand=["critical-blow", "walk"], horror=4)
    rest.play("play critical-blow", "dice 5 5", "accept")
    assert rest.story()[4:7] == [
        "minor-hurt terror=rage n=2 now=0",
        "minor-gone terror=rage",
        "killer-hurt n=1 now=11",
    ]


@pytest.mark.rules("FG-LAST-04", "FG-LAST-08", "FG-END-04")
def test_tokens_are_revealed_and_the_phase_is_cut() -> None:
    hers = Scene(here="dock", horror=4, health=1, hand=["walk", "guard"])
    hers.play("play walk", "dice 1 1 1", "accept", "choose 1", "stop", "breath 2")
    assert hers.story()[-4:] == ["hurt n=1 now=0", "breath health=2", "returns health=2", "phase-cut phase=1"]

    def blow(breath: int) -> Scene:
        scene = Scene(here="dock", away="dock", horror=4, killer_health=1, hand=["weak-attack", "walk"])
        return scene.play("play weak-attack", "dice 5 5 5", "accept", f"breath {breath}")

    assert blow(3).story()[4:] == [
        "killer-hurt n=1 now=0",
        "killer-breath health=3",
        "killer-returns health=3",
        "phase-cut phase=1",
    ]
    dead = blow(0)
    assert dead.story()[5:] == ["killer-breath health=0", "won turn=1"]
    assert dead.position.victor == WON


@pytest.mark.rules("FG-DARK-02", "FG-MIN-08")
def test_endless_hounds_come_back_with_a_one() -> None:
    scene = Scene(
        killer="pack", epic=True, here="dock", minions={"dock": 2}, powers=["endless"], horror=4,
        hand=["furious-strike", "walk"],
    )  # fmt: skip
    scene.play("play furious-strike", "dice 5 5", "accept", "die 2", "die 1")
    assert scene.story()[4:] == [
        "minions-gone n=2 space=dock",
        "killer-hurt n=2 now=16",
        "minions-come n=1 space=swamp",
        "horror n=-1 now=3",
    ]
    assert (scene.minions(), scene.position.ready) == ({"swamp": 1}, 7)


@pytest.mark.rules("FG-BLOOD-04", "FG-BLOOD-05")
def test_beyond_the_top_row() -> None:
    scene = Scene(
        at="killer", here="shed", away="dock", row=11, killer_health=5, powers=["grudge"],
        victims={"dock": 1},
    )  # fmt: skip
    assert scene.story() == [
        "dies kind=ordinary space=dock by=1",
        "bloodlust-beyond",
        "killer-heals n=1 now=6",
    ]
    assert scene.play("terror looming").story()[0] == "terror-discarded terror=looming"
    quiet = Scene(
        at="killer", here="shed", away="dock", row=4, victims={"dock": 1}, terror=["late-sleeper"], horror=0
    )
    assert quiet.story()[:4] == [
        "dies kind=ordinary space=dock by=1",
        "bloodlust row=5 attack=3 move=1",
        "horror n=1 now=1",
        "terror terror=late-sleeper",
    ]


@pytest.mark.rules("FG-ULT-02")
def test_of_two_dice_one_counts() -> None:
    def rolled(dice: str) -> Scene:
        scene = Scene(heroine="nina", unlocked=True, here="dock", horror=7, hand=["focus", "walk"])
        assert roll_odds(scene.position, -1) == pytest.approx((4 / 9, 5 / 9, 0))
        return scene.play("play focus", dice)

    scene = rolled("dice 6 2")
    assert scene.offers() == ["count 2", "count 6"]
    scene.play("count 2", "accept")
    assert scene.story() == ["counts face=2", "result successes=0", "time n=-2 now=4"]
    assert rolled("dice 6 2").play("count 6").position.ongoing.dice == (6,)
    alike = rolled("dice 5 5")
    assert (alike.frame, alike.position.ongoing.dice) == ("Judge", (5,))


# Phases ---------------------------------------------------------------------------------


@pytest.mark.rules("FG-PLAN-01", "FG-PLAN-02", "FG-PLAN-03", "FG-MKT-02")
def test_planning() -> None:
    scene = Scene(at="planning", here="dock", hand=["walk", "walk"], spent=["focus", "focus"], time=5)
    assert scene.refusal("buy critical-blow") == ("FG-MKT-02", "refused-too-dear")
    assert scene.refusal("buy focus") == ("FG-MKT-01", "refused-just-used")
    assert scene.refusal("buy walk") == ("FG-MKT-01", "refused-sold-out")
    scene.play("buy search", "buy guard")
    assert scene.refusal("buy search") == ("FG-MKT-02", "refused-too-dear")
    scene.play("done")
    assert scene.story() == ["time-set now=6", "cards-return"]
    assert scene.pile("hand") == {"walk": 2, "search": 1, "guard": 1}
    assert scene.pile("spent") == {}


@pytest.mark.rules("FG-TURN-01", "FG-TURN-02", "FG-TIME-10", "FG-UPK-01")
def test_the_phases_of_a_turn() -> None:
    scene = Scene(at="upkeep", here="dock", hand=["walk"], held=["knife"], bag=["axe", "bin-lid", "map"])
    assert scene.offers() == ["done", "hold bin-lid", "stow knife"]
    assert scene.refusal("hold axe") == ("FG-HANDS-01", "refused-hands-full")
    assert scene.refusal("hold map") == ("FG-HANDS-05", "refused-needs-no-hand")
    scene.play("stow knife")
    assert scene.offers() == ["done", "hold axe", "hold bin-lid"]  # each item is moved once
    scene.play("hold axe", "done")
    assert scene.story() == ["holds item=axe", "turn turn=2"]
    assert (scene.items("held"), sorted(scene.items("bag"))) == (["axe"], ["bin-lid", "knife", "map"])
    gift = Scene(at="turn", here="dock", hand=["walk"], time=3, fields={"next_time": 12, "killed_turn": 2})
    assert [event.key for event in gift.events] == ["turn", "phase", "time-set"]
    assert gift.told("time-set") == [{"now": 12}]
    assert (gift.position.time, gift.position.next_time, gift.position.killed_turn) == (12, 0, 0)
    skipped = Scene(at="turn", here="dock", hand=["walk"], time=-1)
    assert [event.key for event in skipped.events][:3] == ["turn", "phase", "phase-skipped"]
    assert skipped.frame == "PlanningPhase"


@pytest.mark.rules("FG-ULT-02", "FG-MOVE-01")
def test_an_ability_is_told_and_used() -> None:
    scene = Scene(game=EARLIER, location="fair", here="carousel", events=["free-ride"], hand=["walk"])
    scene.play("ability free-ride")
    assert scene.story() == [
        "ability ability=free-ride",
        "time n=-1 now=5",
        "goes start=carousel end=ferris-wheel n=0 kinds=0",
    ]
    assert "ability free-ride" not in scene.offers()


@pytest.mark.rules("FG-ITEM-05", "FG-REST-01", "FG-HORR-01")
def test_items_that_let_her_choose() -> None:
    def pills(choice: str, **more: Any) -> Scene:
        scene = Scene(here="dock", horror=4, health=2, bag=["mysterious-pills"], hand=["walk"], **more)
        return scene.play("use mysterious-pills", choice)

    calm = pills("choose 1").story()
    assert calm[:2] == ["uses item=mysterious-pills", "item-gone item=mysterious-pills"]
    assert calm[3:] == ["horror n=-1 now=3"]
    assert pills("choose 2").story()[3:] == ["heals n=2 now=4"]
