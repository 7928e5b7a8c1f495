"""The options of a game of Bestia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from polnoc.engine.options import GameOptions


class BestiaOptions(GameOptions, frozen=True, kw_only=True):
    """The defaults give the contract for a first game, with the rulings of our edition."""

    may_be_random: ClassVar[tuple[str, ...]] = ("beast",)
    for_beginners: ClassVar[Mapping[str, str]] = {"first_game": "yes"}

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    #: `auto`: the one best suited to a first game with this number of players (BES-SET-22).
    contract: str = "auto"
    beast: str = "fangrir"
    hunter1: str = "helga"
    hunter2: str = "assar"
    #: With four players only.
    hunter3: str = "iona"
    #: The characters, the contract and the first hands that the rulebook suggests (BES-FIRST-01).
    first_game: bool = False
    #: The number of days after which the game ends; 0: as the contract says.
    days: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    #: Can movement cards run out (BES-MOVE-13)?
    movement_deck: Literal["finite", "endless"] = "finite"
    #: Which dead settlers count for the Beast: all, or only those it killed itself (BES-OBJ-06)?
    kills: Literal["all", "own"] = "all"
    #: Do living hunters lose a wound at night (BES-NIGHT3-03)?
    night_rest: bool = False


def options_for(
    contracts: tuple[str, ...], beasts: tuple[str, ...], hunters: tuple[str, ...]
) -> type[BestiaOptions]:
    """The options of a box: the same record, limited to its contracts, Beasts and hunters."""
    made: type[BestiaOptions] = msgspec.defstruct(  # type: ignore[assignment]
        "BestiaOptions",
        [
            ("contract", Literal[("auto", *contracts)], "auto"),
            ("beast", Literal[beasts], "fangrir"),
            ("hunter1", Literal[hunters], "helga"),
            ("hunter2", Literal[hunters], "assar"),
            ("hunter3", Literal[hunters], "iona"),
        ],
        bases=(BestiaOptions,),
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        module=__name__,
    )
    return made
