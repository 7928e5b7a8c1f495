"""Drawing and asking at a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from polnoc.contract import Proposal
from polnoc.engine import terminal_rows
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.terminal_rows import Row
from polnoc.engine.views import View
from polnoc.games import package_of
from polnoc.words import Words

#: Tone of a cell: its style.
TONES = {
    terminal_rows.PLAIN: "default",
    terminal_rows.OPEN: "bold yellow",
    terminal_rows.MINE: "bold cyan",
    terminal_rows.POSSIBLE: "green",
    terminal_rows.GONE: "bright_black",
}

#: What the number of a proposal begins with.
PROPOSED: Final = "+"

#: How wide a cell is.
CELL = 4

#: At most this many options that are numbers of one kind are listed one by one.
MOST_LISTED = 4


@dataclass(slots=True)
class Screen:
    """A console, and whether aids are shown."""

    console: Console
    aids: bool = True

    def say(self, text: str, style: str = "") -> None:
        """One paragraph."""
        self.console.print(escape(text), style=style, highlight=False)

    def problem(self, text: str) -> None:
        """Something that did not work, and why."""
        self.console.print(f"✗ {escape(text)}", style="bold red", highlight=False)

    def title(self, text: str) -> None:
        """A heading across the screen."""
        self.console.rule(f"[bold yellow]{escape(text)}", style="yellow")

    def curtain(self, text: str) -> None:
        """Hide what the last player saw, until the next one is alone with the screen."""
        self.console.clear()
        if not self.console.is_terminal:
            self.console.print("\n" * 3)
        self.console.print(Panel(escape(text), border_style="yellow", padding=(1, 4)), highlight=False)
        self.ask("")
        self.console.clear()

    def ask(self, prompt: str) -> str:
        """A line from the player."""
        return self.console.input(f"[bold yellow]{escape(prompt)}[/] ", markup=True).strip()

    def log(self, words: Words, events: Sequence[Event]) -> None:
        """What happened, a line each."""
        for event in events:
            self.console.print(f"  [yellow]·[/] {escape(words.event(event))}", highlight=False)

    def board(self, game: AnyGame, words: Words, view: View) -> None:
        """The table as the viewer sees it."""
        rows = package_of(game).terminal().rows(game, view, self.aids)
        labels = [words.row(row) for row in rows]
        width = max([len(label) for label, row in zip(labels, rows, strict=True) if row.cells], default=0)
        text = Text("\n").join(
            [self._row(label, row, width) for label, row in zip(labels, rows, strict=True)]
        )
        self.console.print(Padding(Panel(text, border_style="bright_black", expand=False), (0, 0, 0, 1)))

    @staticmethod
    def _row(label: str, row: Row, width: int) -> Text:
        """A label and its cells; the cells of all rows are aligned."""
        text = Text(label.ljust(width + 1) if row.cells else label)
        for cell in row.cells:
            text.append(cell.shown.center(CELL), style=TONES[cell.tone])
        return text

    def options(self, words: Words, options: Sequence[Action], view: View) -> None:
        """The legal answers: a numbered list, or the numbers that may be named."""
        labels = [words.action(option, view) for option in options]
        if len(options) > MOST_LISTED and one_kind(options) and numbers_say_all(options, labels):
            numbers = " ".join(str(option.arg) for option in options)
            self.console.print(f"  [green]{numbers}[/]", highlight=False)
            return
        for number, (option, label) in enumerate(zip(options, labels, strict=True), 1):
            key = option.arg if one_kind(options) else number
            self.console.print(f"  [bold green]{key:>2}[/]  {escape(label)}", highlight=False)

    def proposals(self, proposals: Sequence[Proposal]) -> None:
        """Several answers at once, numbered apart from the single ones; places share one paragraph."""
        named = [(f"{PROPOSED}{number}", proposal) for number, proposal in enumerate(proposals, 1)]
        for key, proposal in named:
            if not proposal.is_place:
                self.console.print(f"  [bold green]{key:>3}[/] {escape(proposal.label)}", highlight=False)
        places = [
            f"[bold green]{key}[/] {escape(proposal.label)}" for key, proposal in named if proposal.is_place
        ]
        if places:
            self.console.print(Padding(" · ".join(places), (0, 0, 0, 2)), highlight=False)


def one_kind(options: Sequence[Action]) -> bool:
    """Whether all options are one verb with one number, so that the number says all."""
    return all(option.verb == options[0].verb and len(option.args) == 1 for option in options)


def numbers_say_all(options: Sequence[Action], labels: Sequence[str]) -> bool:
    """Whether every label holds its number: then it is what the player names, and not a place or a way."""
    pairs = zip(options, labels, strict=True)
    return all(str(option.arg) in re.findall(r"\d+", label) for option, label in pairs)


def pick(text: str, options: Sequence[Action]) -> Action | None:
    """The option that a number typed by the player means."""
    if not (text.isascii() and text.isdigit()) or len(text) > 6:
        return None
    number = int(text)
    if one_kind(options):
        return next((option for option in options if option.arg == number), None)
    return options[number - 1] if 1 <= number <= len(options) else None
