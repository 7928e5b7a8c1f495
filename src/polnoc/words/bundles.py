"""Messages from Fluent files: those of a game and those that all games share."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, Resource
from fluent.syntax.visitor import Visitor

#: The start of a message in a file: only there does a line start with an identifier.
_MESSAGE: Final = re.compile(r"(?m)^([a-zA-Z][\w-]*) *=")


class _Items(FluentType):
    """A list as an argument of a message."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        return ", ".join(self.items)


class Bundle:
    """The messages of a game and those that all games share, in one language.

    Parsing all of them takes a second, and most pages need a few dozen: each is parsed when first used.
    """

    def __init__(self, language: str, package: str) -> None:
        self._sources = {**_sources("polnoc", language), **_sources(package, language)}
        functions: dict[str, Callable[[Any], FluentType]] = {
            "OR": self._joiner("list-or"),
            "AND": self._joiner("list-and"),
        }
        self._parsed = FluentBundle([language], functions=functions, use_isolating=False)

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return key in self._sources

    def format(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Format a message; return it with the errors found. A missing message becomes its key."""
        self._parse(key)
        if not self._parsed.has_message(key):
            return key, [LookupError("there is none")]
        given = {
            name: _Items([str(item) for item in value]) if isinstance(value, list | tuple) else value
            for name, value in args.items()
        }
        pattern = self._parsed.get_message(key).value
        assert pattern is not None, f"message '{key}' has no text"
        said, errors = self._parsed.format_pattern(pattern, given)
        return str(said), errors

    def _parse(self, key: str) -> None:
        """Parse a message and the messages it refers to, unless they are parsed already."""
        if key in self._sources and not self._parsed.has_message(key):
            resource, references = _entry(self._sources[key])
            self._parsed.add_resource(resource)
            for other in references:
                self._parse(other)

    def _joiner(self, key: str) -> Callable[[_Items], _Items]:
        """A function for messages that joins the last two items of a list by the message `key`."""

        def join(listed: _Items) -> _Items:
            *head, last = listed.items
            return _Items([self.format(key, {"head": head, "last": last})[0]] if head else [last])

        return join


#: The bundle of a game in a language, cached.
bundle_of = cache(Bundle)


@lru_cache(20_000, typed=True)  # by type too: `1` and `True` are worded differently
def say(bundle: Bundle, key: str, names: tuple[str, ...], *values: object) -> tuple[str, list[Exception]]:
    """Format a message, cached: the same things happen at many tables."""
    return bundle.format(key, dict(zip(names, values, strict=True)))


@cache
def _sources(package: str, language: str) -> dict[str, str]:
    """The source of each message in the files of a package: `pl.ftl`, and any others named `….pl.ftl`."""
    found: dict[str, str] = {}
    for file in (files(package) / "words").iterdir():
        if f".{file.name}".endswith(f".{language}.ftl"):
            text = file.read_text(encoding="utf-8")
            starts = [*_MESSAGE.finditer(text)]
            ends = [*[start.start() for start in starts[1:]], len(text)]
            for start, end in zip(starts, ends, strict=True):
                found[start[1]] = text[start.start() : end]
    return found


class _References(Visitor):
    """Collects the other messages that a message refers to."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.keys.append(node.id.name)


@cache
def _entry(source: str) -> tuple[Resource, list[str]]:
    """A parsed message and the keys of the messages it refers to, cached.

    Without spans: the positions in the source would take half of the memory.
    """
    resource = FluentParser(with_spans=False).parse(source)
    references = _References()
    references.visit(resource)
    return resource, references.keys
