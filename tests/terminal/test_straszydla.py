"""Straszydła typed at a keyboard: a whole game, places by name, and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.games.straszydla.places import CORNERS, SQUARE
from polnoc.records import read, verify
from tests.terminal.test_cli import polnoc

#: Typed at the start, repeatedly, and in case of a lost duel: illegal answers are refused, and one is
#: always legal.
BEGIN = [
    "day", *[f"settle {cell}" for cell in CORNERS], *[f"take-starter {element}" for element in range(4)],
]  # fmt: skip
TURN = [
    *[f"step {direction}" for direction in (2, 3, 5, 6, 0, 4)], "ready", "colour 1", "collect", "keep",
    "skip", "bid 0", "leave", "done",
]  # fmt: skip
STUCK = [f"transfer {cell}" for cell in CORNERS]
RETREATS = [f"flee {cell}" for cell in SQUARE]


def typed() -> str:
    return "\n".join([*BEGIN, *[*TURN * 6, *STUCK, *RETREATS] * 6, ""])


@pytest.mark.parametrize(("language", "over"), [("pl", "Koniec gry"), ("en", "The game is over")])
def test_a_whole_game_typed_by_hand(language: str, over: str, tmp_path: Path) -> None:
    done = polnoc(
        "play", "straszydla", "--seats", "you,random", "--set", "periods=2", "--seed", "5",
        "--lang", language, typed=typed(), saves=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert over in done.stdout
    (save,) = tmp_path.glob("*.json")
    record = read(save)
    assert record.finished
    assert verify(record).honest


BEGINNING = ["play", "straszydla", "--seed", "5", "--set", "first=1", "--set", "layout=old-town"]
SETTLED = "day\nsettle 8\ntake-starter 0\n"


def test_steps_are_offered_by_the_names_of_districts_however_many_there_are(tmp_path: Path) -> None:
    lines = f"{SETTLED}step 3\nquit\n"
    done = polnoc(*BEGINNING, "--seats", "you,random", "--lang", "en", typed=lines, saves=tmp_path)
    assert "You are here: Metro Station. 2 steps are left." in done.stdout
    assert "A step down and right: City Centre" in done.stdout
    assert "7≈^A" in done.stdout, "the board with its pawns"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_help_gives_examples_of_this_game_and_this_moment(language: str, tmp_path: Path) -> None:
    lines = f"{SETTLED}help\nquit\n"
    done = polnoc(*BEGINNING, "--seats", "you,random", "--lang", language, typed=lines, saves=tmp_path)
    for example in ("why step 4", "rules STR-PLAN-01", "card 312"):
        assert example in done.stdout
    assert "DUE-" not in done.stdout


WHY = [
    ("step 0", "STR-PLAN-03", "no district"),
    ("ready", "STR-PLAN-07", "not finished"),
    ("jump 12", "STR-MOVE-05", "entering a suburb"),
    ("transfer 12", "STR-MOVE-09", "cannot move"),
    ("use 1", "STR-IMP-05", "no such imp"),
    ("collect", "STR-PLAN-01", "not possible now"),
]


def test_why_not(tmp_path: Path) -> None:
    asked = "".join([f"why {action}\n" for action, _, _ in WHY])
    done = polnoc(
        *BEGINNING, "--seats", "you,random", "--lang", "en", typed=f"{SETTLED}{asked}quit\n", saves=tmp_path
    )
    said = [line for line in done.stdout.splitlines() if "[STR-" in line]
    assert len(said) == len(WHY)
    for line, (_, rule, reason) in zip(said, WHY, strict=True):
        assert reason in line
        assert line.rstrip().endswith(f"[{rule}]")
