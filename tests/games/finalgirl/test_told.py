"""The events of a rule: all of them, in order, with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.rules.rolling import roll_odds
from tests.games.finalgirl.scene import Scene

# Rolls ----------------------------------------------------------------------------------


@pytest.mark.rules("FG-ROLL-05", "FG-ROLL-06", "FG-ROLL-14")
def test_two_cards_buy_a_success() -> None:
    scene = Scene(here="dock", horror=4, hand=["focus", "walk", "search", "guard"])
    scene.play("play focus", "dice 3 1", "convert", "pay walk", "pay search", "accept")
    assert scene.story() == [
        "plays card=focus",
        "rolls dice=(1, 3)",
        "pays card=walk",
        "pays card=search",
        "converts face=3",
        "result successes=1",
        "horror n=-1 now=3",
        "time n=-1 now=5",
    ]
    assert (scene.pile("hand"), scene.pile("spent")) == ({"guard": 1}, {"focus": 1, "walk": 1, "search": 1})
    alike = Scene(here="dock", horror=4, hand=["focus", "walk", "walk"])
    alike.play("play focus", "dice 4 2", "convert")  # nothing to choose: both are the same card
    assert alike.story()[2:6] == ["pays card=walk", "pays card=walk", "converts face=4", "result successes=1"]


@pytest.mark.rules("FG-ROLL-05", "FG-ROLL-06")
def test_no_success_can_be_bought_without_a_partial_one_or_with_one_card() -> None:
    none = Scene(here="dock", horror=4, hand=["focus", "walk", "walk"]).play("play focus", "dice 2 6")
    assert none.refusal("convert") == ("FG-ROLL-05", "refused-no-partial")
    one = Scene(here="dock", horror=4, hand=["focus", "walk"]).play("play focus", "dice 3 6")
    assert one.refusal("convert") == ("FG-ROLL-06", "refused-two-cards")
    assert one.offers() == ["accept", "discard walk"]


@pytest.mark.rules("FG-ROLL-04", "FG-SYM-09")
@pytest.mark.parametrize(("dice", "phase", "second"), [("dice 5 1", False, 0), ("dice 5 5", True, 1)])
def test_partial_successes_count_for_one_roll_or_for_the_phase(dice: str, phase: bool, second: int) -> None:
    scene = Scene(here="dock", horror=4, hand=["improvise", "focus", "focus", "walk"])
    scene.play("play improvise", dice, "accept")
    assert scene.story()[-1] == f"partials phase={phase}"
    scene.play("play focus", "dice 3 1", "accept")
    assert scene.story()[2:4] == ["result successes=1", "horror n=-1 now=3"]
    scene.play("play focus", "dice 4 1", "accept")
    assert scene.story()[2] == f"result successes={second}"
    scene.play("done")
    assert scene.position.partials == 0


@pytest.mark.rules("FG-ROLL-09", "FG-ROLL-11")
def test_more_dice_for_the_next_roll_only() -> None:
    scene = Scene(here="dock", horror=4, hand=["planning", "focus", "focus", "walk"])
    scene.play("play planning", "dice 5 1", "accept")
    assert scene.story()[-2:] == ["more-dice n=2", "time n=-1 now=5"]
    scene.play("play focus", "dice 1 1 2 2", "accept")
    assert scene.story()[1:] == ["rolls dice=(1, 1, 2, 2)", "result successes=0", "time n=-2 now=3"]
    scene.play("play focus", "dice 1 2", "accept")
    assert scene.story()[1] == "rolls dice=(1, 2)"


@pytest.mark.rules("FG-ROLL-10", "FG-ROLL-12")
def test_dice_are_thrown_again() -> None:
    def rolled() -> Scene:
        scene = Scene(here="dock", horror=4, hand=["focus", "close-call", "walk"], bag=["lucky-dice"])
        return scene.play("play focus", "dice 1 3")

    one = rolled().play("play close-call", "choose 1")
    assert one.offers() == ["reroll 1", "reroll 3"]
    one.play("reroll 3", "die 6")
    assert one.story() == ["rolls dice=(1, 6)"]
    both = rolled().play("play close-call", "choose 2", "dice 2 6")
    assert both.story()[0] == "plays card=close-call"
    assert both.story()[2:] == ["time n=-2 now=4", "rolls dice=(2, 6)"]
    some = rolled().play("use lucky-dice")
    assert some.story() == ["uses item=lucky-dice", "item-gone item=lucky-dice"]
    assert some.offers() == ["reroll 1", "reroll 3"]
    assert some.play("reroll 1").offers() == ["throw", "reroll 3"]
    some.play("reroll 3", "dice 5 6")
    assert some.story() == ["rolls dice=(5, 6)"]
    assert rolled().play("use lucky-dice", "reroll 1", "throw", "die 4").position.ongoing.dice == (3, 4)


@pytest.mark.rules("FG-ROLL-01", "FG-ROLL-02", "FG-ROLL-04")
def test_the_chances_of_a_roll() -> None:
    """A die misses with 1 to 4, or with 1 and 2 if partial successes count."""
    two = Scene(here="dock", horror=4)
    assert roll_odds(two.position, -1) == pytest.approx((4 / 9, 4 / 9, 1 / 9))
    three = Scene(here="dock", horror=0)
    assert roll_odds(three.position, -1) == pytest.approx((8 / 27, 12 / 27, 7 / 27))
    lucky = Scene(here="dock", horror=4, fields={"partials": 1})
    assert roll_odds(lucky.position, -1) == pytest.approx((1 / 9, 4 / 9, 4 / 9))
    alone = Scene(here="dock", horror=7)
    assert roll_odds(alone.position, -1) == pytest.approx((2 / 3, 1 / 3, 0))


# Rescues --------------------------------------------------------------------------------


@pytest.mark.rules("FG-RESC-07", "FG-RESC-08", "FG-RESC-10")
def test_a_rescue_covers_a_slot_and_gives_its_reward() -> None:
    scene = Scene(here="camp-gate", hand=["walk"], victims={"camp-gate": 2}, horror=3)
    scene.play("rescue ordinary")
    assert scene.refusal("slot 6") == ("FG-RESC-07", "refused-slot-covered")
    scene.play("slot 4")
    assert scene.story() == ["covers slot=4"]
    scene.play("reward 4", "take guard")
    assert scene.story() == ["reward slot=4", "takes card=guard"]
    assert (scene.pile("hand"), scene.position.slots) == ({"walk": 1, "guard": 1}, 0b10000)
    scene.play("rescue ordinary", "slot 0", "reward 0")
    assert scene.story() == [
        "rescues kind=ordinary space=camp-gate",
        "covers slot=0",
        "reward slot=0",
        "horror n=-1 now=2",
    ]
    assert (scene.position.rescued, scene.position.saved, scene.position.rescues) == (2, 2, 2)


@pytest.mark.rules("FG-ULT-01", "FG-ULT-05", "FG-RESC-11")
def test_the_last_slot_unlocks_the_ability_and_the_pawns_go_back() -> None:
    scene = Scene(
        heroine="selena", here="camp-gate", hand=["walk"], victims={"camp-gate": 2}, horror=3,
        fields={"slots": 0b1011, "saved": 3, "supply": 16},
    )  # fmt: skip
    scene.play("rescue ordinary", "reward 2", "rescue ordinary")
    assert scene.story() == [
        "rescues kind=ordinary space=camp-gate",
        "covers slot=2",
        "unlocks",
        "reward slot=2",
        "takes card=search",
        "rescues kind=ordinary space=camp-gate",
    ]
    assert (scene.position.unlocked, scene.position.saved, scene.position.supply) == (True, 0, 21)
    scene.play("reward 8")
    assert scene.story() == ["reward slot=8", "time n=2 now=8"]


@pytest.mark.rules("FG-HAND-02", "FG-TIME-11")
def test_beyond_the_limit_of_the_hand_one_card_goes_for_nothing() -> None:
    full = ["walk", "walk", "focus", "focus", "search", "search", "sprint", "sprint", "guard", "guard"]
    scene = Scene(here="camp-gate", hand=full, victims={"camp-gate": 1}, time=3)
    scene.play("rescue ordinary", "slot 4", "reward 4", "take weak-attack")
    assert scene.frame == "DropCards"
    scene.play("drop sprint")
    assert scene.story() == ["drops card=sprint"]
    assert (sum(scene.position.hand), scene.position.time, scene.pile("spent")) == (10, 3, {"sprint": 1})


# Paths -----------------------------------------------------------------------------------


@pytest.mark.rules("FG-MOVE-01", "FG-FOLLOW-01", "FG-FOLLOW-05")
def test_she_goes_and_some_follow() -> None:
    scene = Scene(
        here="dock", away="south-road", horror=4, hand=["walk"], victims={"dock": 4},
        specials={"white": "dock"},
    )  # fmt: skip
    scene.play("play walk", "dice 5 5", "go lake")
    assert scene.offers() == ["with 0", "with 1", "with 2", "bring white"]
    assert scene.refusal("with 3") == ("FG-FOLLOW-01", "refused-followers")
    scene.play("bring white")
    assert scene.offers() == ["with 0", "with 1"]
    scene.play("with 1")
    assert scene.story() == ["goes start=dock end=lake n=1 kinds=2"]
    assert (scene.victims(), scene.position.specials[1]) == ({"lake": 2, "dock": 2}, scene.space("lake"))
    scene.play("stop")
    assert scene.story() == ["time n=-1 now=5"]


@pytest.mark.rules("FG-FOLLOW-03", "FG-FOLLOW-06")
def test_only_the_fearless_follow_into_the_killers_space() -> None:
    scene = Scene(here="dock", away="lake", horror=4, hand=["walk"], victims={"dock": 2})
    scene.play("play walk", "dice 5 1", "go lake")  # nobody is asked
    assert scene.story()[-2:] == ["goes start=dock end=lake n=0 kinds=0", "time n=-1 now=5"]
    brave = Scene(
        here="dock", away="lake", horror=4, hand=["walk"], victims={"dock": 2}, specials={"white": "dock"}
    )
    brave.play("play walk", "dice 5 1 1", "go lake")
    assert brave.offers() == ["with 0", "bring white"]
    assert brave.refusal("with 1") == ("FG-FOLLOW-03", "refused-not-to-killer")
    brave.play("bring white")
    assert brave.story()[0] == "goes start=dock end=lake n=0 kinds=2"
    assert brave.victims() == {"dock": 1, "lake": 1}


@pytest.mark.rules("FG-LINK-03", "FG-ITEM-05", "FG-ACT-10")
def test_the_whistle_calls_victims_and_the_killer() -> None:
    scene = Scene(
        here="dock", away="cliff", horror=4, bag=["whistle"], hand=["walk"],
        victims={"lake": 2, "south-road": 1, "cabins": 1},
    )  # fmt: skip
    scene.play("use whistle")
    assert scene.story() == [
        "uses item=whistle",
        "time n=-1 now=5",
        "victims-called n=3 space=dock",
        "hunts kind=killer space=cliff target=dock",
        "enemy-steps kind=killer start=cliff end=lake",
    ]
    assert scene.victims() == {"dock": 3, "cabins": 1}
    assert scene.refusal("use whistle") == ("FG-USE-01", "refused-no-use-now")
    assert scene.refusal("use axe") == ("FG-ITEM-05", "refused-no-such-item")


@pytest.mark.rules("FG-USE-01", "FG-HANDS-04", "FG-ITEM-05")
def test_why_an_item_cannot_be_used() -> None:
    scene = Scene(here="dock", away="shed", held=["bow"], bag=["pepper-spray", "flashlight"], hand=["walk"])
    assert scene.refusal("use bow") == ("FG-USE-01", "refused-no-use-now")  # nobody within range
    assert scene.refusal("use pepper-spray") == ("FG-HANDS-04", "refused-not-held")
    assert scene.refusal("use map") == ("FG-ITEM-05", "refused-no-such-item")
    scene.play("use flashlight")
    assert scene.story()[:2] == ["uses item=flashlight", "time n=-1 now=5"]


@pytest.mark.rules("FG-TOK-01", "FG-ITEM-05")
def test_trap_lure_and_boat() -> None:
    trap = Scene(here="dock", away="cliff", bag=["bear-trap"], hand=["walk"]).play("use bear-trap")
    assert trap.story() == [
        "uses item=bear-trap",
        "item-gone item=bear-trap",
        "time n=-2 now=4",
        "token token=trap space=dock",
    ]
    lure = Scene(here="dock", away="cliff", bag=["fireworks"], hand=["walk"]).play("use fireworks")
    assert lure.offers() == ["space dock", "space south-east-exit", "space south-road"]  # not the lake
    assert lure.play("space south-road").story() == ["token token=lure space=south-road"]
    dock = lure.space("dock")
    boat = Scene(
        here="dock", away="cliff", bag=["boat-keys"], hand=["walk"], victims={"dock": 1},
        fields={"tokens": (-1, -1, dock)},
    )  # fmt: skip
    boat.play("use boat-keys", "space swamp", "with 1")
    assert boat.story() == [
        "uses item=boat-keys",
        "time n=-2 now=4",
        "goes start=dock end=swamp n=1 kinds=0",
    ]
    assert (boat.position.tokens, boat.victims()) == ((-1, -1, boat.space("swamp")), {"swamp": 1})


@pytest.mark.rules("FG-EVT-03", "FG-EVT-02")
def test_a_tunnel_joins_two_spaces() -> None:
    scene = Scene(at="terror", here="dock", away="shed", terror=["the-curious"], hand=["walk"])
    scene.play("event hidden-tunnel")
    assert scene.story() == ["event event=hidden-tunnel"]
    assert scene.offers() == ["space cabins", "space dock", "space shed"]
    assert scene.play("space shed").offers() == ["space cabins", "space dock"]
    assert scene.play("space dock").story()[:1] == ["joined one=shed other=dock"]
    scene.play("play walk", "dice 5 5")
    assert scene.offers() == ["stop", "go south-east-exit", "go lake", "go south-road", "go shed"]


# Attacks --------------------------------------------------------------------------------


@pytest.mark.rules("FG-KATK-10", "FG-REACT-01", "FG-REACT-10")
def test_reactions_lessen_the_blow() -> None:
    def struck(row: int, *hand: str, **more: Any) -> Scene:
        scene = Scene(
            at="killer", here="dock", away="dock", hand=hand, horror=4, row=row, fields={"terror_left": 0},
            **more,
        )  # fmt: skip
        assert scene.story() == [f"attacked kind=killer space=dock n={2 if row == 1 else 3}"]
        return scene

    averted = struck(1, "guard", "focus")
    assert averted.refusal("play focus") == ("FG-REACT-01", "refused-only-reactions")
    averted.play("play guard", "dice 5 1")
    assert averted.story() == [
        "plays card=guard",
        "rolls dice=(1, 5)",
        "result successes=1",
        "blow now=0",
        "unhurt",
    ]
    failed = struck(5, "guard").play("play guard", "dice 1 1")
    assert failed.story()[2:] == ["result successes=0", "blow now=2", "hurt n=2 now=3"]
    assert struck(5, "guard").play("accept").story() == ["hurt n=3 now=2"]
    back = struck(1, "retaliation", held=["knife"]).play("play retaliation", "wield knife", "dice 5 5")
    assert back.story() == [
        "plays card=retaliation",
        "attacks kind=killer space=dock item=knife",
        "rolls dice=(5, 5)",
        "result successes=2",
        "blow now=0",
        "killer-hurt n=3 now=9",
        "unhurt",
    ]
