"""A small learned player in plain Python, the same on every machine: it uses integers only.

A net turns the encoding of a view into a chance for each of a player's options. Its weights are
integers. A layer is computed for all of its outputs at once: the weights of one input lie side by side in
one long Python integer, in lanes of 32 bits, so that a layer of 256 × 256 takes 256 multiplications of long
integers. Nothing is rounded differently on another machine, and nothing but Python is needed.

>>> layer = Layer.pack([[1, -2], [3, 4]], [10, 20])
>>> layer.outputs([2, 1])
[15, 20]
"""

from __future__ import annotations

import hashlib
import logging
import random
import struct
import zlib
from array import array
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from operator import mul
from typing import Final

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame

logger: Final = logging.getLogger(__name__)

#: Bits of a lane; every sum of a layer stays within them, which is checked when weights are written.
LANE_BITS: Final = 32
HALF: Final = 1 << LANE_BITS - 1

#: A number x is written as x · 2^n, with an n for weights of the first layer, for weights of the others, and
#: for the activations of hidden layers, which are at most `MOST_ACTIVE`.
FIRST_BITS: Final = 14
WEIGHT_BITS: Final = 12
ACTIVE_BITS: Final = 8
MOST_ACTIVE: Final = 16
_MOST_ACTIVE_UNITS: Final = (MOST_ACTIVE << ACTIVE_BITS) - 1

#: Chances are computed in steps of 1/64 of a logit, down to e^-16.
_STEP_BITS: Final = 6
_LOWEST: Final = 16 << _STEP_BITS
#: e^(-1/64) · 2^40.
_FACTOR: Final = 1082465279991
_ONE_BITS: Final = 40


class NetRefused(ValueError):
    """Weights that were learned for something other than what is played here; the message says what."""


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
    #: How many inputs there are, how many outputs of each hidden layer, and how many outputs of the last.
    sizes: tuple[int, ...]
    #: SHA-256 of `weights`.
    digest: str
    #: By layer: the weights of each input, 2 bytes each, then the biases, 4 bytes each; little-endian.
    weights: bytes
    #: How it was trained, for people.
    trained: str = ""
    #: What is added to the logit of the answer that a hand-made player would give.
    bonus: int = 0


class Layer:
    """Weights of one layer, packed by input."""

    def __init__(self, rows: Sequence[int], start: int, size: int) -> None:
        #: [input]: its weights for all outputs, lane by lane.
        self.rows = rows
        #: The biases, with `HALF` added in every lane so that none is ever negative.
        self.start = start
        self.size = size
        self._unpack = struct.Struct(f"<{size}I")

    @classmethod
    def pack(cls, weights: Sequence[Sequence[int]], added: Sequence[int]) -> Layer:
        """A layer from `weights[input][output]` and the bias of each output."""
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


class Column:
    """Weights of one output."""

    def __init__(self, weights: array[int], added: int) -> None:
        self.weights = weights
        self.added = added

    def output(self, inputs: Sequence[int]) -> int:
        """What comes out for whole numbers that go in."""
        total: int = sum(map(mul, inputs, self.weights), self.added)
        return total


def _packed(values: Sequence[int]) -> int:
    """Values side by side, `HALF` added to each."""
    return int.from_bytes(struct.pack(f"<{len(values)}I", *[value + HALF for value in values]), "little")


def _chance_table() -> tuple[int, ...]:
    """[n]: e^(-n/64), as a fixed-point integer; the same on every machine."""
    chances = [1 << _ONE_BITS]
    for _ in range(_LOWEST):
        chances.append(chances[-1] * _FACTOR >> _ONE_BITS)
    return tuple(chances)


_CHANCES: Final = _chance_table()


class PolicyNet:
    """A learned player: the chance with which it takes each option."""

    def __init__(
        self, hidden: Sequence[Layer], last: Sequence[Column], players: Sequence[int], bonus: int = 0
    ) -> None:
        self.hidden = tuple(hidden)
        #: By player action: the weights of its output. Few actions are options, so each is computed alone.
        self.last = tuple(last)
        #: The numbers of players that it was trained for.
        self.players = tuple(players)
        #: What is added to the logit of the answer that a hand-made player would give.
        self.bonus = bonus

    def logits(self, encoding: bytes, places: Sequence[int]) -> list[int]:
        """The logit of each of the actions at `places`."""
        given: Sequence[int] = encoding
        shift = FIRST_BITS - ACTIVE_BITS
        for layer in self.hidden:
            given = [_passed_on(value >> shift) for value in layer.outputs(given)]
            shift = WEIGHT_BITS
        return [self.last[place].output(given) for place in places]

    def best(self, encoding: bytes, places: Sequence[int], guided: int) -> int:
        """The index in `places` of the action it takes (ties: the first); `guided`: a hand-made player's."""
        found = self.logits(encoding, places)
        found[guided] += self.bonus
        return found.index(max(found))

    def chances(self, encoding: bytes, places: Sequence[int]) -> list[int]:
        """How likely it is to take each of the actions at `places`, as integer weights."""
        found = self.logits(encoding, places)
        best = max(found)
        shift = WEIGHT_BITS + ACTIVE_BITS - _STEP_BITS
        return [_CHANCES[min(best - value >> shift, _LOWEST)] for value in found]

    def choose(self, game: AnyGame, encoding: bytes, options: Sequence[Action], rng: random.Random) -> Action:
        """Draw one of the options at random, by their chances."""
        chances = self.chances(encoding, [game.actions.player_index(option) for option in options])
        left = int(rng.random() * sum(chances))
        for option, chance in zip(options, chances, strict=True):
            left -= chance
            if left < 0:
                return option
        return options[-1]


def _passed_on(value: int) -> int:
    """The activation of a hidden unit: at least zero, and at most `MOST_ACTIVE`."""
    if value <= 0:
        return 0
    return value if value < _MOST_ACTIVE_UNITS else _MOST_ACTIVE_UNITS


# Files --------------------------------------------------------------------------------------


def write_net(file: NetFile) -> bytes:
    """A net as bytes for a file; the digest is filled in."""
    return msgspec.msgpack.encode(
        msgspec.structs.replace(file, digest=hashlib.sha256(file.weights).hexdigest())
    )


def fitting_file(data: bytes, game: AnyGame) -> NetFile:
    """The weights in a file's bytes, if they fit this game; NetRefused says why they do not."""
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
    return file


def read_net(data: bytes, game: AnyGame) -> PolicyNet:
    """The net in a file's bytes, for this game; NetRefused says why it does not fit."""
    file = fitting_file(data, game)
    *hidden, last = layers_of(file)
    return PolicyNet(
        [Layer.pack(weights, added) for weights, added in hidden],
        [
            Column(array("h", column), start)
            for column, start in zip(zip(*last[0], strict=True), last[1], strict=True)
        ],
        file.players,
        file.bonus,
    )


def _short(value: object) -> str:
    text = str(value)
    return f"{text[:12]}…" if len(text) > 12 else text


def if_it_fits(game: AnyGame, ours: bool, read: Callable[[], PolicyNet | None]) -> PolicyNet | None:
    """What `read` returns; None if the net is refused, and the log says why.

    `ours`: whether the content is our own: then the weights are out of date, which is worth a warning. With
    somebody's own pack it is to be expected.
    """
    try:
        return read()
    except NetRefused as reason:
        level = logging.WARNING if ours else logging.INFO
        logger.log(
            level, "the learned expert of '%s' is not used, the hand-made one plays: %s", game.id, reason
        )
        return None


def write_parts(nets: Mapping[str, bytes]) -> bytes:
    """Several nets as bytes for one file, each packed by itself: most of their weights may be zero."""
    return msgspec.msgpack.encode({name: zlib.compress(net, 9) for name, net in nets.items()})


def read_part(data: bytes, name: str, game: AnyGame) -> PolicyNet | None:
    """One of the nets in a file's bytes, for this game; None if there is none of that name.

    NetRefused says why it does not fit.
    """
    try:
        packed = msgspec.msgpack.decode(data, type=dict[str, bytes])
        if name not in packed:
            return None
        net = zlib.decompress(packed[name])
    except (msgspec.MsgspecError, zlib.error) as mistake:
        raise NetRefused(f"the file holds no weights: {mistake}") from None
    return read_net(net, game)


class LazyNets:
    """The nets in a file, each read and unpacked once in a process, when it is first asked for.

    A web table makes a new bot for every choice, and unpacking takes a hundred times as long as a choice.
    """

    def __init__(self, source: Traversable) -> None:
        self._source = source
        #: By what it has to fit, and the name of a part; None: there is none that fits.
        self._unpacked: dict[tuple[int, str, str, str], PolicyNet | None] = {}

    def find(
        self, game: AnyGame, read: Callable[[bytes], PolicyNet | None], part: str = ""
    ) -> PolicyNet | None:
        """What `read` makes of the file for this game; None if nothing fits, and the log says why."""
        layout = game.layout
        key = (game.rules, game.content, layout.fingerprint if layout else "", part)
        if key not in self._unpacked:
            there = self._source.is_file()
            self._unpacked[key] = read(self._source.read_bytes()) if there else None
        return self._unpacked[key]


#: Weights by input and output, and the bias of each output.
_Numbers = tuple[list[tuple[int, ...]], tuple[int, ...]]


def layers_of(file: NetFile) -> list[_Numbers]:
    """The weights of a file, layer by layer."""
    layers: list[_Numbers] = []
    start = 0
    for inputs, outputs in zip(file.sizes[:-1], file.sizes[1:], strict=True):
        row, added = struct.Struct(f"<{outputs}h"), struct.Struct(f"<{outputs}i")
        end = start + inputs * row.size
        if end + added.size > len(file.weights):
            raise NetRefused("the weights end too early")
        rows = list(row.iter_unpack(file.weights[start:end]))
        layers.append((rows, added.unpack_from(file.weights, end)))
        start = end + added.size
    return layers
