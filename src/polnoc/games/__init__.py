"""One folder, one game. No game knows another; this page finds them all.

A game package has a function `make_game()` that makes the game with its own
content; one without is still being built and not listed. Packages outside
Północ name such a function in the entry point group `polnoc.games`.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, NamedTuple

from polnoc.engine.game import AnyGame, OtherRules
from polnoc.engine.packs import LARGEST_CONTENT, MOST_SOURCES, PackError, content_hash

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


#: So many games with other content or older rules than the installed ones are kept ready.
KEPT: Final = 32


class NoContent(LookupError):
    """Content that a game was played with and that is not to be had, or cannot be used."""


def pinned_game(id: str, rules: int, content: str, sources: Sequence[str] = ()) -> AnyGame:
    """The game by these rules and with this content, installed or made from `sources`.

    UnknownGame, OtherRules or NoContent says what is missing.
    """
    game = find_game(id)
    if content == game.content:
        return game if rules == game.rules else _made_from(id, game.sources, rules)
    if rules not in (game.rules_version, *game.older_rules):
        raise OtherRules(id, rules, game.rules_version)
    check_sources(content, sources)
    return _made_from(id, tuple(sources), rules)


class Pin(NamedTuple):
    """Names a game with its rules and content, so that another process can make it: `pinned_game(*pin)`."""

    id: str
    rules: int
    content: str
    #: Empty if the content is the installed one.
    sources: tuple[str, ...] = ()


def is_installed(game: AnyGame) -> bool:
    """Whether a game has the content that is installed, not that of a pack or of another version."""
    return game.content == find_game(game.id).content


def pin_of(game: AnyGame) -> Pin:
    """What names this very game."""
    return Pin(game.id, game.rules, game.content, () if is_installed(game) else game.sources)


def check_sources(content: str, sources: Sequence[str]) -> None:
    """NoContent if these texts are not the content with this fingerprint, or too much to be any."""
    if not sources:
        raise NoContent(f"it is played with other content ({content[:16]}) than is to be had here")
    if len(sources) > MOST_SOURCES or sum([len(source) for source in sources]) > LARGEST_CONTENT:
        raise NoContent(f"content {content[:16]} is too large to be any")
    if content_hash(*sources) != content:
        raise NoContent(f"these texts are not content {content[:16]}")


@lru_cache(KEPT)
def _made_from(id: str, sources: tuple[str, ...], rules: int) -> AnyGame:
    try:
        return type(find_game(id)).made_from(sources, rules)
    except PackError as mistake:
        raise NoContent(f"this content cannot be used: {mistake}") from None
    except (RecursionError, OverflowError, ValueError) as error:
        raise NoContent(f"this content cannot be used: {type(error).__name__}") from None


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
