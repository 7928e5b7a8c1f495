"""Lengths, counts and times reveal nothing; a server that does not pad is detected."""

from __future__ import annotations

import logging
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

import pytest

from polnoc.engine.views import dump
from polnoc.games import find_game
from polnoc.store import Store, open_store
from polnoc.table import connections, live, padding, requests
from polnoc.table.page_renderer import PageRenderer
from polnoc.table.rooms import Room
from tests.leaks import lengths
from tests.leaks.counts import ALL_CASES_FROM, DEALS
from tests.leaks.lengths import Scores, State, findings, samples_of, scores_of, states_of, together
from tests.proofs.browsers import Direct
from tests.proofs.cases import CASES, SMALLEST, Case
from tests.proofs.in_process import opened, run

#: Reports how much was named correctly; show it with `--log-cli-level info`.
log: Final = logging.getLogger(__name__)

#: After how many answers a game is checked, besides its beginning.
MIDDLES: Final = (20, 60) if DEALS >= ALL_CASES_FROM else (20,)


async def scores_at(store: Store, states: list[State], deals: int, frames_only: bool = False) -> Scores:
    """Return how well hidden values are named at these states."""
    async with opened(store) as app:
        return scores_of(
            [one for state in states for one in await samples_of(app, state, deals, frames_only)]
        )


@pytest.mark.measure
@pytest.mark.parametrize("case", CASES if DEALS >= ALL_CASES_FROM else SMALLEST, ids=str)
def test_nobody_names_what_is_hidden_by_length_count_or_time(case: Case, store: Store) -> None:
    scores = run(scores_at(store, states_of(case, 0, MIDDLES), DEALS))
    for way in ("length", "time"):
        log.info("%s, %d deals of each state, by %s: %s", case, DEALS, way, together(scores, way))
    assert not findings(scores)


# Servers that leak --------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]

#: A table at which something is hidden from the first moment.
PACTS: Final = Case(find_game("straszydla"), 2)


def nothing_is_padded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(padding, "class_of", lambda size, least=0: size)


def pages_are_not_padded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(padding, "_padded", lambda body, headers, method: body)


def frames_are_not_padded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(connections, "packed_payload", lambda packed, least: packed[:-4])
    patch.setattr(connections, "plain_payload", lambda text, least: text)


def _fingerprint(room: Room) -> int:
    """Return a number that differs for every value that the first seat may hide."""
    return zlib.crc32(dump(room.view(0)))


def _hidden_number(room: Room) -> int:
    """Return a number from 0 to 7 computed from what the first seat hides."""
    return _fingerprint(room) % 8


def frames_are_as_many_as_somebody_hides(patch: pytest.MonkeyPatch) -> None:
    honest = live._send

    async def send(socket: Any, message: bytes) -> None:
        room = await requests.room_of(socket)
        assert room is not None
        for _ in range(1 + _hidden_number(room)):
            await honest(socket, message)

    patch.setattr(live, "_send", send)


def pages_take_as_long_as_somebody_hides(patch: pytest.MonkeyPatch) -> None:
    honest, late = PageRenderer.page, 0.0

    def page(sight: PageRenderer, *given: Any) -> str:
        nonlocal late
        late += _fingerprint(sight.room)  # the clock advances, and nobody has to wait
        return honest(sight, *given)

    patch.setattr(PageRenderer, "page", page)
    patch.setattr(lengths, "clock", lambda: time.perf_counter() + late)


def refusals_say_more_to_some(patch: pytest.MonkeyPatch) -> None:
    """A header's length depends on a number that nobody may know."""
    honest = Direct.send

    async def send(browser: Direct, method: str, path: str, *given: Any) -> Any:
        answer = await honest(browser, method, path, *given)
        if path.endswith("/answer"):
            [room] = browser.app.state.tables.rooms.values()
            answer.headers.append(("x-hint", "x" * _hidden_number(room)))
        return answer

    patch.setattr(Direct, "send", send)


@pytest.mark.measure
@pytest.mark.parametrize(
    ("plant", "deals", "frames_only"),
    [
        (nothing_is_padded, 60, False),
        pytest.param(pages_are_not_padded, 60, False, marks=pytest.mark.repeats),
        # compressed lengths vary a little from run to run
        pytest.param(frames_are_not_padded, 180, True, marks=pytest.mark.repeats),
        (frames_are_as_many_as_somebody_hides, 40, True),
        (pages_take_as_long_as_somebody_hides, 60, False),
        (refusals_say_more_to_some, 40, False),
    ],
)
def test_a_server_that_tells_is_found_out(
    plant: Plant, deals: int, frames_only: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with open_store(":memory:") as store:
        assert findings(run(scores_at(store, states_of(PACTS, 0, ()), deals, frames_only)))
