"""A game as a story: the page that tells it in scenes, and its outcome once it is over.

While a game goes on, the story is told from what the reader may know; for somebody who plays several seats
at a shared screen, from what everybody may know.
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.engine.seats import WATCHER
from polnoc.engine.stories import SCENE, TITLE, Scene
from polnoc.records.results import Result, result_of
from polnoc.records.stories import events_told, has_story, picture_of, scenes
from polnoc.table import layout
from polnoc.table.api import SceneData, StoryData
from polnoc.table.layout import Reader
from polnoc.table.replay_pages import step_address
from polnoc.table.requests import html, not_found, reader_at, room_of, wants_json
from polnoc.table.room_seats import PERSON
from polnoc.table.rooms import Room
from polnoc.words import Words

#: The prefix of the labels of daily games.
DAILY = "daily:"


def day_at(room: Room) -> str:
    """The day whose game a table is; empty if it is not a daily game."""
    return room.settings.label.rpartition(":")[2] if room.settings.label.startswith(DAILY) else ""


def kept_of(room: Room, seat: int = 0) -> Result | None:
    """The result of a table's game for a seat, computed once; None before its end."""
    if not room.over:
        return None
    key = ("result", seat, room.match.undone)
    if key not in room.page_cache:
        room.page_cache[key] = result_of(room.match, seat, day=day_at(room), id=room.id)
    found: Result | None = room.page_cache[key]
    return found


# On the page of a table ---------------------------------------------------------------


def end_links(room: Room, words: Words) -> list[Markup]:
    """At the end of a game: links to its story, and to others who played the same."""
    links = []
    if has_story(room.game):
        links.append(tag("a", words.text("story-watch"), class_="button", href=f"/t/{room.id}/film"))
    if day := day_at(room):
        links.append(tag("a", words.text("daily-compare"), class_="button", href=f"/daily/{day}"))
    return links


def end_achievements(room: Room, words: Words) -> Markup | None:
    """At the end of a game: what the reader's seat has achieved in it, and a link to all of one's games.

    Only for readers who played to the end, and not for imported games.
    """
    seat = words.viewer
    if not room.over or seat == WATCHER or room.seats[seat].played_by != PERSON or room.settings.imported:
        return None
    found = kept_of(room, seat)
    achieved = found.achievements if found and found.counts else ()
    items = [
        tag("li", tag("strong", words.text(f"feat-{id}")), " ", words.text(f"feat-{id}-how"))
        for id in achieved
    ]
    mine = tag("p", tag("a", words.text("shelf-title"), href="/mine"))
    if not items:
        return tag("div", mine, class_="new-achievements")
    title = tag("p", words.text("shelf-feats-here"))
    return tag("div", title, tag("ul", *items), mine, class_="new-achievements")


# The page of a story ------------------------------------------------------------------


async def _story_response(request: Request) -> Response:
    room = await room_of(request)
    if room is None or not has_story(room.game):
        return await not_found(request)
    reader = reader_at(request, room)
    if len(reader.held) > 1 and not room.over:
        reader.seat = WATCHER
    words = layout.words_for(room, reader)
    told = scenes(room.match, words, reader.seat)
    if wants_json(request):
        return _data(room, reader.seat, told)
    return html(story_page(room, reader, words, told))


def _data(room: Room, seat: int, told: list[Scene]) -> Response:
    found = kept_of(room)
    data = StoryData(
        table=room.id,
        over=room.over,
        scenes=[
            SceneData(scene.kind, scene.title, scene.slug, list(scene.lines), _step(room, seat, scene))
            for scene in told
        ],
        won=found.won if found else None,
        figures=found.figures if found else {},
        undone=room.match.undone,
        foreseen=room.match.foreseen,
    )
    return Response(msgspec.json.encode(data), media_type="application/json")


def _step(room: Room, seat: int, scene: Scene) -> int:
    """The number of answers after which a scene is over."""
    told = events_told(room.match, seat, scene)
    return len([step for step in room.match.steps if step.events < told])


def story_page(room: Room, reader: Reader, words: Words, told: list[Scene]) -> str:
    """A game told in scenes; once it is over, with its outcome and a link to share."""
    title, *others = told
    story = tag("div", *[_scene(room, reader.seat, scene, words) for scene in others], class_="film-reel")
    main = tag(
        "main",
        _title_card(room, title, words),
        *layout.origin(room, words),
        _verdict(room, words),
        _for_those_who_played(room, reader, story, words),
        tag("div", *_ways_on(room, reader, words), class_="go film-go"),
        class_="page film",
        id="main",
    )
    here = f"/t/{room.id}/film"
    table = layout.tool_link(f"/t/{room.id}", "back", words.text("replay-table"))
    return layout.document(reader, title.title, layout.bar(reader, here, table), main, games=(room.game.id,))


def _title_card(room: Room, scene: Scene, words: Words) -> Markup:
    assert scene.kind == TITLE
    lines = [tag("p", line) for line in scene.lines]
    slug = tag("p", scene.slug, class_="film-slug")
    cover = tag("div", layout.cover_of(room.game, room.chosen, words), class_="film-cover")
    return tag("header", cover, tag("div", tag("h1", scene.title), slug, *lines), class_="film-title")


def _verdict(room: Room, words: Words) -> Markup | None:
    """Won or lost, in figures."""
    found = kept_of(room)
    if found is None:
        return None
    shown = [(words.text(f"outcome-{name}"), str(number)) for name, number in found.figures.items()]
    shown.append((words.text("story-undone"), undone_text(room.match.undone, room.match.foreseen, words)))
    items = [tag("div", tag("dt", name), tag("dd", number)) for name, number in shown]
    head = words.text("story-won" if found.won else "story-lost")
    who = tag("p", *[seat.name for seat in room.seats[:1]], class_="film-slug")
    class_ = "film-verdict is-won" if found.won else "film-verdict"
    return tag("section", tag("h2", head), who, tag("dl", *items, class_="figures"), class_=class_)


def undone_text(undone: int, foreseen: int, words: Words) -> str:
    """How many answers were taken back, and whether that gave foresight."""
    return words.text("story-foreseen", n=undone) if foreseen else str(undone)


def _for_those_who_played(room: Room, reader: Reader, story: Markup, words: Words) -> Markup:
    """Fold the story of a daily game for readers who have not played it, since it reveals the dice."""
    if not day_at(room) or reader.held:
        return story
    return tag("details", tag("summary", words.text("story-spoils")), story, class_="film-veil")


def _scene(room: Room, seat: int, scene: Scene, words: Words) -> Markup:
    lines: list[Child] = [tag("p", line) for line in scene.lines]
    if room.over and scene.kind == SCENE:
        address = step_address(room, _step(room, seat, scene), seat)
        said = tag("span", words.text("story-replay"))
        lines.append(tag("a", icon("eye"), said, href=address, class_="film-at"))
    slug = tag("p", scene.slug, class_="film-slug") if scene.slug else None
    drawn = picture_of(room.game, room.chosen, scene)
    return tag("section", drawn, tag("h2", scene.title), slug, *lines, class_=f"film-scene is-{scene.kind}")


def _ways_on(room: Room, reader: Reader, words: Words) -> list[Child]:
    ways: list[Child] = [tag("a", words.text("replay-table"), class_="button", href=f"/t/{room.id}")]
    if not room.over:
        return ways
    ways.append(tag("a", words.text("page-replay"), class_="button", href=f"/t/{room.id}/replay"))
    if day := day_at(room):
        ways.append(tag("a", words.text("daily-compare"), class_="button", href=f"/daily/{day}"))
    link = f"{reader.site}t/{room.id}/film"
    ways.append(tag("p", words.text("story-share"), " ", tag("a", link, href=link), class_="film-share"))
    return ways


routes: list[BaseRoute] = [Route("/t/{id}/film", _story_response)]
