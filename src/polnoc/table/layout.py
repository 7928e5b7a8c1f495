"""What all pages share: the document, the bar at the top, buttons that post, and pages for one message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from polnoc.contract import BoardDrawing, LayoutEditor, Posters
from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Child, Markup, tag, text
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.seats import WATCHER
from polnoc.games import OWN, find_game, find_package, is_installed, package_of
from polnoc.table.network_access import NetworkAccess
from polnoc.table.progress import Progress
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from polnoc.words import Words

THEMES: Final = ("night", "day")
#: The background of a page in each theme, as in `polnoc.css`, for what the system draws around the page.
GROUND_COLOURS: Final = {"night": "#12141c", "day": "#f5f0e6"}

#: One of the eight mask patterns of a QR code.
QR_MASK: Final = 3


@dataclass(slots=True)
class Reader:
    """Who looks at a page: language, theme, the seat (or watcher), and what the browser holds."""

    language: str
    #: Empty: follow the reader's system.
    theme: str = ""
    seat: int = WATCHER
    #: The seats whose secrets the browser holds.
    held: tuple[int, ...] = ()
    #: Whether the browser made this table.
    host: bool = False
    #: The secrets of seats that are still free.
    invitations: dict[int, str] = field(default_factory=dict)
    #: The taken seats for which the browser still has an old invitation's secret, which opens nothing.
    used_links: tuple[int, ...] = ()
    #: The seats that this browser has asked for, each with the hash of the secret that would hold it.
    claims: dict[int, str] = field(default_factory=dict)
    #: The address of this site, for links that are sent to others.
    site: str = "/"
    #: What this browser has begun and learned (see `progress`).
    progress: Progress = ()
    #: Whether the page of a table was requested with the role card.
    wants_card: bool = False
    #: Whether this server has lists of open tables.
    lists_tables: bool = True
    #: The name under which this browser plays; empty if it has never given one.
    name: str = ""
    #: The switch for network access, for whoever sits at this machine.
    network: NetworkAccess | None = None


def document(
    reader: Reader,
    title: str,
    *body: Child,
    scripts: tuple[str, ...] = (),
    class_: str = "",
    games: tuple[str, ...] = (),
) -> str:
    """A whole page; `games` are the ids of those whose pieces it shows."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{title} – Północ"),
        tag("link", rel="icon", href="/static/favicon.svg", type="image/svg+xml", id="icon"),
        tag("link", rel="apple-touch-icon", href="/static/icon-180.png"),
        tag("link", rel="manifest", href=f"/manifest.webmanifest?lang={reader.language}"),
        *_theme_colours(reader.theme),
        tag("link", rel="stylesheet", href="/static/polnoc.css"),
        *[tag("link", rel="stylesheet", href=f"/static/{name}") for name in style_sheets_of(games)],
        *[
            tag("script", type="module", src=f"/static/{name}")
            for name in ("turns.js", "register.js", *scripts, *scripts_of(games))
        ],
    )
    shown = tag("body", *body, class_=class_)
    return (
        f"<!doctype html>\n{tag('html', head, shown, lang=reader.language, data_theme=reader.theme or None)}"
    )


def _theme_colours(theme: str) -> list[Markup]:
    """The colour for what the system draws around the page: the chosen theme's, else one for each theme."""
    if theme:
        return [tag("meta", name="theme-color", content=GROUND_COLOURS[theme])]
    schemes = {"night": "dark", "day": "light"}
    return [
        tag("meta", name="theme-color", content=colour, media=f"(prefers-color-scheme: {schemes[name]})")
        for name, colour in GROUND_COLOURS.items()
    ]


def style_sheets_of(games: Iterable[str]) -> list[str]:
    """The style sheets of games, as they lie under `/static`."""
    return [f"games/{id}/{name}" for id in games for name in find_package(id).style_sheets]


def scripts_of(games: Iterable[str]) -> list[str]:
    """The scripts of games, as they lie under `/static`."""
    return [f"games/{id}/{name}" for id in games for name in find_package(id).scripts]


def simple_page(
    reader: Reader,
    title: str,
    *body: Child,
    back: str = "/",
    scripts: tuple[str, ...] = (),
    games: tuple[str, ...] = (),
) -> str:
    """A page with the bar at the top and one column under a heading."""
    main = tag("main", tag("h1", title), *body, class_="page", id="main")
    return document(reader, title, bar(reader, back), main, scripts=scripts, games=games)


def message_page(reader: Reader, title: str, line: str = "", back: str = "/") -> str:
    """A page with a single message, for what could not be done."""
    words = shared_words(reader)
    said = words.text("page-start" if back == "/" else "page-back-to-table")
    button = tag("a", said, class_="button button-main", href=back)
    return simple_page(reader, title, tag("p", line) if line else None, button, back=back)


# Words ----------------------------------------------------------------------------


def words_for(room: Room, reader: Reader) -> Words:
    """The words of a room's game for a reader."""
    names = [seat.name for seat in room.seats]
    return Words(reader.language, room.game, names, reader.seat, room.chosen)


def roles(words: Words, players: int) -> list[str]:
    """The roles of the seats, in games with different roles; else empty."""
    if not words.has("game-seat"):
        return []
    return [words.text("game-seat", seat=seat, players=players) for seat in range(players)]


def role(words: Words, room: Room, seat: int) -> Markup | None:
    """The role of a seat, in games with different roles; else None."""
    said = roles(words, len(room.seats))
    return tag("small", said[seat], class_="role") if said else None


@cache
def game_words(game_id: str, language: str) -> Words:
    """The words of a game outside any table."""
    return Words(language, find_game(game_id), ())


def words_of(game: AnyGame, language: str) -> Words:
    """The words of a game outside any table, with those of its packs."""
    return game_words(game.id, language) if is_installed(game) else Words(language, game, ())


def shared_words(reader: Reader) -> Words:
    """The words shared by all pages, outside any game."""
    return game_words(OWN[0].id, reader.language)


def drawer_of(game: AnyGame) -> BoardDrawing[AnyGame]:
    """The board drawing of a game."""
    return package_of(game).drawing()


def heads(game: AnyGame, event: Event) -> bool:
    """Whether an event begins a new section of the log."""
    return event.key in drawer_of(game).Board.headings


def posters_of(game: AnyGame) -> Posters[AnyGame] | None:
    """The pictures of a game's options; None if it has none."""
    return package_of(game).posters()


def cover_of(game: AnyGame, chosen: GameOptions, words: Words) -> Markup:
    """The cover of a game with these options, or the game's own where options do not change it."""
    posters = posters_of(game)
    return posters.cover(game, chosen, words.text) if posters else drawer_of(game).cover(words.text)


def builder_of(game: AnyGame) -> LayoutEditor[AnyGame] | None:
    """The editor for an option of a game that people make by hand; None if there is no such option."""
    return package_of(game).layout_editor()


def origin(room: Room, words: Words) -> list[Markup]:
    """What to know about a table before trusting its dice: a line for each, usually none."""
    return origin_notes(origin_of(room), room.settings, words)


def origin_of(room: Room) -> list[str]:
    """The same as data: `imported`, `daily`, `known-seed`, `pack`."""
    found, settings = origin_keys(room.settings), room.settings
    if room.deal.server.is_simulated and not (settings.imported or settings.label):
        found.insert(0, "known-seed")
    return found


def origin_keys(settings: Settings) -> list[str]:
    """What the settings of a table say about its dice."""
    said = {"imported": settings.imported, "daily": bool(settings.label), "pack": settings.pack}
    return [origin for origin, holds in said.items() if holds]


def origin_notes(origins: Sequence[str], settings: Settings, words: Words) -> list[Markup]:
    """A line for each origin; packs are named where their names are known."""
    names = settings.pack_names
    said = {"pack": words.text("origin-packs", count=len(names), names=", ".join(names))} if names else {}
    return [
        tag("span", said.get(origin) or words.text(f"origin-{origin}"), class_="origin") for origin in origins
    ]


def pace(settings: Settings, words: Words) -> list[str]:
    """How long players may take, and what happens when time is up, in sentences."""
    said = [words.text("page-pace", pace=words.text(f"time-{settings.time_control}"))]
    if settings.time_control != "none":
        said.append(words.text("page-pace-late", late=words.text(f"late-{settings.late}")))
    return said


# Pieces of pages --------------------------------------------------------------------


def brand() -> Markup:
    """The logo, a link to the start page."""
    sign = tag("img", src="/static/favicon.svg", alt="", width=32, height=32)
    return tag("a", sign, tag("span", "Północ"), class_="brand", href="/")


def bar(reader: Reader, back: str = "/", *tools: Child) -> Markup:
    """The bar at the top of a page; `back` is where a change of language or theme returns to."""
    said = shared_words(reader)
    own = tool_link("/mine", "note", said.text("shelf-title"))
    notices = tool_link("/notices", "bell", said.text("notices-title"))
    every = (*tools, own, notices, *preferences(said, back, reader.theme))
    nav = tag("nav", *every, class_="tools", aria_label=said.text("page-tools"))
    return tag("header", brand(), turns_link(said), nav, class_="bar")


def turns_link(words: Words) -> Markup:
    """The link in which a script shows how many tables wait for this reader (`static/turns.js`)."""
    return tag(
        "a", words.text("page-turns"), " ", tag("span"), id="turns", class_="turns", href="/", hidden=True
    )


def preferences(words: Words, back: str, theme: str) -> list[Markup]:
    """The switches for the theme and the language."""
    other = "en" if words.language == "pl" else "pl"
    language = tag("button", other.upper(), class_="tool", title=words.text("page-language"), lang=other)
    themes = theme_forms(tool("theme", words.text("page-theme")), back, theme)
    return [*themes, post_form("/preferences", language, lang=other, back=back)]


def theme_forms(switch: Markup, back: str, theme: str) -> list[Markup]:
    """A button for day or night. Until a theme is chosen, the style sheet shows one of the two."""
    return [
        post_form(
            "/preferences", switch, class_="theme" if theme else f"theme to-{one}", theme=one, back=back
        )
        for one in THEMES
        if one != theme
    ]


def post_form(action: str, *body: Child, class_: str = "", id: str | None = None, **fields: str) -> Markup:
    """A form with hidden fields."""
    inside = [_hidden(name, value) for name, value in fields.items()]
    inside += [text(child) for child in body if child is not None]
    named = f' class="{class_}"' if class_ else ""
    named += f' id="{id}"' if id else ""
    return Markup(f'<form method="post" action="{text(action)}"{named}>{"".join(inside)}</form>')


def _hidden(name: str, value: str) -> str:
    return f'<input type="hidden" name="{name}" value="{text(value)}">'


def tool(sign: str, said: str, **attributes: str) -> Markup:
    """A small icon button; its label is there for screen readers."""
    word = tag("span", said, class_="visually-hidden")
    return tag("button", icon(sign), word, class_="tool", title=said, **attributes)


def tool_link(href: str, sign: str, said: str) -> Markup:
    """A small icon link."""
    return tag(
        "a", icon(sign), tag("span", said, class_="visually-hidden"), class_="tool", href=href, title=said
    )


def button(said: str, main: bool = False) -> Markup:
    """A button that submits its form."""
    return tag("button", said, class_="button button-main" if main else "button")


def qr_code(link: str) -> Markup:
    """A link as a QR code. Dark on light whatever the theme: not all phones read the reverse."""
    # Any mask can be read. Comparing all of them takes longer than the rest of a page.
    import segno  # most pages show no code

    code = segno.make(link, mask=QR_MASK)
    return Markup(code.svg_inline(omitsize=True, light="#fff", dark="#12141c", border=2))


def picks(name: str, chosen: str, choices: Mapping[str, str]) -> Markup:
    """A select list; `choices` has a label for each value."""
    listed = [tag("option", word, value=value, selected=value == chosen) for value, word in choices.items()]
    return tag("select", *listed, name=name, id=name)
