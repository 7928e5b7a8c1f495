"""Tables to draw: random games seen by everybody, and what is in a piece."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Final

from polnoc.drawing.markup import Markup
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.drawing.board import Board
from polnoc.words import Words
from tests.words.noting_words import random_game

GAME: Final = PACKAGE.make_game()
NAMES: Final = ("Ania", "Kot", "Ćma", "Zając")


def words(viewer: int, players: int, language: str = "pl") -> Words:
    """Words for one reader."""
    return Words(language, GAME, NAMES[:players], viewer)


def drawn(match: Match, viewer: int, *, aids: bool = True, language: str = "pl") -> Drawing:
    """The table of a match as one viewer sees it, drawn afresh."""
    view, options = match.view(viewer), match.options(viewer)
    say = words(viewer, match.seats, language).text
    return Board.once(GAME, view, options, say, NAMES[: match.seats], aids=aids)


def board(viewer: int, players: int, *, aids: bool = True) -> Board:
    """A board that is kept."""
    names = NAMES[:players]
    return Board(GAME, words(viewer, players).text, names, viewer, aids=aids)


def viewers(players: int) -> tuple[int, ...]:
    """Everybody who can look at a table."""
    return (*range(players), WATCHER)


def moments(players: int, number: int, every: int = 1) -> Iterator[Match]:
    """A random game: the match before each answer, or before some of them, and at the end."""
    for step, match in enumerate(random_game(GAME, {"players": players, "points": 2}, number)):
        if match.over or step % every == 0:
            yield match


def one_moment(players: int, number: int = 3, steps: int = 12) -> Match:
    """A match in the middle of a random game."""
    rng = random.Random(number)
    for step, match in enumerate(random_game(GAME, {"players": players}, rng.randrange(1000))):
        if step == steps:
            return match
    raise AssertionError("the game was too short")


def parse(piece: Markup) -> ElementTree.Element:
    """A piece as XML; an error if it is not well formed."""
    return ElementTree.fromstring(piece)


def targets(drawing: Drawing) -> list[tuple[str, str]]:
    """Every action that a drawing offers, with the key of its piece."""
    lit = [(key, piece) for key, piece in drawing.pieces.items() if "data-action" in piece]
    return [
        (element.attrib["data-action"], key)
        for key, piece in lit
        for element in parse(piece).iter()
        if "data-action" in element.attrib
    ]


def shape_ids(shapes: Markup) -> set[str]:
    """The ids of the shapes that pieces may use."""
    return {element.attrib["id"] for element in parse(shapes).iter() if "id" in element.attrib}


def check_pieces(drawing: Drawing, known: set[str], seen: set[str]) -> None:
    """Pieces that were not `seen` yet are well formed, carry their keys, use `known` shapes and no paint."""
    for key, piece in drawing.pieces.items():
        if piece not in seen:
            seen.add(piece)
            assert parse(piece).attrib["id"] == key
            assert {f"s-{name}" for name in uses(piece)} <= known
            assert " style=" not in piece
            assert not re.search(r'(?:fill|stroke|color)="', piece)


def ids_of(drawing: Drawing) -> list[str]:
    """Every id on the sheets of a drawing."""
    return re.findall(r' id="([^"]+)"', drawing.at(TURN) + drawing.at(BOARD) + drawing.at(TRAY))


def classes(drawing: Drawing, key: str) -> list[str]:
    """The classes of a piece."""
    return parse(drawing.pieces[key]).attrib.get("class", "").split()


def texts(piece: Markup) -> list[str]:
    """What is written on a piece."""
    return [element.text or "" for element in parse(piece).iter("text")]


def uses(piece: Markup) -> list[str]:
    """The shapes that a piece uses, by their names."""
    return [element.attrib["href"].removeprefix("#s-") for element in parse(piece).iter("use")]
