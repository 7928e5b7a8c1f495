"""My games: what one person has played on this server, under way and finished, with statistics.

Everything is read from the store, for whoever holds the person's secret, and works without scripts.
Results that browsers kept before servers did are shown by a script, and can be added.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Child, Markup, tag
from polnoc.engine.game import AnyGame
from polnoc.games import UnknownGame, all_games, find_game
from polnoc.lessons import lesson_ids
from polnoc.records.history import PERSON, OwnGame, Player, Statistics, statistics
from polnoc.records.rates import wilson
from polnoc.records.results import Count, all_achievements
from polnoc.records.stories import group_text, group_values, has_story
from polnoc.store import Group, Summary
from polnoc.store.values import is_table_id
from polnoc.table import layout
from polnoc.table.frozen_pages import game_name
from polnoc.table.history import MOST_GAMES, games_of
from polnoc.table.layout import Reader, button, picks, post_form
from polnoc.table.my_turns import all_my_tables
from polnoc.table.people import person_of
from polnoc.table.progress import to_learn
from polnoc.table.requests import as_number, html, private, reader_of, tables_of
from polnoc.words import Words

#: Games on one page of the list.
PAGE_GAMES: Final = 20
#: A share of wins is given only from this many games on; for fewer, only a count and a confidence interval.
ENOUGH_GAMES: Final = 20

#: The outcomes that the list can be filtered by, besides a game and a name.
ENDINGS: Final = ("won", "lost", "drawn", "uncounted")


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter of the list."""

    game: str = ""
    ending: str = ""
    #: A part of a name.
    name: str = ""
    page: int = 1

    def fits(self, one: OwnGame) -> bool:
        """Whether a game matches."""
        wanted = self.name.casefold()
        names = [player.name.casefold() for player in one.game.players]
        return (
            self.game in ("", one.game.game)
            and self.ending in ("", ending_of(one))
            and (not wanted or any([wanted in name for name in names]))
        )

    def address(self, page: int) -> str:
        """The address of another page of the same list."""
        asked = {"game": self.game, "result": self.ending, "name": self.name, "page": str(page)}
        return f"/mine?{urlencode({name: value for name, value in asked.items() if value})}"


def read_filter(query: Mapping[str, str]) -> Filter:
    """Read a filter from a query string; invalid values are ignored."""
    known = [game.id for game in all_games()]
    game, ending = query.get("game", ""), query.get("result", "")
    return Filter(
        game if game in known else "",
        ending if ending in ENDINGS else "",
        query.get("name", "").strip()[:80],
        max(as_number(query.get("page")), 1),
    )


def ending_of(one: OwnGame) -> str:
    """How a game ended for its person, or `uncounted`."""
    return one.own.ending if one.counts else "uncounted"


# The list -------------------------------------------------------------------------------


async def _mine(request: Request) -> Response:
    reader, tables, person = reader_of(request), tables_of(request), person_of(request)
    games, wanted = await games_of(tables, person), read_filter(request.query_params)
    found = [one for one in games if wanted.fits(one)]
    shown = found[(wanted.page - 1) * PAGE_GAMES : wanted.page * PAGE_GAMES]
    there = await tables.store.summaries([one.game.id for one in shown if is_table_id(one.game.id)])
    under_way = [table.summary for table in await all_my_tables(request)]
    groups = await tables.store.people.groups(person) if person else []
    page = MinePage(
        reader,
        games,
        wanted,
        found,
        shown,
        {table.id for table in there},
        under_way,
        groups,
    )
    return private(html(page.document()))


@dataclass(slots=True)
class MinePage:
    """The page with the list of games."""

    reader: Reader
    games: Sequence[OwnGame]
    wanted: Filter
    found: Sequence[OwnGame]
    shown: Sequence[OwnGame]
    #: The tables that are still on the server.
    there: set[str]
    under_way: Sequence[Summary]
    groups: Sequence[Group]

    def document(self) -> str:
        """The whole page."""
        words = layout.shared_words(self.reader)
        return layout.simple_page(
            self.reader,
            words.text("shelf-title"),
            tag("p", words.text("shelf-lead"), class_="lead"),
            ways(words, "/mine"),
            self._under_way(words),
            tag("h2", words.text("shelf-finished")),
            self._filter(words) if self.games else None,
            *self._list(words),
            local_results(words),
            self._lessons(words),
            self._groups(words),
            _chores(words),
            back="/mine",
            scripts=("my-games.js",),
        )

    def _under_way(self, words: Words) -> Markup | None:
        if not self.under_way:
            return None
        links = [
            tag(
                "li",
                tag(
                    "a",
                    tag("strong", game_name(table.game, self.reader.language)),
                    tag("span", ", ".join([name for name, _ in table.seats])),
                    href=f"/t/{table.id}",
                ),
            )
            for table in self.under_way
        ]
        title = tag("h2", words.text("shelf-under-way"))
        return tag("section", title, tag("ul", *links, class_="table-links"))

    def _filter(self, words: Words) -> Markup:
        played = {one.game.game for one in self.games}
        games = {
            game.id: game_name(game.id, self.reader.language) for game in all_games() if game.id in played
        }
        endings = {ending: words.text(f"shelf-only-{ending}") for ending in ENDINGS}
        every = {"": words.text("shelf-all")}
        name = tag(
            "input", name="name", id="name", value=self.wanted.name or None, maxlength=80, type="search"
        )
        fields = (
            ("game", "shelf-by-game", picks("game", self.wanted.game, every | games)),
            ("result", "shelf-by-result", picks("result", self.wanted.ending, every | endings)),
            ("name", "shelf-by-name", name),
        )
        body = [
            tag("div", tag("label", words.text(key), for_=id), field, class_="field")
            for id, key, field in fields
        ]
        return tag(
            "form",
            *body,
            button(words.text("shelf-search")),
            method="get",
            action="/mine",
            class_="shelf-filter",
            role="search",
        )

    def _list(self, words: Words) -> list[Child]:
        if not self.games:
            return [tag("p", words.text("shelf-empty"))]
        if not self.found:
            return [tag("p", words.text("shelf-none-found"), role="status")]
        rows = [self._row(one) for one in self.shown]
        page, pages = self.wanted.page, -(-len(self.found) // PAGE_GAMES)
        links = [
            tag("a", words.text(key), class_="button", href=self.wanted.address(other))
            for key, other, there in (
                ("page-watch-newer", page - 1, page > 1),
                ("page-watch-older", page + 1, page < pages),
            )
            if there
        ]
        total = words.text("shelf-found", count=len(self.found))
        return [
            tag("p", total, class_="quiet", role="status"),
            tag("ol", *rows, class_="played-games"),
            tag("div", *links, class_="go") if links else None,
            tag("p", words.text("shelf-how-marked"), class_="quiet"),
            tag("p", words.text("stats-latest", count=MOST_GAMES), class_="quiet")
            if len(self.games) == MOST_GAMES
            else None,
        ]

    def _row(self, one: OwnGame) -> Markup:
        game, words = one.game, words_of(one, self.reader)
        title = tag("strong", game_name(game.game, self.reader.language))
        ended = tag("strong", words.text(f"shelf-ending-{ending_of(one)}"), class_="ending")
        lines = [
            tag("p", title, " · ", ended),
            tag("p", _players_text(one, words)),
            tag("p", *_facts(one, words), class_="quiet"),
        ]
        notes = [words.text(key) for key in _notes(one)]
        if notes:
            lines.append(tag("p", " ".join(notes), class_="quiet"))
        ways = self._ways(one, words)
        if ways:
            lines.append(tag("div", *ways, class_="go"))
        return tag("li", *lines, class_="is-won" if one.counts and one.own.ending == "won" else None)

    def _ways(self, one: OwnGame, words: Words) -> list[Markup]:
        """Links to the replay and to a rematch, as long as the table exists."""
        id = one.game.id
        if one.from_file or id not in self.there:
            return []
        names = ", ".join([player.name for player in one.game.players])
        label = {"aria_label": words.text("shelf-replay-of", names=names)}
        found = [tag("a", words.text("page-replay"), class_="button", href=f"/t/{id}/replay", **label)]
        try:
            told = has_story(find_game(one.game.game))
        except UnknownGame:
            return found
        if told:
            found.append(tag("a", words.text("story-watch"), class_="button", href=f"/t/{id}/film"))
        rematch = post_form(f"/t/{id}/again", button(words.text("page-again")), seat=str(one.seat))
        return [*found, rematch]

    def _lessons(self, words: Words) -> Markup:
        """The progress in the lessons of each game, with a link to the next one."""
        rows = []
        for game in sorted(all_games(), key=lambda game: game_name(game.id, self.reader.language)):
            lessons, open_ = lesson_ids(game), to_learn(game, self.reader.progress)
            said = layout.game_words(game.id, self.reader.language)
            done = words.text("shelf-lessons-done", done=len(lessons) - len(open_), all=len(lessons))
            way = (
                tag("a", said.text(f"lesson-{open_[0]}"), href=f"/learn/{game.id}/{open_[0]}/1")
                if open_
                else None
            )
            if lessons:
                name = tag("strong", game_name(game.id, self.reader.language))
                rows.append(tag("li", name, f": {done} ", way))
        return tag(
            "section",
            tag("h2", words.text("shelf-lessons")),
            tag("p", words.text("shelf-lessons-nudge")) if not self.games else None,
            tag("ul", *rows),
        )

    def _groups(self, words: Words) -> Markup:
        links = [tag("li", tag("a", group.name, href=f"/friends/{group.id}")) for group in self.groups]
        return tag(
            "section",
            tag("h2", words.text("friends-title")),
            tag("p", words.text("friends-lead")),
            tag("ul", *links) if links else None,
            tag("p", tag("a", words.text("friends-new"), class_="button", href="/friends")),
        )


def ways(words: Words, here: str) -> Markup:
    """The links between the pages of one's games."""
    links = [
        tag("a", words.text(key), href=href, class_="button", aria_current="page" if href == here else None)
        for href, key in (
            ("/mine", "shelf-list"),
            ("/mine/statistics", "shelf-statistics"),
            ("/mine/achievements", "shelf-feats-title"),
        )
    ]
    return tag("nav", *links, class_="go", aria_label=words.text("shelf-title"))


def _chores(words: Words) -> Markup:
    """Links to what can be done with everything that is stored."""
    links = [
        tag("li", tag("a", words.text(key), href=href))
        for href, key in (
            ("/mine/device", "device-title"),
            ("/device", "device-enter"),
            ("/mine/games.json", "shelf-export"),
            ("/mine/load", "shelf-load"),
            ("/mine/forget", "forget-title"),
        )
    ]
    title = tag("h2", words.text("shelf-yours"))
    return tag("section", title, tag("p", words.text("shelf-yours-how")), tag("ul", *links))


def local_results(words: Words) -> Markup:
    """The results that this browser kept itself before servers did: a script fills them in."""
    add = tag(
        "form",
        tag("input", type="hidden", name="record", id="local-file"),
        button(words.text("shelf-local-add")),
        method="post",
        action="/mine/load",
        enctype="multipart/form-data",
    )
    return tag(
        "section",
        tag("h2", words.text("shelf-local")),
        tag("p", words.text("shelf-local-how")),
        tag("ol", class_="shelf-games", id="local-games"),
        tag("div", add, class_="go"),
        id="local",
        hidden=True,
        data_won=words.text("shelf-ending-won"),
        data_lost=words.text("shelf-ending-lost"),
    )


def words_of(one: OwnGame, reader: Reader) -> Words:
    """The words of a game, or those of all games if it is not installed."""
    try:
        return layout.game_words(find_game(one.game.game).id, reader.language)
    except UnknownGame:
        return layout.shared_words(reader)


def _players_text(one: OwnGame, words: Words) -> str:
    """Who played, with the levels of bots, oneself last."""
    players = one.game.players
    others = [_player_text(player, words) for seat, player in enumerate(players) if seat not in one.seats]
    own = [player.name for seat, player in enumerate(players) if seat in one.seats and player.name]
    if one.at_one_screen or not others:
        return words.text("shelf-played-by", names=[*own, *others]) if own or others else ""
    return (
        words.text("shelf-with", own=own[0], others=others)
        if own
        else words.text("shelf-with-others", others=others)
    )


def _player_text(player: Player, words: Words) -> str:
    if player.played_by == PERSON:
        return player.name
    return words.text("shelf-bot", name=player.name, level=level_text(player.played_by, words))


def level_text(level: str, words: Words) -> str:
    """The name of a bot level."""
    return words.text(f"level-{level}") if words.has(f"level-{level}") else level


def _facts(one: OwnGame, words: Words) -> list[Child]:
    """When, how long, and what the game itself says about it."""
    game, own = one.game, one.own
    day = datetime.fromtimestamp(game.ended / 1_000, UTC)
    said = [length_text(one, words)] if game.answers else []
    groups = {} if one.at_one_screen else own.groups
    facts = {name: group_text(words, name, value) for name, value in groups.items()}
    facts |= {name: str(value) for name, value in own.figures.items()}
    named = {name: f"outcome-{name}" for name in facts}
    said += [f"{words.text(key)}: {facts[name]}" for name, key in named.items() if words.has(key)]
    when = tag("time", day.strftime("%Y-%m-%d"), datetime=day.isoformat(timespec="seconds"))
    return [when, *[f" · {text}" for text in said]]


def length_text(one: OwnGame, words: Words) -> str:
    """How many answers, and how much time."""
    minutes = max(-(-one.game.seconds // 60), 1)
    unit, number = ("minutes", minutes) if minutes < 120 else ("hours", minutes // 60)
    if number >= 48 and unit == "hours":
        unit, number = "days", number // 24
    return words.text("shelf-length", answers=one.game.answers, unit=unit, n=number)


def _notes(one: OwnGame) -> list[str]:
    """What to know about a listed game."""
    game = one.game
    said = {
        "shelf-at-one-screen": one.at_one_screen,
        "shelf-bot-finished": not one.at_one_screen and one.own.played_by != PERSON,
        "shelf-is-marked": game.foreseen > 0 or game.known,
        "shelf-from-file": one.from_file,
    }
    return [key for key, holds in said.items() if holds]


# Statistics -----------------------------------------------------------------------------


async def _statistics(request: Request) -> Response:
    reader = reader_of(request)
    games = await games_of(tables_of(request), person_of(request))
    return private(html(statistics_page(reader, games)))


def statistics_page(reader: Reader, games: Sequence[OwnGame]) -> str:
    """The statistics, one section for each game that was played."""
    words = layout.shared_words(reader)
    sections = [_statistics_of(game, games, reader) for game in _played(games, reader)]
    loaded = len([one for one in games if one.from_file])
    notes = [words.text("stats-how")]
    if loaded:
        notes.append(words.text("stats-loaded", count=loaded))
    if len(games) == MOST_GAMES:
        notes.append(words.text("stats-latest", count=MOST_GAMES))
    return layout.simple_page(
        reader,
        words.text("shelf-statistics"),
        ways(words, "/mine/statistics"),
        *[tag("p", note, class_="quiet") for note in notes],
        *(sections or [tag("p", words.text("shelf-empty"))]),
        back="/mine/statistics",
    )


def _played(games: Iterable[OwnGame], reader: Reader) -> list[AnyGame]:
    """The installed games that somebody has played, by name."""
    ids = {one.game.game for one in games}
    found = [game for game in all_games() if game.id in ids]
    return sorted(found, key=lambda game: game_name(game.id, reader.language))


def _statistics_of(game: AnyGame, games: Sequence[OwnGame], reader: Reader) -> Markup:
    words = layout.game_words(game.id, reader.language)
    found = statistics(game, reversed(games))
    total = found.summary
    rows = [
        (words.text("shelf-listed"), str(found.listed)),
        (words.text("shelf-won"), words.text("stats-of", won=total.won, played=total.played)),
        (words.text("shelf-drawn"), str(found.drawn)),
        (words.text("shelf-streak"), str(total.streak)),
        (words.text("shelf-longest"), str(total.longest)),
    ]
    if total.quickest is not None:
        unit = words.text(f"outcome-{total.unit}") if words.has(f"outcome-{total.unit}") else ""
        rows.append(
            (words.text("shelf-fastest"), f"{total.quickest} ({unit})" if unit else str(total.quickest))
        )
    head = [tag("div", tag("dt", name), tag("dd", value)) for name, value in rows]
    counts = [_counts(*one, words) for one in _tables_of(game, found, words)]
    return tag(
        "section",
        tag("h2", words.text("game-name")),
        tag("dl", *head, class_="figures"),
        tag("div", *[table for table in counts if table is not None], class_="shelf-groups"),
        class_="shelf-game",
    )


def _tables_of(game: AnyGame, found: Statistics, words: Words) -> list[tuple[str, list[tuple[str, Count]]]]:
    """The tables of wins: a title and rows for each."""
    tables: list[tuple[str, list[tuple[str, Count]]]] = []
    for group, values in group_values(game).items():
        counts = found.summary.groups.get(group, {})
        known = [value for value in values if value in counts]
        others = [value for value in counts if value not in values]
        rows = [(group_text(words, group, value), counts[value]) for value in (*known, *others)]
        tables.append((words.text(f"outcome-{group}"), rows))
    seats = [(_seat_text(seat, words), count) for seat, count in sorted(found.seats.items())]
    tables.append((words.text("stats-by-seat"), seats if max(game.players) > 1 else []))
    levels = [(level_text(level, words), count) for level, count in found.levels.items()]
    tables.append((words.text("stats-by-level"), levels))
    people = [(found.names[key], count) for key, count in found.people.items()]
    tables.append((words.text("stats-by-person"), sorted(people)))
    return tables


def _seat_text(seat: int, words: Words) -> str:
    return words.text("stats-seat", number=seat + 1)


def _counts(title: str, rows: Sequence[tuple[str, Count]], words: Words) -> Markup | None:
    """One table of games won and played; None if there is nothing to count."""
    if not rows:
        return None
    heads = [title, words.text("stats-won"), words.text("stats-share")]
    body = [
        tag(
            "tr",
            tag("th", name, scope="row"),
            tag("td", words.text("stats-of", won=count.won, played=count.played)),
            tag("td", share_text(count, words)),
        )
        for name, count in rows
    ]
    head = tag("thead", tag("tr", *[tag("th", said, scope="col") for said in heads]))
    return tag("table", head, tag("tbody", *body), class_="standings")


def share_text(count: Count, words: Words) -> str:
    """The share of wins, or only its confidence interval if there are few games."""
    rate = wilson(count.won, count.played)
    low, high = int(100 * rate.low), -int(-100 * rate.high // 1)
    if count.played < ENOUGH_GAMES:
        return words.text("stats-interval", low=low, high=high)
    return words.text("stats-rate", share=round(100 * rate.share), low=low, high=high)


# Achievements ---------------------------------------------------------------------------


async def _achievements(request: Request) -> Response:
    reader = reader_of(request)
    games = await games_of(tables_of(request), person_of(request))
    return private(html(achievements_page(reader, games)))


def achievements_page(reader: Reader, games: Sequence[OwnGame]) -> str:
    """The achievements of each game, and which of them are done."""
    words = layout.shared_words(reader)
    installed = sorted(all_games(), key=lambda game: game_name(game.id, reader.language))
    sections = [_achievements_of(game, games, reader) for game in installed if all_achievements(game)]
    return layout.simple_page(
        reader,
        words.text("shelf-feats-title"),
        ways(words, "/mine/achievements"),
        tag("p", words.text("feats-how"), class_="quiet"),
        *sections,
        back="/mine/achievements",
    )


def _achievements_of(game: AnyGame, games: Sequence[OwnGame], reader: Reader) -> Markup:
    words = layout.game_words(game.id, reader.language)
    done, every = statistics(game, reversed(games)).summary.achievements, all_achievements(game)
    items = [
        tag(
            "li",
            tag("strong", words.text(f"feat-{id}")),
            tag("span", words.text(f"feat-{id}-how")),
            tag("small", words.text("shelf-done" if id in done else "shelf-to-do")),
            class_="is-done" if id in done else None,
        )
        for id in every
    ]
    count = words.text("shelf-feats", done=len(done), all=len(every))
    title = tag("h2", words.text("game-name"))
    return tag("section", title, tag("p", count, class_="quiet"), tag("ul", *items, class_="achievements"))


routes: list[BaseRoute] = [
    Route("/mine", _mine),
    Route("/mine/statistics", _statistics),
    Route("/mine/achievements", _achievements),
]
