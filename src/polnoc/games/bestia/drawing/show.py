"""The kinds of events in Bestia, for animating a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import kinds_of

#: By key of an event; events that are not listed are only put into words.
KINDS: Final = kinds_of(
    day="dawn day-begins",
    night="night-begins",
    walk="goes flees led settles summon-goes tower-moved you-lay beast-lays",
    card=(
        "plays reacts draws draws-hidden draws-unused first-hands gets-pack keeps keeps-hidden "
        "takes-back takes-back-cards copies lays-trap lays-trap-hidden trap-laid trap-laid-hidden "
        "trap-returned cards-refreshed"
    ),
    reveal=(
        "revealed beast-shows true-path oldest-card turned-up trails sees-trap stolen-card "
        "you-see-hand foresees transformed summon-placed tower-built beast-begins"
    ),
    hit="attacks beast-wounded hunter-wounded folk-wounded trap-triggered tower-destroyed bulwark",
    death="hunter-died folk-died summon-removed",
    gain=("gains-grudges gains-power takes heals folk-healed folk-heals unlocks upgrade-used goal-met"),
    pay=("loses-grudges uses-power discards discards-hidden gives gives-hidden card-stolen trap-discarded"),
    ask="searches asks-trails looks-at-hand looks-oldest",
    win="game-over",
)

#: The Beast's path card by card, over the cloud of what hunters could know, and its consequences.
KEY_MOMENTS: Final = frozenset(
    {
        "you-lay",
        "revealed",
        "folk-died",
        "hunter-died",
        "dawn",
        "night-begins",
        "searches",
        "found-nothing",
        "game-over",
        "true-path",
    }
)
