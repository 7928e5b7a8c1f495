"""The golden playthroughs match the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance import playthroughs
from tests.conformance.playthroughs import FOLDER, expected_files, first_difference, main, playthrough

FILES = expected_files()


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    difference = first_difference(FOLDER / name, playthrough(*FILES[name]))
    assert not difference, difference


def test_there_is_no_playthrough_without_a_game() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == set(FILES)


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """Use only the first file, so that commands are quick."""
    name = next(iter(FILES))
    monkeypatch.setattr(playthroughs, "expected_files", lambda: {name: FILES[name]})
    return name


def test_one_command_writes_the_files(
    tmp_path: Path, one_game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--folder", str(tmp_path)]) == 1
    assert "line 1" in capsys.readouterr().out
    assert main(["--write", "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{one_game}: written\n"
    assert main(["--folder", str(tmp_path)]) == 0
    assert main(["--write", "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{one_game}: unchanged\n"


def test_a_difference_names_the_line_and_the_command(tmp_path: Path) -> None:
    file = tmp_path / "duchy-2.txt"
    file.write_text("one\ntwo\n", encoding="utf-8")
    assert first_difference(file, "one\ntwo\n") == ""
    difference = first_difference(file, "one\n2\n")
    assert "line 2\n  was: two\n  now: 2\n" in difference
    assert "--write" in difference
