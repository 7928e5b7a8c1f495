"""The measure of what bots give away is right at both extremes: telling everything, and telling nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bench.gives_away import CLUES, Clue, Observation, first_plans, guess_rates, observations, watched_levels
from polnoc.engine.events import Event, tell
from polnoc.games.straszydla.rules.planning import JUMPED
from tests.games.straszydla.scene import Scene

FIRST_MOVE = CLUES[0]


def changed(change: Callable[[Observation], Observation]) -> Clue:
    """Return the first move's clue with a changed observation."""

    def observe(*asked: object) -> Observation | None:
        found = FIRST_MOVE.observe(*asked)  # type: ignore[arg-type]
        return found and change(found)

    return FIRST_MOVE._replace(observe=observe)


def test_whoever_tells_all_is_seen_through() -> None:
    open_book = changed(lambda observation: observation._replace(public=observation.secret))
    assert guess_rates(open_book, "novice", 300).named.share == 1


def test_whoever_tells_nothing_is_guessed_blindly() -> None:
    rates = guess_rates(changed(lambda observation: observation._replace(public="nothing")), "novice", 600)
    assert rates.named.low <= rates.blind + 0.02
    assert rates.blind == pytest.approx(1 / 12, abs=0.01)


def test_a_guess_is_always_possible() -> None:
    """The most frequent value is not guessed if the rules now exclude it."""
    half = changed(lambda observation: Observation("nothing", observation.secret, [observation.secret]))
    assert guess_rates(half, "novice", 50) == (guess_rates(half, "novice", 50).named, 1.0)
    assert guess_rates(half, "novice", 50).named.share == 1


@pytest.mark.parametrize("clue", CLUES, ids=lambda clue: clue.name)
def test_every_clue_shows_something_of_a_secret_that_is_possible(clue: Clue) -> None:
    found = list(observations(clue, "novice", range(6)))
    assert len(found) > 2
    assert all([one.secret in one.possible for one in found])
    assert max(Counter([one.public for one in found]).values()) < len(found), "it is not always the same"


def test_a_plan_that_ends_with_a_jump_leads_somewhere_too() -> None:
    out = list[Event]()
    tell(out, "walks", seat=0, way=[8, 9 + JUMPED], tiles=[1, 2])
    position = Scene(2, at="plan").position
    found = first_plans(position, out * 4, 0)
    assert found
    assert found.public == (position.map.element[9],) * 4


def test_every_level_is_watched() -> None:
    assert watched_levels("duchy") == ["novice", "regular", "hand-made", "expert"]
    assert "random" not in watched_levels("straszydla")
