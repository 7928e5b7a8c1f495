"""Panels of the other players: who they are, and everything of theirs that lies open."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import group, piece
from polnoc.drawing.player_plates import HEIGHT, WIDTHS
from polnoc.drawing.shapes import at, emblem, mark
from polnoc.drawing.wrapping import filled, name
from polnoc.games.straszydla.drawing.elements import counted, element_sign
from polnoc.games.straszydla.drawing.icons import sign
from polnoc.games.straszydla.drawing.imps import Imp, imp_sign
from polnoc.games.straszydla.drawing.resources import Slot, small_pact
from polnoc.games.straszydla.drawing.spooks import CARD, Spook, card

#: The panel of another player: with cards if there is only one other player, and small if there are more.
TALL: Final = (360, 188)
SMALL: Final = (360, 96)
#: From this width on, the visible strip of a covered card has room for its name.
NAMED_STRIP: Final = 48


class Plate(NamedTuple):
    """What the plate of a player shows."""

    seat: int
    players: int
    #: `active`, `ready` (a plan is made), `won`, `waits`.
    state: str
    together: bool
    starts: bool
    night: bool
    spooks: int
    strength: int


class Fed(NamedTuple):
    """A spook in the row of another player, and whether it has eaten."""

    spook: Spook
    name: str
    fed: bool


class PlayerPanel(NamedTuple):
    """Everything of a player that lies open."""

    seat: int
    active: bool
    strength: int
    spooks: tuple[Fed, ...]
    #: Cubes by kind, dread last.
    cubes: tuple[int, ...]
    imps: tuple[Imp, ...]
    #: The pact, when the game is over.
    pact: tuple[Slot, ...]


def panel_size(others: int) -> tuple[int, int]:
    """The size of the panel of one of `others` other players."""
    return TALL if others < 2 else SMALL


def plate(id: str, shown: Plate, said: str, label: str) -> Markup:
    """A player's plate at its place in the row."""
    width, size = WIDTHS[shown.players], 38 if shown.players < 4 else 30
    left = size + (15 if shown.players < 4 else 11)
    return piece(
        id,
        f"plate is-{shown.state}" + (" is-together" if shown.together else ""),
        label,
        tag("rect", x=3, y=3, width=width - 6, height=HEIGHT - 6, rx=10, class_="plate-paper"),
        emblem(shown.seat, 9 if shown.players < 4 else 7, 30 - size / 2, size),
        name(said, left, 21, 18, "plate-name", width=width - left - 7),
        sign("moon" if shown.night else "sun", width - 25, 36, 17, "plate-starts") if shown.starts else None,
        sign("fright", left, 38, 14, "plate-sum"),
        lettering(str(shown.spooks), left + 17, 51, 15, "points", middle=False),
        sign("fist", left + 33, 37, 15, "plate-sum"),
        lettering(str(shown.strength), left + 51, 51, 15, "points", middle=False),
        _corner(shown.state, size),
        at=(shown.seat * width, 0),
    )


def _corner(state: str, size: int) -> Markup | None:
    """What is known of a player, at the corner of the emblem."""
    name = {"won": "crown", "ready": "yes"}.get(state, "")
    return mark(name, size - 8, 33, 20, f"plate-sign plate-{name}") if name else None


def player_panel(id: str, shown: PlayerPanel, said: str, label: str, size: tuple[int, int]) -> Markup:
    """The panel of another player."""
    tall = size == TALL
    below = size[1] - 35
    extra = small_pact(shown.pact, 252, 12 if tall else below, 17) if shown.pact else None
    return piece(
        id,
        "player-panel is-active" if shown.active else "player-panel",
        label,
        tag("rect", x=2, y=2, width=size[0] - 4, height=size[1] - 4, rx=10, class_="player-panel-paper"),
        emblem(shown.seat, 10, 8, 34),
        name(said, 52, 26, 17, "player-panel-name", width=172 if tall else 140, two=0.85),
        _strength(shown.strength) if tall and not extra else None,
        _cards(shown.spooks) if tall else _row(shown.spooks),
        *[
            counted(number, count, 12 + number * 40, below, 18, "player-panel-count")
            for number, count in enumerate(shown.cubes)
        ],
        extra if extra and not tall else _imps(shown.imps, below),
        extra if tall else None,
    )


def _strength(strength: int) -> Markup:
    return join(
        sign("fist", 232, 15, 20, "plate-sum"),
        lettering(str(strength), 258, 32, 18, "player-panel-count", middle=False),
    )


def _cards(spooks: tuple[Fed, ...]) -> Markup:
    """Spooks as cards, the way they lie in front of their owner.

    Many lie one over another: each shows the strength that counts now, and its name if there is room.
    """
    step = min(88.0, 254 / max(len(spooks) - 1, 1))
    is_fan, order = step < CARD[0] - 4, list(enumerate(spooks))
    seen = (0.0, step)
    if is_fan and spooks[0].spook.dark:
        order.reverse()  # the strength by night is at the right
        seen = (CARD[0] - step, float(CARD[0]))
    return join(
        *[
            tag(
                "g",
                card(fed.spook, fed.name)
                if not is_fan or (nth, fed) == order[-1]
                else card(fed.spook, fed.name if step >= NAMED_STRIP else "", seen),
                mark("yes", 36 if is_fan else 58, 30, 24, "fed-mark") if fed.fed else None,
                transform=at(10 + nth * step, 50),
                class_="small is-fed" if fed.fed else "small",
            )
            for nth, fed in order
        ]
    )


def _row(spooks: tuple[Fed, ...]) -> Markup:
    """Spooks, small: an element, a strength, and whether it has eaten."""
    step = min(34.0, 154 / max(len(spooks), 1))
    return join(*[_small(fed, 198 + nth * step) for nth, fed in enumerate(spooks)])


def _small(fed: Fed, left: float) -> Markup:
    spook = fed.spook
    return tag(
        "g",
        tag("rect", x=left, y=8, width=32, height=44, rx=7, class_="small-paper"),
        element_sign(spook.element, left + 8, 11, 16),
        lettering(str(spook.night if spook.dark else spook.day), left + 16, 47, 19, "small-strength"),
        mark("yes", left + 18, 3, 16, "fed-mark") if fed.fed else None,
        class_="small is-fed" if fed.fed else "small",
    )


def _imps(imps: tuple[Imp, ...], top: float) -> Markup:
    step = min(36.0, 102 / max(len(imps), 1))
    size = round(step / 2, 1)
    return join(*[imp_sign(imp, 254 + nth * step, top + 9 - size / 2, size) for nth, imp in enumerate(imps)])


def verdict(id: str, winner: int, loser: int, said: str) -> Markup:
    """After a duel: who stays, and who has to go."""
    return group(
        id,
        "verdict is-on",
        tag("rect", x=1, y=1, width=358, height=108, rx=10, class_="stage-paper"),
        emblem(winner, 24, 22, 40),
        mark("crown", 33, 4, 22, "side-crown"),
        sign("fist", 80, 27, 30, "verdict-sign"),
        emblem(loser, 126, 22, 40),
        mark("no", 150, 42, 22, "verdict-lost"),
        filled(said, 16, 86, 16, "stage-title", width=330, height=42, middle=False, least=16),
    )
