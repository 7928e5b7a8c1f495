"""A sweep over the options of every game: all of them start, hold their invariants and end."""

from __future__ import annotations

import os

import pytest

from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.games import all_games, find_game
from tests.conformance import sweep

#: Games of each; a release run plays thousands: `POLNOC_SWEEP`.
GAMES = int(os.environ.get("POLNOC_SWEEP", "12"))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_games_with_all_kinds_of_options_come_to_an_end(game: AnyGame) -> None:
    swept = sweep.sweep(game, GAMES)
    assert swept.failures == []
    assert swept.won.total() == GAMES


def test_games_are_chosen_for_the_pairs_of_values_that_they_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("finalgirl")

    def pairs() -> int:
        chosen = [sweep.shown(game, options) for options in sweep.varied(game, 6)]
        return len(set[sweep.Pair]().union(*map(sweep.pairs_of, chosen)))

    many = pairs()
    monkeypatch.setattr(sweep, "TRIES", 1)
    assert many > pairs()


def test_a_planted_fault_is_told_with_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("finalgirl")

    def broken(position: Position) -> None:
        assert getattr(position, "turn", 0) < 2, "there is a second turn"

    monkeypatch.setattr(game, "check", broken)
    swept = sweep.sweep(game, 2)
    assert len(swept.failures) == 2
    assert "there is a second turn" in swept.failures[0] and "'killer': " in swept.failures[0]


def test_the_command_says_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert sweep.main(["--games", "2", "--game", "finalgirl", "--level", "novice"]) == 0
    assert capsys.readouterr().out.startswith("finalgirl: 2 games by novice, ")
