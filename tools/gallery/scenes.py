"""Moments of real games for the gallery, by fixed seeds: played by bots, or carelessly for rare ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from polnoc.bots import make_bot
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View, top_frame
from polnoc.games import find_game

NAMES: Final = {
    "pl": ("Ania", "Kot", "Ćma Wieczorna", "Zając"),
    "en": ("Olive", "Cat", "Evening Moth", "Hare"),
    "hard": (
        "Bożydar-Wszemił Chrząszczyżewoszycki",
        "<script>alert(1)</script>",
        "Święcichna & Synowie",
        "Ż",
    ),
}


@dataclass(frozen=True, slots=True)
class Scene:
    """A table on a page: who views which moment of a game, and how it is shown."""

    name: str
    players: int
    language: str
    #: Whether this is the moment, by the viewer's view.
    when: Callable[[View], bool]
    viewer: int = 0
    aids: bool = True
    theme: str = "night"
    names: str = ""
    game: str = "duchy"

    @property
    def seats(self) -> tuple[str, ...]:
        """The names by seat."""
        return NAMES[self.names or self.language][: self.players]


#: In Straszydła chance alone would trade and start plans over all night.
_LEANINGS: Final = {
    **dict.fromkeys(("clear", "trade", "swap"), 0.05),
    **dict.fromkeys(("ready", "collect", "frighten", "summon", "feed", "feed-with"), 6.0),
    "done": 0.25,
}


def _careless(options: Sequence[Action], rng: random.Random) -> Action:
    """A random answer, weighted by `_LEANINGS`."""
    return rng.choices(options, [_LEANINGS.get(action.verb, 1.0) for action in options])[0]


def find_moment(scene: Scene) -> Match:
    """Play games by seed until one has the moment of a scene, and stop there."""
    game = find_game(scene.game)
    bot = make_bot(game, "regular") if scene.game == "duchy" else None
    for seed in range(1, 200):
        match = Match(game, game.read_options({"players": scene.players, "first": 1}), Seed.simulated(seed))
        rng = random.Random(seed)
        while not scene.when(match.view(scene.viewer)) and not match.over:
            seat = match.asked[0]
            view, options = match.view(seat), match.options(seat)
            match.answer(seat, bot.choose(view, options, rng) if bot else _careless(options, rng))
        if scene.when(match.view(scene.viewer)):
            return match
    raise LookupError(f"no game has the moment '{scene.name}'")


def _asked(rule: str, cards: int = 0) -> Callable[[View], bool]:
    """Whether the viewer is asked by this rule, with this many cards open."""

    def when(view: View) -> bool:
        return (
            view["seat"] in view["asked"] and top_frame(view)["rule"] == rule and len(view["middle"]) >= cards
        )

    return when


_my_turn = _asked("Turn", 3)


def _guessing(view: View) -> bool:
    return _my_turn(view) and bool(top_frame(view)["guessing"])


def _third_number(view: View) -> bool:
    return _asked("ChooseNumbers", 2)(view) and len(top_frame(view)["named"]) == 2


def _waiting(view: View) -> bool:
    return top_frame(view)["rule"] == "Turn" and view["seat"] not in view["asked"] and len(view["middle"]) > 2


def _shielded(view: View) -> bool:
    return _my_turn(view) and view["shield"] & ~1 > 0


def _found(view: View) -> bool:
    return _my_turn(view) and view["found"] > 0 and not view["found"] & 1


def _over(view: View) -> bool:
    return not view["asked"]


_DUCHY: Final = (
    Scene("2-lair-pl", 2, "pl", _asked("Hide")),
    Scene("2-early-pl", 2, "pl", _asked("Turn", 1)),
    Scene("2-guessing-en", 2, "en", _guessing),
    Scene("2-late-en", 2, "en", _asked("Turn", 6)),
    Scene("2-over-pl", 2, "pl", _over),
    Scene("2-watcher-en", 2, "en", _waiting, viewer=WATCHER),
    Scene("2-early-day-pl", 2, "pl", _asked("Turn", 2), theme="day"),
    Scene("3-middle-en", 3, "en", _asked("Turn", 4)),
    Scene("3-waiting-pl", 3, "pl", _waiting, aids=False),
    Scene("3-shield-pl", 3, "pl", _shielded),
    Scene("3-found-en", 3, "en", _found),
    Scene("3-run-pl", 3, "pl", _asked("ChooseRun", 2)),
    Scene("3-lowest-en", 3, "en", _asked("ChooseLowest", 2)),
    Scene("3-numbers-day-en", 3, "en", _third_number, theme="day"),
    Scene("3-copy-en", 3, "en", _asked("CopyOrExtra", 3)),
    Scene("3-arrange-pl", 3, "pl", _asked("Arrange", 2)),
    Scene("3-names-pl", 3, "pl", _asked("Turn", 4), names="hard"),
    Scene("4-lairs-en", 4, "en", _asked("TeamsHide")),
    Scene("4-middle-pl", 4, "pl", _asked("Turn", 6)),
    Scene("4-guessing-en", 4, "en", _guessing),
    Scene("4-found-day-pl", 4, "pl", _found, theme="day"),
    Scene("4-names-pl", 4, "pl", _waiting, names="hard"),
)


# Straszydła ----------------------------------------------------------------------------


def _asks(
    rule: str, more: Callable[[View], bool] = lambda view: True, period: int = 0
) -> Callable[[View], bool]:
    """The viewer is asked by this rule, not before this period, and `more` holds."""

    def when(view: View) -> bool:
        asked = view["seat"] in view["asked"] and top_frame(view)["rule"] == rule
        return asked and view["period"] >= period and more(view)

    return when


def _planned(steps: int, night: int) -> Callable[[View], bool]:
    """Whether this many steps are planned, by day or by night, and some districts are blocked."""

    def more(view: View) -> bool:
        way = top_frame(view)["plans"][view["seat"]][2]
        return len(way) == steps + 1 and view["night"] == night and view["stops"].bit_count() > 2

    return more


def _at_night(view: View) -> bool:
    return bool(view["night"])


def _by_day(view: View) -> bool:
    return not view["night"]


def _rich(view: View) -> bool:
    """There are cubes where the viewer stands, and spooks at home."""
    seat = view["seat"]
    return bool(view["cubes"][view["pawn"][seat]]) and len(view["spooks"][seat]) > 1


def _many_dice(view: View) -> bool:
    return len(top_frame(view)["dice"]) > 2 and bool(view["dread"][view["seat"]])


def _energetic(view: View) -> bool:
    return bool(view["purse"][view["seat"]][4] > 3)


def _can_feed(view: View) -> bool:
    return max(view["purse"][view["seat"]][:4]) > 2 and len(view["spooks"][view["seat"]]) > 1


def _others_duel(view: View) -> bool:
    frame = top_frame(view)
    return frame["rule"] == "Bids" and view["seat"] not in frame["fighters"]


def _paying(view: View) -> bool:
    return sum(top_frame(view)["paid"]) == 1


_STRASZYDLA: Final = (
    Scene("city-2-time-pl", 2, "pl", _asks("ChooseTime"), game="straszydla"),
    Scene("city-2-settle-en", 2, "en", _asks("Settle"), theme="day", game="straszydla"),
    Scene("city-4-starters-pl", 4, "pl", _asks("TakeStarters"), game="straszydla"),
    Scene("city-2-plan-day-pl", 2, "pl", _asks("Plans", _planned(0, 0), 2), game="straszydla"),
    Scene("city-4-plan-night-en", 4, "en", _asks("Plans", _planned(2, 1), 2), game="straszydla"),
    Scene("city-3-plan-ready-en", 3, "en", _asks("Plans", _planned(3, 0), 2), theme="day", game="straszydla"),
    Scene(
        "city-4-act-day-pl", 4, "pl", _asks("Act", lambda v: _rich(v) and _by_day(v), 2), game="straszydla"
    ),
    Scene(
        "city-2-act-night-en",
        2,
        "en",
        _asks("Act", lambda v: _rich(v) and _at_night(v), 2),
        game="straszydla",
    ),
    Scene("city-2-frighten-pl", 2, "pl", _asks("Frighten", _many_dice), game="straszydla"),
    Scene("city-3-roll-en", 3, "en", _asks("AfterRoll", period=2), game="straszydla"),
    Scene("city-2-bids-pl", 2, "pl", _asks("Bids", _energetic), game="straszydla"),
    Scene("city-4-duel-day-en", 4, "en", _others_duel, theme="day", game="straszydla"),
    Scene("city-2-change-en", 2, "en", _asks("ChangeDice"), game="straszydla"),
    Scene("city-4-retreat-pl", 4, "pl", _asks("Retreat"), game="straszydla"),
    Scene("city-3-trade-pl", 3, "pl", _asks("Trade", _paying), game="straszydla"),
    Scene("city-2-feed-pl", 2, "pl", _asks("Feed", _can_feed), game="straszydla"),
    Scene("city-4-feed-day-en", 4, "en", _asks("Feed", _can_feed), theme="day", game="straszydla"),
    Scene("city-3-names-pl", 3, "pl", _asks("Act", _rich, 2), names="hard", game="straszydla"),
    Scene("city-3-watcher-en", 3, "en", lambda v: bool(v["period"] > 2), viewer=WATCHER, game="straszydla"),
    Scene("city-2-over-en", 2, "en", _over, game="straszydla"),
)

SCENES: Final = (*_DUCHY, *_STRASZYDLA)
