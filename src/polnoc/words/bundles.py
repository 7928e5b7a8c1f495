"""Messages from Fluent files: those of a game and those that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from polnoc.words.packages import messages_folder


class _Items(FluentType):
    """A list as an argument of a message."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        return ", ".join(self.items)


def _format(bundle: FluentBundle, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
    """A message, and what was wrong with it; one that is missing shows its key."""
    if not bundle.has_message(key):
        return key, [LookupError("there is none")]
    given = {
        name: _Items([str(item) for item in value]) if isinstance(value, list | tuple) else value
        for name, value in args.items()
    }
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"message '{key}' has no text"
    said, errors = bundle.format_pattern(pattern, given)
    return str(said), errors


@lru_cache(20_000, typed=True)  # by kind too: `1` and `True` are different words
def say(
    bundle: FluentBundle, key: str, names: tuple[str, ...], *values: object
) -> tuple[str, list[Exception]]:
    """A sentence that was said before is not made again: at many tables the same things happen."""
    return _format(bundle, key, dict(zip(names, values, strict=True)))


@cache
def bundle_of(language: str, package: str) -> FluentBundle:
    """The messages of a game and those that all games share."""
    shared = _read_messages(FluentBundle([language], use_isolating=False), "polnoc", language)
    functions: dict[str, Callable[[Any], FluentType]] = {
        "OR": _joiner(shared, "list-or"),
        "AND": _joiner(shared, "list-and"),
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    _read_messages(bundle, package, language)
    return _read_messages(bundle, "polnoc", language)


def _read_messages(bundle: FluentBundle, package: str, language: str) -> FluentBundle:
    """Add the message files of a package: `pl.ftl`, and any others named `….pl.ftl`."""
    for name in sorted([file.name for file in messages_folder(package).iterdir()]):
        if f".{name}".endswith(f".{language}.ftl"):
            bundle.add_resource(_resource(package, name))
    return bundle


@cache
def _resource(package: str, name: str) -> Resource:
    """A file of messages, read once; where in the file each stands would take half of the memory."""
    source = (messages_folder(package) / name).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(source)


def _joiner(bundle: FluentBundle, key: str) -> Callable[[_Items], _Items]:
    """A function for messages that joins the last two items of a list by the message `key`."""

    def join(listed: _Items) -> _Items:
        *head, last = listed.items
        return _Items([_format(bundle, key, {"head": head, "last": last})[0]] if head else [last])

    return join
