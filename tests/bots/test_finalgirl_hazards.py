"""Bots and hints take into account hazards, traps and what holds her fast."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.engine.play import options
from polnoc.games.finalgirl.bots.evaluation import TRAP_VALUE, Evaluation
from polnoc.games.finalgirl.bots.playout_policy import ARM, PlayoutPolicy
from tests.bots.test_finalgirl_advice import keys, why
from tests.games.finalgirl.scene import Scene


def film(hazard: str = "", **more: Any) -> Scene:
    scene = Scene(killer="parade", location="fair", horror=3, **more)
    if hazard:
        scene.position.hazards = ((scene.space(hazard), 0),)
        scene.position.derive()
    return scene


def chosen(scene: Scene, goal: int = ARM) -> str:
    policy = PlayoutPolicy(scene.terms)
    policy.goal = goal
    return policy.choose(scene.position, options(scene.position, 0)).text


@pytest.mark.parametrize(("hazard", "step"), [("midway", "shooting-gallery"), ("shooting-gallery", "midway")])
def test_she_goes_round_a_hazard(hazard: str, step: str) -> None:
    scene = film(
        hazard, here="ticket-row", away="service-gate", hand=["walk", "search"],
        decks={1: ["striker-mallet", "whip"]},
    )  # fmt: skip
    scene.play("play walk", "dice 5 5")
    if "accept" in scene.offers():
        scene.play("accept")
    assert chosen(scene) == f"go {scene.space(step)}"


def test_nobody_is_led_into_a_deadly_hazard() -> None:
    scene = film("midway", here="ticket-row", away="service-gate", victims={"ticket-row": 2}, hand=["walk"])
    scene.play("play walk", "dice 5 5", "go midway")
    assert chosen(scene) == "with 0"


def test_she_frees_herself_while_time_allows() -> None:
    caught = film(here="big-tent", hand=["search", "walk"], time=6)
    number = next(n for n, status in enumerate(caught.terms.statuses) if status.id == "caught")
    caught.position.statuses = (number,)
    caught.position.add_lasting(caught.terms.statuses[number].lasting)
    pry = caught.terms.ability_ids.index("pry-open")
    assert chosen(caught) == f"ability {pry}"
    assert {"advice-ability", "advice-freed"} <= set(keys(why(caught, "ability pry-open")))
    caught.position.time = 2
    assert not chosen(caught).startswith("ability")


def test_traps_are_worth_nothing_and_healing_more_with_poison() -> None:
    scene = film(here="big-tent", hand=["short-rest"], health=4)
    evaluation = Evaluation(scene.terms)
    assert evaluation.items[scene.item("cobra")] == TRAP_VALUE < 0
    healthy = evaluation.rows(scene.position, evaluation.short_rest)[1]
    number = next(n for n, status in enumerate(scene.terms.statuses) if status.id == "poisoned")
    scene.position.statuses = (number,)
    assert evaluation.rows(scene.position, evaluation.short_rest)[1] > healthy


def test_a_hint_warns_of_a_hazard() -> None:
    scene = film("midway", here="ticket-row", away="service-gate", hand=["walk", "walk"])
    scene.play("play walk", "dice 5 5", "accept")
    assert {"advice-place-hazard", "advice-lose-health"} <= set(keys(why(scene, "go midway")))


def test_the_last_health_of_a_guarded_killer_waits_for_a_puppet() -> None:
    scene = film(
        here="big-tent", away="big-tent", minions={"big-tent": 3}, powers=["all-on-stage"], killer_health=1,
        hand=["weak-attack"],
    )  # fmt: skip
    scene.play("play weak-attack")
    assert chosen(scene).startswith("aim 1")
