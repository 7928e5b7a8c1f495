"""Hints: a person who is asked may consult an expert bot, which sees what the seat sees and says why.

A table can be set up without hints. Each seat gets one hint at a time, computed
outside the event loop like a bot's choice.
"""

from __future__ import annotations

import hashlib
from typing import Final

from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.bots.advice import Advice, in_words, lasting_seed
from polnoc.drawing.markup import tag
from polnoc.engine.views import View
from polnoc.games import pin_of
from polnoc.table import layout
from polnoc.table.bot_driver import owner_of
from polnoc.table.presses import SEPARATOR
from polnoc.table.requests import Caller, for_seat, html, tables_of, wants_json
from polnoc.table.rooms import Room

#: The seats for which a hint is being computed; nobody else can tell.
_working: Final[set[tuple[Room, int]]] = set()


@for_seat
async def _hint(caller: Caller) -> Response:
    room, seat = caller.room, caller.seat
    token = caller.form.get("token", "")
    if not room.settings.hints:
        return caller.refuse(403, caller.say("advice-off"))
    if not room.options(seat):
        return caller.refuse(409, caller.say("advice-not-yours"))
    if token != room.token(seat):
        return caller.refuse(409, caller.say("page-stale"))
    if (room, seat) in _working:
        return caller.refuse(429, caller.say("advice-busy"))
    view = room.view(seat)
    _working.add((room, seat))
    try:
        advice = await _ask(caller, view)
    finally:
        _working.discard((room, seat))
    if token != room.token(seat):
        return caller.refuse(409, caller.say("page-stale"))
    if advice is None:
        return caller.refuse(503, caller.say("advice-none"))
    return _tell(caller, advice, view)


async def _ask(caller: Caller, view: View) -> Advice | None:
    room, seat = caller.room, caller.seat
    offered = [action.text for action in room.options(seat)]
    pool = tables_of(caller.request).bots.pool
    return await pool.advise(
        pin_of(room.game), view, offered, hint_seed(room, seat), owner=owner_of(room), table=room.id
    )


def hint_seed(room: Room, seat: int) -> str:
    """The random seed of a hint, secret because rivals could use it.

    It stays the same while only this seat answers, so that hints do not change their mind in the
    middle of a plan.
    """
    since = lasting_seed([step.seat for step in room.match.steps], seat)
    secret = f"{room.match.seed.text}:hint:{seat}:{since}"
    return hashlib.sha256(secret.encode()).hexdigest()


def _tell(caller: Caller, advice: Advice, view: View) -> Response:
    room, game = caller.room, caller.room.game
    words = layout.words_for(room, caller.reader)
    said = in_words(advice, words, view)
    if not wants_json(caller.request):
        return html(hint_page(caller, advice, said))
    options = words.listed(room.options(caller.seat))
    offers = layout.drawer_of(game).offers(game, view, options, words.text)
    pieces = {action.text: offer.piece for action, offer in zip(options, offers, strict=True)}
    told = {"action": advice.action, "then": list(advice.then), "say": said, "piece": pieces[advice.action]}
    return JSONResponse({**told, "marks": [mark._asdict() for mark in advice.marks]})


def hint_page(caller: Caller, advice: Advice, said: list[str]) -> str:
    """A hint for browsers without scripts: what to do, why, a button that does it, and a link back."""
    room, seat = caller.room, caller.seat
    do_it = tag(
        "button",
        caller.say("advice-follow"),
        class_="button button-main",
        name="action",
        value=f"{SEPARATOR} ".join([advice.action, *advice.then]),
    )
    follow = layout.post_form(
        f"/t/{room.id}/answer", do_it, seat=str(seat), token=room.token(seat), key=room.key(seat)
    )
    back = tag("a", caller.say("page-back-to-table"), class_="button", href=caller.back())
    return layout.simple_page(
        caller.reader,
        caller.say("advice-title"),
        tag("p", tag("strong", said[0])),
        tag("ul", *[tag("li", sentence) for sentence in said[1:]]),
        tag("div", follow, back, class_="go"),
        back=caller.back(),
    )


routes: list[BaseRoute] = [Route("/t/{id}/hint", _hint, methods=["POST"])]
