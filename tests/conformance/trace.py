"""Turn the trace of a failure into a test: python -m tests.conformance.trace '<trace>'.

The test replays the answers of the trace and runs the check that failed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from polnoc.engine.game import AnyGame
from tests.conformance.cases import game_called
from tests.conformance.kit import CHECKS
from tests.conformance.lines_of_play import Trace, retrace

FOLDER: Final = Path(__file__).parent / "regressions"

_FILE: Final = '''"""A failure that the soak once found: {game}, {check}."""

from tests.conformance.trace import rerun

TRACE = {{
    "game": {game_text},
    "options": {{
{options}
    }},
    "seed": {seed},
    "check": {check_text},
    "answers": [
{answers}
    ],
}}


def test_{name}() -> None:
    rerun(TRACE)
'''


def rerun(given: Mapping[str, object], game: AnyGame | None = None) -> None:
    """Replay a trace and run its check; Failure if it still fails."""
    trace = msgspec.convert(dict(given), Trace)
    line = retrace(trace, game or game_called(trace.game))
    if trace.check in CHECKS:
        CHECKS[trace.check](line)


def name_of(trace: Trace) -> str:
    """Return a name for the test: the game, the check, and a fingerprint of the trace."""
    return f"{trace.game}_{trace.check}_{hashlib.sha256(str(trace).encode()).hexdigest()[:8]}"


def text_of_test(trace: Trace) -> str:
    """Return the source of a test that reruns the trace."""
    options = [f"        {_literal(name)}: {_literal(value)}," for name, value in trace.options.items()]
    answers = [f"        ({seat}, {_literal(text)})," for seat, text in trace.answers]
    return _FILE.format(
        game=trace.game,
        check=trace.check,
        game_text=_literal(trace.game),
        check_text=_literal(trace.check),
        seed=_literal(trace.seed),
        options="\n".join(options),
        answers="\n".join(answers),
        name=name_of(trace),
    )


def _literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the test; return 1 if the text is not a trace."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.trace", description=__doc__)
    parser.add_argument("trace", help="the line of JSON that a failure printed")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder for the test")
    given = parser.parse_args(arguments)
    try:
        trace = msgspec.json.decode(given.trace, type=Trace)
    except msgspec.DecodeError as error:
        sys.stderr.write(f"this is no trace: {error}\n")
        return 1
    given.into.mkdir(parents=True, exist_ok=True)
    file = given.into / f"test_{name_of(trace)}.py"
    file.write_text(text_of_test(trace), encoding="utf-8")
    sys.stdout.write(f"{file}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
