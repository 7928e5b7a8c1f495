"""Finished games: they replay to the same end, and somebody has won by a pact."""

from __future__ import annotations

import pytest

from polnoc.records import as_text, read, replay, verify
from polnoc.words import LANGUAGES
from tests.games.straszydla.finished import COUNTS, path_of


@pytest.mark.rules("STR-WIN-01", "STR-WIN-02", "STR-WIN-04")
@pytest.mark.parametrize("players", COUNTS)
def test_a_finished_game_replays_to_a_fulfilled_pact(players: int) -> None:
    record = read(path_of(players))
    assert verify(record).honest
    position = replay(record).position
    (winner,) = record.winners
    box, fed = position.terms.box, position.fed[winner]
    eaten = [box.spook_element[spook] for spook in position.spooks[winner] if fed >> spook & 1]
    wanted = box.pact_counts[position.pact[winner]]
    lacking = sum([max(count - eaten.count(element), 0) for element, count in enumerate(wanted)])
    assert lacking <= eaten.count(4), "spooks of all elements fill the rest"
    assert position.period < position.terms.options.periods


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_can_be_told(language: str, players: int) -> None:
    record = read(path_of(players))
    told = as_text(replay(record), record, language)
    names = [seat.name for seat in record.seats]
    assert all([name in told for name in names])
    assert record.seed in told
