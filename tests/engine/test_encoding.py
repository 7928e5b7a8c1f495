"""Layouts of encoded views, masks, and what a seat can remember."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import msgspec
import pytest

from polnoc.engine.actions import ActionTable, Verb
from polnoc.engine.encoding import MOST, Block, Layout, byte, flat, put, put_numbers, put_set, signed
from polnoc.engine.events import Event, seen_by
from polnoc.engine.game import AnyGame
from polnoc.engine.play import answer, asked, options, weights
from polnoc.engine.recall import ANSWER, MORE, NUMBERS, OTHER, RECORDS, Recall, history_layout
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE, EVERYONE, only
from polnoc.engine.views import dump
from polnoc.games import all_games
from tests.miniatures.heap import HeapGame
from tests.miniatures.walker import WalkerGame

BLOCKS = (Block("hand", 3, 1, "mine"), Block("points", 2, 10, "by seat"))

# Layouts ----------------------------------------------------------------------------


def test_blocks_lie_one_after_another() -> None:
    layout = Layout("hunt_v1", BLOCKS)
    assert layout.size == 5 and layout.start("points") == 3
    assert layout.offsets == {"hand": slice(0, 3), "points": slice(3, 5)}
    assert layout.scales() == [1.0, 1.0, 1.0, 10.0, 10.0]
    with pytest.raises(ValueError, match="has 5 bytes, this one has 4"):
        layout.named(bytes(4))


def test_a_layout_with_a_mistake_is_refused() -> None:
    with pytest.raises(ValueError, match="two blocks are called 'hand'"):
        Layout("hunt_v1", (*BLOCKS, Block("hand", 1)))
    for wrong in (Block("empty", 0), Block("flat", 1, 0)):
        with pytest.raises(ValueError, match="must be above 0"):
            Layout("hunt_v1", (wrong,))


def test_the_fingerprint_changes_with_everything_but_the_meaning() -> None:
    layout = Layout("hunt_v1", BLOCKS)
    reworded = (Block("hand", 3, 1, "the cards that I hold"), BLOCKS[1])
    assert Layout("hunt_v1", reworded).fingerprint == layout.fingerprint
    others = [
        Layout("hunt_v2", BLOCKS),
        Layout("hunt_v1", BLOCKS[::-1]),
        Layout("hunt_v1", (Block("hands", 3), BLOCKS[1])),
        Layout("hunt_v1", (Block("hand", 4), BLOCKS[1])),
        Layout("hunt_v1", (Block("hand", 3, 2), BLOCKS[1])),
    ]
    assert len({layout.fingerprint, *[other.fingerprint for other in others]}) == 6


def test_numbers_never_wrap_round() -> None:
    assert [byte(number) for number in (-1, 0, 255, 256)] == [0, 0, 255, 255]
    assert [signed(number) for number in (-99, -16, 0, 238, 999)] == [1, 1, 17, 255, 255]
    data = bytearray(6)
    put(data, 0, [1, 256, -3])
    put_set(data, 3, 0b101, 9)
    assert list(data) == [1, MOST, 0, 9, 0, 9]
    put_numbers(data, 2, 3, [0, [1, 2], 3])
    assert list(data) == [1, MOST, 17, 19, 18, 9], "what has no room is left out"
    assert flat([True, None, (2, "word"), "word"]) == [1, -1, 2, 2, flat(["word"])[0], flat(["word"])[0]]


# Masks ------------------------------------------------------------------------------


def test_players_have_a_dense_numbering_of_their_own() -> None:
    table = ActionTable([Verb("pass"), Verb("die", range(1, 7), chance=True), Verb("deck", range(2))])
    more = table.extend("deck", range(2, 4))
    assert [action.text for action in table.player_actions] == [
        "pass",
        "deck 0",
        "deck 1",
        "deck 2",
        "deck 3",
    ]
    assert [table.player_index(action) for action in table.player_actions] == list(range(5))
    assert list(table.mask([table.get("pass"), more[1]])) == [1, 0, 0, 0, 1]
    for call in (table.player_index, lambda die: table.mask([die])):
        with pytest.raises(ValueError, match="'die 3' is an action of chance"):
            call(table.get("die", 3))


def test_how_many_actions_players_have() -> None:
    """These numbers are the width of a mask: weights depend on them."""
    assert {game.id: len(game.actions.player_actions) for game in all_games()} == {
        "duchy": 198, "straszydla": 1068, "finalgirl": 920, "bestia": 3264,
    }  # fmt: skip


# Perfect recall ---------------------------------------------------------------------


def test_a_game_without_a_layout_has_text_but_no_bytes() -> None:
    game: AnyGame = HeapGame()
    recall = Recall(game, 0)
    recall.hear([Event("takes", {"seat": 1, "stones": [2, 3]}, EVERYONE), Event("secret", {}, only(1))])
    assert recall.text({}) == "takes seat=1 stones=[2,3]\n{}"
    for call in (lambda: recall.encode({}), lambda: history_layout(game)):
        with pytest.raises(NotImplementedError):
            call()


def records(recall: Recall, view: dict[str, Any]) -> list[tuple[int, list[int]]]:
    """Return the records of an encoding, the newest first, without empty ones."""
    layout = history_layout(recall.game)
    encoded = recall.encode(view)
    kinds = encoded[layout.offsets["records: kind"]]
    numbers = encoded[layout.offsets["records: numbers"]]
    return [(kind, [*numbers[nth * NUMBERS : (nth + 1) * NUMBERS]]) for nth, kind in enumerate(kinds) if kind]


def test_the_newest_records_come_first_and_long_ones_take_several() -> None:
    game = WalkerGame()
    view = game.view(game.begin(game.read_options({}), []), 0)
    recall = Recall(game, 0)
    recall.hear([Event("seen", {"place": 3, "track": [1, 2, 3, 4, 5, 6]}, EVERYONE)])
    recall.answer(view, game.actions.parse("go 8"))
    recall.hear([Event("new", {}, EVERYONE)])
    assert records(recall, view) == [
        (OTHER, [0] * 7),
        (ANSWER, [17, 25, 0, 0, 0, 0, 0]),
        (4, [20, 23, 18, 19, 20, 21, 22]),
        (MORE, [23, 0, 0, 0, 0, 0, 0]),
    ]
    kept = recall.copy()
    recall.hear([Event("walks", {}, EVERYONE)] * RECORDS)
    assert records(recall, view) == [(6, [0] * 7)] * RECORDS, "older records are gone"
    assert len(records(kept, view)) == 4
    assert len(recall.text(view).splitlines()) == 3 + RECORDS + 1, "but not from the text"


def test_a_player_who_could_tell_two_histories_apart_finds_them_different_and_no_others() -> None:
    """In random games of a hidden walker: what a seat saw, was told and did, compared with its recall."""
    game, rng = WalkerGame(), random.Random(5)
    known: dict[bytes, set[tuple[str, bytes]]] = defaultdict(set)
    moments = sum([_play_and_note(game, rng, known) for _ in range(150)])
    texts = [text for found in known.values() for text, _ in found]
    encoded = [data for found in known.values() for _, data in found]
    assert all([len(found) == 1 for found in known.values()]), "the same history, told in two ways"
    assert len(set(texts)) == len(known) == len(set(encoded)), "two histories, told alike"
    assert 100 < len(known) < moments, "no history came up twice"


def _play_and_note(game: AnyGame, rng: random.Random, known: dict[bytes, set[tuple[str, bytes]]]) -> int:
    """Record the first three nights of a game at every decision of both seats; return how many there were."""
    moments, out = 0, list[Event]()
    position = game.begin(game.read_options({"players": 2}), out)
    recalls, lived = [Recall(game, seat) for seat in range(2)], [[b"0"], [b"1"]]
    while position.night < 3 and asked(position):
        seat = asked(position)[0]
        offered = options(position, seat)
        action = offered[pick(rng, len(offered), weights(position) if seat == CHANCE else None)]
        if seat != CHANCE:
            moments += 1
            view = game.view(position, seat)
            lived[seat].append(dump(view))
            known[msgspec.json.encode([str(one) for one in lived[seat]])].add(
                (recalls[seat].text(view), recalls[seat].encode(view))
            )
            recalls[seat].answer(view, action)
            lived[seat].append(action.text.encode())
        told: list[Event] = []
        answer(position, seat, action, told)
        for observer in range(2):
            recalls[observer].hear(told)
            lived[observer] += [
                msgspec.json.encode((event.key, event.args)) for event in seen_by(told, observer)
            ]
    return moments
