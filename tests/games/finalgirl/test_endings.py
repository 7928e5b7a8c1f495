"""END-06: films that are won or lost other than by a death."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.drawing.board import Board
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.state import LOST, NOBODY_YET, WON
from polnoc.words import Words
from tests.games.finalgirl.scene import GAME, Scene
from tests.games.pack_files import content_of, write

HAMMER = "killers/hammer.toml"


@lru_cache
def ending(wins: str = "", loses: str = "") -> FinalGirlGame:
    """Return the box with a Hans who has other ways to win and to lose."""
    lines = [f"wins = [{wins}]" if wins else "", f"loses = [{loses}]" if loses else ""]
    sources = [
        source.replace('id = "hammer"\n', "\n".join(['id = "hammer"', *lines, ""]), 1)
        for source in GAME.sources
    ]
    return FinalGirlGame.made_from(sources)


def victor(scene: Scene) -> int:
    return scene.position.victor


@pytest.mark.rules("FG-END-06")
def test_so_many_rescues_win() -> None:
    game = ending(wins='{ case = "rescued", n = 2 }')
    scene = Scene(game=game, here="camp-gate", victims={"camp-gate": 2}, hand=["walk"])
    scene.play("rescue ordinary", "slot 0")
    assert victor(scene) == NOBODY_YET
    scene.play("rescue ordinary")
    assert victor(scene) == WON
    assert scene.position.over, "before the victim has covered a slot"
    told = [Words(language, game, ("Ala",), strict=True).event(scene.events[-1]) for language in ("pl", "en")]
    assert told == [
        "Koniec gry w turze 1: 2 ofiary są uratowane. Laurie patrzy, jak wstaje świt.",
        "The game is over on turn 1: 2 victims are rescued. Laurie watches the dawn.",
    ]


@pytest.mark.rules("FG-END-06")
def test_so_many_deaths_lose_at_once() -> None:
    game = ending(loses='{ case = "dead", n = 1 }')
    scene = Scene(game=game, at="killer", here="dock", away="shed", victims={"shed": 2})
    assert victor(scene) == LOST
    assert scene.position.killed_phase == 1, "the rest of the killer phase does not happen"


@pytest.mark.rules("FG-END-06")
def test_what_wins_comes_before_what_loses() -> None:
    game = ending(wins='{ case = "no-victims" }', loses='{ case = "dead", n = 1 }')
    scene = Scene(game=game, at="killer", here="dock", away="shed", victims={"shed": 1})
    assert victor(scene) == WON


@pytest.mark.rules("FG-END-06")
def test_a_turn_can_be_the_end() -> None:
    game = ending(wins='{ case = "turn", n = 2 }')
    scene = Scene(game=game, at="upkeep", here="dock", victims={"dock": 1})
    scene.pass_chance()
    assert (victor(scene), scene.position.turn) == (WON, 2)


@pytest.mark.rules("FG-END-06")
def test_an_item_must_be_carried_to_an_open_exit() -> None:
    game = ending(wins='{ case = "carried", item = "map" }')
    scene = Scene(game=game, here="north-road", bag=["map"], hand=["walk"])
    assert victor(scene) == NOBODY_YET
    assert victor(scene.play("play walk", "dice 5 5", "go camp-gate")) == WON
    without = Scene(game=game, here="north-road", hand=["walk"])
    assert victor(without.play("play walk", "dice 5 5", "go camp-gate")) == NOBODY_YET
    closed = Scene(game=game, here="north-road", bag=["map"], hand=["walk"])
    closed.position.closed = 1 << closed.space("camp-gate")
    assert victor(closed.play("play walk", "dice 5 5", "go camp-gate")) == NOBODY_YET


@pytest.mark.rules("FG-END-06")
def test_some_endings_wait_for_a_finale() -> None:
    game = ending(loses='{ case = "terror-empty", finale = "red-night" }')
    before = Scene(game=game, at="panic", here="dock", fields={"terror_left": 0})
    assert victor(before) == NOBODY_YET
    other = Scene(game=game, at="panic", here="dock", finale="pitch-dark", powers=["harvest"])
    assert victor(other) == NOBODY_YET
    scene = Scene(game=game, at="panic", here="dock", finale="red-night", powers=["harvest"])
    assert victor(scene) == LOST


def test_the_board_tells_how_a_film_is_won() -> None:
    game = ending(
        wins='{ case = "carried", item = "map" }', loses='{ case = "terror-empty", finale = "red-night" }'
    )
    scene = Scene(game=game, here="dock")
    for language, won in (("pl", "Wygrywasz, gdy tylko bohaterka"), ("en", "You win as soon as she is at")):
        view, words = game.view(scene.position, 0), Words(language, game, ("Ala",), strict=True)
        drawn = Board(game, words.text, ("Ala",), 0).draw(view, [])
        assert won in "".join([str(sheet) for sheet in drawn.sheets])


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        ('{ case = "carried" }', "it is not clear what is carried"),
        ('{ case = "dead", item = "map" }', "it is not clear what is carried"),
        ('{ case = "dead", finale = "nothing" }', "no finale is called 'nothing'"),
    ],
)
def test_endings_that_cannot_be_are_refused(wins: str, said: str, tmp_path: Path) -> None:
    text = content_of(GAME, HAMMER).replace('id = "hammer"\n', f'id = "hammer"\nwins = [{wins}]\n', 1)
    with pytest.raises(PackError, match=said):
        PACKAGE.make_game_from(write(tmp_path, text))
