"""Random values of the types that packs are made of, and packs as TOML.

A game provides a `make` function that assembles a pack. Effects come from its types, so a new kind of effect
is generated as soon as it exists.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import inspect

from polnoc.engine.pack_types import ID_PATTERN, limits, type_of, variants

#: The maximum nesting depth of effects.
DEEPEST: Final = 3
#: Characters in names: packs are written by people all over the world.
LETTERS: Final = "aąbcćdeęfgłńóśżź ABÇĐéñüÆßЖЯλΩאבغ中語한ไทย'’-&<>\"{$}*_`"
Raw = dict[str, Any]
#: Whether a kind of effect may be generated.
Allows = Callable[[type[Any]], bool]


class MadePack(NamedTuple):
    """A pack, and options of a game that uses it."""

    game: str
    text: str
    options: Raw


def anything(kind: type[Any]) -> bool:
    """Allow every effect."""
    return True


class Generator:
    """Makes random values; the same random generator gives the same values."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._ids = 0

    def id(self) -> str:
        """Return a unique id."""
        self._ids += 1
        return f"made-{self._ids}"

    def name(self) -> str:
        """Return a name of one to sixty characters."""
        length = self.rng.choice((1, 2, 8, 12, 30, 60))
        inside = "".join(self.rng.choices(LETTERS, k=length - 1))
        return " ".join(f"X{inside}".split())

    def words(self, keys: Sequence[str]) -> Raw:
        """Return names for everything in both languages."""
        return {language: {key: self._any_name() for key in keys} for language in ("pl", "en")}

    def _any_name(self) -> object:
        if self.rng.random() < 0.7:
            return self.name()
        return {case: self.name() for case in ("is", "whom", "of", "to", "with")}

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def some(self, least: int, most: int) -> range:
        """Return a range of random length."""
        return range(self.rng.randint(least, most))

    def record(self, kind: Any, allows: Allows = anything, **fixed: object) -> Raw:
        """Return a record with random fields, except for those that are given."""
        made = self.value(type_of(kind), allows, DEEPEST - 1)
        assert isinstance(made, dict)
        return {**made, **{name.replace("_", "-"): value for name, value in fixed.items()}}

    def effects(self, vocabulary: object, allows: Allows, count: int) -> list[Raw]:
        """Return a sequence of effects."""
        return [self.value(type_of(vocabulary), allows, 0) for _ in range(count)]

    def value(self, kind: inspect.Type, allows: Allows, depth: int) -> Any:
        """Return a random value of a type."""
        options = [one for one in variants(kind) if _allowed(one, allows, depth)]
        return self._value(self.rng.choice(options), allows, depth)

    def _value(self, kind: inspect.Type, allows: Allows, depth: int) -> Any:
        rng = self.rng
        match kind:
            case inspect.StructType():
                return self._struct(kind, allows, depth + 1)
            case inspect.LiteralType(values=values):
                return rng.choice(values)
            case inspect.BoolType():
                return rng.random() < 0.3
            case inspect.IntType():
                return self._number(kind)
            case inspect.StrType(pattern=pattern):
                return self.id() if pattern == ID_PATTERN else self.name()
            case inspect.TupleType(item_types=types):
                return [self.value(one, allows, depth) for one in types]
            case inspect.ListType() | inspect.VarTupleType():
                least = kind.min_length or rng.choice((0, 1, 1))
                most = min(kind.max_length or least + 1, least + 1)
                return [self.value(kind.item_type, allows, depth) for _ in self.some(least, most)]
            case inspect.DictType(key_type=key, value_type=inside):
                return {self.value(key, allows, depth): self.value(inside, allows, depth)}
            case _:
                raise NotImplementedError(f"no values of {kind}")

    def _number(self, kind: inspect.IntType) -> int:
        """Return a number, mostly a small one; sometimes a limit."""
        low, high = limits(kind)
        low = 0 if low is None else low
        high = low + 9 if high is None else high
        if self.chance(0.08):
            return self.rng.choice((low, high))
        return min(high, low + int(self.rng.expovariate(0.7)))

    def _struct(self, kind: inspect.StructType, allows: Allows, depth: int) -> Raw:
        made: Raw = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        for field in kind.fields:
            if field.required or self.chance(0.4):
                value = self.value(field.type, allows, depth)
                made[field.encode_name] = value
        return made


def _allowed(kind: inspect.Type, allows: Allows, depth: int) -> bool:
    """Whether a type may be used here: deep inside, only effects that contain no effects."""
    if not isinstance(kind, inspect.StructType) or kind.tag_field is None:
        return True
    return allows(kind.cls) and (depth < DEEPEST or not _nests(kind))


def _nests(kind: inspect.StructType) -> bool:
    return any([_holds_effects(field.type) for field in kind.fields])


def _holds_effects(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        return any([_holds_effects(one) for one in kind.types])
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return _holds_effects(kind.item_type)
    return isinstance(kind, inspect.StructType) and kind.tag_field is not None


# TOML ---------------------------------------------------------------------------------------


def toml(pack: Mapping[str, Any]) -> str:
    """Return a pack as TOML text; every value in the fewest lines."""
    return "".join([f"{_quoted(key)} = {_inline(value)}\n" for key, value in pack.items()])


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{_quoted(key)} = {_inline(item)}" for key, item in value.items()]) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join([_inline(item) for item in value]) + "]"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _quoted(text: str) -> str:
    safe = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join([sign if sign >= " " else f"\\u{ord(sign):04x}" for sign in safe]) + '"'
