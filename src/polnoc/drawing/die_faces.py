"""The faces of a die, 100 by 100: its edge, and where the pips lie."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.parts import Place

DIE_EDGE: Final = "M16 2L86 1C94 1 99 6 99 14L98 86C98 94 93 99 85 99L14 98C6 98 1 93 1 85L2 15C2 7 8 2 16 2Z"
#: By face.
PIPS: Final[dict[int, tuple[Place, ...]]] = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
