"""Add a field to every class of position, frame and record, then search the views for it.

Run by `test_new_fields` in its own process: `python -m tests.leaks.new_fields`.
"""

from __future__ import annotations

import ast
import random
import types
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from typing import Any, Final

NAME: Final = "planted"
SECRET: Final = "a field that nobody has listed"


def plant(source: str) -> ast.Module:
    """Return a module's syntax tree with the new field in every class that holds parts of a position."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        if "Position" in bases:
            init = next(part for part in node.body if isinstance(part, ast.FunctionDef))
            init.body += ast.parse(f"self.{NAME} = {SECRET!r}").body
        elif "NamedTuple" in bases or "dataclass" in [ast.unparse(one)[:9] for one in node.decorator_list]:
            node.body += ast.parse(f"{NAME}: str = {SECRET!r}").body
    return ast.fix_missing_locations(tree)


def load_planted() -> None:
    """From now on, load modules of games with the new fields."""
    honest = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> types.CodeType | None:
        if not name.startswith("polnoc.games."):
            return honest(loader, name)
        return compile(plant(loader.get_source(name) or ""), loader.path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def views(game: Any) -> Iterator[bytes]:
    """Yield the views of seats and a watcher in a random game, each with one more frame, class by class."""
    from polnoc.engine.play import answer, asked
    from polnoc.engine.rollout import pick
    from polnoc.engine.seats import CHANCE, WATCHER
    from polnoc.engine.views import dump

    rng = random.Random(1)
    for players in game.players:
        options = game.read_options({"players": players})
        position = game.begin(options, [])
        assert getattr(position, NAME) == SECRET and NAME in position.FIELDS, type(position)
        for kind in game.frames.values():
            assert NAME in kind.names(), kind
            blank = kind(*[()] * (len(kind.names()) - 1))
            assert getattr(blank, NAME) == SECRET, kind
            position.stack.insert(0, blank)
            yield from [dump(game.view(position, seat)) for seat in (*range(players), WATCHER)]
            del position.stack[0]
            if now := asked(position):
                offered = position.stack[-1].options(position, now[0])
                weights = position.stack[-1].weights(position) if now[0] == CHANCE else None
                answer(position, now[0], offered[pick(rng, len(offered), weights)], [])


def main() -> None:
    """Print each game and how many views were searched; AssertionError if one shows the field."""
    load_planted()
    from polnoc.games import all_games

    for game in all_games():
        found = list(views(game))
        for view in found:
            assert NAME.encode() not in view and SECRET.encode() not in view, (game.id, view)
        print(game.id, len(found))  # noqa: T201


if __name__ == "__main__":
    main()
