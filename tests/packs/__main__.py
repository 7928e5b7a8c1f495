"""Play generated packs and try hostile ones: python -m tests.packs [--packs N] [--hostile N] [--game ID].

Prints one line of counts per game, and the number of every pack that is not sound, so that it can be shown
again: `python -m tests.packs --show GAME NUMBER`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable

from tests.packs.harness import MAKERS, Unsound, check_pack, made
from tests.packs.hostile import check_hostile

Check = Callable[[str, int, Counter[str]], None]


def main() -> int:
    """Check as many packs as requested; return 1 if any is not sound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=100, help="generated packs of each game")
    parser.add_argument("--hostile", type=int, default=100, help="hostile packs of each game")
    parser.add_argument("--game", choices=[*MAKERS], action="append")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first pack")
    parser.add_argument("--show", nargs=2, metavar=("GAME", "NUMBER"), help="print a generated pack")
    asked = parser.parse_args()
    if asked.show:
        sys.stdout.write(made(asked.show[0], int(asked.show[1])).text)
        return 0
    unsound = 0
    for game in asked.game or MAKERS:
        unsound += _run("generated", check_pack, game, range(asked.first, asked.first + asked.packs))
        unsound += _run("hostile", check_hostile, game, range(asked.first, asked.first + asked.hostile))
    return int(unsound > 0)


def _run(kind: str, check: Check, game: str, numbers: range) -> int:
    tally: Counter[str] = Counter()
    began = time.monotonic()
    for number in numbers:
        try:
            check(game, number, tally)
        except Unsound as problem:
            tally["unsound"] += 1
            sys.stderr.write(f"{kind} {problem}\n"[:1_000])
    counted = ", ".join([f"{count} {what}" for what, count in sorted(tally.items())])
    sys.stdout.write(f"{game}: {kind}: {counted} ({time.monotonic() - began:.0f} s)\n")
    sys.stdout.flush()
    return tally["unsound"]


if __name__ == "__main__":
    sys.exit(main())
