"""For `make compile`: write out in the sources how the positions of the games are copied.

Interpreted, `Position.clone` makes that function when it is first called. Written out, mypyc compiles it, and
it takes a tenth of the time. A compiled class cannot be made without its `__init__`: if there are no terms,
it gives no first values.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from polnoc.engine.frames import Position, copied_slots
from polnoc.games import all_games

SLOTS: Final = "    __slots__ = slots_of(__init__)\n"
INIT: Final = "def __init__(self, terms: Terms) -> None:"
SUPER: Final = "        super().__init__()\n"


def clone_method(like: Position) -> str:
    """The method that copies positions like this one."""
    name = type(like).__name__
    lines = [f"def clone(self) -> {name}:", f"    new = {name}(None)", *copied_slots(like, "self")]
    return "\n".join([f"    {line}" for line in [*lines, "    return new"]]) + "\n"


def main() -> None:
    """Write them into the copy of `src` that is named."""
    for game in all_games():
        like = game.begin(game.read_options({}), [])
        path = Path(sys.argv[1], *type(like).__module__.split(".")).with_suffix(".py")
        source = path.read_text(encoding="utf-8")
        for old, new in (
            (SLOTS, f"{SLOTS}\n{clone_method(like)}"),
            (INIT, INIT.replace("Terms)", "Terms | None)")),
            (SUPER, f"{SUPER}        if terms is None:\n            return\n"),
        ):
            assert source.count(old) == 1, f"{path}: where is '{old.strip()}'?"
            source = source.replace(old, new)
        path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
