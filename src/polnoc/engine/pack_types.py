"""What a pack may contain, by its types: all structural mistakes in one pass, and descriptions in words.

msgspec reads a pack fast, but stops at the first mistake. `mistakes` goes on, and for a wrong word names
the right ones. `docs/pack-fields.md` and the packs that tests generate are made from the same types.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec import inspect

from polnoc.engine.near_words import nearest_word
from polnoc.engine.toml_lines import Path

#: `\Z`, not `$`, which would let a newline pass at the end.
ID_PATTERN: Final = r"^[a-z]+(-[a-z0-9]+)*\Z"

#: The problem with a key that a table does not have.
NO_SUCH_FIELD: Final = "there is no such field here"
#: After this many mistakes the others are only counted.
MISTAKES_LIMIT: Final = 100
#: Words are compared with at most this many others; a longer list is not shown.
WORDS_LIMIT: Final = 200
#: Numbers have at most this many bits.
INTEGER_BITS: Final = 63
#: At most this many marks may stand on one letter.
MARKS_LIMIT: Final = 3
#: Patterns of texts, in words.
PATTERNS: Final = {
    ID_PATTERN: "an id: small letters, then digits too, in parts joined by hyphens",
}


class Mistake(NamedTuple):
    """Where something is wrong, what it is, and what would be right."""

    path: Path
    problem: str
    remedy: str


def mistakes(raw: object, kind: Any) -> Iterator[Mistake]:
    """Every structural mistake in parsed TOML that should be a record of `kind`."""
    yield from _wrong(raw, type_of(kind), ())


def type_of(kind: Any) -> inspect.Type:
    """The description of a type, made once for each type."""
    if kind not in _TYPES:
        with _describing:  # msgspec crashes if two threads inspect a type at the same time
            _TYPES[kind] = inspect.type_info(kind)
    return _TYPES[kind]


_TYPES: Final[dict[Any, inspect.Type]] = {}
_describing = threading.Lock()


def variants(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types that a value may have; TOML has no null, so None is not one of them."""
    types = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple([one for one in types if not isinstance(one, inspect.NoneType)])


def _wrong(value: object, kind: inspect.Type, path: Path) -> Iterator[Mistake]:
    fitting = [
        one for one in variants(kind) if isinstance(value, _PYTHON[type(one)]) and _is_kind(value, one)
    ]
    if not fitting:
        yield Mistake(path, f"{article(value)} is not allowed here", f"Write {described(kind)}")
    elif isinstance(value, dict):
        yield from _wrong_table(value, fitting, path)
    elif isinstance(value, list):
        yield from _wrong_list(value, fitting[0], path)
    elif isinstance(value, str):
        yield from _wrong_text(value, fitting, path)
    elif isinstance(fitting[0], inspect.IntType) and not _in_range(value, fitting[0]):
        yield Mistake(path, f"{shown(value)} is not allowed here", f"Write {described(kind)}")


#: The Python types in which TOML gives values of a type.
_PYTHON: Final[dict[type[inspect.Type], Any]] = {
    inspect.StructType: dict,
    inspect.DictType: dict,
    inspect.ListType: list,
    inspect.VarTupleType: list,
    inspect.TupleType: list,
    inspect.LiteralType: (str, int),
    inspect.StrType: str,
    inspect.IntType: int,
    inspect.FloatType: (int, float),
    inspect.BoolType: bool,
    inspect.AnyType: object,
}


def _is_kind(value: object, kind: inspect.Type) -> bool:
    """Whether a value is of a type, if Python says so: true and false are not numbers."""
    if isinstance(kind, inspect.LiteralType):
        return type(value) in {type(one) for one in kind.values}
    return isinstance(kind, inspect.BoolType | inspect.AnyType) or not isinstance(value, bool)


# Tables -------------------------------------------------------------------------------------


def _wrong_table(value: dict[str, Any], fitting: Sequence[inspect.Type], path: Path) -> Iterator[Mistake]:
    structs = [kind for kind in fitting if isinstance(kind, inspect.StructType)]
    if structs and structs[0].tag_field:
        yield from _wrong_tagged(value, structs, path)
    elif structs:
        yield from _wrong_fields(value, structs[0], path)
    elif isinstance(fitting[0], inspect.DictType):
        for key, inside in value.items():
            yield from _wrong(key, fitting[0].key_type, (*path, key))
            yield from _wrong(inside, fitting[0].value_type, (*path, key))


def _wrong_tagged(
    value: dict[str, Any], kinds: Sequence[inspect.StructType], path: Path
) -> Iterator[Mistake]:
    field = str(kinds[0].tag_field)
    by_tag = {str(kind.tag): kind for kind in kinds}
    tag = value.get(field)
    if field not in value:
        yield Mistake(path, f"`{field}` is missing", f"Write {field} = one of: {', '.join(by_tag)}")
    elif not isinstance(tag, str) or tag not in by_tag:
        yield Mistake((*path, field), f"no effect is called {shown(tag)}", nearest(tag, list(by_tag)))
    else:
        yield from _wrong_fields(value, by_tag[tag], path)


def _wrong_fields(value: dict[str, Any], kind: inspect.StructType, path: Path) -> Iterator[Mistake]:
    fields = {field.encode_name: field for field in kind.fields}
    for name, inside in value.items():
        if name in fields:
            yield from _wrong(inside, fields[name].type, (*path, name))
        elif name != kind.tag_field and kind.forbid_unknown_fields:
            yield Mistake((*path, name), NO_SUCH_FIELD, nearest(name, list(fields)))
    for name, field in fields.items():
        if field.required and name not in value:
            yield Mistake(path, f"`{name}` is missing", f"Add {name} = {described(field.type)}")


# Lists, texts, numbers ----------------------------------------------------------------------


def _wrong_list(value: list[Any], kind: inspect.Type, path: Path) -> Iterator[Mistake]:
    if isinstance(kind, inspect.TupleType):
        if len(value) != len(kind.item_types):
            yield Mistake(path, f"there are {len(value)}", f"Write {described(kind)}")
            return
        for index, (item, inside) in enumerate(zip(value, kind.item_types, strict=True)):
            yield from _wrong(item, inside, (*path, index))
        return
    if not isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return
    if (
        not (kind.min_length or 0)
        <= len(value)
        <= (len(value) if kind.max_length is None else kind.max_length)
    ):
        yield Mistake(path, f"there are {len(value)}", f"Write {described(kind)}")
    for index, item in enumerate(value):
        yield from _wrong(item, kind.item_type, (*path, index))


def _wrong_text(value: str, fitting: Sequence[inspect.Type], path: Path) -> Iterator[Mistake]:
    words = [str(word) for kind in fitting if isinstance(kind, inspect.LiteralType) for word in kind.values]
    texts = [kind for kind in fitting if isinstance(kind, inspect.StrType)]
    if texts and not any([_fits(value, kind) for kind in texts]):
        yield Mistake(path, f"{shown(value)} is not allowed here", f"Write {described(texts[0])}")
    elif words and not texts and value not in words:
        yield Mistake(path, f"{shown(value)} is none of the words for this", nearest(value, words))


def _fits(value: str, kind: inspect.StrType) -> bool:
    if len(value) < (kind.min_length or 0) or (kind.max_length is not None and len(value) > kind.max_length):
        return False
    return kind.pattern is None or re.search(kind.pattern, value) is not None


def _in_range(value: Any, kind: inspect.IntType) -> bool:
    low, high = limits(kind)
    return (low is None or low <= value) and (high is None or value <= high)


def limits(kind: inspect.IntType) -> tuple[int | None, int | None]:
    """The smallest and the largest number of a type; None: there is no such limit."""
    low = kind.ge if kind.gt is None else kind.gt + 1
    high = kind.le if kind.lt is None else kind.lt - 1
    return low, high


# In words -----------------------------------------------------------------------------------


def described(kind: inspect.Type) -> str:
    """What a value of this type may be, in words."""
    words = [
        str(word) for one in variants(kind) if isinstance(one, inspect.LiteralType) for word in one.values
    ]
    others = [_described(one) for one in variants(kind) if not isinstance(one, inspect.LiteralType)]
    tagged = [one for one in variants(kind) if isinstance(one, inspect.StructType) and one.tag_field]
    if tagged:
        return f"an effect, such as {{ {tagged[0].tag_field} = … }}"
    return " or ".join([*([f"one of: {', '.join(words)}"] if words else []), *dict.fromkeys(others)])


def _described(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.IntType):
        low, high = limits(kind)
        return "a whole number" + _between(low, high)
    if isinstance(kind, inspect.StrType):
        if kind.pattern in PATTERNS:
            return PATTERNS[kind.pattern]
        shape = f" that fits {kind.pattern}" if kind.pattern else ""
        return "a text" + _between(kind.min_length, kind.max_length, " characters") + shape
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return "a list" + _between(kind.min_length or None, kind.max_length, " entries")
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)} entries"
    return _SIMPLE.get(type(kind), "a value")


_SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.BoolType: "true or false",
    inspect.FloatType: "a number",
    inspect.DictType: "a table: { … = …, … }",
    inspect.StructType: "a table: { … = …, … }",
}


def _between(low: int | None, high: int | None, unit: str = "") -> str:
    if low is not None and high is not None:
        return f" of {low} to {high}{unit}" if unit else f" from {low} to {high}"
    if low is not None:
        return f" of at least {low}{unit}"
    return f" of at most {high}{unit}" if high is not None else ""


def article(value: object) -> str:
    """What a value is, for somebody who expected something else there."""
    names: tuple[tuple[type, str], ...] = (
        (bool, "true or false"), (str, "a text"), (int, "a number"), (float, "a number with a point"),
        (list, "a list"), (dict, "a table"),
    )  # fmt: skip
    return next((name for kind, name in names if isinstance(value, kind)), "a date or time")


def nearest(word: object, known: Sequence[str]) -> str:
    """The remedy for an unknown word: the nearest of the right ones, and all of them."""
    if not known:
        return "Remove it"
    near = nearest_word(word[:60], known[:WORDS_LIMIT]) if isinstance(word, str) else ""
    several = ", ".join(known[:WORDS_LIMIT])
    return f"Did you mean '{near}'? There are: {several}" if near else f"There are: {several}"


def shown(value: object) -> str:
    """A value of a pack as errors quote it: short, and without invisible characters."""
    if isinstance(value, int) and value.bit_length() > INTEGER_BITS:
        return "a number of more than 18 digits"
    text = value if isinstance(value, str) else str(value) if isinstance(value, int | float) else ""
    if not text:
        return "''" if value == "" else article(value)
    safe = "".join([sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text[:40]])
    safe += "…" if len(text) > 40 else ""
    return f"'{safe}'" if isinstance(value, str) else safe


# Characters ---------------------------------------------------------------------------------

#: Categories of characters that are invisible, or that reverse the order of others.
_UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Zl", "Zp"])


def unreadable(text: str) -> str | None:
    """What in a text cannot be read or would disturb the text around it; None: nothing."""
    if text.isascii() and text.isprintable():
        return None
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind in _UNSEEN and sign not in "\n\t":
            return f"the character U+{ord(sign):04X} cannot be seen"
        if marks > MARKS_LIMIT:
            return f"more than {MARKS_LIMIT} marks stand on one letter"
    return None


def unusable(value: object, path: Path = ()) -> Iterator[Mistake]:
    """Texts and keys anywhere in parsed TOML that cannot be read, and numbers that are too large."""
    if isinstance(value, str):
        fault = unreadable(value)
        if fault:
            yield Mistake(path, fault, "Leave it out")
    elif isinstance(value, int) and value.bit_length() > INTEGER_BITS:
        yield Mistake(path, "a number of more than 18 digits is not allowed here", "Write a smaller one")
    elif isinstance(value, dict):
        for key, inside in value.items():
            yield from unusable(key, (*path, key))
            yield from unusable(inside, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from unusable(item, (*path, index))
