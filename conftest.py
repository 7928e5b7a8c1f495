"""What needs packages of an extra that is not installed is left out: `make test-rl` installs them all."""

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
}

collect_ignore: Final = sorted(
    {path for package, paths in NEEDED_BY.items() if find_spec(package) is None for path in paths}
)
