"""Tables to draw: random games as seen by everybody, and the contents of pieces."""

from __future__ import annotations

import os
import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from polnoc.drawing.markup import Markup
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing
from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.drawing.board import Board
from polnoc.table.layout import drawer_of
from polnoc.words import Words
from tests.words.noting_words import random_game

GAME: Final = PACKAGE.make_game()
NAMES: Final = ("Ania", "Kot", "Ćma", "Zając")
SOAK: Final = float(os.environ.get("POLNOC_SOAK", "1"))


def closer(every: int) -> int:
    """Return the number of answers between two drawn moments: fewer in a release run (POLNOC_SOAK)."""
    return max(1, round(every / SOAK))


def words(viewer: int, players: int, language: str = "pl") -> Words:
    """Return the words for one reader."""
    return Words(language, GAME, NAMES[:players], viewer)


def drawn(match: Match, viewer: int, *, aids: bool = True, language: str = "pl") -> Drawing:
    """Draw the table of a match as one viewer sees it, from scratch."""
    view, options = match.view(viewer), match.options(viewer)
    say = words(viewer, match.seats, language).text
    return Board.once(GAME, view, options, say, NAMES[: match.seats], aids=aids)


def board(viewer: int, players: int, *, aids: bool = True) -> Board:
    """Return a board that keeps its state."""
    names = NAMES[:players]
    return Board(GAME, words(viewer, players).text, names, viewer, aids=aids)


def viewers(players: int) -> tuple[int, ...]:
    """Return everybody who can look at a table."""
    return (*range(players), WATCHER)


def moments(players: int, number: int, every: int = 1) -> Iterator[Match]:
    """Yield a random game: the match before each answer, or before some of them, and at the end."""
    for step, match in enumerate(random_game(GAME, {"players": players, "points": 2}, number)):
        if match.over or step % closer(every) == 0:
            yield match


def one_moment(players: int, number: int = 3, steps: int = 12) -> Match:
    """Return a match in the middle of a random game."""
    rng = random.Random(number)
    for step, match in enumerate(random_game(GAME, {"players": players}, rng.randrange(1000))):
        if step == steps:
            return match
    raise AssertionError("the game was too short")


def parse(piece: Markup) -> ElementTree.Element:
    """Parse a piece as XML; raise an error if it is not well formed."""
    return ElementTree.fromstring(piece)


#: The classes of pieces that exist only to be chosen.
BUTTONS: Final = {"lever", "push", "step", "line"}


def targets(game: AnyGame, view: View, actions: Sequence[Action], drawing: Drawing) -> list[tuple[str, str]]:
    """Return every action with the piece that stands for it, after checking that piece.

    Each piece is on the board and stands for one action. It either has a title, or is a button with the
    words of its action; there are no other buttons.
    """
    offers = drawer_of(game).offers(game, view, actions, lambda key, **args: key)
    keys = [offer.piece for offer in offers]
    drawn = {key: button_and_title(piece) for key, piece in drawing.pieces.items()}
    buttons = {key for key, (button, _) in drawn.items() if button}
    assert len({*keys}) == len(keys)
    assert buttons <= {*keys}
    assert not [key for key in keys if key not in buttons and not drawn[key][1]]
    assert "data-action" not in drawing.markup()
    return [(action.text, key) for action, key in zip(actions, keys, strict=True)]


@lru_cache(maxsize=50_000)
def button_and_title(piece: Markup) -> tuple[bool, str]:
    """Return whether a piece is a button, and its title; cached, because most pieces seldom change."""
    read = parse(piece)
    return bool(BUTTONS & {*read.attrib.get("class", "").split()[:1]}), read.findtext("title") or ""


def shape_ids(shapes: Markup) -> set[str]:
    """Return the ids of the shapes that pieces may use."""
    return {element.attrib["id"] for element in parse(shapes).iter() if "id" in element.attrib}


def check_pieces(drawing: Drawing, known: set[str], seen: set[str]) -> None:
    """Check that pieces not `seen` before are well formed, with their keys, `known` shapes and no paint."""
    for key, piece in drawing.pieces.items():
        if piece not in seen:
            seen.add(piece)
            assert parse(piece).attrib["id"] == key
            assert {f"s-{name}" for name in uses(piece)} <= known
            assert " style=" not in piece
            assert not re.search(r'(?:fill|stroke|color)="', piece)


def ids_of(drawing: Drawing) -> list[str]:
    """Return every id on the sheets of a drawing."""
    return re.findall(r' id="([^"]+)"', drawing.at(TURN) + drawing.at(BOARD) + drawing.at(TRAY))


def classes(drawing: Drawing, key: str) -> list[str]:
    """Return the classes of a piece."""
    return parse(drawing.pieces[key]).attrib.get("class", "").split()


def texts(piece: Markup, lit: bool = False) -> list[str]:
    """Return the text on a piece, optionally as when lit."""
    return [element.text or "" for element in _shown(piece, lit).iter("text")]


def uses(piece: Markup, lit: bool = False) -> list[str]:
    """Return the names of the shapes that a piece uses, optionally as when lit."""
    return [element.attrib["href"].removeprefix("#s-") for element in _shown(piece, lit).iter("use")]


def _shown(piece: Markup, lit: bool) -> ElementTree.Element:
    """Return a piece without what is there only when lit, or only when not lit."""
    whole, unseen = parse(piece), "unless-may" if lit else "when-may"
    for part in whole.findall(f"g[@class='{unseen}']"):
        whole.remove(part)
    return whole
