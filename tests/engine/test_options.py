"""Options: read from plain values, with errors that name the option and the remedy."""

from __future__ import annotations

import random
from typing import Annotated, ClassVar, Literal

import msgspec
import pytest

from polnoc.engine.options import (
    RANDOM,
    BadOption,
    GameOptions,
    draw_random_options,
    options_from_text,
    read_options,
)


class Mine(GameOptions, frozen=True):
    """Options of a test."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    stop: Literal["at_once", "round_end"] = "at_once"
    bluff: bool = True
    seats: tuple[int, ...] = ()


class Strict(GameOptions, frozen=True):
    """Options with one that must be given."""

    map: str


def test_defaults_and_given_values() -> None:
    assert read_options(Mine, {}) == Mine()
    assert read_options(Mine, {"players": 3, "stop": "round_end"}) == Mine(players=3, stop="round_end")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 7}, "option 'players': expected `int` <= 4, got 7"),
        ({"players": "two"}, "option 'players': expected `int`, got `str`, got 'two'"),
        ({"stop": "never"}, "option 'stop': invalid enum value 'never', got 'never'"),
        ({"bluff": 1}, "option 'bluff': expected `bool`, got `int`, got 1"),
        ({"seats": [1, "x"]}, "option 'seats': expected `int`, got `str`, got [1, 'x']"),
        ({"player": 3}, "no option is called 'player'; did you mean 'players'?"),
        ({"zzz": 3}, "no option is called 'zzz'; there are: players, stop, bluff, seats"),
    ],
)
def test_an_error_names_the_option_and_what_is_wrong(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as raised:
        read_options(Mine, given)
    assert str(raised.value) == message


def test_an_option_that_must_be_given() -> None:
    with pytest.raises(BadOption, match="missing required field `map`"):
        read_options(Strict, {})


def test_options_from_the_command_line() -> None:
    pairs = ["players=3", "stop = round_end", "bluff=nie", "x=-4", "y=TRUE", "z=a=b", "e="]
    assert options_from_text(pairs) == {
        "players": 3, "stop": "round_end", "bluff": False, "x": -4, "y": True, "z": "a=b", "e": "",
    }  # fmt: skip
    assert options_from_text([]) == {}


@pytest.mark.parametrize("text", ["players", "=3", ""])
def test_a_pair_that_is_none(text: str) -> None:
    with pytest.raises(BadOption, match="is not NAME=VALUE, for example players=3"):
        options_from_text([text])


class Drawn(GameOptions, frozen=True):
    """Options with one that may be left to chance."""

    may_be_random: ClassVar[tuple[str, ...]] = ("who",)

    who: Literal["ann", "bob", "cid"] = "ann"
    where: Literal["here", "there"] = "here"


def test_only_what_may_be_drawn_is_drawn() -> None:
    found = {
        str(draw_random_options(Drawn, {"who": RANDOM, "players": 1}, random.Random(n))["who"])
        for n in range(40)
    }
    assert found == {"ann", "bob", "cid"}
    assert draw_random_options(Drawn, {"who": "bob"}, random.Random(1)) == {"who": "bob"}
    assert draw_random_options(Drawn, {"where": RANDOM}, random.Random(1)) == {"where": RANDOM}
    with pytest.raises(BadOption, match="where"):
        read_options(Drawn, {"where": RANDOM})
