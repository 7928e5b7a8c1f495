"""What a game provides: one package object with a method for each part, and the Protocols of those parts.

A game package derives a class from `GamePackage` and names one object of it in the entry point group
`polnoc.games`. Each method imports what it returns when it is called, so finding all games costs next to
nothing. A part is a module or an object that fits a Protocol below; `None` means that the game has no such
part. mypy checks modules against Protocols; `polnoc.games` checks packages from outside when it finds them.

>>> from polnoc.games import find_package
>>> duchy = find_package("duchy")
>>> sorted(duchy.bots())
['expert', 'novice', 'regular']
>>> duchy.story() is None
True

Besides code, a package contains data, in folders next to its `__init__.py`:

- `words/pl.ftl`, `words/en.ftl`      its messages, and any other files `words/….pl.ftl`
- `rulebook/pl.md`, `rulebook/en.md`  its rules; a line that ends with `[ID]` is the rule ID
- `lessons/*.toml`                    the playable tutorial; optional
- `static/`                           style sheets, scripts, pictures, at `/static/games/ID/`; optional
"""

from __future__ import annotations

from polnoc.contract.package import GamePackage
from polnoc.contract.parts import (
    Achievements,
    Adviser,
    Balance,
    BoardDrawing,
    Bot,
    Budget,
    Daily,
    Guide,
    LayoutEditor,
    MakeWording,
    PieceMarks,
    Posters,
    Proposal,
    Proposer,
    StoryTeller,
    TerminalBoard,
    Tuning,
    Wording,
)

__all__ = [
    "Achievements",
    "Adviser",
    "Balance",
    "BoardDrawing",
    "Bot",
    "Budget",
    "Daily",
    "GamePackage",
    "Guide",
    "LayoutEditor",
    "MakeWording",
    "PieceMarks",
    "Posters",
    "Proposal",
    "Proposer",
    "StoryTeller",
    "TerminalBoard",
    "Tuning",
    "Wording",
]
