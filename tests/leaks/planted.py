"""Leaks, seen in the wild or likely here, to be planted one at a time: every one must be caught."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest
from starlette.responses import Response

from polnoc.drawing.markup import Markup, tag
from polnoc.engine.match import Match
from polnoc.engine.play import asked, digest
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import EVERYONE, WATCHER
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.happenings import BOXES_CARD, DRAWS_CARD
from polnoc.table import callers, hints, looking_back, parts, playing, tables, talking
from polnoc.table.live import Page
from polnoc.table.looking_back_pages import Past
from polnoc.table.parts import Sight
from polnoc.table.rooms import Room

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

#: By the check that must catch them: what each is called, and what plants it.
PLANTED: Final[defaultdict[str, dict[str, Plant]]] = defaultdict(dict)


def caught_by(check: str) -> Callable[[Plant], Plant]:
    """Registers a leak."""

    def register(plant: Plant) -> Plant:
        PLANTED[check][plant.__name__] = plant
        return plant

    return register


def every() -> list[tuple[str, str]]:
    """The check and the name of every leak."""
    return [(check, name) for check, plants in PLANTED.items() for name in plants]


def changed(patch: Patch, owner: object, name: str, change: Callable[..., Any]) -> None:
    """Put `change(honest, …)` in the place of a function."""
    honest = getattr(owner, name)
    patch.setattr(owner, name, lambda *given, **named: change(honest, *given, **named))


# Views --------------------------------------------------------------------------------


@caught_by("pairs")
def everybody_has_the_eyes_of_the_first_seat(patch: Patch) -> None:
    changed(
        patch,
        DuchyGame,
        "view",
        lambda honest, game, position, seat: {**honest(game, position, 0), "seat": seat},
    )


@caught_by("twins")
def watchers_see_all_hands(patch: Patch) -> None:
    def view(honest: Any, game: Any, position: Any, seat: int) -> Any:
        shown = honest(game, position, seat)
        return {**shown, "hand": position.hand[:]} if seat == WATCHER else shown

    changed(patch, DuchyGame, "view", view)


@caught_by("twins")
def lairs_are_for_all_to_see(patch: Patch) -> None:
    """A re-deal does not find this: it believes the view."""
    changed(
        patch,
        DuchyGame,
        "view",
        lambda honest, game, position, seat: {**honest(game, position, seat), "lair": position.lair[:]},
    )


@caught_by("pairs")
def a_field_beside_the_view_tells_what_is_left(patch: Patch) -> None:
    changed(
        patch,
        DuchyGame,
        "view",
        lambda honest, game, position, seat: {**honest(game, position, seat), "left": position.pool[:]},
    )


@caught_by("pairs")
def boxed_cards_are_named(patch: Patch) -> None:
    changed(
        patch,
        DuchyGame,
        "view",
        lambda honest, game, position, seat: {**honest(game, position, seat), "boxed": list(position.box)},
    )


# Logs ---------------------------------------------------------------------------------


@caught_by("twins")
def one_log_for_all(patch: Patch) -> None:
    patch.setattr(parts, "may_see", lambda audience, seat: True)


@caught_by("canaries")
def data_has_one_log_for_all(patch: Patch) -> None:
    patch.setattr(Match, "log", lambda match, seat: match.events)


@caught_by("twins")
def drawn_cards_are_told_to_all(patch: Patch) -> None:
    for event in [event for events in DRAWS_CARD for event in events]:
        patch.setattr(event, "audience", EVERYONE)


@caught_by("canaries")
def boxed_cards_are_told_to_all(patch: Patch) -> None:
    for event in [event for events in BOXES_CARD for event in events]:
        patch.setattr(event, "audience", EVERYONE)


@caught_by("twins")
def lines_of_the_log_count_what_others_were_told(patch: Patch) -> None:
    """A link to the board as it was, by a number that grows with other people's secrets."""

    def line(honest: Any, sight: Sight, number: int, event: Any) -> Any:
        return honest(sight, number + len(sight.room.match.steps), event)

    changed(patch, Sight, "_log_line", line)


@caught_by("pairs")
def an_old_line_of_the_log_follows_the_hands(patch: Patch) -> None:
    """Only the first line tells, and long after it was news."""

    def line(honest: Any, sight: Sight, number: int, event: Any) -> Any:
        told = number == 0 and len(sight._events) > 40
        return honest(sight, number, event) + (str(sight.room.match.position.hand) if told else "")

    changed(patch, Sight, "_log_line", line)


@caught_by("pairs over HTTP")
def the_server_logs_hands(patch: Patch) -> None:
    def data(honest: Any, room: Room, *rest: Any) -> Any:
        logging.getLogger("polnoc.table").info("a look at %s", room.match.position.hand)
        return honest(room, *rest)

    changed(patch, playing, "_data", data)


@caught_by("canaries")
def the_server_logs_what_was_typed(patch: Patch) -> None:
    def readable(honest: Any, text: str) -> Any:
        logging.getLogger("polnoc.table").warning("somebody typed %s", text)
        return honest(text)

    changed(patch, talking, "_readable", readable)


# Names and marks ----------------------------------------------------------------------


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
    """A frame with something added."""
    frame = honest(page, *rest)
    added = {name: value(page.room) for name, value in more.items()}
    return json.dumps({**json.loads(frame), **added}).encode() if frame else frame


@caught_by("twins")
def marks_name_the_position(patch: Patch) -> None:
    changed(patch, Page, "news", lambda *given: _with(*given, mark=lambda room: digest(room.match.position)))


@caught_by("twins")
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

    changed(patch, parts, "prompt", prompt)


@caught_by("pairs")
def face_down_cards_have_names_underneath(patch: Patch) -> None:
    def request(honest: Any, room: Room, *rest: Any) -> Any:
        return honest(room, *rest) + Markup(f"<!-- {room.match.position.hand} -->")

    changed(patch, parts, "undo_request", request)


@caught_by("pairs")
def the_order_of_who_is_asked_tells_what_they_hold(patch: Patch) -> None:
    def ordered(match: Match) -> tuple[int, ...]:
        step = -1 if sum(match.position.hand) % 2 else 1
        return asked(match.position)[::step]

    patch.setattr(Match, "asked", property(ordered))


@caught_by("pairs")
def the_turn_tells_where_somebody_hides(patch: Patch) -> None:
    changed(
        patch,
        parts,
        "turn_of",
        lambda honest, room, seat: f"{honest(room, seat)}{sum(room.match.position.lair) % 2}",
    )


@caught_by("twins")
def anybodys_notes_are_shown(patch: Patch) -> None:
    def notes(honest: Any, room: Room, *rest: Any) -> Any:
        texts = [message.text for message in room.messages if message.kind == "note"]
        return tag("div", honest(room, *rest), *texts[-1:])

    changed(patch, parts, "notes", notes)


@caught_by("canaries")
def a_team_is_heard_by_all(patch: Patch) -> None:
    patch.setattr(talking, "only", lambda *seats: EVERYONE)


@caught_by("pairs over HTTP")
def a_refusal_knows_where_somebody_hides(patch: Patch) -> None:
    def why_not(honest: Any, match: Match, seat: int, action: Any) -> Any:
        refusal = honest(match, seat, action)
        warm = bool(action.args) and action.args[0] in match.position.lair
        return Refusal(refusal.rule + "!", refusal.key, refusal.args) if refusal and warm else refusal

    changed(patch, Match, "why_not", why_not)


# Live ---------------------------------------------------------------------------------


@caught_by("twins")
def a_frame_comes_whenever_anything_happens(patch: Patch) -> None:
    changed(patch, Page, "news", lambda honest, page: honest(page) or b'{"mark": "same"}')


@caught_by("pairs over HTTP")
def who_comes_back_sees_more(patch: Patch) -> None:
    changed(patch, Page, "first", lambda *given: _with(*given, state=lambda room: room.match.position.data()))


# Seats --------------------------------------------------------------------------------


@caught_by("pairs over HTTP")
def the_seat_is_taken_from_the_request(patch: Patch) -> None:
    def seat_shown(held: tuple[int, ...], wanted: str | None) -> int:
        return int(wanted) if wanted and wanted in "0123" else held[0] if held else WATCHER

    patch.setattr(callers, "seat_shown", seat_shown)


@caught_by("pairs over HTTP")
def no_seat_means_every_seat(patch: Patch) -> None:
    changed(patch, callers, "seat_shown", lambda honest, held, wanted: honest(held, wanted) if held else 0)


@caught_by("canaries")
def the_secret_of_a_seat_is_on_the_page(patch: Patch) -> None:
    kept: dict[str, str] = {}

    def hashed(honest: Any, secret: str) -> Any:
        kept[honest(secret)] = secret
        return honest(secret)

    def people(honest: Any, room: Room, *rest: Any) -> Any:
        secrets = [kept.get(seat.secret_hash, "") for seat in room.seats]
        return honest(room, *rest) + Markup(f"<!-- {' '.join(secrets)} -->")

    changed(patch, callers, "secret_hash", hashed)
    changed(patch, parts, "people", people)


# Records ------------------------------------------------------------------------------


@caught_by("twins over HTTP")
def games_under_way_can_be_replayed(patch: Patch) -> None:
    async def finished(request: Any) -> Any:
        return await callers.room_of(request)

    patch.setattr(looking_back, "_finished", finished)


@caught_by("pairs over HTTP")
def the_past_is_open_to_all(patch: Patch) -> None:
    def view(honest: Any, past: Any, seat: int) -> Any:
        return {**honest(past, seat), "hand": past.position.hand[:]}

    changed(patch, Past, "view", view)


@caught_by("canaries")
def the_seed_is_in_the_data(patch: Patch) -> None:
    def data(honest: Any, room: Room, *rest: Any) -> Any:
        sent = msgspec.json.decode(honest(room, *rest).body)
        return Response(
            msgspec.json.encode({**sent, "seed": room.match.seed.text}), media_type="application/json"
        )

    changed(patch, playing, "_data", data)


# Undo ---------------------------------------------------------------------------------


@caught_by("undo")
def everything_can_be_taken_back(patch: Patch) -> None:
    changed(patch, Room, "may_undo", lambda honest, room, seat: room._has_answered(seat))


@caught_by("undo")
def undo_minds_nothing_but_chance(patch: Patch) -> None:
    def can_undo(match: Match, seat: int) -> bool:
        last = match.steps[-1] if match.steps else None
        return last is not None and last.seat == seat and last.chances == match.chances

    patch.setattr(Match, "can_undo", can_undo)


@caught_by("undo")
def whoever_is_away_need_not_agree(patch: Patch) -> None:
    def others(honest: Any, room: Room, seat: int) -> Any:
        return [other for other in honest(room, seat) if not room.seats[other].stands_in]

    changed(patch, Room, "_others", others)


@caught_by("twins")
def an_undo_is_offered_by_what_others_hide(patch: Patch) -> None:
    changed(
        patch,
        Room,
        "may_ask_undo",
        lambda honest, room, seat: honest(room, seat) and sum(room.match.position.lair) % 2 == 0,
    )


@caught_by("twins")
def half_a_choice_ends_a_request(patch: Patch) -> None:
    def recall(honest: Any, room: Room, entry: Any) -> None:
        honest(room, entry)
        if entry.kind == "answer":
            room.request = None

    changed(patch, Room, "recall", recall)


# Bots ---------------------------------------------------------------------------------


@caught_by("bots")
def bots_are_shown_the_position(patch: Patch) -> None:
    async def let_answer(self: Any, room: Room, seat: int) -> None:
        offered = [action.text for action in room.match.options(seat)]
        view = {**room.view(seat), "position": room.match.position.data()}
        choice = await self.pool.choose("duchy", room.seats[seat].played_by, view, offered, "")
        await room.answer(seat, room.token(seat), f"bot-{room.version}", choice)

    patch.setattr(tables.Tables, "_let_answer", let_answer)


@caught_by("bots")
def luck_hangs_on_other_peoples_cards(patch: Patch) -> None:
    patch.setattr(tables, "_luck", lambda room, seat: digest(room.match.position))


@caught_by("pairs over HTTP")
def hints_are_shown_the_position(patch: Patch) -> None:
    async def ask(honest: Any, caller: Any, view: Any) -> Any:
        return await honest(caller, {**view, "position": caller.room.match.position.data()})

    changed(patch, hints, "_ask", ask)
