"""Północ's table under load compared with boardgame.io's server, in one run and one table."""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Final

import uvloop

from bench.load import ours, peers
from bench.load.measure import Figures, Plan, measure

#: The plan that the bars are set for.
FULL: Final = Plan(tables=500, moves=450, seconds=20, idle=5000, games=1000)


@dataclass(frozen=True)
class Row:
    """A figure, how to get it, and the bar that we set ourselves (None: no bar)."""

    text: str
    find: Callable[[Figures], float]
    bar: float | None = None
    at_least: bool = False

    def holds(self, figures: Figures) -> bool | None:
        """Whether the bar is reached."""
        if self.bar is None:
            return None
        found = self.find(figures)
        return found >= self.bar if self.at_least else found <= self.bar


def rows(plan: Plan) -> Iterator[Row]:
    """The table of results."""
    yield Row("moves a second", lambda f: f.rate, 0.98 * plan.moves, at_least=True)
    yield Row("acknowledged p50, ms", lambda f: f.acknowledged["p50"], 10)
    yield Row("acknowledged p99, ms", lambda f: f.acknowledged["p99"], 50)
    yield Row("seen by the others p50, ms", lambda f: f.seen["p50"])
    yield Row("seen by the others p99, ms", lambda f: f.seen["p99"], 75)
    yield Row("plain syncs of the disk p99, ms", lambda f: f.disk["p99"])
    yield Row("  at most, ms", lambda f: f.disk["max"])
    yield Row("  time the disk was stalled, %", lambda f: f.disk_silent)
    yield Row("memory at most, MB", lambda f: f.memory, 250)
    yield Row("server CPU a move, ms", lambda f: f.cpu_a_move, 1.5)
    yield Row("  of that rules and drawing, ms", lambda f: f.games_a_move)
    yield Row("  and the rest, ms", lambda f: f.cpu_a_move - f.games_a_move, 0.6)
    yield Row("update p50, bytes", lambda f: f.raw["p50"])
    yield Row("update p95, bytes", lambda f: f.raw["p95"])
    yield Row("update at most, bytes", lambda f: f.raw["max"])
    yield Row("on the wire p50, bytes", lambda f: f.wire["p50"])
    yield Row("on the wire p95, bytes", lambda f: f.wire["p95"])
    yield Row("on the wire at most, bytes", lambda f: f.wire["max"], 4096)
    yield Row("idle sockets", lambda f: f.idle_sockets, plan.idle, at_least=True)
    yield Row("memory with them, MB", lambda f: f.idle_memory, 200)
    yield Row("command to first page, s", lambda f: f.first_page_s, 1)
    yield Row(f"restart with {plan.games:,} open games, s", lambda f: f.restart_s, 5)
    yield Row("of these as they were", lambda f: f.recovered, plan.games, at_least=True)
    yield Row("refused moves", lambda f: f.refused, 0)
    yield Row("sent late p99, ms", lambda f: f.late["p99"])
    yield Row("cores of the generator", lambda f: f.generator)
    yield Row("cores of others", lambda f: f.others)


LEGEND: Final = """\
acknowledged    from sending a move to the answer that it is done; at the peer to the update that shows it
seen            from sending a move to the update at each of the other three sockets of the table
plain syncs     4 kB and fdatasync, a hundred times a second beside the server: no durable move is faster.
                A disk that takes 25 ms or more is stalled; whoever moves meanwhile waits
server CPU      all processes of the server; we report what we spend on rules and drawing, the peer does not,
                and it draws nothing
update          for a seat: as text, and as it went over the wire (we deflate, the peer does not)
idle sockets    resident memory of a fresh server with four sockets at every table; what is shared counts once
restart         kill -9, then from the command until every table has answered a player
sent late       moves are due by the clock; this is how late the generator or a busy table sent them"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and write the figures to a file if asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=FULL.seconds, help="default: %(default)s")
    parser.add_argument("--tables", type=int, default=FULL.tables, help="live tables (default: %(default)s)")
    parser.add_argument("--moves", type=float, default=FULL.moves, help="a second (default: %(default)s)")
    parser.add_argument("--idle", type=int, default=FULL.idle, help="idle sockets (default: %(default)s)")
    parser.add_argument("--games", type=int, default=FULL.games, help="open at the crash (%(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="of our server (default: %(default)s)")
    parser.add_argument("--folder", type=Path, default=Path(), help="where stores are kept (default: here)")
    parser.add_argument("--skip-peer", action="store_true", help="measure only ourselves")
    parser.add_argument("--peer-store", choices=peers.STORES, default="files", help="default: %(default)s")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    chosen = parser.parse_args(arguments)
    plan = Plan(chosen.tables, chosen.moves, chosen.seconds, chosen.idle, chosen.games)
    if not chosen.folder.is_dir():
        parser.error(f"there is no folder {chosen.folder}")
    disk = chosen.folder.absolute()
    _allow_many_files()
    described = machine()
    found = [uvloop.run(measure(partial(ours.side, processes=chosen.processes), plan, disk))]
    if not chosen.skip_peer:
        found += _peer(plan, chosen.peer_store, disk)
    _show(described, plan, found)
    if chosen.json:
        _write(chosen.json, described, plan, found)


def _peer(plan: Plan, store: str, disk: Path) -> list[Figures]:
    try:
        peers.install()
    except peers.NoPeer as problem:
        print(f"the peer is left out: {problem}")
        return []
    return [uvloop.run(measure(partial(peers.side, store=store), plan, disk))]


def _allow_many_files() -> None:
    """Raise the limit for two processes with thousands of sockets each; the server inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def machine() -> str:
    """The machine, and how busy it was before."""
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} "
        f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before"
    )


def _show(described: str, plan: Plan, found: Sequence[Figures]) -> None:
    print(f"\n{described}, {os.getloadavg()[0]:.1f} after")
    print(f"{plan.tables:,} tables, {4 * plan.tables:,} sockets, {plan.moves:g} moves/s, {plan.seconds:g} s")
    for figures in found:
        print(f"{figures.name}: {figures.storage}")
    if len(found) > 1:
        print(f"node {_node()}, boardgame.io as pinned in {peers.SOURCES.name}/package.json")
    print(f"\n{'':<38}{'us':>10}{'peer':>10}{'us ÷ peer':>12}{'bar':>10}  holds")
    for row in rows(plan):
        print(_line(row, found))
    print(f"\n{LEGEND}")
    if (plan.tables, plan.moves, plan.idle, plan.games) != (FULL.tables, FULL.moves, FULL.idle, FULL.games):
        print("The bars are set for a full run; this one was not.")


def _line(row: Row, found: Sequence[Figures]) -> str:
    values = [row.find(figures) for figures in found]
    peer = _number(values[1]) if len(values) > 1 else "–"
    ratio = f"{values[0] / values[1]:.2f}" if len(values) > 1 and values[1] else "–"
    holds = {True: "yes", False: "NO", None: ""}[row.holds(found[0])]
    bar = "" if row.bar is None else f"{'≥' if row.at_least else '≤'} {_number(row.bar)}"
    return f"{row.text:<38}{_number(values[0]):>10}{peer:>10}{ratio:>12}{bar:>10}  {holds}"


def _number(figure: float) -> str:
    if figure >= 100 or figure == int(figure):
        return f"{figure:,.0f}"
    return f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"


def _node() -> str:
    return subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()


def _write(path: Path, described: str, plan: Plan, found: Sequence[Figures]) -> None:
    bars = [{"text": row.text, "bar": row.bar, "holds": row.holds(found[0])} for row in rows(plan)]
    figures = {"machine": described, "plan": asdict(plan), "sides": [asdict(one) for one in found]}
    written = json.dumps({**figures, "bars": bars}, ensure_ascii=False, indent=1)
    path.write_text(written + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
