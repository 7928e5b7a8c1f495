"""What the bots of Final Girl do against birds: lead people out, and keep the birds few and away."""

from __future__ import annotations

from typing import Any

from polnoc.engine.play import options
from polnoc.games.finalgirl.bots.playout_policy import RESCUE
from polnoc.games.finalgirl.bots.swarm_policy import SwarmPolicy, policy_for
from tests.games.finalgirl.scene import Scene


def sky(**given: Any) -> Scene:
    return Scene(**{"killer": "sky", "location": "harbour", "here": "tavern", **given})


def choice(scene: Scene) -> str:
    """Return the policy's answer with its sensible goal, in the notation of scripts."""
    policy = policy_for(scene.terms)
    assert isinstance(policy, SwarmPolicy)
    policy.goal = policy.sensible_goal(scene.position)
    chosen = policy.choose(scene.position.clone(), options(scene.position, 0))
    return scene.offers()[[*options(scene.position, 0)].index(chosen)]


def test_few_birds_where_they_do_little_harm() -> None:
    assert choice(sky(at="killer", fields={"terror_left": 0}).play("dice 6 1")) == "count 1"
    assert choice(sky(at="killer", fields={"terror_left": 0}).play("dice 5 4")) == "count 4"


def test_birds_that_may_land_anywhere_land_far_from_everybody() -> None:
    scene = sky(at="killer", victims={"lighthouse": 2}, fields={"terror_left": 0}).play("dice 2 4", "count 4")
    landed = choice(scene).removeprefix("space ")
    assert landed not in ("tavern", "lighthouse", "chandlery", "dune-path")
    assert scene.terms.places.far[scene.space("tavern")][scene.space(landed)] >= 3


def test_she_leads_people_to_an_exit() -> None:
    scene = sky(here="smokehouse", victims={"smokehouse": 2}, hand=["walk", "walk"])
    assert SwarmPolicy(scene.terms).sensible_goal(scene.position) == RESCUE
    assert choice(scene) == "play walk"
    assert choice(scene.play("play walk", "dice 5 5", "accept")) == "go dune-path"


def test_whoever_was_in_hiding_comes_first() -> None:
    out = [1 if space in (0, 9) else 0 for space in range(18)]
    fields = {"specials": (-1, 0, -1, -1), "victims": out, "supply": 20}
    scene = sky(here="market-square", hand=["walk"], fields=fields)
    policy = SwarmPolicy(scene.terms)
    policy.goal = policy.sensible_goal(scene.position)
    assert scene.terms.places.ids[policy.target(scene.position)] == "lighthouse"


def test_birds_that_guard_an_exit_are_struck() -> None:
    scene = sky(
        here="dune-path",
        victims={"dune-path": 1},
        minions={"dune-path": 1},
        minors=["curtain-of-wings"],
        hand=["weak-attack", "walk"],
    )
    assert choice(scene) == "play weak-attack"
