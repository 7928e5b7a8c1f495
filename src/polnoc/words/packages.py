"""Where a game lies: its texts and other parts are beside its rules."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from polnoc.engine.game import AnyGame


def package_of(game: AnyGame) -> str:
    """The package that a game lives in: its texts lie beside its rules."""
    return type(game).__module__.rpartition(".")[0]


@cache
def part_of(game: AnyGame, name: str) -> Any:
    """A module that a game brings beside its rules, such as `solo.story`; None if it brings none."""
    package = package_of(game)
    for part in name.split("."):
        package = f"{package}.{part}"
        if importlib.util.find_spec(package) is None:
            return None
    return importlib.import_module(package)


def messages_folder(package: str) -> Traversable:
    """The folder with the message files of a game, or with those that all games share (`polnoc`)."""
    return files(package) / "words"
