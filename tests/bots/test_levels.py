"""The levels of bots: they are listed without loading the bots, and each of them can be created."""

from __future__ import annotations

import pytest

from polnoc.bots import UnknownLevel, levels, make_bot
from polnoc.engine.game import AnyGame
from polnoc.games import all_games, find_game, package_of
from tests.miniatures.heap import HeapGame


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_level_that_is_named_can_be_made(game: AnyGame) -> None:
    assert levels(game) == ("random", *package_of(game).bots())
    for level in levels(game):
        assert hasattr(make_bot(game, level), "choose")


def test_a_game_without_bots_has_the_random_one() -> None:
    assert levels(HeapGame()) == ("random",)


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(UnknownLevel, match="no bot is called 'exprt'"):
        make_bot(find_game("duchy"), "exprt")
