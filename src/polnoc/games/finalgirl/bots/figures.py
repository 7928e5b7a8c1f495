"""The figures of the playout policy: weights and constants as data, so that tuning changes no code."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from polnoc.games.finalgirl.terms import Terms

#: A number by name; `figures.toml` has them all.
Figures = Mapping[str, float]


@functools.cache
def _tables() -> dict[str, Any]:
    source = resources.files("polnoc.games.finalgirl.bots").joinpath("figures.toml")
    return tomllib.loads(source.read_text("utf-8"))


def usual_figures(swarm: bool = False) -> dict[str, float]:
    """The figures that hold for every film, or for every film with a swarm."""
    tables = _tables()
    return {**tables["any"], **tables["swarm"]} if swarm else dict(tables["any"])


def film_figures(terms: Terms) -> dict[str, float]:
    """The figures for one film: the usual ones, with what evolution has found for its enemy."""
    found = _tables().get("killer", {}).get(terms.killer.id, {})
    return {**usual_figures(bool(terms.still)), **found}
