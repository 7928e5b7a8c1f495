"""Bots in their own processes: a failing bot costs only its own answer."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from typing import NoReturn

import pytest

from polnoc.bots.advice import Advice, Reason, advise
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.packs import PackText
from polnoc.games import find_game, pin_of
from polnoc.table import bot_pool
from polnoc.table.bot_pool import WORKER, BotPool, Bounds
from tests.table.planted import FAULTS, PLANTED
from tests.table.tools import LIMIT

DUCHY = find_game("duchy")
PIN = pin_of(find_game("duchy"))
OFFERED = ["name 7", "name 8", "name 9"]

#: Seconds, longer than any test: whatever finishes was not ended by the deadline.
NEVER = 100_000.0


@asynccontextmanager
async def planted(size: int = 1, deadline: float = NEVER, **more: int) -> AsyncIterator[BotPool]:
    """Run a pool of faulty bots; when it is closed no process is left."""
    bounds = Bounds(memory=256 << 20, processor=more.pop("processor", 1))
    pool = BotPool(size, deadline, bounds=bounds, minds=PLANTED, **more)
    try:
        yield pool
    finally:
        pool.close()
        assert workers() == []


async def choice(pool: BotPool, level: str, seed: str = "seed") -> str:
    return await pool.choose(PIN, level, {}, OFFERED, seed)


async def advice(pool: BotPool, fault: str) -> Advice | None:
    return await pool.advise(PIN, {}, OFFERED, fault)


def workers() -> list[BaseProcess]:
    """Return the live workers."""
    return [child for child in multiprocessing.active_children() if child.name == WORKER]


@pytest.mark.parametrize("fault", [*FAULTS, "burns"])
def test_a_bot_that_fails_costs_its_answer_and_its_process_only(fault: str) -> None:
    async def play() -> None:
        async with planted() as pool:
            assert await choice(pool, fault) in OFFERED
            assert (pool.failures, workers()) == (1, [])
            assert await choice(pool, "good") == "name 7"
            assert await advice(pool, "good") == Advice("name 7", (Reason("advice-any", {}),))
            assert await advice(pool, fault) is None
            assert (pool.failures, workers()) == (2, [])

    asyncio.run(play())


def test_a_bot_that_hangs_is_ended_by_the_deadline() -> None:
    async def play() -> None:
        async with planted(deadline=0.2) as pool:
            assert await choice(pool, "hangs") in OFFERED
            assert await advice(pool, "hangs") is None
            assert (pool.failures, workers()) == (2, [])
            pool.deadline = NEVER
            assert await choice(pool, "good") == "name 7"

    asyncio.run(play())


@pytest.mark.parametrize("fault", ["hangs", "dies", "raises", "floods", "eats-memory"])
def test_packs_that_cannot_be_checked_cost_one_worker_and_nothing_else(fault: str) -> None:
    async def play() -> None:
        async with planted(deadline=0.5 if fault == "hangs" else NEVER) as pool:
            assert await pool.check_packs("duchy", [PackText("mine.toml", fault)]) is None
            assert (pool.failures, workers()) == (1, [])
            pool.deadline = NEVER
            assert await pool.check_packs("duchy", [PackText("mine.toml", "good")]) == []

    asyncio.run(play())


def test_while_one_bot_hangs_the_others_go_on() -> None:
    async def play() -> None:
        async with planted(size=2) as pool:
            hanging = asyncio.create_task(choice(pool, "hangs"))
            await asyncio.sleep(0)
            for fault in ("good", "dies", "good", "raises", "good"):
                assert await choice(pool, fault) in OFFERED
            assert not hanging.done()
            assert pool.failures == 2
        assert await hanging in OFFERED

    asyncio.run(play())


def test_who_waits_for_a_bot_that_dies_is_answered_by_the_next() -> None:
    async def play() -> None:
        async with planted(size=1) as pool:
            kinds = ["dies", "good", "raises", "good"]
            answers = await asyncio.gather(*[choice(pool, kind) for kind in kinds])
            assert answers[1] == answers[3] == "name 7"
            assert pool.failures == 2

    asyncio.run(play())


def test_a_worker_that_is_killed_between_two_questions_costs_nothing() -> None:
    async def play() -> None:
        async with planted() as pool:
            assert await choice(pool, "good") == "name 7"
            (worker,) = workers()
            worker.kill()
            worker.join()
            assert await choice(pool, "good") == "name 7"
            assert pool.failures == 0

    asyncio.run(play())


def test_a_worker_whose_server_is_killed_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    ours, theirs = multiprocessing.Pipe()
    worker = multiprocessing.get_context("spawn").Process(
        target=bot_pool._work, args=(theirs, PLANTED, Bounds()), name=WORKER
    )
    worker.start()
    theirs.close()
    assert ours.poll(LIMIT)
    ours.close()  # before anybody has read the worker's output
    worker.join(LIMIT)
    assert worker.exitcode == 0
    assert capfd.readouterr().err == ""


def test_if_no_process_can_be_started_there_is_an_answer_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        async with planted() as pool:
            with monkeypatch.context() as full:
                full.setattr(bot_pool, "_Worker", no_room)
                assert await choice(pool, "good") in OFFERED
                assert await advice(pool, "good") is None
            assert (pool.failures, workers()) == (2, [])
            assert await choice(pool, "good") == "name 7"

    asyncio.run(play())


def no_room(*arguments: object) -> NoReturn:
    raise BlockingIOError("no more processes")


def test_the_made_up_answer_is_a_matter_of_luck_and_of_nothing_else() -> None:
    async def play() -> list[str]:
        async with planted() as pool:
            return [await choice(pool, "raises", seed) for seed in ("a", "b", "c", "d", "a", "b", "c", "d")]

    answers = asyncio.run(play())
    assert answers[:4] == answers[4:]
    assert len(set(answers)) > 1


def test_a_line_that_is_too_long_is_answered_at_once() -> None:
    async def play() -> None:
        async with planted(size=1, line=1) as pool:
            waiting = [asyncio.create_task(choice(pool, "hangs")), asyncio.create_task(advice(pool, "hangs"))]
            await asyncio.sleep(0)
            assert pool.open == 2
            assert await choice(pool, "good") in OFFERED
            assert await advice(pool, "good") is None
            assert (pool.turned_away, pool.failures) == (2, 0)
        first, second = await asyncio.gather(*waiting)
        assert first in OFFERED
        assert second is None

    asyncio.run(play())


def test_somebodys_many_questions_keep_nobody_else_waiting() -> None:
    async def play() -> None:
        async with planted(size=1) as pool:
            done: list[str] = []

            async def ask(owner: str, table: str) -> None:
                await pool.choose(PIN, "good", {}, OFFERED, "seed", owner=owner, table=table)
                done.append(owner)

            crowd = [asyncio.create_task(ask("crowd", f"t{number}")) for number in range(100)]
            await asyncio.sleep(0)
            await asyncio.gather(*crowd, asyncio.create_task(ask("visitor", "v")))
            assert done.index("visitor") <= 2
            assert (pool.failures, pool.turned_away, pool.open) == (0, 0, 0)

    asyncio.run(play())


def test_a_full_queue_costs_whoever_fills_it_the_answer_and_nobody_else() -> None:
    async def play() -> None:
        async with planted(size=1, line=5) as pool:
            crowd = [
                asyncio.create_task(
                    pool.choose(PIN, "good", {}, OFFERED[1:], "seed", owner="crowd", table=f"t{number}")
                )
                for number in range(20)
            ]
            await asyncio.sleep(0)
            assert await pool.choose(PIN, "good", {}, OFFERED, "x", owner="visitor", table="v") == "name 7"
            await asyncio.gather(*crowd)
            assert pool.turned_away == 15

    asyncio.run(play())


def test_a_closed_pool_still_answers() -> None:
    async def play() -> None:
        async with planted() as pool:
            pool.close()
            assert await choice(pool, "good") in OFFERED
            assert await advice(pool, "good") is None

    asyncio.run(play())


def test_a_question_that_nobody_waits_for_any_more_does_no_harm() -> None:
    async def play() -> None:
        async with planted() as pool:
            forgotten = asyncio.create_task(choice(pool, "good"))
            await asyncio.sleep(0)
            forgotten.cancel()
            with pytest.raises(asyncio.CancelledError):
                await forgotten
            assert await choice(pool, "good") == "name 7"
            assert (pool.failures, pool.open) == (0, 0)

    asyncio.run(play())


def test_what_went_wrong_inside_a_bot_is_not_told(capfd: pytest.CaptureFixture[str]) -> None:
    """A traceback could show what the view shows."""

    async def play() -> None:
        async with planted() as pool:
            assert await choice(pool, "raises") in OFFERED

    asyncio.run(play())
    assert "secret" not in "".join(capfd.readouterr())


def test_real_bots_and_real_advice_come_from_workers() -> None:
    match = Match(DUCHY, DUCHY.read_options({"players": 2, "first": 1}), Seed.simulated(5))
    for seat in (0, 1):
        match.answer(seat, match.options(seat)[0])
    view, options = match.view(0), match.options(0)
    offered = [action.text for action in options]

    async def play() -> None:
        pool = BotPool(1)
        try:
            assert await pool.choose(PIN, "expert", view, offered, "seed") in offered
            told = await pool.advise(PIN, view, offered, "seed")
            assert told == advise(DUCHY, view, options, random.Random("seed"))
            assert (pool.failures, len(workers())) == (0, 1)
        finally:
            pool.close()

    asyncio.run(play())
    assert workers() == []
