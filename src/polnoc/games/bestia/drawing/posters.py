"""Standalone pictures of Bestia: Beasts, hunters and contracts, and the cover of a game."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.parts import night_cover
from polnoc.drawing.posters import poster_picture, unknown_picture
from polnoc.drawing.shapes import at, cut_out, layers
from polnoc.engine.options import GameOptions
from polnoc.engine.views import View
from polnoc.engine.wording import Say
from polnoc.games.bestia.drawing.faces import face_of
from polnoc.games.bestia.drawing.icons import BEASTS, FOLK, SIGNS
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.options import BestiaOptions
from polnoc.games.bestia.terms import BEAST

OPTIONS: Final = ("contract", "beast", "hunter1", "hunter2", "hunter3")

#: The picture of each contract: settlers and icons with place and size.
_CONTRACTS: Final = {
    "great-cleansing": (("settlement", 20, 40, 80),),
    "northern-assault": (("tower", 10, 34, 60), ("settlement", 52, 52, 62)),
    "last-caravan": (("banner", 8, 22, 60), ("start", 70, 60, 46)),
    "siege-of-the-hearths": (("power", 44, 24, 40), ("settlement", 14, 56, 54), ("tower", 70, 50, 50)),
}


# What can be chosen ----------------------------------------------------------------------


def picture(game: BestiaGame, option: str, value: str) -> Markup:
    """The picture of a contract, a Beast or a hunter."""
    if option == "contract":
        return _contract(game, value)
    if option == "beast":
        drawn = tag("g", cut_out(BEASTS.get(value, BEASTS["beast"])), class_="cover-beast")
    else:
        drawn = tag("g", layers(face_of(value)), class_="cover-hunter")
    return poster_picture(game.id, tag("g", drawn, transform=at(14, 16, 92)))


def _contract(game: BestiaGame, id: str) -> Markup:
    if id == "auto":
        return unknown_picture(game.id)
    signs = _CONTRACTS.get(id, (("settlement", 20, 40, 80),))
    folk = tag("g", cut_out(FOLK["farmer"]), class_="cover-folk", transform=at(44, 82, 34))
    return poster_picture(game.id, *[_sign(*one) for one in signs], folk)


def note(game: BestiaGame, option: str, value: str, say: Say) -> str:
    """The health of a hunter or Beast, and its habitat; the length of a contract."""
    if option == "contract":
        return say("poster-days", n=game.box.contracts[value].days) if value != "auto" else ""
    if option == "beast":
        beast = game.box.beasts[value]
        return say("poster-beast", n=beast.health, habitat=beast.habitat)
    return say("poster-health", n=game.box.hunters[value].health)


# Covers ----------------------------------------------------------------------------------


def cover(game: BestiaGame, chosen: GameOptions, say: Say) -> Markup:
    """The cover of a game: its Beast over the forest."""
    assert isinstance(chosen, BestiaOptions)
    return cover_of(chosen.beast, say("game-name"))


def portraits(game: BestiaGame, chosen: GameOptions, seat: int, view: View | None) -> list[Markup]:
    """The Beast, or the hunters of a seat."""
    assert isinstance(chosen, BestiaOptions)
    terms = game.terms(chosen)
    if seat == BEAST:
        return [picture(game, "beast", terms.beast.id)]
    hunters = [hunter.id for nth, hunter in enumerate(terms.cast) if terms.seat_of[nth + 1] == seat]
    return [picture(game, "hunter1", hunter) for hunter in hunters]


def cover_of(beast: str, title: str) -> Markup:
    """A standalone cover: the head of a Beast over the forest."""
    firs = [
        _sign("forest", x, y, size)
        for x, y, size in (
            (-30, 190, 230),
            (110, 240, 170),
            (400, 200, 220),
            (300, 262, 140),
            (500, 250, 150),
        )
    ]
    head = cut_out(BEASTS.get(beast, BEASTS["beast"]))
    return night_cover(
        title,
        "bestia",
        (280, 170, 130),
        "M0 320C120 290 240 316 330 306C420 296 500 312 560 304L560 420L0 420Z",
        tag("g", head, class_="cover-beast", transform=at(170, 74, 220)),
        *firs,
        tag("path", d="M0 396C160 386 380 398 560 390L560 420L0 420Z", class_="cover-snow"),
    )


def _sign(name: str, x: float, y: float, size: float) -> Markup:
    """An icon drawn inline, for pages without the shared shapes."""
    return tag("path", d=SIGNS[name], class_="cover-firs", fill_rule="evenodd", transform=at(x, y, size))
