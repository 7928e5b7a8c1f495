"""Nets in integer arithmetic: exact, and refused when they were trained for something else."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from polnoc.engine.game import AnyGame
from polnoc.engine.policy_net import (
    ACTIVE_BITS,
    FIRST_BITS,
    MOST_ACTIVE,
    WEIGHT_BITS,
    Layer,
    NetRefused,
    layers_of,
    read_net,
    write_net,
)
from polnoc.games import all_games, find_game
from polnoc.learning.episodes import Episodes, Task
from tests.learning.small_nets import net_bytes, net_file

GAMES = [game for game in all_games() if game.layout is not None]


@given(
    st.lists(st.lists(st.integers(-32768, 32767), min_size=3, max_size=3), min_size=1, max_size=9),
    st.lists(st.integers(-1_000_000, 1_000_000), min_size=3, max_size=3),
    st.data(),
)
def test_a_layer_is_the_sum_of_its_weights(
    weights: list[list[int]], added: list[int], data: st.DataObject
) -> None:
    inputs = data.draw(st.lists(st.integers(0, 4095), min_size=len(weights), max_size=len(weights)))
    expected = [
        added[place] + sum([row[place] * value for row, value in zip(weights, inputs, strict=True)])
        for place in range(3)
    ]
    assert Layer.pack(weights, added).outputs(inputs) == expected


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_net_is_what_its_layers_say(game: AnyGame) -> None:
    file = net_file(game)
    encoding = random.Random(3).randbytes(file.sizes[0])
    net = read_net(write_net(file), game)
    active: Sequence[int] = encoding
    for number, (weights, added) in enumerate(layers_of(file)):
        if number:
            shift = FIRST_BITS - ACTIVE_BITS if number == 1 else WEIGHT_BITS
            most = (MOST_ACTIVE << ACTIVE_BITS) - 1
            active = [min(max(value >> shift, 0), most) for value in active]
        active = Layer.pack(weights, added).outputs(active)
    assert net.logits(encoding, range(file.actions)) == active
    chances = net.chances(encoding, range(5))
    best = max(active[:5])
    assert chances[list(active).index(best)] == max(chances)


def test_the_same_luck_gives_the_same_choice() -> None:
    game = find_game("duchy")
    net = read_net(net_bytes(game), game)
    episodes = Episodes(Task("duchy", {"players": 2}), first=1, stride=1)
    episode = episodes.begin()
    assert episode is not None
    encoding = game.encode(game.view(episode.position, episode.seat))
    choices = {net.choose(game, encoding, episode.options, random.Random(5)) for _ in range(5)}
    assert len(choices) == 1
    drawn = {net.choose(game, encoding, episode.options, random.Random(luck)) for luck in range(50)}
    assert drawn == set(episode.options)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "bestia"}, "game bestia, here is duchy"),
        ({"rules": 99}, "rules 99, here is"),
        ({"content": "0" * 64}, "content 000000000000…, here is"),
        ({"layout": "f" * 64}, "layout ffffffffffff…, here is"),
        ({"actions": 5}, "actions 5, here is"),
        ({"sizes": (7, 8, 198)}, r"layers \(7, 8, 198\) do not fit"),
    ],
)
def test_weights_for_something_else_are_refused(change: dict[str, object], told: str) -> None:
    game = find_game("duchy")
    with pytest.raises(NetRefused, match=told):
        read_net(write_net(msgspec.structs.replace(net_file(game), **change)), game)


def test_damaged_weights_are_refused() -> None:
    game = find_game("duchy")
    data = bytearray(net_bytes(game))
    data[len(data) // 2] ^= 1
    with pytest.raises(NetRefused, match="SHA-256"):
        read_net(bytes(data), game)
    with pytest.raises(NetRefused, match="end too early"):
        file = net_file(game)
        read_net(write_net(msgspec.structs.replace(file, weights=file.weights[:-3])), game)
    with pytest.raises(NetRefused, match="holds no weights"):
        read_net(b"PK", game)
