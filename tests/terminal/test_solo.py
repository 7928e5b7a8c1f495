"""Playing alone at a keyboard: undo, the film, stored results, the game of the day."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from polnoc.cli import main
from polnoc.daily import FIRST, BadDay, day_of, options_of, read_day, seed_of, today
from polnoc.engine.match import Match
from polnoc.games import find_game
from polnoc.games.finalgirl.achievements import ACHIEVEMENTS, SERIES
from polnoc.records import read, replay
from polnoc.records.results import Result, added, summarise
from tests.terminal.test_cli import polnoc
from tests.terminal.test_finalgirl import BEGINNING, typed

GAME = find_game("finalgirl")


def test_alone_any_answer_can_be_taken_back_and_it_is_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rolled = "play 0\naccept\nundo\nundo\n"  # the dice had been rolled
    done = polnoc(*BEGINNING, "--lang", "en", typed=rolled + "film\n" + typed(), saves=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Taken back: ") == 2
    assert "To be continued…" in done.stdout.split("THE HAMMER BY THE LAKE")[1]
    assert "2 moves were taken back." in done.stdout
    assert "Credits" in done.stdout
    (save,) = tmp_path.glob("*.json")
    assert read(save).undone == 2
    kept = msgspec.json.decode((tmp_path / "results.jsonl").read_bytes(), type=Result)
    assert (kept.undone, kept.foreseen, kept.known, kept.counts) == (2, 1, True, False)

    monkeypatch.setenv("POLNOC_SAVES", str(tmp_path))
    shown = said(capsys, "stats", "--lang", "en")
    assert "Games played: 1" in shown and "1 game is marked" in shown
    assert "The Hammer by the Lake: played 1" in shown
    assert f"Achievements: 0 of {len(ACHIEVEMENTS) + len(SERIES)}" in shown
    film = said(capsys, "export", str(save), "--as", "film", "--lang", "pl")
    assert film.startswith("MŁOT NAD JEZIOREM")
    assert said(capsys, "stats", "--where").strip() == str(tmp_path / "results.jsonl")
    assert "Jeszcze nic" in said(capsys, "stats", "--erase", "--lang", "pl")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the output of a command in this process."""
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_the_film_of_a_day_is_the_same_for_everybody(tmp_path: Path) -> None:
    done = polnoc(
        "play", "finalgirl", "--daily", "2026-01-05", "--lang", "en", typed="quit\n", saves=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "sim:20260105" in done.stdout
    (save,) = tmp_path.glob("*.json")
    mine = replay(read(save))
    assert day_of(mine) == date(2026, 1, 5)
    other = Match(GAME, options_of(GAME, date(2026, 1, 5)), seed_of(date(2026, 1, 5)))
    assert other.events == mine.events


REFUSED = {
    "2026-02-30": "is no day",
    "tomorrow": "is no day",
    str(today() + timedelta(2)): "has not come yet",
    "2025-12-31": "the first day is 2026-01-01",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_day_without_a_game_is_explained(text: str) -> None:
    with pytest.raises(BadDay, match=REFUSED[text]):
        read_day(text)


def test_a_bad_day_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, problem in (
        (["finalgirl", "--daily", "2025-01-01"], "the first day"),
        (["duchy", "--daily"], "no duchy of the day; there is one of: finalgirl"),
        (["finalgirl", "--daily", "--set", "heroine=nina"], "same for everybody"),
    ):
        assert main(["play", *arguments]) == 2
        assert problem in capsys.readouterr().err


def test_days_go_round() -> None:
    days = [FIRST + timedelta(number) for number in range(400)]
    planned = [msgspec.to_builtins(options_of(GAME, day)) for day in days]
    films = [(plan["killer"], plan["location"]) for plan in planned]
    assert len(set(films)) == 6
    assert max([films.count(film) for film in set(films)]) <= 400 // 6 + 2
    assert {plan["heroine"] for plan in planned} == set(GAME.box.heroines)  # type: ignore[attr-defined]
    assert {(plan["difficulty"], plan["board"]) for plan in planned if plan["board"] == "extreme"} == {
        ("standard", "extreme")
    }
    assert [plan["ambiguity"] for plan in planned] == ["evil"] * 400


def test_only_the_very_game_of_a_day_is_one() -> None:
    day = date(2026, 1, 5)
    assert day_of(Match(GAME, options_of(GAME, day), seed_of(date(2026, 1, 6)))) is None
    assert day_of(Match(GAME, GAME.read_options({"ambiguity": "ask"}), seed_of(day))) is None
    duchy = find_game("duchy")
    assert day_of(Match(duchy, duchy.read_options({}), seed_of(day))) is None


# Results ----------------------------------------------------------------------------------


def result(number: int, won: bool, **more: object) -> Result:
    """Return the result of game `number`."""
    told = {
        "id": str(number), "game": "finalgirl", "commitment": f"c{number}", "won": won,
        "groups": {"film": "hammer-camp", "heroine": "nina"}, "figures": {"turns": 9 - number},
        "feats": ["dawn"] * won,
    }  # fmt: skip
    return msgspec.convert({**told, **more}, Result)


def test_streaks_achievements_and_the_quickest_win() -> None:
    games = [result(1, True), result(2, False), result(3, True), result(4, True), result(5, True)]
    found = summarise(GAME, games)
    assert (found.played, found.won, found.streak, found.longest, found.quickest) == (5, 4, 3, 3, 4)
    assert found.achievements == ["dawn", "trilogy"]
    assert found.groups["film"]["hammer-camp"].won == 4


def test_foresight_is_counted_and_marked_but_makes_no_achievement() -> None:
    games = [result(1, True), result(2, True, foreseen=1), result(3, True, known=True)]
    found = summarise(GAME, games)
    assert (found.played, found.won, found.marked, found.longest, found.quickest) == (3, 3, 2, 1, 8)
    assert summarise(GAME, games[1:]).achievements == []


def test_a_game_is_kept_once_and_known_dice_are_known() -> None:
    first = result(1, True)
    assert added([first], first) == [first]
    [_, again] = added([first], result(2, True, commitment="c1"))
    assert again.known


def test_series_need_different_films() -> None:
    films = ["hammer-camp", "hammer-fair", "parade-camp", "parade-fair", "pack-camp", "pack-fair"]
    games = [result(n, n % 2 == 0, groups={"film": films[n // 2], "heroine": "h"}) for n in range(12)]
    assert "all-films" in summarise(GAME, games).achievements
    assert "all-films" not in summarise(GAME, games[:10]).achievements
