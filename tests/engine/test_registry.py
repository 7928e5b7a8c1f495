"""The registry: finds games in Północ and by entry points; a broken package affects no other."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from polnoc import games
from polnoc.bots import UnknownLevel, levels, make_bot
from polnoc.cli import main
from polnoc.contract import loading
from polnoc.contract.package import AnyPackage
from polnoc.engine.packs import PackError, PackText
from polnoc.games import OWN, UnknownGame, all_games, broken_packages, find_game, mistakes_in, with_packs
from tests.miniatures import MINIATURES
from tests.miniatures.package import known
from tests.miniatures.walker import WalkerGame

Installed = list[EntryPoint]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """The entry points to be found; caches are cleared before and after the test."""
    entries: Installed = []
    monkeypatch.setattr(loading, "entry_points", lambda group: entries if group == loading.GROUP else [])
    monkeypatch.setattr(games, "_packages", {package.id: package for package in OWN})
    broken_packages.cache_clear()
    yield entries
    broken_packages.cache_clear()
    find_game.cache_clear()


def entry(named: str) -> EntryPoint:
    return EntryPoint("walker", f"tests.engine.{named}", loading.GROUP)


def test_a_game_is_made_once() -> None:
    assert find_game("duchy") is find_game("duchy")
    assert find_game("duchy").id == "duchy"
    assert find_game("duchy") in all_games()


def test_an_unknown_game_names_the_ones_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*duchy.* did you mean 'duchy'\?"):
        find_game("duchi")
    with pytest.raises(UnknownGame) as raised:
        find_game("x" * 1000)
    assert "did you mean" not in str(raised.value)
    assert len(str(raised.value)) < 300


def test_the_games_of_the_house_are_all_folders_there_are() -> None:
    folders = [file.parent.name for file in Path(str(games.__file__)).parent.glob("*/__init__.py")]
    assert sorted([package.id for package in OWN]) == sorted(folders)


@pytest.mark.parametrize("package", OWN, ids=[package.id for package in OWN])
def test_the_games_of_the_house_have_what_is_asked_of_others(package: AnyPackage) -> None:
    assert list(loading.problems(package, {})) == []


def test_other_packages_bring_their_games(installed: Installed) -> None:
    installed.append(entry("packages:COMPLETE"))
    assert isinstance(find_game("walker"), WalkerGame)
    assert [game.id for game in all_games()] == sorted([*(game.id for game in all_games())])
    assert "walker" in [game.id for game in all_games()]
    assert broken_packages() == ()


@pytest.mark.parametrize(
    ("named", "problem"),
    [
        (
            "nowhere:PACKAGE",
            r"cannot be loaded: ModuleNotFoundError: .*'tests\.engine\.nowhere'",
        ),
        ("packages:NOTHING", r"cannot be loaded: AttributeError: NOTHING"),
        (
            "packages:INCOMPLETE",
            r"cannot be loaded: .*Incomplete.*drawing.*terminal.*wording",
        ),
        ("packages:Complete", r"it names <class .*Complete'>; let it name a GamePackage of polnoc\.contract"),
        ("packages:NO_ID", r"its id is None; choose one of small letters"),
        ("packages:ODD_ID", r"its id is 'My Game'; choose one of small letters"),
        ("packages:TAKEN_ID", r"the id 'duchy' is taken by polnoc\.games\.duchy; choose another"),
        ("packages:OTHER_ID", r"its id is 'runner', that of its game is 'walker'; let them be the same"),
        ("packages:NO_FILES", r"the file rulebook/pl\.md is missing in tests\.miniatures; add it"),
        ("packages:NO_SCRIPT", r"the file static/dance\.js is missing"),
        ("packages:NO_COVER", r"lacks cover; see BoardDrawing in polnoc\.contract"),
        (
            "packages:ODD_OPTION",
            r"its option 'speed' has no values; let it be bool, str, Literal or int in a range",
        ),
        ("packages:MISSING_BOTS", r"its levels are \('clever',\), its bots \(\); let them be the same"),
        ("packages:FAILING_BOTS", r"SimpleNamespace'> lacks choose; see Bot in polnoc\.contract"),
        ("packages:FAILING_RULES", r"cannot be loaded: ZeroDivisionError: no stones"),
    ],
)
def test_a_package_that_cannot_be_used_says_why_and_breaks_no_other(
    installed: Installed,
    named: str,
    problem: str,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    installed += [entry(named), entry("packages:COMPLETE")]
    (broken,) = broken_packages()
    assert broken.name == "walker"
    message = str(broken)
    assert message.startswith(f"game package 'walker' (tests.engine.{named}): ")
    with pytest.raises(loading.BrokenPackage, match=problem):
        raise broken
    assert [game.id for game in all_games()] == ["bestia", "duchy", "finalgirl", "straszydla", "walker"]
    assert [record.getMessage() for record in caplog.records] == [message], "it is logged once"
    assert main(["games", "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert f"Cannot be used: {message}" in shown
    assert "Final Girl" in shown


def test_two_packages_cannot_have_one_id(installed: Installed) -> None:
    installed += [entry("packages:COMPLETE"), entry("packages:COMPLETE")]
    (broken,) = broken_packages()
    assert "the id 'walker' is taken by tests.miniatures" in str(broken)


def test_a_game_without_packs() -> None:
    pack = PackText("mine.toml", "")
    with known(MINIATURES[0]):
        with pytest.raises(PackError, match="'sealed_duels' has no packs"):
            with_packs("sealed_duels", [pack])
        (mistake,) = mistakes_in("sealed_duels", pack, lambda language, key: True)
    assert "has no packs" in str(mistake)


def test_a_game_without_bots_has_random_ones() -> None:
    for game in MINIATURES:
        assert levels(game) == ("random",)
        make_bot(game, "random")


def test_an_unknown_level_names_the_ones_there_are() -> None:
    duchy = find_game("duchy")
    with pytest.raises(UnknownLevel, match=r"there are: random, .*did you mean 'expert'"):
        make_bot(duchy, "exprt")
    with pytest.raises(UnknownLevel, match="no bot is called 'zzz'"):
        make_bot(duchy, "zzz")
