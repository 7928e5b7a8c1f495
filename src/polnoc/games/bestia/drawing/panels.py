"""Panels beside the map of Bestia: the time, plates of characters, goals, choices, upgrades."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing import parts
from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.outlines import cut
from polnoc.drawing.parts import Place, nothing, piece
from polnoc.drawing.shapes import path
from polnoc.drawing.wrapping import filled, wrapped
from polnoc.games.bestia.drawing.cards import price
from polnoc.games.bestia.drawing.icons import figure, sign

STRIP: Final = (440, 60)
PLATE: Final = (300, 118)
TRACK: Final = (440, 96)
GOALS: Final = (440, 270)
MARKET: Final = (440, 220)
STAGE: Final = (440, 300)
CHOICE: Final = (440, 420)
UPGRADES: Final = (440, 460)
#: How high they are when there is little on them; the style sheet knows the same numbers.
LOW_STAGES: Final = (116, 182, 248)
LOW_CHOICE: Final = 266
LOW_UPGRADES: Final = 352


# The time --------------------------------------------------------------------------------


class Time(NamedTuple):
    """Dawn, day or night, which day, whose turn (the figure), and whether the reader is asked."""

    phase: str
    day: str
    turn: tuple[str, str, str]
    mine: bool


def time(id: str, shown: Time, word: str, label: str) -> Markup:
    """The phase with its sign, the day, and who has the turn."""
    kind, name, class_ = shown.turn
    return piece(
        id,
        "hunt-time is-mine" if shown.mine else "hunt-time",
        label,
        tag("rect", x=1, y=1, width=250, height=58, rx=12, class_="hunt-paper"),
        sign(shown.phase, 10, 12, 36, f"hunt-sign is-{shown.phase}"),
        lettering(shown.day, 56, 26, 17, "hunt-day", width=120, middle=False),
        lettering(word, 56, 47, 14, "hunt-word", width=134, middle=False),
        figure(kind, name, 196, 6, 46, class_) if name else None,
    )


def count(id: str, name: str, number: str, x: float, label: str) -> Markup:
    """A figure that everybody wants to know: a sign and a number."""
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
    """A character: figure, names, health, what it has, its cards by sign (`-`: face down)."""

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
    #: Whether a card lies beside the hand, set aside face down.
    aside: bool = False


def plate(id: str, shown: Plate, label: str) -> Markup:
    """Everything that a character's board shows."""
    class_ = "lodge" + (" is-turn" if shown.turn else "") + (" is-away" if shown.away else "")
    width, height = PLATE
    return piece(
        id,
        class_,
        label,
        tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=12, class_="lodge-paper glow"),
        figure(shown.kind, shown.figure, 10, 12, 60, shown.class_),
        lettering(shown.name, 82, 27, 20, "lodge-name", width=130, middle=False),
        lettering(shown.player, 82, 46, 14, "lodge-player", width=130, middle=False),
        *_hearts(shown),
        _resource("grudge", shown.grudges, 226, 20),
        _resource("power", shown.power, 226, 50),
        *_minis(shown),
        *(_mini("-hand", 272, 3) if shown.aside else []),
        _upgrades(shown),
        sign("grave", 24, 30, 44, "lodge-grave") if shown.away else None,
    )


def _hearts(shown: Plate) -> list[Markup]:
    step = min(20.0, 130 / max(1, shown.most))
    return [
        sign("heart", 82 + nth * step, 54, 17, "heart" if nth < shown.health else "heart is-gone")
        for nth in range(shown.most)
    ]


def _resource(name: str, number: int, x: float, y: float) -> Markup:
    class_ = f"worth is-{name}" if number else f"worth is-{name} is-none"
    return tag(
        "g",
        sign(name, x, y - 12, 24, "worth-sign"),
        lettering(str(number), x + 46, y + 8, 21, "worth-number"),
        class_=class_,
    )


def _minis(shown: Plate) -> list[Markup]:
    """The cards of a hand, small, so that they can be counted."""
    wide = 170 if shown.aside else 196
    step = min(22.0, wide / max(1, len(shown.cards)))
    return [
        part for nth, name in enumerate(shown.cards) for part in _mini(name, round(82 + nth * step, 1), nth)
    ]


def _mini(name: str, x: float, nth: int) -> list[Markup]:
    back = name.startswith("-")
    return [
        path(cut(x, 78, 19, 27, nth), "mini-back" if back else f"mini-paper is-{name}"),
        sign(name.removeprefix("-"), x + 3, 85, 13, "mini-sign is-back" if back else "mini-sign"),
    ]


def _upgrades(shown: Plate) -> Markup:
    dots = [
        tag("circle", cx=18 + nth * 9, cy=98, r=3.6, class_="up is-on" if nth < shown.ups else "up")
        for nth in range(shown.all_ups)
    ]
    return tag("g", *dots, class_="ups")


# Goals -------------------------------------------------------------------------------------


class Goal(NamedTuple):
    """The goal of one side for one night, and how things stand."""

    said: str
    state: str


def goals(
    id: str, title: str, aim: str, nights: tuple[tuple[str, Goal, Goal], ...], now: int, label: str
) -> Markup:
    """The contract: how it ends, and for every night what each side can earn; that of `now` is larger."""
    shares = [2 if nth == now else 1 for nth in range(len(nights))]
    unit, y, rows = 206 / max(1, sum(shares)), 58.0, []
    for night, share in zip(nights, shares, strict=True):
        rows.append(_night(night, y, unit * share))
        y += unit * share
    return piece(
        id,
        "goals",
        label,
        tag("rect", x=1, y=1, width=438, height=GOALS[1] - 2, rx=12, class_="goals-paper"),
        lettering(title, 12, 23, 18, "goals-title", width=416, middle=False),
        filled(aim, 12, 43, 15, "goals-aim", width=416, height=28, middle=False),
        *rows,
    )


def _night(night: tuple[str, Goal, Goal], y: float, high: float) -> Markup:
    number, beast, hunters = night
    return join(
        sign("night", 8, y + high / 2 - 18, 20, "goals-moon"),
        lettering(number, 18, round(y + high / 2 + 18, 1), 16, "goals-number"),
        *_goal(beast, "paw", 34, y, high),
        *_goal(hunters, "gear", 236, y, high),
    )


def _goal(shown: Goal, name: str, x: float, y: float, high: float) -> list[Markup]:
    return [
        path(cut(x, y + 2, 198, high - 5, len(shown.said)), f"goal is-{shown.state}"),
        sign(name, x + 4, y + 6, 15, "goal-side"),
        filled(shown.said, x + 22, y + high / 2, 16, "goal-text", width=172, height=high - 9, middle=False),
    ]


# Choices -----------------------------------------------------------------------------------


def stage(id: str, on: bool, title: str, said: str, size: tuple[int, int], high: int) -> Markup:
    """The ground of a scene: what it is about. It may be lower than its sheet: what is `high` is shown."""
    width = size[0]
    if not on:
        return nothing(id)
    return tag(
        "g",
        tag("rect", x=1, y=1, width=width - 2, height=high - 2, rx=14, class_="scene-paper"),
        lettering(title, width / 2, 28, 20, "scene-title", width=width - 24),
        wrapped(said, width / 2, 48, 14, "scene-said", width=width - 24, lines=1) if said else None,
        id=id,
        class_="scene is-on" if high == size[1] else f"scene is-on is-high-{high}",
    )


class Button(NamedTuple):
    """A button with words and perhaps a sign."""

    place: Place
    size: tuple[float, float]
    word: str
    sign: str = ""
    main: bool = False


def button(id: str, shown: Button) -> Markup:
    """A button."""
    width, height = shown.size
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
    """An upgrade: its name, what it does, its cost, whether it is unlocked, and where it stands."""

    name: str
    does: str
    cost: int
    owned: bool
    y: float
    high: float


def upgrade(id: str, shown: Upgrade | None, label: str) -> Markup:
    """An upgrade that can be bought, or is owned; None: it is not there."""
    if shown is None:
        return nothing(id)
    class_ = "upgrade is-owned" if shown.owned else "upgrade"
    badge: Child = sign("star", 10, shown.high / 2 - 15, 26, "upgrade-star")
    if not shown.owned:
        badge = price(shown.cost, 24, round(shown.high / 2 - 2, 1), 13)
    return piece(
        id,
        class_,
        label,
        tag("rect", width=420, height=round(shown.high - 5, 1), rx=9, class_="upgrade-paper glow"),
        badge,
        lettering(shown.name, 46, min(20.0, shown.high * 0.34), 15, "upgrade-name", width=366, middle=False),
        filled(
            shown.does,
            46,
            shown.high * 0.66,
            13.5,
            "upgrade-text",
            width=366,
            height=shown.high * 0.46,
            middle=False,
        ),
        at=(10, shown.y),
    )
