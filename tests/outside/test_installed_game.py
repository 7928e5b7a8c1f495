"""A game of another package is listed, worded, drawn, taught, played and checked like those of Północ."""

from __future__ import annotations

import contextlib
import http.client
import os
import random
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, broken_packages, package_of
from polnoc.lessons import read_lessons
from polnoc.words import LANGUAGES, Words
from tests.conformance.kit import check_game
from tests.leaks.comparison import check_share
from tests.leaks.games import Share
from tests.leaks.readers import open_site
from tests.leaks.redeals import check_pairs
from tests.outside.installing import files_of_page, write_files
from tests.table.processes import serving
from tests.table.tools import begin, look, play_on

ROOT = Path(__file__).parents[2]
NAMES = {"en": "Coin in hand", "pl": "Moneta w ręce"}

#: Tests that try every installed game; none was written for this one.
EVERY_GAME = (
    "tests/bots/test_advice.py",
    "tests/conformance/test_lines_of_play.py",
    "tests/drawing/test_every_board.py",
    "tests/lessons/test_every_game.py",
    "tests/proofs/test_concurrent_answers.py",
    "tests/proofs/test_reconnects.py",
    "tests/proofs/test_refusals.py",
    "tests/words/test_messages.py",
    "tests/words/test_roles.py",
)


@pytest.fixture
def elsewhere(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let child processes find the installed package."""
    paths = [str(target), str(ROOT / "src"), str(ROOT)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


def run(*command: str, typed: str = "") -> str:
    """Return the output of a command in its own process."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


# The command ----------------------------------------------------------------------------


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_it_and_says_its_rules(language: str) -> None:
    listed = run("polnoc", "games", "--lang", language)
    assert NAMES[language] in listed
    assert "novice" in next(line for line in listed.splitlines() if "coin" in line)
    assert "COIN-GUESS-01" in run("polnoc", "rules", "coin", "COIN-GUESS-01", "--lang", language)


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_to_the_end_in_the_terminal(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLNOC_SAVES", str(tmp_path))
    shown = run("polnoc", "play", "coin", "--seed", "1", "--lang", language, typed="1\n" * 8)
    asked, told = {
        "en": ("In which hand is the coin?", "The coin was in the"),
        "pl": ("W której ręce jest moneta?", "Moneta była w"),
    }[language]
    assert asked in shown
    assert told in shown
    (record,) = tmp_path.glob("coin-*.json")
    run("polnoc", "verify", str(record))


# The contract ---------------------------------------------------------------------------


def check_types(project: Path) -> str:
    """Return mypy's errors in the package, checked against the contract of this tree."""
    command = [
        "--config-file=",
        "--strict",
        "--python-version=3.11",
        f"--cache-dir={project / '.mypy_cache'}",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *command, "--package", "polnoc_coin"],
        cwd=project,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_mypy_checks_it_against_the_contract(tmp_path: Path) -> None:
    write_files(tmp_path)
    assert check_types(tmp_path) == ""
    package = tmp_path / "polnoc_coin" / "__init__.py"
    source = package.read_text(encoding="utf-8")
    package.write_text(
        source.replace("def drawing(self)", "def drawing(self, colour: str)"), encoding="utf-8"
    )
    found = check_types(tmp_path)
    assert "drawing" in found
    assert "GamePackage" in found


# The table ------------------------------------------------------------------------------


@pytest.mark.usefixtures("elsewhere")
def test_it_is_played_to_the_end_at_the_real_server(tmp_path: Path) -> None:
    with (
        serving(str(tmp_path / "store.db"), tmp_path) as server,
        httpx2.Client(base_url=server.address, timeout=30) as client,
    ):
        table = begin(client, "you,novice", "coin")  # type: ignore[arg-type]
        seen = play_on(client, table, (0,), random.Random(1))  # type: ignore[arg-type]
        assert seen["over"]
        assert max(seen["view"]["points"]) == 2
        assert look(client, table)["over"], "a watcher sees it too"  # type: ignore[arg-type]
        check_pages(client, table)
        check_static(client)


def check_pages(client: httpx2.Client, table: str) -> None:
    """Pages name it in both languages, and load its style sheet and script."""
    for language in LANGUAGES:
        header = {"accept-language": language, "accept": "text/html"}
        for address in ("/", "/new/coin", "/learn/coin", "/rules/coin", "/learn/coin/guess/1"):
            page = client.get(address, headers=header)
            assert page.status_code == 200, address
            assert NAMES[language] in page.text or "guess" in address, address
        for address in ("/new/coin", table, "/learn/coin/guess/1"):
            page = client.get(address, headers=header)
            assert 'href="/static/games/coin/board.css"' in page.text, address
            assert 'src="/static/games/coin/board.js"' in page.text, address
            assert 'href="/static/games/coin/coin.svg"' in page.text, address


def check_static(client: httpx2.Client) -> None:
    """The files in its folder `static` are served as they are, and nothing else is."""
    files = files_of_page()
    for name, kind in (("board.css", "text/css"), ("board.js", "javascript"), ("coin.svg", "image/svg+xml")):
        served = client.get(f"/static/games/coin/{name}")
        assert served.status_code == 200
        assert kind in served.headers["content-type"]
        assert served.text == files[f"polnoc_coin/static/{name}"]
    for name in ("game.py", "../game.py", "%2e%2e/game.py", "..%2fgame.py", "../words/en.ftl", ""):
        assert status_of(client.base_url, f"/static/games/coin/{name}") == 404, name


def status_of(site: httpx2.URL, path: str) -> int:
    """Return the status of a path that is sent literally; a client would normalize it."""
    connection = http.client.HTTPConnection(site.host, site.port or 80, timeout=30)
    with contextlib.closing(connection):
        connection.request("GET", path)
        return connection.getresponse().status


# The harnesses --------------------------------------------------------------------------


def test_it_is_found_among_the_others(coin: AnyGame) -> None:
    assert broken_packages() == ()
    assert [game.id for game in all_games()] == ["bestia", "coin", "duchy", "finalgirl", "straszydla"]
    assert package_of(coin).name == "polnoc_coin"
    assert [lesson.id for lesson in read_lessons(coin)] == ["guess"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_said(coin: AnyGame, language: str) -> None:
    words = Words(language, coin, ["Ania", "Bartek"], 0, strict=True)
    assert words.text("game-name") == NAMES[language]
    assert words.text("page-start"), "what all games share is said too"


def test_it_holds_what_every_game_must_hold(coin: AnyGame) -> None:
    check_game(coin, lines=10)


def test_nothing_tells_where_the_coin_is(coin: AnyGame) -> None:
    with open_site() as site:
        pairs = check_pairs(coin, 0, 400, site, 100)
        twins = check_share(Share(coin, 0, 24), site)
    assert pairs["different"] > 0, "two deals that are the same prove nothing"
    assert pairs["batteries"] >= 4
    assert twins["different"] > 0


@pytest.mark.usefixtures("elsewhere")
def test_tests_of_every_game_try_it_too() -> None:
    shown = run("pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-rA", "-k", "coin", *EVERY_GAME)
    for file in EVERY_GAME:
        assert f"PASSED {file}" in shown
