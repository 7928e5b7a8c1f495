"""Hypothesis settings: random examples locally, fixed ones where `CI` is set."""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, settings

settings.register_profile(
    "straszydla",
    max_examples=int(os.environ.get("POLNOC_EXAMPLES", "12")),
    stateful_step_count=80,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "straszydla-ci", settings.get_profile("straszydla"), derandomize=True, database=None
)

PROFILE: Final = settings.get_profile("straszydla-ci" if os.environ.get("CI") else "straszydla")
