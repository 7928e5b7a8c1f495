"""Nets with random weights, to test reading and playing them."""

from __future__ import annotations

import itertools
import random
import struct

from polnoc.engine.game import AnyGame
from polnoc.engine.policy_net import NetFile, write_net

HIDDEN = 8


def net_file(game: AnyGame, seed: int = 1) -> NetFile:
    """Return a net of two small hidden layers that fits a game and may be played by everybody."""
    assert game.layout is not None
    rng = random.Random(seed)
    actions = len(game.actions.player_actions)
    sizes = (game.layout.size, HIDDEN, HIDDEN, actions)
    parts = []
    for inputs, outputs in itertools.pairwise(sizes):
        for _ in range(inputs):
            parts.append(struct.pack(f"<{outputs}h", *[rng.randint(-2000, 2000) for _ in range(outputs)]))
        parts.append(struct.pack(f"<{outputs}i", *[rng.randint(-9000, 9000) for _ in range(outputs)]))
    return NetFile(
        game.id, game.rules, game.content, game.layout.fingerprint, tuple(game.players), actions, sizes, "",
        b"".join(parts),
    )  # fmt: skip


def net_bytes(game: AnyGame, seed: int = 1) -> bytes:
    """Return the same as file contents."""
    return write_net(net_file(game, seed))
