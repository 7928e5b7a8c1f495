"""Load game packages from entry points. One that cannot be used does not break others; its error says why."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from msgspec.inspect import StrType

from polnoc import LANGUAGES
from polnoc.contract import parts
from polnoc.contract.package import AnyPackage, GamePackage
from polnoc.engine.options import option_fields, option_values

#: The entry point group in which a package names its `GamePackage` object.
GROUP: Final = "polnoc.games"

_LOG: Final = logging.getLogger("polnoc.games")

#: Ids are part of addresses and of folder names.
_ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")


class BrokenPackage(ValueError):
    """A package that was found but cannot be used; the message says what is wrong and how to fix it."""

    def __init__(self, entry: EntryPoint, problem: str) -> None:
        brought = f" of {entry.dist.name} {entry.dist.version}" if entry.dist else ""
        super().__init__(f"game package '{entry.name}'{brought} ({entry.value}): {problem}")
        self.name = entry.name


def load_packages(taken: dict[str, AnyPackage]) -> list[BrokenPackage]:
    """Add every installed package to `taken`, by its id; log and return those that cannot be used."""
    broken: list[BrokenPackage] = []
    for entry in entry_points(group=GROUP):
        try:
            package = _load(entry, taken)
        except BrokenPackage as problem:
            _LOG.warning("%s", problem)
            broken.append(problem)
        else:
            taken[package.id] = package
    return broken


def _load(entry: EntryPoint, taken: dict[str, AnyPackage]) -> AnyPackage:
    """Load the package that an entry point names; BrokenPackage if it cannot be used."""
    try:
        package = entry.load()
        problem = next(problems(package, taken), None)
    except Exception as error:  # whatever is wrong in somebody else's code
        raise BrokenPackage(entry, f"it cannot be loaded: {type(error).__name__}: {error}") from error
    if problem:
        raise BrokenPackage(entry, problem)
    loaded: AnyPackage = package
    return loaded


def problems(package: object, taken: dict[str, AnyPackage]) -> Iterator[str]:
    """What is wrong with a package, and how to fix it."""
    if not isinstance(package, GamePackage):
        yield f"it names {package!r:.60}; let it name a GamePackage of polnoc.contract"
        return
    if not isinstance(id := getattr(package, "id", None), str) or not _ID.fullmatch(id):
        yield f"its id is {id!r}; choose one of small letters, digits, _ and -, such as 'my-game'"
    elif id in taken:
        yield f"the id '{id}' is taken by {taken[id].name}; choose another"
    for name in _files(package):
        if not package.folder.joinpath(*name.split("/")).is_file():
            yield f"the file {name} is missing in {package.name}; add it, also to its package data"
    game = package.make_game()
    if game.id != id:
        yield f"its id is '{id}', that of its game is '{game.id}'; let them be the same"
    for field in option_fields(game.options_type):
        if field.name != "players" and not (isinstance(field.type, StrType) or option_values(field)):
            yield f"its option '{field.name}' has no values; let it be bool, str, Literal or int in a range"
    if {*package.levels} != {*package.bots()}:
        yield f"its levels are {package.levels}, its bots {tuple(package.bots())}; let them be the same"
    for part, protocol in _parts(package):
        lacking = [name for name in vars(protocol) if name[0] != "_" and not hasattr(part, name)]
        if lacking:
            yield f"{part!r:.60} lacks {', '.join(lacking)}; see {protocol.__name__} in polnoc.contract"


def _files(package: AnyPackage) -> Iterator[str]:
    """The files that a package must contain."""
    for language in LANGUAGES:
        yield f"words/{language}.ftl"
        yield f"rulebook/{language}.md"
    for name in (*package.style_sheets, *package.scripts):
        yield f"static/{name}"


def _parts(package: AnyPackage) -> list[tuple[object, type]]:
    """The parts that a package has, and the Protocol that each must fit."""
    found: list[tuple[object, type]] = [
        (package.drawing(), parts.BoardDrawing),
        (package.terminal(), parts.TerminalBoard),
        (package.proposals(), parts.Proposer),
        (package.marks(), parts.PieceMarks),
        (package.posters(), parts.Posters),
        (package.layout_editor(), parts.LayoutEditor),
        (package.advice(), parts.Adviser),
        (package.story(), parts.StoryTeller),
        (package.achievements(), parts.Achievements),
        (package.daily(), parts.Daily),
        (package.balance(), parts.Balance),
        (package.tuning(), parts.Tuning),
        (package.guide(), parts.Guide),
    ]
    makers: list[object] = [*package.bots().values(), *package.sparring().values()]
    found += [(make, parts.Bot) for make in makers if isinstance(make, type)]
    if isinstance(wording := package.wording(), type):
        found.append((wording, parts.Wording))
    return [(part, protocol) for part, protocol in found if part is not None]
