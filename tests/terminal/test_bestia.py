"""Bestia typed at a keyboard: a whole game, what the board shows to whom, and refusals."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.terminal_rows import MINE, Row
from polnoc.engine.views import View
from polnoc.games.bestia import PACKAGE
from polnoc.games.bestia.actions import NORTH
from polnoc.games.bestia.drawing.terminal import TRULY, rows
from polnoc.records import Seat, read, verify
from polnoc.terminal.game_loop import TerminalGame
from polnoc.terminal.screen import Screen
from polnoc.words import LANGUAGES, Words

BESTIA = PACKAGE.make_game()
NAMES = ("Ania", "Bartek", "Celina", "Darek")
WIDTH = 80


class Typist(Screen):
    """A screen with somebody who types some available answer, after some given lines."""

    def __init__(self, first: Sequence[str] = ()) -> None:
        self.paper = io.StringIO()
        super().__init__(Console(file=self.paper, width=WIDTH, color_system=None))
        self.first = list(first)
        self.offered: Sequence[Action] = ()
        self.rng = random.Random(7)

    def options(self, words: Words, options: Sequence[Action], view: View) -> None:
        super().options(words, options, view)
        self.offered = options

    def ask(self, prompt: str) -> str:
        if prompt != "›":
            return ""
        return self.first.pop(0) if self.first else self.rng.choice(self.offered).text


def table(
    language: str, seats: Sequence[str], options: dict[str, object], folder: Path, first: Sequence[str] = ()
) -> tuple[TerminalGame, Typist]:
    chosen = BESTIA.read_options({"players": len(seats), **options})
    screen = Typist(first)
    who = [Seat(name, kind) for name, kind in zip(NAMES, seats, strict=False)]
    match = Match(BESTIA, chosen, Seed.simulated(5))
    return TerminalGame(match, who, language, screen, folder / "bestia.json"), screen


@pytest.mark.parametrize(("language", "over"), [("pl", "Koniec gry"), ("en", "The game is over")])
@pytest.mark.parametrize("seats", [("you", "random"), ("random", "you", "random")])
def test_a_whole_game_typed_by_hand(language: str, over: str, seats: tuple[str, ...], tmp_path: Path) -> None:
    typed, screen = table(language, seats, {"days": 1, "first_game": True}, tmp_path)
    typed.play()
    assert typed.match.over
    shown = screen.paper.getvalue()
    assert over in shown
    assert "event-" not in shown and "prompt-" not in shown and "board-" not in shown
    record = read(tmp_path / "bestia.json")
    assert record.finished
    assert verify(record, BESTIA).honest


def test_the_map_fits_a_screen_and_shows_where_everybody_is(tmp_path: Path) -> None:
    typed, screen = table("en", ("you", "random"), {}, tmp_path, ["lay 0", "stop", "quit"])
    typed.play()
    shown = screen.paper.getvalue()
    assert "♣B────≈─────≈s────∩─────∩s────♣b────∩─────≈─────∩B" in shown
    assert "(∩@s" in shown, "the Beast really is north of the start"
    assert "Your true position: The Old Heart (E5)." in shown
    assert max([len(line) for line in shown.splitlines() if "│" in line]) <= WIDTH


def test_why_not(tmp_path: Path) -> None:
    asked = ["why lay 2", "why pass", "card 6", "rules BES-MOVE-02", "quit"]
    typed, screen = table("en", ("you", "random"), {}, tmp_path, asked)
    typed.play()
    shown = " ".join(screen.paper.getvalue().split())
    assert "No road leaves The Old Heart (E5) that way (south). [BES-MOVE-05]" in shown
    assert "Action card “Rush”, blue." in shown
    assert "lays it face down on the track, in order." in shown


@pytest.mark.rules("BES-SET-03")
def test_north_is_up() -> None:
    places = BESTIA.terms(BESTIA.options_type()).places
    for here in places.all:
        north = places.exits[here][NORTH]
        if north >= 0:
            assert int(places.squares[north][1:]) == int(places.squares[here][1:]) - 1
    lines = [row.args["line"] for row in first_board(0) if row.key == "board-line"]
    assert lines == [1, 2, 3, 4, 5]


@pytest.mark.rules("BES-MINI-02", "BES-INFO-01")
def test_only_the_beast_sees_the_movement_cards_that_are_left() -> None:
    (deck,) = [row for row in first_board(0) if row.key == "board-deck"]
    assert [cell.text.strip() for cell in deck.cells] == ["↑9", "→10", "↓10", "←10", "•8"]
    assert not [row for row in first_board(1) if row.key == "board-deck"]


def first_board(seat: int) -> list[Row]:
    """Return the board after the Beast has laid one card to the north."""
    match = Match(BESTIA, BESTIA.read_options({"players": 2}), Seed.simulated(5))
    match.answer(0, BESTIA.actions.parse("lay 0"))
    return rows(BESTIA, match.view(seat), aids=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", BESTIA.players)
def test_every_row_can_be_said_and_only_the_beast_sees_where_it_is(language: str, players: int) -> None:
    rng = random.Random(players)
    match = Match(BESTIA, BESTIA.read_options({"players": players}), Seed.simulated(players))
    words = [Words(language, BESTIA, NAMES[:players], seat, strict=True) for seat in range(players)]
    for number in range(240):
        seat = number % players
        board = rows(BESTIA, match.view(seat), aids=True)
        assert [words[seat].row(row) for row in board]
        squares = [cell for row in board if row.key == "board-line" for cell in row.cells]
        truly = [cell for cell in squares if TRULY in cell.text]
        assert len(truly) == (1 if seat == 0 or match.over else 0)
        assert all(cell.tone == MINE for cell in truly) or match.over
        if match.over:
            break
        asked = rng.choice(match.asked)
        match.answer(asked, rng.choice(match.options(asked)))
