"""Action cards: their names, their costs, and what each result of a roll does, as icons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import piece
from polnoc.drawing.shapes import path, shape, use
from polnoc.drawing.wrapping import filled
from polnoc.games.finalgirl.drawing.icons import Notes, icon, note_row

CARD: Final = (98, 134)
#: The size of the sheet for a kind of card in hand, with the button under it.
HELD: Final = (102, 164)
_EDGE: Final = "M6 1L92 0C96 0 98 3 98 7L97 127C97 131 94 134 90 134L7 133C3 133 0 130 0 126L1 7C1 3 3 1 6 1Z"
_BAND: Final = "M6 1L92 0C96 0 98 3 98 7L98 33L0 34L1 7C1 3 3 1 6 1Z"

#: Cards in a row of the market.
ACROSS: Final = 4
SHOP_STEP: Final = (103, 148)


class ActionCard(NamedTuple):
    """A card as it is printed: rows for three, two, one or no successes; or one row without a roll."""

    name: str
    cost: int
    #: `action`, `reaction` or `roll`.
    kind: str
    #: What each result does; a row may be a choice of several.
    rows: tuple[tuple[Notes, ...], ...]


_SIGNS: Final = {"action": "", "reaction": "shield", "roll": "reroll"}


def action_card_shapes() -> list[Markup]:
    """The paper of a card."""
    return [shape("deed", path(_EDGE, "deed-paper"), path(_BAND, "deed-band"))]


@lru_cache(1_000)
def face(shown: ActionCard) -> Markup:
    """The whole card, 98 by 134."""
    sign = _SIGNS[shown.kind]
    return tag(
        "g",
        use("deed"),
        filled(shown.name, 49, 17, 15, "deed-name", width=88, height=34, bold=False, least=14.8),
        icon(sign, 78, 38, 15, "deed-kind") if sign else None,
        *_rows(shown),
        class_=f"deed is-{shown.kind}",
    )  # fmt: skip


def _rows(shown: ActionCard) -> list[Markup]:
    """What each result does; a row with more lines is higher."""
    if len(shown.rows) == 1:
        return [_lines(_broken_ways(shown.rows[0]), 49, 82, 90, 72)]
    rows = [_broken_ways(ways) for ways in shown.rows]
    shares = [max(1.25, len(lines)) for lines in rows]
    drawn, top, best = [], 36.0, len(rows) - 1
    for row, (lines, share) in enumerate(zip(rows, shares, strict=True)):
        high = round(91 * share / sum(shares), 1)
        middle = top + high / 2 - 1
        drawn.append(
            tag(
                "rect",
                x=3,
                y=top,
                width=92,
                height=high - 2,
                rx=4,
                class_=f"deed-row is-{min(best - row, 2)}",
            )
        )
        drawn.append(_result(best - row, 5, middle))
        drawn.append(_lines(lines, 55.5, middle, 77, high - 2))
        top = round(top + high, 1)
    return drawn


def _result(successes: int, x: float, y: float) -> Markup:
    """A number of successes as marks: up to three, or a cross; `y` is their middle."""
    if not successes:
        return icon("no", x + 1, y - 5, 10, "deed-mark")
    if successes == 1:
        return icon("yes", x, y - 5.5, 11, "deed-mark")
    if successes == 3:
        return join(*[icon("yes", x + nth, y - 10 + nth * 6, 8, "deed-mark") for nth in range(3)])
    return join(icon("yes", x, y - 9, 9, "deed-mark"), icon("yes", x + 2, y - 1, 9, "deed-mark"))


def _broken_ways(ways: tuple[Notes, ...]) -> list[Notes]:
    """Break the alternatives of a row into lines of two notes, with a mark before each further one."""
    return [line for nth, notes in enumerate(ways) for line in _broken(notes, 2, nth > 0)]


def _lines(lines: list[Notes], x: float, y: float, width: float, high: float) -> Markup:
    """Lines of notes around a place."""
    if not lines:
        return lettering("—", x, y + 5, 15, "note")
    step = min(15.5, high / len(lines))
    top = y - step * (len(lines) - 1) / 2 + step * 0.36
    drawn = [
        note_row(line, x, round(top + nth * step, 1), step * 0.97, width) for nth, line in enumerate(lines)
    ]
    return join(*drawn)


def _broken(notes: Notes, wide: int, other: bool) -> list[Notes]:
    """Break notes into lines of at most `wide` notes."""
    lines = [notes[start : start + wide] for start in range(0, len(notes), wide)]
    if other:
        lines[0] = (("or", ""), *lines[0])
    return lines


class Held(NamedTuple):
    """A kind of card in hand, and how many there are of it."""

    action_card: ActionCard
    number: int


def held(id: str, shown: Held | None, label: str) -> Markup:
    """A card in hand; None: there is none of this kind."""
    if shown is None:
        return tag("g", id=id)
    return piece(
        id,
        "held-deed",
        label,
        tag("rect", width=HELD[0], height=136, class_="reach"),
        tag("rect", x=5, y=5, width=96, height=132, rx=7, class_="deed-under") if shown.number > 1 else None,
        tag("g", face(shown.action_card), class_="glow"),
        _times(shown.number, 68, 138) if shown.number > 1 else None,
        at=(2, 4),
    )


def _times(count: int, x: float, y: float) -> Markup:
    return join(
        tag("rect", x=x, y=y, width=30, height=18, rx=9, class_="count-paper"),
        lettering(f"×{count}", x + 15, y + 14.2, 14.6, "count"),
    )


class Offered(NamedTuple):
    """A kind of card in the market: how many, and where it lies; `dear`: it costs more than there is."""

    action_card: ActionCard
    number: int
    nth: int
    dear: bool


def offered(id: str, shown: Offered, label: str) -> Markup:
    """A card in the market; once sold out, its empty place."""
    row, column = divmod(shown.nth, ACROSS)
    x, y = 2 + column * SHOP_STEP[0], 5 + row * SHOP_STEP[1]
    class_ = "shop-deed" if shown.number else "shop-deed is-gone"
    return piece(
        id,
        class_ + (" is-dear" if shown.dear else ""),
        label,
        tag("rect", width=98, height=134, class_="reach"),
        tag("g", face(shown.action_card), class_="glow"),
        tag("circle", cx=14, cy=135, r=10, class_="deed-cost-paper"),
        lettering(str(shown.action_card.cost), 14, 140.5, 15, "deed-cost"),
        _times(shown.number, 64, 126) if shown.number > 1 else None,
        at=(x, y),
    )


def shop_size(kinds: int) -> tuple[int, int]:
    """The size of a market with `kinds` kinds of cards."""
    return ACROSS * SHOP_STEP[0], -(-kinds // ACROSS) * SHOP_STEP[1]
