"""FEED, WIN and SUMMON: the end of a time of day."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.straszydla.rules import feeding
from polnoc.games.straszydla.rules.feeding import rank
from tests.games.straszydla.scene import BOX, SPOOKS, Scene
from tests.games.straszydla.walks import lead_on

#: Pact 1 asks for water 1, air 2, fire 2.
FIVE = ["brzeginia", "chmurnik", "nocnica", "skierka", "bledny-ognik"]


@pytest.mark.rules("STR-FEED-01")
def test_after_round_four_all_feed_the_starting_player_first() -> None:
    scene = Scene(3, number=4, starter="B").play("done", "done", "done")
    assert scene.position.clock == 0
    order = ""
    while scene.frame == "Feed":
        order += scene.asked_names
        scene.play("done")
    assert order == "BCA"
    assert Scene(3, number=3).play("done", "done", "done").frame == "Plans"


@pytest.mark.rules("STR-FEED-02", "STR-FEED-03", "STR-FEED-04")
@pytest.mark.parametrize(("night", "needs"), [(0, 2), (1, 4)])
def test_a_spook_eats_its_own_element_by_its_strength_of_now(night: int, needs: int) -> None:
    scene = Scene(2, at="feed", night=night, spooks={"A": ["nocnica"]}, purses={"A": {"air": 6, "fire": 6}})
    assert [offer for offer in scene.offers() if offer.startswith("feed")] == ["feed 15"]
    assert scene.refusal("feed-with 15 2") == ("STR-FEED-03", "refused-other-food")
    scene.play("feed 15")
    assert scene.purse("A") == {key: n for key, n in {"air": 6 - needs, "fire": 6}.items() if n}
    assert scene.told("eats") == [{"seat": 0, "spook": 15, "kind": 1, "count": needs}]
    assert scene.refusal("feed 15") == ("STR-FEED-02", "refused-fed-already")
    assert scene.refusal("feed 20") == ("STR-FEED-02", "refused-not-your-spook")
    assert scene.play("done").spooks("A") == ["nocnica"]


def test_too_little_food_is_refused_with_what_is_needed() -> None:
    scene = Scene(2, at="feed", night=1, spooks={"A": ["nocnica"]}, purses={"A": {"air": 3}})
    assert scene.refusal("feed 15") == ("STR-FEED-04", "refused-too-little-food")
    assert scene.refusal("ready") == ("STR-FEED-02", "refused-not-now")


@pytest.mark.rules("STR-FEED-05", "STR-FEED-06")
def test_a_starter_eats_three_of_one_colour() -> None:
    scene = Scene(2, at="feed", spooks={"A": ["strzyga"]}, purses={"A": {"water": 2, "fire": 3, "earth": 4}})
    assert [offer for offer in scene.offers() if "feed" in offer] == ["feed-with 1 2", "feed-with 1 3"]
    assert scene.refusal("feed-with 1 0") == ("STR-FEED-04", "refused-too-little-food")
    assert scene.refusal("feed 1") == ("STR-FEED-05", "refused-other-food")
    assert scene.play("feed-with 1 2").purse("A") == {"water": 2, "earth": 4}


@pytest.mark.rules("STR-FEED-07", "STR-INV-05", "STR-AMB-41")
def test_what_is_not_fed_leaves_and_a_starter_for_good() -> None:
    scene = Scene(2, at="feed", spooks={"A": ["strzyga", "nocnica", "leszy"]}, purses={"A": {"air": 2}})
    scene.play("feed 15", "done")
    assert scene.spooks("A") == ["nocnica"]
    assert scene.told("flees") == [{"seat": 0, "spook": 1}, {"seat": 0, "spook": 38}]
    assert scene.position.gone == [0, 0, 0, 1 << 38]


@pytest.mark.rules("STR-FEED-08")
def test_what_is_missing_can_be_traded_for() -> None:
    scene = Scene(2, at="feed", spooks={"A": ["nocnica"]}, purses={"A": {"air": 1, "energy": 3}})
    scene.play("trade", "give 4", "give 4", "give 4", "take 1", "feed 15", "done")
    assert scene.spooks("A") == ["nocnica"]


@pytest.mark.rules("STR-FEED-09", "STR-DREAD-03", "STR-AMB-40")
def test_four_dread_feed_a_spook_as_often_as_one_can_pay() -> None:
    scene = Scene(2, at="feed", spooks={"A": ["zmora", "leszy", "smok"]}, dread={"A": 9})
    scene.play("feed-dread 19", "feed-dread 38")
    assert scene.dread("A") == 1
    assert scene.refusal("feed-dread 25") == ("STR-DREAD-03", "refused-too-little-dread")
    assert scene.position.fed[0] == 1 << 19 | 1 << 38
    assert scene.told("eats-free") == [{"seat": 0, "spook": 19}, {"seat": 0, "spook": 38}]
    assert scene.play("done").spooks("A") == ["zmora", "leszy"]


@pytest.mark.rules("STR-FEED-10", "STR-AMB-39")
def test_nobody_has_to_feed_and_half_a_meal_is_none() -> None:
    scene = Scene(2, at="feed", spooks={"A": ["zmora"]}, purses={"A": {"air": 5}})
    assert scene.play("done").purse("A") == {"air": 5}
    assert scene.spooks("A") == []
    short = Scene(2, at="feed", spooks={"A": ["zmora"]}, purses={"A": {"air": 1}})
    assert "feed 19" not in short.offers()


@pytest.mark.rules("STR-FEED-11", "STR-AMB-41")
def test_an_empty_stack_is_made_anew_of_those_that_have_left() -> None:
    all_of_air = [BOX.spooks[spook].id for spook in BOX.spooks_of[1]]
    scene = Scene(2, at="feed", spooks={"A": all_of_air[:2], "B": all_of_air[2:]}, tops={"air": "none"})
    assert scene.top("air") == ""
    scene.step("done")
    assert scene.asked_names == "*"
    assert scene.offers() == ["top-spook 14", "top-spook 15"]
    scene.step("top-spook 15")
    assert (scene.top("air"), scene.position.pool[1], scene.position.gone[1]) == ("nocnica", 1 << 14, 0)
    assert scene.asked_names == "B", "and B could buy it at once"


@pytest.mark.rules("STR-AMB-41")
def test_without_recycling_an_empty_stack_stays_empty() -> None:
    all_of_air = [BOX.spooks[spook].id for spook in BOX.spooks_of[1]]
    scene = Scene(2, at="feed", spooks={"A": all_of_air}, tops={"air": "none"}, recycle=False).play("done")
    assert scene.top("air") == ""
    assert scene.position.gone[1] == sum(1 << spook for spook in BOX.spooks_of[1])


@pytest.mark.rules("STR-FEED-11")
def test_a_stack_that_a_purchase_empties_is_made_anew_too() -> None:
    scene = Scene(2, purses={"A": {"water": 9}}, tops={"water": "brzeginia"})
    scene.position.pool[0], scene.position.gone[0] = 0, 1 << 8
    for spook in (6, 7, 9, 10, 11, 12, 13):
        scene.position.spooks[1] = (*scene.position.spooks[1], spook)
    assert scene.play("buy 0").top("water") == "wodnik"


@pytest.mark.rules("STR-IMP-05")
def test_larder_makes_a_spook_less_hungry() -> None:
    scene = Scene(
        2,
        at="feed",
        spooks={"A": ["zmora", "leszy"]},
        purses={"A": {"earth": 4}},
        imps={"A": ["spizarnik"] * 2},
    )
    scene.play("use 10")
    assert scene.offers() == ["ease 19", "ease 38"]
    assert scene.refusal("ease 1") == ("STR-IMP-05", "refused-not-your-spook")
    assert scene.refusal("done")[1] == "refused-not-now"
    scene.play("ease 38")
    assert scene.told("eases") == [{"seat": 0, "spook": 38, "count": 1}]
    scene.play("feed 38", "use 10")
    assert scene.purse("A") == {}
    assert scene.refusal("ease 38") == ("STR-IMP-05", "refused-fed-already")


def test_however_often_it_is_eased_a_spook_needs_one_cube() -> None:
    scene = Scene(
        2, at="feed", spooks={"A": ["nocnica"]}, purses={"A": {"air": 1}}, imps={"A": ["spizarnik"] * 2}
    )
    refused = scene.play("use 10", "ease 15").why_not(0, scene.game.actions.parse("feed-with 15 0"))
    assert refused is not None
    scene.play("use 10", "ease 15", "feed 15")
    assert scene.purse("A") == {}


# Winning ------------------------------------------------------------------------------


def at_end(fed: dict[str, list[str]], **more: Any) -> Scene:
    """Return a scene in which all have fed; everybody who is named has pact 1."""
    pacts = {"A": 1, "B": 7, "C": 4}
    return Scene(3, at="win", pacts=pacts, spooks=fed, fed=fed, **more)


@pytest.mark.rules("STR-WIN-01", "STR-WIN-03", "STR-SUMMON-01", "STR-AMB-43")
def test_victory_is_seen_when_all_have_fed_and_before_anybody_summons() -> None:
    scene = Scene(2, at="feed", pacts={"A": 1}, spooks={"A": FIVE}, dread={"A": 20})
    for id in FIVE:
        scene.play(f"feed-dread {BOX.pack.spooks.index(next(s for s in BOX.pack.spooks if s.id == id)) + 1}")
    scene.play("done")
    assert not scene.position.over, "B has not fed yet"
    scene.play("done")
    assert (scene.winners, scene.position.over) == ("A", True)
    assert scene.told("spook-comes") == []
    assert scene.told("game-over") == [{"seats": [0], "decided": "pact"}]
    assert [told["seat"] for told in scene.told("pact-shown")] == [0, 1]
    assert scene.view("B")["pact"] == [1, 2], "after the game all see all pacts"


@pytest.mark.rules("STR-WIN-02", "STR-WIN-04")
def test_only_spooks_that_fit_the_pact_and_have_eaten_count() -> None:
    assert at_end({"A": FIVE}).winners == "A"
    assert at_end({"A": [*FIVE[:4], "krasnal"]}).winners == ""
    hungry = Scene(3, at="win", pacts={"A": 1}, spooks={"A": FIVE}, fed={"A": FIVE[:4]})
    assert hungry.winners == ""


@pytest.mark.rules("STR-WIN-06", "STR-AMB-46", "STR-AMB-47")
def test_a_starter_fills_one_place_and_others_need_not_be_fed() -> None:
    assert at_end({"A": [*FIVE[:4], "strzyga"]}).winners == "A"
    assert at_end({"A": [*FIVE[:3], "strzyga"]}).winners == ""
    assert at_end({"A": [*FIVE[:3], "strzyga", "latarnik"]}).winners == "A"
    extra = Scene(3, at="win", pacts={"A": 1}, spooks={"A": [*FIVE, "leszy"]}, fed={"A": FIVE})
    assert extra.winners == "A"


def owned_while_feeding(buys: bool) -> dict[int, int]:
    """By time of day: how many spooks A can feed, summoning each time; `buys`: and buying in the fourth."""
    scene = Scene.new(2, first=1, layout="old-town").pass_chance()
    owned: dict[int, int] = {}
    while scene.position.period < 6 and not scene.position.over:
        period, name = scene.position.period, scene.asked_names[0]
        if scene.frame == "Feed" and name == "A":
            scene.position.dread[0] = 20
            if buys and period == 4 and period not in owned:
                scene.position.purse[0] = (8, 0, 0, 0, 0)
                scene.play("buy 1")
            for meal in [f"feed-dread {spook}" for spook in scene.position.hungry(0)]:
                scene.play(meal)
            owned[period] = scene.position.fed[0].bit_count()
        lead_on(scene)
    return owned


@pytest.mark.rules("STR-WIN-05")
def test_five_spooks_can_be_fed_in_the_fourth_time_of_day_with_a_purchase_and_else_in_the_fifth() -> None:
    assert owned_while_feeding(buys=False) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
    assert owned_while_feeding(buys=True)[4] == BOX.pack.pact_size


#: For pact 1, strong by day and weak by night.
BY_DAY = ["brzeginia", "planetnik", "chmurnik", "skierka", "zar-ptak"]
#: Pact 7 asks for water 2, air 2, fire 1.
OTHER_FIVE = ["bagiennik", "syrena", "latawiec", "wroniec", "smok"]


@pytest.mark.rules("STR-AMB-45", "STR-WIN-06")
@pytest.mark.parametrize(
    ("fed", "more", "winner"),
    [
        ({"A": FIVE, "B": [*OTHER_FIVE, "leszy"]}, {}, "B"),
        ({"A": BY_DAY, "B": OTHER_FIVE}, {"night": 0, "shared_victory": "strength"}, "A"),
        ({"A": BY_DAY, "B": OTHER_FIVE}, {"night": 1, "shared_victory": "strength"}, "B"),
    ],
    ids=["more spooks", "more strength by day", "more strength by night"],
)
def test_of_several_the_better_fed_wins(fed: dict[str, list[str]], more: dict[str, Any], winner: str) -> None:
    assert at_end(fed, **more).winners == winner


@pytest.mark.rules("STR-AMB-45", "STR-WIN-06")
def test_only_spooks_that_have_eaten_count_for_the_better_fed() -> None:
    scene = at_end({"A": FIVE, "B": OTHER_FIVE}, dread={"B": 1})
    position = scene.position.clone()
    hungry = next(
        spook for spook in BOX.spooks_of[0] if spook not in {*position.spooks[0], *position.spooks[1]}
    )
    before = rank(position, 0)
    position.spooks[0] = (*position.spooks[0], hungry)
    assert rank(position, 0) == before


@pytest.mark.rules("STR-AMB-45", "STR-WIN-06")
@pytest.mark.parametrize(("first", "winner"), [("dread", "B"), ("strength", "A")])
def test_of_equally_many_dread_decides_before_strength_or_after_it(first: str, winner: str) -> None:
    fed = {"A": BY_DAY, "B": OTHER_FIVE}
    assert at_end(fed, night=0, dread={"B": 1}, shared_victory=first).winners == winner


@pytest.mark.rules("STR-AMB-45", "STR-WIN-06")
@pytest.mark.parametrize(
    ("period", "starter", "winner"), [(1, "A", "B"), (3, "C", "B"), (3, "A", "A"), (4, "B", "A")]
)
def test_of_equals_whoever_began_later_in_the_first_period_wins(
    period: int, starter: str, winner: str
) -> None:
    both = {"A": FIVE, "B": OTHER_FIVE}
    dread = {"A": 1, "B": 1}
    assert at_end(both, period=period, starter=starter, dread=dread).winners == winner


@pytest.mark.rules("STR-AMB-45", "STR-AMB-52")
@pytest.mark.parametrize(
    ("fed", "more", "decided"),
    [
        ({"A": FIVE}, {}, "pact"),
        ({"A": FIVE, "B": [*OTHER_FIVE, "leszy"]}, {}, "fed"),
        ({"A": FIVE, "B": OTHER_FIVE}, {"dread": {"A": 1}}, "dread"),
        ({"A": FIVE, "B": OTHER_FIVE}, {}, "later"),
        ({"A": BY_DAY, "B": OTHER_FIVE}, {"shared_victory": "strength"}, "strength"),
        ({"A": FIVE, "B": OTHER_FIVE}, {"shared_victory": "shared"}, "shared"),
        ({"A": FIVE[:2], "B": OTHER_FIVE[:3]}, {"period": 24}, "least"),
    ],
)
def test_the_end_says_what_decided(fed: dict[str, list[str]], more: dict[str, Any], decided: str) -> None:
    [told] = at_end(fed, **more).told("game-over")
    assert told["decided"] == decided


# Summoning ----------------------------------------------------------------------------


@pytest.mark.rules("STR-SUMMON-01", "STR-SUMMON-02", "STR-SUMMON-03", "STR-SUMMON-04", "STR-AMB-42")
def test_everybody_summons_from_the_stack_of_his_district() -> None:
    pawns = {"A": "huta", "B": "metro", "C": "bulwary"}
    tops = {"fire": "smok", "earth": "leszy", "water": "wodnik"}
    scene = Scene(3, at="summon", starter="B", pawns=pawns, tops=tops)
    scene.pass_chance()
    assert [scene.spooks(name) for name in "ABC"] == [["smok"], ["leszy"], ["wodnik"]]
    came = [event.args["seat"] for event in scene.events if event.key == "spook-comes"]
    assert came == [1, 2, 0]


@pytest.mark.rules("STR-SUMMON-05", "STR-SUMMON-08", "STR-AMB-44")
@pytest.mark.parametrize(("night", "energy"), [(0, 2), (1, 4)])
def test_a_summoned_spook_brings_its_strength_of_the_time_that_ends(night: int, energy: int) -> None:
    scene = Scene(
        2, at="summon", night=night, pawns={"A": "bulwary"}, tops={"water": "bagiennik"}
    ).pass_chance()
    assert scene.purse("A") == {"energy": energy}
    assert scene.position.night == 1 - night


@pytest.mark.rules("STR-SUMMON-06", "STR-SUMMON-07", "STR-INV-07", "STR-AMB-43")
def test_a_summoned_spook_need_not_eat_before_the_end_of_the_next_time_of_day() -> None:
    scene = Scene(2, at="feed", pawns={"A": "bulwary"}, tops={"water": "wodnik"}).play("done", "done")
    assert scene.spooks("A") == ["wodnik"]
    assert (scene.position.period, scene.position.clock, scene.frame) == (2, 3, "Plans")
    assert scene.position.fed == [0, 0]


@pytest.mark.rules("STR-SUMMON-08", "STR-AMB-42")
def test_from_an_empty_stack_nobody_comes() -> None:
    scene = Scene(2, at="summon", pawns={"A": "bulwary"}, tops={"water": "none"}, recycle=False).pass_chance()
    assert scene.spooks("A") == []
    assert [event.args for event in scene.events if event.key == "summons-none"] == [{"seat": 0}]


@pytest.mark.rules("STR-AMB-53")
def test_in_the_centre_one_chooses_the_stack() -> None:
    scene = Scene(2, at="summon", pawns={"A": "centrum"}, tops={"water": "none"}, recycle=False)
    assert scene.offers() == ["colour 1", "colour 2", "colour 3"]
    assert scene.refusal("colour 0") == ("STR-SUMMON-08", "refused-empty-stack")
    assert scene.refusal("done") == ("STR-SUMMON-01", "refused-not-now")
    assert scene.play("colour 3").spooks("A") == ["krasnal"]


def test_in_the_centre_with_all_stacks_empty_nobody_is_asked() -> None:
    tops = dict.fromkeys(("water", "air", "fire", "earth"), "none")
    scene = Scene(2, at="summon", pawns={"A": "centrum"}, tops=tops, recycle=False)
    assert (scene.frame, scene.spooks("A")) == ("Plans", [])


# The longest game ---------------------------------------------------------------------


@pytest.mark.rules("STR-AMB-52")
def test_after_the_last_time_of_day_whoever_lacks_least_wins() -> None:
    fed = {"A": FIVE[:2], "B": OTHER_FIVE[:3], "C": ["wodnik"]}
    assert at_end(fed, period=24).winners == "B"
    assert at_end(fed, period=23).winners == ""
    assert at_end(fed, period=5, periods=5).winners == "B"


@pytest.mark.rules("STR-AMB-45", "STR-AMB-52")
@pytest.mark.parametrize(
    ("dread", "purses", "starter", "winner"),
    [
        ({"B": 1}, {}, "A", "B"),
        ({}, {"C": {"energy": 2}, "B": {"water": 1}}, "A", "C"),
        ({"A": 1, "B": 1}, {"B": {"water": 1}}, "A", "B"),
        ({}, {}, "C", "C"),
        ({}, {}, "A", "A"),
    ],
)
def test_if_all_is_equal_dread_cubes_and_turn_order_decide(
    dread: dict[str, int], purses: dict[str, dict[str, int]], starter: str, winner: str
) -> None:
    scene = at_end({}, period=24, dread=dread, purses=purses, starter=starter, shared_victory="strength")
    assert scene.winners == winner


@pytest.mark.rules("STR-AMB-45")
def test_a_group_may_let_all_win_who_fulfil_their_pacts_together() -> None:
    both = {"A": FIVE, "B": OTHER_FIVE}
    assert at_end(both, shared_victory="shared").winners == "AB"
    assert len(at_end(both).winners) == 1


@pytest.mark.rules("STR-AMB-45")
def test_by_the_order_of_feeding_the_first_wins_and_nobody_feeds_after_that() -> None:
    """The starting player of this time of day feeds first; the others are no longer asked."""
    spooks = {"A": FIVE, "B": OTHER_FIVE}
    scene = Scene(2, at="feed", starter="B", night=0, spooks=spooks, dread={"A": 24, "B": 20},
                  pacts={"A": 1, "B": 7}, shared_victory="feeding")  # fmt: skip
    for spook in OTHER_FIVE:
        scene.play(f"feed-dread {SPOOKS[spook]}")
    scene.play("done")
    assert (scene.winners, scene.told("game-over")[0]["decided"]) == ("B", "pact")
    waiting = Scene(2, at="feed", starter="B", night=0, spooks=spooks, dread={"A": 24, "B": 20},
                    pacts={"A": 1, "B": 7})  # fmt: skip
    for spook in OTHER_FIVE:
        waiting.play(f"feed-dread {SPOOKS[spook]}")
    assert waiting.play("done").asked_names == "A", "usually all feed"


@pytest.mark.rules("STR-AMB-45", "STR-AMB-52")
@pytest.mark.parametrize(("starter", "winner"), [("A", "A"), ("B", "B")])
def test_by_the_order_of_feeding_a_limit_that_nobody_reached_crowns_the_first(
    starter: str, winner: str
) -> None:
    scene = at_end({}, period=24, starter=starter, shared_victory="feeding", dread={"A": 1, "B": 1})
    assert (scene.winners, scene.told("game-over")[0]["decided"]) == (winner, "least")


@pytest.mark.rules("STR-AMB-52")
def test_a_limit_that_nobody_reached_crowns_all_who_lack_least_if_victories_are_shared() -> None:
    assert at_end({}, period=24, shared_victory="shared").winners == "ABC"
    assert at_end({"A": FIVE[:1]}, period=24, shared_victory="shared").winners == "A"


@pytest.mark.rules("STR-AMB-45")
def test_of_three_the_two_best_say_what_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = at_end({"A": FIVE, "B": OTHER_FIVE})
    ranks = {0: (0, 2, 0), 1: (0, 1, 0), 2: (1, 0, 0)}
    monkeypatch.setattr(feeding, "rank", lambda position, seat: ranks[seat])
    assert feeding.decided_by(scene.position, [0, 1, 2]) == "dread"
