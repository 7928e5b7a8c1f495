"""Reading packs: the deck of the box, and files with another one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from polnoc.engine.packs import PackError, parse_pack, read_text
from polnoc.games.duchy import cards


def load_deck(path: Path | None = None) -> cards.Deck:
    """The deck in a pack file; without a path, the deck of the box."""
    if path is not None:
        return parse_deck(read_text(path), path.name)
    source = files("polnoc.games.duchy") / "content" / "classic.toml"
    return parse_deck(source.read_text(encoding="utf-8"), "classic.toml")


def parse_deck(text: str, file: str) -> cards.Deck:
    """A deck from TOML text; PackError says what is wrong and what would be right."""
    pack = parse_pack(text, cards.DeckPack, file)
    size = len(pack.card)
    if not 5 <= size <= cards.MOST_NUMBERS:
        raise PackError(
            file,
            "card",
            f"a deck has 5 to {cards.MOST_NUMBERS} cards, this one {size}",
            "Add or remove [[card]] tables",
        )
    numbers = [card.number for card in pack.card]
    for index, card in enumerate(pack.card):
        _check_card(file, f"card[{index}]", card, size, numbers)
    return cards.Deck(pack, (text,))


def _check_card(file: str, key: str, card: cards.Card, size: int, numbers: list[int]) -> None:
    if not 1 <= card.number <= size:
        raise PackError(
            file,
            f"{key}.number",
            f"{card.number} is no number of a deck of {size}",
            f"Number the cards 1 to {size}",
        )
    if numbers.count(card.number) > 1:
        raise PackError(file, f"{key}.number", f"{card.number} stands twice", "Give each number to one card")
    if sum([isinstance(effect, cards.CopyOrExtraTurn) for effect in card.effects]) > 1:
        raise PackError(file, f"{key}.effects", "copy-or-extra-turn stands twice", "Leave it there once")
    if not card.effects:
        raise PackError(
            file, f"{key}.effects", "a card without an effect", 'Write for example [{ do = "ask-even" }]'
        )
    for index, effect in enumerate(card.effects):
        if isinstance(effect, cards.AskAmong) and not effect.numbers:
            where = f"{key}.effects[{index}].numbers"
            raise PackError(file, where, "a question without numbers", "Write for example [1, 2, 3]")
        for name, number, low, high in _figures(effect, size):
            if not low <= number <= high:
                raise PackError(
                    file,
                    f"{key}.effects[{index}].{name}",
                    f"{number} does not fit a deck of {size}",
                    f"Write a number from {low} to {high}",
                )


def _figures(effect: cards.AnyEffect, size: int) -> list[tuple[str, int, int, int]]:
    """Each figure of an effect with its name and the range it must be in."""
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
