"""What needs packages of an extra that is not installed is left out: `make test-train` installs them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

#: By package: the tests and sources that cannot be imported without it.
NEEDED_BY: Final = {
    "numpy": ("src/polnoc/learning/runner.py", "tests/learning/trained"),
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
