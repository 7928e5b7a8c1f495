"""SET-11, SRCH: a location has as many item decks as it has search spaces."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from polnoc.engine.rollout import play_randomly
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.game import FinalGirlGame, check
from polnoc.games.finalgirl.state import FinalGirl
from tests.games.finalgirl.scene import GAME, Scene
from tests.games.pack_files import content_of, write

CAMP = content_of(GAME, "locations/camp.toml").replace('id = "camp"', 'id = "mine"', 1)
MORE_ITEMS = "".join([f'\n[[location.items]]\nid = "stone-{n}"\nhands = 1\n' for n in range(6)])


def with_decks(folder: Path, *spaces: str) -> FinalGirlGame:
    """Return the camp with its search spaces elsewhere, and enough items for all of them."""
    text = CAMP.replace("search = true\n", "")
    for space in spaces:
        text = text.replace(f'id = "{space}"\n', f'id = "{space}"\nsearch = true\n', 1)
    return PACKAGE.make_game_from(write(folder, text + MORE_ITEMS))


def dealt(game: FinalGirlGame) -> FinalGirl:
    """Return a game in which chance has dealt the items and revealed their top cards."""
    return Scene.new(game, location="mine", difficulty="first").pass_chance().position


@pytest.mark.rules("FG-SET-11a", "FG-SET-11b")
@pytest.mark.parametrize("spaces", [("dock",), ("dock", "shed", "cabins", "swamp", "cliff")])
def test_every_search_space_has_a_deck_with_its_top_card_up(spaces: tuple[str, ...], tmp_path: Path) -> None:
    position = dealt(with_decks(tmp_path, *spaces))
    check(position)
    assert [len(up) for up in position.up] == [1] * len(spaces)
    assert list(position.deep) == [3] * len(spaces)
    assert len(position.terms.places.search) == len(spaces)


@pytest.mark.rules("FG-SRCH-01")
def test_games_with_one_to_six_decks_finish(tmp_path: Path) -> None:
    spaces = ("dock", "shed", "cabins", "swamp", "cliff", "firepit")
    for count in range(1, 7):
        game = with_decks(tmp_path, *spaces[:count])
        for seed in range(3):
            position = game.begin(game.read_options({"location": "mine"}), [])
            play_randomly(position, random.Random(seed), [])
            check(position)
            assert position.over
