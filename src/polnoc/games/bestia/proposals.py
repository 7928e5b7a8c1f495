"""What nobody needs to be asked in Bestia, and what of that everybody can tell."""

from __future__ import annotations

from polnoc.contract import Proposer
from polnoc.engine.views import View, top_frame
from polnoc.games.bestia.game import BestiaGame


class Proposals(Proposer["BestiaGame"]):
    """Hands are hidden, but not how many cards they have."""

    def is_open(self, game: BestiaGame, view: View) -> bool:
        """A turn without cards, or the last card of each pack."""
        frame = top_frame(view)
        if frame["rule"] == "Turn":
            return not view["hands"][frame["actor"]]
        if frame["rule"] == "Drafting":
            return all([len(view["packs"][s]) == len(view["picks"][s]) + 1 for s in view["asked"]])
        return False
