"""Pages that show how Północ looks: `python -m tools.gallery.pages FOLDER [PAGE…]`.

Every table is a real position. The pages use the real style sheet and the real
drawings, and nothing else is needed to open them. They are a workbench for
whoever draws. `picture-….svg` are tables as single files, for documents.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from polnoc.contract import BoardDrawing, Posters
from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.posters import poster_picture
from polnoc.drawing.shapes import emblem_picture
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing
from polnoc.engine.game import AnyGame
from polnoc.engine.options import option_fields
from polnoc.games import all_games, find_game, package_of
from polnoc.games.straszydla.drawing.posters import pact_picture
from polnoc.games.straszydla.drawing.spooks import standing_figure
from polnoc.games.straszydla.packs import load_box
from polnoc.words import Words
from tools.gallery.colours import copy_static, drawing_styles, game_sheet
from tools.gallery.lighting import lit
from tools.gallery.scenes import NAMES, SCENES, Scene, find_moment

#: The texts around the drawings, in Polish and English. The table itself has its own.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "skip": ("Do gry", "To the game"),
    "start": ("Strona główna", "Start page"),
    "claim": ("Gry planszowe z dreszczem.", "Spooky board games."),
    "log": ("Co się stało", "What happened"),
    "chat": ("Rozmowa", "Talk"),
    "say": ("Napisz do stołu", "Write to the table"),
    "send": ("Wyślij", "Send"),
    "undo": ("Cofnij", "Undo"),
    "hint": ("Podpowiedź", "Hint"),
    "aids": ("Ściąga", "Deduction sheet"),
    "rules": ("Zasady", "Rules"),
    "theme": ("Dzień i noc", "Day and night"),
    "now": ("Graj teraz", "Play now"),
    "screen": ("Przy jednym ekranie", "On one screen"),
    "invite": ("Zaproś", "Invite friends"),
    "learn": ("Naucz się", "Learn"),
    "watch": ("Oglądaj", "Watch"),
    "players": ("2–4 osoby", "2–4 players"),
    "clock": ("10–20 minut", "10–20 minutes"),
    "eye": ("ukryte karty", "hidden cards"),
    "again": ("Rewanż", "Rematch"),
    "replay": ("Zobacz przebieg", "See the replay"),
    "won": ("Wygrana!", "You win!"),
    "lost": ("Koniec gry", "The game is over"),
    "seed": ("Ziarno losowe zgadza się z obietnicą:", "The seed is the one that was promised:"),
    "curtain": ("Twoja kolej. Pozostali odwracają wzrok.", "Your turn. The others look away."),
    "show": ("Pokaż mój stół", "Show my table"),
    "new": ("Nowy stół", "A new table"),
    "count": ("Ilu graczy?", "How many play?"),
    "name": ("Jak się nazywasz?", "What is your name?"),
    "help": ("Tę nazwę zobaczą inni przy stole.", "The others at the table will see it."),
    "begin": ("Zacznij", "Start"),
    "back": ("Wróć", "Back"),
}

#: Tables that are also made as single pictures.
PICTURES: Final = ("3-middle-en", "3-shield-pl", "city-4-plan-night-en", "city-2-act-night-en")


def said(key: str, language: str) -> str:
    """One of the gallery's own words."""
    polish, english = WORDS[key]
    return polish if language == "pl" else english


# Any page ----------------------------------------------------------------------


def page(
    language: str, theme: str, title: str, *body: Child, games: Sequence[str] = ("duchy", "straszydla")
) -> Markup:
    """An HTML page around its body, with the style sheets of some games."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{title} – Północ"),
        tag("link", rel="icon", href="static/favicon.svg", type="image/svg+xml"),
        tag("link", rel="stylesheet", href="static/polnoc.css"),
        *[tag("link", rel="stylesheet", href=f"static/games/{game}/board.css") for game in games],
    )
    skip = tag("a", said("skip", language), href="#table", class_="skip-link")
    whole = tag("html", head, tag("body", skip, *body), lang=language, data_theme=theme)
    return Markup("<!doctype html>\n") + whole


def bar(language: str, tools: Sequence[str], *middle: Child) -> Markup:
    """The bar on top: the logo, something in the middle, tools."""
    sign = tag("img", src="static/favicon.svg", alt="", width=32, height=32)
    brand = tag("a", sign, tag("span", "Północ"), class_="brand", href="start-pl.html", aria_label="Północ")
    buttons = [tool(name, said(name, language)) for name in tools]
    return tag("header", brand, *middle, tag("div", *buttons, class_="tools"), class_="bar")


def tool(name: str, label: str) -> Markup:
    """A button of the bar: an icon, and its word for screen readers."""
    word = tag("span", label, class_="visually-hidden")
    return tag("button", icon(name), word, class_="tool", title=label, type="button")


def button(key: str, language: str, class_: str = "button") -> Markup:
    """A button with one of the gallery's words."""
    return tag("button", said(key, language), class_=class_, type="button")


# A table -----------------------------------------------------------------------


class TablePage:
    """A page with a table."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.language = scene.language
        self.match = find_moment(scene)
        self.game = self.match.game
        self.words = Words(scene.language, self.game, scene.seats, scene.viewer, self.match.chosen)
        self.view = self.match.view(scene.viewer)
        self.options = self.match.options(scene.viewer)

    def drawing(self) -> Drawing:
        """The table as it is drawn."""
        scene = self.scene
        drawer, say = drawer_of(scene.game), self.words.text
        drawn = drawer.Board.once(self.game, self.view, self.options, say, scene.seats, aids=scene.aids)
        return lit(drawn, drawer.offers(self.game, self.view, self.options, say))

    def html(self) -> Markup:
        """The whole page."""
        drawing = self.drawing()
        mine = self.scene.viewer in self.view["asked"]
        turn = "over" if self.match.over else "mine" if mine else "theirs"
        tools = ("undo", "hint", "aids", "rules", "theme")
        table = tag(
            "main",
            tag("h1", self.words.text("game-name"), class_="visually-hidden"),
            tag("div", self._prompt(mine), self._hand(drawing), class_="tray"),
            self._actions(),
            tag("section", drawing.at(BOARD), class_="board"),
            tag("aside", self._log(), self._chat(), class_="side"),
            class_="table",
            data_turn=turn,
            id="table",
        )
        top = bar(self.language, tools, tag("div", drawing.at(TURN), class_="turn"))
        return page(self.language, self.scene.theme, self.scene.name, drawing.shapes, top, table)

    def _prompt(self, mine: bool) -> Markup:
        who = self.view["asked"] or self.match.winners
        line = tag("p", self.words.prompt(self.view), class_="prompt-line")
        seat = self.scene.viewer if mine else who[0]
        return tag("section", emblem_picture(seat), line, class_="prompt", role="status")

    def _hand(self, drawing: Drawing) -> Markup:
        banner = self._banner() if self.match.over else None
        return tag("section", banner, drawing.at(TRAY), class_="hand")

    def _actions(self) -> Markup:
        labels = [self.words.action(action, self.view) for action in self.options]
        numbers = all(len(label) <= 3 for label in labels)
        shape = " is-numbers" if numbers else " is-many" if len(labels) > 4 else ""
        buttons = [
            tag("li", tag("button", label, class_="choice", name="action", value=action.text))
            for label, action in zip(labels, self.options, strict=True)
        ]
        return tag("form", tag("ul", *buttons, class_=f"choice-list{shape}"), class_="actions", method="post")

    def _log(self) -> Markup:
        lines = []
        for nth, event in enumerate(reversed(self.match.log(self.scene.viewer)[-14:])):
            class_ = "is-round" if event.key == "round-begins" else "is-new" if nth < 3 else ""
            lines.append(tag("li", self.words.event(event), class_=class_))
        title = said("log", self.language)
        told = tag("div", tag("ol", *lines), role="log", tabindex=0, aria_label=title)
        return tag("section", tag("h2", title), told, class_="log")

    def _chat(self) -> Markup:
        hint = said("say", self.language)
        field = tag("input", name="say", aria_label=hint, placeholder=hint)
        form = tag("form", field, button("send", self.language))
        return tag("details", tag("summary", said("chat", self.language)), form, class_="chat")

    def _banner(self) -> Markup:
        """The end of the game."""
        language, winners = self.language, self.match.winners
        seed = tag("p", said("seed", language), " ", tag("code", self.match.seed.text))
        title = tag("h2", said("won" if self.scene.viewer in winners else "lost", language))
        told = tag("p", self.words.event(self.match.events[-1]))
        again = button("again", language, "button button-main")
        return tag(
            "div",
            tag("div", *[emblem_picture(seat) for seat in winners], class_="who"),
            tag("div", title, told, seed, class_="banner-words"),
            tag("div", again, button("replay", language), class_="go"),
            class_="banner",
            role="alert",
        )

    def picture(self) -> Markup:
        """The table as one SVG file: it carries its styles and its theme."""
        drawing = self.drawing()
        lay, (width, height) = (_lay_city, CITY) if self.scene.game == "straszydla" else (_lay_house, HOUSE)
        return tag(
            "svg",
            tag("title", self.words.prompt(self.view)),
            tag("style", drawing_styles() + _styles_of(self.scene.game)),
            tag("rect", width=width, height=height, rx=14, class_="page-ground"),
            drawing.shapes,
            *lay(drawing),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            data_theme=self.scene.theme,
            role="img",
        )


# Pictures ----------------------------------------------------------------------

#: Their sizes.
HOUSE: Final = (900, 720)
CITY: Final = (920, 760)


def _styles_of(game: str) -> str:
    """What a game's own style sheet adds for drawings, without what is for pages."""
    return game_sheet(game).partition("/* Drawings")[2].partition("*/")[2]


def _lay_house(drawing: Drawing) -> list[Markup]:
    """The sheets of 13 Duchów at their places in a picture."""
    side = 268
    doors = [sheet for sheet in drawing.sheets if sheet.kind.startswith("door")]
    rest = {sheet.kind: sheet for sheet in drawing.sheets if sheet not in doors}
    tall = side * 190 // 300
    return [
        rest["seats"].markup(at=(225, 10, 450, 60)),
        rest["house"].markup(at=(16, 84, 584, 500)),
        *[door.markup(at=(616, 84 + nth * (tall + 10), side, tall)) for nth, door in enumerate(doors)],
        rest["tray"].markup(at=(120, 592, 340, 118)),
    ]


def _lay_city(drawing: Drawing) -> list[Markup]:
    """The sheets of Straszydła at their places in a picture."""
    panels = [sheet for sheet in drawing.sheets if sheet.kind == "player-panel"]
    rest = {sheet.kind: sheet for sheet in drawing.sheets if sheet not in panels}
    size = panels[0].size[1] * 324 // 360
    return [
        rest["seats"].markup(at=(185, 8, 550, 56)),
        rest["city"].markup(at=(16, 74, 540, 548)),
        rest["stacks"].markup(at=(576, 78, 324, 191)),
        *[panel.markup(at=(576, 278 + nth * (size + 8), 324, size)) for nth, panel in enumerate(panels)],
        rest["purse"].markup(at=(16, 632, 266, 120)),
        rest["mine"].markup(at=(300, 632, 364, 120)),
        rest["imps"].markup(at=(684, 632, 149, 120)),
    ]


def drawer_of(game: str) -> BoardDrawing[AnyGame]:
    """The module that draws a game."""
    return package_of(find_game(game)).drawing()


def table_page(scene: Scene) -> Markup:
    """The page of a scene."""
    return TablePage(scene).html()


def picture(scene: Scene) -> Markup:
    """The picture of a scene."""
    return TablePage(scene).picture()


# Other pages -------------------------------------------------------------------


def start_page(language: str, theme: str) -> Markup:
    """The start page with the games on it."""
    cards = [game_card(game.id, language) for game in all_games()]
    hero = tag("div", tag("h1", "Północ"), tag("p", said("claim", language)), class_="hero")
    body = tag(
        "main", hero, tag("div", *cards, new_table(language), class_="games"), class_="page", id="table"
    )
    return page(language, theme, said("start", language), bar(language, ("theme",)), body)


def game_card(game: str, language: str) -> Markup:
    """A game on the start page."""
    words = Words(language, find_game(game), NAMES[language][:2])
    facts = [tag("li", icon(key), said(key, language)) for key in ("players", "clock", "eye")]
    rest = [button(key, language) for key in ("screen", "invite", "learn", "watch")]
    return tag(
        "article",
        tag("div", drawer_of(game).cover(words.text), class_="game-picture"),
        tag(
            "div",
            tag("h2", words.text("game-name")),
            tag("ul", *facts, class_="facts"),
            tag("p", words.text("game-blurb")),
            tag("div", button("now", language, "button button-main"), *rest, class_="game-go"),
            class_="game-card-body",
        ),
        class_="game-card is-wide",
    )


def new_table(language: str) -> Markup:
    """A sample form."""
    picks = []
    for count in (2, 3, 4):
        choice = tag("input", type="radio", name="players", value=count, checked=count == 2)
        picks.append(tag("label", choice, str(count), class_="pick"))
    how_many = tag("span", said("count", language), class_="label")
    name = tag("label", said("name", language), for_="name")
    field = tag("input", id="name", value=NAMES[language][0])
    begin = button("begin", language, "button button-main")
    return tag(
        "form",
        tag("h2", said("new", language)),
        tag("div", how_many, tag("div", *picks, class_="picks"), class_="field"),
        tag("div", name, field, tag("span", said("help", language), class_="help"), class_="field"),
        tag("div", button("back", language), begin, class_="dialog-go"),
        class_="panel",
    )


def curtain_page(language: str) -> Markup:
    """The curtain between two people at one screen."""
    title = f"{NAMES[language][1]}: {said('curtain', language)}"
    show = button("show", language, "button button-main")
    curtain = tag("main", emblem_picture(1), tag("h1", title), show, class_="curtain", id="table")
    return page(language, "night", said("show", language), curtain)


def faces_page(game: AnyGame, posters: Posters[AnyGame], language: str, theme: str) -> Markup:
    """Everybody who has a face, and everything that is chosen by posters."""
    words = Words(language, game, NAMES[language][:2])
    faces = [
        posters.picture(game, field.name, str(value))
        for field in option_fields(game.options_type)
        if field.name in posters.OPTIONS
        for value in game.offered(field, max(game.players))
    ]
    if game.id == "straszydla":
        box = load_box()
        faces += [pact_picture(box, pact) for pact in range(1, len(box.pacts))]
        faces += [poster_picture(game.id, standing_figure(spook.id, 14, 16, 92)) for spook in box.pack.spooks]
    shown = [tag("div", face, class_="poster") for face in faces]
    body = tag("main", tag("div", *shown, class_="posters"), id="table")
    return page(language, theme, words.text("game-name"), body, games=(game.id,))


# Writing -----------------------------------------------------------------------


def make(folder: Path, only: Sequence[str] = ()) -> list[Path]:
    """Write the pages, or those whose names begin with one of `only`; return the paths written."""
    pages: dict[str, Callable[[], Markup]] = {
        "start-pl.html": lambda: start_page("pl", "night"),
        "start-day-en.html": lambda: start_page("en", "day"),
        "curtain-pl.html": lambda: curtain_page("pl"),
    }
    for game in all_games():
        if posters := package_of(game).posters():
            for theme in ("night", "day"):
                pages[f"faces-{game.id}-{theme}.html"] = partial(faces_page, game, posters, "pl", theme)
    for scene in SCENES:
        pages[f"table-{scene.name}.html"] = partial(table_page, scene)
        if scene.name in PICTURES:
            pages[f"picture-{scene.name}.svg"] = partial(picture, scene)
    copy_static(folder / "static")
    written = []
    for name, make_page in pages.items():
        if not only or name.startswith(tuple(only)):
            written.append(folder / name)
            written[-1].write_text(make_page(), encoding="utf-8")
    return written


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tools.gallery.pages FOLDER [PAGE…]")
    for written in make(Path(sys.argv[1]), sys.argv[2:]):
        sys.stdout.write(f"{written}\n")
