"""The command as a person uses it: whole games typed at a keyboard, and mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from polnoc.cli import main
from polnoc.engine.chance import Seed
from polnoc.records import read, verify
from tests.repeats import first_only


def polnoc(*arguments: str, typed: str = "", saves: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command in its own process, with lines typed into it."""
    return subprocess.run(
        [sys.executable, "-m", "polnoc", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "POLNOC_SAVES": str(saves or ""), "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"},
        check=False,
    )


def first_option_player(rounds: int) -> str:
    """Return lines that are certainly legal: use or guess, then low numbers."""
    return "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n" * rounds


def test_a_whole_game_typed_by_hand(tmp_path: Path) -> None:
    done = polnoc(
        "play", "duchy", "--seed", "3", "--lang", "en", typed=first_option_player(60), saves=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout
    assert "The seed was sim:3" in done.stdout
    (save,) = tmp_path.glob("*.json")
    record = read(save)
    assert record.finished
    assert verify(record).honest


def test_two_people_at_one_keyboard_see_a_curtain_and_not_each_other(tmp_path: Path) -> None:
    done = polnoc(
        "play", "--seats", "you:Ania,you:Olek", "--seed", "1", "--lang", "pl", typed="\n", saves=tmp_path
    )
    assert "Ania: twoja kolej" in done.stdout
    before_ania = done.stdout.split("Ania: twoja kolej")[0]
    assert "Ukryj się" not in before_ania


def test_every_answer_is_kept_and_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    left = polnoc("play", "--seed", "4", "--lang", "en", typed="1\n" * 14 + "quit\n", saves=tmp_path)
    assert "The game is saved" in left.stdout
    (save,) = tmp_path.glob("*.json")
    answers = len(read(save).moves.split())
    assert answers > 0
    resumed = polnoc("play", "--resume", "--lang", "en", typed=first_option_player(60), saves=tmp_path)
    assert resumed.returncode == 0, resumed.stderr
    assert "wins" in resumed.stdout
    assert len(read(save).moves.split()) > answers


def test_leaving_by_end_of_input_saves(tmp_path: Path) -> None:
    done = polnoc("play", "--seed", "4", "--lang", "en", typed="", saves=tmp_path)
    assert done.returncode == 0
    assert "The game is saved" in done.stdout


def test_a_live_game_promises_its_seed(tmp_path: Path) -> None:
    done = polnoc("play", "--lang", "en", typed="quit\n", saves=tmp_path)
    (save,) = tmp_path.glob("*.json")
    record = read(save)
    assert Seed(record.seed).commitment in done.stdout
    assert record.seed not in done.stdout


COMMANDS = {
    "help": "deduction sheet",
    "table": "In the stack",
    "log": "Round 1",
    "card 12": "three",
    "card 99": "number of a card",
    "card x": "number of a card",
    "rules DUE-TURN-03": "turn",
    "hint": "An expert would choose",
    "undo": "cannot be taken back",
    "why guess": "not possible now",
    "why hide 1": "DUE-SETUP-03",
    "save": "Say where to",
    "save /nowhere/at/all.json": "could not be written",
    "fly 3": "no action is called “fly”",
    "name seven": "not a whole number",
    "²": "no action is called",
    "99": "out of range",
}


@pytest.mark.parametrize("line", COMMANDS)
def test_what_can_be_typed_and_what_it_says(line: str, tmp_path: Path) -> None:
    done = polnoc("play", "--seed", "2", "--lang", "en", typed=f"{line}\nquit\n", saves=tmp_path)
    assert done.returncode == 0, done.stderr
    assert COMMANDS[line].lower() in done.stdout.lower()
    assert "Traceback" not in done.stderr


#: With seed 5 and first=1 the first seat is dealt 6 and 3, and begins.
BEGIN = ("play", "--seed", "5", "--set", "first=1", "--lang", "en")


def test_a_number_beyond_the_list_is_explained(tmp_path: Path) -> None:
    done = polnoc(*BEGIN, typed="hide 6\n77\nguess\n77\nquit\n", saves=tmp_path)
    assert "There is no option 77: choose from 1 to 2." in done.stdout
    assert "“name 77” is out of range. Write: name 1…13." in done.stdout


def test_a_choice_that_told_nobody_anything_can_be_taken_back(tmp_path: Path) -> None:
    done = polnoc(*BEGIN, typed="hide 6\nguess\nundo\nuse\nundo\nquit\n", saves=tmp_path)
    assert "Taken back: guess" in done.stdout
    assert "cannot be taken back" in done.stdout.split("Taken back")[1]
    (save,) = tmp_path.glob("*.json")
    assert read(save).undone == 1


def test_a_hint_says_what_to_do_and_why(tmp_path: Path) -> None:
    """Card 3 asks whether the number is even: of the 11 places that are left, 5 are even and 6 are not."""
    told = polnoc(*BEGIN, typed="hide 6\nhint\nquit\n", saves=tmp_path).stdout
    assert "An expert would choose: Use card 3: ask whether the number is even" in told
    assert "can hide in 11 places: YES leaves 5 of them, NO leaves 6." in told
    assert "Guess a lair." in told.split("worse")[1]
    polish = polnoc(*BEGIN[:-1], "pl", typed="hide 6\nhint\nquit\n", saves=tmp_path).stdout
    assert "może się kryć w 11 miejscach: TAK zostawia z nich 5, a NIE 6." in polish


def test_several_answers_in_one_line(tmp_path: Path) -> None:
    polnoc(*BEGIN, typed="hide 6\nguess, 7\nquit\n", saves=tmp_path)
    (save,) = tmp_path.glob("*.json")
    assert " g n7" in read(save).moves


def test_after_a_mistake_the_rest_of_the_line_is_dropped(tmp_path: Path) -> None:
    polnoc(*BEGIN, typed="hide 6\nfly, guess, 7\nquit\n", saves=tmp_path)
    (save,) = tmp_path.glob("*.json")
    assert "g" not in read(save).moves


MISTAKES = {
    ("play", "chess"): "no game is called 'chess'",
    ("play", "duchy", "--seats", "you"): "is for 2, 3, 4 players",
    ("play", "duchy", "--seats", "you,genius"): "nobody plays like 'genius'",
    ("play", "duchy", "--seats", "you:A,you:A"): "two players are called 'A'",
    ("play", "duchy", "--seats", f"you:{'x' * 31},expert"): "at most 30 letters",
    ("play", "duchy", "--set", "points"): "not NAME=VALUE",
    ("play", "duchy", "--set", "points=99"): "option 'points'",
    ("play", "duchy", "--set", "point=1"): "did you mean 'points'?",
    ("play", "duchy", "--set", "players=3"): "but 2 seats were given",
    ("play", "duchy", "--set", "first=4"): "option 'first'",
    ("play", "duchy", "--seed", "x"): "whole number",
    ("play", "duchy", "--save", "/nowhere/at/all.json"): "not a folder",
    ("play", "--resume", "/nowhere.json"): "there is no file",
    ("play", "--resume"): "there is no saved game yet",
    ("play", "duchy", "--pack", "/nowhere.toml"): "there is no file",
    ("rules", "duchy", "quux"): "no rule mentions",
    ("replay", "/nowhere.json"): "there is no file",
    ("verify", "/nowhere.json"): "there is no file",
    ("arena", "duchy", "--seats", "expert"): "is for 2, 3, 4 players",
    ("arena", "duchy", "--seats", "expert,genius"): "no bot is called 'genius'",
    ("arena", "duchy", "--seats", "expert,novice", "--games", "0"): "at least 1 game",
}


@pytest.mark.parametrize("arguments", MISTAKES)
def test_a_mistake_is_named_on_standard_error(
    arguments: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("POLNOC_SAVES", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(list(arguments)) == 2
    told = capsys.readouterr()
    assert MISTAKES[arguments] in told.err
    assert told.out == ""


def saved_game(tmp_path: Path, players: str = "random,random") -> Path:
    """Return the file of a finished game between bots, played at the terminal."""
    path = tmp_path / "game.json"
    assert (
        main(["play", "duchy", "--seats", players, "--seed", "9", "--lang", "en", "--save", str(path)]) == 0
    )
    return path


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize(
    "seats", first_only("expert,regular,novice", "expert,novice", "expert,novice,expert,novice")
)
def test_bots_play_and_the_game_is_retold(
    seats: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved_game(tmp_path, seats)
    capsys.readouterr()
    assert main(["replay", str(path), "--lang", language]) == 0
    retold = capsys.readouterr().out
    assert "sim:9" in retold
    for eyes in ("1", "2", "watcher"):
        assert main(["replay", str(path), "--lang", language, "--eyes", eyes]) == 0
        assert len(capsys.readouterr().out) < len(retold)
    assert main(["verify", str(path), "--lang", language]) == 0
    assert "✓" in capsys.readouterr().out


def test_a_bent_record_fails_verification(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_game(tmp_path)
    record = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**record, "commitment": "0" * 64}), encoding="utf-8")
    assert main(["verify", str(path), "--lang", "en"]) == 1
    assert "NOT the one that was promised" in capsys.readouterr().out
    path.write_text(json.dumps({**record, "checks": record["checks"][:-2] + "zz"}), encoding="utf-8")
    assert main(["verify", str(path), "--lang", "en"]) == 1
    assert "cannot be replayed" in capsys.readouterr().out


def test_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_game(tmp_path)
    capsys.readouterr()
    assert main(["export", str(path), "--as", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["record"]["seed"] == "sim:9"
    target = tmp_path / "game.txt"
    assert main(["export", str(path), "--as", "text", "--lang", "pl", "-o", str(target)]) == 0
    assert "Ziarno: sim:9" in target.read_text(encoding="utf-8")
    assert main(["export", str(path), "-o", "/nowhere/at/all.txt"]) == 2
    assert main(["export", str(path), "--eyes", "7"]) == 2
    assert "a seat from 1 to 2" in capsys.readouterr().err


def test_stepping_through_a_replay(tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    done = polnoc("replay", str(path), "--step", "--lang", "en", typed="\n\nq\n")
    assert done.returncode == 0
    whole = polnoc("replay", str(path), "--lang", "en")
    assert len(done.stdout) < len(whole.stdout)


def test_games_and_rules_are_readable_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (("pl", "kryjówk"), ("en", "lair")):
        assert main(["games", "--lang", language]) == 0
        assert "13 Duchów" in capsys.readouterr().out
        assert main(["games", "duchy", "--lang", language]) == 0
        assert "bluff=true" in capsys.readouterr().out
        assert main(["rules", "duchy", "--lang", language]) == 0
        assert word in capsys.readouterr().out
        assert main(["rules", "duchy", "due-turn-03", "--lang", language]) == 0
        assert "DUE-TURN-03" in capsys.readouterr().out
        assert main(["rules", "duchy", word, "--lang", language]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 3


def test_arena_prints_one_json_object_and_writes_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    series = ["arena", "duchy", "--seats", "novice,random", "--games", "20", "--mirror", "--jobs", "1"]
    assert main([*series, "--json", "--report", str(page)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 20
    assert "<svg" in page.read_text(encoding="utf-8")
    assert main(series) == 0
    assert "novice" in capsys.readouterr().out
    assert main([*series, "--report", "/nowhere/at/all.html"]) == 2


def test_help_is_enough_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "games", "rules", "replay", "verify", "export", "arena"):
        with pytest.raises(SystemExit) as end:
            main([command, "--help"])
        assert end.value.code == 0
        assert len(capsys.readouterr().out) > 200
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0


@pytest.mark.parametrize(
    ("spoken", "language"), [("pl_PL.UTF-8", "kryjówk"), ("de_DE.UTF-8", "lair"), ("", "lair")]
)
def test_the_language_of_the_machine_is_the_default(
    spoken: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, spoken)
    assert main(["rules", "duchy"]) == 0
    assert language in capsys.readouterr().out


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    done = subprocess.run(
        f"{sys.executable} -m polnoc export {path} --as json | head -1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
