"""A small learned player in plain Python, the same on every machine: whole numbers only.

A net turns the encoding of a view into a chance for each of a player's options. Its weights are whole
numbers. A layer is worked out for all of its outputs at once: the weights of one input lie side by side in
one long Python integer, in lanes of 32 bits, so that a layer of 256 × 256 takes 256 multiplications of long
integers. Nothing is rounded differently elsewhere, and nothing but Python is needed.

>>> layer = Layer.pack([[1, -2], [3, 4]], [10, 20])
>>> layer.outputs([2, 1])
[15, 20]
"""

from __future__ import annotations

import hashlib
import random
import struct
from collections.abc import Sequence
from typing import Final

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame

#: Bits of a lane; every sum of a layer stays within them, which is checked when weights are written.
LANE_BITS: Final = 32
HALF: Final = 1 << LANE_BITS - 1

#: A number x is written as x · 2^n: weights of the first layer, weights of the others, and what a hidden
#: layer gives on. What it gives on is at most `MOST_ACTIVE`.
FIRST_BITS: Final = 14
WEIGHT_BITS: Final = 12
ACTIVE_BITS: Final = 8
MOST_ACTIVE: Final = 16
_MOST_ACTIVE_UNITS: Final = (MOST_ACTIVE << ACTIVE_BITS) - 1

#: Chances are worked out in steps of 1/64 of a logit, down to e^-16.
_STEP_BITS: Final = 6
_LOWEST: Final = 16 << _STEP_BITS
#: e^(-1/64) · 2^40.
_FACTOR: Final = 1082465279991
_ONE_BITS: Final = 40


class NetRefused(ValueError):
    """Weights that were learned for something else than what is played here; the message says what."""


class NetFile(msgspec.Struct, frozen=True):
    """Weights as they are stored: what they were learned for, and the layers one after another."""

    game: str
    #: Version of the rules, and fingerprints of content and layout.
    rules: int
    content: str
    layout: str
    #: How many players it was trained for, and how many actions players have.
    players: tuple[int, ...]
    actions: int
    #: How many numbers go in, come out of each hidden layer, and come out.
    sizes: tuple[int, ...]
    #: SHA-256 of `weights`.
    digest: str
    #: By layer: the weights of each input, 2 bytes each, then what is added, 4 bytes each; little-endian.
    weights: bytes
    #: How it was trained, for people.
    trained: str = ""


class Layer:
    """Weights of one layer, packed by input."""

    def __init__(self, rows: Sequence[int], start: int, size: int) -> None:
        #: [input]: its weights for all outputs, lane by lane.
        self.rows = rows
        #: What is added, with `HALF` in every lane so that none is ever below zero.
        self.start = start
        self.size = size
        self._unpack = struct.Struct(f"<{size}I")

    @classmethod
    def pack(cls, weights: Sequence[Sequence[int]], added: Sequence[int]) -> Layer:
        """A layer from `weights[input][output]` and what is added to each output."""
        size = len(added)
        halves = _packed([0] * size)
        return cls([_packed(row) - halves for row in weights], _packed(added), size)

    def outputs(self, inputs: Sequence[int]) -> list[int]:
        """What comes out for whole numbers that go in."""
        total, rows = self.start, self.rows
        for place, value in enumerate(inputs):
            if value:
                total += rows[place] if value == 1 else rows[place] * value
        lanes = self._unpack.unpack(total.to_bytes(self._unpack.size, "little"))
        return [lane - HALF for lane in lanes]


def _packed(values: Sequence[int]) -> int:
    """Values side by side, `HALF` added to each."""
    return int.from_bytes(struct.pack(f"<{len(values)}I", *[value + HALF for value in values]), "little")


def _chance_table() -> tuple[int, ...]:
    """[n]: e^(-n/64), written as a whole number; the same on every machine."""
    chances = [1 << _ONE_BITS]
    for _ in range(_LOWEST):
        chances.append(chances[-1] * _FACTOR >> _ONE_BITS)
    return tuple(chances)


_CHANCES: Final = _chance_table()


class PolicyNet:
    """A learned player: the chance with which it takes each option."""

    def __init__(self, layers: Sequence[Layer], players: Sequence[int]) -> None:
        self.layers = tuple(layers)
        #: The numbers of players that it was trained for.
        self.players = tuple(players)

    def logits(self, encoding: bytes) -> list[int]:
        """For each action of players: how much it speaks for it."""
        first, *hidden = self.layers
        active: Sequence[int] = first.outputs(encoding)
        shift = FIRST_BITS - ACTIVE_BITS
        for layer in hidden:
            active = layer.outputs([_passed_on(value >> shift) for value in active])
            shift = WEIGHT_BITS
        return list(active)

    def chances(self, encoding: bytes, places: Sequence[int]) -> list[int]:
        """How likely it takes each of the actions at `places`, as whole numbers that are chances together."""
        every = self.logits(encoding)
        found = [every[place] for place in places]
        best = max(found)
        shift = WEIGHT_BITS + ACTIVE_BITS - _STEP_BITS
        return [_CHANCES[min(best - value >> shift, _LOWEST)] for value in found]

    def choose(self, game: AnyGame, encoding: bytes, options: Sequence[Action], rng: random.Random) -> Action:
        """Draw one of the options by its chance."""
        chances = self.chances(encoding, [game.actions.player_index(option) for option in options])
        left = int(rng.random() * sum(chances))
        for option, chance in zip(options, chances, strict=True):
            left -= chance
            if left < 0:
                return option
        return options[-1]


def _passed_on(value: int) -> int:
    """What a hidden unit gives on: nothing below zero, and never more than the most."""
    if value <= 0:
        return 0
    return value if value < _MOST_ACTIVE_UNITS else _MOST_ACTIVE_UNITS


# Files --------------------------------------------------------------------------------------


def write_net(file: NetFile) -> bytes:
    """A net as bytes for a file; the digest is filled in."""
    return msgspec.msgpack.encode(
        msgspec.structs.replace(file, digest=hashlib.sha256(file.weights).hexdigest())
    )


def read_net(data: bytes, game: AnyGame) -> PolicyNet:
    """The net in a file's bytes, for this game; NetRefused says why it does not fit."""
    try:
        file = msgspec.msgpack.decode(data, type=NetFile)
    except msgspec.MsgspecError as mistake:
        raise NetRefused(f"the file holds no weights: {mistake}") from None
    layout = game.layout
    if layout is None:
        raise NetRefused(f"'{game.id}' has no layout")
    wanted = (game.id, game.rules, game.content, layout.fingerprint, len(game.actions.player_actions))
    given = (file.game, file.rules, file.content, file.layout, file.actions)
    for name, here, there in zip(
        ("game", "rules", "content", "layout", "actions"), wanted, given, strict=True
    ):
        if here != there:
            raise NetRefused(f"it was learned for {name} {_short(there)}, here is {_short(here)}")
    if hashlib.sha256(file.weights).hexdigest() != file.digest:
        raise NetRefused("the weights are damaged: their SHA-256 differs from the one beside them")
    if file.sizes[0] != layout.size or file.sizes[-1] != file.actions:
        raise NetRefused(
            f"its layers {file.sizes} do not fit {layout.size} numbers and {file.actions} actions"
        )
    return PolicyNet(_layers(file), file.players)


def _short(value: object) -> str:
    text = str(value)
    return f"{text[:12]}…" if len(text) > 12 else text


def _layers(file: NetFile) -> list[Layer]:
    layers = []
    start = 0
    for inputs, outputs in zip(file.sizes[:-1], file.sizes[1:], strict=True):
        row, added = struct.Struct(f"<{outputs}h"), struct.Struct(f"<{outputs}i")
        end = start + inputs * row.size
        if end + added.size > len(file.weights):
            raise NetRefused("the weights end too early")
        rows = list(row.iter_unpack(file.weights[start:end]))
        layers.append(Layer.pack(rows, added.unpack_from(file.weights, end)))
        start = end + added.size
    return layers
