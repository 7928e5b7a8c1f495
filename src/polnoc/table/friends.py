"""A page for a group of friends: who plays, and who won what.

The address of a group reveals nothing, and only its members see the page. Whoever has the secret link can
join. The link is derived from a key of this store, so it need not be stored, and a member can make a new
one, which makes the old one void. The page shows games of this server that two or more members played.
"""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Child, Markup, tag
from polnoc.records.history import PERSON, FinishedGame
from polnoc.store import Group, Member
from polnoc.store.people import KeptResult
from polnoc.store.values import is_table_id
from polnoc.table import layout
from polnoc.table.frozen_pages import game_name
from polnoc.table.history import read_game
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.names import NAME_CHARS, clean_name, is_taken
from polnoc.table.people import COOKIE, known_person, person_of, secret_of
from polnoc.table.requests import (
    Form,
    html,
    not_found,
    private,
    read_form,
    reader_of,
    set_cookie,
    tables_of,
    wants_json,
)
from polnoc.table.tables import Tables
from polnoc.words import Words

#: How many of a group's latest games are counted, and how many are listed.
MOST_GROUP_GAMES: Final = 500
LISTED_GAMES: Final = 30

#: The name under which the servers of a store share the key of the links.
KEY_NAME: Final = "friends-key"


async def link_secret(tables: Tables, group: Group) -> str:
    """The secret in the link of a group."""
    if KEY_NAME not in tables.kept:
        tables.kept[KEY_NAME] = await tables.store.shared_value(KEY_NAME, secrets.token_hex(32))
    key: str = tables.kept[KEY_NAME]
    told = f"{group.id} {group.generation}"
    return hmac.digest(bytes.fromhex(key), told.encode(), "sha256").hex()[:32]


class Standing(NamedTuple):
    """How many games of the group a member has played and won."""

    name: str
    won: int
    played: int


# New groups ------------------------------------------------------------------------------


async def _new(request: Request) -> Response:
    return private(html(_new_page(reader_of(request))))


def _new_page(reader: Reader, problem: str = "", form: Form | None = None) -> str:
    words, typed = layout.shared_words(reader), form or {}
    body = post_form(
        "/friends",
        _problem(problem),
        _name_field("group", words.text("friends-name"), typed.get("group", "")),
        _name_field("name", words.text("friends-own-name"), typed.get("name", "")),
        button(words.text("friends-make"), main=True),
    )
    lead = tag("p", words.text("friends-how"), class_="lead")
    return layout.simple_page(reader, words.text("friends-new"), lead, body, back="/friends")


def _problem(problem: str) -> Markup | None:
    return tag("p", problem, class_="problem", role="alert") if problem else None


def _name_field(id: str, label: str, value: str = "") -> Markup:
    field = tag("input", name=id, id=id, value=value or None, maxlength=NAME_CHARS, required=True)
    return tag("div", tag("label", label, for_=id), field, class_="field")


async def _make(request: Request) -> Response:
    """Make a new group; its creator is its first member."""
    form, reader = await read_form(request), reader_of(request)
    words = layout.shared_words(reader)
    group, name = [clean_name(form.get(field, ""), "") for field in ("group", "name")]
    if not (group and name):
        return _refused(request, 400, words.text("friends-names-missing"), form)
    member = Member(known_person(request), name)
    id = await tables_of(request).store.people.make_group(group, member)
    if not id:
        return _refused(request, 409, words.text("friends-too-many"), form)
    response: Response = RedirectResponse(f"/friends/{id}", 303)
    if wants_json(request):
        response = JSONResponse({"group": f"/friends/{id}"}, 201)
    return _known(request, response)


def _refused(request: Request, status: int, problem: str, form: Form) -> Response:
    if wants_json(request):
        return private(JSONResponse({"problem": problem}, status))
    return private(html(_new_page(reader_of(request), problem, form), status))


def _known(request: Request, response: Response) -> Response:
    """Let the browser remember who it is."""
    set_cookie(request, response, COOKIE, secret_of(request), "/")
    return private(response)


# Members ---------------------------------------------------------------------------------


async def _group_of(request: Request) -> tuple[Group, Member] | None:
    """The group in the address and the member whose browser this is; None if it is not a member's."""
    id, person = request.path_params["id"], person_of(request)
    if not (person and is_table_id(id)):
        return None
    group = await tables_of(request).store.people.group(id)
    member = next((one for one in group.members if one.person == person), None) if group else None
    return (group, member) if group and member else None


async def _page(request: Request) -> Response:
    """The page of a group, for its members."""
    found = await _group_of(request)
    if found is None:
        return await not_found(request)
    group, member = found
    tables = tables_of(request)
    kept = await tables.store.people.group_results(group.id, limit=MOST_GROUP_GAMES)
    if wants_json(request):
        return private(JSONResponse(_data(group, kept)))
    listed = [one for one in kept[:LISTED_GAMES] if is_table_id(one.id)]
    there = {table.id for table in await tables.store.summaries([one.id for one in listed])}
    reader, secret = reader_of(request), await link_secret(tables, group)
    return private(html(_group_page(reader, group, member, kept, there, secret)))


def _data(group: Group, kept: Sequence[KeptResult]) -> dict[str, object]:
    return {
        "name": group.name,
        "members": [member.name for member in group.members],
        "games": len(kept),
        "standings": [one._asdict() for one in standings(group, kept)],
    }


def standings(group: Group, kept: Sequence[KeptResult], game: str = "") -> list[Standing]:
    """What each member won, of the games (of one kind) in which two members played, each in one seat."""
    names = {member.person: member.name for member in group.members}
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for one in kept:
        if game in ("", one.game):
            for person, did_win in _counted(one, read_game(one), names):
                played[person] += 1
                won[person] += did_win
    found = [Standing(names[person], won[person], played[person]) for person in names if played[person]]
    return sorted(found, key=lambda one: (-one.won, one.played, one.name))


def _counted(kept: KeptResult, game: FinishedGame, members: dict[str, str]) -> list[tuple[str, bool]]:
    """The members who played a game in one seat to its end, and whether they won."""
    seats = Counter([person for _, person in kept.people])
    return [
        (person, game.players[seat].ending == "won")
        for seat, person in kept.people
        if person in members and seats[person] == 1 and game.players[seat].played_by == PERSON
    ]


def _group_page(
    reader: Reader, group: Group, me: Member, kept: Sequence[KeptResult], there: set[str], secret: str
) -> str:
    words = layout.shared_words(reader)
    names = [member.name for member in group.members]
    link = f"{reader.site}friends/{group.id}/join/{secret}"
    sections: list[Child] = [
        tag("p", words.text("friends-members", names=names)),
        tag("h2", words.text("friends-standings")),
        *_standings(group, kept, reader),
        _games(group, kept, there, reader),
        tag("h2", words.text("friends-link")),
        tag("p", words.text("friends-link-how")),
        tag("p", tag("a", link, href=link), class_="film-share"),
        tag("h2", words.text("friends-change")),
        post_form(
            f"/friends/{group.id}/rename",
            _name_field("group", words.text("friends-name"), group.name),
            _name_field("name", words.text("friends-own-name"), me.name),
            button(words.text("friends-rename")),
        ),
        tag(
            "div",
            post_form(f"/friends/{group.id}/link", button(words.text("friends-new-link"))),
            post_form(f"/friends/{group.id}/leave", button(words.text("friends-leave"))),
            class_="go",
        ),
        tag("p", words.text("friends-leave-how"), class_="quiet"),
        tag("p", tag("a", words.text("shelf-title"), href="/mine")),
    ]
    return layout.simple_page(reader, group.name, *sections, back=f"/friends/{group.id}")


def _standings(group: Group, kept: Sequence[KeptResult], reader: Reader) -> list[Child]:
    """Who won what: overall, and in each game."""
    words = layout.shared_words(reader)
    if not kept:
        return [tag("p", words.text("friends-no-games"))]
    played = sorted({one.game for one in kept}, key=lambda game: game_name(game, reader.language))
    titles = [("", words.text("friends-all-games"))] if len(played) > 1 else []
    titles += [(game, game_name(game, reader.language)) for game in played]
    found = [(title, standings(group, kept, game)) for game, title in titles]
    tables = [_standing_table(title, rows, words) for title, rows in found if rows]
    return [
        tag("div", *tables, class_="shelf-groups"),
        tag("p", words.text("friends-counted"), class_="quiet"),
    ]


def _standing_table(title: str, rows: Sequence[Standing], words: Words) -> Markup:
    body = [
        tag(
            "tr",
            tag("th", row.name, scope="row"),
            tag("td", words.text("stats-of", won=row.won, played=row.played)),
        )
        for row in rows
    ]
    heads = [tag("th", said, scope="col") for said in (title, words.text("stats-won"))]
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *body), class_="standings")


def _games(group: Group, kept: Sequence[KeptResult], there: set[str], reader: Reader) -> Markup | None:
    if not kept:
        return None
    words = layout.shared_words(reader)
    names = {member.person: member.name for member in group.members}
    rows = [_game_row(one, names, one.id in there, reader, words) for one in kept[:LISTED_GAMES]]
    title = tag("h2", words.text("friends-games"))
    return tag("section", title, tag("ol", *rows, class_="played-games"))


def _game_row(kept: KeptResult, names: dict[str, str], there: bool, reader: Reader, words: Words) -> Markup:
    game, people = read_game(kept), dict(kept.people)
    called = [names.get(people.get(seat, ""), player.name) for seat, player in enumerate(game.players)]
    won = [called[seat] for seat, player in enumerate(game.players) if player.ending == "won"]
    day = datetime.fromtimestamp(game.ended / 1_000, UTC)
    result = words.text("friends-won", names=won, count=len(won)) if won else words.text("friends-nobody-won")
    lines = [
        tag("p", tag("strong", game_name(game.game, reader.language)), " · ", result),
        tag("p", words.text("shelf-played-by", names=called)),
        tag(
            "p",
            tag("time", day.strftime("%Y-%m-%d"), datetime=day.isoformat(timespec="seconds")),
            class_="quiet",
        ),
    ]
    if there:
        label = words.text("shelf-replay-of", names=", ".join(called))
        replay = tag(
            "a", words.text("page-replay"), class_="button", href=f"/t/{game.id}/replay", aria_label=label
        )
        lines.append(tag("div", replay, class_="go"))
    return tag("li", *lines)


# Joining and leaving ----------------------------------------------------------------------


async def _invited(request: Request) -> tuple[Group, str] | None:
    """The group of a link, if the link is the current one."""
    id, secret = request.path_params["id"], request.path_params["secret"]
    group = await tables_of(request).store.people.group(id) if is_table_id(id) else None
    if group is None:
        return None
    right = await link_secret(tables_of(request), group)
    return (group, secret) if hmac.compare_digest(right.encode(), secret.encode()) else None


async def _join_page(request: Request) -> Response:
    """The page that says what a group is, and asks under which name to join."""
    found = await _invited(request)
    if found is None:
        return await not_found(request)
    group, secret = found
    if person_of(request) in [member.person for member in group.members]:
        return private(RedirectResponse(f"/friends/{group.id}", 303))
    return private(html(_join_form(reader_of(request), group, secret)))


def _join_form(reader: Reader, group: Group, secret: str, problem: str = "", typed: str = "") -> str:
    words, address = layout.shared_words(reader), f"/friends/{group.id}/join/{secret}"
    form = post_form(
        address,
        _problem(problem),
        _name_field("name", words.text("friends-own-name"), typed),
        button(words.text("friends-join"), main=True),
    )
    body = [
        tag("p", words.text("friends-members", names=[member.name for member in group.members])),
        tag("p", words.text("friends-join-how")),
        form,
    ]
    return layout.simple_page(reader, group.name, *body, back=address)


async def _join(request: Request) -> Response:
    """Become a member."""
    form, found = await read_form(request), await _invited(request)
    if found is None:
        return await not_found(request)
    (group, secret), reader = found, reader_of(request)
    words, name = layout.shared_words(reader), clean_name(form.get("name", ""), "")
    person = known_person(request)
    others = [member.name for member in group.members if member.person != person]
    problem = ""
    if not name:
        problem = words.text("friends-names-missing")
    elif is_taken(name, others):
        problem = words.text("page-name-taken", name=name)
    elif not await tables_of(request).store.people.join(group.id, group.generation, Member(person, name)):
        problem = words.text("friends-full")
    if not problem:
        return _known(request, RedirectResponse(f"/friends/{group.id}", 303))
    if wants_json(request):
        return private(JSONResponse({"problem": problem}, 409))
    return private(html(_join_form(reader, group, secret, problem, form.get("name", "")), 409))


async def _rename(request: Request) -> Response:
    """Rename the group, or oneself in it."""
    form, found = await read_form(request), await _group_of(request)
    if found is None:
        return await not_found(request)
    group, me = found
    people, reader = tables_of(request).store.people, reader_of(request)
    name = clean_name(form.get("name", ""), me.name)
    others = [member.name for member in group.members if member.person != me.person]
    if is_taken(name, others):
        problem = layout.shared_words(reader).text("page-name-taken", name=name)
        return private(html(layout.message_page(reader, problem, back=f"/friends/{group.id}"), 409))
    await people.change_group(group.id, name=clean_name(form.get("group", ""), group.name))
    await people.join(group.id, group.generation, Member(me.person, name))
    return private(RedirectResponse(f"/friends/{group.id}", 303))


async def _new_link(request: Request) -> Response:
    """Make a new link; the old one stops working."""
    await read_form(request)
    found = await _group_of(request)
    if found is None:
        return await not_found(request)
    await tables_of(request).store.people.change_group(found[0].id, new_link=True)
    return private(RedirectResponse(f"/friends/{found[0].id}", 303))


async def _leave(request: Request) -> Response:
    """Leave the group; it is deleted with its last member."""
    await read_form(request)
    found = await _group_of(request)
    if found is None:
        return await not_found(request)
    await tables_of(request).store.people.leave(found[0].id, found[1].person)
    return private(RedirectResponse("/mine", 303))


routes: list[BaseRoute] = [
    Route("/friends", _new, methods=["GET"]),
    Route("/friends", _make, methods=["POST"]),
    Route("/friends/{id}", _page),
    Route("/friends/{id}/join/{secret}", _join_page, methods=["GET"]),
    Route("/friends/{id}/join/{secret}", _join, methods=["POST"]),
    Route("/friends/{id}/rename", _rename, methods=["POST"]),
    Route("/friends/{id}/link", _new_link, methods=["POST"]),
    Route("/friends/{id}/leave", _leave, methods=["POST"]),
]
