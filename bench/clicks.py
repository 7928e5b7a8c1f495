"""How many answers a game takes, and how many presses they cost a person.

    python -m bench.clicks [--games N] [--level LEVEL] [--only GAME] [--players N]
                           [--single] [--think] [--rules N]

Bots sit on the seats of people and answer what people are asked at the table: a proposal where it leads to
what the bot wants, a single answer otherwise; what passes by itself costs nothing, and what asks for
confirmation costs two presses. They have said that a place to go to is enough (the switch "Set off as soon as
I choose a place"); with `--think` they have not, and confirm every plan. `--single` counts as if there were
neither proposals nor anything that passes by itself.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from polnoc.bots import make_bot
from polnoc.contract import Bot, Proposal
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.play import digest
from polnoc.engine.views import View, top_frame
from polnoc.games import all_games, package_of
from polnoc.words import Words

#: How many answers ahead a bot is asked.
LOOK_AHEAD = 25

#: At most this many presses per player are acceptable in a game of Straszydła with two players.
FEW = 120


class Count(NamedTuple):
    """What one seat did in one game."""

    answers: int
    presses: int
    by_rule: Counter[str]


class Seated:
    """A person who decides as a bot does."""

    def __init__(self, match: Match, seat: int, level: str, single: bool, thinks: bool) -> None:
        self.match = match
        self.seat = seat
        self.bot: Bot = make_bot(match.game, level)
        self.words = Words("en", match.game, ["?"] * match.seats, seat, match.chosen)
        self.single = single
        self.thinks = thinks
        self.unasked = package_of(match.game).proposals()
        self.answers = 0
        self.presses = 0
        #: Presses by the rule that asked and the first answer; `…`: a proposal.
        self.by_rule: Counter[str] = Counter()

    def act(self) -> None:
        """Press once, or let pass what passes by itself."""
        match = self.match
        view, offered = match.view(self.seat), match.options(self.seat)
        passing = None if self.single else self.unasked.obvious(match.game, view, offered)
        if passing is not None:
            self._give([passing])
            return
        pressed, is_asked_twice = self._pressed(view, offered)
        presses = 1 + is_asked_twice
        self.presses += presses
        said = f"{top_frame(view)['rule']}: {pressed[0].verb}{'…' if len(pressed) > 1 else ''}"
        self.by_rule[said] += presses
        self._give(pressed)

    def _pressed(self, view: View, offered: Sequence[Action]) -> tuple[Sequence[Action], bool]:
        """What the press stands for: the longest proposal that leads where the bot would get.

        Also whether the page asks for confirmation first.
        """
        first = self._chosen(view, offered, len(self.match.steps))
        single: tuple[Sequence[Action], bool] = ([first], bool(self.words.confirm(first, view)))
        proposed = [] if self.single else self.words.proposals(view, offered)
        if not proposed:
            return single
        wanted = self._ahead(first)
        told = [(self._told(proposal), bool(proposal.confirm)) for proposal in proposed]
        fitting = [(answers, asks) for answers, asks in told if self._after(answers) in wanted]
        return max(fitting, key=lambda one: len(one[0]), default=single)

    def _told(self, proposal: Proposal) -> Sequence[Action]:
        """The answers that a proposal stands for."""
        return proposal.answers if self.thinks else (*proposal.answers, *proposal.then)

    def _chosen(self, view: View, offered: Sequence[Action], step: int) -> Action:
        """The bot's choice; the same step has the same random numbers, however often it is asked."""
        luck = random.Random(f"{self.match.seed.text} {self.seat} {step}")
        return self.bot.choose(view, offered, luck)

    def _ahead(self, first: Action) -> set[str]:
        """The positions to which the bot would get by its next answers."""
        match, found, action = self.match, set[str](), first
        before = match.bookmark().copied()
        for _ in range(LOOK_AHEAD):
            match.answer(self.seat, action)
            found.add(digest(match.position))
            if self.seat not in match.asked:
                break
            action = self._chosen(match.view(self.seat), match.options(self.seat), len(match.steps))
        match.go_to(before)
        return found

    def _after(self, answers: Sequence[Action]) -> str:
        """The position after some answers; empty if one of them is not possible then."""
        match = self.match
        before = match.bookmark().copied()
        possible = all([self._answered(action) for action in answers])
        after = digest(match.position) if possible else ""
        match.go_to(before)
        return after

    def _answered(self, action: Action) -> bool:
        if action not in self.match.options(self.seat):
            return False
        self.match.answer(self.seat, action)
        return True

    def _give(self, answers: Sequence[Action]) -> None:
        self.answers += len([action for action in answers if self._answered(action)])


def play(game: AnyGame, players: int, seed: int, level: str, single: bool, thinks: bool) -> list[Count]:
    """Play one game to the end."""
    match = Match(game, game.read_options({"players": players}), Seed.simulated(seed))
    seated = [Seated(match, seat, level, single, thinks) for seat in range(match.seats)]
    while not match.over:
        seated[match.asked[0]].act()
    return [Count(one.answers, one.presses, one.by_rule) for one in seated]


def main() -> None:
    """Print a row for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--single", action="store_true")
    parser.add_argument("--rules", type=int, default=0, help="list the so many rules that ask most")
    parser.add_argument("--only", default="", help="the id of one game")
    parser.add_argument("--players", type=int, default=0, help="only games of so many")
    parser.add_argument("--think", action="store_true", help="confirm every plan")
    wanted = parser.parse_args()
    print(
        "| game, players | answers a player | presses a player | the most | at most 120 |\n"
        "| --- | ---: | ---: | ---: | ---: |"
    )
    for game in all_games():
        for players in game.players if wanted.only in ("", game.id) else ():
            if wanted.players in (0, players):
                _print_row(game, players, wanted)


def _print_row(game: AnyGame, players: int, wanted: argparse.Namespace) -> None:
    """Play games, and print what they took."""
    counts = [
        count
        for seed in range(1, wanted.games + 1)
        for count in play(game, players, seed, wanted.level, wanted.single, wanted.think)
    ]
    answers = statistics.mean([count.answers for count in counts])
    presses = [count.presses for count in counts]
    few = len([number for number in presses if number <= FEW])
    mean, most = statistics.mean(presses), max(presses)
    print(f"| {game.id}, {players} | {answers:.0f} | {mean:.0f} | {most} | {few} of {len(presses)} |")
    rules = sum([count.by_rule for count in counts], Counter[str]())
    for rule, number in rules.most_common(wanted.rules):
        print(f"    {rule} {number / len(counts):.1f}")


if __name__ == "__main__":
    main()
