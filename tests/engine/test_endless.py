"""Endless effects: the answer that triggers them is refused, and nothing is lost."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame, Position
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption
from polnoc.engine.play import digest, settle
from polnoc.engine.refusals import ENDLESS, Endless
from polnoc.games import find_game
from polnoc.table.bot_driver import first_that_ends


@dataclass(slots=True)
class Again(Frame):
    """A rule that starts itself again."""

    RULE = "TEST-01"

    def run(self, position: Position, out: Out) -> None:
        position.become(Again())


@dataclass(slots=True)
class Deeper(Frame):
    """A rule that calls itself."""

    def run(self, position: Position, out: Out) -> None:
        position.call(Deeper())


@pytest.mark.parametrize("kind", [Again, Deeper])
def test_a_rule_without_end_is_ended(kind: type[Frame]) -> None:
    position = Position()
    position.call(kind())
    with pytest.raises(Endless) as raised:
        settle(position, [])
    assert raised.value.refusal.key == ENDLESS
    assert raised.value.refusal.rule == kind.RULE


def match_that_never_goes_on(monkeypatch: pytest.MonkeyPatch) -> Match:
    """Return a match in which everybody hides but one, after whose choice it would loop forever."""
    game = find_game("duchy")
    match = Match(game, game.read_options({"players": 2}), Seed.simulated(1))
    match.answer(0, match.options(0)[0])
    below = type(match.position.stack[-2])
    monkeypatch.setattr(below, "asked", lambda self, position: ())
    monkeypatch.setattr(below, "run", lambda self, position, out: None)
    monkeypatch.setattr(below, "resume", lambda self, position, result, out: None)
    return match


def test_the_answer_is_refused_and_everything_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_that_never_goes_on(monkeypatch)
    before = digest(match.position), len(match.events), match.chances, len(match.steps)
    with pytest.raises(Endless):
        match.answer(1, match.options(1)[0])
    assert (digest(match.position), len(match.events), match.chances, len(match.steps)) == before
    assert match.asked == (1,)


def test_a_bot_looks_for_an_answer_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_that_never_goes_on(monkeypatch)
    first, second, *_ = match.options(1)
    with pytest.raises(Endless):
        first_that_ends(match, 1, first)
    tried = Match.would_tell

    def only_the_second(self: Match, seat: int, action: object) -> bool:
        return False if action is second else tried(self, seat, first)

    monkeypatch.setattr(Match, "would_tell", only_the_second)
    assert first_that_ends(match, 1, first) == (second, False)


def test_a_game_that_would_never_begin_is_a_bad_option(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("duchy")
    chosen = game.read_options({"players": 2})
    bottom = type(game.begin(chosen, []).stack[0])
    monkeypatch.setattr(bottom, "asked", lambda self, position: ())
    monkeypatch.setattr(bottom, "run", lambda self, position, out: None)
    with pytest.raises(BadOption, match="never end"):
        Match(game, chosen, Seed.simulated(1))
