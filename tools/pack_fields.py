"""Write `docs/pack-fields.md`: every field of every kind of pack. `python -m tools.pack_fields`.

The page is made from the types that read packs, so that it cannot grow stale; a test compares the two.
"""

from __future__ import annotations

import inspect as python
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import msgspec
from msgspec import inspect

from polnoc.engine.pack_types import ID_PATTERN, described, type_of, variants
from polnoc.engine.packs import Case
from polnoc.games.bestia import cards as bestia
from polnoc.games.bestia import placement
from polnoc.games.duchy import cards as duchy
from polnoc.games.finalgirl import cards as finalgirl
from polnoc.games.finalgirl import placement as finalgirl_places
from polnoc.games.straszydla import cards as straszydla
from polnoc.games.straszydla.terms import WINDOWS_OF

PAGE: Final = Path(__file__).parents[1] / "docs" / "pack-fields.md"
HEAD: Final = """\
# Fields of packs

Made by `python -m tools.pack_fields` from the types that read packs: every field of every kind of pack, with
what may be written there. [Add a pack](add-a-pack.md) shows whole packs and how they are played. A field
without a default has to be written. `polnoc check PACK` names every mistake with its line.

An *id* is made of small letters and, after the first hyphen, of digits too: `night-market-2`. *Names* are
tables `pl` and `en` from message keys, such as `card-lantern`, to a text of 1 to 60 characters, or to a table
of such texts by case: `{ is = "Olaf", whom = "Olafa" }`. The cases are CASES.
"""
#: By kind of effect: where it may stand.
Places = Mapping[type[Any], Sequence[str]]


class Chapter(NamedTuple):
    """A game: the kinds of files that there are, and where effects may stand."""

    title: str
    roots: Sequence[tuple[str, type[Any]]]
    places: Places = {}
    #: By effect, field and value: the places of this value, if they are fewer.
    values: Mapping[tuple[type[Any], str, object], Sequence[str]] = {}


CHAPTERS: Final = (
    Chapter("13 Duchów", [("A pack", duchy.DeckPack)]),
    Chapter("Straszydła", [("A pack", straszydla.Addition), ("A whole box", straszydla.Pack)], WINDOWS_OF),
    Chapter("Final Girl", [("A pack", finalgirl.Pack)], finalgirl_places.PLACES),
    Chapter(
        "Bestia", [("A pack", bestia.Pack)], {**placement.PLACES, **placement.OWNERS}, placement.FIELD_PLACES
    ),
)


def page() -> str:
    """The whole page."""
    head = HEAD.replace("CASES", ", ".join([f"`{case}`" for case in get_args(Case)]))
    return "\n".join([head, *[line for chapter in CHAPTERS for line in _chapter(chapter)]])


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"## {chapter.title}\n"
    seen: dict[type[Any], inspect.StructType] = {}
    for title, root in chapter.roots:
        kind = type_of(root)
        assert isinstance(kind, inspect.StructType)
        yield from _record(title, kind)
        _collect(kind, seen)
    records = [kind for kind in seen.values() if kind.tag_field is None]
    roots = [root for _, root in chapter.roots]
    for kind in records:
        if kind.cls not in roots:
            yield from _record(f"`{_name(kind.cls)}`", kind)
    for field, title in (("do", "Effects"), ("is", "Lasting effects")):
        tagged = [kind for kind in seen.values() if kind.tag_field == field]
        if tagged:
            yield from _effects(title, tagged, chapter.places)
    if chapter.values:
        yield from _value_places(chapter.values)


def _collect(kind: inspect.Type, seen: dict[type[Any], inspect.StructType]) -> None:
    """Every record inside a type, in the order in which it is met."""
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            _collect(one, seen)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        _collect(kind.item_type, seen)
    elif isinstance(kind, inspect.DictType):
        _collect(kind.value_type, seen)
    elif isinstance(kind, inspect.StructType) and kind.cls not in seen:
        seen[kind.cls] = kind
        for field in kind.fields:
            _collect(field.type, seen)


# Tables -------------------------------------------------------------------------------------


def _record(title: str, kind: inspect.StructType) -> Iterator[str]:
    yield f"### {title}\n"
    yield f"{_about(kind.cls)}.\n"
    yield "| field | what may stand there | default |"
    yield "| --- | --- | --- |"
    for field in kind.fields:
        values = "names" if field.name == "words" else _values(field.type)
        yield f"| `{field.encode_name}` | {values} | {_default(field)} |"
    yield ""


def _effects(title: str, kinds: Sequence[inspect.StructType], places: Places) -> Iterator[str]:
    """A table of effects, with where each may stand if there is a table of that."""
    where = " where it may stand |" if places else ""
    yield f"### {title}\n"
    yield f"| `{kinds[0].tag_field}` | figures | what it does |{where}"
    yield "| --- | --- | --- |" + (" --- |" if places else "")
    for kind in kinds:
        stands = f" {', '.join(places.get(kind.cls, ()))} |" if places else ""
        figures = "; ".join([_figure(field) for field in kind.fields])
        yield f"| `{kind.tag}` | {figures} | {_about(kind.cls)} |{stands}"
    yield ""


def _value_places(values: Mapping[tuple[type[Any], str, object], Sequence[str]]) -> Iterator[str]:
    yield "### Values that may stand in fewer places\n"
    yield "| effect | value | where it may stand |"
    yield "| --- | --- | --- |"
    for (kind, field, value), places in values.items():
        shown = msgspec.json.encode(value).decode()
        written = f"`{field.replace('_', '-')} = {shown}`"
        yield f"| `{kind.__struct_config__.tag}` | {written} | {', '.join(places)} |"
    yield ""


def _figure(field: inspect.Field) -> str:
    default = "" if field.required else f" (default {_default(field)})"
    return f"`{field.encode_name}`: {_values(field.type)}{default}"


def _about(kind: type[Any]) -> str:
    text = re.sub(r"\s+", " ", textwrap.dedent(python.getdoc(kind) or "")).strip()
    return text.removesuffix(".").replace("|", "\\|")


def _values(kind: inspect.Type) -> str:
    several = variants(kind)
    if any([isinstance(one, inspect.StructType) and one.tag_field for one in several]):
        return "an effect"
    words = [f"`{word}`" for one in several if isinstance(one, inspect.LiteralType) for word in one.values]
    others = dict.fromkeys([_value(one) for one in several if not isinstance(one, inspect.LiteralType)])
    return " or ".join([*([", ".join(words)] if words else []), *others])


def _value(kind: inspect.Type) -> str:
    match kind:
        case inspect.StrType(pattern=pattern) if pattern == ID_PATTERN:
            return "an id"
        case inspect.StrType(pattern=pattern) if pattern:
            return f"a text that fits `{pattern}`".replace("|", "\\|")
        case inspect.StructType():
            return f"a table `{_name(kind.cls)}`"
        case inspect.ListType() | inspect.VarTupleType():
            return f"{described(kind)}: {_values(kind.item_type)}"
        case inspect.TupleType(item_types=types):
            return f"a list: {', '.join([_values(one) for one in types])}"
        case inspect.DictType(key_type=key, value_type=inside):
            return f"a table from {_values(key)} to {_values(inside)}"
        case _:
            return described(kind)


def _name(kind: type[Any]) -> str:
    """The name of a kind of record, as a heading."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def _default(field: inspect.Field) -> str:
    if field.required:
        return ""
    value = field.default
    if isinstance(field.default_factory, type):
        value = field.default_factory()
    if value is None:
        return "none"
    if value == () or value == [] or value == {}:
        return "empty"
    return f"`{msgspec.json.encode(msgspec.to_builtins(value)).decode()}`"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
