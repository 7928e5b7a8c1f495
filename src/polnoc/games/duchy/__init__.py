"""13 Duchów: a deduction game for 2 or 3 players, or 2 teams of 2."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from polnoc import contract

if TYPE_CHECKING:
    from polnoc.engine.packs import PackError, PackText
    from polnoc.games.duchy.game import DuchyGame


class DuchyPackage(contract.GamePackage["DuchyGame"]):
    """Everything that 13 Duchów provides."""

    id = "duchy"
    levels = ("novice", "regular", "expert")
    learning_options = {"players": 2, "points": 1}
    style_sheets = ("board.css",)

    def make_game(self) -> DuchyGame:
        from polnoc.games.duchy.game import DuchyGame
        from polnoc.games.duchy.packs import load_deck

        return DuchyGame(load_deck())

    def make_game_with(self, packs: Sequence[PackText]) -> DuchyGame:
        from polnoc.games.duchy.game import DuchyGame
        from polnoc.games.duchy.packs import load_deck

        return DuchyGame(load_deck(packs))

    def check_pack(self, pack: PackText, said: Callable[[str, str], bool]) -> list[PackError]:
        from polnoc.games.duchy.packs import check_pack

        return check_pack(pack, said)

    def wording(self) -> contract.MakeWording[DuchyGame]:
        from polnoc.games.duchy.words.wording import Wording

        return Wording

    def drawing(self) -> contract.BoardDrawing[DuchyGame]:
        from polnoc.games.duchy.drawing import board

        return board

    def terminal(self) -> contract.TerminalBoard[DuchyGame]:
        from polnoc.games.duchy.drawing import terminal

        return terminal

    def bots(self) -> Mapping[str, Callable[[DuchyGame], contract.Bot]]:
        from polnoc.games.duchy.bots.learned import BOTS

        return BOTS

    def sparring(self) -> Mapping[str, Callable[[DuchyGame], contract.Bot]]:
        from polnoc.games.duchy.bots.learned import SPARRING

        return SPARRING

    def advice(self) -> contract.Adviser[DuchyGame]:
        from polnoc.games.duchy.bots import advice

        return advice

    def achievements(self) -> contract.Achievements[DuchyGame]:
        from polnoc.games.duchy import achievements

        return achievements


PACKAGE: Final = DuchyPackage(__name__)
