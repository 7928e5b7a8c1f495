"""Straszydła in exact sentences, in both languages, and the table as text rows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from polnoc.engine.events import Event
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import EVERYONE, WATCHER
from polnoc.engine.terminal_rows import MINE, POSSIBLE
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.actions import ACTIONS
from polnoc.games.straszydla.drawing.terminal import rows
from polnoc.games.straszydla.options import StraszydlaOptions
from polnoc.words import LANGUAGES, Words
from tests.games.pack_files import write
from tests.games.straszydla.packs import classic
from tests.games.straszydla.scene import BOX, GAME, Scene, in_a_suburb
from tests.games.straszydla.test_layouts import WIDE

NAMES = ("Ania", "Bartek", "Celina", "Darek")


def words(language: str, viewer: int = WATCHER) -> Words:
    return Words(language, GAME, NAMES[:3], viewer, strict=True)


def say(language: str, key: str, args: dict[str, object], viewer: int = WATCHER) -> str:
    return words(language, viewer).event(Event(key, args, EVERYONE))


@pytest.mark.parametrize(
    ("key", "args", "polish", "english"),
    [
        (
            "walks",
            {"seat": 0, "tiles": [7, 20, 7, 22], "way": [8, 15, 8, 140]},
            "Ania idzie: Przedmieście Stawy → Remiza → Przedmieście Stawy ⇒ Przedmieście Cegielnia.",
            "Ania walks: Ponds Suburb → Fire Station → Ponds Suburb ⇒ Brickworks Suburb.",
        ),
        (
            "plan-shown",
            {"seat": 0, "tiles": [7, 20, 7, 2], "way": [8, 15, 8, 9]},
            "Ania pokazuje plan: Przedmieście Stawy → Remiza → Przedmieście Stawy → Miejska Pływalnia.",
            "Ania shows a plan: Ponds Suburb → Fire Station → Ponds Suburb → City Baths.",
        ),
        (
            "round-begins",
            {"period": 3, "night": 1, "round": 1, "seat": 1},
            "Pora 3: noc. Runda 1 z 4. Kartę dnia i nocy ma Bartek.",
            "Time of day 3: night. Round 1 of 4. Bartek holds the day/night card.",
        ),
        (
            "round-begins",
            {"period": 3, "night": 0, "round": 4, "seat": 1},
            "Pora 3: dzień. Runda 4 z 4, ostatnia przed żywieniem.",
            "Time of day 3: day. Round 4 of 4, the last before feeding.",
        ),
        (
            "duel",
            {"seat": 1, "by": 0, "tile": 1, "strengths": [7, 5]},
            "Pojedynek w dzielnicy „Centrum”: Bartek (siła 7) i Ania (siła 5).",
            "A duel, City Centre: Bartek (strength 7) and Ania (strength 5).",
        ),
        (
            "bids-shown",
            {"seats": [1, 0], "bids": [3, 2]},
            "Stawki energii – Bartek: 3, Ania: 2.",
            "The bids of energy – Bartek: 3, Ania: 2.",
        ),
        (
            "wins-duel",
            {"seat": 0, "by": 1, "won": 1, "lost": 1, "seats": [1, 0], "dice": [[6, 3, 3], [6, 5]]},
            "Sukcesy 1:1, czyli remis. Pojedynek wygrywa Ania.",
            "Successes 1:1, a tie. Ania wins the duel.",
        ),
        (
            "catches",
            {"seat": 0, "sum": 14, "difference": 0, "kind": 1, "count": 3, "dread": 1},
            "Suma 14, różnica 0: Ania dostaje 3 kostki powietrza, kostek grozy o 1 więcej.",
            "Sum 14, difference 0: Ania gets 3 air cubes, 1 more dread cube.",
        ),
        (
            "catches",
            {"seat": 0, "sum": 3, "difference": 5, "kind": 2, "count": 0, "dread": -2},
            "Suma 3, różnica 5: Ania dostaje 0 kostek ognia, kostek grozy o 2 mniej.",
            "Sum 3, difference 5: Ania gets 0 fire cubes, 2 dread cubes lost.",
        ),
        (
            "trades",
            {"seat": 0, "paid": [2, 0, 0, 0, 1], "kind": 1},
            "Ania oddaje do banku: 2 kostki wody, 1 kostka energii. Bierze 1 kostkę powietrza.",
            "Ania gives the bank 2 water cubes and 1 energy cube and takes 1 air cube.",
        ),
        (
            "buys",
            {"seat": 0, "spook": 17, "paid": [0, 0, 7, 0, 0]},
            "Ania kupuje Wrońca. Do banku: 7 kostek ognia.",
            "Ania buys Crowling for 7 fire cubes.",
        ),
        (
            "eats",
            {"seat": 0, "spook": 35, "kind": 3, "count": 4},
            "Ania karmi Borowego: 4 kostki ziemi.",
            "Ania feeds Forest Warden: 4 earth cubes.",
        ),
        (
            "eases",
            {"seat": 0, "spook": 35, "count": 2},
            "„Borowy” potrzebuje teraz o 2 kostki mniej.",
            "Forest Warden needs 2 cubes fewer now.",
        ),
        (
            "recolours",
            {"seat": 2, "kind": 0, "into": 3},
            "Celina zamienia 1 kostkę wody na 1 kostkę ziemi.",
            "Celina turns 1 water cube into 1 earth cube.",
        ),
        (
            "stops-laid",
            {"tiles": [11, 5]},
            "Koniec rundy. Znaczniki STOP leżą teraz tu, gdzie stoją pionki: „Stacja Metra”, „Kanały”.",
            "The round is over. There is a STOP now where the pawns stand: Metro Station, Sewers.",
        ),
        (
            "opens-spook",
            {"spook": 37},
            "Na wierzch stosu wychodzi „Piaskun”: ziemia, siła 3 w dzień i 4 w nocy.",
            "Sandman comes up on a stack: earth, strength 3 by day and 4 by night.",
        ),
        (
            "pact-shown",
            {"seat": 2, "pact": 7},
            "Pakt, który ma Celina: woda 2, powietrze 2, ogień 1.",
            "The pact of Celina: water 2, air 2, fire 1.",
        ),
        (
            "game-over",
            {"seats": [1], "decided": "dread"},
            "Koniec gry: wygrywa Bartek! Wypełniono kilka paktów; wygrywa, komu zostało więcej grozy.",
            "The game is over: Bartek wins! Several pacts are fulfilled; whoever has more dread left wins.",
        ),
        (
            "game-over",
            {"seats": [0, 1], "decided": "shared"},
            "Koniec gry: wygrywają Ania i Bartek! Pakty wypełniono razem.",
            "The game is over: Ania and Bartek win! They have fulfilled their pacts together.",
        ),
        (
            "stays",
            {"seat": 0},
            "Ania nie może się ruszyć i zostaje na miejscu.",
            "Ania cannot move and stays.",
        ),
        (
            "steals",
            {"seat": 0, "by": 1, "kind": 2},
            "Ania zabiera 1 kostkę ognia. Traci ją Bartek.",
            "Ania takes 1 fire cube from Bartek.",
        ),
        (
            "summons-none",
            {"seat": 0},
            "Ania nie przyzywa straszydła: stos jest pusty.",
            "Ania summons no spook: the stack is empty.",
        ),
        (
            "eats-free",
            {"seat": 0, "spook": 17},
            "Ania karmi Wrońca samą grozą.",
            "Ania feeds Crowling with nothing but dread.",
        ),
        (
            "stays",
            {"seat": 7},
            "gracz 8 nie może się ruszyć i zostaje na miejscu.",
            "player 8 cannot move and stays.",
        ),
    ],
)
def test_events(key: str, args: dict[str, object], polish: str, english: str) -> None:
    assert say("pl", key, args) == polish
    assert say("en", key, args) == english


@pytest.mark.parametrize(
    ("key", "args", "polish", "english"),
    [
        ("plan-ready", {"seat": 1}, "Twój plan jest gotowy.", "Your plan is ready."),
        (
            "bids-energy",
            {"seat": 1, "energy": 2},
            "Twoja tajna stawka energii: 2.",
            "Your secret bid of energy: 2.",
        ),
        (
            "wins-duel",
            {"seat": 0, "by": 1, "won": 2, "lost": 1, "seats": [1, 0], "dice": []},
            "Przegrywasz pojedynek 1:2. Wygrywa Ania.",
            "You lose the duel 1:2. Ania wins.",
        ),
        (
            "leaves-choice",
            {"seat": 0, "by": 1},
            "Ania daje ci wybór i bierze z banku 1 kostkę grozy.",
            "Ania leaves the choice to you and takes 1 dread cube from the bank.",
        ),
        (
            "steals",
            {"seat": 0, "by": 1, "kind": 0},
            "Tracisz 1 kostkę wody. Zabiera ją Ania.",
            "Ania takes 1 water cube from you.",
        ),
        (
            "collects",
            {"seat": 1, "kind": 3, "count": 1},
            "Zbierasz 1 kostkę ziemi.",
            "You collect 1 earth cube.",
        ),
        (
            "game-over",
            {"seats": [1], "decided": "pact"},
            "Koniec gry: wygrywasz!",
            "The game is over: you win!",
        ),
    ],
)
def test_the_reader_is_addressed_in_the_second_person(
    key: str, args: dict[str, object], polish: str, english: str
) -> None:
    assert say("pl", key, args, viewer=1) == polish
    assert say("en", key, args, viewer=1) == english


# Cards ----------------------------------------------------------------------------------

CARDS = {
    17: (
        "„Wroniec”, straszydło. Żywioł: powietrze. Siła 3 w dzień i 4 w nocy. Cena: 7.",
        "Crowling, a spook. Element: air. Strength 3 by day and 4 by night. Price: 7.",
    ),
    1: (
        "„Strzyga”, straszydło. Żywioł: dowolny żywioł. Siła 3 w dzień i 3 w nocy. Cena: 6.",
        "Striga, a spook. Element: any element. Strength 3 by day and 3 by night. Price: 6.",
    ),
    101: (
        "„Kałużnik”, diablik. Żywioł: woda. Sztuk: 2. Kiedy: w tajnym planie ruchu."
        " Działanie: zaplanuj o 1 krok więcej.",
        "Puddler, an imp. Element: water. Copies: 2. When: in your secret plan."
        " What it does: plan 1 step more.",
    ),
    110: (
        "„Spiżarnik”, diablik. Żywioł: ziemia. Sztuk: 2. Kiedy: podczas swojego żywienia."
        " Działanie: jedno z twoich straszydeł potrzebuje o 1 kostkę mniej, ale co najmniej 1.",
        "Larder, an imp. Element: earth. Copies: 2. When: while you feed."
        " What it does: one of your spooks needs 1 cube fewer, but at least 1.",
    ),
    111: (
        "„Przekupień”, diablik. Żywioł: ziemia. Sztuk: 2. Kiedy: wśród swoich akcji"
        " lub podczas swojego żywienia."
        " Działanie: zamień do 3 swoich kostek strachu, jedna za jedną, na inne żywioły.",
        "Huckster, an imp. Element: earth. Copies: 2. When: among your actions or while you feed."
        " What it does: turn up to 3 of your fear cubes, one for one, into other elements.",
    ),
    202: (
        "„Miejska Pływalnia”, dzielnica dzienna. Żywioł: woda. Nowe kostki przy 2, 3 i 4 graczach: 1, 1 i 1."
        " Można tu straszyć.",
        "City Baths, a day district. Element: water. New cubes with 2, 3 and 4 players: 1, 1 and 1."
        " You can frighten here.",
    ),
    225: (
        "„Zaułek Neonów”, dzielnica nocna. Żywioł: ogień. Nowe kostki przy 2, 3 i 4 graczach: 1, 1 i 1."
        " Bez ikon.",
        "Neon Alley, a night district. Element: fire. New cubes with 2, 3 and 4 players: 1, 1 and 1."
        " No icons.",
    ),
    307: ("Pakt 7: woda 2, powietrze 2, ogień 1.", "Pact 7: water 2, air 2, fire 1."),
    99: ("brak", "none"),
}


@pytest.mark.parametrize("card", CARDS)
def test_cards(card: int) -> None:
    assert (words("pl").card(card), words("en").card(card)) == CARDS[card]


def test_names_of_cards() -> None:
    names = [words("pl").card_name(card) for card in (17, 112, 221, 303, 90, 190, 299, 399)]
    assert names == ["Wroniec", "Kret", "Huta", "Pakt 3", "brak", "brak", "brak", "brak"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name_of_its_own(language: str) -> None:
    names = [words(language).card_name(card) for card in BOX.cards]
    assert len(set(names)) == len(names)
    assert all(words(language).card(card) for card in BOX.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_imp_as_its_card_says_it(language: str) -> None:
    said, book = words(language), words(language).rulebook()
    for imp in range(1, 13):
        element, _, when, does = re.findall(r": (.*?)\.(?= |$)", said.card(100 + imp))
        assert f"| {said.card_name(100 + imp)} | {element} | {when} | {does} |" in book


def test_the_text_of_an_imp_follows_its_trick(tmp_path: Any) -> None:
    text = classic()
    for old, new in (
        ('do = "take-energy", count = 1', 'do = "take-energy", count = 5'),
        ('do = "more-steps", count = 1', 'do = "more-steps", count = 2'),
        ('do = "fewer-dice", count = 1', 'do = "fewer-dice", count = 2'),
        ('do = "rob", count = 2', 'do = "rob", count = 1'),
        ('do = "ease", count = 1', 'do = "ease", count = 2'),
        ('do = "recolour", count = 3', 'do = "recolour", count = 1'),
    ):
        text = text.replace(old, new)
    game = PACKAGE.make_game_from(write(tmp_path, text))
    polish = Words("pl", game, NAMES[:2], strict=True)
    said = [polish.card(100 + imp).partition("Działanie: ")[2] for imp in (1, 6, 7, 10, 11, 12)]
    assert said == [
        "zaplanuj o 2 kroki więcej.",
        "rywal rzuca 2 kośćmi mniej.",
        "weź 5 kostek energii.",
        "jedno z twoich straszydeł potrzebuje o 2 kostki mniej, ale co najmniej 1.",
        "zamień 1 swoją kostkę strachu na inny żywioł.",
        "zabierz przegranemu 1 kostkę strachu.",
    ]


# Answers and questions ------------------------------------------------------------------


def label(scene: Scene, name: str, text: str, language: str = "pl") -> str:
    seat = scene.seat(name)
    return words(language, seat).action(ACTIONS.parse(text), scene.view(name))


def test_labels_say_where_and_what() -> None:
    planning = Scene(3, at="plan").play("A: step 4")
    assert label(planning, "A", "step 0") == "Krok w górę: Przedmieście Stawy"
    assert label(planning, "A", "step 2", "en") == "A step right: Metro Station"
    assert label(planning, "A", "step 6", "en") == "A step left: none"
    act = Scene(3, pawns={"A": "huta"}, cubes={"huta": 2}, tops={"water": "wodnik"}, spooks={"A": ["smok"]})
    assert label(act, "A", "collect") == "Zbierz 2 kostki ognia"
    assert label(act, "A", "buy 0") == "Kup Wodnika (żywioł: woda) za 7 kostek"
    assert label(act, "A", "swap 12") == "Oddaj diablika „Kret” za 1 kostkę ziemi"
    assert label(act, "A", "done") == "Koniec akcji"
    centre = Scene(3, pawns={"A": "centrum"}, cubes={"centrum": 2})
    assert label(centre, "A", "collect", "en") == "Collect cubes (2) of an element you choose"
    feed = Scene(3, at="feed", spooks={"A": ["zmora"]}, imps={"A": ["spizarnik"]})
    assert label(feed, "A", "feed 19") == "Nakarm Zmorę (3 kostki powietrza)"
    assert label(feed, "A", "done", "en") == "Finish feeding"
    feed.play("use 10", "ease 19")
    assert label(feed, "A", "feed 19", "en") == "Feed Nightmare: 2 air cubes"
    assert label(feed, "A", "feed-dread 19") == "Nakarm Zmorę za 4 kostki grozy"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", ["A", "*"])
def test_every_action_has_a_label_at_any_time(language: str, viewer: str) -> None:
    scenes = (Scene.new(3), Scene(3, at="plan"), Scene(3), Scene(3, at="feed"), *RARE)
    for scene in scenes:
        view = scene.view(viewer)
        speaker = words(language, view["seat"])
        labels = [speaker.action(ACTIONS[index], view) for index in range(len(ACTIONS))]
        assert all(labels)


def test_labels_of_dice() -> None:
    scene = Scene(3, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik"]}, dread={"A": 1}).play(
        "frighten", "die 4"
    )
    assert label(scene, "A", "raise 0") == "Kość 1: z 4 na 5"
    assert label(scene, "A", "lower 0", "en") == "Die 1: from 4 to 3"
    assert label(scene, "A", "reroll 0") == "Kość 1, na której jest 4: rzuć ponownie za grozę (1)"
    assert label(scene, "A", "pick 7") == "Kość 8"
    assert label(scene, "B", "raise 1", "en") == "Die 2: up by 1"


def prompt(scene: Scene, name: str, language: str = "pl") -> str:
    return words(language, scene.seat(name)).prompt(scene.view(name))


def test_prompts_of_a_duel() -> None:
    scene = Scene(
        3,
        at="duels",
        pawns=dict.fromkeys("AB", "huta"),
        purses={"A": {"energy": 3}, "B": {"energy": 1}},
        spooks={"A": ["smok"]},
        tops={"air-imp": "gwizd"},
    )
    scene.play("die 3", "die 5", "die 3", "die 6", "die 5")
    assert prompt(scene, "A") == (
        "Pojedynek, rywal: Bartek. Twoje kości: 5, 3, 3. Kości rywala: 6, 5. Sukcesy 1:2."
        " Ile energii stawiasz (masz 3)?"
    )
    assert prompt(scene, "B", "en") == (
        "A duel against Ania. Your dice: 6, 5. Your rival’s dice: 5, 3, 3. Successes 2:1."
        " How much energy do you bid (you have 1)?"
    )
    assert prompt(scene, "C") == "Energię stawiają: Ania i Bartek."
    scene.play("A: bid 3", "B: bid 0", "raise 0")
    assert prompt(scene, "A") == (
        "Twoje kości: 6, 3, 3. Kości rywala: 6, 5. Sukcesy 1:1. Zmień swoje kości; oczka do rozdania: 2."
    )


@pytest.mark.parametrize(
    ("scene", "name", "polish", "english"),
    [
        (
            Scene(3, at="plan"),
            "A",
            "Planujesz w tajemnicy. Jesteś tu: Przedmieście Stawy. Zostały 3 kroki.",
            "You plan in secret. You are here: Ponds Suburb. 3 steps are left.",
        ),
        (
            Scene(3, at="feed", night=1, spooks={"A": ["zmora", "strzyga"]}),
            "A",
            "Żywienie. Głodne są: Zmora (4 kostki powietrza), Strzyga (3 kostki jednego żywiołu)."
            " Kto nie zje, ucieknie.",
            "Feeding. Hungry: Nightmare (4 air cubes), Striga (3 cubes of one element)."
            " Whoever does not eat will flee.",
        ),
        (
            Scene(3, at="feed"),
            "A",
            "Żywienie: nikt już nie jest głodny.",
            "Feeding: nobody is hungry any more.",
        ),
        (
            Scene(3, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik"]}).play("frighten", "die 6"),
            "A",
            "Kości: 6. Suma 6, siła 3, różnica 3: na razie 0 kostek wody, kostek grozy o 1 więcej."
            " Jedna kostka energii zmienia kość o 1.",
            "Dice: 6. Sum 6, strength 3, difference 3: so far 0 water cubes, 1 more dread cube."
            " One energy cube changes a die by 1.",
        ),
        (
            Scene(3, at="feed", spooks={"A": ["zmora"]}, imps={"A": ["spizarnik"]}).play("use 10"),
            "A",
            "Które straszydło potrzebuje o 1 kostkę mniej?",
            "Which spook needs 1 cube fewer?",
        ),
        (
            Scene(2, at="duels", pawns=dict.fromkeys("AB", "huta"), imps={"A": ["gwizd"]}),
            "A",
            "Pojedynek, rywal: Bartek. Twoje kości: 2, kości rywala: 2."
            " Robisz coś przed rzutem: diablik, wymiana, nowe straszydło?",
            "A duel against Bartek. Your dice: 2, your rival’s dice: 2."
            " Anything before the roll: an imp, a trade, a new spook?",
        ),
        (
            Scene(3, at="summon", pawns={"A": "centrum"}),
            "A",
            "Centrum: z którego stosu przyzywasz straszydło?",
            "City Centre: which stack do you summon a spook from?",
        ),
        (
            Scene(3, at="summon", pawns={"A": "centrum"}),
            "B",
            "Ania wybiera stos, z którego przyzwie straszydło.",
            "Ania chooses the stack to summon a spook from.",
        ),
        (
            Scene(3, at="feed", spooks={"A": ["zmora"]}, imps={"A": ["spizarnik"]}).play("use 10"),
            "B",
            "Ania wybiera straszydło o mniejszym apetycie.",
            "Ania chooses a spook that needs less.",
        ),
    ],
)
def test_prompts(scene: Scene, name: str, polish: str, english: str) -> None:
    assert prompt(scene, name) == polish
    assert prompt(scene, name, "en") == english


def test_prompts_after_moving() -> None:
    scene = Scene(2, at="moved", imps={"A": ["wir"]})
    assert prompt(scene, "A", "en") == "Everybody has moved. Do you use an imp?"
    assert prompt(scene.play("use 3"), "A", "en") == "Where do you take one more step?"


def scared(imp: str) -> Scene:
    return Scene(3, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik"]}, imps={"A": [imp]}).play("frighten")


def huckster() -> Scene:
    return Scene(3, at="feed", imps={"A": ["przekupien"]}, purses={"A": {"water": 1}}).play("use 11")


def won() -> Scene:
    pawns, purses = dict.fromkeys("AB", "huta"), {"B": {"water": 1}}
    return Scene(3, at="duels", pawns=pawns, imps={"A": ["kret"]}, purses=purses).pass_chance()


#: Questions to A that are rare.
RARE = [
    huckster(),
    huckster().play("give 0"),
    Scene(3, dread={"A": 3}).play("dread-imp"),
    Scene(3, dread={"A": 3}).play("dread-cube"),
    scared("psotnik").play("use 4"),
    scared("podmuch").play("use 5"),
    won(),
    won().play("use 12"),
    in_a_suburb(),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_questions_can_be_asked_too(language: str) -> None:
    asked = [prompt(scene, "A", language) for scene in RARE]
    told = [prompt(scene, "B", language) for scene in RARE]
    assert len(set(asked)) == len(RARE)
    assert all("Ania" in line for line in told)


def test_leaving_spooks_hungry_is_asked_twice() -> None:
    scene = Scene(2, at="feed", spooks={"A": ["zmora", "leszy"]}, purses={"A": {"energy": 9}})
    ask = [words("en", 0).confirm(ACTIONS.parse(text), scene.view("A")) for text in ("trade", "done")]
    assert ask == [
        "",
        "These will flee hungry: Nightmare and Leshy. Press once more if that is what you want",
    ]
    fed = Scene(2, at="feed", purses={"A": {"energy": 2}})
    assert words("en", 0).confirm(ACTIONS.parse("done"), fed.view("A")) == ""
    assert words("pl", 0).confirm(ACTIONS.parse("done"), Scene(2).view("A")) == ""


# Refusals -------------------------------------------------------------------------------

#: The arguments of refusals that have any.
REFUSED: dict[str, dict[str, object]] = {
    "refused-imp-not-now": {"imp": 12},
    "refused-plan-unfinished": {"left": 2},
    "refused-blocked": {"tile": 21},
    "refused-too-little-energy": {"have": 2},
    "refused-too-little-dread": {"have": 1},
    "refused-too-few-cubes": {"needed": 3, "have": 2},
    "refused-no-such-cube": {"kind": 0},
    "refused-too-little-food": {"spook": 19, "needed": 5},
}


def nodes_of_the_rules() -> Iterator[ast.AST]:
    for file in (files("polnoc.games.straszydla") / "rules").iterdir():
        if file.name.endswith(".py"):
            yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def keys_of_the_rules() -> set[str]:
    texts = [node.value for node in nodes_of_the_rules() if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and text.startswith("refused-")}


def events_of_the_rules() -> set[str]:
    """Return the key of every `Event(key, …)` and every `tell(out, key, …)`."""
    calls = [
        (ast.unparse(node.func), node.args) for node in nodes_of_the_rules() if isinstance(node, ast.Call)
    ]
    where = {"Event": 0, "tell": 1}
    return {ast.literal_eval(args[where[name]]) for name, args in calls if name in where}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_sentence_and_no_sentence_is_left_over(language: str) -> None:
    texts = files("polnoc.games.straszydla") / "words"
    written = [(texts / f"{name}{language}.ftl").read_text(encoding="utf-8") for name in ("", "events-rare.")]
    assert set(re.findall("^event-([a-z-]+) =", "".join(written), re.MULTILINE)) == events_of_the_rules()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(language: str) -> None:
    keys = keys_of_the_rules()
    assert len(keys) > 40
    for key in keys:
        said = words(language).refusal(Refusal("STR-ACT-02", key, REFUSED.get(key, {})))
        assert said.endswith(". [STR-ACT-02]"), said


def test_some_refusals() -> None:
    blocked = Refusal("STR-MOVE-03", "refused-blocked", {"tile": 21})
    assert words("pl").refusal(blocked) == "W dzielnicy „Huta” leży znacznik STOP. [STR-MOVE-03]"
    food = Refusal("STR-FEED-04", "refused-too-little-food", {"spook": 19, "needed": 5})
    assert words("pl").refusal(food) == "„Zmora” potrzebuje 5 kostek jednego żywiołu. [STR-FEED-04]"


# Options --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_an_explanation(language: str) -> None:
    for name in StraszydlaOptions.__struct_fields__:
        assert words(language).option(name)
        assert words(language).option_help(name).endswith((".", "?"))


def test_values_of_options() -> None:
    assert words("pl").option_value("refill", "round") == "w każdej rundzie"
    assert words("en").option_value("duel_ties", "newcomer") == "the weaker; or else the newcomer"
    assert words("pl").option_value("layout", "old-town") == "Stare Miasto"
    assert words("pl").option_value("purchases", "any") == "dowolnie wiele"
    assert words("en").option_value("periods", 24) == "24"


def test_the_rulebook_says_first_that_it_is_unofficial() -> None:
    assert words("pl").rulebook().startswith("# Straszydła – zasady\n\nWydanie nieoficjalne.")
    assert words("en").rulebook().startswith("# Straszydła – the rules\n\nAn unofficial edition.")


# The table as text rows ---------------------------------------------------------------------


def shown(scene: Scene, name: str, aids: bool = True) -> list[str]:
    view = scene.view(name)
    speaker = words("en", view["seat"])
    lines = []
    for row in rows(GAME, view, aids):
        args = dict(row.args)
        if isinstance(seat := args.get("seat"), int):
            args["name"] = speaker.name(seat)
        if isinstance(card := args.get("card"), int):
            args["card"] = speaker.card_name(card)
        lines.append(speaker.text(row.key, **args) + "".join([cell.text for cell in row.cells]))
    return lines


def test_the_table_of_a_player() -> None:
    scene = Scene(
        2,
        night=1,
        period=2,
        number=3,
        pawns={"A": "huta", "B": "metro"},
        stops=["remiza"],
        cubes={"huta": 1, "remiza": 2, "dachy": 2},
        purses={"A": {"water": 1, "energy": 3}},
        dread={"A": 2},
        spooks={"A": ["wroniec", "strzyga"]},
        imps={"A": ["podpalacz"]},
        pacts={"A": 1},
    )
    lines = shown(scene, "A")
    assert lines[0] == "Night (time of day 2), round 3 of 4. Ania holds the day/night card."
    assert lines[1].split() == ["7≈^", "2~!", "14›*", "8□!", "13■^"]
    assert lines[2].split() == ["20△*2×", "11■*B", "17»!", "5≈*", "24▲*"]
    assert lines[3].split() == ["3~*", "23▲!", "1◆*", "9□*", "18»*"]
    assert lines[4].split() == ["21△1A", "12■", "15›", "6≈", "25▲"]
    assert "Cubes to collect: 19 Old Town Roofs, air: 2" in lines
    assert "Cubes to collect: 20 Fire Station, fire: 2" not in lines, "a STOP lies there"
    assert "Stack of earth: Gnome 4/2, price 6" in lines
    assert lines[-5:] == [
        "A Ania (you): water 1, air 0, fire 0, earth 0, energy 3, dread 2; spooks 2, strength 7; imps 1",
        "The spook Crowling, air: appetite 4",
        "The spook Striga, any element: appetite 3",
        "The imp Firebug",
        "Pact: water 1, air 2, fire 2, earth 0. Spooks missing: 3.",
    ]
    assert len(shown(scene, "A", aids=False)) < len(lines)


def test_tones_of_the_table() -> None:
    scene = Scene(2, pawns={"A": "huta"}, cubes={"dachy": 2})
    cells = {cell.text.strip(): cell.tone for row in rows(GAME, scene.view("A"), False) for cell in row.cells}
    assert (cells["21△A"], cells["19»2"]) == (MINE, POSSIBLE)


def test_the_table_of_a_watcher_and_before_the_game() -> None:
    assert not [line for line in shown(Scene(2), "*") if line.startswith("Pact")]
    before = shown(Scene.new(2), "A")
    assert before[0] == "Setting up"
    assert not [line for line in before if "▲" in line and "fire" not in line]
    wide = Scene.new(2, layout=WIDE)
    assert len(shown(wide, "A")[1].split()) == 5
