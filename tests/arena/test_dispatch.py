"""Whatever workers do, every batch is counted once or reported as lost."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from polnoc.batches import WorkersFailed
from polnoc.batches.dispatch import MOST_TRIES, Died, Dispatcher, Done, Outcome, Refused, Returned


class Fates(Dispatcher[int, int]):
    """Workers that randomly answer, die, hang, refuse or answer too late."""

    patience_s = 20.0

    def __init__(self, seed: int, workers: int = 3) -> None:
        super().__init__(timeout_s=10.0, clock=lambda: self.now)
        self.now = 0.0
        self._lot = random.Random(seed)
        self._workers = workers
        self._given: dict[int, int] = {}
        self.hanging: dict[int, int] = {}
        self.given_out: dict[int, int] = {}

    def close(self) -> None:
        """Do nothing: no process was started."""

    def _has_room(self) -> bool:
        return len(self._given) < self._workers

    def _submit(self, ticket: int, batch: int) -> None:
        self._given[ticket] = batch
        self.given_out[batch] = self.given_out.get(batch, 0) + 1

    def _outcomes(self, seconds: float) -> list[Outcome[int]]:
        self.now += seconds
        heard: list[Outcome[int]] = []
        for ticket, batch in list(self._given.items()):
            fate = self._lot.choice("dddddddxrwh......")
            if fate == "." or ticket in self.hanging:
                continue
            if fate == "h":
                self.hanging[ticket] = batch
                continue
            del self._given[ticket]
            fates: dict[str, Outcome[int]] = {
                "d": Done(ticket, -batch),
                "x": Died(ticket, "killed"),
                "r": Returned(ticket, "the line broke"),
                "w": Refused(ticket, f"worker {ticket}", "another version"),
            }
            heard.append(fates[fate])
        if self.hanging and self._lot.random() < 0.1:  # one of those that hung answers after all
            ticket, batch = self.hanging.popitem()
            self._given.pop(ticket, None)
            heard.append(Done(ticket, -batch))
        return heard

    def _abandon(self, ticket: int) -> None:
        self._given.pop(ticket)

    def _why_nobody_works(self) -> str:
        return "nobody is there"


@pytest.mark.parametrize("seed", range(40))
def test_every_batch_is_counted_once_or_named_as_lost(seed: int) -> None:
    workers, done = Fates(seed), list[int]()
    ticks = list[float]()

    def take(batch: int, result: int) -> None:
        assert result == -batch
        done.append(batch)

    lost = workers.run(range(60), take, lambda: ticks.append(workers.now))
    gone = [loss.batch for loss in lost]
    assert sorted([*done, *gone]) == list(range(60))
    assert all([workers.given_out[batch] >= MOST_TRIES for batch in gone])
    assert workers.tally.repeated == sum(workers.given_out.values()) - 60
    assert set(workers.tally.refused.values()) <= {"another version"}
    assert len(ticks) > 5
    assert {loss.reason for loss in lost} <= {
        "3 workers died of it, the last one: killed",
        "3 workers died of it, the last one: no answer within 10 s",
    }


def test_a_batch_is_taken_only_when_somebody_is_free_for_it() -> None:
    workers = Fates(1, workers=2)
    ahead: list[int] = []

    def batches() -> Iterator[int]:
        for batch in range(30):
            ahead.append(len(workers._given))
            yield batch

    workers.run(batches(), lambda batch, result: None)
    assert max(ahead) < 2


def test_nobody_comes() -> None:
    with pytest.raises(WorkersFailed, match="nobody is there"):
        Fates(1, workers=0).run(range(3), lambda batch, result: None)
