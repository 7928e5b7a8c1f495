"""The loop of a game at one terminal: people in turn, bots in between, saved after every answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from polnoc.bots import Bot, make_bot
from polnoc.bots.advice import advise, in_words, lasting_seed
from polnoc.daily import day_of
from polnoc.engine.actions import Action, NotationError
from polnoc.engine.match import Match
from polnoc.engine.presses import Presses
from polnoc.engine.seats import WATCHER, may_see
from polnoc.games import package_of
from polnoc.records import Seat, take, write
from polnoc.records.stories import as_lines, has_story, scenes
from polnoc.terminal import my_games
from polnoc.terminal.screen import PROPOSED, Screen, one_kind, pick
from polnoc.terminal.seats import YOU
from polnoc.words import Words


class Quit(Exception):
    """The player leaves; the game is saved."""


class TerminalGame:
    """One match at one terminal."""

    def __init__(self, match: Match, seats: list[Seat], language: str, screen: Screen, save: Path) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.save = save
        self.people = [number for number, seat in enumerate(seats) if seat.played_by == YOU]
        names = [seat.name for seat in seats]
        told = match.chosen
        self.words = [Words(language, match.game, names, number, told) for number in range(len(seats))]
        self.public = Words(language, match.game, names, WATCHER, told)
        self.bots: dict[int, Bot] = {
            number: make_bot(match.game, seat.played_by)
            for number, seat in enumerate(seats)
            if seat.played_by != YOU
        }
        self.rng = random.Random(match.seed.commitment)
        #: How much of the log each seat has read.
        self.read = [0] * len(seats)
        #: The seat that may see the screen now.
        self.facing = self.people[0] if len(self.people) == 1 else WATCHER
        #: Answers typed ahead: `guess, 7`.
        self.typed: list[str] = []
        self.presses = Presses()
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self._help, "?": self._help,
            "rules": self._rules, "card": self._card, "log": self._log, "table": self._table,
            "film": self._film, "aids": self._aids, "hint": self._hint, "why": self._why, "undo": self._undo,
            "save": self._save_as, "quit": self._quit,
        }  # fmt: skip

    def play(self) -> None:
        """Play until the end of the game, or until a player leaves."""
        say = self.public.text
        self.screen.title(say("game-name"))
        seed, promise = self.match.seed, "play-known" if day_of(self.match) else "play-promise"
        self.screen.say(say(promise, commitment=seed.commitment, seed=seed.text), style="bright_black")
        self.screen.say(say("play-how"), style="bright_black")
        self._keep()
        try:
            while not self.match.over:
                self._next()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.screen.say(say("play-saved", path=str(self.save)))
            return
        self._farewell()

    def _next(self) -> None:
        asked = self.match.asked
        bots = [seat for seat in asked if seat in self.bots]
        seat = bots[0] if bots else asked[0]
        if bots:
            view, options = self.match.view(seat), self.match.options(seat)
            self.match.answer(seat, self.bots[seat].choose(view, options, self.rng))
        elif (passing := self._passing(seat)) is not None:
            self.match.answer(seat, passing)
            self.presses.answered(seat, begins=False)
        else:
            self._turn_screen_to(seat)
            self._give(seat, self._ask(seat))
        self._keep()

    def _give(self, seat: int, answers: Sequence[Action]) -> None:
        """Give the answers of one press, up to the first that is not possible when its turn comes."""
        for number, action in enumerate(answers):
            refusal = self.match.why_not(seat, action)
            if refusal is not None:
                self.screen.problem(self.words[seat].refusal(refusal))
                return
            self.match.answer(seat, action)
            self.presses.answered(seat, begins=not number)

    def _passing(self, seat: int) -> Action | None:
        """The answer that a person need not be asked for; on a shared screen only if all can infer it."""
        game, match = self.match.game, self.match
        proposer = package_of(game).proposals()
        if len(self.people) > 1 and not proposer.is_open(game, match.view(WATCHER)):
            return None
        return proposer.obvious(game, match.view(seat), match.options(seat))

    def _turn_screen_to(self, seat: int) -> None:
        if self.facing != seat:
            self.typed.clear()
            self._let_read(self.facing)
            self.screen.curtain(self.public.text("play-curtain", name=self.seats[seat].name))
            self.facing = seat

    def _let_read(self, seat: int) -> None:
        """Show a person what the answer caused before the curtain hides it."""
        if seat in self.people and self.match.news(seat, self.read[seat]):
            self._tell(seat)
            self.screen.ask(self.public.text("play-read"))

    def _ask(self, seat: int) -> Sequence[Action]:
        """What a person answers, one or several; commands and mistakes are dealt with on the way."""
        words, screen = self.words[seat], self.screen
        self._tell(seat)
        view, options = self.match.view(seat), self._options(seat)
        if not self.typed:
            screen.board(self.match.game, words, view)
        while True:
            if not self.typed:
                screen.say(words.prompt(view), style="bold")
                screen.options(words, options, view)
                screen.proposals(words.proposals(view, options))
                self.typed = [part.strip() for part in screen.ask("›").split(",")]
            answers = self._understand(seat, self.typed.pop(0))
            if answers:
                return answers
            self.typed.clear()
            view, options = self.match.view(seat), self._options(seat)

    def _options(self, seat: int) -> list[Action]:
        """The legal answers in the order in which they are numbered."""
        return self.words[seat].listed(self.match.options(seat))

    def _understand(self, seat: int, line: str) -> Sequence[Action]:
        """A line of input as legal answers; none if it was a command or a mistake."""
        action = pick(line, self._options(seat))
        if action is not None:
            return (action,)
        if line.startswith(PROPOSED):
            return self._proposed(seat, line)
        word, _, rest = line.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](seat, rest.strip())
            return ()
        action = self._no_such_number(seat, line) if line.isdecimal() else self._parse(seat, line)
        return () if action is None else (action,)

    def _proposed(self, seat: int, line: str) -> Sequence[Action]:
        """The answers of a proposal by its number: `+2`."""
        words, number = self.words[seat], line.removeprefix(PROPOSED).strip()
        proposals = words.proposals(self.match.view(seat), self._options(seat))
        if number.isdecimal() and 1 <= int(number[:6]) <= len(proposals):
            return proposals[int(number) - 1].answers
        self.screen.problem(words.text("play-no-such-proposal", said=line[:20], count=len(proposals)))
        return ()

    def _no_such_number(self, seat: int, line: str) -> Action | None:
        options = self._options(seat)
        if one_kind(options):
            return self._parse(seat, f"{options[0].verb} {line}")
        self.screen.problem(self.words[seat].text("play-no-such-option", number=line[:20], last=len(options)))
        return None

    def _parse(self, seat: int, line: str) -> Action | None:
        if not line:
            return None
        try:
            action = self.match.game.actions.parse(line)
        except NotationError as error:
            say = self.words[seat].text
            self.screen.problem(f"{say(error.key, **error.told)} {say('play-help-hint')}")
            return None
        refusal = self.match.why_not(seat, action)
        if refusal is None:
            return action
        self.screen.problem(self.words[seat].refusal(refusal))
        return None

    def _tell(self, seat: int) -> None:
        """Show a seat what has happened since it last looked."""
        self.screen.log(self.words[seat], self.match.news(seat, self.read[seat]))
        self.read[seat] = len(self.match.events)

    def _keep(self) -> None:
        write(take(self.match, self.seats), self.save)

    def _farewell(self) -> None:
        for seat in self.people if len(self.people) == 1 else []:
            self._tell(seat)
        if len(self.people) != 1:
            self.screen.log(self.public, self.match.news(WATCHER, min(self.read)))
        say = self.public.text
        self._tell_film(self.facing)
        names = [self.seats[seat].name for seat in self.match.winners]
        self.screen.title(say("play-won", names=names, count=len(names)) if names else say("play-lost"))
        if self.match.undone:
            self.screen.say(say("page-undone", count=self.match.undone))
        for id in my_games.keep(self.match, self.people[0]) if len(self.people) == 1 else []:
            self.screen.say(say("shelf-new-feat", feat=say(f"feat-{id}"), how=say(f"feat-{id}-how")))
        self.screen.say(say("play-revealed", seed=self.match.seed.text))
        self.screen.say(say("play-kept", path=str(self.save)))

    # Commands -----------------------------------------------------------------

    def _help(self, seat: int, rest: str) -> None:
        examples = {"action": self.match.options(seat)[-1].text, "rule": self.match.position.stack[-1].rule()}
        self.screen.say(self.words[seat].text("play-help", card=self._cards()[-1], **examples))
        verbs = ", ".join(verb.usage() for verb in self.match.game.actions.verbs.values() if not verb.chance)
        self.screen.say(self.words[seat].text("play-help-notation", verbs=verbs), style="bright_black")

    def _rules(self, seat: int, rest: str) -> None:
        words = self.words[seat]
        self.screen.say(words.rule(rest.upper()) if rest else words.rulebook())

    def _card(self, seat: int, rest: str) -> None:
        words, cards = self.words[seat], self._cards()
        if rest.isdecimal() and int(rest[:6]) in cards:
            self.screen.say(words.card(int(rest)))
        else:
            self.screen.problem(words.text("play-card-usage", card=cards[-1]))

    def _cards(self) -> Sequence[int]:
        return self.match.game.cards(self.match.chosen)

    def _log(self, seat: int, rest: str) -> None:
        self.screen.log(self.words[seat], self.match.log(seat))

    def _table(self, seat: int, rest: str) -> None:
        self.screen.board(self.match.game, self.words[seat], self.match.view(seat))

    def _aids(self, seat: int, rest: str) -> None:
        self.screen.aids = not self.screen.aids
        self._table(seat, rest)

    def _hint(self, seat: int, rest: str) -> None:
        view, words = self.match.view(seat), self.words[seat]
        since = lasting_seed([step.seat for step in self.match.steps], seat)
        rng = random.Random(f"{self.match.seed.text}:hint:{since}")
        advice = advise(self.match.game, view, self.match.options(seat), rng)
        first, *why = in_words(advice, words, view)
        self.screen.say(first, style="bold")
        for sentence in why:
            self.screen.say(f"  {sentence}")

    def _why(self, seat: int, rest: str) -> None:
        action = self._parse(seat, rest)
        if action is not None:
            self.screen.say(self.words[seat].text("play-possible", action=action.text))

    def _film(self, seat: int, rest: str) -> None:
        if not has_story(self.match.game):
            self.screen.problem(self.words[seat].text("play-no-film"))
        self._tell_film(seat)

    def _tell_film(self, seat: int) -> None:
        """The game so far as a story, if it can be told."""
        words = self.public if seat == WATCHER else self.words[seat]
        for line in as_lines(scenes(self.match, words, seat)):
            self.screen.say(line)

    def _may_undo(self, seat: int) -> bool:
        """Up to the last new information; in a game for one, any answer, which is marked."""
        answers = self.presses.last(seat)
        alone = self.match.seats == 1 and bool(self.match.steps)
        return answers > 0 and (alone or self.match.can_undo(seat, answers))

    def _undo(self, seat: int, rest: str) -> None:
        if not self._may_undo(seat):
            self.screen.problem(self.words[seat].text("play-no-undo"))
            return
        unread = [len(self.match.news(other, read)) for other, read in enumerate(self.read)]
        first = self.match.standing(seat) - self.presses.last(seat) + 1
        action = self.match.take_back(seat, first)
        self.presses.taken_back(self.match)
        self.read = [self._all_but(other, count) for other, count in enumerate(unread)]
        self._keep()
        self.screen.say(self.words[seat].text("play-undone", action=action.text))

    def _all_but(self, seat: int, unread: int) -> int:
        """How much of the log a seat has read if its last `unread` events are still new to it."""
        heard = [number for number, event in enumerate(self.match.events) if may_see(event.audience, seat)]
        return heard[-unread] if unread else len(self.match.events)

    def _save_as(self, seat: int, rest: str) -> None:
        words = self.words[seat]
        if not rest:
            self.screen.problem(words.text("play-save-usage"))
            return
        try:
            write(take(self.match, self.seats), Path(rest).expanduser())
        except OSError as error:
            self.screen.problem(
                words.text("play-save-failed", path=rest, problem=error.strerror or str(error))
            )
            return
        self.screen.say(words.text("play-saved", path=rest))

    def _quit(self, seat: int, rest: str) -> None:
        raise Quit
