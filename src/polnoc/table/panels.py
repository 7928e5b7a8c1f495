"""The parts of a table's page that change with the game, each as markup."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from polnoc.bots import levels, usual_level
from polnoc.contract import Proposal
from polnoc.drawing.markup import Markup, tag, text
from polnoc.drawing.shapes import emblem_sign
from polnoc.drawing.sheets import Offer
from polnoc.engine.actions import Action
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.table import stories
from polnoc.table.layout import button, post_form, tool
from polnoc.table.passing import obvious_answer
from polnoc.table.presses import SEPARATOR
from polnoc.table.room_seats import FREE, PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.words import Words

#: With more options than this, short ones are laid out in a grid rather than a column.
LISTED_OPTIONS: Final = 4
#: The most characters of an answer that is just a number, and of one that is not a sentence.
SHORT_CHARS: Final = 3
MEDIUM_CHARS: Final = 20
#: A question with more characters than this is set smaller on wide screens: its answers need the room.
LONG_PROMPT: Final = 60

NO_REQUEST: Final = str(tag("div", id="request", hidden=True))
NO_OFFER: Final = Offer()
NO_END: Final = str(tag("div", id="end", hidden=True))
#: Placeholder for the id of the table in markup that is made once for all tables.
_TABLE: Final = "{table}"


def turn_of(room: Room, options: Sequence[Action]) -> str:
    """`mine`, `theirs` or `over`."""
    return "over" if room.over else "mine" if options else "theirs"


def seats_shown(room: Room) -> tuple[object, ...]:
    """Everything that the list of people and the prompt depend on."""
    seats = [(who.name, who.played_by, bool(who.secret_hash), who.flags.resigned) for who in room.seats]
    there = [
        (room.presence.is_present(number), room.is_away(number), room.waits_for(number))
        for number in range(len(seats))
    ]
    return (*seats, *there, room.over)


def dues_shown(room: Room) -> tuple[tuple[int, int], ...]:
    """The seats whose time runs, and when it is up; everybody at the table knows both."""
    if room.clocks is None:
        return ()
    return tuple([(seat, due) for seat in range(len(room.seats)) if (due := room.due(seat))])


def clock(dues: Sequence[tuple[int, int]], words: Words) -> str:
    """The remaining time of everybody who is asked; a script counts down."""
    lines = [
        tag("li", words.text("clock-due", name=words.name(seat)), " ", moment(due)) for seat, due in dues
    ]
    return str(tag("ul", *lines, class_="clock", id="deadlines"))


def moment(at: int) -> Markup:
    """A time in milliseconds since 1970; a script converts it to the reader's time zone."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return tag("time", f"{when:%Y-%m-%d %H:%M} UTC", datetime=f"{when:%Y-%m-%dT%H:%M:%SZ}", data_due=str(at))


def request_shown(room: Room, seat: int) -> tuple[object, ...]:
    """Who asks to take something back or to take over a seat, who has not agreed, what a seat would lose."""
    asking = room.undos.request
    undo = () if asking is None else (asking.seat, *sorted(asking.waiting), room.lost_by_undo(seat))
    return undo, tuple([seat.flags for seat in room.seats if seat.flags.claim_hash])


def prompt(room: Room, view: View, host: bool, words: Words) -> str:
    """Who has to do what, and why; for somebody whom a bot stands in for, the button to come back."""
    asked, head, line = room.match.asked, "", words.prompt(view)
    shown: Sequence[int] = (words.viewer,)
    if not room.ready:
        free = [words.text("name-person", number=n + 1) for n, s in enumerate(room.seats) if not s.played_by]
        head, line, shown = words.text("page-waiting"), words.text("page-free-seats", names=free), ()
    elif room.over:
        head, line, shown = words.text("page-over"), "", room.match.winners
    elif words.viewer != WATCHER and room.seats[words.viewer].stands_in:
        return _bot_prompt(room, words)
    elif words.viewer not in asked:
        head, shown = words.text("page-to-play", names=[words.name(number) for number in asked]), asked
        line = "" if line == f"{head}." else line
        return _prompt(head, line, shown[:1], *_held_up(room, host, words))
    elif words.viewer != WATCHER and obvious_answer(room, words.viewer) is not None:
        return _prompt(head, line, shown[:1], tag("p", words.text("page-passes"), class_="prompt-note"))
    return _prompt(head, line, shown[:1])


def _bot_prompt(room: Room, words: Words) -> str:
    """The prompt while a bot plays for this reader, who can take over again with one press."""
    seat = words.viewer
    if room.seats[seat].flags.resigned:
        return _prompt(words.text("page-you-resigned"), words.text("page-you-resigned-how"), (seat,))
    waits = room.waits_for(seat)
    forms = [_seat_form(room, "return", seat, words.text("page-take-back-seat"), main=True)]
    if waits:
        forms.append(_seat_form(room, "play-on", seat, words.text("page-bot-play-on")))
    line = words.text("page-bot-waits" if waits else "page-bot-plays")
    return _prompt(words.text("page-bot-for-you"), line, (seat,), tag("div", *forms, class_="go"))


def _held_up(room: Room, host: bool, words: Words) -> list[Markup]:
    """Why nothing happens: a bot waits for its person's decision, or somebody who is asked is away."""
    if room.settings.way not in ("online", "phones"):
        return []
    said = []
    for key, there in (("page-bot-waits-for", room.waits_for), ("page-are-away", room.is_away)):
        seats = [seat for seat in room.match.asked if there(seat)]
        if seats:
            names = [words.name(seat) for seat in seats]
            said.append(tag("p", words.text(key, names=names, count=len(names)), class_="prompt-note"))
    if host:
        forms = [
            _seat_form(room, "stand-in", seat, words.text("page-bot-for", name=words.name(seat)))
            for seat in room.match.asked
            if room.is_away(seat)
        ]
        said += [tag("div", *forms, class_="go")] if forms else []
    return said


def _prompt(head: str, line: str, shown: Sequence[int], *more: Markup) -> str:
    heading = f'<strong class="prompt-head">{text(head)}</strong>' if head else ""
    long = " data-long" if len(line) > LONG_PROMPT else ""
    told = f'<p class="prompt-line"{long}>{text(line)}</p>' if line else ""
    signs = "".join([emblem_sign(seat) for seat in shown])
    said = f"<div>{heading}{told}{''.join(more)}</div>"
    return f'<section class="prompt" role="status" id="prompt">{signs}{said}</section>'


def actions(
    room: Room, seat: int, view: View, options: Sequence[Action], offers: Sequence[Offer], words: Words
) -> str:
    """Every legal answer as a real button, in four lists.

    These are several answers at once, single ones, places to go to, and answers that end or skip something,
    which are always in the same place.
    """
    proposals = words.proposals(view, options)
    claimed = {proposal.offer.piece for proposal in proposals if proposal.offer.piece}
    single: list[tuple[str, str]] = []
    ending: list[tuple[str, str]] = []
    for action, offer in zip(options, offers, strict=True):
        label, shown = words.action(action, view), NO_OFFER if offer.piece in claimed else offer
        button = choice_button(label, action.text, words.confirm(action, view), shown)
        (ending if words.ends(action) else single).append((label, button))
    lists = [
        _choices([_proposed(proposal) for proposal in proposals if not proposal.is_place], "is-proposed"),
        _choices(single, _shape([label for label, _ in single])),
        _at_once(words) if any([proposal.then for proposal in proposals]) else "",
        _places([_proposed(proposal) for proposal in proposals if proposal.is_place], words),
        _choices(ending, "is-ending"),
    ]
    token = room.token(seat) if options else ""
    return (  # ids, tokens and keys contain nothing that needs escaping
        f'<form method="post" action="/t/{room.id}/answer" class="actions" id="actions">'
        f'<input type="hidden" name="seat" value="{seat}"><input type="hidden" name="token" value="{token}">'
        f'<input type="hidden" name="key" value="{room.key(seat)}">{"".join(lists)}</form>'
    )


def _proposed(proposal: Proposal) -> tuple[str, str]:
    """Several answers as one button."""
    shows, then = " ".join(proposal.shows), _joined(proposal.then)
    button = choice_button(
        proposal.label, _joined(proposal.answers), proposal.confirm, proposal.offer, shows, then
    )
    return proposal.label, button


def _joined(answers: Sequence[Action]) -> str:
    """Several answers in the form in which they are posted."""
    return f"{SEPARATOR} ".join([action.text for action in answers])


def _at_once(words: Words) -> str:
    """The switch to skip the second press after such a choice; it needs scripts."""
    switch = tag("input", type="checkbox", id="at-once")
    return str(tag("label", switch, tag("span", words.text("page-at-once")), class_="at-once"))


def _choices(labelled: Sequence[tuple[str, str]], kind: str) -> str:
    """A list of buttons; nothing if there are none."""
    buttons = "".join([button for _, button in labelled])
    return f'<ul class="{f"choice-list {kind}".rstrip()}">{buttons}</ul>' if labelled else ""


def _places(labelled: Sequence[tuple[str, str]], words: Words) -> str:
    """Places to go to: they are chosen on the board, or here by those who cannot use it."""
    if not labelled:
        return ""
    summary = text(words.text("page-places", count=len(labelled)))
    listed = _choices(labelled, "is-places is-many")
    return f'<details class="places"><summary>{summary}</summary>{listed}</details>'


def _shape(labels: Sequence[str]) -> str:
    """The layout class: many short answers are shown in a grid."""
    longest = max([len(label) for label in labels], default=0)
    if len(labels) <= LISTED_OPTIONS or longest > MEDIUM_CHARS:
        return ""
    return "is-numbers" if longest <= SHORT_CHARS else "is-many"


@lru_cache(10_000)
def choice_button(
    label: str, action: str, confirm: str, offer: Offer, shows: str = "", then: str = ""
) -> str:
    """An answer as a button that names the piece of the board that offers it, and what else it is about.

    `then`: further answers that are given as well if the player has switched that on.
    """
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
        data_shows=shows or None,
        data_then=then or None,
    )
    return str(tag("li", shown))


def undo_shown(room: Room, seat: int, options: Sequence[Action]) -> tuple[str, bool]:
    """What the undo part shows: the label of its button, and whether an expert can be asked."""
    if seat == WATCHER:
        return "", False
    said = "page-undo" if room.may_undo(seat) else "page-ask-undo" if room.may_ask_undo(seat) else ""
    return said, room.settings.hints and bool(options)


def undo_tools(room: Room, show: tuple[str, bool], words: Words) -> str:
    """Buttons to undo, or to ask for it, and to ask an expert. The form of the answers has their fields."""
    said, hint = show
    tools = _tools_now(words.text(said) if said else "", words.text("page-hint") if hint else "")
    return tools.replace(_TABLE, room.id)


@lru_cache(50)
def _tools_now(undo: str, hint: str) -> str:
    """The tools at any table; an empty label means that there is no such tool."""
    shown = [
        tool(sign, said, form="actions", formaction=f"/t/{_TABLE}/{sign}")
        for sign, said in (("undo", undo), ("hint", hint))
        if said
    ]
    return str(tag("span", *shown, class_="tools-now", id="undo"))


def request(room: Room, seat: int, words: Words) -> str:
    """What somebody asks of the others: to undo something, or to take over a seat."""
    if room.undos.request is not None:
        return undo_request(room, seat, words)
    claimed = [number for number, other in enumerate(room.seats) if other.flags.claim_hash]
    return seat_request(room, claimed[0], seat, words) if claimed else NO_REQUEST


def seat_request(room: Room, claimed: int, seat: int, words: Words) -> str:
    """The request of somebody who asks for a seat in the middle of the game."""
    flags = room.seats[claimed].flags
    own, fields = seat == claimed, {"seat": str(seat), "whose": str(claimed), "claim": flags.claim_hash[:12]}
    free = room.seats[claimed].played_by == FREE
    waiting = [number for number in room.voters(claimed) if number not in flags.agreed]
    if not own and seat not in waiting:
        names = [words.name(number) for number in waiting]
        key = "page-seat-waits" if free else "page-back-waits"
        said = tag("p", words.text(key, name=flags.claim_name, names=names))
        return str(tag("section", said, class_="panel request", role="status", id="request"))
    key, yes, no = "page-seat-asked", "page-seat-allow", "page-seat-refuse"
    if own:
        key, yes, no = "page-own-device", "page-own-device-yes", "page-own-device-no"
    elif not free:
        key = "page-back-asked"
    where = f"/t/{room.id}/agree"
    return str(
        tag(
            "section",
            tag("p", words.text(key, name=flags.claim_name, number=claimed + 1)),
            post_form(where, button(words.text(yes), main=True), allow="yes", **fields),
            post_form(where, button(words.text(no)), allow="no", **fields),
            class_="panel request",
            role="alert",
            id="request",
        )
    )


def undo_request(room: Room, seat: int, words: Words) -> str:
    """The request to take back what others have seen; empty if there is none."""
    asking = room.undos.request
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
    if number == seat:
        forms = _own_forms(room, number, host, words)
    elif host and not room.over:
        forms = _host_forms(room, number, words)
    said = [tag("strong", words.name(number)), " ", tag("small", _state(room, number, who, words))]
    done = tag("div", *forms, class_="go") if forms else None
    return tag("li", emblem_sign(number), tag("span", *said), done)


def _own_forms(room: Room, number: int, host: bool, words: Words) -> list[Markup]:
    """What somebody can do about their own seat."""
    who = room.seats[number]
    if room.over or who.flags.resigned:
        return []
    rename = f"/t/{room.id}/name?seat={number}"
    forms = [tag("a", words.text("page-change-name"), class_="button", href=rename)]
    sure = words.text("page-sure")
    if who.stands_in:
        forms.insert(0, _seat_form(room, "return", number, words.text("page-take-back-seat")))
    elif len(room.people) > 1 and room.begun:
        forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-for-me")))
    if room.begun:
        forms.append(_seat_form(room, "resign", number, words.text("page-resign"), sure))
    if not host or room.begun:
        forms.append(tag("a", words.text("page-leave"), class_="button", href=f"/t/{room.id}/leave"))
    return forms


def _host_forms(room: Room, number: int, words: Words) -> list[Markup]:
    """What the host can do about a seat."""
    who, sure = room.seats[number], words.text("page-sure")
    if room.begun:
        forms = []
        if who.played_by == FREE or (who.secret_hash and who.played_by == PERSON):
            forms.append(_seat_form(room, "stand-in", number, words.text("page-bot-instead")))
        if who.secret_hash and who.played_by != FREE:
            forms.append(_seat_form(room, "free", number, words.text("page-free-seat"), sure))
        return forms
    if who.secret_hash and who.played_by != FREE:
        forms = [_seat_form(room, "free", number, words.text("page-remove-person"), sure)]
        if who.played_by == PERSON:
            forms.insert(0, _seat_form(room, "stand-in", number, words.text("page-bot-instead")))
        return forms
    forms = [_bot_form(room, number, words)]
    if who.played_by != FREE:
        forms = [_seat_form(room, "free", number, words.text("page-open-seat"))]
    if len(room.seats) - 1 in room.game.players:
        forms.append(_seat_form(room, "remove-seat", number, words.text("page-remove-seat")))
    return forms


def _bot_form(room: Room, number: int, words: Words) -> Markup:
    """The form that gives a free seat to a bot of some strength."""
    usual = usual_level(room.game)
    offered = [
        tag("option", words.text(f"level-{level}"), value=level, selected=level == usual)
        for level in levels(room.game)[1:] or levels(room.game)
    ]
    said = words.text("page-bot-level", number=number + 1)
    return post_form(
        f"/t/{room.id}/stand-in",
        tag("select", *offered, name="level", aria_label=said),
        tag("button", words.text("page-add-bot"), class_="button"),
        class_="bot-form",
        seat=str(number),
        whose=str(number),
    )


def _state(room: Room, number: int, who: RoomSeat, words: Words) -> str:
    if who.played_by == FREE:
        return words.text("page-seat-free")
    if who.flags.resigned:
        return words.text("page-seat-resigned", level=words.text(f"level-{who.played_by}"))
    if who.stands_in:
        key = "page-seat-bot-waits" if room.waits_for(number) else "page-seat-stand-in"
        return words.text(key, level=words.text(f"level-{who.played_by}"))
    if who.played_by != PERSON:
        return words.text(f"level-{who.played_by}")
    away = room.settings.way in ("online", "phones") and not room.presence.is_present(number)
    return words.text("page-seat-away" if away else "page-seat-here")


def _seat_form(
    room: Room, what: str, number: int, said: str, sure: str | None = None, main: bool = False
) -> Markup:
    press = tag("button", said, class_="button button-main" if main else "button", data_confirm=sure)
    return post_form(f"/t/{room.id}/{what}", press, seat=str(number), whose=str(number))


def end(room: Room, words: Words) -> str:
    """The end of the game, unmissable: who has won, and how; an empty element before the end."""
    if not room.over:
        return NO_END
    winners = room.match.winners
    lost = not winners or words.viewer not in (WATCHER, *winners)
    gone = [words.name(number) for number, seat in enumerate(room.seats) if seat.flags.resigned]
    resigned = tag("p", words.text("page-resigned", names=gone, count=len(gone))) if gone else None
    undone = tag("p", words.text("page-undone", count=room.undos.count)) if room.undos.count else None
    decided = words.decided(room.match.log(words.viewer))
    said = tag(
        "div",
        *_result(winners, lost, words),
        tag("p", decided) if decided else None,
        resigned,
        undone,
        stories.end_achievements(room, words),
        class_="banner-words",
    )
    proof = tag(
        "details",
        tag("summary", words.text("page-dice")),
        tag("p", words.text("page-seed"), " ", tag("code", room.match.seed.text)),
        class_="proof",
    )
    links = tag(
        "div",
        *_rematch(room, words),
        *stories.end_links(room, words),
        _story_link(room, words),
        tag("a", words.text("page-replay"), class_="button", href=f"/t/{room.id}/replay"),
        tag("a", words.text("page-record"), class_="button", href=f"/t/{room.id}/record.json"),
        class_="go",
    )
    who = tag("div", *[emblem_sign(seat) for seat in winners], class_="who") if winners else None
    class_ = "banner is-lost" if lost else "banner"
    return str(tag("div", who, said, links, proof, class_=class_, role="alert", id="end"))


def _story_link(room: Room, words: Words) -> Markup:
    """How it happened: a script shows it on the board; without scripts, the last step of the replay does."""
    replay, last = f"/t/{room.id}/replay", len(room.match.steps)
    return tag(
        "a",
        words.text("page-story"),
        class_="button",
        href=f"{replay}/{last}?eyes=above",
        data_story=f"{replay}/beats?eyes=above&only=key",
    )


def _result(winners: Sequence[int], lost: bool, words: Words) -> list[Markup]:
    """Who has won: a headline, which tells the losers against whom."""
    names = [words.name(seat) for seat in winners]
    by = words.text("play-won", names=names, count=len(names))
    if words.viewer in winners:
        return [tag("h2", words.text("page-you-win"))]
    if not lost:
        return [tag("h2", by)]
    return [tag("h2", words.text("play-lost")), *([tag("p", by)] if winners else [])]


def _rematch(room: Room, words: Words) -> list[Markup]:
    """The link to a rematch that was offered, or the buttons to offer one."""
    following, by = room.settings.next, room.settings.next_by
    if following:
        asked = by >= 0 and words.viewer not in (WATCHER, by)
        wants = words.text("page-wants-rematch", name=words.name(by)) if asked else ""
        go = tag(
            "a",
            words.text("page-join-rematch" if asked else "page-next"),
            class_="button button-main",
            href=f"/t/{room.id}/next",
        )
        return [tag("p", wants, class_="wants-rematch"), go] if asked else [go]
    if words.viewer == WATCHER:
        return []
    if len(room.seats) == 1:
        return [_again_form(room, "page-again", words, main=True)]
    # Two people rather change sides; somebody who plays against bots rather tries the same again.
    sides = ("swap", "keep") if len(room.people) > 1 else ("keep", "swap")
    return [
        _again_form(room, f"page-rematch-{side}", words, main=side == sides[0], sides=side) for side in sides
    ]


def _again_form(room: Room, key: str, words: Words, main: bool, **fields: str) -> Markup:
    press = button(words.text(key), main=main)
    return post_form(f"/t/{room.id}/again", press, seat=str(words.viewer), **fields)
