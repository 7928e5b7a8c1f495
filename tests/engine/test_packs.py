"""Packs: mistakes are reported by file, key, problem and remedy."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from polnoc.engine.packs import PackError, content_hash, parse_pack, read_pack_file


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a test."""

    name: str
    strength: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack of a test."""

    card: tuple[Card, ...]
    weights: dict[str, int] = {}


def error_of(text: str) -> PackError:
    with pytest.raises(PackError) as raised:
        parse_pack(text, Pack, "mine.toml")
    return raised.value


def test_a_good_pack(tmp_path: Path) -> None:
    file = tmp_path / "żmije.toml"
    file.write_text('[[card]]\nname = "Żmij"\nstrength = 4\n', encoding="utf-8")
    name, text = read_pack_file(file)
    assert parse_pack(text, Pack, name) == Pack((Card("Żmij", 4),))


@pytest.mark.parametrize(
    ("text", "key", "problem", "remedy"),
    [
        (
            "[[card]]\nstrength = 2",
            "1: card[0]",
            "`name` is missing",
            "Add name = a text",
        ),
        (
            '[[card]]\nname = "a"\ncolour = "red"',
            "3: card[0].colour",
            "there is no such field here",
            "There are: name, strength",
        ),
        (
            '[[card]]\nname = "a"\nstrength = 9',
            "3: card[0].strength",
            "9 is not allowed here",
            "Write a whole number from 1 to 6",
        ),
        (
            "[[card]]\nname = 5",
            "2: card[0].name",
            "a number is not allowed here",
            "Write a text",
        ),
        ("", "file", "`card` is missing", "Add card = a list"),
        (
            'card = []\n[weights]\nbat = "much"',
            "3: weights.bat",
            "a text is not allowed here",
            "Write a whole number",
        ),
    ],
)
def test_a_bad_pack_names_the_key_and_the_remedy(text: str, key: str, problem: str, remedy: str) -> None:
    error = error_of(text)
    assert (error.file, error.problem, error.remedy) == ("mine.toml", problem, remedy)
    line, _, place = key.rpartition(": ")
    assert (error.key, error.line) == (place, int(line) if line else None)
    assert str(error) == f"mine.toml:{' ' if place == 'file' else ''}{key}: {problem}. {remedy}."
    assert error.all == [error]


def test_a_text_that_is_not_toml() -> None:
    error = error_of("[[card]\nname = ")
    assert error.key == "file"
    assert error.problem.startswith("this is not TOML: ")
    assert error.line == 1
    assert error.remedy == "Correct this line"


def test_a_wrong_word_is_answered_with_the_right_ones() -> None:
    class Odd(msgspec.Struct, frozen=True):
        value: Literal["bat", "owl"]

    kind: Any = Odd
    with pytest.raises(PackError) as raised:
        parse_pack('value = "bad"', kind, "odd.toml")
    assert str(raised.value) == (
        "odd.toml:1: value: 'bad' is none of the words for this. Did you mean 'bat'? There are: bat, owl."
    )
    with pytest.raises(PackError, match=r"There are: bat, owl\.$"):
        parse_pack('value = "xxxxxx"', kind, "odd.toml")


def test_all_mistakes_of_form_are_told_at_once_with_their_lines() -> None:
    error = error_of(
        '[[card]]\nname = 5\n\n[[card]]\nstrength = 0 # "\n[[card]]\n'
        'name = """\na]\n""" \nstrenght = 2\n[weights]\n"a.b" = true\n'
    )
    assert [(other.line, other.key) for other in error.all] == [
        (2, "card[0].name"),
        (4, "card[1]"),
        (5, "card[1].strength"),
        (10, "card[2].strenght"),
        (12, "weights.'a.b'"),
    ]
    assert error.all[3].remedy == "Did you mean 'strength'? There are: name, strength"


HOSTILE = {
    "deep lists": "card = " + "[" * 100_000 + "]" * 100_000,
    "deep tables": "card = " + "{a=" * 50_000 + "1" + "}" * 50_000,
    "long keys": ".".join(["a"] * 100_000) + " = 1",
    "a long number": "card = " + "9" * 100_000,
    "a long hexadecimal number": "[[card]]\nname = 'a'\nstrength = 0x" + "f" * 100_000,
    "too much": "#" * 1_000_000,
    "open texts": '"""\\"""' * 40_000,
    "quotes": '"' * 100_001,
    "brackets": "[\n" * 50_000,
    "right to left": '[[card]]\nname = "\\u202Etxet"',
    "a zero": '[[card]]\nname = "a\\u0000b"',
    "a lonely surrogate": '[[card]]\nname = "\\uD800"',
    "an unseen key": '"\u200b" = 1',
    "marks": '[[card]]\nname = "a' + "\u0301" * 200 + '"',
    "not a number": "[[card]]\nname = 'a'\nstrength = nan",
    "a date": "[[card]]\nname = 1979-05-27 07:32:00\nstrength = 1",
    "a thousand mistakes": "[[card]]\nx = 1\n" * 20_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_with_short_readable_errors(name: str) -> None:
    error = error_of(HOSTILE[name])
    assert len(error.all) <= 100
    for one in error.all:
        assert len(str(one)) < 500
        assert all(sign.isprintable() for sign in str(one))


@pytest.mark.parametrize("what", ["missing", "folder", "latin-2"])
def test_a_file_that_cannot_be_read(tmp_path: Path, what: str) -> None:
    file = tmp_path / "pack.toml"
    if what == "folder":
        file.mkdir()
    elif what == "latin-2":
        file.write_bytes('name = "Żmij"'.encode("iso-8859-2"))
    with pytest.raises(PackError) as raised:
        read_pack_file(file)
    expected = {"missing": "there is no file", "folder": "cannot be read", "latin-2": "byte 8 is not UTF-8"}
    assert raised.value.file == "pack.toml"
    assert raised.value.key == "file"
    assert raised.value.problem.startswith(expected[what])
    assert raised.value.remedy


def test_the_fingerprint_of_content() -> None:
    assert content_hash("a", "b") == content_hash("a", "b")
    assert content_hash("a", "b") != content_hash("ab")
    assert content_hash("a", "b") != content_hash("b", "a")
    assert len(content_hash("a")) == 16
