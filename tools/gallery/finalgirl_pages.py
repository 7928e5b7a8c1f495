"""Final Girl for the gallery: `python -m tools.gallery.finalgirl_pages FOLDER [PAGE…]`.

Every page is a moment of a real game, played carelessly from a fixed seed. The pages use the real
style sheets and the real drawings, and nothing else is needed to open them.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.sheets import BOARD, TRAY, TURN
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.views import View, top_frame
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.drawing.board import Board, offers
from polnoc.words import Words
from tools.gallery.colours import copy_static
from tools.gallery.lighting import lit
from tools.gallery.pages import bar, page, said

GAME: Final = PACKAGE.make_game()
#: Weights of answers that chance alone would give too often or too rarely.
LEANINGS: Final = {"done": 0.15, "accept": 0.5, "discard": 0.25, "stop": 0.3, "any-order": 3.0}
SEEDS: Final = 120


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: its options, and when to stop."""

    name: str
    language: str
    #: The rule that asks; `Over`: nobody does.
    rule: str
    more: Callable[[View], bool] = lambda view: True
    options: Mapping[str, object] = field(default_factory=dict)
    theme: str = "night"
    aids: bool = True

    def is_now(self, view: View) -> bool:
        """Whether this is the moment."""
        return rule_of(view) == self.rule and self.more(view)


def rule_of(view: View) -> str:
    """The name of the rule that asks."""
    return str(top_frame(view)["rule"])


def careless(options: Sequence[Action], rng: random.Random) -> Action:
    """A random answer, weighted by `LEANINGS`."""
    return rng.choices(options, [LEANINGS.get(action.verb, 1.0) for action in options])[0]


def find_moment(moment: Moment) -> Match:
    """Play games by seed until one has this moment, and stop there."""
    options = GAME.read_options(dict(moment.options))
    for seed in range(1, SEEDS):
        match, rng = Match(GAME, options, Seed.simulated(seed)), random.Random(seed)
        while not match.over and not moment.is_now(match.view(0)):
            match.answer(0, careless(match.options(0), rng))
        if moment.is_now(match.view(0)):
            return match
    raise LookupError(f"no game has the moment '{moment.name}'")


def _partial(view: View) -> bool:
    return len(view["dice"]) > 1 and bool({3, 4} & set(view["dice"]))


def _carries(view: View) -> bool:
    return len(view["held"]) + len(view["bag"]) > 0


_FAIR: Final = {"killer": "parade", "location": "fair", "heroine": "reiko"}
_PACK: Final = {"killer": "pack", "location": "fair", "heroine": "barbara"}

MOMENTS: Final = (
    Moment("camp-action-pl", "pl", "ActionPhase", lambda view: view["turn"] > 2),
    Moment("camp-action-day-en", "en", "ActionPhase", lambda view: view["turn"] > 1, theme="day"),
    Moment("camp-roll-pl", "pl", "Judge", _partial),
    Moment("camp-reroll-en", "en", "PickDice"),
    Moment("camp-choice-en", "en", "ChooseOne"),
    Moment("camp-attack-pl", "pl", "React"),
    Moment("camp-market-pl", "pl", "PlanningPhase", lambda view: view["time"] > 4),
    Moment("camp-market-day-en", "en", "PlanningPhase", lambda view: view["time"] > 4, theme="day"),
    Moment("camp-over-pl", "pl", "Over", aids=False),
    Moment("fair-moving-en", "en", "Moving", lambda view: view["turn"] > 1, _FAIR),
    Moment("fair-panic-pl", "pl", "Panicking", lambda view: view["phase"] == 3, _FAIR),
    Moment("fair-items-pl", "pl", "Arrange", _carries, _PACK),
    Moment("pack-tie-en", "en", "Tie", options={"killer": "pack", "ambiguity": "ask"}),
)


def moment_page(moment: Moment) -> Markup:
    """The page of a moment."""
    match = find_moment(moment)
    words = Words(moment.language, GAME, ["Ania"], 0, match.chosen)
    view, options = match.view(0), [] if match.over else match.options(0)
    drawn = Board.once(GAME, view, options, words.text, ["Ania"], aids=moment.aids)
    drawing = lit(drawn, offers(GAME, view, options, words.text))
    buttons = [
        tag("li", tag("button", words.action(action, view), class_="choice", value=action.text))
        for action in options
    ]
    line = tag("p", words.prompt(view), class_="prompt-line")
    asked = tag("form", tag("ul", *buttons, class_="choice-list"), class_="actions")
    tray = (tag("section", line, class_="prompt"), tag("div", asked, class_="asked"))
    table = tag(
        "main",
        tag("div", *tray, tag("section", drawing.at(TRAY), class_="hand"), class_="tray"),
        tag("section", drawing.at(BOARD), class_="board"),
        tag("aside", tag("h2", said("log", moment.language)), class_="side"),
        class_="table",
        id="table",
        data_turn="over" if match.over else "mine",
    )
    top = bar(
        moment.language, ("undo", "hint", "rules", "theme"), tag("div", drawing.at(TURN), class_="turn")
    )
    style = tag("link", rel="stylesheet", href="static/games/finalgirl/board.css")
    return page(moment.language, moment.theme, moment.name, style, drawing.shapes, top, table)


def make(folder: Path, only: Sequence[str] = ()) -> list[Path]:
    """Write the pages, or those whose names begin with one of `only`; return the paths written."""
    copy_static(folder / "static")
    written = []
    for moment in MOMENTS:
        if not only or moment.name.startswith(tuple(only)):
            written.append(folder / f"{moment.name}.html")
            written[-1].write_text(moment_page(moment), encoding="utf-8")
    return written


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tools.gallery.finalgirl_pages FOLDER [PAGE…]")
    for path in make(Path(sys.argv[1]), sys.argv[2:]):
        sys.stdout.write(f"{path}\n")
