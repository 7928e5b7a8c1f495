"""The pages of the table, for one reader: whole at first, then only the parts that changed.

Every part has an id. `parts` gives them all for a reader of a room; what a
browser has to be sent is the parts that differ from those it has.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing
from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.games import all_games
from polnoc.table.rooms import Room
from polnoc.words import Words, package_of

#: With more options than this, they are numbers in a grid rather than sentences.
LISTED: Final = 4
#: How much of the log a page shows; the whole of it is in the replay.
LOG_LINES: Final = 60


@dataclass(slots=True)
class Reader:
    """Who looks at a page: the language, the theme, the seat (or watcher) and the seats held."""

    language: str
    theme: str
    seat: int = WATCHER
    held: tuple[int, ...] = ()


def document(reader: Reader, title: str, *body: Child, script: bool = False) -> str:
    """A whole page."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{title} – Północ"),
        tag("link", rel="icon", href="/static/favicon.svg", type="image/svg+xml", id="icon"),
        tag("link", rel="stylesheet", href="/static/polnoc.css"),
        tag("script", type="module", src="/static/table.js") if script else None,
    )
    html = tag("html", head, tag("body", *body), lang=reader.language, data_theme=reader.theme)
    return f"<!doctype html>\n{html}"


def words_for(room: Room, reader: Reader) -> Words:
    """The words of a room's game for a reader."""
    return Words(reader.language, room.match.game, [seat.name for seat in room.seats], reader.seat)


def shared_words(reader: Reader) -> Words:
    """Words where no table is in sight."""
    return Words(reader.language, all_games()[0], ())


# The table ------------------------------------------------------------------------


def parts(room: Room, reader: Reader) -> dict[str, Markup]:
    """Every part of a table page by its id, in the order in which they stand."""
    panels, drawing = _drawn(room, reader, words_for(room, reader))
    return panels | drawing.pieces


def _drawn(room: Room, reader: Reader, words: Words) -> tuple[dict[str, Markup], Drawing]:
    """What one reader sees of a table: the panels by their ids, and the drawing."""
    view = room.view(reader.seat)
    options = room.match.options(reader.seat) if room.ready else ()
    panels = {
        "prompt": _prompt(room, view, words),
        "actions": _actions(room, reader, view, options, words),
        "tools": _tools(room, reader, words),
        "log": _log(room, reader, words),
        "end": _end(room, words),
    }
    return panels, _draw(room, view, options, words)


def table_page(room: Room, reader: Reader) -> str:
    """The whole page of a table."""
    words = words_for(room, reader)
    part, drawing = _drawn(room, reader, words)
    main = tag(
        "main",
        tag("h1", words.text("game-name"), class_="visually-hidden"),
        tag("div", part["prompt"], tag("section", drawing.at(TRAY), class_="hand"), class_="tray"),
        part["actions"],
        tag("section", drawing.at(BOARD), part["end"], class_="board"),
        tag("aside", part["log"], class_="side"),
        class_="table",
        id="table",
        data_turn=turn_of(room, reader),
        data_live=f"/t/{room.id}/live?seat={reader.seat}",
        data_version=str(room.version),
        data_mine=words.text("page-your-turn"),
        data_failed=words.text("page-failed"),
    )
    bar = tag("header", brand(), tag("div", drawing.at(TURN), class_="turn"), part["tools"], class_="bar")
    skip = tag("a", words.text("page-skip"), href="#actions", class_="skip-link")
    return document(reader, words.text("game-name"), skip, drawing.shapes, bar, main, script=True)


def _draw(room: Room, view: View, options: Iterable[Action], words: Words) -> Drawing:
    game: Any = room.match.game
    drawer = importlib.import_module(f"{package_of(game)}.drawing")
    drawing: Drawing = drawer.draw(game, view, list(options), words.text, words.names, aids=room.aids)
    return drawing


def turn_of(room: Room, reader: Reader) -> str:
    if room.match.over:
        return "over"
    return "mine" if room.ready and reader.seat in room.match.asked else "theirs"


def _prompt(room: Room, view: View, words: Words) -> Markup:
    asked = room.match.asked
    if not room.ready:
        free = [
            words.text("name-person", number=n + 1) for n, seat in enumerate(room.seats) if not seat.played_by
        ]
        head, line, seat = words.text("page-waiting"), words.text("page-free-seats", names=free), 0
    elif room.match.over:
        head, line, seat = words.text("page-over"), words.prompt(view), 0
    elif words.viewer in asked:
        head, line, seat = "", words.prompt(view), words.viewer
    else:
        names = [words.name(number) for number in asked]
        head, line, seat = words.text("page-to-play", names=names), words.prompt(view), asked[0]
    heading = tag("strong", head, class_="prompt-head") if head else None
    said = tag("div", heading, tag("p", line, class_="prompt-line"))
    return tag("section", emblem_picture(seat), said, class_="prompt", role="status", id="prompt")


def _actions(room: Room, reader: Reader, view: View, options: Iterable[Action], words: Words) -> Markup:
    """Every legal answer as a real button."""
    offered = list(options)
    buttons = [
        tag(
            "li", tag("button", words.action(action, view), class_="choice", name="action", value=action.text)
        )
        for action in offered
    ]
    shape = "choice-list is-numbers" if len(offered) > LISTED else "choice-list"
    hidden = [
        tag("input", type="hidden", name="seat", value=str(reader.seat)),
        tag("input", type="hidden", name="token", value=room.token(reader.seat) if offered else ""),
        tag("input", type="hidden", name="key", value=f"v{room.version}-{reader.seat}"),
    ]
    return tag(
        "form",
        *hidden,
        tag("ul", *buttons, class_=shape),
        class_="actions",
        method="post",
        action=f"/t/{room.id}/answer",
        id="actions",
    )


def _tools(room: Room, reader: Reader, words: Words) -> Markup:
    undo = None
    if reader.seat != WATCHER and room.may_undo(reader.seat):
        undo = _post(f"/t/{room.id}/undo", "undo", words.text("page-undo"), room, reader)
    return tag(
        "nav",
        undo,
        _tool_link(f"/rules/{room.match.game.id}", "rules", words.text("page-rules")),
        _switch(
            "theme", "theme", "day" if reader.theme == "night" else "night", words.text("page-theme"), room.id
        ),
        _language_switch(reader, words, f"/t/{room.id}"),
        class_="tools",
        aria_label=words.text("page-tools"),
        id="tools",
    )


def _post(action: str, sign: str, said: str, room: Room, reader: Reader) -> Markup:
    return tag(
        "form",
        tag("input", type="hidden", name="seat", value=str(reader.seat)),
        tag("input", type="hidden", name="key", value=f"u{room.version}-{reader.seat}"),
        tag("button", icon(sign), tag("span", said, class_="visually-hidden"), class_="tool", title=said),
        method="post",
        action=action,
    )


def _tool_link(href: str, sign: str, said: str) -> Markup:
    return tag(
        "a", icon(sign), tag("span", said, class_="visually-hidden"), class_="tool", href=href, title=said
    )


def _switch(name: str, sign: str, value: str, said: str, table: str = "") -> Markup:
    return tag(
        "form",
        tag("input", type="hidden", name=name, value=value),
        tag("input", type="hidden", name="back", value=f"/t/{table}" if table else "/"),
        tag("button", icon(sign), tag("span", said, class_="visually-hidden"), class_="tool", title=said),
        method="post",
        action="/preferences",
    )


def _language_switch(reader: Reader, words: Words, back: str) -> Markup:
    other = "en" if reader.language == "pl" else "pl"
    return tag(
        "form",
        tag("input", type="hidden", name="lang", value=other),
        tag("input", type="hidden", name="back", value=back),
        tag("button", other.upper(), class_="tool", title=words.text("page-language"), lang=other),
        method="post",
        action="/preferences",
    )


def _log(room: Room, reader: Reader, words: Words) -> Markup:
    """What happened, the newest first."""
    events = room.match.log(reader.seat)[-LOG_LINES:]
    lines = [
        tag("li", words.event(event), class_="is-round" if event.key == "round-begins" else None)
        for event in reversed(events)
    ]
    return tag(
        "section",
        tag("h2", words.text("page-log")),
        tag("div", tag("ol", *lines), role="log", tabindex="0", aria_label=words.text("page-log")),
        class_="log",
        id="log",
    )


def _end(room: Room, words: Words) -> Markup:
    """The end of the game, unmissable; before it an empty place."""
    if not room.match.over:
        return tag("div", id="end", hidden=True)
    winners = room.match.winners
    names = [words.name(seat) for seat in winners]
    won = words.viewer in winners
    head = words.text("page-you-win") if won else words.text("play-won", names=names, count=len(names))
    links = tag(
        "div",
        tag("a", words.text("page-again"), class_="button button-main", href="/"),
        tag("a", words.text("page-record"), class_="button", href=f"/t/{room.id}/record.json"),
        class_="go",
    )
    seed = room.match.seed
    return tag(
        "div",
        tag("div", *[emblem_picture(seat) for seat in winners], class_="who"),
        tag("h2", head),
        tag("p", words.event(room.match.events[-1])),
        tag("p", words.text("page-seed"), " ", tag("code", seed.text)),
        links,
        class_="banner is-over-board",
        role="alert",
        id="end",
    )


def brand() -> Markup:
    """The sign of the house, leading to the start page."""
    sign = tag("img", src="/static/favicon.svg", alt="", width=32, height=32)
    return tag("a", sign, tag("span", "Północ"), class_="brand", href="/")


# Other pages ----------------------------------------------------------------------


def curtain_page(room: Room, reader: Reader, seat: int) -> str:
    """The curtain between two people at one screen."""
    words = words_for(room, reader)
    shown = tag(
        "main",
        emblem_picture(seat),
        tag("h1", words.text("page-curtain", name=room.seats[seat].name)),
        tag("a", words.text("page-show"), class_="button button-main", href=f"/t/{room.id}?seat={seat}"),
        class_="curtain",
        id="table",
        data_live=f"/t/{room.id}/live?seat={WATCHER}",
        data_version=str(room.version),
    )
    return document(reader, words.text("game-name"), shown)


def start_page(reader: Reader, problem: str = "") -> str:
    """The games, and how to begin."""
    said = shared_words(reader)
    tools = tag(
        "nav",
        _switch("theme", "theme", "day" if reader.theme == "night" else "night", said.text("page-theme")),
        _language_switch(reader, said, "/"),
        class_="tools",
        aria_label=said.text("page-tools"),
    )
    cards = [_game_card(game, reader) for game in all_games()]
    hero = tag("div", tag("h1", "Północ"), tag("p", said.text("page-claim")), class_="hero")
    alarm = tag("p", problem, role="alert", class_="problem") if problem else None
    main = tag("main", hero, alarm, tag("div", *cards, class_="games"), class_="page", id="table")
    return document(reader, said.text("page-start"), tag("header", brand(), tools, class_="bar"), main)


def _game_card(game: AnyGame, reader: Reader) -> Markup:
    words = Words(reader.language, game, ())
    drawer = importlib.import_module(f"{package_of(game)}.drawing")
    ways = [
        _begin(game, words, "page-play-now", "you,regular", main=True),
        _begin(game, words, "page-play-expert", "you,expert"),
        _begin(game, words, "page-three", "you,regular,novice"),
        _begin(game, words, "page-teams", "you,regular,regular,regular"),
        _begin(game, words, "page-one-screen", "you,you"),
        _begin(game, words, "page-invite", "you,free"),
    ]
    body = tag(
        "div",
        tag("h2", words.text("game-name")),
        tag("p", words.text("game-blurb")),
        tag(
            "div",
            *ways,
            tag("a", words.text("page-rules"), class_="button", href=f"/rules/{game.id}"),
            class_="game-go",
        ),
        class_="game-card-body",
    )
    picture = tag("div", drawer.cover(words.text), class_="game-picture")
    return tag("article", picture, body, class_="game-card is-wide")


def _begin(game: AnyGame, words: Words, key: str, seats: str, main: bool = False) -> Markup:
    return tag(
        "form",
        tag("input", type="hidden", name="game", value=game.id),
        tag("input", type="hidden", name="seats", value=seats),
        tag("button", words.text(key), class_="button button-main" if main else "button"),
        method="post",
        action="/tables",
    )


def invite_page(room: Room, reader: Reader, links: list[tuple[int, str]], codes: list[Markup]) -> str:
    """The links of the seats that are still free; they are shown this once."""
    words = words_for(room, reader)
    rows = [
        tag("li", emblem_picture(seat), tag("a", link, href=link), code, class_="invitation")
        for (seat, link), code in zip(links, codes, strict=True)
    ]
    main = tag(
        "main",
        tag("h1", words.text("page-invite")),
        tag("p", words.text("page-invite-how")),
        tag("ul", *rows, class_="invitations"),
        tag("a", words.text("page-to-table"), class_="button button-main", href=f"/t/{room.id}"),
        class_="page",
        id="table",
    )
    return document(reader, words.text("page-invite"), tag("header", brand(), class_="bar"), main)


def rules_page(game: AnyGame, reader: Reader, html: Markup) -> str:
    """The rulebook."""
    words = Words(reader.language, game, ())
    bar = tag("header", brand(), class_="bar")
    return document(
        reader, words.text("page-rules"), bar, tag("main", html, class_="page rulebook", id="table")
    )


def message_page(reader: Reader, title: str, line: str) -> str:
    """A page that says one thing, for what could not be done."""
    words = shared_words(reader)
    home = tag("a", words.text("page-start"), class_="button button-main", href="/")
    main = tag("main", tag("h1", title), tag("p", line), home, class_="page", id="table")
    return document(reader, title, tag("header", brand(), class_="bar"), main)
