"""FILM-STATE: states of the heroine, such as sleep, and what lasts in them."""

from __future__ import annotations

from polnoc.engine.events import Out, tell
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def set_state(position: FinalGirl, op: Op, out: Out) -> None:
    """FILM-STATE-02: a state begins or ends; nothing happens if it is already so."""
    change_state(position, op.n, op.effect.on, out)


def change_state(position: FinalGirl, number: int, on: bool, out: Out) -> None:
    """FILM-STATE-01: what lasts in the old state goes, what lasts in the new one comes."""
    if in_state(position, number) == on:
        return
    state = position.terms.states[number]
    position.states ^= 1 << number
    position.drop_lasting(state.off if on else state.on)
    position.add_lasting(state.on if on else state.off)
    tell(out, "state", state=number, on=on)


def in_state(position: FinalGirl, number: int) -> bool:
    """Whether the heroine is in a state."""
    return bool(position.states >> number & 1)
