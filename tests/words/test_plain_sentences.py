"""Texts for people contain nothing meant only for programs: no ids, no names of options, no notation."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, package_of
from polnoc.words import LANGUAGES, Words, read_rulebook
from tests.words.plain import NOTATION, ids_of
from tests.words.test_messages import entries, files_of

GAMES = [pytest.param(game, id=game.id) for game in all_games()]

#: An option in a rulebook: `Option “Bluff”`, `opcja „Blef”`.
OPTION = re.compile(r"[Oo]pcj[aęi] „([^”]+)”|[Oo]ption “([^”]+)”")


class Texts(Visitor):
    """The texts of a message, without its arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def raw(game: AnyGame, texts: Iterator[str]) -> list[str]:
    """Return the texts that contain something meant only for programs."""
    return [text for text in texts if NOTATION.search(text) or ids_of(game).search(text)]


def written(game: AnyGame, language: str) -> Iterator[str]:
    """Yield every text in a game's message files: sentences, lessons, hints, refusals, options."""
    for text in files_of(package_of(game).name, language).values():
        for entry in entries(text):
            texts = Texts()
            texts.visit(entry)
            yield from texts.found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_messages_and_lessons_are_plain(game: AnyGame, language: str) -> None:
    assert not raw(game, written(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulebooks_are_plain_and_call_options_by_their_names(game: AnyGame, language: str) -> None:
    rulebook = read_rulebook(game, language)
    assert not raw(game, iter(rulebook.splitlines()))
    words = Words(language, game, [], strict=True)
    named = {words.option(name) for name in game.options_type.__struct_fields__}
    assert {pl or en for pl, en in OPTION.findall(rulebook)} <= named


def boxes(game: AnyGame) -> Iterator[Mapping[str, object]]:
    """Yield options with which every printed component of a game is used once."""
    fields = {
        name: list(things)
        for name, things in vars(getattr(game, "box", game)).items()
        if name in ("killers", "locations", "heroines", "beasts") and isinstance(things, dict)
    }
    most = max([len(things) for things in fields.values()], default=1)
    for number in range(most):
        yield {name.removesuffix("s"): things[number % len(things)] for name, things in fields.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_cards_are_plain(game: AnyGame, language: str) -> None:
    read: set[str] = set()
    for chosen, players in itertools.product(boxes(game), game.players):
        options = game.read_options({**chosen, "players": players})
        words = Words(language, game, ["Ania"] * players, 0, options, strict=True)
        read.update([words.card(card) for card in game.cards(options)])
    assert read
    assert not raw(game, iter(read))


@pytest.mark.parametrize(
    "planted",
    ["Opcja shield_stops_copies: tak.", "Weź +1d.", "Rzuć n=2 razy.", "Zobacz words.option.", "{ $n } kości"],
)
def test_planted_notation_is_found(planted: str) -> None:
    assert NOTATION.search(planted)


def test_a_planted_id_is_found() -> None:
    [game] = [game for game in all_games() if game.id == "finalgirl"]
    assert ids_of(game).search("Bierzesz first-aid-kit.")
    assert not ids_of(game).search("You take the first aid kit.")
