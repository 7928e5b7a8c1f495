"""Content packs: everything printed on cards, tiles and sheets, as TOML.

A pack is read into typed records. A bad pack is never half loaded: the error
names the file, the key, what is wrong and what would be right.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import threading
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

T = TypeVar("T")

#: A name as it is written everywhere, or by case: `{ is = "Pier", at = "on the pier", to = "to the pier" }`.
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | dict[str, str]
#: By message key, such as `item-hook` or `space-pier`.
Names = dict[str, Name]
#: The languages in which packs name what they bring.
LANGUAGES: Final = ("pl", "en")
#: Whether the game has a name for a message key in a language.
Said = Callable[[str, str], bool]


#: Content is made of at most so many texts, and of so many characters in all.
MOST_SOURCES: Final = 64
LARGEST_CONTENT: Final = 400_000


class PackError(ValueError):
    """A pack that cannot be used. All four parts are for the person who wrote it."""

    def __init__(self, file: str, key: str, problem: str, remedy: str) -> None:
        super().__init__(f"{file}: {key}: {problem}. {remedy}.")
        self.file = file
        self.key = key
        self.problem = problem
        self.remedy = remedy


def read_pack(path: Path, kind: type[T]) -> T:
    """The pack at `path` as a record of `kind`."""
    return parse_pack(read_text(path), kind, path.name)


def read_text(path: Path) -> str:
    """The text of a pack file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise PackError(path.name, "file", f"there is no file {path}", "Check the path") from None
    except UnicodeDecodeError as error:
        raise PackError(
            path.name, "file", f"byte {error.start} is not UTF-8", "Save the file as UTF-8"
        ) from None
    except OSError as error:
        raise PackError(
            path.name, "file", f"cannot be read ({error.strerror})", "Give the path of a TOML file"
        ) from None


#: msgspec works out a kind of record when it is first met, and crashes if two threads do so at the same time.
_converting = threading.Lock()


def parse_pack(text: str, kind: type[T], file: str) -> T:
    """TOML text as a record of `kind`; `file` is the name used in errors."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(file, "file", f"this is not TOML: {error}", "Mend the line named above") from None
    try:
        with _converting:
            return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, key = _split(str(error))
        raise PackError(file, key, problem, _remedy(problem)) from None


def parse_effects(text: str, kind: type[T], file: str, tags: Mapping[str, Sequence[str]]) -> T:
    """As `parse_pack`, but an unknown effect is compared with those there are: `tags` by their field."""
    try:
        return parse_pack(text, kind, file)
    except PackError as error:
        field = error.key.rpartition(".")[2]
        unknown = re.fullmatch(r"Invalid value '(.*)'", error.problem)
        if field not in tags or not unknown:
            raise
        known, name = tags[field], unknown[1]
        near = difflib.get_close_matches(name, known, n=1)
        remedy = f"Perhaps '{near[0]}' is meant" if near else f"There are: {', '.join(known)}"
        problem = f"{error.problem}: no effect is called so"
        raise PackError(file, error.key, problem, remedy) from None


def misnamed(words: Mapping[Any, Names], wanted: Sequence[str], file: str, said: Said) -> Iterator[PackError]:
    """What a pack's own words lack of the `wanted` names, and what they name that is not there."""
    for language in LANGUAGES:
        own = words.get(language, {})
        for key in wanted:
            if key not in own and not said(language, key):
                yield PackError(
                    file, f"words.{language}", f"'{key}' has no name", f'Write there: {key} = "…"'
                )
        for key in own:
            if key not in wanted:
                yield _stray(file, language, key, wanted)


def _stray(file: str, language: str, key: str, wanted: Sequence[str]) -> PackError:
    near = difflib.get_close_matches(key, wanted, n=1)
    remedy = f"Perhaps '{near[0]}' is meant" if near else "Remove it"
    return PackError(file, f"words.{language}.{key}", "nothing in this pack is called so", remedy)


def in_case(name: Name, case: str) -> str:
    """A name of a pack in a case, if it has several."""
    return name if isinstance(name, str) else name.get(case, name.get("is", ""))


def content_hash(*texts: str) -> str:
    """A short fingerprint of content, for the header of a record."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def only_source(sources: Sequence[str]) -> str:
    """The text of a game whose content is one text; PackError if there are others."""
    if len(sources) != 1:
        raise PackError("content", "file", f"there are {len(sources)} texts", "Give one")
    return sources[0]


def check_count(sources: Sequence[str]) -> None:
    """PackError if this cannot be a core and packs: there are too few texts, or absurdly many."""
    if not 2 <= len(sources) <= MOST_SOURCES:
        raise PackError("content", "file", f"there are {len(sources)} texts", f"Give 2 to {MOST_SOURCES}")


def _split(message: str) -> tuple[str, str]:
    found = re.fullmatch(r"(?s)(.*?) - at (?:`key` in )?`(?:key in )?\$\.?(.*?)`", message)
    return (found.group(1), found.group(2) or "file") if found else (message, "file")


def _remedy(problem: str) -> str:
    if found := re.search(r"unknown field `(\w+)`", problem):
        return f"Remove '{found.group(1)}', or spell it as in the packs that come with the game"
    if found := re.search(r"missing required field `(\w+)`", problem):
        return f"Add a line: {found.group(1)} = …"
    if found := re.search(r"Expected `([^`]+)`(?: (.*?))?(?:, got|$)", problem):
        return f"Write a value of type {found.group(1)} {found.group(2) or ''}".rstrip()
    return "Compare with the packs that come with the game"
