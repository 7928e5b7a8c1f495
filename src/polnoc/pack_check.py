"""Whether packs can be played: every mistake in each of them, and whether they go together."""

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
    """The game that a pack is for, as far as that can be told, and the mistakes that it has there."""

    game: str
    mistakes: list[PackError]


def best_fit(pack: PackText, games: Sequence[str] = ()) -> Fit:
    """The game in which a pack has the fewest mistakes: one of `games`, or else of all."""
    ids = games or [package.id for package in all_packages()]
    fits = [Fit(id, mistakes_in(id, pack, _messages_of(id))) for id in ids]
    return min(fits, key=_misfit)


def mistakes_together(id: str, packs: Sequence[PackText]) -> list[PackError]:
    """Every mistake in packs for a game; if none has any, what keeps them from being played together."""
    mistakes = [mistake for pack in packs for mistake in mistakes_in(id, pack, _messages_of(id))]
    if mistakes or not packs:
        return mistakes
    try:
        with_packs(id, packs)
    except PackError as mistake:
        return mistake.all
    return []


def _misfit(fit: Fit) -> tuple[bool, int]:
    """How badly a pack fits a game: tables that it does not have are those of another game."""
    strange = [one for one in fit.mistakes if one.problem == NO_SUCH_FIELD and one.key.isidentifier()]
    return bool(strange) or any([one.key == "file" for one in fit.mistakes]), len(fit.mistakes)


@cache
def _messages_of(id: str) -> Said:
    """Tells whether a game has a message in a language."""
    words = {language: Words(language, find_game(id), ()) for language in LANGUAGES}
    return lambda language, key: words[language].has(key)
