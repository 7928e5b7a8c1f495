"""The card of a player's role: who they are, what wins, what loses, what to do first, and a lesson.

It is shown where somebody takes a seat, in the waiting room, and on the page of a table until it is put away;
a button brings it back. It says only what the seat may know: it is made from the options of the game, which
everybody knows, and the view of that seat.
"""

from __future__ import annotations

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.engine.game import AnyGame
from polnoc.engine.options import options_from_text
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.lessons import READER, Outline, lesson_outlines
from polnoc.table.layout import Reader, posters_of
from polnoc.table.progress import Progress, is_done
from polnoc.table.room_seats import FREE, PERSON
from polnoc.table.rooms import Room
from polnoc.words import Role, Words

#: The bot level that is described as gentle.
GENTLE = "novice"


def seat_card(room: Room, seat: int, reader: Reader, words: Words) -> Markup:
    """The card as a part of a page, without secrets, for a seat that the reader has or may take.

    Nor does it say who else plays: that changes before the game, and is shown elsewhere on the page.
    """
    role = words.role(seat, len(room.seats))
    head = _head(room, seat, tag("h2", role.title), None)
    teach = _teach(room, seat, reader, words)
    return tag(
        "section", head, _parts(role, words), _quiet(_first_game(room, words)), teach, class_="role-card"
    )


def role_dialog(room: Room, reader: Reader, words: Words) -> Markup | None:
    """The card over the table, open until it is put away or the first question is answered."""
    seat = reader.seat
    if seat == WATCHER:
        return None
    view = room.view(seat)
    role = words.role(seat, len(room.seats), view)
    start = tag("button", words.text("card-start"), class_="button button-main", autofocus=True)
    go = tag("form", start, _teach(room, seat, reader, words), method="dialog", class_="dialog-go")
    title = tag("h2", role.title, id="role-title")
    notes = [*_company(room, seat, words), *_first_game(room, words)]
    body = tag("div", _parts(role, words), _quiet(notes), class_="role-body", tabindex="0")
    return tag(
        "dialog",
        _head(room, seat, title, view),
        body,
        go,
        class_="dialog role-card",
        id="role-card",
        aria_labelledby="role-title",
        open=reader.wants_card or is_new(room, seat),
        data_table=f"{room.id}-{seat}",
        data_wanted="yes" if reader.wants_card else None,
    )


def role_tool(room: Room, seat: int, words: Words) -> Markup | None:
    """The link to the page with the card, which a script turns into a button that brings it back."""
    if seat == WATCHER:
        return None
    said = words.text("card-tool")
    word = tag("span", said, class_="visually-hidden")
    here = f"/t/{room.id}?seat={seat}&card=yes"
    return tag("a", icon("role"), word, class_="tool", href=here, title=said, id="who-am-i")


def is_new(room: Room, seat: int) -> bool:
    """Whether somebody in a seat has not answered anything yet."""
    return not room.over and not any([step.seat == seat for step in room.match.steps])


def _head(room: Room, seat: int, title: Markup, view: View | None) -> Markup:
    """The picture and the title of the role."""
    posters = posters_of(room.game)
    faces = posters.portraits(room.game, room.chosen, seat, view) if posters else ()
    return tag("header", *(faces or [emblem_picture(seat)]), title, class_="role-head")


def _parts(role: Role, words: Words) -> Markup:
    """The text of the card, under its title."""
    rows = [("secret", role.secret), ("wins", role.wins), ("loses", role.loses), ("idea", role.idea)]
    told = [
        tag("div", tag("dt", words.text(f"card-{name}")), tag("dd", said), class_=f"role-{name}")
        for name, said in rows
        if said
    ]
    return tag("dl", *told, class_="role-parts")


def _company(room: Room, seat: int, words: Words) -> list[str]:
    """Who else plays, and whether they are gentle."""
    others = [number for number, who in enumerate(room.seats) if number != seat and who.played_by != FREE]
    bots = [who.played_by for who in room.seats if who.played_by not in (PERSON, FREE)]
    notes = []
    if others:
        notes.append(words.text("card-others", names=[words.name(number) for number in others]))
    if bots and {*bots} == {GENTLE}:
        notes.append(words.text("card-gentle", bots=len(bots)))
    return notes


def _first_game(room: Room, words: Words) -> list[str]:
    """A line if the game is set up for beginners."""
    return [words.text("card-first")] if is_for_beginners(room) else []


def _quiet(notes: list[str]) -> Markup | None:
    return tag("p", " ".join(notes), class_="quiet") if notes else None


def is_for_beginners(room: Room) -> bool:
    """Whether a table is played with the options of a first game."""
    kind = room.game.options_type
    pairs = options_from_text([f"{name}={value}" for name, value in kind.for_beginners.items()])
    return bool(pairs) and all([getattr(room.chosen, name) == value for name, value in pairs.items()])


# The lesson -------------------------------------------------------------------------


def _teach(room: Room, seat: int, reader: Reader, words: Words) -> Markup | None:
    """A link to the lesson that helps most. It opens beside the table, which goes on."""
    lesson = lesson_for(room.game, seat, len(room.seats), reader.progress, words)
    if not lesson:
        return None
    where = f"/learn/{room.game.id}/{lesson}/1"
    title = tag("small", words.text("card-lesson", title=words.text(f"lesson-{lesson}")))
    tab = tag("span", f" ({words.text('card-new-tab')})", class_="visually-hidden")
    said = tag("span", words.text("card-teach"), " ", title, tab)
    return tag("a", icon("hint"), said, class_="button teach", href=where, target="_blank", rel="noopener")


def lesson_for(game: AnyGame, seat: int, players: int, progress: Progress, words: Words) -> str:
    """The first unfinished lesson that fits the role and the number of players; else the first that fits."""
    fitting = [lesson.id for lesson in lesson_outlines(game) if _fits(game, lesson, seat, players, words)]
    undone = [id for id in fitting if not is_done(game, id, progress)]
    return next(iter([*undone, *fitting]), "")


def _fits(game: AnyGame, lesson: Outline, seat: int, players: int, words: Words) -> bool:
    if len(lesson.cast) not in (players, min(game.players)):
        return False
    if not words.has("game-seat"):  # all play the same
        return True
    taught = game.read_options({**lesson.options, "players": len(lesson.cast)})
    played = game.read_options({"players": players})
    return game.side(taught, lesson.cast.index(READER)) == game.side(played, seat)
