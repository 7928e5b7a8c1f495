"""Final Girl in sentences, in both languages and in every film."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.match import Match
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import EVERYONE
from polnoc.games import finalgirl, find_game
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.words.wording import Wording
from polnoc.words import LANGUAGES, MissingMessage, Words
from tests.words.noting_words import random_game
from tests.words.plain import LEAK
from tests.words.test_messages import messages_of

FOUND = find_game("finalgirl")
assert isinstance(FOUND, FinalGirlGame)
GAME = FOUND
RULES = Path(finalgirl.__file__).parent / "rules"

#: Films of the box, and other options that affect the sentences.
FILMS: list[dict[str, object]] = [
    {"killer": "hammer", "location": "camp", "heroine": "laurie", "personal": True},
    {"killer": "parade", "location": "fair", "heroine": "barbara", "ambiguity": "ask", "epic": True},
    {"killer": "pack", "location": "camp", "heroine": "iga", "ambiguity": "laughs", "personal": True},
    {"killer": "pack", "location": "fair", "heroine": "nina", "epic": True},
    {"killer": "parade", "location": "camp", "heroine": "sabina", "board": "extreme"},
]
HAMMER, PARADE, PACK = FILMS[:3]


def wording(language: str, film: dict[str, object] = HAMMER) -> Wording:
    words = Words(language, GAME, ["Ania"], 0, strict=True)
    return Wording(GAME, words.text, words.names, 0, GAME.read_options(film))


def spaces(film: dict[str, object]) -> dict[str, int]:
    return GAME.terms(GAME.read_options(film)).places.number


# Events -------------------------------------------------------------------------

CAMP, FAIR = spaces(HAMMER), spaces(PARADE)
EVENTS = [
    (HAMMER, "turn", {"turn": 3}, "Tura 3.", "Turn 3."),
    (HAMMER, "rolls", {"dice": (3, 7)}, "Rzut horroru: 3, sukces.", "Horror roll: 3, success."),
    (HAMMER, "result", {"successes": 2}, "Udało się: 2 sukcesy.", "It works: 2 successes."),
    (HAMMER, "result", {"successes": 0}, "Porażka.", "Failure."),
    (HAMMER, "horror", {"n": -2, "now": 1}, "Horror opada do 1.", "Horror falls to 1."),
    (HAMMER, "time", {"n": -2, "now": 4}, "2 czasu mniej: teraz 4.", "Time −2: now 4."),
    (
        HAMMER,
        "time",
        {"n": -1, "now": -1},
        "Czas się skończył: znacznik stoi na czerwonym polu.",
        "Time has run out: the marker is on red.",
    ),
    (
        HAMMER,
        "goes",
        {"start": CAMP["cabins"], "end": CAMP["north-road"], "n": 1, "kinds": 2},
        "Laurie idzie na północną drogę, a z nią najlepsza przyjaciółka i 1 ofiara.",
        "Laurie goes to the North Road, and with her her best friend and 1 victim.",
    ),
    (
        HAMMER,
        "dies",
        {"kind": 0, "space": CAMP["firepit"], "by": 1},
        "Hans zabija ofiarę przy ognisku.",
        "Hans kills a victim at the Firepit.",
    ),
    (
        HAMMER,
        "dies",
        {"kind": 3, "space": CAMP["lake"], "by": 0},
        "Ginie ukochany w jeziorze.",
        "Her beloved dies in the Lake.",
    ),
    (
        PARADE,
        "dies",
        {"kind": 0, "space": FAIR["carousel"], "by": 2},
        "Kukła zabija ofiarę przy karuzeli.",
        "A puppet kills a victim at the Carousel.",
    ),
    (
        PACK,
        "dies",
        {"kind": 0, "space": CAMP["dock"], "by": 2},
        "Ogary zabijają ofiarę na przystani.",
        "Hounds kill a victim on the Dock.",
    ),
    (
        PACK,
        "attacked",
        {"kind": 1, "space": CAMP["dock"], "n": 3},
        "Ogary atakują bohaterkę! Obrażenia: 3.",
        "Hounds attack the heroine! Damage: 3.",
    ),
    (
        PARADE,
        "hunts",
        {"kind": 0, "space": FAIR["carousel"], "target": FAIR["big-tent"]},
        "Geppetto rusza na łowy: cel jest w wielkim namiocie.",
        "Geppetto sets out to hunt: the target is in the Big Tent.",
    ),
    (
        PACK,
        "minions-gone",
        {"n": 2, "space": CAMP["swamp"]},
        "Giną 2 ogary na mokradłach.",
        "2 hounds are destroyed in the Swamp.",
    ),
    (
        PACK,
        "start",
        {"start": 0},
        "Karta przygotowania „Podchody”: Iga zaczyna na boisku. Pierwsze legowisko jest na mokradłach.",
        "Set-up card “Scavenger Hunt”: Iga begins on the Sports Court. The first den is in the Swamp.",
    ),
    (
        HAMMER,
        "panics",
        {"kind": 0, "start": CAMP["firepit"], "end": CAMP["firepit"], "face": 1},
        "Panika przy ognisku (kość: 1): ofiara zastyga w bezruchu.",
        "Panic at the Firepit (die: 1): a victim freezes.",
    ),
    (
        HAMMER,
        "terror",
        {"terror": 0},
        "Karta terroru „Podwójne łowy”: Hans poluje na najbliższą ofiarę: ruch i atak;"
        " Hans poluje na najbliższą ofiarę: ruch i atak.",
        "Terror card “Twofold Hunt”: Hans hunts the nearest victim: a move and an attack;"
        " Hans hunts the nearest victim: a move and an attack.",
    ),
    (
        HAMMER,
        "holds",
        {"item": 1},
        "Laurie bierze do ręki siekierę.",
        "Laurie takes the axe in hand.",
    ),
    (
        HAMMER,
        "attacks",
        {"kind": 0, "space": CAMP["dock"], "item": 1},
        "Laurie atakuje Hansa siekierą.",
        "Laurie attacks Hans with the axe.",
    ),
    (
        HAMMER,
        "uses",
        {"item": 9},
        "Laurie używa energetyka: do wyboru: 1) zyskaj 3 czasu; 2) przejdź najwyżej 1 pole.",
        "Laurie uses the energy drink: choose: 1) gain 3 time; 2) go up to 1 space.",
    ),
    (
        PACK,
        "won",
        {"turn": 9},
        "Koniec gry w turze 9: wataha już nie wstanie. Iga patrzy, jak wstaje świt.",
        "The game is over on turn 9: the pack will not get up again. Iga watches the dawn.",
    ),
]


@pytest.mark.parametrize(("film", "key", "args", "polish", "english"), EVENTS)
def test_events(
    film: dict[str, object], key: str, args: dict[str, object], polish: str, english: str
) -> None:
    event = Event(key, args, EVERYONE)
    assert wording("pl", film).event(event) == polish
    assert wording("en", film).event(event) == english


def event_keys_in_the_rules() -> Iterator[str]:
    """Yield the key of every event that some rule emits."""
    for file in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "tell":
                keys = [part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)]
                yield from [key for key in keys if isinstance(key, str)]


def test_every_event_of_the_rules_has_a_message() -> None:
    known = [key.removeprefix("event-") for key in messages_of("polnoc.games.finalgirl", "en")]
    keys = set(event_keys_in_the_rules())
    assert len(keys) > 60
    assert [key for key in keys if not any(name.startswith(key) for name in known)] == []


def test_every_refusal_of_the_rules_has_a_message() -> None:
    known = messages_of("polnoc.games.finalgirl", "en")
    source = "".join([file.read_text(encoding="utf-8") for file in RULES.glob("*.py")])
    keys = set(re.findall(r'"(refused-[a-z-]+)"', source))
    assert len(keys) > 20
    assert keys - set(known) == set()


def test_refusals() -> None:
    refusal = Refusal("FG-MKT-02", "refused-too-dear", {"card": 14, "cost": 6})
    assert wording("pl").refusal(refusal) == "„Decydujący cios” kosztuje 6, a tyle czasu nie masz."
    assert wording("en").refusal(refusal) == "“Critical Blow” costs 6, and you do not have that much time."
    away = Refusal("FG-MOVE-03", "refused-not-adjacent", {"space": CAMP["cabins"]})
    assert wording("pl").refusal(away) == "Stąd nie dojdziesz jednym krokiem do domków."


# Cards --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("film", FILMS)
def test_every_card_of_every_film_has_a_name_and_a_text(film: dict[str, object], language: str) -> None:
    said = wording(language, film)
    for card in GAME.cards(GAME.read_options(film)):
        text = said.card(card)
        assert said.card_name(card) in text
        assert text.endswith(".")
        assert not LEAK.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heroine_has_a_card(language: str) -> None:
    texts = {wording(language, {"heroine": heroine}).card(600) for heroine in GAME.box.heroines}
    assert len(texts) == len(GAME.box.heroines)


CARDS = [
    (
        1,
        "Chód (koszt 0). 2 lub więcej sukcesów: przejdź najwyżej 2 pola; strać 1 czasu."
        " 1 sukces: przejdź najwyżej 1 pole; strać 1 czasu. Porażka: do wyboru:"
        " 1) przejdź najwyżej 1 pole, strać 1 zdrowia i strać 2 czasu; 2) strać 2 czasu.",
        "Walk (cost 0). 2 or more successes: go up to 2 spaces; lose 1 time."
        " 1 success: go up to 1 space; lose 1 time. Failure: choose:"
        " 1) go up to 1 space, lose 1 health and lose 2 time; 2) lose 2 time.",
    ),
    (
        107,
        "Przedmiot: Gaz pieprzowy. Zajmuje jedną dłoń. Jednorazowy."
        " Użycie: w fazie mordercy, gdy morderca jest na twoim polu: faza się kończy.",
        "Item: Pepper Spray. Needs one hand. Used once."
        " Use: in the killer phase, if the killer is in your space: the phase ends.",
    ),
]


@pytest.mark.parametrize(("card", "polish", "english"), CARDS)
def test_cards_say_what_their_effects_say(card: int, polish: str, english: str) -> None:
    assert wording("pl").card(card) == polish
    assert wording("en").card(card) == english


def test_a_card_that_is_not_in_the_film() -> None:
    assert wording("pl").card(999) == "brak takiej karty"
    assert wording("en").card_name(199) == "no such card"


# Answers and questions ----------------------------------------------------------


def action(text: str) -> Action:
    return GAME.actions.parse(text)


def in_action_phase(film: dict[str, object]) -> Match:
    """Return a game at a moment when the heroine may do anything."""
    return next(
        match for match in random_game(GAME, film, 1) if match.view(0)["frames"][-1]["rule"] == "ActionPhase"
    )


def test_before_somebody_is_left_behind_the_game_asks_again() -> None:
    view = {**in_action_phase(HAMMER).view(0), "heroine": CAMP["camp-gate"]}
    victims = [0] * len(view["victims"])
    victims[CAMP["camp-gate"]] = 2
    done = action("done")
    assert wording("en").confirm(done, view) == ""
    assert wording("en").confirm(done, {**view, "victims": victims}) == (
        "2 victims are waiting at your exit. Do you really end the action phase?"
    )


def test_before_a_deadly_blow_the_game_asks_again() -> None:
    frame = {"rule": "React", "kind": 0, "space": 0, "n": 3}
    view = {**in_action_phase(HAMMER).view(0), "frames": [frame], "blow": 3, "health": 4}
    accept = action("accept")
    assert wording("pl").action(accept, view) == "Przyjmij cios: 3 obrażenia"
    assert wording("pl").confirm(accept, view) == ""
    assert wording("pl").confirm(accept, {**view, "health": 3}) == (
        "Ten cios (3) zabierze całe zdrowie (3). Na pewno się nie bronisz?"
    )
    assert wording("pl").prompt(view) == (
        "Hans atakuje! Grożą ci obrażenia: 3, a zdrowia masz 4. Bronisz się?"
    )


def test_where_an_attack_does_nothing_any_more_the_question_is_whether_to_strike_back() -> None:
    frame = {"rule": "React", "kind": 0, "space": 0, "n": 3}
    view = {**in_action_phase(HAMMER).view(0), "frames": [frame], "blow": 0, "lasting": ()}
    terms = wording("pl").phrases.terms
    guard, retaliation = terms.card_number["guard"], terms.card_number["retaliation"]
    hand = [0] * len(terms.cards)
    hand[guard] = 1
    assert wording("pl").prompt({**view, "hand": hand}) == (
        "Hans atakuje, ale nic ci to nie zrobi. Czy robisz jeszcze coś?"
    )
    hand[retaliation] = 1
    assert wording("pl").prompt({**view, "hand": hand}) == (
        "Hans atakuje, ale nic ci to nie zrobi. Czy oddajesz cios? Pozwala na to karta „Zemsta”."
    )
    assert wording("en").prompt({**view, "hand": hand}) == (
        "Hans attacks, but it will do you no harm. Do you strike back? You can with “Retaliation”."
    )


def read_all(said: list[Wording], match: Match, since: int, rng: random.Random) -> Iterator[str]:
    """Yield everything there is to read, in all languages."""
    view = match.view(0)
    refusal = match.why_not(0, match.game.actions[rng.randrange(len(match.game.actions))])
    for words in said:
        yield from [words.event(event) for event in match.events[since:]]
        if match.asked:
            yield words.prompt(view)
        yield from [words.action(option, view) for option in match.options(0)]
        if refusal is not None and refusal.key != "refused-not-now":
            yield words.refusal(refusal)


@pytest.mark.parametrize("film", FILMS)
def test_whatever_happens_in_any_film_can_be_said(film: dict[str, object]) -> None:
    said = [wording(language, film) for language in LANGUAGES]
    lines: set[str] = set()
    for number in range(6):
        since, rng = 0, random.Random(number)
        for match in random_game(GAME, film, number):
            lines.update(read_all(said, match, since, rng))
            since = len(match.events)
    assert len(lines) > 200
    assert [line for line in lines if not line or LEAK.search(line)] == []


def test_without_the_options_events_are_those_of_the_usual_film_but_questions_are_right() -> None:
    words = Words("en", GAME, ["Ania"], 0, strict=True)
    view = in_action_phase(PARADE).view(0)
    assert wording("en", PARADE).phrases.space(view["heroine"], "at") in words.prompt(view)
    assert words.card_name(200) == "Twofold Hunt"


def test_things_of_a_pack_without_words_are_called_by_their_ids() -> None:
    words = Words("en", GAME, ["Ania"], 0)
    phrases = Wording(GAME, words.text, words.names, 0).phrases
    assert phrases.title("item", "rusty-spoon") == "Rusty spoon"
    assert phrases.place("old-mill", "to") == "to “Old mill”"
    with pytest.raises(MissingMessage):
        wording("en").phrases.title("item", "rusty-spoon")
