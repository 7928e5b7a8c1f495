"""Final Girl typed at a keyboard: a whole game, spaces by name, and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.records import read, verify
from tests.terminal.test_cli import polnoc

#: Typed repeatedly: the first option, or what ends a question. Illegal answers are refused.
TYPED = ["1", "accept", "done", "stop", "choose 1", "any-order", "leave", "skip"]


BEGINNING = ["play", "finalgirl", "--seats", "you", "--seed", "7"]


def typed() -> str:
    return "\n".join([*TYPED * 120, ""])


@pytest.mark.parametrize(("language", "over"), [("pl", "Koniec gry"), ("en", "The game is over")])
def test_a_whole_game_typed_by_hand(language: str, over: str, tmp_path: Path) -> None:
    done = polnoc(*BEGINNING, "--lang", language, typed=typed(), saves=tmp_path)
    assert done.returncode == 0, done.stderr
    assert over in done.stdout
    (save,) = tmp_path.glob("*.json")
    record = read(save)
    assert record.finished
    assert verify(record).honest


def test_the_board_shows_the_map_with_everybody_on_it(tmp_path: Path) -> None:
    done = polnoc(*BEGINNING, "--lang", "en", typed="quit\n", saves=tmp_path)
    assert "Laurie: health 5/5 (black token), horror 4 (dice: 2), time 6" in done.stdout
    assert "Hans: health 12/12 (black token), bloodlust 2 of 11 (attack 2, movement 1)" in done.stdout
    (dock,) = [line for line in done.stdout.splitlines() if "│ Dock " in line]
    assert "(9)" in dock and "?" in dock and "@" in dock
    (road,) = [line for line in done.stdout.splitlines() if "│ East Road " in line]
    assert "☠" in road
    assert "items: 4, on top Pepper Spray" in done.stdout
    assert "In hand: Walk ×2" in done.stdout


WHY = [
    ("play 7", "FG-ACT-01", "do not have “Guard”"),
    ("play 2", "FG-ACT-08", "no enemy is in reach"),
    ("rescue 0", "FG-RESC-01", "no exit here"),
    ("use 3", "FG-ITEM-05", "do not have this item"),
    ("go 3", "FG-ACT-01", "not possible now"),
]


def test_why_not(tmp_path: Path) -> None:
    asked = "".join([f"why {action}\n" for action, _, _ in WHY])
    done = polnoc(*BEGINNING, "--lang", "en", typed=f"{asked}quit\n", saves=tmp_path)
    said = [line for line in done.stdout.splitlines() if "[FG-" in line]
    assert len(said) == len(WHY)
    for line, (_, rule, reason) in zip(said, WHY, strict=True):
        assert reason in line
        assert line.rstrip().endswith(f"[{rule}]")


@pytest.mark.rules("FG-SET-02")
def test_nobody_else_is_needed_and_the_film_may_be_drawn(tmp_path: Path) -> None:
    drawn = ["--set", "heroine=lot", "--set", "killer=lot"]
    done = polnoc("play", "finalgirl", "--seed", "5", *drawn, typed="quit\n", saves=tmp_path)
    assert done.returncode == 0, done.stderr
    again = polnoc("play", "finalgirl", "--seed", "5", *drawn, typed="quit\n", saves=tmp_path)
    first, second = [read(save) for save in sorted(tmp_path.glob("*.json"))]
    assert first.options == second.options, "the seed decides the lots too"
    assert [seat.played_by for seat in first.seats] == ["you"]
    assert again.returncode == 0
