"""Packs: a bad one is told by file, key, problem and remedy."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from polnoc.engine.packs import PackError, content_hash, parse_pack, read_pack


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
    assert read_pack(file, Pack) == Pack((Card("Żmij", 4),))


@pytest.mark.parametrize(
    ("text", "key", "problem", "remedy"),
    [
        (
            "[[card]]\nstrength = 2",
            "card[0]",
            "Object missing required field `name`",
            "Add a line: name = …",
        ),
        (
            '[[card]]\nname = "a"\ncolour = "red"',
            "card[0]",
            "Object contains unknown field `colour`",
            "Remove 'colour', or spell it as in the packs that come with the game",
        ),
        (
            '[[card]]\nname = "a"\nstrength = 9',
            "card[0].strength",
            "Expected `int` <= 6",
            "Write a value of type int <= 6",
        ),
        (
            "[[card]]\nname = 5",
            "card[0].name",
            "Expected `str`, got `int`",
            "Write a value of type str",
        ),
        ("", "file", "Object missing required field `card`", "Add a line: card = …"),
        (
            'card = []\n[weights]\nbat = "much"',
            "weights[...]",
            "Expected `int`, got `str`",
            "Write a value of type int",
        ),
    ],
)
def test_a_bad_pack_names_the_key_and_the_remedy(text: str, key: str, problem: str, remedy: str) -> None:
    error = error_of(text)
    assert (error.file, error.key, error.problem, error.remedy) == ("mine.toml", key, problem, remedy)
    assert str(error) == f"mine.toml: {key}: {problem}. {remedy}."


def test_a_text_that_is_not_toml() -> None:
    error = error_of("[[card]\nname = ")
    assert error.key == "file"
    assert error.problem.startswith("this is not TOML: ")
    assert "line 1" in error.problem
    assert error.remedy == "Mend the line named above"


def test_a_problem_without_a_recipe_still_has_a_remedy() -> None:
    class Odd(msgspec.Struct, frozen=True):
        value: Literal["bat", "owl"]

    kind: Any = Odd
    with pytest.raises(PackError) as raised:
        parse_pack('value = "b"', kind, "odd.toml")
    assert raised.value.key == "value"
    assert raised.value.remedy == "Compare with the packs that come with the game"


@pytest.mark.parametrize("what", ["missing", "folder", "latin-2"])
def test_a_file_that_cannot_be_read(tmp_path: Path, what: str) -> None:
    file = tmp_path / "pack.toml"
    if what == "folder":
        file.mkdir()
    elif what == "latin-2":
        file.write_bytes('name = "Żmij"'.encode("iso-8859-2"))
    with pytest.raises(PackError) as raised:
        read_pack(file, Pack)
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
