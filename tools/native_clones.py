"""For `make compile`: write out in the sources how the positions of the games are copied.

Interpreted, `Position.clone` makes that function when it is first called. Written out, mypyc compiles it, and
it takes a fifth of the time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from polnoc.engine.frames import Position, copied_slots
from polnoc.games import all_games

MARK: Final = "    __slots__ = slots_of(__init__)\n"


def clone_method(like: Position) -> str:
    """The method that copies positions like this one."""
    name = type(like).__name__
    lines = [f"def clone(self) -> {name}:", f"    new = {name}(self.terms)", *copied_slots(like, "self")]
    return "\n".join([f"    {line}" for line in [*lines, "    return new"]]) + "\n"


def main() -> None:
    """Write them into the copy of `src` that is named."""
    for game in all_games():
        like = game.begin(game.read_options({}), [])
        path = Path(sys.argv[1], *type(like).__module__.split(".")).with_suffix(".py")
        source = path.read_text(encoding="utf-8")
        assert source.count(MARK) == 1, f"{path}: where are its slots?"
        path.write_text(source.replace(MARK, f"{MARK}\n{clone_method(like)}"), encoding="utf-8")


if __name__ == "__main__":
    main()
