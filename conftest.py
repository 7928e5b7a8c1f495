"""Tests of extras that are not installed are left out; `make test-rl`, `make test-train` and
`make test-cluster` install them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

#: By package: the tests and sources that cannot be imported without it.
NEEDED_BY: Final = {
    "mcp": ("src/polnoc/envs/mcp_server.py", "tests/envs/test_mcp.py"),
    "gymnasium": (
        "src/polnoc/envs/gym.py",
        "src/polnoc/envs/observations.py",
        "tests/envs/test_examples.py",
        "tests/envs/test_gym.py",
        "docs/research.md",
    ),
    "pettingzoo": (
        "src/polnoc/envs/aec.py",
        "src/polnoc/envs/parallel.py",
        "tests/envs/test_pettingzoo.py",
        "docs/research.md",
    ),
    "pyspiel": ("src/polnoc/envs/open_spiel.py", "tests/envs/test_open_spiel.py", "docs/research.md"),
    "distributed": (
        "src/polnoc/batches/dask_workers.py",
        "tests/batches/test_dask.py",
        "tests/batches/test_namespaces.py",
    ),
    "ray": (
        "src/polnoc/batches/ray_workers.py",
        "tests/batches/test_ray.py",
        "tests/batches/test_ray_faults.py",
    ),
    "numpy": (
        "src/polnoc/learning/runner.py",
        "tests/learning/trained",
        "tests/learning/test_bestia_days.py",
        "tests/learning/test_bestia_habits_fit.py",
        "tools/bestia_days.py",
        "tools/bestia_habits.py",
        "tools/train_bestia.py",
    ),
    "torch": (
        "src/polnoc/learning/best_response.py",
        "src/polnoc/learning/nets.py",
        "src/polnoc/learning/ppo.py",
        "src/polnoc/learning/self_play.py",
        "tests/learning/trained",
    ),
}

collect_ignore: Final = sorted(
    {path for package, paths in NEEDED_BY.items() if find_spec(package) is None for path in paths}
)
