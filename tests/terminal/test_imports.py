"""A command imports only what it needs, because imports dominate its startup time."""

from __future__ import annotations

import subprocess
import sys

import pytest

from polnoc.games import all_games

#: Not needed by commands that only read: the server, its stores, the arena, environments, and their packages.
SERVER = (
    "polnoc.table",
    "polnoc.store",
    "polnoc.arena",
    "polnoc.envs",
    "gymnasium",
    "mcp",
    "pettingzoo",
    "pyspiel",
    "psycopg",
    "starlette",
    "uvicorn",
    "markdown_it",
    "jinja2",
)
#: Needed to know a game, but not to list what can be asked.
GAMES = (
    "polnoc.games",
    "polnoc.words",
    "polnoc.bots",
    "polnoc.records",
    "fluent",
    "babel",
    "msgspec",
    "rich",
)


def imported_by(code: str) -> set[str]:
    """Return the modules that are loaded after a piece of code has run in a fresh interpreter."""
    script = f"import sys\n{code}\nsys.stderr.write(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "code",
    ["import polnoc.cli", "from polnoc.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass"],
)
def test_what_can_be_asked_is_told_without_the_games(code: str) -> None:
    assert imported_by(code).isdisjoint((*GAMES, *SERVER))


#: The code of the bots.
BOTS = tuple([f"polnoc.games.{game.id}.bots.bot" for game in all_games()])


def test_games_are_listed_without_the_server() -> None:
    modules = imported_by("from polnoc.cli import main\nmain(['games'])")
    assert "polnoc.games.duchy.game" in modules
    assert modules.isdisjoint((*SERVER, *BOTS))


SERVE = """
from starlette.testclient import TestClient
from polnoc.store import open_store
from polnoc.table.app import create_app
with open_store(":memory:") as store, TestClient(create_app(store)) as browser:
    assert browser.get("/").status_code == 200
"""


def test_an_idle_server_holds_nothing_of_mail_spelling_and_statistics() -> None:
    modules = imported_by("import polnoc.table.server, polnoc.games\npolnoc.games.all_games()")
    assert "polnoc.table.notices" in modules and "polnoc.games.bestia.game" in modules
    assert modules.isdisjoint(("smtplib", "email.headerregistry", "difflib", "statistics", "webbrowser"))


def test_the_start_page_is_shown_without_bots_rulebooks_and_postgresql() -> None:
    modules = imported_by(SERVE)
    assert "polnoc.games.duchy.drawing.board" in modules
    assert modules.isdisjoint(
        (*BOTS, "polnoc.arena", "polnoc.terminal", "markdown_it", "psycopg", "rich", "segno")
    )
