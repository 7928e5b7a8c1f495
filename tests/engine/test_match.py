"""Matches: every answer checked, every event kept, undo."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame, Game
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption, GameOptions
from polnoc.engine.play import digest
from polnoc.engine.refusals import CHANCE_ONLY, NOT_ASKED, OVER, Refused
from polnoc.engine.rollout import pick, play_randomly
from polnoc.engine.seats import CHANCE, WATCHER
from tests.miniatures.ambush import AmbushGame
from tests.miniatures.sealed_duels import Roll, SealedDuels
from tests.miniatures.solo import SoloGame


def match_of(game: AnyGame, players: int, seed: int = 1) -> Match:
    return Match(game, game.read_options({"players": players}), Seed.simulated(seed))


def say(match: Match, seat: int, text: str) -> None:
    match.answer(seat, match.game.actions.parse(text))


def play_to_the_end(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))


def test_chance_has_answered_before_a_seat_is_asked() -> None:
    match = match_of(SealedDuels(), 3)
    assert match.asked == (0, 1, 2)
    assert match.chances == 3
    assert [event.key for event in match.events] == ["your-pact"] * 3
    assert match.steps == []
    assert not match.over
    assert match.winners == ()


def test_seats_answer_at_once_in_any_order() -> None:
    match = match_of(SealedDuels(), 2)
    say(match, 1, "go 3")
    assert [*match.asked] == [0]
    assert match.options(1) == ()
    say(match, 0, "go 3")
    assert sorted(match.asked) == [0, 1]
    assert match.options(0)[0].text == "bid 0"
    assert match.chances == 2 + 4


def test_everyone_reads_his_own_log() -> None:
    match = match_of(SealedDuels(), 2)
    say(match, 1, "go 3")
    assert [event.key for event in match.log(1)] == ["your-pact", "you-plan"]
    assert [event.key for event in match.log(0)] == ["your-pact", "plans"]
    assert [event.key for event in match.log(WATCHER)] == ["plans"]
    assert [event.key for event in match.news(1, 2)] == ["you-plan"]
    assert match.news(1, 4) == []
    assert match.view(1)["frames"][-1]["plans"] == [None, 3]
    assert match.view(0)["frames"][-1]["plans"] == [None, -1]


def test_the_seed_alone_decides_chance() -> None:
    one, same, other = (match_of(SealedDuels(), 2, seed) for seed in (1, 1, 2))
    for match in (one, same, other):
        say(match, 0, "go 3")
        say(match, 1, "go 3")
    assert digest(one.position) == digest(same.position)
    assert one.events == same.events
    assert one.events != other.events


@pytest.mark.parametrize(
    ("seat", "text", "key"),
    [(0, "bid 1", "refused-not-now"), (1, "search 2", NOT_ASKED), (CHANCE, "deal 1", NOT_ASKED)],
)
def test_an_answer_that_is_not_legal_changes_nothing(seat: int, text: str, key: str) -> None:
    match = match_of(AmbushGame(), 2) if "bid" not in text else match_of(SealedDuels(), 2)
    if isinstance(match.game, AmbushGame):
        say(match, 1, "trap 2")
    before, told = digest(match.position), len(match.events)
    with pytest.raises(Refused) as raised:
        say(match, seat, text)
    assert raised.value.refusal.key == key
    assert (digest(match.position), len(match.events)) == (before, told)


def test_nobody_answers_for_chance() -> None:
    match = match_of(SealedDuels(), 2)
    say(match, 0, "go 3")
    match.position.call(Roll(1, (0, 1), ()))
    assert match.asked == (CHANCE,)
    with pytest.raises(Refused) as raised:
        say(match, CHANCE, "roll 6")
    assert raised.value.refusal.key == CHANCE_ONLY


def test_after_the_end_everything_is_refused() -> None:
    match = match_of(SealedDuels(), 2)
    play_to_the_end(match, 3)
    assert match.over
    assert match.asked == ()
    assert match.winners
    with pytest.raises(Refused) as raised:
        say(match, 0, "go 1")
    assert raised.value.refusal.key == OVER


def test_why_not_without_trying() -> None:
    match = match_of(SealedDuels(), 2)
    go, bid = match.game.actions.parse("go 1"), match.game.actions.parse("bid 1")
    assert match.why_not(0, go) is None
    refusal = match.why_not(0, bid)
    assert refusal is not None
    assert refusal.args == {"action": "bid 1"}


def test_undo_takes_back_answers_one_by_one() -> None:
    match = match_of(SealedDuels(), 2)
    start = digest(match.position)
    say(match, 0, "go 3")
    planned, told = digest(match.position), list(match.events)
    say(match, 1, "go 3")
    assert match.chances == 6
    assert match.undo().text == "go 3"
    assert (digest(match.position), match.events, match.chances) == (planned, told, 2)
    assert match.undo().text == "go 3"
    assert digest(match.position) == start
    assert (match.undone, match.foreseen) == (2, 1), "chance had answered only the last of them"
    with pytest.raises(IndexError, match="no answer has been given yet"):
        match.undo()


def test_undo_is_offered_while_nobody_has_learned_anything() -> None:
    match = match_of(SealedDuels(), 2)
    assert not match.can_undo(0)
    say(match, 0, "go 3")
    assert not match.can_undo(1), "the answer of another seat"
    assert not match.can_undo(0), "everybody has seen that there is a plan"


def test_undo_is_not_offered_after_chance() -> None:
    match = match_of(SoloGame(), 1)
    say(match, 0, "end")
    assert not match.can_undo(0)


def test_random_play_comes_to_an_end() -> None:
    game = AmbushGame()
    told: list[Event] = []
    position = game.begin(game.read_options({"players": 3}), told)
    decisions = play_randomly(position, random.Random(1), told)
    assert position.over
    assert 0 < decisions <= game.decision_bound
    assert told


def test_weights_in_random_play() -> None:
    rng = random.Random(1)
    assert {pick(rng, 3, None) for _ in range(100)} == {0, 1, 2}
    assert {pick(rng, 3, (1, 0, 1)) for _ in range(100)} == {0, 2}
    with pytest.raises(AssertionError):
        pick(rng, 2, (0, 0))


class Bare(Game[Position]):
    """A game that says nothing."""


def test_what_a_game_must_say_itself() -> None:
    game: AnyGame = Bare()
    options, nowhere = GameOptions(players=3), Position()
    for call in (
        lambda: game.begin(options, []),
        lambda: game.view(nowhere, 0),
        lambda: game.redeal({}, random.Random()),
        lambda: game.winners(nowhere),
        lambda: game.encode({}),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_what_a_game_says_by_default() -> None:
    game: AnyGame = Bare()
    options = game.read_options({"players": 3})
    assert game.seats(options) == 3
    assert [game.side(options, seat) for seat in range(3)] == [0, 1, 2]
    assert game.cards(options) == ()
    game.check(Position())
    with pytest.raises(BadOption):
        game.read_options({"colour": "red"})
