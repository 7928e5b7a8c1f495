"""The table in words, for the render mode `ansi`."""

from __future__ import annotations

from polnoc.engine.game import AnyGame
from polnoc.engine.views import View
from polnoc.envs.playing import Play
from polnoc.games import package_of
from polnoc.words import Words


def table_lines(game: AnyGame, words: Words, view: View) -> list[str]:
    """The table as the seat of a view sees it, as in the terminal."""
    rows = package_of(game).terminal().rows(game, view, True)
    return [" ".join([words.row(row), *[cell.shown for cell in row.cells]]).rstrip() for row in rows]


def draw(play: Play, seat: int) -> str:
    """The table of a game as a seat sees it, and what it is asked, in English."""
    names = [f"player_{number}" for number in range(play.seats)]
    words, view = Words("en", play.game, names, seat, play.chosen), play.view(seat)
    return "\n".join([*table_lines(play.game, words, view), words.prompt(view)])
