"""Rules are broken in small ways, and mutants that were judged beforehand are not counted."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from tools.mutants import Mutant, changes_of, code_at, mutant_at, places_in
from tools.mutation import JUDGED, Judgement, Result, Watch, drawn, judgements, listed, rules_of

GAMES = ("bestia", "duchy", "finalgirl", "straszydla")
BROKEN = Mutant("polnoc.games.duchy.rules.turns", "usable", 7, "a < b", "a <= b")
OTHER = replace(BROKEN, before="a + 1", after="a - 1")
JUDGEMENT = Judgement("duchy", "turns.usable", "nobody asks", "a < b", "a <= b")


def changed(source: str) -> list[str]:
    """Return the text of a function after each of its changes."""
    count = len(list(changes_of(_function(source))))
    texts = []
    for number in range(count):
        function = _function(source)
        list(changes_of(function))[number][1]()
        texts.append(ast.unparse(ast.fix_missing_locations(function)).partition("\n")[2].strip())
    return texts


def _function(source: str) -> ast.FunctionDef:
    function = ast.parse(f"def rule(a, b):\n    {source}").body[0]
    assert isinstance(function, ast.FunctionDef)
    return function


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("return a < b", ["return a <= b"]),
        ("return a and b", ["return a or b"]),
        ("return a + 1", ["return a - 1", "return a + 2"]),
        ("return True", ["return False"]),
        ("return -1", ["return -0"]),  # not -2, which would mean nobody too
        ("return list(zip(a, b, strict=True))", []),
        ("a.n += b", ["pass", "a.n -= b"]),
        ("a.call(b)", ["pass"]),
        ("n: Annotated[int, 3] = a", []),
    ],
)
def test_what_is_changed_in_a_rule(source: str, wanted: list[str]) -> None:
    assert changed(source) == wanted


def test_a_mutant_is_tried_with_the_tests_that_run_its_statement() -> None:
    (module,) = [name for name in rules_of("duchy") if name.endswith(".scoring")]
    place = next(place for place in places_in(module) if place.function == "winning_side")
    line = (code_at(place).co_filename, place.lines[0])
    watch = Watch(
        lines={"long": {line}, "short": {line}, "other": {("x", 1)}},
        seconds={"long": 2.0, "short": 1.0, "other": 0.5},
    )
    assert list(watch.tests_of(place)) == ["short", "long"]


def test_survivors_of_a_report_are_found_again_wherever_their_lines_are() -> None:
    modules = rules_of("duchy")
    place = next(place for place in places_in(modules[-1]))
    mutant = mutant_at(place)
    moved = replace(mutant, line=mutant.line + 40)
    found = [mutant_at(other) for other in listed(modules, f"- {moved}\n")]
    assert {str(each) for each in found} == {str(mutant)}


def test_what_is_judged_is_not_counted() -> None:
    result = Result("duchy", [JUDGEMENT], [(BROKEN, True), (OTHER, True), (OTHER, False)])
    assert result.survivors == [OTHER] and result.wrongly_judged == []
    assert result.report().startswith("duchy: 1 of 2 that can be noticed (50.0 %), 1 judged\n")
    assert f"- {OTHER}" in result.report() and f"- {BROKEN}" not in result.report()


def test_a_judgement_that_a_test_refutes_is_named() -> None:
    result = Result("duchy", [JUDGEMENT], [(BROKEN, False)])
    assert result.wrongly_judged == [BROKEN]
    assert "wrongly judged" in result.report() and "1 of 1 that can be noticed" in result.report()


def test_a_judgement_without_texts_is_about_the_whole_function() -> None:
    whole = replace(JUDGEMENT, before="", after="")
    assert whole.fits(BROKEN) and whole.fits(OTHER)
    assert JUDGEMENT.fits(BROKEN) and not JUDGEMENT.fits(OTHER)
    assert not whole.fits(replace(BROKEN, function="can_copy"))


@pytest.mark.parametrize("game", GAMES)
def test_every_judgement_is_about_a_change_that_is_still_there(game: str) -> None:
    for judgement in judgements(JUDGED.read_text(encoding="utf-8"), game):
        module = f"polnoc.games.{game}.rules.{judgement.rule.split('.')[0]}"
        assert module in rules_of(game) and judgement.reason
        function = judgement.rule.partition(".")[2]
        there = [mutant_at(place) for place in places_in(module, function)]
        assert any([judgement.fits(mutant) for mutant in there]), judgement


def test_all_mutants_or_so_many_of_them_are_drawn() -> None:
    modules = rules_of("duchy")
    every = drawn(modules, None, 1)
    assert {place.module for place in every} <= set(modules)
    assert len(set(every)) == len(every) == len(drawn(modules, len(every) + 1, 1))
    assert len(drawn(modules, 5, 1)) == 5 and set(drawn(modules, 5, 1)) <= set(every)
    assert sorted(every) == sorted(drawn(modules, None, 2))
