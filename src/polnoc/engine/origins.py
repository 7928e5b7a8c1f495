"""Where the figures of a game come from: its rulebook, other public descriptions, or ourselves.

A game says so in `origins.toml` next to its content: parts in the order of the file, each with patterns of
paths into the content (`spooks.*.day`). A figure belongs to the first part that names it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from polnoc.engine.packs import parse_pack

FILE: Final = "origins.toml"

Source = Literal["rulebook", "elsewhere", "ours"]
SOURCES: Final[tuple[Source, ...]] = ("rulebook", "elsewhere", "ours")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the content. Its name in words is the message `origin-ID`."""

    id: str
    source: Source
    paths: tuple[str, ...]


class Origins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All parts of a game's content."""

    part: tuple[Part, ...]


class Counted(NamedTuple):
    """A part, and how many values of the content belong to it."""

    part: Part
    values: int


def read_origins(folder: Traversable) -> tuple[Part, ...]:
    """The parts that a game declares; none if it has no such file."""
    file = folder / FILE
    if not file.is_file():
        return ()
    return parse_pack(file.read_text(encoding="utf-8"), Origins, FILE).part


def count_parts(parts: Sequence[Part], sources: Sequence[str]) -> list[Counted]:
    """How much of the content each part has.

    >>> parts = [Part("feed", "rulebook", ("dread.feed",)), Part("rest", "ours", ("*",))]
    >>> [counted.values for counted in count_parts(parts, ["[dread]\\nfeed = 4\\nimp = 3\\ncube = 2"])]
    [1, 2]
    """
    counts = dict.fromkeys([part.id for part in parts], 0)
    for path in paths_of(sources):
        part = part_of(parts, path)
        if part is not None:
            counts[part.id] += 1
    return [Counted(part, counts[part.id]) for part in parts]


def part_of(parts: Sequence[Part], path: str) -> Part | None:
    """The first part that names a path."""
    for part in parts:
        if any([fits(pattern, path) for pattern in part.paths]):
            return part
    return None


def fits(pattern: str, path: str) -> bool:
    """Whether a pattern matches a path: `*` matches one name, and at the end everything that follows.

    >>> fits("spooks.*.day", "spooks.run.day"), fits("imps.*", "imps.kret.does.n"), fits("*.id", "a.b.id")
    (True, True, False)
    """
    wanted, names = pattern.split("."), path.split(".")
    if wanted[-1] == "*" and len(names) >= len(wanted):
        names = names[: len(wanted)]
    pairs = zip(wanted, names, strict=False)
    return len(wanted) == len(names) and all([wants in ("*", name) for wants, name in pairs])


def paths_of(sources: Sequence[str]) -> list[str]:
    """The path of every value in the content: tables go by their `id` or `number`.

    >>> paths_of(['[[spooks]]\\nid = "strzyga"\\nday = 3'])
    ['spooks.strzyga.id', 'spooks.strzyga.day']
    """
    return [path for source in sources for path in _leaves(tomllib.loads(source), "")]


def _leaves(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            named = f"{name}.{inner['id']}" if isinstance(inner, dict) and "id" in inner else name
            yield from _leaves(inner, f"{path}.{named}" if path else named)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _leaves(inner, f"{path}.{_name(inner, number)}")
    else:
        yield path


def _name(value: Any, number: int) -> str:
    if isinstance(value, dict):
        return str(value.get("id", value.get("number", number)))
    return str(number)
