"""The example that trains an agent runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_duchy.py"


def test_the_example_trains_saves_and_measures(tmp_path: Path) -> None:
    weights = tmp_path / "agent.npz"
    line = [sys.executable, str(EXAMPLE), "--watch", "200", "--updates", "2", "--games", "10"]
    done = subprocess.run([*line, "--save", str(weights)], capture_output=True, text=True, check=True)
    assert "against novice: " in done.stdout
    assert weights.exists()
