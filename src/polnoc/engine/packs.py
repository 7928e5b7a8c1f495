"""Content packs: everything printed on cards, tiles and sheets, as TOML.

A pack is read into typed records. A bad pack is never half loaded: the error
names the file, the line, the key, what is wrong and how to fix it.
"""

from __future__ import annotations

import hashlib
import math
import re
import threading
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from polnoc.engine import pack_types
from polnoc.engine.pack_types import MISTAKES_LIMIT
from polnoc.engine.toml_lines import Path as TomlPath
from polnoc.engine.toml_lines import deepest_fault, lines_of, path_in

T = TypeVar("T")

#: No pattern here: with one in such a union msgspec 0.22 crashes when Python exits. See `misnamed`.
NameText = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
#: The cases in which sentences ask for a name; "is" is the nominative, and stands for those not given.
Case = Literal["is", "whom", "of", "to", "with", "at", "into", "by", "one", "single", "all"]
#: A name as it is written everywhere, or by case: `{ is = "Pier", at = "on the pier", to = "to the pier" }`.
Name = NameText | dict[Case, NameText]
#: By message key, such as `item-hook` or `space-pier`.
Names = dict[str, Name]
#: The languages in which packs name what they add.
LANGUAGES: Final = ("pl", "en")
#: Whether the game has a name for a message key in a language.
Said = Callable[[str, str], bool]


#: Content is made of at most this many texts, and of at most this many characters in all.
SOURCES_LIMIT: Final = 64
CONTENT_CHARS_LIMIT: Final = 400_000


class PackError(ValueError):
    """A pack that cannot be used. All parts are for the person who wrote it."""

    def __init__(self, file: str, key: str, problem: str, remedy: str, line: int | None = None) -> None:
        place = file if line is None else f"{file}:{line}"
        super().__init__(f"{place}: {key}: {problem}. {remedy}.")
        self.file = file
        self.key = key
        self.problem = problem
        self.remedy = remedy
        #: The line in the file, from 1; None: it has no line, or concerns the file as a whole.
        self.line = line
        #: Further mistakes that were found together with this one.
        self.others: tuple[PackError, ...] = ()

    @property
    def all(self) -> list[PackError]:
        """This mistake and those found together with it."""
        return [self, *self.others]


class PackText(NamedTuple):
    """A pack as somebody wrote it; `name` is that of its file, for errors."""

    name: str
    text: str


def read_pack_file(path: Path) -> PackText:
    """A pack file; PackError if it cannot be read."""
    return PackText(path.name, read_text(path))


def read_text(path: Path) -> str:
    """The text of a pack file."""
    try:
        with path.open("rb") as file:
            content = file.read(CONTENT_CHARS_LIMIT + 1)
        if len(content) > CONTENT_CHARS_LIMIT:
            raise _too_large(path.name)
        return content.decode("utf-8")
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


def _too_large(file: str) -> PackError:
    return PackError(
        file, "file", "it is too large", f"A pack has at most {CONTENT_CHARS_LIMIT:,} characters"
    )


#: msgspec inspects a kind of record on first use, and crashes if two threads do so at the same time.
_converting = threading.Lock()


def parse_pack(text: str, kind: type[T], file: str) -> T:
    """TOML text as a record of `kind`; `file` is the name used in errors.

    A PackError is the first structural mistake, and holds all others.
    """
    raw = _parse_toml(text, file)
    unusable = list(islice(pack_types.unusable(raw), MISTAKES_LIMIT))
    problem = ""
    try:
        with _converting:
            pack = msgspec.convert(raw, kind)
        if not unusable:
            return pack
    except msgspec.ValidationError as error:
        problem = str(error)
    wrong = list(islice(pack_types.mistakes(raw, kind), MISTAKES_LIMIT)) if problem else []
    if not wrong and problem:
        wrong = [pack_types.Mistake((), problem, "Compare with the packs that come with the game")]
    raise first_of(_with_lines([*unusable, *wrong], text, file))


def _parse_toml(text: str, file: str) -> dict[str, Any]:
    if len(text) > CONTENT_CHARS_LIMIT:
        raise _too_large(file)
    if fault := deepest_fault(text):
        raise PackError(file, "file", fault[1], "Write it flatter", fault[0])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise PackError(file, "file", f"this is not TOML: {error}", "Correct this line", line) from None
    except (ValueError, RecursionError):  # a number with thousands of digits
        raise PackError(
            file, "file", "a number in it is too long", "Write numbers of at most 18 digits"
        ) from None


def first_of(mistakes: Sequence[PackError]) -> PackError:
    """The first of some mistakes, with all others."""
    first = mistakes[0]
    first.others = tuple(mistakes[1:])
    return first


def _with_lines(found: Sequence[pack_types.Mistake], text: str, file: str) -> list[PackError]:
    """Structural mistakes as errors with lines, in the order of the file; one for each place."""
    lines = lines_of(text)
    errors: dict[TomlPath, PackError] = {}
    for path, problem, remedy in found:
        line = lines.get(path) if path else None
        errors.setdefault(path, PackError(file, key_of(path), problem, remedy, line))
    return sorted(errors.values(), key=_line)


def _line(error: PackError) -> float:
    """By what mistakes are sorted: those without a line come last."""
    return math.inf if error.line is None else error.line


def key_of(path: TomlPath) -> str:
    """A place in a pack, as errors name it.

    >>> key_of(("gear", 0, "cost"))
    'gear[0].cost'
    """
    key = ""
    for part in path:
        if isinstance(part, int):
            key += f"[{part}]"
        else:
            key += f".{part}" if _PLAIN_KEY.fullmatch(part) else f".{pack_types.shown(part)}"
    return key.removeprefix(".") or "file"


_PLAIN_KEY: Final = re.compile(r"[\w-]{1,60}")


def located(found: Sequence[PackError], text: str) -> list[PackError]:
    """Mistakes in the pack of this text, each with its line, in the order of lines, without duplicates."""
    if not found:
        return []
    raw, lines = tomllib.loads(text), lines_of(text)
    errors = list(dict.fromkeys([(error.file, error.key, error.problem, error.remedy) for error in found]))
    placed = []
    for file, key, problem, remedy in errors[:MISTAKES_LIMIT]:
        path = path_in(raw, key)
        placed.append(PackError(file, key, problem, remedy, lines.get(path) if path else None))
    placed.sort(key=_line)
    if len(errors) > MISTAKES_LIMIT:
        more = f"there are {len(errors) - MISTAKES_LIMIT} more mistakes"
        placed.append(PackError(errors[0][0], "file", more, "Correct these first"))
    return placed


def refuse(found: Sequence[PackError], text: str) -> None:
    """Raise the mistakes that were found in the pack of this text, if there are any."""
    if found:
        raise first_of(located(found, text))


class _Replaces(msgspec.Struct):
    """What every pack that replaces the whole box says."""

    replaces: Literal["box"] | None = None


def replaces_box(pack: PackText) -> bool:
    """Whether a pack says that it replaces the whole box."""
    return parse_pack(pack.text, _Replaces, pack.name).replaces is not None


def box_and_packs(box: PackText, packs: Sequence[PackText]) -> list[PackText]:
    """The box and the packs that add to it; one of these may replace the box."""
    replacing = [pack for pack in packs if replaces_box(pack)]
    if len(replacing) > 1:
        first, second = replacing[:2]
        raise PackError(second.name, "replaces", f"{first.name} replaces the box too", "Choose one of them")
    return [*(replacing or [box]), *[pack for pack in packs if pack not in replacing]]


def joined_words(packs: Sequence[Mapping[Any, Names]]) -> dict[str, Names]:
    """The names of several packs by language; the names of a later pack replace earlier ones."""
    return {
        language: {key: name for words in packs for key, name in words.get(language, {}).items()}
        for language in LANGUAGES
    }


def misnamed(words: Mapping[Any, Names], wanted: Sequence[str], file: str, said: Said) -> Iterator[PackError]:
    """The `wanted` names that a pack's own words lack, and its names that belong to nothing in it."""
    known = frozenset(wanted)
    for language in LANGUAGES:
        own = words.get(language, {})
        for key in wanted:
            if key not in own and not said(language, key):
                yield PackError(
                    file, f"words.{language}", f"'{key}' has no name", f'Write there: {key} = "…"'
                )
        for key, name in own.items():
            for text in [name] if isinstance(name, str) else name.values():
                if text != " ".join(text.split()):
                    path = ("words", language, key)
                    yield PackError(file, key_of(path), "spaces or lines too many", "Write it on one line")
        for key in [key for key in own if key not in known][:MISTAKES_LIMIT]:
            yield PackError(
                file,
                key_of(("words", language, key)),
                "nothing in this pack is called so",
                pack_types.nearest(key, wanted),
            )


def in_case(name: Name, case: str) -> str:
    """A pack's name for something, in a case if it has several."""
    if isinstance(name, str):
        return name
    return next((form for one, form in name.items() if one == case), name.get("is", ""))


def content_hash(*texts: str) -> str:
    """A short fingerprint of content, for the header of a record."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def as_content(sources: Sequence[str], least: int = 1) -> list[PackText]:
    """The texts that content was made from, as packs; PackError if there are too few or too many."""
    if not least <= len(sources) <= SOURCES_LIMIT:
        problem = f"there are {len(sources)} texts"
        raise PackError("content", "file", problem, f"Give {least} to {SOURCES_LIMIT}")
    return [PackText("content", source) for source in sources]
