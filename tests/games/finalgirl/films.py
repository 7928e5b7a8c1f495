"""Which films are played with which heroines."""

from __future__ import annotations

from collections.abc import Sequence

from polnoc.games.finalgirl.packs import Box
from tests.repeats import once_each


def with_heroines(box: Box, films: Sequence[tuple[str, str]]) -> list[object]:
    """Killer, location and heroine: each film with one heroine in rotation; in a release run with all."""
    heroines = list(box.heroines)
    cases = [
        (*film, heroines[(nth + number) % len(heroines)])
        for number, film in enumerate(films)
        for nth in range(len(heroines))
    ]
    return once_each(cases, kind=lambda case: case[:2])
