"""IMP: imps in the windows in which they may be used."""

from __future__ import annotations

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.refusals import Refusal
from polnoc.games.straszydla.actions import USE
from polnoc.games.straszydla.rules.stacks import give_back_imp
from polnoc.games.straszydla.state import Straszydla


def usable(position: Straszydla, seat: int, window: str) -> list[Action]:
    """The imps of a seat that may be used in a window, each kind once."""
    fitting = position.terms.windows[window]
    return [USE[imp] for imp in dict.fromkeys(position.imps[seat]) if imp in fitting]


def use_imp(position: Straszydla, seat: int, imp: int, out: Out) -> None:
    """IMP-05, IMP-06: an imp does what it does and goes to the bottom of its stack."""
    give_back_imp(position, seat, imp)
    tell(out, "uses-imp", seat=seat, imp=imp)


def why_no_imp(position: Straszydla, seat: int, imp: int) -> Refusal:
    """STR-AMB-32: the seat does not have it, or this is not its window."""
    if imp not in position.imps[seat]:
        return Refusal("STR-IMP-05", "refused-no-such-imp")
    return Refusal("STR-AMB-32", "refused-imp-not-now", {"imp": imp})
