"""What is chosen before a game of Final Girl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from polnoc.engine.options import GameOptions


class FinalGirlOptions(GameOptions, frozen=True):
    """The defaults are the first film as printed."""

    #: A film and its heroine may be drawn at random (FG-SET-02).
    may_be_random: ClassVar[tuple[str, ...]] = ("killer", "location", "heroine")
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "easy": {"difficulty": "story", "board": "normal", "epic": "no"},
        "normal": {"difficulty": "standard", "board": "normal", "epic": "no"},
        "hard": {"difficulty": "harder", "board": "normal", "epic": "no"},
        "extreme": {"difficulty": "harder", "board": "extreme", "epic": "yes"},
    }

    for_beginners: ClassVar[Mapping[str, str]] = {"difficulty": "first"}

    players: Annotated[int, msgspec.Meta(ge=1, le=1)] = 1
    killer: str = "hammer"
    location: str = "camp"
    heroine: str = "laurie"
    #: The side of the player board (FG-XTR-01).
    board: Literal["normal", "extreme"] = "normal"
    #: The killer's health and the horror to begin with.
    #: With `first` also no event before the first turn (FG-SET-22).
    difficulty: Literal["first", "story", "standard", "hard", "harder"] = "standard"
    #: What decides where the rules leave something open (FG-AMB-05).
    ambiguity: Literal["evil", "realism", "laughs", "ask"] = "evil"
    #: Does the epic dark power take part in the draw (FG-SET-20)?
    epic: bool = False
    #: Is the heroine's own item among the items (FG-SET-21)?
    personal: bool = False


def options_for(
    killers: tuple[str, ...], locations: tuple[str, ...], heroines: tuple[str, ...]
) -> type[FinalGirlOptions]:
    """The options for a box: the same record, with the killers, locations and heroines that there are."""
    known = {"killer": Literal[killers], "location": Literal[locations], "heroine": Literal[heroines]}
    made: type[FinalGirlOptions] = msgspec.defstruct(  # type: ignore[assignment]
        "FinalGirlOptions",
        [
            (field.name, known.get(field.name, field.type), field.default)
            for field in msgspec.structs.fields(FinalGirlOptions)  # all of them, to keep their order
        ],
        bases=(FinalGirlOptions,),
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        module=__name__,
    )
    return made
