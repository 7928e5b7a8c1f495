"""One folder, one game. No game knows another; this page finds them all.

A game package has a function `make_game()` that makes the game with its own
content; one without is still being built and not listed. Packages outside
Północ name such a function in the entry point group `polnoc.games`.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from polnoc.engine.game import AnyGame
from polnoc.engine.packs import PackError

GROUP = "polnoc.games"


class UnknownGame(LookupError):
    """No game has this id."""


@cache
def _makers() -> dict[str, Callable[[], AnyGame]]:
    makers: dict[str, Callable[[], AnyGame]] = {}
    for module in pkgutil.iter_modules(__path__):
        make = getattr(importlib.import_module(f"{__name__}.{module.name}"), "make_game", None)
        if make is not None:
            makers[module.name] = make
    for entry in entry_points(group=GROUP):
        makers[entry.name] = entry.load()
    return makers


@cache
def find_game(id: str) -> AnyGame:
    """The game with this id, made once."""
    makers = _makers()
    if id not in makers:
        near = difflib.get_close_matches(id, makers, n=1)
        hint = f"did you mean '{near[0]}'?" if near else ""
        raise UnknownGame(
            f"no game is called '{id[:40]}'; there are: {', '.join(sorted(makers))}. {hint}".rstrip()
        )
    return makers[id]()


def with_pack(id: str, path: Path) -> AnyGame:
    """The game with the content of a pack file; PackError explains a mistake in it."""
    game = find_game(id)
    make: Callable[[Path], AnyGame] | None = getattr(
        importlib.import_module(type(game).__module__.rpartition(".")[0]), "make_game_from", None
    )
    if make is None:
        raise PackError(path.name, "file", f"'{id}' has no packs", "Play it without one")
    return make(path)


def mistakes_in(id: str, path: Path, said: Callable[[str, str], bool]) -> list[PackError]:
    """Every mistake in a pack file, as far as the game can tell them apart.

    `said(language, key)` tells whether the game has a message; some games ask for the names of what is new.
    """
    game = find_game(id)
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    check: Callable[[Path, Callable[[str, str], bool]], list[PackError]] | None = getattr(
        package, "check_pack", None
    )
    try:
        if check is not None:
            return check(path, said)
        with_pack(id, path)
    except PackError as mistake:
        return [mistake]
    return []


def all_games() -> list[AnyGame]:
    """Every game that can be found, by id."""
    return [find_game(id) for id in sorted(_makers())]
