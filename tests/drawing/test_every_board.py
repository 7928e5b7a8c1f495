"""What holds for the board of every game, whoever looks at it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from polnoc.drawing.sheets import Drawing
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games
from polnoc.table.layout import drawer_of
from polnoc.words import Words
from tests.drawing.tables import NAMES, ids_of, parse, uses

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
#: After this many answers everything is on the table.
STEPS = 40


def moments(game: AnyGame) -> Iterator[Match]:
    """Yield a match in the middle of a random game for each number of players."""
    for players in game.players:
        match, rng = Match(game, game.read_options({"players": players}), Seed.simulated(3)), random.Random(3)
        while not match.over and len(match.steps) < STEPS:
            seat = rng.choice(match.asked)
            match.answer(seat, rng.choice(match.options(seat)))
        yield match


def drawn(match: Match, viewer: int, prefix: str = "") -> Drawing:
    """Draw the table of a match as one viewer sees it."""
    names = NAMES[: match.seats]
    actions = match.options(viewer) if viewer in match.asked else []
    say = Words("pl", match.game, names, viewer, match.chosen).text
    drawing: Drawing = drawer_of(match.game).Board.once(
        match.game, match.view(viewer), actions, say, names, prefix=prefix
    )
    return drawing


@GAMES
def test_ids_are_unique_and_a_prefix_goes_before_each_but_not_before_keys(game: AnyGame) -> None:
    for match in moments(game):
        for viewer in (*range(match.seats), WATCHER):
            plain, prefixed = drawn(match, viewer), drawn(match, viewer, "then-")
            for ids in (ids_of(plain), ids_of(prefixed)):
                assert len(ids) == len(set(ids))
            assert all([id.startswith(("then-", "title-then-")) for id in ids_of(prefixed)])
            assert plain.pieces.keys() == prefixed.pieces.keys()


@GAMES
def test_the_cover_stands_alone(game: AnyGame) -> None:
    picture = drawer_of(game).cover(Words("pl", game, ()).text)
    assert uses(picture) == []
    assert parse(picture).attrib["role"] == "img"
