"""The settings of a server: one typed record, each set by a flag or by an environment variable.

    polnoc serve --port 9000            a flag
    POLNOC_PORT=9000 polnoc serve       a variable; a flag overrides it
    polnoc serve --print-settings       the effective settings, and where each comes from

A setting that can be given several times (`--limit`) has commas in its variable; flags are added, and
override the variable where both name the same thing.

>>> made = read_settings({"port": 9000}, {"POLNOC_PORT": "80", "POLNOC_LIMIT": "tables=10, body=2048"})
>>> made.settings.port, made.settings.limit, made.settings.host, made.said_by["host"]
(9000, ('tables=10', 'body=2048'), '127.0.0.1', 'default')
>>> read_settings({}, {"POLNOC_PORT": "eighty"})
Traceback (most recent call last):
polnoc.settings.BadSetting: POLNOC_PORT: 'eighty' is no whole number from 0 to 65535
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

#: More processes than this would only contend for the store.
MOST_PROCESSES: Final = 64
_MOST_BOTS: Final = 1_000
_MOST_PORT: Final = 65_535

LOG_LEVELS: Final = ("error", "warning", "info", "debug")


class BadSetting(ValueError):
    """A value that a setting cannot have; the message names the flag or the variable."""


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"is no whole number from {least} to {most}")
        return int(text)

    return read


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"is none of: {', '.join(words)}")
        return text

    return read


def _yes(text: str) -> bool:
    return _one_of("yes", "no")(text) == "yes"


def _several(text: str) -> tuple[str, ...]:
    return tuple([part for part in re.split(r"[,\s]+", text) if part])


def _setting(read: Callable[[str], Any], default: Any, help: str, **more: str) -> Any:
    return field(default=default, metadata={"read": read, "help": help, **more})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server. The environment variable of each is `POLNOC_` and its name."""

    host: str = _setting(str, "127.0.0.1", "address to listen on")
    port: int = _setting(_whole(0, _MOST_PORT), 8013, "port to listen on; 0: any free one")
    store: str = _setting(
        str,
        "",
        "a file, or postgresql://… (default: a file beside the saved games)",
        metavar="ADDRESS",
        secret="password",
    )
    open: bool = _setting(_yes, False, "open the page in the browser")
    bots: int = _setting(_whole(0, _MOST_BOTS), 2, "processes for bots", metavar="N")
    processes: int = _setting(
        _whole(1, MOST_PROCESSES), 1, "processes that divide the tables among them, on Linux", metavar="N"
    )
    limit: tuple[str, ...] = _setting(_several, (), "how much a visitor may ask for", metavar="NAME=VALUE")
    keep: tuple[str, ...] = _setting(
        _several,
        (),
        "how long tables and unused packs are kept: finished, empty, abandoned, packs; 0: for good "
        "(default: empty=90 packs=90)",
        metavar="KIND=DAYS",
    )
    proxy: str = _setting(str, "", "addresses of proxies that speak for others, with commas", metavar="LIST")
    public_url: str = _setting(
        str, "", "the address of the site as others see it, for links and codes", metavar="URL"
    )
    metrics: str = _setting(
        _one_of("local", "public"),
        "local",
        "who may read /metrics: this machine only, or everybody",
        metavar="local|public",
    )
    open_tables: str = _setting(
        _one_of("listed", "off"),
        "listed",
        "whether hosts can list a table for anybody to take a seat",
        metavar="listed|off",
    )
    packs: Path | None = _setting(
        Path, None, "offer every TOML pack of this folder at new tables", metavar="FOLDER"
    )
    uploads: str = _setting(
        _one_of("on", "off"), "on", "whether people may bring in packs of their own", metavar="on|off"
    )
    smtp: str = _setting(
        str,
        "",
        "the mail server for notices: smtp://user:password@host:587?from=ADDRESS, or smtps://… "
        "(better as a variable, since others on this machine can read command lines)",
        metavar="URL",
        secret="password",
    )
    notify_allow: tuple[str, ...] = _setting(
        _several,
        (),
        "an address or network that notices may reach though it is not public, such as 192.168.1.20",
        metavar="NETWORK",
    )
    log: str = _setting(_one_of(*LOG_LEVELS), "warning", "what to write to standard error", metavar="LEVEL")
    log_format: str = _setting(
        _one_of("text", "json"),
        "text",
        "how: a line for people, or JSON for programs that collect lines",
        metavar="text|json",
    )


@dataclass(frozen=True, slots=True)
class Made:
    """Settings, and where each comes from: a flag, a variable, or `default`."""

    settings: Settings
    said_by: Mapping[str, str]

    def table(self) -> str:
        """All effective settings, one per line, without passwords."""
        rows = [(variable(name), self._shown(name), self.said_by[name]) for name in self.said_by]
        widths = [max([len(row[column]) for row in rows]) for column in (0, 1)]
        return "".join([f"{a:<{widths[0]}}  {b:<{widths[1]}}  {c}\n" for a, b, c in rows])

    def _shown(self, name: str) -> str:
        value = getattr(self.settings, name)
        if isinstance(value, tuple):
            return ",".join(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        text = "" if value is None else str(value)
        return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", text) if name in SECRET else text


_FIELDS: Final = {one.name: one for one in fields(Settings)}
SECRET: Final = frozenset(name for name, one in _FIELDS.items() if "secret" in one.metadata)


def flag(name: str) -> str:
    """The flag of a setting."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"POLNOC_{name.upper()}"


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add a flag for each setting; only those that are given become attributes."""
    for name, one in _FIELDS.items():
        told = f"{one.metadata['help']}{_default_told(one.default)} [{variable(name)}]"
        if isinstance(one.default, bool):
            parser.add_argument(flag(name), action="store_true", default=argparse.SUPPRESS, help=told)
            continue
        parser.add_argument(
            flag(name),
            action="append" if isinstance(one.default, tuple) else "store",
            type=_for_argparse(one.metadata["read"], isinstance(one.default, tuple)),
            default=argparse.SUPPRESS,
            metavar=one.metadata.get("metavar", name.upper()),
            help=told.replace("%", "%%"),
        )


def _default_told(default: object) -> str:
    usual = isinstance(default, str | int) and not isinstance(default, bool) and default != ""
    return f" (default: {default})" if usual else ""


def _for_argparse(read: Callable[[str], Any], repeated: bool) -> Callable[[str], Any]:
    def typed(text: str) -> Any:
        if repeated:
            return text
        try:
            return read(text)
        except ValueError as wrong:
            raise argparse.ArgumentTypeError(f"'{text}' {wrong}") from None

    return typed


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str]) -> Made:
    """Read settings from the given flags and the environment; BadSetting names a wrong variable."""
    values: dict[str, Any] = {}
    said_by: dict[str, str] = {}
    for name, one in _FIELDS.items():
        values[name], said_by[name] = one.default, "default"
        if text := environment.get(variable(name), "").strip():
            values[name], said_by[name] = _from_variable(name, text), variable(name)
        if name in given:
            before: Sequence[str] = values[name] if isinstance(one.default, tuple) else ()
            values[name] = (*before, *given[name]) if isinstance(one.default, tuple) else given[name]
            said_by[name] = f"{said_by[name]}, {flag(name)}" if before else flag(name)
    return Made(Settings(**values), said_by)


def _from_variable(name: str, text: str) -> Any:
    try:
        return _FIELDS[name].metadata["read"](text)
    except ValueError as wrong:
        raise BadSetting(f"{variable(name)}: '{text}' {wrong}") from None
