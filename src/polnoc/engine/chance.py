"""Seeds, commitments, and dice that anyone can recompute.

A live game takes its seed from the operating system and publishes the seed's
SHA-256 before the first card is dealt. After the game the seed is shown, and
every die and every draw can be checked: the *n*-th question to chance is
answered by the *n*-th 64-bit word of the seed, whatever else has happened.
A game may ask several streams by name (dice, a deck); each counts its own questions.

>>> seed = Seed.simulated(7)
>>> seed.commitment == Seed("sim:7").commitment, seed.is_simulated
(True, True)
>>> dice = Dice(seed)
>>> dice.pick(0, 6) == Dice(seed).pick(0, 6)
True
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

_LIVE: Final = re.compile(r"[0-9a-f]{64}")
_SIMULATED: Final = re.compile(r"sim:[0-9]{1,20}")
_WORDS_A_BLOCK: Final = 4


class Seed:
    """Where all chance of one game comes from, as a text.

    A live seed is 64 hexadecimal digits. A simulation seed is plainly named:
    `sim:` and a number. The two can never be taken for each other.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        if not (_LIVE.fullmatch(text) or _SIMULATED.fullmatch(text)):
            raise ValueError(
                f"'{text[:80]}' is no seed: write 64 hexadecimal digits (live) or sim:NUMBER (simulation)"
            )
        self.text = text

    @classmethod
    def live(cls) -> Seed:
        """A new secret seed from the operating system."""
        return cls(secrets.token_hex(32))

    @classmethod
    def simulated(cls, number: int) -> Seed:
        """A seed for simulations and tests: the same number, the same chance."""
        return cls(f"sim:{number}")

    @property
    def is_simulated(self) -> bool:
        """Whether this seed is for simulations only."""
        return self.text.startswith("sim:")

    @property
    def commitment(self) -> str:
        """What is published before the game: SHA-256 of the seed's text."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seed) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return (
            f"Seed({self.text!r})" if self.is_simulated else f"<live seed, commitment {self.commitment[:8]}…>"
        )


def outcome_at(point: int, weights: Sequence[int]) -> int:
    """The outcome at a point on a line on which each outcome is as long as its weight.

    >>> [outcome_at(point, [1, 0, 2]) for point in range(3)]
    [0, 2, 2]
    """
    for outcome, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return outcome
    raise AssertionError("weights are whole numbers and not all zero")


class Dice:
    """Answers for chance, by counter: no call depends on an earlier one.

    Word *n* is bytes 8·(n mod 4) to 8·(n mod 4)+7, big endian, of
    SHA-256(seed + ":" + str(n div 4)), in a stream with a name of
    SHA-256(seed + ":" + name + ":" + str(n div 4)). One of *k* equal outcomes is
    word·k shifted right by 64; no outcome is favoured by more than k/2⁶⁴.
    """

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: Seed, stream: str = "") -> None:
        name = f"{seed.text}:{stream}:" if stream else f"{seed.text}:"
        self._prefix = hashlib.sha256(name.encode())
        self._block = -1
        self._words: tuple[int, int, int, int] = (0, 0, 0, 0)

    def word(self, number: int) -> int:
        """The `number`-th 64-bit word of the seed."""
        block = number // _WORDS_A_BLOCK
        if block != self._block:
            hasher = self._prefix.copy()
            hasher.update(b"%d" % block)
            raw = hasher.digest()
            self._words = (
                int.from_bytes(raw[0:8], "big"),
                int.from_bytes(raw[8:16], "big"),
                int.from_bytes(raw[16:24], "big"),
                int.from_bytes(raw[24:32], "big"),
            )
            self._block = block
        return self._words[number % _WORDS_A_BLOCK]

    def pick(self, number: int, outcomes: int, weights: Sequence[int] | None = None) -> int:
        """Which of `outcomes` answers the `number`-th question to chance."""
        if weights is None:
            return self.word(number) * outcomes >> 64
        return outcome_at(self.word(number) * sum(weights) >> 64, weights)


@mypyc_attr(allow_interpreted_subclasses=True)
class Streams:
    """Answers for chance, stream by stream: each counts its own questions.

    >>> streams = Streams(Seed.simulated(7))
    >>> first = streams.pick("dice", 6)
    >>> _ = streams.pick("cards", 52)
    >>> streams.counts, Streams(Seed.simulated(7)).pick("dice", 6) == first
    ({'dice': 1, 'cards': 1}, True)
    """

    __slots__ = ("_dice", "_seed", "counts")

    def __init__(self, seed: Seed) -> None:
        self._seed = seed
        self._dice: dict[str, Dice] = {}
        #: How many questions each stream has answered.
        self.counts: dict[str, int] = {}

    def again(self, counts: dict[str, int]) -> Streams:
        """The same answers again, from where each stream had answered this many questions."""
        streams = Streams(self._seed)
        streams.counts = counts.copy()
        return streams

    def pick(self, stream: str, outcomes: int, weights: Sequence[int] | None = None) -> int:
        """Which of `outcomes` answers the next question to a stream."""
        dice = self._dice.get(stream)
        if dice is None:
            dice = self._dice[stream] = Dice(self._seed, stream)
        number = self.counts.get(stream, 0)
        self.counts[stream] = number + 1
        return dice.pick(number, outcomes, weights)
