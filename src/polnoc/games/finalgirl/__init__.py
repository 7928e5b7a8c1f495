"""Final Girl: one heroine, dice, time and cards against a killer who acts by script."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from polnoc import contract

if TYPE_CHECKING:
    from polnoc.engine.packs import PackError, PackText
    from polnoc.games.finalgirl.game import FinalGirlGame


class FinalGirlPackage(contract.GamePackage["FinalGirlGame"]):
    """The package of Final Girl."""

    id = "finalgirl"
    levels = ("novice", "regular", "expert")
    style_sheets = ("board.css",)

    def make_game(self) -> FinalGirlGame:
        from polnoc.games.finalgirl.game import FinalGirlGame
        from polnoc.games.finalgirl.packs import load_box

        return FinalGirlGame(load_box())

    def make_game_with(self, packs: Sequence[PackText]) -> FinalGirlGame:
        from polnoc.games.finalgirl.game import FinalGirlGame
        from polnoc.games.finalgirl.packs import load_box

        return FinalGirlGame(load_box(packs))

    def earlier_content(self) -> Sequence[tuple[str, ...]]:
        from polnoc.games.finalgirl.packs import earlier_content

        return earlier_content()

    def check_pack(self, pack: PackText, said: Callable[[str, str], bool]) -> list[PackError]:
        from polnoc.games.finalgirl.packs import check_pack

        return check_pack(pack, said)

    def wording(self) -> contract.MakeWording[FinalGirlGame]:
        from polnoc.games.finalgirl.words.wording import Wording

        return Wording

    def drawing(self) -> contract.BoardDrawing[FinalGirlGame]:
        from polnoc.games.finalgirl.drawing import board

        return board

    def posters(self) -> contract.Posters[FinalGirlGame]:
        from polnoc.games.finalgirl.drawing import posters

        return posters

    def terminal(self) -> contract.TerminalBoard[FinalGirlGame]:
        from polnoc.games.finalgirl.drawing import terminal

        return terminal

    def bots(self) -> Mapping[str, Callable[[FinalGirlGame], contract.Bot]]:
        from polnoc.games.finalgirl.bots.learned import BOTS

        return BOTS

    def sparring(self) -> Mapping[str, Callable[[FinalGirlGame], contract.Bot]]:
        from polnoc.games.finalgirl.bots.learned import SPARRING

        return SPARRING

    def proposals(self) -> contract.Proposer[FinalGirlGame]:
        from polnoc.games.finalgirl.proposals import Proposals

        return Proposals()

    def advice(self) -> contract.Adviser[FinalGirlGame]:
        from polnoc.games.finalgirl.bots import advice

        return advice

    def story(self) -> contract.StoryTeller[FinalGirlGame]:
        from polnoc.games.finalgirl.solo import story

        return story

    def achievements(self) -> contract.Achievements[FinalGirlGame]:
        from polnoc.games.finalgirl import achievements

        return achievements

    def daily(self) -> contract.Daily:
        from polnoc.games.finalgirl.solo import daily

        return daily

    def balance(self) -> contract.Balance:
        from polnoc.games.finalgirl import balance

        return balance

    def tuning(self) -> contract.Tuning[FinalGirlGame]:
        from polnoc.games.finalgirl import tuning

        return tuning

    def guide(self) -> contract.Guide[FinalGirlGame]:
        from polnoc.games.finalgirl import guide

        return guide


PACKAGE: Final = FinalGirlPackage(__name__)
