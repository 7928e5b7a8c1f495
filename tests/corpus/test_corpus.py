"""Stored games replay unchanged, and a change of rules is noticed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from polnoc import records
from polnoc.engine.game import AnyGame
from polnoc.games import all_games, find_game
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.state import Duchy
from tests import versions
from tests.corpus import record_files, verdicts
from tests.corpus.__main__ import main
from tests.corpus.stored import FOLDER, StoredGame, Volume, file_of, read, read_all, write
from tests.corpus.verdicts import fault, game_of, lacking
from tests.versions import Edit, environment, planted, raised

GAMES = all_games()


def stored_games(game: AnyGame) -> list[StoredGame]:
    return [each for volume in read_all(game.id) for each in volume.games]


# What is stored -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_stored_games_are_what_they_were(game: AnyGame) -> None:
    for volume in read_all(game.id):
        told = fault(volume)
        assert not told, told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_players_and_every_value_of_an_option_is_there(game: AnyGame) -> None:
    told = lacking(game, read_all(game.id))
    assert not told, told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_of_all_kinds_are_there(game: AnyGame) -> None:
    stored = [each for each in stored_games(game) if each.rules == game.rules_version]
    for players in game.players:
        ours = [each for each in stored if each.options["players"] == players]
        assert {each.finished for each in ours} == {False, True}
        assert any(["undo" in each.steps for each in ours])
        assert len({each.played_by for each in ours}) > 1


@pytest.mark.parametrize("file", record_files.files(), ids=lambda file: file.stem)
def test_a_record_file_loads_replays_and_verifies(file: Path) -> None:
    """A record by rules that are no longer played is refused by name."""
    record = records.read(file)
    assert (record.polnoc, record.finished) == (1, "finished" in file.name)
    assert bool(record.parts) == record.finished
    volume = read(FOLDER / file_of(record.game, record.rules, record.content))
    if game := game_of(volume):
        assert records.verify(record, game).honest
        return
    with pytest.raises(records.OutdatedRecord):
        records.replay(record)


def test_each_game_and_number_of_players_has_record_files() -> None:
    kept = {file.stem for file in record_files.files()}
    for game in GAMES:
        for players in game.players:
            assert f"{game.id}-{game.rules_version}-{players}-finished" in kept
            assert f"{game.id}-{game.rules_version}-{players}-begun" in kept


# Detected changes -----------------------------------------------------------------


def corpus_of(folder: Path, edits: Iterable[Edit], *arguments: str) -> str:
    """Return what the corpus reports for a version with a planted change; it must report something."""
    command = [sys.executable, "-m", "tests.corpus", *arguments]
    done = subprocess.run(
        command,
        env=environment(planted(folder, edits)),
        cwd=versions.ROOT,
        check=False,
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
    )
    assert done.returncode == 1
    return done.stdout


def test_a_change_of_rules_of_each_game_is_caught_and_the_remedy_named(tmp_path: Path) -> None:
    said = corpus_of(tmp_path / "src", [edit for edits in versions.RULES.values() for edit in edits])
    for game in GAMES:
        now, volumes = game.rules_version, read_all(game.id)
        remedy = (
            f"raise rules_version of {game.id} from {now} to {now + 1} and run `python -m tests.corpus --add`"
        )
        assert remedy in said
        for older in game.older_rules:
            assert f"Version {older} of the rules of {game.id} is still played beside {now}" in said
        assert re.search(rf"{game.id}: \d+ stored games, {len(volumes)} faults", said)
    assert said.count("first difference after step") == sum([len(read_all(game.id)) for game in GAMES])
    assert "--views" not in said


@pytest.mark.repeats("test_a_change_of_rules_of_each_game_is_caught_and_the_remedy_named")
def test_two_cards_that_have_changed_places_are_caught(tmp_path: Path) -> None:
    said = corpus_of(tmp_path / "src", versions.SWAPPED_IN_CODE, "--game", "duchy")
    assert "raise rules_version of duchy from 1 to 2" in said


def test_games_with_other_content_are_demanded_and_the_older_replay(tmp_path: Path) -> None:
    said = corpus_of(tmp_path / "src", versions.CONTENT["finalgirl"], "--game", "finalgirl")
    assert "run `python -m tests.corpus --add`" in said
    assert "not what they were" not in said
    assert "frozen" not in said


def test_a_raised_version_demands_games_of_its_own_and_the_older_are_frozen(tmp_path: Path) -> None:
    edits = [*versions.RULES["duchy"], raised("duchy")]
    folder = shutil.copytree(FOLDER, tmp_path / "games")
    said = corpus_of(tmp_path / "before", edits, "--game", "duchy", "--folder", str(folder))
    now, stored = find_game("duchy").rules_version, len(stored_games(find_game("duchy")))
    assert f"too few, of duchy by rules {now + 1}" in said
    assert "run `python -m tests.corpus --add`" in said
    assert f"{stored} stored games are frozen: duchy by rules {now}" in said
    assert "not what they were" not in said


def test_games_by_earlier_rules_replay_where_these_are_still_played(tmp_path: Path) -> None:
    said = corpus_of(tmp_path / "src", versions.BEHIND_THE_VERSION, "--game", "straszydla")
    assert "too few, of straszydla by rules 4" in said
    assert "not what they were" not in said
    assert "frozen" not in said


def test_views_that_were_only_renamed_can_be_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = PACKAGE.make_game()
    write(tmp_path, Volume(game.sources, stored_games(game)[:3]))
    view = game.view

    def renamed(position: Duchy, seat: int) -> dict[str, object]:
        shown = view(position, seat)
        return {**shown, "points": shown.pop("scores")}

    monkeypatch.setattr(game, "view", renamed)
    monkeypatch.setattr(verdicts, "game_of", lambda stored: game)
    monkeypatch.setattr("tests.corpus.__main__.lacking", lambda game, stored: "")
    command = ["--folder", str(tmp_path), "--game", "duchy"]
    assert main(command) == 1
    assert "run `python -m tests.corpus --views`" in capsys.readouterr().out
    monkeypatch.setattr("tests.corpus.__main__.game_of", lambda stored: game)
    assert main([*command, "--views"]) == 0
    assert "views of 3 games taken anew" in capsys.readouterr().out


def test_views_are_not_taken_anew_where_something_else_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, game = tmp_path / "games", PACKAGE.make_game()
    folder.mkdir()
    write(folder, Volume(game.sources, stored_games(game)[:3]))
    monkeypatch.setattr(game, "winners", lambda position: (0,))
    monkeypatch.setattr(verdicts, "game_of", lambda stored: game)
    monkeypatch.setattr("tests.corpus.__main__.game_of", lambda stored: game)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert main(["--folder", str(folder), "--game", "duchy", "--views"]) == 1
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_a_complete_corpus_gets_nothing_added(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "games")
    assert main(["--add", "--folder", str(folder), "--game", "finalgirl"]) == 0
    assert "finalgirl: 0 games added" in capsys.readouterr().out


def test_what_is_lacking_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.corpus.selection.GAMES", 1)
    assert main(["--folder", str(tmp_path), "--game", "finalgirl"]) == 1
    assert main(["--add", "--folder", str(tmp_path), "--game", "finalgirl"]) == 0
    [volume] = read_all("finalgirl", tmp_path)
    assert game_of(volume) is find_game("finalgirl")
