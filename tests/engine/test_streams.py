"""Streams: each counts its own chance questions, and undo restores the counts."""

from __future__ import annotations

from polnoc.engine.chance import Dice, Seed, Streams
from polnoc.engine.match import Match
from polnoc.games.finalgirl import PACKAGE

SEED = Seed.simulated(11)


def test_the_stream_without_a_name_is_the_one_there_always_was() -> None:
    streams, dice = Streams(SEED), Dice(SEED)
    assert [streams.pick("", 1000) for _ in range(9)] == [dice.pick(number, 1000) for number in range(9)]


def test_streams_do_not_depend_on_each_other() -> None:
    alone, mixed = Streams(SEED), Streams(SEED)
    expected = [alone.pick("dice", 1000) for _ in range(6)]
    picked = []
    for number in range(6):
        for _ in range(number):
            mixed.pick("cards", 52)
        picked.append(mixed.pick("dice", 1000))
    assert picked == expected
    assert mixed.counts == {"dice": 6, "cards": 15}
    assert [Streams(SEED).pick(name, 10**6) for name in ("", "dice", "cards")] != [expected[0]] * 3


def test_weights_hold_in_every_stream() -> None:
    streams = Streams(SEED)
    assert {streams.pick("cards", 3, (0, 5, 0)) for _ in range(20)} == {1}


def test_undo_takes_back_what_streams_have_counted() -> None:
    game = PACKAGE.make_game()
    match = Match(game, game.read_options({}), SEED)
    rolled = next(action for action in match.options(0) if action.text == "play 1")
    before = match.chances
    match.answer(0, rolled)
    told = [event.args for event in match.events if event.key == "rolls"]
    assert match.chances > before
    match.undo()
    assert match.chances == before
    match.answer(0, rolled)
    assert [event.args for event in match.events if event.key == "rolls"] == told
