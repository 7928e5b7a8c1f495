"""Leaks to plant one at a time: each check must catch those it is there for.

Most do not depend on the game: they reveal a number computed from the whole position. They are planted in
13 Duchów, and many of them in every other game too.
"""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from polnoc.drawing.markup import Markup, tag
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.play import asked, digest
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import EVERYONE, WATCHER
from polnoc.engine.views import AudienceTable
from polnoc.games import find_game, pin_of
from polnoc.games.duchy.rules.events import DRAWS_CARD
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.view import AUDIENCE
from polnoc.table import bot_driver, hints, page_renderer, playing, replay, requests
from polnoc.table.live import Page
from polnoc.table.page_renderer import PageRenderer
from polnoc.table.replay_pages import Past
from polnoc.table.rooms import Room
from polnoc.table.undo_requests import has_answered
from tests.leaks.games import GAMES

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


class Planted(NamedTuple):
    """A leak, the check that must catch it, and the game in which it is planted."""

    name: str
    check: str
    game: AnyGame
    plant: Plant

    def __str__(self) -> str:
        return f"{self.game.id}-{self.check}-{self.name}"


PLANTED: Final[list[Planted]] = []

DUCHY: Final = ("duchy",)
#: The games in which somebody has something to hide from others.
SEVERAL: Final = tuple([game.id for game in GAMES if max(game.players) > 1])
EVERYWHERE: Final = tuple([game.id for game in GAMES])


def caught_by(check: str, games: tuple[str, ...] = DUCHY) -> Callable[[Plant], Plant]:
    """Register a leak that a check must catch in these games."""

    def register(plant: Plant) -> Plant:
        PLANTED.extend([Planted(plant.__name__, check, find_game(id), plant) for id in games])
        return plant

    return register


def hidden(position: Any) -> int:
    """Return a number that depends on everything in a position, hence also on what is hidden in it."""
    return zlib.crc32(repr(position.data()).encode())


def changed(patch: Patch, owner: object, name: str, change: Callable[..., Any]) -> None:
    """Replace a function with `change(honest, …)`."""
    honest = getattr(owner, name)
    patch.setattr(owner, name, lambda *given, **named: change(honest, *given, **named))


# Views --------------------------------------------------------------------------------


def view_changed(patch: Patch, game: str, change: Callable[..., Any]) -> None:
    """Replace a game's `view` with `change(honest, game, position, seat)`."""
    changed(patch, type(find_game(game)), "view", change)


@caught_by("twins")
def everybody_has_the_eyes_of_the_first_seat(patch: Patch) -> None:
    view_changed(
        patch, "duchy", lambda honest, game, position, seat: {**honest(game, position, 0), "seat": seat}
    )


@caught_by("twins")
def watchers_see_all_hands(patch: Patch) -> None:
    def view(honest: Any, game: Any, position: Any, seat: int) -> Any:
        shown = honest(game, position, seat)
        return {**shown, "hand": position.hand[:]} if seat == WATCHER else shown

    view_changed(patch, "duchy", view)


@caught_by("twins")
def lairs_are_for_all_to_see(patch: Patch) -> None:
    """A re-deal does not find this, because it trusts the view."""
    view_changed(
        patch,
        "duchy",
        lambda honest, game, position, seat: {**honest(game, position, seat), "lair": position.lair[:]},
    )


@caught_by("pairs", EVERYWHERE)
def a_field_beside_the_view_tells_what_is_hidden(patch: Patch) -> None:
    changed(patch, Match, "view", lambda honest, match, seat: {**honest(match, seat), "sum": _sum(match)})


def _sum(match: Match) -> int:
    return hidden(match.position)


@caught_by("pairs")
def boxed_cards_are_named(patch: Patch) -> None:
    view_changed(
        patch,
        "duchy",
        lambda honest, game, position, seat: {**honest(game, position, seat), "boxed": list(position.box)},
    )


def opened(game: str, field: str) -> None:
    """Register a leak: a field of the position is in everybody's view."""

    def plant(patch: Patch) -> None:
        view_changed(
            patch,
            game,
            lambda honest, rules, position, seat: {
                **honest(rules, position, seat),
                f"all {field}": getattr(position, field),
            },
        )

    plant.__name__ = f"{field}_is_for_all_to_see"
    caught_by("twins", (game,))(plant)


for _game, _fields in {
    "bestia": ("track", "hands", "gear_deck"),
    "finalgirl": ("stock",),
    "straszydla": ("pact",),
}.items():
    for _field in _fields:
        opened(_game, _field)


@caught_by("twins", ("straszydla",))
def plans_are_for_all_to_see(patch: Patch) -> None:
    whole = AudienceTable(Straszydla, {}, {kind: " ".join(kind.names()) for kind in AUDIENCE.frames.values()})
    patch.setattr(AUDIENCE, "_show_frame", whole._show_frame)


# Logs ---------------------------------------------------------------------------------


@caught_by("twins", ("duchy", "straszydla"))
def one_log_for_all(patch: Patch) -> None:
    patch.setattr(page_renderer, "may_see", lambda audience, seat: True)


@caught_by("twins")
def drawn_cards_are_told_to_all(patch: Patch) -> None:
    for event in [event for events in DRAWS_CARD for event in events]:
        patch.setattr(event, "audience", EVERYONE)


@caught_by("twins")
def lines_of_the_log_count_what_others_were_told(patch: Patch) -> None:
    """A link to an earlier board, by a number that grows with other people's secrets."""

    def line(honest: Any, sight: PageRenderer, number: int, event: Any) -> Any:
        return honest(sight, number + len(sight.room.match.steps), event)

    changed(patch, PageRenderer, "_log_line", line)


@caught_by("pairs")
def an_old_line_of_the_log_follows_what_is_hidden(patch: Patch) -> None:
    """Only the first log line leaks, and long after it was new."""

    def line(honest: Any, sight: PageRenderer, number: int, event: Any) -> Any:
        told = number == 0 and len(sight._events) > 40
        return honest(sight, number, event) + (str(_sum(sight.room.match)) if told else "")

    changed(patch, PageRenderer, "_log_line", line)


@caught_by("pairs over HTTP")
def the_server_logs_what_is_hidden(patch: Patch) -> None:
    def data(honest: Any, room: Room, *rest: Any) -> Any:
        logging.getLogger("polnoc.table").info("a look at %s", _sum(room.match))
        return honest(room, *rest)

    changed(patch, playing, "table_json", data)


# Names and versions -------------------------------------------------------------------


@caught_by("pairs")
def tokens_hang_on_everybodys_options(patch: Patch) -> None:
    def token(honest: Any, room: Room, seat: int) -> Any:
        offered = [room.match.options(other) for other in range(room.match.seats)]
        return f"{honest(room, seat)}{hash(str(offered)) & 255}"

    changed(patch, Room, "token", token)


@caught_by("twins")
def keys_count_everybodys_answers(patch: Patch) -> None:
    patch.setattr(Room, "key", lambda room, seat: f"{seat}-{room.version}")


def _with(honest: Any, page: Page, *rest: Any, **more: Callable[[Room], object]) -> Any:
    """Add something to a frame."""
    frame = honest(page, *rest)
    added = {name: value(page.room) for name, value in more.items()}
    return json.dumps({**json.loads(frame), **added}).encode() if frame else frame


@caught_by("twins", EVERYWHERE)
def marks_name_the_position(patch: Patch) -> None:
    changed(patch, Page, "news", lambda *given: _with(*given, mark=lambda room: digest(room.match.position)))


@caught_by("twins", ("duchy", "straszydla"))
def frames_count_everything_that_happened(patch: Patch) -> None:
    changed(patch, Page, "news", lambda *given: _with(*given, version=lambda room: room.version))


@caught_by("twins over HTTP")
def others_can_find_out_which_keys_were_used(patch: Patch) -> None:
    def done(honest: Any, room: Room, key: str, kinds: Any, text: Any = None) -> Any:
        bare = key.partition(".")[2]
        return bare in {known.partition(".")[2] for known in room.keys} or honest(room, key, kinds, text)

    changed(patch, Room, "_done", done)


# Pages --------------------------------------------------------------------------------


@caught_by("pairs")
def the_prompt_tells_what_the_other_can_do(patch: Patch) -> None:
    def prompt(honest: Any, room: Room, *rest: Any) -> Any:
        choices = [len(room.match.options(seat)) for seat in room.match.asked]
        return honest(room, *rest) + tag("small", str(choices))

    changed(patch, page_renderer, "prompt", prompt)


@caught_by("pairs")
def what_is_hidden_stands_in_a_comment(patch: Patch) -> None:
    def prompt(honest: Any, room: Room, *rest: Any) -> Any:
        return honest(room, *rest) + Markup(f"<!-- {_sum(room.match)} -->")

    changed(patch, page_renderer, "prompt", prompt)


@caught_by("pairs", EVERYWHERE)
def a_part_is_as_long_as_what_is_hidden(patch: Patch) -> None:
    """Nothing that one could read, only a size."""
    changed(
        patch,
        page_renderer,
        "prompt",
        lambda honest, room, *rest: honest(room, *rest) + " " * (_sum(room.match) % 9),
    )


@caught_by("pairs")
def the_order_of_who_is_asked_tells_what_they_hold(patch: Patch) -> None:
    def ordered(match: Match) -> tuple[int, ...]:
        return asked(match.position)[:: -1 if _sum(match) % 2 else 1]

    patch.setattr(Match, "asked", property(ordered))


@caught_by("pairs")
def the_turn_tells_what_is_hidden(patch: Patch) -> None:
    changed(
        patch,
        page_renderer,
        "turn_of",
        lambda honest, room, options: f"{honest(room, options)}{_sum(room.match) % 2}",
    )


@caught_by("twins")
def anybodys_notes_are_shown(patch: Patch) -> None:
    def notes(honest: Any, room: Room, *rest: Any) -> Any:
        texts = [message.text for message in room.messages if message.kind == "note"]
        return tag("div", honest(room, *rest), *texts[-1:])

    changed(patch, page_renderer, "notes", notes)


@caught_by("pairs over HTTP", EVERYWHERE)
def a_refusal_knows_what_is_hidden(patch: Patch) -> None:
    def why_not(honest: Any, match: Match, seat: int, action: Any) -> Any:
        refusal = honest(match, seat, action)
        return refusal and Refusal(f"{refusal.rule}-{_sum(match)}", refusal.key, refusal.args)

    changed(patch, Match, "why_not", why_not)


@caught_by("pairs over HTTP", EVERYWHERE)
def a_header_counts_what_is_hidden(patch: Patch) -> None:
    def data(honest: Any, room: Room, *rest: Any) -> Any:
        response = honest(room, *rest)
        response.headers["x-sum"] = str(_sum(room.match))
        return response

    changed(patch, playing, "table_json", data)


# Live ---------------------------------------------------------------------------------


@caught_by("twins", SEVERAL)
def a_frame_comes_whenever_anything_happens(patch: Patch) -> None:
    changed(patch, Page, "news", lambda honest, page: honest(page) or b'{"mark": "same"}')


@caught_by("pairs over HTTP")
def who_comes_back_sees_more(patch: Patch) -> None:
    changed(
        patch, Page, "catch_up", lambda *given: _with(*given, state=lambda room: room.match.position.data())
    )


# Seats --------------------------------------------------------------------------------


@caught_by("pairs over HTTP")
def the_seat_is_taken_from_the_request(patch: Patch) -> None:
    def seat_shown(held: tuple[int, ...], wanted: str | None) -> int:
        return int(wanted) if wanted and wanted in "0123" else held[0] if held else WATCHER

    patch.setattr(requests, "seat_shown", seat_shown)


@caught_by("pairs over HTTP")
def no_seat_means_every_seat(patch: Patch) -> None:
    changed(patch, requests, "seat_shown", lambda honest, held, wanted: honest(held, wanted) if held else 0)


# Records ------------------------------------------------------------------------------


@caught_by("twins over HTTP")
def games_under_way_can_be_replayed(patch: Patch) -> None:
    async def finished(request: Any) -> Any:
        return await requests.room_of(request)

    patch.setattr(replay, "_finished", finished)


@caught_by("twins over HTTP")
def the_past_is_open_to_all(patch: Patch) -> None:
    """A re-deal does not find this: it changes the present, not the past."""

    def view(honest: Any, past: Any, seat: int) -> Any:
        return {**honest(past, seat), "hand": past.position.hand[:]}

    changed(patch, Past, "view", view)


@caught_by("pairs over HTTP", EVERYWHERE)
def the_page_tells_the_seed(patch: Patch) -> None:
    """It is the same in both worlds; still, nobody may know it before the end."""

    def people(honest: Any, room: Room, *rest: Any) -> Any:
        return honest(room, *rest) + Markup(f"<!-- {room.match.seed.text} -->")

    changed(patch, page_renderer, "people", people)


# Undo ---------------------------------------------------------------------------------


@caught_by("undo", SEVERAL)
def everything_can_be_taken_back(patch: Patch) -> None:
    changed(patch, Room, "may_undo", lambda honest, room, seat: has_answered(room.match, seat))


@caught_by("undo")
def undo_minds_nothing_but_chance(patch: Patch) -> None:
    def can_undo(match: Match, seat: int, answers: int = 1) -> bool:
        last = match.steps[-1] if match.steps else None
        return last is not None and last.seat == seat and last.chances == match.chances

    patch.setattr(Match, "can_undo", can_undo)


@caught_by("undo")
def whoever_is_away_need_not_agree(patch: Patch) -> None:
    def others(honest: Any, room: Room, seat: int) -> Any:
        return [other for other in honest(room, seat) if not room.seats[other].stands_in]

    changed(patch, Room, "_others", others)


@caught_by("twins", EVERYWHERE)
def an_undo_is_offered_by_what_others_hide(patch: Patch) -> None:
    for way in ("may_undo", "may_ask_undo"):
        changed(patch, Room, way, lambda honest, room, seat: honest(room, seat) and _sum(room.match) % 2 == 0)


@caught_by("twins", ("duchy", "straszydla"))
def half_a_choice_ends_a_request(patch: Patch) -> None:
    def carry_out(honest: Any, room: Room, entry: Any) -> None:
        honest(room, entry)
        if entry.kind == "answer":
            room.undos.request = None

    changed(patch, Room, "_carry_out", carry_out)


# Bots ---------------------------------------------------------------------------------


@caught_by("bots", EVERYWHERE)
def bots_are_shown_the_position(patch: Patch) -> None:
    async def let_answer(self: Any, room: Room, seat: int) -> None:
        offered = [action.text for action in room.match.options(seat)]
        view = {**room.view(seat), "position": room.match.position.data()}
        choice = await self.pool.choose(pin_of(room.game), room.seats[seat].played_by, view, offered, "")
        await room.answer(seat, room.token(seat), f"bot-{room.version}", choice)

    patch.setattr(bot_driver.BotDriver, "_let_answer", let_answer)


@caught_by("bots")
def seeds_depend_on_other_peoples_cards(patch: Patch) -> None:
    patch.setattr(bot_driver, "_bot_seed", lambda room, seat: digest(room.match.position))


@caught_by("pairs over HTTP", EVERYWHERE)
def hints_are_shown_the_position(patch: Patch) -> None:
    async def ask(honest: Any, caller: Any, view: Any) -> Any:
        return await honest(caller, {**view, "position": caller.room.match.position.data()})

    changed(patch, hints, "_ask", ask)


# Beats --------------------------------------------------------------------------------


@caught_by("twins", SEVERAL)
def a_beat_tells_what_is_hidden(patch: Patch) -> None:
    def show(honest: Any, renderer: PageRenderer, old: Any, new: Any) -> Any:
        shown = honest(renderer, old, new)
        for beat in shown.beats:
            beat["pause"] = hidden(renderer.room.match.position)
        return shown

    changed(patch, PageRenderer, "show", show)


@caught_by("twins")
def a_moment_shows_what_is_hidden_before_and_after_it(patch: Patch) -> None:
    """No view between two answers reveals it: only the shields at the doors while a card is drawn."""

    def view(honest: Any, game: Any, position: Any, seat: int) -> Any:
        shown = honest(game, position, seat)
        drawing = position.stack and type(position.stack[-1]).__name__ == "Draw"
        return {**shown, "shield": hidden(position) & 3} if drawing else shown

    view_changed(patch, "duchy", view)
