"""What a browser keeps of finished games: the page is empty, a script fills it from what is kept there.

Nothing of it is ever sent. Without script nothing is kept, and the page says so.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Markup, tag
from polnoc.engine.game import AnyGame
from polnoc.games import all_games
from polnoc.records.results import all_achievements
from polnoc.records.stories import group_values, keeps_outcomes
from polnoc.table import layout
from polnoc.table.layout import Reader
from polnoc.table.requests import html, reader_of
from polnoc.table.stories import catalogue
from polnoc.words import Words

#: What is counted over all games, and what it is called.
TOTALS = {
    "played": "shelf-played",
    "won": "shelf-won",
    "streak": "shelf-streak",
    "longest": "shelf-longest",
    "quickest": "shelf-fastest",
}


async def _mine(request: Request) -> Response:
    return html(shelf_page(reader_of(request)))


def shelf_page(reader: Reader) -> str:
    """My games."""
    words = layout.shared_words(reader)
    sections = [
        _game(game, layout.game_words(game.id, reader.language))
        for game in all_games()
        if keeps_outcomes(game)
    ]
    export = tag("button", words.text("shelf-export"), class_="button", type="button", id="export")
    sure = words.text("shelf-sure")
    erase = tag(
        "button", words.text("shelf-erase"), class_="button", type="button", id="erase", data_sure=sure
    )
    shelf = tag(
        "div",
        tag("p", words.text("shelf-empty"), id="empty", hidden=True),
        *sections,
        tag("p", words.text("shelf-how-marked"), class_="quiet"),
        tag("div", export, erase, class_="go"),
        tag("p", role="status", id="said", data_erased=words.text("shelf-erased")),
        id="shelf",
        hidden=True,
    )
    return layout.simple_page(
        reader,
        words.text("shelf-title"),
        tag("p", words.text("shelf-lead"), class_="lead"),
        tag("noscript", tag("p", words.text("shelf-needs-script"), class_="problem")),
        shelf,
        back="/mine",
        scripts=("my-games.js",),
    )


def _game(game: AnyGame, words: Words) -> Markup:
    totals = [
        tag("div", tag("dt", words.text(key)), tag("dd", "–", data_total=name))
        for name, key in TOTALS.items()
    ]
    return tag(
        "section",
        tag("h2", words.text("game-name")),
        tag("dl", *totals, class_="figures"),
        tag(
            "div",
            *[_group(group, values, words) for group, values in group_values(game).items()],
            class_="shelf-groups",
        ),
        _feats(game, words),
        tag("h3", words.text("shelf-games")),
        tag("ol", class_="shelf-games", data_games=True),
        class_="shelf-game",
        data_game=game.id,
        data_feats=catalogue(game),
        data_won=words.text("shelf-victory"),
        data_lost=words.text("shelf-lost"),
        hidden=True,
    )


def _group(group: str, values: tuple[str, ...], words: Words) -> Markup:
    """Games played and won by one group, such as by film; rows that are empty stay away."""
    heads = [words.text(f"outcome-{group}"), words.text("shelf-played"), words.text("shelf-won")]
    rows = [
        tag(
            "tr",
            tag("th", words.text(f"outcome-{group}-{value}"), scope="row"),
            tag("td", "0"),
            tag("td", "0"),
            data_value=value,
            hidden=True,
        )
        for value in values
    ]
    head = tag("thead", tag("tr", *[tag("th", said, scope="col") for said in heads]))
    return tag("table", head, tag("tbody", *rows), class_="standings", data_group=group)


def _feats(game: AnyGame, words: Words) -> Markup:
    states = {"data_done": words.text("shelf-done"), "data_open": words.text("shelf-to-do")}
    items = [
        tag(
            "li",
            tag("strong", words.text(f"feat-{id}")),
            tag("span", words.text(f"feat-{id}-how")),
            tag("small", words.text("shelf-to-do"), **states),
            data_feat=id,
        )
        for id in all_achievements(game)
    ]
    title = tag("h3", words.text("shelf-feats-title"), " ", tag("span", data_feat_count=True))
    return tag("div", title, tag("ul", *items, class_="feats"))


routes: list[BaseRoute] = [Route("/mine", _mine)]
