"""The parts of a table's page around the game: the log, the chat, notes, folds and invitations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlsplit

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.engine.seats import WATCHER
from polnoc.store import Message
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.loopback import is_loopback
from polnoc.table.marks import MARK, MARKS
from polnoc.table.page_state import CHAT, LOG, LOG_LINES, SEATS
from polnoc.table.room_seats import SEAT
from polnoc.table.rooms import Room
from polnoc.words import Words


def script_tool(signs: Sequence[str], said: str, **attributes: str) -> Markup:
    """A small button that works only with scripts, and is hidden without them."""
    word = tag("span", said, class_="visually-hidden")
    shown = [icon(sign) for sign in signs]
    return tag("button", *shown, word, class_="tool needs-script", title=said, type="button", **attributes)


def zoom_tools(words: Words) -> Markup:
    """Buttons that zoom the map, by script."""
    ways = [
        script_tool((f"zoom-{way}",), words.text(f"page-zoom-{way}"), data_zoom=way) for way in ("in", "out")
    ]
    return tag("span", *ways, class_="zoom-tools needs-script")


def hint_panel(words: Words) -> Markup:
    """The place for an expert's hint; without scripts the hint is a separate page."""
    return tag(
        "section",
        tag("h2", words.text("advice-title"), class_="visually-hidden"),
        tag("div", role="status", class_="hint-says"),
        tag(
            "div",
            tag("button", words.text("advice-follow"), class_="button button-main", type="button"),
            tag("button", words.text("page-close"), class_="button", type="button", value="close"),
            class_="go",
        ),
        class_="panel hint",
        id="hint",
        hidden=True,
    )


def help_with_keys(words: Words) -> Markup:
    """Help about keyboard shortcuts."""
    keys = (
        ("1 … 9", "number"),
        ("0", "end"),
        ("U", "undo"),
        ("H", "hint"),
        ("← ↑ ↓ →", "walk"),
        ("+ − Z", "zoom"),
        ("Enter", "enter"),
        ("Space", "next"),
        ("Esc", "escape"),
        ("?", "help"),
    )
    rows = [
        tag("div", tag("dt", tag("kbd", key)), tag("dd", words.text(f"page-key-{what}")))
        for key, what in keys
    ]
    listen = tag("input", type="checkbox", id="keys-on", checked=True)
    return tag(
        "dialog",
        tag("h2", words.text("page-keys"), id="keys-title"),
        tag("dl", *rows, class_="keys-list"),
        tag("label", listen, words.text("page-keys-on"), class_="pick"),
        tag("form", button(words.text("page-close"), main=True), method="dialog", class_="dialog-go"),
        class_="dialog",
        id="help",
        aria_labelledby="keys-title",
    )


#: How fast things are shown, as `static/pace.js` knows it.
PACES: Final = ("calm", "brisk", "instant", "wait")


def show_strip(words: Words) -> Markup:
    """Where a script shows events, with buttons to continue and to skip; screen readers use the log."""
    go = [
        tag("button", words.text(f"show-{what}"), class_="button", type="button", id=f"show-{what}")
        for what in ("next", "skip")
    ]
    caption = tag("p", id="caption", class_="caption-line", aria_hidden="true")
    return tag("div", caption, tag("div", *go, class_="go"), class_="show", id="show", hidden=True)


def show_settings(words: Words) -> Markup:
    """Settings for animation speed and sound, stored in the browser."""
    paces = [
        tag(
            "label",
            tag("input", type="radio", name="pace", value=pace),
            tag("span", tag("strong", words.text(f"pace-{pace}")), " ", words.text(f"pace-{pace}-how")),
        )
        for pace in PACES
    ]
    switch = tag(
        "label", tag("input", type="checkbox", id="sound-on"), words.text("page-sound"), class_="pick"
    )
    slider = tag("input", type="range", id="volume", min=0, max=100, step=5)
    return tag(
        "dialog",
        tag("h2", words.text("show-settings"), id="settings-title"),
        tag("fieldset", tag("legend", words.text("pace-title")), *paces, class_="paces"),
        tag("div", switch, tag("label", words.text("sound-volume"), slider), class_="sounds"),
        tag("form", button(words.text("page-close"), main=True), method="dialog", class_="dialog-go"),
        class_="dialog",
        id="settings",
        aria_labelledby="settings-title",
    )


def sound_offer(words: Words) -> Markup:
    """A question whether somebody wants sound, asked once; a script shows it at the first click."""
    answers = [
        tag("button", words.text(f"sound-{said}"), class_="button", type="button", value=said)
        for said in ("yes", "no")
    ]
    said = words.text("sound-offer")
    return tag(
        "div",
        tag("span", said, aria_hidden="true"),
        *answers,
        class_="sound-offer",
        id="sound-offer",
        role="group",
        aria_label=said,
        hidden=True,
    )


def seat_news(message: Message) -> tuple[str, str, str]:
    """The kind of a seat change, the name of its player, and the new name if it was changed."""
    what, _, names = message.text.partition(" ")
    name, _, new = names.partition("\t")
    return what, name, new


def seat_notice(message: Message, words: Words) -> str:
    """A seat change with its time: a line of everybody's log."""
    what, name, new = seat_news(message)
    at = datetime.fromtimestamp(message.at / 1000, UTC)
    when = tag("time", f"{at:%H:%M} UTC", datetime=f"{at:%Y-%m-%dT%H:%M:%SZ}")
    said = words.text(f"seat-{what}", name=name, new=new, number=message.seat + 1)
    return str(tag("li", when, " ", said))


def seat_notices(room: Room, words: Words) -> list[str]:
    """All seat changes, the oldest first."""
    return [seat_notice(message, words) for message in room.messages if message.kind == SEAT]


def seat_lines(lines: list[str]) -> Markup:
    """Who has sat down, left or come back, the newest first."""
    shown = join(*[Markup(line) for line in reversed(lines[-LOG_LINES:])])
    return tag("ol", shown, class_="seat-lines", id=SEATS, tabindex="0")


def promises(room: Room, words: Words) -> Markup:
    """The commitments to the seed: by the server, and by every browser that contributes a part."""
    rows = [tag("li", words.text("deal-server"), " ", tag("code", room.deal.server.commitment))]
    rows += [
        tag("li", words.text("deal-browser", name=words.name(seat)), " ", tag("code", promise))
        for seat, promise in sorted(room.promises_now().items())
    ]
    return tag("ul", *rows, class_="promises")


def deal_fold(room: Room, words: Words) -> Markup:
    """How the seed of this game was made, and the commitments to it."""
    again = tag("p", words.text("deal-again", count=room.deal.number)) if room.deal.number else None
    return tag(
        "details",
        tag("summary", icon("eye"), tag("span", words.text("deal-title"))),
        tag("p", words.text("deal-how" if room.deal.parts else "deal-how-server"), class_="quiet"),
        promises(room, words),
        again,
        class_="deal",
        name="side",
    )


def log_section(origins: Sequence[Markup], lines: list[str], notices: list[str], words: Words) -> Markup:
    """What to know about the table, and the log, the newest first."""
    shown = join(*[Markup(line) for line in reversed(lines[-LOG_LINES:])])
    return tag(
        "section",
        tag("h2", words.text("page-log")),
        seat_lines(notices),
        tag(
            "div",
            *origins,
            tag("ol", shown, id=LOG),
            role="log",
            tabindex="0",
            aria_label=words.text("page-log"),
        ),
        class_="log",
        id="log",
    )


def chat_line(message: Message, words: Words) -> str:
    """A chat message as a line."""
    to = tag("small", f" ({words.text('page-to-team')})") if message.kind == "team" else None
    who = tag("span", words.name(message.seat), to, ":", class_="who")
    return str(tag("li", who, " ", message.text, class_="is-team" if to else None))


def chat_fold(room: Room, seat: int, lines: list[str], words: Words) -> Markup | None:
    """The chat of the table with a field to write in; None where one person plays alone."""
    if len(room.people) < 2 or room.settings.way == "screen":
        return None
    shown = join(*[Markup(line) for line in reversed(lines[-LOG_LINES:])])
    form = None
    if seat != WATCHER:
        team = len([other for other in room.side_of(seat) if room.seats[other].secret_hash]) > 1
        to = {"table": words.text("page-to-table-all"), "team": words.text("page-to-team")}
        label = tag("label", words.text("page-say-to"), for_="to", class_="visually-hidden")
        choice = join(label, layout.picks("to", "table", to)) if team else None
        text = tag("input", name="text", maxlength=500, autocomplete="off", aria_label=words.text("page-say"))
        send = button(words.text("page-send"))
        form = post_form(f"/t/{room.id}/say", choice, text, send, class_="say", seat=str(seat))
    return tag(
        "details",
        tag("summary", icon("chat"), tag("span", words.text("page-talk"))),
        tag("div", tag("ol", shown, id=CHAT), role="log", tabindex="0", aria_label=words.text("page-talk")),
        form,
        class_="chat",
        id="talk",
        name="side",
    )


#: The kind of message that is a note.
NOTE: Final = "note"


def is_chat(message: Message) -> bool:
    return message.kind not in (NOTE, MARK, MARKS, SEAT)


def chat_of(room: Room) -> list[Message]:
    """The chat messages of a table, to whomever: without notes and markers."""
    return [message for message in room.messages if is_chat(message)]


def note_key_prefix(room: Room, seat: int) -> str:
    """The prefix of a note's key; it names the seat's holder, so that a successor does not get the notes."""
    return f"note-{seat}-{room.seats[seat].secret_hash[:12]}-"


def notes(room: Room, seat: int, words: Words) -> Markup | None:
    """One's own private notes."""
    if seat == WATCHER or room.settings.way == "screen":
        return None
    mine = note_key_prefix(room, seat)
    kept = [said.text for said in room.messages if said.kind == "note" and said.key.startswith(mine)]
    field = tag("textarea", kept[-1] if kept else "", name="text", maxlength=2000, rows=4, id="notes-text")
    label = tag("label", words.text("page-notes-how"), for_="notes-text")
    save = button(words.text("page-save"))
    return tag(
        "details",
        tag("summary", icon("note"), tag("span", words.text("page-notes"))),
        post_form(f"/t/{room.id}/note", label, field, save, class_="notes-form", seat=str(seat)),
        class_="notes",
        name="side",
    )


def fold_of_people(listed: Markup, words: Words) -> Markup:
    """The fold around the list of people."""
    summary = tag("summary", icon("players"), tag("span", words.text("page-people")))
    return tag("details", summary, listed, class_="people", name="side")


def cards(room: Room, words: Words) -> Markup | None:
    """What every card of the game does."""
    ids = room.game.cards(room.chosen)
    if not ids:
        return None
    texts = [tag("li", words.card(card)) for card in ids]
    return tag(
        "details",
        tag("summary", icon("rules"), tag("span", words.text("page-cards"))),
        tag("ul", *texts),
        class_="cards",
        name="side",
    )


def invitations(room: Room, reader: Reader) -> Markup:
    """For the host: links and QR codes of the seats that are still free."""
    if not reader.invitations:
        return tag("div", id="invitations", hidden=True)
    words = layout.words_for(room, reader)
    rows = [_invitation(room, reader, number, words) for number in reader.invitations]
    return tag(
        "section",
        tag("h2", words.text("page-invite")),
        tag("p", words.text("page-invite-how")),
        tag("ul", *rows, class_="invitations"),
        only_here(reader, words),
        class_="inviting",
        id="invitations",
    )


def only_here(reader: Reader, words: Words) -> Markup | None:
    """A warning if other devices cannot open the links, with a link to change that for whoever can."""
    if not is_loopback(urlsplit(reader.site).hostname or ""):
        return None
    if reader.network is None:
        return tag("p", words.text("page-only-here"), class_="quiet")
    way = tag("a", words.text("network-title"), href="/network")
    return tag("p", words.text("network-only-here"), " ", way, class_="quiet only-here")


def _invitation(room: Room, reader: Reader, number: int, words: Words) -> Markup:
    link = f"{reader.site}t/{room.id}/sit/{reader.invitations[number]}"
    said = words.text("page-code", number=number + 1)
    copy = tag(
        "button",
        icon("copy"),
        tag("span", words.text("page-copy")),
        class_="button needs-script",
        type="button",
        data_copy=link,
    )
    return tag(
        "li",
        tag("div", emblem_picture(number), tag("strong", words.name(number)), class_="chip"),
        layout.role(words, room, number),
        copy,
        tag("span", layout.qr_code(link), role="img", aria_label=said, class_="code"),
        tag("a", link, href=link),
        class_="invitation",
    )
