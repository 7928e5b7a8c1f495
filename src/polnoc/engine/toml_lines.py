"""The lines of the keys and values in a TOML text, and whether the text is safe to parse at all.

The parser of the standard library reports no positions, and recurses as deep as a text is nested. This
module makes up for both: call `deepest_fault` before parsing, and `lines_of` after a mistake was found.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from typing import Any, Final

#: A place in a text: keys of tables and indices of arrays, from the outermost.
Path = tuple[str | int, ...]

#: Brackets may be nested to this depth, and a key may have this many parts.
DEPTH_LIMIT: Final = 32
KEY_PARTS_LIMIT: Final = 16

_TEXTS: Final = (
    r'"""(?:[^"\\]+|\\(?:.|\Z)|"{1,2}(?!"))*(?:"{3,5}|\Z)'
    r"|'''(?:[^']+|'{1,2}(?!'))*(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]+|\\[^\n])*"?'
    r"|'[^'\n]*'?"
)
_TOKEN: Final = re.compile(rf"(?s:{_TEXTS})|#[^\n]*|[\[\]{{}}.=,\n]")
_TEXT: Final = re.compile(rf"(?s:{_TEXTS})")
_BETWEEN: Final = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
_SPACES: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN_VALUE: Final = re.compile(r"[^,\]}\n#]*")


def deepest_fault(text: str) -> tuple[int, str] | None:
    """The line and the reason why a text is nested too deeply to be parsed; None: it is not."""
    depth = parts = 0
    for token in _TOKEN.finditer(text):
        found = token.group()
        if found == ".":
            parts += 1
        elif found in "[]{}=,\n":
            parts = 0
            depth = max(0, depth + (found in "[{") - (found in "]}"))
        if depth > DEPTH_LIMIT or parts >= KEY_PARTS_LIMIT:
            what = "brackets are nested" if depth > DEPTH_LIMIT else "a key has parts"
            limit = DEPTH_LIMIT if depth > DEPTH_LIMIT else KEY_PARTS_LIMIT
            return text.count("\n", 0, token.start()) + 1, f"{what} more than {limit} deep"
    return None


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key and value of a text that `tomllib` accepts; lines count from 1."""
    return _Locator(text).read()


class _Locator:
    """Reads a valid TOML text once more, only to find where things are."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.newlines = [match.start() for match in re.finditer("\n", text)]
        self.lines: dict[Path, int] = {(): 1}
        #: By the path of an array of tables: the index of the table that was opened last.
        self.opened: dict[Path, int] = {}

    def read(self) -> dict[Path, int]:
        table: Path = ()
        self._skip(_BETWEEN)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._entry(table)
            self._skip(_BETWEEN)
        return self.lines

    def _header(self) -> Path:
        start = self.at
        many = self.text.startswith("[[", start)
        self.at += 1 + many
        keys = self._key()
        self.at += 1 + many
        path = self._inside((), keys[:-1])
        path += (keys[-1],)
        self._note(path, start)
        if many:
            self.opened[path] = self.opened.get(path, -1) + 1
        path = self._into(path)
        self._note(path, start)
        return path

    def _inside(self, path: Path, keys: list[str]) -> Path:
        for key in keys:
            path = self._into((*path, key))
        return path

    def _into(self, path: Path) -> Path:
        """An array of tables stands for its last one."""
        return (*path, self.opened[path]) if path in self.opened else path

    def _entry(self, table: Path) -> None:
        start = self.at
        path = table
        for key in self._key():
            path = (*path, key)
            self._note(path, start)
        self.at += 1  # the equals sign
        self._skip(_SPACES)
        self._value(path)

    def _value(self, path: Path) -> None:
        first = self.text[self.at]
        if first == "[":
            self._array(path)
        elif first == "{":
            self._inline_table(path)
        elif first in "\"'":
            self._skip(_TEXT)
        else:
            self._skip(_PLAIN_VALUE)

    def _array(self, path: Path) -> None:
        self.at += 1
        self._skip(_BETWEEN)
        index = 0
        while self.text[self.at] != "]":
            self._note((*path, index), self.at)
            self._value((*path, index))
            self._skip(_BETWEEN)
            index += 1
        self.at += 1

    def _inline_table(self, path: Path) -> None:
        self.at += 1
        self._skip(_BETWEEN)
        while self.text[self.at] != "}":
            self._entry(path)
            self._skip(_BETWEEN)
        self.at += 1

    def _key(self) -> list[str]:
        """Read the key here and stop after it; return its parts."""
        parts: list[str] = []
        while True:
            self._skip(_SPACES)
            quoted = self.text[self.at] in "\"'"
            part = self._skip(_TEXT if quoted else _BARE)
            parts.append(_decoded(part) if quoted else part)
            self._skip(_SPACES)
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        part = found.group() if found else ""
        self.at += len(part)
        return part

    def _note(self, path: Path, start: int) -> None:
        self.lines.setdefault(path, bisect_right(self.newlines, start - 1) + 1)


def _decoded(quoted: str) -> str:
    return str(tomllib.loads(f"key = {quoted}")["key"])


def path_in(raw: dict[str, Any], key: str) -> Path:
    """As much of an error's key as exists in parsed TOML, such as `gear[0].cost` or `hunter.olga.card`.

    Things in arrays may be named by their ids; the names of a table's arrays may be left out.
    """
    path: Path = ()
    here: object = raw
    for step in re.findall(r'"[^"]*"|[^.\[\]"]+|\[\d+\]', key):
        further = _step(here, step.strip('"'))
        if further is None:
            break
        path += further
        for part in further:
            here = here[part]  # type: ignore[index]
    return path


def _step(here: object, step: str) -> Path | None:
    if isinstance(here, dict):
        if step in here:
            return (step,)
        for name, inside in here.items():
            found = _named(inside, step)
            if found is not None:
                return (name, found)
        return None
    found = _named(here, step)
    return None if found is None else (found,)


def _named(array: object, step: str) -> int | None:
    """The index of what has this name in an array."""
    if not isinstance(array, list):
        return None
    if step.startswith("["):
        index = int(step[1:-1])
        return index if index < len(array) else None
    return next(
        (n for n, item in enumerate(array) if isinstance(item, dict) and item.get("id") == step), None
    )
