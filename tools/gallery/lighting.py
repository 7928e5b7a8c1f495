"""Light what can be chosen, for pages without JavaScript; at the table `static/offers.js` does it."""

from __future__ import annotations

from collections.abc import Sequence

from polnoc.drawing.markup import tag
from polnoc.drawing.sheets import Drawing, Offer, Piece


def lit(drawing: Drawing, offers: Sequence[Offer]) -> Drawing:
    """A drawing on which the pieces that stand for answers are lit."""
    offered = {offer.piece: offer for offer in offers}
    sheets = [
        sheet._replace(pieces=tuple([_lit(piece, offered.get(piece.key)) for piece in sheet.pieces]))
        for sheet in drawing.sheets
    ]
    return drawing._replace(sheets=tuple(sheets))


def _lit(piece: Piece, offer: Offer | None) -> Piece:
    if offer is None:
        return piece
    text = piece.text.replace(' class="', f' class="{f"may {offer.reach}".rstrip()} ', 1)
    if offer.sign:
        paper = tag("rect", x=-36, y=-18, width=72, height=24, rx=12, class_="may-tag")
        word = tag("text", offer.sign, class_="may-word", font_size=offer.size or None)
        text = text.removesuffix("</g>") + tag("g", paper, word, class_="may-sign") + "</g>"
    return piece._replace(text=text)
