"""How long commands take to start, compared with importing the frameworks that the server uses.

python -m bench.startup [--rounds 7] [--no-bytecode]

Every command runs once in each round, so other work on the machine affects all of
them alike. The server is timed until it has answered the start page, and its CPU
time is that of all its processes. Bytecode is kept in a folder of this run, as
after the first start; `--no-bytecode` uses only what is there and writes nothing,
which in a fresh checkout is the bytecode of the installed libraries.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from bench.load.process import Process, free_port

COMMANDS: Final = {
    "import starlette, uvicorn": ["-c", "import starlette, uvicorn"],
    "polnoc --help": ["-m", "polnoc", "--help"],
    "polnoc games": ["-m", "polnoc", "games"],
}


class Cost(NamedTuple):
    """What one start took, in seconds."""

    wall: float
    cpu: float


def run_to_end(arguments: Sequence[str], variables: Mapping[str, str]) -> Cost:
    """Run a command of the interpreter until it ends."""
    begun = perf_counter()
    command = subprocess.Popen([sys.executable, *arguments], env=variables, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(command.pid, 0)
    wall = perf_counter() - begun
    command.returncode = os.waitstatus_to_exitcode(status)
    if command.returncode:
        raise RuntimeError(f"{' '.join(arguments)} ended with {command.returncode}")
    return Cost(wall, used.ru_utime + used.ru_stime)


def serve_first_page(variables: Mapping[str, str]) -> Cost:
    """Start the server with an empty store; request the start page until it comes."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "polnoc", "serve", "--port", str(port), "--store", "tables.db"]
        process = Process([*command, "--log", "error"], "/", port, Path(folder), variables)
        try:
            return Cost(asyncio.run(process.start()), process.cpu())
        finally:
            process.kill()


def subjects(variables: Mapping[str, str]) -> Iterator[tuple[str, Callable[[], Cost]]]:
    """What is measured, by name."""
    for name, arguments in COMMANDS.items():
        yield name, partial(run_to_end, arguments, variables)
    yield "polnoc serve, first page", partial(serve_first_page, variables)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.startup", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="default: %(default)s")
    parser.add_argument("--no-bytecode", action="store_true", help="keep no bytecode")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as bytecode:
        kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": bytecode}
        not_kept = {"PYTHONDONTWRITEBYTECODE": "1"}
        measured = dict(subjects({**os.environ, **(not_kept if chosen.no_bytecode else kept)}))
        for start in measured.values():
            start()  # the first start writes the bytecode
        costs = [{name: start() for name, start in measured.items()} for _ in range(chosen.rounds)]
    print(f"{chosen.rounds} rounds, {'no bytecode' if chosen.no_bytecode else 'bytecode kept'}; seconds")
    print(f"{'':<28}{'CPU best':>10}{'median':>10}{'wall best':>12}{'median':>10}")
    for name in measured:
        wall, cpu = zip(*[round[name] for round in costs], strict=True)
        print(f"{name:<28}{min(cpu):>10.2f}{median(cpu):>10.2f}{min(wall):>12.2f}{median(wall):>10.2f}")


if __name__ == "__main__":
    main()
