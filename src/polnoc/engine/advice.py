"""Advice: what to do and why, as message keys with arguments, which can be said in any language.

A game that gives reasons has an `advice.py` with a function `advise`; see
`polnoc.bots.advice`, which asks it. Advice is plain data: it can travel to
another process.
"""

from __future__ import annotations

from typing import NamedTuple

from polnoc.engine.events import Args


class Reason(NamedTuple):
    """A message key and its arguments. An argument `seat` is read as a name, `card` as a card, `seats`
    and `cards` as lists of them, `space` as a place, in games whose wording has places.
    """

    key: str
    args: Args


class Alternative(NamedTuple):
    """Another answer in notation; its first reason says how much worse it is."""

    action: str
    reasons: tuple[Reason, ...]


class Mark(NamedTuple):
    """A few letters to write on a piece of the board while a hint is shown: a chance, a step's number."""

    piece: str
    label: str


class Advice(NamedTuple):
    """The answer to give, in notation, why, and what else comes close."""

    action: str
    reasons: tuple[Reason, ...]
    alternatives: tuple[Alternative, ...] = ()
    #: The answers that continue the same plan, in notation, if the answer is one step of several.
    then: tuple[str, ...] = ()
    #: What the board shows while this hint is shown.
    marks: tuple[Mark, ...] = ()
