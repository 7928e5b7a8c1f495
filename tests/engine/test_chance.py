"""Chance: seeds of two kinds, commitments, and words that anyone can recompute."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from polnoc.engine.chance import Dice, Seed


def word_by_hand(seed: str, number: int) -> int:
    """Compute a word as the documentation defines it, written differently from the engine."""
    block = hashlib.sha256(f"{seed}:{number // 4}".encode()).digest()
    start = 8 * (number % 4)
    return int.from_bytes(block[start : start + 8], "big")


def test_a_live_seed_is_new_secret_and_committed_to() -> None:
    seed, other = Seed.live(), Seed.live()
    assert seed != other
    assert len(seed.text) == 64
    assert not seed.is_simulated
    assert seed.commitment == hashlib.sha256(seed.text.encode()).hexdigest()
    assert seed.text not in repr(seed)
    assert seed.commitment[:8] in repr(seed)


def test_a_simulation_seed_is_plainly_named() -> None:
    seed = Seed.simulated(7)
    assert seed.text == "sim:7"
    assert seed.is_simulated
    assert repr(seed) == "Seed('sim:7')"


def test_seeds_are_values() -> None:
    assert Seed("sim:7") == Seed.simulated(7)
    assert hash(Seed("sim:7")) == hash(Seed.simulated(7))
    assert Seed("sim:7") != Seed("sim:8")
    assert Seed("sim:7") != "sim:7"


@pytest.mark.parametrize(
    "text", ["", "7", "sim:", "sim:-1", "sim:1x", "a" * 63, "A" * 64, "g" * 64, "x" * 500]
)
def test_a_text_that_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no seed: write 64 hexadecimal digits") as raised:
        Seed(text)
    assert len(str(raised.value)) < 250


@pytest.mark.parametrize("seed", [Seed.simulated(7), Seed("0123456789abcdef" * 4)], ids=["sim", "live"])
def test_every_word_can_be_recomputed_by_hand(seed: Seed) -> None:
    dice = Dice(seed)
    for number in (0, 1, 2, 3, 4, 5, 1000, 3, 10**12, 0):
        assert dice.word(number) == word_by_hand(seed.text, number)


def test_an_answer_depends_on_its_number_alone() -> None:
    forwards, backwards = Dice(Seed.simulated(3)), Dice(Seed.simulated(3))
    ahead = [forwards.pick(number, 6) for number in range(50)]
    behind = [backwards.pick(number, 6) for number in reversed(range(50))]
    assert ahead == behind[::-1]


def test_a_pick_is_the_share_of_the_word() -> None:
    dice = Dice(Seed.simulated(5))
    for number in range(20):
        word = word_by_hand("sim:5", number)
        assert dice.pick(number, 13) == int(word / 2**64 * 13)
        assert dice.pick(number, 1) == 0
        share = word * 6 >> 64
        assert dice.pick(number, 3, (1, 2, 3)) == (0 if share < 1 else 1 if share < 3 else 2)


def chi_square(counts: Counter[int], expected: list[float]) -> float:
    return sum((counts[face] - mean) ** 2 / mean for face, mean in enumerate(expected))


def test_equal_outcomes_come_equally_often() -> None:
    dice = Dice(Seed.simulated(2026))
    counts = Counter(dice.pick(number, 6) for number in range(12_000))
    assert set(counts) == set(range(6))
    assert chi_square(counts, [2_000] * 6) < 20.5  # 5 degrees of freedom: 99.9 % of fair dice


def test_weighted_outcomes_come_by_their_weight() -> None:
    dice = Dice(Seed.simulated(2027))
    counts = Counter(dice.pick(number, 4, (1, 0, 3, 2)) for number in range(12_000))
    assert counts[1] == 0
    del counts[1]
    shares = Counter({0: counts[0], 1: counts[2], 2: counts[3]})
    assert chi_square(shares, [2_000, 6_000, 4_000]) < 13.8  # 2 degrees of freedom: 99.9 %


def test_neighbouring_words_are_independent() -> None:
    dice = Dice(Seed.simulated(2028))
    pairs = Counter(4 * dice.pick(number, 4) + dice.pick(number + 1, 4) for number in range(0, 16_000, 2))
    assert chi_square(pairs, [500] * 16) < 37.7  # 15 degrees of freedom: 99.9 %


def test_weights_that_are_all_zero_are_a_fault_of_the_rules() -> None:
    with pytest.raises(AssertionError):
        Dice(Seed.simulated(1)).pick(0, 2, (0, 0))
