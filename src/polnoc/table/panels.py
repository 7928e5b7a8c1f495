"""The parts of a table's page that change with the game, each as markup."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from polnoc.drawing.markup import Markup, tag, text
from polnoc.drawing.shapes import emblem_sign
from polnoc.drawing.sheets import Offer
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.table import stories
from polnoc.table.layout import button, post_form, tool
from polnoc.table.rooms import FREE, PERSON, Room, RoomSeat
from polnoc.words import Words

#: With more options than this, short ones stand in a grid rather than one under another.
LISTED_OPTIONS: Final = 4
#: The letters of an answer that is just a number, and of one that is no sentence.
SHORT_CHARS: Final = 3
MEDIUM_CHARS: Final = 20

NO_REQUEST: Final = str(tag("div", id="request", hidden=True))
NO_END: Final = str(tag("div", id="end", hidden=True))
#: Stands for the id of the table in what is made once for all tables.
_TABLE: Final = "{table}"


def turn_of(room: Room, options: Sequence[Action]) -> str:
    """`mine`, `theirs` or `over`."""
    return "over" if room.over else "mine" if options else "theirs"


def seats_shown(room: Room) -> tuple[object, ...]:
    """All that the list of people depends on."""
    seats = [(who.name, who.played_by, bool(who.secret_hash)) for who in room.seats]
    here = [room.present[number] > 0 for number in range(len(seats))]
    return (*seats, *here, room.over)


def request_shown(room: Room, seat: int) -> tuple[object, ...]:
    """Who asks to take something back or to take over a seat, who has not agreed, what a seat would lose."""
    asking = room.request
    undo = () if asking is None else (asking.seat, *sorted(asking.waiting), room.lost_by_undo(seat))
    return undo, tuple([seat.flags for seat in room.seats if seat.flags.claim_hash])


def prompt(room: Room, view: View, words: Words) -> str:
    """Who has to do what, and why."""
    asked, head, line = room.match.asked, "", words.prompt(view)
    shown: Sequence[int] = (words.viewer,)
    if not room.ready:
        free = [words.text("name-person", number=n + 1) for n, s in enumerate(room.seats) if not s.played_by]
        head, line, shown = words.text("page-waiting"), words.text("page-free-seats", names=free), ()
    elif room.over:
        head, shown = words.text("page-over"), room.match.winners
    elif words.viewer not in asked:
        head, shown = words.text("page-to-play", names=[words.name(number) for number in asked]), asked
    elif room.seats[words.viewer].stands_in:
        head = words.text("page-bot-for-you")
    return _prompt(head, line, shown[:1])


def _prompt(head: str, line: str, shown: Sequence[int]) -> str:
    heading = f'<strong class="prompt-head">{text(head)}</strong>' if head else ""
    signs = "".join([emblem_sign(seat) for seat in shown])
    said = f'<div>{heading}<p class="prompt-line">{text(line)}</p></div>'
    return f'<section class="prompt" role="status" id="prompt">{signs}{said}</section>'


def actions(
    room: Room, seat: int, view: View, options: Sequence[Action], offers: Sequence[Offer], words: Words
) -> str:
    """Every legal answer as a real button; it says which piece of the board stands for it."""
    labels = [words.action(action, view) for action in options]
    buttons = [
        _choice(label, action.text, words.confirm(action, view), offer)
        for action, label, offer in zip(options, labels, offers, strict=True)
    ]
    longest = max([len(label) for label in labels], default=0)
    many = ""
    if len(options) > LISTED_OPTIONS and longest <= MEDIUM_CHARS:
        many = " is-numbers" if longest <= SHORT_CHARS else " is-many"
    token = room.token(seat) if options else ""
    return (  # neither ids nor tokens nor keys hold anything to be escaped
        f'<form method="post" action="/t/{room.id}/answer" class="actions" id="actions">'
        f'<input type="hidden" name="seat" value="{seat}"><input type="hidden" name="token" value="{token}">'
        f'<input type="hidden" name="key" value="{room.key(seat)}">'
        f'<ul class="choice-list{many}">{"".join(buttons)}</ul></form>'
    )


@lru_cache(10_000)
def _choice(label: str, action: str, confirm: str, offer: Offer) -> str:
    shown = tag(
        "button",
        label,
        class_="choice",
        name="action",
        value=action,
        data_confirm=confirm or None,
        data_piece=offer.piece or None,
        data_sign=offer.sign or None,
        data_size=offer.size or None,
        data_reach=offer.reach or None,
    )
    return str(tag("li", shown))


def undo_shown(room: Room, seat: int, options: Sequence[Action]) -> tuple[str, bool]:
    """What the undo part shows: the words of its button, and whether an expert can be asked."""
    if seat == WATCHER:
        return "", False
    said = "page-undo" if room.may_undo(seat) else "page-ask-undo" if room.may_ask_undo(seat) else ""
    return said, room.settings.hints and bool(options)


def undo_tools(room: Room, show: tuple[str, bool], words: Words) -> str:
    """Take back, or ask to; ask an expert. The form of the answers has all that they need."""
    said, hint = show
    tools = _tools_now(words.text(said) if said else "", words.text("page-hint") if hint else "")
    return tools.replace(_TABLE, room.id)


@lru_cache(50)
def _tools_now(undo: str, hint: str) -> str:
    """The tools at any table; empty words: there is no such tool."""
    shown = [
        tool(sign, said, form="actions", formaction=f"/t/{_TABLE}/{sign}")
        for sign, said in (("undo", undo), ("hint", hint))
        if said
    ]
    return str(tag("span", *shown, class_="tools-now", id="undo"))


def request(room: Room, seat: int, words: Words) -> str:
    """What somebody asks of the others: to take something back, or to take over a seat."""
    if room.request is not None:
        return undo_request(room, seat, words)
    claimed = [number for number, other in enumerate(room.seats) if other.flags.claim_hash]
    return seat_request(room, claimed[0], seat, words) if claimed else NO_REQUEST


def seat_request(room: Room, claimed: int, seat: int, words: Words) -> str:
    """Somebody asks for a seat in the middle of the game."""
    flags = room.seats[claimed].flags
    waiting = [number for number in room.voters(claimed) if number not in flags.agreed]
    if seat not in waiting:
        names = [words.name(number) for number in waiting]
        said = tag("p", words.text("page-seat-waits", name=flags.claim_name, names=names))
        return str(tag("section", said, class_="panel request", role="status", id="request"))
    fields = {"seat": str(seat), "whose": str(claimed), "claim": flags.claim_hash[:12]}
    where = f"/t/{room.id}/agree"
    return str(
        tag(
            "section",
            tag("p", words.text("page-seat-asked", name=flags.claim_name, number=claimed + 1)),
            post_form(where, button(words.text("page-seat-allow"), main=True), allow="yes", **fields),
            post_form(where, button(words.text("page-seat-refuse")), allow="no", **fields),
            class_="panel request",
            role="alert",
            id="request",
        )
    )


def undo_request(room: Room, seat: int, words: Words) -> str:
    """Somebody asks to take back what others have seen; empty if nobody does."""
    asking = room.request
    if asking is None:
        return NO_REQUEST
    name = words.name(asking.seat)
    if seat not in asking.waiting:
        waiting = [words.name(other) for other in sorted(asking.waiting)]
        said = tag("p", words.text("page-undo-waits", name=name, names=waiting))
        return str(tag("section", said, class_="panel request", role="status", id="request"))
    fields = {"seat": str(seat), "key": f"r{room.key(seat)}"}
    where = f"/t/{room.id}/undo-reply"
    lost = room.lost_by_undo(seat)
    shown = tag(
        "section",
        tag("p", words.text("page-undo-asked", name=name)),
        tag("p", words.text("page-undo-loses", count=lost)) if lost else None,
        post_form(where, button(words.text("page-undo-allow"), main=True), allow="yes", **fields),
        post_form(where, button(words.text("page-undo-refuse")), allow="no", **fields),
        class_="panel request",
        role="alert",
        id="request",
    )
    return str(shown)


def people(room: Room, seat: int, host: bool, words: Words) -> Markup:
    """Who sits where, who is away, and what the host or oneself may do about it."""
    return tag(
        "ul",
        *[_person(room, number, seat, host, words) for number in range(len(room.seats))],
        id="people",
    )


def _person(room: Room, number: int, seat: int, host: bool, words: Words) -> Markup:
    who = room.seats[number]
    forms = []
    if number == seat and who.stands_in:
        forms.append(_seat_form(room, "return", number, words.text("page-take-back-seat")))
    elif number == seat and not room.over and len(room.people) > 1:
        forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-for-me")))
    elif host and who.secret_hash and who.played_by != FREE and not room.over:
        if who.played_by == PERSON:
            forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-instead")))
        forms.append(_seat_form(room, "free", number, words.text("page-free-seat"), words.text("page-sure")))
    elif host and who.played_by == FREE and room.begun:
        forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-instead")))
    said = [tag("strong", words.name(number)), " ", tag("small", _state(room, number, who, words))]
    done = tag("div", *forms, class_="go") if forms else None
    return tag("li", emblem_sign(number), tag("span", *said), done)


def _state(room: Room, number: int, who: RoomSeat, words: Words) -> str:
    if who.played_by == FREE:
        return words.text("page-seat-free")
    if who.stands_in:
        return words.text("page-seat-stand-in", level=words.text(f"level-{who.played_by}"))
    if who.played_by != PERSON:
        return words.text(f"level-{who.played_by}")
    away = room.settings.way in ("online", "phones") and not room.present[number]
    return words.text("page-seat-away" if away else "page-seat-here")


def _seat_form(room: Room, what: str, number: int, said: str, sure: str | None = None) -> Markup:
    press = tag("button", said, class_="button", data_confirm=sure)
    return post_form(f"/t/{room.id}/{what}", press, seat=str(number), whose=str(number))


def end(room: Room, words: Words) -> str:
    """The end of the game, unmissable; before it an empty place."""
    if not room.over:
        return NO_END
    winners = room.match.winners
    names = [words.name(seat) for seat in winners]
    won = words.viewer in winners
    if won:
        head = words.text("page-you-win")
    elif winners:
        head = words.text("play-won", names=names, count=len(names))
    else:
        head = words.text("play-lost")
    undone = tag("p", words.text("page-undone", count=room.undos)) if room.undos else None
    said = tag(
        "div",
        tag("h2", head),
        tag("p", words.event(_last_word(room.match.events))),
        undone,
        stories.end_feats(room, words),
        class_="banner-words",
    )
    proof = tag("p", words.text("page-seed"), " ", tag("code", room.match.seed.text), class_="proof")
    if room.settings.next:
        again = tag("a", words.text("page-next"), class_="button button-main", href=f"/t/{room.id}/next")
    else:
        again = post_form(
            f"/t/{room.id}/again", button(words.text("page-again"), main=True), seat=str(words.viewer)
        )
    links = tag(
        "div",
        again if words.viewer != WATCHER or room.settings.next else None,
        *stories.end_links(room, words),
        tag("a", words.text("page-replay"), class_="button", href=f"/t/{room.id}/replay"),
        tag("a", words.text("page-record"), class_="button", href=f"/t/{room.id}/record.json"),
        class_="go",
    )
    who = tag("div", *[emblem_sign(seat) for seat in winners], class_="who") if winners else None
    class_ = "banner" if winners else "banner is-lost"
    return str(tag("div", who, said, links, proof, class_=class_, role="alert", id="end"))


def _last_word(events: Sequence[Event]) -> Event:
    """What says how the game ended; in some games something is told after it."""
    return next((event for event in reversed(events) if event.key == "game-over"), events[-1])
