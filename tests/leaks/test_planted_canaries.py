"""Leaks are planted in every game, and the canaries must reveal each of them.

The people are the same as with a server in its own process. Here the server is in this process and leaks
while they play; honest code then judges what was received.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
import pytest
from starlette.responses import Response

from polnoc.drawing.markup import Markup, tag
from polnoc.engine.match import Match
from polnoc.engine.seats import EVERYONE
from polnoc.games import find_game
from polnoc.store import open_store
from polnoc.table import chat, page_renderer, playing, requests
from polnoc.table.limits import UNCOUNTED
from polnoc.table.live import Page
from polnoc.table.logs import OneLine
from polnoc.table.rooms import Room
from tests.leaks.canaries import check_game, play_game
from tests.leaks.planted import Patch, Plant, changed
from tests.leaks.recorded_play import Leak
from tests.proofs.cases import Case
from tests.table.serving import running, table_app

DEEDS: Final = 30

BESTIA: Final = Case(find_game("bestia"), 2)
DUCHY: Final = Case(find_game("duchy"), 3)
FINAL_GIRL: Final = Case(find_game("finalgirl"), 1)
STRASZYDLA: Final = Case(find_game("straszydla"), 2)


class Written(logging.Handler):
    """Collects what the server in this process logs."""

    def __enter__(self) -> Written:
        self.setFormatter(OneLine(words=True))
        self.lines: list[str] = []
        logging.getLogger("polnoc").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("polnoc").removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def pages_have_one_log_for_all(patch: Patch) -> None:
    patch.setattr(page_renderer, "may_see", lambda audience, seat: True)


def data_has_one_log_for_all(patch: Patch) -> None:
    patch.setattr(Match, "log", lambda match, seat: match.events)


def what_lies_face_down_is_in_the_data(patch: Patch) -> None:
    changed(
        patch,
        Room,
        "view",
        lambda honest, room, seat: {**honest(room, seat), "stock": room.match.position.data()},
    )


def rivals_see_one_thing_more(patch: Patch) -> None:
    """One field of everybody's view is taken from the first seat's view."""

    def view(honest: Any, room: Room, viewer: int) -> Any:
        own, first = honest(room, viewer), honest(room, 0)
        more = [name for name in first if name not in ("seat", "asked") and first[name] != own.get(name)]
        return {**own, **{name: first[name] for name in more[:1]}}

    changed(patch, Room, "view", view)


def anybodys_notes_are_shown(patch: Patch) -> None:
    def people(honest: Any, room: Room, *rest: Any) -> Any:
        texts = [message.text for message in room.messages if message.kind == "note"]
        return honest(room, *rest) + tag("li", *texts[-1:])

    changed(patch, page_renderer, "people", people)


def a_team_is_heard_by_all(patch: Patch) -> None:
    patch.setattr(chat, "only", lambda *seats: EVERYONE)


def the_seed_is_in_the_data(patch: Patch) -> None:
    def data(honest: Any, room: Room, *rest: Any) -> Any:
        sent = msgspec.json.decode(honest(room, *rest).body)
        told = {**sent, "seed": room.match.seed.text}
        return Response(msgspec.json.encode(told), media_type="application/json")

    changed(patch, playing, "table_json", data)


def the_seed_is_in_a_frame_backwards(patch: Patch) -> None:
    def news(honest: Any, page: Page) -> bytes:
        frame = honest(page)
        mark = page.room.match.seed.text[::-1]
        return msgspec.json.encode({**msgspec.json.decode(frame), "luck": mark}) if frame else frame

    changed(patch, Page, "news", news)


def the_secret_of_a_seat_is_on_the_page(patch: Patch) -> None:
    kept: dict[str, str] = {}

    def hashed(honest: Any, secret: str) -> Any:
        kept[honest(secret)] = secret
        return honest(secret)

    def people(honest: Any, room: Room, *rest: Any) -> Any:
        held = [kept.get(seat.secret_hash, "") for seat in room.seats]
        return honest(room, *rest) + Markup(f"<!-- {' '.join(held)} -->")

    changed(patch, requests, "secret_hash", hashed)
    changed(patch, page_renderer, "people", people)


def the_server_logs_what_was_typed(patch: Patch) -> None:
    def readable(honest: Any, text: str) -> Any:
        logging.getLogger("polnoc.table").warning("somebody typed %s", text)
        return honest(text)

    changed(patch, chat, "_readable", readable)


PLANTED: Final[tuple[tuple[Plant, Case], ...]] = (
    (pages_have_one_log_for_all, DUCHY),
    (pages_have_one_log_for_all, STRASZYDLA),
    (data_has_one_log_for_all, BESTIA),
    (data_has_one_log_for_all, DUCHY),
    (what_lies_face_down_is_in_the_data, FINAL_GIRL),
    (rivals_see_one_thing_more, BESTIA),
    (rivals_see_one_thing_more, STRASZYDLA),
    (anybodys_notes_are_shown, FINAL_GIRL),
    (a_team_is_heard_by_all, DUCHY),
    (the_seed_is_in_the_data, BESTIA),
    (the_seed_is_in_a_frame_backwards, STRASZYDLA),
    (the_secret_of_a_seat_is_on_the_page, FINAL_GIRL),
    (the_server_logs_what_was_typed, BESTIA),
)


def check_with(case: Case, plant: Plant | None) -> None:
    """Play a game at a leaky server, or at an honest one; Leak if the canaries reveal it."""
    with open_store(":memory:") as store, Written() as log:
        with Patch.context() as patch:
            if plant is not None:
                plant(patch)
            app = table_app(store, UNCOUNTED)
            with running(app, UNCOUNTED) as server:
                address = f"http://127.0.0.1:{server.port}"
                game = asyncio.run(play_game(address, case, 0, DEEDS, rarely=True))
        game.learn(store)
        check_game(game, log.text)


@pytest.mark.measure
@pytest.mark.parametrize(
    ("plant", "case"), PLANTED, ids=[f"{plant.__name__}-{case}" for plant, case in PLANTED]
)
def test_a_planted_leak_is_caught(plant: Plant, case: Case) -> None:
    with pytest.raises(Leak):
        check_with(case, plant)


@pytest.mark.measure
@pytest.mark.parametrize("case", [BESTIA, DUCHY, FINAL_GIRL, STRASZYDLA], ids=str)
def test_without_a_leak_nothing_is_caught(case: Case) -> None:
    check_with(case, None)
