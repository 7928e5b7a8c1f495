"""Random valid packs of each game, played to the end by bots with all checks. A release plays thousands."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from polnoc.engine.packs import PackText
from polnoc.games import find_game
from polnoc.games.bestia import cards, placement
from polnoc.pack_check import best_fit
from tests.packs import bestia
from tests.packs.harness import FILE, MAKERS, Unsound, check_pack, made

#: The number of packs of each game.
PACKS = int(os.environ.get("POLNOC_GENERATED_PACKS", "2"))


@pytest.mark.parametrize("game", MAKERS)
def test_generated_packs_are_played_to_the_end(game: str) -> None:
    tally: Counter[str] = Counter()
    for number in range(PACKS):
        check_pack(game, number, tally)
    assert tally["packs"] == PACKS


@pytest.mark.parametrize("game", MAKERS)
def test_a_generated_pack_is_the_same_every_time_and_known_by_its_game(game: str) -> None:
    assert made(game, 1) == made(game, 1) != made(game, 2)
    fit = best_fit(PackText(FILE, made(game, 1).text))
    assert (fit.game, fit.mistakes) == (game, [])


def test_every_game_of_the_house_has_a_generator() -> None:
    assert sorted(MAKERS) == ["bestia", "duchy", "finalgirl", "straszydla"]
    assert all([find_game(game).sources for game in MAKERS])


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slowing "one hunter here" asks only if one is there: that would reveal where a hidden Beast is."""
    allowed = placement.FIELD_PLACES | {(cards.Slow, "who", "hunter-here"): (placement.BEAST,)}
    monkeypatch.setattr(placement, "FIELD_PLACES", allowed)
    slow = [{"do": "slow", "who": "hunter-here"}]
    monkeypatch.setattr(bestia._Maker, "_plain", lambda self, place: slow)
    monkeypatch.setattr(bestia, "TRIES", 0)
    monkeypatch.setattr(placement, "in_pack", lambda pack: ())
    with pytest.raises(Unsound):
        for number in range(10):
            check_pack("bestia", number, Counter())
