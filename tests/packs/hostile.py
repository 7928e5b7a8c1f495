"""Malicious packs: each must be refused with clear errors, or be playable like any other.

They are made from good packs, so that they get past the first checks: deep nesting, huge numbers, cycles, far
too many cards, odd characters, wrong types in every place, and random bytes.
"""

from __future__ import annotations

import random
import time
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from polnoc.engine.packs import PackError, PackText
from polnoc.games import with_packs
from polnoc.pack_check import mistakes_together
from tests.packs.generator import Raw, toml
from tests.packs.harness import FILE, MAKERS, Unsound, made

#: Values that replace good ones.
ODD_VALUES: Final[tuple[Any, ...]] = (
    -1, 0, 41, 10**17, -(10**17), True, "", " ", "\u202ex", "a\u0000b", "\ud7ff\u0301\u0301\u0301\u0301",
    "<script>alert(1)</script>", "{ $name }", "../../etc/passwd", "x" * 5_000, [], [[]], {}, {"do": "move"},
    {"do": "choose", "one-of": [[{"do": "choose", "one-of": []}]]}, {"is": "fog"}, "made-1", "heroine",
)  # fmt: skip
HUGE: Final = ("9" * 10_000, "0x" + "f" * 90_000, "1e400", "-" + "1" * 30, "nan", "9" * 17)
#: No check of a pack takes longer than this, even on a slow and busy machine.
SECONDS: Final = 20.0
#: The maximum length of an error, which is shown to people.
ERROR_CHARS: Final = 4_000


def check_hostile(game: str, number: int, tally: Counter[str]) -> None:
    """Give a hostile pack to the checks; Unsound if they fail, take too long, or let it break the game."""
    rng = random.Random(f"hostile {game} {number}")
    text = rng.choice(ATTACKS)(game, number, rng)
    began = time.process_time()
    try:
        mistakes = mistakes_together(game, [PackText(FILE, text)])
        if not mistakes:
            with_packs(game, [PackText(FILE, text)])
    except Exception as error:
        raise Unsound(game, number, f"{type(error).__name__}: {error}", text) from error
    if time.process_time() - began > SECONDS:
        raise Unsound(game, number, "it took too long", text)
    for mistake in mistakes:
        _is_clear(mistake, game, number, text)
    tally["refused" if mistakes else "in order"] += 1


def _is_clear(mistake: PackError, game: str, number: int, text: str) -> None:
    said = str(mistake)
    if not (mistake.problem and mistake.remedy) or len(said) > ERROR_CHARS or not said.isprintable():
        raise Unsound(game, number, f"an unclear error: {said[:200]!r}", text)


# Attacks ------------------------------------------------------------------------------------


def _pack(game: str, number: int) -> Raw:
    return tomllib.loads(made(game, number).text)


def _places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return every path in a pack."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [place for key, inside in value.items() for place in _places(inside, (*path, key))]
    elif isinstance(value, list):
        found += [place for index, inside in enumerate(value) for place in _places(inside, (*path, index))]
    return found


def _put(pack: Raw, place: tuple[str | int, ...], value: object) -> None:
    inside: Any = pack
    for step in place[:-1]:
        inside = inside[step]
    inside[place[-1]] = value


def wrong_values(game: str, number: int, rng: random.Random) -> str:
    """Put odd values in some places."""
    pack = _pack(game, number)
    for _ in range(rng.randint(1, 4)):
        _put(pack, rng.choice(_places(pack)), rng.choice(ODD_VALUES))
    return toml(pack)


def moved_values(game: str, number: int, rng: random.Random) -> str:
    """Replace a part of the pack with another one."""
    pack = _pack(game, number)
    for _ in range(rng.randint(1, 3)):
        places = _places(pack)
        part: Any = pack
        for step in rng.choice(places):
            part = part[step]
        _put(pack, rng.choice(places), tomllib.loads(toml({"part": part}))["part"])
    return toml(pack)


def many(game: str, number: int, rng: random.Random) -> str:
    """Repeat one thing thousands of times."""
    pack = _pack(game, number)
    lists = [name for name, value in pack.items() if isinstance(value, list) and value]
    name = rng.choice(lists)
    one = toml({"x": pack[name][-1]}).removeprefix('"x" = ').strip()
    times = min(rng.choice((100, 3_000, 1_000_000)), 500_000 // len(one))
    rest = toml({key: value for key, value in pack.items() if key != name})
    return f"{rest}{name} = [{', '.join([one] * times)}]\n"


def deep(game: str, number: int, rng: random.Random) -> str:
    """Nest effects inside effects inside effects."""
    depth = rng.choice((20, 40, 2_000, 60_000))
    inner = '{ do = "choose", one-of = [[' * depth + "]] }" * depth
    return made(game, number).text + rng.choice((f"deep = [{inner}]\n", f"x = {'[' * depth}{']' * depth}\n"))


def cut(game: str, number: int, rng: random.Random) -> str:
    """Truncate the text, or remove a piece."""
    text = made(game, number).text
    first, second = sorted([rng.randrange(len(text)), rng.randrange(len(text))])
    return text[:first] + text[second:] if rng.random() < 0.5 else text[:first]


def noise(game: str, number: int, rng: random.Random) -> str:
    """Insert random characters, some of them with a meaning."""
    signs = "[]{}=\"'.,#\n\\ abc019_-\u202e\u0000\ufeff\u2028é"
    return "".join(rng.choices(signs, k=rng.choice((10, 500, 20_000))))


def numbers(game: str, number: int, rng: random.Random) -> str:
    """Use numbers that are far too large."""
    huge = rng.choice(HUGE)
    text = made(game, number).text
    digits = [at for at, sign in enumerate(text) if sign.isdigit() and text[at - 1] == " "]
    at = rng.choice(digits)
    return text[:at] + huge + text[at + 1 :]


ATTACKS: Final[tuple[Callable[[str, int, random.Random], str], ...]] = (
    wrong_values, wrong_values, wrong_values, moved_values, moved_values, many, deep, cut, noise, numbers,
)  # fmt: skip
GAMES: Final = tuple(MAKERS)
