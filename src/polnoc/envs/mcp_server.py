"""A Model Context Protocol server, so that language models can play: `polnoc mcp`.

A model makes a table, reads what its seat may know, answers in the notation of the game and waits while bots
play the other seats. It is given nothing that a person at this seat would not see; the seed stays secret
until the game is over.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from polnoc import __version__
from polnoc.bots import UnknownLevel, levels, usual_level
from polnoc.engine.chance import Seed
from polnoc.engine.options import BadOption
from polnoc.envs.text import IllegalAnswer, TextGame, begin, look_up, other_seats
from polnoc.games import UnknownGame, all_games, find_game
from polnoc.words import Words

#: At most this many tables are kept; then the oldest is dropped.
MOST_TABLES: Final = 64

INSTRUCTIONS: Final = """\
Play horror board games with hidden information. Call `games`, then `new_game`. You hold one seat and read
only what this seat may know; bots hold the others. Answer with `apply`, in the notation that `legal_actions`
lists, and call `wait_for_my_turn` whenever others are to move, until the game is over. `rules` explains the
game."""

#: A value of an option, as a model gives it.
Value = str | int | bool

P = ParamSpec("P")


class Tables:
    """The games of one client. Every public method is a tool; its docstring is what the model reads."""

    def __init__(self, language: str, seed: int | None = None) -> None:
        """With a `seed`, the first game's dice follow from it, those of the next from the next number."""
        self._language = language
        self._seed = seed
        self._tables: dict[int, tuple[TextGame, int]] = {}
        self._made = 0
        self._lock = threading.Lock()

    def games(self) -> str:
        """List the games: id, name, numbers of players, levels of bots, and what each is about."""
        return "\n\n".join(
            [
                f"{game.id}: {words.text('game-name')}. Players: {', '.join(map(str, game.players))}. "
                f"Bots: {', '.join(levels(game))}.\n{words.text('game-blurb')}"
                for game in all_games()
                for words in [self._words(game.id)]
            ]
        )

    def options(self, game: str) -> str:
        """List the options of a game, each with its usual value and an explanation."""
        words = self._words(game)
        chosen = words.game.read_options({})
        return "\n".join(
            [
                f"{name} = {getattr(chosen, name)}: {words.option_help(name)}"
                for name in chosen.__struct_fields__
            ]
        )

    def new_game(
        self,
        game: str,
        seat: int = 1,
        players: int = 0,
        opponents: str = "",
        options: dict[str, Value] | None = None,
    ) -> str:
        """Begin a game and read your first question.

        `seat`: yours, counted from 1. `players`: how many play, you included; 0: as few as can. `opponents`:
        the level of the bots. `options`: options of the game by their names. The answer names the table.
        """
        found = find_game(game)
        chosen = {**({"players": players} if players else {}), **(options or {})}
        match = begin(found, self._next_seed(), chosen)
        seats = other_seats(match, seat - 1, opponents or usual_level(found))
        table = self._keep(TextGame(match, seats, self._language), seat - 1)
        promise = self._words(game).text("play-promise", commitment=match.seed.commitment)
        role = self._tables[table][0].role(seat - 1)
        return "\n\n".join([f"table {table}", role, promise, self._observation(table)])

    def look(self, table: int) -> str:
        """Look at the table again: what your seat sees, what you are asked, what you can answer."""
        game, seat = self._at(table)
        return "\n".join([*game.table(seat), "", game.question(seat)])

    def legal_actions(self, table: int) -> str:
        """List your legal answers, one a line: the notation for `apply`, a colon, and what it means."""
        game, seat = self._at(table)
        legal = [f"{answer.notation}: {answer.label}" for answer in game.legal(seat)]
        return "\n".join(legal) or game.question(seat)

    def apply(self, table: int, action: str) -> str:
        """Give your answer in notation. An answer that the rules forbid is explained, and changes nothing.

        If you are asked again at once, you read the next question; otherwise call `wait_for_my_turn`.
        """
        game, seat = self._at(table)
        game.apply(seat, action)
        game.skip_obvious()
        if seat in game.asked or game.over:
            return self._observation(table)
        return "\n".join([*[f"- {line}" for line in game.news(seat)], game.question(seat)])

    def wait_for_my_turn(self, table: int) -> str:
        """Let the others play until you are asked or the game is over: what happened, and your question."""
        game, _ = self._at(table)
        game.bots_play()
        return self._observation(table)

    def log(self, table: int) -> str:
        """Read everything that your seat was told since the game began."""
        game, seat = self._at(table)
        return "\n".join(game.log(seat))

    def rules(self, game: str, about: str = "") -> str:
        """Look up rules: by the id of a rule, a chapter or a word. Without `about`: the list of chapters."""
        return look_up(self._words(game), about)

    def card(self, table: int, number: int) -> str:
        """Read what a card does, by its number."""
        game, seat = self._at(table)
        return game.card(seat, number)

    def tools(self) -> list[Callable[..., str]]:
        """The tools; they run one at a time, since a client may call several at once."""
        tools: list[Callable[..., str]] = [
            self.games, self.options, self.new_game, self.look, self.legal_actions, self.apply,
            self.wait_for_my_turn, self.log, self.rules, self.card,
        ]  # fmt: skip
        return [self._safe(tool) for tool in tools]

    def _safe(self, tool: Callable[P, str]) -> Callable[P, str]:
        """Wrap a tool so that it explains the caller's mistakes."""

        @wraps(tool)
        def call(*args: P.args, **kwargs: P.kwargs) -> str:
            try:
                with self._lock:
                    return tool(*args, **kwargs)
            except (IllegalAnswer, BadOption, UnknownGame, UnknownLevel) as mistake:
                raise ToolError(str(mistake)) from None

        return call

    def _keep(self, game: TextGame, seat: int) -> int:
        """Keep a new table and return its number."""
        self._made += 1
        self._tables[self._made] = (game, seat)
        if len(self._tables) > MOST_TABLES:
            del self._tables[min(self._tables)]
        return self._made

    def _words(self, game: str) -> Words:
        return Words(self._language, find_game(game), ())

    def _next_seed(self) -> Seed:
        return Seed.live() if self._seed is None else Seed.simulated(self._seed + self._made)

    def _at(self, table: int) -> tuple[TextGame, int]:
        if table not in self._tables:
            known = ", ".join(map(str, self._tables)) or "none yet"
            raise IllegalAnswer(f"there is no table {table}; there are: {known}")
        return self._tables[table]

    def _observation(self, table: int) -> str:
        """What the seat of the client reads now; after the game also the seed, which can be checked."""
        game, seat = self._at(table)
        read = game.observation(seat)
        if not game.over:
            return read
        seed = self._words(game.match.game.id).text("play-revealed", seed=game.match.seed.text)
        return f"{read}\n{seed}"


def make_server(language: str, seed: int | None = None) -> MCPServer:
    """The server with all tools, ready to run."""
    server = MCPServer("polnoc", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    for tool in Tables(language, seed).tools():
        server.add_tool(tool, structured_output=False)
    return server


def serve(language: str, seed: int | None = None) -> None:
    """Serve one client on standard input and output until it leaves."""
    make_server(language, seed).run("stdio")
