"""Panels beside the map of Bestia: the time, plates of characters, goals, choices, upgrades."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing import parts
from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.outlines import cut
from polnoc.drawing.parts import Place, nothing, piece
from polnoc.drawing.shapes import path
from polnoc.drawing.wrapping import fill, filled, wrapped
from polnoc.games.bestia.drawing.cards import price
from polnoc.games.bestia.drawing.icons import figure, sign

STRIP: Final = (440, 60)
PLATE: Final = (300, 88)
TRACK: Final = (440, 96)
GOALS: Final = (320, 152)
_GOAL_WIDTH: Final = 250
#: With more lines than this, both goals would be too small to read.
GOAL_LINES: Final = 6
MARKET: Final = (320, 128)
STAGE: Final = (440, 300)
CHOICE: Final = (304, 582)
UPGRADES: Final = (330, 520)
#: Their heights when there is little on them; the style sheet has the same numbers.
LOW_STAGES: Final = (116, 182, 248)
LOW_CHOICES: Final = (214, 398)
LOW_UPGRADES: Final = 398


# The time --------------------------------------------------------------------------------


class Time(NamedTuple):
    """Dawn, day or night, which day, whose turn (the figure), and whether the reader has to decide."""

    phase: str
    day: str
    turn: tuple[str, str, str]
    mine: bool


def time(id: str, shown: Time, word: str, label: str) -> Markup:
    """The phase with its icon, the day, and whose turn it is."""
    kind, name, class_ = shown.turn
    return piece(
        id,
        "hunt-time is-mine" if shown.mine else "hunt-time",
        label,
        tag("rect", x=1, y=1, width=250, height=58, rx=12, class_="hunt-paper"),
        sign(shown.phase, 10, 12, 36, f"hunt-sign is-{shown.phase}"),
        lettering(shown.day, 56, 26, 17, "hunt-day", width=120, middle=False),
        lettering(word, 56, 47, 15, "hunt-word", width=134, middle=False),
        figure(kind, name, 196, 6, 46, class_) if name else None,
    )


def count(id: str, name: str, number: str, x: float, label: str) -> Markup:
    """A key number with its icon."""
    return piece(
        id,
        f"hunt-count is-{name}",
        label,
        tag("rect", width=90, height=58, rx=12, class_="hunt-paper"),
        sign(name, 8, 14, 30, "hunt-sign"),
        lettering(number, 64, 39, 25, "hunt-number", width=46),
        at=(x, 1),
    )


# Characters --------------------------------------------------------------------------------


class Plate(NamedTuple):
    """A character: figure, names, health, what it has, its cards by icon (`-`: face down)."""

    kind: str
    figure: str
    class_: str
    name: str
    player: str
    health: int
    most: int
    grudges: int
    power: int
    cards: tuple[str, ...]
    ups: int
    all_ups: int
    turn: bool
    away: bool = False
    #: Whether a card is set aside face down beside the hand.
    aside: bool = False


def plate(id: str, shown: Plate, label: str) -> Markup:
    """Everything that the mat of a character shows."""
    class_ = "lodge" + (" is-turn" if shown.turn else "") + (" is-away" if shown.away else "")
    width, height = PLATE
    return piece(
        id,
        class_,
        label,
        tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=12, class_="lodge-paper glow"),
        figure(shown.kind, shown.figure, 8, 8, 54, shown.class_),
        lettering(shown.name, 70, 21, 19, "lodge-name", width=124, middle=False),
        wrapped(shown.player, 70, 47, 18, "lodge-player", width=222, lines=1, least=18, middle=False),
        *_hearts(shown),
        _resource("grudge", shown.grudges, 198, 18),
        _resource("power", shown.power, 250, 18),
        *_minis(shown),
        *(_mini("-hand", 276, 3) if shown.aside else []),
        _upgrades(shown),
        sign("grave", 18, 18, 40, "lodge-grave") if shown.away else None,
    )


def _hearts(shown: Plate) -> list[Markup]:
    step = min(18.0, 118 / max(1, shown.most))
    return [
        sign("heart", 70 + nth * step, 63, 17, "heart" if nth < shown.health else "heart is-gone")
        for nth in range(shown.most)
    ]


def _resource(name: str, number: int, x: float, y: float) -> Markup:
    class_ = f"worth is-{name}" if number else f"worth is-{name} is-none"
    return tag(
        "g",
        sign(name, x, y - 12, 22, "worth-sign"),
        lettering(str(number), x + 36, y + 7, 20, "worth-number"),
        class_=class_,
    )


def _minis(shown: Plate) -> list[Markup]:
    """The cards of a hand, small, so that they can be counted."""
    wide = 62 if shown.aside else 84
    step = min(20.0, wide / max(1, len(shown.cards) - 1))
    return [
        part for nth, name in enumerate(shown.cards) for part in _mini(name, round(194 + nth * step, 1), nth)
    ]


def _mini(name: str, x: float, nth: int) -> list[Markup]:
    back = name.startswith("-")
    return [
        path(cut(x, 59, 19, 25, nth), "mini-back" if back else f"mini-paper is-{name}"),
        sign(name.removeprefix("-"), x + 3, 65, 13, "mini-sign is-back" if back else "mini-sign"),
    ]


def _upgrades(shown: Plate) -> Markup:
    step = min(9.0, round(50 / max(shown.all_ups - 1, 1), 1))  # the hearts are beside them
    dots = [
        tag("circle", cx=12 + nth * step, cy=75, r=3.5, class_="up is-on" if nth < shown.ups else "up")
        for nth in range(shown.all_ups)
    ]
    return tag("g", *dots, class_="ups")


# Goals -------------------------------------------------------------------------------------


class Goal(NamedTuple):
    """The goal of one side for one night, and the progress towards it."""

    said: str
    state: str


def goals(id: str, aim: str, night: tuple[str, Goal, Goal] | None, label: str) -> Markup:
    """The contract: how it ends, and what each side can earn this night; the label covers all nights."""
    width, height = GOALS
    words = filled(aim, 10, 21, 15.3, "goals-aim", width=width - 20, height=36, middle=False, least=15.3)
    if night is None:  # the last day: only how it ends matters
        words = filled(
            aim, 12, height / 2, 20, "goals-aim", width=width - 24, height=height - 24, middle=False
        )
    return piece(
        id,
        "goals goal-words",
        label,
        tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=12, class_="goals-paper"),
        words,
        *(_night(night) if night else []),
    )


def _night(night: tuple[str, Goal, Goal]) -> list[Markup]:
    """What both sides can earn; the longer text gets more room."""
    number, beast, hunters = night
    top, room = 40.0, GOALS[1] - 44.0
    for narrow in (1.0, 0.85, 0.76, 0.68):
        lines = _goal_lines(beast, hunters, narrow)
        if sum(lines) <= GOAL_LINES:
            break
    high = round(room * lines[0] / sum(lines), 1)
    return [
        sign("night", 5, 74, 20, "goals-moon"),
        lettering(number, 15, 112, 17, "goals-number"),
        *_goal(beast, "paw", top, high - 2, narrow),
        *_goal(hunters, "gear", top + high, room - high, narrow),
    ]


def _goal_lines(beast: Goal, hunters: Goal, narrow: float) -> list[int]:
    """The number of lines that each goal needs with letters narrowed to this share."""
    width = _GOAL_WIDTH / narrow
    return [len(fill(goal.said, width, 200, 15.3, bold=False)[0]) for goal in (beast, hunters)]


def _goal(shown: Goal, side: str, y: float, high: float, narrow: float) -> list[Markup]:
    return [
        path(cut(28, y, GOALS[0] - 34, high, len(shown.said)), f"goal is-{shown.state}"),
        sign(side, 31, y + high / 2 - 9, 18, "goal-side"),
        filled(
            shown.said, 53, y + high / 2, 15.3, "goal-text",
            width=_GOAL_WIDTH, height=high + 3, middle=False, bold=False, narrow=narrow,
        ),
    ]  # fmt: skip


# Choices -----------------------------------------------------------------------------------


def stage(id: str, on: bool, title: str, said: str, size: tuple[int, int], high: int) -> Markup:
    """The background of a scene, with its title; `high`: its height, which may be less than the sheet's."""
    width = size[0]
    if not on:
        return nothing(id)
    return tag(
        "g",
        tag("rect", x=1, y=1, width=width - 2, height=high - 2, rx=14, class_="scene-paper"),
        lettering(title, width / 2, 23, 18, "scene-title", width=width - 24),
        wrapped(said, width / 2, 46, 16, "scene-said", width=width - 24, lines=1) if said else None,
        id=id,
        class_="scene is-on" if high == size[1] else f"scene is-on is-high-{high}",
    )


class Button(NamedTuple):
    """A button with words, an icon, or both."""

    place: Place
    size: tuple[float, float]
    word: str = ""
    sign: str = ""
    main: bool = False


def button(id: str, shown: Button) -> Markup:
    """A button."""
    width, height = shown.size
    if not shown.word:
        room = height - 2
        drawn = sign(shown.sign, width / 2 - room / 2, 1, room, "line-sign")
        return parts.button(id, "line", shown.place, shown.size, drawn)
    room = min(26.0, height - 8)
    left = 12 + room if shown.sign else 0.0
    return parts.button(
        id, "line", shown.place, shown.size,
        sign(shown.sign, 8, height / 2 - room / 2, room, "line-sign") if shown.sign else None,
        filled(
            shown.word, (left + width) / 2, height / 2, min(17.0, height * 0.5), "line-word",
            width=width - left - 14, height=height - 6,
        ),
        class_="is-main" if shown.main else "",
    )  # fmt: skip


class Upgrade(NamedTuple):
    """An upgrade: its name, what it does, its cost, whether it is unlocked, and its place."""

    name: str
    does: str
    cost: int
    owned: bool
    y: float
    high: float


def upgrade(id: str, shown: Upgrade | None, label: str) -> Markup:
    """An upgrade that can be bought or is owned; None: it is not shown."""
    if shown is None:
        return nothing(id)
    class_ = "upgrade is-owned" if shown.owned else "upgrade"
    badge: Child = sign("star", 7, shown.high / 2 - 15, 26, "upgrade-star")
    if not shown.owned:
        badge = price(shown.cost, 20, round(shown.high / 2 - 2, 1), 13)
    return piece(
        id,
        class_,
        label,
        tag("rect", width=318, height=round(shown.high - 4, 1), rx=9, class_="upgrade-paper glow"),
        badge,
        lettering(shown.name, 40, 17, 15.5, "upgrade-name", width=272, middle=False),
        filled(
            shown.does,
            40,
            (shown.high + 16) / 2,
            14.5,
            "upgrade-text",
            width=274,
            height=shown.high - 24,
            middle=False,
            bold=False,
        ),
        at=(6, shown.y),
    )
