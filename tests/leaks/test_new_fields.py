"""A new field of a position, of a frame or of a record is in no view until the audience table lists it."""

from __future__ import annotations

import os
import subprocess
import sys

from polnoc.games import all_games


def test_a_new_field_is_in_no_view() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.leaks.new_fields"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    searched = dict(line.split() for line in run.stdout.splitlines())
    assert searched.keys() == {game.id for game in all_games()}
    for game in all_games():
        assert int(searched[game.id]) >= 2 * len(game.frames)
