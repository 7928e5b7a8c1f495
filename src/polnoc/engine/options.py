"""The choices a group makes before the game, as a typed and checked record.

A game derives its own record from `GameOptions`. Reading one from outside
says exactly what is wrong:

>>> class Mine(GameOptions, frozen=True):
...     players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
>>> read_options(Mine, {"players": 7})
Traceback (most recent call last):
...
polnoc.engine.options.BadOption: option 'players': expected `int` <= 4, got 7
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, TypeVar

import msgspec
from msgspec.inspect import Field

from polnoc.engine.near_words import nearest_word

__all__ = [
    "RANDOM",
    "Annotated",
    "BadOption",
    "GameOptions",
    "Literal",
    "check_first",
    "draw_random_options",
    "option_fields",
    "option_values",
    "options_from_text",
    "read_options",
    "seat_numbers",
]

#: The value that people give for an option that is to be chosen at random.
RANDOM: Final = "lot"

_NOTHING: Final[Mapping[str, object]] = {}


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every game has to know before it begins."""

    #: Options that may be left to chance: see `draw_random_options`.
    may_be_random: ClassVar[tuple[str, ...]] = ()
    #: Options that belong together under one name, such as how hard a game is; values as people write them.
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    #: The options for somebody's first game, where not the defaults; values as people write them.
    for_beginners: ClassVar[Mapping[str, str]] = {}

    players: int = 2


class BadOption(ValueError):
    """An option that does not exist, or a value it cannot take.

    `key` and `told` give the message in a reader's own language; without a key there is only the message.
    """

    def __init__(self, message: str, key: str = "", told: Mapping[str, object] = _NOTHING) -> None:
        super().__init__(message)
        self.key = key
        self.told = told


def check_first(first: int, players: int) -> None:
    """Reject a starting player (counted from 1; 0: at random) who does not take part."""
    if first > players:
        message = f"option 'first': player {first} of {players}; 0 lets chance decide"
        raise BadOption(message, "refused-first", {"first": first, "players": players})


O = TypeVar("O", bound=GameOptions)  # noqa: E741


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """Options of `kind` from plain values; BadOption says which one is wrong and why."""
    known = kind.__struct_fields__
    for name in given:
        if name not in known:
            near = nearest_word(name, known)
            hint = f"did you mean '{near}'?" if near else "there are: " + ", ".join(known)
            raise BadOption(f"no option is called '{name}'; {hint}")
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise BadOption(_explain(str(error), given)) from None


def draw_random_options(kind: type[O], given: Mapping[str, object], rng: random.Random) -> dict[str, object]:
    """The same plain values, with options that are left to chance chosen: a game begins with nothing open.

    >>> class Film(GameOptions, frozen=True):
    ...     may_be_random = ("heroine",)
    ...     heroine: Literal["laurie", "reiko"] = "laurie"
    >>> draw_random_options(Film, {"players": 1, "heroine": "lot"}, random.Random(1))
    {'players': 1, 'heroine': 'laurie'}
    """
    drawn = dict(given)
    for field in option_fields(kind):
        if field.name in kind.may_be_random and drawn.get(field.name) == RANDOM:
            drawn[field.name] = rng.choice(option_values(field))
    return drawn


def option_fields(kind: type[GameOptions]) -> tuple[Field, ...]:
    """Every option of a game, with its type and its default."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def option_values(field: Field) -> list[object]:
    """All values of an option that is chosen from a list; one that is written as text has none.

    >>> class Film(GameOptions, frozen=True):
    ...     turns: Annotated[int, msgspec.Meta(ge=3, le=5)] = 4
    >>> [option_values(field) for field in option_fields(Film) if field.name == "turns"]
    [[3, 4, 5]]
    """
    kind = field.type
    if isinstance(kind, msgspec.inspect.BoolType):
        return [True, False]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return list(range(kind.ge, kind.le + 1))
    return []


def seat_numbers(values: list[object], players: int) -> list[object]:
    """The values of an option that names a player, counted from 1, or chance (0), for this many players.

    >>> seat_numbers([0, 1, 2, 3, 4], 2)
    [0, 1, 2]
    """
    return [value for value in values if isinstance(value, int) and value <= players]


def _explain(message: str, given: Mapping[str, object]) -> str:
    found = re.fullmatch(r"(?s)(.*?)(?: - at `\$\.(\w+).*`)?", message)
    assert found is not None
    problem, name = found.group(1), found.group(2)
    problem = problem[:1].lower() + problem[1:]
    if name is None:
        return problem
    return f"option '{name}': {problem}, got {given.get(name)!r}"


def options_from_text(pairs: list[str]) -> dict[str, object]:
    """`["points=5", "stop=round_end"]` as plain values, with numbers and yes/no converted."""
    given: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"'{pair}' is not NAME=VALUE, for example players=3")
        given[name.strip()] = _value(text.strip())
    return given


def _value(text: str) -> object:
    words = {"true": True, "yes": True, "tak": True, "false": False, "no": False, "nie": False}
    if text.lower() in words:
        return words[text.lower()]
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else text
