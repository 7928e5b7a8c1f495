"""Packages of the miniature `walker`: a complete one, and others with one fault each."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from types import SimpleNamespace
from typing import Any, cast

from polnoc.contract import BoardDrawing, GamePackage
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.games import find_package
from tests.miniatures.package import MiniaturePackage
from tests.miniatures.walker import WalkerGame


class Complete(MiniaturePackage):
    """A miniature with all files that a package must provide."""

    def __init__(self) -> None:
        super().__init__(WalkerGame())

    @property
    def folder(self) -> Traversable:
        return find_package("duchy").folder


class NoFiles(Complete):
    folder = MiniaturePackage.folder


class NoScript(Complete):
    scripts = ("dance.js",)


class NoCover(Complete):
    def drawing(self) -> BoardDrawing[AnyGame]:
        drawn = dict(vars(super().drawing()))
        del drawn["cover"]
        return cast("BoardDrawing[AnyGame]", SimpleNamespace(**drawn))


class MissingBots(Complete):
    levels = ("clever",)


class FailingBots(Complete):
    levels = ("mute",)

    def bots(self) -> Any:
        return {"mute": SimpleNamespace}


class OddOptions(GameOptions, frozen=True):
    speed: float = 1.0


class OddOption(Complete):
    def make_game(self) -> AnyGame:
        game = WalkerGame()
        game.options_type = OddOptions  # type: ignore[misc]
        return game


class FailingRules(Complete):
    def make_game(self) -> AnyGame:
        raise ZeroDivisionError("no stones")


class Incomplete(GamePackage[WalkerGame]):
    """A package with rules and nothing else."""

    id = "walker"

    def make_game(self) -> WalkerGame:
        return WalkerGame()


def __getattr__(name: str) -> object:
    """Fail: it cannot even be created."""
    if name != "INCOMPLETE":
        raise AttributeError(name)
    return Incomplete("tests.miniatures")  # type: ignore[abstract]


def called(id: str | None) -> Complete:
    """Return the package with another id, or none."""
    package = Complete()
    del package.id
    if id is not None:
        package.id = id
    return package


COMPLETE, NO_FILES, NO_SCRIPT, NO_COVER = Complete(), NoFiles(), NoScript(), NoCover()
MISSING_BOTS, FAILING_BOTS, FAILING_RULES = MissingBots(), FailingBots(), FailingRules()
ODD_OPTION = OddOption()
NO_ID, ODD_ID, OTHER_ID, TAKEN_ID = called(None), called("My Game"), called("runner"), called("duchy")
