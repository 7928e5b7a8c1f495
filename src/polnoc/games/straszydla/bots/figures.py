"""The expert's evaluation figures in Straszydła, as data, so that evolution changes no code."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import NamedTuple


class Figures(NamedTuple):
    """One number each; `figures.toml` says what they mean."""

    income: float
    round_deviation: float
    base_deviation: float
    almost_certain: float
    summoned_energy: float
    spare: float
    spare_energy: float
    extra_spook_cubes: float
    kept_log_odds: float
    last_summoned_log_odds: float
    cube_log_odds: float
    round_discount: float
    shared_place: float
    driven_out_mean: float


@functools.cache
def usual_figures() -> Figures:
    """Load the current figures."""
    source = resources.files("polnoc.games.straszydla.bots").joinpath("figures.toml")
    return Figures(**tomllib.loads(source.read_text("utf-8"))["any"])
