"""Every check on every line of every game."""

from __future__ import annotations

import pytest

from polnoc.engine.game import AnyGame
from tests.conformance.cases import GAMES, Case, all_cases, line_of, soak
from tests.conformance.kit import CHECKS, check_game, nonsense_is_refused, notation_reads_back
from tests.repeats import once_each

CASES = all_cases()

#: On every run: every number of players at random, and every bot with the most players.
FEW_CASES = once_each(
    reversed(CASES),
    kind=lambda case: (case.game.id, case.players if case.level == "random" else case.level),
)


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_every_line_holds(case: Case, name: str) -> None:
    for number in case.numbers:
        line = line_of(case, number)
        assert line.position.over
        CHECKS[name](line)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_action_reads_back(game: AnyGame) -> None:
    notation_reads_back(game.actions)
    nonsense_is_refused(game.actions)


def test_games_are_found_by_discovery() -> None:
    found = {str(case) for case in CASES}
    assert {"duchy-2-random", "duchy-3-expert", "duchy-4-novice", "solo-1-random"} <= found
    assert len({game.id for game in GAMES}) == len(GAMES)


def test_one_call_checks_a_whole_game() -> None:
    check_game(next(game for game in GAMES if game.id == "ambush"), lines=1)


def test_the_soak_can_be_made_longer_and_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLNOC_SOAK", "20")
    assert soak(3) == 60
    monkeypatch.setenv("POLNOC_SOAK", "0.1")
    assert soak(3) == 1
