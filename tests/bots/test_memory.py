"""Bots keep no state between choices: tables create one per choice, series of games reuse theirs."""

from __future__ import annotations

import os
import random
from typing import Final

import pytest

from polnoc.bots import levels, make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.games import all_games, find_game

#: Choices of a game that are made twice.
CHOICES: Final = int(os.environ.get("POLNOC_BOT_CHOICES", "40"))
FILMS: Final = ("hammer", "parade", "pack", "dream", "wrath", "haunting", "sky")
CASES: Final[list[tuple[AnyGame, dict[str, object]]]] = [
    *[(game, {}) for game in all_games()],
    *[(find_game("finalgirl"), dict[str, object](killer=film)) for film in FILMS],
]


@pytest.mark.parametrize(("game", "given"), CASES, ids=lambda part: getattr(part, "id", None) or str(part))
def test_a_bot_that_has_played_chooses_like_a_new_one(game: AnyGame, given: dict[str, object]) -> None:
    for level in levels(game):
        match, old = Match(game, game.read_options(given), Seed.simulated(5)), make_bot(game, level)
        for number in range(CHOICES):
            if match.over:
                break
            seat = match.asked[0]
            view, options = match.view(seat), match.options(seat)
            chosen = old.choose(view, options, random.Random(number))
            assert make_bot(game, level).choose(view, options, random.Random(number)) == chosen, level
            match.answer(seat, chosen)
