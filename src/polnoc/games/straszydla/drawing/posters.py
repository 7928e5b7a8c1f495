"""Pictures of Straszydła that stand alone: a pact, with a spook for each that it asks for."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.posters import HEIGHT, WIDTH, poster_picture
from polnoc.drawing.shapes import at
from polnoc.engine.options import GameOptions
from polnoc.engine.views import View
from polnoc.engine.wording import Say
from polnoc.games.straszydla.cards import Box
from polnoc.games.straszydla.drawing import map as game_map
from polnoc.games.straszydla.drawing.elements import ELEMENTS, FORMS
from polnoc.games.straszydla.drawing.map import District
from polnoc.games.straszydla.drawing.silhouettes import FIGURES, STAND_INS
from polnoc.games.straszydla.drawing.spooks import standing_figure
from polnoc.games.straszydla.game import StraszydlaGame

__all__ = ["HEIGHT", "OPTIONS", "WIDTH", "cover", "cover_of", "note", "pact_picture", "picture", "portraits"]

#: Nothing is chosen by posters: pacts are dealt.
OPTIONS: Final[tuple[str, ...]] = ()

#: The city of the cover, row by row: districts and their elements.
_COVER: Final = (
    ("dachy", 1), ("huta", 2), ("fontanna", 0), ("cmentarz", 3), ("wieza", 1), ("kanaly", 0), ("strychy", 1),
    ("metro", 3), ("zaulek-neonow", 2), ("dzialki", 3), ("stary-port", 0), ("wiatraki", 1), ("centrum", 4),
    ("remiza", 2), ("bulwary", 0), ("niespokojny-lasek", 3), ("dzwonnica", 1), ("spalona-kamienica", 2),
    ("lotnisko", 1), ("stawy", 0), ("kotlownia", 2), ("plywalnia", 0), ("kopalnia", 3), ("cegielnia", 2),
    ("kamieniolom", 3),
)  # fmt: skip
#: Where the spooks of a pact stand, the hindmost first, and how large they are.
_PLACES: Final = ((14, 10), (64, 10), (0, 62), (38, 68), (76, 62))
_SIZE: Final = 44


def picture(game: StraszydlaGame, option: str, value: str) -> Markup:
    """Nothing is chosen by posters."""
    raise LookupError(f"'{option}' is not chosen by posters")


def note(game: StraszydlaGame, option: str, value: str, say: Say) -> str:
    """Nothing is chosen by posters."""
    return ""


def cover(game: StraszydlaGame, chosen: GameOptions, say: Say) -> Markup:
    """The cover of any game: the city is laid when it begins."""
    return cover_of(say)


def cover_of(say: Say) -> Markup:
    """A picture for the list of games."""
    districts = []
    for nth, (name, element) in enumerate(_COVER):
        time = "night" if nth % 3 else "day"
        where = (5 + nth % 5 * 111, -40 + nth // 5 * 111)
        districts.append((District(name, element, time, 1, False, False, False, nth), where))
    return game_map.cover(say("game-name"), districts, standing_figure("strzyga", 130, 170, 300))


def portraits(game: StraszydlaGame, chosen: GameOptions, seat: int, view: View | None) -> list[Markup]:
    """The pact of a seat, once it is dealt."""
    return [pact_picture(game.box, view["pact"][seat])] if view and view["pact"][seat] > 0 else []


def pact_picture(box: Box, pact: int) -> Markup:
    """A pact: different spooks of the elements that it asks for, each with the sign of its element."""
    wanted = [element for element, count in enumerate(box.pact_counts[pact]) for _ in range(count)]
    drawn = []
    for nth, ((x, y), element) in enumerate(zip(_PLACES, wanted, strict=False)):
        figures = _figures(box, element)
        ground = tag("circle", cx=x + 34, cy=y + 38, r=9, class_="pact-ground")
        sign = tag("path", d=FORMS[ELEMENTS[element]], class_="kind", transform=at(x + 28, y + 32, 12))
        figure = standing_figure(figures[wanted[:nth].count(element) % len(figures)], x, y, _SIZE)
        drawn.append(tag("g", figure, ground, sign, class_=f"pact-spook is-{ELEMENTS[element]}"))
    return poster_picture("straszydla", *drawn)


def _figures(box: Box, element: int) -> list[str]:
    """The figures of the spooks of an element, in the order of the box."""
    found = [
        spook.id
        for spook, its in zip(box.spooks, box.spook_element, strict=True)
        if its == element and spook.id in FIGURES
    ]
    return [*dict.fromkeys(found)] or [STAND_INS[element]]
