"""Play generated packs to the end, with the checks of every game: rules, endings, leaks, texts.

A pack that `polnoc check` accepts must be playable: no rule may fail, no game may go on forever, and nobody
may learn what is hidden.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from polnoc.bots import Bot, Budget, levels, make_bot
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.packs import PackText
from polnoc.engine.views import View
from polnoc.games import find_game, with_packs
from polnoc.pack_check import mistakes_together
from polnoc.words import Words
from tests.conformance import kit
from tests.conformance.lines_of_play import Failure, LineOfPlay, play_line
from tests.packs import bestia, duchy, finalgirl, straszydla
from tests.packs.generator import MadePack

MAKERS: Final[dict[str, Callable[[random.Random], MadePack]]] = {
    "bestia": bestia.make,
    "duchy": duchy.make,
    "finalgirl": finalgirl.make,
    "straszydla": straszydla.make,
}
#: The checks of every game that is played with a generated pack.
CHECKS: Final = ("rules_hold", "redeal_fits", "nothing_leaks", "replay_agrees", "encodings_follow_the_view")
FILE: Final = "made.toml"
NAMES: Final = ("Ania", "Bartek", "Celina", "Dawid")


class EagerBot:
    """Gives any legal answer, preferring one that does something to one that passes."""

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: Budget | None = None
    ) -> Action:
        return rng.choices(options, [RELUCTANT.get(action.verb, 1.0) for action in options])[0]


RELUCTANT: Final = {"skip": 0.4, "stop": 0.5, "pass": 0.2, "done": 0.4, "flee": 0.3, "end": 0.4}


class Unsound(AssertionError):
    """A generated pack misbehaves; `text` is the pack."""

    def __init__(self, game: str, number: int, problem: str, text: str) -> None:
        super().__init__(f"pack {number} of {game}: {problem}")
        self.text = text


def made(game: str, number: int) -> MadePack:
    """Return a generated pack; the same number always gives the same pack."""
    return MAKERS[game](random.Random(f"{game} {number}"))


def check_pack(game: str, number: int, tally: Counter[str]) -> None:
    """Play a game with a generated pack; Unsound if anything is wrong."""
    pack = made(game, number)
    try:
        mistakes = mistakes_together(pack.game, [PackText(FILE, pack.text)])
        if mistakes:
            raise Unsound(game, number, f"the generator makes bad packs: {mistakes[0]}", pack.text)
        line = _played(pack, number)
        for name in CHECKS:
            kit.CHECKS[name](line)
        _says_everything(line)
    except Unsound:
        raise
    except Exception as error:
        problem = error.problem if isinstance(error, Failure) else f"{type(error).__name__}: {error}"
        raise Unsound(game, number, problem, pack.text) from error
    tally["packs"] += 1
    tally["answers"] += len(line.moments)


def _played(pack: MadePack, number: int) -> LineOfPlay:
    game = with_packs(pack.game, [PackText(FILE, pack.text)])
    bots: list[Bot] = [EagerBot(), EagerBot(), *[make_bot(game, level) for level in _quick_levels(pack.game)]]
    return play_line(game, game.read_options(pack.options), Seed.simulated(number), bots[number % len(bots)])


def _quick_levels(game: str) -> list[str]:
    """Return the bot levels with which a game is played: those that think little."""
    return ["random", *[level for level in levels(find_game(game)) if level == "novice"]]


def _says_everything(line: LineOfPlay) -> None:
    """Check that every card and every event has a text, in both languages."""
    for language in ("pl", "en"):
        words = Words(language, line.game, NAMES[: line.seats], 0, line.chosen)
        for card in line.game.cards(line.chosen):
            assert words.card(card)
        for moment in line.moments[:: max(1, len(line.moments) // 40)]:
            for event in moment.events:
                words.event(event)
