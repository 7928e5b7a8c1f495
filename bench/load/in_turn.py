"""Play on servers in turn, so that a busy machine disturbs all of them alike: only ratios count.

`python -m bench.load.in_turn CHECKOUT` plays on the server of another checkout and on this one's.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import uvloop

from bench.load import ours
from bench.load.measure import AGE
from bench.load.play import Side, Table, grow_old, open_tables, play


class Server:
    """A server with its tables, and the CPU time that moves there have taken."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self._tables: list[Table] = []
        self._spent, self._moves = 0.0, 0

    async def begin(self, tables: int) -> None:
        """Start it, and make its tables."""
        await self.side.process.start()
        self._tables = await open_tables(self.side, range(tables))
        await grow_old(self._tables, AGE)

    async def play(self, moves: float, seconds: float) -> float:
        """Play `moves` moves a second for `seconds`; return the milliseconds of CPU time per move."""
        before = self.side.process.cpu()
        tally = await play(self.side, self._tables, moves, seconds)
        spent, made = self.side.process.cpu() - before, len(tally.acknowledged)
        self._spent, self._moves = self._spent + spent, self._moves + made
        return 1000 * spent / made

    @property
    def milliseconds(self) -> float:
        """The average CPU time per move."""
        return 1000 * self._spent / self._moves


async def compare(makers: Mapping[str, Callable[[Path], Side]], chosen: argparse.Namespace) -> None:
    """Print the CPU time of a move at each server, round by round and in all, and its ratio to the first."""
    with tempfile.TemporaryDirectory(dir=".", prefix=".bench-") as folder:
        servers: dict[str, Server] = {}
        try:
            for name, make in makers.items():
                place = Path(folder).absolute() / name
                place.mkdir()
                servers[name] = Server(make(place))
                await servers[name].begin(chosen.tables)
            turns = list(servers.items())
            for _ in range(chosen.rounds):
                spent = [f"{name} {await one.play(chosen.moves, chosen.seconds):.2f}" for name, one in turns]
                print("  ".join(spent), flush=True)
                turns.reverse()
            first = next(iter(servers.values()))
            for name, one in servers.items():
                ratio = one.milliseconds / first.milliseconds
                print(f"{name}: {one.milliseconds:.2f} ms of CPU a move, {ratio:.3f} of the first")
        finally:
            for one in servers.values():
                one.side.process.kill()


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options for how much is played."""
    parser.add_argument("--tables", type=int, default=150, help="default: %(default)s")
    parser.add_argument("--moves", type=float, default=120, help="a second (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=5, help="of each round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=4, help="default: %(default)s")


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare two checkouts."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.in_turn", description=__doc__)
    parser.add_argument("checkout", type=Path, help="the folder of another checkout of Północ")
    add_options(parser)
    chosen = parser.parse_args(arguments)
    checkouts = {"other": chosen.checkout.absolute(), "this": Path.cwd()}
    makers = {name: _maker(checkout) for name, checkout in checkouts.items()}
    uvloop.run(compare(makers, chosen))


def _maker(checkout: Path) -> Callable[[Path], Side]:
    return lambda folder: ours.side(folder, 2, checkout)


if __name__ == "__main__":
    main()
