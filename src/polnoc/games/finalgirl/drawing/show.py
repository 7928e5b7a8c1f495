"""The kinds of Final Girl's events: a page shows and sounds each in its own way."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import kinds_of

#: By key of an event; an event that is not here is only shown as text.
KINDS: Final = kinds_of(
    round="turn start",
    walk="goes heroine-panics dragged enemy-steps panics victims-go appears minions-gather",
    roll="rolls table-die breath",
    card=(
        "plays terror event dark-power finale special-comes minor sees-terror sinks-terror terror-discarded"
    ),
    hit=(
        "minions-hurt attacks attacked hurt blow killer-hurt minor-hurt trapped trap-springs "
        "hazard-springs status"
    ),
    death="dies minor-gone minions-gone",
    gain=(
        "finds gains-item takes rescues heals reward unlocks minions-come victims-come "
        "victims-called joined returns killer-heals more-dice"
    ),
    pay="buys discards pays drops covers converts uses item-gone",
    clock=(
        "time time-set next-time horror bloodlust bloodlust-beyond phase phase-cut phase-ends "
        "phase-skipped upkeep cards-return counter unleashed"
    ),
    win="won lost",
)

#: What the killer did, whom she saved, and how it ended.
KEY_MOMENTS: Final = frozenset(
    {"terror", "dies", "rescues", "unleashed", "killer-hurt", "hurt", "finale", "dark-power", "won", "lost"}
)
