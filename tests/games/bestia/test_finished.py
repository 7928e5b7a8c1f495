"""Finished games: they replay to the same end, cover every ending, and can be told."""

from __future__ import annotations

import pytest

from polnoc.records import as_text, read, replay, verify
from polnoc.words import LANGUAGES
from tests.games.bestia.finished import ENDS, end_of, path_of


@pytest.mark.rules("BES-OBJ-02", "BES-OBJ-03", "BES-OBJ-04", "BES-INV-11")
@pytest.mark.parametrize("players", ENDS)
def test_a_finished_game_replays_to_its_end(players: int) -> None:
    record = read(path_of(players))
    assert verify(record).honest
    position = replay(record).position
    assert end_of(position) == ENDS[players][0]
    assert record.winners == ([0] if end_of(position) == "settlers-died" else list(range(1, players)))


@pytest.mark.parametrize("players", ENDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_can_be_told(language: str, players: int) -> None:
    record = read(path_of(players))
    told = as_text(replay(record), record, language)
    assert all([seat.name in told for seat in record.seats])
    assert record.seed in told
