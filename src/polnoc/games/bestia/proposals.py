"""Decisions in Bestia that need not be asked, and which of them are public."""

from __future__ import annotations

from polnoc.contract import Proposer
from polnoc.engine.views import View, top_frame
from polnoc.games.bestia.game import BestiaGame


class Proposals(Proposer["BestiaGame"]):
    """Hands are hidden, but their sizes are public."""

    def is_open(self, game: BestiaGame, view: View) -> bool:
        """True for a turn without cards, or the last card of each pack."""
        frame = top_frame(view)
        if frame["rule"] == "Turn":
            return not view["hands"][frame["actor"]]
        if frame["rule"] == "Drafting":
            return all([len(view["packs"][s]) == len(view["picks"][s]) + 1 for s in view["asked"]])
        return False
