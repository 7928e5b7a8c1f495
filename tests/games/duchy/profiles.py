"""Hypothesis settings: random examples locally, fixed ones where `CI` is set."""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, settings

settings.register_profile(
    "duchy",
    max_examples=int(os.environ.get("POLNOC_EXAMPLES", "20")),
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("duchy-ci", settings.get_profile("duchy"), derandomize=True, database=None)

PROFILE: Final = settings.get_profile("duchy-ci" if os.environ.get("CI") else "duchy")
