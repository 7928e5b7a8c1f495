"""Decks as packs: a good one plays, a bad one is refused with file, key, problem and remedy."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.cards import CopyOrExtraTurn
from polnoc.games.duchy.packs import parse_deck
from tests.games.duchy.scene import GAME, Scene
from tests.games.duchy.walks import SEVEN, walk

CARD = '[[card]]\nnumber = {number}\ncolour = "{colour}"\neffects = [{effects}]\n'


def pack(
    number: object = 1, colour: str = "blue", effects: str = '{ do = "ask-even" }', size: int = 5
) -> str:
    """Return a pack with the given first card and the other cards in order."""
    cards = [CARD.format(number=number, colour=colour, effects=effects)]
    for other in range(2, size + 1):
        cards.append(CARD.format(number=other, colour="blue", effects='{ do = "ask-even" }'))
    return 'name = "mine"\n' + "".join(cards)


def test_the_plain_pack_of_these_tests_is_good() -> None:
    deck = parse_deck(pack(), "mine.toml")
    assert deck.size == 5


@pytest.mark.parametrize(
    ("text", "key", "problem", "remedy"),
    [
        ("name = ", "file", "not TOML", "Correct this line"),
        ("", "card", "5 to 13 cards, this one 0", "Add or remove [[card]] tables"),
        (pack() + "\nsize = 5\n", "card[4].size", "no such field", "There are: number, colour, effects"),
        ('title = "x"\n' + pack(), "title", "no such field", "There are: name, replaces, card"),
        (pack(number='"one"'), "card[0].number", "a text is not allowed here", "Write a whole number"),
        (pack(colour="green"), "card[0].colour", "'green' is none of the words", "There are: blue, "),
        (
            pack(effects='{ do = "dance" }'),
            "card[0].effects[0].do",
            "no effect is called 'dance'",
            "There are: ask-even",
        ),
        (pack(effects="{ }"), "card[0].effects[0]", "`do` is missing", "Write do = one of: ask-even"),
        (
            pack(effects='{ do = "ask-run" }'),
            "card[0].effects[0]",
            "`length` is missing",
            "Add length = a whole number",
        ),
        (
            pack(effects='{ do = "ask-even", number = 3 }'),
            "card[0].effects[0].number",
            "no such field",
            "Remove it",
        ),
        (pack(size=4), "card", "5 to 13 cards, this one 4", "Add or remove [[card]] tables"),
        (pack(size=14), "card", "5 to 13 cards, this one 14", "Add or remove [[card]] tables"),
        (pack(number=0), "card[0].number", "0 is no number of a deck of 5", "Number the cards 1 to 5"),
        (pack(number=6), "card[0].number", "6 is no number of a deck of 5", "Number the cards 1 to 5"),
        (pack(number=2), "card[0].number", "2 stands twice", "Give each number to one card"),
        (pack(effects=""), "card[0].effects", "a card without an effect", "Write for example"),
    ],
)
def test_each_mistake_names_file_key_problem_and_remedy(
    text: str, key: str, problem: str, remedy: str
) -> None:
    with pytest.raises(PackError) as caught:
        parse_deck(text, "mine.toml")
    error = caught.value
    assert error.file == "mine.toml"
    assert error.key == key
    assert problem in error.problem
    assert remedy in error.remedy
    place = "mine.toml" if error.line is None else f"mine.toml:{error.line}"
    assert str(error) == f"{place}: {error.key}: {error.problem}. {error.remedy}."


@pytest.mark.parametrize(
    ("effect", "figure", "low", "high"),
    [
        ('do = "ask-among", numbers = [1, {}]', "numbers", 1, 5),
        ('do = "ask-at-least", number = {}', "number", 1, 5),
        ('do = "ask-run", length = {}', "length", 2, 5),
        ('do = "guess-run", length = {}', "length", 2, 5),
        ('do = "ask-named", count = {}', "count", 1, 4),
        ('do = "peek-bottom", count = {}', "count", 1, 5),
        ('do = "arrange-top", count = {}', "count", 1, 5),
    ],
)
def test_each_figure_has_a_range(effect: str, figure: str, low: int, high: int) -> None:
    for number in (low, high):
        parse_deck(pack(effects="{ " + effect.format(number) + " }"), "mine.toml")
    for number in (low - 1, high + 1):
        with pytest.raises(PackError) as caught:
            parse_deck(pack(effects='{ do = "ask-even" }, { ' + effect.format(number) + " }"), "mine.toml")
        assert caught.value.key == f"card[0].effects[1].{figure}"
        assert caught.value.problem == f"{number} does not fit a deck of 5"
        assert caught.value.remedy == f"Write a number from {low} to {high}"


def test_a_question_about_no_number_at_all_is_a_mistake() -> None:
    with pytest.raises(PackError) as caught:
        parse_deck(pack(effects='{ do = "ask-among", numbers = [] }'), "mine.toml")
    assert caught.value.key == "card[0].effects[0].numbers"


def test_a_pack_file_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    with pytest.raises(PackError, match=r"nowhere\.toml: file: there is no file"):
        PACKAGE.make_game_from(missing)
    latin = tmp_path / "latin.toml"
    latin.write_bytes('name = "Żółw"'.encode("iso-8859-2"))
    with pytest.raises(PackError, match=r"latin\.toml: file: byte \d+ is not UTF-8\. Save the file as UTF-8"):
        PACKAGE.make_game_from(latin)
    with pytest.raises(PackError, match="file: cannot be read"):
        PACKAGE.make_game_from(tmp_path)


def test_the_cards_of_a_pack_may_come_in_any_order() -> None:
    deck = SEVEN.deck
    assert deck.size == 7
    assert [deck.card(card).number for card in range(1, 15)] == [*range(1, 8), *range(1, 8)]
    assert [card for card in range(1, 15) if deck.card(card).copies] == [2, 9]
    assert deck.cards[2].effects == (CopyOrExtraTurn(),)


def test_another_text_is_another_content() -> None:
    assert parse_deck(pack(), "a.toml").hash == parse_deck(pack(), "b.toml").hash
    assert parse_deck(pack(), "a.toml").hash != parse_deck(pack(colour="red"), "a.toml").hash
    assert SEVEN.content == SEVEN.deck.hash != GAME.content


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_of_seven_plays_to_the_end(players: int) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        kinds: set[str] = set()
        for position in walk(players, seed, SEVEN):
            SEVEN.check(position)
            kinds.update(type(frame).__name__ for frame in position.stack)
            for seat in range(players):
                view = SEVEN.view(position, seat)
                assert SEVEN.view(SEVEN.redeal(view, rng), seat) == view
        assert position.over
        assert len(SEVEN.winners(position)) == (2 if players == 4 else 1)
        assert {"Rounds", "Round", "Turn"} <= kinds


def test_effects_of_one_card_are_carried_out_from_left_to_right() -> None:
    scene = Scene.new(2, SEVEN).play("begin 0", "card 7", "card 1", "card 3", "card 2")
    scene.play("A: hide 3", "B: hide 1")
    scene.play("use", "from 4", "card 6", "run 4")
    assert scene.heard("*") == [
        *("uses", "asks-at-least", "answers-no", "peeks-bottom", "guesses", "answers-no", "draws", "turn")
    ]
    assert scene.told("peeks-bottom-cards") == [{"seat": 0, "deck": 0, "count": 1, "cards": [6]}]


def test_a_card_copies_at_most_once() -> None:
    twice = '{ do = "copy-or-extra-turn" }, { do = "copy-or-extra-turn" }'
    with pytest.raises(PackError, match="stands twice") as caught:
        parse_deck(pack(effects=twice), "mine.toml")
    assert caught.value.key == "card[0].effects"
