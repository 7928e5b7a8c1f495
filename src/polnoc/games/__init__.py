"""Find games: each has a folder of its own here, and no game knows another.

The games of Północ are listed in `OWN`. An external package names its `GamePackage` in the entry point group
`polnoc.games`; one that cannot be used is left out, and `broken_packages` says why. `polnoc.contract` defines
what a package provides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from polnoc.contract.package import AnyPackage, GamePackage
from polnoc.engine.game import AnyGame, OtherRules
from polnoc.engine.near_words import nearest_word
from polnoc.engine.packs import (
    CONTENT_CHARS_LIMIT,
    SOURCES_LIMIT,
    PackError,
    PackText,
    content_hash,
    read_pack_file,
)
from polnoc.games.bestia import PACKAGE as BESTIA
from polnoc.games.duchy import PACKAGE as DUCHY
from polnoc.games.finalgirl import PACKAGE as FINALGIRL
from polnoc.games.straszydla import PACKAGE as STRASZYDLA

if TYPE_CHECKING:
    from polnoc.contract.loading import BrokenPackage

#: The games of Północ itself.
OWN: Final[tuple[AnyPackage, ...]] = (BESTIA, DUCHY, FINALGIRL, STRASZYDLA)

#: By id: our own packages and, once needed, the external ones.
_packages: Final[dict[str, AnyPackage]] = {package.id: package for package in OWN}

G = TypeVar("G", bound=AnyGame)


class UnknownGame(LookupError):
    """No game has this id."""


@cache
def broken_packages() -> tuple[BrokenPackage, ...]:
    """Load the external packages, and return those that cannot be used, with the reasons."""
    from polnoc.contract.loading import load_packages  # entry points are slow to read

    return tuple(load_packages(_packages))


def all_packages() -> list[AnyPackage]:
    """Every package that can be used, sorted by the id of its game."""
    broken_packages()
    return [package for _, package in sorted(_packages.items())]


def find_package(id: str) -> AnyPackage:
    """The package of the game with this id."""
    if id not in _packages:
        broken_packages()
    if id not in _packages:
        near = nearest_word(id, _packages)
        hint = f"did you mean '{near}'?" if near else ""
        raise UnknownGame(
            f"no game is called '{id[:40]}'; there are: {', '.join(sorted(_packages))}. {hint}".rstrip()
        )
    return _packages[id]


def package_of(game: G) -> GamePackage[G]:
    """The package of a game."""
    return find_package(game.id)


@cache
def find_game(id: str) -> AnyGame:
    """The game with this id, cached."""
    made: AnyGame = find_package(id).make_game()
    return made


def all_games() -> list[AnyGame]:
    """Every game that can be found, sorted by id."""
    return [find_game(package.id) for package in all_packages()]


# Content ---------------------------------------------------------------------------


def with_packs(id: str, packs: Sequence[PackText]) -> AnyGame:
    """The game with one or more packs, or without any; PackError explains a mistake in them."""
    return _made_with(id, tuple(packs)) if packs else find_game(id)


#: The size of the cache of games with other content or older rules than the installed ones.
MADE_GAMES_CACHE_SIZE: Final = 32


@lru_cache(MADE_GAMES_CACHE_SIZE)
def _made_with(id: str, packs: tuple[PackText, ...]) -> AnyGame:
    made: AnyGame = find_package(id).make_game_with(packs)
    return made


def with_pack_files(id: str, files: Sequence[Path]) -> AnyGame:
    """The game with some pack files; PackError explains a mistake in them."""
    return with_packs(id, [read_pack_file(file) for file in files])


def mistakes_in(id: str, pack: PackText, said: Callable[[str, str], bool]) -> list[PackError]:
    """Every mistake in a pack; `said(language, key)` returns whether the game has a message."""
    try:
        return find_package(id).check_pack(pack, said)
    except PackError as mistake:
        return mistake.all


class NoContent(LookupError):
    """The content that a game was played with is not available, or cannot be used."""


def pinned_game(id: str, rules: int, content: str, sources: Sequence[str] = ()) -> AnyGame:
    """The game with these rules and this content, installed or built from `sources`.

    Raise UnknownGame, OtherRules or NoContent if something is missing.
    """
    game = find_game(id)
    if content == game.content:
        return game if rules == game.rules else _made_from(id, game.sources, rules)
    if rules not in (game.rules_version, *game.older_rules):
        raise OtherRules(id, rules, game.rules_version)
    found = tuple(sources) or _earlier_content(id).get(content, ())
    check_sources(content, found)
    return _made_from(id, found, rules)


@cache
def _earlier_content(id: str) -> dict[str, tuple[str, ...]]:
    """The content of earlier versions of a game, by its hash."""
    return {content_hash(*texts): texts for texts in find_package(id).earlier_content()}


class Pin(NamedTuple):
    """Identifies a game with its rules and content, to build it in another process: `pinned_game(*pin)`."""

    id: str
    rules: int
    content: str
    #: Empty if the content is the installed one.
    sources: tuple[str, ...] = ()


def is_installed(game: AnyGame) -> bool:
    """Whether a game has the installed content, not that of a pack or of another version."""
    return game.content == find_game(game.id).content


def pin_of(game: AnyGame) -> Pin:
    """The pin that identifies this game."""
    return Pin(game.id, game.rules, game.content, () if is_installed(game) else game.sources)


def check_sources(content: str, sources: Sequence[str]) -> None:
    """Raise NoContent if these texts are not the content with this hash, or are too large."""
    if not sources:
        raise NoContent(f"it is played with other content ({content[:16]}) than is to be had here")
    if len(sources) > SOURCES_LIMIT or sum([len(source) for source in sources]) > CONTENT_CHARS_LIMIT:
        raise NoContent(f"content {content[:16]} is too large to be any")
    if content_hash(*sources) != content:
        raise NoContent(f"these texts are not content {content[:16]}")


@lru_cache(MADE_GAMES_CACHE_SIZE)
def _made_from(id: str, sources: tuple[str, ...], rules: int) -> AnyGame:
    try:
        return type(find_game(id)).made_from(sources, rules)
    except PackError as mistake:
        raise NoContent(f"this content cannot be used: {mistake}") from None
    except (RecursionError, OverflowError, ValueError) as error:
        raise NoContent(f"this content cannot be used: {type(error).__name__}") from None
