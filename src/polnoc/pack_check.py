"""Check packs: every mistake in each of them, and whether they can be played together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from polnoc import LANGUAGES
from polnoc.engine.pack_types import NO_SUCH_FIELD
from polnoc.engine.packs import PackError, PackText, Said
from polnoc.games import all_packages, find_game, mistakes_in, with_packs
from polnoc.words import Words


class Fit(NamedTuple):
    """The game that a pack seems to be for, and the mistakes that it has for that game."""

    game: str
    mistakes: list[PackError]


def best_fit(pack: PackText, games: Sequence[str] = ()) -> Fit:
    """The game for which a pack has the fewest mistakes, among `games` or, if empty, all games."""
    ids = games or [package.id for package in all_packages()]
    fits = [Fit(id, mistakes_in(id, pack, _messages_of(id))) for id in ids]
    return min(fits, key=_misfit)


def mistakes_together(id: str, packs: Sequence[PackText]) -> list[PackError]:
    """Every mistake in packs for a game; if there is none, what prevents playing them together."""
    mistakes = [mistake for pack in packs for mistake in mistakes_in(id, pack, _messages_of(id))]
    if mistakes or not packs:
        return mistakes
    try:
        with_packs(id, packs)
    except PackError as mistake:
        return mistake.all
    return []


def _misfit(fit: Fit) -> tuple[bool, int]:
    """A sort key for how badly a pack fits a game: unknown tables are probably those of another game."""
    strange = [one for one in fit.mistakes if one.problem == NO_SUCH_FIELD and one.key.isidentifier()]
    return bool(strange) or any([one.key == "file" for one in fit.mistakes]), len(fit.mistakes)


@cache
def _messages_of(id: str) -> Said:
    """A function that tells whether a game has a message in a language."""
    words = {language: Words(language, find_game(id), ()) for language in LANGUAGES}
    return lambda language, key: words[language].has(key)
