"""Content packs: everything printed on cards, tiles and sheets, as TOML.

A pack is read into typed records. A bad pack is never half loaded: the error
names the file, the key, what is wrong and what would be right.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


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


def parse_pack(text: str, kind: type[T], file: str) -> T:
    """TOML text as a record of `kind`; `file` is the name used in errors."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(file, "file", f"this is not TOML: {error}", "Mend the line named above") from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, key = _split(str(error))
        raise PackError(file, key, problem, _remedy(problem)) from None


def content_hash(*texts: str) -> str:
    """A short fingerprint of content, for the header of a record."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


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
