"""Names in Polish sentences have the grammatical case that the words before them require.

A message gets a name in the nominative as `$spook`, and in other cases as `$spook_whom`, `$spook_of`, …
(`polnoc.engine.wording.in_cases`). Names of people are never declined, nor are titles of cards in quotes:
these follow a word that takes the case, such as `gracza { $name }` or `kartę { $card }`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from polnoc.engine.wording import CASES
from polnoc.games import all_games, find_game, package_of
from polnoc.words import Words
from tests.words.test_messages import entries, files_of

PACKAGES = ["polnoc", *[package_of(game).name for game in all_games()]]

#: Arguments that are names in the nominative; those in other cases end with the case.
NAMES: Final = re.compile(
    "actor|beast|by|card|character|folk|heroine|hunter|imps?|items?|killer|members|minions|names?|other|owner"
    "|partner|player|power|seats?|second|settler|she|side|spooks?|summon|terror|tiles?|title|token|who|winner"
)

#: Words that require another case than the nominative: prepositions, and verbs with an object; but not verbs
#: in the third person, since their subject may follow.
GOVERNING: Final = re.compile(
    "bez|dla|do|ku|między|na|nad|o|obok|od|po|pod|ponad|poza|przeciw|przed|przez|przy|u|w|we|wobec|wśród|z|za"
    "|zamiast|ze|brakuje|atakuj(esz)?|bierzesz|chowasz|daj(esz)?|karmisz|kup(ujesz)?|masz|nakarm|niszczysz"
    "|oddaj(esz)?|odrzuć|odrzucasz|połóż|poświęć|ratujesz|stawiasz|tracisz|trzymasz|uderz|uratuj|usuń|użyj"
    "|używasz|wybierz|wyślij|weź|zaatakuj|zabierz|zabij(asz)?|zagraj|zagrywasz|zatrzymaj|zostaw|zdejmij|znajdź"
)

LAST_WORD: Final = re.compile(r"(\w+) *„? *$")


def patterns(node: ast.BaseNode) -> Iterator[ast.Pattern]:
    """Yield every text of a message, including those of its variants."""
    if isinstance(node, ast.Pattern):
        yield node
        for element in node.elements:
            if isinstance(element, ast.Placeable):
                yield from patterns(element.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from patterns(variant.value)


def argument(element: ast.TextElement | ast.Placeable) -> str:
    """Return the argument that a placeable uses, `{ $name }` or `{ AND($names) }`; otherwise empty."""
    found = element.expression if isinstance(element, ast.Placeable) else None
    if isinstance(found, ast.FunctionReference) and found.arguments.positional:
        found = found.arguments.positional[0]
    return found.id.name if isinstance(found, ast.VariableReference) else ""


def misplaced(message: ast.Message) -> list[str]:
    """Return the names of a message that are nominative after a word that requires another case."""
    wrong = []
    for pattern in patterns(message.value) if message.value else ():
        elements: Sequence[ast.TextElement | ast.Placeable] = pattern.elements
        for before, element in pairwise(elements):
            word = LAST_WORD.search(before.value) if isinstance(before, ast.TextElement) else None
            if word and GOVERNING.fullmatch(word[1].lower()) and NAMES.fullmatch(argument(element)):
                wrong.append(f"{message.id.name}: {word[1]} ${argument(element)}")
    return wrong


@pytest.mark.parametrize("package", PACKAGES)
def test_no_name_stands_in_the_nominative_where_another_case_is_needed(package: str) -> None:
    messages = [entry for text in files_of(package, "pl").values() for entry in entries(text)]
    wrong = [found for entry in messages if isinstance(entry, ast.Message) for found in misplaced(entry)]
    assert not wrong


@pytest.mark.parametrize(
    "planted",
    [
        "Nakarm { $spook }",
        "Nakarm „{ $spook }”",
        "Bierzesz { AND($items) }.",
        "{ $you ->\n    [seat] Grasz przeciw { $name }.\n   *[nobody] Gra { $name }.\n }",
    ],
)
def test_a_planted_nominative_is_found(planted: str) -> None:
    [entry] = FluentParser().parse(f"planted = {planted}\n").body
    assert isinstance(entry, ast.Message)
    assert len(misplaced(entry)) == 1


@pytest.mark.parametrize(
    "right", ["Nakarm { $spook_whom }", "Gra { $name }.", "Głodne: { $spooks }.", "Weź kartę „{ $card }”"]
)
def test_names_in_their_case_are_left_alone(right: str) -> None:
    [entry] = FluentParser().parse(f"right = {right}\n").body
    assert isinstance(entry, ast.Message)
    assert not misplaced(entry)


#: Which names of the boxes are declined, in which file they are, and in which cases sentences need them.
DECLINED: Final = [
    ("straszydla", "spook", "", {"whom"}),
    ("finalgirl", "item", "names.", {"whom", "of", "with"}),
    ("finalgirl", "killer", "names.", {"whom", "of"}),
    ("finalgirl", "minions", "names.", {"all", "them", "of", "whom", "single"}),
    ("finalgirl", "victim", "names.", {"whom"}),
    ("finalgirl", "space", "places.", {"at", "to"}),
    *[("bestia", kind, "names.", {"whom", "of", "to"}) for kind in ("beast", "hunter", "summon", "folk")],
]


@pytest.mark.parametrize(("game", "kind", "file", "needed"), DECLINED)
def test_every_name_of_a_declined_kind_has_its_cases(
    game: str, kind: str, file: str, needed: set[str]
) -> None:
    """A name without them would be nominative wherever a sentence requires another case."""
    named = [
        entry
        for entry in entries(files_of(package_of(find_game(game)).name, "pl")[file])
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{kind}-")
    ]
    assert named
    lacking = [entry.id.name for entry in named if needed - cases_of(entry)]
    assert not lacking, f"write these with $case, as the others: {lacking}"


def cases_of(message: ast.Message) -> set[str]:
    """Return the cases in which a name is given."""
    [first, *_] = message.value.elements if message.value else [None]
    selected = first.expression if isinstance(first, ast.Placeable) else None
    if not isinstance(selected, ast.SelectExpression):
        return set()
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selected.variants
    }


def test_a_name_without_a_case_stands_as_it_is() -> None:
    words = Words("pl", find_game("straszydla"), ["Ania", "Bartek"], strict=True)
    assert [words.text("spook-baba-jaga", case=case) for case in ("is", *CASES)] == [
        "Baba Jaga",
        "Babę Jagę",
        "Baba Jaga",
        "Baba Jaga",
        "Baba Jaga",
    ]
