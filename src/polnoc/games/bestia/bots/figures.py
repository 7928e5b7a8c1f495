"""The figures with which bots of Bestia evaluate positions and draft, as data: learning changes no code."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final, NamedTuple

#: Sides with figures of their own.
SIDES: Final = ("beast", "hunters")


class Figures(NamedTuple):
    """The parameters of an evaluation; `figures.toml` explains each."""

    death: float
    victory: float
    victory_per_settler: float
    prey_share: float
    blow_factor: float
    unkillable_prey: float
    unkillable_prey_last_day: float
    animal: float
    started_kill: float
    second_lure: float
    step_decay: float
    health: float
    health_on_last_day: float
    health_on_last_day_but_one: float
    hunter_dead: float
    hunter_wound: float
    power: float
    tower: float
    summon: float
    needed_grudge: float
    grudge: float
    hunters_grudge: float
    goal: float
    guard_here: float
    guard_beside: float
    guard_two_steps_away: float
    bit: float
    expected_place: float
    revealed: float
    hunter_beside: float
    hunter_two_steps_away: float
    settler_beside: float
    apart_per_step: float
    strike_chance: float
    strike_chance_after_turn: float
    search_chance: float
    danger: float
    trap: float
    settler_bait: float
    animal_bait: float
    caravan_step: float
    hand: float
    beast_card: float
    hunters_card: float
    upgrade: float
    upgrade_price: float
    hunters_upgrades: float
    day_ends: float
    denied_card: float
    same_symbol: float


#: [side][card id]: what a card brings the side that drafts it.
Drafted = Mapping[str, Mapping[str, float]]


def _read(name: str) -> dict[str, Any]:
    source = resources.files("polnoc.games.bestia.bots").joinpath(name)
    return tomllib.loads(source.read_text("utf-8"))


@functools.cache
def _tables() -> dict[str, Any]:
    return _read("figures.toml")


@functools.cache
def expert_drafted() -> Drafted:
    """What cards have brought in games of experts."""
    return _read("drafted.toml")


@functools.cache
def usual_figures() -> Figures:
    """The figures of both sides and all levels except the expert."""
    return Figures(**_tables()["any"])


@functools.cache
def expert_figures(side: str) -> Figures:
    """The figures of the expert of one side: the usual ones, with those that evolution has changed."""
    return usual_figures()._replace(**_tables().get(side, {}))
