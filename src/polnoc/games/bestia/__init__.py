"""Bestia: one hidden Beast against a team of hunters who follow its trails."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from polnoc import contract

if TYPE_CHECKING:
    from polnoc.engine.packs import PackError, PackText
    from polnoc.games.bestia.game import BestiaGame


class BestiaPackage(contract.GamePackage["BestiaGame"]):
    """Everything that Bestia provides."""

    id = "bestia"
    levels = ("novice", "regular", "expert")
    style_sheets = ("board.css",)

    def make_game(self) -> BestiaGame:
        from polnoc.games.bestia.game import BestiaGame
        from polnoc.games.bestia.packs import load_box

        return BestiaGame(load_box())

    def make_game_with(self, packs: Sequence[PackText]) -> BestiaGame:
        from polnoc.games.bestia.game import BestiaGame
        from polnoc.games.bestia.packs import load_box

        return BestiaGame(load_box(packs))

    def check_pack(self, pack: PackText, said: Callable[[str, str], bool]) -> list[PackError]:
        from polnoc.games.bestia.packs import check_pack

        return check_pack(pack, said)

    def wording(self) -> contract.MakeWording[BestiaGame]:
        from polnoc.games.bestia.words.wording import Wording

        return Wording

    def drawing(self) -> contract.BoardDrawing[BestiaGame]:
        from polnoc.games.bestia.drawing import board

        return board

    def proposals(self) -> contract.Proposer[BestiaGame]:
        from polnoc.games.bestia.proposals import Proposals

        return Proposals()

    def marks(self) -> contract.PieceMarks[BestiaGame]:
        from polnoc.games.bestia.drawing import board

        return board

    def posters(self) -> contract.Posters[BestiaGame]:
        from polnoc.games.bestia.drawing import posters

        return posters

    def terminal(self) -> contract.TerminalBoard[BestiaGame]:
        from polnoc.games.bestia.drawing import terminal

        return terminal

    def bots(self) -> Mapping[str, Callable[[BestiaGame], contract.Bot]]:
        from polnoc.games.bestia.bots.bot import BOTS

        return BOTS

    def sparring(self) -> Mapping[str, Callable[[BestiaGame], contract.Bot]]:
        from polnoc.games.bestia.bots.bot import SPARRING

        return SPARRING

    def advice(self) -> contract.Adviser[BestiaGame]:
        from polnoc.games.bestia.bots import advice

        return advice

    def balance(self) -> contract.Balance:
        from polnoc.games.bestia import balance

        return balance

    def achievements(self) -> contract.Achievements[BestiaGame]:
        from polnoc.games.bestia import achievements

        return achievements

    def tuning(self) -> contract.Tuning[BestiaGame]:
        from polnoc.games.bestia import tuning

        return tuning


PACKAGE: Final = BestiaPackage(__name__)
