"""13 Duchów in exact sentences, in both languages."""

from __future__ import annotations

import ast
from importlib.resources import files
from typing import Any

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.match import Match
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import EVERYONE, WATCHER
from polnoc.games import find_game
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.packs import parse_deck
from polnoc.words import LANGUAGES, Words
from tests.words.noting_words import NAMES

DUCHY = find_game("duchy")


def words(language: str, viewer: int = WATCHER, players: int = 3) -> Words:
    return Words(language, DUCHY, NAMES[:players], viewer, strict=True)


def say(language: str, key: str, args: dict[str, object], viewer: int = WATCHER, players: int = 3) -> str:
    return words(language, viewer, players).event(Event(key, args, EVERYONE))


# Events -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "args", "polish", "english"),
    [
        ("round-begins", {"round": 2, "seat": 0}, "Runda 2. Zaczyna Ania.", "Round 2. Ania begins."),
        ("turn", {"seat": 1, "actor": 1}, "Tura: Bartek.", "Bartek to play."),
        (
            "uses",
            {"seat": 0, "card": 3},
            "Ania zagrywa kartę 3 „Bliźniacze Szepty”.",
            "Ania plays card 3 “Twin Whispers”.",
        ),
        (
            "asks-among",
            {"seat": 0, "card": 12, "numbers": [4, 7, 8]},
            "Ania pyta, czy numer to 4, 7 lub 8.",
            "Ania asks whether the number is 4, 7 or 8.",
        ),
        (
            "asks-at-least",
            {"seat": 2, "card": 13, "number": 6},
            "Celina pyta, czy numer to co najmniej 6.",
            "Celina asks whether the number is at least 6.",
        ),
        (
            "guesses",
            {"seat": 0, "card": 11, "numbers": [4, 5]},
            "Ania zgaduje kryjówkę: 4 lub 5.",
            "Ania guesses the lair: 4 or 5.",
        ),
        ("answers-no", {"seat": 0}, "Ania odpowiada: NIE.", "Ania answers: NO."),
        (
            "ignores",
            {"seat": 0},
            "Ania nie odpowiada: działa osłona.",
            "Ania does not answer: the shield holds.",
        ),
        (
            "round-over",
            {"round": 1, "by": 0, "scores": [1, 2, 0]},
            "Koniec rundy 1. Punkty – Ania: 1, Bartek: 2, Celina: 0.",
            "Round 1 is over. Points – Ania: 1, Bartek: 2, Celina: 0.",
        ),
        (
            "game-over",
            {"side": 0, "scores": [6, 3, 2]},
            "Koniec gry: wygrywa Ania! Punkty – Ania: 6, Bartek: 3, Celina: 2.",
            "The game is over: Ania wins! Points – Ania: 6, Bartek: 3, Celina: 2.",
        ),
        (
            "peeks-bottom",
            {"seat": 1, "deck": 0, "count": 0},
            "Bartek podgląda spód stosu: brak kart.",
            "Bartek peeks at the bottom of the stack: no cards.",
        ),
    ],
)
def test_events(key: str, args: dict[str, object], polish: str, english: str) -> None:
    assert say("pl", key, args) == polish
    assert say("en", key, args) == english


@pytest.mark.parametrize(
    ("key", "args", "polish", "english"),
    [
        ("answers-yes", {"seat": 1}, "Odpowiadasz: TAK.", "You answer: YES."),
        ("turn", {"seat": 1, "actor": 1}, "Twoja tura.", "Your turn."),
        (
            "draws-card",
            {"seat": 1, "card": 9},
            "Dobierasz kartę 9 „Śpiew z Wieży”.",
            "You draw card 9 “Song from the Tower”.",
        ),
        (
            "found",
            {"seat": 1, "by": 0},
            "Twoja kryjówka odkryta! Odpadasz z rundy.",
            "Your lair is found! You are out of the round.",
        ),
        (
            "found",
            {"seat": 0, "by": 1},
            "Kryjówka odkryta! Ania odpada z rundy.",
            "A lair is found! Ania is out of the round.",
        ),
        (
            "scores",
            {"side": 1, "points": 2, "total": 5},
            "Zdobywasz 2 punkty i masz razem 5.",
            "You score 2 points and have 5 in all.",
        ),
        (
            "peeks-bottom-cards",
            {"seat": 1, "deck": 0, "count": 2, "cards": [5, 12]},
            "Podglądasz spód stosu: 5 „Malec z Piwnicy”, 12 „Trzy Świece”.",
            "You peek at the bottom of the stack: 5 “Child from the Cellar”, 12 “Three Candles”.",
        ),
    ],
)
def test_the_reader_is_addressed_in_the_second_person(
    key: str, args: dict[str, object], polish: str, english: str
) -> None:
    assert say("pl", key, args, viewer=1) == polish
    assert say("en", key, args, viewer=1) == english


@pytest.mark.parametrize(
    ("viewer", "key", "args", "polish", "english"),
    [
        (
            3,
            "turn",
            {"seat": 1, "actor": 3},
            "Tura: Bartek. Grasz w zastępstwie partnera.",
            "Bartek would be next: you play in your partner’s place.",
        ),
        (
            1,
            "turn",
            {"seat": 1, "actor": 3},
            "Twoja tura. W zastępstwie gra Darek.",
            "You would be next: Darek plays in your place.",
        ),
        (
            WATCHER,
            "uses",
            {"seat": 1, "card": 16},
            "Bartek zagrywa kartę 3 „Bliźniacze Szepty” z talii B.",
            "Bartek plays card 3 “Twin Whispers” of deck B.",
        ),
        (
            0,
            "scores",
            {"side": 0, "points": 1, "total": 2},
            "Twój zespół (Ania i Celina) zdobywa 1 punkt i ma razem 2.",
            "Your team (Ania and Celina) scores 1 point and has 2 in all.",
        ),
        (
            0,
            "game-over",
            {"side": 1, "scores": [2, 3]},
            "Koniec gry: wygrywa zespół B (Bartek i Darek)! Punkty – zespół A: 2, zespół B: 3.",
            "The game is over: team B (Bartek and Darek) wins! Points – team A: 2, team B: 3.",
        ),
        (
            2,
            "peeks-top",
            {"seat": 1, "deck": 0, "count": 3},
            "Bartek ogląda wierzch stosu zespołu A: 3 karty.",
            "Bartek looks at the top of team A’s stack: 3 cards.",
        ),
        (
            2,
            "settles-card",
            {"seat": 2, "by": 0, "card": 7},
            "Ania wybiera dla ciebie: ukrywasz się w kryjówce 7 „Zegar bez Wskazówek” z talii A.",
            "Ania chooses for you: you hide in lair 7 “Clock without Hands” of deck A.",
        ),
        (
            0,
            "shares-cards",
            {"seat": 2, "partner": 0, "kept": 1, "returned": 2},
            "Celina zatrzymuje kartę 1 „Krok na Schodach” z talii A,"
            " a ty dostajesz kartę 2 „Echo z Komina” z talii A.",
            "Celina keeps card 1 “Step on the Stairs” of deck A,"
            " and you get card 2 “Echo in the Chimney” of deck A.",
        ),
    ],
)
def test_teams(viewer: int, key: str, args: dict[str, object], polish: str, english: str) -> None:
    assert say("pl", key, args, viewer, 4) == polish
    assert say("en", key, args, viewer, 4) == english


@pytest.mark.parametrize(
    ("points", "polish", "english"),
    [
        (0, "0 punktów", "0 points"),
        (1, "1 punkt", "1 point"),
        (2, "2 punkty", "2 points"),
        (4, "4 punkty", "4 points"),
        (5, "5 punktów", "5 points"),
        (12, "12 punktów", "12 points"),
        (22, "22 punkty", "22 points"),
    ],
)
def test_plurals(points: int, polish: str, english: str) -> None:
    assert words("pl").text("n-points", points=points) == polish
    assert words("en").text("n-points", points=points) == english


# Cards --------------------------------------------------------------------------

CARDS = {
    1: (
        "Karta 1 „Krok na Schodach”, niebieska."
        " Wymień 4 kolejne numery i zapytaj, czy kryjówka ma któryś z nich.",
        "Card 1 “Step on the Stairs”, blue. Name 4 numbers in a row and ask whether the lair is one of them.",
    ),
    2: (
        "Karta 2 „Echo z Komina”, żółta."
        " Wykonaj działanie odkrytej karty ze środka albo dobierz kartę i rozegraj dodatkową turę.",
        "Card 2 “Echo in the Chimney”, yellow."
        " Carry out a card that is face up in the middle, or draw a card and take an extra turn.",
    ),
    3: (
        "Karta 3 „Bliźniacze Szepty”, niebieska. Zapytaj, czy numer jest parzysty.",
        "Card 3 “Twin Whispers”, blue. Ask whether the number is even.",
    ),
    4: (
        "Karta 4 „Dama za Parawanem”, czerwona. Zgadnij kryjówkę,"
        " a potem do swojej następnej tury nie odpowiadaj na niebieskie karty rywali.",
        "Card 4 “Lady behind the Screen”, red. Guess a lair,"
        " and then do not answer the blue cards of rivals until your next turn.",
    ),
    5: (
        "Karta 5 „Malec z Piwnicy”, niebieska. Zapytaj, czy numer to 1, 2, 3 lub 4.",
        "Card 5 “Child from the Cellar”, blue. Ask whether the number is 1, 2, 3 or 4.",
    ),
    6: (
        "Karta 6 „Stukacz na Strychu”, niebieska. Zapytaj, czy numer to co najmniej 8.",
        "Card 6 “Knocker in the Attic”, blue. Ask whether the number is at least 8.",
    ),
    7: (
        "Karta 7 „Zegar bez Wskazówek”, niebieska. Zapytaj, czy numer to 5, 6, 8 lub 9.",
        "Card 7 “Clock without Hands”, blue. Ask whether the number is 5, 6, 8 or 9.",
    ),
    8: (
        "Karta 8 „Oko w Podłodze”, czerwona. Podejrzyj 2 karty na spodzie stosu, a potem zgadnij kryjówkę.",
        "Card 8 “Eye in the Floor”, red. Peek at 2 cards at the bottom of the stack, and then guess a lair.",
    ),
    9: (
        "Karta 9 „Śpiew z Wieży”, niebieska. Zapytaj, czy numer to 10, 11, 12 lub 13.",
        "Card 9 “Song from the Tower”, blue. Ask whether the number is 10, 11, 12 or 13.",
    ),
    10: (
        "Karta 10 „Krupier bez Głowy”, żółta."
        " Obejrzyj 3 karty z wierzchu stosu, jedną zostaw na górze, a resztę połóż na spód.",
        "Card 10 “Headless Croupier”, yellow."
        " Look at 3 cards on top of the stack, leave one on top and put the rest at the bottom.",
    ),
    11: (
        "Karta 11 „Para w Lustrze”, czerwona. Zgadnij kryjówkę, podając naraz 2 kolejne numery.",
        "Card 11 “Couple in the Mirror”, red. Guess a lair with 2 numbers in a row at once.",
    ),
    12: (
        "Karta 12 „Trzy Świece”, niebieska. Wymień 3 różne numery i zapytaj, czy kryjówka ma któryś z nich.",
        "Card 12 “Three Candles”, blue. Name 3 different numbers and ask whether the lair is one of them.",
    ),
    13: (
        "Karta 13 „Cień nad Dachem”, niebieska. Wymień numer i zapytaj, czy kryjówka ma ten lub wyższy.",
        "Card 13 “Shadow over the Roof”, blue. Name a number and ask whether the lair is that one or higher.",
    ),
}


@pytest.mark.parametrize("card", CARDS)
def test_cards(card: int) -> None:
    polish, english = CARDS[card]
    assert words("pl").card(card) == polish
    assert words("en").card(card) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_calls_the_cards_by_their_names(language: str) -> None:
    for card in range(1, 14):
        rule = words(language).rule(f"DUE-CARD-{card:02}")
        assert rule.startswith(f"**{words(language).card_name(card)}**, ")


def test_a_card_that_nobody_can_see_or_that_does_not_exist() -> None:
    assert words("pl").card_name(-1) == "zakryta"
    assert words("en").card(99) == "face down"


def test_with_teams_a_card_looks_into_the_stack_of_the_rivals() -> None:
    assert words("pl", players=4).card(21) == (
        "Karta 8 „Oko w Podłodze” z talii B, czerwona."
        " Podejrzyj 2 karty na spodzie stosu rywali, a potem zgadnij kryjówkę."
    )


def test_the_text_of_a_card_follows_its_effects() -> None:
    pack = "name = 'five'\n" + "".join(
        f"[[card]]\nnumber = {number}\ncolour = 'blue'\neffects = [{{ do = {effect} }}]\n"
        for number, effect in enumerate(
            (
                "'ask-named', count = 1",
                "'ask-run', length = 5",
                "'arrange-top', count = 1",
                "'arrange-top', count = 5",
                "'peek-bottom', count = 1",
            ),
            start=1,
        )
    )
    game = DuchyGame(parse_deck(pack, "five.toml"))
    polish = Words("pl", game, NAMES[:2], strict=True)
    english = Words("en", game, NAMES[:2], strict=True)
    assert [polish.card(card).partition("niebieska. ")[2] for card in range(1, 6)] == [
        "Wymień 1 numer i zapytaj, czy kryjówka ma właśnie ten.",
        "Wymień 5 kolejnych numerów i zapytaj, czy kryjówka ma któryś z nich.",
        "Obejrzyj 1 kartę z wierzchu stosu.",
        "Obejrzyj 5 kart z wierzchu stosu, jedną zostaw na górze, a resztę połóż na spód.",
        "Podejrzyj 1 kartę na spodzie stosu.",
    ]
    assert [english.card(card).partition("blue. ")[2] for card in (1, 3, 5)] == [
        "Name 1 number and ask whether the lair is that one.",
        "Look at 1 card on top of the stack.",
        "Peek at 1 card at the bottom of the stack.",
    ]
    beyond = game.actions.parse("copy 26")
    assert english.action(beyond, view_of(TURN)) == "Carry out card face down: face down"


# Refusals -----------------------------------------------------------------------

REFUSALS: dict[str, tuple[dict[str, object], str, str]] = {
    "refused-not-dealt": (
        {"card": 5},
        "Nie masz karty 5 „Malec z Piwnicy” do wyboru.",
        "Card 5 “Child from the Cellar” is not among those you can choose from.",
    ),
    "refused-no-card": (
        {},
        "Nie masz karty w ręku, więc musisz zgadywać.",
        "You have no card in hand, so you have to guess.",
    ),
    "refused-nothing-to-copy": (
        {},
        "Ta karta nie ma teraz czego powtórzyć, a stos jest pusty. Możesz tylko zgadywać.",
        "This card has nothing to copy now, and the stack is empty. You can only guess.",
    ),
    "refused-empty-stack": (
        {},
        "Stos jest pusty, więc nie ma dodatkowej tury.",
        "The stack is empty, so there is no extra turn.",
    ),
    "refused-not-in-middle": (
        {"card": 12},
        "Karta 12 „Trzy Świece” nie leży odkryta na środku stołu.",
        "Card 12 “Three Candles” is not face up in the middle.",
    ),
    "refused-copy-of-copy": (
        {"card": 2},
        "Karty 2 „Echo z Komina” nie można tu powtórzyć.",
        "Card 2 “Echo in the Chimney” cannot be copied here.",
    ),
    "refused-number": (
        {"number": 13, "last": 6},
        "Nie ma numeru 13: kryjówki mają numery od 1 do 6.",
        "There is no number 13: lairs have the numbers 1 to 6.",
    ),
    "refused-open-number": (
        {"number": 5},
        "Numer 5 leży odkryty na środku, a gracie bez blefu.",
        "Number 5 is face up in the middle, and you play without bluff.",
    ),
    "refused-named-twice": (
        {"number": 5},
        "Numer 5 jest już podany: numery muszą być różne.",
        "Number 5 has been named already: the numbers must differ.",
    ),
    "refused-run": (
        {"length": 4, "last": 10},
        "4 kolejne numery mogą się zaczynać od 1 do 10.",
        "4 numbers in a row can start anywhere from 1 to 10.",
    ),
    "refused-not-looked-at": (
        {"card": 1},
        "Karty 1 „Krok na Schodach” nie ma wśród tych, które oglądasz.",
        "Card 1 “Step on the Stairs” is not among those you are looking at.",
    ),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_refusals(key: str) -> None:
    args, polish, english = REFUSALS[key]
    refusal = Refusal("DUE-TURN-03", key, args)
    assert words("pl").refusal(refusal) == f"{polish} [DUE-TURN-03]"
    assert words("en").refusal(refusal) == f"{english} [DUE-TURN-03]"


def test_the_refusals_above_are_all_that_the_rules_know() -> None:
    rules = files("polnoc.games.duchy") / "rules"
    known = {
        node.value
        for file in rules.iterdir()
        if file.name.endswith(".py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("refused-")
    }
    assert known == set(REFUSALS)


# Prompts and answers --------------------------------------------------------------


def view_of(frame: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a view with just what a sentence needs; the viewer is seat 0 and asked."""
    return {
        "seat": 0,
        "asked": (0,),
        "hand": [3, -1, -1],
        "middle": (),
        "stacks": [(0, 7, 0)],
        "frames": [frame],
        **more,
    }


TURN = {"rule": "Turn", "seat": 0, "actor": 0, "guessing": False}


@pytest.mark.parametrize(
    ("view", "polish", "english"),
    [
        (
            view_of(TURN),
            "Twoja tura. Użyj karty 3 „Bliźniacze Szepty” albo odłóż ją do pudełka i zgadnij kryjówkę.",
            "Your turn. Use card 3 “Twin Whispers”, or put it into the box and guess a lair.",
        ),
        (
            view_of(TURN, hand=[0, -1, -1]),
            "Twoja tura. Nie masz karty, więc zgadnij kryjówkę.",
            "Your turn. You have no card, so guess a lair.",
        ),
        (
            view_of(TURN, hand=[2, -1, -1], stacks=[(0, 0, 0)]),
            "Twoja tura. Karta 2 „Echo z Komina” nie ma czego powtórzyć,"
            " więc odłóż ją do pudełka i zgadnij kryjówkę.",
            "Your turn. Card 2 “Echo in the Chimney” has nothing to copy,"
            " so put it into the box and guess a lair.",
        ),
        (
            view_of(TURN, hand=[2, -1, -1], stacks=[(0, 0, 0)], middle=(5,)),
            "Twoja tura. Użyj karty 2 „Echo z Komina” albo odłóż ją do pudełka i zgadnij kryjówkę.",
            "Your turn. Use card 2 “Echo in the Chimney”, or put it into the box and guess a lair.",
        ),
        (
            view_of({**TURN, "guessing": True}),
            "Podaj numer kryjówki. Karta 3 „Bliźniacze Szepty” trafi zakryta do pudełka.",
            "Name a lair. Card 3 “Twin Whispers” will go face down into the box.",
        ),
        (
            view_of({**TURN, "guessing": True}, hand=[0, -1, -1]),
            "Podaj numer kryjówki.",
            "Name a lair.",
        ),
        (
            view_of(
                {"rule": "ChooseNumbers", "actor": 0, "card": 12, "copied": False, "count": 3, "named": ()}
            ),
            "Karta 12 „Trzy Świece”: podaj numer 1 z 3.",
            "Card 12 “Three Candles”: name number 1 of 3.",
        ),
        (
            view_of(
                {
                    "rule": "ChooseNumbers",
                    "actor": 0,
                    "card": 12,
                    "copied": False,
                    "count": 3,
                    "named": (4, 7),
                }
            ),
            "Karta 12 „Trzy Świece”: podaj numer 3 z 3. Są już: 4, 7.",
            "Card 12 “Three Candles”: name number 3 of 3. So far: 4, 7.",
        ),
        (
            view_of({"rule": "Arrange", "actor": 0, "deck": 0, "count": 3, "top": 5, "under": ()}),
            "Którą kartę kładziesz na sam spód stosu? Na wierzchu będzie 5 „Malec z Piwnicy”.",
            "Which card do you put at the very bottom of the stack?"
            " On top will be 5 “Child from the Cellar”.",
        ),
        (
            view_of({"rule": "Hide", "piles": [(), [-1, -1], [-1, -1]]}, asked=(1, 2)),
            "Kryjówki wybierają jeszcze: Bartek, Celina.",
            "Still choosing lairs: Bartek, Celina.",
        ),
        (
            view_of({"rule": "Hide", "piles": [(), (), [-1, -1]]}, asked=(2,)),
            "Kryjówkę wybiera jeszcze Celina.",
            "Still choosing a lair: Celina.",
        ),
        (
            view_of({**TURN, "seat": 1, "actor": 1}, asked=(1,)),
            "Teraz: Bartek.",
            "Bartek to play.",
        ),
        (
            view_of({"rule": "CopyOrExtra", "actor": 1, "card": 2, "copied": 0}, asked=(1,)),
            "Bartek wybiera, co zrobi karta 2 „Echo z Komina”.",
            "Bartek chooses what card 2 “Echo in the Chimney” will do.",
        ),
    ],
)
def test_prompts(view: dict[str, Any], polish: str, english: str) -> None:
    assert words("pl", 0).prompt(view) == polish
    assert words("en", 0).prompt(view) == english


@pytest.mark.parametrize("card", [2, 3])
@pytest.mark.parametrize("middle", [(), (5,)])
@pytest.mark.parametrize("stack", [0, 1 << 7])
def test_the_prompt_offers_the_card_exactly_if_the_rules_do(
    card: int, middle: tuple[int, ...], stack: int
) -> None:
    match = Match(DUCHY, DUCHY.read_options({"players": 2, "first": 1}), Seed.simulated(1))
    for seat in (0, 1):
        match.answer(seat, match.options(seat)[0])
    match.position.hand[0], match.position.middle, match.position.pool = card, middle, [stack]
    offered = "use" in [action.verb for action in match.options(0)]
    assert words("en", 0, 2).prompt(match.view(0)).startswith("Your turn. Use card") == offered


@pytest.mark.parametrize(
    ("notation", "view", "polish", "english"),
    [
        (
            "use",
            view_of(TURN),
            "Użyj karty 3: zapytaj, czy numer jest parzysty",
            "Use card 3: ask whether the number is even",
        ),
        ("use", view_of(TURN, hand=[0, -1, -1]), "Użyj karty", "Use the card"),
        ("use", view_of(TURN, seat=WATCHER), "Użyj karty", "Use the card"),
        ("guess", view_of(TURN), "Zgadnij kryjówkę", "Guess a lair"),
        ("name 7", view_of({**TURN, "guessing": True}), "7", "7"),
        (
            "run 2",
            view_of({"rule": "ChooseRun", "actor": 0, "card": 1, "copied": False, "length": 4}),
            "2, 3, 4 lub 5",
            "2, 3, 4 or 5",
        ),
        ("run 2", view_of(TURN), "kolejne numery od 2", "numbers in a row, starting with 2"),
        ("from 6", view_of(TURN), "6 lub wyższy", "6 or higher"),
        (
            "hide 7",
            view_of({"rule": "Hide", "piles": [(7, 3), [-1, -1], [-1, -1]]}),
            "Ukryj się w kryjówce 7 „Zegar bez Wskazówek”, w ręku zostaw kartę 3 „Bliźniacze Szepty”:"
            " zapytaj, czy numer jest parzysty",
            "Hide in lair 7 “Clock without Hands”, keep card 3 “Twin Whispers” in hand:"
            " ask whether the number is even",
        ),
        (
            "hide 7",
            view_of(TURN),
            "Ukryj się w kryjówce 7 „Zegar bez Wskazówek”",
            "Hide in lair 7 “Clock without Hands”",
        ),
        (
            "copy 5",
            view_of({"rule": "CopyOrExtra", "actor": 0, "card": 2, "copied": 0}, middle=(5, 2)),
            "Wykonaj działanie karty 5 „Malec z Piwnicy”: zapytaj, czy numer to 1, 2, 3 lub 4",
            "Carry out card 5 “Child from the Cellar”: ask whether the number is 1, 2, 3 or 4",
        ),
        ("top 12", view_of(TURN), "Na wierzch: 12 „Trzy Świece”", "On top: 12 “Three Candles”"),
        ("card 12", view_of(TURN), "Wychodzi karta 12 „Trzy Świece”", "Card 12 “Three Candles” comes up"),
        ("begin 2", {"frames": [], "hand": []}, "Zaczyna Celina", "Celina begins"),
    ],
)
def test_answers(notation: str, view: dict[str, Any], polish: str, english: str) -> None:
    action = DUCHY.actions.parse(notation)
    assert words("pl", 0).action(action, view) == polish
    assert words("en", 0).action(action, view) == english


def test_a_partner_chooses_of_two_cards_what_to_keep() -> None:
    match = Match(DUCHY, DUCHY.read_options({"players": 4, "first": 1}), Seed.simulated(1))
    for _ in range(2):
        match.answer(0, match.options(0)[0])
    view = match.view(2)
    first, second = match.options(2)
    polish = words("pl", 2, 4)
    assert polish.prompt(view) == (
        "Masz dwie karty od partnera (Ania): jedną zatrzymaj w ręku, druga wraca do partnera."
    )
    assert polish.action(first, view).startswith(f"Zatrzymaj kartę {polish.card_name(first.arg)}: ")
    assert polish.action(first, view).endswith(f"; partnerowi oddaj kartę {polish.card_name(second.arg)}")
    assert words("pl", 3, 4).prompt(match.view(3)) == "Karty swoich zespołów dzielą jeszcze: Celina, Bartek."
