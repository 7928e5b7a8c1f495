"""Cards of Bestia: with two halves, with one, face down; in hand, in the market, to choose from."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.outlines import cut
from polnoc.drawing.parts import Spot, nothing, piece
from polnoc.drawing.shapes import path
from polnoc.drawing.wrapping import filled, wrapped
from polnoc.games.bestia.drawing.icons import sign

#: A card, and its sheet in the hand with room for a button below.
CARD: Final = (124, 164)
HELD: Final = (128, 196)
#: A movement card.
STEP: Final = (28, 38)

#: What the symbol of a card looks like.
SYMBOLS: Final = {"red": "claw", "blue": "foot", "trap": "snare", "reaction": "react"}


class Face(NamedTuple):
    """A card: its name, symbol and kind, what it does for the reader, and what its other half does."""

    name: str
    symbol: str
    kind: str
    does: str
    other: str = ""
    #: Whether the reader's half is the lower one, the Beast's.
    lower: bool = False
    cost: int = 0
    needs: str = ""


def face(shown: Face) -> Markup:
    """The face of a card."""
    width, height = CARD
    return join(
        path(cut(0, 0, width, height, len(shown.name)), "hide-paper"),
        path(cut(0, 0, width, 34, len(shown.name)), f"hide-band is-{shown.symbol}"),
        tag("circle", cx=19, cy=17, r=13, class_=f"hide-seal is-{shown.symbol}"),
        sign(SYMBOLS[shown.symbol], 11, 9, 16, "hide-symbol"),
        filled(shown.name, 36, 17, 14.5, "hide-name", width=_name_width(shown), height=32, middle=False),
        _price(shown),
        *(_halves(shown) if shown.other else _whole(shown)),
    )


def price(cost: int, x: float, y: float, radius: float) -> Markup:
    """What something costs, in grudges."""
    return join(
        tag("circle", cx=x, cy=y, r=radius, class_="hide-cost"),
        lettering(str(cost), x, round(y + radius * 0.5, 1), round(radius * 1.4, 1), "hide-number"),
    )


def _name_width(shown: Face) -> float:
    return 62.0 if shown.cost or shown.needs else 86.0


def _price(shown: Face) -> Child:
    """What it costs, or the habitat that it needs."""
    if shown.cost:
        return price(shown.cost, 110, 17, 11)
    return sign(shown.needs, 101, 7, 20, f"hide-needs is-{shown.needs}") if shown.needs else None


def _whole(shown: Face) -> list[Markup]:
    return [filled(shown.does, 62, 97, 13, "hide-text", width=114, height=118)]


def _halves(shown: Face) -> list[Markup]:
    """The reader's half is large; the other one is there for whoever wants to know."""
    high, low = (52, 74) if shown.lower else (74, 52)
    line = 36 + high
    upper, under = (shown.other, shown.does) if shown.lower else (shown.does, shown.other)
    dim = "hide-half is-other"
    return [
        path(cut(3, 37, 118, high - 2, 1), dim if shown.lower else "hide-half"),
        path(cut(3, line + 1, 118, low - 1, 2), "hide-half" if shown.lower else dim),
        sign("gear", 5, 39, 13, "hide-side"),
        sign("paw", 5, line + 4, 13, "hide-side"),
        _half(upper, 36 + high / 2, high, not shown.lower),
        _half(under, line + low / 2, low, shown.lower),
    ]


def _half(said: str, y: float, height: float, own: bool) -> Markup:
    class_ = "hide-text" if own else "hide-text is-other"
    return filled(said, 69, y, 12.5 if own else 10, class_, width=100, height=height - 6)


def held(id: str, shown: Face | None, label: str, owner: int = 0) -> Markup:
    """A card in the hand; None: it is not held. With two hunters it shows the number of its `owner`."""
    if shown is None:
        return nothing(id)
    reach = tag("rect", x=-2, y=-2, width=128, height=168, rx=8, class_="reach")
    badge = [
        tag("circle", cx=112, cy=150, r=11, class_=f"owner is-hunter-{owner}"),
        lettering(str(owner), 112, 155.5, 15, "owner-number"),
    ]
    drawn = tag("g", face(shown), *(badge if owner else []), class_="glow")
    return piece(id, "hide held-card", label, reach, drawn, at=(2, 2))


def aside(id: str, shown: Face, word: str, label: str) -> Markup:
    """A card that lies beside the hand, with a word that says why."""
    drawn = tag("g", face(shown), class_="glow")
    said = lettering(word, 62, 184, 15, "aside-word")
    return piece(id, "hide held-card is-aside", label, drawn, said, at=(2, 2))


def pick(id: str, shown: tuple[Face, Spot] | None, label: str) -> Markup:
    """A card to choose from; None: it is not among them."""
    if shown is None:
        return nothing(id)
    reach = tag("rect", x=-2, y=-2, width=128, height=168, rx=8, class_="reach")
    return piece(id, "hide pick", label, reach, tag("g", face(shown[0]), class_="glow"), at=shown[1])


# The market ------------------------------------------------------------------------------

#: A deck, and a card of the market.
MARKET_DECK: Final = (66, 92)
MARKET_CARD: Final = (102, 92)


def market_card(id: str, shown: tuple[Face, Spot] | None, label: str) -> Markup:
    """A card that lies face up; None: its place is empty."""
    if shown is None:
        return nothing(id)
    card, spot = shown
    width, height = MARKET_CARD
    inside = [
        path(cut(0, 0, width, height, len(card.name)), "hide-paper"),
        path(cut(0, 0, width, 24, len(card.name)), f"hide-band is-{card.symbol}"),
        sign(SYMBOLS[card.symbol], 5, 4, 16, "hide-symbol"),
        price(card.cost, width - 13, 12, 9) if card.cost else None,
        filled(card.name, width / 2, 57, 17, "hide-name", width=width - 8, height=60),
    ]
    reach = tag("rect", x=-3, y=-3, width=width + 6, height=height + 6, rx=8, class_="reach")
    return piece(id, "hide ware", label, reach, tag("g", *inside, class_="glow"), at=spot)


def market_deck(id: str, kind: str, count: int, spot: Spot, label: str) -> Markup:
    """A deck of gear or talents, face down."""
    width, height = MARKET_DECK
    inside = [
        path(cut(4, 4, width, height, 3), "stock-under"),
        path(cut(0, 0, width, height, 1), f"stock-paper is-{kind}"),
        sign(kind, 18, 16, 30, "stock-sign"),
        lettering(str(count), width / 2, 74, 20, "stock-count"),
    ]
    reach = tag("rect", x=-3, y=-3, width=76, height=98, rx=8, class_="reach")
    return piece(id, "hide stock", label, reach, tag("g", *inside, class_="glow"), at=spot)


# The movement track ----------------------------------------------------------------------


def step(way: int, x: float, y: float, size: float = 1.0) -> Markup:
    """A movement card: its arrow, or its back if the way is not known (-1)."""
    width, height = STEP
    return tag(
        "g",
        path(cut(0, 0, width, height, way + 1), "step-paper" if way >= 0 else "step-back"),
        sign(f"way-{way}" if way >= 0 else "paw", 5, 10, 18, "step-sign"),
        class_="step",
        transform=f"translate({x:g} {y:g})" + (f" scale({size:g})" if size != 1 else ""),
    )


#: How wide a row of movement cards is at most.
ROW: Final = 330
#: More cards than this lie in two rows, small, so that every one can be read.
ONE_ROW: Final = 13
SMALL: Final = 0.55


class Track(NamedTuple):
    """The movement track: ways by card (-1: unknown), and the way that was revealed last."""

    ways: tuple[int, ...]
    last: tuple[int, ...]


def track(id: str, shown: Track, title: str, word: str, label: str) -> Markup:
    """The cards in a row; below them, small, those that were turned up last."""
    return piece(
        id,
        "track" if shown.ways else "track is-empty",
        label,
        lettering(title, 8, 18, 14, "track-title", middle=False),
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
    """The cards that were turned up when the Beast was revealed last."""
    if not shown:
        return nothing(id)
    gap = min(20.0, 250 / max(1, len(shown)))
    signs = [
        sign(f"way-{way}", round(150 + nth * gap, 1), 73, min(15.0, gap + 3), "last-sign")
        for nth, way in enumerate(shown)
    ]
    return piece(
        id, "last-way", word, lettering(word, 8, 85, 13, "last-word", width=136, middle=False), *signs
    )


def known(id: str, word: str) -> Markup:
    """What the others could have known about the way; empty: it is not over yet."""
    if not word:
        return nothing(id)
    return piece(id, "", word, wrapped(word, 8, 82, 15, "known-word", width=330, lines=1, middle=False))
