"""Statistics kept by games: added up in any order, compared with thresholds, shown everywhere."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from polnoc.arena import ArenaError, Result, Series, check, check_report, run, tables, to_json
from polnoc.arena.balance import (
    BAR_HELD,
    BAR_MISSED,
    BAR_OPEN,
    Chance,
    Chances,
    NoteTotals,
    bar,
    figures,
)
from polnoc.arena.markdown import document
from polnoc.arena.report import page
from polnoc.cli import main
from polnoc.engine.notes import Notes
from polnoc.games import find_package
from polnoc.records.rates import wilson

SHORT = {"periods": 4}


def notes(feints: int, winner: str) -> Notes:
    told = Notes()
    told.times("tricks", {"feint": feints, "bluff": 0})
    told.size("rounds", 10 + feints)
    for name in ("left", "right"):
        told.chance("by side", name, name == winner)
    return told


def note_totals(*games: Notes) -> NoteTotals:
    made = NoteTotals()
    for game in games:
        made.count(game)
    return made


def rates(*shares: int) -> Chances:
    """Return rows with this many wins out of a hundred."""
    rows = [Chance(f"row {won}", wilson(won, 100)) for won in shares]
    return Chances("by row", tuple(rows))


def test_figures_of_some_games_by_hand() -> None:
    found = figures(
        note_totals(notes(0, "left"), notes(3, "left"), notes(1, "right")), 3, 1, 0.5, {"by side": 0.2}
    )
    feint, bluff = found.happened[0].rows
    assert (feint.times, feint.games, round(feint.share, 3)) == (4, 2, 0.667)
    assert (bluff.name, bluff.times, bluff.games, bluff.share) == ("bluff", 0, 0, 0.0)
    assert (found.sizes[0].name, found.sizes[0].amounts.counts) == ("rounds", ((10, 1), (11, 1), (13, 1)))
    assert [(row.name, row.wins.won, row.wins.of) for row in found.chances[0].rows] == [
        ("left", 2, 3),
        ("right", 1, 3),
    ]
    assert [(line.title, line.allowed, line.verdict) for line in found.bars] == [("by side", 0.2, BAR_HELD)]


def test_books_add_up_in_any_order() -> None:
    games = [notes(0, "left"), notes(3, "left"), notes(1, "right")]
    there, back = note_totals(), note_totals()
    for game in games:
        there.add(note_totals(game))
    for game in reversed(games):
        back.add(note_totals(game))
    assert there == back == note_totals(*games)


def test_games_that_share_a_seed_widen_the_interval() -> None:
    games = [notes(0, "left")] * 20 + [notes(0, "right")] * 20
    alone, twice = figures(note_totals(*games), 40, 1, 0.5, {}), figures(note_totals(*games), 40, 2, 0.5, {})
    assert alone.chances[0].rows[0].wins == wilson(20, 40)
    assert twice.chances[0].rows[0].wins == wilson(20, 40, 20)


@pytest.mark.parametrize(
    ("shares", "verdict", "farthest"),
    [
        ((50, 53, 48), BAR_HELD, "row 53"),
        ((50, 58, 48), BAR_OPEN, "row 58"),  # the interval reaches from 48 to 67
        ((50, 48, 30), BAR_MISSED, "row 30"),
        ((50, 48, 70), BAR_MISSED, "row 70"),
    ],
)
def test_a_bar_is_held_missed_or_open(shares: tuple[int, ...], verdict: str, farthest: str) -> None:
    found = bar(rates(*shares), 0.04, 0.5)
    assert (found.verdict, found.farthest) == (verdict, farthest)


def test_a_game_without_notes_has_no_balance() -> None:
    assert find_package("duchy").balance() is None
    assert run(Series("duchy", ("random",) * 2, 2, options={"points": 1}), jobs=1).balance is None


# A game with statistics of its own ----------------------------------------------------


@pytest.fixture(scope="module")
def result() -> Result:
    return run(Series("straszydla", ("random",) * 3, 16, options=SHORT), jobs=1)


def without_timing(result: Result) -> dict[str, object]:
    told: dict[str, object] = json.loads(to_json(result))
    del told["timing"]
    return told


def test_notes_do_not_depend_on_the_number_of_jobs(result: Result) -> None:
    again = run(Series("straszydla", ("random",) * 3, 16, options=SHORT), jobs=2)
    assert without_timing(again) == without_timing(result)
    assert document([again]) == document([result])


def test_every_title_is_shown_in_the_terminal_in_markdown_and_on_the_page(result: Result) -> None:
    assert result.balance is not None
    console = Console(width=160)
    with console.capture() as shown:
        console.print(tables(result))
    titles = [table.title for table in result.balance.happened]
    titles += [table.title for table in result.balance.chances]
    for text in (shown.get(), document([result]), page(result)):
        for title in titles:
            assert title[:1].upper() + title[1:] in text
        assert "spooks that fled" in text


def test_markdown_holds_several_series_with_their_commands(result: Result) -> None:
    text = document([result, result])
    assert text.count(f"\n    {result.made.command}\n") == 2
    assert "\n| periods | 4.0 | 4 | 4 | 4 |\n" in text
    widths = {line.count("|") for line in text.split("### How games end")[1].split("###")[0].splitlines()}
    assert widths == {0, 4}


def test_what_would_break_a_table_of_markdown_is_written_harmlessly(result: Result) -> None:
    assert result.balance is not None
    chance = Chances("a|b<c", (Chance("x|y", wilson(1, 2)),))
    text = document([replace(result, balance=replace(result.balance, chances=(chance,)))])
    assert "### A\\|b&lt;c" in text
    assert "| x\\|y | 2 |" in text


def test_a_page_is_for_one_series(tmp_path: Path) -> None:
    check_report(tmp_path / "report.md", 3)
    with pytest.raises(ArenaError, match=r"a page shows one series; for all 3 name a file that ends in \.md"):
        check_report(tmp_path / "report.html", 3)


def test_the_command_plays_several_series_into_one_document(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "balance.md"
    words = ["arena", "straszydla", "--games", "2", "--set", "periods=4", "--jobs", "1", "--json"]
    words += ["--seats", "random,random", "--seats", "random,random,random", "--report", str(file)]
    assert main(words) == 0
    assert [len(told["seats"]) for told in json.loads(capsys.readouterr().out)] == [2, 3]
    assert file.read_text(encoding="utf-8").count("### Balance") == 2


def test_nothing_is_played_if_one_of_several_series_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "straszydla", "--seats", "random,random", "--seats", "random", "--jobs", "1"]) == 2
    told = capsys.readouterr()
    assert "is for 2, 3, 4 players, but 1 seats were given" in told.err
    assert told.out == ""


def test_a_series_with_a_pack_plays_with_it_and_tells(tmp_path: Path) -> None:
    source = files("polnoc.games.straszydla") / "content" / "classic.toml"
    classic = source.read_text(encoding="utf-8")
    pack = tmp_path / "rich.toml"
    pack.write_text(
        'replaces = "box"\n' + classic.replace("frighten = [3, 2, 1]", "frighten = [8, 8, 8, 8, 8, 8]"),
        encoding="utf-8",
    )
    series = Series("straszydla", ("random",) * 2, 4, options=SHORT, packs=(str(pack),))
    result = run(series, jobs=1)
    assert result.made.content != find_package("straszydla").make_game().content
    assert f"--pack {pack}" in result.made.command
    assert result.balance is not None
    caught = next(table for table in result.balance.happened if table.title == "fear cubes caught at once")
    assert [row.name for row in caught.rows] == ["8", "0"]
    with pytest.raises(ArenaError, match="there is no file"):
        check(Series("straszydla", ("random",) * 2, 4, packs=(str(tmp_path / "none.toml"),)))
