"""Read packs: the deck of the box, cards that replace some of it, and whole decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from polnoc.engine.packs import (
    PackError,
    PackText,
    Said,
    box_and_packs,
    joined_words,
    located,
    misnamed,
    parse_pack,
    refuse,
)
from polnoc.games.duchy import cards

BOX: Final = "classic.toml"


def load_deck(packs: Sequence[PackText] = ()) -> cards.Deck:
    """Load the deck of the box; cards of packs replace those with the same numbers."""
    return combine(box_and_packs(_box(), packs))


def _box() -> PackText:
    folder = files("polnoc.games.duchy") / "content"
    return PackText(BOX, (folder / BOX).read_text(encoding="utf-8"))


def combine(texts: Sequence[PackText]) -> cards.Deck:
    """Combine a whole deck with cards to be added to it; a PackError says what is wrong and how to fix it."""
    packs = [_whole_deck(texts[0])]
    size = len(packs[0].card)
    packs += [_addition(text, size) for text in texts[1:]]
    by_number = {card.number: card for pack in packs for card in pack.card}
    sources = tuple([text.text for text in texts])
    return cards.Deck([*by_number.values()], sources, joined_words([pack.words for pack in packs]))


def parse_deck(text: str, file: str) -> cards.Deck:
    """Parse a whole deck from TOML text; a PackError says what is wrong and how to fix it."""
    return combine([PackText(file, text)])


def check_pack(written: PackText, said: Said) -> list[PackError]:
    """Every mistake in the names of ghosts in a pack; raise PackError for any other mistake."""
    deck = load_deck([written])
    pack = parse_pack(written.text, cards.DeckPack, written.name)
    ghosts = [f"ghost-{number}" for number in range(1, deck.size + 1)]
    return located([*misnamed(pack.words, ghosts, written.name, said)], written.text)


def _whole_deck(written: PackText) -> cards.DeckPack:
    pack, file = parse_pack(written.text, cards.DeckPack, written.name), written.name
    size = len(pack.card)
    if not 5 <= size <= cards.MOST_NUMBERS:
        problem = f"a deck has 5 to {cards.MOST_NUMBERS} cards, this one {size}"
        refuse([PackError(file, "card", problem, "Add or remove [[card]] tables")], written.text)
    refuse(mistakes_in(pack, file, size), written.text)
    return pack


def _addition(written: PackText, size: int) -> cards.DeckPack:
    """Parse cards to be added to a deck of `size` cards."""
    pack = parse_pack(written.text, cards.DeckPack, written.name)
    if not pack.card:
        raise PackError(written.name, "card", "no card is in it", "Add [[card]] tables")
    refuse(mistakes_in(pack, written.name, size), written.text)
    return pack


def mistakes_in(pack: cards.DeckPack, file: str, size: int) -> list[PackError]:
    """What is wrong with the cards of a pack for a deck of `size` cards."""
    numbers = Counter([card.number for card in pack.card])
    return [
        PackError(file, f"card[{index}].{key}", problem, remedy)
        for index, card in enumerate(pack.card)
        for key, problem, remedy in _card_mistakes(card, size, numbers)
    ]


def _card_mistakes(card: cards.Card, size: int, numbers: Counter[int]) -> Iterator[tuple[str, str, str]]:
    """Key, problem and remedy of everything that is wrong with a card."""
    if not 1 <= card.number <= size:
        yield "number", f"{card.number} is no number of a deck of {size}", f"Number the cards 1 to {size}"
    if numbers[card.number] > 1:
        yield "number", f"{card.number} stands twice", "Give each number to one card"
    if sum([isinstance(effect, cards.CopyOrExtraTurn) for effect in card.effects]) > 1:
        yield "effects", "copy-or-extra-turn stands twice", "Leave it there once"
    if not card.effects:
        yield "effects", "a card without an effect", 'Write for example [{ do = "ask-even" }]'
    for index, effect in enumerate(card.effects):
        if isinstance(effect, cards.AskAmong) and not effect.numbers:
            yield f"effects[{index}].numbers", "a question without numbers", "Write for example [1, 2, 3]"
        for name, number, low, high in figures(effect, size):
            if not low <= number <= high:
                problem = f"{number} does not fit a deck of {size}"
                yield f"effects[{index}].{name}", problem, f"Write a number from {low} to {high}"


def figures(effect: cards.AnyEffect, size: int) -> list[tuple[str, int, int, int]]:
    """Each number in an effect: its field, the number, and the lowest and highest allowed."""
    if isinstance(effect, cards.AskAmong):
        return [("numbers", number, 1, size) for number in effect.numbers]
    if isinstance(effect, cards.AskAtLeast):
        return [("number", effect.number, 1, size)]
    if isinstance(effect, cards.AskRun | cards.GuessRun):
        return [("length", effect.length, 2, size)]
    if isinstance(effect, cards.AskNamed):
        return [("count", effect.count, 1, size - 1)]
    if isinstance(effect, cards.PeekBottom | cards.ArrangeTop):
        return [("count", effect.count, 1, size)]
    return []
