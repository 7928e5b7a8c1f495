"""The object that stands for a game package."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from polnoc.contract.parts import G, Proposer
from polnoc.engine.packs import PackError, PackText, read_pack_file

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from polnoc.contract.parts import (
        Achievements,
        Adviser,
        Balance,
        BoardDrawing,
        Bot,
        Daily,
        Guide,
        LayoutEditor,
        MakeWording,
        PieceMarks,
        Posters,
        StoryTeller,
        TerminalBoard,
        Tuning,
    )


class GamePackage(ABC, Generic[G]):
    """Everything that one game provides. Derive a class, and name one object of it in the entry point."""

    #: The name of the game in commands and addresses, the same as `Game.id`.
    id: str
    #: The levels of its bots, the weakest first; `bots` makes one of each.
    levels: tuple[str, ...] = ()
    #: The options under which a net learns it, unless others are given: preferably those of a short game.
    learning_options: Mapping[str, object] = {}
    #: Files in `static/` that every page with pieces of this game loads.
    style_sheets: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()

    def __init__(self, name: str) -> None:
        """`name` is the name of the Python package that contains the data folders: pass `__name__`."""
        self.name = name

    @property
    def folder(self) -> Traversable:
        """The folder with `words`, `rulebook`, `lessons` and `static`."""
        from importlib.resources import files

        return files(self.name)

    # Required

    @abstractmethod
    def make_game(self) -> G:
        """The game with its own content."""

    @abstractmethod
    def wording(self) -> MakeWording[G]:
        """What the game says about itself."""

    @abstractmethod
    def drawing(self) -> BoardDrawing[G]:
        """The board in the browser."""

    @abstractmethod
    def terminal(self) -> TerminalBoard[G]:
        """The board in a terminal."""

    # Optional

    def make_game_with(self, packs: Sequence[PackText]) -> G:
        """The game with one or more packs; PackError explains a mistake in them.

        Packs add to the box, and replace what has the same id; in some games one may replace the whole box.
        """
        raise PackError(packs[0].name, "file", f"'{self.id}' has no packs", "Play it without one")

    def earlier_content(self) -> Sequence[tuple[str, ...]]:
        """The content that earlier versions of the game came with, each as its texts.

        Old stores and records name the content of a game but do not contain it.
        """
        return ()

    @property
    def takes_packs(self) -> bool:
        """Whether this game can be played with packs."""
        return type(self).make_game_with is not GamePackage.make_game_with

    def make_game_from(self, *files: Path) -> G:
        """The game with pack files; PackError explains a mistake in them."""
        return self.make_game_with([read_pack_file(file) for file in files])

    def check_pack(self, pack: PackText, said: Callable[[str, str], bool]) -> list[PackError]:
        """Every mistake in a pack, as far as the game can tell them apart.

        `said(language, key)` tells whether the game has a message: some games require names of what is new.
        """
        try:
            self.make_game_with([pack])
        except PackError as mistake:
            return mistake.all
        return []

    def bots(self) -> Mapping[str, Callable[[G], Bot]]:
        """By level, what makes its bot; without any bots there are random players."""
        return {}

    def sparring(self) -> Mapping[str, Callable[[G], Bot]]:
        """Bots that people cannot choose as a level, but that commands can name, for comparison."""
        return {}

    def advice(self) -> Adviser[G] | None:
        """Hints with reasons."""
        return None

    def proposals(self) -> Proposer[G]:
        """What saves people button presses: several answers at once, and questions that need not be asked."""
        return Proposer()

    def marks(self) -> PieceMarks[G] | None:
        """The pieces that a side may mark for itself."""
        return None

    def posters(self) -> Posters[G] | None:
        """Pictures of what can be chosen before a game, and of who plays it."""
        return None

    def layout_editor(self) -> LayoutEditor[G] | None:
        """An option that is laid out by hand."""
        return None

    def story(self) -> StoryTeller[G] | None:
        """The game told as a story."""
        return None

    def achievements(self) -> Achievements[G] | None:
        """What players keep of their games."""
        return None

    def daily(self) -> Daily | None:
        """The game of the day."""
        return None

    def balance(self) -> Balance | None:
        """What the arena counts."""
        return None

    def tuning(self) -> Tuning[G] | None:
        """The figures of its bots, for evolution."""
        return None

    def guide(self) -> Guide[G] | None:
        """The hand-made player from which a net begins to learn."""
        return None


#: A package of some game.
AnyPackage = GamePackage[Any]
