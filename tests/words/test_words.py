"""Words: finding messages, joining lists, and what happens when a message is missing."""

from __future__ import annotations

import pytest

from polnoc.engine.actions import Action, Verb
from polnoc.engine.events import Event
from polnoc.engine.refusals import NO_SUCH_SEAT, NOT_ASKED, NOT_NOW, OVER, Refusal
from polnoc.engine.seats import CHANCE, EVERYONE, WATCHER
from polnoc.games import find_game
from polnoc.words import LANGUAGES, MissingMessage, Words, read_rulebook

DUCHY = find_game("duchy")


def words(language: str, viewer: int = WATCHER, strict: bool = True) -> Words:
    return Words(language, DUCHY, ["Ania", "Bartek", "Celina"], viewer, strict=strict)


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no language is called 'xx'; there are: pl, en"):
        words("xx")


def test_a_missing_message_shows_its_key_to_people() -> None:
    unknown = Event("flies-away", {"seat": 0, "card": 3, "height": [1, 2]}, EVERYONE)
    assert words("en", strict=False).event(unknown) == "event-flies-away"
    assert words("pl", strict=False).text("no-such-message", count=3) == "no-such-message"
    assert words("pl", strict=False).refusal(Refusal("X-1", "refused-dream")) == "refused-dream [X-1]"
    assert words("pl", strict=False).action(Action(0, Verb("dance"), ()), {"frames": []}) == "action-dance"
    assert words("en", strict=False).option("weather") == "option-weather"


def test_a_missing_message_raises_when_strict() -> None:
    with pytest.raises(MissingMessage, match="message 'no-such-message' in 'pl': there is none"):
        words("pl").text("no-such-message")


def test_a_missing_argument_shows_its_name_to_people_and_raises_when_strict() -> None:
    assert words("en", strict=False).text("player") == "player number"
    with pytest.raises(MissingMessage, match="message 'player' in 'en'"):
        words("en").text("player")


@pytest.mark.parametrize(
    ("numbers", "polish", "english"),
    [
        ([7], "7", "7"),
        ([4, 5], "4 lub 5", "4 or 5"),
        ((2, 3, 4, 5), "2, 3, 4 lub 5", "2, 3, 4 or 5"),
    ],
)
def test_lists_read_naturally(numbers: object, polish: str, english: str) -> None:
    assert words("pl").text("action-run", numbers=numbers) == polish
    assert words("en").text("action-run", numbers=numbers) == english


def test_names_of_seats() -> None:
    assert [words("pl").name(seat) for seat in (0, 2, CHANCE, 7)] == ["Ania", "Celina", "los", "gracz 8"]
    assert [words("en").name(seat) for seat in (0, 2, CHANCE, 7)] == ["Ania", "Celina", "chance", "player 8"]


@pytest.mark.parametrize(
    ("refusal", "polish", "english"),
    [
        (Refusal("", OVER), "Gra już się skończyła.", "The game is already over."),
        (
            Refusal("DUE-TURN-03", NOT_ASKED, {"asked": [0, 2]}),
            "To nie twoja kolej. Teraz gra: Ania, Celina. [DUE-TURN-03]",
            "It is not your turn. To play now: Ania, Celina. [DUE-TURN-03]",
        ),
        (
            Refusal("DUE-TURN-02", NOT_ASKED, {"asked": [CHANCE]}),
            "To nie twoja kolej. Teraz gra: los. [DUE-TURN-02]",
            "It is not your turn. To play now: chance. [DUE-TURN-02]",
        ),
        (
            Refusal("DUE-TURN-03", NOT_NOW, {"action": "copy 5"}),
            "Teraz nie można tego zrobić. [DUE-TURN-03]",
            "That is not possible now. [DUE-TURN-03]",
        ),
        (
            Refusal("", NO_SUCH_SEAT, {"seat": 6, "seats": 3}),
            "Nie ma gracza numer 7: graczy przy stole jest 3.",
            "There is no player number 7: there are 3 players at the table.",
        ),
        (
            Refusal("", NO_SUCH_SEAT, {"seat": 6, "seats": 1}),
            "Nie ma gracza numer 7: przy stole jest 1 gracz.",
            "There is no player number 7: there is 1 player at the table.",
        ),
        (
            Refusal("", "refused-chance"),
            "O tym decyduje los, nie gracz.",
            "Chance decides this, not a player.",
        ),
    ],
)
def test_refusals_that_all_games_share(refusal: Refusal, polish: str, english: str) -> None:
    assert words("pl").refusal(refusal) == polish
    assert words("en").refusal(refusal) == english


def test_prompts_that_all_games_share() -> None:
    assert words("pl").prompt({"asked": ()}) == "Koniec gry."
    assert words("en").prompt({"asked": (CHANCE,)}) == "Chance decides."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_game_has_a_name_and_an_explanation(language: str) -> None:
    for name in DUCHY.options_type.__struct_fields__:
        assert words(language).option(name)
        assert words(language).option_help(name).endswith((".", "?"))


def test_values_of_options() -> None:
    assert words("pl").option_value("bluff", True) == "tak"
    assert words("en").option_value("bluff", False) == "no"
    assert words("pl").option_value("stop", "round_end") == "z końcem rundy"
    assert words("en").option_value("points", 5) == "5"


def test_a_rule_is_the_paragraph_with_its_id() -> None:
    assert words("pl").rule("DUE-USE-06") == "Jeśli stos jest pusty, nie dobierasz."
    assert (
        words("en").rule("DUE-CARD-03") == "**3 “Twin Whispers”**, blue. You ask whether the number is even."
    )


def test_a_rule_is_found_whatever_the_case() -> None:
    assert words("en").rule("due-card-02A") == words("en").rule("DUE-CARD-02a")


def test_an_unknown_rule() -> None:
    assert words("en", strict=False).rule("DUE-NO-99") == "DUE-NO-99"
    with pytest.raises(MissingMessage, match="no rule 'DUE-NO-99' in the rulebook of 'duchy' in 'en'"):
        words("en").rule("DUE-NO-99")


def test_the_rulebook_says_first_that_it_is_unofficial() -> None:
    assert words("pl").rulebook().startswith("# 13 Duchów – zasady\n\nWydanie nieoficjalne.")
    assert read_rulebook(DUCHY, "en").startswith("# 13 Duchów – the rules\n\nAn unofficial edition.")
