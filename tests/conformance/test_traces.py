"""A failure prints a trace, and one command turns it into a test."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec
import pytest

from polnoc.bots import make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.events import Out
from tests.conformance import cases
from tests.conformance.cases import Case, game_called, line_of
from tests.conformance.kit import CHECKS, sample_line
from tests.conformance.lines_of_play import Failure, LineOfPlay, Trace, play_line, retrace, varied_options
from tests.conformance.trace import main, name_of, rerun, text_of_test
from tests.miniatures.sealed_duels import Duels, SealedDuels


class BrokenEnergy(SealedDuels):
    """Sealed duels whose invariant breaks as soon as anybody pays."""

    def check(self, position: Duels) -> None:
        assert min(position.energy) == 4, "somebody has paid"


class Endless(SealedDuels):
    """Sealed duels with a decision limit lower than they need."""

    decision_bound = 2


def failing_trace(game: SealedDuels) -> Trace:
    for number in range(20):
        try:
            sample_line(game, 4, "random", number)
        except Failure as failure:
            return failure.trace
    raise AssertionError("this game should fail")


def run_file(file: Path) -> None:
    """Run the one test in a file."""
    names = runpy.run_path(str(file))
    (test,) = [value for name, value in names.items() if name.startswith("test_")]
    test()


def test_a_line_comes_back_from_its_trace() -> None:
    line = line_of(Case(game_called("walker"), 3, "random"), 0)
    line.cursor = len(line.moments)
    again = retrace(line.trace("rules_hold"), line.game)
    assert [moment.digest for moment in again.moments] == [moment.digest for moment in line.moments]
    assert [moment.events for moment in again.moments] == [moment.events for moment in line.moments]


def test_a_failure_prints_what_is_needed_to_see_it_again() -> None:
    trace = failing_trace(BrokenEnergy())
    message = str(Failure("somebody has paid", trace))
    printed = message.partition("tests.conformance.trace '")[2].removesuffix("'")
    assert msgspec.json.decode(printed, type=Trace) == trace
    assert trace.game == "sealed_duels"
    assert trace.options == {"players": 4}
    assert trace.seed.startswith("sim:400")
    assert trace.answers[-1][1].startswith("bid")
    with pytest.raises(Failure, match="somebody has paid"):
        rerun(msgspec.to_builtins(trace), BrokenEnergy())


def test_a_game_that_does_not_end_is_a_failure() -> None:
    with pytest.raises(Failure, match="no end after 3 decisions"):
        sample_line(Endless(), 2, "random", 0)


def test_a_bot_that_chooses_what_is_not_offered_is_a_failure() -> None:
    class Cheat:
        def choose(self, *given: object) -> object:
            return SealedDuels.actions.parse("roll 6")

    game = SealedDuels()
    with pytest.raises(Failure, match="the bot chose roll 6"):
        play_line(game, game.read_options({}), Seed.simulated(1), Cheat())  # type: ignore[arg-type]


def test_one_command_makes_a_test_of_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = failing_trace(BrokenEnergy())
    assert main([str(trace), "--into", str(tmp_path)]) == 0
    (file,) = tmp_path.iterdir()
    assert capsys.readouterr().out == f"{file}\n"
    assert file.name == f"test_{name_of(trace)}.py"
    run_file(file)
    monkeypatch.setattr(cases, "GAMES", (BrokenEnergy(),))
    with pytest.raises(Failure, match="somebody has paid"):
        run_file(file)


def test_the_test_runs_the_check_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace = line_of(Case(game_called("solo"), 1, "random"), 0).trace("rules_hold")
    file = tmp_path / "test_it.py"
    file.write_text(text_of_test(trace), encoding="utf-8")
    seen: list[LineOfPlay] = []
    monkeypatch.setitem(CHECKS, "rules_hold", seen.append)
    run_file(file)
    assert len(seen) == 1
    assert len(seen[0].moments) == len(trace.answers) + 1


def test_a_text_that_is_no_trace_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("", "{", "[]", '{"game":"duchy"}'):
        assert main([text, "--into", str(tmp_path)]) == 1
        assert "this is no trace" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_trace_of_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(LookupError, match=r"no game is called 'chess'; there are: .*walker"):
        game_called("chess")


def test_an_answer_that_is_no_longer_legal_is_a_failure() -> None:
    trace = Trace(game="solo", options={}, seed="sim:1", check="play", answers=((0, "rescue"),))
    with pytest.raises(Failure, match="seat 0 may not answer 'rescue' any more"):
        rerun(msgspec.to_builtins(trace))


def test_options_are_varied_within_what_the_record_allows() -> None:
    game = game_called("duchy")
    rng = line_of(Case(game, 2, "random"), 0).rng("test")
    drawn = [varied_options(game, 2, rng) for _ in range(30)]
    assert {chosen.players for chosen in drawn} == {2}
    assert len(set(drawn)) > 10
    begun: Out = []
    assert all(game.begin(chosen, begun) for chosen in drawn)


def test_random_bots_need_no_package_of_bots() -> None:
    game = game_called("sealed_duels")
    line = play_line(game, game.read_options({"players": 3}), Seed.simulated(5), make_bot(game, "random"))
    assert line.position.over
