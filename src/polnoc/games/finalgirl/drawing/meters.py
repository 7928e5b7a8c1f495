"""The meters of Final Girl: a strip that is always in view, horror, time, and the odds of a roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import group, piece
from polnoc.drawing.wrapping import LEAST, filled
from polnoc.games.finalgirl.drawing.icons import icon

STRIP: Final = (440, 60)
TRACKS: Final = (420, 142)
PHASES: Final = 5
#: Where the rows of the tracks are.
HORROR_AT, TIME_AT, ODDS_AT, EVENTS_AT = 2, 38, 74, 105
#: A counter and the gap beside it.
COUNTER_WIDE: Final = 84
_LEFT: Final = 34
_ROW: Final = 384


# The strip ---------------------------------------------------------------------


class Phase(NamedTuple):
    """Turn and phase (0: before the first, 6: after the end), and whether the viewer has to do something."""

    turn: int
    phase: int
    asked: bool


def phase(id: str, shown: Phase, word: str, turn: str, label: str) -> Markup:
    """Where in a turn the game is."""
    dots = []
    for nth in range(PHASES):
        class_ = "phase-dot is-now" if nth + 1 == shown.phase else "phase-dot"
        dots.append(tag("circle", cx=15 + nth * 12, cy=46, r=4, class_=class_))
    return piece(
        id,
        "phase is-active" if shown.asked else "phase",
        label,
        tag("rect", x=2, y=2, width=140, height=56, rx=10, class_="phase-paper"),
        lettering(word, 12, 27, 18, "phase-word", width=124, middle=False),
        *dots,
        lettering(turn, 136, 51, 15, "phase-turn end", width=66, middle=False),
    )


class Figure(NamedTuple):
    """A number with its icon, perhaps with a second number."""

    sign: str
    number: str
    more: str = ""
    said: str = ""
    low: bool = False


def figure(id: str, shown: Figure, x: float, width: float, label: str) -> Markup:
    """A number of the strip."""
    class_ = f"gauge is-{shown.sign}" + (" is-low" if shown.low else "")
    half = width / 2
    return piece(
        id,
        class_,
        label,
        tag("rect", x=2, y=2, width=width - 4, height=56, rx=10, class_="gauge-paper"),
        icon(shown.sign, 6 if shown.more else half - 24, 20, 20, "gauge-sign"),
        lettering(shown.number, 27 if shown.more else half - 3, 38, 20, "gauge-number", middle=False),
        icon(shown.more, half + 2, 21, 18, "gauge-sign is-more") if shown.more else None,
        lettering(shown.said, half + 20, 37, 17, "gauge-more", middle=False) if shown.more else None,
        at=(x, 0),
    )


# Tracks ------------------------------------------------------------------------


def horror(id: str, level: int, dice: Sequence[int], label: str) -> Markup:
    """The horror track: each space shows how many dice are rolled there."""
    step = _ROW / len(dice)
    cells = []
    for nth, count in enumerate(dice):
        class_ = "cell is-now" if nth == level else "cell"
        class_ += " is-best" if not nth else " is-worst" if nth == len(dice) - 1 else ""
        size = min(13.0, (step - 8) / count)
        left = step / 2 - size * count / 2
        inside = [icon("die", left + die * size + 0.5, 10, size - 1, "cell-die") for die in range(count)]
        cells.append(_cell(_LEFT + nth * step, step, class_, join(*inside)))
    return piece(
        id, "track is-horror", label, icon("skull", 6, 5, 24, "track-sign"), *cells, at=(0, HORROR_AT)
    )


def time(id: str, now: int, most: int, reset: int, label: str) -> Markup:
    """The time track, with the red space before 0; a line under the space where turns begin."""
    step = _ROW / (most + 2)
    cells = []
    for nth in range(-1, most + 1):
        class_ = "cell is-now" if nth == now else "cell"
        class_ += " is-worst" if nth < 0 else ""
        said = lettering("–" if nth < 0 else str(nth), step / 2, 21, 15.2, "cell-number")
        line = (
            tag("rect", x=step / 2 - 8, y=25, width=16, height=2.5, class_="cell-reset")
            if nth == reset
            else None
        )
        cells.append(_cell(_LEFT + (nth + 1) * step, step, class_, join(said, line)))
    return piece(id, "track is-time", label, icon("time", 6, 4, 24, "track-sign"), *cells, at=(0, TIME_AT))


def _cell(x: float, width: float, class_: str, inside: Markup) -> Markup:
    paper = tag("rect", x=1, y=1, width=round(width - 2, 1), height=30, rx=5, class_="cell-paper")
    return tag("g", paper, inside, class_=class_, transform=f"translate({x:g} 0)")


class Odds(NamedTuple):
    """The dice of the next roll and the chances, in hundredths, of no success, one, and two or more."""

    dice: int
    none: int
    one: int
    two: int


def odds(id: str, shown: Odds | None, label: str) -> Markup:
    """A bar of three parts; None: aids are off."""
    if shown is None:
        return tag("g", id=id)
    parts, left = [], float(_LEFT + 30)
    width = _ROW - 30.0
    for name, sign, share in (
        ("none", "no", shown.none),
        ("one", "yes", shown.one),
        ("two", "yes", shown.two),
    ):
        wide = width * share / 100
        if share:
            parts.append(_share(name, sign, share, left, wide))
        left += wide
    return piece(
        id,
        "odds",
        label,
        icon("die", 6, 3, 20, "track-sign"),
        lettering(f"×{shown.dice}", 30, 19, 16, "odds-dice", middle=False),
        *parts,
        at=(0, ODDS_AT),
    )


def _share(name: str, sign: str, share: int, x: float, width: float) -> Markup:
    """A part of the bar; what does not fit into it is left to the label."""
    paper = tag(
        "rect", x=round(x + 1, 1), y=1, width=round(width - 2, 1), height=25, rx=5, class_="share-paper"
    )
    middle = x + width / 2
    if width < 44:
        return tag("g", paper, class_=f"share is-{name}")
    marks = 0 if width < 62 else 2 if name == "two" and width > 78 else 1
    start = middle - (marks * 13 + 32) / 2
    signs = [icon(sign, round(start + nth * 12, 1), 7, 12, "share-sign") for nth in range(marks)]
    number = lettering(f"{share}%", round(start + marks * 13 + 2, 1), 19, 15.2, "share-number", middle=False)
    return tag("g", paper, *signs, number, class_=f"share is-{name}")


class Counter(NamedTuple):
    """A counter of the killer or of the place: its value, its limits, where its levels begin, its place."""

    now: int
    ends: tuple[int, int]
    levels: tuple[int, ...]
    by_killer: bool
    #: Its place from the right.
    nth: int


def counter(id: str, shown: Counter, label: str) -> Markup:
    """A number over a row of pips; those with which a level begins are higher. Counters lie beside events."""
    least, most = shown.ends
    step = (COUNTER_WIDE - 12) / (most - least + 1)
    pips = []
    for nth in range(least, most + 1):
        high = 9 if nth in shown.levels else 5
        class_ = "counter-pip" if nth <= shown.now else "counter-pip is-ahead"
        x = round(4 + (nth - least) * step, 1)
        pips.append(tag("rect", x=x, y=34 - high, width=round(step - 1, 1), height=high, rx=1, class_=class_))
    return piece(
        id,
        "counter",
        label,
        tag("rect", width=COUNTER_WIDE - 4, height=36, rx=8, class_="counter-paper"),
        icon("wrath", 5, 4, 18, "counter-sign"),
        icon("terror", 26, 5, 16, "counter-sign is-killer") if shown.by_killer else None,
        lettering(str(shown.now), COUNTER_WIDE - 24, 20, 18, "counter-number"),
        *pips,
        at=(TRACKS[0] - (shown.nth + 1) * COUNTER_WIDE, EVENTS_AT),
    )


class Event(NamedTuple):
    """An event that lasts, its place among all of them, and how many counters lie beside them."""

    name: str
    nth: int
    of: int
    sign: str = "event"
    counters: int = 0


def event(id: str, shown: Event | None, label: str) -> Markup:
    """An event in play, or a state of the heroine; None: it is not."""
    if shown is None:
        return tag("g", id=id)
    width = min(138.0, (TRACKS[0] - 4 - shown.counters * COUNTER_WIDE) / shown.of - 4)
    return piece(
        id,
        "event",
        label,
        tag("rect", width=round(width, 1), height=36, rx=8, class_="event-paper"),
        icon(shown.sign, 4, 10, 16, "event-sign"),
        filled(
            shown.name,
            22,
            18,
            15.4,
            "event-name",
            width=width - 30,
            height=36,
            middle=False,
            bold=False,
            least=LEAST,
        ),
        at=(round(4 + shown.nth * (width + 4), 1), EVENTS_AT),
    )


def no_events(id: str, said: str, counters: int = 0) -> Markup:
    """What is shown while no event lasts, beside counters if there are any."""
    width = TRACKS[0] - 16 - counters * COUNTER_WIDE
    words = filled(said, 8, EVENTS_AT + 18, 15.2, "caption", width=width, height=36, middle=False, bold=False)
    return group(id, "no-events", words if said else None)
