"""Drawings of cards: with two halves, with one, face down; in hand, in the market, to choose from."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.outlines import cut
from polnoc.drawing.parts import Spot, nothing, piece
from polnoc.drawing.shapes import path
from polnoc.drawing.wrapping import fill, filled, wrapped
from polnoc.games.bestia.drawing.icons import sign

#: The size of a card, the height of the band with its name, and the size of its sheet in the hand.
CARD: Final = (140, 178)
BAND: Final = 44
HELD: Final = (144, 182)
#: Where the button at the foot of a card begins if the card can be discarded to flee.
FOOT: Final = 148
#: The smallest font size for what a card does (12 px on the smallest laptop); below it, letters get narrower.
LEAST: Final = 12.7
#: Letters are narrowed to these shares: always, and where they would be too small.
NARROW: Final = (0.93, 0.7)
#: The size of a movement card.
STEP: Final = (28, 38)

#: The icon for the symbol of a card.
SYMBOLS: Final = {"red": "claw", "blue": "foot", "trap": "snare", "reaction": "react"}


class Face(NamedTuple):
    """A card: its name, symbol and kind, and what it does for the reader."""

    name: str
    symbol: str
    kind: str
    does: str
    cost: int = 0
    needs: str = ""


def face(shown: Face, bottom: float = CARD[1]) -> Markup:
    """The face of a card: a band with its name, then what it does, down to the height `bottom`."""
    width, height = CARD
    return join(
        path(cut(0, 0, width, height, len(shown.name)), "hide-paper"),
        path(cut(0, 0, width, BAND, len(shown.name)), f"hide-band is-{shown.symbol}"),
        tag("circle", cx=13, cy=11, r=10, class_=f"hide-seal is-{shown.symbol}"),
        sign(SYMBOLS[shown.symbol], 6, 4, 14, "hide-symbol"),
        filled(shown.name, width / 2, 28, 15, "hide-name", width=width - 6, height=30),
        _price(shown),
        _does(shown.does, width - 12, bottom),
    )


def _does(said: str, width: float, bottom: float) -> Markup:
    """The text of what a card does, between its band and `bottom`."""
    high, (usual, narrowest) = bottom - BAND - 4, NARROW
    fits = fill(said, width / usual, high, 14, bold=False)[1] >= LEAST
    return filled(
        said, CARD[0] / 2, (BAND + bottom) / 2, 14, "hide-text",
        width=width, height=high, bold=False, narrow=usual if fits else narrowest,
    )  # fmt: skip


def price(cost: int, x: float, y: float, radius: float) -> Markup:
    """A cost in grudges."""
    return join(
        tag("circle", cx=x, cy=y, r=radius, class_="hide-cost"),
        lettering(str(cost), x, round(y + radius * 0.5, 1), round(radius * 1.4, 1), "hide-number"),
    )


def _price(shown: Face) -> Child:
    """The cost of a card, or the habitat that it needs."""
    if shown.cost:
        return price(shown.cost, CARD[0] - 12, 11, 10)
    return sign(shown.needs, CARD[0] - 21, 3, 17, f"hide-needs is-{shown.needs}") if shown.needs else None


class Held(NamedTuple):
    """A card in the hand: its face, the number of its hunter (0: the only one), where its text ends."""

    face: Face
    owner: int
    bottom: float


def held(id: str, shown: Held | None, label: str) -> Markup:
    """A card in the hand; None: it is not in the hand."""
    if shown is None:
        return nothing(id)
    badge = [
        tag("circle", cx=34, cy=11, r=10, class_=f"owner is-hunter-{shown.owner}"),
        lettering(str(shown.owner), 34, 16, 14, "owner-number"),
    ]
    drawn = tag("g", face(shown.face, shown.bottom), *(badge if shown.owner else []), class_="glow")
    return piece(id, "hide held-card", label, _reach(), drawn, at=(2, 2))


def _reach() -> Markup:
    width, height = CARD
    return tag("rect", x=-2, y=-2, width=width + 4, height=height + 4, rx=8, class_="reach")


def aside(id: str, shown: Face, word: str, label: str) -> Markup:
    """A card beside the hand, with a word to say why, in the band that large hands show."""
    drawn = tag("g", face(shown), class_="glow")
    left, width = 30, CARD[0] - 56
    said = join(
        tag("rect", x=left, y=1, width=width, height=19, rx=6, class_="aside-paper"),
        filled(word, left + width / 2, 10.5, 14, "aside-word", width=width - 6, height=19, least=14),
    )
    return piece(id, "hide held-card is-aside", label, drawn, said, at=(2, 2))


def pick(id: str, shown: tuple[Face, Spot] | None, label: str) -> Markup:
    """A card to choose from; None: it is not among them."""
    if shown is None:
        return nothing(id)
    return piece(id, "hide pick", label, _reach(), tag("g", face(shown[0]), class_="glow"), at=shown[1])


# The market ------------------------------------------------------------------------------

#: The sizes of a deck of the market, and of a card below it.
MARKET_DECK: Final = (154, 26)
MARKET_CARD: Final = (154, 31)


def market_card(id: str, shown: tuple[Face, Spot] | None, label: str) -> Markup:
    """A face-up card of the market; None: its place is empty."""
    if shown is None:
        return nothing(id)
    card, spot = shown
    width, height = MARKET_CARD
    room = width - 28 - (24 if card.cost else 4)
    inside = [
        path(cut(0, 0, width, height, len(card.name)), "hide-paper"),
        path(cut(0, 0, 22, height, len(card.name)), f"hide-band is-{card.symbol}"),
        sign(SYMBOLS[card.symbol], 3, height / 2 - 8, 16, "hide-symbol"),
        price(card.cost, width - 12, height / 2, 10) if card.cost else None,
        filled(
            card.name, 26, height / 2, 14, "hide-name", width=room, height=height + 1, middle=False, least=14
        ),
    ]
    reach = tag("rect", x=-2, y=-1, width=width + 4, height=height + 2, rx=6, class_="reach")
    return piece(id, "hide ware", label, reach, tag("g", *inside, class_="glow"), at=spot)


def market_deck(id: str, kind: str, count: int, word: str, spot: Spot, label: str) -> Markup:
    """A deck of gear or talents, face down: what it is, and how many cards are left."""
    width, height = MARKET_DECK
    inside = [
        path(cut(3, 3, width, height, 3), "stock-under"),
        path(cut(0, 0, width, height, 1), f"stock-paper is-{kind}"),
        sign(kind, 5, 4, 18, "stock-sign"),
        lettering(word, 30, 18, 14, "stock-word", width=width - 64, middle=False),
        lettering(str(count), width - 16, 18.5, 15, "stock-count"),
    ]
    reach = tag("rect", x=-2, y=-1, width=width + 4, height=height + 2, rx=6, class_="reach")
    return piece(id, "hide stock", label, reach, tag("g", *inside, class_="glow"), at=spot)


# The movement track ----------------------------------------------------------------------


def step(way: int, x: float, y: float, size: float = 1.0) -> Markup:
    """A movement card: its arrow, or its back if it is not known (-1)."""
    width, height = STEP
    return tag(
        "g",
        path(cut(0, 0, width, height, way + 1), "step-paper" if way >= 0 else "step-back"),
        sign(f"way-{way}" if way >= 0 else "paw", 5, 10, 18, "step-sign"),
        class_="step",
        transform=f"translate({x:g} {y:g})" + (f" scale({size:g})" if size != 1 else ""),
    )


#: The greatest width of a row of movement cards.
ROW: Final = 330
#: More cards than this are small and in two rows, so that every one can be read.
ONE_ROW: Final = 13
SMALL: Final = 0.55


class Track(NamedTuple):
    """The movement track: the direction of each card (-1: unknown), and those that were revealed last."""

    ways: tuple[int, ...]
    last: tuple[int, ...]


def track(id: str, shown: Track, title: str, word: str, label: str) -> Markup:
    """The cards of the track in rows, with their number."""
    return piece(
        id,
        "track" if shown.ways else "track is-empty",
        label,
        lettering(title, 8, 18, 16, "track-title", middle=False),
        *_rows(shown.ways),
        lettering(str(len(shown.ways)), 394, 56, 34, "track-count") if shown.ways else None,
        wrapped(word, 8, 52, 15, "track-word", width=380, lines=2, middle=False) if not shown.ways else None,
    )


def _rows(ways: tuple[int, ...]) -> list[Markup]:
    if len(ways) <= ONE_ROW:
        return _row(ways, 26, 1.0)
    half = -(-len(ways) // 2)
    return _row(ways[:half], 24, SMALL) + _row(ways[half:], 46, SMALL)


def _row(ways: tuple[int, ...], y: float, size: float) -> list[Markup]:
    wide = STEP[0] * size
    gap = min(wide + 3 * size, (ROW - wide) / max(1, len(ways) - 1))
    return [step(way, round(8 + nth * gap, 1), y, size) for nth, way in enumerate(ways)]


def last_way(id: str, shown: tuple[int, ...], word: str) -> Markup:
    """The cards that were turned up when the Beast was last revealed."""
    if not shown:
        return nothing(id)
    gap = min(20.0, 174 / max(1, len(shown)))
    signs = [
        sign(f"way-{way}", round(166 + nth * gap, 1), 74, min(15.0, gap + 3), "last-sign")
        for nth, way in enumerate(shown)
    ]
    return piece(
        id, "last-way", word, lettering(word, 8, 86, 15, "last-word", width=150, middle=False), *signs
    )


def known(id: str, word: str) -> Markup:
    """What the hunters could have known about the path; empty while the game is not over."""
    if not word:
        return nothing(id)
    drawn = filled(word, 8, 80, 16, "known-word", width=330, height=34, middle=False, bold=False)
    return piece(id, "", word, drawn)
