"""The example that trains an agent runs, and its agent learns."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_duchy.py"


def test_the_example_trains_saves_and_measures(tmp_path: Path) -> None:
    weights = tmp_path / "agent.npz"
    line = [sys.executable, str(EXAMPLE), "--updates", "2", "--games", "20", "--save", str(weights)]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    assert "against novice: " in done.stdout
    assert weights.exists()
