"""The MCP server in its own process; the official client talks to it over standard input and output."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio
import pytest
from mcp import Client, StdioServerParameters, stdio_client

from polnoc.engine.chance import Seed
from polnoc.envs.mcp_server import MOST_TABLES, Tables
from polnoc.games import all_games

GAMES = [game.id for game in all_games()]


class Model:
    """A client that plays: it reads and writes text and knows nothing else."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: object) -> str:
        """Return a tool's output."""
        said = await self.client.call_tool(tool, arguments)
        assert not said.is_error, said.content
        return self.text(said)

    async def mistake(self, tool: str, **arguments: object) -> str:
        """Return a tool's error for something that is not possible."""
        said = await self.client.call_tool(tool, arguments)
        assert said.is_error
        return self.text(said)

    @staticmethod
    def text(said: object) -> str:
        (content,) = said.content  # type: ignore[attr-defined]
        return str(content.text)


@asynccontextmanager
async def model(*arguments: str) -> AsyncIterator[Model]:
    """Run a server for a new client."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "polnoc", "mcp", *arguments])
    async with Client(stdio_client(command)) as client:
        yield Model(client)


OVER = re.compile(r"(?m)^The game is over\.")
LEGAL = re.compile(r"(?m)^  ([a-z0-9 -]+): ")


async def play(player: Model, game: str, rng: random.Random) -> list[str]:
    """Return everything that a model reads in a game in which it answers at random."""
    read = [await player.call("new_game", game=game, opponents="novice")]
    table = int(re.match(r"table (\d+)", read[0]).group(1))  # type: ignore[union-attr]
    while not OVER.search(read[-1]):
        legal = LEGAL.findall(read[-1].rpartition("What you can answer")[2])
        if legal:
            read.append(await player.call("apply", table=table, action=rng.choice(legal)))
        else:
            read.append(await player.call("wait_for_my_turn", table=table))
    return read


def test_a_model_plays_every_game_to_its_end() -> None:
    async def main() -> None:
        async with model("--lang", "en") as player:
            for game in GAMES:
                read = await play(player, game, random.Random(3))
                promised = re.search("SHA-256: ([0-9a-f]{64})", read[0])
                shown = re.search("The seed was ([0-9a-f]{64})$", read[-1])
                assert promised, game
                assert shown, game
                assert Seed(shown[1]).commitment == promised[1]
                assert not any(shown[1] in text for text in read[:-1])

    anyio.run(main)


def test_what_a_model_can_ask_and_how_mistakes_are_explained() -> None:
    async def main() -> None:
        async with model("--lang", "pl", "--seed", "5") as player:
            tools = {tool.name: tool.description for tool in (await player.client.list_tools()).tools}
            assert set(tools) == {
                "games", "options", "new_game", "look", "legal_actions", "apply",
                "wait_for_my_turn", "log", "rules", "card",
            }  # fmt: skip
            assert all(tools.values())
            listed = await player.call("games")
            assert all(f"{game}: " in listed for game in GAMES)
            assert "bluff = True: " in await player.call("options", game="duchy")
            rule = await player.call("rules", game="duchy", about="due-turn-02")
            assert rule.startswith("[DUE-TURN-02] ")
            assert "did you mean 'duchy'" in await player.mistake("new_game", game="duch")
            assert "seat 2 of 2" in await player.mistake("new_game", game="duchy", seat=3)
            assert "no bot is called 'wizard'" in await player.mistake(
                "new_game", game="duchy", opponents="wizard"
            )
            assert "there is no table 1" in await player.mistake("look", table=1)
            await player.call("new_game", game="duchy", options={"points": 1}, seat=2)
            assert "[DUE-SETUP-03]" in await player.mistake("apply", table=1, action="hide 1")
            legal = await player.call("legal_actions", table=1)
            assert legal.splitlines()[0].startswith("hide ")
            assert "Runda 1" in await player.call("log", table=1)
            assert "hide" in await player.call("look", table=1)
            assert await player.call("card", table=1, number=12)
            assert await player.mistake("card", table=1, number=99)

    anyio.run(main)


def test_the_oldest_of_many_tables_goes() -> None:
    tables = Tables("en", seed=1)
    for _ in range(MOST_TABLES + 1):
        tables.new_game("duchy", opponents="random")
    assert tables.look(2)
    with pytest.raises(ValueError, match="there is no table 1;"):
        tables.look(1)
