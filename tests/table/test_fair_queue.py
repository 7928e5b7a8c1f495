"""Places are given to owners in turn, and for each owner to tables in turn."""

from __future__ import annotations

import asyncio

from polnoc.table.fair_queue import FairQueue


async def in_line(queue: FairQueue, *names: tuple[str, str]) -> tuple[list[asyncio.Task[None]], list[str]]:
    """Queue these in order; return their tasks, and a list of those served so far."""
    served: list[str] = []

    async def wait(owner: str, table: str) -> None:
        if await queue.enter(owner, table):
            served.append(f"{owner}/{table}")
            queue.leave()
        else:
            served.append(f"-{owner}/{table}")

    tasks = []
    for name in names:
        tasks.append(asyncio.create_task(wait(*name)))
        await asyncio.sleep(0)
    return tasks, served


def test_one_table_does_not_wait_for_another_owners_five_hundred() -> None:
    async def run() -> list[str]:
        queue = FairQueue(1, 1_000)
        assert await queue.enter("crowd", "t0")
        crowd = [("crowd", f"t{number}") for number in range(500)]
        tasks, served = await in_line(queue, *crowd, ("visitor", "v"))
        queue.leave()
        await asyncio.gather(*tasks)
        return served

    served = asyncio.run(run())
    assert served.index("visitor/v") == 1
    assert len(served) == 501


def test_tables_of_one_owner_take_turns() -> None:
    async def run() -> list[str]:
        queue = FairQueue(1, 1_000)
        assert await queue.enter("a", "x")
        tasks, served = await in_line(queue, ("a", "x"), ("a", "x"), ("a", "x"), ("a", "y"))
        queue.leave()
        await asyncio.gather(*tasks)
        return served

    assert asyncio.run(run()) == ["a/x", "a/y", "a/x", "a/x"]


def test_a_full_queue_turns_away_whoever_fills_it_and_not_who_comes() -> None:
    async def run() -> list[str]:
        queue = FairQueue(1, 3)
        assert await queue.enter("crowd", "t")
        names = [("crowd", "t0"), ("crowd", "t1"), ("crowd", "t2"), ("visitor", "v")]
        tasks, served = await in_line(queue, *names)
        assert queue.waiting == 3
        queue.leave()
        await asyncio.gather(*tasks)
        return served

    assert asyncio.run(run()) == ["-crowd/t2", "crowd/t0", "visitor/v", "crowd/t1"]


def test_who_gives_up_loses_no_place() -> None:
    async def run() -> list[str]:
        queue = FairQueue(1, 10)
        assert await queue.enter("a", "x")
        tasks, served = await in_line(queue, ("a", "x"), ("b", "x"), ("c", "x"))
        tasks[0].cancel()  # still waiting
        await asyncio.sleep(0)
        queue.leave()
        tasks[1].cancel()  # was just given the place, and does not know yet
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await queue.enter("d", "x"), "the place is free again"
        assert queue.waiting == 0
        return served

    assert asyncio.run(run()) == ["c/x"]
