"""Play the coming killer phase from now, card by card, to see what it would do to the heroine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.play import answer, settle
from polnoc.engine.seats import CHANCE
from polnoc.games.finalgirl.rules.phases import Turns
from polnoc.games.finalgirl.rules.terror import DrawTerror, KillerPhase
from polnoc.games.finalgirl.state import KILLER_PHASE, PANIC_PHASE, FinalGirl


class KillerPreview(NamedTuple):
    """Damage to the heroine, if she does nothing about it."""

    #: From what the enemies do anyway, and from a terror card that is known to come.
    sure: int
    #: How many terror cards nobody has seen …
    cards: int
    #: … and how many of them strike her as well.
    hits: int
    #: The most damage of the whole phase.
    worst: int


def preview_killer_phase(position: FinalGirl) -> KillerPreview:
    """Play the killer phase as things stand. Chance other than terror cards takes its first outcome."""
    start = position.clone()
    start.stack = [Turns(PANIC_PHASE), KillerPhase(0)]
    start.phase = KILLER_PHASE
    out: list[Event] = []
    sure = _run(start, settle(start, out), out)
    if start.phase != KILLER_PHASE or not start.stack:
        return KillerPreview(sure, 0, 0, sure)
    frame = start.stack[-1]
    drawn = zip(frame.options(start, CHANCE), _counts(frame.weights(start)), strict=True)
    by_card = [(_strike(start, card), count) for card, count in drawn]
    hits = sum([count for damage, count in by_card if damage])
    return KillerPreview(
        sure, sum([n for _, n in by_card]), hits, sure + max([damage for damage, _ in by_card])
    )


def terror_damage(position: FinalGirl, terror: int) -> int:
    """The damage that one terror card does to the heroine as things stand."""
    start = position.clone()
    start.stack = [Turns(PANIC_PHASE), KillerPhase(2)]
    start.phase = KILLER_PHASE
    start.terror_top = (terror,)
    out: list[Event] = []
    return _run(start, settle(start, out), out)


def _counts(weights: Sequence[int] | None) -> Sequence[int]:
    assert weights is not None, "terror cards are drawn by how many there are"
    return weights


def _strike(start: FinalGirl, card: Action) -> int:
    out: list[Event] = []
    position = start.clone()
    return _run(position, answer(position, CHANCE, card, out), out)


def _run(position: FinalGirl, asked: tuple[int, ...], out: list[Event]) -> int:
    """Run until the phase is over or a terror card is drawn; the total of all attacks on the heroine."""
    while asked and position.phase == KILLER_PHASE:
        frame = position.stack[-1]
        if isinstance(frame, DrawTerror) and asked[0] == CHANCE:
            break
        asked = answer(position, asked[0], frame.options(position, asked[0])[0], out)
    return sum([int(str(event.args["n"])) for event in out if event.key == "attacked"])
