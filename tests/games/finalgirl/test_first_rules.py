"""The first version of the rules: stored games that began with it continue with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.finalgirl.scene import EARLIER, FIRST, Scene


def first(**more: Any) -> Scene:
    return Scene(**{"game": FIRST, "horror": 4, **more})


def puppets(**more: Any) -> Scene:
    return first(**{"killer": "parade", "at": "terror", "location": "fair", **more})


@pytest.mark.rules("FG-MIN-15", "FG-MIN-09")
def test_a_pack_attacks_in_the_order_of_the_spaces() -> None:
    """The hound at the shed finds nobody; the pack goes on elsewhere."""
    scene = first(
        killer="pack", at="terror", here="dock", victims={"dock": 1, "meeting-point": 2, "cliff": 1},
        minions={"cliff": 1, "south-road": 1, "shed": 1}, terror=["drawn-in"], hand=["guard"],
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=drawn-in",
        "victims-go kind=ordinary start=dock end=south-road n=1",
        "victims-go kind=ordinary start=meeting-point end=cliff n=2",
        "dies kind=ordinary space=cliff by=2",
        "bloodlust row=2 attack=1 move=2",
        "horror n=1 now=5",
        "dies kind=ordinary space=south-road by=2",
        "bloodlust row=3 attack=1 move=2",
    ]
    assert scene.victims() == {"cliff": 2}


@pytest.mark.rules("FG-MIN-09")
def test_a_pack_attacks_in_every_space_as_often_as_the_card_says() -> None:
    scene = first(
        killer="pack", at="terror", here="dock", victims={"cliff": 3}, minions={"cliff": 1},
        terror=["drawn-in"], hand=["guard"],
    )  # fmt: skip
    assert (scene.position.dead, scene.victims()) == (1, {"cliff": 2})


@pytest.mark.rules("FG-MIN-15")
def test_minions_act_in_the_order_of_the_spaces_and_nobody_is_asked() -> None:
    tied: dict[str, Any] = {
        "away": "food-alley", "terror": ["into-the-crowd"], "minions": {"carousel": 1, "prop-store": 1},
        "victims": {"ticket-row": 1, "animal-pens": 1},
    }  # fmt: skip
    for scene in (puppets(here="service-gate", **tied), puppets(here="main-gate", ambiguity="ask", **tied)):
        assert [step["start"] for step in scene.told("enemy-steps")] == [
            scene.space("carousel"),
            scene.space("prop-store"),
        ]


@pytest.mark.rules("FG-AMB-05")
def test_the_leash_pulls_a_puppet_back_in_one_go() -> None:
    scene = first(
        killer="parade", at="terror", here="dock", away="shed", minions={"lake": 2},
        victims={"south-road": 1}, terror=["march"], hand=["guard"],
    )  # fmt: skip
    assert scene.story()[2:] == [
        "hunts kind=minions space=lake target=dock",
        "enemy-steps kind=minions start=lake end=dock",
        "enemy-steps kind=minions start=dock end=swamp",
        "hunts kind=minions space=lake target=dock",
        "enemy-steps kind=minions start=lake end=dock",
        "enemy-steps kind=minions start=dock end=swamp",
        "hunts kind=killer space=shed target=south-road",
        "enemy-steps kind=killer start=shed end=east-road",
    ]
    assert scene.minions() == {"swamp": 2}
    loose = first(
        killer="parade", at="terror", here="dock", away="shed", minions={"lake": 1},
        minors=["long-strings"], terror=["fetch-her"], hand=["guard"],
    )  # fmt: skip
    assert loose.minions() == {"dock": 1}


@pytest.mark.rules("FG-AMB-05")
def test_she_is_dragged_along_the_first_way() -> None:
    def pulled(here: str, away: str, minion: str) -> Scene:
        return puppets(here=here, away=away, minions={minion: 1}, terror=["pulled-strings"], hand=["guard"])

    scene = pulled("carousel", "main-gate", "coaster-queue")
    assert (scene.story()[1:], scene.here) == (["dragged start=carousel end=ticket-row"], "ticket-row")
    there = pulled("carousel", "carousel", "carousel")
    assert there.story()[1:] == ["attacked kind=killer space=carousel n=1"]


@pytest.mark.rules("FG-AMB-05", "FG-UPK-02")
def test_victims_walk_along_the_first_way() -> None:
    walking = first(
        at="terror", location="fair", here="ticket-row", away="service-gate",
        victims={"shooting-gallery": 3, "big-tent": 1}, specials={"white": "shooting-gallery"},
        terror=["main-attraction"], hand=["guard"],
    )  # fmt: skip
    assert walking.story()[1:3] == [
        "victims-go kind=ordinary start=shooting-gallery end=midway n=2",
        "victims-go kind=white start=shooting-gallery end=midway n=1",
    ]
    assert walking.victims() == {"midway": 3, "big-tent": 1}

    def wandering(victims: int, colour: str) -> Scene:
        return first(
            at="upkeep", here="shed", away="cliff", hand=["walk"], victims={"dock": victims, "cabins": 1},
            specials={colour: "dock"}, events=["moths-to-a-flame"],
        )  # fmt: skip

    ordinary = wandering(2, "white")  # before anybody special
    assert ordinary.story()[1] == "victims-go kind=ordinary start=dock end=lake n=1"
    assert (ordinary.victims(), ordinary.position.specials[1]) == (
        {"cabins": 1, "dock": 1, "lake": 1},
        ordinary.space("dock"),
    )
    special = wandering(1, "blue")
    assert special.story()[1] == "victims-go kind=blue start=dock end=lake n=1"
    assert special.position.specials[3] == special.space("lake")


@pytest.mark.rules("FG-KATK-10", "FG-KATK-12")
def test_whoever_hits_everybody_hits_the_heroine_first() -> None:
    scene = first(
        at="killer", here="dock", away="dock", heroine="barbara", row=4, victims={"dock": 1},
        powers=["wide-swing"], hand=["guard"], fields={"terror_left": 0},
    )  # fmt: skip
    assert scene.story() == [
        "attacked kind=killer space=dock n=2",
        "dies kind=ordinary space=dock by=1",
        "bloodlust row=5 attack=3 move=1",
        "horror n=1 now=5",
    ]
    assert scene.frame == "React"
    assert scene.play("accept").story() == ["hurt n=2 now=5"]


@pytest.mark.rules("FG-RESC-07")
def test_a_rescue_was_paid_for_before_its_slot_was_covered() -> None:
    def paid(game: Any) -> list[str]:
        scene = Scene(
            game=game, here="camp-gate", health=3, hand=["walk"], victims={"camp-gate": 2},
            events=["clinging-crowd"], fields={"rescues": 1},
        )  # fmt: skip
        return scene.play("rescue ordinary", "slot 2").story()

    rescues, hurt, covers = "rescues kind=ordinary space=camp-gate", "hurt n=1 now=2", "covers slot=2"
    assert paid(FIRST) == [rescues, hurt, covers]
    assert paid(EARLIER) == [rescues, covers, hurt]


@pytest.mark.rules("FG-TIME-07", "FG-RESC-09", "FG-RESC-01")
def test_what_was_not_offered_then() -> None:
    """Cards for time in the middle of an action; a rescue after the last time; rewards before dice cards."""

    def scenes(game: Any) -> list[Scene]:
        moving = Scene(game=game, here="dock", horror=4, hand=["walk", "focus"])
        moving.play("play walk", "dice 5 5", "accept")
        late = Scene(
            game=game, location="fair", here="prop-store", bag=["staff-keys"], time=1,
            victims={"service-gate": 1},
        )  # fmt: skip
        late.play("use staff-keys", "space service-gate")
        rolling = Scene(
            game=game, here="camp-gate", hand=["close-call"], bag=["rabbit-foot"],
            fields={"rewards": (0,), "slots": 1},
        )  # fmt: skip
        rolling.play("use rabbit-foot", "dice 1 1")
        short = Scene(game=game, here="dock", time=1, horror=4, hand=["focus", "walk"])
        return [moving, late, rolling, short.play("play focus", "dice 1 1", "accept")]

    before, now = scenes(FIRST), scenes(EARLIER)
    assert ["discard focus" in scene.offers() for scene in (before[0], now[0])] == [False, True]
    assert [scene.frame for scene in (before[1], now[1])] == ["PlanningPhase", "Moving"]
    assert ["play close-call" in scene.offers() for scene in (before[2], now[2])] == [True, False]
    assert [scene.frame for scene in (before[3], now[3])] == ["PlanningPhase", "TimeRunsOut"]
    assert (before[3].position.time, now[3].position.time) == (-1, 1)


@pytest.mark.rules("FG-AMB-05")
def test_the_rules_chose_the_victim_though_the_player_wanted_to_be_asked() -> None:
    scene = first(
        at="killer", here="shed", away="dock", ambiguity="ask", victims={"dock": 3},
        specials={"white": "dock"}, fields={"terror_left": 0},
    )  # fmt: skip
    assert scene.story() == ["dies kind=white space=dock by=1", "bloodlust row=2 attack=2 move=1"]
