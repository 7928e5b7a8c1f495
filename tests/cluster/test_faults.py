"""Three table servers, PostgreSQL with a synchronous standby, and faults that occur in practice.

Scripted people play all games while one server is cut off from the database, the database hangs, its
connection drops and delays, it dies and its standby takes over, and all servers are replaced by another
version one after another. No acknowledged answer may be lost, no table may differ between servers, every open
page catches up. A release run:
POLNOC_CLUSTER_MINUTES=30 pytest tests/cluster/test_faults.py --log-cli-level=INFO
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import pytest

from polnoc.store import open_store
from tests import namespaces
from tests.cluster.machines import Cluster, cluster
from tests.cluster.people import Crowd, agree, caught_up
from tests.proofs.cases import rotation
from tests.proofs.in_process import run
from tests.proofs.players import judge
from tests.versions import SOURCES, Edit, planted

MINUTES = float(os.environ.get("POLNOC_CLUSTER_MINUTES", "0"))
#: Tables at once, and answers at each before its people go on to another.
TABLES = 4
ANSWERS = 12
#: Answers that must be acknowledged before and during each fault.
CALM, DURING = 4, 3
#: How many seconds a server is cut off, in turn, in addition to the time of these answers: too short to be
#: noticed, noticed, and longer than the kernel keeps unanswered connections.
CUT_SECONDS = (0.0, 6.0, 15.0)

#: Another version: the clock of its machine is two days ahead.
AHEAD = Edit(
    "store/values.py",
    "return time.time_ns() // 1_000_000",
    "return (time.time_ns() + 172_800_000_000_000) // 1_000_000",
)

figures = logging.getLogger(__name__)

Fault = Callable[["Story"], Awaitable[None]]


@dataclass
class Story:
    """A cluster, the people at it, and how long all pages took to catch up, by fault."""

    cluster: Cluster
    crowd: Crowd
    newer: Path
    seconds: dict[str, list[float]] = field(default_factory=dict)
    number: int = 0

    async def suffer(self, fault: Fault) -> None:
        """Play, cause a fault, play on."""
        self.crowd.may_play.set()
        await self.crowd.more_answers(CALM)
        await fault(self)
        self.number += 1
        self.crowd.may_play.set()
        await self.crowd.more_answers(CALM)
        await self.crowd.close_old_pages()

    async def heal(self, name: str, behind: list[int], ahead: int, healed: Callable[[], None]) -> None:
        """Make everybody wait, end the fault, and let the pages of the servers `behind` catch up."""
        await self.crowd.hold()
        pages = self.crowd.current()
        looking = await caught_up(
            pages, [ahead] * len(behind), ahead
        )  # where there is nothing to catch up with
        await asyncio.to_thread(healed)
        self.seconds.setdefault(name, []).append(await caught_up(pages, behind, ahead))
        self.seconds.setdefault(f"{name}: looking alone", []).append(looking)


async def cut_off(story: Story) -> None:
    """Cut a server off from the database; people go on at the others."""
    which, times = story.number % 3, len(story.seconds.get("cut off", ()))
    await asyncio.to_thread(story.cluster.cut, which)
    await asyncio.sleep(CUT_SECONDS[times % len(CUT_SECONDS)])
    await story.crowd.more_answers(DURING)
    await story.heal("cut off", [which], (which + 1) % 3, lambda: story.cluster.mend(which))


async def hanging_database(story: Story) -> None:
    """Hang the database for a while: no answer is accepted, and nothing is lost."""
    await asyncio.to_thread(story.cluster.hang)
    await asyncio.sleep(6.0)  # longer than any statement may take
    began = time.monotonic()
    await asyncio.to_thread(story.cluster.go_on)
    await story.crowd.more_answers(1)
    story.seconds.setdefault("hanging, first answer", []).append(time.monotonic() - began)


async def bad_line(story: Story) -> None:
    """Slow down the connection to the database, then drop all connections."""
    await asyncio.to_thread(story.cluster.tell_forwarder, "delay 0.05")
    await story.crowd.more_answers(DURING)
    await asyncio.to_thread(story.cluster.tell_forwarder, "drop")
    await story.crowd.more_answers(DURING)
    await story.heal("dropped", [0, 1, 2], 0, lambda: story.cluster.tell_forwarder("plain"))


async def killed_server(story: Story) -> None:
    """Kill a server and restart it; others drive its tables meanwhile."""
    server = story.cluster.servers[story.number % 3]
    await asyncio.to_thread(server.kill)
    await story.crowd.more_answers(DURING)
    server.start()
    await asyncio.to_thread(server.wait)


async def rolling_upgrade(story: Story) -> None:
    """Replace all servers, one after another, by a version whose machine has another time."""
    for server in story.cluster.servers:
        await asyncio.to_thread(server.stop)
        server.start(story.newer)
        await asyncio.to_thread(server.wait)
        await story.crowd.more_answers(1)


async def failover(story: Story) -> None:
    """Kill the database so that its standby takes over; once, since there is no second standby."""
    if story.cluster.primary:
        return
    began = time.monotonic()
    await asyncio.to_thread(story.cluster.fail_over)
    story.seconds["promotion itself"] = [time.monotonic() - began]
    await story.crowd.more_answers(1)
    story.seconds["failover, first answer"] = [time.monotonic() - began]


FAULTS: tuple[Fault, ...] = (cut_off, hanging_database, failover, bad_line, rolling_upgrade)
MORE_FAULTS: tuple[Fault, ...] = (*FAULTS, cut_off, killed_server, cut_off)


async def live_through(story: Story) -> None:
    """Cause all faults once, or repeatedly for some minutes; then all servers must tell the same."""
    until = time.monotonic() + 60 * MINUTES
    crowd = story.crowd
    playing = asyncio.ensure_future(crowd.play(TABLES, ANSWERS))
    try:
        for fault in cycle(MORE_FAULTS) if MINUTES else FAULTS:
            await story.suffer(fault)
            figures.info("%s: %s answers", fault.__name__, crowd.history.acknowledged)
            if MINUTES and time.monotonic() > until:
                break
        await crowd.hold()
        crowd.done = True
        crowd.may_play.set()
        await playing
        await agree(crowd.current())
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await crowd.close()


def tell(story: Story) -> None:
    """Log what was played, and how long all took to catch up."""
    answers, games = story.crowd.history.acknowledged, Counter(story.crowd.games.values())
    times = {name: [f"{seconds:.2f}" for seconds in found] for name, found in story.seconds.items()}
    figures.info(f"{answers} answers, {games}, seconds: {times}")


def mishaps(logs: Sequence[str]) -> list[str]:
    """Return servers' messages about unexpected errors, with the lines after them."""
    found = [at for at, line in enumerate(logs) if "Traceback" in line or " failed id=" in line]
    return ["".join(logs[max(at - 1, 0) : at + 30]) for at in found]


@pytest.mark.measure
def test_no_fault_loses_an_acknowledged_answer(tmp_path: Path) -> None:
    newer = planted(tmp_path / "src", [AHEAD], SOURCES)
    with contextlib.ExitStack() as stack:
        try:
            hub = stack.enter_context(namespaces.star(3))
        except OSError as reason:
            pytest.skip(str(reason))
        machines = stack.enter_context(cluster(*hub))
        story = Story(machines, Crowd([server.port for server in machines.servers], rotation()), newer)
        try:
            run(live_through(story))
        except Exception:
            figures.error("%s", machines.describe())
            raise
        crowd, logs = story.crowd, [line for server in machines.servers for line in server.log]
        tell(story)
        with open_store(machines.address) as store:
            assert store.faults().wait() == []
            assert judge(store, crowd.history, crowd.games).faults == (0, 0, 0, 0)
    assert not mishaps(logs)
    for told in ("the database does not answer", "the database answers again", "clock of this machine"):
        assert [line for line in logs if told in line], f"no operator was told: {told}"
    assert len({*crowd.games.values()}) == 4
