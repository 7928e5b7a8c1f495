"""The options of a game of 13 Duchów."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from polnoc.engine.options import GameOptions


class DuchyOptions(GameOptions, frozen=True):
    """The defaults follow the rulebook, with the rulings of our edition."""

    #: 4 players are two teams; partners sit across from each other (DUE-P4-02).
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    #: Points to win; 0: what the rulebook says (DUE-GOAL-04).
    points: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    #: Which player begins, counted from 1; 0: chance decides (DUE-AMB-25).
    first: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    #: 3 players: does reaching the target stop the game at once (DUE-AMB-01)?
    stop: Literal["at_once", "round_end"] = "at_once"
    #: 3 players: points for finding both rivals with one guess (DUE-AMB-03).
    double_hit: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    #: Does a shield also stop a blue effect copied with card 2 (DUE-AMB-08)?
    shield_stops_copies: bool = True
    #: May numbers that lie face up be named (DUE-AMB-13)?
    bluff: bool = True
