"""The message files: every message in every language, with the same arguments."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from polnoc.games import all_games, package_of
from polnoc.words import LANGUAGES

PACKAGES = ["polnoc", *[package_of(game).name for game in all_games()]]


class References(Visitor):
    """Collects the arguments and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def files_of(package: str, language: str) -> dict[str, str]:
    """Return the message files of a package in a language, by their names without the language."""
    folder = files(package) / "words"
    ending = f"{language}.ftl"
    return {
        file.name.removesuffix(ending): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if f".{file.name}".endswith(f".{ending}")
    }


@cache
def entries(text: str) -> list[ast.EntryType]:
    return [entry for entry in FluentParser().parse(text).body if not isinstance(entry, ast.BaseComment)]


@cache
def messages_of(package: str, language: str, only: tuple[str, ...] = ()) -> dict[str, References]:
    """Return every message of a package in a language, or `only` of some files, with what it uses."""
    found: dict[str, References] = {}
    for name, text in files_of(package, language).items():
        for entry in entries(text) if not only or f"{name}{language}.ftl" in only else ():
            assert isinstance(entry, ast.Message)
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_files(package: str) -> None:
    names = [set(files_of(package, language)) for language in LANGUAGES]
    assert names[0]
    assert all(other == names[0] for other in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_entry_is_a_message_with_a_text_and_stands_once(package: str, language: str) -> None:
    every = [entry for text in files_of(package, language).values() for entry in entries(text)]
    broken = [entry for entry in every if not (isinstance(entry, ast.Message) and entry.value)]
    assert not broken, f"no message: {[entry.content for entry in broken if isinstance(entry, ast.Junk)]}"
    keys = Counter(entry.id.name for entry in every if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    keys = [set(messages_of(package, language)) for language in LANGUAGES]
    for language, known in zip(LANGUAGES, keys, strict=True):
        lacking = set().union(*keys) - known
        assert not lacking, f"{package} lacks in '{language}': {sorted(lacking)}"


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_use_the_same_arguments(package: str) -> None:
    """Only a name's grammatical case may be used by one language and not by the other."""
    first, *others = [messages_of(package, language) for language in LANGUAGES]
    for other in others:
        different = {
            key: (uses.variables, other[key].variables)
            for key, uses in first.items()
            if (uses.variables ^ other[key].variables) - {"case"} or uses.messages != other[key].messages
        }
        assert not different


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_messages_refer_to_messages_that_exist(package: str, language: str) -> None:
    known = messages_of(package, language)
    lost = {key: uses.messages - set(known) for key, uses in known.items() if uses.messages - set(known)}
    assert not lost


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_no_game_has_a_message_that_all_games_share(package: str) -> None:
    assert set(messages_of(package, "en")) & set(messages_of("polnoc", "en")) == set()
