"""Straszydła: secret movement, fear cubes, duels, hungry spooks and a secret pact."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from polnoc import contract

if TYPE_CHECKING:
    from polnoc.engine.packs import PackError, PackText
    from polnoc.games.straszydla.game import StraszydlaGame


class StraszydlaPackage(contract.GamePackage["StraszydlaGame"]):
    """What Straszydła provides."""

    id = "straszydla"
    levels = ("novice", "regular", "expert")
    style_sheets = ("board.css",)

    def make_game(self) -> StraszydlaGame:
        from polnoc.games.straszydla.game import StraszydlaGame
        from polnoc.games.straszydla.packs import load_box

        return StraszydlaGame(load_box())

    def make_game_with(self, packs: Sequence[PackText]) -> StraszydlaGame:
        from polnoc.games.straszydla.game import StraszydlaGame
        from polnoc.games.straszydla.packs import load_box
        from polnoc.games.straszydla.places import checked

        return StraszydlaGame(checked(load_box(packs), packs[-1].name))

    def check_pack(self, pack: PackText, said: Callable[[str, str], bool]) -> list[PackError]:
        from polnoc.games.straszydla.packs import check_pack

        return check_pack(pack, said)

    def wording(self) -> contract.MakeWording[StraszydlaGame]:
        from polnoc.games.straszydla.words.wording import Wording

        return Wording

    def drawing(self) -> contract.BoardDrawing[StraszydlaGame]:
        from polnoc.games.straszydla.drawing import board

        return board

    def terminal(self) -> contract.TerminalBoard[StraszydlaGame]:
        from polnoc.games.straszydla.drawing import terminal

        return terminal

    def posters(self) -> contract.Posters[StraszydlaGame]:
        from polnoc.games.straszydla.drawing import posters

        return posters

    def layout_editor(self) -> contract.LayoutEditor[StraszydlaGame]:
        from polnoc.games.straszydla.drawing import layout_editor

        return layout_editor

    def bots(self) -> Mapping[str, Callable[[StraszydlaGame], contract.Bot]]:
        from polnoc.games.straszydla.bots.bot import BOTS

        return BOTS

    def advice(self) -> contract.Adviser[StraszydlaGame]:
        from polnoc.games.straszydla.bots import advice

        return advice

    def proposals(self) -> contract.Proposer[StraszydlaGame]:
        from polnoc.games.straszydla.proposals import Proposals

        return Proposals()

    def balance(self) -> contract.Balance:
        from polnoc.games.straszydla import balance

        return balance

    def achievements(self) -> contract.Achievements[StraszydlaGame]:
        from polnoc.games.straszydla import achievements

        return achievements

    def tuning(self) -> contract.Tuning[StraszydlaGame]:
        from polnoc.games.straszydla import tuning

        return tuning


PACKAGE: Final = StraszydlaPackage(__name__)
